import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

export const englishQuestions: AuthoredQuestion[] = [
  {
    code: 'eng-001',
    subject: 'english',
    topic: 'error-spotting',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: String.raw`The following sentence is divided into four parts. Choose the part that contains a grammatical error.

Each of the players / have been given / a new kit / for the tournament.`,
      hi: String.raw`निम्नलिखित वाक्य को चार भागों में बाँटा गया है। वह भाग चुनिए जिसमें व्याकरण संबंधी त्रुटि है।

Each of the players / have been given / a new kit / for the tournament.`,
    },
    options: [
      { id: 'a', content: { en: 'Each of the players', hi: 'Each of the players' } },
      { id: 'b', content: { en: 'have been given', hi: 'have been given' } },
      { id: 'c', content: { en: 'a new kit', hi: 'a new kit' } },
      { id: 'd', content: { en: 'for the tournament', hi: 'for the tournament' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The subject is **Each**, which is singular. The word "players" only tells us which group is meant. A singular subject needs a singular verb, so "have been given" should be **has been given**.

Correct sentence: Each of the players has been given a new kit for the tournament.

"Each of the players" is itself right: "each of" is followed by a plural noun.`,
      hi: String.raw`वाक्य का कर्ता (subject) **Each** है, जो एकवचन है। "players" केवल समूह बताता है। एकवचन कर्ता के साथ एकवचन क्रिया आती है, अतः "have been given" के स्थान पर **has been given** होना चाहिए।

सही वाक्य: Each of the players has been given a new kit for the tournament.

"Each of the players" अपने आप में सही है, क्योंकि "each of" के बाद बहुवचन संज्ञा आती है।`,
    },
  },
  {
    code: 'eng-002',
    subject: 'english',
    topic: 'synonyms',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: String.raw`Choose the word that is closest in meaning to the given word.

**FRUGAL**`,
      hi: String.raw`दिए गए शब्द के अर्थ के सबसे निकट वाला शब्द चुनिए।

**FRUGAL**`,
    },
    options: [
      { id: 'a', content: { en: 'Lavish', hi: 'Lavish' } },
      { id: 'b', content: { en: 'Hungry', hi: 'Hungry' } },
      { id: 'c', content: { en: 'Thrifty', hi: 'Thrifty' } },
      { id: 'd', content: { en: 'Fragile', hi: 'Fragile' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**Frugal** means careful in spending money or using things. **Thrifty** means the same.

- Lavish (spending freely) is its opposite.
- Fragile (easily broken) only looks similar.
- Hungry has no connection with its meaning.`,
      hi: String.raw`**Frugal** का अर्थ है मितव्ययी, अर्थात् सोच-समझकर कम ख़र्च करने वाला। **Thrifty** का भी यही अर्थ है।

- Lavish (खुलकर ख़र्च करने वाला) इसका विलोम है।
- Fragile (आसानी से टूटने वाला) केवल दिखने में मिलता-जुलता है।
- Hungry (भूखा) का इसके अर्थ से कोई संबंध नहीं है।`,
    },
  },
  {
    code: 'eng-003',
    subject: 'english',
    topic: 'antonyms',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: String.raw`Choose the word that is opposite in meaning to the given word.

**RELUCTANT**`,
      hi: String.raw`दिए गए शब्द का विपरीतार्थक शब्द चुनिए।

**RELUCTANT**`,
    },
    options: [
      { id: 'a', content: { en: 'Willing', hi: 'Willing' } },
      { id: 'b', content: { en: 'Hesitant', hi: 'Hesitant' } },
      { id: 'c', content: { en: 'Relevant', hi: 'Relevant' } },
      { id: 'd', content: { en: 'Disinclined', hi: 'Disinclined' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`**Reluctant** means not wanting to do something. Its opposite is **willing**, that is, ready to do it.

- Hesitant and Disinclined are close to it in meaning, so they are synonyms.
- Relevant (connected with the matter) only looks similar.`,
      hi: String.raw`**Reluctant** का अर्थ है अनिच्छुक। इसका विलोम **Willing** है, जिसका अर्थ है इच्छुक या तैयार।

- Hesitant और Disinclined अर्थ में इसके निकट हैं, अतः ये पर्यायवाची हैं।
- Relevant (प्रासंगिक) केवल दिखने में मिलता-जुलता है।`,
    },
  },
  {
    code: 'eng-004',
    subject: 'english',
    topic: 'idioms',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: String.raw`Choose the meaning of the idiom in bold in the following sentence.

Farhan had to **burn the midnight oil** for a month to finish his thesis.`,
      hi: String.raw`निम्नलिखित वाक्य में मोटे अक्षरों में दिए गए मुहावरे का अर्थ चुनिए।

Farhan had to **burn the midnight oil** for a month to finish his thesis.`,
    },
    options: [
      { id: 'a', content: { en: 'work late into the night', hi: 'work late into the night' } },
      { id: 'b', content: { en: 'waste money on useless things', hi: 'waste money on useless things' } },
      { id: 'c', content: { en: 'give up all his other hobbies', hi: 'give up all his other hobbies' } },
      { id: 'd', content: { en: 'destroy his earlier work', hi: 'destroy his earlier work' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`**Burn the midnight oil** means to work or study late into the night. It comes from the days when people read by an oil lamp.

The sentence says that Farhan worked till late at night for a month to finish his thesis. The other options take the word "burn" as loss or damage, which is not the meaning of the idiom.`,
      hi: String.raw`**Burn the midnight oil** का अर्थ है देर रात तक जागकर काम या पढ़ाई करना। यह मुहावरा उस समय का है जब लोग तेल के दीपक की रोशनी में पढ़ते थे।

वाक्य का अर्थ है कि फ़रहान ने अपना शोध-प्रबंध पूरा करने के लिए एक महीने तक देर रात तक काम किया। अन्य विकल्प "burn" को हानि या नष्ट करने के अर्थ में लेते हैं, जो मुहावरे का अर्थ नहीं है।`,
    },
  },
  {
    code: 'eng-005',
    subject: 'english',
    topic: 'fill-in-the-blanks',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: String.raw`Choose the most suitable word to fill in the blank.

No sooner had the bell rung ______ the students rushed out of the class.`,
      hi: String.raw`रिक्त स्थान की पूर्ति के लिए सबसे उपयुक्त शब्द चुनिए।

No sooner had the bell rung ______ the students rushed out of the class.`,
    },
    options: [
      { id: 'a', content: { en: 'when', hi: 'when' } },
      { id: 'b', content: { en: 'then', hi: 'then' } },
      { id: 'c', content: { en: 'than', hi: 'than' } },
      { id: 'd', content: { en: 'that', hi: 'that' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`"No sooner" is a comparative expression, so it is always followed by **than**: No sooner had the bell rung **than** the students rushed out of the class.

"When" goes with "hardly" or "scarcely" (Hardly had the bell rung when ...), not with "no sooner". "Then" is not a conjunction of comparison.`,
      hi: String.raw`"No sooner" तुलनात्मक प्रयोग है, इसलिए इसके साथ सदैव **than** आता है: No sooner had the bell rung **than** the students rushed out of the class.

"When" का प्रयोग "hardly" या "scarcely" के साथ होता है (Hardly had the bell rung when ...), "no sooner" के साथ नहीं। "Then" तुलना का संयोजक नहीं है।`,
    },
  },
  {
    code: 'eng-006',
    subject: 'english',
    topic: 'active-passive',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: String.raw`Choose the correct passive form of the following sentence.

The villagers are building a new bridge.`,
      hi: String.raw`निम्नलिखित वाक्य का सही कर्मवाच्य (passive voice) रूप चुनिए।

The villagers are building a new bridge.`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'A new bridge was being built by the villagers.',
          hi: 'A new bridge was being built by the villagers.',
        },
      },
      {
        id: 'b',
        content: {
          en: 'A new bridge has been built by the villagers.',
          hi: 'A new bridge has been built by the villagers.',
        },
      },
      {
        id: 'c',
        content: {
          en: 'A new bridge is built by the villagers.',
          hi: 'A new bridge is built by the villagers.',
        },
      },
      {
        id: 'd',
        content: {
          en: 'A new bridge is being built by the villagers.',
          hi: 'A new bridge is being built by the villagers.',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The sentence is in the present continuous tense (are building). The passive of this tense is **is/am/are + being + past participle**.

The new subject "a new bridge" is singular, so: A new bridge **is being built** by the villagers.

- "was being built" is past continuous.
- "has been built" is present perfect.
- "is built" is simple present.`,
      hi: String.raw`वाक्य present continuous tense (are building) में है। इस काल का कर्मवाच्य **is/am/are + being + past participle** से बनता है।

नया subject "a new bridge" एकवचन है, अतः: A new bridge **is being built** by the villagers.

- "was being built" past continuous है।
- "has been built" present perfect है।
- "is built" simple present है।`,
    },
  },
  {
    code: 'eng-007',
    subject: 'english',
    topic: 'sentence-improvement',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: String.raw`Choose the option that best improves the part in bold. If no change is needed, choose 'No improvement'.

If I **would have known** about the strike, I would have left earlier.`,
      hi: String.raw`वह विकल्प चुनिए जो मोटे अक्षरों में दिए गए भाग को सबसे अच्छी तरह सुधारता हो। यदि किसी सुधार की आवश्यकता न हो, तो 'No improvement' चुनिए।

If I **would have known** about the strike, I would have left earlier.`,
    },
    options: [
      { id: 'a', content: { en: 'have known', hi: 'have known' } },
      { id: 'b', content: { en: 'had known', hi: 'had known' } },
      { id: 'c', content: { en: 'was knowing', hi: 'was knowing' } },
      { id: 'd', content: { en: 'No improvement', hi: 'No improvement' }, pinned: true },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The sentence speaks of something that did not happen in the past. Such a conditional takes **If + had + past participle** in one clause and **would have + past participle** in the other.

Correct sentence: If I **had known** about the strike, I would have left earlier.

"Would have" is not used in the if-clause, so 'No improvement' is wrong. "Know" is not normally used in a continuous tense, so "was knowing" is wrong too.`,
      hi: String.raw`वाक्य भूतकाल की ऐसी बात बताता है जो नहीं हुई। ऐसे शर्त वाले वाक्य में एक उपवाक्य में **If + had + past participle** और दूसरे में **would have + past participle** आता है।

सही वाक्य: If I **had known** about the strike, I would have left earlier.

If वाले उपवाक्य में "would have" नहीं आता, अतः 'No improvement' ग़लत है। "Know" का प्रयोग सामान्यतः continuous tense में नहीं होता, इसलिए "was knowing" भी ग़लत है।`,
    },
  },
  {
    code: 'eng-008',
    subject: 'english',
    topic: 'spelling',
    difficulty: 'medium',
    targetSeconds: 20,
    stem: { en: 'Choose the correctly spelt word.', hi: 'सही वर्तनी वाला शब्द चुनिए।' },
    options: [
      { id: 'a', content: { en: 'Accomodate', hi: 'Accomodate' } },
      { id: 'b', content: { en: 'Acommodate', hi: 'Acommodate' } },
      { id: 'c', content: { en: 'Accommodate', hi: 'Accommodate' } },
      { id: 'd', content: { en: 'Accommadate', hi: 'Accommadate' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The correct spelling is **Accommodate**, with double c and double m: ac-com-mo-date.

"Accomodate" is the most common mistake because it leaves out one m.`,
      hi: String.raw`सही वर्तनी **Accommodate** है, जिसमें c और m दोनों दो-दो बार आते हैं: ac-com-mo-date.

"Accomodate" सबसे आम ग़लती है, क्योंकि इसमें एक m छूट जाता है।`,
    },
  },
  {
    code: 'eng-009',
    subject: 'english',
    topic: 'grammar-usage',
    difficulty: 'hard',
    targetSeconds: 60,
    stem: {
      en: 'Which of the following sentences are grammatically correct? (One or more options may be correct.)',
      hi: 'निम्नलिखित में से कौन-से वाक्य व्याकरण की दृष्टि से सही हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)',
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'Neither the coach nor the players were ready for the match.',
          hi: 'Neither the coach nor the players were ready for the match.',
        },
      },
      {
        id: 'b',
        content: {
          en: 'The news from the flooded districts are not encouraging.',
          hi: 'The news from the flooded districts are not encouraging.',
        },
      },
      {
        id: 'c',
        content: {
          en: 'She is one of those writers who never repeat themselves.',
          hi: 'She is one of those writers who never repeat themselves.',
        },
      },
      { id: 'd', content: { en: 'He is senior than me by two years.', hi: 'He is senior than me by two years.' } },
    ],
    key: { kind: 'msq', optionIds: ['a', 'c'] },
    solution: {
      en: String.raw`- **Neither the coach nor the players were ready for the match.** Correct. With "neither ... nor", the verb agrees with the nearer subject, here the plural "players".
- **She is one of those writers who never repeat themselves.** Correct. "Who" refers to the plural "writers", so the verb is "repeat" and the pronoun "themselves".
- **The news from the flooded districts are not encouraging.** Wrong. "News" is singular, so the verb should be "is".
- **He is senior than me by two years.** Wrong. "Senior" takes "to": He is senior to me by two years.`,
      hi: String.raw`- **Neither the coach nor the players were ready for the match.** सही। "Neither ... nor" में क्रिया निकट वाले कर्ता के अनुसार होती है, जो यहाँ बहुवचन "players" है।
- **She is one of those writers who never repeat themselves.** सही। "Who" बहुवचन "writers" के लिए आया है, अतः क्रिया "repeat" और सर्वनाम "themselves" है।
- **The news from the flooded districts are not encouraging.** ग़लत। "News" एकवचन है, अतः क्रिया "is" होनी चाहिए।
- **He is senior than me by two years.** ग़लत। "Senior" के साथ "to" आता है: He is senior to me by two years.`,
    },
  },
  {
    code: 'eng-010',
    subject: 'english',
    topic: 'fill-in-the-blanks',
    difficulty: 'hard',
    targetSeconds: 35,
    stem: {
      en: String.raw`Choose the most suitable word to fill in the blank.

The minister's reply was so ______ that even his own party members could not tell whether he supported the plan or opposed it.`,
      hi: String.raw`रिक्त स्थान की पूर्ति के लिए सबसे उपयुक्त शब्द चुनिए।

The minister's reply was so ______ that even his own party members could not tell whether he supported the plan or opposed it.`,
    },
    options: [
      { id: 'a', content: { en: 'equitable', hi: 'equitable' } },
      { id: 'b', content: { en: 'explicit', hi: 'explicit' } },
      { id: 'c', content: { en: 'eloquent', hi: 'eloquent' } },
      { id: 'd', content: { en: 'equivocal', hi: 'equivocal' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`No one could tell which side the minister was on, so his reply was unclear and open to two meanings. The word for this is **equivocal**.

- equitable means fair and just.
- explicit means clearly stated, which is the opposite.
- eloquent means well expressed, which does not fit with the confusion.`,
      hi: String.raw`कोई यह नहीं समझ सका कि मंत्री किस पक्ष में हैं, अर्थात् उनका उत्तर अस्पष्ट और दो अर्थों वाला था। इसके लिए सही शब्द **equivocal** है।

- equitable का अर्थ है न्यायसंगत।
- explicit का अर्थ है स्पष्ट, जो इसका विलोम है।
- eloquent का अर्थ है प्रभावशाली ढंग से कहा गया, जो भ्रम की बात से मेल नहीं खाता।`,
    },
  },
]
