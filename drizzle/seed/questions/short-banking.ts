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
  {
    code: 'sb-p3',
    kind: 'case',
    title: { en: 'Eight interviews on eight dates', hi: 'आठ तिथियों पर आठ साक्षात्कार' },
    content: {
      en: String.raw`Read the information and answer the questions that follow.

Eight persons, Aarti, Balbir, Chitra, Dinesh, Esther, Farhan, Gauri and Hemant, have interviews on eight different dates: the 9th and the 22nd of April, May, July and September of the same year. Each person has one interview.

- Farhan's interview is on the 9th of a month that has 31 days.
- Chitra's interview is immediately before Balbir's.
- Balbir and Esther have their interviews in the same month.
- Exactly two persons have interviews between Aarti and Balbir.
- Dinesh's interview is before Hemant's, and exactly two persons have interviews between them.`,
      hi: String.raw`जानकारी पढ़िए और उसके बाद दिए गए प्रश्नों के उत्तर दीजिए।

आठ व्यक्तियों आरती, बलबीर, चित्रा, दिनेश, एस्थर, फ़रहान, गौरी और हेमंत के साक्षात्कार आठ अलग-अलग तिथियों पर हैं: एक ही वर्ष के अप्रैल, मई, जुलाई और सितंबर की 9 और 22 तारीख़ को। प्रत्येक का एक साक्षात्कार है।

- फ़रहान का साक्षात्कार 31 दिनों वाले एक महीने की 9 तारीख़ को है।
- चित्रा का साक्षात्कार बलबीर के साक्षात्कार से ठीक पहले है।
- बलबीर और एस्थर के साक्षात्कार एक ही महीने में हैं।
- आरती और बलबीर के बीच ठीक दो व्यक्तियों के साक्षात्कार हैं।
- दिनेश का साक्षात्कार हेमंत से पहले है और दोनों के बीच ठीक दो व्यक्तियों के साक्षात्कार हैं।`,
    },
  },
  {
    code: 'sb-p4',
    kind: 'reading',
    title: { en: 'Reading passage: Forecasts that people hear', hi: 'पठन गद्यांश: Forecasts that people hear' },
    content: {
      en: String.raw`Read the passage carefully and answer the questions that follow. One word is given in bold to help you find it.

A weather forecaster may be wrong, but he cannot change the weather by speaking of it. Those who forecast human affairs are in a stranger position, for the people whose conduct they foretell are listening. Let a rumour spread that a sound bank is about to fail, and depositors will hurry to withdraw their money; and since a bank lends most of what it receives, none can repay everyone on the same afternoon. The bank closes, and those who spread the rumour point to its doors as proof that they were right. What they said was false when they said it, and became true because they said it.

The opposite happens too, though it is seldom noticed. When engineers warn that a reservoir will run dry by May, and the town, alarmed, uses water sparingly, the reservoir lasts until the rains. The warning has then done its work so well that it looks like a blunder, and the engineers are **derided** for having raised a false alarm. A community that remembers only whether its forecasters were right will thus learn to honour those who spread panic and to ignore those who prevented harm.

How, then, should such a forecast be judged? Not, it would seem, by whether the event took place, but by the reasons given for expecting it, and by what would have come about if nobody had paid heed. That is a harder test, since what did not happen leaves no record. But it is the only one under which a good warning is not counted as a bad prediction.`,
      hi: String.raw`गद्यांश को ध्यान से पढ़िए और उसके बाद दिए गए प्रश्नों के उत्तर दीजिए। एक शब्द मोटे अक्षरों में दिया गया है, ताकि आप उसे आसानी से खोज सकें।

A weather forecaster may be wrong, but he cannot change the weather by speaking of it. Those who forecast human affairs are in a stranger position, for the people whose conduct they foretell are listening. Let a rumour spread that a sound bank is about to fail, and depositors will hurry to withdraw their money; and since a bank lends most of what it receives, none can repay everyone on the same afternoon. The bank closes, and those who spread the rumour point to its doors as proof that they were right. What they said was false when they said it, and became true because they said it.

The opposite happens too, though it is seldom noticed. When engineers warn that a reservoir will run dry by May, and the town, alarmed, uses water sparingly, the reservoir lasts until the rains. The warning has then done its work so well that it looks like a blunder, and the engineers are **derided** for having raised a false alarm. A community that remembers only whether its forecasters were right will thus learn to honour those who spread panic and to ignore those who prevented harm.

How, then, should such a forecast be judged? Not, it would seem, by whether the event took place, but by the reasons given for expecting it, and by what would have come about if nobody had paid heed. That is a harder test, since what did not happen leaves no record. But it is the only one under which a good warning is not counted as a bad prediction.`,
    },
  },
  {
    code: 'sb-p5',
    kind: 'data',
    title: { en: 'Three services of a bank', hi: 'बैंक की तीन सेवाएँ' },
    content: {
      en: String.raw`Read the information and answer the questions.

Each of 720 customers of a bank branch uses at least one of three services: the mobile app, net banking and the debit card. The number of those who use only one service is 62.5% of all the customers; among them, the numbers who use only the app, only net banking and only the card are in the ratio 5 : 2 : 3. Of all the customers, $\frac{1}{12}$ use all three services.

Of those who use exactly two services, the number who use the app and net banking is twice the number who use net banking and the card, and the number who use the app and the card is 15 less than the number who use the app and net banking.`,
      hi: String.raw`जानकारी पढ़िए और प्रश्नों के उत्तर दीजिए।

एक बैंक शाखा के 720 ग्राहकों में से प्रत्येक तीन सेवाओं में से कम से कम एक का उपयोग करता है: मोबाइल ऐप, नेट बैंकिंग और डेबिट कार्ड। केवल एक सेवा का उपयोग करने वाले ग्राहकों की संख्या कुल ग्राहकों की 62.5% है; इनमें केवल ऐप, केवल नेट बैंकिंग और केवल कार्ड का उपयोग करने वालों का अनुपात 5 : 2 : 3 है। कुल ग्राहकों में से $\frac{1}{12}$ तीनों सेवाओं का उपयोग करते हैं।

ठीक दो सेवाओं का उपयोग करने वालों में, ऐप और नेट बैंकिंग का उपयोग करने वालों की संख्या नेट बैंकिंग और कार्ड का उपयोग करने वालों की दुगुनी है, और ऐप और कार्ड का उपयोग करने वालों की संख्या ऐप और नेट बैंकिंग वालों से 15 कम है।`,
    },
  },
  {
    code: 'sb-p6',
    kind: 'case',
    title: { en: 'Ten persons in two rows', hi: 'दो पंक्तियों में दस व्यक्ति' },
    content: {
      en: String.raw`Read the information and answer the questions that follow.

Ten persons sit in two parallel rows of five seats each, at equal distances, so that each person faces one person of the other row. A, B, C, D and E sit in Row 1 and face south; P, Q, R, S and T sit in Row 2 and face north. (The orders given here need not be the orders of the rows.)

- B sits second to the right of E.
- R sits second to the left of T, and C faces R.
- A faces the person who sits immediately to the left of P.
- D faces an immediate neighbour of S.`,
      hi: String.raw`जानकारी पढ़िए और उसके बाद दिए गए प्रश्नों के उत्तर दीजिए।

दस व्यक्ति पाँच-पाँच सीटों वाली दो समांतर पंक्तियों में समान दूरी पर इस प्रकार बैठे हैं कि प्रत्येक के सामने दूसरी पंक्ति का एक व्यक्ति है। A, B, C, D और E पंक्ति 1 में बैठे हैं और उनका मुख दक्षिण की ओर है; P, Q, R, S और T पंक्ति 2 में बैठे हैं और उनका मुख उत्तर की ओर है। (आवश्यक नहीं कि वे इसी क्रम में बैठे हों।)

- B, E के दाईं ओर दूसरे स्थान पर बैठा है।
- R, T के बाईं ओर दूसरे स्थान पर बैठा है और C का मुख R की ओर है।
- A का मुख उस व्यक्ति की ओर है जो P के ठीक बाईं ओर बैठा है।
- D का मुख S के निकटतम पड़ोसियों में से एक की ओर है।`,
    },
  },
]

