import type { AuthoredPassage, AuthoredQuestion } from '../../../domain/questions/contract.ts'

export const englishPassages: AuthoredPassage[] = [
  {
    code: 'eng-p01',
    kind: 'reading',
    title: { en: 'Cloze test: The old stepwell', hi: 'क्लोज़ टेस्ट: The old stepwell' },
    content: {
      en: String.raw`Read the passage, in which five words have been left out, and choose the most suitable word for each numbered blank.

For most of its history, the little town drew its water from a single stepwell. The steps, worn smooth by generations of feet, led down to a pool that seldom ran **(1)** ______, even in May. When piped water arrived, however, people stopped visiting the well, and within a few years it was filled with rubbish. Then, one summer, the pipes failed for eleven days. It was the older residents who **(2)** ______ the young of the well, and the whole town turned out to clean it. The work was hard, but nobody complained, **(3)** ______ everyone could see the water growing clearer by the day. The well is now in the care of a committee, which has **(4)** ______ washing clothes on its steps and fines anyone who throws waste into it. The people have learnt that it is wiser to look **(5)** ______ an old source of water than to search for a new one in a crisis.`,
      hi: String.raw`गद्यांश पढ़िए, जिसमें पाँच शब्द छोड़ दिए गए हैं, और प्रत्येक क्रमांकित रिक्त स्थान के लिए सबसे उपयुक्त शब्द चुनिए।

For most of its history, the little town drew its water from a single stepwell. The steps, worn smooth by generations of feet, led down to a pool that seldom ran **(1)** ______, even in May. When piped water arrived, however, people stopped visiting the well, and within a few years it was filled with rubbish. Then, one summer, the pipes failed for eleven days. It was the older residents who **(2)** ______ the young of the well, and the whole town turned out to clean it. The work was hard, but nobody complained, **(3)** ______ everyone could see the water growing clearer by the day. The well is now in the care of a committee, which has **(4)** ______ washing clothes on its steps and fines anyone who throws waste into it. The people have learnt that it is wiser to look **(5)** ______ an old source of water than to search for a new one in a crisis.`,
    },
  },
  {
    code: 'eng-p02',
    kind: 'reading',
    title: { en: 'Reading passage: The repairman', hi: 'पठन गद्यांश: The repairman' },
    content: {
      en: String.raw`Read the passage and answer the questions that follow.

In a narrow lane behind the bus stand, Iqbal has been mending radios, mixers and fans for thirty-one years. His shop is barely wide enough for a bench, and yet people come to it from the far side of the city. They do not come because he is cheap; there are cheaper shops nearer home. They come because he refuses to replace what can be repaired. A customer who brings in a dead mixer, expecting to buy a new motor, is often sent away with the old one, cleaned and rewound, for a fifth of the price.

Iqbal admits that his trade is shrinking. Many new appliances are glued rather than screwed together, and their makers do not sell spare parts. To open such a machine is to break it. "They are not made to last," he says, "and they are not made to be understood." What worries him is not the loss of his income, for he has few needs. It is that young people no longer expect a broken thing to work again. A habit of throwing away, he believes, does not stop at machines.`,
      hi: String.raw`गद्यांश पढ़िए और उसके बाद दिए गए प्रश्नों के उत्तर दीजिए।

In a narrow lane behind the bus stand, Iqbal has been mending radios, mixers and fans for thirty-one years. His shop is barely wide enough for a bench, and yet people come to it from the far side of the city. They do not come because he is cheap; there are cheaper shops nearer home. They come because he refuses to replace what can be repaired. A customer who brings in a dead mixer, expecting to buy a new motor, is often sent away with the old one, cleaned and rewound, for a fifth of the price.

Iqbal admits that his trade is shrinking. Many new appliances are glued rather than screwed together, and their makers do not sell spare parts. To open such a machine is to break it. "They are not made to last," he says, "and they are not made to be understood." What worries him is not the loss of his income, for he has few needs. It is that young people no longer expect a broken thing to work again. A habit of throwing away, he believes, does not stop at machines.`,
    },
  },
  {
    code: 'eng-p03',
    kind: 'reading',
    title: { en: 'Reading passage: The forest in the mud', hi: 'पठन गद्यांश: The forest in the mud' },
    content: {
      en: String.raw`Read the passage and answer the questions that follow.

To a visitor, a mangrove forest seems an unpromising place. Its trees stand in grey mud that smells of decay, and their roots poke out of the ground like thousands of upturned nails. Yet those roots are the secret of the forest. Waterlogged mud holds almost no oxygen, so the roots of many mangroves grow upwards, out of the mud, in order to breathe. In doing so they create a tangle that slows the tide. Slower water drops the silt it carries, and the silt, over decades, becomes land.

The tangle has other uses. Young fish and prawns hide in it until they are large enough to face the open sea; fishermen who cut mangroves for firewood are therefore burning next year's catch. In a cyclone, the same roots and trunks take much of the force out of the waves before they reach the fields behind. A concrete wall may do this as well, but a wall begins to weaken on the day it is finished, whereas a healthy forest mends itself. The choice between the two is not really a choice between nature and engineering. It is a choice between two kinds of engineering, one of which is free.`,
      hi: String.raw`गद्यांश पढ़िए और उसके बाद दिए गए प्रश्नों के उत्तर दीजिए।

To a visitor, a mangrove forest seems an unpromising place. Its trees stand in grey mud that smells of decay, and their roots poke out of the ground like thousands of upturned nails. Yet those roots are the secret of the forest. Waterlogged mud holds almost no oxygen, so the roots of many mangroves grow upwards, out of the mud, in order to breathe. In doing so they create a tangle that slows the tide. Slower water drops the silt it carries, and the silt, over decades, becomes land.

The tangle has other uses. Young fish and prawns hide in it until they are large enough to face the open sea; fishermen who cut mangroves for firewood are therefore burning next year's catch. In a cyclone, the same roots and trunks take much of the force out of the waves before they reach the fields behind. A concrete wall may do this as well, but a wall begins to weaken on the day it is finished, whereas a healthy forest mends itself. The choice between the two is not really a choice between nature and engineering. It is a choice between two kinds of engineering, one of which is free.`,
    },
  },
]

