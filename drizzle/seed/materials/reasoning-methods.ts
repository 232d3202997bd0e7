import { both, type SeedMaterial } from './shapes.ts'

export const reasoningMethods: SeedMaterial = {
  slug: 'reasoning-methods',
  title: { en: 'Reasoning: ten methods that work', hi: 'तर्कशक्ति: दस कारगर तरीक़े' },
  summary: {
    en: 'Series, coding, blood relations, directions, ranking, syllogism, calendar and clock: the method first, then examples.',
    hi: 'शृंखला, कूट, रक्त संबंध, दिशा, क्रम, न्याय वाक्य, कैलेंडर और घड़ी: पहले तरीक़ा, फिर उदाहरण।',
  },
  kind: 'pdf',
  subject: 'reasoning',
  exams: ['ssc', 'banking', 'railways', 'state-psc'],
  paper: both(String.raw`
«Reasoning questions are won by a fixed first step. Each part below begins with that step.¦तर्कशक्ति के प्रश्न तय पहले क़दम से जीते जाते हैं। नीचे हर भाग उसी क़दम से शुरू होता है।»

## «Number series¦संख्या शृंखला»

«First step: write the differences. If they are not plain, write the differences of the differences; then try ratios, squares and cubes, and last two series mixed.¦पहला क़दम: अंतर लिखें। बात न बने तो अंतरों के अंतर लिखें; फिर अनुपात, वर्ग और घन देखें, और अंत में दो मिली-जुली शृंखलाएँ।»

| «Series¦शृंखला» | «Rule¦नियम» | «Next¦अगला» |
|---|---|---|
| 3, 7, 15, 31, 63 | $\times 2+1$ | 127 |
| 2, 6, 12, 20, 30 | $n(n+1)$ | 42 |
| 5, 6, 10, 19, 35 | $+1^2,+2^2,+3^2,+4^2$ | 60 |
| 4, 9, 6, 12, 8, 15 | «two series: +2 and +3¦दो शृंखलाएँ: +2 और +3» | 10 |
| 7, 26, 63, 124 | $n^3-1$ | 215 |

## «Letters and coding¦अक्षर और कूट»

«First step: number the letters, A = 1 to Z = 26. Marks to know: E 5, J 10, O 15, T 20, Y 25. A letter and its opposite add to 27 (A–Z, D–W, M–N).¦पहला क़दम: अक्षरों को संख्या दें, A = 1 से Z = 26। याद रखें: E 5, J 10, O 15, T 20, Y 25। किसी अक्षर और उसके विपरीत अक्षर का योग 27 होता है (A–Z, D–W, M–N)।»

**«Example 1.¦उदाहरण 1.»** «If MANGO is written as OCPIQ, how is GRAPE written?¦यदि MANGO को OCPIQ लिखा जाए, तो GRAPE कैसे लिखा जाएगा?» «Each letter moves 2 on: ITCRG.¦हर अक्षर 2 आगे: ITCRG।»

**«Example 2.¦उदाहरण 2.»** «If CAT is 24, what is DOG?¦यदि CAT का कूट 24 है, तो DOG का क्या है?» «The places are added: $3+1+20=24$, so $4+15+7=26$.¦स्थान जोड़े गए हैं: $3+1+20=24$, इसलिए $4+15+7=26$।»

## «Blood relations¦रक्त संबंध»

«First step: draw. One line for each generation, a double line for a marriage, + for men and − for women. Read the sentence from its end: "the son of my father's only daughter" is the son of my sister or of myself.¦पहला क़दम: चित्र बनाएँ। हर पीढ़ी की एक पंक्ति, विवाह के लिए दोहरी रेखा, पुरुष + और महिला −। वाक्य को अंत से पढ़ें: “मेरे पिता की इकलौती बेटी का बेटा” मेरी बहन का या मेरा अपना बेटा है।»

**«Example 3.¦उदाहरण 3.»** «Pointing to a man Rekha says: "His mother is the only daughter of my mother." How is Rekha related to the man?¦एक पुरुष की ओर इशारा करके रेखा कहती है: “इसकी माँ मेरी माँ की इकलौती बेटी है।” रेखा का उस पुरुष से क्या संबंध है?» «The only daughter of Rekha's mother is Rekha: she is his mother.¦रेखा की माँ की इकलौती बेटी रेखा ही है: वह उसकी माँ है।»

## «Directions¦दिशा»

«First step: draw the path on paper with north up. Facing north, right is east. The shortest way back is by Pythagoras.¦पहला क़दम: उत्तर ऊपर रखकर रास्ता बनाएँ। उत्तर की ओर मुँह हो तो दायाँ पूर्व है। सबसे छोटा रास्ता पाइथागोरस से निकलता है।»

**«Example 4.¦उदाहरण 4.»** «Asha walks 6 km north, turns right and walks 8 km. How far is she from where she began, and in which direction?¦आशा 6 किमी उत्तर चलती है, दाएँ मुड़कर 8 किमी चलती है। वह आरंभ बिंदु से कितनी दूर और किस दिशा में है?» $\sqrt{6^2+8^2}=10$ «km, north-east.¦किमी, उत्तर-पूर्व।»

«Shadows: in the morning they fall to the west, in the evening to the east.¦छाया: सुबह पश्चिम की ओर, शाम को पूर्व की ओर पड़ती है।»

## «Order and ranking¦क्रम और स्थान»

- «Total = place from the left + place from the right − 1.¦कुल = बाएँ से स्थान + दाएँ से स्थान − 1।»
- «Persons between two, if they do not overlap: total − (left place + right place).¦दो के बीच के व्यक्ति, जब स्थान एक-दूसरे को पार न करें: कुल − (बाएँ से स्थान + दाएँ से स्थान)।»

**«Example 5.¦उदाहरण 5.»** «In a row Mohan is 12th from the left and 19th from the right. How many are in the row?¦एक पंक्ति में मोहन बाएँ से 12वाँ और दाएँ से 19वाँ है। पंक्ति में कितने लोग हैं?» $12+19-1=30$.

## «Syllogism¦न्याय वाक्य»

«First step: circles. A conclusion follows only if it is true in every picture that the statements allow.¦पहला क़दम: वृत्त बनाएँ। निष्कर्ष तभी निकलता है जब वह कथनों से बनने वाले हर चित्र में सही हो।»

| «Statements¦कथन» | «Follows¦निष्कर्ष» |
|---|---|
| «All A are B. All B are C.¦सभी A, B हैं। सभी B, C हैं।» | «All A are C; some C are A.¦सभी A, C हैं; कुछ C, A हैं।» |
| «All A are B. No B is C.¦सभी A, B हैं। कोई B, C नहीं।» | «No A is C.¦कोई A, C नहीं।» |
| «Some A are B. All B are C.¦कुछ A, B हैं। सभी B, C हैं।» | «Some A are C.¦कुछ A, C हैं।» |
| «Some A are B. No B is C.¦कुछ A, B हैं। कोई B, C नहीं।» | «Some A are not C.¦कुछ A, C नहीं हैं।» |
| «Some A are B. Some B are C.¦कुछ A, B हैं। कुछ B, C हैं।» | «Nothing about A and C.¦A और C के बारे में कुछ नहीं।» |

«Either-or: of "some A are C" and "no A is C" one is always true, so if neither follows alone, "either I or II" follows.¦या-तो: “कुछ A, C हैं” और “कोई A, C नहीं” में से एक हमेशा सही है; दोनों अलग-अलग न निकलें तो “या तो I या II” निकलता है।»

## «Calendar¦कैलेंडर»

«First step: count odd days, the remainder of days by 7. An ordinary year has 1, a leap year 2; 100 years have 5, 200 years 3, 300 years 1, 400 years 0. A year that ends a century is leap only if 400 divides it.¦पहला क़दम: विषम दिन गिनें, यानी दिनों को 7 से भाग देने पर शेष। साधारण वर्ष में 1, लीप वर्ष में 2; 100 वर्ष में 5, 200 में 3, 300 में 1, 400 में 0। शताब्दी वर्ष तभी लीप है जब 400 से कटे।»

**«Example 6.¦उदाहरण 6.»** «Which day was 15 August 1947?¦15 अगस्त 1947 को कौन-सा दिन था?»

«1600 years: 0; 300 years: 1; 46 years with 11 leap ones: $46+11=57$, that is 1; January to 15 August 1947: 227 days, that is 3. Sum 5, with Sunday as 0: Friday.¦1600 वर्ष: 0; 300 वर्ष: 1; 46 वर्ष जिनमें 11 लीप: $46+11=57$, यानी 1; जनवरी से 15 अगस्त 1947: 227 दिन, यानी 3। योग 5, रविवार को 0 मानें तो: शुक्रवार।»

## «Clock¦घड़ी»

«The minute hand moves $6^\circ$ a minute, the hour hand $\frac12^\circ$. At $h$ hours $m$ minutes the angle is¦मिनट की सुई एक मिनट में $6^\circ$ और घंटे की सुई $\frac12^\circ$ चलती है। $h$ बजकर $m$ मिनट पर कोण»

$$\left|30h-\dfrac{11}2m\right|$$

«(If it is over $180^\circ$ take it from $360^\circ$.) Example: at 3:40, $|90-220|=130^\circ$. In 12 hours the hands meet 11 times and stand at right angles 22 times.¦($180^\circ$ से ज़्यादा हो तो $360^\circ$ में से घटाएँ।) उदाहरण: 3:40 पर $|90-220|=130^\circ$। 12 घंटे में सुइयाँ 11 बार मिलती हैं और 22 बार समकोण बनाती हैं।»

## «Seating and puzzles¦बैठक और पहेली»

- «Begin with what is fixed: an end, the middle, "third to the left".¦जो तय है उससे शुरू करें: सिरा, बीच, “बाएँ से तीसरा”।»
- «In a circle facing the centre, left is clockwise; facing outward it is the other way.¦वृत्त में केंद्र की ओर मुँह हो तो बायाँ घड़ी की दिशा में है; बाहर की ओर मुँह हो तो उल्टा।»
- «Keep two drawings where two are possible, and strike one out only when a clue breaks it.¦जहाँ दो स्थितियाँ बनें वहाँ दोनों चित्र रखें, और तभी काटें जब कोई संकेत उसे तोड़े।»

## «Odd one out and analogy¦विषम और सादृश्य»

«First step: say the relation in one sentence ("A kilometre measures distance") and try the same sentence on each option. Look at prime, square, cube, sum of digits, order of letters and use, in this order.¦पहला क़दम: संबंध को एक वाक्य में कहें (“किलोमीटर दूरी मापता है”) और वही वाक्य हर विकल्प पर लगाएँ। क्रम से देखें: अभाज्य, वर्ग, घन, अंकों का योग, अक्षरों का क्रम और उपयोग।»
`),
}
