<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="forests-tall" tilewidth="128" tileheight="160" tilecount="24" columns="6" objectalignment="bottomleft">
 <image source="forests-tall.png" width="768" height="640"/>
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
   <property name="name" value="oak-3"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="name" value="autumn"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="name" value="fir"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="name" value="boulder"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="name" value="stone"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="name" value="statue"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="name" value="pillar"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="name" value="lantern"/>
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
 <tile id="15">
  <properties>
   <property name="name" value="banner"/>
  </properties>
  <animation>
   <frame tileid="15" duration="180"/>
   <frame tileid="16" duration="180"/>
   <frame tileid="17" duration="180"/>
   <frame tileid="18" duration="180"/>
   <frame tileid="19" duration="180"/>
   <frame tileid="20" duration="180"/>
  </animation>
 </tile>
</tileset>
