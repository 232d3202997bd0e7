import { both, type SeedMaterial } from './shapes.ts'

export const indiaGeography: SeedMaterial = {
  slug: 'geography-of-india',
  title: {
    en: 'Geography of India: rivers, soils, climate and more',
    hi: 'भारत का भूगोल: नदियाँ, मिट्टियाँ, जलवायु और बहुत कुछ',
  },
  summary: {
    en: 'Location, relief, rivers with their dams, soils, monsoon, crops and passes in tables.',
    hi: 'स्थिति, उच्चावच, नदियाँ और बाँध, मिट्टियाँ, मानसून, फ़सलें और दर्रे तालिकाओं में।',
  },
  kind: 'pdf',
  subject: 'geography',
  exams: ['upsc', 'ssc', 'state-psc', 'railways'],
  paper: both(String.raw`
## «Place and size¦स्थिति और आकार»

- «The mainland lies between $8^\circ4'$ N and $37^\circ6'$ N and between $68^\circ7'$ E and $97^\circ25'$ E.¦मुख्य भूमि $8^\circ4'$ उ. से $37^\circ6'$ उ. और $68^\circ7'$ पू. से $97^\circ25'$ पू. के बीच है।»
- «Area 32.87 lakh km², seventh in the world. From north to south 3,214 km, from east to west 2,933 km.¦क्षेत्रफल 32.87 लाख वर्ग किमी, विश्व में सातवाँ। उत्तर से दक्षिण 3,214 किमी, पूर्व से पश्चिम 2,933 किमी।»
- «Standard time is that of $82^\circ30'$ E, through Mirzapur: 5 h 30 min ahead of Greenwich.¦मानक समय $82^\circ30'$ पू. का है, जो मिर्ज़ापुर से गुज़रती है: ग्रीनविच से 5 घंटे 30 मिनट आगे।»
- «The Tropic of Cancer crosses eight States: Gujarat, Rajasthan, Madhya Pradesh, Chhattisgarh, Jharkhand, West Bengal, Tripura and Mizoram.¦कर्क रेखा आठ राज्यों से गुज़रती है: गुजरात, राजस्थान, मध्य प्रदेश, छत्तीसगढ़, झारखंड, पश्चिम बंगाल, त्रिपुरा और मिज़ोरम।»
- «The southernmost point of the country is Indira Point on Great Nicobar.¦देश का सबसे दक्षिणी बिंदु ग्रेट निकोबार का इंदिरा पॉइंट है।»

## «Relief¦उच्चावच»

| «Part¦भाग» | «Facts¦तथ्य» |
|---|---|
| «Himalaya¦हिमालय» | «three ranges: Himadri, Himachal, Shiwalik; young fold mountains¦तीन श्रेणियाँ: हिमाद्रि, हिमाचल, शिवालिक; नवीन वलित पर्वत» |
| «Northern plains¦उत्तरी मैदान» | «bhabar, terai, bhangar (old alluvium), khadar (new)¦भाबर, तराई, भांगर (पुरानी जलोढ़), खादर (नई)» |
| «Peninsular plateau¦प्रायद्वीपीय पठार» | «oldest land; Deccan Trap of lava¦सबसे पुराना भूभाग; लावा का दक्कन ट्रैप» |
| «Western Ghats¦पश्चिमी घाट» | «continuous; highest peak Anamudi, 2,695 m¦सतत; सर्वोच्च शिखर अनामुडी, 2,695 मी» |
| «Eastern Ghats¦पूर्वी घाट» | «broken by rivers; meet the Western Ghats in the Nilgiris¦नदियों से कटे हुए; नीलगिरि में पश्चिमी घाट से मिलते हैं» |
| «Aravalli¦अरावली» | «among the oldest fold mountains; Guru Shikhar, 1,722 m¦सबसे पुराने वलित पर्वतों में; गुरु शिखर, 1,722 मी» |
| «Islands¦द्वीप» | «Andaman and Nicobar in the Bay of Bengal; Lakshadweep, of coral, in the Arabian Sea¦बंगाल की खाड़ी में अंडमान और निकोबार; अरब सागर में प्रवाल के लक्षद्वीप» |

## «Rivers and dams¦नदियाँ और बाँध»

| «River¦नदी» | «Rises¦उद्गम» | «Falls into¦गिरती है» | «Dams¦बाँध» |
|---|---|---|---|
| «Ganga¦गंगा» | «Gangotri glacier¦गंगोत्री हिमनद» | «Bay of Bengal¦बंगाल की खाड़ी» | «Tehri (on the Bhagirathi)¦टिहरी (भागीरथी पर)» |
| «Yamuna¦यमुना» | «Yamunotri glacier¦यमुनोत्री हिमनद» | «Ganga, Prayagraj¦गंगा, प्रयागराज» | – |
| «Sutlej¦सतलुज» | «Rakshastal, Tibet¦राक्षसताल, तिब्बत» | «Indus system¦सिंधु तंत्र» | «Bhakra¦भाखड़ा» |
| «Brahmaputra¦ब्रह्मपुत्र» | «Chemayungdung glacier, Tibet¦चेमायुंगडुंग हिमनद, तिब्बत» | «Bay of Bengal¦बंगाल की खाड़ी» | – |
| «Narmada¦नर्मदा» | «Amarkantak¦अमरकंटक» | «Arabian Sea¦अरब सागर» | «Sardar Sarovar, Indira Sagar¦सरदार सरोवर, इंदिरा सागर» |
| «Tapi¦ताप्ती» | «Multai, Betul¦मुलताई, बैतूल» | «Arabian Sea¦अरब सागर» | «Ukai¦उकाई» |
| «Mahanadi¦महानदी» | «Sihawa, Chhattisgarh¦सिहावा, छत्तीसगढ़» | «Bay of Bengal¦बंगाल की खाड़ी» | «Hirakud¦हीराकुड» |
| «Godavari¦गोदावरी» | «Trimbakeshwar, Nashik¦त्र्यंबकेश्वर, नासिक» | «Bay of Bengal¦बंगाल की खाड़ी» | «Jayakwadi, Sriram Sagar¦जायकवाड़ी, श्रीराम सागर» |
| «Krishna¦कृष्णा» | «Mahabaleshwar¦महाबलेश्वर» | «Bay of Bengal¦बंगाल की खाड़ी» | «Srisailam, Nagarjuna Sagar¦श्रीशैलम, नागार्जुन सागर» |
| «Kaveri¦कावेरी» | «Talakaveri, Kodagu¦तालकावेरी, कोडगु» | «Bay of Bengal¦बंगाल की खाड़ी» | «Mettur, Krishna Raja Sagara¦मेट्टूर, कृष्णराज सागर» |

«The Narmada and the Tapi flow west through rift valleys and make estuaries. The Mahi, the Sabarmati and the short rivers of the Western Ghats, such as the Periyar, flow west too; the other large rivers of the peninsula flow east and make deltas. The Godavari is the longest river of the peninsula, 1,465 km.¦नर्मदा और ताप्ती भ्रंश घाटियों से पश्चिम को बहती हैं और ज्वारनदमुख बनाती हैं। माही, साबरमती और पश्चिमी घाट की पेरियार जैसी छोटी नदियाँ भी पश्चिम को बहती हैं; प्रायद्वीप की बाक़ी बड़ी नदियाँ पूर्व को बहती हैं और डेल्टा बनाती हैं। गोदावरी प्रायद्वीप की सबसे लंबी नदी है, 1,465 किमी।»

## «Climate¦जलवायु»

- «Southwest monsoon, June to September: most of the country's rain. It reaches Kerala about 1 June.¦दक्षिण-पश्चिम मानसून, जून से सितंबर: देश की ज़्यादातर वर्षा। केरल में लगभग 1 जून को पहुँचता है।»
- «Retreating monsoon, October to December: rain on the Tamil Nadu coast.¦लौटता मानसून, अक्टूबर से दिसंबर: तमिलनाडु तट पर वर्षा।»
- «Western disturbances come from the Mediterranean and bring winter rain to the north-west, good for wheat.¦पश्चिमी विक्षोभ भूमध्य सागर से आते हैं और उत्तर-पश्चिम में शीत वर्षा लाते हैं, जो गेहूँ के लिए अच्छी है।»
- «Local winds: loo in the north, kalbaisakhi in Bengal, mango showers in Kerala and Karnataka.¦स्थानीय पवनें: उत्तर में लू, बंगाल में काल बैसाखी, केरल और कर्नाटक में आम्र वर्षा।»
- «Mawsynram in Meghalaya has the highest average rainfall on earth.¦मेघालय का मौसिनराम पृथ्वी पर सबसे अधिक औसत वर्षा वाला स्थान है।»

## «Soils¦मिट्टियाँ»

| «Soil¦मिट्टी» | «Where¦कहाँ» | «Crops and facts¦फ़सलें और तथ्य» |
|---|---|---|
| «Alluvial¦जलोढ़» | «northern plains, deltas¦उत्तरी मैदान, डेल्टा» | «rice, wheat, sugarcane; rich in potash¦धान, गेहूँ, गन्ना; पोटाश से भरपूर» |
| «Black (regur)¦काली (रेगुर)» | «Deccan¦दक्कन» | «cotton; holds water, cracks when dry¦कपास; पानी रोकती है, सूखने पर फटती है» |
| «Red and yellow¦लाल और पीली» | «east and south of the plateau¦पठार का पूर्व और दक्षिण» | «millets, pulses; red by iron¦मोटे अनाज, दालें; लोहे से लाल» |
| «Laterite¦लैटेराइट» | «hills of heavy rain¦भारी वर्षा की पहाड़ियाँ» | «tea, coffee, cashew; leached¦चाय, कॉफ़ी, काजू; निक्षालित» |
| «Arid¦शुष्क» | «Rajasthan¦राजस्थान» | «bajra; saline¦बाजरा; लवणीय» |
| «Forest¦वन» | «Himalaya¦हिमालय» | «fruit¦फल» |

## «Crops and seasons¦फ़सलें और ऋतुएँ»

| «Season¦ऋतु» | «Sown, cut¦बुआई, कटाई» | «Crops¦फ़सलें» |
|---|---|---|
| «Kharif¦ख़रीफ़» | «June–July, September–October¦जून–जुलाई, सितंबर–अक्टूबर» | «rice, maize, cotton, soyabean, bajra¦धान, मक्का, कपास, सोयाबीन, बाजरा» |
| «Rabi¦रबी» | «October–November, March–April¦अक्टूबर–नवंबर, मार्च–अप्रैल» | «wheat, barley, gram, mustard¦गेहूँ, जौ, चना, सरसों» |
| «Zaid¦ज़ायद» | «March–June¦मार्च–जून» | «watermelon, cucumber, fodder¦तरबूज़, खीरा, चारा» |

## «Passes¦दर्रे»

| «Pass¦दर्रा» | «Where, joins¦कहाँ, किसे जोड़ता है» |
|---|---|
| «Zoji La¦ज़ोजिला» | «Srinagar and Leh¦श्रीनगर और लेह» |
| «Rohtang¦रोहतांग» | «Manali and Lahaul¦मनाली और लाहौल» |
| «Shipki La¦शिपकी ला» | «Himachal and Tibet¦हिमाचल और तिब्बत» |
| «Lipulekh¦लिपुलेख» | «Uttarakhand and Tibet¦उत्तराखंड और तिब्बत» |
| «Nathu La¦नाथू ला» | «Sikkim and Tibet¦सिक्किम और तिब्बत» |
| «Bomdi La¦बोमडिला» | «Arunachal Pradesh¦अरुणाचल प्रदेश» |
| «Palghat Gap¦पालघाट दर्रा» | «Kerala and Tamil Nadu¦केरल और तमिलनाडु» |
`),
}

