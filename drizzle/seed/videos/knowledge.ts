import type { SeedVideo } from './shapes.ts'

export const knowledgeVideos: SeedVideo[] = [
  {
    slug: 'constitution-in-a-minute',
    title: { en: 'The Constitution of India: first steps', hi: 'भारत का संविधान: पहले क़दम' },
    summary: {
      en: 'A clip of under a minute. When it was adopted and came into force, its parts on rights, principles and duties, and the three branches.',
      hi: 'एक मिनट से छोटी क्लिप। कब अंगीकार हुआ और कब लागू, अधिकार, तत्व और कर्तव्य के भाग, और शासन के तीन अंग।',
    },
    subject: 'polity',
    exams: ['upsc', 'state-psc', 'ssc', 'railways'],
    courseId: 'crs_constitution-foundations',
    scenes: [
      {
        title: { en: 'Two dates', hi: 'दो तारीख़ें' },
        lines: [
          [5, 'Adopted on 26 November 1949: Constitution Day.', '26 नवंबर 1949 को अंगीकार: संविधान दिवस।'],
          [5, 'In force from 26 January 1950: Republic Day.', '26 जनवरी 1950 से लागू: गणतंत्र दिवस।'],
          [5, 'It then had 395 articles in 22 parts, and 8 schedules.', 'तब इसमें 22 भागों में 395 अनुच्छेद और 8 अनुसूचियाँ थीं।'],
        ],
      },
      {
        title: { en: 'Three parts to know', hi: 'तीन ज़रूरी भाग' },
        lines: [
          [5, 'Part III: Fundamental Rights.', 'भाग III: मौलिक अधिकार।'],
          [5, 'Part IV: Directive Principles of State Policy.', 'भाग IV: राज्य के नीति निदेशक तत्व।'],
          [
            6,
            'Part IVA: Fundamental Duties, added in 1976 by the 42nd Amendment.',
            'भाग IVA: मौलिक कर्तव्य, 1976 में 42वें संशोधन से जुड़े।',
          ],
        ],
      },
      {
        title: { en: 'Three branches', hi: 'तीन अंग' },
        lines: [
          [4, 'The legislature makes laws.', 'विधायिका क़ानून बनाती है।'],
          [4, 'The executive carries them out.', 'कार्यपालिका उन्हें लागू करती है।'],
          [5, 'The judiciary interprets them and guards rights.', 'न्यायपालिका उनकी व्याख्या और अधिकारों की रक्षा करती है।'],
        ],
      },
    ],
    notes: {
      en: '- Adopted 26 November 1949, in force 26 January 1950\n- Rights: Part III. Principles: Part IV. Duties: Part IVA\n- Legislature, executive, judiciary',
      hi: '- अंगीकार 26 नवंबर 1949, लागू 26 जनवरी 1950\n- अधिकार: भाग III। निदेशक तत्व: भाग IV। कर्तव्य: भाग IVA\n- विधायिका, कार्यपालिका, न्यायपालिका',
    },
  },
  {
    slug: 'why-seasons-change',
    title: { en: 'Why seasons change', hi: 'ऋतुएँ क्यों बदलती हैं' },
    summary: {
      en: 'A clip of under a minute. The tilt of the Earth, not its distance from the Sun: solstices, equinoxes and a fact that surprises many.',
      hi: 'एक मिनट से छोटी क्लिप। सूर्य से दूरी नहीं, पृथ्वी का झुकाव: अयनांत, विषुव और एक चौंकाने वाली बात।',
    },
    subject: 'geography',
    exams: ['upsc', 'state-psc', 'railways'],
    scenes: [
      {
        title: { en: 'The tilt', hi: 'झुकाव' },
        lines: [
          [5, 'The Earth goes around the Sun once in a year.', 'पृथ्वी एक साल में सूर्य का एक चक्कर लगाती है।'],
          [5, 'Its axis is tilted by about 23.5 degrees.', 'इसका अक्ष लगभग 23.5 डिग्री झुका है।'],
          [5, 'The tilt points the same way all year.', 'झुकाव पूरे साल एक ही ओर रहता है।'],
        ],
      },
      {
        title: { en: 'Four dates', hi: 'चार तारीख़ें' },
        lines: [
          [
            6,
            'About 21 June: the north leans to the Sun, its longest day.',
            'लगभग 21 जून: उत्तर सूर्य की ओर झुका, सबसे बड़ा दिन।',
          ],
          [6, 'About 22 December: it leans away, its shortest day.', 'लगभग 22 दिसंबर: वह दूर झुका, सबसे छोटा दिन।'],
          [
            6,
            'About 21 March and 23 September: day and night nearly equal.',
            'लगभग 21 मार्च और 23 सितंबर: दिन-रात लगभग बराबर।',
          ],
        ],
      },
      {
        title: { en: 'Not the distance', hi: 'दूरी नहीं' },
        lines: [
          [6, 'The Earth is nearest to the Sun in early January.', 'पृथ्वी सूर्य के सबसे पास जनवरी की शुरुआत में होती है।'],
          [5, 'That is winter in India: distance is not the cause.', 'तब भारत में जाड़ा होता है: कारण दूरी नहीं है।'],
        ],
      },
    ],
    notes: {
      en: '- Cause: a tilt of about $23.5^\\circ$\n- Solstices: about 21 June and 22 December\n- Equinoxes: about 21 March and 23 September',
      hi: '- कारण: लगभग $23.5^\\circ$ का झुकाव\n- अयनांत: लगभग 21 जून और 22 दिसंबर\n- विषुव: लगभग 21 मार्च और 23 सितंबर',
    },
  },
  {
    slug: 'photosynthesis',
    title: { en: 'Photosynthesis in one picture', hi: 'एक चित्र में प्रकाश संश्लेषण' },
    summary: {
      en: 'A clip of under a minute. What goes into a leaf, what comes out, where it happens, and the two stages that questions ask about.',
      hi: 'एक मिनट से छोटी क्लिप। पत्ती में क्या जाता है, क्या निकलता है, कहाँ होता है, और वे दो चरण जो सवालों में आते हैं।',
    },
    subject: 'biology',
    exams: ['neet', 'upsc', 'ssc', 'railways'],
    scenes: [
      {
        title: { en: 'In and out', hi: 'अंदर और बाहर' },
        lines: [
          [5, 'Sunlight falls on a green leaf.', 'हरी पत्ती पर धूप पड़ती है।'],
          [5, 'Water comes up from the roots.', 'पानी जड़ों से ऊपर आता है।'],
          [5, 'Carbon dioxide enters through the stomata.', 'कार्बन डाइऑक्साइड रंध्रों से आती है।'],
          [5, 'Sugar is made, and oxygen goes out.', 'शर्करा बनती है, और ऑक्सीजन बाहर जाती है।'],
        ],
      },
      {
        title: { en: 'The equation', hi: 'समीकरण' },
        lines: [
          [7, '6 CO₂ + 6 H₂O, with light, give C₆H₁₂O₆ + 6 O₂.', '6 CO₂ + 6 H₂O से, प्रकाश में, C₆H₁₂O₆ + 6 O₂ बनते हैं।'],
          [5, 'The oxygen comes from the water.', 'यह ऑक्सीजन पानी से आती है।'],
        ],
      },
      {
        title: { en: 'Where, and in two stages', hi: 'कहाँ, और दो चरणों में' },
        lines: [
          [5, 'It happens in chloroplasts, which hold chlorophyll.', 'यह हरितलवकों में होता है, जिनमें क्लोरोफ़िल है।'],
          [
            6,
            'Light reactions in the thylakoids make ATP and NADPH.',
            'थायलाकॉइड में प्रकाश अभिक्रियाएँ ATP और NADPH बनाती हैं।',
          ],
          [6, 'The Calvin cycle in the stroma makes sugar with them.', 'स्ट्रोमा में केल्विन चक्र उनसे शर्करा बनाता है।'],
        ],
      },
    ],
    notes: {
      en: '- $6\\,CO_2 + 6\\,H_2O \\rightarrow C_6H_{12}O_6 + 6\\,O_2$\n- Light reactions: thylakoids. Calvin cycle: stroma\n- The oxygen that leaves comes from water',
      hi: '- $6\\,CO_2 + 6\\,H_2O \\rightarrow C_6H_{12}O_6 + 6\\,O_2$\n- प्रकाश अभिक्रियाएँ: थायलाकॉइड। केल्विन चक्र: स्ट्रोमा\n- निकलने वाली ऑक्सीजन पानी से आती है',
    },
  },
  {
    slug: 'newtons-three-laws',
    title: { en: "Newton's three laws", hi: 'न्यूटन के तीन नियम' },
    summary: {
      en: 'A clip of under a minute. Inertia, F = ma with a worked number, and why action and reaction never cancel.',
      hi: 'एक मिनट से छोटी क्लिप। जड़त्व, संख्या के साथ F = ma, और क्रिया-प्रतिक्रिया एक-दूसरे को क्यों नहीं काटतीं।',
    },
    subject: 'physics',
    exams: ['jee', 'neet'],
    access: 'series',
    seriesId: 'ser_jee-advanced-practice',
    preview: true,
    scenes: [
      {
        title: { en: 'First law: inertia', hi: 'पहला नियम: जड़त्व' },
        lines: [
          [5, 'Without a net force nothing changes its motion.', 'कुल बल के बिना किसी की गति नहीं बदलती।'],
          [5, 'A bus brakes: you go on moving forward.', 'बस ब्रेक लगाती है: आप आगे चलते रहते हैं।'],
          [5, 'That is inertia, not a force that pushes you.', 'यह जड़त्व है, आपको धकेलने वाला बल नहीं।'],
        ],
      },
      {
        title: { en: 'Second law: F = ma', hi: 'दूसरा नियम: F = ma' },
        lines: [
          [5, 'Net force is mass times acceleration.', 'कुल बल = द्रव्यमान × त्वरण।'],
          [6, '10 N on 2 kg: an acceleration of 5 m/s².', '2 kg पर 10 N: त्वरण 5 m/s²।'],
          [5, 'Twice the mass, half the acceleration.', 'दुगना द्रव्यमान, आधा त्वरण।'],
        ],
      },
      {
        title: { en: 'Third law: pairs', hi: 'तीसरा नियम: जोड़े' },
        lines: [
          [5, 'Every force has an equal and opposite one.', 'हर बल का बराबर और उलटा बल होता है।'],
          [6, 'They act on two different bodies, so they never cancel.', 'वे दो अलग पिंडों पर लगते हैं, इसलिए कटते नहीं।'],
        ],
      },
    ],
    notes: {
      en: '- No net force, no change of motion\n- $F = ma$, in newtons with kg and $m/s^2$\n- Action and reaction act on different bodies',
      hi: '- कुल बल नहीं, तो गति में बदलाव नहीं\n- $F = ma$, kg और $m/s^2$ से न्यूटन में\n- क्रिया और प्रतिक्रिया अलग पिंडों पर लगती हैं',
    },
  },
  {
    slug: 'subject-verb-agreement',
    title: { en: 'Subject and verb: find the true subject', hi: 'कर्ता और क्रिया: असली कर्ता पहचानें' },
    summary: {
      en: 'A clip of under a minute. Cross out what stands between, then choose the verb: "one of", "as well as", "each" and "neither ... nor".',
      hi: 'एक मिनट से छोटी क्लिप। बीच के शब्द काटें, फिर क्रिया चुनें: "one of", "as well as", "each" और "neither ... nor"।',
    },
    subject: 'english',
    exams: ['ssc', 'banking'],
    access: 'paid',
    courseId: 'crs_english-error-hunt',
    scenes: [
      {
        title: { en: 'Cross out the middle', hi: 'बीच का हिस्सा काटें' },
        lines: [
          [5, 'The box of sweets ___ on the table. Is or are?', 'The box of sweets ___ on the table. is या are?'],
          [5, 'Cross out "of sweets": the box is on the table.', '"of sweets" काटें: the box is on the table.'],
          [
            5,
            '"One of my friends" has one subject: one. It takes "is".',
            '"One of my friends" का कर्ता one है। इसके साथ "is"।',
          ],
        ],
      },
      {
        title: { en: 'Words that add nothing', hi: 'जो शब्द कुछ नहीं जोड़ते' },
        lines: [
          [6, '"As well as" and "along with" do not make a plural.', '"As well as" और "along with" से बहुवचन नहीं बनता।'],
          [6, 'The teacher, as well as the students, is here.', 'The teacher, as well as the students, is here.'],
          [5, '"Each" and "every" take a singular verb.', '"Each" और "every" के साथ एकवचन क्रिया।'],
        ],
      },
      {
        title: { en: 'Neither ... nor', hi: 'Neither ... nor' },
        lines: [
          [5, 'The verb follows the nearer subject.', 'क्रिया पास वाले कर्ता के अनुसार।'],
          [6, 'Neither the boy nor his sisters were late.', 'Neither the boy nor his sisters were late.'],
        ],
      },
    ],
    notes: {
      en: '- Find the subject, cross out what stands between\n- "As well as", "along with": the first subject decides\n- "Neither ... nor", "either ... or": the nearer one decides',
      hi: '- कर्ता पहचानें, बीच का हिस्सा काटें\n- "As well as", "along with": पहला कर्ता तय करता है\n- "Neither ... nor", "either ... or": पास वाला तय करता है',
    },
  },
]
