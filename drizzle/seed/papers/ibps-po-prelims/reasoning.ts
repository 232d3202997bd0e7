import type { AuthoredOption } from '../../../../domain/questions/text.ts'
import type { PaperSection } from '../paper.ts'

const directions = {
  en: 'Study the following information carefully and answer the questions given below.',
  hi: 'निम्नलिखित जानकारी को ध्यानपूर्वक पढ़िए और नीचे दिए गए प्रश्नों के उत्तर दीजिए।',
}

const take = {
  en: "Take the given statements to be true even if they differ from commonly known facts, and decide which of the conclusions logically follow(s) from them. ('Only a few' means 'some, but not all'.)",
  hi: "दिए गए कथनों को सत्य मानिए, भले ही वे सर्वज्ञात तथ्यों से भिन्न हों, और बताइए कि कौन-सा/से निष्कर्ष उनका तार्किक रूप से अनुसरण करता/करते है/हैं। ('केवल कुछ' का अर्थ है 'कुछ, पर सभी नहीं'।)",
}

/** The usual five answers about two conclusions, in the order of the exam. */
const twoConclusions: AuthoredOption[] = [
  { id: 'a', content: { en: 'Only conclusion I follows', hi: 'केवल निष्कर्ष I अनुसरण करता है' }, pinned: true },
  { id: 'b', content: { en: 'Only conclusion II follows', hi: 'केवल निष्कर्ष II अनुसरण करता है' }, pinned: true },
  { id: 'c', content: { en: 'Either I or II follows', hi: 'या तो I या II अनुसरण करता है' }, pinned: true },
  { id: 'd', content: { en: 'Neither I nor II follows', hi: 'न तो I और न ही II अनुसरण करता है' }, pinned: true },
  { id: 'e', content: { en: 'Both I and II follow', hi: 'I और II दोनों अनुसरण करते हैं' }, pinned: true },
]

const floors = {
  en: String.raw`| Floor | Flat P (west) | Flat Q (east) |
| --- | --- | --- |
| 4 | Kavin | Deepa |
| 3 | Anju | Mridul |
| 2 | Harleen | Sonam |
| 1 | Faizal | Bikram |`,
  hi: String.raw`| मंज़िल | फ़्लैट P (पश्चिम) | फ़्लैट Q (पूर्व) |
| --- | --- | --- |
| 4 | कविन | दीपा |
| 3 | अंजू | मृदुल |
| 2 | हरलीन | सोनम |
| 1 | फ़ैज़ल | बिक्रम |`,
}

const row = {
  en: String.raw`| Person | K | L | S | T | M | V | right end |
| --- | --- | --- | --- | --- | --- | --- | --- |
| Place from the left | 5 | 9 | 10 | 11 | 15 | 19 | 22 |`,
  hi: String.raw`| व्यक्ति | K | L | S | T | M | V | दायाँ छोर |
| --- | --- | --- | --- | --- | --- | --- | --- |
| बाएँ से स्थान | 5 | 9 | 10 | 11 | 15 | 19 | 22 |`,
}

const codes = {
  en: String.raw`| Word | loan | scheme | small | farmer | village | office | branch | new, bank |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| Code | ke | ta | vi | bu | na | lo | fi | zo, mi (not known which is which) |`,
  hi: String.raw`| शब्द | ऋण | योजना | लघु | किसान | ग्राम | कार्यालय | शाखा | नई, बैंक |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| कोड | ke | ta | vi | bu | na | lo | fi | zo, mi (कौन-सा किसका, ज्ञात नहीं) |`,
}

const circle = {
  en: String.raw`| Seat (clockwise) | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| Person | A | F | C | G | B | H | D | E |
| Faces | centre | outside | outside | centre | outside | centre | centre | outside |`,
  hi: String.raw`| स्थान (दक्षिणावर्त) | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| व्यक्ति | A | F | C | G | B | H | D | E |
| मुख | केंद्र | बाहर | बाहर | केंद्र | बाहर | केंद्र | केंद्र | बाहर |`,
}

const family = {
  en: String.raw`| Generation | Members |
| --- | --- |
| First | M (man) and N (woman), married |
| Second | their daughter K, unmarried; their son L, married to R (woman) |
| Third | S (son) and T (daughter) of L and R |`,
  hi: String.raw`| पीढ़ी | सदस्य |
| --- | --- |
| पहली | M (पुरुष) और N (महिला), पति-पत्नी |
| दूसरी | उनकी पुत्री K, अविवाहित; उनका पुत्र L और उसकी पत्नी R |
| तीसरी | L और R का पुत्र S और पुत्री T |`,
}

const stack = {
  en: String.raw`| Place from the top | 1 | 2 | 3 | 4 | 5 | 6 |
| --- | --- | --- | --- | --- | --- | --- |
| Box | T | P | U | R | Q | S |
| Colour | green | white | red | black | blue | yellow |
| Contains | lamps | books | mugs | shoes | caps | clocks |`,
  hi: String.raw`| ऊपर से स्थान | 1 | 2 | 3 | 4 | 5 | 6 |
| --- | --- | --- | --- | --- | --- | --- |
| डिब्बा | T | P | U | R | Q | S |
| रंग | हरा | सफ़ेद | लाल | काला | नीला | पीला |
| वस्तु | लैंप | किताबें | मग | जूते | टोपियाँ | घड़ियाँ |`,
}

