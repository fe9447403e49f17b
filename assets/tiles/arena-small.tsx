<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="arena-small" tilewidth="64" tileheight="64" tilecount="12" columns="12" objectalignment="bottomleft">
 <image source="arena-small.png" width="768" height="64"/>
 <tile id="0">
  <properties>
   <property name="name" value="stones"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="brazier"/>
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
   <property name="name" value="crowd"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="name" value="crowd-2"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="name" value="crowd-3"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="name" value="skull"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="name" value="grass"/>
  </properties>
 </tile>
</tileset>
