<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="dark-small" tilewidth="64" tileheight="64" tilecount="24" columns="12" objectalignment="bottomleft">
 <image source="dark-small.png" width="768" height="128"/>
 <tile id="0">
  <properties>
   <property name="name" value="grass"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="stones"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="name" value="skull"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="name" value="skull-2"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="name" value="grave"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="name" value="grave-cross"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="name" value="grave-broken"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="name" value="mushrooms"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="name" value="brazier"/>
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
 <tile id="14">
  <properties>
   <property name="name" value="wisp"/>
  </properties>
  <animation>
   <frame tileid="14" duration="180"/>
   <frame tileid="15" duration="180"/>
   <frame tileid="16" duration="180"/>
   <frame tileid="17" duration="180"/>
   <frame tileid="18" duration="180"/>
   <frame tileid="19" duration="180"/>
  </animation>
 </tile>
</tileset>
