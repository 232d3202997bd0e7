import type { SeedMaterial } from '../shapes.ts'

export const syllogismInequality: SeedMaterial = {
  slug: 'syllogism-inequality-and-coding',
  title: { en: 'Syllogism, inequality and coding', hi: 'न्याय निगमन, असमानता और कूटलेखन' },
  summary: {
    en: 'What is certain, what is possible and what is neither: Venn pictures, “only a few”, coded inequalities, letter and sentence codes and machine input, with sixteen worked examples and ten exam questions.',
    hi: 'क्या निश्चित है, क्या केवल संभव है और क्या दोनों नहीं: वेन आरेख, “केवल कुछ”, कूट असमानता, अक्षर और वाक्य के कूट तथा मशीन इनपुट; सोलह हल किए उदाहरण और परीक्षा स्तर के दस प्रश्न।',
  },
  kind: 'notes',
  subject: 'reasoning',
  exams: ['banking', 'ssc', 'railways'],
  chapters: [
    {
      id: 'why-and-map',
      title: { en: 'Why it matters, and a map', hi: 'यह क्यों ज़रूरी है, और टॉपिक का नक़्शा' },
      text: {
        en: String.raw`
These topics need no knowledge and almost no calculation. Whoever has a fixed method answers each question in 20 to 50 seconds, and answers it with certainty. That is why they are the first questions to attempt in a reasoning section.

| Exam | Syllogism | Inequality | Coding | Machine input |
|---|---|---|---|---|
| Banking prelims (PO, Clerk) | 3 to 5 | 3 to 5 | 0 to 5 | rare |
| Banking mains | 2 to 5 | 2 to 5 | 3 to 5 | 0 to 5 |
| SSC (CGL, CHSL, first tier) | 1 to 2 | rare | 2 to 4 | none |
| Railways (NTPC, Group D) | 1 to 3 | 0 to 2 | 2 to 4 | none |

These numbers are estimates and vary from year to year and from shift to shift; read them as a range.

### One question behind all of them

Before you mark a conclusion, ask: **must it be so, can it be so, or can it not be so?**

| Verdict | Test | Example of a conclusion that asks for it |
|---|---|---|
| Certain | true in every picture that fits the statements | "Some A are C", "$P>S$" |
| Possible | true in at least one such picture | "All A being C is a possibility" |
| Impossible | true in no such picture | "All A can never be C" (this conclusion then follows) |

A plain conclusion "follows" only when it is **certain**. A conclusion with the words *possibility*, *can be* or *may be* follows as soon as **one** picture allows it. A conclusion with *can never be* follows when no picture allows it. Nearly all mistakes in syllogism and inequality come from mixing the three.

### How the topics hang together

1. In a **syllogism** the statements speak of groups. You draw circles and try to break the conclusion.
2. In an **inequality** the statements speak of sizes. You walk along a chain of signs and ask whether the walk keeps one direction.
3. In a **coded** inequality, as in every code, there is one more step before: translate everything, then think.
4. In **coding** and **machine input** you find the rule from one solved case and apply it to another. A rule counts only if it explains **every** letter or every step.

In all four, the statements are the only truth. If a paper says that all fish are buses, then for this question all fish are buses.
`,
        hi: String.raw`
इन टॉपिकों में न कोई जानकारी याद रखनी पड़ती है, न लंबी गणना करनी पड़ती है। जिसके पास तय विधि है, वह हर सवाल 20 से 50 सेकंड में हल कर लेता है, और पूरे भरोसे से। इसीलिए रीज़निंग के खंड में पहले यही सवाल करने चाहिए।

| परीक्षा | न्याय निगमन | असमानता | कूटलेखन | मशीन इनपुट |
|---|---|---|---|---|
| बैंकिंग प्रीलिम्स (PO, क्लर्क) | 3 से 5 | 3 से 5 | 0 से 5 | बहुत कम |
| बैंकिंग मेन्स | 2 से 5 | 2 से 5 | 3 से 5 | 0 से 5 |
| SSC (CGL, CHSL, पहला टियर) | 1 से 2 | बहुत कम | 2 से 4 | नहीं |
| रेलवे (NTPC, ग्रुप D) | 1 से 3 | 0 से 2 | 2 से 4 | नहीं |

ये संख्याएँ अनुमान हैं; हर वर्ष और हर शिफ़्ट में बदलती हैं।

### हर सवाल के पीछे एक ही सवाल

किसी निष्कर्ष पर निशान लगाने से पहले पूछिए: **ऐसा होना ही है, ऐसा हो सकता है, या ऐसा हो ही नहीं सकता?**

| फ़ैसला | जाँच | ऐसा निष्कर्ष |
|---|---|---|
| निश्चित | कथनों से मेल खाते हर चित्र में सही | "कुछ A, C हैं", "$P>S$" |
| संभव | ऐसे कम से कम एक चित्र में सही | "सभी A के C होने की संभावना है" |
| असंभव | ऐसे किसी भी चित्र में सही नहीं | "सभी A कभी C नहीं हो सकते" (तब यही निष्कर्ष निकलता है) |

सीधा निष्कर्ष तभी "अनुसरण करता है" जब वह **निश्चित** हो। जिस निष्कर्ष में *संभावना है* या *हो सकते हैं* लिखा हो, वह **एक** भी चित्र बनते ही सही है। जिसमें *कभी नहीं हो सकते* लिखा हो, वह तब सही है जब ऐसा एक भी चित्र न बने। न्याय निगमन और असमानता की लगभग सारी ग़लतियाँ इन तीनों को मिला देने से होती हैं।

### टॉपिक आपस में कैसे जुड़े हैं

1. **न्याय निगमन** में कथन समूहों की बात करते हैं। आप वृत्त बनाते हैं और निष्कर्ष को तोड़ने की कोशिश करते हैं।
2. **असमानता** में कथन छोटे-बड़े की बात करते हैं। आप चिह्नों की शृंखला पर चलते हैं और देखते हैं कि दिशा एक ही रही या बदल गई।
3. **कूट असमानता** में, जैसे हर कूट में, एक क़दम पहले और है: पहले सब कुछ चिह्नों में लिखिए, फिर सोचिए।
4. **कूटलेखन** और **मशीन इनपुट** में एक हल किए हुए उदाहरण से नियम पकड़ते हैं और दूसरे पर लगाते हैं। नियम वही मानिए जो **हर** अक्षर या हर चरण को समझा दे।

चारों में कथन ही एकमात्र सच हैं। पेपर कहे कि सभी मछलियाँ बसें हैं, तो इस सवाल के लिए सभी मछलियाँ बसें हैं।
`,
      },
    },
    {
      id: 'syllogism',
      title: { en: 'Syllogism: pictures, possibility, only a few', hi: 'न्याय निगमन: आरेख, संभावना, केवल कुछ' },
      text: {
        en: String.raw`
### The four forms

Every statement is one of four forms. In the figure a cross marks a place where somebody certainly is.

![Four Venn pictures. All A are B: circle A lies inside circle B. No A is B: the circles lie apart. Some A are B: the circles overlap and a cross stands in the overlap. Some A are not B: a cross stands in the part of A outside B, and B is dashed because the rest is open.](/figures/mat-syllogism-inequality-and-coding-1.svg)

| Statement | Turned round, it says | It does **not** say |
|---|---|---|
| All A are B | Some B are A | All B are A |
| No A is B | No B is A | (nothing is lost) |
| Some A are B | Some B are A | Some A are not B |
| Some A are not B | nothing at all | Some B are not A |

*Some* means "at least one, perhaps all". The papers assume that every group named has at least one member; therefore "All A are B" includes "Some A are B". *A few*, *many* and *most* count as *some*. "Only A are B" means "All B are A": turn it round before you draw.

### The method

1. Draw the statements with *all* and *no* first: they fix the circles.
2. Put a cross for every *some*. If you do not know on which side of a line it stands, put it **on** the line.
3. Take a conclusion and try to draw a picture in which it is **false**. If you succeed, it does not follow. If you cannot, it follows.

**Example 1.** Statements: All lamps are bulbs. No bulb is a candle. Conclusions: I. No candle is a lamp. II. Some bulbs are lamps.

Lamps lie inside bulbs, candles outside bulbs. The two cannot meet, so I follows. II is the first statement turned round. **Both follow.**

**Example 2.** Statements: Some pens are books. All books are copies. Conclusions: I. Some pens are copies. II. All copies are books.

The cross of the first statement stands in books, and books lie inside copies: that pen is a copy. I follows. For II draw copies larger than books: it is broken. **Only I follows.**

**Example 3.** Statements: All roses are flowers. Some flowers are red. Conclusion: Some roses are red.

The cross is in flowers, but is it in roses? Nobody says so. Both pictures fit the statements.

![Two pictures that both fit. In the first the circle of red things overlaps flowers and also roses. In the second it overlaps flowers but does not touch roses.](/figures/mat-syllogism-inequality-and-coding-2.svg)

The second picture breaks the conclusion. It **does not follow**, although in a garden it would be true.

### Pairs that give a result, and pairs that give none

| First statement | Second statement | Certain result |
|---|---|---|
| All A are B | All B are C | All A are C |
| All A are B | No B is C | No A is C |
| Some A are B | All B are C | Some A are C |
| Some A are B | No B is C | Some A are not C |
| No A is B | All B are C | Some C are not A |
| No A is B | Some B are C | Some C are not A |
| All A are B | Some B are C | none |
| Some A are B | Some B are C | none |
| No A is B | No B is C | none |

Use the table as a quick check of your picture, not in its place. Note the fifth and sixth lines: the result runs backwards, from C to A.

### Either I or II

Two conclusions, neither of them certain, can together leave no gap. Then "either I or II follows". Three conditions must hold:

- both speak of the **same two** groups;
- neither of the two is certain, and neither is impossible;
- exactly one of them must be true: "Some A are B" with "No A is B", or "All A are B" with "Some A are not B".

**Example 4.** Statements: All tickets are papers. Some papers are notes. Conclusions: I. Some tickets are notes. II. No ticket is a note.

All + some gives nothing, so neither is certain. They are a pair of the first kind. **Either I or II follows.** "All" with "no" is not such a pair, for a third case lies between them.

### Possibility

**Example 5.** Statements: Some doctors are singers. No singer is a lawyer. Conclusions: I. All doctors being lawyers is a possibility. II. All lawyers being doctors is a possibility.

For I you would have to push every doctor into lawyers. But some doctors are singers, and singers are never lawyers: impossible. For II put the lawyers inside doctors, away from singers: the picture is allowed. **Only II follows.** The rule of thumb: find a member of the first group that is barred from the second. If there is one, the possibility of *all* is dead.

### Only a few

"Only a few A are B" is two statements at once: **some A are B, and some A are not B**. It says nothing about the other side: all B may well be A.

**Example 6.** Statements: Only a few chairs are tables. All tables are desks. Only a few desks are stools. Conclusions: I. All chairs are tables is a possibility. II. Some chairs are desks. III. All chairs being desks is a possibility. IV. All desks can never be stools.

- I is killed by "some chairs are not tables".
- II: some chairs are tables, all tables are desks. Certain.
- III: the chairs that are not tables may still be desks. Nothing bars them. Possible.
- IV: some desks are not stools, so "all" is impossible, and "can never be" is right.

**II, III and IV follow.**
`,
        hi: String.raw`
### चार रूप

हर कथन चार में से किसी एक रूप का होता है। चित्र में क्रॉस का अर्थ है: यहाँ कोई निश्चित रूप से है।

![चार वेन आरेख। सभी A, B हैं: वृत्त A, वृत्त B के भीतर। कोई A, B नहीं है: दोनों वृत्त अलग। कुछ A, B हैं: दोनों वृत्त एक-दूसरे को काटते हैं और बीच के हिस्से में क्रॉस है। कुछ A, B नहीं हैं: A के उस हिस्से में क्रॉस है जो B के बाहर है; B टूटी रेखा से बना है क्योंकि बाक़ी बात खुली है।](/figures/mat-syllogism-inequality-and-coding-1-hi.svg)

| कथन | उलटकर पढ़ें तो | यह **नहीं** कहता |
|---|---|---|
| सभी A, B हैं | कुछ B, A हैं | सभी B, A हैं |
| कोई A, B नहीं है | कोई B, A नहीं है | (कुछ नहीं छूटता) |
| कुछ A, B हैं | कुछ B, A हैं | कुछ A, B नहीं हैं |
| कुछ A, B नहीं हैं | कुछ भी नहीं मिलता | कुछ B, A नहीं हैं |

*कुछ* का अर्थ है "कम से कम एक, शायद सभी"। पेपर यह मानकर चलते हैं कि जिस समूह का नाम आया है उसमें कम से कम एक सदस्य है; इसलिए "सभी A, B हैं" में "कुछ A, B हैं" भी शामिल है। *थोड़े*, *कई* और *अधिकतर* को भी *कुछ* ही मानिए। "केवल A ही B हैं" का अर्थ है "सभी B, A हैं": आरेख बनाने से पहले इसे उलट लीजिए।

### विधि

1. पहले *सभी* और *कोई नहीं* वाले कथन बनाइए: इनसे वृत्तों की जगह तय होती है।
2. हर *कुछ* के लिए क्रॉस लगाइए। पता न हो कि वह रेखा के किस ओर है, तो उसे रेखा **पर** रखिए।
3. अब निष्कर्ष लीजिए और ऐसा चित्र बनाने की कोशिश कीजिए जिसमें वह **ग़लत** हो जाए। चित्र बन गया तो निष्कर्ष नहीं निकलता। न बने तो निकलता है।

**उदाहरण 1.** कथन: सभी लैंप बल्ब हैं। कोई बल्ब मोमबत्ती नहीं है। निष्कर्ष: I. कोई मोमबत्ती लैंप नहीं है। II. कुछ बल्ब लैंप हैं।

लैंप बल्ब के भीतर हैं, मोमबत्तियाँ बल्ब के बाहर। दोनों मिल नहीं सकते, इसलिए I निकलता है। II पहला कथन ही है, उलटकर पढ़ा हुआ। **दोनों अनुसरण करते हैं।**

**उदाहरण 2.** कथन: कुछ पेन किताबें हैं। सभी किताबें कॉपियाँ हैं। निष्कर्ष: I. कुछ पेन कॉपियाँ हैं। II. सभी कॉपियाँ किताबें हैं।

पहले कथन का क्रॉस किताबों में है, और किताबें कॉपियों के भीतर हैं: वह पेन कॉपी भी है। I निकलता है। II के लिए कॉपियों का वृत्त किताबों से बड़ा बनाइए: निष्कर्ष टूट गया। **केवल I अनुसरण करता है।**

**उदाहरण 3.** कथन: सभी गुलाब फूल हैं। कुछ फूल लाल हैं। निष्कर्ष: कुछ गुलाब लाल हैं।

क्रॉस फूलों में है, पर क्या गुलाबों में है? यह किसी ने नहीं कहा। दोनों चित्र कथनों से मेल खाते हैं।

![दो चित्र, दोनों कथनों से मेल खाते हैं। पहले में लाल चीज़ों का वृत्त फूलों को और गुलाबों को भी काटता है। दूसरे में वह फूलों को काटता है, पर गुलाबों को नहीं छूता।](/figures/mat-syllogism-inequality-and-coding-2-hi.svg)

दूसरा चित्र निष्कर्ष को तोड़ देता है। निष्कर्ष **नहीं निकलता**, भले ही बग़ीचे में यह सच हो।

### किस जोड़ी से परिणाम मिलता है, किससे नहीं

| पहला कथन | दूसरा कथन | निश्चित परिणाम |
|---|---|---|
| सभी A, B हैं | सभी B, C हैं | सभी A, C हैं |
| सभी A, B हैं | कोई B, C नहीं है | कोई A, C नहीं है |
| कुछ A, B हैं | सभी B, C हैं | कुछ A, C हैं |
| कुछ A, B हैं | कोई B, C नहीं है | कुछ A, C नहीं हैं |
| कोई A, B नहीं है | सभी B, C हैं | कुछ C, A नहीं हैं |
| कोई A, B नहीं है | कुछ B, C हैं | कुछ C, A नहीं हैं |
| सभी A, B हैं | कुछ B, C हैं | कुछ नहीं |
| कुछ A, B हैं | कुछ B, C हैं | कुछ नहीं |
| कोई A, B नहीं है | कोई B, C नहीं है | कुछ नहीं |

तालिका से अपने आरेख की जल्दी जाँच कीजिए, आरेख की जगह इसे मत रखिए। पाँचवीं और छठी पंक्ति देखिए: परिणाम उलटी दिशा में है, C से A की ओर।

### या तो I या II

दो निष्कर्ष अलग-अलग निश्चित न हों, फिर भी हो सकता है कि दोनों के सिवा कोई तीसरी स्थिति न बचे। तब "या तो I या II अनुसरण करता है"। तीन शर्तें हैं:

- दोनों **उन्हीं दो** समूहों के बारे में हों;
- दोनों में से कोई न निश्चित हो, न असंभव;
- दोनों में से ठीक एक को सही होना ही पड़े: "कुछ A, B हैं" के साथ "कोई A, B नहीं है", या "सभी A, B हैं" के साथ "कुछ A, B नहीं हैं"।

**उदाहरण 4.** कथन: सभी टिकट काग़ज़ हैं। कुछ काग़ज़ नोट हैं। निष्कर्ष: I. कुछ टिकट नोट हैं। II. कोई टिकट नोट नहीं है।

सभी + कुछ से कुछ नहीं मिलता, इसलिए कोई भी निश्चित नहीं। दोनों पहले प्रकार की जोड़ी हैं। **या तो I या II अनुसरण करता है।** "सभी" और "कोई नहीं" ऐसी जोड़ी नहीं है, क्योंकि दोनों के बीच तीसरी स्थिति भी है।

### संभावना

**उदाहरण 5.** कथन: कुछ डॉक्टर गायक हैं। कोई गायक वकील नहीं है। निष्कर्ष: I. सभी डॉक्टरों के वकील होने की संभावना है। II. सभी वकीलों के डॉक्टर होने की संभावना है।

I के लिए हर डॉक्टर को वकीलों के भीतर लाना होगा। पर कुछ डॉक्टर गायक हैं, और गायक कभी वकील नहीं होते: असंभव। II के लिए वकीलों का वृत्त डॉक्टरों के भीतर, गायकों से दूर बनाइए: चित्र बन जाता है। **केवल II अनुसरण करता है।** आसान पहचान: पहले समूह का ऐसा सदस्य खोजिए जो दूसरे समूह में हो ही नहीं सकता। एक भी मिल गया, तो *सभी* की संभावना ख़त्म।

### केवल कुछ

"केवल कुछ A, B हैं" एक साथ दो कथन हैं: **कुछ A, B हैं, और कुछ A, B नहीं हैं**। दूसरी ओर के बारे में यह कुछ नहीं कहता: हो सकता है कि सभी B, A हों।

**उदाहरण 6.** कथन: केवल कुछ कुर्सियाँ मेज़ हैं। सभी मेज़ डेस्क हैं। केवल कुछ डेस्क स्टूल हैं। निष्कर्ष: I. सभी कुर्सियों के मेज़ होने की संभावना है। II. कुछ कुर्सियाँ डेस्क हैं। III. सभी कुर्सियों के डेस्क होने की संभावना है। IV. सभी डेस्क कभी स्टूल नहीं हो सकते।

- I को "कुछ कुर्सियाँ मेज़ नहीं हैं" काट देता है।
- II: कुछ कुर्सियाँ मेज़ हैं, सभी मेज़ डेस्क हैं। निश्चित।
- III: जो कुर्सियाँ मेज़ नहीं हैं, वे डेस्क हो सकती हैं। कोई रोक नहीं। संभव।
- IV: कुछ डेस्क स्टूल नहीं हैं, इसलिए "सभी" असंभव है और "कभी नहीं हो सकते" सही है।

**II, III और IV अनुसरण करते हैं।**
`,
      },
    },
    {
      id: 'inequality',
      title: { en: 'Inequality: chains and codes', hi: 'असमानता: शृंखला और कूट' },
      text: {
        en: String.raw`
### Walk along the chain

Read $>$ and $\ge$ as steps down, $<$ and $\le$ as steps up, $=$ as a level step. To compare two letters, walk from one to the other. Ups and downs on the same walk destroy the result.

![A path from P to T: P to Q down with the sign greater or equal, Q to R down with greater, R to S level, S up to T with less or equal. From P to S the path only goes down, so P is greater than S. From P to T it goes down and then up, so nothing is known.](/figures/mat-syllogism-inequality-and-coding-3.svg)

| Signs met on the walk | Result between the ends |
|---|---|
| only $=$ | $=$ |
| $\ge$ and $=$, at least one $\ge$ | $\ge$ |
| at least one $>$, the others $>$, $\ge$ or $=$ | $>$ |
| any of $>$, $\ge$ together with any of $<$, $\le$ | nothing certain |

A **strict** sign is $>$ or $<$, without "or equal". It wins: one $>$ among many $\ge$ makes the whole walk $>$. Without a strict sign the result stays $\ge$, and then neither "$>$" nor "$=$" is certain.

**Example 7.** Statement: $P\ge Q>R=S\le T$. Conclusions: I. $P>S$. II. $T\ge Q$. III. $T\ge R$.

I: $\ge,>,=$ all point down, one is strict: $P>S$ is certain. II: from $T$ down to $S$, then up to $Q$: broken. III: $T\ge S=R$, so $T\ge R$. **I and III follow.**

If the statement comes in pieces, join them at the common letter first. $A>B$, $C\le B$ and $C=D$ become $A>B\ge C=D$. Turn a piece round, sign and all, when it helps: $C\le B$ is $B\ge C$.

### Coded signs

The code hides the sign behind a symbol. The phrases are nearly always the same few:

| Phrase, "P … Q" | Sign |
|---|---|
| P is not smaller than Q | $P\ge Q$ |
| P is not greater than Q | $P\le Q$ |
| P is neither smaller than nor equal to Q | $P>Q$ |
| P is neither greater than nor equal to Q | $P<Q$ |
| P is neither greater than nor smaller than Q | $P=Q$ |

Cross out what is excluded; what is left is the sign. Write the key in a row on your sheet, then translate statements **and** conclusions before you judge anything.

**Example 8.** © : not smaller than. % : not greater than. @ : neither smaller than nor equal to. # : neither greater than nor equal to. ★ : neither smaller than nor greater than. Statements: M @ N, N © K, K ★ J, J % L. Conclusions: I. M @ J. II. L © N. III. L © K.

Translated: $M>N\ge K=J\le L$. I says $M>J$: down all the way, one strict sign, certain. II says $L\ge N$: down to $J$, then up: no. III says $L\ge K$: $L\ge J=K$, certain. **I and III follow.** In another question the same symbols may mean something else; never carry a key over.

### Either-or with signs

Two conclusions about the same two letters form a pair in two ways.

| What the chain gives | Conclusions | Verdict |
|---|---|---|
| $A\ge C$ | $A>C$ and $A=C$ | either–or |
| $A\le C$ | $A<C$ and $A=C$ | either–or |
| nothing certain | $A>C$ and $A\le C$ | either–or |
| nothing certain | $A\ge C$ and $A<C$ | either–or |
| nothing certain | $A>C$ and $A<C$ | neither: $A=C$ is left over |

**Example 9.** Statement: $X\ge Y=Z$. Conclusions: I. $X>Z$. II. $X=Z$. The walk gives $X\ge Z$, no more. Neither alone is certain, but one must hold: **either I or II follows.**

### The missing sign

**Example 10.** Which sign in $A\ge B\ \square\ C\ge D$ makes $A>D$ certain?

The walk from $A$ to $D$ needs one strict sign and no turn. The signs that are there are only $\ge$. So the blank must be **$>$**. With $\ge$ or $=$ you get no more than $A\ge D$.
`,
        hi: String.raw`
### शृंखला पर चलिए

$>$ और $\ge$ को नीचे उतरना समझिए, $<$ और $\le$ को ऊपर चढ़ना, $=$ को समतल। दो अक्षरों की तुलना करनी हो, तो एक से दूसरे तक चलिए। एक ही रास्ते में उतरना भी हो और चढ़ना भी, तो कुछ तय नहीं होता।

![P से T तक का रास्ता: P से Q नीचे (बड़ा या बराबर), Q से R नीचे (बड़ा), R से S समतल, S से T ऊपर (छोटा या बराबर)। P से S तक रास्ता केवल नीचे जाता है, इसलिए P, S से बड़ा है। P से T तक रास्ता नीचे जाकर ऊपर जाता है, इसलिए कुछ पता नहीं।](/figures/mat-syllogism-inequality-and-coding-3-hi.svg)

| रास्ते में मिले चिह्न | दोनों सिरों का संबंध |
|---|---|
| केवल $=$ | $=$ |
| $\ge$ और $=$, कम से कम एक $\ge$ | $\ge$ |
| कम से कम एक $>$, बाक़ी $>$, $\ge$ या $=$ | $>$ |
| $>$, $\ge$ में से कोई और साथ में $<$, $\le$ में से कोई | कुछ निश्चित नहीं |

**पक्का** चिह्न वह है जिसमें "या बराबर" नहीं है: $>$ या $<$। यही जीतता है: कई $\ge$ के बीच एक भी $>$ हो, तो पूरा रास्ता $>$ है। पक्का चिह्न न हो, तो परिणाम $\ge$ ही रहता है, और तब न "$>$" निश्चित है, न "$=$"।

**उदाहरण 7.** कथन: $P\ge Q>R=S\le T$। निष्कर्ष: I. $P>S$। II. $T\ge Q$। III. $T\ge R$।

I: $\ge,>,=$ सब नीचे की ओर हैं और एक पक्का है: $P>S$ निश्चित। II: $T$ से $S$ तक नीचे, फिर $Q$ तक ऊपर: रास्ता टूटा। III: $T\ge S=R$, इसलिए $T\ge R$। **I और III अनुसरण करते हैं।**

कथन टुकड़ों में हो, तो पहले साझे अक्षर पर जोड़िए। $A>B$, $C\le B$ और $C=D$ से $A>B\ge C=D$ बनता है। ज़रूरत हो तो टुकड़े को चिह्न समेत उलट दीजिए: $C\le B$ यानी $B\ge C$।

### कूट चिह्न

कूट में असली चिह्न किसी प्रतीक के पीछे छिपा रहता है। वाक्य लगभग हमेशा यही होते हैं:

| वाक्य, "P … Q" | चिह्न |
|---|---|
| P, Q से छोटा नहीं है | $P\ge Q$ |
| P, Q से बड़ा नहीं है | $P\le Q$ |
| P, Q से न तो छोटा है, न बराबर | $P>Q$ |
| P, Q से न तो बड़ा है, न बराबर | $P<Q$ |
| P, Q से न तो बड़ा है, न छोटा | $P=Q$ |

जिसे मना किया गया है उसे काट दीजिए; जो बचे वही चिह्न है। पूरी कुंजी काग़ज़ पर एक पंक्ति में लिखिए, फिर कथन **और** निष्कर्ष दोनों को बदलिए, उसके बाद ही फ़ैसला कीजिए।

**उदाहरण 8.** © : छोटा नहीं है। % : बड़ा नहीं है। @ : न छोटा, न बराबर। # : न बड़ा, न बराबर। ★ : न छोटा, न बड़ा। कथन: M @ N, N © K, K ★ J, J % L। निष्कर्ष: I. M @ J। II. L © N। III. L © K।

बदलने पर: $M>N\ge K=J\le L$। I कहता है $M>J$: पूरा रास्ता नीचे, एक पक्का चिह्न, निश्चित। II कहता है $L\ge N$: $J$ तक नीचे, फिर ऊपर: नहीं। III कहता है $L\ge K$: $L\ge J=K$, निश्चित। **I और III अनुसरण करते हैं।** अगले सवाल में इन्हीं प्रतीकों का अर्थ कुछ और हो सकता है; एक सवाल की कुंजी दूसरे में मत ले जाइए।

### चिह्नों में या तो-या

एक ही दो अक्षरों के दो निष्कर्ष दो तरह से जोड़ी बनाते हैं।

| शृंखला से मिला | निष्कर्ष | फ़ैसला |
|---|---|---|
| $A\ge C$ | $A>C$ और $A=C$ | या तो-या |
| $A\le C$ | $A<C$ और $A=C$ | या तो-या |
| कुछ निश्चित नहीं | $A>C$ और $A\le C$ | या तो-या |
| कुछ निश्चित नहीं | $A\ge C$ और $A<C$ | या तो-या |
| कुछ निश्चित नहीं | $A>C$ और $A<C$ | कोई नहीं: $A=C$ छूट गया |

**उदाहरण 9.** कथन: $X\ge Y=Z$। निष्कर्ष: I. $X>Z$। II. $X=Z$। रास्ता $X\ge Z$ देता है, इससे ज़्यादा नहीं। अलग-अलग कोई निश्चित नहीं, पर एक को सही होना ही है: **या तो I या II अनुसरण करता है।**

### ख़ाली जगह का चिह्न

**उदाहरण 10.** $A\ge B\ \square\ C\ge D$ में कौन-सा चिह्न रखें कि $A>D$ निश्चित हो जाए?

$A$ से $D$ तक रास्ता मुड़ना नहीं चाहिए और उसमें एक पक्का चिह्न होना चाहिए। जो चिह्न दिए हैं वे केवल $\ge$ हैं। इसलिए ख़ाली जगह में **$>$** ही चाहिए। $\ge$ या $=$ रखने पर $A\ge D$ से ज़्यादा कुछ नहीं मिलता।
`,
      },
    },
    {
      id: 'coding-and-input',
      title: { en: 'Coding, decoding and machine input', hi: 'कूटलेखन और मशीन इनपुट' },
      text: {
        en: String.raw`
### Letters and their numbers

Learn the place of every letter, and its opposite. A letter and its opposite add up to 27.

![The alphabet in two rows. The upper row has A to M with the numbers 1 to 13, the lower row Z to N with 26 to 14, so that every letter stands above its opposite.](/figures/mat-syllogism-inequality-and-coding-4.svg)

Keep the posts E 5, J 10, O 15, T 20 and Y 25 in mind: from C on, every letter is at most two steps away from one of them.

| Compare word and code | Then try |
|---|---|
| same letters in the code | a change of order: reversed, halves or pairs swapped |
| other letters, steady differences | a shift: $+2,+2,\dots$ or $+1,+2,+3,\dots$ |
| each pair adds to 27 | opposite letters |
| vowels and consonants behave differently | two rules side by side |
| the code is a number | sum of places, opposite places, product with the number of letters |

Write the word above, the code below, and the difference between. Do this for **all** letters: two rules can agree on the first two letters and part at the third.

**Example 11.** RIVER is written TLZJX. How is STONE written? Differences: R→T $+2$, I→L $+3$, V→Z $+4$, E→J $+5$, R→X $+6$. So S→U, T→W, O→S, N→S, E→K: **UWSSK**. After Z the count goes on with A.

**Example 12.** PLANT is written GMZOK. How is CROWN written? $P=16$ and $G=7$ give no sum of 27, but T, the last letter, is the opposite of G. So: reverse the word, then take opposites. CROWN → NWORC → **MDLIX**.

**Example 13.** GOAT is 65 and DEER is 76. What is HORSE? The places of GOAT add to $7+15+1+20=43$, and $4\times 27-43=65$. So the **opposite** places are added. Check: DEER $4+5+5+18=32$, $108-32=76$. HORSE: $8+15+18+19+5=65$, and $5\times 27-65=$ **70**.

### Sentences in code

Each word has one code word; the order is free. Compare two sentences that share exactly one word: their common code word belongs to it.

**Example 14.** "rain brings fresh water" is *ka mo te li*; "fresh air every day" is *no te su pa*; "water every plant today" is *su ri mo ve*; "plant brings clean air" is *ri ka go no*. Find the codes of *rain* and *clean*.

| Sentences | Common word | Code |
|---|---|---|
| 1 and 2 | fresh | te |
| 1 and 3 | water | mo |
| 1 and 4 | brings | ka |
| 2 and 3 | every | su |
| 2 and 4 | air | no |
| 3 and 4 | plant | ri |

What is left over in sentence 1 is **rain = li**, in sentence 4 **clean = go**. If two words always occur together, their codes cannot be told apart: then the right option is the one that says "either … or" or uses both.

### Codes with conditions

**Example 15.** A 4, E 7, K 2, M %, P 9, R 5, T 3, I 8. Conditions: (i) first letter a vowel and last a consonant: their codes are interchanged; (ii) first and last both consonants: both are coded ©. Code TRIMPE, TRIPEM and AMPKIR.

TRIMPE ends in a vowel and begins with a consonant: no condition fits, so 3 5 8 % 9 7. TRIPEM begins and ends with consonants: **© 5 8 9 7 ©**. AMPKIR begins with a vowel and ends with a consonant: the codes 4 and 5 change places: **5 % 9 2 8 4**. Look at the two ends first; the middle never changes.

### Machine input

A machine rearranges a line of words and numbers, step by step, always by the same rule. Read the **last** step first: it shows the final order. Then see what moved in Step I, and to which end.

**Example 16.** Find Step III for the input *62 mint 37 apple 91 stone 54 brick*, if the machine works like this:

| Step | Line |
|---|---|
| Input | 48 rope 15 lime 73 dust 26 grey |
| I | dust 48 rope lime 73 26 grey 15 |
| II | grey dust 48 rope lime 73 15 26 |
| III | lime grey dust rope 73 15 26 48 |
| IV | rope lime grey dust 15 26 48 73 |

In each step the first remaining word of the alphabet goes to the **left end** and the smallest remaining number to the **right end**. The new line:

- I: apple 62 mint 91 stone 54 brick 37
- II: brick apple 62 mint 91 stone 37 54
- III: **mint brick apple 91 stone 37 54 62**

Cross out what has moved, so that you never move it twice. In machines that move one thing at a time, a thing that already stands in its place costs **no** step.
`,
        hi: String.raw`
### अक्षर और उनकी संख्याएँ

हर अक्षर का स्थान और उसका विपरीत अक्षर याद कीजिए। अक्षर और उसके विपरीत का योग 27 होता है।

![अंग्रेज़ी वर्णमाला दो पंक्तियों में। ऊपर A से M, संख्याएँ 1 से 13; नीचे Z से N, संख्याएँ 26 से 14। हर अक्षर के नीचे उसका विपरीत अक्षर है।](/figures/mat-syllogism-inequality-and-coding-4.svg)

E 5, J 10, O 15, T 20 और Y 25 को मील के पत्थर मानिए: C से आगे हर अक्षर इनमें से किसी एक से ज़्यादा से ज़्यादा दो क़दम दूर है।

| शब्द और कूट की तुलना में दिखे | तो यह आज़माइए |
|---|---|
| कूट में वही अक्षर | क्रम बदला है: उलटा, आधे-आधे या जोड़े बदले हुए |
| दूसरे अक्षर, नियमित अंतर | खिसकाव: $+2,+2,\dots$ या $+1,+2,+3,\dots$ |
| हर जोड़ी का योग 27 | विपरीत अक्षर |
| स्वर और व्यंजन अलग-अलग चलें | दो नियम साथ-साथ |
| कूट कोई संख्या है | स्थानों का योग, विपरीत स्थानों का योग, अक्षरों की संख्या से गुणा |

ऊपर शब्द, नीचे कूट और बीच में अंतर लिखिए। यह **सभी** अक्षरों के लिए कीजिए: दो नियम पहले दो अक्षरों पर एक जैसे लग सकते हैं और तीसरे पर अलग हो जाते हैं।

**उदाहरण 11.** RIVER को TLZJX लिखते हैं। STONE को कैसे लिखेंगे? अंतर: R→T $+2$, I→L $+3$, V→Z $+4$, E→J $+5$, R→X $+6$। इसलिए S→U, T→W, O→S, N→S, E→K: **UWSSK**। Z के बाद गिनती फिर A से चलती है।

**उदाहरण 12.** PLANT को GMZOK लिखते हैं। CROWN को कैसे लिखेंगे? $P=16$ और $G=7$ का योग 27 नहीं है, पर आख़िरी अक्षर T, G का विपरीत है। नियम: शब्द उलटिए, फिर विपरीत अक्षर लीजिए। CROWN → NWORC → **MDLIX**।

**उदाहरण 13.** GOAT का कूट 65 और DEER का 76 है। HORSE का कूट क्या होगा? GOAT के स्थानों का योग $7+15+1+20=43$, और $4\times 27-43=65$। यानी **विपरीत** स्थान जोड़े गए हैं। जाँच: DEER $4+5+5+18=32$, $108-32=76$। HORSE: $8+15+18+19+5=65$, और $5\times 27-65=$ **70**।

### वाक्यों का कूट

हर शब्द का एक कूट शब्द है; क्रम कुछ भी हो सकता है। ऐसे दो वाक्य मिलाइए जिनमें ठीक एक शब्द साझा हो: उनका साझा कूट शब्द उसी का है।

**उदाहरण 14.** "वर्षा लाए ताज़ा पानी" का कूट *ka mo te li*; "ताज़ा हवा हर दिन" का *no te su pa*; "पानी हर पौधा आज" का *su ri mo ve*; "पौधा लाए साफ़ हवा" का *ri ka go no* है। *वर्षा* और *साफ़* के कूट बताइए।

| वाक्य | साझा शब्द | कूट |
|---|---|---|
| 1 और 2 | ताज़ा | te |
| 1 और 3 | पानी | mo |
| 1 और 4 | लाए | ka |
| 2 और 3 | हर | su |
| 2 और 4 | हवा | no |
| 3 और 4 | पौधा | ri |

पहले वाक्य में जो बचा वह **वर्षा = li**, चौथे में **साफ़ = go**। दो शब्द हर बार साथ-साथ ही आएँ, तो उनके कूट अलग नहीं किए जा सकते: तब सही विकल्प वह है जिसमें "या तो … या" लिखा हो या दोनों कूट आए हों।

### शर्तों वाले कूट

**उदाहरण 15.** A 4, E 7, K 2, M %, P 9, R 5, T 3, I 8। शर्तें: (i) पहला अक्षर स्वर और आख़िरी व्यंजन हो, तो दोनों के कूट आपस में बदल जाते हैं; (ii) पहला और आख़िरी दोनों व्यंजन हों, तो दोनों का कूट © होता है। TRIMPE, TRIPEM और AMPKIR के कूट लिखिए।

TRIMPE व्यंजन से शुरू और स्वर पर ख़त्म होता है: कोई शर्त नहीं लगती, इसलिए 3 5 8 % 9 7। TRIPEM के दोनों सिरे व्यंजन हैं: **© 5 8 9 7 ©**। AMPKIR स्वर से शुरू और व्यंजन पर ख़त्म होता है: 4 और 5 जगह बदलते हैं: **5 % 9 2 8 4**। पहले दोनों सिरे देखिए; बीच का हिस्सा कभी नहीं बदलता।

### मशीन इनपुट

मशीन शब्दों और संख्याओं की एक पंक्ति को हर चरण में एक ही नियम से बदलती है। सबसे पहले **आख़िरी** चरण देखिए: उसमें अंतिम क्रम है। फिर देखिए कि चरण I में क्या हिला और किस सिरे पर गया।

**उदाहरण 16.** मशीन नीचे की तरह काम करती है। इनपुट *62 mint 37 apple 91 stone 54 brick* का चरण III बताइए।

| चरण | पंक्ति |
|---|---|
| इनपुट | 48 rope 15 lime 73 dust 26 grey |
| I | dust 48 rope lime 73 26 grey 15 |
| II | grey dust 48 rope lime 73 15 26 |
| III | lime grey dust rope 73 15 26 48 |
| IV | rope lime grey dust 15 26 48 73 |

हर चरण में बचे हुए शब्दों में से अंग्रेज़ी वर्णमाला का पहला शब्द **बाएँ सिरे** पर और बची हुई सबसे छोटी संख्या **दाएँ सिरे** पर जाती है। नई पंक्ति:

- I: apple 62 mint 91 stone 54 brick 37
- II: brick apple 62 mint 91 stone 37 54
- III: **mint brick apple 91 stone 37 54 62**

जो अपनी जगह जा चुका है उसे काटते जाइए, ताकि उसे दोबारा न हिलाएँ। जो मशीन एक बार में एक ही चीज़ हिलाती है, उसमें पहले से अपनी जगह पर खड़ी चीज़ का **कोई** चरण नहीं गिना जाता।
`,
      },
    },
    {
      id: 'traps-and-shortcuts',
      title: { en: 'Traps and shortcuts', hi: 'जाल और शॉर्टकट' },
      text: {
        en: String.raw`
### Traps

1. **The world outside.** "All birds are stones" is true for one minute. Cross out the nouns and write A, B, C if they disturb you.
2. **One picture is no proof.** A picture in which the conclusion is true shows only that it is possible. Proof means: no picture in which it is false.
3. **"Some" is not "some are not".** From "Some A are B" nothing follows about the rest of A. It does so only with "only a few".
4. **Turning round "all".** From "All A are B" comes only "Some B are A".
5. **"Only".** "Only A are B" is "All B are A". "Only **a few** A are B" is something quite different.
6. **Either-or too early.** First ask whether one of the two is certain. Only if neither is, look for a pair. And check that both speak of the same two groups.
7. **$\ge$ is not $>$.** If every sign of the walk is $\ge$, the conclusion with $>$ does not follow, and the one with $=$ does not follow.
8. **Reading from the wrong side.** In "X % T" the phrase belongs to X. Translate first, turn round later.
9. **Half a code.** A rule that explains four of five letters is no rule.
10. **Lost steps.** If a thing is already in its place, the machine goes on to the next; do not count an empty step.

### Shortcuts that hold

| Situation | Short way |
|---|---|
| No negative statement at all (no *no*, *not*, *only a few*) | no conclusion with *no* or *some … not* can be certain; every "all" possibility holds |
| Conclusion with *some … not* | look for a *no*, a *some … not* or an *only a few* in the statements |
| Possibility of "all A are B" | look for some A barred from B; found: no, not found: yes |
| Three or more statements | find the path of circles from the first noun of the conclusion to the second; strike the rest |
| Long inequality | look for one turn of direction between the two letters; found: does not follow |
| Letter code, options differ | test the last letter first; it often leaves one option |
| Sentence code | begin with the words of the question, not with the first sentence |

Why the first shortcut holds: if nothing in the statements says *not*, you may draw all circles on top of one another. In that picture every "all" is true and every "no" is false. "Only a few" contains a *not*, so it spoils this picture.

### Order in the hall

Take inequality first (about 20 seconds each), then syllogism (30 to 40), then coding (30 to 60). Keep machine input for the end: the five questions share one rule, so they pay only if you find it within two minutes.
`,
        hi: String.raw`
### जाल

1. **बाहर की दुनिया।** "सभी पक्षी पत्थर हैं" एक मिनट के लिए सच है। शब्द ध्यान भटकाएँ तो उनकी जगह A, B, C लिख लीजिए।
2. **एक चित्र प्रमाण नहीं है।** जिस चित्र में निष्कर्ष सही दिखे, वह केवल इतना बताता है कि ऐसा संभव है। प्रमाण का अर्थ है: ऐसा कोई चित्र नहीं जिसमें वह ग़लत हो।
3. **"कुछ हैं" का अर्थ "कुछ नहीं हैं" नहीं है।** "कुछ A, B हैं" से बाक़ी A के बारे में कुछ पता नहीं चलता। वह बात "केवल कुछ" वाले कथन में ही होती है।
4. **"सभी" को उलटना।** "सभी A, B हैं" से केवल "कुछ B, A हैं" मिलता है।
5. **"केवल"।** "केवल A ही B हैं" यानी "सभी B, A हैं"। "केवल **कुछ** A, B हैं" बिलकुल अलग बात है।
6. **जल्दी में "या तो-या"।** पहले देखिए कि दोनों में से कोई निश्चित तो नहीं। कोई न हो, तभी जोड़ी खोजिए। यह भी देखिए कि दोनों उन्हीं दो समूहों के बारे में हों।
7. **$\ge$ और $>$ एक नहीं हैं।** रास्ते का हर चिह्न $\ge$ हो, तो न $>$ वाला निष्कर्ष निकलता है, न $=$ वाला।
8. **उलटी ओर से पढ़ना।** "X % T" में वाक्य X के बारे में है। पहले चिह्न लिखिए, बाद में उलटिए।
9. **आधा कूट।** जो नियम पाँच में से चार अक्षर समझाए, वह नियम नहीं है।
10. **ख़ाली चरण।** कोई चीज़ पहले से अपनी जगह पर हो, तो मशीन अगली चीज़ पर जाती है; उसका चरण मत गिनिए।

### शॉर्टकट जो सचमुच चलते हैं

| स्थिति | छोटा रास्ता |
|---|---|
| कोई निषेध वाला कथन नहीं (न *कोई नहीं*, न *कुछ नहीं हैं*, न *केवल कुछ*) | *कोई नहीं* या *कुछ … नहीं* वाला निष्कर्ष निश्चित नहीं हो सकता; "सभी" वाली हर संभावना सही है |
| निष्कर्ष में *कुछ … नहीं* | कथनों में *कोई नहीं*, *कुछ … नहीं* या *केवल कुछ* खोजिए |
| "सभी A के B होने" की संभावना | ऐसे A खोजिए जो B हो ही नहीं सकते; मिले तो ग़लत, न मिले तो सही |
| तीन या अधिक कथन | निष्कर्ष के पहले शब्द से दूसरे तक वृत्तों का रास्ता देखिए; बाक़ी काट दीजिए |
| लंबी असमानता | दोनों अक्षरों के बीच दिशा का एक मोड़ खोजिए; मिला तो निष्कर्ष नहीं निकलता |
| अक्षर कूट, विकल्प अलग-अलग | पहले आख़िरी अक्षर जाँचिए; अक्सर एक ही विकल्प बचता है |
| वाक्य कूट | पहले वाक्य से नहीं, प्रश्न में पूछे गए शब्दों से शुरू कीजिए |

पहला शॉर्टकट क्यों चलता है: कथनों में कहीं *नहीं* न हो, तो सारे वृत्त एक के ऊपर एक बनाए जा सकते हैं। उस चित्र में हर "सभी" सही है और हर "कोई नहीं" ग़लत। "केवल कुछ" के भीतर *नहीं* छिपा है, इसलिए उसके रहते ऐसा चित्र नहीं बनता।

### परीक्षा में क्रम

पहले असमानता (लगभग 20 सेकंड प्रति सवाल), फिर न्याय निगमन (30 से 40), फिर कूटलेखन (30 से 60)। मशीन इनपुट आख़िर में: पाँचों सवाल एक ही नियम पर हैं, इसलिए फ़ायदा तभी है जब नियम दो मिनट में पकड़ में आ जाए।
`,
      },
    },
    {
      id: 'ten-questions',
      title: { en: 'Ten questions', hi: 'दस प्रश्न' },
      text: {
        en: String.raw`
Take the statements as true even if they differ from known facts. "Only a few" means "some, but not all". Time: 8 minutes.

**1.** Statements: All clocks are machines. Some machines are toys. No toy is a gift. Conclusions: I. Some machines are not gifts. II. Some clocks are toys. III. No clock is a gift.

- (A) Only I follows
- (B) Only I and II follow
- (C) Only I and III follow
- (D) I, and either II or III follow

**2.** Statements: Only a few maps are charts. All charts are graphs. No graph is a table. Conclusions: I. Some maps are not tables. II. All maps being charts is a possibility. III. Some graphs are maps.

- (A) Only I follows
- (B) Only I and II follow
- (C) Only II and III follow
- (D) Only I and III follow
- (E) All follow

**3.** Statements: Some boats are ships. All ships are rafts. No raft is a plane. Conclusions: I. All boats being planes is a possibility. II. All planes being boats is a possibility. III. All rafts being boats is a possibility.

- (A) Only I and II follow
- (B) Only II and III follow
- (C) Only III follows
- (D) All follow
- (E) None follows

**4.** Statements: All squares are tiles. Only a few tiles are stones. Conclusions: I. Some squares are stones. II. No square is a stone. III. Some tiles are not stones.

- (A) Only III follows
- (B) Only I and III follow
- (C) III, and either I or II follow
- (D) Only II and III follow
- (E) None follows

**5.** Statements: $H>K\ge L=M$, $P<N\le L$, $M\le R$. Conclusions: I. $K\ge N$. II. $M>P$. III. $H>R$.

- (A) Only I follows
- (B) Only II follows
- (C) Only III follows
- (D) Only I and II follow
- (E) All follow

**6.** A @ B: A is not smaller than B. A # B: A is neither greater than nor equal to B. A & B: A is neither smaller than nor greater than B. A % B: A is not greater than B. A ★ B: A is neither smaller than nor equal to B. Statements: T @ V, V & W, W % X. Conclusions: I. X ★ T. II. X % T. III. W % T.

- (A) Only III follows
- (B) Only I and III follow
- (C) Only II and III follow
- (D) Only either I or II follows
- (E) III, and either I or II follow

**7.** Which sign must stand in the blank of $P\ge Q\ \square\ R\ge S=T<U$, so that both $P>S$ and $T<Q$ are certain?

- (A) $\ge$
- (B) $=$
- (C) $>$
- (D) $<$
- (E) Either $\ge$ or $=$

**8.** In a code SILVER is written RJKUFQ. How is COPPER written?

- (A) BNOODQ
- (B) BPOOFQ
- (C) DPQQFS
- (D) DNQQDS

**9.** In a code "useful teachers help students" is *fa zi ro ne*, "students read useful books" is *ne bu fa mi*, "books help every reader" is *ro mi ta du* and "teachers read every page" is *zi bu ta lo*. Which may be the code of "useful books help"?

- (A) mi ro ta
- (B) bu ro ne
- (C) ta mi fa
- (D) ne ro mi

**10.** A machine works like this. Input: 52 river 18 gate 39 lamp. Step I: 18 52 river gate 39 lamp. Step II: 18 gate 52 river 39 lamp. Step III: 18 gate 39 52 river lamp. Step IV: 18 gate 39 lamp 52 river. Step IV is the last. How many steps does it need for the input *47 drum 63 bell 14 palm 25 queen*?

- (A) 4
- (B) 5
- (C) 6
- (D) 7
`,
        hi: String.raw`
कथनों को सत्य मानिए, भले ही वे ज्ञात तथ्यों से अलग हों। "केवल कुछ" का अर्थ है "कुछ, पर सभी नहीं"। समय: 8 मिनट।

**1.** कथन: सभी घड़ियाँ मशीनें हैं। कुछ मशीनें खिलौने हैं। कोई खिलौना उपहार नहीं है। निष्कर्ष: I. कुछ मशीनें उपहार नहीं हैं। II. कुछ घड़ियाँ खिलौने हैं। III. कोई घड़ी उपहार नहीं है।

- (A) केवल I अनुसरण करता है
- (B) केवल I और II अनुसरण करते हैं
- (C) केवल I और III अनुसरण करते हैं
- (D) I, और या तो II या III अनुसरण करते हैं

**2.** कथन: केवल कुछ मानचित्र चार्ट हैं। सभी चार्ट ग्राफ़ हैं। कोई ग्राफ़ तालिका नहीं है। निष्कर्ष: I. कुछ मानचित्र तालिका नहीं हैं। II. सभी मानचित्रों के चार्ट होने की संभावना है। III. कुछ ग्राफ़ मानचित्र हैं।

- (A) केवल I अनुसरण करता है
- (B) केवल I और II अनुसरण करते हैं
- (C) केवल II और III अनुसरण करते हैं
- (D) केवल I और III अनुसरण करते हैं
- (E) सभी अनुसरण करते हैं

**3.** कथन: कुछ नावें जहाज़ हैं। सभी जहाज़ बेड़े हैं। कोई बेड़ा विमान नहीं है। निष्कर्ष: I. सभी नावों के विमान होने की संभावना है। II. सभी विमानों के नाव होने की संभावना है। III. सभी बेड़ों के नाव होने की संभावना है।

- (A) केवल I और II अनुसरण करते हैं
- (B) केवल II और III अनुसरण करते हैं
- (C) केवल III अनुसरण करता है
- (D) सभी अनुसरण करते हैं
- (E) कोई अनुसरण नहीं करता

**4.** कथन: सभी वर्ग टाइल हैं। केवल कुछ टाइल पत्थर हैं। निष्कर्ष: I. कुछ वर्ग पत्थर हैं। II. कोई वर्ग पत्थर नहीं है। III. कुछ टाइल पत्थर नहीं हैं।

- (A) केवल III अनुसरण करता है
- (B) केवल I और III अनुसरण करते हैं
- (C) III, और या तो I या II अनुसरण करते हैं
- (D) केवल II और III अनुसरण करते हैं
- (E) कोई अनुसरण नहीं करता

**5.** कथन: $H>K\ge L=M$, $P<N\le L$, $M\le R$। निष्कर्ष: I. $K\ge N$। II. $M>P$। III. $H>R$।

- (A) केवल I अनुसरण करता है
- (B) केवल II अनुसरण करता है
- (C) केवल III अनुसरण करता है
- (D) केवल I और II अनुसरण करते हैं
- (E) सभी अनुसरण करते हैं

**6.** A @ B: A, B से छोटा नहीं है। A # B: A, B से न तो बड़ा है, न बराबर। A & B: A, B से न तो छोटा है, न बड़ा। A % B: A, B से बड़ा नहीं है। A ★ B: A, B से न तो छोटा है, न बराबर। कथन: T @ V, V & W, W % X। निष्कर्ष: I. X ★ T। II. X % T। III. W % T।

- (A) केवल III अनुसरण करता है
- (B) केवल I और III अनुसरण करते हैं
- (C) केवल II और III अनुसरण करते हैं
- (D) केवल या तो I या II अनुसरण करता है
- (E) III, और या तो I या II अनुसरण करते हैं

**7.** $P\ge Q\ \square\ R\ge S=T<U$ की ख़ाली जगह में कौन-सा चिह्न हो कि $P>S$ और $T<Q$ दोनों निश्चित हों?

- (A) $\ge$
- (B) $=$
- (C) $>$
- (D) $<$
- (E) या तो $\ge$ या $=$

**8.** एक कूट में SILVER को RJKUFQ लिखते हैं। COPPER को कैसे लिखेंगे?

- (A) BNOODQ
- (B) BPOOFQ
- (C) DPQQFS
- (D) DNQQDS

**9.** एक कूट भाषा में "उपयोगी शिक्षक मदद छात्र" का कूट *fa zi ro ne*, "छात्र पढ़ें उपयोगी किताबें" का *ne bu fa mi*, "किताबें मदद हर पाठक" का *ro mi ta du* और "शिक्षक पढ़ें हर पेज" का *zi bu ta lo* है। "उपयोगी किताबें मदद" का कूट इनमें से कौन-सा हो सकता है?

- (A) mi ro ta
- (B) bu ro ne
- (C) ta mi fa
- (D) ne ro mi

**10.** एक मशीन इस तरह काम करती है। इनपुट: 52 river 18 gate 39 lamp। चरण I: 18 52 river gate 39 lamp। चरण II: 18 gate 52 river 39 lamp। चरण III: 18 gate 39 52 river lamp। चरण IV: 18 gate 39 lamp 52 river। चरण IV आख़िरी है। इनपुट *47 drum 63 bell 14 palm 25 queen* के लिए उसे कितने चरण लगेंगे?

- (A) 4
- (B) 5
- (C) 6
- (D) 7
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
| A | D | B | C | D | E | C | B | D | B |

**1. (A)** Some machines are toys, and toys are never gifts: those machines are not gifts. I is certain. II is all + some: nothing. III is not certain either, since a clock that is no toy may be a gift. So (B) and (C) fail. Option (D) fails because II and III speak of different groups (toys, gifts), so they are no pair.

**2. (D)** Some maps are charts, charts are graphs, graphs are never tables: I is certain. III: those maps are graphs, so some graphs are maps. II is ruled out by "only a few": some maps are **not** charts. Whoever reads "only a few" as plain "some" marks (E). (B) and (C) contain II as well; (A) misses III.

**3. (B)** The boats that are ships are rafts, so they are no planes: I is impossible. For II put the planes into the part of boats outside rafts: allowed. For III put the rafts inside boats: some boats are ships and all ships are rafts still hold. Option (C) overlooks that planes and boats are nowhere separated. (A) and (D) contain I; (E) asks for certainty where a possibility is enough.

**4. (C)** "Only a few tiles are stones" contains III. Squares lie inside tiles, but on which side of the stones is open: I and II are both possible, neither certain, and "some" with "no" is a pair. Option (A) stops one step too early. (B) and (D) take I or II as certain, and (E) drops III, which is certain.

**5. (D)** Joined: $K\ge L\ge N$ gives I. $M=L\ge N>P$ gives $M>P$, one strict sign: II. III: from $H$ down to $M$, then up to $R$: broken. Options (C) and (E) forget that $M\le R$ turns upwards; (A) and (B) each miss one certain conclusion.

**6. (E)** $T\ge V=W\le X$. III: $W\le T$, certain. Between $X$ and $T$ the walk turns at $W$: nothing certain. I says $X>T$, II says $X\le T$: together they cover all cases. Option (A) misses the pair, (D) misses III, and (B) and (C) take one half of the pair as certain.

**7. (C)** $P>S$ needs a strict sign between $P$ and $S$; $P\ge Q$ and $R\ge S$ give none, so the blank must be $>$. Then $Q>R\ge S=T$, and $T<Q$ holds as well. With (A), (B) or (E) you only get $P\ge S$; with (D) the walk turns, and nothing is certain.

**8. (B)** S→R, L→K, V→U, R→Q: consonants go one back. I→J, E→F: vowels go one ahead. COPPER: C→B, O→P, P→O, P→O, E→F, R→Q. Option (A) moves every letter back; it fits the first letter S→R, but not I→J. Option (C) moves every letter ahead, (D) moves consonants ahead and vowels back.

**9. (D)** help = ro (sentences 1, 3), books = mi (2, 3), teachers = zi, read = bu, every = ta. *Useful* and *students* occur together in 1 and 2, so *useful* is fa or ne. "useful books help" is mi, ro and fa or ne, in any order: only (D). Option (B) has bu (read) in place of mi, (C) has ta (every) in place of ro, and (A) has ta in place of the code of useful.

**10. (B)** The rule: smallest number, first word, next number, next word, and so on, one to a step. I: 14 47 drum 63 bell palm 25 queen. II: 14 bell 47 drum 63 palm 25 queen. III: 14 bell 25 47 drum 63 palm queen. IV: 14 bell 25 drum 47 63 palm queen. V: 14 bell 25 drum 47 palm 63 queen. In Step V 47 is already in its place, so palm moves, and then everything stands right. Whoever counts a step for 47 marks (C). Option (A) takes over the number of steps of the example, (D) counts a step for each of the first seven places.
`,
        hi: String.raw`
| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|
| A | D | B | C | D | E | C | B | D | B |

**1. (A)** कुछ मशीनें खिलौने हैं और खिलौने कभी उपहार नहीं होते: वे मशीनें उपहार नहीं हैं। I निश्चित है। II में सभी + कुछ है: कुछ नहीं मिलता। III भी निश्चित नहीं, क्योंकि जो घड़ी खिलौना नहीं है वह उपहार हो सकती है। इसलिए (B) और (C) ग़लत हैं। विकल्प (D) इसलिए ग़लत है कि II और III अलग-अलग समूहों (खिलौने, उपहार) की बात करते हैं, जोड़ी नहीं बनाते।

**2. (D)** कुछ मानचित्र चार्ट हैं, चार्ट ग्राफ़ हैं, ग्राफ़ कभी तालिका नहीं: I निश्चित है। III: वही मानचित्र ग्राफ़ हैं, इसलिए कुछ ग्राफ़ मानचित्र हैं। II को "केवल कुछ" काट देता है: कुछ मानचित्र चार्ट **नहीं** हैं। जो "केवल कुछ" को सीधा "कुछ" पढ़ता है, वह (E) चुन लेता है। (B) और (C) में भी II है; (A) में III छूट गया।

**3. (B)** जो नावें जहाज़ हैं वे बेड़े हैं, इसलिए विमान नहीं: I असंभव है। II के लिए विमानों को नावों के उस हिस्से में रखिए जो बेड़ों के बाहर है: चित्र बन जाता है। III के लिए बेड़ों को नावों के भीतर रखिए: "कुछ नावें जहाज़ हैं" और "सभी जहाज़ बेड़े हैं" फिर भी सही रहते हैं। विकल्प (C) यह नहीं देखता कि विमानों और नावों को किसी कथन ने अलग नहीं किया। (A) और (D) में I है; (E) वहाँ निश्चितता माँगता है जहाँ संभावना काफ़ी है।

**4. (C)** "केवल कुछ टाइल पत्थर हैं" में III शामिल है। वर्ग टाइलों के भीतर हैं, पर पत्थरों के किस ओर, यह खुला है: I और II दोनों संभव हैं, निश्चित कोई नहीं, और "कुछ" के साथ "कोई नहीं" जोड़ी है। विकल्प (A) एक क़दम पहले रुक जाता है। (B) और (D) I या II को निश्चित मान लेते हैं, और (E) निश्चित निष्कर्ष III को छोड़ देता है।

**5. (D)** जोड़ने पर $K\ge L\ge N$ से I मिलता है। $M=L\ge N>P$ से $M>P$, एक पक्का चिह्न: II। III: $H$ से $M$ तक नीचे, फिर $R$ तक ऊपर: रास्ता टूटा। विकल्प (C) और (E) भूल जाते हैं कि $M\le R$ पर रास्ता ऊपर मुड़ता है; (A) और (B) में एक-एक निश्चित निष्कर्ष छूट गया।

**6. (E)** $T\ge V=W\le X$। III: $W\le T$, निश्चित। $X$ और $T$ के बीच रास्ता $W$ पर मुड़ता है: कुछ निश्चित नहीं। I कहता है $X>T$, II कहता है $X\le T$: दोनों मिलकर सारी स्थितियाँ समेट लेते हैं। विकल्प (A) यह जोड़ी नहीं देखता, (D) में III छूट गया, और (B) और (C) जोड़ी के एक हिस्से को निश्चित मान लेते हैं।

**7. (C)** $P>S$ के लिए $P$ और $S$ के बीच एक पक्का चिह्न चाहिए; $P\ge Q$ और $R\ge S$ में कोई नहीं है, इसलिए ख़ाली जगह में $>$ ही होगा। तब $Q>R\ge S=T$, यानी $T<Q$ भी सही। (A), (B) या (E) से केवल $P\ge S$ मिलता है; (D) से रास्ता मुड़ जाता है और कुछ निश्चित नहीं रहता।

**8. (B)** S→R, L→K, V→U, R→Q: व्यंजन एक पीछे जाते हैं। I→J, E→F: स्वर एक आगे। COPPER: C→B, O→P, P→O, P→O, E→F, R→Q। विकल्प (A) हर अक्षर को पीछे ले जाता है; यह पहले अक्षर S→R पर ठीक लगता है, पर I→J पर नहीं। विकल्प (C) हर अक्षर को आगे ले जाता है, (D) व्यंजनों को आगे और स्वरों को पीछे।

**9. (D)** मदद = ro (वाक्य 1, 3), किताबें = mi (2, 3), शिक्षक = zi, पढ़ें = bu, हर = ta। *उपयोगी* और *छात्र* वाक्य 1 और 2 में साथ-साथ आते हैं, इसलिए *उपयोगी* का कूट fa या ne है। "उपयोगी किताबें मदद" में mi, ro और fa या ne होंगे, क्रम कोई भी: केवल (D)। विकल्प (B) में mi की जगह bu (पढ़ें) है, (C) में ro की जगह ta (हर), और (A) में "उपयोगी" के कूट की जगह ta।

**10. (B)** नियम: सबसे छोटी संख्या, पहला शब्द, अगली संख्या, अगला शब्द, इसी तरह, हर चरण में एक। I: 14 47 drum 63 bell palm 25 queen। II: 14 bell 47 drum 63 palm 25 queen। III: 14 bell 25 47 drum 63 palm queen। IV: 14 bell 25 drum 47 63 palm queen। V: 14 bell 25 drum 47 palm 63 queen। चरण V में 47 पहले से अपनी जगह पर है, इसलिए palm हिलता है, और फिर सब सही क्रम में है। जो 47 का भी एक चरण गिनता है, वह (C) चुनता है। विकल्प (A) उदाहरण के चरणों की संख्या ही दोहरा देता है, (D) पहले सात स्थानों में से हर एक का एक चरण गिन लेता है।
`,
      },
    },
  ],
}
