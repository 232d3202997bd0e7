import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'
import { assertionAndReason, countOfThree } from '../papers/uppsc-gs-1/standard-texts.ts'
import { oneOrBoth } from '../papers/upsc-gs-1/standard-options.ts'

const mockUppsc: AuthoredQuestion[] = [
  {
    code: 'sp-001',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'ancient-history',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Ancient port) | List-II (Present State) |
| --- | --- |
| A. Muziris | 1. Gujarat |
| B. Bharukachchha | 2. West Bengal |
| C. Sopara | 3. Kerala |
| D. Tamralipti | 4. Maharashtra |`,
      hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (प्राचीन बंदरगाह) | सूची-II (वर्तमान राज्य) |
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
    targetSeconds: 40,
    stem: assertionAndReason,
    statements: {
      assertion: {
        en: 'Under Akbar the rank (mansab) of an officer passed by right to his eldest son.',
        hi: 'अकबर के समय मनसब वंशानुगत होता था और अधिकारी के बाद अपने-आप उसके ज्येष्ठ पुत्र को मिल जाता था।',
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
    targetSeconds: 40,
    stem: {
      en: String.raw`Arrange the following events in chronological order and select the correct answer using the code given below.

1. Revolt of the ratings of the Royal Indian Navy
2. Arrival of the Cabinet Mission in India
3. Simla Conference called by Lord Wavell
4. Direct Action Day of the Muslim League`,
      hi: String.raw`निम्नलिखित घटनाओं को कालानुक्रम में व्यवस्थित कीजिए तथा नीचे दिए गए कूट से सही उत्तर चुनिए।

1. रॉयल इंडियन नेवी के नाविकों का विद्रोह
2. कैबिनेट मिशन का भारत आगमन
3. लॉर्ड वेवेल द्वारा बुलाया गया शिमला सम्मेलन
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
      en: String.raw`- Simla Conference: **June–July 1945**, after the war in Europe had ended
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
    targetSeconds: 40,
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
2. Where there are two high tides a day, about 24 hours and 50 minutes pass between one high tide and the high tide that follows it.

Which of the statements given above is/are correct?`,
      hi: String.raw`समुद्र के ज्वार-भाटे के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. ज्वारीय परिसर (tidal range) तब सर्वाधिक होता है जब चंद्रमा प्रथम या तृतीय चतुर्थांश में होता है।
2. जहाँ दिन में दो बार ज्वार आता है, वहाँ एक उच्च ज्वार से उसके ठीक बाद आने वाले उच्च ज्वार तक लगभग 24 घंटे 50 मिनट लगते हैं।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
    },
    options: oneOrBoth,
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`- **1 is wrong.** At the quarters the Sun and the Moon pull at right angles and the range is smallest: **neap tide**. It is greatest at new and full moon: **spring tide**.
- **2 is wrong.** 24 hours 50 minutes is the lunar day, in which both high tides come. From one to the next it takes half of it, **12 hours 25 minutes**.`,
      hi: String.raw`- **1 ग़लत है।** चतुर्थांशों में सूर्य और चंद्रमा समकोण पर खींचते हैं और परिसर न्यूनतम होता है: **लघु ज्वार**। सर्वाधिक परिसर अमावस्या और पूर्णिमा को होता है: **दीर्घ ज्वार**।
- **2 ग़लत है।** 24 घंटे 50 मिनट चांद्र दिवस है, जिसमें दोनों ज्वार आते हैं। एक से दूसरे ज्वार तक उसका आधा, **12 घंटे 25 मिनट**, लगता है।`,
    },
    reasons: {
      a: {
        en: 'At the quarters Sun and Moon work against each other, and the tide is a neap tide.',
        hi: 'चतुर्थांशों में सूर्य और चंद्रमा एक-दूसरे के विरुद्ध काम करते हैं, और लघु ज्वार आता है।',
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
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`With reference to the Constitution (106th Amendment) Act, 2023, on seats for women, consider the following statements:

1. It provides for reserving, as nearly as may be, one-third of the seats of the Lok Sabha, of the State Legislative Assemblies and of the Assembly of Delhi.
2. It extends the reservation to the Rajya Sabha and the Legislative Councils.

Which of the statements given above is/are correct?`,
      hi: String.raw`महिलाओं के लिए सीटों के आरक्षण से संबंधित संविधान (106वाँ संशोधन) अधिनियम, 2023 के संदर्भ में, निम्नलिखित कथनों पर विचार कीजिए:

1. यह लोक सभा, राज्यों की विधान सभाओं और दिल्ली की विधान सभा की यथासंभव एक-तिहाई सीटें आरक्षित करने का प्रावधान करता है।
2. यह आरक्षण को राज्य सभा और विधान परिषदों तक बढ़ाता है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
    },
    options: oneOrBoth,
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`- **1 is correct.** Articles 330A, 332A and 239AA provide for it; a third of the seats of the Scheduled Castes and Tribes are kept for their women.
- **2 is not correct.** The Act leaves the Rajya Sabha and the Legislative Councils as they are.

Article 334A ties the reservation to the delimitation that follows the first census after the Act came into force, and limits it to fifteen years at first.`,
      hi: String.raw`- **1 सही है।** अनुच्छेद 330A, 332A और 239AA में इसका प्रावधान है; अनुसूचित जाति और जनजाति की सीटों में भी एक-तिहाई उनकी महिलाओं के लिए हैं।
- **2 सही नहीं है।** अधिनियम राज्य सभा और विधान परिषदों पर लागू नहीं होता।

अनुच्छेद 334A के अनुसार आरक्षण तब मिलेगा, जब अधिनियम लागू होने के बाद की पहली जनगणना पर आधारित परिसीमन हो जाए, और आरंभ में पंद्रह वर्ष के लिए।`,
    },
    reasons: {
      a: {
        en: 'Only the directly elected lower Houses and the Assembly of Delhi are covered.',
        hi: 'इसमें केवल सीधे चुने जाने वाले सदन, यानी लोक सभा और विधान सभाएँ (दिल्ली सहित) आती हैं।',
      },
      b: {
        en: 'The upper Houses are outside the Act; the lower ones are inside.',
        hi: 'उच्च सदन अधिनियम से बाहर हैं, निचले सदन उसके भीतर।',
      },
      c: {
        en: 'The upper Houses were added by mistake.',
        hi: 'इसमें उच्च सदन ग़लती से जोड़ लिए गए।',
      },
      d: {
        en: 'This misses the reservation of a third, the very purpose of the Act.',
        hi: 'इसमें एक-तिहाई आरक्षण ही छूट गया, जो अधिनियम का उद्देश्य है।',
      },
    },
  },
  {
    code: 'sp-007',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'federalism',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'Which one of the following pairs of an Article of the Constitution of India and its subject is **NOT** correctly matched?',
      hi: 'भारत के संविधान के अनुच्छेद और उसके विषय का निम्नलिखित में से कौन-सा युग्म सही सुमेलित **नहीं** है?',
    },
    options: [
      {
        id: 'a',
        content: { en: 'Article 262 – Disputes on inter-State rivers', hi: 'अनुच्छेद 262 – अंतरराज्यीय नदी जल विवाद' },
      },
      { id: 'b', content: { en: 'Article 263 – Inter-State Council', hi: 'अनुच्छेद 263 – अंतरराज्यीय परिषद' } },
      { id: 'c', content: { en: 'Article 275 – Finance Commission', hi: 'अनुच्छेद 275 – वित्त आयोग की स्थापना' } },
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

शेष सही हैं: 262 (नदी जल विवाद), 263 (अंतरराज्यीय परिषद), 301 (पूरे भारत में व्यापार)।`,
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
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: String.raw`With reference to the Provisions of the Panchayats (Extension to the Scheduled Areas) Act, 1996, consider the following statements:

1. It extends Part IX of the Constitution to the tribal areas of the Sixth Schedule as well.
2. It reserves the seats of Chairpersons of Panchayats at all levels in the Scheduled Areas for the Scheduled Tribes.

Which of the statements given above is/are correct?`,
      hi: String.raw`पंचायत उपबंध (अनुसूचित क्षेत्रों पर विस्तार) अधिनियम, 1996 के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

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
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: 'Other items of the Union Budget remaining the same, which one of the following reduces the fiscal deficit but leaves the revenue deficit unchanged?',
      hi: 'केंद्रीय बजट की शेष मदें यथावत रहें, तो निम्नलिखित में से कौन-सा कार्य राजकोषीय घाटा घटाता है, किंतु राजस्व घाटे को नहीं बदलता?',
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'Sale of the shares that the Government holds in a public sector company',
          hi: 'किसी सार्वजनिक उपक्रम में सरकार की अपनी हिस्सेदारी के शेयर बेचना',
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
    topic: 'uttar-pradesh',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: String.raw`Consider the following statements about the river Gomti:

1. It rises from a lake in the district of Pilibhit and not from a glacier.
2. Lucknow and Jaunpur stand on its banks.
3. It joins the Ghaghara in the district of Ballia.

Which of the above statements are correct?`,
      hi: String.raw`गोमती नदी के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. यह किसी हिमनद से नहीं, बल्कि पीलीभीत ज़िले की एक झील से निकलती है।
2. लखनऊ और जौनपुर इसके तट पर बसे हैं।
3. यह बलिया ज़िले में घाघरा से मिलती है।

उपर्युक्त कथनों में से कौन-से सही हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'b', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`- **1 is correct.** It rises from Gomat Taal (Fulhar lake) near Madho Tanda in Pilibhit, in the plain.
- **2 is correct.** It flows past Lucknow, Sultanpur and Jaunpur.
- **3 is wrong.** It joins the **Ganga** near Kaithi, on the border of Varanasi and Ghazipur. The Ghaghara is the river that reaches the Ganga farther east, beyond Ballia.

The trap is 1: most large rivers of the State come from the Himalayas or the Vindhyas, the Gomti from neither.`,
      hi: String.raw`- **1 सही है।** यह मैदान में ही, पीलीभीत में माधोटांडा के पास गोमत ताल (फुलहर झील) से निकलती है।
- **2 सही है।** यह लखनऊ, सुल्तानपुर और जौनपुर से होकर बहती है।
- **3 ग़लत है।** यह वाराणसी और ग़ाज़ीपुर की सीमा पर कैथी के पास **गंगा** में मिलती है। और पूर्व में, बलिया के आगे, गंगा में मिलने वाली नदी घाघरा है।

भ्रम पहले कथन में होता है: प्रदेश की अधिकांश बड़ी नदियाँ हिमालय या विंध्य से आती हैं, गोमती इन दोनों में से किसी से नहीं।`,
    },
    reasons: {
      a: {
        en: 'Lucknow and Jaunpur do stand on it, and it ends in the Ganga, not in the Ghaghara.',
        hi: 'लखनऊ और जौनपुर इसी के तट पर हैं, और यह घाघरा में नहीं, गंगा में मिलती है।',
      },
      b: {
        en: 'Gomat Taal is its source, Lucknow and Jaunpur its cities, and the Ganga its end.',
        hi: 'गोमत ताल इसका उद्गम है, लखनऊ और जौनपुर इसके नगर, और अंत में यह गंगा में मिलती है।',
      },
      c: {
        en: 'The source in Pilibhit was rejected, and the Ghaghara was taken for the Ganga.',
        hi: 'पीलीभीत के उद्गम को ग़लत माना गया, और गंगा की जगह घाघरा मान ली गई।',
      },
      d: {
        en: 'Statements 1 and 2 hold, but the confluence is near Kaithi, with the Ganga.',
        hi: 'कथन 1 और 2 सही हैं, पर संगम कैथी के पास गंगा से होता है।',
      },
    },
  },
  {
    code: 'sp-011',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'climate-change',
    difficulty: 'easy',
    targetSeconds: 25,
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
    targetSeconds: 25,
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
    targetSeconds: 35,
    stem: {
      en: String.raw`Consider the following statements about human blood:

1. The plasma of a person of blood group AB has neither anti-A nor anti-B antibodies.
2. Red blood cells lose their nucleus before they become mature.

Which of the statements given above is/are correct?`,
      hi: String.raw`मानव रक्त के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. AB रक्त समूह वाले व्यक्ति के प्लाज़्मा में न एंटी-A प्रतिरक्षी होता है, न एंटी-B।
2. परिपक्व होने से पहले लाल रक्त कोशिकाएँ अपना केंद्रक खो देती हैं।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
    },
    options: oneOrBoth,
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`- **1 is correct.** A person of group AB has both **antigens** on the red cells and therefore neither antibody in the plasma, or the own cells would clump. That is why he can receive red cells of every group. Both antibodies are found in group O.
- **2 is correct.** The nucleus is given up in the bone marrow; this leaves more room for haemoglobin.`,
      hi: String.raw`- **1 सही है।** AB समूह वाले की लाल कोशिकाओं पर दोनों **प्रतिजन** होते हैं, इसलिए प्लाज़्मा में इनमें से कोई प्रतिरक्षी नहीं होता, नहीं तो अपनी ही कोशिकाएँ जम जातीं। इसी से वह हर समूह की लाल कोशिकाएँ ले सकता है। दोनों प्रतिरक्षी O समूह में होते हैं।
- **2 सही है।** केंद्रक अस्थि मज्जा में ही निकल जाता है; इससे हीमोग्लोबिन के लिए अधिक स्थान मिलता है।`,
    },
    reasons: {
      a: {
        en: 'Statement 1 holds, but the white cells, not the red ones, keep their nucleus.',
        hi: 'कथन 1 सही है, पर केंद्रक श्वेत कोशिकाओं में रहता है, लाल कोशिकाओं में नहीं।',
      },
      b: {
        en: 'Antigens were mixed up with antibodies: group AB has both antigens.',
        hi: 'प्रतिजन और प्रतिरक्षी में भ्रम हुआ: AB समूह में दोनों प्रतिजन होते हैं।',
      },
      c: {
        en: 'Group AB has neither of these antibodies, and mature red cells have no nucleus.',
        hi: 'AB समूह में इनमें से कोई प्रतिरक्षी नहीं, और परिपक्व लाल कोशिका में केंद्रक नहीं।',
      },
      d: {
        en: 'Both antibodies belong to group O, and the nucleus goes while the cell is in the marrow.',
        hi: 'दोनों प्रतिरक्षी O समूह में होते हैं, और केंद्रक अस्थि मज्जा में ही निकल जाता है।',
      },
    },
  },
  {
    code: 'sp-014',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'sports',
    difficulty: 'easy',
    targetSeconds: 20,
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
      hi: String.raw`तैराकी में सात ओलंपिक पदक जीतने वाली ज़िंबाब्वे की **कर्स्टी कोवेंट्री** 20 मार्च 2025 को यूनान के अधिवेशन में चुनी गईं। जून 2025 में उन्होंने थॉमस बाख़ से पद सँभाला; वे अफ़्रीका से भी पहली अध्यक्ष हैं।

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
    targetSeconds: 30,
    stem: {
      en: 'According to the list with which the One District One Product scheme of Uttar Pradesh began in 2018, which one of the following pairs is **NOT** correctly matched?',
      hi: 'उत्तर प्रदेश की "एक जनपद एक उत्पाद" योजना 2018 में जिस सूची के साथ शुरू हुई, उसके अनुसार निम्नलिखित में से कौन-सा युग्म सही सुमेलित **नहीं** है?',
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

const mockRpsc: AuthoredQuestion[] = [
  {
    code: 'sp-016',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'rajasthan-culture',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: String.raw`Match List-I with List-II and choose the correct answer using the code given below the lists.

| List-I (Folk deity) | List-II (Place associated with the deity) |
| --- | --- |
| A. Pabuji | 1. Asind |
| B. Gogaji | 2. Kharnal |
| C. Tejaji | 3. Kolu |
| D. Devnarayan | 4. Gogamedi |`,
      hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (लोक देवता) | सूची-II (संबंधित स्थान) |
| --- | --- |
| A. पाबूजी | 1. आसींद |
| B. गोगाजी | 2. खरनाल |
| C. तेजाजी | 3. कोलू |
| D. देवनारायणजी | 4. गोगामेड़ी |`,
    },
    options: [
      { id: 'a', content: { en: 'A-3, B-4, C-1, D-2', hi: 'A-3, B-4, C-1, D-2' } },
      { id: 'b', content: { en: 'A-2, B-4, C-3, D-1', hi: 'A-2, B-4, C-3, D-1' } },
      { id: 'c', content: { en: 'A-1, B-3, C-2, D-4', hi: 'A-1, B-3, C-2, D-4' } },
      { id: 'd', content: { en: 'A-3, B-4, C-2, D-1', hi: 'A-3, B-4, C-2, D-1' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`- **Pabuji**, the protector of camels: **Kolu**, in the desert of Marwar
- **Gogaji**, worshipped against snake bite: **Gogamedi**, in Hanumangarh
- **Tejaji**: born at **Kharnal**, in Nagaur
- **Devnarayan**, the deity of the Gujars: **Asind**, in Bhilwara

Gogamedi carries the name of Gogaji; the rest is to tell Asind from Kharnal.`,
      hi: String.raw`- ऊँटों के रक्षक **पाबूजी**: मारवाड़ के मरु प्रदेश का **कोलू**
- साँप के काटने पर पूजे जाने वाले **गोगाजी**: हनुमानगढ़ की **गोगामेड़ी**
- **तेजाजी**: जन्मस्थान नागौर का **खरनाल**
- गुर्जरों के आराध्य **देवनारायणजी**: भीलवाड़ा का **आसींद**

गोगामेड़ी में गोगाजी का नाम ही है; शेष भेद आसींद और खरनाल का है।`,
    },
    reasons: {
      a: {
        en: 'Tejaji and Devnarayan are interchanged: Asind belongs to Devnarayan.',
        hi: 'तेजाजी और देवनारायणजी आपस में बदल गए हैं: आसींद देवनारायणजी का स्थान है।',
      },
      b: {
        en: 'Pabuji and Tejaji are interchanged: Tejaji was born at Kharnal.',
        hi: 'पाबूजी और तेजाजी आपस में बदल गए हैं: तेजाजी का जन्म खरनाल में हुआ।',
      },
      c: {
        en: 'Only Tejaji is placed rightly; Gogamedi belongs to Gogaji.',
        hi: 'केवल तेजाजी का स्थान सही है; गोगामेड़ी गोगाजी का स्थान है।',
      },
      d: { en: 'Kolu, Gogamedi, Kharnal and Asind, in this order.', hi: 'क्रमशः कोलू, गोगामेड़ी, खरनाल और आसींद।' },
    },
  },
  {
    code: 'sp-017',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'rajasthan-culture',
    difficulty: 'medium',
    targetSeconds: 60,
    stem: {
      en: String.raw`With reference to the integration of Rajasthan, consider the following statements:

1. Alwar was the capital of the Matsya Union, which was formed in March 1948.
2. The Maharana of Udaipur became the Rajpramukh of the United State of Rajasthan, inaugurated in April 1948.
3. Ajmer-Merwara became a part of Rajasthan when Greater Rajasthan was inaugurated in March 1949.

Which of the above statements are correct?`,
      hi: String.raw`राजस्थान के एकीकरण के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. मार्च 1948 में बने मत्स्य संघ की राजधानी अलवर थी।
2. उदयपुर के महाराणा अप्रैल 1948 में उद्घाटित संयुक्त राजस्थान के राजप्रमुख बने।
3. मार्च 1949 में वृहत् राजस्थान के उद्घाटन के साथ अजमेर-मेरवाड़ा राजस्थान का अंग बना।

उपर्युक्त कथनों में से कौन-से सही हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`- **1 is correct.** The Union of Alwar, Bharatpur, Dholpur and Karauli was inaugurated at Bharatpur, but its capital was Alwar; the Maharaja of Dholpur was its Rajpramukh.
- **2 is correct.** When Udaipur joined the Rajasthan Union on 18 April 1948, Maharana Bhupal Singh took over from the Maharao of Kota.
- **3 is wrong.** Greater Rajasthan of 30 March 1949 came by the joining of Jaipur, Jodhpur, Bikaner and Jaisalmer. Ajmer was a Part C State until **1 November 1956**, when the States were reorganised.

The trap of 1 is the place of the inauguration.`,
      hi: String.raw`- **1 सही है।** अलवर, भरतपुर, धौलपुर और करौली के इस संघ का उद्घाटन भरतपुर में हुआ, पर राजधानी अलवर थी; धौलपुर के महाराजा राजप्रमुख थे।
- **2 सही है।** 18 अप्रैल 1948 को उदयपुर के राजस्थान संघ में मिलने पर कोटा के महाराव के स्थान पर महाराणा भूपाल सिंह राजप्रमुख बने।
- **3 ग़लत है।** 30 मार्च 1949 का वृहत् राजस्थान जयपुर, जोधपुर, बीकानेर और जैसलमेर के मिलने से बना। अजमेर **1 नवंबर 1956** के राज्य पुनर्गठन तक 'ग' श्रेणी का राज्य था।

पहले कथन में भ्रम उद्घाटन-स्थल से होता है।`,
    },
    reasons: {
      a: {
        en: 'Alwar was the capital and the Maharana the Rajpramukh; Ajmer-Merwara came only in 1956.',
        hi: 'राजधानी अलवर और राजप्रमुख महाराणा थे; अजमेर-मेरवाड़ा 1956 में ही आया।',
      },
      b: {
        en: 'The Maharao of Kota headed the earlier Union of March; in April the Maharana replaced him.',
        hi: 'कोटा के महाराव मार्च वाले संघ के राजप्रमुख थे; अप्रैल में महाराणा ने उनका स्थान लिया।',
      },
      c: {
        en: 'Bharatpur, the place of the inauguration, was taken for the capital, and 1949 for 1956.',
        hi: 'उद्घाटन-स्थल भरतपुर को राजधानी और 1956 को 1949 मान लिया गया।',
      },
      d: {
        en: 'Ajmer-Merwara joined in November 1956, at the end of the integration.',
        hi: 'अजमेर-मेरवाड़ा एकीकरण के अंत में, नवंबर 1956 में मिला।',
      },
    },
  },
  {
    code: 'sp-018',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'rajasthan-culture',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'Which one of the following pairs of a folk dance of Rajasthan and the community chiefly connected with it is **NOT** correctly matched?',
      hi: 'राजस्थान के लोक नृत्य और उससे मुख्यतः जुड़े समुदाय का निम्नलिखित में से कौन-सा युग्म सुमेलित **नहीं** है?',
    },
    options: [
      { id: 'a', content: { en: 'Walar – Garasia', hi: 'वालर – गरासिया' } },
      { id: 'b', content: { en: 'Terah Taali – Kamad', hi: 'तेरहताली – कामड़' } },
      { id: 'c', content: { en: 'Chari – Gujar', hi: 'चरी – गुर्जर' } },
      { id: 'd', content: { en: 'Chakri – Bhil', hi: 'चकरी – भील' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`**Chakri**, a fast whirling dance of Hadoti, is danced by the women of the **Kanjar** community. The dances of the Bhils are Gair, Gavri and Neja, among others.

The others hold: Walar of the Garasias of Sirohi, danced without any instrument; Terah Taali of the Kamad women in honour of Ramdevji; Chari of the Gujars of Kishangarh, with burning cotton seeds in a pot on the head.`,
      hi: String.raw`**चकरी** हाड़ौती का तेज़ चक्करदार नृत्य है, जिसे **कंजर** समुदाय की महिलाएँ करती हैं। भीलों के नृत्य गेर, गवरी और नेजा आदि हैं।

शेष सही हैं: सिरोही के गरासियों का वालर, जो बिना वाद्य के होता है; रामदेवजी की आराधना में कामड़ महिलाओं का तेरहताली; सिर पर चरी में जलते कपास के बीज रखकर किशनगढ़ के गुर्जरों का चरी नृत्य।`,
    },
    reasons: {
      a: {
        en: 'The pair is right: the Garasias dance the Walar without instruments.',
        hi: 'युग्म सही है: गरासिया वालर नृत्य बिना वाद्य के करते हैं।',
      },
      b: {
        en: 'The pair is right: Kamad women strike thirteen cymbals tied to the body.',
        hi: 'युग्म सही है: कामड़ महिलाएँ शरीर पर बँधे तेरह मंजीरे बजाती हैं।',
      },
      c: {
        en: 'The pair is right: the Chari dance belongs to the Gujars of Kishangarh.',
        hi: 'युग्म सही है: चरी नृत्य किशनगढ़ के गुर्जरों का है।',
      },
      d: {
        en: 'The pair is wrong: Chakri is danced by Kanjar women of Hadoti.',
        hi: 'युग्म ग़लत है: चकरी हाड़ौती की कंजर महिलाओं का नृत्य है।',
      },
    },
  },
  {
    code: 'sp-019',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'rajasthan-geography',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'Which one of the following rivers of Rajasthan belongs to the inland drainage, that is, loses itself in the sand before it reaches another river or the sea?',
      hi: 'राजस्थान की निम्नलिखित में से कौन-सी नदी आंतरिक प्रवाह की है, अर्थात किसी अन्य नदी या समुद्र तक पहुँचने से पहले ही रेत में विलीन हो जाती है?',
    },
    options: [
      { id: 'a', content: { en: 'Som', hi: 'सोम' } },
      { id: 'b', content: { en: 'Kantli', hi: 'कांतली' } },
      { id: 'c', content: { en: 'Parvan', hi: 'परवन' } },
      { id: 'd', content: { en: 'Berach', hi: 'बेड़च' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The **Kantli** rises in the Khandela hills of Sikar, flows north through Shekhawati and ends in the sands on the border of Jhunjhunu and Churu.

The others reach the sea by a larger river: Som to the Mahi (Arabian Sea); Parvan to the Kali Sindh and so to the Chambal; Berach to the Banas and so to the Chambal (Bay of Bengal).`,
      hi: String.raw`**कांतली** सीकर की खंडेला पहाड़ियों से निकलकर शेखावाटी में उत्तर की ओर बहती है और झुंझुनूँ-चूरू की सीमा पर रेत में समाप्त हो जाती है।

शेष नदियाँ किसी बड़ी नदी के साथ समुद्र तक पहुँचती हैं: सोम माही में (अरब सागर); परवन काली सिंध और फिर चंबल में; बेड़च बनास और फिर चंबल में (बंगाल की खाड़ी)।`,
    },
    reasons: {
      a: { en: 'The Som joins the Mahi near Beneshwar.', hi: 'सोम बेणेश्वर के पास माही में मिलती है।' },
      b: { en: 'The Kantli is lost in the sands of Shekhawati.', hi: 'कांतली शेखावाटी की रेत में विलीन हो जाती है।' },
      c: {
        en: 'The Parvan joins the Kali Sindh, a tributary of the Chambal.',
        hi: 'परवन चंबल की सहायक काली सिंध में मिलती है।',
      },
      d: { en: 'The Berach, after passing Chittorgarh, joins the Banas.', hi: 'बेड़च चित्तौड़गढ़ के बाद बनास में मिलती है।' },
    },
  },
  {
    code: 'sp-020',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'rajasthan-geography',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: String.raw`Arrange the following peaks of the Aravalli range in Rajasthan in decreasing order of their height and choose the correct code.

1. Jarga
2. Ser
3. Raghunathgarh
4. Achalgarh`,
      hi: String.raw`राजस्थान में अरावली श्रेणी की निम्नलिखित चोटियों को ऊँचाई के अवरोही (घटते) क्रम में व्यवस्थित कीजिए तथा सही कूट चुनिए।

1. जरगा
2. सेर
3. रघुनाथगढ़
4. अचलगढ़`,
    },
    options: [
      { id: 'a', content: { en: '1, 2, 4, 3', hi: '1, 2, 4, 3' } },
      { id: 'b', content: { en: '2, 1, 4, 3', hi: '2, 1, 4, 3' } },
      { id: 'c', content: { en: '2, 4, 1, 3', hi: '2, 4, 1, 3' } },
      { id: 'd', content: { en: '4, 2, 1, 3', hi: '4, 2, 1, 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`From the highest down: **Ser** (1,597 m, Sirohi), **Jarga** (1,431 m, Udaipur), **Achalgarh** (1,380 m, Sirohi), **Raghunathgarh** (1,055 m, Sikar). Above them all stands Guru Shikhar (1,722 m).

The trap is Jarga: though it lies outside Abu, it is higher than Achalgarh.`,
      hi: String.raw`सबसे ऊँची से नीचे की ओर: **सेर** (1,597 मी, सिरोही), **जरगा** (1,431 मी, उदयपुर), **अचलगढ़** (1,380 मी, सिरोही), **रघुनाथगढ़** (1,055 मी, सीकर)। सबसे ऊँचा गुरु शिखर (1,722 मी) है।

भूल जरगा में होती है: आबू से बाहर होते हुए भी वह अचलगढ़ से ऊँचा है।`,
    },
    reasons: {
      a: { en: 'Ser, next to Guru Shikhar, is higher than Jarga.', hi: 'गुरु शिखर के बाद आने वाला सेर जरगा से ऊँचा है।' },
      b: { en: '1,597 m, 1,431 m, 1,380 m and 1,055 m.', hi: '1,597 मी, 1,431 मी, 1,380 मी और 1,055 मी।' },
      c: {
        en: 'Achalgarh was taken for higher than Jarga because it stands on Mount Abu.',
        hi: 'आबू पर होने से अचलगढ़ को जरगा से ऊँचा मान लिया गया।',
      },
      d: {
        en: 'Achalgarh is put above even Ser, which is some 200 m higher.',
        hi: 'अचलगढ़ को सेर से भी ऊपर रखा गया, जबकि सेर उससे लगभग 200 मी ऊँचा है।',
      },
    },
  },
  {
    code: 'sp-021',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'rajasthan-polity',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: String.raw`Consider the following statements about Rajasthan:

1. The principal seat of the Rajasthan High Court is at Jodhpur, and it has a bench at Jaipur.
2. An Act of 2012 gives the people of the State a right to be heard on their complaints within a fixed time.

Which of the above statements is/are correct?`,
      hi: String.raw`राजस्थान के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. राजस्थान उच्च न्यायालय की मुख्य पीठ जोधपुर में है और उसकी एक खंडपीठ जयपुर में है।
2. 2012 का एक अधिनियम राज्य के लोगों को अपनी शिकायतों पर निश्चित समय में सुनवाई का अधिकार देता है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
    },
    options: oneOrBoth,
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`- **1 is correct.** Jaipur is the capital, but the principal seat of the High Court is at **Jodhpur**; Jaipur has had its bench again since 1977.
- **2 is correct.** The **Rajasthan Right to Hearing Act, 2012** came into force on 1 August 2012. It followed the State's Act of 2011 that guarantees the delivery of public services.`,
      hi: String.raw`- **1 सही है।** राजधानी जयपुर है, पर उच्च न्यायालय की मुख्य पीठ **जोधपुर** में है; जयपुर में खंडपीठ 1977 से फिर काम कर रही है।
- **2 सही है।** **राजस्थान सुनवाई का अधिकार अधिनियम, 2012** 1 अगस्त 2012 से लागू हुआ। इससे पहले 2011 में लोक सेवाओं के प्रदान की गारंटी का अधिनियम आया था।`,
    },
    reasons: {
      a: {
        en: 'The seats are judged rightly, but the Right to Hearing Act of 2012 was overlooked.',
        hi: 'पीठों का निर्णय ठीक रहा, पर 2012 का सुनवाई का अधिकार अधिनियम छूट गया।',
      },
      b: {
        en: 'The capital was taken for the principal seat of the High Court, which is at Jodhpur.',
        hi: 'राजधानी को ही उच्च न्यायालय की मुख्य पीठ मान लिया गया, जो जोधपुर में है।',
      },
      c: {
        en: 'Jodhpur has the principal seat, and the Right to Hearing Act is of 2012.',
        hi: 'मुख्य पीठ जोधपुर में है, और सुनवाई का अधिकार अधिनियम 2012 का है।',
      },
      d: {
        en: 'Jodhpur and Jaipur were interchanged, and the Act of 2012 was not known.',
        hi: 'जोधपुर और जयपुर आपस में बदल गए, और 2012 का अधिनियम ध्यान में नहीं रहा।',
      },
    },
  },
  {
    code: 'sp-022',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'rajasthan-economy',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: String.raw`Match List-I with List-II and choose the correct answer using the code given below the lists.

| List-I (Mining area of Rajasthan) | List-II (Mineral) |
| --- | --- |
| A. Jhamarkotra | 1. Copper |
| B. Rampura Agucha | 2. Rock phosphate |
| C. Khetri | 3. Tungsten |
| D. Degana | 4. Lead and zinc |`,
      hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (राजस्थान का खनन क्षेत्र) | सूची-II (खनिज) |
| --- | --- |
| A. झामरकोटड़ा | 1. ताँबा |
| B. रामपुरा आगूचा | 2. रॉक फ़ॉस्फ़ेट |
| C. खेतड़ी | 3. टंगस्टन |
| D. डेगाना | 4. सीसा और जस्ता |`,
    },
    options: [
      { id: 'a', content: { en: 'A-4, B-2, C-1, D-3', hi: 'A-4, B-2, C-1, D-3' } },
      { id: 'b', content: { en: 'A-2, B-4, C-1, D-3', hi: 'A-2, B-4, C-1, D-3' } },
      { id: 'c', content: { en: 'A-2, B-4, C-3, D-1', hi: 'A-2, B-4, C-3, D-1' } },
      { id: 'd', content: { en: 'A-3, B-1, C-4, D-2', hi: 'A-3, B-1, C-4, D-2' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`- **Jhamarkotra** (Udaipur): rock phosphate, for fertilisers
- **Rampura Agucha** (Bhilwara): lead and zinc, one of the largest zinc mines of the world
- **Khetri** (Jhunjhunu): copper
- **Degana** (Nagaur): tungsten, of which it was India's chief source

Fix Khetri–copper first; two codes are left, and Jhamarkotra decides.`,
      hi: String.raw`- **झामरकोटड़ा** (उदयपुर): उर्वरक के लिए रॉक फ़ॉस्फ़ेट
- **रामपुरा आगूचा** (भीलवाड़ा): सीसा और जस्ता; विश्व की सबसे बड़ी जस्ता खानों में से एक
- **खेतड़ी** (झुंझुनूँ): ताँबा
- **डेगाना** (नागौर): टंगस्टन, जिसका यह भारत में मुख्य स्रोत रहा

पहले खेतड़ी–ताँबा तय कीजिए; दो कूट बचते हैं, और निर्णय झामरकोटड़ा से होता है।`,
    },
    reasons: {
      a: { en: 'Jhamarkotra and Rampura Agucha are interchanged.', hi: 'झामरकोटड़ा और रामपुरा आगूचा आपस में बदल गए हैं।' },
      b: {
        en: 'Rock phosphate, lead and zinc, copper and tungsten, in this order.',
        hi: 'क्रमशः रॉक फ़ॉस्फ़ेट, सीसा और जस्ता, ताँबा और टंगस्टन।',
      },
      c: {
        en: 'Khetri and Degana are interchanged: copper comes from Khetri.',
        hi: 'खेतड़ी और डेगाना आपस में बदल गए हैं: ताँबा खेतड़ी का है।',
      },
      d: {
        en: 'No pair is right here; the copper of Khetri alone rules this code out.',
        hi: 'इसमें एक भी युग्म सही नहीं; खेतड़ी का ताँबा ही इस कूट को काट देता है।',
      },
    },
  },
  {
    code: 'sp-023',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'art-and-culture',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: "Which ruler wrote the Sanskrit farce 'Mattavilasa Prahasana', which laughs at the ascetics of Kanchipuram?",
      hi: "कांचीपुरम के संन्यासियों पर व्यंग्य करने वाले संस्कृत प्रहसन 'मत्तविलास प्रहसन' की रचना किस शासक ने की?",
    },
    options: [
      { id: 'a', content: { en: 'Mahendravarman I', hi: 'महेंद्रवर्मन प्रथम' } },
      { id: 'b', content: { en: 'Harshavardhana', hi: 'हर्षवर्धन' } },
      { id: 'c', content: { en: 'Amoghavarsha I', hi: 'अमोघवर्ष प्रथम' } },
      { id: 'd', content: { en: 'Krishnadevaraya', hi: 'कृष्णदेवराय' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The scene gives the answer: Kanchipuram was the capital of the **Pallavas**. **Mahendravarman I** (early seventh century) wrote the farce; he also had rock-cut temples made, as at Mandagapattu.

The others were royal authors as well: Harsha (Nagananda, Ratnavali, Priyadarshika), Amoghavarsha (Kavirajamarga, in Kannada), Krishnadevaraya (Amuktamalyada, in Telugu).`,
      hi: String.raw`उत्तर कथा-स्थल से मिलता है: कांचीपुरम **पल्लवों** की राजधानी था। प्रहसन **महेंद्रवर्मन प्रथम** (सातवीं शताब्दी का आरंभ) ने लिखा; मंडगपट्टु जैसे शैलकृत मंदिर भी उसी ने बनवाए।

शेष भी लेखक-शासक थे: हर्ष (नागानंद, रत्नावली, प्रियदर्शिका), अमोघवर्ष (कन्नड़ में कविराजमार्ग), कृष्णदेवराय (तेलुगु में आमुक्तमाल्यद)।`,
    },
    reasons: {
      a: { en: 'The Pallava king of Kanchipuram wrote the farce.', hi: 'कांचीपुरम के इसी पल्लव शासक ने प्रहसन लिखा।' },
      b: {
        en: 'Three Sanskrit plays are his, but none of them is this farce.',
        hi: 'तीन संस्कृत नाटक उसके हैं, पर यह प्रहसन उनमें नहीं।',
      },
      c: {
        en: 'The Rashtrakuta king is known for the Kannada work Kavirajamarga.',
        hi: 'यह राष्ट्रकूट शासक कन्नड़ कृति कविराजमार्ग के लिए जाना जाता है।',
      },
      d: {
        en: 'He wrote Amuktamalyada in Telugu, nine centuries later.',
        hi: 'उसने नौ शताब्दी बाद तेलुगु में आमुक्तमाल्यद लिखी।',
      },
    },
  },
  {
    code: 'sp-024',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'modern-history',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: "Which one of the following was **NOT** among the 'eleven points' that Gandhiji put before Viceroy Irwin in January 1930?",
      hi: "गांधीजी ने जनवरी 1930 में वायसराय इर्विन के सामने जो 'ग्यारह सूत्र' रखे, निम्नलिखित में से कौन-सा उनमें **नहीं** था?",
    },
    options: [
      {
        id: 'a',
        content: { en: 'Cutting the military expenditure by 50 per cent', hi: 'सैन्य व्यय में 50 प्रतिशत की कटौती' },
      },
      { id: 'b', content: { en: 'Total prohibition of intoxicants', hi: 'मादक पदार्थों का पूर्ण निषेध' } },
      { id: 'c', content: { en: 'Immediate grant of Dominion Status', hi: 'डोमिनियन स्टेटस तुरंत देना' } },
      { id: 'd', content: { en: 'Abolition of the tax on salt', hi: 'नमक पर कर की समाप्ति' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: 'The eleven points (in Young India, 30 January 1930) were concrete grievances of peasants, traders and all the people: salt tax, land revenue down by half, military expenditure down by half, prohibition, the rupee at 1s 4d, release of political prisoners and others. **Constitutional demands were left out**: after the Lahore session the aim was Purna Swaraj, no longer Dominion Status.',
      hi: 'ग्यारह सूत्र (यंग इंडिया, 30 जनवरी 1930) किसानों, व्यापारियों और आम जनता की ठोस शिकायतें थे: नमक कर, लगान आधा, सैन्य व्यय आधा, मद्यनिषेध, रुपये की दर 1 शिलिंग 4 पेंस, राजनीतिक बंदियों की रिहाई आदि। **संवैधानिक माँगें इनमें नहीं थीं**: लाहौर अधिवेशन के बाद लक्ष्य पूर्ण स्वराज था, डोमिनियन स्टेटस नहीं।',
    },
    reasons: {
      a: {
        en: 'It was a point: at least half of the military expenditure was to go.',
        hi: 'यह सूत्र था: सैन्य व्यय कम से कम आधा घटाना था।',
      },
      b: { en: 'It was a point, and it also headed the list.', hi: 'यह सूत्र था, और सूची में सबसे पहला।' },
      c: {
        en: 'It was no point: the Congress had given up this aim at Lahore.',
        hi: 'यह सूत्र नहीं था: कांग्रेस लाहौर में यह लक्ष्य छोड़ चुकी थी।',
      },
      d: { en: 'It was a point, and the Dandi March grew out of it.', hi: 'यह सूत्र था, और दांडी यात्रा इसी से निकली।' },
    },
  },
  {
    code: 'sp-025',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'indian-geography',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: 'Which one of the following pairs of a local storm or shower before the monsoon and its region is **NOT** correctly matched?',
      hi: 'मानसून से पहले के स्थानीय तूफ़ान या वर्षा और उसके क्षेत्र का निम्नलिखित में से कौन-सा युग्म सुमेलित **नहीं** है?',
    },
    options: [
      { id: 'a', content: { en: 'Blossom shower – Punjab', hi: 'फूलों वाली बौछार – पंजाब' } },
      { id: 'b', content: { en: 'Kalbaisakhi – West Bengal', hi: 'काल बैसाखी – पश्चिम बंगाल' } },
      { id: 'c', content: { en: 'Mango shower – Kerala', hi: 'आम्र वर्षा – केरल' } },
      { id: 'd', content: { en: 'Bardoli Chheerha – Assam', hi: 'बारदोली छीड़ा – असम' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The **blossom shower** (or cherry blossom shower) makes the coffee bloom in **Karnataka and Kerala**; the plains of Punjab have the dry loo in these weeks.

Kalbaisakhi, the nor'wester of Bengal, is called Bardoli Chheerha in Assam; the mango shower ripens the fruit in Kerala and coastal Karnataka.`,
      hi: String.raw`**फूलों वाली बौछार** से **कर्नाटक और केरल** में कॉफ़ी के फूल खिलते हैं; पंजाब के मैदान में इन दिनों शुष्क लू चलती है।

बंगाल की काल बैसाखी को असम में बारदोली छीड़ा कहते हैं; आम्र वर्षा से केरल और तटीय कर्नाटक में आम पकते हैं।`,
    },
    reasons: {
      a: {
        en: 'The pair is wrong: this shower helps the coffee of Karnataka and Kerala.',
        hi: 'युग्म ग़लत है: यह बौछार कर्नाटक और केरल की कॉफ़ी के लिए है।',
      },
      b: {
        en: "The pair is right: these are the nor'westers of the month of Baisakh.",
        hi: 'युग्म सही है: यह बैसाख के महीने की बंगाल की तूफ़ानी वर्षा है।',
      },
      c: {
        en: 'The pair is right: the shower helps the mangoes to ripen early.',
        hi: 'युग्म सही है: इस बौछार से आम जल्दी पकते हैं।',
      },
      d: {
        en: "The pair is right: it is the name of the nor'wester in Assam.",
        hi: 'युग्म सही है: यह असम में उसी तूफ़ान का नाम है।',
      },
    },
  },
  {
    code: 'sp-026',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'world-geography',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: String.raw`Match List-I with List-II and choose the correct answer using the code given below the lists.

| List-I (Desert) | List-II (Cold current along its coast) |
| --- | --- |
| A. Atacama | 1. Canary |
| B. Namib | 2. Humboldt |
| C. Sahara (Atlantic margin) | 3. Falkland |
| D. Patagonian Desert | 4. Benguela |`,
      hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (मरुस्थल) | सूची-II (तट के साथ बहने वाली ठंडी धारा) |
| --- | --- |
| A. अटाकामा | 1. कैनरी |
| B. नामीब | 2. हंबोल्ट |
| C. सहारा (अटलांटिक तट) | 3. फ़ॉकलैंड |
| D. पैटागोनिया मरुस्थल | 4. बेंगुएला |`,
    },
    options: [
      { id: 'a', content: { en: 'A-2, B-1, C-4, D-3', hi: 'A-2, B-1, C-4, D-3' } },
      { id: 'b', content: { en: 'A-3, B-4, C-1, D-2', hi: 'A-3, B-4, C-1, D-2' } },
      { id: 'c', content: { en: 'A-2, B-4, C-1, D-3', hi: 'A-2, B-4, C-1, D-3' } },
      { id: 'd', content: { en: 'A-4, B-2, C-1, D-3', hi: 'A-4, B-2, C-1, D-3' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Three of these deserts lie on **west coasts**, where a cold current cools the air and lets little rain fall: Atacama (Chile) – Humboldt, also called the Peru current; Namib (Namibia) – Benguela; the Atlantic margin of the Sahara – Canary, which passes the Canary Islands. Patagonia (Argentina) lies on the **east** side of its continent, along the Falkland current.

The two African coasts are the trap: Canary in the north, Benguela in the south.`,
      hi: String.raw`इनमें से तीन मरुस्थल **पश्चिमी तट** पर हैं, जहाँ ठंडी धारा वायु को ठंडा कर देती है और वर्षा कम होती है: अटाकामा (चिली) – हंबोल्ट, जिसे पेरू धारा भी कहते हैं; नामीब (नामीबिया) – बेंगुएला; सहारा का अटलांटिक तट – कैनरी, जो कैनरी द्वीपों के पास से बहती है। पैटागोनिया (अर्जेंटीना) महाद्वीप के **पूर्वी** भाग में है, जिसके तट पर फ़ॉकलैंड धारा बहती है।

भ्रम अफ़्रीका के दो तटों में होता है: उत्तर में कैनरी, दक्षिण में बेंगुएला।`,
    },
    reasons: {
      a: {
        en: 'The two African currents are interchanged: Canary flows in the north.',
        hi: 'अफ़्रीका की दोनों धाराएँ आपस में बदल गईं: कैनरी उत्तर में बहती है।',
      },
      b: {
        en: 'The two South American currents are interchanged: Humboldt flows on the Pacific side.',
        hi: 'दक्षिण अमेरिका की दोनों धाराएँ आपस में बदल गईं: हंबोल्ट प्रशांत तट पर बहती है।',
      },
      c: {
        en: 'Humboldt, Benguela, Canary and Falkland, in this order.',
        hi: 'क्रमशः हंबोल्ट, बेंगुएला, कैनरी और फ़ॉकलैंड।',
      },
      d: {
        en: 'Humboldt and Benguela are interchanged: Benguela flows along Africa.',
        hi: 'हंबोल्ट और बेंगुएला आपस में बदल गईं: बेंगुएला अफ़्रीका के तट पर बहती है।',
      },
    },
  },
  {
    code: 'sp-027',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'executive',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: assertionAndReason,
    statements: {
      assertion: {
        en: 'A person who is not a member of either House of Parliament may be appointed a Minister of the Union.',
        hi: 'जो व्यक्ति संसद के किसी सदन का सदस्य नहीं है, उसे भी संघ का मंत्री नियुक्त किया जा सकता है।',
      },
      reason: {
        en: 'A Minister may stay in office for a full year without being a member of either House.',
        hi: 'मंत्री किसी भी सदन का सदस्य हुए बिना पूरे एक वर्ष तक पद पर बना रह सकता है।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['c'] },
    solution: {
      en: String.raw`Article 75(5) says that a Minister who for **six consecutive months** is not a member of either House ceases to be a Minister when they end. So such a person can be appointed for that time: **A is true**. A full year is twice what the Constitution allows: **R is false**.

Within the six months the Minister has to be elected or nominated to one of the Houses.`,
      hi: String.raw`अनुच्छेद 75(5) के अनुसार जो मंत्री लगातार **छह मास** तक किसी सदन का सदस्य नहीं रहता, वह उस अवधि के अंत में मंत्री नहीं रहता। अतः उतने समय के लिए ऐसा व्यक्ति नियुक्त हो सकता है: **A सत्य है**। पूरा एक वर्ष संविधान की दी अवधि का दुगुना है: **R असत्य है**।

छह मास के भीतर मंत्री को किसी एक सदन के लिए निर्वाचित या मनोनीत होना पड़ता है।`,
    },
    reasons: {
      a: {
        en: 'Article 75(5) does explain A, but with six months, not with the year of R.',
        hi: 'A का आधार अनुच्छेद 75(5) ही है, पर उसमें छह मास हैं, R वाला एक वर्ष नहीं।',
      },
      b: {
        en: 'A is rightly taken as true, but the year named in R is too long.',
        hi: 'A को सही ही सत्य माना गया, पर R में बताया एक वर्ष अधिक है।',
      },
      c: {
        en: 'An outsider may be appointed, but has only six months to enter a House.',
        hi: 'बाहर का व्यक्ति नियुक्त हो सकता है, पर सदन में आने के लिए उसके पास छह मास ही हैं।',
      },
      d: {
        en: 'Both are judged the wrong way round; the limit in Article 75(5) is six months.',
        hi: 'दोनों का निर्णय उलटा है; अनुच्छेद 75(5) की सीमा छह मास है।',
      },
    },
  },
  {
    code: 'sp-028',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'constitutional-bodies',
    difficulty: 'hard',
    targetSeconds: 60,
    stem: {
      en: 'In which one of the following cases must the President refer the matter to the Supreme Court before removing a member of the Union Public Service Commission?',
      hi: 'निम्नलिखित में से किस स्थिति में संघ लोक सेवा आयोग के सदस्य को हटाने से पहले राष्ट्रपति को मामला सर्वोच्च न्यायालय को भेजना होता है?',
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'The member is personally interested in a contract made for the Government',
          hi: 'सदस्य सरकार की किसी संविदा में व्यक्तिगत रूप से हितबद्ध है',
        },
      },
      {
        id: 'b',
        content: {
          en: 'The member has been adjudged an insolvent by a competent court',
          hi: 'सदस्य को सक्षम न्यायालय ने दिवालिया घोषित कर दिया है',
        },
      },
      {
        id: 'c',
        content: {
          en: 'The member has taken up paid employment outside the duties of the office',
          hi: 'सदस्य ने अपने पद के कर्तव्यों के बाहर कोई सवेतन काम ले लिया है',
        },
      },
      {
        id: 'd',
        content: {
          en: 'The President holds the member unfit by reason of infirmity of body',
          hi: 'राष्ट्रपति की राय में सदस्य शारीरिक अशक्तता के कारण पद पर बने रहने के अयोग्य है',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Article 317 knows two ways. For **misbehaviour** the President must refer the matter to the Supreme Court (clause 1). For insolvency, paid employment outside and infirmity of mind or body the President may remove the member by order, without any reference (clause 3).

The key lies in clause 4: a member interested in a contract of the Government is **deemed guilty of misbehaviour**, so the first way applies.`,
      hi: String.raw`अनुच्छेद 317 में दो मार्ग हैं। **कदाचार** पर राष्ट्रपति को मामला सर्वोच्च न्यायालय को भेजना होता है (खंड 1)। दिवालिया होने, बाहर सवेतन काम करने और मानसिक या शारीरिक अशक्तता पर राष्ट्रपति बिना भेजे ही आदेश से हटा सकता है (खंड 3)।

कुंजी खंड 4 में है: सरकार की संविदा में हितबद्ध सदस्य **कदाचार का दोषी समझा जाता है**, अतः पहला मार्ग लागू होता है।`,
    },
    reasons: {
      a: {
        en: 'Clause 4 deems this misbehaviour, and misbehaviour needs the reference.',
        hi: 'खंड 4 इसे कदाचार मानता है, और कदाचार पर मामला भेजना आवश्यक है।',
      },
      b: {
        en: 'Insolvency is a plain fact; clause 3 allows removal by order.',
        hi: 'दिवालिया होना सीधा तथ्य है; खंड 3 आदेश से हटाने की अनुमति देता है।',
      },
      c: {
        en: 'Outside employment is in clause 3 and needs no inquiry by the Court.',
        hi: 'बाहरी सवेतन काम खंड 3 में है और इसमें न्यायालय की जाँच नहीं चाहिए।',
      },
      d: {
        en: 'On infirmity clause 3 trusts the opinion of the President.',
        hi: 'अशक्तता पर खंड 3 राष्ट्रपति की राय को ही पर्याप्त मानता है।',
      },
    },
  },
  {
    code: 'sp-029',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'banking',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'Under the rules of the Reserve Bank of India in force in 2024, a term loan whose instalment has been overdue for 75 days is classified as',
      hi: 'भारतीय रिज़र्व बैंक के 2024 में लागू नियमों के अनुसार, जिस सावधि ऋण की क़िस्त 75 दिनों से बकाया (अतिदेय) हो, उसे किस वर्ग में रखा जाता है?',
    },
    options: [
      { id: 'a', content: { en: 'SMA-0', hi: 'SMA-0' } },
      { id: 'b', content: { en: 'SMA-1', hi: 'SMA-1' } },
      { id: 'c', content: { en: 'Sub-standard', hi: 'अवमानक (sub-standard)' } },
      { id: 'd', content: { en: 'SMA-2', hi: 'SMA-2' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Special mention accounts (SMA) warn before a loan turns bad. They are counted by days overdue:

- SMA-0: up to 30 days
- SMA-1: 31 to 60 days
- **SMA-2: 61 to 90 days**
- after 90 days: non-performing asset, at first sub-standard

75 days lie in the last step before the NPA.`,
      hi: String.raw`विशेष उल्लेख खाते (SMA) ऋण के डूबने से पहले की चेतावनी हैं। बकाया दिनों से गिनती होती है:

- SMA-0: 30 दिन तक
- SMA-1: 31 से 60 दिन
- **SMA-2: 61 से 90 दिन**
- 90 दिन के बाद: अनर्जक परिसंपत्ति (NPA), पहले अवमानक

75 दिन NPA से ठीक पहले के चरण में आते हैं।`,
    },
    reasons: {
      a: { en: 'SMA-0 holds accounts that are overdue for up to 30 days.', hi: 'SMA-0 में 30 दिन तक के बकाया खाते आते हैं।' },
      b: { en: 'SMA-1 ends at 60 days.', hi: 'SMA-1 की सीमा 60 दिन पर समाप्त हो जाती है।' },
      c: {
        en: 'A loan is sub-standard only as an NPA, that is, after 90 days.',
        hi: 'ऋण अवमानक NPA बनने पर ही होता है, अर्थात 90 दिन के बाद।',
      },
      d: { en: 'SMA-2 covers 61 to 90 days, and 75 lies within.', hi: 'SMA-2 में 61 से 90 दिन आते हैं, और 75 इसी के भीतर है।' },
    },
  },
  {
    code: 'sp-030',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'space-missions',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'The two satellites of the European mission Proba-3, which PSLV-C59 placed in orbit in December 2024, were to fly in formation in order to study',
      hi: 'यूरोपीय मिशन प्रोबा-3 के दो उपग्रह, जिन्हें PSLV-C59 ने दिसंबर 2024 में कक्षा में पहुँचाया, सटीक विन्यास में साथ-साथ उड़ते हुए (formation flying) किसका अध्ययन करने के लिए भेजे गए थे?',
    },
    options: [
      { id: 'a', content: { en: 'the ice sheet of Antarctica', hi: 'अंटार्कटिका की हिम चादर' } },
      { id: 'b', content: { en: 'the magnetic field of Jupiter', hi: 'बृहस्पति का चुंबकीय क्षेत्र' } },
      { id: 'c', content: { en: 'the corona of the Sun', hi: 'सूर्य का कोरोना (किरीट)' } },
      { id: 'd', content: { en: 'the far side of the Moon', hi: 'चंद्रमा का पृष्ठ भाग' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`One satellite of **Proba-3** covers the disc of the Sun for the other, about 150 m behind it, and so makes an artificial solar eclipse: the faint **corona** can then be seen for hours. PSLV-C59 lifted the pair from Sriharikota on 5 December 2024.

A help to memory: one covers, the other looks; that is an eclipse.`,
      hi: String.raw`**प्रोबा-3** का एक उपग्रह लगभग 150 मीटर पीछे चल रहे दूसरे उपग्रह के लिए सूर्य का चक्र ढक देता है और कृत्रिम सूर्यग्रहण बना देता है: तब धुँधला **कोरोना** घंटों देखा जा सकता है। PSLV-C59 ने 5 दिसंबर 2024 को श्रीहरिकोटा से इस जोड़ी को छोड़ा।

याद रखने का सूत्र: एक ढकता है, दूसरा देखता है; यही ग्रहण है।`,
    },
    reasons: {
      a: {
        en: 'The height of ice sheets is measured by the radar of satellites such as CryoSat.',
        hi: 'हिम चादरों की ऊँचाई क्रायोसैट जैसे उपग्रह रडार से मापते हैं।',
      },
      b: {
        en: 'The field of Jupiter is studied by Juno, in orbit around the planet.',
        hi: 'बृहस्पति के क्षेत्र का अध्ययन उसकी कक्षा में गया जूनो करता है।',
      },
      c: {
        en: 'One satellite hides the Sun so that the other sees its corona.',
        hi: 'एक उपग्रह सूर्य को ढकता है ताकि दूसरा उसका कोरोना देख सके।',
      },
      d: {
        en: "China's Chang'e-4 and 6 went to the far side; Proba-3 flies around the Earth.",
        hi: 'पृष्ठ भाग पर चीन के चांग-ई 4 और 6 गए; प्रोबा-3 पृथ्वी की कक्षा में है।',
      },
    },
  },
  {
    code: 'sp-031',
    exams: ['state-psc'],
    subject: 'physics',
    topic: 'optics',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: String.raw`Consider the following statements:

1. The twinkling of stars is due to refraction in the atmosphere.
2. Red is chosen for danger signals because it is scattered the most by air.
3. A mirage on a hot road is due to total internal reflection.

How many of the above statements are correct?`,
      hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

1. तारों का टिमटिमाना वायुमंडल में प्रकाश के अपवर्तन के कारण होता है।
2. ख़तरे के संकेत के लिए लाल रंग चुना जाता है क्योंकि वायु में इसका प्रकीर्णन सबसे अधिक होता है।
3. गर्म सड़क पर मरीचिका का दिखना पूर्ण आंतरिक परावर्तन के कारण होता है।

उपर्युक्त कथनों में से कितने सही हैं?`,
    },
    options: countOfThree,
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`- **1 is correct.** The density of the air changes from moment to moment, and so does the bending of the light.
- **2 is wrong.** Red has the longest wavelength of visible light and is scattered the **least**, so it is seen from afar.
- **3 is correct.** Light passing from denser to hotter, rarer air near the road is at last totally reflected upwards.

So two statements are correct.`,
      hi: String.raw`- **1 सही है।** वायु का घनत्व क्षण-क्षण बदलता है, और उसके साथ प्रकाश का मुड़ना भी।
- **2 ग़लत है।** दृश्य प्रकाश में लाल का तरंगदैर्घ्य सबसे बड़ा है और उसका प्रकीर्णन सबसे **कम** होता है, इसलिए वह दूर से दिखता है।
- **3 सही है।** सघन वायु से सड़क के पास की गर्म, विरल वायु में जाता प्रकाश अंत में पूर्णतः ऊपर की ओर परावर्तित हो जाता है।

अतः दो कथन सही हैं।`,
    },
    reasons: {
      a: {
        en: 'One of the two true statements on twinkling and mirage was rejected.',
        hi: 'टिमटिमाने और मरीचिका के दो सही कथनों में से एक को छोड़ दिया गया।',
      },
      b: {
        en: 'Statements 1 and 3 are correct; red is scattered the least.',
        hi: 'कथन 1 और 3 सही हैं; लाल का प्रकीर्णन सबसे कम होता है।',
      },
      c: {
        en: 'Most was read for least in statement 2.',
        hi: 'कथन 2 में "सबसे कम" की जगह "सबसे अधिक" को सही मान लिया गया।',
      },
      d: {
        en: 'Statements 1 and 3 state the usual physics of the atmosphere.',
        hi: 'कथन 1 और 3 वायुमंडल की जानी-मानी घटनाएँ हैं।',
      },
    },
  },
  {
    code: 'sp-032',
    exams: ['state-psc'],
    subject: 'reasoning',
    topic: 'direction-sense',
    difficulty: 'easy',
    targetSeconds: 50,
    stem: {
      en: 'Kavita walks 14 m to the north, turns right and walks 9 m, turns right again and walks 26 m. How far and in which direction is she now from the point where she started?',
      hi: 'कविता उत्तर की ओर 14 मीटर चलती है, दाईं ओर मुड़कर 9 मीटर चलती है, फिर दाईं ओर मुड़कर 26 मीटर चलती है। अब वह आरंभिक बिंदु से कितनी दूर और किस दिशा में है?',
    },
    options: [
      { id: 'a', content: { en: '21 m, south-east', hi: '21 मीटर, दक्षिण-पूर्व' } },
      { id: 'b', content: { en: '15 m, north-east', hi: '15 मीटर, उत्तर-पूर्व' } },
      { id: 'c', content: { en: '15 m, south-west', hi: '15 मीटर, दक्षिण-पश्चिम' } },
      { id: 'd', content: { en: '15 m, south-east', hi: '15 मीटर, दक्षिण-पूर्व' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Keep north–south and east–west apart. North 14 m, then south 26 m: **12 m south** of the start. East: **9 m**.

Distance: $\sqrt{12^2 + 9^2} = \sqrt{225} = 15$ m, to the **south-east**.

From north a right turn leads to the east, and another to the south.`,
      hi: String.raw`उत्तर–दक्षिण और पूर्व–पश्चिम को अलग रखिए। 14 मीटर उत्तर, फिर 26 मीटर दक्षिण: आरंभ से **12 मीटर दक्षिण**। पूर्व की ओर: **9 मीटर**।

दूरी: $\sqrt{12^2 + 9^2} = \sqrt{225} = 15$ मीटर, **दक्षिण-पूर्व** में।

उत्तर से दाएँ मुड़ने पर पूर्व और फिर दाएँ मुड़ने पर दक्षिण आता है।`,
    },
    reasons: {
      a: {
        en: '12 and 9 were added instead of using the theorem of Pythagoras.',
        hi: 'पाइथागोरस प्रमेय के बजाय 12 और 9 को जोड़ दिया गया।',
      },
      b: {
        en: 'The 26 m southwards are more than the 14 m northwards, so she is in the south.',
        hi: 'दक्षिण के 26 मीटर उत्तर के 14 मीटर से अधिक हैं, अतः वह दक्षिण में है।',
      },
      c: {
        en: 'The first right turn from north was taken towards the west.',
        hi: 'उत्तर से पहले दाएँ मोड़ को पश्चिम की ओर मान लिया गया।',
      },
      d: {
        en: '12 m south and 9 m east give 15 m to the south-east.',
        hi: '12 मीटर दक्षिण और 9 मीटर पूर्व से 15 मीटर, दक्षिण-पूर्व मिलता है।',
      },
    },
  },
  {
    code: 'sp-033',
    exams: ['state-psc'],
    subject: 'aptitude',
    topic: 'partnership',
    difficulty: 'medium',
    targetSeconds: 80,
    stem: {
      en: 'Kamla starts a business with ₹60,000. Imran joins her after 4 months with ₹90,000. Two months after that, Kamla takes ₹20,000 out. If the profit of the first year is ₹66,000, what is the share of Imran?',
      hi: 'कमला ₹60,000 से एक व्यापार शुरू करती है। 4 माह बाद इमरान ₹90,000 लेकर उसके साथ जुड़ता है। इसके दो माह बाद कमला ₹20,000 निकाल लेती है। यदि पहले वर्ष का लाभ ₹66,000 हो, तो इमरान का हिस्सा कितना है?',
    },
    options: [
      { id: 'a', content: { en: '₹30,000', hi: '₹30,000' } },
      { id: 'b', content: { en: '₹39,600', hi: '₹39,600' } },
      { id: 'c', content: { en: '₹36,000', hi: '₹36,000' } },
      { id: 'd', content: { en: '₹33,000', hi: '₹33,000' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Multiply money by months (in thousands).

- Kamla: 60 for 6 months and 40 for 6 months: $360 + 240 = 600$
- Imran: 90 for 8 months: $720$

Ratio $600 : 720 = 5 : 6$. Imran: $\frac{6}{11} \times 66000 = 36000$.

The trap is "after that": the money is taken out after 4 + 2 = 6 months.`,
      hi: String.raw`राशि को महीनों से गुणा कीजिए (हज़ार में)।

- कमला: 6 माह 60 और 6 माह 40: $360 + 240 = 600$
- इमरान: 8 माह 90: $720$

अनुपात $600 : 720 = 5 : 6$। इमरान: $\frac{6}{11} \times 66000 = 36000$।

चूक "इसके बाद" में होती है: राशि 4 + 2 = 6 माह बाद निकाली गई।`,
    },
    reasons: {
      a: { en: 'This is the share of Kamla, 5 parts of 11.', hi: 'यह कमला का हिस्सा है: 11 में से 5 भाग।' },
      b: {
        en: 'The months were left out: 60 : 90 gives three-fifths.',
        hi: 'महीने छोड़ दिए गए: 60 : 90 से तीन-पाँचवाँ भाग आता है।',
      },
      c: {
        en: '600 : 720 is 5 : 6, and six-elevenths of ₹66,000 are ₹36,000.',
        hi: '600 : 720 यानी 5 : 6, और ₹66,000 के ग्यारह में से छह भाग ₹36,000 हैं।',
      },
      d: {
        en: 'The ₹20,000 that Kamla took out were forgotten: 720 : 720.',
        hi: 'कमला के निकाले ₹20,000 भुला दिए गए: 720 : 720।',
      },
    },
  },
  {
    code: 'sp-034',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'sports',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'At the Paralympic Games of Paris in 2024, two shooters of Rajasthan, Avani Lekhara and Mona Agarwal, won the gold and the bronze medal in the same event. Which event was it?',
      hi: '2024 के पेरिस पैरालंपिक में राजस्थान की दो निशानेबाज़ों, अवनि लेखरा और मोना अग्रवाल, ने एक ही स्पर्धा में स्वर्ण और कांस्य पदक जीते। वह कौन-सी स्पर्धा थी?',
    },
    options: [
      { id: 'a', content: { en: "Women's 10 m air rifle standing SH1", hi: 'महिला 10 मीटर एयर राइफ़ल स्टैंडिंग SH1' } },
      { id: 'b', content: { en: "Women's 50 m rifle three positions SH1", hi: 'महिला 50 मीटर राइफ़ल थ्री पोज़िशन SH1' } },
      { id: 'c', content: { en: 'Mixed 10 m air rifle prone SH1', hi: 'मिश्रित 10 मीटर एयर राइफ़ल प्रोन SH1' } },
      { id: 'd', content: { en: "Women's 10 m air pistol SH1", hi: 'महिला 10 मीटर एयर पिस्टल SH1' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`It was the **R2 women's 10 m air rifle standing SH1**, on 30 August 2024. Avani Lekhara of Jaipur kept the title she had won at Tokyo and became the first Indian woman with two Paralympic gold medals.

The trap is the 50 m rifle, in which she had won bronze at Tokyo. The medal in the air pistol at Paris was the bronze of Rubina Francis.`,
      hi: String.raw`यह **R2 महिला 10 मीटर एयर राइफ़ल स्टैंडिंग SH1** थी, 30 अगस्त 2024 को। जयपुर की अवनि लेखरा ने टोक्यो का ख़िताब बचाया और दो पैरालंपिक स्वर्ण जीतने वाली पहली भारतीय महिला बनीं।

भ्रम 50 मीटर राइफ़ल से होता है, जिसमें टोक्यो में उन्हें कांस्य मिला था। पेरिस में एयर पिस्टल का कांस्य रुबीना फ़्रांसिस ने जीता।`,
    },
    reasons: {
      a: {
        en: 'Both stood on the podium of the air rifle standing on 30 August 2024.',
        hi: '30 अगस्त 2024 को दोनों एयर राइफ़ल स्टैंडिंग के विजेता मंच पर थीं।',
      },
      b: {
        en: 'In this event Avani Lekhara won bronze at Tokyo, not at Paris.',
        hi: 'इस स्पर्धा में अवनि लेखरा को कांस्य टोक्यो में मिला था, पेरिस में नहीं।',
      },
      c: {
        en: 'Avani Lekhara shot in it too, but India won no medal there.',
        hi: 'इसमें भी अवनि लेखरा उतरीं, पर भारत को पदक नहीं मिला।',
      },
      d: {
        en: 'In the pistol event the bronze went to Rubina Francis of Jabalpur.',
        hi: 'पिस्टल स्पर्धा का कांस्य जबलपुर की रुबीना फ़्रांसिस को मिला।',
      },
    },
  },
  {
    code: 'sp-035',
    exams: ['state-psc'],
    subject: 'general-knowledge',
    topic: 'current-affairs',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: 'Which two wetlands of Rajasthan were added to the Ramsar list in June 2025?',
      hi: 'जून 2025 में राजस्थान की कौन-सी दो आर्द्रभूमियाँ रामसर सूची में जोड़ी गईं?',
    },
    options: [
      { id: 'a', content: { en: 'Sambhar and Keoladeo', hi: 'सांभर और केवलादेव' } },
      { id: 'b', content: { en: 'Jaisamand and Talchhapar', hi: 'जयसमंद और तालछापर' } },
      { id: 'c', content: { en: 'Menar and Pachpadra', hi: 'मेनार और पचपदरा' } },
      { id: 'd', content: { en: 'Khichan and Menar', hi: 'खीचन और मेनार' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`**Khichan**, near Phalodi, to which demoiselle cranes (kurjan) come in winter, and **Menar**, the 'bird village' near Udaipur, were added on the eve of the World Environment Day of 2025. India then had 91 Ramsar sites, four of them in Rajasthan.

The earlier two were Keoladeo (1981) and Sambhar (1990).`,
      hi: String.raw`फलोदी के पास का **खीचन**, जहाँ जाड़ों में कुरजाँ आती हैं, और उदयपुर के पास का 'पक्षी गाँव' **मेनार** 2025 के विश्व पर्यावरण दिवस की पूर्व संध्या पर जोड़े गए। तब भारत में 91 रामसर स्थल हो गए, जिनमें चार राजस्थान के थे।

पहले के दो केवलादेव (1981) और सांभर (1990) हैं।`,
    },
    reasons: {
      a: { en: 'These two have been on the list since 1990 and 1981.', hi: 'ये दोनों 1990 और 1981 से ही सूची में हैं।' },
      b: {
        en: 'Neither the lake nor the sanctuary of blackbucks was added in 2025.',
        hi: 'न यह झील 2025 में जोड़ी गई, न काले हिरणों का यह अभयारण्य।',
      },
      c: {
        en: 'Menar was added, but not the salt lake of Pachpadra.',
        hi: 'मेनार जोड़ा गया, पर खारे पानी की झील पचपदरा नहीं।',
      },
      d: { en: 'Both were added on 4 June 2025.', hi: 'दोनों 4 जून 2025 को जोड़े गए।' },
    },
  },
]

export const shortState: AuthoredQuestion[] = [...mockUppsc, ...mockRpsc]
