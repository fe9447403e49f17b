<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="tower-small" tilewidth="64" tileheight="64" tilecount="12" columns="12" objectalignment="bottomleft">
 <image source="tower-small.png" width="768" height="64"/>
 <tile id="0">
  <properties>
   <property name="name" value="stones"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="rubble"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="name" value="grass"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="name" value="merlon"/>
  </properties>
 </tile>
</tileset>
