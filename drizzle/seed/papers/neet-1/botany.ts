import type { AuthoredQuestion } from '../../../../domain/questions/contract.ts'
import type { PaperSection } from '../paper.ts'

const statementOptions: NonNullable<AuthoredQuestion['options']> = [
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
    content: { en: 'Statement I is correct but Statement II is incorrect', hi: 'कथन I सही है किंतु कथन II ग़लत है' },
    pinned: true,
  },
  {
    id: 'd',
    content: { en: 'Statement I is incorrect but Statement II is correct', hi: 'कथन I ग़लत है किंतु कथन II सही है' },
    pinned: true,
  },
]

export const botany: PaperSection = {
  presetSectionId: 'biology',
  questions: [
    {
      code: 'nt-091',
      exams: ['neet'],
      subject: 'biology',
      topic: 'plant-physiology',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match the complexes of the mitochondrial electron transport system in List-I with their features in List-II.

| List-I | List-II |
| --- | --- |
| A. Complex I | I. Oxidises the NADH formed in the matrix |
| B. Complex III | II. Contains cytochromes a and a₃ and two copper centres |
| C. Complex IV | III. Passes electrons from ubiquinol to cytochrome c |
| D. Complex V | IV. Has the headpiece F₁ and the integral part F₀ |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I में दिए गए माइटोकॉन्ड्रिया के इलेक्ट्रॉन परिवहन तंत्र के सम्मिश्रों को सूची-II में दी गई उनकी विशेषताओं से सुमेलित कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| A. सम्मिश्र I | I. आधात्री में बने NADH का ऑक्सीकरण करता है |
| B. सम्मिश्र III | II. इसमें साइटोक्रोम a व a₃ तथा दो कॉपर केंद्र होते हैं |
| C. सम्मिश्र IV | III. यूबिक्विनॉल से इलेक्ट्रॉन साइटोक्रोम c को देता है |
| D. सम्मिश्र V | IV. इसमें F₁ शीर्षखंड और झिल्ली में स्थित भाग F₀ होते हैं |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-II, B-III, C-I, D-IV', hi: 'A-II, B-III, C-I, D-IV' } },
        { id: 'b', content: { en: 'A-II, B-III, C-IV, D-I', hi: 'A-II, B-III, C-IV, D-I' } },
        { id: 'c', content: { en: 'A-IV, B-II, C-I, D-III', hi: 'A-IV, B-II, C-I, D-III' } },
        { id: 'd', content: { en: 'A-I, B-III, C-II, D-IV', hi: 'A-I, B-III, C-II, D-IV' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Follow the electrons from NADH to oxygen.

- Complex I: NADH dehydrogenase, NADH → ubiquinone
- Complex III: cytochrome bc₁, ubiquinol → cytochrome c
- Complex IV: cytochrome c oxidase (a, a₃, two copper centres), cytochrome c → oxygen
- Complex V: ATP synthase, F₀ in the membrane and F₁ towards the matrix

Trap: complex IV takes electrons **from** cytochrome c; complex III gives them **to** it.`,
        hi: String.raw`NADH से ऑक्सीजन तक इलेक्ट्रॉनों का रास्ता देखिए।

- सम्मिश्र I: NADH डिहाइड्रोजिनेज़, NADH → यूबिक्विनोन
- सम्मिश्र III: साइटोक्रोम bc₁, यूबिक्विनॉल → साइटोक्रोम c
- सम्मिश्र IV: साइटोक्रोम c ऑक्सीडेज़ (a, a₃, दो कॉपर केंद्र), साइटोक्रोम c → ऑक्सीजन
- सम्मिश्र V: ATP सिंथेज़, F₀ झिल्ली में और F₁ आधात्री की ओर

ध्यान दें: सम्मिश्र IV साइटोक्रोम c **से** इलेक्ट्रॉन लेता है; सम्मिश्र III उसे इलेक्ट्रॉन **देता** है।`,
      },
      reasons: {
        a: {
          en: 'Interchanges complexes I and IV: the copper centres belong to cytochrome c oxidase.',
          hi: 'सम्मिश्र I और IV की अदला-बदली है: कॉपर केंद्र साइटोक्रोम c ऑक्सीडेज़ में होते हैं।',
        },
        b: {
          en: 'Gives the oxidation of NADH to ATP synthase, which takes up no electrons.',
          hi: 'NADH का ऑक्सीकरण ATP सिंथेज़ को दे दिया गया है, जबकि वह इलेक्ट्रॉन लेता ही नहीं।',
        },
        c: {
          en: 'Takes complex I for ATP synthase; F₀ and F₁ are the parts of complex V.',
          hi: 'सम्मिश्र I को ATP सिंथेज़ मान लिया गया है; F₀ और F₁ सम्मिश्र V के भाग हैं।',
        },
        d: {
          en: 'Right: NADH is oxidised at I, ubiquinol at III, cytochrome c at IV, and V makes ATP.',
          hi: 'सही: NADH का ऑक्सीकरण I पर, यूबिक्विनॉल का III पर, साइटोक्रोम c का IV पर होता है और V ATP बनाता है।',
        },
      },
    },
    {
      code: 'nt-092',
      exams: ['neet'],
      subject: 'biology',
      topic: 'diversity-of-life',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match the classes of fungi in List-I with their members in List-II.

| List-I | List-II |
| --- | --- |
| A. Phycomycetes | I. *Ustilago* |
| B. Ascomycetes | II. *Albugo* |
| C. Basidiomycetes | III. *Colletotrichum* |
| D. Deuteromycetes | IV. *Claviceps* |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I में दिए गए कवकों के वर्गों को सूची-II में दिए गए उनके सदस्यों से सुमेलित कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| A. फ़ाइकोमाइसिटीज़ | I. अस्टिलैगो (*Ustilago*) |
| B. एस्कोमाइसिटीज़ | II. एल्ब्यूगो (*Albugo*) |
| C. बेसिडियोमाइसिटीज़ | III. कोलेटोट्राइकम (*Colletotrichum*) |
| D. ड्यूटेरोमाइसिटीज़ | IV. क्लैविसेप्स (*Claviceps*) |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-II, B-IV, C-I, D-III', hi: 'A-II, B-IV, C-I, D-III' } },
        { id: 'b', content: { en: 'A-I, B-IV, C-III, D-II', hi: 'A-I, B-IV, C-III, D-II' } },
        { id: 'c', content: { en: 'A-II, B-I, C-III, D-IV', hi: 'A-II, B-I, C-III, D-IV' } },
        { id: 'd', content: { en: 'A-I, B-III, C-IV, D-II', hi: 'A-I, B-III, C-IV, D-II' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Learn two or three members of each class as one group.

- Phycomycetes: *Mucor*, *Rhizopus*, *Albugo* (parasitic on mustard)
- Ascomycetes (sac fungi): *Aspergillus*, *Claviceps*, *Neurospora*
- Basidiomycetes: *Agaricus*, *Ustilago* (smut), *Puccinia* (rust)
- Deuteromycetes (imperfect fungi): *Alternaria*, *Colletotrichum*, *Trichoderma*

Start with *Albugo*: A-II leaves two codes, and *Claviceps* decides between them.`,
        hi: String.raw`हर वर्ग के दो-तीन सदस्य एक समूह के रूप में याद रखें।

- फ़ाइकोमाइसिटीज़: म्यूकर, राइज़ोपस, एल्ब्यूगो (सरसों पर परजीवी)
- एस्कोमाइसिटीज़ (थैली कवक): एस्परजिलस, क्लैविसेप्स, न्यूरोस्पोरा
- बेसिडियोमाइसिटीज़: एगैरिकस, अस्टिलैगो (कंड), पक्सिनिया (किट्ट)
- ड्यूटेरोमाइसिटीज़ (अपूर्ण कवक): ऑल्टरनेरिया, कोलेटोट्राइकम, ट्राइकोडर्मा

एल्ब्यूगो से शुरू कीजिए: A-II से दो कूट बचते हैं, और उनमें से सही कूट क्लैविसेप्स तय कर देता है।`,
      },
      reasons: {
        a: {
          en: 'Right: *Albugo*, *Claviceps*, *Ustilago* and *Colletotrichum* stand for the four classes in this order.',
          hi: 'सही: एल्ब्यूगो, क्लैविसेप्स, अस्टिलैगो और कोलेटोट्राइकम क्रमशः इन चारों वर्गों के सदस्य हैं।',
        },
        b: {
          en: 'Puts the smut *Ustilago* among Phycomycetes and *Colletotrichum* among Basidiomycetes.',
          hi: 'कंड कवक अस्टिलैगो को फ़ाइकोमाइसिटीज़ में और कोलेटोट्राइकम को बेसिडियोमाइसिटीज़ में रखा गया है।',
        },
        c: {
          en: 'Takes *Claviceps*, a sac fungus, for an imperfect fungus and *Ustilago* for a sac fungus.',
          hi: 'थैली कवक क्लैविसेप्स को अपूर्ण कवक और अस्टिलैगो को थैली कवक मान लिया गया है।',
        },
        d: {
          en: 'Moves *Albugo* to the imperfect fungi; it has aseptate, coenocytic mycelium.',
          hi: 'एल्ब्यूगो को अपूर्ण कवकों में रखा गया है; उसका कवकजाल पटरहित और संकोशिकी होता है।',
        },
      },
    },
    {
      code: 'nt-093',
      exams: ['neet'],
      subject: 'biology',
      topic: 'genetics',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: 'In garden pea, round seed (R) is dominant over wrinkled and yellow seed (Y) over green, and the two genes assort independently. A plant RrYy is selfed and gives 800 seeds. How many of these are expected to be wrinkled and yellow, but to give both yellow and green seeds when grown and selfed?',
        hi: 'उद्यान मटर में गोल बीज (R) झुर्रीदार बीज पर तथा पीला बीज (Y) हरे बीज पर प्रभावी है, और दोनों जीनों का अपव्यूहन स्वतंत्र रूप से होता है। RrYy पौधे के स्वपरागण से 800 बीज मिलते हैं। इनमें से कितने बीज झुर्रीदार और पीले होंगे, किंतु उगाकर स्वपरागण कराने पर पीले और हरे दोनों प्रकार के बीज देंगे?',
      },
      options: [
        { id: 'a', content: { en: '150', hi: '150' } },
        { id: 'b', content: { en: '400', hi: '400' } },
        { id: 'c', content: { en: '100', hi: '100' } },
        { id: 'd', content: { en: '200', hi: '200' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The seeds described are wrinkled (rr) and heterozygous for colour (Yy). Treat each gene by itself.

- rr: $\frac{1}{4}$ and Yy: $\frac{1}{2}$
- rrYy: $\frac{1}{4} \times \frac{1}{2} = \frac{1}{8}$ of 800 = 100

Trap: of the 3 parts in 16 that are wrinkled and yellow, one part (rrYY) breeds true for colour.`,
        hi: String.raw`ऐसे बीज झुर्रीदार (rr) और रंग के लिए विषमयुग्मजी (Yy) हैं। हर जीन को अलग-अलग देखिए।

- rr: $\frac{1}{4}$ और Yy: $\frac{1}{2}$
- rrYy: $\frac{1}{4} \times \frac{1}{2} = \frac{1}{8}$, अर्थात 800 में से 100

ध्यान दें: 16 में से जो 3 भाग झुर्रीदार और पीले हैं, उनमें एक भाग (rrYY) रंग के लिए शुद्ध होता है।`,
      },
      reasons: {
        a: {
          en: 'Counts all wrinkled yellow seeds, 3 in 16, with those that breed true for yellow.',
          hi: 'सभी झुर्रीदार पीले बीज (16 में 3) गिन लिए गए, जिनमें पीले रंग के लिए शुद्ध बीज भी हैं।',
        },
        b: {
          en: 'Takes the half that is Yy and leaves out that the seeds are to be wrinkled.',
          hi: 'Yy वाले आधे बीज गिने गए हैं; बीजों का झुर्रीदार होना छूट गया है।',
        },
        c: { en: 'Right: rrYy is 2 parts in 16 of 800.', hi: 'सही: 800 बीजों के 16 में से 2 भाग rrYy हैं।' },
        d: {
          en: 'Counts 4 in 16, which is the share of the double heterozygote RrYy.',
          hi: '16 में 4 भाग गिने गए हैं, जो दोनों जीनों के विषमयुग्मजी RrYy का हिस्सा है।',
        },
      },
    },
    {
      code: 'nt-094',
      exams: ['neet'],
      subject: 'biology',
      topic: 'cell',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: 'How many microtubules are there in the axoneme of a eukaryotic cilium and in the basal body from which it grows, respectively?',
        hi: 'यूकैरियोटिक कोशिका के पक्ष्माभ के अक्षसूत्र (axoneme) में और जिस आधारीय काय (basal body) से वह निकलता है उसमें, क्रमशः कितनी सूक्ष्मनलिकाएँ होती हैं?',
      },
      options: [
        { id: 'a', content: { en: '18 and 27', hi: '18 और 27' } },
        { id: 'b', content: { en: '20 and 27', hi: '20 और 27' } },
        { id: 'c', content: { en: '20 and 29', hi: '20 और 29' } },
        { id: 'd', content: { en: '18 and 29', hi: '18 और 29' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Count doublets and triplets, not just "9".

- Axoneme, 9 + 2: nine peripheral **doublets** and two single central microtubules, $9 \times 2 + 2 = 20$
- Basal body, built like a centriole, 9 + 0: nine **triplets**, $9 \times 3 = 27$

The centre of a centriole is the hub, a rod of protein and not a microtubule.`,
        hi: String.raw`केवल "9" नहीं, द्विक (doublet) और त्रिक (triplet) गिनिए।

- अक्षसूत्र, 9 + 2: नौ परिधीय **द्विक** और दो अकेली केंद्रीय सूक्ष्मनलिकाएँ, $9 \times 2 + 2 = 20$
- आधारीय काय, तारककेंद्र जैसी, 9 + 0: नौ **त्रिक**, $9 \times 3 = 27$

तारककेंद्र के बीच में धुरी (hub) होती है, जो प्रोटीन की छड़ है, सूक्ष्मनलिका नहीं।`,
      },
      reasons: {
        a: {
          en: 'Leaves out the two single microtubules at the centre of the axoneme.',
          hi: 'अक्षसूत्र के केंद्र की दो अकेली सूक्ष्मनलिकाएँ छूट गई हैं।',
        },
        b: {
          en: 'Right: nine doublets and two single ones make 20, nine triplets make 27.',
          hi: 'सही: नौ द्विक और दो अकेली मिलकर 20, तथा नौ त्रिक मिलकर 27 होती हैं।',
        },
        c: {
          en: 'Adds a central pair to the basal body, which has the 9 + 0 arrangement.',
          hi: 'आधारीय काय में भी केंद्रीय जोड़ी जोड़ दी गई है, जबकि उसकी व्यवस्था 9 + 0 होती है।',
        },
        d: {
          en: 'Moves the central pair from the axoneme to the basal body.',
          hi: 'केंद्रीय जोड़ी को अक्षसूत्र से हटाकर आधारीय काय में जोड़ दिया गया है।',
        },
      },
    },
    {
      code: 'nt-095',
      exams: ['neet'],
      subject: 'biology',
      topic: 'ecology',
      difficulty: 'easy',
      targetSeconds: 55,
      stem: {
        en: String.raw`Which of the following statements about decomposition are correct?

A. Earthworms break detritus into smaller particles, a step called fragmentation.

B. By leaching, water-soluble inorganic nutrients go down into the soil and get precipitated as unavailable salts.

C. Humus is broken down by microbes faster than the fresh detritus from which it is formed.

D. Detritus rich in lignin and chitin decomposes more slowly than detritus rich in nitrogen and sugars.

E. Low temperature and lack of oxygen make decomposition faster.

Choose the correct answer from the options given below:`,
        hi: String.raw`अपघटन के बारे में निम्नलिखित में से कौन-से कथन सही हैं?

A. केंचुए अपरद को छोटे-छोटे कणों में तोड़ते हैं; इस चरण को खंडन कहते हैं।

B. निक्षालन में जल में घुलनशील अकार्बनिक पोषक मिट्टी में नीचे जाते हैं और अनुपलब्ध लवणों के रूप में अवक्षेपित हो जाते हैं।

C. सूक्ष्मजीव ह्यूमस को उस ताज़े अपरद से भी तेज़ गति से तोड़ते हैं जिससे वह बना है।

D. लिग्निन और काइटिन से भरपूर अपरद, नाइट्रोजन और शर्करा से भरपूर अपरद की तुलना में धीरे अपघटित होता है।

E. कम ताप और ऑक्सीजन की कमी से अपघटन तेज़ हो जाता है।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'B, C and E only', hi: 'केवल B, C और E' } },
        { id: 'b', content: { en: 'B and C only', hi: 'केवल B और C' } },
        { id: 'c', content: { en: 'A, D and E only', hi: 'केवल A, D और E' } },
        { id: 'd', content: { en: 'A, B and D only', hi: 'केवल A, B और D' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`A, B and D are correct: fragmentation, leaching, and the effect of the chemical nature of detritus.

- C is wrong: humus is highly resistant to microbial action and decomposes at an extremely slow rate, so it serves as a reservoir of nutrients.
- E is wrong: decomposition needs oxygen; warm and moist conditions favour it, while low temperature and anaerobiosis make organic matter pile up.`,
        hi: String.raw`A, B और D सही हैं: खंडन, निक्षालन और अपरद की रासायनिक प्रकृति का प्रभाव।

- C ग़लत है: ह्यूमस सूक्ष्मजीवी क्रिया के प्रति बहुत प्रतिरोधी होता है और अत्यंत धीमी गति से अपघटित होता है, इसीलिए वह पोषकों के भंडार का काम करता है।
- E ग़लत है: अपघटन में ऑक्सीजन चाहिए; गर्म और नम परिस्थितियाँ उसके अनुकूल हैं, जबकि कम ताप और अवायवीय दशा में कार्बनिक पदार्थ जमा होते जाते हैं।`,
      },
      reasons: {
        a: {
          en: 'Accepts both wrong statements, C and E, and leaves out fragmentation.',
          hi: 'दोनों ग़लत कथन C और E मान लिए गए और खंडन छोड़ दिया गया।',
        },
        b: {
          en: 'Takes humus, rich in nutrients, for a substance that microbes break down readily.',
          hi: 'पोषकों से भरपूर होने के कारण ह्यूमस को सूक्ष्मजीवों द्वारा आसानी से टूटने वाला मान लिया गया है।',
        },
        c: {
          en: 'Accepts E, though cold and lack of oxygen inhibit the process.',
          hi: 'E को सही मान लिया गया, जबकि ठंड और ऑक्सीजन की कमी इस क्रिया को रोकती हैं।',
        },
        d: {
          en: 'Right: C reverses the slowness of humus and E the effect of temperature and oxygen.',
          hi: 'सही: C में ह्यूमस की धीमी गति और E में ताप व ऑक्सीजन का प्रभाव उलट दिया गया है।',
        },
      },
    },
    {
      code: 'nt-096',
      exams: ['neet'],
      subject: 'biology',
      topic: 'structure-of-plants',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`The figure shows cross-sections of four ovaries, P to S. In which plants, respectively, are these types of placentation found?

![Four cross-sections of ovaries. P: one round chamber; the ovules sit in four groups on the inner side of the ovary wall. Q: one round chamber without septa; the ovules sit all around a central column that does not touch the wall. R: five chambers parted by septa that meet at the centre; the ovules sit near the centre, two in each chamber. S: one oval chamber; the ovules sit in two rows on a ridge at the bottom, where the margins of the carpel meet.](/figures/nt-096.svg)`,
        hi: String.raw`चित्र में चार अंडाशयों P से S तक की अनुप्रस्थ काट दिखाई गई है। ये बीजांडन्यास क्रमशः किन पौधों में पाए जाते हैं?

![चार अंडाशयों की अनुप्रस्थ काट। P: एक गोल कोष्ठ; बीजांड अंडाशय की भित्ति की भीतरी सतह पर चार समूहों में लगे हैं। Q: पट-रहित एक गोल कोष्ठ; बीजांड एक केंद्रीय स्तंभ पर चारों ओर लगे हैं, जो भित्ति को नहीं छूता। R: केंद्र पर मिलने वाले पटों से बँटे पाँच कोष्ठ; हर कोष्ठ में दो बीजांड केंद्र के पास लगे हैं। S: एक अंडाकार कोष्ठ; बीजांड नीचे की ओर, जहाँ अंडप के किनारे मिलते हैं, एक कटक पर दो पंक्तियों में लगे हैं।](/figures/nt-096.svg)`,
      },
      options: [
        { id: 'a', content: { en: 'Pea, *Dianthus*, China rose and *Argemone*', hi: 'मटर, डाइएंथस, गुड़हल और आर्जीमोन' } },
        { id: 'b', content: { en: '*Argemone*, China rose, *Dianthus* and pea', hi: 'आर्जीमोन, गुड़हल, डाइएंथस और मटर' } },
        { id: 'c', content: { en: '*Argemone*, *Dianthus*, China rose and pea', hi: 'आर्जीमोन, डाइएंथस, गुड़हल और मटर' } },
        { id: 'd', content: { en: 'Pea, China rose, *Dianthus* and *Argemone*', hi: 'मटर, गुड़हल, डाइएंथस और आर्जीमोन' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Look at two things: is the ovary divided, and where do the ovules sit?

- P: on the wall of a single chamber, **parietal**: *Argemone*, mustard
- Q: on a central column, no septa, **free central**: *Dianthus*, primrose
- R: near the centre of a divided ovary, **axile**: China rose, tomato, lemon
- S: two rows along the ventral suture, **marginal**: pea

Trap: Q and R both have ovules near the centre; only R has septa.`,
        hi: String.raw`दो बातें देखिए: अंडाशय बँटा हुआ है या नहीं, और बीजांड कहाँ लगे हैं?

- P: एक ही कोष्ठ की भित्ति पर, **भित्तीय**: आर्जीमोन, सरसों
- Q: केंद्रीय स्तंभ पर, पट नहीं, **मुक्त स्तंभीय**: डाइएंथस, प्रिमरोज़
- R: बँटे हुए अंडाशय के केंद्र के पास, **स्तंभीय**: गुड़हल, टमाटर, नींबू
- S: अधर सीवन पर दो पंक्तियों में, **सीमांत**: मटर

ध्यान दें: Q और R दोनों में बीजांड केंद्र के पास हैं; पट केवल R में हैं।`,
      },
      reasons: {
        a: {
          en: 'Interchanges parietal (*Argemone*) and marginal (pea) placentation.',
          hi: 'भित्तीय (आर्जीमोन) और सीमांत (मटर) बीजांडन्यास की अदला-बदली है।',
        },
        b: {
          en: 'Interchanges free central (*Dianthus*) and axile (China rose): only R is divided by septa.',
          hi: 'मुक्त स्तंभीय (डाइएंथस) और स्तंभीय (गुड़हल) की अदला-बदली है: पट केवल R में हैं।',
        },
        c: {
          en: 'Right: parietal, free central, axile and marginal, in this order.',
          hi: 'सही: क्रमशः भित्तीय, मुक्त स्तंभीय, स्तंभीय और सीमांत।',
        },
        d: {
          en: 'Interchanges both pairs, P with S and Q with R.',
          hi: 'दोनों जोड़ों की अदला-बदली है: P की S से और Q की R से।',
        },
      },
    },
    {
      code: 'nt-097',
      exams: ['neet'],
      subject: 'biology',
      topic: 'diversity-of-life',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: String.raw`Given below are two statements:

**Statement I:** The viroid that causes potato spindle tuber disease is a free RNA of low molecular weight without a protein coat.

**Statement II:** Prions consist of abnormally folded protein, and these agents are similar in size to viruses.

In the light of the above statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे दो कथन दिए गए हैं:

**कथन I:** आलू में तर्कु कंद रोग (potato spindle tuber disease) उत्पन्न करने वाला वाइरॉइड प्रोटीन आवरण से रहित, कम आण्विक भार वाला मुक्त RNA होता है।

**कथन II:** प्रायन (prion) असामान्य रूप से वलित प्रोटीन के बने होते हैं, और ये कारक आकार में विषाणुओं के समान होते हैं।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: statementOptions,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Both statements are correct.

- **Viroids** (T. O. Diener, 1971): smaller than viruses, free RNA of low molecular weight, no protein coat; they cause potato spindle tuber disease.
- **Prions**: abnormally folded protein, similar in size to viruses; they cause BSE (mad cow disease) in cattle and Cr-Jacob disease in humans.

Remember by contrast: a viroid is nucleic acid without protein, a prion protein without nucleic acid.`,
        hi: String.raw`दोनों कथन सही हैं।

- **वाइरॉइड** (टी.ओ. डाइनर, 1971): विषाणुओं से छोटे, कम आण्विक भार का मुक्त RNA, प्रोटीन आवरण नहीं; इनसे आलू में तर्कु कंद रोग होता है।
- **प्रायन**: असामान्य रूप से वलित प्रोटीन, आकार में विषाणुओं के समान; इनसे मवेशियों में BSE (मैड काउ रोग) और मनुष्य में Cr-जैकब रोग होता है।

तुलना से याद रखें: वाइरॉइड में न्यूक्लिक अम्ल है पर प्रोटीन नहीं, प्रायन में प्रोटीन है पर न्यूक्लिक अम्ल नहीं।`,
      },
      reasons: {
        a: {
          en: 'Right: a viroid is naked RNA, and a prion is misfolded protein similar in size to a virus.',
          hi: 'सही: वाइरॉइड नग्न RNA है, और प्रायन विषाणु के समान आकार का असामान्य वलित प्रोटीन है।',
        },
        b: {
          en: 'Takes viroids for coated like viruses and prions for agents that hold nucleic acid.',
          hi: 'वाइरॉइड को विषाणु की तरह आवरणयुक्त और प्रायन को न्यूक्लिक अम्ल वाला कारक मान लिया गया है।',
        },
        c: {
          en: 'Rejects II by carrying over to prions the fact that viroids are smaller than viruses.',
          hi: 'वाइरॉइड विषाणु से छोटे होते हैं, यह बात प्रायन पर लगाकर II को ग़लत मान लिया गया है।',
        },
        d: {
          en: 'Rejects I by giving the viroid a protein coat, which is what sets viruses apart.',
          hi: 'वाइरॉइड में प्रोटीन आवरण मानकर I को ग़लत कहा गया है, जबकि आवरण विषाणुओं की पहचान है।',
        },
      },
    },
    {
      code: 'nt-098',
      exams: ['neet'],
      subject: 'biology',
      topic: 'plant-reproduction',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: 'A cell of the aleurone layer of a cereal grain has 36 chromosomes. How many chromosomes, respectively, are there in a cell of its scutellum, in a synergid and in a cell of the nucellus of this plant?',
        hi: 'किसी अनाज के दाने की एल्यूरोन परत की कोशिका में 36 गुणसूत्र हैं। इस पौधे के प्रशल्क (scutellum) की कोशिका, सहाय कोशिका और बीजांडकाय की कोशिका में क्रमशः कितने गुणसूत्र होंगे?',
      },
      options: [
        { id: 'a', content: { en: '36, 18 and 36', hi: '36, 18 और 36' } },
        { id: 'b', content: { en: '24, 12 and 12', hi: '24, 12 और 12' } },
        { id: 'c', content: { en: '24, 12 and 24', hi: '24, 12 और 24' } },
        { id: 'd', content: { en: '36, 12 and 24', hi: '36, 12 और 24' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`First settle the ploidy of the given cell: the aleurone layer is the outermost layer of the **endosperm**, so it is triploid.

- $3n = 36$, so $n = 12$
- Scutellum, the cotyledon of the embryo: $2n = 24$
- Synergid, a cell of the embryo sac: $n = 12$
- Nucellus, sporophytic tissue of the ovule: $2n = 24$

Trap: the aleurone layer is not part of the seed coat or of the embryo.`,
        hi: String.raw`पहले दी गई कोशिका की सूत्रगुणिता तय कीजिए: एल्यूरोन परत **भ्रूणपोष** की सबसे बाहरी परत है, इसलिए वह त्रिगुणित है।

- $3n = 36$, अतः $n = 12$
- प्रशल्क, भ्रूण का बीजपत्र: $2n = 24$
- सहाय कोशिका, भ्रूणकोष की कोशिका: $n = 12$
- बीजांडकाय, बीजांड का बीजाणुद्भिद ऊतक: $2n = 24$

ध्यान दें: एल्यूरोन परत न बीजावरण का भाग है, न भ्रूण का।`,
      },
      reasons: {
        a: {
          en: 'Takes the aleurone layer for diploid, so that n becomes 18.',
          hi: 'एल्यूरोन परत को द्विगुणित मान लिया गया, जिससे n का मान 18 आया।',
        },
        b: {
          en: 'Takes the nucellus for haploid like the embryo sac that lies in it.',
          hi: 'बीजांडकाय को उसमें स्थित भ्रूणकोष की तरह अगुणित मान लिया गया।',
        },
        c: {
          en: 'Right: 3n = 36 gives n = 12; scutellum and nucellus are diploid.',
          hi: 'सही: 3n = 36 से n = 12; प्रशल्क और बीजांडकाय द्विगुणित हैं।',
        },
        d: {
          en: 'Takes the scutellum for endosperm; it is the cotyledon and diploid.',
          hi: 'प्रशल्क को भ्रूणपोष मान लिया गया; वह बीजपत्र है और द्विगुणित होता है।',
        },
      },
    },
    {
      code: 'nt-099',
      exams: ['neet'],
      subject: 'biology',
      topic: 'cell-cycle',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Arrange these events of prophase I of meiosis in the order in which they take place.

A. Dissolution of the synaptonemal complex

B. Terminalisation of chiasmata

C. Appearance of recombination nodules

D. Pairing of homologous chromosomes

Choose the correct answer from the options given below:`,
        hi: String.raw`अर्धसूत्री विभाजन की पूर्वावस्था I की इन घटनाओं को उनके होने के क्रम में लगाइए।

A. सिनेप्टोनिमल सम्मिश्र का विघटन

B. काएज़्मेटा का उपांतीभवन

C. पुनर्योजन ग्रंथिकाओं का प्रकट होना

D. समजात गुणसूत्रों का युग्मन

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'D → A → C → B', hi: 'D → A → C → B' } },
        { id: 'b', content: { en: 'C → D → A → B', hi: 'C → D → A → B' } },
        { id: 'c', content: { en: 'D → C → A → B', hi: 'D → C → A → B' } },
        { id: 'd', content: { en: 'C → D → B → A', hi: 'C → D → B → A' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Give each event its stage.

- D, pairing (synapsis): zygotene
- C, recombination nodules, the sites of crossing over: pachytene
- A, dissolution of the synaptonemal complex, chiasmata seen: diplotene
- B, terminalisation of chiasmata: diakinesis

Order: D → C → A → B. The complex must form before crossing over and dissolve before the chiasmata can be seen.`,
        hi: String.raw`हर घटना की अवस्था पहचानिए।

- D, युग्मन (सूत्रयुग्मन): ज़ाइगोटीन
- C, पुनर्योजन ग्रंथिकाएँ, जहाँ जीन विनिमय होता है: पैकीटीन
- A, सिनेप्टोनिमल सम्मिश्र का विघटन, काएज़्मेटा दिखना: डिप्लोटीन
- B, काएज़्मेटा का उपांतीभवन: डायाकाइनेसिस

क्रम: D → C → A → B। सम्मिश्र जीन विनिमय से पहले बनता है और उसके विघटन के बाद ही काएज़्मेटा दिखते हैं।`,
      },
      reasons: {
        a: {
          en: 'Dissolves the synaptonemal complex before crossing over has taken place in pachytene.',
          hi: 'पैकीटीन में जीन विनिमय होने से पहले ही सिनेप्टोनिमल सम्मिश्र का विघटन मान लिया गया है।',
        },
        b: {
          en: 'Puts recombination nodules before pairing; they appear on bivalents already formed.',
          hi: 'पुनर्योजन ग्रंथिकाओं को युग्मन से पहले रखा गया है; वे पहले से बने युगली पर प्रकट होती हैं।',
        },
        c: {
          en: 'Right: zygotene, pachytene, diplotene, diakinesis.',
          hi: 'सही: ज़ाइगोटीन, पैकीटीन, डिप्लोटीन, डायाकाइनेसिस।',
        },
        d: {
          en: 'Begins with pachytene and also ends prophase I with diplotene.',
          hi: 'पैकीटीन से शुरू किया गया है और पूर्वावस्था I का अंत डिप्लोटीन से माना गया है।',
        },
      },
    },
    {
      code: 'nt-100',
      exams: ['neet'],
      subject: 'biology',
      topic: 'genetics',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match the workers in List-I with the materials or tools of their work on nucleic acids in List-II.

| List-I | List-II |
| --- | --- |
| A. Hershey and Chase | I. An enzyme that polymerises RNA without a template |
| B. Meselson and Stahl | II. Bacteria grown in a medium with ¹⁵NH₄Cl |
| C. Taylor and colleagues | III. Faba beans given radioactive thymidine |
| D. Severo Ochoa | IV. Bacteriophages labelled with ³²P or ³⁵S |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I के वैज्ञानिकों को सूची-II में दी गई उस सामग्री या साधन से सुमेलित कीजिए जिसका उपयोग न्यूक्लिक अम्लों पर उनके कार्य में हुआ।

| सूची-I | सूची-II |
| --- | --- |
| A. हर्षे और चेज़ | I. टेम्पलेट के बिना RNA का बहुलकन करने वाला एंज़ाइम |
| B. मेसेल्सन और स्टाल | II. ¹⁵NH₄Cl वाले माध्यम में उगाए गए जीवाणु |
| C. टेलर और साथी | III. रेडियोसक्रिय थाइमिडीन दी गई फ़ाबा बीन |
| D. सेवेरो ओकोआ | IV. ³²P या ³⁵S से चिह्नित जीवाणुभोजी |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-IV, B-II, C-III, D-I', hi: 'A-IV, B-II, C-III, D-I' } },
        { id: 'b', content: { en: 'A-IV, B-I, C-II, D-III', hi: 'A-IV, B-I, C-II, D-III' } },
        { id: 'c', content: { en: 'A-I, B-II, C-III, D-IV', hi: 'A-I, B-II, C-III, D-IV' } },
        { id: 'd', content: { en: 'A-IV, B-I, C-III, D-II', hi: 'A-IV, B-I, C-III, D-II' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- Hershey and Chase (1952): phages with ³²P in DNA or ³⁵S in protein; DNA is the genetic material (IV)
- Meselson and Stahl (1958): *Escherichia coli* in ¹⁵NH₄Cl, then in ¹⁴NH₄Cl; replication is semiconservative (II)
- Taylor and colleagues (1958): radioactive thymidine in *Vicia faba*; the same for chromosomes (III)
- Severo Ochoa: polynucleotide phosphorylase, which makes RNA without a template and helped to work out the code (I)

Trap: ¹⁵N is a heavy isotope, not a radioactive one, so B cannot be III.`,
        hi: String.raw`- हर्षे और चेज़ (1952): DNA में ³²P या प्रोटीन में ³⁵S वाले जीवाणुभोजी; DNA आनुवंशिक पदार्थ है (IV)
- मेसेल्सन और स्टाल (1958): पहले ¹⁵NH₄Cl, फिर ¹⁴NH₄Cl में ई. कोलाई; प्रतिकृति अर्धसंरक्षी है (II)
- टेलर और साथी (1958): विसिया फ़ाबा में रेडियोसक्रिय थाइमिडीन; गुणसूत्रों के लिए भी यही निष्कर्ष (III)
- सेवेरो ओकोआ: पॉलिन्यूक्लियोटाइड फ़ॉस्फ़ोरिलेज़, जो टेम्पलेट के बिना RNA बनाता है और जिससे कूट सुलझाने में सहायता मिली (I)

ध्यान दें: ¹⁵N भारी समस्थानिक है, रेडियोसक्रिय नहीं, अतः B का मेल III से नहीं हो सकता।`,
      },
      reasons: {
        a: {
          en: 'Right: phages, ¹⁵N in bacteria, thymidine in faba beans, and the template-free enzyme.',
          hi: 'सही: क्रमशः जीवाणुभोजी, जीवाणुओं में ¹⁵N, फ़ाबा बीन में थाइमिडीन और बिना टेम्पलेट वाला एंज़ाइम।',
        },
        b: {
          en: 'Gives the ¹⁵N experiment to Taylor, who worked with *Vicia faba*.',
          hi: '¹⁵N वाला प्रयोग टेलर को दे दिया गया है, जिन्होंने विसिया फ़ाबा पर कार्य किया।',
        },
        c: {
          en: 'Gives the labelled phages to Ochoa; they were used by Hershey and Chase.',
          hi: 'चिह्नित जीवाणुभोजी ओकोआ को दे दिए गए हैं; उनका उपयोग हर्षे और चेज़ ने किया था।',
        },
        d: {
          en: 'Gives the enzyme to Meselson and Stahl and their isotope of nitrogen to Ochoa.',
          hi: 'एंज़ाइम मेसेल्सन-स्टाल को और उनका नाइट्रोजन समस्थानिक ओकोआ को दे दिया गया है।',
        },
      },
    },
    {
      code: 'nt-101',
      exams: ['neet'],
      subject: 'biology',
      topic: 'plant-physiology',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: 'How many molecules of ATP and NADPH, respectively, does the Calvin cycle of a C₃ plant use to make two molecules of glucose?',
        hi: 'C₃ पौधे का केल्विन चक्र ग्लूकोज़ के दो अणु बनाने में क्रमशः ATP और NADPH के कितने अणुओं का उपयोग करता है?',
      },
      options: [
        { id: 'a', content: { en: '24 and 36', hi: '24 और 36' } },
        { id: 'b', content: { en: '36 and 36', hi: '36 और 36' } },
        { id: 'c', content: { en: '36 and 24', hi: '36 और 24' } },
        { id: 'd', content: { en: '60 and 24', hi: '60 और 24' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`For every $\text{CO}_2$ fixed, the Calvin cycle needs **3 ATP and 2 NADPH**.

- Two molecules of glucose need 12 $\text{CO}_2$
- ATP: $12 \times 3 = 36$; NADPH: $12 \times 2 = 24$

ATP is needed for reduction (2) and for the regeneration of RuBP (1), NADPH for reduction alone, so ATP must be the larger number.`,
        hi: String.raw`हर एक $\text{CO}_2$ के स्थिरीकरण पर केल्विन चक्र को **3 ATP और 2 NADPH** चाहिए।

- ग्लूकोज़ के दो अणुओं के लिए 12 $\text{CO}_2$ चाहिए
- ATP: $12 \times 3 = 36$; NADPH: $12 \times 2 = 24$

ATP अपचयन (2) और RuBP के पुनर्जनन (1) दोनों में लगता है, NADPH केवल अपचयन में, इसलिए ATP की संख्या ही बड़ी होगी।`,
      },
      reasons: {
        a: {
          en: 'Interchanges ATP and NADPH: it is ATP that is needed in the greater number.',
          hi: 'ATP और NADPH की अदला-बदली है: अधिक संख्या ATP की चाहिए।',
        },
        b: {
          en: 'Takes 3 NADPH for each carbon dioxide; reduction needs only 2.',
          hi: 'हर कार्बन डाइऑक्साइड पर 3 NADPH ले लिए गए; अपचयन में 2 ही लगते हैं।',
        },
        c: {
          en: 'Right: 12 molecules of carbon dioxide, each with 3 ATP and 2 NADPH.',
          hi: 'सही: कार्बन डाइऑक्साइड के 12 अणु, हर एक पर 3 ATP और 2 NADPH।',
        },
        d: {
          en: 'Takes 5 ATP for each carbon dioxide, which is the cost in a C₄ plant.',
          hi: 'हर कार्बन डाइऑक्साइड पर 5 ATP लिए गए, जो C₄ पौधे की आवश्यकता है।',
        },
      },
    },
    {
      code: 'nt-102',
      exams: ['neet'],
      subject: 'biology',
      topic: 'ecology',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: String.raw`For which of the following pairs of species are the effects of their interaction, in the order in which the species are named, given correctly? (+ stands for benefit, – for harm and 0 for neither.)`,
        hi: String.raw`निम्नलिखित में से किस जोड़े की दोनों जातियों पर पारस्परिक क्रिया का प्रभाव, जातियों के दिए गए क्रम में, सही लिखा है? (+ का अर्थ लाभ, – का हानि और 0 का न लाभ न हानि है।)`,
      },
      options: [
        { id: 'a', content: { en: 'Epiphytic orchid and mango tree: +, 0', hi: 'अधिपादप ऑर्किड और आम का पेड़: +, 0' } },
        { id: 'b', content: { en: 'Cuckoo and crow: +, 0', hi: 'कोयल और कौआ: +, 0' } },
        { id: 'c', content: { en: 'Fig tree and wasp: –, +', hi: 'अंजीर का पेड़ और बर्र: –, +' } },
        { id: 'd', content: { en: 'Cattle egret and cattle: +, +', hi: 'पशु बगुला और मवेशी: +, +' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Ask two questions about each species: does it gain, does it lose?

- Orchid and mango tree: **commensalism** (+, 0); cattle egret and cattle as well
- Cuckoo and crow: **brood parasitism** (+, –)
- Fig and wasp: **mutualism** (+, +); the wasp lays its eggs in the fig and pollinates it in return

Trap: where the two always live together, this need not be of use to both.`,
        hi: String.raw`हर जाति के बारे में दो बातें पूछिए: उसे लाभ है या हानि?

- ऑर्किड और आम का पेड़: **सहभोजिता** (+, 0); पशु बगुला और मवेशी भी
- कोयल और कौआ: **अंड परजीविता** (+, –)
- अंजीर और बर्र: **सहोपकारिता** (+, +); बर्र अंजीर में अंडे देती है और बदले में परागण करती है

ध्यान दें: दो जातियाँ सदा साथ रहें, तो भी ज़रूरी नहीं कि लाभ दोनों को हो।`,
      },
      reasons: {
        a: {
          en: 'Right: the orchid gets a place to grow on, and the mango tree neither gains nor loses.',
          hi: 'सही: ऑर्किड को उगने की जगह मिलती है; आम के पेड़ को न लाभ होता है, न हानि।',
        },
        b: {
          en: 'This is brood parasitism: the crow brings up the young of the cuckoo at its own cost (+, –).',
          hi: 'यह अंड परजीविता है: कौआ हानि उठाकर कोयल के बच्चे पालता है (+, –)।',
        },
        c: {
          en: 'Counts only the seeds eaten by the larvae; the wasp is the pollinator of the fig, so both gain (+, +).',
          hi: 'केवल लार्वा द्वारा खाए गए बीज गिने गए; बर्र अंजीर का परागण करती है, अतः लाभ दोनों को है (+, +)।',
        },
        d: {
          en: 'The egret catches the insects that the cattle stir up; the cattle are not affected (+, 0).',
          hi: 'बगुला मवेशियों के चलने से उड़े कीट पकड़ता है; मवेशियों पर कोई प्रभाव नहीं पड़ता (+, 0)।',
        },
      },
    },
    {
      code: 'nt-103',
      exams: ['neet'],
      subject: 'biology',
      topic: 'diversity-of-life',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Given below are two statements: one is labelled as Assertion (A) and the other is labelled as Reason (R). In the light of these statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे दो कथन दिए गए हैं: एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। इन कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      statements: {
        assertion: {
          en: 'Heterospory, as in *Selaginella* and *Salvinia*, is regarded as a precursor to the seed habit.',
          hi: 'सिलैजिनेला और साल्विनिया में पाई जाने वाली विषमबीजाणुता को बीजी प्रकृति का पूर्वगामी माना जाता है।',
        },
        reason: {
          en: 'In these plants the female gametophyte is retained on the parent sporophyte for variable periods, and the zygote develops into a young embryo within it.',
          hi: 'इन पौधों में मादा युग्मकोद्भिद अलग-अलग अवधि तक जनक बीजाणुद्भिद पर बना रहता है, और युग्मनज उसी के भीतर तरुण भ्रूण में विकसित होता है।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['a'] },
      solution: {
        en: String.raw`Both are true, and R explains A.

In *Selaginella* and *Salvinia* the spores are of two kinds. The megaspore gives a female gametophyte that stays on the parent sporophyte for some time, and the zygote develops into a young embryo within it. An embryo nourished inside a retained female gametophyte is just what a seed is about; therefore heterospory is regarded as a precursor to the seed habit.`,
        hi: String.raw`दोनों सत्य हैं, और R ही A की व्याख्या करता है।

सिलैजिनेला और साल्विनिया में दो प्रकार के बीजाणु होते हैं। गुरुबीजाणु से बना मादा युग्मकोद्भिद कुछ समय तक जनक बीजाणुद्भिद पर ही बना रहता है, और युग्मनज उसी के भीतर तरुण भ्रूण में विकसित होता है। टिके हुए मादा युग्मकोद्भिद के भीतर पोषित भ्रूण ही बीज की मूल बात है; इसीलिए विषमबीजाणुता को बीजी प्रकृति का पूर्वगामी माना जाता है।`,
      },
      reasons: {
        a: {
          en: 'Right: the retention of the female gametophyte with the embryo is the reason for calling it a precursor.',
          hi: 'सही: भ्रूण सहित मादा युग्मकोद्भिद का टिका रहना ही इसे पूर्वगामी कहने का कारण है।',
        },
        b: {
          en: 'Misses that the seed habit rests on just this retention of the female gametophyte and embryo.',
          hi: 'इसमें यह चूक है कि बीजी प्रकृति का आधार मादा युग्मकोद्भिद और भ्रूण का यही टिका रहना है।',
        },
        c: {
          en: 'Confuses this with homosporous ferns, whose gametophytes live free of the sporophyte.',
          hi: 'इसे समबीजाणु फ़र्न समझ लिया गया है, जिनके युग्मकोद्भिद बीजाणुद्भिद से अलग स्वतंत्र रहते हैं।',
        },
        d: {
          en: 'Overlooks that both genera have megaspores and microspores and so are heterosporous.',
          hi: 'यह भुला दिया गया है कि दोनों वंशों में गुरु और लघु बीजाणु होते हैं, अतः वे विषमबीजाणु हैं।',
        },
      },
    },
    {
      code: 'nt-104',
      exams: ['neet'],
      subject: 'biology',
      topic: 'biomolecules',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match the classes of enzymes in List-I with the reactions they catalyse in List-II.

| List-I | List-II |
| --- | --- |
| A. Transferases | I. Removal of groups without hydrolysis, leaving double bonds |
| B. Lyases | II. Linking together of two compounds |
| C. Isomerases | III. Shift of a group other than hydrogen between two substrates |
| D. Ligases | IV. Change of one optical or positional form into another |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I में दिए गए एंज़ाइम वर्गों को सूची-II में दी गई उन अभिक्रियाओं से सुमेलित कीजिए जिन्हें वे उत्प्रेरित करते हैं।

| सूची-I | सूची-II |
| --- | --- |
| A. ट्रांसफ़रेज़ | I. जल-अपघटन के बिना समूह हटाकर द्विबंध छोड़ना |
| B. लाइएज़ | II. दो यौगिकों को आपस में जोड़ना |
| C. आइसोमरेज़ | III. हाइड्रोजन से भिन्न समूह का दो क्रियाधारों के बीच स्थानांतरण |
| D. लाइगेज़ | IV. एक प्रकाशिक या स्थिति समावयवी को दूसरे में बदलना |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-II, B-IV, C-I, D-III', hi: 'A-II, B-IV, C-I, D-III' } },
        { id: 'b', content: { en: 'A-III, B-I, C-IV, D-II', hi: 'A-III, B-I, C-IV, D-II' } },
        { id: 'c', content: { en: 'A-III, B-IV, C-I, D-II', hi: 'A-III, B-IV, C-I, D-II' } },
        { id: 'd', content: { en: 'A-II, B-I, C-IV, D-III', hi: 'A-II, B-I, C-IV, D-III' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The names say it: **transfer**, **isomer**, **ligate** (tie). What is left belongs to lyases.

- Transferases: a group G (not hydrogen) goes from one substrate to another (III)
- Lyases: remove groups by a mechanism other than hydrolysis and leave a double bond (I)
- Isomerases: interconvert optical, geometric or positional isomers (IV)
- Ligases: join two compounds, as C–O, C–S or C–N (II)

Trap: breaking with water is the work of hydrolases, without it that of lyases.`,
        hi: String.raw`नाम में ही उत्तर है: **transfer** (स्थानांतरण), **isomer** (समावयवी), **ligate** (जोड़ना)। जो बचा, वह लाइएज़ का है।

- ट्रांसफ़रेज़: समूह G (हाइड्रोजन नहीं) एक क्रियाधार से दूसरे पर जाता है (III)
- लाइएज़: जल-अपघटन से भिन्न क्रियाविधि से समूह हटाते हैं और द्विबंध छोड़ते हैं (I)
- आइसोमरेज़: प्रकाशिक, ज्यामितीय या स्थिति समावयवियों को आपस में बदलते हैं (IV)
- लाइगेज़: दो यौगिकों को जोड़ते हैं, जैसे C–O, C–S या C–N बंध (II)

ध्यान दें: जल की सहायता से तोड़ना हाइड्रोलेज़ का काम है, उसके बिना लाइएज़ का।`,
      },
      reasons: {
        a: {
          en: 'Makes two exchanges: transferases with ligases, and lyases with isomerases.',
          hi: 'दो जोड़ों की अदला-बदली है: ट्रांसफ़रेज़ की लाइगेज़ से और लाइएज़ की आइसोमरेज़ से।',
        },
        b: {
          en: 'Right: shift, removal, rearrangement and joining, in this order.',
          hi: 'सही: क्रमशः स्थानांतरण, समूह हटाना, पुनर्विन्यास और जोड़ना।',
        },
        c: {
          en: 'Interchanges lyases and isomerases: an isomer has the same atoms, no group is removed.',
          hi: 'लाइएज़ और आइसोमरेज़ की अदला-बदली है: समावयवी में परमाणु वही रहते हैं, कोई समूह नहीं हटता।',
        },
        d: {
          en: 'Interchanges transferases and ligases: a transferase hands a group over, a ligase ties two compounds together.',
          hi: 'ट्रांसफ़रेज़ और लाइगेज़ की अदला-बदली है: ट्रांसफ़रेज़ समूह सौंपता है, लाइगेज़ दो यौगिकों को जोड़ता है।',
        },
      },
    },
    {
      code: 'nt-105',
      exams: ['neet'],
      subject: 'biology',
      topic: 'genetics',
      difficulty: 'hard',
      targetSeconds: 70,
      stem: {
        en: String.raw`The figure shows a replication fork that moves to the right; P and Q are the new strands. Which new strand is made in fragments that DNA ligase has to join, and what is the polarity of its template, read from left to right?

![A replication fork. At the right the two parental strands still lie side by side, joined by base pairs; the right end of the upper parental strand is marked 5′, the other ends are not marked. At the left the parental strands have come apart. A new strand P, a dashed line, lies along the upper parental strand, and a new strand Q, a dashed line, along the lower one.](/figures/nt-105.svg)`,
        hi: String.raw`चित्र में एक प्रतिकृति द्विशाख (replication fork) दिखाया गया है, जो दाईं ओर बढ़ रहा है; P और Q नए रज्जुक हैं। कौन-सा नया रज्जुक ऐसे खंडों में बनता है जिन्हें DNA लाइगेज़ जोड़ता है, और बाएँ से दाएँ पढ़ने पर उसके टेम्पलेट की ध्रुवता क्या है?

![एक प्रतिकृति द्विशाख। दाईं ओर दोनों जनक रज्जुक अब भी क्षार युग्मों से जुड़े पास-पास हैं; ऊपर वाले जनक रज्जुक के दाएँ सिरे पर 5′ लिखा है, शेष सिरों पर कुछ नहीं लिखा है। बाईं ओर जनक रज्जुक अलग हो चुके हैं। टूटी रेखा से दिखाया नया रज्जुक P ऊपर वाले जनक रज्जुक के साथ और टूटी रेखा से दिखाया नया रज्जुक Q नीचे वाले के साथ है।](/figures/nt-105.svg)`,
      },
      options: [
        { id: 'a', content: { en: 'P; 3′ → 5′', hi: 'P; 3′ → 5′' } },
        { id: 'b', content: { en: 'P; 5′ → 3′', hi: 'P; 5′ → 3′' } },
        { id: 'c', content: { en: 'Q; 5′ → 3′', hi: 'Q; 5′ → 3′' } },
        { id: 'd', content: { en: 'Q; 3′ → 5′', hi: 'Q; 3′ → 5′' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`DNA polymerase adds nucleotides only in the 5′ → 3′ direction, and the strands of a duplex are antiparallel.

- Upper parental strand: 5′ at the right, so 3′ → 5′ from left to right. The new strand P runs 5′ → 3′ towards the fork: **continuous**.
- Lower parental strand: antiparallel, so 5′ → 3′ from left to right. Q would have to grow 3′ → 5′ towards the fork, which is impossible; it is made backwards in **fragments**.

Rule: template 3′ → 5′ continuous, template 5′ → 3′ discontinuous.`,
        hi: String.raw`DNA पॉलिमरेज़ केवल 5′ → 3′ दिशा में न्यूक्लियोटाइड जोड़ता है, और द्विरज्जुक के दोनों रज्जुक प्रति समानांतर होते हैं।

- ऊपर वाला जनक रज्जुक: दाएँ सिरे पर 5′, अतः बाएँ से दाएँ 3′ → 5′। नया रज्जुक P द्विशाख की ओर 5′ → 3′ बढ़ता है: **सतत**।
- नीचे वाला जनक रज्जुक: प्रति समानांतर, अतः बाएँ से दाएँ 5′ → 3′। Q को द्विशाख की ओर 3′ → 5′ बढ़ना पड़ता, जो संभव नहीं; इसलिए वह उलटी दिशा में **खंडों** में बनता है।

नियम: 3′ → 5′ टेम्पलेट पर सतत, 5′ → 3′ टेम्पलेट पर असतत।`,
      },
      reasons: {
        a: {
          en: 'Names the strand that is made continuously, since its template runs 3′ → 5′ towards the fork.',
          hi: 'यह सतत बनने वाला रज्जुक है, क्योंकि इसका टेम्पलेट द्विशाख की ओर 3′ → 5′ है।',
        },
        b: {
          en: 'Reads the 5′ end of the upper strand as its left end.',
          hi: 'ऊपर वाले रज्जुक के 5′ सिरे को उसका बायाँ सिरा मान लिया गया है।',
        },
        c: {
          en: 'Right: the lower template is antiparallel to the upper one, so it runs 5′ → 3′ and Q is discontinuous.',
          hi: 'सही: नीचे वाला टेम्पलेट ऊपर वाले के प्रति समानांतर, अर्थात 5′ → 3′ है, और Q असतत बनता है।',
        },
        d: {
          en: 'Takes the two parental strands for parallel, with both 5′ ends at the right.',
          hi: 'दोनों जनक रज्जुकों को समानांतर मान लिया गया है, मानो दोनों के 5′ सिरे दाईं ओर हों।',
        },
      },
    },
    {
      code: 'nt-106',
      exams: ['neet'],
      subject: 'biology',
      topic: 'ecology',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`Which of the following statements about the diversity of species are correct?

A. Plants, counted together with algae and fungi, make up more than 70 per cent of all the species recorded on the Earth.

B. The number of species of fungi is greater than the species of fishes, amphibians, reptiles and mammals put together.

C. By the estimate of Robert May, the species on the Earth number about 50 million.

D. India has 2.4 per cent of the land area of the world, but 8.1 per cent of its species diversity.

E. Colombia, near the equator, has more species of birds than New York at 41° N, and New York more than Greenland.

Choose the correct answer from the options given below:`,
        hi: String.raw`जाति विविधता के बारे में निम्नलिखित में से कौन-से कथन सही हैं?

A. शैवालों और कवकों सहित पादप, पृथ्वी पर अब तक दर्ज सभी जातियों का 70 प्रतिशत से अधिक हैं।

B. कवक जातियों की संख्या मछलियों, उभयचरों, सरीसृपों और स्तनधारियों की कुल जातियों से अधिक है।

C. रॉबर्ट मे के अनुमान के अनुसार पृथ्वी पर लगभग 5 करोड़ जातियाँ हैं।

D. भारत का भू-क्षेत्र विश्व का केवल 2.4 प्रतिशत है, किंतु यहाँ विश्व की जाति विविधता का 8.1 प्रतिशत है।

E. भूमध्य रेखा के निकट कोलंबिया में पक्षी जातियाँ 41° N पर स्थित न्यूयॉर्क से अधिक हैं, और न्यूयॉर्क में ग्रीनलैंड से अधिक।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'B, D and E only', hi: 'केवल B, D और E' } },
        { id: 'b', content: { en: 'A and D only', hi: 'केवल A और D' } },
        { id: 'c', content: { en: 'A, B and D only', hi: 'केवल A, B और D' } },
        { id: 'd', content: { en: 'B, C and E only', hi: 'केवल B, C और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- A is wrong: more than 70 per cent of the recorded species are **animals**; plants with algae and fungi make up no more than 22 per cent.
- B is right, and is often disbelieved.
- C is wrong: May's conservative estimate is about **7 million**; some extreme estimates go up to 50 million.
- D is right: this share makes India one of the 12 megadiversity countries.
- E is right: about 1400, 105 and 56 species of birds; diversity falls from the equator towards the poles.`,
        hi: String.raw`- A ग़लत है: दर्ज जातियों में 70 प्रतिशत से अधिक **जंतु** हैं; शैवाल और कवक सहित पादप 22 प्रतिशत से अधिक नहीं हैं।
- B सही है, हालाँकि इस पर प्रायः विश्वास नहीं होता।
- C ग़लत है: मे का संयत अनुमान लगभग **70 लाख** है; कुछ बहुत ऊँचे अनुमान 5 करोड़ तक जाते हैं।
- D सही है: इसी हिस्से के कारण भारत 12 महाविविधता वाले देशों में से एक है।
- E सही है: पक्षियों की लगभग 1400, 105 और 56 जातियाँ; भूमध्य रेखा से ध्रुवों की ओर विविधता घटती है।`,
      },
      reasons: {
        a: {
          en: 'Right: A turns plants and animals round, and C gives the figure of extreme estimates.',
          hi: 'सही: A में पादप और जंतु उलट दिए गए हैं, और C में बहुत ऊँचे अनुमानों की संख्या है।',
        },
        b: {
          en: 'Accepts A, though the share of over 70 per cent belongs to animals.',
          hi: 'A को सही मान लिया गया, जबकि 70 प्रतिशत से अधिक का हिस्सा जंतुओं का है।',
        },
        c: {
          en: 'Accepts A and leaves out the fall of bird species from the equator to the poles.',
          hi: 'A को मान लिया गया और ध्रुवों की ओर पक्षी जातियों का घटना छोड़ दिया गया।',
        },
        d: {
          en: 'Accepts 50 million as the figure of May, who came to about 7 million.',
          hi: '5 करोड़ को मे का अनुमान मान लिया गया, जबकि उनका अनुमान लगभग 70 लाख है।',
        },
      },
    },
    {
      code: 'nt-107',
      exams: ['neet'],
      subject: 'biology',
      topic: 'plant-reproduction',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match the plants in List-I with what is known of their flowers or pollination in List-II.

| List-I | List-II |
| --- | --- |
| A. *Vallisneria* | I. The female flower reaches the surface of water by its long stalk |
| B. *Zostera* | II. Flowers that open and flowers that never open on one plant |
| C. *Yucca* | III. The female flowers stay submerged and pollen is released in water |
| D. *Commelina* | IV. A moth lays its eggs in the locule of the ovary |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I में दिए गए पौधों को सूची-II में दी गई उनके पुष्पों या परागण की विशेषता से सुमेलित कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| A. वैलिसनेरिया | I. मादा पुष्प लंबे वृंत से जल की सतह पर आता है |
| B. ज़ॉस्टेरा | II. एक ही पौधे पर खुलने वाले और कभी न खुलने वाले पुष्प |
| C. युक्का | III. मादा पुष्प जल में डूबे रहते हैं और पराग जल में ही निकलता है |
| D. कॉमेलीना | IV. शलभ अंडाशय के कोष्ठक में अपने अंडे देता है |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-I, B-II, C-IV, D-III', hi: 'A-I, B-II, C-IV, D-III' } },
        { id: 'b', content: { en: 'A-IV, B-I, C-II, D-III', hi: 'A-IV, B-I, C-II, D-III' } },
        { id: 'c', content: { en: 'A-III, B-IV, C-I, D-II', hi: 'A-III, B-IV, C-I, D-II' } },
        { id: 'd', content: { en: 'A-I, B-III, C-IV, D-II', hi: 'A-I, B-III, C-IV, D-II' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- *Vallisneria*, fresh water: the female flower comes up on its stalk, pollen floats on the **surface** (I)
- *Zostera*, a seagrass: pollination goes on **below** the surface (III)
- *Yucca* and a moth: neither can complete its life cycle without the other (IV)
- *Commelina*, like *Viola* and *Oxalis*: chasmogamous and cleistogamous flowers (II)

Trap: the first two are both pollinated by water, one at the surface and one under it.`,
        hi: String.raw`- वैलिसनेरिया, मीठा जल: मादा पुष्प वृंत से ऊपर आता है, पराग **सतह** पर तैरता है (I)
- ज़ॉस्टेरा, समुद्री घास: परागण सतह के **नीचे** होता है (III)
- युक्का और शलभ: दोनों एक-दूसरे के बिना अपना जीवन चक्र पूरा नहीं कर सकते (IV)
- कॉमेलीना, वायोला और ऑक्ज़ेलिस की तरह: उन्मील और अनुन्मील्य पुष्प (II)

ध्यान दें: पहले दोनों में परागण जल से होता है, एक में सतह पर और दूसरे में सतह के नीचे।`,
      },
      reasons: {
        a: {
          en: 'Interchanges *Zostera* and *Commelina*: a seagrass has its female flowers under water.',
          hi: 'ज़ॉस्टेरा और कॉमेलीना की अदला-बदली है: समुद्री घास के मादा पुष्प जल के नीचे रहते हैं।',
        },
        b: {
          en: 'Gives the moth to *Vallisneria*, which is pollinated by water.',
          hi: 'शलभ वैलिसनेरिया को दे दिया गया है, जिसका परागण जल से होता है।',
        },
        c: {
          en: 'Gives the moth to *Zostera* and submerged flowers to *Vallisneria*.',
          hi: 'शलभ ज़ॉस्टेरा को और डूबे हुए पुष्प वैलिसनेरिया को दे दिए गए हैं।',
        },
        d: {
          en: 'Right: surface of water, under water, moth, and two kinds of flowers.',
          hi: 'सही: क्रमशः जल की सतह, जल के भीतर, शलभ और दो प्रकार के पुष्प।',
        },
      },
    },
    {
      code: 'nt-108',
      exams: ['neet'],
      subject: 'biology',
      topic: 'diversity-of-life',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match the green algae in List-I with the form of their sexual reproduction in List-II.

| List-I | List-II |
| --- | --- |
| A. *Ulothrix* | I. Anisogamous |
| B. *Spirogyra* | II. Isogamous, with flagellated gametes |
| C. *Eudorina* | III. Oogamous |
| D. *Volvox* | IV. Isogamous, with non-flagellated gametes |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I में दिए गए हरे शैवालों को सूची-II में दिए गए लैंगिक जनन के प्रकार से सुमेलित कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| A. यूलोथ्रिक्स | I. असमयुग्मकी (anisogamous) |
| B. स्पाइरोगाइरा | II. समयुग्मकी, कशाभिकायुक्त युग्मक |
| C. यूडोराइना | III. विषमयुग्मकी (oogamous) |
| D. वॉल्वॉक्स | IV. समयुग्मकी, कशाभिकारहित युग्मक |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-II, B-IV, C-III, D-I', hi: 'A-II, B-IV, C-III, D-I' } },
        { id: 'b', content: { en: 'A-IV, B-II, C-III, D-I', hi: 'A-IV, B-II, C-III, D-I' } },
        { id: 'c', content: { en: 'A-II, B-IV, C-I, D-III', hi: 'A-II, B-IV, C-I, D-III' } },
        { id: 'd', content: { en: 'A-IV, B-II, C-I, D-III', hi: 'A-IV, B-II, C-I, D-III' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Two questions decide: are the gametes alike in size, and do they move?

- *Ulothrix*: alike and flagellated (II)
- *Spirogyra*: alike, but non-flagellated (IV)
- *Eudorina*: unlike in size, anisogamous (I)
- *Volvox*, like *Fucus*: large non-motile female gamete and small motile male gamete, oogamous (III)

Trap: isogamous means alike in size; it does not mean flagellated.`,
        hi: String.raw`दो बातों से उत्तर मिलता है: युग्मक आकार में समान हैं या नहीं, और वे चल हैं या नहीं।

- यूलोथ्रिक्स: समान और कशाभिकायुक्त (II)
- स्पाइरोगाइरा: समान, किंतु कशाभिकारहित (IV)
- यूडोराइना: आकार में असमान, असमयुग्मकी (I)
- वॉल्वॉक्स, फ़्यूकस की तरह: बड़ा अचल मादा युग्मक और छोटा चल नर युग्मक, विषमयुग्मकी (III)

ध्यान दें: समयुग्मकी का अर्थ है आकार में समान; कशाभिकायुक्त होना ज़रूरी नहीं।`,
      },
      reasons: {
        a: {
          en: 'Interchanges *Eudorina* and *Volvox*: the large non-motile female gamete is that of *Volvox*.',
          hi: 'यूडोराइना और वॉल्वॉक्स की अदला-बदली है: बड़ा अचल मादा युग्मक वॉल्वॉक्स का है।',
        },
        b: {
          en: 'Makes both exchanges, within the isogamous pair and between *Eudorina* and *Volvox*.',
          hi: 'दोनों अदला-बदली हुई हैं: समयुग्मकी शैवालों की आपस में और यूडोराइना की वॉल्वॉक्स से।',
        },
        c: {
          en: 'Right: the series goes from equal flagellated gametes to an egg and a motile male gamete.',
          hi: 'सही: समान कशाभिकायुक्त युग्मकों से लेकर अंड और चल नर युग्मक तक का क्रम।',
        },
        d: {
          en: 'Interchanges *Ulothrix* and *Spirogyra*: the gametes of *Spirogyra* have no flagella.',
          hi: 'यूलोथ्रिक्स और स्पाइरोगाइरा की अदला-बदली है: स्पाइरोगाइरा के युग्मकों में कशाभिका नहीं होती।',
        },
      },
    },
    {
      code: 'nt-109',
      exams: ['neet'],
      subject: 'biology',
      topic: 'plant-physiology',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: String.raw`Given below are two statements:

**Statement I:** A possible place of cyclic photophosphorylation is the stroma lamellae, whose membranes lack PS II and the enzyme NADP reductase.

**Statement II:** In cyclic photophosphorylation the electron excited in PS I comes back to the PS I complex, and both ATP and NADPH are formed on its way.

In the light of the above statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे दो कथन दिए गए हैं:

**कथन I:** चक्रीय फ़ोटोफ़ॉस्फ़ोरिलेशन संभवतः स्ट्रोमा लैमेला में होता है, जिसकी झिल्लियों में PS II और NADP रिडक्टेज़ एंज़ाइम नहीं होते।

**कथन II:** चक्रीय फ़ोटोफ़ॉस्फ़ोरिलेशन में PS I से उत्तेजित होकर निकला इलेक्ट्रॉन PS I सम्मिश्र में लौट आता है, और इस मार्ग में ATP तथा NADPH दोनों बनते हैं।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: statementOptions,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`I is correct: the membranes of the grana have both photosystems, those of the stroma lamellae lack PS II and NADP reductase.

II is wrong in its second half. An electron that comes **back** to PS I cannot be spent on $\text{NADP}^+$. The cyclic flow gives **only ATP**, no NADPH and no oxygen. Without NADP reductase (statement I) no NADPH could be formed there anyway.`,
        hi: String.raw`I सही है: ग्रेना की झिल्लियों में दोनों प्रकाश तंत्र होते हैं, स्ट्रोमा लैमेला की झिल्लियों में PS II और NADP रिडक्टेज़ नहीं होते।

II का दूसरा भाग ग़लत है। जो इलेक्ट्रॉन PS I में **लौट** आता है, वह $\text{NADP}^+$ को नहीं मिल सकता। चक्रीय प्रवाह से **केवल ATP** बनता है, न NADPH, न ऑक्सीजन। NADP रिडक्टेज़ के बिना (कथन I) वहाँ NADPH बन भी नहीं सकता।`,
      },
      reasons: {
        a: {
          en: 'Accepts NADPH as a product; the returning electron leaves none for it.',
          hi: 'NADPH को भी उत्पाद मान लिया गया; लौट आने वाला इलेक्ट्रॉन उसके लिए बचता ही नहीं।',
        },
        b: {
          en: 'Places the cyclic flow in the grana, with PS II, and so rejects I.',
          hi: 'चक्रीय प्रवाह को PS II वाले ग्रेना में मानकर I को ग़लत कहा गया है।',
        },
        c: {
          en: 'Right: the place is correct, but the cyclic flow yields ATP alone.',
          hi: 'सही: स्थान ठीक है, पर चक्रीय प्रवाह से केवल ATP मिलता है।',
        },
        d: {
          en: 'Takes the products of the non-cyclic flow for those of the cyclic one.',
          hi: 'अचक्रीय प्रवाह के उत्पादों को चक्रीय प्रवाह का मान लिया गया है।',
        },
      },
    },
    {
      code: 'nt-110',
      exams: ['neet'],
      subject: 'biology',
      topic: 'genetics',
      difficulty: 'hard',
      targetSeconds: 60,
      stem: {
        en: String.raw`Four genes p, q, r and s lie on one chromosome. The percentage of recombination between them in test crosses was:

| Pair of genes | Recombination (%) |
| --- | --- |
| p and q | 5 |
| p and r | 12 |
| q and s | 9 |
| r and s | 8 |

What is the order of the genes on the chromosome?`,
        hi: String.raw`चार जीन p, q, r और s एक ही गुणसूत्र पर हैं। परीक्षार्थ संकरणों में इनके बीच पुनर्योजन का प्रतिशत इस प्रकार मिला:

| जीनों का जोड़ा | पुनर्योजन (%) |
| --- | --- |
| p और q | 5 |
| p और r | 12 |
| q और s | 9 |
| r और s | 8 |

गुणसूत्र पर इन जीनों का क्रम क्या है?`,
      },
      options: [
        { id: 'a', content: { en: 'p–q–s–r', hi: 'p–q–s–r' } },
        { id: 'b', content: { en: 'q–p–s–r', hi: 'q–p–s–r' } },
        { id: 'c', content: { en: 'q–s–p–r', hi: 'q–s–p–r' } },
        { id: 'd', content: { en: 'p–s–q–r', hi: 'p–s–q–r' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Recombination frequency measures distance (Sturtevant), so distances between neighbours add up. The distance q–r is not given: find it.

- q is 5 and r is 12 from p. On the **same** side of p they would be 7 apart, on **opposite** sides 17.
- s is 9 from q and 8 from r, so q–r is $9 + 8 = 17$ or $9 - 8 = 1$. Only 17 fits both.

So q and r are the ends; from q: p at 5, s at 9, r at 17. The order is q–p–s–r.`,
        hi: String.raw`पुनर्योजन की आवृत्ति दूरी का माप है (स्टर्टिवेंट), इसलिए पास-पास के जीनों की दूरियाँ जुड़ती हैं। q–r दूरी नहीं दी गई है, पहले उसे निकालिए।

- p से q 5 पर और r 12 पर है। दोनों p के **एक ही** ओर हों तो q–r दूरी 7 होगी, **दो ओर** हों तो 17।
- s, q से 9 और r से 8 पर है, अतः q–r दूरी $9 + 8 = 17$ या $9 - 8 = 1$ होगी। दोनों में मेल केवल 17 का है।

अतः q और r सिरे हैं; q से: p 5 पर, s 9 पर, r 17 पर। क्रम q–p–s–r है।`,
      },
      reasons: {
        a: {
          en: 'Puts p at the end; p–r would then be 22 and not 12.',
          hi: 'p को सिरे पर रखा गया है; तब p–r दूरी 12 नहीं, 22 होती।',
        },
        b: {
          en: 'Right: q and r are the ends, 17 apart; p is 5 and s is 9 away from q.',
          hi: 'सही: q और r सिरे हैं, जिनकी दूरी 17 है; q से p की दूरी 5 और s की 9 है।',
        },
        c: {
          en: 'Puts s nearer to q than p, though q–s (9) is greater than q–p (5).',
          hi: 's को p से भी q के अधिक पास रखा गया है, जबकि q–s (9), q–p (5) से अधिक है।',
        },
        d: {
          en: 'Puts q between s and r; s–r would then be greater than s–q (9), but it is 8.',
          hi: 'q को s और r के बीच रखा गया है; तब s–r दूरी s–q (9) से अधिक होती, जबकि वह 8 है।',
        },
      },
    },
    {
      code: 'nt-111',
      exams: ['neet'],
      subject: 'biology',
      topic: 'structure-of-plants',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: String.raw`Match the plants in List-I with the condition of their stamens in List-II.

| List-I | List-II |
| --- | --- |
| A. Brinjal | I. Epiphyllous |
| B. Lily | II. Monadelphous |
| C. China rose | III. Diadelphous |
| D. Pea | IV. Epipetalous |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I में दिए गए पौधों को सूची-II में दी गई उनके पुंकेसरों की दशा से सुमेलित कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| A. बैंगन | I. परिदललग्न (epiphyllous) |
| B. लिली | II. एकसंघी (monadelphous) |
| C. गुड़हल | III. द्विसंघी (diadelphous) |
| D. मटर | IV. दललग्न (epipetalous) |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-IV, B-I, C-III, D-II', hi: 'A-IV, B-I, C-III, D-II' } },
        { id: 'b', content: { en: 'A-I, B-IV, C-II, D-III', hi: 'A-I, B-IV, C-II, D-III' } },
        { id: 'c', content: { en: 'A-IV, B-I, C-II, D-III', hi: 'A-IV, B-I, C-II, D-III' } },
        { id: 'd', content: { en: 'A-I, B-IV, C-III, D-II', hi: 'A-I, B-IV, C-III, D-II' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Two of the terms say to what the stamens are **attached**, two how they are **joined** to each other.

- Brinjal: attached to petals, epipetalous (IV)
- Lily: attached to the perianth (tepals), epiphyllous (I)
- China rose: all in one bundle, monadelphous (II)
- Pea: two bundles, nine and one, diadelphous (III)

Trap: lily has tepals, so its stamens cannot be called epipetalous.`,
        hi: String.raw`दो शब्द बताते हैं कि पुंकेसर किससे **जुड़े** हैं, और दो बताते हैं कि वे आपस में कैसे **संयुक्त** हैं।

- बैंगन: दलों से जुड़े, दललग्न (IV)
- लिली: परिदल से जुड़े, परिदललग्न (I)
- गुड़हल: सब एक ही गुच्छे में, एकसंघी (II)
- मटर: दो गुच्छे, नौ और एक, द्विसंघी (III)

ध्यान दें: लिली में परिदल होते हैं, इसलिए उसके पुंकेसर दललग्न नहीं कहलाते।`,
      },
      reasons: {
        a: {
          en: 'Interchanges China rose and pea: the nine and one of the pea are two bundles.',
          hi: 'गुड़हल और मटर की अदला-बदली है: मटर के नौ और एक पुंकेसर दो गुच्छे हैं।',
        },
        b: {
          en: 'Interchanges brinjal and lily: lily has tepals and no petals to which stamens could be attached.',
          hi: 'बैंगन और लिली की अदला-बदली है: लिली में दल नहीं, परिदल होते हैं, जिनसे पुंकेसर जुड़े हैं।',
        },
        c: { en: 'Right: petals, tepals, one bundle, two bundles.', hi: 'सही: क्रमशः दल से, परिदल से, एक गुच्छा, दो गुच्छे।' },
        d: {
          en: 'Mixes up both pairs: petals with tepals, and one bundle with two.',
          hi: 'दोनों जोड़ों में उलटफेर है: दल का परिदल से और एक गुच्छे का दो गुच्छों से।',
        },
      },
    },
    {
      code: 'nt-112',
      exams: ['neet'],
      subject: 'biology',
      topic: 'cell',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match the scientists in List-I with their contributions in List-II.

| List-I | List-II |
| --- | --- |
| A. Robert Brown | I. Saw densely stained reticular structures near the nucleus |
| B. Camillo Golgi | II. Gave the name chromatin to the stained material of the nucleus |
| C. George Palade | III. Described the nucleus as a cell organelle |
| D. Walther Flemming | IV. First observed ribosomes, as dense particles under the electron microscope |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I में दिए गए वैज्ञानिकों को सूची-II में दिए गए उनके कार्यों से सुमेलित कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| A. रॉबर्ट ब्राउन | I. केंद्रक के पास गहरी अभिरंजित जालिकावत रचनाएँ देखीं |
| B. कैमिलो गॉल्जी | II. केंद्रक के अभिरंजित पदार्थ को क्रोमैटिन नाम दिया |
| C. जॉर्ज पैलेड | III. केंद्रक को कोशिकांग के रूप में पहचाना |
| D. वाल्थर फ़्लेमिंग | IV. इलेक्ट्रॉन सूक्ष्मदर्शी में राइबोसोम को सघन कणों के रूप में पहली बार देखा |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-III, B-I, C-IV, D-II', hi: 'A-III, B-I, C-IV, D-II' } },
        { id: 'b', content: { en: 'A-III, B-IV, C-I, D-II', hi: 'A-III, B-IV, C-I, D-II' } },
        { id: 'c', content: { en: 'A-II, B-I, C-IV, D-III', hi: 'A-II, B-I, C-IV, D-III' } },
        { id: 'd', content: { en: 'A-II, B-IV, C-I, D-III', hi: 'A-II, B-IV, C-I, D-III' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- Robert Brown, 1831: described the nucleus (III)
- Camillo Golgi, 1898: reticular structures near the nucleus, later named Golgi bodies (I)
- George Palade, 1953: granules seen under the electron microscope, the ribosomes (IV)
- Walther Flemming: the material of the nucleus stained by basic dyes, chromatin (II)

Palade alone used the electron microscope, so C-IV leaves two codes; Brown or Flemming decides between them.`,
        hi: String.raw`- रॉबर्ट ब्राउन, 1831: केंद्रक का वर्णन (III)
- कैमिलो गॉल्जी, 1898: केंद्रक के पास जालिकावत रचनाएँ, जो बाद में गॉल्जी काय कहलाईं (I)
- जॉर्ज पैलेड, 1953: इलेक्ट्रॉन सूक्ष्मदर्शी में दिखी कणिकाएँ, अर्थात राइबोसोम (IV)
- वाल्थर फ़्लेमिंग: क्षारीय रंजकों से अभिरंजित केंद्रक का पदार्थ, क्रोमैटिन (II)

इनमें इलेक्ट्रॉन सूक्ष्मदर्शी का उपयोग केवल पैलेड ने किया, अतः C-IV से दो कूट बचते हैं, और उनमें से सही कूट ब्राउन या फ़्लेमिंग से तय होता है।`,
      },
      reasons: {
        a: {
          en: 'Right: nucleus, Golgi bodies, ribosomes and chromatin.',
          hi: 'सही: क्रमशः केंद्रक, गॉल्जी काय, राइबोसोम और क्रोमैटिन।',
        },
        b: {
          en: 'Interchanges Golgi and Palade: in 1898 there was no electron microscope.',
          hi: 'गॉल्जी और पैलेड की अदला-बदली है: 1898 में इलेक्ट्रॉन सूक्ष्मदर्शी नहीं था।',
        },
        c: {
          en: 'Interchanges Brown and Flemming: the nucleus was described first, its stained material named later.',
          hi: 'ब्राउन और फ़्लेमिंग की अदला-बदली है: पहले केंद्रक का वर्णन हुआ, उसके अभिरंजित पदार्थ का नाम बाद में पड़ा।',
        },
        d: {
          en: 'Makes both exchanges: Brown with Flemming and Golgi with Palade.',
          hi: 'दोनों अदला-बदली हुई हैं: ब्राउन की फ़्लेमिंग से और गॉल्जी की पैलेड से।',
        },
      },
    },
    {
      code: 'nt-113',
      exams: ['neet'],
      subject: 'biology',
      topic: 'ecology',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`The figure shows two forms of population growth. In the equation of curve Q, the product rN is multiplied by a factor that is missing from the equation of curve P. What value, respectively, does this factor come close to when the population is very small, and when it has reached the line R? (K is the carrying capacity.)

![A graph of population density N against time t. Two curves start together at a low density. Curve P bends upwards more and more and rises steeply without end. Curve Q rises slowly, then faster, then slowly again, and flattens out along the horizontal dashed line R.](/figures/nt-113.svg)`,
        hi: String.raw`चित्र में समष्टि वृद्धि के दो रूप दिखाए गए हैं। वक्र Q के समीकरण में गुणनफल rN को एक ऐसे गुणक से गुणा किया जाता है जो वक्र P के समीकरण में नहीं होता। जब समष्टि बहुत छोटी हो और जब वह रेखा R तक पहुँच चुकी हो, तब इस गुणक का मान क्रमशः किसके निकट होता है? (K पोषण क्षमता है।)

![समय t के साथ समष्टि घनत्व N का ग्राफ़। दोनों वक्र एक साथ कम घनत्व से आरंभ होते हैं। वक्र P लगातार ऊपर की ओर मुड़ता हुआ बिना रुके तेज़ी से बढ़ता जाता है। वक्र Q पहले धीरे, फिर तेज़ी से, फिर धीरे बढ़ता है और क्षैतिज टूटी रेखा R के साथ समतल हो जाता है।](/figures/nt-113.svg)`,
      },
      options: [
        { id: 'a', content: { en: '1 and 0', hi: '1 और 0' } },
        { id: 'b', content: { en: '0 and 1', hi: '0 और 1' } },
        { id: 'c', content: { en: 'K and 0', hi: 'K और 0' } },
        { id: 'd', content: { en: 'K and 1', hi: 'K और 1' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Curve P is exponential, $\dfrac{dN}{dt} = rN$; curve Q is logistic (Verhulst–Pearl):

$$
\frac{dN}{dt} = rN\left(\frac{K - N}{K}\right)
$$

- N very small: $\dfrac{K - N}{K} \approx \dfrac{K}{K} = 1$, so Q begins like P
- N at R, that is $N = K$: the factor is 0, growth stops and Q becomes flat

The factor is the share of the resources that is still free.`,
        hi: String.raw`वक्र P चरघातांकी है, $\dfrac{dN}{dt} = rN$; वक्र Q लॉजिस्टिक (वर्हुल्स्ट-पर्ल) है:

$$
\frac{dN}{dt} = rN\left(\frac{K - N}{K}\right)
$$

- N बहुत छोटा: $\dfrac{K - N}{K} \approx \dfrac{K}{K} = 1$, इसलिए Q का आरंभ P जैसा होता है
- N रेखा R पर, अर्थात $N = K$: गुणक 0 है, वृद्धि रुक जाती है और Q समतल हो जाता है

यह गुणक बताता है कि संसाधनों का कितना भाग अभी शेष है।`,
      },
      reasons: {
        a: {
          en: 'Right: the free share of the carrying capacity falls from 1 to 0.',
          hi: 'सही: पोषण क्षमता का शेष भाग 1 से घटकर 0 हो जाता है।',
        },
        b: {
          en: 'Uses N/K as the factor, which is the share already used up.',
          hi: 'N/K को गुणक मान लिया गया है, जो पहले ही उपयोग हो चुका भाग है।',
        },
        c: { en: 'Forgets to divide K − N by K at the start.', hi: 'आरंभ में K − N को K से भाग देना छूट गया है।' },
        d: {
          en: 'Does not divide by K at the start, and uses N/K at the line R.',
          hi: 'आरंभ में K से भाग नहीं दिया गया, और रेखा R पर N/K लिया गया है।',
        },
      },
    },
    {
      code: 'nt-114',
      exams: ['neet'],
      subject: 'biology',
      topic: 'cell-cycle',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: String.raw`Given below are two statements:

**Statement I:** In the S phase of the cell cycle, as the DNA of a cell goes from 2C to 4C, the number of its chromosomes goes from 2n to 4n.

**Statement II:** In the S phase of an animal cell, while DNA replicates in the nucleus, the centriole duplicates in the cytoplasm.

In the light of the above statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे दो कथन दिए गए हैं:

**कथन I:** कोशिका चक्र की S प्रावस्था में जब कोशिका का DNA 2C से 4C होता है, तब उसके गुणसूत्रों की संख्या 2n से 4n हो जाती है।

**कथन II:** जंतु कोशिका की S प्रावस्था में जब केंद्रक में DNA की प्रतिकृति होती है, तब कोशिकाद्रव्य में तारककेंद्र का द्विगुणन होता है।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: statementOptions,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`I is wrong. In the S phase the DNA doubles, but the copies stay together as the two chromatids of **one** chromosome: 2n remains 2n. The number of chromosomes doubles only for a short time, in anaphase, when the centromeres split.

II is correct: DNA replication in the nucleus and duplication of the centriole in the cytoplasm go together in the S phase. Count centromeres for chromosomes, molecules for DNA.`,
        hi: String.raw`I ग़लत है। S प्रावस्था में DNA दुगुना होता है, पर दोनों प्रतियाँ **एक ही** गुणसूत्र के दो अर्धगुणसूत्रों के रूप में साथ रहती हैं: 2n, 2n ही रहता है। गुणसूत्रों की संख्या केवल थोड़े समय के लिए, पश्चावस्था में गुणसूत्रबिंदु विभाजित होने पर, दुगुनी होती है।

II सही है: केंद्रक में DNA की प्रतिकृति और कोशिकाद्रव्य में तारककेंद्र का द्विगुणन, दोनों S प्रावस्था में होते हैं। गुणसूत्र गिनने के लिए गुणसूत्रबिंदु गिनिए, DNA के लिए अणु।`,
      },
      reasons: {
        a: {
          en: 'Counts each chromatid as a chromosome and so accepts I.',
          hi: 'हर अर्धगुणसूत्र को गुणसूत्र गिनकर I को सही मान लिया गया है।',
        },
        b: {
          en: 'Puts the duplication of the centriole into the M phase, where the pairs move apart.',
          hi: 'तारककेंद्र का द्विगुणन M प्रावस्था में मान लिया गया, जहाँ उसके जोड़े दूर जाते हैं।',
        },
        c: {
          en: 'Takes the doubling of DNA for a doubling of chromosomes and rejects II.',
          hi: 'DNA दुगुना होने को गुणसूत्र दुगुने होना समझा गया और II को ग़लत माना गया।',
        },
        d: {
          en: 'Right: the number of chromosomes stays 2n, and the centriole duplicates in S phase.',
          hi: 'सही: गुणसूत्रों की संख्या 2n ही रहती है, और तारककेंद्र S प्रावस्था में द्विगुणित होता है।',
        },
      },
    },
    {
      code: 'nt-115',
      exams: ['neet'],
      subject: 'biology',
      topic: 'genetics',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`Which of the following statements about the *lac* operon of *E. coli* are correct?

A. The i gene codes for the repressor of the operon.

B. The y gene codes for a transacetylase.

C. The inducer binds to the operator and so keeps the repressor away from it.

D. Glucose and galactose, formed from lactose, act as inducers of the operon.

E. A very low level of expression of the operon has to be present in the cell all the time.

Choose the correct answer from the options given below:`,
        hi: String.raw`*E. coli* (ई. कोलाई) के लैक ओपेरॉन के बारे में निम्नलिखित में से कौन-से कथन सही हैं?

A. i जीन ओपेरॉन के दमनकारी (repressor) को कूटित करता है।

B. y जीन ट्रांसएसिटिलेज़ को कूटित करता है।

C. प्रेरक प्रचालक से बँध जाता है और इस तरह दमनकारी को उससे दूर रखता है।

D. लैक्टोज़ से बने ग्लूकोज़ और गैलेक्टोज़ ओपेरॉन के प्रेरक का काम करते हैं।

E. कोशिका में ओपेरॉन की बहुत निम्न स्तर की अभिव्यक्ति का हर समय होना आवश्यक है।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A and C only', hi: 'केवल A और C' } },
        { id: 'b', content: { en: 'B, C and D only', hi: 'केवल B, C और D' } },
        { id: 'c', content: { en: 'A and E only', hi: 'केवल A और E' } },
        { id: 'd', content: { en: 'B, D and E only', hi: 'केवल B, D और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- A right: i stands for **inhibitor**, not inducer.
- B wrong: z is β-galactosidase, y is **permease**, a is transacetylase.
- C wrong: the inducer binds to the **repressor** and inactivates it, so that the repressor can no longer bind to the operator.
- D wrong: **lactose** (or allolactose) is the inducer; glucose and galactose cannot act as inducers.
- E right: without a few molecules of permease, lactose could not get into the cell to induce the operon.`,
        hi: String.raw`- A सही: i का अर्थ **inhibitor** (संदमक) है, inducer (प्रेरक) नहीं।
- B ग़लत: z से β-गैलेक्टोसाइडेज़, y से **परमीएज़** और a से ट्रांसएसिटिलेज़ बनता है।
- C ग़लत: प्रेरक **दमनकारी** से जुड़कर उसे निष्क्रिय करता है, जिससे दमनकारी प्रचालक से नहीं जुड़ पाता।
- D ग़लत: प्रेरक **लैक्टोज़** (या एलोलैक्टोज़) है; ग्लूकोज़ और गैलेक्टोज़ प्रेरक का काम नहीं कर सकते।
- E सही: परमीएज़ के कुछ अणु पहले से न हों, तो ओपेरॉन को प्रेरित करने के लिए लैक्टोज़ कोशिका में आ ही नहीं सकता।`,
      },
      reasons: {
        a: {
          en: 'Accepts C: the inducer acts on the repressor and not on the operator.',
          hi: 'C को मान लिया गया: प्रेरक दमनकारी पर कार्य करता है, प्रचालक पर नहीं।',
        },
        b: {
          en: 'Accepts the three wrong statements, on permease, operator and inducer.',
          hi: 'परमीएज़, प्रचालक और प्रेरक के तीनों ग़लत कथन मान लिए गए।',
        },
        c: {
          en: 'Right: i stands for inhibitor, and some permease must always be there to let lactose in.',
          hi: 'सही: i का अर्थ संदमक है, और लैक्टोज़ के प्रवेश के लिए कुछ परमीएज़ सदा चाहिए।',
        },
        d: {
          en: 'Takes the i of the i gene for "inducer", and interchanges the products of the y and a genes.',
          hi: 'i जीन के i को "प्रेरक" समझा गया, और y तथा a जीनों के उत्पादों की अदला-बदली हो गई।',
        },
      },
    },
    {
      code: 'nt-116',
      exams: ['neet'],
      subject: 'biology',
      topic: 'plant-reproduction',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: 'Which of the following statements about the pollen grain of angiosperms is **not** correct?',
        hi: 'आवृतबीजियों के परागकण के बारे में निम्नलिखित में से कौन-सा कथन सही **नहीं** है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'The exine is made of sporopollenin, which is not present at germ pores',
            hi: 'बाह्यचोल स्पोरोपोलेनिन का बना होता है, जो जनन छिद्रों पर नहीं होता',
          },
        },
        {
          id: 'b',
          content: {
            en: 'The intine is a thin and continuous layer of cellulose and pectin',
            hi: 'अंतःचोल सेलुलोज़ और पेक्टिन से बनी एक पतली और सतत परत होती है',
          },
        },
        {
          id: 'c',
          content: {
            en: 'The generative cell is bigger and has an abundant reserve of food',
            hi: 'जनन कोशिका बड़ी होती है और उसमें भरपूर खाद्य भंडार होता है',
          },
        },
        {
          id: 'd',
          content: {
            en: 'In over 60 per cent of angiosperms it is shed at the 2-celled stage',
            hi: '60 प्रतिशत से अधिक आवृतबीजियों में यह 2-कोशिकीय अवस्था में झड़ता है',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`In a mature pollen grain the **vegetative** cell is the bigger one, with abundant food reserve and a large, irregularly shaped nucleus. The **generative** cell is small and spindle-shaped and floats in the cytoplasm of the vegetative cell. Statement (c) turns the two round.

The other three hold: exine of sporopollenin with germ pores, intine of cellulose and pectin, and shedding at the 2-celled stage in over 60 per cent of angiosperms (in the rest at the 3-celled stage).`,
        hi: String.raw`परिपक्व परागकण में बड़ी कोशिका **कायिक** कोशिका होती है, जिसमें भरपूर खाद्य भंडार और बड़ा, अनियमित आकार का केंद्रक होता है। **जनन** कोशिका छोटी और तर्कुरूपी होती है तथा कायिक कोशिका के कोशिकाद्रव्य में तैरती है। कथन (c) में दोनों को उलट दिया गया है।

शेष तीनों सही हैं: स्पोरोपोलेनिन का बाह्यचोल और उसमें जनन छिद्र, सेलुलोज़ और पेक्टिन का अंतःचोल, तथा 60 प्रतिशत से अधिक आवृतबीजियों में 2-कोशिकीय अवस्था में झड़ना (शेष में 3-कोशिकीय)।`,
      },
      reasons: {
        a: {
          en: 'True: germ pores are the places where sporopollenin is absent.',
          hi: 'यह सत्य है: जनन छिद्र वे स्थान हैं जहाँ स्पोरोपोलेनिन नहीं होता।',
        },
        b: {
          en: 'True: the intine is the inner, thin and continuous wall.',
          hi: 'यह सत्य है: अंतःचोल भीतरी, पतली और सतत भित्ति है।',
        },
        c: {
          en: 'This is the wrong one: the bigger cell with the reserve is the vegetative cell.',
          hi: 'यही ग़लत है: भंडार वाली बड़ी कोशिका कायिक कोशिका है।',
        },
        d: {
          en: 'True: in the rest the generative cell divides before shedding.',
          hi: 'यह सत्य है: शेष में झड़ने से पहले ही जनन कोशिका विभाजित हो जाती है।',
        },
      },
    },
    {
      code: 'nt-117',
      exams: ['neet'],
      subject: 'biology',
      topic: 'plant-physiology',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`Which of the following statements about the C₄ pathway are correct?

A. The bundle sheath cells have thick walls impervious to gaseous exchange.

B. Oxaloacetic acid, the first product, is formed in the bundle sheath cells.

C. The primary acceptor of carbon dioxide is a molecule with three carbon atoms.

D. The mesophyll cells lack the enzyme RuBisCO.

E. The C₃ acid left after decarboxylation is turned into the primary acceptor within the bundle sheath cells.

Choose the correct answer from the options given below:`,
        hi: String.raw`C₄ पथ के बारे में निम्नलिखित में से कौन-से कथन सही हैं?

A. पूलाच्छद कोशिकाओं की भित्तियाँ मोटी और गैस विनिमय के लिए अपारगम्य होती हैं।

B. प्रथम उत्पाद ऑक्सैलोएसिटिक अम्ल पूलाच्छद कोशिकाओं में बनता है।

C. कार्बन डाइऑक्साइड का प्राथमिक ग्राही तीन कार्बन परमाणुओं वाला अणु है।

D. पर्णमध्योतक कोशिकाओं में RuBisCO एंज़ाइम का अभाव होता है।

E. विकार्बोक्सिलीकरण के बाद बचा C₃ अम्ल पूलाच्छद कोशिकाओं में ही प्राथमिक ग्राही में बदल जाता है।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'B, C and D only', hi: 'केवल B, C और D' } },
        { id: 'b', content: { en: 'B and D only', hi: 'केवल B और D' } },
        { id: 'c', content: { en: 'A, C and D only', hi: 'केवल A, C और D' } },
        { id: 'd', content: { en: 'A, C and E only', hi: 'केवल A, C और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Divide the pathway between two cells.

- **Mesophyll** (PEPcase, no RuBisCO): PEP (3 C) + $\text{CO}_2$ → OAA (4 C) → malic or aspartic acid
- **Bundle sheath** (RuBisCO, no PEPcase; thick walls, no intercellular spaces): C₄ acid → $\text{CO}_2$ for the Calvin cycle + C₃ acid
- Back in the **mesophyll**: C₃ acid → PEP

So B and E put steps of the mesophyll into the bundle sheath; A, C and D are correct.`,
        hi: String.raw`पथ को दो कोशिकाओं में बाँटकर देखिए।

- **पर्णमध्योतक** (PEPcase है, RuBisCO नहीं): PEP (3 C) + $\text{CO}_2$ → OAA (4 C) → मैलिक या एस्पार्टिक अम्ल
- **पूलाच्छद** (RuBisCO है, PEPcase नहीं; मोटी भित्तियाँ, अंतराकोशिकीय स्थान नहीं): C₄ अम्ल → केल्विन चक्र के लिए $\text{CO}_2$ + C₃ अम्ल
- फिर **पर्णमध्योतक** में: C₃ अम्ल → PEP

अतः B और E में पर्णमध्योतक के चरण पूलाच्छद में रख दिए गए हैं; A, C और D सही हैं।`,
      },
      reasons: {
        a: {
          en: 'Accepts B: oxaloacetic acid is formed where PEPcase is, in the mesophyll.',
          hi: 'B को मान लिया गया: ऑक्सैलोएसिटिक अम्ल वहीं बनता है जहाँ PEPcase है, अर्थात पर्णमध्योतक में।',
        },
        b: {
          en: 'Accepts B and forgets that PEP has three carbon atoms.',
          hi: 'B को मान लिया गया और यह भुला दिया गया कि PEP में तीन कार्बन परमाणु होते हैं।',
        },
        c: { en: 'Right: B and E belong to the mesophyll cells.', hi: 'सही: B और E के चरण पर्णमध्योतक कोशिकाओं के हैं।' },
        d: {
          en: 'Accepts E: the C₃ acid goes back to the mesophyll, where PEP is formed again.',
          hi: 'E को मान लिया गया: C₃ अम्ल पर्णमध्योतक में लौटता है, जहाँ PEP फिर बनता है।',
        },
      },
    },
    {
      code: 'nt-118',
      exams: ['neet'],
      subject: 'biology',
      topic: 'diversity-of-life',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: 'Which of the following statements about the members of Kingdom Monera is **incorrect**?',
        hi: 'मोनेरा जगत के सदस्यों के बारे में निम्नलिखित में से कौन-सा कथन **ग़लत** है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Heterocysts of *Nostoc* and *Anabaena* can fix the nitrogen of the air',
            hi: 'नॉस्टॉक और एनाबीना के हेटरोसिस्ट वायु की नाइट्रोजन का स्थिरीकरण कर सकते हैं',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Methanogens are eubacteria that live in the gut of ruminants such as cows and buffaloes',
            hi: 'मेथैनोजन ऐसे यूबैक्टीरिया हैं जो गाय और भैंस जैसे रोमंथी पशुओं की आँत में रहते हैं',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Some bacteria get the energy for ATP by oxidising nitrites or ammonia',
            hi: 'कुछ जीवाणु नाइट्राइट या अमोनिया के ऑक्सीकरण से ATP के लिए ऊर्जा पाते हैं',
          },
        },
        {
          id: 'd',
          content: {
            en: '*Mycoplasma* has no cell wall and can survive without oxygen',
            hi: 'माइकोप्लाज़्मा में कोशिका भित्ति नहीं होती और वह बिना ऑक्सीजन के जीवित रह सकता है',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`**Methanogens** live in the gut of ruminants such as cows and buffaloes and produce methane from their dung, but they are **archaebacteria**. Archaebacteria differ from other bacteria in the structure of the cell wall, which lets them live in extreme conditions.

The others hold: heterocysts of *Nostoc* and *Anabaena*, chemosynthetic bacteria that recycle nitrogen and other nutrients, and *Mycoplasma*, without a cell wall and the smallest living cells known.`,
        hi: String.raw`**मेथैनोजन** गाय-भैंस जैसे रोमंथी पशुओं की आँत में रहते हैं और उनके गोबर से मीथेन बनाते हैं, पर वे **आद्य जीवाणु** (archaebacteria) हैं। आद्य जीवाणुओं की कोशिका भित्ति की संरचना अन्य जीवाणुओं से भिन्न होती है, जिससे वे विषम परिस्थितियों में रह पाते हैं।

शेष सही हैं: नॉस्टॉक और एनाबीना के हेटरोसिस्ट, नाइट्रोजन आदि पोषकों का पुनर्चक्रण करने वाले रसायन संश्लेषी जीवाणु, और कोशिका भित्ति रहित, सबसे छोटी ज्ञात जीवित कोशिका माइकोप्लाज़्मा।`,
      },
      reasons: {
        a: {
          en: 'True: heterocysts are specialised cells of filamentous cyanobacteria.',
          hi: 'यह सत्य है: हेटरोसिस्ट तंतुमय साइनोबैक्टीरिया की विशिष्ट कोशिकाएँ हैं।',
        },
        b: {
          en: 'This is the incorrect one: the place is right, but methanogens are archaebacteria.',
          hi: 'यही ग़लत है: स्थान ठीक है, पर मेथैनोजन आद्य जीवाणु हैं।',
        },
        c: {
          en: 'True: the energy released in the oxidation is used to make ATP.',
          hi: 'यह सत्य है: ऑक्सीकरण से निकली ऊर्जा ATP बनाने में लगती है।',
        },
        d: {
          en: 'True: these smallest cells lack a cell wall altogether.',
          hi: 'यह सत्य है: इन सबसे छोटी कोशिकाओं में कोशिका भित्ति होती ही नहीं।',
        },
      },
    },
    {
      code: 'nt-119',
      exams: ['neet'],
      subject: 'biology',
      topic: 'ecology',
      difficulty: 'easy',
      targetSeconds: 25,
      stem: {
        en: 'The annual net primary productivity of the whole biosphere is about 170 billion tons of dry organic matter. About how much of this comes from the oceans, which cover some 70 per cent of the surface of the Earth?',
        hi: 'पूरे जीवमंडल की वार्षिक नेट प्राथमिक उत्पादकता लगभग 170 अरब टन (शुष्क भार) कार्बनिक पदार्थ है। पृथ्वी की सतह का लगभग 70 प्रतिशत भाग घेरने वाले महासागरों से इसमें से लगभग कितना मिलता है?',
      },
      options: [
        { id: 'a', content: { en: '85 billion tons', hi: '85 अरब टन' } },
        { id: 'b', content: { en: '119 billion tons', hi: '119 अरब टन' } },
        { id: 'c', content: { en: '55 billion tons', hi: '55 अरब टन' } },
        { id: 'd', content: { en: '115 billion tons', hi: '115 अरब टन' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The figure to learn: of about 170 billion tons a year, the oceans yield only about **55 billion tons**, nearly one third. The rest, about 115 billion tons, is from land.

The trap is to share out productivity by area. The open ocean is poor in nutrients, and light reaches only its upper layer, so it produces little for its size.`,
        hi: String.raw`याद रखने योग्य आँकड़ा: वर्ष में लगभग 170 अरब टन में से महासागरों से केवल लगभग **55 अरब टन** मिलता है, अर्थात क़रीब एक-तिहाई। शेष लगभग 115 अरब टन थल से मिलता है।

भूल यह होती है कि उत्पादकता को क्षेत्रफल के अनुपात में बाँट दिया जाता है। खुले महासागर में पोषक कम होते हैं और प्रकाश केवल ऊपरी परत तक पहुँचता है, इसलिए अपने विस्तार की तुलना में उसका उत्पादन कम है।`,
      },
      reasons: {
        a: {
          en: 'Shares the total equally between land and sea.',
          hi: 'कुल मात्रा को थल और समुद्र में बराबर बाँट दिया गया है।',
        },
        b: {
          en: 'Takes 70 per cent of the total, as if productivity went with area.',
          hi: 'कुल का 70 प्रतिशत ले लिया गया, मानो उत्पादकता क्षेत्रफल के अनुपात में हो।',
        },
        c: {
          en: 'Right: the oceans yield about one third in spite of their area.',
          hi: 'सही: विस्तार के बावजूद महासागरों से लगभग एक-तिहाई मिलता है।',
        },
        d: {
          en: 'This is the share of the land, what is left after the oceans.',
          hi: 'यह थल का हिस्सा है, जो महासागरों के बाद बचता है।',
        },
      },
    },
    {
      code: 'nt-120',
      exams: ['neet'],
      subject: 'biology',
      topic: 'cell',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Which of the following statements about prokaryotic cells are correct?

A. Their inclusion bodies, such as phosphate granules, are bound by a membrane.

B. The mesosome is formed by extensions of the plasma membrane into the cell.

C. Gas vacuoles are found in blue-green and in purple and green photosynthetic bacteria.

D. Fimbriae are surface structures by which a bacterium swims.

E. The filament is the longest portion of a bacterial flagellum.

Choose the correct answer from the options given below:`,
        hi: String.raw`प्रोकैरियोटिक कोशिकाओं के बारे में निम्नलिखित में से कौन-से कथन सही हैं?

A. इनके अंतर्विष्ट पिंड, जैसे फ़ॉस्फ़ेट कणिकाएँ, झिल्ली से घिरे होते हैं।

B. मीसोसोम प्लाज़्मा झिल्ली के कोशिका के भीतर फैलने से बनता है।

C. गैस रसधानियाँ नील-हरित तथा बैंगनी और हरे प्रकाश संश्लेषी जीवाणुओं में मिलती हैं।

D. झालर (fimbriae) सतह की वे रचनाएँ हैं जिनसे जीवाणु तैरता है।

E. तंतु (filament) जीवाणु कशाभिका का सबसे लंबा भाग है।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'C and D only', hi: 'केवल C और D' } },
        { id: 'b', content: { en: 'B, C and E only', hi: 'केवल B, C और E' } },
        { id: 'c', content: { en: 'A, B and E only', hi: 'केवल A, B और E' } },
        { id: 'd', content: { en: 'A, C and E only', hi: 'केवल A, C और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- A wrong: inclusion bodies (phosphate, cyanophycean and glycogen granules) lie **free** in the cytoplasm, without a membrane.
- B right: vesicles, tubules and lamellae formed by the plasma membrane.
- C right.
- D wrong: pili and fimbriae play **no role in motility**; fimbriae help some bacteria to attach to rocks and host tissues.
- E right: filament, hook and basal body, of which the filament is the longest.`,
        hi: String.raw`- A ग़लत: अंतर्विष्ट पिंड (फ़ॉस्फ़ेट, सायनोफ़ाइसिन और ग्लाइकोजन कणिकाएँ) कोशिकाद्रव्य में **स्वतंत्र** रहते हैं, उन पर झिल्ली नहीं होती।
- B सही: प्लाज़्मा झिल्ली से बनी पुटिकाएँ, नलिकाएँ और पटलिकाएँ।
- C सही।
- D ग़लत: पाइलाई और झालर की **गति में कोई भूमिका नहीं** होती; झालर से कुछ जीवाणु चट्टानों और परपोषी ऊतकों से चिपकते हैं।
- E सही: तंतु, अंकुश और आधारीय काय में तंतु सबसे लंबा है।`,
      },
      reasons: {
        a: {
          en: 'Takes fimbriae for flagella, which alone of the surface structures move the cell.',
          hi: 'झालर को कशाभिका समझ लिया गया, जबकि कोशिका को गति देने वाली रचना कशाभिका है।',
        },
        b: {
          en: 'Right: A gives a membrane to inclusion bodies and D gives motility to fimbriae.',
          hi: 'सही: A में अंतर्विष्ट पिंडों को झिल्ली और D में झालर को गति दे दी गई है।',
        },
        c: {
          en: 'Gives inclusion bodies a membrane and leaves out gas vacuoles, which are inclusions too.',
          hi: 'अंतर्विष्ट पिंडों को झिल्ली दे दी गई और गैस रसधानियाँ, जो स्वयं भी अंतर्विष्ट हैं, छोड़ दी गईं।',
        },
        d: {
          en: 'Accepts A and rejects the origin of the mesosome from the plasma membrane.',
          hi: 'A को मान लिया गया और मीसोसोम का प्लाज़्मा झिल्ली से बनना नकार दिया गया।',
        },
      },
    },
    {
      code: 'nt-121',
      exams: ['neet'],
      subject: 'biology',
      topic: 'structure-of-plants',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`Which of the following statements about the anatomy of flowering plants are correct?

A. The lateral roots of a dicot arise from cells of the pericycle.

B. The vascular bundles of a monocot stem are conjoint and open, each with a sclerenchymatous sheath.

C. Phloem parenchyma is absent from the vascular bundles of a monocot stem.

D. Bulliform cells, which make grass leaves curl inwards in water stress, are modified adaxial epidermal cells.

E. In a dorsiventral leaf the elongated cells of the palisade parenchyma lie towards the abaxial epidermis.

Choose the correct answer from the options given below:`,
        hi: String.raw`पुष्पी पादपों के शारीर के बारे में निम्नलिखित में से कौन-से कथन सही हैं?

A. द्विबीजपत्री पौधे के पार्श्व मूल परिरंभ की कोशिकाओं से निकलते हैं।

B. एकबीजपत्री तने के संवहन पूल संयुक्त और खुले होते हैं, और हर एक के चारों ओर दृढ़ोतकी आच्छद होता है।

C. एकबीजपत्री तने के संवहन पूलों में फ़्लोएम मृदूतक का अभाव होता है।

D. आवर्ध त्वक् कोशिकाएँ (bulliform cells), जिनसे जल की कमी में घास की पत्तियाँ अंदर की ओर मुड़ती हैं, रूपांतरित अभ्यक्ष बाह्यत्वचीय कोशिकाएँ हैं।

E. पृष्ठाधारी पत्ती में खंभ मृदूतक की लंबी कोशिकाएँ अपाक्ष बाह्यत्वचा की ओर होती हैं।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'B, C and E only', hi: 'केवल B, C और E' } },
        { id: 'b', content: { en: 'A, B and D only', hi: 'केवल A, B और D' } },
        { id: 'c', content: { en: 'A and E only', hi: 'केवल A और E' } },
        { id: 'd', content: { en: 'A, C and D only', hi: 'केवल A, C और D' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- A right: the pericycle gives rise to lateral roots.
- B wrong in one word: the bundles of a monocot stem are conjoint and **closed**, for there is no cambium between xylem and phloem.
- C right: phloem parenchyma is absent there, and water-containing cavities are present in the bundles.
- D right: turgid bulliform cells expose the leaf, flaccid ones make it curl inwards.
- E wrong: palisade is **adaxial** (upper), spongy parenchyma lies below it and extends to the lower epidermis.`,
        hi: String.raw`- A सही: पार्श्व मूल परिरंभ से निकलते हैं।
- B एक शब्द से ग़लत है: एकबीजपत्री तने के पूल संयुक्त और **बंद** होते हैं, क्योंकि जाइलम और फ़्लोएम के बीच एधा नहीं होती।
- C सही: वहाँ फ़्लोएम मृदूतक नहीं होता, और पूलों में जल से भरी गुहिकाएँ होती हैं।
- D सही: आवर्ध त्वक् कोशिकाएँ स्फीत होने पर पत्ती खुल जाती है, शिथिल होने पर अंदर की ओर मुड़ जाती है।
- E ग़लत: खंभ मृदूतक **अभ्यक्ष** (ऊपरी) ओर होता है, स्पंजी मृदूतक उसके नीचे से निचली बाह्यत्वचा तक होता है।`,
      },
      reasons: {
        a: {
          en: 'Accepts both wrong statements and overlooks the origin of lateral roots.',
          hi: 'दोनों ग़लत कथन मान लिए गए और पार्श्व मूलों की उत्पत्ति छूट गई।',
        },
        b: {
          en: 'Overlooks "open" in B and thinks that the monocot bundle has phloem parenchyma.',
          hi: 'B में "खुले" शब्द पर ध्यान नहीं गया और एकबीजपत्री पूल में फ़्लोएम मृदूतक मान लिया गया।',
        },
        c: {
          en: 'Interchanges adaxial and abaxial, and so takes E for right and D for wrong.',
          hi: 'अभ्यक्ष और अपाक्ष में उलटफेर हुआ, जिससे E सही और D ग़लत लगा।',
        },
        d: {
          en: 'Right: B should say closed, and E should say adaxial.',
          hi: 'सही: B में "बंद" और E में "अभ्यक्ष" होना चाहिए।',
        },
      },
    },
    {
      code: 'nt-122',
      exams: ['neet'],
      subject: 'biology',
      topic: 'genetics',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Match the Mendelian disorders in List-I with their causes in List-II.

| List-I | List-II |
| --- | --- |
| A. α-Thalassemia | I. A defect in the single gene HBB on chromosome 11 that lowers the synthesis of a globin chain |
| B. Sickle-cell anaemia | II. Lack of the enzyme that turns phenylalanine into tyrosine |
| C. Phenylketonuria | III. A defect in two closely linked genes on chromosome 16 |
| D. β-Thalassemia | IV. Valine in place of glutamic acid at the sixth position of a globin chain |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I में दिए गए मेंडलीय विकारों को सूची-II में दिए गए उनके कारणों से सुमेलित कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| A. α-थैलेसीमिया | I. गुणसूत्र 11 पर स्थित एकल जीन HBB में दोष, जिससे एक ग्लोबिन शृंखला का संश्लेषण घटता है |
| B. दात्र कोशिका अरक्तता | II. फ़ेनिलऐलानिन को टाइरोसीन में बदलने वाले एंज़ाइम का अभाव |
| C. फ़ेनिलकीटोनूरिया | III. गुणसूत्र 16 पर स्थित दो पास-पास सहलग्न जीनों में दोष |
| D. β-थैलेसीमिया | IV. एक ग्लोबिन शृंखला के छठे स्थान पर ग्लूटैमिक अम्ल की जगह वैलीन |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-III, B-I, C-IV, D-II', hi: 'A-III, B-I, C-IV, D-II' } },
        { id: 'b', content: { en: 'A-I, B-III, C-II, D-IV', hi: 'A-I, B-III, C-II, D-IV' } },
        { id: 'c', content: { en: 'A-I, B-IV, C-III, D-II', hi: 'A-I, B-IV, C-III, D-II' } },
        { id: 'd', content: { en: 'A-III, B-IV, C-II, D-I', hi: 'A-III, B-IV, C-II, D-I' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- α-Thalassemia: HBA1 and HBA2, closely linked on chromosome **16** (III)
- Sickle-cell anaemia: Glu → Val at the sixth position of the β chain (IV)
- Phenylketonuria: phenylalanine is not turned into tyrosine and collects (II)
- β-Thalassemia: the single gene HBB on chromosome **11** (I)

Thalassemia is a quantitative problem, too few globin molecules; sickle-cell anaemia a qualitative one, a wrongly functioning globin.`,
        hi: String.raw`- α-थैलेसीमिया: HBA1 और HBA2, गुणसूत्र **16** पर पास-पास सहलग्न (III)
- दात्र कोशिका अरक्तता: β शृंखला के छठे स्थान पर Glu → Val (IV)
- फ़ेनिलकीटोनूरिया: फ़ेनिलऐलानिन, टाइरोसीन में नहीं बदलता और जमा होता जाता है (II)
- β-थैलेसीमिया: गुणसूत्र **11** पर एकल जीन HBB (I)

थैलेसीमिया मात्रात्मक समस्या है, ग्लोबिन के अणु कम बनते हैं; दात्र कोशिका अरक्तता गुणात्मक है, ग्लोबिन ठीक से काम नहीं करता।`,
      },
      reasons: {
        a: {
          en: 'Gives the enzyme defect to thalassemia and the changed amino acid to phenylketonuria.',
          hi: 'एंज़ाइम का अभाव थैलेसीमिया को और बदला हुआ अमीनो अम्ल फ़ेनिलकीटोनूरिया को दे दिया गया है।',
        },
        b: {
          en: 'Interchanges the genes of α-thalassemia and gives the changed amino acid to β-thalassemia.',
          hi: 'α-थैलेसीमिया के जीन बदल दिए गए और बदला हुआ अमीनो अम्ल β-थैलेसीमिया को दे दिया गया।',
        },
        c: {
          en: 'Gives HBB to α-thalassemia and the linked genes of chromosome 16 to phenylketonuria.',
          hi: 'HBB α-थैलेसीमिया को और गुणसूत्र 16 के सहलग्न जीन फ़ेनिलकीटोनूरिया को दे दिए गए हैं।',
        },
        d: {
          en: 'Right: two linked genes, a changed amino acid, a missing enzyme and a single gene.',
          hi: 'सही: क्रमशः दो सहलग्न जीन, बदला हुआ अमीनो अम्ल, एंज़ाइम का अभाव और एकल जीन।',
        },
      },
    },
    {
      code: 'nt-123',
      exams: ['neet'],
      subject: 'biology',
      topic: 'plant-reproduction',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`The figure shows a mature embryo sac with its micropylar end below. Into which labelled part does the pollen tube discharge the male gametes, and with which part does a male gamete fuse to form the primary endosperm nucleus, respectively?

![A mature embryo sac. At its upper end lie three small cells; one of them is labelled P. In the middle of the large cell lie two nuclei close together, labelled Q. At the lower end lies a group of three cells: the middle one is labelled R; the two at its sides have fine parallel lines at their lower tips, and one of them is labelled S.](/figures/nt-123.svg)`,
        hi: String.raw`चित्र में एक परिपक्व भ्रूणकोष है, जिसका बीजांडद्वारी सिरा नीचे की ओर है। पराग नलिका नर युग्मकों को जिस अंकित भाग में छोड़ती है और प्राथमिक भ्रूणपोष केंद्रक बनाने के लिए एक नर युग्मक जिस भाग से संलयित होता है, वे क्रमशः कौन-से हैं?

![एक परिपक्व भ्रूणकोष। ऊपरी सिरे पर तीन छोटी कोशिकाएँ हैं, जिनमें से एक पर P लिखा है। बड़ी कोशिका के बीच में पास-पास दो केंद्रक हैं, जिन पर Q लिखा है। निचले सिरे पर तीन कोशिकाओं का समूह है: बीच वाली पर R लिखा है; उसके दोनों ओर की कोशिकाओं के निचले छोर पर महीन समानांतर रेखाएँ हैं, और उनमें से एक पर S लिखा है।](/figures/nt-123.svg)`,
      },
      options: [
        { id: 'a', content: { en: 'R and Q', hi: 'R और Q' } },
        { id: 'b', content: { en: 'S and P', hi: 'S और P' } },
        { id: 'c', content: { en: 'R and P', hi: 'R और P' } },
        { id: 'd', content: { en: 'S and Q', hi: 'S और Q' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Name the parts first: P antipodal cell (chalazal end), Q polar nuclei of the central cell, R egg, S synergid with its filiform apparatus.

- The filiform apparatus guides the pollen tube into a **synergid** (S), where the two male gametes are released.
- One male gamete moves to the egg (syngamy), the other to the **two polar nuclei** (Q): triple fusion gives the triploid primary endosperm nucleus.

Trap: the tube does not open into the egg.`,
        hi: String.raw`पहले भाग पहचानिए: P प्रतिव्यासांत कोशिका (निभागी सिरा), Q केंद्रीय कोशिका के ध्रुवीय केंद्रक, R अंड, S तंतुरूप समुच्चय वाली सहाय कोशिका।

- तंतुरूप समुच्चय पराग नलिका को **सहाय कोशिका** (S) में ले जाता है, जहाँ दोनों नर युग्मक छूटते हैं।
- एक नर युग्मक अंड की ओर जाता है (युग्मक संलयन), दूसरा **दो ध्रुवीय केंद्रकों** (Q) की ओर: त्रिसंलयन से त्रिगुणित प्राथमिक भ्रूणपोष केंद्रक बनता है।

ध्यान दें: पराग नलिका अंड में नहीं खुलती।`,
      },
      reasons: {
        a: {
          en: 'Lets the tube open into the egg cell, the middle one of the three.',
          hi: 'यह मान लिया गया है कि पराग नलिका तीनों में से बीच वाली कोशिका, अंड में खुलती है।',
        },
        b: {
          en: 'Has the right entry, but takes the antipodals for the polar nuclei.',
          hi: 'प्रवेश सही है, पर प्रतिव्यासांत कोशिकाओं को ध्रुवीय केंद्रक मान लिया गया है।',
        },
        c: {
          en: 'Lets the tube open into the egg and forms the endosperm at the chalazal end.',
          hi: 'यह मान लिया गया है कि पराग नलिका अंड में खुलती है और भ्रूणपोष निभागी सिरे पर बनता है।',
        },
        d: {
          en: 'Right: entry through a synergid, triple fusion with the polar nuclei.',
          hi: 'सही: प्रवेश सहाय कोशिका से, त्रिसंलयन ध्रुवीय केंद्रकों से।',
        },
      },
    },
    {
      code: 'nt-124',
      exams: ['neet'],
      subject: 'biology',
      topic: 'ecology',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Given below are two statements: one is labelled as Assertion (A) and the other is labelled as Reason (R). In the light of these statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे दो कथन दिए गए हैं: एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। इन कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      statements: {
        assertion: {
          en: 'The prickly pear cactus, brought into Australia from abroad, caused havoc by spreading rapidly over millions of hectares of rangeland.',
          hi: 'बाहर से ऑस्ट्रेलिया लाई गई नागफनी (prickly pear cactus) ने लाखों हेक्टेयर चरागाह पर तेज़ी से फैलकर भारी तबाही मचाई।',
        },
        reason: {
          en: 'The land that the cactus invaded did not have the natural predators of the cactus.',
          hi: 'नागफनी जिस भूमि पर फैली, वहाँ उसके प्राकृतिक परभक्षी नहीं थे।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['a'] },
      solution: {
        en: String.raw`Both are true, and R explains A.

Predators keep their prey in check. A species that comes to a new land leaves its natural predators behind and can spread without a check, as the prickly pear cactus did in the early 1920s. The proof: the cactus was brought under control only when a **moth** that feeds on it was introduced from its natural habitat.

Test for such questions: put "because" between A and R and see whether the sentence makes sense.`,
        hi: String.raw`दोनों सत्य हैं, और R ही A की व्याख्या करता है।

परभक्षी अपनी शिकार जाति को नियंत्रण में रखते हैं। नई भूमि पर पहुँची जाति के प्राकृतिक परभक्षी पीछे छूट जाते हैं और वह बेरोक फैल सकती है, जैसे 1920 के दशक के आरंभ में नागफनी। प्रमाण यह है कि नागफनी तभी रुकी, जब उसके प्राकृतिक आवास से उसे खाने वाला **शलभ** लाया गया।

ऐसे प्रश्नों की जाँच: A और R के बीच "क्योंकि" लगाकर देखिए कि वाक्य का अर्थ बनता है या नहीं।`,
      },
      reasons: {
        a: {
          en: 'Right: without its natural predators nothing kept the cactus in check.',
          hi: 'सही: प्राकृतिक परभक्षियों के बिना नागफनी पर कोई रोक नहीं थी।',
        },
        b: {
          en: 'Misses the link: the moth brought in later from its home did stop the cactus, as predators do.',
          hi: 'संबंध छूट गया: बाद में मूल स्थान से लाए गए शलभ ने ही नागफनी को रोका, जैसा परभक्षी करते हैं।',
        },
        c: {
          en: 'Takes native plant-eaters for its natural predators; the moth that feeds on it was not there.',
          hi: 'वहाँ के शाकाहारियों को ही उसका प्राकृतिक परभक्षी मान लिया गया; उसे खाने वाला शलभ वहाँ नहीं था।',
        },
        d: {
          en: 'Doubts the spread, though the cactus covered millions of hectares of rangeland.',
          hi: 'फैलाव पर संदेह किया गया, जबकि नागफनी लाखों हेक्टेयर चरागाह पर फैल गई थी।',
        },
      },
    },
    {
      code: 'nt-125',
      exams: ['neet'],
      subject: 'biology',
      topic: 'plant-physiology',
      difficulty: 'hard',
      targetSeconds: 55,
      stem: {
        en: 'A plant cell oxidises one molecule of fructose-1,6-bisphosphate completely to carbon dioxide and water by glycolysis and aerobic respiration. How many molecules of ATP are formed from it directly by substrate-level phosphorylation, counting GTP as ATP?',
        hi: 'एक पादप कोशिका फ़्रक्टोज़-1,6-बिसफ़ॉस्फ़ेट के एक अणु को ग्लाइकोलिसिस और वायवीय श्वसन द्वारा कार्बन डाइऑक्साइड और जल में पूरी तरह ऑक्सीकृत करती है। GTP को ATP के समान गिनने पर, इससे सीधे क्रियाधार-स्तरीय फ़ॉस्फ़ोरिलेशन द्वारा ATP के कितने अणु बनते हैं?',
      },
      options: [
        { id: 'a', content: { en: '4', hi: '4' } },
        { id: 'b', content: { en: '6', hi: '6' } },
        { id: 'c', content: { en: '3', hi: '3' } },
        { id: 'd', content: { en: '8', hi: '8' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Substrate-level steps, each **twice**, for the six-carbon sugar gives two trioses:

- BPGA → PGA: 2 ATP
- PEP → pyruvic acid: 2 ATP
- Succinyl-CoA → succinic acid (Krebs' cycle): 2 GTP

Together 6. The two ATP of glycolysis are spent on the way from glucose to fructose-1,6-bisphosphate, that is **before** the given molecule, so nothing is to be subtracted. NADH and $\text{FADH}_2$ give ATP through the electron transport system and do not count.`,
        hi: String.raw`क्रियाधार-स्तरीय चरण, हर एक **दो बार**, क्योंकि छह कार्बन वाली शर्करा से दो ट्रायोज़ बनते हैं:

- BPGA → PGA: 2 ATP
- PEP → पाइरुविक अम्ल: 2 ATP
- सक्सिनिल-CoA → सक्सिनिक अम्ल (क्रेब्स चक्र): 2 GTP

कुल 6। ग्लाइकोलिसिस के दो ATP ग्लूकोज़ से फ़्रक्टोज़-1,6-बिसफ़ॉस्फ़ेट बनने तक, अर्थात दिए गए अणु से **पहले** ही ख़र्च होते हैं, इसलिए कुछ घटाना नहीं है। NADH और $\text{FADH}_2$ से ATP इलेक्ट्रॉन परिवहन तंत्र द्वारा बनता है, उसे नहीं गिनना है।`,
      },
      reasons: {
        a: {
          en: 'Subtracts the two ATP that were spent before fructose-1,6-bisphosphate was formed.',
          hi: 'वे दो ATP घटा दिए गए जो फ़्रक्टोज़-1,6-बिसफ़ॉस्फ़ेट बनने से पहले ही ख़र्च हो चुके थे।',
        },
        b: {
          en: 'Right: 4 ATP from the two trioses and 2 GTP from two turns of the Krebs cycle.',
          hi: 'सही: दो ट्रायोज़ से 4 ATP और क्रेब्स चक्र के दो फेरों से 2 GTP।',
        },
        c: {
          en: 'Counts each step once only, as if one triose were formed.',
          hi: 'हर चरण केवल एक बार गिना गया, मानो एक ही ट्रायोज़ बना हो।',
        },
        d: {
          en: 'Adds the two ATP spent earlier instead of leaving them out.',
          hi: 'पहले ख़र्च हुए दो ATP छोड़ने के बजाय जोड़ दिए गए।',
        },
      },
    },
    {
      code: 'nt-126',
      exams: ['neet'],
      subject: 'biology',
      topic: 'biomolecules',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`Which of the following statements about biomolecules are correct?

A. Collagen is the most abundant protein in the whole of the biosphere.

B. Lipids come in the acid-insoluble fraction although their molecular weights do not exceed 800 Da.

C. Cellulose gives no blue colour with iodine because it has no complex helices.

D. Inulin is a polymer of glucose.

E. In a chain of glycogen the right end is called the non-reducing end.

Choose the correct answer from the options given below:`,
        hi: String.raw`जैव अणुओं के बारे में निम्नलिखित में से कौन-से कथन सही हैं?

A. पूरे जीवमंडल में सबसे अधिक मात्रा में पाया जाने वाला प्रोटीन कोलेजन है।

B. लिपिड अम्ल-अविलेय अंश में आते हैं, हालाँकि उनका आण्विक भार 800 Da से अधिक नहीं होता।

C. सेलुलोज़ आयोडीन के साथ नीला रंग नहीं देता, क्योंकि उसमें जटिल कुंडलियाँ नहीं होतीं।

D. इनुलिन ग्लूकोज़ का बहुलक है।

E. ग्लाइकोजन की शृंखला में दाएँ सिरे को अनपचायक सिरा कहते हैं।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'B and C only', hi: 'केवल B और C' } },
        { id: 'b', content: { en: 'C, D and E only', hi: 'केवल C, D और E' } },
        { id: 'c', content: { en: 'A, B and E only', hi: 'केवल A, B और E' } },
        { id: 'd', content: { en: 'A and D only', hi: 'केवल A और D' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- A wrong: collagen is the most abundant protein in the **animal world**; in the whole biosphere it is RuBisCO.
- B right: in grinding, membranes break into vesicles that are not soluble in water, so lipids come down with the macromolecules.
- C right: iodine is held in the helices of starch; cellulose has none.
- D wrong: inulin is a polymer of **fructose**.
- E wrong: the right end is **reducing**, the left end non-reducing.`,
        hi: String.raw`- A ग़लत: कोलेजन **जंतु जगत** में सबसे अधिक मात्रा वाला प्रोटीन है; पूरे जीवमंडल में यह स्थान RuBisCO का है।
- B सही: ऊतक पीसने पर झिल्लियाँ टूटकर जल में अविलेय पुटिकाएँ बनाती हैं, इसलिए लिपिड वृहद् अणुओं के साथ अलग होते हैं।
- C सही: आयोडीन स्टार्च की कुंडलियों में टिकता है; सेलुलोज़ में कुंडलियाँ नहीं होतीं।
- D ग़लत: इनुलिन **फ़्रक्टोज़** का बहुलक है।
- E ग़लत: दायाँ सिरा **अपचायक** होता है, बायाँ सिरा अनपचायक।`,
      },
      reasons: {
        a: {
          en: 'Right: A holds for animals alone, inulin is made of fructose, and the right end of glycogen is reducing.',
          hi: 'सही: A केवल जंतुओं के लिए ठीक है, इनुलिन फ़्रक्टोज़ से बनता है और ग्लाइकोजन का दायाँ सिरा अपचायक है।',
        },
        b: {
          en: 'Takes inulin for a glucose polymer and expects every small molecule in the acid-soluble pool.',
          hi: 'इनुलिन को ग्लूकोज़ का बहुलक और हर छोटे अणु को अम्ल-विलेय मान लिया गया है।',
        },
        c: {
          en: 'Takes the protein of animals for that of the biosphere, and turns the ends of glycogen round.',
          hi: 'जंतु जगत के प्रोटीन को पूरे जीवमंडल का मान लिया गया और ग्लाइकोजन के सिरे उलट गए।',
        },
        d: {
          en: 'Accepts the two statements with the wrong protein and the wrong sugar.',
          hi: 'वे दो कथन मान लिए गए जिनमें प्रोटीन और शर्करा ग़लत हैं।',
        },
      },
    },
    {
      code: 'nt-127',
      exams: ['neet'],
      subject: 'biology',
      topic: 'cell',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: String.raw`Given below are two statements:

**Statement I:** The membrane of the human erythrocyte has about 52 per cent lipids and 40 per cent proteins.

**Statement II:** Polar molecules such as glucose pass through the lipid bilayer by simple diffusion, without the help of a carrier protein.

In the light of the above statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे दो कथन दिए गए हैं:

**कथन I:** मनुष्य की लाल रुधिर कणिका (erythrocyte) की झिल्ली में लगभग 52 प्रतिशत लिपिड और 40 प्रतिशत प्रोटीन होते हैं।

**कथन II:** ग्लूकोज़ जैसे ध्रुवीय अणु वाहक प्रोटीन की सहायता के बिना, सरल विसरण द्वारा लिपिड द्विपरत के पार जाते हैं।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: statementOptions,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`I is wrong: the figures are exchanged. The membrane of the erythrocyte has about 52 per cent **proteins** and 40 per cent lipids; the ratio varies considerably from one cell type to another.

II is wrong: the inside of the bilayer is non-polar. **Neutral** solutes may cross it by simple diffusion; **polar** molecules cannot pass and need a carrier protein.`,
        hi: String.raw`I ग़लत है: आँकड़े आपस में बदल दिए गए हैं। लाल रुधिर कणिका की झिल्ली में लगभग 52 प्रतिशत **प्रोटीन** और 40 प्रतिशत लिपिड होते हैं; अलग-अलग प्रकार की कोशिकाओं में यह अनुपात काफ़ी भिन्न होता है।

II ग़लत है: द्विपरत का भीतरी भाग अध्रुवीय होता है। **उदासीन** विलेय उसे सरल विसरण से पार कर सकते हैं; **ध्रुवीय** अणु पार नहीं जा सकते और उन्हें वाहक प्रोटीन चाहिए।`,
      },
      reasons: {
        a: {
          en: 'Takes the membrane for mostly lipid because of its bilayer, and polar for neutral.',
          hi: 'द्विपरत के कारण झिल्ली में लिपिड को अधिक और ध्रुवीय को उदासीन मान लिया गया है।',
        },
        b: {
          en: 'Right: protein is the greater part, and polar molecules need a carrier.',
          hi: 'सही: प्रोटीन का भाग अधिक है, और ध्रुवीय अणुओं को वाहक चाहिए।',
        },
        c: {
          en: 'Knows the two figures, but gives the greater one to lipids.',
          hi: 'दोनों आँकड़े तो याद हैं, पर बड़ा आँकड़ा लिपिड को दे दिया गया।',
        },
        d: {
          en: 'Mixes up polar molecules with neutral solutes, which do cross by simple diffusion.',
          hi: 'ध्रुवीय अणुओं को उन उदासीन विलेयों से मिला दिया गया जो सरल विसरण से पार जाते हैं।',
        },
      },
    },
    {
      code: 'nt-128',
      exams: ['neet'],
      subject: 'biology',
      topic: 'genetics',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`A piece of double-stranded B-DNA is $1.36\ \mu\text{m}$ long, the distance between successive base pairs being $0.34\ \text{nm}$. It has 1600 thymines in all. How many hydrogen bonds hold its two strands together?`,
        hi: String.raw`द्विरज्जुकी B-DNA का एक खंड $1.36\ \mu\text{m}$ लंबा है, जिसमें क्रमागत क्षार युग्मों के बीच की दूरी $0.34\ \text{nm}$ है। इसमें कुल 1600 थाइमीन हैं। इसके दोनों रज्जुकों के बीच कुल कितने हाइड्रोजन बंध हैं?`,
      },
      options: [
        { id: 'a', content: { en: '9600', hi: '9600' } },
        { id: 'b', content: { en: '7200', hi: '7200' } },
        { id: 'c', content: { en: '10400', hi: '10400' } },
        { id: 'd', content: { en: '8000', hi: '8000' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Length gives the pairs, thymine gives the A–T pairs.

- Base pairs: $\dfrac{1360\ \text{nm}}{0.34\ \text{nm}} = 4000$
- Every T has its A, so A–T pairs: 1600; G–C pairs: $4000 - 1600 = 2400$
- Bonds: $1600 \times 2 + 2400 \times 3 = 3200 + 7200 = 10400$

Trap: 1600 is the number of T alone and not of A and T together.`,
        hi: String.raw`लंबाई से युग्म मिलते हैं, थाइमीन से A–T युग्म।

- क्षार युग्म: $\dfrac{1360\ \text{nm}}{0.34\ \text{nm}} = 4000$
- हर T के सामने एक A है, अतः A–T युग्म: 1600; G–C युग्म: $4000 - 1600 = 2400$
- बंध: $1600 \times 2 + 2400 \times 3 = 3200 + 7200 = 10400$

ध्यान दें: 1600 केवल T की संख्या है, A और T की मिलाकर नहीं।`,
      },
      reasons: {
        a: { en: 'Gives three bonds to A–T and two to G–C.', hi: 'A–T में तीन और G–C में दो बंध ले लिए गए हैं।' },
        b: {
          en: 'Counts the bonds of the 2400 G–C pairs alone.',
          hi: 'केवल 2400 G–C युग्मों के बंध गिने गए हैं।',
        },
        c: {
          en: 'Right: 1600 pairs with two bonds and 2400 with three.',
          hi: 'सही: दो बंध वाले 1600 और तीन बंध वाले 2400 युग्म।',
        },
        d: { en: 'Takes two bonds for each of the 4000 pairs.', hi: 'सभी 4000 युग्मों में दो-दो बंध ले लिए गए।' },
      },
    },
    {
      code: 'nt-129',
      exams: ['neet'],
      subject: 'biology',
      topic: 'diversity-of-life',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Which of the following statements about protists are correct?

A. The cell wall of dinoflagellates has stiff cellulose plates on its inner surface.

B. The walls of diatoms form two thin overlapping shells that fit together as in a soap box.

C. The flexible body of euglenoids is due to a cell wall rich in cellulose.

D. The spores of slime moulds have true walls and are dispersed by air currents.

E. *Trypanosoma*, which causes sleeping sickness, belongs to the ciliated protozoans.

Choose the correct answer from the options given below:`,
        hi: String.raw`प्रोटिस्टों के बारे में निम्नलिखित में से कौन-से कथन सही हैं?

A. डायनोफ़्लैजिलेट की कोशिका भित्ति की भीतरी सतह पर सेलुलोज़ की कड़ी पट्टिकाएँ होती हैं।

B. डायटम की भित्तियाँ साबुनदानी की तरह एक-दूसरे पर चढ़े दो पतले कवच बनाती हैं।

C. यूग्लीनॉइड का लचीला शरीर सेलुलोज़ से भरपूर कोशिका भित्ति के कारण होता है।

D. अवपंक कवकों के बीजाणुओं में सत्य भित्ति होती है और उनका प्रकीर्णन वायु धाराओं से होता है।

E. निद्रा रोग करने वाला ट्रिपैनोसोमा पक्ष्माभी प्रोटोज़ोआ में आता है।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'B and C only', hi: 'केवल B और C' } },
        { id: 'b', content: { en: 'B and D only', hi: 'केवल B और D' } },
        { id: 'c', content: { en: 'A and D only', hi: 'केवल A और D' } },
        { id: 'd', content: { en: 'A, C and E only', hi: 'केवल A, C और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- A wrong in one word: the plates are on the **outer** surface.
- B right: the walls are embedded with silica and so are indestructible; they pile up as diatomaceous earth.
- C wrong: euglenoids have no cell wall but a **protein-rich pellicle**, which makes the body flexible.
- D right: these spores are extremely resistant and survive for many years under adverse conditions.
- E wrong: *Trypanosoma* is a **flagellated** protozoan; *Paramoecium* is ciliated.`,
        hi: String.raw`- A एक शब्द से ग़लत है: पट्टिकाएँ **बाहरी** सतह पर होती हैं।
- B सही: भित्तियों में सिलिका होती है, इसलिए वे नष्ट नहीं होतीं; उनके जमने से डायटमी मृदा बनती है।
- C ग़लत: यूग्लीनॉइड में कोशिका भित्ति नहीं, **प्रोटीन से भरपूर पेलिकल** होती है, जिससे शरीर लचीला होता है।
- D सही: ये बीजाणु अत्यंत प्रतिरोधी होते हैं और प्रतिकूल परिस्थितियों में भी वर्षों तक जीवित रहते हैं।
- E ग़लत: ट्रिपैनोसोमा **कशाभिकी** प्रोटोज़ोआ है; पक्ष्माभी उदाहरण पैरामीशियम है।`,
      },
      reasons: {
        a: {
          en: 'Accepts C: what makes euglenoids flexible is the pellicle, for they have no wall.',
          hi: 'C को मान लिया गया: यूग्लीनॉइड में भित्ति नहीं होती, लचीलापन पेलिकल से आता है।',
        },
        b: {
          en: 'Right: diatoms and slime moulds are described correctly.',
          hi: 'सही: डायटम और अवपंक कवकों का वर्णन ठीक है।',
        },
        c: {
          en: 'Overlooks "inner" in A and misses the soap box of the diatoms.',
          hi: 'A में "भीतरी" शब्द पर ध्यान नहीं गया और डायटम की साबुनदानी छूट गई।',
        },
        d: {
          en: 'Accepts all three wrong statements, on plates, wall and cilia.',
          hi: 'पट्टिकाओं, भित्ति और पक्ष्माभ के तीनों ग़लत कथन मान लिए गए।',
        },
      },
    },
    {
      code: 'nt-130',
      exams: ['neet'],
      subject: 'biology',
      topic: 'plant-reproduction',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: String.raw`Given below are two statements: one is labelled as Assertion (A) and the other is labelled as Reason (R). In the light of these statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे दो कथन दिए गए हैं: एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। इन कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      statements: {
        assertion: {
          en: 'The mature seeds of pea and groundnut are albuminous.',
          hi: 'मटर और मूँगफली के परिपक्व बीज एल्बुमिनयुक्त (albuminous) होते हैं।',
        },
        reason: {
          en: 'The endosperm may be consumed completely by the developing embryo before the seed matures, or it may persist in the mature seed.',
          hi: 'विकसित होता भ्रूण बीज के परिपक्व होने से पहले ही भ्रूणपोष को पूरी तरह समाप्त कर सकता है, या भ्रूणपोष परिपक्व बीज में बना रह सकता है।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['d'] },
      solution: {
        en: String.raw`A is false: pea and groundnut are **non-albuminous**; the embryo has used up the endosperm and stores food in its cotyledons. Wheat, maize, barley and castor are albuminous.

R is true, and it is the very basis of the division: endosperm consumed before maturity, non-albuminous; endosperm left over, albuminous.

Trap: both seeds are rich in food, but this food lies in the cotyledons and not in endosperm.`,
        hi: String.raw`A असत्य है: मटर और मूँगफली **एल्बुमिनरहित** बीज हैं; भ्रूण भ्रूणपोष को समाप्त कर चुका होता है और भोजन बीजपत्रों में रखता है। गेहूँ, मक्का, जौ और अरंडी एल्बुमिनयुक्त हैं।

R सत्य है, और यही वर्गीकरण का आधार है: परिपक्वता से पहले भ्रूणपोष समाप्त हो जाए तो एल्बुमिनरहित, बचा रहे तो एल्बुमिनयुक्त।

ध्यान दें: दोनों बीजों में भोजन भरपूर है, पर वह बीजपत्रों में है, भ्रूणपोष में नहीं।`,
      },
      reasons: {
        a: {
          en: 'Takes the stored food of pea and groundnut for endosperm.',
          hi: 'मटर और मूँगफली के संचित भोजन को भ्रूणपोष मान लिया गया है।',
        },
        b: {
          en: 'Accepts both as facts, though these seeds have no endosperm left when mature.',
          hi: 'दोनों को तथ्य मान लिया गया, जबकि परिपक्व होने पर इन बीजों में भ्रूणपोष नहीं बचता।',
        },
        c: { en: 'Turns the truth of the two statements round.', hi: 'दोनों कथनों की सत्यता को उलट दिया गया है।' },
        d: {
          en: 'Right: the seeds are non-albuminous, and both fates of endosperm occur.',
          hi: 'सही: ये बीज एल्बुमिनरहित हैं, और भ्रूणपोष के दोनों परिणाम मिलते हैं।',
        },
      },
    },
    {
      code: 'nt-131',
      exams: ['neet'],
      subject: 'biology',
      topic: 'ecology',
      difficulty: 'hard',
      targetSeconds: 60,
      stem: {
        en: String.raw`In a group of islands the number of species of birds (S) follows the species–area relationship $S = CA^Z$. An island of $20\ \text{km}^2$ has 45 species and an island of $640\ \text{km}^2$ has 90. How many species are expected on an island of $20480\ \text{km}^2$ of the same group?`,
        hi: String.raw`एक द्वीप समूह में पक्षी जातियों की संख्या (S) जाति-क्षेत्र संबंध $S = CA^Z$ के अनुसार है। $20\ \text{km}^2$ के एक द्वीप पर 45 और $640\ \text{km}^2$ के एक द्वीप पर 90 जातियाँ हैं। उसी समूह के $20480\ \text{km}^2$ के द्वीप पर कितनी जातियाँ होने की आशा है?`,
      },
      options: [
        { id: 'a', content: { en: '135', hi: '135' } },
        { id: 'b', content: { en: '180', hi: '180' } },
        { id: 'c', content: { en: '360', hi: '360' } },
        { id: 'd', content: { en: '2880', hi: '2880' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Compare the islands by **ratios**; neither C nor Z has to be found.

$$
\frac{S_2}{S_1} = \left(\frac{A_2}{A_1}\right)^{Z}
$$

- From 20 to 640: the area is 32 times as large, the species double, so $32^Z = 2$
- From 640 to 20480: again 32 times, so the species double again, $2 \times 90 = 180$

Since $32 = 2^5$, Z is 0.2. On a log scale the relation is a straight line of slope Z: equal factors of area give equal factors of species.`,
        hi: String.raw`द्वीपों की तुलना **अनुपात** से कीजिए; C या Z निकालना ज़रूरी नहीं है।

$$
\frac{S_2}{S_1} = \left(\frac{A_2}{A_1}\right)^{Z}
$$

- 20 से 640: क्षेत्र 32 गुना, जातियाँ दुगुनी, अतः $32^Z = 2$
- 640 से 20480: क्षेत्र फिर 32 गुना, अतः जातियाँ फिर दुगुनी, $2 \times 90 = 180$

$32 = 2^5$ है, अतः Z का मान 0.2 है। लघुगणकीय पैमाने पर यह संबंध Z ढाल की सरल रेखा है: क्षेत्र जितने गुना बढ़े, जातियाँ हर बार समान गुना बढ़ती हैं।`,
      },
      reasons: {
        a: {
          en: 'Adds 45 species again, as if the number grew by equal steps.',
          hi: 'फिर 45 जातियाँ जोड़ दी गईं, मानो संख्या समान अंतर से बढ़ती हो।',
        },
        b: {
          en: 'Right: the area is again 32 times as large, so the number doubles again.',
          hi: 'सही: क्षेत्र फिर 32 गुना है, इसलिए संख्या फिर दुगुनी होती है।',
        },
        c: {
          en: 'Doubles twice for the second step; the area grows by the same factor as before, not by its square.',
          hi: 'दूसरे चरण में दो बार दुगुना कर दिया गया; क्षेत्र उतने ही गुना बढ़ा है जितना पहले, उसका वर्ग गुना नहीं।',
        },
        d: {
          en: 'Multiplies 90 by 32, as if species were in proportion to the area.',
          hi: '90 को 32 से गुणा कर दिया गया, मानो जातियाँ क्षेत्र के समानुपाती हों।',
        },
      },
    },
    {
      code: 'nt-132',
      exams: ['neet'],
      subject: 'biology',
      topic: 'structure-of-plants',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: 'In which of the following pairs do both plants have perigynous flowers, with a half-inferior ovary?',
        hi: 'निम्नलिखित में से किस जोड़े के दोनों पौधों में अर्ध-अधोवर्ती अंडाशय वाले परिजायांगी पुष्प होते हैं?',
      },
      options: [
        { id: 'a', content: { en: 'Guava and plum', hi: 'अमरूद और आलूबुख़ारा' } },
        { id: 'b', content: { en: 'Mustard and rose', hi: 'सरसों और गुलाब' } },
        { id: 'c', content: { en: 'Guava and cucumber', hi: 'अमरूद और खीरा' } },
        { id: 'd', content: { en: 'Plum and rose', hi: 'आलूबुख़ारा और गुलाब' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`In a perigynous flower the gynoecium stands in the centre and the other parts on the rim of the thalamus, almost at the same level.

- **Perigynous**: plum, rose, peach
- **Hypogynous**, ovary superior: mustard, China rose, brinjal
- **Epigynous**, ovary inferior: guava, cucumber, ray florets of sunflower

Trap: the **rose** is perigynous, the **China rose** hypogynous.`,
        hi: String.raw`परिजायांगी पुष्प में जायांग केंद्र में होता है और अन्य भाग पुष्पासन के किनारे पर, लगभग समान ऊँचाई पर होते हैं।

- **परिजायांगी**: आलूबुख़ारा, गुलाब, आड़ू
- **अधोजायांगी**, अंडाशय ऊर्ध्ववर्ती: सरसों, गुड़हल, बैंगन
- **अधिजायांगी**, अंडाशय अधोवर्ती: अमरूद, खीरा, सूरजमुखी के अर पुष्पक

ध्यान दें: **गुलाब** परिजायांगी है, **गुड़हल** (China rose) अधोजायांगी।`,
      },
      reasons: {
        a: {
          en: 'Plum is perigynous, but guava has an inferior ovary.',
          hi: 'आलूबुख़ारा परिजायांगी है, पर अमरूद का अंडाशय अधोवर्ती होता है।',
        },
        b: {
          en: 'Rose is perigynous, but mustard has a superior ovary.',
          hi: 'गुलाब परिजायांगी है, पर सरसों का अंडाशय ऊर्ध्ववर्ती होता है।',
        },
        c: {
          en: 'Both are epigynous, with the ovary fully enclosed by the thalamus.',
          hi: 'दोनों अधिजायांगी हैं, जिनमें अंडाशय पुष्पासन से पूरी तरह घिरा होता है।',
        },
        d: {
          en: 'Right: both have their sepals, petals and stamens on the rim of the thalamus.',
          hi: 'सही: दोनों में बाह्यदल, दल और पुंकेसर पुष्पासन के किनारे पर होते हैं।',
        },
      },
    },
    {
      code: 'nt-133',
      exams: ['neet'],
      subject: 'biology',
      topic: 'cell-cycle',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: 'A plant has 14 chromosomes in its somatic cells. What, respectively, is the number of bivalents in a pollen mother cell at metaphase I, of chromatids in a root-tip cell in the G₂ phase, and of chromosomes at each pole of a root-tip cell at the end of anaphase?',
        hi: 'एक पौधे की कायिक कोशिकाओं में 14 गुणसूत्र हैं। मध्यावस्था I में पराग मातृ कोशिका में युगलियों (bivalents) की, G₂ प्रावस्था में मूल शीर्ष की कोशिका में अर्धगुणसूत्रों की, तथा पश्चावस्था के अंत में मूल शीर्ष की कोशिका के प्रत्येक ध्रुव पर गुणसूत्रों की संख्या क्रमशः कितनी होगी?',
      },
      options: [
        { id: 'a', content: { en: '14, 28 and 7', hi: '14, 28 और 7' } },
        { id: 'b', content: { en: '7, 14 and 14', hi: '7, 14 और 14' } },
        { id: 'c', content: { en: '14, 14 and 7', hi: '14, 14 और 7' } },
        { id: 'd', content: { en: '7, 28 and 14', hi: '7, 28 और 14' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- Bivalents: two homologous chromosomes make one, $\frac{14}{2} = 7$
- Chromatids in G₂: every chromosome has two after the S phase, $14 \times 2 = 28$
- Poles in mitosis: the 28 chromatids part and become chromosomes, **14** go to each pole

Trap: a root tip divides by mitosis, so each pole gets 2n. Seven at each pole would be meiosis.`,
        hi: String.raw`- युगली: दो समजात गुणसूत्रों से एक बनता है, $\frac{14}{2} = 7$
- G₂ में अर्धगुणसूत्र: S प्रावस्था के बाद हर गुणसूत्र में दो होते हैं, $14 \times 2 = 28$
- समसूत्री विभाजन के ध्रुव: 28 अर्धगुणसूत्र अलग होकर गुणसूत्र बन जाते हैं, हर ध्रुव पर **14** पहुँचते हैं

ध्यान दें: मूल शीर्ष में समसूत्री विभाजन होता है, इसलिए हर ध्रुव को 2n मिलते हैं। हर ध्रुव पर सात तो अर्धसूत्री विभाजन में होते।`,
      },
      reasons: {
        a: {
          en: 'Counts each chromosome as a bivalent and lets mitosis halve the number.',
          hi: 'हर गुणसूत्र को युगली गिना गया और समसूत्री विभाजन में संख्या आधी कर दी गई।',
        },
        b: {
          en: 'Forgets that after the S phase every chromosome has two chromatids.',
          hi: 'यह छूट गया कि S प्रावस्था के बाद हर गुणसूत्र में दो अर्धगुणसूत्र होते हैं।',
        },
        c: {
          en: 'Makes all three mistakes: for the bivalents, the chromatids and the poles.',
          hi: 'तीनों ग़लतियाँ हुई हैं: युगली में, अर्धगुणसूत्रों में और ध्रुवों में।',
        },
        d: { en: 'Right: half of 2n, twice 2n, and 2n.', hi: 'सही: क्रमशः 2n का आधा, 2n का दुगुना और 2n।' },
      },
    },
    {
      code: 'nt-134',
      exams: ['neet'],
      subject: 'biology',
      topic: 'genetics',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Given below are two statements:

**Statement I:** In a grasshopper, an egg fertilised by a sperm that has an X chromosome becomes a female.

**Statement II:** A male honey bee has 16 chromosomes and produces its sperms by meiosis.

In the light of the above statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे दो कथन दिए गए हैं:

**कथन I:** टिड्डे में जिस अंडे का निषेचन X गुणसूत्र वाले शुक्राणु से होता है, उससे मादा बनती है।

**कथन II:** नर मधुमक्खी में 16 गुणसूत्र होते हैं और उसके शुक्राणु अर्धसूत्री विभाजन से बनते हैं।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: statementOptions,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`I is correct: the grasshopper is of the **XO** type. All eggs have an X; half of the sperms have an X (giving XX, female), the others have none (giving XO, male).

II is wrong in its second half. A drone develops from an unfertilised egg by parthenogenesis and is haploid, with 16 chromosomes (females have 32). A haploid cell cannot pair homologues, so its sperms are formed by **mitosis**.`,
        hi: String.raw`I सही है: टिड्डे में **XO** प्रकार होता है। सभी अंडों में X होता है; आधे शुक्राणुओं में X होता है (जिनसे XX, मादा), शेष में नहीं होता (जिनसे XO, नर)।

II का दूसरा भाग ग़लत है। नर मधुमक्खी (ड्रोन) अनिषेचित अंडे से अनिषेकजनन द्वारा बनता है और 16 गुणसूत्रों वाला अगुणित होता है (मादा में 32)। अगुणित कोशिका में समजात गुणसूत्रों का युग्मन नहीं हो सकता, इसलिए उसके शुक्राणु **समसूत्री विभाजन** से बनते हैं।`,
      },
      reasons: {
        a: {
          en: 'Accepts meiosis in the drone, though a haploid cell has no homologues to pair.',
          hi: 'नर मधुमक्खी में अर्धसूत्री विभाजन मान लिया गया, जबकि अगुणित कोशिका में समजात जोड़े नहीं होते।',
        },
        b: {
          en: 'Takes the sperm with X for male-determining, as if the male were the one with two X.',
          hi: 'X वाले शुक्राणु से नर बनना मान लिया गया, मानो दो X नर में होते हों।',
        },
        c: {
          en: 'Right: XX is the female grasshopper; the drone makes sperms by mitosis.',
          hi: 'सही: XX मादा टिड्डा है; नर मधुमक्खी में शुक्राणु समसूत्री विभाजन से बनते हैं।',
        },
        d: {
          en: 'Mixes up the XO type with the ZW type of birds, where the egg decides the sex.',
          hi: 'XO प्रकार को पक्षियों के ZW प्रकार से मिला दिया गया, जहाँ लिंग अंडे से तय होता है।',
        },
      },
    },
    {
      code: 'nt-135',
      exams: ['neet'],
      subject: 'biology',
      topic: 'plant-physiology',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match the plant growth regulators in List-I with their occurrence or use in List-II.

| List-I | List-II |
| --- | --- |
| A. Zeatin | I. Found in corn kernels and coconut milk |
| B. Gibberellic acid | II. Lengthens the stem of sugarcane and raises its yield |
| C. Ethephon | III. Kills dicot weeds, but not mature monocot plants |
| D. 2,4-D | IV. Hastens the ripening of tomatoes and apples |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I में दिए गए पादप वृद्धि नियामकों को सूची-II में दिए गए उनके प्राप्ति स्थान या उपयोग से सुमेलित कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| A. ज़ीटिन | I. मक्का के दानों और नारियल के दूध में पाया जाता है |
| B. जिबरेलिक अम्ल | II. गन्ने के तने को लंबा करके उपज बढ़ाता है |
| C. एथेफ़ॉन | III. द्विबीजपत्री खरपतवार को मारता है, परिपक्व एकबीजपत्री पौधों को नहीं |
| D. 2,4-D | IV. टमाटर और सेब का पकना तेज़ करता है |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-IV, B-I, C-III, D-II', hi: 'A-IV, B-I, C-III, D-II' } },
        { id: 'b', content: { en: 'A-I, B-II, C-IV, D-III', hi: 'A-I, B-II, C-IV, D-III' } },
        { id: 'c', content: { en: 'A-I, B-IV, C-II, D-III', hi: 'A-I, B-IV, C-II, D-III' } },
        { id: 'd', content: { en: 'A-I, B-II, C-III, D-IV', hi: 'A-I, B-II, C-III, D-IV' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Put each substance in its group.

- Zeatin: natural **cytokinin** of corn kernels and coconut milk (I)
- Gibberellic acid: lengthens the stem; sugarcane stores sugar in the stem, so more yield (II)
- Ethephon: a source of **ethylene**, hastens ripening (IV)
- 2,4-D: synthetic **auxin**, weedicide for dicots (III)

Trap: 2,4-D and ethephon are both man-made; only ethephon releases a gas.`,
        hi: String.raw`हर पदार्थ को उसके समूह में रखिए।

- ज़ीटिन: मक्का के दानों और नारियल के दूध का प्राकृतिक **साइटोकाइनिन** (I)
- जिबरेलिक अम्ल: तना लंबा करता है; गन्ना शर्करा तने में जमा करता है, इसलिए उपज बढ़ती है (II)
- एथेफ़ॉन: **एथिलीन** का स्रोत, पकना तेज़ करता है (IV)
- 2,4-D: संश्लेषित **ऑक्सिन**, द्विबीजपत्री खरपतवार का नाशक (III)

ध्यान दें: 2,4-D और एथेफ़ॉन दोनों मानव निर्मित हैं; गैस केवल एथेफ़ॉन से निकलती है।`,
      },
      reasons: {
        a: {
          en: 'Gives ripening to the cytokinin and the corn kernels to gibberellic acid.',
          hi: 'पकाने का काम साइटोकाइनिन को और मक्का के दाने जिबरेलिक अम्ल को दे दिए गए हैं।',
        },
        b: {
          en: 'Right: cytokinin, gibberellin, source of ethylene and auxin.',
          hi: 'सही: क्रमशः साइटोकाइनिन, जिबरेलिन, एथिलीन का स्रोत और ऑक्सिन।',
        },
        c: {
          en: 'Gives the growth of sugarcane to ethephon and ripening to gibberellic acid.',
          hi: 'गन्ने की वृद्धि एथेफ़ॉन को और पकाने का काम जिबरेलिक अम्ल को दे दिया गया है।',
        },
        d: {
          en: 'Interchanges the last two: the weedicide is 2,4-D, the ripener is ethephon.',
          hi: 'अंतिम दोनों की अदला-बदली है: खरपतवारनाशी 2,4-D है, पकाने वाला एथेफ़ॉन है।',
        },
      },
    },
  ],
}