export const shortBanking: AuthoredQuestion[] = [
  {
    code: 'sb-001',
    exams: ['banking'],
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'easy',
    targetSeconds: 100,
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
          en: 'Because a small share of many buyers can exceed the whole trade of a few',
          hi: 'Because a small share of many buyers can exceed the whole trade of a few',
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
    difficulty: 'medium',
    targetSeconds: 50,
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
    targetSeconds: 15,
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
    targetSeconds: 25,
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
    targetSeconds: 60,
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
    targetSeconds: 30,
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
      hi: String.raw`देखिए कि किस संज्ञा के साथ कौन-सी क्रिया बैठती है। योजना किसी के लिए **designed** होती है; लाभ वे लोग **capture** कर लेते हैं जिनके लिए वे नहीं थे। अतः A और B को आपस में बदलना होगा।

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
    difficulty: 'medium',
    targetSeconds: 70,
    passage: 'sb-p2',
    stem: {
      en: 'The number of home loans approved in branches A and C together is how many more than the number of vehicle loans approved in branches B and E together?',
      hi: 'शाखाओं A और C में स्वीकृत गृह ऋणों की कुल संख्या शाखाओं B और E में स्वीकृत वाहन ऋणों की कुल संख्या से कितनी अधिक है?',
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
        hi: 'A के गृह ऋण ही दो बार ले लिए गए हैं: 300 + 288 की जगह 300 + 300।',
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
    difficulty: 'easy',
    targetSeconds: 35,
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
    targetSeconds: 50,
    passage: 'sb-p2',
    stem: {
      en: 'In the next month branch B received 25% more applications than in the month of the table. The number of vehicle loans it approved rose by 40%, and the home and vehicle loans approved were now in the ratio 3 : 2. What percentage of its applications did branch B approve in the next month?',
      hi: 'अगले महीने शाखा B को तालिका वाले महीने से 25% अधिक आवेदन मिले। उसके द्वारा स्वीकृत वाहन ऋणों की संख्या 40% बढ़ गई और स्वीकृत गृह ऋणों और वाहन ऋणों का अनुपात 3 : 2 हो गया। अगले महीने शाखा B ने अपने कितने प्रतिशत आवेदन स्वीकृत किए?',
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
      hi: String.raw`प्रश्नवाचक चिह्न (?) के स्थान पर लगभग कौन-सा मान आएगा? (सटीक मान ज्ञात करना आवश्यक नहीं है।)

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
      hi: String.raw`निम्नलिखित शृंखला में प्रश्नवाचक चिह्न (?) के स्थान पर कौन-सी संख्या आएगी?

7, 12, 26, 53, 97, ?`,
    },
    options: [
      { id: 'a', content: { en: '158', hi: '158' } },
      { id: 'b', content: { en: '141', hi: '141' } },
      { id: 'c', content: { en: '150', hi: '150' } },
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
        en: 'Adds the term before, 53, to 97.',
        hi: '97 में उससे पहले का पद 53 जोड़ दिया गया है।',
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
    targetSeconds: 85,
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
      en: String.raw`A car covers $\frac{2}{5}$ of a journey at 48 km/h and the rest at 60 km/h. In this way it takes 24 minutes less than it would take at 48 km/h all the way. What is the length of the journey?`,
      hi: String.raw`एक कार यात्रा का $\frac{2}{5}$ भाग 48 किमी/घंटा की चाल से और शेष भाग 60 किमी/घंटा की चाल से तय करती है। इस प्रकार उसे पूरी यात्रा 48 किमी/घंटा की चाल से करने की तुलना में 24 मिनट कम लगते हैं। यात्रा की लंबाई कितनी है?`,
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

Saving of $24$ min $= 0.4$ h, so that part is $0.4 \times 240 = 96$ km. It is $\frac{3}{5}$ of the journey: $96 \times \frac{5}{3} = 160$ km.

Trap: stopping at 96 km, or taking it for $\frac{2}{5}$.`,
      hi: String.raw`समय केवल तेज़ वाले भाग में बचता है, इसलिए दोनों चालों की तुलना वहीं कीजिए। उसके हर किलोमीटर पर $\frac{1}{48} - \frac{1}{60} = \frac{1}{240}$ घंटे की बचत है।

$24$ मिनट $= 0.4$ घंटे की बचत, अतः वह भाग $0.4 \times 240 = 96$ किमी है। यह यात्रा का $\frac{3}{5}$ भाग है: $96 \times \frac{5}{3} = 160$ किमी।

ध्यान दें: 96 किमी पर न रुकिए और उसे यात्रा का $\frac{2}{5}$ भाग न मानिए।`,
    },
    reasons: {
      a: {
        en: String.raw`Takes the 96 km of the faster part for $\frac{2}{5}$ of the journey.`,
        hi: String.raw`तेज़ वाले भाग के 96 किमी को यात्रा का $\frac{2}{5}$ भाग मान लिया गया है।`,
      },
      b: { en: 'This is only the part covered at 60 km/h.', hi: 'यह केवल 60 किमी/घंटा से तय किया गया भाग है।' },
      c: {
        en: String.raw`Right: 96 km saves 24 minutes and is $\frac{3}{5}$ of the journey.`,
        hi: String.raw`सही: 96 किमी पर 24 मिनट बचते हैं और यह यात्रा का $\frac{3}{5}$ भाग है।`,
      },
      d: { en: 'This is only the part covered at 48 km/h.', hi: 'यह केवल 48 किमी/घंटा से तय किया गया भाग है।' },
      e: {
        en: String.raw`Takes 24 minutes as half an hour: 120 km, which is $\frac{3}{5}$ of 200.`,
        hi: String.raw`24 मिनट को आधा घंटा मान लिया गया है: 120 किमी, जो 200 का $\frac{3}{5}$ भाग है।`,
      },
    },
  },
  {
    code: 'sb-017',
    exams: ['banking'],
    subject: 'reasoning',
    topic: 'puzzle',
    difficulty: 'hard',
    targetSeconds: 180,
    passage: 'sb-p3',
    stem: {
      en: 'On which of the following dates does Hemant have his interview?',
      hi: 'हेमंत का साक्षात्कार निम्नलिखित में से किस तिथि को है?',
    },
    options: [
      { id: 'a', content: { en: '22 April', hi: '22 अप्रैल' } },
      { id: 'b', content: { en: '9 July', hi: '9 जुलाई' } },
      { id: 'c', content: { en: '22 July', hi: '22 जुलाई' } },
      { id: 'd', content: { en: '9 April', hi: '9 अप्रैल' } },
      { id: 'e', content: { en: '9 May', hi: '9 मई' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Number the dates 1 to 8. Balbir cannot have the 22nd: then Esther would have the 9th of that month, and Chitra could not be immediately before him. So Chitra, Balbir and Esther stand in a block at 2-3-4, 4-5-6 or 6-7-8. Farhan is at 3 or 5 (May 9 or July 9).

- **2-3-4:** Farhan 5, Aarti 6; for Dinesh and Hemant 1, 7, 8 are left. No two of them differ by 3.
- **4-5-6:** Farhan 3, Aarti 2 or 8; left are 1, 7, 8 or 1, 2, 7. Not possible.
- **6-7-8:** Aarti 4. With Farhan at 5, only 1, 2, 3 are left: not possible. With Farhan at 3, Dinesh is 2, Hemant 5 and Gauri 1.

| Month | 9th | 22nd |
| --- | --- | --- |
| April | Gauri | Dinesh |
| May | Farhan | Aarti |
| July | Hemant | Chitra |
| September | Balbir | Esther |

Hemant: **9 July**.`,
      hi: String.raw`तिथियों को 1 से 8 तक क्रमांक दीजिए। बलबीर 22 तारीख़ को नहीं हो सकता: तब उस महीने की 9 तारीख़ एस्थर की होगी और चित्रा उससे ठीक पहले नहीं हो सकेगी। अतः चित्रा, बलबीर और एस्थर एक समूह में 2-3-4, 4-5-6 या 6-7-8 पर हैं। फ़रहान 3 या 5 पर है (9 मई या 9 जुलाई)।

- **2-3-4:** फ़रहान 5, आरती 6; दिनेश और हेमंत के लिए 1, 7, 8 बचते हैं। इनमें किन्हीं दो का अंतर 3 नहीं है।
- **4-5-6:** फ़रहान 3, आरती 2 या 8; बचते हैं 1, 7, 8 या 1, 2, 7। संभव नहीं।
- **6-7-8:** आरती 4। फ़रहान 5 पर हो, तो केवल 1, 2, 3 बचते हैं: संभव नहीं। फ़रहान 3 पर हो, तो दिनेश 2, हेमंत 5 और गौरी 1 पर है।

| महीना | 9 तारीख़ | 22 तारीख़ |
| --- | --- | --- |
| अप्रैल | गौरी | दिनेश |
| मई | फ़रहान | आरती |
| जुलाई | हेमंत | चित्रा |
| सितंबर | बलबीर | एस्थर |

हेमंत: **9 जुलाई**।`,
    },
    reasons: {
      a: { en: "This is Dinesh's date, three places before Hemant's.", hi: 'यह दिनेश की तिथि है, हेमंत से तीन स्थान पहले।' },
      b: {
        en: 'With Farhan on 9 May and Dinesh on 22 April, Hemant is three places later.',
        hi: 'फ़रहान 9 मई को और दिनेश 22 अप्रैल को है, अतः हेमंत उससे तीन स्थान आगे है।',
      },
      c: { en: "This is Chitra's date, immediately before Balbir's.", hi: 'यह चित्रा की तिथि है, बलबीर से ठीक पहले।' },
      d: {
        en: 'Hemant comes after Dinesh, so he cannot have the first date.',
        hi: 'हेमंत दिनेश के बाद है, अतः पहली तिथि उसकी नहीं हो सकती।',
      },
      e: {
        en: "This is Farhan's date; July for Farhan would leave no places for Dinesh and Hemant.",
        hi: 'यह फ़रहान की तिथि है; फ़रहान जुलाई में हो, तो दिनेश और हेमंत के लिए स्थान नहीं बचते।',
      },
    },
  },
  {
    code: 'sb-018',
    exams: ['banking'],
    subject: 'reasoning',
    topic: 'puzzle',
    difficulty: 'easy',
    targetSeconds: 10,
    passage: 'sb-p3',
    stem: {
      en: 'How many persons have interviews between Farhan and Chitra?',
      hi: 'फ़रहान और चित्रा के बीच कितने व्यक्तियों के साक्षात्कार हैं?',
    },
    options: [
      { id: 'a', content: { en: 'One', hi: 'एक' } },
      { id: 'b', content: { en: 'Two', hi: 'दो' } },
      { id: 'c', content: { en: 'Three', hi: 'तीन' } },
      { id: 'd', content: { en: 'Four', hi: 'चार' } },
      { id: 'e', content: { en: 'None', hi: 'एक भी नहीं' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`| Month | 9th | 22nd |
| --- | --- | --- |
| April | Gauri | Dinesh |
| May | Farhan | Aarti |
| July | Hemant | Chitra |
| September | Balbir | Esther |

Farhan has the third date and Chitra the sixth. Between them are Aarti (22 May) and Hemant (9 July): **two**. The difference of the places is 3; those between are one less.`,
      hi: String.raw`| महीना | 9 तारीख़ | 22 तारीख़ |
| --- | --- | --- |
| अप्रैल | गौरी | दिनेश |
| मई | फ़रहान | आरती |
| जुलाई | हेमंत | चित्रा |
| सितंबर | बलबीर | एस्थर |

फ़रहान की तिथि तीसरी और चित्रा की छठी है। बीच में आरती (22 मई) और हेमंत (9 जुलाई) हैं: **दो**। स्थानों का अंतर 3 है; बीच के व्यक्ति उससे एक कम होते हैं।`,
    },
    reasons: {
      a: { en: 'Counts only one of Aarti and Hemant.', hi: 'आरती और हेमंत में से केवल एक को गिना गया है।' },
      b: { en: 'Aarti and Hemant come between them.', hi: 'दोनों के बीच आरती और हेमंत हैं।' },
      c: {
        en: 'Takes the difference of the places, 6 − 3, for the number between.',
        hi: 'स्थानों के अंतर 6 − 3 को ही बीच के व्यक्तियों की संख्या मान लिया गया है।',
      },
      d: { en: 'Counts Farhan and Chitra as well.', hi: 'फ़रहान और चित्रा को भी गिन लिया गया है।' },
      e: {
        en: 'Two persons have dates between 9 May and 22 July.',
        hi: '9 मई और 22 जुलाई के बीच दो व्यक्तियों की तिथियाँ हैं।',
      },
    },
  },
  {
    code: 'sb-019',
    exams: ['banking'],
    subject: 'reasoning',
    topic: 'puzzle',
    difficulty: 'easy',
    targetSeconds: 15,
    passage: 'sb-p3',
    stem: {
      en: 'Which of the following pairs have their interviews in the same month?',
      hi: 'निम्नलिखित में से किन दो के साक्षात्कार एक ही महीने में हैं?',
    },
    options: [
      { id: 'a', content: { en: 'Hemant and Chitra', hi: 'हेमंत और चित्रा' } },
      { id: 'b', content: { en: 'Dinesh and Farhan', hi: 'दिनेश और फ़रहान' } },
      { id: 'c', content: { en: 'Aarti and Hemant', hi: 'आरती और हेमंत' } },
      { id: 'd', content: { en: 'Chitra and Balbir', hi: 'चित्रा और बलबीर' } },
      { id: 'e', content: { en: 'Gauri and Aarti', hi: 'गौरी और आरती' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`| Month | 9th | 22nd |
| --- | --- | --- |
| April | Gauri | Dinesh |
| May | Farhan | Aarti |
| July | Hemant | Chitra |
| September | Balbir | Esther |

Only **Hemant and Chitra** share a month, July. Persons on neighbouring dates need not share a month: from the 22nd to the next 9th the month changes.`,
      hi: String.raw`| महीना | 9 तारीख़ | 22 तारीख़ |
| --- | --- | --- |
| अप्रैल | गौरी | दिनेश |
| मई | फ़रहान | आरती |
| जुलाई | हेमंत | चित्रा |
| सितंबर | बलबीर | एस्थर |

एक ही महीने (जुलाई) में केवल **हेमंत और चित्रा** हैं। लगातार तिथियों वाले व्यक्तियों का महीना एक होना ज़रूरी नहीं: 22 तारीख़ के बाद अगली 9 तारीख़ दूसरे महीने की होती है।`,
    },
    reasons: {
      a: {
        en: 'Both have theirs in July: on the 9th and on the 22nd.',
        hi: 'दोनों के साक्षात्कार जुलाई में हैं: 9 और 22 तारीख़ को।',
      },
      b: {
        en: 'Their dates follow each other, but 22 April and 9 May are in different months.',
        hi: 'इनकी तिथियाँ लगातार हैं, पर 22 अप्रैल और 9 मई अलग महीनों में हैं।',
      },
      c: {
        en: 'Their dates follow each other, but 22 May and 9 July are in different months.',
        hi: 'इनकी तिथियाँ लगातार हैं, पर 22 मई और 9 जुलाई अलग महीनों में हैं।',
      },
      d: {
        en: 'Chitra comes immediately before Balbir, but on 22 July.',
        hi: 'चित्रा बलबीर से ठीक पहले है, पर 22 जुलाई को।',
      },
      e: { en: 'Gauri has 9 April and Aarti 22 May.', hi: 'गौरी का 9 अप्रैल को और आरती का 22 मई को है।' },
    },
  },
  {
    code: 'sb-020',
    exams: ['banking'],
    subject: 'reasoning',
    topic: 'puzzle',
    difficulty: 'medium',
    targetSeconds: 45,
    passage: 'sb-p3',
    stem: {
      en: 'The four persons with interviews on the 9th exchange dates among themselves so that, from April to September, they come in alphabetical order of their names. The four with interviews on the 22nd do so in the **reverse** of alphabetical order. Who now has an interview in the same month as Gauri? (Names: Aarti, Balbir, Chitra, Dinesh, Esther, Farhan, Gauri, Hemant.)',
      hi: '9 तारीख़ वाले चारों व्यक्ति आपस में तिथियाँ इस प्रकार बदलते हैं कि अप्रैल से सितंबर तक वे अपने नामों के अंग्रेज़ी वर्णक्रम में आ जाएँ। 22 तारीख़ वाले चारों व्यक्ति अंग्रेज़ी वर्णक्रम के **उलटे** क्रम में आते हैं। अब गौरी के महीने में और किसका साक्षात्कार है? (नाम: Aarti, Balbir, Chitra, Dinesh, Esther, Farhan, Gauri, Hemant.)',
    },
    options: [
      { id: 'a', content: { en: 'Dinesh', hi: 'दिनेश' } },
      { id: 'b', content: { en: 'Chitra', hi: 'चित्रा' } },
      { id: 'c', content: { en: 'Esther', hi: 'एस्थर' } },
      { id: 'd', content: { en: 'Farhan', hi: 'फ़रहान' } },
      { id: 'e', content: { en: 'Aarti', hi: 'आरती' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`| Month | 9th | 22nd |
| --- | --- | --- |
| April | Gauri | Dinesh |
| May | Farhan | Aarti |
| July | Hemant | Chitra |
| September | Balbir | Esther |

9th, in alphabetical order: Balbir (April), Farhan (May), Gauri (July), Hemant (September).

22nd, in reverse order: Esther (April), Dinesh (May), Chitra (July), Aarti (September).

Gauri is now in July, and so is **Chitra**. Only the third place of each row is needed.`,
      hi: String.raw`| महीना | 9 तारीख़ | 22 तारीख़ |
| --- | --- | --- |
| अप्रैल | गौरी | दिनेश |
| मई | फ़रहान | आरती |
| जुलाई | हेमंत | चित्रा |
| सितंबर | बलबीर | एस्थर |

9 तारीख़, वर्णक्रम में: Balbir (अप्रैल), Farhan (मई), Gauri (जुलाई), Hemant (सितंबर)।

22 तारीख़, उलटे क्रम में: Esther (अप्रैल), Dinesh (मई), Chitra (जुलाई), Aarti (सितंबर)।

गौरी अब जुलाई में है और **चित्रा** भी। हर पंक्ति का केवल तीसरा स्थान देखना काफ़ी है।`,
    },
    reasons: {
      a: {
        en: 'Puts those of the 22nd in alphabetical order too: Dinesh would then come third.',
        hi: '22 तारीख़ वालों को भी सीधे वर्णक्रम में रख दिया गया है; तब तीसरे स्थान पर दिनेश आता है।',
      },
      b: {
        en: 'Gauri comes third on the 9th, and Chitra third on the 22nd: both in July.',
        hi: '9 तारीख़ में गौरी तीसरी है और 22 तारीख़ में चित्रा तीसरी: दोनों जुलाई में।',
      },
      c: {
        en: 'Esther now has 22 April, and Gauri has left April.',
        hi: 'एस्थर अब 22 अप्रैल को है और गौरी अप्रैल में नहीं रही।',
      },
      d: {
        en: 'Farhan has the 9th, like Gauri, so he cannot share a month with her.',
        hi: 'फ़रहान भी गौरी की तरह 9 तारीख़ को है, अतः दोनों का महीना एक नहीं हो सकता।',
      },
      e: { en: 'Aarti now has 22 September, the month of Hemant.', hi: 'आरती अब 22 सितंबर को है, जो हेमंत का महीना है।' },
    },
  },
  {
    code: 'sb-021',
    exams: ['banking'],
    subject: 'reasoning',
    topic: 'syllogism',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: String.raw`Assume that the statements are true, even where they go against what is commonly known, and choose what follows from them. ('Only a few' means 'some, but not all'.)

**Statements:**

No lamp is a candle.

Only a few candles are torches.

All torches are mirrors.

**Conclusions:**

I. Some mirrors are not lamps.

II. All lamps being mirrors is a possibility.`,
      hi: String.raw`कथनों को सत्य मान लीजिए, भले ही वे सामान्य जानकारी के विपरीत हों, और चुनिए कि उनसे क्या निष्कर्ष निकलता है। ('केवल कुछ' का अर्थ है 'कुछ, पर सभी नहीं'।)

**कथन:**

कोई दीपक मोमबत्ती नहीं है।

केवल कुछ मोमबत्तियाँ मशालें हैं।

सभी मशालें दर्पण हैं।

**निष्कर्ष:**

I. कुछ दर्पण दीपक नहीं हैं।

II. सभी दीपकों के दर्पण होने की संभावना है।`,
    },
    options: [
      { id: 'a', content: { en: 'Only conclusion I follows', hi: 'केवल निष्कर्ष I अनुसरण करता है' }, pinned: true },
      { id: 'b', content: { en: 'Only conclusion II follows', hi: 'केवल निष्कर्ष II अनुसरण करता है' }, pinned: true },
      {
        id: 'c',
        content: { en: 'Either conclusion I or II follows', hi: 'या तो निष्कर्ष I या II अनुसरण करता है' },
        pinned: true,
      },
      {
        id: 'd',
        content: { en: 'Neither conclusion I nor II follows', hi: 'न तो निष्कर्ष I और न ही II अनुसरण करता है' },
        pinned: true,
      },
      {
        id: 'e',
        content: { en: 'Both conclusions I and II follow', hi: 'निष्कर्ष I और II दोनों अनुसरण करते हैं' },
        pinned: true,
      },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`**I:** Some candles are torches, and all torches are mirrors: so some mirrors are candles. No candle is a lamp, hence those mirrors are not lamps. I follows.

**II:** Lamps are kept apart only from candles. Mirrors may reach beyond candles, so all lamps can be drawn inside the mirrors. II follows.

**Both** follow. Trap: to think that I ("some mirrors are not lamps") forbids II; the second speaks of all lamps, not of all mirrors.`,
      hi: String.raw`**I:** कुछ मोमबत्तियाँ मशालें हैं और सभी मशालें दर्पण हैं: अतः कुछ दर्पण मोमबत्तियाँ हैं। कोई मोमबत्ती दीपक नहीं है, इसलिए वे दर्पण दीपक नहीं हैं। I अनुसरण करता है।

**II:** दीपक केवल मोमबत्तियों से अलग हैं। दर्पणों का घेरा मोमबत्तियों से बाहर भी जा सकता है, अतः सभी दीपक उसके भीतर बनाए जा सकते हैं। II अनुसरण करता है।

**दोनों** अनुसरण करते हैं। ध्यान दें: I ("कुछ दर्पण दीपक नहीं हैं") से II का खंडन नहीं होता; II सभी दीपकों की बात करता है, सभी दर्पणों की नहीं।`,
    },
    reasons: {
      a: {
        en: 'II follows too: lamps are kept apart from candles only.',
        hi: 'II भी अनुसरण करता है: दीपक केवल मोमबत्तियों से अलग हैं।',
      },
      b: {
        en: 'I follows too: the mirrors that are candles cannot be lamps.',
        hi: 'I भी अनुसरण करता है: जो दर्पण मोमबत्तियाँ हैं, वे दीपक नहीं हो सकते।',
      },
      c: {
        en: 'The two do not exclude each other, and each follows by itself.',
        hi: 'दोनों एक-दूसरे के विरोधी नहीं हैं और दोनों अलग-अलग सिद्ध होते हैं।',
      },
      d: {
        en: 'I is proved by way of the candles, and no statement forbids II.',
        hi: 'I मोमबत्तियों के सहारे सिद्ध होता है और II को कोई कथन नहीं रोकता।',
      },
      e: {
        en: 'I holds for the mirrors that are candles, and II breaks no statement.',
        hi: 'I उन दर्पणों पर लागू है जो मोमबत्तियाँ हैं और II से कोई कथन नहीं टूटता।',
      },
    },
  },
  {
    code: 'sb-022',
    exams: ['banking'],
    subject: 'reasoning',
    topic: 'inequality',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: "In which of the following expressions are both 'P > S' and 'Q ≤ T' definitely true?",
      hi: "निम्नलिखित में से किस व्यंजक में 'P > S' और 'Q ≤ T' दोनों निश्चित रूप से सत्य हैं?",
    },
    options: [
      { id: 'a', content: { en: String.raw`$P \ge T \ge R = Q \ge S$`, hi: String.raw`$P \ge T \ge R = Q \ge S$` } },
      { id: 'b', content: { en: String.raw`$P > T \ge R \le Q \ge S$`, hi: String.raw`$P > T \ge R \le Q \ge S$` } },
      { id: 'c', content: { en: String.raw`$P > T \ge R = Q \ge S$`, hi: String.raw`$P > T \ge R = Q \ge S$` } },
      { id: 'd', content: { en: String.raw`$T \ge Q = R > P \ge S$`, hi: String.raw`$T \ge Q = R > P \ge S$` } },
      { id: 'e', content: { en: String.raw`$P > Q \ge R = T \ge S$`, hi: String.raw`$P > Q \ge R = T \ge S$` } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`A relation holds only if all signs between the two letters point the same way; it is strict only if one of them is strict.

In $P > T \ge R = Q \ge S$: from P to S the signs are $>, \ge, =, \ge$, so $P > S$; from T to Q they are $\ge, =$, so $T \ge Q$, that is $Q \le T$. **Both are true.**

Check 'P > S' first: three of the other four fall there, the last one at 'Q ≤ T'.`,
      hi: String.raw`दो अक्षरों के बीच संबंध तभी निश्चित है जब बीच के सभी चिह्न एक ही दिशा में हों; और वह तभी "बड़ा" है जब उनमें कम से कम एक चिह्न $>$ हो।

$P > T \ge R = Q \ge S$ में: P से S तक चिह्न $>, \ge, =, \ge$ हैं, अतः $P > S$; T से Q तक $\ge, =$ हैं, अतः $T \ge Q$, अर्थात् $Q \le T$। **दोनों सत्य हैं।**

पहले 'P > S' जाँचिए: बाक़ी चार में से तीन वहीं कट जाते हैं, अंतिम 'Q ≤ T' पर।`,
    },
    reasons: {
      a: {
        en: 'No sign between P and S is strict, so only P ≥ S is certain.',
        hi: 'P और S के बीच कोई चिह्न $>$ नहीं है, इसलिए केवल P ≥ S निश्चित है।',
      },
      b: {
        en: 'The sign between R and Q turns round, so neither relation is certain.',
        hi: 'R और Q के बीच चिह्न की दिशा उलट जाती है, अतः कोई भी संबंध निश्चित नहीं है।',
      },
      c: {
        en: 'P > T makes the first strict, and T ≥ R = Q gives the second.',
        hi: 'P > T से पहला संबंध और T ≥ R = Q से दूसरा मिलता है।',
      },
      d: { en: 'Q ≤ T holds, but between P and S there is only ≥.', hi: 'Q ≤ T सत्य है, पर P और S के बीच केवल ≥ है।' },
      e: {
        en: 'P > S holds, but here Q is greater than or equal to T.',
        hi: 'P > S सत्य है, पर यहाँ Q, T से बड़ा या उसके बराबर है।',
      },
    },
  },
  {
    code: 'sb-023',
    exams: ['banking'],
    subject: 'reasoning',
    topic: 'alphanumeric-series',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'In the number 59416783, the digits in the odd places from the left are arranged among themselves in ascending order, and those in the even places in descending order. How many digits of the number so formed are greater than the digit that stood in the same place before?',
      hi: 'संख्या 59416783 में बाएँ से विषम स्थानों के अंकों को आपस में आरोही क्रम में और सम स्थानों के अंकों को आपस में अवरोही क्रम में रखा जाता है। इस प्रकार बनी संख्या के कितने अंक उसी स्थान के पहले वाले अंक से बड़े हैं?',
    },
    options: [
      { id: 'a', content: { en: 'Two', hi: 'दो' } },
      { id: 'b', content: { en: 'None', hi: 'एक भी नहीं' } },
      { id: 'c', content: { en: 'One', hi: 'एक' } },
      { id: 'd', content: { en: 'Three', hi: 'तीन' } },
      { id: 'e', content: { en: 'Four', hi: 'चार' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Odd places: 5, 4, 6, 8 become 4, 5, 6, 8. Even places: 9, 1, 7, 3 become 9, 7, 3, 1.

| Before | 5 | 9 | 4 | 1 | 6 | 7 | 8 | 3 |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| After | 4 | 9 | 5 | 7 | 6 | 3 | 8 | 1 |

Greater than before are 5 (for 4) and 7 (for 1): **two**. Three digits are less and three stay; both counts are traps.`,
      hi: String.raw`विषम स्थान: 5, 4, 6, 8 से 4, 5, 6, 8। सम स्थान: 9, 1, 7, 3 से 9, 7, 3, 1।

| पहले | 5 | 9 | 4 | 1 | 6 | 7 | 8 | 3 |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| बाद में | 4 | 9 | 5 | 7 | 6 | 3 | 8 | 1 |

पहले से बड़े अंक 5 (4 के स्थान पर) और 7 (1 के स्थान पर) हैं: **दो**। तीन अंक छोटे हैं और तीन वही रहते हैं; इन्हें न गिन लीजिए।`,
    },
    reasons: {
      a: {
        en: 'In 49576381, only the third and the fourth digit have grown.',
        hi: '49576381 में केवल तीसरे और चौथे स्थान के अंक बढ़े हैं।',
      },
      b: {
        en: 'Overlooks 5 in place of 4 and 7 in place of 1.',
        hi: '4 के स्थान पर 5 और 1 के स्थान पर 7 छूट गए हैं।',
      },
      c: { en: 'Counts only one of the places three and four.', hi: 'तीसरे और चौथे स्थान में से केवल एक को गिना गया है।' },
      d: {
        en: 'Counts the digits that have become less: 4, 3 and 1.',
        hi: 'वे अंक गिन लिए गए हैं जो पहले से छोटे हैं: 4, 3 और 1।',
      },
      e: {
        en: 'Takes the orders the wrong way round: odd places descending, even places ascending.',
        hi: 'क्रम उलट दिए गए हैं: विषम स्थान अवरोही और सम स्थान आरोही।',
      },
    },
  },
  {
    code: 'sb-024',
    exams: ['banking'],
    subject: 'reasoning',
    topic: 'blood-relations',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: 'P has only two children, Q and R. S is the son-in-law of P. W is the wife of Q, and V is the only son of W. T is the daughter of S. How is V related to the mother of T?',
      hi: 'P की केवल दो संतानें हैं, Q और R। S, P का दामाद है। W, Q की पत्नी है और V, W का इकलौता पुत्र है। T, S की पुत्री है। V का T की माँ से क्या संबंध है?',
    },
    options: [
      { id: 'a', content: { en: 'Son', hi: 'पुत्र' } },
      { id: 'b', content: { en: 'Brother', hi: 'भाई' } },
      { id: 'c', content: { en: 'Cousin', hi: 'चचेरा भाई' } },
      { id: 'd', content: { en: 'Nephew', hi: 'भतीजा' } },
      { id: 'e', content: { en: 'Brother-in-law', hi: 'देवर' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Q has a wife, so Q is a man; then S, the son-in-law of P, must be the husband of R. Hence the mother of T is **R**.

V is the son of W and Q, and Q is R's brother. So V is R's **nephew**. Trap: answering for T, to whom V is a cousin.`,
      hi: String.raw`Q की पत्नी है, अतः Q पुरुष है; इसलिए P का दामाद S, R का पति है। अतः T की माँ **R** है।

V, W और Q का पुत्र है और Q, R का भाई है। अतः V, R का **भतीजा** है। ध्यान दें: प्रश्न T की माँ के बारे में है; V, T का ममेरा भाई होगा।`,
    },
    reasons: {
      a: { en: "V is the son of W, who is R's brother's wife.", hi: 'V, W का पुत्र है, जो R के भाई की पत्नी है।' },
      b: { en: 'R has only one brother, and that is Q.', hi: 'R का केवल एक भाई है और वह Q है।' },
      c: { en: "V is a cousin of T herself, not of T's mother.", hi: 'V का भाई-बहन वाला रिश्ता T से है, T की माँ से नहीं।' },
      d: { en: "T's mother is R, and V is the son of her brother Q.", hi: 'T की माँ R है और V उसके भाई Q का पुत्र है।' },
      e: {
        en: 'V is a generation below R, so he cannot be her brother-in-law.',
        hi: 'V, R से एक पीढ़ी नीचे है, अतः देवर नहीं हो सकता।',
      },
    },
  },
  {
    code: 'sb-025',
    exams: ['banking'],
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'easy',
    targetSeconds: 100,
    passage: 'sb-p4',
    stem: {
      en: String.raw`Answer the question on the basis of the passage.

How, in the author's account, did the statement about the bank become true?`,
      hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

How, in the author's account, did the statement about the bank become true?`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'Those who believed it took out more at once than the bank had ready to repay.',
          hi: 'Those who believed it took out more at once than the bank had ready to repay.',
        },
      },
      {
        id: 'b',
        content: {
          en: 'Those who spread it knew from its accounts that the bank would not last long.',
          hi: 'Those who spread it knew from its accounts that the bank would not last long.',
        },
      },
      {
        id: 'c',
        content: {
          en: 'Those who owed money to the bank stopped repaying it when they heard the news.',
          hi: 'Those who owed money to the bank stopped repaying it when they heard the news.',
        },
      },
      {
        id: 'd',
        content: {
          en: 'Those who ran the bank closed its doors in order to find out who had spread it.',
          hi: 'Those who ran the bank closed its doors in order to find out who had spread it.',
        },
      },
      {
        id: 'e',
        content: {
          en: 'Those who had no money in the bank also joined the crowd that stood outside.',
          hi: 'Those who had no money in the bank also joined the crowd that stood outside.',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Follow the chain: rumour → depositors "hurry to withdraw" → the bank "lends most of what it receives" and cannot "repay everyone on the same afternoon" → it closes. The bank was sound; the belief brought it down.

The trap is the option about its accounts: the passage calls the bank "sound" and the statement "false when they said it".`,
      hi: String.raw`घटनाओं की कड़ी पकड़िए: अफ़वाह → जमाकर्ता पैसा निकालने दौड़ते हैं ("hurry to withdraw") → बैंक अपनी अधिकतर राशि उधार दे चुका होता है और एक ही दिन सबको नहीं लौटा सकता → बैंक बंद। बैंक ठीक था; लोगों के विश्वास ने उसे गिरा दिया।

बैंक के खातों वाले विकल्प से बचिए: गद्यांश बैंक को "sound" और कथन को "false when they said it" कहता है।`,
    },
    reasons: {
      a: {
        en: 'Depositors withdrew together, and no bank keeps enough ready to repay all of them at once.',
        hi: 'जमाकर्ताओं ने एक साथ पैसा निकाला और कोई बैंक सबको एक साथ लौटाने लायक़ नक़द नहीं रखता।',
      },
      b: {
        en: 'The bank was sound and the statement false when it was made.',
        hi: 'जब कथन कहा गया तब बैंक ठीक था और कथन झूठा था।',
      },
      c: {
        en: 'Borrowers are not mentioned; it is depositors who acted.',
        hi: 'उधार लेने वालों का उल्लेख नहीं है; क़दम जमाकर्ताओं ने उठाया।',
      },
      d: {
        en: 'The bank closed because it could not pay, not to look for the culprits.',
        hi: 'बैंक भुगतान न कर पाने से बंद हुआ, दोषियों को खोजने के लिए नहीं।',
      },
      e: {
        en: 'The passage speaks of depositors only, not of a crowd of others.',
        hi: 'गद्यांश केवल जमाकर्ताओं की बात करता है, दूसरे लोगों की भीड़ की नहीं।',
      },
    },
  },
  {
    code: 'sb-026',
    exams: ['banking'],
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'medium',
    targetSeconds: 50,
    passage: 'sb-p4',
    stem: {
      en: String.raw`Answer the question on the basis of the passage.

Which of the following situations most closely resembles the case of the reservoir?`,
      hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

Which of the following situations most closely resembles the case of the reservoir?`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'Told that onions would soon be scarce, people bought so many that the shops ran out of them.',
          hi: 'Told that onions would soon be scarce, people bought so many that the shops ran out of them.',
        },
      },
      {
        id: 'b',
        content: {
          en: 'Told that a bridge would be choked on Sunday, so many stayed at home that it was almost empty.',
          hi: 'Told that a bridge would be choked on Sunday, so many stayed at home that it was almost empty.',
        },
      },
      {
        id: 'c',
        content: {
          en: 'Told that it would rain at noon, people carried umbrellas, but it did not rain until the evening.',
          hi: 'Told that it would rain at noon, people carried umbrellas, but it did not rain until the evening.',
        },
      },
      {
        id: 'd',
        content: {
          en: 'Told that a tonic cured headaches, people felt better, though it held nothing except sugar.',
          hi: 'Told that a tonic cured headaches, people felt better, though it held nothing except sugar.',
        },
      },
      {
        id: 'e',
        content: {
          en: 'Told that a road was unsafe, drivers went on using it, and an accident took place in a week.',
          hi: 'Told that a road was unsafe, drivers went on using it, and an accident took place in a week.',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Reduce the case to its pattern: a **warning** is heard, people **change their conduct**, and for that very reason the foretold event **does not happen**. Only the empty bridge has all three steps.

The onions and the tonic follow the pattern of the bank (saying it makes it true); the rain does not depend on what people do; and on the road the warning changed nothing.`,
      hi: String.raw`उदाहरण को उसके ढाँचे में बदलिए: **चेतावनी** सुनी जाती है, लोग **अपना व्यवहार बदलते हैं** और इसी कारण बताई गई घटना **नहीं होती**। तीनों बातें केवल ख़ाली पुल वाले विकल्प में हैं।

प्याज़ और टॉनिक बैंक वाले ढाँचे पर हैं (कहने से बात सच हो गई); बारिश लोगों के व्यवहार पर निर्भर नहीं; और सड़क पर चेतावनी से कुछ नहीं बदला।`,
    },
    reasons: {
      a: {
        en: 'Here the forecast makes itself true, as with the bank.',
        hi: 'यहाँ भविष्यवाणी ख़ुद को सच कर देती है, जैसे बैंक के मामले में।',
      },
      b: {
        en: 'The warning was heeded, and so what it foretold did not come about.',
        hi: 'चेतावनी मानी गई, इसलिए बताई गई घटना हुई ही नहीं।',
      },
      c: {
        en: 'The forecast was merely wrong about the hour; umbrellas cannot delay rain.',
        hi: 'भविष्यवाणी केवल समय में ग़लत थी; छाता ले जाने से बारिश नहीं टलती।',
      },
      d: {
        en: 'Here too the belief brings about what was said, as with the bank.',
        hi: 'यहाँ भी विश्वास से कही गई बात सच हो जाती है, जैसे बैंक के मामले में।',
      },
      e: {
        en: 'Nobody changed his conduct, and the event took place as foretold.',
        hi: 'किसी ने व्यवहार नहीं बदला और घटना वैसी ही हुई जैसी बताई गई थी।',
      },
    },
  },
  {
    code: 'sb-027',
    exams: ['banking'],
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'easy',
    targetSeconds: 15,
    passage: 'sb-p4',
    stem: {
      en: String.raw`Answer the question on the basis of the passage.

Choose the word that is most nearly **opposite** in meaning to the word **derided** as used in the passage.`,
      hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

Choose the word that is most nearly **opposite** in meaning to the word **derided** as used in the passage.`,
    },
    options: [
      { id: 'a', content: { en: 'pardoned', hi: 'pardoned' } },
      { id: 'b', content: { en: 'consulted', hi: 'consulted' } },
      { id: 'c', content: { en: 'ridiculed', hi: 'ridiculed' } },
      { id: 'd', content: { en: 'applauded', hi: 'applauded' } },
      { id: 'e', content: { en: 'overlooked', hi: 'overlooked' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The engineers are **derided** "for having raised a false alarm": they are laughed at, mocked. The opposite is **applauded**, that is, loudly praised.

Read the question once more before you mark: "ridiculed" is the synonym, set there for those who forget the word "opposite".`,
      hi: String.raw`इंजीनियरों को झूठी चेतावनी देने के लिए **derided** किया जाता है, अर्थात् उनकी हँसी उड़ाई जाती है। इसका विपरीत **applauded** है, यानी जिसकी सराहना की गई हो।

उत्तर चुनने से पहले प्रश्न दोबारा पढ़िए: "ridiculed" समानार्थी है, जो "opposite" शब्द भूल जाने वालों के लिए रखा गया है।`,
    },
    reasons: {
      a: {
        en: 'It means forgiven; one who is derided is mocked, not held guilty.',
        hi: 'इसका अर्थ है क्षमा किया गया; derided का अर्थ दोषी ठहराना नहीं, हँसी उड़ाना है।',
      },
      b: {
        en: 'It means asked for advice, which is not the contrary of being mocked.',
        hi: 'इसका अर्थ है जिससे सलाह ली गई हो; यह हँसी उड़ाने का विपरीत नहीं है।',
      },
      c: { en: 'It is a synonym: both mean laughed at.', hi: 'यह समानार्थी है: दोनों का अर्थ है जिसकी हँसी उड़ाई गई हो।' },
      d: {
        en: 'To deride is to mock; to applaud is to praise openly.',
        hi: 'deride का अर्थ हँसी उड़ाना है और applaud का खुलकर सराहना करना।',
      },
      e: {
        en: 'It means left unnoticed; the contrary of mockery is praise.',
        hi: 'इसका अर्थ है अनदेखा किया गया; हँसी उड़ाने का विपरीत सराहना है।',
      },
    },
  },
  {
    code: 'sb-028',
    exams: ['banking'],
    subject: 'english',
    topic: 'error-spotting',
    difficulty: 'hard',
    targetSeconds: 35,
    stem: {
      en: String.raw`Find the part of the sentence that has an error of grammar. Where the sentence has none, choose 'No error'.

Neither the manager nor his assistants / were aware that the vault, / the keys to which hung in the manager's room, / had been left unlocked all night.`,
      hi: String.raw`वाक्य का वह भाग खोजिए जिसमें व्याकरण की त्रुटि हो। यदि कोई त्रुटि न हो, तो 'No error' चुनिए।

Neither the manager nor his assistants / were aware that the vault, / the keys to which hung in the manager's room, / had been left unlocked all night.`,
    },
    options: [
      {
        id: 'a',
        content: { en: 'Neither the manager nor his assistants', hi: 'Neither the manager nor his assistants' },
      },
      { id: 'b', content: { en: 'were aware that the vault', hi: 'were aware that the vault' } },
      {
        id: 'c',
        content: {
          en: "the keys to which hung in the manager's room",
          hi: "the keys to which hung in the manager's room",
        },
      },
      { id: 'd', content: { en: 'had been left unlocked all night', hi: 'had been left unlocked all night' } },
      { id: 'e', content: { en: 'No error', hi: 'No error' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`Test the usual suspects. With **neither … nor** the verb agrees with the nearer subject: "assistants **were**". "The keys **to which**" is right, for we say the key **to** a vault. "**Hung**" is the past of "hang" for things, and "**had been left**" comes before "were aware" in time.

No part has an error. Do not "find" a fault merely because four parts are offered.`,
      hi: String.raw`जहाँ प्रायः ग़लती होती है, वे बिंदु जाँचिए। **Neither … nor** में क्रिया निकट वाले कर्ता के अनुसार होती है: "assistants **were**"। "The keys **to which**" सही है, क्योंकि "key **to** a vault" कहते हैं। वस्तुओं के लिए "hang" का past "**hung**" है और "**had been left**" समय में "were aware" से पहले की बात है।

किसी भाग में त्रुटि नहीं है। केवल इसलिए ग़लती "न खोजें" कि चार भाग दिए गए हैं।`,
    },
    reasons: {
      a: { en: '"Neither … nor" joins the two subjects correctly.', hi: '"Neither … nor" दोनों कर्ताओं को सही जोड़ता है।' },
      b: {
        en: '"Were" agrees with the nearer subject, the plural "assistants".',
        hi: '"were" निकट वाले बहुवचन कर्ता "assistants" के अनुसार है।',
      },
      c: {
        en: 'One says the key to a vault, and "hung" is right for things.',
        hi: '"key to a vault" कहते हैं और वस्तुओं के लिए "hung" सही है।',
      },
      d: {
        en: 'The past perfect rightly shows what came before "were aware".',
        hi: 'past perfect सही है, क्योंकि यह "were aware" से पहले की बात है।',
      },
      e: {
        en: 'Agreement, preposition and tenses are all in order.',
        hi: 'क्रिया का वचन, preposition और काल, सब सही हैं।',
      },
    },
  },
  {
    code: 'sb-029',
    exams: ['banking'],
    subject: 'english',
    topic: 'para-jumbles',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: String.raw`Four of the five sentences given below, when put in order, form a coherent paragraph. Choose the sentence that does **not** belong to it.

(A) It also bends without breaking, and a workman can cut it on the spot to fit an awkward corner.

(B) These merits, however, depend on skill, since the poles are held together by knots that only trained hands can tie.

(C) Bamboo has been used as scaffolding for centuries, and in some cities it still rises around tall buildings.

(D) A pole of it weighs only a fraction of a steel tube of the same length, so that two men can carry up a whole bundle.

(E) Many kinds of bamboo flower only once in several decades, and soon after they have done so the whole grove dies.`,
      hi: String.raw`नीचे दिए गए पाँच वाक्यों में से चार को क्रम में रखने पर एक सुसंगत अनुच्छेद बनता है। वह वाक्य चुनिए जो उसमें **नहीं** आता।

(A) It also bends without breaking, and a workman can cut it on the spot to fit an awkward corner.

(B) These merits, however, depend on skill, since the poles are held together by knots that only trained hands can tie.

(C) Bamboo has been used as scaffolding for centuries, and in some cities it still rises around tall buildings.

(D) A pole of it weighs only a fraction of a steel tube of the same length, so that two men can carry up a whole bundle.

(E) Many kinds of bamboo flower only once in several decades, and soon after they have done so the whole grove dies.`,
    },
    options: [
      { id: 'a', content: { en: 'Sentence A', hi: 'Sentence A' } },
      { id: 'b', content: { en: 'Sentence B', hi: 'Sentence B' } },
      { id: 'c', content: { en: 'Sentence C', hi: 'Sentence C' } },
      { id: 'd', content: { en: 'Sentence D', hi: 'Sentence D' } },
      { id: 'e', content: { en: 'Sentence E', hi: 'Sentence E' } },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`C names the subject; "a pole **of it**" (D) and "it **also** bends" (A) give its merits; "**These merits**, however" (B) sets a limit to them. The paragraph is C-D-A-B.

E, though it too speaks of bamboo, is about the life of the plant: the other four are about its use on building sites, and none of them leads to E or goes on from it.`,
      hi: String.raw`C विषय बताता है; "a pole **of it**" (D) और "it **also** bends" (A) उसके गुण बताते हैं; "**These merits**, however" (B) उनकी सीमा बताता है। अनुच्छेद का क्रम C-D-A-B है।

E में भी बाँस की बात है, पर उसका विषय पौधे का जीवन है: बाक़ी चार वाक्य निर्माण में बाँस के उपयोग के बारे में हैं और उनमें से कोई भी E से नहीं जुड़ता।`,
    },
    reasons: {
      a: { en: '"It also" adds a second merit to that of D.', hi: '"It also" D के गुण में दूसरा गुण जोड़ता है।' },
      b: {
        en: '"These merits" takes up the merits named in D and A.',
        hi: '"These merits" D और A में बताए गए गुणों की ओर संकेत करता है।',
      },
      c: {
        en: 'It opens the paragraph by naming bamboo scaffolding.',
        hi: 'यह बाँस के मचान का विषय बताकर अनुच्छेद आरंभ करता है।',
      },
      d: { en: '"A pole of it" goes on from the bamboo of C.', hi: '"A pole of it" C के bamboo से जुड़ता है।' },
      e: {
        en: 'How bamboo flowers and dies has no link with its use as scaffolding.',
        hi: 'बाँस के फूलने और सूख जाने का मचान में उसके उपयोग से कोई संबंध नहीं है।',
      },
    },
  },
  {
    code: 'sb-030',
    exams: ['banking'],
    subject: 'english',
    topic: 'fill-in-the-blanks',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: String.raw`Which one word can fill the blank in each of the two sentences?

I. The co-operative has agreed to ______ the cost of carrying the grain to the market.

II. The two signatures ______ no resemblance to each other.`,
      hi: String.raw`कौन-सा एक शब्द दोनों वाक्यों का रिक्त स्थान भर सकता है?

I. The co-operative has agreed to ______ the cost of carrying the grain to the market.

II. The two signatures ______ no resemblance to each other.`,
    },
    options: [
      { id: 'a', content: { en: 'bear', hi: 'bear' } },
      { id: 'b', content: { en: 'meet', hi: 'meet' } },
      { id: 'c', content: { en: 'show', hi: 'show' } },
      { id: 'd', content: { en: 'pay', hi: 'pay' } },
      { id: 'e', content: { en: 'have', hi: 'have' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`To **bear** a cost is to pay it oneself; to **bear** a resemblance to something is to look like it. Only this word makes a fixed phrase with both nouns.

Test each option in the second sentence first, for it is the narrower one: it leaves "bear", "show" and "have", and of these only "bear" goes with "the cost".`,
      hi: String.raw`**Bear** a cost का अर्थ है ख़र्च स्वयं उठाना और **bear** a resemblance का अर्थ है मिलता-जुलता होना। दोनों संज्ञाओं के साथ केवल यही शब्द आता है।

पहले दूसरा वाक्य जाँचिए, क्योंकि उसमें कम शब्द बैठते हैं: "bear", "show" और "have" बचते हैं, और इनमें से "the cost" के साथ केवल "bear" आता है।`,
    },
    reasons: {
      a: {
        en: 'One bears a cost, and one thing bears a resemblance to another.',
        hi: 'bear a cost और bear a resemblance, दोनों सही प्रयोग हैं।',
      },
      b: {
        en: 'One meets a cost, but does not meet a resemblance.',
        hi: 'meet the cost सही है, पर meet a resemblance नहीं।',
      },
      c: {
        en: 'Signatures may show no resemblance, but to show a cost is not to pay it.',
        hi: 'show no resemblance सही है, पर show the cost का अर्थ ख़र्च उठाना नहीं है।',
      },
      d: {
        en: 'One pays a cost, but does not pay a resemblance.',
        hi: 'pay the cost सही है, पर pay a resemblance नहीं।',
      },
      e: {
        en: 'They may have no resemblance, but to have a cost is not to pay it.',
        hi: 'have no resemblance चल सकता है, पर have the cost का अर्थ ख़र्च उठाना नहीं है।',
      },
    },
  },
  {
    code: 'sb-031',
    exams: ['banking'],
    subject: 'english',
    topic: 'sentence-improvement',
    difficulty: 'medium',
    targetSeconds: 20,
    stem: {
      en: String.raw`Which of the options should replace the words in bold to make the sentence correct? If it is correct as it stands, choose 'No improvement'.

The manager would rather **his clerks do not leave** the cash counter unattended, even during the lunch hour.`,
      hi: String.raw`वाक्य को सही बनाने के लिए मोटे अक्षरों के शब्दों के स्थान पर कौन-सा विकल्प आना चाहिए? यदि वाक्य पहले से सही हो, तो 'No improvement' चुनिए।

The manager would rather **his clerks do not leave** the cash counter unattended, even during the lunch hour.`,
    },
    options: [
      { id: 'a', content: { en: 'his clerks will not leave', hi: 'his clerks will not leave' } },
      { id: 'b', content: { en: 'for his clerks not leaving', hi: 'for his clerks not leaving' } },
      { id: 'c', content: { en: 'his clerks did not leave', hi: 'his clerks did not leave' } },
      { id: 'd', content: { en: 'his clerks not to leave', hi: 'his clerks not to leave' } },
      { id: 'e', content: { en: 'No improvement', hi: 'No improvement' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**Would rather** + another person takes the **past tense**, though the wish is about now or later: *The manager would rather his clerks **did not leave** the counter.*

Compare: with one and the same person the bare verb follows (*He would rather not leave*), and "would prefer" takes "to": *He would prefer his clerks not to leave*.`,
      hi: String.raw`**Would rather** के बाद कोई दूसरा व्यक्ति कर्ता हो, तो क्रिया **past tense** में आती है, भले ही इच्छा वर्तमान या भविष्य की हो: *The manager would rather his clerks **did not leave** the counter.*

तुलना कीजिए: कर्ता वही व्यक्ति हो, तो क्रिया का मूल रूप आता है (*He would rather not leave*), और "would prefer" के साथ "to" आता है: *He would prefer his clerks not to leave*।`,
    },
    reasons: {
      a: {
        en: 'The wish is about the future, but "would rather" does not take "will".',
        hi: 'इच्छा भविष्य की है, पर "would rather" के बाद "will" नहीं आता।',
      },
      b: {
        en: '"Would rather" is followed by a clause, not by "for" and the -ing form.',
        hi: '"would rather" के बाद उपवाक्य आता है, "for" और -ing रूप नहीं।',
      },
      c: {
        en: 'After "would rather" and another subject the verb is in the past tense.',
        hi: '"would rather" के बाद दूसरा कर्ता हो तो क्रिया past tense में आती है।',
      },
      d: {
        en: 'This belongs to "would prefer", which takes "to" and the verb.',
        hi: 'यह रचना "would prefer" के साथ आती है, जिसके बाद "to" और क्रिया होती है।',
      },
      e: {
        en: 'The present tense does not stand after "would rather" and another subject.',
        hi: '"would rather" के बाद दूसरा कर्ता हो तो present tense नहीं आता।',
      },
    },
  },
  {
    code: 'sb-032',
    exams: ['banking'],
    subject: 'english',
    topic: 'homophones',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: 'In which of the following sentences is the word **compliment** (or a form of it) used **wrongly**?',
      hi: 'निम्नलिखित में से किस वाक्य में **compliment** शब्द (या उसके किसी रूप) का प्रयोग **ग़लत** है?',
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'The guests complimented the cook on the excellent meal that he had served.',
          hi: 'The guests complimented the cook on the excellent meal that he had served.',
        },
      },
      {
        id: 'b',
        content: {
          en: 'She took his remark about her handwriting as a compliment and thanked him.',
          hi: 'She took his remark about her handwriting as a compliment and thanked him.',
        },
      },
      {
        id: 'c',
        content: {
          en: 'The two reports compliment each other, each supplying what the other omits.',
          hi: 'The two reports compliment each other, each supplying what the other omits.',
        },
      },
      {
        id: 'd',
        content: {
          en: 'The calendar was sent to every depositor with the compliments of the bank.',
          hi: 'The calendar was sent to every depositor with the compliments of the bank.',
        },
      },
      {
        id: 'e',
        content: {
          en: 'Coming from so strict a teacher, even a brief nod was a great compliment.',
          hi: 'Coming from so strict a teacher, even a brief nod was a great compliment.',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`A **compliment** is praise, or a courteous greeting; to **complement** is to complete by supplying what is lacking. Two reports that supply each other's gaps **complement** each other.

Memory aid: compl**e**ment is akin to compl**e**te.`,
      hi: String.raw`**Compliment** का अर्थ है प्रशंसा या शिष्ट अभिवादन; **complement** का अर्थ है कमी को भरकर पूरा करना। जो दो रिपोर्टें एक-दूसरे की कमी पूरी करती हैं, वे एक-दूसरे को **complement** करती हैं।

याद रखने के लिए: compl**e**ment का संबंध compl**e**te से है।`,
    },
    reasons: {
      a: {
        en: 'To compliment a person on something is to praise him for it.',
        hi: 'compliment a person on something का अर्थ है उस बात के लिए प्रशंसा करना; प्रयोग सही है।',
      },
      b: {
        en: 'To take a remark as a compliment is to take it as praise.',
        hi: 'take as a compliment का अर्थ है प्रशंसा समझना; प्रयोग सही है।',
      },
      c: {
        en: 'What supplies a lack "complements"; the spelling with i is wrong here.',
        hi: 'कमी पूरी करने के लिए "complement" आता है; यहाँ i वाला शब्द ग़लत है।',
      },
      d: {
        en: '"With the compliments of" is the set phrase for a free gift.',
        hi: 'मुफ़्त भेंट के साथ "with the compliments of" लिखा जाता है; प्रयोग सही है।',
      },
      e: {
        en: 'A nod of approval is praise, so the noun is right.',
        hi: 'सहमति में सिर हिलाना प्रशंसा है, अतः संज्ञा का प्रयोग सही है।',
      },
    },
  },
  {
    code: 'sb-033',
    exams: ['banking'],
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'medium',
    targetSeconds: 95,
    passage: 'sb-p5',
    stem: { en: 'How many customers use net banking?', hi: 'नेट बैंकिंग का उपयोग करने वाले ग्राहक कितने हैं?' },
    options: [
      { id: 'a', content: { en: '225', hi: '225' } },
      { id: 'b', content: { en: '240', hi: '240' } },
      { id: 'c', content: { en: '195', hi: '195' } },
      { id: 'd', content: { en: '315', hi: '315' } },
      { id: 'e', content: { en: '285', hi: '285' } },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`Fill the three circles from the totals:

- Only one: $720 \times \frac{5}{8} = 450$: app 225, net 90, card 135
- All three: $720 \div 12 = 60$
- Exactly two: $720 - 450 - 60 = 210 = 2x + x + (2x - 15)$, so $x = 45$: app and net 90, net and card 45, app and card 75

Net banking: $90 + 90 + 45 + 60 = 285$. Trap: leaving out those who use all three.`,
      hi: String.raw`कुल संख्याओं से तीनों वृत्त भरिए:

- केवल एक: $720 \times \frac{5}{8} = 450$: ऐप 225, नेट 90, कार्ड 135
- तीनों: $720 \div 12 = 60$
- ठीक दो: $720 - 450 - 60 = 210 = 2x + x + (2x - 15)$, अतः $x = 45$: ऐप और नेट 90, नेट और कार्ड 45, ऐप और कार्ड 75

नेट बैंकिंग: $90 + 90 + 45 + 60 = 285$। ध्यान दें: तीनों सेवाओं वालों को न छोड़िए।`,
    },
    reasons: {
      a: { en: 'Leaves out the 60 who use all three.', hi: 'तीनों सेवाओं वाले 60 ग्राहक छूट गए हैं।' },
      b: { en: 'Leaves out the 45 who use net banking and the card.', hi: 'नेट बैंकिंग और कार्ड वाले 45 ग्राहक छूट गए हैं।' },
      c: { en: 'Leaves out the 90 who use net banking alone.', hi: 'केवल नेट बैंकिंग वाले 90 ग्राहक छूट गए हैं।' },
      d: {
        en: 'This is the number who use the card: 135 + 45 + 75 + 60.',
        hi: 'यह कार्ड वालों की संख्या है: 135 + 45 + 75 + 60।',
      },
      e: { en: 'Right: 90 + 90 + 45 + 60.', hi: 'सही: 90 + 90 + 45 + 60।' },
    },
  },
  {
    code: 'sb-034',
    exams: ['banking'],
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'easy',
    targetSeconds: 20,
    passage: 'sb-p5',
    stem: {
      en: 'The number of customers who use two or more services is what per cent less than the number who use only one?',
      hi: 'दो या अधिक सेवाओं का उपयोग करने वाले ग्राहकों की संख्या केवल एक सेवा का उपयोग करने वालों से कितने प्रतिशत कम है?',
    },
    options: [
      { id: 'a', content: { en: '25%', hi: '25%' } },
      { id: 'b', content: { en: '60%', hi: '60%' } },
      { id: 'c', content: { en: String.raw`$66\frac{2}{3}\%$`, hi: String.raw`$66\frac{2}{3}\%$` } },
      { id: 'd', content: { en: '40%', hi: '40%' } },
      { id: 'e', content: { en: '37.5%', hi: '37.5%' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`No numbers are needed: those with one service are $62.5\%$, the others $37.5\%$ of all.

$$
\frac{62.5 - 37.5}{62.5} \times 100 = \frac{25}{62.5} \times 100 = 40\%
$$

Trap: 25 is the difference in percentage points, and it must still be divided by the base 62.5.`,
      hi: String.raw`संख्याओं की ज़रूरत नहीं: एक सेवा वाले कुल के $62.5\%$ हैं और बाक़ी $37.5\%$।

$$
\frac{62.5 - 37.5}{62.5} \times 100 = \frac{25}{62.5} \times 100 = 40\%
$$

ध्यान दें: 25 प्रतिशत अंकों का अंतर है; उसे अभी आधार 62.5 से भाग देना है।`,
    },
    reasons: {
      a: {
        en: 'Gives the difference of the two percentages, 62.5 − 37.5.',
        hi: 'दोनों प्रतिशतों का अंतर 62.5 − 37.5 ही उत्तर मान लिया गया है।',
      },
      b: {
        en: 'Gives 270 as a percentage of 450, not how much it falls short.',
        hi: '450 के प्रतिशत के रूप में 270 दिया गया है, कमी नहीं।',
      },
      c: { en: 'Takes 270 as the base: 180 of 270.', hi: 'आधार 270 ले लिया गया है: 270 पर 180।' },
      d: { en: 'Right: 450 − 270 = 180, which is 40% of 450.', hi: 'सही: 450 − 270 = 180, जो 450 का 40% है।' },
      e: {
        en: 'This is the share of those with two or more services in all customers.',
        hi: 'यह कुल ग्राहकों में दो या अधिक सेवाओं वालों का हिस्सा है।',
      },
    },
  },
  {
    code: 'sb-035',
    exams: ['banking'],
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'hard',
    targetSeconds: 60,
    passage: 'sb-p5',
    stem: {
      en: 'Later, 40% of those who used only the app took up net banking as well, and some of those who used only the card took up the app as well. Nothing else changed. The numbers of customers who use the app and who use net banking are now in the ratio 4 : 3. How many customers now use only one service?',
      hi: 'बाद में केवल ऐप का उपयोग करने वालों में से 40% ने नेट बैंकिंग का भी उपयोग शुरू कर दिया और केवल कार्ड का उपयोग करने वालों में से कुछ ने ऐप का भी। इसके अलावा कुछ नहीं बदला। अब ऐप और नेट बैंकिंग का उपयोग करने वालों की संख्याओं का अनुपात 4 : 3 है। अब कितने ग्राहक केवल एक सेवा का उपयोग करते हैं?',
    },
    options: [
      { id: 'a', content: { en: '360', hi: '360' } },
      { id: 'b', content: { en: '400', hi: '400' } },
      { id: 'c', content: { en: '220', hi: '220' } },
      { id: 'd', content: { en: '410', hi: '410' } },
      { id: 'e', content: { en: '310', hi: '310' } },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`Groups at first:

- Only one: $720 \times \frac{5}{8} = 450$: app 225, net 90, card 135
- All three: $720 \div 12 = 60$
- Exactly two: $720 - 450 - 60 = 210 = 2x + x + (2x - 15)$, so $x = 45$: app and net 90, net and card 45, app and card 75

Net banking: 285 at first; $40\%$ of $225 = 90$ join, so $375$. App: $225 + 90 + 75 + 60 = 450$ at first, now $375 \times \frac{4}{3} = 500$. So 50 came over from "only card".

Only one service: $450 - 90 - 50 = 310$. Trap: those 90 still use the app, so the app loses nobody.`,
      hi: String.raw`आरंभ के समूह:

- केवल एक: $720 \times \frac{5}{8} = 450$: ऐप 225, नेट 90, कार्ड 135
- तीनों: $720 \div 12 = 60$
- ठीक दो: $720 - 450 - 60 = 210 = 2x + x + (2x - 15)$, अतः $x = 45$: ऐप और नेट 90, नेट और कार्ड 45, ऐप और कार्ड 75

नेट बैंकिंग: आरंभ में 285; $225$ का $40\% = 90$ जुड़े, अतः $375$। ऐप: आरंभ में $225 + 90 + 75 + 60 = 450$, अब $375 \times \frac{4}{3} = 500$। अतः "केवल कार्ड" वालों में से 50 ऐप पर आए।

केवल एक सेवा: $450 - 90 - 50 = 310$। ध्यान दें: वे 90 अब भी ऐप का उपयोग करते हैं, इसलिए ऐप वालों की संख्या नहीं घटती।`,
    },
    reasons: {
      a: {
        en: 'Takes off the 90 but forgets the 50 who used only the card.',
        hi: '90 घटाए गए हैं, पर केवल कार्ड वाले 50 छूट गए हैं।',
      },
      b: {
        en: 'Takes off the 50 but forgets the 90 who used only the app.',
        hi: '50 घटाए गए हैं, पर केवल ऐप वाले 90 छूट गए हैं।',
      },
      c: {
        en: 'Lets the 90 leave the app, so that 140 come over from the card, more than the 135 there.',
        hi: '90 को ऐप छोड़ने वाला मान लिया गया है, जिससे कार्ड से 140 आते हैं, जबकि वहाँ 135 ही थे।',
      },
      d: {
        en: 'Takes off the 90 but adds the 50, who in fact leave the group with one service.',
        hi: '90 घटाए गए हैं, पर 50 जोड़ दिए गए हैं, जबकि वे भी अब एक सेवा वाले नहीं रहे।',
      },
      e: { en: 'Right: 450 less 90 and less 50.', hi: 'सही: 450 में से 90 और 50 घटाने पर।' },
    },
  },
  {
    code: 'sb-036',
    exams: ['banking'],
    subject: 'aptitude',
    topic: 'simplification',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: String.raw`Which number satisfies the following equation in place of the question mark (?)?

$18.5 \times 24 \, -$ $63\%$ of $400 = \, ? \times 12$`,
      hi: String.raw`निम्नलिखित समीकरण में प्रश्नवाचक चिह्न (?) के स्थान पर कौन-सी संख्या आएगी?

$18.5 \times 24 \, -$ $400$ का $63\% = \, ? \times 12$`,
    },
    options: [
      { id: 'a', content: { en: '16', hi: '16' } },
      { id: 'b', content: { en: '15', hi: '15' } },
      { id: 'c', content: { en: '58', hi: '58' } },
      { id: 'd', content: { en: '17', hi: '17' } },
      { id: 'e', content: { en: '37', hi: '37' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`$18.5 \times 24 = 37 \times 12 = 444$ and $63\%$ of $400 = 63 \times 4 = 252$.

$444 - 252 = 192 = 16 \times 12$. Shorter still: divide each term by 12 at once, $37 - 21 = 16$.`,
      hi: String.raw`$18.5 \times 24 = 37 \times 12 = 444$ और $400$ का $63\% = 63 \times 4 = 252$।

$444 - 252 = 192 = 16 \times 12$। इससे भी छोटा तरीक़ा: हर पद को पहले ही 12 से भाग दीजिए, $37 - 21 = 16$।`,
    },
    reasons: {
      a: { en: 'Right: 37 − 21, after dividing each term by 12.', hi: 'सही: हर पद को 12 से भाग देने पर 37 − 21।' },
      b: { en: 'Takes 18.5 as 18: 432 − 252 = 180.', hi: '18.5 को 18 मान लिया गया है: 432 − 252 = 180।' },
      c: {
        en: 'Adds the second term in place of subtracting it: 37 + 21.',
        hi: 'दूसरा पद घटाने की जगह जोड़ दिया गया है: 37 + 21।',
      },
      d: { en: 'Takes 63% as 60%: 444 − 240 = 204.', hi: '63% को 60% मान लिया गया है: 444 − 240 = 204।' },
      e: { en: 'Leaves out the second term: 444 ÷ 12.', hi: 'दूसरा पद छोड़ दिया गया है: 444 ÷ 12।' },
    },
  },
  {
    code: 'sb-037',
    exams: ['banking'],
    subject: 'reasoning',
    topic: 'number-series',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: String.raw`Six of the seven numbers below follow a rule. Choose the one that breaks it.

15, 16, 25, 52, 99, 180, 301`,
      hi: String.raw`नीचे दी गई सात संख्याओं में से छह एक नियम का पालन करती हैं। वह संख्या चुनिए जो नियम तोड़ती है।

15, 16, 25, 52, 99, 180, 301`,
    },
    options: [
      { id: 'a', content: { en: '25', hi: '25' } },
      { id: 'b', content: { en: '52', hi: '52' } },
      { id: 'c', content: { en: '99', hi: '99' } },
      { id: 'd', content: { en: '16', hi: '16' } },
      { id: 'e', content: { en: '180', hi: '180' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Differences: $1, 9, 27, 47, 81, 121$. The last two are $9^2$ and $11^2$, the first two $1^2$ and $3^2$: squares of odd numbers, so $5^2 = 25$ and $7^2 = 49$ are due in the middle.

$25 + 25 = 50$, and $50 + 49 = 99$ fits. So **52** is wrong. Trap: $1, 9, 27$ looks like powers of 3, but then $81$ would have to come fourth and the later terms fit nowhere.`,
      hi: String.raw`अंतर: $1, 9, 27, 47, 81, 121$। अंतिम दो $9^2$ और $11^2$ हैं, पहले दो $1^2$ और $3^2$: विषम संख्याओं के वर्ग, अतः बीच में $5^2 = 25$ और $7^2 = 49$ होने चाहिए।

$25 + 25 = 50$, और $50 + 49 = 99$ ठीक बैठता है। अतः **52** ग़लत है। ध्यान दें: $1, 9, 27$ को 3 की घातें न समझिए; तब चौथा अंतर $81$ होना चाहिए था और आगे के पद मेल नहीं खाते।`,
    },
    reasons: {
      a: { en: 'Fits: 16 + 3² = 25.', hi: 'यह ठीक है: 16 + 3² = 25।' },
      b: { en: 'It should be 25 + 5² = 50.', hi: 'यहाँ 25 + 5² = 50 होना चाहिए।' },
      c: {
        en: 'Fits: 50 + 7² = 99; the fault lies in the term before it.',
        hi: 'यह ठीक है: 50 + 7² = 99; ग़लती इससे पहले के पद में है।',
      },
      d: { en: 'Fits: 15 + 1² = 16.', hi: 'यह ठीक है: 15 + 1² = 16।' },
      e: { en: 'Fits: 99 + 9² = 180.', hi: 'यह ठीक है: 99 + 9² = 180।' },
    },
  },
  {
    code: 'sb-038',
    exams: ['banking'],
    subject: 'aptitude',
    topic: 'quadratic-equations',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: String.raw`Solve the two equations and decide how $x$ and $y$ are related.

I. $2x^2 + 11x + 15 = 0$

II. $3y^2 + 2y - 8 = 0$`,
      hi: String.raw`दोनों समीकरण हल कीजिए और बताइए कि $x$ और $y$ में क्या संबंध है।

I. $2x^2 + 11x + 15 = 0$

II. $3y^2 + 2y - 8 = 0$`,
    },
    options: [
      { id: 'a', content: { en: '$x > y$', hi: '$x > y$' }, pinned: true },
      { id: 'b', content: { en: String.raw`$x \ge y$`, hi: String.raw`$x \ge y$` }, pinned: true },
      { id: 'c', content: { en: '$x < y$', hi: '$x < y$' }, pinned: true },
      { id: 'd', content: { en: String.raw`$x \le y$`, hi: String.raw`$x \le y$` }, pinned: true },
      {
        id: 'e',
        content: {
          en: '$x = y$, or the relation cannot be established',
          hi: '$x = y$, या संबंध स्थापित नहीं किया जा सकता',
        },
        pinned: true,
      },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`I. $2x^2 + 6x + 5x + 15 = (x + 3)(2x + 5) = 0$, so $x = -3$ or $-\frac{5}{2}$.

II. $3y^2 + 6y - 4y - 8 = (y + 2)(3y - 4) = 0$, so $y = -2$ or $\frac{4}{3}$.

In order: $-3 < -2.5 < -2 < 1.33$. Each $x$ is less than each $y$: $x < y$. Trap: $-3$ is less than $-2$, though 3 is greater than 2.`,
      hi: String.raw`I. $2x^2 + 6x + 5x + 15 = (x + 3)(2x + 5) = 0$, अतः $x = -3$ या $-\frac{5}{2}$।

II. $3y^2 + 6y - 4y - 8 = (y + 2)(3y - 4) = 0$, अतः $y = -2$ या $\frac{4}{3}$।

क्रम में: $-3 < -2.5 < -2 < 1.33$। $x$ का हर मान $y$ के हर मान से छोटा है: $x < y$। ध्यान दें: $-3$, $-2$ से छोटा है, यद्यपि 3, 2 से बड़ा है।`,
    },
    reasons: {
      a: {
        en: 'Drops the minus signs of x: 3 and 5/2 against −2 and 4/3.',
        hi: 'x के मूलों के ऋण चिह्न छूट गए हैं: −2 और 4/3 के सामने 3 और 5/2।',
      },
      b: {
        en: 'Takes the root −2 as common and the order as reversed.',
        hi: 'मूल −2 को उभयनिष्ठ और क्रम को उलटा मान लिया गया है।',
      },
      c: { en: 'Right: −3 and −5/2 are both less than −2 and 4/3.', hi: 'सही: −3 और −5/2 दोनों, −2 और 4/3 से छोटे हैं।' },
      d: {
        en: 'Would need a common root, but −5/2 and −2 are different.',
        hi: 'इसके लिए उभयनिष्ठ मूल चाहिए, पर −5/2 और −2 अलग हैं।',
      },
      e: {
        en: 'Takes the roots of II as 2 and −4/3, or compares only one pair.',
        hi: 'II के मूलों के चिह्न उलट गए हैं (2 और −4/3) या केवल एक जोड़े की तुलना की गई है।',
      },
    },
  },
  {
    code: 'sb-039',
    exams: ['banking'],
    subject: 'aptitude',
    topic: 'discount',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'A shopkeeper allows a discount of 15% on the marked price of a cooler and still makes a profit of 19%. Had he allowed a discount of 20%, his profit would have been ₹168 less. What is the cost price of the cooler?',
      hi: 'एक दुकानदार कूलर के अंकित मूल्य पर 15% की छूट देकर भी 19% लाभ कमाता है। यदि वह 20% की छूट देता, तो उसका लाभ ₹168 कम होता। कूलर का क्रय मूल्य कितना है?',
    },
    options: [
      { id: 'a', content: { en: '₹2,856', hi: '₹2,856' } },
      { id: 'b', content: { en: '₹3,360', hi: '₹3,360' } },
      { id: 'c', content: { en: '₹2,688', hi: '₹2,688' } },
      { id: 'd', content: { en: '₹2,016', hi: '₹2,016' } },
      { id: 'e', content: { en: '₹2,400', hi: '₹2,400' } },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`Only the discount changes, so the ₹168 is the extra $5\%$ of the **marked price**: marked price $= 168 \times 20 = 3360$.

Selling price: $85\%$ of $3360 = 2856$. It is $119\%$ of the cost price: $\frac{2856}{1.19} = 2400$.

Shorter: $0.85 \times$ marked $= 1.19 \times$ cost gives marked $= 1.4 \times$ cost; $3360 \div 1.4 = 2400$. Trap: stopping at the marked price.`,
      hi: String.raw`केवल छूट बदलती है, अतः ₹168 **अंकित मूल्य** का अतिरिक्त $5\%$ है: अंकित मूल्य $= 168 \times 20 = 3360$।

विक्रय मूल्य: $3360$ का $85\% = 2856$। यह क्रय मूल्य का $119\%$ है: $\frac{2856}{1.19} = 2400$।

छोटा तरीक़ा: $0.85 \times$ अंकित $= 1.19 \times$ क्रय से अंकित $= 1.4 \times$ क्रय; $3360 \div 1.4 = 2400$। ध्यान दें: अंकित मूल्य पर न रुकिए।`,
    },
    reasons: {
      a: { en: 'This is the selling price after the discount of 15%.', hi: 'यह 15% छूट के बाद का विक्रय मूल्य है।' },
      b: { en: 'This is the marked price, 168 × 20.', hi: 'यह अंकित मूल्य है, 168 × 20।' },
      c: { en: 'This is the selling price after a discount of 20%.', hi: 'यह 20% छूट के बाद का विक्रय मूल्य है।' },
      d: {
        en: 'Takes the 40% by which the marked price exceeds the cost off the marked price.',
        hi: 'क्रय मूल्य पर 40% की वृद्धि को अंकित मूल्य में से ही घटा दिया गया है।',
      },
      e: {
        en: 'Right: the marked price is ₹3,360, which is 1.4 times the cost.',
        hi: 'सही: अंकित मूल्य ₹3,360 है, जो क्रय मूल्य का 1.4 गुना है।',
      },
    },
  },
  {
    code: 'sb-040',
    exams: ['banking'],
    subject: 'aptitude',
    topic: 'pipes-and-cisterns',
    difficulty: 'medium',
    targetSeconds: 60,
    stem: {
      en: 'Working alone, pipes P and Q fill an empty tank in 40 minutes and 60 minutes respectively. One day both were opened together, but after 10 minutes an outlet R was opened by mistake as well, and the tank was full 31 minutes after P and Q had been opened. In how many minutes would P and R, both open, fill the empty tank?',
      hi: 'पाइप P और Q अकेले एक ख़ाली टंकी को क्रमशः 40 मिनट और 60 मिनट में भरते हैं। एक दिन दोनों एक साथ खोले गए, पर 10 मिनट बाद ग़लती से निकासी पाइप R भी खुल गया और टंकी P और Q के खुलने के 31 मिनट बाद भरी। P और R दोनों खुले हों, तो ख़ाली टंकी कितने मिनट में भरेगी?',
    },
    options: [
      { id: 'a', content: { en: '360', hi: '360' } },
      { id: 'b', content: { en: '120', hi: '120' } },
      { id: 'c', content: { en: '72', hi: '72' } },
      { id: 'd', content: { en: '36', hi: '36' } },
      { id: 'e', content: { en: '90', hi: '90' } },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`Take a tank of 360 litres, a common multiple of 40 and 60: P brings 9 litres a minute and Q brings 6.

**R:** in 31 minutes P and Q bring 31 × 15 = 465 litres, 105 more than the tank holds. R carried these off in 31 − 10 = 21 minutes: 5 litres a minute.

**P and R:** 9 − 5 = 4 litres a minute, so 360 ÷ 4 = **90** minutes.

R is open for 21 minutes only; do not divide the 105 litres by 31.`,
      hi: String.raw`टंकी 360 लीटर की मानिए, जो 40 और 60 का सार्व गुणज है: P प्रति मिनट 9 लीटर और Q 6 लीटर भरता है।

**R:** 31 मिनट में P और Q मिलकर 31 × 15 = 465 लीटर पानी भरते हैं, जो टंकी से 105 लीटर अधिक है। R ने यह 31 − 10 = 21 मिनट में निकाला: प्रति मिनट 5 लीटर।

**P और R:** प्रति मिनट 9 − 5 = 4 लीटर, अतः 360 ÷ 4 = **90** मिनट।

R केवल 21 मिनट खुला रहा; 105 लीटर को 31 से भाग देने की भूल न करें।`,
    },
    reasons: {
      a: { en: 'Takes Q in place of P: 1/60 − 1/72.', hi: 'P की जगह Q ले लिया गया है: 1/60 − 1/72।' },
      b: {
        en: 'Takes R to empty the tank as fast as Q fills it: 1/40 − 1/60.',
        hi: 'R को Q जितना तेज़ मान लिया गया है: 1/40 − 1/60।',
      },
      c: {
        en: 'This is the time in which R alone empties the full tank.',
        hi: 'यह वह समय है जिसमें अकेला R भरी टंकी ख़ाली करता है।',
      },
      d: {
        en: 'This is the time with all three open: 1/24 − 1/72.',
        hi: 'यह तीनों के खुले होने पर लगने वाला समय है: 1/24 − 1/72।',
      },
      e: {
        en: 'Right: P fills 1/40 and R empties 1/72 a minute.',
        hi: 'सही: P प्रति मिनट 1/40 भरता है और R 1/72 ख़ाली करता है।',
      },
    },
  },
  {
    code: 'sb-041',
    exams: ['banking'],
    subject: 'reasoning',
    topic: 'seating-arrangement',
    difficulty: 'hard',
    targetSeconds: 165,
    passage: 'sb-p6',
    stem: {
      en: 'Which of the following two persons both sit at ends of their rows?',
      hi: 'निम्नलिखित में से कौन-से दो व्यक्ति अपनी-अपनी पंक्ति के छोर पर बैठे हैं?',
    },
    options: [
      { id: 'a', content: { en: 'E and Q', hi: 'E और Q' } },
      { id: 'b', content: { en: 'A and P', hi: 'A और P' } },
      { id: 'c', content: { en: 'D and Q', hi: 'D और Q' } },
      { id: 'd', content: { en: 'B and T', hi: 'B और T' } },
      { id: 'e', content: { en: 'D and S', hi: 'D और S' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Number the seats 1 to 5 from the west. For Row 2 right is east; for Row 1, which faces south, right is **west**. So B is two seats west of E, and A's seat is one less than P's. R can be at 1, 2 or 3, with C opposite and T two seats further east.

- **R 1, T 3, C 1:** B-E 2-4: A 3, P 4, D 5; S would be at 4, where P is. B-E 3-5: A 4, P 5, D 2; S would be at 1 or 3, which R and T hold. Not possible.
- **R 2, T 4, C 2:** A 4, P 5. B-E 1-3: D 5; S would be at 4, where T is. B-E 3-5: D 1; S would be at 2, where R is. Not possible.
- **R 3, T 5, C 3:** B 2, E 4; P 2 and A 1, so D 5; S, a neighbour of T, is at 4 and Q at 1.

| Seat from the west | 1 | 2 | 3 | 4 | 5 |
| --- | --- | --- | --- | --- | --- |
| Row 1 (facing south) | A | B | C | E | D |
| Row 2 (facing north) | Q | P | R | S | T |

**D and Q** sit at ends.`,
      hi: String.raw`पश्चिम से सीटों को 1 से 5 तक क्रमांक दीजिए। पंक्ति 2 के लिए दायाँ पूर्व है; पंक्ति 1 का मुख दक्षिण की ओर है, अतः उसके लिए दायाँ **पश्चिम** है। इसलिए B, E से दो सीट पश्चिम में है और A की सीट का क्रमांक P से एक कम है। R सीट 1, 2 या 3 पर हो सकता है; C उसके सामने और T दो सीट पूर्व में है।

- **R 1, T 3, C 1:** B-E 2-4: A 3, P 4, D 5; S को 4 पर होना होगा, जहाँ P है। B-E 3-5: A 4, P 5, D 2; S को 1 या 3 पर होना होगा, जहाँ R और T हैं। संभव नहीं।
- **R 2, T 4, C 2:** A 4, P 5। B-E 1-3: D 5; S को 4 पर होना होगा, जहाँ T है। B-E 3-5: D 1; S को 2 पर होना होगा, जहाँ R है। संभव नहीं।
- **R 3, T 5, C 3:** B 2, E 4; P 2 और A 1, अतः D 5; S, T का पड़ोसी, 4 पर है और Q 1 पर।

| पश्चिम से स्थान | 1 | 2 | 3 | 4 | 5 |
| --- | --- | --- | --- | --- | --- |
| पंक्ति 1 (मुख दक्षिण) | A | B | C | E | D |
| पंक्ति 2 (मुख उत्तर) | Q | P | R | S | T |

**D और Q** छोरों पर हैं।`,
    },
    reasons: {
      a: { en: 'Q is at an end, but E sits between C and D.', hi: 'Q छोर पर है, पर E, C और D के बीच बैठा है।' },
      b: { en: 'A is at an end, but P sits between Q and R.', hi: 'A छोर पर है, पर P, Q और R के बीच बैठा है।' },
      c: {
        en: 'D sits at the eastern end of Row 1 and Q at the western end of Row 2.',
        hi: 'D पंक्ति 1 के पूर्वी छोर पर और Q पंक्ति 2 के पश्चिमी छोर पर है।',
      },
      d: { en: 'T is at an end, but B sits between A and C.', hi: 'T छोर पर है, पर B, A और C के बीच बैठा है।' },
      e: { en: 'D is at an end, but S sits between R and T.', hi: 'D छोर पर है, पर S, R और T के बीच बैठा है।' },
    },
  },
  {
    code: 'sb-042',
    exams: ['banking'],
    subject: 'reasoning',
    topic: 'seating-arrangement',
    difficulty: 'easy',
    targetSeconds: 15,
    passage: 'sb-p6',
    stem: { en: 'What is the position of R with respect to Q?', hi: 'Q के सापेक्ष R का स्थान क्या है?' },
    options: [
      { id: 'a', content: { en: 'Second to the right', hi: 'दाईं ओर दूसरा' } },
      { id: 'b', content: { en: 'Second to the left', hi: 'बाईं ओर दूसरा' } },
      { id: 'c', content: { en: 'Third to the right', hi: 'दाईं ओर तीसरा' } },
      { id: 'd', content: { en: 'Immediately to the right', hi: 'ठीक दाईं ओर' } },
      { id: 'e', content: { en: 'Third to the left', hi: 'बाईं ओर तीसरा' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`| Seat from the west | 1 | 2 | 3 | 4 | 5 |
| --- | --- | --- | --- | --- | --- |
| Row 1 (facing south) | A | B | C | E | D |
| Row 2 (facing north) | Q | P | R | S | T |

Row 2 faces north, so its right is the east. From Q (seat 1) to R (seat 3) it is two seats to the east: **second to the right**.`,
      hi: String.raw`| पश्चिम से स्थान | 1 | 2 | 3 | 4 | 5 |
| --- | --- | --- | --- | --- | --- |
| पंक्ति 1 (मुख दक्षिण) | A | B | C | E | D |
| पंक्ति 2 (मुख उत्तर) | Q | P | R | S | T |

पंक्ति 2 का मुख उत्तर की ओर है, अतः उसका दायाँ पूर्व है। Q (सीट 1) से R (सीट 3) पूर्व की ओर दूसरी सीट है: **दाईं ओर दूसरा**।`,
    },
    reasons: {
      a: {
        en: 'R sits two seats to the east of Q, and east is right for Row 2.',
        hi: 'R, Q से दो सीट पूर्व में है और पंक्ति 2 के लिए पूर्व दायाँ है।',
      },
      b: {
        en: 'Takes the directions of Row 1, which faces south.',
        hi: 'दिशाएँ पंक्ति 1 की ले ली गई हैं, जिसका मुख दक्षिण की ओर है।',
      },
      c: {
        en: 'Counts Q itself as the first place; third to the right of Q is S.',
        hi: 'Q को ही पहला स्थान गिन लिया गया है; Q के दाईं ओर तीसरा S है।',
      },
      d: { en: 'Immediately to the right of Q is P.', hi: 'Q के ठीक दाईं ओर P है।' },
      e: {
        en: 'Counts Q itself and takes the directions of Row 1.',
        hi: 'Q को भी गिन लिया गया है और दिशाएँ पंक्ति 1 की ली गई हैं।',
      },
    },
  },
  {
    code: 'sb-043',
    exams: ['banking'],
    subject: 'reasoning',
    topic: 'seating-arrangement',
    difficulty: 'medium',
    targetSeconds: 30,
    passage: 'sb-p6',
    stem: {
      en: 'Four of the following five pairs are alike in a certain way on the basis of the seats. Which pair differs from the others?',
      hi: 'बैठने के स्थान के आधार पर निम्नलिखित पाँच में से चार जोड़े एक निश्चित प्रकार से समान हैं। कौन-सा जोड़ा अन्य से भिन्न है?',
    },
    options: [
      { id: 'a', content: { en: 'B, R', hi: 'B, R' } },
      { id: 'b', content: { en: 'E, T', hi: 'E, T' } },
      { id: 'c', content: { en: 'A, P', hi: 'A, P' } },
      { id: 'd', content: { en: 'D, S', hi: 'D, S' } },
      { id: 'e', content: { en: 'C, S', hi: 'C, S' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`| Seat from the west | 1 | 2 | 3 | 4 | 5 |
| --- | --- | --- | --- | --- | --- |
| Row 1 (facing south) | A | B | C | E | D |
| Row 2 (facing north) | Q | P | R | S | T |

Write the seat numbers: B 2, R 3; E 4, T 5; A 1, P 2; C 3, S 4. In these the second person sits one seat to the **east** of the seat opposite the first. For **D, S** it is 5 and 4: one seat to the **west**.

Do not stop at "diagonally opposite": that holds for all five.`,
      hi: String.raw`| पश्चिम से स्थान | 1 | 2 | 3 | 4 | 5 |
| --- | --- | --- | --- | --- | --- |
| पंक्ति 1 (मुख दक्षिण) | A | B | C | E | D |
| पंक्ति 2 (मुख उत्तर) | Q | P | R | S | T |

सीटों के क्रमांक लिखिए: B 2, R 3; E 4, T 5; A 1, P 2; C 3, S 4। इनमें दूसरा व्यक्ति पहले के ठीक सामने वाली सीट से एक सीट **पूर्व** में है। **D, S** में क्रमांक 5 और 4 हैं: एक सीट **पश्चिम** में।

"तिरछे सामने" पर ही न रुकिए: वह तो पाँचों में है।`,
    },
    reasons: {
      a: { en: 'R sits one seat to the east of P, whom B faces.', hi: 'R, P से एक सीट पूर्व में है, जो B के सामने है।' },
      b: { en: 'T sits one seat to the east of S, whom E faces.', hi: 'T, S से एक सीट पूर्व में है, जो E के सामने है।' },
      c: { en: 'P sits one seat to the east of Q, whom A faces.', hi: 'P, Q से एक सीट पूर्व में है, जो A के सामने है।' },
      d: { en: 'S sits one seat to the west of T, whom D faces.', hi: 'S, T से एक सीट पश्चिम में है, जो D के सामने है।' },
      e: { en: 'S sits one seat to the east of R, whom C faces.', hi: 'S, R से एक सीट पूर्व में है, जो C के सामने है।' },
    },
  },
  {
    code: 'sb-044',
    exams: ['banking'],
    subject: 'reasoning',
    topic: 'seating-arrangement',
    difficulty: 'medium',
    targetSeconds: 40,
    passage: 'sb-p6',
    stem: {
      en: 'P and T interchange their seats. Then the persons of Row 1 sit in alphabetical order from their own **left** to their own right, facing the same way as before. Who now faces T?',
      hi: 'P और T आपस में सीटें बदल लेते हैं। फिर पंक्ति 1 के व्यक्ति अपने **बाएँ** से अपने दाएँ की ओर अंग्रेज़ी वर्णक्रम में बैठ जाते हैं और उनका मुख पहले की ही ओर रहता है। अब T के सामने कौन है?',
    },
    options: [
      { id: 'a', content: { en: 'B', hi: 'B' } },
      { id: 'b', content: { en: 'D', hi: 'D' } },
      { id: 'c', content: { en: 'A', hi: 'A' } },
      { id: 'd', content: { en: 'E', hi: 'E' } },
      { id: 'e', content: { en: 'C', hi: 'C' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`| Seat from the west | 1 | 2 | 3 | 4 | 5 |
| --- | --- | --- | --- | --- | --- |
| Row 1 (facing south) | A | B | C | E | D |
| Row 2 (facing north) | Q | P | R | S | T |

After the exchange T is at seat 2. Row 1 faces south, so its own left is the **east**: A sits at seat 5, B at 4, C at 3, **D at 2**, E at 1. So **D** faces T.

The trap is to write A-B-C-D-E from the west: then B would face T.`,
      hi: String.raw`| पश्चिम से स्थान | 1 | 2 | 3 | 4 | 5 |
| --- | --- | --- | --- | --- | --- |
| पंक्ति 1 (मुख दक्षिण) | A | B | C | E | D |
| पंक्ति 2 (मुख उत्तर) | Q | P | R | S | T |

अदला-बदली के बाद T सीट 2 पर है। पंक्ति 1 का मुख दक्षिण की ओर है, अतः उसका अपना बायाँ **पूर्व** है: A सीट 5 पर, B 4 पर, C 3 पर, **D 2 पर** और E 1 पर। अतः T के सामने **D** है।

पश्चिम से A-B-C-D-E लिखने की ग़लती न करें: तब T के सामने B आता है।`,
    },
    reasons: {
      a: {
        en: 'Begins the order at the west, or leaves Row 1 as it was.',
        hi: 'क्रम पश्चिम से आरंभ किया गया है या पंक्ति 1 को वैसा ही छोड़ दिया गया है।',
      },
      b: { en: 'T is at the second seat from the west, and so is D.', hi: 'T पश्चिम से दूसरी सीट पर है और D भी।' },
      c: { en: 'Forgets the exchange and looks opposite seat 5.', hi: 'अदला-बदली भूलकर सीट 5 के सामने देखा गया है।' },
      d: { en: 'E faces Q at the western end.', hi: 'E पश्चिमी छोर पर Q के सामने है।' },
      e: { en: 'C keeps the middle seat and faces R.', hi: 'C बीच की सीट पर ही रहता है और उसके सामने R है।' },
    },
  },
  {
    code: 'sb-045',
    exams: ['banking'],
    subject: 'reasoning',
    topic: 'syllogism',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: String.raw`Treat the statements below as true, whatever common knowledge may say, and judge the two conclusions. ('Only a few' means 'some, but not all'.)

**Statements:**

Only a few doors are windows.

All windows are walls.

No wall is a roof.

**Conclusions:**

I. All doors being roofs is a possibility.

II. No window is a roof.`,
      hi: String.raw`नीचे दिए गए कथनों को सत्य मानिए, चाहे वे सामान्य ज्ञान से मेल न खाते हों, और दोनों निष्कर्षों को परखिए। ('केवल कुछ' का अर्थ है 'कुछ, पर सभी नहीं'।)

**कथन:**

केवल कुछ दरवाज़े खिड़कियाँ हैं।

सभी खिड़कियाँ दीवारें हैं।

कोई दीवार छत नहीं है।

**निष्कर्ष:**

I. सभी दरवाज़ों के छत होने की संभावना है।

II. कोई खिड़की छत नहीं है।`,
    },
    options: [
      { id: 'a', content: { en: 'Only conclusion I follows', hi: 'केवल निष्कर्ष I अनुसरण करता है' }, pinned: true },
      { id: 'b', content: { en: 'Only conclusion II follows', hi: 'केवल निष्कर्ष II अनुसरण करता है' }, pinned: true },
      {
        id: 'c',
        content: { en: 'Either conclusion I or II follows', hi: 'या तो निष्कर्ष I या II अनुसरण करता है' },
        pinned: true,
      },
      {
        id: 'd',
        content: { en: 'Neither conclusion I nor II follows', hi: 'न तो निष्कर्ष I और न ही II अनुसरण करता है' },
        pinned: true,
      },
      {
        id: 'e',
        content: { en: 'Both conclusions I and II follow', hi: 'निष्कर्ष I और II दोनों अनुसरण करते हैं' },
        pinned: true,
      },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`**II:** All windows lie inside the walls, and no wall is a roof. So no window is a roof. II follows.

**I:** Some doors are windows, and these can never be roofs (II). So not all doors can be roofs: the possibility is ruled out.

**Only II** follows. A possibility fails as soon as a single part is barred from it; here the doors that are windows are barred.`,
      hi: String.raw`**II:** सभी खिड़कियाँ दीवारों के भीतर हैं और कोई दीवार छत नहीं है। अतः कोई खिड़की छत नहीं है। II अनुसरण करता है।

**I:** कुछ दरवाज़े खिड़कियाँ हैं और वे कभी छत नहीं हो सकते (II)। अतः सभी दरवाज़े छत नहीं हो सकते: संभावना समाप्त हो जाती है।

**केवल II** अनुसरण करता है। कोई एक भाग भी बाहर रह जाए, तो "सभी" की संभावना नहीं बचती; यहाँ वे दरवाज़े बाहर हैं जो खिड़कियाँ हैं।`,
    },
    reasons: {
      a: {
        en: 'The doors that are windows can never be roofs, and II does follow.',
        hi: 'जो दरवाज़े खिड़कियाँ हैं, वे छत नहीं हो सकते; और II तो अनुसरण करता ही है।',
      },
      b: {
        en: 'Windows lie inside the walls, which are no roofs; and some doors are windows.',
        hi: 'खिड़कियाँ दीवारों के भीतर हैं, जो छत नहीं हैं; और कुछ दरवाज़े खिड़कियाँ हैं।',
      },
      c: {
        en: 'II follows by itself, so there is nothing left to choose between.',
        hi: 'II अपने आप सिद्ध है, इसलिए "या तो … या" का प्रश्न नहीं उठता।',
      },
      d: { en: 'II follows from the second and third statements.', hi: 'II दूसरे और तीसरे कथन से सिद्ध होता है।' },
      e: {
        en: 'Overlooks that some doors are windows and so cannot be roofs.',
        hi: 'यह बात छूट गई है कि कुछ दरवाज़े खिड़कियाँ हैं और इसलिए छत नहीं हो सकते।',
      },
    },
  },
  {
    code: 'sb-046',
    exams: ['banking'],
    subject: 'reasoning',
    topic: 'coding-decoding',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: String.raw`In a certain code language:

- 'town market fish price' is written as 'ju hu ta lo'.
- 'fish price daily report' is written as 'ne lo pi ju'.
- 'daily market weather news' is written as 'se ta ro pi'.

Which of the following may be the code for 'price news today'?`,
      hi: String.raw`एक कूट भाषा में:

- 'नगर बाज़ार मछली मूल्य' को 'ju hu ta lo' लिखा जाता है।
- 'मछली मूल्य दैनिक रिपोर्ट' को 'ne lo pi ju' लिखा जाता है।
- 'दैनिक बाज़ार मौसम समाचार' को 'se ta ro pi' लिखा जाता है।

निम्नलिखित में से कौन-सा 'मूल्य समाचार आज' का कोड हो सकता है?`,
    },
    options: [
      { id: 'a', content: { en: 'lo ju xa', hi: 'lo ju xa' } },
      { id: 'b', content: { en: 'ro xa se', hi: 'ro xa se' } },
      { id: 'c', content: { en: 'ju pi se', hi: 'ju pi se' } },
      { id: 'd', content: { en: 'se lo xa', hi: 'se lo xa' } },
      { id: 'e', content: { en: 'hu ro ju', hi: 'hu ro ju' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Compare the lines two by two.

- First and second: fish, price = lo, ju (in either order).
- First and third: market = ta; so town = hu.
- Second and third: daily = pi; so report = ne.
- Third: weather, news = se, ro (in either order).

'price news today' needs one of lo/ju, one of se/ro and a **new** code for "today", which occurs nowhere: only **se lo xa**.`,
      hi: String.raw`पंक्तियों की दो-दो करके तुलना कीजिए।

- पहली और दूसरी: मछली, मूल्य = lo, ju (क्रम ज्ञात नहीं)।
- पहली और तीसरी: बाज़ार = ta; अतः नगर = hu।
- दूसरी और तीसरी: दैनिक = pi; अतः रिपोर्ट = ne।
- तीसरी: मौसम, समाचार = se, ro (क्रम ज्ञात नहीं)।

'मूल्य समाचार आज' के लिए lo/ju में से एक, se/ro में से एक और "आज" का एक **नया** कोड चाहिए, क्योंकि "आज" कहीं नहीं आया: केवल **se lo xa**।`,
    },
    reasons: {
      a: {
        en: 'It has both codes of fish and price, and none of news.',
        hi: 'इसमें मछली और मूल्य दोनों के कोड हैं, समाचार का कोई नहीं।',
      },
      b: {
        en: 'It has both codes of weather and news, and none of price.',
        hi: 'इसमें मौसम और समाचार दोनों के कोड हैं, मूल्य का कोई नहीं।',
      },
      c: { en: 'It takes pi, the code of daily, for today.', hi: 'इसमें आज के लिए दैनिक का कोड pi ले लिया गया है।' },
      d: {
        en: 'One code for price, one for news and a new one for today.',
        hi: 'एक कोड मूल्य का, एक समाचार का और एक नया कोड आज का।',
      },
      e: { en: 'It takes hu, the code of town, for today.', hi: 'इसमें आज के लिए नगर का कोड hu ले लिया गया है।' },
    },
  },
  {
    code: 'sb-047',
    exams: ['banking'],
    subject: 'reasoning',
    topic: 'direction-sense',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: 'Neha starts from point P and walks 10 m towards the east. She turns left and walks 14 m, turns left again and walks 25 m, and then turns left once more and walks 6 m to reach point U. How far and in which direction is P from U?',
      hi: 'नेहा बिंदु P से चलना आरंभ करती है और पूर्व की ओर 10 मीटर चलती है। वह बाएँ मुड़कर 14 मीटर, फिर बाएँ मुड़कर 25 मीटर और एक बार फिर बाएँ मुड़कर 6 मीटर चलती है और बिंदु U पर पहुँचती है। U से P कितनी दूर और किस दिशा में है?',
    },
    options: [
      { id: 'a', content: { en: '17 m, north-west', hi: '17 मीटर, उत्तर-पश्चिम' } },
      { id: 'b', content: { en: '23 m, south-east', hi: '23 मीटर, दक्षिण-पूर्व' } },
      { id: 'c', content: { en: '25 m, north-west', hi: '25 मीटर, उत्तर-पश्चिम' } },
      { id: 'd', content: { en: '25 m, south-east', hi: '25 मीटर, दक्षिण-पूर्व' } },
      { id: 'e', content: { en: '17 m, south-east', hi: '17 मीटर, दक्षिण-पूर्व' } },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`Add up the two directions separately. East–west: $10 - 25 = -15$, so U is 15 m to the west of P. North–south: $14 - 6 = 8$, so U is 8 m to the north.

Distance: $\sqrt{15^2 + 8^2} = 17$ m. U is north-west of P; hence P is **south-east of U**.

Trap: the question asks for P as seen from U.`,
      hi: String.raw`दोनों दिशाओं को अलग-अलग जोड़िए। पूर्व-पश्चिम: $10 - 25 = -15$, अतः U, P से 15 मीटर पश्चिम में है। उत्तर-दक्षिण: $14 - 6 = 8$, अतः U 8 मीटर उत्तर में है।

दूरी: $\sqrt{15^2 + 8^2} = 17$ मीटर। U, P के उत्तर-पश्चिम में है; अतः P, **U के दक्षिण-पूर्व** में है।

ध्यान दें: पूछा गया है कि U से देखने पर P कहाँ है।`,
    },
    reasons: {
      a: {
        en: 'The distance is right, but this is the direction of U from P.',
        hi: 'दूरी सही है, पर यह P से U की दिशा है।',
      },
      b: {
        en: 'Adds 15 and 8, the way along two sides of the right angle.',
        hi: '15 और 8 जोड़ दिए गए हैं, अर्थात् समकोण की दो भुजाओं का रास्ता।',
      },
      c: {
        en: 'Takes 14 + 6 = 20 m to the north and the direction of U from P.',
        hi: 'उत्तर की ओर 14 + 6 = 20 मीटर और P से U की दिशा ले ली गई है।',
      },
      d: {
        en: 'Takes 14 + 6 = 20 m to the north in place of 14 − 6.',
        hi: 'उत्तर की ओर 14 − 6 की जगह 14 + 6 = 20 मीटर ले लिया गया है।',
      },
      e: { en: 'P is 15 m to the east and 8 m to the south of U.', hi: 'P, U से 15 मीटर पूर्व और 8 मीटर दक्षिण में है।' },
    },
  },
  {
    code: 'sb-048',
    exams: ['banking'],
    subject: 'reasoning',
    topic: 'alphanumeric-series',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: 'In the word CUSTOMER, each vowel is replaced by the next letter of the English alphabet and each consonant by the previous letter. The letters so obtained are then arranged in alphabetical order from left to right. Which letter is third from the right end?',
      hi: 'CUSTOMER शब्द में प्रत्येक स्वर के स्थान पर अंग्रेज़ी वर्णमाला का अगला अक्षर और प्रत्येक व्यंजन के स्थान पर पिछला अक्षर रखा जाता है। फिर प्राप्त अक्षरों को बाएँ से दाएँ वर्णक्रम में रखा जाता है। दाएँ छोर से तीसरा अक्षर कौन-सा है?',
    },
    options: [
      { id: 'a', content: { en: 'R', hi: 'R' } },
      { id: 'b', content: { en: 'Q', hi: 'Q' } },
      { id: 'c', content: { en: 'S', hi: 'S' } },
      { id: 'd', content: { en: 'L', hi: 'L' } },
      { id: 'e', content: { en: 'P', hi: 'P' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`| Old | C | U | S | T | O | M | E | R |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| New | B | V | R | S | P | L | F | Q |

In alphabetical order: B F L P Q **R** S V. Third from the right is **R**. To save time, find only the last three: V, S, R.`,
      hi: String.raw`| पुराना | C | U | S | T | O | M | E | R |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| नया | B | V | R | S | P | L | F | Q |

वर्णक्रम में: B F L P Q **R** S V। दाएँ से तीसरा **R** है। समय बचाने के लिए केवल अंतिम तीन खोजिए: V, S, R।`,
    },
    reasons: {
      a: { en: 'The last three in alphabetical order are R, S and V.', hi: 'वर्णक्रम में अंतिम तीन अक्षर R, S और V हैं।' },
      b: { en: 'Q is fourth from the right.', hi: 'Q दाएँ से चौथा है।' },
      c: { en: 'S is second from the right.', hi: 'S दाएँ से दूसरा है।' },
      d: {
        en: 'L is third from the left, and third from the right before the letters are arranged.',
        hi: 'L बाएँ से तीसरा है; क्रम में रखने से पहले दाएँ से तीसरा भी वही है।',
      },
      e: { en: 'P is fourth from the left.', hi: 'P बाएँ से चौथा है।' },
    },
  },
]
