<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="plains-tall" tilewidth="128" tileheight="160" tilecount="24" columns="6" objectalignment="bottomleft">
 <image source="plains-tall.png" width="768" height="640"/>
 <tile id="0">
  <properties>
   <property name="name" value="oak"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="oak-2"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="name" value="birch"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="name" value="birch-2"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="name" value="stone"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="name" value="stone-2"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="name" value="boulder"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="name" value="hay"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="name" value="yurt"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="name" value="yurt-2"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="name" value="banner"/>
  </properties>
  <animation>
   <frame tileid="10" duration="180"/>
   <frame tileid="11" duration="180"/>
   <frame tileid="12" duration="180"/>
   <frame tileid="13" duration="180"/>
   <frame tileid="14" duration="180"/>
   <frame tileid="15" duration="180"/>
  </animation>
 </tile>
 <tile id="16">
  <properties>
   <property name="name" value="torch"/>
  </properties>
  <animation>
   <frame tileid="16" duration="180"/>
   <frame tileid="17" duration="180"/>
   <frame tileid="18" duration="180"/>
   <frame tileid="19" duration="180"/>
   <frame tileid="20" duration="180"/>
   <frame tileid="21" duration="180"/>
  </animation>
 </tile>
</tileset>
