<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="fire-small" tilewidth="64" tileheight="64" tilecount="24" columns="12" objectalignment="bottomleft">
 <image source="fire-small.png" width="768" height="128"/>
 <tile id="0">
  <properties>
   <property name="name" value="stones"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="stones-2"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="name" value="rock"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="name" value="shard"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="name" value="skull"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="name" value="embers"/>
  </properties>
  <animation>
   <frame tileid="5" duration="180"/>
   <frame tileid="6" duration="180"/>
   <frame tileid="7" duration="180"/>
   <frame tileid="8" duration="180"/>
   <frame tileid="9" duration="180"/>
   <frame tileid="10" duration="180"/>
  </animation>
 </tile>
 <tile id="11">
  <properties>
   <property name="name" value="brazier"/>
  </properties>
  <animation>
   <frame tileid="11" duration="180"/>
   <frame tileid="12" duration="180"/>
   <frame tileid="13" duration="180"/>
   <frame tileid="14" duration="180"/>
   <frame tileid="15" duration="180"/>
   <frame tileid="16" duration="180"/>
  </animation>
 </tile>
 <tile id="17">
  <properties>
   <property name="name" value="dry-grass"/>
  </properties>
 </tile>
</tileset>
