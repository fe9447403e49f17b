<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="swamp-tall" tilewidth="128" tileheight="160" tilecount="24" columns="6" objectalignment="bottomleft">
 <image source="swamp-tall.png" width="768" height="640"/>
 <tile id="0">
  <properties>
   <property name="name" value="tall-reeds"/>
  </properties>
  <animation>
   <frame tileid="0" duration="180"/>
   <frame tileid="1" duration="180"/>
   <frame tileid="2" duration="180"/>
   <frame tileid="3" duration="180"/>
   <frame tileid="4" duration="180"/>
   <frame tileid="5" duration="180"/>
  </animation>
 </tile>
 <tile id="6">
  <properties>
   <property name="name" value="willow"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="name" value="willow-2"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="name" value="dead-tree"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="name" value="dead-tree-2"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="name" value="boulder"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="name" value="stone"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="name" value="banner"/>
  </properties>
  <animation>
   <frame tileid="12" duration="180"/>
   <frame tileid="13" duration="180"/>
   <frame tileid="14" duration="180"/>
   <frame tileid="15" duration="180"/>
   <frame tileid="16" duration="180"/>
   <frame tileid="17" duration="180"/>
  </animation>
 </tile>
 <tile id="18">
  <properties>
   <property name="name" value="torch"/>
  </properties>
  <animation>
   <frame tileid="18" duration="180"/>
   <frame tileid="19" duration="180"/>
   <frame tileid="20" duration="180"/>
   <frame tileid="21" duration="180"/>
   <frame tileid="22" duration="180"/>
   <frame tileid="23" duration="180"/>
  </animation>
 </tile>
</tileset>