export const worldGeography: SeedMaterial = {
  slug: 'world-geography-basics',
  title: { en: 'World geography: earth, air and oceans', hi: 'विश्व भूगोल: पृथ्वी, वायु और महासागर' },
  summary: {
    en: 'Inside the earth, rocks, atmosphere, winds, currents, grasslands and lines on the map.',
    hi: 'पृथ्वी का भीतर, शैल, वायुमंडल, पवनें, धाराएँ, घास के मैदान और मानचित्र की रेखाएँ।',
  },
  kind: 'pdf',
  subject: 'geography',
  exams: ['upsc', 'ssc', 'state-psc'],
  paper: both(String.raw`
## «The earth¦पृथ्वी»

- «It turns in 23 h 56 min 4 s and goes round the sun in about 365 days 6 hours. The axis leans by 23½° from the upright.¦अपनी धुरी पर 23 घंटे 56 मिनट 4 सेकंड में घूमती है और लगभग 365 दिन 6 घंटे में सूर्य की परिक्रमा करती है। अक्ष लंब से 23½° झुका है।»
- «Nearest the sun (perihelion) about 3 January, farthest (aphelion) about 4 July.¦सूर्य के सबसे निकट (उपसौर) लगभग 3 जनवरी, सबसे दूर (अपसौर) लगभग 4 जुलाई।»
- «Equinoxes about 21 March and 23 September; solstices about 21 June and 22 December.¦विषुव लगभग 21 मार्च और 23 सितंबर; संक्रांति लगभग 21 जून और 22 दिसंबर।»
- «15° of longitude make an hour, 1° makes 4 minutes. The date changes near 180°.¦देशांतर के 15° एक घंटा बनाते हैं, 1° चार मिनट। तिथि 180° के पास बदलती है।»

### «Inside¦भीतर»

| «Layer¦परत» | «Depth¦गहराई» | «Facts¦तथ्य» |
|---|---|---|
| «Crust¦भूपर्पटी» | «5–70 km¦5–70 किमी» | «silica and aluminium on land; silica and magnesium under oceans¦स्थल पर सिलिका और एल्युमिनियम; महासागर के नीचे सिलिका और मैग्नीशियम» |
| «Mantle¦मैंटल» | «to 2,900 km¦2,900 किमी तक» | «below the Moho; the soft asthenosphere is in its upper part¦मोहो के नीचे; ऊपरी भाग में नरम दुर्बलतामंडल» |
| «Outer core¦बाह्य क्रोड» | «to 5,150 km¦5,150 किमी तक» | «liquid iron and nickel; makes the magnetic field¦द्रव लोहा और निकल; चुंबकीय क्षेत्र बनाता है» |
| «Inner core¦आंतरिक क्रोड» | «to 6,371 km¦6,371 किमी तक» | «solid¦ठोस» |

### «Rocks¦शैल»

| «Kind¦प्रकार» | «How made¦कैसे बने» | «Examples¦उदाहरण» |
|---|---|---|
| «Igneous¦आग्नेय» | «cooled magma¦मैग्मा के ठंडा होने से» | «granite, basalt¦ग्रेनाइट, बेसाल्ट» |
| «Sedimentary¦अवसादी» | «layers pressed together; hold fossils¦परतों के दबने से; जीवाश्म मिलते हैं» | «sandstone, limestone, shale¦बलुआ पत्थर, चूना पत्थर, शेल» |
| «Metamorphic¦रूपांतरित» | «by heat and pressure¦ताप और दाब से» | «marble (from limestone), slate (from shale), quartzite (from sandstone), gneiss (from granite)¦संगमरमर (चूना पत्थर से), स्लेट (शेल से), क्वार्टज़ाइट (बलुआ पत्थर से), नाइस (ग्रेनाइट से)» |

## «The atmosphere¦वायुमंडल»

«Nitrogen 78%, oxygen 21%, argon 0.93%, carbon dioxide about 0.04%.¦नाइट्रोजन 78%, ऑक्सीजन 21%, आर्गन 0.93%, कार्बन डाइऑक्साइड लगभग 0.04%।»

| «Layer¦परत» | «Up to¦ऊँचाई तक» | «Facts¦तथ्य» |
|---|---|---|
| «Troposphere¦क्षोभमंडल» | «8 km (poles) to 18 km (equator)¦8 किमी (ध्रुव) से 18 किमी (विषुवत)» | «weather; cools by 6.5 °C a kilometre¦मौसम; प्रति किमी 6.5 °C ठंडा» |
| «Stratosphere¦समतापमंडल» | 50 | «ozone; jets fly here¦ओज़ोन; जेट विमान यहाँ उड़ते हैं» |
| «Mesosphere¦मध्यमंडल» | 80 | «coldest; meteors burn¦सबसे ठंडा; उल्काएँ जलती हैं» |
| «Thermosphere¦तापमंडल» | 400+ | «ionosphere returns radio waves; auroras¦आयनमंडल रेडियो तरंगें लौटाता है; ध्रुवीय ज्योति» |

### «Winds¦पवनें»

- «Trade winds blow from the subtropical highs to the equator: north-east in the north, south-east in the south.¦व्यापारिक पवनें उपोष्ण उच्च दाब से विषुवत की ओर: उत्तर में उत्तर-पूर्वी, दक्षिण में दक्षिण-पूर्वी।»
- «Westerlies blow from the subtropical highs towards the poles; easterlies from the poles.¦पछुआ पवनें उपोष्ण उच्च दाब से ध्रुवों की ओर; ध्रुवों से पूर्वी पवनें।»
- «The earth's turning bends winds to the right in the north and to the left in the south (Ferrel's law).¦पृथ्वी का घूर्णन पवनों को उत्तर में दाएँ और दक्षिण में बाएँ मोड़ता है (फ़ेरेल का नियम)।»

| «Local wind¦स्थानीय पवन» | «Place, nature¦स्थान, स्वभाव» |
|---|---|
| «Chinook¦चिनूक» | «Rocky Mountains, warm, "snow eater"¦रॉकी पर्वत, गर्म, “हिमभक्षी”» |
| «Foehn¦फ़ॉन» | «Alps, warm¦आल्प्स, गर्म» |
| «Sirocco¦सिरोक्को» | «Sahara to the Mediterranean, hot¦सहारा से भूमध्य सागर, गर्म» |
| «Harmattan¦हरमट्टन» | «West Africa, dry, "the doctor"¦पश्चिम अफ़्रीका, शुष्क, “डॉक्टर”» |
| «Mistral¦मिस्ट्रल» | «France, cold¦फ़्रांस, ठंडी» |

## «Oceans and currents¦महासागर और धाराएँ»

| «Current¦धारा» | «Ocean¦महासागर» | «Nature¦स्वभाव» |
|---|---|---|
| «Gulf Stream¦गल्फ़ स्ट्रीम» | «North Atlantic¦उत्तर अटलांटिक» | «warm¦गर्म» |
| «Labrador¦लैब्राडोर» | «North Atlantic¦उत्तर अटलांटिक» | «cold¦ठंडी» |
| «Canary¦कनारी» | «North Atlantic¦उत्तर अटलांटिक» | «cold¦ठंडी» |
| «Benguela¦बेंगुएला» | «South Atlantic¦दक्षिण अटलांटिक» | «cold¦ठंडी» |
| «Brazil¦ब्राज़ील» | «South Atlantic¦दक्षिण अटलांटिक» | «warm¦गर्म» |
| «Kuroshio¦क्यूरोशियो» | «North Pacific¦उत्तर प्रशांत» | «warm¦गर्म» |
| «Oyashio¦ओयाशियो» | «North Pacific¦उत्तर प्रशांत» | «cold¦ठंडी» |
| «Humboldt (Peru)¦हम्बोल्ट (पेरू)» | «South Pacific¦दक्षिण प्रशांत» | «cold¦ठंडी» |
| «Agulhas¦अगुलहास» | «Indian¦हिंद» | «warm¦गर्म» |

«The deepest place is in the Mariana Trench of the Pacific, about 11 km. Fog and rich fishing are found where a warm current meets a cold one, as off Newfoundland.¦सबसे गहरा स्थान प्रशांत की मेरियाना खाई में है, लगभग 11 किमी। जहाँ गर्म और ठंडी धाराएँ मिलती हैं वहाँ कोहरा और भरपूर मछली मिलती है, जैसे न्यूफ़ाउंडलैंड के पास।»

## «Grasslands and boundaries¦घास के मैदान और सीमाएँ»

| «Grassland¦घास का मैदान» | «Where¦कहाँ» |
|---|---|
| «Prairies¦प्रेयरी» | «North America¦उत्तर अमेरिका» |
| «Pampas¦पम्पास» | «Argentina¦अर्जेंटीना» |
| «Steppes¦स्टेपी» | «Eurasia¦यूरेशिया» |
| «Veld¦वेल्ड» | «South Africa¦दक्षिण अफ़्रीका» |
| «Downs¦डाउन्स» | «Australia¦ऑस्ट्रेलिया» |
| «Llanos¦लानोस» | «Venezuela and Colombia¦वेनेज़ुएला और कोलंबिया» |
| «Campos¦कम्पोस» | «Brazil¦ब्राज़ील» |

| «Line¦रेखा» | «Between¦किनके बीच» |
|---|---|
| «Radcliffe¦रेडक्लिफ़» | «India and Pakistan¦भारत और पाकिस्तान» |
| «McMahon¦मैकमोहन» | «India and Tibet (China)¦भारत और तिब्बत (चीन)» |
| «Durand¦डूरंड» | «Pakistan and Afghanistan¦पाकिस्तान और अफ़ग़ानिस्तान» |
| «49th parallel¦49वीं समांतर» | «United States and Canada¦अमेरिका और कनाडा» |
| «38th parallel¦38वीं समांतर» | «North and South Korea¦उत्तर और दक्षिण कोरिया» |
`),
}
