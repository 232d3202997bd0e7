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
      targetSeconds: 150,
      stem: {
        en: String.raw`Seven chairs placed in a row are numbered 1 to 7 from left to right. Six persons A, B, C, D, E and F occupy six of them, and one chair is vacant. C sits on the chair immediately to the right of B. There are exactly two chairs between the chairs of A and B. The vacant chair is next to the chairs of both D and E. There is exactly one chair between the chairs of E and F.

Which is the vacant chair?`,
        hi: String.raw`एक पंक्ति में रखी सात कुर्सियों पर बाएँ से दाएँ 1 से 7 तक संख्याएँ अंकित हैं। छह व्यक्ति A, B, C, D, E और F इनमें से छह कुर्सियों पर बैठे हैं और एक कुर्सी ख़ाली है। B के ठीक दाएँ वाली कुर्सी पर C बैठा है। A और B की कुर्सियों के बीच ठीक दो कुर्सियाँ हैं। ख़ाली कुर्सी D और E दोनों की कुर्सियों से सटी हुई है। E और F की कुर्सियों के बीच ठीक एक कुर्सी है।

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
      targetSeconds: 125,
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

ज़ोया: "इप्सिता नवीन से आगे रही।"

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
      targetSeconds: 165,
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
      difficulty: 'hard',
      targetSeconds: 125,
      stem: {
        en: String.raw`A relief team of four is to be chosen from seven volunteers A, B, C, D, E, F and G. A and B refuse to be in the same team. C will join only if D is also chosen. At least one of E and F, the only two drivers, must be in the team. In how many different ways can the team be chosen?`,
        hi: String.raw`सात स्वयंसेवकों A, B, C, D, E, F और G में से चार का एक राहत दल चुना जाना है। A और B एक ही दल में रहने से इनकार करते हैं। C तभी शामिल होगा जब D भी चुना जाए। केवल E और F वाहन चालक हैं और उनमें से कम से कम एक का दल में होना ज़रूरी है। दल कितने भिन्न तरीक़ों से चुना जा सकता है?`,
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

$20-4-2=14$।

कुल: $14+2=16$।`,
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
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`In a queue at a counter Lalmuani is 14th from the front and Irfan is 17th from the back. There are exactly five persons between them. What is the least possible number of persons in the queue?`,
        hi: String.raw`किसी काउंटर की क़तार में लालमुआनी आगे से 14वें स्थान पर है और इरफ़ान पीछे से 17वें स्थान पर है। उन दोनों के बीच ठीक पाँच व्यक्ति हैं। क़तार में व्यक्तियों की न्यूनतम संभव संख्या कितनी है?`,
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
        hi: String.raw`क़तार सबसे छोटी तब होगी जब कुछ लोग दोनों की गिनती में आएँ, अर्थात इरफ़ान लालमुआनी से **आगे** खड़ा हो।

बीच में पाँच व्यक्ति हों, तो इरफ़ान आगे से $14-6=8$वाँ है। पीछे से 17वाँ होने के कारण उसके पीछे 16 व्यक्ति हैं।

व्यक्तियों की संख्या $=8+16=24$।

(इरफ़ान लालमुआनी के पीछे हो, तो संख्या $14+5+17=36$ होगी।)`,
      },
      reasons: {
        a: {
          en: 'Subtracts only the five persons between; Lalmuani and Irfan themselves are also counted twice.',
          hi: 'इसमें केवल बीच के पाँच घटाए गए; लालमुआनी और इरफ़ान स्वयं भी दो बार गिने गए हैं।',
        },
        b: {
          en: 'Adds 14 and 17 and takes away one, as if both places were those of the same person.',
          hi: 'इसमें 14 और 17 जोड़कर एक घटाया गया, मानो दोनों स्थान एक ही व्यक्ति के हों।',
        },
        c: {
          en: 'This is the number when Irfan stands behind Lalmuani, that is, the greatest possible one.',
          hi: 'यह संख्या तब होती है जब इरफ़ान लालमुआनी के पीछे हो; यह अधिकतम है।',
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
      targetSeconds: 65,
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

कथन-2: बहाव की ओर के निचले खेत तभी डूबते हैं, जब फाटक खोले जाएँ।

कथन-3: पिछली रात बहाव की ओर के निचले खेत नहीं डूबे।

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
      targetSeconds: 75,
      stem: {
        en: String.raw`Statement: Of the 120 households of a village, 90 have an LPG connection, 84 have a tap connection and 96 have a bank account.

Conclusion-I: At least 30 households have all the three.

Conclusion-II: At least 6 households have a bank account but no LPG connection.

Which of the Conclusions follow(s) from the Statement?`,
        hi: String.raw`कथन: किसी गाँव के 120 परिवारों में से 90 के पास एलपीजी कनेक्शन, 84 के पास नल का कनेक्शन और 96 के पास बैंक खाता है।

निष्कर्ष-I: कम से कम 30 परिवारों के पास ये तीनों हैं।

निष्कर्ष-II: कम से कम 6 परिवारों के पास बैंक खाता है, पर एलपीजी कनेक्शन नहीं है।

कथन से कौन-सा/से निष्कर्ष निकलता है/निकलते हैं?`,
      },
      options: twoConclusions,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`For "at least", count those **without** the thing and spread them as unfavourably as possible.

I: without LPG 30, without tap 36, without account 24: together at most $30+36+24=90$ households lack something. At least $120-90=30$ have all three. It follows.

II: accounts are with 96, LPG with 90. Even if every LPG household has an account, $96-90=6$ accounts remain with households without LPG. It follows.`,
        hi: String.raw`"कम से कम" के लिए उन्हें गिनिए जिनके पास वस्तु **नहीं** है और सबसे प्रतिकूल स्थिति लीजिए।

I: एलपीजी के बिना 30, नल के बिना 36, खाते के बिना 24: अधिक से अधिक $30+36+24=90$ परिवारों के पास कुछ-न-कुछ नहीं है। इसलिए कम से कम $120-90=30$ के पास तीनों हैं। निष्कर्ष निकलता है।

II: खाते 96 के पास हैं और एलपीजी 90 के पास। एलपीजी वाले सभी परिवारों के पास भी खाता हो, तब भी $96-90=6$ खाते बिना एलपीजी वाले परिवारों के पास रहेंगे। निष्कर्ष निकलता है।`,
      },
      reasons: {
        a: {
          en: 'Misses that 96 accounts cannot all lie within the 90 households with LPG.',
          hi: 'इसमें यह छूट गया कि 96 खाते एलपीजी वाले 90 परिवारों में ही नहीं समा सकते।',
        },
        b: {
          en: 'Misses that at most 90 households can be without one or more of the three.',
          hi: 'इसमें यह छूट गया कि तीनों में से एक या अधिक से वंचित परिवार 90 से ज़्यादा नहीं हो सकते।',
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
      targetSeconds: 70,
      stem: {
        en: String.raw`Statement: Schools X and Y both have girls and boys. In a test, the average score of the girls of School X was higher than that of the girls of School Y, and the average score of the boys of School X was higher than that of the boys of School Y.

Conclusion-I: The average score of all the students of School X was higher than that of all the students of School Y.

Conclusion-II: At least one girl of School X scored more than at least one girl of School Y.

Which of the Conclusions follow(s) from the Statement?`,
        hi: String.raw`कथन: विद्यालय X और Y, दोनों में छात्राएँ भी हैं और छात्र भी। एक परीक्षा में विद्यालय X की छात्राओं के औसत प्राप्तांक विद्यालय Y की छात्राओं के औसत प्राप्तांक से अधिक थे और विद्यालय X के छात्रों के औसत प्राप्तांक विद्यालय Y के छात्रों के औसत प्राप्तांक से अधिक थे।

निष्कर्ष-I: विद्यालय X के सभी विद्यार्थियों के औसत प्राप्तांक विद्यालय Y के सभी विद्यार्थियों के औसत प्राप्तांक से अधिक थे।

निष्कर्ष-II: विद्यालय X की कम से कम एक छात्रा ने विद्यालय Y की कम से कम एक छात्रा से अधिक अंक पाए।

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

II: at least one girl of X scored the average of the girls of X or more, and at least one girl of Y scored the average of the girls of Y or less. The first average is the higher one, so II follows.`,
        hi: String.raw`संयुक्त औसत छात्राओं और छात्रों की **संख्या** पर निर्भर करता है, जो दी नहीं गई है। एक प्रति-उदाहरण:

| विद्यालय | छात्राएँ | छात्र | कुल औसत |
| --- | --- | --- | --- |
| X | 10, औसत 90 | 90, औसत 60 | 63 |
| Y | 90, औसत 85 | 10, औसत 55 | 82 |

X दोनों समूहों में आगे है, फिर भी कुल मिलाकर पीछे है। I नहीं निकलता।

II: X की कम से कम एक छात्रा के अंक X की छात्राओं के औसत के बराबर या उससे अधिक होंगे और Y की कम से कम एक छात्रा के अंक Y की छात्राओं के औसत के बराबर या उससे कम। पहला औसत बड़ा है, इसलिए II निकलता है।`,
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
      targetSeconds: 50,
      stem: {
        en: String.raw`Statement: A municipal corporation has announced that house owners who hand over their waste in segregated form on every collection day of a quarter will get a rebate of 5% in property tax.

Consider the following assumptions:

1. The corporation is able to record which houses hand over segregated waste.
2. Most of the houses in the city do not segregate their waste at present.

Which of the above assumptions is/are implicit in the Statement?`,
        hi: String.raw`कथन: एक नगर निगम ने घोषणा की है कि जो मकान मालिक किसी तिमाही में कचरा उठाने के प्रत्येक दिन गीला और सूखा कचरा अलग-अलग करके देंगे, उन्हें संपत्ति कर में 5% की छूट मिलेगी।

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
    {
      code: 'csat-064',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'statement-and-assumption',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`The reading room of a town library, which used to close at 6 p.m., was kept open until 10 p.m. throughout a year. The visits recorded in that year were 40 per cent more than in the year before. The librarian concluded, "The longer hours have brought people to the library who did not use it earlier."

Which one of the following is an assumption on which the conclusion of the librarian depends?`,
        hi: String.raw`एक नगर पुस्तकालय का वाचनालय, जो पहले शाम 6 बजे बंद हो जाता था, पूरे एक वर्ष तक रात 10 बजे तक खुला रखा गया। उस वर्ष पाठकों के दर्ज आगमन की संख्या पिछले वर्ष से 40 प्रतिशत अधिक रही। पुस्तकालयाध्यक्ष ने निष्कर्ष निकाला, "समय बढ़ाने से ऐसे लोग पुस्तकालय आने लगे हैं, जो पहले इसका उपयोग नहीं करते थे।"

निम्नलिखित में से कौन-सी एक पूर्वधारणा है, जिस पर पुस्तकालयाध्यक्ष का निष्कर्ष टिका है?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'The rise in visits is not wholly due to the earlier users coming more often.',
            hi: 'वृद्धि केवल पुराने पाठकों के अधिक बार आने से नहीं हुई।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Most of the visitors of that year came to the reading room after 6 p.m.',
            hi: 'उस वर्ष आने वालों में से अधिकांश शाम 6 बजे के बाद वाचनालय आए।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'No other library of the town has been keeping its doors open after 6 p.m.',
            hi: 'नगर के अन्य पुस्तकालय शाम 6 बजे के बाद खुले नहीं रहते।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Those who came for the first time will go on coming in the next year too.',
            hi: 'जो लोग पहली बार आए हैं, वे अगले वर्ष भी पुस्तकालय आते रहेंगे।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Look for the gap: the evidence is about **visits**, the conclusion is about **new persons**. One user who comes twice as often also adds visits.

Deny each option. If the rise **is** wholly due to earlier users coming more often, no new person has been brought in and the conclusion collapses: this assumption is needed. With any of the others denied the conclusion can still stand.`,
        hi: String.raw`ख़ाली कड़ी ढूँढ़िए: प्रमाण **आगमन** की संख्या का है, निष्कर्ष **नए लोगों** का। एक ही पाठक दुगुनी बार आए, तो भी आगमन बढ़ते हैं।

हर विकल्प को नकारकर देखिए। यदि सारी वृद्धि पुराने पाठकों के अधिक बार आने से **ही** हुई है, तो समय बढ़ने से कोई नया व्यक्ति नहीं जुड़ा और निष्कर्ष ढह जाता है: यही पूर्वधारणा आवश्यक है। बाक़ी में से किसी को भी नकारने पर निष्कर्ष टिका रह सकता है।`,
      },
      reasons: {
        a: {
          en: 'It closes the gap between more visits and new visitors.',
          hi: 'यह "अधिक आगमन" और "नए लोग" के बीच की कड़ी जोड़ता है।',
        },
        b: {
          en: 'A minority coming after 6 p.m. could still consist of new persons.',
          hi: 'शाम 6 बजे के बाद कम लोग आए हों, तब भी वे नए हो सकते हैं।',
        },
        c: {
          en: 'New persons may have come here even though other libraries were open.',
          hi: 'अन्य पुस्तकालय खुले हों, तब भी नए लोग यहाँ आए हो सकते हैं।',
        },
        d: {
          en: 'The conclusion is about the year that is over and not about the next one.',
          hi: 'निष्कर्ष बीते वर्ष के बारे में है, अगले वर्ष के बारे में नहीं।',
        },
      },
    },
    {
      code: 'csat-065',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'number-series',
      difficulty: 'hard',
      targetSeconds: 80,
      stem: {
        en: String.raw`What is X in the sequence 27, 41, 45, 65, 95, X?`,
        hi: String.raw`अनुक्रम 27, 41, 45, 65, 95, X में X क्या है?`,
      },
      options: [
        { id: 'a', content: { en: '125', hi: '125' } },
        { id: 'b', content: { en: '109', hi: '109' } },
        { id: 'c', content: { en: '135', hi: '135' } },
        { id: 'd', content: { en: '140', hi: '140' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The differences 14, 4, 20, 30 follow no simple rule, so they must come from the terms themselves. Look at the digits: $2\times7=14$, $4\times1=4$, $4\times5=20$, $6\times5=30$.

Each term is the one before plus the **product of its digits**. So $X=95+9\times5=140$.`,
        hi: String.raw`अंतर 14, 4, 20, 30 किसी सरल नियम पर नहीं चलते, इसलिए वे पदों से ही बनते होंगे। अंकों को देखिए: $2\times7=14$, $4\times1=4$, $4\times5=20$, $6\times5=30$।

हर पद अपने से पहले के पद में उसके **अंकों का गुणनफल** जोड़ने से मिलता है। इसलिए $X=95+9\times5=140$।`,
      },
      reasons: {
        a: { en: 'Repeats the last difference, 30.', hi: 'इसमें अंतिम अंतर 30 दोहराया गया।' },
        b: {
          en: 'Adds the sum of the digits of 95 instead of their product.',
          hi: 'इसमें 95 के अंकों का गुणनफल नहीं, योग जोड़ा गया।',
        },
        c: {
          en: 'Continues the differences 20, 30 with 40, which leaves 14 and 4 unexplained.',
          hi: 'इसमें अंतर 20, 30 के बाद 40 लिया गया, जिससे 14 और 4 का कारण नहीं मिलता।',
        },
        d: { en: '95 plus the product of its digits, 45.', hi: '95 में उसके अंकों का गुणनफल 45 जोड़ने पर।' },
      },
    },
    {
      code: 'csat-066',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'letter-series',
      difficulty: 'easy',
      targetSeconds: 60,
      stem: {
        en: String.raw`Letters are written without any gap in the pattern A AB ABC ABCD ABCDE … , each group having one letter more than the group before it, until the group that ends with Z. Which letter stands at the 200th place of the sequence AABABCABCD… so formed?`,
        hi: String.raw`अंग्रेज़ी के अक्षर A AB ABC ABCD ABCDE … के प्रतिरूप में बिना ख़ाली जगह छोड़े लिखे जाते हैं; हर समूह में अपने से पहले के समूह से एक अक्षर अधिक होता है और अंतिम समूह Z पर समाप्त होता है। इस प्रकार बने अनुक्रम AABABCABCD… में 200वें स्थान पर कौन-सा अक्षर है?`,
      },
      options: [
        { id: 'a', content: { en: 'I', hi: 'I' } },
        { id: 'b', content: { en: 'T', hi: 'T' } },
        { id: 'c', content: { en: 'K', hi: 'K' } },
        { id: 'd', content: { en: 'J', hi: 'J' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The first n groups hold $1+2+\dots+n=\frac{n(n+1)}{2}$ letters. For $n=19$ this is 190; for $n=20$ it would be 210.

So the 200th letter lies in the 20th group, at its place $200-190=10$. Every group begins with A, so it is the 10th letter of the alphabet: **J**.`,
        hi: String.raw`पहले n समूहों में $1+2+\dots+n=\frac{n(n+1)}{2}$ अक्षर हैं। $n=19$ पर यह 190 है; $n=20$ पर 210 हो जाता है।

इसलिए 200वाँ अक्षर 20वें समूह में है और उसका स्थान $200-190=10$ है। हर समूह A से शुरू होता है, इसलिए यह वर्णमाला का 10वाँ अक्षर है: **J**।`,
      },
      reasons: {
        a: {
          en: 'Counts nine letters after 190, that is, stops at the 199th place.',
          hi: 'इसमें 190 के बाद नौ अक्षर गिने गए, अर्थात 199वें स्थान पर रुक गए।',
        },
        b: {
          en: 'T ends the 20th group, which is the 210th place.',
          hi: 'T पर 20वाँ समूह समाप्त होता है, जो 210वाँ स्थान है।',
        },
        c: {
          en: 'Counts from the 190th letter as if it already belonged to the 20th group.',
          hi: 'इसमें 190वें अक्षर को ही 20वें समूह का पहला मान लिया गया।',
        },
        d: {
          en: '190 letters lie in 19 groups, so it is the 10th letter of the next group.',
          hi: '19 समूहों में 190 अक्षर हैं, इसलिए यह अगले समूह का 10वाँ अक्षर है।',
        },
      },
    },
    {
      code: 'csat-067',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'coding-decoding',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: String.raw`If KITE is coded as IWKL and DOVE is coded as IYQE, then how is RIDGE coded?`,
        hi: String.raw`यदि KITE को IWKL और DOVE को IYQE के रूप में कूटबद्ध किया जाता है, तो RIDGE को किस रूप में कूटबद्ध किया जाएगा?`,
      },
      options: [
        { id: 'a', content: { en: 'SKGKJ', hi: 'SKGKJ' } },
        { id: 'b', content: { en: 'JKGKS', hi: 'JKGKS' } },
        { id: 'c', content: { en: 'FIGMW', hi: 'FIGMW' } },
        { id: 'd', content: { en: 'IKHMV', hi: 'IKHMV' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Both codes begin with I, and both words end with E: the code is written backwards. Read it from the right: K→L, I→K, T→W, E→I, that is, steps of +1, +2, +3, +4. DOVE confirms it: E, Q, Y, I.

RIDGE: R+1 = S, I+2 = K, D+3 = G, G+4 = K, E+5 = J, that is SKGKJ. Written backwards: **JKGKS**.`,
        hi: String.raw`दोनों कूट I से शुरू होते हैं और दोनों शब्द E पर समाप्त: कूट उलटा लिखा जाता है। दाएँ से पढ़िए: K→L, I→K, T→W, E→I, अर्थात +1, +2, +3, +4। DOVE से पुष्टि होती है: E, Q, Y, I।

RIDGE: R+1 = S, I+2 = K, D+3 = G, G+4 = K, E+5 = J, अर्थात SKGKJ। उलटा लिखने पर: **JKGKS**।`,
      },
      reasons: {
        a: {
          en: 'The letters are moved correctly, but the result is not written backwards.',
          hi: 'अक्षर सही आगे बढ़ाए गए, पर परिणाम उलटा नहीं लिखा गया।',
        },
        b: {
          en: 'Letters moved by +1 to +5 and then written backwards.',
          hi: 'अक्षर +1 से +5 तक बढ़ाकर उलटे लिखे गए।',
        },
        c: {
          en: 'Turns the word round first, so that E is moved by 1 and R by 5.',
          hi: 'इसमें पहले शब्द उलटा गया, जिससे E में 1 और R में 5 जुड़ा।',
        },
        d: {
          en: 'Writes it backwards but moves every letter by 4, as E and I in the examples suggest.',
          hi: 'इसमें उलटा तो लिखा गया, पर उदाहरणों के E→I को देखकर हर अक्षर में +4 किया गया।',
        },
      },
    },
    {
      code: 'csat-068',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'coding-decoding',
      difficulty: 'hard',
      targetSeconds: 90,
      stem: {
        en: String.raw`In a certain code, TIGER is coded as 118, EAGLE is coded as 90 and LAMB is coded as 28. How is OTTER coded in that code?`,
        hi: String.raw`किसी कूट भाषा में TIGER को 118, EAGLE को 90 और LAMB को 28 के रूप में कूटबद्ध किया जाता है। उस कूट भाषा में OTTER को किस रूप में कूटबद्ध किया जाएगा?`,
      },
      options: [
        { id: 'a', content: { en: '228', hi: '228' } },
        { id: 'b', content: { en: '152', hi: '152' } },
        { id: 'c', content: { en: '234', hi: '234' } },
        { id: 'd', content: { en: '156', hi: '156' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Add the places of the letters in the alphabet and compare with the code.

| Word | Sum | Code | Code ÷ sum |
| --- | --- | --- | --- |
| TIGER | 59 | 118 | 2 |
| EAGLE | 30 | 90 | 3 |
| LAMB | 28 | 28 | 1 |

The factor is neither the number of letters nor that of consonants (3, 2, 3): it is the number of **vowels**.

OTTER: $15+20+20+5+18=78$, two vowels: $78\times2=156$.`,
        hi: String.raw`अक्षरों के वर्णमाला-स्थान जोड़िए और कूट से तुलना कीजिए।

| शब्द | योग | कूट | कूट ÷ योग |
| --- | --- | --- | --- |
| TIGER | 59 | 118 | 2 |
| EAGLE | 30 | 90 | 3 |
| LAMB | 28 | 28 | 1 |

गुणक न अक्षरों की संख्या है, न व्यंजनों की (3, 2, 3): वह **स्वरों** की संख्या है।

OTTER: $15+20+20+5+18=78$, दो स्वर: $78\times2=156$।`,
      },
      reasons: {
        a: {
          en: 'Takes 19 instead of 20 for each T and multiplies by the 3 consonants instead of the 2 vowels.',
          hi: 'प्रत्येक T के लिए 20 के स्थान पर 19 लिया गया और 2 स्वरों के बजाय 3 व्यंजनों से गुणा किया गया।',
        },
        b: {
          en: 'The right rule, but with 19 instead of 20 for each T.',
          hi: 'नियम सही है, पर प्रत्येक T के लिए 20 के स्थान पर 19 लिया गया।',
        },
        c: {
          en: 'Multiplies the sum by 3, the number of consonants of OTTER.',
          hi: 'इसमें योग को OTTER के व्यंजनों की संख्या 3 से गुणा किया गया।',
        },
        d: {
          en: 'The sum 78 multiplied by the number of vowels, 2.',
          hi: 'योग 78 को स्वरों की संख्या 2 से गुणा करने पर।',
        },
      },
    },
    {
      code: 'csat-069',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'direction-sense',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: String.raw`From a point P a robot moves 1 m towards the north, turns right and moves 2 m, turns right and moves 3 m, turns right and moves 4 m, and so on. Where is it with respect to P at the end of its 40th move?`,
        hi: String.raw`एक रोबोट किसी बिंदु P से उत्तर की ओर 1 मीटर चलता है, दाएँ मुड़कर 2 मीटर चलता है, फिर दाएँ मुड़कर 3 मीटर चलता है, फिर दाएँ मुड़कर 4 मीटर चलता है और इसी प्रकार आगे बढ़ता है। अपनी 40वीं चाल के अंत में वह P के सापेक्ष कहाँ है?`,
      },
      options: [
        {
          id: 'a',
          content: { en: String.raw`$20\sqrt{2}$ m to the south-east`, hi: String.raw`दक्षिण-पूर्व में $20\sqrt{2}$ मीटर` },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$20\sqrt{2}$ m to the south-west`,
            hi: String.raw`दक्षिण-पश्चिम में $20\sqrt{2}$ मीटर`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`$40\sqrt{2}$ m to the south-west`,
            hi: String.raw`दक्षिण-पश्चिम में $40\sqrt{2}$ मीटर`,
          },
        },
        {
          id: 'd',
          content: { en: String.raw`$40\sqrt{2}$ m to the north-east`, hi: String.raw`उत्तर-पूर्व में $40\sqrt{2}$ मीटर` },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Take the moves in fours: north, east, south, west.

In the first four: $3-1=2$ m to the south and $4-2=2$ m to the west. In every later four (5, 6, 7, 8 and so on) the differences are again 2 and 2.

40 moves are 10 fours: 20 m south and 20 m west. Distance $\sqrt{20^2+20^2}=20\sqrt{2}$ m, to the **south-west**.`,
        hi: String.raw`चालों को चार-चार में लीजिए: उत्तर, पूर्व, दक्षिण, पश्चिम।

पहली चार में: $3-1=2$ मीटर दक्षिण और $4-2=2$ मीटर पश्चिम। बाद की हर चार चालों (5, 6, 7, 8 आदि) में भी अंतर 2 और 2 ही हैं।

40 चालें अर्थात चार-चार के 10 समूह: 20 मीटर दक्षिण और 20 मीटर पश्चिम। दूरी $\sqrt{20^2+20^2}=20\sqrt{2}$ मीटर, **दक्षिण-पश्चिम** में।`,
      },
      reasons: {
        a: {
          en: 'Turns left after every move instead of right.',
          hi: 'इसमें हर चाल के बाद दाएँ के बजाय बाएँ मुड़ा गया।',
        },
        b: {
          en: 'Ten fours of moves, each 2 m south and 2 m west.',
          hi: 'चार-चार चालों के दस समूह, हर एक में 2 मीटर दक्षिण और 2 मीटर पश्चिम।',
        },
        c: {
          en: 'Takes the gain of each four to be 4 m, or counts twenty fours instead of ten.',
          hi: 'इसमें चार चालों के हर समूह का अंतर 4 मीटर लिया गया या दस की जगह बीस समूह गिने गए।',
        },
        d: {
          en: 'Gives each four 4 m and forgets that its later moves, south and west, are the longer ones.',
          hi: 'इसमें हर समूह के 4 मीटर लिए गए और यह छूट गया कि उसकी बाद वाली चालें, दक्षिण और पश्चिम की, लंबी हैं।',
        },
      },
    },
    {
      code: 'csat-070',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'clock',
      difficulty: 'hard',
      targetSeconds: 100,
      stem: {
        en: String.raw`At a certain moment between 2 o'clock and 3 o'clock, the mark of 12 on the dial of a clock lies exactly midway between the hour hand and the minute hand. How many minutes past 2 is it at that moment?`,
        hi: '2 बजे और 3 बजे के बीच किसी क्षण घड़ी के डायल पर 12 का निशान घंटे की सुई और मिनट की सुई के ठीक बीचोबीच है। उस क्षण 2 बजकर कितने मिनट हुए हैं?',
      },
      options: [
        { id: 'a', content: { en: String.raw`$43\frac{7}{11}$`, hi: String.raw`$43\frac{7}{11}$` } },
        { id: 'b', content: { en: String.raw`$46\frac{2}{13}$`, hi: String.raw`$46\frac{2}{13}$` } },
        { id: 'c', content: { en: String.raw`$54\frac{6}{11}$`, hi: String.raw`$54\frac{6}{11}$` } },
        { id: 'd', content: { en: String.raw`$49\frac{1}{11}$`, hi: String.raw`$49\frac{1}{11}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Midway at 12 means: the hour hand is as far past 12 on one side as the minute hand is short of 12 on the other.

At $m$ minutes past 2 the hour hand is $60 + \frac{m}{2}$ degrees past 12. The minute hand is at $6m$ degrees, that is, $360 - 6m$ degrees short of 12.

$60 + \frac{m}{2} = 360 - 6m$ gives $\frac{13m}{2} = 300$, so $m = \frac{600}{13} = 46\frac{2}{13}$.

Trap: questions on clocks mostly take the **difference** of the speeds and end in a fraction with 11. Here the two angles are measured in opposite directions, the speeds **add** and the fraction has 13.`,
        hi: String.raw`12 के ठीक बीचोबीच होने का अर्थ है: घंटे की सुई 12 से जितनी आगे है, मिनट की सुई 12 से उतनी ही पीछे।

2 बजकर $m$ मिनट पर घंटे की सुई 12 से $60 + \frac{m}{2}$ डिग्री आगे है। मिनट की सुई $6m$ डिग्री पर है, यानी 12 से $360 - 6m$ डिग्री पीछे।

$60 + \frac{m}{2} = 360 - 6m$ से $\frac{13m}{2} = 300$, अतः $m = \frac{600}{13} = 46\frac{2}{13}$।

ध्यान दें: घड़ी के प्रश्नों में प्रायः चालों का **अंतर** लिया जाता है और भिन्न के हर में 11 आता है। यहाँ दोनों कोण विपरीत दिशाओं में नापे जाते हैं, इसलिए चालें **जुड़ती** हैं और भिन्न के हर में 13 आता है।`,
      },
      reasons: {
        a: {
          en: 'At this moment the two hands are in one straight line, 180 degrees apart.',
          hi: 'इस क्षण दोनों सुइयाँ एक सीध में, 180 डिग्री की दूरी पर होती हैं।',
        },
        b: {
          en: String.raw`Right: both hands are then $83\frac{1}{13}$ degrees from the mark of 12.`,
          hi: String.raw`सही: तब दोनों सुइयाँ 12 के निशान से $83\frac{1}{13}$ डिग्री दूर हैं।`,
        },
        c: {
          en: String.raw`Takes the difference of the two speeds: 300 divided by $5\frac{1}{2}$.`,
          hi: String.raw`दोनों सुइयों की चालों का अंतर लिया गया है: 300 को $5\frac{1}{2}$ से भाग देकर।`,
        },
        d: {
          en: 'Sets the hands 150 degrees apart in place of equal angles on both sides.',
          hi: 'दोनों ओर बराबर कोण लेने के बजाय सुइयों के बीच 150 डिग्री का कोण लिया गया है।',
        },
      },
    },
    {
      code: 'csat-071',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'calendar',
      difficulty: 'medium',
      targetSeconds: 80,
      stem: {
        en: String.raw`A certain year has 53 Sundays and also 53 Mondays. On which day of the week does 2nd October fall in that year?`,
        hi: String.raw`किसी वर्ष में 53 रविवार हैं और 53 सोमवार भी हैं। उस वर्ष 2 अक्टूबर को सप्ताह का कौन-सा दिन होगा?`,
      },
      options: [
        { id: 'a', content: { en: 'Monday', hi: 'सोमवार' } },
        { id: 'b', content: { en: 'Wednesday', hi: 'बुधवार' } },
        { id: 'c', content: { en: 'Tuesday', hi: 'मंगलवार' } },
        { id: 'd', content: { en: 'Sunday', hi: 'रविवार' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`52 weeks make 364 days. Two weekdays can come 53 times only if two days are left over: it is a **leap year**, and 1st January is a Sunday (31st December a Monday).

Days from 1st January to 2nd October: 31 + 29 + 31 + 30 + 31 + 30 + 31 + 31 + 30 = 274 up to the end of September, and 2 more: the 276th day.

$275=39\times7+2$, so it is two days after Sunday: **Tuesday**.`,
        hi: String.raw`52 सप्ताह में 364 दिन होते हैं। दो दिन 53 बार तभी आ सकते हैं जब दो दिन शेष बचें: यह **लीप वर्ष** है और 1 जनवरी को रविवार है (31 दिसंबर को सोमवार)।

1 जनवरी से 2 अक्टूबर तक: सितंबर के अंत तक 31 + 29 + 31 + 30 + 31 + 30 + 31 + 31 + 30 = 274 दिन, फिर 2 दिन और: यह 276वाँ दिन है।

$275=39\times7+2$, इसलिए रविवार से दो दिन आगे: **मंगलवार**।`,
      },
      reasons: {
        a: {
          en: 'Takes February to have 28 days; but then the year could not have 53 of two weekdays.',
          hi: 'इसमें फ़रवरी 28 दिन की ली गई; पर तब दो दिन 53 बार आ ही नहीं सकते।',
        },
        b: {
          en: 'Counts 276 days after 1st January instead of 275.',
          hi: 'इसमें 1 जनवरी के बाद 275 के स्थान पर 276 दिन गिने गए।',
        },
        c: {
          en: 'A leap year that begins on Sunday; 275 days later is two weekdays ahead.',
          hi: 'लीप वर्ष रविवार से शुरू होता है; 275 दिन बाद दिन दो आगे बढ़ता है।',
        },
        d: {
          en: 'This is the weekday of 1st January, or of 30th September, of that year.',
          hi: 'यह उस वर्ष 1 जनवरी का, या 30 सितंबर का दिन है।',
        },
      },
    },
    {
      code: 'csat-072',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'cubes-and-dice',
      difficulty: 'hard',
      targetSeconds: 110,
      stem: {
        en: String.raw`A large cube is made of 125 unit cubes. The 5 unit cubes that join the centre of the top face to the centre of the bottom face are taken out, so that a straight tunnel is formed. The whole solid, along with the walls of the tunnel, is then dipped in paint. How many of the remaining unit cubes have no paint on them?`,
        hi: String.raw`125 इकाई घनों से एक बड़ा घन बनाया गया है। ऊपरी फलक के केंद्र से निचले फलक के केंद्र तक के 5 इकाई घन निकाल लिए जाते हैं, जिससे एक सीधी सुरंग बन जाती है। फिर सुरंग की दीवारों सहित पूरे ठोस को रंग में डुबोया जाता है। शेष इकाई घनों में से कितनों पर रंग बिल्कुल नहीं लगा है?`,
      },
      options: [
        { id: 'a', content: { en: '24', hi: '24' } },
        { id: 'b', content: { en: '15', hi: '15' } },
        { id: 'c', content: { en: '12', hi: '12' } },
        { id: 'd', content: { en: '4', hi: '4' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Only the inner cube of $3\times3\times3=27$ is free of paint from outside. Look at one of its three horizontal layers of 9:

- the middle unit cube has been taken out (tunnel);
- the 4 that touch the tunnel with a **face** are painted there;
- the 4 at the corners touch it with an edge only and stay clean.

So $3\times4=12$ unit cubes have no paint.`,
        hi: String.raw`बाहर के रंग से केवल भीतर का $3\times3\times3=27$ घनों वाला भाग बचा रहता है। उसकी तीन क्षैतिज परतों में से 9 घनों की एक परत देखिए:

- बीच का इकाई घन निकाला जा चुका है (सुरंग);
- जो 4 घन **फलक** से सुरंग को छूते हैं, उन पर रंग लगता है;
- कोनों के 4 घन सुरंग को केवल किनारे से छूते हैं और साफ़ रहते हैं।

इसलिए $3\times4=12$ इकाई घनों पर रंग नहीं है।`,
      },
      reasons: {
        a: {
          en: 'Takes out the tunnel from the inner 27 but forgets that its walls are painted.',
          hi: 'इसमें भीतर के 27 से सुरंग तो घटाई गई, पर उसकी दीवारों का रंग छूट गया।',
        },
        b: {
          en: 'Subtracts the 12 cubes along the tunnel from 27 but not the 3 taken out.',
          hi: 'इसमें 27 से सुरंग से सटे 12 घन घटाए गए, पर निकाले गए 3 नहीं।',
        },
        c: {
          en: 'Four clean cubes in each of the three inner layers.',
          hi: 'भीतर की तीनों परतों में से प्रत्येक में चार साफ़ घन।',
        },
        d: {
          en: 'Removes 4 cubes along the tunnel in all five layers, though the outer two were never clean.',
          hi: 'इसमें सुरंग से सटे 4 घन पाँचों परतों से घटाए गए, जबकि बाहर की दो परतें साफ़ थीं ही नहीं।',
        },
      },
    },
    {
      code: 'csat-073',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'blood-relations',
      difficulty: 'medium',
      targetSeconds: 70,
      stem: {
        en: String.raw`Rekha says of Manoj, "The only daughter of his father's father is the mother-in-law of my mother." How is Manoj related to Rekha?`,
        hi: String.raw`रेखा मनोज के बारे में कहती है, "उसके पिता के पिता की इकलौती पुत्री मेरी माता की सास है।" मनोज का रेखा से क्या संबंध है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`Brother of Rekha's father`, hi: 'रेखा के पिता का सगा भाई' } },
        { id: 'b', content: { en: String.raw`Cousin of Rekha's mother`, hi: 'रेखा की माता का ममेरा भाई' } },
        { id: 'c', content: { en: String.raw`Brother of Rekha's mother`, hi: 'रेखा की माता का सगा भाई' } },
        { id: 'd', content: { en: String.raw`Cousin of Rekha's father`, hi: 'रेखा के पिता का ममेरा भाई' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Name the woman in the middle and see who she is from either end.

- From Manoj: the only daughter of his father's father is the sister of his father, his aunt.
- From Rekha: the mother-in-law of her mother is the mother of her father.

So the aunt of Manoj is the mother of Rekha's father. Her son and the son of her brother are cousins: Manoj is a **cousin of Rekha's father**.`,
        hi: String.raw`बीच की महिला को दोनों ओर से पहचानिए।

- मनोज की ओर से: उसके पिता के पिता की इकलौती पुत्री उसके पिता की बहन है, अर्थात उसकी बुआ।
- रेखा की ओर से: माता की सास रेखा के पिता की माता है।

अतः मनोज की बुआ रेखा के पिता की माता है। मनोज उसके भाई का पुत्र है, अर्थात वह रेखा के **पिता का ममेरा भाई** है।`,
      },
      reasons: {
        a: {
          en: "Takes the only daughter of the grandfather to be Manoj's mother instead of his aunt.",
          hi: 'इसमें दादा की इकलौती पुत्री को मनोज की बुआ के बजाय उसकी माता मान लिया गया।',
        },
        b: {
          en: "Takes the mother-in-law of Rekha's mother to be the mother of Rekha's mother.",
          hi: 'इसमें रेखा की माता की सास को रेखा की माता की माँ मान लिया गया।',
        },
        c: {
          en: "Takes the woman to be Manoj's mother and also the mother of Rekha's mother.",
          hi: 'इसमें उस महिला को मनोज की माता और साथ ही रेखा की नानी मान लिया गया।',
        },
        d: {
          en: "Manoj is the son of the brother of Rekha's paternal grandmother.",
          hi: 'मनोज रेखा की दादी के भाई का पुत्र है।',
        },
      },
    },
    {
      code: 'csat-074',
      exams: ['upsc'],
      subject: 'reasoning',
      topic: 'syllogism',
      difficulty: 'easy',
      targetSeconds: 60,
      stem: {
        en: String.raw`Consider the following Statements and Conclusions:

Statement-1: All poets are readers.

Statement-2: Some readers are singers.

Statement-3: No singer is a painter.

Conclusion-I: Some readers are not painters.

Conclusion-II: Some poets are not painters.

Conclusion-III: Some singers are readers.

How many of the above Conclusions follow from the Statements?`,
        hi: String.raw`निम्नलिखित कथनों और निष्कर्षों पर विचार कीजिए:

कथन-1: सभी कवि पाठक हैं।

कथन-2: कुछ पाठक गायक हैं।

कथन-3: कोई भी गायक चित्रकार नहीं है।

निष्कर्ष-I: कुछ पाठक चित्रकार नहीं हैं।

निष्कर्ष-II: कुछ कवि चित्रकार नहीं हैं।

निष्कर्ष-III: कुछ गायक पाठक हैं।

उपर्युक्त में से कितने निष्कर्ष कथनों से निकलते हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`I: the readers who are singers (statement 2) cannot be painters (statement 3). So some readers are not painters: follows.

II: the poets are readers, but nothing says that any of them belongs to the readers who sing. All poets may be painters: does not follow.

III: "Some readers are singers" can be turned round: follows.

Two conclusions follow.`,
        hi: String.raw`I: जो पाठक गायक हैं (कथन 2), वे चित्रकार नहीं हो सकते (कथन 3)। इसलिए कुछ पाठक चित्रकार नहीं हैं: निकलता है।

II: कवि पाठक हैं, पर यह कहीं नहीं कहा गया कि उनमें से कोई गाने वाले पाठकों में है। सभी कवि चित्रकार हो सकते हैं: नहीं निकलता।

III: "कुछ पाठक गायक हैं" को उलटकर कहा जा सकता है: निकलता है।

दो निष्कर्ष निकलते हैं।`,
      },
      reasons: {
        a: {
          en: 'Misses either the turning round of statement 2 in III or the link of statements 2 and 3 in I.',
          hi: 'इसमें या तो III में कथन 2 को उलटकर पढ़ना छूट गया या I में कथन 2 और 3 को जोड़ना।',
        },
        b: {
          en: 'I and III follow; the poets need not be among the singing readers, so II does not.',
          hi: 'I और III निकलते हैं; कवियों का गाने वाले पाठकों में होना ज़रूरी नहीं, इसलिए II नहीं।',
        },
        c: {
          en: 'Carries over to the poets what holds only for the readers who sing.',
          hi: 'इसमें गाने वाले पाठकों की बात सभी कवियों पर लागू कर दी गई।',
        },
        d: {
          en: 'Statements 2 and 3 together do give I, and statement 2 alone gives III.',
          hi: 'कथन 2 और 3 मिलकर I देते हैं और अकेला कथन 2, III देता है।',
        },
      },
    },
    {
      code: 'csat-075',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'data-sufficiency',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: String.raw`${given.en}

Question: Is the two-digit number N a prime number?

Statement-I: The sum of the digits of N is 12.

Statement-II: N is obtained by subtracting from a two-digit number the number got by reversing its digits.

${asked.en}`,
        hi: String.raw`${given.hi}

प्रश्न: क्या दो अंकों की संख्या N अभाज्य है?

कथन-I: N के अंकों का योग 12 है।

कथन-II: दो अंकों की किसी संख्या में से, उसके अंकों को उलटने पर मिली संख्या घटाने से N प्राप्त होती है।

${asked.hi}`,
      },
      options: sufficiency,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`A question with "Is …?" is answered by a certain **No** just as well as by a certain Yes.

Statement-I: a number with digit sum 12 is divisible by 3, and a two-digit one is greater than 3. N is not prime: answered.

Statement-II: $(10a+b)-(10b+a)=9(a-b)$. N is a multiple of 9 and so not prime: answered.

Either statement alone is enough.`,
        hi: String.raw`"क्या …?" वाले प्रश्न का उत्तर निश्चित **नहीं** से भी उतना ही मिलता है जितना निश्चित "हाँ" से।

कथन-I: अंकों का योग 12 हो, तो संख्या 3 से विभाज्य है और दो अंकों की होने से 3 से बड़ी है। N अभाज्य नहीं है: उत्तर मिल गया।

कथन-II: $(10a+b)-(10b+a)=9(a-b)$। अतः N संख्या 9 की गुणज है, इसलिए अभाज्य नहीं है: उत्तर मिल गया।

दोनों में से कोई भी एक कथन पर्याप्त है।`,
      },
      reasons: {
        a: {
          en: 'Sees the divisibility in one of the statements only; both show a factor of 3.',
          hi: 'इसमें विभाज्यता केवल एक कथन में देखी गई; दोनों से 3 का गुणनखंड दिखता है।',
        },
        b: {
          en: 'Each alone makes N a multiple of 3 greater than 3, hence a certain No.',
          hi: 'प्रत्येक कथन से अकेले ही पता चलता है कि N संख्या 3 से बड़ी है और 3 की गुणज है; उत्तर निश्चित "नहीं" है।',
        },
        c: {
          en: 'Tries to find N itself; the question only asks whether it is prime.',
          hi: 'इसमें स्वयं N निकालने का प्रयास है; प्रश्न केवल यह है कि वह अभाज्य है या नहीं।',
        },
        d: {
          en: 'Takes a certain No for a failure to answer, though it answers the Question.',
          hi: 'इसमें निश्चित "नहीं" को उत्तर न मिलना मान लिया गया, जबकि वही उत्तर है।',
        },
      },
    },
    {
      code: 'csat-076',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'data-sufficiency',
      difficulty: 'medium',
      targetSeconds: 95,
      stem: {
        en: String.raw`${given.en}

Question: A test has 30 questions. A correct answer carries 3 marks, a wrong answer carries a penalty of 1 mark, and a question left unanswered carries no marks. How many questions did Kabir answer correctly?

Statement-I: Kabir scored 50 marks in all.

Statement-II: Kabir left fewer than five questions unanswered.

${asked.en}`,
        hi: String.raw`${given.hi}

प्रश्न: एक परीक्षा में 30 प्रश्न हैं। सही उत्तर पर 3 अंक मिलते हैं, ग़लत उत्तर पर 1 अंक कटता है और छोड़े गए प्रश्न पर कोई अंक नहीं मिलता। कबीर ने कितने प्रश्नों के सही उत्तर दिए?

कथन-I: कबीर को कुल 50 अंक मिले।

कथन-II: कबीर ने पाँच से कम प्रश्न छोड़े।

${asked.hi}`,
      },
      options: sufficiency,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Statement-I: with c correct and w wrong answers $3c-w=50$ and $c+w\le30$. Whole numbers that fit:

| Correct | Wrong | Unanswered |
| --- | --- | --- |
| 17 | 1 | 12 |
| 18 | 4 | 8 |
| 19 | 7 | 4 |
| 20 | 10 | 0 |

Statement-II keeps the last **two** rows: 19 or 20. So even both together do not answer. Trap: to stop at the first row that fits.`,
        hi: String.raw`कथन-I: c सही और w ग़लत उत्तर हों, तो $3c-w=50$ और $c+w\le30$। उपयुक्त पूर्ण संख्याएँ:

| सही | ग़लत | छोड़े |
| --- | --- | --- |
| 17 | 1 | 12 |
| 18 | 4 | 8 |
| 19 | 7 | 4 |
| 20 | 10 | 0 |

कथन-II से अंतिम **दो** पंक्तियाँ बचती हैं: 19 या 20। इसलिए दोनों कथन मिलकर भी उत्तर नहीं देते। भ्रम यह है कि पहली उपयुक्त पंक्ति पर ही रुक जाएँ।`,
      },
      reasons: {
        a: {
          en: 'One equation in two unknowns has here four solutions in whole numbers.',
          hi: 'दो अज्ञात राशियों के एक समीकरण के यहाँ पूर्ण संख्याओं में चार हल हैं।',
        },
        b: {
          en: 'Statement-II alone tells nothing about correct and wrong answers.',
          hi: 'अकेला कथन-II सही और ग़लत उत्तरों के बारे में कुछ नहीं बताता।',
        },
        c: {
          en: 'Both 19 correct with 4 unanswered and 20 correct with none unanswered meet both Statements.',
          hi: '19 सही और 4 छोड़े तथा 20 सही और कोई न छोड़ा, दोनों स्थितियाँ दोनों कथनों पर खरी हैं।',
        },
        d: {
          en: 'Two cases, 19 and 20 correct answers, remain.',
          hi: 'दो स्थितियाँ बची रहती हैं: 19 और 20 सही उत्तर।',
        },
      },
    },
    {
      code: 'csat-077',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'data-sufficiency',
      difficulty: 'easy',
      targetSeconds: 55,
      stem: {
        en: String.raw`${given.en}

Question: Is the sum of two natural numbers p and q an even number?

Statement-I: The difference of the squares of p and q is an even number.

Statement-II: The product of p and q is an even number.

${asked.en}`,
        hi: String.raw`${given.hi}

प्रश्न: क्या दो प्राकृतिक संख्याओं p और q का योग सम संख्या है?

कथन-I: p और q के वर्गों का अंतर सम संख्या है।

कथन-II: p और q का गुणनफल सम संख्या है।

${asked.hi}`,
      },
      options: sufficiency,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`A square is even or odd just as the number itself. So the difference of the squares is even only if p and q are both even or both odd. In both cases $p+q$ is even: Statement-I alone answers.

Statement-II: $2\times4$ has the even sum 6, $2\times3$ the odd sum 5. It does not answer.`,
        hi: String.raw`किसी संख्या का वर्ग वैसा ही सम या विषम होता है जैसी वह संख्या। इसलिए वर्गों का अंतर सम तभी होगा जब p और q दोनों सम हों या दोनों विषम। दोनों स्थितियों में $p+q$ सम है: कथन-I अकेले उत्तर देता है।

कथन-II: $2\times4$ में योग 6 सम है, $2\times3$ में योग 5 विषम। यह उत्तर नहीं देता।`,
      },
      reasons: {
        a: {
          en: 'Statement-I makes both numbers even or both odd; Statement-II allows one of each.',
          hi: 'कथन-I से दोनों संख्याएँ सम या दोनों विषम हैं; कथन-II में एक सम, एक विषम भी हो सकती है।',
        },
        b: {
          en: 'An even product needs only one even factor, so the sum may be odd.',
          hi: 'गुणनफल सम होने के लिए एक ही सम संख्या काफ़ी है, इसलिए योग विषम भी हो सकता है।',
        },
        c: {
          en: 'Statement-II is not needed; "both even or both odd" already settles the sum.',
          hi: 'कथन-II की आवश्यकता नहीं; "दोनों सम या दोनों विषम" से ही योग तय हो जाता है।',
        },
        d: {
          en: 'It does not matter which of the two cases holds; the sum is even in both.',
          hi: 'दोनों में से कौन-सी स्थिति है, इससे अंतर नहीं पड़ता; योग दोनों में सम है।',
        },
      },
    },
    {
      code: 'csat-078',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'data-sufficiency',
      difficulty: 'medium',
      targetSeconds: 70,
      stem: {
        en: String.raw`${given.en}

Question: P, Q, R, S and T are of five different heights. Who is the tallest among them?

Statement-I: R is taller than P and Q, but shorter than T.

Statement-II: S is taller than exactly two of the other four.

${asked.en}`,
        hi: String.raw`${given.hi}

प्रश्न: P, Q, R, S और T, इन पाँचों की ऊँचाइयाँ भिन्न-भिन्न हैं। उनमें सबसे लंबा कौन है?

कथन-I: R की ऊँचाई P और Q दोनों से अधिक है, पर T से कम।

कथन-II: S शेष चार में से ठीक दो से लंबा है।

${asked.hi}`,
      },
      options: sufficiency,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Statement-I gives T > R > P, Q. S is not mentioned, so T or S may be the tallest.

Statement-II puts S in the third place only.

Together: S is third, so S is not the tallest, and T stands above P, Q and R. **T** is the tallest (order T, R, S and then P and Q). That P and Q cannot be told apart does not matter.`,
        hi: String.raw`कथन-I से T > R > P, Q मिलता है। S का उल्लेख नहीं है, इसलिए सबसे लंबा T या S हो सकता है।

कथन-II से केवल इतना पता चलता है कि S तीसरे स्थान पर है।

दोनों मिलाकर: S तीसरा है, इसलिए सबसे लंबा नहीं है, और T की ऊँचाई P, Q और R तीनों से अधिक है। **T** सबसे लंबा है (क्रम T, R, S और फिर P और Q)। P और Q में कौन लंबा है, यह जानना ज़रूरी नहीं।`,
      },
      reasons: {
        a: {
          en: 'Statement-I does not rule out that S is taller than T.',
          hi: 'कथन-I से यह संभावना समाप्त नहीं होती कि S की ऊँचाई T से अधिक हो।',
        },
        b: {
          en: 'Statement-II alone only says who is third from either end.',
          hi: 'अकेला कथन-II केवल यह बताता है कि दोनों ओर से तीसरा कौन है।',
        },
        c: {
          en: 'Statement-II removes S, and among the rest Statement-I puts T on top.',
          hi: 'कथन-II से S हट जाता है और शेष में कथन-I के अनुसार T सबसे ऊपर है।',
        },
        d: {
          en: 'The order of P and Q stays open, but the Question asks for the tallest only.',
          hi: 'P और Q का क्रम अनिश्चित है, पर प्रश्न केवल सबसे लंबे व्यक्ति का है।',
        },
      },
    },
    {
      code: 'csat-079',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'easy',
      targetSeconds: 70,
      passage: 'csat-r1',
      stem: {
        en: String.raw`What percentage of all the SHGs of the five blocks taken together is linked to a bank?`,
        hi: String.raw`पाँचों प्रखंडों के सभी समूहों को एक साथ लेने पर उनमें से कितने प्रतिशत समूह बैंक से जुड़े हैं?`,
      },
      options: [
        { id: 'a', content: { en: '78.0%', hi: '78.0%' } },
        { id: 'b', content: { en: '75.7%', hi: '75.7%' } },
        { id: 'c', content: { en: '74.8%', hi: '74.8%' } },
        { id: 'd', content: { en: '75.0%', hi: '75.0%' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Percentages of unequal groups cannot simply be averaged; count the linked SHGs.

P 180, Q 144, R 180, S 136, T 108: together 748.

All SHGs: $240+180+300+160+120=1000$. So 748 of 1000 = **74.8%**.`,
        hi: String.raw`असमान समूहों के प्रतिशतों का सीधा औसत नहीं लिया जा सकता; जुड़े हुए समूह गिनिए।

P 180, Q 144, R 180, S 136, T 108: कुल 748।

सभी समूह: $240+180+300+160+120=1000$। इसलिए 1000 में से 748 = **74.8%**।`,
      },
      reasons: {
        a: {
          en: 'The simple average of the five percentages, as if the blocks had equally many SHGs.',
          hi: 'यह पाँचों प्रतिशतों का सीधा औसत है, मानो सभी प्रखंडों में समूह बराबर हों।',
        },
        b: {
          en: 'Weights the percentages with the numbers of members instead of SHGs.',
          hi: 'इसमें प्रतिशतों को समूहों के बजाय सदस्यों की संख्या का भार दिया गया।',
        },
        c: { en: '748 of the 1000 SHGs are linked.', hi: '1000 में से 748 समूह जुड़े हुए हैं।' },
        d: {
          en: 'The middle between the least and the greatest percentage, 60 and 90.',
          hi: 'यह सबसे छोटे और सबसे बड़े प्रतिशत, 60 और 90, का मध्य है।',
        },
      },
    },
    {
      code: 'csat-080',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'medium',
      targetSeconds: 70,
      passage: 'csat-r1',
      stem: {
        en: String.raw`Consider the following statements:

1. More than half of the members of all the SHGs of the five blocks belong to the SHGs of blocks P and R.
2. The SHGs of block P that are linked to a bank have 2160 members in all.

Which of the statements given above can be concluded from the data?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

1. पाँचों प्रखंडों के सभी समूहों के कुल सदस्यों में से आधे से अधिक प्रखंड P और R के समूहों में हैं।
2. प्रखंड P के बैंक से जुड़े समूहों में कुल 2160 सदस्य हैं।

उपर्युक्त कथनों में से कौन-सा/से आँकड़ों से निष्कर्ष के रूप में निकलता है/निकलते हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`1: members = SHGs × average.

P 2880, Q 1800, R 3300, S 2400, T 1680: together 12060. P and R have 6180, more than 6030. It can be concluded.

2: 75% of 240 = 180 SHGs of P are linked, and $180\times12=2160$. But 12 is the average of **all** the 240 SHGs. The linked ones may be larger or smaller than the others. It cannot be concluded.`,
        hi: String.raw`1: सदस्य = समूह × औसत।

P 2880, Q 1800, R 3300, S 2400, T 1680: कुल 12060। P और R में 6180 हैं, जो 6030 से अधिक हैं। यह निष्कर्ष निकलता है।

2: P के 240 का 75% = 180 समूह जुड़े हैं और $180\times12=2160$। पर 12 तो **सभी** 240 समूहों का औसत है। जुड़े हुए समूह बाक़ी से बड़े या छोटे हो सकते हैं। यह निष्कर्ष नहीं निकलता।`,
      },
      reasons: {
        a: {
          en: 'P and R have 6180 of the 12060 members; the size of the linked SHGs is not given.',
          hi: '12060 में से 6180 सदस्य P और R में हैं; जुड़े हुए समूहों का आकार नहीं दिया गया।',
        },
        b: {
          en: 'Takes the average of all the SHGs of P for that of the linked ones and misses 6180 of 12060.',
          hi: 'इसमें P के सभी समूहों का औसत जुड़े समूहों का मान लिया गया और यह छूट गया कि 12060 में से 6180 आधे से अधिक है।',
        },
        c: {
          en: 'Statement 2 needs the average of the linked SHGs, which the table does not give.',
          hi: 'कथन 2 के लिए जुड़े हुए समूहों का औसत चाहिए, जो तालिका में नहीं है।',
        },
        d: {
          en: 'Averages and numbers of SHGs do give the members, so statement 1 can be checked.',
          hi: 'औसत और समूहों की संख्या से सदस्य निकल आते हैं, इसलिए कथन 1 जाँचा जा सकता है।',
        },
      },
    },
  ],
}
