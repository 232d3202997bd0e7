import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'
import { assertionAndReason } from '../papers/uppsc-gs-1/standard-texts.ts'
import { oneOrBoth } from '../papers/upsc-gs-1/standard-options.ts'

const mockUppsc: AuthoredQuestion[] = [
  {
    code: 'sp-001',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'ancient-history',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Ancient port) | List-II (State in which its site lies) |
| --- | --- |
| A. Muziris | 1. Gujarat |
| B. Bharukachchha | 2. West Bengal |
| C. Sopara | 3. Kerala |
| D. Tamralipti | 4. Maharashtra |`,
      hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (प्राचीन बंदरगाह) | सूची-II (राज्य जिसमें उसका स्थल है) |
| --- | --- |
| A. मुज़िरिस | 1. गुजरात |
| B. भृगुकच्छ | 2. पश्चिम बंगाल |
| C. सोपारा | 3. केरल |
| D. ताम्रलिप्ति | 4. महाराष्ट्र |`,
    },
    options: [
      { id: 'a', content: { en: 'A-2, B-1, C-4, D-3', hi: 'A-2, B-1, C-4, D-3' } },
      { id: 'b', content: { en: 'A-3, B-4, C-1, D-2', hi: 'A-3, B-4, C-1, D-2' } },
      { id: 'c', content: { en: 'A-3, B-1, C-4, D-2', hi: 'A-3, B-1, C-4, D-2' } },
      { id: 'd', content: { en: 'A-4, B-1, C-3, D-2', hi: 'A-4, B-1, C-3, D-2' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Go along the coast: Bharukachchha (Bharuch, the Barygaza of the Greeks) at the mouth of the Narmada is in **Gujarat**, Sopara near Mumbai in **Maharashtra**, Muziris near the mouth of the Periyar in **Kerala**, and Tamralipti (Tamluk) in **West Bengal**.

Tamralipti alone is on the east coast: fix D-2 first, then tell Bharuch from Sopara.`,
      hi: String.raw`तट के साथ-साथ चलिए: नर्मदा के मुहाने का भृगुकच्छ (भरूच, यूनानियों का बेरीगाज़ा) **गुजरात** में, मुंबई के पास सोपारा **महाराष्ट्र** में, पेरियार के मुहाने के पास मुज़िरिस **केरल** में और ताम्रलिप्ति (तामलुक) **पश्चिम बंगाल** में है।

केवल ताम्रलिप्ति पूर्वी तट पर है: पहले D-2 तय कीजिए, फिर भरूच और सोपारा में भेद कीजिए।`,
    },
    reasons: {
      a: {
        en: 'Muziris and Tamralipti are interchanged: the one is in Kerala, the other in Bengal.',
        hi: 'मुज़िरिस और ताम्रलिप्ति आपस में बदल गए हैं: पहला केरल में है, दूसरा बंगाल में।',
      },
      b: {
        en: 'Bharuch and Sopara are interchanged: Bharuch is the port of Gujarat.',
        hi: 'भरूच और सोपारा आपस में बदल गए हैं: गुजरात का बंदरगाह भरूच है।',
      },
      c: {
        en: 'Kerala, Gujarat, Maharashtra and West Bengal, in this order.',
        hi: 'क्रमशः केरल, गुजरात, महाराष्ट्र और पश्चिम बंगाल।',
      },
      d: {
        en: 'Muziris and Sopara are interchanged: Sopara lies north of Mumbai.',
        hi: 'मुज़िरिस और सोपारा आपस में बदल गए हैं: सोपारा मुंबई के उत्तर में है।',
      },
    },
  },
  {
    code: 'sp-002',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'medieval-history',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: assertionAndReason,
    statements: {
      assertion: {
        en: 'Under Akbar the rank (mansab) of an officer passed by right to his eldest son.',
        hi: 'अकबर के समय अधिकारी का मनसब अधिकारस्वरूप उसके ज्येष्ठ पुत्र को मिल जाता था।',
      },
      reason: {
        en: 'The jagirs by which most mansabdars were paid were transferred from time to time.',
        hi: 'अधिकांश मनसबदारों को वेतन के बदले मिली जागीरें समय-समय पर बदली जाती थीं।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['d'] },
    solution: {
      en: String.raw`- **A is false.** A mansab was personal: the emperor gave it, raised it or took it away, and a son did not inherit it.
- **R is true.** Most mansabdars drew their pay from a jagir, and the jagir was changed every few years so that nobody struck root in one place. Watan jagirs were the exception.

A transferable jagir speaks against heredity, so A cannot stand.`,
      hi: String.raw`- **A असत्य है।** मनसब व्यक्तिगत होता था: बादशाह उसे देता, बढ़ाता या वापस लेता था, और वह पुत्र को विरासत में नहीं मिलता था।
- **R सत्य है।** अधिकांश मनसबदारों को वेतन जागीर से मिलता था, और जागीर कुछ-कुछ वर्षों में बदल दी जाती थी ताकि कोई एक स्थान पर जड़ न जमा ले। वतन जागीरें अपवाद थीं।

स्थानांतरित होने वाली जागीर वंशानुगत पद के विरुद्ध जाती है, अतः A टिक नहीं सकता।`,
    },
    reasons: {
      a: {
        en: 'A rank was not inherited, so there is nothing for R to explain.',
        hi: 'मनसब विरासत में नहीं मिलता था, अतः R के समझाने को कुछ बचता ही नहीं।',
      },
      b: {
        en: 'R is rightly taken as true, but A mistakes a personal rank for a hereditary one.',
        hi: 'R को सही ही सत्य माना गया, पर A में व्यक्तिगत पद को वंशानुगत मान लिया गया है।',
      },
      c: {
        en: 'Both are judged the wrong way round: ranks were personal and jagirs were transferred.',
        hi: 'दोनों का निर्णय उलटा है: मनसब व्यक्तिगत था और जागीरें बदली जाती थीं।',
      },
      d: {
        en: 'The rank was personal and given by the emperor; jagirs were in fact transferred.',
        hi: 'मनसब व्यक्तिगत था और बादशाह देता था; जागीरें सचमुच बदली जाती थीं।',
      },
    },
  },
  {
    code: 'sp-003',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'modern-history',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: String.raw`Arrange the following events in chronological order and select the correct answer using the code given below.

1. Revolt of the ratings of the Royal Indian Navy
2. Arrival of the Cabinet Mission in India
3. Simla Conference called by Lord Wavell
4. Direct Action Day of the Muslim League`,
      hi: String.raw`निम्नलिखित घटनाओं को कालानुक्रम में व्यवस्थित कीजिए तथा नीचे दिए गए कूट से सही उत्तर चुनिए।

1. रॉयल इंडियन नेवी के नाविकों का विद्रोह
2. कैबिनेट मिशन का भारत आगमन
3. लॉर्ड वेवेल का बुलाया शिमला सम्मेलन
4. मुस्लिम लीग का प्रत्यक्ष कार्रवाई दिवस`,
    },
    options: [
      { id: 'a', content: { en: '1, 3, 2, 4', hi: '1, 3, 2, 4' } },
      { id: 'b', content: { en: '3, 2, 1, 4', hi: '3, 2, 1, 4' } },
      { id: 'c', content: { en: '1, 3, 4, 2', hi: '1, 3, 4, 2' } },
      { id: 'd', content: { en: '3, 1, 2, 4', hi: '3, 1, 2, 4' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`- Simla Conference: **June–July 1945**, as the war in Europe ended
- Revolt of the naval ratings at Bombay: **18 February 1946**
- Cabinet Mission: it reached India on **24 March 1946**
- Direct Action Day: **16 August 1946**, after the League had withdrawn its acceptance of the Mission's plan

The trap lies in February and March: the Mission was announced on the day after the revolt began.`,
      hi: String.raw`- शिमला सम्मेलन: **जून–जुलाई 1945**, जब यूरोप का युद्ध समाप्त हो चुका था
- बंबई में नाविकों का विद्रोह: **18 फ़रवरी 1946**
- कैबिनेट मिशन: **24 मार्च 1946** को भारत पहुँचा
- प्रत्यक्ष कार्रवाई दिवस: **16 अगस्त 1946**, जब लीग मिशन की योजना पर दी गई सहमति वापस ले चुकी थी

उलझन फ़रवरी और मार्च की है: मिशन की घोषणा विद्रोह शुरू होने के अगले दिन हुई थी।`,
    },
    reasons: {
      a: {
        en: 'The Simla Conference came before the naval revolt, in the summer of 1945.',
        hi: 'शिमला सम्मेलन नौसेना विद्रोह से पहले, 1945 की गर्मियों में हुआ था।',
      },
      b: {
        en: 'The naval revolt was in February 1946, a month before the Mission came.',
        hi: 'नौसेना विद्रोह फ़रवरी 1946 में, मिशन के आने से एक माह पहले हुआ था।',
      },
      c: {
        en: 'Direct Action Day followed the Mission, and the Simla Conference was the first of all.',
        hi: 'प्रत्यक्ष कार्रवाई दिवस मिशन के बाद का है, और शिमला सम्मेलन सबसे पहले हुआ था।',
      },
      d: {
        en: 'June 1945, February 1946, March 1946 and August 1946.',
        hi: 'जून 1945, फ़रवरी 1946, मार्च 1946 और अगस्त 1946।',
      },
    },
  },
  {
    code: 'sp-004',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'indian-geography',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Pass) | List-II (State) |
| --- | --- |
| A. Mana | 1. Sikkim |
| B. Shipki La | 2. Uttarakhand |
| C. Bum La | 3. Himachal Pradesh |
| D. Jelep La | 4. Arunachal Pradesh |`,
      hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (दर्रा) | सूची-II (राज्य) |
| --- | --- |
| A. माणा | 1. सिक्किम |
| B. शिपकी ला | 2. उत्तराखंड |
| C. बुम ला | 3. हिमाचल प्रदेश |
| D. जेलेप ला | 4. अरुणाचल प्रदेश |`,
    },
    options: [
      { id: 'a', content: { en: 'A-2, B-3, C-4, D-1', hi: 'A-2, B-3, C-4, D-1' } },
      { id: 'b', content: { en: 'A-3, B-2, C-4, D-1', hi: 'A-3, B-2, C-4, D-1' } },
      { id: 'c', content: { en: 'A-2, B-3, C-1, D-4', hi: 'A-2, B-3, C-1, D-4' } },
      { id: 'd', content: { en: 'A-2, B-4, C-3, D-1', hi: 'A-2, B-4, C-3, D-1' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`From west to east along the border with Tibet: **Shipki La**, where the Sutlej enters India, in Himachal Pradesh; **Mana**, beyond Badrinath, in Uttarakhand; **Jelep La**, on the road from Kalimpong to Lhasa, in Sikkim; **Bum La**, beyond Tawang, in Arunachal Pradesh.

Sikkim has two well-known passes into the Chumbi valley, Nathu La and Jelep La.`,
      hi: String.raw`तिब्बत की सीमा पर पश्चिम से पूर्व की ओर: **शिपकी ला**, जहाँ सतलुज भारत में प्रवेश करती है, हिमाचल प्रदेश में; बदरीनाथ से आगे **माणा** उत्तराखंड में; कालिंपोंग से ल्हासा के मार्ग पर **जेलेप ला** सिक्किम में; तवांग से आगे **बुम ला** अरुणाचल प्रदेश में।

चुंबी घाटी में खुलने वाले दो प्रसिद्ध दर्रे, नाथू ला और जेलेप ला, सिक्किम में हैं।`,
    },
    reasons: {
      a: {
        en: 'Uttarakhand, Himachal Pradesh, Arunachal Pradesh and Sikkim, in this order.',
        hi: 'क्रमशः उत्तराखंड, हिमाचल प्रदेश, अरुणाचल प्रदेश और सिक्किम।',
      },
      b: {
        en: 'Mana and Shipki La are interchanged: the Sutlej passes Shipki La, in Kinnaur.',
        hi: 'माणा और शिपकी ला आपस में बदल गए: शिपकी ला किन्नौर में सतलुज के मार्ग पर है।',
      },
      c: {
        en: 'Bum La and Jelep La are interchanged: Bum La is near Tawang.',
        hi: 'बुम ला और जेलेप ला आपस में बदल गए: बुम ला तवांग के पास है।',
      },
      d: {
        en: 'Shipki La and Bum La are interchanged: the first is in the west, the second in the east.',
        hi: 'शिपकी ला और बुम ला आपस में बदल गए: पहला पश्चिम में है, दूसरा पूर्व में।',
      },
    },
  },
  {
    code: 'sp-005',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'physical-geography',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: String.raw`With reference to the tides of the sea, consider the following statements:

1. The tidal range is greatest when the Moon is in its first or third quarter.
2. Where there are two high tides a day, about 24 hours and 50 minutes pass from one to the next.

Which of the statements given above is/are correct?`,
      hi: String.raw`समुद्र के ज्वार-भाटे के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. ज्वारीय परिसर तब सर्वाधिक होता है जब चंद्रमा अपनी पहली या तीसरी चौथाई में होता है।
2. जहाँ दिन में दो बार ज्वार आता है, वहाँ एक ज्वार से अगले ज्वार तक लगभग 24 घंटे 50 मिनट लगते हैं।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
    },
    options: oneOrBoth,
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`- **1 is wrong.** At the quarters the Sun and the Moon pull at right angles and the range is smallest: **neap tide**. It is greatest at new and full moon: **spring tide**.
- **2 is wrong.** 24 hours 50 minutes is the lunar day, in which both high tides come. From one to the next it takes half of it, **12 hours 25 minutes**.`,
      hi: String.raw`- **1 ग़लत है।** चौथाइयों में सूर्य और चंद्रमा समकोण पर खींचते हैं और परिसर न्यूनतम होता है: **लघु ज्वार**। सर्वाधिक परिसर अमावस्या और पूर्णिमा को होता है: **दीर्घ ज्वार**।
- **2 ग़लत है।** 24 घंटे 50 मिनट चांद्र दिवस है, जिसमें दोनों ज्वार आते हैं। एक से दूसरे ज्वार तक उसका आधा, **12 घंटे 25 मिनट**, लगता है।`,
    },
    reasons: {
      a: {
        en: 'At the quarters Sun and Moon work against each other, and the tide is a neap tide.',
        hi: 'चौथाइयों में सूर्य और चंद्रमा एक-दूसरे के विरुद्ध काम करते हैं, और लघु ज्वार आता है।',
      },
      b: {
        en: 'The lunar day of 24 hours 50 minutes holds two high tides, not one interval.',
        hi: '24 घंटे 50 मिनट के चांद्र दिवस में दो ज्वार आते हैं, यह एक अंतराल नहीं है।',
      },
      c: {
        en: 'Spring was mixed up with neap, and the lunar day with half of it.',
        hi: 'दीर्घ को लघु ज्वार से, और चांद्र दिवस को उसके आधे से मिला दिया गया।',
      },
      d: {
        en: 'The range is greatest at new and full moon, and the interval is 12 hours 25 minutes.',
        hi: 'परिसर अमावस्या और पूर्णिमा को सर्वाधिक होता है, और अंतराल 12 घंटे 25 मिनट है।',
      },
    },
  },
  {
    code: 'sp-006',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'parliament',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'If both the Speaker and the Deputy Speaker of the Lok Sabha are absent from a joint sitting of the two Houses of Parliament, who presides over it?',
      hi: 'यदि संसद के दोनों सदनों की संयुक्त बैठक में लोकसभा के अध्यक्ष और उपाध्यक्ष दोनों अनुपस्थित हों, तो उसकी अध्यक्षता कौन करता है?',
    },
    options: [
      { id: 'a', content: { en: 'The Deputy Chairman of the Rajya Sabha', hi: 'राज्यसभा का उपसभापति' } },
      { id: 'b', content: { en: 'The Vice-President of India', hi: 'भारत का उपराष्ट्रपति' } },
      { id: 'c', content: { en: 'The eldest member of the Lok Sabha', hi: 'लोकसभा का वरिष्ठतम सदस्य' } },
      { id: 'd', content: { en: 'A member named by the President', hi: 'राष्ट्रपति द्वारा नामित सदस्य' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Article 118(4) gives the chair of a joint sitting to the Speaker. By the rules made under it, his place is taken by the Deputy Speaker, then by the **Deputy Chairman of the Rajya Sabha**, and then by a person chosen by the members present.

The trap is the Vice-President: as Chairman of the Rajya Sabha he is not a member of either House and never presides over a joint sitting.`,
      hi: String.raw`अनुच्छेद 118(4) संयुक्त बैठक की अध्यक्षता लोकसभा अध्यक्ष को देता है। इसके अधीन बने नियमों के अनुसार उसके स्थान पर लोकसभा उपाध्यक्ष, फिर **राज्यसभा का उपसभापति** और उसके बाद उपस्थित सदस्यों का चुना व्यक्ति आता है।

भ्रम उपराष्ट्रपति से होता है: राज्यसभा के सभापति के रूप में वह किसी सदन का सदस्य नहीं होता और संयुक्त बैठक की अध्यक्षता कभी नहीं करता।`,
    },
    reasons: {
      a: {
        en: 'After the Speaker and the Deputy Speaker the rules name the Deputy Chairman.',
        hi: 'नियमों में अध्यक्ष और उपाध्यक्ष के बाद उपसभापति का स्थान है।',
      },
      b: {
        en: 'He presides over the Rajya Sabha, but is a member of neither House and has no place here.',
        hi: 'वह राज्यसभा की अध्यक्षता करता है, पर किसी सदन का सदस्य नहीं है और यहाँ उसका स्थान नहीं।',
      },
      c: {
        en: 'Seniority counts by custom for the Speaker pro tem of a new Lok Sabha, not here.',
        hi: 'वरिष्ठता परंपरा से नई लोकसभा के अस्थायी अध्यक्ष में देखी जाती है, यहाँ नहीं।',
      },
      d: {
        en: 'The President summons the joint sitting, but does not name its chair.',
        hi: 'राष्ट्रपति संयुक्त बैठक बुलाता है, पर उसका अध्यक्ष नामित नहीं करता।',
      },
    },
  },
  {
    code: 'sp-007',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'federalism',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: 'Which one of the following pairs of an Article of the Constitution of India and its subject is **NOT** correctly matched?',
      hi: 'भारत के संविधान के अनुच्छेद और उसके विषय का निम्नलिखित में से कौन-सा युग्म सही सुमेलित **नहीं** है?',
    },
    options: [
      {
        id: 'a',
        content: { en: 'Article 262 – Waters of inter-State rivers', hi: 'अनुच्छेद 262 – अंतर्राज्यीय नदियों का जल' },
      },
      { id: 'b', content: { en: 'Article 263 – Inter-State Council', hi: 'अनुच्छेद 263 – अंतर्राज्यीय परिषद' } },
      { id: 'c', content: { en: 'Article 275 – Finance Commission', hi: 'अनुच्छेद 275 – वित्त आयोग' } },
      {
        id: 'd',
        content: { en: 'Article 301 – Freedom of trade and commerce', hi: 'अनुच्छेद 301 – व्यापार और वाणिज्य की स्वतंत्रता' },
      },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The Finance Commission is constituted under **Article 280**. Article 275 is about the grants of the Union to certain States, which the Commission recommends: that is the trap.

The others hold: 262 (disputes on river waters), 263 (Inter-State Council), 301 (trade throughout the territory of India).`,
      hi: String.raw`वित्त आयोग का गठन **अनुच्छेद 280** के अंतर्गत होता है। अनुच्छेद 275 कुछ राज्यों को संघ के अनुदानों का है, जिनकी सिफ़ारिश आयोग करता है: भ्रम यहीं होता है।

शेष सही हैं: 262 (नदी जल विवाद), 263 (अंतर्राज्यीय परिषद), 301 (पूरे भारत में व्यापार)।`,
    },
    reasons: {
      a: {
        en: 'The pair is right: under Article 262 Parliament may provide for such disputes.',
        hi: 'युग्म सही है: अनुच्छेद 262 के अंतर्गत संसद ऐसे विवादों के लिए व्यवस्था कर सकती है।',
      },
      b: {
        en: 'The pair is right: the President sets up the Council under Article 263.',
        hi: 'युग्म सही है: राष्ट्रपति परिषद की स्थापना अनुच्छेद 263 के अंतर्गत करता है।',
      },
      c: {
        en: 'The pair is wrong: Article 275 gives grants; the Commission is in Article 280.',
        hi: 'युग्म ग़लत है: अनुच्छेद 275 अनुदानों का है; आयोग अनुच्छेद 280 में है।',
      },
      d: {
        en: 'The pair is right: Article 301 opens Part XIII with the freedom of trade.',
        hi: 'युग्म सही है: व्यापार की स्वतंत्रता वाला अनुच्छेद 301 भाग XIII का पहला अनुच्छेद है।',
      },
    },
  },
  {
    code: 'sp-008',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'local-government',
    difficulty: 'hard',
    targetSeconds: 55,
    stem: {
      en: String.raw`With reference to the Panchayats (Extension to the Scheduled Areas) Act, 1996, consider the following statements:

1. It extends Part IX of the Constitution to the tribal areas of the Sixth Schedule as well.
2. It reserves the seats of Chairpersons of Panchayats at all levels in the Scheduled Areas for the Scheduled Tribes.

Which of the statements given above is/are correct?`,
      hi: String.raw`पंचायत (अनुसूचित क्षेत्रों पर विस्तार) अधिनियम, 1996 के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. यह संविधान के भाग IX का विस्तार छठी अनुसूची के जनजातीय क्षेत्रों पर भी करता है।
2. यह अनुसूचित क्षेत्रों में सभी स्तरों की पंचायतों के अध्यक्षों के पद अनुसूचित जनजातियों के लिए आरक्षित करता है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
    },
    options: oneOrBoth,
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`- **1 is wrong.** The Act is for the Scheduled Areas of Article 244(1), that is, of the **Fifth Schedule**. Article 243M keeps the Sixth Schedule areas out; they have autonomous district councils.
- **2 is correct.** A proviso to section 4(g) reserves **all** seats of Chairpersons at all levels for the Scheduled Tribes; of all the seats at least one-half go to them.

Uttar Pradesh has no Scheduled Area, so the Act does not work there.`,
      hi: String.raw`- **1 ग़लत है।** अधिनियम अनुच्छेद 244(1) के, अर्थात **पाँचवीं अनुसूची** के अनुसूचित क्षेत्रों के लिए है। अनुच्छेद 243M छठी अनुसूची के क्षेत्रों को बाहर रखता है; उनकी अपनी स्वायत्त ज़िला परिषदें हैं।
- **2 सही है।** धारा 4(g) का एक परंतुक सभी स्तरों पर अध्यक्षों के **सभी** पद अनुसूचित जनजातियों के लिए आरक्षित करता है; सदस्यों के कुल स्थानों में कम से कम आधे उनके होते हैं।

उत्तर प्रदेश में कोई अनुसूचित क्षेत्र नहीं है, अतः वहाँ यह अधिनियम लागू नहीं होता।`,
    },
    reasons: {
      a: {
        en: 'The Sixth Schedule areas have autonomous councils and lie outside the Act.',
        hi: 'छठी अनुसूची के क्षेत्रों में स्वायत्त परिषदें हैं और वे अधिनियम से बाहर हैं।',
      },
      b: {
        en: 'The reservation of all Chairpersons is in section 4(g); only the Fifth Schedule is covered.',
        hi: 'सभी अध्यक्षों का आरक्षण धारा 4(g) में है; अधिनियम केवल पाँचवीं अनुसूची का है।',
      },
      c: {
        en: 'Statement 2 holds, but the Fifth Schedule was confused with the Sixth.',
        hi: 'कथन 2 सही है, पर पाँचवीं अनुसूची को छठी समझ लिया गया।',
      },
      d: {
        en: 'The reservation was taken to be one-half, which holds for the members only.',
        hi: 'आरक्षण को आधा मान लिया गया, जबकि वह केवल सदस्यों के लिए है।',
      },
    },
  },
  {
    code: 'sp-009',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'public-finance',
    difficulty: 'hard',
    targetSeconds: 60,
    stem: {
      en: 'Other items of the Union Budget remaining the same, which one of the following reduces the fiscal deficit but leaves the revenue deficit unchanged?',
      hi: 'केंद्रीय बजट की शेष मदें यथावत रहें, तो निम्नलिखित में से कौन-सा कार्य राजकोषीय घाटा घटाता है, किंतु राजस्व घाटे को नहीं बदलता?',
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'Sale of the shares that the Government holds in a public sector company',
          hi: 'सरकार के पास मौजूद किसी सार्वजनिक उपक्रम के शेयर बेचना',
        },
      },
      {
        id: 'b',
        content: {
          en: 'Receipt of a higher dividend from the Reserve Bank of India',
          hi: 'भारतीय रिज़र्व बैंक से पहले से अधिक लाभांश प्राप्त करना',
        },
      },
      {
        id: 'c',
        content: {
          en: 'A cut in the interest that is paid on market loans',
          hi: 'बाज़ार से लिए गए ऋणों पर दिए जाने वाले ब्याज में कमी करना',
        },
      },
      {
        id: 'd',
        content: {
          en: 'A new long-term loan taken from the World Bank for building roads',
          hi: 'सड़कें बनाने के लिए विश्व बैंक से नया दीर्घकालिक ऋण लेना',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Revenue deficit = revenue expenditure − revenue receipts.

Fiscal deficit = total expenditure − revenue receipts − **capital receipts that create no debt**.

So a receipt is wanted that is capital and no loan: **disinvestment**. Dividend is a revenue receipt and interest is revenue expenditure; both change the two deficits alike. A loan only finances the deficit.`,
      hi: String.raw`राजस्व घाटा = राजस्व व्यय − राजस्व प्राप्तियाँ।

राजकोषीय घाटा = कुल व्यय − राजस्व प्राप्तियाँ − **ऋण न बढ़ाने वाली पूँजीगत प्राप्तियाँ**।

अतः ऐसी प्राप्ति चाहिए जो पूँजीगत हो पर ऋण न हो: **विनिवेश**। लाभांश राजस्व प्राप्ति है और ब्याज राजस्व व्यय; दोनों से दोनों घाटे समान रूप से बदलते हैं। ऋण तो केवल घाटे को पूरा करता है।`,
    },
    reasons: {
      a: {
        en: 'Disinvestment is a capital receipt without debt: it enters the fiscal deficit alone.',
        hi: 'विनिवेश बिना ऋण की पूँजीगत प्राप्ति है: वह केवल राजकोषीय घाटे में आता है।',
      },
      b: {
        en: 'Dividend is a revenue receipt, so the revenue deficit falls as well.',
        hi: 'लाभांश राजस्व प्राप्ति है, अतः राजस्व घाटा भी घटता है।',
      },
      c: {
        en: 'Interest is revenue expenditure, so both deficits fall by the same amount.',
        hi: 'ब्याज राजस्व व्यय है, अतः दोनों घाटे समान राशि से घटते हैं।',
      },
      d: {
        en: 'Borrowing finances the fiscal deficit; it does not reduce it.',
        hi: 'उधार राजकोषीय घाटे की पूर्ति करता है, उसे घटाता नहीं।',
      },
    },
  },
  {
    code: 'sp-010',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'schemes',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'When the PM Vishwakarma scheme for artisans and craftspeople was launched on 17 September 2023, how many trades did it cover?',
      hi: 'कारीगरों और शिल्पकारों की पीएम विश्वकर्मा योजना जब 17 सितंबर 2023 को शुरू हुई, तब उसमें कितने व्यवसाय सम्मिलित थे?',
    },
    options: [
      { id: 'a', content: { en: '15', hi: '15' } },
      { id: 'b', content: { en: '18', hi: '18' } },
      { id: 'c', content: { en: '21', hi: '21' } },
      { id: 'd', content: { en: '12', hi: '12' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The scheme began with **18** trades, among them the carpenter, blacksmith, potter, cobbler, barber, washerman and tailor. It is a Central Sector scheme of the Ministry of Micro, Small and Medium Enterprises; loans of up to ₹3 lakh without collateral come in two tranches of ₹1 lakh and ₹2 lakh at 5 per cent.

A help to memory: 17 September, and one more: 18 trades.`,
      hi: String.raw`योजना **18** व्यवसायों से शुरू हुई, जिनमें बढ़ई, लोहार, कुम्हार, मोची, नाई, धोबी और दर्ज़ी शामिल हैं। यह सूक्ष्म, लघु और मध्यम उद्यम मंत्रालय की केंद्रीय क्षेत्र की योजना है; बिना गिरवी के ₹3 लाख तक का ऋण ₹1 लाख और ₹2 लाख की दो किस्तों में 5 प्रतिशत ब्याज पर मिलता है।

याद रखने का सूत्र: 17 सितंबर, और एक अधिक: 18 व्यवसाय।`,
    },
    reasons: {
      a: {
        en: '15 is the incentive for a tool kit in thousands of rupees, not the number of trades.',
        hi: '15 तो टूलकिट की प्रोत्साहन राशि (हज़ार रुपये) है, व्यवसायों की संख्या नहीं।',
      },
      b: { en: 'Eighteen traditional trades were listed at the launch.', hi: 'शुरुआत में अठारह पारंपरिक व्यवसाय सूचीबद्ध थे।' },
      c: {
        en: 'More trades were asked for later, but the list of 2023 had eighteen.',
        hi: 'बाद में और व्यवसायों की माँग हुई, पर 2023 की सूची में अठारह थे।',
      },
      d: { en: 'The list of 2023 was longer than a dozen.', hi: '2023 की सूची एक दर्जन से बड़ी थी।' },
    },
  },
  {
    code: 'sp-011',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'climate-change',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'The Keeling Curve is a record, kept since 1958, of which one of the following?',
      hi: '1958 से रखा जा रहा कीलिंग वक्र (Keeling Curve) निम्नलिखित में से किसका अभिलेख है?',
    },
    options: [
      {
        id: 'a',
        content: { en: 'Carbon dioxide in the air over Mauna Loa', hi: 'मौना लोआ के ऊपर की वायु में कार्बन डाइऑक्साइड' },
      },
      {
        id: 'b',
        content: { en: 'Ozone in the stratosphere over Antarctica', hi: 'अंटार्कटिका के ऊपर समताप मंडल की ओज़ोन' },
      },
      {
        id: 'c',
        content: { en: 'Area of the sea ice of the Arctic Ocean', hi: 'आर्कटिक महासागर की समुद्री बर्फ़ का क्षेत्रफल' },
      },
      {
        id: 'd',
        content: {
          en: 'Sea surface temperature of the central Pacific Ocean',
          hi: 'मध्य प्रशांत महासागर की सतह का तापमान',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Charles David Keeling began to measure **carbon dioxide** in 1958 at the observatory on Mauna Loa in Hawaii. The curve rises year by year, from about 315 ppm to more than 420 ppm, with a small fall in every northern summer, when plants take up the gas.

The other three are also followed over decades, but by other series.`,
      hi: String.raw`चार्ल्स डेविड कीलिंग ने 1958 में हवाई द्वीप के मौना लोआ की वेधशाला में **कार्बन डाइऑक्साइड** का मापन शुरू किया। वक्र वर्ष-दर-वर्ष ऊपर जाता है, लगभग 315 ppm से 420 ppm के पार, और हर उत्तरी ग्रीष्म में थोड़ा गिरता है, जब पौधे यह गैस लेते हैं।

शेष तीनों पर भी दशकों से नज़र रखी जाती है, पर दूसरे अभिलेखों से।`,
    },
    reasons: {
      a: {
        en: 'Keeling measured carbon dioxide on Mauna Loa from 1958.',
        hi: 'कीलिंग ने 1958 से मौना लोआ पर कार्बन डाइऑक्साइड मापी।',
      },
      b: {
        en: 'The ozone hole was found in 1985 by the British Antarctic Survey.',
        hi: 'ओज़ोन छिद्र की खोज 1985 में ब्रिटिश अंटार्कटिक सर्वे ने की।',
      },
      c: {
        en: 'The ice of the Arctic has been measured by satellites, chiefly since 1979.',
        hi: 'आर्कटिक की बर्फ़ मुख्यतः 1979 से उपग्रहों द्वारा मापी जाती है।',
      },
      d: {
        en: 'The warming of this water is followed by the indices of El Niño.',
        hi: 'इस जल के गर्म होने पर एल नीनो के सूचकांकों से नज़र रखी जाती है।',
      },
    },
  },
  {
    code: 'sp-012',
    exams: ['state-psc'],
    subject: 'science',
    topic: 'everyday-science',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'Which one of the following alloys does not contain copper as a main constituent?',
      hi: 'निम्नलिखित में से किस मिश्रधातु में ताँबा मुख्य घटक के रूप में नहीं होता?',
    },
    options: [
      { id: 'a', content: { en: 'Nichrome', hi: 'नाइक्रोम' } },
      { id: 'b', content: { en: 'Gunmetal', hi: 'गनमेटल' } },
      { id: 'c', content: { en: 'German silver', hi: 'जर्मन सिल्वर' } },
      { id: 'd', content: { en: 'Bell metal', hi: 'बेल मेटल (घंटा धातु)' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`**Nichrome** is an alloy of nickel and chromium (often with iron). Its high resistivity and melting point make it fit for heaters.

- Gunmetal: copper, tin and zinc
- German silver: copper, zinc and nickel (and no silver, which is the usual trap)
- Bell metal: copper and tin`,
      hi: String.raw`**नाइक्रोम** निकल और क्रोमियम (प्रायः लोहे के साथ) की मिश्रधातु है। ऊँची प्रतिरोधकता और ऊँचे गलनांक के कारण यह हीटर में काम आती है।

- गनमेटल: ताँबा, टिन और जस्ता
- जर्मन सिल्वर: ताँबा, जस्ता और निकल (चाँदी नहीं, यही आम भूल है)
- बेल मेटल: ताँबा और टिन`,
    },
    reasons: {
      a: {
        en: 'It is made of nickel and chromium, as its name says.',
        hi: 'जैसा नाम से ही स्पष्ट है, यह निकल और क्रोमियम से बनती है।',
      },
      b: {
        en: 'It is copper with tin and zinc, once used for guns.',
        hi: 'यह टिन और जस्ते के साथ ताँबा है, जिससे कभी तोपें बनती थीं।',
      },
      c: {
        en: 'There is no silver in it, but about half of it is copper.',
        hi: 'इसमें चाँदी नहीं होती, पर लगभग आधा भाग ताँबा होता है।',
      },
      d: { en: 'It is a bronze: copper with about one-fifth of tin.', hi: 'यह काँसा ही है: ताँबे में लगभग पाँचवाँ भाग टिन।' },
    },
  },
  {
    code: 'sp-013',
    exams: ['state-psc'],
    subject: 'biology',
    topic: 'human-physiology',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: String.raw`Consider the following statements about human blood:

1. The plasma of a person of blood group AB has both anti-A and anti-B antibodies.
2. Red blood cells lose their nucleus before they become mature.

Which of the statements given above is/are correct?`,
      hi: String.raw`मानव रक्त के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. AB रक्त समूह वाले व्यक्ति के प्लाज़्मा में एंटी-A और एंटी-B दोनों प्रतिरक्षी होते हैं।
2. परिपक्व होने से पहले लाल रक्त कोशिकाएँ अपना केंद्रक खो देती हैं।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
    },
    options: oneOrBoth,
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`- **1 is wrong.** A person of group AB has both antigens on the red cells and therefore **neither** antibody in the plasma, or the own cells would clump. That is why he can receive red cells of every group. Both antibodies are found in group O.
- **2 is correct.** The nucleus is given up in the bone marrow; this leaves more room for haemoglobin.`,
      hi: String.raw`- **1 ग़लत है।** AB समूह वाले की लाल कोशिकाओं पर दोनों प्रतिजन होते हैं, इसलिए प्लाज़्मा में **कोई भी** प्रतिरक्षी नहीं होता, नहीं तो अपनी ही कोशिकाएँ जम जातीं। इसी से वह हर समूह की लाल कोशिकाएँ ले सकता है। दोनों प्रतिरक्षी O समूह में होते हैं।
- **2 सही है।** केंद्रक अस्थि मज्जा में ही निकल जाता है; इससे हीमोग्लोबिन के लिए अधिक स्थान मिलता है।`,
    },
    reasons: {
      a: {
        en: 'Antigens were mixed up with antibodies: group AB has both antigens.',
        hi: 'प्रतिजन और प्रतिरक्षी में भ्रम हुआ: AB समूह में दोनों प्रतिजन होते हैं।',
      },
      b: {
        en: 'Mature red cells have no nucleus, and group AB has no such antibody.',
        hi: 'परिपक्व लाल कोशिकाओं में केंद्रक नहीं होता, और AB समूह में ऐसा कोई प्रतिरक्षी नहीं होता।',
      },
      c: {
        en: 'Statement 2 holds, but both antibodies belong to group O.',
        hi: 'कथन 2 सही है, पर दोनों प्रतिरक्षी O समूह में होते हैं।',
      },
      d: {
        en: 'The white cells keep their nucleus; the red cells of man do not.',
        hi: 'श्वेत कोशिकाओं में केंद्रक रहता है; मनुष्य की लाल कोशिकाओं में नहीं।',
      },
    },
  },
  {
    code: 'sp-014',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'sports',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: 'Who was elected in March 2025 as the first woman President of the International Olympic Committee?',
      hi: 'मार्च 2025 में अंतरराष्ट्रीय ओलंपिक समिति की पहली महिला अध्यक्ष कौन चुनी गईं?',
    },
    options: [
      { id: 'a', content: { en: 'Nawal El Moutawakel', hi: 'नवल अल मुतवक्किल' } },
      { id: 'b', content: { en: 'Kirsty Coventry', hi: 'कर्स्टी कोवेंट्री' } },
      { id: 'c', content: { en: 'Nicole Hoevertsz', hi: 'निकोल होवर्त्ज़' } },
      { id: 'd', content: { en: 'Anita DeFrantz', hi: 'अनीता डीफ़्रांट्ज़' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`**Kirsty Coventry** of Zimbabwe, who won seven Olympic medals in swimming, was elected on 20 March 2025 at the session in Greece. She took over from Thomas Bach in June 2025 and was also the first President from Africa.

The other three are well-known members of the Committee; Nawal El Moutawakel of Morocco is the nearest trap, for she too is an African champion.`,
      hi: String.raw`तैराकी में सात ओलंपिक पदक जीतने वाली ज़िंबाब्वे की **कर्स्टी कोवेंट्री** 20 मार्च 2025 को यूनान के अधिवेशन में चुनी गईं। जून 2025 में उन्होंने थॉमस बाख़ से पद संभाला; वे अफ़्रीका से भी पहली अध्यक्ष हैं।

शेष तीनों समिति की जानी-मानी सदस्य हैं; मोरक्को की नवल अल मुतवक्किल से सबसे अधिक भ्रम होता है, क्योंकि वे भी अफ़्रीका की ओलंपिक विजेता हैं।`,
    },
    reasons: {
      a: {
        en: 'She won the 400 metres hurdles of 1984 for Morocco and became a Vice-President.',
        hi: 'उन्होंने 1984 में मोरक्को के लिए 400 मीटर बाधा दौड़ जीती और उपाध्यक्ष बनीं।',
      },
      b: {
        en: 'The swimmer from Zimbabwe was elected on 20 March 2025.',
        hi: 'ज़िंबाब्वे की यह तैराक 20 मार्च 2025 को चुनी गईं।',
      },
      c: {
        en: 'The member from Aruba was a Vice-President, but did not stand in 2025.',
        hi: 'अरूबा की यह सदस्य उपाध्यक्ष रहीं, पर 2025 में उम्मीदवार नहीं थीं।',
      },
      d: {
        en: 'The rower from the USA stood for the office in 2001 and lost.',
        hi: 'अमेरिका की यह नौकायन खिलाड़ी 2001 में इस पद का चुनाव लड़ीं और हार गईं।',
      },
    },
  },
  {
    code: 'sp-015',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'uttar-pradesh',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'Under the One District One Product scheme of Uttar Pradesh, which one of the following pairs is **NOT** correctly matched?',
      hi: 'उत्तर प्रदेश की "एक जनपद एक उत्पाद" योजना के अंतर्गत निम्नलिखित में से कौन-सा युग्म सही सुमेलित **नहीं** है?',
    },
    options: [
      { id: 'a', content: { en: 'Pilibhit – Flute', hi: 'पीलीभीत – बाँसुरी' } },
      { id: 'b', content: { en: 'Siddharthnagar – Kala Namak rice', hi: 'सिद्धार्थनगर – काला नमक चावल' } },
      { id: 'c', content: { en: 'Azamgarh – Brassware', hi: 'आज़मगढ़ – पीतल के बर्तन' } },
      { id: 'd', content: { en: 'Gorakhpur – Terracotta', hi: 'गोरखपुर – टेराकोटा' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**Azamgarh** is known for the **black pottery** of Nizamabad. Brassware is the product of Moradabad.

The others hold: flutes of Pilibhit, Kala Namak rice of Siddharthnagar and the terracotta of Gorakhpur.`,
      hi: String.raw`**आज़मगढ़** का उत्पाद निज़ामाबाद की **काली मिट्टी के बर्तन** (ब्लैक पॉटरी) हैं। पीतल के बर्तन मुरादाबाद का उत्पाद हैं।

शेष सही हैं: पीलीभीत की बाँसुरी, सिद्धार्थनगर का काला नमक चावल और गोरखपुर का टेराकोटा।`,
    },
    reasons: {
      a: {
        en: 'The pair is right: bamboo flutes are made at Pilibhit.',
        hi: 'युग्म सही है: पीलीभीत में बाँस की बाँसुरियाँ बनती हैं।',
      },
      b: {
        en: 'The pair is right: the scented rice comes from the foot of the Nepal hills.',
        hi: 'युग्म सही है: यह सुगंधित चावल नेपाल की तराई के इसी ज़िले का है।',
      },
      c: {
        en: 'The pair is wrong: Azamgarh has black pottery, Moradabad has brassware.',
        hi: 'युग्म ग़लत है: आज़मगढ़ की काली मिट्टी के बर्तन हैं, पीतल मुरादाबाद का है।',
      },
      d: {
        en: 'The pair is right: its unglazed clay horses and elephants are famous.',
        hi: 'युग्म सही है: यहाँ के मिट्टी के घोड़े और हाथी प्रसिद्ध हैं।',
      },
    },
  },
]

export const shortState: AuthoredQuestion[] = [...mockUppsc]
