import type { AuthoredQuestion } from '../../../../domain/questions/contract.ts'
import type { PaperSection } from '../paper.ts'
import { countOfThree, oneOrBoth } from '../upsc-gs-1/standard-options.ts'

type Options = NonNullable<AuthoredQuestion['options']>

const twoConclusions: Options = [
  { id: 'a', content: { en: 'Conclusion I only', hi: 'केवल निष्कर्ष I' }, pinned: true },
  { id: 'b', content: { en: 'Conclusion II only', hi: 'केवल निष्कर्ष II' }, pinned: true },
  { id: 'c', content: { en: 'Both Conclusion I and Conclusion II', hi: 'निष्कर्ष I और निष्कर्ष II दोनों' }, pinned: true },
  {
    id: 'd',
    content: { en: 'Neither Conclusion I nor Conclusion II', hi: 'न तो निष्कर्ष I, न ही निष्कर्ष II' },
    pinned: true,
  },
]

const sufficiency: Options = [
  {
    id: 'a',
    content: {
      en: 'The Question can be answered by using one of the Statements alone, but cannot be answered by using the other Statement alone.',
      hi: 'प्रश्न का उत्तर किसी एक कथन मात्र के प्रयोग से दिया जा सकता है, किंतु दूसरे कथन मात्र के प्रयोग से नहीं दिया जा सकता।',
    },
    pinned: true,
  },
  {
    id: 'b',
    content: {
      en: 'The Question can be answered by using either Statement alone.',
      hi: 'प्रश्न का उत्तर दोनों में से किसी भी एक कथन मात्र के प्रयोग से दिया जा सकता है।',
    },
    pinned: true,
  },
  {
    id: 'c',
    content: {
      en: 'The Question can be answered by using both the Statements together, but cannot be answered by using either Statement alone.',
      hi: 'प्रश्न का उत्तर दोनों कथनों के एक साथ प्रयोग से दिया जा सकता है, किंतु किसी भी एक कथन मात्र के प्रयोग से नहीं दिया जा सकता।',
    },
    pinned: true,
  },
  {
    id: 'd',
    content: {
      en: 'The Question cannot be answered even by using both the Statements together.',
      hi: 'प्रश्न का उत्तर दोनों कथनों के एक साथ प्रयोग से भी नहीं दिया जा सकता।',
    },
    pinned: true,
  },
]

const given = {
  en: 'A Question is given below, followed by two Statements I and II. Consider the Question and the Statements.',
  hi: 'नीचे एक प्रश्न और उसके बाद दो कथन I और II दिए गए हैं। प्रश्न और कथनों पर विचार कीजिए।',
}

const asked = {
  en: 'Which one of the following is correct in respect of the above Question and the Statements?',
  hi: 'उपर्युक्त प्रश्न और कथनों के बारे में, निम्नलिखित में से कौन-सा एक सही है?',
}

