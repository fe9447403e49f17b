<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="light" tilewidth="128" tileheight="128" tilecount="18" columns="6" objectalignment="bottomleft">
 <image source="light.png" width="768" height="384"/>
 <tile id="0">
  <properties>
   <property name="name" value="sun"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="moon"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="name" value="shade"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="name" value="fire"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="name" value="ghost"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="name" value="rays"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="name" value="vignette"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="name" value="cloud"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="name" value="cloud-2"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="name" value="dust"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="name" value="smoke"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="name" value="mist"/>
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
</tileset>
