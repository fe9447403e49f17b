<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="fire-wide" tilewidth="256" tileheight="192" tilecount="6" columns="3" objectalignment="bottomleft">
 <image source="fire-wide.png" width="768" height="384"/>
 <tile id="0">
  <properties>
   <property name="name" value="hill"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="crag"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="name" value="ribs"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="name" value="volcano"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="name" value="wall"/>
  </properties>
 </tile>
</tileset>
