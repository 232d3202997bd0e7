import type { PaperSection } from '../paper.ts'
import { oneOrBoth } from '../upsc-gs-1/standard-options.ts'
import { assertionAndReason, countOfThree } from './standard-texts.ts'

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
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Ramsar site) | List-II (District of Uttar Pradesh) |
| --- | --- |
| A. Bakhira Wildlife Sanctuary | 1. Gonda |
| B. Saman Bird Sanctuary | 2. Mainpuri |
| C. Sandi Bird Sanctuary | 3. Sant Kabir Nagar |
| D. Parvati Arga Bird Sanctuary | 4. Hardoi |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (रामसर स्थल) | सूची-II (उत्तर प्रदेश का ज़िला) |
| --- | --- |
| A. बखिरा वन्यजीव अभयारण्य | 1. गोंडा |
| B. समान पक्षी विहार | 2. मैनपुरी |
| C. सांडी पक्षी विहार | 3. संत कबीर नगर |
| D. पार्वती अरगा पक्षी विहार | 4. हरदोई |`,
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

Any two of these settle the code. All four are sanctuaries of waterbirds as well.`,
        hi: String.raw`मानचित्र पर पूर्व से पश्चिम की ओर चलें।

- **बखिरा**, पूर्वांचल की बड़ी प्राकृतिक झील: संत कबीर नगर
- **पार्वती अरगा**, सरयू के उत्तर में गोखुर झीलों का जोड़ा: गोंडा
- **सांडी**, गर्रा नदी के पास: हरदोई
- **समान पक्षी विहार**, गंगा-यमुना दोआब में: मैनपुरी

इनमें से दो भी पक्के हों तो कूट मिल जाता है। चारों जलपक्षियों के अभयारण्य भी हैं।`,
      },
      reasons: {
        a: {
          en: 'Bakhira and Sandi have changed places: Bakhira is in the east, Sandi in Hardoi.',
          hi: 'बखिरा और सांडी की अदला-बदली हुई है: बखिरा पूर्वांचल में है और सांडी हरदोई में।',
        },
        b: {
          en: 'Saman lies in the doab (Mainpuri) and Parvati Arga north of the Saryu (Gonda), not the reverse.',
          hi: 'समान पक्षी विहार दोआब (मैनपुरी) में है और पार्वती अरगा सरयू के उत्तर (गोंडा) में; यहाँ इसका उलटा है।',
        },
        c: {
          en: 'All four sites are moved to a wrong district.',
          hi: 'चारों स्थल ग़लत ज़िले में रख दिए गए हैं।',
        },
        d: {
          en: 'Bakhira is in Sant Kabir Nagar, Saman in Mainpuri, Sandi in Hardoi and Parvati Arga in Gonda.',
          hi: 'बखिरा संत कबीर नगर में, समान पक्षी विहार मैनपुरी में, सांडी हरदोई में और पार्वती अरगा गोंडा में है।',
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

1. क्रोड के काँच का अपवर्तनांक उसे घेरने वाले आवरण (क्लैडिंग) के अपवर्तनांक से अधिक होता है।
2. एंडोस्कोप में ऐसे तंतुओं का गुच्छा भीतरी अंग का प्रतिबिंब चिकित्सक की आँख तक पहुँचाता है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
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
          hi: 'प्रयागराज में मिट्टी का घड़ा अगस्त के उमस भरे दिन की तुलना में मई के शुष्क दिन में पानी को अधिक ठंडा करता है।',
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
        en: String.raw`Which one of the following hormones, secreted mainly by the kidneys, stimulates the formation of more red blood cells in a person living at high altitude?`,
        hi: String.raw`अधिक ऊँचाई पर रहने वाले व्यक्ति में लाल रक्त कोशिकाओं का निर्माण बढ़ाने वाला निम्नलिखित में से कौन-सा हार्मोन है, जिसका स्राव मुख्यतः वृक्क करते हैं?`,
      },
      options: [
        { id: 'a', content: { en: 'Aldosterone', hi: 'ऐल्डोस्टेरॉन' } },
        { id: 'b', content: { en: 'Erythropoietin', hi: 'एरिथ्रोपोइटिन' } },
        { id: 'c', content: { en: 'Thyroxine', hi: 'थायरॉक्सिन' } },
        { id: 'd', content: { en: 'Adrenaline', hi: 'ऐड्रिनैलिन' } },
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
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Day) | List-II (Date) |
| --- | --- |
| A. World Wildlife Day | 1. 24 January |
| B. Uttar Pradesh Day | 2. 2 February |
| C. National Science Day | 3. 28 February |
| D. World Wetlands Day | 4. 3 March |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

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
- **2 फ़रवरी**: 1971 में आर्द्रभूमियों के रामसर अभिसमय (कन्वेंशन) पर हस्ताक्षर हुए।
- **28 फ़रवरी**: 1928 में सी.वी. रमन ने रमन प्रभाव की घोषणा की।
- **3 मार्च**: 1973 में वन्य प्रजातियों के व्यापार वाले अभिसमय CITES पर हस्ताक्षर हुए।

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
          hi: 'राज्य और राष्ट्र के दिवस भी बदल गए और दोनों विश्व दिवस भी।',
        },
        d: {
          en: 'The date of the Ramsar Convention (2 February) was given to wildlife, that of CITES to wetlands.',
          hi: 'रामसर अभिसमय की तिथि (2 फ़रवरी) वन्यजीव को और CITES की तिथि आर्द्रभूमि को दे दी गई।',
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
        en: String.raw`Arrange the following international agreements in the order of their adoption and select the correct answer using the code given below.

1. Basel Convention on hazardous wastes
2. CITES
3. Montreal Protocol
4. Stockholm Convention on persistent organic pollutants`,
        hi: String.raw`निम्नलिखित अंतरराष्ट्रीय समझौतों को स्वीकार किए जाने के क्रम में व्यवस्थित कीजिए तथा नीचे दिए गए कूट से सही उत्तर चुनिए।

1. ख़तरनाक अपशिष्टों पर बेसल अभिसमय (कन्वेंशन)
2. CITES
3. मॉन्ट्रियल प्रोटोकॉल
4. स्थायी कार्बनिक प्रदूषकों (POPs) पर स्टॉकहोम अभिसमय (कन्वेंशन)`,
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
| बेसल अभिसमय (ख़तरनाक अपशिष्ट) | 1989 |
| स्टॉकहोम अभिसमय (स्थायी प्रदूषक) | 2001 |

क्रम **2, 3, 1, 4** है। भ्रम स्टॉकहोम नाम से होता है: वहाँ संयुक्त राष्ट्र का *सम्मेलन* 1972 में हुआ था, *अभिसमय* 2001 में हुआ।`,
      },
      reasons: {
        a: {
          en: 'CITES (1973) was placed after the Montreal Protocol (1987), and Basel was taken for the latest.',
          hi: 'CITES (1973) को मॉन्ट्रियल प्रोटोकॉल (1987) के बाद रखा गया और बेसल को सबसे नया मान लिया गया।',
        },
        b: {
          en: 'Basel (1989) and Montreal (1987), only two years apart, were exchanged.',
          hi: 'केवल दो वर्ष के अंतर वाले बेसल (1989) और मॉन्ट्रियल (1987) बदल गए।',
        },
        c: {
          en: 'The years are 1973, 1987, 1989 and 2001.',
          hi: 'वर्ष क्रम से 1973, 1987, 1989 और 2001 हैं।',
        },
        d: {
          en: 'The Stockholm conference of 1972 was taken for the convention, and CITES for a late one.',
          hi: '1972 के स्टॉकहोम सम्मेलन से अभिसमय का भ्रम हुआ और CITES को बाद का समझ लिया गया।',
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
        en: String.raw`Consider the following pairs (Spice – Part of the plant from which it comes):

1. Saffron – Stigma of the flower
2. Cinnamon – Bark of the tree
3. Clove – Dried fruit

Which of the pairs given above is/are correctly matched?`,
        hi: String.raw`निम्नलिखित युग्मों (मसाला – पौधे का वह भाग जिससे वह मिलता है) पर विचार कीजिए:

1. केसर – फूल का वर्तिकाग्र
2. दालचीनी – वृक्ष की छाल
3. लौंग – सूखा फल

उपर्युक्त युग्मों में से कौन-सा/से सही सुमेलित है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '2 only', hi: 'केवल 2' } },
        { id: 'b', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'c', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
        { id: 'd', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **Saffron**: the dried stigmas of *Crocus sativus*; three to a flower, hence the price
- **Cinnamon**: the inner bark of a tree
- **Clove**: not a fruit but the **flower bud**, dried before it opens

So 1 and 2. The trap is the clove: its round head is the closed corolla. Pepper and cardamom are the spices that come from fruits.`,
        hi: String.raw`- **केसर**: *क्रोकस सैटाइवस* के सूखे वर्तिकाग्र; एक फूल में तीन ही होते हैं, इसीलिए इतना महँगा
- **दालचीनी**: वृक्ष की भीतरी छाल
- **लौंग**: फल नहीं, खिलने से पहले सुखाई गई **फूल की कली**

अतः 1 और 2। भ्रम लौंग से होता है: उसका गोल सिरा बंद दलपुंज है। फल से मिलने वाले मसाले काली मिर्च और इलायची हैं।`,
      },
      reasons: {
        a: {
          en: 'Saffron was missed: its threads are the stigmas of the flower.',
          hi: 'केसर छूट गया: उसके धागे फूल के वर्तिकाग्र ही हैं।',
        },
        b: {
          en: 'Stigma and bark are right; the clove is a flower bud.',
          hi: 'वर्तिकाग्र और छाल सही हैं; लौंग फूल की कली है।',
        },
        c: {
          en: 'The hard little clove was taken for a dried fruit, as pepper is.',
          hi: 'कड़ी छोटी लौंग को काली मिर्च की तरह सूखा फल मान लिया गया।',
        },
        d: {
          en: 'The clove is a bud, and the stigma of saffron was overlooked.',
          hi: 'लौंग कली है, और केसर का वर्तिकाग्र छूट गया।',
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
          en: 'Where untreated sewage is discharged into a river, the biochemical oxygen demand (BOD) of the water falls.',
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
    {
      code: 'up-128',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'biodiversity',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`With reference to the Kunming-Montreal Global Biodiversity Framework, adopted in December 2022, consider the following statements:

1. It sets the target of conserving at least 30 per cent of land and inland waters, and of coasts and seas, by 2030.
2. It replaced the Nagoya Protocol of 2010, which ceased to be in force.

Which of the statements given above is/are correct?`,
        hi: String.raw`दिसंबर 2022 में स्वीकार की गई कुनमिंग-मॉन्ट्रियल वैश्विक जैव विविधता रूपरेखा के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. इसका एक लक्ष्य 2030 तक कम से कम 30 प्रतिशत स्थल और अंतर्देशीय जल तथा तटों और समुद्रों का संरक्षण करना है।
2. इसने 2010 के नागोया प्रोटोकॉल का स्थान लिया, जो इसके साथ ही समाप्त हो गया।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is correct.** This is Target 3 of its 23 targets, called "30 by 30" for short.
- **2 is wrong.** The framework followed the Strategic Plan 2011-2020 with its **Aichi Targets**. The Nagoya **Protocol** is a treaty on access to genetic resources and the sharing of their benefits, and it remains in force.

The trap: the Aichi Targets and the Nagoya Protocol were adopted at the same meeting (Nagoya, Japan, 2010). The targets had a date of expiry, the treaty has none.`,
        hi: String.raw`- **1 सही है।** यह 23 लक्ष्यों में लक्ष्य 3 है, जिसे संक्षेप में "30 बाय 30" कहते हैं।
- **2 ग़लत है।** इस रूपरेखा से पहले 2011-2020 की रणनीतिक योजना और उसके **आइची लक्ष्य** थे। नागोया **प्रोटोकॉल** आनुवंशिक संसाधनों तक पहुँच और उनके लाभ के बँटवारे की संधि है और वह लागू है।

भ्रम इसलिए होता है कि आइची लक्ष्य और नागोया प्रोटोकॉल एक ही बैठक (नागोया, जापान, 2010) में स्वीकार हुए थे। लक्ष्यों की अवधि तय थी, संधि की नहीं।`,
      },
      reasons: {
        a: {
          en: 'The "30 by 30" target stands; the Nagoya Protocol goes on beside the framework.',
          hi: '"30 बाय 30" का लक्ष्य सही है; नागोया प्रोटोकॉल रूपरेखा के साथ-साथ चलता है।',
        },
        b: {
          en: 'The Protocol was mixed up with the Aichi Targets of the same meeting, and Target 3 was not known.',
          hi: 'प्रोटोकॉल को उसी बैठक के आइची लक्ष्यों से मिला दिया गया और लक्ष्य 3 याद नहीं रहा।',
        },
        c: {
          en: 'What ran out were the Aichi Targets, not the Protocol on sharing of benefits.',
          hi: 'अवधि आइची लक्ष्यों की पूरी हुई, लाभ के बँटवारे वाले प्रोटोकॉल की नहीं।',
        },
        d: {
          en: 'The Protocol was judged rightly, but the figure 30 and the year 2030 are in the text.',
          hi: 'प्रोटोकॉल के बारे में निर्णय सही रहा, पर 30 प्रतिशत और 2030 रूपरेखा में ही लिखे हैं।',
        },
      },
    },
    {
      code: 'up-130',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'sports',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: 'At the Paralympic Games of Paris in 2024, Praveen Kumar of Gautam Buddh Nagar, Uttar Pradesh, won the gold medal in which event?',
        hi: 'पेरिस पैरालंपिक खेल 2024 में उत्तर प्रदेश के गौतम बुद्ध नगर के प्रवीण कुमार ने किस स्पर्धा में स्वर्ण पदक जीता?',
      },
      options: [
        { id: 'a', content: { en: 'Javelin throw', hi: 'भाला फेंक' } },
        { id: 'b', content: { en: 'High jump', hi: 'ऊँची कूद' } },
        { id: 'c', content: { en: 'Club throw', hi: 'क्लब थ्रो' } },
        { id: 'd', content: { en: 'Badminton singles', hi: 'बैडमिंटन एकल' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Praveen Kumar won the **high jump (T64)** with 2.08 m, an Asian record. At Tokyo he had taken silver.

In each of the other three events too India won gold at Paris: Sumit Antil and Navdeep Singh in the javelin, Dharambir in the club throw, Nitesh Kumar in badminton (SL3). So it is the name that must be tied to the event.`,
        hi: String.raw`प्रवीण कुमार ने **ऊँची कूद (T64)** में 2.08 मीटर कूदकर एशियाई रिकॉर्ड के साथ स्वर्ण जीता। टोक्यो में उन्हें रजत मिला था।

शेष तीनों स्पर्धाओं में भी भारत ने पेरिस में स्वर्ण जीता: भाला फेंक में सुमित अंतिल और नवदीप सिंह, क्लब थ्रो में धरमबीर, बैडमिंटन (SL3) में नितेश कुमार। इसलिए नाम को स्पर्धा से जोड़कर याद रखें।`,
      },
      reasons: {
        a: {
          en: 'The javelin gold medals went to Sumit Antil (F64) and Navdeep Singh (F41).',
          hi: 'भाला फेंक के स्वर्ण सुमित अंतिल (F64) और नवदीप सिंह (F41) को मिले।',
        },
        b: {
          en: 'He cleared 2.08 m in the T64 high jump.',
          hi: 'उन्होंने T64 ऊँची कूद में 2.08 मीटर पार किया।',
        },
        c: {
          en: 'The club throw (F51) was won by Dharambir of Haryana.',
          hi: 'क्लब थ्रो (F51) हरियाणा के धरमबीर ने जीता।',
        },
        d: {
          en: 'The gold in badminton singles (SL3) was won by Nitesh Kumar.',
          hi: 'बैडमिंटन एकल (SL3) का स्वर्ण नितेश कुमार ने जीता।',
        },
      },
    },
    {
      code: 'up-131',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'biodiversity',
      difficulty: 'hard',
      targetSeconds: 60,
      stem: {
        en: String.raw`Consider the following statements about tiger reserves in Uttar Pradesh:

1. The Pilibhit Tiger Reserve received the TX2 award in 2020 for having doubled its tigers.
2. The Ranipur Tiger Reserve, notified in 2022, was carved out of the forests of Mirzapur and Sonbhadra.
3. The Dudhwa Tiger Reserve takes in the Kishanpur and Katarniaghat sanctuaries.

Which of the statements given above are correct?`,
        hi: String.raw`उत्तर प्रदेश के बाघ आरक्षित क्षेत्रों (टाइगर रिज़र्व) के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. पीलीभीत टाइगर रिज़र्व को 2020 में बाघों की संख्या दुगुनी करने के लिए TX2 पुरस्कार मिला।
2. 2022 में अधिसूचित रानीपुर टाइगर रिज़र्व मिर्ज़ापुर और सोनभद्र के वनों से बनाया गया।
3. दुधवा टाइगर रिज़र्व में किशनपुर और कतर्नियाघाट अभयारण्य शामिल हैं।

उपर्युक्त कथनों में से कौन-से सही हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'c', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
        { id: 'd', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- **1 is correct.** Pilibhit went from 25 tigers in 2014 to 65 in 2018; TX2 stands for "tigers times two".
- **2 is wrong.** Ranipur lies in **Chitrakoot**, on the border of Madhya Pradesh, and is the first tiger reserve in the part of Bundelkhand that belongs to Uttar Pradesh.
- **3 is correct.** Dudhwa National Park, Kishanpur (both Lakhimpur Kheri) and Katarniaghat (Bahraich) make up the Dudhwa Tiger Reserve.

Mirzapur and Sonbhadra also have Vindhyan forests and the Kaimur sanctuary, which makes statement 2 tempting.`,
        hi: String.raw`- **1 सही है।** पीलीभीत में 2014 में 25 बाघ थे, 2018 में 65; TX2 का अर्थ है "बाघ गुणा दो"।
- **2 ग़लत है।** रानीपुर मध्य प्रदेश की सीमा पर **चित्रकूट** में है और बुंदेलखंड के उत्तर प्रदेश वाले भाग का पहला टाइगर रिज़र्व है।
- **3 सही है।** दुधवा राष्ट्रीय उद्यान और किशनपुर (दोनों लखीमपुर खीरी) तथा कतर्नियाघाट (बहराइच) मिलकर दुधवा टाइगर रिज़र्व बनाते हैं।

मिर्ज़ापुर और सोनभद्र में भी विंध्य के वन और कैमूर अभयारण्य हैं, इसीलिए कथन 2 सही लगने लगता है।`,
      },
      reasons: {
        a: {
          en: 'Kishanpur and Katarniaghat were taken for sanctuaries that stand by themselves; Ranipur was misplaced.',
          hi: 'किशनपुर और कतर्नियाघाट को अलग अभयारण्य मान लिया गया और रानीपुर का स्थान ग़लत रहा।',
        },
        b: {
          en: 'The award of Pilibhit was forgotten, and Ranipur was put too far east.',
          hi: 'पीलीभीत का पुरस्कार याद नहीं रहा और रानीपुर को बहुत पूर्व में मान लिया गया।',
        },
        c: {
          en: 'Ranipur is in Chitrakoot: the Vindhyan forests of Mirzapur and Sonbhadra are not part of it.',
          hi: 'रानीपुर चित्रकूट में है; मिर्ज़ापुर और सोनभद्र के वन इसमें नहीं हैं।',
        },
        d: {
          en: 'Pilibhit has the TX2 award and Dudhwa takes in both sanctuaries; Ranipur is in Chitrakoot.',
          hi: 'पीलीभीत को TX2 मिला और दुधवा में दोनों अभयारण्य हैं; रानीपुर चित्रकूट में है।',
        },
      },
    },
    {
      code: 'up-132',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'institutions',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Institute) | List-II (Place) |
