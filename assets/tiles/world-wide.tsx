<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="world-wide" tilewidth="256" tileheight="192" tilecount="3" columns="3" objectalignment="bottomleft">
 <image source="world-wide.png" width="768" height="192"/>
 <tile id="0">
  <properties>
   <property name="name" value="inn"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="bridge"/>
  </properties>
 </tile>
</tileset>
