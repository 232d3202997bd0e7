import type { PaperSection } from '../paper.ts'
import { oneOrBoth } from '../upsc-gs-1/standard-options.ts'
import { assertionAndReason } from './standard-texts.ts'

export const history: PaperSection = {
  presetSectionId: 'gs',
  questions: [
    {
      code: 'up-001',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'ancient-history',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Harappan site) | List-II (River) |
| --- | --- |
| A. Ropar | 1. Hindon |
| B. Lothal | 2. Bhogava |
| C. Alamgirpur | 3. Ghaggar |
| D. Kalibangan | 4. Sutlej |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (हड़प्पाई स्थल) | सूची-II (नदी) |
| --- | --- |
| A. रोपड़ | 1. हिंडन |
| B. लोथल | 2. भोगवा |
| C. आलमगीरपुर | 3. घग्गर |
| D. कालीबंगा | 4. सतलुज |`,
      },
      options: [
        { id: 'a', content: { en: 'A-4, B-2, C-3, D-1', hi: 'A-4, B-2, C-3, D-1' } },
        { id: 'b', content: { en: 'A-4, B-2, C-1, D-3', hi: 'A-4, B-2, C-1, D-3' } },
        { id: 'c', content: { en: 'A-2, B-4, C-3, D-1', hi: 'A-2, B-4, C-3, D-1' } },
        { id: 'd', content: { en: 'A-2, B-4, C-1, D-3', hi: 'A-2, B-4, C-1, D-3' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Begin with what is surest: the port of **Lothal** (Gujarat) lay near the **Bhogava**, and **Ropar** (Punjab) stands on the **Sutlej**. Two codes are left.

**Alamgirpur** in Meerut district of Uttar Pradesh, the easternmost site, is on the **Hindon**, a tributary of the Yamuna. **Kalibangan** in Rajasthan is on the dry bed of the **Ghaggar**. So A-4, B-2, C-1, D-3.`,
        hi: String.raw`जो सबसे पक्का हो, उससे शुरू करें: बंदरगाह **लोथल** (गुजरात) **भोगवा** के पास था और **रोपड़** (पंजाब) **सतलुज** पर है। अब दो ही कूट बचते हैं।

सबसे पूर्वी स्थल **आलमगीरपुर** (मेरठ ज़िला, उत्तर प्रदेश) यमुना की सहायक **हिंडन** पर है और राजस्थान का **कालीबंगा** **घग्गर** के सूखे पाट पर। अतः A-4, B-2, C-1, D-3।`,
      },
      reasons: {
        a: {
          en: 'Exchanges Alamgirpur and Kalibangan: the Ghaggar flows through Rajasthan, the Hindon through western Uttar Pradesh.',
          hi: 'आलमगीरपुर और कालीबंगा की अदला-बदली है: घग्गर राजस्थान में है और हिंडन पश्चिमी उत्तर प्रदेश में।',
        },
        b: {
          en: 'Each site stands on its own river: Sutlej, Bhogava, Hindon and Ghaggar.',
          hi: 'हर स्थल अपनी नदी पर है: सतलुज, भोगवा, हिंडन और घग्गर।',
        },
        c: {
          en: 'No site is on its own river here; both exchanges have been made.',
          hi: 'इसमें एक भी स्थल अपनी नदी पर नहीं है; दोनों अदला-बदली हो गई हैं।',
        },
        d: {
          en: 'Exchanges Ropar and Lothal: the Bhogava is in Gujarat, the Sutlej in Punjab.',
          hi: 'रोपड़ और लोथल की अदला-बदली है: भोगवा गुजरात में है और सतलुज पंजाब में।',
        },
      },
    },
    {
      code: 'up-002',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'medieval-history',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'Alauddin Khalji fixed the prices of grain, cloth and horses in the markets of Delhi.',
          hi: 'अलाउद्दीन ख़िलजी ने दिल्ली के बाज़ारों में अनाज, कपड़े और घोड़ों की क़ीमतें तय कर दीं।',
        },
        reason: {
          en: 'He wanted to keep a large standing army on a fixed cash pay.',
          hi: 'वह निश्चित नक़द वेतन पर एक बड़ी स्थायी सेना रखना चाहता था।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['a'] },
      solution: {
        en: String.raw`Barani gives the motive himself: the Mongol danger called for a **large army**, the treasury could give only a modest cash pay, and so the soldier had to find everything cheap.

Join the two with "because": prices were fixed *because* a big army was to live on a fixed pay. It fits, so R explains A.`,
        hi: String.raw`कारण स्वयं बरनी ने बताया है: मंगोल ख़तरे के लिए **बड़ी सेना** चाहिए थी, ख़ज़ाना सीमित नक़द वेतन ही दे सकता था, इसलिए सैनिक को हर वस्तु सस्ती मिलनी थी।

दोनों को "क्योंकि" से जोड़िए: क़ीमतें तय हुईं *क्योंकि* बड़ी सेना को निश्चित वेतन में गुज़ारा करना था। बात बैठती है, अतः R, A की व्याख्या है।`,
      },
      reasons: {
        a: {
          en: 'Cheap goods let a soldier live on his fixed pay: this is the motive Barani gives.',
          hi: 'सस्ती वस्तुओं से सैनिक निश्चित वेतन में गुज़ारा कर सकता था: बरनी ने यही कारण बताया है।',
        },
        b: {
          en: 'The link is missed: the price lists served the pay of the army.',
          hi: 'संबंध छूट गया: क़ीमतों की सूचियाँ सेना के वेतन से ही जुड़ी थीं।',
        },
        c: {
          en: 'R is true: he paid his soldiers in cash and kept them permanently.',
          hi: 'R सत्य है: वह सैनिकों को नक़द वेतन देता था और सेना स्थायी थी।',
        },
        d: {
          en: 'A is true: separate markets with fixed rates worked under the shahna-i-mandi.',
          hi: 'A सत्य है: तय दरों वाले अलग-अलग बाज़ार शहना-ए-मंडी की देखरेख में चलते थे।',
        },
      },
    },
    {
      code: 'up-003',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'easy',
      targetSeconds: 20,
      stem: {
        en: 'Who became the President of the Indian National Congress on the resignation of Subhas Chandra Bose in 1939?',
        hi: '1939 में सुभाष चंद्र बोस के पद छोड़ने पर भारतीय राष्ट्रीय कांग्रेस का अध्यक्ष कौन बना?',
      },
      options: [
        { id: 'a', content: { en: 'Vallabhbhai Patel', hi: 'वल्लभभाई पटेल' } },
        { id: 'b', content: { en: 'Abul Kalam Azad', hi: 'अबुल कलाम आज़ाद' } },
        { id: 'c', content: { en: 'Pattabhi Sitaramayya', hi: 'पट्टाभि सीतारमैया' } },
        { id: 'd', content: { en: 'Rajendra Prasad', hi: 'राजेंद्र प्रसाद' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Bose had won the election against Pattabhi Sitaramayya, but after the Tripuri session he could not agree with Gandhiji on the Working Committee and resigned in April 1939. The All India Congress Committee then elected **Rajendra Prasad**.

The trap is the name of the loser: Pattabhi did not get the office because the winner left it.`,
        hi: String.raw`बोस ने पट्टाभि सीतारमैया को चुनाव में हराया था, पर त्रिपुरी अधिवेशन के बाद कार्यसमिति को लेकर गांधीजी से सहमति न बनने पर अप्रैल 1939 में उन्होंने इस्तीफ़ा दे दिया। तब अखिल भारतीय कांग्रेस कमेटी ने **राजेंद्र प्रसाद** को चुना।

भ्रम हारे हुए उम्मीदवार के नाम से होता है: विजेता के हटने से पद पट्टाभि को नहीं मिला।`,
      },
      reasons: {
        a: {
          en: 'He had presided earlier, over the Karachi session of 1931.',
          hi: 'वे इससे पहले, 1931 के कराची अधिवेशन के अध्यक्ष थे।',
        },
        b: {
          en: 'He came next, at Ramgarh in 1940, and stayed President till 1946.',
          hi: 'वे इसके बाद, 1940 के रामगढ़ अधिवेशन में अध्यक्ष बने और 1946 तक रहे।',
        },
        c: {
          en: 'He lost to Bose in 1939 and became President only after independence.',
          hi: 'वे 1939 में बोस से हार गए थे और अध्यक्ष स्वतंत्रता के बाद ही बने।',
        },
        d: {
          en: 'The All India Congress Committee chose him after Bose resigned.',
          hi: 'बोस के इस्तीफ़े के बाद अखिल भारतीय कांग्रेस कमेटी ने उन्हें चुना।',
        },
      },
    },
    {
      code: 'up-004',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'monuments',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Temple) | List-II (Dynasty) |
| --- | --- |
| A. Kandariya Mahadeva, Khajuraho | 1. Pallava |
| B. Lingaraja, Bhubaneswar | 2. Somavamshi |
| C. Sun Temple, Modhera | 3. Solanki |
| D. Kailasanatha, Kanchipuram | 4. Chandela |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (मंदिर) | सूची-II (राजवंश) |
| --- | --- |
| A. कंदरिया महादेव, खजुराहो | 1. पल्लव |
| B. लिंगराज, भुवनेश्वर | 2. सोमवंशी |
| C. सूर्य मंदिर, मोढेरा | 3. सोलंकी |
| D. कैलाशनाथ, कांचीपुरम | 4. चंदेल |`,
      },
      options: [
        { id: 'a', content: { en: 'A-3, B-1, C-4, D-2', hi: 'A-3, B-1, C-4, D-2' } },
        { id: 'b', content: { en: 'A-3, B-2, C-4, D-1', hi: 'A-3, B-2, C-4, D-1' } },
        { id: 'c', content: { en: 'A-4, B-2, C-3, D-1', hi: 'A-4, B-2, C-3, D-1' } },
        { id: 'd', content: { en: 'A-4, B-1, C-3, D-2', hi: 'A-4, B-1, C-3, D-2' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Place decides the dynasty:

- Khajuraho (Bundelkhand): **Chandela**
- Modhera (Gujarat): **Solanki**, in the time of Bhima I
- Kanchipuram: **Pallava**, under Narasimhavarman II (Rajasimha)
- Bhubaneswar: **Somavamshi**

The sun temples are the trap: Konark is Eastern Ganga, but Modhera is Solanki.`,
        hi: String.raw`स्थान से राजवंश पहचानिए:

- खजुराहो (बुंदेलखंड): **चंदेल**
- मोढेरा (गुजरात): **सोलंकी**, भीम प्रथम का समय
- कांचीपुरम: **पल्लव**, नरसिंहवर्मन द्वितीय (राजसिंह)
- भुवनेश्वर: **सोमवंशी**

सूर्य मंदिरों में भ्रम होता है: कोणार्क पूर्वी गंगों का है, पर मोढेरा सोलंकियों का।`,
      },
      reasons: {
        a: {
          en: 'None of the four temples stands with its own dynasty here.',
          hi: 'इसमें चारों में से एक भी मंदिर अपने राजवंश के साथ नहीं है।',
        },
        b: {
          en: 'Khajuraho was the Chandela centre; the Solankis ruled Gujarat and built at Modhera.',
          hi: 'खजुराहो चंदेलों का केंद्र था; सोलंकी गुजरात के शासक थे और मोढेरा उनका है।',
        },
        c: {
          en: 'Chandela, Somavamshi, Solanki and Pallava: each built in its own land.',
          hi: 'चंदेल, सोमवंशी, सोलंकी और पल्लव: हर वंश ने अपने क्षेत्र में बनवाया।',
        },
        d: {
          en: 'Kanchipuram was the Pallava capital; Bhubaneswar was never in Pallava hands.',
          hi: 'कांचीपुरम पल्लवों की राजधानी था; भुवनेश्वर कभी पल्लवों के पास नहीं रहा।',
        },
      },
    },
    {
      code: 'up-005',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'ancient-history',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`With reference to the administration of the Guptas, consider the following statements:

1. A province was called bhukti, and its head was known as uparika.
2. The head of a district was assisted by the nagara-shreshthin and the sarthavaha.

Which of the statements given above is/are correct?`,
        hi: String.raw`गुप्त प्रशासन के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. प्रांत को भुक्ति कहा जाता था और उसका प्रमुख उपरिक कहलाता था।
2. ज़िले (विषय) के प्रमुख की सहायता के लिए नगरश्रेष्ठी और सार्थवाह होते थे।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The ladder is **bhukti** (province, uparika) → **vishaya** (district, vishayapati) → village. So 1 is correct.

The Damodarpur copper plates from Bengal name the men who worked with the head of the vishaya: **nagarashreshthin** (chief merchant), **sarthavaha** (caravan leader), prathama-kulika (chief artisan) and prathama-kayastha (chief scribe). So 2 is correct too. This voice for townsmen is what sets Gupta rule apart from the Mauryan.`,
        hi: String.raw`क्रम है: **भुक्ति** (प्रांत, उपरिक) → **विषय** (ज़िला, विषयपति) → ग्राम। अतः 1 सही है।

बंगाल के दामोदरपुर ताम्रपत्र विषय के प्रमुख के सहयोगियों के नाम देते हैं: **नगरश्रेष्ठी** (प्रमुख व्यापारी), **सार्थवाह** (काफ़िले का नेता), प्रथम कुलिक (प्रधान शिल्पी) और प्रथम कायस्थ (प्रधान लेखक)। अतः 2 भी सही है। नगरवासियों की यही भागीदारी गुप्त शासन को मौर्य शासन से अलग करती है।`,
      },
      reasons: {
        a: {
          en: 'The Damodarpur plates, which name merchant and caravan leader, were overlooked.',
          hi: 'दामोदरपुर ताम्रपत्र छूट गए, जिनमें नगरश्रेष्ठी और सार्थवाह के नाम हैं।',
        },
        b: {
          en: 'Bhukti was taken for a district; the district was the vishaya under a vishayapati.',
          hi: 'भुक्ति को ज़िला मान लिया गया; ज़िला विषय था और उसका प्रमुख विषयपति।',
        },
        c: {
          en: 'Seals and copper plates of the age bear out both.',
          hi: 'उस युग की मुहरें और ताम्रपत्र दोनों बातों की पुष्टि करते हैं।',
        },
        d: {
          en: 'This would fit the Mauryan set-up, where only royal officers governed the district.',
          hi: 'यह मौर्य व्यवस्था पर ठीक बैठता, जहाँ ज़िले को केवल राजकीय अधिकारी चलाते थे।',
        },
      },
    },
    {
      code: 'up-006',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'medieval-history',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Arrange the following measures of Akbar in chronological order and select the correct answer using the code given below.

1. Issue of the Mahzar
2. Abolition of the jizya
3. Building of the Ibadat Khana
4. Abolition of the pilgrim tax`,
        hi: String.raw`अकबर के निम्नलिखित क़दमों को कालानुक्रम में व्यवस्थित कीजिए तथा नीचे दिए गए कूट से सही उत्तर चुनिए।

1. महज़र जारी करना
2. जज़िया समाप्त करना
3. इबादतख़ाना बनवाना
4. तीर्थयात्रा-कर समाप्त करना`,
      },
      options: [
        { id: 'a', content: { en: '4, 2, 3, 1', hi: '4, 2, 3, 1' } },
        { id: 'b', content: { en: '2, 4, 3, 1', hi: '2, 4, 3, 1' } },
        { id: 'c', content: { en: '2, 4, 1, 3', hi: '2, 4, 1, 3' } },
        { id: 'd', content: { en: '4, 2, 1, 3', hi: '4, 2, 1, 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Two taxes went first, in his early twenties; the debates and the decree came later at Fatehpur Sikri.

- Pilgrim tax: **1563**
- Jizya: **1564**
- Ibadat Khana: **1575**
- Mahzar: **1579**

Think of it so: the Mahzar gave Akbar the last word *because* the ulama could not agree in the Ibadat Khana. So 3 must come before 1.`,
        hi: String.raw`पहले, युवावस्था में, दो कर हटे; बहस और घोषणा बाद में फ़तेहपुर सीकरी में हुई।

- तीर्थयात्रा-कर: **1563**
- जज़िया: **1564**
- इबादतख़ाना: **1575**
- महज़र: **1579**

इस तरह सोचिए: इबादतख़ाने में उलेमा एकमत न हो सके, *इसीलिए* महज़र ने अंतिम निर्णय अकबर को दिया। अतः 3, 1 से पहले है।`,
      },
      reasons: {
        a: { en: '1563, 1564, 1575 and 1579, in this order.', hi: '1563, 1564, 1575 और 1579, इसी क्रम में।' },
        b: {
          en: 'The better known jizya was put first, but the pilgrim tax went a year earlier.',
          hi: 'अधिक प्रसिद्ध जज़िया को पहले रख दिया, जबकि तीर्थयात्रा-कर एक वर्ष पहले हटा।',
        },
        c: {
          en: 'Both pairs are turned round: the taxes as well as debate and decree.',
          hi: 'दोनों जोड़े उलट गए: कर भी, और बहस तथा घोषणा भी।',
        },
        d: {
          en: 'The Mahzar followed the debates of the Ibadat Khana and cannot stand before it.',
          hi: 'महज़र इबादतख़ाने की बहसों के बाद आया, इसलिए उससे पहले नहीं हो सकता।',
        },
      },
    },
    {
      code: 'up-007',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'ancient-history',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Brahmana text) | List-II (Veda) |
| --- | --- |
| A. Shatapatha | 1. Rigveda |
| B. Gopatha | 2. Samaveda |
| C. Aitareya | 3. Yajurveda |
| D. Panchavimsha | 4. Atharvaveda |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (ब्राह्मण ग्रंथ) | सूची-II (वेद) |
| --- | --- |
| A. शतपथ | 1. ऋग्वेद |
| B. गोपथ | 2. सामवेद |
| C. ऐतरेय | 3. यजुर्वेद |
| D. पंचविंश | 4. अथर्ववेद |`,
      },
      options: [
        { id: 'a', content: { en: 'A-1, B-4, C-3, D-2', hi: 'A-1, B-4, C-3, D-2' } },
        { id: 'b', content: { en: 'A-1, B-2, C-3, D-4', hi: 'A-1, B-2, C-3, D-4' } },
        { id: 'c', content: { en: 'A-3, B-2, C-1, D-4', hi: 'A-3, B-2, C-1, D-4' } },
        { id: 'd', content: { en: 'A-3, B-4, C-1, D-2', hi: 'A-3, B-4, C-1, D-2' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Each Veda has its prose commentaries on the sacrifice:

- Rigveda: **Aitareya**, Kaushitaki
- Samaveda: **Panchavimsha** (Tandya), Jaiminiya
- Yajurveda: **Shatapatha** (Shukla), Taittiriya (Krishna)
- Atharvaveda: **Gopatha**, its only Brahmana

So A-3, B-4, C-1, D-2. Gopatha is the surest start, as it is the only one of its Veda.`,
        hi: String.raw`हर वेद के अपने ब्राह्मण ग्रंथ हैं, जो यज्ञ की गद्य में व्याख्या करते हैं:

- ऋग्वेद: **ऐतरेय**, कौषीतकि
- सामवेद: **पंचविंश** (तांड्य), जैमिनीय
- यजुर्वेद: **शतपथ** (शुक्ल), तैत्तिरीय (कृष्ण)
- अथर्ववेद: **गोपथ**, उसका एकमात्र ब्राह्मण

अतः A-3, B-4, C-1, D-2। गोपथ से शुरू करना सबसे पक्का है, क्योंकि अपने वेद का वह अकेला ब्राह्मण है।`,
      },
      reasons: {
        a: {
          en: 'Gives the Shatapatha to the Rigveda; it belongs to the Shukla Yajurveda.',
          hi: 'शतपथ को ऋग्वेद का मान लिया; वह शुक्ल यजुर्वेद का है।',
        },
        b: {
          en: 'All four are with a wrong Veda; both exchanges have been made.',
          hi: 'चारों ग़लत वेद के साथ हैं; दोनों अदला-बदली हो गई हैं।',
        },
        c: {
          en: 'Exchanges Gopatha and Panchavimsha; the latter explains the chants of the Samaveda.',
          hi: 'गोपथ और पंचविंश की अदला-बदली है; पंचविंश सामवेद के गान की व्याख्या करता है।',
        },
        d: {
          en: 'Shatapatha goes with the Yajurveda, Gopatha with the Atharvaveda, and so on.',
          hi: 'शतपथ यजुर्वेद का है, गोपथ अथर्ववेद का, और शेष दोनों भी अपने वेद के साथ हैं।',
        },
      },
    },
    {
      code: 'up-008',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Centre of the Revolt of 1857) | List-II (Leader) |
| --- | --- |
| A. Bareilly | 1. Maulvi Liaqat Ali |
| B. Faizabad | 2. Khan Bahadur Khan |
| C. Allahabad | 3. Shah Mal |
| D. Baraut (Baghpat) | 4. Maulvi Ahmadullah Shah |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (1857 के विद्रोह का केंद्र) | सूची-II (नेता) |
| --- | --- |
| A. बरेली | 1. मौलवी लियाक़त अली |
| B. फ़ैज़ाबाद | 2. ख़ान बहादुर ख़ान |
| C. इलाहाबाद | 3. शाह मल |
| D. बड़ौत (बागपत) | 4. मौलवी अहमदुल्लाह शाह |`,
      },
      options: [
        { id: 'a', content: { en: 'A-2, B-1, C-4, D-3', hi: 'A-2, B-1, C-4, D-3' } },
        { id: 'b', content: { en: 'A-2, B-4, C-1, D-3', hi: 'A-2, B-4, C-1, D-3' } },
        { id: 'c', content: { en: 'A-3, B-1, C-4, D-2', hi: 'A-3, B-1, C-4, D-2' } },
        { id: 'd', content: { en: 'A-3, B-4, C-1, D-2', hi: 'A-3, B-4, C-1, D-2' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Two pairs can hardly be missed: **Khan Bahadur Khan**, of the house of the Rohilla chiefs, ruled at **Bareilly**, and **Shah Mal** raised the Jat villages around **Baraut**.

The trap is the two Maulvis: **Ahmadullah Shah** is the Maulvi of **Faizabad**; **Liaqat Ali** led at **Allahabad** from Khusrau Bagh. So A-2, B-4, C-1, D-3.`,
        hi: String.raw`दो युग्म लगभग पक्के हैं: रोहिला सरदारों के वंश के **ख़ान बहादुर ख़ान** ने **बरेली** में शासन सँभाला और **शाह मल** ने **बड़ौत** के आसपास के जाट गाँवों को संगठित किया।

भ्रम दो मौलवियों में होता है: **अहमदुल्लाह शाह** **फ़ैज़ाबाद** के मौलवी हैं, जबकि **लियाक़त अली** ने **इलाहाबाद** में ख़ुसरो बाग़ से नेतृत्व किया। अतः A-2, B-4, C-1, D-3।`,
      },
      reasons: {
        a: {
          en: 'Exchanges the two Maulvis: Liaqat Ali led at Allahabad, Ahmadullah Shah at Faizabad.',
          hi: 'दोनों मौलवियों की अदला-बदली है: लियाक़त अली इलाहाबाद के थे, अहमदुल्लाह शाह फ़ैज़ाबाद के।',
        },
        b: {
          en: 'Each leader stands with his own centre, and the two Maulvis are kept apart.',
          hi: 'हर नेता अपने केंद्र के साथ है और दोनों मौलवी अलग-अलग पहचाने गए हैं।',
        },
        c: { en: 'Every leader is in a place that belongs to another.', hi: 'हर नेता किसी दूसरे के केंद्र में रख दिया गया है।' },
        d: {
          en: 'Sends Khan Bahadur Khan to Baraut, though he held the Rohilla country from Bareilly.',
          hi: 'ख़ान बहादुर ख़ान को बड़ौत भेज दिया, जबकि वे बरेली से रुहेलखंड सँभाल रहे थे।',
        },
      },
    },
    {
      code: 'up-009',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'All the elected Indian members of the Imperial Legislative Council voted for the Rowlatt Bill in 1919.',
          hi: '1919 में शाही विधान परिषद के सभी निर्वाचित भारतीय सदस्यों ने रॉलेट विधेयक के पक्ष में मत दिया।',
        },
        reason: {
          en: 'The Rowlatt Act empowered the Government to detain a person without trial.',
          hi: 'रॉलेट अधिनियम सरकार को किसी व्यक्ति को बिना मुक़दमे के बंदी बनाए रखने की अनुमति देता था।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['d'] },
      solution: {
        en: String.raw`The bill was carried by the **official majority**; the elected Indian members all **opposed** it, and some, Jinnah and Malaviya among them, resigned in protest. So A is false.

R is true: detention without trial was the heart of the "Black Act", against which Gandhiji called the hartal of 6 April 1919.`,
        hi: String.raw`विधेयक **सरकारी बहुमत** से पारित हुआ; निर्वाचित भारतीय सदस्य सब **विरोध** में थे, और जिन्ना तथा मालवीय सहित कुछ ने इस्तीफ़ा भी दिया। अतः A असत्य है।

R सत्य है: बिना मुक़दमे के नज़रबंदी ही इस "काले क़ानून" का सार थी, जिसके विरुद्ध गांधीजी ने 6 अप्रैल 1919 की हड़ताल बुलाई।`,
      },
      reasons: {
        a: {
          en: 'A is not true, so nothing can explain it.',
          hi: 'A सत्य ही नहीं है, इसलिए उसकी व्याख्या का प्रश्न नहीं उठता।',
        },
        b: {
          en: 'R is a fact, but the Indian members voted against the bill.',
          hi: 'R तथ्य है, पर भारतीय सदस्यों ने विधेयक के विरुद्ध मत दिया था।',
        },
        c: {
          en: 'It is the other way round: the votes in A did not happen, the powers in R did exist.',
          hi: 'बात उलटी है: A वाला मतदान हुआ ही नहीं और R वाली शक्तियाँ सचमुच दी गई थीं।',
        },
        d: {
          en: 'Indian members opposed it; detention without trial was its main provision.',
          hi: 'भारतीय सदस्यों ने विरोध किया; बिना मुक़दमे की नज़रबंदी इसका मुख्य प्रावधान थी।',
        },
      },
    },
    {
      code: 'up-010',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'art-and-culture',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: 'Ravanachhaya, a shadow theatre with small leather puppets that have no joints, belongs to',
        hi: 'रावणछाया, जो बिना जोड़ वाली चमड़े की छोटी पुतलियों का छाया नाट्य है, किस राज्य की कला है?',
      },
      options: [
        { id: 'a', content: { en: 'Odisha', hi: 'ओडिशा' } },
        { id: 'b', content: { en: 'Tamil Nadu', hi: 'तमिलनाडु' } },
        { id: 'c', content: { en: 'Andhra Pradesh', hi: 'आंध्र प्रदेश' } },
        { id: 'd', content: { en: 'Karnataka', hi: 'कर्नाटक' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Shadow theatres by State:

- **Ravanachhaya**: Odisha
- Tolu Bommalattam: Tamil Nadu
- Tholu Bommalata: Andhra Pradesh
- Togalu Gombeyata: Karnataka

The southern names speak of leather or dolls (tolu, togalu; bomma, gombe). Ravanachhaya, "the shadow of Ravana", is the one from outside the south.`,
        hi: String.raw`राज्यों के छाया नाट्य:

- **रावणछाया**: ओडिशा
- तोलु बोम्मलाट्टम: तमिलनाडु
- तोलु बोम्मलाट: आंध्र प्रदेश
- तोगलु गोंबेयाट: कर्नाटक

दक्षिण के नामों में चमड़ा या गुड़िया का अर्थ है (तोलु, तोगलु; बोम्म, गोंबे)। "रावण की छाया" अर्थ वाली रावणछाया दक्षिण से बाहर की है।`,
      },
      reasons: {
        a: {
          en: 'It is the shadow theatre of Odisha, played from the Rama story.',
          hi: 'यह ओडिशा का छाया नाट्य है, जिसमें रामकथा खेली जाती है।',
        },
        b: {
          en: 'The leather puppets of Tamil Nadu go by the name of Tolu Bommalattam.',
          hi: 'तमिलनाडु की चमड़े की पुतलियों का खेल तोलु बोम्मलाट्टम कहलाता है।',
        },
        c: {
          en: 'The large jointed leather figures of Andhra Pradesh are Tholu Bommalata.',
          hi: 'आंध्र प्रदेश की बड़ी, जोड़दार चमड़े की पुतलियाँ तोलु बोम्मलाट कहलाती हैं।',
        },
        d: {
          en: 'In Karnataka the shadow theatre is called Togalu Gombeyata.',
          hi: 'कर्नाटक में छाया नाट्य को तोगलु गोंबेयाट कहते हैं।',
        },
      },
    },
    {
      code: 'up-011',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'medieval-history',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`With reference to the reign of Sher Shah, consider the following statements:

1. The peasant received a patta and gave a qabuliyat in return.
2. The share of the State was fixed at half of the average produce.
3. He issued a silver rupiya of about 178 grains.

Which of the statements given above is/are correct?`,
        hi: String.raw`शेरशाह के शासनकाल के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. किसान को पट्टा दिया जाता था और बदले में उससे क़बूलियत ली जाती थी।
2. राज्य का भाग औसत उपज का आधा तय किया गया।
3. उसने लगभग 178 ग्रेन का चाँदी का रुपया चलाया।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 only', hi: 'केवल 1' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Sher Shah had the land measured, took the average of good, middling and poor land and claimed **one-third** of it, not half. So 2 is wrong. Half of the produce was the demand of **Alauddin Khalji**.

The written deed of the State (patta), the undertaking of the peasant (qabuliyat) and the silver **rupiya** of about 178 grains are the lasting marks of his short reign.`,
        hi: String.raw`शेरशाह ने भूमि नपवाई, अच्छी, मध्यम और ख़राब भूमि की उपज का औसत निकाला और उसका **एक-तिहाई** लिया, आधा नहीं। अतः 2 ग़लत है। आधी उपज की माँग **अलाउद्दीन ख़िलजी** की थी।

राज्य का लिखित पट्टा, किसान की क़बूलियत और लगभग 178 ग्रेन का चाँदी का **रुपया** उसके छोटे शासनकाल की स्थायी देन हैं।`,
      },
      reasons: {
        a: {
          en: 'The coin was missed: the silver rupiya is his best-known legacy.',
          hi: 'सिक्का छूट गया: चाँदी का रुपया उसकी सबसे प्रसिद्ध देन है।',
        },
        b: {
          en: 'Deeds and coin are his; the demand was one-third and not half.',
          hi: 'पट्टा-क़बूलियत और सिक्का उसके हैं; माँग एक-तिहाई थी, आधी नहीं।',
        },
        c: {
          en: 'Half was the demand of Alauddin Khalji, and patta and qabuliyat were left out.',
          hi: 'आधी माँग अलाउद्दीन ख़िलजी की थी, और पट्टा-क़बूलियत छूट गए।',
        },
        d: {
          en: 'The demand of one-third was taken for one-half, and the coin was not known.',
          hi: 'एक-तिहाई की माँग को आधा मान लिया गया और सिक्के की जानकारी नहीं थी।',
        },
      },
    },
    {
      code: 'up-012',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'ancient-history',
      difficulty: 'easy',
      targetSeconds: 25,
      stem: {
        en: 'Which one of the sixteen mahajanapadas lay on the Godavari?',
        hi: 'सोलह महाजनपदों में से कौन-सा गोदावरी के तट पर था?',
      },
      options: [
        { id: 'a', content: { en: 'Avanti', hi: 'अवंति' } },
        { id: 'b', content: { en: 'Chedi', hi: 'चेदि' } },
        { id: 'c', content: { en: 'Ashmaka', hi: 'अश्मक' } },
        { id: 'd', content: { en: 'Vatsa', hi: 'वत्स' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Fifteen of the sixteen lay in the north and in central India. The one south of the Vindhyas was **Ashmaka** (Assaka), on the **Godavari**, with its capital at Potana (Potali).

Avanti is the usual slip: it is in Malwa, on the Shipra and the Narmada, and so north of the Godavari.`,
        hi: String.raw`सोलह में से पंद्रह महाजनपद उत्तर और मध्य भारत में थे। विंध्य के दक्षिण में एक ही था: **गोदावरी** पर **अश्मक** (अस्सक), जिसकी राजधानी पोतन (पोतलि) थी।

अक्सर अवंति पर चूक होती है: वह मालवा में शिप्रा और नर्मदा पर था, यानी गोदावरी से उत्तर में।`,
      },
      reasons: {
        a: {
          en: 'It lay in Malwa, with Ujjayini and Mahishmati as its cities.',
          hi: 'वह मालवा में था; उज्जयिनी और माहिष्मती उसके नगर थे।',
        },
        b: { en: 'It lay in Bundelkhand, south of the Yamuna.', hi: 'वह यमुना के दक्षिण में, बुंदेलखंड में था।' },
        c: {
          en: 'It was the only one in the south: Potana was its capital.',
          hi: 'दक्षिण में यही एक महाजनपद था: इसकी राजधानी पोतन थी।',
        },
        d: {
          en: 'Its capital Kaushambi stood on the Yamuna near Prayagraj.',
          hi: 'इसकी राजधानी कौशांबी प्रयागराज के पास यमुना पर थी।',
        },
      },
    },
    {
      code: 'up-013',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Commission or committee on education) | List-II (Viceroy at the time) |
| --- | --- |
| A. Hunter Commission | 1. Lord Curzon |
| B. Raleigh Commission | 2. Lord Irwin |
| C. Sadler Commission | 3. Lord Chelmsford |
| D. Hartog Committee | 4. Lord Ripon |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (शिक्षा से जुड़ा आयोग या समिति) | सूची-II (तत्कालीन वायसराय) |
| --- | --- |
| A. हंटर आयोग | 1. लॉर्ड कर्ज़न |
| B. रैले आयोग | 2. लॉर्ड इरविन |
| C. सैडलर आयोग | 3. लॉर्ड चेम्सफ़ोर्ड |
| D. हार्टोग समिति | 4. लॉर्ड रिपन |`,
      },
      options: [
        { id: 'a', content: { en: 'A-4, B-1, C-3, D-2', hi: 'A-4, B-1, C-3, D-2' } },
        { id: 'b', content: { en: 'A-4, B-1, C-2, D-3', hi: 'A-4, B-1, C-2, D-3' } },
        { id: 'c', content: { en: 'A-1, B-4, C-2, D-3', hi: 'A-1, B-4, C-2, D-3' } },
        { id: 'd', content: { en: 'A-1, B-4, C-3, D-2', hi: 'A-1, B-4, C-3, D-2' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Put the four in order of time and lay the Viceroys beside them:

- Hunter, **1882**: primary and secondary schools, **Ripon**
- Raleigh, **1902**: universities, **Curzon** (Act of 1904)
- Sadler, **1917**: Calcutta University, **Chelmsford**
- Hartog, **1928-29**: growth of education, **Irwin**

A second Hunter headed the inquiry of 1919 into Punjab; he has nothing to do with schools.`,
        hi: String.raw`चारों को समय के क्रम में रखिए और साथ में वायसराय लिखिए:

- हंटर, **1882**: प्राथमिक और माध्यमिक शिक्षा, **रिपन**
- रैले, **1902**: विश्वविद्यालय, **कर्ज़न** (1904 का अधिनियम)
- सैडलर, **1917**: कलकत्ता विश्वविद्यालय, **चेम्सफ़ोर्ड**
- हार्टोग, **1928-29**: शिक्षा का विस्तार, **इरविन**

1919 में पंजाब की जाँच करने वाले हंटर दूसरे थे; उनका शिक्षा से कोई संबंध नहीं।`,
      },
      reasons: {
        a: {
          en: '1882, 1902, 1917 and 1928: each fits the term of its Viceroy.',
          hi: '1882, 1902, 1917 और 1928: हर तिथि अपने वायसराय के कार्यकाल में है।',
        },
        b: {
          en: 'Exchanges Chelmsford (till 1921) and Irwin (from 1926).',
          hi: 'चेम्सफ़ोर्ड (1921 तक) और इरविन (1926 से) की अदला-बदली है।',
        },
        c: {
          en: 'Both exchanges at once: no body is with its own Viceroy.',
          hi: 'दोनों अदला-बदली एक साथ: कोई भी अपने वायसराय के साथ नहीं है।',
        },
        d: {
          en: 'Exchanges Ripon and Curzon, whose concern was the universities.',
          hi: 'रिपन और कर्ज़न की अदला-बदली है; विश्वविद्यालयों की चिंता कर्ज़न की थी।',
        },
      },
    },
    {
      code: 'up-014',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'art-and-culture',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'In the sculpture of Gandhara the Buddha is often shown with wavy hair and a robe in heavy folds.',
          hi: 'गांधार की मूर्तिकला में बुद्ध को प्रायः लहरदार केश और भारी चुन्नटों वाले वस्त्र में दिखाया गया है।',
        },
        reason: {
          en: 'The sculptors of Mathura worked chiefly in spotted red sandstone.',
          hi: 'मथुरा के मूर्तिकार मुख्यतः चित्तीदार लाल बलुआ पत्थर में काम करते थे।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['b'] },
      solution: {
        en: String.raw`Both are textbook facts. Test the link: *"Gandhara shows wavy hair **because** Mathura used red sandstone"* makes no sense.

The look of the Gandhara Buddha comes from **Graeco-Roman** models, and its usual stone is grey schist. So both are true, but R does not explain A.`,
        hi: String.raw`दोनों सही तथ्य हैं। संबंध परखिए: *"गांधार में लहरदार केश हैं, **क्योंकि** मथुरा में लाल पत्थर था"* का कोई अर्थ नहीं बनता।

गांधार के बुद्ध का रूप **यूनानी-रोमन** नमूनों से आया और वहाँ का सामान्य पत्थर स्लेटी शिस्ट है। अतः दोनों सत्य हैं, पर R, A की व्याख्या नहीं है।`,
      },
      reasons: {
        a: {
          en: 'The stone used at Mathura cannot be the cause of a style in Gandhara.',
          hi: 'मथुरा का पत्थर गांधार की शैली का कारण नहीं हो सकता।',
        },
        b: {
          en: 'Two facts about two schools; the look in A comes from Graeco-Roman models.',
          hi: 'दो शैलियों के दो तथ्य; A वाला रूप यूनानी-रोमन नमूनों से आया।',
        },
        c: {
          en: 'R is true: the spotted red stone came from the quarries near Sikri.',
          hi: 'R सत्य है: चित्तीदार लाल पत्थर सीकरी के पास की खानों से आता था।',
        },
        d: {
          en: 'A is true: hair and drapery are the marks of the school.',
          hi: 'A सत्य है: केश और वस्त्र ही इस शैली की पहचान हैं।',
        },
      },
    },
    {
      code: 'up-015',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Arrange the following events in chronological order and select the correct answer using the code given below.

1. Revolt of the naval ratings at Bombay
2. Swearing-in of the Interim Government
3. Simla Conference called by Lord Wavell
4. Start of the first INA trial at the Red Fort`,
        hi: String.raw`निम्नलिखित घटनाओं को कालानुक्रम में व्यवस्थित कीजिए तथा नीचे दिए गए कूट से सही उत्तर चुनिए।

1. बंबई में नौसैनिकों का विद्रोह
2. अंतरिम सरकार का शपथ ग्रहण
3. लॉर्ड वेवेल द्वारा बुलाया गया शिमला सम्मेलन
4. लाल क़िले में आज़ाद हिंद फ़ौज के पहले मुक़दमे की शुरुआत`,
      },
      options: [
        { id: 'a', content: { en: '4, 3, 1, 2', hi: '4, 3, 1, 2' } },
        { id: 'b', content: { en: '4, 3, 2, 1', hi: '4, 3, 2, 1' } },
        { id: 'c', content: { en: '3, 4, 2, 1', hi: '3, 4, 2, 1' } },
        { id: 'd', content: { en: '3, 4, 1, 2', hi: '3, 4, 1, 2' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- Simla Conference: **June-July 1945**, the war with Japan still on
- First INA trial (Shah Nawaz, Sahgal, Dhillon): **November 1945**
- Revolt of the ratings: **February 1946**
- Interim Government: **2 September 1946**

Hold on to the chain: the anger over the INA trials fed the revolt of the ratings, and that hurried the talks which led to the Interim Government.`,
        hi: String.raw`- शिमला सम्मेलन: **जून-जुलाई 1945**, जापान से युद्ध अभी चल रहा था
- आज़ाद हिंद फ़ौज का पहला मुक़दमा (शाहनवाज़, सहगल, ढिल्लों): **नवंबर 1945**
- नौसैनिक विद्रोह: **फ़रवरी 1946**
- अंतरिम सरकार: **2 सितंबर 1946**

कड़ी याद रखें: मुक़दमों से उपजे रोष ने नौसैनिक विद्रोह को हवा दी, और उससे वह बातचीत तेज़ हुई जिससे अंतरिम सरकार बनी।`,
      },
      reasons: {
        a: {
          en: 'The trials were put before Simla, but the war was still on when Wavell met the leaders.',
          hi: 'मुक़दमे को शिमला से पहले रख दिया, जबकि वेवेल की बैठक के समय युद्ध चल ही रहा था।',
        },
        b: {
          en: 'Both halves are turned round: trial before Simla, and Government before revolt.',
          hi: 'दोनों हिस्से उलट गए: मुक़दमा शिमला से पहले और सरकार विद्रोह से पहले।',
        },
        c: {
          en: 'The revolt of February 1946 came before the Government of September 1946.',
          hi: 'फ़रवरी 1946 का विद्रोह सितंबर 1946 की सरकार से पहले हुआ।',
        },
        d: {
          en: 'June 1945, November 1945, February 1946 and September 1946.',
          hi: 'जून 1945, नवंबर 1945, फ़रवरी 1946 और सितंबर 1946।',
        },
      },
    },
    {
      code: 'up-016',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'medieval-history',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Department) | List-II (Sultan who set it up) |
| --- | --- |
| A. Diwan-i-Amir-Kohi | 1. Muhammad bin Tughlaq |
| B. Diwan-i-Khairat | 2. Balban |
| C. Diwan-i-Arz | 3. Firuz Tughlaq |
| D. Diwan-i-Mustakhraj | 4. Alauddin Khalji |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (विभाग) | सूची-II (स्थापित करने वाला सुल्तान) |
| --- | --- |
| A. दीवान-ए-अमीर-कोही | 1. मुहम्मद बिन तुग़लक़ |
| B. दीवान-ए-ख़ैरात | 2. बलबन |
| C. दीवान-ए-अर्ज़ | 3. फ़िरोज़ तुग़लक़ |
| D. दीवान-ए-मुस्तख़राज | 4. अलाउद्दीन ख़िलजी |`,
      },
      options: [
        { id: 'a', content: { en: 'A-3, B-1, C-4, D-2', hi: 'A-3, B-1, C-4, D-2' } },
        { id: 'b', content: { en: 'A-1, B-3, C-2, D-4', hi: 'A-1, B-3, C-2, D-4' } },
        { id: 'c', content: { en: 'A-3, B-1, C-2, D-4', hi: 'A-3, B-1, C-2, D-4' } },
        { id: 'd', content: { en: 'A-1, B-3, C-4, D-2', hi: 'A-1, B-3, C-4, D-2' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Each department mirrors the policy of its Sultan:

- **Amir-Kohi**, to extend farming: **Muhammad bin Tughlaq**
- **Khairat**, charity, help for marriages of poor girls: **Firuz Tughlaq**
- **Arz**, the army as a separate charge: **Balban**
- **Mustakhraj**, recovery of arrears of revenue: **Alauddin Khalji**

So A-1, B-3, C-2, D-4. The trap is Arz: Alauddin's army was bigger, but the department is Balban's.`,
        hi: String.raw`हर विभाग अपने सुल्तान की नीति का दर्पण है:

- **अमीर-कोही**, खेती का विस्तार: **मुहम्मद बिन तुग़लक़**
- **ख़ैरात**, दान और ग़रीब लड़कियों के विवाह में सहायता: **फ़िरोज़ तुग़लक़**
- **अर्ज़**, सेना का अलग विभाग: **बलबन**
- **मुस्तख़राज**, बक़ाया राजस्व की वसूली: **अलाउद्दीन ख़िलजी**

अतः A-1, B-3, C-2, D-4। भ्रम अर्ज़ पर होता है: अलाउद्दीन की सेना बड़ी थी, पर विभाग बलबन का है।`,
      },
      reasons: {
        a: {
          en: 'The Tughlaqs are exchanged and the army department goes to Alauddin.',
          hi: 'तुग़लक़ों की अदला-बदली है और सेना का विभाग भी अलाउद्दीन को दे दिया गया।',
        },
        b: {
          en: 'Farming, charity, army and arrears: each goes with the right Sultan.',
          hi: 'खेती, दान, सेना और बक़ाया वसूली: हर विभाग सही सुल्तान के साथ है।',
        },
        c: {
          en: 'Exchanges the two Tughlaqs: charity was the work of Firuz.',
          hi: 'दोनों तुग़लक़ों की अदला-बदली है: दान का विभाग फ़िरोज़ का था।',
        },
        d: {
          en: 'Gives the army department to Alauddin, though Balban set it up.',
          hi: 'सेना का विभाग अलाउद्दीन को दे दिया, जबकि उसे बलबन ने स्थापित किया था।',
        },
      },
    },
    {
      code: 'up-017',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'ancient-history',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'Towards the end of his life Chandragupta Maurya became a follower of Buddhism.',
          hi: 'जीवन के अंतिम दिनों में चंद्रगुप्त मौर्य बौद्ध धर्म का अनुयायी हो गया।',
        },
        reason: {
          en: 'Jain tradition tells that he went south with Bhadrabahu and fasted to death at Shravanabelagola.',
          hi: 'जैन परंपरा के अनुसार वह भद्रबाहु के साथ दक्षिण गया और श्रवणबेलगोला में उसने उपवास करके (सल्लेखना) प्राण त्यागे।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['d'] },
      solution: {
        en: String.raw`What is told of Chandragupta's last years is **Jain**: he left the throne to Bindusara, followed **Bhadrabahu** to Shravanabelagola and died there by **sallekhana**. The hill Chandragiri there is said to be named after him. So R is true and A false.

The Mauryan who turned to Buddhism was his grandson **Ashoka**.`,
        hi: String.raw`चंद्रगुप्त के अंतिम वर्षों की कथा **जैन** परंपरा की है: वह बिंदुसार को राज्य देकर **भद्रबाहु** के साथ श्रवणबेलगोला गया और वहाँ **सल्लेखना** से देह छोड़ी। माना जाता है कि वहाँ की चंद्रगिरि पहाड़ी उसी के नाम पर है। अतः R सत्य है और A असत्य।

बौद्ध धर्म अपनाने वाला मौर्य शासक उसका पौत्र **अशोक** था।`,
      },
      reasons: {
        a: { en: 'A is false, so R cannot be its explanation.', hi: 'A असत्य है, इसलिए R उसकी व्याख्या नहीं हो सकता।' },
        b: { en: 'Ashoka has been taken for his grandfather in A.', hi: 'A में अशोक को उसका दादा समझ लिया गया है।' },
        c: {
          en: 'The story of Bhadrabahu is indeed a part of Jain tradition.',
          hi: 'भद्रबाहु की कथा सचमुच जैन परंपरा का अंग है।',
        },
        d: {
          en: 'Tradition makes him a Jain ascetic; the Buddhist was Ashoka.',
          hi: 'परंपरा उसे जैन साधु बताती है; बौद्ध अशोक हुआ था।',
        },
      },
    },
    {
      code: 'up-018',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'art-and-culture',
      difficulty: 'hard',
      targetSeconds: 45,
      stem: {
        en: String.raw`With reference to Hindustani music, consider the following statements:

1. Raja Man Singh Tomar of Gwalior was a patron of dhrupad, and the work Mankutuhal is linked with his court.
2. Niyamat Khan, who took the name Sadarang, composed khayals at the court of Emperor Muhammad Shah.

Which of the statements given above is/are correct?`,
        hi: String.raw`हिंदुस्तानी संगीत के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. ग्वालियर के राजा मानसिंह तोमर ध्रुपद के संरक्षक थे और मानकुतूहल ग्रंथ उनके दरबार से जुड़ा है।
2. "सदारंग" उपनाम वाले नियामत ख़ाँ ने सम्राट मुहम्मद शाह के दरबार में ख़याल रचे।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **1 is correct.** Man Singh (r. 1486-1516) gave dhrupad in Hindi its courtly form; the Mankutuhal of his court was later put into Persian by Faqirullah as *Rag Darpan*.
- **2 is correct.** Niyamat Khan "**Sadarang**" and Firoz Khan "**Adarang**" made khayal the great form of the 18th century under **Muhammad Shah "Rangila"**.

Remember the pair by age: dhrupad with Gwalior, about 1500; khayal with Delhi, after 1719. Tansen came from the Gwalior tradition.`,
        hi: String.raw`- **1 सही है।** मानसिंह (शासन 1486-1516) ने हिंदी के ध्रुपद को दरबारी रूप दिया; उनके दरबार के मानकुतूहल को बाद में फ़क़ीरुल्लाह ने *राग दर्पण* नाम से फ़ारसी में उतारा।
- **2 सही है।** नियामत ख़ाँ "**सदारंग**" और फ़िरोज़ ख़ाँ "**अदारंग**" ने **मुहम्मद शाह "रंगीला"** के समय ख़याल को 18वीं सदी की प्रमुख शैली बनाया।

काल से याद रखें: ध्रुपद ग्वालियर से, लगभग 1500; ख़याल दिल्ली से, 1719 के बाद। तानसेन ग्वालियर की ही परंपरा से थे।`,
      },
      reasons: {
        a: {
          en: 'Khayal was perhaps tied to Amir Khusrau, and the work of Sadarang was passed over.',
          hi: 'ख़याल को शायद अमीर ख़ुसरो से जोड़ लिया गया और सदारंग का काम छूट गया।',
        },
        b: {
          en: 'Dhrupad was perhaps tied to Akbar and Tansen, though Gwalior had shaped it earlier.',
          hi: 'ध्रुपद को शायद अकबर और तानसेन से जोड़ लिया गया, जबकि ग्वालियर में वह पहले ही ढल चुका था।',
        },
        c: {
          en: 'Gwalior for dhrupad and the court of Muhammad Shah for khayal: both hold.',
          hi: 'ध्रुपद के लिए ग्वालियर और ख़याल के लिए मुहम्मद शाह का दरबार: दोनों सही हैं।',
        },
        d: {
          en: 'Both patrons were doubted; each is well attested in writings on music.',
          hi: 'दोनों संरक्षकों पर संदेह किया गया; संगीत ग्रंथों में दोनों प्रमाणित हैं।',
        },
      },
    },
    {
      code: 'up-019',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'easy',
      targetSeconds: 25,
      stem: {
        en: 'By which treaty did Peshwa Baji Rao II enter into a subsidiary alliance with the English?',
        hi: 'पेशवा बाजीराव द्वितीय ने किस संधि द्वारा अंग्रेज़ों के साथ सहायक संधि स्वीकार की?',
      },
      options: [
        { id: 'a', content: { en: 'Treaty of Surji-Anjangaon', hi: 'सुर्जी-अंजनगाँव की संधि' } },
        { id: 'b', content: { en: 'Treaty of Deogaon', hi: 'देवगाँव की संधि' } },
        { id: 'c', content: { en: 'Treaty of Purandar', hi: 'पुरंदर की संधि' } },
        { id: 'd', content: { en: 'Treaty of Bassein', hi: 'बसीन की संधि' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Yashwantrao Holkar beat the forces of the Peshwa and Sindhia near Poona in October 1802. Baji Rao II fled to the English and signed at **Bassein** on **31 December 1802**. The other Maratha chiefs would not accept it, and so the Second Anglo-Maratha War began in 1803.

Purandar (1776) belongs to the **first** war. Deogaon (Bhonsle) and Surji-Anjangaon (Sindhia) came in December 1803, out of the second.`,
        hi: String.raw`अक्टूबर 1802 में यशवंतराव होल्कर ने पूना के पास पेशवा और सिंधिया की सेना को हराया। बाजीराव द्वितीय ने अंग्रेज़ों की शरण ली और **31 दिसंबर 1802** को **बसीन** में हस्ताक्षर किए। दूसरे मराठा सरदारों ने इसे नहीं माना, और 1803 में दूसरा आंग्ल-मराठा युद्ध छिड़ा।

पुरंदर (1776) **पहले** युद्ध की संधि है। देवगाँव (भोंसले) और सुर्जी-अंजनगाँव (सिंधिया) की संधियाँ दूसरे युद्ध में, दिसंबर 1803 में हुईं।`,
      },
      reasons: {
        a: {
          en: 'It was made by Daulatrao Sindhia at the end of 1803, when he had lost the war.',
          hi: 'यह 1803 के अंत में, युद्ध हारने पर, दौलतराव सिंधिया ने की।',
        },
        b: { en: 'It was signed by the Bhonsle of Nagpur in December 1803.', hi: 'यह दिसंबर 1803 में नागपुर के भोंसले ने की।' },
        c: {
          en: 'The treaty of that name with the English is of 1776, in the first war.',
          hi: 'अंग्रेज़ों के साथ इस नाम की संधि 1776 की, पहले युद्ध के समय की है।',
        },
        d: {
          en: 'He signed it in December 1802 after his defeat by Holkar.',
          hi: 'होल्कर से हारकर उन्होंने दिसंबर 1802 में यह संधि की।',
        },
      },
    },
    {
      code: 'up-020',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'ancient-history',
      difficulty: 'hard',
      targetSeconds: 40,
      stem: {
        en: 'According to an inscription of the time of Skandagupta, who had the burst embankment of the Sudarshana lake rebuilt?',
        hi: 'स्कंदगुप्त के समय के अभिलेख के अनुसार सुदर्शन झील के टूटे बाँध को किसने फिर से बनवाया?',
      },
      options: [
        { id: 'a', content: { en: 'Pushyagupta', hi: 'पुष्यगुप्त' } },
        { id: 'b', content: { en: 'Chakrapalita', hi: 'चक्रपालित' } },
        { id: 'c', content: { en: 'Suvishakha', hi: 'सुविशाख' } },
        { id: 'd', content: { en: 'Tushaspha', hi: 'तुषास्फ' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The rock at Junagadh (Girnar) tells the story of one lake over eight centuries:

- **Pushyagupta** built it for Chandragupta Maurya
- **Tushaspha**, a Yavana, added channels under Ashoka
- **Suvishakha** repaired it under Rudradaman (150 CE)
- **Chakrapalita**, son of the governor Parnadatta, rebuilt the dam under Skandagupta

All four names stand on the same rock, so only the ruler tells them apart.`,
        hi: String.raw`जूनागढ़ (गिरनार) की शिला एक ही झील की लगभग आठ सदियों की कथा कहती है:

- **पुष्यगुप्त** ने चंद्रगुप्त मौर्य के लिए बनवाई
- **तुषास्फ** (यवन) ने अशोक के समय नहरें निकालीं
- **सुविशाख** ने रुद्रदामन के समय (150 ई.) मरम्मत कराई
- **चक्रपालित**, राज्यपाल पर्णदत्त के पुत्र, ने स्कंदगुप्त के समय बाँध फिर बनवाया

चारों नाम एक ही शिला पर हैं, इसलिए पहचान शासक से ही होगी।`,
      },
      reasons: {
        a: {
          en: 'He built the lake first, for Chandragupta Maurya.',
          hi: 'उसने झील सबसे पहले, चंद्रगुप्त मौर्य के लिए बनवाई थी।',
        },
        b: {
          en: 'Son of Parnadatta, the governor of Surashtra under Skandagupta.',
          hi: 'वह स्कंदगुप्त के सुराष्ट्र के राज्यपाल पर्णदत्त का पुत्र था।',
        },
        c: { en: 'He repaired it under the Shaka ruler Rudradaman.', hi: 'उसने शक शासक रुद्रदामन के समय मरम्मत कराई थी।' },
        d: {
          en: 'He was the Yavana officer who improved it in the reign of Ashoka.',
          hi: 'वह अशोक के समय इसे सुधारने वाला यवन अधिकारी था।',
        },
      },
    },
    {
      code: 'up-021',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'medieval-history',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Consider the following statements about the Vijayanagara kingdom:

1. The Italian traveller Nicolo Conti visited it in the reign of Krishnadevaraya.
2. The amara-nayakas held land from the king and maintained a fixed number of troops for him.

Which of the statements given above is/are correct?`,
        hi: String.raw`विजयनगर राज्य के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. इतालवी यात्री निकोलो कोंटी कृष्णदेव राय के शासनकाल में वहाँ आया।
2. अमरनायक राजा से भूमि पाते थे और उसके लिए निश्चित संख्या में सैनिक रखते थे।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Tie each foreign visitor to a king:

- Nicolo Conti: **Devaraya I**, about 1420
- Abdur Razzaq: **Devaraya II**, 1443
- Domingo Paes: **Krishnadevaraya**, about 1520
- Nuniz: Achyutadevaraya

So 1 is wrong by a century. Statement 2 describes the **nayankara** system rightly: revenue of a tract (amaram) in return for troops.`,
        hi: String.raw`हर विदेशी यात्री को एक राजा से जोड़िए:

- निकोलो कोंटी: **देवराय प्रथम**, लगभग 1420
- अब्दुर्रज़्ज़ाक़: **देवराय द्वितीय**, 1443
- डोमिंगो पायस: **कृष्णदेव राय**, लगभग 1520
- नूनिज़: अच्युतदेव राय

अतः 1 में एक सदी का अंतर है। कथन 2 **नायंकार** व्यवस्था का सही वर्णन है: सैनिकों के बदले एक क्षेत्र (अमरम) का राजस्व।`,
      },
      reasons: {
        a: {
          en: 'Conti was taken for Paes, who came to Krishnadevaraya.',
          hi: 'कोंटी को पायस समझ लिया गया, जो कृष्णदेव राय के समय आया था।',
        },
        b: {
          en: 'The nayankara system is rightly described; Conti came under Devaraya I.',
          hi: 'नायंकार व्यवस्था का वर्णन सही है; कोंटी देवराय प्रथम के समय आया था।',
        },
        c: {
          en: 'The century between Conti and Krishnadevaraya was missed.',
          hi: 'कोंटी और कृष्णदेव राय के बीच की सदी पर ध्यान नहीं गया।',
        },
        d: {
          en: 'The amara-nayakas were doubted, though troops were the condition of their land.',
          hi: 'अमरनायकों पर संदेह किया गया, जबकि सैनिक रखना ही उनकी भूमि की शर्त थी।',
        },
      },
    },
    {
      code: 'up-022',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'The Congress ministries in the provinces resigned in 1939.',
          hi: 'प्रांतों के कांग्रेस मंत्रिमंडलों ने 1939 में इस्तीफ़े दे दिए।',
        },
        reason: {
          en: 'In the elections of 1937 the Congress did not win a majority of seats in Bengal and Punjab.',
          hi: '1937 के चुनावों में कांग्रेस को बंगाल और पंजाब में बहुमत नहीं मिला।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['b'] },
      solution: {
        en: String.raw`Both happened. But the ministries (in eight provinces) left because **Linlithgow had declared India at war in September 1939 without asking Indians**, and no promise of freedom came. The result in Bengal and Punjab, where the Congress had no ministry anyway, does not explain this.

The trap: a true and related fact is taken for the cause.`,
        hi: String.raw`दोनों बातें हुईं। पर (आठ प्रांतों के) मंत्रिमंडल इसलिए हटे कि **सितंबर 1939 में लिनलिथगो ने भारतीयों से पूछे बिना भारत को युद्ध में शामिल घोषित कर दिया** और स्वतंत्रता का कोई वचन नहीं मिला। बंगाल और पंजाब में, जहाँ कांग्रेस का मंत्रिमंडल था ही नहीं, चुनाव का परिणाम इसका कारण नहीं है।

भ्रम यह है कि सही और मिलते-जुलते तथ्य को कारण मान लिया जाता है।`,
      },
      reasons: {
        a: {
          en: 'The cause lay in the war declared without consulting Indians, not in the election.',
          hi: 'कारण भारतीयों से पूछे बिना घोषित युद्ध था, चुनाव नहीं।',
        },
        b: {
          en: 'Two true facts; the resignation is explained by the declaration of war.',
          hi: 'दोनों तथ्य सही हैं; इस्तीफ़े का कारण युद्ध की घोषणा थी।',
        },
        c: {
          en: 'R is true: Bengal had Fazlul Huq, Punjab the Unionist Party.',
          hi: 'R सत्य है: बंगाल में फ़ज़लुल हक़ और पंजाब में यूनियनिस्ट पार्टी की सरकार थी।',
        },
        d: {
          en: 'A is true: the resignations came in October and November 1939.',
          hi: 'A सत्य है: इस्तीफ़े अक्टूबर और नवंबर 1939 में दिए गए।',
        },
      },
    },
    {
      code: 'up-023',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'uttar-pradesh',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Consider the following pairs (Folk art of Uttar Pradesh – District best known for it):

1. Charkula dance – Mathura
2. Singing of the Alha – Mahoba
3. Singing of Kajari – Mirzapur

Which of the pairs given above is/are correctly matched?`,
        hi: String.raw`निम्नलिखित युग्मों (उत्तर प्रदेश की लोक कला – संबद्ध ज़िला) पर विचार कीजिए:

1. चरकुला नृत्य – मथुरा
2. आल्हा गायन – महोबा
3. कजरी गायन – मिर्ज़ापुर

उपर्युक्त युग्मों में से कौन-सा/से सही सुमेलित है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Ask which land each belongs to:

- **Charkula**: women of Braj dance with a tier of lamps on the head: **Mathura**
- **Alha**: the heroes Alha and Udal of **Mahoba**, in Bundelkhand
- **Kajari**: songs of the rains: **Mirzapur**

All three pairs hold. The mind looks for an exchange; here there is none.`,
        hi: String.raw`देखिए कि कौन-सी कला किस भूमि की है:

- **चरकुला**: ब्रज की स्त्रियाँ सिर पर दीपों का स्तंभ रखकर नाचती हैं: **मथुरा**
- **आल्हा**: बुंदेलखंड में **महोबा** के वीर आल्हा और ऊदल
- **कजरी**: वर्षा ऋतु के गीत: **मिर्ज़ापुर**

तीनों युग्म सही हैं। मन अदला-बदली खोजता है; यहाँ कोई अदला-बदली नहीं है।`,
      },
      reasons: {
        a: {
          en: 'Kajari was perhaps given to Varanasi, which sings it too; its home is Mirzapur.',
          hi: 'कजरी को शायद वाराणसी का मान लिया गया, जहाँ वह गाई भी जाती है; पर उसका घर मिर्ज़ापुर है।',
        },
        b: { en: 'Charkula was not known as the lamp dance of Braj.', hi: 'चरकुला का ब्रज का दीप-नृत्य होना याद नहीं रहा।' },
        c: {
          en: 'The Alha was perhaps placed elsewhere in Bundelkhand, though it sings of the heroes of Mahoba.',
          hi: 'आल्हा को शायद बुंदेलखंड में कहीं और मान लिया गया, जबकि वह महोबा के वीरों की गाथा है।',
        },
        d: {
          en: 'Braj, Bundelkhand and Mirzapur: each art stands with its own district.',
          hi: 'ब्रज, बुंदेलखंड और मिर्ज़ापुर: हर कला अपने ज़िले के साथ है।',
        },
      },
    },
    {
      code: 'up-024',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'ancient-history',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Arrange the following inscriptions from the earliest to the latest and select the correct answer using the code given below.

1. Junagadh inscription of Rudradaman
2. Hathigumpha inscription of Kharavela
3. Aihole inscription of Ravikirti
4. Prayag Prashasti of Harishena`,
        hi: String.raw`निम्नलिखित अभिलेखों को सबसे पुराने से सबसे नए के क्रम में व्यवस्थित कीजिए तथा नीचे दिए गए कूट से सही उत्तर चुनिए।

1. रुद्रदामन का जूनागढ़ अभिलेख
2. खारवेल का हाथीगुंफा अभिलेख
3. रविकीर्ति का ऐहोल अभिलेख
4. हरिषेण की प्रयाग प्रशस्ति`,
      },
      options: [
        { id: 'a', content: { en: '1, 2, 4, 3', hi: '1, 2, 4, 3' } },
        { id: 'b', content: { en: '2, 1, 4, 3', hi: '2, 1, 4, 3' } },
        { id: 'c', content: { en: '2, 1, 3, 4', hi: '2, 1, 3, 4' } },
        { id: 'd', content: { en: '1, 2, 3, 4', hi: '1, 2, 3, 4' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Date each by its king:

- **Kharavela** of Kalinga: about the 1st century BCE
- **Rudradaman**, Shaka ruler: 150 CE
- **Harishena** for Samudragupta: 4th century
- **Ravikirti** for Pulakeshin II: 634 CE

Language helps too: Hathigumpha is in **Prakrit**; long records in Sanskrit begin with Junagadh.`,
        hi: String.raw`हर अभिलेख की तिथि उसके राजा से निकालिए:

- कलिंग का **खारवेल**: लगभग पहली सदी ई.पू.
- शक शासक **रुद्रदामन**: 150 ई.
- समुद्रगुप्त के लिए **हरिषेण**: चौथी सदी
- पुलकेशिन द्वितीय के लिए **रविकीर्ति**: 634 ई.

भाषा से भी मदद मिलती है: हाथीगुंफा **प्राकृत** में है; संस्कृत के लंबे अभिलेख जूनागढ़ से शुरू होते हैं।`,
      },
      reasons: {
        a: {
          en: 'Junagadh is in Sanskrit and of 150 CE; Kharavela wrote in Prakrit and earlier.',
          hi: 'जूनागढ़ संस्कृत में और 150 ई. का है; खारवेल का अभिलेख प्राकृत में और उससे पुराना है।',
        },
        b: { en: '1st century BCE, 150 CE, 4th century and 634 CE.', hi: 'पहली सदी ई.पू., 150 ई., चौथी सदी और 634 ई.।' },
        c: {
          en: 'Aihole is of Pulakeshin II, nearly three centuries after Samudragupta.',
          hi: 'ऐहोल पुलकेशिन द्वितीय का है, समुद्रगुप्त से लगभग तीन सदी बाद।',
        },
        d: { en: 'Both pairs are turned round.', hi: 'दोनों जोड़े उलट गए हैं।' },
      },
    },
    {
      code: 'up-025',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'hard',
      targetSeconds: 55,
      stem: {
        en: String.raw`With reference to popular risings of the nineteenth century, consider the following statements:

1. Titu Mir was the founder of the Faraizi movement.
2. Buddhu Bhagat was a leader of the Kol rising of 1831-32.
3. The Pagal Panthis of northern Mymensingh rose under Tipu Shah.

Which of the statements given above is/are correct?`,
        hi: String.raw`उन्नीसवीं सदी के जन विद्रोहों के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. तीतू मीर फ़राइज़ी आंदोलन के संस्थापक थे।
2. बुद्धू भगत 1831-32 के कोल विद्रोह के एक नेता थे।
3. उत्तरी मैमनसिंह के पागलपंथियों ने टीपू शाह के नेतृत्व में विद्रोह किया।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'b', content: { en: '2 only', hi: 'केवल 2' } },
        { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'd', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is wrong.** The Faraizi movement was founded by **Haji Shariatullah** and led on by his son Dudu Miyan. Titu Mir fought at Barasat from his bamboo fort and fell there in 1831.
- **2 is correct.** Buddhu Bhagat fell in the Kol rising of Chhota Nagpur.
- **3 is correct.** Karam Shah founded the Pagal Panthi sect; his son **Tipu Shah** led the peasants against the zamindars from 1825.

All of this is Bengal and its borders at about the same time, so tie each name to its sect or tribe.`,
        hi: String.raw`- **1 ग़लत है।** फ़राइज़ी आंदोलन **हाजी शरीयतुल्लाह** ने शुरू किया और उनके पुत्र दूदू मियाँ ने आगे बढ़ाया। तीतू मीर बारासात में बाँस के क़िले से लड़े और 1831 में मारे गए।
- **2 सही है।** बुद्धू भगत छोटानागपुर के कोल विद्रोह में मारे गए।
- **3 सही है।** पागलपंथी संप्रदाय करम शाह ने बनाया; उनके पुत्र **टीपू शाह** ने 1825 से किसानों को ज़मींदारों के विरुद्ध संगठित किया।

सब घटनाएँ बंगाल और उसके आसपास की, लगभग एक ही समय की हैं, इसलिए हर नाम को उसके संप्रदाय या जनजाति से जोड़कर याद रखें।`,
      },
      reasons: {
        a: {
          en: 'The Kol and the Pagal Panthi leaders are right; Titu Mir was no Faraizi founder.',
          hi: 'कोल और पागलपंथी नेता सही हैं; फ़राइज़ी के संस्थापक तीतू मीर नहीं थे।',
        },
        b: {
          en: 'Tipu Shah was doubted because the name recalls Tipu Sultan; yet he led the Pagal Panthis.',
          hi: 'टीपू सुल्तान जैसा नाम देखकर टीपू शाह पर संदेह हुआ; पर पागलपंथियों के नेता वही थे।',
        },
        c: {
          en: 'Titu Mir was taken for Haji Shariatullah, and Buddhu Bhagat was not known.',
          hi: 'तीतू मीर को हाजी शरीयतुल्लाह समझ लिया गया और बुद्धू भगत की जानकारी नहीं थी।',
        },
        d: {
          en: 'Titu Mir led another rising, at Barasat, and the Pagal Panthis were left out.',
          hi: 'तीतू मीर का विद्रोह अलग था, बारासात का; और पागलपंथी छूट गए।',
        },
      },
    },
    {
      code: 'up-026',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'medieval-history',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'The token currency of Muhammad bin Tughlaq had to be withdrawn.',
          hi: 'मुहम्मद बिन तुग़लक़ को अपनी सांकेतिक मुद्रा वापस लेनी पड़ी।',
        },
        reason: {
          en: 'His token coins were struck in silver to pass at the value of the gold coin.',
          hi: 'उसके सांकेतिक सिक्के चाँदी के थे और सोने के सिक्के के मूल्य पर चलाए गए।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['c'] },
      solution: {
        en: String.raw`The token coins were of **copper and brass** and were to pass at the value of the **silver tanka**. People could make them at home, trade came to a stop, and the Sultan took them back against silver from the treasury.

So A is true, R is false. Read the metal in R with care: only a cheap metal tempts the forger in this way.`,
        hi: String.raw`सांकेतिक सिक्के **ताँबे और पीतल** के थे और उन्हें **चाँदी के टंके** के मूल्य पर चलना था। लोग उन्हें घर पर ही ढालने लगे, व्यापार ठप हो गया और सुल्तान ने ख़ज़ाने की चाँदी देकर उन्हें वापस लिया।

अतः A सत्य है और R असत्य। R में धातु ध्यान से पढ़िए: सस्ती धातु ही इस तरह जाली सिक्कों का लालच देती है।`,
      },
      reasons: {
        a: {
          en: 'R names the wrong metal, so it can explain nothing.',
          hi: 'R में धातु ही ग़लत है, इसलिए वह व्याख्या नहीं कर सकता।',
        },
        b: {
          en: 'Silver was the coin they stood for, not the metal they were made of.',
          hi: 'चाँदी उस सिक्के की धातु थी जिसकी जगह ये चले, इनकी अपनी नहीं।',
        },
        c: {
          en: 'They were withdrawn, and they were of copper and brass.',
          hi: 'सिक्के वापस लिए गए और वे ताँबे और पीतल के थे।',
        },
        d: {
          en: 'A is a fact: heaps of the returned coins lay at Tughlaqabad, says Barani.',
          hi: 'A तथ्य है: बरनी के अनुसार लौटाए गए सिक्कों के ढेर तुग़लक़ाबाद में पड़े रहे।',
        },
      },
    },
    {
      code: 'up-027',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'monuments',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Arrange the following tombs in the order in which they were completed and select the correct answer using the code given below.

1. Tomb of Akbar, Sikandra
2. Bibi ka Maqbara, Aurangabad
3. Tomb of Itimad-ud-Daula, Agra
4. Tomb of Humayun, Delhi`,
        hi: String.raw`निम्नलिखित मक़बरों को उनके पूर्ण होने के क्रम में व्यवस्थित कीजिए तथा नीचे दिए गए कूट से सही उत्तर चुनिए।

1. अकबर का मक़बरा, सिकंदरा
2. बीबी का मक़बरा, औरंगाबाद
3. एतमादुद्दौला का मक़बरा, आगरा
4. हुमायूँ का मक़बरा, दिल्ली`,
      },
      options: [
        { id: 'a', content: { en: '4, 3, 1, 2', hi: '4, 3, 1, 2' } },
        { id: 'b', content: { en: '4, 1, 2, 3', hi: '4, 1, 2, 3' } },
        { id: 'c', content: { en: '4, 1, 3, 2', hi: '4, 1, 3, 2' } },
        { id: 'd', content: { en: '4, 3, 2, 1', hi: '4, 3, 2, 1' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Follow the reigns:

- Humayun's tomb: under **Akbar**, about 1570
- Akbar's tomb: under **Jahangir**, 1613
- Itimad-ud-Daula: built by **Nur Jahan**, 1628
- Bibi ka Maqbara: under **Aurangzeb**, about 1660

Style tells the same story: red sandstone first, then white marble with inlay, and at last a copy of the Taj.`,
        hi: String.raw`शासनकालों के क्रम से चलिए:

- हुमायूँ का मक़बरा: **अकबर** के समय, लगभग 1570
- अकबर का मक़बरा: **जहाँगीर** के समय, 1613
- एतमादुद्दौला: **नूरजहाँ** ने बनवाया, 1628
- बीबी का मक़बरा: **औरंगज़ेब** के समय, लगभग 1660

शैली भी यही बताती है: पहले लाल बलुआ पत्थर, फिर जड़ाई वाला सफ़ेद संगमरमर और अंत में ताज की नक़ल।`,
      },
      reasons: {
        a: {
          en: "Nur Jahan's work for her father is later than the tomb of Akbar.",
          hi: 'अपने पिता के लिए नूरजहाँ का निर्माण अकबर के मक़बरे के बाद का है।',
        },
        b: {
          en: 'The Bibi ka Maqbara imitates the Taj and so is the last of the four.',
          hi: 'बीबी का मक़बरा ताज की नक़ल है, इसलिए चारों में अंतिम है।',
        },
        c: {
          en: 'Akbar, Jahangir, Nur Jahan and Aurangzeb: about 1570, 1613, 1628 and 1660.',
          hi: 'अकबर, जहाँगीर, नूरजहाँ और औरंगज़ेब: लगभग 1570, 1613, 1628 और 1660।',
        },
        d: {
          en: "Akbar's tomb was put at the end, though his son completed it in 1613.",
          hi: 'अकबर का मक़बरा अंत में रख दिया, जबकि उसके पुत्र ने 1613 में उसे पूरा करा दिया था।',
        },
      },
    },
    {
      code: 'up-028',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: String.raw`Consider the following statements:

1. The Communal Award of August 1932 was announced by Prime Minister Ramsay MacDonald.
2. The Poona Pact retained separate electorates for the Depressed Classes in the provincial legislatures.

Which of the statements given above is/are correct?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

1. अगस्त 1932 का सांप्रदायिक पंचाट (कम्युनल अवॉर्ड) प्रधानमंत्री रैम्ज़े मैकडॉनल्ड ने घोषित किया।
2. पूना समझौते ने प्रांतीय विधायिकाओं में दलित वर्गों के लिए पृथक निर्वाचक मंडल बनाए रखे।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is correct**: hence the name MacDonald Award, 16 August 1932.
- **2 is wrong**: the Poona Pact of 24 September 1932 gave **up** separate electorates. In their place came **reserved seats in joint electorates**, raised from 71 to about 148.

The bargain in one line: more seats, no separate voters' list.`,
        hi: String.raw`- **1 सही है**: इसीलिए इसे मैकडॉनल्ड पंचाट भी कहते हैं, 16 अगस्त 1932।
- **2 ग़लत है**: 24 सितंबर 1932 के पूना समझौते ने पृथक निर्वाचक मंडल **छोड़ दिए**। उनकी जगह **संयुक्त निर्वाचन में आरक्षित सीटें** मिलीं, जो 71 से बढ़कर लगभग 148 हुईं।

समझौते का सार एक पंक्ति में: सीटें अधिक, पर अलग मतदाता सूची नहीं।`,
      },
      reasons: {
        a: {
          en: 'MacDonald gave the Award; the Pact replaced separate electorates by reserved seats.',
          hi: 'पंचाट मैकडॉनल्ड ने दिया; समझौते ने पृथक निर्वाचन की जगह आरक्षित सीटें रखीं।',
        },
        b: {
          en: 'The Pact was read as keeping what it gave up, and the author of the Award was missed.',
          hi: 'समझौते ने जिसे छोड़ा, उसी को बनाए रखना मान लिया, और पंचाट देने वाले का नाम चूक गया।',
        },
        c: {
          en: 'The separate electorates of the Award were carried over to the Pact.',
          hi: 'पंचाट के पृथक निर्वाचक मंडल को समझौते में भी मान लिया गया।',
        },
        d: {
          en: 'The Award did come from MacDonald, so at least the first statement stands.',
          hi: 'पंचाट मैकडॉनल्ड का ही था, इसलिए पहला कथन तो सही है ही।',
        },
      },
    },
    {
      code: 'up-029',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'medieval-history',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Work) | List-II (Author) |
| --- | --- |
| A. Khazain-ul-Futuh | 1. Badauni |
| B. Padshahnama | 2. Isami |
| C. Futuh-us-Salatin | 3. Amir Khusrau |
| D. Muntakhab-ut-Tawarikh | 4. Abdul Hamid Lahori |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (रचना) | सूची-II (लेखक) |
| --- | --- |
| A. ख़ज़ाइन-उल-फ़ुतूह | 1. बदायूँनी |
| B. पादशाहनामा | 2. इसामी |
| C. फ़ुतूह-उस-सलातीन | 3. अमीर ख़ुसरो |
| D. मुंतख़ब-उत-तवारीख़ | 4. अब्दुल हमीद लाहौरी |`,
      },
      options: [
        { id: 'a', content: { en: 'A-3, B-1, C-2, D-4', hi: 'A-3, B-1, C-2, D-4' } },
        { id: 'b', content: { en: 'A-3, B-4, C-2, D-1', hi: 'A-3, B-4, C-2, D-1' } },
        { id: 'c', content: { en: 'A-2, B-1, C-3, D-4', hi: 'A-2, B-1, C-3, D-4' } },
        { id: 'd', content: { en: 'A-2, B-4, C-3, D-1', hi: 'A-2, B-4, C-3, D-1' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Two works speak of *futuh*, victories:

- **Khazain-ul-Futuh**: **Amir Khusrau**, on the campaigns of Alauddin Khalji
- **Futuh-us-Salatin**: **Isami**, in verse, for the first Bahmani Sultan

Then the two of Mughal times: **Muntakhab-ut-Tawarikh** is **Badauni's** critical history of Akbar's reign, and **Padshahnama** is **Lahori's** official one of Shah Jahan. So A-3, B-4, C-2, D-1.`,
        hi: String.raw`दो रचनाओं में *फ़ुतूह*, यानी विजयों की बात है:

- **ख़ज़ाइन-उल-फ़ुतूह**: **अमीर ख़ुसरो**, अलाउद्दीन ख़िलजी के अभियानों पर
- **फ़ुतूह-उस-सलातीन**: **इसामी**, पद्य में, पहले बहमनी सुल्तान के लिए

फिर मुग़ल काल की दो: **मुंतख़ब-उत-तवारीख़** अकबर के शासन पर **बदायूँनी** का आलोचनात्मक इतिहास है और **पादशाहनामा** शाहजहाँ के समय का **लाहौरी** का लिखा आधिकारिक इतिहास। अतः A-3, B-4, C-2, D-1।`,
      },
      reasons: {
        a: {
          en: 'Exchanges Lahori and Badauni, of whom only Lahori wrote for Shah Jahan.',
          hi: 'लाहौरी और बदायूँनी की अदला-बदली है, जबकि शाहजहाँ के लिए लाहौरी ने लिखा।',
        },
        b: {
          en: 'Khusrau, Lahori, Isami and Badauni wrote them, in this order.',
          hi: 'ये क्रमशः ख़ुसरो, लाहौरी, इसामी और बदायूँनी की रचनाएँ हैं।',
        },
        c: {
          en: 'Both exchanges at once: every book is with a wrong author.',
          hi: 'दोनों अदला-बदली एक साथ: हर पुस्तक ग़लत लेखक के साथ है।',
        },
        d: {
          en: 'Exchanges the two Futuh works: Isami wrote for the Bahmani court.',
          hi: 'दोनों फ़ुतूह रचनाओं की अदला-बदली है: इसामी ने बहमनी दरबार के लिए लिखा।',
        },
      },
    },
    {
      code: 'up-030',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'art-and-culture',
      difficulty: 'hard',
      targetSeconds: 35,
      stem: {
        en: 'In which cave at Ajanta is the mural known as the Dying Princess?',
        hi: '"मरणासन्न राजकुमारी" नाम से प्रसिद्ध भित्तिचित्र अजंता की किस गुफा में है?',
      },
      options: [
        { id: 'a', content: { en: 'Cave No. 1', hi: 'गुफा संख्या 1' } },
        { id: 'b', content: { en: 'Cave No. 17', hi: 'गुफा संख्या 17' } },
        { id: 'c', content: { en: 'Cave No. 16', hi: 'गुफा संख्या 16' } },
        { id: 'd', content: { en: 'Cave No. 9', hi: 'गुफा संख्या 9' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The scene is the grief of **Sundari**, wife of Nanda, who faints on learning that he has become a monk. It is in **Cave 16**, given by Varahadeva, minister of the Vakataka king Harishena.

Fix the neighbours: Cave **1**, Padmapani and Vajrapani; Cave **17**, the Vessantara Jataka and mother and child before the Buddha; Caves **9** and **10**, the oldest paintings.`,
        hi: String.raw`दृश्य नंद की पत्नी **सुंदरी** के शोक का है, जो पति के भिक्षु बनने का समाचार पाकर मूर्च्छित हो जाती है। यह **गुफा 16** में है, जिसे वाकाटक राजा हरिषेण के मंत्री वराहदेव ने दान में दिया।

पास की गुफाएँ भी याद रखें: गुफा **1**, पद्मपाणि और वज्रपाणि; गुफा **17**, वेस्संतर जातक और बुद्ध के सामने माता-पुत्र; गुफा **9** और **10**, सबसे पुराने चित्र।`,
      },
      reasons: {
        a: { en: 'Cave 1 is famous for Padmapani and Vajrapani.', hi: 'गुफा 1 पद्मपाणि और वज्रपाणि के लिए प्रसिद्ध है।' },
        b: {
          en: 'Cave 17, next to it, has the Vessantara Jataka and the mother and child.',
          hi: 'पास की गुफा 17 में वेस्संतर जातक और माता-पुत्र का चित्र है।',
        },
        c: {
          en: 'The grief of Sundari, wife of Nanda, is painted in this vihara.',
          hi: 'नंद की पत्नी सुंदरी का शोक इसी विहार में चित्रित है।',
        },
        d: {
          en: 'Cave 9 is a chaitya with paintings that are centuries older.',
          hi: 'गुफा 9 एक चैत्य है, जिसके पुराने चित्र सदियों पहले के हैं।',
        },
      },
    },
    {
      code: 'up-031',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'ancient-history',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'The Ashokan pillar at Prayagraj is a source for the history of the Mauryas as well as of the Guptas.',
          hi: 'प्रयागराज का अशोक स्तंभ मौर्यों के साथ-साथ गुप्तों के इतिहास का भी स्रोत है।',
        },
        reason: {
          en: 'The prashasti of Samudragupta was engraved on a pillar that already bore edicts of Ashoka.',
          hi: 'समुद्रगुप्त की प्रशस्ति उसी स्तंभ पर उत्कीर्ण कराई गई जिस पर अशोक के आदेश पहले से अंकित थे।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['a'] },
      solution: {
        en: String.raw`The pillar was first engraved with the edicts of **Ashoka**, among them the Queen's edict. In the 4th century **Harishena's** prashasti of Samudragupta was cut on it, and in the 17th century **Jahangir** added the names of his forefathers.

Read with "because": it is a source for both dynasties *because* the Gupta record was put on a Mauryan pillar. The link holds, so R explains A.`,
        hi: String.raw`स्तंभ पर सबसे पहले **अशोक** के आदेश खुदे, जिनमें रानी का आदेश भी है। चौथी सदी में उसी पर **हरिषेण** की रची समुद्रगुप्त की प्रशस्ति उत्कीर्ण हुई और 17वीं सदी में **जहाँगीर** ने अपने पूर्वजों के नाम जुड़वाए।

"क्योंकि" लगाकर पढ़िए: स्तंभ दोनों वंशों का स्रोत है, *क्योंकि* गुप्त अभिलेख मौर्य स्तंभ पर खुदवाया गया। संबंध बनता है, अतः R, A की व्याख्या है।`,
      },
      reasons: {
        a: {
          en: 'The Gupta record stands on the Mauryan pillar, and so one pillar speaks of both.',
          hi: 'गुप्त अभिलेख मौर्य स्तंभ पर ही है, इसलिए एक स्तंभ दोनों की जानकारी देता है।',
        },
        b: {
          en: 'The link is missed: without the later prashasti the pillar would tell of Ashoka alone.',
          hi: 'संबंध छूट गया: बाद की प्रशस्ति न होती तो स्तंभ केवल अशोक की बात बताता।',
        },
        c: {
          en: 'R is true: the edicts of Ashoka came first, the prashasti some six centuries later.',
          hi: 'R सत्य है: अशोक के आदेश पहले के हैं, प्रशस्ति लगभग छह सदी बाद की।',
        },
        d: {
          en: 'A is true: the edicts of Ashoka and the Prayag Prashasti are both on it.',
          hi: 'A सत्य है: अशोक के आदेश और प्रयाग प्रशस्ति, दोनों उस पर हैं।',
        },
      },
    },
    {
      code: 'up-032',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'ancient-history',
      difficulty: 'hard',
      targetSeconds: 50,
      stem: {
        en: String.raw`With reference to the inscriptions of Ashoka, consider the following statements:

1. The Rummindei pillar records that Lumbini was exempted from bali and was to pay one-eighth of the produce.
2. The Bhabru edict speaks of his faith in the Buddha, the Dhamma and the Sangha.
3. Rock Edict V mentions the appointment of dhamma-mahamattas.

Which of the statements given above is/are correct?`,
        hi: String.raw`अशोक के अभिलेखों के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. रुम्मिनदेई स्तंभ बताता है कि लुंबिनी को बलि (एक कर) से मुक्त किया गया और उसे उपज का आठवाँ भाग देना था।
2. भाब्रू अभिलेख में बुद्ध, धम्म और संघ के प्रति उसकी आस्था व्यक्त हुई है।
3. पाँचवें शिलालेख में धम्म-महामात्रों की नियुक्ति का उल्लेख है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
        { id: 'b', content: { en: '1 only', hi: 'केवल 1' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is correct.** Ashoka came to the birthplace of the Buddha twenty years after his consecration and lightened its burden: no **bali**, and **bhaga** of one-eighth. It is the one record of his that speaks of a tax.
- **2 is correct.** The Bhabru (Bairat) edict is addressed to the Sangha and names texts for monks to study.
- **3 is correct.** The new officers were appointed thirteen years after his consecration.

The mind looks for a false one; here there is none.`,
        hi: String.raw`- **1 सही है।** अशोक राज्याभिषेक के बीस वर्ष बाद बुद्ध के जन्मस्थान पर आया और उसका भार घटाया: **बलि** माफ़ और **भाग** केवल आठवाँ। कर की बात करने वाला उसका यही एक अभिलेख है।
- **2 सही है।** भाब्रू (बैराट) अभिलेख संघ को संबोधित है और भिक्षुओं के अध्ययन के लिए ग्रंथों के नाम देता है।
- **3 सही है।** ये नए अधिकारी राज्याभिषेक के तेरह वर्ष बाद नियुक्त हुए।

मन कोई ग़लत कथन खोजता है; यहाँ एक भी ग़लत नहीं है।`,
      },
      reasons: {
        a: { en: 'Each record says just what is stated here.', hi: 'हर अभिलेख में ठीक वही बात है जो यहाँ कही गई है।' },
        b: {
          en: 'Only the tax at Lumbini was known; the edicts at 2 and 3 were doubted.',
          hi: 'केवल लुंबिनी का कर याद रहा; 2 और 3 के अभिलेखों पर संदेह हुआ।',
        },
        c: {
          en: 'One-eighth was doubted, since one-sixth is the usual share.',
          hi: 'आठवें भाग पर संदेह हुआ, क्योंकि सामान्य भाग छठा माना जाता है।',
        },
        d: {
          en: 'Faith in the Sangha was looked for elsewhere; it is the Bhabru edict that states it.',
          hi: 'संघ के प्रति आस्था कहीं और खोजी गई; वह भाब्रू अभिलेख में ही कही गई है।',
        },
      },
    },
    {
      code: 'up-033',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'social-movements',
      difficulty: 'hard',
      targetSeconds: 50,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Organisation) | List-II (Founder) |
| --- | --- |
| A. Dev Samaj | 1. Narayan Malhar Joshi |
| B. Rahnumai Mazdayasnan Sabha | 2. Shiv Narayan Agnihotri |
| C. Social Service League | 3. Naoroji Furdunji |
| D. Veda Samaj, Madras | 4. Sridharalu Naidu |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (संगठन) | सूची-II (संस्थापक) |
| --- | --- |
| A. देव समाज | 1. नारायण मल्हार जोशी |
| B. रहनुमाई मज़दयासन सभा | 2. शिव नारायण अग्निहोत्री |
| C. सोशल सर्विस लीग | 3. नौरोजी फ़रदूनजी |
| D. वेद समाज, मद्रास | 4. श्रीधरलु नायडू |`,
      },
      options: [
        { id: 'a', content: { en: 'A-2, B-3, C-1, D-4', hi: 'A-2, B-3, C-1, D-4' } },
        { id: 'b', content: { en: 'A-4, B-1, C-3, D-2', hi: 'A-4, B-1, C-3, D-2' } },
        { id: 'c', content: { en: 'A-4, B-3, C-1, D-2', hi: 'A-4, B-3, C-1, D-2' } },
        { id: 'd', content: { en: 'A-2, B-1, C-3, D-4', hi: 'A-2, B-1, C-3, D-4' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Place and community lead to the founder:

- **Dev Samaj**, Lahore 1887: **Shiv Narayan Agnihotri**
- **Rahnumai Mazdayasnan Sabha**, Parsis of Bombay 1851: **Naoroji Furdunji**
- **Social Service League**, Bombay 1911: **Narayan Malhar Joshi**, the labour leader
- **Veda Samaj**, Madras 1864: **Sridharalu Naidu**, after Keshab Chandra Sen's visit

The Parsi name and the Telugu name are enough to fix B and D.`,
        hi: String.raw`स्थान और समुदाय से संस्थापक मिल जाता है:

- **देव समाज**, लाहौर 1887: **शिव नारायण अग्निहोत्री**
- **रहनुमाई मज़दयासन सभा**, बंबई के पारसी, 1851: **नौरोजी फ़रदूनजी**
- **सोशल सर्विस लीग**, बंबई 1911: मज़दूरों के नेता **नारायण मल्हार जोशी**
- **वेद समाज**, मद्रास 1864: केशवचंद्र सेन की यात्रा के बाद **श्रीधरलु नायडू**

पारसी और तेलुगु नाम पहचान लें, तो B और D तय हो जाते हैं।`,
      },
      reasons: {
        a: {
          en: 'Lahore, the Parsis, the labour of Bombay and Madras: each founder fits.',
          hi: 'लाहौर, पारसी समुदाय, बंबई के मज़दूर और मद्रास: हर संस्थापक ठीक बैठता है।',
        },
        b: {
          en: 'No body is with its founder; both exchanges have been made.',
          hi: 'कोई संगठन अपने संस्थापक के साथ नहीं है; दोनों अदला-बदली हो गई हैं।',
        },
        c: {
          en: 'Exchanges the two Samajs: Agnihotri worked at Lahore, Naidu at Madras.',
          hi: 'दोनों समाजों की अदला-बदली है: अग्निहोत्री लाहौर में थे और नायडू मद्रास में।',
        },
        d: {
          en: 'Exchanges the two of Bombay: the Sabha was Parsi, the League worked among labour.',
          hi: 'बंबई के दोनों संगठनों की अदला-बदली है: सभा पारसियों की थी और लीग मज़दूरों में काम करती थी।',
        },
      },
    },
    {
      code: 'up-034',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'art-and-culture',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: String.raw`Consider the following statements about Indian miniature painting:

1. The portrait called Bani Thani is a work of the Kangra school.
2. Raja Sansar Chand was the great patron of the Kishangarh school.

Which of the statements given above is/are correct?`,
        hi: String.raw`भारतीय लघु चित्रकला के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. "बनी-ठनी" नाम का चित्र काँगड़ा शैली की कृति है।
2. राजा संसारचंद किशनगढ़ शैली के महान संरक्षक थे।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The two schools have been exchanged. **Bani Thani**, painted by Nihal Chand, is the pride of **Kishangarh** (Rajasthan), whose patron was Raja **Sawant Singh** (Nagari Das). **Sansar Chand** ruled **Kangra**, where Pahari painting reached its height at the end of the 18th century.

Once you see that the first is wrong, look whether the second goes wrong the same way.`,
        hi: String.raw`दोनों शैलियों की अदला-बदली कर दी गई है। निहालचंद का बनाया **बनी-ठनी** **किशनगढ़** (राजस्थान) का गौरव है, जहाँ संरक्षक राजा **सावंत सिंह** (नागरीदास) थे। **संसारचंद** **काँगड़ा** के शासक थे, जहाँ 18वीं सदी के अंत में पहाड़ी चित्रकला शिखर पर पहुँची।

पहला कथन ग़लत निकले, तो देखिए कि दूसरे में भी वही उलटफेर तो नहीं।`,
      },
      reasons: {
        a: {
          en: 'Bani Thani has the long eyes and sharp profile of Kishangarh, not of Kangra.',
          hi: 'बनी-ठनी में किशनगढ़ की लंबी आँखें और तीखा चेहरा है, काँगड़ा के नहीं।',
        },
        b: {
          en: 'Sansar Chand ruled at Kangra; the patron of Kishangarh was Sawant Singh.',
          hi: 'संसारचंद काँगड़ा के शासक थे; किशनगढ़ के संरक्षक सावंत सिंह थे।',
        },
        c: {
          en: 'A known painting and a known patron were accepted without a look at the school.',
          hi: 'प्रसिद्ध चित्र और प्रसिद्ध संरक्षक देखकर शैली पर ध्यान नहीं गया।',
        },
        d: {
          en: 'The names of the two schools have been exchanged, so both are wrong.',
          hi: 'दोनों शैलियों के नाम आपस में बदल दिए गए हैं, इसलिए दोनों ग़लत हैं।',
        },
      },
    },
    {
      code: 'up-035',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'medieval-history',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: "Who among the ministers of Shivaji's Ashtapradhan was in charge of foreign affairs?",
        hi: 'शिवाजी के अष्टप्रधान में विदेश विभाग किस मंत्री के पास था?',
      },
      options: [
        { id: 'a', content: { en: 'Amatya', hi: 'अमात्य' } },
        { id: 'b', content: { en: 'Sachiv', hi: 'सचिव' } },
        { id: 'c', content: { en: 'Sumant', hi: 'सुमंत' } },
        { id: 'd', content: { en: 'Mantri', hi: 'मंत्री' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The Sanskrit titles came with the coronation of 1674 and hide the work, so learn them with the older Persian names:

- **Sumant** = Dabir: foreign affairs and envoys
- **Amatya** = Mazumdar: finance
- **Sachiv** = Surnis: royal letters
- **Mantri** = Waqia-navis: daily record and the court

The trap is Sachiv: he drafted the letters but did not direct the policy.`,
        hi: String.raw`ये संस्कृत पदनाम 1674 के राज्याभिषेक के साथ आए और इनसे काम का पता नहीं चलता, इसलिए पुराने फ़ारसी नामों के साथ याद करें:

- **सुमंत** = दबीर: विदेश संबंध और दूत
- **अमात्य** = मजूमदार: वित्त
- **सचिव** = सुरनिस: राजकीय पत्र
- **मंत्री** = वाक़यानवीस: दैनिक विवरण और दरबार

भ्रम सचिव पर होता है: वह पत्र तैयार करता था, नीति नहीं चलाता था।`,
      },
      reasons: {
        a: {
          en: 'The Amatya, or Mazumdar, kept the accounts of income and expenditure.',
          hi: 'अमात्य यानी मजूमदार आय-व्यय का हिसाब रखता था।',
        },
        b: {
          en: 'The Sachiv, or Surnis, looked after the royal correspondence.',
          hi: 'सचिव यानी सुरनिस राजकीय पत्र-व्यवहार देखता था।',
        },
        c: {
          en: 'The Sumant, or Dabir, advised on war and peace and received envoys.',
          hi: 'सुमंत यानी दबीर युद्ध-शांति पर सलाह देता और दूतों से मिलता था।',
        },
        d: {
          en: 'The Mantri, or Waqia-navis, kept the daily record of the king and the court.',
          hi: 'मंत्री यानी वाक़यानवीस राजा और दरबार का दैनिक विवरण रखता था।',
        },
      },
    },
  ],
}