| --- | --- |
| A. Harish-Chandra Research Institute | 1. Agra |
| B. National Sugar Institute | 2. Bareilly |
| C. Aerial Delivery Research and Development Establishment | 3. Kanpur |
| D. Indian Veterinary Research Institute | 4. Prayagraj |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (संस्थान) | सूची-II (स्थान) |
| --- | --- |
| A. हरीश-चंद्र अनुसंधान संस्थान | 1. आगरा |
| B. राष्ट्रीय शर्करा संस्थान | 2. बरेली |
| C. हवाई वितरण अनुसंधान एवं विकास संस्थान (ADRDE) | 3. कानपुर |
| D. भारतीय पशु चिकित्सा अनुसंधान संस्थान | 4. प्रयागराज |`,
      },
      options: [
        { id: 'a', content: { en: 'A-4, B-3, C-1, D-2', hi: 'A-4, B-3, C-1, D-2' } },
        { id: 'b', content: { en: 'A-4, B-1, C-3, D-2', hi: 'A-4, B-1, C-3, D-2' } },
        { id: 'c', content: { en: 'A-2, B-1, C-3, D-4', hi: 'A-2, B-1, C-3, D-4' } },
        { id: 'd', content: { en: 'A-2, B-3, C-1, D-4', hi: 'A-2, B-3, C-1, D-4' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- Mathematics and theoretical physics (Harish-Chandra): **Prayagraj**
- Sugar (technology of mills): **Kanpur**
- Parachutes and airships of the DRDO (Aerial Delivery): **Agra**, where the paratroopers train
- Diseases of animals (IVRI): Izatnagar at **Bareilly**

Do not confuse the National Sugar Institute with the Indian Institute of Sugarcane Research (the crop), which is at Lucknow. Kanpur also has a laboratory of the DRDO, but for materials and stores.`,
        hi: String.raw`- गणित और सैद्धांतिक भौतिकी (हरीश-चंद्र): **प्रयागराज**
- शर्करा (चीनी मिलों की प्रौद्योगिकी): **कानपुर**
- DRDO के पैराशूट और एयरशिप (हवाई वितरण): **आगरा**, जहाँ छाताधारी सैनिक प्रशिक्षण लेते हैं
- पशुओं के रोग (IVRI): **बरेली** का इज़्ज़तनगर

राष्ट्रीय शर्करा संस्थान को भारतीय गन्ना अनुसंधान संस्थान (फ़सल) से न मिलाएँ, जो लखनऊ में है। कानपुर में भी DRDO की एक प्रयोगशाला है, पर वह सामग्री और भंडार पर काम करती है।`,
      },
      reasons: {
        a: {
          en: 'Mathematics at Prayagraj, sugar at Kanpur, parachutes at Agra and animals at Bareilly.',
          hi: 'गणित प्रयागराज में, शर्करा कानपुर में, पैराशूट आगरा में और पशु चिकित्सा बरेली में।',
        },
        b: {
          en: 'The laboratory for parachutes was put at Kanpur, where the DRDO works on materials.',
          hi: 'पैराशूट वाली प्रयोगशाला कानपुर में रख दी गई, जहाँ DRDO सामग्री पर काम करता है।',
        },
        c: {
          en: 'No institute here stands at its own place.',
          hi: 'यहाँ कोई भी संस्थान अपने सही स्थान पर नहीं है।',
        },
        d: {
          en: 'Bareilly and Prayagraj are exchanged: Izatnagar, the seat of the IVRI, is at Bareilly.',
          hi: 'बरेली और प्रयागराज बदल गए: IVRI का इज़्ज़तनगर बरेली में है।',
        },
      },
    },
    {
      code: 'up-133',
      exams: ['state-psc'],
      subject: 'physics',
      topic: 'optics',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: 'A person uses spectacles with lenses of power −2.5 dioptre. The defect of vision and the magnitude of the focal length of each lens are, respectively,',
        hi: 'एक व्यक्ति के चश्मे के लेंसों की क्षमता −2.5 डायोप्टर है। उसका दृष्टि दोष और प्रत्येक लेंस की फ़ोकस दूरी का परिमाण क्रमशः क्या हैं?',
      },
      options: [
        { id: 'a', content: { en: 'Short-sightedness; 40 cm', hi: 'निकट दृष्टि दोष; 40 सेमी' } },
        { id: 'b', content: { en: 'Long-sightedness; 25 cm', hi: 'दूर दृष्टि दोष; 25 सेमी' } },
        { id: 'c', content: { en: 'Short-sightedness; 25 cm', hi: 'निकट दृष्टि दोष; 25 सेमी' } },
        { id: 'd', content: { en: 'Long-sightedness; 40 cm', hi: 'दूर दृष्टि दोष; 40 सेमी' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Two steps:

- **Size**: focal length in metres = 1 ÷ power = 1 ÷ 2.5 = 0.4 m = **40 cm**.
- **Sign**: minus means a concave (diverging) lens. It helps an eye that brings distant things to a focus in front of the retina: **short-sightedness** (myopia).

The trap is to write 2.5 as 25 cm without dividing.`,
        hi: String.raw`दो चरण:

- **परिमाण**: मीटर में फ़ोकस दूरी = 1 ÷ क्षमता = 1 ÷ 2.5 = 0.4 मीटर = **40 सेमी**।
- **चिह्न**: ऋण चिह्न का अर्थ है अवतल (अपसारी) लेंस। यह उस आँख के काम आता है जिसमें दूर की वस्तु का प्रतिबिंब रेटिना से पहले बनता है: **निकट दृष्टि दोष** (मायोपिया)।

भूल यह होती है कि भाग दिए बिना 2.5 से 25 सेमी लिख दिया जाता है।`,
      },
      reasons: {
        a: {
          en: 'A negative power means a concave lens, and 1 ÷ 2.5 m is 40 cm.',
          hi: 'ऋणात्मक क्षमता अवतल लेंस की होती है और 1 ÷ 2.5 मीटर यानी 40 सेमी।',
        },
        b: {
          en: 'The minus sign was overlooked, and 2.5 was read as 25 cm.',
          hi: 'ऋण चिह्न पर ध्यान नहीं गया और 2.5 को 25 सेमी समझ लिया गया।',
        },
        c: {
          en: 'The defect is right, but 25 cm would be a power of 4 dioptre.',
          hi: 'दोष सही है, पर 25 सेमी के लिए क्षमता 4 डायोप्टर होती।',
        },
        d: {
          en: 'The length is right, but long-sightedness needs a convex lens of positive power.',
          hi: 'दूरी सही है, पर दूर दृष्टि दोष में धनात्मक क्षमता वाला उत्तल लेंस चाहिए।',
        },
      },
    },
    {
      code: 'up-134',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'uttar-pradesh',
      difficulty: 'easy',
      targetSeconds: 20,
      stem: {
        en: 'Which one of the following pairs about the symbols of Uttar Pradesh is **NOT** correctly matched?',
        hi: 'उत्तर प्रदेश के प्रतीकों के बारे में निम्नलिखित में से कौन-सा युग्म सही सुमेलित **नहीं** है?',
      },
      options: [
        { id: 'a', content: { en: 'State animal – Barasingha', hi: 'राज्य पशु – बारहसिंगा' } },
        { id: 'b', content: { en: 'State bird – Sarus crane', hi: 'राज्य पक्षी – सारस' } },
        { id: 'c', content: { en: 'State tree – Ashoka', hi: 'राज्य वृक्ष – अशोक' } },
        { id: 'd', content: { en: 'State flower – Lotus', hi: 'राज्य पुष्प – कमल' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The State flower is **Palash** (tesu, flame of the forest, *Butea monosperma*). The lotus is the *national* flower, and that is the trap.

The other three are right: barasingha (swamp deer, at home in Dudhwa), Sarus, Ashoka. In 2023 the State also chose the Gangetic dolphin as its aquatic animal.`,
        hi: String.raw`राज्य पुष्प **पलाश** (टेसू, *ब्यूटिया मोनोस्पर्मा*) है। कमल *राष्ट्रीय* पुष्प है और भ्रम यहीं होता है।

शेष तीनों सही हैं: बारहसिंगा (जो दुधवा में मिलता है), सारस और अशोक। 2023 में राज्य ने गांगेय डॉल्फ़िन को राज्य जलीय जीव भी घोषित किया।`,
      },
      reasons: {
        a: {
          en: 'The pair is right: the barasingha, or swamp deer, is the State animal.',
          hi: 'युग्म सही है: बारहसिंगा राज्य पशु है।',
        },
        b: {
          en: 'The pair is right: the tall Sarus of the wet fields is the State bird.',
          hi: 'युग्म सही है: पानी भरे खेतों में मिलने वाला ऊँचा सारस राज्य पक्षी है।',
        },
        c: {
          en: 'The pair is right: the Ashoka is the State tree; the banyan is the national tree.',
          hi: 'युग्म सही है: अशोक राज्य वृक्ष है; राष्ट्रीय वृक्ष बरगद है।',
        },
        d: {
          en: 'The pair is wrong: the State flower is Palash; the lotus is the national flower.',
          hi: 'युग्म ग़लत है: राज्य पुष्प पलाश है; कमल राष्ट्रीय पुष्प है।',
        },
      },
    },
    {
      code: 'up-135',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'summits',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'Although it is called the G20, the group had 21 members at the end of 2023.',
          hi: 'G20 कहलाने पर भी वर्ष 2023 के अंत में इस समूह के 21 सदस्य थे।',
        },
        reason: {
          en: 'The African Union was admitted as a permanent member at the New Delhi summit of September 2023.',
          hi: 'सितंबर 2023 के नई दिल्ली शिखर सम्मेलन में अफ़्रीकी संघ को स्थायी सदस्य बनाया गया।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['a'] },
      solution: {
        en: String.raw`Until 2023 the G20 had 19 countries and the European Union: 20. At New Delhi the **African Union** came in as the second regional body: 19 + 1 + 1 = **21**. The name stayed.

Both statements are true and R is just the step from 20 to 21, so R explains A.`,
        hi: String.raw`2023 तक G20 में 19 देश और यूरोपीय संघ थे: कुल 20। नई दिल्ली में **अफ़्रीकी संघ** दूसरे क्षेत्रीय संगठन के रूप में आया: 19 + 1 + 1 = **21**। नाम वही रहा।

दोनों कथन सत्य हैं और 20 से 21 होने का कारण R ही है, अतः R, A की व्याख्या करता है।`,
      },
      reasons: {
        a: {
          en: 'The entry of the African Union turned 20 members into 21.',
          hi: 'अफ़्रीकी संघ के आने से 20 सदस्य 21 हो गए।',
        },
        b: {
          en: 'No other member was added; the count of 21 comes from this very decision.',
          hi: 'कोई और सदस्य नहीं जुड़ा; 21 की संख्या इसी निर्णय से बनी है।',
        },
        c: {
          en: 'The admission was announced on the first day of the New Delhi summit.',
          hi: 'सदस्यता की घोषणा नई दिल्ली सम्मेलन के पहले ही दिन हुई थी।',
        },
        d: {
          en: 'The name was trusted; it was not changed when the group grew.',
          hi: 'नाम पर भरोसा किया गया; समूह बढ़ने पर नाम नहीं बदला।',
        },
      },
    },
    {
      code: 'up-136',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'space-missions',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Consider the following statements about ISRO's SpaDeX mission:

1. Its two satellites, the Chaser and the Target, were launched from Sriharikota by PSLV-C60 in December 2024.
2. The two satellites were joined in orbit for the first time in January 2025.
3. It made India the fourth country to have docked spacecraft in space.

How many of the statements given above are correct?`,
        hi: String.raw`इसरो के स्पेडेक्स (SpaDeX) मिशन के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. इसके दो उपग्रह, चेज़र और टारगेट, दिसंबर 2024 में PSLV-C60 से श्रीहरिकोटा से प्रक्षेपित हुए।
2. दोनों उपग्रह पहली बार जनवरी 2025 में कक्षा में जोड़े गए।
3. इससे भारत अंतरिक्ष में यानों की डॉकिंग करने वाला चौथा देश बना।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **1 is correct.** Two satellites of about 220 kg each went up on 30 December 2024.
- **2 is correct.** After attempts that were put off, they docked on **16 January 2025**.
- **3 is correct.** Before India came the USSR (Russia), the USA and China.

Many doubt statement 1, for a heavy mission suggests LVM3; but two small satellites are a load for the PSLV. Docking is needed for a space station and for bringing samples from the Moon.`,
        hi: String.raw`- **1 सही है।** लगभग 220 किग्रा प्रति उपग्रह वाली यह जोड़ी 30 दिसंबर 2024 को गई।
- **2 सही है।** कुछ प्रयास टलने के बाद **16 जनवरी 2025** को डॉकिंग हुई।
- **3 सही है।** भारत से पहले सोवियत संघ (रूस), अमेरिका और चीन यह कर चुके थे।

कथन 1 पर संदेह होता है, क्योंकि बड़े मिशन से LVM3 याद आता है; पर दो छोटे उपग्रहों के लिए PSLV पर्याप्त है। डॉकिंग अंतरिक्ष स्टेशन के लिए और चंद्रमा से नमूने लाने के लिए ज़रूरी है।`,
      },
      reasons: {
        a: {
          en: 'The rocket and the month of docking were both doubted without cause.',
          hi: 'रॉकेट और डॉकिंग के महीने, दोनों पर बेवजह संदेह किया गया।',
        },
        b: {
          en: 'Usually the rocket is taken for LVM3, or Japan or Europe is counted before India.',
          hi: 'प्रायः रॉकेट को LVM3 मान लिया जाता है, या जापान अथवा यूरोप को भारत से पहले गिन लिया जाता है।',
        },
        c: {
          en: 'PSLV-C60 in December 2024, docking in January 2025, and the fourth country: all hold.',
          hi: 'दिसंबर 2024 में PSLV-C60, जनवरी 2025 में डॉकिंग और चौथा देश: तीनों सही हैं।',
        },
        d: {
          en: 'The mission was mixed up with another, such as Proba-3, which ISRO launched for Europe.',
          hi: 'इसे Proba-3 जैसे किसी दूसरे मिशन से मिला दिया गया, जिसे इसरो ने यूरोप के लिए प्रक्षेपित किया था।',
        },
      },
    },
    {
      code: 'up-137',
      exams: ['state-psc'],
      subject: 'science',
      topic: 'health-and-nutrition',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Disease) | List-II (Vector) |
| --- | --- |
| A. Kala-azar | 1. Mite larva |
| B. Scrub typhus | 2. Rat flea |
| C. Kyasanur Forest disease | 3. Sandfly |
| D. Plague | 4. Tick |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (रोग) | सूची-II (वाहक) |
| --- | --- |
| A. कालाज़ार | 1. माइट का लार्वा |
| B. स्क्रब टाइफ़स | 2. चूहे का पिस्सू |
| C. क्यासानूर वन रोग | 3. बालू मक्खी |
| D. प्लेग | 4. किलनी (टिक) |`,
      },
      options: [
        { id: 'a', content: { en: 'A-3, B-1, C-4, D-2', hi: 'A-3, B-1, C-4, D-2' } },
        { id: 'b', content: { en: 'A-3, B-4, C-1, D-2', hi: 'A-3, B-4, C-1, D-2' } },
        { id: 'c', content: { en: 'A-2, B-1, C-4, D-3', hi: 'A-2, B-1, C-4, D-3' } },
        { id: 'd', content: { en: 'A-2, B-4, C-1, D-3', hi: 'A-2, B-4, C-1, D-3' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **Kala-azar** (*Leishmania*): the sandfly; districts of eastern Uttar Pradesh and Bihar have long suffered from it
- **Scrub typhus** (a rickettsia-like bacterium): the larva of a mite, called a chigger; a frequent cause of fever with encephalitis around Gorakhpur
- **Kyasanur Forest disease** (virus): the tick; it is also called monkey fever
- **Plague** (bacterium): the rat flea

Mite and tick are near relatives, so B and C are the pair to watch: *scrub* (bushes) hides the mite.`,
        hi: String.raw`- **कालाज़ार** (*लीशमैनिया*): बालू मक्खी; पूर्वी उत्तर प्रदेश और बिहार के ज़िले इससे लंबे समय तक पीड़ित रहे
- **स्क्रब टाइफ़स** (रिकेट्सिया जैसा जीवाणु): माइट का लार्वा, जिसे चिगर कहते हैं; गोरखपुर क्षेत्र में इंसेफ़ेलाइटिस वाले ज्वर का एक बड़ा कारण
- **क्यासानूर वन रोग** (विषाणु): किलनी; इसे बंदर ज्वर भी कहते हैं
- **प्लेग** (जीवाणु): चूहे का पिस्सू

माइट और किलनी निकट संबंधी हैं, इसलिए B और C पर ध्यान दें: *स्क्रब* यानी झाड़ी, जहाँ माइट मिलता है।`,
      },
      reasons: {
        a: {
          en: 'Sandfly, mite larva, tick and rat flea, in this order.',
          hi: 'क्रम से बालू मक्खी, माइट का लार्वा, किलनी और चूहे का पिस्सू।',
        },
        b: {
          en: 'The two relatives of the spider, mite and tick, were exchanged.',
          hi: 'मकड़ी के दोनों संबंधी, माइट और किलनी, आपस में बदल गए।',
        },
        c: {
          en: 'The two insects were exchanged: the flea carries plague, the sandfly kala-azar.',
          hi: 'दोनों कीट बदल गए: पिस्सू प्लेग फैलाता है और बालू मक्खी कालाज़ार।',
        },
        d: {
          en: 'Both the insects and the mite and tick stand against the wrong diseases.',
          hi: 'दोनों कीट भी ग़लत रोगों के सामने हैं और माइट-किलनी भी।',
        },
      },
    },
    {
      code: 'up-138',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'international-organisations',
      difficulty: 'easy',
      targetSeconds: 20,
      stem: {
        en: 'Which city was named the first "Tourism and Cultural Capital" of the Shanghai Cooperation Organisation (SCO), for 2022-23?',
        hi: '2022-23 के लिए शंघाई सहयोग संगठन (SCO) की पहली "पर्यटन और सांस्कृतिक राजधानी" किस नगर को घोषित किया गया?',
      },
      options: [
        { id: 'a', content: { en: 'Varanasi', hi: 'वाराणसी' } },
        { id: 'b', content: { en: 'Almaty', hi: 'अल्माटी' } },
        { id: 'c', content: { en: 'Samarkand', hi: 'समरक़ंद' } },
        { id: 'd', content: { en: 'Qingdao', hi: 'चिंगदाओ' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`**Varanasi** was named at the Samarkand summit of September 2022, when India took the chair of the SCO for a year. The title goes from member to member: Almaty (Kazakhstan) followed for 2023-24 and Qingdao (China) for 2024-25.

Samarkand tempts, for the decision was announced there.`,
        hi: String.raw`सितंबर 2022 के समरक़ंद शिखर सम्मेलन में **वाराणसी** को चुना गया, जब एक वर्ष के लिए SCO की अध्यक्षता भारत को मिली। यह उपाधि सदस्य देशों में घूमती है: 2023-24 में अल्माटी (कज़ाख़स्तान) और 2024-25 में चिंगदाओ (चीन)।

समरक़ंद से भ्रम इसलिए होता है कि घोषणा वहीं हुई थी।`,
      },
      reasons: {
        a: {
          en: 'Varanasi was the first city to bear the title.',
          hi: 'यह उपाधि पाने वाला पहला नगर वाराणसी था।',
        },
        b: {
          en: 'Almaty had the title in the next year, 2023-24.',
          hi: 'अल्माटी को यह उपाधि अगले वर्ष 2023-24 में मिली।',
        },
        c: {
          en: 'The summit that named the city was held at Samarkand.',
          hi: 'समरक़ंद में वह शिखर सम्मेलन हुआ था जिसमें घोषणा की गई।',
        },
        d: {
          en: 'Qingdao followed as the third, for 2024-25.',
          hi: 'चिंगदाओ 2024-25 के लिए तीसरा नगर था।',
        },
      },
    },
    {
      code: 'up-139',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'current-affairs',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: String.raw`With reference to the Kumbh at Prayagraj, consider the following statements:

1. The Maha Kumbh of 2025 began on Paush Purnima and ended on Maha Shivaratri.
2. UNESCO inscribed the Kumbh Mela on its list of the intangible cultural heritage of humanity in 2017.

Which of the statements given above is/are correct?`,
        hi: String.raw`प्रयागराज के कुंभ के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. 2025 का महाकुंभ पौष पूर्णिमा को आरंभ हुआ और महाशिवरात्रि को समाप्त हुआ।
2. यूनेस्को ने कुंभ मेले को 2017 में मानवता की अमूर्त सांस्कृतिक विरासत की सूची में शामिल किया।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **1 is correct.** The mela lasted from 13 January (Paush Purnima) to 26 February 2025 (Maha Shivaratri), 45 days.
- **2 is correct.** The Kumbh Mela as a whole, held at Prayagraj, Haridwar, Ujjain and Nashik, has been on the Representative List since December 2017.

Makar Sankranti (14 January) was the day of the first *Amrit Snan*; many take it for the beginning.`,
        hi: String.raw`- **1 सही है।** मेला 13 जनवरी (पौष पूर्णिमा) से 26 फ़रवरी 2025 (महाशिवरात्रि) तक 45 दिन चला।
- **2 सही है।** प्रयागराज, हरिद्वार, उज्जैन और नासिक में लगने वाला कुंभ मेला दिसंबर 2017 से प्रतिनिधि सूची में है।

मकर संक्रांति (14 जनवरी) पहले *अमृत स्नान* का दिन था; कई विद्यार्थी उसी को आरंभ मान लेते हैं।`,
      },
      reasons: {
        a: {
          en: 'The date of UNESCO was doubted; Durga Puja of Kolkata, another entry, came in 2021.',
          hi: 'यूनेस्को वाले वर्ष पर संदेह हुआ; 2021 में तो कोलकाता की दुर्गा पूजा सूची में आई थी।',
        },
        b: {
          en: 'Makar Sankranti, the day of the first Amrit Snan, was taken for the beginning.',
          hi: 'पहले अमृत स्नान के दिन मकर संक्रांति को ही मेले का आरंभ मान लिया गया।',
        },
        c: {
          en: 'It ran from 13 January to 26 February 2025, and UNESCO listed the Kumbh in 2017.',
          hi: 'मेला 13 जनवरी से 26 फ़रवरी 2025 तक चला और यूनेस्को की सूची में कुंभ 2017 में आया।',
        },
        d: {
          en: 'Both the days of the mela and the year of the inscription are as stated.',
          hi: 'मेले के दिन भी वही हैं और सूची में आने का वर्ष भी।',
        },
      },
    },
    {
      code: 'up-140',
      exams: ['state-psc'],
      subject: 'biology',
      topic: 'human-physiology',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'In an emergency, red cells of group O negative may be given to a patient whose blood group is not yet known.',
          hi: 'आपात स्थिति में O ऋणात्मक समूह की लाल रक्त कोशिकाएँ ऐसे रोगी को दी जा सकती हैं जिसका रक्त समूह अभी ज्ञात नहीं है।',
        },
        reason: {
          en: 'The plasma of a person of group O contains neither anti-A nor anti-B antibodies.',
          hi: 'O समूह वाले व्यक्ति के प्लाज़्मा में न तो एंटी-A प्रतिरक्षी होते हैं, न ही एंटी-B।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['c'] },
      solution: {
        en: String.raw`Keep cells and plasma apart.

| Group | On the red cells | In the plasma |
| --- | --- | --- |
| O | neither A nor B | anti-A and anti-B |
| AB | A and B | neither |

**A is true**: O negative cells carry no A, B or Rh(D) antigen that the patient's antibodies could attack. **R is false**: the plasma of group O holds *both* antibodies. The sentence would be true of **AB**.`,
        hi: String.raw`कोशिका और प्लाज़्मा को अलग-अलग देखें।

| समूह | लाल कोशिका पर | प्लाज़्मा में |
| --- | --- | --- |
| O | न A, न B | एंटी-A और एंटी-B |
| AB | A और B | कोई नहीं |

**A सत्य है**: O ऋणात्मक कोशिकाओं पर A, B या Rh(D) प्रतिजन नहीं होता, जिस पर रोगी के प्रतिरक्षी हमला करें। **R असत्य है**: O समूह के प्लाज़्मा में *दोनों* प्रतिरक्षी होते हैं। यह वाक्य **AB** के लिए सही होता।`,
      },
      reasons: {
        a: {
          en: 'Antigen was mixed up with antibody: group O lacks the antigens A and B, not the antibodies.',
          hi: 'प्रतिजन और प्रतिरक्षी मिल गए: O समूह में प्रतिजन A और B नहीं होते, प्रतिरक्षी होते हैं।',
        },
        b: {
          en: 'R does not hold: anti-A and anti-B are both found in the plasma of group O.',
          hi: 'R सही नहीं है: O समूह के प्लाज़्मा में एंटी-A और एंटी-B दोनों मिलते हैं।',
        },
        c: {
          en: 'O negative cells suit nearly everyone, but the plasma of group O has both antibodies.',
          hi: 'O ऋणात्मक कोशिकाएँ लगभग सबको दी जा सकती हैं, पर O के प्लाज़्मा में दोनों प्रतिरक्षी होते हैं।',
        },
        d: {
          en: 'AB was taken for the universal donor; it is the universal recipient of red cells.',
          hi: 'AB को सर्वदाता मान लिया गया; वह तो लाल कोशिकाओं का सर्वग्राही है।',
        },
      },
    },
    {
      code: 'up-141',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'disaster-management',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: String.raw`Which one of the following was launched by India at the UN Climate Action Summit held in New York in September 2019?`,
        hi: String.raw`सितंबर 2019 में न्यूयॉर्क में हुए संयुक्त राष्ट्र जलवायु कार्रवाई शिखर सम्मेलन में भारत ने निम्नलिखित में से किसकी शुरुआत की?`,
      },
      options: [
        { id: 'a', content: { en: 'International Solar Alliance', hi: 'अंतरराष्ट्रीय सौर गठबंधन' } },
        { id: 'b', content: { en: 'Global Biofuels Alliance', hi: 'वैश्विक जैव ईंधन गठबंधन' } },
        { id: 'c', content: { en: 'International Big Cat Alliance', hi: 'अंतरराष्ट्रीय बिग कैट गठबंधन' } },
        {
          id: 'd',
          content: { en: 'Coalition for Disaster Resilient Infrastructure', hi: 'आपदा प्रतिरोधी अवसंरचना गठबंधन (CDRI)' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The **Coalition for Disaster Resilient Infrastructure (CDRI)** is a partnership of countries, UN bodies and banks; its secretariat is in New Delhi.

Tie each of India's alliances to its place and year: solar, **Paris 2015** (with France, seat at Gurugram); disaster resilience, **New York 2019**; big cats, **Mysuru 2023** (fifty years of Project Tiger); biofuels, **New Delhi 2023** (G20 summit).`,
        hi: String.raw`**आपदा प्रतिरोधी अवसंरचना गठबंधन (CDRI)** देशों, संयुक्त राष्ट्र की संस्थाओं और बैंकों की साझेदारी है; इसका सचिवालय नई दिल्ली में है।

भारत के हर गठबंधन को उसके स्थान और वर्ष से जोड़िए: सौर, **पेरिस 2015** (फ़्रांस के साथ, मुख्यालय गुरुग्राम); आपदा प्रतिरोध, **न्यूयॉर्क 2019**; बिग कैट, **मैसूरु 2023** (प्रोजेक्ट टाइगर के पचास वर्ष); जैव ईंधन, **नई दिल्ली 2023** (G20 शिखर सम्मेलन)।`,
      },
      reasons: {
        a: {
          en: 'It was launched with France at Paris in 2015 and has its seat at Gurugram.',
          hi: 'इसकी शुरुआत 2015 में फ़्रांस के साथ पेरिस में हुई और मुख्यालय गुरुग्राम में है।',
        },
        b: {
          en: 'It was launched in September 2023, during the G20 summit at New Delhi.',
          hi: 'इसकी शुरुआत सितंबर 2023 में नई दिल्ली के G20 शिखर सम्मेलन के दौरान हुई।',
        },
        c: {
          en: 'It was launched at Mysuru in April 2023, when Project Tiger completed fifty years.',
          hi: 'इसकी शुरुआत अप्रैल 2023 में मैसूरु में, प्रोजेक्ट टाइगर के पचास वर्ष पूरे होने पर हुई।',
        },
        d: {
          en: 'CDRI was announced at New York in 2019; its secretariat is in New Delhi.',
          hi: 'CDRI की घोषणा 2019 में न्यूयॉर्क में हुई; सचिवालय नई दिल्ली में है।',
        },
      },
    },
    {
      code: 'up-142',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'climate-change',
      difficulty: 'hard',
      targetSeconds: 50,
      stem: {
        en: String.raw`Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Gas) | List-II (Typical source) |
| --- | --- |
| A. Sulphur hexafluoride | 1. Smelting of aluminium |
| B. Methane | 2. High-voltage switchgear |
| C. Tetrafluoromethane | 3. Soil fertilised with urea |
| D. Nitrous oxide | 4. Flooded rice field |`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (गैस) | सूची-II (विशिष्ट स्रोत) |
| --- | --- |
| A. सल्फ़र हेक्साफ़्लुओराइड | 1. ऐलुमिनियम का प्रगलन |
| B. मीथेन | 2. उच्च वोल्टता का स्विचगियर |
| C. टेट्राफ़्लुओरोमीथेन | 3. यूरिया डाली गई मिट्टी |
| D. नाइट्रस ऑक्साइड | 4. पानी भरा धान का खेत |`,
      },
      options: [
        { id: 'a', content: { en: 'A-1, B-4, C-2, D-3', hi: 'A-1, B-4, C-2, D-3' } },
        { id: 'b', content: { en: 'A-2, B-3, C-1, D-4', hi: 'A-2, B-3, C-1, D-4' } },
        { id: 'c', content: { en: 'A-1, B-3, C-2, D-4', hi: 'A-1, B-3, C-2, D-4' } },
        { id: 'd', content: { en: 'A-2, B-4, C-1, D-3', hi: 'A-2, B-4, C-1, D-3' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Two of them come from the field, two from industry.

- **Methane**: bacteria in the mud of a flooded rice field work without oxygen.
- **Nitrous oxide**: bacteria in the soil act on the nitrogen of fertilisers such as urea.
- **Sulphur hexafluoride**: an excellent insulator, used to quench the spark in high-voltage switchgear; it leaks out.
- **Tetrafluoromethane**: forms in the smelting of aluminium, when carbon anodes react with the molten cryolite, which contains fluorine.

For the last two ask where the carbon comes from: the anode supplies it. Switchgear has none to give.`,
        hi: String.raw`दो गैसें खेत से आती हैं, दो उद्योग से।

- **मीथेन**: पानी भरे धान के खेत की कीचड़ में जीवाणु ऑक्सीजन के बिना काम करते हैं।
- **नाइट्रस ऑक्साइड**: मिट्टी के जीवाणु यूरिया जैसे उर्वरकों के नाइट्रोजन पर क्रिया करते हैं।
- **सल्फ़र हेक्साफ़्लुओराइड**: उत्तम विद्युतरोधी; उच्च वोल्टता के स्विचगियर में चिनगारी बुझाने के काम आती है और रिसती है।
- **टेट्राफ़्लुओरोमीथेन**: ऐलुमिनियम के प्रगलन में बनती है, जब कार्बन के ऐनोड फ़्लुओरीन वाले पिघले क्रायोलाइट से क्रिया करते हैं।

अंतिम दो के लिए पूछें कि कार्बन कहाँ से आया: ऐनोड से। स्विचगियर में उसका स्रोत ही नहीं।`,
      },
      reasons: {
        a: {
          en: 'The two industrial gases were exchanged; a gas with carbon comes from the carbon anode.',
          hi: 'उद्योग की दोनों गैसें बदल गईं; कार्बन वाली गैस कार्बन के ऐनोड से आती है।',
        },
        b: {
          en: 'The two gases of the field were exchanged; the nitrogen of urea ends up in nitrous oxide.',
          hi: 'खेत की दोनों गैसें बदल गईं; यूरिया का नाइट्रोजन नाइट्रस ऑक्साइड में जाता है।',
        },
        c: {
          en: 'Field and industry were told apart, but both pairs are crossed.',
          hi: 'खेत और उद्योग अलग पहचाने गए, पर दोनों जोड़े उलट गए।',
        },
        d: {
          en: 'Switchgear, flooded field, aluminium and urea, in this order.',
          hi: 'क्रम से स्विचगियर, पानी भरा खेत, ऐलुमिनियम और यूरिया।',
        },
      },
    },
    {
      code: 'up-143',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'uttar-pradesh',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Consider the following statements about the district of Sonbhadra:

1. The fossils for which the Salkhan Fossil Park is known are bones of dinosaurs.
2. The district has a common boundary with four other States.

Which of the statements given above is/are correct?`,
        hi: String.raw`सोनभद्र ज़िले के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. सलखन जीवाश्म पार्क जिन जीवाश्मों के लिए जाना जाता है, वे डायनासोर की हड्डियाँ हैं।
2. इस ज़िले की सीमा चार अन्य राज्यों से मिलती है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **1 is wrong.** The rings in the rocks of Salkhan are **stromatolites**, layers built by microbes (cyanobacteria) about 1,400 million years ago. Dinosaurs came very much later.
- **2 is correct.** Sonbhadra touches **Madhya Pradesh, Chhattisgarh, Jharkhand and Bihar**. It is the one district of India with four States for neighbours.

The word "fossil" calls up dinosaurs; but the limestone of the Vindhyans is far older than any animal with bones.`,
        hi: String.raw`- **1 ग़लत है।** सलखन की चट्टानों के छल्ले **स्ट्रोमैटोलाइट** हैं, यानी सूक्ष्मजीवों (साइनोबैक्टीरिया) द्वारा लगभग 140 करोड़ वर्ष पहले बनाई गई परतें। डायनासोर इसके बहुत बाद आए।
- **2 सही है।** सोनभद्र की सीमा **मध्य प्रदेश, छत्तीसगढ़, झारखंड और बिहार** से मिलती है। भारत का यही एक ज़िला है जिसके पड़ोस में चार राज्य हैं।

"जीवाश्म" शब्द से डायनासोर याद आते हैं; पर विंध्य का चूना पत्थर हड्डियों वाले किसी भी जंतु से कहीं पुराना है।`,
      },
      reasons: {
        a: {
          en: 'Fossils were taken to mean dinosaurs, and one of the four neighbours was left out.',
          hi: 'जीवाश्म का अर्थ डायनासोर मान लिया गया और चार में से कोई पड़ोसी राज्य छूट गया।',
        },
        b: {
          en: 'Salkhan has stromatolites; the four neighbours are Madhya Pradesh, Chhattisgarh, Jharkhand and Bihar.',
          hi: 'सलखन में स्ट्रोमैटोलाइट हैं; चार पड़ोसी मध्य प्रदेश, छत्तीसगढ़, झारखंड और बिहार हैं।',
        },
        c: {
          en: 'The boundary was known, but the fossils are layers made by microbes, not bones.',
          hi: 'सीमा याद थी, पर जीवाश्म हड्डियाँ नहीं, सूक्ष्मजीवों की बनाई परतें हैं।',
        },
        d: {
          en: 'Salkhan was judged rightly, but Jharkhand or Chhattisgarh was forgotten among the neighbours.',
          hi: 'सलखन के बारे में निर्णय सही रहा, पर पड़ोसियों में झारखंड या छत्तीसगढ़ छूट गया।',
        },
      },
    },
    {
      code: 'up-144',
      exams: ['state-psc'],
      subject: 'chemistry',
      topic: 'electrochemistry',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`An article of galvanised iron does not rust even where a scratch has laid the iron bare. Which one of the following is the reason for it?`,
        hi: String.raw`जस्ता चढ़े (गैल्वेनीकृत) लोहे की वस्तु में खरोंच से लोहा खुल जाने पर भी वहाँ ज़ंग नहीं लगती। इसका कारण निम्नलिखित में से कौन-सा है?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Zinc has formed an alloy free of rust with the whole of the iron.',
            hi: 'जस्ते ने पूरे लोहे के साथ ज़ंग-रहित मिश्रधातु बना ली है।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Iron is more reactive than zinc and gives its electrons to the coating.',
            hi: 'लोहा जस्ते से अधिक सक्रिय है और अपने इलेक्ट्रॉन परत को देता है।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Zinc flows slowly into the scratch and covers the iron once more.',
            hi: 'जस्ता धीरे-धीरे खरोंच में बहकर लोहे को फिर से ढक लेता है।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Zinc is more reactive than iron and is oxidised in its place.',
            hi: 'जस्ता लोहे से अधिक सक्रिय है और उसकी जगह स्वयं ऑक्सीकृत होता है।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Zinc stands **above** iron in the reactivity series. Where both touch moisture they form a small cell: zinc gives up electrons and corrodes, iron receives them and stays whole. This is **sacrificial protection**.

It is different with tin, which stands below iron: at a scratch in a tin can the *iron* corrodes, and faster than before. A coat of paint protects only as long as it is whole.`,
        hi: String.raw`सक्रियता श्रेणी में जस्ता लोहे से **ऊपर** है। जहाँ दोनों नमी के संपर्क में आते हैं, वहाँ छोटा-सा सेल बन जाता है: जस्ता इलेक्ट्रॉन देकर संक्षारित होता है, लोहा इलेक्ट्रॉन पाकर बचा रहता है। इसे **बलिदानी संरक्षण** कहते हैं।

टिन में ऐसा नहीं होता, क्योंकि वह लोहे से नीचे है: टिन के डिब्बे में खरोंच लगने पर *लोहा* ही, और पहले से तेज़ी से, संक्षारित होता है। पेंट तभी तक बचाता है जब तक परत साबुत हो।`,
      },
      reasons: {
        a: {
          en: 'A thin layer of alloy forms at the boundary, but the iron below it is plain iron.',
          hi: 'सीमा पर मिश्रधातु की पतली परत बनती है, पर उसके नीचे सामान्य लोहा ही होता है।',
        },
        b: {
          en: 'The series is reversed; were it so, iron would corrode first, as under tin.',
          hi: 'श्रेणी उलटी समझी गई; ऐसा होता तो टिन की तरह पहले लोहा ही संक्षारित होता।',
        },
        c: {
          en: 'Zinc is solid at ordinary temperature; no metal flows over the scratch.',
          hi: 'साधारण ताप पर जस्ता ठोस है; वह बहकर खरोंच को नहीं ढक सकता।',
        },
        d: {
          en: 'The more reactive zinc is used up and so saves the iron.',
          hi: 'अधिक सक्रिय जस्ता स्वयं ख़र्च होकर लोहे को बचाता है।',
        },
      },
    },
    {
      code: 'up-145',
      exams: ['state-psc'],
      subject: 'physics',
      topic: 'waves',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Arrange the following in increasing order of the speed of sound in them at about 25 °C and select the correct answer using the code given below.

1. Air
2. Iron
3. Water
4. Hydrogen gas`,
        hi: String.raw`निम्नलिखित को लगभग 25 °C पर उनमें ध्वनि की चाल के बढ़ते क्रम में व्यवस्थित कीजिए तथा नीचे दिए गए कूट से सही उत्तर चुनिए।

1. वायु
2. लोहा
3. जल
4. हाइड्रोजन गैस`,
      },
      options: [
        { id: 'a', content: { en: '1, 4, 3, 2', hi: '1, 4, 3, 2' } },
        { id: 'b', content: { en: '4, 1, 3, 2', hi: '4, 1, 3, 2' } },
        { id: 'c', content: { en: '1, 3, 4, 2', hi: '1, 3, 4, 2' } },
        { id: 'd', content: { en: '4, 1, 2, 3', hi: '4, 1, 2, 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Approximate speeds in metres per second: air **346**, hydrogen **1,300**, water **1,500**, iron above **5,000**. So 1, 4, 3, 2.

In a gas at a given temperature the speed depends on the mass of the molecules: the **lighter** the gas, the faster. Hydrogen is about 14 times as light as air, hence nearly $\sqrt{14}$, that is 3.8 times as fast. Water and iron are denser, but far stiffer, and stiffness wins.

The trap: "light gas, slow sound".`,
        hi: String.raw`मीटर प्रति सेकंड में लगभग चाल: वायु **346**, हाइड्रोजन **1,300**, जल **1,500**, लोहा **5,000** से अधिक। अतः 1, 4, 3, 2।

निश्चित ताप पर गैस में चाल अणुओं के द्रव्यमान पर निर्भर है: गैस जितनी **हल्की**, चाल उतनी अधिक। हाइड्रोजन वायु से लगभग 14 गुना हल्की है, इसलिए चाल लगभग $\sqrt{14}$, यानी 3.8 गुना। जल और लोहा सघन हैं, पर उनकी प्रत्यास्थता कहीं अधिक है और वही भारी पड़ती है।

भ्रम: "हल्की गैस, धीमी ध्वनि"।`,
      },
      reasons: {
        a: {
          en: 'Air 346, hydrogen about 1,300, water about 1,500, iron above 5,000 m/s.',
          hi: 'वायु 346, हाइड्रोजन लगभग 1,300, जल लगभग 1,500, लोहा 5,000 मीटर/सेकंड से अधिक।',
        },
        b: {
          en: 'Hydrogen was taken for the slowest because it is the lightest; in gases lightness raises the speed.',
          hi: 'सबसे हल्की होने से हाइड्रोजन को सबसे धीमा माना गया; गैसों में हल्कापन चाल बढ़ाता है।',
        },
        c: {
          en: 'Hydrogen was known to be fast, but it does not reach water.',
          hi: 'हाइड्रोजन को तेज़ तो माना गया, पर वह जल से आगे नहीं निकलती।',
        },
        d: {
          en: 'Here hydrogen is too slow and iron stands below water, as if density alone counted.',
          hi: 'यहाँ हाइड्रोजन को बहुत धीमा और लोहे को जल से धीमा माना गया, मानो केवल घनत्व से तय होता हो।',
        },
      },
    },
    {
      code: 'up-146',
      exams: ['state-psc'],
      subject: 'science',
      topic: 'everyday-science',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: 'Which one of the following pairs of a substance and its use is **NOT** correctly matched?',
        hi: 'पदार्थ और उसके उपयोग का निम्नलिखित में से कौन-सा युग्म सही सुमेलित **नहीं** है?',
      },
      options: [
        { id: 'a', content: { en: 'Zinc phosphide – Killing rats', hi: 'ज़िंक फ़ॉस्फ़ाइड – चूहे मारना' } },
        {
          id: 'b',
          content: { en: 'Magnesium hydroxide – Relief from acidity', hi: 'मैग्नीशियम हाइड्रॉक्साइड – अम्लता से राहत' },
        },
        {
          id: 'c',
          content: { en: 'Sodium thiosulphate – Fixing of photographs', hi: 'सोडियम थायोसल्फ़ेट – फ़ोटोग्राफ़ी में स्थायीकरण' },
        },
        { id: 'd', content: { en: 'Silver bromide – Seeding of clouds', hi: 'सिल्वर ब्रोमाइड – मेघ बीजन (कृत्रिम वर्षा)' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Clouds are seeded with silver **iodide**, whose crystals resemble those of ice, so that water freezes on them. Silver **bromide** breaks up in light and forms the sensitive layer of photographic film.

The other three are right. Sodium thiosulphate ("hypo") dissolves the silver bromide that light did not touch and so fixes the picture. Zinc phosphide sets phosphine free in the rat's stomach; magnesium hydroxide is milk of magnesia.`,
        hi: String.raw`मेघ बीजन सिल्वर **आयोडाइड** से होता है; उसके क्रिस्टल बर्फ़ के क्रिस्टलों जैसे होते हैं, इसलिए उन पर पानी जम जाता है। सिल्वर **ब्रोमाइड** प्रकाश में टूटता है और फ़ोटो फ़िल्म की सुग्राही परत बनाता है।

शेष तीनों सही हैं। सोडियम थायोसल्फ़ेट ("हाइपो") उस सिल्वर ब्रोमाइड को घोल देता है जिस पर प्रकाश नहीं पड़ा, और चित्र स्थायी हो जाता है। ज़िंक फ़ॉस्फ़ाइड चूहे के पेट में फ़ॉस्फ़ीन छोड़ता है; मैग्नीशियम हाइड्रॉक्साइड मिल्क ऑफ़ मैग्नीशिया है।`,
      },
      reasons: {
        a: {
          en: 'The pair is right: zinc phosphide is a common rat poison of farms and stores.',
          hi: 'युग्म सही है: ज़िंक फ़ॉस्फ़ाइड खेतों और गोदामों में चूहों का प्रचलित विष है।',
        },
        b: {
          en: 'The pair is right: a mild base neutralises the acid of the stomach.',
          hi: 'युग्म सही है: दुर्बल क्षार आमाशय के अम्ल को उदासीन करता है।',
        },
        c: {
          en: 'The pair is right: this is the "hypo" of the photographer.',
          hi: 'युग्म सही है: यही फ़ोटोग्राफ़र का "हाइपो" है।',
        },
        d: {
          en: 'The pair is wrong: rain makers use silver iodide; the bromide belongs to photography.',
          hi: 'युग्म ग़लत है: कृत्रिम वर्षा में सिल्वर आयोडाइड लगता है; ब्रोमाइड फ़ोटोग्राफ़ी का है।',
        },
      },
    },
    {
      code: 'up-147',
      exams: ['state-psc'],
      subject: 'physics',
      topic: 'gravitation',
      difficulty: 'hard',
      targetSeconds: 50,
      stem: assertionAndReason,
      statements: {
        assertion: {
          en: 'An astronaut in a space station that circles the Earth at a height of 400 km floats as if weightless.',
          hi: '400 किमी की ऊँचाई पर पृथ्वी की परिक्रमा करते अंतरिक्ष स्टेशन में यात्री भारहीन की तरह तैरता है।',
        },
        reason: {
          en: "At a height of 400 km the acceleration due to the Earth's gravity is nearly nine-tenths of that on the ground.",
          hi: '400 किमी की ऊँचाई पर पृथ्वी का गुरुत्वीय त्वरण धरातल के त्वरण का लगभग नौ-दसवाँ भाग होता है।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['b'] },
      solution: {
        en: String.raw`**R is true.** Gravity falls with the square of the distance from the *centre* of the Earth (radius about 6,400 km):

$$
\left(\frac{6400}{6800}\right)^2 \approx 0.89
$$

**A is true, but for another reason**: the station and the astronaut **fall freely together** around the Earth, so the floor does not press against the feet. Gravity is nearly as strong as below; it is just what holds the station in its orbit.

The trap is to think that there is no gravity in space, and to mark R false.`,
        hi: String.raw`**R सत्य है।** गुरुत्वाकर्षण पृथ्वी के *केंद्र* से दूरी के वर्ग के अनुसार घटता है (त्रिज्या लगभग 6,400 किमी):

$$
\left(\frac{6400}{6800}\right)^2 \approx 0.89
$$

**A सत्य है, पर कारण दूसरा है**: स्टेशन और यात्री पृथ्वी के चारों ओर **साथ-साथ मुक्त रूप से गिरते** रहते हैं, इसलिए फ़र्श पैरों पर दबाव नहीं डालता। गुरुत्व लगभग धरातल जितना ही है; वही स्टेशन को कक्षा में बाँधे रखता है।

भ्रम यह है कि अंतरिक्ष में गुरुत्व होता ही नहीं, और इसी से R को असत्य मान लिया जाता है।`,
      },
      reasons: {
        a: {
          en: 'A gravity that is nearly as strong as on the ground cannot be the cause of floating.',
          hi: 'जो गुरुत्व धरातल जितना ही प्रबल हो, वह तैरने का कारण नहीं हो सकता।',
        },
        b: {
          en: 'Both are facts; floating comes from the free fall of station and astronaut together.',
          hi: 'दोनों तथ्य हैं; तैरना स्टेशन और यात्री के साथ-साथ मुक्त पतन से होता है।',
        },
        c: {
          en: 'Space was taken to be free of gravity, but 400 km is little beside the radius of 6,400 km.',
          hi: 'अंतरिक्ष को गुरुत्वहीन मान लिया गया, पर 6,400 किमी की त्रिज्या के सामने 400 किमी बहुत कम है।',
        },
        d: {
          en: 'From the strength of gravity it was concluded that nobody can float there.',
          hi: 'गुरुत्व की प्रबलता से यह निष्कर्ष निकाल लिया गया कि वहाँ कोई तैर ही नहीं सकता।',
        },
      },
    },
    {
      code: 'up-148',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'biodiversity',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Consider the following statements about two animals of the wetlands and rivers of Uttar Pradesh:

1. The Gangetic dolphin finds its prey in muddy water chiefly with its keen eyesight.
2. The Sarus crane (*Antigone antigone*) comes to the State in winter from its breeding grounds in Siberia.

Which of the statements given above is/are correct?`,
        hi: String.raw`उत्तर प्रदेश की आर्द्रभूमियों और नदियों के दो जीवों के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. गांगेय डॉल्फ़िन मटमैले पानी में अपना शिकार मुख्य रूप से तेज़ दृष्टि से ढूँढ़ती है।
2. सारस क्रेन (*Antigone antigone*) साइबेरिया के अपने प्रजनन क्षेत्रों से सर्दियों में राज्य में आता है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- **1 is wrong.** The dolphin is almost **blind**. It sends out ultrasonic clicks and finds fish by the echo.
- **2 is wrong.** The Sarus is a **resident** bird: it nests in the wet fields and marshes of the State during the rains. The crane that used to come from Siberia was the *Siberian* crane, known from Bharatpur.

Both have a rank: the dolphin is the national aquatic animal (2009), the Sarus the State bird.`,
        hi: String.raw`- **1 ग़लत है।** डॉल्फ़िन लगभग **अंधी** होती है। वह पराश्रव्य ध्वनि छोड़ती है और प्रतिध्वनि से मछली ढूँढ़ती है।
- **2 ग़लत है।** सारस **स्थायी** निवासी है: वर्षा ऋतु में वह राज्य के पानी भरे खेतों और दलदलों में घोंसला बनाता है। साइबेरिया से जो आता था, वह *साइबेरियन क्रेन* था, जो भरतपुर के लिए प्रसिद्ध रहा।

दोनों को विशेष दर्जा मिला है: डॉल्फ़िन राष्ट्रीय जलीय जीव (2009) है, सारस राज्य पक्षी।`,
      },
      reasons: {
        a: {
          en: 'The Sarus was judged rightly, but the eyes of the dolphin have hardly any use.',
          hi: 'सारस के बारे में निर्णय सही रहा, पर डॉल्फ़िन की आँखें लगभग बेकार होती हैं।',
        },
        b: {
          en: 'The Sarus was mixed up with the Siberian crane of Bharatpur.',
          hi: 'सारस को भरतपुर में आने वाले साइबेरियन क्रेन से मिला दिया गया।',
        },
        c: {
          en: 'Both statements were believed, though echo and residence are the marks of the two.',
          hi: 'दोनों कथन मान लिए गए, जबकि प्रतिध्वनि और स्थायी निवास ही इनकी पहचान हैं।',
        },
        d: {
          en: 'The dolphin hunts by echo, and the Sarus breeds in the State itself.',
          hi: 'डॉल्फ़िन प्रतिध्वनि से शिकार करती है और सारस राज्य में ही प्रजनन करता है।',
        },
      },
    },
    {
      code: 'up-149',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'science-and-technology',
      difficulty: 'hard',
      targetSeconds: 55,
      stem: {
        en: String.raw`Four thematic hubs were announced under the National Quantum Mission in 2024. Match List-I with List-II and select the correct answer using the code given below the lists.

| List-I (Leading institute) | List-II (Field of its hub) |
| --- | --- |
| A. IISc Bengaluru | 1. Quantum communication |
| B. IIT Bombay | 2. Quantum computing |
| C. IIT Delhi | 3. Quantum materials and devices |
| D. IIT Madras | 4. Quantum sensing and metrology |`,
        hi: String.raw`राष्ट्रीय क्वांटम मिशन के अंतर्गत 2024 में चार विषयगत हब घोषित किए गए। सूची-I को सूची-II से सुमेलित कीजिए तथा सूचियों के नीचे दिए गए कूट से सही उत्तर चुनिए।

| सूची-I (अग्रणी संस्थान) | सूची-II (उसके हब का क्षेत्र) |
| --- | --- |
| A. IISc बेंगलुरु | 1. क्वांटम संचार |
| B. IIT बॉम्बे | 2. क्वांटम कंप्यूटिंग |
| C. IIT दिल्ली | 3. क्वांटम पदार्थ और युक्तियाँ |
| D. IIT मद्रास | 4. क्वांटम संवेदन और मापिकी |`,
      },
      options: [
        { id: 'a', content: { en: 'A-1, B-4, C-3, D-2', hi: 'A-1, B-4, C-3, D-2' } },
        { id: 'b', content: { en: 'A-2, B-3, C-4, D-1', hi: 'A-2, B-3, C-4, D-1' } },
        { id: 'c', content: { en: 'A-1, B-3, C-4, D-2', hi: 'A-1, B-3, C-4, D-2' } },
        { id: 'd', content: { en: 'A-2, B-4, C-3, D-1', hi: 'A-2, B-4, C-3, D-1' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- **Computing**: IISc Bengaluru
- **Communication**: IIT Madras, with the telecom centre C-DOT
- **Sensing and metrology**: IIT Bombay
- **Materials and devices**: IIT Delhi

Two hooks are enough: C-DOT (telecom) goes with *communication* at Madras, and *D*elhi with *d*evices. The mission was approved in April 2023 and runs to 2030-31 under the Department of Science and Technology.`,
        hi: String.raw`- **कंप्यूटिंग**: IISc बेंगलुरु
- **संचार**: IIT मद्रास, दूरसंचार केंद्र C-DOT के साथ
- **संवेदन और मापिकी**: IIT बॉम्बे
- **पदार्थ और युक्तियाँ**: IIT दिल्ली

दो सूत्र काफ़ी हैं: C-DOT (दूरसंचार) से मद्रास का *संचार* और *D*elhi से *d*evices (युक्तियाँ)। मिशन अप्रैल 2023 में स्वीकृत हुआ और विज्ञान एवं प्रौद्योगिकी विभाग के अधीन 2030-31 तक चलेगा।`,
      },
      reasons: {
        a: {
          en: 'Computing and communication were exchanged between Bengaluru and Madras.',
          hi: 'बेंगलुरु और मद्रास के बीच कंप्यूटिंग और संचार बदल गए।',
        },
        b: {
          en: 'Bombay works on sensing and Delhi on materials; here they are exchanged.',
          hi: 'बॉम्बे संवेदन पर और दिल्ली पदार्थों पर काम करता है; यहाँ दोनों बदल गए हैं।',
        },
        c: {
          en: 'Each of the four institutes has the field of another.',
          hi: 'चारों संस्थानों को किसी दूसरे का क्षेत्र दे दिया गया है।',
        },
        d: {
          en: 'Bengaluru computing, Bombay sensing, Delhi materials, Madras communication.',
          hi: 'बेंगलुरु कंप्यूटिंग, बॉम्बे संवेदन, दिल्ली पदार्थ और मद्रास संचार।',
        },
      },
    },
    {
      code: 'up-150',
      exams: ['state-psc'],
      subject: 'general-knowledge',
      topic: 'defence',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: 'Which one of the following pairs of a joint exercise of the Indian Army and its partner country is **NOT** correctly matched?',
        hi: 'भारतीय सेना के संयुक्त अभ्यास और साझेदार देश का निम्नलिखित में से कौन-सा युग्म सही सुमेलित **नहीं** है?',
      },
      options: [
        { id: 'a', content: { en: 'Surya Kiran – Nepal', hi: 'सूर्य किरण – नेपाल' } },
        { id: 'b', content: { en: 'Nomadic Elephant – Mongolia', hi: 'नोमैडिक एलिफ़ैंट – मंगोलिया' } },
        { id: 'c', content: { en: 'Garuda Shakti – France', hi: 'गरुड़ शक्ति – फ़्रांस' } },
        { id: 'd', content: { en: 'Mitra Shakti – Sri Lanka', hi: 'मित्र शक्ति – श्रीलंका' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`*Garuda Shakti* is held with **Indonesia**, whose emblem is the Garuda.

With France there are three names to keep apart: *Shakti* (army), *Varuna* (navy) and *Garuda* (air force). "Garuda" and "Shakti" both point to France, but the two words together mean Indonesia.`,
        hi: String.raw`*गरुड़ शक्ति* **इंडोनेशिया** के साथ होता है, जिसका राष्ट्रीय चिह्न गरुड़ है।

फ़्रांस के साथ तीन नाम अलग रखें: *शक्ति* (थल सेना), *वरुण* (नौसेना) और *गरुड़* (वायु सेना)। "गरुड़" और "शक्ति" अलग-अलग फ़्रांस की याद दिलाते हैं, पर दोनों शब्द साथ हों तो इंडोनेशिया है।`,
      },
      reasons: {
        a: {
          en: 'The pair is right: Surya Kiran is held with Nepal, by turns in either country.',
          hi: 'युग्म सही है: सूर्य किरण नेपाल के साथ होता है, बारी-बारी से दोनों देशों में।',
        },
        b: {
          en: 'The pair is right: Nomadic Elephant is held with Mongolia.',
          hi: 'युग्म सही है: नोमैडिक एलिफ़ैंट मंगोलिया के साथ होता है।',
        },
        c: {
          en: 'The pair is wrong: the partner in Garuda Shakti is Indonesia.',
          hi: 'युग्म ग़लत है: गरुड़ शक्ति में साझेदार इंडोनेशिया है।',
        },
        d: {
          en: 'The pair is right: Mitra Shakti is held with Sri Lanka.',
          hi: 'युग्म सही है: मित्र शक्ति श्रीलंका के साथ होता है।',
        },
      },
    },
  ],
}
