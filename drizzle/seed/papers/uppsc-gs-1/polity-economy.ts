import type { PaperSection } from '../paper.ts'

export const polityEconomy: PaperSection = {
  presetSectionId: 'gs',
  questions: [
    {
      code: 'up-076',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'constitution',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer from the codes given below.

| List-I (Part of the Constitution) | List-II (Subject) |
| --- | --- |
| A. Part IVA | 1. Emergency provisions |
| B. Part IXB | 2. Tribunals |
| C. Part XIVA | 3. Fundamental Duties |
| D. Part XVIII | 4. Co-operative societies |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए और नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (संविधान का भाग) | सूची-II (विषय) |
| --- | --- |
| A. भाग IVA | 1. आपात उपबंध |
| B. भाग IXB | 2. अधिकरण |
| C. भाग XIVA | 3. मूल कर्तव्य |
| D. भाग XVIII | 4. सहकारी समितियाँ |`,
      },
      options: [
        { id: 'a', content: { en: 'A-3, B-2, C-4, D-1', hi: 'A-3, B-2, C-4, D-1' } },
        { id: 'b', content: { en: 'A-1, B-4, C-2, D-3', hi: 'A-1, B-4, C-2, D-3' } },
        { id: 'c', content: { en: 'A-1, B-2, C-4, D-3', hi: 'A-1, B-2, C-4, D-3' } },
        { id: 'd', content: { en: 'A-3, B-4, C-2, D-1', hi: 'A-3, B-4, C-2, D-1' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Parts with a letter came by amendment, so fix them by their amendment:

- **IVA**: Fundamental Duties (42nd, 1976) → 3
- **IXB**: co-operative societies (97th, 2011) → 4
- **XIVA**: Tribunals (42nd, 1976) → 2
- **XVIII**: Emergency, Articles 352 to 360 → 1

IXB is often confused with XIVA; remember the family IX (panchayats), IXA (municipalities), IXB (co-operatives).`,
        hi: String.raw`जिन भागों के साथ अक्षर लगा है, वे संशोधन से जुड़े हैं; इसलिए उन्हें संशोधन के साथ याद कीजिए:

- **IVA**: मूल कर्तव्य (42वाँ, 1976) → 3
- **IXB**: सहकारी समितियाँ (97वाँ, 2011) → 4
- **XIVA**: अधिकरण (42वाँ, 1976) → 2
- **XVIII**: आपात उपबंध, अनुच्छेद 352 से 360 → 1

IXB और XIVA में प्रायः भ्रम होता है; IX (पंचायतें), IXA (नगरपालिकाएँ), IXB (सहकारी समितियाँ) का क्रम याद रखिए।`,
      },
      reasons: {
        a: {
          en: 'It exchanges Parts IXB and XIVA: tribunals stand in Part XIVA.',
          hi: 'भाग IXB और XIVA की अदला-बदली हो गई: अधिकरण भाग XIVA में हैं।',
        },
        b: {
          en: 'It exchanges Parts IVA and XVIII: the Emergency stands in Part XVIII.',
          hi: 'भाग IVA और XVIII की अदला-बदली हो गई: आपात उपबंध भाग XVIII में हैं।',
        },
        c: {
          en: 'All four are misplaced: the duties follow the Directive Principles (Part IV) as Part IVA.',
          hi: 'चारों ग़लत हैं: मूल कर्तव्य निदेशक तत्त्वों (भाग IV) के ठीक बाद भाग IVA में हैं।',
        },
        d: {
          en: 'Duties, co-operatives, tribunals, Emergency: the four Parts in turn.',
          hi: 'मूल कर्तव्य, सहकारी समितियाँ, अधिकरण, आपात उपबंध: चारों भाग इसी क्रम से।',
        },
      },
    },
    {
      code: 'up-077',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'constitution',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Arrange the following in chronological order, beginning with the earliest, and choose the correct answer from the codes given below.

I. The Constituent Assembly sets up the Drafting Committee

II. The Constituent Assembly adopts the National Flag

III. The Constituent Assembly adopts the Objectives Resolution

IV. The Constituent Assembly adopts the National Anthem`,
        hi: String.raw`निम्नलिखित को सबसे पहले से आरंभ करते हुए कालानुक्रम में व्यवस्थित कीजिए और नीचे दिए गए कूट से सही उत्तर चुनिए।

I. संविधान सभा द्वारा प्रारूप समिति का गठन

II. संविधान सभा द्वारा राष्ट्रीय ध्वज को अपनाया जाना

III. संविधान सभा द्वारा उद्देश्य प्रस्ताव को स्वीकार किया जाना

IV. संविधान सभा द्वारा राष्ट्रगान को अपनाया जाना`,
      },
      options: [
        { id: 'a', content: { en: 'I, III, II, IV', hi: 'I, III, II, IV' } },
        { id: 'b', content: { en: 'III, II, I, IV', hi: 'III, II, I, IV' } },
        { id: 'c', content: { en: 'III, II, IV, I', hi: 'III, II, IV, I' } },
        { id: 'd', content: { en: 'I, III, IV, II', hi: 'I, III, IV, II' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **III**: Objectives Resolution, 22 January 1947
- **II**: National Flag, 22 July 1947
- **I**: Drafting Committee, 29 August 1947
- **IV**: National Anthem, 24 January 1950

Two anchors are enough: the flag was adopted *before* 15 August 1947 and the Drafting Committee *after* it. The anthem was adopted only on the last day, when the members signed the Constitution.`,
        hi: String.raw`- **III**: उद्देश्य प्रस्ताव, 22 जनवरी 1947
- **II**: राष्ट्रीय ध्वज, 22 जुलाई 1947
- **I**: प्रारूप समिति, 29 अगस्त 1947
- **IV**: राष्ट्रगान, 24 जनवरी 1950

दो बातें याद रखना काफ़ी है: ध्वज 15 अगस्त 1947 से *पहले* अपनाया गया और प्रारूप समिति उसके *बाद* बनी। राष्ट्रगान तो अंतिम दिन अपनाया गया, जब सदस्यों ने संविधान पर हस्ताक्षर किए।`,
      },
      reasons: {
        a: {
          en: 'It puts the Drafting Committee first, though it was set up after Independence.',
          hi: 'प्रारूप समिति को सबसे पहले रखा गया, जबकि वह स्वतंत्रता के बाद बनी।',
        },
        b: {
          en: 'January, July and August of 1947, then January 1950: the right order.',
          hi: 'जनवरी, जुलाई और अगस्त 1947, फिर जनवरी 1950: यही सही क्रम है।',
        },
        c: {
          en: 'It puts the anthem (1950) before the Drafting Committee (1947).',
          hi: 'राष्ट्रगान (1950) को प्रारूप समिति (1947) से पहले रखा गया।',
        },
        d: {
          en: 'It puts the Drafting Committee first and the flag last; the flag was ready for Independence Day.',
          hi: 'प्रारूप समिति को पहले और ध्वज को अंत में रखा गया; ध्वज स्वतंत्रता दिवस से पहले तय हो चुका था।',
        },
      },
    },
    {
      code: 'up-078',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'constitution',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer from the codes given below.

| List-I (Directive Principle) | List-II (Article) |
| --- | --- |
| A. Equal justice and free legal aid | 1. Article 50 |
| B. Participation of workers in the management of industries | 2. Article 43A |
| C. Safeguarding of forests and wildlife | 3. Article 48A |
| D. Separation of the judiciary from the executive | 4. Article 39A |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए और नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (निदेशक तत्त्व) | सूची-II (अनुच्छेद) |
| --- | --- |
| A. समान न्याय और निःशुल्क विधिक सहायता | 1. अनुच्छेद 50 |
| B. उद्योगों के प्रबंध में कर्मकारों का भाग लेना | 2. अनुच्छेद 43A |
| C. वनों और वन्य जीवों की रक्षा | 3. अनुच्छेद 48A |
| D. कार्यपालिका से न्यायपालिका का पृथक्करण | 4. अनुच्छेद 39A |`,
      },
      options: [
        { id: 'a', content: { en: 'A-2, B-4, C-3, D-1', hi: 'A-2, B-4, C-3, D-1' } },
        { id: 'b', content: { en: 'A-4, B-2, C-3, D-1', hi: 'A-4, B-2, C-3, D-1' } },
        { id: 'c', content: { en: 'A-2, B-4, C-1, D-3', hi: 'A-2, B-4, C-1, D-3' } },
        { id: 'd', content: { en: 'A-4, B-2, C-1, D-3', hi: 'A-4, B-2, C-1, D-3' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- Equal justice and free legal aid: **Article 39A** → 4
- Workers in management: **Article 43A** → 2
- Environment, forests and wildlife: **Article 48A** → 3
- Judiciary separate from the executive: **Article 50** → 1

The three Articles with the letter A all came by the 42nd Amendment (1976). Article 48A follows 48 (agriculture and animal husbandry); Article 50 belongs to the original text.`,
        hi: String.raw`- समान न्याय और निःशुल्क विधिक सहायता: **अनुच्छेद 39A** → 4
- प्रबंध में कर्मकारों की भागीदारी: **अनुच्छेद 43A** → 2
- पर्यावरण, वन और वन्य जीव: **अनुच्छेद 48A** → 3
- कार्यपालिका से अलग न्यायपालिका: **अनुच्छेद 50** → 1

A अक्षर वाले तीनों अनुच्छेद 42वें संशोधन (1976) से जुड़े। अनुच्छेद 48A, अनुच्छेद 48 (कृषि और पशुपालन) के बाद आता है; अनुच्छेद 50 मूल संविधान का है।`,
      },
      reasons: {
        a: {
          en: 'It exchanges legal aid (39A) and the share of workers in management (43A).',
          hi: 'विधिक सहायता (39A) और प्रबंध में कर्मकारों की भागीदारी (43A) की अदला-बदली हो गई।',
        },
        b: { en: '39A, 43A, 48A and 50: all four fit.', hi: '39A, 43A, 48A और 50: चारों का मिलान सही है।' },
        c: {
          en: 'Both pairs are exchanged: 39A with 43A, and 48A with 50.',
          hi: 'दोनों जोड़ियों की अदला-बदली हो गई: 39A और 43A, तथा 48A और 50।',
        },
        d: {
          en: 'It exchanges forests (48A) and the separation of the judiciary (50).',
          hi: 'वन (48A) और न्यायपालिका के पृथक्करण (50) की अदला-बदली हो गई।',
        },
      },
    },
    {
      code: 'up-079',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'fundamental-rights-and-duties',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: 'Given below are two statements, one labelled as Assertion (A) and the other as Reason (R). Choose the correct answer from the codes given below.',
        hi: 'नीचे दो कथन दिए गए हैं, जिनमें से एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। नीचे दिए गए कूट से सही उत्तर चुनिए।',
      },
      statements: {
        assertion: {
          en: 'The right to property is no longer a Fundamental Right under the Constitution of India.',
          hi: 'भारत के संविधान में संपत्ति का अधिकार अब मूल अधिकार नहीं है।',
        },
        reason: {
          en: 'Under Article 300A, no person can be deprived of his property save by authority of law.',
          hi: 'अनुच्छेद 300A के अनुसार किसी व्यक्ति को उसकी संपत्ति से विधि के प्राधिकार से ही वंचित किया जा सकता है, अन्यथा नहीं।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['b'] },
      solution: {
        en: String.raw`**A is true**: the 44th Amendment (1978) removed Articles 19(1)(f) and 31. **R is true**: the same amendment put Article 300A into the Constitution.

Test with "because": *property ceased to be a Fundamental Right **because** Article 300A protects it by law*: no. Article 300A is what was left of the right, not the cause of its removal.`,
        hi: String.raw`**A सत्य है**: 44वें संशोधन (1978) ने अनुच्छेद 19(1)(f) और 31 हटा दिए। **R सत्य है**: इसी संशोधन ने अनुच्छेद 300A जोड़ा।

"क्योंकि" लगाकर परखिए: *संपत्ति का अधिकार मूल अधिकार नहीं रहा **क्योंकि** अनुच्छेद 300A उसे विधिक संरक्षण देता है*: यह कारण नहीं बनता। 300A हटाए गए अधिकार का बचा हुआ रूप है, हटने का कारण नहीं।`,
      },
      reasons: {
        a: {
          en: 'R tells what protection is left; it does not tell why the right left Part III.',
          hi: 'R बचा हुआ संरक्षण बताता है, यह नहीं कि अधिकार भाग III से क्यों हटा।',
        },
        b: {
          en: 'Both came by the 44th Amendment, but R is not the reason of A.',
          hi: 'दोनों बातें 44वें संशोधन की हैं, पर R, A का कारण नहीं है।',
        },
        c: { en: 'R gives the very words of Article 300A and is true.', hi: 'R अनुच्छेद 300A का ही आशय है और सत्य है।' },
        d: {
          en: 'A is true: the right to property has been a legal right since the 44th Amendment.',
          hi: 'A सत्य है: 44वें संशोधन के बाद से संपत्ति का अधिकार विधिक अधिकार है।',
        },
      },
    },
    {
      code: 'up-080',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'fundamental-rights-and-duties',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Consider the following statements about constitutional remedies in India:

1. The right to move the Supreme Court for the enforcement of Fundamental Rights is itself a Fundamental Right.
2. The power of the Supreme Court to issue writs under Article 32 is wider in scope than that of a High Court under Article 226.

Which of the above is/are correct?`,
        hi: String.raw`भारत में संवैधानिक उपचारों के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. मूल अधिकारों को प्रवर्तित कराने के लिए सर्वोच्च न्यायालय में जाने का अधिकार स्वयं एक मूल अधिकार है।
2. अनुच्छेद 32 के अंतर्गत रिट जारी करने की सर्वोच्च न्यायालय की शक्ति का क्षेत्र अनुच्छेद 226 के अंतर्गत उच्च न्यायालय की शक्ति से अधिक व्यापक है।

उपर्युक्त में से कौन-सा/से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: 'Only 1', hi: 'केवल 1' }, pinned: true },
        { id: 'b', content: { en: 'Only 2', hi: 'केवल 2' }, pinned: true },
        { id: 'c', content: { en: 'Both 1 and 2', hi: '1 और 2 दोनों' }, pinned: true },
        { id: 'd', content: { en: 'Neither 1 nor 2', hi: 'न तो 1 और न ही 2' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is correct**: Article 32 stands in Part III; Dr Ambedkar called it the heart and soul of the Constitution.
- **2 is wrong**: under Article 32 the Supreme Court issues writs for Fundamental Rights alone. A High Court may issue them under Article 226 for Fundamental Rights **and for any other purpose**, so its field is the wider one.

The trap: the higher court does not have the wider writ power.`,
        hi: String.raw`- **1 सही है**: अनुच्छेद 32 भाग III में है; डॉ. आंबेडकर ने इसे संविधान का हृदय और आत्मा कहा था।
- **2 ग़लत है**: अनुच्छेद 32 में सर्वोच्च न्यायालय केवल मूल अधिकारों के लिए रिट जारी करता है। उच्च न्यायालय अनुच्छेद 226 में मूल अधिकारों के साथ **किसी अन्य प्रयोजन के लिए भी** रिट जारी कर सकता है, इसलिए उसका क्षेत्र अधिक व्यापक है।

जाल यही है: बड़ा न्यायालय होने से रिट का क्षेत्र बड़ा नहीं हो जाता।`,
      },
      reasons: {
        a: {
          en: 'Article 32 is itself a Fundamental Right, and Article 226 has the wider field.',
          hi: 'अनुच्छेद 32 स्वयं मूल अधिकार है और अधिक व्यापक क्षेत्र अनुच्छेद 226 का है।',
        },
        b: {
          en: 'It denies Article 32 its place in Part III and reverses the two writ powers.',
          hi: 'इसमें अनुच्छेद 32 को भाग III से बाहर मान लिया गया और दोनों रिट शक्तियाँ उलट दी गईं।',
        },
        c: {
          en: 'It takes the higher court to have the wider writ power; Article 226 adds "any other purpose".',
          hi: 'बड़े न्यायालय की रिट शक्ति को भी बड़ा मान लिया गया; "किसी अन्य प्रयोजन" वाली बात अनुच्छेद 226 में है।',
        },
        d: {
          en: 'Statement 1 is correct: Article 32 is one of the rights in Part III.',
          hi: 'कथन 1 सही है: अनुच्छेद 32 भाग III के अधिकारों में से एक है।',
        },
      },
    },
    {
      code: 'up-081',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'parliament',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: 'Before Parliament can by law create a new All-India Service under Article 312, the Rajya Sabha must pass a resolution supported by',
        hi: 'अनुच्छेद 312 के अंतर्गत संसद विधि द्वारा नई अखिल भारतीय सेवा बना सके, इसके लिए पहले राज्य सभा में संकल्प का पारित होना आवश्यक है, जिसे समर्थन मिला हो',
      },
      options: [
        { id: 'a', content: { en: 'two-thirds of its total membership', hi: 'उसकी कुल सदस्य संख्या के दो-तिहाई का' } },
        { id: 'b', content: { en: 'a majority of its total membership', hi: 'उसकी कुल सदस्य संख्या के बहुमत का' } },
        {
          id: 'c',
          content: {
            en: 'two-thirds of the members present and voting',
            hi: 'उपस्थित और मतदान करने वाले सदस्यों के दो-तिहाई का',
          },
        },
        {
          id: 'd',
          content: {
            en: 'a majority of the members present and voting',
            hi: 'उपस्थित और मतदान करने वाले सदस्यों के बहुमत का',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Articles **249** (a law on a State subject) and **312** (a new All-India Service) are the two special powers of the Rajya Sabha. Both ask for the same majority: not less than **two-thirds of the members present and voting**.

Do not mix it with Article 368, where two-thirds present and voting must *also* be a majority of the total membership.`,
        hi: String.raw`अनुच्छेद **249** (राज्य सूची के विषय पर विधि) और **312** (नई अखिल भारतीय सेवा) राज्य सभा की दो विशेष शक्तियाँ हैं। दोनों में एक ही बहुमत चाहिए: **उपस्थित और मतदान करने वाले सदस्यों के कम-से-कम दो-तिहाई** का।

इसे अनुच्छेद 368 से न मिलाएँ, जहाँ दो-तिहाई के *साथ-साथ* कुल सदस्य संख्या का बहुमत भी चाहिए।`,
      },
      reasons: {
        a: {
          en: 'Two-thirds is counted on those present and voting, not on the whole House.',
          hi: 'दो-तिहाई की गिनती उपस्थित और मतदान करने वालों पर होती है, पूरे सदन पर नहीं।',
        },
        b: {
          en: 'A majority of the total membership is asked for the removal of the Vice-President, not here.',
          hi: 'कुल सदस्य संख्या का बहुमत जैसी शर्त उपराष्ट्रपति को हटाने में है, यहाँ नहीं।',
        },
        c: {
          en: 'Article 312(1) asks for two-thirds of the members present and voting, as does Article 249.',
          hi: 'अनुच्छेद 312(1) उपस्थित और मतदान करने वालों का दो-तिहाई माँगता है, जैसा 249 में है।',
        },
        d: {
          en: 'A simple majority passes ordinary Bills; a special power needs more.',
          hi: 'साधारण बहुमत से साधारण विधेयक पारित होते हैं; विशेष शक्ति के लिए अधिक चाहिए।',
        },
      },
    },
    {
      code: 'up-082',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'parliament',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`With reference to the Speaker of the Lok Sabha, consider the following statements:

1. The Speaker resigns by a letter addressed to the President of India.
2. A resolution to remove the Speaker can be moved after at least fourteen days' notice.
3. When the Lok Sabha is dissolved, the Speaker stays in office until just before the first meeting of the new House.

Select the correct statements from the codes given below.`,
        hi: String.raw`लोक सभा अध्यक्ष के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. अध्यक्ष भारत के राष्ट्रपति को संबोधित पत्र द्वारा अपना पद त्यागता है।
2. अध्यक्ष को हटाने का संकल्प कम-से-कम चौदह दिन की सूचना के बाद प्रस्तुत किया जा सकता है।
3. लोक सभा के विघटन पर अध्यक्ष नई लोक सभा की पहली बैठक के ठीक पहले तक पद पर बना रहता है।

नीचे दिए गए कूट से सही कथनों का चयन कीजिए।`,
      },
      options: [
        { id: 'a', content: { en: 'Only 1 and 2', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: 'Only 1 and 3', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
        { id: 'd', content: { en: 'Only 2 and 3', hi: 'केवल 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Article 94 decides all three.

- **1 is wrong**: the Speaker writes to the **Deputy Speaker**, and the Deputy Speaker to the Speaker.
- **2 is correct**: fourteen days' notice is needed.
- **3 is correct**: so that the House is never without a presiding officer, the Speaker goes on until immediately before the first meeting of the next House.`,
        hi: String.raw`तीनों का उत्तर अनुच्छेद 94 में है।

- **1 ग़लत है**: अध्यक्ष अपना त्यागपत्र **उपाध्यक्ष** को देता है, और उपाध्यक्ष अध्यक्ष को।
- **2 सही है**: चौदह दिन की सूचना आवश्यक है।
- **3 सही है**: सदन कभी पीठासीन अधिकारी के बिना न रहे, इसलिए अध्यक्ष अगले सदन की पहली बैठक के ठीक पहले तक पद पर रहता है।`,
      },
      reasons: {
        a: {
          en: 'The resignation goes to the Deputy Speaker, and statement 3 is left out.',
          hi: 'त्यागपत्र उपाध्यक्ष को दिया जाता है; साथ ही कथन 3 छूट गया।',
        },
        b: {
          en: 'The resignation goes to the Deputy Speaker, and the notice of fourteen days is left out.',
          hi: 'त्यागपत्र उपाध्यक्ष को दिया जाता है; साथ ही चौदह दिन की सूचना वाली बात छूट गई।',
        },
        c: {
          en: 'It takes the Speaker to resign to the President, who has no part in it.',
          hi: 'मान लिया गया कि त्यागपत्र राष्ट्रपति को जाता है, जबकि उनकी इसमें कोई भूमिका नहीं है।',
        },
        d: {
          en: 'Article 94 gives the notice and the longer stay; the resignation goes to the Deputy Speaker.',
          hi: 'अनुच्छेद 94 में सूचना और पद पर बने रहने की बात है; त्यागपत्र उपाध्यक्ष को जाता है।',
        },
      },
    },
    {
      code: 'up-083',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'executive',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: 'Given below are two statements, one labelled as Assertion (A) and the other as Reason (R). Choose the correct answer from the codes given below.',
        hi: 'नीचे दो कथन दिए गए हैं, जिनमें से एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। नीचे दिए गए कूट से सही उत्तर चुनिए।',
      },
      statements: {
        assertion: {
          en: 'The Attorney-General of India may speak in either House of Parliament but cannot vote there.',
          hi: 'भारत का महान्यायवादी संसद के किसी भी सदन में बोल सकता है, परंतु वहाँ मतदान नहीं कर सकता।',
        },
        reason: {
          en: 'A person needs the qualifications of a judge of a High Court to be appointed Attorney-General of India.',
          hi: 'भारत का महान्यायवादी नियुक्त होने के लिए व्यक्ति में उच्च न्यायालय के न्यायाधीश की अर्हताएँ होनी चाहिए।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['c'] },
      solution: {
        en: String.raw`**A is true**: Article 88 lets the Attorney-General take part in the proceedings of either House, a joint sitting and committees, without a vote.

**R is false**: Article 76 asks for the qualifications of a judge of the **Supreme Court**. Those of a High Court judge are asked of the **Advocate-General of a State** (Article 165).`,
        hi: String.raw`**A सत्य है**: अनुच्छेद 88 महान्यायवादी को किसी भी सदन, संयुक्त बैठक और समितियों की कार्यवाही में भाग लेने देता है, मतदान का अधिकार नहीं देता।

**R असत्य है**: अनुच्छेद 76 **सर्वोच्च न्यायालय** के न्यायाधीश की अर्हताएँ माँगता है। उच्च न्यायालय के न्यायाधीश की अर्हताएँ **राज्य के महाधिवक्ता** (अनुच्छेद 165) के लिए हैं।`,
      },
      reasons: {
        a: {
          en: 'R cannot explain anything: Article 76 asks for the qualifications of a Supreme Court judge.',
          hi: 'R कोई व्याख्या नहीं कर सकता: अनुच्छेद 76 सर्वोच्च न्यायालय के न्यायाधीश की अर्हताएँ माँगता है।',
        },
        b: {
          en: 'R is not true; it gives the rule for the Advocate-General of a State.',
          hi: 'R सत्य नहीं है; वह नियम राज्य के महाधिवक्ता का है।',
        },
        c: { en: 'Article 88 makes A true; Article 76 makes R false.', hi: 'अनुच्छेद 88 से A सत्य है; अनुच्छेद 76 से R असत्य है।' },
        d: {
          en: 'A is true: Article 88 gives the Attorney-General a voice without a vote.',
          hi: 'A सत्य है: अनुच्छेद 88 महान्यायवादी को बोलने का अधिकार देता है, मत का नहीं।',
        },
      },
    },
    {
      code: 'up-084',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'uttar-pradesh',
      difficulty: 'hard',
      targetSeconds: 45,
      stem: {
        en: 'How many of the 100 members of the Legislative Council of Uttar Pradesh are nominated by the Governor?',
        hi: 'उत्तर प्रदेश विधान परिषद के 100 सदस्यों में से कितने सदस्य राज्यपाल द्वारा नाम-निर्देशित किए जाते हैं?',
      },
      options: [
        { id: 'a', content: { en: '12', hi: '12' } },
        { id: 'b', content: { en: '10', hi: '10' } },
        { id: 'c', content: { en: '8', hi: '8' } },
        { id: 'd', content: { en: '16', hi: '16' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Of the 100 seats of the Council, members of the Assembly elect **38**, local bodies **36**, graduates **8** and teachers **8**. That makes 90; the Governor nominates the other **10**.

Only "one-third, one-third, one-twelfth, one-twelfth" of Article 171 would leave about one-sixth (16) to the Governor. But the division of seats is fixed by the Representation of the People Act, 1950, and in Uttar Pradesh the two thirds have got somewhat more.`,
        hi: String.raw`परिषद के 100 स्थानों में से **38** विधान सभा के सदस्य, **36** स्थानीय निकाय, **8** स्नातक और **8** शिक्षक चुनते हैं। कुल 90 हुए; शेष **10** को राज्यपाल नाम-निर्देशित करते हैं।

अनुच्छेद 171 के "एक-तिहाई, एक-तिहाई, बारहवाँ, बारहवाँ भाग" से हिसाब लगाने पर लगभग छठा भाग (16) बचता। पर स्थानों का बँटवारा लोक प्रतिनिधित्व अधिनियम, 1950 से तय है, और उत्तर प्रदेश में पहली दो श्रेणियों को कुछ अधिक स्थान मिले हैं।`,
      },
      reasons: {
        a: {
          en: 'Twelve is the number that the President nominates to the Rajya Sabha.',
          hi: 'बारह वह संख्या है जिसे राष्ट्रपति राज्य सभा में नाम-निर्देशित करते हैं।',
        },
        b: {
          en: '38 + 36 + 8 + 8 = 90 are elected; the remaining ten are nominated.',
          hi: '38 + 36 + 8 + 8 = 90 निर्वाचित हैं; शेष दस नाम-निर्देशित हैं।',
        },
        c: {
          en: 'Eight is the number elected by graduates, and again by teachers.',
          hi: 'आठ सदस्य स्नातक चुनते हैं, और आठ ही शिक्षक।',
        },
        d: {
          en: 'One-sixth of 100 is the rough rule; the law gives Uttar Pradesh fewer nominated seats.',
          hi: '100 का छठा भाग मोटा नियम है; विधि में उत्तर प्रदेश के नाम-निर्देशित स्थान इससे कम हैं।',
        },
      },
    },
    {
      code: 'up-085',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'judiciary',
      difficulty: 'hard',
      targetSeconds: 60,
      stem: {
        en: String.raw`Consider the following statements about the judges of the High Courts in India:

1. A retired permanent judge of a High Court may plead before the Supreme Court.
2. The salaries and the pensions of the judges of a High Court are both charged on the Consolidated Fund of the State.

Which of the above is/are correct?`,
        hi: String.raw`भारत के उच्च न्यायालयों के न्यायाधीशों के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. उच्च न्यायालय का सेवानिवृत्त स्थायी न्यायाधीश सर्वोच्च न्यायालय में वकालत कर सकता है।
2. उच्च न्यायालय के न्यायाधीशों के वेतन और पेंशन, दोनों राज्य की संचित निधि पर भारित होते हैं।

उपर्युक्त में से कौन-सा/से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: 'Only 1', hi: 'केवल 1' }, pinned: true },
        { id: 'b', content: { en: 'Only 2', hi: 'केवल 2' }, pinned: true },
        { id: 'c', content: { en: 'Both 1 and 2', hi: '1 और 2 दोनों' }, pinned: true },
        { id: 'd', content: { en: 'Neither 1 nor 2', hi: 'न तो 1 और न ही 2' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is correct**: Article 220 bars a former permanent judge from pleading in any court *except the Supreme Court and the other High Courts*.
- **2 is wrong**: the **salaries** are charged on the Consolidated Fund of the **State** (Article 202), the **pensions** on that of **India** (Article 112).

The reason for the split: a judge may be transferred, and the pension cannot be divided among States.`,
        hi: String.raw`- **1 सही है**: अनुच्छेद 220 पूर्व स्थायी न्यायाधीश को *सर्वोच्च न्यायालय और अन्य उच्च न्यायालयों को छोड़कर* किसी न्यायालय में वकालत से रोकता है।
- **2 ग़लत है**: **वेतन** **राज्य** की संचित निधि पर (अनुच्छेद 202) और **पेंशन** **भारत** की संचित निधि पर (अनुच्छेद 112) भारित है।

कारण यह है कि न्यायाधीश का स्थानांतरण हो सकता है, और पेंशन को राज्यों में बाँटा नहीं जा सकता।`,
      },
      reasons: {
        a: {
          en: 'Article 220 leaves the Supreme Court open; the pension is charged on the Fund of India.',
          hi: 'अनुच्छेद 220 सर्वोच्च न्यायालय का रास्ता खुला रखता है; पेंशन भारत की निधि पर भारित है।',
        },
        b: {
          en: 'It takes the bar of Article 220 to cover the Supreme Court, and the pension to fall on the State.',
          hi: 'मान लिया गया कि अनुच्छेद 220 की रोक सर्वोच्च न्यायालय पर भी है और पेंशन राज्य देता है।',
        },
        c: {
          en: 'It forgets that pensions, unlike salaries, are charged on the Consolidated Fund of India.',
          hi: 'भूल हुई कि वेतन के विपरीत पेंशन भारत की संचित निधि पर भारित है।',
        },
        d: {
          en: 'Statement 1 is correct: the bar is on the own High Court and the courts below it.',
          hi: 'कथन 1 सही है: रोक अपने उच्च न्यायालय और उसके अधीनस्थ न्यायालयों में है।',
        },
      },
    },
    {
      code: 'up-086',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'judiciary',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer from the codes given below.

| List-I (Case) | List-II (Matter) |
| --- | --- |
| A. S.R. Bommai (1994) | 1. Right to privacy |
| B. Indra Sawhney (1992) | 2. Creamy layer of the backward classes |
| C. Vishaka (1997) | 3. President's Rule in a State |
| D. K.S. Puttaswamy (2017) | 4. Sexual harassment at the workplace |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए और नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (वाद) | सूची-II (विषय) |
| --- | --- |
| A. एस.आर. बोम्मई (1994) | 1. निजता का अधिकार |
| B. इंद्रा साहनी (1992) | 2. पिछड़े वर्गों में क्रीमी लेयर |
| C. विशाखा (1997) | 3. राज्य में राष्ट्रपति शासन |
| D. के.एस. पुट्टास्वामी (2017) | 4. कार्यस्थल पर यौन उत्पीड़न |`,
      },
      options: [
        { id: 'a', content: { en: 'A-3, B-2, C-4, D-1', hi: 'A-3, B-2, C-4, D-1' } },
        { id: 'b', content: { en: 'A-3, B-2, C-1, D-4', hi: 'A-3, B-2, C-1, D-4' } },
        { id: 'c', content: { en: 'A-2, B-3, C-1, D-4', hi: 'A-2, B-3, C-1, D-4' } },
        { id: 'd', content: { en: 'A-2, B-3, C-4, D-1', hi: 'A-2, B-3, C-4, D-1' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **S.R. Bommai**: a proclamation under Article 356 is open to judicial review → 3
- **Indra Sawhney**: 27 per cent for the OBC upheld, the creamy layer left out → 2
- **Vishaka**: guidelines against sexual harassment at work, in force until the Act of 2013 → 4
- **K.S. Puttaswamy**: privacy is a Fundamental Right under Article 21 → 1`,
        hi: String.raw`- **एस.आर. बोम्मई**: अनुच्छेद 356 की उद्घोषणा की न्यायिक समीक्षा हो सकती है → 3
- **इंद्रा साहनी**: OBC का 27 प्रतिशत आरक्षण वैध, क्रीमी लेयर बाहर → 2
- **विशाखा**: कार्यस्थल पर यौन उत्पीड़न के विरुद्ध दिशानिर्देश, जो 2013 के अधिनियम तक चले → 4
- **के.एस. पुट्टास्वामी**: निजता अनुच्छेद 21 के अंतर्गत मूल अधिकार है → 1`,
      },
      reasons: {
        a: {
          en: 'Article 356, creamy layer, workplace, privacy: all four fit.',
          hi: 'अनुच्छेद 356, क्रीमी लेयर, कार्यस्थल, निजता: चारों का मिलान सही है।',
        },
        b: {
          en: 'It exchanges Vishaka (the workplace) and Puttaswamy (privacy).',
          hi: 'विशाखा (कार्यस्थल) और पुट्टास्वामी (निजता) की अदला-बदली हो गई।',
        },
        c: {
          en: 'Both pairs are exchanged; none of the four cases has its own matter.',
          hi: 'दोनों जोड़ियाँ उलट गईं; चारों में से किसी वाद का विषय सही नहीं रहा।',
        },
        d: {
          en: "It exchanges Bommai (President's Rule) and Indra Sawhney (the backward classes).",
          hi: 'बोम्मई (राष्ट्रपति शासन) और इंद्रा साहनी (पिछड़े वर्ग) की अदला-बदली हो गई।',
        },
      },
    },
    {
      code: 'up-087',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'local-government',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`The following committees dealt with panchayats and rural development. Arrange them in the order in which they were appointed, the earliest first:

I. L.M. Singhvi Committee

II. Balwant Rai Mehta Committee

III. G.V.K. Rao Committee

IV. Ashok Mehta Committee

Select the correct answer from the codes given below.`,
        hi: String.raw`निम्नलिखित समितियाँ पंचायतों और ग्रामीण विकास से संबंधित थीं। इन्हें नियुक्ति के क्रम में, सबसे पहली से आरंभ करते हुए, व्यवस्थित कीजिए:

I. एल.एम. सिंघवी समिति

II. बलवंत राय मेहता समिति

III. जी.वी.के. राव समिति

IV. अशोक मेहता समिति

नीचे दिए गए कूट से सही उत्तर चुनिए।`,
      },
      options: [
        { id: 'a', content: { en: 'II, IV, I, III', hi: 'II, IV, I, III' } },
        { id: 'b', content: { en: 'IV, II, III, I', hi: 'IV, II, III, I' } },
        { id: 'c', content: { en: 'IV, II, I, III', hi: 'IV, II, I, III' } },
        { id: 'd', content: { en: 'II, IV, III, I', hi: 'II, IV, III, I' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- **II**: Balwant Rai Mehta, 1957 (three tiers, democratic decentralisation)
- **IV**: Ashok Mehta, 1977 (two tiers: Zila Parishad and Mandal Panchayat)
- **III**: G.V.K. Rao, 1985 (the district as the centre of planning; "grass without roots")
- **I**: L.M. Singhvi, 1986 (constitutional recognition of panchayats)

Two Mehtas twenty years apart, then Rao and Singhvi one year apart: this last pair is the trap.`,
        hi: String.raw`- **II**: बलवंत राय मेहता, 1957 (त्रिस्तरीय व्यवस्था, लोकतांत्रिक विकेंद्रीकरण)
- **IV**: अशोक मेहता, 1977 (द्विस्तरीय: ज़िला परिषद और मंडल पंचायत)
- **III**: जी.वी.के. राव, 1985 (ज़िला नियोजन का केंद्र; "बिना जड़ की घास")
- **I**: एल.एम. सिंघवी, 1986 (पंचायतों को संवैधानिक मान्यता)

दोनों मेहता समितियों में बीस वर्ष का अंतर है, फिर राव और सिंघवी में एक वर्ष का: भ्रम इसी अंतिम जोड़ी में होता है।`,
      },
      reasons: {
        a: { en: 'It puts Singhvi (1986) before Rao (1985).', hi: 'सिंघवी (1986) को राव (1985) से पहले रखा गया।' },
        b: {
          en: 'It puts Ashok Mehta (1977) before Balwant Rai Mehta (1957).',
          hi: 'अशोक मेहता (1977) को बलवंत राय मेहता (1957) से पहले रखा गया।',
        },
        c: {
          en: 'It reverses both pairs: the two Mehtas, and Rao and Singhvi.',
          hi: 'दोनों जोड़ियाँ उलट गईं: दोनों मेहता, तथा राव और सिंघवी।',
        },
        d: { en: '1957, 1977, 1985, 1986: the right order.', hi: '1957, 1977, 1985, 1986: यही सही क्रम है।' },
      },
    },
    {
      code: 'up-088',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'local-government',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: String.raw`With reference to the panchayats of Uttar Pradesh, consider the following statements:

1. The Pradhan of a Gram Panchayat is elected by the members of the Gram Panchayat from among themselves.
2. The panchayat of the middle tier is called Kshetra Panchayat.

Which of the above is/are correct?`,
        hi: String.raw`उत्तर प्रदेश की पंचायतों के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. ग्राम पंचायत के प्रधान को ग्राम पंचायत के सदस्य अपने में से चुनते हैं।
2. मध्यवर्ती स्तर की पंचायत क्षेत्र पंचायत कहलाती है।

उपर्युक्त में से कौन-सा/से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: 'Only 1', hi: 'केवल 1' }, pinned: true },
        { id: 'b', content: { en: 'Only 2', hi: 'केवल 2' }, pinned: true },
        { id: 'c', content: { en: 'Both 1 and 2', hi: '1 और 2 दोनों' }, pinned: true },
        { id: 'd', content: { en: 'Neither 1 nor 2', hi: 'न तो 1 और न ही 2' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **1 is wrong**: the Pradhan is elected **directly by the voters** of the panchayat area.
- **2 is correct**: the three tiers are Gram Panchayat, Kshetra Panchayat (at the level of the block) and Zila Panchayat.

It is the Block Pramukh and the chairperson of the Zila Panchayat who are elected indirectly, by the elected members.`,
        hi: String.raw`- **1 ग़लत है**: प्रधान को पंचायत क्षेत्र के **मतदाता सीधे** चुनते हैं।
- **2 सही है**: तीन स्तर हैं: ग्राम पंचायत, क्षेत्र पंचायत (विकासखंड स्तर) और ज़िला पंचायत।

अप्रत्यक्ष चुनाव ब्लॉक प्रमुख और ज़िला पंचायत अध्यक्ष का होता है, जिन्हें निर्वाचित सदस्य चुनते हैं।`,
      },
      reasons: {
        a: {
          en: 'That is how the Block Pramukh is chosen; the Pradhan is elected by the voters.',
          hi: 'यह रीति ब्लॉक प्रमुख की है; प्रधान को मतदाता चुनते हैं।',
        },
        b: {
          en: 'The block tier is the Kshetra Panchayat, and the Pradhan is elected directly.',
          hi: 'विकासखंड स्तर पर क्षेत्र पंचायत है, और प्रधान का चुनाव प्रत्यक्ष होता है।',
        },
        c: {
          en: 'It carries the indirect election of the upper tiers down to the village.',
          hi: 'इसमें ऊपर के स्तरों का अप्रत्यक्ष चुनाव गाँव पर भी लागू मान लिया गया।',
        },
        d: {
          en: "Statement 2 is correct: the name Kshetra Panchayat stands in the State's own Act.",
          hi: 'कथन 2 सही है: क्षेत्र पंचायत नाम राज्य के अपने अधिनियम में है।',
        },
      },
    },
    {
      code: 'up-089',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'constitutional-bodies',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer from the codes given below.

| List-I (Authority) | List-II (Article) |
| --- | --- |
| A. Comptroller and Auditor-General | 1. Article 338B |
| B. Finance Commission | 2. Article 148 |
| C. National Commission for Backward Classes | 3. Article 350B |
| D. Special Officer for Linguistic Minorities | 4. Article 280 |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए और नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (प्राधिकारी / आयोग) | सूची-II (अनुच्छेद) |
| --- | --- |
| A. नियंत्रक और महालेखापरीक्षक | 1. अनुच्छेद 338B |
| B. वित्त आयोग | 2. अनुच्छेद 148 |
| C. राष्ट्रीय पिछड़ा वर्ग आयोग | 3. अनुच्छेद 350B |
| D. भाषाई अल्पसंख्यकों के लिए विशेष अधिकारी | 4. अनुच्छेद 280 |`,
      },
      options: [
        { id: 'a', content: { en: 'A-2, B-1, C-4, D-3', hi: 'A-2, B-1, C-4, D-3' } },
        { id: 'b', content: { en: 'A-3, B-1, C-4, D-2', hi: 'A-3, B-1, C-4, D-2' } },
        { id: 'c', content: { en: 'A-2, B-4, C-1, D-3', hi: 'A-2, B-4, C-1, D-3' } },
        { id: 'd', content: { en: 'A-3, B-4, C-1, D-2', hi: 'A-3, B-4, C-1, D-2' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- CAG: **Article 148** → 2
- Finance Commission: **Article 280** → 4
- National Commission for Backward Classes: **Article 338B** (102nd Amendment, 2018) → 1
- Special Officer for Linguistic Minorities: **Article 350B** (7th Amendment, 1956) → 3

Series to keep: 338 (SC), 338A (ST), 338B (backward classes). Article 350 belongs to the Part on languages.`,
        hi: String.raw`- नियंत्रक और महालेखापरीक्षक: **अनुच्छेद 148** → 2
- वित्त आयोग: **अनुच्छेद 280** → 4
- राष्ट्रीय पिछड़ा वर्ग आयोग: **अनुच्छेद 338B** (102वाँ संशोधन, 2018) → 1
- भाषाई अल्पसंख्यकों के लिए विशेष अधिकारी: **अनुच्छेद 350B** (7वाँ संशोधन, 1956) → 3

यह क्रम याद रखिए: 338 (अनुसूचित जाति), 338A (अनुसूचित जनजाति), 338B (पिछड़ा वर्ग)। अनुच्छेद 350 भाषा वाले भाग का है।`,
      },
      reasons: {
        a: {
          en: 'It exchanges the Finance Commission (280) and the backward classes (338B).',
          hi: 'वित्त आयोग (280) और पिछड़ा वर्ग आयोग (338B) की अदला-बदली हो गई।',
        },
        b: {
          en: 'Both pairs are exchanged; even the CAG (148) is misplaced.',
          hi: 'दोनों जोड़ियाँ उलट गईं; नियंत्रक और महालेखापरीक्षक (148) भी ग़लत स्थान पर है।',
        },
        c: { en: '148, 280, 338B and 350B: all four fit.', hi: '148, 280, 338B और 350B: चारों का मिलान सही है।' },
        d: {
          en: 'It exchanges the CAG (148) and the officer for linguistic minorities (350B).',
          hi: 'नियंत्रक और महालेखापरीक्षक (148) तथा भाषाई अल्पसंख्यक अधिकारी (350B) की अदला-बदली हो गई।',
        },
      },
    },
  ],
}
