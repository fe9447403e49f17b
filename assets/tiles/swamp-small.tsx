<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="swamp-small" tilewidth="64" tileheight="64" tilecount="24" columns="12" objectalignment="bottomleft">
 <image source="swamp-small.png" width="768" height="128"/>
 <tile id="0">
  <properties>
   <property name="name" value="grass"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="reeds"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="name" value="lilies"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="name" value="lilies-2"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="name" value="mushrooms"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="name" value="stones"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="name" value="bush"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="name" value="skull"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="name" value="wisp"/>
  </properties>
  <animation>
   <frame tileid="8" duration="180"/>
   <frame tileid="9" duration="180"/>
   <frame tileid="10" duration="180"/>
   <frame tileid="11" duration="180"/>
   <frame tileid="12" duration="180"/>
   <frame tileid="13" duration="180"/>
  </animation>
 </tile>
</tileset>
