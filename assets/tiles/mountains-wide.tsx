<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="mountains-wide" tilewidth="256" tileheight="192" tilecount="6" columns="3" objectalignment="bottomleft">
 <image source="mountains-wide.png" width="768" height="384"/>
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
   <property name="name" value="peak"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="name" value="peak-2"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="name" value="arch"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="name" value="wall"/>
  </properties>
 </tile>
</tileset>
