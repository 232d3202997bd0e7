import type { SeedAffair } from './shapes.ts'

const ministry = {
  en: 'Ministry of Environment, Forest and Climate Change, Government of India',
  hi: 'पर्यावरण, वन और जलवायु परिवर्तन मंत्रालय, भारत सरकार',
}
const unfccc = {
  en: 'UN Framework Convention on Climate Change (UNFCCC)',
  hi: 'संयुक्त राष्ट्र जलवायु परिवर्तन रूपरेखा संधि (UNFCCC)',
}

export const environmentAffairs: SeedAffair[] = [
  {
    code: 'cheetahs-at-kuno',
    category: 'environment',
    eventDate: '2022-09-17',
    title: {
      en: '2022: Cheetahs return to India after seventy years',
      hi: '2022: सत्तर साल बाद भारत में चीते लौटे',
    },
    summary: {
      en: 'Eight cheetahs from Namibia were released at Kuno in Madhya Pradesh on 17 September 2022.',
      hi: '17 सितंबर 2022 को नामीबिया से आए आठ चीते मध्य प्रदेश के कूनो में छोड़े गए।',
    },
    body: {
      en: 'On **17 September 2022** eight cheetahs from **Namibia**, five females and three males, were released into an enclosure of **Kuno National Park, Madhya Pradesh**. The cheetah had been declared extinct in India in 1952; it is the only large carnivore that India lost in historical times.\n\nIt was the first time that a large carnivore was carried from one continent to another to live wild again. Twelve more came from **South Africa** in February 2023. *Project Cheetah* is led by the National Tiger Conservation Authority.',
      hi: '**17 सितंबर 2022** को **नामीबिया** के आठ चीते, पाँच मादा और तीन नर, **मध्य प्रदेश के कूनो राष्ट्रीय उद्यान** के एक बाड़े में छोड़े गए। भारत में चीता 1952 में विलुप्त घोषित हुआ था; ऐतिहासिक काल में भारत से लुप्त होने वाला यही एक बड़ा मांसाहारी है।\n\nपहली बार कोई बड़ा मांसाहारी जानवर फिर से जंगल में बसाने के लिए एक महाद्वीप से दूसरे में लाया गया। फ़रवरी 2023 में **दक्षिण अफ़्रीका** से बारह और आए। *प्रोजेक्ट चीता* राष्ट्रीय बाघ संरक्षण प्राधिकरण के ज़िम्मे है।',
    },
    matters: {
      en: 'Species, park, State and country of origin are asked together; on the IUCN list the cheetah is Vulnerable, its Asiatic form Critically Endangered.',
      hi: 'प्रजाति, उद्यान, राज्य और मूल देश साथ पूछे जाते हैं; IUCN सूची में चीता “सुभेद्य” है और एशियाई चीता “अति संकटग्रस्त”।',
    },
    facts: [
      { en: 'Release: 17 September 2022, Kuno, Madhya Pradesh', hi: 'छोड़े गए: 17 सितंबर 2022, कूनो, मध्य प्रदेश' },
      { en: 'Eight from Namibia; twelve from South Africa in 2023', hi: 'आठ नामीबिया से; 2023 में बारह दक्षिण अफ़्रीका से' },
      { en: 'Declared extinct in India in 1952', hi: 'भारत में 1952 में विलुप्त घोषित' },
    ],
    sources: [ministry],
  },
  {
    code: 'panchamrit-cop26',
    category: 'environment',
    eventDate: '2021-11-01',
    title: {
      en: '2021: India announces five climate goals at COP26',
      hi: '2021: COP26 में भारत ने जलवायु के पाँच लक्ष्य घोषित किए',
    },
    summary: {
      en: 'The “Panchamrit” of Glasgow, announced on 1 November 2021, ends with net zero emissions by 2070.',
      hi: '1 नवंबर 2021 को ग्लासगो में घोषित “पंचामृत” में 2070 तक शुद्ध शून्य उत्सर्जन शामिल है।',
    },
    body: {
      en: 'At the climate conference **COP26** in Glasgow, Scotland, India announced five goals, the *Panchamrit*, on **1 November 2021**:\n\n1. 500 GW of non-fossil energy capacity by 2030\n2. half of its energy needs from renewable sources by 2030\n3. one billion tonnes less of projected carbon emissions until 2030\n4. the carbon intensity of the economy down by 45 per cent by 2030\n5. **net zero emissions by 2070**\n\nIndia also spoke there of *LiFE*, Lifestyle for Environment. The Glasgow Climate Pact agreed to “phase down” coal power without abatement.',
      hi: 'स्कॉटलैंड के ग्लासगो में जलवायु सम्मेलन **COP26** में भारत ने **1 नवंबर 2021** को पाँच लक्ष्य, *पंचामृत*, घोषित किए:\n\n1. 2030 तक 500 गीगावाट ग़ैर-जीवाश्म ऊर्जा क्षमता\n2. 2030 तक आधी ऊर्जा ज़रूरत नवीकरणीय स्रोतों से\n3. 2030 तक अनुमानित कार्बन उत्सर्जन में एक अरब टन की कमी\n4. 2030 तक अर्थव्यवस्था की कार्बन तीव्रता में 45 प्रतिशत की कमी\n5. **2070 तक शुद्ध शून्य उत्सर्जन**\n\nभारत ने वहाँ *LiFE* (पर्यावरण के लिए जीवनशैली) की बात भी रखी। ग्लासगो जलवायु समझौते में बिना रोकथाम वाली कोयला बिजली को “धीरे-धीरे घटाने” पर सहमति हुई।',
    },
    matters: {
      en: 'Numbers and years of the five goals are mixed up on purpose in papers: 500, 45, 2030 and 2070.',
      hi: 'परीक्षा में पाँच लक्ष्यों के अंक और वर्ष जान-बूझकर मिलाए जाते हैं: 500, 45, 2030 और 2070।',
    },
    facts: [
      { en: 'COP26: Glasgow, 2021', hi: 'COP26: ग्लासगो, 2021' },
      { en: 'Net zero by 2070; 500 GW non-fossil by 2030', hi: '2070 तक शुद्ध शून्य; 2030 तक 500 गीगावाट ग़ैर-जीवाश्म' },
      { en: 'Carbon intensity: 45% less by 2030', hi: 'कार्बन तीव्रता: 2030 तक 45% कम' },
    ],
    sources: [ministry, unfccc],
  },
  {
    code: 'single-use-plastic',
    category: 'environment',
    eventDate: '2022-07-01',
    title: {
      en: '2022: A list of single-use plastic articles is banned',
      hi: '2022: एक बार इस्तेमाल होने वाले प्लास्टिक की कई चीज़ों पर रोक',
    },
    summary: {
      en: 'From 1 July 2022 articles such as plastic straws, plates and earbuds may not be made, sold or used in India.',
      hi: '1 जुलाई 2022 से प्लास्टिक की स्ट्रॉ, प्लेट और ईयरबड जैसी चीज़ें भारत में न बन सकती हैं, न बिक सकती हैं, न इस्तेमाल हो सकती हैं।',
    },
    body: {
      en: 'By the **Plastic Waste Management Amendment Rules, 2021**, a list of single-use plastic articles of low use and high litter was banned from **1 July 2022**. Among them are sticks of earbuds, balloons, candies and ice-cream, plates, cups, glasses and cutlery, straws, stirrers, wrapping films of sweet boxes, and banners thinner than 100 micron.\n\nThe thickness of carry bags had to be at least 75 micron from 30 September 2021 and at least **120 micron** from 31 December 2022.',
      hi: '**प्लास्टिक अपशिष्ट प्रबंधन संशोधन नियम, 2021** से कम काम की और ज़्यादा कचरा करने वाली, एक बार इस्तेमाल की प्लास्टिक चीज़ों की एक सूची पर **1 जुलाई 2022** से रोक लगी। इनमें ईयरबड, गुब्बारे, कैंडी और आइसक्रीम की डंडियाँ, प्लेट, कप, गिलास और चम्मच-काँटे, स्ट्रॉ, स्टिरर, मिठाई के डिब्बों की पन्नी और 100 माइक्रॉन से पतले बैनर हैं।\n\nथैलियों की मोटाई 30 सितंबर 2021 से कम से कम 75 माइक्रॉन और 31 दिसंबर 2022 से कम से कम **120 माइक्रॉन** ज़रूरी की गई।',
    },
    matters: {
      en: 'The date and the microns are asked; so is the polluter’s duty to collect back, extended producer responsibility (EPR).',
      hi: 'तारीख़ और माइक्रॉन पूछे जाते हैं; साथ में निर्माता की वापस इकट्ठा करने की ज़िम्मेदारी, विस्तारित उत्पादक उत्तरदायित्व (EPR) भी।',
    },
    facts: [
      { en: 'Ban from 1 July 2022', hi: 'रोक: 1 जुलाई 2022 से' },
      { en: 'Carry bags: at least 120 micron from 31 December 2022', hi: 'थैलियाँ: 31 दिसंबर 2022 से कम से कम 120 माइक्रॉन' },
      { en: 'Plastic Waste Management Amendment Rules, 2021', hi: 'प्लास्टिक अपशिष्ट प्रबंधन संशोधन नियम, 2021' },
    ],
    sources: [ministry],
  },
  {
    code: 'paris-agreement',
    category: 'environment',
    eventDate: '2015-12-12',
    title: {
      en: '2015: The Paris Agreement on climate is adopted',
      hi: '2015: जलवायु पर पेरिस समझौता हुआ',
    },
    summary: {
      en: 'On 12 December 2015 the parties of COP21 agreed to keep warming well below 2 °C.',
      hi: '12 दिसंबर 2015 को COP21 के पक्षों ने तापमान वृद्धि को 2 °C से काफ़ी नीचे रखने पर सहमति दी।',
    },
    body: {
      en: 'The **Paris Agreement** was adopted at COP21 on **12 December 2015** and came into force on **4 November 2016**. Its aim: to hold the rise of the mean temperature of the world **well below 2 °C** above the level before industry, and to try for **1.5 °C**.\n\nEach party writes its own *nationally determined contribution* (NDC) and makes it more ambitious every five years; a *global stocktake* looks at the sum. In the Kyoto Protocol of 1997, by contrast, only developed countries had binding targets. India signed on 22 April 2016 and ratified on 2 October 2016.',
      hi: '**पेरिस समझौता** **12 दिसंबर 2015** को COP21 में हुआ और **4 नवंबर 2016** से लागू हुआ। लक्ष्य: दुनिया के औसत तापमान की वृद्धि को औद्योगिक काल से पहले के स्तर से **2 °C से काफ़ी नीचे** रखना, और **1.5 °C** की कोशिश करना।\n\nहर पक्ष अपना *राष्ट्रीय स्तर पर निर्धारित योगदान* (NDC) ख़ुद लिखता है और हर पाँच साल में उसे और ऊँचा करता है; *ग्लोबल स्टॉकटेक* में कुल जोड़ देखा जाता है। इसके उलट 1997 के क्योटो प्रोटोकॉल में बाध्यकारी लक्ष्य केवल विकसित देशों के थे। भारत ने 22 अप्रैल 2016 को हस्ताक्षर किए और 2 अक्टूबर 2016 को अनुसमर्थन किया।',
    },
    matters: {
      en: 'Kyoto against Paris is a classic: who has targets, who sets them, and from which year.',
      hi: 'क्योटो बनाम पेरिस क्लासिक प्रश्न है: लक्ष्य किसके, कौन तय करता है, और किस वर्ष से।',
    },
    facts: [
      { en: 'Adopted: 12 December 2015; in force: 4 November 2016', hi: 'स्वीकृत: 12 दिसंबर 2015; लागू: 4 नवंबर 2016' },
      { en: 'Aim: well below 2 °C, efforts for 1.5 °C', hi: 'लक्ष्य: 2 °C से काफ़ी नीचे, 1.5 °C की कोशिश' },
      { en: 'India ratified on 2 October 2016', hi: 'भारत का अनुसमर्थन: 2 अक्टूबर 2016' },
    ],
    sources: [unfccc],
  },
  {
    code: 'ramsar-patna-chhari-dhand',
    category: 'environment',
    eventDate: '2026-01-30',
    title: {
      en: '2026: With two new wetlands India has 98 Ramsar sites',
      hi: '2026: दो नई आर्द्रभूमियों के साथ भारत के 98 रामसर स्थल',
    },
    summary: {
      en: 'Patna Bird Sanctuary in Uttar Pradesh and Chhari-Dhand in Gujarat were announced on 30 January 2026.',
      hi: 'उत्तर प्रदेश का पटना पक्षी अभयारण्य और गुजरात का छारी-ढंढ 30 जनवरी 2026 को घोषित हुए।',
    },
    body: {
      en: 'Just before World Wetlands Day, on **30 January 2026**, the Environment Minister announced two new wetlands of international importance. **Patna Bird Sanctuary** lies in the **Etah district of Uttar Pradesh**, not in Bihar; it is the smallest bird sanctuary of the State. **Chhari-Dhand** in the **Kutch district of Gujarat** is a seasonal wetland between the Banni grassland and the salt flats of the Rann; caracal and desert fox live around it.\n\nWith them India had **98** Ramsar sites, against 26 in 2014. **Tamil Nadu** had the most, 20, and Uttar Pradesh came next with 11. The convention was signed at Ramsar in Iran on **2 February 1971**, which is why that day is World Wetlands Day; India has been a party since 1 February 1982.',
      hi: 'विश्व आर्द्रभूमि दिवस से ठीक पहले, **30 जनवरी 2026** को, पर्यावरण मंत्री ने अंतरराष्ट्रीय महत्व की दो नई आर्द्रभूमियों की घोषणा की। **पटना पक्षी अभयारण्य** **उत्तर प्रदेश के एटा ज़िले** में है, बिहार में नहीं; यह राज्य का सबसे छोटा पक्षी अभयारण्य है। **गुजरात के कच्छ ज़िले** का **छारी-ढंढ** बन्नी के घास के मैदानों और रण के लवणीय मैदानों के बीच की मौसमी आर्द्रभूमि है; आसपास स्याहगोश (कैराकल) और मरुस्थलीय लोमड़ी रहते हैं।\n\nइनके साथ भारत के **98** रामसर स्थल हुए; 2014 में 26 थे। सबसे ज़्यादा 20 **तमिलनाडु** में थे, फिर 11 उत्तर प्रदेश में। अभिसमय पर ईरान के रामसर में **2 फ़रवरी 1971** को हस्ताक्षर हुए, इसीलिए उस दिन विश्व आर्द्रभूमि दिवस मनाया जाता है; भारत 1 फ़रवरी 1982 से इसका पक्षकार है।',
    },
    matters: {
      en: 'The name Patna sends hurried readers to Bihar. Site, district and State are asked as pairs, and the count always with its date.',
      hi: 'पटना नाम जल्दबाज़ पाठक को बिहार ले जाता है। स्थल, ज़िला और राज्य जोड़े में पूछे जाते हैं, और संख्या हमेशा तारीख़ के साथ।',
    },
    facts: [
      { en: 'Patna Bird Sanctuary: Etah, Uttar Pradesh', hi: 'पटना पक्षी अभयारण्य: एटा, उत्तर प्रदेश' },
      { en: 'Chhari-Dhand: Kutch, Gujarat', hi: 'छारी-ढंढ: कच्छ, गुजरात' },
      { en: 'Ramsar sites of India after it: 98', hi: 'इसके बाद भारत के रामसर स्थल: 98' },
      { en: 'Ramsar Convention: 2 February 1971; India: since 1982', hi: 'रामसर अभिसमय: 2 फ़रवरी 1971; भारत: 1982 से' },
    ],
    sources: [ministry],
  },
  {
    code: 'high-seas-treaty',
    category: 'environment',
    eventDate: '2026-01-17',
    title: {
      en: '2026: The High Seas Treaty comes into force',
      hi: '2026: उच्च सागर संधि लागू हुई',
    },
    summary: {
      en: 'Since 17 January 2026 the agreement on life in the seas beyond national jurisdiction (BBNJ) has been binding on its parties.',
      hi: '17 जनवरी 2026 से राष्ट्रीय अधिकार क्षेत्र से बाहर के समुद्री जीवन का समझौता (BBNJ) पक्षकारों पर बाध्यकारी है।',
    },
    body: {
      en: 'The **agreement on marine biological diversity of areas beyond national jurisdiction (BBNJ)**, called the **High Seas Treaty**, was adopted on 19 June 2023 in New York. It came into force on **17 January 2026**, 120 days after the 60th State had ratified it (19 September 2025). It is the third implementing agreement under the UN Convention on the Law of the Sea (**UNCLOS**) of 1982.\n\nIt covers the waters outside the exclusive economic zones, which end 200 nautical miles from the coast, and the seabed beyond national jurisdiction: about two thirds of the ocean. It deals with four things: fair sharing of **marine genetic resources**, protected areas, environmental impact assessment, and help for developing countries. India signed on 25 September 2024; the Ministry of Earth Sciences leads the work.',
      hi: '**राष्ट्रीय अधिकार क्षेत्र से बाहर की समुद्री जैव विविधता का समझौता (BBNJ)**, यानी **उच्च सागर संधि** (High Seas Treaty), 19 जून 2023 को न्यूयॉर्क में स्वीकृत हुई। 60वें देश के अनुसमर्थन (19 सितंबर 2025) के 120 दिन बाद, **17 जनवरी 2026** को, यह लागू हुई। यह 1982 के संयुक्त राष्ट्र समुद्री क़ानून अभिसमय (**UNCLOS**) के अधीन तीसरा क्रियान्वयन समझौता है।\n\nअनन्य आर्थिक क्षेत्र तट से 200 समुद्री मील तक होते हैं; संधि के दायरे में उनके बाहर का समुद्र और राष्ट्रीय अधिकार क्षेत्र से बाहर का समुद्र तल है: लगभग दो तिहाई महासागर। इसमें चार विषय हैं: **समुद्री आनुवंशिक संसाधनों** का उचित बँटवारा, संरक्षित क्षेत्र, पर्यावरणीय प्रभाव आकलन और विकासशील देशों की मदद। भारत ने 25 सितंबर 2024 को हस्ताक्षर किए; काम पृथ्वी विज्ञान मंत्रालय के ज़िम्मे है।',
    },
    matters: {
      en: 'Signed is not ratified, and adopted is not in force: statements in UPSC papers play on these words. Mining of the seabed stays with the International Seabed Authority.',
      hi: 'हस्ताक्षर और अनुसमर्थन अलग हैं, स्वीकृत होना और लागू होना भी: UPSC के कथन इन्हीं शब्दों पर टिके होते हैं। समुद्र तल का खनन अंतरराष्ट्रीय समुद्र तल प्राधिकरण के पास ही है।',
    },
    facts: [
      { en: 'Adopted: 19 June 2023; in force: 17 January 2026', hi: 'स्वीकृत: 19 जून 2023; लागू: 17 जनवरी 2026' },
      { en: 'Condition: 60 ratifications, then 120 days', hi: 'शर्त: 60 अनुसमर्थन, फिर 120 दिन' },
      { en: 'Under UNCLOS (1982); signed by India in 2024', hi: 'UNCLOS (1982) के अधीन; भारत के हस्ताक्षर: 2024' },
    ],
    sources: [
      { en: 'United Nations', hi: 'संयुक्त राष्ट्र' },
      { en: 'Ministry of Earth Sciences, Government of India', hi: 'पृथ्वी विज्ञान मंत्रालय, भारत सरकार' },
    ],
  },
]
