<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="fire" tilewidth="64" tileheight="64" tilecount="224" columns="16" objectalignment="bottomleft">
 <image source="fire.png" width="1024" height="896"/>
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
   <property name="name" value="ash-0"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="name" value="ash-1"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="name" value="ash-2"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="name" value="ash-3"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="name" value="ash-4"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="name" value="ash-5"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="name" value="ash-6"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="name" value="ash-7"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="name" value="ash-8"/>
  </properties>
 </tile>
 <tile id="25">
  <properties>
   <property name="name" value="ash-9"/>
  </properties>
 </tile>
 <tile id="26">
  <properties>
   <property name="name" value="ash-10"/>
  </properties>
 </tile>
 <tile id="27">
  <properties>
   <property name="name" value="ash-11"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="name" value="ash-12"/>
  </properties>
 </tile>
 <tile id="29">
  <properties>
   <property name="name" value="ash-13"/>
  </properties>
 </tile>
 <tile id="30">
  <properties>
   <property name="name" value="ash-14"/>
  </properties>
 </tile>
 <tile id="31">
  <properties>
   <property name="name" value="ash-15"/>
  </properties>
 </tile>
 <tile id="32">
  <properties>
   <property name="name" value="ash-0b"/>
  </properties>
 </tile>
 <tile id="33">
  <properties>
   <property name="name" value="ash-1b"/>
  </properties>
 </tile>
 <tile id="34">
  <properties>
   <property name="name" value="ash-2b"/>
  </properties>
 </tile>
 <tile id="35">
  <properties>
   <property name="name" value="ash-3b"/>
  </properties>
 </tile>
 <tile id="36">
  <properties>
   <property name="name" value="ash-4b"/>
  </properties>
 </tile>
 <tile id="37">
  <properties>
   <property name="name" value="ash-5b"/>
  </properties>
 </tile>
 <tile id="38">
  <properties>
   <property name="name" value="ash-6b"/>
  </properties>
 </tile>
 <tile id="39">
  <properties>
   <property name="name" value="ash-7b"/>
  </properties>
 </tile>
 <tile id="40">
  <properties>
   <property name="name" value="ash-8b"/>
  </properties>
 </tile>
 <tile id="41">
  <properties>
   <property name="name" value="ash-9b"/>
  </properties>
 </tile>
 <tile id="42">
  <properties>
   <property name="name" value="ash-10b"/>
  </properties>
 </tile>
 <tile id="43">
  <properties>
   <property name="name" value="ash-11b"/>
  </properties>
 </tile>
 <tile id="44">
  <properties>
   <property name="name" value="ash-12b"/>
  </properties>
 </tile>
 <tile id="45">
  <properties>
   <property name="name" value="ash-13b"/>
  </properties>
 </tile>
 <tile id="46">
  <properties>
   <property name="name" value="ash-14b"/>
  </properties>
 </tile>
 <tile id="47">
  <properties>
   <property name="name" value="ash-15b"/>
  </properties>
 </tile>
 <tile id="48">
  <properties>
   <property name="name" value="scorch-0"/>
  </properties>
 </tile>
 <tile id="49">
  <properties>
   <property name="name" value="scorch-1"/>
  </properties>
 </tile>
 <tile id="50">
  <properties>
   <property name="name" value="scorch-2"/>
  </properties>
 </tile>
 <tile id="51">
  <properties>
   <property name="name" value="scorch-3"/>
  </properties>
 </tile>
 <tile id="52">
  <properties>
   <property name="name" value="scorch-4"/>
  </properties>
 </tile>
 <tile id="53">
  <properties>
   <property name="name" value="scorch-5"/>
  </properties>
 </tile>
 <tile id="54">
  <properties>
   <property name="name" value="scorch-6"/>
  </properties>
 </tile>
 <tile id="55">
  <properties>
   <property name="name" value="scorch-7"/>
  </properties>
 </tile>
 <tile id="56">
  <properties>
   <property name="name" value="scorch-8"/>
  </properties>
 </tile>
 <tile id="57">
  <properties>
   <property name="name" value="scorch-9"/>
  </properties>
 </tile>
 <tile id="58">
  <properties>
   <property name="name" value="scorch-10"/>
  </properties>
 </tile>
 <tile id="59">
  <properties>
   <property name="name" value="scorch-11"/>
  </properties>
 </tile>
 <tile id="60">
  <properties>
   <property name="name" value="scorch-12"/>
  </properties>
 </tile>
 <tile id="61">
  <properties>
   <property name="name" value="scorch-13"/>
  </properties>
 </tile>
 <tile id="62">
  <properties>
   <property name="name" value="scorch-14"/>
  </properties>
 </tile>
 <tile id="63">
  <properties>
   <property name="name" value="scorch-15"/>
  </properties>
 </tile>
 <tile id="64">
  <properties>
   <property name="name" value="scorch-0b"/>
  </properties>
 </tile>
 <tile id="65">
  <properties>
   <property name="name" value="scorch-1b"/>
  </properties>
 </tile>
 <tile id="66">
  <properties>
   <property name="name" value="scorch-2b"/>
  </properties>
 </tile>
 <tile id="67">
  <properties>
   <property name="name" value="scorch-3b"/>
  </properties>
 </tile>
 <tile id="68">
  <properties>
   <property name="name" value="scorch-4b"/>
  </properties>
 </tile>
 <tile id="69">
  <properties>
   <property name="name" value="scorch-5b"/>
  </properties>
 </tile>
 <tile id="70">
  <properties>
   <property name="name" value="scorch-6b"/>
  </properties>
 </tile>
 <tile id="71">
  <properties>
   <property name="name" value="scorch-7b"/>
  </properties>
 </tile>
 <tile id="72">
  <properties>
   <property name="name" value="scorch-8b"/>
  </properties>
 </tile>
 <tile id="73">
  <properties>
   <property name="name" value="scorch-9b"/>
  </properties>
 </tile>
 <tile id="74">
  <properties>
   <property name="name" value="scorch-10b"/>
  </properties>
 </tile>
 <tile id="75">
  <properties>
   <property name="name" value="scorch-11b"/>
  </properties>
 </tile>
 <tile id="76">
  <properties>
   <property name="name" value="scorch-12b"/>
  </properties>
 </tile>
 <tile id="77">
  <properties>
   <property name="name" value="scorch-13b"/>
  </properties>
 </tile>
 <tile id="78">
  <properties>
   <property name="name" value="scorch-14b"/>
  </properties>
 </tile>
 <tile id="79">
  <properties>
   <property name="name" value="scorch-15b"/>
  </properties>
 </tile>
 <tile id="80">
  <properties>
   <property name="name" value="lava-0"/>
  </properties>
 </tile>
 <tile id="81">
  <properties>
   <property name="name" value="lava-1"/>
  </properties>
 </tile>
 <tile id="82">
  <properties>
   <property name="name" value="lava-2"/>
  </properties>
 </tile>
 <tile id="83">
  <properties>
   <property name="name" value="lava-3"/>
  </properties>
 </tile>
 <tile id="84">
  <properties>
   <property name="name" value="lava-4"/>
  </properties>
 </tile>
 <tile id="85">
  <properties>
   <property name="name" value="lava-5"/>
  </properties>
 </tile>
 <tile id="86">
  <properties>
   <property name="name" value="lava-6"/>
  </properties>
 </tile>
 <tile id="87">
  <properties>
   <property name="name" value="lava-7"/>
  </properties>
 </tile>
 <tile id="88">
  <properties>
   <property name="name" value="lava-8"/>
  </properties>
 </tile>
 <tile id="89">
  <properties>
   <property name="name" value="lava-9"/>
  </properties>
 </tile>
 <tile id="90">
  <properties>
   <property name="name" value="lava-10"/>
  </properties>
 </tile>
 <tile id="91">
  <properties>
   <property name="name" value="lava-11"/>
  </properties>
 </tile>
 <tile id="92">
  <properties>
   <property name="name" value="lava-12"/>
  </properties>
 </tile>
 <tile id="93">
  <properties>
   <property name="name" value="lava-13"/>
  </properties>
 </tile>
 <tile id="94">
  <properties>
   <property name="name" value="lava-14"/>
  </properties>
 </tile>
 <tile id="95">
  <properties>
   <property name="name" value="lava-15"/>
  </properties>
 </tile>
 <tile id="96">
  <properties>
   <property name="name" value="lava-0b"/>
  </properties>
 </tile>
 <tile id="97">
  <properties>
   <property name="name" value="lava-1b"/>
  </properties>
 </tile>
 <tile id="98">
  <properties>
   <property name="name" value="lava-2b"/>
  </properties>
 </tile>
 <tile id="99">
  <properties>
   <property name="name" value="lava-3b"/>
  </properties>
 </tile>
 <tile id="100">
  <properties>
   <property name="name" value="lava-4b"/>
  </properties>
 </tile>
 <tile id="101">
  <properties>
   <property name="name" value="lava-5b"/>
  </properties>
 </tile>
 <tile id="102">
  <properties>
   <property name="name" value="lava-6b"/>
  </properties>
 </tile>
 <tile id="103">
  <properties>
   <property name="name" value="lava-7b"/>
  </properties>
 </tile>
 <tile id="104">
  <properties>
   <property name="name" value="lava-8b"/>
  </properties>
 </tile>
 <tile id="105">
  <properties>
   <property name="name" value="lava-9b"/>
  </properties>
 </tile>
 <tile id="106">
  <properties>
   <property name="name" value="lava-10b"/>
  </properties>
 </tile>
 <tile id="107">
  <properties>
   <property name="name" value="lava-11b"/>
  </properties>
 </tile>
 <tile id="108">
  <properties>
   <property name="name" value="lava-12b"/>
  </properties>
 </tile>
 <tile id="109">
  <properties>
   <property name="name" value="lava-13b"/>
  </properties>
 </tile>
 <tile id="110">
  <properties>
   <property name="name" value="lava-14b"/>
  </properties>
 </tile>
 <tile id="111">
  <properties>
   <property name="name" value="lava-15b"/>
  </properties>
 </tile>
 <tile id="112">
  <properties>
   <property name="name" value="glow-0"/>
  </properties>
  <animation>
   <frame tileid="112" duration="180"/>
   <frame tileid="128" duration="180"/>
   <frame tileid="144" duration="180"/>
   <frame tileid="160" duration="180"/>
   <frame tileid="176" duration="180"/>
   <frame tileid="192" duration="180"/>
  </animation>
 </tile>
 <tile id="113">
  <properties>
   <property name="name" value="glow-1"/>
  </properties>
  <animation>
   <frame tileid="113" duration="180"/>
   <frame tileid="129" duration="180"/>
   <frame tileid="145" duration="180"/>
   <frame tileid="161" duration="180"/>
   <frame tileid="177" duration="180"/>
   <frame tileid="193" duration="180"/>
  </animation>
 </tile>
 <tile id="114">
  <properties>
   <property name="name" value="glow-2"/>
  </properties>
  <animation>
   <frame tileid="114" duration="180"/>
   <frame tileid="130" duration="180"/>
   <frame tileid="146" duration="180"/>
   <frame tileid="162" duration="180"/>
   <frame tileid="178" duration="180"/>
   <frame tileid="194" duration="180"/>
  </animation>
 </tile>
 <tile id="115">
  <properties>
   <property name="name" value="glow-3"/>
  </properties>
  <animation>
   <frame tileid="115" duration="180"/>
   <frame tileid="131" duration="180"/>
   <frame tileid="147" duration="180"/>
   <frame tileid="163" duration="180"/>
   <frame tileid="179" duration="180"/>
   <frame tileid="195" duration="180"/>
  </animation>
 </tile>
 <tile id="116">
  <properties>
   <property name="name" value="glow-4"/>
  </properties>
  <animation>
   <frame tileid="116" duration="180"/>
   <frame tileid="132" duration="180"/>
   <frame tileid="148" duration="180"/>
   <frame tileid="164" duration="180"/>
   <frame tileid="180" duration="180"/>
   <frame tileid="196" duration="180"/>
  </animation>
 </tile>
 <tile id="117">
  <properties>
   <property name="name" value="glow-5"/>
  </properties>
  <animation>
   <frame tileid="117" duration="180"/>
   <frame tileid="133" duration="180"/>
   <frame tileid="149" duration="180"/>
   <frame tileid="165" duration="180"/>
   <frame tileid="181" duration="180"/>
   <frame tileid="197" duration="180"/>
  </animation>
 </tile>
 <tile id="118">
  <properties>
   <property name="name" value="glow-6"/>
  </properties>
  <animation>
   <frame tileid="118" duration="180"/>
   <frame tileid="134" duration="180"/>
   <frame tileid="150" duration="180"/>
   <frame tileid="166" duration="180"/>
   <frame tileid="182" duration="180"/>
   <frame tileid="198" duration="180"/>
  </animation>
 </tile>
 <tile id="119">
  <properties>
   <property name="name" value="glow-7"/>
  </properties>
  <animation>
   <frame tileid="119" duration="180"/>
   <frame tileid="135" duration="180"/>
   <frame tileid="151" duration="180"/>
   <frame tileid="167" duration="180"/>
   <frame tileid="183" duration="180"/>
   <frame tileid="199" duration="180"/>
  </animation>
 </tile>
 <tile id="120">
  <properties>
   <property name="name" value="glow-8"/>
  </properties>
  <animation>
   <frame tileid="120" duration="180"/>
   <frame tileid="136" duration="180"/>
   <frame tileid="152" duration="180"/>
   <frame tileid="168" duration="180"/>
   <frame tileid="184" duration="180"/>
   <frame tileid="200" duration="180"/>
  </animation>
 </tile>
 <tile id="121">
  <properties>
   <property name="name" value="glow-9"/>
  </properties>
  <animation>
   <frame tileid="121" duration="180"/>
   <frame tileid="137" duration="180"/>
   <frame tileid="153" duration="180"/>
   <frame tileid="169" duration="180"/>
   <frame tileid="185" duration="180"/>
   <frame tileid="201" duration="180"/>
  </animation>
 </tile>
 <tile id="122">
  <properties>
   <property name="name" value="glow-10"/>
  </properties>
  <animation>
   <frame tileid="122" duration="180"/>
   <frame tileid="138" duration="180"/>
   <frame tileid="154" duration="180"/>
   <frame tileid="170" duration="180"/>
   <frame tileid="186" duration="180"/>
   <frame tileid="202" duration="180"/>
  </animation>
 </tile>
 <tile id="123">
  <properties>
   <property name="name" value="glow-11"/>
  </properties>
  <animation>
   <frame tileid="123" duration="180"/>
   <frame tileid="139" duration="180"/>
   <frame tileid="155" duration="180"/>
   <frame tileid="171" duration="180"/>
   <frame tileid="187" duration="180"/>
   <frame tileid="203" duration="180"/>
  </animation>
 </tile>
 <tile id="124">
  <properties>
   <property name="name" value="glow-12"/>
  </properties>
  <animation>
   <frame tileid="124" duration="180"/>
   <frame tileid="140" duration="180"/>
   <frame tileid="156" duration="180"/>
   <frame tileid="172" duration="180"/>
   <frame tileid="188" duration="180"/>
   <frame tileid="204" duration="180"/>
  </animation>
 </tile>
 <tile id="125">
  <properties>
   <property name="name" value="glow-13"/>
  </properties>
  <animation>
   <frame tileid="125" duration="180"/>
   <frame tileid="141" duration="180"/>
   <frame tileid="157" duration="180"/>
   <frame tileid="173" duration="180"/>
   <frame tileid="189" duration="180"/>
   <frame tileid="205" duration="180"/>
  </animation>
 </tile>
 <tile id="126">
  <properties>
   <property name="name" value="glow-14"/>
  </properties>
  <animation>
   <frame tileid="126" duration="180"/>
   <frame tileid="142" duration="180"/>
   <frame tileid="158" duration="180"/>
   <frame tileid="174" duration="180"/>
   <frame tileid="190" duration="180"/>
   <frame tileid="206" duration="180"/>
  </animation>
 </tile>
 <tile id="127">
  <properties>
   <property name="name" value="glow-15"/>
  </properties>
  <animation>
   <frame tileid="127" duration="180"/>
   <frame tileid="143" duration="180"/>
   <frame tileid="159" duration="180"/>
   <frame tileid="175" duration="180"/>
   <frame tileid="191" duration="180"/>
   <frame tileid="207" duration="180"/>
  </animation>
 </tile>
 <tile id="208">
  <properties>
   <property name="name" value="plate-0-0"/>
  </properties>
 </tile>
 <tile id="209">
  <properties>
   <property name="name" value="plate-0-1"/>
  </properties>
 </tile>
 <tile id="210">
  <properties>
   <property name="name" value="plate-0-2"/>
  </properties>
 </tile>
 <tile id="211">
  <properties>
   <property name="name" value="plate-0-3"/>
  </properties>
 </tile>
 <tile id="212">
  <properties>
   <property name="name" value="plate-1-0"/>
  </properties>
 </tile>
 <tile id="213">
  <properties>
   <property name="name" value="plate-1-1"/>
  </properties>
 </tile>
 <tile id="214">
  <properties>
   <property name="name" value="plate-1-2"/>
  </properties>
 </tile>
 <tile id="215">
  <properties>
   <property name="name" value="plate-1-3"/>
  </properties>
 </tile>
 <tile id="216">
  <properties>
   <property name="name" value="plate-2-0"/>
  </properties>
 </tile>
 <tile id="217">
  <properties>
   <property name="name" value="plate-2-1"/>
  </properties>
 </tile>
 <tile id="218">
  <properties>
   <property name="name" value="plate-2-2"/>
  </properties>
 </tile>
 <tile id="219">
  <properties>
   <property name="name" value="plate-2-3"/>
  </properties>
 </tile>
 <tile id="220">
  <properties>
   <property name="name" value="front"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="ash" type="corner" tile="16">
   <wangcolor name="ash" color="#ff5a3c" tile="16" probability="1"/>
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
  <wangset name="scorch" type="corner" tile="48">
   <wangcolor name="scorch" color="#3c8cff" tile="48" probability="1"/>
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
   <wangtile tileid="64" wangid="0,1,0,1,0,1,0,1"/>
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
  <wangset name="lava" type="corner" tile="80">
   <wangcolor name="lava" color="#ffd23c" tile="80" probability="1"/>
   <wangtile tileid="80" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="81" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="82" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="83" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="84" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="85" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="86" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="87" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="88" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="89" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="90" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="91" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="92" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="93" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="94" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="95" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="96" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="97" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="98" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="99" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="100" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="101" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="102" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="103" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="104" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="105" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="106" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="107" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="108" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="109" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="110" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="111" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="glow" type="corner" tile="112">
   <wangcolor name="glow" color="#46c86e" tile="112" probability="1"/>
   <wangtile tileid="112" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="113" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="114" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="115" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="116" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="117" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="118" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="119" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="120" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="121" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="122" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="123" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="124" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="125" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="126" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="127" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
 </wangsets>
</tileset>
