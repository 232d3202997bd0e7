import type { AuthoredPassage, AuthoredQuestion } from '../../../domain/questions/contract.ts'

export const shortBankingPassages: AuthoredPassage[] = [
  {
    code: 'sb-p1',
    kind: 'reading',
    title: { en: 'Reading passage: A lane of rivals', hi: 'पठन गद्यांश: A lane of rivals' },
    content: {
      en: String.raw`Read the passage carefully and answer the questions that follow. One word is given in bold to help you find it.

In most old Indian cities there is a lane where every shop sells the same thing: brass in one, spectacles in the next, wedding cards in a third. To a newcomer the arrangement looks like folly. Why should a trader open a shop where forty others already compete for the same buyers, when he could be the only seller in some distant suburb?

The answer lies less in the trader than in the buyer. A family that wants a wedding card does not know in advance what it will like or what it ought to pay. It must compare, and comparing is costly when the shops lie scattered. A lane of forty shops makes the search short, and keeps the price, exposed as it is to the eyes of rivals, reasonably honest. Buyers therefore come from far away, and a trader who takes a fortieth part of a great crowd may do better than one who has the whole of a small one. The lane also breeds services that no lone shop could **sustain**: the porter, the lender who knows the trade, the craftsman who can match a missing piece by evening.

Yet the lane has its price. Rents climb until only those with a large turnover can stay, and a novelty shown in one window on Monday hangs in all the others by Friday, so that nobody is eager to bear the expense of inventing it. What is more, the advantage holds only for goods that people wish to compare. Nobody crosses a city to compare packets of salt, and grocers, accordingly, keep away from one another.`,
      hi: String.raw`गद्यांश को ध्यान से पढ़िए और उसके बाद दिए गए प्रश्नों के उत्तर दीजिए। एक शब्द मोटे अक्षरों में दिया गया है, ताकि आप उसे आसानी से खोज सकें।

In most old Indian cities there is a lane where every shop sells the same thing: brass in one, spectacles in the next, wedding cards in a third. To a newcomer the arrangement looks like folly. Why should a trader open a shop where forty others already compete for the same buyers, when he could be the only seller in some distant suburb?

The answer lies less in the trader than in the buyer. A family that wants a wedding card does not know in advance what it will like or what it ought to pay. It must compare, and comparing is costly when the shops lie scattered. A lane of forty shops makes the search short, and keeps the price, exposed as it is to the eyes of rivals, reasonably honest. Buyers therefore come from far away, and a trader who takes a fortieth part of a great crowd may do better than one who has the whole of a small one. The lane also breeds services that no lone shop could **sustain**: the porter, the lender who knows the trade, the craftsman who can match a missing piece by evening.

Yet the lane has its price. Rents climb until only those with a large turnover can stay, and a novelty shown in one window on Monday hangs in all the others by Friday, so that nobody is eager to bear the expense of inventing it. What is more, the advantage holds only for goods that people wish to compare. Nobody crosses a city to compare packets of salt, and grocers, accordingly, keep away from one another.`,
    },
  },
  {
    code: 'sb-p2',
    kind: 'data',
    title: { en: 'Loan applications in five branches', hi: 'पाँच शाखाओं में ऋण के आवेदन' },
    content: {
      en: String.raw`The table gives, for five branches of a bank, the number of loan applications received in a month, the percentage of them approved, and the ratio of home loans to vehicle loans among those approved. (Only these two kinds of loans were applied for.) Study it and answer the questions.

| Branch | Applications received | Approved | Home : vehicle (among approved) |
| --- | --- | --- | --- |
| A | 640 | 75% | 5 : 3 |
| B | 800 | 65% | 8 : 5 |
| C | 560 | 80% | 9 : 5 |
| D | 720 | 70% | 11 : 7 |
| E | 900 | 60% | 7 : 5 |`,
      hi: String.raw`तालिका में एक बैंक की पाँच शाखाओं को एक महीने में मिले ऋण के आवेदनों की संख्या, उनमें से स्वीकृत आवेदनों का प्रतिशत और स्वीकृत आवेदनों में गृह ऋण और वाहन ऋण का अनुपात दिया गया है। (आवेदन केवल इन्हीं दो प्रकार के ऋणों के लिए आए थे।) तालिका का अध्ययन कीजिए और प्रश्नों के उत्तर दीजिए।

| शाखा | मिले आवेदन | स्वीकृत | गृह : वाहन (स्वीकृत में) |
| --- | --- | --- | --- |
| A | 640 | 75% | 5 : 3 |
| B | 800 | 65% | 8 : 5 |
| C | 560 | 80% | 9 : 5 |
| D | 720 | 70% | 11 : 7 |
| E | 900 | 60% | 7 : 5 |`,
    },
  },
]

