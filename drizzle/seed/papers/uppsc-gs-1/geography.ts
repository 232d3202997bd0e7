import type { PaperSection } from '../paper.ts'
import { oneOrBoth } from '../upsc-gs-1/standard-options.ts'
import { assertionAndReason, countOfThree } from './standard-texts.ts'

export const geography: PaperSection = {
  presetSectionId: 'gs',
  questions: [
    {
      code: 'up-036',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Peak) | List-II (Hill range) |
| --- | --- |
| A. Doddabetta | 1. Naga Hills |
| B. Dhupgarh | 2. Aravalli |
| C. Saramati | 3. Satpura |
| D. Guru Shikhar | 4. Nilgiri |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (शिखर) | सूची-II (पर्वत श्रेणी) |
| --- | --- |
| A. डोडाबेट्टा | 1. नागा पहाड़ियाँ |
| B. धूपगढ़ | 2. अरावली |
| C. सारामती | 3. सतपुड़ा |
| D. गुरु शिखर | 4. नीलगिरि |`,
      },
      options: [
        { id: 'a', content: { en: 'A-4, B-3, C-2, D-1', hi: 'A-4, B-3, C-2, D-1' } },
        { id: 'b', content: { en: 'A-3, B-4, C-1, D-2', hi: 'A-3, B-4, C-1, D-2' } },
        { id: 'c', content: { en: 'A-4, B-3, C-1, D-2', hi: 'A-4, B-3, C-1, D-2' } },
        { id: 'd', content: { en: 'A-3, B-4, C-2, D-1', hi: 'A-3, B-4, C-2, D-1' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Fix the two surest pairs and the code is almost found.

- **Doddabetta** (near Udhagamandalam): Nilgiri
- **Dhupgarh** (near Pachmarhi): Satpura, in its Mahadeo part
- **Saramati** (Nagaland, by the Myanmar border): Naga Hills
- **Guru Shikhar** (near Mount Abu): Aravalli

Each is the highest point of its range.`,
        hi: String.raw`पहले दो पक्के युग्म तय कर लीजिए, कूट लगभग मिल जाता है।

- **डोडाबेट्टा** (उदगमंडलम के पास): नीलगिरि
- **धूपगढ़** (पचमढ़ी के पास): सतपुड़ा, उसका महादेव भाग
- **सारामती** (नागालैंड, म्यांमार की सीमा पर): नागा पहाड़ियाँ
- **गुरु शिखर** (माउंट आबू के पास): अरावली

हर शिखर अपनी श्रेणी का सबसे ऊँचा बिंदु है।`,
      },
      reasons: {
        a: {
          en: 'The first two pairs are right, but Saramati stands in Nagaland and Guru Shikhar in Rajasthan.',
          hi: 'पहले दो युग्म सही हैं, पर सारामती नागालैंड में और गुरु शिखर राजस्थान में है।',
        },
        b: {
          en: 'This exchanges Doddabetta of the south with Dhupgarh of Pachmarhi.',
          hi: 'इसमें दक्षिण के डोडाबेट्टा और पचमढ़ी के धूपगढ़ की अदला-बदली हो गई।',
        },
        c: {
          en: 'All four peaks stand with the range of which they are the highest point.',
          hi: 'चारों शिखर उसी श्रेणी के साथ हैं जिसके वे सर्वोच्च बिंदु हैं।',
        },
        d: {
          en: 'Both exchanges are made here, so no peak is left with its own range.',
          hi: 'इसमें दोनों अदला-बदली हैं, इसलिए कोई भी शिखर अपनी श्रेणी के साथ नहीं बचा।',
        },
      },
    },
    {
      code: 'up-038',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'hard',
      targetSeconds: 50,
      stem: {
        en: String.raw`Arrange the following hills and ranges of peninsular India from north to south and select the correct answer using the code given below.

1. Shevaroy Hills
2. Ajanta Range
3. Nallamala Hills
4. Balaghat Range (Maharashtra)`,
        hi: String.raw`प्रायद्वीपीय भारत की निम्नलिखित पहाड़ियों और श्रेणियों को उत्तर से दक्षिण के क्रम में व्यवस्थित कीजिए तथा नीचे दिए गए कूट से सही उत्तर चुनिए।

1. शेवरॉय पहाड़ियाँ
2. अजंता श्रेणी
3. नल्लामला पहाड़ियाँ
4. बालाघाट श्रेणी (महाराष्ट्र)`,
      },
      options: [
        { id: 'a', content: { en: '4, 2, 3, 1', hi: '4, 2, 3, 1' } },
        { id: 'b', content: { en: '2, 3, 4, 1', hi: '2, 3, 4, 1' } },
        { id: 'c', content: { en: '4, 2, 1, 3', hi: '4, 2, 1, 3' } },
        { id: 'd', content: { en: '2, 4, 3, 1', hi: '2, 4, 3, 1' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Hang each on a river.

- **Ajanta**: south of the Tapi, north of the Godavari
- **Balaghat**: between the Godavari and the Bhima
- **Nallamala**: south of the Krishna, Andhra Pradesh and Telangana
- **Shevaroy**: near Salem, Tamil Nadu

So 2, 4, 3, 1. The hard place is Ajanta and Balaghat, both in Maharashtra: the Godavari runs between them.`,
        hi: String.raw`हर श्रेणी को किसी नदी से जोड़कर याद कीजिए।

- **अजंता**: तापी के दक्षिण, गोदावरी के उत्तर
- **बालाघाट**: गोदावरी और भीमा के बीच
- **नल्लामला**: कृष्णा के दक्षिण, आंध्र प्रदेश और तेलंगाना
- **शेवरॉय**: सेलम के पास, तमिलनाडु

अतः 2, 4, 3, 1। कठिनाई अजंता और बालाघाट में है, जो दोनों महाराष्ट्र में हैं: इनके बीच गोदावरी बहती है।`,
      },
      reasons: {
        a: {
          en: 'This puts Balaghat before Ajanta, though the Godavari flows between them with Ajanta to its north.',
          hi: 'इसमें बालाघाट को अजंता से पहले रखा गया, जबकि गोदावरी इनके बीच है और अजंता उसके उत्तर में।',
        },
        b: {
          en: 'Nallamala lies beyond the Krishna, so it cannot come before Balaghat.',
          hi: 'नल्लामला कृष्णा के पार है, इसलिए वह बालाघाट से पहले नहीं आ सकती।',
        },
        c: {
          en: 'Both neighbours are exchanged: Shevaroy, near Salem, is the southernmost of the four.',
          hi: 'दोनों जोड़े उलट गए: सेलम के पास की शेवरॉय चारों में सबसे दक्षिण में है।',
        },
        d: {
          en: 'Ajanta, Balaghat, Nallamala and Shevaroy follow one another to the south.',
          hi: 'अजंता, बालाघाट, नल्लामला और शेवरॉय इसी क्रम में दक्षिण की ओर आती हैं।',
        },
      },
    },
    {
      code: 'up-039',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: String.raw`With reference to the islands of India, consider the following statements:

1. The Ten Degree Channel separates Minicoy from the other islands of Lakshadweep.
2. Barren Island, an active volcano, belongs to the Nicobar group.

Which of the statements given above is/are correct?`,
        hi: String.raw`भारत के द्वीपों के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. दस डिग्री चैनल मिनिकॉय को लक्षद्वीप के शेष द्वीपों से अलग करता है।
2. सक्रिय ज्वालामुखी बैरन द्वीप निकोबार समूह में है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- **1 is wrong.** Minicoy is cut off by the **Nine Degree** Channel. The Ten Degree Channel lies between the Andaman and the Nicobar groups.
- **2 is wrong.** Barren Island is in the Andaman Sea, north-east of Port Blair: it belongs to the **Andaman** group.

The numbers are latitudes: Minicoy is near 8° N, and the Andamans begin above 10° N.`,
        hi: String.raw`- **1 ग़लत है।** मिनिकॉय को **नौ डिग्री** चैनल अलग करता है। दस डिग्री चैनल अंडमान और निकोबार समूहों के बीच है।
- **2 ग़लत है।** बैरन द्वीप अंडमान सागर में पोर्ट ब्लेयर के उत्तर-पूर्व में है: वह **अंडमान** समूह का द्वीप है।

चैनलों की संख्याएँ अक्षांश हैं: मिनिकॉय लगभग 8° उत्तर पर है, और अंडमान 10° उत्तर के ऊपर से शुरू होता है।`,
      },
      reasons: {
        a: {
          en: 'The channel beside Minicoy bears the number nine; ten is that of Andaman and Nicobar.',
          hi: 'मिनिकॉय के पास का चैनल नौ डिग्री है; दस डिग्री चैनल अंडमान और निकोबार के बीच है।',
        },
        b: {
          en: 'The volcano stands north-east of Port Blair and so among the Andamans.',
          hi: 'ज्वालामुखी पोर्ट ब्लेयर के उत्तर-पूर्व में, अर्थात अंडमान समूह में है।',
        },
        c: {
          en: 'Both sentences name a real place, but with the wrong channel and the wrong group.',
          hi: 'दोनों कथनों में नाम वास्तविक हैं, पर चैनल और द्वीप समूह ग़लत हैं।',
        },
        d: {
          en: 'It is the Nine Degree Channel in the first and the Andaman group in the second.',
          hi: 'पहले में नौ डिग्री चैनल और दूसरे में अंडमान समूह होना चाहिए।',
        },
      },
    },
    {
      code: 'up-040',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Waterfall) | List-II (River) |
| --- | --- |
| A. Jog | 1. Narmada |
| B. Duduma | 2. Indravati |
| C. Dhuandhar | 3. Sharavati |
| D. Chitrakote | 4. Machkund |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (जलप्रपात) | सूची-II (नदी) |
| --- | --- |
| A. जोग | 1. नर्मदा |
| B. डुडुमा | 2. इंद्रावती |
| C. धुआँधार | 3. शरावती |
| D. चित्रकोट | 4. मचकुंड |`,
      },
      options: [
        { id: 'a', content: { en: 'A-3, B-2, C-1, D-4', hi: 'A-3, B-2, C-1, D-4' } },
        { id: 'b', content: { en: 'A-3, B-4, C-1, D-2', hi: 'A-3, B-4, C-1, D-2' } },
        { id: 'c', content: { en: 'A-2, B-3, C-1, D-4', hi: 'A-2, B-3, C-1, D-4' } },
        { id: 'd', content: { en: 'A-1, B-2, C-3, D-4', hi: 'A-1, B-2, C-3, D-4' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **Jog**: the Sharavati (Karnataka)
- **Duduma**: the Machkund (on the border of Odisha and Andhra Pradesh)
- **Dhuandhar**: the Narmada, among the marble rocks of Bhedaghat near Jabalpur
- **Chitrakote**: the Indravati, near Jagdalpur (Chhattisgarh)

Jog and Dhuandhar are the known ones. The doubt is between the two falls of the Bastar–Koraput upland: the Indravati is the river of Bastar, so it goes with Chitrakote.`,
        hi: String.raw`- **जोग**: शरावती (कर्नाटक)
- **डुडुमा**: मचकुंड (ओडिशा और आंध्र प्रदेश की सीमा पर)
- **धुआँधार**: नर्मदा, जबलपुर के पास भेड़ाघाट की संगमरमर की चट्टानों में
- **चित्रकोट**: इंद्रावती, जगदलपुर के पास (छत्तीसगढ़)

जोग और धुआँधार प्रसिद्ध हैं। संदेह बस्तर-कोरापुट उच्चभूमि के दो प्रपातों में होता है: इंद्रावती बस्तर की नदी है, इसलिए वह चित्रकोट के साथ आएगी।`,
      },
      reasons: {
        a: {
          en: 'This gives the Indravati to Duduma and the Machkund to Chitrakote; it is the other way round.',
          hi: 'इसमें डुडुमा को इंद्रावती और चित्रकोट को मचकुंड दिया गया; बात उलटी है।',
        },
        b: {
          en: 'Sharavati, Machkund, Narmada and Indravati go with the four falls in turn.',
          hi: 'चारों प्रपातों के साथ क्रम से शरावती, मचकुंड, नर्मदा और इंद्रावती आती हैं।',
        },
        c: {
          en: 'Dhuandhar alone is with its river here: Jog is in Karnataka, far from the Indravati, and Duduma in the east.',
          hi: 'इसमें केवल धुआँधार अपनी नदी पर है: जोग कर्नाटक में, इंद्रावती से बहुत दूर है और डुडुमा पूर्व में।',
        },
        d: {
          en: 'Neither the two well-known falls nor the two of Bastar and Koraput are with their rivers here.',
          hi: 'इसमें न दोनों प्रसिद्ध प्रपात अपनी नदी के साथ हैं, न बस्तर और कोरापुट वाले।',
        },
      },
    },
    {
      code: 'up-041',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'Many small streams that come down from the Shiwaliks disappear as they cross the Bhabar belt.',
          hi: 'शिवालिक से उतरने वाली अनेक छोटी धाराएँ भाबर पट्टी को पार करते समय लुप्त हो जाती हैं।',
        },
        reason: {
          en: 'The Bhabar belt is built of coarse gravel and boulders, through which water easily sinks.',
          hi: 'भाबर पट्टी मोटी बजरी और शिलाखंडों से बनी है, जिनमें जल आसानी से नीचे चला जाता है।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['a'] },
      solution: {
        en: 'Where the streams leave the hills their slope falls off at once, and they drop their coarsest load: this is the Bhabar, a porous belt some 8 to 16 km wide. The water sinks into it and comes up again in the **Tarai**, the damp belt to its south. Ask "why are the streams lost?" and R is the answer: both are true, and R explains A.',
        hi: 'पहाड़ से निकलते ही ढाल एकाएक घट जाता है और धाराएँ अपना सबसे मोटा मलबा छोड़ देती हैं: यही लगभग 8 से 16 किमी चौड़ी, सरंध्र भाबर पट्टी है। जल इसमें धँस जाता है और दक्षिण की नम **तराई** पट्टी में फिर ऊपर आता है। "धाराएँ क्यों खो जाती हैं?" का उत्तर R ही है: दोनों सत्य हैं और R, A की व्याख्या करता है।',
      },
      reasons: {
        a: {
          en: 'Water is lost in the belt just because its coarse material lets it through.',
          hi: 'पट्टी का मोटा पदार्थ जल को भीतर जाने देता है, इसी से धाराएँ खो जाती हैं।',
        },
        b: {
          en: 'The porous gravel is the very cause of the loss, not a mere second fact.',
          hi: 'सरंध्र बजरी ही धाराओं के खोने का कारण है, केवल एक और तथ्य नहीं।',
        },
        c: {
          en: 'R describes the Bhabar rightly; fine silt belongs to the plain further south.',
          hi: 'R भाबर का सही वर्णन है; बारीक गाद तो और दक्षिण के मैदान में होती है।',
        },
        d: {
          en: 'A is true: the streams come to light again in the Tarai.',
          hi: 'A सत्य है: ये धाराएँ तराई में फिर प्रकट होती हैं।',
        },
      },
    },
    {
      code: 'up-042',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'The light winter rain of Punjab, Haryana and western Uttar Pradesh is highly beneficial to the wheat crop.',
          hi: 'पंजाब, हरियाणा और पश्चिमी उत्तर प्रदेश में जाड़े की हल्की वर्षा गेहूँ की फ़सल के लिए बहुत लाभदायक होती है।',
        },
        reason: {
          en: 'The western disturbances that give this rain are tropical depressions carried by the easterly jet stream.',
          hi: 'यह वर्षा करने वाले पश्चिमी विक्षोभ उष्णकटिबंधीय अवदाब हैं, जिन्हें पूर्वी जेट धारा लाती है।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['c'] },
      solution: {
        en: String.raw`- **A is true**: wheat, sown in November, needs moisture in its growing months of December to February, when evaporation is low.
- **R is false**: western disturbances are depressions of **temperate** latitudes. They form about the Mediterranean and are steered to India by the **westerly** jet stream. Tropical depressions and the easterly jet belong to the monsoon season.`,
        hi: String.raw`- **A सत्य है**: नवंबर में बोए गए गेहूँ को दिसंबर से फ़रवरी की बढ़वार में नमी चाहिए, और तब वाष्पीकरण कम होता है।
- **R असत्य है**: पश्चिमी विक्षोभ **शीतोष्ण** अक्षांशों के अवदाब हैं। वे भूमध्यसागर के आसपास बनते हैं और **पछुआ** जेट धारा के साथ भारत आते हैं। उष्णकटिबंधीय अवदाब और पूर्वी जेट धारा मानसून के समय की बातें हैं।`,
      },
      reasons: {
        a: {
          en: 'R is not true, so it cannot explain the use of the rain.',
          hi: 'R सत्य ही नहीं है, इसलिए वह वर्षा के लाभ की व्याख्या नहीं कर सकता।',
        },
        b: {
          en: 'R gives the weather systems of the monsoon months, not those of winter.',
          hi: 'R में मानसून के महीनों की मौसम प्रणालियाँ हैं, जाड़े की नहीं।',
        },
        c: {
          en: 'The rain helps wheat, but the storms are temperate and come with the westerly jet.',
          hi: 'वर्षा गेहूँ को लाभ देती है, पर विक्षोभ शीतोष्ण हैं और पछुआ जेट के साथ आते हैं।',
        },
        d: { en: 'A is true: wheat needs water in just these months.', hi: 'A सत्य है: गेहूँ को इन्हीं महीनों में जल चाहिए।' },
      },
    },
    {
      code: 'up-043',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'medium',
      targetSeconds: 20,
      stem: {
        en: 'Tummalapalle, a place known for its reserves of uranium, is in which one of the following States?',
        hi: 'यूरेनियम के भंडारों के लिए प्रसिद्ध तुम्मलपल्ले निम्नलिखित में से किस राज्य में है?',
      },
      options: [
        { id: 'a', content: { en: 'Telangana', hi: 'तेलंगाना' } },
        { id: 'b', content: { en: 'Jharkhand', hi: 'झारखंड' } },
        { id: 'c', content: { en: 'Andhra Pradesh', hi: 'आंध्र प्रदेश' } },
        { id: 'd', content: { en: 'Meghalaya', hi: 'मेघालय' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: '**Tummalapalle** is in the YSR Kadapa district of **Andhra Pradesh**. Each of the other three has uranium of its own: Jharkhand at Jaduguda in Singhbhum, Meghalaya at Domiasiat, Telangana at Lambapur in Nalgonda. Join every place with its district and the doubt is gone.',
        hi: '**तुम्मलपल्ले** **आंध्र प्रदेश** के वाई.एस.आर. कडपा ज़िले में है। शेष तीनों राज्यों में भी यूरेनियम है: झारखंड में सिंहभूम का जादूगोड़ा, मेघालय में डोमियासियत, तेलंगाना में नलगोंडा का लंबापुर। हर स्थान को उसके ज़िले से जोड़कर याद कीजिए।',
      },
      reasons: {
        a: {
          en: 'Telangana has uranium at Lambapur in Nalgonda; Kadapa is not within it.',
          hi: 'तेलंगाना का यूरेनियम नलगोंडा के लंबापुर में है; कडपा उसमें नहीं आता।',
        },
        b: {
          en: 'Jharkhand has the oldest uranium mine of India, at Jaduguda.',
          hi: 'झारखंड में भारत की सबसे पुरानी यूरेनियम खान जादूगोड़ा है।',
        },
        c: { en: 'Tummalapalle lies in the Kadapa district of this State.', hi: 'तुम्मलपल्ले इसी राज्य के कडपा ज़िले में है।' },
        d: {
          en: 'The reserve of Meghalaya is at Domiasiat, in the Khasi Hills.',
          hi: 'मेघालय का भंडार खासी पहाड़ियों में डोमियासियत में है।',
        },
      },
    },
    {
      code: 'up-044',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Consider the following pairs (Nuclear power station – State):

1. Kakrapar – Karnataka
2. Narora – Uttar Pradesh
3. Rawatbhata – Madhya Pradesh

Which of the pairs given above is/are correctly matched?`,
        hi: String.raw`निम्नलिखित युग्मों (परमाणु बिजलीघर – राज्य) पर विचार कीजिए:

1. काकरापार – कर्नाटक
2. नरौरा – उत्तर प्रदेश
3. रावतभाटा – मध्य प्रदेश

उपर्युक्त युग्मों में से कौन-सा/से सही सुमेलित है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '1 only', hi: 'केवल 1' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '2 only', hi: 'केवल 2' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Each station stands by a water body: find the river and you have the State.

- **Kakrapar**: by the Tapi, **Gujarat**. The station of Karnataka is Kaiga, by the Kali.
- **Narora**: by the Ganga, Bulandshahr district, **Uttar Pradesh**
- **Rawatbhata**: by the Chambal (Rana Pratap Sagar), **Rajasthan**

So 2 only. The Chambal draws one to Madhya Pradesh, and the K of Kakrapar to Karnataka.`,
        hi: String.raw`हर बिजलीघर किसी जल स्रोत के किनारे है: नदी पहचानिए, राज्य मिल जाएगा।

- **काकरापार**: तापी के पास, **गुजरात**। कर्नाटक का बिजलीघर काली नदी के पास कैगा है।
- **नरौरा**: गंगा के किनारे, बुलंदशहर ज़िला, **उत्तर प्रदेश**
- **रावतभाटा**: चंबल (राणा प्रताप सागर) के पास, **राजस्थान**

अतः केवल 2। चंबल से मध्य प्रदेश का और काकरापार के "क" से कर्नाटक का भ्रम होता है।`,
      },
      reasons: {
        a: {
          en: 'Kakrapar was taken for Kaiga, the station of Karnataka.',
          hi: 'काकरापार को कर्नाटक का कैगा समझ लिया गया।',
        },
        b: {
          en: 'Kakrapar is in Gujarat, and Narora on the Ganga was overlooked.',
          hi: 'काकरापार गुजरात में है, और गंगा के किनारे का नरौरा छूट गया।',
        },
        c: {
          en: 'Rawatbhata is by the Chambal, but on the Rajasthan side, in Chittorgarh district.',
          hi: 'रावतभाटा चंबल के पास है, पर राजस्थान की ओर, चित्तौड़गढ़ ज़िले में।',
        },
        d: { en: 'Only Narora in Bulandshahr stands with its own State.', hi: 'केवल बुलंदशहर का नरौरा अपने राज्य के साथ है।' },
      },
    },
    {
      code: 'up-045',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: String.raw`With reference to the laterite soils of India, consider the following statements:

1. They form under high temperature and heavy rainfall, with alternate wet and dry seasons.
2. They are naturally rich in nitrogen and organic matter.
3. Cashew is grown on them in parts of Kerala, Tamil Nadu and Andhra Pradesh.

Which of the statements given above is/are correct?`,
        hi: String.raw`भारत की लैटेराइट मृदाओं के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. ये उच्च तापमान और भारी वर्षा में बनती हैं, जहाँ आर्द्र और शुष्क ऋतुएँ बारी-बारी से आती हैं।
2. ये स्वाभाविक रूप से नाइट्रोजन और जैव पदार्थ में समृद्ध होती हैं।
3. केरल, तमिलनाडु और आंध्र प्रदेश के कुछ भागों में इन पर काजू उगाया जाता है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '2 only', hi: 'केवल 2' } },
        { id: 'b', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'd', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The key word is **leaching**.

- **1 is right.** Heavy rain carries lime and silica down; oxides of iron and aluminium stay and give the red colour.
- **2 is wrong.** In the heat bacteria quickly use up the humus, and nitrogen, phosphate and calcium are washed out: the soils are poor in them.
- **3 is right.** Tree crops such as cashew do well on the red laterites of the three States.`,
        hi: String.raw`कुंजी शब्द **निक्षालन** (लीचिंग) है।

- **1 सही है।** भारी वर्षा चूने और सिलिका को नीचे ले जाती है; लोहे और ऐलुमिनियम के ऑक्साइड बच जाते हैं, जिनसे रंग लाल होता है।
- **2 ग़लत है।** गर्मी में जीवाणु ह्यूमस को जल्दी समाप्त कर देते हैं और नाइट्रोजन, फ़ॉस्फ़ेट तथा कैल्सियम बह जाते हैं: ये इनमें निर्धन होती हैं।
- **3 सही है।** तीनों राज्यों की लाल लैटेराइट मृदा पर काजू जैसी वृक्ष फ़सलें अच्छी होती हैं।`,
      },
      reasons: {
        a: {
          en: 'Leaching and heat leave little nitrogen or humus, so 2 is the wrong one.',
          hi: 'निक्षालन और गर्मी से नाइट्रोजन और ह्यूमस बहुत कम बचते हैं, इसलिए 2 ही ग़लत है।',
        },
        b: {
          en: 'Thick forest on such land makes one think it rich, but the soil itself is poor.',
          hi: 'ऐसी भूमि के घने वन से मृदा समृद्ध लगती है, पर स्वयं मृदा निर्धन होती है।',
        },
        c: {
          en: 'Their climate of origin and the cashew of the south are rightly given.',
          hi: 'बनने की जलवायु और दक्षिण का काजू, दोनों बातें सही हैं।',
        },
        d: {
          en: 'Cashew is right, but 2 is not; and the climate of origin was missed.',
          hi: 'काजू वाली बात सही है, पर 2 नहीं; और बनने की जलवायु छूट गई।',
        },
      },
    },
    {
      code: 'up-046',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'uttar-pradesh',
      difficulty: 'hard',
      targetSeconds: 30,
      stem: {
        en: 'Pachnada, in the ravines on the border of Etawah and Jalaun districts of Uttar Pradesh, derives its name from the confluence of five rivers. Which one of the following is **NOT** among them?',
        hi: 'उत्तर प्रदेश में इटावा और जालौन ज़िलों की सीमा पर बीहड़ों में स्थित पचनदा का नाम वहाँ मिलने वाली पाँच नदियों के कारण पड़ा। निम्नलिखित में से कौन-सी नदी उनमें शामिल **नहीं** है?',
      },
      options: [
        { id: 'a', content: { en: 'Chambal', hi: 'चंबल' } },
        { id: 'b', content: { en: 'Betwa', hi: 'बेतवा' } },
        { id: 'c', content: { en: 'Pahuj', hi: 'पहूज' } },
        { id: 'd', content: { en: 'Kunwari', hi: 'क्वारी' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: 'At **Pachnada** the **Yamuna** is joined by the **Chambal**, the **Sind**, the **Pahuj** and the **Kunwari**. The **Betwa** is the trap: it too is a right-bank tributary of the Yamuna in Bundelkhand, but it joins much further down, near **Hamirpur**.',
        hi: '**पचनदा** में **यमुना** से **चंबल**, **सिंध**, **पहूज** और **क्वारी** मिलती हैं। जाल **बेतवा** है: वह भी बुंदेलखंड में यमुना के दाहिने तट की सहायक नदी है, पर बहुत आगे, **हमीरपुर** के पास मिलती है।',
      },
      reasons: {
        a: {
          en: 'The Chambal is the largest of the four that come to the Yamuna here.',
          hi: 'यहाँ यमुना से मिलने वाली चार नदियों में चंबल सबसे बड़ी है।',
        },
        b: {
          en: 'The Betwa goes its own way through Bundelkhand and joins the Yamuna near Hamirpur.',
          hi: 'बेतवा बुंदेलखंड से होकर अलग मार्ग से जाती है और हमीरपुर के पास यमुना से मिलती है।',
        },
        c: {
          en: 'The Pahuj is the small river from the Jhansi side that meets the Sind close to this place.',
          hi: 'पहूज झाँसी की ओर से आने वाली छोटी नदी है, जो यहीं पास में सिंध से मिलती है।',
        },
        d: {
          en: 'The Kunwari comes from the Morena side and belongs to the five.',
          hi: 'क्वारी मुरैना की ओर से आती है और पाँचों में शामिल है।',
        },
      },
    },
    {
      code: 'up-047',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'hard',
      targetSeconds: 55,
      stem: {
        en: String.raw`With reference to the Himalaya, consider the following statements:

1. The duns are longitudinal valleys between the Lesser Himalaya and the Shiwaliks.
2. The Main Central Thrust separates the Lesser Himalaya from the Shiwaliks.
3. The karewas of Kashmir are lacustrine deposits, on which saffron is grown.

How many of the statements given above are correct?`,
        hi: String.raw`हिमालय के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. लघु हिमालय और शिवालिक के बीच की अनुदैर्ध्य घाटियाँ दून कहलाती हैं।
2. मुख्य केंद्रीय क्षेप (मेन सेंट्रल थ्रस्ट) लघु हिमालय को शिवालिक से अलग करता है।
3. कश्मीर के करेवा झील के निक्षेप हैं, जिन पर केसर उगाया जाता है।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Keep the three great faults in order from south to north: **Himalayan Frontal** (plain | Shiwalik), **Main Boundary** (Shiwalik | Lesser Himalaya), **Main Central** (Lesser | Great Himalaya).

- **1 is right.** Dehra Dun, Kotli Dun and Patli Dun are examples.
- **2 is wrong**, as the order shows: that is the place of the Main **Boundary** Thrust; the Main Central Thrust is one step further north.
- **3 is right.** The karewas are beds of clay, silt and sand, much of it brought by glaciers and laid down in an old lake; Pampore is known for saffron.`,
        hi: String.raw`तीन बड़े भ्रंशों को दक्षिण से उत्तर के क्रम में याद रखिए: **हिमालयी अग्र** (मैदान | शिवालिक), **मुख्य सीमांत** (शिवालिक | लघु हिमालय), **मुख्य केंद्रीय** (लघु | महान हिमालय)।

- **1 सही है।** देहरादून, कोटली दून और पाटली दून इसके उदाहरण हैं।
- **2 ग़लत है**, जैसा क्रम से स्पष्ट है: वहाँ मुख्य **सीमांत** क्षेप है; मुख्य केंद्रीय क्षेप उससे एक क़दम उत्तर में है।
- **3 सही है।** करेवा मृत्तिका, गाद और रेत की परतें हैं, जिनका बड़ा भाग हिमनद लाए और जो पुरानी झील में जमीं; पाम्पोर केसर के लिए प्रसिद्ध है।`,
      },
      reasons: {
        a: {
          en: 'The karewas were perhaps taken for moraines; they are beds of an old lake.',
          hi: 'करेवा को शायद हिमोढ़ समझ लिया गया; वे पुरानी झील के निक्षेप हैं।',
        },
        b: {
          en: 'Duns and karewas are rightly described; the thrust in 2 bounds the Great Himalaya.',
          hi: 'दून और करेवा का वर्णन सही है; 2 वाला क्षेप महान हिमालय की सीमा है।',
        },
        c: {
          en: 'The Main Central Thrust was taken for the Main Boundary Thrust.',
          hi: 'मुख्य केंद्रीय क्षेप को मुख्य सीमांत क्षेप समझ लिया गया।',
        },
        d: {
          en: 'The valley of Dehra Dun alone shows that the first statement holds.',
          hi: 'देहरादून की घाटी से ही पहला कथन सही सिद्ध हो जाता है।',
        },
      },
    },
    {
      code: 'up-048',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Tributary) | List-II (River that it joins) |
| --- | --- |
| A. Sai | 1. Son |
| B. Rihand | 2. Ghaghara |
| C. Rapti | 3. Yamuna |
| D. Ken | 4. Gomti |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (सहायक नदी) | सूची-II (जिस नदी में मिलती है) |
| --- | --- |
| A. सई | 1. सोन |
| B. रिहंद | 2. घाघरा |
| C. राप्ती | 3. यमुना |
| D. केन | 4. गोमती |`,
      },
      options: [
        { id: 'a', content: { en: 'A-4, B-1, C-2, D-3', hi: 'A-4, B-1, C-2, D-3' } },
        { id: 'b', content: { en: 'A-2, B-1, C-4, D-3', hi: 'A-2, B-1, C-4, D-3' } },
        { id: 'c', content: { en: 'A-4, B-3, C-2, D-1', hi: 'A-4, B-3, C-2, D-1' } },
        { id: 'd', content: { en: 'A-2, B-3, C-4, D-1', hi: 'A-2, B-3, C-4, D-1' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **Sai** → Gomti, near Jaunpur
- **Rihand** → Son, in Sonbhadra
- **Rapti** → Ghaghara, near Barhaj in Deoria
- **Ken** → Yamuna, near Chilla in Banda

Place each on the map: the Rapti is the river of Gorakhpur, so it goes to the Ghaghara of the east and leaves the Gomti to the Sai of Awadh; the Ken is the river of Banda in Bundelkhand, on the Yamuna, and leaves the Son to the Rihand.`,
        hi: String.raw`- **सई** → गोमती, जौनपुर के पास
- **रिहंद** → सोन, सोनभद्र में
- **राप्ती** → घाघरा, देवरिया में बरहज के पास
- **केन** → यमुना, बाँदा में चिल्ला के पास

हर नदी को मानचित्र पर रखिए: राप्ती गोरखपुर की नदी है, इसलिए पूर्वांचल की घाघरा में जाती है और गोमती अवध की सई के लिए बचती है; केन बुंदेलखंड में बाँदा की नदी है, जहाँ यमुना है, और सोन रिहंद के लिए बचती है।`,
      },
      reasons: {
        a: {
          en: 'Gomti, Son, Ghaghara and Yamuna receive the four in turn.',
          hi: 'ये चारों क्रम से गोमती, सोन, घाघरा और यमुना में मिलती हैं।',
        },
        b: {
          en: 'This exchanges the Sai, which flows in Awadh to the Gomti, with the Rapti of Gorakhpur.',
          hi: 'इसमें अवध की सई (गोमती में) और गोरखपुर की राप्ती की अदला-बदली हो गई।',
        },
        c: {
          en: 'This sends the Ken to the Son and the Rihand to the Yamuna; the Ken flows past Banda to the Yamuna.',
          hi: 'इसमें केन को सोन में और रिहंद को यमुना में मिला दिया गया; केन बाँदा होकर यमुना में जाती है।',
        },
        d: {
          en: 'Both exchanges are made, north and south of the Ganga.',
          hi: 'गंगा के उत्तर और दक्षिण, दोनों ओर अदला-बदली हो गई।',
        },
      },
    },
    {
      code: 'up-050',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'world-geography',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Grassland) | List-II (Country) |
| --- | --- |
| A. Veld | 1. Hungary |
| B. Puszta | 2. Australia |
| C. Pampas | 3. Argentina |
| D. Downs | 4. South Africa |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (घास का मैदान) | सूची-II (देश) |
| --- | --- |
| A. वेल्ड | 1. हंगरी |
| B. पुस्टाज | 2. ऑस्ट्रेलिया |
| C. पंपास | 3. अर्जेंटीना |
| D. डाउन्स | 4. दक्षिण अफ़्रीका |`,
      },
      options: [
        { id: 'a', content: { en: 'A-2, B-1, C-3, D-4', hi: 'A-2, B-1, C-3, D-4' } },
        { id: 'b', content: { en: 'A-4, B-3, C-1, D-2', hi: 'A-4, B-3, C-1, D-2' } },
        { id: 'c', content: { en: 'A-4, B-1, C-3, D-2', hi: 'A-4, B-1, C-3, D-2' } },
        { id: 'd', content: { en: 'A-2, B-3, C-1, D-4', hi: 'A-2, B-3, C-1, D-4' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`All four are grasslands of the temperate zone; only the name changes with the country.

- **Veld**: South Africa
- **Puszta**: Hungary
- **Pampas**: Argentina (and Uruguay)
- **Downs**: Australia (Murray–Darling basin)

Prairie (North America) and Steppe (Ukraine to Central Asia) complete the list.`,
        hi: String.raw`चारों शीतोष्ण कटिबंध के घास के मैदान हैं; देश के साथ केवल नाम बदलता है।

- **वेल्ड**: दक्षिण अफ़्रीका
- **पुस्टाज**: हंगरी
- **पंपास**: अर्जेंटीना (और उरुग्वे)
- **डाउन्स**: ऑस्ट्रेलिया (मरे-डार्लिंग बेसिन)

प्रेयरी (उत्तर अमेरिका) और स्टेपी (यूक्रेन से मध्य एशिया तक) जोड़ने पर सूची पूरी हो जाती है।`,
      },
      reasons: {
        a: {
          en: 'This exchanges two grasslands of the Southern Hemisphere, the Veld and the Downs.',
          hi: 'इसमें दक्षिणी गोलार्ध के दो मैदानों, वेल्ड और डाउन्स, की अदला-बदली हो गई।',
        },
        b: {
          en: 'This takes the Puszta to Argentina, but the word is Hungarian.',
          hi: 'इसमें पुस्टाज को अर्जेंटीना में रखा गया, जबकि यह शब्द हंगरी का है।',
        },
        c: {
          en: 'South Africa, Hungary, Argentina and Australia use these names in turn.',
          hi: 'क्रम से दक्षिण अफ़्रीका, हंगरी, अर्जेंटीना और ऑस्ट्रेलिया में यही नाम चलते हैं।',
        },
        d: {
          en: 'Both exchanges are made here, so no grassland is in its own country.',
          hi: 'इसमें दोनों अदला-बदली हैं, इसलिए कोई मैदान अपने देश में नहीं है।',
        },
      },
    },
    {
      code: 'up-051',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'world-geography',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (City of Europe) | List-II (River) |
| --- | --- |
| A. Lisbon | 1. Rhine |
| B. Cologne | 2. Danube |
| C. Warsaw | 3. Tagus |
| D. Budapest | 4. Vistula |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (यूरोप का नगर) | सूची-II (नदी) |
| --- | --- |
| A. लिस्बन | 1. राइन |
| B. कोलोन | 2. डेन्यूब |
| C. वारसॉ | 3. टेगस |
| D. बुडापेस्ट | 4. विस्तुला |`,
      },
      options: [
        { id: 'a', content: { en: 'A-4, B-1, C-3, D-2', hi: 'A-4, B-1, C-3, D-2' } },
        { id: 'b', content: { en: 'A-3, B-1, C-4, D-2', hi: 'A-3, B-1, C-4, D-2' } },
        { id: 'c', content: { en: 'A-3, B-2, C-4, D-1', hi: 'A-3, B-2, C-4, D-1' } },
        { id: 'd', content: { en: 'A-4, B-2, C-3, D-1', hi: 'A-4, B-2, C-3, D-1' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Place each city in its country, then take that country's great river.

- **Lisbon** (Portugal): mouth of the **Tagus**
- **Cologne** (Germany): **Rhine**
- **Warsaw** (Poland): **Vistula**
- **Budapest** (Hungary): **Danube**, between Buda and Pest

The Rhine and the Danube are the pair to keep apart: the Rhine goes to the North Sea, the Danube by Vienna, Budapest and Belgrade to the Black Sea.`,
        hi: String.raw`नगर को उसके देश में रखिए, फिर उस देश की बड़ी नदी सोचिए।

- **लिस्बन** (पुर्तगाल): **टेगस** के मुहाने पर
- **कोलोन** (जर्मनी): **राइन**
- **वारसॉ** (पोलैंड): **विस्तुला**
- **बुडापेस्ट** (हंगरी): **डेन्यूब**, बुडा और पेस्ट के बीच

राइन और डेन्यूब में भ्रम होता है: राइन उत्तर सागर में जाती है; डेन्यूब विएना, बुडापेस्ट और बेलग्रेड होकर काला सागर में गिरती है।`,
      },
      reasons: {
        a: {
          en: 'This sends Lisbon to the Vistula and Warsaw to the Tagus, which is a river of Iberia.',
          hi: 'इसमें लिस्बन को विस्तुला और वारसॉ को टेगस दी गई, जबकि टेगस आइबेरिया की नदी है।',
        },
        b: {
          en: 'Tagus, Rhine, Vistula and Danube flow by the four cities in turn.',
          hi: 'चारों नगर क्रम से टेगस, राइन, विस्तुला और डेन्यूब पर हैं।',
        },
        c: {
          en: 'This exchanges the Rhine of Cologne and the Danube of Budapest.',
          hi: 'इसमें कोलोन की राइन और बुडापेस्ट की डेन्यूब की अदला-बदली हो गई।',
        },
        d: {
          en: 'Here west and east are exchanged, and the Rhine and the Danube as well.',
          hi: 'इसमें पश्चिम और पूर्व के नगर भी बदल गए और राइन तथा डेन्यूब भी।',
        },
      },
    },
    {
      code: 'up-052',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'world-geography',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Arrange the following rivers of South-East Asia from west to east, by the places of their mouths, and select the correct answer using the code given below.

1. Chao Phraya
2. Irrawaddy
3. Mekong
4. Salween`,
        hi: String.raw`दक्षिण-पूर्व एशिया की निम्नलिखित नदियों को, उनके मुहानों की स्थिति के आधार पर, पश्चिम से पूर्व के क्रम में व्यवस्थित कीजिए तथा नीचे दिए गए कूट से सही उत्तर चुनिए।

1. चाओ फ्राया
2. इरावदी
3. मेकांग
4. सालवीन`,
      },
      options: [
        { id: 'a', content: { en: '4, 2, 1, 3', hi: '4, 2, 1, 3' } },
        { id: 'b', content: { en: '2, 1, 4, 3', hi: '2, 1, 4, 3' } },
        { id: 'c', content: { en: '2, 4, 1, 3', hi: '2, 4, 1, 3' } },
        { id: 'd', content: { en: '4, 2, 3, 1', hi: '4, 2, 3, 1' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Go country by country from India's side.

- **Irrawaddy**: delta west of Yangon, Myanmar
- **Salween**: at Mawlamyine, Myanmar, further east on the Gulf of Martaban
- **Chao Phraya**: below Bangkok, Thailand
- **Mekong**: delta in southern Viet Nam

So 2, 4, 1, 3. The Salween runs near the Thai border for a part of its way, so it must lie east of the Irrawaddy.`,
        hi: String.raw`भारत की ओर से देश-देश करके चलिए।

- **इरावदी**: यांगून के पश्चिम में डेल्टा, म्यांमार
- **सालवीन**: मॉलमीन के पास, म्यांमार, मर्तबान की खाड़ी पर और पूर्व में
- **चाओ फ्राया**: बैंकॉक के नीचे, थाईलैंड
- **मेकांग**: दक्षिणी वियतनाम में डेल्टा

अतः 2, 4, 1, 3। सालवीन कुछ दूर तक थाईलैंड की सीमा के साथ बहती है, इसलिए वह इरावदी के पूर्व में ही होगी।`,
      },
      reasons: {
        a: {
          en: 'Both are rivers of Myanmar, but the Salween is the one nearer to Thailand.',
          hi: 'दोनों म्यांमार की नदियाँ हैं, पर थाईलैंड के निकट सालवीन है।',
        },
        b: {
          en: 'The Chao Phraya belongs to Thailand and cannot come before the Salween of Myanmar.',
          hi: 'चाओ फ्राया थाईलैंड की नदी है; वह म्यांमार की सालवीन से पहले नहीं आ सकती।',
        },
        c: {
          en: 'Irrawaddy, Salween, Chao Phraya and Mekong follow one another to the east.',
          hi: 'इरावदी, सालवीन, चाओ फ्राया और मेकांग इसी क्रम में पूर्व की ओर आती हैं।',
        },
        d: {
          en: 'Here the Salween is first and the Chao Phraya last; the Mekong is the easternmost.',
          hi: 'इसमें सालवीन पहले और चाओ फ्राया अंत में है; सबसे पूर्व में मेकांग है।',
        },
      },
    },
    {
      code: 'up-053',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'world-geography',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'The surface water of the Baltic Sea is more saline than that of the Red Sea.',
          hi: 'बाल्टिक सागर का सतही जल लाल सागर के सतही जल से अधिक खारा है।',
        },
        reason: {
          en: 'The Red Sea loses far more water by evaporation than it receives from rain and rivers.',
          hi: 'लाल सागर को वर्षा और नदियों से जितना जल मिलता है, उससे कहीं अधिक जल वाष्पीकरण से निकल जाता है।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['d'] },
      solution: {
        en: 'Salinity rises with evaporation and falls with fresh water. The **Baltic** is cool, takes in many rivers and has a narrow outlet: mostly below 10 parts per thousand. The **Red Sea** is hot, has hardly any rain or river: about 40. So A is false, while R is true and is the very reason why the Red Sea is saltier.',
        hi: 'वाष्पीकरण से लवणता बढ़ती है और मीठे जल से घटती है। **बाल्टिक** ठंडा है, उसमें अनेक नदियाँ गिरती हैं और उसका निकास सँकरा है: प्रायः 10 प्रति हज़ार से कम। **लाल सागर** गर्म है, वहाँ वर्षा और नदियाँ नहीं के बराबर हैं: लगभग 40 प्रति हज़ार। अतः A असत्य है; R सत्य है और लाल सागर के अधिक खारे होने का कारण भी वही है।',
      },
      reasons: {
        a: {
          en: 'R is true, but it would explain the opposite of A.',
          hi: 'R सत्य है, पर वह A की उलटी बात की व्याख्या करता है।',
        },
        b: {
          en: 'A is not true: the Baltic is among the least salty of seas.',
          hi: 'A सत्य नहीं है: बाल्टिक सबसे कम खारे सागरों में है।',
        },
        c: { en: 'The two are exchanged: it is A that fails and R that holds.', hi: 'बात उलट गई: असत्य A है और सत्य R।' },
        d: {
          en: 'Rivers and cold keep the Baltic fresh, while heat dries the Red Sea.',
          hi: 'नदियाँ और ठंड बाल्टिक को कम खारा रखती हैं, गर्मी लाल सागर को सुखाती है।',
        },
      },
    },
    {
      code: 'up-055',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'world-geography',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`With reference to the great ship canals, consider the following statements:

1. In the Suez Canal ships are raised and lowered by means of locks.
2. The Kiel Canal links the North Sea with the Baltic Sea.
3. The Panama Canal links the Pacific Ocean with the Gulf of Mexico.

Which of the statements given above is/are correct?`,
        hi: String.raw`बड़ी नौपरिवहन नहरों के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. स्वेज़ नहर में जहाज़ों को जलबंधकों (लॉक) से ऊपर-नीचे किया जाता है।
2. कील नहर उत्तर सागर को बाल्टिक सागर से जोड़ती है।
3. पनामा नहर प्रशांत महासागर को मेक्सिको की खाड़ी से जोड़ती है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'b', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'c', content: { en: '1 only', hi: 'केवल 1' } },
        { id: 'd', content: { en: '2 only', hi: 'केवल 2' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- **1 is wrong.** The Suez Canal runs at the level of the sea through flat desert: no locks. It is **Panama** that lifts ships to Gatun Lake, about 26 m high.
- **2 is right.** The Kiel Canal crosses northern Germany and spares ships the way round Denmark.
- **3 is wrong.** At Colón the Panama Canal opens into the **Caribbean Sea**; the Gulf of Mexico lies far to the north-west.

So 2 only.`,
        hi: String.raw`- **1 ग़लत है।** स्वेज़ नहर समतल मरुस्थल में समुद्र तल पर ही चलती है: उसमें जलबंधक नहीं हैं। जहाज़ों को लगभग 26 मीटर ऊँची गाटुन झील तक **पनामा** नहर उठाती है।
- **2 सही है।** कील नहर उत्तरी जर्मनी को पार करती है और जहाज़ों को डेनमार्क का चक्कर नहीं लगाना पड़ता।
- **3 ग़लत है।** कोलोन (पनामा) के पास पनामा नहर **कैरीबियन सागर** में खुलती है; मेक्सिको की खाड़ी बहुत दूर उत्तर-पश्चिम में है।

अतः केवल 2।`,
      },
      reasons: {
        a: {
          en: 'Both canals were mixed up: locks belong to Panama, and its Atlantic end is in the Caribbean.',
          hi: 'दोनों नहरों में भ्रम हुआ: जलबंधक पनामा में हैं, और उसका अटलांटिक वाला सिरा कैरीबियन में है।',
        },
        b: {
          en: 'The Kiel Canal is right, but the Atlantic end of Panama is not in the Gulf of Mexico.',
          hi: 'कील नहर सही है, पर पनामा का अटलांटिक वाला सिरा मेक्सिको की खाड़ी में नहीं है।',
        },
        c: {
          en: 'The Suez Canal is level with the sea and needs no locks.',
          hi: 'स्वेज़ नहर समुद्र के तल पर है और उसे जलबंधक नहीं चाहिए।',
        },
        d: {
          en: 'Only the link of the two northern seas is rightly given.',
          hi: 'केवल दोनों उत्तरी सागरों का संपर्क सही बताया गया है।',
        },
      },
    },
    {
      code: 'up-056',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'world-geography',
      difficulty: 'medium',
      targetSeconds: 25,
      stem: {
        en: 'The Karakum Desert covers the greater part of which one of the following countries?',
        hi: 'काराकुम मरुस्थल निम्नलिखित में से किस देश के अधिकांश भाग पर फैला है?',
      },
      options: [
        { id: 'a', content: { en: 'Kazakhstan', hi: 'कज़ाख़स्तान' } },
        { id: 'b', content: { en: 'Uzbekistan', hi: 'उज़्बेकिस्तान' } },
        { id: 'c', content: { en: 'Turkmenistan', hi: 'तुर्कमेनिस्तान' } },
        { id: 'd', content: { en: 'Tajikistan', hi: 'ताजिकिस्तान' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: 'The **Karakum** ("black sand") takes up about 70 per cent of **Turkmenistan**. Its twin in name, the **Kyzylkum** ("red sand"), lies beyond the Amu Darya, in Uzbekistan and Kazakhstan: that is the trap. Tajikistan is nearly all mountain.',
        hi: '**काराकुम** ("काली रेत") **तुर्कमेनिस्तान** के लगभग 70 प्रतिशत भाग पर है। मिलते-जुलते नाम वाला **क़िज़िलकुम** ("लाल रेत") आमू दरिया के पार उज़्बेकिस्तान और कज़ाख़स्तान में है: जाल यही है। ताजिकिस्तान लगभग पूरा पर्वतीय है।',
      },
      reasons: {
        a: {
          en: 'Kazakhstan shares the Kyzylkum, which lies further north-east.',
          hi: 'कज़ाख़स्तान में क़िज़िलकुम का भाग है, जो और उत्तर-पूर्व में है।',
        },
        b: {
          en: 'The desert of Uzbekistan is chiefly the Kyzylkum, beyond the Amu Darya.',
          hi: 'उज़्बेकिस्तान का मरुस्थल मुख्यतः क़िज़िलकुम है, जो आमू दरिया के पार है।',
        },
        c: {
          en: 'The Karakum lies between the Caspian and the Amu Darya, and so in this country.',
          hi: 'काराकुम कैस्पियन और आमू दरिया के बीच, अर्थात इसी देश में है।',
        },
        d: {
          en: 'Tajikistan is a land of the Pamirs, with hardly any sandy plain.',
          hi: 'ताजिकिस्तान पामीर का देश है, जहाँ रेतीला मैदान नहीं के बराबर है।',
        },
      },
    },
    {
      code: 'up-057',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'world-geography',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`With reference to the International Date Line, consider the following statements:

1. It follows the meridian of 180° from pole to pole without any deviation.
2. A ship that crosses it on the way from Japan to the USA sets its date back by one day.

Which of the statements given above is/are correct?`,
        hi: String.raw`अंतरराष्ट्रीय तिथि रेखा के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. यह एक ध्रुव से दूसरे ध्रुव तक बिना मुड़े 180° देशांतर पर ही चलती है।
2. जापान से अमेरिका जाते हुए इसे पार करने वाला जहाज़ अपनी तिथि एक दिन पीछे कर लेता है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **1 is wrong.** The line bends round Siberia's eastern end, the Aleutians, Kiribati and other islands, so that one country keeps one date.
- **2 is right.** Asia is the first to see the new day. Going **east** across the line from Japan one comes to the earlier date: the same day is lived twice. Going **west** a day is lost.

Check with hours: Japan is at +9, California at −8; so California is behind.`,
        hi: String.raw`- **1 ग़लत है।** रेखा साइबेरिया के पूर्वी छोर, अल्यूशियन, किरिबाती और अन्य द्वीपों के पास मुड़ती है, ताकि एक देश में एक ही तिथि रहे।
- **2 सही है।** नया दिन पहले एशिया में आता है। जापान से **पूर्व** की ओर रेखा पार करने पर पिछली तिथि मिलती है: वही दिन दो बार आता है। **पश्चिम** जाने पर एक दिन छूट जाता है।

घंटों से जाँच: जापान +9 पर है, कैलिफ़ोर्निया −8 पर; अतः कैलिफ़ोर्निया पीछे है।`,
      },
      reasons: {
        a: {
          en: 'The 180° meridian is only its guide; land and islands make the line bend.',
          hi: '180° देशांतर केवल आधार है; स्थल और द्वीपों के कारण रेखा मुड़ती है।',
        },
        b: {
          en: 'The line does bend, and eastward across it the date goes back.',
          hi: 'रेखा मुड़ती है, और पूर्व की ओर पार करने पर तिथि पीछे जाती है।',
        },
        c: {
          en: '2 is right, but 1 forgets the bends near Siberia, the Aleutians and Kiribati.',
          hi: '2 सही है, पर 1 में साइबेरिया, अल्यूशियन और किरिबाती के मोड़ भुला दिए गए।',
        },
        d: {
          en: 'The crossing was thought of as from America to Asia; then a day would be lost.',
          hi: 'यहाँ अमेरिका से एशिया की यात्रा सोच ली गई; तब एक दिन आगे जाना होता।',
        },
      },
    },
    {
      code: 'up-058',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'physical-geography',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'In subtropical latitudes, cold ocean currents flow along the east coasts of the continents.',
          hi: 'उपोष्ण अक्षांशों में ठंडी महासागरीय धाराएँ महाद्वीपों के पूर्वी तटों के साथ बहती हैं।',
        },
        reason: {
          en: 'Along the west coasts in these latitudes, winds push the surface water offshore and cold water rises from below.',
          hi: 'इन अक्षांशों के पश्चिमी तटों पर पवनें सतही जल को तट से दूर धकेलती हैं और नीचे से ठंडा जल ऊपर आता है।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['d'] },
      solution: {
        en: String.raw`Recall names: the cold currents are those of Peru, Benguela, California and the Canaries: all on **west** coasts. Along the east coasts flow the warm ones (Gulf Stream, Kuroshio, Brazil, Agulhas).

So A is false. R is true: trade winds blow off these western coasts, the water they carry away is replaced by **upwelling**, and the sea is cold and rich in fish. The trap is to read "western side of the ocean" for "western side of the continent".`,
        hi: String.raw`नाम याद कीजिए: ठंडी धाराएँ पेरू, बेंगुएला, कैलिफ़ोर्निया और कनारी की हैं: सब **पश्चिमी** तटों पर। पूर्वी तटों पर गर्म धाराएँ (गल्फ़ स्ट्रीम, क्यूरोशियो, ब्राज़ील, अगुलहास) बहती हैं।

अतः A असत्य है। R सत्य है: व्यापारिक पवनें इन पश्चिमी तटों से समुद्र की ओर चलती हैं, हटे हुए जल की जगह नीचे से जल आता है (**उत्प्रवाह**, अपवेलिंग), और समुद्र ठंडा तथा मछलियों से भरा होता है। जाल "महासागर का पश्चिम" और "महाद्वीप का पश्चिम" को एक समझने में है।`,
      },
      reasons: {
        a: {
          en: 'R tells of western coasts, and so speaks against A.',
          hi: 'R पश्चिमी तटों की बात करता है, इसलिए वह A के विरुद्ध जाता है।',
        },
        b: {
          en: 'A is false: the east coasts have the Gulf Stream and Kuroshio, which are warm.',
          hi: 'A असत्य है: पूर्वी तटों पर गल्फ़ स्ट्रीम और क्यूरोशियो जैसी गर्म धाराएँ हैं।',
        },
        c: {
          en: 'This has it the wrong way round: upwelling on western coasts is a fact.',
          hi: 'इसमें बात उलट गई: पश्चिमी तटों पर ठंडे जल का ऊपर आना तथ्य है।',
        },
        d: {
          en: 'The cold currents of Peru, Benguela and California lie on western coasts.',
          hi: 'पेरू, बेंगुएला और कैलिफ़ोर्निया की ठंडी धाराएँ पश्चिमी तटों पर हैं।',
        },
      },
    },
    {
      code: 'up-059',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'physical-geography',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'Spring tides come twice in a lunar month.',
          hi: 'दीर्घ ज्वार (बृहत् ज्वार) एक चंद्र मास में दो बार आते हैं।',
        },
        reason: {
          en: 'At new moon and full moon, the Sun and the Moon are at right angles to each other with respect to the Earth.',
          hi: 'अमावस्या और पूर्णिमा को सूर्य और चंद्रमा पृथ्वी के सापेक्ष एक-दूसरे से समकोण पर होते हैं।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['c'] },
      solution: {
        en: 'A is true: spring tides come about new moon and about full moon. R is false: on those days Sun, Moon and Earth are in **one line** (syzygy), so the pulls add up. They stand at **right angles** at the first and last quarter, and then the tides are low: **neap tides**. "Spring" has nothing to do with the season.',
        hi: 'A सत्य है: बृहत् ज्वार अमावस्या और पूर्णिमा के आसपास आते हैं। R असत्य है: उन दिनों सूर्य, चंद्रमा और पृथ्वी **एक सीध** में (युति-वियुति) होते हैं, इसलिए दोनों के आकर्षण जुड़ जाते हैं। **समकोण** पर वे शुक्ल और कृष्ण पक्ष की अष्टमी के आसपास होते हैं, और तब **लघु ज्वार** आता है। अंग्रेज़ी नाम "spring" का ऋतु से संबंध नहीं है।',
      },
      reasons: {
        a: {
          en: 'R cannot explain anything, as it gives the position of the quarters.',
          hi: 'R व्याख्या कर ही नहीं सकता, क्योंकि उसमें अष्टमी की स्थिति बताई गई है।',
        },
        b: {
          en: 'R is not true: at new and full moon the three bodies are in line.',
          hi: 'R सत्य नहीं है: अमावस्या और पूर्णिमा को तीनों पिंड एक सीध में होते हैं।',
        },
        c: {
          en: 'Two spring tides a month is right; the right angle belongs to neap tides.',
          hi: 'महीने में दो बृहत् ज्वार सही है; समकोण की स्थिति लघु ज्वार की है।',
        },
        d: {
          en: 'A is true: one spring tide comes with the new moon and one with the full moon.',
          hi: 'A सत्य है: एक बृहत् ज्वार अमावस्या के साथ और एक पूर्णिमा के साथ आता है।',
        },
      },
    },
    {
      code: 'up-060',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'physical-geography',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Landform) | List-II (Agent that forms it) |
| --- | --- |
| A. Drumlin | 1. Wind |
| B. Stack | 2. Groundwater |
| C. Doline | 3. Glacier |
| D. Barchan | 4. Sea waves |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (स्थलरूप) | सूची-II (बनाने वाला कारक) |
| --- | --- |
| A. ड्रमलिन | 1. पवन |
| B. स्टैक | 2. भूमिगत जल |
| C. डोलाइन | 3. हिमनद |
| D. बरखान | 4. सागरीय तरंगें |`,
      },
      options: [
        { id: 'a', content: { en: 'A-3, B-4, C-2, D-1', hi: 'A-3, B-4, C-2, D-1' } },
        { id: 'b', content: { en: 'A-1, B-4, C-2, D-3', hi: 'A-1, B-4, C-2, D-3' } },
        { id: 'c', content: { en: 'A-1, B-2, C-4, D-3', hi: 'A-1, B-2, C-4, D-3' } },
        { id: 'd', content: { en: 'A-3, B-2, C-4, D-1', hi: 'A-3, B-2, C-4, D-1' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **Drumlin**: a smooth hill of boulder clay, shaped under a **glacier**
- **Stack**: a pillar left in the sea when **waves** cut through a headland and its arch falls in
- **Doline**: a hollow in limestone dissolved by **groundwater** (karst)
- **Barchan**: a crescent dune of the **wind**, with its horns pointing downwind

Two are built up (drumlin, barchan) and two are cut or dissolved (stack, doline).`,
        hi: String.raw`- **ड्रमलिन**: **हिमनद** के नीचे बनी गोलाश्मी मृत्तिका की चिकनी पहाड़ी
- **स्टैक**: **तरंगों** से शीर्षस्थल कटने और मेहराब गिरने पर समुद्र में बचा स्तंभ
- **डोलाइन**: **भूमिगत जल** से चूना-पत्थर घुलने पर बना गड्ढा (कार्स्ट)
- **बरखान**: **पवन** का बनाया अर्धचंद्राकार टिब्बा, जिसके सींग पवन की दिशा में होते हैं

दो निक्षेप से बने हैं (ड्रमलिन, बरखान) और दो कटने या घुलने से (स्टैक, डोलाइन)।`,
      },
      reasons: {
        a: {
          en: 'Ice, waves, groundwater and wind make the four in turn.',
          hi: 'हिम, तरंगें, भूमिगत जल और पवन क्रम से इन चारों को बनाते हैं।',
        },
        b: {
          en: 'This gives the drumlin to the wind and the barchan, a sand dune, to ice.',
          hi: 'इसमें ड्रमलिन पवन को और बरखान, जो रेत का टिब्बा है, हिमनद को दे दिया गया।',
        },
        c: {
          en: 'Both exchanges are made: ice with wind, and waves with groundwater.',
          hi: 'इसमें दोनों अदला-बदली हैं: हिम की पवन से और तरंगों की भूमिगत जल से।',
        },
        d: {
          en: 'This gives the stack to groundwater, though a stack stands in the sea.',
          hi: 'इसमें स्टैक भूमिगत जल को दे दिया गया, जबकि स्टैक समुद्र में खड़ा होता है।',
        },
      },
    },
    {
      code: 'up-061',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'physical-geography',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Feature) | List-II (Movement of plates to which it is due) |
| --- | --- |
| A. San Andreas Fault | 1. Plates slide past each other |
| B. Mid-Atlantic Ridge | 2. An oceanic plate subducts below a continent |
| C. Andes | 3. Two continents collide |
| D. Himalaya | 4. Plates move apart |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (भू-आकृति) | सूची-II (प्लेटों की वह गति जिससे बनी) |
| --- | --- |
| A. सैन एंड्रियास भ्रंश | 1. प्लेटें एक-दूसरे के पार्श्व में (समानांतर) खिसकती हैं |
| B. मध्य-अटलांटिक कटक | 2. महासागरीय प्लेट महाद्वीप के नीचे धँसती है |
| C. एंडीज़ | 3. दो महाद्वीप आपस में टकराते हैं |
| D. हिमालय | 4. प्लेटें एक-दूसरे से दूर हटती हैं |`,
      },
      options: [
        { id: 'a', content: { en: 'A-4, B-1, C-3, D-2', hi: 'A-4, B-1, C-3, D-2' } },
        { id: 'b', content: { en: 'A-1, B-4, C-2, D-3', hi: 'A-1, B-4, C-2, D-3' } },
        { id: 'c', content: { en: 'A-3, B-4, C-1, D-2', hi: 'A-3, B-4, C-1, D-2' } },
        { id: 'd', content: { en: 'A-1, B-4, C-3, D-2', hi: 'A-1, B-4, C-3, D-2' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **San Andreas** (California): Pacific and North American plates **slide past**: a transform boundary, with earthquakes and no volcanoes
- **Mid-Atlantic Ridge**: plates **move apart** and new crust forms
- **Andes**: the Nazca plate **sinks** below South America; hence the trench and volcanoes
- **Himalaya**: **two continents** meet, neither sinks, so high folds and no active volcanoes`,
        hi: String.raw`- **सैन एंड्रियास** (कैलिफ़ोर्निया): प्रशांत और उत्तर अमेरिकी प्लेटें **पार्श्व में खिसकती** हैं: रूपांतर सीमा, जहाँ भूकंप आते हैं पर ज्वालामुखी नहीं होते
- **मध्य-अटलांटिक कटक**: प्लेटें **दूर हटती** हैं और नई भूपर्पटी बनती है
- **एंडीज़**: नाज़्का प्लेट दक्षिण अमेरिका के नीचे **धँसती** है; इसी से गर्त और ज्वालामुखी बनते हैं
- **हिमालय**: **दो महाद्वीप** टकराते हैं, कोई नहीं धँसता; इसलिए ऊँचे वलन हैं, सक्रिय ज्वालामुखी नहीं`,
      },
      reasons: {
        a: {
          en: 'All four are with the wrong movement: fault and ridge, and both mountain chains, are exchanged.',
          hi: 'चारों की गति ग़लत है: भ्रंश और कटक की, तथा दोनों पर्वतमालाओं की अदला-बदली हुई है।',
        },
        b: {
          en: 'Transform, divergent, ocean–continent and continent–continent: each feature has its own boundary.',
          hi: 'रूपांतर, अपसारी, महासागर-महाद्वीप और महाद्वीप-महाद्वीप: हर आकृति की अपनी सीमा है।',
        },
        c: {
          en: 'The ridge alone is right; the Andes have a trench and volcanoes, which come of sinking and not of sliding.',
          hi: 'केवल कटक सही है; एंडीज़ में गर्त और ज्वालामुखी हैं, जो खिसकने से नहीं, धँसने से बनते हैं।',
        },
        d: {
          en: 'The volcanoes of the Andes show that an ocean plate sinks there; in the Himalaya there are none.',
          hi: 'एंडीज़ के ज्वालामुखी बताते हैं कि वहाँ महासागरीय प्लेट धँसती है; हिमालय में ऐसा नहीं है।',
        },
      },
    },
    {
      code: 'up-062',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'physical-geography',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Arrange the following geological periods from the oldest to the youngest and select the correct answer using the code given below.

1. Permian
2. Cretaceous
3. Ordovician
4. Devonian`,
        hi: String.raw`निम्नलिखित भूवैज्ञानिक कल्पों (पीरियड) को सबसे पुराने से सबसे नए के क्रम में व्यवस्थित कीजिए तथा नीचे दिए गए कूट से सही उत्तर चुनिए।

1. पर्मियन
2. क्रिटेशस
3. ऑर्डोविशियन
4. डेवोनियन`,
      },
      options: [
        { id: 'a', content: { en: '3, 4, 2, 1', hi: '3, 4, 2, 1' } },
        { id: 'b', content: { en: '3, 1, 4, 2', hi: '3, 1, 4, 2' } },
        { id: 'c', content: { en: '3, 4, 1, 2', hi: '3, 4, 1, 2' } },
        { id: 'd', content: { en: '4, 3, 2, 1', hi: '4, 3, 2, 1' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Palaeozoic first: Cambrian, **Ordovician**, Silurian, **Devonian**, Carboniferous, **Permian**. Then Mesozoic: Triassic, Jurassic, **Cretaceous**.

In life they read: early fishes (Ordovician) → age of fishes, first amphibians (Devonian) → spread of reptiles, a great dying at the end (Permian) → last dinosaurs (Cretaceous). So 3, 4, 1, 2.`,
        hi: String.raw`पहले पुराजीवी महाकल्प: कैंब्रियन, **ऑर्डोविशियन**, सिल्यूरियन, **डेवोनियन**, कार्बोनिफ़ेरस, **पर्मियन**। फिर मध्यजीवी: ट्राइऐसिक, जुरैसिक, **क्रिटेशस**।

जीवन के इतिहास से याद रखिए: आरंभिक मछलियाँ (ऑर्डोविशियन) → मछलियों का युग, पहले उभयचर (डेवोनियन) → सरीसृपों का फैलाव, अंत में महाविलोपन (पर्मियन) → अंतिम डायनासोर (क्रिटेशस)। अतः 3, 4, 1, 2।`,
      },
      reasons: {
        a: {
          en: 'The Cretaceous was put before the Permian, though it is a Mesozoic period and the Permian a Palaeozoic one.',
          hi: 'क्रिटेशस को पर्मियन से पहले रख दिया गया, जबकि वह मध्यजीवी है और पर्मियन पुराजीवी।',
        },
        b: {
          en: 'The Permian closes the Palaeozoic and cannot stand before the Devonian.',
          hi: 'पर्मियन से पुराजीवी महाकल्प समाप्त होता है; वह डेवोनियन से पहले नहीं आ सकता।',
        },
        c: {
          en: 'Three Palaeozoic periods come in their order, and the Mesozoic one is last.',
          hi: 'पुराजीवी के तीनों कल्प अपने क्रम में हैं और मध्यजीवी का कल्प अंत में।',
        },
        d: {
          en: 'Both pairs are turned round: the Cretaceous, with the last dinosaurs, is the youngest.',
          hi: 'दोनों जोड़े उलट गए: अंतिम डायनासोर वाला क्रिटेशस सबसे नया है।',
        },
      },
    },
    {
      code: 'up-063',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'physical-geography',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`With reference to pressure belts and planetary winds, consider the following statements:

1. The trade winds of the Southern Hemisphere blow from the north-east.
2. Air sinks in the subtropical high-pressure belts.
3. The westerlies are stronger in the Southern Hemisphere, where there is less land.

Which of the statements given above is/are correct?`,
        hi: String.raw`वायुदाब पेटियों और भूमंडलीय पवनों के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. दक्षिणी गोलार्ध की व्यापारिक पवनें उत्तर-पूर्व से चलती हैं।
2. उपोष्ण उच्च दाब पेटियों में वायु नीचे उतरती है।
3. दक्षिणी गोलार्ध में, जहाँ स्थल कम है, पछुआ पवनें अधिक प्रबल होती हैं।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'b', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'd', content: { en: '1 only', hi: 'केवल 1' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is wrong.** They blow from the subtropical high (30° S) to the Equator and are turned to the **left**: so from the **south-east**. North-east is the direction north of the Equator.
- **2 is right.** The air that rose at the Equator comes down near 30°; it warms and dries, and hence the hot deserts.
- **3 is right.** Over the open ocean little friction checks them: "Roaring Forties", "Furious Fifties".`,
        hi: String.raw`- **1 ग़लत है।** ये उपोष्ण उच्च दाब (30° दक्षिण) से विषुवत रेखा की ओर चलती हैं और **बाईं** ओर मुड़ती हैं: अतः **दक्षिण-पूर्व** से। उत्तर-पूर्व की दिशा विषुवत रेखा के उत्तर की है।
- **2 सही है।** विषुवत रेखा पर उठी वायु 30° के पास उतरती है; वह गर्म और शुष्क होती है, इसी से उष्ण मरुस्थल बनते हैं।
- **3 सही है।** खुले महासागर पर घर्षण कम होता है: "गरजती चालीसा", "प्रचंड पचासा"।`,
      },
      reasons: {
        a: {
          en: 'Sinking air and strong southern westerlies are facts; the trades there are south-easterly.',
          hi: 'उतरती वायु और दक्षिण की प्रबल पछुआ पवनें तथ्य हैं; वहाँ की व्यापारिक पवनें दक्षिण-पूर्वी हैं।',
        },
        b: {
          en: 'The direction in 1 is that of the Northern Hemisphere, and 3 was missed.',
          hi: '1 में दी गई दिशा उत्तरी गोलार्ध की है, और 3 छूट गया।',
        },
        c: {
          en: 'Highs near 30° come from sinking air, so 2 may not be left out, and 1 does not hold.',
          hi: '30° के पास उच्च दाब उतरती वायु से ही बनता है, इसलिए 2 नहीं छूट सकता, और 1 सही नहीं है।',
        },
        d: {
          en: 'In the south winds turn to the left, which makes the trades south-easterly.',
          hi: 'दक्षिण में पवनें बाईं ओर मुड़ती हैं, इससे व्यापारिक पवनें दक्षिण-पूर्वी हो जाती हैं।',
        },
      },
    },
    {
      code: 'up-065',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'agriculture',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'The inclusion of a pulse crop in the rotation reduces the need of the next crop for nitrogenous fertiliser.',
          hi: 'फ़सल चक्र में दलहन शामिल करने से अगली फ़सल को नाइट्रोजन उर्वरक की आवश्यकता कम हो जाती है।',
        },
        reason: {
          en: 'Rhizobium bacteria in the root nodules of pulses convert the nitrogen of the air into a form that plants can use.',
          hi: 'दलहनों की जड़ ग्रंथियों के राइज़ोबियम जीवाणु वायु की नाइट्रोजन को पौधों के उपयोग योग्य रूप में बदलते हैं।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['a'] },
      solution: {
        en: 'Both are true, and R is the reason. The bacteria **fix** nitrogen for their host; roots, nodules and fallen leaves left in the field give part of it to the next crop. So gram or moong before a cereal saves some urea. Of the common pulses only rajmash is a weak fixer.',
        hi: 'दोनों सत्य हैं और R ही कारण है। जीवाणु पौधे के लिए नाइट्रोजन का **स्थिरीकरण** करते हैं; खेत में बची जड़ें, ग्रंथियाँ और झड़ी पत्तियाँ उसका कुछ भाग अगली फ़सल को देती हैं। इसीलिए अनाज से पहले चना या मूँग लेने पर कुछ यूरिया बचता है। प्रचलित दलहनों में केवल राजमा में यह स्थिरीकरण कम होता है।',
      },
      reasons: {
        a: {
          en: 'The nitrogen fixed in the nodules is what the next crop finds in the soil.',
          hi: 'ग्रंथियों में स्थिर हुई नाइट्रोजन ही अगली फ़सल को मृदा में मिलती है।',
        },
        b: {
          en: 'The saving of fertiliser comes from just this fixing, so R does explain A.',
          hi: 'उर्वरक की बचत इसी स्थिरीकरण से होती है, इसलिए R व्याख्या करता है।',
        },
        c: {
          en: 'R is true: these bacteria live in the nodules of legumes.',
          hi: 'R सत्य है: ये जीवाणु दलहनों की ग्रंथियों में ही रहते हैं।',
        },
        d: {
          en: 'A is true and is why farmers put pulses between cereals.',
          hi: 'A सत्य है; किसान इसीलिए अनाजों के बीच दलहन लेते हैं।',
        },
      },
    },
    {
      code: 'up-066',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'agriculture',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Institute of ICAR for) | List-II (Headquarters) |
| --- | --- |
| A. Pulses | 1. Cuttack |
| B. Rice | 2. Kanpur |
| C. Vegetables | 3. Karnal |
| D. Wheat and barley | 4. Varanasi |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (ICAR का संस्थान) | सूची-II (मुख्यालय) |
| --- | --- |
| A. दलहन अनुसंधान | 1. कटक |
| B. चावल अनुसंधान | 2. कानपुर |
| C. सब्ज़ी अनुसंधान | 3. करनाल |
| D. गेहूँ एवं जौ अनुसंधान | 4. वाराणसी |`,
      },
      options: [
        { id: 'a', content: { en: 'A-4, B-1, C-2, D-3', hi: 'A-4, B-1, C-2, D-3' } },
        { id: 'b', content: { en: 'A-4, B-3, C-2, D-1', hi: 'A-4, B-3, C-2, D-1' } },
        { id: 'c', content: { en: 'A-2, B-3, C-4, D-1', hi: 'A-2, B-3, C-4, D-1' } },
        { id: 'd', content: { en: 'A-2, B-1, C-4, D-3', hi: 'A-2, B-1, C-4, D-3' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- Indian Institute of **Pulses** Research: **Kanpur**
- National **Rice** Research Institute: **Cuttack** (Odisha)
- Indian Institute of **Vegetable** Research: **Varanasi**
- Indian Institute of **Wheat and Barley** Research: **Karnal** (Haryana)

Two of the four are in Uttar Pradesh, and these are the ones that get exchanged. The State also has the Indian Institute of Sugarcane Research (Lucknow).`,
        hi: String.raw`- भारतीय **दलहन** अनुसंधान संस्थान: **कानपुर**
- राष्ट्रीय **चावल** अनुसंधान संस्थान: **कटक** (ओडिशा)
- भारतीय **सब्ज़ी** अनुसंधान संस्थान: **वाराणसी**
- भारतीय **गेहूँ एवं जौ** अनुसंधान संस्थान: **करनाल** (हरियाणा)

चार में से दो उत्तर प्रदेश में हैं, और अदला-बदली उन्हीं में होती है। भारतीय गन्ना अनुसंधान संस्थान (लखनऊ) भी इसी राज्य में है।`,
      },
      reasons: {
        a: {
          en: 'This exchanges the two institutes of Uttar Pradesh, Kanpur and Varanasi.',
          hi: 'इसमें उत्तर प्रदेश के दो संस्थानों, कानपुर और वाराणसी, की अदला-बदली हो गई।',
        },
        b: {
          en: 'Kanpur with Varanasi and Cuttack with Karnal: both exchanges are made.',
          hi: 'कानपुर की वाराणसी से और कटक की करनाल से, दोनों अदला-बदली हो गईं।',
        },
        c: {
          en: 'This puts rice in Karnal and wheat in Cuttack; rice belongs to the wet east.',
          hi: 'इसमें चावल को करनाल और गेहूँ को कटक में रखा गया; चावल का संस्थान नम पूर्वी भारत में है।',
        },
        d: {
          en: 'Kanpur, Cuttack, Varanasi and Karnal are the four seats in turn.',
          hi: 'क्रम से कानपुर, कटक, वाराणसी और करनाल ही चारों के मुख्यालय हैं।',
        },
      },
    },
    {
      code: 'up-067',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'agriculture',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`With reference to sugarcane in India, consider the following statements:

1. The Fair and Remunerative Price (FRP) is fixed by each State for the mills within it.
2. In the peninsular belt the crop is largely free from the winter cold that checks its growth in Uttar Pradesh.

Which of the statements given above is/are correct?`,
        hi: String.raw`भारत में गन्ने के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. उचित और लाभकारी मूल्य (एफ़.आर.पी.) हर राज्य अपने यहाँ की मिलों के लिए तय करता है।
2. प्रायद्वीपीय पट्टी में यह फ़सल जाड़े की उस ठंड से प्रायः मुक्त रहती है, जो उत्तर प्रदेश में उसकी बढ़वार रोकती है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **1 is wrong.** The **Centre** fixes the FRP under the Sugarcane (Control) Order, 1966, on the advice of the Commission for Agricultural Costs and Prices. What some States (Uttar Pradesh among them) announce over and above it is the **State Advised Price**.
- **2 is right.** Sugarcane is a tropical plant. In the sub-tropical north, cold and frost check it for some months; the sea-tempered south has no such break.`,
        hi: String.raw`- **1 ग़लत है।** एफ़.आर.पी. **केंद्र** तय करता है, गन्ना (नियंत्रण) आदेश, 1966 के अधीन, कृषि लागत एवं मूल्य आयोग की सलाह पर। कुछ राज्य (जैसे उत्तर प्रदेश) इसके ऊपर जो मूल्य घोषित करते हैं, वह **राज्य परामर्शित मूल्य** (एस.ए.पी.) है।
- **2 सही है।** गन्ना उष्णकटिबंधीय पौधा है। उपोष्ण उत्तर भारत में ठंड और पाला कुछ महीने बढ़वार रोकते हैं; समुद्र के प्रभाव वाले दक्षिण में ऐसा नहीं होता।`,
      },
      reasons: {
        a: {
          en: 'FRP was taken for the State Advised Price; the FRP comes from the Centre.',
          hi: 'एफ़.आर.पी. को राज्य परामर्शित मूल्य समझ लिया गया; एफ़.आर.पी. केंद्र तय करता है।',
        },
        b: {
          en: 'The South has no cold season to speak of; the price in 1 is fixed by the Centre.',
          hi: 'दक्षिण में जाड़ा नाममात्र का है; 1 का मूल्य केंद्र तय करता है।',
        },
        c: {
          en: '2 is right, but mills pay an FRP that is one for the country, set by the Centre.',
          hi: '2 सही है, पर एफ़.आर.पी. पूरे देश के लिए केंद्र तय करता है।',
        },
        d: {
          en: '2 was doubted because Uttar Pradesh leads in area; area and climate are two things.',
          hi: 'क्षेत्रफल में उत्तर प्रदेश के आगे होने से 2 पर संदेह हुआ; क्षेत्रफल और जलवायु अलग बातें हैं।',
        },
      },
    },
    {
      code: 'up-069',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'agriculture',
      difficulty: 'hard',
      targetSeconds: 50,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Local name of shifting cultivation) | List-II (State) |
| --- | --- |
| A. Podu | 1. Jharkhand |
| B. Valre | 2. Andhra Pradesh |
| C. Kuruwa | 3. Rajasthan |
| D. Bewar | 4. Madhya Pradesh |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (स्थानांतरी कृषि का स्थानीय नाम) | सूची-II (राज्य) |
| --- | --- |
| A. पोडू | 1. झारखंड |
| B. वालरे | 2. आंध्र प्रदेश |
| C. कुरुवा | 3. राजस्थान |
| D. बेवर | 4. मध्य प्रदेश |`,
      },
      options: [
        { id: 'a', content: { en: 'A-3, B-1, C-2, D-4', hi: 'A-3, B-1, C-2, D-4' } },
        { id: 'b', content: { en: 'A-2, B-3, C-4, D-1', hi: 'A-2, B-3, C-4, D-1' } },
        { id: 'c', content: { en: 'A-2, B-3, C-1, D-4', hi: 'A-2, B-3, C-1, D-4' } },
        { id: 'd', content: { en: 'A-3, B-2, C-4, D-1', hi: 'A-3, B-2, C-4, D-1' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Shifting cultivation: trees are cut and burnt, the plot is tilled for a few years and then left.

- **Podu** (also Penda): Andhra Pradesh
- **Valre** (Waltre): south-eastern Rajasthan
- **Kuruwa**: Jharkhand
- **Bewar** (Dahiya): Madhya Pradesh

Others worth knowing: Jhum (north-east), Kumari (Western Ghats), Khil (Himalaya). The Baigas and their Bewar settle Madhya Pradesh.`,
        hi: String.raw`स्थानांतरी कृषि: पेड़ काटकर जलाए जाते हैं, कुछ वर्ष खेती होती है, फिर भूमि छोड़ दी जाती है।

- **पोडू** (पेंडा भी): आंध्र प्रदेश
- **वालरे** (वाल्टरे): दक्षिण-पूर्वी राजस्थान
- **कुरुवा**: झारखंड
- **बेवर** (दहिया): मध्य प्रदेश

ये भी याद रखिए: झूम (पूर्वोत्तर), कुमारी (पश्चिमी घाट), खिल (हिमालय)। बैगा जनजाति की बेवर से मध्य प्रदेश तय हो जाता है।`,
      },
      reasons: {
        a: {
          en: 'Bewar alone is right here; Podu, Valre and Kuruwa have each moved on by one State.',
          hi: 'इसमें केवल बेवर सही है; पोडू, वालरे और कुरुवा तीनों ग़लत राज्यों में चली गईं।',
        },
        b: {
          en: 'This exchanges Kuruwa and Bewar, of Jharkhand and Madhya Pradesh.',
          hi: 'इसमें झारखंड की कुरुवा और मध्य प्रदेश की बेवर की अदला-बदली हो गई।',
        },
        c: {
          en: 'Andhra Pradesh, Rajasthan, Jharkhand and Madhya Pradesh use these names in turn.',
          hi: 'क्रम से आंध्र प्रदेश, राजस्थान, झारखंड और मध्य प्रदेश में ये नाम चलते हैं।',
        },
        d: {
          en: 'Both exchanges are made, so every name stands with a wrong State.',
          hi: 'इसमें दोनों अदला-बदली हैं, इसलिए हर नाम ग़लत राज्य के साथ है।',
        },
      },
    },
    {
      code: 'up-070',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'population',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'Between 2001 and 2011 the population of Kerala grew more slowly than that of India as a whole.',
          hi: '2001 और 2011 के बीच केरल की जनसंख्या भारत की कुल जनसंख्या से धीमी गति से बढ़ी।',
        },
        reason: {
          en: 'The Census of 2011 counted more women than men in Kerala.',
          hi: '2011 की जनगणना में केरल में पुरुषों से अधिक स्त्रियाँ गिनी गईं।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['b'] },
      solution: {
        en: String.raw`- A is true: Kerala grew by about 4.9 per cent, India by about 17.7.
- R is true: 1084 women to 1000 men, the highest of all States.

Does R explain A? A slow growth needs **few births** (total fertility below 2) and people who leave for work elsewhere. An excess of women does not by itself slow the growth. So two true facts without the link.`,
        hi: String.raw`- A सत्य है: केरल की वृद्धि लगभग 4.9 प्रतिशत रही, भारत की लगभग 17.7।
- R सत्य है: प्रति 1000 पुरुषों पर 1084 स्त्रियाँ, सभी राज्यों में सर्वाधिक।

क्या R से A की व्याख्या होती है? धीमी वृद्धि का कारण **कम जन्म** (कुल प्रजनन दर 2 से कम) और काम के लिए बाहर जाना है। स्त्रियों की संख्या अधिक होने भर से वृद्धि धीमी नहीं होती। अतः दो सत्य तथ्य हैं, पर कारण-संबंध नहीं।`,
      },
      reasons: {
        a: {
          en: 'Sex ratio does not by itself slow growth; low fertility and migration do.',
          hi: 'लिंगानुपात से स्वयं वृद्धि धीमी नहीं होती; वह कम प्रजनन दर और प्रवास से होती है।',
        },
        b: {
          en: '4.9 per cent growth and a sex ratio of 1084 are both on record, without such a link.',
          hi: '4.9 प्रतिशत वृद्धि और 1084 का लिंगानुपात, दोनों दर्ज हैं, पर इनमें ऐसा संबंध नहीं।',
        },
        c: {
          en: 'R is true: Kerala was the only State with a sex ratio above 1000.',
          hi: 'R सत्य है: 1000 से ऊपर लिंगानुपात वाला एकमात्र राज्य केरल था।',
        },
        d: {
          en: 'A is true: among the States that grew, Kerala grew the least.',
          hi: 'A सत्य है: जिन राज्यों की जनसंख्या बढ़ी, उनमें सबसे कम वृद्धि केरल की थी।',
        },
      },
    },
    {
      code: 'up-071',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'uttar-pradesh',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: 'According to the Census of 2011, which one of the following districts of Uttar Pradesh, as they stood in 2011, had the largest population?',
        hi: '2011 की जनगणना के अनुसार उत्तर प्रदेश के निम्नलिखित ज़िलों (2011 की सीमाओं के अनुसार) में से किसकी जनसंख्या सर्वाधिक थी?',
      },
      options: [
        { id: 'a', content: { en: 'Azamgarh', hi: 'आज़मगढ़' } },
        { id: 'b', content: { en: 'Ghaziabad', hi: 'ग़ाज़ियाबाद' } },
        { id: 'c', content: { en: 'Allahabad', hi: 'इलाहाबाद' } },
        { id: 'd', content: { en: 'Moradabad', hi: 'मुरादाबाद' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: '**Allahabad** (now Prayagraj), with about 59.5 lakh people, was first by a wide margin. Moradabad (about 47.7 lakh), Ghaziabad (46.8) and Azamgarh (46.1) came next. Ghaziabad tempts because it had the highest **density** (about 3,970 to the sq km), which is another question.',
        hi: 'लगभग 59.5 लाख लोगों के साथ **इलाहाबाद** (अब प्रयागराज) सबसे आगे था। उसके बाद मुरादाबाद (लगभग 47.7 लाख), ग़ाज़ियाबाद (46.8) और आज़मगढ़ (46.1) थे। ग़ाज़ियाबाद पर भ्रम इसलिए होता है कि उसका **घनत्व** सर्वाधिक (लगभग 3,970 प्रति वर्ग किमी) था, जो अलग प्रश्न है।',
      },
      reasons: {
        a: {
          en: 'Azamgarh had about 46 lakh people and was behind the other three.',
          hi: 'आज़मगढ़ में लगभग 46 लाख लोग थे और वह शेष तीनों से पीछे था।',
        },
        b: {
          en: 'Ghaziabad led in density of population, not in number.',
          hi: 'ग़ाज़ियाबाद जनसंख्या के घनत्व में आगे था, संख्या में नहीं।',
        },
        c: {
          en: 'Now called Prayagraj, it had nearly 60 lakh people.',
          hi: 'अब प्रयागराज कहलाने वाले इस ज़िले में लगभग 60 लाख लोग थे।',
        },
        d: {
          en: 'Moradabad was second, with about 48 lakh people.',
          hi: 'मुरादाबाद लगभग 48 लाख लोगों के साथ दूसरे स्थान पर था।',
        },
      },
    },
    {
      code: 'up-072',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'population',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`With reference to the density of population of States at the Census of 2011, consider the following statements:

1. Bihar had the highest density.
2. Uttar Pradesh had a higher density than West Bengal.
3. Sikkim had the lowest density.

Which of the statements given above is/are correct?`,
        hi: String.raw`2011 की जनगणना में राज्यों के जनसंख्या घनत्व के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. बिहार का घनत्व सर्वाधिक था।
2. उत्तर प्रदेश का घनत्व पश्चिम बंगाल से अधिक था।
3. सिक्किम का घनत्व न्यूनतम था।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 only', hi: 'केवल 1' } },
        { id: 'b', content: { en: '2 only', hi: 'केवल 2' } },
        { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'd', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Persons to the square kilometre: Bihar **1,106**, West Bengal **1,028**, Kerala 860, Uttar Pradesh **829** … Sikkim 86, Mizoram 52, Arunachal Pradesh **17**.

- **1 is right.**
- **2 is wrong**: Uttar Pradesh was fourth; it leads in number of people, not in density.
- **3 is wrong**: Sikkim had the fewest **people**; the lowest **density** was that of Arunachal Pradesh.`,
        hi: String.raw`प्रति वर्ग किमी व्यक्ति: बिहार **1,106**, पश्चिम बंगाल **1,028**, केरल 860, उत्तर प्रदेश **829** … सिक्किम 86, मिज़ोरम 52, अरुणाचल प्रदेश **17**।

- **1 सही है।**
- **2 ग़लत है**: उत्तर प्रदेश चौथे स्थान पर था; वह लोगों की संख्या में पहला है, घनत्व में नहीं।
- **3 ग़लत है**: सबसे कम **लोग** सिक्किम में थे; न्यूनतम **घनत्व** अरुणाचल प्रदेश का था।`,
      },
      reasons: {
        a: {
          en: 'Bihar led with 1,106; West Bengal stood above Uttar Pradesh, and Arunachal Pradesh was last.',
          hi: 'बिहार 1,106 के साथ आगे था; पश्चिम बंगाल उत्तर प्रदेश से ऊपर और अरुणाचल प्रदेश अंत में था।',
        },
        b: {
          en: 'The most populous State was taken for the densest; its figure is 829 against 1,028.',
          hi: 'सबसे अधिक जनसंख्या वाले राज्य को घना मान लिया गया; उसका आँकड़ा 1,028 के सामने 829 है।',
        },
        c: {
          en: 'The smallest population was taken for the lowest density; Arunachal Pradesh had 17.',
          hi: 'न्यूनतम जनसंख्या को न्यूनतम घनत्व समझ लिया गया; अरुणाचल प्रदेश का 17 था।',
        },
        d: {
          en: 'Both mistake number of people for density, at the top and at the bottom.',
          hi: 'ऊपर और नीचे, दोनों जगह लोगों की संख्या को घनत्व समझ लिया गया।',
        },
      },
    },
    {
      code: 'up-073',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'population',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: 'For which one of the following States did the Census of 2011 record no Scheduled Tribe population, as no tribe had been notified there?',
        hi: '2011 की जनगणना में निम्नलिखित में से किस राज्य की अनुसूचित जनजाति जनसंख्या शून्य दर्ज हुई, क्योंकि वहाँ कोई जनजाति अधिसूचित नहीं थी?',
      },
      options: [
        { id: 'a', content: { en: 'Goa', hi: 'गोवा' } },
        { id: 'b', content: { en: 'Punjab', hi: 'पंजाब' } },
        { id: 'c', content: { en: 'Kerala', hi: 'केरल' } },
        { id: 'd', content: { en: 'Sikkim', hi: 'सिक्किम' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: '**Punjab** and **Haryana** were the two States, with Delhi, Chandigarh and Puducherry among the Union Territories, where no Scheduled Tribe had been notified. Punjab has, on the other hand, the highest share of Scheduled **Castes** (about 32 per cent in 2011). Goa, Kerala and Sikkim all had tribes on the list.',
        hi: '**पंजाब** और **हरियाणा** ऐसे दो राज्य थे, तथा केंद्र शासित प्रदेशों में दिल्ली, चंडीगढ़ और पुदुच्चेरी, जहाँ कोई अनुसूचित जनजाति अधिसूचित नहीं थी। दूसरी ओर, अनुसूचित **जातियों** का हिस्सा पंजाब में सर्वाधिक (2011 में लगभग 32 प्रतिशत) है। गोवा, केरल और सिक्किम में अधिसूचित जनजातियाँ थीं।',
      },
      reasons: {
        a: {
          en: 'Goa had about a tenth of its people in tribes such as Gawda, Kunbi and Velip.',
          hi: 'गोवा की जनसंख्या का लगभग दसवाँ भाग गावड़ा, कुणबी और वेलिप जैसी जनजातियों का था।',
        },
        b: {
          en: 'No tribe was notified in Punjab, so the figure was nil.',
          hi: 'पंजाब में कोई जनजाति अधिसूचित नहीं थी, इसलिए आँकड़ा शून्य था।',
        },
        c: {
          en: 'Kerala had a small share, about 1.5 per cent, many of them in Wayanad.',
          hi: 'केरल में लगभग 1.5 प्रतिशत का छोटा हिस्सा था, जिनमें से बहुत-से वायनाड में हैं।',
        },
        d: {
          en: 'Sikkim had about a third of its people in tribes such as the Bhutia and the Lepcha.',
          hi: 'सिक्किम की जनसंख्या का लगभग एक तिहाई भाग भूटिया और लेपचा जैसी जनजातियों का था।',
        },
      },
    },
    {
      code: 'up-074',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'population',
      difficulty: 'hard',
      targetSeconds: 50,
      stem: {
        en: String.raw`With reference to the growth of population shown by the Census of 2011, consider the following statements:

1. The number of persons added to the population of India in 2001–2011 was smaller than the number added in 1991–2001.
2. The share of Uttar Pradesh in the population of India was smaller in 2011 than in 2001.

Which of the statements given above is/are correct?`,
        hi: String.raw`2011 की जनगणना में दिखी जनसंख्या वृद्धि के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. 2001-2011 में भारत की जनसंख्या में जुड़े व्यक्तियों की संख्या, 1991-2001 में जुड़े व्यक्तियों की संख्या से कम थी।
2. भारत की जनसंख्या में उत्तर प्रदेश का हिस्सा 2001 की तुलना में 2011 में कम था।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is right.** About 18.23 crore were added in 1991–2001. For 2001–2011 the final figures give 18.21 crore and the provisional ones 18.15 crore: less by either. It was the first decade since 1911–21 in which fewer people were added than in the decade before.
- **2 is wrong.** No share need be remembered: Uttar Pradesh grew by about **20.2** per cent and India by **17.7**. Who grows faster than the whole gains in share (about 16.2 → 16.5 per cent).`,
        hi: String.raw`- **1 सही है।** 1991-2001 में लगभग 18.23 करोड़ लोग जुड़े। 2001-2011 में अंतिम आँकड़ों के अनुसार 18.21 करोड़ और अनंतिम आँकड़ों के अनुसार 18.15 करोड़: दोनों तरह से कम। 1911-21 के बाद यह पहला दशक था जिसमें पिछले दशक से कम लोग जुड़े।
- **2 ग़लत है।** हिस्सा याद रखना ज़रूरी नहीं: उत्तर प्रदेश लगभग **20.2** प्रतिशत बढ़ा और भारत **17.7** प्रतिशत। जो कुल से तेज़ बढ़ता है, उसका हिस्सा बढ़ता है (लगभग 16.2 → 16.5 प्रतिशत)।`,
      },
      reasons: {
        a: {
          en: 'Fewer were added than before, while Uttar Pradesh outgrew the country and gained in share.',
          hi: 'पहले से कम लोग जुड़े, और उत्तर प्रदेश ने देश से तेज़ बढ़कर अपना हिस्सा बढ़ाया।',
        },
        b: {
          en: 'A fall in the rate of growth of the State was taken for a fall in its share.',
          hi: 'राज्य की वृद्धि दर घटने को उसके हिस्से का घटना समझ लिया गया।',
        },
        c: {
          en: '1 is right, but at 20.2 per cent against 17.7 the share of the State rose.',
          hi: '1 सही है, पर 17.7 के सामने 20.2 प्रतिशत की वृद्धि से राज्य का हिस्सा बढ़ा।',
        },
        d: {
          en: 'A larger base seems to add more each time; here the lower rate more than made up for it.',
          hi: 'बड़े आधार पर हर बार अधिक लोग जुड़ते लगते हैं; यहाँ घटी दर का असर उससे अधिक रहा।',
        },
      },
    },
  ],
}
