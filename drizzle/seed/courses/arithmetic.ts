import { both } from '../materials/shapes.ts'
import type { SeedCourse } from './shapes.ts'
import { teachers } from './teachers.ts'

export const arithmetic: SeedCourse = {
  slug: 'percentages-to-profit',
  title: { en: 'Percentages to profit', hi: 'प्रतिशत से लाभ तक' },
  summary: {
    en: 'Percentages, profit and discount as one idea: multiply by a factor. Eight lessons, the last of them a test.',
    hi: 'प्रतिशत, लाभ और छूट एक ही बात हैं: गुणक से गुणा करें। आठ पाठ, आख़िरी पाठ टेस्ट है।',
  },
  subject: 'aptitude',
  exams: ['ssc', 'banking', 'railways'],
  description: {
    en: 'Percentages stand behind much of the arithmetic in SSC, bank and railway papers. This course begins with what “per hundred” means and ends with marked prices. Every written lesson has a worked example; the lessons open in order, and a short test ends the course.',
    hi: 'एसएससी, बैंक और रेलवे के पेपर में अंकगणित का बड़ा हिस्सा प्रतिशत पर टिका है। यह कोर्स “प्रति सैकड़ा” के अर्थ से शुरू होकर अंकित मूल्य तक जाता है। हर लिखित पाठ में हल किया हुआ उदाहरण है; पाठ क्रम से खुलते हैं और अंत में छोटा टेस्ट है।',
  },
  outcomes: [
    { en: 'Turn common percentages into fractions at sight', hi: 'आम प्रतिशतों को देखते ही भिन्न में बदलना' },
    { en: 'Combine several changes into one', hi: 'कई बदलावों को एक में जोड़ना' },
    { en: 'Find cost, selling and marked price from one another', hi: 'क्रय, विक्रय और अंकित मूल्य एक-दूसरे से निकालना' },
  ],
  teachers: [teachers.arithmetic],
  inOrder: true,
  finalTest: { lessonId: 'final-test', minPercent: 50 },
  chapters: [
    {
      id: 'percent',
      title: { en: 'Percentages', hi: 'प्रतिशत' },
      lessons: [
        {
          id: 'per-hundred',
          title: { en: 'What a percentage is', hi: 'प्रतिशत क्या है' },
          preview: true,
          text: both(String.raw`
«A percentage is a fraction whose denominator is 100, and nothing more. “18% of the seats” means 18 out of every 100. So a percentage never stands alone: it is always a percentage **of** something. Before you calculate, ask: of what?¦प्रतिशत ऐसी भिन्न है जिसका हर 100 है, बस इतना ही। “सीटों का 18%” यानी हर 100 में से 18। इसलिए प्रतिशत कभी अकेला नहीं होता: वह हमेशा किसी चीज़ **का** होता है। हल करने से पहले पूछें: किसका?»

«Many percentages are short fractions in disguise. Learn these once and half of your multiplication is gone:¦कई प्रतिशत असल में छोटी भिन्न हैं। इन्हें एक बार याद कर लें, आधा गुणा ख़त्म:»

| % | «Fraction¦भिन्न» | % | «Fraction¦भिन्न» |
| --- | --- | --- | --- |
| 50 | $\frac12$ | $12\frac12$ | $\frac18$ |
| $33\frac13$ | $\frac13$ | $11\frac19$ | $\frac19$ |
| 25 | $\frac14$ | 10 | $\frac1{10}$ |
| 20 | $\frac15$ | $9\frac1{11}$ | $\frac1{11}$ |
| $16\frac23$ | $\frac16$ | $8\frac13$ | $\frac1{12}$ |

**«Example.¦उदाहरण।»** «Find $37\frac12\%$ of 640.¦640 का $37\frac12\%$ निकालें।»

«$37\frac12\%$ is three times $12\frac12\%$, so it is $\frac38$. Then $640 \div 8 = 80$ and $80 \times 3 = 240$. The answer is **240**, without a single decimal.¦$37\frac12\%$, $12\frac12\%$ का तीन गुना है, यानी $\frac38$। अब $640 \div 8 = 80$ और $80 \times 3 = 240$। उत्तर **240** है, बिना किसी दशमलव के।»

**«Turn it round.¦उलटा करके देखें।»** «$x\%$ of $y$ equals $y\%$ of $x$, because both are $\frac{xy}{100}$. So 16% of 25 is 25% of 16, which is **4**.¦$y$ का $x\%$ और $x$ का $y\%$ बराबर हैं, क्योंकि दोनों $\frac{xy}{100}$ हैं। इसलिए 25 का 16%, 16 का 25% है, यानी **4**।»
`),
        },
        {
          id: 'percentages-in-pictures',
          title: { en: 'Video: percentages quickly', hi: 'वीडियो: प्रतिशत झटपट' },
          videoId: 'vid_percentages-quickly',
          minutes: 2,
        },
        {
          id: 'percent-change',
          title: { en: 'Increase, decrease and the way back', hi: 'बढ़ना, घटना और वापसी' },
          text: both(String.raw`
«A change in per cent is the change divided by the **old** value:¦प्रतिशत में बदलाव यानी बदलाव को **पुराने** मान से भाग:»

$$\frac{n - p}{p} \times 100$$

«Here $p$ is the old value and $n$ the new one.¦यहाँ $p$ पुराना मान है और $n$ नया।»

«It is easier to think in factors. An increase of 15% multiplies by 1.15; a decrease of 15% multiplies by 0.85. Write the factor first, then calculate.¦गुणक में सोचना आसान है। 15% की वृद्धि 1.15 से गुणा करती है; 15% की कमी 0.85 से। पहले गुणक लिखें, फिर हल करें।»

**«Example.¦उदाहरण।»** «The price of a bus pass rises from ₹80 to ₹92. By how many per cent? And by how many per cent must it fall to be ₹80 again?¦बस पास की क़ीमत ₹80 से ₹92 हो गई। कितने प्रतिशत बढ़ी? और फिर ₹80 होने के लिए कितने प्रतिशत घटनी चाहिए?»

- «Up: $\frac{12}{80} \times 100 = 15\%$.¦बढ़ी: $\frac{12}{80} \times 100 = 15\%$।»
- «Down: $\frac{12}{92} \times 100 \approx 13.04\%$. The same ₹12, but of a larger base.¦घटे: $\frac{12}{92} \times 100 \approx 13.04\%$। वही ₹12, पर बड़े आधार का।»

«This gives the rule that papers ask for year after year: what rises by $r\%$ must fall by¦इसी से वह नियम बनता है जो हर साल पूछा जाता है: जो $r\%$ बढ़े, उसे वापस आने के लिए इतना घटना होगा»

$$\frac{r}{100 + r} \times 100\%$$

«For $r = 25$ that is $\frac{25}{125} = 20\%$; for $r = 20$ it is $16\frac23\%$. If A earns 25% more than B, then B earns **20%** less than A.¦$r = 25$ पर यह $\frac{25}{125} = 20\%$ है; $r = 20$ पर $16\frac23\%$। अगर A, B से 25% ज़्यादा कमाता है, तो B, A से **20%** कम कमाता है।»
`),
        },
        {
          id: 'successive-change',
          title: { en: 'Several changes, one after another', hi: 'एक के बाद एक कई बदलाव' },
          text: both(String.raw`
«Changes that follow each other are never added; their **factors are multiplied**. Up 20% and then down 10% is¦एक के बाद एक होने वाले बदलाव जोड़े नहीं जाते; उनके **गुणक आपस में गुणा** होते हैं। 20% बढ़कर फिर 10% घटना है»

$$1.20 \times 0.90 = 1.08$$

«which is an increase of 8%, not of 10%. For two changes of $a\%$ and $b\%$ (a fall is negative) the net change is¦यानी 8% की वृद्धि, 10% की नहीं। $a\%$ और $b\%$ के दो बदलावों में (कमी ऋणात्मक) कुल बदलाव है»

$$a + b + \frac{ab}{100}\ \%$$

**«Example 1.¦उदाहरण 1।»** «A town of 50,000 people grows by 10% in each of two years.¦50,000 लोगों का एक क़स्बा दो साल तक हर साल 10% बढ़ता है।»

«$50000 \times 1.1 \times 1.1 = 60500$. The growth is 21%: the last 1% is the growth of the growth.¦$50000 \times 1.1 \times 1.1 = 60500$। वृद्धि 21% है: आख़िरी 1%, वृद्धि पर हुई वृद्धि है।»

**«Example 2.¦उदाहरण 2।»** «Cooking oil becomes 25% dearer. By how many per cent must a family use less so that it spends the same?¦खाने का तेल 25% महँगा हो गया। परिवार कितने प्रतिशत कम इस्तेमाल करे कि ख़र्च उतना ही रहे?»

«Spending is price × quantity. The price factor is $\frac54$, so the quantity factor must be $\frac45$ for the product to stay 1: **20%** less.¦ख़र्च = क़ीमत × मात्रा। क़ीमत का गुणक $\frac54$ है, तो मात्रा का गुणक $\frac45$ होना चाहिए ताकि गुणनफल 1 रहे: **20%** कम।»
`),
        },
      ],
    },
    {
      id: 'profit',
      title: { en: 'Profit, loss and discount', hi: 'लाभ, हानि और छूट' },
      lessons: [
        {
          id: 'profit-and-loss',
          title: { en: 'Profit and loss', hi: 'लाभ और हानि' },
          text: both(String.raw`
«Profit and loss are counted on the **cost price** unless the question says otherwise. With cost price $C$ and selling price $S$:¦लाभ और हानि **क्रय मूल्य** पर गिने जाते हैं, जब तक प्रश्न कुछ और न कहे। क्रय मूल्य $C$ और विक्रय मूल्य $S$ हो तो:»

$$\frac{S - C}{C} \times 100$$

«So $S = C \times$ factor, and backwards $C = S \div$ factor. A shirt that is sold for ₹540 with a profit of 20% cost $540 \div 1.2 =$ ₹450, **not** $540 - 108 =$ ₹432.¦इसलिए $S = C \times$ गुणक, और उलटे $C = S \div$ गुणक। 20% लाभ पर ₹540 में बिकी कमीज़ का क्रय मूल्य $540 \div 1.2 =$ ₹450 था, $540 - 108 =$ ₹432 **नहीं**।»

**«Example.¦उदाहरण।»** «Two fans are sold for ₹600 each, one with a profit of 20%, the other with a loss of 20%. What happens on the whole?¦दो पंखे ₹600 में बेचे गए, एक 20% लाभ पर, दूसरा 20% हानि पर। कुल मिलाकर क्या हुआ?»

1. «Costs: $600 \div 1.2 = 500$ and $600 \div 0.8 = 750$, together ₹1,250.¦क्रय मूल्य: $600 \div 1.2 = 500$ और $600 \div 0.8 = 750$, कुल ₹1,250।»
2. «Sales: ₹1,200. The loss is ₹50.¦बिक्री: ₹1,200। हानि ₹50।»
3. «$\frac{50}{1250} \times 100 = 4\%$ **loss**.¦$\frac{50}{1250} \times 100 = 4\%$ **हानि**।»

«It is always a loss: at equal selling prices the article sold at a loss cost more. For $\pm r\%$ the loss is $\left(\frac{r}{10}\right)^2\%$; here $2^2 = 4$.¦यहाँ हमेशा हानि होती है: बराबर विक्रय मूल्य पर हानि वाली चीज़ महँगी पड़ी थी। $\pm r\%$ पर हानि $\left(\frac{r}{10}\right)^2\%$ होती है; यहाँ $2^2 = 4$।»
`),
        },
        {
          id: 'discount',
          title: { en: 'Marked price and discount', hi: 'अंकित मूल्य और छूट' },
          text: both(String.raw`
«Three prices, two steps. A shopkeeper **marks** goods above cost, and a **discount** is taken off the marked price:¦तीन मूल्य, दो क़दम। दुकानदार लागत से ऊपर मूल्य **अंकित** करता है, और **छूट** अंकित मूल्य पर मिलती है:»

$$C \xrightarrow{\times m} M \xrightarrow{\times d} S$$

«Profit compares $S$ with $C$; discount compares $S$ with $M$. Mixing up these two bases is the commonest mistake in this chapter.¦लाभ में $S$ की तुलना $C$ से है; छूट में $S$ की तुलना $M$ से। इन दो आधारों को मिला देना इस अध्याय की सबसे आम ग़लती है।»

**«Example 1.¦उदाहरण 1।»** «Goods that cost ₹800 are marked 40% higher and sold at a discount of 25%.¦₹800 की चीज़ पर 40% ज़्यादा मूल्य लिखा गया और 25% छूट पर बेची गई।»

«$800 \times 1.4 = 1120$, then $1120 \times 0.75 = 840$. The profit is ₹40, which is **5%**.¦$800 \times 1.4 = 1120$, फिर $1120 \times 0.75 = 840$। लाभ ₹40, यानी **5%**।»

**«Example 2.¦उदाहरण 2।»** «How far above cost must goods be marked so that 20% is earned after a discount of 20%?¦लागत से कितना ऊपर मूल्य लिखें कि 20% छूट के बाद भी 20% लाभ हो?»

«$m \times 0.8 = 1.2$, so $m = 1.5$: **50%** above cost.¦$m \times 0.8 = 1.2$, इसलिए $m = 1.5$: लागत से **50%** ऊपर।»

«Two discounts are two factors: 20% and then 10% leave $0.8 \times 0.9 = 0.72$ of the price, one discount of **28%**.¦दो छूट यानी दो गुणक: 20% और फिर 10% के बाद $0.8 \times 0.9 = 0.72$ भाग बचता है, यानी एक साथ **28%** छूट।»
`),
        },
      ],
    },
    {
      id: 'practice',
      title: { en: 'Formulas and the final test', hi: 'सूत्र और अंतिम टेस्ट' },
      lessons: [
        {
          id: 'formula-sheet',
          title: { en: 'The formula sheet', hi: 'सूत्रों का पन्ना' },
          materialId: 'mat_percentages-profit-interest',
        },
        {
          id: 'final-test',
          title: { en: 'Final test: eight questions', hi: 'अंतिम टेस्ट: आठ प्रश्न' },
          testId: 'tst_course-arithmetic',
          minutes: 12,
        },
      ],
    },
  ],
}
