import type { PaperSection } from '../paper.ts'
import { oneOrBoth } from '../upsc-gs-1/standard-options.ts'

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
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists:

| List-I (Peak) | List-II (Hill range) |
| --- | --- |
| A. Doddabetta | 1. Naga Hills |
| B. Dhupgarh | 2. Aravalli |
| C. Saramati | 3. Satpura |
| D. Guru Shikhar | 4. Nilgiri |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए:

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
      code: 'up-037',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'easy',
      targetSeconds: 25,
      stem: {
        en: 'The long, low island of Sriharikota parts which one of the following lakes from the Bay of Bengal?',
        hi: 'श्रीहरिकोटा का लंबा और नीचा द्वीप निम्नलिखित में से किस झील को बंगाल की खाड़ी से अलग करता है?',
      },
      options: [
        { id: 'a', content: { en: 'Pulicat Lake', hi: 'पुलिकट झील' } },
        { id: 'b', content: { en: 'Kolleru Lake', hi: 'कोल्लेरु झील' } },
        { id: 'c', content: { en: 'Chilika Lake', hi: 'चिल्का झील' } },
        { id: 'd', content: { en: 'Ashtamudi Lake', hi: 'अष्टमुडी झील' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: "**Pulicat**, a brackish lagoon on the border of Andhra Pradesh and Tamil Nadu, lies behind Sriharikota, the island with India's spaceport. Kolleru is the trap: it too is in Andhra Pradesh, but it is a freshwater lake away from the shore, between the deltas of the Godavari and the Krishna.",
        hi: '**पुलिकट** आंध्र प्रदेश और तमिलनाडु की सीमा पर स्थित खारे पानी का लैगून है, जो श्रीहरिकोटा (भारत का अंतरिक्ष केंद्र) के पीछे है। भ्रम कोल्लेरु से होता है: वह भी आंध्र प्रदेश में है, पर तट से दूर, गोदावरी और कृष्णा के डेल्टाओं के बीच मीठे पानी की झील है।',
      },
      reasons: {
        a: {
          en: 'Sriharikota is the barrier island in front of this lagoon.',
          hi: 'श्रीहरिकोटा इसी लैगून के आगे का रोधिका द्वीप है।',
        },
        b: {
          en: 'Kolleru is a freshwater lake that lies inland between two deltas.',
          hi: 'कोल्लेरु मीठे पानी की झील है, जो तट से भीतर दो डेल्टाओं के बीच है।',
        },
        c: {
          en: 'Chilika is a lagoon as well, but on the coast of Odisha, far to the north.',
          hi: 'चिल्का भी लैगून है, पर वह बहुत उत्तर में ओडिशा के तट पर है।',
        },
        d: {
          en: 'Ashtamudi opens to the Arabian Sea, near Kollam in Kerala.',
          hi: 'अष्टमुडी केरल में कोल्लम के पास अरब सागर से जुड़ती है।',
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
        en: String.raw`Arrange the following hills and ranges of peninsular India from north to south:

1. Shevaroy Hills
2. Ajanta Range
3. Nallamala Hills
4. Balaghat Range (Maharashtra)

Select the correct answer from the options given below.`,
        hi: String.raw`प्रायद्वीपीय भारत की निम्नलिखित पहाड़ियों और श्रेणियों को उत्तर से दक्षिण के क्रम में व्यवस्थित कीजिए:

1. शेवरॉय पहाड़ियाँ
2. अजंता श्रेणी
3. नल्लामला पहाड़ियाँ
4. बालाघाट श्रेणी (महाराष्ट्र)

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए।`,
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

1. The Ten Degree Channel parts Minicoy from the other islands of Lakshadweep.
2. Barren Island, an active volcano, belongs to the Nicobar group.

Which of the above statements is/are correct?`,
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
      targetSeconds: 50,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists:

| List-I (Waterfall) | List-II (River) |
| --- | --- |
| A. Jog | 1. Narmada |
| B. Duduma | 2. Indravati |
| C. Dhuandhar | 3. Sharavati |
| D. Chitrakote | 4. Machkund |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए:

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
        { id: 'c', content: { en: 'A-1, B-4, C-3, D-2', hi: 'A-1, B-4, C-3, D-2' } },
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
          en: 'This takes Jog to the Narmada, though it is in the Western Ghats of Karnataka.',
          hi: 'इसमें जोग को नर्मदा पर रख दिया गया, जबकि वह कर्नाटक के पश्चिमी घाट में है।',
        },
        d: {
          en: 'Neither the two known falls nor the two of Bastar and Koraput are with their rivers here.',
          hi: 'इसमें न दोनों प्रसिद्ध प्रपात अपनी नदी के साथ हैं, न बस्तर और कोरापुट के।',
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
      stem: {
        en: 'Given below are two statements, one labelled as Assertion (A) and the other as Reason (R). Select the correct answer from the options given below.',
        hi: 'नीचे दो कथन दिए गए हैं, जिनमें एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। नीचे दिए गए विकल्पों में से सही उत्तर चुनिए।',
      },
      statements: {
        assertion: {
          en: 'Many small streams that come down from the Shiwaliks are lost to sight as they cross the Bhabar belt.',
          hi: 'शिवालिक से उतरने वाली अनेक छोटी धाराएँ भाबर पट्टी को पार करते समय अदृश्य हो जाती हैं।',
        },
        reason: {
          en: 'The Bhabar belt is built of coarse gravel and boulders, through which water easily sinks.',
          hi: 'भाबर पट्टी मोटी बजरी और शिलाखंडों से बनी है, जिनमें जल आसानी से नीचे चला जाता है।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['a'] },
      solution: {
        en: 'Where the streams leave the hills their slope lessens at once, and they drop their coarsest load: this is the Bhabar, a porous belt some 8 to 16 km wide. The water sinks into it and comes up again in the **Tarai**, the damp belt to its south. Ask "why are the streams lost?" and R is the answer: both are true, and R explains A.',
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
      stem: {
        en: 'Given below are two statements, one labelled as Assertion (A) and the other as Reason (R). Select the correct answer from the options given below.',
        hi: 'नीचे दो कथन दिए गए हैं, जिनमें एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। नीचे दिए गए विकल्पों में से सही उत्तर चुनिए।',
      },
      statements: {
        assertion: {
          en: 'The light winter rain of Punjab, Haryana and western Uttar Pradesh is of great value to the wheat crop.',
          hi: 'पंजाब, हरियाणा और पश्चिमी उत्तर प्रदेश में जाड़े की हल्की वर्षा गेहूँ की फ़सल के लिए बहुत उपयोगी होती है।',
        },
        reason: {
          en: 'The western disturbances that give this rain travel from the Mediterranean region with the westerly jet stream.',
          hi: 'यह वर्षा करने वाले पश्चिमी विक्षोभ भूमध्यसागरीय क्षेत्र से पछुआ जेट धारा के साथ आते हैं।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['b'] },
      solution: {
        en: String.raw`Test the truth of each, then put "because" between them.

- A is true: wheat, sown in November, needs moisture in its growing months of December to February, and evaporation is then low.
- R is true: these are depressions of temperate latitudes, steered by the westerly jet.

"The rain helps wheat **because** the storms come from the Mediterranean" makes no sense: R tells where the rain comes from, not why the crop gains by it.`,
        hi: String.raw`पहले दोनों की सत्यता देखिए, फिर बीच में "क्योंकि" लगाकर पढ़िए।

- A सत्य है: नवंबर में बोए गए गेहूँ को दिसंबर से फ़रवरी की बढ़वार में नमी चाहिए, और तब वाष्पीकरण कम होता है।
- R सत्य है: ये शीतोष्ण अक्षांशों के अवदाब हैं, जिन्हें पछुआ जेट धारा आगे ले जाती है।

"वर्षा गेहूँ के लिए उपयोगी है, **क्योंकि** विक्षोभ भूमध्यसागर से आते हैं": यह बात नहीं बनती। R बताता है कि वर्षा कहाँ से आती है, यह नहीं कि फ़सल को उससे लाभ क्यों है।`,
      },
      reasons: {
        a: {
          en: 'R gives the source of the rain, which does not tell why wheat gains by it.',
          hi: 'R वर्षा का स्रोत बताता है; इससे यह नहीं पता चलता कि गेहूँ को लाभ क्यों है।',
        },
        b: {
          en: 'Use to the crop and origin of the storms are two true but separate matters.',
          hi: 'फ़सल को लाभ और विक्षोभों की उत्पत्ति, दोनों बातें सत्य हैं पर अलग-अलग हैं।',
        },
        c: {
          en: 'R is true: the disturbances do come from the west with the jet stream.',
          hi: 'R सत्य है: विक्षोभ पश्चिम से जेट धारा के साथ ही आते हैं।',
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
      targetSeconds: 30,
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
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists:

| List-I (Nuclear power station) | List-II (State) |
| --- | --- |
| A. Kaiga | 1. Gujarat |
| B. Narora | 2. Karnataka |
| C. Rawatbhata | 3. Rajasthan |
| D. Kakrapar | 4. Uttar Pradesh |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए:

| सूची-I (परमाणु बिजलीघर) | सूची-II (राज्य) |
| --- | --- |
| A. कैगा | 1. गुजरात |
| B. नरौरा | 2. कर्नाटक |
| C. रावतभाटा | 3. राजस्थान |
| D. काकरापार | 4. उत्तर प्रदेश |`,
      },
      options: [
        { id: 'a', content: { en: 'A-1, B-4, C-3, D-2', hi: 'A-1, B-4, C-3, D-2' } },
        { id: 'b', content: { en: 'A-2, B-3, C-4, D-1', hi: 'A-2, B-3, C-4, D-1' } },
        { id: 'c', content: { en: 'A-1, B-3, C-4, D-2', hi: 'A-1, B-3, C-4, D-2' } },
        { id: 'd', content: { en: 'A-2, B-4, C-3, D-1', hi: 'A-2, B-4, C-3, D-1' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Each station stands by a water body: find the river and you have the State.

- **Kaiga**: by the Kali, Karnataka
- **Narora**: by the Ganga, Bulandshahr district, Uttar Pradesh
- **Rawatbhata**: by the Chambal (Rana Pratap Sagar), Rajasthan
- **Kakrapar**: by the Tapi, Gujarat

The trap is the K of Kakrapar, which draws one to Karnataka.`,
        hi: String.raw`हर बिजलीघर किसी जल स्रोत के किनारे है: नदी पहचानिए, राज्य मिल जाएगा।

- **कैगा**: काली नदी के पास, कर्नाटक
- **नरौरा**: गंगा के किनारे, बुलंदशहर ज़िला, उत्तर प्रदेश
- **रावतभाटा**: चंबल (राणा प्रताप सागर) के पास, राजस्थान
- **काकरापार**: तापी के पास, गुजरात

जाल काकरापार के "क" में है, जो कर्नाटक की ओर खींचता है।`,
      },
      reasons: {
        a: {
          en: 'This exchanges Kaiga and Kakrapar, whose names begin alike.',
          hi: 'इसमें एक जैसे अक्षर से शुरू होने वाले कैगा और काकरापार की अदला-बदली हो गई।',
        },
        b: {
          en: 'This exchanges Narora on the Ganga with Rawatbhata on the Chambal.',
          hi: 'इसमें गंगा के नरौरा और चंबल के रावतभाटा की अदला-बदली हो गई।',
        },
        c: {
          en: 'Both exchanges are made: only the set of States is right, not one pair.',
          hi: 'इसमें दोनों अदला-बदली हैं: एक भी युग्म सही नहीं बचा।',
        },
        d: {
          en: 'Kali, Ganga, Chambal and Tapi lead to these four States in turn.',
          hi: 'काली, गंगा, चंबल और तापी क्रम से इन्हीं चार राज्यों तक ले जाती हैं।',
        },
      },
    },
    {
      code: 'up-045',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`With reference to the laterite soils of India, consider the following statements:

1. They form under high temperature and heavy rain, with wet and dry seasons by turns.
2. They are rich in nitrogen and organic matter by nature.
3. Cashew is grown on them in parts of Kerala, Tamil Nadu and Andhra Pradesh.

Which of the above statements is/are correct?`,
        hi: String.raw`भारत की लैटेराइट मृदाओं के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. ये उच्च तापमान और भारी वर्षा में बनती हैं, जहाँ आर्द्र और शुष्क ऋतुएँ बारी-बारी से आती हैं।
2. ये स्वभाव से नाइट्रोजन और जैव पदार्थ में समृद्ध होती हैं।
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
      targetSeconds: 40,
      stem: {
        en: 'Pachnada, in the ravine country of Etawah and Jalaun districts of Uttar Pradesh, has its name from five rivers that meet there. Which one of the following is **NOT** among them?',
        hi: 'उत्तर प्रदेश के इटावा और जालौन ज़िलों के बीहड़ों में स्थित पचनदा का नाम वहाँ मिलने वाली पाँच नदियों के कारण पड़ा। निम्नलिखित में से कौन-सी नदी उनमें शामिल **नहीं** है?',
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
2. The Main Boundary Thrust lies between the Lesser Himalaya and the Shiwaliks.
3. The karewas of Kashmir are lake deposits on which saffron is grown.

Which of the above statements are correct?`,
        hi: String.raw`हिमालय के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. दून, लघु हिमालय और शिवालिक के बीच की अनुदैर्ध्य घाटियाँ हैं।
2. मुख्य सीमांत क्षेप (मेन बाउंड्री थ्रस्ट) लघु हिमालय और शिवालिक के बीच है।
3. कश्मीर के करेवा झील के निक्षेप हैं, जिन पर केसर उगाया जाता है।

उपर्युक्त कथनों में से कौन-से सही हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
        { id: 'b', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Keep the three great faults in order from south to north: **Himalayan Frontal** (plain | Shiwalik), **Main Boundary** (Shiwalik | Lesser Himalaya), **Main Central** (Lesser | Great Himalaya).

- **1 is right.** Dehra Dun, Kotli Dun and Patli Dun are examples.
- **2 is right**, as the order shows; the Main Central Thrust is one step further north.
- **3 is right.** The karewas are beds of clay and sand laid down in an old lake; Pampore is known for saffron.`,
        hi: String.raw`तीन बड़े भ्रंशों को दक्षिण से उत्तर के क्रम में याद रखिए: **हिमालयी अग्र** (मैदान | शिवालिक), **मुख्य सीमांत** (शिवालिक | लघु हिमालय), **मुख्य केंद्रीय** (लघु | महान हिमालय)।

- **1 सही है।** देहरादून, कोटली दून और पाटली दून इसके उदाहरण हैं।
- **2 सही है**, जैसा क्रम से स्पष्ट है; मुख्य केंद्रीय क्षेप इससे एक क़दम उत्तर में है।
- **3 सही है।** करेवा पुरानी झील में जमी मृत्तिका और रेत की परतें हैं; पाम्पोर केसर के लिए प्रसिद्ध है।`,
      },
      reasons: {
        a: {
          en: 'Valleys, thrust and lake beds are each given as they are.',
          hi: 'घाटियाँ, क्षेप और झील के निक्षेप, तीनों बातें सही दी गई हैं।',
        },
        b: {
          en: 'Karewas were taken for moraines; they are beds of an ancient lake.',
          hi: 'करेवा को हिमोढ़ समझ लिया गया; वे प्राचीन झील की परतें हैं।',
        },
        c: {
          en: 'The duns do lie between these two ranges: Dehra Dun has the Mussoorie hills to its north.',
          hi: 'दून इन्हीं दो श्रेणियों के बीच हैं: देहरादून के उत्तर में मसूरी की पहाड़ियाँ हैं।',
        },
        d: {
          en: 'The Main Central Thrust was had in mind, but that one bounds the Great Himalaya.',
          hi: 'यहाँ मुख्य केंद्रीय क्षेप का ध्यान आया, पर वह महान हिमालय की सीमा है।',
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
        en: String.raw`Match the tributaries in List-I with the rivers in List-II and choose the right code:

| List-I (Tributary) | List-II (River that it joins) |
| --- | --- |
| A. Sai | 1. Son |
| B. Rihand | 2. Ghaghara |
| C. Rapti | 3. Yamuna |
| D. Ken | 4. Gomti |`,
        hi: String.raw`सूची-I की सहायक नदियों को सूची-II की नदियों से सुमेलित कीजिए और सही कूट चुनिए:

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

The two rivers of Awadh and the east (Sai, Rapti) rise to the north of the Ganga; the two of the plateau (Rihand, Ken) flow to the north. This alone shuts out half of the wrong pairs.`,
        hi: String.raw`- **सई** → गोमती, जौनपुर के पास
- **रिहंद** → सोन, सोनभद्र में
- **राप्ती** → घाघरा, देवरिया में बरहज के पास
- **केन** → यमुना, बाँदा में चिल्ला के पास

अवध और पूर्वांचल की दो नदियाँ (सई, राप्ती) गंगा के उत्तर में हैं; पठार की दो नदियाँ (रिहंद, केन) उत्तर की ओर बहती हैं। इतने से ही आधे ग़लत युग्म कट जाते हैं।`,
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
      code: 'up-049',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'easy',
      targetSeconds: 25,
      stem: {
        en: 'Which one of the following States has **NO** common boundary with Bhutan?',
        hi: 'निम्नलिखित में से किस राज्य की सीमा भूटान से **नहीं** लगती है?',
      },
      options: [
        { id: 'a', content: { en: 'Sikkim', hi: 'सिक्किम' } },
        { id: 'b', content: { en: 'Assam', hi: 'असम' } },
        { id: 'c', content: { en: 'West Bengal', hi: 'पश्चिम बंगाल' } },
        { id: 'd', content: { en: 'Meghalaya', hi: 'मेघालय' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: 'Four States touch Bhutan: **Sikkim, West Bengal, Assam and Arunachal Pradesh**. **Meghalaya** lies south of the Brahmaputra and has Bangladesh beyond its southern edge, with Assam between it and Bhutan.',
        hi: 'भूटान से चार राज्यों की सीमा लगती है: **सिक्किम, पश्चिम बंगाल, असम और अरुणाचल प्रदेश**। **मेघालय** ब्रह्मपुत्र के दक्षिण में है और उसके दक्षिण में बांग्लादेश है; मेघालय और भूटान के बीच असम पड़ता है।',
      },
      reasons: {
        a: {
          en: 'Sikkim touches Bhutan on the east, near the meeting point with Tibet.',
          hi: 'सिक्किम की सीमा पूर्व में, तिब्बत के साथ संधि-स्थल के पास, भूटान से लगती है।',
        },
        b: {
          en: 'Assam touches Bhutan along its northern edge, where Manas lies.',
          hi: 'असम की उत्तरी सीमा भूटान से लगती है, जहाँ मानस स्थित है।',
        },
        c: {
          en: 'West Bengal touches it in the Duars, at Jaigaon.',
          hi: 'पश्चिम बंगाल की सीमा दुआर क्षेत्र में, जयगाँव के पास, भूटान से लगती है।',
        },
        d: { en: 'Assam lies between Meghalaya and Bhutan.', hi: 'मेघालय और भूटान के बीच असम पड़ता है।' },
      },
    },
  ],
}
