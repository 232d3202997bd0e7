import type { PaperSection } from '../paper.ts'

export const partA = {
  passages: [
    {
      code: 'net-p1',
      kind: 'data',
      title: { en: 'Research scholars of a university', hi: 'एक विश्वविद्यालय के शोधार्थी' },
      content: {
        en: String.raw`The following table gives, for five faculties of a university, the number of Ph.D. scholars registered, the percentage of women among them and the percentage of the registered scholars who receive a fellowship. Study the table and answer the questions.

| Faculty | Scholars registered | Women (%) | Receiving a fellowship (%) |
| --- | --- | --- | --- |
| Arts | 400 | 55 | 45 |
| Science | 640 | 45 | 75 |
| Commerce | 360 | 40 | 35 |
| Education | 240 | 65 | 40 |
| Engineering | 560 | 35 | 60 |`,
        hi: String.raw`निम्नलिखित तालिका में एक विश्वविद्यालय के पाँच संकायों में पंजीकृत पीएच.डी. शोधार्थियों की संख्या, उनमें महिलाओं का प्रतिशत तथा पंजीकृत शोधार्थियों में से अध्येतावृत्ति (फ़ेलोशिप) पाने वालों का प्रतिशत दिया गया है। तालिका का अध्ययन कीजिए और प्रश्नों के उत्तर दीजिए।

| संकाय | पंजीकृत शोधार्थी | महिलाएँ (%) | फ़ेलोशिप पाने वाले (%) |
| --- | --- | --- | --- |
| कला | 400 | 55 | 45 |
| विज्ञान | 640 | 45 | 75 |
| वाणिज्य | 360 | 40 | 35 |
| शिक्षा | 240 | 65 | 40 |
| अभियांत्रिकी | 560 | 35 | 60 |`,
      },
    },
  ],
  questions: [
    {
      code: 'net-001',
      exams: ['ugc-net'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'medium',
      targetSeconds: 75,
      passage: 'net-p1',
      stem: {
        en: 'The number of women scholars in Science and Engineering taken together exceeds the number of men scholars in Arts and Commerce taken together by',
        hi: 'विज्ञान और अभियांत्रिकी की कुल महिला शोधार्थियों की संख्या, कला और वाणिज्य के कुल पुरुष शोधार्थियों की संख्या से कितनी अधिक है?',
      },
      options: [
        { id: 'a', content: { en: '48', hi: '48' } },
        { id: 'b', content: { en: '88', hi: '88' } },
        { id: 'c', content: { en: '120', hi: '120' } },
        { id: 'd', content: { en: '160', hi: '160' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Men are what is left of 100%, so Arts has 45% men and Commerce 60%.

- Women: Science 45% of 640 = 288, Engineering 35% of 560 = 196; together 484
- Men: Arts 45% of 400 = 180, Commerce 60% of 360 = 216; together 396

Difference: 484 − 396 = **88**. The trap is to use the women's percentages for the men.`,
        hi: String.raw`100% में से महिलाओं का प्रतिशत घटाने पर पुरुषों का प्रतिशत मिलता है: कला में 45%, वाणिज्य में 60%।

- महिलाएँ: विज्ञान 640 का 45% = 288, अभियांत्रिकी 560 का 35% = 196; कुल 484
- पुरुष: कला 400 का 45% = 180, वाणिज्य 360 का 60% = 216; कुल 396

अंतर: 484 − 396 = **88**। ध्यान रहे, पुरुषों के लिए महिलाओं का प्रतिशत न लगाएँ।`,
      },
      reasons: {
        a: {
          en: 'Uses the 220 women of Arts as its men: 220 + 216 = 436.',
          hi: 'कला के पुरुषों की जगह 220 महिलाएँ ली गई हैं: 220 + 216 = 436।',
        },
        b: { en: '484 women against 396 men.', hi: 'महिलाएँ 484 और पुरुष 396।' },
        c: {
          en: 'Counts the women of Arts and Commerce (220 + 144 = 364) in place of the men.',
          hi: 'कला और वाणिज्य के पुरुषों की जगह महिलाएँ (220 + 144 = 364) गिन ली गई हैं।',
        },
        d: {
          en: 'Uses the 144 women of Commerce as its men: 180 + 144 = 324.',
          hi: 'वाणिज्य के पुरुषों की जगह 144 महिलाएँ ली गई हैं: 180 + 144 = 324।',
        },
      },
    },
    {
      code: 'net-002',
      exams: ['ugc-net'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'easy',
      targetSeconds: 50,
      passage: 'net-p1',
      stem: {
        en: 'What is the ratio of the scholars of Commerce who do not receive a fellowship to the scholars of Education who receive one?',
        hi: 'वाणिज्य के फ़ेलोशिप न पाने वाले शोधार्थियों और शिक्षा के फ़ेलोशिप पाने वाले शोधार्थियों की संख्याओं का अनुपात क्या है?',
      },
      options: [
        { id: 'a', content: { en: '21 : 16', hi: '21 : 16' } },
        { id: 'b', content: { en: '39 : 16', hi: '39 : 16' } },
        { id: 'c', content: { en: '3 : 2', hi: '3 : 2' } },
        { id: 'd', content: { en: '13 : 8', hi: '13 : 8' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Commerce without a fellowship: 100 − 35 = 65%, and 65% of 360 = 234. Education with a fellowship: 40% of 240 = 96.

234 : 96 = **39 : 16** (divide by 6). A ratio of the bare percentages, 65 : 40, is wrong as the two faculties differ in size.`,
        hi: String.raw`वाणिज्य में फ़ेलोशिप न पाने वाले: 100 − 35 = 65%, यानी 360 का 65% = 234। शिक्षा में फ़ेलोशिप पाने वाले: 240 का 40% = 96।

234 : 96 = **39 : 16** (6 से भाग देने पर)। केवल प्रतिशतों का अनुपात 65 : 40 ग़लत है, क्योंकि दोनों संकायों की कुल संख्या अलग है।`,
      },
      reasons: {
        a: {
          en: 'Uses the 126 fellows of Commerce instead of those without a fellowship.',
          hi: 'वाणिज्य के फ़ेलोशिप न पाने वालों की जगह पाने वाले 126 लिए गए हैं।',
        },
        b: { en: '234 : 96, divided by 6.', hi: '234 : 96 को 6 से भाग देने पर।' },
        c: {
          en: 'Uses the 156 women of Education instead of its 96 fellows.',
          hi: 'शिक्षा के फ़ेलोशिप पाने वाले 96 की जगह 156 महिलाएँ ली गई हैं।',
        },
        d: {
          en: 'Compares those without a fellowship in both faculties (234 : 144).',
          hi: 'दोनों संकायों में फ़ेलोशिप न पाने वालों की तुलना की गई है (234 : 144)।',
        },
      },
    },
    {
      code: 'net-003',
      exams: ['ugc-net'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'medium',
      targetSeconds: 75,
      passage: 'net-p1',
      stem: {
        en: 'In Science, 60% of the scholars who receive a fellowship are men. Approximately what percentage of the women scholars of Science do not receive a fellowship?',
        hi: 'विज्ञान में फ़ेलोशिप पाने वालों में 60% पुरुष हैं। विज्ञान की महिला शोधार्थियों में से लगभग कितने प्रतिशत को फ़ेलोशिप नहीं मिलती?',
      },
      options: [
        { id: 'a', content: { en: '66.7%', hi: '66.7%' } },
        { id: 'b', content: { en: '60.0%', hi: '60.0%' } },
        { id: 'c', content: { en: '33.3%', hi: '33.3%' } },
        { id: 'd', content: { en: '40.0%', hi: '40.0%' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`With a fellowship: 75% of 640 = 480. Women among them: 40% of 480 = 192.

Women in Science: 45% of 640 = 288, so 288 − 192 = 96 have none.

$$
\frac{96}{288} \times 100 = 33\frac{1}{3} \approx 33.3\%
$$

Ask "percentage of what?": here of the women, not of the fellows nor of all who have no fellowship.`,
        hi: String.raw`फ़ेलोशिप पाने वाले: 640 का 75% = 480। उनमें महिलाएँ: 480 का 40% = 192।

विज्ञान में महिलाएँ: 640 का 45% = 288, अतः 288 − 192 = 96 को फ़ेलोशिप नहीं मिलती।

$$
\frac{96}{288} \times 100 = 33\frac{1}{3} \approx 33.3\%
$$

पहले देखिए कि प्रतिशत "किसका" माँगा गया है: यहाँ महिलाओं का, न कि फ़ेलोशिप पाने वालों का या बिना फ़ेलोशिप वाले सभी शोधार्थियों का।`,
      },
      reasons: {
        a: {
          en: 'The share of the women who do receive one (192 of 288).',
          hi: 'यह उन महिलाओं का प्रतिशत है जिन्हें फ़ेलोशिप मिलती है (288 में 192)।',
        },
        b: {
          en: 'Takes 96 of the 160 scholars without a fellowship, not of the 288 women.',
          hi: '96 का प्रतिशत 288 महिलाओं के बजाय बिना फ़ेलोशिप वाले 160 शोधार्थियों में निकाला गया है।',
        },
        c: { en: '96 of the 288 women have no fellowship.', hi: '288 महिलाओं में से 96 को फ़ेलोशिप नहीं मिलती।' },
        d: {
          en: 'Takes 100 − 60, the share of women among those who have a fellowship.',
          hi: 'यह 100 − 60 है, यानी फ़ेलोशिप पाने वालों में महिलाओं का प्रतिशत।',
        },
      },
    },
    {
      code: 'net-004',
      exams: ['ugc-net'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'medium',
      targetSeconds: 70,
      passage: 'net-p1',
      stem: {
        en: 'Women form approximately what percentage of all the scholars registered in the five faculties?',
        hi: 'पाँचों संकायों में पंजीकृत कुल शोधार्थियों में महिलाएँ लगभग कितने प्रतिशत हैं?',
      },
      options: [
        { id: 'a', content: { en: '54.4%', hi: '54.4%' } },
        { id: 'b', content: { en: '48.0%', hi: '48.0%' } },
        { id: 'c', content: { en: '50.2%', hi: '50.2%' } },
        { id: 'd', content: { en: '45.6%', hi: '45.6%' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Percentages of unequal groups cannot be averaged; add the numbers.

Women: 220 + 288 + 144 + 156 + 196 = 1004. Scholars: 400 + 640 + 360 + 240 + 560 = 2200.

$$
\frac{1004}{2200} \times 100 \approx 45.6\%
$$

The simple average (55 + 45 + 40 + 65 + 35) ÷ 5 = 48 is the trap: the large faculties have fewer women.`,
        hi: String.raw`असमान समूहों के प्रतिशतों का सीधा औसत नहीं लिया जा सकता; संख्याएँ जोड़िए।

महिलाएँ: 220 + 288 + 144 + 156 + 196 = 1004। कुल शोधार्थी: 400 + 640 + 360 + 240 + 560 = 2200।

$$
\frac{1004}{2200} \times 100 \approx 45.6\%
$$

सीधा औसत (55 + 45 + 40 + 65 + 35) ÷ 5 = 48 यहाँ का जाल है: बड़े संकायों में महिलाओं का प्रतिशत कम है।`,
      },
      reasons: {
        a: { en: 'The percentage of men (1196 of 2200).', hi: 'यह पुरुषों का प्रतिशत है (2200 में 1196)।' },
        b: {
          en: 'The plain average of the five percentages, which ignores the sizes of the faculties.',
          hi: 'यह पाँचों प्रतिशतों का सीधा औसत है, जिसमें संकायों का आकार छूट जाता है।',
        },
        c: { en: 'Takes 2000 in place of 2200 as the total.', hi: 'कुल संख्या 2200 के बजाय 2000 मान ली गई है।' },
        d: { en: '1004 women of 2200 scholars.', hi: '2200 शोधार्थियों में 1004 महिलाएँ।' },
      },
    },
    {
      code: 'net-005',
      exams: ['ugc-net'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'hard',
      targetSeconds: 115,
      passage: 'net-p1',
      stem: {
        en: 'From the table alone, what is the least number of women scholars, in the five faculties together, who must be receiving a fellowship?',
        hi: 'केवल तालिका के आधार पर, पाँचों संकायों को मिलाकर कम से कम कितनी महिला शोधार्थियों को फ़ेलोशिप अवश्य मिल रही है?',
      },
      options: [
        { id: 'a', content: { en: '140', hi: '140' } },
        { id: 'b', content: { en: '128', hi: '128' } },
        { id: 'c', content: { en: '168', hi: '168' } },
        { id: 'd', content: { en: '22', hi: '22' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`In each faculty give the fellowships to men first. Only those that are left over must go to women.

| Faculty | Fellowships | Men | Least women |
| --- | --- | --- | --- |
| Arts | 180 | 180 | 0 |
| Science | 480 | 352 | 128 |
| Commerce | 126 | 216 | 0 |
| Education | 96 | 84 | 12 |
| Engineering | 336 | 364 | 0 |

Total: 128 + 12 = **140**. Subtracting the grand totals (1218 − 1196 = 22) fails, since every faculty has its own fellows.`,
        hi: String.raw`हर संकाय में पहले सारी फ़ेलोशिप पुरुषों को दीजिए। जो बच जाएँ, वे ही अनिवार्य रूप से महिलाओं को मिलेंगी।

| संकाय | फ़ेलोशिप | पुरुष | कम से कम महिलाएँ |
| --- | --- | --- | --- |
| कला | 180 | 180 | 0 |
| विज्ञान | 480 | 352 | 128 |
| वाणिज्य | 126 | 216 | 0 |
| शिक्षा | 96 | 84 | 12 |
| अभियांत्रिकी | 336 | 364 | 0 |

कुल: 128 + 12 = **140**। कुल योगों को घटाना (1218 − 1196 = 22) ग़लत है, क्योंकि हर संकाय की फ़ेलोशिप उसी के शोधार्थियों को मिलती है।`,
      },
      reasons: {
        a: { en: 'At least 128 in Science and 12 in Education.', hi: 'विज्ञान में कम से कम 128 और शिक्षा में 12।' },
        b: {
          en: 'Counts Science only and leaves out Education, where 96 fellows exceed 84 men.',
          hi: 'केवल विज्ञान गिना गया है; शिक्षा में भी फ़ेलोशिप पाने वाले 96 हैं और पुरुष 84।',
        },
        c: {
          en: 'Adds 28 for Engineering too, though there the men (364) outnumber the fellows (336).',
          hi: 'अभियांत्रिकी के 28 भी जोड़ दिए गए हैं, जबकि वहाँ पुरुष (364) फ़ेलोशिप पाने वालों (336) से अधिक हैं।',
        },
        d: {
          en: 'Subtracts all men (1196) from all fellows (1218), as if men of one faculty could hold the fellowships of another.',
          hi: 'कुल फ़ेलोशिप 1218 में से कुल पुरुष 1196 घटाए गए हैं, मानो एक संकाय के पुरुष दूसरे संकाय की फ़ेलोशिप ले सकते हों।',
        },
      },
    },
    {
      code: 'net-006',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'teaching-aptitude',
      difficulty: 'easy',
      targetSeconds: 60,
      stem: {
        en: String.raw`Match List-I with List-II:

| List-I (Level of the revised Bloom's taxonomy) | List-II (Task set to the learners) |
| --- | --- |
| A. Understand | I. Use the formula of standard error on a fresh set of data |
| B. Apply | II. State in their own words what standard error means |
| C. Analyse | III. Judge by given criteria which of two reports proves its claim better |
| D. Evaluate | IV. Separate the assumptions of a report from its findings |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए:

| सूची-I (ब्लूम के संशोधित वर्गीकरण का स्तर) | सूची-II (विद्यार्थियों को दिया गया कार्य) |
| --- | --- |
| A. समझना | I. मानक त्रुटि के सूत्र का नए आँकड़ों पर प्रयोग करना |
| B. अनुप्रयोग करना | II. मानक त्रुटि का अर्थ अपने शब्दों में बताना |
| C. विश्लेषण करना | III. दिए गए मानदंडों पर परखना कि दो में से कौन-सी रिपोर्ट अपना दावा बेहतर सिद्ध करती है |
| D. मूल्यांकन करना | IV. किसी रिपोर्ट की मान्यताओं को उसके निष्कर्षों से अलग करना |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-II, B-I, C-IV, D-III', hi: 'A-II, B-I, C-IV, D-III' } },
        { id: 'b', content: { en: 'A-I, B-II, C-IV, D-III', hi: 'A-I, B-II, C-IV, D-III' } },
        { id: 'c', content: { en: 'A-I, B-II, C-III, D-IV', hi: 'A-I, B-II, C-III, D-IV' } },
        { id: 'd', content: { en: 'A-II, B-I, C-III, D-IV', hi: 'A-II, B-I, C-III, D-IV' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Look at the verb of each task.

- *State in own words* → Understand (A-II)
- *Use on fresh data* → Apply (B-I)
- *Separate the parts* → Analyse (C-IV)
- *Judge by criteria* → Evaluate (D-III)

The trap lies between the last two: analysis takes a thing apart, evaluation passes a judgement on it.`,
        hi: String.raw`हर कार्य की क्रिया पर ध्यान दीजिए।

- *अपने शब्दों में बताना* → समझना (A-II)
- *नए आँकड़ों पर प्रयोग* → अनुप्रयोग (B-I)
- *भागों को अलग करना* → विश्लेषण (C-IV)
- *मानदंड पर परखना* → मूल्यांकन (D-III)

भ्रम अंतिम दो में होता है: विश्लेषण भागों को अलग करता है, मूल्यांकन उन पर निर्णय देता है।`,
      },
      reasons: {
        a: {
          en: 'Own words, new data, parts, judgement: the four levels in turn.',
          hi: 'अपने शब्द, नए आँकड़े, भागों में बाँटना, निर्णय: चारों स्तर क्रम से।',
        },
        b: {
          en: 'Exchanges understanding and applying: use on new data is applying.',
          hi: 'समझने और अनुप्रयोग की अदला-बदली: नए आँकड़ों पर प्रयोग अनुप्रयोग है।',
        },
        c: {
          en: 'Makes both exchanges: own words show understanding, and taking apart is analysis.',
          hi: 'दोनों अदला-बदली हुई हैं: अपने शब्दों में बताना समझना है, और भागों को अलग करना विश्लेषण।',
        },
        d: {
          en: 'Exchanges analysing (taking apart) and evaluating (judging by criteria).',
          hi: 'विश्लेषण (भागों को अलग करना) और मूल्यांकन (मानदंड पर परखना) की अदला-बदली।',
        },
      },
    },
    {
      code: 'net-007',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'teaching-aptitude',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: 'Given below are two statements, one labelled as Assertion (A) and the other as Reason (R). Choose the correct option in the light of the statements.',
        hi: 'नीचे दो कथन दिए गए हैं: एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। इन कथनों के आलोक में सही विकल्प चुनिए।',
      },
      statements: {
        assertion: {
          en: 'Scaffolding should be withdrawn step by step as the learner becomes able to do the task.',
          hi: 'जैसे-जैसे शिक्षार्थी कार्य करने में समर्थ होता जाए, वैसे-वैसे पाड़ (स्कैफ़ोल्डिंग) के रूप में दी गई सहायता क्रमशः हटा ली जानी चाहिए।',
        },
        reason: {
          en: "In Vygotsky's theory, the zone of proximal development consists of tasks that the learner can already do without help.",
          hi: 'वाइगोत्स्की के सिद्धांत में निकटस्थ विकास का क्षेत्र (ZPD) उन कार्यों से बनता है जिन्हें शिक्षार्थी पहले से ही बिना सहायता के कर सकता है।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['c'] },
      solution: {
        en: String.raw`**A is true**: scaffolding is help for a time; it fades as the learner takes over.

**R is false**: the zone of proximal development lies *between* what the learner does alone and what the learner can do with the help of a teacher or an abler peer. Tasks already done alone lie below it.`,
        hi: String.raw`**A सत्य है**: स्कैफ़ोल्डिंग कुछ समय की सहायता है; शिक्षार्थी के समर्थ होने पर इसे धीरे-धीरे घटाया जाता है।

**R असत्य है**: निकटस्थ विकास का क्षेत्र उन दो स्तरों के *बीच* है: शिक्षार्थी अकेले क्या कर सकता है और शिक्षक या अधिक समर्थ साथी की सहायता से क्या कर सकता है। जो कार्य वह पहले से अकेले कर लेता है, वे इस क्षेत्र से नीचे हैं।`,
      },
      reasons: {
        a: {
          en: 'R cannot explain A, because R is itself false.',
          hi: 'R, A की व्याख्या नहीं कर सकता, क्योंकि R स्वयं असत्य है।',
        },
        b: {
          en: 'R is not true: the zone lies beyond what is done alone.',
          hi: 'R सत्य नहीं है: यह क्षेत्र अकेले किए जा सकने वाले कार्यों से आगे का है।',
        },
        c: {
          en: 'Support is temporary (A true); the zone is what can be done with help (R false).',
          hi: 'सहायता अस्थायी होती है (A सत्य); यह क्षेत्र सहायता से हो सकने वाले कार्यों का है (R असत्य)।',
        },
        d: {
          en: 'A is true: support that stays makes the learner dependent.',
          hi: 'A सत्य है: सहायता बनी रहे तो शिक्षार्थी निर्भर हो जाता है।',
        },
      },
    },
    {
      code: 'net-008',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'teaching-aptitude',
      difficulty: 'easy',
      targetSeconds: 60,
      stem: {
        en: String.raw`Which of the following are true of criterion-referenced evaluation?

A. The performance of a learner is compared with a standard fixed beforehand.

B. The grade of a learner depends on how the rest of the group has performed.

C. A mastery test given at the end of a unit is an example of it.

D. Items that every learner answers correctly are dropped from the test.

E. It helps the teacher to see which objectives need remedial teaching.

Choose the correct answer from the options given below:`,
        hi: String.raw`निम्नलिखित में से कौन-से कथन मानदंड-संदर्भित (क्राइटेरियन-रेफ़रेंस्ड) मूल्यांकन के बारे में सत्य हैं?

A. शिक्षार्थी के निष्पादन की तुलना पहले से निर्धारित कसौटी से की जाती है।

B. शिक्षार्थी का ग्रेड इस पर निर्भर करता है कि समूह के अन्य सदस्यों का निष्पादन कैसा रहा।

C. इकाई के अंत में लिया गया प्रवीणता (मास्टरी) परीक्षण इसका उदाहरण है।

D. जिन प्रश्नों का सही उत्तर सभी शिक्षार्थी दे देते हैं, उन्हें परीक्षण से हटा दिया जाता है।

E. इससे शिक्षक जान पाता है कि किन उद्देश्यों के लिए उपचारात्मक शिक्षण आवश्यक है।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A, C, D and E only', hi: 'केवल A, C, D और E' } },
        { id: 'b', content: { en: 'B and D only', hi: 'केवल B और D' } },
        { id: 'c', content: { en: 'A, C and E only', hi: 'केवल A, C और E' } },
        { id: 'd', content: { en: 'A, B and E only', hi: 'केवल A, B और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Ask with **what** a score is compared. Criterion-referenced: with a fixed standard ("can solve 8 of 10"). Norm-referenced: with the group.

- A, C, E: fixed standard, mastery, gaps in objectives → criterion-referenced
- B: rank in the group → norm-referenced
- D: an item that all answer does not discriminate, so a norm-referenced test drops it; in a mastery test it simply shows that the objective was reached

So **A, C and E only**.`,
        hi: String.raw`देखिए कि अंक की तुलना **किससे** हो रही है। मानदंड-संदर्भित: निश्चित कसौटी से ("10 में से 8 हल कर सकता है")। मानक-संदर्भित (नॉर्म-रेफ़रेंस्ड): समूह से।

- A, C, E: निश्चित कसौटी, प्रवीणता, उद्देश्यों की कमी → मानदंड-संदर्भित
- B: समूह में स्थान → मानक-संदर्भित
- D: जिसे सभी हल कर लें, वह प्रश्न अंतर नहीं करता, इसलिए मानक-संदर्भित परीक्षण उसे हटा देता है; प्रवीणता परीक्षण में वह केवल बताता है कि उद्देश्य पूरा हुआ

अतः **केवल A, C और E**।`,
      },
      reasons: {
        a: {
          en: 'D belongs to norm-referenced tests, which must spread the learners out.',
          hi: 'D मानक-संदर्भित परीक्षण की बात है, जिसे शिक्षार्थियों में अंतर करना होता है।',
        },
        b: {
          en: 'B and D are the marks of norm-referenced evaluation.',
          hi: 'B और D मानक-संदर्भित (समूह से तुलना वाले) मूल्यांकन के लक्षण हैं।',
        },
        c: {
          en: 'Fixed standard, mastery, diagnosis of objectives: all three mark this type.',
          hi: 'निश्चित कसौटी, प्रवीणता और उद्देश्यवार कमी की पहचान: तीनों इसी प्रकार की पहचान हैं।',
        },
        d: {
          en: 'B contradicts A: comparison with the group is norm-referenced.',
          hi: 'B और A साथ नहीं चल सकते: समूह से तुलना मानक-संदर्भित मूल्यांकन है।',
        },
      },
    },
    {
      code: 'net-009',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'teaching-aptitude',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`Arrange the following events of instruction in the order in which they come in Gagné's model:

A. Eliciting performance

B. Stimulating recall of prior learning

C. Presenting the content

D. Informing the learners of the objective

E. Providing learning guidance

Choose the correct answer from the options given below:`,
        hi: String.raw`गैने (Gagné) के प्रतिमान में अनुदेशन की निम्नलिखित घटनाएँ जिस क्रम में आती हैं, उन्हें उसी क्रम में व्यवस्थित कीजिए:

A. शिक्षार्थी से निष्पादन करवाना

B. पूर्व अधिगम का स्मरण कराना

C. विषयवस्तु प्रस्तुत करना

D. शिक्षार्थियों को उद्देश्य बताना

E. अधिगम में मार्गदर्शन देना

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'B, D, C, E, A', hi: 'B, D, C, E, A' } },
        { id: 'b', content: { en: 'D, B, C, E, A', hi: 'D, B, C, E, A' } },
        { id: 'c', content: { en: 'B, D, E, C, A', hi: 'B, D, E, C, A' } },
        { id: 'd', content: { en: 'D, C, B, A, E', hi: 'D, C, B, A, E' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Gagné's nine events: gain attention → **state the objective** → **stimulate recall** → **present the content** → **guide learning** → **elicit performance** → give feedback → assess → enhance retention and transfer.

Of the five given: **D, B, C, E, A**. Two pairs mislead: the objective comes before the recall, and guidance comes after the content and before the performance.`,
        hi: String.raw`गैने की नौ घटनाएँ: ध्यान आकर्षित करना → **उद्देश्य बताना** → **पूर्व अधिगम का स्मरण** → **विषयवस्तु की प्रस्तुति** → **मार्गदर्शन** → **निष्पादन करवाना** → प्रतिपुष्टि → आकलन → धारण और अंतरण बढ़ाना।

दी गई पाँच में क्रम: **D, B, C, E, A**। दो जोड़ियाँ भ्रम में डालती हैं: उद्देश्य पूर्व अधिगम के स्मरण से पहले बताया जाता है, और मार्गदर्शन विषयवस्तु के बाद तथा निष्पादन से पहले आता है।`,
      },
      reasons: {
        a: {
          en: 'The learners are told the objective before their prior learning is recalled, not after it.',
          hi: 'पूर्व अधिगम का स्मरण कराने के बाद नहीं, उससे पहले उद्देश्य बताया जाता है।',
        },
        b: {
          en: 'Objective, recall, content, guidance, performance: events 2 to 6 of the model.',
          hi: 'उद्देश्य, स्मरण, विषयवस्तु, मार्गदर्शन, निष्पादन: प्रतिमान की घटनाएँ 2 से 6।',
        },
        c: {
          en: 'Guidance helps the learner with content that has already been presented; and the objective precedes the recall.',
          hi: 'मार्गदर्शन प्रस्तुत हो चुकी विषयवस्तु पर दिया जाता है; और उद्देश्य स्मरण से पहले आता है।',
        },
        d: {
          en: 'Prior learning is recalled so that the new content can be tied to it; and guidance precedes the performance.',
          hi: 'पूर्व अधिगम का स्मरण इसलिए कराया जाता है कि नई विषयवस्तु उससे जुड़ सके; और मार्गदर्शन निष्पादन से पहले आता है।',
        },
      },
    },
    {
      code: 'net-010',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'teaching-aptitude',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: 'Dr Lalremruati Sailo begins a unit with a short test on what the class must already know. While teaching it she gives weekly quizzes and discusses the answers. For three learners who keep failing in spite of her help she makes a detailed test to find out the causes. At the end of the term she gives an examination and awards grades. In the order described, she has used',
        hi: 'डॉ. लालरेमरुआती साइलो किसी इकाई को पढ़ाने से पहले यह जानने के लिए एक छोटा परीक्षण लेती हैं कि कक्षा को आवश्यक पूर्व ज्ञान है या नहीं। पढ़ाते समय वे हर सप्ताह क्विज़ लेकर उत्तरों पर चर्चा करती हैं। सहायता के बाद भी बार-बार असफल रहने वाले तीन शिक्षार्थियों के लिए वे कारण जानने हेतु एक विस्तृत परीक्षण बनाती हैं। सत्र के अंत में वे परीक्षा लेकर ग्रेड देती हैं। वर्णित क्रम में उन्होंने मूल्यांकन के किन प्रकारों का प्रयोग किया?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'diagnostic, formative, placement and summative evaluation',
            hi: 'निदानात्मक (डायग्नोस्टिक), रचनात्मक (फ़ॉर्मेटिव), स्थापन (प्लेसमेंट) और योगात्मक (समेटिव)',
          },
        },
        {
          id: 'b',
          content: {
            en: 'diagnostic, placement, formative and summative evaluation',
            hi: 'निदानात्मक (डायग्नोस्टिक), स्थापन (प्लेसमेंट), रचनात्मक (फ़ॉर्मेटिव) और योगात्मक (समेटिव)',
          },
        },
        {
          id: 'c',
          content: {
            en: 'placement, diagnostic, formative and summative evaluation',
            hi: 'स्थापन (प्लेसमेंट), निदानात्मक (डायग्नोस्टिक), रचनात्मक (फ़ॉर्मेटिव) और योगात्मक (समेटिव)',
          },
        },
        {
          id: 'd',
          content: {
            en: 'placement, formative, diagnostic and summative evaluation',
            hi: 'स्थापन (प्लेसमेंट), रचनात्मक (फ़ॉर्मेटिव), निदानात्मक (डायग्नोस्टिक) और योगात्मक (समेटिव)',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Four purposes, four names:

- before teaching, entry behaviour → **placement**
- during teaching, feedback → **formative**
- lasting difficulty, its causes → **diagnostic**
- at the end, grades → **summative**

The trap is to call every test before a unit "diagnostic": diagnosis looks for the causes of failure.`,
        hi: String.raw`चार उद्देश्य, चार नाम:

- पढ़ाने से पहले, प्रवेश व्यवहार → **स्थापन**
- पढ़ाते समय, प्रतिपुष्टि → **रचनात्मक**
- बनी रहने वाली कठिनाई के कारण → **निदानात्मक**
- अंत में ग्रेड → **योगात्मक**

इकाई से पहले के हर परीक्षण को "निदानात्मक" कह देना ग़लती है: निदान असफलता के कारण खोजता है।`,
      },
      reasons: {
        a: {
          en: 'Takes the entry test as diagnostic; that name is for the search for causes.',
          hi: 'प्रवेश परीक्षण को निदानात्मक मान लिया गया है; निदान तो कारणों की खोज है।',
        },
        b: {
          en: 'Only the last name stands in its place: the entry test places, the quizzes form, the search for causes diagnoses.',
          hi: 'केवल अंतिम नाम अपने स्थान पर है: प्रवेश परीक्षण स्थापन, क्विज़ रचनात्मक और कारणों की खोज निदानात्मक है।',
        },
        c: {
          en: 'The weekly quizzes with discussion are formative, and they come second.',
          hi: 'चर्चा सहित साप्ताहिक क्विज़ रचनात्मक हैं और दूसरे स्थान पर आते हैं।',
        },
        d: {
          en: 'Entry level, progress, causes of failure, final grades: in this order.',
          hi: 'प्रवेश स्तर, प्रगति, असफलता के कारण, अंतिम ग्रेड: इसी क्रम में।',
        },
      },
    },
    {
      code: 'net-011',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'research-aptitude',
      difficulty: 'medium',
      targetSeconds: 70,
      stem: {
        en: 'Dr Nafisa Qureshi tests a new way of teaching at the 0.05 level of significance. In truth it makes no difference, but her data lead her to reject the null hypothesis. Next time, with a sample of the same size, she intends to work at the 0.01 level. Which of the following is correct?',
        hi: 'डॉ. नफ़ीसा क़ुरैशी 0.05 सार्थकता स्तर पर शिक्षण की एक नई विधि का परीक्षण करती हैं। वास्तव में उस विधि से कोई अंतर नहीं पड़ता, पर आँकड़ों के आधार पर वे शून्य परिकल्पना को अस्वीकार कर देती हैं। अगली बार वे उतने ही बड़े प्रतिदर्श के साथ 0.01 स्तर पर कार्य करना चाहती हैं। निम्नलिखित में से कौन-सा सही है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'She made a Type II error; the new level lowers the risk of a Type I error.',
            hi: 'उनसे प्रकार-II त्रुटि हुई; नए स्तर से प्रकार-I त्रुटि की प्रायिकता घटेगी।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'She made a Type I error; the new level lowers the risk of a Type II error.',
            hi: 'उनसे प्रकार-I त्रुटि हुई; नए स्तर से प्रकार-II त्रुटि की प्रायिकता घटेगी।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'She made a Type II error; the new level raises the risk of a Type I error.',
            hi: 'उनसे प्रकार-II त्रुटि हुई; नए स्तर से प्रकार-I त्रुटि की प्रायिकता बढ़ेगी।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'She made a Type I error; the new level raises the risk of a Type II error.',
            hi: 'उनसे प्रकार-I त्रुटि हुई; नए स्तर से प्रकार-II त्रुटि की प्रायिकता बढ़ेगी।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Rejecting a null hypothesis that is **true** is a Type I error (α); retaining one that is **false** is a Type II error (β).

α is the risk of a Type I error. To go from 0.05 to 0.01 lowers α; with the sample unchanged, β rises, as stronger evidence is now asked for. Only a larger sample (or a better measure) can lower both.`,
        hi: String.raw`**सत्य** शून्य परिकल्पना को अस्वीकार करना प्रकार-I त्रुटि (α) है; **असत्य** शून्य परिकल्पना को बनाए रखना प्रकार-II त्रुटि (β) है।

α प्रकार-I त्रुटि का जोखिम है। 0.05 से 0.01 करने पर α घटता है; प्रतिदर्श उतना ही रहे तो β बढ़ता है, क्योंकि अब अधिक प्रबल प्रमाण चाहिए। दोनों को घटाने के लिए प्रतिदर्श बड़ा (या मापन बेहतर) करना होगा।`,
      },
      reasons: {
        a: {
          en: 'The second half is true, but rejecting a true null is a Type I error.',
          hi: 'दूसरा भाग सही है, पर सत्य शून्य परिकल्पना को अस्वीकार करना प्रकार-I त्रुटि है।',
        },
        b: {
          en: 'With the same sample the two risks move against each other; both cannot fall.',
          hi: 'समान प्रतिदर्श में दोनों जोखिम उलटी दिशा में चलते हैं; दोनों एक साथ नहीं घट सकते।',
        },
        c: {
          en: 'Type II is to retain a false null; and a lower level cuts the risk of Type I.',
          hi: 'प्रकार-II त्रुटि असत्य शून्य परिकल्पना को बनाए रखना है; और निचला स्तर प्रकार-I का जोखिम घटाता है।',
        },
        d: {
          en: 'A true null was rejected (Type I), and a stricter level makes it easier to miss a real effect.',
          hi: 'सत्य शून्य परिकल्पना अस्वीकार हुई (प्रकार-I), और कड़े स्तर पर वास्तविक प्रभाव छूटने की आशंका बढ़ती है।',
        },
      },
    },
    {
      code: 'net-012',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'research-aptitude',
      difficulty: 'easy',
      targetSeconds: 55,
      stem: {
        en: String.raw`Match List-I with List-II:

| List-I (Sampling) | List-II (Procedure) |
| --- | --- |
| A. Systematic | I. Every fifteenth name is taken from a list after a random start |
| B. Stratified | II. Each potter who is met is asked to name other potters |
| C. Cluster | III. From each faculty teachers are drawn by lot in proportion to its size |
| D. Snowball | IV. Eight colleges are drawn by lot and every teacher in them is included |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए:

| सूची-I (प्रतिचयन) | सूची-II (प्रक्रिया) |
| --- | --- |
| A. व्यवस्थित | I. यादृच्छिक आरंभ के बाद सूची का हर पंद्रहवाँ नाम लेना |
| B. स्तरीकृत | II. जिस कुम्हार से भेंट हो, उससे अन्य कुम्हारों के नाम पूछना |
| C. गुच्छ (क्लस्टर) | III. हर संकाय से उसके आकार के अनुपात में लॉटरी से शिक्षक चुनना |
| D. हिमकंदुक (स्नोबॉल) | IV. लॉटरी से आठ महाविद्यालय चुनकर उनके सभी शिक्षकों को लेना |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-I, B-III, C-IV, D-II', hi: 'A-I, B-III, C-IV, D-II' } },
        { id: 'b', content: { en: 'A-I, B-IV, C-III, D-II', hi: 'A-I, B-IV, C-III, D-II' } },
        { id: 'c', content: { en: 'A-III, B-IV, C-I, D-II', hi: 'A-III, B-IV, C-I, D-II' } },
        { id: 'd', content: { en: 'A-III, B-I, C-II, D-IV', hi: 'A-III, B-I, C-II, D-IV' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- Fixed interval from a list → systematic (A-I)
- **Some from every** group → stratified (B-III)
- **All of some** groups → cluster (C-IV)
- One respondent leads to the next → snowball (D-II), for populations without a list

The first three are probability samples; snowball is not.`,
        hi: String.raw`- सूची से निश्चित अंतराल पर → व्यवस्थित (A-I)
- **हर समूह से कुछ** → स्तरीकृत (B-III)
- **कुछ समूहों के सभी** → गुच्छ (C-IV)
- एक उत्तरदाता से दूसरे तक → हिमकंदुक (D-II), जहाँ समष्टि की सूची नहीं होती

पहले तीन प्रायिकता प्रतिचयन हैं; हिमकंदुक नहीं।`,
      },
      reasons: {
        a: {
          en: 'Fixed interval, a share of each faculty, whole colleges, a chain of names.',
          hi: 'निश्चित अंतराल, हर संकाय का हिस्सा, पूरे महाविद्यालय, नामों की कड़ी।',
        },
        b: {
          en: 'Exchanges strata (some of every group) and clusters (all of some groups).',
          hi: 'स्तर (हर समूह से कुछ) और गुच्छ (कुछ समूहों के सभी) की अदला-बदली।',
        },
        c: {
          en: 'Only the snowball is right: a share of every faculty is stratified, every fifteenth name is systematic.',
          hi: 'केवल हिमकंदुक सही है: हर संकाय का हिस्सा स्तरीकृत है और हर पंद्रहवाँ नाम व्यवस्थित।',
        },
        d: {
          en: 'Being led from one potter to the next is the snowball, and whole colleges drawn by lot are clusters.',
          hi: 'एक कुम्हार से दूसरे तक पहुँचना हिमकंदुक है, और लॉटरी से चुने गए पूरे महाविद्यालय गुच्छ हैं।',
        },
      },
    },
    {
      code: 'net-013',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'research-aptitude',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: 'Given below are two statements, one labelled as Assertion (A) and the other as Reason (R). Choose the correct option in the light of the statements.',
        hi: 'नीचे दो कथन दिए गए हैं: एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। इन कथनों के आलोक में सही विकल्प चुनिए।',
      },
      statements: {
        assertion: {
          en: 'A test may be highly reliable and yet not be valid.',
          hi: 'यह संभव है कि कोई परीक्षण अत्यधिक विश्वसनीय हो, फिर भी वैध न हो।',
        },
        reason: {
          en: 'Reliability tells how consistent the scores are, not whether they measure what the test claims to measure.',
          hi: 'विश्वसनीयता यह बताती है कि प्राप्तांक कितने संगत हैं, यह नहीं कि परीक्षण वही मापता है या नहीं जिसे मापने का वह दावा करता है।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['a'] },
      solution: {
        en: String.raw`Reliability = consistency; validity = measuring what is meant to be measured. A weighing scale that always shows 2 kg too much is perfectly consistent, and wrong.

Both are true, and R says why A is possible. Note the other direction: a test with very low reliability cannot have high validity.`,
        hi: String.raw`विश्वसनीयता = संगति; वैधता = वही मापना जिसे मापना है। जो तराज़ू सदा 2 किग्रा अधिक बताती है, वह पूरी तरह संगत है, पर ग़लत है।

दोनों सत्य हैं और R बताता है कि A क्यों संभव है। उलटी दिशा भी याद रखिए: बहुत कम विश्वसनीयता वाले परीक्षण की वैधता अधिक नहीं हो सकती।`,
      },
      reasons: {
        a: {
          en: 'Since reliability is consistency alone, a consistent test can measure the wrong thing.',
          hi: 'विश्वसनीयता केवल संगति है, इसलिए संगत परीक्षण भी ग़लत चीज़ माप सकता है।',
        },
        b: { en: 'R states the very ground on which A rests.', hi: 'R ठीक वही आधार बताता है जिस पर A टिका है।' },
        c: { en: 'R is the standard meaning of reliability and is true.', hi: 'R विश्वसनीयता का मानक अर्थ है और सत्य है।' },
        d: {
          en: 'A is true: a scale that always shows 2 kg too much is reliable, not valid.',
          hi: 'A सत्य है: सदा 2 किग्रा अधिक बताने वाली तराज़ू विश्वसनीय है, वैध नहीं।',
        },
      },
    },
    {
      code: 'net-014',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'research-aptitude',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: String.raw`Which of the following agree with the UGC (Promotion of Academic Integrity and Prevention of Plagiarism in Higher Educational Institutions) Regulations, 2018?

A. Thesis with 38 per cent similarity: a revised script is to be submitted within at most six months.

B. Thesis with 52 per cent similarity: registration for the programme is cancelled.

C. Thesis with 9 per cent similarity: there is no penalty.

D. Teacher's paper with 52 per cent similarity: two successive annual increments are denied.

E. Teacher's paper with 28 per cent similarity: the manuscript is to be withdrawn.

Choose the correct answer from the options given below:`,
        hi: String.raw`निम्नलिखित में से कौन-सी बातें यूजीसी (उच्चतर शिक्षा संस्थानों में अकादमिक सत्यनिष्ठा का प्रोत्साहन और साहित्यिक चोरी की रोकथाम) विनियम, 2018 के अनुरूप हैं?

A. शोध-प्रबंध में 38 प्रतिशत समानता: अधिक से अधिक छह महीने में संशोधित आलेख जमा करना होगा।

B. शोध-प्रबंध में 52 प्रतिशत समानता: कार्यक्रम का पंजीकरण रद्द होगा।

C. शोध-प्रबंध में 9 प्रतिशत समानता: कोई दंड नहीं होगा।

D. शिक्षक के शोध-पत्र में 52 प्रतिशत समानता: लगातार दो वार्षिक वेतनवृद्धियों के अधिकार से वंचित किया जाएगा।

E. शिक्षक के शोध-पत्र में 28 प्रतिशत समानता: पांडुलिपि वापस लेनी होगी।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A, B and E only', hi: 'केवल A, B और E' } },
        { id: 'b', content: { en: 'B, C and D only', hi: 'केवल B, C और D' } },
        { id: 'c', content: { en: 'A, C and E only', hi: 'केवल A, C और E' } },
        { id: 'd', content: { en: 'C, D and E only', hi: 'केवल C, D और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Learn the three limits 10, 40 and 60.

| Level | Similarity | Thesis or dissertation | Published paper |
| --- | --- | --- | --- |
| 0 | up to 10% | no penalty | no penalty |
| 1 | above 10% to 40% | revised script within at most 6 months | manuscript withdrawn |
| 2 | above 40% to 60% | barred from a revised script for 1 year | also 1 increment denied, no new scholar to guide for 2 years |
| 3 | above 60% | registration cancelled | also 2 increments denied, no new scholar to guide for 3 years |

Both wrong statements take a penalty of level 3 for a similarity of level 2. So **A, C and E only**.`,
        hi: String.raw`तीन सीमाएँ याद रखिए: 10, 40 और 60।

| स्तर | समानता | शोध-प्रबंध | प्रकाशित शोध-पत्र |
| --- | --- | --- | --- |
| 0 | 10% तक | कोई दंड नहीं | कोई दंड नहीं |
| 1 | 10% से अधिक, 40% तक | अधिकतम 6 महीने में संशोधित आलेख | पांडुलिपि वापस |
| 2 | 40% से अधिक, 60% तक | 1 वर्ष तक संशोधित आलेख पर रोक | साथ ही 1 वेतनवृद्धि नहीं, 2 वर्ष नए शोधार्थी का निर्देशन नहीं |
| 3 | 60% से अधिक | पंजीकरण रद्द | साथ ही 2 वेतनवृद्धियाँ नहीं, 3 वर्ष नए शोधार्थी का निर्देशन नहीं |

दोनों ग़लत कथनों में स्तर 2 की समानता पर स्तर 3 का दंड रखा गया है। अतः **केवल A, C और E**।`,
      },
      reasons: {
        a: {
          en: 'At 52 per cent (level 2) the student is barred for one year; and C, level 0, is left out.',
          hi: '52 प्रतिशत (स्तर 2) पर एक वर्ष की रोक लगती है; और स्तर 0 वाला C छूट गया है।',
        },
        b: {
          en: 'B and D put penalties of level 3 on a similarity of level 2.',
          hi: 'B और D में स्तर 2 की समानता पर स्तर 3 का दंड रखा गया है।',
        },
        c: {
          en: 'Thesis at levels 1 and 0 and a paper at level 1, each with its own penalty.',
          hi: 'स्तर 1 और 0 के शोध-प्रबंध तथा स्तर 1 का शोध-पत्र: तीनों के दंड सही हैं।',
        },
        d: {
          en: 'At 52 per cent a teacher loses one increment; two are lost above 60.',
          hi: '52 प्रतिशत पर शिक्षक की एक वेतनवृद्धि रुकती है; दो 60 से ऊपर रुकती हैं।',
        },
      },
    },
    {
      code: 'net-015',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'research-aptitude',
      difficulty: 'hard',
      targetSeconds: 85,
      stem: {
        en: String.raw`Match List-I with List-II:

| List-I (Test) | List-II (Situation in which it is used) |
| --- | --- |
| A. Chi-square test | I. Ratings of the same teachers on a five-point scale before and after a training |
| B. Mann–Whitney U test | II. Relation of the stream of study and the preferred medium of reading, print or screen |
| C. Wilcoxon signed-rank test | III. Ranks of the clerks of three offices in an attitude scale |
| D. Kruskal–Wallis test | IV. Ranks of rural and of urban teachers in an attitude scale |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए:

| सूची-I (परीक्षण) | सूची-II (प्रयोग की स्थिति) |
| --- | --- |
| A. काई-वर्ग परीक्षण | I. प्रशिक्षण से पहले और बाद में उन्हीं शिक्षकों की पाँच-बिंदु मापनी पर रेटिंग |
| B. मान–व्हिटनी U परीक्षण | II. अध्ययन की धारा और पढ़ने के पसंदीदा माध्यम (काग़ज़ या स्क्रीन) का संबंध |
| C. विल्कॉक्सन चिह्नित-कोटि परीक्षण | III. अभिवृत्ति मापनी पर तीन कार्यालयों के लिपिकों की कोटियाँ |
| D. क्रुस्कल–वालिस परीक्षण | IV. अभिवृत्ति मापनी पर ग्रामीण और शहरी शिक्षकों की कोटियाँ |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-II, B-IV, C-I, D-III', hi: 'A-II, B-IV, C-I, D-III' } },
        { id: 'b', content: { en: 'A-II, B-I, C-III, D-IV', hi: 'A-II, B-I, C-III, D-IV' } },
        { id: 'c', content: { en: 'A-III, B-IV, C-I, D-II', hi: 'A-III, B-IV, C-I, D-II' } },
        { id: 'd', content: { en: 'A-III, B-I, C-IV, D-II', hi: 'A-III, B-I, C-IV, D-II' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Ask two things: **what scale**, and **how many groups, the same or separate**?

- Two nominal variables, counts in a table → chi-square (A-II)
- Ranks, two separate groups → Mann–Whitney (B-IV), the partner of the independent *t*-test
- Ranks, the same group twice → Wilcoxon signed-rank (C-I), the partner of the paired *t*-test
- Ranks, three or more separate groups → Kruskal–Wallis (D-III), the partner of one-way ANOVA`,
        hi: String.raw`दो बातें देखिए: **मापनी कौन-सी है**, और **समूह कितने हैं, वही हैं या अलग**?

- दो नामित चर, तालिका में आवृत्तियाँ → काई-वर्ग (A-II)
- कोटियाँ, दो अलग समूह → मान–व्हिटनी (B-IV), स्वतंत्र *t*-परीक्षण का समकक्ष
- कोटियाँ, वही समूह दो बार → विल्कॉक्सन (C-I), युग्मित *t*-परीक्षण का समकक्ष
- कोटियाँ, तीन या अधिक अलग समूह → क्रुस्कल–वालिस (D-III), एकमार्गी ANOVA का समकक्ष`,
      },
      reasons: {
        a: {
          en: 'Categories, two separate groups, the same group twice, three groups.',
          hi: 'श्रेणियाँ, दो अलग समूह, वही समूह दो बार, तीन समूह।',
        },
        b: {
          en: 'Wilcoxon needs the same group twice, and Kruskal–Wallis three or more groups.',
          hi: 'विल्कॉक्सन के लिए वही समूह दो बार चाहिए, और क्रुस्कल–वालिस के लिए तीन या अधिक समूह।',
        },
        c: {
          en: 'Stream and medium are categories without ranks, so chi-square; the ranks of three offices need Kruskal–Wallis.',
          hi: 'धारा और माध्यम बिना कोटि की श्रेणियाँ हैं, इसलिए काई-वर्ग; तीन कार्यालयों की कोटियों के लिए क्रुस्कल–वालिस चाहिए।',
        },
        d: {
          en: 'Makes both exchanges: categories and three ranked groups, and the same group twice for two separate groups.',
          hi: 'दोनों अदला-बदली हुई हैं: श्रेणियाँ और तीन समूहों की कोटियाँ, तथा वही समूह दो बार और दो अलग समूह।',
        },
      },
    },
    {
      code: 'net-016',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'communication',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match List-I with List-II:

| List-I (Barrier) | List-II (Situation) |
| --- | --- |
| A. Semantic | I. Worried about the result, a student does not take in what the guide is saying |
| B. Psychological | II. A notice passes through six tables and arrives after its date |
| C. Physical | III. A banker and a psychologist understand the word "interest" differently |
| D. Organisational | IV. The noise of a generator drowns the voice of the speaker |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए:

| सूची-I (बाधा) | सूची-II (स्थिति) |
| --- | --- |
| A. अर्थगत | I. परिणाम की चिंता में डूबा विद्यार्थी मार्गदर्शक की बात ग्रहण नहीं कर पाता |
| B. मनोवैज्ञानिक | II. एक सूचना छह मेज़ों से होकर तिथि निकल जाने के बाद पहुँचती है |
| C. भौतिक | III. एक बैंककर्मी और एक मनोवैज्ञानिक "इंटरेस्ट" शब्द का अलग-अलग अर्थ लेते हैं |
| D. संगठनात्मक | IV. जनरेटर के शोर में वक्ता की आवाज़ दब जाती है |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-I, B-III, C-II, D-IV', hi: 'A-I, B-III, C-II, D-IV' } },
        { id: 'b', content: { en: 'A-III, B-II, C-IV, D-I', hi: 'A-III, B-II, C-IV, D-I' } },
        { id: 'c', content: { en: 'A-I, B-II, C-IV, D-III', hi: 'A-I, B-II, C-IV, D-III' } },
        { id: 'd', content: { en: 'A-III, B-I, C-IV, D-II', hi: 'A-III, B-I, C-IV, D-II' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Ask where the message is lost.

- in the **meaning** of a word → semantic (A-III)
- in the **mind** of the receiver → psychological (B-I)
- in the **surroundings** → physical (C-IV)
- in the **levels** of an office → organisational (D-II)

The word "psychologist" in III is bait: the fault there is of meaning.`,
        hi: String.raw`देखिए कि संदेश कहाँ खोया।

- शब्द के **अर्थ** में → अर्थगत (A-III)
- प्राप्तकर्ता के **मन** में → मनोवैज्ञानिक (B-I)
- **परिवेश** में → भौतिक (C-IV)
- कार्यालय के **स्तरों** में → संगठनात्मक (D-II)

III में "मनोवैज्ञानिक" शब्द केवल भ्रम के लिए है: वहाँ दोष अर्थ का है।`,
      },
      reasons: {
        a: {
          en: 'Makes both exchanges: meaning and mind, surroundings and levels of the office.',
          hi: 'दोनों अदला-बदली हुई हैं: अर्थ और मन, तथा परिवेश और कार्यालय के स्तर।',
        },
        b: {
          en: 'Worry is in the mind of the receiver; delay on six tables comes from the levels of the office.',
          hi: 'चिंता प्राप्तकर्ता के मन में है; छह मेज़ों की देरी कार्यालय के स्तरों से होती है।',
        },
        c: {
          en: 'Two senses of one word is a semantic barrier, and the worry about the result a psychological one.',
          hi: 'एक शब्द के दो अर्थ अर्थगत बाधा है, और परिणाम की चिंता मनोवैज्ञानिक बाधा।',
        },
        d: { en: 'Meaning, state of mind, noise, long channel.', hi: 'अर्थ, मन की दशा, शोर, लंबा मार्ग।' },
      },
    },
    {
      code: 'net-017',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'communication',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: String.raw`Which of the following statements about models of communication are correct?

A. Feedback is one of the four elements of Berlo's SMCR model.

B. Aristotle's model is centred upon the speaker.

C. Shannon and Weaver's model was framed for the technical transmission of signals.

D. Lasswell's formula includes the question "with what effect".

E. In Schramm's model, sender and receiver understand each other so far as their fields of experience overlap.

Choose the correct answer from the options given below:`,
        hi: String.raw`संप्रेषण के प्रतिमानों के बारे में निम्नलिखित में से कौन-से कथन सही हैं?

A. प्रतिपुष्टि बर्लो के SMCR प्रतिमान के चार तत्वों में से एक है।

B. अरस्तू का प्रतिमान वक्ता-केंद्रित है।

C. शैनन और वीवर का प्रतिमान संकेतों के तकनीकी संचरण (ट्रांसमिशन) के लिए बना था।

D. लैसवेल के सूत्र में "किस प्रभाव के साथ" का प्रश्न सम्मिलित है।

E. श्रैम के प्रतिमान में प्रेषक और प्राप्तकर्ता एक-दूसरे को उतना ही समझ पाते हैं जितना उनके अनुभव-क्षेत्रों का साझा भाग होता है।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A, C and D only', hi: 'केवल A, C और D' } },
        { id: 'b', content: { en: 'A, B, D and E only', hi: 'केवल A, B, D और E' } },
        { id: 'c', content: { en: 'B, C, D and E only', hi: 'केवल B, C, D और E' } },
        { id: 'd', content: { en: 'B, D and E only', hi: 'केवल B, D और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **A** SMCR = source, message, **channel**, receiver. The lack of feedback is its standard criticism. Wrong.
- **B** Aristotle: speaker, speech, audience; all depends on the speaker. Right.
- **C** Shannon and Weaver (1949) worked on telephone signals; hence "noise". Right.
- **D** Lasswell: who says what, in which channel, to whom, **with what effect**. Right.
- **E** Schramm: overlapping fields of experience. Right.`,
        hi: String.raw`- **A** SMCR = स्रोत, संदेश, **माध्यम**, प्राप्तकर्ता। प्रतिपुष्टि का न होना ही इसकी प्रमुख आलोचना है। ग़लत।
- **B** अरस्तू: वक्ता, भाषण, श्रोता; सब कुछ वक्ता पर निर्भर। सही।
- **C** शैनन और वीवर (1949) ने टेलीफ़ोन संकेतों पर कार्य किया; इसीलिए "शोर" तत्व। सही।
- **D** लैसवेल: कौन, क्या, किस माध्यम से, किससे, **किस प्रभाव के साथ** कहता है। सही।
- **E** श्रैम: अनुभव-क्षेत्रों का साझा भाग। सही।`,
      },
      reasons: {
        a: {
          en: 'A is wrong, and B and E, which are right, are left out.',
          hi: 'A ग़लत है, और सही कथन B तथा E छूट गए हैं।',
        },
        b: {
          en: 'Takes the letter C of SMCR for a place of feedback; and C, on the telephone engineers, is left out.',
          hi: 'SMCR में प्रतिपुष्टि मान ली गई है, और टेलीफ़ोन के अभियंताओं वाला C छूट गया है।',
        },
        c: {
          en: 'Only A is wrong: the third letter of SMCR stands for the channel, and there is no feedback.',
          hi: 'केवल A ग़लत है: SMCR का तीसरा अक्षर माध्यम (चैनल) का है, प्रतिपुष्टि उसमें है ही नहीं।',
        },
        d: {
          en: 'A is rightly left out, but so is C: the model, now taught for all communication, was made for telephone signals.',
          hi: 'A को छोड़ना सही है, पर C भी छूट गया: यह प्रतिमान, जो आज हर संप्रेषण के लिए पढ़ाया जाता है, टेलीफ़ोन संकेतों के लिए बना था।',
        },
      },
    },
    {
      code: 'net-018',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'communication',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: 'A head of department keeps a visitor waiting for fifty minutes beyond the time given, then speaks in a flat and hurried tone, and stays all the while on the far side of a wide table. In this order, the cues that the visitor receives belong to',
        hi: 'एक विभागाध्यक्ष आगंतुक को दिए गए समय से पचास मिनट अधिक प्रतीक्षा करवाते हैं, फिर सपाट स्वर में और जल्दी-जल्दी बोलते हैं, और पूरे समय चौड़ी मेज़ के उस पार बैठे रहते हैं। आगंतुक को मिले ये संकेत क्रमशः किससे संबंधित हैं?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'proxemics, kinesics and chronemics',
            hi: 'सामीप्य (प्रॉक्सेमिक्स), अंगभाषा (काइनेसिक्स) और कालिकी (क्रोनेमिक्स)',
          },
        },
        {
          id: 'b',
          content: {
            en: 'chronemics, kinesics and proxemics',
            hi: 'कालिकी (क्रोनेमिक्स), अंगभाषा (काइनेसिक्स) और सामीप्य (प्रॉक्सेमिक्स)',
          },
        },
        {
          id: 'c',
          content: {
            en: 'chronemics, paralanguage and proxemics',
            hi: 'कालिकी (क्रोनेमिक्स), पराभाषा (पैरालैंग्वेज) और सामीप्य (प्रॉक्सेमिक्स)',
          },
        },
        {
          id: 'd',
          content: {
            en: 'proxemics, paralanguage and chronemics',
            hi: 'सामीप्य (प्रॉक्सेमिक्स), पराभाषा (पैरालैंग्वेज) और कालिकी (क्रोनेमिक्स)',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- waiting → use of **time** → chronemics
- flat, hurried tone → **how** a thing is said → paralanguage
- wide table → use of **space** → proxemics

Do not mix: kinesics = body movement, haptics = touch.`,
        hi: String.raw`- प्रतीक्षा → **समय** का प्रयोग → क्रोनेमिक्स
- सपाट स्वर, जल्दी-जल्दी बोलना → बात **कैसे** कही गई → पराभाषा
- चौड़ी मेज़ → **स्थान** का प्रयोग → प्रॉक्सेमिक्स

भ्रम से बचिए: काइनेसिक्स = शरीर की गति, हैप्टिक्स = स्पर्श।`,
      },
      reasons: {
        a: {
          en: 'Exchanges time and distance, and takes the tone of voice for gesture.',
          hi: 'समय और दूरी की अदला-बदली है, और स्वर को हाव-भाव मान लिया गया है।',
        },
        b: {
          en: 'A tone of voice is paralanguage; kinesics is movement and gesture.',
          hi: 'स्वर पराभाषा है; काइनेसिक्स शरीर की गति और हाव-भाव है।',
        },
        c: { en: 'Time, voice, distance: in this order.', hi: 'समय, स्वर और दूरी: इसी क्रम में।' },
        d: {
          en: 'Exchanges the use of time (the waiting) and of distance (the table).',
          hi: 'समय (प्रतीक्षा) और दूरी (मेज़) की अदला-बदली।',
        },
      },
    },
    {
      code: 'net-019',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'communication',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: 'Given below are two statements, one labelled as Assertion (A) and the other as Reason (R). Choose the correct option in the light of the statements.',
        hi: 'नीचे दो कथन दिए गए हैं: एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। इन कथनों के आलोक में सही विकल्प चुनिए।',
      },
      statements: {
        assertion: {
          en: 'In an organisation, the grapevine usually carries a piece of news faster than the formal channel.',
          hi: 'किसी संगठन में अनौपचारिक संप्रेषण (ग्रेपवाइन) प्रायः औपचारिक मार्ग की अपेक्षा तेज़ी से समाचार पहुँचाता है।',
        },
        reason: {
          en: 'A message carried by the grapevine often loses or changes some of its details on the way.',
          hi: 'ग्रेपवाइन से जाने वाले संदेश की कुछ बातें प्रायः रास्ते में छूट जाती हैं या बदल जाती हैं।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['b'] },
      solution: {
        en: String.raw`Both are true. But test the link with "because": *"It is fast **because** details change on the way"* makes no sense. It is fast because it runs by word of mouth in all directions and skips the levels of the hierarchy.

So R is true but **not the explanation** of A.`,
        hi: String.raw`दोनों सत्य हैं। पर "क्योंकि" लगाकर संबंध परखिए: *"यह तेज़ है **क्योंकि** रास्ते में बातें बदल जाती हैं"* का कोई अर्थ नहीं बनता। इसकी गति इसलिए है कि यह मौखिक रूप से हर दिशा में चलता है और पदानुक्रम के स्तरों को लाँघ जाता है।

अतः R सत्य है, पर A की **व्याख्या नहीं** है।`,
      },
      reasons: {
        a: {
          en: 'Distortion is a weakness of the grapevine; it does not make it fast.',
          hi: 'विकृति ग्रेपवाइन की कमज़ोरी है; उससे गति नहीं आती।',
        },
        b: {
          en: 'Both describe the grapevine, but the speed comes from skipping the levels of the office.',
          hi: 'दोनों बातें ग्रेपवाइन की हैं, पर गति पदानुक्रम के स्तर लाँघने से आती है।',
        },
        c: {
          en: 'R is true: without a record, details are lost at each retelling.',
          hi: 'R सत्य है: लिखित अभिलेख न होने से हर बार कहने में बातें छूटती हैं।',
        },
        d: {
          en: 'A is true: speed is the best known feature of the grapevine.',
          hi: 'A सत्य है: गति ग्रेपवाइन की सबसे जानी-मानी विशेषता है।',
        },
      },
    },
    {
      code: 'net-020',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'communication',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`Match List-I with List-II:

| List-I (Theory of mass communication) | List-II (Main claim) |
| --- | --- |
| A. Agenda setting | I. Opinion leaders pass on to others what they take from the media |
| B. Cultivation | II. The media tell us less what to think than what to think about |
| C. Spiral of silence | III. People who feel that they are in a minority tend to keep their view to themselves |
| D. Two-step flow | IV. Heavy viewers come to see the world as television shows it |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए:

| सूची-I (जनसंचार का सिद्धांत) | सूची-II (मुख्य मान्यता) |
| --- | --- |
| A. कार्यसूची निर्धारण (एजेंडा सेटिंग) | I. मत-नेता (ओपिनियन लीडर) मीडिया से ली गई बातें अन्य लोगों तक पहुँचाते हैं |
| B. संवर्धन (कल्टीवेशन) | II. मीडिया लोगों को यह उतना नहीं बताता कि क्या सोचें, जितना यह कि किस विषय में सोचें |
| C. मौन का सर्पिल (स्पाइरल ऑफ़ साइलेंस) | III. जो लोग स्वयं को अल्पमत में समझते हैं, वे प्रायः अपना मत प्रकट नहीं करते |
| D. द्वि-चरण प्रवाह | IV. बहुत अधिक टेलीविज़न देखने वाले दुनिया को वैसा ही मानने लगते हैं जैसा टेलीविज़न दिखाता है |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-II, B-III, C-IV, D-I', hi: 'A-II, B-III, C-IV, D-I' } },
        { id: 'b', content: { en: 'A-II, B-IV, C-III, D-I', hi: 'A-II, B-IV, C-III, D-I' } },
        { id: 'c', content: { en: 'A-IV, B-III, C-II, D-I', hi: 'A-IV, B-III, C-II, D-I' } },
        { id: 'd', content: { en: 'A-IV, B-II, C-I, D-III', hi: 'A-IV, B-II, C-I, D-III' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **Agenda setting** (McCombs and Shaw): what to think *about* → II
- **Cultivation** (Gerbner): heavy viewing shapes the picture of the world → IV
- **Spiral of silence** (Noelle-Neumann): a felt minority falls silent → III
- **Two-step flow** (Lazarsfeld and Katz): media → opinion leaders → people → I`,
        hi: String.raw`- **कार्यसूची निर्धारण** (मैककॉम्ब्स और शॉ): *किस विषय में* सोचें → II
- **संवर्धन** (गर्बनर): अधिक देखने से दुनिया की छवि बनती है → IV
- **मौन का सर्पिल** (नोएल-न्यूमान): स्वयं को अल्पमत में समझने वाले चुप हो जाते हैं → III
- **द्वि-चरण प्रवाह** (लाज़र्सफ़ेल्ड और काट्ज़): मीडिया → मत-नेता → लोग → I`,
      },
      reasons: {
        a: {
          en: 'Exchanges the view of the world that heavy viewing builds (cultivation) and the silence of a felt minority (spiral).',
          hi: 'अधिक देखने से बनी विश्व-दृष्टि (संवर्धन) और अल्पमत के मौन (सर्पिल) की अदला-बदली।',
        },
        b: {
          en: 'McCombs and Shaw, Gerbner, Noelle-Neumann, Lazarsfeld: in this order.',
          hi: 'मैककॉम्ब्स और शॉ, गर्बनर, नोएल-न्यूमान, लाज़र्सफ़ेल्ड: इसी क्रम में।',
        },
        c: {
          en: 'Only the two-step flow is right: the agenda is about topics, and silence belongs to the spiral.',
          hi: 'केवल द्वि-चरण प्रवाह सही है: एजेंडा विषयों के चयन का है, और मौन सर्पिल का।',
        },
        d: {
          en: 'Makes both exchanges: agenda and cultivation, silence and opinion leaders.',
          hi: 'दोनों अदला-बदली हुई हैं: एजेंडा और संवर्धन, तथा मौन और मत-नेता।',
        },
      },
    },
    {
      code: 'net-021',
      exams: ['ugc-net'],
      subject: 'reasoning',
      topic: 'number-series',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Find the number that comes in place of the question mark (?) in the series:

3, 7, 16, 35, 74, ?`,
        hi: String.raw`शृंखला में प्रश्नवाचक चिह्न (?) के स्थान पर आने वाली संख्या ज्ञात कीजिए:

3, 7, 16, 35, 74, ?`,
      },
      options: [
        { id: 'a', content: { en: '152', hi: '152' } },
        { id: 'b', content: { en: '151', hi: '151' } },
        { id: 'c', content: { en: '153', hi: '153' } },
        { id: 'd', content: { en: '148', hi: '148' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Each number is a little more than twice the one before it, so test "× 2 and something".

3 × 2 + 1 = 7, 7 × 2 + 2 = 16, 16 × 2 + 3 = 35, 35 × 2 + 4 = 74, so 74 × 2 + 5 = **153**.

Check with differences: 4, 9, 19, 39, 79 (each twice the last and 1 more); 74 + 79 = 153.`,
        hi: String.raw`हर संख्या पिछली के दुगुने से थोड़ी अधिक है, इसलिए "× 2 और कुछ" परखिए।

3 × 2 + 1 = 7, 7 × 2 + 2 = 16, 16 × 2 + 3 = 35, 35 × 2 + 4 = 74, अतः 74 × 2 + 5 = **153**।

अंतरों से जाँच: 4, 9, 19, 39, 79 (हर अंतर पिछले के दुगुने से 1 अधिक); 74 + 79 = 153।`,
      },
      reasons: {
        a: { en: 'Adds 4 once more: 74 × 2 + 4.', hi: 'फिर से 4 जोड़ा गया है: 74 × 2 + 4।' },
        b: {
          en: 'Adds 3 once more, as in the step from 16 to 35: 74 × 2 + 3.',
          hi: '16 से 35 वाले चरण की तरह फिर 3 जोड़ा गया है: 74 × 2 + 3।',
        },
        c: { en: '74 × 2 + 5.', hi: '74 × 2 + 5।' },
        d: { en: 'Doubles only: 74 × 2.', hi: 'केवल दुगुना किया गया है: 74 × 2।' },
      },
    },
    {
      code: 'net-022',
      exams: ['ugc-net'],
      subject: 'reasoning',
      topic: 'coding-decoding',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: 'In a certain code, "SCHOLAR" is written as "QEFQJCP". How will "LECTURE" be written in that code?',
        hi: 'किसी कूट भाषा में "SCHOLAR" को "QEFQJCP" लिखा जाता है। उसी कूट भाषा में "LECTURE" को कैसे लिखा जाएगा?',
      },
      options: [
        { id: 'a', content: { en: 'JGAVSPC', hi: 'JGAVSPC' } },
        { id: 'b', content: { en: 'JGAVSTC', hi: 'JGAVSTC' } },
        { id: 'c', content: { en: 'JGAVWTC', hi: 'JGAVWTC' } },
        { id: 'd', content: { en: 'JGAVWPC', hi: 'JGAVWPC' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`S → Q (−2), C → E (+2), H → F (−2), O → Q (+2), L → J (−2), A → C (+2), R → P (−2): odd places 2 back, even places 2 forward.

L → J, E → G, C → A, T → V, U → S, R → T, E → C gives **JGAVSTC**. To save time compare only the places in which the options differ.`,
        hi: String.raw`S → Q (−2), C → E (+2), H → F (−2), O → Q (+2), L → J (−2), A → C (+2), R → P (−2): विषम स्थान 2 पीछे, सम स्थान 2 आगे।

L → J, E → G, C → A, T → V, U → S, R → T, E → C, अर्थात **JGAVSTC**। समय बचाने के लिए केवल वे स्थान देखिए जहाँ विकल्प अलग हैं।`,
      },
      reasons: {
        a: {
          en: 'The sixth letter R was moved 2 back instead of forward.',
          hi: 'छठा अक्षर R आगे के बजाय 2 पीछे ले जाया गया है।',
        },
        b: { en: 'The letters move 2 back and 2 forward in turn.', hi: 'अक्षर बारी-बारी से 2 पीछे और 2 आगे जाते हैं।' },
        c: {
          en: 'The fifth letter U was moved 2 forward instead of back.',
          hi: 'पाँचवाँ अक्षर U पीछे के बजाय 2 आगे ले जाया गया है।',
        },
        d: {
          en: 'Both the fifth and the sixth letter were moved in the wrong direction.',
          hi: 'पाँचवाँ और छठा, दोनों अक्षर उलटी दिशा में ले जाए गए हैं।',
        },
      },
    },
    {
      code: 'net-023',
      exams: ['ugc-net'],
      subject: 'aptitude',
      topic: 'percentage',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: 'In a college the boys and the girls are in the ratio 7 : 5. Of the boys 40% and of the girls 60% hold a scholarship. If 1116 students of the college do not hold a scholarship, how many girls hold one?',
        hi: 'एक महाविद्यालय में लड़कों और लड़कियों का अनुपात 7 : 5 है। 40% लड़कों और 60% लड़कियों को छात्रवृत्ति मिलती है। यदि महाविद्यालय के 1116 विद्यार्थियों को छात्रवृत्ति नहीं मिलती, तो कितनी लड़कियों को छात्रवृत्ति मिलती है?',
      },
      options: [
        { id: 'a', content: { en: '540', hi: '540' } },
        { id: 'b', content: { en: '360', hi: '360' } },
        { id: 'c', content: { en: '504', hi: '504' } },
        { id: 'd', content: { en: '279', hi: '279' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Let the boys be 7x and the girls 5x. Without a scholarship: 60% of 7x + 40% of 5x = 4.2x + 2x = 6.2x.

6.2x = 1116, so x = 180. Girls: 900; with a scholarship: 60% of 900 = **540**.

Check: from 540 = 3x, x = 180, and 6.2 × 180 = 1116.`,
        hi: String.raw`मान लीजिए लड़के 7x और लड़कियाँ 5x हैं। छात्रवृत्ति न पाने वाले: 7x का 60% + 5x का 40% = 4.2x + 2x = 6.2x।

6.2x = 1116, अतः x = 180। लड़कियाँ 900; छात्रवृत्ति पाने वाली: 900 का 60% = **540**।

जाँच: 540 = 3x से x = 180, और 6.2 × 180 = 1116।`,
      },
      reasons: {
        a: { en: '60% of 900 girls.', hi: '900 लड़कियों का 60%।' },
        b: {
          en: 'The number of girls without a scholarship (40% of 900).',
          hi: 'यह छात्रवृत्ति न पाने वाली लड़कियों की संख्या है (900 का 40%)।',
        },
        c: {
          en: 'The number of boys with a scholarship (40% of 1260).',
          hi: 'यह छात्रवृत्ति पाने वाले लड़कों की संख्या है (1260 का 40%)।',
        },
        d: {
          en: 'Takes 1116 as the number of all the students: 60% of 465 girls.',
          hi: '1116 को ही कुल विद्यार्थी मान लिया गया है: 465 लड़कियों का 60%।',
        },
      },
    },
    {
      code: 'net-024',
      exams: ['ugc-net'],
      subject: 'aptitude',
      topic: 'time-speed-distance',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: 'A bus covers 40% of the distance between two towns at 48 km/h and the rest at 36 km/h. What is its average speed for the whole journey?',
        hi: 'एक बस दो नगरों के बीच की दूरी का 40% भाग 48 किमी/घंटा और शेष 36 किमी/घंटा की चाल से तय करती है। पूरी यात्रा में उसकी औसत चाल क्या है?',
      },
      options: [
        { id: 'a', content: { en: '42 km/h', hi: '42 किमी/घंटा' } },
        { id: 'b', content: { en: '40.8 km/h', hi: '40.8 किमी/घंटा' } },
        { id: 'c', content: { en: '43.2 km/h', hi: '43.2 किमी/घंटा' } },
        { id: 'd', content: { en: '40 km/h', hi: '40 किमी/घंटा' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Average speed = total distance ÷ total time. Take the distance as 100 km.

$$
\frac{40}{48} + \frac{60}{36} = \frac{5}{6} + \frac{5}{3} = 2.5 \text{ hours}
$$

100 ÷ 2.5 = **40 km/h**. It lies below 0.4 × 48 + 0.6 × 36 = 40.8, as the bus spends more than 60% of its time at the lower speed.`,
        hi: String.raw`औसत चाल = कुल दूरी ÷ कुल समय। दूरी 100 किमी मान लीजिए।

$$
\frac{40}{48} + \frac{60}{36} = \frac{5}{6} + \frac{5}{3} = 2.5 \text{ घंटे}
$$

100 ÷ 2.5 = **40 किमी/घंटा**। यह 0.4 × 48 + 0.6 × 36 = 40.8 से कम है, क्योंकि बस का 60% से अधिक समय कम चाल पर बीतता है।`,
      },
      reasons: {
        a: { en: 'The plain average of 48 and 36.', hi: '48 और 36 का सीधा औसत।' },
        b: {
          en: 'Weights the speeds by distance: 0.4 × 48 + 0.6 × 36; they must be weighted by time.',
          hi: 'चालों को दूरी का भार दिया गया है: 0.4 × 48 + 0.6 × 36; भार समय का होना चाहिए।',
        },
        c: {
          en: 'Gives 60% to the higher speed and 40% to the lower.',
          hi: 'अधिक चाल को 60% और कम चाल को 40% का भार दिया गया है।',
        },
        d: { en: '100 km in 2.5 hours.', hi: '2.5 घंटे में 100 किमी।' },
      },
    },
    {
      code: 'net-025',
      exams: ['ugc-net'],
      subject: 'aptitude',
      topic: 'simple-and-compound-interest',
      difficulty: 'hard',
      targetSeconds: 85,
      stem: {
        en: 'On a certain sum at 10% per annum, compounded yearly, the difference between the compound and the simple interest for 3 years is ₹168 more than the difference for 2 years. What is the sum?',
        hi: 'किसी धनराशि पर 10% वार्षिक दर से 3 वर्ष के चक्रवृद्धि ब्याज (वार्षिक संयोजन) और साधारण ब्याज का अंतर, 2 वर्ष के ऐसे ही अंतर से ₹168 अधिक है। धनराशि कितनी है?',
      },
      options: [
        { id: 'a', content: { en: '₹5,600', hi: '₹5,600' } },
        { id: 'b', content: { en: '₹16,800', hi: '₹16,800' } },
        { id: 'c', content: { en: '₹8,400', hi: '₹8,400' } },
        { id: 'd', content: { en: '₹8,000', hi: '₹8,000' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`At 10%, on every 100 rupees:

- 2 years: CI = 21, SI = 20, difference 1
- 3 years: CI = 33.1, SI = 30, difference 3.1

The second difference exceeds the first by 2.1 on 100, so 2.1% of the sum P is 168.

$$
P = \frac{168 \times 100}{2.1} = 8000
$$

The sum is **₹8,000**. Check: differences ₹80 and ₹248.`,
        hi: String.raw`10% दर से हर 100 रुपये पर:

- 2 वर्ष: चक्रवृद्धि ब्याज 21, साधारण ब्याज 20, अंतर 1
- 3 वर्ष: चक्रवृद्धि ब्याज 33.1, साधारण ब्याज 30, अंतर 3.1

100 पर दूसरा अंतर पहले से 2.1 अधिक है, अतः राशि P का 2.1% = 168।

$$
P = \frac{168 \times 100}{2.1} = 8000
$$

धनराशि **₹8,000** है। जाँच: अंतर ₹80 और ₹248।`,
      },
      reasons: {
        a: {
          en: 'Takes 168 as 3% of the sum, as if the difference grew by 1% every year.',
          hi: '168 को राशि का 3% माना गया है, मानो अंतर हर वर्ष 1% बढ़ता हो।',
        },
        b: {
          en: 'Takes 168 as the difference for 2 years, 1% of the sum.',
          hi: '168 को ही 2 वर्ष का अंतर, यानी राशि का 1%, मान लिया गया है।',
        },
        c: {
          en: 'Takes the extra as 2% of the sum and leaves out the interest on interest of the third year.',
          hi: 'अतिरिक्त अंतर को राशि का 2% मान लिया गया है; तीसरे वर्ष का ब्याज पर ब्याज छूट गया है।',
        },
        d: { en: '168 divided by 0.021.', hi: '168 को 0.021 से भाग देने पर।' },
      },
    },
  ],
} satisfies Pick<PaperSection, 'passages' | 'questions'>
