<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="world-tall" tilewidth="128" tileheight="160" tilecount="6" columns="6" objectalignment="bottomleft">
 <image source="world-tall.png" width="768" height="160"/>
 <tile id="0">
  <properties>
   <property name="name" value="cottage"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="cottage-2"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="name" value="cottage-3"/>
  </properties>
 </tile>
</tileset>