export const reasoning: PaperSection = {
  presetSectionId: 'csat',
  passages: [
    {
      code: 'csat-r1',
      kind: 'data',
      title: { en: 'Self-help groups of five blocks', hi: 'पाँच प्रखंडों के स्वयं सहायता समूह' },
      content: {
        en: String.raw`Consider the following data on the self-help groups (SHGs) of five blocks of a district. No person is a member of more than one SHG.

| Block | Number of SHGs | Average number of members per SHG | Percentage of SHGs linked to a bank |
| --- | --- | --- | --- |
| P | 240 | 12 | 75 |
| Q | 180 | 10 | 80 |
| R | 300 | 11 | 60 |
| S | 160 | 15 | 85 |
| T | 120 | 14 | 90 |`,
        hi: String.raw`किसी ज़िले के पाँच प्रखंडों के स्वयं सहायता समूहों से संबंधित निम्नलिखित आँकड़ों पर विचार कीजिए। कोई भी व्यक्ति एक से अधिक समूहों का सदस्य नहीं है।

| प्रखंड | समूहों की संख्या | प्रति समूह सदस्यों की औसत संख्या | बैंक से जुड़े समूहों का प्रतिशत |
| --- | --- | --- | --- |
| P | 240 | 12 | 75 |
| Q | 180 | 10 | 80 |
| R | 300 | 11 | 60 |
| S | 160 | 15 | 85 |
| T | 120 | 14 | 90 |`,
      },
    },
  ],
  questions: [
    {
      code: 'csat-055',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'seating-arrangement',
      difficulty: 'hard',
      targetSeconds: 100,
      stem: {
        en: String.raw`Seven chairs placed in a row are numbered 1 to 7 from left to right. Six persons A, B, C, D, E and F occupy six of them, and one chair is vacant. C sits on the chair immediately to the right of B. There are exactly two chairs between the chairs of A and B. The vacant chair is next to the chairs of both D and E. There is exactly one chair between the chairs of E and F.

Which is the vacant chair?`,
        hi: String.raw`एक पंक्ति में रखी सात कुर्सियों पर बाएँ से दाएँ 1 से 7 तक संख्याएँ अंकित हैं। छह व्यक्ति A, B, C, D, E और F इनमें से छह कुर्सियों पर बैठे हैं और एक कुर्सी ख़ाली है। C, B के ठीक दाएँ वाली कुर्सी पर बैठा है। A और B की कुर्सियों के बीच ठीक दो कुर्सियाँ हैं। ख़ाली कुर्सी D और E दोनों की कुर्सियों से सटी हुई है। E और F की कुर्सियों के बीच ठीक एक कुर्सी है।

ख़ाली कुर्सी कौन-सी है?`,
      },
      options: [
        { id: 'a', content: { en: 'Chair 6', hi: 'कुर्सी 6' } },
        { id: 'b', content: { en: 'Chair 3', hi: 'कुर्सी 3' } },
        { id: 'c', content: { en: 'Chair 5', hi: 'कुर्सी 5' } },
        { id: 'd', content: { en: 'Chair 2', hi: 'कुर्सी 2' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Fit blocks, not single persons. D, the vacant chair and E form a block of three. B and C form a block of two, and A is three chairs away from B.

- A on the left of B gives **A _ _ B C**: the two gaps cannot take the block of three, and F alone cannot fill both. Impossible.
- So it is **B C _ A**, and the single gap can only be F: **B C F A**.
- The block of three stands at one end. With E one chair away from F the only arrangement is **B C F A E (vacant) D**.

The vacant chair is chair 6.`,
        hi: String.raw`एक-एक व्यक्ति के बजाय समूह बैठाइए। D, ख़ाली कुर्सी और E तीन कुर्सियों का समूह हैं। B और C दो का समूह हैं और A, B से तीन कुर्सी दूर है।

- A, B के बाएँ हो तो **A _ _ B C** बनेगा: बीच के दो स्थानों में तीन का समूह नहीं आ सकता और अकेला F दोनों को नहीं भर सकता। यह असंभव है।
- इसलिए **B C _ A** होगा और बीच का एक स्थान केवल F ले सकता है: **B C F A**।
- तीन का समूह किसी एक छोर पर होगा। E और F के बीच एक कुर्सी तभी रहेगी जब क्रम **B C F A E (ख़ाली) D** हो।

ख़ाली कुर्सी 6 है।`,
      },
      reasons: {
        a: {
          en: 'The only order that meets all four conditions is B, C, F, A, E, vacant, D.',
          hi: 'चारों शर्तें केवल B, C, F, A, E, ख़ाली, D वाले क्रम में पूरी होती हैं।',
        },
        b: {
          en: 'D and E would have chairs 2 and 4, which leaves no place for B, C and A as required.',
          hi: 'तब D और E कुर्सी 2 और 4 पर होंगे और B, C, A के लिए शर्त के अनुसार जगह नहीं बचेगी।',
        },
        c: {
          en: 'Chair 5 belongs to E; the vacant chair lies between E and D.',
          hi: 'कुर्सी 5 पर E है; ख़ाली कुर्सी E और D के बीच में है।',
        },
        d: {
          en: 'This puts the block of three on the left, where E cannot be one chair away from F.',
          hi: 'इससे तीन का समूह बाईं ओर चला जाता है, जहाँ E और F के बीच एक कुर्सी नहीं रह सकती।',
        },
      },
    },
    {
      code: 'csat-056',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'puzzle',
      difficulty: 'hard',
      targetSeconds: 110,
      stem: {
        en: String.raw`Four runners took the first four places in a race, without any tie. Each of them made one statement afterwards.

Ipsita: "Zoya came second."

Gurmeet: "Naveen came fourth."

Naveen: "Gurmeet did not come fourth."

Zoya: "Ipsita finished ahead of Naveen."

It is known that the runners who came first and second spoke the truth and that the other two lied. Who came first and who came fourth, respectively?`,
        hi: String.raw`एक दौड़ में चार धावक पहले चार स्थानों पर रहे और कोई दो बराबरी पर नहीं रहे। बाद में प्रत्येक ने एक बात कही।

इप्सिता: "ज़ोया दूसरे स्थान पर रही।"

गुरमीत: "नवीन चौथे स्थान पर रहा।"

नवीन: "गुरमीत चौथे स्थान पर नहीं रहा।"

ज़ोया: "इप्सिता, नवीन से आगे रही।"

यह ज्ञात है कि पहले और दूसरे स्थान वाले धावकों ने सच कहा और बाक़ी दोनों ने झूठ। क्रमशः पहले और चौथे स्थान पर कौन रहा?`,
      },
      options: [
        { id: 'a', content: { en: 'Ipsita and Gurmeet', hi: 'इप्सिता और गुरमीत' } },
        { id: 'b', content: { en: 'Gurmeet and Naveen', hi: 'गुरमीत और नवीन' } },
        { id: 'c', content: { en: 'Naveen and Ipsita', hi: 'नवीन और इप्सिता' } },
        { id: 'd', content: { en: 'Zoya and Gurmeet', hi: 'ज़ोया और गुरमीत' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Test the statement that fixes most: Ipsita's.

**Ipsita truthful:** Zoya is second, and Ipsita, being among the first two, is first. Gurmeet and Naveen lied. Naveen's lie means that Gurmeet came fourth, so Naveen was third. Gurmeet's statement is then false and Zoya's is true: all fits.

**Ipsita lying:** she is third or fourth.

- If Zoya is truthful, Ipsita is ahead of Naveen, so Ipsita is third and Naveen fourth. But then Naveen lied, and Gurmeet would be fourth too: impossible.
- If Zoya lies, Gurmeet and Naveen are the first two, yet the truthful Gurmeet says that Naveen came fourth: impossible.

Order: Ipsita, Zoya, Naveen, Gurmeet.`,
        hi: String.raw`उस कथन से शुरू कीजिए जिससे सबसे अधिक निश्चित होता है: इप्सिता का।

**इप्सिता सच्ची:** ज़ोया दूसरी है और इप्सिता पहले दो में होने के कारण पहली है। गुरमीत और नवीन ने झूठ कहा। नवीन के झूठ का अर्थ है कि गुरमीत चौथा रहा, इसलिए नवीन तीसरा। तब गुरमीत का कथन झूठा और ज़ोया का सच्चा है: सब ठीक बैठता है।

**इप्सिता झूठी:** वह तीसरी या चौथी है।

- ज़ोया सच्ची हो, तो इप्सिता नवीन से आगे है, अर्थात इप्सिता तीसरी और नवीन चौथा। पर तब नवीन का कथन झूठा है और गुरमीत भी चौथा होगा: असंभव।
- ज़ोया झूठी हो, तो गुरमीत और नवीन पहले दो हैं, जबकि सच्चा गुरमीत नवीन को चौथा बताता है: असंभव।

क्रम: इप्सिता, ज़ोया, नवीन, गुरमीत।`,
      },
      reasons: {
        a: {
          en: 'With the order Ipsita, Zoya, Naveen, Gurmeet exactly the first two statements by place are true.',
          hi: 'इप्सिता, ज़ोया, नवीन, गुरमीत के क्रम में ठीक पहले दो धावकों के कथन सच्चे हैं।',
        },
        b: {
          en: 'Naveen, being fourth, would have to lie, but "Gurmeet did not come fourth" would be true.',
          hi: 'चौथे नवीन को झूठ कहना चाहिए, पर तब "गुरमीत चौथा नहीं रहा" सच हो जाएगा।',
        },
        c: {
          en: "Ipsita being fourth makes Zoya's statement false, so Gurmeet would be second and truthful, yet he calls Naveen fourth.",
          hi: 'इप्सिता चौथी हो तो ज़ोया का कथन झूठा है; तब दूसरा गुरमीत सच्चा होगा, पर वह नवीन को चौथा बताता है।',
        },
        d: {
          en: "If Zoya is first, Ipsita's statement is false, so Naveen is second; he would be truthful, yet Gurmeet is fourth.",
          hi: 'ज़ोया पहली हो तो इप्सिता झूठी है और नवीन दूसरा; तब वह सच्चा होगा, जबकि गुरमीत चौथा है।',
        },
      },
    },
    {
      code: 'csat-057',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'puzzle',
      difficulty: 'hard',
      targetSeconds: 110,
      stem: {
        en: String.raw`Five lectures, on Economics, Ethics, Geography, History and Polity, are held from Monday to Friday, one on each day. There is exactly one day between the lectures on Economics and Ethics. Geography is held neither on Monday nor on Friday. History is held before Polity. The day of Geography is neither immediately before the day of Polity nor next to the day of History.

Consider the following statements:

1. The lecture on Geography is held on the day between the lectures on Economics and Ethics.
2. If the lecture on Polity is not held on Friday, then the lecture on History is held on Monday.

Which of the statements given above must be true?`,
        hi: String.raw`अर्थशास्त्र, नीतिशास्त्र, भूगोल, इतिहास और राजव्यवस्था पर पाँच व्याख्यान सोमवार से शुक्रवार तक प्रतिदिन एक के हिसाब से होते हैं। अर्थशास्त्र और नीतिशास्त्र के व्याख्यानों के बीच ठीक एक दिन है। भूगोल का व्याख्यान न सोमवार को है, न शुक्रवार को। इतिहास का व्याख्यान राजव्यवस्था से पहले है। भूगोल का दिन न तो राजव्यवस्था के दिन से ठीक पहले है और न ही इतिहास के दिन से सटा हुआ है।

निम्नलिखित कथनों पर विचार कीजिए:

1. भूगोल का व्याख्यान अर्थशास्त्र और नीतिशास्त्र के व्याख्यानों के बीच वाले दिन है।
2. यदि राजव्यवस्था का व्याख्यान शुक्रवार को नहीं है, तो इतिहास का व्याख्यान सोमवार को है।

उपर्युक्त कथनों में से कौन-सा/से अनिवार्यतः सत्य है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Economics and Ethics take Mon-Wed, Tue-Thu or Wed-Fri (in either order). Fill the rest.

| Eco/Ethics | Free days | Result |
| --- | --- | --- |
| Mon, Wed | Tue, Thu, Fri | Geography Tue, History Thu, Polity Fri |
| Tue, Thu | Mon, Wed, Fri | Geography Wed, History Mon, Polity Fri |
| Wed, Fri | Mon, Tue, Thu | Geography Thu, History Mon, Polity Tue |

In the first row Geography on Thursday would leave Polity on Tuesday before History. In the third, Geography on Tuesday would put History next to it or after Polity.

Geography is in the middle in every row: 1 must be true. Polity is not on Friday only in the last row, where History is on Monday: 2 must be true.`,
        hi: String.raw`अर्थशास्त्र और नीतिशास्त्र सोम-बुध, मंगल-गुरु या बुध-शुक्र को होंगे (किसी भी क्रम में)। बाक़ी दिन भरिए।

| अर्थ/नीति | शेष दिन | परिणाम |
| --- | --- | --- |
| सोम, बुध | मंगल, गुरु, शुक्र | भूगोल मंगल, इतिहास गुरु, राजव्यवस्था शुक्र |
| मंगल, गुरु | सोम, बुध, शुक्र | भूगोल बुध, इतिहास सोम, राजव्यवस्था शुक्र |
| बुध, शुक्र | सोम, मंगल, गुरु | भूगोल गुरु, इतिहास सोम, राजव्यवस्था मंगल |

पहली पंक्ति में भूगोल गुरुवार को हो, तो राजव्यवस्था मंगलवार को इतिहास से पहले आ जाएगी। तीसरी में भूगोल मंगलवार को हो, तो इतिहास उससे सटा होगा या राजव्यवस्था के बाद आएगा।

हर पंक्ति में भूगोल बीच में है: 1 अनिवार्यतः सत्य है। राजव्यवस्था केवल अंतिम पंक्ति में शुक्रवार को नहीं है और वहाँ इतिहास सोमवार को है: 2 भी अनिवार्यतः सत्य है।`,
      },
      reasons: {
        a: {
          en: 'This misses that in the only case without Polity on Friday, History is on Monday.',
          hi: 'इसमें यह छूट गया कि राजव्यवस्था शुक्रवार को न होने की एकमात्र स्थिति में इतिहास सोमवार को है।',
        },
        b: {
          en: 'This misses that Geography falls between the two in all of the three cases.',
          hi: 'इसमें यह छूट गया कि तीनों स्थितियों में भूगोल उन दोनों के बीच आता है।',
        },
        c: {
          en: 'Both statements hold in each of the three possible schedules.',
          hi: 'दोनों कथन तीनों संभव कार्यक्रमों में सत्य हैं।',
        },
        d: {
          en: 'The schedule is not unique, but a statement that holds in every possible schedule must be true.',
          hi: 'कार्यक्रम एक ही नहीं है, पर जो कथन हर संभव कार्यक्रम में सत्य है, वह अनिवार्यतः सत्य है।',
        },
      },
    },
    {
      code: 'csat-058',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'puzzle',
      difficulty: 'medium',
      targetSeconds: 95,
      stem: {
        en: String.raw`A relief team of four is to be chosen from seven volunteers A, B, C, D, E, F and G. A and B refuse to be in the same team. C will join only if D is also chosen. At least one of E and F, the only two drivers, must be in the team. In how many different ways can the team be chosen?`,
        hi: String.raw`सात स्वयंसेवकों A, B, C, D, E, F और G में से चार का एक राहत दल चुना जाना है। A और B एक ही दल में रहने को तैयार नहीं हैं। C तभी शामिल होगा जब D भी चुना जाए। E और F, जो केवल दो ही वाहन चालक हैं, उनमें से कम-से-कम एक का दल में होना ज़रूरी है। दल कितने भिन्न तरीक़ों से चुना जा सकता है?`,
      },
      options: [
        { id: 'a', content: { en: '14', hi: '14' } },
        { id: 'b', content: { en: '18', hi: '18' } },
        { id: 'c', content: { en: '20', hi: '20' } },
        { id: 'd', content: { en: '16', hi: '16' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Split by D, because D decides about C.

**Without D:** C is out too. Four of A, B, E, F, G without A and B together: E, F, G with A or with B: 2 teams.

**With D:** three more from A, B, C, E, F, G can be taken in 20 ways.

- Remove those with A and B together: 4.
- Remove those with neither E nor F: three of A, B, C, G without A and B together: ACG and BCG: 2.

$20-4-2=14$.

Total: $14+2=16$.`,
        hi: String.raw`D के आधार पर बाँटिए, क्योंकि C का होना D पर निर्भर है।

**D के बिना:** C भी नहीं होगा। A, B, E, F, G में से चार, जिनमें A और B साथ न हों: E, F, G के साथ A या B: 2 दल।

**D के साथ:** A, B, C, E, F, G में से तीन और लेने के 20 तरीक़े हैं।

- जिनमें A और B साथ हैं, उन्हें हटाइए: 4।
- जिनमें न E है, न F, उन्हें हटाइए: A, B, C, G में से तीन, जिनमें A और B साथ न हों: ACG और BCG: 2।

$20-4-2=14$.

कुल: $14+2=16$.`,
      },
      reasons: {
        a: {
          en: 'Counts only the teams with D and forgets AEFG and BEFG.',
          hi: 'इसमें केवल D वाले दल गिने गए; AEFG और BEFG छूट गए।',
        },
        b: {
          en: 'Forgets the condition about the drivers E and F.',
          hi: 'इसमें वाहन चालकों E और F वाली शर्त छूट गई।',
        },
        c: {
          en: 'Takes all choices of three companions for D without any further condition.',
          hi: 'इसमें D के साथ के तीन सदस्यों के सभी चुनाव बिना किसी शर्त के ले लिए गए।',
        },
        d: { en: '14 teams with D and 2 without D.', hi: 'D के साथ 14 और D के बिना 2 दल।' },
      },
    },
    {
      code: 'csat-059',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'order-and-ranking',
      difficulty: 'easy',
      targetSeconds: 60,
      stem: {
        en: String.raw`In a queue at a counter Lalmuani is 14th from the front and Irfan is 17th from the back. There are exactly five persons between them. What is the least possible number of persons in the queue?`,
        hi: String.raw`किसी काउंटर की क़तार में ललमुआनी आगे से 14वें स्थान पर है और इरफ़ान पीछे से 17वें स्थान पर है। उन दोनों के बीच ठीक पाँच व्यक्ति हैं। क़तार में व्यक्तियों की न्यूनतम संभव संख्या कितनी है?`,
      },
      options: [
        { id: 'a', content: { en: '26', hi: '26' } },
        { id: 'b', content: { en: '30', hi: '30' } },
        { id: 'c', content: { en: '36', hi: '36' } },
        { id: 'd', content: { en: '24', hi: '24' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The queue is shortest when the two counts overlap, that is, when Irfan stands **ahead** of Lalmuani.

With five persons between them Irfan is then $14-6=8$th from the front. Being 17th from the back he has 16 persons behind him.

Number of persons $=8+16=24$.

(With Irfan behind Lalmuani there would be $14+5+17=36$.)`,
        hi: String.raw`क़तार सबसे छोटी तब होगी जब दोनों गिनतियाँ एक-दूसरे पर चढ़ें, अर्थात इरफ़ान, ललमुआनी से **आगे** खड़ा हो।

बीच में पाँच व्यक्ति हों, तो इरफ़ान आगे से $14-6=8$वाँ है। पीछे से 17वाँ होने के कारण उसके पीछे 16 व्यक्ति हैं।

व्यक्तियों की संख्या $=8+16=24$.

(इरफ़ान, ललमुआनी के पीछे हो, तो संख्या $14+5+17=36$ होगी।)`,
      },
      reasons: {
        a: {
          en: 'Subtracts only the five persons between; Lalmuani and Irfan themselves are also counted twice.',
          hi: 'इसमें केवल बीच के पाँच घटाए गए; ललमुआनी और इरफ़ान स्वयं भी दो बार गिने गए हैं।',
        },
        b: {
          en: 'Adds 14 and 17 and takes away one, as if both places were those of the same person.',
          hi: 'इसमें 14 और 17 जोड़कर एक घटाया गया, मानो दोनों स्थान एक ही व्यक्ति के हों।',
        },
        c: {
          en: 'This is the number when Irfan stands behind Lalmuani, that is, the greatest possible one.',
          hi: 'यह संख्या तब होती है जब इरफ़ान, ललमुआनी के पीछे हो; यह अधिकतम है।',
        },
        d: {
          en: 'Irfan is 8th from the front and has 16 persons behind him.',
          hi: 'इरफ़ान आगे से 8वाँ है और उसके पीछे 16 व्यक्ति हैं।',
        },
      },
    },
    {
      code: 'csat-060',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'statement-and-conclusion',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: String.raw`Three Statements are given, followed by two Conclusions.

Statement-1: Whenever the water in a reservoir rises above the danger mark, its gates are opened.

Statement-2: The fields downstream get flooded only if the gates are opened.

Statement-3: The fields downstream did not get flooded last night.

Conclusion-I: The gates were not opened last night.

Conclusion-II: The water in the reservoir did not rise above the danger mark last night.

Which of the Conclusions follow(s) from the Statements?`,
        hi: String.raw`तीन कथन और उनके बाद दो निष्कर्ष दिए गए हैं।

कथन-1: जब भी किसी जलाशय का पानी ख़तरे के निशान से ऊपर जाता है, उसके फाटक खोले जाते हैं।

कथन-2: नीचे की ओर के खेत तभी डूबते हैं, जब फाटक खोले जाएँ।

कथन-3: पिछली रात नीचे की ओर के खेत नहीं डूबे।

निष्कर्ष-I: पिछली रात फाटक नहीं खोले गए।

निष्कर्ष-II: पिछली रात जलाशय का पानी ख़तरे के निशान से ऊपर नहीं गया।

कथनों से कौन-सा/से निष्कर्ष निकलता है/निकलते हैं?`,
      },
      options: twoConclusions,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Write the statements with arrows:

- above the mark → gates opened
- flooded → gates opened ("only if" points **to** the gates)

"Not flooded" is the denial of the left side of the second arrow. From it nothing follows: the gates may have been opened without flooding the fields. So I does not follow. Since the gates may have been opened, the water may well have been above the mark: II does not follow either.`,
        hi: String.raw`कथनों को तीर से लिखिए:

- निशान से ऊपर → फाटक खुले
- खेत डूबे → फाटक खुले ("तभी ... जब" का तीर फाटक की **ओर** जाता है)

"खेत नहीं डूबे" दूसरे तीर के बाएँ पक्ष का निषेध है। इससे कुछ नहीं निकलता: फाटक खुले हों और फिर भी खेत न डूबे हों, यह संभव है। इसलिए I नहीं निकलता। फाटक खुले हो सकते हैं, इसलिए पानी निशान से ऊपर भी गया हो सकता है: II भी नहीं निकलता।`,
      },
      reasons: {
        a: {
          en: 'Reads "only if" as "if": opened gates are necessary for a flood, not enough for it.',
          hi: 'इसमें "तभी" को "यदि" समझा गया: डूबने के लिए फाटक खुलना ज़रूरी है, पर वही काफ़ी नहीं है।',
        },
        b: {
          en: 'No statement links the level of the water directly with the fields.',
          hi: 'कोई कथन पानी के स्तर को सीधे खेतों से नहीं जोड़ता।',
        },
        c: {
          en: 'Both need the gates to have been closed, which a dry field does not prove.',
          hi: 'दोनों के लिए फाटकों का बंद रहना ज़रूरी है, जो खेत न डूबने से सिद्ध नहीं होता।',
        },
        d: {
          en: 'The gates may have been opened, on account of a high level, without any flooding.',
          hi: 'हो सकता है कि पानी ऊपर जाने पर फाटक खुले हों और फिर भी खेत न डूबे हों।',
        },
      },
    },
    {
      code: 'csat-061',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'statement-and-conclusion',
      difficulty: 'medium',
      targetSeconds: 85,
      stem: {
        en: String.raw`Statement: Of the 120 households of a village, 90 have an LPG connection, 84 have a tap connection and 96 have a bank account.

Conclusion-I: At least 30 households have all the three.

Conclusion-II: At least 6 households have a bank account but no LPG connection.

Which of the Conclusions follow(s) from the Statement?`,
        hi: String.raw`कथन: किसी गाँव के 120 परिवारों में से 90 के पास एलपीजी कनेक्शन, 84 के पास नल का कनेक्शन और 96 के पास बैंक खाता है।

निष्कर्ष-I: कम-से-कम 30 परिवारों के पास ये तीनों हैं।

निष्कर्ष-II: कम-से-कम 6 परिवारों के पास बैंक खाता है, पर एलपीजी कनेक्शन नहीं है।

कथन से कौन-सा/से निष्कर्ष निकलता है/निकलते हैं?`,
      },
      options: twoConclusions,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`For "at least", count those **without** the thing and spread them as unfavourably as possible.

I: without LPG 30, without tap 36, without account 24: together at most $30+36+24=90$ households lack something. At least $120-90=30$ have all three. It follows.

II: accounts are with 96, LPG with 90. Even if every LPG household has an account, $96-90=6$ accounts remain with households without LPG. It follows.`,
        hi: String.raw`"कम-से-कम" के लिए उन्हें गिनिए जिनके पास वस्तु **नहीं** है और सबसे प्रतिकूल स्थिति लीजिए।

I: एलपीजी के बिना 30, नल के बिना 36, खाते के बिना 24: अधिक-से-अधिक $30+36+24=90$ परिवारों के पास कुछ-न-कुछ नहीं है। इसलिए कम-से-कम $120-90=30$ के पास तीनों हैं। निष्कर्ष निकलता है।

II: खाते 96 के पास हैं और एलपीजी 90 के पास। एलपीजी वाले सभी परिवारों के पास भी खाता हो, तब भी $96-90=6$ खाते बिना एलपीजी वाले परिवारों के पास रहेंगे। निष्कर्ष निकलता है।`,
      },
      reasons: {
        a: {
          en: 'Misses that 96 accounts cannot all lie within the 90 households with LPG.',
          hi: 'इसमें यह छूट गया कि 96 खाते एलपीजी वाले 90 परिवारों में ही नहीं समा सकते।',
        },
        b: {
          en: 'Misses that at most 90 households can lack any of the three.',
          hi: 'इसमें यह छूट गया कि तीनों में से कुछ भी न होने वाले परिवार अधिक-से-अधिक 90 हैं।',
        },
        c: {
          en: 'Both numbers are the least ones in the most unfavourable spread.',
          hi: 'दोनों संख्याएँ सबसे प्रतिकूल स्थिति की न्यूनतम संख्याएँ हैं।',
        },
        d: {
          en: 'Exact overlaps are unknown, but their least values can be found from the totals.',
          hi: 'ठीक-ठीक साझा संख्या अज्ञात है, पर उसका न्यूनतम मान कुल संख्याओं से मिल जाता है।',
        },
      },
    },
    {
      code: 'csat-062',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'statement-and-conclusion',
      difficulty: 'hard',
      targetSeconds: 95,
      stem: {
        en: String.raw`Statement: In a test, the average score of the girls of School X was higher than that of the girls of School Y, and the average score of the boys of School X was higher than that of the boys of School Y.

Conclusion-I: The average score of all the students of School X was higher than that of all the students of School Y.

Conclusion-II: At least one girl of School X scored more than at least one girl of School Y.

Which of the Conclusions follow(s) from the Statement?`,
        hi: String.raw`कथन: एक परीक्षा में विद्यालय X की छात्राओं का औसत अंक विद्यालय Y की छात्राओं के औसत से अधिक था और विद्यालय X के छात्रों का औसत अंक विद्यालय Y के छात्रों के औसत से अधिक था।

निष्कर्ष-I: विद्यालय X के सभी विद्यार्थियों का औसत अंक विद्यालय Y के सभी विद्यार्थियों के औसत से अधिक था।

निष्कर्ष-II: विद्यालय X की कम-से-कम एक छात्रा ने विद्यालय Y की कम-से-कम एक छात्रा से अधिक अंक पाए।

कथन से कौन-सा/से निष्कर्ष निकलता है/निकलते हैं?`,
      },
      options: twoConclusions,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The combined average depends on the **numbers** of girls and boys, which are not given. A counter-example:

| School | Girls | Boys | Overall |
| --- | --- | --- | --- |
| X | 10, average 90 | 90, average 60 | 63 |
| Y | 90, average 85 | 10, average 55 | 82 |

X leads in both groups and yet trails overall. I does not follow.

II: some girl of X scored at least the average of X, and some girl of Y scored at most the average of Y. The first average is the higher one, so II follows.`,
        hi: String.raw`संयुक्त औसत छात्राओं और छात्रों की **संख्या** पर निर्भर करता है, जो दी नहीं गई है। एक प्रति-उदाहरण:

| विद्यालय | छात्राएँ | छात्र | कुल औसत |
| --- | --- | --- | --- |
| X | 10, औसत 90 | 90, औसत 60 | 63 |
| Y | 90, औसत 85 | 10, औसत 55 | 82 |

X दोनों समूहों में आगे है, फिर भी कुल मिलाकर पीछे है। I नहीं निकलता।

II: X की किसी छात्रा के अंक X के औसत से कम नहीं होंगे और Y की किसी छात्रा के अंक Y के औसत से अधिक नहीं होंगे। पहला औसत बड़ा है, इसलिए II निकलता है।`,
      },
      reasons: {
        a: {
          en: 'Being ahead in both groups does not make X ahead overall when the groups differ in size.',
          hi: 'समूहों के आकार अलग हों तो दोनों समूहों में आगे रहने से X कुल मिलाकर आगे नहीं हो जाता।',
        },
        b: {
          en: 'A higher average needs at least one girl of X above at least one girl of Y; the totals stay open.',
          hi: 'औसत अधिक होने के लिए X की कोई छात्रा Y की किसी छात्रा से आगे होगी ही; कुल औसत अनिश्चित है।',
        },
        c: {
          en: 'This treats the overall average as if girls and boys were in the same proportion in both schools.',
          hi: 'इसमें मान लिया गया कि दोनों विद्यालयों में छात्राओं और छात्रों का अनुपात समान है।',
        },
        d: {
          en: 'If no girl of X beat any girl of Y, the average of the girls of X could not be higher.',
          hi: 'X की कोई छात्रा Y की किसी छात्रा से आगे न हो, तो X की छात्राओं का औसत अधिक हो ही नहीं सकता।',
        },
      },
    },
    {
      code: 'csat-063',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'statement-and-assumption',
      difficulty: 'easy',
      targetSeconds: 60,
      stem: {
        en: String.raw`Statement: A municipal corporation has announced that house owners who hand over their waste in segregated form on every collection day of a quarter will get a rebate of 5% in property tax.

Consider the following assumptions:

1. The corporation is able to record which houses hand over segregated waste.
2. Most of the houses in the city do not segregate their waste at present.

Which of the above assumptions is/are implicit in the Statement?`,
        hi: String.raw`कथन: एक नगर निगम ने घोषणा की है कि जो मकान मालिक किसी तिमाही में कचरा उठाने के प्रत्येक दिन अपना कचरा अलग-अलग करके देंगे, उन्हें संपत्ति कर में 5% की छूट मिलेगी।

निम्नलिखित पूर्वधारणाओं पर विचार कीजिए:

1. निगम यह दर्ज कर सकता है कि कौन-से मकानों से अलग-अलग किया हुआ कचरा मिलता है।
2. शहर के अधिकांश मकानों में इस समय कचरा अलग-अलग नहीं किया जाता।

उपर्युक्त में से कौन-सी पूर्वधारणा/पूर्वधारणाएँ कथन में अंतर्निहित है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Test an assumption by denying it: if the statement then loses its sense, the assumption is implicit.

1 denied: the corporation cannot know who segregates. Then it cannot give the rebate to those only, and the scheme fails. Implicit.

2 denied: perhaps half or more of the houses segregate already. The scheme still makes sense, to win the rest or to reward regularity. Not implicit; "most" goes too far.`,
        hi: String.raw`पूर्वधारणा को नकारकर परखिए: यदि तब कथन निरर्थक हो जाए, तो वह अंतर्निहित है।

1 को नकारें: निगम जान ही नहीं सकता कि कचरा कौन अलग करता है। तब छूट केवल उन्हीं को नहीं दी जा सकती और योजना विफल है। अंतर्निहित है।

2 को नकारें: हो सकता है कि आधे या अधिक मकान पहले से कचरा अलग करते हों। तब भी योजना सार्थक है, बाक़ी को जोड़ने या नियमितता को बढ़ावा देने के लिए। अंतर्निहित नहीं है; "अधिकांश" कहना बहुत अधिक है।`,
      },
      reasons: {
        a: {
          en: 'Without such a record the rebate could not be given; how many segregate now does not matter.',
          hi: 'ऐसे अभिलेख के बिना छूट दी ही नहीं जा सकती; अभी कितने कचरा अलग करते हैं, इससे अंतर नहीं पड़ता।',
        },
        b: {
          en: 'The scheme makes sense even if many houses already segregate, and it cannot run without a record.',
          hi: 'बहुत-से मकान पहले से कचरा अलग करते हों, तब भी योजना सार्थक है, और अभिलेख के बिना वह चल नहीं सकती।',
        },
        c: {
          en: 'An incentive presumes that some can be won over, not that most are at fault now.',
          hi: 'प्रोत्साहन यह मानता है कि कुछ लोग जुड़ सकते हैं, यह नहीं कि अभी अधिकांश लोग ऐसा नहीं करते।',
        },
        d: {
          en: 'A condition attached to a rebate presumes that it can be checked whether it is met.',
          hi: 'शर्त के साथ दी गई छूट यह मानकर चलती है कि शर्त पूरी होने की जाँच हो सकती है।',
        },
      },
    },
  ],
}
