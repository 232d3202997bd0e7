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
      targetSeconds: 30,
      stem: {
        en: String.raw`Match the complexes of the mitochondrial electron transport system in List-I with their features in List-II.

| List-I | List-II |
| --- | --- |
| A. Complex I | I. Oxidises the NADH formed in the matrix |
| B. Complex III | II. Contains cytochromes a and a₃ and two copper centres |
| C. Complex IV | III. Passes electrons from ubiquinol to cytochrome c |
| D. Complex V | IV. Has the headpiece F₁ and the integral part F₀ |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I में दिए गए माइटोकॉन्ड्रिया के इलेक्ट्रॉन परिवहन तंत्र के सम्मिश्रों को सूची-II में दिए गए उनके लक्षणों से सुमेलित कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| A. सम्मिश्र I | I. आधात्री में बने NADH का ऑक्सीकरण करता है |
| B. सम्मिश्र III | II. इसमें साइटोक्रोम a व a₃ तथा दो कॉपर केंद्र होते हैं |
| C. सम्मिश्र IV | III. यूबिक्विनॉल से इलेक्ट्रॉन साइटोक्रोम c को देता है |
| D. सम्मिश्र V | IV. इसमें F₁ शीर्षखंड और समाकल भाग F₀ होते हैं |

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
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: String.raw`Match the classes of fungi in List-I with their members in List-II.

| List-I | List-II |
| --- | --- |
| A. Phycomycetes | I. *Ustilago* |
| B. Ascomycetes | II. *Albugo* |
| C. Basidiomycetes | III. *Trichoderma* |
| D. Deuteromycetes | IV. *Claviceps* |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I में दिए गए कवकों के वर्गों को सूची-II में दिए गए उनके सदस्यों से सुमेलित कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| A. फ़ाइकोमाइसिटीज़ | I. अस्टिलैगो (*Ustilago*) |
| B. एस्कोमाइसिटीज़ | II. एल्ब्यूगो (*Albugo*) |
| C. बेसिडियोमाइसिटीज़ | III. ट्राइकोडर्मा (*Trichoderma*) |
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
          en: 'Right: *Albugo*, *Claviceps*, *Ustilago* and *Trichoderma* stand for the four classes in this order.',
          hi: 'सही: एल्ब्यूगो, क्लैविसेप्स, अस्टिलैगो और ट्राइकोडर्मा क्रमशः इन चारों वर्गों के सदस्य हैं।',
        },
        b: {
          en: 'Puts the smut *Ustilago* among Phycomycetes and *Trichoderma* among Basidiomycetes.',
          hi: 'कंड कवक अस्टिलैगो को फ़ाइकोमाइसिटीज़ में और ट्राइकोडर्मा को बेसिडियोमाइसिटीज़ में रखा गया है।',
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
      targetSeconds: 40,
      stem: {
        en: 'In garden pea, round seed (R) is dominant over wrinkled and yellow seed (Y) over green, and the two genes assort independently. A plant RrYy is selfed and gives 800 seeds. How many of these are expected to be wrinkled and yellow, but to give both yellow and green seeds when grown and selfed?',
        hi: 'उद्यान मटर में गोल बीज (R) झुर्रीदार बीज पर तथा पीला बीज (Y) हरे बीज पर प्रभावी है, और दोनों जीनों का अपव्यूहन स्वतंत्र रूप से होता है। RrYy पौधे के स्वपरागण से 800 बीज मिलते हैं। इनमें से कितने बीज झुर्रीदार और पीले होंगे, किंतु उगाकर स्वपरागण कराने पर पीले और हरे दोनों प्रकार के बीज देंगे?',
      },
      options: [
        { id: 'a', content: { en: '150', hi: '150' } },
        { id: 'b', content: { en: '50', hi: '50' } },
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
          en: 'Counts rrYY, 1 in 16, which gives yellow seeds alone.',
          hi: 'rrYY (16 में 1) गिना गया है, जिससे केवल पीले बीज मिलते हैं।',
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
        hi: 'सुकेंद्रकी पक्ष्माभ के अक्षसूत्र (axoneme) में और जिस आधारीय काय (basal body) से वह निकलता है उसमें, क्रमशः कितनी सूक्ष्मनलिकाएँ होती हैं?',
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
      targetSeconds: 35,
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
        { id: 'a', content: { en: 'A, B and D only', hi: 'केवल A, B और D' } },
        { id: 'b', content: { en: 'B and C only', hi: 'केवल B और C' } },
        { id: 'c', content: { en: 'A, D and E only', hi: 'केवल A, D और E' } },
        { id: 'd', content: { en: 'B, C and E only', hi: 'केवल B, C और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
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
          en: 'Right: C reverses the slowness of humus and E the effect of temperature and oxygen.',
          hi: 'सही: C में ह्यूमस की धीमी गति और E में ताप व ऑक्सीजन का प्रभाव उलट दिया गया है।',
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
          en: 'Accepts both wrong statements, C and E, and leaves out fragmentation.',
          hi: 'दोनों ग़लत कथन C और E मान लिए गए और खंडन छोड़ दिया गया।',
        },
      },
    },
    {
      code: 'nt-096',
      exams: ['neet'],
      subject: 'biology',
      topic: 'structure-of-plants',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`The figure shows cross-sections of four ovaries, P to S. In which plants, respectively, are these types of placentation found?

![Four cross-sections of ovaries. P: one round chamber; the ovules sit in four groups on the inner side of the ovary wall. Q: one round chamber without septa; the ovules sit all around a central column that does not touch the wall. R: five chambers parted by septa that meet at the centre; the ovules sit near the centre, two in each chamber. S: one oval chamber; the ovules sit in two rows on a ridge at one side, where the margins of the carpel meet.](/figures/nt-096.svg)`,
        hi: String.raw`चित्र में चार अंडाशयों P से S तक की अनुप्रस्थ काट दिखाई गई है। ये बीजांडन्यास क्रमशः किन पौधों में पाए जाते हैं?

![चार अंडाशयों की अनुप्रस्थ काट। P: एक गोल कोष्ठ; बीजांड अंडाशय की भित्ति की भीतरी सतह पर चार समूहों में लगे हैं। Q: पट-रहित एक गोल कोष्ठ; बीजांड एक केंद्रीय स्तंभ पर चारों ओर लगे हैं, जो भित्ति को नहीं छूता। R: केंद्र पर मिलने वाले पटों से बँटे पाँच कोष्ठ; हर कोष्ठ में दो बीजांड केंद्र के पास लगे हैं। S: एक अंडाकार कोष्ठ; बीजांड एक ओर, जहाँ अंडप के किनारे मिलते हैं, एक कटक पर दो पंक्तियों में लगे हैं।](/figures/nt-096.svg)`,
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
        en: String.raw`Given below are two statements about infectious agents.

**Statement I:** The viroid that causes potato spindle tuber disease is a free RNA of low molecular weight without a protein coat.

**Statement II:** Prions consist of abnormally folded protein, and the agent is similar in size to viruses.

Choose the correct answer in the light of these statements.`,
        hi: String.raw`नीचे संक्रामक कारकों के बारे में दो कथन दिए गए हैं।

**कथन I:** आलू में तर्कु कंद रोग (potato spindle tuber disease) करने वाला वाइरॉइड प्रोटीन आवरण से रहित, कम आण्विक भार वाला मुक्त RNA होता है।

**कथन II:** प्रायन (prion) असामान्य रूप से वलित प्रोटीन के बने होते हैं, और यह कारक आकार में विषाणुओं के समान होता है।

इन कथनों के आधार पर सही उत्तर चुनिए।`,
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
      difficulty: 'hard',
      targetSeconds: 45,
      stem: {
        en: 'A cell of the aleurone layer of a cereal grain has 36 chromosomes. How many chromosomes, respectively, are there in a cell of its scutellum, in a synergid and in a cell of the nucellus of this plant?',
        hi: 'किसी अनाज के दाने की एल्यूरोन परत की कोशिका में 36 गुणसूत्र हैं। इस पौधे की प्रशल्क (scutellum) की कोशिका, सहाय कोशिका और बीजांडकाय की कोशिका में क्रमशः कितने गुणसूत्र होंगे?',
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
      difficulty: 'easy',
      targetSeconds: 35,
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
      targetSeconds: 40,
      stem: {
        en: String.raw`Match the workers in List-I with the materials or tools of their work on nucleic acids in List-II.

| List-I | List-II |
| --- | --- |
| A. Hershey and Chase | I. An enzyme that polymerises RNA without a template |
| B. Meselson and Stahl | II. *E. coli* grown in a medium with ¹⁵NH₄Cl |
| C. Taylor and colleagues | III. Faba beans given radioactive thymidine |
| D. Severo Ochoa | IV. Bacteriophages labelled with ³²P or ³⁵S |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I के वैज्ञानिकों को सूची-II में दी गई उस सामग्री या साधन से सुमेलित कीजिए जिसका उपयोग न्यूक्लिक अम्लों पर उनके कार्य में हुआ।

| सूची-I | सूची-II |
| --- | --- |
| A. हर्षे और चेज़ | I. टेम्पलेट के बिना RNA का बहुलकन करने वाला एंज़ाइम |
| B. मेसेल्सन और स्टाल | II. ¹⁵NH₄Cl वाले माध्यम में उगाए गए ई. कोलाई |
| C. टेलर और साथी | III. रेडियोसक्रिय थाइमिडीन दी गई फ़ाबा बीन |
| D. सेवेरो ओकोआ | IV. ³²P या ³⁵S से चिह्नित जीवाणुभोजी |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-IV, B-I, C-III, D-II', hi: 'A-IV, B-I, C-III, D-II' } },
        { id: 'b', content: { en: 'A-IV, B-I, C-II, D-III', hi: 'A-IV, B-I, C-II, D-III' } },
        { id: 'c', content: { en: 'A-I, B-II, C-III, D-IV', hi: 'A-I, B-II, C-III, D-IV' } },
        { id: 'd', content: { en: 'A-IV, B-II, C-III, D-I', hi: 'A-IV, B-II, C-III, D-I' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- Hershey and Chase (1952): phages with ³²P in DNA or ³⁵S in protein; DNA is the genetic material (IV)
- Meselson and Stahl (1958): *E. coli* in ¹⁵NH₄Cl, then in ¹⁴NH₄Cl; replication is semiconservative (II)
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
          en: 'Gives the enzyme to Meselson and Stahl and their isotope of nitrogen to Ochoa.',
          hi: 'एंज़ाइम मेसेल्सन-स्टाल को और उनका नाइट्रोजन समस्थानिक ओकोआ को दे दिया गया है।',
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
          en: 'Right: phages, ¹⁵N in *E. coli*, thymidine in faba beans, and the template-free enzyme.',
          hi: 'सही: क्रमशः जीवाणुभोजी, ई. कोलाई में ¹⁵N, फ़ाबा बीन में थाइमिडीन और बिना टेम्पलेट वाला एंज़ाइम।',
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
      difficulty: 'easy',
      targetSeconds: 25,
      stem: {
        en: 'A patch of forest had 640 chital at the beginning of a year. In that year 85 were born, 60 died, 30 came in from other forests and 45 left for other forests. How many chital were there at the end of the year?',
        hi: 'एक वन क्षेत्र में वर्ष के आरंभ में 640 चीतल थे। उस वर्ष 85 चीतल जन्मे, 60 मरे, 30 दूसरे वनों से आए और 45 दूसरे वनों को चले गए। वर्ष के अंत में चीतल कितने थे?',
      },
      options: [
        { id: 'a', content: { en: '650', hi: '650' } },
        { id: 'b', content: { en: '630', hi: '630' } },
        { id: 'c', content: { en: '620', hi: '620' } },
        { id: 'd', content: { en: '590', hi: '590' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Natality (B) and immigration (I) add to density; mortality (D) and emigration (E) take away from it.

$$
N_{t+1} = N_t + [(B + I) - (D + E)]
$$

$N = 640 + [(85 + 30) - (60 + 45)] = 640 + 10 = 650$`,
        hi: String.raw`जन्म (B) और आप्रवासन (I) से घनत्व बढ़ता है; मृत्यु (D) और उत्प्रवासन (E) से घटता है।

$$
N_{t+1} = N_t + [(B + I) - (D + E)]
$$

$N = 640 + [(85 + 30) - (60 + 45)] = 640 + 10 = 650$`,
      },
      reasons: {
        a: { en: 'Right: 115 were added and 105 lost.', hi: 'सही: 115 बढ़े और 105 घटे।' },
        b: { en: 'Subtracts the gain of 10 instead of adding it.', hi: '10 की बढ़त को जोड़ने के बजाय घटा दिया गया है।' },
        c: { en: 'Leaves out the 30 immigrants.', hi: 'बाहर से आए 30 चीतल छूट गए हैं।' },
        d: {
          en: 'Subtracts the immigrants with the emigrants.',
          hi: 'बाहर से आए चीतलों को भी जाने वालों के साथ घटा दिया गया है।',
        },
      },
    },
    {
      code: 'nt-103',
      exams: ['neet'],
      subject: 'biology',
      topic: 'diversity-of-life',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: 'Given below are two statements, an assertion (A) and a reason (R). Choose the correct answer in the light of them.',
        hi: 'नीचे दो कथन दिए गए हैं: एक अभिकथन (A) है और दूसरा कारण (R)। इनके आधार पर सही उत्तर चुनिए।',
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
      difficulty: 'easy',
      targetSeconds: 30,
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
        { id: 'a', content: { en: 'A-III, B-IV, C-I, D-II', hi: 'A-III, B-IV, C-I, D-II' } },
        { id: 'b', content: { en: 'A-III, B-I, C-IV, D-II', hi: 'A-III, B-I, C-IV, D-II' } },
        { id: 'c', content: { en: 'A-I, B-IV, C-III, D-II', hi: 'A-I, B-IV, C-III, D-II' } },
        { id: 'd', content: { en: 'A-I, B-IV, C-II, D-III', hi: 'A-I, B-IV, C-II, D-III' } },
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
          en: 'Interchanges lyases and isomerases: an isomer has the same atoms, no group is removed.',
          hi: 'लाइएज़ और आइसोमरेज़ की अदला-बदली है: समावयवी में परमाणु वही रहते हैं, कोई समूह नहीं हटता।',
        },
        b: {
          en: 'Right: shift, removal, rearrangement and joining, in this order.',
          hi: 'सही: क्रमशः स्थानांतरण, समूह हटाना, पुनर्विन्यास और जोड़ना।',
        },
        c: {
          en: 'Gives the removal of groups to transferases, which hand the group to a second substrate.',
          hi: 'समूह हटाने का काम ट्रांसफ़रेज़ को दे दिया गया है, जबकि वे समूह दूसरे क्रियाधार को सौंपते हैं।',
        },
        d: {
          en: 'Takes isomerases for the joining enzymes and ligases for those that shift groups.',
          hi: 'आइसोमरेज़ को जोड़ने वाला और लाइगेज़ को समूह स्थानांतरित करने वाला एंज़ाइम मान लिया गया है।',
        },
      },
    },
    {
      code: 'nt-105',
      exams: ['neet'],
      subject: 'biology',
      topic: 'genetics',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`The figure shows a replication fork that moves to the right; P and Q are the new strands. Which new strand is made in fragments that DNA ligase has to join, and what is the polarity of its template, read from left to right?

![A replication fork. At the right the two parental strands still lie side by side, joined by base pairs; the right end of the upper parental strand is marked 5′, the other ends are not marked. At the left the parental strands have come apart. A new strand P, a dashed line, lies along the upper parental strand, and a new strand Q, a dashed line, along the lower one.](/figures/nt-105.svg)`,
        hi: String.raw`चित्र में एक प्रतिकृति द्विशाख दिखाया गया है, जो दाईं ओर बढ़ रहा है; P और Q नए रज्जुक हैं। कौन-सा नया रज्जुक ऐसे खंडों में बनता है जिन्हें DNA लाइगेज़ जोड़ता है, और बाएँ से दाएँ पढ़ने पर उसके टेम्पलेट की ध्रुवता क्या है?

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
  ],
}
