import type { SeedMaterial } from '../shapes.ts'

export const seatingPuzzles: SeedMaterial = {
  slug: 'seating-and-puzzles',
  title: { en: 'Seating arrangements and puzzles', hi: 'बैठक व्यवस्था और पहेलियाँ' },
  summary: {
    en: 'Rows, circles, facing rows, floors, days and variables: how to draw, in what order to take the clues, and how to rule out.',
    hi: 'पंक्ति, वृत्त, आमने-सामने की पंक्तियाँ, मंज़िलें, दिन और चर: चित्र कैसे बनाएँ, संकेत किस क्रम में लें और संभावनाएँ कैसे काटें।',
  },
  kind: 'notes',
  subject: 'reasoning',
  exams: ['banking', 'ssc', 'upsc'],
  chapters: [
    {
      id: 'map',
      title: { en: 'Why it matters, and the map', hi: 'महत्व और विषय का नक़्शा' },
      text: {
        en: String.raw`
In bank exams this one topic decides the reasoning section. Half of the section, or nearly half, hangs on puzzles, and they come in sets: one arrangement, three to five questions. If you solve the arrangement, the questions cost a few seconds each. If you do not, the whole set is lost.

| Exam | Form | Questions, about |
|---|---|---|
| Bank PO, prelims | three or four sets, facing mixed, one extra variable | 15 to 20 of 30 to 40 |
| Bank clerk, prelims | two to four sets, plainer | 10 to 18 of 30 to 40 |
| Bank PO, mains | sets with two or three variables | 10 to 20 |
| SSC CGL and CHSL | one short arrangement, one question | 0 to 2 of 25 |
| UPSC CSAT | short sets, often "what is certainly true" | 2 to 6 of 80 |

These counts are estimates and vary from year to year.

### What every puzzle is made of

There are **places** (seats, floors, days) and **things** that fill them (persons, cities, colours). Each clue forbids some fillings. You go on until one filling is left. That is all; the variety lies only in the drawing.

| Kind | Skeleton to draw | What is special |
|---|---|---|
| Row | dashes in a line, numbered from the left | it has two ends |
| Circle | a ring of dashes | no ends; the first person may be put anywhere |
| Two rows | two lines of dashes, arrows toward each other | left and right are opposite in the two rows |
| Square table | four corners and four sides | corners and sides may face differently |
| Floors, boxes | a ladder, 1 at the bottom | "above" and "below" |
| Days, months | a column in the order of time | "before" and "after" |
| Variables | one column for each | a clue may join two variables without naming the person |

### When to take a set and when to leave it

Read the whole set once, about 20 seconds, and count the clues that fix something. Two clues that fix a place or a distance from a fixed place: begin. None at all: take another set first. If after four minutes more than two cases are alive, leave it and come back. A set of five questions is worth six to eight minutes, not more.

Keep the drawing small: one set needs a space no larger than your palm. Write only first letters. If two names begin with the same letter, use two letters for both.
`,
        hi: String.raw`
बैंक की परीक्षाओं में तर्कशक्ति के खंड का फ़ैसला अकेला यही टॉपिक कर देता है। खंड का लगभग आधा हिस्सा पहेलियों पर टिका होता है, और वे सेट में आती हैं: एक व्यवस्था, उस पर तीन से पाँच सवाल। व्यवस्था बन गई तो हर सवाल कुछ सेकंड का है। नहीं बनी तो पूरा सेट गया।

| परीक्षा | रूप | लगभग कितने सवाल |
|---|---|---|
| बैंक PO, प्रारंभिक | तीन या चार सेट, मिली-जुली दिशाएँ, एक अतिरिक्त चर | 30–40 में से 15 से 20 |
| बैंक क्लर्क, प्रारंभिक | दो से चार सेट, कुछ सरल | 30–40 में से 10 से 18 |
| बैंक PO, मुख्य | दो या तीन चर वाले सेट | 10 से 20 |
| SSC CGL और CHSL | एक छोटी व्यवस्था, एक सवाल | 25 में से 0 से 2 |
| UPSC CSAT | छोटे सेट, अक्सर “कौन-सा निश्चित रूप से सही है” | 80 में से 2 से 6 |

ये गिनतियाँ अनुमान हैं और हर वर्ष बदलती हैं।

### हर पहेली किससे बनी है

कुछ **स्थान** होते हैं (कुर्सियाँ, मंज़िलें, दिन) और कुछ **चीज़ें** जो उन्हें भरती हैं (व्यक्ति, शहर, रंग)। हर संकेत भरने के कुछ तरीक़ों को काट देता है। आप तब तक आगे बढ़ते हैं जब तक एक ही तरीक़ा न बच जाए। बात बस इतनी है; फ़र्क़ केवल चित्र का है।

| प्रकार | कैसा ढाँचा बनाएँ | ख़ास बात |
|---|---|---|
| पंक्ति | एक रेखा में ख़ाली स्थान, बाएँ से क्रमांक | दो सिरे होते हैं |
| वृत्त | घेरे में ख़ाली स्थान | कोई सिरा नहीं; पहले व्यक्ति को कहीं भी बैठा दें |
| दो पंक्तियाँ | दो रेखाएँ, तीर एक-दूसरे की ओर | दोनों पंक्तियों के बाएँ-दाएँ उल्टे होते हैं |
| वर्गाकार मेज़ | चार कोने और चार भुजाएँ | कोनों और भुजाओं वालों की दिशा अलग हो सकती है |
| मंज़िलें, डिब्बे | सीढ़ी, सबसे नीचे 1 | “ऊपर” और “नीचे” |
| दिन, महीने | समय के क्रम में स्तंभ | “पहले” और “बाद” |
| चर | हर चर का एक स्तंभ | कोई संकेत व्यक्ति का नाम लिए बिना दो चरों को जोड़ सकता है |

### कौन-सा सेट लें, कौन-सा छोड़ें

पूरा सेट एक बार पढ़ें, क़रीब 20 सेकंड में, और गिनें कि कितने संकेत कुछ तय करते हैं। दो संकेत स्थान या किसी तय स्थान से दूरी बताते हों, तो शुरू करें। एक भी न हो, तो पहले कोई दूसरा सेट लें। चार मिनट बाद भी दो से ज़्यादा स्थितियाँ खुली हों, तो छोड़ दें और बाद में लौटें। पाँच सवालों के सेट के लिए छह से आठ मिनट ठीक हैं, इससे ज़्यादा नहीं।

चित्र छोटा रखें: एक सेट को हथेली से ज़्यादा जगह नहीं चाहिए। नामों के केवल पहले अक्षर लिखें। दो नाम एक ही अक्षर से शुरू हों, तो दोनों के दो-दो अक्षर लिखें।
`,
      },
    },
    {
      id: 'rows',
      title: { en: 'The method, and a single row', hi: 'तरीक़ा, और एक पंक्ति' },
      text: {
        en: String.raw`
### The order of clues

Clues are printed in a bad order on purpose. Take them in this one:

1. **Fixed**: a person at a named place ("C is in the middle").
2. **Distance from a placed person** ("D is second to the right of C").
3. **Blocks**: clues that share a person; join them on the side before placing them.
4. **Comparisons**: above, before, to the right of, older than.
5. **Negatives**: "not at an end", "not next to E". They rarely place anyone, but they kill cases, so they come last.

When a clue allows two places, draw both cases side by side and carry **each** clue through both. Strike a dead case through with one line; do not rub it out. Two cases are normal, three are tolerable, four mean that you took a weak clue too early.

### Reading the words

| Clue | Meaning in a row that faces north |
|---|---|
| A is immediately right of B | A = B + 1 |
| A is second to the right of B | A = B + 2, one person between |
| two persons sit between A and B | distance 3, side unknown |
| A is to the right of B | A > B, distance unknown |
| A is next to B | distance 1, side unknown |
| A is between B and C | B A C or C A B if "immediately"; otherwise only the order |

Start from the person who comes **after** "of". In "A is second to the left of B" stand on B and count to the left.

### Left and right

A person facing north has the right hand to the east, which is the right side of your paper. A person facing south has it to the west.

![Two persons in a row. A faces north: left is west, right is east. B faces south: right is west, left is east.](/figures/mat-seating-and-puzzles-1.svg)

**Example 1.** Five friends A, B, C, D and E sit in a row facing north. B is not at an end. A is next to D. D is second to the right of C. C is in the middle. Who is at the left end?

Fixed: C = 3. Distance: D = 5. A next to D: 4. For B and E places 1 and 2 are left; B is not at an end, so B = 2 and E = 1. **E B C A D**; E is at the left end. The clue printed first was used last.

**Example 2.** Seven persons P, Q, R, S, T, U and V sit in a row facing north. Three persons sit between P and Q. S is third to the left of R. V is immediately between P and R. T is immediately right of R. U is to the right of T. Find the order.

No clue is fixed, so build a block. V between P and R gives P V R or R V P. T is immediately right of R, where R V P already has V; so it is P V R T. S is third to the left of R: **S P V R T**, five places together. It begins at 1, 2 or 3. Q is four places from P, to the right, since there is no room on the left.

| S at | P at | Q at | U | Result |
|---|---|---|---|---|
| 1 | 2 | 6 | 7, right of T | good |
| 2 | 3 | 7 | 1, left of T | against the last clue |
| 3 | 4 | 8 | – | no such place |

The order is **S P V R T Q U**.

**Example 3.** Six persons A to F sit in a row; some face north, some south, three of each. A faces north and is third from the west end. B faces south and is second to the right of A. C is immediately left of B. D is second to the right of C. E is third to the left of D. F faces the same way as A. Find the order and the directions.

Number the seats from the west. A = 3, B = 5. B faces south, so B's left is east: C = 6. D is second to the right of C. If C faced north, D would be at 8; so C faces **south** and D = 4. E is third to the left of D: at 1 if D faces north, at 7 if south. So D faces **north** and E = 1. F = 2 and faces north. North: A, D, F, which makes three; E faces south.

| Seat | 1 | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|---|
| Person | E | F | A | D | B | C |
| Faces | S | N | N | N | S | S |

Notice how the lack of room fixed two directions. In mixed rows the ends are your best clue.
`,
        hi: String.raw`
### संकेतों का क्रम

संकेत जान-बूझकर उलझे क्रम में छापे जाते हैं। आप इस क्रम में लें:

1. **तय**: जो किसी का स्थान सीधे बताए (“C ठीक बीच में है”)।
2. **बैठे हुए व्यक्ति से दूरी** (“D, C के दाएँ दूसरे स्थान पर है”)।
3. **खंड**: जिन संकेतों में एक ही व्यक्ति आता है, उन्हें चित्र में रखने से पहले अलग जोड़ लें।
4. **तुलना**: ऊपर, पहले, दाईं ओर, बड़ा।
5. **नकारात्मक**: “किसी सिरे पर नहीं”, “E के बग़ल में नहीं”। इनसे कोई सीधे नहीं बैठता, पर स्थितियाँ कट जाती हैं; इसलिए ये आख़िर में।

किसी संकेत से दो स्थान बनते हों, तो दोनों स्थितियाँ साथ-साथ बनाएँ और **हर** संकेत दोनों पर लगाएँ। जो स्थिति कट जाए उस पर रेखा खींचें, उसे मिटाएँ नहीं। दो स्थितियाँ सामान्य बात है, तीन चल जाती हैं; चार बनें तो समझें कि कोई कमज़ोर संकेत जल्दी ले लिया गया।

### शब्दों का अर्थ

| संकेत | उत्तर की ओर मुख वाली पंक्ति में अर्थ |
|---|---|
| A, B के ठीक दाएँ है | A = B + 1 |
| A, B के दाएँ दूसरे स्थान पर है | A = B + 2, बीच में एक व्यक्ति |
| A और B के बीच दो व्यक्ति बैठे हैं | दूरी 3, ओर पता नहीं |
| A, B के दाईं ओर है | A > B, दूरी पता नहीं |
| A, B के बग़ल में है | दूरी 1, ओर पता नहीं |
| A, B और C के बीच है | “ठीक बीच” हो तो B A C या C A B; वरना केवल क्रम |

गिनती उस व्यक्ति से शुरू करें जिसके साथ **“के”** लगा है। “A, B के बाएँ दूसरे स्थान पर है” में B की जगह खड़े होकर बाईं ओर गिनें।

### बायाँ और दायाँ

जिसका मुख उत्तर की ओर है, उसका दायाँ हाथ पूर्व में है, यानी काग़ज़ के दाईं ओर। जिसका मुख दक्षिण की ओर है, उसका दायाँ हाथ पश्चिम में है।

![पंक्ति के दो व्यक्ति। A का मुख उत्तर की ओर: बायाँ पश्चिम, दायाँ पूर्व। B का मुख दक्षिण की ओर: दायाँ पश्चिम, बायाँ पूर्व।](/figures/mat-seating-and-puzzles-1-hi.svg)

**उदाहरण 1.** पाँच मित्र A, B, C, D और E उत्तर की ओर मुख करके एक पंक्ति में बैठे हैं। B किसी सिरे पर नहीं है। A, D के बग़ल में है। D, C के दाएँ दूसरे स्थान पर है। C ठीक बीच में है। बाएँ सिरे पर कौन है?

तय: C = 3। दूरी: D = 5। A, D के बग़ल में: 4। B और E के लिए 1 और 2 बचे; B सिरे पर नहीं, इसलिए B = 2, E = 1। क्रम **E B C A D**; बाएँ सिरे पर E है। जो संकेत सबसे पहले छपा था, वह सबसे आख़िर में काम आया।

**उदाहरण 2.** सात व्यक्ति P, Q, R, S, T, U और V उत्तर की ओर मुख करके एक पंक्ति में बैठे हैं। P और Q के बीच तीन व्यक्ति हैं। S, R के बाएँ तीसरे स्थान पर है। V, P और R के ठीक बीच में है। T, R के ठीक दाएँ है। U, T के दाईं ओर है। क्रम ज्ञात करें।

कोई संकेत तय नहीं है, इसलिए खंड बनाएँ। V, P और R के ठीक बीच में: P V R या R V P। T, R के ठीक दाएँ है, जबकि R V P में वहाँ V बैठा है; इसलिए P V R T। S, R के बाएँ तीसरे स्थान पर: **S P V R T**, पाँच स्थान एक साथ। यह खंड 1, 2 या 3 से शुरू हो सकता है। Q, P से चार स्थान दूर है, और वह भी दाईं ओर, क्योंकि बाईं ओर इतनी जगह नहीं है।

| S | P | Q | U | नतीजा |
|---|---|---|---|---|
| 1 | 2 | 6 | 7, T के दाईं ओर | ठीक |
| 2 | 3 | 7 | 1, T के बाईं ओर | आख़िरी संकेत के विरुद्ध |
| 3 | 4 | 8 | – | ऐसा स्थान ही नहीं |

क्रम है **S P V R T Q U**।

**उदाहरण 3.** छह व्यक्ति A से F एक पंक्ति में बैठे हैं; तीन का मुख उत्तर की ओर है, तीन का दक्षिण की ओर। A का मुख उत्तर की ओर है और वह पश्चिमी सिरे से तीसरा है। B का मुख दक्षिण की ओर है और वह A के दाएँ दूसरे स्थान पर है। C, B के ठीक बाएँ है। D, C के दाएँ दूसरे स्थान पर है। E, D के बाएँ तीसरे स्थान पर है। F का मुख उसी ओर है जिस ओर A का। क्रम और दिशाएँ ज्ञात करें।

पश्चिम से क्रमांक दें। A = 3, B = 5। B का मुख दक्षिण की ओर है, इसलिए उसका बायाँ पूर्व है: C = 6। D, C के दाएँ दूसरे स्थान पर है। C का मुख उत्तर की ओर होता तो D का स्थान 8 होता; इसलिए C का मुख **दक्षिण** की ओर है और D = 4। E, D के बाएँ तीसरे स्थान पर: D का मुख उत्तर की ओर हो तो 1, दक्षिण की ओर हो तो 7। इसलिए D का मुख **उत्तर** की ओर है और E = 1। F = 2, मुख उत्तर की ओर। उत्तर वाले A, D, F तीन हो गए; E का मुख दक्षिण की ओर है।

| स्थान | 1 | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|---|
| व्यक्ति | E | F | A | D | B | C |
| मुख | द | उ | उ | उ | द | द |

यहाँ उ = उत्तर, द = दक्षिण। ध्यान दें कि जगह न होने से ही दो दिशाएँ तय हुईं। मिली-जुली दिशाओं वाली पंक्ति में सिरे सबसे काम के संकेत हैं।
`,
      },
    },
    {
      id: 'circles',
      title: { en: 'Circles and facing rows', hi: 'वृत्त और आमने-सामने की पंक्तियाँ' },
      text: {
        en: String.raw`
### Left and right in a circle

Put yourself at the bottom of the table. If you face the centre, your left hand points clockwise. If you face outward, your right hand does.

![Two round tables with A at the bottom. Facing the centre, left runs clockwise and right anticlockwise. Facing outward it is the other way.](/figures/mat-seating-and-puzzles-2.svg)

| Facing | Left | Right |
|---|---|---|
| the centre | clockwise | anticlockwise |
| outward | anticlockwise | clockwise |

A circle has no ends, so the first person costs nothing: put the one with the most clues at the top. With an even number of seats each seat has one **opposite**, half the number away: 3 of 6, 4 of 8. With 8 seats, "three persons sit between" means opposite.

**Example 4.** Six friends A to F sit round a table facing the centre. D is opposite A. B is second to the left of A. C is immediately right of A. E is not next to D. Who is opposite E?

Number the seats clockwise from A = 0. D = 3. A's left is clockwise: B = 2. A's right: C = 5. Seats 1 and 4 are left. Seat 4 touches D, so E = 1 and F = 4. Opposite E (1) is seat 4: **F**.

**Example 5.** Six persons P to U sit round a table, three facing the centre and three facing outward. P faces the centre. Q is second to the right of P. R is second to the right of Q and faces the opposite way to Q. S is immediately right of R. T is second to the left of S. S and T face the same way. Find the arrangement.

P = 0, facing in. Right is anticlockwise: Q = 4. R is second to the right of Q: seat 2 if Q faces in, seat 0 if out. Seat 0 is P's, so Q faces in, R = 2 and R faces out. S is immediately right of R; for one who faces out that is clockwise: S = 3. Now count the directions. P and Q face in, so only one more may. S and T face the same way; if both faced in there would be four. So both face **out**, and with R that makes three. T is second to the left of S, anticlockwise: T = 1. The last seat, 5, is U's, facing in.

![Solved circle, clockwise from the top: P facing in, T out, R out, S out, Q in, U in.](/figures/mat-seating-and-puzzles-3.svg)

The words "three facing the centre and three outward" did the hardest step. Write such totals at the top of your drawing and count after each new direction.

At a **square table** number the eight places clockwise in the same way, corners and sides by turns. The rules of the circle hold; only note which places face in and which out.

### Two rows that face each other

Draw the north row above with arrows down, the south row below with arrows up. In the lower row right is the right of the paper; in the upper row it is the left of the paper. "A faces P" means the same column.

**Example 6.** A, B, C, D and E sit in the north row facing south; P, Q, R, S and T in the south row facing north. P is in the middle of his row, and Q is second to the right of P. D faces Q. C is second to the right of D. B is next to both C and D. R is next to Q. T faces A, who is at an end of the row. Find the two rows.

Columns 1 to 5 from the west. P = 3, Q = 5 (lower row: right is east). D = 5. D faces south, so right is west: C = 3. B between them: 4. R next to Q: 4. Columns 1 and 2 are left for A and E, and for S and T. A is at an end: A = 1, so T = 1, E = 2, S = 2.

![Solved rows. North row from the west: A, E, C, B, D, facing south. South row: T, S, P, R, Q, facing north.](/figures/mat-seating-and-puzzles-4.svg)
`,
        hi: String.raw`
### वृत्त में बायाँ और दायाँ

सोचिए कि आप मेज़ के निचले हिस्से पर बैठे हैं। मुख केंद्र की ओर हो, तो बायाँ हाथ घड़ी की दिशा में है। मुख बाहर की ओर हो, तो दायाँ हाथ घड़ी की दिशा में है।

![दो गोल मेज़ें, A नीचे बैठा है। मुख केंद्र की ओर: बायाँ घड़ी की दिशा में, दायाँ उल्टी दिशा में। मुख बाहर की ओर: इसका उल्टा।](/figures/mat-seating-and-puzzles-2-hi.svg)

| मुख | बायाँ | दायाँ |
|---|---|---|
| केंद्र की ओर | घड़ी की दिशा में | घड़ी की उल्टी दिशा में |
| बाहर की ओर | घड़ी की उल्टी दिशा में | घड़ी की दिशा में |

वृत्त का कोई सिरा नहीं होता, इसलिए पहले व्यक्ति को कहीं भी बैठा सकते हैं: जिसके बारे में सबसे ज़्यादा संकेत हों, उसे सबसे ऊपर रखें। स्थानों की संख्या सम हो, तो हर स्थान के **सामने** एक स्थान होता है, आधी संख्या की दूरी पर: 6 में 3, 8 में 4। 8 स्थानों में “बीच में तीन व्यक्ति” का अर्थ है ठीक सामने।

**उदाहरण 4.** छह मित्र A से F केंद्र की ओर मुख करके गोल मेज़ के चारों ओर बैठे हैं। D, A के सामने है। B, A के बाएँ दूसरे स्थान पर है। C, A के ठीक दाएँ है। E, D के बग़ल में नहीं है। E के सामने कौन है?

A = 0 मानकर घड़ी की दिशा में क्रमांक दें। D = 3। A का बायाँ घड़ी की दिशा में है: B = 2। A का दायाँ: C = 5। 1 और 4 बचे। 4, D से सटा है; इसलिए E = 1 और F = 4। E (1) के सामने स्थान 4 है: **F**।

**उदाहरण 5.** छह व्यक्ति P से U गोल मेज़ के चारों ओर बैठे हैं; तीन का मुख केंद्र की ओर है, तीन का बाहर की ओर। P का मुख केंद्र की ओर है। Q, P के दाएँ दूसरे स्थान पर है। R, Q के दाएँ दूसरे स्थान पर है और उसका मुख Q से विपरीत दिशा में है। S, R के ठीक दाएँ है। T, S के बाएँ दूसरे स्थान पर है। S और T का मुख एक ही ओर है। व्यवस्था ज्ञात करें।

P = 0, मुख भीतर। दायाँ घड़ी की उल्टी दिशा में है: Q = 4। R, Q के दाएँ दूसरे स्थान पर: Q का मुख भीतर हो तो 2, बाहर हो तो 0। 0 पर P है, इसलिए Q का मुख भीतर, R = 2, और R का मुख बाहर। S, R के ठीक दाएँ है; मुख बाहर हो तो दायाँ घड़ी की दिशा में है: S = 3। अब दिशाएँ गिनें। P और Q का मुख भीतर है, इसलिए ऐसा एक ही और हो सकता है। S और T का मुख एक ही ओर है; दोनों का भीतर होता तो चार हो जाते। इसलिए दोनों का मुख **बाहर** है, और R को मिलाकर तीन हुए। T, S के बाएँ दूसरे स्थान पर, यानी घड़ी की उल्टी दिशा में: T = 1। आख़िरी स्थान 5 पर U, मुख भीतर।

![हल किया वृत्त, ऊपर से घड़ी की दिशा में: P भीतर, T बाहर, R बाहर, S बाहर, Q भीतर, U भीतर।](/figures/mat-seating-and-puzzles-3.svg)

सबसे कठिन क़दम “तीन का केंद्र की ओर, तीन का बाहर की ओर” वाली शर्त से निकला। ऐसी गिनती चित्र के ऊपर लिख लें और हर नई दिशा के बाद गिनें।

**वर्गाकार मेज़** पर आठ स्थानों को इसी तरह घड़ी की दिशा में क्रमांक दें, कोना और भुजा बारी-बारी से। नियम वृत्त वाले ही हैं; बस यह लिख लें कि किन स्थानों का मुख भीतर है और किनका बाहर।

### आमने-सामने की दो पंक्तियाँ

उत्तरी पंक्ति ऊपर बनाएँ, तीर नीचे की ओर; दक्षिणी पंक्ति नीचे, तीर ऊपर की ओर। नीचे वाली पंक्ति का दायाँ काग़ज़ का दायाँ है; ऊपर वाली का दायाँ काग़ज़ का बायाँ। “A का मुख P की ओर है” यानी दोनों एक ही स्तंभ में हैं।

**उदाहरण 6.** A, B, C, D और E उत्तरी पंक्ति में दक्षिण की ओर मुख करके बैठे हैं; P, Q, R, S और T दक्षिणी पंक्ति में उत्तर की ओर मुख करके। P अपनी पंक्ति के ठीक बीच में है और Q, P के दाएँ दूसरे स्थान पर है। D का मुख Q की ओर है। C, D के दाएँ दूसरे स्थान पर है। B, C और D दोनों के बग़ल में है। R, Q के बग़ल में है। T का मुख A की ओर है, और A अपनी पंक्ति के एक सिरे पर है। दोनों पंक्तियाँ ज्ञात करें।

पश्चिम से स्तंभ 1 से 5। P = 3, Q = 5 (नीचे की पंक्ति में दायाँ पूर्व है)। D = 5। D का मुख दक्षिण की ओर है, इसलिए दायाँ पश्चिम: C = 3। B दोनों के बीच: 4। R, Q के बग़ल में: 4। स्तंभ 1 और 2 ऊपर A और E के लिए बचे, नीचे S और T के लिए। A सिरे पर है: A = 1, इसलिए T = 1, E = 2, S = 2।

![हल की गई पंक्तियाँ। उत्तरी पंक्ति पश्चिम से: A, E, C, B, D, मुख दक्षिण की ओर। दक्षिणी पंक्ति: T, S, P, R, Q, मुख उत्तर की ओर।](/figures/mat-seating-and-puzzles-4.svg)
`,
      },
    },
    {
      id: 'floors-days',
      title: { en: 'Floors, days and variables', hi: 'मंज़िलें, दिन और चर' },
      text: {
        en: String.raw`
### Floors and boxes

Draw a ladder with 1 at the bottom. "Two floors between A and B" is a distance of 3. "Immediately above" is one floor higher. Say to yourself which end is 1; some sets number boxes from the top.

**Example 7.** Seven persons J to P live on seven floors, the lowest numbered 1. Three persons live between J and K. K lives on an even floor. L lives immediately above J. One person lives between M and K. N lives above L. O lives below J. P does not live on the top floor. Who lives on floor 5?

Distance 4 with K even: K = 2 and J = 6, or K = 6 and J = 2 (K = 4 has no partner). In the first case L = 7, and nobody can live above L, but N does. So K = 6, J = 2, L = 3. M is two from K: 4, since there is no 8. O is below J: 1. Floors 5 and 7 are left for N and P; P is not on top. **P lives on floor 5**, N on 7.

### Days and months

Write the days in a column and leave room for a second column. With months note their lengths at once; a clue such as "in a month of 31 days" is then a fixed clue in disguise.

| Days | Months |
|---|---|
| 31 | January, March, May, July, August, October, December |
| 30 | April, June, September, November |
| 28 or 29 | February |

**Example 8.** Six exams, Maths, Hindi, Physics, Chemistry, English and Biology, are held from Monday to Saturday, one a day. Maths is on Wednesday. Two exams are held between Maths and Hindi. Chemistry is on the day after Physics. Biology is held before Maths. English is not on Monday. On which day is English?

Maths is on the third day, so Hindi is on the sixth: Saturday. Physics and Chemistry need two days running: Monday and Tuesday, or Thursday and Friday. Biology is before Wednesday, so it takes Monday or Tuesday; the pair moves to Thursday and Friday. English and Biology share Monday and Tuesday. English is not on Monday: **Tuesday**.

### Variables and the grid

When persons must be matched with two other things and there are no places, draw a grid. Put ✓ for a sure match, ✗ for an impossible one. After each ✓ fill its row and column with ✗. After each ✗ look whether only one box is open.

**Example 9.** Asha, Bina, Chetan and Dev work in Agra, Pune, Surat and Patna as doctor, lawyer, teacher and engineer, each in one city and one job. Asha works in Pune and is not the doctor. The teacher works in Surat. Dev is the engineer and does not work in Agra. Bina is not the teacher. Where does the doctor work?

Asha works in Pune, so she is not the teacher, who is in Surat. That cross is written in no clue; it comes from joining two.

| Person | Doctor | Lawyer | Teacher | Engineer |
|---|---|---|---|---|
| Asha | ✗ | ✓ | ✗ | ✗ |
| Bina | ✓ | ✗ | ✗ | ✗ |
| Chetan | ✗ | ✗ | ✓ | ✗ |
| Dev | ✗ | ✗ | ✗ | ✓ |

Chetan the teacher is in Surat. Dev is not in Agra, so he is in Patna. Bina, the doctor, works in **Agra**.

### Places and a variable together

This is the usual form of bank prelims. Draw the ladder with two columns. Let the column with the stronger clues lead, whichever it is.

**Example 10.** Aman, Bela, Charu, Deep and Esha live on floors 1 to 5 and play chess, cricket, hockey, kabaddi and tennis. The hockey player lives on an even floor. Two persons live between the hockey and the cricket player. Aman lives immediately below the cricket player. Bela lives two floors below Aman. Esha plays chess and lives above Bela. Charu lives above Deep, who does not play tennis. Who plays kabaddi?

Let games lead. Hockey is on 2 or 4, cricket three away: (2, 5) or (4, 1). Aman lives below the cricket player, so cricket is not on 1: hockey 2, cricket 5, Aman 4. Bela = 2. Esha is above Bela, on 3 or 5; she plays chess and 5 is cricket, so Esha = 3. Charu above Deep: 5 and 1. Kabaddi and tennis are left for floors 1 and 4; Deep does not play tennis. **Deep** plays kabaddi.

| Floor | Person | Game |
|---|---|---|
| 5 | Charu | cricket |
| 4 | Aman | tennis |
| 3 | Esha | chess |
| 2 | Bela | hockey |
| 1 | Deep | kabaddi |
`,
        hi: String.raw`
### मंज़िलें और डिब्बे

सीढ़ी बनाएँ, सबसे नीचे 1। “A और B के बीच दो मंज़िलें” यानी दूरी 3। “ठीक ऊपर” यानी एक मंज़िल ऊपर। पहले देख लें कि 1 किस सिरे पर है; कुछ सेटों में डिब्बों को ऊपर से क्रमांक दिया जाता है।

**उदाहरण 7.** सात व्यक्ति J से P सात मंज़िलों पर रहते हैं; सबसे निचली मंज़िल 1 है। J और K के बीच तीन व्यक्ति रहते हैं। K सम मंज़िल पर रहता है। L, J के ठीक ऊपर रहता है। M और K के बीच एक व्यक्ति रहता है। N, L से ऊपर रहता है। O, J से नीचे रहता है। P सबसे ऊपर की मंज़िल पर नहीं रहता। मंज़िल 5 पर कौन रहता है?

दूरी 4 और K सम: K = 2 और J = 6, या K = 6 और J = 2 (K = 4 हो तो J की जगह नहीं बनती)। पहली स्थिति में L = 7, और उसके ऊपर कोई नहीं रह सकता, जबकि N को ऊपर होना है। इसलिए K = 6, J = 2, L = 3। M, K से दो मंज़िल दूर: 4, क्योंकि 8 है ही नहीं। O, J से नीचे: 1। N और P के लिए 5 और 7 बचीं; P सबसे ऊपर नहीं। **मंज़िल 5 पर P**, 7 पर N।

### दिन और महीने

दिन एक स्तंभ में लिखें और दूसरे स्तंभ की जगह छोड़ें। महीने हों तो उनके दिनों की संख्या तुरंत लिख लें; “31 दिन वाले महीने में” जैसा संकेत तब लगभग तय संकेत बन जाता है।

| दिन | महीने |
|---|---|
| 31 | जनवरी, मार्च, मई, जुलाई, अगस्त, अक्टूबर, दिसंबर |
| 30 | अप्रैल, जून, सितंबर, नवंबर |
| 28 या 29 | फ़रवरी |

**उदाहरण 8.** गणित, हिंदी, भौतिकी, रसायन, अंग्रेज़ी और जीव विज्ञान की छह परीक्षाएँ सोमवार से शनिवार तक हैं, हर दिन एक। गणित बुधवार को है। गणित और हिंदी के बीच दो परीक्षाएँ हैं। रसायन, भौतिकी के अगले दिन है। जीव विज्ञान, गणित से पहले है। अंग्रेज़ी सोमवार को नहीं है। अंग्रेज़ी किस दिन है?

गणित तीसरे दिन है, इसलिए हिंदी छठे दिन: शनिवार। भौतिकी और रसायन को लगातार दो दिन चाहिए: सोमवार-मंगलवार या गुरुवार-शुक्रवार। जीव विज्ञान बुधवार से पहले है, यानी सोमवार या मंगलवार को; इसलिए यह जोड़ी गुरुवार-शुक्रवार को गई। सोमवार और मंगलवार अंग्रेज़ी और जीव विज्ञान के लिए बचे। अंग्रेज़ी सोमवार को नहीं: **मंगलवार**।

### चर और खानों की तालिका

जब व्यक्तियों को दो और चीज़ों से मिलाना हो और कोई स्थान-क्रम न हो, तो खानों वाली तालिका बनाएँ। पक्के मेल पर ✓, असंभव पर ✗। हर ✓ के बाद उसकी पंक्ति और स्तंभ के बाक़ी खानों में ✗ भरें। हर ✗ के बाद देखें कि कहीं एक ही खाना तो ख़ाली नहीं बचा।

**उदाहरण 9.** आशा, बीना, चेतन और देव आगरा, पुणे, सूरत और पटना में काम करते हैं और डॉक्टर, वकील, शिक्षक और इंजीनियर हैं; हर एक का अलग शहर और अलग काम है। आशा पुणे में है और डॉक्टर नहीं है। शिक्षक सूरत में है। देव इंजीनियर है और आगरा में नहीं है। बीना शिक्षक नहीं है। डॉक्टर किस शहर में है?

आशा पुणे में है और शिक्षक सूरत में, इसलिए आशा शिक्षक नहीं है। यह ✗ किसी एक संकेत में नहीं लिखा; दो संकेत जोड़ने से मिलता है।

| व्यक्ति | डॉक्टर | वकील | शिक्षक | इंजीनियर |
|---|---|---|---|---|
| आशा | ✗ | ✓ | ✗ | ✗ |
| बीना | ✓ | ✗ | ✗ | ✗ |
| चेतन | ✗ | ✗ | ✓ | ✗ |
| देव | ✗ | ✗ | ✗ | ✓ |

शिक्षक चेतन सूरत में है। देव आगरा में नहीं, इसलिए पटना में है। डॉक्टर बीना **आगरा** में काम करती है।

### स्थान और चर एक साथ

बैंक की प्रारंभिक परीक्षा का सबसे आम रूप यही है। सीढ़ी में दो स्तंभ बनाएँ। जिस स्तंभ के संकेत ज़्यादा मज़बूत हों, पहले उसे भरें।

**उदाहरण 10.** अमन, बेला, चारु, दीप और ईशा मंज़िल 1 से 5 पर रहते हैं और शतरंज, क्रिकेट, हॉकी, कबड्डी और टेनिस खेलते हैं। जिसका खेल हॉकी है, उसकी मंज़िल सम है। हॉकी और क्रिकेट की मंज़िलों के बीच दो मंज़िलें हैं। अमन की मंज़िल क्रिकेट की मंज़िल के ठीक नीचे है। बेला, अमन से दो मंज़िल नीचे रहती है। ईशा शतरंज खेलती है और बेला से ऊपर रहती है। चारु, दीप से ऊपर रहती है, और दीप टेनिस नहीं खेलता। कबड्डी किसका खेल है?

पहले खेल भरें। हॉकी 2 या 4 पर, क्रिकेट तीन मंज़िल दूर: (2, 5) या (4, 1)। क्रिकेट के ठीक नीचे अमन है, इसलिए क्रिकेट 1 पर नहीं: हॉकी 2, क्रिकेट 5, अमन 4। बेला = 2। ईशा बेला से ऊपर है, 3 या 5 पर; वह शतरंज खेलती है और 5 पर क्रिकेट है, इसलिए ईशा = 3। चारु दीप से ऊपर: 5 और 1। मंज़िल 1 और 4 के लिए कबड्डी और टेनिस बचे; दीप टेनिस नहीं खेलता। कबड्डी **दीप** का खेल है।

| मंज़िल | व्यक्ति | खेल |
|---|---|---|
| 5 | चारु | क्रिकेट |
| 4 | अमन | टेनिस |
| 3 | ईशा | शतरंज |
| 2 | बेला | हॉकी |
| 1 | दीप | कबड्डी |
`,
      },
    },
    {
      id: 'traps',
      title: { en: 'Traps and shortcuts', hi: 'जाल और शॉर्टकट' },
      text: {
        en: String.raw`
### Traps

1. **"Two between" is a distance of 3.** "Second to the right" is a distance of 2. Mixing the two is the most frequent mistake of all.
2. **The wrong starting person.** In "A is third to the left of B" you count from B, by **B's** left hand. A's direction does not matter.
3. **"To the right" without "immediate".** It gives an order and no distance.
4. **"Some face north"** does not say how many. Do not assume half.
5. **Same direction, opposite direction.** "A and B face opposite directions" speaks of the way they look. "A is opposite B" speaks of the seat.
6. **Fixing too much at the start.** In a circle one person may be placed freely, never two.
7. **Stopping at the first arrangement that works.** If a second case is still open, finish it. The options are written for those who stop early.
8. **He, she, who.** A pronoun may give away whether a person is a man or a woman. "Who" belongs to the name just before it.

### What a sentence rules out

| Sentence | Also tells you |
|---|---|
| A lives above the doctor | A is not the doctor; A is not on the lowest floor; the doctor is not on the highest |
| three persons sit between A and B, in a row of 7 | neither is in the middle (place 4) |
| two persons sit between A and B, in a row of 5 | one of them is at 1 or 2, the other at 4 or 5 |
| A faces B, in two rows | A and B are in different rows |
| B is next to both C and D | C and D are two apart |
| only two persons live above A | A's floor is fixed: third from the top |
| as many left of A as right of B | A and B are mirror places |

The first line is worth the most. Any clue that joins two things says that they belong to **different** persons. In a puzzle with variables write these crosses at once.

### Shortcuts

- **Count the room.** A block of five in seven places has three positions. Try them; do not look for a cleverer way.
- **Start with the longest distance.** In a row of 7 a gap of four places leaves few starts; a gap of one leaves many.
- **Parity.** "K lives on an even floor" and "three persons between J and K" make J even as well. An odd distance changes even to odd.
- **Mirror.** If all in a circle face the same way, a drawing with all turned round is the mirror image. Who sits opposite or next to whom is the same in both. Only words like "clockwise" differ.
- **Read the questions before the last step.** Often three of five can be answered while one pair is still undecided.
- **Odd one out.** Write the feature of each option (faces in, sits at an end, distance between the pair). Four share it.
- **Check once.** When the drawing is full, read all clues again in printed order. Ten seconds save five questions.
`,
        hi: String.raw`
### जाल

1. **“बीच में दो” यानी दूरी 3।** “दाएँ दूसरा” यानी दूरी 2। सबसे ज़्यादा ग़लतियाँ इन दोनों को मिला देने से होती हैं।
2. **ग़लत व्यक्ति से गिनना।** “A, B के बाएँ तीसरे स्थान पर है” में गिनती B से होती है, और **B के** बाएँ हाथ से। A का मुख किधर है, इससे फ़र्क़ नहीं पड़ता।
3. **“ठीक” के बिना “दाईं ओर”।** इससे क्रम पता चलता है, दूरी नहीं।
4. **“कुछ का मुख उत्तर की ओर है”** से संख्या पता नहीं चलती। आधे-आधे न मान लें।
5. **मुख विपरीत, या स्थान सामने।** “A और B का मुख विपरीत दिशाओं में है” देखने की दिशा की बात है। “A, B के सामने बैठा है” स्थान की बात है।
6. **शुरू में ज़्यादा तय कर देना।** वृत्त में एक ही व्यक्ति को मनचाहे स्थान पर रख सकते हैं, दो को नहीं।
7. **पहली व्यवस्था बनते ही रुक जाना।** दूसरी स्थिति खुली हो तो उसे भी पूरा जाँचें। विकल्प जल्दी रुकने वालों के लिए ही लिखे जाते हैं।
8. **क्रिया का लिंग और सर्वनाम।** “रहता है” या “रहती है” से, या “वह” किसके लिए आया है, इससे भी कभी-कभी काम का संकेत मिलता है।

### एक वाक्य और क्या-क्या काटता है

| वाक्य | यह भी पता चलता है |
|---|---|
| A, डॉक्टर से ऊपर रहता है | A डॉक्टर नहीं है; A सबसे नीचे नहीं; डॉक्टर सबसे ऊपर नहीं |
| 7 की पंक्ति में A और B के बीच तीन व्यक्ति | दोनों में से कोई बीच (स्थान 4) में नहीं |
| 5 की पंक्ति में A और B के बीच दो व्यक्ति | एक 1 या 2 पर, दूसरा 4 या 5 पर |
| दो पंक्तियों में A का मुख B की ओर है | A और B अलग पंक्तियों में हैं |
| B, C और D दोनों के बग़ल में है | C और D के बीच दूरी 2 है |
| A के ऊपर केवल दो व्यक्ति रहते हैं | A की मंज़िल तय: ऊपर से तीसरी |
| A के बाईं ओर जितने, B के दाईं ओर उतने | A और B के स्थान दर्पण की तरह बराबर दूरी पर हैं |

पहली पंक्ति सबसे काम की है। जो संकेत दो चीज़ों को जोड़ता है, वह यह भी कहता है कि वे **अलग-अलग** व्यक्तियों की हैं। चर वाली पहेली में ऐसे ✗ तुरंत लिख लें।

### शॉर्टकट

- **जगह गिनें।** सात स्थानों में पाँच का खंड तीन ही तरह से आता है। तीनों आज़मा लें; कोई चतुर रास्ता ढूँढ़ने की ज़रूरत नहीं।
- **सबसे बड़ी दूरी से शुरू करें।** 7 की पंक्ति में चार स्थान की दूरी के कम विकल्प हैं, एक स्थान की दूरी के बहुत।
- **सम-विषम।** “K सम मंज़िल पर” और “J और K के बीच तीन व्यक्ति” से J भी सम हुआ। विषम दूरी सम को विषम बना देती है।
- **दर्पण।** वृत्त में सबका मुख एक ही ओर हो, तो सबको उलट देने पर बना चित्र दर्पण-प्रतिबिंब होता है। कौन किसके सामने या बग़ल में है, यह नहीं बदलता। केवल “घड़ी की दिशा” जैसे शब्दों का उत्तर बदलता है।
- **आख़िरी क़दम से पहले सवाल पढ़ें।** अक्सर एक जोड़ी तय न हो, तब भी पाँच में से तीन सवाल हल हो जाते हैं।
- **बेमेल छाँटना।** हर विकल्प की विशेषता लिखें (मुख भीतर, सिरे पर, जोड़ी की दूरी)। वह चार में समान होगी।
- **एक बार जाँचें।** चित्र भर जाए तो सब संकेत छपे हुए क्रम में फिर पढ़ें। दस सेकंड में पाँच सवाल बच जाते हैं।
`,
      },
    },
    {
      id: 'ten-questions',
      title: { en: 'Ten questions', hi: 'दस प्रश्न' },
      text: {
        en: String.raw`
Give yourself 15 minutes: seven for the first set, four for the second, four for the rest.

### Questions 1 to 4 (Bank PO)

Eight persons A to H sit round a circular table. Four face the centre and four face outward. A faces the centre. B is third to the left of A. Two persons sit between B and C on one side. D is second to the right of C. E is immediately left of D and faces the opposite way to D. F is opposite E. G is second to the left of F and faces the opposite way to E. B and H face the same way.

**1.** Who sits opposite B?

- (A) C
- (B) E
- (C) F
- (D) G
- (E) H

**2.** Who is third to the right of H?

- (A) A
- (B) C
- (C) D
- (D) E
- (E) G

**3.** How many persons sit between F and D, counted from the left of F?

- (A) none
- (B) one
- (C) two
- (D) three
- (E) four

**4.** Four of these five face the same way. Who faces the other way?

- (A) A
- (B) C
- (C) D
- (D) G
- (E) H

### Questions 5 to 7 (Bank clerk)

Six persons P, Q, R, S, T and U live on six floors, the lowest numbered 1. Each comes from a different city: Delhi, Indore, Jaipur, Kochi, Lucknow or Nagpur. P lives on an odd floor. Two persons live between P and S, and S, who comes from Lucknow, lives above P. Q lives immediately below S. The person from Kochi lives immediately below P. One person lives between R and U, and R lives below U. P comes from Indore. The person from Delhi lives immediately above the person from Nagpur.

**5.** Who lives on the lowest floor?

- (A) P
- (B) Q
- (C) R
- (D) T
- (E) U

**6.** Who comes from Delhi?

- (A) Q
- (B) R
- (C) T
- (D) U
- (E) cannot be determined

**7.** How many persons live between T and the person from Delhi?

- (A) none
- (B) one
- (C) two
- (D) three
- (E) four

### Questions 8 to 10

**8.** (SSC) Six friends A to F sit in a row facing north. A is immediately between C and E. B is immediately right of E. D and F are at the two ends. D is not next to C. Who is third from the right end?

- (A) A
- (B) B
- (C) C
- (D) E

**9.** (SSC) Six persons M to R sit round a circular table, all facing **away** from the centre. N is opposite M. O is immediately right of M. P is second to the right of N. Q is not next to P. Going clockwise from M, who is the first person?

- (A) O
- (B) P
- (C) Q
- (D) R

**10.** (UPSC) Five lectures A, B, C, D and E are given from Monday to Friday, one a day. C is on Wednesday. D is on the day after A. A comes before B. Which of these is certainly true?

- (A) A is on Monday.
- (B) B is on Friday.
- (C) E is on Thursday.
- (D) B comes before E.
`,
        hi: String.raw`
15 मिनट का समय लें: पहले सेट के लिए सात, दूसरे के लिए चार, बाक़ी के लिए चार।

### प्रश्न 1 से 4 (बैंक PO)

आठ व्यक्ति A से H एक गोल मेज़ के चारों ओर बैठे हैं। चार का मुख केंद्र की ओर है और चार का बाहर की ओर। A का मुख केंद्र की ओर है। B, A के बाएँ तीसरे स्थान पर है। एक ओर से गिनने पर B और C के बीच दो व्यक्ति हैं। D, C के दाएँ दूसरे स्थान पर है। E, D के ठीक बाएँ है और उसका मुख D से विपरीत दिशा में है। F, E के सामने है। G, F के बाएँ दूसरे स्थान पर है और उसका मुख E से विपरीत दिशा में है। B और H का मुख एक ही ओर है।

**1.** B के सामने कौन बैठा है?

- (A) C
- (B) E
- (C) F
- (D) G
- (E) H

**2.** H के दाएँ तीसरे स्थान पर कौन है?

- (A) A
- (B) C
- (C) D
- (D) E
- (E) G

**3.** F के बाएँ से गिनने पर F और D के बीच कितने व्यक्ति हैं?

- (A) कोई नहीं
- (B) एक
- (C) दो
- (D) तीन
- (E) चार

**4.** इन पाँच में से चार का मुख एक ही ओर है। किसका मुख उनसे विपरीत दिशा में है?

- (A) A
- (B) C
- (C) D
- (D) G
- (E) H

### प्रश्न 5 से 7 (बैंक क्लर्क)

छह व्यक्ति P, Q, R, S, T और U छह मंज़िलों पर रहते हैं; सबसे निचली मंज़िल 1 है। हर एक अलग शहर से है: दिल्ली, इंदौर, जयपुर, कोच्चि, लखनऊ या नागपुर। P विषम मंज़िल पर रहता है। P और S के बीच दो व्यक्ति रहते हैं; S लखनऊ से है और P से ऊपर रहता है। Q, S के ठीक नीचे रहता है। कोच्चि वाला व्यक्ति P के ठीक नीचे रहता है। R और U के बीच एक व्यक्ति रहता है, और R, U से नीचे रहता है। P इंदौर से है। दिल्ली वाला व्यक्ति नागपुर वाले के ठीक ऊपर रहता है।

**5.** सबसे निचली मंज़िल पर कौन रहता है?

- (A) P
- (B) Q
- (C) R
- (D) T
- (E) U

**6.** दिल्ली से कौन है?

- (A) Q
- (B) R
- (C) T
- (D) U
- (E) निर्धारित नहीं किया जा सकता

**7.** T और दिल्ली वाले व्यक्ति के बीच कितने व्यक्ति रहते हैं?

- (A) कोई नहीं
- (B) एक
- (C) दो
- (D) तीन
- (E) चार

### प्रश्न 8 से 10

**8.** (SSC) छह मित्र A से F उत्तर की ओर मुख करके एक पंक्ति में बैठे हैं। A, C और E के ठीक बीच में है। B, E के ठीक दाएँ है। D और F दोनों सिरों पर हैं। D, C के बग़ल में नहीं है। दाएँ सिरे से तीसरा कौन है?

- (A) A
- (B) B
- (C) C
- (D) E

**9.** (SSC) छह व्यक्ति M से R एक गोल मेज़ के चारों ओर बैठे हैं; सबका मुख केंद्र से **बाहर** की ओर है। N, M के सामने है। O, M के ठीक दाएँ है। P, N के दाएँ दूसरे स्थान पर है। Q, P के बग़ल में नहीं है। M से घड़ी की दिशा में चलने पर पहला व्यक्ति कौन है?

- (A) O
- (B) P
- (C) Q
- (D) R

**10.** (UPSC) पाँच व्याख्यान A, B, C, D और E सोमवार से शुक्रवार तक हैं, हर दिन एक। C बुधवार को है। D, A के अगले दिन है। A, B से पहले है। इनमें से क्या निश्चित रूप से सही है?

- (A) A सोमवार को है।
- (B) B शुक्रवार को है।
- (C) E गुरुवार को है।
- (D) B, E से पहले है।
`,
      },
    },
    {
      id: 'answers',
      title: { en: 'Answers and why', hi: 'उत्तर और कारण' },
      text: {
        en: String.raw`
| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|
| D | D | E | E | D | A | D | D | A | A |

### The circle of questions 1 to 4

Number the seats clockwise from A = 0. A faces in, left is clockwise: B = 3. C is three seats from B: 0 or 6; 0 is A's, so C = 6. D is second to the right of C: seat 4 if C faces in, seat 0 if out. So C faces in and D = 4. E is immediately left of D: seat 5 if D faces in, seat 3 if out. Seat 3 is B's, so D faces in, E = 5, and E faces out. F is opposite E: 1. G is second to the left of F: seat 3 if F faces in, seat 7 if out. So F faces out and G = 7; G faces opposite to E, so in. H takes seat 2. Facing in: A, C, D, G, which makes four. So B and H face out.

![Solved circle, clockwise from the top: A facing in, F out, H out, B out, D in, E out, C in, G in.](/figures/mat-seating-and-puzzles-5.svg)

**1. (D)** B is at 3, opposite is 7: G. Option (C) F is what you get by placing B third to the right of A, at 5, and going across to 1. C sits opposite H, and E opposite F; H is B's neighbour.

**2. (D)** H faces out, so right is clockwise: 2, then 5, which is E. Option (E) G treats H as facing in. (C) D is second to the right, (B) C sits opposite H, and (A) A is second to the left.

**3. (E)** F faces out, left is anticlockwise. From 1 you pass 0, 7, 6 and 5 before D at 4: A, G, C, E, four persons. Option (C) goes the other way, past H and B; (D) is the distance on that way. The ways round have four and two persons, so (A) and (B) fit neither.

**4. (E)** A, C, D and G face the centre; H, like B, E and F, faces outward. Option (D) G is for those who look at the seats and not at the arrows: A, H, D and C sit on every second seat, G does not. If a question does not name the feature, try the direction first.

### The floors of questions 5 to 7

P is odd and S is three above: P = 1, S = 4 or P = 3, S = 6. Somebody lives below P, so P is not on 1: P = 3, S = 6, Q = 5, Kochi on 2. For R, T, U floors 1, 2, 4 are left. One person between R and U, R lower: R = 2, U = 4, so T = 1. Cities: S Lucknow, P Indore, R Kochi. Delhi and Nagpur lie on neighbouring floors among 1, 4, 5: Nagpur 4, Delhi 5. T is from Jaipur.

| Floor | Person | City |
|---|---|---|
| 6 | S | Lucknow |
| 5 | Q | Delhi |
| 4 | U | Nagpur |
| 3 | P | Indore |
| 2 | R | Kochi |
| 1 | T | Jaipur |

**5. (D)** T. Option (A) P comes from stopping at P = 1, S = 4 without the clue on Kochi. (C) R and (E) U come from reading "one person between" as a distance of 3, with R and U on 1 and 4. (B) Q lives just below S, on 5.

**6. (A)** Q. Option (D) U turns "immediately above" round. (B) R is from Kochi. (C) T is on the lowest floor, so nobody from Nagpur could live below. (E) fails since every city is placed.

**7. (D)** T is on 1, Delhi on 5; between them are 2, 3 and 4. Option (E) takes the difference $5-1=4$. Option (C) puts Delhi on 4; (A) and (B) would put it on 2 and 3, the floors of Kochi and Indore.

### Questions 8 to 10

**8. (D)** A between C and E gives C A E or E A C. B is immediately right of E, where E A C has A; so C A E B. The ends are D and F; D at the left end would be next to C, so F is on the left: F C A E B D. Third from the right is E. Option (A) is third from the left, (B) second from the right, (C) second from the left.

**9. (A)** Facing outward, right is clockwise. M = 0, N = 3, O = 1, P = 5. Seats 2 and 4 are left; 4 touches P, so Q = 2 and R = 4. First clockwise from M is O. Option (B) P is what you get if all face the centre: the mirror image. (C) Q is the second clockwise, (D) R the second anticlockwise.

**10. (A)** A and D need two days running, and Wednesday is taken: Monday and Tuesday, or Thursday and Friday. In the second case B would have to come after Thursday, but Friday is D's. So A is on Monday, D on Tuesday. B and E share Thursday and Friday in either order. (B), (C) and (D) hold in one order and fail in the other; "certainly true" asks for what holds in both.
`,
        hi: String.raw`
| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|
| D | D | E | E | D | A | D | D | A | A |

### प्रश्न 1 से 4 का वृत्त

A = 0 मानकर घड़ी की दिशा में क्रमांक दें। A का मुख भीतर है, बायाँ घड़ी की दिशा में: B = 3। C, B से तीन स्थान दूर: 0 या 6; 0 पर A है, इसलिए C = 6। D, C के दाएँ दूसरे स्थान पर: C का मुख भीतर हो तो 4, बाहर हो तो 0। इसलिए C का मुख भीतर और D = 4। E, D के ठीक बाएँ: D का मुख भीतर हो तो 5, बाहर हो तो 3। 3 पर B है, इसलिए D का मुख भीतर, E = 5, और E का मुख बाहर। F, E के सामने: 1। G, F के बाएँ दूसरे स्थान पर: F का मुख भीतर हो तो 3, बाहर हो तो 7। इसलिए F का मुख बाहर और G = 7; G का मुख E से विपरीत, यानी भीतर। H को स्थान 2 मिला। भीतर मुख वाले A, C, D, G चार हो गए। इसलिए B और H का मुख बाहर है।

![हल किया वृत्त, ऊपर से घड़ी की दिशा में: A भीतर, F बाहर, H बाहर, B बाहर, D भीतर, E बाहर, C भीतर, G भीतर।](/figures/mat-seating-and-puzzles-5.svg)

**1. (D)** B स्थान 3 पर है, सामने 7: G। विकल्प (C) F तब आता है जब B को A के दाएँ तीसरे स्थान (5) पर बैठा दें; उसके सामने 1 है। C के सामने H है और E के सामने F; H तो B के बग़ल में है।

**2. (D)** H का मुख बाहर है, इसलिए दायाँ घड़ी की दिशा में: 2 से 5, यानी E। विकल्प (E) G में H का मुख भीतर मान लिया गया। (C) D दाएँ दूसरे स्थान पर है, (B) C सामने है और (A) A बाएँ दूसरे स्थान पर।

**3. (E)** F का मुख बाहर है, बायाँ घड़ी की उल्टी दिशा में। 1 से चलकर D (4) से पहले 0, 7, 6 और 5 आते हैं: A, G, C, E, यानी चार। विकल्प (C) में दूसरी ओर से गिना गया, जहाँ H और B हैं; (D) उसी ओर की दूरी है। एक ओर चार व्यक्ति हैं और दूसरी ओर दो, इसलिए (A) और (B) किसी ओर से नहीं बनते।

**4. (E)** A, C, D और G का मुख केंद्र की ओर है; H का, और B, E, F का भी, बाहर की ओर। विकल्प (D) G वे चुनते हैं जो तीर की जगह स्थान देखते हैं: A, H, D और C एक-एक स्थान छोड़कर बैठे हैं, G नहीं। सवाल में विशेषता न बताई गई हो, तो पहले दिशा देखें।

### प्रश्न 5 से 7 की मंज़िलें

P विषम मंज़िल पर है और S उससे तीन मंज़िल ऊपर: P = 1, S = 4 या P = 3, S = 6। P के नीचे कोई रहता है, इसलिए P, 1 पर नहीं: P = 3, S = 6, Q = 5, कोच्चि 2 पर। R, T, U के लिए 1, 2, 4 बचीं। R और U के बीच एक व्यक्ति, R नीचे: R = 2, U = 4, इसलिए T = 1। शहर: S लखनऊ, P इंदौर, R कोच्चि। दिल्ली और नागपुर 1, 4, 5 में से लगी हुई मंज़िलों पर हैं: नागपुर 4, दिल्ली 5। T जयपुर से है।

| मंज़िल | व्यक्ति | शहर |
|---|---|---|
| 6 | S | लखनऊ |
| 5 | Q | दिल्ली |
| 4 | U | नागपुर |
| 3 | P | इंदौर |
| 2 | R | कोच्चि |
| 1 | T | जयपुर |

**5. (D)** T। विकल्प (A) P तब आता है जब कोच्चि वाला संकेत लगाए बिना P = 1, S = 4 पर रुक जाएँ। (C) R और (E) U तब आते हैं जब “बीच में एक व्यक्ति” को दूरी 3 मानकर R और U को 1 और 4 पर रख दें। (B) Q तो S के ठीक नीचे, मंज़िल 5 पर है।

**6. (A)** Q। विकल्प (D) U में “ठीक ऊपर” को उल्टा पढ़ा गया। (B) R कोच्चि से है। (C) T सबसे निचली मंज़िल पर है, उसके नीचे नागपुर वाला नहीं रह सकता। (E) ग़लत है, क्योंकि हर शहर तय हो गया।

**7. (D)** T मंज़िल 1 पर, दिल्ली 5 पर; बीच में 2, 3 और 4। विकल्प (E) में अंतर $5-1=4$ ले लिया गया। विकल्प (C) में दिल्ली को 4 पर रखा गया; (A) और (B) के लिए दिल्ली 2 या 3 पर होती, जहाँ कोच्चि और इंदौर हैं।

### प्रश्न 8 से 10

**8. (D)** A, C और E के ठीक बीच में: C A E या E A C। B, E के ठीक दाएँ है, जबकि E A C में वहाँ A है; इसलिए C A E B। सिरों पर D और F हैं; D बाएँ सिरे पर हो तो C के बग़ल में आ जाएगा, इसलिए बाएँ F: F C A E B D। दाएँ से तीसरा E। विकल्प (A) बाएँ से तीसरा है, (B) दाएँ से दूसरा, (C) बाएँ से दूसरा।

**9. (A)** मुख बाहर हो तो दायाँ घड़ी की दिशा में है। M = 0, N = 3, O = 1, P = 5। 2 और 4 बचे; 4, P से सटा है, इसलिए Q = 2, R = 4। M से घड़ी की दिशा में पहला O है। विकल्प (B) P तब आता है जब सबका मुख केंद्र की ओर मान लें: दर्पण-प्रतिबिंब। (C) Q घड़ी की दिशा में दूसरा है, (D) R उल्टी दिशा में दूसरा।

**10. (A)** A और D को लगातार दो दिन चाहिए, और बुधवार भरा है: सोमवार-मंगलवार या गुरुवार-शुक्रवार। दूसरी स्थिति में B को गुरुवार के बाद आना होगा, पर शुक्रवार D का है। इसलिए A सोमवार को और D मंगलवार को। B और E गुरुवार और शुक्रवार को किसी भी क्रम में हो सकते हैं। (B), (C) और (D) एक क्रम में सही हैं, दूसरे में ग़लत; “निश्चित रूप से सही” वही है जो दोनों में सही हो।
`,
      },
    },
  ],
}
