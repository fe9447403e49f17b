<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="mountains-small" tilewidth="64" tileheight="64" tilecount="12" columns="12" objectalignment="bottomleft">
 <image source="mountains-small.png" width="768" height="64"/>
 <tile id="0">
  <properties>
   <property name="name" value="grass"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="heather"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="name" value="stones"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="name" value="stones-2"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="name" value="rock"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="name" value="snow-rock"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="name" value="brazier"/>
  </properties>
  <animation>
   <frame tileid="6" duration="180"/>
   <frame tileid="7" duration="180"/>
   <frame tileid="8" duration="180"/>
   <frame tileid="9" duration="180"/>
   <frame tileid="10" duration="180"/>
   <frame tileid="11" duration="180"/>
  </animation>
 </tile>
</tileset>
