import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

const assertionAndReason: AuthoredQuestion['stem'] = {
  en: 'Given below are two statements, labelled as Assertion (A) and Reason (R). Choose the correct answer from the options given below:',
  hi: 'नीचे दो कथन दिए गए हैं, जिन्हें अभिकथन (A) और कारण (R) कहा गया है। नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:',
}

const bothOrOne: NonNullable<AuthoredQuestion['options']> = [
  {
    id: 'a',
    content: { en: 'Both Statement I and Statement II are correct', hi: 'कथन I और कथन II दोनों सही हैं' },
    pinned: true,
  },
  {
    id: 'b',
    content: { en: 'Both Statement I and Statement II are incorrect', hi: 'कथन I और कथन II दोनों ग़लत हैं' },
    pinned: true,
  },
  {
    id: 'c',
    content: { en: 'Statement I is correct but Statement II is incorrect', hi: 'कथन I सही है, किंतु कथन II ग़लत है' },
    pinned: true,
  },
  {
    id: 'd',
    content: { en: 'Statement I is incorrect but Statement II is correct', hi: 'कथन I ग़लत है, किंतु कथन II सही है' },
    pinned: true,
  },
]

export const shortNeet: AuthoredQuestion[] = [
  {
    code: 'sn-001',
    exams: ['neet'],
    subject: 'biology',
    topic: 'diversity-of-life',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'Which of the following animals is radially symmetrical as an adult, but has a bilaterally symmetrical larva?',
      hi: 'निम्नलिखित में से कौन-सा जंतु वयस्क अवस्था में अरीय सममित होता है, पर उसका लार्वा द्विपार्श्व सममित होता है?',
    },
    options: [
      { id: 'a', content: { en: '*Antedon*', hi: '*एंटीडॉन*' } },
      { id: 'b', content: { en: '*Pleurobrachia*', hi: '*प्लूरोब्रेकिया*' } },
      { id: 'c', content: { en: '*Balanoglossus*', hi: '*बैलेनोग्लोसस*' } },
      { id: 'd', content: { en: '*Dentalium*', hi: '*डेंटेलियम*' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The change from bilateral to radial symmetry marks the **echinoderms**. *Antedon*, the sea lily, is one.

*Pleurobrachia*, a comb jelly, is radial too, but without such a change: its young have comb plates all round like the adult. *Balanoglossus* and *Dentalium* are not radial as adults.`,
      hi: String.raw`द्विपार्श्व से अरीय सममिति में बदलना **एकाइनोडर्म** की पहचान है। समुद्री लिली *एंटीडॉन* इन्हीं में है।

*प्लूरोब्रेकिया* (कंकत जेली) भी अरीय है, पर उसमें यह बदलाव नहीं होता: उसके शिशु में भी वयस्क की तरह चारों ओर कंकत पट्टिकाएँ होती हैं। *बैलेनोग्लोसस* और *डेंटेलियम* वयस्क अवस्था में अरीय नहीं होते।`,
    },
    reasons: {
      a: {
        en: 'The sea lily is an echinoderm: radial as an adult, bilateral as a larva.',
        hi: 'समुद्री लिली एकाइनोडर्म है: वयस्क अरीय, लार्वा द्विपार्श्व सममित।',
      },
      b: {
        en: 'The comb jelly is radial as an adult, but no bilateral larva comes before it.',
        hi: 'कंकत जेली वयस्क अवस्था में अरीय है, पर उसका लार्वा द्विपार्श्व सममित नहीं होता।',
      },
      c: {
        en: 'The hemichordate stays bilaterally symmetrical throughout life.',
        hi: 'यह हेमीकॉर्डेट जीवन भर द्विपार्श्व सममित रहता है।',
      },
      d: {
        en: 'The tusk shell is a mollusc and is not radial at any stage.',
        hi: 'यह मोलस्क (tusk shell) है और किसी अवस्था में अरीय नहीं होता।',
      },
    },
  },
  {
    code: 'sn-002',
    exams: ['neet'],
    subject: 'biology',
    topic: 'diversity-of-life',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: String.raw`Given below are two statements:

**Statement I:** In pteridophytes the main plant body is a sporophyte that is differentiated into true root, stem and leaves.

**Statement II:** In gymnosperms the male and the female gametophytes have an independent, free-living existence.

In the light of the above statements, choose the correct answer from the options given below:`,
      hi: String.raw`नीचे दो कथन दिए गए हैं:

**कथन I:** टेरिडोफ़ाइट में मुख्य पादप शरीर बीजाणुद्भिद होता है, जो वास्तविक मूल, तने और पत्तियों में विभेदित होता है।

**कथन II:** जिम्नोस्पर्म में नर और मादा युग्मकोद्भिद का स्वतंत्र, मुक्तजीवी अस्तित्व होता है।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
    },
    options: bothOrOne,
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`- **Statement I is correct**: this sets pteridophytes apart from bryophytes, whose main body is the gametophyte.
- **Statement II is incorrect**: in gymnosperms both gametophytes stay **within the sporangia** on the sporophyte. It is the prothallus of a pteridophyte that lives free.`,
      hi: String.raw`- **कथन I सही है**: यही टेरिडोफ़ाइट को ब्रायोफ़ाइट से अलग करता है, जिनका मुख्य शरीर युग्मकोद्भिद होता है।
- **कथन II ग़लत है**: जिम्नोस्पर्म में दोनों युग्मकोद्भिद बीजाणुद्भिद पर **बीजाणुधानी के भीतर** ही रहते हैं। मुक्तजीवी तो टेरिडोफ़ाइट का प्रोथैलस होता है।`,
    },
    reasons: {
      a: {
        en: 'The gametophytes of gymnosperms depend on the sporophyte, so II fails.',
        hi: 'जिम्नोस्पर्म के युग्मकोद्भिद बीजाणुद्भिद पर निर्भर हैं, अतः II ग़लत है।',
      },
      b: {
        en: 'Pteridophytes do have a sporophyte with true organs, so I holds.',
        hi: 'टेरिडोफ़ाइट में वास्तविक अंगों वाला बीजाणुद्भिद होता है, अतः I सही है।',
      },
      c: {
        en: 'I describes the fern plant; II would fit the prothallus of a fern.',
        hi: 'I फ़र्न के पौधे का वर्णन है; II फ़र्न के प्रोथैलस पर ठीक बैठता।',
      },
      d: {
        en: 'Both are judged the wrong way round: the free-living prothallus is of pteridophytes.',
        hi: 'दोनों का निर्णय उलटा है: मुक्तजीवी प्रोथैलस टेरिडोफ़ाइट का होता है।',
      },
    },
  },
  {
    code: 'sn-003',
    exams: ['neet'],
    subject: 'biology',
    topic: 'structure-of-plants',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: String.raw`Match the plants in List-I with the aestivation of their corolla in List-II.

| List-I (Plant) | List-II (Aestivation) |
| --- | --- |
| A. *Calotropis* | I. Imbricate |
| B. China rose | II. Valvate |
| C. *Cassia* | III. Vexillary |
| D. Bean | IV. Twisted |

Choose the correct answer from the options given below:`,
      hi: String.raw`सूची-I के पादपों को सूची-II में दिए उनके दलपुंज के पुष्पदल विन्यास से सुमेलित कीजिए।

| सूची-I (पादप) | सूची-II (पुष्पदल विन्यास) |
| --- | --- |
| A. *कैलोट्रोपिस* | I. कोरछादी |
| B. गुड़हल | II. कोरस्पर्शी |
| C. *कैसिया* | III. वैक्सीलरी |
| D. सेम | IV. व्यावर्तित |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
    },
    options: [
      { id: 'a', content: { en: 'A-II, B-I, C-IV, D-III', hi: 'A-II, B-I, C-IV, D-III' } },
      { id: 'b', content: { en: 'A-IV, B-II, C-I, D-III', hi: 'A-IV, B-II, C-I, D-III' } },
      { id: 'c', content: { en: 'A-II, B-IV, C-III, D-I', hi: 'A-II, B-IV, C-III, D-I' } },
      { id: 'd', content: { en: 'A-II, B-IV, C-I, D-III', hi: 'A-II, B-IV, C-I, D-III' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`- **Valvate**: the petals just touch at the margin: *Calotropis*
- **Twisted**: one margin overlaps the next, and so on in turn: china rose, cotton
- **Imbricate**: margins overlap, but in no particular direction: *Cassia*, gulmohur
- **Vexillary**: standard over wings over keel: pea, bean

The trap is *Cassia*: it is a legume, but does not have the vexillary form.`,
      hi: String.raw`- **कोरस्पर्शी**: दल केवल किनारों पर छूते हैं: *कैलोट्रोपिस*
- **व्यावर्तित**: हर दल का किनारा क्रम से अगले को ढकता है: गुड़हल, कपास
- **कोरछादी**: किनारे एक-दूसरे को ढकते हैं, पर किसी निश्चित दिशा में नहीं: *कैसिया*, गुलमोहर
- **वैक्सीलरी**: ध्वज पंखों को और पंख नौतल को ढकते हैं: मटर, सेम

भूल *कैसिया* में होती है: वह भी फलीदार है, पर वैक्सीलरी नहीं।`,
    },
    reasons: {
      a: {
        en: 'China rose and Cassia are interchanged: the petals of china rose are twisted.',
        hi: 'गुड़हल और कैसिया आपस में बदल गए: गुड़हल के दल व्यावर्तित होते हैं।',
      },
      b: {
        en: 'Calotropis and china rose are interchanged: the petals of Calotropis only touch.',
        hi: 'कैलोट्रोपिस और गुड़हल आपस में बदल गए: कैलोट्रोपिस के दल केवल छूते हैं।',
      },
      c: {
        en: 'Cassia and bean are interchanged: the bean has standard, wings and keel.',
        hi: 'कैसिया और सेम आपस में बदल गए: ध्वज, पंख और नौतल सेम में होते हैं।',
      },
      d: {
        en: 'Valvate, twisted, imbricate and vexillary, in this order.',
        hi: 'क्रमशः कोरस्पर्शी, व्यावर्तित, कोरछादी और वैक्सीलरी।',
      },
    },
  },
  {
    code: 'sn-004',
    exams: ['neet'],
    subject: 'biology',
    topic: 'cell',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: 'A substance stops the Golgi apparatus of an animal cell from packaging materials into vesicles. The formation of which of the following is directly affected?',
      hi: 'एक रसायन किसी जंतु कोशिका के गॉल्जी उपकरण को पदार्थ पुटिकाओं में पैक करने से रोक देता है। इससे निम्नलिखित में से किसका निर्माण सीधे प्रभावित होगा?',
    },
    options: [
      { id: 'a', content: { en: 'Centrioles', hi: 'तारककेंद्र' } },
      { id: 'b', content: { en: 'Peroxisomes', hi: 'परऑक्सीसोम' } },
      { id: 'c', content: { en: 'Lysosomes', hi: 'लयनकाय' } },
      { id: 'd', content: { en: 'Mitochondria', hi: 'सूत्रकणिका' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**Lysosomes** are vesicles bound by a membrane that are formed by packaging in the Golgi apparatus; they hold hydrolytic enzymes. With ER, Golgi and vacuoles they make up the endomembrane system.

Peroxisomes and mitochondria lie outside this system, and centrioles have no membrane at all.`,
      hi: String.raw`**लयनकाय** झिल्ली से घिरी पुटिकाएँ हैं, जो गॉल्जी उपकरण में पैकिंग से बनती हैं; इनमें जल-अपघटनीय एंज़ाइम होते हैं। अंतर्द्रव्यी जालिका, गॉल्जी और रसधानी के साथ ये अंतःझिल्लिका तंत्र बनाते हैं।

परऑक्सीसोम और सूत्रकणिका इस तंत्र से बाहर हैं, और तारककेंद्र झिल्ली रहित होता है।`,
    },
    reasons: {
      a: {
        en: 'Centrioles are built of tubulin in the centrosome, without a membrane.',
        hi: 'तारककेंद्र तारककाय में ट्यूब्युलिन से बनते हैं, इनमें झिल्ली नहीं होती।',
      },
      b: {
        en: 'Peroxisomes take up their enzymes from the cytosol and lie outside the endomembrane system.',
        hi: 'परऑक्सीसोम अपने एंज़ाइम कोशिकाद्रव्य से लेते हैं और अंतःझिल्लिका तंत्र से बाहर हैं।',
      },
      c: {
        en: 'Lysosomal vesicles are packed in the Golgi apparatus.',
        hi: 'लयनकाय की पुटिकाएँ गॉल्जी उपकरण में ही बनती हैं।',
      },
      d: {
        en: 'New mitochondria arise by the fission of older ones.',
        hi: 'नई सूत्रकणिका पुरानी सूत्रकणिका के विखंडन से बनती है।',
      },
    },
  },
  {
    code: 'sn-005',
    exams: ['neet'],
    subject: 'biology',
    topic: 'biomolecules',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: 'Which of the following is the correct set of an acidic, a basic and a neutral amino acid, in this order?',
      hi: 'अम्लीय, क्षारीय और उदासीन ऐमीनो अम्ल का, इसी क्रम में, सही समूह कौन-सा है?',
    },
    options: [
      { id: 'a', content: { en: 'Glutamic acid, lysine, valine', hi: 'ग्लूटामिक अम्ल, लाइसीन, वैलीन' } },
      { id: 'b', content: { en: 'Lysine, glutamic acid, valine', hi: 'लाइसीन, ग्लूटामिक अम्ल, वैलीन' } },
      { id: 'c', content: { en: 'Glutamic acid, valine, lysine', hi: 'ग्लूटामिक अम्ल, वैलीन, लाइसीन' } },
      { id: 'd', content: { en: 'Valine, lysine, glutamic acid', hi: 'वैलीन, लाइसीन, ग्लूटामिक अम्ल' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Count the groups: **glutamic acid** has a second carboxyl group (acidic), **lysine** a second amino group (basic), **valine** one of each (neutral).

The trap: the name of lysine gives no hint that it is basic; its extra amino group does.`,
      hi: String.raw`समूह गिनिए: **ग्लूटामिक अम्ल** में दूसरा कार्बोक्सिल समूह (अम्लीय), **लाइसीन** में दूसरा ऐमीनो समूह (क्षारीय), **वैलीन** में दोनों का एक-एक (उदासीन)।

भूल यहाँ होती है: लाइसीन का नाम क्षारीयता नहीं बताता; उसका अतिरिक्त ऐमीनो समूह बताता है।`,
    },
    reasons: {
      a: {
        en: 'Two carboxyl groups, two amino groups, and one of each.',
        hi: 'क्रमशः दो कार्बोक्सिल समूह, दो ऐमीनो समूह, और दोनों का एक-एक।',
      },
      b: {
        en: 'Acidic and basic are interchanged: lysine has the extra amino group.',
        hi: 'अम्लीय और क्षारीय आपस में बदल गए: अतिरिक्त ऐमीनो समूह लाइसीन में है।',
      },
      c: {
        en: 'Basic and neutral are interchanged: valine has no extra group.',
        hi: 'क्षारीय और उदासीन आपस में बदल गए: वैलीन में कोई अतिरिक्त समूह नहीं।',
      },
      d: {
        en: 'The acidic and the neutral amino acid are interchanged.',
        hi: 'अम्लीय और उदासीन ऐमीनो अम्ल आपस में बदल गए हैं।',
      },
    },
  },
  {
    code: 'sn-006',
    exams: ['neet'],
    subject: 'biology',
    topic: 'plant-physiology',
    difficulty: 'medium',
    targetSeconds: 50,
    stem: {
      en: String.raw`Which of the following statements about photorespiration are correct?

A. The binding of O₂ to RuBisCO gives one molecule of phosphoglycerate and one of phosphoglycolate.

B. It yields ATP and NADPH along with sugars.

C. In it CO₂ is released with the use of ATP.

D. It is negligible in C₄ plants, which raise the CO₂ concentration at the site of RuBisCO.

E. It is favoured when the ratio of CO₂ to O₂ in the leaf is high.

Choose the correct answer from the options given below:`,
      hi: String.raw`प्रकाश श्वसन के बारे में निम्नलिखित में से कौन-से कथन सही हैं?

A. RuBisCO से O₂ के बंधन पर फ़ॉस्फ़ोग्लिसरेट का एक और फ़ॉस्फ़ोग्लाइकोलेट का एक अणु बनता है।

B. इसमें शर्करा के साथ ATP और NADPH भी बनते हैं।

C. इसमें ATP के उपयोग के साथ CO₂ मुक्त होती है।

D. C₄ पौधों में यह नगण्य होता है, क्योंकि वे RuBisCO के आसपास CO₂ की सांद्रता बढ़ा देते हैं।

E. पत्ती में CO₂ और O₂ का अनुपात ऊँचा होने पर यह अधिक होता है।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
    },
    options: [
      { id: 'a', content: { en: 'A, D and E only', hi: 'केवल A, D और E' } },
      { id: 'b', content: { en: 'B, C and D only', hi: 'केवल B, C और D' } },
      { id: 'c', content: { en: 'A, C and D only', hi: 'केवल A, C और D' } },
      { id: 'd', content: { en: 'A, B and E only', hi: 'केवल A, B और E' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Photorespiration is a **loss**: neither sugar nor ATP nor NADPH is formed (B is wrong); CO₂ goes out and ATP is used (C). It starts when O₂ in place of CO₂ binds to RuBisCO (A), that is, when CO₂ is **scarce** in relation to O₂ (E is wrong). In C₄ plants malic or aspartic acid brings CO₂ to the bundle sheath (D).

Reject B and E, and only one option is left.`,
      hi: String.raw`प्रकाश श्वसन **हानि** है: न शर्करा बनती है, न ATP, न NADPH (B ग़लत); CO₂ निकलती है और ATP ख़र्च होता है (C)। यह तब शुरू होता है जब RuBisCO से CO₂ की जगह O₂ जुड़ती है (A), अर्थात O₂ की तुलना में CO₂ **कम** हो (E ग़लत)। C₄ पौधों में मैलिक या ऐस्पार्टिक अम्ल CO₂ को पूलाच्छद तक लाता है (D)।

B और E को हटाते ही केवल एक विकल्प बचता है।`,
    },
    reasons: {
      a: {
        en: 'A and D hold, but it is scarce CO₂ that favours the process.',
        hi: 'A और D सही हैं, पर यह CO₂ की कमी से बढ़ता है, अधिकता से नहीं।',
      },
      b: {
        en: 'C and D hold, but the process forms neither ATP nor sugar.',
        hi: 'C और D सही हैं, पर इसमें न ATP बनता है, न शर्करा।',
      },
      c: {
        en: 'Oxygenation by RuBisCO, loss of CO₂ with ATP, and next to none of it in C₄ plants.',
        hi: 'RuBisCO से ऑक्सीजन का जुड़ना, ATP के साथ CO₂ की हानि, और C₄ पौधों में इसका नगण्य होना।',
      },
      d: {
        en: 'Only A holds here; B and E turn the process upside down.',
        hi: 'इनमें केवल A सही है; B और E प्रक्रिया को उलट देते हैं।',
      },
    },
  },
  {
    code: 'sn-007',
    exams: ['neet'],
    subject: 'biology',
    topic: 'human-physiology',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: 'In a person the glomerular filtration rate (GFR) is 120 mL per minute, and 1.44 L of urine is released in 24 hours. What percentage of the filtrate has been reabsorbed by the renal tubules?',
      hi: 'एक व्यक्ति की गुच्छीय निस्यंदन दर (GFR) 120 mL प्रति मिनट है, और 24 घंटे में 1.44 L मूत्र निकलता है। निस्यंद का कितना प्रतिशत वृक्क नलिकाओं ने पुनरवशोषित किया?',
    },
    options: [
      { id: 'a', content: { en: 'About 99.2', hi: 'लगभग 99.2' } },
      { id: 'b', content: { en: 'About 98.8', hi: 'लगभग 98.8' } },
      { id: 'c', content: { en: 'About 91.7', hi: 'लगभग 91.7' } },
      { id: 'd', content: { en: 'About 98.3', hi: 'लगभग 98.3' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Bring both to one minute. Urine: $\frac{1440\ \text{mL}}{1440\ \text{min}} = 1$ mL per minute.

Of 120 mL only 1 mL leaves: reabsorbed $\frac{119}{120} \times 100 \approx 99.2$ per cent.

A day has 24 × 60 = 1440 minutes; with this no long division is needed.`,
      hi: String.raw`दोनों को एक मिनट पर लाइए। मूत्र: $\frac{1440\ \text{mL}}{1440\ \text{min}} = 1$ mL प्रति मिनट।

120 mL में से केवल 1 mL बाहर जाता है: पुनरवशोषण $\frac{119}{120} \times 100 \approx 99.2$ प्रतिशत।

एक दिन में 24 × 60 = 1440 मिनट; इससे लंबा भाग नहीं करना पड़ता।`,
    },
    reasons: {
      a: {
        en: '1 mL of 120 mL per minute is lost, which leaves 119 of 120.',
        hi: 'प्रति मिनट 120 mL में से 1 mL निकलता है, शेष 119/120 पुनरवशोषित होता है।',
      },
      b: {
        en: '1.44 was set against 120, though the one is litres a day.',
        hi: '1.44 की तुलना सीधे 120 से की गई, जबकि वह लीटर प्रतिदिन है।',
      },
      c: {
        en: 'A slip of ten: 10 mL of urine per minute was taken.',
        hi: 'दस गुने की भूल: मूत्र 10 mL प्रति मिनट मान लिया गया।',
      },
      d: {
        en: 'A day was counted as 12 hours, so that 2 mL seemed to be lost.',
        hi: 'दिन को 12 घंटे गिना गया, जिससे 2 mL की हानि लगी।',
      },
    },
  },
  {
    code: 'sn-008',
    exams: ['neet'],
    subject: 'biology',
    topic: 'human-physiology',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: assertionAndReason,
    statements: {
      assertion: {
        en: 'Expiration in quiet breathing takes place without the contraction of any expiratory muscle.',
        hi: 'सामान्य श्वसन में निःश्वसन किसी निःश्वसन पेशी के संकुचन के बिना होता है।',
      },
      reason: {
        en: 'When the diaphragm and the external intercostal muscles relax, the volume of the lungs falls and the pressure in them rises slightly above the atmospheric pressure.',
        hi: 'डायाफ़्राम और बाह्य अंतरापर्शुक पेशियों के शिथिल होने पर फेफड़ों का आयतन घटता है और उनका दाब वायुमंडलीय दाब से थोड़ा अधिक हो जाता है।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['a'] },
    solution: {
      en: String.raw`Quiet inspiration is active: diaphragm and external intercostals contract. When they **relax**, the thoracic and pulmonary volumes fall, the pressure in the lungs rises slightly above that of the atmosphere, and air goes out. So no further muscle is needed: R explains A.

Only a **forceful** expiration calls in the internal intercostals and the muscles of the abdomen.`,
      hi: String.raw`सामान्य अंतःश्वसन सक्रिय है: डायाफ़्राम और बाह्य अंतरापर्शुक पेशियाँ संकुचित होती हैं। उनके **शिथिल** होते ही वक्ष और फेफड़ों का आयतन घटता है, फेफड़ों का दाब वायुमंडलीय दाब से थोड़ा अधिक हो जाता है और वायु बाहर निकलती है। अतः किसी और पेशी की ज़रूरत नहीं: R, A की व्याख्या है।

केवल **बलपूर्वक** निःश्वसन में आंतरिक अंतरापर्शुक और उदर की पेशियाँ काम आती हैं।`,
    },
    reasons: {
      a: {
        en: 'The relaxation described in R pushes the air out by itself.',
        hi: 'R में बताया शिथिलन अपने-आप वायु को बाहर निकाल देता है।',
      },
      b: {
        en: 'The rise of pressure in R is the very cause of quiet expiration.',
        hi: 'R में बताई दाब की वृद्धि ही सामान्य निःश्वसन का कारण है।',
      },
      c: {
        en: 'R was rejected, but relaxation does raise the pressure in the lungs.',
        hi: 'R को ग़लत माना गया, जबकि शिथिलन से फेफड़ों का दाब सचमुच बढ़ता है।',
      },
      d: {
        en: 'Quiet expiration was mixed up with forceful expiration.',
        hi: 'सामान्य निःश्वसन को बलपूर्वक निःश्वसन समझ लिया गया।',
      },
    },
  },
  {
    code: 'sn-009',
    exams: ['neet'],
    subject: 'biology',
    topic: 'plant-reproduction',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'A fruit of a plant has 48 seeds. What is the minimum number of meiotic divisions that took place to form the eggs and the pollen grains from which these seeds developed?',
      hi: 'एक पौधे के फल में 48 बीज हैं। जिन अंड कोशिकाओं और परागकणों से ये बीज बने, उनके बनने में कम से कम कितने अर्धसूत्री विभाजन हुए?',
    },
    options: [
      { id: 'a', content: { en: '96', hi: '96' } },
      { id: 'b', content: { en: '48', hi: '48' } },
      { id: 'c', content: { en: '60', hi: '60' } },
      { id: 'd', content: { en: '12', hi: '12' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Each seed comes from one egg and one pollen grain.

- Eggs: one meiosis of a megaspore mother cell gives **one** functional megaspore: 48 divisions
- Pollen: one meiosis gives **four** grains: 48 ÷ 4 = 12 divisions

In all: 48 + 12 = **60**. One grain suffices for a seed, for it brings both male gametes.`,
      hi: String.raw`हर बीज एक अंड कोशिका और एक परागकण से बनता है।

- अंड कोशिका: गुरुबीजाणु मातृ कोशिका के एक अर्धसूत्री विभाजन से **एक** ही क्रियाशील गुरुबीजाणु: 48 विभाजन
- परागकण: एक अर्धसूत्री विभाजन से **चार** परागकण: 48 ÷ 4 = 12 विभाजन

कुल: 48 + 12 = **60**। एक बीज के लिए एक परागकण पर्याप्त है, क्योंकि दोनों नर युग्मक उसी में होते हैं।`,
    },
    reasons: {
      a: {
        en: 'One meiosis was counted for each pollen grain, though it gives four.',
        hi: 'हर परागकण के लिए एक विभाजन गिना गया, जबकि एक से चार बनते हैं।',
      },
      b: { en: 'The meioses for the 48 pollen grains were left out.', hi: '48 परागकणों के लिए हुए अर्धसूत्री विभाजन छूट गए।' },
      c: { en: '48 for the eggs and 12 for the pollen grains.', hi: 'अंड कोशिकाओं के लिए 48 और परागकणों के लिए 12।' },
      d: { en: 'The meioses for the 48 eggs were left out.', hi: '48 अंड कोशिकाओं के लिए हुए अर्धसूत्री विभाजन छूट गए।' },
    },
  },
  {
    code: 'sn-010',
    exams: ['neet'],
    subject: 'biology',
    topic: 'human-reproduction',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`In which order do human sperms pass the following parts?

A. Vasa efferentia

B. Rete testis

C. Ejaculatory duct

D. Epididymis

E. Vas deferens

Choose the correct answer from the options given below:`,
      hi: String.raw`मानव शुक्राणु निम्नलिखित भागों से किस क्रम में गुज़रते हैं?

A. शुक्रवाहिकाएँ (vasa efferentia)

B. वृषण जालिका (rete testis)

C. स्खलनीय वाहिनी

D. अधिवृषण

E. शुक्रवाहक (vas deferens)

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
    },
    options: [
      { id: 'a', content: { en: 'A, B, D, E, C', hi: 'A, B, D, E, C' } },
      { id: 'b', content: { en: 'B, D, A, E, C', hi: 'B, D, A, E, C' } },
      { id: 'c', content: { en: 'B, A, D, E, C', hi: 'B, A, D, E, C' } },
      { id: 'd', content: { en: 'B, A, E, D, C', hi: 'B, A, E, D, C' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Seminiferous tubules → **rete testis** → **vasa efferentia** → **epididymis** → **vas deferens** → (joined by the duct of the seminal vesicle) **ejaculatory duct** → urethra.

The trap is the likeness of the names: efferentia lead out of the testis, the deferens carries away from the epididymis.`,
      hi: String.raw`शुक्रजनक नलिकाएँ → **वृषण जालिका** → **शुक्रवाहिकाएँ** → **अधिवृषण** → **शुक्रवाहक** → (शुक्राशय की वाहिनी मिलने पर) **स्खलनीय वाहिनी** → मूत्रमार्ग।

भ्रम मिलते-जुलते नामों से होता है: efferentia वृषण से बाहर लाती हैं, deferens अधिवृषण से आगे ले जाता है।`,
    },
    reasons: {
      a: {
        en: 'The rete testis comes first: it gathers the seminiferous tubules.',
        hi: 'वृषण जालिका पहले आती है: शुक्रजनक नलिकाएँ उसी में खुलती हैं।',
      },
      b: {
        en: 'The vasa efferentia lie between the rete testis and the epididymis.',
        hi: 'शुक्रवाहिकाएँ वृषण जालिका और अधिवृषण के बीच होती हैं।',
      },
      c: {
        en: 'Rete testis, vasa efferentia, epididymis, vas deferens, ejaculatory duct.',
        hi: 'वृषण जालिका, शुक्रवाहिकाएँ, अधिवृषण, शुक्रवाहक, स्खलनीय वाहिनी।',
      },
      d: {
        en: 'The epididymis comes before the vas deferens, which starts from it.',
        hi: 'अधिवृषण शुक्रवाहक से पहले आता है, जो उसी से निकलता है।',
      },
    },
  },
  {
    code: 'sn-011',
    exams: ['neet'],
    subject: 'biology',
    topic: 'genetics',
    difficulty: 'medium',
    targetSeconds: 70,
    stem: {
      en: 'Anjum has normal vision and blood group A; her father was colour-blind and had blood group O. Her husband has normal vision and blood group AB. What is the probability that their first child is a colour-blind son with blood group B?',
      hi: 'अंजुम की दृष्टि सामान्य है और रक्त समूह A है; उसके पिता वर्णांध थे और उनका रक्त समूह O था। उसके पति की दृष्टि सामान्य है और रक्त समूह AB है। उनकी पहली संतान के B रक्त समूह वाला वर्णांध पुत्र होने की प्रायिकता क्या है?',
    },
    options: [
      { id: 'a', content: { en: String.raw`$\frac{1}{8}$`, hi: String.raw`$\frac{1}{8}$` } },
      { id: 'b', content: { en: String.raw`$\frac{1}{4}$`, hi: String.raw`$\frac{1}{4}$` } },
      { id: 'c', content: { en: String.raw`$\frac{3}{16}$`, hi: String.raw`$\frac{3}{16}$` } },
      { id: 'd', content: { en: String.raw`$\frac{1}{16}$`, hi: String.raw`$\frac{1}{16}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The father decides both genotypes of Anjum: she is a carrier, $X^{C}X^{c}$, and $I^{A}i$.

- Vision: $X^{C}X^{c} \times X^{C}Y$. A colour-blind son, $X^{c}Y$: $\frac{1}{4}$ of all children.
- Blood: $I^{A}i \times I^{A}I^{B}$ gives $I^{A}I^{A}$, $I^{A}I^{B}$, $I^{A}i$, $I^{B}i$. Group B: $\frac{1}{4}$.

The genes are on different chromosomes: $\frac{1}{4} \times \frac{1}{4} = \frac{1}{16}$.`,
      hi: String.raw`अंजुम के दोनों जीनप्रारूप उसके पिता से तय होते हैं: वह वाहक है, $X^{C}X^{c}$, और $I^{A}i$ है।

- दृष्टि: $X^{C}X^{c} \times X^{C}Y$। वर्णांध पुत्र, $X^{c}Y$: सभी संतानों का $\frac{1}{4}$।
- रक्त: $I^{A}i \times I^{A}I^{B}$ से $I^{A}I^{A}$, $I^{A}I^{B}$, $I^{A}i$, $I^{B}i$। समूह B: $\frac{1}{4}$।

जीन अलग-अलग गुणसूत्रों पर हैं: $\frac{1}{4} \times \frac{1}{4} = \frac{1}{16}$।`,
    },
    reasons: {
      a: {
        en: 'Half of the sons are colour-blind, but the chance of a son was left out.',
        hi: 'आधे पुत्र वर्णांध हैं, पर पुत्र होने की प्रायिकता छोड़ दी गई।',
      },
      b: { en: 'This is the chance of one of the two characters only.', hi: 'यह दोनों लक्षणों में से केवल एक की प्रायिकता है।' },
      c: {
        en: 'The chance that the blood group is not B, 3/4, was multiplied by 1/4.',
        hi: 'रक्त समूह के B न होने की प्रायिकता 3/4 को 1/4 से गुणा कर दिया गया।',
      },
      d: {
        en: 'A colour-blind son has 1/4, group B has 1/4, and they are independent.',
        hi: 'वर्णांध पुत्र 1/4, समूह B 1/4, और दोनों स्वतंत्र हैं।',
      },
    },
  },
  {
    code: 'sn-012',
    exams: ['neet'],
    subject: 'biology',
    topic: 'genetics',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'The coding strand of a part of a gene is 5′-ATGCATTGC-3′. What is the sequence of the mRNA transcribed from it?',
      hi: 'एक जीन के भाग का कूटलेखन रज्जुक (coding strand) 5′-ATGCATTGC-3′ है। इससे अनुलेखित mRNA का अनुक्रम क्या होगा?',
    },
    options: [
      { id: 'a', content: { en: '5′-UACGUAACG-3′', hi: '5′-UACGUAACG-3′' } },
      { id: 'b', content: { en: '5′-AUGCAUUGC-3′', hi: '5′-AUGCAUUGC-3′' } },
      { id: 'c', content: { en: '3′-AUGCAUUGC-5′', hi: '3′-AUGCAUUGC-5′' } },
      { id: 'd', content: { en: '5′-GCAAUGCAU-3′', hi: '5′-GCAAUGCAU-3′' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The mRNA is complementary to the **template** strand and therefore has the same sequence and direction as the **coding** strand, with U in place of T: 5′-AUGCAUUGC-3′.

The trap is to pair the coding strand itself.`,
      hi: String.raw`mRNA **टेम्पलेट** रज्जुक का पूरक होता है, इसलिए उसका अनुक्रम और दिशा **कूटलेखन** रज्जुक जैसे ही होते हैं, बस T के स्थान पर U: 5′-AUGCAUUGC-3′।

भूल यह होती है कि पूरक कूटलेखन रज्जुक का ही बना दिया जाता है।`,
    },
    reasons: {
      a: {
        en: 'The coding strand was paired as if it were the template, and the ends were left as they stood.',
        hi: 'कूटलेखन रज्जुक को टेम्पलेट मानकर पूरक बना दिया गया, और सिरे भी ज्यों के त्यों रहे।',
      },
      b: {
        en: 'Same sequence and direction as the coding strand, with U for T.',
        hi: 'कूटलेखन रज्जुक जैसा ही अनुक्रम और दिशा, T के स्थान पर U।',
      },
      c: {
        en: 'The bases are right, but the two ends are interchanged.',
        hi: 'क्षारक सही हैं, पर दोनों सिरे आपस में बदल गए हैं।',
      },
      d: {
        en: 'This is the complement of the coding strand, read from its 5′ end.',
        hi: 'यह कूटलेखन रज्जुक का पूरक है, जिसे 5′ सिरे से पढ़ा गया है।',
      },
    },
  },
  {
    code: 'sn-013',
    exams: ['neet'],
    subject: 'biology',
    topic: 'evolution',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'Which of the following pairs is an example of analogous organs?',
      hi: 'निम्नलिखित में से कौन-सा युग्म समवृत्ति (analogous) अंगों का उदाहरण है?',
    },
    options: [
      { id: 'a', content: { en: 'Forelimbs of a whale and of a cheetah', hi: 'ह्वेल और चीते के अग्रपाद' } },
      {
        id: 'b',
        content: { en: 'Thorn of *Bougainvillea* and tendril of pumpkin', hi: 'बोगनविलिया का काँटा और कद्दू का प्रतान' },
      },
      { id: 'c', content: { en: 'Heart of a fish and of a frog', hi: 'मछली और मेंढक का हृदय' } },
      {
        id: 'd',
        content: {
          en: 'Underground tuber of the sweet potato and of the potato',
          hi: 'शकरकंद का भूमिगत कंद और आलू का भूमिगत कंद',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Analogous organs have the **same function but a different origin**. The tuber of sweet potato is a modified **root**, that of potato a modified **stem**; both store food. This is convergent evolution.

The other three are homologous: same origin, and different work or form. Thorn and tendril, in particular, are both modified axillary buds.`,
      hi: String.raw`समवृत्ति अंगों का **कार्य समान पर उद्गम भिन्न** होता है। शकरकंद का कंद रूपांतरित **मूल** है, आलू का रूपांतरित **तना**; दोनों भोजन संचित करते हैं। यह अभिसारी विकास है।

शेष तीनों समजात हैं: उद्गम समान, कार्य या रूप भिन्न। काँटा और प्रतान दोनों ही कक्षस्थ कलिका के रूपांतरण हैं।`,
    },
    reasons: {
      a: {
        en: 'The same bones are adapted to swimming and running: homologous.',
        hi: 'वही अस्थियाँ तैरने और दौड़ने के अनुकूल ढली हैं: समजात।',
      },
      b: {
        en: 'Both are modified axillary buds with different functions: homologous.',
        hi: 'दोनों भिन्न कार्य वाली रूपांतरित कक्षस्थ कलिकाएँ हैं: समजात।',
      },
      c: { en: 'The hearts of vertebrates share one origin: homologous.', hi: 'कशेरुकियों के हृदयों का उद्गम एक है: समजात।' },
      d: { en: 'A root and a stem do the same work of storing food.', hi: 'मूल और तना भोजन संचय का एक ही काम करते हैं।' },
    },
  },
  {
    code: 'sn-014',
    exams: ['neet'],
    subject: 'biology',
    topic: 'health-and-disease',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`Match the diseases in List-I with their pathogens in List-II.

| List-I (Disease) | List-II (Pathogen) |
| --- | --- |
| A. Filariasis | I. *Trichophyton* |
| B. Ringworm | II. *Haemophilus influenzae* |
| C. Pneumonia | III. *Wuchereria* |
| D. Amoebiasis | IV. *Entamoeba* |

Choose the correct answer from the options given below:`,
      hi: String.raw`सूची-I के रोगों को सूची-II के रोगजनकों से सुमेलित कीजिए।

| सूची-I (रोग) | सूची-II (रोगजनक) |
| --- | --- |
| A. फ़ाइलेरियता (फ़ाइलेरिएसिस) | I. *ट्राइकोफ़ाइटॉन* |
| B. दाद | II. *हीमोफ़िलस इन्फ़्लुएंज़ी* |
| C. न्यूमोनिया | III. *वुचेरेरिया* |
| D. अमीबता (अमीबिएसिस) | IV. *एंटअमीबा* |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
    },
    options: [
      { id: 'a', content: { en: 'A-III, B-II, C-I, D-IV', hi: 'A-III, B-II, C-I, D-IV' } },
      { id: 'b', content: { en: 'A-I, B-III, C-II, D-IV', hi: 'A-I, B-III, C-II, D-IV' } },
      { id: 'c', content: { en: 'A-IV, B-I, C-II, D-III', hi: 'A-IV, B-I, C-II, D-III' } },
      { id: 'd', content: { en: 'A-III, B-I, C-II, D-IV', hi: 'A-III, B-I, C-II, D-IV' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`- Filariasis (elephantiasis): the worm **Wuchereria**, in the lymph vessels
- Ringworm: in spite of its name a **fungus**, such as Trichophyton, Microsporum or Epidermophyton
- Pneumonia: the bacteria Streptococcus pneumoniae and **Haemophilus influenzae**
- Amoebiasis: the protozoan **Entamoeba histolytica**

The traps are the names: ringworm is no worm, and H. influenzae does not cause influenza.`,
      hi: String.raw`- फ़ाइलेरियता (हाथीपाँव): लसीका वाहिनियों का कृमि **वुचेरेरिया**
- दाद (ringworm): **कवक**, जैसे ट्राइकोफ़ाइटॉन, माइक्रोस्पोरम या एपिडर्मोफ़ाइटॉन
- न्यूमोनिया: जीवाणु स्ट्रेप्टोकोकस न्यूमोनी और **हीमोफ़िलस इन्फ़्लुएंज़ी**
- अमीबता: प्रोटोज़ोआ **एंटअमीबा हिस्टोलिटिका**

भ्रम नामों से होता है: ringworm कृमि नहीं है, और हीमोफ़िलस इन्फ़्लुएंज़ी से इन्फ़्लुएंज़ा नहीं होता।`,
    },
    reasons: {
      a: {
        en: 'Ringworm and pneumonia are interchanged: ringworm is fungal.',
        hi: 'दाद और न्यूमोनिया आपस में बदल गए: दाद कवक से होता है।',
      },
      b: {
        en: 'Ringworm was taken for a disease of worms; Wuchereria causes filariasis.',
        hi: 'दाद को कृमि का रोग मान लिया गया; वुचेरेरिया से फ़ाइलेरियता होती है।',
      },
      c: {
        en: 'Filariasis and amoebiasis are interchanged: Entamoeba is a protozoan of the gut.',
        hi: 'फ़ाइलेरियता और अमीबता आपस में बदल गए: एंटअमीबा आँत का प्रोटोज़ोआ है।',
      },
      d: { en: 'Worm, fungus, bacterium and protozoan, in this order.', hi: 'क्रमशः कृमि, कवक, जीवाणु और प्रोटोज़ोआ।' },
    },
  },
  {
    code: 'sn-015',
    exams: ['neet'],
    subject: 'biology',
    topic: 'biotechnology',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: String.raw`A circular plasmid of 7 kb is cut completely by restriction enzymes, and the fragments are separated on a gel:

| Enzyme | Fragments (kb) |
| --- | --- |
| *Eco* RI | 4 and 3 |
| *Bam* HI | 7 |
| *Eco* RI + *Bam* HI | 3, 2.5 and 1.5 |

How many sites for *Eco* RI and for *Bam* HI, respectively, has the plasmid, and in which *Eco* RI fragment does *Bam* HI cut?`,
      hi: String.raw`7 kb के एक वृत्ताकार प्लाज़्मिड को प्रतिबंधन एंज़ाइमों से पूरी तरह काटकर खंडों को जेल पर अलग किया गया:

| एंज़ाइम | खंड (kb) |
| --- | --- |
| *Eco* RI | 4 और 3 |
| *Bam* HI | 7 |
| *Eco* RI + *Bam* HI | 3, 2.5 और 1.5 |

प्लाज़्मिड में *Eco* RI और *Bam* HI के क्रमशः कितने स्थल हैं, और *Bam* HI किस *Eco* RI खंड में काटता है?`,
    },
    options: [
      { id: 'a', content: { en: '1 and 1; in the 4 kb fragment', hi: '1 और 1; 4 kb वाले खंड में' } },
      { id: 'b', content: { en: '2 and 1; in the 3 kb fragment', hi: '2 और 1; 3 kb वाले खंड में' } },
      { id: 'c', content: { en: '1 and 0; in the 3 kb fragment', hi: '1 और 0; 3 kb वाले खंड में' } },
      { id: 'd', content: { en: '2 and 1; in the 4 kb fragment', hi: '2 और 1; 4 kb वाले खंड में' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`In a **circle** the number of fragments equals the number of cuts. *Eco* RI: two fragments, **two** sites. *Bam* HI: one fragment of the full 7 kb, **one** site (the circle is opened).

Together: the 3 kb fragment is still there, the 4 kb one is gone and 2.5 + 1.5 = 4. So *Bam* HI cuts in the **4 kb** fragment.

In a linear DNA two fragments would mean one site: that is the trap.`,
      hi: String.raw`**वृत्त** में खंडों की संख्या कटाव की संख्या के बराबर होती है। *Eco* RI: दो खंड, **दो** स्थल। *Bam* HI: पूरे 7 kb का एक खंड, **एक** स्थल (वृत्त खुल जाता है)।

दोनों साथ: 3 kb का खंड बना रहता है, 4 kb वाला नहीं रहता, और 2.5 + 1.5 = 4। अतः *Bam* HI **4 kb** वाले खंड में काटता है।

रैखिक DNA में दो खंडों का अर्थ एक स्थल होता: यही भ्रम है।`,
    },
    reasons: {
      a: {
        en: 'For Eco RI the rule of linear DNA was used, that fragments are one more than cuts.',
        hi: 'Eco RI के लिए रैखिक DNA का नियम लगा दिया गया, जिसमें खंड कटाव से एक अधिक होते हैं।',
      },
      b: {
        en: 'The sites are right, but the 3 kb fragment stays whole in the double digest.',
        hi: 'स्थल सही हैं, पर दोनों एंज़ाइमों के साथ भी 3 kb का खंड पूरा बना रहता है।',
      },
      c: {
        en: 'The plasmid was taken to be linear, and the single fragment to be uncut DNA.',
        hi: 'प्लाज़्मिड को रैखिक और उस एक खंड को बिना कटा DNA मान लिया गया।',
      },
      d: {
        en: 'Two cuts and one cut in a circle; 4 kb turns into 2.5 and 1.5 kb.',
        hi: 'वृत्त में दो और एक कटाव; 4 kb से 2.5 और 1.5 kb बनते हैं।',
      },
    },
  },
  {
    code: 'sn-016',
    exams: ['neet'],
    subject: 'biology',
    topic: 'ecology',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: 'In a grassland the gross primary productivity in a year is 24,000 kJ per square metre, and the plants lose 10,000 kJ of it by respiration. By the 10 per cent law, how much energy per square metre can reach the primary carnivores?',
      hi: 'एक घासस्थल में एक वर्ष की सकल प्राथमिक उत्पादकता 24,000 kJ प्रति वर्ग मीटर है, और पौधे इसमें से 10,000 kJ श्वसन में खो देते हैं। 10 प्रतिशत नियम के अनुसार प्राथमिक मांसाहारियों तक प्रति वर्ग मीटर कितनी ऊर्जा पहुँच सकती है?',
    },
    options: [
      { id: 'a', content: { en: '1,400 kJ', hi: '1,400 kJ' } },
      { id: 'b', content: { en: '140 kJ', hi: '140 kJ' } },
      { id: 'c', content: { en: '240 kJ', hi: '240 kJ' } },
      { id: 'd', content: { en: '14 kJ', hi: '14 kJ' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Herbivores can take only the **net** productivity: 24,000 − 10,000 = 14,000 kJ.

- herbivores (primary consumers): 10% = 1,400 kJ
- **primary carnivores** (secondary consumers): 10% of it = **140 kJ**

Two traps: to start from the gross value, and to take "primary carnivore" for "primary consumer".`,
      hi: String.raw`शाकाहारी केवल **नेट** उत्पादकता का उपयोग कर सकते हैं: 24,000 − 10,000 = 14,000 kJ।

- शाकाहारी (प्राथमिक उपभोक्ता): 10% = 1,400 kJ
- **प्राथमिक मांसाहारी** (द्वितीयक उपभोक्ता): उसका 10% = **140 kJ**

दो भूलें होती हैं: सकल मान से आरंभ करना, और "प्राथमिक मांसाहारी" को "प्राथमिक उपभोक्ता" समझना।`,
    },
    reasons: {
      a: {
        en: 'This reaches the herbivores, which are the primary consumers.',
        hi: 'इतनी ऊर्जा शाकाहारियों तक पहुँचती है, जो प्राथमिक उपभोक्ता हैं।',
      },
      b: { en: '10 per cent of 10 per cent of the net 14,000 kJ.', hi: 'नेट 14,000 kJ के 10 प्रतिशत का 10 प्रतिशत।' },
      c: {
        en: 'The gross 24,000 kJ was used, without the loss by respiration.',
        hi: 'श्वसन की हानि घटाए बिना सकल 24,000 kJ लिया गया।',
      },
      d: {
        en: 'One step too many: this reaches the secondary carnivores.',
        hi: 'एक चरण अधिक हो गया: यह द्वितीयक मांसाहारियों तक पहुँचती है।',
      },
    },
  },
  {
    code: 'sn-017',
    exams: ['neet'],
    subject: 'physics',
    topic: 'laws-of-motion',
    difficulty: 'easy',
    targetSeconds: 60,
    stem: {
      en: String.raw`A man of mass $60\ \text{kg}$ stands on a weighing scale in a lift that is going down at $6\ \text{m/s}$. The lift is now brought to rest uniformly over a distance of $12\ \text{m}$. What force does the man exert on the scale while the lift slows down? (Take $g = 10\ \text{m/s}^2$.)`,
      hi: String.raw`$60\ \text{kg}$ द्रव्यमान का एक व्यक्ति $6\ \text{m/s}$ से नीचे जा रही लिफ़्ट में रखी तुला पर खड़ा है। अब लिफ़्ट को एकसमान रूप से $12\ \text{m}$ की दूरी में रोक दिया जाता है। लिफ़्ट के धीमे होते समय व्यक्ति तुला पर कितना बल लगाता है? ($g = 10\ \text{m/s}^2$ लीजिए।)`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$510\ \text{N}$`, hi: String.raw`$510\ \text{N}$` } },
      { id: 'b', content: { en: String.raw`$780\ \text{N}$`, hi: String.raw`$780\ \text{N}$` } },
      { id: 'c', content: { en: String.raw`$600\ \text{N}$`, hi: String.raw`$600\ \text{N}$` } },
      { id: 'd', content: { en: String.raw`$690\ \text{N}$`, hi: String.raw`$690\ \text{N}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`What counts is the direction of the **acceleration**, not that of the motion. A lift that slows down on its way down accelerates **upward**:

$$
a = \frac{v^2}{2s} = \frac{36}{24} = 1.5\ \text{m/s}^2
$$

$N = m(g + a) = 60 \times 11.5 = 690\ \text{N}$. The trap is to subtract because the lift goes down.`,
      hi: String.raw`यहाँ गति की नहीं, **त्वरण** की दिशा देखनी है। नीचे जाते हुए धीमी होती लिफ़्ट का त्वरण **ऊपर** की ओर होता है:

$$
a = \frac{v^2}{2s} = \frac{36}{24} = 1.5\ \text{m/s}^2
$$

$N = m(g + a) = 60 \times 11.5 = 690\ \text{N}$। आम भूल: लिफ़्ट नीचे जा रही है, यह सोचकर घटा देना।`,
    },
    reasons: {
      a: {
        en: 'The acceleration was taken downward, like the motion.',
        hi: 'त्वरण को गति की तरह नीचे की ओर मान लिया गया।',
      },
      b: {
        en: String.raw`The factor 2 was left out: $a = v^2/s = 3\ \text{m/s}^2$.`,
        hi: String.raw`गुणक 2 छूट गया: $a = v^2/s = 3\ \text{m/s}^2$।`,
      },
      c: {
        en: 'This is the weight; it would be right at constant velocity.',
        hi: 'यह व्यक्ति का भार है; नियत वेग पर यही उत्तर होता।',
      },
      d: {
        en: String.raw`$60(10 + 1.5)$, for the acceleration is upward.`,
        hi: String.raw`$60(10 + 1.5)$, क्योंकि त्वरण ऊपर की ओर है।`,
      },
    },
  },
  {
    code: 'sn-018',
    exams: ['neet'],
    subject: 'physics',
    topic: 'rotation',
    difficulty: 'easy',
    targetSeconds: 55,
    stem: {
      en: String.raw`A potter's wheel of moment of inertia $0.04\ \text{kg m}^2$ turns freely at $45$ revolutions per minute (rpm) about its vertical axis. A small lump of clay of mass $0.25\ \text{kg}$ falls vertically on it and sticks at a distance of $20\ \text{cm}$ from the axis. The wheel then turns at`,
      hi: String.raw`$0.04\ \text{kg m}^2$ जड़त्व आघूर्ण का कुम्हार का चाक अपने ऊर्ध्वाधर अक्ष के परितः $45$ चक्कर प्रति मिनट (rpm) से मुक्त रूप से घूम रहा है। $0.25\ \text{kg}$ द्रव्यमान का मिट्टी का एक छोटा लोंदा उस पर ऊर्ध्वाधर गिरकर अक्ष से $20\ \text{cm}$ दूर चिपक जाता है। अब चाक की घूर्णन चाल होगी`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$40\ \text{rpm}$`, hi: String.raw`$40\ \text{rpm}$` } },
      { id: 'b', content: { en: String.raw`$36\ \text{rpm}$`, hi: String.raw`$36\ \text{rpm}$` } },
      { id: 'c', content: { en: String.raw`$20\ \text{rpm}$`, hi: String.raw`$20\ \text{rpm}$` } },
      { id: 'd', content: { en: String.raw`$45\ \text{rpm}$`, hi: String.raw`$45\ \text{rpm}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The falling clay brings no angular momentum about the axis, and no external torque acts: $I\omega$ is conserved.

The clay adds $mr^2 = 0.25 \times 0.04 = 0.01\ \text{kg m}^2$, so $I$ grows from $0.04$ to $0.05$:

$$
n = 45 \times \frac{0.04}{0.05} = 36\ \text{rpm}
$$

Kinetic energy is **not** conserved: the clay sticks.`,
      hi: String.raw`गिरती मिट्टी अक्ष के परितः कोई कोणीय संवेग नहीं लाती और बाह्य बल-आघूर्ण शून्य है: $I\omega$ संरक्षित है।

मिट्टी से $mr^2 = 0.25 \times 0.04 = 0.01\ \text{kg m}^2$ जुड़ता है, अतः $I$ का मान $0.04$ से $0.05$ हो जाता है:

$$
n = 45 \times \frac{0.04}{0.05} = 36\ \text{rpm}
$$

गतिज ऊर्जा संरक्षित **नहीं** है: मिट्टी चिपकती है।`,
    },
    reasons: {
      a: {
        en: 'The kinetic energy was conserved, but it is lost in part when the clay sticks.',
        hi: 'गतिज ऊर्जा को संरक्षित माना गया, पर चिपकने में उसका एक भाग नष्ट होता है।',
      },
      b: {
        en: 'The moment of inertia grows by a quarter, so the speed is 4/5 of 45.',
        hi: 'जड़त्व आघूर्ण एक-चौथाई बढ़ता है, अतः चाल 45 की 4/5 हो जाती है।',
      },
      c: {
        en: String.raw`The clay was given $mr = 0.05$ in place of $mr^2 = 0.01$.`,
        hi: String.raw`मिट्टी के लिए $mr^2 = 0.01$ की जगह $mr = 0.05$ लिया गया।`,
      },
      d: {
        en: 'No torque means that the angular momentum stays, not the speed.',
        hi: 'बल-आघूर्ण न होने से कोणीय संवेग नियत रहता है, घूर्णन चाल नहीं।',
      },
    },
  },
  {
    code: 'sn-019',
    exams: ['neet'],
    subject: 'physics',
    topic: 'properties-of-matter',
    difficulty: 'medium',
    targetSeconds: 85,
    stem: {
      en: String.raw`A horizontal pipe narrows from a cross-section of $40\ \text{cm}^2$ to one of $10\ \text{cm}^2$. Gauges show that the pressure of the water flowing in the wide part exceeds that in the narrow part by $30\ \text{kPa}$. How much water passes through the pipe in a second? (Treat water as an ideal liquid of density $10^3\ \text{kg/m}^3$.)`,
      hi: String.raw`एक क्षैतिज पाइप का अनुप्रस्थ काट $40\ \text{cm}^2$ से घटकर $10\ \text{cm}^2$ हो जाता है। दाबमापी बताते हैं कि बहते जल का दाब चौड़े भाग में सँकरे भाग से $30\ \text{kPa}$ अधिक है। पाइप से प्रति सेकंड कितना जल गुज़रता है? (जल को $10^3\ \text{kg/m}^3$ घनत्व का आदर्श द्रव मानिए।)`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$2\ \text{L}$`, hi: String.raw`$2\ \text{L}$` } },
      { id: 'b', content: { en: String.raw`$7.7\ \text{L}$`, hi: String.raw`$7.7\ \text{L}$` } },
      { id: 'c', content: { en: String.raw`$8\ \text{L}$`, hi: String.raw`$8\ \text{L}$` } },
      { id: 'd', content: { en: String.raw`$32\ \text{L}$`, hi: String.raw`$32\ \text{L}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Continuity: $40v_1 = 10v_2$, so $v_2 = 4v_1$. Bernoulli at equal height:

$$
\Delta p = \frac{1}{2}\rho(v_2^2 - v_1^2) = \frac{15}{2}\rho v_1^2
$$

$30\,000 = 7500\,v_1^2$ gives $v_1 = 2\ \text{m/s}$. Volume per second: $40 \times 10^{-4} \times 2 = 8 \times 10^{-3}\ \text{m}^3 = 8\ \text{L}$.

Each speed must be multiplied by its **own** area.`,
      hi: String.raw`सांतत्य: $40v_1 = 10v_2$, अतः $v_2 = 4v_1$। समान ऊँचाई पर बर्नूली:

$$
\Delta p = \frac{1}{2}\rho(v_2^2 - v_1^2) = \frac{15}{2}\rho v_1^2
$$

$30\,000 = 7500\,v_1^2$ से $v_1 = 2\ \text{m/s}$। प्रति सेकंड आयतन: $40 \times 10^{-4} \times 2 = 8 \times 10^{-3}\ \text{m}^3 = 8\ \text{L}$।

हर चाल को उसी भाग के क्षेत्रफल से गुणा करना है।`,
    },
    reasons: {
      a: {
        en: String.raw`The speed in the wide part, $2\ \text{m/s}$, was multiplied by the narrow area.`,
        hi: String.raw`चौड़े भाग की चाल $2\ \text{m/s}$ को सँकरे क्षेत्रफल से गुणा कर दिया गया।`,
      },
      b: {
        en: String.raw`The speed in the wide part was left out of Bernoulli's equation: $v_2 = \sqrt{60}$.`,
        hi: String.raw`बर्नूली समीकरण में चौड़े भाग की चाल छोड़ दी गई: $v_2 = \sqrt{60}$।`,
      },
      c: {
        en: String.raw`$2\ \text{m/s}$ through $40\ \text{cm}^2$, or $8\ \text{m/s}$ through $10\ \text{cm}^2$.`,
        hi: String.raw`$40\ \text{cm}^2$ से $2\ \text{m/s}$, या $10\ \text{cm}^2$ से $8\ \text{m/s}$।`,
      },
      d: {
        en: String.raw`The speed in the narrow part, $8\ \text{m/s}$, was multiplied by the wide area.`,
        hi: String.raw`सँकरे भाग की चाल $8\ \text{m/s}$ को चौड़े क्षेत्रफल से गुणा कर दिया गया।`,
      },
    },
  },
  {
    code: 'sn-020',
    exams: ['neet'],
    subject: 'physics',
    topic: 'thermodynamics',
    difficulty: 'easy',
    targetSeconds: 50,
    stem: {
      en: String.raw`A certain amount of heat warms a sample of helium by $24\,^\circ\text{C}$ at constant pressure. By how much would the same heat warm the same sample at constant volume?`,
      hi: String.raw`ऊष्मा की एक निश्चित मात्रा हीलियम के एक नमूने का ताप नियत दाब पर $24\,^\circ\text{C}$ बढ़ाती है। यही ऊष्मा इसी नमूने का ताप नियत आयतन पर कितना बढ़ाएगी?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$14.4\,^\circ\text{C}$`, hi: String.raw`$14.4\,^\circ\text{C}$` } },
      { id: 'b', content: { en: String.raw`$40\,^\circ\text{C}$`, hi: String.raw`$40\,^\circ\text{C}$` } },
      { id: 'c', content: { en: String.raw`$33.6\,^\circ\text{C}$`, hi: String.raw`$33.6\,^\circ\text{C}$` } },
      { id: 'd', content: { en: String.raw`$24\,^\circ\text{C}$`, hi: String.raw`$24\,^\circ\text{C}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The heat is the same: $nC_p \times 24 = nC_V\,\Delta T$, so $\Delta T = \gamma \times 24$.

Helium is **monatomic**, $\gamma = \dfrac{5}{3}$: $\Delta T = 40\,^\circ\text{C}$.

Check of direction: at constant volume no work is done, so the rise must be greater.`,
      hi: String.raw`ऊष्मा समान है: $nC_p \times 24 = nC_V\,\Delta T$, अतः $\Delta T = \gamma \times 24$।

हीलियम **एकपरमाणुक** है, $\gamma = \dfrac{5}{3}$: $\Delta T = 40\,^\circ\text{C}$।

दिशा की जाँच: नियत आयतन पर कार्य नहीं होता, अतः ताप अधिक बढ़ना चाहिए।`,
    },
    reasons: {
      a: {
        en: 'Divided by 5/3 instead of multiplied: the two processes were interchanged.',
        hi: '5/3 से गुणा की जगह भाग दिया गया: दोनों प्रक्रम आपस में बदल गए।',
      },
      b: {
        en: String.raw`$\gamma \times 24$ with $\gamma = 5/3$ for a monatomic gas.`,
        hi: String.raw`$\gamma \times 24$, जहाँ एकपरमाणुक गैस के लिए $\gamma = 5/3$।`,
      },
      c: {
        en: String.raw`$\gamma = 7/5$ of a diatomic gas was used.`,
        hi: String.raw`द्विपरमाणुक गैस का $\gamma = 7/5$ लिया गया।`,
      },
      d: {
        en: 'The work done at constant pressure was overlooked.',
        hi: 'नियत दाब पर होने वाले कार्य को भुला दिया गया।',
      },
    },
  },
  {
    code: 'sn-021',
    exams: ['neet'],
    subject: 'physics',
    topic: 'electrostatics',
    difficulty: 'hard',
    targetSeconds: 100,
    stem: {
      en: String.raw`A capacitor of $6\ \mu\text{F}$ is charged to $100\ \text{V}$ and one of $4\ \mu\text{F}$ to $50\ \text{V}$. Both are disconnected from their batteries, and the positive plate of each is joined to the negative plate of the other. How much energy is lost as the charges are redistributed?`,
      hi: String.raw`$6\ \mu\text{F}$ का एक संधारित्र $100\ \text{V}$ तक और $4\ \mu\text{F}$ का दूसरा $50\ \text{V}$ तक आवेशित है। दोनों को बैटरियों से अलग करके प्रत्येक की धनात्मक प्लेट दूसरे की ऋणात्मक प्लेट से जोड़ दी जाती है। आवेश के पुनर्वितरण में कितनी ऊर्जा की हानि होती है?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$8\ \text{mJ}$`, hi: String.raw`$8\ \text{mJ}$` } },
      { id: 'b', content: { en: String.raw`$22\ \text{mJ}$`, hi: String.raw`$22\ \text{mJ}$` } },
      { id: 'c', content: { en: String.raw`$3\ \text{mJ}$`, hi: String.raw`$3\ \text{mJ}$` } },
      { id: 'd', content: { en: String.raw`$27\ \text{mJ}$`, hi: String.raw`$27\ \text{mJ}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Unlike plates are joined, so the charges **subtract**: $600 - 200 = 400\ \mu\text{C}$ on $10\ \mu\text{F}$, and $V = 40\ \text{V}$.

- Before: $\frac{1}{2}(6)(100)^2 + \frac{1}{2}(4)(50)^2\ \mu\text{J} = 30 + 5 = 35\ \text{mJ}$
- After: $\frac{1}{2}(10)(40)^2\ \mu\text{J} = 8\ \text{mJ}$

Loss: $27\ \text{mJ}$. Short way: $\dfrac{C_1C_2}{2(C_1+C_2)}(V_1+V_2)^2 = \dfrac{1}{2}(2.4)(150)^2\ \mu\text{J}$, with **plus** for unlike plates.`,
      hi: String.raw`विपरीत प्लेटें जुड़ी हैं, अतः आवेश **घटते** हैं: $10\ \mu\text{F}$ पर $600 - 200 = 400\ \mu\text{C}$, और $V = 40\ \text{V}$।

- पहले: $\frac{1}{2}(6)(100)^2 + \frac{1}{2}(4)(50)^2\ \mu\text{J} = 30 + 5 = 35\ \text{mJ}$
- बाद में: $\frac{1}{2}(10)(40)^2\ \mu\text{J} = 8\ \text{mJ}$

हानि: $27\ \text{mJ}$। छोटा रास्ता: $\dfrac{C_1C_2}{2(C_1+C_2)}(V_1+V_2)^2 = \dfrac{1}{2}(2.4)(150)^2\ \mu\text{J}$; विपरीत प्लेटों पर **धन** चिह्न।`,
    },
    reasons: {
      a: {
        en: 'This is the energy that remains, not what is lost.',
        hi: 'यह बची हुई ऊर्जा है, हानि नहीं।',
      },
      b: {
        en: String.raw`The $5\ \text{mJ}$ of the second capacitor was left out of the energy before.`,
        hi: String.raw`आरंभिक ऊर्जा में दूसरे संधारित्र के $5\ \text{mJ}$ छूट गए।`,
      },
      c: {
        en: 'This holds when like plates are joined and the charges add up.',
        hi: 'यह तब होता जब समान प्लेटें जोड़ी जातीं और आवेश जुड़ जाते।',
      },
      d: {
        en: String.raw`$35\ \text{mJ}$ before and $8\ \text{mJ}$ after, at $40\ \text{V}$.`,
        hi: String.raw`पहले $35\ \text{mJ}$ और बाद में $40\ \text{V}$ पर $8\ \text{mJ}$।`,
      },
    },
  },
  {
    code: 'sn-022',
    exams: ['neet'],
    subject: 'physics',
    topic: 'current-electricity',
    difficulty: 'medium',
    targetSeconds: 85,
    stem: {
      en: String.raw`A uniform wire of resistance $18\ \Omega$ is bent into an equilateral triangle $PQR$. A cell of emf $5\ \text{V}$ and internal resistance $1\ \Omega$ is connected between the corners $P$ and $Q$. What is the potential difference between $P$ and $R$?`,
      hi: String.raw`$18\ \Omega$ प्रतिरोध के एकसमान तार को मोड़कर समबाहु त्रिभुज $PQR$ बनाया गया है। $5\ \text{V}$ विद्युत वाहक बल और $1\ \Omega$ आंतरिक प्रतिरोध का एक सेल शीर्षों $P$ और $Q$ के बीच जोड़ा गया है। $P$ और $R$ के बीच विभवांतर कितना है?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$2\ \text{V}$`, hi: String.raw`$2\ \text{V}$` } },
      { id: 'b', content: { en: String.raw`$2.5\ \text{V}$`, hi: String.raw`$2.5\ \text{V}$` } },
      { id: 'c', content: { en: String.raw`$1.3\ \text{V}$`, hi: String.raw`$1.3\ \text{V}$` } },
      { id: 'd', content: { en: String.raw`$4\ \text{V}$`, hi: String.raw`$4\ \text{V}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Each side has $6\ \Omega$. Between $P$ and $Q$ the side $PQ$ ($6\ \Omega$) is in parallel with $PR + RQ$ ($12\ \Omega$):

$$
R = \frac{6 \times 12}{18} = 4\ \Omega, \qquad I = \frac{5}{4 + 1} = 1\ \text{A}
$$

So $V_{PQ} = 4\ \text{V}$, and the two equal sides $PR$ and $RQ$ share it: $2\ \text{V}$ each.`,
      hi: String.raw`हर भुजा $6\ \Omega$ की है। $P$ और $Q$ के बीच भुजा $PQ$ ($6\ \Omega$), $PR + RQ$ ($12\ \Omega$) के समांतर है:

$$
R = \frac{6 \times 12}{18} = 4\ \Omega, \qquad I = \frac{5}{4 + 1} = 1\ \text{A}
$$

अतः $V_{PQ} = 4\ \text{V}$, जो दो समान भुजाओं $PR$ और $RQ$ में बँटता है: प्रत्येक पर $2\ \text{V}$।`,
    },
    reasons: {
      a: {
        en: String.raw`Half of the terminal voltage of $4\ \text{V}$.`,
        hi: String.raw`$4\ \text{V}$ की टर्मिनल वोल्टता का आधा।`,
      },
      b: {
        en: 'The emf was halved: the drop inside the cell is missing.',
        hi: 'विद्युत वाहक बल का आधा लिया गया: सेल के भीतर का विभव पतन छूट गया।',
      },
      c: {
        en: 'The terminal voltage was divided by three, as if all sides were in series.',
        hi: 'टर्मिनल वोल्टता को तीन से भाग दिया गया, मानो तीनों भुजाएँ श्रेणी में हों।',
      },
      d: {
        en: String.raw`This is the potential difference across $PQ$.`,
        hi: String.raw`यह $PQ$ के सिरों का विभवांतर है।`,
      },
    },
  },
  {
    code: 'sn-023',
    exams: ['neet'],
    subject: 'physics',
    topic: 'optics',
    difficulty: 'medium',
    targetSeconds: 85,
    stem: {
      en: String.raw`A small object placed $24\ \text{cm}$ in front of a concave mirror has a real image of twice its size. Through what distance must the object be moved towards the mirror to obtain an erect image, again of twice its size?`,
      hi: String.raw`एक अवतल दर्पण के सामने $24\ \text{cm}$ पर रखी छोटी वस्तु का वास्तविक प्रतिबिंब उससे दुगुना बड़ा बनता है। सीधा और फिर से दुगुना बड़ा प्रतिबिंब पाने के लिए वस्तु को दर्पण की ओर कितनी दूरी खिसकाना होगा?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$8\ \text{cm}$`, hi: String.raw`$8\ \text{cm}$` } },
      { id: 'b', content: { en: String.raw`$20\ \text{cm}$`, hi: String.raw`$20\ \text{cm}$` } },
      { id: 'c', content: { en: String.raw`$16\ \text{cm}$`, hi: String.raw`$16\ \text{cm}$` } },
      { id: 'd', content: { en: String.raw`$12\ \text{cm}$`, hi: String.raw`$12\ \text{cm}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Real image: $u = -24$, $v = -48\ \text{cm}$, so $\dfrac{1}{f} = -\dfrac{1}{48} - \dfrac{1}{24}$ and $f = -16\ \text{cm}$.

Erect image, $m = +2$: $v = -2u$, so $-\dfrac{1}{2u} + \dfrac{1}{u} = \dfrac{1}{2u} = -\dfrac{1}{16}$ and $u = -8\ \text{cm}$.

The object goes from $24$ to $8\ \text{cm}$, by **16 cm**. (In general the two positions lie $\frac{2f}{m}$ apart.)`,
      hi: String.raw`वास्तविक प्रतिबिंब: $u = -24$, $v = -48\ \text{cm}$, अतः $\dfrac{1}{f} = -\dfrac{1}{48} - \dfrac{1}{24}$ और $f = -16\ \text{cm}$।

सीधा प्रतिबिंब, $m = +2$: $v = -2u$, अतः $-\dfrac{1}{2u} + \dfrac{1}{u} = \dfrac{1}{2u} = -\dfrac{1}{16}$ और $u = -8\ \text{cm}$।

वस्तु $24$ से $8\ \text{cm}$ पर आती है, अर्थात **16 cm** खिसकती है। (व्यापक रूप में दोनों स्थितियों का अंतर $\frac{2f}{m}$ है।)`,
    },
    reasons: {
      a: {
        en: 'This is the new distance from the mirror, or the shift as far as the focus.',
        hi: 'यह दर्पण से नई दूरी है, या केवल फ़ोकस तक का विस्थापन है।',
      },
      b: {
        en: String.raw`The focal length was taken as $8\ \text{cm}$, a third of $24\ \text{cm}$, and the object put at $4\ \text{cm}$.`,
        hi: String.raw`फ़ोकस दूरी $24\ \text{cm}$ की तिहाई, $8\ \text{cm}$, मानकर वस्तु को $4\ \text{cm}$ पर रखा गया।`,
      },
      c: {
        en: String.raw`From $24\ \text{cm}$, beyond the focus, to $8\ \text{cm}$, within it.`,
        hi: String.raw`फ़ोकस से परे $24\ \text{cm}$ से, उसके भीतर $8\ \text{cm}$ तक।`,
      },
      d: {
        en: String.raw`The focal length was taken as $24\ \text{cm}$, so that the object goes to $12\ \text{cm}$.`,
        hi: String.raw`फ़ोकस दूरी $24\ \text{cm}$ मान ली गई, जिससे वस्तु $12\ \text{cm}$ पर आती।`,
      },
    },
  },
  {
    code: 'sn-024',
    exams: ['neet'],
    subject: 'physics',
    topic: 'modern-physics',
    difficulty: 'medium',
    targetSeconds: 50,
    stem: assertionAndReason,
    statements: {
      assertion: {
        en: 'When the frequency of the light that ejects electrons from a metal is doubled, their maximum kinetic energy becomes more than double.',
        hi: 'किसी धातु से इलेक्ट्रॉन उत्सर्जित करने वाले प्रकाश की आवृत्ति दुगुनी करने पर इलेक्ट्रॉनों की अधिकतम गतिज ऊर्जा दुगुनी से अधिक हो जाती है।',
      },
      reason: {
        en: 'The maximum kinetic energy is the energy of a photon less the work function, which does not depend on the frequency.',
        hi: 'अधिकतम गतिज ऊर्जा, फ़ोटॉन की ऊर्जा में से कार्य फलन घटाने पर मिलती है, और कार्य फलन आवृत्ति पर निर्भर नहीं करता।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['a'] },
    solution: {
      en: String.raw`At first $K = h\nu - \phi$. With $2\nu$:

$$
K' = 2h\nu - \phi = 2K + \phi > 2K
$$

The photon energy doubles, but only **one** $\phi$ is taken off, as before: so R is just the reason for A. The trap is to take $K$ as proportional to $\nu$; it is linear, but not through the origin.`,
      hi: String.raw`पहले $K = h\nu - \phi$। आवृत्ति $2\nu$ पर:

$$
K' = 2h\nu - \phi = 2K + \phi > 2K
$$

फ़ोटॉन की ऊर्जा दुगुनी होती है, पर घटता पहले की तरह **एक** ही $\phi$ है: अतः R ही A का कारण है। आम भूल: $K$ को $\nu$ के समानुपाती मानना; ग्राफ़ रैखिक है, पर मूलबिंदु से नहीं गुज़रता।`,
    },
    reasons: {
      a: {
        en: 'Because the constant work function is subtracted only once, the rest more than doubles.',
        hi: 'नियत कार्य फलन एक ही बार घटता है, इसलिए शेष ऊर्जा दुगुनी से अधिक हो जाती है।',
      },
      b: {
        en: 'A follows from the equation in R alone, so R does explain it.',
        hi: 'A केवल R के समीकरण से ही निकलता है, अतः R उसकी व्याख्या है।',
      },
      c: {
        en: 'R is rejected, but it is the photoelectric equation of Einstein.',
        hi: 'R को ग़लत माना गया, जबकि वह आइंस्टीन का प्रकाश-विद्युत समीकरण है।',
      },
      d: {
        en: 'The kinetic energy was taken to be proportional to the frequency.',
        hi: 'गतिज ऊर्जा को आवृत्ति के समानुपाती मान लिया गया।',
      },
    },
  },
  {
    code: 'sn-025',
    exams: ['neet'],
    subject: 'chemistry',
    topic: 'mole-concept',
    difficulty: 'easy',
    targetSeconds: 55,
    stem: {
      en: 'Which of the following samples contains the largest number of oxygen atoms? (Molar masses in g/mol: H = 1, C = 12, N = 14, O = 16, S = 32)',
      hi: 'निम्नलिखित में से किस नमूने में ऑक्सीजन परमाणुओं की संख्या सबसे अधिक है? (मोलर द्रव्यमान g/mol में: H = 1, C = 12, N = 14, O = 16, S = 32)',
    },
    options: [
      {
        id: 'a',
        content: { en: String.raw`19.6 g of $\text{H}_2\text{SO}_4$`, hi: String.raw`19.6 g $\text{H}_2\text{SO}_4$` },
      },
      { id: 'b', content: { en: String.raw`18.9 g of $\text{HNO}_3$`, hi: String.raw`18.9 g $\text{HNO}_3$` } },
      {
        id: 'c',
        content: { en: String.raw`15.3 g of $\text{H}_2\text{O}$`, hi: String.raw`15.3 g $\text{H}_2\text{O}$` },
      },
      { id: 'd', content: { en: String.raw`15.4 g of $\text{CO}_2$`, hi: String.raw`15.4 g $\text{CO}_2$` } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Moles of substance × oxygen atoms in the formula:

- $\text{H}_2\text{SO}_4$: $0.20 \times 4 = 0.80$ mol
- $\text{HNO}_3$: $0.30 \times 3 = 0.90$ mol
- $\text{H}_2\text{O}$: $0.85 \times 1 = 0.85$ mol
- $\text{CO}_2$: $0.35 \times 2 = 0.70$ mol

Neither the greatest mass ($\text{H}_2\text{SO}_4$) nor the most molecules ($\text{H}_2\text{O}$) decides.`,
      hi: String.raw`पदार्थ के मोल × सूत्र में ऑक्सीजन परमाणु:

- $\text{H}_2\text{SO}_4$: $0.20 \times 4 = 0.80$ mol
- $\text{HNO}_3$: $0.30 \times 3 = 0.90$ mol
- $\text{H}_2\text{O}$: $0.85 \times 1 = 0.85$ mol
- $\text{CO}_2$: $0.35 \times 2 = 0.70$ mol

न सबसे अधिक द्रव्यमान ($\text{H}_2\text{SO}_4$) से निर्णय होता है, न सबसे अधिक अणुओं ($\text{H}_2\text{O}$) से।`,
    },
    reasons: {
      a: {
        en: 'It has the greatest mass and four oxygen atoms in a molecule, but 0.20 mol gives only 0.80 mol.',
        hi: 'द्रव्यमान सबसे अधिक और अणु में चार ऑक्सीजन परमाणु हैं, पर अणु 0.20 mol ही हैं: 0.80 mol।',
      },
      b: {
        en: '0.30 mol with three oxygen atoms each: 0.90 mol.',
        hi: '0.30 mol और प्रत्येक में तीन ऑक्सीजन परमाणु: 0.90 mol।',
      },
      c: {
        en: 'It has the most molecules, but one oxygen atom in each: 0.85 mol.',
        hi: 'अणु सबसे अधिक हैं, पर प्रत्येक में एक ही ऑक्सीजन परमाणु है: 0.85 mol।',
      },
      d: {
        en: '0.35 mol with two oxygen atoms each gives only 0.70 mol.',
        hi: '0.35 mol और प्रत्येक में दो ऑक्सीजन परमाणु, अतः केवल 0.70 mol।',
      },
    },
  },
  {
    code: 'sn-026',
    exams: ['neet'],
    subject: 'chemistry',
    topic: 'bonding',
    difficulty: 'medium',
    targetSeconds: 60,
    stem: {
      en: 'According to molecular orbital theory, in which of the following pairs do both species have the same bond order and are both paramagnetic?',
      hi: 'आण्विक कक्षक सिद्धांत के अनुसार, निम्नलिखित में से किस युग्म की दोनों स्पीशीज़ का आबंध क्रम समान है और दोनों अनुचुंबकीय हैं?',
    },
    options: [
      {
        id: 'a',
        content: {
          en: String.raw`$\text{O}_2^{2-}$ and $\text{F}_2$`,
          hi: String.raw`$\text{O}_2^{2-}$ और $\text{F}_2$`,
        },
      },
      {
        id: 'b',
        content: { en: String.raw`$\text{O}_2$ and $\text{C}_2$`, hi: String.raw`$\text{O}_2$ और $\text{C}_2$` },
      },
      {
        id: 'c',
        content: {
          en: String.raw`$\text{O}_2^{-}$ and $\text{N}_2^{-}$`,
          hi: String.raw`$\text{O}_2^{-}$ और $\text{N}_2^{-}$`,
        },
      },
      {
        id: 'd',
        content: {
          en: String.raw`$\text{O}_2^{+}$ and $\text{N}_2^{+}$`,
          hi: String.raw`$\text{O}_2^{+}$ और $\text{N}_2^{+}$`,
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Count from $\text{N}_2$ (14 electrons, order 3): one electron more or less lowers the order by $\frac{1}{2}$.

- $\text{N}_2^{+}$ (13) and $\text{O}_2^{+}$ (15): both **2.5**. An odd number of electrons is always paramagnetic.
- $\text{O}_2$: 2, paramagnetic; $\text{C}_2$: 2, diamagnetic
- $\text{N}_2^{-}$ (15): 2.5; $\text{O}_2^{-}$ (17): 1.5; both paramagnetic
- $\text{O}_2^{2-}$ and $\text{F}_2$ (18 each): 1, both diamagnetic`,
      hi: String.raw`$\text{N}_2$ (14 इलेक्ट्रॉन, क्रम 3) से गिनिए: एक इलेक्ट्रॉन बढ़ने या घटने पर क्रम $\frac{1}{2}$ घटता है।

- $\text{N}_2^{+}$ (13) और $\text{O}_2^{+}$ (15): दोनों **2.5**। इलेक्ट्रॉनों की विषम संख्या हो, तो स्पीशीज़ सदैव अनुचुंबकीय होती है।
- $\text{O}_2$: 2, अनुचुंबकीय; $\text{C}_2$: 2, प्रतिचुंबकीय
- $\text{N}_2^{-}$ (15): 2.5; $\text{O}_2^{-}$ (17): 1.5; दोनों अनुचुंबकीय
- $\text{O}_2^{2-}$ और $\text{F}_2$ (दोनों में 18): 1, दोनों प्रतिचुंबकीय`,
    },
    reasons: {
      a: {
        en: 'Both have bond order 1, but all their electrons are paired.',
        hi: 'दोनों का आबंध क्रम 1 है, पर सभी इलेक्ट्रॉन युग्मित हैं।',
      },
      b: {
        en: String.raw`Both have bond order 2, but $\text{C}_2$ is diamagnetic.`,
        hi: String.raw`दोनों का आबंध क्रम 2 है, पर $\text{C}_2$ प्रतिचुंबकीय है।`,
      },
      c: {
        en: 'Both are paramagnetic, but the bond orders are 1.5 and 2.5.',
        hi: 'दोनों अनुचुंबकीय हैं, पर आबंध क्रम 1.5 और 2.5 हैं।',
      },
      d: {
        en: 'Bond order 2.5 and one unpaired electron in each.',
        hi: 'दोनों में आबंध क्रम 2.5 और एक अयुग्मित इलेक्ट्रॉन।',
      },
    },
  },
  {
    code: 'sn-027',
    exams: ['neet'],
    subject: 'chemistry',
    topic: 'equilibrium',
    difficulty: 'medium',
    targetSeconds: 75,
    stem: {
      en: String.raw`The solubility product of a sparingly soluble hydroxide $\text{M(OH)}_2$ is $4 \times 10^{-12}$ at 298 K. What is the pH of its saturated solution in water? ($\log 2 = 0.3$)`,
      hi: String.raw`298 K पर अल्प विलेय हाइड्रॉक्साइड $\text{M(OH)}_2$ का विलेयता गुणनफल $4 \times 10^{-12}$ है। जल में इसके संतृप्त विलयन का pH क्या है? ($\log 2 = 0.3$)`,
    },
    options: [
      { id: 'a', content: { en: '10.3', hi: '10.3' } },
      { id: 'b', content: { en: '10.5', hi: '10.5' } },
      { id: 'c', content: { en: '3.7', hi: '3.7' } },
      { id: 'd', content: { en: '10.0', hi: '10.0' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`With solubility $s$: $[\text{M}^{2+}] = s$ and $[\text{OH}^-] = 2s$, so

$$
K_{sp} = 4s^3 = 4 \times 10^{-12}, \quad s = 10^{-4}\ \text{M}
$$

$[\text{OH}^-] = 2 \times 10^{-4}$, $\text{pOH} = 4 - 0.3 = 3.7$ and $\text{pH} = 10.3$. Two traps: to forget the 2 before $s$, and to stop at pOH.`,
      hi: String.raw`विलेयता $s$ हो, तो $[\text{M}^{2+}] = s$ और $[\text{OH}^-] = 2s$, अतः

$$
K_{sp} = 4s^3 = 4 \times 10^{-12}, \quad s = 10^{-4}\ \text{M}
$$

$[\text{OH}^-] = 2 \times 10^{-4}$, $\text{pOH} = 4 - 0.3 = 3.7$ और $\text{pH} = 10.3$। दो भूलें होती हैं: $s$ के आगे का 2 भूलना और pOH पर रुक जाना।`,
    },
    reasons: {
      a: {
        en: String.raw`$[\text{OH}^-] = 2s = 2 \times 10^{-4}\ \text{M}$, so pOH is 3.7.`,
        hi: String.raw`$[\text{OH}^-] = 2s = 2 \times 10^{-4}\ \text{M}$, अतः pOH 3.7 है।`,
      },
      b: {
        en: String.raw`The solubility was found from $K_{sp} = s^3$, without the factor 4.`,
        hi: String.raw`विलेयता $K_{sp} = s^3$ से निकाली गई, गुणक 4 छूट गया।`,
      },
      c: {
        en: 'This is the pOH; the solution of a base has a pH above 7.',
        hi: 'यह pOH है; क्षारक के विलयन का pH 7 से अधिक होता है।',
      },
      d: {
        en: String.raw`$[\text{OH}^-]$ was put equal to $s$ in place of $2s$.`,
        hi: String.raw`$[\text{OH}^-]$ को $2s$ की जगह $s$ के बराबर रखा गया।`,
      },
    },
  },
  {
    code: 'sn-028',
    exams: ['neet'],
    subject: 'chemistry',
    topic: 'kinetics',
    difficulty: 'easy',
    targetSeconds: 50,
    stem: {
      en: String.raw`The rate of a first-order reaction is $0.08\ \text{mol L}^{-1}\,\text{s}^{-1}$ after 10 minutes and $0.01\ \text{mol L}^{-1}\,\text{s}^{-1}$ after 40 minutes from the start. Its half-life is`,
      hi: String.raw`प्रथम कोटि की एक अभिक्रिया का वेग आरंभ से 10 मिनट बाद $0.08\ \text{mol L}^{-1}\,\text{s}^{-1}$ और 40 मिनट बाद $0.01\ \text{mol L}^{-1}\,\text{s}^{-1}$ है। इसकी अर्धायु है`,
    },
    options: [
      { id: 'a', content: { en: '15 min', hi: '15 मिनट' } },
      { id: 'b', content: { en: '13.3 min', hi: '13.3 मिनट' } },
      { id: 'c', content: { en: '10 min', hi: '10 मिनट' } },
      { id: 'd', content: { en: '30 min', hi: '30 मिनट' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`For the first order, rate ∝ concentration: the **rate** too halves in each half-life.

$0.08 \to 0.04 \to 0.02 \to 0.01$ is **three** half-lives in the $40 - 10 = 30$ minutes between the two readings: 10 min each. No logarithm is needed.`,
      hi: String.raw`प्रथम कोटि में वेग ∝ सांद्रता: हर अर्धायु में **वेग** भी आधा हो जाता है।

$0.08 \to 0.04 \to 0.02 \to 0.01$ में **तीन** अर्धायु हैं, जो दोनों पाठों के बीच के $40 - 10 = 30$ मिनट में बीतीं: प्रत्येक 10 मिनट। लघुगणक की ज़रूरत नहीं।`,
    },
    reasons: {
      a: {
        en: 'The three halvings were counted as two.',
        hi: 'तीन बार आधा होने को दो बार गिन लिया गया।',
      },
      b: {
        en: 'The full 40 minutes were divided by three, from the start.',
        hi: 'दोनों पाठों के बीच के समय की जगह पूरे 40 मिनट को तीन से भाग दिया गया।',
      },
      c: {
        en: 'A fall to one eighth is three half-lives, in 30 minutes.',
        hi: 'आठवाँ भाग रह जाना तीन अर्धायु हैं, जो 30 मिनट में बीतीं।',
      },
      d: {
        en: 'This is the time between the readings, in which the rate falls to one eighth.',
        hi: 'यह दोनों पाठों के बीच का समय है, जिसमें वेग आठवाँ भाग रह जाता है।',
      },
    },
  },
  {
    code: 'sn-029',
    exams: ['neet'],
    subject: 'chemistry',
    topic: 'coordination-compounds',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: String.raw`A compound has the composition $\text{CrCl}_3\cdot6\text{H}_2\text{O}$, and chromium in it has the coordination number 6. Excess silver nitrate precipitates $2.87\ \text{g}$ of AgCl from $200\ \text{mL}$ of its freshly prepared $0.10\ \text{M}$ solution. Which is the compound? (Molar mass of AgCl: $143.5\ \text{g/mol}$)`,
      hi: String.raw`एक यौगिक का संघटन $\text{CrCl}_3\cdot6\text{H}_2\text{O}$ है और उसमें क्रोमियम की उपसहसंयोजन संख्या 6 है। इसके ताज़ा बने $0.10\ \text{M}$ विलयन के $200\ \text{mL}$ से सिल्वर नाइट्रेट का आधिक्य $2.87\ \text{g}$ AgCl अवक्षेपित करता है। यौगिक कौन-सा है? (AgCl का मोलर द्रव्यमान: $143.5\ \text{g/mol}$)`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: String.raw`$[\text{Cr(H}_2\text{O)}_6]\text{Cl}_3$`,
          hi: String.raw`$[\text{Cr(H}_2\text{O)}_6]\text{Cl}_3$`,
        },
      },
      {
        id: 'b',
        content: {
          en: String.raw`$[\text{Cr(H}_2\text{O)}_5\text{Cl}]\text{Cl}_2\cdot\text{H}_2\text{O}$`,
          hi: String.raw`$[\text{Cr(H}_2\text{O)}_5\text{Cl}]\text{Cl}_2\cdot\text{H}_2\text{O}$`,
        },
      },
      {
        id: 'c',
        content: {
          en: String.raw`$[\text{Cr(H}_2\text{O)}_4\text{Cl}_2]\text{Cl}\cdot2\text{H}_2\text{O}$`,
          hi: String.raw`$[\text{Cr(H}_2\text{O)}_4\text{Cl}_2]\text{Cl}\cdot2\text{H}_2\text{O}$`,
        },
      },
      {
        id: 'd',
        content: {
          en: String.raw`$[\text{Cr(H}_2\text{O)}_3\text{Cl}_3]\cdot3\text{H}_2\text{O}$`,
          hi: String.raw`$[\text{Cr(H}_2\text{O)}_3\text{Cl}_3]\cdot3\text{H}_2\text{O}$`,
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Only the chloride ions **outside** the coordination sphere give AgCl at once.

Complex: $0.200 \times 0.10 = 0.020\ \text{mol}$. AgCl: $\dfrac{2.87}{143.5} = 0.020\ \text{mol}$.

So **one** chloride ion per formula is free; two are ligands, and four water molecules complete the six.`,
      hi: String.raw`केवल उपसहसंयोजन मंडल के **बाहर** के क्लोराइड आयन तुरंत AgCl देते हैं।

संकुल: $0.200 \times 0.10 = 0.020\ \text{mol}$। AgCl: $\dfrac{2.87}{143.5} = 0.020\ \text{mol}$।

अतः प्रति सूत्र **एक** क्लोराइड आयन मुक्त है; दो लिगन्ड हैं, और छह की संख्या चार जल अणु पूरी करते हैं।`,
    },
    reasons: {
      a: {
        en: 'All three chloride ions would be free and give 8.61 g of AgCl.',
        hi: 'तीनों क्लोराइड आयन मुक्त होते और 8.61 g AgCl मिलता।',
      },
      b: {
        en: 'Two free chloride ions would give 5.74 g; this results when 100 mL is reckoned.',
        hi: 'दो मुक्त क्लोराइड आयनों से 5.74 g मिलता; 100 mL मान लेने पर यह उत्तर आता है।',
      },
      c: {
        en: '0.020 mol of AgCl from 0.020 mol of complex: one free chloride ion.',
        hi: '0.020 mol संकुल से 0.020 mol AgCl: एक मुक्त क्लोराइड आयन।',
      },
      d: {
        en: 'With all chlorides as ligands no AgCl would appear at once.',
        hi: 'सभी क्लोराइड लिगन्ड होते, तो तुरंत AgCl बनता ही नहीं।',
      },
    },
  },
  {
    code: 'sn-030',
    exams: ['neet'],
    subject: 'chemistry',
    topic: 'p-block',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: String.raw`Given below are two statements about the elements of group 13:

**Statement I:** The first ionisation enthalpy decreases steadily down the group, from boron to thallium.

**Statement II:** The atomic radius of gallium is smaller than that of aluminium.

In the light of the above statements, choose the correct answer from the options given below:`,
      hi: String.raw`नीचे वर्ग 13 के तत्वों के बारे में दो कथन दिए गए हैं:

**कथन I:** वर्ग में बोरॉन से थैलियम तक नीचे जाने पर प्रथम आयनन एन्थैल्पी लगातार घटती जाती है।

**कथन II:** गैलियम की परमाणु त्रिज्या ऐलुमिनियम से कम होती है।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
    },
    options: bothOrOne,
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Before gallium come the ten 3d elements; before thallium the 4f elements too. d and f electrons **screen the nucleus poorly**.

- **Statement II is correct**: Ga (135 pm) is smaller than Al (143 pm).
- **Statement I is incorrect**: B (801) > Tl (589) > Ga (579) > Al (577) > In (558 kJ/mol), so the values rise from Al to Ga and from In to Tl.`,
      hi: String.raw`गैलियम से पहले दस 3d तत्व आते हैं; थैलियम से पहले 4f तत्व भी। d और f इलेक्ट्रॉनों का **परिरक्षण प्रभाव दुर्बल** होता है।

- **कथन II सही है**: Ga (135 pm), Al (143 pm) से छोटा है।
- **कथन I ग़लत है**: B (801) > Tl (589) > Ga (579) > Al (577) > In (558 kJ/mol), अर्थात Al से Ga और In से Tl तक मान बढ़ते हैं।`,
    },
    reasons: {
      a: {
        en: 'The usual trend of a group was assumed in I; thallium breaks it.',
        hi: 'I में वर्ग की सामान्य प्रवृत्ति मान ली गई; थैलियम में वह टूट जाती है।',
      },
      b: {
        en: 'The contraction of gallium after the 3d elements was overlooked in II.',
        hi: 'II में 3d तत्वों के बाद गैलियम के संकुचन को भुला दिया गया।',
      },
      c: {
        en: 'Both usual trends were applied: smooth fall of enthalpy, rise of radius.',
        hi: 'दोनों में सामान्य प्रवृत्ति लगा दी गई: एन्थैल्पी का घटना और त्रिज्या का बढ़ना।',
      },
      d: {
        en: 'Poor screening by d and f electrons makes Ga small and Tl hard to ionise.',
        hi: 'd और f इलेक्ट्रॉनों के दुर्बल परिरक्षण से Ga छोटा और Tl का आयनन कठिन होता है।',
      },
    },
  },
  {
    code: 'sn-031',
    exams: ['neet'],
    subject: 'chemistry',
    topic: 'oxygen-compounds',
    difficulty: 'hard',
    targetSeconds: 90,
    stem: {
      en: String.raw`Propene is treated with HBr in the presence of a peroxide. The product is boiled with aqueous KOH to give A, which is oxidised by pyridinium chlorochromate (PCC) to B. B is warmed with dilute NaOH and then heated. The final product is`,
      hi: String.raw`प्रोपीन को परॉक्साइड की उपस्थिति में HBr से उपचारित किया जाता है। उत्पाद को जलीय KOH के साथ उबालने पर A मिलता है, जिसे पिरिडिनियम क्लोरोक्रोमेट (PCC) B में ऑक्सीकृत करता है। B को तनु NaOH के साथ गुनगुना करके फिर गर्म किया जाता है। अंतिम उत्पाद है`,
    },
    options: [
      { id: 'a', content: { en: '2-Methylpent-2-enal', hi: '2-मेथिलपेंट-2-ईनैल' } },
      { id: 'b', content: { en: '4-Methylpent-3-en-2-one', hi: '4-मेथिलपेंट-3-ईन-2-ओन' } },
      { id: 'c', content: { en: '3-Hydroxy-2-methylpentanal', hi: '3-हाइड्रॉक्सी-2-मेथिलपेंटेनैल' } },
      { id: 'd', content: { en: '2-Methylpent-3-enal', hi: '2-मेथिलपेंट-3-ईनैल' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`- Peroxide effect: $\text{CH}_3\text{CH}_2\text{CH}_2\text{Br}$; aqueous KOH: propan-1-ol (A)
- PCC stops at the aldehyde: **propanal**, $\text{CH}_3\text{CH}_2\text{CHO}$ (B)
- Aldol: the α-carbon ($\text{CH}_2$) of one molecule attacks the CHO of the other; on heating water is lost:

$$
\text{CH}_3\text{CH}_2\text{CH}{=}\text{C(CH}_3)\text{CHO}
$$

This is 2-methylpent-2-enal. Water leaves so that C=C is conjugated with C=O. The trap is to stop at the aldol or to place the double bond elsewhere.`,
      hi: String.raw`- परॉक्साइड प्रभाव: $\text{CH}_3\text{CH}_2\text{CH}_2\text{Br}$; जलीय KOH: प्रोपेन-1-ऑल (A)
- PCC ऐल्डिहाइड पर रुकता है: **प्रोपेनैल**, $\text{CH}_3\text{CH}_2\text{CHO}$ (B)
- ऐल्डोल: एक अणु का α-कार्बन ($\text{CH}_2$) दूसरे के CHO पर आक्रमण करता है; गर्म करने पर जल निकलता है:

$$
\text{CH}_3\text{CH}_2\text{CH}{=}\text{C(CH}_3)\text{CHO}
$$

यह 2-मेथिलपेंट-2-ईनैल है। जल ऐसे निकलता है कि C=C, C=O के साथ संयुग्मित रहे। आम भूल: ऐल्डोल पर ही रुक जाना या द्विआबंध कहीं और रखना।`,
    },
    reasons: {
      a: {
        en: 'Aldol condensation of propanal at its α-carbon, with loss of water.',
        hi: 'प्रोपेनैल का α-कार्बन पर ऐल्डोल संघनन, जिसमें जल निकलता है।',
      },
      b: {
        en: 'The peroxide was ignored: Markovnikov addition leads to propanone and to this ketone.',
        hi: 'परॉक्साइड की अनदेखी हुई: मार्कोनीकॉफ़ योग से प्रोपेनोन और फिर यह कीटोन बनता।',
      },
      c: {
        en: 'This is the aldol itself, before the heating takes water out of it.',
        hi: 'यह स्वयं ऐल्डोल है; गर्म करने पर इससे जल निकल जाता है।',
      },
      d: {
        en: 'Water was taken out on the far side: the double bond is not conjugated with CHO.',
        hi: 'जल दूसरी ओर से निकाला गया: द्विआबंध CHO के साथ संयुग्मित नहीं रहा।',
      },
    },
  },
  {
    code: 'sn-032',
    exams: ['neet'],
    subject: 'chemistry',
    topic: 'halogen-compounds',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: String.raw`Which of the following chlorides is solvolysed fastest in aqueous ethanol by the $\text{S}_\text{N}1$ mechanism?`,
      hi: String.raw`जलीय एथेनॉल में $\text{S}_\text{N}1$ क्रियाविधि द्वारा निम्नलिखित में से किस क्लोराइड का विलायक-अपघटन सबसे तेज़ होता है?`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: String.raw`$\text{C}_6\text{H}_5\text{CH}_2\text{CH}_2\text{Cl}$`,
          hi: String.raw`$\text{C}_6\text{H}_5\text{CH}_2\text{CH}_2\text{Cl}$`,
        },
      },
      {
        id: 'b',
        content: {
          en: String.raw`$\text{C}_6\text{H}_5\text{CHClCH}_3$`,
          hi: String.raw`$\text{C}_6\text{H}_5\text{CHClCH}_3$`,
        },
      },
      {
        id: 'c',
        content: {
          en: String.raw`$\text{C}_6\text{H}_5\text{CH}_2\text{Cl}$`,
          hi: String.raw`$\text{C}_6\text{H}_5\text{CH}_2\text{Cl}$`,
        },
      },
      {
        id: 'd',
        content: {
          en: String.raw`$\text{C}_6\text{H}_{11}\text{CHClCH}_3$`,
          hi: String.raw`$\text{C}_6\text{H}_{11}\text{CHClCH}_3$`,
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The slow step of $\text{S}_\text{N}1$ forms the carbocation: the more stable it is, the faster the reaction.

- $\text{C}_6\text{H}_5\overset{+}{\text{C}}\text{HCH}_3$: **secondary and benzylic**, the most stable
- $\text{C}_6\text{H}_5\overset{+}{\text{C}}\text{H}_2$: benzylic, but primary
- $\text{C}_6\text{H}_{11}\overset{+}{\text{C}}\text{HCH}_3$: secondary, but the ring is saturated (cyclohexyl): no resonance
- $\text{C}_6\text{H}_5\text{CH}_2\overset{+}{\text{C}}\text{H}_2$: primary, and the ring is one carbon too far`,
      hi: String.raw`$\text{S}_\text{N}1$ का मंद पद कार्बधनायन बनाता है: वह जितना स्थायी हो, अभिक्रिया उतनी तेज़।

- $\text{C}_6\text{H}_5\overset{+}{\text{C}}\text{HCH}_3$: **द्वितीयक और बेंज़िलिक**, सबसे स्थायी
- $\text{C}_6\text{H}_5\overset{+}{\text{C}}\text{H}_2$: बेंज़िलिक, पर प्राथमिक
- $\text{C}_6\text{H}_{11}\overset{+}{\text{C}}\text{HCH}_3$: द्वितीयक, पर वलय संतृप्त (साइक्लोहेक्सिल) है: अनुनाद नहीं
- $\text{C}_6\text{H}_5\text{CH}_2\overset{+}{\text{C}}\text{H}_2$: प्राथमिक, और वलय एक कार्बन दूर है`,
    },
    reasons: {
      a: {
        en: 'The charge would lie on a primary carbon, out of reach of the ring.',
        hi: 'आवेश वलय की पहुँच से दूर, प्राथमिक कार्बन पर होता।',
      },
      b: {
        en: 'The carbocation is secondary and is stabilised by the ring.',
        hi: 'कार्बधनायन द्वितीयक है और वलय उसे स्थायी करता है।',
      },
      c: {
        en: 'Benzylic too, but without the methyl group that adds stability.',
        hi: 'यह भी बेंज़िलिक है, पर अतिरिक्त स्थायित्व देने वाला मेथिल समूह नहीं है।',
      },
      d: {
        en: 'Secondary, but the cyclohexyl ring cannot delocalise the charge.',
        hi: 'द्वितीयक है, पर साइक्लोहेक्सिल वलय आवेश को विस्थानीकृत नहीं कर सकता।',
      },
    },
  },
]
