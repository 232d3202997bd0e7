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
]
