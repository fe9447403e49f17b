<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="mountains" tilewidth="64" tileheight="64" tilecount="256" columns="16" objectalignment="bottomleft">
 <image source="mountains.png" width="1024" height="1024"/>
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
   <property name="name" value="moss-0"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="name" value="moss-1"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="name" value="moss-2"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="name" value="moss-3"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="name" value="moss-4"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="name" value="moss-5"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="name" value="moss-6"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="name" value="moss-7"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="name" value="moss-8"/>
  </properties>
 </tile>
 <tile id="25">
  <properties>
   <property name="name" value="moss-9"/>
  </properties>
 </tile>
 <tile id="26">
  <properties>
   <property name="name" value="moss-10"/>
  </properties>
 </tile>
 <tile id="27">
  <properties>
   <property name="name" value="moss-11"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="name" value="moss-12"/>
  </properties>
 </tile>
 <tile id="29">
  <properties>
   <property name="name" value="moss-13"/>
  </properties>
 </tile>
 <tile id="30">
  <properties>
   <property name="name" value="moss-14"/>
  </properties>
 </tile>
 <tile id="31">
  <properties>
   <property name="name" value="moss-15"/>
  </properties>
 </tile>
 <tile id="32">
  <properties>
   <property name="name" value="moss-0b"/>
  </properties>
 </tile>
 <tile id="33">
  <properties>
   <property name="name" value="moss-1b"/>
  </properties>
 </tile>
 <tile id="34">
  <properties>
   <property name="name" value="moss-2b"/>
  </properties>
 </tile>
 <tile id="35">
  <properties>
   <property name="name" value="moss-3b"/>
  </properties>
 </tile>
 <tile id="36">
  <properties>
   <property name="name" value="moss-4b"/>
  </properties>
 </tile>
 <tile id="37">
  <properties>
   <property name="name" value="moss-5b"/>
  </properties>
 </tile>
 <tile id="38">
  <properties>
   <property name="name" value="moss-6b"/>
  </properties>
 </tile>
 <tile id="39">
  <properties>
   <property name="name" value="moss-7b"/>
  </properties>
 </tile>
 <tile id="40">
  <properties>
   <property name="name" value="moss-8b"/>
  </properties>
 </tile>
 <tile id="41">
  <properties>
   <property name="name" value="moss-9b"/>
  </properties>
 </tile>
 <tile id="42">
  <properties>
   <property name="name" value="moss-10b"/>
  </properties>
 </tile>
 <tile id="43">
  <properties>
   <property name="name" value="moss-11b"/>
  </properties>
 </tile>
 <tile id="44">
  <properties>
   <property name="name" value="moss-12b"/>
  </properties>
 </tile>
 <tile id="45">
  <properties>
   <property name="name" value="moss-13b"/>
  </properties>
 </tile>
 <tile id="46">
  <properties>
   <property name="name" value="moss-14b"/>
  </properties>
 </tile>
 <tile id="47">
  <properties>
   <property name="name" value="moss-15b"/>
  </properties>
 </tile>
 <tile id="48">
  <properties>
   <property name="name" value="road-0"/>
  </properties>
 </tile>
 <tile id="49">
  <properties>
   <property name="name" value="road-1"/>
  </properties>
 </tile>
 <tile id="50">
  <properties>
   <property name="name" value="road-2"/>
  </properties>
 </tile>
 <tile id="51">
  <properties>
   <property name="name" value="road-3"/>
  </properties>
 </tile>
 <tile id="52">
  <properties>
   <property name="name" value="road-4"/>
  </properties>
 </tile>
 <tile id="53">
  <properties>
   <property name="name" value="road-5"/>
  </properties>
 </tile>
 <tile id="54">
  <properties>
   <property name="name" value="road-6"/>
  </properties>
 </tile>
 <tile id="55">
  <properties>
   <property name="name" value="road-7"/>
  </properties>
 </tile>
 <tile id="56">
  <properties>
   <property name="name" value="road-8"/>
  </properties>
 </tile>
 <tile id="57">
  <properties>
   <property name="name" value="road-9"/>
  </properties>
 </tile>
 <tile id="58">
  <properties>
   <property name="name" value="road-10"/>
  </properties>
 </tile>
 <tile id="59">
  <properties>
   <property name="name" value="road-11"/>
  </properties>
 </tile>
 <tile id="60">
  <properties>
   <property name="name" value="road-12"/>
  </properties>
 </tile>
 <tile id="61">
  <properties>
   <property name="name" value="road-13"/>
  </properties>
 </tile>
 <tile id="62">
  <properties>
   <property name="name" value="road-14"/>
  </properties>
 </tile>
 <tile id="63">
  <properties>
   <property name="name" value="road-15"/>
  </properties>
 </tile>
 <tile id="64">
  <properties>
   <property name="name" value="road-0b"/>
  </properties>
 </tile>
 <tile id="65">
  <properties>
   <property name="name" value="road-1b"/>
  </properties>
 </tile>
 <tile id="66">
  <properties>
   <property name="name" value="road-2b"/>
  </properties>
 </tile>
 <tile id="67">
  <properties>
   <property name="name" value="road-3b"/>
  </properties>
 </tile>
 <tile id="68">
  <properties>
   <property name="name" value="road-4b"/>
  </properties>
 </tile>
 <tile id="69">
  <properties>
   <property name="name" value="road-5b"/>
  </properties>
 </tile>
 <tile id="70">
  <properties>
   <property name="name" value="road-6b"/>
  </properties>
 </tile>
 <tile id="71">
  <properties>
   <property name="name" value="road-7b"/>
  </properties>
 </tile>
 <tile id="72">
  <properties>
   <property name="name" value="road-8b"/>
  </properties>
 </tile>
 <tile id="73">
  <properties>
   <property name="name" value="road-9b"/>
  </properties>
 </tile>
 <tile id="74">
  <properties>
   <property name="name" value="road-10b"/>
  </properties>
 </tile>
 <tile id="75">
  <properties>
   <property name="name" value="road-11b"/>
  </properties>
 </tile>
 <tile id="76">
  <properties>
   <property name="name" value="road-12b"/>
  </properties>
 </tile>
 <tile id="77">
  <properties>
   <property name="name" value="road-13b"/>
  </properties>
 </tile>
 <tile id="78">
  <properties>
   <property name="name" value="road-14b"/>
  </properties>
 </tile>
 <tile id="79">
  <properties>
   <property name="name" value="road-15b"/>
  </properties>
 </tile>
 <tile id="80">
  <properties>
   <property name="name" value="snow-0"/>
  </properties>
 </tile>
 <tile id="81">
  <properties>
   <property name="name" value="snow-1"/>
  </properties>
 </tile>
 <tile id="82">
  <properties>
   <property name="name" value="snow-2"/>
  </properties>
 </tile>
 <tile id="83">
  <properties>
   <property name="name" value="snow-3"/>
  </properties>
 </tile>
 <tile id="84">
  <properties>
   <property name="name" value="snow-4"/>
  </properties>
 </tile>
 <tile id="85">
  <properties>
   <property name="name" value="snow-5"/>
  </properties>
 </tile>
 <tile id="86">
  <properties>
   <property name="name" value="snow-6"/>
  </properties>
 </tile>
 <tile id="87">
  <properties>
   <property name="name" value="snow-7"/>
  </properties>
 </tile>
 <tile id="88">
  <properties>
   <property name="name" value="snow-8"/>
  </properties>
 </tile>
 <tile id="89">
  <properties>
   <property name="name" value="snow-9"/>
  </properties>
 </tile>
 <tile id="90">
  <properties>
   <property name="name" value="snow-10"/>
  </properties>
 </tile>
 <tile id="91">
  <properties>
   <property name="name" value="snow-11"/>
  </properties>
 </tile>
 <tile id="92">
  <properties>
   <property name="name" value="snow-12"/>
  </properties>
 </tile>
 <tile id="93">
  <properties>
   <property name="name" value="snow-13"/>
  </properties>
 </tile>
 <tile id="94">
  <properties>
   <property name="name" value="snow-14"/>
  </properties>
 </tile>
 <tile id="95">
  <properties>
   <property name="name" value="snow-15"/>
  </properties>
 </tile>
 <tile id="96">
  <properties>
   <property name="name" value="snow-0b"/>
  </properties>
 </tile>
 <tile id="97">
  <properties>
   <property name="name" value="snow-1b"/>
  </properties>
 </tile>
 <tile id="98">
  <properties>
   <property name="name" value="snow-2b"/>
  </properties>
 </tile>
 <tile id="99">
  <properties>
   <property name="name" value="snow-3b"/>
  </properties>
 </tile>
 <tile id="100">
  <properties>
   <property name="name" value="snow-4b"/>
  </properties>
 </tile>
 <tile id="101">
  <properties>
   <property name="name" value="snow-5b"/>
  </properties>
 </tile>
 <tile id="102">
  <properties>
   <property name="name" value="snow-6b"/>
  </properties>
 </tile>
 <tile id="103">
  <properties>
   <property name="name" value="snow-7b"/>
  </properties>
 </tile>
 <tile id="104">
  <properties>
   <property name="name" value="snow-8b"/>
  </properties>
 </tile>
 <tile id="105">
  <properties>
   <property name="name" value="snow-9b"/>
  </properties>
 </tile>
 <tile id="106">
  <properties>
   <property name="name" value="snow-10b"/>
  </properties>
 </tile>
 <tile id="107">
  <properties>
   <property name="name" value="snow-11b"/>
  </properties>
 </tile>
 <tile id="108">
  <properties>
   <property name="name" value="snow-12b"/>
  </properties>
 </tile>
 <tile id="109">
  <properties>
   <property name="name" value="snow-13b"/>
  </properties>
 </tile>
 <tile id="110">
  <properties>
   <property name="name" value="snow-14b"/>
  </properties>
 </tile>
 <tile id="111">
  <properties>
   <property name="name" value="snow-15b"/>
  </properties>
 </tile>
 <tile id="112">
  <properties>
   <property name="name" value="water-0"/>
  </properties>
 </tile>
 <tile id="113">
  <properties>
   <property name="name" value="water-1"/>
  </properties>
 </tile>
 <tile id="114">
  <properties>
   <property name="name" value="water-2"/>
  </properties>
 </tile>
 <tile id="115">
  <properties>
   <property name="name" value="water-3"/>
  </properties>
 </tile>
 <tile id="116">
  <properties>
   <property name="name" value="water-4"/>
  </properties>
 </tile>
 <tile id="117">
  <properties>
   <property name="name" value="water-5"/>
  </properties>
 </tile>
 <tile id="118">
  <properties>
   <property name="name" value="water-6"/>
  </properties>
 </tile>
 <tile id="119">
  <properties>
   <property name="name" value="water-7"/>
  </properties>
 </tile>
 <tile id="120">
  <properties>
   <property name="name" value="water-8"/>
  </properties>
 </tile>
 <tile id="121">
  <properties>
   <property name="name" value="water-9"/>
  </properties>
 </tile>
 <tile id="122">
  <properties>
   <property name="name" value="water-10"/>
  </properties>
 </tile>
 <tile id="123">
  <properties>
   <property name="name" value="water-11"/>
  </properties>
 </tile>
 <tile id="124">
  <properties>
   <property name="name" value="water-12"/>
  </properties>
 </tile>
 <tile id="125">
  <properties>
   <property name="name" value="water-13"/>
  </properties>
 </tile>
 <tile id="126">
  <properties>
   <property name="name" value="water-14"/>
  </properties>
 </tile>
 <tile id="127">
  <properties>
   <property name="name" value="water-15"/>
  </properties>
 </tile>
 <tile id="128">
  <properties>
   <property name="name" value="water-0b"/>
  </properties>
 </tile>
 <tile id="129">
  <properties>
   <property name="name" value="water-1b"/>
  </properties>
 </tile>
 <tile id="130">
  <properties>
   <property name="name" value="water-2b"/>
  </properties>
 </tile>
 <tile id="131">
  <properties>
   <property name="name" value="water-3b"/>
  </properties>
 </tile>
 <tile id="132">
  <properties>
   <property name="name" value="water-4b"/>
  </properties>
 </tile>
 <tile id="133">
  <properties>
   <property name="name" value="water-5b"/>
  </properties>
 </tile>
 <tile id="134">
  <properties>
   <property name="name" value="water-6b"/>
  </properties>
 </tile>
 <tile id="135">
  <properties>
   <property name="name" value="water-7b"/>
  </properties>
 </tile>
 <tile id="136">
  <properties>
   <property name="name" value="water-8b"/>
  </properties>
 </tile>
 <tile id="137">
  <properties>
   <property name="name" value="water-9b"/>
  </properties>
 </tile>
 <tile id="138">
  <properties>
   <property name="name" value="water-10b"/>
  </properties>
 </tile>
 <tile id="139">
  <properties>
   <property name="name" value="water-11b"/>
  </properties>
 </tile>
 <tile id="140">
  <properties>
   <property name="name" value="water-12b"/>
  </properties>
 </tile>
 <tile id="141">
  <properties>
   <property name="name" value="water-13b"/>
  </properties>
 </tile>
 <tile id="142">
  <properties>
   <property name="name" value="water-14b"/>
  </properties>
 </tile>
 <tile id="143">
  <properties>
   <property name="name" value="water-15b"/>
  </properties>
 </tile>
 <tile id="144">
  <properties>
   <property name="name" value="ripples-0"/>
  </properties>
  <animation>
   <frame tileid="144" duration="180"/>
   <frame tileid="160" duration="180"/>
   <frame tileid="176" duration="180"/>
   <frame tileid="192" duration="180"/>
   <frame tileid="208" duration="180"/>
   <frame tileid="224" duration="180"/>
  </animation>
 </tile>
 <tile id="145">
  <properties>
   <property name="name" value="ripples-1"/>
  </properties>
  <animation>
   <frame tileid="145" duration="180"/>
   <frame tileid="161" duration="180"/>
   <frame tileid="177" duration="180"/>
   <frame tileid="193" duration="180"/>
   <frame tileid="209" duration="180"/>
   <frame tileid="225" duration="180"/>
  </animation>
 </tile>
 <tile id="146">
  <properties>
   <property name="name" value="ripples-2"/>
  </properties>
  <animation>
   <frame tileid="146" duration="180"/>
   <frame tileid="162" duration="180"/>
   <frame tileid="178" duration="180"/>
   <frame tileid="194" duration="180"/>
   <frame tileid="210" duration="180"/>
   <frame tileid="226" duration="180"/>
  </animation>
 </tile>
 <tile id="147">
  <properties>
   <property name="name" value="ripples-3"/>
  </properties>
  <animation>
   <frame tileid="147" duration="180"/>
   <frame tileid="163" duration="180"/>
   <frame tileid="179" duration="180"/>
   <frame tileid="195" duration="180"/>
   <frame tileid="211" duration="180"/>
   <frame tileid="227" duration="180"/>
  </animation>
 </tile>
 <tile id="148">
  <properties>
   <property name="name" value="ripples-4"/>
  </properties>
  <animation>
   <frame tileid="148" duration="180"/>
   <frame tileid="164" duration="180"/>
   <frame tileid="180" duration="180"/>
   <frame tileid="196" duration="180"/>
   <frame tileid="212" duration="180"/>
   <frame tileid="228" duration="180"/>
  </animation>
 </tile>
 <tile id="149">
  <properties>
   <property name="name" value="ripples-5"/>
  </properties>
  <animation>
   <frame tileid="149" duration="180"/>
   <frame tileid="165" duration="180"/>
   <frame tileid="181" duration="180"/>
   <frame tileid="197" duration="180"/>
   <frame tileid="213" duration="180"/>
   <frame tileid="229" duration="180"/>
  </animation>
 </tile>
 <tile id="150">
  <properties>
   <property name="name" value="ripples-6"/>
  </properties>
  <animation>
   <frame tileid="150" duration="180"/>
   <frame tileid="166" duration="180"/>
   <frame tileid="182" duration="180"/>
   <frame tileid="198" duration="180"/>
   <frame tileid="214" duration="180"/>
   <frame tileid="230" duration="180"/>
  </animation>
 </tile>
 <tile id="151">
  <properties>
   <property name="name" value="ripples-7"/>
  </properties>
  <animation>
   <frame tileid="151" duration="180"/>
   <frame tileid="167" duration="180"/>
   <frame tileid="183" duration="180"/>
   <frame tileid="199" duration="180"/>
   <frame tileid="215" duration="180"/>
   <frame tileid="231" duration="180"/>
  </animation>
 </tile>
 <tile id="152">
  <properties>
   <property name="name" value="ripples-8"/>
  </properties>
  <animation>
   <frame tileid="152" duration="180"/>
   <frame tileid="168" duration="180"/>
   <frame tileid="184" duration="180"/>
   <frame tileid="200" duration="180"/>
   <frame tileid="216" duration="180"/>
   <frame tileid="232" duration="180"/>
  </animation>
 </tile>
 <tile id="153">
  <properties>
   <property name="name" value="ripples-9"/>
  </properties>
  <animation>
   <frame tileid="153" duration="180"/>
   <frame tileid="169" duration="180"/>
   <frame tileid="185" duration="180"/>
   <frame tileid="201" duration="180"/>
   <frame tileid="217" duration="180"/>
   <frame tileid="233" duration="180"/>
  </animation>
 </tile>
 <tile id="154">
  <properties>
   <property name="name" value="ripples-10"/>
  </properties>
  <animation>
   <frame tileid="154" duration="180"/>
   <frame tileid="170" duration="180"/>
   <frame tileid="186" duration="180"/>
   <frame tileid="202" duration="180"/>
   <frame tileid="218" duration="180"/>
   <frame tileid="234" duration="180"/>
  </animation>
 </tile>
 <tile id="155">
  <properties>
   <property name="name" value="ripples-11"/>
  </properties>
  <animation>
   <frame tileid="155" duration="180"/>
   <frame tileid="171" duration="180"/>
   <frame tileid="187" duration="180"/>
   <frame tileid="203" duration="180"/>
   <frame tileid="219" duration="180"/>
   <frame tileid="235" duration="180"/>
  </animation>
 </tile>
 <tile id="156">
  <properties>
   <property name="name" value="ripples-12"/>
  </properties>
  <animation>
   <frame tileid="156" duration="180"/>
   <frame tileid="172" duration="180"/>
   <frame tileid="188" duration="180"/>
   <frame tileid="204" duration="180"/>
   <frame tileid="220" duration="180"/>
   <frame tileid="236" duration="180"/>
  </animation>
 </tile>
 <tile id="157">
  <properties>
   <property name="name" value="ripples-13"/>
  </properties>
  <animation>
   <frame tileid="157" duration="180"/>
   <frame tileid="173" duration="180"/>
   <frame tileid="189" duration="180"/>
   <frame tileid="205" duration="180"/>
   <frame tileid="221" duration="180"/>
   <frame tileid="237" duration="180"/>
  </animation>
 </tile>
 <tile id="158">
  <properties>
   <property name="name" value="ripples-14"/>
  </properties>
  <animation>
   <frame tileid="158" duration="180"/>
   <frame tileid="174" duration="180"/>
   <frame tileid="190" duration="180"/>
   <frame tileid="206" duration="180"/>
   <frame tileid="222" duration="180"/>
   <frame tileid="238" duration="180"/>
  </animation>
 </tile>
 <tile id="159">
  <properties>
   <property name="name" value="ripples-15"/>
  </properties>
  <animation>
   <frame tileid="159" duration="180"/>
   <frame tileid="175" duration="180"/>
   <frame tileid="191" duration="180"/>
   <frame tileid="207" duration="180"/>
   <frame tileid="223" duration="180"/>
   <frame tileid="239" duration="180"/>
  </animation>
 </tile>
 <tile id="240">
  <properties>
   <property name="name" value="plate-0-0"/>
  </properties>
 </tile>
 <tile id="241">
  <properties>
   <property name="name" value="plate-0-1"/>
  </properties>
 </tile>
 <tile id="242">
  <properties>
   <property name="name" value="plate-0-2"/>
  </properties>
 </tile>
 <tile id="243">
  <properties>
   <property name="name" value="plate-0-3"/>
  </properties>
 </tile>
 <tile id="244">
  <properties>
   <property name="name" value="plate-1-0"/>
  </properties>
 </tile>
 <tile id="245">
  <properties>
   <property name="name" value="plate-1-1"/>
  </properties>
 </tile>
 <tile id="246">
  <properties>
   <property name="name" value="plate-1-2"/>
  </properties>
 </tile>
 <tile id="247">
  <properties>
   <property name="name" value="plate-1-3"/>
  </properties>
 </tile>
 <tile id="248">
  <properties>
   <property name="name" value="plate-2-0"/>
  </properties>
 </tile>
 <tile id="249">
  <properties>
   <property name="name" value="plate-2-1"/>
  </properties>
 </tile>
 <tile id="250">
  <properties>
   <property name="name" value="plate-2-2"/>
  </properties>
 </tile>
 <tile id="251">
  <properties>
   <property name="name" value="plate-2-3"/>
  </properties>
 </tile>
 <tile id="252">
  <properties>
   <property name="name" value="front"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="moss" type="corner" tile="16">
   <wangcolor name="moss" color="#ff5a3c" tile="16" probability="1"/>
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
  <wangset name="road" type="corner" tile="48">
   <wangcolor name="road" color="#3c8cff" tile="48" probability="1"/>
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
  <wangset name="snow" type="corner" tile="80">
   <wangcolor name="snow" color="#ffd23c" tile="80" probability="1"/>
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
  <wangset name="water" type="corner" tile="112">
   <wangcolor name="water" color="#46c86e" tile="112" probability="1"/>
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
   <wangtile tileid="128" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="129" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="130" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="131" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="132" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="133" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="134" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="135" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="136" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="137" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="138" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="139" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="140" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="141" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="142" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="143" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
 </wangsets>
</tileset>
