import type { PaperSection } from '../paper.ts'
import { oneOrBoth } from '../upsc-gs-1/standard-options.ts'
import { assertionAndReason, countOfThree } from './standard-texts.ts'

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
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Part of the Constitution) | List-II (Subject) |
| --- | --- |
| A. Part IVA | 1. Emergency provisions |
| B. Part IXB | 2. Tribunals |
| C. Part XIVA | 3. Fundamental Duties |
| D. Part XVIII | 4. Co-operative societies |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

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
        en: String.raw`Arrange the following acts of the Constituent Assembly in chronological order and select the correct answer using the code given below.

1. Setting up of the Drafting Committee
2. Adoption of the National Flag
3. Adoption of the Objectives Resolution
4. Adoption of the National Anthem`,
        hi: String.raw`संविधान सभा के निम्नलिखित कार्यों को कालानुक्रम में व्यवस्थित कीजिए तथा नीचे दिए गए कूट से सही उत्तर चुनिए।

1. प्रारूप समिति का गठन
2. राष्ट्रीय ध्वज को अपनाया जाना
3. उद्देश्य प्रस्ताव को स्वीकार किया जाना
4. राष्ट्रगान को अपनाया जाना`,
      },
      options: [
        { id: 'a', content: { en: '1, 3, 2, 4', hi: '1, 3, 2, 4' } },
        { id: 'b', content: { en: '3, 2, 1, 4', hi: '3, 2, 1, 4' } },
        { id: 'c', content: { en: '3, 2, 4, 1', hi: '3, 2, 4, 1' } },
        { id: 'd', content: { en: '1, 3, 4, 2', hi: '1, 3, 4, 2' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **3**: Objectives Resolution, 22 January 1947
- **2**: National Flag, 22 July 1947
- **1**: Drafting Committee, 29 August 1947
- **4**: National Anthem, 24 January 1950

Two anchors are enough: the flag was adopted *before* 15 August 1947 and the Drafting Committee *after* it. The anthem was adopted only on the last day, when the members signed the Constitution.`,
        hi: String.raw`- **3**: उद्देश्य प्रस्ताव, 22 जनवरी 1947
- **2**: राष्ट्रीय ध्वज, 22 जुलाई 1947
- **1**: प्रारूप समिति, 29 अगस्त 1947
- **4**: राष्ट्रगान, 24 जनवरी 1950

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
      targetSeconds: 40,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Directive Principle) | List-II (Article) |
| --- | --- |
| A. Equal justice and free legal aid | 1. Article 50 |
| B. Participation of workers in the management of industries | 2. Article 43A |
| C. Safeguarding of forests and wildlife | 3. Article 48A |
| D. Separation of the judiciary from the executive | 4. Article 39A |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

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
      targetSeconds: 50,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'The right to property is no longer a Fundamental Right under the Constitution of India.',
          hi: 'भारत के संविधान में संपत्ति का अधिकार अब मूल अधिकार नहीं है।',
        },
        reason: {
          en: 'The 44th Amendment substituted "armed rebellion" for "internal disturbance" as a ground of National Emergency.',
          hi: '44वें संशोधन ने राष्ट्रीय आपात के आधार "आंतरिक अशांति" के स्थान पर "सशस्त्र विद्रोह" रखा।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['b'] },
      solution: {
        en: String.raw`**A is true**: the 44th Amendment (1978) removed Articles 19(1)(f) and 31 and put Article 300A in their place outside Part III. **R is true**: the same amendment changed Article 352.

Test with "because": *property left Part III **because** the ground of Emergency was changed*: no. Two works of one amendment stand side by side; neither is the cause of the other.`,
        hi: String.raw`**A सत्य है**: 44वें संशोधन (1978) ने अनुच्छेद 19(1)(f) और 31 हटाए और भाग III के बाहर अनुच्छेद 300A जोड़ा। **R सत्य है**: इसी संशोधन ने अनुच्छेद 352 भी बदला।

"क्योंकि" लगाकर परखिए: *संपत्ति का अधिकार भाग III से हटा **क्योंकि** आपात का आधार बदला गया*: यह कारण नहीं बनता। एक ही संशोधन के दो अलग-अलग परिवर्तन हैं; कोई किसी का कारण नहीं है।`,
      },
      reasons: {
        a: {
          en: 'One amendment made both changes, but the new ground of Emergency did not move property out of Part III.',
          hi: 'दोनों परिवर्तन एक ही संशोधन के हैं, पर आपात के नए आधार से संपत्ति का अधिकार भाग III से नहीं हटा।',
        },
        b: {
          en: 'Both are works of the 44th Amendment, and neither explains the other.',
          hi: 'दोनों 44वें संशोधन के परिवर्तन हैं और कोई दूसरे की व्याख्या नहीं करता।',
        },
        c: {
          en: 'R is true: Article 352 has spoken of armed rebellion since this amendment.',
          hi: 'R सत्य है: इसी संशोधन से अनुच्छेद 352 में सशस्त्र विद्रोह शब्द आया।',
        },
        d: {
          en: 'A is true: the right to property is now a legal right under Article 300A.',
          hi: 'A सत्य है: संपत्ति का अधिकार अब अनुच्छेद 300A का विधिक अधिकार है।',
        },
      },
    },
    {
      code: 'up-080',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'fundamental-rights-and-duties',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Consider the following statements about constitutional remedies in India:

1. The right to move the Supreme Court for the enforcement of Fundamental Rights is itself a Fundamental Right.
2. The power of the Supreme Court to issue writs under Article 32 is wider in scope than that of a High Court under Article 226.

Which of the statements given above is/are correct?`,
        hi: String.raw`भारत में संवैधानिक उपचारों के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. मूल अधिकारों को प्रवर्तित कराने के लिए सर्वोच्च न्यायालय में जाने का अधिकार स्वयं एक मूल अधिकार है।
2. अनुच्छेद 32 के अंतर्गत रिट जारी करने की सर्वोच्च न्यायालय की शक्ति का क्षेत्र अनुच्छेद 226 के अंतर्गत उच्च न्यायालय की शक्ति से अधिक व्यापक है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
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
        hi: 'अनुच्छेद 312 के अंतर्गत संसद द्वारा नई अखिल भारतीय सेवा के सृजन से पहले राज्य सभा को एक संकल्प पारित करना होता है। इस संकल्प के लिए कितना समर्थन आवश्यक है?',
      },
      options: [
        { id: 'a', content: { en: 'two-thirds of its total membership', hi: 'उसकी कुल सदस्य संख्या का दो-तिहाई' } },
        { id: 'b', content: { en: 'a majority of its total membership', hi: 'उसकी कुल सदस्य संख्या का बहुमत' } },
        {
          id: 'c',
          content: {
            en: 'two-thirds of the members present and voting',
            hi: 'उपस्थित और मतदान करने वाले सदस्यों का दो-तिहाई',
          },
        },
        {
          id: 'd',
          content: { en: 'a majority of the members present and voting', hi: 'उपस्थित और मतदान करने वाले सदस्यों का बहुमत' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Articles **249** (a law on a State subject) and **312** (a new All-India Service) are the two special powers of the Rajya Sabha. Both ask for the same majority: not less than **two-thirds of the members present and voting**.

Do not mix it with Article 368, where two-thirds present and voting must *also* be a majority of the total membership.`,
        hi: String.raw`अनुच्छेद **249** (राज्य सूची के विषय पर विधि) और **312** (नई अखिल भारतीय सेवा) राज्य सभा की दो विशेष शक्तियाँ हैं। दोनों में एक ही बहुमत चाहिए: **उपस्थित और मतदान करने वाले सदस्यों के कम से कम दो-तिहाई** का।

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

Which of the statements given above are correct?`,
        hi: String.raw`लोक सभा अध्यक्ष के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. अध्यक्ष भारत के राष्ट्रपति को संबोधित पत्र द्वारा अपना पद त्यागता है।
2. अध्यक्ष को हटाने का संकल्प कम से कम चौदह दिन की सूचना के बाद प्रस्तुत किया जा सकता है।
3. लोक सभा के विघटन पर अध्यक्ष नई लोक सभा की पहली बैठक के ठीक पहले तक पद पर बना रहता है।

उपर्युक्त कथनों में से कौन-से सही हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
        { id: 'd', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
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
      stem: assertionAndReason,
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
      difficulty: 'medium',
      targetSeconds: 30,
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

Only "one-third, one-third, one-twelfth, one-twelfth" of Article 171 would leave about one-sixth (16) to the Governor. But the division of seats is fixed by the Representation of the People Act, 1950, and in Uttar Pradesh the first two groups have got somewhat more.`,
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
      targetSeconds: 50,
      stem: {
        en: String.raw`Consider the following statements about the judges of the High Courts in India:

1. A retired permanent judge of a High Court may plead before the Supreme Court.
2. The salaries and the pensions of the judges of a High Court are both charged on the Consolidated Fund of the State.

Which of the statements given above is/are correct?`,
        hi: String.raw`भारत के उच्च न्यायालयों के न्यायाधीशों के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. उच्च न्यायालय का सेवानिवृत्त स्थायी न्यायाधीश सर्वोच्च न्यायालय में वकालत कर सकता है।
2. उच्च न्यायालय के न्यायाधीशों के वेतन और पेंशन, दोनों राज्य की संचित निधि पर भारित होते हैं।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
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
          en: "Statement 1 is correct: the bar covers the judge's own High Court and the courts below the High Courts.",
          hi: 'कथन 1 सही है: रोक केवल अपने उच्च न्यायालय और अधीनस्थ न्यायालयों के लिए है।',
        },
      },
    },
    {
      code: 'up-086',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'judiciary',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Case) | List-II (Matter) |
| --- | --- |
| A. Bommai case (1994) | 1. Right to privacy |
| B. Indra Sawhney case (1992) | 2. Creamy layer of the backward classes |
| C. Vishaka case (1997) | 3. President's Rule in a State |
| D. Puttaswamy case (2017) | 4. Sexual harassment at the workplace |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (वाद) | सूची-II (विषय) |
| --- | --- |
| A. बोम्मई वाद (1994) | 1. निजता का अधिकार |
| B. इंद्रा साहनी वाद (1992) | 2. पिछड़े वर्गों में क्रीमी लेयर |
| C. विशाखा वाद (1997) | 3. राज्य में राष्ट्रपति शासन |
| D. पुट्टास्वामी वाद (2017) | 4. कार्यस्थल पर यौन उत्पीड़न |`,
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
      targetSeconds: 40,
      stem: {
        en: String.raw`Arrange the following committees on panchayats and rural development in the order of their appointment and select the correct answer using the code given below.

1. L.M. Singhvi Committee
2. Balwant Rai Mehta Committee
3. G.V.K. Rao Committee
4. Ashok Mehta Committee`,
        hi: String.raw`पंचायतों और ग्रामीण विकास से संबंधित निम्नलिखित समितियों को उनकी नियुक्ति के क्रम में व्यवस्थित कीजिए तथा नीचे दिए गए कूट से सही उत्तर चुनिए।

1. एल.एम. सिंघवी समिति
2. बलवंत राय मेहता समिति
3. जी.वी.के. राव समिति
4. अशोक मेहता समिति`,
      },
      options: [
        { id: 'a', content: { en: '2, 4, 1, 3', hi: '2, 4, 1, 3' } },
        { id: 'b', content: { en: '4, 2, 3, 1', hi: '4, 2, 3, 1' } },
        { id: 'c', content: { en: '4, 2, 1, 3', hi: '4, 2, 1, 3' } },
        { id: 'd', content: { en: '2, 4, 3, 1', hi: '2, 4, 3, 1' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- **2**: Balwant Rai Mehta, 1957 (three tiers, democratic decentralisation)
- **4**: Ashok Mehta, 1977 (two tiers: Zila Parishad and Mandal Panchayat)
- **3**: G.V.K. Rao, 1985 (the district as the centre of planning; "grass without roots")
- **1**: L.M. Singhvi, 1986 (constitutional recognition of panchayats)

Two Mehtas twenty years apart, then Rao and Singhvi one year apart: this last pair is the trap.`,
        hi: String.raw`- **2**: बलवंत राय मेहता, 1957 (त्रिस्तरीय व्यवस्था, लोकतांत्रिक विकेंद्रीकरण)
- **4**: अशोक मेहता, 1977 (द्विस्तरीय: ज़िला परिषद और मंडल पंचायत)
- **3**: जी.वी.के. राव, 1985 (ज़िला नियोजन का केंद्र; "बिना जड़ की घास")
- **1**: एल.एम. सिंघवी, 1986 (पंचायतों को संवैधानिक मान्यता)

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

Which of the statements given above is/are correct?`,
        hi: String.raw`उत्तर प्रदेश की पंचायतों के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. ग्राम पंचायत के प्रधान को ग्राम पंचायत के सदस्य अपने में से चुनते हैं।
2. मध्यवर्ती स्तर की पंचायत क्षेत्र पंचायत कहलाती है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
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
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Authority) | List-II (Article) |
| --- | --- |
| A. Comptroller and Auditor-General | 1. Article 338B |
| B. Finance Commission | 2. Article 148 |
| C. National Commission for Backward Classes | 3. Article 350B |
| D. Special Officer for Linguistic Minorities | 4. Article 280 |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

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
    {
      code: 'up-090',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'constitutional-bodies',
      difficulty: 'easy',
      targetSeconds: 25,
      stem: {
        en: 'To whom does the Comptroller and Auditor-General of India submit the reports relating to the accounts of a State?',
        hi: 'भारत का नियंत्रक और महालेखापरीक्षक किसी राज्य के लेखाओं से संबंधित प्रतिवेदन किसे प्रस्तुत करता है?',
      },
      options: [
        { id: 'a', content: { en: 'The Chief Minister of the State', hi: 'राज्य के मुख्यमंत्री को' } },
        { id: 'b', content: { en: 'The Governor of the State concerned', hi: 'संबंधित राज्य के राज्यपाल को' } },
        { id: 'c', content: { en: 'The Speaker of its Assembly', hi: 'विधान सभा के अध्यक्ष को' } },
        { id: 'd', content: { en: 'The President of India', hi: 'भारत के राष्ट्रपति को' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: 'Article 151 keeps the two accounts apart: reports on the accounts of the **Union** go to the **President**, those on the accounts of a **State** to its **Governor**. Each has them laid before the House or Houses concerned, where the Public Accounts Committee takes them up.',
        hi: 'अनुच्छेद 151 दोनों लेखाओं को अलग रखता है: **संघ** के लेखाओं के प्रतिवेदन **राष्ट्रपति** को और **राज्य** के लेखाओं के प्रतिवेदन **राज्यपाल** को जाते हैं। वे इन्हें संबंधित सदन या सदनों के समक्ष रखवाते हैं, जहाँ लोक लेखा समिति इनकी जाँच करती है।',
      },
      reasons: {
        a: {
          en: 'The Chief Minister heads the very government whose accounts are audited.',
          hi: 'मुख्यमंत्री तो उसी सरकार के प्रमुख हैं जिसके लेखाओं की लेखापरीक्षा होती है।',
        },
        b: {
          en: 'Article 151(2) names the Governor, who has the reports laid before the Legislature.',
          hi: 'अनुच्छेद 151(2) में राज्यपाल का नाम है, जो इन्हें विधानमंडल के समक्ष रखवाते हैं।',
        },
        c: {
          en: 'The Assembly gets the reports, but through the Governor.',
          hi: 'विधान सभा तक प्रतिवेदन पहुँचते हैं, पर राज्यपाल के माध्यम से।',
        },
        d: {
          en: 'The President receives the reports on the accounts of the Union.',
          hi: 'राष्ट्रपति को संघ के लेखाओं के प्रतिवेदन दिए जाते हैं।',
        },
      },
    },
    {
      code: 'up-091',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'elections',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'In the election of the President of India, the vote of an elected member of a Legislative Assembly has the same value in all the States.',
          hi: 'भारत के राष्ट्रपति के निर्वाचन में विधान सभा के निर्वाचित सदस्य के मत का मूल्य सभी राज्यों में समान होता है।',
        },
        reason: {
          en: 'The value of such a vote depends on the population of the State and on the number of elected members of its Assembly.',
          hi: 'ऐसे मत का मूल्य राज्य की जनसंख्या और उसकी विधान सभा के निर्वाचित सदस्यों की संख्या पर निर्भर करता है।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['d'] },
      solution: {
        en: String.raw`Value of the vote of an MLA = (population of the State ÷ number of elected MLAs) ÷ 1000, with the census of **1971** for the time being (Article 55). So **R is true**.

From the same rule **A is false**: the vote of an MLA of Uttar Pradesh has the greatest value (208), that of an MLA of Sikkim the least (7). It is the vote of an **MP** that has one value throughout.`,
        hi: String.raw`विधायक के मत का मूल्य = (राज्य की जनसंख्या ÷ निर्वाचित विधायकों की संख्या) ÷ 1000; जनसंख्या फ़िलहाल **1971** की जनगणना से ली जाती है (अनुच्छेद 55)। अतः **R सत्य है**।

इसी नियम से **A असत्य है**: उत्तर प्रदेश के विधायक के मत का मूल्य सबसे अधिक (208) है और सिक्किम के विधायक का सबसे कम (7)। एक समान मूल्य **सांसद** के मत का होता है।`,
      },
      reasons: {
        a: {
          en: 'A is false: an MLA of Uttar Pradesh has 208, one of Sikkim has 7.',
          hi: 'A असत्य है: उत्तर प्रदेश के विधायक के मत का मूल्य 208 है, सिक्किम के विधायक का 7।',
        },
        b: {
          en: 'A would be true of Members of Parliament, not of Assemblies.',
          hi: 'A की बात सांसदों के लिए सही होती, विधायकों के लिए नहीं।',
        },
        c: {
          en: 'It reverses the two: R states the rule of Article 55.',
          hi: 'दोनों उलट दिए गए: R में अनुच्छेद 55 का ही नियम है।',
        },
        d: {
          en: 'The rule in R gives each State its own value, so A cannot hold.',
          hi: 'R के नियम से हर राज्य का मूल्य अलग आता है, इसलिए A सही नहीं हो सकता।',
        },
      },
    },
    {
      code: 'up-092',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'federalism',
      difficulty: 'hard',
      targetSeconds: 50,
      stem: {
        en: String.raw`Consider the following statements about co-operation between the Centre and the States:

1. The Zonal Councils were created under the States Reorganisation Act, 1956.
2. The Inter-State Council was set up in 1990 by an order of the President under Article 263.
3. Uttar Pradesh and Uttarakhand are both members of the Central Zonal Council.

How many of the statements given above are correct?`,
        hi: String.raw`केंद्र और राज्यों के बीच सहयोग के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. क्षेत्रीय परिषदें राज्य पुनर्गठन अधिनियम, 1956 के अंतर्गत बनाई गईं।
2. अंतर-राज्य परिषद का गठन 1990 में अनुच्छेद 263 के अंतर्गत राष्ट्रपति के आदेश से हुआ।
3. उत्तर प्रदेश और उत्तराखंड, दोनों मध्य क्षेत्रीय परिषद के सदस्य हैं।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **1 is correct**: the Zonal Councils are *statutory* bodies; the Constitution does not name them.
- **2 is correct**: Article 263 only enables such a council; it came in May 1990, after the Sarkaria Commission had recommended it.
- **3 is correct**: the Central Council has Uttar Pradesh, Uttarakhand, Madhya Pradesh and Chhattisgarh. Many place the two hill States together and put Uttarakhand, like Himachal Pradesh, in the Northern Council.

All three.`,
        hi: String.raw`- **1 सही है**: क्षेत्रीय परिषदें *सांविधिक* निकाय हैं; संविधान में इनका उल्लेख नहीं है।
- **2 सही है**: अनुच्छेद 263 केवल ऐसी परिषद बनाने की शक्ति देता है; सरकारिया आयोग की सिफ़ारिश के बाद यह मई 1990 में बनी।
- **3 सही है**: मध्य परिषद में उत्तर प्रदेश, उत्तराखंड, मध्य प्रदेश और छत्तीसगढ़ हैं। पहाड़ी राज्य होने के कारण कई विद्यार्थी उत्तराखंड को हिमाचल प्रदेश के साथ उत्तरी परिषद में मान लेते हैं।

तीनों कथन सही हैं।`,
      },
      reasons: {
        a: {
          en: 'It doubts two facts that are true; mostly the Act of 1956 and the place of Uttarakhand.',
          hi: 'इसमें दो सही बातों पर भी संदेह किया गया; प्रायः 1956 का अधिनियम और उत्तराखंड का स्थान।',
        },
        b: {
          en: 'Most often Uttarakhand is placed in the Northern Council, where Himachal Pradesh is.',
          hi: 'प्रायः उत्तराखंड को उत्तरी परिषद में रख दिया जाता है, जिसमें हिमाचल प्रदेश है।',
        },
        c: {
          en: 'The Act of 1956, the order of 1990 and the four States of the Central Council are all right.',
          hi: '1956 का अधिनियम, 1990 का आदेश और मध्य परिषद के चार राज्य, सब सही हैं।',
        },
        d: {
          en: 'Statement 1 alone refutes this: the Zonal Councils come from an Act of Parliament.',
          hi: 'इसे कथन 1 ही काट देता है: क्षेत्रीय परिषदें संसद के अधिनियम से बनी हैं।',
        },
      },
    },
    {
      code: 'up-093',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'federalism',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'To implement a treaty with another country, Parliament may make a law even on a matter of the State List.',
          hi: 'किसी अन्य देश के साथ हुई संधि को लागू करने के लिए संसद राज्य सूची के विषय पर भी विधि बना सकती है।',
        },
        reason: {
          en: 'Article 253 empowers Parliament to make laws for the whole of India for implementing international agreements.',
          hi: 'अनुच्छेद 253 संसद को अंतरराष्ट्रीय समझौतों के कार्यान्वयन के लिए पूरे भारत के लिए विधि बनाने की शक्ति देता है।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['a'] },
      solution: {
        en: String.raw`Article 253 begins with "Notwithstanding anything in the foregoing provisions of this Chapter": it stands above the division of subjects. So Parliament may enter the State List for a treaty, **without** the consent of the States and without a resolution of the Rajya Sabha.

Both are true, and R is exactly the ground of A.`,
        hi: String.raw`अनुच्छेद 253 "इस अध्याय के पूर्वगामी उपबंधों में किसी बात के होते हुए भी" से आरंभ होता है: वह विषयों के बँटवारे से ऊपर है। अतः संधि के लिए संसद राज्यों की सहमति या राज्य सभा के संकल्प के **बिना** भी राज्य सूची के विषय पर विधि बना सकती है।

दोनों सत्य हैं और R ही A का आधार है।`,
      },
      reasons: {
        a: {
          en: 'Article 253 is the source of the power described in A.',
          hi: 'A में बताई गई शक्ति का स्रोत अनुच्छेद 253 ही है।',
        },
        b: {
          en: 'A has no other ground than the power given in R.',
          hi: 'R में दी गई शक्ति के अतिरिक्त A का कोई और आधार नहीं है।',
        },
        c: { en: 'R is true; it gives the substance of Article 253.', hi: 'R सत्य है; वह अनुच्छेद 253 का ही सार है।' },
        d: {
          en: 'A is true: Article 253 overrides the distribution of subjects.',
          hi: 'A सत्य है: अनुच्छेद 253 विषयों के बँटवारे पर अभिभावी है।',
        },
      },
    },
    {
      code: 'up-094',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'law',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (New law) | List-II (Law repealed by it) |
| --- | --- |
| A. Bharatiya Nyaya Sanhita, 2023 | 1. Code of Criminal Procedure, 1973 |
| B. Bharatiya Nagarik Suraksha Sanhita, 2023 | 2. Payment of Bonus Act, 1965 |
| C. Code on Wages, 2019 | 3. Maternity Benefit Act, 1961 |
| D. Code on Social Security, 2020 | 4. Indian Penal Code, 1860 |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (नई विधि) | सूची-II (उसके द्वारा निरसित विधि) |
| --- | --- |
| A. भारतीय न्याय संहिता, 2023 | 1. दंड प्रक्रिया संहिता, 1973 |
| B. भारतीय नागरिक सुरक्षा संहिता, 2023 | 2. बोनस संदाय अधिनियम, 1965 |
| C. मज़दूरी संहिता, 2019 | 3. प्रसूति प्रसुविधा अधिनियम, 1961 |
| D. सामाजिक सुरक्षा संहिता, 2020 | 4. भारतीय दंड संहिता, 1860 |`,
      },
      options: [
        { id: 'a', content: { en: 'A-4, B-1, C-2, D-3', hi: 'A-4, B-1, C-2, D-3' } },
        { id: 'b', content: { en: 'A-1, B-4, C-2, D-3', hi: 'A-1, B-4, C-2, D-3' } },
        { id: 'c', content: { en: 'A-4, B-1, C-3, D-2', hi: 'A-4, B-1, C-3, D-2' } },
        { id: 'd', content: { en: 'A-1, B-4, C-3, D-2', hi: 'A-1, B-4, C-3, D-2' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **Nyaya Sanhita** (offences and punishments) → Penal Code → 4
- **Nagarik Suraksha Sanhita** (arrest, bail, trial: procedure) → Code of Criminal Procedure → 1
- **Code on Wages** (wages and bonus) → Payment of Bonus Act → 2
- **Code on Social Security** (provident fund, insurance, maternity) → Maternity Benefit Act → 3

The trap is the pair of *Sanhitas*: "Suraksha" is the procedure. For the two labour codes ask: is it a payment for work (bonus) or a protection (maternity)?`,
        hi: String.raw`- **न्याय संहिता** (अपराध और दंड) → दंड संहिता → 4
- **नागरिक सुरक्षा संहिता** (गिरफ़्तारी, ज़मानत, विचारण: प्रक्रिया) → दंड प्रक्रिया संहिता → 1
- **मज़दूरी संहिता** (मज़दूरी और बोनस) → बोनस संदाय अधिनियम → 2
- **सामाजिक सुरक्षा संहिता** (भविष्य निधि, बीमा, मातृत्व) → प्रसूति प्रसुविधा अधिनियम → 3

भ्रम दोनों भारतीय *संहिताओं* में होता है: "सुरक्षा" वाली संहिता प्रक्रिया की है। दोनों श्रम संहिताओं के लिए पूछिए: यह काम का भुगतान है (बोनस) या संरक्षण (मातृत्व)?`,
      },
      reasons: {
        a: {
          en: 'Offences, procedure, payment and protection: all four fit.',
          hi: 'अपराध, प्रक्रिया, भुगतान और संरक्षण: चारों का मिलान सही है।',
        },
        b: {
          en: 'It exchanges the two Sanhitas: the Nyaya Sanhita is the penal one.',
          hi: 'दोनों भारतीय संहिताओं की अदला-बदली हो गई: दंड वाली संहिता न्याय संहिता है।',
        },
        c: {
          en: 'It exchanges the two labour codes: bonus is a matter of wages, maternity of social security.',
          hi: 'दोनों श्रम संहिताओं की अदला-बदली हो गई: बोनस मज़दूरी का विषय है, मातृत्व सामाजिक सुरक्षा का।',
        },
        d: {
          en: 'Both pairs are exchanged: the criminal laws and the labour codes.',
          hi: 'दोनों जोड़ियाँ उलट गईं: आपराधिक विधियाँ भी और श्रम संहिताएँ भी।',
        },
      },
    },
    {
      code: 'up-095',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'public-policy',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: 'Which State was the first in India to pass, in 2010, a law that guarantees public services to citizens within a fixed time?',
        hi: 'नागरिकों को निश्चित समय में लोक सेवाएँ देने की गारंटी वाली विधि 2010 में भारत के किस राज्य ने सबसे पहले बनाई?',
      },
      options: [
        { id: 'a', content: { en: 'Bihar', hi: 'बिहार' } },
        { id: 'b', content: { en: 'Rajasthan', hi: 'राजस्थान' } },
        { id: 'c', content: { en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश' } },
        { id: 'd', content: { en: 'Madhya Pradesh', hi: 'मध्य प्रदेश' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The **Madhya Pradesh** Lok Sewaon Ke Pradan Ki Guarantee Adhiniyam, 2010 was the first. It fixes a time limit for each notified service, gives two appeals and lets a penalty be taken from the officer at fault.

Bihar, Rajasthan and Uttar Pradesh followed in 2011.`,
        hi: String.raw`**मध्य प्रदेश** लोक सेवाओं के प्रदान की गारंटी अधिनियम, 2010 ऐसी पहली विधि थी। इसमें हर अधिसूचित सेवा के लिए समय-सीमा, दो अपीलें और दोषी अधिकारी पर शास्ति की व्यवस्था है।

बिहार, राजस्थान और उत्तर प्रदेश ने 2011 में ऐसी विधियाँ बनाईं।`,
      },
      reasons: {
        a: {
          en: 'Bihar passed its Right to Public Services Act in 2011.',
          hi: 'बिहार ने अपना लोक सेवाओं का अधिकार अधिनियम 2011 में बनाया।',
        },
        b: { en: 'Rajasthan passed its law of this kind in 2011.', hi: 'राजस्थान की ऐसी विधि 2011 की है।' },
        c: {
          en: 'The Janhit Guarantee Act of Uttar Pradesh is of 2011.',
          hi: 'उत्तर प्रदेश का जनहित गारंटी अधिनियम 2011 का है।',
        },
        d: {
          en: 'Its Guarantee Act of 2010 was the first; other States followed from 2011.',
          hi: 'इसका 2010 का गारंटी अधिनियम पहला था; अन्य राज्यों ने 2011 से इसका अनुसरण किया।',
        },
      },
    },
    {
      code: 'up-096',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'national-income',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: "In India's national accounts, gross domestic product (GDP) at market prices is obtained from the gross value added (GVA) at basic prices when",
        hi: 'भारत के राष्ट्रीय लेखों में आधारिक क़ीमतों पर सकल मूल्य वर्धन (GVA) से बाज़ार क़ीमतों पर सकल घरेलू उत्पाद (GDP) तब प्राप्त होता है, जब',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'production taxes are added and production subsidies are deducted',
            hi: 'उत्पादन कर जोड़े जाएँ और उत्पादन सब्सिडी घटाई जाए',
          },
        },
        {
          id: 'b',
          content: {
            en: 'product taxes are added and product subsidies are deducted',
            hi: 'उत्पाद कर जोड़े जाएँ और उत्पाद सब्सिडी घटाई जाए',
          },
        },
        {
          id: 'c',
          content: {
            en: 'consumption of fixed capital is added and product taxes are deducted',
            hi: 'अचल पूँजी का उपभोग (मूल्यह्रास) जोड़ा जाए और उत्पाद कर घटाए जाएँ',
          },
        },
        {
          id: 'd',
          content: {
            en: 'product subsidies are added and product taxes are deducted',
            hi: 'उत्पाद सब्सिडी जोड़ी जाए और उत्पाद कर घटाए जाएँ',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Think of two steps:

- GVA at factor cost + production taxes − production subsidies = **GVA at basic prices**
- GVA at basic prices + **product** taxes − **product** subsidies = **GDP at market prices**

Production taxes (land revenue, stamp duty) do not depend on the quantity and are already in the basic price; product taxes (GST, customs) are charged per unit and come in the second step.`,
        hi: String.raw`दो चरण याद रखिए:

- साधन लागत पर GVA + उत्पादन कर − उत्पादन सब्सिडी = **आधारिक क़ीमतों पर GVA**
- आधारिक क़ीमतों पर GVA + **उत्पाद** कर − **उत्पाद** सब्सिडी = **बाज़ार क़ीमतों पर GDP**

उत्पादन कर (भू-राजस्व, स्टांप शुल्क) मात्रा पर निर्भर नहीं होते और आधारिक क़ीमत में पहले से शामिल हैं; उत्पाद कर (GST, सीमा शुल्क) प्रति इकाई लगते हैं और दूसरे चरण में आते हैं।`,
      },
      reasons: {
        a: {
          en: 'That step leads from factor cost to basic prices, which is already done.',
          hi: 'यह चरण साधन लागत से आधारिक क़ीमतों तक ले जाता है, जो पहले ही हो चुका है।',
        },
        b: {
          en: 'Net product taxes are what separates basic prices from market prices.',
          hi: 'आधारिक और बाज़ार क़ीमतों में अंतर शुद्ध उत्पाद करों का ही है।',
        },
        c: {
          en: 'GVA is gross already, so nothing is added for fixed capital.',
          hi: 'GVA पहले से सकल है, इसलिए अचल पूँजी के लिए कुछ नहीं जोड़ा जाता।',
        },
        d: {
          en: 'This goes the wrong way, from market prices to basic prices.',
          hi: 'यह उलटी दिशा है: बाज़ार क़ीमतों से आधारिक क़ीमतों की ओर।',
        },
      },
    },
    {
      code: 'up-097',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'national-income',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Curve) | List-II (What it relates) |
| --- | --- |
| A. Lorenz curve | 1. Rate of tax and revenue |
| B. Phillips curve | 2. Income and demand for a good |
| C. Laffer curve | 3. Inflation and unemployment |
| D. Engel curve | 4. Shares of population and income |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (वक्र) | सूची-II (किनका संबंध दिखाता है) |
| --- | --- |
| A. लॉरेंज़ वक्र | 1. कर की दर और राजस्व |
| B. फ़िलिप्स वक्र | 2. आय और किसी वस्तु की माँग |
| C. लैफ़र वक्र | 3. मुद्रास्फीति और बेरोज़गारी |
| D. एंजल वक्र | 4. जनसंख्या और आय के हिस्से |`,
      },
      options: [
        { id: 'a', content: { en: 'A-2, B-3, C-1, D-4', hi: 'A-2, B-3, C-1, D-4' } },
        { id: 'b', content: { en: 'A-4, B-1, C-3, D-2', hi: 'A-4, B-1, C-3, D-2' } },
        { id: 'c', content: { en: 'A-4, B-3, C-1, D-2', hi: 'A-4, B-3, C-1, D-2' } },
        { id: 'd', content: { en: 'A-2, B-1, C-3, D-4', hi: 'A-2, B-1, C-3, D-4' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **Lorenz**: cumulative shares of population and income; shows inequality, the Gini coefficient is read from it → 4
- **Phillips**: inflation against unemployment → 3
- **Laffer**: beyond a point a higher rate of tax lowers revenue → 1
- **Engel**: demand for a good as income changes → 2

Lorenz and Engel are mixed up because both speak of income; only Lorenz is about its *distribution*.`,
        hi: String.raw`- **लॉरेंज़**: जनसंख्या और आय के संचयी हिस्से; असमानता दिखाता है, इसी से गिनी गुणांक निकलता है → 4
- **फ़िलिप्स**: मुद्रास्फीति और बेरोज़गारी → 3
- **लैफ़र**: एक सीमा के बाद कर की दर बढ़ाने से राजस्व घटता है → 1
- **एंजल**: आय बदलने पर वस्तु की माँग → 2

लॉरेंज़ और एंजल में भ्रम होता है, क्योंकि दोनों में आय है; आय के *वितरण* की बात केवल लॉरेंज़ वक्र में है।`,
      },
      reasons: {
        a: {
          en: 'It exchanges Lorenz (distribution of income) and Engel (demand for a good).',
          hi: 'लॉरेंज़ (आय का वितरण) और एंजल (वस्तु की माँग) की अदला-बदली हो गई।',
        },
        b: {
          en: 'It exchanges Phillips (inflation) and Laffer (tax revenue).',
          hi: 'फ़िलिप्स (मुद्रास्फीति) और लैफ़र (कर राजस्व) की अदला-बदली हो गई।',
        },
        c: {
          en: 'Distribution, inflation, tax revenue, demand: all four fit.',
          hi: 'वितरण, मुद्रास्फीति, कर राजस्व, माँग: चारों का मिलान सही है।',
        },
        d: {
          en: 'Both exchanges at once: none of the four curves is right.',
          hi: 'दोनों अदला-बदली एक साथ: चारों में से कोई वक्र सही नहीं है।',
        },
      },
    },
    {
      code: 'up-098',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'public-finance',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`With reference to the award of the Fifteenth Finance Commission for 2021-26, consider the following statements:

1. The cesses and surcharges of the Union lay outside the divisible pool.
2. It put the share of the States in the divisible pool at 42 per cent.
3. Among the States, Uttar Pradesh got the largest share.

Which of the statements given above is/are correct?`,
        hi: String.raw`वर्ष 2021-26 के लिए पंद्रहवें वित्त आयोग की सिफ़ारिशों के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. संघ के उपकर और अधिभार विभाज्य पूल से बाहर थे।
2. इसने विभाज्य पूल में राज्यों का हिस्सा 42 प्रतिशत रखा।
3. राज्यों में सबसे बड़ा हिस्सा उत्तर प्रदेश को मिला।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 only', hi: 'केवल 1' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '2 only', hi: 'केवल 2' } },
        { id: 'd', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **1 is correct**: under Article 270 the States share the net proceeds of taxes; cesses and surcharges are kept by the Union.
- **2 is wrong**: 42 per cent was the share of the *Fourteenth* Commission. The Fifteenth put it at **41 per cent**, as Jammu and Kashmir had become a Union Territory.
- **3 is correct**: Uttar Pradesh got 17.939 per cent, ahead of Bihar (10.058).`,
        hi: String.raw`- **1 सही है**: अनुच्छेद 270 में राज्यों के साथ करों के शुद्ध आगम बाँटे जाते हैं; उपकर और अधिभार संघ के पास रहते हैं।
- **2 ग़लत है**: 42 प्रतिशत *चौदहवें* आयोग का था। जम्मू और कश्मीर के केंद्रशासित प्रदेश बन जाने से पंद्रहवें आयोग ने इसे **41 प्रतिशत** रखा।
- **3 सही है**: उत्तर प्रदेश को 17.939 प्रतिशत मिला, जो बिहार (10.058) से आगे है।`,
      },
      reasons: {
        a: {
          en: 'Statement 3 is left out: Uttar Pradesh had about 18 per cent, the most of all.',
          hi: 'कथन 3 छूट गया: उत्तर प्रदेश का हिस्सा लगभग 18 प्रतिशत, सबसे अधिक था।',
        },
        b: {
          en: 'Cesses are not shared and Uttar Pradesh leads; the States had 41 per cent.',
          hi: 'उपकर बाँटे नहीं जाते और उत्तर प्रदेश आगे है; राज्यों का हिस्सा 41 प्रतिशत था।',
        },
        c: { en: '42 per cent belongs to the Fourteenth Finance Commission.', hi: '42 प्रतिशत चौदहवें वित्त आयोग का है।' },
        d: {
          en: 'It takes over the 42 per cent of the Fourteenth Commission and forgets that cesses stay out.',
          hi: 'चौदहवें आयोग का 42 प्रतिशत ले लिया गया और उपकरों का बाहर रहना छूट गया।',
        },
      },
    },
    {
      code: 'up-099',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'public-finance',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'The money received by the Government from the sale of its shares in a public sector company lowers its revenue deficit.',
          hi: 'सार्वजनिक क्षेत्र की किसी कंपनी में अपने शेयर बेचने से सरकार को मिला धन उसका राजस्व घाटा घटाता है।',
        },
        reason: {
          en: 'The proceeds of disinvestment are a capital receipt of the Government that creates no debt.',
          hi: 'विनिवेश से प्राप्त राशि सरकार की ऐसी पूँजीगत प्राप्ति है जिससे कोई ऋण उत्पन्न नहीं होता।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['d'] },
      solution: {
        en: String.raw`**R is true**: a share is an asset; selling it is a *capital* receipt, and nothing has to be paid back.

**A is false**: revenue deficit = revenue expenditure − *revenue* receipts. A capital receipt does not enter it. Disinvestment lowers the **fiscal** deficit, which leaves out borrowings alone.`,
        hi: String.raw`**R सत्य है**: शेयर परिसंपत्ति है; उसे बेचना *पूँजीगत* प्राप्ति है और उसे लौटाना नहीं पड़ता।

**A असत्य है**: राजस्व घाटा = राजस्व व्यय − *राजस्व* प्राप्तियाँ। पूँजीगत प्राप्ति इसमें आती ही नहीं। विनिवेश से **राजकोषीय** घाटा घटता है, क्योंकि उसमें केवल उधार को प्राप्तियों से बाहर रखा जाता है।`,
      },
      reasons: {
        a: {
          en: 'A capital receipt cannot lower the revenue deficit, so A is not true.',
          hi: 'पूँजीगत प्राप्ति राजस्व घाटा नहीं घटा सकती, इसलिए A सत्य नहीं है।',
        },
        b: {
          en: 'A confuses the revenue deficit with the fiscal deficit.',
          hi: 'A में राजस्व घाटे और राजकोषीय घाटे का भ्रम है।',
        },
        c: {
          en: 'It is the other way round: R gives the right class of the receipt.',
          hi: 'बात उलटी है: R में प्राप्ति का सही वर्ग दिया गया है।',
        },
        d: {
          en: 'A capital receipt without debt lowers the fiscal deficit, not the revenue deficit.',
          hi: 'बिना ऋण वाली पूँजीगत प्राप्ति राजकोषीय घाटा घटाती है, राजस्व घाटा नहीं।',
        },
      },
    },
    {
      code: 'up-100',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'monetary-policy',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: String.raw`Consider the following statements about the Monetary Policy Committee of India:

1. Three of its six members come from the Reserve Bank of India.
2. If the votes are equally divided, the Governor of the Reserve Bank has a second or casting vote.

Which of the statements given above is/are correct?`,
        hi: String.raw`भारत की मौद्रिक नीति समिति के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. इसके छह सदस्यों में से तीन भारतीय रिज़र्व बैंक के होते हैं।
2. मत बराबर बँट जाने पर रिज़र्व बैंक के गवर्नर को दूसरा या निर्णायक मत देने का अधिकार है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The Committee was set up under the Reserve Bank of India Act as amended in 2016.

- **1 is correct**: the Governor (chairperson), a Deputy Governor and one officer named by the Bank's Board; the other three are appointed by the Central Government.
- **2 is correct**: with six members a tie is possible, so the Governor has a casting vote.`,
        hi: String.raw`यह समिति 2016 में संशोधित भारतीय रिज़र्व बैंक अधिनियम के अंतर्गत बनी।

- **1 सही है**: गवर्नर (अध्यक्ष), एक डिप्टी गवर्नर और बैंक के बोर्ड द्वारा नामित एक अधिकारी; बाक़ी तीन की नियुक्ति केंद्र सरकार करती है।
- **2 सही है**: छह सदस्यों में मत बराबर बँट सकते हैं, इसलिए गवर्नर को निर्णायक मत दिया गया है।`,
      },
      reasons: {
        a: {
          en: 'It leaves out the casting vote that the Act gives to the Governor.',
          hi: 'इसमें गवर्नर का वह निर्णायक मत छूट गया जो अधिनियम देता है।',
        },
        b: {
          en: 'It doubts the number: three from the Bank and three from outside make six.',
          hi: 'इसमें संख्या पर संदेह है: तीन बैंक से और तीन बाहर से, कुल छह।',
        },
        c: {
          en: 'Three members from the Bank and a casting vote of the Governor: both are in the Act.',
          hi: 'बैंक के तीन सदस्य और गवर्नर का निर्णायक मत: दोनों बातें अधिनियम में हैं।',
        },
        d: {
          en: 'Both statements follow the Reserve Bank of India Act as amended in 2016.',
          hi: 'दोनों कथन 2016 में संशोधित भारतीय रिज़र्व बैंक अधिनियम के अनुसार हैं।',
        },
      },
    },
    {
      code: 'up-101',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'monetary-policy',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: 'Which facility of the Reserve Bank of India, under which it absorbs liquidity from banks without providing collateral, became the floor of its liquidity corridor in April 2022?',
        hi: 'भारतीय रिज़र्व बैंक की कौन-सी सुविधा, जिसके अंतर्गत वह बैंकों को प्रतिभूति दिए बिना चलनिधि सोखता है, अप्रैल 2022 में उसके चलनिधि गलियारे (कॉरिडोर) की निचली सीमा (फ़्लोर) बनी?',
      },
      options: [
        { id: 'a', content: { en: 'Marginal Standing Facility', hi: 'सीमांत स्थायी सुविधा (MSF)' } },
        { id: 'b', content: { en: 'Fixed Rate Reverse Repo', hi: 'स्थिर दर रिवर्स रेपो (FRRR)' } },
        { id: 'c', content: { en: 'Market Stabilisation Scheme', hi: 'बाज़ार स्थिरीकरण योजना (MSS)' } },
        { id: 'd', content: { en: 'Standing Deposit Facility', hi: 'स्थायी जमा सुविधा (SDF)' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The corridor has three rates: **SDF** (floor) – repo (middle) – **MSF** (ceiling).

The SDF, allowed by an amendment of the RBI Act in 2018 and brought in on 8 April 2022, took the place of the fixed rate reverse repo as the floor. Its point: under reverse repo the Bank must give securities; under the SDF it gives none, so it can absorb without limit.`,
        hi: String.raw`गलियारे में तीन दरें हैं: **SDF** (निचली) – रेपो (मध्य) – **MSF** (ऊपरी)।

SDF की अनुमति RBI अधिनियम के 2018 के संशोधन से मिली और 8 अप्रैल 2022 को इसने निचली सीमा के रूप में स्थिर दर रिवर्स रेपो का स्थान लिया। अंतर यह है कि रिवर्स रेपो में रिज़र्व बैंक को प्रतिभूति देनी पड़ती है; SDF में नहीं, इसलिए वह असीमित धन सोख सकता है।`,
      },
      reasons: {
        a: { en: 'The MSF is the ceiling, at which banks borrow.', hi: 'MSF ऊपरी सीमा है, जिस पर बैंक उधार लेते हैं।' },
        b: {
          en: 'That was the floor until April 2022, and it needs securities.',
          hi: 'यह अप्रैल 2022 तक निचली सीमा था और इसमें प्रतिभूति देनी पड़ती है।',
        },
        c: {
          en: 'That scheme sells government securities to absorb money for longer.',
          hi: 'इस योजना में अधिक समय के लिए धन सोखने हेतु सरकारी प्रतिभूतियाँ बेची जाती हैं।',
        },
        d: {
          en: 'The SDF absorbs without collateral and lies below the repo rate.',
          hi: 'SDF बिना प्रतिभूति के धन सोखती है और रेपो दर से नीचे रहती है।',
        },
      },
    },
    {
      code: 'up-102',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'industry',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Arrange the following Acts in the order in which Parliament passed them and select the correct answer using the code given below.

1. Foreign Exchange Regulation Act (FERA), later replaced by FEMA
2. Industries (Development and Regulation) Act
3. Competition Act
4. Monopolies and Restrictive Trade Practices (MRTP) Act`,
        hi: String.raw`निम्नलिखित अधिनियमों को संसद द्वारा पारित किए जाने के क्रम में व्यवस्थित कीजिए तथा नीचे दिए गए कूट से सही उत्तर चुनिए।

1. विदेशी मुद्रा विनियमन अधिनियम (FERA), जिसका स्थान बाद में FEMA ने लिया
2. उद्योग (विकास और विनियमन) अधिनियम
3. प्रतिस्पर्धा अधिनियम
4. एकाधिकार तथा अवरोधक व्यापारिक व्यवहार (MRTP) अधिनियम`,
      },
      options: [
        { id: 'a', content: { en: '2, 4, 1, 3', hi: '2, 4, 1, 3' } },
        { id: 'b', content: { en: '2, 1, 4, 3', hi: '2, 1, 4, 3' } },
        { id: 'c', content: { en: '4, 2, 1, 3', hi: '4, 2, 1, 3' } },
        { id: 'd', content: { en: '4, 1, 2, 3', hi: '4, 1, 2, 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **2**: Industries (Development and Regulation) Act, 1951: the base of industrial licensing
- **4**: MRTP Act, 1969: against concentration of economic power
- **1**: FERA, 1973 (replaced by FEMA, 1999)
- **3**: Competition Act, 2002 (it replaced the MRTP Act)

The Competition Act must come after the MRTP Act, as it replaced it; the rest turns on MRTP before FERA.`,
        hi: String.raw`- **2**: उद्योग (विकास और विनियमन) अधिनियम, 1951: औद्योगिक लाइसेंस व्यवस्था का आधार
- **4**: MRTP अधिनियम, 1969: आर्थिक शक्ति के केंद्रीकरण के विरुद्ध
- **1**: FERA, 1973 (इसका स्थान FEMA, 1999 ने लिया)
- **3**: प्रतिस्पर्धा अधिनियम, 2002 (इसने MRTP अधिनियम का स्थान लिया)

प्रतिस्पर्धा अधिनियम ने MRTP का स्थान लिया, इसलिए उसके बाद ही आएगा; बाक़ी निर्णय MRTP के FERA से पहले होने पर टिका है।`,
      },
      reasons: {
        a: { en: '1951, 1969, 1973, 2002: the right order.', hi: '1951, 1969, 1973, 2002: यही सही क्रम है।' },
        b: {
          en: 'It puts FERA (1973) before the MRTP Act (1969).',
          hi: 'FERA (1973) को MRTP अधिनियम (1969) से पहले रखा गया।',
        },
        c: {
          en: 'It puts the MRTP Act before the Industries Act of 1951.',
          hi: 'MRTP अधिनियम को 1951 के उद्योग अधिनियम से पहले रखा गया।',
        },
        d: {
          en: 'It puts the Industries Act of 1951 after both Acts of control that followed it.',
          hi: '1951 के उद्योग अधिनियम को उसके बाद बने दोनों अधिनियमों के भी बाद रखा गया।',
        },
      },
    },
    {
      code: 'up-103',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'banking',
      difficulty: 'medium',
      targetSeconds: 25,
      stem: {
        en: 'Prathama Bank, one of the first Regional Rural Banks of India, was opened on 2 October 1975 with its head office at',
        hi: '2 अक्टूबर 1975 को भारत के पहले क्षेत्रीय ग्रामीण बैंकों में से एक, प्रथमा बैंक की स्थापना हुई। इसका मुख्यालय कहाँ था?',
      },
      options: [
        { id: 'a', content: { en: 'Gorakhpur', hi: 'गोरखपुर' } },
        { id: 'b', content: { en: 'Bhiwani', hi: 'भिवानी' } },
        { id: 'c', content: { en: 'Moradabad', hi: 'मुरादाबाद' } },
        { id: 'd', content: { en: 'Malda', hi: 'मालदा' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Five Regional Rural Banks were opened on 2 October 1975: at **Moradabad** (Prathama Bank, sponsored by Syndicate Bank) and Gorakhpur in Uttar Pradesh, Bhiwani in Haryana, Jaipur in Rajasthan and Malda in West Bengal.

They came by an Ordinance of 1975, on the advice of the Narasimham Working Group, and the Act followed in 1976. The capital is shared by the Centre, the State and the sponsor bank as 50 : 15 : 35.`,
        hi: String.raw`2 अक्टूबर 1975 को पाँच क्षेत्रीय ग्रामीण बैंक खोले गए: उत्तर प्रदेश में **मुरादाबाद** (प्रथमा बैंक, प्रायोजक सिंडिकेट बैंक) और गोरखपुर, हरियाणा में भिवानी, राजस्थान में जयपुर और पश्चिम बंगाल में मालदा।

नरसिंहम कार्यदल की सलाह पर ये 1975 के अध्यादेश से बने और 1976 में अधिनियम आया। पूँजी केंद्र, राज्य और प्रायोजक बैंक में 50 : 15 : 35 के अनुपात में बँटी है।`,
      },
      reasons: {
        a: {
          en: 'Gorakhpur Kshetriya Gramin Bank was opened on the same day, under its own name.',
          hi: 'उसी दिन गोरखपुर में गोरखपुर क्षेत्रीय ग्रामीण बैंक खुला, पर वह प्रथमा बैंक नहीं था।',
        },
        b: {
          en: 'Haryana Kshetriya Gramin Bank was opened at Bhiwani on that day.',
          hi: 'उस दिन भिवानी में हरियाणा क्षेत्रीय ग्रामीण बैंक खुला था।',
        },
        c: {
          en: 'Prathama Bank had its head office at Moradabad, with Syndicate Bank as sponsor.',
          hi: 'प्रथमा बैंक का मुख्यालय मुरादाबाद में था और प्रायोजक सिंडिकेट बैंक था।',
        },
        d: { en: 'Gaur Gramin Bank was opened at Malda on that day.', hi: 'उस दिन मालदा में गौड़ ग्रामीण बैंक खुला था।' },
      },
    },
    {
      code: 'up-104',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'banking',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Committee) | List-II (Subject) |
| --- | --- |
| A. Malhotra Committee | 1. Reform of the tax system |
| B. Tarapore Committee | 2. Framework of monetary policy |
| C. Chelliah Committee | 3. Reform of the insurance sector |
| D. Urjit Patel Committee | 4. Convertibility on the capital account |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (समिति) | सूची-II (विषय) |
| --- | --- |
| A. मल्होत्रा समिति | 1. कर प्रणाली में सुधार |
| B. तारापोर समिति | 2. मौद्रिक नीति का ढाँचा |
| C. चेलैया समिति | 3. बीमा क्षेत्र में सुधार |
| D. उर्जित पटेल समिति | 4. पूँजी खाते में परिवर्तनीयता |`,
      },
      options: [
        { id: 'a', content: { en: 'A-1, B-4, C-3, D-2', hi: 'A-1, B-4, C-3, D-2' } },
        { id: 'b', content: { en: 'A-3, B-4, C-1, D-2', hi: 'A-3, B-4, C-1, D-2' } },
        { id: 'c', content: { en: 'A-3, B-2, C-1, D-4', hi: 'A-3, B-2, C-1, D-4' } },
        { id: 'd', content: { en: 'A-1, B-2, C-3, D-4', hi: 'A-1, B-2, C-3, D-4' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **Malhotra** (1993-94): insurance; it led to the IRDA → 3
- **Tarapore** (1997, again 2006): capital account convertibility → 4
- **Chelliah** (1991-93): taxes → 1
- **Urjit Patel** (2013-14): monetary policy; the target for consumer inflation came from it → 2`,
        hi: String.raw`- **मल्होत्रा** (1993-94): बीमा; इसी से IRDA बना → 3
- **तारापोर** (1997, फिर 2006): पूँजी खाते की परिवर्तनीयता → 4
- **चेलैया** (1991-93): कर सुधार → 1
- **उर्जित पटेल** (2013-14): मौद्रिक नीति; उपभोक्ता मुद्रास्फीति का लक्ष्य इसी से आया → 2`,
      },
      reasons: {
        a: {
          en: 'It exchanges Malhotra (insurance) and Chelliah (taxes).',
          hi: 'मल्होत्रा (बीमा) और चेलैया (कर) की अदला-बदली हो गई।',
        },
        b: {
          en: 'Insurance, capital account, taxes, monetary policy: all four fit.',
          hi: 'बीमा, पूँजी खाता, कर, मौद्रिक नीति: चारों का मिलान सही है।',
        },
        c: {
          en: 'It exchanges Tarapore (capital account) and Urjit Patel (monetary policy).',
          hi: 'तारापोर (पूँजी खाता) और उर्जित पटेल (मौद्रिक नीति) की अदला-बदली हो गई।',
        },
        d: {
          en: 'Both exchanges at once: no committee keeps its own subject.',
          hi: 'दोनों अदला-बदली एक साथ: किसी समिति का विषय सही नहीं रहा।',
        },
      },
    },
    {
      code: 'up-105',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'inflation',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Consider the following statements about the price indices of India, as they stood in 2024:

1. The Wholesale Price Index covered the prices of services as well.
2. The Wholesale Price Index was released by the Office of the Economic Adviser.
3. The inflation target of the Reserve Bank was fixed in terms of the Wholesale Price Index.

Which of the statements given above is/are correct?`,
        hi: String.raw`भारत के मूल्य सूचकांकों के बारे में, 2024 की स्थिति के अनुसार, निम्नलिखित कथनों पर विचार कीजिए:

1. थोक मूल्य सूचकांक में सेवाओं की क़ीमतें भी शामिल थीं।
2. थोक मूल्य सूचकांक आर्थिक सलाहकार का कार्यालय जारी करता था।
3. रिज़र्व बैंक का मुद्रास्फीति लक्ष्य थोक मूल्य सूचकांक के आधार पर तय था।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '3 only', hi: 'केवल 3' } },
        { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'd', content: { en: '2 only', hi: 'केवल 2' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- **1 is wrong**: the WPI (base 2011-12) has primary articles, fuel and power, and manufactured products; services are in the *consumer* index.
- **2 is correct**: the Office of the Economic Adviser, Ministry of Commerce and Industry. The CPI (Combined) comes from the National Statistical Office.
- **3 is wrong**: the target of 4 per cent (± 2) is set for the **Consumer Price Index (Combined)**.`,
        hi: String.raw`- **1 ग़लत है**: WPI (आधार 2011-12) में प्राथमिक वस्तुएँ, ईंधन एवं विद्युत और विनिर्मित उत्पाद हैं; सेवाएँ *उपभोक्ता* सूचकांक में आती हैं।
- **2 सही है**: वाणिज्य एवं उद्योग मंत्रालय का आर्थिक सलाहकार कार्यालय। CPI (संयुक्त) राष्ट्रीय सांख्यिकी कार्यालय जारी करता है।
- **3 ग़लत है**: 4 प्रतिशत (± 2) का लक्ष्य **उपभोक्ता मूल्य सूचकांक (संयुक्त)** के लिए तय है।`,
      },
      reasons: {
        a: {
          en: 'Services are part of the consumer index, not of the wholesale index.',
          hi: 'सेवाएँ उपभोक्ता सूचकांक में हैं, थोक सूचकांक में नहीं।',
        },
        b: {
          en: 'The target is fixed on the consumer index; the Office of the Economic Adviser is overlooked.',
          hi: 'लक्ष्य उपभोक्ता सूचकांक पर तय है; आर्थिक सलाहकार का कार्यालय छूट गया।',
        },
        c: { en: 'Both are features of the Consumer Price Index.', hi: 'ये दोनों बातें उपभोक्ता मूल्य सूचकांक की हैं।' },
        d: {
          en: 'Only the releasing office is right; services and the target belong to the consumer index.',
          hi: 'केवल जारी करने वाला कार्यालय सही है; सेवाएँ और लक्ष्य उपभोक्ता सूचकांक के हैं।',
        },
      },
    },
    {
      code: 'up-106',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'planning',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Plan) | List-II (Emphasis) |
| --- | --- |
| A. Plan of 1951-56 | 1. Growth with stability and progress towards self-reliance |
| B. Plan of 1969-74 | 2. Human development as the core of all effort |
| C. Plan of 1992-97 | 3. Faster and more inclusive growth |
| D. Plan of 2007-12 | 4. Agriculture, irrigation and power |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (योजना) | सूची-II (मुख्य बल) |
| --- | --- |
| A. 1951-56 की योजना | 1. स्थिरता के साथ विकास और आत्मनिर्भरता की ओर प्रगति |
| B. 1969-74 की योजना | 2. सभी प्रयासों के केंद्र में मानव विकास |
| C. 1992-97 की योजना | 3. तीव्रतर और अधिक समावेशी विकास |
| D. 2007-12 की योजना | 4. कृषि, सिंचाई और बिजली |`,
      },
      options: [
        { id: 'a', content: { en: 'A-4, B-1, C-2, D-3', hi: 'A-4, B-1, C-2, D-3' } },
        { id: 'b', content: { en: 'A-2, B-1, C-4, D-3', hi: 'A-2, B-1, C-4, D-3' } },
        { id: 'c', content: { en: 'A-4, B-3, C-2, D-1', hi: 'A-4, B-3, C-2, D-1' } },
        { id: 'd', content: { en: 'A-2, B-3, C-4, D-1', hi: 'A-2, B-3, C-4, D-1' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **First**: food was short after Partition, so agriculture, irrigation and power (Harrod-Domar model) → 4
- **Fourth**: after two wars and droughts, growth with stability and self-reliance → 1
- **Eighth**: the first Plan after the reforms of 1991; human development as its core → 2
- **Eleventh**: faster and more inclusive growth → 3 (the Twelfth added "sustainable")`,
        hi: String.raw`- **पहली**: विभाजन के बाद खाद्यान्न की कमी थी, इसलिए कृषि, सिंचाई और बिजली (हैरोड-डोमर मॉडल) → 4
- **चौथी**: दो युद्धों और सूखे के बाद स्थिरता के साथ विकास और आत्मनिर्भरता → 1
- **आठवीं**: 1991 के सुधारों के बाद की पहली योजना; केंद्र में मानव विकास → 2
- **ग्यारहवीं**: तीव्रतर और अधिक समावेशी विकास → 3 (बारहवीं में "धारणीय" शब्द जुड़ा)`,
      },
      reasons: {
        a: {
          en: 'Agriculture, stability, human development, inclusive growth: all four fit.',
          hi: 'कृषि, स्थिरता, मानव विकास, समावेशी विकास: चारों का मिलान सही है।',
        },
        b: {
          en: 'It exchanges the First Plan (agriculture) and the Eighth (human development).',
          hi: 'पहली योजना (कृषि) और आठवीं (मानव विकास) की अदला-बदली हो गई।',
        },
        c: {
          en: 'It exchanges the Fourth Plan (stability) and the Eleventh (inclusive growth).',
          hi: 'चौथी योजना (स्थिरता) और ग्यारहवीं (समावेशी विकास) की अदला-बदली हो गई।',
        },
        d: {
          en: 'Both exchanges at once: no Plan keeps its own emphasis.',
          hi: 'दोनों अदला-बदली एक साथ: किसी योजना का मुख्य बल सही नहीं रहा।',
        },
      },
    },
    {
      code: 'up-108',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'industry',
      difficulty: 'hard',
      targetSeconds: 65,
      stem: {
        en: String.raw`With reference to the classification of enterprises in force in India from 1 April 2025, consider the following statements:

1. For a micro enterprise the limits are ₹1 crore of investment and ₹5 crore of turnover.
2. For a small enterprise the limits are ₹25 crore of investment and ₹100 crore of turnover.
3. To be put in the next higher class, an enterprise has to cross both limits, that of investment and that of turnover.

How many of the statements given above are correct?`,
        hi: String.raw`1 अप्रैल 2025 से भारत में लागू उद्यमों के वर्गीकरण के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. सूक्ष्म उद्यम के लिए सीमा ₹1 करोड़ का निवेश और ₹5 करोड़ का कारोबार है।
2. लघु उद्यम के लिए सीमा ₹25 करोड़ का निवेश और ₹100 करोड़ का कारोबार है।
3. अगले उच्चतर वर्ग में जाने के लिए उद्यम को निवेश और कारोबार, दोनों की सीमाएँ पार करनी होती हैं।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`From 1 April 2025 the limits of investment were made 2.5 times and those of turnover twice as large:

| Class | Investment | Turnover |
| --- | --- | --- |
| Micro | ₹2.5 crore | ₹10 crore |
| Small | ₹25 crore | ₹100 crore |
| Medium | ₹125 crore | ₹500 crore |

- **1 is wrong**: those were the limits from 2020 to March 2025.
- **2 is correct.**
- **3 is wrong**: the test is composite; crossing *either* limit takes the enterprise to the next class.`,
        hi: String.raw`1 अप्रैल 2025 से निवेश की सीमा 2.5 गुना और कारोबार की सीमा दुगुनी कर दी गई:

| वर्ग | निवेश | कारोबार |
| --- | --- | --- |
| सूक्ष्म | ₹2.5 करोड़ | ₹10 करोड़ |
| लघु | ₹25 करोड़ | ₹100 करोड़ |
| मध्यम | ₹125 करोड़ | ₹500 करोड़ |

- **1 ग़लत है**: ये सीमाएँ 2020 से मार्च 2025 तक की हैं।
- **2 सही है।**
- **3 ग़लत है**: कसौटी संयुक्त है; दोनों में से *कोई एक* सीमा पार होते ही उद्यम अगले वर्ग में चला जाता है।`,
      },
      reasons: {
        a: {
          en: 'Statement 2 alone gives the limits of 2025; 1 gives those of 2020, and 3 asks for both limits where one is enough.',
          hi: 'केवल कथन 2 में 2025 की सीमाएँ हैं; 1 में 2020 की हैं और 3 दोनों सीमाएँ माँगता है, जबकि एक ही पर्याप्त है।',
        },
        b: {
          en: 'Mostly the old limits of a micro enterprise, ₹1 crore and ₹5 crore, are taken as still in force.',
          hi: 'प्रायः सूक्ष्म उद्यम की पुरानी सीमाएँ, ₹1 करोड़ और ₹5 करोड़, अब भी लागू मान ली जाती हैं।',
        },
        c: {
          en: 'It mixes the limits of 2020 with those of 2025 and takes it that both limits have to be crossed.',
          hi: 'इसमें 2020 और 2025 की सीमाएँ मिल गईं और दोनों सीमाएँ पार करना आवश्यक मान लिया गया।',
        },
        d: {
          en: 'It misses that the small enterprise was raised to ₹25 crore and ₹100 crore.',
          hi: 'इसमें छूट गया कि लघु उद्यम की सीमा ₹25 करोड़ और ₹100 करोड़ कर दी गई।',
        },
      },
    },
    {
      code: 'up-110',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'external-sector',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'Other things remaining the same, a fall in the external value of the rupee tends to help the exports of India.',
          hi: 'अन्य बातें समान रहने पर, रुपए के बाह्य मूल्य में गिरावट भारत के निर्यात के लिए प्रायः सहायक होती है।',
        },
        reason: {
          en: 'When the rupee falls, Indian goods of the same price in rupees cost a foreign buyer less in his own currency.',
          hi: 'रुपया गिरने पर रुपयों में उसी क़ीमत वाला भारतीय माल विदेशी ख़रीदार को अपनी मुद्रा में सस्ता पड़ता है।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['a'] },
      solution: {
        en: String.raw`Take cloth of ₹8,000. At ₹80 to the dollar the buyer in New York pays 100 dollars; at ₹100 to the dollar, 80 dollars. He buys more.

So R is true and is the very reason of A. (Imports become dearer in rupees at the same time.)`,
        hi: String.raw`₹8,000 का कपड़ा लीजिए। ₹80 प्रति डॉलर पर न्यूयॉर्क का ख़रीदार 100 डॉलर देता है; ₹100 प्रति डॉलर पर 80 डॉलर। वह अधिक ख़रीदेगा।

अतः R सत्य है और वही A का कारण है। (साथ ही आयात रुपयों में महँगे हो जाते हैं।)`,
      },
      reasons: {
        a: {
          en: 'Exports gain because Indian goods become cheaper abroad.',
          hi: 'निर्यात को लाभ इसीलिए है कि भारतीय माल विदेश में सस्ता हो जाता है।',
        },
        b: {
          en: 'The lower price abroad is just what makes the demand for exports rise.',
          hi: 'निर्यात की माँग ठीक इसी कारण बढ़ती है कि विदेश में क़ीमत घट जाती है।',
        },
        c: {
          en: 'R is true: fewer dollars buy the same number of rupees.',
          hi: 'R सत्य है: उतने ही रुपयों के लिए कम डॉलर देने पड़ते हैं।',
        },
        d: {
          en: 'A is true; it is imports that a falling rupee makes dearer.',
          hi: 'A सत्य है; रुपया गिरने से महँगे आयात होते हैं।',
        },
      },
    },
    {
      code: 'up-111',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'external-sector',
      difficulty: 'easy',
      targetSeconds: 25,
      stem: {
        en: 'Which of the following currencies was **not** in the basket of the Special Drawing Right (SDR) fixed by the IMF in its review of 2022?',
        hi: 'IMF की 2022 की समीक्षा में तय विशेष आहरण अधिकार (SDR) की मुद्रा टोकरी में निम्नलिखित में से कौन-सी मुद्रा **नहीं** थी?',
      },
      options: [
        { id: 'a', content: { en: 'Pound sterling', hi: 'पाउंड स्टर्लिंग' } },
        { id: 'b', content: { en: 'Chinese renminbi', hi: 'चीनी रेनमिनबी' } },
        { id: 'c', content: { en: 'Japanese yen', hi: 'जापानी येन' } },
        { id: 'd', content: { en: 'Swiss franc', hi: 'स्विस फ़्रैंक' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The basket had five currencies in the review of 2022: US dollar, euro, **Chinese renminbi** (in since 2016), Japanese yen and pound sterling.

The Swiss franc is a strong currency, but the first test for the basket is the size of the issuer's exports, and those of Switzerland are smaller.`,
        hi: String.raw`2022 की समीक्षा में टोकरी में पाँच मुद्राएँ थीं: अमेरिकी डॉलर, यूरो, **चीनी रेनमिनबी** (2016 से), जापानी येन और पाउंड स्टर्लिंग।

स्विस फ़्रैंक मज़बूत मुद्रा है, पर उसके देश का निर्यात अपेक्षाकृत छोटा है; टोकरी में आने की पहली कसौटी निर्यात ही है।`,
      },
      reasons: {
        a: { en: 'The pound has been in the basket throughout.', hi: 'पाउंड शुरू से टोकरी में रहा है।' },
        b: { en: 'The renminbi was taken into the basket in 2016.', hi: 'रेनमिनबी को 2016 में टोकरी में लिया गया।' },
        c: { en: 'The yen is one of the five currencies.', hi: 'येन पाँच मुद्राओं में से एक है।' },
        d: { en: 'The Swiss franc is not one of the five currencies.', hi: 'स्विस फ़्रैंक पाँच मुद्राओं में नहीं है।' },
      },
    },
    {
      code: 'up-112',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'financial-markets',
      difficulty: 'hard',
      targetSeconds: 50,
      stem: {
        en: String.raw`Consider the following statements about the money market of India under the directions of the Reserve Bank, as it stood in 2024:

1. In the call money market, funds were lent for two to fourteen days.
2. Commercial paper could be issued for a period of seven days to one year.
3. Treasury bills of 364 days were sold at a discount and carried no interest.

How many of the statements given above are correct?`,
        hi: String.raw`रिज़र्व बैंक के निर्देशों के अधीन भारत के मुद्रा बाज़ार के बारे में, 2024 की स्थिति के अनुसार, निम्नलिखित कथनों पर विचार कीजिए:

1. माँग मुद्रा (कॉल मनी) बाज़ार में धन दो से चौदह दिन के लिए उधार दिया जाता था।
2. वाणिज्यिक पत्र (कमर्शियल पेपर) सात दिन से एक वर्ष तक की अवधि के लिए जारी किया जा सकता था।
3. 364 दिन के ट्रेज़री बिल बट्टे पर बेचे जाते थे और उन पर ब्याज नहीं मिलता था।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **1 is wrong**: *call* money is lent **overnight**; *notice* money is lent for 2 to 14 days, and *term* money for more than 14 days.
- **2 is correct**: commercial paper is an unsecured promissory note of companies, for 7 days to one year.
- **3 is correct**: a Treasury bill is issued below its face value and paid at face value; the difference is the gain. Interest every six months is paid on dated securities.

So only two.`,
        hi: String.raw`- **1 ग़लत है**: *माँग* मुद्रा **एक दिन (ओवरनाइट)** के लिए होती है; *सूचना* मुद्रा 2 से 14 दिन और *सावधि* मुद्रा 14 दिन से अधिक के लिए।
- **2 सही है**: वाणिज्यिक पत्र कंपनियों का अप्रतिभूत वचन-पत्र है, अवधि 7 दिन से एक वर्ष।
- **3 सही है**: ट्रेज़री बिल अंकित मूल्य से कम पर जारी होता है और अंकित मूल्य पर चुकाया जाता है; अंतर ही लाभ है। हर छह महीने पर ब्याज दिनांकित प्रतिभूतियों पर मिलता है।

अतः केवल दो।`,
      },
      reasons: {
        a: {
          en: 'Usually the term of commercial paper is not known, or a bill is taken to pay interest.',
          hi: 'प्रायः वाणिज्यिक पत्र की अवधि याद नहीं रहती, या बिल पर ब्याज मान लिया जाता है।',
        },
        b: {
          en: 'The paper and the bill are rightly described; two to fourteen days is the term of notice money.',
          hi: 'पत्र और बिल का वर्णन सही है; दो से चौदह दिन सूचना मुद्रा की अवधि है।',
        },
        c: {
          en: 'Notice money was taken for call money, which is lent overnight.',
          hi: 'सूचना मुद्रा को माँग मुद्रा समझ लिया गया, जो एक दिन की होती है।',
        },
        d: {
          en: 'The discount on a Treasury bill is a sure fact, so at least one is correct.',
          hi: 'ट्रेज़री बिल का बट्टे पर बिकना पक्का तथ्य है, इसलिए कम से कम एक कथन सही है।',
        },
      },
    },
    {
      code: 'up-113',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'poverty-and-employment',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: 'The National Multidimensional Poverty Index of NITI Aayog, as published in 2023, added two indicators to the ten of the global index. They are',
        hi: 'नीति आयोग के 2023 में प्रकाशित राष्ट्रीय बहुआयामी ग़रीबी सूचकांक में वैश्विक सूचकांक के दस संकेतकों में दो संकेतक जोड़े गए। वे कौन-से हैं?',
      },
      options: [
        { id: 'a', content: { en: 'years of schooling and assets', hi: 'विद्यालयी शिक्षा के वर्ष और परिसंपत्ति' } },
        { id: 'b', content: { en: 'maternal health and bank account', hi: 'मातृ स्वास्थ्य और बैंक खाता' } },
        { id: 'c', content: { en: 'child mortality and cooking fuel', hi: 'बाल मृत्यु और खाना पकाने का ईंधन' } },
        { id: 'd', content: { en: 'housing and electricity', hi: 'आवास और बिजली' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Global index: 3 dimensions, 10 indicators. National index: the same 3 dimensions (health, education, standard of living), **12** indicators:

- health: + **maternal health**
- standard of living: + **bank account**

A way to eliminate: schooling, child mortality, fuel, housing and electricity are all among the ten of the global index.`,
        hi: String.raw`वैश्विक सूचकांक: 3 आयाम, 10 संकेतक। राष्ट्रीय सूचकांक: वही 3 आयाम (स्वास्थ्य, शिक्षा, जीवन स्तर), **12** संकेतक:

- स्वास्थ्य में: + **मातृ स्वास्थ्य**
- जीवन स्तर में: + **बैंक खाता**

विकल्प हटाने का तरीक़ा: शिक्षा के वर्ष, बाल मृत्यु, ईंधन, आवास और बिजली, सब वैश्विक सूचकांक के दस संकेतकों में हैं।`,
      },
      reasons: {
        a: { en: 'Both are among the ten indicators of the global index.', hi: 'ये दोनों वैश्विक सूचकांक के दस संकेतकों में हैं।' },
        b: {
          en: 'Maternal health was added to health, bank account to standard of living.',
          hi: 'स्वास्थ्य में मातृ स्वास्थ्य और जीवन स्तर में बैंक खाता जोड़ा गया।',
        },
        c: {
          en: 'The global index already counts child mortality and cooking fuel.',
          hi: 'बाल मृत्यु और खाना पकाने का ईंधन वैश्विक सूचकांक में पहले से हैं।',
        },
        d: {
          en: 'Housing and electricity belong to the standard of living in the global index too.',
          hi: 'आवास और बिजली वैश्विक सूचकांक के जीवन स्तर में भी हैं।',
        },
      },
    },
    {
      code: 'up-114',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'schemes',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Scheme) | List-II (Benefit as of 2024) |
| --- | --- |
| A. PM Jeevan Jyoti Bima Yojana | 1. Accident cover of ₹2 lakh |
| B. PM Suraksha Bima Yojana | 2. Pension of ₹3,000 a month |
| C. Atal Pension Yojana | 3. Life cover of ₹2 lakh |
| D. PM Shram Yogi Maan-dhan | 4. Pension of ₹1,000 to ₹5,000 a month |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (योजना) | सूची-II (2024 में लाभ) |
| --- | --- |
| A. प्रधानमंत्री जीवन ज्योति बीमा योजना | 1. ₹2 लाख का दुर्घटना बीमा |
| B. प्रधानमंत्री सुरक्षा बीमा योजना | 2. ₹3,000 प्रति माह पेंशन |
| C. अटल पेंशन योजना | 3. ₹2 लाख का जीवन बीमा |
| D. प्रधानमंत्री श्रम योगी मान-धन | 4. ₹1,000 से ₹5,000 प्रति माह पेंशन |`,
      },
      options: [
        { id: 'a', content: { en: 'A-1, B-3, C-4, D-2', hi: 'A-1, B-3, C-4, D-2' } },
        { id: 'b', content: { en: 'A-3, B-1, C-2, D-4', hi: 'A-3, B-1, C-2, D-4' } },
        { id: 'c', content: { en: 'A-3, B-1, C-4, D-2', hi: 'A-3, B-1, C-4, D-2' } },
        { id: 'd', content: { en: 'A-1, B-3, C-2, D-4', hi: 'A-1, B-3, C-2, D-4' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The names tell: *jeevan* is life, *suraksha* safety from accident.

- **Jeevan Jyoti**: ₹2 lakh on death from any cause → 3
- **Suraksha**: ₹2 lakh on death or full disability by accident → 1
- **Atal Pension**: from the age of 60, ₹1,000 to ₹5,000 by contribution → 4
- **Shram Yogi Maan-dhan**: for unorganised workers, ₹3,000 from the age of 60 → 2`,
        hi: String.raw`नाम से ही पहचान होती है: *जीवन* में जीवन बीमा, *सुरक्षा* में दुर्घटना बीमा।

- **जीवन ज्योति**: किसी भी कारण से मृत्यु पर ₹2 लाख → 3
- **सुरक्षा बीमा**: दुर्घटना से मृत्यु या पूर्ण अपंगता पर ₹2 लाख → 1
- **अटल पेंशन**: 60 वर्ष की आयु से, अंशदान के अनुसार ₹1,000 से ₹5,000 → 4
- **श्रम योगी मान-धन**: असंगठित श्रमिकों को 60 वर्ष की आयु से ₹3,000 → 2`,
      },
      reasons: {
        a: {
          en: 'It exchanges the two insurance schemes: Jeevan Jyoti is the life cover.',
          hi: 'दोनों बीमा योजनाओं की अदला-बदली हो गई: जीवन बीमा जीवन ज्योति में है।',
        },
        b: {
          en: 'It exchanges the two pensions: the fixed ₹3,000 is that of Shram Yogi Maan-dhan.',
          hi: 'दोनों पेंशन की अदला-बदली हो गई: निश्चित ₹3,000 श्रम योगी मान-धन की पेंशन है।',
        },
        c: {
          en: 'Life, accident, graded pension, fixed pension: all four fit.',
          hi: 'जीवन, दुर्घटना, अंशदान पर आधारित पेंशन, निश्चित पेंशन: चारों का मिलान सही है।',
        },
        d: {
          en: 'Both pairs are exchanged: the insurance schemes and the pensions.',
          hi: 'दोनों जोड़ियाँ उलट गईं: बीमा योजनाएँ भी और पेंशन योजनाएँ भी।',
        },
      },
    },
    {
      code: 'up-115',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'poverty-and-employment',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: 'Under the National Food Security Act, 2013, up to what shares of the rural and the urban population respectively can be covered?',
        hi: 'राष्ट्रीय खाद्य सुरक्षा अधिनियम, 2013 के अंतर्गत ग्रामीण और शहरी जनसंख्या का क्रमशः अधिकतम कितना भाग शामिल किया जा सकता है?',
      },
      options: [
        { id: 'a', content: { en: '75 per cent and 50 per cent', hi: '75 प्रतिशत और 50 प्रतिशत' } },
        { id: 'b', content: { en: '50 per cent and 75 per cent', hi: '50 प्रतिशत और 75 प्रतिशत' } },
        { id: 'c', content: { en: '67 per cent and 50 per cent', hi: '67 प्रतिशत और 50 प्रतिशत' } },
        { id: 'd', content: { en: '75 per cent and 67 per cent', hi: '75 प्रतिशत और 67 प्रतिशत' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Section 3 of the Act: up to **75 per cent of the rural** and **50 per cent of the urban** population, together about two-thirds (67 per cent) of the country. That 67 is for both together: here lies the trap.

Priority households get 5 kg of foodgrains per person a month, Antyodaya households 35 kg per household.`,
        hi: String.raw`अधिनियम की धारा 3: **ग्रामीण जनसंख्या के 75 प्रतिशत** और **शहरी जनसंख्या के 50 प्रतिशत** तक; कुल मिलाकर देश की लगभग दो-तिहाई (67 प्रतिशत) जनसंख्या। 67 दोनों को मिलाकर आता है, इसी से भ्रम होता है।

प्राथमिकता वाले परिवारों को प्रति व्यक्ति 5 किग्रा और अंत्योदय परिवारों को प्रति परिवार 35 किग्रा खाद्यान्न प्रति माह मिलता है।`,
      },
      reasons: {
        a: {
          en: 'Section 3 covers three-fourths of the villages and half of the towns.',
          hi: 'धारा 3 में गाँवों की तीन-चौथाई और शहरों की आधी जनसंख्या है।',
        },
        b: {
          en: 'It reverses the two; the larger share is that of the villages.',
          hi: 'दोनों उलट गए; बड़ा भाग ग्रामीण जनसंख्या का है।',
        },
        c: {
          en: '67 per cent is the share of the whole country, not of the villages.',
          hi: '67 प्रतिशत पूरे देश का भाग है, केवल गाँवों का नहीं।',
        },
        d: {
          en: '67 per cent is the share of rural and urban together, not of the towns.',
          hi: '67 प्रतिशत ग्रामीण और शहरी दोनों को मिलाकर है, केवल शहरों का नहीं।',
        },
      },
    },
  ],
}
