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
   <property name="name" value="crowd"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="name" value="crowd-2"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="name" value="crowd-3"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="name" value="skull"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="name" value="grass"/>
  </properties>
 </tile>
</tileset>
