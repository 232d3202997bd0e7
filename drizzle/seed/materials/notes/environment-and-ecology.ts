import type { SeedMaterial } from '../shapes.ts'

export const environment: SeedMaterial = {
  slug: 'environment-and-ecology',
  title: { en: 'Environment and ecology', hi: 'पर्यावरण और पारिस्थितिकी' },
  summary: {
    en: 'Ecosystems, biodiversity, pollution, climate, laws and conventions, with thirteen worked examples, four figures and ten exam questions.',
    hi: 'पारितंत्र, जैव विविधता, प्रदूषण, जलवायु, क़ानून और संधियाँ; तेरह हल किए उदाहरण, चार चित्र और परीक्षा स्तर के दस प्रश्न।',
  },
  kind: 'notes',
  subject: 'general-knowledge',
  exams: ['upsc', 'state-psc', 'ssc'],
  chapters: [
    {
      id: 'why-and-map',
      title: { en: 'Why it matters, and a map', hi: 'यह क्यों ज़रूरी है, और टॉपिक का नक़्शा' },
      text: {
        en: String.raw`
In the higher classes environment has no textbook of its own. It is gathered from biology, geography, law and the news. That is why many students fear it, and why a small set of firm ideas helps so much.

| Exam | Questions, usually | How they look |
|---|---|---|
| UPSC prelims | 10 to 20 | statements, pairs, species and places, conventions |
| State PSC prelims | 5 to 15, by state | parks of the state, laws with years, definitions |
| SSC (CGL, CHSL, MTS) | 1 to 3 a shift | one line: parks, gases, diseases, days |

These numbers are estimates and vary from year to year.

### The map

| Part | The question behind it | Typical question |
|---|---|---|
| Ecosystem | how do energy and matter move? | which pyramid is always upright? |
| Biodiversity | what lives where, and who protects it? | what is allowed in a national park? |
| Pollution | what is put in that does not belong there? | which metal causes which disease? |
| Climate | how does the air change? | which gas is not a greenhouse gas? |
| Laws, conventions | who decided what, and when? | which convention deals with waste? |

### Two sentences that carry the topic

1. **Energy flows, matter cycles.** Energy comes from the sun, passes once through the ecosystem and leaves as heat. Carbon, nitrogen and phosphorus are used again and again.
2. **A name has a scope.** Every law and every convention deals with one thing. Ramsar is about wetlands, Basel about hazardous waste. If you know the one thing, you can reject most false statements.

### What changes and what stays

Numbers of tiger reserves, Ramsar sites or species on a list change from year to year. Look them up in the last weeks before the exam. Definitions, years of laws, names of conventions and the logic of ecosystems stay. These notes hold what stays.
`,
        hi: String.raw`
ऊँची कक्षाओं में पर्यावरण की अलग किताब नहीं होती। यह जीव विज्ञान, भूगोल, क़ानून और समाचारों से मिलकर बनता है। इसलिए बहुत-से विद्यार्थी इससे डरते हैं, और इसीलिए थोड़ी-सी पक्की बातें बहुत काम आती हैं।

| परीक्षा | प्रश्न, आम तौर पर | कैसे पूछे जाते हैं |
|---|---|---|
| UPSC प्रीलिम्स | 10 से 20 | कथन, युग्म, प्रजाति और स्थान, संधियाँ |
| राज्य PSC प्रीलिम्स | 5 से 15, राज्य के अनुसार | राज्य के उद्यान, क़ानून और वर्ष, परिभाषाएँ |
| SSC (CGL, CHSL, MTS) | हर शिफ़्ट में 1 से 3 | एक पंक्ति: उद्यान, गैसें, रोग, दिवस |

ये संख्याएँ अनुमान हैं और हर वर्ष बदलती हैं।

### नक़्शा

| भाग | इसके पीछे का सवाल | आम प्रश्न |
|---|---|---|
| पारितंत्र | ऊर्जा और पदार्थ कैसे चलते हैं? | कौन-सा पिरामिड हमेशा सीधा होता है? |
| जैव विविधता | कौन कहाँ रहता है और उसे कौन बचाता है? | राष्ट्रीय उद्यान में क्या करने की छूट है? |
| प्रदूषण | क्या मिल गया जो वहाँ नहीं होना चाहिए? | किस धातु से कौन-सा रोग होता है? |
| जलवायु | हवा कैसे बदल रही है? | कौन-सी गैस ग्रीनहाउस गैस नहीं है? |
| क़ानून, संधियाँ | किसने क्या तय किया, और कब? | अपशिष्ट की संधि कौन-सी है? |

### दो वाक्य जिन पर पूरा टॉपिक टिका है

1. **ऊर्जा बहती है, पदार्थ घूमता है।** ऊर्जा सूर्य से आती है, पारितंत्र से एक बार गुज़रती है और ऊष्मा बनकर निकल जाती है। कार्बन, नाइट्रोजन और फ़ॉस्फ़ोरस बार-बार काम में आते हैं।
2. **हर नाम का एक दायरा है।** हर क़ानून और हर संधि का एक ही विषय होता है। रामसर का विषय आर्द्रभूमि है, बेसल का ख़तरनाक अपशिष्ट। यह एक बात याद हो, तो ज़्यादातर ग़लत कथन पकड़ में आ जाते हैं।

### क्या बदलता है, क्या नहीं

बाघ रिज़र्व, रामसर स्थल या किसी सूची की प्रजातियों की संख्या समय-समय पर बदलती है। इन्हें परीक्षा से कुछ सप्ताह पहले देखिए। परिभाषाएँ, क़ानूनों के वर्ष, संधियों के नाम और पारितंत्र का तर्क नहीं बदलते। इन नोट्स में वही है जो नहीं बदलता।
`,
      },
    },
    {
      id: 'ecosystem',
      title: { en: 'Ecosystem: energy, cycles, succession', hi: 'पारितंत्र: ऊर्जा, चक्र, अनुक्रमण' },
      text: {
        en: String.raw`
An **ecosystem** is a community of living things together with its surroundings. The word is A. G. Tansley's (1935). The steps upward are: organism, population, community, ecosystem, biome, biosphere. A population is of one species, a community of many. **Habitat** is the address of a species, **niche** its profession: two species with exactly the same niche cannot live together for long. An **ecotone** is the zone where two ecosystems meet, such as a mangrove between sea and land; there are often more species there (edge effect). A **keystone species** has a far greater effect on its ecosystem than its numbers suggest.

### Energy flow

Of the energy at one trophic level about one tenth is built into the next (Lindeman, 1942). The rest is used in respiration and lost as heat, or not eaten at all. So food chains are short, seldom longer than four or five links.

![Four bars, each narrower than the one below. Producers 20,000 J, herbivores 2,000 J, small carnivores 200 J, top carnivores 20 J. At each level heat goes out.](/figures/mat-environment-and-ecology-1.svg)

**Example 1.** Grass fixes 20,000 J. Grasshoppers eat the grass, frogs the grasshoppers, snakes the frogs. How much energy is built into the snakes?

Grass 20,000, grasshopper 2,000, frog 200, snake **20 J**. Count the arrows, not the animals: three arrows, three zeros fewer.

**Gross and net.** What plants fix is gross primary productivity; minus their own respiration it is net primary productivity, the food of all others: NPP = GPP − R.

**Example 2.** The plants of a field fix 900 units of energy and respire 350. The herbivores eat 110 units. What is the NPP?

$900-350=$ **550**. The amount eaten does not enter; it is a *use* of NPP.

### Pyramids

| Pyramid of | Usually | Can it be inverted? | Example |
|---|---|---|---|
| Numbers | upright | yes | one tree, many insects, still more parasites |
| Biomass | upright on land | yes | sea: a small mass of phytoplankton feeds a greater mass of animals |
| Energy | upright | **never** | each level has less than the one below |

### Food web

![A food web. Grass is eaten by grasshopper, mouse and rabbit. The grasshopper is eaten by the frog, the frog by the snake, the mouse by the snake and the hawk, the rabbit by the hawk, the snake by the hawk.](/figures/mat-environment-and-ecology-2.svg)

**Example 3.** In this web, at which trophic levels does the hawk feed?

Grass is level 1. By the rabbit or the mouse the hawk is at level **3**, by mouse and snake at **4**, by grasshopper, frog and snake at **5**. An animal has no single level in a web. Arrows point from the eaten to the eater, the way energy goes.

There are two kinds of food chain. The **grazing** chain begins with green plants, the **detritus** chain with dead matter. In a forest more energy goes by the second.

### Cycles

| Cycle | Main store | Remember |
|---|---|---|
| Carbon | oceans and rocks; exchanged through the air | photosynthesis takes it in, respiration and burning give it out |
| Nitrogen | air | Rhizobium fixes; Nitrosomonas makes nitrite, Nitrobacter nitrate; Pseudomonas returns it to the air |
| Phosphorus | rocks | sedimentary cycle, no gas of importance |
| Sulphur | rocks | some gas too: sulphur dioxide, from volcanoes and coal |

### Succession

Communities follow one another until a stable **climax** is reached. On bare rock it is **primary** succession: lichens, mosses, herbs and grasses, shrubs, trees. The first are the pioneers; they make soil. After a fire or on an abandoned field it is **secondary** and faster, because soil and seeds are there. In a pond it begins with phytoplankton. From the water and from the rock, both lead towards a medium (mesic) condition.

**Example 4.** Which is faster, and why: a forest on new lava, or a forest on a field given up ten years ago?

The field. Lava is primary succession: the soil itself must be made first.

### Relations between two species

| Relation | Effect | Example |
|---|---|---|
| Mutualism | + / + | fungus and alga in a lichen |
| Commensalism | + / 0 | orchid on a mango branch |
| Amensalism | − / 0 | the mould Penicillium and bacteria |
| Competition | − / − | two herbivores on one pasture |
| Predation, parasitism | + / − | tiger and deer; Cuscuta on a hedge plant |
`,
        hi: String.raw`
**पारितंत्र** यानी जीवों का समुदाय और उसका परिवेश साथ-साथ। यह शब्द ए. जी. टांसले (1935) का है। ऊपर की ओर क्रम: जीव, समष्टि, समुदाय, पारितंत्र, बायोम, जैवमंडल। समष्टि एक प्रजाति की होती है, समुदाय अनेक प्रजातियों का। **आवास** प्रजाति का पता है, **निकेत** (niche) उसका पेशा: ठीक एक ही निकेत वाली दो प्रजातियाँ लंबे समय तक साथ नहीं रह सकतीं। **इकोटोन** वह क्षेत्र है जहाँ दो पारितंत्र मिलते हैं, जैसे समुद्र और ज़मीन के बीच मैंग्रोव; वहाँ प्रायः अधिक प्रजातियाँ मिलती हैं (सीमांत प्रभाव, edge effect)। **कीस्टोन प्रजाति** का पारितंत्र पर प्रभाव उसकी संख्या के अनुपात से कहीं अधिक होता है।

### ऊर्जा का प्रवाह

एक पोषण स्तर की ऊर्जा का लगभग दसवाँ भाग ही अगले स्तर के शरीर में जुड़ता है (लिंडेमान, 1942)। बाक़ी श्वसन में लगकर ऊष्मा बन जाती है, या खाई ही नहीं जाती। इसलिए खाद्य शृंखलाएँ छोटी होती हैं, प्रायः चार-पाँच कड़ियों से ज़्यादा नहीं।

![चार पट्टियाँ, हर एक अपने नीचे वाली से छोटी। उत्पादक 20,000 J, शाकाहारी 2,000 J, छोटे मांसाहारी 200 J, शीर्ष मांसाहारी 20 J। हर स्तर से ऊष्मा निकलती है।](/figures/mat-environment-and-ecology-1-hi.svg)

**उदाहरण 1.** घास 20,000 J ऊर्जा स्थिर करती है। टिड्डे घास, मेंढक टिड्डे और साँप मेंढक खाते हैं। साँप के शरीर में कितनी ऊर्जा जुड़ेगी?

घास 20,000, टिड्डा 2,000, मेंढक 200, साँप **20 J**। जानवर नहीं, तीर गिनिए: तीन तीर, तीन शून्य कम।

**सकल और शुद्ध।** पौधे जितनी ऊर्जा स्थिर करते हैं, वह सकल प्राथमिक उत्पादकता (GPP) है; उसमें से उनका अपना श्वसन घटाने पर शुद्ध (NPP) बचती है, जो बाक़ी सबका भोजन है: NPP = GPP − R।

**उदाहरण 2.** एक खेत के पौधे 900 इकाई ऊर्जा स्थिर करते हैं और श्वसन में 350 ख़र्च करते हैं। शाकाहारी 110 इकाई खाते हैं। NPP कितनी है?

$900-350=$ **550**। खाई गई मात्रा हिसाब में नहीं आती; वह NPP का *उपयोग* है।

### पिरामिड

| किसका पिरामिड | आम तौर पर | क्या उलटा हो सकता है? | उदाहरण |
|---|---|---|---|
| संख्या | सीधा | हाँ | एक पेड़, बहुत-से कीट, उनसे भी अधिक परजीवी |
| जैवभार | ज़मीन पर सीधा | हाँ | समुद्र: पादप प्लवक का कम भार जंतुओं के अधिक भार को पालता है |
| ऊर्जा | सीधा | **कभी नहीं** | हर स्तर पर नीचे वाले से कम |

### खाद्य जाल

![खाद्य जाल। घास को टिड्डा, चूहा और ख़रगोश खाते हैं। टिड्डे को मेंढक, मेंढक को साँप, चूहे को साँप और बाज़, ख़रगोश को बाज़ और साँप को बाज़ खाता है।](/figures/mat-environment-and-ecology-2-hi.svg)

**उदाहरण 3.** इस जाल में बाज़ किन पोषण स्तरों पर है?

घास स्तर 1 है। ख़रगोश या चूहे वाले रास्ते से बाज़ स्तर **3** पर, चूहे और साँप वाले से **4** पर, टिड्डे, मेंढक और साँप वाले से **5** पर। जाल में किसी जंतु का एक ही स्तर नहीं होता। तीर खाए जाने वाले से खाने वाले की ओर जाता है, जिधर ऊर्जा जाती है।

खाद्य शृंखला दो तरह की होती है। **चारण** शृंखला हरे पौधों से शुरू होती है, **अपरद** शृंखला मृत पदार्थ से। जंगल में अधिक ऊर्जा दूसरी से होकर जाती है।

### चक्र

| चक्र | मुख्य भंडार | याद रखें |
|---|---|---|
| कार्बन | महासागर और चट्टानें; लेन-देन हवा के रास्ते | प्रकाश-संश्लेषण में ली जाती है; श्वसन और दहन से लौटती है |
| नाइट्रोजन | हवा | राइज़ोबियम स्थिर करता है; नाइट्रोसोमोनास नाइट्राइट, नाइट्रोबैक्टर नाइट्रेट बनाता है; स्यूडोमोनास हवा में लौटाता है |
| फ़ॉस्फ़ोरस | चट्टानें | अवसादी चक्र, गैस की ख़ास भूमिका नहीं |
| सल्फ़र | चट्टानें | कुछ गैस भी: ज्वालामुखी और कोयले से सल्फ़र डाइऑक्साइड |

### अनुक्रमण

एक समुदाय के बाद दूसरा आता है, जब तक स्थिर **चरम समुदाय** न बन जाए। नंगी चट्टान पर **प्राथमिक** अनुक्रमण होता है: लाइकेन, मॉस, शाक और घास, झाड़ियाँ, पेड़। सबसे पहले आने वाले पुरोगामी हैं; वे मिट्टी बनाते हैं। आग के बाद या छोड़े हुए खेत में अनुक्रमण **द्वितीयक** और तेज़ होता है, क्योंकि मिट्टी और बीज पहले से हैं। तालाब में यह पादप प्लवक से शुरू होता है। पानी से शुरू हो या चट्टान से, दोनों मध्यम नमी की दशा की ओर जाते हैं।

**उदाहरण 4.** कौन-सा जंगल जल्दी बनेगा और क्यों: नए लावा पर, या दस वर्ष पहले छोड़े गए खेत में?

खेत वाला। लावा पर प्राथमिक अनुक्रमण होगा: पहले मिट्टी ही बननी होगी।

### दो प्रजातियों के संबंध

| संबंध | प्रभाव | उदाहरण |
|---|---|---|
| सहोपकारिता | + / + | लाइकेन में कवक और शैवाल |
| सहभोजिता | + / 0 | आम की डाल पर ऑर्किड |
| अमेंसलिज़्म | − / 0 | पेनिसिलियम फफूँद और जीवाणु |
| स्पर्धा | − / − | एक चरागाह पर दो शाकाहारी |
| परभक्षण, परजीविता | + / − | बाघ और हिरण; बाड़ के पौधे पर अमरबेल |
`,
      },
    },
    {
      id: 'biodiversity',
      title: { en: 'Biodiversity and protected areas', hi: 'जैव विविधता और संरक्षित क्षेत्र' },
      text: {
        en: String.raw`
Biodiversity is counted at three levels: **genes** (many kinds of rice), **species** (many kinds of frogs) and **ecosystems** (desert, mangrove, reef). It is greatest near the equator and falls towards the poles.

### Hotspots

The idea is Norman Myers' (1988). An area must pass two tests: at least **1,500 species of vascular plants found nowhere else**, and at least **70% of its original vegetation lost**. Four hotspots touch India: the Himalaya, Indo-Burma, the Western Ghats with Sri Lanka, and Sundaland, to which the Nicobar Islands belong.

**Example 5.** "A hotspot is an area which is rich in species and untouched by man." Correct?

Half correct. Rich in endemic plants, yes; but it must be under **threat**. Untouched forest fails the second test.

### Red List and schedules

| Point | IUCN Red List | Wild Life (Protection) Act, 1972 |
|---|---|---|
| Made by | IUCN, a union founded in 1948 | Parliament of India |
| Says | how near a species is to extinction | how strictly it is protected in law |
| Force | advice only | a breach is a crime and is punished |
| Steps | EX, EW, CR, EN, VU, NT, LC | schedules, the first the strictest |

"Threatened" means three of the steps: **critically endangered, endangered, vulnerable**. Near threatened is not among them. The amendment of 2022 reduced the Act's schedules to four: I and II for animals, III for plants, IV for species under CITES.

**Example 6.** "A species in Schedule I is always critically endangered." Correct?

No. The peafowl stands in Schedule I and is of least concern on the Red List. Two lists, two questions.

### In the wild and outside it

**In situ** (in the wild): national parks, sanctuaries, biosphere reserves, sacred groves. **Ex situ** (elsewhere): zoos, botanical gardens, seed banks, gene banks. A sacred grove is in situ although no officer guards it.

### Kinds of protected area

| Area | Declared under | What marks it |
|---|---|---|
| Sanctuary | Act of 1972 | some rights, such as grazing, may go on |
| National park | Act of 1972 | no private rights, no grazing |
| Conservation reserve | Act, amendment of 2002 | government land, often beside a park |
| Community reserve | Act, amendment of 2002 | private or community land, by consent |
| Tiger reserve | Act, amendment of 2006 | core and buffer; National Tiger Conservation Authority |
| Biosphere reserve | UNESCO's programme of 1971 | **not** an area of the Act of 1972; three zones |
| Ramsar site | convention of 1971 | wetlands of international importance |

The boundary of a sanctuary or of a national park may be changed only on the recommendation of the National Board for Wild Life.

![Three rings of a biosphere reserve. In the middle the core with strict protection, around it the buffer for research and education, outside the transition zone with villages and farming.](/figures/mat-environment-and-ecology-3.svg)

The first national park was Hailey in 1936, today Jim Corbett. Project Tiger began there in **1973**; Project Elephant in 1992. The first biosphere reserve was Nilgiri, **1986**. The first Ramsar sites of India, in 1981, were Chilika and Keoladeo. The **Montreux Record** lists Ramsar sites whose character is in danger: Keoladeo was put on it in 1990 and Loktak in 1993, and both were still there in 2021; Chilika was taken off in 2002.

**Example 7.** Which is true? (1) Grazing may be allowed in a sanctuary. (2) A biosphere reserve is declared under the Act of 1972. (3) A community reserve may be on private land.

(2) mixes a law with a UNESCO programme. **1 and 3.**

### Species and places

| Species | Place | State or union territory |
|---|---|---|
| One-horned rhinoceros | Kaziranga | Assam |
| Pygmy hog | Manas | Assam |
| Asiatic lion | Gir | Gujarat |
| Indian wild ass | Little Rann of Kutch | Gujarat |
| Hangul | Dachigam | Jammu and Kashmir |
| Sangai | Keibul Lamjao, the floating park | Manipur |
| Snow leopard | Hemis | Ladakh |
| Lion-tailed macaque | Silent Valley | Kerala |
| Nilgiri tahr | Eravikulam | Kerala |
| Olive ridley turtle | Gahirmatha | Odisha |
`,
        hi: String.raw`
जैव विविधता तीन स्तरों पर देखी जाती है: **जीन** (धान की अनेक क़िस्में), **प्रजाति** (अनेक तरह के मेंढक) और **पारितंत्र** (मरुस्थल, मैंग्रोव, प्रवाल भित्ति)। यह भूमध्य रेखा के पास सबसे अधिक है और ध्रुवों की ओर घटती है।

### हॉटस्पॉट

यह विचार नॉर्मन मायर्स (1988) का है। क्षेत्र को दो कसौटियाँ पार करनी होती हैं: संवहनी पौधों की कम से कम **1,500 प्रजातियाँ जो और कहीं नहीं मिलतीं**, और मूल वनस्पति का कम से कम **70% भाग नष्ट हो चुका हो**। चार हॉटस्पॉट भारत को छूते हैं: हिमालय, इंडो-बर्मा, पश्चिमी घाट और श्रीलंका, तथा सुंडालैंड, जिसमें निकोबार द्वीप आते हैं।

**उदाहरण 5.** "हॉटस्पॉट वह क्षेत्र है जो प्रजातियों में समृद्ध और मनुष्य से अछूता हो।" क्या यह सही है?

आधा सही। स्थानिक पौधों में समृद्ध, हाँ; पर उस पर **संकट** भी होना चाहिए। अछूता जंगल दूसरी कसौटी पर खरा नहीं उतरता।

### रेड लिस्ट और अनुसूचियाँ

| क्या | IUCN रेड लिस्ट | वन्यजीव (संरक्षण) अधिनियम, 1972 |
|---|---|---|
| किसने बनाई | IUCN, 1948 में बना संघ | भारत की संसद |
| क्या बताती है | प्रजाति विलुप्ति के कितने पास है | क़ानून में कितना कड़ा संरक्षण है |
| प्रभाव | केवल सलाह | उल्लंघन अपराध है, सज़ा होती है |
| स्तर | EX, EW, CR, EN, VU, NT, LC | अनुसूचियाँ, पहली सबसे कड़ी |

"संकटग्रस्त" (threatened) में तीन स्तर हैं: **CR (घोर संकट में), EN (संकट में) और VU (असुरक्षित)**। NT इनमें नहीं है। 2022 के संशोधन ने अधिनियम की अनुसूचियाँ घटाकर चार कीं: I और II जंतुओं की, III पौधों की, IV CITES वाली प्रजातियों की।

**उदाहरण 6.** "अनुसूची I की प्रजाति हमेशा CR श्रेणी में होती है।" क्या यह सही है?

नहीं। मोर अनुसूची I में है, पर रेड लिस्ट में LC (सबसे कम चिंता)। सूचियाँ दो हैं, सवाल भी दो।

### प्रकृति में और उसके बाहर

**स्वस्थाने** (प्रकृति में ही): राष्ट्रीय उद्यान, अभयारण्य, जैवमंडल रिज़र्व, पवित्र उपवन। **बाह्यस्थाने** (कहीं और): चिड़ियाघर, वनस्पति उद्यान, बीज बैंक, जीन बैंक। पवित्र उपवन स्वस्थाने है, भले ही वहाँ कोई सरकारी पहरा न हो।

### संरक्षित क्षेत्रों के प्रकार

| क्षेत्र | किसके अधीन | पहचान |
|---|---|---|
| अभयारण्य | 1972 का अधिनियम | चराई जैसे कुछ अधिकार चल सकते हैं |
| राष्ट्रीय उद्यान | 1972 का अधिनियम | निजी अधिकार नहीं, चराई नहीं |
| संरक्षण रिज़र्व | अधिनियम, 2002 का संशोधन | सरकारी भूमि, प्रायः किसी उद्यान से लगी |
| सामुदायिक रिज़र्व | अधिनियम, 2002 का संशोधन | निजी या सामुदायिक भूमि, सहमति से |
| बाघ रिज़र्व | अधिनियम, 2006 का संशोधन | कोर और बफ़र; राष्ट्रीय बाघ संरक्षण प्राधिकरण |
| जैवमंडल रिज़र्व | UNESCO का 1971 का कार्यक्रम | 1972 के अधिनियम का क्षेत्र **नहीं**; तीन क्षेत्र |
| रामसर स्थल | 1971 की संधि | अंतरराष्ट्रीय महत्व की आर्द्रभूमि |

अभयारण्य हो या राष्ट्रीय उद्यान, सीमा राष्ट्रीय वन्यजीव बोर्ड की सिफ़ारिश पर ही बदली जा सकती है।

![जैवमंडल रिज़र्व के तीन घेरे। बीच में कड़े संरक्षण वाला कोर, उसके चारों ओर शोध और शिक्षा का बफ़र, बाहर गाँव और खेती वाला संक्रमण क्षेत्र।](/figures/mat-environment-and-ecology-3-hi.svg)

पहला राष्ट्रीय उद्यान 1936 का हेली था, आज का जिम कॉर्बेट। प्रोजेक्ट टाइगर **1973** में वहीं से शुरू हुआ; प्रोजेक्ट एलिफ़ेंट 1992 में। पहला जैवमंडल रिज़र्व नीलगिरि (**1986**) है। भारत के पहले रामसर स्थल 1981 में चिल्का और केवलादेव बने। **मॉन्ट्रो रिकॉर्ड** में वे रामसर स्थल हैं जिनके स्वरूप पर ख़तरा है: केवलादेव 1990 में और लोकतक 1993 में इसमें जोड़े गए और 2021 में भी इसमें थे; चिल्का 2002 में हटा दी गई।

**उदाहरण 7.** कौन-से सही हैं? (1) अभयारण्य में चराई की छूट हो सकती है। (2) जैवमंडल रिज़र्व 1972 के अधिनियम के तहत घोषित होता है। (3) सामुदायिक रिज़र्व निजी भूमि पर हो सकता है।

(2) क़ानून और UNESCO के कार्यक्रम को मिला देता है। **1 और 3।**

### प्रजातियाँ और स्थान

| प्रजाति | स्थान | राज्य या केंद्र शासित प्रदेश |
|---|---|---|
| एक सींग वाला गैंडा | काज़ीरंगा | असम |
| पिग्मी हॉग | मानस | असम |
| एशियाई शेर | गिर | गुजरात |
| भारतीय जंगली गधा | कच्छ का छोटा रण | गुजरात |
| हंगुल | दाचीगाम | जम्मू-कश्मीर |
| संगाई | केइबुल लामजाओ, तैरता उद्यान | मणिपुर |
| हिम तेंदुआ | हेमिस | लद्दाख |
| सिंहपुच्छी मकाक (लायन-टेल्ड मकाक) | साइलेंट वैली | केरल |
| नीलगिरि तहर | एराविकुलम | केरल |
| ओलिव रिडले कछुआ | गहिरमाथा | ओडिशा |
`,
      },
    },
    {
      id: 'pollution-and-climate',
      title: { en: 'Pollution and climate', hi: 'प्रदूषण और जलवायु' },
      text: {
        en: String.raw`
### Air

A **primary** pollutant comes out of the chimney or exhaust: carbon monoxide, sulphur dioxide, nitrogen oxides, soot. A **secondary** one is made in the air: ozone near the ground, PAN, acid rain. India's air quality index uses eight pollutants: PM10, PM2.5, nitrogen dioxide, sulphur dioxide, carbon monoxide, ozone, ammonia, lead. **Carbon dioxide is not among them.**

| Smog | Weather | Made of |
|---|---|---|
| Classical (London) | cool, humid | smoke, fog, sulphur dioxide; reducing |
| Photochemical (Los Angeles) | warm, dry, sunny | nitrogen oxides and hydrocarbons, which give ozone and PAN; oxidising |

Rain is a little acid by nature, about pH 5.6, from carbon dioxide. It is called acid rain below that value.

### Water

**BOD**, biochemical oxygen demand, is the oxygen which bacteria need to break down the organic waste in the water. High BOD means dirty water. **Eutrophication**: nitrates and phosphates feed algae, the algae die, bacteria use up the oxygen, fish die.

**Example 8.** Sample P has a BOD of 4 mg/L, sample Q 40. Which is cleaner, and where will dissolved oxygen fall more?

P is cleaner. Q has more organic waste; bacteria there take more oxygen, so **dissolved oxygen falls more in Q**. BOD up, oxygen down.

**Biomagnification.** A poison that does not break down and dissolves in fat, such as DDT, becomes denser at each level.

**Example 9.** Water holds 0.004 ppb of DDT, plankton 30, small fish 400, large fish 1,500, fish-eating birds 18,000. By what factor is it denser in the bird than in the large fish, and than in the water?

$\frac{18000}{1500}=$ **12** times the fish, $\frac{18000}{0.004}=$ **45 lakh** times the water. Energy falls upward, poison rises upward; the same pyramid read in two directions.

| Cause | Disease or harm |
|---|---|
| Mercury | Minamata disease |
| Cadmium | itai-itai |
| Nitrate in drinking water | blue baby syndrome |
| Fluoride in excess | fluorosis of teeth and bones |
| Arsenic | black foot disease |
| Lead | harm to the nerves, above all in children |

### Ozone, two kinds

High up, in the stratosphere, ozone shields us from ultraviolet rays; near the ground it harms lungs and crops. Chlorine from **CFCs** destroys it, worst above Antarctica in its spring (September to November). The thickness is given in Dobson units.

### Warming

Greenhouse gases let sunlight in and hold back heat. The Kyoto list has carbon dioxide, methane, nitrous oxide, HFCs, PFCs, sulphur hexafluoride and, added later, nitrogen trifluoride. Water vapour works in the same way but is not on the list. Nitrogen, oxygen and argon, nearly all of the dry air, are **not** greenhouse gases.

| Term | Meaning |
|---|---|
| Global warming potential | warming by 1 kg of a gas against 1 kg of carbon dioxide, over 100 years in general; methane about 28 |
| Carbon credit | one tonne of carbon dioxide, or its equal, not sent out |
| Mitigation | less of the cause: solar power, forests |
| Adaptation | living with the effect: sea walls, crops that bear drought |
| Carbon sink | takes in more carbon than it gives out |
| Blue carbon | carbon held by mangroves, seagrass and salt marshes |
| Albedo | share of sunlight thrown back; fresh snow high, dark sea low |
| Net zero | what is sent out is balanced by what is taken in |

**Example 10.** Two statements: (1) Melting sea ice raises the albedo. (2) Planting mangroves is both mitigation and adaptation. Which is correct?

Ice is bright, water is dark: the albedo falls, and warming speeds itself up. Mangroves store carbon **and** break the waves. **Only 2.**

**Corals** turn white when warm water makes them throw out the algae (zooxanthellae) which feed them. A bleached coral is not yet dead. Carbon dioxide also makes the sea more acid, and shells are harder to build.
`,
        hi: String.raw`
### हवा

**प्राथमिक** प्रदूषक चिमनी या साइलेंसर से सीधे निकलता है: कार्बन मोनोऑक्साइड, सल्फ़र डाइऑक्साइड, नाइट्रोजन के ऑक्साइड, कालिख। **द्वितीयक** हवा में बनता है: ज़मीन के पास की ओज़ोन, PAN, अम्ल वर्षा। भारत के वायु गुणवत्ता सूचकांक में आठ प्रदूषक हैं: PM10, PM2.5, नाइट्रोजन डाइऑक्साइड, सल्फ़र डाइऑक्साइड, कार्बन मोनोऑक्साइड, ओज़ोन, अमोनिया, सीसा। **कार्बन डाइऑक्साइड इनमें नहीं है।**

| धूम कोहरा (स्मॉग) | मौसम | किससे बना |
|---|---|---|
| सामान्य (लंदन) | ठंडा, नम | धुआँ, कोहरा, सल्फ़र डाइऑक्साइड; अपचायक |
| प्रकाश-रासायनिक (लॉस एंजेलिस) | गर्म, शुष्क, धूप वाला | नाइट्रोजन के ऑक्साइड और हाइड्रोकार्बन, जिनसे ओज़ोन और PAN बनते हैं; ऑक्सीकारक |

कार्बन डाइऑक्साइड के कारण वर्षा स्वभाव से थोड़ी अम्लीय होती है, pH लगभग 5.6। इससे कम हो, तो अम्ल वर्षा कहते हैं।

### पानी

**BOD** (जैव रासायनिक ऑक्सीजन माँग) वह ऑक्सीजन है जो पानी के जैविक कचरे का अपघटन करने में जीवाणुओं को चाहिए। BOD अधिक यानी पानी गंदा। **सुपोषण**: नाइट्रेट और फ़ॉस्फ़ेट से शैवाल बढ़ते हैं, शैवाल मरते हैं, जीवाणु ऑक्सीजन ख़र्च कर देते हैं, मछलियाँ मर जाती हैं।

**उदाहरण 8.** नमूने P की BOD 4 mg/L है, Q की 40। कौन-सा साफ़ है, और घुली ऑक्सीजन किसमें अधिक घटेगी?

P साफ़ है। Q में जैविक कचरा अधिक है; वहाँ जीवाणु अधिक ऑक्सीजन लेंगे, इसलिए **घुली ऑक्सीजन Q में अधिक घटेगी**। BOD बढ़ी, ऑक्सीजन घटी।

**जैव आवर्धन।** DDT जैसा विष, जो टूटता नहीं और वसा में घुलता है, हर स्तर पर सांद्र होता जाता है।

**उदाहरण 9.** पानी में DDT 0.004 ppb है, प्लवक में 30, छोटी मछली में 400, बड़ी मछली में 1,500, मछली खाने वाले पक्षी में 18,000। पक्षी में इसकी सांद्रता बड़ी मछली की कितने गुनी है, और पानी की कितने गुनी?

$\frac{18000}{1500}=$ **12**, यानी मछली की 12 गुनी; $\frac{18000}{0.004}=$ **45 लाख**, यानी पानी की 45 लाख गुनी। ऊपर की ओर ऊर्जा घटती है, विष बढ़ता है; पिरामिड वही है, बस दिशा उलटी।

| कारण | रोग या हानि |
|---|---|
| पारा | मिनामाता रोग |
| कैडमियम | इताई-इताई |
| पेयजल में नाइट्रेट | ब्लू बेबी सिंड्रोम |
| अधिक फ़्लोराइड | दाँतों और हड्डियों का फ़्लोरोसिस |
| आर्सेनिक | ब्लैक फ़ुट रोग |
| सीसा | तंत्रिकाओं को हानि, बच्चों में सबसे अधिक |

### ओज़ोन, दो जगह

ऊपर समतापमंडल में ओज़ोन हमें पराबैंगनी किरणों से बचाती है; ज़मीन के पास फेफड़ों और फ़सलों को हानि देती है। **CFC** से निकली क्लोरीन इसे नष्ट करती है, सबसे अधिक अंटार्कटिका के ऊपर, वहाँ के वसंत (सितंबर से नवंबर) में। मोटाई डॉबसन इकाई में बताते हैं।

### तापन

ग्रीनहाउस गैसें धूप आने देती हैं और ऊष्मा रोकती हैं। क्योटो की सूची: कार्बन डाइऑक्साइड, मीथेन, नाइट्रस ऑक्साइड, HFC, PFC, सल्फ़र हेक्साफ़्लोराइड और बाद में जुड़ी नाइट्रोजन ट्राइफ़्लोराइड। जलवाष्प भी यही काम करती है, पर सूची में नहीं है। नाइट्रोजन, ऑक्सीजन और आर्गन, जिनसे लगभग पूरी शुष्क हवा बनी है, ग्रीनहाउस गैसें **नहीं** हैं।

| शब्द | अर्थ |
|---|---|
| वैश्विक तापन क्षमता | 1 किग्रा गैस का तापन, 1 किग्रा कार्बन डाइऑक्साइड की तुलना में, प्रायः 100 वर्ष में; मीथेन लगभग 28 |
| कार्बन क्रेडिट | एक टन कार्बन डाइऑक्साइड, या उसके बराबर, जो नहीं छोड़ी गई |
| शमन | कारण घटाना: सौर ऊर्जा, वन |
| अनुकूलन | प्रभाव के साथ जीना: समुद्री दीवार, सूखा सहने वाली फ़सलें |
| कार्बन सिंक | जितना कार्बन छोड़ता है, उससे अधिक लेता है |
| ब्लू कार्बन | मैंग्रोव, समुद्री घास और लवणीय दलदल में जमा कार्बन |
| ऐल्बिडो | लौटाई गई धूप का हिस्सा; ताज़ी बर्फ़ का अधिक, गहरे रंग के समुद्र का कम |
| नेट ज़ीरो | जितना छोड़ा, उतना ही सोखा गया |

**उदाहरण 10.** दो कथन: (1) समुद्री बर्फ़ पिघलने से ऐल्बिडो बढ़ता है। (2) मैंग्रोव लगाना शमन भी है और अनुकूलन भी। कौन-सा सही है?

बर्फ़ चमकीली है, पानी गहरे रंग का: ऐल्बिडो घटता है और तापन अपने आप तेज़ होता है। मैंग्रोव कार्बन जमा करते हैं **और** लहरें रोकते हैं। **केवल 2।**

**प्रवाल** तब सफ़ेद पड़ते हैं जब गर्म पानी में वे अपने भीतर के शैवाल (ज़ूज़ैंथेली) निकाल देते हैं, जिनसे उन्हें भोजन मिलता है। सफ़ेद पड़ा प्रवाल अभी मरा नहीं है। कार्बन डाइऑक्साइड समुद्र को अधिक अम्लीय भी करती है, और तब कवच बनना कठिन हो जाता है।
`,
      },
    },
    {
      id: 'laws-and-traps',
      title: { en: 'Laws, conventions, traps and shortcuts', hi: 'क़ानून, संधियाँ, जाल और छोटे रास्ते' },
      text: {
        en: String.raw`
### Laws of India

| Year | Act | Remember |
|---|---|---|
| 1927 | Indian Forest Act | reserved, protected and village forests |
| 1972 | Wild Life (Protection) Act | species and areas |
| 1974 | Water Act | Central and State Pollution Control Boards |
| 1980 | Forest (Conservation) Act | forest land for other uses only with central approval; renamed Van (Sanrakshan Evam Samvardhan) Adhiniyam, 1980 by the amendment of 2023 |
| 1981 | Air Act | gives the boards the air too |
| 1986 | Environment (Protection) Act | umbrella law after the Bhopal gas leak of 1984 |
| 2002 | Biological Diversity Act | National Authority at Chennai, state boards, local committees |
| 2006 | Forest Rights Act | rights of forest-dwelling tribes and others; the Gram Sabha begins the process |
| 2010 | National Green Tribunal Act | a tribunal for cases under listed Acts |

The **42nd Amendment (1976)** added article 48A (duty of the State), article 51A(g) (duty of the citizen) and moved forests and wildlife to the Concurrent List.

**Example 11.** Under which of these can the Green Tribunal hear a case: Water Act, Air Act, Wild Life Act, Forest Rights Act?

Its schedule names the Water Act, the Air Act, the Forest (Conservation) Act, the Environment Act, the Biological Diversity Act and some others. The **Wild Life Act and the Forest Rights Act are not in it**. So: Water and Air.

### Conventions

![A time line. 1971 Ramsar wetlands; 1972 Stockholm conference and UNEP; 1973 CITES; 1979 Bonn migratory species; 1985 Vienna and 1987 Montreal for ozone; 1989 Basel waste; 1992 Rio; 1994 desertification; 1997 Kyoto; 2000 Cartagena; 2001 Stockholm on POPs; 2010 Nagoya; 2013 Minamata; 2015 Paris; 2016 Kigali.](/figures/mat-environment-and-ecology-4.svg)

**Parents and children.** A framework comes first; protocols fill it with firm rules. Vienna has Montreal, and Montreal has the Kigali amendment. The Climate Convention of Rio has Kyoto and Paris. The Convention on Biological Diversity has Cartagena (living modified organisms) and Nagoya (fair sharing of benefits from genetic resources).

| Easily mixed | First | Second |
|---|---|---|
| Stockholm | 1972, conference; UNEP; 5 June | 2001, persistent organic pollutants |
| Basel, Rotterdam | 1989: hazardous waste across borders | 1998: consent before hazardous chemicals are sent |
| Kyoto, Paris | 1997: binding for developed countries | 2015: each country sets its own contribution |
| Montreal, Kyoto | gases that destroy ozone | gases that warm |
| Montreal, Montreux | ozone protocol | record of wetlands in danger |
| CITES, Bonn | trade in wild species | migratory species |

**Example 12.** "HFCs are controlled by the Montreal Protocol because they destroy ozone." Correct?

They are controlled there since the **Kigali amendment** (2016), but because they **warm**; they do not destroy ozone and had been brought in to replace CFCs. The "because" is false.

**Example 13.** Match: Nagoya, Cartagena, Minamata with mercury, genetic resources, modified organisms.

Minamata is the surest: mercury. Nagoya – genetic resources, Cartagena – modified organisms.

### Who is who

IPCC (1988, by WMO and UNEP) collects the science; it does no research of its own and makes no law. UNEP sits at Nairobi. IUCN is a union of governments and societies, not a UN body. The GEF pays for projects in poorer countries. The International Solar Alliance was begun by India and France in 2015.

### Traps

| The trap | The truth |
|---|---|
| All pyramids are upright in a healthy ecosystem | only energy always |
| High BOD is good, much oxygen | high BOD, little oxygen left |
| Biosphere reserve under the Act of 1972 | UNESCO programme, by notification |
| National park and sanctuary have the same rules | rights may go on only in a sanctuary |
| Near threatened is threatened | CR, EN, VU only |
| Ozone hole causes global warming | two problems; CFCs take part in both |
| Carbon dioxide is in the air quality index | it is not |
| UNCCD was signed at Rio in 1992 | called for there, made in 1994 |
| Ramsar is a person or a river | a town in Iran |

### Shortcuts

1. **Energy down, poison up.** Divide by ten for energy; for poison use the given numbers.
2. **One convention, one subject.** When you read the name of a convention, say its subject. A statement with another subject is false.
3. **"Only" and "all".** Nature has exceptions; such words are often false. "Energy pyramid never inverted" is the great exception.
4. **The Acts in order.** 1972 wild life, 1974 water, 1980 forest, 1981 air, 1986 the whole environment.
5. **Strange animal.** If you do not know it, look at the place in the statement: no snow leopard in Kerala, no Nilgiri tahr in Assam.
`,
        hi: String.raw`
### भारत के क़ानून

| वर्ष | अधिनियम | याद रखें |
|---|---|---|
| 1927 | भारतीय वन अधिनियम | आरक्षित, संरक्षित और ग्राम वन |
| 1972 | वन्यजीव (संरक्षण) अधिनियम | प्रजातियाँ और क्षेत्र |
| 1974 | जल अधिनियम | केंद्रीय और राज्य प्रदूषण नियंत्रण बोर्ड |
| 1980 | वन (संरक्षण) अधिनियम | वन भूमि का दूसरा उपयोग केंद्र की मंज़ूरी से ही; 2023 के संशोधन से नाम वन (संरक्षण एवं संवर्धन) अधिनियम, 1980 |
| 1981 | वायु अधिनियम | बोर्डों को वायु का काम भी |
| 1986 | पर्यावरण (संरक्षण) अधिनियम | 1984 की भोपाल गैस त्रासदी के बाद का व्यापक (अंब्रेला) क़ानून |
| 2002 | जैव विविधता अधिनियम | चेन्नई में राष्ट्रीय प्राधिकरण, राज्य बोर्ड, स्थानीय समितियाँ |
| 2006 | वन अधिकार अधिनियम | वन में रहने वाली जनजातियों और अन्य के अधिकार; प्रक्रिया ग्राम सभा से शुरू |
| 2010 | राष्ट्रीय हरित अधिकरण अधिनियम | सूची में दिए अधिनियमों के मामलों का अधिकरण |

**42वें संशोधन (1976)** ने अनुच्छेद 48A (राज्य का कर्तव्य) और 51A(g) (नागरिक का कर्तव्य) जोड़े तथा वन और वन्यजीव को समवर्ती सूची में रखा।

**उदाहरण 11.** हरित अधिकरण इनमें से किनके मामले सुन सकता है: जल अधिनियम, वायु अधिनियम, वन्यजीव अधिनियम, वन अधिकार अधिनियम?

उसकी अनुसूची में जल, वायु, वन (संरक्षण), पर्यावरण, जैव विविधता और कुछ अन्य अधिनियम हैं। **वन्यजीव और वन अधिकार अधिनियम उसमें नहीं हैं।** इसलिए: जल और वायु।

### संधियाँ

![समय रेखा। 1971 रामसर, आर्द्रभूमि; 1972 स्टॉकहोम सम्मेलन और UNEP; 1973 CITES; 1979 बॉन, प्रवासी प्रजातियाँ; 1985 वियना और 1987 मॉन्ट्रियल, ओज़ोन; 1989 बेसल, अपशिष्ट; 1992 रियो; 1994 मरुस्थलीकरण; 1997 क्योटो; 2000 कार्टाजेना; 2001 स्टॉकहोम, POPs; 2010 नागोया; 2013 मिनामाता; 2015 पेरिस; 2016 किगाली।](/figures/mat-environment-and-ecology-4-hi.svg)

**पहले ढाँचा, फिर प्रोटोकॉल।** पहले मूल संधि बनती है, फिर प्रोटोकॉल उसमें ठोस नियम जोड़ते हैं। वियना से मॉन्ट्रियल निकला, और मॉन्ट्रियल से किगाली संशोधन। रियो की जलवायु संधि से क्योटो और पेरिस। जैव विविधता संधि से कार्टाजेना (जीवित संशोधित जीव, LMO) और नागोया (आनुवंशिक संसाधनों के लाभ का उचित बँटवारा)।

| जिनमें भ्रम होता है | पहला | दूसरा |
|---|---|---|
| स्टॉकहोम | 1972, सम्मेलन; UNEP; 5 जून | 2001, दीर्घस्थायी कार्बनिक प्रदूषक |
| बेसल, रॉटरडैम | 1989: ख़तरनाक अपशिष्ट का सीमा पार जाना | 1998: ख़तरनाक रसायन भेजने से पहले सहमति |
| क्योटो, पेरिस | 1997: विकसित देशों पर बाध्यकारी | 2015: हर देश अपना योगदान ख़ुद तय करता है |
| मॉन्ट्रियल, क्योटो | ओज़ोन नष्ट करने वाली गैसें | ताप बढ़ाने वाली गैसें |
| मॉन्ट्रियल, मॉन्ट्रो | ओज़ोन का प्रोटोकॉल | संकट वाली आर्द्रभूमियों का रिकॉर्ड |
| CITES, बॉन | वन्य प्रजातियों का व्यापार | प्रवासी प्रजातियाँ |

**उदाहरण 12.** "HFC पर मॉन्ट्रियल प्रोटोकॉल का नियंत्रण है, क्योंकि वे ओज़ोन नष्ट करती हैं।" क्या यह सही है?

नियंत्रण **किगाली संशोधन** (2016) से है, पर इसलिए कि वे **ताप बढ़ाती** हैं; ओज़ोन नष्ट नहीं करतीं और CFC की जगह ही लाई गई थीं। "क्योंकि" वाला भाग ग़लत है।

**उदाहरण 13.** मिलाइए: नागोया, कार्टाजेना, मिनामाता; पारा, आनुवंशिक संसाधन, संशोधित जीव।

सबसे पक्का मिनामाता: पारा। नागोया – आनुवंशिक संसाधन, कार्टाजेना – संशोधित जीव।

### कौन क्या है

IPCC (1988, WMO और UNEP की पहल) वैज्ञानिक शोध का सार तैयार करता है; न ख़ुद शोध करता है, न क़ानून बनाता है। UNEP नैरोबी में है। IUCN सरकारों और संस्थाओं का संघ है, संयुक्त राष्ट्र का अंग नहीं। GEF विकासशील देशों की परियोजनाओं के लिए धन देता है। अंतरराष्ट्रीय सौर गठबंधन 2015 में भारत और फ़्रांस ने शुरू किया।

### जाल

| जाल | सच |
|---|---|
| स्वस्थ पारितंत्र में सभी पिरामिड सीधे | हमेशा केवल ऊर्जा का |
| BOD अधिक यानी ऑक्सीजन अधिक, अच्छा पानी | BOD अधिक, तो ऑक्सीजन कम बची |
| जैवमंडल रिज़र्व 1972 के अधिनियम में | UNESCO का कार्यक्रम, अधिसूचना से |
| राष्ट्रीय उद्यान और अभयारण्य के नियम एक | अधिकार केवल अभयारण्य में चल सकते हैं |
| NT भी "संकटग्रस्त" है | केवल CR, EN, VU |
| ओज़ोन छिद्र से तापन होता है | समस्याएँ दो हैं; CFC दोनों में है |
| कार्बन डाइऑक्साइड वायु गुणवत्ता सूचकांक में है | नहीं है |
| UNCCD पर 1992 में रियो में हस्ताक्षर हुए | वहाँ केवल माँग उठी, संधि 1994 की |
| रामसर कोई व्यक्ति या नदी है | ईरान का शहर |

### छोटे रास्ते

1. **ऊर्जा घटती, विष बढ़ता।** ऊर्जा को दस से भाग दीजिए; विष के लिए दी गई संख्याएँ लीजिए।
2. **एक संधि, एक विषय।** संधि का नाम पढ़ते ही उसका विषय बोलिए। कथन में दूसरा विषय हो, तो वह ग़लत है।
3. **"केवल" और "सभी"।** प्रकृति में अपवाद होते हैं; ऐसे शब्द प्रायः ग़लत होते हैं। "ऊर्जा का पिरामिड कभी उलटा नहीं" इसका बड़ा अपवाद है।
4. **क़ानूनों का क्रम।** 1972 वन्यजीव, 1974 जल, 1980 वन, 1981 वायु, 1986 पूरा पर्यावरण।
5. **अनजान जंतु।** जंतु न पहचानें, तो कथन का स्थान देखिए: केरल में हिम तेंदुआ नहीं, असम में नीलगिरि तहर नहीं।
`,
      },
    },
    {
      id: 'ten-questions',
      title: { en: 'Ten questions', hi: 'दस प्रश्न' },
      text: {
        en: String.raw`
Give yourself ten minutes.

**1.** In a lake the net production of phytoplankton is 80,000 kJ. Zooplankton eat it, small fish eat zooplankton, and a large fish eats small fish. By the 10% law, how much energy reaches the large fish?

- (A) 8 kJ
- (B) 80 kJ
- (C) 800 kJ
- (D) 8,000 kJ

**2.** Consider the statements on ecological pyramids. (1) The pyramid of energy is always upright. (2) The pyramid of biomass in the sea may be inverted. (3) The pyramid of numbers is always upright. Which are correct?

- (A) 1 only
- (B) 2 and 3 only
- (C) 1 and 2 only
- (D) 1, 2 and 3

**3.** Which is the usual order of succession on bare rock?

- (A) Lichens, mosses, grasses, shrubs, trees
- (B) Mosses, lichens, shrubs, grasses, trees
- (C) Grasses, lichens, mosses, shrubs, trees
- (D) Lichens, grasses, mosses, trees, shrubs

**4.** To be recognised as a biodiversity hotspot an area must (1) have at least 1,500 endemic species of vascular plants (2) have lost at least 70% of its original vegetation (3) contain a national park. Choose the correct answer.

- (A) 1 only
- (B) 2 and 3 only
- (C) 1, 2 and 3
- (D) 1 and 2 only

**5.** Consider the statements. (1) Biosphere reserves are declared under the Wild Life (Protection) Act, 1972. (2) Conservation reserves and community reserves came into that Act by an amendment of 2002. (3) A tiger reserve has a core and a buffer. How many of them are correct?

- (A) Only one
- (B) Only two
- (C) All three
- (D) None

**6.** Match. P. Hangul, Q. Sangai, R. Indian wild ass, S. Nilgiri tahr. (1) Little Rann of Kutch (2) Eravikulam (3) Dachigam (4) Keibul Lamjao.

- (A) P-4, Q-3, R-1, S-2
- (B) P-3, Q-4, R-2, S-1
- (C) P-2, Q-4, R-1, S-3
- (D) P-3, Q-4, R-1, S-2

**7.** Assertion (A): Fish often die in a lake some time after a heavy growth of algae. Reason (R): Bacteria that decompose the dead algae use up the dissolved oxygen.

- (A) Both A and R are true, and R explains A
- (B) Both A and R are true, but R does not explain A
- (C) A is true, but R is false
- (D) A is false, but R is true

**8.** Which pair is **not** correctly matched?

- (A) Itai-itai – cadmium
- (B) Blue baby syndrome – nitrate
- (C) Minamata disease – arsenic
- (D) Fluorosis – fluoride

**9.** Which of the following were opened for signature at the Rio conference of 1992? (1) Framework Convention on Climate Change (UNFCCC) (2) Convention on Biological Diversity (3) Convention to Combat Desertification (4) Kyoto Protocol.

- (A) 1 and 2 only
- (B) 1, 2 and 3 only
- (C) 1 and 4 only
- (D) 1, 2, 3 and 4

**10.** Arrange the Acts in order of time: (1) Forest (Conservation) Act (2) Environment (Protection) Act (3) Water (Prevention and Control of Pollution) Act (4) Biological Diversity Act.

- (A) 1, 3, 2, 4
- (B) 3, 2, 1, 4
- (C) 2, 3, 1, 4
- (D) 3, 1, 2, 4
`,
        hi: String.raw`
दस मिनट लीजिए।

**1.** एक झील में पादप प्लवक का शुद्ध उत्पादन 80,000 kJ है। उसे जंतु प्लवक खाते हैं, उन्हें छोटी मछलियाँ, और छोटी मछलियों को एक बड़ी मछली। 10% नियम से बड़ी मछली तक कितनी ऊर्जा पहुँचेगी?

- (A) 8 kJ
- (B) 80 kJ
- (C) 800 kJ
- (D) 8,000 kJ

**2.** पारिस्थितिक पिरामिडों पर कथन: (1) ऊर्जा का पिरामिड हमेशा सीधा होता है। (2) समुद्र में जैवभार का पिरामिड उलटा हो सकता है। (3) संख्या का पिरामिड हमेशा सीधा होता है। कौन-से सही हैं?

- (A) केवल 1
- (B) केवल 2 और 3
- (C) केवल 1 और 2
- (D) 1, 2 और 3

**3.** नंगी चट्टान पर अनुक्रमण का सामान्य क्रम कौन-सा है?

- (A) लाइकेन, मॉस, घास, झाड़ियाँ, पेड़
- (B) मॉस, लाइकेन, झाड़ियाँ, घास, पेड़
- (C) घास, लाइकेन, मॉस, झाड़ियाँ, पेड़
- (D) लाइकेन, घास, मॉस, पेड़, झाड़ियाँ

**4.** जैव विविधता हॉटस्पॉट माने जाने के लिए क्षेत्र में (1) संवहनी पौधों की कम से कम 1,500 स्थानिक प्रजातियाँ हों (2) मूल वनस्पति का कम से कम 70% नष्ट हो चुका हो (3) कोई राष्ट्रीय उद्यान हो। सही उत्तर चुनिए।

- (A) केवल 1
- (B) केवल 2 और 3
- (C) 1, 2 और 3
- (D) केवल 1 और 2

**5.** कथन देखिए: (1) जैवमंडल रिज़र्व वन्यजीव (संरक्षण) अधिनियम, 1972 के तहत घोषित होते हैं। (2) संरक्षण रिज़र्व और सामुदायिक रिज़र्व इस अधिनियम में 2002 के संशोधन से आए। (3) बाघ रिज़र्व में कोर और बफ़र होते हैं। कितने सही हैं?

- (A) केवल एक
- (B) केवल दो
- (C) तीनों
- (D) एक भी नहीं

**6.** मिलाइए। P. हंगुल, Q. संगाई, R. भारतीय जंगली गधा, S. नीलगिरि तहर। (1) कच्छ का छोटा रण (2) एराविकुलम (3) दाचीगाम (4) केइबुल लामजाओ।

- (A) P-4, Q-3, R-1, S-2
- (B) P-3, Q-4, R-2, S-1
- (C) P-2, Q-4, R-1, S-3
- (D) P-3, Q-4, R-1, S-2

**7.** अभिकथन (A): झील में शैवाल बहुत बढ़ने के कुछ समय बाद प्रायः मछलियाँ मरती हैं। कारण (R): मृत शैवाल का अपघटन करने वाले जीवाणु घुली ऑक्सीजन ख़र्च कर देते हैं।

- (A) A और R दोनों सही हैं, और R, A की सही व्याख्या है
- (B) A और R दोनों सही हैं, पर R, A की व्याख्या नहीं है
- (C) A सही है, पर R ग़लत है
- (D) A ग़लत है, पर R सही है

**8.** कौन-सा युग्म सही सुमेलित **नहीं** है?

- (A) इताई-इताई – कैडमियम
- (B) ब्लू बेबी सिंड्रोम – नाइट्रेट
- (C) मिनामाता रोग – आर्सेनिक
- (D) फ़्लोरोसिस – फ़्लोराइड

**9.** 1992 के रियो सम्मेलन में कौन-सी संधियाँ हस्ताक्षर के लिए खोली गईं? (1) जलवायु परिवर्तन ढाँचा संधि (UNFCCC) (2) जैव विविधता संधि (3) मरुस्थलीकरण रोकने की संधि (4) क्योटो प्रोटोकॉल।

- (A) केवल 1 और 2
- (B) केवल 1, 2 और 3
- (C) केवल 1 और 4
- (D) 1, 2, 3 और 4

**10.** अधिनियमों को समय के क्रम में रखिए: (1) वन (संरक्षण) अधिनियम (2) पर्यावरण (संरक्षण) अधिनियम (3) जल (प्रदूषण निवारण और नियंत्रण) अधिनियम (4) जैव विविधता अधिनियम।

- (A) 1, 3, 2, 4
- (B) 3, 2, 1, 4
- (C) 2, 3, 1, 4
- (D) 3, 1, 2, 4
`,
      },
    },
    {
      id: 'answers',
      title: { en: 'Answers and why', hi: 'उत्तर और कारण' },
      text: {
        en: String.raw`
| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|
| B | C | A | D | B | D | A | C | A | D |

**1. (B)** Phytoplankton, zooplankton, small fish, large fish: three arrows. $80{,}000\to 8{,}000\to 800\to 80$ kJ. Option (D) is the energy of the zooplankton; option (C) stops at the small fish; option (A) divides four times, once for each name.

**2. (C)** Energy can only fall from level to level. In the sea the phytoplankton live for days and are eaten at once, so their mass at any moment may be smaller than that of the animals. Statement 3 fails at one tree with a thousand insects, and with it (B) and (D). Option (A) forgets the sea. Option (D) trusts the picture in which every pyramid stands on its base.

**3. (A)** Lichens hold to bare rock and give off acids that begin the soil; mosses hold water; then come grasses, shrubs and trees. Option (B) tempts because mosses are small too, but they need a little soil. Option (C) begins with grasses, which cannot root on bare rock. Option (D) lets trees come before shrubs.

**4. (D)** Two tests: endemic plants and loss. Law does not enter; a hotspot may hold no park at all. Options (B) and (C) add a park, which sounds reasonable but is no test. Option (A) forgets that a hotspot must be threatened.

**5. (B)** Statements 2 and 3 are right. The biosphere reserve belongs to UNESCO's Man and the Biosphere programme and is notified by the government; the Act of 1972 does not have it, although parks inside it are under the Act. That is why option (C) tempts. Options (A) and (D) do not know the amendment of 2002 or the core of a tiger reserve.

**6. (D)** Wild ass – Little Rann is the surest and removes (B). Hangul lives in Kashmir, so P-3 removes (A) and (C). Option (A) exchanges the two deer, hangul and sangai.

**7. (A)** The algae die, bacteria multiply on them, oxygen falls, fish suffocate. The reason is the cause of the assertion. Option (B) is chosen by those who think that the algae poison the fish; some do, but the loss of oxygen is the usual way. Since both sentences are true, (C) and (D) fall.

**8. (C)** Minamata disease comes from mercury in fish; the town in Japan gave its name to the convention on mercury. Arsenic gives black foot disease. Option (B) tempts because "blue" suggests a metal such as cobalt or copper, but nitrate is right. Pairs (A) and (D) are right too.

**9. (A)** Climate and biodiversity were opened at Rio. The desertification convention was called for there and made in 1994; it is one of the three "Rio conventions", which makes (B) the strongest trap. Kyoto is of 1997, and this removes (C) and (D).

**10. (D)** 1974 water, 1980 forest, 1986 environment, 2002 biological diversity. Option (A) puts forest before water; option (B) puts the Environment Act of 1986 before the forest; option (C) even puts it first. The Environment Act came after Bhopal (1984), and this fixes it.
`,
        hi: String.raw`
| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|
| B | C | A | D | B | D | A | C | A | D |

**1. (B)** पादप प्लवक, जंतु प्लवक, छोटी मछली, बड़ी मछली: तीन तीर। $80{,}000\to 8{,}000\to 800\to 80$ kJ। विकल्प (D) जंतु प्लवक की ऊर्जा है; विकल्प (C) छोटी मछली पर रुक जाता है; विकल्प (A) चार बार भाग देता है, हर नाम पर एक बार।

**2. (C)** ऊर्जा हर स्तर पर घटती ही है। समुद्र में पादप प्लवक कुछ दिन जीते हैं और तुरंत खा लिए जाते हैं, इसलिए किसी समय उनका भार जंतुओं से कम हो सकता है। एक पेड़ और उस पर पलते हज़ार कीट कथन 3 को ग़लत ठहराते हैं, और उसके साथ (B) और (D) हटते हैं। विकल्प (A) समुद्र को भूल जाता है। विकल्प (D) उस चित्र पर भरोसा करता है जिसमें हर पिरामिड सीधा खड़ा है।

**3. (A)** लाइकेन नंगी चट्टान पर टिकते हैं और अम्ल छोड़कर मिट्टी की शुरुआत करते हैं; मॉस पानी रोकते हैं; फिर घास, झाड़ियाँ, पेड़। विकल्प (B) इसलिए लुभाता है कि मॉस भी छोटे होते हैं, पर उन्हें थोड़ी मिट्टी चाहिए। विकल्प (C) घास से शुरू होता है, जो नंगी चट्टान पर जड़ नहीं जमा सकती। विकल्प (D) पेड़ को झाड़ियों से पहले लाता है।

**4. (D)** कसौटियाँ दो हैं: स्थानिक पौधे और विनाश। क़ानून बीच में नहीं आता; हॉटस्पॉट में एक भी उद्यान न हो, तब भी वह हॉटस्पॉट है। विकल्प (B) और (C) राष्ट्रीय उद्यान जोड़ते हैं, जो सुनने में ठीक लगता है, पर कसौटी नहीं है। विकल्प (A) भूल जाता है कि हॉटस्पॉट पर संकट होना चाहिए।

**5. (B)** कथन 2 और 3 सही हैं। जैवमंडल रिज़र्व UNESCO के "मानव और जैवमंडल" (MAB) कार्यक्रम का है और सरकार उसे अधिसूचना से बनाती है; 1972 के अधिनियम में वह नहीं है, हालाँकि उसके भीतर के उद्यान अधिनियम में आते हैं। इसीलिए विकल्प (C) लुभाता है। विकल्प (A) और (D) 2002 का संशोधन या बाघ रिज़र्व का कोर भूल जाते हैं।

**6. (D)** जंगली गधा – छोटा रण सबसे पक्का है और (B) को हटाता है। हंगुल कश्मीर का है, इसलिए P-3 से (A) और (C) हटते हैं। विकल्प (A) दोनों हिरण, हंगुल और संगाई, आपस में बदल देता है।

**7. (A)** शैवाल मरते हैं, उन पर जीवाणु बढ़ते हैं, ऑक्सीजन घटती है, मछलियों का दम घुटता है। R ही A की वजह है। विकल्प (B) वह चुनता है जो सोचता है कि शैवाल का विष मछलियों को मारता है; कुछ शैवाल विषैले होते हैं, पर आम कारण ऑक्सीजन की कमी है। दोनों वाक्य सही हैं, इसलिए (C) और (D) हट जाते हैं।

**8. (C)** मिनामाता रोग मछलियों में जमा पारे से होता है; जापान के इसी शहर के नाम पर पारे की संधि है। आर्सेनिक से ब्लैक फ़ुट रोग होता है। विकल्प (B) इसलिए लुभाता है कि "ब्लू" सुनकर कोबाल्ट या ताँबे जैसी धातु याद आती है, पर नाइट्रेट ही सही है। युग्म (A) और (D) भी सही हैं।

**9. (A)** रियो में जलवायु और जैव विविधता की संधियाँ हस्ताक्षर के लिए खुलीं। मरुस्थलीकरण की संधि की माँग वहाँ हुई, पर वह 1994 में बनी; उसे भी तीन "रियो संधियों" में गिनते हैं, इसलिए (B) सबसे बड़ा जाल है। क्योटो 1997 का है, इसलिए (C) और (D) हट जाते हैं।

**10. (D)** 1974 जल, 1980 वन, 1986 पर्यावरण, 2002 जैव विविधता। विकल्प (A) वन को जल से पहले रखता है; विकल्प (B) 1986 के पर्यावरण अधिनियम को वन से पहले रखता है और विकल्प (C) उसे सबसे पहले। पर्यावरण अधिनियम भोपाल (1984) के बाद आया, इससे उसकी जगह तय हो जाती है।
`,
      },
    },
  ],
}
