import type { PaperSection } from '../paper.ts'
import { countOfThree, oneOrBoth } from '../upsc-gs-1/standard-options.ts'

const assertionAndReason = {
  en: 'Given below are two statements, one labelled as Assertion (A) and the other as Reason (R). Select the correct answer.',
  hi: 'नीचे दो कथन दिए गए हैं, जिनमें से एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। सही उत्तर चुनिए।',
}

export const scienceEnvironmentUp: PaperSection = {
  presetSectionId: 'gs',
  questions: [
    {
      code: 'up-116',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'biodiversity',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer from the code given below the lists:

| List-I (Ramsar site) | List-II (District of Uttar Pradesh) |
| --- | --- |
| A. Bakhira | 1. Gonda |
| B. Saman | 2. Mainpuri |
| C. Sandi | 3. Sant Kabir Nagar |
| D. Parvati Arga | 4. Hardoi |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए और नीचे दिए गए कूट से सही उत्तर चुनिए:

| सूची-I (रामसर स्थल) | सूची-II (उत्तर प्रदेश का ज़िला) |
| --- | --- |
| A. बखिरा | 1. गोंडा |
| B. समान | 2. मैनपुरी |
| C. सांडी | 3. संत कबीर नगर |
| D. पार्वती अरगा | 4. हरदोई |`,
      },
      options: [
        { id: 'a', content: { en: 'A-4, B-2, C-3, D-1', hi: 'A-4, B-2, C-3, D-1' } },
        { id: 'b', content: { en: 'A-3, B-1, C-4, D-2', hi: 'A-3, B-1, C-4, D-2' } },
        { id: 'c', content: { en: 'A-4, B-1, C-3, D-2', hi: 'A-4, B-1, C-3, D-2' } },
        { id: 'd', content: { en: 'A-3, B-2, C-4, D-1', hi: 'A-3, B-2, C-4, D-1' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Place them on the map from east to west.

- **Bakhira**, a large natural lake of the east: Sant Kabir Nagar
- **Parvati Arga**, a pair of oxbow lakes north of the Saryu: Gonda
- **Sandi**, near the river Garra: Hardoi
- **Saman**, in the Ganga-Yamuna doab: Mainpuri

Any two of these settle the code. All four are sanctuaries of waterbirds as well, so the word "sanctuary" in a name helps nobody.`,
        hi: String.raw`मानचित्र पर पूर्व से पश्चिम की ओर चलें।

- **बखिरा**, पूर्वांचल की बड़ी प्राकृतिक झील: संत कबीर नगर
- **पार्वती अरगा**, सरयू के उत्तर में गोखुर झीलों का जोड़ा: गोंडा
- **सांडी**, गर्रा नदी के पास: हरदोई
- **समान**, गंगा-यमुना दोआब में: मैनपुरी

इनमें से दो भी पक्के हों तो कूट मिल जाता है। चारों जलपक्षियों के अभयारण्य भी हैं, इसलिए नाम में "अभयारण्य" शब्द से कोई मदद नहीं मिलती।`,
      },
      reasons: {
        a: {
          en: 'Bakhira and Sandi have changed places: Bakhira is in the east, Sandi in Hardoi.',
          hi: 'बखिरा और सांडी की अदला-बदली हुई है: बखिरा पूर्वांचल में है और सांडी हरदोई में।',
        },
        b: {
          en: 'Saman lies in the doab (Mainpuri) and Parvati Arga north of the Saryu (Gonda), not the reverse.',
          hi: 'समान दोआब (मैनपुरी) में है और पार्वती अरगा सरयू के उत्तर (गोंडा) में; यहाँ इसका उलटा है।',
        },
        c: {
          en: 'All four sites are moved to a wrong district.',
          hi: 'चारों स्थल ग़लत ज़िले में रख दिए गए हैं।',
        },
        d: {
          en: 'Bakhira is in Sant Kabir Nagar, Saman in Mainpuri, Sandi in Hardoi and Parvati Arga in Gonda.',
          hi: 'बखिरा संत कबीर नगर में, समान मैनपुरी में, सांडी हरदोई में और पार्वती अरगा गोंडा में है।',
        },
      },
    },
    {
      code: 'up-117',
      exams: ['state-psc'],
      subject: 'physics',
      topic: 'optics',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: String.raw`With reference to optical fibres, consider the following statements:

1. The glass of the core has a higher refractive index than the cladding around it.
2. In an endoscope a bundle of such fibres brings the image of an inner organ to the doctor's eye.

Which of the statements given above is/are correct?`,
        hi: String.raw`प्रकाशिक तंतुओं (ऑप्टिकल फ़ाइबर) के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. क्रोड के काँच का अपवर्तनांक उसे घेरने वाले आवरण (क्लैडिंग) से अधिक होता है।
2. एंडोस्कोप में ऐसे तंतुओं का गुच्छा भीतरी अंग का प्रतिबिंब चिकित्सक की आँख तक पहुँचाता है।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`An optical fibre works by **total internal reflection**. This happens when light that travels in the denser medium meets the boundary with a rarer one at more than the critical angle.

- **1 is correct**: so the core must be optically denser than the cladding.
- **2 is correct**: in a fibre endoscope one bundle carries light in and another carries the image out.

The trap is to mix up optical density with mass density, or to think of fibres in telephone lines alone.`,
        hi: String.raw`प्रकाशिक तंतु **पूर्ण आंतरिक परावर्तन** पर काम करता है। यह तब होता है जब सघन माध्यम में चलता प्रकाश विरल माध्यम की सीमा पर क्रांतिक कोण से बड़े कोण पर गिरता है।

- **1 सही है**: इसलिए क्रोड को आवरण से प्रकाशिक रूप से सघन होना ही चाहिए।
- **2 सही है**: फ़ाइबर एंडोस्कोप में एक गुच्छा प्रकाश भीतर ले जाता है और दूसरा प्रतिबिंब बाहर लाता है।

भूल यह होती है कि तंतुओं को केवल टेलीफ़ोन लाइनों से जोड़कर देखा जाता है।`,
      },
      reasons: {
        a: {
          en: 'The medical use was doubted, but endoscopy is one of the oldest uses of fibres.',
          hi: 'चिकित्सा वाले उपयोग पर संदेह हुआ, जबकि एंडोस्कोपी तंतुओं के सबसे पुराने उपयोगों में है।',
        },
        b: {
          en: 'The indices were reversed; light would then leak out of the core.',
          hi: 'अपवर्तनांक उलटे समझ लिए गए; तब तो प्रकाश क्रोड से बाहर निकल जाता।',
        },
        c: {
          en: 'A denser core gives total internal reflection, and the endoscope makes use of it.',
          hi: 'सघन क्रोड से पूर्ण आंतरिक परावर्तन होता है और एंडोस्कोप उसी का उपयोग करता है।',
        },
        d: {
          en: 'Both the condition of total internal reflection and the use in medicine were missed.',
          hi: 'पूर्ण आंतरिक परावर्तन की शर्त और चिकित्सा में उपयोग, दोनों छूट गए।',
        },
      },
    },
    {
      code: 'up-118',
      exams: ['state-psc'],
      subject: 'science',
      topic: 'everyday-science',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'At Prayagraj an earthen pitcher cools water better on a dry day in May than on a humid day in August.',
          hi: 'प्रयागराज में मिट्टी का घड़ा अगस्त के उमस भरे दिन की तुलना में मई के शुष्क दिन पानी को अधिक ठंडा करता है।',
        },
        reason: {
          en: 'Water evaporates more slowly when the air around it already holds much water vapour.',
          hi: 'आसपास की हवा में पहले से बहुत जलवाष्प हो, तो पानी का वाष्पन धीमा हो जाता है।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['a'] },
      solution: {
        en: String.raw`Water seeps through the pores of the pitcher and evaporates from its outer face. The **latent heat** for this comes from the water inside, which cools.

So the cooling depends on how fast the water evaporates. In dry air it is fast, in humid air slow. **R gives the cause of A.** For the same reason a desert cooler is of little use in the rains.`,
        hi: String.raw`पानी घड़े के छिद्रों से रिसकर बाहरी सतह पर वाष्पित होता है। इसके लिए **गुप्त ऊष्मा** भीतर के पानी से आती है और वह ठंडा हो जाता है।

अर्थात ठंडक इस पर निर्भर है कि वाष्पन कितना तेज़ है। शुष्क हवा में वह तेज़ होता है, उमस में धीमा। **R, A का कारण बताता है।** इसी कारण बरसात में कूलर से ख़ास ठंडक नहीं मिलती।`,
      },
      reasons: {
        a: {
          en: 'The pitcher cools by evaporation, and damp air slows that down.',
          hi: 'घड़ा वाष्पन से ठंडक देता है और नम हवा वाष्पन को धीमा कर देती है।',
        },
        b: {
          en: 'The link was missed: the pitcher has no other way of cooling than evaporation.',
          hi: 'संबंध छूट गया: घड़े में ठंडक वाष्पन से ही आती है।',
        },
        c: {
          en: 'Damp air is nearer to saturation, so it does slow evaporation down.',
          hi: 'नम हवा संतृप्ति के अधिक निकट होती है, इसलिए वह वाष्पन को सचमुच धीमा करती है।',
        },
        d: {
          en: 'May is hotter, but its dry air still makes the pitcher cool more.',
          hi: 'मई अधिक गरम है, पर उसकी शुष्क हवा में घड़ा फिर भी अधिक ठंडक देता है।',
        },
      },
    },
    {
      code: 'up-119',
      exams: ['state-psc'],
      subject: 'biology',
      topic: 'human-physiology',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: 'A soldier posted at a great height makes more red blood cells after some weeks. Which hormone, released mainly by the kidneys when the blood carries little oxygen, brings this about?',
        hi: 'अधिक ऊँचाई पर तैनात सैनिक के शरीर में कुछ सप्ताह बाद लाल रक्त कोशिकाएँ अधिक बनने लगती हैं। यह किस हार्मोन से होता है, जिसे रक्त में ऑक्सीजन कम होने पर मुख्य रूप से वृक्क छोड़ते हैं?',
      },
      options: [
        { id: 'a', content: { en: 'Aldosterone', hi: 'ऐल्डोस्टेरॉन' } },
        { id: 'b', content: { en: 'Erythropoietin', hi: 'एरिथ्रोपोइटिन' } },
        { id: 'c', content: { en: 'Thyroxine', hi: 'थायरॉक्सिन' } },
        { id: 'd', content: { en: 'Norepinephrine', hi: 'नॉर-एपिनेफ़्रिन' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The thin air of the heights leaves the blood short of oxygen. The kidneys sense this and release **erythropoietin**, which makes the red bone marrow produce more red cells.

The name tells it: *erythro-* (red) and *-poiesis* (making). So patients whose kidneys have failed become anaemic and are given this hormone.`,
        hi: String.raw`ऊँचाई की विरल हवा में रक्त को ऑक्सीजन कम मिलती है। वृक्क इसे भाँपकर **एरिथ्रोपोइटिन** छोड़ते हैं, जिससे लाल अस्थि मज्जा अधिक लाल कोशिकाएँ बनाती है।

नाम में ही अर्थ है: *एरिथ्रो* (लाल) और *पोइसिस* (बनना)। इसीलिए जिन रोगियों के वृक्क काम नहीं करते, उन्हें अरक्तता हो जाती है और यह हार्मोन दिया जाता है।`,
      },
      reasons: {
        a: {
          en: 'Aldosterone acts on the kidney (it saves sodium), but comes from the adrenal cortex.',
          hi: 'ऐल्डोस्टेरॉन वृक्क पर काम करता है (सोडियम बचाता है), पर निकलता अधिवृक्क वल्कुट से है।',
        },
        b: {
          en: 'It comes from the kidneys and drives the making of red cells in the marrow.',
          hi: 'यह वृक्क से निकलता है और मज्जा में लाल कोशिकाओं का निर्माण बढ़ाता है।',
        },
        c: {
          en: 'Thyroxine, from the thyroid, sets the rate of metabolism.',
          hi: 'थायरॉइड का थायरॉक्सिन उपापचय की दर तय करता है।',
        },
        d: {
          en: 'This is a hormone of emergency from the adrenal medulla; it quickens the heart.',
          hi: 'यह अधिवृक्क मध्यांश का आपातकालीन हार्मोन है, जो हृदय की गति बढ़ाता है।',
        },
      },
    },
    {
      code: 'up-120',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'days',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match the days in List-I with their dates in List-II and select the correct answer from the code given below:

| List-I (Day) | List-II (Date) |
| --- | --- |
| A. World Wildlife Day | 1. 24 January |
| B. Uttar Pradesh Day | 2. 2 February |
| C. National Science Day | 3. 28 February |
| D. World Wetlands Day | 4. 3 March |`,
        hi: String.raw`सूची-I के दिवसों को सूची-II की तिथियों से सुमेलित कीजिए और नीचे दिए गए कूट से सही उत्तर चुनिए:

| सूची-I (दिवस) | सूची-II (तिथि) |
| --- | --- |
| A. विश्व वन्यजीव दिवस | 1. 24 जनवरी |
| B. उत्तर प्रदेश दिवस | 2. 2 फ़रवरी |
| C. राष्ट्रीय विज्ञान दिवस | 3. 28 फ़रवरी |
| D. विश्व आर्द्रभूमि दिवस | 4. 3 मार्च |`,
      },
      options: [
        { id: 'a', content: { en: 'A-4, B-1, C-3, D-2', hi: 'A-4, B-1, C-3, D-2' } },
        { id: 'b', content: { en: 'A-4, B-3, C-1, D-2', hi: 'A-4, B-3, C-1, D-2' } },
        { id: 'c', content: { en: 'A-2, B-3, C-1, D-4', hi: 'A-2, B-3, C-1, D-4' } },
        { id: 'd', content: { en: 'A-2, B-1, C-3, D-4', hi: 'A-2, B-1, C-3, D-4' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Each date recalls an event:

- **24 January**: on this day in 1950 the United Provinces took the name Uttar Pradesh.
- **2 February**: the Ramsar Convention on wetlands was signed in 1971.
- **28 February**: in 1928 C. V. Raman announced the Raman effect.
- **3 March**: CITES, the convention on trade in wild species, was signed in 1973.

Wetlands and wildlife are easily exchanged; tie the first to Ramsar, the second to CITES.`,
        hi: String.raw`हर तिथि के पीछे एक घटना है:

- **24 जनवरी**: 1950 में इसी दिन संयुक्त प्रांत का नाम उत्तर प्रदेश हुआ।
- **2 फ़रवरी**: 1971 में आर्द्रभूमियों के रामसर समझौते पर हस्ताक्षर हुए।
- **28 फ़रवरी**: 1928 में सी.वी. रमन ने रमन प्रभाव की घोषणा की।
- **3 मार्च**: 1973 में वन्य प्रजातियों के व्यापार वाले समझौते CITES पर हस्ताक्षर हुए।

आर्द्रभूमि और वन्यजीव के दिन आपस में बदल जाते हैं; पहले को रामसर से और दूसरे को CITES से जोड़ें।`,
      },
      reasons: {
        a: {
          en: 'Wildlife 3 March, Uttar Pradesh 24 January, science 28 February, wetlands 2 February.',
          hi: 'वन्यजीव 3 मार्च, उत्तर प्रदेश 24 जनवरी, विज्ञान 28 फ़रवरी, आर्द्रभूमि 2 फ़रवरी।',
        },
        b: {
          en: 'Uttar Pradesh Day and National Science Day have changed places.',
          hi: 'उत्तर प्रदेश दिवस और राष्ट्रीय विज्ञान दिवस की अदला-बदली हुई है।',
        },
        c: {
          en: 'Both the two national days and the two world days are exchanged.',
          hi: 'दोनों देशीय दिवस भी बदल गए और दोनों विश्व दिवस भी।',
        },
        d: {
          en: 'The date of the Ramsar Convention (2 February) was given to wildlife, that of CITES to wetlands.',
          hi: 'रामसर समझौते की तिथि (2 फ़रवरी) वन्यजीव को और CITES की तिथि आर्द्रभूमि को दे दी गई।',
        },
      },
    },
    {
      code: 'up-121',
      exams: ['state-psc'],
      subject: 'biology',
      topic: 'health-and-disease',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Consider the following statements:

1. Antibiotics such as amoxicillin shorten an attack of influenza by killing its virus.
2. A virus makes copies of itself with the machinery of the living cell that it enters.
3. The BCG vaccine, given against tuberculosis, contains weakened living bacteria.

Which of the statements given above are correct?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

1. एमॉक्सिसिलिन जैसे एंटीबायोटिक इन्फ़्लुएंज़ा के विषाणु को मारकर रोग की अवधि घटाते हैं।
2. विषाणु जिस जीवित कोशिका में प्रवेश करता है, उसी के तंत्र से अपनी प्रतियाँ बनवाता है।
3. क्षय रोग से बचाव के लिए दिए जाने वाले BCG टीके में दुर्बल किए गए जीवित जीवाणु होते हैं।

उपर्युक्त कथनों में से कौन-से सही हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **1 is wrong.** Amoxicillin stops bacteria from building their cell wall. A virus has no cell wall, so the drug cannot touch it; needless use breeds resistant bacteria.
- **2 is right.** A virus has no ribosomes of its own, so it borrows those of the host cell.
- **3 is right.** BCG (Bacillus Calmette-Guérin) is a live strain of *Mycobacterium bovis*, weakened by long culture.

Antibiotic against bacteria, antiviral against viruses, vaccine before the disease: keep the three apart.`,
        hi: String.raw`- **1 ग़लत है।** एमॉक्सिसिलिन जीवाणुओं को कोशिका भित्ति बनाने से रोकता है। विषाणु में कोशिका भित्ति होती ही नहीं, इसलिए उस पर असर नहीं होता; बेवजह सेवन से प्रतिरोधी जीवाणु पनपते हैं।
- **2 सही है।** विषाणु के अपने राइबोसोम नहीं होते, इसलिए वह परपोषी कोशिका के राइबोसोम का उपयोग करता है।
- **3 सही है।** BCG (बैसिलस कैल्मेट-ग्यूरिन) *माइकोबैक्टीरियम बोविस* का जीवित प्रभेद है, जिसे लंबे संवर्धन से दुर्बल किया गया।

एंटीबायोटिक जीवाणु पर, एंटीवायरल विषाणु पर, टीका रोग से पहले: तीनों को अलग रखें।`,
      },
      reasons: {
        a: {
          en: 'An antibiotic was taken for a drug against viruses, and BCG for a vaccine of killed germs.',
          hi: 'एंटीबायोटिक को विषाणु की दवा और BCG को मृत जीवाणुओं का टीका मान लिया गया।',
        },
        b: {
          en: 'Influenza is a viral disease; a drug against cell walls has no target in it.',
          hi: 'इन्फ़्लुएंज़ा विषाणुजन्य रोग है; कोशिका भित्ति पर काम करने वाली दवा का उसमें कोई लक्ष्य नहीं।',
        },
        c: {
          en: 'Viruses depend on the host cell, and BCG is a live weakened vaccine.',
          hi: 'विषाणु परपोषी कोशिका पर निर्भर है और BCG जीवित दुर्बल टीका है।',
        },
        d: {
          en: 'The common belief that antibiotics cure flu made the first statement look right.',
          hi: 'फ़्लू में एंटीबायोटिक के प्रचलित सेवन से पहला कथन भी सही लगने लगा।',
        },
      },
    },
    {
      code: 'up-122',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'environment',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'In the open sea the pyramid of biomass is often inverted.',
          hi: 'खुले समुद्र में जैवभार (बायोमास) का पिरामिड प्रायः उलटा होता है।',
        },
        reason: {
          en: 'In every ecosystem the pyramid of energy is upright.',
          hi: 'प्रत्येक पारितंत्र में ऊर्जा का पिरामिड सीधा होता है।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['b'] },
      solution: {
        en: String.raw`**A is true.** The tiny phytoplankton are eaten almost as fast as they multiply. At any one moment their mass is less than that of the animals that live on them.

**R is true.** At each step most of the energy is lost as heat, so the flow of energy must shrink upwards.

But a rule about energy that makes pyramids upright cannot be why a pyramid of biomass stands on its head. The cause is the **quick turnover** of phytoplankton. So R does not explain A.`,
        hi: String.raw`**A सत्य है।** सूक्ष्म पादप प्लवक जितनी तेज़ी से बढ़ते हैं, लगभग उतनी ही तेज़ी से खा लिए जाते हैं। किसी एक क्षण उनका भार उन पर पलने वाले जंतुओं से कम होता है।

**R सत्य है।** हर स्तर पर अधिकांश ऊर्जा ऊष्मा बनकर निकल जाती है, इसलिए ऊपर की ओर ऊर्जा का प्रवाह घटता ही है।

पर जो नियम ऊर्जा के पिरामिड को सीधा रखता है, वह जैवभार के पिरामिड के उलटे होने का कारण नहीं हो सकता। कारण पादप प्लवकों का **तेज़ आवर्तन** है। अतः R, A की व्याख्या नहीं करता।`,
      },
      reasons: {
        a: {
          en: 'The fall of energy upwards would lead one to expect an upright pyramid, not an inverted one.',
          hi: 'ऊपर की ओर ऊर्जा के घटने से तो सीधे पिरामिड की अपेक्षा होगी, उलटे की नहीं।',
        },
        b: {
          en: 'Both hold, but the cause of A is that phytoplankton are eaten as fast as they grow.',
          hi: 'दोनों सत्य हैं, पर A का कारण यह है कि पादप प्लवक बढ़ते ही खा लिए जाते हैं।',
        },
        c: {
          en: 'Numbers and biomass may be inverted, but no level can pass on more energy than it received.',
          hi: 'संख्या और जैवभार के पिरामिड उलटे हो सकते हैं, पर कोई स्तर मिली ऊर्जा से अधिक आगे नहीं दे सकता।',
        },
        d: {
          en: 'On land the pyramid of biomass is upright; the open sea is the well-known exception.',
          hi: 'जैवभार का पिरामिड स्थल पर सीधा होता है; खुला समुद्र उसका जाना-माना अपवाद है।',
        },
      },
    },
    {
      code: 'up-123',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'biodiversity',
      difficulty: 'easy',
      targetSeconds: 25,
      stem: {
        en: 'The breeding and rehabilitation centre in the Kukrail forest at Lucknow is known for the conservation of which animal?',
        hi: 'लखनऊ के कुकरैल वन में स्थित प्रजनन एवं पुनर्वास केंद्र किस जीव के संरक्षण के लिए जाना जाता है?',
      },
      options: [
        { id: 'a', content: { en: 'Fishing cat', hi: 'फ़िशिंग कैट' } },
        { id: 'b', content: { en: 'Gharial', hi: 'घड़ियाल' } },
        { id: 'c', content: { en: 'Blackbuck', hi: 'कृष्णमृग' } },
        { id: 'd', content: { en: 'Sarus crane', hi: 'सारस' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Since the 1970s eggs of the **gharial** have been collected from the banks of rivers such as the Chambal and hatched at **Kukrail**. The young are set free in the Chambal, the Girwa, the Ghaghara and other rivers when they are large enough to survive.

The gharial, with its long thin snout, lives on fish and is critically endangered. The Chambal sanctuary shared by Uttar Pradesh, Madhya Pradesh and Rajasthan is its stronghold.`,
        hi: String.raw`1970 के दशक से चंबल जैसी नदियों के तट से **घड़ियाल** के अंडे लाकर **कुकरैल** में सेए जाते हैं। बच्चे जब इतने बड़े हो जाते हैं कि जीवित रह सकें, तब उन्हें चंबल, गिरवा, घाघरा आदि नदियों में छोड़ दिया जाता है।

लंबे पतले थूथन वाला घड़ियाल मछलियाँ खाता है और घोर संकटग्रस्त (critically endangered) है। उत्तर प्रदेश, मध्य प्रदेश और राजस्थान में फैला चंबल अभयारण्य उसका मुख्य घर है।`,
      },
      reasons: {
        a: {
          en: 'The fishing cat lives in wetlands of the Terai, but Kukrail does not breed it.',
          hi: 'फ़िशिंग कैट तराई की आर्द्रभूमियों में मिलती है, पर कुकरैल में उसका प्रजनन नहीं होता।',
        },
        b: {
          en: 'Eggs from the rivers are hatched at Kukrail and the young gharials released.',
          hi: 'नदियों से लाए अंडे कुकरैल में सेए जाते हैं और घड़ियाल के बच्चे छोड़े जाते हैं।',
        },
        c: {
          en: 'For the blackbuck the State has a reserve at Meja, Prayagraj.',
          hi: 'कृष्णमृग के लिए राज्य में मेजा (प्रयागराज) का आरक्षित क्षेत्र है।',
        },
        d: {
          en: 'The Sarus is the State bird; it breeds in the open, in fields and wetlands.',
          hi: 'सारस राज्य पक्षी है; वह खुले में, खेतों और आर्द्रभूमियों में प्रजनन करता है।',
        },
      },
    },
    {
      code: 'up-124',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'awards',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: 'The 58th Jnanpith Award, for the year 2023, went jointly to the Urdu poet Gulzar and to which Sanskrit scholar, who was born in Jaunpur?',
        hi: 'वर्ष 2023 का 58वाँ ज्ञानपीठ पुरस्कार उर्दू कवि गुलज़ार के साथ जौनपुर में जन्मे किस संस्कृत विद्वान को संयुक्त रूप से मिला?',
      },
      options: [
        { id: 'a', content: { en: 'Satya Vrat Shastri', hi: 'सत्यव्रत शास्त्री' } },
        { id: 'b', content: { en: 'Radhavallabh Tripathi', hi: 'राधावल्लभ त्रिपाठी' } },
        { id: 'c', content: { en: 'Abhiraj Rajendra Mishra', hi: 'अभिराज राजेंद्र मिश्र' } },
        { id: 'd', content: { en: 'Rambhadracharya', hi: 'रामभद्राचार्य' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The 58th award, announced in February 2024, went to Gulzar (Urdu) and **Jagadguru Rambhadracharya** (Sanskrit). He lost his sight as an infant, has written epics in Sanskrit, and founded a university for students with disabilities at Chitrakoot.

Do not mix him up with Satya Vrat Shastri, to whom the Jnanpith for 2006 had gone: the first for Sanskrit.`,
        hi: String.raw`फ़रवरी 2024 में घोषित 58वाँ पुरस्कार गुलज़ार (उर्दू) और **जगद्गुरु रामभद्राचार्य** (संस्कृत) को मिला। शैशव में ही उनकी दृष्टि चली गई थी; उन्होंने संस्कृत में महाकाव्य रचे और चित्रकूट में दिव्यांग विद्यार्थियों के लिए विश्वविद्यालय स्थापित किया।

उन्हें सत्यव्रत शास्त्री से न मिलाएँ, जिन्हें 2006 का ज्ञानपीठ मिला था: संस्कृत के लिए पहला।`,
      },
      reasons: {
        a: {
          en: 'He was the first to receive the Jnanpith for Sanskrit, but for 2006.',
          hi: 'संस्कृत के लिए पहला ज्ञानपीठ इन्हें मिला था, पर वर्ष 2006 का।',
        },
        b: {
          en: 'He is a noted Sanskrit poet and scholar, but the award of 2023 was not his.',
          hi: 'ये संस्कृत के प्रसिद्ध कवि और विद्वान हैं, पर 2023 का पुरस्कार इन्हें नहीं मिला।',
        },
        c: {
          en: 'He too comes from Jaunpur and writes in Sanskrit, but it was not he who shared the award.',
          hi: 'ये भी जौनपुर के हैं और संस्कृत में लिखते हैं, पर यह पुरस्कार इन्हें नहीं मिला।',
        },
        d: {
          en: 'Rambhadracharya of Chitrakoot shared the 58th award with Gulzar.',
          hi: 'चित्रकूट के रामभद्राचार्य को गुलज़ार के साथ 58वाँ पुरस्कार मिला।',
        },
      },
    },
    {
      code: 'up-125',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'environment',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Arrange the following agreements in the order in which they were adopted, the earliest first:

1. Basel Convention on hazardous wastes
2. CITES
3. Montreal Protocol
4. Stockholm Convention on persistent organic pollutants

Select the correct answer from the code given below:`,
        hi: String.raw`निम्नलिखित समझौतों को स्वीकार किए जाने के क्रम में, सबसे पहले वाले से आरंभ करके, व्यवस्थित कीजिए:

1. ख़तरनाक अपशिष्टों पर बासेल समझौता
2. CITES
3. मॉन्ट्रियल प्रोटोकॉल
4. दीर्घस्थायी कार्बनिक प्रदूषकों पर स्टॉकहोम समझौता

नीचे दिए गए कूट से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: '3, 2, 4, 1', hi: '3, 2, 4, 1' } },
        { id: 'b', content: { en: '2, 1, 3, 4', hi: '2, 1, 3, 4' } },
        { id: 'c', content: { en: '2, 3, 1, 4', hi: '2, 3, 1, 4' } },
        { id: 'd', content: { en: '3, 4, 2, 1', hi: '3, 4, 2, 1' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`| Agreement | Year |
| --- | --- |
| CITES (trade in wild species) | 1973 |
| Montreal Protocol (ozone layer) | 1987 |
| Basel Convention (hazardous wastes) | 1989 |
| Stockholm Convention (persistent pollutants) | 2001 |

The order is **2, 3, 1, 4**. The trap is the name Stockholm: the UN *conference* there was in 1972, the *convention* came in 2001.`,
        hi: String.raw`| समझौता | वर्ष |
| --- | --- |
| CITES (वन्य प्रजातियों का व्यापार) | 1973 |
| मॉन्ट्रियल प्रोटोकॉल (ओज़ोन परत) | 1987 |
| बासेल समझौता (ख़तरनाक अपशिष्ट) | 1989 |
| स्टॉकहोम समझौता (दीर्घस्थायी प्रदूषक) | 2001 |

क्रम **2, 3, 1, 4** है। भ्रम स्टॉकहोम नाम से होता है: वहाँ संयुक्त राष्ट्र का *सम्मेलन* 1972 में हुआ था, *समझौता* 2001 में हुआ।`,
      },
      reasons: {
        a: {
          en: 'CITES (1973) was placed after the Montreal Protocol (1987), and Basel was taken for the latest.',
          hi: 'CITES (1973) को मॉन्ट्रियल प्रोटोकॉल (1987) के बाद रखा गया और बासेल को सबसे नया मान लिया गया।',
        },
        b: {
          en: 'Basel (1989) and Montreal (1987), only two years apart, were exchanged.',
          hi: 'केवल दो वर्ष के अंतर वाले बासेल (1989) और मॉन्ट्रियल (1987) बदल गए।',
        },
        c: {
          en: 'The years are 1973, 1987, 1989 and 2001.',
          hi: 'वर्ष क्रम से 1973, 1987, 1989 और 2001 हैं।',
        },
        d: {
          en: 'The Stockholm conference of 1972 was taken for the convention, and CITES for a late one.',
          hi: '1972 के स्टॉकहोम सम्मेलन से समझौते का भ्रम हुआ और CITES को बाद का समझ लिया गया।',
        },
      },
    },
    {
      code: 'up-126',
      exams: ['state-psc'],
      subject: 'biology',
      topic: 'structure-of-plants',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match each spice in List-I with the part of the plant in List-II from which it comes, and select the correct answer from the code given below:

| List-I (Spice) | List-II (Part of the plant) |
| --- | --- |
| A. Saffron | 1. Bark |
| B. Cinnamon | 2. Gum-resin of the root |
| C. Clove | 3. Stigma |
| D. Asafoetida | 4. Flower bud |`,
        hi: String.raw`सूची-I के मसालों को सूची-II में दिए पौधे के उस भाग से सुमेलित कीजिए जिससे वे मिलते हैं, और नीचे दिए गए कूट से सही उत्तर चुनिए:

| सूची-I (मसाला) | सूची-II (पौधे का भाग) |
| --- | --- |
| A. केसर | 1. छाल |
| B. दालचीनी | 2. जड़ का गोंद-रेज़िन |
| C. लौंग | 3. वर्तिकाग्र |
| D. हींग | 4. फूल की कली |`,
      },
      options: [
        { id: 'a', content: { en: 'A-4, B-2, C-3, D-1', hi: 'A-4, B-2, C-3, D-1' } },
        { id: 'b', content: { en: 'A-3, B-1, C-4, D-2', hi: 'A-3, B-1, C-4, D-2' } },
        { id: 'c', content: { en: 'A-3, B-2, C-4, D-1', hi: 'A-3, B-2, C-4, D-1' } },
        { id: 'd', content: { en: 'A-4, B-1, C-3, D-2', hi: 'A-4, B-1, C-3, D-2' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **Saffron**: the dried stigmas of *Crocus sativus*; three to a flower, hence the price
- **Cinnamon**: the inner bark of a tree
- **Clove**: the flower bud, dried before it opens
- **Asafoetida**: the milky gum-resin that flows from the cut root of *Ferula*

Saffron and clove both come from the flower, which is where codes are mixed up: the bud is the clove.`,
        hi: String.raw`- **केसर**: *क्रोकस सैटाइवस* के सूखे वर्तिकाग्र; एक फूल में तीन ही होते हैं, इसीलिए इतना महँगा
- **दालचीनी**: वृक्ष की भीतरी छाल
- **लौंग**: खिलने से पहले सुखाई गई फूल की कली
- **हींग**: *फेरुला* की कटी जड़ से निकलने वाला दूधिया गोंद-रेज़िन

केसर और लौंग दोनों फूल से मिलते हैं, इसीलिए कूट में गड़बड़ी होती है: कली लौंग है।`,
      },
      reasons: {
        a: {
          en: 'Both pairs are exchanged: the two from the flower and the two from bark and root.',
          hi: 'दोनों जोड़े बदल गए: फूल वाले भी और छाल-जड़ वाले भी।',
        },
        b: {
          en: 'Stigma, bark, flower bud and gum-resin, in this order.',
          hi: 'क्रम से वर्तिकाग्र, छाल, फूल की कली और गोंद-रेज़िन।',
        },
        c: {
          en: 'Cinnamon is a rolled bark and asafoetida a resin; here they have changed places.',
          hi: 'दालचीनी लिपटी हुई छाल है और हींग रेज़िन; यहाँ दोनों बदल गए हैं।',
        },
        d: {
          en: 'Saffron threads are stigmas, not buds; the bud is the clove.',
          hi: 'केसर के धागे वर्तिकाग्र हैं, कली नहीं; कली लौंग है।',
        },
      },
    },
    {
      code: 'up-127',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'environment',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'Where a city lets its untreated sewage into a river, the biochemical oxygen demand (BOD) of the water falls.',
          hi: 'जहाँ किसी नगर का अनुपचारित मलजल नदी में गिरता है, वहाँ जल की जैव रासायनिक ऑक्सीजन माँग (BOD) घट जाती है।',
        },
        reason: {
          en: 'The bacteria that break down organic matter use up oxygen dissolved in the water.',
          hi: 'कार्बनिक पदार्थ का अपघटन करने वाले जीवाणु जल में घुली ऑक्सीजन ख़र्च करते हैं।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['d'] },
      solution: {
        en: String.raw`BOD is the oxygen that bacteria **need** to break down the organic matter in a sample of water. More sewage means more food for them and so a **higher** BOD: A is false.

R is true, and for that very reason the **dissolved** oxygen falls and fish die. The trap is to mix up the two: with pollution BOD goes up while dissolved oxygen goes down.`,
        hi: String.raw`BOD वह ऑक्सीजन है जिसकी जीवाणुओं को जल के कार्बनिक पदार्थ के अपघटन के लिए **ज़रूरत** होती है। मलजल जितना अधिक, उनका भोजन उतना अधिक और BOD उतनी ही **अधिक**: A असत्य है।

R सत्य है और इसी कारण **घुली हुई** ऑक्सीजन घटती है तथा मछलियाँ मरती हैं। भ्रम दोनों को मिला देने से होता है: प्रदूषण से BOD बढ़ती है, घुली ऑक्सीजन घटती है।`,
      },
      reasons: {
        a: {
          en: 'Dissolved oxygen was meant: it falls as R says, but BOD rises.',
          hi: 'ध्यान घुली ऑक्सीजन पर रहा: R के अनुसार घटती वह है, BOD तो बढ़ती है।',
        },
        b: {
          en: 'A cannot stand: sewage adds organic matter and with it demand for oxygen.',
          hi: 'A सत्य नहीं है: मलजल से कार्बनिक पदार्थ बढ़ता है और साथ में ऑक्सीजन की माँग भी।',
        },
        c: {
          en: 'It is the other way round: R is the well-known fact and A is reversed.',
          hi: 'बात उलटी है: R जाना-माना तथ्य है और A उलटा कहा गया है।',
        },
        d: {
          en: 'Sewage raises the BOD; that bacteria use up dissolved oxygen is true.',
          hi: 'मलजल से BOD बढ़ती है; जीवाणुओं का घुली ऑक्सीजन ख़र्च करना सही है।',
        },
      },
    },
    //NEXT
  ],
}
