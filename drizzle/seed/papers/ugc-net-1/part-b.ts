import type { PaperSection } from '../paper.ts'

export const partB = {
  passages: [
    {
      code: 'net-p2',
      kind: 'reading',
      title: { en: 'Invention and repair', hi: 'आविष्कार और मरम्मत' },
      content: {
        en: String.raw`Histories of technology are, for the most part, histories of invention. We are told who first built the engine, the loom or the telephone, and when; we are seldom told who kept them running. Yet at any moment most of the machines in use are old, and most of the people who work with them are neither inventing nor improving anything. They are oiling, patching, replacing and cleaning. A road that is not resurfaced, a canal that is not desilted or a library whose catalogue is not revised soon ceases to be a road, a canal or a library in anything but name.

The neglect of repair is not an accident of memory. An invention has a date and a name, and can be inaugurated; good maintenance leaves no trace, because its whole success lies in the event that does not happen. A bridge that stands is nobody's achievement; a bridge that falls is somebody's fault. It follows that budgets drawn up by those who wish to be remembered will favour the new over the sound, even where a rupee spent on repair would save several on replacement.

It would be wrong, however, to treat the mender as merely the guardian of someone else's design. The mechanic who keeps a thirty-year-old pump alive with parts made for another machine has to understand it better, in some respects, than those who drew it. Repair is a form of inquiry: a thing shows how it works when it stops working. A society that honours only its inventors may thus lose not just its bridges but a kind of knowledge that it did not know it had.`,
        hi: String.raw`प्रौद्योगिकी के इतिहास अधिकतर आविष्कारों के इतिहास हैं। हमें बताया जाता है कि इंजन, करघा या टेलीफ़ोन सबसे पहले किसने और कब बनाया; यह शायद ही बताया जाता है कि उन्हें चालू किसने रखा। फिर भी किसी भी समय उपयोग में आ रही अधिकांश मशीनें पुरानी होती हैं, और उन पर काम करने वाले अधिकांश लोग न कुछ नया बना रहे होते हैं, न कुछ सुधार रहे होते हैं। वे तेल दे रहे होते हैं, पैबंद लगा रहे होते हैं, पुर्ज़े बदल रहे होते हैं और सफ़ाई कर रहे होते हैं। जिस सड़क की परत फिर से न बिछे, जिस नहर की गाद न निकले या जिस पुस्तकालय की सूची न सुधरे, वह कुछ ही समय में केवल नाम की सड़क, नाम की नहर या नाम का पुस्तकालय रह जाता है।

मरम्मत की उपेक्षा स्मृति की कोई आकस्मिक चूक नहीं है। आविष्कार की एक तिथि और एक नाम होता है, और उसका उद्घाटन हो सकता है; अच्छा रखरखाव कोई निशान नहीं छोड़ता, क्योंकि उसकी सारी सफलता उस घटना में है जो होती ही नहीं। जो पुल खड़ा है, वह किसी की उपलब्धि नहीं; जो पुल गिरता है, वह किसी का दोष है। इसलिए जो लोग याद किए जाना चाहते हैं, उनके बनाए बजट दुरुस्त की अपेक्षा नए को वरीयता देंगे, चाहे मरम्मत पर लगा एक रुपया नया बनाने पर लगने वाले कई रुपये बचाता हो।

किंतु मरम्मत करने वाले को केवल किसी और के डिज़ाइन का रखवाला समझना ग़लत होगा। जो मिस्त्री तीस वर्ष पुराने पंप को किसी दूसरी मशीन के पुर्ज़ों से चालू रखता है, उसे कुछ बातों में वह पंप उन लोगों से भी बेहतर समझना पड़ता है जिन्होंने उसे डिज़ाइन किया था। मरम्मत खोज का ही एक रूप है: कोई वस्तु कैसे काम करती है, यह तभी दिखता है जब वह काम करना बंद कर देती है। अतः जो समाज केवल अपने आविष्कारकों का सम्मान करता है, वह अपने पुल ही नहीं, एक ऐसा ज्ञान भी खो सकता है जिसके होने का उसे पता ही नहीं था।`,
      },
    },
  ],
  questions: [
    {
      code: 'net-026',
      exams: ['ugc-net'],
      subject: 'reasoning',
      topic: 'syllogism',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: 'If the proposition "No manuscripts of this library are forgeries" is given as false, which of the following can be claimed with certainty on the traditional square of opposition?',
        hi: 'यदि दिया गया हो कि तर्कवाक्य "इस पुस्तकालय की कोई पांडुलिपि जाली नहीं है" असत्य है, तो परंपरागत विरोध-वर्ग के आधार पर निम्नलिखित में से क्या निश्चित रूप से कहा जा सकता है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: '"Some manuscripts of this library are not forgeries" is true.',
            hi: '"इस पुस्तकालय की कुछ पांडुलिपियाँ जाली नहीं हैं" सत्य है।',
          },
        },
        {
          id: 'b',
          content: {
            en: '"All manuscripts of this library are forgeries" is true.',
            hi: '"इस पुस्तकालय की सभी पांडुलिपियाँ जाली हैं" सत्य है।',
          },
        },
        {
          id: 'c',
          content: {
            en: '"Some manuscripts of this library are forgeries" is true.',
            hi: '"इस पुस्तकालय की कुछ पांडुलिपियाँ जाली हैं" सत्य है।',
          },
        },
        {
          id: 'd',
          content: {
            en: '"Some manuscripts of this library are not forgeries" is false.',
            hi: '"इस पुस्तकालय की कुछ पांडुलिपियाँ जाली नहीं हैं" असत्य है।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`"No S is P" is an **E** proposition. E false gives:

- **I** (some S is P), its contradictory: true
- **A** (all S is P), its contrary: undetermined
- **O** (some S is not P), its subaltern: undetermined

Only contradictories always have opposite truth values, so only I is certain.`,
        hi: String.raw`"कोई S, P नहीं है" **E** तर्कवाक्य है। E असत्य हो तो:

- **I** (कुछ S, P हैं), इसका व्याघाती: सत्य
- **A** (सभी S, P हैं), इसका विपरीत: अनिश्चित
- **O** (कुछ S, P नहीं हैं), इसका उपाश्रित: अनिश्चित

केवल व्याघाती तर्कवाक्यों के सत्यता-मान सदा उलटे होते हैं, इसलिए केवल I निश्चित है।`,
      },
      reasons: {
        a: {
          en: 'From a false E the truth of its subaltern O does not follow.',
          hi: 'असत्य E से उसके उपाश्रित O का सत्य होना नहीं निकलता।',
        },
        b: {
          en: 'A and E are contraries: both can be false, so A stays undetermined.',
          hi: 'A और E विपरीत हैं: दोनों असत्य हो सकते हैं, इसलिए A अनिश्चित रहता है।',
        },
        c: {
          en: 'E and I are contradictories: when E is false, I must be true.',
          hi: 'E और I व्याघाती हैं: E असत्य हो तो I सत्य होगा ही।',
        },
        d: {
          en: 'Falsity goes from the particular up to the universal, not from E down to O.',
          hi: 'असत्यता विशेष से सामान्य की ओर जाती है, E से नीचे O की ओर नहीं।',
        },
      },
    },
    {
      code: 'net-027',
      exams: ['ugc-net'],
      subject: 'reasoning',
      topic: 'indian-logic',
      difficulty: 'hard',
      targetSeconds: 90,
      stem: {
        en: String.raw`Match List-I with List-II:

| List-I (Fallacy: hetvabhasa) | List-II (Inference) |
| --- | --- |
| A. Savyabhichara | I. The flame of this lamp is cold, because it is a substance. |
| B. Viruddha | II. The hare's horn is sharp, because it is a horn. |
| C. Asiddha | III. This song is eternal, because it is produced. |
| D. Badhita | IV. That animal is a cow, because it has horns. |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए:

| सूची-I (हेत्वाभास) | सूची-II (अनुमान) |
| --- | --- |
| A. सव्यभिचार | I. इस दीपक की लौ शीतल है, क्योंकि वह द्रव्य है। |
| B. विरुद्ध | II. ख़रगोश का सींग नुकीला है, क्योंकि वह सींग है। |
| C. असिद्ध | III. यह गीत नित्य है, क्योंकि वह उत्पन्न होता है। |
| D. बाधित | IV. वह पशु गाय है, क्योंकि उसके सींग हैं। |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-IV, B-III, C-I, D-II', hi: 'A-IV, B-III, C-I, D-II' } },
        { id: 'b', content: { en: 'A-III, B-IV, C-II, D-I', hi: 'A-III, B-IV, C-II, D-I' } },
        { id: 'c', content: { en: 'A-III, B-IV, C-I, D-II', hi: 'A-III, B-IV, C-I, D-II' } },
        { id: 'd', content: { en: 'A-IV, B-III, C-II, D-I', hi: 'A-IV, B-III, C-II, D-I' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Test the reason (hetu) step by step.

- Does the subject exist at all? A hare has no horn → **asiddha** (C-II)
- Is the conclusion refuted by another source, such as touch? A cold flame → **badhita** (D-I)
- Does the reason prove the opposite? The produced is non-eternal → **viruddha** (B-III)
- Does the reason occur with and without the conclusion? Horns: cows, goats, deer → **savyabhichara** (A-IV)`,
        hi: String.raw`हेतु को क्रम से परखिए।

- क्या पक्ष का अस्तित्व ही है? ख़रगोश का सींग नहीं होता → **असिद्ध** (C-II)
- क्या निष्कर्ष किसी अन्य प्रमाण (जैसे स्पर्श) से खंडित है? शीतल लौ → **बाधित** (D-I)
- क्या हेतु उलटा सिद्ध करता है? जो उत्पन्न है, वह अनित्य है → **विरुद्ध** (B-III)
- क्या हेतु साध्य के साथ भी मिलता है और उसके बिना भी? सींग: गाय, बकरी, हिरण → **सव्यभिचार** (A-IV)`,
      },
      reasons: {
        a: {
          en: "The hare's horn does not exist (asiddha); the cold flame is refuted by touch (badhita).",
          hi: 'ख़रगोश का सींग होता ही नहीं (असिद्ध); शीतल लौ का खंडन स्पर्श के प्रत्यक्ष से होता है (बाधित)।',
        },
        b: {
          en: 'Being produced proves the very opposite of eternal (viruddha); horns are found in cows and elsewhere (savyabhichara).',
          hi: 'उत्पन्न होना नित्यता का उलटा सिद्ध करता है (विरुद्ध); सींग गाय में भी हैं और अन्यत्र भी (सव्यभिचार)।',
        },
        c: {
          en: 'Makes both exchanges: stray and contrary reason, unestablished and refuted reason.',
          hi: 'दोनों अदला-बदली हुई हैं: अनैकांतिक और विरुद्ध हेतु, तथा असिद्ध और बाधित हेतु।',
        },
        d: {
          en: 'Stray reason, contrary reason, unestablished reason, reason defeated by perception.',
          hi: 'अनैकांतिक हेतु, उलटा सिद्ध करने वाला हेतु, असिद्ध हेतु, प्रत्यक्ष से खंडित हेतु।',
        },
      },
    },
    {
      code: 'net-028',
      exams: ['ugc-net'],
      subject: 'reasoning',
      topic: 'indian-logic',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`Arrange the following schools in the increasing order of the number of pramanas (sources of valid knowledge) that they accept:

A. Nyaya

B. Charvaka

C. Advaita Vedanta

D. Samkhya

E. Vaisheshika

Choose the correct answer from the options given below:`,
        hi: String.raw`निम्नलिखित दर्शनों को उनके द्वारा स्वीकृत प्रमाणों की संख्या के बढ़ते क्रम में व्यवस्थित कीजिए:

A. न्याय

B. चार्वाक

C. अद्वैत वेदांत

D. सांख्य

E. वैशेषिक

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'B, E, D, C, A', hi: 'B, E, D, C, A' } },
        { id: 'b', content: { en: 'B, E, D, A, C', hi: 'B, E, D, A, C' } },
        { id: 'c', content: { en: 'E, B, D, C, A', hi: 'E, B, D, C, A' } },
        { id: 'd', content: { en: 'B, D, E, A, C', hi: 'B, D, E, A, C' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- Charvaka: 1 (perception)
- Vaisheshika: 2 (perception, inference)
- Samkhya: 3 (and testimony, shabda)
- Nyaya: 4 (and comparison, upamana)
- Advaita Vedanta: 6 (and postulation, arthapatti; non-apprehension, anupalabdhi)

Order: **B, E, D, A, C**. Every school keeps the earlier ones and adds its own.`,
        hi: String.raw`- चार्वाक: 1 (प्रत्यक्ष)
- वैशेषिक: 2 (प्रत्यक्ष, अनुमान)
- सांख्य: 3 (और शब्द)
- न्याय: 4 (और उपमान)
- अद्वैत वेदांत: 6 (और अर्थापत्ति, अनुपलब्धि)

क्रम: **B, E, D, A, C**। हर दर्शन पिछले प्रमाणों को रखते हुए अपना जोड़ता है।`,
      },
      reasons: {
        a: {
          en: 'Nyaya accepts four, Advaita Vedanta six; they are exchanged.',
          hi: 'न्याय चार और अद्वैत वेदांत छह प्रमाण मानता है; दोनों की अदला-बदली हुई है।',
        },
        b: { en: 'One, two, three, four and six.', hi: 'एक, दो, तीन, चार और छह।' },
        c: {
          en: 'Charvaka with perception alone comes first; and Nyaya (four) precedes Advaita (six).',
          hi: 'केवल प्रत्यक्ष मानने वाला चार्वाक सबसे पहले आता है; और न्याय (चार) अद्वैत (छह) से पहले।',
        },
        d: {
          en: 'Vaisheshika accepts two and Samkhya three; they are exchanged.',
          hi: 'वैशेषिक दो और सांख्य तीन प्रमाण मानता है; दोनों की अदला-बदली हुई है।',
        },
      },
    },
    {
      code: 'net-029',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'structure-of-arguments',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: '"The grant engraved on this copper plate is genuine, for the plate itself names the king who issued it, and what a genuine grant says of its origin is true." Which fallacy does this argument commit?',
        hi: '"इस ताम्रपत्र पर उत्कीर्ण दानपत्र असली है, क्योंकि ताम्रपत्र स्वयं उसे जारी करने वाले राजा का नाम बताता है, और असली दानपत्र अपने मूल के बारे में जो कहता है, वह सत्य होता है।" इस युक्ति में कौन-सा दोष है?',
      },
      options: [
        { id: 'a', content: { en: 'Argumentum ad verecundiam', hi: 'आर्ग्युमेंटम ऐड वेरेकुंडियम (श्रद्धामूलक युक्ति)' } },
        { id: 'b', content: { en: 'Post hoc ergo propter hoc', hi: 'पोस्ट हॉक एर्गो प्रोप्टर हॉक (काकतालीय दोष)' } },
        { id: 'c', content: { en: 'Argumentum ad ignorantiam', hi: 'आर्ग्युमेंटम ऐड इग्नोरेंशियम (अज्ञानमूलक युक्ति)' } },
        { id: 'd', content: { en: 'Petitio principii', hi: 'पेटिशियो प्रिंसिपी (आत्माश्रय दोष)' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Ask what makes the word of the plate trustworthy. The answer given is that a *genuine* grant speaks the truth; but that it is genuine was to be proved. The conclusion serves as its own premise: **petitio principii**, begging the question.

In *ad verecundiam* the word of a respected person would stand for a proof; in *ad ignorantiam* the ground would be that nobody has shown the plate to be a forgery.`,
        hi: String.raw`देखिए कि ताम्रपत्र की बात पर विश्वास किस आधार पर है। उत्तर मिलता है कि *असली* दानपत्र सत्य कहता है; पर असली होना ही तो सिद्ध करना था। निष्कर्ष स्वयं अपना आधार बन गया: यही **आत्माश्रय दोष** (पेटिशियो प्रिंसिपी) है।

श्रद्धामूलक युक्ति में किसी सम्मानित व्यक्ति का कथन प्रमाण बनता; अज्ञानमूलक युक्ति में आधार यह होता कि कोई इसे जाली सिद्ध नहीं कर सका।`,
      },
      reasons: {
        a: {
          en: 'No respected person is cited for it; the plate vouches for itself.',
          hi: 'किसी सम्मानित व्यक्ति का हवाला नहीं है; ताम्रपत्र स्वयं अपनी गवाही देता है।',
        },
        b: {
          en: 'No event is said to have caused a later one.',
          hi: 'यहाँ किसी घटना को बाद की घटना का कारण नहीं बताया गया है।',
        },
        c: {
          en: 'The ground is not that nobody has proved the plate a forgery.',
          hi: 'आधार यह नहीं है कि कोई ताम्रपत्र को जाली सिद्ध नहीं कर सका।',
        },
        d: {
          en: 'The plate is believed only if it is genuine, which was to be proved.',
          hi: 'ताम्रपत्र की बात तभी मानी जाएगी जब वह असली हो, और यही सिद्ध करना था।',
        },
      },
    },
    {
      code: 'net-030',
      exams: ['ugc-net'],
      subject: 'reasoning',
      topic: 'venn-diagram',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: 'Of 120 research scholars, 72 use SPSS, 58 use R and 22 use neither of the two. How many scholars use exactly one of the two?',
        hi: '120 शोधार्थियों में से 72 SPSS का और 58 R का प्रयोग करते हैं, जबकि 22 दोनों में से किसी का प्रयोग नहीं करते। कितने शोधार्थी दोनों में से ठीक एक का प्रयोग करते हैं?',
      },
      options: [
        { id: 'a', content: { en: '40', hi: '40' } },
        { id: 'b', content: { en: '32', hi: '32' } },
        { id: 'c', content: { en: '98', hi: '98' } },
        { id: 'd', content: { en: '66', hi: '66' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`At least one: 120 − 22 = 98. Both: 72 + 58 − 98 = 32.

Exactly one = at least one − both = 98 − 32 = **66** (SPSS alone 40, R alone 26). The trap is to stop at 98 or at 32.`,
        hi: String.raw`कम से कम एक: 120 − 22 = 98। दोनों: 72 + 58 − 98 = 32।

ठीक एक = कम से कम एक − दोनों = 98 − 32 = **66** (केवल SPSS 40, केवल R 26)। 98 या 32 पर ही रुक जाना यहाँ का जाल है।`,
      },
      reasons: {
        a: {
          en: 'Those who use SPSS alone; the 26 who use R alone are left out.',
          hi: 'यह केवल SPSS वालों की संख्या है; केवल R वाले 26 छूट गए हैं।',
        },
        b: { en: 'The number of those who use both.', hi: 'यह दोनों का प्रयोग करने वालों की संख्या है।' },
        c: { en: 'The number of those who use at least one.', hi: 'यह कम से कम एक का प्रयोग करने वालों की संख्या है।' },
        d: { en: '98 use at least one and 32 of them both.', hi: '98 कम से कम एक का प्रयोग करते हैं, जिनमें से 32 दोनों का।' },
      },
    },
    {
      code: 'net-031',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'ict',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Arrange the following in the decreasing order of the speed at which the processor can read from them:

A. Hard disk drive

B. Cache memory

C. Register

D. Main memory (RAM)

E. Solid-state drive

Choose the correct answer from the options given below:`,
        hi: String.raw`निम्नलिखित को उस गति के घटते क्रम में व्यवस्थित कीजिए जिससे प्रोसेसर उनसे डेटा पढ़ सकता है:

A. हार्ड डिस्क ड्राइव

B. कैश मेमोरी

C. रजिस्टर

D. मुख्य मेमोरी (RAM)

E. सॉलिड-स्टेट ड्राइव

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'C, B, D, E, A', hi: 'C, B, D, E, A' } },
        { id: 'b', content: { en: 'C, D, B, E, A', hi: 'C, D, B, E, A' } },
        { id: 'c', content: { en: 'B, C, E, D, A', hi: 'B, C, E, D, A' } },
        { id: 'd', content: { en: 'B, C, D, A, E', hi: 'B, C, D, A, E' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The nearer to the processor, the faster, the smaller and the costlier per byte: register → cache → RAM → solid-state drive → hard disk, i.e. **C, B, D, E, A**.

The cache exists just because RAM is too slow for the processor.`,
        hi: String.raw`प्रोसेसर के जितना निकट, उतना तेज़, छोटा और प्रति बाइट महँगा: रजिस्टर → कैश → RAM → सॉलिड-स्टेट ड्राइव → हार्ड डिस्क, अर्थात **C, B, D, E, A**।

कैश बनाया ही इसलिए गया कि RAM प्रोसेसर के लिए धीमी पड़ती है।`,
      },
      reasons: {
        a: {
          en: 'From inside the processor outwards to the turning disk.',
          hi: 'प्रोसेसर के भीतर से बाहर की ओर, घूमती डिस्क तक।',
        },
        b: {
          en: 'The cache is there because RAM is too slow for the processor.',
          hi: 'कैश है ही इसलिए कि RAM प्रोसेसर के लिए धीमी पड़ती है।',
        },
        c: {
          en: 'Registers are faster than the cache, and RAM is faster than a solid-state drive.',
          hi: 'रजिस्टर कैश से तेज़ हैं, और RAM सॉलिड-स्टेट ड्राइव से।',
        },
        d: {
          en: 'Registers lie in the core itself; and a solid-state drive, without moving parts, beats a hard disk.',
          hi: 'रजिस्टर कोर के भीतर ही हैं; और बिना घूमने वाले भागों की सॉलिड-स्टेट ड्राइव हार्ड डिस्क से तेज़ है।',
        },
      },
    },
    {
      code: 'net-032',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'ict',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: { en: 'The sum of the binary numbers 10110 and 1101 is', hi: 'द्विआधारी संख्याओं 10110 और 1101 का योग क्या है?' },
      options: [
        { id: 'a', content: { en: '100111', hi: '100111' } },
        { id: 'b', content: { en: '100011', hi: '100011' } },
        { id: 'c', content: { en: '101011', hi: '101011' } },
        { id: 'd', content: { en: '110011', hi: '110011' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Safest in the hall: go through decimal. 10110 = 16 + 4 + 2 = 22; 1101 = 8 + 4 + 1 = 13; sum 35 = 32 + 2 + 1 = **100011**.

Directly, from the right: 0 + 1 = 1; 1 + 0 = 1; 1 + 1 = 0 carry 1; 0 + 1 + 1 = 0 carry 1; 1 + 1 = 10.`,
        hi: String.raw`परीक्षा में सबसे सुरक्षित तरीक़ा दशमलव से होकर है। 10110 = 16 + 4 + 2 = 22; 1101 = 8 + 4 + 1 = 13; योग 35 = 32 + 2 + 1 = **100011**।

सीधे, दाईं ओर से: 0 + 1 = 1; 1 + 0 = 1; 1 + 1 = 0, हासिल 1; 0 + 1 + 1 = 0, हासिल 1; 1 + 1 = 10।`,
      },
      reasons: {
        a: {
          en: 'This is 39: a 1 is written in the place of 4, where 1 + 1 gives 0 and a carry of 1.',
          hi: 'यह 39 है: 4 के स्थान पर 1 लिखा गया है, जहाँ 1 + 1 से 0 और हासिल 1 आता है।',
        },
        b: { en: '22 + 13 = 35 = 32 + 2 + 1.', hi: '22 + 13 = 35 = 32 + 2 + 1।' },
        c: {
          en: 'This is 43: the carry into the place of 8 is left standing as 1, where 0 + 1 + 1 gives 0.',
          hi: 'यह 43 है: 8 के स्थान पर 0 + 1 + हासिल 1 से 0 आना चाहिए, पर 1 लिखा गया है।',
        },
        d: {
          en: 'This is 51: the last carry is added in two places, 16 and 32.',
          hi: 'यह 51 है: अंतिम हासिल 16 और 32 दोनों स्थानों पर लिख दिया गया है।',
        },
      },
    },
    {
      code: 'net-033',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'ict',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Given below are two statements about e-mail:

Statement I: A recipient in the Bcc field can see the addresses in the To and Cc fields.

Statement II: When a recipient in the To field uses "Reply all", the reply also goes to the recipients in the Bcc field.

In the light of the above statements, choose the correct answer:`,
        hi: String.raw`ई-मेल के बारे में नीचे दो कथन दिए गए हैं:

कथन I: Bcc में रखा गया प्राप्तकर्ता To और Cc के पते देख सकता है।

कथन II: जब To का कोई प्राप्तकर्ता "Reply all" का प्रयोग करता है, तो उत्तर Bcc के प्राप्तकर्ताओं को भी जाता है।

उपर्युक्त कथनों के आलोक में सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'Both Statement I and Statement II are true.', hi: 'कथन I और कथन II दोनों सत्य हैं।' } },
        {
          id: 'b',
          content: { en: 'Both Statement I and Statement II are false.', hi: 'कथन I और कथन II दोनों असत्य हैं।' },
        },
        {
          id: 'c',
          content: { en: 'Statement I is true, but Statement II is false.', hi: 'कथन I सत्य है, परंतु कथन II असत्य है।' },
        },
        {
          id: 'd',
          content: { en: 'Statement I is false, but Statement II is true.', hi: 'कथन I असत्य है, परंतु कथन II सत्य है।' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Bcc = *blind* carbon copy: **others** are blind to the recipient, the recipient is not blind to them.

- I: the message that a Bcc recipient gets shows the To and Cc lines. True.
- II: "Reply all" uses the addresses that the replier can see: sender, To, Cc. The Bcc recipients are not among them. False.`,
        hi: String.raw`Bcc = *ब्लाइंड* कार्बन कॉपी: **अन्य लोग** इस प्राप्तकर्ता को नहीं देख पाते, वह उन्हें देख सकता है।

- I: Bcc वाले को मिले संदेश में To और Cc के पते दिखते हैं। सत्य।
- II: "Reply all" केवल उन पतों पर जाता है जो उत्तर देने वाले को दिखते हैं: प्रेषक, To और Cc। Bcc के प्राप्तकर्ता उनमें नहीं होते। असत्य।`,
      },
      reasons: {
        a: {
          en: 'The To recipient does not have the Bcc addresses, so they cannot get the reply.',
          hi: 'To वाले प्राप्तकर्ता के पास Bcc के पते होते ही नहीं, इसलिए उन्हें उत्तर नहीं जा सकता।',
        },
        b: {
          en: 'Statement I is true: only the Bcc line is hidden, not To and Cc.',
          hi: 'कथन I सत्य है: केवल Bcc छिपा रहता है, To और Cc नहीं।',
        },
        c: {
          en: 'To and Cc are visible to all recipients; Bcc is visible to none of the others.',
          hi: 'To और Cc सभी प्राप्तकर्ताओं को दिखते हैं; Bcc अन्य किसी को नहीं दिखता।',
        },
        d: {
          en: 'Turns the rule round: it is the Bcc line that is hidden.',
          hi: 'नियम उलटा कर दिया गया है: छिपा हुआ तो Bcc होता है।',
        },
      },
    },
    {
      code: 'net-034',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'ict',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Match List-I with List-II:

| List-I (INFLIBNET initiative) | List-II (What it offers) |
| --- | --- |
| A. Shodhganga | I. Research synopses of scholars registered for Ph.D. |
| B. ShodhGangotri | II. Profiles of subject experts and faculty |
| C. VIDWAN | III. Full text of theses accepted by Indian universities |
| D. SOUL | IV. Software for the automation of college and university libraries |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए:

| सूची-I (इन्फ़्लिबनेट की पहल) | सूची-II (उपलब्ध सामग्री या सेवा) |
| --- | --- |
| A. शोधगंगा | I. पीएच.डी. के लिए पंजीकृत शोधार्थियों की शोध-रूपरेखाएँ (सिनॉप्सिस) |
| B. शोधगंगोत्री | II. विषय-विशेषज्ञों और शिक्षकों के प्रोफ़ाइल |
| C. विद्वान (VIDWAN) | III. भारतीय विश्वविद्यालयों में स्वीकृत शोध-प्रबंधों का पूर्ण पाठ |
| D. सोल (SOUL) | IV. महाविद्यालयों और विश्वविद्यालयों के पुस्तकालयों के स्वचालन का सॉफ़्टवेयर |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-III, B-I, C-IV, D-II', hi: 'A-III, B-I, C-IV, D-II' } },
        { id: 'b', content: { en: 'A-III, B-I, C-II, D-IV', hi: 'A-III, B-I, C-II, D-IV' } },
        { id: 'c', content: { en: 'A-I, B-III, C-IV, D-II', hi: 'A-I, B-III, C-IV, D-II' } },
        { id: 'd', content: { en: 'A-I, B-II, C-III, D-IV', hi: 'A-I, B-II, C-III, D-IV' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The names help: the **Gangotri** is where the Ganga begins, so it holds the *beginnings* of research, the synopses; the **Ganga** holds the finished theses. **Vidwan** (a learned person) is the database of experts; **SOUL** is short for Software for University Libraries.

A-III, B-I, C-II, D-IV.`,
        hi: String.raw`नाम ही सहायता करते हैं: **गंगोत्री** गंगा का उद्गम है, अतः वहाँ शोध का *आरंभ*, यानी रूपरेखाएँ हैं; **गंगा** में पूर्ण शोध-प्रबंध हैं। **विद्वान** विशेषज्ञों का डेटाबेस है और **SOUL** का पूरा नाम है Software for University Libraries।

A-III, B-I, C-II, D-IV।`,
      },
      reasons: {
        a: {
          en: 'VIDWAN lists people; the library software is SOUL.',
          hi: 'विद्वान में व्यक्तियों के प्रोफ़ाइल हैं; पुस्तकालय का सॉफ़्टवेयर सोल है।',
        },
        b: {
          en: 'Theses, synopses, experts, library software: in this order.',
          hi: 'शोध-प्रबंध, रूपरेखाएँ, विशेषज्ञ, पुस्तकालय सॉफ़्टवेयर: इसी क्रम में।',
        },
        c: {
          en: 'Makes both exchanges: theses and synopses, people and software.',
          hi: 'दोनों अदला-बदली हुई हैं: शोध-प्रबंध और रूपरेखाएँ, तथा व्यक्ति और सॉफ़्टवेयर।',
        },
        d: {
          en: 'Only SOUL is right: full theses are in the Ganga, synopses at its source, the Gangotri.',
          hi: 'केवल सोल सही है: पूर्ण शोध-प्रबंध गंगा में हैं और रूपरेखाएँ उसके उद्गम गंगोत्री में।',
        },
      },
    },
    {
      code: 'net-035',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'ict',
      difficulty: 'hard',
      targetSeconds: 80,
      stem: {
        en: String.raw`Which of the following statements are correct?

A. A mail program sends mail by SMTP, and may receive it by POP3 or IMAP.

B. An IPv6 address has 128 bits, so IPv6 offers four times as many addresses as IPv4.

C. The Domain Name System translates a domain name into an IP address.

D. In packet switching, packets of one message may reach the destination by different routes.

E. The MAC address of a network card is allotted by the internet service provider.

Choose the correct answer from the options given below:`,
        hi: String.raw`निम्नलिखित में से कौन-से कथन सही हैं?

A. मेल प्रोग्राम SMTP से मेल भेजता है और उसे POP3 या IMAP से प्राप्त कर सकता है।

B. IPv6 पता 128 बिट का होता है, इसलिए IPv6 में IPv4 से चार गुना पते उपलब्ध हैं।

C. डोमेन नेम सिस्टम (DNS) डोमेन नाम को IP पते में बदलता है।

D. पैकेट स्विचिंग में एक ही संदेश के पैकेट अलग-अलग मार्गों से गंतव्य तक पहुँच सकते हैं।

E. नेटवर्क कार्ड का MAC पता इंटरनेट सेवा प्रदाता देता है।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A, C, D and E only', hi: 'केवल A, C, D और E' } },
        { id: 'b', content: { en: 'A, B and D only', hi: 'केवल A, B और D' } },
        { id: 'c', content: { en: 'A, C and D only', hi: 'केवल A, C और D' } },
        { id: 'd', content: { en: 'A, B, C and D only', hi: 'केवल A, B, C और D' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **A** right: SMTP **sends**; POP3 and IMAP **fetch**.
- **B** wrong: 128 bits are four times the **bits** of IPv4 (32), but every bit doubles the addresses: $2^{128}$ against $2^{32}$, that is $2^{96}$ times as many.
- **C** right: DNS is the telephone directory of the internet.
- **D** right: that is the strength of packet switching; the packets are put in order at the end.
- **E** wrong: the MAC address is given by the maker of the card; what the provider allots is the IP address.`,
        hi: String.raw`- **A** सही: SMTP मेल **भेजता** है; POP3 और IMAP मेल **लाते** हैं।
- **B** ग़लत: 128 बिट IPv4 के 32 **बिट** के चार गुना हैं, पर हर बिट से पते दुगुने होते हैं: $2^{32}$ के सामने $2^{128}$, यानी $2^{96}$ गुना।
- **C** सही: DNS इंटरनेट की टेलीफ़ोन निर्देशिका है।
- **D** सही: यही पैकेट स्विचिंग की विशेषता है; पैकेट गंतव्य पर क्रम में जोड़े जाते हैं।
- **E** ग़लत: MAC पता कार्ड का निर्माता देता है; सेवा प्रदाता जो देता है, वह IP पता है।`,
      },
      reasons: {
        a: {
          en: 'B is rightly left out, but E is wrong: the provider allots the IP address, the maker of the card the MAC address.',
          hi: 'B को छोड़ना सही है, पर E ग़लत है: सेवा प्रदाता IP पता देता है, MAC पता तो कार्ड का निर्माता देता है।',
        },
        b: {
          en: 'Four times the bits is not four times the addresses; and C, the work of DNS, is left out.',
          hi: 'चार गुना बिट का अर्थ चार गुना पते नहीं है; और DNS वाला C छूट गया है।',
        },
        c: {
          en: 'B takes bits for addresses, and E takes the MAC address for the IP address.',
          hi: 'B में बिट को पतों की संख्या और E में MAC पते को IP पता समझ लिया गया है।',
        },
        d: {
          en: 'The first half of B is right, but 96 more bits multiply the addresses by 2 to the power 96, not by 4.',
          hi: 'B का पहला भाग सही है, पर 96 अतिरिक्त बिट पतों को 4 गुना नहीं, 2 की घात 96 गुना करते हैं।',
        },
      },
    },
    {
      code: 'net-036',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'people-and-environment',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match List-I with List-II:

| List-I (Sustainable Development Goal) | List-II (Subject) |
| --- | --- |
| A. Goal 5 | I. Affordable and clean energy |
| B. Goal 7 | II. Life on land |
| C. Goal 12 | III. Gender equality |
| D. Goal 15 | IV. Responsible consumption and production |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए:

| सूची-I (सतत विकास लक्ष्य) | सूची-II (विषय) |
| --- | --- |
| A. लक्ष्य 5 | I. सस्ती और स्वच्छ ऊर्जा |
| B. लक्ष्य 7 | II. थलीय जीवों की सुरक्षा |
| C. लक्ष्य 12 | III. लैंगिक समानता |
| D. लक्ष्य 15 | IV. संवहनीय उपभोग और उत्पादन |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-III, B-I, C-IV, D-II', hi: 'A-III, B-I, C-IV, D-II' } },
        { id: 'b', content: { en: 'A-I, B-III, C-II, D-IV', hi: 'A-I, B-III, C-II, D-IV' } },
        { id: 'c', content: { en: 'A-III, B-I, C-II, D-IV', hi: 'A-III, B-I, C-II, D-IV' } },
        { id: 'd', content: { en: 'A-I, B-III, C-IV, D-II', hi: 'A-I, B-III, C-IV, D-II' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The 17 goals run from people (1–6) through the economy (7–12) to the planet (13–15) and peace and partnership (16, 17).

5 gender equality, 7 clean energy, 12 responsible consumption, 15 life on land: **A-III, B-I, C-IV, D-II**.`,
        hi: String.raw`17 लक्ष्य मनुष्य (1–6) से अर्थव्यवस्था (7–12), फिर पृथ्वी (13–15) और अंत में शांति व साझेदारी (16, 17) तक जाते हैं।

5 लैंगिक समानता, 7 स्वच्छ ऊर्जा, 12 संवहनीय उपभोग, 15 थलीय जीव: **A-III, B-I, C-IV, D-II**।`,
      },
      reasons: {
        a: {
          en: 'Gender, energy, consumption, land: goals 5, 7, 12 and 15.',
          hi: 'लैंगिक समानता, ऊर्जा, उपभोग, थल: लक्ष्य 5, 7, 12 और 15।',
        },
        b: {
          en: 'Makes both exchanges: gender and energy, consumption and land.',
          hi: 'दोनों अदला-बदली हुई हैं: लैंगिक समानता और ऊर्जा, तथा उपभोग और थल।',
        },
        c: {
          en: 'Life on land is goal 15, next to life below water, goal 14.',
          hi: 'थलीय जीव लक्ष्य 15 है, जलीय जीवों वाले लक्ष्य 14 के ठीक बाद।',
        },
        d: {
          en: 'Exchanges goal 5 (gender) and goal 7 (energy).',
          hi: 'लक्ष्य 5 (लैंगिक समानता) और लक्ष्य 7 (ऊर्जा) की अदला-बदली।',
        },
      },
    },
    {
      code: 'net-037',
      exams: ['ugc-net'],
      subject: 'general-knowledge',
      topic: 'environment',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`Arrange the following in chronological order, the earliest first:

A. Adoption of the Kyoto Protocol

B. Earth Summit at Rio de Janeiro

C. Adoption of the Montreal Protocol

D. Adoption of the Nagoya Protocol

E. United Nations Conference on the Human Environment at Stockholm

Choose the correct answer from the options given below:`,
        hi: String.raw`सबसे पुराने से आरंभ करते हुए निम्नलिखित को कालानुक्रम में व्यवस्थित कीजिए:

A. क्योटो प्रोटोकॉल का अंगीकरण

B. रियो डी जेनेरियो में पृथ्वी शिखर सम्मेलन

C. मॉन्ट्रियल प्रोटोकॉल का अंगीकरण

D. नागोया प्रोटोकॉल का अंगीकरण

E. स्टॉकहोम में मानव पर्यावरण पर संयुक्त राष्ट्र सम्मेलन

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'E, C, B, A, D', hi: 'E, C, B, A, D' } },
        { id: 'b', content: { en: 'E, C, B, D, A', hi: 'E, C, B, D, A' } },
        { id: 'c', content: { en: 'C, E, B, A, D', hi: 'C, E, B, A, D' } },
        { id: 'd', content: { en: 'E, B, C, D, A', hi: 'E, B, C, D, A' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- 1972 Stockholm: human environment
- 1987 Montreal: substances that deplete the ozone layer
- 1992 Rio: climate convention, biodiversity convention, Agenda 21
- 1997 Kyoto: binding cuts for developed countries
- 2010 Nagoya: sharing of the benefits of genetic resources

Order: **E, C, B, A, D**.`,
        hi: String.raw`- 1972 स्टॉकहोम: मानव पर्यावरण
- 1987 मॉन्ट्रियल: ओज़ोन परत को घटाने वाले पदार्थ
- 1992 रियो: जलवायु अभिसमय, जैव विविधता अभिसमय, एजेंडा 21
- 1997 क्योटो: विकसित देशों के लिए बाध्यकारी कटौती
- 2010 नागोया: आनुवंशिक संसाधनों के लाभों का बँटवारा

क्रम: **E, C, B, A, D**।`,
      },
      reasons: {
        a: { en: '1972, 1987, 1992, 1997, 2010.', hi: '1972, 1987, 1992, 1997, 2010।' },
        b: {
          en: 'Kyoto (1997) was adopted well before Nagoya (2010).',
          hi: 'क्योटो (1997) का अंगीकरण नागोया (2010) से बहुत पहले हुआ।',
        },
        c: { en: 'Stockholm (1972) was the first of all.', hi: 'स्टॉकहोम सम्मेलन (1972) सबसे पहले हुआ।' },
        d: {
          en: 'Puts Rio (1992) before Montreal (1987), and Nagoya (2010) before Kyoto (1997).',
          hi: 'रियो (1992) को मॉन्ट्रियल (1987) से और नागोया (2010) को क्योटो (1997) से पहले रखा गया है।',
        },
      },
    },
    {
      code: 'net-038',
      exams: ['ugc-net'],
      subject: 'general-knowledge',
      topic: 'climate-change',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: 'Given below are two statements, one labelled as Assertion (A) and the other as Reason (R). Choose the correct option in the light of the statements.',
        hi: 'नीचे दो कथन दिए गए हैं: एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। इन कथनों के आलोक में सही विकल्प चुनिए।',
      },
      statements: {
        assertion: {
          en: 'Over a period of 100 years, a tonne of methane warms the earth less than a tonne of carbon dioxide.',
          hi: '100 वर्ष की अवधि में एक टन मीथेन पृथ्वी को एक टन कार्बन डाइऑक्साइड से कम गर्म करती है।',
        },
        reason: {
          en: 'Methane stays in the atmosphere for a far shorter time than carbon dioxide.',
          hi: 'मीथेन वायुमंडल में कार्बन डाइऑक्साइड की अपेक्षा बहुत कम समय तक रहती है।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['d'] },
      solution: {
        en: String.raw`**A is false**: the global warming potential of methane over 100 years is about 28, that of carbon dioxide is 1 by definition. Over 20 years it is above 80.

**R is true**: methane stays for about 12 years; a part of the carbon dioxide stays for centuries.

The trap: the short life makes A look reasonable, but methane absorbs so much more heat while it lasts.`,
        hi: String.raw`**A असत्य है**: 100 वर्षों में मीथेन की वैश्विक तापन क्षमता लगभग 28 है, जबकि कार्बन डाइऑक्साइड की परिभाषा से 1 है। 20 वर्षों में यह 80 से भी अधिक है।

**R सत्य है**: मीथेन लगभग 12 वर्ष रहती है; कार्बन डाइऑक्साइड का एक भाग सदियों तक बना रहता है।

जाल यह है कि छोटे जीवनकाल से A ठीक लगने लगता है, पर मीथेन जितने समय रहती है, उसमें कहीं अधिक ऊष्मा सोखती है।`,
      },
      reasons: {
        a: {
          en: 'A is false, so there is nothing for R to explain.',
          hi: 'A असत्य है, इसलिए R के लिए व्याख्या करने को कुछ नहीं है।',
        },
        b: {
          en: 'Only R is true: tonne for tonne methane warms far more.',
          hi: 'केवल R सत्य है: प्रति टन मीथेन कहीं अधिक गर्म करती है।',
        },
        c: {
          en: 'It is the other way round: methane does have a short life of about 12 years.',
          hi: 'बात उलटी है: मीथेन का जीवनकाल वास्तव में छोटा, लगभग 12 वर्ष, है।',
        },
        d: {
          en: 'Short life (R true), yet nearly 28 times the warming in 100 years (A false).',
          hi: 'जीवनकाल छोटा (R सत्य), फिर भी 100 वर्षों में लगभग 28 गुना तापन (A असत्य)।',
        },
      },
    },
    {
      code: 'net-039',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'people-and-environment',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Which of the following are among the eight pollutants from which India's National Air Quality Index is worked out?

A. Carbon dioxide

B. Ammonia

C. Benzene

D. Lead

E. Ozone

Choose the correct answer from the options given below:`,
        hi: String.raw`भारत का राष्ट्रीय वायु गुणवत्ता सूचकांक जिन आठ प्रदूषकों से निकाला जाता है, उनमें निम्नलिखित में से कौन-से सम्मिलित हैं?

A. कार्बन डाइऑक्साइड

B. अमोनिया

C. बेंज़ीन

D. सीसा

E. ओज़ोन

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'C, D and E only', hi: 'केवल C, D और E' } },
        { id: 'b', content: { en: 'A, C and E only', hi: 'केवल A, C और E' } },
        { id: 'c', content: { en: 'B, C and D only', hi: 'केवल B, C और D' } },
        { id: 'd', content: { en: 'B, D and E only', hi: 'केवल B, D और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The eight: PM10, PM2.5, nitrogen dioxide, sulphur dioxide, carbon **mon**oxide, ozone, ammonia, lead.

Two traps: carbon *di*oxide, a greenhouse gas, for carbon *mon*oxide; and benzene, which is among the twelve pollutants of the national **standards** for ambient air (2009), but not among the eight of the **index**. So **B, D and E only**.`,
        hi: String.raw`आठ प्रदूषक: PM10, PM2.5, नाइट्रोजन डाइऑक्साइड, सल्फ़र डाइऑक्साइड, कार्बन **मोनो**ऑक्साइड, ओज़ोन, अमोनिया, सीसा।

दो जाल हैं: कार्बन *मोनो*ऑक्साइड की जगह ग्रीनहाउस गैस कार्बन *डाइ*ऑक्साइड; और बेंज़ीन, जो परिवेशी वायु के राष्ट्रीय **मानकों** (2009) के बारह प्रदूषकों में है, पर **सूचकांक** के आठ में नहीं। अतः **केवल B, D और E**।`,
      },
      reasons: {
        a: {
          en: 'Benzene has a standard but no place in the index, while ammonia, which is in it, has been left out.',
          hi: 'बेंज़ीन का मानक तो है, पर वह सूचकांक में नहीं है, जबकि अमोनिया, जो उसमें है, छूट गई है।',
        },
        b: {
          en: 'The index has carbon monoxide, not carbon dioxide; ammonia and lead are left out.',
          hi: 'सूचकांक में कार्बन मोनोऑक्साइड है, कार्बन डाइऑक्साइड नहीं; अमोनिया और सीसा छूट गए हैं।',
        },
        c: {
          en: 'Benzene is not in the index, and ozone near the ground, which is in it, is left out.',
          hi: 'बेंज़ीन सूचकांक में नहीं है, और भूमि के निकट की ओज़ोन, जो उसमें है, छूट गई है।',
        },
        d: {
          en: 'Besides PM10, PM2.5 and three gases of burning (NO2, SO2, CO), the index has just these three.',
          hi: 'PM10, PM2.5 और जलने से बनी तीन गैसों (NO2, SO2, CO) के अतिरिक्त सूचकांक में यही तीन हैं।',
        },
      },
    },
    {
      code: 'net-040',
      exams: ['ugc-net'],
      subject: 'general-knowledge',
      topic: 'climate-change',
      difficulty: 'hard',
      targetSeconds: 80,
      stem: {
        en: String.raw`Which of the following are stated in India's updated Nationally Determined Contribution, submitted to the UNFCCC in August 2022?

A. To reduce the emissions intensity of its GDP by 45 per cent by 2030 from the 2005 level

B. To generate from renewable sources 50 per cent of all the energy consumed by 2030

C. To achieve about 50 per cent cumulative electric power installed capacity from non-fossil fuel-based sources by 2030

D. To reduce the total emissions of greenhouse gases by 45 per cent by 2030 from the 2005 level

E. To put forward a healthy and sustainable way of living through a mass movement for LiFE

Choose the correct answer from the options given below:`,
        hi: String.raw`भारत ने अगस्त 2022 में UNFCCC को जो अद्यतन राष्ट्रीय स्तर पर निर्धारित योगदान (NDC) सौंपा, उसमें निम्नलिखित में से कौन-सी बातें हैं?

A. 2030 तक GDP की उत्सर्जन तीव्रता को 2005 के स्तर से 45 प्रतिशत घटाना

B. 2030 तक ऊर्जा की कुल खपत का 50 प्रतिशत नवीकरणीय स्रोतों से प्राप्त करना

C. 2030 तक विद्युत की लगभग 50 प्रतिशत संचयी स्थापित क्षमता ग़ैर-जीवाश्म ईंधन-आधारित स्रोतों से प्राप्त करना

D. 2030 तक ग्रीनहाउस गैसों का कुल उत्सर्जन 2005 के स्तर से 45 प्रतिशत घटाना

E. LiFE के जन-आंदोलन द्वारा स्वस्थ और संवहनीय जीवन-शैली को आगे बढ़ाना

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
        en: String.raw`Two pairs are set against each other: read the noun.

- *Emissions intensity* (emissions per unit of GDP) down 45%: A right. *Total* emissions may still grow: D wrong.
- *Installed capacity* of electric power 50% non-fossil: C right. Share of *all energy consumed* is another, much harder thing: B wrong. Non-fossil also includes nuclear and large hydro.
- E right: LiFE, Lifestyle for Environment.

So **A, C and E only**.`,
        hi: String.raw`दो जोड़ियाँ आमने-सामने रखी गई हैं: संज्ञा पर ध्यान दीजिए।

- *उत्सर्जन तीव्रता* (GDP की प्रति इकाई उत्सर्जन) में 45% कमी: A सही। *कुल* उत्सर्जन फिर भी बढ़ सकता है: D ग़लत।
- विद्युत की *स्थापित क्षमता* का 50% ग़ैर-जीवाश्म: C सही। *ऊर्जा की कुल खपत* में हिस्सा दूसरी और कहीं कठिन बात है: B ग़लत। ग़ैर-जीवाश्म में परमाणु और बड़ी जलविद्युत भी आती है।
- E सही: LiFE, अर्थात पर्यावरण के लिए जीवन-शैली।

अतः **केवल A, C और E**।`,
      },
      reasons: {
        a: {
          en: 'The 50 per cent is of installed capacity of electricity, not of energy consumed.',
          hi: '50 प्रतिशत विद्युत की स्थापित क्षमता का है, ऊर्जा की कुल खपत का नहीं।',
        },
        b: {
          en: 'B turns capacity into consumption, D turns intensity into the total, and A and E are left out.',
          hi: 'B में क्षमता की जगह खपत है, D में तीव्रता की जगह कुल उत्सर्जन, और A तथा E छूट गए हैं।',
        },
        c: {
          en: 'Intensity, installed capacity and LiFE are the three promises here.',
          hi: 'तीव्रता, स्थापित क्षमता और LiFE: यहाँ यही तीन वचन हैं।',
        },
        d: {
          en: 'The 45 per cent is of emissions per unit of GDP (A), not of the total emissions.',
          hi: '45 प्रतिशत GDP की प्रति इकाई उत्सर्जन (A) का है, कुल उत्सर्जन का नहीं।',
        },
      },
    },
    {
      code: 'net-041',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'higher-education',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`Match List-I with List-II:

| List-I (Ancient seat of learning) | List-II (Founder or patrons) |
| --- | --- |
| A. Nalanda | I. Ramapala |
| B. Vikramashila | II. The Maitrakas |
| C. Valabhi | III. Kumaragupta I |
| D. Jagaddala | IV. Dharmapala |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए:

| सूची-I (प्राचीन विद्या-केंद्र) | सूची-II (संस्थापक या संरक्षक) |
| --- | --- |
| A. नालंदा | I. रामपाल |
| B. विक्रमशिला | II. मैत्रक शासक |
| C. वलभी | III. कुमारगुप्त प्रथम |
| D. जगद्दल | IV. धर्मपाल |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-III, B-IV, C-II, D-I', hi: 'A-III, B-IV, C-II, D-I' } },
        { id: 'b', content: { en: 'A-II, B-IV, C-III, D-I', hi: 'A-II, B-IV, C-III, D-I' } },
        { id: 'c', content: { en: 'A-III, B-I, C-II, D-IV', hi: 'A-III, B-I, C-II, D-IV' } },
        { id: 'd', content: { en: 'A-II, B-I, C-III, D-IV', hi: 'A-II, B-I, C-III, D-IV' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Place them on the map and in time.

- Nalanda (Bihar), 5th century: Kumaragupta I
- Valabhi (Gujarat), from the 5th–6th century: the Maitrakas
- Vikramashila (Bihar), about 800: Dharmapala
- Jagaddala (Bengal), about 1100: Ramapala

So **A-III, B-IV, C-II, D-I**. Of the two Palas, the earlier founded Vikramashila.`,
        hi: String.raw`इन्हें मानचित्र और काल में रखकर देखिए।

- नालंदा (बिहार), 5वीं सदी: कुमारगुप्त प्रथम
- वलभी (गुजरात), 5वीं–6वीं सदी से: मैत्रक
- विक्रमशिला (बिहार), लगभग 800 ई.: धर्मपाल
- जगद्दल (बंगाल), लगभग 1100 ई.: रामपाल

अतः **A-III, B-IV, C-II, D-I**। दो पाल राजाओं में से पहले वाले ने विक्रमशिला की स्थापना की।`,
      },
      reasons: {
        a: {
          en: 'A Gupta king, an early Pala, the rulers of Saurashtra, a late Pala.',
          hi: 'एक गुप्त राजा, एक आरंभिक पाल राजा, सौराष्ट्र के शासक, एक परवर्ती पाल राजा।',
        },
        b: {
          en: 'Exchanges Nalanda, a Gupta foundation in Bihar, and Valabhi, the Maitraka capital in Saurashtra.',
          hi: 'बिहार के गुप्तकालीन नालंदा और सौराष्ट्र में मैत्रकों की राजधानी वलभी की अदला-बदली।',
        },
        c: {
          en: 'Exchanges two Palas: Dharmapala founded Vikramashila, Ramapala much later Jagaddala.',
          hi: 'दो पाल राजाओं की अदला-बदली: विक्रमशिला धर्मपाल ने और जगद्दल बहुत बाद में रामपाल ने स्थापित किया।',
        },
        d: {
          en: 'Makes both exchanges: Nalanda and Valabhi, Vikramashila and Jagaddala.',
          hi: 'दोनों अदला-बदली हुई हैं: नालंदा और वलभी, तथा विक्रमशिला और जगद्दल।',
        },
      },
    },
    {
      code: 'net-042',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'higher-education',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`Arrange the following in the order in which they were set up or issued, the earliest first:

A. University Education Commission under Radhakrishnan

B. Calcutta University Commission under Sadler

C. Education Commission under Kothari

D. Wood's Despatch

E. Indian Education Commission under Hunter

Choose the correct answer from the options given below:`,
        hi: String.raw`सबसे पुराने से आरंभ करते हुए निम्नलिखित को उनके गठन या जारी होने के क्रम में व्यवस्थित कीजिए:

A. राधाकृष्णन की अध्यक्षता में विश्वविद्यालय शिक्षा आयोग

B. सैडलर की अध्यक्षता में कलकत्ता विश्वविद्यालय आयोग

C. कोठारी की अध्यक्षता में शिक्षा आयोग

D. वुड का घोषणापत्र (डिस्पैच)

E. हंटर की अध्यक्षता में भारतीय शिक्षा आयोग

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'D, B, E, A, C', hi: 'D, B, E, A, C' } },
        { id: 'b', content: { en: 'E, D, B, C, A', hi: 'E, D, B, C, A' } },
        { id: 'c', content: { en: 'D, E, B, A, C', hi: 'D, E, B, A, C' } },
        { id: 'd', content: { en: 'E, D, B, A, C', hi: 'E, D, B, A, C' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Wood's Despatch 1854 (led to the universities of 1857) → Hunter 1882 → Sadler 1917 → Radhakrishnan 1948 → Kothari 1964.

Order: **D, E, B, A, C**. A hook: Hunter reviewed Wood, and Kothari's report led to the policy of 1968.`,
        hi: String.raw`वुड का डिस्पैच 1854 (जिससे 1857 के विश्वविद्यालय बने) → हंटर 1882 → सैडलर 1917 → राधाकृष्णन 1948 → कोठारी 1964।

क्रम: **D, E, B, A, C**। याद रखने का सूत्र: हंटर ने वुड के डिस्पैच की समीक्षा की, और कोठारी की रिपोर्ट से 1968 की नीति बनी।`,
      },
      reasons: {
        a: { en: 'Hunter (1882) came before Sadler (1917).', hi: 'हंटर (1882) सैडलर (1917) से पहले का है।' },
        b: {
          en: 'Wood (1854) is the earliest of all, and Radhakrishnan (1948) came before Kothari (1964).',
          hi: 'वुड (1854) सबसे पुराना है, और राधाकृष्णन आयोग (1948) कोठारी आयोग (1964) से पहले बना।',
        },
        c: { en: '1854, 1882, 1917, 1948, 1964.', hi: '1854, 1882, 1917, 1948, 1964।' },
        d: {
          en: "Hunter's commission of 1882 had to review how Wood's Despatch of 1854 had been carried out.",
          hi: '1882 के हंटर आयोग को यही देखना था कि 1854 के वुड के डिस्पैच पर कितना अमल हुआ।',
        },
      },
    },
    {
      code: 'net-043',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'higher-education',
      difficulty: 'easy',
      targetSeconds: 60,
      stem: {
        en: String.raw`Which of the following are provisions of the National Education Policy, 2020?

A. Multiple entry and exit in undergraduate programmes, with appropriate certification at each exit

B. An Academic Bank of Credits that stores credits digitally

C. Affiliation to be kept for colleges in rural areas, with autonomy for the others

D. Discontinuation of the M.Phil. programme

E. A gross enrolment ratio of 50 per cent in higher education by 2030

Choose the correct answer from the options given below:`,
        hi: String.raw`निम्नलिखित में से कौन-से राष्ट्रीय शिक्षा नीति, 2020 के प्रावधान हैं?

A. स्नातक कार्यक्रमों में एकाधिक प्रवेश और निकास (मल्टीपल एंट्री-एग्ज़िट) की व्यवस्था, और हर निकास पर उपयुक्त प्रमाणपत्र

B. क्रेडिट को डिजिटल रूप में संचित रखने वाला एकेडमिक बैंक ऑफ़ क्रेडिट (ABC)

C. ग्रामीण क्षेत्रों के महाविद्यालयों में संबद्धता बनाए रखना और शेष को स्वायत्तता देना

D. एम.फ़िल. (M.Phil.) कार्यक्रम को समाप्त करना

E. 2030 तक उच्चतर शिक्षा में 50 प्रतिशत सकल नामांकन अनुपात (GER)

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A, B and E only', hi: 'केवल A, B और E' } },
        { id: 'b', content: { en: 'A, B, C and D only', hi: 'केवल A, B, C और D' } },
        { id: 'c', content: { en: 'A, B and D only', hi: 'केवल A, B और D' } },
        { id: 'd', content: { en: 'A, D and E only', hi: 'केवल A, D और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- A, B, D: provisions of NEP 2020.
- C wrong: the policy wants the affiliating system phased out everywhere over fifteen years; colleges become autonomous and degree-granting, or part of a university.
- E wrong: the figure is right, the year is not: 50% in higher education by **2035**. The year 2030 belongs to the 100% from preschool to secondary level.

So **A, B and D only**.`,
        hi: String.raw`- A, B, D: NEP 2020 के प्रावधान।
- C ग़लत: नीति संबद्धता की व्यवस्था को सभी जगह पंद्रह वर्षों में चरणबद्ध ढंग से समाप्त करना चाहती है; महाविद्यालय स्वायत्त और उपाधि देने वाले बनेंगे या विश्वविद्यालय का अंग।
- E ग़लत: अंक सही है, वर्ष नहीं: उच्चतर शिक्षा में 50% का लक्ष्य **2035** तक है। वर्ष 2030 पूर्व-प्राथमिक से माध्यमिक स्तर के 100% का है।

अतः **केवल A, B और D**।`,
      },
      reasons: {
        a: {
          en: '50 per cent in higher education is the aim for 2035; and D, the end of the M.Phil., is left out.',
          hi: 'उच्चतर शिक्षा में 50 प्रतिशत का लक्ष्य 2035 का है; और एम.फ़िल. (M.Phil.) वाला D छूट गया है।',
        },
        b: {
          en: 'E is rightly left out, but C is wrong: affiliation is to end for all colleges, rural ones too, through graded autonomy.',
          hi: 'E को छोड़ना सही है, पर C ग़लत है: क्रमिक स्वायत्तता द्वारा संबद्धता ग्रामीण सहित सभी महाविद्यालयों में समाप्त होनी है।',
        },
        c: {
          en: 'All three stand in the part of the policy on higher education.',
          hi: 'तीनों नीति के उच्चतर शिक्षा वाले भाग में हैं।',
        },
        d: {
          en: 'E has the year of the aim for schools, 2030, in place of 2035; and B, the bank of credits, is left out.',
          hi: 'E में 2035 की जगह विद्यालयी लक्ष्य का वर्ष 2030 है; और क्रेडिट बैंक वाला B छूट गया है।',
        },
      },
    },
    {
      code: 'net-044',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'higher-education',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`Which of the following were parameters (broad heads) of the ranking of universities in NIRF 2024?

A. Curricular Aspects

B. Teaching, Learning and Resources

C. Research and Professional Practice

D. Governance, Leadership and Management

E. Outreach and Inclusivity

Choose the correct answer from the options given below:`,
        hi: String.raw`NIRF 2024 में विश्वविद्यालयों की रैंकिंग के मापदंड (मुख्य शीर्ष) निम्नलिखित में से कौन-से थे?

A. पाठ्यचर्या संबंधी पहलू

B. शिक्षण, अधिगम और संसाधन

C. शोध और व्यावसायिक अभ्यास

D. शासन, नेतृत्व और प्रबंधन

E. आउटरीच (पहुँच) और समावेशिता

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'B, C and E only', hi: 'केवल B, C और E' } },
        { id: 'b', content: { en: 'A, B and C only', hi: 'केवल A, B और C' } },
        { id: 'c', content: { en: 'A, D and E only', hi: 'केवल A, D और E' } },
        { id: 'd', content: { en: 'A, B, D and E only', hi: 'केवल A, B, D और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`NIRF has five heads: Teaching, Learning and Resources; Research and Professional Practice; Graduation Outcomes; Outreach and Inclusivity; Perception.

Curricular Aspects and Governance, Leadership and Management come from the criteria of **NAAC**, which accredits and does not rank. So **B, C and E only**.`,
        hi: String.raw`NIRF के पाँच शीर्ष हैं: शिक्षण, अधिगम और संसाधन; शोध और व्यावसायिक अभ्यास; स्नातक परिणाम; आउटरीच (पहुँच) और समावेशिता; धारणा (परसेप्शन)।

पाठ्यचर्या संबंधी पहलू तथा शासन, नेतृत्व और प्रबंधन **NAAC** के मानदंडों में से हैं, जो प्रत्यायन करता है, रैंकिंग नहीं। अतः **केवल B, C और E**।`,
      },
      reasons: {
        a: {
          en: 'The other two heads of NIRF are graduation outcomes and perception.',
          hi: 'NIRF के अन्य दो शीर्ष हैं: स्नातक परिणाम और धारणा (परसेप्शन)।',
        },
        b: { en: 'Curricular Aspects is a criterion of NAAC.', hi: 'पाठ्यचर्या संबंधी पहलू NAAC का मानदंड है।' },
        c: {
          en: 'A and D are criteria of NAAC, and B and C, the heaviest of NIRF, are left out.',
          hi: 'A और D NAAC के मानदंड हैं, और NIRF के सर्वाधिक भार वाले शीर्ष B और C छूट गए हैं।',
        },
        d: {
          en: 'A and D are criteria of NAAC, and C, research, is left out.',
          hi: 'A और D NAAC के मानदंड हैं, और शोध वाला C छूट गया है।',
        },
      },
    },
    {
      code: 'net-045',
      exams: ['ugc-net'],
      subject: 'teaching',
      topic: 'higher-education',
      difficulty: 'hard',
      targetSeconds: 65,
      stem: {
        en: String.raw`Given below are two statements about the University Grants Commission Act, 1956, as in force in 2024:

Statement I: Under section 3, an institution is declared to be deemed to be a university by the Commission on the advice of the Central Government.

Statement II: A university established by a State Act has the right to confer degrees even if it has not been declared fit to receive grants under section 12B.

In the light of the above statements, choose the correct answer:`,
        hi: String.raw`विश्वविद्यालय अनुदान आयोग अधिनियम, 1956 (जैसा वह 2024 में लागू था) के बारे में नीचे दो कथन दिए गए हैं:

कथन I: धारा 3 के अधीन आयोग, केंद्र सरकार के परामर्श पर, किसी संस्थान को मानित (डीम्ड) विश्वविद्यालय घोषित करता है।

कथन II: राज्य के अधिनियम से स्थापित विश्वविद्यालय को उपाधि देने का अधिकार है, भले ही उसे धारा 12B के अधीन अनुदान पाने के योग्य घोषित न किया गया हो।

उपर्युक्त कथनों के आलोक में सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'Both Statement I and Statement II are true.', hi: 'कथन I और कथन II दोनों सत्य हैं।' } },
        {
          id: 'b',
          content: { en: 'Both Statement I and Statement II are false.', hi: 'कथन I और कथन II दोनों असत्य हैं।' },
        },
        {
          id: 'c',
          content: { en: 'Statement I is true, but Statement II is false.', hi: 'कथन I सत्य है, परंतु कथन II असत्य है।' },
        },
        {
          id: 'd',
          content: { en: 'Statement I is false, but Statement II is true.', hi: 'कथन I असत्य है, परंतु कथन II सत्य है।' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- **Section 3**: the *Central Government*, on the advice of the *Commission*, declares by notification. Statement I turns the roles round: false.
- **Section 22**: degrees are conferred by universities established by a Central, Provincial or State Act, by deemed universities and by institutions empowered by Parliament. **Section 12B** is about *grants*. Statement II: true.

Many State universities are not in the 12B list, and their degrees are valid.`,
        hi: String.raw`- **धारा 3**: *केंद्र सरकार*, *आयोग* के परामर्श पर, अधिसूचना से घोषित करती है। कथन I में भूमिकाएँ उलटी हैं: असत्य।
- **धारा 22**: उपाधि वे विश्वविद्यालय देते हैं जो केंद्रीय, प्रांतीय या राज्य अधिनियम से स्थापित हों, साथ ही मानित विश्वविद्यालय और संसद द्वारा सशक्त संस्थान। **धारा 12B** *अनुदान* के बारे में है। कथन II: सत्य।

कई राज्य विश्वविद्यालय 12B की सूची में नहीं हैं, फिर भी उनकी उपाधियाँ मान्य हैं।`,
      },
      reasons: {
        a: {
          en: 'In Statement I the two roles are exchanged, so it is not true.',
          hi: 'कथन I में दोनों की भूमिकाएँ बदल दी गई हैं, इसलिए वह सत्य नहीं है।',
        },
        b: {
          en: 'Statement II is true: section 22 gives the right, section 12B is only about grants.',
          hi: 'कथन II सत्य है: अधिकार धारा 22 से मिलता है, धारा 12B केवल अनुदान की है।',
        },
        c: {
          en: 'It is the Central Government that declares, on the advice of the Commission.',
          hi: 'घोषणा केंद्र सरकार करती है, आयोग के परामर्श पर।',
        },
        d: {
          en: 'Section 3 gives the power to the Central Government; degrees rest on section 22, not on 12B.',
          hi: 'धारा 3 की शक्ति केंद्र सरकार की है; उपाधि का आधार धारा 22 है, 12B नहीं।',
        },
      },
    },
    {
      code: 'net-046',
      exams: ['ugc-net'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'easy',
      targetSeconds: 85,
      passage: 'net-p2',
      stem: {
        en: 'According to the passage, good maintenance goes unnoticed because',
        hi: 'गद्यांश के अनुसार अच्छे रखरखाव पर ध्यान नहीं जाता, क्योंकि',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'the people who do it are neither skilled nor trained for it',
            hi: 'उसे करने वाले लोग न कुशल होते हैं, न प्रशिक्षित',
          },
        },
        {
          id: 'b',
          content: { en: 'its success lies in failures that never occur', hi: 'उसकी सफलता विफलताओं के न होने में है' },
        },
        {
          id: 'c',
          content: {
            en: 'historians have lost the records of those who did it',
            hi: 'इतिहासकारों ने उसे करने वालों के अभिलेख खो दिए हैं',
          },
        },
        {
          id: 'd',
          content: {
            en: 'the machines on which it is done are mostly old',
            hi: 'जिन मशीनों पर वह होता है, वे अधिकतर पुरानी होती हैं',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The second paragraph gives the cause after "because": its whole success lies in **the event that does not happen**. A bridge that stands is nobody's achievement.

The other options use words of the passage (old machines, memory), but not as the cause.`,
        hi: String.raw`दूसरे अनुच्छेद में "क्योंकि" के बाद कारण दिया है: उसकी सारी सफलता **उस घटना में है जो होती ही नहीं**। जो पुल खड़ा है, वह किसी की उपलब्धि नहीं।

अन्य विकल्पों में गद्यांश के शब्द (पुरानी मशीनें, स्मृति) तो हैं, पर कारण के रूप में नहीं।`,
      },
      reasons: {
        a: {
          en: 'The last paragraph says the opposite of the mechanic.',
          hi: 'अंतिम अनुच्छेद मिस्त्री के बारे में इसका उलटा कहता है।',
        },
        b: {
          en: 'Paragraph 2: "its whole success lies in the event that does not happen".',
          hi: 'अनुच्छेद 2: "उसकी सारी सफलता उस घटना में है जो होती ही नहीं"।',
        },
        c: {
          en: 'The passage denies it: "not an accident of memory".',
          hi: 'गद्यांश इसे नकारता है: "स्मृति की कोई आकस्मिक चूक नहीं"।',
        },
        d: {
          en: 'The age of machines is stated, but not as the cause of the neglect.',
          hi: 'मशीनों के पुराने होने की बात है, पर उपेक्षा के कारण के रूप में नहीं।',
        },
      },
    },
    {
      code: 'net-047',
      exams: ['ugc-net'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 40,
      passage: 'net-p2',
      stem: {
        en: 'In the words "will favour the new over the sound", "the sound" stands for',
        hi: '"दुरुस्त की अपेक्षा नए को वरीयता देंगे" में "दुरुस्त" से आशय है',
      },
      options: [
        {
          id: 'a',
          content: { en: 'opinions that rest upon reliable reasons', hi: 'वे मत जो विश्वसनीय तर्कों पर टिके होते हैं' },
        },
        {
          id: 'b',
          content: { en: 'existing works that are kept in good order', hi: 'पहले से बने वे निर्माण जो अच्छी दशा में रखे गए हैं' },
        },
        {
          id: 'c',
          content: { en: 'budgets that are drawn up with due caution', hi: 'वे बजट जो पूरी सावधानी से बनाए जाते हैं' },
        },
        {
          id: 'd',
          content: { en: 'the fame that comes with an inauguration', hi: 'वह प्रसिद्धि जो उद्घाटन के साथ मिलती है' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The sentence sets two things side by side on which money can be spent: *the new* (replacement) and *the sound* (kept up by repair). So the word means what is in good condition.

For a word in context, put each option into the sentence: only "works kept in good order" makes a contrast with "the new".`,
        hi: String.raw`वाक्य में ऐसी दो चीज़ें आमने-सामने हैं जिन पर धन लगाया जा सकता है: *नया* (बदलना) और *दुरुस्त* (मरम्मत से ठीक रखा गया)। अतः आशय अच्छी दशा वाले निर्माण से है।

संदर्भ में शब्द का अर्थ पूछा जाए तो हर विकल्प वाक्य में रखकर देखिए: "नए" का विरोध केवल "अच्छी दशा में रखे गए निर्माण" से बनता है।`,
      },
      reasons: {
        a: {
          en: 'This is the "sound" of "sound advice"; the sentence is about works.',
          hi: 'यह "ठीक तर्क" वाला अर्थ है; वाक्य निर्माणों के बारे में है।',
        },
        b: {
          en: '"Sound" here means "in good condition", set against "the new".',
          hi: '"दुरुस्त" का अर्थ यहाँ "अच्छी दशा वाला" है और यह "नए" के सामने रखा गया है।',
        },
        c: {
          en: 'Budgets do the favouring; they are not what is set against the new.',
          hi: 'बजट वरीयता देने वाले हैं; वे नए के सामने रखी गई वस्तु नहीं हैं।',
        },
        d: {
          en: 'Fame belongs to the new, not to what stands against it.',
          hi: 'प्रसिद्धि नए के साथ है, उसके सामने रखी गई वस्तु के साथ नहीं।',
        },
      },
    },
    {
      code: 'net-048',
      exams: ['ugc-net'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 75,
      passage: 'net-p2',
      stem: {
        en: String.raw`With which of the following statements would the author agree?

A. A manager whose machines never break down is likely to get little credit for it.

B. Those who design a machine know best whatever there is to know about its working.

C. Menders go unnoticed since their work asks for little thought of their own.

D. A library that is not kept up may keep its name and yet no longer do the work of a library.

Choose the correct answer from the options given below:`,
        hi: String.raw`लेखक निम्नलिखित में से किन कथनों से सहमत होगा?

A. जिस प्रबंधक की मशीनें कभी ख़राब नहीं होतीं, उसे इसका श्रेय मिलने की संभावना कम है।

B. किसी मशीन की कार्यप्रणाली के बारे में जो कुछ जाना जा सकता है, उसे मशीन के डिज़ाइनर ही सबसे अच्छी तरह जानते हैं।

C. मरम्मत करने वालों पर ध्यान इसलिए नहीं जाता कि उनके काम में अपनी सूझ-बूझ कम लगती है।

D. जिस पुस्तकालय का रखरखाव नहीं होता, उसका नाम बना रह सकता है, पर वह पुस्तकालय का काम नहीं करता।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A and D only', hi: 'केवल A और D' } },
        { id: 'b', content: { en: 'B and D only', hi: 'केवल B और D' } },
        { id: 'c', content: { en: 'A, B and C only', hi: 'केवल A, B और C' } },
        { id: 'd', content: { en: 'A, C and D only', hi: 'केवल A, C और D' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`No statement repeats the words of the passage; ask which sentence it follows from.

- **A** paragraph 2: the success of maintenance "lies in the event that does not happen", so nobody sees it. Yes.
- **B** paragraph 3: the mechanic has to understand the pump *better*, in some respects, than those who drew it. No.
- **C** paragraph 2 gives another cause (no date, no name), and paragraph 3 calls repair "a form of inquiry". No.
- **D** paragraph 1: it "ceases to be … a library in anything but name". Yes.

So **A and D only**.`,
        hi: String.raw`कोई कथन गद्यांश के शब्द नहीं दोहराता; देखिए कि वह किस वाक्य से निकलता है।

- **A** अनुच्छेद 2: रखरखाव की सफलता "उस घटना में है जो होती ही नहीं", इसलिए वह किसी को दिखती नहीं। हाँ।
- **B** अनुच्छेद 3: मिस्त्री को वह पंप कुछ बातों में डिज़ाइन करने वालों से भी *बेहतर* समझना पड़ता है। नहीं।
- **C** अनुच्छेद 2 में कारण दूसरा है (न तिथि, न नाम), और अनुच्छेद 3 मरम्मत को "खोज का ही एक रूप" कहता है। नहीं।
- **D** अनुच्छेद 1: सूची न सुधरे तो "नाम का पुस्तकालय" रह जाता है। हाँ।

अतः **केवल A और D**।`,
      },
      reasons: {
        a: {
          en: 'A follows from "the event that does not happen", D from "in anything but name".',
          hi: 'A "उस घटना में है जो होती ही नहीं" से निकलता है और D "नाम का पुस्तकालय" से।',
        },
        b: {
          en: 'B is denied: the mechanic understands some things better; and A is left out.',
          hi: 'B का खंडन है: मिस्त्री कुछ बातें बेहतर समझता है; और A छूट गया है।',
        },
        c: {
          en: 'B and C are denied in paragraph 3, and D, on the library, is left out.',
          hi: 'B और C का खंडन अनुच्छेद 3 में है, और पुस्तकालय वाला D छूट गया है।',
        },
        d: {
          en: 'B is rightly left out, but C is denied: menders go unnoticed for want of a date and a name, and repair is "a form of inquiry".',
          hi: 'B को छोड़ना सही है, पर C का खंडन है: ध्यान न जाने का कारण तिथि और नाम का न होना है, और मरम्मत "खोज का ही एक रूप" है।',
        },
      },
    },
    {
      code: 'net-049',
      exams: ['ugc-net'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'easy',
      targetSeconds: 45,
      passage: 'net-p2',
      stem: {
        en: 'The author mentions the mechanic who keeps an old pump alive in order to',
        hi: 'लेखक पुराने पंप को चालू रखने वाले मिस्त्री का उल्लेख किसलिए करता है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'prove that menders ought to be paid more than inventors',
            hi: 'यह सिद्ध करने के लिए कि मरम्मत करने वालों को आविष्कारकों से अधिक वेतन मिलना चाहिए',
          },
        },
        {
          id: 'b',
          content: {
            en: 'show that mending can yield a knowledge which the designers lack',
            hi: 'यह दिखाने के लिए कि मरम्मत से वह ज्ञान मिल सकता है जो डिज़ाइनरों के पास नहीं',
          },
        },
        {
          id: 'c',
          content: {
            en: 'argue that old machines are better built than the new ones',
            hi: 'यह तर्क देने के लिए कि पुरानी मशीनें नई मशीनों से बेहतर बनी होती हैं',
          },
        },
        {
          id: 'd',
          content: {
            en: 'complain that genuine spare parts of old machines have become hard to find',
            hi: 'यह शिकायत करने के लिए कि पुरानी मशीनों के असली पुर्ज़े अब बहुत कठिनाई से मिलते हैं',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`An example serves the sentence that it supports. The paragraph opens: it would be wrong to treat the mender as *merely the guardian of someone else's design*; it goes on: repair is *a form of inquiry*.

So the mechanic stands for knowledge won by repair, which the designers may not have.`,
        hi: String.raw`उदाहरण उस वाक्य के लिए होता है जिसे वह पुष्ट करता है। अनुच्छेद का आरंभ है: मरम्मत करने वाले को *केवल किसी और के डिज़ाइन का रखवाला* समझना भूल होगी; आगे है: मरम्मत *खोज का ही एक रूप* है।

अतः मिस्त्री मरम्मत से मिले उस ज्ञान का उदाहरण है जो डिज़ाइनरों के पास न भी हो।`,
      },
      reasons: {
        a: {
          en: 'Pay is nowhere discussed; the author speaks of honour and knowledge.',
          hi: 'वेतन की चर्चा कहीं नहीं है; लेखक सम्मान और ज्ञान की बात करता है।',
        },
        b: {
          en: '"Has to understand it better, in some respects, than those who drew it."',
          hi: '"कुछ बातों में … उन लोगों से भी बेहतर समझना पड़ता है"।',
        },
        c: {
          en: 'The quality of old and new machines is not compared.',
          hi: 'पुरानी और नई मशीनों की गुणवत्ता की तुलना नहीं की गई है।',
        },
        d: {
          en: 'Parts of another machine show the skill of the mechanic; there is no complaint.',
          hi: 'दूसरी मशीन के पुर्ज़े मिस्त्री का कौशल दिखाते हैं; शिकायत नहीं है।',
        },
      },
    },
    {
      code: 'net-050',
      exams: ['ugc-net'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'hard',
      targetSeconds: 80,
      passage: 'net-p2',
      stem: {
        en: "Which of the following findings, if true, would most weaken the author's explanation of why budgets neglect repair?",
        hi: 'लेखक ने बजट में मरम्मत की उपेक्षा का जो कारण बताया है, उसे निम्नलिखित में से कौन-सी बात, यदि सत्य हो, सबसे अधिक कमज़ोर करेगी?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Some old bridges have cost more to repair than it would have cost to build new ones in their place.',
            hi: 'कुछ पुराने पुलों की मरम्मत में उनकी जगह नए पुल बनाने से भी अधिक ख़र्च आया है।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Towns that put up plaques in honour of their repair crews spend more on repair than other towns do.',
            hi: 'जो नगर अपने मरम्मत दलों के सम्मान में नामपट्ट लगाते हैं, वे अन्य नगरों से मरम्मत पर अधिक ख़र्च करते हैं।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Many of the inventors whose names are remembered also repaired their own machines for years.',
            hi: 'जिन आविष्कारकों के नाम याद किए जाते हैं, उनमें से कई वर्षों तक अपनी मशीनों की मरम्मत भी करते रहे।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Boards that work without publicity, and whose works carry no names, neglect repair just as much as others.',
            hi: 'बिना प्रचार के काम करने वाले मंडल, जिनके निर्माणों पर नाम नहीं होता, मरम्मत की उतनी ही उपेक्षा करते हैं जितनी अन्य मंडल।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`First state the explanation: budgets neglect repair **because** those who draw them up wish to be remembered, and repair brings no name.

To weaken "C causes E", show E without C. Boards whose works carry no names cannot gain fame by new works; if they neglect repair as much, the wish for fame is not what does it.

The finding about plaques shows E going away with the cause: it strengthens. The other two do not touch the motive.`,
        hi: String.raw`पहले कारण स्पष्ट कीजिए: बजट में मरम्मत की उपेक्षा **इसलिए** होती है कि उसे बनाने वाले याद किए जाना चाहते हैं और मरम्मत से नाम नहीं मिलता।

"C से E होता है" को कमज़ोर करने के लिए C के बिना E दिखाइए। जिन मंडलों के निर्माणों पर नाम ही नहीं होता, उन्हें नए निर्माण से प्रसिद्धि नहीं मिल सकती; फिर भी वे उतनी ही उपेक्षा करें, तो कारण प्रसिद्धि की इच्छा नहीं है।

नामपट्ट वाली बात में कारण हटते ही परिणाम हटता है: वह पुष्टि करती है। शेष दो उद्देश्य को छूती ही नहीं।`,
      },
      reasons: {
        a: {
          en: 'This touches the saving by repair, not the motive of those who draw up budgets.',
          hi: 'यह मरम्मत से होने वाली बचत की बात है, बजट बनाने वालों के उद्देश्य की नहीं।',
        },
        b: {
          en: 'This strengthens it: where repair brings a name, money follows.',
          hi: 'यह कारण को पुष्ट करता है: जहाँ मरम्मत से नाम मिलता है, वहाँ धन भी लगता है।',
        },
        c: {
          en: 'What inventors did besides says nothing on how budgets are made.',
          hi: 'आविष्कारक और क्या करते थे, इससे बजट बनने के ढंग का पता नहीं चलता।',
        },
        d: {
          en: 'The effect appears where the supposed cause, the wish to be remembered, cannot work.',
          hi: 'जहाँ बताया गया कारण (याद किए जाने की इच्छा) काम ही नहीं कर सकता, वहाँ भी परिणाम वही है।',
        },
      },
    },
  ],
} satisfies Pick<PaperSection, 'passages' | 'questions'>
