import type { PaperSection } from '../paper.ts'

export const reasoning: PaperSection = {
  presetSectionId: 'reasoning',
  questions: [
    {
      code: 'cgl-001',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'coding-decoding',
      difficulty: 'easy',
      targetSeconds: 25,
      stem: {
        en: "In a certain code language, 'CANDLE' is written as 'BDEOFM'. How will 'BRIGHT' be written in that language?",
        hi: "एक निश्चित कूट भाषा में 'CANDLE' को 'BDEOFM' लिखा जाता है। उसी भाषा में 'BRIGHT' को किस प्रकार लिखा जाएगा?",
      },
      options: [
        { id: 'a', content: { en: 'CSJHIU', hi: 'CSJHIU' } },
        { id: 'b', content: { en: 'QAFHSG', hi: 'QAFHSG' } },
        { id: 'c', content: { en: 'SCHJUI', hi: 'SCHJUI' } },
        { id: 'd', content: { en: 'SCJHUI', hi: 'SCJHUI' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Look at two letters at a time: CA → AC → BD, ND → DN → EO, LE → EL → FM. The letters of each pair change places, then each moves 1 step forward.

BR → RB → **SC**, IG → GI → **HJ**, HT → TH → **UI**. So the code is SCHJUI.

Check all three pairs: two options differ only in the middle pair.`,
        hi: String.raw`अक्षरों को दो-दो करके देखिए: CA → AC → BD, ND → DN → EO, LE → EL → FM। हर जोड़े के अक्षर आपस में जगह बदलते हैं, फिर प्रत्येक 1 स्थान आगे बढ़ता है।

BR → RB → **SC**, IG → GI → **HJ**, HT → TH → **UI**। अतः कूट SCHJUI है।

तीनों जोड़े जाँचिए: दो विकल्पों में अंतर केवल बीच के जोड़े का है।`,
      },
      reasons: {
        a: {
          en: 'The letters move 1 step forward, but the pairs were not reversed.',
          hi: 'अक्षर 1 स्थान आगे बढ़े हैं, पर जोड़ों के अक्षरों की जगह नहीं बदली गई।',
        },
        b: {
          en: 'The pairs are reversed, but the letters move back by 1 in place of forward.',
          hi: 'जोड़ों के अक्षरों की जगह बदली है, पर वे आगे के बजाय 1 स्थान पीछे गए हैं।',
        },
        c: {
          en: 'Every pair is reversed and every letter moves 1 step forward.',
          hi: 'हर जोड़े के अक्षरों की जगह बदली है और हर अक्षर 1 स्थान आगे बढ़ा है।',
        },
        d: { en: 'The middle pair IG was not reversed.', hi: 'बीच के जोड़े IG के अक्षरों की जगह नहीं बदली गई।' },
      },
    },
    {
      code: 'cgl-002',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'number-series',
      difficulty: 'medium',
      targetSeconds: 25,
      stem: {
        en: String.raw`Which of the following numbers will replace the question mark (?) in the given series?

11, 14, 23, 44, 83, ?`,
        hi: String.raw`निम्नलिखित में से कौन-सी संख्या दी गई शृंखला में प्रश्नवाचक चिह्न (?) के स्थान पर आएगी?

11, 14, 23, 44, 83, ?`,
      },
      options: [
        { id: 'a', content: { en: '146', hi: '146' } },
        { id: 'b', content: { en: '152', hi: '152' } },
        { id: 'c', content: { en: '140', hi: '140' } },
        { id: 'd', content: { en: '122', hi: '122' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`When the differences show no rule, take their differences.

- Differences: 3, 9, 21, 39
- Second differences: 6, 12, 18, so the next is 24

Next difference: $39 + 24 = 63$. Number: $83 + 63 = 146$.`,
        hi: String.raw`जब अंतरों में नियम न दिखे, तो अंतरों के अंतर निकालिए।

- अंतर: 3, 9, 21, 39
- दूसरे अंतर: 6, 12, 18, इसलिए अगला 24

अगला अंतर: $39 + 24 = 63$। संख्या: $83 + 63 = 146$।`,
      },
      reasons: {
        a: {
          en: 'The second differences are 6, 12, 18, 24; so 63 is added to 83.',
          hi: 'दूसरे अंतर 6, 12, 18, 24 हैं; इसलिए 83 में 63 जुड़ता है।',
        },
        b: {
          en: 'Adds 39 + 30 = 69; the second difference after 18 is 24, not 30.',
          hi: 'इसमें 39 + 30 = 69 जोड़ा गया है; 18 के बाद दूसरा अंतर 24 है, 30 नहीं।',
        },
        c: { en: 'Adds 39 + 18 = 57, using 18 a second time.', hi: 'इसमें 18 को दोबारा लेकर 39 + 18 = 57 जोड़ा गया है।' },
        d: { en: 'Adds the last difference, 39, once more.', hi: 'इसमें अंतिम अंतर 39 ही फिर से जोड़ा गया है।' },
      },
    },
    {
      code: 'cgl-003',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'mirror-image',
      difficulty: 'easy',
      targetSeconds: 15,
      stem: {
        en: String.raw`Choose the correct mirror image of the given combination when the mirror is placed at MN as shown.

![The combination G4TRL7 with an upright mirror line MN to its right. Answer figures, read from left to right. (A) 7, L, R, T, 4, G, each character turned upside down and left to right. (B) G, 4, T, R, L, 7, each character turned left to right. (C) 7, L, R, T, 4, G, each character turned left to right except 4, which is as in the question. (D) 7, L, R, T, 4, G, each character turned left to right.](/figures/cgl-003.svg)`,
        hi: String.raw`दर्पण को दर्शाए गए अनुसार MN पर रखने पर दिए गए संयोजन का सही दर्पण प्रतिबिंब चुनिए।

![संयोजन G4TRL7, जिसके दाईं ओर खड़ी दर्पण रेखा MN है। उत्तर आकृतियाँ, बाएँ से दाएँ पढ़ने पर। (A) 7, L, R, T, 4, G, प्रत्येक वर्ण ऊपर-नीचे और बाएँ-दाएँ दोनों तरह पलटा हुआ। (B) G, 4, T, R, L, 7, प्रत्येक वर्ण बाएँ-दाएँ पलटा हुआ। (C) 7, L, R, T, 4, G, प्रत्येक वर्ण बाएँ-दाएँ पलटा हुआ, सिवाय 4 के, जो प्रश्न जैसा ही है। (D) 7, L, R, T, 4, G, प्रत्येक वर्ण बाएँ-दाएँ पलटा हुआ।](/figures/cgl-003.svg)`,
      },
      options: [
        { id: 'a', content: { en: '(A)', hi: '(A)' }, pinned: true },
        { id: 'b', content: { en: '(B)', hi: '(B)' }, pinned: true },
        { id: 'c', content: { en: '(C)', hi: '(C)' }, pinned: true },
        { id: 'd', content: { en: '(D)', hi: '(D)' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`A mirror standing at the side changes left and right, and nothing else. So the order of the characters is reversed (7 comes first, G last) **and** each character is turned left to right.

(B) keeps the order and drops out. In (A) T stands on its head. (C) and (D) differ only in 4: in (C) it is not turned. So (D).`,
        hi: String.raw`बग़ल में खड़ा दर्पण केवल बाएँ और दाएँ को बदलता है। इसलिए वर्णों का क्रम उलट जाता है (पहले 7, अंत में G) **और** प्रत्येक वर्ण भी बाएँ-दाएँ पलट जाता है।

(B) में क्रम नहीं बदला, अतः वह हट जाता है। (A) में T उलटा खड़ा है। (C) और (D) में अंतर केवल 4 का है: (C) में वह पलटा नहीं गया। अतः उत्तर (D) है।`,
      },
      reasons: {
        a: {
          en: 'This is a half-turn: the characters also stand upside down.',
          hi: 'यह आधा घुमाव है: वर्ण ऊपर-नीचे भी पलट गए हैं।',
        },
        b: {
          en: 'The characters are turned, but their order is not reversed.',
          hi: 'वर्ण पलटे गए हैं, पर उनका क्रम नहीं उलटा।',
        },
        c: {
          en: 'The 4 is printed as in the question; it must be turned too.',
          hi: '4 प्रश्न जैसा ही छपा है; उसे भी पलटना चाहिए।',
        },
        d: {
          en: 'The order is reversed and every character is turned left to right.',
          hi: 'क्रम उलटा है और हर वर्ण बाएँ-दाएँ पलटा हुआ है।',
        },
      },
    },
    {
      code: 'cgl-004',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'analogy',
      difficulty: 'easy',
      targetSeconds: 15,
      stem: {
        en: String.raw`Select the option that is related to the third word in the same way as the second word is related to the first word. (The words must be considered as meaningful words and must not be related to each other by the number of letters in them.)

Myology : Muscles :: Arthrology : ?`,
        hi: String.raw`उस विकल्प का चयन कीजिए जो तीसरे शब्द से उसी प्रकार संबंधित है जिस प्रकार दूसरा शब्द पहले शब्द से संबंधित है। (शब्दों को अर्थपूर्ण शब्द माना जाए और उन्हें अक्षरों की संख्या के आधार पर एक-दूसरे से संबंधित न किया जाए।)

मायोलॉजी : मांसपेशियाँ :: आर्थ्रोलॉजी : ?`,
      },
      options: [
        { id: 'a', content: { en: 'Arteries', hi: 'धमनियाँ' } },
        { id: 'b', content: { en: 'Joints', hi: 'जोड़' } },
        { id: 'c', content: { en: 'Cartilage', hi: 'उपास्थि' } },
        { id: 'd', content: { en: 'Bones', hi: 'हड्डियाँ' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The first word is a branch of study, the second what it studies. Myology deals with the muscles; arthrology deals with the **joints** ('arthr-' means joint, as in arthritis).

The trap is the likeness of sound with arteries: the study of blood vessels is angiology. Bones belong to osteology and cartilage to chondrology.`,
        hi: String.raw`पहला शब्द अध्ययन की एक शाखा है और दूसरा वह जिसका अध्ययन किया जाता है। मायोलॉजी में मांसपेशियों का और आर्थ्रोलॉजी में **जोड़ों** का अध्ययन होता है ('आर्थ्र' का अर्थ है जोड़, जैसे आर्थ्राइटिस अर्थात् गठिया में)।

ध्वनि की समानता से 'आर्टरी' (धमनी) का भ्रम होता है: रक्त वाहिकाओं का अध्ययन एंजियोलॉजी कहलाता है। हड्डियों का अध्ययन ऑस्टियोलॉजी और उपास्थि का कॉन्ड्रोलॉजी है।`,
      },
      reasons: {
        a: {
          en: 'Only the sound is alike; the study of blood vessels is angiology.',
          hi: "'आर्टरी' केवल सुनने में मिलता है; रक्त वाहिकाओं का अध्ययन एंजियोलॉजी है।",
        },
        b: {
          en: "'Arthr-' means joint: arthrology is the study of joints.",
          hi: "'आर्थ्र' का अर्थ जोड़ है: आर्थ्रोलॉजी जोड़ों का अध्ययन है।",
        },
        c: { en: 'The study of cartilage is chondrology.', hi: 'उपास्थि का अध्ययन कॉन्ड्रोलॉजी है।' },
        d: { en: 'The study of bones is osteology.', hi: 'हड्डियों का अध्ययन ऑस्टियोलॉजी है।' },
      },
    },
    {
      code: 'cgl-005',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'syllogism',
      difficulty: 'easy',
      targetSeconds: 25,
      stem: {
        en: String.raw`Read the given statements and conclusions carefully. Assuming that the information given in the statements is true, even if it appears to be at variance with commonly known facts, decide which of the given conclusions logically follow(s) from the statements.

**Statements:**

No pebble is a shell.

All shells are pearls.

**Conclusions:**

I. No pebble is a pearl.

II. Some pearls are not pebbles.`,
        hi: String.raw`दिए गए कथनों और निष्कर्षों को ध्यानपूर्वक पढ़िए। कथनों में दी गई जानकारी को सत्य मानते हुए, भले ही वह सामान्यतः ज्ञात तथ्यों से भिन्न प्रतीत होती हो, तय कीजिए कि दिए गए निष्कर्षों में से कौन-सा/से निष्कर्ष कथनों का तार्किक रूप से अनुसरण करता है/करते हैं।

**कथन:**

कोई कंकड़ सीप नहीं है।

सभी सीपें मोती हैं।

**निष्कर्ष:**

I. कोई कंकड़ मोती नहीं है।

II. कुछ मोती कंकड़ नहीं हैं।`,
      },
      options: [
        { id: 'a', content: { en: 'Only conclusion I follows', hi: 'केवल निष्कर्ष I अनुसरण करता है' } },
        { id: 'b', content: { en: 'Only conclusion II follows', hi: 'केवल निष्कर्ष II अनुसरण करता है' } },
        {
          id: 'c',
          content: { en: 'Both conclusions I and II follow', hi: 'निष्कर्ष I और II दोनों अनुसरण करते हैं' },
          pinned: true,
        },
        {
          id: 'd',
          content: { en: 'Neither conclusion I nor II follows', hi: 'न तो निष्कर्ष I और न ही II अनुसरण करता है' },
          pinned: true,
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Draw 'shells' inside 'pearls', and 'pebbles' outside 'shells'.

**I:** pebbles are kept out of 'shells' only; they may still lie partly in the rest of 'pearls'. It does not follow.

**II:** the pearls that are shells cannot be pebbles, so some pearls are certainly not pebbles. It follows.

The trap: 'no pebble is a shell' must not be stretched to the larger circle.`,
        hi: String.raw`'सीप' का वृत्त 'मोती' के भीतर और 'कंकड़' का वृत्त 'सीप' के बाहर बनाइए।

**I:** कंकड़ केवल 'सीप' से बाहर हैं; वे 'मोती' के शेष भाग में हो सकते हैं। यह अनुसरण नहीं करता।

**II:** जो मोती सीप हैं, वे कंकड़ नहीं हो सकते, इसलिए कुछ मोती निश्चित रूप से कंकड़ नहीं हैं। यह अनुसरण करता है।

ध्यान रखिए: 'कोई कंकड़ सीप नहीं है' को बड़े वृत्त 'मोती' पर लागू नहीं किया जा सकता।`,
      },
      reasons: {
        a: {
          en: 'A pebble may be one of the pearls that are not shells, so I is not certain.',
          hi: 'कोई कंकड़ उन मोतियों में हो सकता है जो सीप नहीं हैं, इसलिए I निश्चित नहीं है।',
        },
        b: {
          en: 'The pearls that are shells cannot be pebbles; only II is certain.',
          hi: 'जो मोती सीप हैं, वे कंकड़ नहीं हो सकते; केवल II निश्चित है।',
        },
        c: {
          en: "II is right, but I stretches 'no shell' to all pearls.",
          hi: 'II सही है, पर I में सीप की बात सभी मोतियों पर लागू कर दी गई है।',
        },
        d: {
          en: 'This overlooks the pearls that are shells: they cannot be pebbles.',
          hi: 'इसमें वे मोती छूट गए जो सीप हैं: वे कंकड़ नहीं हो सकते।',
        },
      },
    },
    {
      code: 'cgl-006',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'classification',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: 'Three of the following four letter-clusters are alike in a certain way and thus form a group. Which letter-cluster does **not** belong to that group? (The odd one out is not based on the number of consonants or vowels or on their position in the letter-cluster.)',
        hi: 'निम्नलिखित चार अक्षर-समूहों में से तीन किसी प्रकार से समान हैं और इसलिए एक समूह बनाते हैं। कौन-सा अक्षर-समूह उस समूह का **नहीं** है? (असंगत अक्षर-समूह व्यंजनों या स्वरों की संख्या या अक्षर-समूह में उनके स्थान पर आधारित नहीं है।)',
      },
      options: [
        { id: 'a', content: { en: 'HMKO', hi: 'HMKO' } },
        { id: 'b', content: { en: 'DIGK', hi: 'DIGK' } },
        { id: 'c', content: { en: 'LQOT', hi: 'LQOT' } },
        { id: 'd', content: { en: 'RWUY', hi: 'RWUY' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Write the steps between the letters: +5, −2, +4.

H → M → K → O, D → I → G → K and R → W → U → Y all keep to them.

In LQOT: L + 5 = Q, Q − 2 = O, but O + 5 = T (O + 4 would be S). So **LQOT** is the odd one. Check the last step too: the first two steps are the same in all four.`,
        hi: String.raw`अक्षरों के बीच के अंतर लिखिए: +5, −2, +4।

H → M → K → O, D → I → G → K और R → W → U → Y, तीनों में यही अंतर हैं।

LQOT में: L + 5 = Q, Q − 2 = O, पर O + 5 = T (O + 4 = S होता)। अतः **LQOT** असंगत है। अंतिम अंतर भी जाँचिए: पहले दो अंतर चारों में समान हैं।`,
      },
      reasons: {
        a: {
          en: 'H + 5 = M, M − 2 = K, K + 4 = O: it keeps the rule.',
          hi: 'H + 5 = M, M − 2 = K, K + 4 = O: नियम का पालन होता है।',
        },
        b: {
          en: 'D + 5 = I, I − 2 = G, G + 4 = K: it keeps the rule.',
          hi: 'D + 5 = I, I − 2 = G, G + 4 = K: नियम का पालन होता है।',
        },
        c: {
          en: 'The last step is O + 5 = T, in place of O + 4 = S.',
          hi: 'अंतिम अंतर O + 5 = T है, जबकि O + 4 = S होना चाहिए था।',
        },
        d: {
          en: 'R + 5 = W, W − 2 = U, U + 4 = Y: it keeps the rule.',
          hi: 'R + 5 = W, W − 2 = U, U + 4 = Y: नियम का पालन होता है।',
        },
      },
    },
    {
      code: 'cgl-007',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'missing-number',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: String.raw`Study the given pattern carefully and select the number that can replace the question mark (?) in it. The same rule holds in each column.

| 6 | 8 | 7 |
| :---: | :---: | :---: |
| 4 | 3 | 5 |
| 28 | 58 | ? |`,
        hi: String.raw`दिए गए पैटर्न का ध्यानपूर्वक अध्ययन कीजिए और वह संख्या चुनिए जो इसमें प्रश्नवाचक चिह्न (?) के स्थान पर आ सकती है। प्रत्येक स्तंभ में एक ही नियम है।

| 6 | 8 | 7 |
| :---: | :---: | :---: |
| 4 | 3 | 5 |
| 28 | 58 | ? |`,
      },
      options: [
        { id: 'a', content: { en: '44', hi: '44' } },
        { id: 'b', content: { en: '59', hi: '59' } },
        { id: 'c', content: { en: '54', hi: '54' } },
        { id: 'd', content: { en: '39', hi: '39' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The bottom numbers are near the squares of the top numbers: 28 near 36, 58 near 64. What is missing is 8 and 6, twice the middle numbers 4 and 3.

Rule: bottom = square of the top number − 2 × middle number

- $6^2 - 2 \times 4 = 28$
- $8^2 - 2 \times 3 = 58$
- $7^2 - 2 \times 5 = 39$`,
        hi: String.raw`सबसे नीचे की संख्याएँ ऊपर की संख्याओं के वर्गों के पास हैं: 28, 36 के पास और 58, 64 के पास। अंतर 8 और 6 हैं, जो बीच की संख्याओं 4 और 3 के दुगुने हैं।

नियम: नीचे की संख्या = ऊपर की संख्या का वर्ग − 2 × बीच की संख्या

- $6^2 - 2 \times 4 = 28$
- $8^2 - 2 \times 3 = 58$
- $7^2 - 2 \times 5 = 39$`,
      },
      reasons: {
        a: {
          en: '44 = 49 − 5 takes away the middle number once, not twice.',
          hi: '44 = 49 − 5 में बीच की संख्या दो के बजाय एक ही बार घटाई गई है।',
        },
        b: {
          en: '59 = 49 + 10 adds twice the middle number in place of taking it away.',
          hi: '59 = 49 + 10 में बीच की संख्या का दुगुना घटाने के बजाय जोड़ा गया है।',
        },
        c: { en: '54 = 49 + 5 adds the middle number once.', hi: '54 = 49 + 5 में बीच की संख्या एक बार जोड़ दी गई है।' },
        d: {
          en: '39 = 49 − 10, by the rule of the first two columns.',
          hi: '39 = 49 − 10, जो पहले दो स्तंभों के नियम से मिलता है।',
        },
      },
    },
    {
      code: 'cgl-008',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'blood-relations',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: String.raw`In a certain code language,

- A & B means 'A is the husband of B'
- A @ B means 'A is the daughter of B'
- A % B means 'A is the mother of B'
- A # B means 'A is the brother of B'

Based on the above, how is S related to U if 'P & Q @ R % S # T % U'?`,
        hi: String.raw`एक निश्चित कूट भाषा में,

- A & B का अर्थ है 'A, B का पति है'
- A @ B का अर्थ है 'A, B की पुत्री है'
- A % B का अर्थ है 'A, B की माँ है'
- A # B का अर्थ है 'A, B का भाई है'

उपर्युक्त के आधार पर, यदि 'P & Q @ R % S # T % U' है, तो S का U से क्या संबंध है?`,
      },
      options: [
        { id: 'a', content: { en: "Mother's brother", hi: 'मामा' } },
        { id: 'b', content: { en: "Father's brother", hi: 'चाचा' } },
        { id: 'c', content: { en: "Mother's father", hi: 'नाना' } },
        { id: 'd', content: { en: "Father's father", hi: 'दादा' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Only the part from S to U matters: S # T % U.

S is the brother of T, and T is the mother of U. So S is the **mother's brother** of U.

The rest (P, Q, R) only adds that R is the mother of Q, S and T, and P the husband of Q.`,
        hi: String.raw`केवल S से U तक का भाग काम का है: S # T % U।

S, T का भाई है और T, U की माँ है। अतः S, U का **मामा** है।

शेष भाग (P, Q, R) से केवल इतना पता चलता है कि Q, S और T की माँ R है और P, Q का पति है।`,
      },
      reasons: {
        a: { en: "S is the brother of T, and T is U's mother.", hi: 'S, T का भाई है और T, U की माँ है।' },
        b: {
          en: "T % U makes T the mother of U, so T's brother is on the mother's side.",
          hi: 'T % U के अनुसार T, U की माँ है, इसलिए T का भाई माँ के पक्ष का है।',
        },
        c: {
          en: "This reads # as 'father'; S and T are brother and sister.",
          hi: 'इसमें # को पिता पढ़ा गया है; S और T भाई-बहन हैं।',
        },
        d: {
          en: "This places S two generations above U and on the father's side.",
          hi: 'इसमें S को U से दो पीढ़ी ऊपर और पिता के पक्ष में रखा गया है।',
        },
      },
    },
    {
      code: 'cgl-009',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'figure-series',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Identify the figure from the given options which, when put in place of the question mark (?), will logically complete the series.

![Four squares and a square with a question mark. Each of the four holds an arrow in the middle and a small circle in one corner. Figure 1: arrow pointing up, black circle at the top left. Figure 2: arrow pointing up and right, white circle at the bottom left. Figure 3: arrow pointing down and right, black circle at the bottom right. Figure 4: arrow pointing left, white circle at the top right. Answer figures. (A) arrow pointing up and right, black circle at the top left. (B) arrow pointing right, black circle at the top left. (C) arrow pointing right, white circle at the top left. (D) arrow pointing right, black circle at the top right.](/figures/cgl-009.svg)`,
        hi: String.raw`दिए गए विकल्पों में से उस आकृति को पहचानिए जिसे प्रश्नवाचक चिह्न (?) के स्थान पर रखने पर शृंखला तार्किक रूप से पूरी हो जाएगी।

![चार वर्ग और प्रश्नवाचक चिह्न वाला एक वर्ग। चारों वर्गों के बीच में एक तीर और एक कोने में छोटा वृत्त है। आकृति 1: तीर ऊपर की ओर, काला वृत्त ऊपर बाईं ओर। आकृति 2: तीर ऊपर दाईं ओर, सफ़ेद वृत्त नीचे बाईं ओर। आकृति 3: तीर नीचे दाईं ओर, काला वृत्त नीचे दाईं ओर। आकृति 4: तीर बाईं ओर, सफ़ेद वृत्त ऊपर दाईं ओर। उत्तर आकृतियाँ। (A) तीर ऊपर दाईं ओर, काला वृत्त ऊपर बाईं ओर। (B) तीर दाईं ओर, काला वृत्त ऊपर बाईं ओर। (C) तीर दाईं ओर, सफ़ेद वृत्त ऊपर बाईं ओर। (D) तीर दाईं ओर, काला वृत्त ऊपर दाईं ओर।](/figures/cgl-009.svg)`,
      },
      options: [
        { id: 'a', content: { en: '(A)', hi: '(A)' }, pinned: true },
        { id: 'b', content: { en: '(B)', hi: '(B)' }, pinned: true },
        { id: 'c', content: { en: '(C)', hi: '(C)' }, pinned: true },
        { id: 'd', content: { en: '(D)', hi: '(D)' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Follow one thing at a time.

- **Arrow:** it turns clockwise by 45°, 90°, 135°, so next by 180°: from left to right.
- **Place of the circle:** one corner anticlockwise each time; after the top right comes the top left.
- **Colour:** black, white, black, white, so black.

Only (B) has all three.`,
        hi: String.raw`एक बार में एक ही चीज़ देखिए।

- **तीर:** वह दक्षिणावर्त 45°, 90°, 135° घूमता है, अतः अब 180° घूमेगा: बाईं ओर से दाईं ओर।
- **वृत्त का स्थान:** हर बार एक कोना वामावर्त; ऊपर दाएँ के बाद ऊपर बायाँ कोना।
- **रंग:** काला, सफ़ेद, काला, सफ़ेद, अतः अब काला।

तीनों बातें केवल (B) में हैं।`,
      },
      reasons: {
        a: {
          en: 'Turns the arrow by 135° once more; the turn grows to 180°.',
          hi: 'इसमें तीर फिर 135° घुमाया गया है; अब घुमाव 180° का है।',
        },
        b: {
          en: 'Arrow turned by 180°, circle at the next corner and black.',
          hi: 'तीर 180° घूमा, वृत्त अगले कोने पर और काला।',
        },
        c: {
          en: 'Arrow and place are right, but after white the circle is black.',
          hi: 'तीर और स्थान सही हैं, पर सफ़ेद के बाद वृत्त काला होगा।',
        },
        d: { en: 'The circle has not moved on from the top right corner.', hi: 'वृत्त ऊपर दाएँ कोने से आगे नहीं बढ़ा।' },
      },
    },
    {
      code: 'cgl-010',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'coding-decoding',
      difficulty: 'easy',
      targetSeconds: 25,
      stem: {
        en: String.raw`In a certain code language,

- 'beautiful red flowers bloomed' is coded as 'ta ni so ke'
- 'red bricks are strong' is coded as 'mo ni lu pa'
- 'flowers are soft gifts' is coded as 'pa so vi de'

How will 'flowers are red' be coded in that language?`,
        hi: String.raw`एक निश्चित कूट भाषा में,

- 'सुंदर लाल फूल खिले' को 'ta ni so ke' के रूप में कूटबद्ध किया जाता है
- 'लाल ईंटें मज़बूत हैं' को 'mo ni lu pa' के रूप में कूटबद्ध किया जाता है
- 'फूल कोमल उपहार हैं' को 'pa so vi de' के रूप में कूटबद्ध किया जाता है

उसी भाषा में 'फूल लाल हैं' को किस प्रकार कूटबद्ध किया जाएगा?`,
      },
      options: [
        { id: 'a', content: { en: 'ta so ni', hi: 'ta so ni' } },
        { id: 'b', content: { en: 'so mo ni', hi: 'so mo ni' } },
        { id: 'c', content: { en: 'ke pa so', hi: 'ke pa so' } },
        { id: 'd', content: { en: 'so pa ni', hi: 'so pa ni' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Each of the three words stands in two of the sentences; its code is what the two codes share.

- 'red' (first and second): **ni**
- 'flowers' (first and third): **so**
- 'are' (second and third): **pa**

So 'flowers are red' is so, pa, ni in any order.`,
        hi: String.raw`तीनों शब्द दो-दो वाक्यों में आए हैं; उन दोनों वाक्यों के कूट में जो समान है, वही उस शब्द का कूट है।

- 'लाल' (पहला और दूसरा): **ni**
- 'फूल' (पहला और तीसरा): **so**
- 'हैं' (दूसरा और तीसरा): **pa**

अतः 'फूल लाल हैं' का कूट so, pa, ni है, किसी भी क्रम में।`,
      },
      reasons: {
        a: {
          en: "ta is 'beautiful' or 'bloomed'; the code for 'are' is missing.",
          hi: "ta 'सुंदर' या 'खिले' का कूट है; 'हैं' का कूट नहीं है।",
        },
        b: { en: "mo is 'bricks' or 'strong', not 'are'.", hi: "mo 'ईंटें' या 'मज़बूत' का कूट है, 'हैं' का नहीं।" },
        c: {
          en: "ke is 'beautiful' or 'bloomed'; the code ni for 'red' is missing.",
          hi: "ke 'सुंदर' या 'खिले' का कूट है; 'लाल' का कूट ni नहीं है।",
        },
        d: { en: 'so = flowers, pa = are, ni = red.', hi: 'so = फूल, pa = हैं, ni = लाल।' },
      },
    },
    {
      code: 'cgl-011',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'analogy',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: String.raw`Select the option that is related to the third number in the same way as the second number is related to the first number and the sixth number is related to the fifth number.

6 : 180 :: 8 : ? :: 5 : 100`,
        hi: String.raw`उस विकल्प का चयन कीजिए जो तीसरी संख्या से उसी प्रकार संबंधित है जिस प्रकार दूसरी संख्या पहली संख्या से और छठी संख्या पाँचवीं संख्या से संबंधित है।

6 : 180 :: 8 : ? :: 5 : 100`,
      },
      options: [
        { id: 'a', content: { en: '448', hi: '448' } },
        { id: 'b', content: { en: '384', hi: '384' } },
        { id: 'c', content: { en: '240', hi: '240' } },
        { id: 'd', content: { en: '392', hi: '392' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Divide each pair: $180 \div 6 = 30 = 6 \times 5$ and $100 \div 5 = 20 = 5 \times 4$. So the second number is $n \times n \times (n - 1)$, that is, $n^3 - n^2$.

For 8: $8 \times 8 \times 7 = 448$. Do not take 30 as a fixed multiplier: it fails for 5 : 100.`,
        hi: String.raw`प्रत्येक जोड़े में भाग दीजिए: $180 \div 6 = 30 = 6 \times 5$ और $100 \div 5 = 20 = 5 \times 4$। अतः दूसरी संख्या $n \times n \times (n - 1)$ अर्थात् $n^3 - n^2$ है।

8 के लिए: $8 \times 8 \times 7 = 448$। 30 को स्थिर गुणक मत मानिए: 5 : 100 में वह लागू नहीं होता।`,
      },
      reasons: {
        a: {
          en: '8 × 8 × 7 = 448, as 6 × 6 × 5 = 180 and 5 × 5 × 4 = 100.',
          hi: '8 × 8 × 7 = 448, जैसे 6 × 6 × 5 = 180 और 5 × 5 × 4 = 100।',
        },
        b: { en: '384 = 8 × 8 × 6 goes down by 2 in place of 1.', hi: '384 = 8 × 8 × 6 में 1 के बजाय 2 घटाया गया है।' },
        c: { en: '240 = 8 × 30 uses the multiplier of 6 again.', hi: '240 = 8 × 30 में 6 वाला गुणक ही फिर लगाया गया है।' },
        d: { en: '392 = 8 × 7 × 7 squares 7 and not 8.', hi: '392 = 8 × 7 × 7 में 8 के बजाय 7 का वर्ग लिया गया है।' },
      },
    },
    {
      code: 'cgl-012',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'mathematical-operations',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: String.raw`What will come in place of the question mark (?) in the following equation, if '+' and '×' are interchanged and '−' and '÷' are interchanged?

35 ÷ 7 × 12 − 4 + 3 = ?`,
        hi: String.raw`यदि '+' और '×' को आपस में बदल दिया जाए तथा '−' और '÷' को आपस में बदल दिया जाए, तो निम्नलिखित समीकरण में प्रश्नवाचक चिह्न (?) के स्थान पर क्या आएगा?

35 ÷ 7 × 12 − 4 + 3 = ?`,
      },
      options: [
        { id: 'a', content: { en: '30', hi: '30' } },
        { id: 'b', content: { en: '19', hi: '19' } },
        { id: 'c', content: { en: '37', hi: '37' } },
        { id: 'd', content: { en: '29', hi: '29' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Write the equation anew with the signs changed:

$35 - 7 + 12 \div 4 \times 3$

Division and multiplication first, from left to right: $12 \div 4 = 3$, $3 \times 3 = 9$. Then $35 - 7 + 9 = 37$.`,
        hi: String.raw`चिह्न बदलकर समीकरण फिर से लिखिए:

$35 - 7 + 12 \div 4 \times 3$

पहले भाग और गुणा, बाएँ से दाएँ: $12 \div 4 = 3$, $3 \times 3 = 9$। फिर $35 - 7 + 9 = 37$।`,
      },
      reasons: {
        a: {
          en: 'Works from left to right without BODMAS: 40 ÷ 4 × 3.',
          hi: 'BODMAS के बिना बाएँ से दाएँ हल किया गया है: 40 ÷ 4 × 3।',
        },
        b: { en: 'Takes 7 + 9 together: 35 − 16.', hi: '7 + 9 को पहले जोड़ लिया गया है: 35 − 16।' },
        c: { en: '35 − 7 + 9, as 12 ÷ 4 × 3 is 9.', hi: '35 − 7 + 9, क्योंकि 12 ÷ 4 × 3 = 9 है।' },
        d: {
          en: 'Multiplies 4 × 3 first: 12 ÷ 12 = 1, then 35 − 7 + 1.',
          hi: 'पहले 4 × 3 कर लिया गया: 12 ÷ 12 = 1, फिर 35 − 7 + 1।',
        },
      },
    },
    {
      code: 'cgl-013',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'order-and-ranking',
      difficulty: 'hard',
      targetSeconds: 80,
      stem: {
        en: 'Seven boxes P, Q, R, S, T, U and V are kept one over the other, but not necessarily in the same order. S is kept immediately below Q. Only three boxes are kept between Q and T. Only two boxes are kept between P and S. V is kept above R, and only one box is kept between them. U is kept above T. Which box is kept third from the bottom?',
        hi: 'सात बॉक्स P, Q, R, S, T, U और V एक के ऊपर एक रखे गए हैं, लेकिन ज़रूरी नहीं कि इसी क्रम में हों। S को Q के ठीक नीचे रखा गया है। Q और T के बीच केवल तीन बॉक्स रखे गए हैं। P और S के बीच केवल दो बॉक्स रखे गए हैं। V को R के ऊपर रखा गया है और इन दोनों के बीच केवल एक बॉक्स रखा गया है। U को T के ऊपर रखा गया है। नीचे से तीसरे स्थान पर कौन-सा बॉक्स रखा गया है?',
      },
      options: [
        { id: 'a', content: { en: 'P', hi: 'P' } },
        { id: 'b', content: { en: 'R', hi: 'R' } },
        { id: 'c', content: { en: 'V', hi: 'V' } },
        { id: 'd', content: { en: 'Q', hi: 'Q' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Number the places 1 (top) to 7. U is above T, so T is not at 1.

- **T below Q:** T is three places below S, so P must be three places above S: Q 3, S 4, P 1, T 7. Places 2, 5 and 6 are left, and V and R cannot have just one box between them there. Not possible.
- **T above Q:** T at 2 and Q at 6, or T at 3 and Q at 7; the second leaves no place for S below Q. So T 2, Q 6, S 7, P 4, U 1 and, with V above R, V 3 and R 5.

From the top: **U, T, V, P, R, Q, S**. Third from the bottom is R. Begin with the pair that leaves the fewest cases (Q, S, T).`,
        hi: String.raw`स्थानों को 1 (सबसे ऊपर) से 7 तक लिखिए। U, T के ऊपर है, इसलिए T स्थान 1 पर नहीं है।

- **T, Q के नीचे:** तब T, S से तीन स्थान नीचे है, इसलिए P को S से तीन स्थान ऊपर होना होगा: Q 3, S 4, P 1, T 7। स्थान 2, 5 और 6 बचते हैं, जहाँ V और R के बीच केवल एक बॉक्स नहीं हो सकता। यह संभव नहीं।
- **T, Q के ऊपर:** T 2 और Q 6, या T 3 और Q 7; दूसरी स्थिति में Q के नीचे S के लिए जगह नहीं बचती। अतः T 2, Q 6, S 7, P 4, U 1 और V के R से ऊपर होने से V 3 तथा R 5।

ऊपर से क्रम: **U, T, V, P, R, Q, S**। नीचे से तीसरा R है। शुरुआत उन बॉक्सों से कीजिए जिनकी संभावनाएँ सबसे कम हैं (Q, S, T)।`,
      },
      reasons: {
        a: { en: 'P is in the middle: fourth from either end.', hi: 'P बीच में है: दोनों छोरों से चौथा।' },
        b: { en: 'From the top the order is U, T, V, P, R, Q, S.', hi: 'ऊपर से क्रम U, T, V, P, R, Q, S है।' },
        c: { en: 'V is third from the top, not from the bottom.', hi: 'V ऊपर से तीसरा है, नीचे से नहीं।' },
        d: { en: 'Q is second from the bottom, just above S.', hi: 'Q नीचे से दूसरा है, S के ठीक ऊपर।' },
      },
    },
    {
      code: 'cgl-014',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'paper-folding',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: String.raw`The sequence of folding a piece of square paper and the manner in which the folded paper has been cut is shown in figures 1, 2 and 3. How would this paper look when unfolded?

![Figure 1: a square; its right half is folded over the left half. Figure 2: the lower half of the left half is folded up over its upper half. Figure 3: the folded paper is now the top left quarter of the square; in it a triangle that points up is cut out near the outer (top left) corner, and a round hole is punched near the inner corner, which is the centre of the square. Answer figures, each a square with four triangles and four round holes. (A) triangles near the four corners, all pointing up; holes around the centre. (B) holes near the four corners; triangles around the centre, the upper two pointing up, the lower two pointing down. (C) triangles near the four corners, the upper two pointing up, the lower two pointing down; holes around the centre. (D) triangles near the four corners, the upper two pointing down, the lower two pointing up; holes around the centre.](/figures/cgl-014.svg)`,
        hi: String.raw`एक वर्गाकार काग़ज़ को मोड़ने का क्रम और मुड़े हुए काग़ज़ को काटने का तरीक़ा आकृति 1, 2 और 3 में दिखाया गया है। खोलने पर यह काग़ज़ कैसा दिखाई देगा?

![आकृति 1: एक वर्ग, जिसका दायाँ आधा भाग बाएँ आधे भाग पर मोड़ा गया है। आकृति 2: बाएँ आधे भाग का निचला हिस्सा ऊपरी हिस्से पर मोड़ा गया है। आकृति 3: मुड़ा हुआ काग़ज़ अब वर्ग का ऊपरी बायाँ चौथाई भाग है; उसमें बाहरी (ऊपरी बाएँ) कोने के पास ऊपर की ओर नोक वाला एक त्रिभुज काटा गया है और भीतरी कोने के पास, जो वर्ग का केंद्र है, एक गोल छेद किया गया है। उत्तर आकृतियाँ, प्रत्येक में चार त्रिभुज और चार गोल छेद। (A) त्रिभुज चारों कोनों के पास, सबकी नोक ऊपर; छेद केंद्र के चारों ओर। (B) छेद चारों कोनों के पास; त्रिभुज केंद्र के चारों ओर, ऊपर वाले दो की नोक ऊपर, नीचे वाले दो की नोक नीचे। (C) त्रिभुज चारों कोनों के पास, ऊपर वाले दो की नोक ऊपर, नीचे वाले दो की नोक नीचे; छेद केंद्र के चारों ओर। (D) त्रिभुज चारों कोनों के पास, ऊपर वाले दो की नोक नीचे, नीचे वाले दो की नोक ऊपर; छेद केंद्र के चारों ओर।](/figures/cgl-014.svg)`,
      },
      options: [
        { id: 'a', content: { en: '(A)', hi: '(A)' }, pinned: true },
        { id: 'b', content: { en: '(B)', hi: '(B)' }, pinned: true },
        { id: 'c', content: { en: '(C)', hi: '(C)' }, pinned: true },
        { id: 'd', content: { en: '(D)', hi: '(D)' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Unfold in the reverse order; each fold line works as a mirror.

- Opening the second fold mirrors the cuts downwards: the lower triangle points **down**, the hole comes just below the centre line.
- Opening the first fold mirrors all this to the right: the triangles keep pointing up and down.

Triangles in the corners, holes around the centre: (C).`,
        hi: String.raw`मोड़ को उलटे क्रम में खोलिए; मोड़ की हर रेखा दर्पण का काम करती है।

- दूसरा मोड़ खोलने पर कटाव नीचे की ओर प्रतिबिंबित होते हैं: नीचे वाले त्रिभुज की नोक **नीचे** हो जाती है और छेद मध्य रेखा के ठीक नीचे आता है।
- पहला मोड़ खोलने पर यह सब दाईं ओर प्रतिबिंबित होता है: त्रिभुजों की नोक ऊपर-नीचे वैसी ही रहती है।

त्रिभुज कोनों में, छेद केंद्र के चारों ओर: (C)।`,
      },
      reasons: {
        a: {
          en: 'The lower triangles were copied, not mirrored; they must point down.',
          hi: 'नीचे वाले त्रिभुज प्रतिबिंबित नहीं, ज्यों-के-त्यों रखे गए हैं; उनकी नोक नीचे होनी चाहिए।',
        },
        b: {
          en: 'The places are exchanged: the hole lies at the centre, the triangle at the corner.',
          hi: 'स्थान आपस में बदल गए हैं: छेद केंद्र के पास और त्रिभुज कोने के पास है।',
        },
        c: { en: 'Both cuts are mirrored in both fold lines.', hi: 'दोनों कटाव मोड़ की दोनों रेखाओं में प्रतिबिंबित हैं।' },
        d: {
          en: 'The upper left triangle points down here; it was cut pointing up.',
          hi: 'यहाँ ऊपरी बाएँ त्रिभुज की नोक नीचे है; वह नोक ऊपर करके काटा गया था।',
        },
      },
    },
    {
      code: 'cgl-015',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'letter-series',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Select the combination of letters that, when sequentially placed in the blanks of the given series, will complete the series.

x _ z z _ z _ x _ x y _`,
        hi: String.raw`अक्षरों के उस संयोजन का चयन कीजिए जिसे दी गई शृंखला के रिक्त स्थानों में क्रमिक रूप से रखने पर शृंखला पूरी हो जाएगी।

x _ z z _ z _ x _ x y _`,
      },
      options: [
        { id: 'a', content: { en: 'yyxzy', hi: 'yyxzy' } },
        { id: 'b', content: { en: 'yxyzx', hi: 'yxyzx' } },
        { id: 'c', content: { en: 'zyxzy', hi: 'zyxzy' } },
        { id: 'd', content: { en: 'yyzxx', hi: 'yyzxx' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`There are 12 letters, so try three groups of four: x _ z z / _ z _ x / _ x y _.

The first group ends in zz. With y in its blank it is x y z z. Moving every letter on by one (x → y → z → x) gives the second group y z x x, which fits _ z _ x, and then the third, z x y y, which fits _ x y _.

Series: x **y** z z / **y** z **x** x / **z** x y **y**. Blanks: yyxzy.`,
        hi: String.raw`कुल 12 अक्षर हैं, इसलिए चार-चार के तीन समूह बनाइए: x _ z z / _ z _ x / _ x y _।

पहले समूह के अंत में zz है। उसके रिक्त स्थान में y रखने पर x y z z बनता है। हर अक्षर को एक आगे बढ़ाने पर (x → y → z → x) दूसरा समूह y z x x मिलता है, जो _ z _ x से मेल खाता है, और फिर तीसरा समूह z x y y, जो _ x y _ से मेल खाता है।

शृंखला: x **y** z z / **y** z **x** x / **z** x y **y**। रिक्त स्थान: yyxzy।`,
      },
      reasons: {
        a: { en: 'The groups are xyzz, yzxx and zxyy.', hi: 'समूह xyzz, yzxx और zxyy हैं।' },
        b: {
          en: 'The second group would be xzyx; it does not follow from xyzz.',
          hi: 'दूसरा समूह xzyx बनता है, जो xyzz से नहीं निकलता।',
        },
        c: {
          en: 'The first group would be xzzz, while the third is zxyy.',
          hi: 'पहला समूह xzzz बनता है, जबकि तीसरा zxyy है।',
        },
        d: {
          en: 'The second group would be yzzx; only its last letter should be doubled.',
          hi: 'दूसरा समूह yzzx बनता है, जबकि उसका अंतिम अक्षर ही दो बार आना चाहिए।',
        },
      },
    },
    {
      code: 'cgl-016',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'venn-diagram',
      difficulty: 'easy',
      targetSeconds: 25,
      stem: {
        en: String.raw`In the following diagram the triangle represents 'teachers', the circle represents 'athletes' and the rectangle represents 'women'. The numbers show how many persons are in each part. How many athletes are women or teachers, but **not** both?

![A circle, a triangle and a rectangle that overlap. Only circle 11, only triangle 13, only rectangle 17, circle and triangle only 6, circle and rectangle only 8, triangle and rectangle only 9, all three 5.](/figures/cgl-016.svg)`,
        hi: String.raw`निम्नलिखित आरेख में त्रिभुज 'शिक्षकों' को, वृत्त 'खिलाड़ियों' को और आयत 'महिलाओं' को निरूपित करता है। संख्याएँ प्रत्येक भाग में व्यक्तियों की संख्या दर्शाती हैं। कितने खिलाड़ी ऐसे हैं जो महिला हैं या शिक्षक हैं, परंतु दोनों **नहीं** हैं?

![एक वृत्त, एक त्रिभुज और एक आयत, जो एक-दूसरे को काटते हैं। केवल वृत्त 11, केवल त्रिभुज 13, केवल आयत 17, केवल वृत्त और त्रिभुज 6, केवल वृत्त और आयत 8, केवल त्रिभुज और आयत 9, तीनों 5।](/figures/cgl-016.svg)`,
      },
      options: [
        { id: 'a', content: { en: '19', hi: '19' } },
        { id: 'b', content: { en: '23', hi: '23' } },
        { id: 'c', content: { en: '25', hi: '25' } },
        { id: 'd', content: { en: '14', hi: '14' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Stay inside the circle (athletes): its parts are 11, 6, 8 and 5.

- 6 are also in the triangle: teachers, not women
- 8 are also in the rectangle: women, not teachers
- 5 are in all three, so they are both: leave them out; 11 are neither

$6 + 8 = 14$. The 9 lies outside the circle and does not count.`,
        hi: String.raw`वृत्त (खिलाड़ी) के भीतर ही देखिए: उसके भाग 11, 6, 8 और 5 हैं।

- 6 त्रिभुज में भी हैं: शिक्षक हैं, महिला नहीं
- 8 आयत में भी हैं: महिला हैं, शिक्षक नहीं
- 5 तीनों में हैं, अर्थात् दोनों हैं: इन्हें छोड़ दीजिए; 11 न महिला हैं, न शिक्षक

$6 + 8 = 14$। 9 वृत्त के बाहर है, इसलिए नहीं गिना जाएगा।`,
      },
      reasons: {
        a: { en: '19 = 6 + 8 + 5 counts the 5 who are both.', hi: '19 = 6 + 8 + 5 में वे 5 भी गिने गए हैं जो दोनों हैं।' },
        b: {
          en: '23 = 6 + 8 + 9 counts the 9 women teachers who are not athletes.',
          hi: '23 = 6 + 8 + 9 में वे 9 महिला शिक्षक भी गिनी गई हैं जो खिलाड़ी नहीं हैं।',
        },
        c: {
          en: '25 = 11 + 6 + 8 counts the 11 who are neither women nor teachers.',
          hi: '25 = 11 + 6 + 8 में वे 11 भी गिने गए हैं जो न महिला हैं, न शिक्षक।',
        },
        d: {
          en: '14 = 6 + 8, the athletes in exactly one of the other two.',
          hi: '14 = 6 + 8, वे खिलाड़ी जो शेष दो में से ठीक एक में हैं।',
        },
      },
    },
    {
      code: 'cgl-017',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'coding-decoding',
      difficulty: 'hard',
      targetSeconds: 80,
      stem: {
        en: "In a certain code language, 'GRAPE' is coded as '46' and 'LEMON' is coded as '62'. How will 'PEACH' be coded in that language?",
        hi: "एक निश्चित कूट भाषा में 'GRAPE' को '46' और 'LEMON' को '62' के रूप में कूटबद्ध किया जाता है। उसी भाषा में 'PEACH' को किस प्रकार कूटबद्ध किया जाएगा?",
      },
      options: [
        { id: 'a', content: { en: '57', hi: '57' } },
        { id: 'b', content: { en: '102', hi: '102' } },
        { id: 'c', content: { en: '60', hi: '60' } },
        { id: 'd', content: { en: '75', hi: '75' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Neither the sum of the places (GRAPE 47, LEMON 59) nor that of the places from the end (88, 76) fits. So treat vowels and consonants differently.

Vowel: place from the beginning. Consonant: place from the end, that is, 27 − place.

- GRAPE: $20 + 9 + 1 + 11 + 5 = 46$
- LEMON: $15 + 5 + 14 + 15 + 13 = 62$
- PEACH: $11 + 5 + 1 + 24 + 19 = 60$`,
        hi: String.raw`न तो अक्षरों के क्रमांकों का योग (GRAPE 47, LEMON 59) ठीक बैठता है, न अंत से क्रमांकों का योग (88, 76)। इसलिए स्वरों और व्यंजनों को अलग-अलग लीजिए।

स्वर: आरंभ से क्रमांक। व्यंजन: अंत से क्रमांक, अर्थात् 27 − क्रमांक।

- GRAPE: $20 + 9 + 1 + 11 + 5 = 46$
- LEMON: $15 + 5 + 14 + 15 + 13 = 62$
- PEACH: $11 + 5 + 1 + 24 + 19 = 60$`,
      },
      reasons: {
        a: {
          en: 'Takes the consonants from 26 in place of 27, and loses 3.',
          hi: 'व्यंजनों को 27 के बजाय 26 में से घटाया गया है, जिससे 3 कम हो गए।',
        },
        b: { en: 'Counts all the letters from the end, the vowels too.', hi: 'इसमें स्वर सहित सभी अक्षर अंत से गिने गए हैं।' },
        c: {
          en: 'Vowels 5 + 1 from the beginning, consonants 11 + 24 + 19 from the end.',
          hi: 'स्वर आरंभ से 5 + 1, व्यंजन अंत से 11 + 24 + 19।',
        },
        d: {
          en: 'Changes the roles: vowels from the end, consonants from the beginning.',
          hi: 'भूमिकाएँ बदल गई हैं: स्वर अंत से और व्यंजन आरंभ से गिने गए हैं।',
        },
      },
    },
    {
      code: 'cgl-018',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'classification',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: String.raw`Three of the following four number-triads are alike in a certain way. Select the one that is different.

(**Note:** Operations should be performed on the whole numbers, without breaking down the numbers into their constituent digits. E.g. 13: operations such as adding to, subtracting from or multiplying 13 can be performed. Breaking down 13 into 1 and 3 and then performing mathematical operations on 1 and 3 is not allowed.)`,
        hi: String.raw`निम्नलिखित चार संख्या-त्रिकों में से तीन किसी प्रकार से समान हैं। उस त्रिक का चयन कीजिए जो भिन्न है।

(**नोट:** संख्याओं को उनके घटक अंकों में अलग किए बिना, पूर्ण संख्याओं पर संक्रियाएँ की जानी चाहिए। उदाहरण के लिए 13: 13 में जोड़ना, घटाना या गुणा करना जैसी संक्रियाएँ की जा सकती हैं। 13 को 1 और 3 में अलग करके 1 और 3 पर गणितीय संक्रियाएँ करने की अनुमति नहीं है।)`,
      },
      options: [
        { id: 'a', content: { en: '(8, 36, 10)', hi: '(8, 36, 10)' } },
        { id: 'b', content: { en: '(13, 44, 9)', hi: '(13, 44, 9)' } },
        { id: 'c', content: { en: '(17, 62, 14)', hi: '(17, 62, 14)' } },
        { id: 'd', content: { en: '(6, 42, 16)', hi: '(6, 42, 16)' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Look for what the outer numbers make of the middle one: $36 = 2 \times 18$ and $18 = 8 + 10$. So the middle number is twice the sum of the outer two.

- $2(13 + 9) = 44$
- $2(17 + 14) = 62$
- $2(6 + 16) = 44$, but 42 is given

So (6, 42, 16) is different.`,
        hi: String.raw`देखिए कि बाहर की दो संख्याओं से बीच की संख्या कैसे बनती है: $36 = 2 \times 18$ और $18 = 8 + 10$। अतः बीच की संख्या बाहर की दोनों संख्याओं के योग की दुगुनी है।

- $2(13 + 9) = 44$
- $2(17 + 14) = 62$
- $2(6 + 16) = 44$, पर 42 दिया है

अतः (6, 42, 16) भिन्न है।`,
      },
      reasons: {
        a: { en: '2 × (8 + 10) = 36: it keeps the rule.', hi: '2 × (8 + 10) = 36: नियम का पालन होता है।' },
        b: { en: '2 × (13 + 9) = 44: it keeps the rule.', hi: '2 × (13 + 9) = 44: नियम का पालन होता है।' },
        c: { en: '2 × (17 + 14) = 62: it keeps the rule.', hi: '2 × (17 + 14) = 62: नियम का पालन होता है।' },
        d: { en: '2 × (6 + 16) = 44, not 42.', hi: '2 × (6 + 16) = 44 होता है, 42 नहीं।' },
      },
    },
    {
      code: 'cgl-019',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'cubes-and-dice',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Two different positions of the same dice, with faces numbered 1 to 6, are shown. Which number is on the face opposite to the face with 4?

![Two views of a dice. First view: 4 on the top, 1 on the front, 2 on the right side. Second view: 3 on the top, 2 on the front, 5 on the right side.](/figures/cgl-019.svg)`,
        hi: String.raw`एक पासे के फलकों पर 1 से 6 तक की संख्याएँ लिखी हैं। इसी पासे की दो अलग-अलग स्थितियाँ दिखाई गई हैं। 4 वाले फलक के विपरीत फलक पर कौन-सी संख्या है?

![एक पासे के दो दृश्य। पहला दृश्य: ऊपर 4, सामने 1, दाईं ओर 2। दूसरा दृश्य: ऊपर 3, सामने 2, दाईं ओर 5।](/figures/cgl-019.svg)`,
      },
      options: [
        { id: 'a', content: { en: '3', hi: '3' } },
        { id: 'b', content: { en: '5', hi: '5' } },
        { id: 'c', content: { en: '1', hi: '1' } },
        { id: 'd', content: { en: '6', hi: '6' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`One number, 2, is seen in both positions. Start at it and read the visible faces clockwise in each.

- First: 2 → 1 → 4
- Second: 2 → 3 → 5

Numbers in the same place are opposite: 1 and 3, 4 and **5**. The two that are left, 2 and 6, are opposite too.

Clockwise order on the page: top, right, front.`,
        hi: String.raw`दोनों स्थितियों में एक संख्या 2 समान है। उसी से शुरू करके दोनों में दिखने वाले फलकों को दक्षिणावर्त पढ़िए।

- पहली: 2 → 1 → 4
- दूसरी: 2 → 3 → 5

एक ही स्थान पर आने वाली संख्याएँ विपरीत होती हैं: 1 और 3, 4 और **5**। बची हुई 2 और 6 भी विपरीत हैं।

काग़ज़ पर दक्षिणावर्त क्रम है: ऊपर, दायाँ, सामने।`,
      },
      reasons: {
        a: {
          en: '3 is opposite 1; this reads one of the two positions anticlockwise.',
          hi: '3, 1 के विपरीत है; इसमें एक स्थिति को वामावर्त पढ़ा गया है।',
        },
        b: {
          en: 'Clockwise from 2: 2, 1, 4 and 2, 3, 5; so 4 and 5 are opposite.',
          hi: '2 से दक्षिणावर्त: 2, 1, 4 और 2, 3, 5; अतः 4 और 5 विपरीत हैं।',
        },
        c: { en: '1 is seen together with 4, so it is next to it.', hi: '1, 4 के साथ दिख रहा है, इसलिए उससे सटा हुआ है।' },
        d: {
          en: '6, which is seen in neither position, is opposite the common number 2.',
          hi: '6, जो किसी स्थिति में नहीं दिखा, समान संख्या 2 के विपरीत है।',
        },
      },
    },
    {
      code: 'cgl-020',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'syllogism',
      difficulty: 'hard',
      targetSeconds: 45,
      stem: {
        en: String.raw`Three statements are given, followed by three conclusions numbered I, II and III. Assuming the statements to be true, even if they seem to be at variance with commonly known facts, decide which of the conclusions logically follow(s) from the statements.

**Statements:**

Some inks are not dyes.

All paints are dyes.

All dyes are colours.

**Conclusions:**

I. Some inks are not colours.

II. Some inks are not paints.

III. Some colours are not inks.`,
        hi: String.raw`तीन कथन और उनके बाद तीन निष्कर्ष I, II और III दिए गए हैं। कथनों को सत्य मानते हुए, भले ही वे सामान्यतः ज्ञात तथ्यों से भिन्न प्रतीत होते हों, तय कीजिए कि कौन-सा/से निष्कर्ष कथनों का तार्किक रूप से अनुसरण करता है/करते हैं।

**कथन:**

कुछ स्याहियाँ डाई नहीं हैं।

सभी पेंट डाई हैं।

सभी डाई रंग हैं।

**निष्कर्ष:**

I. कुछ स्याहियाँ रंग नहीं हैं।

II. कुछ स्याहियाँ पेंट नहीं हैं।

III. कुछ रंग स्याहियाँ नहीं हैं।`,
      },
      options: [
        { id: 'a', content: { en: 'Only II follows', hi: 'केवल II अनुसरण करता है' } },
        { id: 'b', content: { en: 'Only I and II follow', hi: 'केवल I और II अनुसरण करते हैं' } },
        { id: 'c', content: { en: 'Only II and III follow', hi: 'केवल II और III अनुसरण करते हैं' } },
        { id: 'd', content: { en: 'Only I and III follow', hi: 'केवल I और III अनुसरण करते हैं' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Draw 'paints' inside 'dyes' and 'dyes' inside 'colours'. Some inks lie outside 'dyes'; nothing more is known of inks.

- **I:** the inks outside 'dyes' may still lie in the rest of 'colours'. It does not follow.
- **II:** what is outside 'dyes' is also outside the smaller circle 'paints'. It follows.
- **III:** 'inks' may be so large that all colours are inks. It does not follow.

'Some … are not' passes down to a smaller circle, never up to a larger one, and it cannot be turned round.`,
        hi: String.raw`'पेंट' का वृत्त 'डाई' के भीतर और 'डाई' का वृत्त 'रंग' के भीतर बनाइए। कुछ स्याहियाँ 'डाई' से बाहर हैं; स्याहियों के बारे में इससे अधिक कुछ ज्ञात नहीं।

- **I:** जो स्याहियाँ 'डाई' से बाहर हैं, वे 'रंग' के शेष भाग में हो सकती हैं। यह अनुसरण नहीं करता।
- **II:** जो 'डाई' से बाहर है, वह छोटे वृत्त 'पेंट' से भी बाहर है। यह अनुसरण करता है।
- **III:** 'स्याही' का वृत्त इतना बड़ा हो सकता है कि सभी रंग उसमें आ जाएँ। यह अनुसरण नहीं करता।

'कुछ … नहीं हैं' वाली बात छोटे वृत्त पर लागू होती है, बड़े पर नहीं, और उसे उलटकर भी नहीं कहा जा सकता।`,
      },
      reasons: {
        a: {
          en: 'Inks that are not dyes cannot be paints, for all paints are dyes; nothing else is certain.',
          hi: 'जो स्याहियाँ डाई नहीं हैं, वे पेंट नहीं हो सकतीं, क्योंकि सभी पेंट डाई हैं; और कुछ निश्चित नहीं है।',
        },
        b: {
          en: "II is right, but I stretches 'not dyes' to the larger circle of colours.",
          hi: "II सही है, पर I में 'डाई नहीं' को बड़े वृत्त 'रंग' पर लागू कर दिया गया है।",
        },
        c: {
          en: 'II is right, but III is not certain: all colours may be inks.',
          hi: 'II सही है, पर III निश्चित नहीं: सभी रंग स्याहियाँ हो सकते हैं।',
        },
        d: {
          en: 'Neither I nor III is certain, and II, which is certain, is left out.',
          hi: 'I और III दोनों निश्चित नहीं हैं, और II, जो निश्चित है, छूट गया है।',
        },
      },
    },
    {
      code: 'cgl-021',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'alphanumeric-series',
      difficulty: 'easy',
      targetSeconds: 20,
      stem: {
        en: String.raw`Which letter-number cluster will replace the question mark (?) to complete the given series?

BK5, EN11, HQ23, KT47, ?`,
        hi: String.raw`कौन-सा अक्षर-संख्या समूह प्रश्नवाचक चिह्न (?) के स्थान पर आकर दी गई शृंखला को पूरा करेगा?

BK5, EN11, HQ23, KT47, ?`,
      },
      options: [
        { id: 'a', content: { en: 'NW94', hi: 'NW94' } },
        { id: 'b', content: { en: 'MV95', hi: 'MV95' } },
        { id: 'c', content: { en: 'NW95', hi: 'NW95' } },
        { id: 'd', content: { en: 'NX93', hi: 'NX93' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Take the three parts one by one.

- First letter, +3: B, E, H, K, **N**
- Second letter, +3: K, N, Q, T, **W**
- Number, $\times 2 + 1$: 5, 11, 23, 47, **95**

So NW95.`,
        hi: String.raw`तीनों भागों को अलग-अलग लीजिए।

- पहला अक्षर, +3: B, E, H, K, **N**
- दूसरा अक्षर, +3: K, N, Q, T, **W**
- संख्या, $\times 2 + 1$: 5, 11, 23, 47, **95**

अतः NW95।`,
      },
      reasons: {
        a: { en: '94 is only twice 47; the 1 was not added.', hi: '94 केवल 47 का दुगुना है; 1 नहीं जोड़ा गया।' },
        b: { en: 'The letters move by 2 in the last step in place of 3.', hi: 'अंतिम चरण में अक्षर 3 के बजाय 2 स्थान बढ़े हैं।' },
        c: { en: 'K + 3 = N, T + 3 = W, 47 × 2 + 1 = 95.', hi: 'K + 3 = N, T + 3 = W, 47 × 2 + 1 = 95।' },
        d: {
          en: 'T + 3 is W, and 1 is added to 94, not taken away.',
          hi: 'T + 3 = W है, और 94 में 1 जोड़ा जाता है, घटाया नहीं।',
        },
      },
    },
    {
      code: 'cgl-022',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'blood-relations',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: 'Pointing to a girl in a photograph, Vikrant said, "Her mother\'s only brother is the only son of my mother\'s father-in-law." How is the girl related to Vikrant?',
        hi: 'एक तस्वीर में एक लड़की की ओर संकेत करते हुए विक्रांत ने कहा, "इसकी माँ का इकलौता भाई मेरी माँ के ससुर का इकलौता पुत्र है।" वह लड़की विक्रांत से किस प्रकार संबंधित है?',
      },
      options: [
        { id: 'a', content: { en: "Mother's brother's daughter", hi: 'ममेरी बहन (मामा की पुत्री)' } },
        { id: 'b', content: { en: "Father's sister's daughter", hi: 'फुफेरी बहन (बुआ की पुत्री)' } },
        { id: 'c', content: { en: "Father's brother's daughter", hi: 'चचेरी बहन (चाचा की पुत्री)' } },
        { id: 'd', content: { en: "Mother's sister's daughter", hi: 'मौसेरी बहन (मौसी की पुत्री)' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Begin from the end. 'My mother's father-in-law' is Vikrant's father's father; his only son is Vikrant's **father**.

So the brother of the girl's mother is Vikrant's father, and her mother is his sister. The girl is the **father's sister's daughter**.

The trap: 'mother's father-in-law' leads to the father's family, not the mother's.`,
        hi: String.raw`अंत से शुरू कीजिए। 'मेरी माँ के ससुर' विक्रांत के दादा हैं; उनके इकलौते पुत्र विक्रांत के **पिता** हैं।

अर्थात् लड़की की माँ के भाई विक्रांत के पिता हैं, इसलिए लड़की की माँ विक्रांत की बुआ है। अतः लड़की उसकी **फुफेरी बहन** है।

ध्यान रखिए: 'माँ के ससुर' से पिता का परिवार जुड़ता है, माँ का नहीं।`,
      },
      reasons: {
        a: {
          en: "This takes the mother's father-in-law for the mother's father.",
          hi: 'इसमें माँ के ससुर को माँ का पिता मान लिया गया है।',
        },
        b: { en: "The girl's mother is the sister of Vikrant's father.", hi: 'लड़की की माँ, विक्रांत के पिता की बहन है।' },
        c: {
          en: 'The father is an only son, so he has no brother.',
          hi: 'पिता इकलौते पुत्र हैं, इसलिए उनका कोई भाई नहीं है।',
        },
        d: {
          en: "The girl's mother is the father's sister, not the mother's.",
          hi: 'लड़की की माँ विक्रांत के पिता की बहन है, माँ की नहीं।',
        },
      },
    },
    {
      code: 'cgl-023',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'analogy',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Select the set in which the numbers are related in the same way as are the numbers of the given sets.

(6, 83, 11), (9, 49, 4)

(**Note:** Operations should be performed on the whole numbers, without breaking down the numbers into their constituent digits. E.g. 13: operations such as adding to, subtracting from or multiplying 13 can be performed. Breaking down 13 into 1 and 3 and then performing mathematical operations on 1 and 3 is not allowed.)`,
        hi: String.raw`उस समुच्चय का चयन कीजिए जिसमें संख्याएँ उसी प्रकार संबंधित हैं जिस प्रकार दिए गए समुच्चयों की संख्याएँ संबंधित हैं।

(6, 83, 11), (9, 49, 4)

(**नोट:** संख्याओं को उनके घटक अंकों में अलग किए बिना, पूर्ण संख्याओं पर संक्रियाएँ की जानी चाहिए। उदाहरण के लिए 13: 13 में जोड़ना, घटाना या गुणा करना जैसी संक्रियाएँ की जा सकती हैं। 13 को 1 और 3 में अलग करके 1 और 3 पर गणितीय संक्रियाएँ करने की अनुमति नहीं है।)`,
      },
      options: [
        { id: 'a', content: { en: '(5, 72, 12)', hi: '(5, 72, 12)' } },
        { id: 'b', content: { en: '(10, 40, 3)', hi: '(10, 40, 3)' } },
        { id: 'c', content: { en: '(13, 61, 4)', hi: '(13, 61, 4)' } },
        { id: 'd', content: { en: '(7, 71, 8)', hi: '(7, 71, 8)' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Compare the middle number with the product of the outer two: $6 \times 11 = 66$ and $83 - 66 = 17 = 6 + 11$; $9 \times 4 = 36$ and $49 - 36 = 13 = 9 + 4$.

Rule: middle = product + sum of the outer numbers.

- $7 \times 8 + (7 + 8) = 56 + 15 = 71$: fits
- In place of 72, 40 and 61 the rule gives 77, 43 and 69.

Shortcut: middle + 1 = (first + 1)(third + 1), e.g. $84 = 7 \times 12$, $72 = 8 \times 9$.`,
        hi: String.raw`बीच की संख्या की तुलना बाहर की दोनों संख्याओं के गुणनफल से कीजिए: $6 \times 11 = 66$ और $83 - 66 = 17 = 6 + 11$; $9 \times 4 = 36$ और $49 - 36 = 13 = 9 + 4$।

नियम: बीच की संख्या = बाहर की संख्याओं का गुणनफल + योग।

- $7 \times 8 + (7 + 8) = 56 + 15 = 71$: सही है
- 72, 40 और 61 के स्थान पर नियम से 77, 43 और 69 आते हैं।

छोटा तरीक़ा: बीच + 1 = (पहली + 1)(तीसरी + 1), जैसे $84 = 7 \times 12$, $72 = 8 \times 9$।`,
      },
      reasons: {
        a: {
          en: '72 = 60 + 12 adds only the third number to the product; 77 is needed.',
          hi: '72 = 60 + 12 में गुणनफल में केवल तीसरी संख्या जुड़ी है; 77 चाहिए।',
        },
        b: {
          en: '40 = 30 + 10 adds only the first number to the product; 43 is needed.',
          hi: '40 = 30 + 10 में गुणनफल में केवल पहली संख्या जुड़ी है; 43 चाहिए।',
        },
        c: {
          en: '61 = 52 + 9 adds the difference in place of the sum; 69 is needed.',
          hi: '61 = 52 + 9 में योग के बजाय अंतर जुड़ा है; 69 चाहिए।',
        },
        d: { en: '7 × 8 + 7 + 8 = 71, as 6 × 11 + 6 + 11 = 83.', hi: '7 × 8 + 7 + 8 = 71, जैसे 6 × 11 + 6 + 11 = 83।' },
      },
    },
    {
      code: 'cgl-024',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'embedded-figures',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Select the option figure in which the given figure X is embedded as its part. (Rotation is **not** allowed.)

![Each option figure is a square of side 4 with lines drawn in it; a point (x, y) lies x units from the left side and y units below the top side. Figure X is a closed figure with six corners. Going round from its leftmost corner: 1 unit right and 1 up along a slanting line, 1 unit right, 2 units down, 1 unit left, 1 unit up and 1 unit left, back to the start. Lines in the options. (A) from (0, 3) to (3, 0), from (1, 4) to (4, 1), from (1, 0) to (1, 4), from (0, 2) to (4, 2), from (2, 1) to (4, 1), from (3, 1) to (3, 3). (B) from (0, 1) to (1, 0), from (1, 4) to (4, 1), from (1, 0) to (1, 4), from (0, 2) to (4, 2), from (0, 3) to (4, 3), from (2, 1) to (4, 1). (C) from (0, 3) to (3, 0), from (1, 4) to (4, 1), from (3, 0) to (3, 4), from (0, 1) to (4, 1), from (2, 3) to (4, 3), from (2, 2) to (2, 4). (D) from (0, 3) to (3, 0), from (1, 0) to (1, 4), from (3, 0) to (3, 4), from (0, 1) to (4, 1), from (0, 2) to (2, 2), from (2, 3) to (4, 3).](/figures/cgl-024.svg)`,
        hi: String.raw`उस विकल्प आकृति का चयन कीजिए जिसमें दी गई आकृति X उसके भाग के रूप में सन्निहित है। (घुमाने की अनुमति **नहीं** है।)

![प्रत्येक विकल्प आकृति 4 इकाई भुजा का एक वर्ग है जिसमें रेखाएँ खींची गई हैं; बिंदु (x, y) बाईं भुजा से x इकाई दाईं ओर और ऊपरी भुजा से y इकाई नीचे है। आकृति X छह कोनों वाली बंद आकृति है। सबसे बाएँ कोने से चलने पर: तिरछी रेखा पर 1 इकाई दाएँ और 1 इकाई ऊपर, 1 इकाई दाएँ, 2 इकाई नीचे, 1 इकाई बाएँ, 1 इकाई ऊपर और 1 इकाई बाएँ, वापस शुरू के कोने पर। विकल्पों की रेखाएँ। (A) (0, 3) से (3, 0), (1, 4) से (4, 1), (1, 0) से (1, 4), (0, 2) से (4, 2), (2, 1) से (4, 1), (3, 1) से (3, 3)। (B) (0, 1) से (1, 0), (1, 4) से (4, 1), (1, 0) से (1, 4), (0, 2) से (4, 2), (0, 3) से (4, 3), (2, 1) से (4, 1)। (C) (0, 3) से (3, 0), (1, 4) से (4, 1), (3, 0) से (3, 4), (0, 1) से (4, 1), (2, 3) से (4, 3), (2, 2) से (2, 4)। (D) (0, 3) से (3, 0), (1, 0) से (1, 4), (3, 0) से (3, 4), (0, 1) से (4, 1), (0, 2) से (2, 2), (2, 3) से (4, 3)।](/figures/cgl-024.svg)`,
      },
      options: [
        { id: 'a', content: { en: '(A)', hi: '(A)' }, pinned: true },
        { id: 'b', content: { en: '(B)', hi: '(B)' }, pinned: true },
        { id: 'c', content: { en: '(C)', hi: '(C)' }, pinned: true },
        { id: 'd', content: { en: '(D)', hi: '(D)' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Look for the striking part of X: a slanting line that rises to the right into a strip 1 unit wide, with the strip going down on the right.

In (A) it stands in the top right corner: the slanting line ends on the top side, the top side and the right side of the square go on, and the lines at 2 units and at 1 unit below the top close it.

In (B) and (D) the same figure occurs only after a half-turn, in (C) only turned and reflected, and this is not allowed.`,
        hi: String.raw`X का सबसे अलग भाग पहचानिए: दाईं ओर ऊपर चढ़ती तिरछी रेखा, जो 1 इकाई चौड़ी पट्टी से मिलती है, और पट्टी दाईं ओर नीचे जाती है।

(A) में यह ऊपरी दाएँ कोने में है: तिरछी रेखा ऊपरी भुजा पर समाप्त होती है, आगे वर्ग की ऊपरी और दाईं भुजाएँ आती हैं, और ऊपर से 2 इकाई तथा 1 इकाई नीचे की रेखाएँ इसे बंद करती हैं।

(B) और (D) में यह आकृति केवल आधा घुमाने पर और (C) में घुमाने तथा पलटने पर ही मिलती है, जिसकी अनुमति नहीं है।`,
      },
      reasons: {
        a: {
          en: 'X stands upright in the top right corner of the square.',
          hi: 'X वर्ग के ऊपरी दाएँ कोने में सीधी स्थिति में है।',
        },
        b: {
          en: 'Here X occurs only upside down, after a half-turn, at the lower left.',
          hi: 'यहाँ X नीचे बाईं ओर केवल आधा घूमी हुई स्थिति में मिलती है।',
        },
        c: {
          en: 'Here X occurs only turned and reflected, at the lower right.',
          hi: 'यहाँ X नीचे दाईं ओर केवल घूमी और पलटी हुई स्थिति में मिलती है।',
        },
        d: {
          en: 'Here X occurs only upside down, after a half-turn, at the upper left.',
          hi: 'यहाँ X ऊपर बाईं ओर केवल आधा घूमी हुई स्थिति में मिलती है।',
        },
      },
    },
    {
      code: 'cgl-025',
      exams: ['ssc'],
      subject: 'reasoning',
      topic: 'mathematical-operations',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: "If the signs '−' and '÷' are interchanged and the numbers 4 and 8 are interchanged, which of the following equations will be correct? (Whole numbers are to be interchanged, not the digits within other numbers.)",
        hi: "यदि चिह्नों '−' और '÷' को आपस में बदल दिया जाए तथा संख्याओं 4 और 8 को आपस में बदल दिया जाए, तो निम्नलिखित में से कौन-सा समीकरण सही होगा? (पूरी संख्याओं को बदलना है, अन्य संख्याओं में आए अंकों को नहीं।)",
      },
      options: [
        { id: 'a', content: { en: '4 × 20 − 8 ÷ 2 + 16 = 24', hi: '4 × 20 − 8 ÷ 2 + 16 = 24' } },
        { id: 'b', content: { en: '16 ÷ 4 + 18 − 9 × 8 = 16', hi: '16 ÷ 4 + 18 − 9 × 8 = 16' } },
        { id: 'c', content: { en: '6 × 18 − 8 ÷ 4 + 5 = 14', hi: '6 × 18 − 8 ÷ 4 + 5 = 14' } },
        { id: 'd', content: { en: '14 ÷ 2 + 4 − 8 × 6 = 30', hi: '14 ÷ 2 + 4 − 8 × 6 = 30' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Change the signs and the numbers, then use BODMAS.

- $8 \times 20 \div 4 - 2 + 16 = 40 - 2 + 16 = 54$, but 24 is given
- $16 - 8 + 18 \div 9 \times 4 = 16 - 8 + 8 = 16$: correct
- $6 \times 18 \div 4 - 8 + 5 = 27 - 8 + 5 = 24$, but 14 is given
- $14 - 2 + 8 \div 4 \times 6 = 14 - 2 + 12 = 24$, but 30 is given

Write each equation anew before you work it out; with only the signs changed, $4 \times 20 \div 8 - 2 + 16 = 24$ seems right.`,
        hi: String.raw`चिह्न और संख्याएँ दोनों बदलकर BODMAS लगाइए।

- $8 \times 20 \div 4 - 2 + 16 = 40 - 2 + 16 = 54$, पर 24 दिया है
- $16 - 8 + 18 \div 9 \times 4 = 16 - 8 + 8 = 16$: सही
- $6 \times 18 \div 4 - 8 + 5 = 27 - 8 + 5 = 24$, पर 14 दिया है
- $14 - 2 + 8 \div 4 \times 6 = 14 - 2 + 12 = 24$, पर 30 दिया है

हल करने से पहले हर समीकरण को बदलकर फिर से लिखिए; केवल चिह्न बदलने पर $4 \times 20 \div 8 - 2 + 16 = 24$ सही लगने लगता है।`,
      },
      reasons: {
        a: {
          en: '24 comes if only the signs are interchanged; with 4 and 8 too it is 54.',
          hi: 'केवल चिह्न बदलने पर 24 आता है; 4 और 8 भी बदलने पर 54।',
        },
        b: { en: '16 − 8 + 18 ÷ 9 × 4 = 16.', hi: '16 − 8 + 18 ÷ 9 × 4 = 16।' },
        c: {
          en: '14 comes from 27 − (8 + 5); the value is 27 − 8 + 5 = 24.',
          hi: '14, 27 − (8 + 5) से आता है; सही मान 27 − 8 + 5 = 24 है।',
        },
        d: {
          en: '30 comes by going from left to right: 20 ÷ 4 × 6; the value is 24.',
          hi: 'बाएँ से दाएँ चलने पर 20 ÷ 4 × 6 = 30 आता है; सही मान 24 है।',
        },
      },
    },
  ],
}
