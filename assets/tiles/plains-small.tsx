<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="plains-small" tilewidth="64" tileheight="64" tilecount="24" columns="12" objectalignment="bottomleft">
 <image source="plains-small.png" width="768" height="128"/>
 <tile id="0">
  <properties>
   <property name="name" value="grass"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="tall-grass"/>
  </properties>
  <animation>
   <frame tileid="1" duration="180"/>
   <frame tileid="2" duration="180"/>
   <frame tileid="3" duration="180"/>
   <frame tileid="4" duration="180"/>
   <frame tileid="5" duration="180"/>
   <frame tileid="6" duration="180"/>
  </animation>
 </tile>
 <tile id="7">
  <properties>
   <property name="name" value="flowers"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="name" value="daisies"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="name" value="stones"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="name" value="bush"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="name" value="berries"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="name" value="skull"/>
  </properties>
 </tile>
</tileset>
