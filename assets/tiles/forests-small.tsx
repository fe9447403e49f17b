<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="forests-small" tilewidth="64" tileheight="64" tilecount="24" columns="12" objectalignment="bottomleft">
 <image source="forests-small.png" width="768" height="128"/>
 <tile id="0">
  <properties>
   <property name="name" value="grass"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="fern"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="name" value="fern-2"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="name" value="flowers"/>
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
   <property name="name" value="bush-2"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="name" value="lilies"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="name" value="fireflies"/>
  </properties>
  <animation>
   <frame tileid="9" duration="180"/>
   <frame tileid="10" duration="180"/>
   <frame tileid="11" duration="180"/>
   <frame tileid="12" duration="180"/>
   <frame tileid="13" duration="180"/>
   <frame tileid="14" duration="180"/>
  </animation>
 </tile>
</tileset>
