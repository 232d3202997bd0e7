import type { SeedVideo } from '../shapes.ts'

const figure = (number: number, words: string): string =>
  `![${words}](/figures/film-syllogism-must-and-may-${number}.svg)`

const conclusions = [
  ['I', '«Some S are not P.¦कुछ S, P नहीं हैं।»', '✓'],
  ['II', '«All S can be R.¦सभी S, R हो सकते हैं।»', '✓'],
  ['III', '«Some R are not M.¦कुछ R, M नहीं हैं।»', '✓'],
  ['IV', '«All R can be M.¦सभी R, M हो सकते हैं।»', '✗'],
]

/** The conclusions of question 7, the first of them with their verdicts. */
const judged = (count: number): string =>
  conclusions.map(([name, text, verdict], at) => `- ${name}. ${text} ${at < count ? verdict : ''}`.trim()).join('\n')

export const syllogism: SeedVideo = {
  slug: 'syllogism-must-and-may',
  title: {
    en: 'Syllogism with circles: what must be true and what may be true',
    hi: 'गोलों से न्याय निगमन: क्या निश्चित है और क्या संभव',
  },
  summary: {
    en: 'Four drawings for four statements, how to break a conclusion, the door test for possibility, either-or pairs and “only a few”, with eight solved questions and the traps.',
    hi: 'चार तरह के कथनों के चार चित्र, निष्कर्ष को तोड़ने का तरीक़ा, संभावना के लिए दरवाज़े की जाँच, या तो-या की जोड़ियाँ और "केवल कुछ": आठ हल किए सवालों और आम ग़लतियों के साथ।',
  },
  subject: 'reasoning',
  exams: ['ssc', 'banking', 'railways'],
  scenes: [
    {
      title: { en: 'Must, may, cannot', hi: 'निश्चित, संभव, असंभव' },
      lines: [
        [
          5,
          'Banking, SSC and railway papers all ask: which conclusion follows?',
          'बैंकिंग, SSC और रेलवे, सब पूछते हैं: कौन-सा निष्कर्ष निकलता है?',
        ],
        [
          6,
          'Only the statements count. What you know of the world does not.',
          'सच वही है, जो कथन कहें। दुनिया की जानकारी किनारे रख दें।',
        ],
        [
          6,
          'Each group is a circle. Every drawing that fits the statements counts.',
          'हर समूह एक गोला है। कथनों से मेल खाने वाला हर चित्र गिना जाएगा।',
        ],
        [5, 'True in every drawing: it must be so.', 'जो हर चित्र में सच हो, वह निश्चित है।'],
        [
          5,
          'True in at least one: it may be so. In none: it cannot.',
          'किसी एक में भी सच हो, तो संभव। किसी में नहीं, तो असंभव।',
        ],
        [5, 'A plain conclusion follows only if it must be so.', 'सीधा निष्कर्ष तभी निकलता है, जब वह निश्चित हो।'],
      ],
      boards: [
        { from: 0, to: 3, text: '### «Does it follow?¦क्या यह निकलता है?»' },
        { from: 1, to: 3, text: '- «Only the statements count.¦सिर्फ़ कथन सच हैं।»' },
        { from: 2, to: 3, text: '- «One circle for each group¦हर समूह का एक गोला»' },
        { from: 3, text: '**«Must¦निश्चित»:** «true in every drawing¦हर चित्र में सच»' },
        {
          from: 4,
          text: '**«May¦संभव»:** «true in at least one¦कम से कम एक चित्र में सच»\n\n**«Cannot¦असंभव»:** «true in none¦किसी चित्र में सच नहीं»',
        },
        { from: 5, text: '«A plain conclusion follows¦सीधा निष्कर्ष निकलता है» = **«must¦निश्चित»**' },
      ],
    },
    {
      title: { en: 'Four statements, four drawings', hi: 'चार कथन, चार चित्र' },
      lines: [
        [5, 'All A are B: circle A lies inside circle B.', 'सभी A, B हैं: गोला A पूरा गोले B के अंदर।'],
        [5, 'No A is B: the two circles stand apart.', 'कोई A, B नहीं है: दोनों गोले अलग-अलग।'],
        [
          6,
          'Some A are B: a cross in the shared part. Somebody is surely there.',
          'कुछ A, B हैं: साझे भाग में एक क्रॉस। वहाँ कोई ज़रूर है।',
        ],
        [5, 'Some A are not B: a cross in A, outside B.', 'कुछ A, B नहीं हैं: क्रॉस A में, पर B के बाहर।'],
        [
          6,
          'Some means at least one. It may even be all. Few and many count as some.',
          '"कुछ" यानी कम से कम एक। सभी भी हो सकते हैं। थोड़े, कई, अधिकतर भी "कुछ" हैं।',
        ],
        [
          6,
          'Now turn them round. From all A are B you get only: some B are A.',
          'अब उलटकर पढ़ें। सभी A, B हैं, इससे बस इतना: कुछ B, A हैं।',
        ],
        [
          6,
          'No and some turn round whole. From some-not you get nothing.',
          '"कोई नहीं" और "कुछ हैं" पूरे उलट जाते हैं। "कुछ नहीं हैं" से कुछ नहीं मिलता।',
        ],
      ],
      boards: [
        { from: 0, to: 1, text: figure(1, 'Circle A inside circle B') },
        { from: 0, to: 1, text: '**«All A are B¦सभी A, B हैं»**' },
        { from: 1, to: 2, text: figure(2, 'The same, and beside it two circles apart') },
        { from: 1, to: 2, text: '**«No A is B¦कोई A, B नहीं है»**' },
        { from: 2, to: 3, text: figure(3, 'The same, and two circles with a cross in the shared part') },
        { from: 2, to: 3, text: '**«Some A are B¦कुछ A, B हैं»**' },
        { from: 3, to: 6, text: figure(4, 'The same, and a cross in A outside B') },
        { from: 3, to: 4, text: '**«Some A are not B¦कुछ A, B नहीं हैं»**' },
        {
          from: 4,
          to: 5,
          text: '**«some¦कुछ»** = «at least one, perhaps all¦कम से कम एक, शायद सभी»\n\n«few, many, most¦थोड़े, कई, अधिकतर» = «some¦कुछ»',
        },
        {
          from: 5,
          to: 6,
          text: '| «Statement¦कथन» | «Turned round¦उलटकर» |\n|---|---|\n| «All A are B¦सभी A, B हैं» | «Some B are A¦कुछ B, A हैं» |',
        },
        {
          from: 6,
          text: '| «Statement¦कथन» | «Turned round¦उलटकर» |\n|---|---|\n| «All A are B¦सभी A, B हैं» | «Some B are A¦कुछ B, A हैं» |\n| «No A is B¦कोई A, B नहीं है» | «No B is A¦कोई B, A नहीं है» |\n| «Some A are B¦कुछ A, B हैं» | «Some B are A¦कुछ B, A हैं» |\n| «Some A are not B¦कुछ A, B नहीं हैं» | – |',
        },
      ],
    },
    {
      title: { en: 'Draw, then judge', hi: 'पहले चित्र, फिर फ़ैसला' },
      lines: [
        [6, 'Question 1: all mangoes are fruits. No fruit is a stone.', 'सवाल 1: सभी आम फल हैं। कोई फल पत्थर नहीं है।'],
        [5, 'Draw: M inside F, and S apart from F.', 'चित्र: M, F के अंदर, और S, F से अलग।'],
        [5, 'Is no stone a mango? S can never reach M: certain.', 'कोई पत्थर आम नहीं? S, M तक पहुँच ही नहीं सकता: निश्चित।'],
        [
          6,
          'Are some fruits mangoes? It is statement one turned round. Both follow.',
          'कुछ फल आम हैं? यह पहला कथन ही है, उलटकर। दोनों निकलते हैं।',
        ],
        [6, 'Question 2: some pens are gifts. All gifts are toys.', 'सवाल 2: कुछ पेन उपहार हैं। सभी उपहार खिलौने हैं।'],
        [
          6,
          'Draw the all first: G inside T. Then a cross in both P and G.',
          'पहले "सभी": G, T के अंदर। फिर क्रॉस, जो P और G दोनों में हो।',
        ],
        [5, 'The cross is in T too. Some toys are pens: it follows.', 'क्रॉस T में भी है। कुछ खिलौने पेन हैं: निकलता है।'],
        [
          6,
          'All toys are gifts? T is larger than G in this drawing: it is broken.',
          'सभी खिलौने उपहार हैं? इस चित्र में T, G से बड़ा है: निष्कर्ष टूट गया।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 4,
          text: '**1.** «All mangoes (M) are fruits (F).¦सभी आम (M) फल (F) हैं।»\n\n«No fruit is a stone (S).¦कोई फल पत्थर (S) नहीं है।»',
        },
        { from: 1, to: 4, text: figure(5, 'M inside F, S apart') },
        { from: 2, to: 4, text: 'I. «No stone is a mango.¦कोई पत्थर आम नहीं है।» ✓' },
        { from: 3, to: 4, text: 'II. «Some fruits are mangoes.¦कुछ फल आम हैं।» ✓' },
        {
          from: 4,
          text: '**2.** «Some pens (P) are gifts (G).¦कुछ पेन (P) उपहार (G) हैं।»\n\n«All gifts are toys (T).¦सभी उपहार खिलौने (T) हैं।»',
        },
        { from: 5, text: figure(6, 'G inside T, and a cross in P and G') },
        { from: 6, text: 'I. «Some toys are pens.¦कुछ खिलौने पेन हैं।» ✓' },
        { from: 7, text: 'II. «All toys are gifts.¦सभी खिलौने उपहार हैं।» ✗' },
      ],
    },
    {
      title: { en: 'Try to break it', hi: 'निष्कर्ष को तोड़कर देखें' },
      lines: [
        [
          6,
          'Question 3: all teachers are readers. Some readers are singers.',
          'सवाल 3: सभी शिक्षक पाठक हैं। कुछ पाठक गायक हैं।',
        ],
        [5, 'Try it: does it follow that some teachers are singers?', 'ख़ुद करें: क्या इससे निकलता है कि कुछ शिक्षक गायक हैं?'],
        [
          6,
          'The cross is in R and S. In drawing one also in T, in drawing two not.',
          'क्रॉस R और S में है। पहले चित्र में वह T में भी है, दूसरे में नहीं।',
        ],
        [
          5,
          'The second breaks it: it does not follow. It only may be so.',
          'दूसरे चित्र ने तोड़ दिया: नहीं निकलता। यह सिर्फ़ संभव है।',
        ],
        [
          6,
          'The links in short: after all or some comes all or no.',
          'कड़ियाँ याद रखें: "सभी" या "कुछ" के बाद "सभी" या "कोई नहीं" चाहिए।',
        ],
        [
          6,
          'If the second link is some, the cross floats: nothing is certain.',
          'दूसरी कड़ी "कुछ" हो, तो क्रॉस तैरता रहता है: कुछ निश्चित नहीं।',
        ],
        [
          6,
          'First link no, and the result runs backwards: some C are not A.',
          'पहली कड़ी "कोई नहीं" हो, तो नतीजा उलटा चलता है: कुछ C, A नहीं हैं।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 4,
          text: '**3.** «All teachers (T) are readers (R).¦सभी शिक्षक (T) पाठक (R) हैं।»\n\n«Some readers are singers (S).¦कुछ पाठक गायक (S) हैं।»',
        },
        { from: 1, to: 4, text: '**«Some teachers are singers?¦कुछ शिक्षक गायक हैं?»**' },
        { from: 2, to: 4, text: figure(7, 'In the first drawing S meets T, in the second it does not') },
        { from: 3, to: 4, text: '«It does not follow¦नहीं निकलता» ✗ (**«may¦संभव»**)' },
        {
          from: 4,
          text: '| A–B | B–C | A–C |\n|---|---|---|\n| «all¦सभी» | «all¦सभी» | «all¦सभी» |\n| «all¦सभी» | «no¦कोई नहीं» | «no¦कोई नहीं» |\n| «some¦कुछ» | «all¦सभी» | «some¦कुछ» |\n| «some¦कुछ» | «no¦कोई नहीं» | «some not¦कुछ नहीं हैं» |',
        },
        {
          from: 5,
          text: '**«all / some¦सभी / कुछ»** + **«some¦कुछ»**: «nothing certain¦कुछ निश्चित नहीं»',
        },
        {
          from: 6,
          text: '**«no¦कोई नहीं»** + **«all / some¦सभी / कुछ»**: «some C are not A¦कुछ C, A नहीं हैं»',
        },
      ],
    },
    {
      title: { en: 'Possibility: the door test', hi: 'संभावना: दरवाज़े की जाँच' },
      lines: [
        [
          5,
          'Banking papers also say: is a possibility, can be, may be.',
          'बैंकिंग के पेपर यह भी लिखते हैं: संभावना है, हो सकते हैं।',
        ],
        [
          6,
          'Now the test is reversed: one drawing that allows it is enough.',
          'अब जाँच उलट गई: एक भी चित्र बन जाए, तो काफ़ी है।',
        ],
        [
          6,
          'Question 4: all cups are plates. No plate is a spoon. Some spoons are forks.',
          'सवाल 4: सभी कप प्लेट हैं। कोई प्लेट चम्मच नहीं। कुछ चम्मच काँटे हैं।',
        ],
        [
          6,
          'One: all plates can be forks. Stretch F over P. It is allowed.',
          'I: सभी प्लेटें काँटे हो सकती हैं। F को P पर फैला दें। चित्र बन गया।',
        ],
        [
          6,
          'Two: all forks can be plates. The fork at the cross is a spoon: shut out.',
          'II: सभी काँटे प्लेट हो सकते हैं। क्रॉस वाला काँटा चम्मच है: दरवाज़ा बंद।',
        ],
        [
          5,
          'Three: some cups can be spoons. Cups are plates: impossible.',
          'III: कुछ कप चम्मच हो सकते हैं। कप तो प्लेट हैं: असंभव।',
        ],
        [
          6,
          'The door test for all: is anyone of the first group shut out of the second?',
          '"सभी" के लिए जाँच: पहले समूह के किसी एक के लिए दूसरे का दरवाज़ा बंद है?',
        ],
        [5, 'If so, all is impossible. If not, all is possible.', 'बंद है, तो "सभी" असंभव। नहीं, तो "सभी" संभव।'],
      ],
      boards: [
        { from: 0, to: 2, text: '### «is a possibility¦संभावना है» · «can be¦हो सकते हैं»' },
        { from: 1, to: 2, text: '«One drawing is enough.¦एक चित्र काफ़ी है।»' },
        {
          from: 2,
          to: 3,
          text: '**4.** «All cups (C) are plates (P).¦सभी कप (C) प्लेट (P) हैं।»\n\n«No plate is a spoon (S).¦कोई प्लेट चम्मच (S) नहीं है।»\n\n«Some spoons are forks (F).¦कुछ चम्मच काँटे (F) हैं।»',
        },
        { from: 2, to: 3, text: figure(8, 'C inside P, S apart, and a cross in S and F') },
        { from: 3, to: 6, text: '**4.** «All C are P. No P is S. Some S are F.¦सभी C, P। कोई P, S नहीं। कुछ S, F।»' },
        { from: 3, to: 4, text: figure(9, 'F is stretched over P and meets S') },
        { from: 4, to: 6, text: figure(8, 'C inside P, S apart, and a cross in S and F') },
        { from: 3, to: 6, text: 'I. «All P can be F.¦सभी P, F हो सकते हैं।» ✓' },
        { from: 4, to: 6, text: 'II. «All F can be P.¦सभी F, P हो सकते हैं।» ✗' },
        { from: 5, to: 6, text: 'III. «Some C can be S.¦कुछ C, S हो सकते हैं।» ✗' },
        {
          from: 6,
          text: '### «Can all X be Y?¦सभी X, Y हो सकते हैं?»\n\n«Is any X surely not Y?¦क्या कोई X पक्का Y नहीं है?»',
        },
        { from: 7, text: '- «Yes: impossible¦हाँ: असंभव»\n- «No: possible¦नहीं: संभव»' },
      ],
    },
    {
      title: { en: 'Either I or II', hi: 'या तो I या II' },
      lines: [
        [6, 'Question 5: all maps are sheets. Some sheets are posters.', 'सवाल 5: सभी नक़्शे शीट हैं। कुछ शीट पोस्टर हैं।'],
        [6, 'One: some maps are posters. Two: no map is a poster.', 'I: कुछ नक़्शे पोस्टर हैं। II: कोई नक़्शा पोस्टर नहीं है।'],
        [
          5,
          'All, then some: neither is certain. So, neither follows?',
          '"सभी", फिर "कुछ": दोनों अनिश्चित। तो कोई नहीं निकलता?',
        ],
        [6, 'Look again. In each drawing exactly one of the two is true.', 'फिर देखें। हर चित्र में दोनों में से ठीक एक सच है।'],
        [5, 'So the answer is: either I or II follows.', 'इसलिए उत्तर है: या तो I या II निकलता है।'],
        [
          6,
          'Three conditions: the same two groups, neither certain, no gap between.',
          'तीन शर्तें: समूह वही दो, कोई अकेला निश्चित नहीं, बीच में कुछ न बचे।',
        ],
        [
          6,
          'Two pairs leave no gap: some with no, and all with some-not.',
          'ऐसी जोड़ियाँ दो हैं: "कुछ हैं" व "कोई नहीं", और "सभी" व "कुछ नहीं हैं"।',
        ],
        [
          6,
          'All with no is no pair: perhaps only some are, and both are false.',
          '"सभी" और "कोई नहीं" जोड़ी नहीं: केवल कुछ हों, तो दोनों ग़लत हैं।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 5,
          text: '**5.** «All maps (M) are sheets (S).¦सभी नक़्शे (M) शीट (S) हैं।»\n\n«Some sheets are posters (P).¦कुछ शीट पोस्टर (P) हैं।»',
        },
        {
          from: 1,
          to: 5,
          text: 'I. «Some M are P.¦कुछ M, P हैं।» $\\quad$ II. «No M is P.¦कोई M, P नहीं है।»',
        },
        { from: 3, to: 5, text: figure(10, 'Two drawings: in the first only I is true, in the second only II') },
        { from: 4, to: 5, text: '**«Either I or II¦या तो I या II»** ✓' },
        {
          from: 5,
          text: '1. «the same two groups¦वही दो समूह»\n2. «neither certain¦कोई अकेला निश्चित नहीं»\n3. «no gap¦बीच में कुछ नहीं बचता»',
        },
        {
          from: 6,
          text: '- **«some¦कुछ हैं»** + **«no¦कोई नहीं»** ✓\n- **«all¦सभी»** + **«some not¦कुछ नहीं हैं»** ✓',
        },
        { from: 7, text: '- **«all¦सभी»** + **«no¦कोई नहीं»** ✗' },
      ],
    },
    {
      title: { en: 'Only a few', hi: 'केवल कुछ' },
      lines: [
        [6, 'Only a few A are B. This says two things at once.', 'केवल कुछ A, B हैं। इसमें एक साथ दो बातें हैं।'],
        [5, 'Some A are B, and some A are not B: two crosses.', 'कुछ A, B हैं, और कुछ A, B नहीं हैं: दो क्रॉस।'],
        [6, 'Question 6: only a few lamps are fans. All fans are bells.', 'सवाल 6: केवल कुछ लैंप पंखे हैं। सभी पंखे घंटियाँ हैं।'],
        [
          6,
          'One: all lamps can be fans. One lamp is surely no fan: impossible.',
          'I: सभी लैंप पंखे हो सकते हैं। एक लैंप पक्का पंखा नहीं: असंभव।',
        ],
        [
          6,
          'Try it: can all fans be lamps? And can all lamps be bells?',
          'ख़ुद करें: सभी पंखे लैंप हो सकते हैं? और सभी लैंप घंटियाँ?',
        ],
        [5, 'Put F inside L, and L inside B: both are possible.', 'F को L में, और L को B में रखें: दोनों संभव हैं।'],
        [
          5,
          'Do not mix it up: only A are B means that all B are A.',
          'दोनों को न मिलाएँ: "केवल A ही B हैं" का मतलब है, सभी B, A हैं।',
        ],
      ],
      boards: [
        { from: 0, to: 2, text: '### «Only a few A are B¦केवल कुछ A, B हैं»' },
        { from: 1, to: 2, text: figure(11, 'Two crosses: in A and B, and in A outside B') },
        { from: 1, to: 2, text: '«Some A are B¦कुछ A, B हैं» **+** «some A are not B¦कुछ A, B नहीं हैं»' },
        {
          from: 2,
          to: 5,
          text: '**6.** «Only a few lamps (L) are fans (F).¦केवल कुछ लैंप (L) पंखे (F) हैं।»\n\n«All fans are bells (B).¦सभी पंखे घंटियाँ (B) हैं।»',
        },
        { from: 2, to: 5, text: figure(12, 'F inside B; L meets F, with a cross in both and one outside F') },
        { from: 5, to: 6, text: figure(13, 'F inside L, and L inside B') },
        { from: 3, text: 'I. «All L can be F.¦सभी L, F हो सकते हैं।» ✗' },
        { from: 4, to: 5, text: '**«All F can be L? All L can be B?¦सभी F, L? सभी L, B?»**' },
        {
          from: 5,
          text: 'II. «All F can be L.¦सभी F, L हो सकते हैं।» ✓\n\nIII. «All L can be B.¦सभी L, B हो सकते हैं।» ✓',
        },
        { from: 6, text: '**«Only A are B¦केवल A ही B हैं»** = «all B are A¦सभी B, A हैं»' },
      ],
    },
    {
      title: { en: 'An exam-level question', hi: 'परीक्षा के स्तर का सवाल' },
      lines: [
        [
          6,
          'Question 7: only a few stars are moons. No moon is a planet. All planets are rocks.',
          'सवाल 7: केवल कुछ तारे चाँद हैं। कोई चाँद ग्रह नहीं। सभी ग्रह चट्टानें हैं।',
        ],
        [6, 'Four conclusions. Stop the film here and try them yourself.', 'चार निष्कर्ष हैं। फ़िल्म यहीं रोकें और ख़ुद करके देखें।'],
        [6, 'One: the star that is a moon is no planet. Certain.', 'I: जो तारा चाँद है, वह ग्रह नहीं हो सकता। निश्चित।'],
        [
          6,
          'Two: is any star shut out of the rocks? No. So all can be rocks.',
          'II: क्या किसी तारे के लिए चट्टान का दरवाज़ा बंद है? नहीं। तो सभी हो सकते हैं।',
        ],
        [6, 'Three: planets are rocks and never moons. Certain.', 'III: ग्रह चट्टानें हैं, और चाँद कभी नहीं। निश्चित।'],
        [
          6,
          'Four: those planets are rocks that can never be moons. Impossible.',
          'IV: ग्रह वाली चट्टानें कभी चाँद नहीं हो सकतीं। असंभव।',
        ],
        [4, 'So I, II and III follow.', 'तो I, II और III निकलते हैं।'],
      ],
      boards: [
        {
          from: 0,
          to: 2,
          text: '**7.** «Only a few stars (S) are moons (M).¦केवल कुछ तारे (S) चाँद (M) हैं।»\n\n«No moon is a planet (P).¦कोई चाँद ग्रह (P) नहीं है।»\n\n«All planets are rocks (R).¦सभी ग्रह चट्टानें (R) हैं।»',
        },
        { from: 0, to: 1, text: figure(14, 'S and M with two crosses; P inside R, apart from M') },
        { from: 1, to: 2, text: judged(0) },
        { from: 2, to: 3, text: figure(14, 'S and M with two crosses; P inside R, apart from M') },
        { from: 2, to: 3, text: judged(1) },
        { from: 3, to: 4, text: figure(15, 'The same, with S and M inside R') },
        { from: 3, to: 4, text: judged(2) },
        { from: 4, text: figure(14, 'S and M with two crosses; P inside R, apart from M') },
        { from: 4, to: 5, text: judged(3) },
        { from: 5, text: judged(4) },
        { from: 6, text: '**«I, II and III follow¦I, II और III निकलते हैं»**' },
      ],
    },
    {
      title: { en: 'Four traps', hi: 'चार ग़लतियाँ' },
      lines: [
        [5, 'Trap one: turning all round, as if all B were A.', 'पहली: "सभी A, B हैं" को उलटकर "सभी B, A हैं" मान लेना।'],
        [5, 'Trap two: taking some for some-not. Some may be all.', 'दूसरी: "कुछ हैं" से "कुछ नहीं हैं" समझ लेना।'],
        [
          6,
          'Trap three: one drawing is no proof. Proof is that none can break it.',
          'तीसरी: एक चित्र सबूत नहीं है। सबूत यह है कि कोई चित्र तोड़ न सके।',
        ],
        [
          6,
          'Trap four: either-or, though one of the two is certain.',
          'चौथी: एक निष्कर्ष निश्चित है, फिर भी "या तो-या" चुन लेना।',
        ],
        [5, 'Question 8: some keys are locks. No lock is a door.', 'सवाल 8: कुछ चाबियाँ ताले हैं। कोई ताला दरवाज़ा नहीं है।'],
        [
          6,
          'One: all keys are doors. Two: some keys are not doors.',
          'I: सभी चाबियाँ दरवाज़े हैं। II: कुछ चाबियाँ दरवाज़े नहीं हैं।',
        ],
        [
          6,
          'It looks like a pair. But the key at the cross is no door: only II follows.',
          'जोड़ी जैसी लगती है। पर क्रॉस वाली चाबी दरवाज़ा नहीं: केवल II निकलता है।',
        ],
      ],
      boards: [
        { from: 0, to: 4, text: '1. «All A are B¦सभी A, B हैं» → «all B are A¦सभी B, A हैं» ✗' },
        { from: 1, to: 4, text: '2. «Some are¦कुछ हैं» → «some are not¦कुछ नहीं हैं» ✗' },
        { from: 2, to: 4, text: '3. «One drawing is no proof.¦एक चित्र सबूत नहीं है।»' },
        { from: 3, to: 4, text: '4. «Either-or, though one is certain¦एक निश्चित, फिर भी "या तो-या"» ✗' },
        {
          from: 4,
          text: '**8.** «Some keys (K) are locks (L).¦कुछ चाबियाँ (K) ताले (L) हैं।»\n\n«No lock is a door (D).¦कोई ताला दरवाज़ा (D) नहीं है।»',
        },
        { from: 5, to: 6, text: 'I. «All K are D.¦सभी K, D हैं।» $\\quad$ II. «Some K are not D.¦कुछ K, D नहीं हैं।»' },
        { from: 6, text: figure(16, 'A cross in K and L, and D apart from L') },
        { from: 6, text: 'I. «All K are D.¦सभी K, D हैं।» ✗ $\\quad$ II. «Some K are not D.¦कुछ K, D नहीं हैं।» ✓' },
      ],
    },
    {
      title: { en: 'What to remember', hi: 'क्या याद रखें' },
      lines: [
        [5, 'Draw all and no first, then put the crosses.', 'पहले "सभी" और "कोई नहीं" बनाएँ, फिर क्रॉस लगाएँ।'],
        [
          5,
          'A plain conclusion: try to break it. If you cannot, it follows.',
          'सीधा निष्कर्ष: तोड़कर देखें। न टूटे, तो निकलता है।',
        ],
        [
          6,
          'A possibility: one drawing is enough. For all, use the door test.',
          'संभावना: एक चित्र काफ़ी है। "सभी" पर दरवाज़े की जाँच करें।',
        ],
        [5, 'Two uncertain ones that leave no gap: either I or II.', 'दोनों अनिश्चित, और बीच में कुछ न बचे: या तो I या II।'],
        [
          5,
          'Now draw ten questions. Soon you will see the circles without paper.',
          'अब दस सवालों के चित्र बनाएँ। जल्दी ही गोले बिना काग़ज़ के दिखने लगेंगे।',
        ],
      ],
      boards: [
        { from: 0, text: '1. «First all and no, then crosses¦पहले सभी और कोई नहीं, फिर क्रॉस»' },
        { from: 1, text: '2. «Plain: try to break it¦सीधा निष्कर्ष: तोड़कर देखें»' },
        { from: 2, text: '3. «Possibility: one drawing, the door test¦संभावना: एक चित्र, दरवाज़े की जाँच»' },
        { from: 3, text: '4. «No gap between two: either-or¦दो के बीच कुछ न बचे: या तो-या»' },
      ],
    },
  ],
  notes: {
    en: '### Three verdicts\n\n- **Must:** true in every drawing that fits. Only then a plain conclusion follows.\n- **May:** true in at least one. Enough for “is a possibility” and “can be”.\n- **Cannot:** true in none.\n\n### Turned round\n\n“All A are B” gives “some B are A”. “No” and “some” turn round whole. “Some A are not B” gives nothing. “Only a few A are B” is “some are” and “some are not”. “Only A are B” is “all B are A”.\n\n### Links A–B, B–C\n\n| A–B | B–C | Result |\n|---|---|---|\n| all | all | all A are C |\n| all | no | no A is C |\n| some | all | some A are C |\n| some | no | some A are not C |\n| no | all, some | some C are not A |\n| all, some | some | nothing certain |\n\n### Door test\n\n“All X can be Y” fails only if some X is surely not Y.\n\n### Either I or II\n\nThe same two groups, neither certain, no gap: “some” with “no”, or “all” with “some not”. “Some” and “no” may be turned round: “some P are M” with “no M is P” is still a pair.',
    hi: '### तीन फ़ैसले\n\n- **निश्चित:** कथनों से मेल खाने वाले हर चित्र में सच। सीधा निष्कर्ष तभी निकलता है।\n- **संभव:** कम से कम एक चित्र में सच। "संभावना है" और "हो सकते हैं" के लिए इतना काफ़ी है।\n- **असंभव:** किसी चित्र में सच नहीं।\n\n### उलटकर\n\n"सभी A, B हैं" से "कुछ B, A हैं"। "कोई नहीं" और "कुछ हैं" पूरे उलट जाते हैं। "कुछ A, B नहीं हैं" से कुछ नहीं मिलता। "केवल कुछ A, B हैं" यानी "कुछ हैं" और "कुछ नहीं हैं"। "केवल A ही B हैं" यानी "सभी B, A हैं"।\n\n### कड़ियाँ A–B, B–C\n\n| A–B | B–C | नतीजा |\n|---|---|---|\n| सभी | सभी | सभी A, C हैं |\n| सभी | कोई नहीं | कोई A, C नहीं है |\n| कुछ | सभी | कुछ A, C हैं |\n| कुछ | कोई नहीं | कुछ A, C नहीं हैं |\n| कोई नहीं | सभी, कुछ | कुछ C, A नहीं हैं |\n| सभी, कुछ | कुछ | कुछ निश्चित नहीं |\n\n### दरवाज़े की जाँच\n\n"सभी X, Y हो सकते हैं" तभी ग़लत है, जब कोई X पक्का Y न हो।\n\n### या तो I या II\n\nसमूह वही दो, कोई अकेला निश्चित नहीं, और बीच में कुछ न बचे: "कुछ हैं" के साथ "कोई नहीं", या "सभी" के साथ "कुछ नहीं हैं"। "कुछ हैं" और "कोई नहीं" उलटकर भी लिखे जा सकते हैं: "कुछ P, M हैं" और "कोई M, P नहीं है" भी जोड़ी है।',
  },
}
