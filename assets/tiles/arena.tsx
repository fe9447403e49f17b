<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="arena" tilewidth="64" tileheight="64" tilecount="80" columns="16" objectalignment="bottomleft">
 <image source="arena.png" width="1024" height="320"/>
 <tile id="0">
  <properties>
   <property name="name" value="ground-0-0"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="ground-0-1"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="name" value="ground-0-2"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="name" value="ground-0-3"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="name" value="ground-1-0"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="name" value="ground-1-1"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="name" value="ground-1-2"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="name" value="ground-1-3"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="name" value="ground-2-0"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="name" value="ground-2-1"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="name" value="ground-2-2"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="name" value="ground-2-3"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="name" value="ground-3-0"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="name" value="ground-3-1"/>
  </properties>
 </tile>
 <tile id="14">
  <properties>
   <property name="name" value="ground-3-2"/>
  </properties>
 </tile>
 <tile id="15">
  <properties>
   <property name="name" value="ground-3-3"/>
  </properties>
 </tile>
 <tile id="16">
  <properties>
   <property name="name" value="step-0"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="name" value="step-1"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="name" value="step-2"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="name" value="step-3"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="name" value="step-4"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="name" value="step-5"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="name" value="step-6"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="name" value="step-7"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="name" value="step-8"/>
  </properties>
 </tile>
 <tile id="25">
  <properties>
   <property name="name" value="step-9"/>
  </properties>
 </tile>
 <tile id="26">
  <properties>
   <property name="name" value="step-10"/>
  </properties>
 </tile>
 <tile id="27">
  <properties>
   <property name="name" value="step-11"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="name" value="step-12"/>
  </properties>
 </tile>
 <tile id="29">
  <properties>
   <property name="name" value="step-13"/>
  </properties>
 </tile>
 <tile id="30">
  <properties>
   <property name="name" value="step-14"/>
  </properties>
 </tile>
 <tile id="31">
  <properties>
   <property name="name" value="step-15"/>
  </properties>
 </tile>
 <tile id="32">
  <properties>
   <property name="name" value="sand-0"/>
  </properties>
 </tile>
 <tile id="33">
  <properties>
   <property name="name" value="sand-1"/>
  </properties>
 </tile>
 <tile id="34">
  <properties>
   <property name="name" value="sand-2"/>
  </properties>
 </tile>
 <tile id="35">
  <properties>
   <property name="name" value="sand-3"/>
  </properties>
 </tile>
 <tile id="36">
  <properties>
   <property name="name" value="sand-4"/>
  </properties>
 </tile>
 <tile id="37">
  <properties>
   <property name="name" value="sand-5"/>
  </properties>
 </tile>
 <tile id="38">
  <properties>
   <property name="name" value="sand-6"/>
  </properties>
 </tile>
 <tile id="39">
  <properties>
   <property name="name" value="sand-7"/>
  </properties>
 </tile>
 <tile id="40">
  <properties>
   <property name="name" value="sand-8"/>
  </properties>
 </tile>
 <tile id="41">
  <properties>
   <property name="name" value="sand-9"/>
  </properties>
 </tile>
 <tile id="42">
  <properties>
   <property name="name" value="sand-10"/>
  </properties>
 </tile>
 <tile id="43">
  <properties>
   <property name="name" value="sand-11"/>
  </properties>
 </tile>
 <tile id="44">
  <properties>
   <property name="name" value="sand-12"/>
  </properties>
 </tile>
 <tile id="45">
  <properties>
   <property name="name" value="sand-13"/>
  </properties>
 </tile>
 <tile id="46">
  <properties>
   <property name="name" value="sand-14"/>
  </properties>
 </tile>
 <tile id="47">
  <properties>
   <property name="name" value="sand-15"/>
  </properties>
 </tile>
 <tile id="48">
  <properties>
   <property name="name" value="scuffed-0"/>
  </properties>
 </tile>
 <tile id="49">
  <properties>
   <property name="name" value="scuffed-1"/>
  </properties>
 </tile>
 <tile id="50">
  <properties>
   <property name="name" value="scuffed-2"/>
  </properties>
 </tile>
 <tile id="51">
  <properties>
   <property name="name" value="scuffed-3"/>
  </properties>
 </tile>
 <tile id="52">
  <properties>
   <property name="name" value="scuffed-4"/>
  </properties>
 </tile>
 <tile id="53">
  <properties>
   <property name="name" value="scuffed-5"/>
  </properties>
 </tile>
 <tile id="54">
  <properties>
   <property name="name" value="scuffed-6"/>
  </properties>
 </tile>
 <tile id="55">
  <properties>
   <property name="name" value="scuffed-7"/>
  </properties>
 </tile>
 <tile id="56">
  <properties>
   <property name="name" value="scuffed-8"/>
  </properties>
 </tile>
 <tile id="57">
  <properties>
   <property name="name" value="scuffed-9"/>
  </properties>
 </tile>
 <tile id="58">
  <properties>
   <property name="name" value="scuffed-10"/>
  </properties>
 </tile>
 <tile id="59">
  <properties>
   <property name="name" value="scuffed-11"/>
  </properties>
 </tile>
 <tile id="60">
  <properties>
   <property name="name" value="scuffed-12"/>
  </properties>
 </tile>
 <tile id="61">
  <properties>
   <property name="name" value="scuffed-13"/>
  </properties>
 </tile>
 <tile id="62">
  <properties>
   <property name="name" value="scuffed-14"/>
  </properties>
 </tile>
 <tile id="63">
  <properties>
   <property name="name" value="scuffed-15"/>
  </properties>
 </tile>
 <tile id="64">
  <properties>
   <property name="name" value="plate-0-0"/>
  </properties>
 </tile>
 <tile id="65">
  <properties>
   <property name="name" value="plate-0-1"/>
  </properties>
 </tile>
 <tile id="66">
  <properties>
   <property name="name" value="plate-0-2"/>
  </properties>
 </tile>
 <tile id="67">
  <properties>
   <property name="name" value="plate-0-3"/>
  </properties>
 </tile>
 <tile id="68">
  <properties>
   <property name="name" value="plate-1-0"/>
  </properties>
 </tile>
 <tile id="69">
  <properties>
   <property name="name" value="plate-1-1"/>
  </properties>
 </tile>
 <tile id="70">
  <properties>
   <property name="name" value="plate-1-2"/>
  </properties>
 </tile>
 <tile id="71">
  <properties>
   <property name="name" value="plate-1-3"/>
  </properties>
 </tile>
 <tile id="72">
  <properties>
   <property name="name" value="plate-2-0"/>
  </properties>
 </tile>
 <tile id="73">
  <properties>
   <property name="name" value="plate-2-1"/>
  </properties>
 </tile>
 <tile id="74">
  <properties>
   <property name="name" value="plate-2-2"/>
  </properties>
 </tile>
 <tile id="75">
  <properties>
   <property name="name" value="plate-2-3"/>
  </properties>
 </tile>
 <tile id="76">
  <properties>
   <property name="name" value="front"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="step" type="corner" tile="16">
   <wangcolor name="step" color="#ff5a3c" tile="16" probability="1"/>
   <wangtile tileid="16" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="17" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="18" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="19" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="20" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="21" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="22" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="23" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="24" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="25" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="26" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="27" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="28" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="29" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="30" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="31" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="sand" type="corner" tile="32">
   <wangcolor name="sand" color="#3c8cff" tile="32" probability="1"/>
   <wangtile tileid="32" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="33" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="34" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="35" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="36" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="37" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="38" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="39" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="40" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="41" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="42" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="43" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="44" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="45" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="46" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="47" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="scuffed" type="corner" tile="48">
   <wangcolor name="scuffed" color="#ffd23c" tile="48" probability="1"/>
   <wangtile tileid="48" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="49" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="50" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="51" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="52" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="53" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="54" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="55" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="56" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="57" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="58" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="59" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="60" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="61" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="62" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="63" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
 </wangsets>
</tileset>