export const reasoning: PaperSection = {
  presetSectionId: 'reasoning',
  passages: [
    {
      code: 'po-r1',
      kind: 'case',
      title: { en: 'Eight persons on four floors', hi: 'चार मंज़िलों पर आठ व्यक्ति' },
      content: {
        en: String.raw`${directions.en}

Eight persons, Anju, Bikram, Deepa, Faizal, Harleen, Kavin, Mridul and Sonam, live in a building of four floors. The lowest floor is number 1, the floor above it is number 2, and so on; the topmost floor is number 4. Each floor has two flats: flat P and, to the east of it, flat Q. Flat P of a floor is exactly above flat P of the floor below, and likewise for flat Q. One person lives in each flat.

- Anju lives in flat P, on the floor immediately above the floor of Sonam, who lives in flat Q.
- Deepa and Sonam live in flats of the same letter, and there is only one floor between their floors.
- Bikram lives in the flat immediately to the east of Faizal's flat.
- Kavin lives on the floor immediately above Mridul's floor, but their flats have different letters.
- Harleen lives on an even-numbered floor that is below Mridul's floor.`,
        hi: String.raw`${directions.hi}

आठ व्यक्ति अंजू, बिक्रम, दीपा, फ़ैज़ल, हरलीन, कविन, मृदुल और सोनम एक चार मंज़िला इमारत में रहते हैं। सबसे नीचे की मंज़िल का क्रमांक 1 है, उसके ऊपर की मंज़िल का 2 और इसी प्रकार आगे; सबसे ऊपर की मंज़िल का क्रमांक 4 है। प्रत्येक मंज़िल पर दो फ़्लैट हैं: फ़्लैट P और उसके पूर्व में फ़्लैट Q। हर मंज़िल का फ़्लैट P अपने से ठीक नीचे की मंज़िल के फ़्लैट P के ठीक ऊपर है और यही बात फ़्लैट Q पर भी लागू है। प्रत्येक फ़्लैट में एक व्यक्ति रहता है।

- अंजू फ़्लैट P में, सोनम की मंज़िल से ठीक ऊपर वाली मंज़िल पर रहती है। सोनम फ़्लैट Q में रहती है।
- दीपा और सोनम दोनों के फ़्लैट एक ही अक्षर के हैं और उनकी मंज़िलों के बीच केवल एक मंज़िल है।
- बिक्रम का फ़्लैट फ़ैज़ल के फ़्लैट के ठीक पूर्व में है।
- कविन मृदुल की मंज़िल से ठीक ऊपर वाली मंज़िल पर रहता है, पर उनके फ़्लैटों के अक्षर अलग-अलग हैं।
- हरलीन सम संख्या वाली ऐसी मंज़िल पर रहती है, जो मृदुल की मंज़िल से नीचे है।`,
      },
    },
    {
      code: 'po-r2',
      kind: 'case',
      title: { en: 'Persons in a row', hi: 'एक पंक्ति में बैठे व्यक्ति' },
      content: {
        en: String.raw`${directions.en}

A certain number of persons sit in a straight row, all facing north. K, L, M, S, T and V are six of them.

- Exactly four persons sit to the left of K.
- Exactly three persons sit between K and L.
- M sits sixth to the right of L.
- As many persons sit between K and S as between S and M.
- T is an immediate neighbour of S.
- Exactly seven persons sit between T and V, and V sits to the right of T.
- As many persons sit between M and V as to the right of V.`,
        hi: String.raw`${directions.hi}

कुछ व्यक्ति एक सीधी पंक्ति में बैठे हैं और सभी का मुख उत्तर की ओर है। K, L, M, S, T और V इन्हीं में से छह हैं।

- K के बाईं ओर ठीक चार व्यक्ति बैठे हैं।
- K और L के बीच ठीक तीन व्यक्ति बैठे हैं।
- M, L के दाईं ओर छठे स्थान पर बैठा है।
- K और S के बीच उतने ही व्यक्ति बैठे हैं जितने S और M के बीच।
- T, S का निकटतम पड़ोसी है।
- T और V के बीच ठीक सात व्यक्ति बैठे हैं और V, T के दाईं ओर है।
- M और V के बीच उतने ही व्यक्ति बैठे हैं जितने V के दाईं ओर।`,
      },
    },
    {
      code: 'po-r3',
      kind: 'case',
      title: { en: 'A code language', hi: 'एक कूट भाषा' },
      content: {
        en: String.raw`${directions.en}

In a certain code language:

- 'new bank loan scheme' is written as 'zo ke mi ta'.
- 'small farmer loan scheme' is written as 'ta vi bu ke'.
- 'small village loan office' is written as 'na ke lo vi'.
- 'new village bank branch' is written as 'mi fi zo na'.

Each word has a different code.`,
        hi: String.raw`${directions.hi}

एक निश्चित कूट भाषा में:

- 'नई बैंक ऋण योजना' को 'zo ke mi ta' लिखा जाता है।
- 'लघु किसान ऋण योजना' को 'ta vi bu ke' लिखा जाता है।
- 'लघु ग्राम ऋण कार्यालय' को 'na ke lo vi' लिखा जाता है।
- 'नई ग्राम बैंक शाखा' को 'mi fi zo na' लिखा जाता है।

प्रत्येक शब्द का कोड अलग है।`,
      },
    },
    {
      code: 'po-r4',
      kind: 'case',
      title: { en: 'Eight persons around a table', hi: 'मेज़ के चारों ओर आठ व्यक्ति' },
      content: {
        en: String.raw`${directions.en}

Eight persons, A, B, C, D, E, F, G and H, sit around a circular table at equal distances. Some of them face the centre of the table and the others face outside, away from the centre.

- A faces the centre, and B sits exactly opposite A.
- E sits third to the right of B.
- D is an immediate neighbour of E, and B sits second to the right of D.
- F sits immediately to the left of A.
- G sits second to the right of F.
- C sits immediately to the right of G.
- C and E either both face the centre or both face outside.
- Exactly four persons face the centre.`,
        hi: String.raw`${directions.hi}

आठ व्यक्ति A, B, C, D, E, F, G और H एक गोल मेज़ के चारों ओर समान दूरी पर बैठे हैं। उनमें से कुछ का मुख मेज़ के केंद्र की ओर है और शेष का मुख बाहर की ओर, अर्थात् केंद्र के विपरीत दिशा में है।

- A का मुख केंद्र की ओर है और B, A के ठीक सामने वाले स्थान पर बैठा है।
- E, B के दाईं ओर तीसरे स्थान पर बैठा है।
- D, E का निकटतम पड़ोसी है और B, D के दाईं ओर दूसरे स्थान पर बैठा है।
- F, A के ठीक बाईं ओर बैठा है।
- G, F के दाईं ओर दूसरे स्थान पर बैठा है।
- C, G के ठीक दाईं ओर बैठा है।
- C और E का मुख एक ही ओर है: या तो दोनों का केंद्र की ओर या दोनों का बाहर की ओर।
- ठीक चार व्यक्तियों का मुख केंद्र की ओर है।`,
      },
    },
    {
      code: 'po-r5',
      kind: 'case',
      title: { en: 'A family of seven', hi: 'सात सदस्यों का परिवार' },
      content: {
        en: String.raw`${directions.en}

A family of three generations has only seven members: K, L, M, N, R, S and T. There are exactly two married couples in the family.

- T is the daughter of L and the sister of S.
- S is the nephew of K.
- K, who is unmarried, is the sister of R's husband and the daughter of M.
- N is the mother-in-law of R.`,
        hi: String.raw`${directions.hi}

तीन पीढ़ियों के एक परिवार में केवल सात सदस्य हैं: K, L, M, N, R, S और T। परिवार में ठीक दो विवाहित जोड़े हैं।

- T, L की पुत्री और S की बहन है।
- S, K का भतीजा है।
- K, जो अविवाहित है, R के पति की बहन और M की पुत्री है।
- N, R की सास है।`,
      },
    },
    {
      code: 'po-r6',
      kind: 'case',
      title: { en: 'Six coloured boxes in a stack', hi: 'एक के ऊपर एक छह रंगीन डिब्बे' },
      content: {
        en: String.raw`${directions.en}

Six boxes, P, Q, R, S, T and U, are kept one above another in a stack. Each box has a different colour: black, blue, green, red, white or yellow. Each box contains only one kind of thing, and no two boxes contain the same: books, caps, clocks, lamps, mugs or shoes. (The orders given here need not be the order of the stack.)

- Box P is somewhere above box Q, and exactly two boxes are kept between them.
- The yellow box, which contains clocks, is kept immediately below the blue box.
- Box R, which contains shoes, is kept immediately below the red box, and box P is kept immediately above the red box.
- Exactly one box is kept between the white box and the black box, and the white box is above the black one.
- Box T, which is green, is somewhere above box P.
- Exactly one box is kept between box U, which contains mugs, and the box of caps.
- The box of lamps is kept immediately above the box of books.`,
        hi: String.raw`${directions.hi}

छह डिब्बे P, Q, R, S, T और U एक के ऊपर एक रखे हैं। प्रत्येक डिब्बे का रंग अलग है: काला, नीला, हरा, लाल, सफ़ेद या पीला। प्रत्येक डिब्बे में एक ही प्रकार की वस्तुएँ हैं और किन्हीं दो डिब्बों की वस्तुएँ समान नहीं हैं; वस्तुएँ हैं: किताबें, टोपियाँ, घड़ियाँ, लैंप, मग और जूते। (आवश्यक नहीं कि डिब्बे इसी क्रम में रखे हों।)

- डिब्बा P, डिब्बे Q से ऊपर कहीं रखा है और दोनों के बीच ठीक दो डिब्बे रखे हैं।
- पीला डिब्बा, जिसमें घड़ियाँ हैं, नीले डिब्बे के ठीक नीचे रखा है।
- डिब्बा R, जिसमें जूते हैं, लाल डिब्बे के ठीक नीचे रखा है और डिब्बा P लाल डिब्बे के ठीक ऊपर रखा है।
- सफ़ेद और काले डिब्बे के बीच ठीक एक डिब्बा रखा है और सफ़ेद डिब्बा काले डिब्बे से ऊपर है।
- डिब्बा T, जो हरा है, डिब्बे P से ऊपर कहीं रखा है।
- डिब्बे U, जिसमें मग हैं, और टोपियों वाले डिब्बे के बीच ठीक एक डिब्बा रखा है।
- लैंप वाला डिब्बा किताबों वाले डिब्बे के ठीक ऊपर रखा है।`,
      },
    },
  ],
  questions: [
    {
      code: 'po-066',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'puzzle',
      difficulty: 'medium',
      targetSeconds: 126,
      passage: 'po-r1',
      stem: { en: 'Who lives in flat P of the topmost floor?', hi: 'सबसे ऊपर की मंज़िल के फ़्लैट P में कौन रहता/रहती है?' },
      options: [
        { id: 'a', content: { en: 'Harleen', hi: 'हरलीन' } },
        { id: 'b', content: { en: 'Kavin', hi: 'कविन' } },
        { id: 'c', content: { en: 'Anju', hi: 'अंजू' } },
        { id: 'd', content: { en: 'Mridul', hi: 'मृदुल' } },
        { id: 'e', content: { en: 'Faizal', hi: 'फ़ैज़ल' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Begin with Sonam, who is tied to two others: Anju is one floor above her in flat P, and Deepa is two floors from her in flat Q. Bikram and Faizal fill a whole floor.

- **Sonam on 1:** Anju P2, Deepa Q3; Bikram and Faizal on 4. Harleen (even floor) gets Q2, and Kavin and Mridul get P1 and P3, which are not adjacent floors. Not possible.
- **Sonam on 3:** Anju P4, Deepa Q1; Bikram and Faizal on 2. For Harleen only Q4 is even, and nobody lives above it. Not possible.
- **Sonam on 2:** Anju P3, Deepa Q4; Bikram and Faizal on 1. Harleen is at P2 (P4 cannot be below Mridul), so Kavin is at P4 and Mridul at Q3.

${floors.en}

**Kavin** lives in flat P of floor 4.`,
        hi: String.raw`सोनम से आरंभ कीजिए, क्योंकि दो व्यक्ति उससे जुड़े हैं: अंजू उससे एक मंज़िल ऊपर फ़्लैट P में है और दीपा उससे दो मंज़िल दूर फ़्लैट Q में। बिक्रम और फ़ैज़ल एक पूरी मंज़िल लेते हैं।

- **सोनम मंज़िल 1 पर:** अंजू P2, दीपा Q3; बिक्रम और फ़ैज़ल मंज़िल 4 पर। हरलीन (सम मंज़िल) को Q2 मिलता है और कविन-मृदुल को P1 और P3, जो लगातार मंज़िलें नहीं हैं। संभव नहीं।
- **सोनम मंज़िल 3 पर:** अंजू P4, दीपा Q1; बिक्रम और फ़ैज़ल मंज़िल 2 पर। हरलीन के लिए सम मंज़िल केवल Q4 बचती है, जिसके ऊपर कोई नहीं रहता। संभव नहीं।
- **सोनम मंज़िल 2 पर:** अंजू P3, दीपा Q4; बिक्रम और फ़ैज़ल मंज़िल 1 पर। हरलीन P2 में है (P4 मृदुल से नीचे नहीं हो सकता), अतः कविन P4 में और मृदुल Q3 में है।

${floors.hi}

मंज़िल 4 के फ़्लैट P में **कविन** रहता है।`,
      },
      reasons: {
        a: {
          en: "With Harleen on floor 4 she could not be below Mridul's floor.",
          hi: 'हरलीन मंज़िल 4 पर हो, तो वह मृदुल की मंज़िल से नीचे नहीं हो सकती।',
        },
        b: {
          en: 'Mridul is in flat Q of floor 3, so Kavin is one floor up in the other letter: flat P of floor 4.',
          hi: 'मृदुल मंज़िल 3 के फ़्लैट Q में है, अतः कविन एक मंज़िल ऊपर दूसरे अक्षर वाले फ़्लैट में है: मंज़िल 4 का फ़्लैट P।',
        },
        c: {
          en: 'Anju would be on floor 4 only if Sonam were on floor 3, and that case leaves no place for Harleen.',
          hi: 'अंजू मंज़िल 4 पर तभी होगी जब सोनम मंज़िल 3 पर हो और उस स्थिति में हरलीन के लिए कोई स्थान नहीं बचता।',
        },
        d: {
          en: 'Kavin lives above Mridul, so Mridul cannot be on the topmost floor.',
          hi: 'कविन मृदुल से ऊपर रहता है, अतः मृदुल सबसे ऊपर की मंज़िल पर नहीं हो सकता।',
        },
        e: {
          en: 'Faizal and Bikram need a whole floor, and with Deepa on floor 4 that can only be floor 1.',
          hi: 'फ़ैज़ल और बिक्रम को एक पूरी मंज़िल चाहिए और दीपा के मंज़िल 4 पर होने से वह केवल मंज़िल 1 हो सकती है।',
        },
      },
    },
    {
      code: 'po-067',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'puzzle',
      difficulty: 'easy',
      targetSeconds: 12,
      passage: 'po-r1',
      stem: {
        en: 'Which of the following pairs of persons live on the same floor?',
        hi: 'निम्नलिखित में से किस जोड़े के दोनों व्यक्ति एक ही मंज़िल पर रहते हैं?',
      },
      options: [
        { id: 'a', content: { en: 'Sonam and Anju', hi: 'सोनम और अंजू' } },
        { id: 'b', content: { en: 'Deepa and Harleen', hi: 'दीपा और हरलीन' } },
        { id: 'c', content: { en: 'Kavin and Mridul', hi: 'कविन और मृदुल' } },
        { id: 'd', content: { en: 'Mridul and Anju', hi: 'मृदुल और अंजू' } },
        { id: 'e', content: { en: 'Faizal and Sonam', hi: 'फ़ैज़ल और सोनम' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`${floors.en}

Read the rows of the finished table: floor 3 has **Mridul and Anju**. The other pairs live on different floors.`,
        hi: String.raw`${floors.hi}

पूरी तालिका की पंक्तियाँ पढ़िए: मंज़िल 3 पर **मृदुल और अंजू** हैं। शेष जोड़ों के व्यक्ति अलग-अलग मंज़िलों पर रहते हैं।`,
      },
      reasons: {
        a: { en: 'Anju is on floor 3, one floor above Sonam.', hi: 'अंजू मंज़िल 3 पर, सोनम से एक मंज़िल ऊपर है।' },
        b: { en: 'Deepa is on floor 4 and Harleen on floor 2.', hi: 'दीपा मंज़िल 4 पर और हरलीन मंज़िल 2 पर है।' },
        c: {
          en: "Kavin is on floor 4, immediately above Mridul's floor 3.",
          hi: 'कविन मंज़िल 4 पर है, मृदुल की मंज़िल 3 से ठीक ऊपर।',
        },
        d: { en: 'Floor 3 has Anju in flat P and Mridul in flat Q.', hi: 'मंज़िल 3 के फ़्लैट P में अंजू और फ़्लैट Q में मृदुल है।' },
        e: {
          en: 'Faizal is on floor 1 with Bikram; Sonam is on floor 2.',
          hi: 'फ़ैज़ल बिक्रम के साथ मंज़िल 1 पर है; सोनम मंज़िल 2 पर।',
        },
      },
    },
    {
      code: 'po-068',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'puzzle',
      difficulty: 'medium',
      targetSeconds: 19,
      passage: 'po-r1',
      stem: {
        en: 'Four of the following five pairs are alike in a certain way based on the arrangement and so form a group. Which pair does not belong to the group?',
        hi: 'निम्नलिखित पाँच जोड़ों में से चार दी गई व्यवस्था के आधार पर किसी निश्चित आधार पर समान हैं और एक समूह बनाते हैं। कौन-सा जोड़ा उस समूह में नहीं आता?',
      },
      options: [
        { id: 'a', content: { en: 'Kavin, Mridul', hi: 'कविन, मृदुल' } },
        { id: 'b', content: { en: 'Deepa, Anju', hi: 'दीपा, अंजू' } },
        { id: 'c', content: { en: 'Harleen, Bikram', hi: 'हरलीन, बिक्रम' } },
        { id: 'd', content: { en: 'Anju, Sonam', hi: 'अंजू, सोनम' } },
        { id: 'e', content: { en: 'Mridul, Faizal', hi: 'मृदुल, फ़ैज़ल' } },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`${floors.en}

Write the two flats of each pair: P4-Q3, Q4-P3, P2-Q1, P3-Q2 and Q3-P1. In four of them the second person lives on the floor immediately below, in the flat of the other letter. Only **Mridul, Faizal** are two floors apart.

Do not stop at the letters: they change in all five pairs.`,
        hi: String.raw`${floors.hi}

हर जोड़े के दोनों फ़्लैट लिखिए: P4-Q3, Q4-P3, P2-Q1, P3-Q2 और Q3-P1। चार जोड़ों में दूसरा व्यक्ति ठीक निचली मंज़िल पर दूसरे अक्षर वाले फ़्लैट में रहता है। केवल **मृदुल, फ़ैज़ल** के बीच दो मंज़िल का अंतर है।

केवल अक्षर देखकर न रुकिए: वे तो पाँचों जोड़ों में बदलते हैं।`,
      },
      reasons: {
        a: {
          en: 'P4 to Q3: one floor down and the other letter, as in the group.',
          hi: 'P4 से Q3: एक मंज़िल नीचे और दूसरा अक्षर, अर्थात् समूह जैसा ही।',
        },
        b: {
          en: 'Q4 to P3: one floor down and the other letter, as in the group.',
          hi: 'Q4 से P3: एक मंज़िल नीचे और दूसरा अक्षर, अर्थात् समूह जैसा ही।',
        },
        c: {
          en: 'P2 to Q1: one floor down and the other letter, as in the group.',
          hi: 'P2 से Q1: एक मंज़िल नीचे और दूसरा अक्षर, अर्थात् समूह जैसा ही।',
        },
        d: {
          en: 'P3 to Q2: one floor down and the other letter, as in the group.',
          hi: 'P3 से Q2: एक मंज़िल नीचे और दूसरा अक्षर, अर्थात् समूह जैसा ही।',
        },
        e: {
          en: 'Q3 to P1: two floors down, while the others go down only one.',
          hi: 'Q3 से P1: दो मंज़िल नीचे, जबकि शेष जोड़ों में केवल एक मंज़िल का अंतर है।',
        },
      },
    },
    {
      code: 'po-069',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'puzzle',
      difficulty: 'easy',
      targetSeconds: 17,
      passage: 'po-r1',
      stem: {
        en: 'Which of the following statements is true according to the given arrangement?',
        hi: 'दी गई व्यवस्था के अनुसार निम्नलिखित में से कौन-सा कथन सत्य है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: "There are two floors between Kavin's floor and Sonam's.",
            hi: 'कविन और सोनम की मंज़िलों के बीच दो मंज़िलें हैं।',
          },
        },
        {
          id: 'b',
          content: {
            en: "Deepa's flat is immediately to the west of Kavin's flat.",
            hi: 'दीपा का फ़्लैट कविन के फ़्लैट के ठीक पश्चिम में है।',
          },
        },
        {
          id: 'c',
          content: { en: "Anju's flat is immediately above Sonam's flat.", hi: 'अंजू का फ़्लैट सोनम के फ़्लैट के ठीक ऊपर है।' },
        },
        {
          id: 'd',
          content: {
            en: "Bikram's flat is immediately below Harleen's flat.",
            hi: 'बिक्रम का फ़्लैट हरलीन के फ़्लैट के ठीक नीचे है।',
          },
        },
        {
          id: 'e',
          content: {
            en: "Harleen's flat is immediately above Faizal's flat.",
            hi: 'हरलीन का फ़्लैट फ़ैज़ल के फ़्लैट के ठीक ऊपर है।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`${floors.en}

Harleen (P2) lives exactly above Faizal (P1), so that statement is true.

Mind two things: "immediately above a flat" needs the same letter as well as the next floor, and "floors between" is one less than the difference of the numbers.`,
        hi: String.raw`${floors.hi}

हरलीन (P2) फ़ैज़ल (P1) के ठीक ऊपर रहती है, अतः यही कथन सत्य है।

दो बातों का ध्यान रखिए: "फ़्लैट के ठीक ऊपर" के लिए अगली मंज़िल के साथ वही अक्षर भी चाहिए और "बीच की मंज़िलें" क्रमांकों के अंतर से एक कम होती हैं।`,
      },
      reasons: {
        a: {
          en: 'Between floors 4 and 2 there is only floor 3; two is the difference, not the gap.',
          hi: 'मंज़िल 4 और 2 के बीच केवल मंज़िल 3 है; दो उनका अंतर है, बीच की मंज़िलें नहीं।',
        },
        b: { en: 'Deepa is in Q4, so she is to the east of Kavin.', hi: 'दीपा Q4 में है, अतः वह कविन के पूर्व में है।' },
        c: {
          en: "Anju's floor is above Sonam's, but Anju is in flat P and Sonam in flat Q.",
          hi: 'अंजू की मंज़िल सोनम की मंज़िल से ऊपर है, पर अंजू फ़्लैट P में और सोनम फ़्लैट Q में है।',
        },
        d: {
          en: 'Bikram is in Q1; immediately below Harleen (P2) is Faizal.',
          hi: 'बिक्रम Q1 में है; हरलीन (P2) के ठीक नीचे फ़ैज़ल है।',
        },
        e: {
          en: 'Harleen is in P2 and Faizal in P1, one exactly above the other.',
          hi: 'हरलीन P2 में और फ़ैज़ल P1 में है, अतः एक फ़्लैट दूसरे के ठीक ऊपर है।',
        },
      },
    },
    {
      code: 'po-070',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'puzzle',
      difficulty: 'medium',
      targetSeconds: 17,
      passage: 'po-r1',
      stem: {
        en: 'Deepa and Faizal exchange their flats, and then Anju and Bikram exchange theirs. Who now lives immediately to the east of Deepa?',
        hi: 'दीपा और फ़ैज़ल आपस में अपने फ़्लैट बदल लेते हैं और उसके बाद अंजू और बिक्रम भी आपस में फ़्लैट बदल लेते हैं। अब दीपा के ठीक पूर्व में कौन रहता/रहती है?',
      },
      options: [
        { id: 'a', content: { en: 'Bikram', hi: 'बिक्रम' } },
        { id: 'b', content: { en: 'Faizal', hi: 'फ़ैज़ल' } },
        { id: 'c', content: { en: 'Anju', hi: 'अंजू' } },
        { id: 'd', content: { en: 'Mridul', hi: 'मृदुल' } },
        { id: 'e', content: { en: 'Sonam', hi: 'सोनम' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`${floors.en}

First exchange: Deepa goes to P1 and Faizal to Q4. Second exchange: Anju goes to Q1 and Bikram to P3. Immediately to the east of Deepa (P1) is Q1, where **Anju** now lives.

Follow only the flat you are asked about: first who enters P1, then who is in Q1 at the end.`,
        hi: String.raw`${floors.hi}

पहली अदला-बदली: दीपा P1 में और फ़ैज़ल Q4 में। दूसरी अदला-बदली: अंजू Q1 में और बिक्रम P3 में। दीपा (P1) के ठीक पूर्व में Q1 है, जहाँ अब **अंजू** रहती है।

केवल पूछे गए फ़्लैट पर ध्यान दीजिए: पहले देखिए P1 में कौन आया, फिर देखिए कि अंत में Q1 में कौन है।`,
      },
      reasons: {
        a: {
          en: 'True after the first exchange only; Bikram then moves to P3.',
          hi: 'यह केवल पहली अदला-बदली के बाद सही है; उसके बाद बिक्रम P3 में चला जाता है।',
        },
        b: {
          en: 'Faizal has gone to Q4, the flat that Deepa left.',
          hi: 'फ़ैज़ल Q4 में, अर्थात् दीपा के छोड़े हुए फ़्लैट में चला गया है।',
        },
        c: {
          en: "Deepa is in P1, and Anju has moved into Bikram's flat Q1.",
          hi: 'दीपा P1 में है और अंजू बिक्रम के फ़्लैट Q1 में आ गई है।',
        },
        d: {
          en: 'Mridul, in Q3, is to the east of Bikram after the exchanges.',
          hi: 'अदला-बदली के बाद Q3 में रहने वाला मृदुल बिक्रम के पूर्व में है।',
        },
        e: { en: 'Sonam stays in Q2, to the east of Harleen.', hi: 'सोनम Q2 में ही, हरलीन के पूर्व में रहती है।' },
      },
    },
    {
      code: 'po-071',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'syllogism',
      difficulty: 'medium',
      targetSeconds: 20,

      stem: {
        en: String.raw`${take.en}

**Statements:**

All ledgers are files.

Only a few files are folders.

No folder is a drawer.

**Conclusions:**

I. Some files are not drawers.

II. All ledgers being folders is a possibility.`,
        hi: String.raw`${take.hi}

**कथन:**

सभी बहियाँ फ़ाइलें हैं।

केवल कुछ फ़ाइलें फ़ोल्डर हैं।

कोई फ़ोल्डर दराज़ नहीं है।

**निष्कर्ष:**

I. कुछ फ़ाइलें दराज़ नहीं हैं।

II. सभी बहियों के फ़ोल्डर होने की संभावना है।`,
      },
      options: twoConclusions,
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`**I:** Some files are folders, and no folder is a drawer. Those files are not drawers, so I follows.

**II:** Some files are not folders, but ledgers are only a part of the files. Place all ledgers in the part of the files that are folders: no statement is broken. The possibility stands, so II follows.

**Both** follow. The trap is to carry "only a few" from the files over to the ledgers.`,
        hi: String.raw`**I:** कुछ फ़ाइलें फ़ोल्डर हैं और कोई फ़ोल्डर दराज़ नहीं है। वे फ़ाइलें दराज़ नहीं हैं, अतः I अनुसरण करता है।

**II:** कुछ फ़ाइलें फ़ोल्डर नहीं हैं, पर बहियाँ फ़ाइलों का केवल एक भाग हैं। सभी बहियों को फ़ाइलों के उस भाग में रखिए जो फ़ोल्डर है: कोई कथन नहीं टूटता। संभावना बनी रहती है, अतः II अनुसरण करता है।

**दोनों** अनुसरण करते हैं। फ़ाइलों वाला "केवल कुछ" बहियों पर भी लगा देना आम भूल है।`,
      },
      reasons: {
        a: {
          en: 'This denies II, but the files that are not folders need not be ledgers.',
          hi: 'यह II को नकारता है, पर जो फ़ाइलें फ़ोल्डर नहीं हैं, उनका बहियाँ होना ज़रूरी नहीं।',
        },
        b: {
          en: 'This denies I, but the files that are folders can never be drawers.',
          hi: 'यह I को नकारता है, पर जो फ़ाइलें फ़ोल्डर हैं, वे दराज़ हो ही नहीं सकतीं।',
        },
        c: {
          en: 'Either-or needs two conclusions of which exactly one holds; here they speak of different terms.',
          hi: '"या तो-या" के लिए ऐसे दो निष्कर्ष चाहिए जिनमें से ठीक एक सत्य हो; यहाँ दोनों अलग-अलग पदों की बात करते हैं।',
        },
        d: {
          en: 'I is certain and II is possible, so neither can be rejected.',
          hi: 'I निश्चित है और II संभव है, अतः किसी को भी अस्वीकार नहीं किया जा सकता।',
        },
        e: {
          en: 'I is certain through the folders, and nothing stops all ledgers from being folders.',
          hi: 'फ़ोल्डरों के कारण I निश्चित है और सभी बहियों के फ़ोल्डर होने में कोई बाधा नहीं है।',
        },
      },
    },
    {
      code: 'po-072',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'syllogism',
      difficulty: 'medium',
      targetSeconds: 22,

      stem: {
        en: String.raw`${take.en}

**Statements:**

Only a few mangoes are guavas.

No guava is a melon.

All melons are grapes.

**Conclusions:**

I. All mangoes being melons is a possibility.

II. All guavas being grapes is a possibility.`,
        hi: String.raw`${take.hi}

**कथन:**

केवल कुछ आम अमरूद हैं।

कोई अमरूद ख़रबूज़ा नहीं है।

सभी ख़रबूज़े अंगूर हैं।

**निष्कर्ष:**

I. सभी आमों के ख़रबूज़े होने की संभावना है।

II. सभी अमरूदों के अंगूर होने की संभावना है।`,
      },
      options: twoConclusions,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`**I:** Some mangoes are guavas and no guava is a melon, so some mangoes are certainly not melons. All mangoes can never be melons: I does not follow.

**II:** Guavas are kept away from melons, not from grapes. Grapes can lie outside the melons as well, so all guavas may be grapes: II follows.

**Only II** follows. The trap is to extend "no" from a smaller set (melons) to the larger one (grapes).`,
        hi: String.raw`**I:** कुछ आम अमरूद हैं और कोई अमरूद ख़रबूज़ा नहीं है, अतः कुछ आम निश्चित रूप से ख़रबूज़े नहीं हैं। सभी आम कभी ख़रबूज़े नहीं हो सकते: I अनुसरण नहीं करता।

**II:** अमरूद ख़रबूज़ों से अलग हैं, अंगूरों से नहीं। अंगूर ख़रबूज़ों के बाहर भी हो सकते हैं, अतः सभी अमरूद अंगूर हो सकते हैं: II अनुसरण करता है।

**केवल II** अनुसरण करता है। छोटे समूह (ख़रबूज़े) का "कोई नहीं" बड़े समूह (अंगूर) पर लगा देना आम भूल है।`,
      },
      reasons: {
        a: {
          en: 'The mangoes that are guavas can never be melons, so I is impossible.',
          hi: 'जो आम अमरूद हैं, वे ख़रबूज़े हो ही नहीं सकते, अतः I असंभव है।',
        },
        b: {
          en: 'I is ruled out by the mangoes that are guavas; II is free, as grapes may be more than melons.',
          hi: 'अमरूद वाले आमों के कारण I असंभव है; II में कोई बाधा नहीं, क्योंकि अंगूर ख़रबूज़ों से अधिक हो सकते हैं।',
        },
        c: {
          en: 'I is certainly false and II is certainly possible, so there is no doubt left to divide.',
          hi: 'I निश्चित रूप से असत्य है और II निश्चित रूप से संभव, अतः दोनों के बीच कोई दुविधा नहीं है।',
        },
        d: {
          en: 'This treats "no guava is a melon" as "no guava is a grape".',
          hi: 'यह "कोई अमरूद ख़रबूज़ा नहीं है" को "कोई अमरूद अंगूर नहीं है" मान लेता है।',
        },
        e: {
          en: 'This overlooks that some mangoes are guavas, which keeps them out of the melons.',
          hi: 'यह भूल जाता है कि कुछ आम अमरूद हैं और इसलिए वे ख़रबूज़े नहीं हो सकते।',
        },
      },
    },
    {
      code: 'po-073',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'syllogism',
      difficulty: 'medium',
      targetSeconds: 27,

      stem: {
        en: String.raw`${take.en}

**Statements:**

All taxis are buses.

Some buses are trams.

No tram is a ferry.

Only a few ferries are buses.

**Conclusions:**

I. Some taxis are trams.

II. No taxi is a tram.

III. Some buses are not trams.`,
        hi: String.raw`${take.hi}

**कथन:**

सभी टैक्सियाँ बसें हैं।

कुछ बसें ट्राम हैं।

कोई ट्राम नौका नहीं है।

केवल कुछ नौकाएँ बसें हैं।

**निष्कर्ष:**

I. कुछ टैक्सियाँ ट्राम हैं।

II. कोई टैक्सी ट्राम नहीं है।

III. कुछ बसें ट्राम नहीं हैं।`,
      },
      options: [
        { id: 'a', content: { en: 'Only III follows', hi: 'केवल III अनुसरण करता है' } },
        { id: 'b', content: { en: 'Both I and III follow', hi: 'I और III दोनों अनुसरण करते हैं' } },
        { id: 'c', content: { en: 'Either I or II follows', hi: 'या तो I या II अनुसरण करता है' } },
        {
          id: 'd',
          content: { en: 'Either I or II, and also III, follow', hi: 'या तो I या II और साथ ही III अनुसरण करता है' },
        },
        { id: 'e', content: { en: 'Both II and III follow', hi: 'II और III दोनों अनुसरण करते हैं' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**III:** Some ferries are buses, and no ferry is a tram. These buses are not trams, so III follows.

**I and II:** Taxis lie inside the buses, and only some buses are trams. Taxis may touch the trams or stay away, so neither I nor II is certain by itself. But "some" and "no" with the same two terms are opposites: exactly one of them is true. So either I or II follows.

Together: **either I or II, and also III**. First test each conclusion alone, then look for a pair "some … are / no … is" among those that failed.`,
        hi: String.raw`**III:** कुछ नौकाएँ बसें हैं और कोई नौका ट्राम नहीं है। ये बसें ट्राम नहीं हैं, अतः III अनुसरण करता है।

**I और II:** टैक्सियाँ बसों के भीतर हैं और केवल कुछ बसों का ट्राम होना ज्ञात है। टैक्सियाँ ट्राम हो भी सकती हैं और नहीं भी, अतः I या II अकेले निश्चित नहीं है। परंतु इन्हीं दो पदों के लिए "कुछ हैं" और "कोई नहीं है" एक-दूसरे के विपरीत हैं: इनमें से ठीक एक सत्य होता है। अतः या तो I या II अनुसरण करता है।

सब मिलाकर: **या तो I या II और साथ ही III**। पहले हर निष्कर्ष को अकेले जाँचिए, फिर जो निश्चित न हों, उनमें "कुछ हैं / कोई नहीं है" का जोड़ा खोजिए।`,
      },
      reasons: {
        a: {
          en: 'III does follow, but I and II cover every case between taxis and trams, so one of them holds too.',
          hi: 'III अनुसरण करता है, पर टैक्सी और ट्राम के बीच I और II सभी स्थितियाँ समेट लेते हैं, अतः उनमें से एक भी सत्य है।',
        },
        b: {
          en: 'The buses that are trams need not be taxis, so I alone is not certain.',
          hi: 'जो बसें ट्राम हैं, उनका टैक्सी होना ज़रूरी नहीं, अतः अकेला I निश्चित नहीं है।',
        },
        c: {
          en: 'This misses III: the ferries that are buses are buses that are not trams.',
          hi: 'इसमें III छूट जाता है: जो नौकाएँ बसें हैं, वे ऐसी बसें हैं जो ट्राम नहीं हैं।',
        },
        d: {
          en: 'III is certain, and of I and II exactly one must be true.',
          hi: 'III निश्चित है और I तथा II में से ठीक एक को सत्य होना ही है।',
        },
        e: {
          en: 'Nothing keeps taxis away from trams, so II alone is not certain.',
          hi: 'टैक्सियों को ट्रामों से अलग रखने वाला कोई कथन नहीं है, अतः अकेला II निश्चित नहीं है।',
        },
      },
    },
    {
      code: 'po-074',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'seating-arrangement',
      difficulty: 'medium',
      targetSeconds: 109,
      passage: 'po-r2',
      stem: { en: 'How many persons sit in the row?', hi: 'पंक्ति में कुल कितने व्यक्ति बैठे हैं?' },
      options: [
        { id: 'a', content: { en: '20', hi: '20' } },
        { id: 'b', content: { en: '21', hi: '21' } },
        { id: 'c', content: { en: '22', hi: '22' } },
        { id: 'd', content: { en: '19', hi: '19' } },
        { id: 'e', content: { en: '23', hi: '23' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Number the places from the left. K is at 5. L is at 9 or 1.

- **L at 1:** M is at 7, and S, midway between 5 and 7, is at 6. T must be at 5 or 7, where K and M sit. Not possible.
- **L at 9:** M is at 15, and S, midway between 5 and 15, is at 10. T is at 9 or 11; L sits at 9, so T is at 11. V is at $11 + 8 = 19$.

Between M (15) and V (19) sit 3 persons, so 3 persons sit to the right of V, and the row has $19 + 3 = 22$ persons.

${row.en}

The answer is **22**. Seven persons between two places means a difference of eight.`,
        hi: String.raw`स्थानों को बाएँ से क्रमांक दीजिए। K स्थान 5 पर है। L स्थान 9 या 1 पर है।

- **L स्थान 1 पर:** M स्थान 7 पर और S, 5 और 7 के ठीक मध्य में, स्थान 6 पर है। T को 5 या 7 पर होना चाहिए, जहाँ K और M बैठे हैं। संभव नहीं।
- **L स्थान 9 पर:** M स्थान 15 पर और S, 5 और 15 के ठीक मध्य में, स्थान 10 पर है। T स्थान 9 या 11 पर है; 9 पर L है, अतः T स्थान 11 पर है। V स्थान $11 + 8 = 19$ पर है।

M (15) और V (19) के बीच 3 व्यक्ति हैं, अतः V के दाईं ओर भी 3 व्यक्ति हैं और पंक्ति में कुल $19 + 3 = 22$ व्यक्ति हैं।

${row.hi}

उत्तर **22** है। दो स्थानों के बीच सात व्यक्ति होने का अर्थ है आठ का अंतर।`,
      },
      reasons: {
        a: {
          en: "Takes 'seven persons between T and V' to mean that V is seventh from T, which puts V at 18.",
          hi: '"T और V के बीच सात व्यक्ति" को T से सातवाँ स्थान मानने पर V स्थान 18 पर आता है और यह संख्या मिलती है।',
        },
        b: {
          en: 'Leaves V out when adding the persons before V (18) and after V (3).',
          hi: 'V से पहले के 18 और बाद के 3 जोड़ते समय V को छोड़ देने से यह संख्या मिलती है।',
        },
        c: {
          en: 'V is 19th from the left and three persons sit to its right: 19 + 3.',
          hi: 'V बाएँ से 19वाँ है और उसके दाईं ओर तीन व्यक्ति हैं: 19 + 3।',
        },
        d: {
          en: 'Takes V, the last of the named persons, to be at the right end.',
          hi: 'नामित व्यक्तियों में अंतिम V को ही दायाँ छोर मान लेने से यह संख्या मिलती है।',
        },
        e: {
          en: 'Uses the difference 19 - 15 = 4 of M and V instead of the three persons between them.',
          hi: 'M और V के बीच के तीन व्यक्तियों के स्थान पर उनका अंतर 19 - 15 = 4 लेने से यह संख्या मिलती है।',
        },
      },
    },
    {
      code: 'po-075',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'seating-arrangement',
      difficulty: 'easy',
      targetSeconds: 12,
      passage: 'po-r2',
      stem: { en: 'How many persons sit between S and V?', hi: 'S और V के बीच कितने व्यक्ति बैठे हैं?' },
      options: [
        { id: 'a', content: { en: '8', hi: '8' } },
        { id: 'b', content: { en: '9', hi: '9' } },
        { id: 'c', content: { en: '7', hi: '7' } },
        { id: 'd', content: { en: '3', hi: '3' } },
        { id: 'e', content: { en: '4', hi: '4' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`${row.en}

Persons between two places = difference of the numbers minus 1: $19 - 10 - 1 = 8$. The answer is **8**. (A check: T next to S, and seven more between T and V.)`,
        hi: String.raw`${row.hi}

दो स्थानों के बीच के व्यक्ति = क्रमांकों का अंतर ऋण 1: $19 - 10 - 1 = 8$। उत्तर **8** है। (जाँच: S के पास बैठा T और T तथा V के बीच के सात व्यक्ति।)`,
      },
      reasons: {
        a: {
          en: 'S is at 10 and V at 19, so the places 11 to 18 lie between them.',
          hi: 'S स्थान 10 पर और V स्थान 19 पर है, अतः उनके बीच 11 से 18 तक के स्थान हैं।',
        },
        b: {
          en: 'This is the difference 19 - 10, which counts V as well.',
          hi: 'यह अंतर 19 - 10 है, जिसमें V भी गिन लिया गया है।',
        },
        c: { en: 'This is the number of persons between T and V.', hi: 'यह T और V के बीच के व्यक्तियों की संख्या है।' },
        d: { en: 'This is the number of persons between M and V.', hi: 'यह M और V के बीच के व्यक्तियों की संख्या है।' },
        e: { en: 'This is the number of persons between S and M.', hi: 'यह S और M के बीच के व्यक्तियों की संख्या है।' },
      },
    },
    {
      code: 'po-076',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'seating-arrangement',
      difficulty: 'easy',
      targetSeconds: 12,
      passage: 'po-r2',
      stem: {
        en: 'J sits third from the right end of the row. What is the position of J with respect to V?',
        hi: 'J पंक्ति के दाएँ छोर से तीसरे स्थान पर बैठा है। V के सापेक्ष J का स्थान क्या है?',
      },
      options: [
        { id: 'a', content: { en: 'Immediate right', hi: 'ठीक दाईं ओर' } },
        { id: 'b', content: { en: 'Immediate left', hi: 'ठीक बाईं ओर' } },
        { id: 'c', content: { en: 'Third to the right', hi: 'दाईं ओर तीसरा' } },
        { id: 'd', content: { en: 'Second to the right', hi: 'दाईं ओर दूसरा' } },
        { id: 'e', content: { en: 'Second to the left', hi: 'बाईं ओर दूसरा' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`${row.en}

Three persons sit to the right of V, at 20, 21 and 22. Counted from the right end, 22 is first, 21 second and 20 third. So J is at 20, **immediately to the right** of V.`,
        hi: String.raw`${row.hi}

V के दाईं ओर तीन व्यक्ति 20, 21 और 22 पर बैठे हैं। दाएँ छोर से गिनने पर 22 पहला, 21 दूसरा और 20 तीसरा स्थान है। अतः J स्थान 20 पर, V के **ठीक दाईं ओर** है।`,
      },
      reasons: {
        a: {
          en: 'Third from the right end is place 20, and V is at 19.',
          hi: 'दाएँ छोर से तीसरा स्थान 20 है और V स्थान 19 पर है।',
        },
        b: { en: 'That is place 18, which is fifth from the right end.', hi: 'वह स्थान 18 है, जो दाएँ छोर से पाँचवाँ है।' },
        c: { en: 'That is place 22, the right end itself.', hi: 'वह स्थान 22, अर्थात् दायाँ छोर ही है।' },
        d: { en: 'That is place 21, second from the right end.', hi: 'वह स्थान 21 है, जो दाएँ छोर से दूसरा है।' },
        e: { en: 'That is place 17, which is sixth from the right end.', hi: 'वह स्थान 17 है, जो दाएँ छोर से छठा है।' },
      },
    },
    {
      code: 'po-077',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'seating-arrangement',
      difficulty: 'medium',
      targetSeconds: 14,
      passage: 'po-r2',
      stem: {
        en: 'As many persons sit between K and H as between H and T. How many persons sit between H and M?',
        hi: 'K और H के बीच उतने ही व्यक्ति बैठे हैं जितने H और T के बीच। H और M के बीच कितने व्यक्ति बैठे हैं?',
      },
      options: [
        { id: 'a', content: { en: '10', hi: '10' } },
        { id: 'b', content: { en: '6', hi: '6' } },
        { id: 'c', content: { en: '7', hi: '7' } },
        { id: 'd', content: { en: '9', hi: '9' } },
        { id: 'e', content: { en: '8', hi: '8' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`${row.en}

H is as far from K (5) as from T (11), so H is midway, at $\frac{5 + 11}{2} = 8$. Between H (8) and M (15) sit $15 - 8 - 1 = 6$ persons. The answer is **6**.`,
        hi: String.raw`${row.hi}

H की दूरी K (5) और T (11) से समान है, अतः H ठीक मध्य में, स्थान $\frac{5 + 11}{2} = 8$ पर है। H (8) और M (15) के बीच $15 - 8 - 1 = 6$ व्यक्ति हैं। उत्तर **6** है।`,
      },
      reasons: {
        a: { en: 'This is the difference 15 - 5 of M and K.', hi: 'यह M और K के स्थानों का अंतर 15 - 5 है।' },
        b: {
          en: 'H is at 8, midway between 5 and 11, and the places 9 to 14 lie between H and M.',
          hi: 'H स्थान 8 पर, 5 और 11 के ठीक मध्य में है और H तथा M के बीच 9 से 14 तक के स्थान हैं।',
        },
        c: {
          en: 'This is the difference 15 - 8, which counts M as well.',
          hi: 'यह अंतर 15 - 8 है, जिसमें M भी गिन लिया गया है।',
        },
        d: { en: 'This is the number of persons between K and M.', hi: 'यह K और M के बीच के व्यक्तियों की संख्या है।' },
        e: { en: 'This counts both H and M in.', hi: 'इसमें H और M दोनों भी गिन लिए गए हैं।' },
      },
    },
    {
      code: 'po-078',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'seating-arrangement',
      difficulty: 'medium',
      targetSeconds: 26,
      passage: 'po-r2',
      stem: {
        en: 'K and V interchange their places. Then the two persons who sit immediately to the left of L leave, and the others close up without changing their order. What is now the place of K from the left end?',
        hi: 'K और V आपस में अपने स्थान बदलते हैं। फिर L के ठीक बाईं ओर बैठे दो व्यक्ति चले जाते हैं और शेष व्यक्ति अपना क्रम बदले बिना ख़ाली स्थान भर लेते हैं। अब बाएँ छोर से K का स्थान कौन-सा है?',
      },
      options: [
        { id: 'a', content: { en: '19th', hi: '19वाँ' } },
        { id: 'b', content: { en: '5th', hi: '5वाँ' } },
        { id: 'c', content: { en: '18th', hi: '18वाँ' } },
        { id: 'd', content: { en: '4th', hi: '4था' } },
        { id: 'e', content: { en: '17th', hi: '17वाँ' } },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`${row.en}

After the interchange K is at 19 and V at 5. The persons at 7 and 8 (immediately to the left of L, who is at 9) leave. Both places are to the left of 19, so K comes two places nearer to the left end: $19 - 2 = 17$. K is **17th** from the left end.`,
        hi: String.raw`${row.hi}

अदला-बदली के बाद K स्थान 19 पर और V स्थान 5 पर है। स्थान 7 और 8 के व्यक्ति (L स्थान 9 पर है, अतः उसके ठीक बाईं ओर) चले जाते हैं। दोनों स्थान 19 से बाईं ओर हैं, अतः K बाएँ छोर के दो स्थान और पास आ जाता है: $19 - 2 = 17$। K बाएँ छोर से **17वाँ** है।`,
      },
      reasons: {
        a: { en: 'This is the place of K before the two persons leave.', hi: 'यह दो व्यक्तियों के जाने से पहले K का स्थान है।' },
        b: {
          en: 'This is the place of V; it leaves the interchange out.',
          hi: 'यह V का स्थान है; इसमें अदला-बदली छूट गई है।',
        },
        c: {
          en: 'Only one of the two persons who leave has been taken off.',
          hi: 'जाने वाले दो व्यक्तियों में से केवल एक घटाया गया है।',
        },
        d: { en: 'This is the place of K from the right end.', hi: 'यह दाएँ छोर से K का स्थान है।' },
        e: {
          en: 'K moves to 19, and two persons to the left of that place leave: 19 - 2.',
          hi: 'K स्थान 19 पर आता है और उससे बाईं ओर के दो व्यक्ति चले जाते हैं: 19 - 2।',
        },
      },
    },
    {
      code: 'po-079',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'coding-decoding',
      difficulty: 'easy',
      targetSeconds: 41,
      passage: 'po-r3',
      stem: { en: "What is the code for 'farmer'?", hi: "'किसान' का कोड क्या है?" },
      options: [
        { id: 'a', content: { en: 'vi', hi: 'vi' } },
        { id: 'b', content: { en: 'lo', hi: 'lo' } },
        { id: 'c', content: { en: 'bu', hi: 'bu' } },
        { id: 'd', content: { en: 'ta', hi: 'ta' } },
        { id: 'e', content: { en: 'ke', hi: 'ke' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Compare sentences that share words.

- 'loan' is in sentences 1, 2 and 3; so is 'ke'.
- Sentences 1 and 2 also share 'scheme': 'ta'. Sentences 2 and 3 also share 'small': 'vi'.
- In sentence 2 only 'bu' is left for 'farmer'.
- Sentences 3 and 4 share 'village': 'na'. So 'office' is 'lo' and 'branch' is 'fi'.

${codes.en}

'farmer' is **bu**.`,
        hi: String.raw`समान शब्दों वाले वाक्यों की तुलना कीजिए।

- 'ऋण' वाक्य 1, 2 और 3 में है; 'ke' भी इन्हीं में है।
- वाक्य 1 और 2 में 'योजना' भी समान है: 'ta'। वाक्य 2 और 3 में 'लघु' भी समान है: 'vi'।
- वाक्य 2 में 'किसान' के लिए केवल 'bu' बचता है।
- वाक्य 3 और 4 में 'ग्राम' समान है: 'na'। अतः 'कार्यालय' का कोड 'lo' और 'शाखा' का 'fi' है।

${codes.hi}

'किसान' का कोड **bu** है।`,
      },
      reasons: {
        a: {
          en: "'vi' is in the second and third sentences, so it is 'small'.",
          hi: "'vi' दूसरे और तीसरे वाक्य में है, अतः यह 'लघु' का कोड है।",
        },
        b: {
          en: "'lo' is only in the third sentence, where it is left for 'office'.",
          hi: "'lo' केवल तीसरे वाक्य में है, जहाँ वह 'कार्यालय' का कोड है।",
        },
        c: {
          en: "In the second sentence 'ta', 'vi' and 'ke' belong to other words; 'bu' is left.",
          hi: "दूसरे वाक्य में 'ta', 'vi' और 'ke' दूसरे शब्दों के कोड हैं; 'bu' बचता है।",
        },
        d: {
          en: "'ta' is in the first two sentences, so it is 'scheme'.",
          hi: "'ta' पहले दो वाक्यों में है, अतः यह 'योजना' का कोड है।",
        },
        e: {
          en: "'ke' is in the first three sentences, so it is 'loan'.",
          hi: "'ke' पहले तीन वाक्यों में है, अतः यह 'ऋण' का कोड है।",
        },
      },
    },
    {
      code: 'po-080',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'coding-decoding',
      difficulty: 'easy',
      targetSeconds: 12,
      passage: 'po-r3',
      stem: { en: "What is the code for 'small branch office'?", hi: "'लघु शाखा कार्यालय' का कोड क्या है?" },
      options: [
        { id: 'a', content: { en: 'bu fi lo', hi: 'bu fi lo' } },
        { id: 'b', content: { en: 'na vi fi', hi: 'na vi fi' } },
        { id: 'c', content: { en: 'lo ta fi', hi: 'lo ta fi' } },
        { id: 'd', content: { en: 'vi lo na', hi: 'vi lo na' } },
        { id: 'e', content: { en: 'fi vi lo', hi: 'fi vi lo' } },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`${codes.en}

small = vi, branch = fi, office = lo: **fi vi lo**. The codes of a sentence come in any order, so compare the set of codes and not their places.`,
        hi: String.raw`${codes.hi}

लघु = vi, शाखा = fi, कार्यालय = lo: **fi vi lo**। वाक्य के कोड किसी भी क्रम में आ सकते हैं, अतः कोडों का समूह मिलाइए, उनके स्थान नहीं।`,
      },
      reasons: {
        a: { en: "'bu' is 'farmer', not 'small'.", hi: "'bu' 'किसान' का कोड है, 'लघु' का नहीं।" },
        b: { en: "'na' is 'village', not 'office'.", hi: "'na' 'ग्राम' का कोड है, 'कार्यालय' का नहीं।" },
        c: { en: "'ta' is 'scheme', not 'small'.", hi: "'ta' 'योजना' का कोड है, 'लघु' का नहीं।" },
        d: { en: "'na' is 'village', not 'branch'.", hi: "'na' 'ग्राम' का कोड है, 'शाखा' का नहीं।" },
        e: {
          en: 'small = vi, branch = fi, office = lo; the order of the codes does not matter.',
          hi: 'लघु = vi, शाखा = fi, कार्यालय = lo; कोडों के क्रम से अंतर नहीं पड़ता।',
        },
      },
    },
    {
      code: 'po-081',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'coding-decoding',
      difficulty: 'medium',
      targetSeconds: 19,
      passage: 'po-r3',
      stem: {
        en: "If 'new branch manager' is written as 'gu fi mi', what can be the code for 'bank loan manager'?",
        hi: "यदि 'नई शाखा प्रबंधक' को 'gu fi mi' लिखा जाता है, तो 'बैंक ऋण प्रबंधक' का कोड क्या हो सकता है?",
      },
      options: [
        { id: 'a', content: { en: 'mi gu ke', hi: 'mi gu ke' } },
        { id: 'b', content: { en: 'zo ke fi', hi: 'zo ke fi' } },
        { id: 'c', content: { en: 'na zo gu', hi: 'na zo gu' } },
        { id: 'd', content: { en: 'gu ta zo', hi: 'gu ta zo' } },
        { id: 'e', content: { en: 'ke zo gu', hi: 'ke zo gu' } },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`${codes.en}

Up to now 'zo' and 'mi' stood for 'new' and 'bank' in unknown order. The new sentence has 'mi' and no 'zo', and it has 'new' but not 'bank'. So new = mi and bank = zo. Branch is fi, so manager = gu.

bank loan manager = zo, ke, gu: **ke zo gu**.`,
        hi: String.raw`${codes.hi}

अब तक यह ज्ञात नहीं था कि 'zo' और 'mi' में से कौन-सा 'नई' का और कौन-सा 'बैंक' का कोड है। नए वाक्य में 'mi' है, 'zo' नहीं; और 'नई' है, 'बैंक' नहीं। अतः नई = mi और बैंक = zo। शाखा = fi है, अतः प्रबंधक = gu।

बैंक ऋण प्रबंधक = zo, ke, gu: **ke zo gu**।`,
      },
      reasons: {
        a: {
          en: "'mi' is now known to be 'new', so it cannot be 'bank'.",
          hi: "अब ज्ञात है कि 'mi' 'नई' का कोड है, अतः वह 'बैंक' का नहीं हो सकता।",
        },
        b: { en: "'fi' is 'branch', not 'manager'.", hi: "'fi' 'शाखा' का कोड है, 'प्रबंधक' का नहीं।" },
        c: { en: "'na' is 'village', not 'loan'.", hi: "'na' 'ग्राम' का कोड है, 'ऋण' का नहीं।" },
        d: { en: "'ta' is 'scheme', not 'loan'.", hi: "'ta' 'योजना' का कोड है, 'ऋण' का नहीं।" },
        e: {
          en: 'new = mi leaves zo for bank; loan = ke and manager = gu.',
          hi: 'नई = mi होने से बैंक = zo; ऋण = ke और प्रबंधक = gu।',
        },
      },
    },
    {
      code: 'po-082',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'seating-arrangement',
      difficulty: 'hard',
      targetSeconds: 153,
      passage: 'po-r4',
      stem: { en: 'Who sits second to the left of H?', hi: 'H के बाईं ओर दूसरे स्थान पर कौन बैठा है?' },
      options: [
        { id: 'a', content: { en: 'G', hi: 'G' } },
        { id: 'b', content: { en: 'E', hi: 'E' } },
        { id: 'c', content: { en: 'D', hi: 'D' } },
        { id: 'd', content: { en: 'B', hi: 'B' } },
        { id: 'e', content: { en: 'A', hi: 'A' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Number the seats 1 to 8 clockwise, with A at 1 and so B at 5. For one who faces the centre the left is clockwise; for one who faces outside it is anticlockwise.

- F is immediately to the left of A: seat 2. E is third to the right of B: seat 8 or 2, so seat 8, and B faces outside.
- D is next to E: seat 7. B (5) is second to the right of D, so D faces the centre.
- G is second to the right of F (2): seat 4 or 8, so seat 4, and F faces outside. C is immediately to the right of G: seat 3 or 5, so seat 3, and G faces the centre. H has seat 6.
- A, D and G face the centre, and one more does. C and E face alike, so that one is H; C and E face outside.

${circle.en}

Second to the left of H (clockwise from 6) is **E**.`,
        hi: String.raw`A को स्थान 1 पर रखकर स्थानों को दक्षिणावर्त 1 से 8 तक क्रमांक दीजिए; B स्थान 5 पर है। केंद्र की ओर मुख वाले का बायाँ दक्षिणावर्त होता है और बाहर की ओर मुख वाले का वामावर्त।

- F, A के ठीक बाईं ओर है: स्थान 2। E, B के दाईं ओर तीसरा है: स्थान 8 या 2, अतः स्थान 8, और B का मुख बाहर है।
- D, E का पड़ोसी है: स्थान 7। B (5), D के दाईं ओर दूसरा है, अतः D का मुख केंद्र की ओर है।
- G, F (2) के दाईं ओर दूसरा है: स्थान 4 या 8, अतः स्थान 4, और F का मुख बाहर है। C, G के ठीक दाईं ओर है: स्थान 3 या 5, अतः स्थान 3, और G का मुख केंद्र की ओर है। H को स्थान 6 मिलता है।
- A, D और G का मुख केंद्र की ओर है और ऐसा एक व्यक्ति और है। C और E के मुख एक ही ओर हैं, अतः वह व्यक्ति H है; C और E का मुख बाहर है।

${circle.hi}

H के बाईं ओर दूसरे स्थान पर (6 से दक्षिणावर्त) **E** है।`,
      },
      reasons: {
        a: {
          en: 'G is second to the right of H: this takes H to face outside.',
          hi: 'G, H के दाईं ओर दूसरा है: H का मुख बाहर मान लेने से यह मिलता है।',
        },
        b: {
          en: 'H faces the centre, so the left of H runs clockwise: D, then E.',
          hi: 'H का मुख केंद्र की ओर है, अतः उसका बायाँ दक्षिणावर्त दिशा में है: D, फिर E।',
        },
        c: {
          en: 'D is immediately to the left of H, only one place away.',
          hi: 'D, H के ठीक बाईं ओर, केवल एक स्थान दूर है।',
        },
        d: { en: 'B is immediately to the right of H.', hi: 'B, H के ठीक दाईं ओर है।' },
        e: { en: 'A is third to the left of H, one place too far.', hi: 'A, H के बाईं ओर तीसरा है, अर्थात् एक स्थान आगे।' },
      },
    },
    {
      code: 'po-083',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'seating-arrangement',
      difficulty: 'easy',
      targetSeconds: 12,
      passage: 'po-r4',
      stem: {
        en: 'In which of the following groups do all three persons face outside?',
        hi: 'निम्नलिखित में से किस समूह के तीनों व्यक्तियों का मुख बाहर की ओर है?',
      },
      options: [
        { id: 'a', content: { en: 'B, C, H', hi: 'B, C, H' } },
        { id: 'b', content: { en: 'E, F, G', hi: 'E, F, G' } },
        { id: 'c', content: { en: 'B, D, F', hi: 'B, D, F' } },
        { id: 'd', content: { en: 'C, E, F', hi: 'C, E, F' } },
        { id: 'e', content: { en: 'A, B, E', hi: 'A, B, E' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`${circle.en}

B, C, E and F face outside; A, D, G and H face the centre. Only the group **C, E, F** has no member who faces the centre.`,
        hi: String.raw`${circle.hi}

B, C, E और F का मुख बाहर की ओर है; A, D, G और H का केंद्र की ओर। केवल **C, E, F** में केंद्र की ओर मुख वाला कोई नहीं है।`,
      },
      reasons: {
        a: { en: 'H is the fourth person who faces the centre.', hi: 'H केंद्र की ओर मुख वाला चौथा व्यक्ति है।' },
        b: {
          en: 'G faces the centre, as C is at seat 3, to the right of G.',
          hi: 'G का मुख केंद्र की ओर है, क्योंकि उसके दाईं ओर C स्थान 3 पर है।',
        },
        c: {
          en: 'D faces the centre, as B is second to the right of D.',
          hi: 'D का मुख केंद्र की ओर है, क्योंकि B उसके दाईं ओर दूसरा है।',
        },
        d: {
          en: 'C and E face alike, and both face outside, as F does.',
          hi: 'C और E के मुख एक ही ओर हैं और F की तरह दोनों बाहर की ओर हैं।',
        },
        e: { en: 'A faces the centre; it is given.', hi: 'A का मुख केंद्र की ओर है; यह दिया हुआ है।' },
      },
    },
    {
      code: 'po-084',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'seating-arrangement',
      difficulty: 'medium',
      targetSeconds: 12,
      passage: 'po-r4',
      stem: {
        en: 'How many persons sit between C and H when counted from the left of C?',
        hi: 'C के बाईं ओर से गिनने पर C और H के बीच कितने व्यक्ति बैठे हैं?',
      },
      options: [
        { id: 'a', content: { en: 'Six', hi: 'छह' } },
        { id: 'b', content: { en: 'Two', hi: 'दो' } },
        { id: 'c', content: { en: 'Three', hi: 'तीन' } },
        { id: 'd', content: { en: 'Four', hi: 'चार' } },
        { id: 'e', content: { en: 'Five', hi: 'पाँच' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`${circle.en}

C faces outside, so the left of C runs anticlockwise: F (2), A (1), E (8), D (7), then H (6). **Four** persons sit between them. The other way round there are only G and B; check the facing of C before you count.`,
        hi: String.raw`${circle.hi}

C का मुख बाहर है, अतः उसका बायाँ वामावर्त दिशा में है: F (2), A (1), E (8), D (7), फिर H (6)। बीच में **चार** व्यक्ति हैं। दूसरी ओर से केवल G और B हैं; गिनने से पहले देखिए कि C का मुख किस ओर है।`,
      },
      reasons: {
        a: {
          en: 'This counts everyone at the table except C and H.',
          hi: 'इसमें C और H को छोड़कर मेज़ के सभी व्यक्ति गिन लिए गए हैं।',
        },
        b: { en: 'This counts G and B, who are on the right of C.', hi: 'इसमें G और B गिने गए हैं, जो C के दाईं ओर हैं।' },
        c: {
          en: 'This starts after F, the immediate neighbour on the left.',
          hi: 'इसमें बाईं ओर का निकटतम पड़ोसी F छूट गया है।',
        },
        d: {
          en: 'C faces outside, so the left is anticlockwise: F, A, E and D come before H.',
          hi: 'C का मुख बाहर है, अतः बायाँ वामावर्त है: H से पहले F, A, E और D आते हैं।',
        },
        e: { en: 'This counts H as well.', hi: 'इसमें H को भी गिन लिया गया है।' },
      },
    },
    {
      code: 'po-085',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'seating-arrangement',
      difficulty: 'medium',
      targetSeconds: 19,
      passage: 'po-r4',
      stem: {
        en: 'Four of the following five pairs are alike in a certain way based on the given arrangement. Which pair is the odd one out?',
        hi: 'दी गई व्यवस्था के आधार पर निम्नलिखित पाँच जोड़ों में से चार किसी निश्चित आधार पर समान हैं। बेमेल जोड़ा कौन-सा है?',
      },
      options: [
        { id: 'a', content: { en: 'A, F', hi: 'A, F' } },
        { id: 'b', content: { en: 'C, G', hi: 'C, G' } },
        { id: 'c', content: { en: 'D, H', hi: 'D, H' } },
        { id: 'd', content: { en: 'B, H', hi: 'B, H' } },
        { id: 'e', content: { en: 'D, E', hi: 'D, E' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`${circle.en}

All five pairs are immediate neighbours, so that cannot be the point. Look at the faces: in four pairs one person faces the centre and the other outside; **D, H** both face the centre.`,
        hi: String.raw`${circle.hi}

पाँचों जोड़े निकटतम पड़ोसी हैं, अतः आधार यह नहीं हो सकता। मुख की दिशा देखिए: चार जोड़ों में एक का मुख केंद्र की ओर और दूसरे का बाहर है; **D, H** दोनों का मुख केंद्र की ओर है।`,
      },
      reasons: {
        a: {
          en: 'Neighbours; A faces the centre and F outside, as in the group.',
          hi: 'पड़ोसी; A का मुख केंद्र की ओर और F का बाहर, समूह जैसा ही।',
        },
        b: {
          en: 'Neighbours; G faces the centre and C outside, as in the group.',
          hi: 'पड़ोसी; G का मुख केंद्र की ओर और C का बाहर, समूह जैसा ही।',
        },
        c: { en: 'Neighbours too, but both face the centre.', hi: 'ये भी पड़ोसी हैं, पर दोनों का मुख केंद्र की ओर है।' },
        d: {
          en: 'Neighbours; H faces the centre and B outside, as in the group.',
          hi: 'पड़ोसी; H का मुख केंद्र की ओर और B का बाहर, समूह जैसा ही।',
        },
        e: {
          en: 'Neighbours; D faces the centre and E outside, as in the group.',
          hi: 'पड़ोसी; D का मुख केंद्र की ओर और E का बाहर, समूह जैसा ही।',
        },
      },
    },
    {
      code: 'po-086',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'seating-arrangement',
      difficulty: 'hard',
      targetSeconds: 24,
      passage: 'po-r4',
      stem: {
        en: 'C and H interchange their seats, each facing the same way as before, and then every person at the table turns round: those who faced the centre now face outside, and the others face the centre. Who now sits second to the right of H?',
        hi: 'C और H अपने मुख की दिशा बदले बिना आपस में स्थान बदलते हैं और फिर मेज़ पर बैठा हर व्यक्ति घूम जाता है: जिनका मुख केंद्र की ओर था, उनका अब बाहर की ओर है और शेष का केंद्र की ओर। अब H के दाईं ओर दूसरे स्थान पर कौन बैठा है?',
      },
      options: [
        { id: 'a', content: { en: 'B', hi: 'B' } },
        { id: 'b', content: { en: 'A', hi: 'A' } },
        { id: 'c', content: { en: 'E', hi: 'E' } },
        { id: 'd', content: { en: 'F', hi: 'F' } },
        { id: 'e', content: { en: 'G', hi: 'G' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`${circle.en}

After the interchange H is at seat 3 and C at seat 6. H faced the centre and now faces outside, so the right of H runs clockwise: G (4), B (5). Second to the right is **B**.

Only H's own facing matters; what the others do does not change their seats.`,
        hi: String.raw`${circle.hi}

अदला-बदली के बाद H स्थान 3 पर और C स्थान 6 पर है। H का मुख केंद्र की ओर था, अब बाहर की ओर है, अतः उसका दायाँ दक्षिणावर्त दिशा में है: G (4), B (5)। दाईं ओर दूसरा **B** है।

केवल H के मुख की दिशा देखनी है; औरों के घूमने से उनके स्थान नहीं बदलते।`,
      },
      reasons: {
        a: {
          en: 'H is at seat 3 and now faces outside; two seats clockwise is seat 5, where B sits.',
          hi: 'H स्थान 3 पर है और अब उसका मुख बाहर है; दो स्थान दक्षिणावर्त स्थान 5 है, जहाँ B बैठा है।',
        },
        b: {
          en: 'This moves H to seat 3 but leaves H facing the centre.',
          hi: 'इसमें H को स्थान 3 पर तो रखा गया है, पर उसका मुख केंद्र की ओर ही रहने दिया गया है।',
        },
        c: {
          en: 'This turns H round but leaves H at seat 6.',
          hi: 'इसमें H के मुख की दिशा तो बदली गई है, पर उसे स्थान 6 पर ही रहने दिया गया है।',
        },
        d: {
          en: 'F is immediately to the left of H in the new seat.',
          hi: 'नए स्थान पर F, H के ठीक बाईं ओर है।',
        },
        e: {
          en: 'G is only first to the right of H in the new seat.',
          hi: 'नए स्थान पर G, H के दाईं ओर पहला ही है।',
        },
      },
    },
    {
      code: 'po-087',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'blood-relations',
      difficulty: 'medium',
      targetSeconds: 39,
      passage: 'po-r5',
      stem: { en: 'How is N related to S?', hi: 'N का S से क्या संबंध है?' },
      options: [
        { id: 'a', content: { en: 'Mother', hi: 'माँ' } },
        { id: 'b', content: { en: 'Aunt', hi: 'बुआ' } },
        { id: 'c', content: { en: 'Sister', hi: 'बहन' } },
        { id: 'd', content: { en: 'Grandfather', hi: 'दादा' } },
        { id: 'e', content: { en: 'Grandmother', hi: 'दादी' } },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`Start with R's husband: he is K's brother. K is S's aunt and L is a parent of S and T, so the husband of R is L. M is the parent of K and so of L; N, the mother-in-law of R, is L's mother. As there are two couples, M and N are married.

${family.en}

N is the **grandmother** of S (father's mother).`,
        hi: String.raw`R के पति से आरंभ कीजिए: वह K का भाई है। S, K का भतीजा है और S तथा T, L की संतान हैं, अतः R का पति L है। M, K और L दोनों के माता-पिता में से एक है और N, जो R की सास है, L की माँ है। जोड़े दो हैं, अतः M और N पति-पत्नी हैं।

${family.hi}

N, S की **दादी** है।`,
      },
      reasons: {
        a: { en: 'The mother of S is R; N is the mother of L.', hi: 'S की माँ R है; N, L की माँ है।' },
        b: { en: 'The aunt of S is K.', hi: 'S की बुआ K है।' },
        c: { en: 'The sister of S is T.', hi: 'S की बहन T है।' },
        d: {
          en: 'The right generation, but that is M; N is a woman, a mother-in-law.',
          hi: 'पीढ़ी सही है, पर वह M है; N महिला है, क्योंकि वह सास है।',
        },
        e: { en: 'N is the mother of L, and L is the father of S.', hi: 'N, L की माँ है और L, S का पिता है।' },
      },
    },
    {
      code: 'po-088',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'blood-relations',
      difficulty: 'medium',
      targetSeconds: 19,
      passage: 'po-r5',
      stem: {
        en: "If T later marries Q, how is Q related to the husband of K's sister-in-law?",
        hi: 'यदि आगे चलकर T का विवाह Q से होता है, तो Q का K की भाभी के पति से क्या संबंध है?',
      },
      options: [
        { id: 'a', content: { en: 'Son-in-law', hi: 'दामाद' } },
        { id: 'b', content: { en: 'Nephew', hi: 'भतीजा' } },
        { id: 'c', content: { en: 'Brother-in-law', hi: 'जीजा' } },
        { id: 'd', content: { en: 'Son', hi: 'पुत्र' } },
        { id: 'e', content: { en: 'Father-in-law', hi: 'ससुर' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`${family.en}

K's sister-in-law is R, the wife of K's brother; her husband is L. T is L's daughter, so T's husband Q is L's **son-in-law**.

Go step by step (K, then R, then L, then T, then Q), and ask at the end who is related to whom: Q to L, not L to Q.`,
        hi: String.raw`${family.hi}

K की भाभी R है, क्योंकि वह K के भाई की पत्नी है; उसका पति L है। T, L की पुत्री है, अतः T का पति Q, L का **दामाद** है।

एक-एक क़दम चलिए (K से R, R से L, L से T, T से Q) और अंत में देखिए कि किसका किससे संबंध पूछा गया है: Q का L से, L का Q से नहीं।`,
      },
      reasons: {
        a: {
          en: "The husband of R is L, and Q is married to L's daughter T.",
          hi: 'R का पति L है और Q का विवाह L की पुत्री T से हुआ है।',
        },
        b: { en: 'The nephew is S, and he is the nephew of K.', hi: 'भतीजा S है, और वह K का भतीजा है।' },
        c: {
          en: 'Q would be the brother-in-law of S, the brother of T.',
          hi: 'Q, T के भाई S का जीजा होगा।',
        },
        d: { en: 'The son of L is S.', hi: 'L का पुत्र S है।' },
        e: { en: 'This turns the relation round: L is the father-in-law of Q.', hi: 'संबंध उलटा है: L, Q का ससुर है।' },
      },
    },
    {
      code: 'po-089',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'inequality',
      difficulty: 'easy',
      targetSeconds: 12,

      stem: {
        en: String.raw`Take the statement to be true and decide which of the conclusions definitely follow(s).

**Statement:** $P \ge R = K > M \ge T$; $W > M$

**Conclusions:**

I. $P > T$

II. $W > K$`,
        hi: String.raw`कथन को सत्य मानिए और बताइए कि कौन-सा/से निष्कर्ष निश्चित रूप से अनुसरण करता/करते है/हैं।

**कथन:** $P \ge R = K > M \ge T$; $W > M$

**निष्कर्ष:**

I. $P > T$

II. $W > K$`,
      },
      options: twoConclusions,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`**I:** $P \ge R = K > M \ge T$. All signs point the same way, and one is strict, so $P > T$ follows.

**II:** $W > M$ and $K > M$: the path from W to K turns at M. W may be greater than, equal to or smaller than K, so II does not follow.

**Only I** follows.`,
        hi: String.raw`**I:** $P \ge R = K > M \ge T$। सभी चिह्न एक ही दिशा में हैं और एक चिह्न $>$ है, अतः $P > T$ अनुसरण करता है।

**II:** $W > M$ और $K > M$: W और K के बीच M पर चिह्नों की दिशा बदल जाती है। W, K से बड़ा, बराबर या छोटा हो सकता है, अतः II अनुसरण नहीं करता।

**केवल I** अनुसरण करता है।`,
      },
      reasons: {
        a: {
          en: 'From P down to T the signs all point one way and one of them is strict; W and K have no such path.',
          hi: 'P से T तक सभी चिह्न एक ही दिशा में हैं और एक चिह्न ">" है; W और K के बीच ऐसा नहीं है।',
        },
        b: {
          en: 'W and K are both above M, which says nothing about the two of them; and I is certain.',
          hi: 'W और K दोनों M से बड़े हैं, जिससे उन दोनों के बीच कुछ निश्चित नहीं होता; और I निश्चित है।',
        },
        c: {
          en: 'I is certain by itself, so there is nothing to choose between.',
          hi: 'I अकेले ही निश्चित है, अतः दोनों में से चुनने की बात ही नहीं है।',
        },
        d: {
          en: 'This overlooks the strict sign between K and M, which makes P greater than T.',
          hi: 'इसमें K और M के बीच का ">" छूट गया है, जिससे P, T से बड़ा है।',
        },
        e: {
          en: 'II compares two numbers that are only known to be greater than M.',
          hi: 'II ऐसी दो संख्याओं की तुलना करता है जिनके बारे में केवल इतना ज्ञात है कि वे M से बड़ी हैं।',
        },
      },
    },
    {
      code: 'po-090',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'inequality',
      difficulty: 'medium',
      targetSeconds: 15,

      stem: {
        en: String.raw`Take the statement to be true and decide which of the conclusions definitely follow(s).

**Statement:** $B < D \ge F = J \ge Q < X$

**Conclusions:**

I. $Q < D$

II. $D = Q$`,
        hi: String.raw`कथन को सत्य मानिए और बताइए कि कौन-सा/से निष्कर्ष निश्चित रूप से अनुसरण करता/करते है/हैं।

**कथन:** $B < D \ge F = J \ge Q < X$

**निष्कर्ष:**

I. $Q < D$

II. $D = Q$`,
      },
      options: twoConclusions,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Only the part between D and Q matters: $D \ge F = J \ge Q$ gives $D \ge Q$.

Neither $D > Q$ (I) nor $D = Q$ (II) is certain by itself, but $D \ge Q$ means that one of the two is true. So **either I or II** follows.

A pair that together makes up a known "≥" is always either-or.`,
        hi: String.raw`केवल D और Q के बीच का भाग देखिए: $D \ge F = J \ge Q$ से $D \ge Q$ मिलता है।

न तो $D > Q$ (I) अकेले निश्चित है और न ही $D = Q$ (II), पर $D \ge Q$ का अर्थ है कि दोनों में से एक सत्य है। अतः **या तो I या II** अनुसरण करता है।

जो दो निष्कर्ष मिलकर ज्ञात "≥" बनाते हैं, वे "या तो-या" का जोड़ा होते हैं।`,
      },
      reasons: {
        a: {
          en: 'D may also equal Q, when both signs of the path are read as equal.',
          hi: 'D, Q के बराबर भी हो सकता है, जब दोनों "≥" में बराबरी हो।',
        },
        b: {
          en: 'D may also be greater than Q, as soon as one sign of the path is strict.',
          hi: 'D, Q से बड़ा भी हो सकता है, जब किसी भी "≥" में "बड़ा" लागू हो।',
        },
        c: {
          en: 'The path gives D ≥ Q, which is exactly "greater or equal": one of the two must hold.',
          hi: 'कथन से D ≥ Q मिलता है, अर्थात् "बड़ा या बराबर": दोनों में से एक सत्य होगा ही।',
        },
        d: {
          en: 'This stops after each conclusion fails alone and does not put the two together.',
          hi: 'यह हर निष्कर्ष को अकेले जाँचकर रुक जाता है और दोनों को मिलाकर नहीं देखता।',
        },
        e: {
          en: 'D cannot be greater than Q and equal to Q at the same time.',
          hi: 'D एक ही समय पर Q से बड़ा और उसके बराबर नहीं हो सकता।',
        },
      },
    },
    {
      code: 'po-091',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'inequality',
      difficulty: 'hard',
      targetSeconds: 34,

      stem: {
        en: String.raw`Which of the following signs, placed in the blanks in the same order from left to right, make $G > N$ definitely true and $S \le H$ definitely false?

G ______ H ______ J ______ N ______ S`,
        hi: String.raw`निम्नलिखित में से किन चिह्नों को इसी क्रम में बाएँ से दाएँ रिक्त स्थानों में रखने पर $G > N$ निश्चित रूप से सत्य और $S \le H$ निश्चित रूप से असत्य होगा?

G ______ H ______ J ______ N ______ S`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$>,\ \ge,\ =,\ <$`, hi: String.raw`$>,\ \ge,\ =,\ <$` } },
        { id: 'b', content: { en: String.raw`$\ge,\ =,\ =,\ <$`, hi: String.raw`$\ge,\ =,\ =,\ <$` } },
        { id: 'c', content: { en: String.raw`$>,\ =,\ =,\ \le$`, hi: String.raw`$>,\ =,\ =,\ \le$` } },
        { id: 'd', content: { en: String.raw`$>,\ =,\ =,\ <$`, hi: String.raw`$>,\ =,\ =,\ <$` } },
        { id: 'e', content: { en: String.raw`$>,\ =,\ <,\ <$`, hi: String.raw`$>,\ =,\ <,\ <$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`"$S \le H$ definitely false" means "$S > H$ definitely true". So from G to N the signs must fall, with one strict sign, and from H to S they must rise, with one strict sign. The middle blanks serve both, so only $=$ can stand there.

- $G > H \ge J = N < S$: H may be greater than N, and S need not pass H. Fails.
- $G \ge H = J = N < S$: only $G \ge N$. Fails.
- $G > H = J = N \le S$: S may be equal to H. Fails.
- $G > H = J < N < S$: G and N cannot be compared. Fails.
- $G > H = J = N < S$: $G > N$ and $S > H$. Both hold.

So the signs are $>, =, =, <$.`,
        hi: String.raw`"$S \le H$ निश्चित रूप से असत्य" का अर्थ है "$S > H$ निश्चित रूप से सत्य"। अतः G से N तक चिह्न घटते क्रम के हों और उनमें एक $>$ हो, तथा H से S तक बढ़ते क्रम के हों और उनमें एक $<$ हो। बीच के दो रिक्त स्थान दोनों में आते हैं, इसलिए वहाँ केवल $=$ हो सकता है।

- $G > H \ge J = N < S$: H, N से बड़ा हो सकता है, तब S का H से बड़ा होना ज़रूरी नहीं। अमान्य।
- $G \ge H = J = N < S$: केवल $G \ge N$। अमान्य।
- $G > H = J = N \le S$: S, H के बराबर हो सकता है। अमान्य।
- $G > H = J < N < S$: G और N की तुलना नहीं हो सकती। अमान्य।
- $G > H = J = N < S$: $G > N$ और $S > H$। दोनों सत्य।

अतः चिह्न $>, =, =, <$ हैं।`,
      },
      reasons: {
        a: {
          en: 'G > N holds, but with H ≥ N < S it is not certain that S passes H.',
          hi: 'G > N सत्य है, पर H ≥ N < S से यह निश्चित नहीं कि S, H से बड़ा है।',
        },
        b: {
          en: 'G ≥ H = J = N gives only G ≥ N, so G > N is not certain.',
          hi: 'G ≥ H = J = N से केवल G ≥ N मिलता है, अतः G > N निश्चित नहीं है।',
        },
        c: {
          en: 'With N ≤ S the two may be equal, and then S ≤ H is true.',
          hi: 'N ≤ S में दोनों बराबर भी हो सकते हैं और तब S ≤ H सत्य हो जाता है।',
        },
        d: {
          en: 'G is above H = J = N and S is above it too, so both demands are met.',
          hi: 'H = J = N से G भी बड़ा है और S भी, अतः दोनों शर्तें पूरी होती हैं।',
        },
        e: {
          en: 'S > H holds, but the signs turn at J, so G and N cannot be compared.',
          hi: 'S > H सत्य है, पर J पर चिह्नों की दिशा बदल जाती है, अतः G और N की तुलना नहीं हो सकती।',
        },
      },
    },
    {
      code: 'po-092',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'puzzle',
      difficulty: 'hard',
      targetSeconds: 136,
      passage: 'po-r6',
      stem: { en: 'What is the colour of the box that contains caps?', hi: 'टोपियों वाले डिब्बे का रंग क्या है?' },
      options: [
        { id: 'a', content: { en: 'Green', hi: 'हरा' } },
        { id: 'b', content: { en: 'White', hi: 'सफ़ेद' } },
        { id: 'c', content: { en: 'Black', hi: 'काला' } },
        { id: 'd', content: { en: 'Yellow', hi: 'पीला' } },
        { id: 'e', content: { en: 'Blue', hi: 'नीला' } },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`Number the places from the top. P, the red box, R (shoes) and Q follow one another, so P is at 1, 2 or 3. T (green) is above P, so P is at 2 or 3.

- **P at 3:** red 4, R 5, Q 6, T at 1 or 2. Blue immediately above yellow fits at 5-6 (with white 1, green 2, black 3) or at 2-3 (with T at 1); the second leaves 5 and 6 for white and black, with no box between. So the clocks are at 6 and the shoes at 5; lamps immediately above books leaves mugs and caps side by side or three places apart. Not possible.
- **P at 2:** T 1 (green), red 3, R 4 (shoes), Q 5. Blue-yellow is at 4-5 or 5-6; at 4-5 white and black would be at 2 and 6. So blue 5, yellow 6 (clocks), white 2, black 4.

U (mugs) has one box between it and the caps: of the free places 3 and 6, the clocks are at 6, so U is at 3 and S at 6. The caps are at 1 or 5; at 1 the lamps and books would be at 2 and 5. So the caps are at 5, in the **blue** box, the lamps at 1 and the books at 2.

${stack.en}`,
        hi: String.raw`स्थानों को ऊपर से क्रमांक दीजिए। P, लाल डिब्बा, R (जूते) और Q इसी क्रम में लगातार हैं, अतः P स्थान 1, 2 या 3 पर है। T (हरा) P से ऊपर है, अतः P स्थान 2 या 3 पर है।

- **P स्थान 3 पर:** लाल 4, R 5, Q 6, T स्थान 1 या 2 पर। नीला और उसके ठीक नीचे पीला 5-6 पर (तब सफ़ेद 1, हरा 2, काला 3) या 2-3 पर (T स्थान 1 पर) हो सकते हैं; दूसरी स्थिति में सफ़ेद और काले के लिए 5 और 6 बचते हैं, जिनके बीच कोई डिब्बा नहीं। अतः घड़ियाँ 6 पर और जूते 5 पर हैं; लैंप ठीक किताबों के ऊपर रखने पर मग और टोपियाँ या तो साथ-साथ आते हैं या उनके बीच दो डिब्बे रहते हैं। संभव नहीं।
- **P स्थान 2 पर:** T 1 (हरा), लाल 3, R 4 (जूते), Q 5। नीला-पीला 4-5 या 5-6 पर हैं; 4-5 पर हों, तो सफ़ेद और काला 2 और 6 पर होंगे। अतः नीला 5, पीला 6 (घड़ियाँ), सफ़ेद 2 और काला 4 है।

U (मग) के लिए ख़ाली स्थान 3 और 6 हैं; 6 पर घड़ियाँ हैं, अतः U स्थान 3 पर और S स्थान 6 पर है। टोपियाँ 1 या 5 पर होंगी; 1 पर हों, तो लैंप और किताबें 2 और 5 पर होंगी। अतः टोपियाँ स्थान 5 पर, **नीले** डिब्बे में हैं; लैंप 1 पर और किताबें 2 पर हैं।

${stack.hi}`,
      },
      reasons: {
        a: {
          en: 'With caps in the green box at the top, lamps and books could not be next to each other.',
          hi: 'सबसे ऊपर के हरे डिब्बे में टोपियाँ हों, तो लैंप और किताबें साथ-साथ नहीं आ सकतीं।',
        },
        b: { en: 'The white box, P, contains the books.', hi: 'सफ़ेद डिब्बे P में किताबें हैं।' },
        c: { en: 'The black box is R, which contains shoes.', hi: 'काला डिब्बा R है, जिसमें जूते हैं।' },
        d: { en: 'The yellow box contains clocks; it is given.', hi: 'पीले डिब्बे में घड़ियाँ हैं; यह दिया हुआ है।' },
        e: {
          en: 'U with the mugs is third, so the caps are fifth, in the blue box Q.',
          hi: 'मग वाला U तीसरा है, अतः टोपियाँ पाँचवें स्थान पर, नीले डिब्बे Q में हैं।',
        },
      },
    },
    {
      code: 'po-093',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'puzzle',
      difficulty: 'easy',
      targetSeconds: 12,
      passage: 'po-r6',
      stem: {
        en: 'How many boxes are kept between the white box and the box of clocks?',
        hi: 'सफ़ेद डिब्बे और घड़ियों वाले डिब्बे के बीच कितने डिब्बे रखे हैं?',
      },
      options: [
        { id: 'a', content: { en: 'One', hi: 'एक' } },
        { id: 'b', content: { en: 'Two', hi: 'दो' } },
        { id: 'c', content: { en: 'Three', hi: 'तीन' } },
        { id: 'd', content: { en: 'Four', hi: 'चार' } },
        { id: 'e', content: { en: 'None', hi: 'एक भी नहीं' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`${stack.en}

The white box, P, is at 2 and the clocks are in S, at 6. Between them are $6 - 2 - 1 = 3$ boxes: U, R and Q. The answer is **three**.`,
        hi: String.raw`${stack.hi}

सफ़ेद डिब्बा P स्थान 2 पर है और घड़ियाँ S में, स्थान 6 पर हैं। बीच में $6 - 2 - 1 = 3$ डिब्बे हैं: U, R और Q। उत्तर **तीन** है।`,
      },
      reasons: {
        a: {
          en: 'This is the number of boxes between the white and the black box.',
          hi: 'यह सफ़ेद और काले डिब्बे के बीच के डिब्बों की संख्या है।',
        },
        b: {
          en: 'This is the number of boxes between the white and the blue box.',
          hi: 'यह सफ़ेद और नीले डिब्बे के बीच के डिब्बों की संख्या है।',
        },
        c: {
          en: 'P is second and S sixth from the top: U, R and Q lie between.',
          hi: 'ऊपर से P दूसरा और S छठा है: बीच में U, R और Q हैं।',
        },
        d: {
          en: 'This is the difference 6 - 2, which counts one of the two boxes as well.',
          hi: 'यह अंतर 6 - 2 है, जिसमें दोनों में से एक डिब्बा भी गिन लिया गया है।',
        },
        e: {
          en: 'This would need the two boxes to be neighbours; beside the clocks is the blue box.',
          hi: 'इसके लिए दोनों को साथ-साथ होना चाहिए; घड़ियों वाले डिब्बे के साथ तो नीला डिब्बा है।',
        },
      },
    },
    {
      code: 'po-094',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'puzzle',
      difficulty: 'medium',
      targetSeconds: 17,
      passage: 'po-r6',
      stem: {
        en: 'Four of the following five box-and-thing pairs are alike in a certain way and form a group. Which one is different?',
        hi: 'डिब्बे और वस्तु के निम्नलिखित पाँच जोड़ों में से चार किसी निश्चित आधार पर समान हैं और एक समूह बनाते हैं। भिन्न जोड़ा कौन-सा है?',
      },
      options: [
        { id: 'a', content: { en: 'P – lamps', hi: 'P – लैंप' } },
        { id: 'b', content: { en: 'T – books', hi: 'T – किताबें' } },
        { id: 'c', content: { en: 'U – shoes', hi: 'U – जूते' } },
        { id: 'd', content: { en: 'R – caps', hi: 'R – टोपियाँ' } },
        { id: 'e', content: { en: 'Q – clocks', hi: 'Q – घड़ियाँ' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`${stack.en}

In all five pairs the thing is in a neighbouring box, so look at the side. In four of them it is in the box immediately **below**: T - books (P), U - shoes (R), R - caps (Q), Q - clocks (S). The lamps are in T, immediately **above** P, so **P – lamps** is different.`,
        hi: String.raw`${stack.hi}

पाँचों जोड़ों में वस्तु पास वाले डिब्बे में है, इसलिए देखिए कि ऊपर या नीचे। चार जोड़ों में वह ठीक **नीचे** वाले डिब्बे में है: T - किताबें (P), U - जूते (R), R - टोपियाँ (Q), Q - घड़ियाँ (S)। लैंप T में, अर्थात् P के ठीक **ऊपर** हैं, अतः **P – लैंप** भिन्न है।`,
      },
      reasons: {
        a: {
          en: 'The lamps are in the box immediately above P, not below it.',
          hi: 'लैंप P के ठीक ऊपर वाले डिब्बे में हैं, नीचे वाले में नहीं।',
        },
        b: {
          en: 'The books are in P, immediately below T, as in the group.',
          hi: 'किताबें T के ठीक नीचे P में हैं, समूह जैसा ही।',
        },
        c: {
          en: 'The shoes are in R, immediately below U, as in the group.',
          hi: 'जूते U के ठीक नीचे R में हैं, समूह जैसा ही।',
        },
        d: {
          en: 'The caps are in Q, immediately below R, as in the group.',
          hi: 'टोपियाँ R के ठीक नीचे Q में हैं, समूह जैसा ही।',
        },
        e: {
          en: 'The clocks are in S, immediately below Q, as in the group.',
          hi: 'घड़ियाँ Q के ठीक नीचे S में हैं, समूह जैसा ही।',
        },
      },
    },
    {
      code: 'po-095',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'puzzle',
      difficulty: 'easy',
      targetSeconds: 12,
      passage: 'po-r6',
      stem: {
        en: 'Which of the following combinations of box, colour and thing is correct?',
        hi: 'डिब्बे, रंग और वस्तु का निम्नलिखित में से कौन-सा संयोजन सही है?',
      },
      options: [
        { id: 'a', content: { en: 'T – green – books', hi: 'T – हरा – किताबें' } },
        { id: 'b', content: { en: 'U – red – mugs', hi: 'U – लाल – मग' } },
        { id: 'c', content: { en: 'R – blue – shoes', hi: 'R – नीला – जूते' } },
        { id: 'd', content: { en: 'Q – black – caps', hi: 'Q – काला – टोपियाँ' } },
        { id: 'e', content: { en: 'S – yellow – lamps', hi: 'S – पीला – लैंप' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`${stack.en}

Read the columns: only **U – red – mugs** agrees in all three. In T and S the thing is wrong, in R and Q the colour.`,
        hi: String.raw`${stack.hi}

तालिका के स्तंभ पढ़िए: केवल **U – लाल – मग** तीनों में मेल खाता है। T और S में वस्तु ग़लत है, R और Q में रंग।`,
      },
      reasons: {
        a: { en: 'The colour is right, but T contains the lamps.', hi: 'रंग सही है, पर T में लैंप हैं।' },
        b: { en: 'U is third from the top, red, and holds the mugs.', hi: 'U ऊपर से तीसरा, लाल डिब्बा है और उसमें मग हैं।' },
        c: { en: 'The thing is right, but R is black.', hi: 'वस्तु सही है, पर R काला है।' },
        d: { en: 'The thing is right, but Q is blue.', hi: 'वस्तु सही है, पर Q नीला है।' },
        e: { en: 'The colour is right, but S contains the clocks.', hi: 'रंग सही है, पर S में घड़ियाँ हैं।' },
      },
    },
    {
      code: 'po-096',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'puzzle',
      difficulty: 'medium',
      targetSeconds: 19,
      passage: 'po-r6',
      stem: {
        en: 'The boxes, with their contents, are now kept in alphabetical order from the bottom to the top. What is the colour of the box that is now immediately above the box of clocks?',
        hi: 'अब डिब्बों को उनकी वस्तुओं सहित नीचे से ऊपर की ओर अंग्रेज़ी वर्णमाला के क्रम में रखा जाता है। अब घड़ियों वाले डिब्बे के ठीक ऊपर रखे डिब्बे का रंग क्या है?',
      },
      options: [
        { id: 'a', content: { en: 'Black', hi: 'काला' } },
        { id: 'b', content: { en: 'Blue', hi: 'नीला' } },
        { id: 'c', content: { en: 'White', hi: 'सफ़ेद' } },
        { id: 'd', content: { en: 'Green', hi: 'हरा' } },
        { id: 'e', content: { en: 'Red', hi: 'लाल' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`${stack.en}

The new order from the bottom is P, Q, R, S, T, U. The clocks are in S, and immediately above S is now T, which is **green**. From the table only two things are needed: which box holds the clocks, and the colour of the next letter.`,
        hi: String.raw`${stack.hi}

नीचे से नया क्रम P, Q, R, S, T, U है। घड़ियाँ S में हैं और S के ठीक ऊपर अब T है, जो **हरा** है। तालिका से केवल दो बातें चाहिए: घड़ियाँ किस डिब्बे में हैं और अगले अक्षर वाले डिब्बे का रंग क्या है।`,
      },
      reasons: {
        a: {
          en: 'This takes the order from the top to the bottom, where R is immediately above S.',
          hi: 'इसमें वर्णमाला का क्रम ऊपर से नीचे की ओर लिया गया है, जिसमें S के ठीक ऊपर R है।',
        },
        b: {
          en: 'This is the box above the clocks in the old order.',
          hi: 'यह पुराने क्रम में घड़ियों के ऊपर वाला डिब्बा है।',
        },
        c: {
          en: 'The white box, P, is now at the bottom of the stack.',
          hi: 'सफ़ेद डिब्बा P अब सबसे नीचे है।',
        },
        d: {
          en: 'The clocks are in S; the next letter is T, the green box.',
          hi: 'घड़ियाँ S में हैं; अगला अक्षर T है, जो हरा डिब्बा है।',
        },
        e: {
          en: 'The red box, U, is now two places above the clocks.',
          hi: 'लाल डिब्बा U अब घड़ियों से दो स्थान ऊपर है।',
        },
      },
    },
    {
      code: 'po-097',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'direction-sense',
      difficulty: 'easy',
      targetSeconds: 24,

      stem: {
        en: 'Point B is 12 m to the west of point A. Point C is 9 m to the south of B, and point D is 24 m to the east of C. Point E is 4 m to the north of D. What is the shortest distance between A and E?',
        hi: 'बिंदु B, बिंदु A के पश्चिम में 12 मी की दूरी पर है। बिंदु C, B के दक्षिण में 9 मी की दूरी पर है और बिंदु D, C के पूर्व में 24 मी की दूरी पर है। बिंदु E, D के उत्तर में 4 मी की दूरी पर है। A और E के बीच की न्यूनतम दूरी कितनी है?',
      },
      options: [
        { id: 'a', content: { en: '13 m', hi: '13 मी' } },
        { id: 'b', content: { en: '15 m', hi: '15 मी' } },
        { id: 'c', content: { en: '17 m', hi: '17 मी' } },
        { id: 'd', content: { en: '12 m', hi: '12 मी' } },
        { id: 'e', content: { en: '5 m', hi: '5 मी' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`East-west: 12 m west, then 24 m east, so E is $24 - 12 = 12$ m east of A. North-south: 9 m south, then 4 m north, so E is $9 - 4 = 5$ m south of A.

Distance $= \sqrt{12^2 + 5^2} = \sqrt{169} = 13$ m. The answer is **13 m**.`,
        hi: String.raw`पूर्व-पश्चिम: 12 मी पश्चिम, फिर 24 मी पूर्व, अतः E, A से $24 - 12 = 12$ मी पूर्व में है। उत्तर-दक्षिण: 9 मी दक्षिण, फिर 4 मी उत्तर, अतः E, A से $9 - 4 = 5$ मी दक्षिण में है।

दूरी $= \sqrt{12^2 + 5^2} = \sqrt{169} = 13$ मी। उत्तर **13 मी** है।`,
      },
      reasons: {
        a: {
          en: 'E is 12 m east and 5 m south of A, and 5, 12, 13 make a right triangle.',
          hi: 'E, A से 12 मी पूर्व और 5 मी दक्षिण में है और 5, 12, 13 से समकोण त्रिभुज बनता है।',
        },
        b: {
          en: 'This is the distance from A to D, with 12 and 9: the last 4 m are left out.',
          hi: 'यह 12 और 9 से बनी A और D की दूरी है; अंतिम 4 मी छूट गए हैं।',
        },
        c: {
          en: 'This adds 12 and 5, the way around the corner.',
          hi: 'इसमें 12 और 5 जोड़ दिए गए हैं, जो कोने से होकर जाने का रास्ता है।',
        },
        d: { en: 'This is only the distance to the east.', hi: 'यह केवल पूर्व की ओर की दूरी है।' },
        e: { en: 'This is only the distance to the south.', hi: 'यह केवल दक्षिण की ओर की दूरी है।' },
      },
    },
    {
      code: 'po-098',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'direction-sense',
      difficulty: 'medium',
      targetSeconds: 36,

      stem: {
        en: 'Tanvi and Rohan start from the gate of the same bank. Tanvi walks 6 m to the north, turns left and walks 18 m, then turns left again and walks 12 m. Rohan walks 10 m to the east, turns right and walks 14 m, then turns right again and walks 22 m. How far and in which direction is Rohan now from Tanvi?',
        hi: 'तन्वी और रोहन एक ही बैंक के द्वार से चलना शुरू करते हैं। तन्वी उत्तर की ओर 6 मी चलती है, बाएँ मुड़कर 18 मी चलती है, फिर बाएँ मुड़कर 12 मी चलती है। रोहन पूर्व की ओर 10 मी चलता है, दाएँ मुड़कर 14 मी चलता है, फिर दाएँ मुड़कर 22 मी चलता है। अब रोहन तन्वी से कितनी दूर और किस दिशा में है?',
      },
      options: [
        { id: 'a', content: { en: '14 m, south-east', hi: '14 मी, दक्षिण-पूर्व' } },
        { id: 'b', content: { en: '10 m, north-west', hi: '10 मी, उत्तर-पश्चिम' } },
        { id: 'c', content: { en: '10 m, south-west', hi: '10 मी, दक्षिण-पश्चिम' } },
        { id: 'd', content: { en: '14 m, north-west', hi: '14 मी, उत्तर-पश्चिम' } },
        { id: 'e', content: { en: '10 m, south-east', hi: '10 मी, दक्षिण-पूर्व' } },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`Take the gate as the start.

- **Tanvi:** 6 m north; left of north is west, 18 m; left of west is south, 12 m. She is 18 m west and 6 m south of the gate.
- **Rohan:** 10 m east; right of east is south, 14 m; right of south is west, 22 m. He is 12 m west and 14 m south of the gate.

From Tanvi, Rohan is $18 - 12 = 6$ m east and $14 - 6 = 8$ m south: $\sqrt{36 + 64} = 10$ m, **south-east**. "From Tanvi" means that you stand where Tanvi is.`,
        hi: String.raw`द्वार को आरंभ बिंदु मानिए।

- **तन्वी:** 6 मी उत्तर; उत्तर का बायाँ पश्चिम है, 18 मी; पश्चिम का बायाँ दक्षिण है, 12 मी। वह द्वार से 18 मी पश्चिम और 6 मी दक्षिण में है।
- **रोहन:** 10 मी पूर्व; पूर्व का दायाँ दक्षिण है, 14 मी; दक्षिण का दायाँ पश्चिम है, 22 मी। वह द्वार से 12 मी पश्चिम और 14 मी दक्षिण में है।

तन्वी से रोहन $18 - 12 = 6$ मी पूर्व और $14 - 6 = 8$ मी दक्षिण में है: $\sqrt{36 + 64} = 10$ मी, **दक्षिण-पूर्व**। "तन्वी से" का अर्थ है कि तन्वी के स्थान पर खड़े होकर देखिए।`,
      },
      reasons: {
        a: {
          en: 'The direction is right, but 6 and 8 have been added instead of taking the straight line.',
          hi: 'दिशा सही है, पर सीधी दूरी के स्थान पर 6 और 8 जोड़ दिए गए हैं।',
        },
        b: { en: 'This is the direction of Tanvi from Rohan.', hi: 'यह रोहन से तन्वी की दिशा है।' },
        c: {
          en: 'Both are west of the gate, but Rohan is less far west, so he is to the east of Tanvi.',
          hi: 'दोनों द्वार से पश्चिम में हैं, पर रोहन कम पश्चिम में है, अतः वह तन्वी से पूर्व की ओर है।',
        },
        d: {
          en: 'Both the sum 6 + 8 and the reversed direction are wrong.',
          hi: '6 + 8 का योग और उलटी दिशा, दोनों ग़लत हैं।',
        },
        e: {
          en: 'From Tanvi, Rohan is 6 m to the east and 8 m to the south.',
          hi: 'तन्वी से रोहन 6 मी पूर्व और 8 मी दक्षिण में है।',
        },
      },
    },
    {
      code: 'po-099',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'alphanumeric-series',
      difficulty: 'easy',
      targetSeconds: 20,

      stem: {
        en: String.raw`How many symbols are there in the following series, each of which is immediately preceded by a letter and immediately followed by a number?

R 4 % K 7 E @ 2 M & 9 A © 5 T # U 3 W 8 ★ J 6 P`,
        hi: String.raw`निम्नलिखित शृंखला में ऐसे कितने प्रतीक हैं, जिनमें से प्रत्येक के ठीक पहले एक अक्षर और ठीक बाद एक संख्या है?

R 4 % K 7 E @ 2 M & 9 A © 5 T # U 3 W 8 ★ J 6 P`,
      },
      options: [
        { id: 'a', content: { en: 'One', hi: 'एक' } },
        { id: 'b', content: { en: 'Two', hi: 'दो' } },
        { id: 'c', content: { en: 'Three', hi: 'तीन' } },
        { id: 'd', content: { en: 'Four', hi: 'चार' } },
        { id: 'e', content: { en: 'Five', hi: 'पाँच' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: 'Look at the symbols one by one with both neighbours: 4 % K, **E @ 2**, **M & 9**, **A © 5**, T # U, 8 ★ J. Letter before and number after: @, & and ©. The answer is **three**. Go through the symbols only; they are six.',
        hi: 'प्रतीकों को एक-एक करके दोनों पड़ोसियों के साथ देखिए: 4 % K, **E @ 2**, **M & 9**, **A © 5**, T # U, 8 ★ J। पहले अक्षर और बाद संख्या: @, & और ©। उत्तर **तीन** है। केवल प्रतीकों पर चलिए; वे छह ही हैं।',
      },
      reasons: {
        a: {
          en: 'Two of the three groups E @ 2, M & 9 and A © 5 have been missed.',
          hi: 'E @ 2, M & 9 और A © 5 में से दो समूह छूट गए हैं।',
        },
        b: {
          en: 'This is the number of symbols with a number before and a letter after (4 % K and 8 ★ J).',
          hi: 'यह उन प्रतीकों की संख्या है जिनके पहले संख्या और बाद अक्षर है (4 % K और 8 ★ J)।',
        },
        c: { en: 'The groups are E @ 2, M & 9 and A © 5.', hi: 'समूह हैं: E @ 2, M & 9 और A © 5।' },
        d: {
          en: 'This counts T # U as well, where a letter follows the symbol.',
          hi: 'इसमें T # U भी गिन लिया गया है, जहाँ प्रतीक के बाद अक्षर है।',
        },
        e: {
          en: 'This counts 4 % K and 8 ★ J, which have the reverse order, as well.',
          hi: 'इसमें उलटे क्रम वाले समूह 4 % K और 8 ★ J भी गिन लिए गए हैं।',
        },
      },
    },
    {
      code: 'po-100',
      exams: ['banking'],
      subject: 'reasoning',
      topic: 'alphanumeric-series',
      difficulty: 'medium',
      targetSeconds: 38,

      stem: {
        en: 'How many such pairs of letters are there in the word BENCHMARK, each of which has as many letters between them in the word (both forward and backward) as there are in the English alphabet?',
        hi: 'शब्द BENCHMARK में अक्षरों के ऐसे कितने जोड़े हैं, जिनके बीच शब्द में (आगे और पीछे दोनों दिशाओं में) उतने ही अक्षर हैं जितने अंग्रेज़ी वर्णमाला में उनके बीच होते हैं?',
      },
      options: [
        { id: 'a', content: { en: 'One', hi: 'एक' } },
        { id: 'b', content: { en: 'Two', hi: 'दो' } },
        { id: 'c', content: { en: 'Three', hi: 'तीन' } },
        { id: 'd', content: { en: 'Four', hi: 'चार' } },
        { id: 'e', content: { en: 'None', hi: 'कोई नहीं' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Write the place of each letter in the alphabet:

| B | E | N | C | H | M | A | R | K |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| 2 | 5 | 14 | 3 | 8 | 13 | 1 | 18 | 11 |

A pair counts if the difference of the numbers equals the difference of the places in the word. Forward: E-H (three places, $8 - 5 = 3$). Backward: E-C (two places, $5 - 3 = 2$). No other pair fits, so the answer is **two**.`,
        hi: String.raw`हर अक्षर का वर्णमाला में स्थान लिखिए:

| B | E | N | C | H | M | A | R | K |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| 2 | 5 | 14 | 3 | 8 | 13 | 1 | 18 | 11 |

जोड़ा तब गिना जाएगा जब इन संख्याओं का अंतर शब्द में स्थानों के अंतर के बराबर हो। आगे की ओर: E-H (तीन स्थान, $8 - 5 = 3$)। पीछे की ओर: E-C (दो स्थान, $5 - 3 = 2$)। कोई और जोड़ा नहीं बनता, अतः उत्तर **दो** है।`,
      },
      reasons: {
        a: {
          en: 'Only the forward pair E-H or only the backward pair E-C has been counted.',
          hi: 'केवल आगे वाला जोड़ा E-H या केवल पीछे वाला जोड़ा E-C गिना गया है।',
        },
        b: {
          en: 'E-H has two letters between in both, and E-C has one in both.',
          hi: 'E-H के बीच दोनों में दो-दो अक्षर हैं और E-C के बीच दोनों में एक-एक।',
        },
        c: {
          en: 'H-K has been counted as well; it has two letters between in the alphabet, but three in the word.',
          hi: 'H-K भी गिन लिया गया है; वर्णमाला में इनके बीच दो अक्षर हैं, पर शब्द में तीन।',
        },
        d: {
          en: 'B-E and H-K have been counted as well, though their gaps in the word and in the alphabet differ.',
          hi: 'B-E और H-K भी गिन लिए गए हैं, जबकि शब्द और वर्णमाला में इनके बीच के अक्षरों की संख्या अलग-अलग है।',
        },
        e: { en: 'E-H and E-C both meet the condition.', hi: 'E-H और E-C दोनों शर्त पूरी करते हैं।' },
      },
    },
  ],
}
