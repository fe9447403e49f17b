<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="arena-tall" tilewidth="128" tileheight="160" tilecount="24" columns="6" objectalignment="bottomleft">
 <image source="arena-tall.png" width="768" height="640"/>
 <tile id="0">
  <properties>
   <property name="name" value="pillar"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="statue"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="name" value="statue-2"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="name" value="brazier"/>
  </properties>
  <animation>
   <frame tileid="3" duration="180"/>
   <frame tileid="4" duration="180"/>
   <frame tileid="5" duration="180"/>
   <frame tileid="6" duration="180"/>
   <frame tileid="7" duration="180"/>
   <frame tileid="8" duration="180"/>
  </animation>
 </tile>
 <tile id="9">
  <properties>
   <property name="name" value="banner"/>
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
   <property name="name" value="banner-2"/>
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
