<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="world" tilewidth="64" tileheight="64" tilecount="528" columns="16" objectalignment="bottomleft">
 <image source="world.png" width="1024" height="2112"/>
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
   <property name="name" value="woodland-0"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="name" value="woodland-1"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="name" value="woodland-2"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="name" value="woodland-3"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="name" value="woodland-4"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="name" value="woodland-5"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="name" value="woodland-6"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="name" value="woodland-7"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="name" value="woodland-8"/>
  </properties>
 </tile>
 <tile id="25">
  <properties>
   <property name="name" value="woodland-9"/>
  </properties>
 </tile>
 <tile id="26">
  <properties>
   <property name="name" value="woodland-10"/>
  </properties>
 </tile>
 <tile id="27">
  <properties>
   <property name="name" value="woodland-11"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="name" value="woodland-12"/>
  </properties>
 </tile>
 <tile id="29">
  <properties>
   <property name="name" value="woodland-13"/>
  </properties>
 </tile>
 <tile id="30">
  <properties>
   <property name="name" value="woodland-14"/>
  </properties>
 </tile>
 <tile id="31">
  <properties>
   <property name="name" value="woodland-15"/>
  </properties>
 </tile>
 <tile id="32">
  <properties>
   <property name="name" value="woodland-0b"/>
  </properties>
 </tile>
 <tile id="33">
  <properties>
   <property name="name" value="woodland-1b"/>
  </properties>
 </tile>
 <tile id="34">
  <properties>
   <property name="name" value="woodland-2b"/>
  </properties>
 </tile>
 <tile id="35">
  <properties>
   <property name="name" value="woodland-3b"/>
  </properties>
 </tile>
 <tile id="36">
  <properties>
   <property name="name" value="woodland-4b"/>
  </properties>
 </tile>
 <tile id="37">
  <properties>
   <property name="name" value="woodland-5b"/>
  </properties>
 </tile>
 <tile id="38">
  <properties>
   <property name="name" value="woodland-6b"/>
  </properties>
 </tile>
 <tile id="39">
  <properties>
   <property name="name" value="woodland-7b"/>
  </properties>
 </tile>
 <tile id="40">
  <properties>
   <property name="name" value="woodland-8b"/>
  </properties>
 </tile>
 <tile id="41">
  <properties>
   <property name="name" value="woodland-9b"/>
  </properties>
 </tile>
 <tile id="42">
  <properties>
   <property name="name" value="woodland-10b"/>
  </properties>
 </tile>
 <tile id="43">
  <properties>
   <property name="name" value="woodland-11b"/>
  </properties>
 </tile>
 <tile id="44">
  <properties>
   <property name="name" value="woodland-12b"/>
  </properties>
 </tile>
 <tile id="45">
  <properties>
   <property name="name" value="woodland-13b"/>
  </properties>
 </tile>
 <tile id="46">
  <properties>
   <property name="name" value="woodland-14b"/>
  </properties>
 </tile>
 <tile id="47">
  <properties>
   <property name="name" value="woodland-15b"/>
  </properties>
 </tile>
 <tile id="48">
  <properties>
   <property name="name" value="fen-0"/>
  </properties>
 </tile>
 <tile id="49">
  <properties>
   <property name="name" value="fen-1"/>
  </properties>
 </tile>
 <tile id="50">
  <properties>
   <property name="name" value="fen-2"/>
  </properties>
 </tile>
 <tile id="51">
  <properties>
   <property name="name" value="fen-3"/>
  </properties>
 </tile>
 <tile id="52">
  <properties>
   <property name="name" value="fen-4"/>
  </properties>
 </tile>
 <tile id="53">
  <properties>
   <property name="name" value="fen-5"/>
  </properties>
 </tile>
 <tile id="54">
  <properties>
   <property name="name" value="fen-6"/>
  </properties>
 </tile>
 <tile id="55">
  <properties>
   <property name="name" value="fen-7"/>
  </properties>
 </tile>
 <tile id="56">
  <properties>
   <property name="name" value="fen-8"/>
  </properties>
 </tile>
 <tile id="57">
  <properties>
   <property name="name" value="fen-9"/>
  </properties>
 </tile>
 <tile id="58">
  <properties>
   <property name="name" value="fen-10"/>
  </properties>
 </tile>
 <tile id="59">
  <properties>
   <property name="name" value="fen-11"/>
  </properties>
 </tile>
 <tile id="60">
  <properties>
   <property name="name" value="fen-12"/>
  </properties>
 </tile>
 <tile id="61">
  <properties>
   <property name="name" value="fen-13"/>
  </properties>
 </tile>
 <tile id="62">
  <properties>
   <property name="name" value="fen-14"/>
  </properties>
 </tile>
 <tile id="63">
  <properties>
   <property name="name" value="fen-15"/>
  </properties>
 </tile>
 <tile id="64">
  <properties>
   <property name="name" value="fen-0b"/>
  </properties>
 </tile>
 <tile id="65">
  <properties>
   <property name="name" value="fen-1b"/>
  </properties>
 </tile>
 <tile id="66">
  <properties>
   <property name="name" value="fen-2b"/>
  </properties>
 </tile>
 <tile id="67">
  <properties>
   <property name="name" value="fen-3b"/>
  </properties>
 </tile>
 <tile id="68">
  <properties>
   <property name="name" value="fen-4b"/>
  </properties>
 </tile>
 <tile id="69">
  <properties>
   <property name="name" value="fen-5b"/>
  </properties>
 </tile>
 <tile id="70">
  <properties>
   <property name="name" value="fen-6b"/>
  </properties>
 </tile>
 <tile id="71">
  <properties>
   <property name="name" value="fen-7b"/>
  </properties>
 </tile>
 <tile id="72">
  <properties>
   <property name="name" value="fen-8b"/>
  </properties>
 </tile>
 <tile id="73">
  <properties>
   <property name="name" value="fen-9b"/>
  </properties>
 </tile>
 <tile id="74">
  <properties>
   <property name="name" value="fen-10b"/>
  </properties>
 </tile>
 <tile id="75">
  <properties>
   <property name="name" value="fen-11b"/>
  </properties>
 </tile>
 <tile id="76">
  <properties>
   <property name="name" value="fen-12b"/>
  </properties>
 </tile>
 <tile id="77">
  <properties>
   <property name="name" value="fen-13b"/>
  </properties>
 </tile>
 <tile id="78">
  <properties>
   <property name="name" value="fen-14b"/>
  </properties>
 </tile>
 <tile id="79">
  <properties>
   <property name="name" value="fen-15b"/>
  </properties>
 </tile>
 <tile id="80">
  <properties>
   <property name="name" value="highland-0"/>
  </properties>
 </tile>
 <tile id="81">
  <properties>
   <property name="name" value="highland-1"/>
  </properties>
 </tile>
 <tile id="82">
  <properties>
   <property name="name" value="highland-2"/>
  </properties>
 </tile>
 <tile id="83">
  <properties>
   <property name="name" value="highland-3"/>
  </properties>
 </tile>
 <tile id="84">
  <properties>
   <property name="name" value="highland-4"/>
  </properties>
 </tile>
 <tile id="85">
  <properties>
   <property name="name" value="highland-5"/>
  </properties>
 </tile>
 <tile id="86">
  <properties>
   <property name="name" value="highland-6"/>
  </properties>
 </tile>
 <tile id="87">
  <properties>
   <property name="name" value="highland-7"/>
  </properties>
 </tile>
 <tile id="88">
  <properties>
   <property name="name" value="highland-8"/>
  </properties>
 </tile>
 <tile id="89">
  <properties>
   <property name="name" value="highland-9"/>
  </properties>
 </tile>
 <tile id="90">
  <properties>
   <property name="name" value="highland-10"/>
  </properties>
 </tile>
 <tile id="91">
  <properties>
   <property name="name" value="highland-11"/>
  </properties>
 </tile>
 <tile id="92">
  <properties>
   <property name="name" value="highland-12"/>
  </properties>
 </tile>
 <tile id="93">
  <properties>
   <property name="name" value="highland-13"/>
  </properties>
 </tile>
 <tile id="94">
  <properties>
   <property name="name" value="highland-14"/>
  </properties>
 </tile>
 <tile id="95">
  <properties>
   <property name="name" value="highland-15"/>
  </properties>
 </tile>
 <tile id="96">
  <properties>
   <property name="name" value="highland-0b"/>
  </properties>
 </tile>
 <tile id="97">
  <properties>
   <property name="name" value="highland-1b"/>
  </properties>
 </tile>
 <tile id="98">
  <properties>
   <property name="name" value="highland-2b"/>
  </properties>
 </tile>
 <tile id="99">
  <properties>
   <property name="name" value="highland-3b"/>
  </properties>
 </tile>
 <tile id="100">
  <properties>
   <property name="name" value="highland-4b"/>
  </properties>
 </tile>
 <tile id="101">
  <properties>
   <property name="name" value="highland-5b"/>
  </properties>
 </tile>
 <tile id="102">
  <properties>
   <property name="name" value="highland-6b"/>
  </properties>
 </tile>
 <tile id="103">
  <properties>
   <property name="name" value="highland-7b"/>
  </properties>
 </tile>
 <tile id="104">
  <properties>
   <property name="name" value="highland-8b"/>
  </properties>
 </tile>
 <tile id="105">
  <properties>
   <property name="name" value="highland-9b"/>
  </properties>
 </tile>
 <tile id="106">
  <properties>
   <property name="name" value="highland-10b"/>
  </properties>
 </tile>
 <tile id="107">
  <properties>
   <property name="name" value="highland-11b"/>
  </properties>
 </tile>
 <tile id="108">
  <properties>
   <property name="name" value="highland-12b"/>
  </properties>
 </tile>
 <tile id="109">
  <properties>
   <property name="name" value="highland-13b"/>
  </properties>
 </tile>
 <tile id="110">
  <properties>
   <property name="name" value="highland-14b"/>
  </properties>
 </tile>
 <tile id="111">
  <properties>
   <property name="name" value="highland-15b"/>
  </properties>
 </tile>
 <tile id="112">
  <properties>
   <property name="name" value="snow-0"/>
  </properties>
 </tile>
 <tile id="113">
  <properties>
   <property name="name" value="snow-1"/>
  </properties>
 </tile>
 <tile id="114">
  <properties>
   <property name="name" value="snow-2"/>
  </properties>
 </tile>
 <tile id="115">
  <properties>
   <property name="name" value="snow-3"/>
  </properties>
 </tile>
 <tile id="116">
  <properties>
   <property name="name" value="snow-4"/>
  </properties>
 </tile>
 <tile id="117">
  <properties>
   <property name="name" value="snow-5"/>
  </properties>
 </tile>
 <tile id="118">
  <properties>
   <property name="name" value="snow-6"/>
  </properties>
 </tile>
 <tile id="119">
  <properties>
   <property name="name" value="snow-7"/>
  </properties>
 </tile>
 <tile id="120">
  <properties>
   <property name="name" value="snow-8"/>
  </properties>
 </tile>
 <tile id="121">
  <properties>
   <property name="name" value="snow-9"/>
  </properties>
 </tile>
 <tile id="122">
  <properties>
   <property name="name" value="snow-10"/>
  </properties>
 </tile>
 <tile id="123">
  <properties>
   <property name="name" value="snow-11"/>
  </properties>
 </tile>
 <tile id="124">
  <properties>
   <property name="name" value="snow-12"/>
  </properties>
 </tile>
 <tile id="125">
  <properties>
   <property name="name" value="snow-13"/>
  </properties>
 </tile>
 <tile id="126">
  <properties>
   <property name="name" value="snow-14"/>
  </properties>
 </tile>
 <tile id="127">
  <properties>
   <property name="name" value="snow-15"/>
  </properties>
 </tile>
 <tile id="128">
  <properties>
   <property name="name" value="snow-0b"/>
  </properties>
 </tile>
 <tile id="129">
  <properties>
   <property name="name" value="snow-1b"/>
  </properties>
 </tile>
 <tile id="130">
  <properties>
   <property name="name" value="snow-2b"/>
  </properties>
 </tile>
 <tile id="131">
  <properties>
   <property name="name" value="snow-3b"/>
  </properties>
 </tile>
 <tile id="132">
  <properties>
   <property name="name" value="snow-4b"/>
  </properties>
 </tile>
 <tile id="133">
  <properties>
   <property name="name" value="snow-5b"/>
  </properties>
 </tile>
 <tile id="134">
  <properties>
   <property name="name" value="snow-6b"/>
  </properties>
 </tile>
 <tile id="135">
  <properties>
   <property name="name" value="snow-7b"/>
  </properties>
 </tile>
 <tile id="136">
  <properties>
   <property name="name" value="snow-8b"/>
  </properties>
 </tile>
 <tile id="137">
  <properties>
   <property name="name" value="snow-9b"/>
  </properties>
 </tile>
 <tile id="138">
  <properties>
   <property name="name" value="snow-10b"/>
  </properties>
 </tile>
 <tile id="139">
  <properties>
   <property name="name" value="snow-11b"/>
  </properties>
 </tile>
 <tile id="140">
  <properties>
   <property name="name" value="snow-12b"/>
  </properties>
 </tile>
 <tile id="141">
  <properties>
   <property name="name" value="snow-13b"/>
  </properties>
 </tile>
 <tile id="142">
  <properties>
   <property name="name" value="snow-14b"/>
  </properties>
 </tile>
 <tile id="143">
  <properties>
   <property name="name" value="snow-15b"/>
  </properties>
 </tile>
 <tile id="144">
  <properties>
   <property name="name" value="cinder-0"/>
  </properties>
 </tile>
 <tile id="145">
  <properties>
   <property name="name" value="cinder-1"/>
  </properties>
 </tile>
 <tile id="146">
  <properties>
   <property name="name" value="cinder-2"/>
  </properties>
 </tile>
 <tile id="147">
  <properties>
   <property name="name" value="cinder-3"/>
  </properties>
 </tile>
 <tile id="148">
  <properties>
   <property name="name" value="cinder-4"/>
  </properties>
 </tile>
 <tile id="149">
  <properties>
   <property name="name" value="cinder-5"/>
  </properties>
 </tile>
 <tile id="150">
  <properties>
   <property name="name" value="cinder-6"/>
  </properties>
 </tile>
 <tile id="151">
  <properties>
   <property name="name" value="cinder-7"/>
  </properties>
 </tile>
 <tile id="152">
  <properties>
   <property name="name" value="cinder-8"/>
  </properties>
 </tile>
 <tile id="153">
  <properties>
   <property name="name" value="cinder-9"/>
  </properties>
 </tile>
 <tile id="154">
  <properties>
   <property name="name" value="cinder-10"/>
  </properties>
 </tile>
 <tile id="155">
  <properties>
   <property name="name" value="cinder-11"/>
  </properties>
 </tile>
 <tile id="156">
  <properties>
   <property name="name" value="cinder-12"/>
  </properties>
 </tile>
 <tile id="157">
  <properties>
   <property name="name" value="cinder-13"/>
  </properties>
 </tile>
 <tile id="158">
  <properties>
   <property name="name" value="cinder-14"/>
  </properties>
 </tile>
 <tile id="159">
  <properties>
   <property name="name" value="cinder-15"/>
  </properties>
 </tile>
 <tile id="160">
  <properties>
   <property name="name" value="cinder-0b"/>
  </properties>
 </tile>
 <tile id="161">
  <properties>
   <property name="name" value="cinder-1b"/>
  </properties>
 </tile>
 <tile id="162">
  <properties>
   <property name="name" value="cinder-2b"/>
  </properties>
 </tile>
 <tile id="163">
  <properties>
   <property name="name" value="cinder-3b"/>
  </properties>
 </tile>
 <tile id="164">
  <properties>
   <property name="name" value="cinder-4b"/>
  </properties>
 </tile>
 <tile id="165">
  <properties>
   <property name="name" value="cinder-5b"/>
  </properties>
 </tile>
 <tile id="166">
  <properties>
   <property name="name" value="cinder-6b"/>
  </properties>
 </tile>
 <tile id="167">
  <properties>
   <property name="name" value="cinder-7b"/>
  </properties>
 </tile>
 <tile id="168">
  <properties>
   <property name="name" value="cinder-8b"/>
  </properties>
 </tile>
 <tile id="169">
  <properties>
   <property name="name" value="cinder-9b"/>
  </properties>
 </tile>
 <tile id="170">
  <properties>
   <property name="name" value="cinder-10b"/>
  </properties>
 </tile>
 <tile id="171">
  <properties>
   <property name="name" value="cinder-11b"/>
  </properties>
 </tile>
 <tile id="172">
  <properties>
   <property name="name" value="cinder-12b"/>
  </properties>
 </tile>
 <tile id="173">
  <properties>
   <property name="name" value="cinder-13b"/>
  </properties>
 </tile>
 <tile id="174">
  <properties>
   <property name="name" value="cinder-14b"/>
  </properties>
 </tile>
 <tile id="175">
  <properties>
   <property name="name" value="cinder-15b"/>
  </properties>
 </tile>
 <tile id="176">
  <properties>
   <property name="name" value="gloom-0"/>
  </properties>
 </tile>
 <tile id="177">
  <properties>
   <property name="name" value="gloom-1"/>
  </properties>
 </tile>
 <tile id="178">
  <properties>
   <property name="name" value="gloom-2"/>
  </properties>
 </tile>
 <tile id="179">
  <properties>
   <property name="name" value="gloom-3"/>
  </properties>
 </tile>
 <tile id="180">
  <properties>
   <property name="name" value="gloom-4"/>
  </properties>
 </tile>
 <tile id="181">
  <properties>
   <property name="name" value="gloom-5"/>
  </properties>
 </tile>
 <tile id="182">
  <properties>
   <property name="name" value="gloom-6"/>
  </properties>
 </tile>
 <tile id="183">
  <properties>
   <property name="name" value="gloom-7"/>
  </properties>
 </tile>
 <tile id="184">
  <properties>
   <property name="name" value="gloom-8"/>
  </properties>
 </tile>
 <tile id="185">
  <properties>
   <property name="name" value="gloom-9"/>
  </properties>
 </tile>
 <tile id="186">
  <properties>
   <property name="name" value="gloom-10"/>
  </properties>
 </tile>
 <tile id="187">
  <properties>
   <property name="name" value="gloom-11"/>
  </properties>
 </tile>
 <tile id="188">
  <properties>
   <property name="name" value="gloom-12"/>
  </properties>
 </tile>
 <tile id="189">
  <properties>
   <property name="name" value="gloom-13"/>
  </properties>
 </tile>
 <tile id="190">
  <properties>
   <property name="name" value="gloom-14"/>
  </properties>
 </tile>
 <tile id="191">
  <properties>
   <property name="name" value="gloom-15"/>
  </properties>
 </tile>
 <tile id="192">
  <properties>
   <property name="name" value="gloom-0b"/>
  </properties>
 </tile>
 <tile id="193">
  <properties>
   <property name="name" value="gloom-1b"/>
  </properties>
 </tile>
 <tile id="194">
  <properties>
   <property name="name" value="gloom-2b"/>
  </properties>
 </tile>
 <tile id="195">
  <properties>
   <property name="name" value="gloom-3b"/>
  </properties>
 </tile>
 <tile id="196">
  <properties>
   <property name="name" value="gloom-4b"/>
  </properties>
 </tile>
 <tile id="197">
  <properties>
   <property name="name" value="gloom-5b"/>
  </properties>
 </tile>
 <tile id="198">
  <properties>
   <property name="name" value="gloom-6b"/>
  </properties>
 </tile>
 <tile id="199">
  <properties>
   <property name="name" value="gloom-7b"/>
  </properties>
 </tile>
 <tile id="200">
  <properties>
   <property name="name" value="gloom-8b"/>
  </properties>
 </tile>
 <tile id="201">
  <properties>
   <property name="name" value="gloom-9b"/>
  </properties>
 </tile>
 <tile id="202">
  <properties>
   <property name="name" value="gloom-10b"/>
  </properties>
 </tile>
 <tile id="203">
  <properties>
   <property name="name" value="gloom-11b"/>
  </properties>
 </tile>
 <tile id="204">
  <properties>
   <property name="name" value="gloom-12b"/>
  </properties>
 </tile>
 <tile id="205">
  <properties>
   <property name="name" value="gloom-13b"/>
  </properties>
 </tile>
 <tile id="206">
  <properties>
   <property name="name" value="gloom-14b"/>
  </properties>
 </tile>
 <tile id="207">
  <properties>
   <property name="name" value="gloom-15b"/>
  </properties>
 </tile>
 <tile id="208">
  <properties>
   <property name="name" value="sand-0"/>
  </properties>
 </tile>
 <tile id="209">
  <properties>
   <property name="name" value="sand-1"/>
  </properties>
 </tile>
 <tile id="210">
  <properties>
   <property name="name" value="sand-2"/>
  </properties>
 </tile>
 <tile id="211">
  <properties>
   <property name="name" value="sand-3"/>
  </properties>
 </tile>
 <tile id="212">
  <properties>
   <property name="name" value="sand-4"/>
  </properties>
 </tile>
 <tile id="213">
  <properties>
   <property name="name" value="sand-5"/>
  </properties>
 </tile>
 <tile id="214">
  <properties>
   <property name="name" value="sand-6"/>
  </properties>
 </tile>
 <tile id="215">
  <properties>
   <property name="name" value="sand-7"/>
  </properties>
 </tile>
 <tile id="216">
  <properties>
   <property name="name" value="sand-8"/>
  </properties>
 </tile>
 <tile id="217">
  <properties>
   <property name="name" value="sand-9"/>
  </properties>
 </tile>
 <tile id="218">
  <properties>
   <property name="name" value="sand-10"/>
  </properties>
 </tile>
 <tile id="219">
  <properties>
   <property name="name" value="sand-11"/>
  </properties>
 </tile>
 <tile id="220">
  <properties>
   <property name="name" value="sand-12"/>
  </properties>
 </tile>
 <tile id="221">
  <properties>
   <property name="name" value="sand-13"/>
  </properties>
 </tile>
 <tile id="222">
  <properties>
   <property name="name" value="sand-14"/>
  </properties>
 </tile>
 <tile id="223">
  <properties>
   <property name="name" value="sand-15"/>
  </properties>
 </tile>
 <tile id="224">
  <properties>
   <property name="name" value="sand-0b"/>
  </properties>
 </tile>
 <tile id="225">
  <properties>
   <property name="name" value="sand-1b"/>
  </properties>
 </tile>
 <tile id="226">
  <properties>
   <property name="name" value="sand-2b"/>
  </properties>
 </tile>
 <tile id="227">
  <properties>
   <property name="name" value="sand-3b"/>
  </properties>
 </tile>
 <tile id="228">
  <properties>
   <property name="name" value="sand-4b"/>
  </properties>
 </tile>
 <tile id="229">
  <properties>
   <property name="name" value="sand-5b"/>
  </properties>
 </tile>
 <tile id="230">
  <properties>
   <property name="name" value="sand-6b"/>
  </properties>
 </tile>
 <tile id="231">
  <properties>
   <property name="name" value="sand-7b"/>
  </properties>
 </tile>
 <tile id="232">
  <properties>
   <property name="name" value="sand-8b"/>
  </properties>
 </tile>
 <tile id="233">
  <properties>
   <property name="name" value="sand-9b"/>
  </properties>
 </tile>
 <tile id="234">
  <properties>
   <property name="name" value="sand-10b"/>
  </properties>
 </tile>
 <tile id="235">
  <properties>
   <property name="name" value="sand-11b"/>
  </properties>
 </tile>
 <tile id="236">
  <properties>
   <property name="name" value="sand-12b"/>
  </properties>
 </tile>
 <tile id="237">
  <properties>
   <property name="name" value="sand-13b"/>
  </properties>
 </tile>
 <tile id="238">
  <properties>
   <property name="name" value="sand-14b"/>
  </properties>
 </tile>
 <tile id="239">
  <properties>
   <property name="name" value="sand-15b"/>
  </properties>
 </tile>
 <tile id="240">
  <properties>
   <property name="name" value="flagstones-0"/>
  </properties>
 </tile>
 <tile id="241">
  <properties>
   <property name="name" value="flagstones-1"/>
  </properties>
 </tile>
 <tile id="242">
  <properties>
   <property name="name" value="flagstones-2"/>
  </properties>
 </tile>
 <tile id="243">
  <properties>
   <property name="name" value="flagstones-3"/>
  </properties>
 </tile>
 <tile id="244">
  <properties>
   <property name="name" value="flagstones-4"/>
  </properties>
 </tile>
 <tile id="245">
  <properties>
   <property name="name" value="flagstones-5"/>
  </properties>
 </tile>
 <tile id="246">
  <properties>
   <property name="name" value="flagstones-6"/>
  </properties>
 </tile>
 <tile id="247">
  <properties>
   <property name="name" value="flagstones-7"/>
  </properties>
 </tile>
 <tile id="248">
  <properties>
   <property name="name" value="flagstones-8"/>
  </properties>
 </tile>
 <tile id="249">
  <properties>
   <property name="name" value="flagstones-9"/>
  </properties>
 </tile>
 <tile id="250">
  <properties>
   <property name="name" value="flagstones-10"/>
  </properties>
 </tile>
 <tile id="251">
  <properties>
   <property name="name" value="flagstones-11"/>
  </properties>
 </tile>
 <tile id="252">
  <properties>
   <property name="name" value="flagstones-12"/>
  </properties>
 </tile>
 <tile id="253">
  <properties>
   <property name="name" value="flagstones-13"/>
  </properties>
 </tile>
 <tile id="254">
  <properties>
   <property name="name" value="flagstones-14"/>
  </properties>
 </tile>
 <tile id="255">
  <properties>
   <property name="name" value="flagstones-15"/>
  </properties>
 </tile>
 <tile id="256">
  <properties>
   <property name="name" value="flagstones-0b"/>
  </properties>
 </tile>
 <tile id="257">
  <properties>
   <property name="name" value="flagstones-1b"/>
  </properties>
 </tile>
 <tile id="258">
  <properties>
   <property name="name" value="flagstones-2b"/>
  </properties>
 </tile>
 <tile id="259">
  <properties>
   <property name="name" value="flagstones-3b"/>
  </properties>
 </tile>
 <tile id="260">
  <properties>
   <property name="name" value="flagstones-4b"/>
  </properties>
 </tile>
 <tile id="261">
  <properties>
   <property name="name" value="flagstones-5b"/>
  </properties>
 </tile>
 <tile id="262">
  <properties>
   <property name="name" value="flagstones-6b"/>
  </properties>
 </tile>
 <tile id="263">
  <properties>
   <property name="name" value="flagstones-7b"/>
  </properties>
 </tile>
 <tile id="264">
  <properties>
   <property name="name" value="flagstones-8b"/>
  </properties>
 </tile>
 <tile id="265">
  <properties>
   <property name="name" value="flagstones-9b"/>
  </properties>
 </tile>
 <tile id="266">
  <properties>
   <property name="name" value="flagstones-10b"/>
  </properties>
 </tile>
 <tile id="267">
  <properties>
   <property name="name" value="flagstones-11b"/>
  </properties>
 </tile>
 <tile id="268">
  <properties>
   <property name="name" value="flagstones-12b"/>
  </properties>
 </tile>
 <tile id="269">
  <properties>
   <property name="name" value="flagstones-13b"/>
  </properties>
 </tile>
 <tile id="270">
  <properties>
   <property name="name" value="flagstones-14b"/>
  </properties>
 </tile>
 <tile id="271">
  <properties>
   <property name="name" value="flagstones-15b"/>
  </properties>
 </tile>
 <tile id="272">
  <properties>
   <property name="name" value="water-0"/>
  </properties>
 </tile>
 <tile id="273">
  <properties>
   <property name="name" value="water-1"/>
  </properties>
 </tile>
 <tile id="274">
  <properties>
   <property name="name" value="water-2"/>
  </properties>
 </tile>
 <tile id="275">
  <properties>
   <property name="name" value="water-3"/>
  </properties>
 </tile>
 <tile id="276">
  <properties>
   <property name="name" value="water-4"/>
  </properties>
 </tile>
 <tile id="277">
  <properties>
   <property name="name" value="water-5"/>
  </properties>
 </tile>
 <tile id="278">
  <properties>
   <property name="name" value="water-6"/>
  </properties>
 </tile>
 <tile id="279">
  <properties>
   <property name="name" value="water-7"/>
  </properties>
 </tile>
 <tile id="280">
  <properties>
   <property name="name" value="water-8"/>
  </properties>
 </tile>
 <tile id="281">
  <properties>
   <property name="name" value="water-9"/>
  </properties>
 </tile>
 <tile id="282">
  <properties>
   <property name="name" value="water-10"/>
  </properties>
 </tile>
 <tile id="283">
  <properties>
   <property name="name" value="water-11"/>
  </properties>
 </tile>
 <tile id="284">
  <properties>
   <property name="name" value="water-12"/>
  </properties>
 </tile>
 <tile id="285">
  <properties>
   <property name="name" value="water-13"/>
  </properties>
 </tile>
 <tile id="286">
  <properties>
   <property name="name" value="water-14"/>
  </properties>
 </tile>
 <tile id="287">
  <properties>
   <property name="name" value="water-15"/>
  </properties>
 </tile>
 <tile id="288">
  <properties>
   <property name="name" value="water-0b"/>
  </properties>
 </tile>
 <tile id="289">
  <properties>
   <property name="name" value="water-1b"/>
  </properties>
 </tile>
 <tile id="290">
  <properties>
   <property name="name" value="water-2b"/>
  </properties>
 </tile>
 <tile id="291">
  <properties>
   <property name="name" value="water-3b"/>
  </properties>
 </tile>
 <tile id="292">
  <properties>
   <property name="name" value="water-4b"/>
  </properties>
 </tile>
 <tile id="293">
  <properties>
   <property name="name" value="water-5b"/>
  </properties>
 </tile>
 <tile id="294">
  <properties>
   <property name="name" value="water-6b"/>
  </properties>
 </tile>
 <tile id="295">
  <properties>
   <property name="name" value="water-7b"/>
  </properties>
 </tile>
 <tile id="296">
  <properties>
   <property name="name" value="water-8b"/>
  </properties>
 </tile>
 <tile id="297">
  <properties>
   <property name="name" value="water-9b"/>
  </properties>
 </tile>
 <tile id="298">
  <properties>
   <property name="name" value="water-10b"/>
  </properties>
 </tile>
 <tile id="299">
  <properties>
   <property name="name" value="water-11b"/>
  </properties>
 </tile>
 <tile id="300">
  <properties>
   <property name="name" value="water-12b"/>
  </properties>
 </tile>
 <tile id="301">
  <properties>
   <property name="name" value="water-13b"/>
  </properties>
 </tile>
 <tile id="302">
  <properties>
   <property name="name" value="water-14b"/>
  </properties>
 </tile>
 <tile id="303">
  <properties>
   <property name="name" value="water-15b"/>
  </properties>
 </tile>
 <tile id="304">
  <properties>
   <property name="name" value="lava-0"/>
  </properties>
 </tile>
 <tile id="305">
  <properties>
   <property name="name" value="lava-1"/>
  </properties>
 </tile>
 <tile id="306">
  <properties>
   <property name="name" value="lava-2"/>
  </properties>
 </tile>
 <tile id="307">
  <properties>
   <property name="name" value="lava-3"/>
  </properties>
 </tile>
 <tile id="308">
  <properties>
   <property name="name" value="lava-4"/>
  </properties>
 </tile>
 <tile id="309">
  <properties>
   <property name="name" value="lava-5"/>
  </properties>
 </tile>
 <tile id="310">
  <properties>
   <property name="name" value="lava-6"/>
  </properties>
 </tile>
 <tile id="311">
  <properties>
   <property name="name" value="lava-7"/>
  </properties>
 </tile>
 <tile id="312">
  <properties>
   <property name="name" value="lava-8"/>
  </properties>
 </tile>
 <tile id="313">
  <properties>
   <property name="name" value="lava-9"/>
  </properties>
 </tile>
 <tile id="314">
  <properties>
   <property name="name" value="lava-10"/>
  </properties>
 </tile>
 <tile id="315">
  <properties>
   <property name="name" value="lava-11"/>
  </properties>
 </tile>
 <tile id="316">
  <properties>
   <property name="name" value="lava-12"/>
  </properties>
 </tile>
 <tile id="317">
  <properties>
   <property name="name" value="lava-13"/>
  </properties>
 </tile>
 <tile id="318">
  <properties>
   <property name="name" value="lava-14"/>
  </properties>
 </tile>
 <tile id="319">
  <properties>
   <property name="name" value="lava-15"/>
  </properties>
 </tile>
 <tile id="320">
  <properties>
   <property name="name" value="lava-0b"/>
  </properties>
 </tile>
 <tile id="321">
  <properties>
   <property name="name" value="lava-1b"/>
  </properties>
 </tile>
 <tile id="322">
  <properties>
   <property name="name" value="lava-2b"/>
  </properties>
 </tile>
 <tile id="323">
  <properties>
   <property name="name" value="lava-3b"/>
  </properties>
 </tile>
 <tile id="324">
  <properties>
   <property name="name" value="lava-4b"/>
  </properties>
 </tile>
 <tile id="325">
  <properties>
   <property name="name" value="lava-5b"/>
  </properties>
 </tile>
 <tile id="326">
  <properties>
   <property name="name" value="lava-6b"/>
  </properties>
 </tile>
 <tile id="327">
  <properties>
   <property name="name" value="lava-7b"/>
  </properties>
 </tile>
 <tile id="328">
  <properties>
   <property name="name" value="lava-8b"/>
  </properties>
 </tile>
 <tile id="329">
  <properties>
   <property name="name" value="lava-9b"/>
  </properties>
 </tile>
 <tile id="330">
  <properties>
   <property name="name" value="lava-10b"/>
  </properties>
 </tile>
 <tile id="331">
  <properties>
   <property name="name" value="lava-11b"/>
  </properties>
 </tile>
 <tile id="332">
  <properties>
   <property name="name" value="lava-12b"/>
  </properties>
 </tile>
 <tile id="333">
  <properties>
   <property name="name" value="lava-13b"/>
  </properties>
 </tile>
 <tile id="334">
  <properties>
   <property name="name" value="lava-14b"/>
  </properties>
 </tile>
 <tile id="335">
  <properties>
   <property name="name" value="lava-15b"/>
  </properties>
 </tile>
 <tile id="336">
  <properties>
   <property name="name" value="ripples-0"/>
  </properties>
  <animation>
   <frame tileid="336" duration="180"/>
   <frame tileid="352" duration="180"/>
   <frame tileid="368" duration="180"/>
   <frame tileid="384" duration="180"/>
   <frame tileid="400" duration="180"/>
   <frame tileid="416" duration="180"/>
  </animation>
 </tile>
 <tile id="337">
  <properties>
   <property name="name" value="ripples-1"/>
  </properties>
  <animation>
   <frame tileid="337" duration="180"/>
   <frame tileid="353" duration="180"/>
   <frame tileid="369" duration="180"/>
   <frame tileid="385" duration="180"/>
   <frame tileid="401" duration="180"/>
   <frame tileid="417" duration="180"/>
  </animation>
 </tile>
 <tile id="338">
  <properties>
   <property name="name" value="ripples-2"/>
  </properties>
  <animation>
   <frame tileid="338" duration="180"/>
   <frame tileid="354" duration="180"/>
   <frame tileid="370" duration="180"/>
   <frame tileid="386" duration="180"/>
   <frame tileid="402" duration="180"/>
   <frame tileid="418" duration="180"/>
  </animation>
 </tile>
 <tile id="339">
  <properties>
   <property name="name" value="ripples-3"/>
  </properties>
  <animation>
   <frame tileid="339" duration="180"/>
   <frame tileid="355" duration="180"/>
   <frame tileid="371" duration="180"/>
   <frame tileid="387" duration="180"/>
   <frame tileid="403" duration="180"/>
   <frame tileid="419" duration="180"/>
  </animation>
 </tile>
 <tile id="340">
  <properties>
   <property name="name" value="ripples-4"/>
  </properties>
  <animation>
   <frame tileid="340" duration="180"/>
   <frame tileid="356" duration="180"/>
   <frame tileid="372" duration="180"/>
   <frame tileid="388" duration="180"/>
   <frame tileid="404" duration="180"/>
   <frame tileid="420" duration="180"/>
  </animation>
 </tile>
 <tile id="341">
  <properties>
   <property name="name" value="ripples-5"/>
  </properties>
  <animation>
   <frame tileid="341" duration="180"/>
   <frame tileid="357" duration="180"/>
   <frame tileid="373" duration="180"/>
   <frame tileid="389" duration="180"/>
   <frame tileid="405" duration="180"/>
   <frame tileid="421" duration="180"/>
  </animation>
 </tile>
 <tile id="342">
  <properties>
   <property name="name" value="ripples-6"/>
  </properties>
  <animation>
   <frame tileid="342" duration="180"/>
   <frame tileid="358" duration="180"/>
   <frame tileid="374" duration="180"/>
   <frame tileid="390" duration="180"/>
   <frame tileid="406" duration="180"/>
   <frame tileid="422" duration="180"/>
  </animation>
 </tile>
 <tile id="343">
  <properties>
   <property name="name" value="ripples-7"/>
  </properties>
  <animation>
   <frame tileid="343" duration="180"/>
   <frame tileid="359" duration="180"/>
   <frame tileid="375" duration="180"/>
   <frame tileid="391" duration="180"/>
   <frame tileid="407" duration="180"/>
   <frame tileid="423" duration="180"/>
  </animation>
 </tile>
 <tile id="344">
  <properties>
   <property name="name" value="ripples-8"/>
  </properties>
  <animation>
   <frame tileid="344" duration="180"/>
   <frame tileid="360" duration="180"/>
   <frame tileid="376" duration="180"/>
   <frame tileid="392" duration="180"/>
   <frame tileid="408" duration="180"/>
   <frame tileid="424" duration="180"/>
  </animation>
 </tile>
 <tile id="345">
  <properties>
   <property name="name" value="ripples-9"/>
  </properties>
  <animation>
   <frame tileid="345" duration="180"/>
   <frame tileid="361" duration="180"/>
   <frame tileid="377" duration="180"/>
   <frame tileid="393" duration="180"/>
   <frame tileid="409" duration="180"/>
   <frame tileid="425" duration="180"/>
  </animation>
 </tile>
 <tile id="346">
  <properties>
   <property name="name" value="ripples-10"/>
  </properties>
  <animation>
   <frame tileid="346" duration="180"/>
   <frame tileid="362" duration="180"/>
   <frame tileid="378" duration="180"/>
   <frame tileid="394" duration="180"/>
   <frame tileid="410" duration="180"/>
   <frame tileid="426" duration="180"/>
  </animation>
 </tile>
 <tile id="347">
  <properties>
   <property name="name" value="ripples-11"/>
  </properties>
  <animation>
   <frame tileid="347" duration="180"/>
   <frame tileid="363" duration="180"/>
   <frame tileid="379" duration="180"/>
   <frame tileid="395" duration="180"/>
   <frame tileid="411" duration="180"/>
   <frame tileid="427" duration="180"/>
  </animation>
 </tile>
 <tile id="348">
  <properties>
   <property name="name" value="ripples-12"/>
  </properties>
  <animation>
   <frame tileid="348" duration="180"/>
   <frame tileid="364" duration="180"/>
   <frame tileid="380" duration="180"/>
   <frame tileid="396" duration="180"/>
   <frame tileid="412" duration="180"/>
   <frame tileid="428" duration="180"/>
  </animation>
 </tile>
 <tile id="349">
  <properties>
   <property name="name" value="ripples-13"/>
  </properties>
  <animation>
   <frame tileid="349" duration="180"/>
   <frame tileid="365" duration="180"/>
   <frame tileid="381" duration="180"/>
   <frame tileid="397" duration="180"/>
   <frame tileid="413" duration="180"/>
   <frame tileid="429" duration="180"/>
  </animation>
 </tile>
 <tile id="350">
  <properties>
   <property name="name" value="ripples-14"/>
  </properties>
  <animation>
   <frame tileid="350" duration="180"/>
   <frame tileid="366" duration="180"/>
   <frame tileid="382" duration="180"/>
   <frame tileid="398" duration="180"/>
   <frame tileid="414" duration="180"/>
   <frame tileid="430" duration="180"/>
  </animation>
 </tile>
 <tile id="351">
  <properties>
   <property name="name" value="ripples-15"/>
  </properties>
  <animation>
   <frame tileid="351" duration="180"/>
   <frame tileid="367" duration="180"/>
   <frame tileid="383" duration="180"/>
   <frame tileid="399" duration="180"/>
   <frame tileid="415" duration="180"/>
   <frame tileid="431" duration="180"/>
  </animation>
 </tile>
 <tile id="432">
  <properties>
   <property name="name" value="glow-0"/>
  </properties>
  <animation>
   <frame tileid="432" duration="180"/>
   <frame tileid="448" duration="180"/>
   <frame tileid="464" duration="180"/>
   <frame tileid="480" duration="180"/>
   <frame tileid="496" duration="180"/>
   <frame tileid="512" duration="180"/>
  </animation>
 </tile>
 <tile id="433">
  <properties>
   <property name="name" value="glow-1"/>
  </properties>
  <animation>
   <frame tileid="433" duration="180"/>
   <frame tileid="449" duration="180"/>
   <frame tileid="465" duration="180"/>
   <frame tileid="481" duration="180"/>
   <frame tileid="497" duration="180"/>
   <frame tileid="513" duration="180"/>
  </animation>
 </tile>
 <tile id="434">
  <properties>
   <property name="name" value="glow-2"/>
  </properties>
  <animation>
   <frame tileid="434" duration="180"/>
   <frame tileid="450" duration="180"/>
   <frame tileid="466" duration="180"/>
   <frame tileid="482" duration="180"/>
   <frame tileid="498" duration="180"/>
   <frame tileid="514" duration="180"/>
  </animation>
 </tile>
 <tile id="435">
  <properties>
   <property name="name" value="glow-3"/>
  </properties>
  <animation>
   <frame tileid="435" duration="180"/>
   <frame tileid="451" duration="180"/>
   <frame tileid="467" duration="180"/>
   <frame tileid="483" duration="180"/>
   <frame tileid="499" duration="180"/>
   <frame tileid="515" duration="180"/>
  </animation>
 </tile>
 <tile id="436">
  <properties>
   <property name="name" value="glow-4"/>
  </properties>
  <animation>
   <frame tileid="436" duration="180"/>
   <frame tileid="452" duration="180"/>
   <frame tileid="468" duration="180"/>
   <frame tileid="484" duration="180"/>
   <frame tileid="500" duration="180"/>
   <frame tileid="516" duration="180"/>
  </animation>
 </tile>
 <tile id="437">
  <properties>
   <property name="name" value="glow-5"/>
  </properties>
  <animation>
   <frame tileid="437" duration="180"/>
   <frame tileid="453" duration="180"/>
   <frame tileid="469" duration="180"/>
   <frame tileid="485" duration="180"/>
   <frame tileid="501" duration="180"/>
   <frame tileid="517" duration="180"/>
  </animation>
 </tile>
 <tile id="438">
  <properties>
   <property name="name" value="glow-6"/>
  </properties>
  <animation>
   <frame tileid="438" duration="180"/>
   <frame tileid="454" duration="180"/>
   <frame tileid="470" duration="180"/>
   <frame tileid="486" duration="180"/>
   <frame tileid="502" duration="180"/>
   <frame tileid="518" duration="180"/>
  </animation>
 </tile>
 <tile id="439">
  <properties>
   <property name="name" value="glow-7"/>
  </properties>
  <animation>
   <frame tileid="439" duration="180"/>
   <frame tileid="455" duration="180"/>
   <frame tileid="471" duration="180"/>
   <frame tileid="487" duration="180"/>
   <frame tileid="503" duration="180"/>
   <frame tileid="519" duration="180"/>
  </animation>
 </tile>
 <tile id="440">
  <properties>
   <property name="name" value="glow-8"/>
  </properties>
  <animation>
   <frame tileid="440" duration="180"/>
   <frame tileid="456" duration="180"/>
   <frame tileid="472" duration="180"/>
   <frame tileid="488" duration="180"/>
   <frame tileid="504" duration="180"/>
   <frame tileid="520" duration="180"/>
  </animation>
 </tile>
 <tile id="441">
  <properties>
   <property name="name" value="glow-9"/>
  </properties>
  <animation>
   <frame tileid="441" duration="180"/>
   <frame tileid="457" duration="180"/>
   <frame tileid="473" duration="180"/>
   <frame tileid="489" duration="180"/>
   <frame tileid="505" duration="180"/>
   <frame tileid="521" duration="180"/>
  </animation>
 </tile>
 <tile id="442">
  <properties>
   <property name="name" value="glow-10"/>
  </properties>
  <animation>
   <frame tileid="442" duration="180"/>
   <frame tileid="458" duration="180"/>
   <frame tileid="474" duration="180"/>
   <frame tileid="490" duration="180"/>
   <frame tileid="506" duration="180"/>
   <frame tileid="522" duration="180"/>
  </animation>
 </tile>
 <tile id="443">
  <properties>
   <property name="name" value="glow-11"/>
  </properties>
  <animation>
   <frame tileid="443" duration="180"/>
   <frame tileid="459" duration="180"/>
   <frame tileid="475" duration="180"/>
   <frame tileid="491" duration="180"/>
   <frame tileid="507" duration="180"/>
   <frame tileid="523" duration="180"/>
  </animation>
 </tile>
 <tile id="444">
  <properties>
   <property name="name" value="glow-12"/>
  </properties>
  <animation>
   <frame tileid="444" duration="180"/>
   <frame tileid="460" duration="180"/>
   <frame tileid="476" duration="180"/>
   <frame tileid="492" duration="180"/>
   <frame tileid="508" duration="180"/>
   <frame tileid="524" duration="180"/>
  </animation>
 </tile>
 <tile id="445">
  <properties>
   <property name="name" value="glow-13"/>
  </properties>
  <animation>
   <frame tileid="445" duration="180"/>
   <frame tileid="461" duration="180"/>
   <frame tileid="477" duration="180"/>
   <frame tileid="493" duration="180"/>
   <frame tileid="509" duration="180"/>
   <frame tileid="525" duration="180"/>
  </animation>
 </tile>
 <tile id="446">
  <properties>
   <property name="name" value="glow-14"/>
  </properties>
  <animation>
   <frame tileid="446" duration="180"/>
   <frame tileid="462" duration="180"/>
   <frame tileid="478" duration="180"/>
   <frame tileid="494" duration="180"/>
   <frame tileid="510" duration="180"/>
   <frame tileid="526" duration="180"/>
  </animation>
 </tile>
 <tile id="447">
  <properties>
   <property name="name" value="glow-15"/>
  </properties>
  <animation>
   <frame tileid="447" duration="180"/>
   <frame tileid="463" duration="180"/>
   <frame tileid="479" duration="180"/>
   <frame tileid="495" duration="180"/>
   <frame tileid="511" duration="180"/>
   <frame tileid="527" duration="180"/>
  </animation>
 </tile>
 <wangsets>
  <wangset name="woodland" type="corner" tile="16">
   <wangcolor name="woodland" color="#ff5a3c" tile="16" probability="1"/>
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
  <wangset name="fen" type="corner" tile="48">
   <wangcolor name="fen" color="#3c8cff" tile="48" probability="1"/>
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
  <wangset name="highland" type="corner" tile="80">
   <wangcolor name="highland" color="#ffd23c" tile="80" probability="1"/>
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
  <wangset name="snow" type="corner" tile="112">
   <wangcolor name="snow" color="#46c86e" tile="112" probability="1"/>
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