export const shortBanking: AuthoredQuestion[] = [
  {
    code: 'sb-001',
    exams: ['banking'],
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'medium',
    targetSeconds: 95,
    passage: 'sb-p1',
    stem: {
      en: String.raw`Answer the question on the basis of the passage.

According to the passage, why may a trader in the lane earn more than the only seller in a suburb?`,
      hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

According to the passage, why may a trader in the lane earn more than the only seller in a suburb?`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'Because shops that stand side by side can agree on a price that suits them all',
          hi: 'Because shops that stand side by side can agree on a price that suits them all',
        },
      },
      {
        id: 'b',
        content: {
          en: 'Because buyers who have come from far away seldom go home with empty hands',
          hi: 'Because buyers who have come from far away seldom go home with empty hands',
        },
      },
      {
        id: 'c',
        content: {
          en: 'Because the porter and the lender give their services free of charge in the lane',
          hi: 'Because the porter and the lender give their services free of charge in the lane',
        },
      },
      {
        id: 'd',
        content: {
          en: 'Because a small share of a large number of buyers can exceed all of a small number',
          hi: 'Because a small share of a large number of buyers can exceed all of a small number',
        },
      },
      {
        id: 'e',
        content: {
          en: 'Because a seller in a suburb has to spend a good deal on making his shop known',
          hi: 'Because a seller in a suburb has to spend a good deal on making his shop known',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Look for the sentence that sets the two sellers side by side: "a trader who takes a **fortieth part of a great crowd** may do better than one who has **the whole of a small one**". The right option says the same in other words.

The trap is an option that sounds sensible in life, such as the cost of becoming known, but of which the passage says nothing.`,
      hi: String.raw`वह वाक्य खोजिए जिसमें दोनों विक्रेताओं की तुलना की गई है: "a trader who takes a **fortieth part of a great crowd** may do better than one who has **the whole of a small one**"। सही विकल्प यही बात दूसरे शब्दों में कहता है।

ऐसे विकल्प से बचिए जो व्यवहार में ठीक लगता है, पर जिसके बारे में गद्यांश कुछ नहीं कहता, जैसे दुकान को मशहूर करने का ख़र्च।`,
    },
    reasons: {
      a: {
        en: 'The passage says the opposite: rivals keep the price reasonably honest.',
        hi: 'गद्यांश इसका उलटा कहता है: प्रतिद्वंद्वी दुकानें दाम को उचित बनाए रखती हैं।',
      },
      b: {
        en: 'That buyers come from far away is said, but not that nearly all of them buy.',
        hi: 'ग्राहक दूर से आते हैं, यह कहा गया है, पर यह नहीं कि लगभग सभी कुछ ख़रीदते हैं।',
      },
      c: {
        en: 'These services exist in the lane, but nothing says that they are free.',
        hi: 'ये सेवाएँ गली में मिलती हैं, पर इनके मुफ़्त होने की बात कहीं नहीं है।',
      },
      d: {
        en: 'It restates "a fortieth part of a great crowd" against "the whole of a small one".',
        hi: 'यह "a fortieth part of a great crowd" और "the whole of a small one" की तुलना को दूसरे शब्दों में कहता है।',
      },
      e: {
        en: 'It is brought in from outside; the passage does not speak of making a shop known.',
        hi: 'यह बात बाहर से लाई गई है; गद्यांश में दुकान को मशहूर करने की चर्चा नहीं है।',
      },
    },
  },
  {
    code: 'sb-002',
    exams: ['banking'],
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'hard',
    targetSeconds: 60,
    passage: 'sb-p1',
    stem: {
      en: String.raw`Answer the question on the basis of the passage.

Which of the following, if true, would most seriously **weaken** the author's explanation of why buyers come to such lanes?`,
      hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

Which of the following, if true, would most seriously **weaken** the author's explanation of why buyers come to such lanes?`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'Rents in such lanes have lately risen faster than in the other parts of the city.',
          hi: 'Rents in such lanes have lately risen faster than in the other parts of the city.',
        },
      },
      {
        id: 'b',
        content: {
          en: 'Many families look into ten shops or more of a lane before they order a card.',
          hi: 'Many families look into ten shops or more of a lane before they order a card.',
        },
      },
      {
        id: 'c',
        content: {
          en: 'Some shops in such lanes have been run by the same family for four generations.',
          hi: 'Some shops in such lanes have been run by the same family for four generations.',
        },
      },
      {
        id: 'd',
        content: {
          en: 'Most buyers in such lanes go straight to a shop that they know and enter no other.',
          hi: 'Most buyers in such lanes go straight to a shop that they know and enter no other.',
        },
      },
      {
        id: 'e',
        content: {
          en: 'The porters who work in such lanes also carry goods for the markets nearby.',
          hi: 'The porters who work in such lanes also carry goods for the markets nearby.',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`First state the explanation: buyers come because the lane makes it cheap **to compare**. What weakens it must show that they do **not** compare.

If most buyers go straight to one known shop and enter no other, comparing cannot be what draws them. Rents and porters belong to the results of the lane, not to the reason why buyers come.`,
      hi: String.raw`पहले लेखक का तर्क पहचानिए: ग्राहक इसलिए आते हैं कि गली में **तुलना करना** आसान और सस्ता है। तर्क को वही बात कमज़ोर करेगी जो दिखाए कि ग्राहक तुलना करते ही **नहीं**।

यदि अधिकतर ग्राहक सीधे एक जानी-पहचानी दुकान पर जाते हैं और किसी दूसरी में नहीं जाते, तो उन्हें तुलना की सुविधा नहीं खींचती। किराया और कुली गली के परिणाम हैं, ग्राहकों के आने का कारण नहीं।`,
    },
    reasons: {
      a: {
        en: "Rising rents are a cost that the author himself admits; they do not touch the buyers' motive.",
        hi: 'बढ़ता किराया लेखक ख़ुद मानता है; इससे ग्राहकों के आने के कारण पर कोई असर नहीं पड़ता।',
      },
      b: {
        en: 'It shows that buyers do compare, and so supports the explanation.',
        hi: 'यह दिखाता है कि ग्राहक तुलना करते हैं, अतः तर्क और मज़बूत होता है।',
      },
      c: {
        en: 'The age of a shop says nothing of why buyers choose the lane.',
        hi: 'दुकान कितनी पुरानी है, इससे ग्राहकों के आने का कारण पता नहीं चलता।',
      },
      d: {
        en: 'If buyers enter only one shop, they do not come in order to compare.',
        hi: 'यदि ग्राहक केवल एक दुकान में जाते हैं, तो वे तुलना करने नहीं आते।',
      },
      e: {
        en: 'Porters are a result of the lane, and working elsewhere too changes nothing in the reason.',
        hi: 'कुली गली का परिणाम हैं; उनके कहीं और भी काम करने से मूल कारण नहीं बदलता।',
      },
    },
  },
  {
    code: 'sb-003',
    exams: ['banking'],
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'easy',
    targetSeconds: 20,
    passage: 'sb-p1',
    stem: {
      en: String.raw`Answer the question on the basis of the passage.

Choose the word that is closest in meaning to the word **sustain** as used in the passage.`,
      hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

Choose the word that is closest in meaning to the word **sustain** as used in the passage.`,
    },
    options: [
      { id: 'a', content: { en: 'undergo', hi: 'undergo' } },
      { id: 'b', content: { en: 'support', hi: 'support' } },
      { id: 'c', content: { en: 'confirm', hi: 'confirm' } },
      { id: 'd', content: { en: 'imitate', hi: 'imitate' } },
      { id: 'e', content: { en: 'prolong', hi: 'prolong' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`"Services that no lone shop could **sustain**": a single shop has too little work for a porter or a lender to live on. So here the word means to **keep going, to support**.

The word has other meanings as well: to sustain an injury is to undergo it, and to sustain a charge in court is to confirm it. In such questions test each option in the sentence.`,
      hi: String.raw`"Services that no lone shop could **sustain**": अकेली दुकान के पास इतना काम नहीं होता कि उससे कुली या साहूकार का गुज़ारा चल सके। अतः यहाँ अर्थ है **चलाए रखना, सहारा देना** (support)।

इस शब्द के दूसरे अर्थ भी हैं: "sustain an injury" में undergo (सहना) और न्यायालय के संदर्भ में confirm (पुष्टि करना)। ऐसे प्रश्नों में हर विकल्प को वाक्य में रखकर देखिए।`,
    },
    reasons: {
      a: {
        en: 'It is the meaning in "sustain an injury", which does not fit services.',
        hi: 'यह अर्थ "sustain an injury" में है; सेवाओं के साथ यह ठीक नहीं बैठता।',
      },
      b: {
        en: 'A lone shop has too little work to support such services.',
        hi: 'अकेली दुकान के पास ऐसी सेवाओं को चलाने लायक़ काम नहीं होता; यही अर्थ यहाँ है।',
      },
      c: {
        en: 'It is the meaning in "sustain an objection" in a court of law.',
        hi: 'यह अर्थ न्यायालय के "sustain an objection" में है।',
      },
      d: {
        en: 'Copying is spoken of only later, and of novelties, not of services.',
        hi: 'नक़ल की बात बाद में आती है और नई चीज़ों के बारे में है, सेवाओं के बारे में नहीं।',
      },
      e: {
        en: 'It means to make something last longer; the sentence asks whether it can be kept up at all.',
        hi: 'इसका अर्थ है किसी चीज़ की अवधि बढ़ाना; यहाँ बात यह है कि सेवा चल भी सकती है या नहीं।',
      },
    },
  },
  {
    code: 'sb-004',
    exams: ['banking'],
    subject: 'english',
    topic: 'error-spotting',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`One part of the following sentence may contain a grammatical error. Choose that part; if every part is correct, choose 'No error'.

Had the manager been told of the delay in time, / he would have sent for another vehicle / rather than leave the passengers / to wait besides the road until midnight.`,
      hi: String.raw`निम्नलिखित वाक्य के किसी एक भाग में व्याकरण की त्रुटि हो सकती है। वह भाग चुनिए; यदि सभी भाग सही हों, तो 'No error' चुनिए।

Had the manager been told of the delay in time, / he would have sent for another vehicle / rather than leave the passengers / to wait besides the road until midnight.`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'Had the manager been told of the delay in time',
          hi: 'Had the manager been told of the delay in time',
        },
      },
      {
        id: 'b',
        content: { en: 'he would have sent for another vehicle', hi: 'he would have sent for another vehicle' },
      },
      { id: 'c', content: { en: 'rather than leave the passengers', hi: 'rather than leave the passengers' } },
      {
        id: 'd',
        content: { en: 'to wait besides the road until midnight', hi: 'to wait besides the road until midnight' },
      },
      { id: 'e', content: { en: 'No error', hi: 'No error' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`**Beside** means "at the side of"; **besides** means "in addition to". The passengers waited at the side of the road: to wait **beside the road** until midnight.

The inversion "Had the manager been told" stands for "If the manager had been told" and is correct; do not be misled by it.`,
      hi: String.raw`**Beside** का अर्थ है "के बग़ल में, के किनारे" और **besides** का "के अलावा"। यात्री सड़क के किनारे इंतज़ार करते रहे, अतः: to wait **beside the road** until midnight.

"Had the manager been told" का अर्थ "If the manager had been told" ही है और यह सही है; इस उलटे क्रम से भ्रमित न हों।`,
    },
    reasons: {
      a: {
        en: 'The inversion in place of "if" is right in the third conditional.',
        hi: 'तीसरे प्रकार के शर्त वाक्य में "if" की जगह यह उलटा क्रम सही है।',
      },
      b: {
        en: '"Would have sent for" answers the past condition rightly.',
        hi: 'बीते समय की शर्त के साथ "would have sent for" सही है।',
      },
      c: {
        en: '"Rather than" with the bare verb is right after "would have sent".',
        hi: '"would have sent" के बाद "rather than" के साथ क्रिया का मूल रूप सही है।',
      },
      d: {
        en: '"Besides" means "in addition to"; the sentence needs "beside".',
        hi: '"Besides" का अर्थ "के अलावा" है; यहाँ "beside" चाहिए।',
      },
      e: { en: 'The last part has the wrong preposition.', hi: 'अंतिम भाग में preposition ग़लत है।' },
    },
  },
  {
    code: 'sb-005',
    exams: ['banking'],
    subject: 'english',
    topic: 'error-spotting',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: String.raw`One part of the following sentence may contain a grammatical error. Choose that part; if every part is correct, choose 'No error'.

It is high time that the society revises / its rules on lending, / for several of them were framed / when loans were given only in cash.`,
      hi: String.raw`निम्नलिखित वाक्य के किसी एक भाग में व्याकरण की त्रुटि हो सकती है। वह भाग चुनिए; यदि सभी भाग सही हों, तो 'No error' चुनिए।

It is high time that the society revises / its rules on lending, / for several of them were framed / when loans were given only in cash.`,
    },
    options: [
      {
        id: 'a',
        content: { en: 'It is high time that the society revises', hi: 'It is high time that the society revises' },
      },
      { id: 'b', content: { en: 'its rules on lending', hi: 'its rules on lending' } },
      { id: 'c', content: { en: 'for several of them were framed', hi: 'for several of them were framed' } },
      { id: 'd', content: { en: 'when loans were given only in cash', hi: 'when loans were given only in cash' } },
      { id: 'e', content: { en: 'No error', hi: 'No error' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`After **it is (high) time** + subject, English uses the **past tense** for something that should already have been done: It is high time that the society **revised** its rules.

The past here is one of form only; the meaning is present. The other parts speak of real past facts, and their past tenses are right.`,
      hi: String.raw`**It is (high) time** + कर्ता के बाद **past tense** आता है, जब आशय यह हो कि काम अब तक हो जाना चाहिए था: It is high time that the society **revised** its rules.

यहाँ past केवल रूप में है, अर्थ वर्तमान का है। बाक़ी भाग सचमुच बीती बातों के बारे में हैं, इसलिए उनमें past tense सही है।`,
    },
    reasons: {
      a: {
        en: '"It is high time" calls for the past form "revised".',
        hi: '"It is high time" के बाद past रूप "revised" आना चाहिए।',
      },
      b: {
        en: '"Rules on lending" is a correct use of the preposition.',
        hi: '"rules on lending" में preposition सही है।',
      },
      c: {
        en: '"Several of them were" agrees in number: several is plural.',
        hi: '"several" बहुवचन है, इसलिए "were" सही है।',
      },
      d: {
        en: '"Only in cash" is rightly placed, and the tense is that of the time spoken of.',
        hi: '"only in cash" सही स्थान पर है और काल भी उस समय के अनुसार है।',
      },
      e: { en: 'The verb of the first part is in the wrong form.', hi: 'पहले भाग की क्रिया ग़लत रूप में है।' },
    },
  },
  {
    code: 'sb-006',
    exams: ['banking'],
    subject: 'english',
    topic: 'para-jumbles',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: String.raw`The sentences P, Q, R, S and T are in jumbled order. Which of the following orders turns them into a coherent paragraph?

P. In a seed library, a grower borrows a handful of seeds at the start of the season, much as a reader borrows a book.

Q. What is returned at the end, however, is not the same seeds, which have by then become plants, but a part of those that the crop yields.

R. To guard against this, the better libraries teach every member to select and dry seed before they lend any.

S. A borrower who fails to return his share does little harm, since a single healthy plant may yield enough for ten others.

T. Far more damage is done by a careless member who brings back weak or mixed seed, for it goes out again to the next borrower.`,
      hi: String.raw`वाक्य P, Q, R, S और T अव्यवस्थित क्रम में दिए गए हैं। निम्नलिखित में से किस क्रम में रखने पर एक सुसंगत अनुच्छेद बनता है?

P. In a seed library, a grower borrows a handful of seeds at the start of the season, much as a reader borrows a book.

Q. What is returned at the end, however, is not the same seeds, which have by then become plants, but a part of those that the crop yields.

R. To guard against this, the better libraries teach every member to select and dry seed before they lend any.

S. A borrower who fails to return his share does little harm, since a single healthy plant may yield enough for ten others.

T. Far more damage is done by a careless member who brings back weak or mixed seed, for it goes out again to the next borrower.`,
    },
    options: [
      { id: 'a', content: { en: 'PQTRS', hi: 'PQTRS' } },
      { id: 'b', content: { en: 'QSTRP', hi: 'QSTRP' } },
      { id: 'c', content: { en: 'PQSTR', hi: 'PQSTR' } },
      { id: 'd', content: { en: 'PSQRT', hi: 'PSQRT' } },
      { id: 'e', content: { en: 'QTPSR', hi: 'QTPSR' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**P** names the subject and must open; **Q** ("What is returned at the end, **however**") goes on from the borrowing. **S** speaks of a borrower who fails to return, and **T** ("**Far more** damage") compares itself with the "little harm" of S. **R** ("To guard against **this**") answers the damage of T.

Order: P-Q-S-T-R. The trap is to put T before S: "far more" then has nothing to be compared with.`,
      hi: String.raw`**P** विषय बताता है, अतः आरंभ इसी से होगा; **Q** ("What is returned at the end, **however**") उधार की बात को आगे बढ़ाता है। **S** उस सदस्य की बात करता है जो बीज नहीं लौटाता, और **T** ("**Far more** damage") S के "little harm" से तुलना करता है। **R** ("To guard against **this**") T में बताए गए नुक़सान का उपाय है।

क्रम: P-Q-S-T-R। T को S से पहले रखने की ग़लती न करें: तब "far more" की तुलना किसी से नहीं हो पाएगी।`,
    },
    reasons: {
      a: {
        en: 'With T before S, "far more damage" has nothing to be compared with.',
        hi: 'T को S से पहले रखने पर "far more damage" की तुलना किसी से नहीं होती।',
      },
      b: {
        en: 'Q cannot open: "What is returned" needs the borrowing of P before it.',
        hi: 'Q से आरंभ नहीं हो सकता: "What is returned" से पहले P में उधार की बात आनी चाहिए।',
      },
      c: {
        en: 'Each sentence takes up the one before it: borrow, return, not return, return badly, remedy.',
        hi: 'हर वाक्य पिछले से जुड़ता है: उधार, वापसी, न लौटाना, ख़राब बीज लौटाना, उपाय।',
      },
      d: {
        en: '"To guard against this" in R would then come before the damage told of in T.',
        hi: 'तब R का "To guard against this" T में बताए गए नुक़सान से पहले आ जाता है।',
      },
      e: {
        en: 'Q and T would stand before P has said what a seed library is.',
        hi: 'तब Q और T उस P से पहले आ जाते हैं जो बताता है कि seed library क्या है।',
      },
    },
  },
  {
    code: 'sb-007',
    exams: ['banking'],
    subject: 'english',
    topic: 'fill-in-the-blanks',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: String.raw`Which pair of words, taken in the given order, best completes the sentence?

The auditors found no proof of fraud, but the accounts had been kept so ______ that they could not ______ it out either.`,
      hi: String.raw`शब्दों का कौन-सा युग्म दिए गए क्रम में वाक्य को सबसे उपयुक्त ढंग से पूरा करता है?

The auditors found no proof of fraud, but the accounts had been kept so ______ that they could not ______ it out either.`,
    },
    options: [
      { id: 'a', content: { en: 'carelessly … rule', hi: 'carelessly … rule' } },
      { id: 'b', content: { en: 'thoroughly … point', hi: 'thoroughly … point' } },
      { id: 'c', content: { en: 'haphazardly … carry', hi: 'haphazardly … carry' } },
      { id: 'd', content: { en: 'accurately … rule', hi: 'accurately … rule' } },
      { id: 'e', content: { en: 'frequently … call', hi: 'frequently … call' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`"No proof of fraud, **but** … not … either" says that fraud could be neither shown nor excluded. To exclude is to **rule out**, and what prevents it is that the accounts were kept badly: **carelessly … rule**.

Settle the phrasal verb first: it leaves two pairs, and the first blank decides between them.`,
      hi: String.raw`"No proof of fraud, **but** … not … either" का भाव है कि धोखाधड़ी न सिद्ध हो सकी, न उसकी संभावना नकारी जा सकी। संभावना को नकारने के लिए **rule out** आता है, और ऐसा तब नहीं हो पाता जब हिसाब ढंग से न रखा गया हो: **carelessly … rule**।

पहले phrasal verb तय कीजिए: इससे दो युग्म बचते हैं और पहला रिक्त स्थान उनमें से एक को चुन देता है।`,
    },
    reasons: {
      a: {
        en: 'Badly kept accounts leave the auditors unable to rule fraud out.',
        hi: 'हिसाब लापरवाही से रखा गया हो, तो धोखाधड़ी की संभावना नकारी (rule out) नहीं जा सकती।',
      },
      b: {
        en: '"Point out" means to draw attention to; and thorough accounts would make that easier.',
        hi: '"Point out" का अर्थ है ध्यान दिलाना; और पूरा हिसाब हो तो यह और आसान होता।',
      },
      c: {
        en: 'The first word fits, but auditors do not "carry out" a fraud.',
        hi: 'पहला शब्द ठीक है, पर लेखा परीक्षक धोखाधड़ी "carry out" (अंजाम) नहीं देते।',
      },
      d: {
        en: 'The verb fits, but accurate accounts would let them rule fraud out.',
        hi: 'क्रिया ठीक है, पर हिसाब सही हो तो धोखाधड़ी की संभावना नकारी जा सकती है।',
      },
      e: {
        en: '"Call out" and the word "frequently" both miss the sense of an uncertain finding.',
        hi: '"call out" और "frequently", दोनों से अनिश्चित निष्कर्ष का भाव नहीं आता।',
      },
    },
  },
  {
    code: 'sb-008',
    exams: ['banking'],
    subject: 'english',
    topic: 'word-swap',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`Two of the four words in bold have changed places with each other. Which two must be interchanged so that the sentence becomes meaningful?

Although the scheme was **captured (A)** for small farmers, most of its benefits have been **designed (B)** by dealers who **knew (C)** its rules well enough to have them **stretched (D)** in their favour.`,
      hi: String.raw`मोटे अक्षरों में दिए गए चार शब्दों में से दो ने आपस में स्थान बदल लिए हैं। वाक्य को सार्थक बनाने के लिए किन दो को आपस में बदलना होगा?

Although the scheme was **captured (A)** for small farmers, most of its benefits have been **designed (B)** by dealers who **knew (C)** its rules well enough to have them **stretched (D)** in their favour.`,
    },
    options: [
      { id: 'a', content: { en: 'B and C', hi: 'B and C' } },
      { id: 'b', content: { en: 'A and D', hi: 'A and D' } },
      { id: 'c', content: { en: 'C and D', hi: 'C and D' } },
      { id: 'd', content: { en: 'B and D', hi: 'B and D' } },
      { id: 'e', content: { en: 'A and B', hi: 'A and B' } },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`Ask what each noun can do. A scheme is **designed** for somebody; benefits are **captured** by those who have no claim to them. So A and B must be interchanged.

Corrected: Although the scheme was **designed** for small farmers, most of its benefits have been **captured** by dealers who knew its rules well enough to have them stretched in their favour.`,
      hi: String.raw`देखिए कि किस संज्ञा के साथ कौन-सी क्रिया बैठती है। योजना किसी के लिए **designed** होती है; लाभ वे लोग **capture** कर लेते हैं जिनके लिए वह नहीं था। अतः A और B को आपस में बदलना होगा।

सही वाक्य: Although the scheme was **designed** for small farmers, most of its benefits have been **captured** by dealers who knew its rules well enough to have them stretched in their favour.`,
    },
    reasons: {
      a: { en: '"Have been knew" is ungrammatical.', hi: '"have been knew" व्याकरण की दृष्टि से ग़लत है।' },
      b: {
        en: 'A scheme "stretched for small farmers" while its benefits are "designed" by dealers makes no sense.',
        hi: '"stretched for small farmers" और लाभ का "designed" होना, दोनों निरर्थक हैं।',
      },
      c: {
        en: '"Dealers who stretched its rules … to have them knew" is ungrammatical.',
        hi: '"to have them knew" व्याकरण की दृष्टि से ग़लत है।',
      },
      d: {
        en: 'The scheme would still be "captured for small farmers".',
        hi: 'तब भी योजना "captured for small farmers" रह जाती है, जो निरर्थक है।',
      },
      e: {
        en: 'A scheme is designed and its benefits are captured.',
        hi: 'योजना designed होती है और उसके लाभ captured; दोनों अर्थ ठीक बैठते हैं।',
      },
    },
  },
  {
    code: 'sb-009',
    exams: ['banking'],
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'easy',
    targetSeconds: 55,
    passage: 'sb-p2',
    stem: {
      en: 'The number of home loans approved in branches A and C together is how many more than the number of vehicle loans approved in branches B and E together?',
      hi: 'शाखा A और C में स्वीकृत गृह ऋणों की कुल संख्या शाखा B और E में स्वीकृत वाहन ऋणों की कुल संख्या से कितनी अधिक है?',
    },
    options: [
      { id: 'a', content: { en: '175', hi: '175' } },
      { id: 'b', content: { en: '143', hi: '143' } },
      { id: 'c', content: { en: '163', hi: '163' } },
      { id: 'd', content: { en: '203', hi: '203' } },
      { id: 'e', content: { en: '153', hi: '153' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Find the approved number first, then divide it in the ratio.

- Home, A: $480 \times \frac{5}{8} = 300$; home, C: $448 \times \frac{9}{14} = 288$
- Vehicle, B: $520 \times \frac{5}{13} = 200$; vehicle, E: $540 \times \frac{5}{12} = 225$

Difference: $588 - 425 = 163$. Trap: taking the ratio of the applications received instead of those approved.`,
      hi: String.raw`पहले स्वीकृत संख्या निकालिए, फिर उसे अनुपात में बाँटिए।

- गृह, A: $480 \times \frac{5}{8} = 300$; गृह, C: $448 \times \frac{9}{14} = 288$
- वाहन, B: $520 \times \frac{5}{13} = 200$; वाहन, E: $540 \times \frac{5}{12} = 225$

अंतर: $588 - 425 = 163$। ध्यान दें: अनुपात मिले हुए नहीं, स्वीकृत आवेदनों का है।`,
    },
    reasons: {
      a: {
        en: 'Takes the home loans of A twice, 300 + 300, in place of 300 + 288.',
        hi: 'A के 300 गृह ऋण ही दो बार ले लिए गए हैं, 300 + 288 की जगह।',
      },
      b: {
        en: 'Takes 220 vehicle loans in branch B in place of 200.',
        hi: 'शाखा B में 200 की जगह 220 वाहन ऋण ले लिए गए हैं।',
      },
      c: { en: 'Right: 300 + 288 is 588, and 200 + 225 is 425.', hi: 'सही: 300 + 288 = 588 और 200 + 225 = 425।' },
      d: {
        en: 'Takes the 160 vehicle loans of C in place of the 200 of B.',
        hi: 'B के 200 की जगह C के 160 वाहन ऋण घटा दिए गए हैं।',
      },
      e: { en: 'A slip of ten in the subtraction of 425 from 588.', hi: '588 में से 425 घटाने में दस की चूक है।' },
    },
  },
  {
    code: 'sb-010',
    exams: ['banking'],
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'medium',
    targetSeconds: 40,
    passage: 'sb-p2',
    stem: {
      en: 'The number of applications not approved in branch E is what per cent more than the number not approved in branch D?',
      hi: 'शाखा E में अस्वीकृत आवेदनों की संख्या शाखा D में अस्वीकृत आवेदनों की संख्या से कितने प्रतिशत अधिक है?',
    },
    options: [
      { id: 'a', content: { en: String.raw`$66\frac{2}{3}\%$`, hi: String.raw`$66\frac{2}{3}\%$` } },
      { id: 'b', content: { en: String.raw`$33\frac{1}{3}\%$`, hi: String.raw`$33\frac{1}{3}\%$` } },
      { id: 'c', content: { en: String.raw`$7\frac{1}{7}\%$`, hi: String.raw`$7\frac{1}{7}\%$` } },
      { id: 'd', content: { en: String.raw`$40\%$`, hi: String.raw`$40\%$` } },
      { id: 'e', content: { en: String.raw`$60\%$`, hi: String.raw`$60\%$` } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Not approved: E has $40\%$ of $900 = 360$, D has $30\%$ of $720 = 216$.

$$
\frac{360 - 216}{216} \times 100 = \frac{144}{216} \times 100 = 66\frac{2}{3}\%
$$

"More than D" makes D the base. Trap: 40% comes from the base E, and the percentages 40 and 30 cannot be compared, for their totals differ.`,
      hi: String.raw`अस्वीकृत आवेदन: E में $900$ का $40\% = 360$ और D में $720$ का $30\% = 216$।

$$
\frac{360 - 216}{216} \times 100 = \frac{144}{216} \times 100 = 66\frac{2}{3}\%
$$

"D से अधिक" में आधार D है। ध्यान दें: E को आधार लेने पर 40% आता है, और 40% तथा 30% की सीधी तुलना नहीं हो सकती, क्योंकि उनके कुल योग अलग हैं।`,
    },
    reasons: {
      a: { en: 'Right: 144 more on a base of 216.', hi: 'सही: आधार 216 पर 144 अधिक।' },
      b: {
        en: 'Compares the percentages 40 and 30 as if the totals were equal.',
        hi: '40% और 30% की तुलना ऐसे की गई है मानो कुल आवेदन बराबर हों।',
      },
      c: { en: 'Compares those approved, 540 and 504.', hi: 'स्वीकृत आवेदनों 540 और 504 की तुलना कर दी गई है।' },
      d: { en: 'Takes E as the base: 144 of 360.', hi: 'E को आधार ले लिया गया है: 360 पर 144।' },
      e: { en: 'Gives 216 as a percentage of 360.', hi: '216 को 360 के प्रतिशत के रूप में निकाल दिया गया है।' },
    },
  },
  {
    code: 'sb-011',
    exams: ['banking'],
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'medium',
    targetSeconds: 55,
    passage: 'sb-p2',
    stem: {
      en: 'In the next month branch B received 25% more applications than in the month of the table. The number of vehicle loans it approved rose by 40%, and the home and vehicle loans approved were now in the ratio 3 : 2. What percentage of its applications did branch B approve in the next month?',
      hi: 'अगले महीने शाखा B को तालिका वाले महीने से 25% अधिक आवेदन मिले। उसके द्वारा स्वीकृत वाहन ऋणों की संख्या 40% बढ़ गई और अब स्वीकृत गृह ऋण और वाहन ऋण का अनुपात 3 : 2 था। अगले महीने शाखा B ने अपने कितने प्रतिशत आवेदन स्वीकृत किए?',
    },
    options: [
      { id: 'a', content: { en: '72.5%', hi: '72.5%' } },
      { id: 'b', content: { en: '87.5%', hi: '87.5%' } },
      { id: 'c', content: { en: '67.5%', hi: '67.5%' } },
      { id: 'd', content: { en: '70%', hi: '70%' } },
      { id: 'e', content: { en: '60%', hi: '60%' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Work back from the vehicle loans.

Vehicle loans now: $200 \times 1.4 = 280$. These are 2 of 5 parts, so the approved number is $280 \times \frac{5}{2} = 700$.

Applications now: $800 \times 1.25 = 1000$. Approved: $\frac{700}{1000} = 70\%$. Trap: dividing 700 by the old 800.`,
      hi: String.raw`वाहन ऋणों से उलटी दिशा में चलिए।

अब वाहन ऋण: $200 \times 1.4 = 280$। ये 5 में से 2 भाग हैं, अतः कुल स्वीकृत $280 \times \frac{5}{2} = 700$।

अब आवेदन: $800 \times 1.25 = 1000$। स्वीकृत: $\frac{700}{1000} = 70\%$। ध्यान दें: 700 को पुराने 800 से भाग नहीं देना है।`,
    },
    reasons: {
      a: {
        en: 'Takes 45% growth in the vehicle loans: 290 × 5/2 = 725.',
        hi: 'वाहन ऋणों में 45% वृद्धि ले ली गई है: 290 × 5/2 = 725।',
      },
      b: {
        en: 'Divides 700 by the 800 applications of the earlier month.',
        hi: '700 को पिछले महीने के 800 आवेदनों से भाग दिया गया है।',
      },
      c: {
        en: 'Takes 35% growth in the vehicle loans: 270 × 5/2 = 675.',
        hi: 'वाहन ऋणों में 35% वृद्धि ले ली गई है: 270 × 5/2 = 675।',
      },
      d: { en: 'Right: 280 × 5/2 = 700 of 1,000 applications.', hi: 'सही: 1,000 आवेदनों में से 280 × 5/2 = 700।' },
      e: {
        en: 'Takes the share of home loans, 3 of 5, for the share approved.',
        hi: 'स्वीकृति की दर की जगह गृह ऋणों का हिस्सा, 5 में से 3, ले लिया गया है।',
      },
    },
  },
  {
    code: 'sb-012',
    exams: ['banking'],
    subject: 'aptitude',
    topic: 'simplification',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: String.raw`Find the value of the question mark (?) in the equation given below.

$45\%$ of $640 + \sqrt{?} = 17^2 + 23$`,
      hi: String.raw`नीचे दिए गए समीकरण में प्रश्नवाचक चिह्न (?) का मान ज्ञात कीजिए।

$640$ का $45\% + \sqrt{?} = 17^2 + 23$`,
    },
    options: [
      { id: 'a', content: { en: '24', hi: '24' } },
      { id: 'b', content: { en: '676', hi: '676' } },
      { id: 'c', content: { en: '576', hi: '576' } },
      { id: 'd', content: { en: '529', hi: '529' } },
      { id: 'e', content: { en: '48', hi: '48' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`$45\%$ of $640$: half is $320$, less $5\%$ ($32$), so $288$.

Right side: $289 + 23 = 312$. Hence $\sqrt{?} = 312 - 288 = 24$ and $? = 24^2 = 576$.

Trap: stopping at 24, which is the root and not the number.`,
      hi: String.raw`$640$ का $45\%$: आधा $320$, उसमें से $5\%$ ($32$) घटाइए, $288$।

दायाँ पक्ष: $289 + 23 = 312$। अतः $\sqrt{?} = 312 - 288 = 24$ और $? = 24^2 = 576$।

ध्यान दें: 24 पर न रुकिए; वह वर्गमूल है, संख्या नहीं।`,
    },
    reasons: {
      a: { en: 'Stops at the root and does not square it.', hi: 'वर्गमूल पर ही रुक गया है, वर्ग नहीं किया गया।' },
      b: {
        en: 'Takes 45% of 640 as 286, which leaves a root of 26.',
        hi: '640 का 45% 286 ले लिया गया है, जिससे वर्गमूल 26 बचता है।',
      },
      c: { en: 'Right: 312 less 288 is 24, and its square is 576.', hi: 'सही: 312 − 288 = 24 और उसका वर्ग 576 है।' },
      d: {
        en: 'Takes the square of 17 as 288, which leaves a root of 23.',
        hi: '17 का वर्ग 288 ले लिया गया है, जिससे वर्गमूल 23 बचता है।',
      },
      e: { en: 'Doubles 24 in place of squaring it.', hi: '24 का वर्ग करने की जगह उसे दुगुना किया गया है।' },
    },
  },
  {
    code: 'sb-013',
    exams: ['banking'],
    subject: 'aptitude',
    topic: 'approximation',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`Estimate the value that should replace the question mark (?). An exact calculation is not expected.

$(24.98)^2 \times 15.96 \div 39.97 \, +$ $34.98\%$ of $? \approx 389.95$`,
      hi: String.raw`प्रश्नवाचक चिह्न (?) के स्थान पर आने वाले लगभग मान का अनुमान लगाइए। सटीक गणना अपेक्षित नहीं है।

$(24.98)^2 \times 15.96 \div 39.97 \, +$ $?$ का $34.98\% \approx 389.95$`,
    },
    options: [
      { id: 'a', content: { en: '350', hi: '350' } },
      { id: 'b', content: { en: '560', hi: '560' } },
      { id: 'c', content: { en: '400', hi: '400' } },
      { id: 'd', content: { en: '1110', hi: '1110' } },
      { id: 'e', content: { en: '455', hi: '455' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Round every number: $25^2 \times 16 \div 40 + 35\%$ of $? \approx 390$.

$625 \times 0.4 = 250$, so $35\%$ of $? \approx 140$ and $? \approx 140 \times \frac{100}{35} = 400$.

Round to the nearest whole number only; a coarser rounding of 25 or of 35% moves the answer to another option.`,
      hi: String.raw`हर संख्या को निकटतम पूर्णांक में बदलिए: $25^2 \times 16 \div 40 \, +$ $?$ का $35\% \approx 390$।

$625 \times 0.4 = 250$, अतः $?$ का $35\% \approx 140$ और $? \approx 140 \times \frac{100}{35} = 400$।

केवल निकटतम पूर्णांक लीजिए; 25 या 35% को और मोटे तौर पर लेने से उत्तर दूसरे विकल्प पर चला जाता है।`,
    },
    reasons: {
      a: { en: 'Takes 34.98% as 40%: 140 ÷ 0.4.', hi: '34.98% को 40% मान लिया गया है: 140 ÷ 0.4।' },
      b: { en: 'Takes 34.98% as a quarter: 140 × 4.', hi: '34.98% को एक चौथाई मान लिया गया है: 140 × 4।' },
      c: { en: 'Right: 390 − 250 = 140, which is 35% of 400.', hi: 'सही: 390 − 250 = 140, जो 400 का 35% है।' },
      d: { en: 'Leaves the first term out: 390 ÷ 0.35.', hi: 'पहला पद छोड़ दिया गया है: 390 ÷ 0.35।' },
      e: {
        en: 'Takes 24.98 as 24, so that the first term is only about 230.',
        hi: '24.98 को 24 मान लिया गया है, जिससे पहला पद केवल लगभग 230 आता है।',
      },
    },
  },
  {
    code: 'sb-014',
    exams: ['banking'],
    subject: 'reasoning',
    topic: 'number-series',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: String.raw`Which number continues the series in place of the question mark (?)?

7, 12, 26, 53, 97, ?`,
      hi: String.raw`प्रश्नवाचक चिह्न (?) के स्थान पर कौन-सी संख्या इस शृंखला को आगे बढ़ाएगी?

7, 12, 26, 53, 97, ?`,
    },
    options: [
      { id: 'a', content: { en: '158', hi: '158' } },
      { id: 'b', content: { en: '141', hi: '141' } },
      { id: 'c', content: { en: '166', hi: '166' } },
      { id: 'd', content: { en: '154', hi: '154' } },
      { id: 'e', content: { en: '162', hi: '162' } },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`Differences: $5, 14, 27, 44$. They show no simple rule, so take the differences once more: $9, 13, 17$, which grow by 4.

The next of these is $21$, so the next difference is $44 + 21 = 65$ and the term is $97 + 65 = 162$.

Trap: using 17 a second time.`,
      hi: String.raw`अंतर: $5, 14, 27, 44$। इनमें कोई सरल नियम नहीं दिखता, इसलिए इनके भी अंतर लीजिए: $9, 13, 17$, जो 4 से बढ़ते हैं।

इनमें अगला $21$ है, अतः अगला अंतर $44 + 21 = 65$ और पद $97 + 65 = 162$ है।

ध्यान दें: 17 को दोबारा न लगाइए।`,
    },
    reasons: {
      a: {
        en: 'Adds 17 once more to the last difference: 97 + 61.',
        hi: 'अंतिम अंतर में 17 ही दोबारा जोड़ा गया है: 97 + 61।',
      },
      b: { en: 'Adds the last difference 44 once more.', hi: 'अंतिम अंतर 44 ही दोबारा जोड़ दिया गया है।' },
      c: {
        en: 'Takes 25 in place of 21 as the next second difference: 97 + 69.',
        hi: 'दूसरे अंतरों में 21 की जगह 25 लिया गया है: 97 + 69।',
      },
      d: { en: 'Goes back to 13 as the second difference: 97 + 57.', hi: 'दूसरा अंतर फिर से 13 ले लिया गया है: 97 + 57।' },
      e: {
        en: 'Right: the second differences are 9, 13, 17, 21, and 97 + 65 = 162.',
        hi: 'सही: दूसरे अंतर 9, 13, 17, 21 हैं और 97 + 65 = 162।',
      },
    },
  },
  {
    code: 'sb-015',
    exams: ['banking'],
    subject: 'aptitude',
    topic: 'partnership',
    difficulty: 'hard',
    targetSeconds: 70,
    stem: {
      en: "Lata and Imran start a business with ₹24,000 and ₹36,000 respectively. After some months Imran withdraws one third of his capital, and at the same time Nikhil joins them with ₹30,000. At the end of the year the profit is ₹43,200, of which Nikhil receives ₹12,000. What is Imran's share?",
      hi: 'लता और इमरान क्रमशः ₹24,000 और ₹36,000 लगाकर एक व्यवसाय आरंभ करते हैं। कुछ महीनों बाद इमरान अपनी पूँजी का एक तिहाई निकाल लेता है और उसी समय निखिल ₹30,000 के साथ शामिल हो जाता है। वर्ष के अंत में ₹43,200 का लाभ होता है, जिसमें से निखिल को ₹12,000 मिलते हैं। इमरान का हिस्सा कितना है?',
    },
    options: [
      { id: 'a', content: { en: '₹12,480', hi: '₹12,480' } },
      { id: 'b', content: { en: '₹16,800', hi: '₹16,800' } },
      { id: 'c', content: { en: '₹14,400', hi: '₹14,400' } },
      { id: 'd', content: { en: '₹18,720', hi: '₹18,720' } },
      { id: 'e', content: { en: '₹15,600', hi: '₹15,600' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Profit is shared as capital × months. Let the change come after $x$ months (capital in thousands).

- Lata: $24 \times 12 = 288$
- Imran: $36x + 24(12 - x) = 288 + 12x$
- Nikhil: $30(12 - x) = 360 - 30x$

The sum is $936 - 18x$, and Nikhil's part is $\frac{12000}{43200} = \frac{5}{18}$:

$$
18(360 - 30x) = 5(936 - 18x)
$$

so $x = 4$. The shares are $288 : 336 : 240 = 6 : 7 : 5$, and Imran gets $\frac{7}{18} \times 43200 = 16800$.

Trap: dividing the remaining ₹31,200 in the ratio 2 : 3 of the first capitals.`,
      hi: String.raw`लाभ पूँजी × महीनों के अनुपात में बँटता है। मान लीजिए बदलाव $x$ महीनों बाद हुआ (पूँजी हज़ार में)।

- लता: $24 \times 12 = 288$
- इमरान: $36x + 24(12 - x) = 288 + 12x$
- निखिल: $30(12 - x) = 360 - 30x$

योग $936 - 18x$ है और निखिल का भाग $\frac{12000}{43200} = \frac{5}{18}$:

$$
18(360 - 30x) = 5(936 - 18x)
$$

अतः $x = 4$। अनुपात $288 : 336 : 240 = 6 : 7 : 5$ है और इमरान को $\frac{7}{18} \times 43200 = 16800$ मिलते हैं।

ध्यान दें: बचे हुए ₹31,200 को आरंभिक पूँजी के अनुपात 2 : 3 में नहीं बाँटना है।`,
    },
    reasons: {
      a: {
        en: "Divides the remaining ₹31,200 in the ratio 2 : 3 and takes Lata's part.",
        hi: 'बचे हुए ₹31,200 को 2 : 3 में बाँटकर लता का भाग ले लिया गया है।',
      },
      b: {
        en: 'Right: the change comes after 4 months, and 7 of 18 parts are his.',
        hi: 'सही: बदलाव 4 महीने बाद हुआ और 18 में से 7 भाग उसके हैं।',
      },
      c: { en: "This is Lata's share, 6 of the 18 parts.", hi: 'यह लता का हिस्सा है, 18 में से 6 भाग।' },
      d: {
        en: 'Divides the remaining ₹31,200 as 2 : 3, as if Imran had withdrawn nothing.',
        hi: 'बचे हुए ₹31,200 को 2 : 3 में बाँटा गया है, मानो इमरान ने कुछ न निकाला हो।',
      },
      e: {
        en: "Halves the remaining ₹31,200, as if Imran's capital had been ₹24,000 all the year.",
        hi: 'बचे हुए ₹31,200 का आधा लिया गया है, मानो इमरान की पूँजी पूरे वर्ष ₹24,000 रही हो।',
      },
    },
  },
  {
    code: 'sb-016',
    exams: ['banking'],
    subject: 'aptitude',
    topic: 'time-speed-distance',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'A car covers two fifths of a journey at 48 km/h and the rest at 60 km/h. In this way it takes 24 minutes less than it would take at 48 km/h all the way. What is the length of the journey?',
      hi: 'एक कार यात्रा का दो पाँचवाँ भाग 48 किमी/घंटा की चाल से और शेष भाग 60 किमी/घंटा की चाल से तय करती है। इस प्रकार उसे पूरी यात्रा 48 किमी/घंटा की चाल से करने की तुलना में 24 मिनट कम लगते हैं। यात्रा की लंबाई कितनी है?',
    },
    options: [
      { id: 'a', content: { en: '240 km', hi: '240 किमी' } },
      { id: 'b', content: { en: '96 km', hi: '96 किमी' } },
      { id: 'c', content: { en: '160 km', hi: '160 किमी' } },
      { id: 'd', content: { en: '64 km', hi: '64 किमी' } },
      { id: 'e', content: { en: '200 km', hi: '200 किमी' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Time is saved only on the faster part, so compare the two speeds there. On each kilometre of it the saving is $\frac{1}{48} - \frac{1}{60} = \frac{1}{240}$ hour.

Saving of $24$ min $= 0.4$ h, so that part is $0.4 \times 240 = 96$ km. It is three fifths of the journey: $96 \times \frac{5}{3} = 160$ km.

Trap: stopping at 96 km, or taking it for two fifths.`,
      hi: String.raw`समय केवल तेज़ वाले भाग में बचता है, इसलिए दोनों चालों की तुलना वहीं कीजिए। उसके हर किलोमीटर पर $\frac{1}{48} - \frac{1}{60} = \frac{1}{240}$ घंटे की बचत है।

$24$ मिनट $= 0.4$ घंटे की बचत, अतः वह भाग $0.4 \times 240 = 96$ किमी है। यह यात्रा का तीन पाँचवाँ भाग है: $96 \times \frac{5}{3} = 160$ किमी।

ध्यान दें: 96 किमी पर न रुकिए और उसे दो पाँचवाँ भाग न मानिए।`,
    },
    reasons: {
      a: {
        en: 'Takes the 96 km of the faster part for two fifths of the journey.',
        hi: 'तेज़ वाले भाग के 96 किमी को यात्रा का दो पाँचवाँ भाग मान लिया गया है।',
      },
      b: { en: 'This is only the part covered at 60 km/h.', hi: 'यह केवल 60 किमी/घंटा से तय किया गया भाग है।' },
      c: {
        en: 'Right: 96 km saves 24 minutes and is three fifths of the journey.',
        hi: 'सही: 96 किमी पर 24 मिनट बचते हैं और यह यात्रा का तीन पाँचवाँ भाग है।',
      },
      d: { en: 'This is only the part covered at 48 km/h.', hi: 'यह केवल 48 किमी/घंटा से तय किया गया भाग है।' },
      e: {
        en: 'Takes 24 minutes as half an hour: 120 km, which is three fifths of 200.',
        hi: '24 मिनट को आधा घंटा मान लिया गया है: 120 किमी, जो 200 का तीन पाँचवाँ भाग है।',
      },
    },
  },
]
