<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="world-high" tilewidth="256" tileheight="320" tilecount="1" columns="1" objectalignment="bottomleft">
 <image source="world-high.png" width="256" height="320"/>
 <tile id="0">
  <properties>
   <property name="name" value="tower"/>
  </properties>
 </tile>
</tileset>