export const englishPractice: AuthoredQuestion[] = [
  {
    code: 'eng-011',
    subject: 'english',
    topic: 'error-spotting',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: String.raw`The following sentence is divided into four parts. Choose the part that contains a grammatical error.

He has been living / in this town / since ten years / with his parents.`,
      hi: String.raw`निम्नलिखित वाक्य को चार भागों में बाँटा गया है। वह भाग चुनिए जिसमें व्याकरण संबंधी त्रुटि है।

He has been living / in this town / since ten years / with his parents.`,
    },
    options: [
      { id: 'a', content: { en: 'He has been living', hi: 'He has been living' } },
      { id: 'b', content: { en: 'in this town', hi: 'in this town' } },
      { id: 'c', content: { en: 'since ten years', hi: 'since ten years' } },
      { id: 'd', content: { en: 'with his parents', hi: 'with his parents' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`"Since" is used with the point at which something began (since 2015, since Monday). For a length of time we use **for**. "Ten years" is a length of time, so it should be **for ten years**.

Correct sentence: He has been living in this town for ten years with his parents.

"Has been living" is right, because the action began in the past and still goes on.`,
      hi: String.raw`"Since" का प्रयोग किसी कार्य के आरंभ होने के समय के साथ होता है (since 2015, since Monday)। समय की अवधि के लिए **for** आता है। "Ten years" अवधि है, अतः **for ten years** होना चाहिए।

सही वाक्य: He has been living in this town for ten years with his parents.

"Has been living" सही है, क्योंकि कार्य भूतकाल में आरंभ हुआ और अब भी जारी है।`,
    },
  },
  {
    code: 'eng-012',
    subject: 'english',
    topic: 'error-spotting',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: String.raw`The following sentence is divided into four parts. Choose the part that contains a grammatical error.

The number of applicants / for this post / have increased / since last year.`,
      hi: String.raw`निम्नलिखित वाक्य को चार भागों में बाँटा गया है। वह भाग चुनिए जिसमें व्याकरण संबंधी त्रुटि है।

The number of applicants / for this post / have increased / since last year.`,
    },
    options: [
      { id: 'a', content: { en: 'The number of applicants', hi: 'The number of applicants' } },
      { id: 'b', content: { en: 'for this post', hi: 'for this post' } },
      { id: 'c', content: { en: 'have increased', hi: 'have increased' } },
      { id: 'd', content: { en: 'since last year', hi: 'since last year' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The subject is **The number**, which is singular, so the verb should be **has increased**.

Correct sentence: The number of applicants for this post has increased since last year.

Do not mix it up with "a number of", which means "many" and takes a plural verb: A number of applicants have come. "Since last year" is right: "last year" is the point from which the increase is counted.`,
      hi: String.raw`वाक्य का कर्ता **The number** है, जो एकवचन है, अतः क्रिया **has increased** होनी चाहिए।

सही वाक्य: The number of applicants for this post has increased since last year.

इसे "a number of" से न मिलाएँ, जिसका अर्थ "कई" है और जिसके साथ बहुवचन क्रिया आती है: A number of applicants have come. "Since last year" सही है, क्योंकि "last year" वह समय है जहाँ से वृद्धि गिनी गई है।`,
    },
  },
  {
    code: 'eng-013',
    subject: 'english',
    topic: 'error-spotting',
    difficulty: 'hard',
    targetSeconds: 40,
    stem: {
      en: String.raw`The following sentence is divided into three parts. Choose the part that contains a grammatical error. If there is no error, choose 'No error'.

Being a rainy day, / we decided to stay indoors / and watch a film.`,
      hi: String.raw`निम्नलिखित वाक्य को तीन भागों में बाँटा गया है। वह भाग चुनिए जिसमें व्याकरण संबंधी त्रुटि है। यदि कोई त्रुटि न हो, तो 'No error' चुनिए।

Being a rainy day, / we decided to stay indoors / and watch a film.`,
    },
    options: [
      { id: 'a', content: { en: 'Being a rainy day', hi: 'Being a rainy day' } },
      { id: 'b', content: { en: 'we decided to stay indoors', hi: 'we decided to stay indoors' } },
      { id: 'c', content: { en: 'and watch a film', hi: 'and watch a film' } },
      { id: 'd', content: { en: 'No error', hi: 'No error' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`A participle at the head of a sentence takes the subject of the main clause as its own. Here the subject is "we", so "Being a rainy day, we decided" would mean that **we** were a rainy day. The participle needs its own subject: **It being a rainy day**.

Correct sentence: It being a rainy day (or: As it was a rainy day), we decided to stay indoors and watch a film.

"To stay ... and watch" is right: one "to" serves both verbs.`,
      hi: String.raw`वाक्य के आरंभ में आया participle मुख्य उपवाक्य के subject को ही अपना subject मानता है। यहाँ subject "we" है, अतः "Being a rainy day, we decided" का अर्थ होगा कि **हम** बरसात का दिन थे। Participle को अपना subject चाहिए: **It being a rainy day**।

सही वाक्य: It being a rainy day (या: As it was a rainy day), we decided to stay indoors and watch a film.

"To stay ... and watch" सही है, क्योंकि एक ही "to" दोनों क्रियाओं के लिए पर्याप्त है।`,
    },
  },
  {
    code: 'eng-014',
    subject: 'english',
    topic: 'fill-in-the-blanks',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: String.raw`Choose the most suitable word to fill in the blank.

The old man was deprived ______ his pension because of a clerical mistake.`,
      hi: String.raw`रिक्त स्थान की पूर्ति के लिए सबसे उपयुक्त शब्द चुनिए।

The old man was deprived ______ his pension because of a clerical mistake.`,
    },
    options: [
      { id: 'a', content: { en: 'from', hi: 'from' } },
      { id: 'b', content: { en: 'of', hi: 'of' } },
      { id: 'c', content: { en: 'with', hi: 'with' } },
      { id: 'd', content: { en: 'off', hi: 'off' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The verb "deprive" takes the preposition **of**: to deprive someone **of** something.

"From" is the common mistake, because we say "to take something from someone", but it does not go with "deprive". "With" and "off" do not follow this verb either.`,
      hi: String.raw`"Deprive" क्रिया के साथ **of** आता है: to deprive someone **of** something (किसी को किसी चीज़ से वंचित करना)।

"From" की ग़लती आम है, क्योंकि हम "to take something from someone" कहते हैं, पर "deprive" के साथ यह नहीं आता। "With" और "off" भी इस क्रिया के साथ नहीं आते।`,
    },
  },
  {
    code: 'eng-015',
    subject: 'english',
    topic: 'fill-in-the-blanks',
    difficulty: 'hard',
    targetSeconds: 45,
    stem: {
      en: String.raw`Choose the pair of words that fills the two blanks, in the given order, most suitably.

Although the report was ______ in length, its arguments were so ______ that they settled the debate at once.`,
      hi: String.raw`शब्दों का वह युग्म चुनिए जो दिए गए क्रम में दोनों रिक्त स्थानों की सबसे उपयुक्त पूर्ति करता हो।

Although the report was ______ in length, its arguments were so ______ that they settled the debate at once.`,
    },
    options: [
      { id: 'a', content: { en: 'excessive, feeble', hi: 'excessive, feeble' } },
      { id: 'b', content: { en: 'considerable, vague', hi: 'considerable, vague' } },
      { id: 'c', content: { en: 'ample, redundant', hi: 'ample, redundant' } },
      { id: 'd', content: { en: 'modest, cogent', hi: 'modest, cogent' } },
      { id: 'e', content: { en: 'limited, ambiguous', hi: 'limited, ambiguous' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Arguments that settle a debate at once must be strong and convincing, so the second word is **cogent**. "Although" calls for a contrast: a short report was not expected to be so convincing, so the first word is **modest** (small).

- feeble (weak), vague (unclear), redundant (needless) and ambiguous (with two meanings): such arguments would not settle a debate.
- "Limited" suits the first blank, but "ambiguous" spoils the pair.`,
      hi: String.raw`जो तर्क बहस को तुरंत समाप्त कर दें, वे प्रबल और विश्वास दिलाने वाले होंगे, अतः दूसरा शब्द **cogent** है। "Although" विरोध दिखाता है: छोटी रिपोर्ट से इतने प्रबल तर्कों की आशा नहीं थी, अतः पहला शब्द **modest** (छोटा, सीमित) है।

- feeble (दुर्बल), vague (अस्पष्ट), redundant (अनावश्यक) और ambiguous (द्विअर्थी) तर्क बहस को समाप्त नहीं कर सकते।
- "Limited" पहले स्थान पर ठीक बैठता है, पर "ambiguous" के कारण युग्म ग़लत हो जाता है।`,
    },
  },
  {
    code: 'eng-016',
    subject: 'english',
    topic: 'synonyms',
    difficulty: 'medium',
    targetSeconds: 20,
    stem: {
      en: String.raw`Choose the word that is closest in meaning to the given word.

**ABATE**`,
      hi: String.raw`दिए गए शब्द के अर्थ के सबसे निकट वाला शब्द चुनिए।

**ABATE**`,
    },
    options: [
      { id: 'a', content: { en: 'Subside', hi: 'Subside' } },
      { id: 'b', content: { en: 'Encourage', hi: 'Encourage' } },
      { id: 'c', content: { en: 'Intensify', hi: 'Intensify' } },
      { id: 'd', content: { en: 'Postpone', hi: 'Postpone' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`**Abate** means to become less strong, as in "The storm abated by evening". **Subside** has the same meaning.

- Intensify (become stronger) is its opposite.
- Encourage is the meaning of "abet" (to help someone in a wrong act), which only looks similar.
- Postpone means to put off to a later time.`,
      hi: String.raw`**Abate** का अर्थ है कम या शांत होना, जैसे "The storm abated by evening"। **Subside** का भी यही अर्थ है।

- Intensify (तीव्र होना) इसका विलोम है।
- Encourage "abet" (ग़लत काम में उकसाना या सहायता करना) का अर्थ है, जो केवल दिखने में मिलता-जुलता है।
- Postpone का अर्थ है स्थगित करना।`,
    },
  },
  {
    code: 'eng-017',
    subject: 'english',
    topic: 'antonyms',
    difficulty: 'medium',
    targetSeconds: 20,
    stem: {
      en: String.raw`Choose the word that is opposite in meaning to the given word.

**OBSOLETE**`,
      hi: String.raw`दिए गए शब्द का विपरीतार्थक शब्द चुनिए।

**OBSOLETE**`,
    },
    options: [
      { id: 'a', content: { en: 'Outmoded', hi: 'Outmoded' } },
      { id: 'b', content: { en: 'Obstinate', hi: 'Obstinate' } },
      { id: 'c', content: { en: 'Absolute', hi: 'Absolute' } },
      { id: 'd', content: { en: 'Current', hi: 'Current' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`**Obsolete** means no longer in use, out of date. Its opposite is **current**, that is, in use at present.

- Outmoded (old-fashioned) is a synonym, the usual trap when an antonym is asked for.
- Obstinate (stubborn) and Absolute (complete) only look or sound similar.`,
      hi: String.raw`**Obsolete** का अर्थ है अप्रचलित, जो अब प्रयोग में न हो। इसका विलोम **Current** है, अर्थात् जो इस समय प्रचलित हो।

- Outmoded (पुराने ढंग का) इसका पर्यायवाची है; विलोम पूछे जाने पर प्रायः यही भूल होती है।
- Obstinate (हठी) और Absolute (पूर्ण) केवल दिखने या सुनने में मिलते-जुलते हैं।`,
    },
  },
  {
    code: 'eng-018',
    subject: 'english',
    topic: 'idioms',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: String.raw`Choose the meaning of the idiom in bold in the following sentence.

Losing that job proved **a blessing in disguise**, for it pushed Rekha to start her own company.`,
      hi: String.raw`निम्नलिखित वाक्य में मोटे अक्षरों में दिए गए मुहावरे का अर्थ चुनिए।

Losing that job proved **a blessing in disguise**, for it pushed Rekha to start her own company.`,
    },
    options: [
      { id: 'a', content: { en: 'a loss that could never be made good', hi: 'a loss that could never be made good' } },
      {
        id: 'b',
        content: {
          en: 'something that seemed bad but turned out well',
          hi: 'something that seemed bad but turned out well',
        },
      },
      {
        id: 'c',
        content: { en: 'something that seemed good but ended badly', hi: 'something that seemed good but ended badly' },
      },
      { id: 'd', content: { en: 'a favour done in secret by a friend', hi: 'a favour done in secret by a friend' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`**A blessing in disguise** is a thing that looks like a misfortune at first but later turns out to be good.

Rekha lost her job, which was bad, but because of it she started her own company, which was good. The meaning in which good turns into bad reverses the idiom, and "disguise" here has nothing to do with a secret favour.`,
      hi: String.raw`**A blessing in disguise** का अर्थ है ऐसी बात जो पहले दुर्भाग्य लगे, पर बाद में अच्छी सिद्ध हो।

रेखा की नौकरी चली गई, जो बुरा था, पर इसी कारण उसने अपनी कंपनी आरंभ की, जो अच्छा हुआ। अच्छे के बुरे में बदलने वाला अर्थ मुहावरे को उलट देता है, और "disguise" का यहाँ गुप्त रूप से की गई कृपा से कोई संबंध नहीं है।`,
    },
  },
  {
    code: 'eng-019',
    subject: 'english',
    topic: 'idioms',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: String.raw`Choose the meaning of the idiom in bold in the following sentence.

After ten years, the two neighbours **buried the hatchet** and rebuilt the broken wall together.`,
      hi: String.raw`निम्नलिखित वाक्य में मोटे अक्षरों में दिए गए मुहावरे का अर्थ चुनिए।

After ten years, the two neighbours **buried the hatchet** and rebuilt the broken wall together.`,
    },
    options: [
      { id: 'a', content: { en: 'took their dispute to a court', hi: 'took their dispute to a court' } },
      { id: 'b', content: { en: 'gave up their claim to the wall', hi: 'gave up their claim to the wall' } },
      { id: 'c', content: { en: 'kept their quarrel a secret', hi: 'kept their quarrel a secret' } },
      { id: 'd', content: { en: 'ended their quarrel', hi: 'ended their quarrel' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`**Bury the hatchet** means to end a quarrel and become friendly again. A hatchet is a small axe, a weapon that is put away when peace is made.

The neighbours rebuilt the wall **together**, which shows that they had made peace. "Kept their quarrel a secret" takes "bury" in the sense of hiding, which is not the meaning here.`,
      hi: String.raw`**Bury the hatchet** का अर्थ है झगड़ा समाप्त करके फिर से मित्रता कर लेना। Hatchet का अर्थ है छोटी कुल्हाड़ी, अर्थात् वह हथियार जो सुलह होने पर रख दिया जाता है।

पड़ोसियों ने दीवार **मिलकर** बनाई, जिससे पता चलता है कि उनमें सुलह हो गई थी। "Kept their quarrel a secret" में "bury" को छिपाने के अर्थ में लिया गया है, जो यहाँ सही नहीं है।`,
    },
  },
  {
    code: 'eng-020',
    subject: 'english',
    topic: 'one-word-substitution',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: String.raw`Choose the one word that best stands for the given group of words.

A person who bears pain or trouble without complaint or show of feeling`,
      hi: String.raw`दिए गए शब्द-समूह के लिए सबसे उपयुक्त एक शब्द चुनिए।

A person who bears pain or trouble without complaint or show of feeling`,
    },
    options: [
      { id: 'a', content: { en: 'Stoic', hi: 'Stoic' } },
      { id: 'b', content: { en: 'Cynic', hi: 'Cynic' } },
      { id: 'c', content: { en: 'Sceptic', hi: 'Sceptic' } },
      { id: 'd', content: { en: 'Hedonist', hi: 'Hedonist' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`A person who suffers without complaint or show of feeling is a **stoic**.

- Cynic: one who believes that people act only out of selfishness
- Sceptic: one who doubts what others accept as true
- Hedonist: one who lives for pleasure`,
      hi: String.raw`जो व्यक्ति बिना शिकायत किए और बिना भाव प्रकट किए कष्ट सहता है, उसे **stoic** कहते हैं।

- Cynic: जो यह मानता है कि लोग केवल स्वार्थ से काम करते हैं
- Sceptic: जो दूसरों द्वारा मानी हुई बातों पर संदेह करता है
- Hedonist: जो सुख-भोग को ही जीवन का लक्ष्य मानता है`,
    },
  },
  {
    code: 'eng-021',
    subject: 'english',
    topic: 'one-word-substitution',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: String.raw`Write one English word for the given group of words. (The word begins with the letter **a**.)

A place where bees are kept for their honey`,
      hi: String.raw`दिए गए शब्द-समूह के लिए अंग्रेज़ी का एक शब्द लिखिए। (शब्द **a** अक्षर से आरंभ होता है।)

A place where bees are kept for their honey`,
    },
    key: { kind: 'short', accepted: ['apiary', 'an apiary'], caseSensitive: false },
    solution: {
      en: String.raw`A place where bees are kept is an **apiary** (from Latin *apis*, a bee).

Do not confuse it with **aviary** (a large cage for birds) or **aquarium** (a tank for fish), which also begin with "a".`,
      hi: String.raw`मधुमक्खियाँ पालने के स्थान को **apiary** (मधुमक्खी पालन स्थल) कहते हैं। यह लैटिन शब्द *apis* (मधुमक्खी) से बना है।

इसे **aviary** (पक्षियों का बड़ा पिंजरा) या **aquarium** (मछलियों का टैंक) से न मिलाएँ, जो "a" से ही आरंभ होते हैं।`,
    },
  },
  {
    code: 'eng-022',
    subject: 'english',
    topic: 'one-word-substitution',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: String.raw`Write one English word for the given group of words. (The word begins with the letter **p**.)

A word that reads the same forwards and backwards, such as 'level' or 'madam'`,
      hi: String.raw`दिए गए शब्द-समूह के लिए अंग्रेज़ी का एक शब्द लिखिए। (शब्द **p** अक्षर से आरंभ होता है।)

A word that reads the same forwards and backwards, such as 'level' or 'madam'`,
    },
    key: { kind: 'short', accepted: ['palindrome', 'a palindrome'], caseSensitive: false },
    solution: {
      en: String.raw`Such a word is a **palindrome**. The same name is used for sentences and numbers that read the same both ways, such as 1331.

It is not a **pseudonym** (a false name used by a writer) or a **paradox** (a statement that seems to contradict itself).`,
      hi: String.raw`ऐसे शब्द को **palindrome** कहते हैं। उन वाक्यों और संख्याओं के लिए भी यही नाम है जो दोनों ओर से एक जैसी पढ़ी जाती हैं, जैसे 1331।

यह **pseudonym** (लेखक का छद्म नाम) या **paradox** (विरोधाभास) नहीं है।`,
    },
  },
  {
    code: 'eng-023',
    subject: 'english',
    topic: 'one-word-substitution',
    difficulty: 'hard',
    targetSeconds: 30,
    stem: {
      en: String.raw`Write one English word for the given group of words. (The word begins with the letter **s**.)

A speech in a play in which a character, alone on the stage, speaks his or her thoughts aloud`,
      hi: String.raw`दिए गए शब्द-समूह के लिए अंग्रेज़ी का एक शब्द लिखिए। (शब्द **s** अक्षर से आरंभ होता है।)

A speech in a play in which a character, alone on the stage, speaks his or her thoughts aloud`,
    },
    key: { kind: 'short', accepted: ['soliloquy', 'a soliloquy', 'soliloquies'], caseSensitive: false },
    solution: {
      en: String.raw`Such a speech is a **soliloquy** (Latin *solus*, alone + *loqui*, to speak). Hamlet's "To be, or not to be" is a famous one.

A **monologue** is any long speech by one person, even before listeners, and does not begin with "s". Note the spelling: s-o-l-i-l-o-q-u-y.`,
      hi: String.raw`ऐसे कथन को **soliloquy** (स्वगत कथन) कहते हैं, जो लैटिन के *solus* (अकेला) और *loqui* (बोलना) से बना है। हैमलेट का "To be, or not to be" इसका प्रसिद्ध उदाहरण है।

**Monologue** एक व्यक्ति का कोई भी लंबा कथन है, चाहे वह श्रोताओं के सामने हो, और यह "s" से आरंभ नहीं होता। वर्तनी पर ध्यान दीजिए: s-o-l-i-l-o-q-u-y।`,
    },
  },
  {
    code: 'eng-024',
    subject: 'english',
    topic: 'grammar-usage',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: String.raw`Fill in the blank with the correct form of the verb given in brackets. (Write two words.)

By the time we reached the hall, the film ______ (begin), so we missed the opening scene.`,
      hi: String.raw`कोष्ठक में दी गई क्रिया के सही रूप से रिक्त स्थान भरिए। (दो शब्द लिखिए।)

By the time we reached the hall, the film ______ (begin), so we missed the opening scene.`,
    },
    key: { kind: 'short', accepted: ['had begun'], caseSensitive: false },
    solution: {
      en: String.raw`Two actions took place in the past: the film began, and then we reached the hall. The earlier of the two takes the past perfect tense, **had + past participle**. The past participle of "begin" is "begun", so the answer is **had begun**.

"Had began" is a common mistake: "began" is the simple past form and never follows "had". "Has begun" does not agree with the past verb "reached".`,
      hi: String.raw`भूतकाल में दो कार्य हुए: पहले फ़िल्म आरंभ हुई, फिर हम हॉल पहुँचे। पहले हुए कार्य के लिए past perfect tense, अर्थात् **had + past participle** आता है। "Begin" का past participle "begun" है, अतः उत्तर **had begun** है।

"Had began" आम ग़लती है: "began" simple past का रूप है और "had" के बाद कभी नहीं आता। "Has begun" भूतकाल की क्रिया "reached" से मेल नहीं खाता।`,
    },
  },
  {
    code: 'eng-025',
    subject: 'english',
    topic: 'grammar-usage',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: "The noun 'furniture' is uncountable, so the expression 'two furnitures' is incorrect in standard English.",
      hi: "संज्ञा 'furniture' अगणनीय (uncountable) है, इसलिए मानक अंग्रेज़ी में 'two furnitures' लिखना ग़लत है।",
    },
    key: { kind: 'true_false', value: true },
    solution: {
      en: String.raw`The statement is **true**. "Furniture" is an uncountable noun. It takes no plural "-s", no "a" and no number before it. To count it, we say "two **pieces of furniture**".

"Information", "advice", "luggage" and "equipment" behave in the same way.`,
      hi: String.raw`कथन **सत्य** है। "Furniture" अगणनीय संज्ञा है। इसके साथ बहुवचन का "-s", "a" या कोई संख्या नहीं लगती। गिनने के लिए "two **pieces of furniture**" कहते हैं।

"Information", "advice", "luggage" और "equipment" का प्रयोग भी इसी प्रकार होता है।`,
    },
  },
  {
    code: 'eng-026',
    subject: 'english',
    topic: 'grammar-usage',
    difficulty: 'medium',
    targetSeconds: 20,
    stem: {
      en: "The sentence 'The doctor suggested me to take rest' is grammatically correct.",
      hi: "वाक्य 'The doctor suggested me to take rest' व्याकरण की दृष्टि से सही है।",
    },
    key: { kind: 'true_false', value: false },
    solution: {
      en: String.raw`The statement is **false**. "Suggest" is not followed by "person + to + verb". It takes a that-clause or a gerund:

- The doctor suggested **that I take rest**.
- The doctor suggested **taking rest**.

The mistake comes from "advise", which does take that pattern: The doctor **advised me to take** rest.`,
      hi: String.raw`कथन **असत्य** है। "Suggest" के बाद "व्यक्ति + to + क्रिया" नहीं आता। इसके साथ that-clause या gerund आता है:

- The doctor suggested **that I take rest**.
- The doctor suggested **taking rest**.

यह ग़लती "advise" के कारण होती है, जिसके साथ यह रचना सही है: The doctor **advised me to take** rest.`,
    },
  },
  {
    code: 'eng-027',
    subject: 'english',
    topic: 'vocabulary',
    difficulty: 'medium',
    targetSeconds: 60,
    stem: {
      en: 'Match each word in List I with its meaning in List II. (One meaning is extra.)',
      hi: 'सूची I के प्रत्येक शब्द का सूची II में दिए गए उसके अर्थ से मिलान कीजिए। (एक अर्थ अतिरिक्त है।)',
    },
    rows: [
      { id: 'p', content: { en: 'Loquacious', hi: 'Loquacious' } },
      { id: 'q', content: { en: 'Taciturn', hi: 'Taciturn' } },
      { id: 'r', content: { en: 'Gullible', hi: 'Gullible' } },
      { id: 's', content: { en: 'Meticulous', hi: 'Meticulous' } },
    ],
    columns: [
      { id: '1', content: { en: 'Easily deceived', hi: 'Easily deceived' } },
      { id: '2', content: { en: 'Saying very little', hi: 'Saying very little' } },
      { id: '3', content: { en: 'Quick to become angry', hi: 'Quick to become angry' } },
      { id: '4', content: { en: 'Fond of talking', hi: 'Fond of talking' } },
      { id: '5', content: { en: 'Very careful about details', hi: 'Very careful about details' } },
    ],
    key: { kind: 'matrix', rows: { p: ['4'], q: ['2'], r: ['1'], s: ['5'] } },
    solution: {
      en: String.raw`- **Loquacious**: fond of talking (Latin *loqui*, to speak)
- **Taciturn**: saying very little, the opposite of loquacious
- **Gullible**: easily deceived
- **Meticulous**: very careful about details

"Quick to become angry" is the extra meaning; the word for it is "irascible".`,
      hi: String.raw`- **Loquacious**: बातूनी (लैटिन *loqui*, बोलना)
- **Taciturn**: बहुत कम बोलने वाला, loquacious का विलोम
- **Gullible**: आसानी से ठगा जाने वाला
- **Meticulous**: छोटी-छोटी बातों का भी ध्यान रखने वाला

"Quick to become angry" (जल्दी क्रोधित होने वाला) अतिरिक्त अर्थ है; इसके लिए शब्द "irascible" है।`,
    },
  },
  {
    code: 'eng-028',
    subject: 'english',
    topic: 'vocabulary',
    difficulty: 'hard',
    targetSeconds: 65,
    stem: {
      en: 'Match each word in List I with its meaning in List II. (One meaning is extra.)',
      hi: 'सूची I के प्रत्येक शब्द का सूची II में दिए गए उसके अर्थ से मिलान कीजिए। (एक अर्थ अतिरिक्त है।)',
    },
    rows: [
      { id: 'p', content: { en: 'Prescribe', hi: 'Prescribe' } },
      { id: 'q', content: { en: 'Proscribe', hi: 'Proscribe' } },
      { id: 'r', content: { en: 'Ascribe', hi: 'Ascribe' } },
      { id: 's', content: { en: 'Transcribe', hi: 'Transcribe' } },
    ],
    columns: [
      { id: '1', content: { en: 'To put spoken words into writing', hi: 'To put spoken words into writing' } },
      {
        id: '2',
        content: {
          en: 'To recommend as a treatment or lay down as a rule',
          hi: 'To recommend as a treatment or lay down as a rule',
        },
      },
      {
        id: '3',
        content: { en: 'To agree to pay regularly for a service', hi: 'To agree to pay regularly for a service' },
      },
      { id: '4', content: { en: 'To regard as being caused by', hi: 'To regard as being caused by' } },
      { id: '5', content: { en: 'To forbid by law or authority', hi: 'To forbid by law or authority' } },
    ],
    key: { kind: 'matrix', rows: { p: ['2'], q: ['5'], r: ['4'], s: ['1'] } },
    solution: {
      en: String.raw`All four words come from Latin *scribere*, to write; the prefix makes the difference.

- **Prescribe**: to recommend as a treatment or lay down as a rule
- **Proscribe**: to forbid by law or authority, almost the opposite of prescribe
- **Ascribe**: to regard as being caused by (They ascribed the loss to bad weather)
- **Transcribe**: to put spoken words into writing

"To agree to pay regularly for a service" is the extra meaning; that is "subscribe".`,
      hi: String.raw`चारों शब्द लैटिन *scribere* (लिखना) से बने हैं; अंतर उपसर्ग का है।

- **Prescribe**: उपचार के रूप में सुझाना या नियम के रूप में निर्धारित करना
- **Proscribe**: क़ानून या अधिकार से निषिद्ध करना, जो prescribe का लगभग उलटा है
- **Ascribe**: किसी बात का कारण मानना (They ascribed the loss to bad weather)
- **Transcribe**: बोले गए शब्दों को लिखित रूप देना

"To agree to pay regularly for a service" अतिरिक्त अर्थ है; उसके लिए "subscribe" शब्द है।`,
    },
  },
  {
    code: 'eng-029',
    subject: 'english',
    topic: 'sentence-improvement',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: String.raw`Choose the option that best improves the part in bold. If no change is needed, choose 'No improvement'.

I **am working** in this bank since 2019, and I know every customer by name.`,
      hi: String.raw`वह विकल्प चुनिए जो मोटे अक्षरों में दिए गए भाग को सबसे अच्छी तरह सुधारता हो। यदि किसी सुधार की आवश्यकता न हो, तो 'No improvement' चुनिए।

I **am working** in this bank since 2019, and I know every customer by name.`,
    },
    options: [
      { id: 'a', content: { en: 'was working', hi: 'was working' } },
      { id: 'b', content: { en: 'have been working', hi: 'have been working' } },
      { id: 'c', content: { en: 'had been working', hi: 'had been working' } },
      { id: 'd', content: { en: 'No improvement', hi: 'No improvement' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The work began in 2019 and still goes on ("I know every customer"). For such an action, with "since" or "for", we use the present perfect continuous tense: I **have been working** in this bank since 2019.

- "am working" does not go with "since 2019", so 'No improvement' is wrong.
- "was working" and "had been working" would mean that the work is over, but "I know" is in the present.`,
      hi: String.raw`कार्य 2019 में आरंभ हुआ और अब भी जारी है ("I know every customer")। ऐसे कार्य के लिए "since" या "for" के साथ present perfect continuous tense आता है: I **have been working** in this bank since 2019.

- "am working" का "since 2019" के साथ प्रयोग नहीं होता, अतः 'No improvement' ग़लत है।
- "was working" और "had been working" से लगेगा कि कार्य समाप्त हो चुका है, जबकि "I know" वर्तमान काल में है।`,
    },
  },
  {
    code: 'eng-030',
    subject: 'english',
    topic: 'sentence-improvement',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: String.raw`Choose the option that best improves the part in bold. If no change is needed, choose 'No improvement'.

On short trips, my father **prefers walking to** driving.`,
      hi: String.raw`वह विकल्प चुनिए जो मोटे अक्षरों में दिए गए भाग को सबसे अच्छी तरह सुधारता हो। यदि किसी सुधार की आवश्यकता न हो, तो 'No improvement' चुनिए।

On short trips, my father **prefers walking to** driving.`,
    },
    options: [
      { id: 'a', content: { en: 'prefers walking than', hi: 'prefers walking than' } },
      { id: 'b', content: { en: 'prefers to walk than', hi: 'prefers to walk than' } },
      { id: 'c', content: { en: 'is preferring walking than', hi: 'is preferring walking than' } },
      { id: 'd', content: { en: 'No improvement', hi: 'No improvement' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`"Prefer" takes **to** between the two things compared, and both should have the same form: prefers **walking to driving**. The sentence is already correct, so the answer is **No improvement**.

The other three options use "than", but the two things compared after "prefer" are joined by "to". Also, "prefer" is not normally used in a continuous tense.`,
      hi: String.raw`"Prefer" के साथ तुलना की दो वस्तुओं के बीच **to** आता है और दोनों का रूप समान होना चाहिए: prefers **walking to driving**। वाक्य पहले से ही सही है, अतः उत्तर **No improvement** है।

शेष तीनों विकल्पों में "than" है, जबकि "prefer" के बाद तुलना की दोनों वस्तुएँ "to" से जुड़ती हैं। इसके अतिरिक्त "prefer" का प्रयोग सामान्यतः continuous tense में नहीं होता।`,
    },
  },
  {
    code: 'eng-031',
    subject: 'english',
    topic: 'para-jumbles',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: String.raw`The sentences P, Q, R and S, when put in the right order, form a meaningful paragraph. Choose the right order.

P. It grew so well that within five years it shaded the whole courtyard.

Q. When she was eight, Meenu planted a neem sapling behind her house.

R. By then, the neighbours had begun to gather under it on summer afternoons.

S. While it was still small, she watered it every morning before school.`,
      hi: String.raw`वाक्य P, Q, R और S को सही क्रम में रखने पर एक सार्थक अनुच्छेद बनता है। सही क्रम चुनिए।

P. It grew so well that within five years it shaded the whole courtyard.

Q. When she was eight, Meenu planted a neem sapling behind her house.

R. By then, the neighbours had begun to gather under it on summer afternoons.

S. While it was still small, she watered it every morning before school.`,
    },
    options: [
      { id: 'a', content: { en: 'S, Q, P, R', hi: 'S, Q, P, R' } },
      { id: 'b', content: { en: 'Q, P, S, R', hi: 'Q, P, S, R' } },
      { id: 'c', content: { en: 'Q, S, P, R', hi: 'Q, S, P, R' } },
      { id: 'd', content: { en: 'Q, S, R, P', hi: 'Q, S, R, P' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`- **Q** comes first: it names Meenu and the sapling, for which the others use "she" and "it".
- **S** follows: "While it was still small" comes right after the planting.
- **P** tells how it grew "within five years".
- **R** is last: "By then" refers to the time given in P.

The order is **Q, S, P, R**. S cannot open the paragraph, since "it" and "she" would stand for nothing, and "By then" in R needs the time given in P before it.`,
      hi: String.raw`- **Q** पहले आएगा: इसमें Meenu और sapling के नाम हैं, जिनके लिए अन्य वाक्यों में "she" और "it" आए हैं।
- **S** इसके बाद आएगा: "While it was still small" पौधा लगाने के ठीक बाद की बात है।
- **P** बताता है कि वह "within five years" कितना बढ़ा।
- **R** अंत में आएगा: "By then" P में बताए गए समय के लिए है।

सही क्रम **Q, S, P, R** है। S से अनुच्छेद आरंभ नहीं हो सकता, क्योंकि तब "it" और "she" किसके लिए हैं, यह पता नहीं चलेगा; और R के "By then" से पहले P में दिया गया समय आना आवश्यक है।`,
    },
  },
  {
    code: 'eng-032',
    subject: 'english',
    topic: 'para-jumbles',
    difficulty: 'hard',
    targetSeconds: 75,
    stem: {
      en: String.raw`The sentences P, Q, R, S and T form a meaningful paragraph when put in the right order. Which of them will be the **fourth** sentence?

P. The railways, which had to print a single timetable for all of these towns, could not work with such confusion.

Q. Before the age of railways, every town set its clocks by the sun overhead.

R. They therefore began to use one common time along the whole line.

S. As a result, noon in one town came several minutes before noon in the next.

T. The towns soon found it convenient to set their own clocks by this railway time.`,
      hi: String.raw`वाक्य P, Q, R, S और T को सही क्रम में रखने पर एक सार्थक अनुच्छेद बनता है। उस क्रम में **चौथा** वाक्य कौन-सा होगा?

P. The railways, which had to print a single timetable for all of these towns, could not work with such confusion.

Q. Before the age of railways, every town set its clocks by the sun overhead.

R. They therefore began to use one common time along the whole line.

S. As a result, noon in one town came several minutes before noon in the next.

T. The towns soon found it convenient to set their own clocks by this railway time.`,
    },
    options: [
      { id: 'a', content: { en: 'P', hi: 'P' } },
      { id: 'b', content: { en: 'Q', hi: 'Q' } },
      { id: 'c', content: { en: 'R', hi: 'R' } },
      { id: 'd', content: { en: 'S', hi: 'S' } },
      { id: 'e', content: { en: 'T', hi: 'T' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The right order is **Q, S, P, R, T**, so the fourth sentence is **R**.

- Q opens the subject: each town had its own time.
- S gives the result of this ("As a result").
- P: "such confusion" refers to the difference in S.
- R: "They therefore" means the railways named in P.
- T: "this railway time" is the common time of R, so T must come after R, not before it.`,
      hi: String.raw`सही क्रम **Q, S, P, R, T** है, अतः चौथा वाक्य **R** है।

- Q विषय आरंभ करता है: हर नगर का अपना समय था।
- S इसका परिणाम बताता है ("As a result")।
- P: "such confusion" S में बताए गए अंतर के लिए है।
- R: "They therefore" में "They" P में आए "railways" के लिए है।
- T: "this railway time" R का ही "common time" है, अतः T, R के बाद आएगा, पहले नहीं।`,
    },
  },
  {
    code: 'eng-033',
    subject: 'english',
    topic: 'active-passive',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: String.raw`Choose the correct passive form of the following sentence.

The teacher made the boy rewrite the answer.`,
      hi: String.raw`निम्नलिखित वाक्य का सही कर्मवाच्य (passive voice) रूप चुनिए।

The teacher made the boy rewrite the answer.`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'The boy was made rewrite the answer by the teacher.',
          hi: 'The boy was made rewrite the answer by the teacher.',
        },
      },
      {
        id: 'b',
        content: {
          en: 'The boy was made to rewrite the answer by the teacher.',
          hi: 'The boy was made to rewrite the answer by the teacher.',
        },
      },
      {
        id: 'c',
        content: {
          en: 'The answer was made to rewrite by the teacher.',
          hi: 'The answer was made to rewrite by the teacher.',
        },
      },
      {
        id: 'd',
        content: {
          en: 'The boy had been made to rewrite the answer by the teacher.',
          hi: 'The boy had been made to rewrite the answer by the teacher.',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`In the active voice, "make" is followed by the bare infinitive (made the boy **rewrite**). In the passive voice, the "to" comes back: was made **to rewrite**. The tense is simple past, so: The boy **was made to rewrite** the answer by the teacher.

- "was made rewrite" leaves out "to", the most common mistake here.
- "had been made" changes the tense to past perfect.
- "The answer was made to rewrite" would mean that the answer itself did the rewriting.`,
      hi: String.raw`Active voice में "make" के बाद बिना "to" का infinitive आता है (made the boy **rewrite**)। Passive voice में "to" लौट आता है: was made **to rewrite**। काल simple past है, अतः: The boy **was made to rewrite** the answer by the teacher.

- "was made rewrite" में "to" छूट गया है, जो यहाँ सबसे आम ग़लती है।
- "had been made" से काल past perfect हो जाता है।
- "The answer was made to rewrite" का अर्थ होगा कि उत्तर ने स्वयं लिखा।`,
    },
  },
  {
    code: 'eng-034',
    subject: 'english',
    topic: 'direct-indirect',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: String.raw`Choose the correct indirect form of the following sentence.

She said to me, "Where are you going?"`,
      hi: String.raw`निम्नलिखित वाक्य का सही indirect speech (अप्रत्यक्ष कथन) रूप चुनिए।

She said to me, "Where are you going?"`,
    },
    options: [
      { id: 'a', content: { en: 'She asked me where I was going.', hi: 'She asked me where I was going.' } },
      { id: 'b', content: { en: 'She asked me where was I going.', hi: 'She asked me where was I going.' } },
      { id: 'c', content: { en: 'She asked me where you were going.', hi: 'She asked me where you were going.' } },
      { id: 'd', content: { en: 'She told me where I am going.', hi: 'She told me where I am going.' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`In reporting a question, "said to" becomes "asked", "you" becomes "I" (the person spoken to), "are going" becomes "was going", and the words take the order of a statement: She asked me **where I was going**.

- "where was I going" keeps the order of a question, the most common mistake.
- "you were" does not change the pronoun.
- "told" reports a statement, not a question, and "am" does not change the tense.`,
      hi: String.raw`प्रश्न को indirect speech में बदलने पर "said to" का "asked", "you" का "I" (जिससे पूछा गया) और "are going" का "was going" हो जाता है, और शब्दों का क्रम सामान्य वाक्य जैसा होता है: She asked me **where I was going**.

- "where was I going" में प्रश्न वाला क्रम बना हुआ है, जो सबसे आम ग़लती है।
- "you were" में सर्वनाम नहीं बदला है।
- "told" कथन के लिए आता है, प्रश्न के लिए नहीं, और "am" में काल नहीं बदला है।`,
    },
  },
  {
    code: 'eng-035',
    subject: 'english',
    topic: 'direct-indirect',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: String.raw`Choose the correct indirect form of the following sentence.

The guard said to the driver, "Do not park your car here."`,
      hi: String.raw`निम्नलिखित वाक्य का सही indirect speech (अप्रत्यक्ष कथन) रूप चुनिए।

The guard said to the driver, "Do not park your car here."`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'The guard told the driver that do not park his car there.',
          hi: 'The guard told the driver that do not park his car there.',
        },
      },
      {
        id: 'b',
        content: {
          en: 'The guard forbade the driver not to park his car there.',
          hi: 'The guard forbade the driver not to park his car there.',
        },
      },
      {
        id: 'c',
        content: {
          en: 'The guard told the driver that he did not park his car there.',
          hi: 'The guard told the driver that he did not park his car there.',
        },
      },
      {
        id: 'd',
        content: {
          en: 'The guard told the driver not to park his car there.',
          hi: 'The guard told the driver not to park his car there.',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`A command becomes an infinitive in indirect speech, and a negative command becomes **not to + verb**. "Your" becomes "his" and "here" becomes "there": The guard told the driver **not to park his car there**.

- "that do not park" keeps the command after "that", which is not allowed.
- "forbade ... not to park" has two negatives; "forbade" already means "told not to".
- "that he did not park" turns the command into a statement.`,
      hi: String.raw`Indirect speech में आज्ञा infinitive में बदलती है, और निषेध वाली आज्ञा **not to + verb** में। "Your" का "his" और "here" का "there" होता है: The guard told the driver **not to park his car there**.

- "that do not park" में "that" के बाद आज्ञा ज्यों की त्यों है, जो सही नहीं है।
- "forbade ... not to park" में दोहरा निषेध है, क्योंकि "forbade" का अर्थ ही मना करना है।
- "that he did not park" में आज्ञा एक कथन बन गई है।`,
    },
  },
  {
    code: 'eng-036',
    subject: 'english',
    topic: 'cloze-test',
    difficulty: 'easy',
    targetSeconds: 30,
    passage: 'eng-p01',
    stem: {
      en: 'Choose the most suitable word for blank **(1)** in the passage.',
      hi: 'गद्यांश के रिक्त स्थान **(1)** के लिए सबसे उपयुक्त शब्द चुनिए।',
    },
    options: [
      { id: 'a', content: { en: 'thirsty', hi: 'thirsty' } },
      { id: 'b', content: { en: 'dry', hi: 'dry' } },
      { id: 'c', content: { en: 'drought', hi: 'drought' } },
      { id: 'd', content: { en: 'dried', hi: 'dried' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`"To **run dry**" is a fixed expression: a well or river runs dry when its water is used up. "Run" here is followed by an adjective, and the right one is **dry**.

- "thirsty" is said of people, animals or plants that want water.
- "drought" is a noun, and "ran drought" is not English.
- "dried" is not used with "run".`,
      hi: String.raw`"To **run dry**" एक निश्चित प्रयोग है: कुएँ या नदी का पानी समाप्त हो जाने पर वह "runs dry"। यहाँ "run" के बाद विशेषण आता है और सही विशेषण **dry** है।

- "thirsty" पानी चाहने वाले लोगों, पशुओं या पौधों के लिए आता है।
- "drought" संज्ञा है; "ran drought" अंग्रेज़ी में नहीं लिखा जाता।
- "dried" का "run" के साथ प्रयोग नहीं होता।`,
    },
  },
  {
    code: 'eng-037',
    subject: 'english',
    topic: 'cloze-test',
    difficulty: 'medium',
    targetSeconds: 30,
    passage: 'eng-p01',
    stem: {
      en: 'Choose the most suitable word for blank **(2)** in the passage.',
      hi: 'गद्यांश के रिक्त स्थान **(2)** के लिए सबसे उपयुक्त शब्द चुनिए।',
    },
    options: [
      { id: 'a', content: { en: 'reminded', hi: 'reminded' } },
      { id: 'b', content: { en: 'remembered', hi: 'remembered' } },
      { id: 'c', content: { en: 'recalled', hi: 'recalled' } },
      { id: 'd', content: { en: 'memorised', hi: 'memorised' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The pattern is "verb + person + **of** + thing", and only **remind** takes it: the older residents reminded the young **of** the well, that is, brought it back to their minds.

"Remembered", "recalled" and "memorised" tell what happens in one's own mind and take the thing itself as the object (they remembered the well). They cannot be followed by "the young of the well".`,
      hi: String.raw`यहाँ रचना "क्रिया + व्यक्ति + **of** + वस्तु" की है, जो केवल **remind** के साथ आती है: the older residents reminded the young **of** the well, अर्थात् बड़ों ने युवाओं को बावड़ी की याद दिलाई।

"Remembered", "recalled" और "memorised" स्वयं याद करने के अर्थ में हैं और इनके बाद सीधे वस्तु आती है (they remembered the well)। इनके बाद "the young of the well" नहीं आ सकता।`,
    },
  },
  {
    code: 'eng-038',
    subject: 'english',
    topic: 'cloze-test',
    difficulty: 'easy',
    targetSeconds: 25,
    passage: 'eng-p01',
    stem: {
      en: 'Choose the most suitable word for blank **(3)** in the passage.',
      hi: 'गद्यांश के रिक्त स्थान **(3)** के लिए सबसे उपयुक्त शब्द चुनिए।',
    },
    options: [
      { id: 'a', content: { en: 'although', hi: 'although' } },
      { id: 'b', content: { en: 'unless', hi: 'unless' } },
      { id: 'c', content: { en: 'because', hi: 'because' } },
      { id: 'd', content: { en: 'until', hi: 'until' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The second part gives the **reason** why nobody complained: everyone could see the water growing clearer. So the conjunction of reason, **because**, is right.

"Although" would show a contrast, "unless" a condition and "until" a time limit, and none of these fits: seeing the good result is no ground for complaint.`,
      hi: String.raw`वाक्य का दूसरा भाग बताता है कि किसी ने शिकायत **क्यों** नहीं की: सब देख रहे थे कि पानी साफ़ होता जा रहा है। अतः कारण बताने वाला संयोजक **because** सही है।

"Although" विरोध, "unless" शर्त और "until" समय की सीमा बताता है, और इनमें से कोई भी यहाँ ठीक नहीं बैठता, क्योंकि अच्छा परिणाम देखना शिकायत का कारण नहीं हो सकता।`,
    },
  },
  {
    code: 'eng-039',
    subject: 'english',
    topic: 'cloze-test',
    difficulty: 'hard',
    targetSeconds: 40,
    passage: 'eng-p01',
    stem: {
      en: 'Choose the most suitable word for blank **(4)** in the passage.',
      hi: 'गद्यांश के रिक्त स्थान **(4)** के लिए सबसे उपयुक्त शब्द चुनिए।',
    },
    options: [
      { id: 'a', content: { en: 'objected', hi: 'objected' } },
      { id: 'b', content: { en: 'refrained', hi: 'refrained' } },
      { id: 'c', content: { en: 'abstained', hi: 'abstained' } },
      { id: 'd', content: { en: 'banned', hi: 'banned' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The blank is followed directly by the gerund "washing", and a committee that fines offenders is laying down a rule. **Banned** fits both the grammar and the sense: has banned washing clothes.

- "objected" needs "to": objected to washing clothes.
- "refrained" and "abstained" need "from", and they mean that the committee itself stopped washing clothes there, which is not the sense.`,
      hi: String.raw`रिक्त स्थान के ठीक बाद gerund "washing" आया है, और जुर्माना लगाने वाली समिति नियम बना रही है। व्याकरण और अर्थ दोनों से **banned** सही है: has banned washing clothes.

- "objected" के साथ "to" चाहिए: objected to washing clothes.
- "refrained" और "abstained" के साथ "from" चाहिए, और इनका अर्थ होगा कि समिति ने स्वयं कपड़े धोना छोड़ दिया, जो यहाँ का भाव नहीं है।`,
    },
  },
  {
    code: 'eng-040',
    subject: 'english',
    topic: 'cloze-test',
    difficulty: 'easy',
    targetSeconds: 30,
    passage: 'eng-p01',
    stem: {
      en: 'Choose the most suitable word for blank **(5)** in the passage.',
      hi: 'गद्यांश के रिक्त स्थान **(5)** के लिए सबसे उपयुक्त शब्द चुनिए।',
    },
    options: [
      { id: 'a', content: { en: 'after', hi: 'after' } },
      { id: 'b', content: { en: 'into', hi: 'into' } },
      { id: 'c', content: { en: 'for', hi: 'for' } },
      { id: 'd', content: { en: 'up', hi: 'up' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The sentence compares two courses: caring for an old source of water, or searching for a new one. "To take care of" is **look after**.

- "look into" means to inquire about.
- "look for" means to search for, which is the course it is compared with.
- "look up" means to find something in a book or list.`,
      hi: String.raw`वाक्य में दो बातों की तुलना है: पानी के पुराने स्रोत की देखभाल करना या नया स्रोत खोजना। देखभाल करने के लिए **look after** आता है।

- "look into" का अर्थ है जाँच-पड़ताल करना।
- "look for" का अर्थ है खोजना, जिससे यहाँ तुलना की जा रही है।
- "look up" का अर्थ है किसी पुस्तक या सूची में खोजना।`,
    },
  },
  {
    code: 'eng-041',
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'easy',
    targetSeconds: 40,
    passage: 'eng-p02',
    stem: {
      en: String.raw`Answer the question on the basis of the passage.

Why do people come to Iqbal's shop from the far side of the city?`,
      hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

Why do people come to Iqbal's shop from the far side of the city?`,
    },
    options: [
      {
        id: 'a',
        content: { en: 'His charges are the lowest in the city.', hi: 'His charges are the lowest in the city.' },
      },
      {
        id: 'b',
        content: { en: 'He keeps spare parts for every machine.', hi: 'He keeps spare parts for every machine.' },
      },
      { id: 'c', content: { en: 'He repairs whatever can be repaired.', hi: 'He repairs whatever can be repaired.' } },
      {
        id: 'd',
        content: { en: 'His shop has more room than the others.', hi: 'His shop has more room than the others.' },
      },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The passage says, "They come because he refuses to replace what can be repaired." So the right answer is **He repairs whatever can be repaired.**

- Low charges are ruled out in so many words: "They do not come because he is cheap; there are cheaper shops nearer home."
- The shop is "barely wide enough for a bench", so it has no extra room.
- The passage nowhere says that he keeps parts for every machine.`,
      hi: String.raw`गद्यांश में लिखा है, "They come because he refuses to replace what can be repaired." अतः सही उत्तर है **He repairs whatever can be repaired.**

- कम दाम की बात स्पष्ट शब्दों में नकारी गई है: "They do not come because he is cheap; there are cheaper shops nearer home."
- दुकान "barely wide enough for a bench" है, अतः उसमें अधिक स्थान नहीं है।
- गद्यांश में यह कहीं नहीं कहा गया कि वह हर मशीन के पुर्ज़े रखता है।`,
    },
  },
  {
    code: 'eng-042',
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'medium',
    targetSeconds: 50,
    passage: 'eng-p02',
    stem: {
      en: String.raw`Answer the question on the basis of the passage.

Which of the following statements is **NOT** true according to the passage?`,
      hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

Which of the following statements is **NOT** true according to the passage?`,
    },
    options: [
      {
        id: 'a',
        content: { en: 'Many new appliances are glued together.', hi: 'Many new appliances are glued together.' },
      },
      {
        id: 'b',
        content: {
          en: "The loss of his income is Iqbal's chief worry.",
          hi: "The loss of his income is Iqbal's chief worry.",
        },
      },
      {
        id: 'c',
        content: {
          en: 'The makers of many new appliances sell no spare parts.',
          hi: 'The makers of many new appliances sell no spare parts.',
        },
      },
      {
        id: 'd',
        content: {
          en: "The old motor of a customer's mixer can often be saved.",
          hi: "The old motor of a customer's mixer can often be saved.",
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The passage says, "What worries him is **not** the loss of his income, for he has few needs." So the statement that the loss of income is his chief worry is **not true**.

The other three are stated: many new appliances are "glued rather than screwed together", "their makers do not sell spare parts", and a customer expecting a new motor is often sent away with the old one, "cleaned and rewound".`,
      hi: String.raw`गद्यांश में लिखा है, "What worries him is **not** the loss of his income, for he has few needs." अतः यह कथन कि आय की हानि उसकी मुख्य चिंता है, **सत्य नहीं** है।

शेष तीनों बातें गद्यांश में कही गई हैं: कई नए उपकरण "glued rather than screwed together" हैं, "their makers do not sell spare parts", और नई मोटर की आशा से आया ग्राहक प्रायः पुरानी मोटर ही "cleaned and rewound" लेकर लौटता है।`,
    },
  },
  {
    code: 'eng-043',
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'easy',
    targetSeconds: 30,
    passage: 'eng-p02',
    stem: {
      en: String.raw`Answer the question on the basis of the passage.

Choose the expression closest in meaning to the word **barely** as used in the passage.`,
      hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

Choose the expression closest in meaning to the word **barely** as used in the passage.`,
    },
    options: [
      { id: 'a', content: { en: 'only just', hi: 'only just' } },
      { id: 'b', content: { en: 'openly', hi: 'openly' } },
      { id: 'c', content: { en: 'more than', hi: 'more than' } },
      { id: 'd', content: { en: 'nearly always', hi: 'nearly always' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`"His shop is **barely** wide enough for a bench" means that a bench just fits in and there is no room to spare, that is, **only just**.

- "openly" goes with the other sense of "bare" (uncovered), which does not fit here.
- "more than" would mean that there is room to spare, which is the opposite.
- "nearly always" speaks of time, not of width.`,
      hi: String.raw`"His shop is **barely** wide enough for a bench" का अर्थ है कि दुकान में बेंच मुश्किल से आती है, उससे अधिक स्थान नहीं है, अर्थात् **only just**।

- "openly" "bare" के दूसरे अर्थ (खुला) से जुड़ा है, जो यहाँ ठीक नहीं बैठता।
- "more than" का अर्थ होगा कि स्थान आवश्यकता से अधिक है, जो उलटा है।
- "nearly always" समय के लिए है, चौड़ाई के लिए नहीं।`,
    },
  },
  {
    code: 'eng-044',
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'hard',
    targetSeconds: 50,
    passage: 'eng-p02',
    stem: {
      en: String.raw`Answer the question on the basis of the passage.

What does the last sentence of the passage suggest?`,
      hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

What does the last sentence of the passage suggest?`,
    },
    options: [
      {
        id: 'a',
        content: { en: 'Discarded machines are harming the city.', hi: 'Discarded machines are harming the city.' },
      },
      {
        id: 'b',
        content: {
          en: 'People now throw away more machines than before.',
          hi: 'People now throw away more machines than before.',
        },
      },
      {
        id: 'c',
        content: {
          en: 'Repair shops will soon stop mending machines.',
          hi: 'Repair shops will soon stop mending machines.',
        },
      },
      {
        id: 'd',
        content: {
          en: 'The habit may spread to other parts of life.',
          hi: 'The habit may spread to other parts of life.',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The habit of throwing away "**does not stop at machines**", that is, it goes beyond them. One who never tries to mend a thing may give up as easily on other matters, such as friendships or work. So **the habit may spread to other parts of life**.

The other three options are all about machines only, while the sentence says that the habit goes further than machines. "Stop" here does not mean that the mending of machines will stop.`,
      hi: String.raw`फेंक देने की आदत "**does not stop at machines**", अर्थात् वह मशीनों से आगे तक जाती है। जो कभी कुछ ठीक करने का प्रयत्न नहीं करता, वह मित्रता या काम जैसी अन्य बातों को भी उतनी ही आसानी से छोड़ सकता है। अतः **the habit may spread to other parts of life** सही है।

शेष तीनों विकल्प केवल मशीनों की बात करते हैं, जबकि वाक्य कहता है कि आदत मशीनों से आगे जाती है। यहाँ "stop" का अर्थ मशीनों की मरम्मत बंद होना नहीं है।`,
    },
  },
  {
    code: 'eng-045',
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'medium',
    targetSeconds: 40,
    passage: 'eng-p02',
    stem: {
      en: String.raw`Answer the question on the basis of the passage.

Which of the following is the most suitable title for the passage?`,
      hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

Which of the following is the most suitable title for the passage?`,
    },
    options: [
      { id: 'a', content: { en: 'How to Open a Repair Shop', hi: 'How to Open a Repair Shop' } },
      { id: 'b', content: { en: 'The Rising Price of Spare Parts', hi: 'The Rising Price of Spare Parts' } },
      { id: 'c', content: { en: 'The Fading Habit of Repair', hi: 'The Fading Habit of Repair' } },
      { id: 'd', content: { en: 'Why New Machines Work Better', hi: 'Why New Machines Work Better' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The first paragraph shows a man who repairs things; the second says that his trade is shrinking and that people no longer expect a broken thing to work again. **The Fading Habit of Repair** covers both.

- The passage gives no advice on opening a shop.
- It speaks of parts that are not sold, not of their rising price.
- It finds fault with new machines; it does not praise them.`,
      hi: String.raw`पहला अनुच्छेद चीज़ों की मरम्मत करने वाले व्यक्ति का परिचय देता है; दूसरा बताता है कि उसका धंधा सिमट रहा है और लोग टूटी वस्तु के फिर से चलने की आशा ही नहीं रखते। **The Fading Habit of Repair** दोनों को समेटता है।

- गद्यांश दुकान खोलने के बारे में कोई सलाह नहीं देता।
- इसमें पुर्ज़े न मिलने की बात है, उनके बढ़ते दाम की नहीं।
- इसमें नई मशीनों के दोष बताए गए हैं, उनकी प्रशंसा नहीं है।`,
    },
  },
  {
    code: 'eng-046',
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'easy',
    targetSeconds: 35,
    passage: 'eng-p03',
    stem: {
      en: String.raw`Answer the question on the basis of the passage.

Why do the roots of many mangroves grow upwards out of the mud?`,
      hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

Why do the roots of many mangroves grow upwards out of the mud?`,
    },
    options: [
      { id: 'a', content: { en: 'To hold back the tide', hi: 'To hold back the tide' } },
      { id: 'b', content: { en: 'To get oxygen', hi: 'To get oxygen' } },
      { id: 'c', content: { en: 'To shelter young fish', hi: 'To shelter young fish' } },
      { id: 'd', content: { en: 'To collect silt', hi: 'To collect silt' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The passage says, "Waterlogged mud holds almost no oxygen, so the roots of many mangroves grow upwards, out of the mud, in order to breathe." So they grow upwards **to get oxygen**.

Slowing the tide, collecting silt and sheltering young fish are results of the tangle that the roots form. They are not the reason why the roots grow upwards.`,
      hi: String.raw`गद्यांश में लिखा है, "Waterlogged mud holds almost no oxygen, so the roots of many mangroves grow upwards, out of the mud, in order to breathe." अतः वे **ऑक्सीजन पाने के लिए** (to get oxygen) ऊपर की ओर बढ़ती हैं।

ज्वार को धीमा करना, गाद इकट्ठा करना और छोटी मछलियों को आश्रय देना जड़ों के जाल के परिणाम हैं। ये जड़ों के ऊपर की ओर बढ़ने का कारण नहीं हैं।`,
    },
  },
  {
    code: 'eng-047',
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'medium',
    targetSeconds: 50,
    passage: 'eng-p03',
    stem: {
      en: String.raw`Answer the question on the basis of the passage.

In what order do the steps take place by which a mangrove forest forms land?`,
      hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

In what order do the steps take place by which a mangrove forest forms land?`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'Silt settles; the roots form a tangle; the water slows; land forms',
          hi: 'Silt settles; the roots form a tangle; the water slows; land forms',
        },
      },
      {
        id: 'b',
        content: {
          en: 'The water slows; the roots form a tangle; land forms; silt settles',
          hi: 'The water slows; the roots form a tangle; land forms; silt settles',
        },
      },
      {
        id: 'c',
        content: {
          en: 'The roots form a tangle; silt settles; the water slows; land forms',
          hi: 'The roots form a tangle; silt settles; the water slows; land forms',
        },
      },
      {
        id: 'd',
        content: {
          en: 'The roots form a tangle; the water slows; silt settles; land forms',
          hi: 'The roots form a tangle; the water slows; silt settles; land forms',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Follow the passage step by step:

1. The upward roots "create a tangle".
2. The tangle "slows the tide".
3. "Slower water drops the silt it carries."
4. "The silt, over decades, becomes land."

Water drops its silt only after it has slowed down, so the order that puts the settling of silt before the slowing of water is wrong.`,
      hi: String.raw`गद्यांश के क्रम को देखिए:

1. ऊपर उठी जड़ें जाल बनाती हैं ("create a tangle")।
2. जाल ज्वार को धीमा करता है ("slows the tide")।
3. धीमा पानी अपनी गाद छोड़ देता है ("Slower water drops the silt it carries")।
4. गाद दशकों में भूमि बन जाती है ("becomes land")।

पानी धीमा होने के बाद ही गाद छोड़ता है, अतः जिस क्रम में गाद पानी के धीमा होने से पहले जमती है, वह ग़लत है।`,
    },
  },
  {
    code: 'eng-048',
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'medium',
    targetSeconds: 45,
    passage: 'eng-p03',
    stem: {
      en: String.raw`Answer the question on the basis of the passage.

What does the author mean by saying that fishermen who cut mangroves are "burning next year's catch"?`,
      hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

What does the author mean by saying that fishermen who cut mangroves are "burning next year's catch"?`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'They destroy the shelter in which young fish grow.',
          hi: 'They destroy the shelter in which young fish grow.',
        },
      },
      {
        id: 'b',
        content: {
          en: 'They use dried fish as fuel along with the wood.',
          hi: 'They use dried fish as fuel along with the wood.',
        },
      },
      {
        id: 'c',
        content: {
          en: 'They spend on firewood what they earn from fish.',
          hi: 'They spend on firewood what they earn from fish.',
        },
      },
      {
        id: 'd',
        content: {
          en: 'They scare the grown fish away with their fires.',
          hi: 'They scare the grown fish away with their fires.',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Young fish and prawns hide among the roots "until they are large enough to face the open sea". The fish of next year's catch are growing up there now. To cut and burn the trees is to **destroy the shelter in which young fish grow**, and so to lose those fish.

The expression is a figure of speech; no fish are burnt in fact. Nothing is said of the fishermen's spending or of fires scaring fish away.`,
      hi: String.raw`छोटी मछलियाँ और झींगे जड़ों के बीच तब तक छिपे रहते हैं "until they are large enough to face the open sea"। अगले वर्ष पकड़ी जाने वाली मछलियाँ अभी वहीं पल रही हैं। पेड़ काटकर जलाना **उनका आश्रय नष्ट करना** है, जिससे वे मछलियाँ नहीं मिलेंगी।

यह आलंकारिक प्रयोग है; वास्तव में मछलियाँ नहीं जलाई जातीं। मछुआरों के ख़र्च या आग से मछलियों के भागने की बात गद्यांश में नहीं है।`,
    },
  },
  {
    code: 'eng-049',
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'easy',
    targetSeconds: 35,
    passage: 'eng-p03',
    stem: {
      en: String.raw`Answer the question on the basis of the passage.

According to the passage, what is the advantage of a healthy mangrove forest over a concrete wall?`,
      hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

According to the passage, what is the advantage of a healthy mangrove forest over a concrete wall?`,
    },
    options: [
      {
        id: 'a',
        content: { en: 'It takes all the force out of the waves.', hi: 'It takes all the force out of the waves.' },
      },
      { id: 'b', content: { en: 'It stands higher than a wall.', hi: 'It stands higher than a wall.' } },
      { id: 'c', content: { en: 'It can mend itself.', hi: 'It can mend itself.' } },
      { id: 'd', content: { en: 'It can be grown far from the sea.', hi: 'It can be grown far from the sea.' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The passage says that "a wall begins to weaken on the day it is finished, whereas a healthy forest **mends itself**."

"All the force" says too much: the passage says that mangroves take "**much** of the force out of the waves" and that a wall may do this as well. Height and growth far from the sea are not mentioned.`,
      hi: String.raw`गद्यांश में लिखा है, "a wall begins to weaken on the day it is finished, whereas a healthy forest **mends itself**."

"All the force" बढ़ा-चढ़ाकर कहा गया है: गद्यांश के अनुसार मैंग्रोव लहरों का **बहुत-सा** बल ("**much** of the force") कम करते हैं और दीवार भी यह काम कर सकती है। ऊँचाई या समुद्र से दूर उगने की बात गद्यांश में नहीं है।`,
    },
  },
  {
    code: 'eng-050',
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'hard',
    targetSeconds: 50,
    passage: 'eng-p03',
    stem: {
      en: String.raw`Answer the question on the basis of the passage.

Which of the following best expresses what the author says in the last two sentences of the passage?`,
      hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

Which of the following best expresses what the author says in the last two sentences of the passage?`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'Concrete walls are of no use against cyclones.',
          hi: 'Concrete walls are of no use against cyclones.',
        },
      },
      {
        id: 'b',
        content: {
          en: 'A mangrove forest, too, is a kind of engineering.',
          hi: 'A mangrove forest, too, is a kind of engineering.',
        },
      },
      {
        id: 'c',
        content: {
          en: 'Nature and engineering can never work together.',
          hi: 'Nature and engineering can never work together.',
        },
      },
      {
        id: 'd',
        content: {
          en: 'Engineers should be made to live near the sea.',
          hi: 'Engineers should be made to live near the sea.',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The author says that the choice is "not really a choice between nature and engineering" but "between **two kinds of engineering**". One of the two is the concrete wall; the other, the free one, is the mangrove forest. So **a mangrove forest, too, is a kind of engineering**.

- The author admits that a wall "may do this as well", so walls are not called useless.
- The author does away with the contrast between nature and engineering, and does not say that the two can never work together.
- Where engineers should live is not discussed.`,
      hi: String.raw`लेखक कहता है कि यह चुनाव वास्तव में प्रकृति और इंजीनियरी के बीच नहीं, बल्कि "**two kinds of engineering**" के बीच है। उनमें से एक कंक्रीट की दीवार है; दूसरी, जो मुफ़्त है, मैंग्रोव वन है। अतः **a mangrove forest, too, is a kind of engineering** सही है।

- लेखक मानता है कि दीवार भी यह काम कर सकती है ("may do this as well"), अतः दीवारों को बेकार नहीं कहा गया है।
- लेखक प्रकृति और इंजीनियरी के विरोध को नकारता है; वह यह नहीं कहता कि दोनों कभी साथ काम नहीं कर सकते।
- इंजीनियरों के रहने के स्थान की कोई चर्चा नहीं है।`,
    },
  },
]
