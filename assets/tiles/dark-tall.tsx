<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="dark-tall" tilewidth="128" tileheight="160" tilecount="18" columns="6" objectalignment="bottomleft">
 <image source="dark-tall.png" width="768" height="480"/>
 <tile id="0">
  <properties>
   <property name="name" value="dead-tree"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="dead-tree-2"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="name" value="statue"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="name" value="pillar"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="name" value="broken-pillar"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="name" value="boulder"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="name" value="crystal"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="name" value="stone"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="name" value="banner"/>
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
