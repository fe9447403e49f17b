<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="plains" tilewidth="64" tileheight="64" tilecount="176" columns="16" objectalignment="bottomleft">
 <image source="plains.png" width="1024" height="704"/>
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
   <property name="name" value="meadow-0"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="name" value="meadow-1"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="name" value="meadow-2"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="name" value="meadow-3"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="name" value="meadow-4"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="name" value="meadow-5"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="name" value="meadow-6"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="name" value="meadow-7"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="name" value="meadow-8"/>
  </properties>
 </tile>
 <tile id="25">
  <properties>
   <property name="name" value="meadow-9"/>
  </properties>
 </tile>
 <tile id="26">
  <properties>
   <property name="name" value="meadow-10"/>
  </properties>
 </tile>
 <tile id="27">
  <properties>
   <property name="name" value="meadow-11"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="name" value="meadow-12"/>
  </properties>
 </tile>
 <tile id="29">
  <properties>
   <property name="name" value="meadow-13"/>
  </properties>
 </tile>
 <tile id="30">
  <properties>
   <property name="name" value="meadow-14"/>
  </properties>
 </tile>
 <tile id="31">
  <properties>
   <property name="name" value="meadow-15"/>
  </properties>
 </tile>
 <tile id="32">
  <properties>
   <property name="name" value="road-0"/>
  </properties>
 </tile>
 <tile id="33">
  <properties>
   <property name="name" value="road-1"/>
  </properties>
 </tile>
 <tile id="34">
  <properties>
   <property name="name" value="road-2"/>
  </properties>
 </tile>
 <tile id="35">
  <properties>
   <property name="name" value="road-3"/>
  </properties>
 </tile>
 <tile id="36">
  <properties>
   <property name="name" value="road-4"/>
  </properties>
 </tile>
 <tile id="37">
  <properties>
   <property name="name" value="road-5"/>
  </properties>
 </tile>
 <tile id="38">
  <properties>
   <property name="name" value="road-6"/>
  </properties>
 </tile>
 <tile id="39">
  <properties>
   <property name="name" value="road-7"/>
  </properties>
 </tile>
 <tile id="40">
  <properties>
   <property name="name" value="road-8"/>
  </properties>
 </tile>
 <tile id="41">
  <properties>
   <property name="name" value="road-9"/>
  </properties>
 </tile>
 <tile id="42">
  <properties>
   <property name="name" value="road-10"/>
  </properties>
 </tile>
 <tile id="43">
  <properties>
   <property name="name" value="road-11"/>
  </properties>
 </tile>
 <tile id="44">
  <properties>
   <property name="name" value="road-12"/>
  </properties>
 </tile>
 <tile id="45">
  <properties>
   <property name="name" value="road-13"/>
  </properties>
 </tile>
 <tile id="46">
  <properties>
   <property name="name" value="road-14"/>
  </properties>
 </tile>
 <tile id="47">
  <properties>
   <property name="name" value="road-15"/>
  </properties>
 </tile>
 <tile id="48">
  <properties>
   <property name="name" value="water-0"/>
  </properties>
 </tile>
 <tile id="49">
  <properties>
   <property name="name" value="water-1"/>
  </properties>
 </tile>
 <tile id="50">
  <properties>
   <property name="name" value="water-2"/>
  </properties>
 </tile>
 <tile id="51">
  <properties>
   <property name="name" value="water-3"/>
  </properties>
 </tile>
 <tile id="52">
  <properties>
   <property name="name" value="water-4"/>
  </properties>
 </tile>
 <tile id="53">
  <properties>
   <property name="name" value="water-5"/>
  </properties>
 </tile>
 <tile id="54">
  <properties>
   <property name="name" value="water-6"/>
  </properties>
 </tile>
 <tile id="55">
  <properties>
   <property name="name" value="water-7"/>
  </properties>
 </tile>
 <tile id="56">
  <properties>
   <property name="name" value="water-8"/>
  </properties>
 </tile>
 <tile id="57">
  <properties>
   <property name="name" value="water-9"/>
  </properties>
 </tile>
 <tile id="58">
  <properties>
   <property name="name" value="water-10"/>
  </properties>
 </tile>
 <tile id="59">
  <properties>
   <property name="name" value="water-11"/>
  </properties>
 </tile>
 <tile id="60">
  <properties>
   <property name="name" value="water-12"/>
  </properties>
 </tile>
 <tile id="61">
  <properties>
   <property name="name" value="water-13"/>
  </properties>
 </tile>
 <tile id="62">
  <properties>
   <property name="name" value="water-14"/>
  </properties>
 </tile>
 <tile id="63">
  <properties>
   <property name="name" value="water-15"/>
  </properties>
 </tile>
 <tile id="65">
  <properties>
   <property name="name" value="ripples-1"/>
  </properties>
  <animation>
   <frame tileid="65" duration="180"/>
   <frame tileid="81" duration="180"/>
   <frame tileid="97" duration="180"/>
   <frame tileid="113" duration="180"/>
   <frame tileid="129" duration="180"/>
   <frame tileid="145" duration="180"/>
  </animation>
 </tile>
 <tile id="66">
  <properties>
   <property name="name" value="ripples-2"/>
  </properties>
  <animation>
   <frame tileid="66" duration="180"/>
   <frame tileid="82" duration="180"/>
   <frame tileid="98" duration="180"/>
   <frame tileid="114" duration="180"/>
   <frame tileid="130" duration="180"/>
   <frame tileid="146" duration="180"/>
  </animation>
 </tile>
 <tile id="67">
  <properties>
   <property name="name" value="ripples-3"/>
  </properties>
  <animation>
   <frame tileid="67" duration="180"/>
   <frame tileid="83" duration="180"/>
   <frame tileid="99" duration="180"/>
   <frame tileid="115" duration="180"/>
   <frame tileid="131" duration="180"/>
   <frame tileid="147" duration="180"/>
  </animation>
 </tile>
 <tile id="68">
  <properties>
   <property name="name" value="ripples-4"/>
  </properties>
  <animation>
   <frame tileid="68" duration="180"/>
   <frame tileid="84" duration="180"/>
   <frame tileid="100" duration="180"/>
   <frame tileid="116" duration="180"/>
   <frame tileid="132" duration="180"/>
   <frame tileid="148" duration="180"/>
  </animation>
 </tile>
 <tile id="69">
  <properties>
   <property name="name" value="ripples-5"/>
  </properties>
  <animation>
   <frame tileid="69" duration="180"/>
   <frame tileid="85" duration="180"/>
   <frame tileid="101" duration="180"/>
   <frame tileid="117" duration="180"/>
   <frame tileid="133" duration="180"/>
   <frame tileid="149" duration="180"/>
  </animation>
 </tile>
 <tile id="70">
  <properties>
   <property name="name" value="ripples-6"/>
  </properties>
  <animation>
   <frame tileid="70" duration="180"/>
   <frame tileid="86" duration="180"/>
   <frame tileid="102" duration="180"/>
   <frame tileid="118" duration="180"/>
   <frame tileid="134" duration="180"/>
   <frame tileid="150" duration="180"/>
  </animation>
 </tile>
 <tile id="71">
  <properties>
   <property name="name" value="ripples-7"/>
  </properties>
  <animation>
   <frame tileid="71" duration="180"/>
   <frame tileid="87" duration="180"/>
   <frame tileid="103" duration="180"/>
   <frame tileid="119" duration="180"/>
   <frame tileid="135" duration="180"/>
   <frame tileid="151" duration="180"/>
  </animation>
 </tile>
 <tile id="72">
  <properties>
   <property name="name" value="ripples-8"/>
  </properties>
  <animation>
   <frame tileid="72" duration="180"/>
   <frame tileid="88" duration="180"/>
   <frame tileid="104" duration="180"/>
   <frame tileid="120" duration="180"/>
   <frame tileid="136" duration="180"/>
   <frame tileid="152" duration="180"/>
  </animation>
 </tile>
 <tile id="73">
  <properties>
   <property name="name" value="ripples-9"/>
  </properties>
  <animation>
   <frame tileid="73" duration="180"/>
   <frame tileid="89" duration="180"/>
   <frame tileid="105" duration="180"/>
   <frame tileid="121" duration="180"/>
   <frame tileid="137" duration="180"/>
   <frame tileid="153" duration="180"/>
  </animation>
 </tile>
 <tile id="74">
  <properties>
   <property name="name" value="ripples-10"/>
  </properties>
  <animation>
   <frame tileid="74" duration="180"/>
   <frame tileid="90" duration="180"/>
   <frame tileid="106" duration="180"/>
   <frame tileid="122" duration="180"/>
   <frame tileid="138" duration="180"/>
   <frame tileid="154" duration="180"/>
  </animation>
 </tile>
 <tile id="75">
  <properties>
   <property name="name" value="ripples-11"/>
  </properties>
  <animation>
   <frame tileid="75" duration="180"/>
   <frame tileid="91" duration="180"/>
   <frame tileid="107" duration="180"/>
   <frame tileid="123" duration="180"/>
   <frame tileid="139" duration="180"/>
   <frame tileid="155" duration="180"/>
  </animation>
 </tile>
 <tile id="76">
  <properties>
   <property name="name" value="ripples-12"/>
  </properties>
  <animation>
   <frame tileid="76" duration="180"/>
   <frame tileid="92" duration="180"/>
   <frame tileid="108" duration="180"/>
   <frame tileid="124" duration="180"/>
   <frame tileid="140" duration="180"/>
   <frame tileid="156" duration="180"/>
  </animation>
 </tile>
 <tile id="77">
  <properties>
   <property name="name" value="ripples-13"/>
  </properties>
  <animation>
   <frame tileid="77" duration="180"/>
   <frame tileid="93" duration="180"/>
   <frame tileid="109" duration="180"/>
   <frame tileid="125" duration="180"/>
   <frame tileid="141" duration="180"/>
   <frame tileid="157" duration="180"/>
  </animation>
 </tile>
 <tile id="78">
  <properties>
   <property name="name" value="ripples-14"/>
  </properties>
  <animation>
   <frame tileid="78" duration="180"/>
   <frame tileid="94" duration="180"/>
   <frame tileid="110" duration="180"/>
   <frame tileid="126" duration="180"/>
   <frame tileid="142" duration="180"/>
   <frame tileid="158" duration="180"/>
  </animation>
 </tile>
 <tile id="79">
  <properties>
   <property name="name" value="ripples-15"/>
  </properties>
  <animation>
   <frame tileid="79" duration="180"/>
   <frame tileid="95" duration="180"/>
   <frame tileid="111" duration="180"/>
   <frame tileid="127" duration="180"/>
   <frame tileid="143" duration="180"/>
   <frame tileid="159" duration="180"/>
  </animation>
 </tile>
 <tile id="160">
  <properties>
   <property name="name" value="plate-0-0"/>
  </properties>
 </tile>
 <tile id="161">
  <properties>
   <property name="name" value="plate-0-1"/>
  </properties>
 </tile>
 <tile id="162">
  <properties>
   <property name="name" value="plate-0-2"/>
  </properties>
 </tile>
 <tile id="163">
  <properties>
   <property name="name" value="plate-0-3"/>
  </properties>
 </tile>
 <tile id="164">
  <properties>
   <property name="name" value="plate-1-0"/>
  </properties>
 </tile>
 <tile id="165">
  <properties>
   <property name="name" value="plate-1-1"/>
  </properties>
 </tile>
 <tile id="166">
  <properties>
   <property name="name" value="plate-1-2"/>
  </properties>
 </tile>
 <tile id="167">
  <properties>
   <property name="name" value="plate-1-3"/>
  </properties>
 </tile>
 <tile id="168">
  <properties>
   <property name="name" value="plate-2-0"/>
  </properties>
 </tile>
 <tile id="169">
  <properties>
   <property name="name" value="plate-2-1"/>
  </properties>
 </tile>
 <tile id="170">
  <properties>
   <property name="name" value="plate-2-2"/>
  </properties>
 </tile>
 <tile id="171">
  <properties>
   <property name="name" value="plate-2-3"/>
  </properties>
 </tile>
 <tile id="172">
  <properties>
   <property name="name" value="front"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="meadow" type="corner" tile="16">
   <wangcolor name="meadow" color="#ff5a3c" tile="16" probability="1"/>
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
  <wangset name="road" type="corner" tile="32">
   <wangcolor name="road" color="#3c8cff" tile="32" probability="1"/>
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
  <wangset name="water" type="corner" tile="48">
   <wangcolor name="water" color="#ffd23c" tile="48" probability="1"/>
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
  <wangset name="ripples" type="corner" tile="79">
   <wangcolor name="ripples" color="#46c86e" tile="79" probability="1"/>
   <wangtile tileid="65" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="66" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="67" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="68" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="69" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="70" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="71" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="72" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="73" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="74" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="75" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="76" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="77" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="78" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="79" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
 </wangsets>
</tileset>
