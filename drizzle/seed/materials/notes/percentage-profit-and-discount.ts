import type { SeedMaterial } from '../shapes.ts'

export const percentageProfit: SeedMaterial = {
  slug: 'percentage-profit-and-discount',
  title: { en: 'Percentage, profit and discount', hi: 'प्रतिशत, लाभ और छूट' },
  summary: {
    en: 'One question behind every sum, a percentage of what: change, markup, discount, false weights and shares of profit, with sixteen worked examples and ten exam questions.',
    hi: 'हर सवाल के पीछे एक ही बात, किसका प्रतिशत: परिवर्तन, अंकित मूल्य, छूट, कम तौल और लाभ का बँटवारा; सोलह हल किए उदाहरण और परीक्षा स्तर के दस प्रश्न।',
  },
  kind: 'notes',
  subject: 'aptitude',
  exams: ['ssc', 'banking', 'railways', 'state-psc'],
  chapters: [
    {
      id: 'why-and-map',
      title: { en: 'Why it matters, and a map', hi: 'यह क्यों ज़रूरी है, और टॉपिक का नक़्शा' },
      text: {
        en: String.raw`
Percentage is the most used idea of the arithmetic paper. Profit, loss, discount, interest, elections, marks, population and nearly every chart speak in hundredths. A student who is slow here is slow in half the paper.

| Exam | Direct questions, usually | Where else it is needed |
|---|---|---|
| SSC (CGL, CHSL, first tier) | 3 to 6 | interest, mixtures, bar and pie charts |
| Banking (PO and Clerk, prelims) | 2 to 4 | almost every data set, partnership |
| Railways (NTPC, Group D) | 2 to 5 | interest, averages |
| State PSC (aptitude paper) | 1 to 4 | tables and charts |

These numbers are estimates. They vary from year to year and from shift to shift, so read them as a range. What does not change is the kind of question.

### One question behind all of them

Before you calculate, ask: **a percentage of what?** That "what" is the **base**. It is worth 100. Most wrong answers in these chapters come from a right calculation on a wrong base.

| Idea | Base, the 100 | Words that show it |
|---|---|---|
| Change | the old value | "rises by", "is reduced by" |
| Comparison | what stands after "than" or "of" | "more than B", "of his income" |
| Profit, loss | cost price | "gains", "loses", "profit of 20%" |
| Markup | cost price | "marks above the cost" |
| Discount | marked price | "off", "rebate", "discount" |
| False weight | what is really given | "uses 900 g for a kilogram" |
| Share of profit | capital × time | "invests", "joins after 4 months" |

### How the ideas hang together

1. A percentage is a fraction with 100 below the line.
2. A change by a percentage is a **multiplication**: up 20% means × 1.2, down 20% means × 0.8.
3. Several changes one after the other are several multiplications.
4. Markup, discount, false weight and tax are only changes one after the other, so they are multiplications too.
5. The profit is found at the end by comparing the last price with the cost, and with nothing else.

If you keep the fifth point in mind, you need no separate formula for the dishonest dealer, nor for the shopkeeper who marks up and then gives a discount. The next three chapters show why.
`,
        hi: String.raw`
अंकगणित के पेपर में सबसे ज़्यादा काम आने वाली चीज़ प्रतिशत है। लाभ, हानि, छूट, ब्याज, चुनाव, अंक, जनसंख्या और लगभग हर चार्ट प्रतिशत की भाषा में बात करता है। जो विद्यार्थी यहाँ धीमा है, वह आधे पेपर में धीमा रह जाता है।

| परीक्षा | आम तौर पर सीधे सवाल | और कहाँ काम आता है |
|---|---|---|
| SSC (CGL, CHSL, पहला टियर) | 3 से 6 | ब्याज, मिश्रण, दंड और वृत्त आरेख |
| बैंकिंग (PO और क्लर्क, प्रीलिम्स) | 2 से 4 | लगभग हर डेटा सेट, साझेदारी |
| रेलवे (NTPC, ग्रुप D) | 2 से 5 | ब्याज, औसत |
| राज्य PSC (अभिरुचि का पेपर) | 1 से 4 | तालिका और चार्ट |

ये संख्याएँ अनुमान हैं; हर वर्ष और हर शिफ़्ट में बदलती हैं। सवालों का प्रकार नहीं बदलता।

### हर सवाल के पीछे एक ही सवाल

हल करने से पहले पूछिए: **किसका प्रतिशत?** यही "किसका" **आधार** है। आधार को 100 माना जाता है। इन अध्यायों में ज़्यादातर ग़लत उत्तर ग़लत गणना से नहीं, ग़लत आधार से आते हैं।

| विचार | आधार, यानी 100 | पहचान के शब्द |
|---|---|---|
| परिवर्तन | पुराना मान | "बढ़ गया", "घटा दिया गया" |
| तुलना | "से" या "का" के पहले जो है | "B से अधिक", "आय का" |
| लाभ, हानि | क्रय मूल्य | "20% लाभ", "हानि पर बेचा" |
| मूल्य बढ़ाकर लिखना | क्रय मूल्य | "लागत से 40% अधिक अंकित" |
| छूट | अंकित मूल्य | "छूट", "बट्टा" |
| कम तौल | जितना सचमुच दिया | "किलोग्राम की जगह 900 ग्राम" |
| लाभ का बँटवारा | पूँजी × समय | "लगाए", "4 महीने बाद जुड़ा" |

### विचार आपस में कैसे जुड़े हैं

1. प्रतिशत वह भिन्न है जिसका हर 100 है।
2. प्रतिशत में परिवर्तन का अर्थ है **गुणा**: 20% बढ़ना यानी × 1.2, 20% घटना यानी × 0.8।
3. एक के बाद एक कई परिवर्तन हों, तो एक के बाद एक उतनी ही बार गुणा कीजिए।
4. अंकित मूल्य, छूट, कम तौल और कर भी एक के बाद एक होने वाले परिवर्तन ही हैं, इसलिए ये भी गुणा हैं।
5. लाभ सबसे अंत में निकलता है: आख़िरी मूल्य की तुलना लागत से कीजिए, किसी और चीज़ से नहीं।

पाँचवीं बात याद रहे, तो न बेईमान दुकानदार के लिए अलग सूत्र चाहिए, न उस दुकानदार के लिए जो दाम बढ़ाकर छूट देता है। अगले तीन अध्याय यही दिखाते हैं।
`,
      },
    },
    {
      id: 'percentage-and-change',
      title: { en: 'Percentage and change', hi: 'प्रतिशत और परिवर्तन' },
      text: {
        en: String.raw`
### Per cent is a fraction

Learn the fractions below until you no longer count. Then $16\tfrac23\%$ of 4,842 is not a multiplication with decimals; it is $4842\div 6=807$.

| Fraction | Per cent | Fraction | Per cent |
|---|---|---|---|
| $\frac12$ | 50% | $\frac19$ | $11\frac19\%$ |
| $\frac13$ | $33\frac13\%$ | $\frac1{10}$ | 10% |
| $\frac14$ | 25% | $\frac1{11}$ | $9\frac1{11}\%$ |
| $\frac15$ | 20% | $\frac1{12}$ | $8\frac13\%$ |
| $\frac16$ | $16\frac23\%$ | $\frac38$ | $37\frac12\%$ |
| $\frac17$ | $14\frac27\%$ | $\frac58$ | $62\frac12\%$ |
| $\frac18$ | $12\frac12\%$ | $\frac56$ | $83\frac13\%$ |

**Example 1.** A candidate gets 28% of the marks and fails by 42 marks. Another gets 40% and has 18 marks more than the pass mark. Find the full marks and the pass mark in per cent.

From 28% to 40% is 12%. In marks it is the same distance: 42 up to the pass mark and 18 beyond it, together 60.

$$
12\%=60\Rightarrow 1\%=5
$$

The full marks are 500. The pass mark is $140+42=182$, and $182\div 5=36.4\%$. This is the **unit method**: match a difference in per cent with a difference in numbers, find 1%, and the rest follows.

**Example 2.** In an election between two candidates 12,500 votes are cast, of which 4% are invalid. The winner gets 55% of the valid votes. By how many votes does he win?

Valid votes: 96% of 12,500 = 12,000. Here the base changes: 55% is of the **valid** votes. The loser has 45% of them, so the margin is 10% of 12,000 = **1,200**.

### Up, and back again

A price rises by 25%. To bring it back, it must fall by 20%, not by 25%. The amount is the same ₹25, but on the way down it is compared with 125.

![Three bars. The first is 100 rupees, the second 125, the third 100. Going up, 25 of 100 is 25 per cent; going down, 25 of 125 is 20 per cent.](/figures/mat-percentage-profit-and-discount-1.svg)

In fractions the rule is short: **up by $\frac1n$, back by $\frac1{n+1}$; down by $\frac1n$, back by $\frac1{n-1}$.**

| Change | Way back | In fractions |
|---|---|---|
| +10% | −$9\frac1{11}\%$ | $\frac1{10}\to\frac1{11}$ |
| +20% | −$16\frac23\%$ | $\frac15\to\frac16$ |
| +25% | −20% | $\frac14\to\frac15$ |
| +50% | −$33\frac13\%$ | $\frac12\to\frac13$ |
| −20% | +25% | $\frac15\to\frac14$ |
| −25% | +$33\frac13\%$ | $\frac14\to\frac13$ |

The same table answers three kinds of question: A earns 25% more than B, by what per cent does B earn less than A (20%); the price rises by 25%, by what per cent must the use fall so that the bill stays the same (20%); a number was raised by 25% by mistake, how to undo it (cut by 20%).

**Example 3.** The price of oil falls by 20%, so a family gets 3 kg more for ₹1,440. Find the old price per kilogram.

The money is the same. Price down by $\frac15$, so quantity up by $\frac14$. That quarter is 3 kg: the old quantity was 12 kg, the old price $1440\div 12=$ **₹120**. Check: new price ₹96, and $1440\div 96=15$ kg.

### Changes one after the other

Multiply. For two changes of $a\%$ and $b\%$ the whole change is

$$
a+b+\dfrac{ab}{100}\ \%
$$

where a fall is negative. The order does not matter, because multiplication has no order.

**Example 4.** The length of a rectangle grows by 20% and the breadth shrinks by 15%. How does the area change?

$20-15-\dfrac{20\times 15}{100}=20-15-3=2$. The area grows by **2%**. Use the same formula for every product: bill = price × quantity, receipts = fare × passengers, distance = speed × time.

**Example 5.** A town of 40,000 people grows by 10% in the first year and by 20% in the second, and loses 25% in the third. How many people live there now?

$$
40000\times\dfrac{11}{10}\times\dfrac65\times\dfrac34=39600
$$

Adding $10+20-25=5$ would give a growth of 5%. In truth the town has shrunk by 1%.
`,
        hi: String.raw`
### प्रतिशत एक भिन्न है

नीचे की भिन्नें इतनी पक्की कर लें कि सोचना न पड़े। फिर 4,842 का $16\tfrac23\%$ निकालने के लिए दशमलव का गुणा नहीं करना पड़ता; बस $4842\div 6=807$।

| भिन्न | प्रतिशत | भिन्न | प्रतिशत |
|---|---|---|---|
| $\frac12$ | 50% | $\frac19$ | $11\frac19\%$ |
| $\frac13$ | $33\frac13\%$ | $\frac1{10}$ | 10% |
| $\frac14$ | 25% | $\frac1{11}$ | $9\frac1{11}\%$ |
| $\frac15$ | 20% | $\frac1{12}$ | $8\frac13\%$ |
| $\frac16$ | $16\frac23\%$ | $\frac38$ | $37\frac12\%$ |
| $\frac17$ | $14\frac27\%$ | $\frac58$ | $62\frac12\%$ |
| $\frac18$ | $12\frac12\%$ | $\frac56$ | $83\frac13\%$ |

**उदाहरण 1.** एक परीक्षार्थी को 28% अंक मिलते हैं और वह 42 अंकों से फ़ेल हो जाता है। दूसरे को 40% मिलते हैं, जो पास होने के लिए ज़रूरी अंकों से 18 अधिक हैं। पूर्णांक ज्ञात कीजिए और बताइए कि पास होने के लिए कितने प्रतिशत अंक चाहिए।

28% से 40% तक 12% का अंतर है। अंकों में भी दूरी यही है: उत्तीर्णांक तक 42 और उससे आगे 18, कुल 60।

$$
12\%=60\Rightarrow 1\%=5
$$

पूर्णांक 500। उत्तीर्णांक $140+42=182$, और $182\div 5=36.4\%$। इसे **इकाई विधि** समझिए: प्रतिशत के अंतर को संख्या के अंतर से मिलाइए, 1% निकालिए, बाक़ी अपने आप निकल आता है।

**उदाहरण 2.** दो उम्मीदवारों के चुनाव में 12,500 मत पड़े, जिनमें 4% अवैध निकले। विजेता को वैध मतों का 55% मिला। वह कितने मतों से जीता?

वैध मत: 12,500 का 96% = 12,000। यहाँ आधार बदल गया: 55% **वैध** मतों का है। हारने वाले को इनका 45% मिला, इसलिए अंतर 12,000 का 10% = **1,200**।

### बढ़ना, फिर वहीं लौटना

कोई दाम 25% बढ़ा। उसे पहले जितना करने के लिए 25% नहीं, 20% घटाना होगा। रक़म वही ₹25 है, पर लौटते समय तुलना 125 से होती है।

![तीन दंड: पहला ₹100, दूसरा ₹125, तीसरा ₹100। बढ़ते समय 100 में से 25 यानी 25 प्रतिशत; घटते समय 125 में से 25 यानी 20 प्रतिशत।](/figures/mat-percentage-profit-and-discount-1-hi.svg)

भिन्न में नियम छोटा-सा है: **$\frac1n$ बढ़े तो लौटने के लिए $\frac1{n+1}$ घटाएँ; $\frac1n$ घटे तो $\frac1{n-1}$ बढ़ाएँ।**

| परिवर्तन | लौटने के लिए | भिन्न में |
|---|---|---|
| +10% | −$9\frac1{11}\%$ | $\frac1{10}\to\frac1{11}$ |
| +20% | −$16\frac23\%$ | $\frac15\to\frac16$ |
| +25% | −20% | $\frac14\to\frac15$ |
| +50% | −$33\frac13\%$ | $\frac12\to\frac13$ |
| −20% | +25% | $\frac15\to\frac14$ |
| −25% | +$33\frac13\%$ | $\frac14\to\frac13$ |

इसी तालिका से तीन तरह के सवाल हल होते हैं: A की आय B से 25% अधिक है, तो B की आय A से कितने प्रतिशत कम है (20%); दाम 25% बढ़े, तो ख़र्च उतना ही रखने के लिए खपत कितने प्रतिशत घटाएँ (20%); ग़लती से कोई संख्या 25% बढ़ गई, तो उसे ठीक कैसे करें (20% घटाएँ)।

**उदाहरण 3.** तेल का दाम 20% घटने से एक परिवार को ₹1,440 में 3 किग्रा तेल अधिक मिलता है। पुराना दाम प्रति किग्रा ज्ञात कीजिए।

रक़म वही है। दाम $\frac15$ घटा, तो मात्रा $\frac14$ बढ़ी। यही चौथाई 3 किग्रा है: पहले 12 किग्रा मिलता था, पुराना दाम $1440\div 12=$ **₹120**। जाँच: नया दाम ₹96, और $1440\div 96=15$ किग्रा।

### एक के बाद एक परिवर्तन

गुणा कीजिए। $a\%$ और $b\%$ के दो परिवर्तनों का कुल असर:

$$
a+b+\dfrac{ab}{100}\ \%
$$

कमी हो तो ऋणात्मक लें। क्रम से फ़र्क़ नहीं पड़ता, क्योंकि गुणा में क्रम नहीं होता।

**उदाहरण 4.** एक आयत की लंबाई 20% बढ़ाई और चौड़ाई 15% घटाई गई। क्षेत्रफल में कितना परिवर्तन हुआ?

$20-15-\dfrac{20\times 15}{100}=20-15-3=2$। क्षेत्रफल **2%** बढ़ा। यही सूत्र हर गुणनफल पर चलता है: ख़र्च = दाम × मात्रा, आमदनी = किराया × यात्री, दूरी = चाल × समय।

**उदाहरण 5.** एक क़स्बे की आबादी 40,000 थी। वह पहले वर्ष 10% और दूसरे वर्ष 20% बढ़ी, पर तीसरे वर्ष 25% घट गई। अब आबादी कितनी है?

$$
40000\times\dfrac{11}{10}\times\dfrac65\times\dfrac34=39600
$$

केवल जोड़ देने पर $10+20-25=5$, यानी 5% की वृद्धि दिखती। असल में आबादी 1% घटी है।
`,
      },
    },
    {
      id: 'profit-and-markup',
      title: { en: 'Profit, loss and the marked price', hi: 'लाभ, हानि और अंकित मूल्य' },
      text: {
        en: String.raw`
### Three prices

- **Cost price (CP)**: what the seller has paid. Carriage, repairs and wages spent on the article before the sale belong to it.
- **Marked price (MP)**: what the tag says, also called the list price.
- **Selling price (SP)**: what the buyer pays.

Put CP = 100 and walk from one price to the next. A shopkeeper marks 40% above the cost and gives 20% off: $100\to 140\to 112$. The profit is 12%.

![Three bars: cost price 100 rupees; marked price 140, which is 40 per cent of the cost above it; selling price 112, which is 20 per cent of the marked price below it. The profit is 12 per cent of the cost.](/figures/mat-percentage-profit-and-discount-2.svg)

Look at the bases in the figure. The 40% and the 12% are of the CP, the 20% is of the MP. So $40-20=20$ has no meaning: the two numbers are not parts of the same thing.

| To find | Formula |
|---|---|
| Profit per cent | $\dfrac{SP-CP}{CP}\times 100$ |
| SP at a profit of $p\%$ | $CP\times\dfrac{100+p}{100}$ |
| CP from the SP | $SP\times\dfrac{100}{100+p}$ |
| SP after $d\%$ off | $MP\times\dfrac{100-d}{100}$ |
| Both in one | $\dfrac{MP}{CP}=\dfrac{100+p}{100-d}$ |

For a loss write $100-p$ in place of $100+p$. The last line is the most useful of all: it joins the tag, the cost, the profit and the discount.

**Example 6.** Even after a discount of 12% a dealer gains 32%. How much above the cost is the tag?

$$
\dfrac{MP}{CP}=\dfrac{132}{88}=\dfrac32
$$

The tag is **50%** above the cost.

### When the cost is hidden

**Example 7.** A fan is sold at a loss of 8%. For ₹182 more there would have been a gain of 5%. Find the cost.

From −8% to +5% is 13% of the cost, and this is ₹182. So 1% is ₹14 and the cost **₹1,400**. It is the unit method of Example 1 once more.

**Example 8.** The cost of 18 pens equals the selling price of 15 pens. Find the profit per cent.

Sell 15 pens, and the money for 18 is back. Three pens' worth is profit, on 15 pens sold: $\dfrac{3}{15}=20\%$. The base is the number **sold**, since these are the pens that had to be bought for the sale.

**Example 9.** Lemons are bought at 5 for ₹12 and sold at 4 for ₹12. Find the profit per cent.

The money is equal, so compare numbers. Every 4 sold bring the money for 5: profit $\dfrac14=$ **25%**. If the sums of money differ, take the LCM of the numbers as the stock. Bought at 6 for ₹10, sold at 4 for ₹9: for 12 pieces the cost is ₹20 and the sale ₹27, a profit of 35%.

### Two articles at the same selling price

**Example 10.** Two phones are sold at ₹9,600 each, one at a profit of 20% and the other at a loss of 20%. What is the result?

Costs: $9600\times\frac{100}{120}=8000$ and $9600\times\frac{100}{80}=12000$. Paid 20,000, received 19,200: a **loss of 4%**.

With the same **selling** price and the same per cent $p$ there is always a loss of $\frac{p^2}{100}\%$. The reason: the dearer article is the one with the loss. With the same **cost** price the gain and the loss would cancel. Read which of the two is given.
`,
        hi: String.raw`
### तीन मूल्य

- **क्रय मूल्य (CP)**: विक्रेता ने जितना चुकाया। बेचने से पहले उस वस्तु पर ढुलाई, मरम्मत या मज़दूरी में जो ख़र्च हुआ, वह भी इसी में जुड़ता है।
- **अंकित मूल्य (MP)**: वस्तु पर लिखा हुआ दाम; इसे सूची मूल्य भी कहते हैं।
- **विक्रय मूल्य (SP)**: ग्राहक जितना चुकाता है।

CP = 100 मानिए और एक मूल्य से अगले पर बढ़िए। दुकानदार लागत से 40% अधिक अंकित करता है और 20% छूट देता है: $100\to 140\to 112$। लाभ 12%।

![तीन दंड: क्रय मूल्य ₹100; अंकित मूल्य ₹140, जो क्रय मूल्य के 40 प्रतिशत जितना अधिक है; विक्रय मूल्य ₹112, जो अंकित मूल्य के 20 प्रतिशत जितना कम है। लाभ क्रय मूल्य का 12 प्रतिशत है।](/figures/mat-percentage-profit-and-discount-2-hi.svg)

चित्र में आधार देखिए। 40% और 12% CP के हैं, 20% MP का है। इसलिए $40-20=20$ का कोई अर्थ नहीं: दोनों एक ही चीज़ के हिस्से नहीं हैं।

| क्या ज्ञात करना है | सूत्र |
|---|---|
| लाभ प्रतिशत | $\dfrac{SP-CP}{CP}\times 100$ |
| $p\%$ लाभ पर SP | $CP\times\dfrac{100+p}{100}$ |
| SP से CP | $SP\times\dfrac{100}{100+p}$ |
| $d\%$ छूट के बाद SP | $MP\times\dfrac{100-d}{100}$ |
| दोनों एक साथ | $\dfrac{MP}{CP}=\dfrac{100+p}{100-d}$ |

हानि हो तो $100+p$ की जगह $100-p$ लिखें। आख़िरी पंक्ति सबसे काम की है: अंकित मूल्य, लागत, लाभ और छूट, चारों इसमें जुड़ जाते हैं।

**उदाहरण 6.** 12% छूट देने के बाद भी व्यापारी को 32% लाभ होता है। अंकित मूल्य लागत से कितने प्रतिशत अधिक है?

$$
\dfrac{MP}{CP}=\dfrac{132}{88}=\dfrac32
$$

अंकित मूल्य लागत से **50%** अधिक है।

### जब लागत छिपी हो

**उदाहरण 7.** एक पंखा 8% हानि पर बिका। ₹182 अधिक मिलते तो 5% लाभ होता। क्रय मूल्य ज्ञात कीजिए।

−8% से +5% तक लागत का 13% हुआ, और यही ₹182 है। 1% = ₹14, इसलिए क्रय मूल्य **₹1,400**। यह उदाहरण 1 वाली इकाई विधि ही है।

**उदाहरण 8.** 18 पेन का क्रय मूल्य 15 पेन के विक्रय मूल्य के बराबर है। लाभ प्रतिशत ज्ञात कीजिए।

15 पेन बेचते ही 18 पेन की लागत वापस आ जाती है। 3 पेन जितना लाभ हुआ, 15 पेन बेचने पर: $\dfrac{3}{15}=20\%$। आधार **बेचे गए** पेनों की संख्या है, क्योंकि इस बिक्री के लिए उतने ही पेन ख़रीदने पड़े।

**उदाहरण 9.** नींबू ₹12 के 5 ख़रीदे गए और ₹12 के 4 बेचे गए। लाभ प्रतिशत ज्ञात कीजिए।

रक़म बराबर है, इसलिए संख्या की तुलना कीजिए। हर 4 नींबू बेचने पर 5 की लागत मिल जाती है: लाभ $\dfrac14=$ **25%**। रक़म अलग-अलग हो तो संख्याओं का लघुत्तम समापवर्त्य (LCM) लेकर उतना माल मान लें। ₹10 के 6 ख़रीदे और ₹9 के 4 बेचे: 12 की लागत ₹20 और बिक्री ₹27, यानी लाभ 35%।

### दो वस्तुएँ, एक ही विक्रय मूल्य

**उदाहरण 10.** दो फ़ोन ₹9,600 प्रति फ़ोन की दर से बेचे गए, एक 20% लाभ पर और दूसरा 20% हानि पर। कुल मिलाकर क्या हुआ?

क्रय मूल्य: $9600\times\frac{100}{120}=8000$ और $9600\times\frac{100}{80}=12000$। लगे 20,000, मिले 19,200: **4% हानि**।

**विक्रय** मूल्य समान हो और लाभ-हानि का प्रतिशत $p$ भी समान हो, तो हमेशा $\frac{p^2}{100}\%$ हानि होती है। कारण: हानि महँगी वस्तु पर हुई है। यदि **क्रय** मूल्य समान होता, तो लाभ और हानि बराबर होकर कट जाते। पढ़िए कि दोनों में से कौन-सा समान दिया गया है।
`,
      },
    },
    {
      id: 'discount-weights-shares',
      title: { en: 'Discounts, false weights, shares of profit', hi: 'छूट, कम तौल और लाभ का बँटवारा' },
      text: {
        en: String.raw`
### Discounts in a row

A discount of 20% and then of 10% leaves $\frac45\times\frac9{10}=\frac{72}{100}$ of the tag. That is one discount of 28%, not of 30%. The second discount is taken from a smaller price.

| Two discounts | As one | Adding would say |
|---|---|---|
| 10% and 10% | 19% | 20% |
| 20% and 10% | 28% | 30% |
| 20% and 20% | 36% | 40% |
| 25% and 20% | 40% | 45% |
| 30% and 20% | 44% | 50% |
| 40% and 25% | 55% | 65% |

The single discount is always smaller than the sum. In an offer such as "20% + 10% or a flat 29%", the flat offer is the better one for the buyer.

**Goods free of charge** are a discount too. "Buy 3, get 1 free" gives 4 articles for the price of 3: one part in **four** is given away, 25%. In general, $f$ free with $b$ bought is a discount of $\frac{f}{b+f}$.

**Example 11.** A shop marks its shirts 60% above the cost and offers "buy 3, get 1 free". Find the profit per cent.

$100\to 160\to 160\times\frac34=120$. Profit **20%**.

### The dishonest dealer

He says that he sells at cost price, but he gives 800 g for a kilogram. The customer pays for 1000 g. The goods that leave the shop cost him only 800.

![Two bars. The customer pays for 1000 grams. The dealer gives 800 grams, and these are all that he has paid for. The gap of 200 grams is his profit: 200 on 800, that is 25 per cent.](/figures/mat-percentage-profit-and-discount-3.svg)

The base is what he **gives**, since that is his cost: $\frac{200}{800}=25\%$. Dividing by 1000 is the common mistake.

In the language of multiplication, short weight is one more factor:

$$
\dfrac{SP}{CP}=\text{price factor}\times\dfrac{1000}{\text{grams given}}
$$

**Example 12.** A dealer claims to sell at a loss of 5% but gives 760 g for a kilogram. Find his profit per cent.

$0.95\times\dfrac{1000}{760}=\dfrac{950}{760}=1.25$. Profit **25%**.

**Example 13.** A trader takes 1100 g for every kilogram that he pays for, and gives 900 g for every kilogram that he sells, at the price at which he buys. Find his profit per cent.

For 1100 g he pays the price of 1000 g, so a gram costs him ten elevenths of the price. For 900 g he is paid the price of 1000 g. The two factors:

$$
\dfrac{1100}{1000}\times\dfrac{1000}{900}=\dfrac{11}{9}
$$

Profit $\frac29=22\frac29\%$. Adding 10% and 10% would give 20%; the cheat is worth more than that, because the missing 100 g of the sale are counted on the 900 g given, and because the two gains multiply.

### Who gets which part of the profit

Partners share the profit in the ratio **capital × time**. A rupee that works for 12 months has earned twice as much as one that works for 6.

**Example 14.** A starts a shop with ₹45,000. After 3 months B joins with ₹80,000. The profit of the year is ₹35,000. Find the shares.

![A line of twelve months. A's 45,000 rupees work for all 12 months, B's 80,000 rupees for 9 months, from month 3 to month 12.](/figures/mat-percentage-profit-and-discount-4.svg)

A: $45\times 12=540$. B: $80\times 9=720$. Ratio $3:4$. So A gets **₹15,000** and B **₹20,000**.

**Example 15.** As in Example 14, but the profit is ₹40,000, and A first takes 12.5% of it for managing the shop. Find A's whole income.

For managing: $\frac18$ of 40,000 = 5,000. The rest, 35,000, is shared $3:4$, so A gets 15,000 more. Together **₹20,000**. Take out the manager's part first; only the rest is shared by capital.

### All of it in one sum

**Example 16.** A wholesaler gains 20% and sells to a shopkeeper. The shopkeeper marks the article 50% above his own cost and gives 10% off. A customer pays ₹8,100. What had the wholesaler paid?

$$
x\times\dfrac65\times\dfrac32\times\dfrac9{10}=8100
$$

The factors make $\frac{81}{50}$, so $x=8100\times\frac{50}{81}=$ **₹5,000**. Every step has its own base, and the multiplication takes care of all of them.
`,
        hi: String.raw`
### एक के बाद एक छूट

पहले 20% और फिर 10% की छूट के बाद अंकित मूल्य का $\frac45\times\frac9{10}=\frac{72}{100}$ बचता है। यह 28% की एक छूट के बराबर है, 30% की नहीं। दूसरी छूट घटे हुए मूल्य पर मिलती है।

| दो छूटें | एक समतुल्य छूट | जोड़ने पर |
|---|---|---|
| 10% और 10% | 19% | 20% |
| 20% और 10% | 28% | 30% |
| 20% और 20% | 36% | 40% |
| 25% और 20% | 40% | 45% |
| 30% और 20% | 44% | 50% |
| 40% और 25% | 55% | 65% |

समतुल्य छूट जोड़ से हमेशा कम होती है। "20% + 10%, या सीधे 29%" जैसे ऑफ़र में ग्राहक के लिए सीधे 29% वाला बेहतर है।

**मुफ़्त वस्तु** भी छूट ही है। "3 ख़रीदें, 1 मुफ़्त" में 3 के दाम में 4 वस्तुएँ मिलीं: **चार** में से एक हिस्सा मुफ़्त, यानी 25%। $b$ ख़रीदने पर $f$ मुफ़्त मिलें, तो छूट $\frac{f}{b+f}$ है।

**उदाहरण 11.** एक दुकान कमीज़ों पर लागत से 60% अधिक मूल्य अंकित करती है और "3 ख़रीदें, 1 मुफ़्त" का ऑफ़र देती है। लाभ प्रतिशत ज्ञात कीजिए।

$100\to 160\to 160\times\frac34=120$। लाभ **20%**।

### बेईमान दुकानदार

वह कहता है कि माल क्रय मूल्य पर बेच रहा है, पर किलोग्राम की जगह 800 ग्राम देता है। ग्राहक 1000 ग्राम का दाम चुकाता है। दुकान से जो माल गया, उसकी लागत केवल 800 की है।

![दो दंड। ग्राहक 1000 ग्राम का दाम देता है। दुकानदार 800 ग्राम देता है, और उसकी लागत भी इतने की ही है। बीच के 200 ग्राम उसका लाभ हैं: 800 पर 200, यानी 25 प्रतिशत।](/figures/mat-percentage-profit-and-discount-3-hi.svg)

आधार वह है जो उसने **दिया**, क्योंकि लागत उसी की लगी: $\frac{200}{800}=25\%$। 1000 से भाग देना आम ग़लती है।

गुणा की भाषा में कम तौल बस एक और गुणक है:

$$
\dfrac{SP}{CP}=\text{मूल्य का गुणक}\times\dfrac{1000}{\text{दिए ग्राम}}
$$

**उदाहरण 12.** एक दुकानदार कहता है कि वह 5% हानि पर बेचता है, पर किलोग्राम की जगह 760 ग्राम देता है। उसका लाभ प्रतिशत ज्ञात कीजिए।

$0.95\times\dfrac{1000}{760}=\dfrac{950}{760}=1.25$। लाभ **25%**।

**उदाहरण 13.** एक व्यापारी ख़रीदते समय हर किलोग्राम के दाम में 1100 ग्राम ले लेता है और बेचते समय हर किलोग्राम के दाम में 900 ग्राम देता है। प्रति किलोग्राम दाम दोनों बार एक ही है। लाभ प्रतिशत ज्ञात कीजिए।

1100 ग्राम के लिए वह 1000 ग्राम का दाम देता है, और 900 ग्राम के लिए 1000 ग्राम का दाम पाता है। दोनों गुणक:

$$
\dfrac{1100}{1000}\times\dfrac{1000}{900}=\dfrac{11}{9}
$$

लाभ $\frac29=22\frac29\%$। 10% और 10% जोड़ने पर 20% मिलता; असली लाभ उससे ज़्यादा है, क्योंकि बेचते समय बचाए 100 ग्राम 900 ग्राम पर गिने जाते हैं, और दोनों लाभ जुड़ते नहीं, आपस में गुणा होते हैं।

### लाभ में किसका कितना हिस्सा

साझेदार लाभ को **पूँजी × समय** के अनुपात में बाँटते हैं। जो रुपया 12 महीने काम करे, उसका हिस्सा 6 महीने वाले रुपये से दुगुना है।

**उदाहरण 14.** A ने ₹45,000 से दुकान शुरू की। 3 महीने बाद B ₹80,000 लगाकर जुड़ा। साल का लाभ ₹35,000 है। दोनों के हिस्से ज्ञात कीजिए।

![बारह महीनों की समय रेखा। A के ₹45,000 पूरे 12 महीने लगे रहे, B के ₹80,000 तीसरे महीने के अंत से 9 महीने।](/figures/mat-percentage-profit-and-discount-4-hi.svg)

A: $45\times 12=540$। B: $80\times 9=720$। अनुपात $3:4$। A को **₹15,000** और B को **₹20,000**।

**उदाहरण 15.** उदाहरण 14 में लाभ ₹40,000 हो और दुकान सँभालने के लिए A पहले इसका 12.5% ले ले, तो A की कुल आय कितनी होगी?

सँभालने के लिए: 40,000 का $\frac18$ = 5,000। बाक़ी 35,000 का बँटवारा $3:4$ में, इसलिए A को 15,000 और। कुल **₹20,000**। पहले सँभालने वाले का हिस्सा निकालिए; पूँजी के अनुपात में केवल बाक़ी रक़म बँटती है।

### सब एक ही सवाल में

**उदाहरण 16.** थोक व्यापारी 20% लाभ लेकर दुकानदार को बेचता है। दुकानदार अपनी लागत से 50% अधिक अंकित करके 10% छूट देता है। ग्राहक ₹8,100 चुकाता है। थोक व्यापारी ने कितने में ख़रीदा था?

$$
x\times\dfrac65\times\dfrac32\times\dfrac9{10}=8100
$$

गुणकों का गुणनफल $\frac{81}{50}$ है, इसलिए $x=8100\times\frac{50}{81}=$ **₹5,000**। हर चरण का आधार अलग है, और गुणा सबका ध्यान अपने आप रख लेता है।
`,
      },
    },
    {
      id: 'traps-and-shortcuts',
      title: { en: 'Traps and shortcuts', hi: 'जाल और छोटे रास्ते' },
      text: {
        en: String.raw`
### Traps

| The trap | Why it fails | What to do |
|---|---|---|
| Up 10%, down 10%, so no change | the second 10% is of a larger number | multiply: 1.1 × 0.9 = 0.99 |
| Markup − discount = profit | two different bases | walk 100 → MP → SP |
| Discounts added | the second is on a smaller price | multiply what is left |
| 18% tax in ₹2,360, so take off 18% | the tax is 18% of the price before tax | 2360 ÷ 1.18 = 2000 |
| 3 free with 12 is 25% | 15 articles are given, not 12 | 3 ÷ 15 = 20% |
| 800 g for 1 kg is 20% | his cost is that of 800 g | 200 ÷ 800 = 25% |
| Capital compared without time | months count as much as rupees | capital × time |

**Per cent and percentage points.** The pass rate of a school rises from 40% to 50%. That is 10 percentage **points**, and a rise of 25 **per cent**, since 10 is a quarter of 40. Bank papers like to set both words side by side in a chart.

**Averages of percentages.** In a class of 40 half pass; in a class of 60, 80% pass. Together it is not 65%. Count heads: $20+48=68$ of 100, so 68%. Percentages may be averaged only when the bases are equal.

**Profit on the selling price.** Some questions say so openly: "a profit of 20% on the selling price". Then SP = 100, CP = 80, and on the cost the profit is 25%. In fractions, $\frac1n$ of the SP is $\frac1{n-1}$ of the CP. Without these words profit is always on the cost.

**The tax is not the shopkeeper's.** If the bill has a tax, take it off before you speak of profit.

### Shortcuts

1. **Turn the pair round.** $x\%$ of $y$ equals $y\%$ of $x$. So 36% of 25 is 25% of 36, which is 9.
2. **Build from 10% and 1%.** 35% of 640: 10% is 64, three times is 192, and half of 64 is 32. Together 224.
3. **Choose a good number.** If $\frac17$ and $\frac15$ occur, let the cost be 35 instead of 100.
4. **Keep factors as fractions.** Up $12\frac12\%$ is $\frac98$, down $16\frac23\%$ is $\frac56$. Most of them cancel.
5. **Use the unit method.** Whenever two situations differ by a sum of money, match it with the difference in per cent.
6. **Try the options.** If the tag must be found, take the middle option and walk down to the profit. One trial tells you where to go.
7. **Look at the size first.** A discount after a markup gives a profit smaller than the markup less the discount. An option that is greater can go at once.

### Check before you mark the option

- What is the base of each percentage in the question?
- Is the answer wanted in per cent, in rupees, or as "how much less"?
- Does the question ask for the profit or for the price?
- "Less than A" and "less than B" have different bases. Which of them is asked?
`,
        hi: String.raw`
### जाल

| जाल | ग़लत क्यों है | क्या करें |
|---|---|---|
| 10% बढ़ा, 10% घटा, तो बराबर | दूसरा 10% बड़ी संख्या का है | गुणा: 1.1 × 0.9 = 0.99 |
| लाभ % = बढ़ाया हुआ % − छूट % | दोनों के आधार अलग हैं | 100 → MP → SP चलें |
| छूटों को जोड़ देना | दूसरी छूट घटे मूल्य पर है | जो बचा, उसका गुणा |
| ₹2,360 में 18% कर है, तो 18% घटा दें | कर बिना कर वाले मूल्य का 18% है | 2360 ÷ 1.18 = 2000 |
| 12 पर 3 मुफ़्त यानी 25% | 12 नहीं, 15 वस्तुएँ दी गईं | 3 ÷ 15 = 20% |
| 1 किग्रा की जगह 800 ग्राम यानी 20% | लागत 800 ग्राम की है | 200 ÷ 800 = 25% |
| समय छोड़कर केवल पूँजी की तुलना | महीने भी रुपये जितने ज़रूरी हैं | पूँजी × समय |

**प्रतिशत और प्रतिशत अंक।** किसी स्कूल का पास प्रतिशत 40% से 50% हो गया। यह 10 प्रतिशत **अंक** की वृद्धि है, पर **प्रतिशत** वृद्धि 25% है, क्योंकि 10, 40 का चौथाई है। बैंक के पेपर चार्ट के सवालों में दोनों शब्द पास-पास रखते हैं।

**प्रतिशतों का औसत।** 40 की कक्षा में आधे पास हुए; 60 की कक्षा में 80%। दोनों को मिलाकर 65% नहीं होता। विद्यार्थी गिनिए: $20+48=68$, 100 में से, यानी 68%। प्रतिशतों का सीधा औसत तभी लें जब आधार बराबर हों।

**विक्रय मूल्य पर लाभ।** कुछ सवाल साफ़ लिखते हैं: "विक्रय मूल्य पर 20% लाभ"। तब SP = 100, CP = 80, और लागत पर लाभ 25% हुआ। भिन्न में: SP का $\frac1n$, CP का $\frac1{n-1}$ होता है। ये शब्द न हों, तो लाभ हमेशा लागत पर।

**कर दुकानदार का नहीं है।** बिल में कर जुड़ा हो, तो लाभ की बात करने से पहले उसे हटाइए।

### छोटे रास्ते

1. **जोड़ी को उलटिए।** $y$ का $x\%$ और $x$ का $y\%$ बराबर हैं। 25 का 36% वही है जो 36 का 25%, यानी 9।
2. **10% और 1% से बनाइए।** 640 का 35%: 10% = 64, उसका तीन गुना 192, और 64 का आधा 32। कुल 224।
3. **सुविधा की संख्या मानिए।** सवाल में $\frac17$ और $\frac15$ आएँ, तो लागत 100 की जगह 35 मानिए।
4. **गुणक भिन्न में रखिए।** $12\frac12\%$ वृद्धि यानी $\frac98$, $16\frac23\%$ कमी यानी $\frac56$। ज़्यादातर कट जाते हैं।
5. **इकाई विधि लगाइए।** जहाँ दो स्थितियों में कुछ रुपयों का अंतर हो, उसे प्रतिशत के अंतर से मिलाइए।
6. **विकल्प आज़माइए।** अंकित मूल्य पूछा हो, तो बीच का विकल्प लेकर लाभ तक चलिए। एक ही बार में पता चल जाता है कि किधर जाना है।
7. **पहले मोटा अंदाज़ा लगाइए।** दाम बढ़ाकर छूट देने पर लाभ, "बढ़ाया हुआ प्रतिशत − छूट" से कम ही होता है। उससे बड़ा विकल्प तुरंत हटाइए।

### विकल्प चुनने से पहले जाँचें

- सवाल के हर प्रतिशत का आधार क्या है?
- उत्तर प्रतिशत में चाहिए, रुपयों में, या "कितना कम" के रूप में?
- पूछा लाभ है या मूल्य?
- "A से कम" और "B से कम" के आधार अलग हैं। सवाल में कौन-सा है?
`,
      },
    },
    {
      id: 'ten-questions',
      title: { en: 'Ten questions', hi: 'दस प्रश्न' },
      text: {
        en: String.raw`
Give yourself ten minutes. Write the base of each percentage before you begin.

**1.** A's income is 40% less than B's. By what per cent is B's income more than A's?

- (A) 40%
- (B) 50%
- (C) 60%
- (D) $66\frac23\%$

**2.** In an election between two candidates 15% of the voters on the list did not vote, and 600 votes were invalid. The winner got the votes of 44% of all voters on the list and won by 1,200 votes. How many voters are on the list?

- (A) 17,000
- (B) 20,000
- (C) 40,000
- (D) 60,000

**3.** The price of ghee rises by 30%. A family can raise its spending on ghee by 17% only. By what per cent must it cut its use?

- (A) 10%
- (B) $11\frac19\%$
- (C) 12%
- (D) 13%

**4.** The value of a machine falls by 10% every year. It is worth ₹72,900 now. What was it worth three years ago?

- (A) ₹94,770
- (B) ₹97,030
- (C) ₹1,00,000
- (D) ₹1,04,143

**5.** A table was sold at a loss of 12%. Had it been bought for 10% less and sold for ₹1,218 more, the gain would have been 30%. Find the cost price.

- (A) ₹2,900
- (B) ₹3,696
- (C) ₹3,780
- (D) ₹4,200

**6.** Two bicycles are sold at the same price, one at a profit of 20% and the other at a loss of 10%. What is the result on the whole?

- (A) $2\frac79\%$ gain
- (B) $2\frac67\%$ gain
- (C) 5% gain
- (D) 8% gain

**7.** A dealer gives 3 articles free with every 12 bought, and 10% off the bill. By what per cent above the cost must he mark his goods to gain 26%?

- (A) $86\frac23\%$
- (B) 80%
- (C) 75%
- (D) 56%

**8.** A dealer marks rice 20% above the cost, gives 5% off, and uses a weight of 950 g for 1 kg. His profit is

- (A) 14%
- (B) 19%
- (C) 20%
- (D) 25%

**9.** A starts a business with ₹60,000. B joins after 4 months with ₹75,000. Eight months after the start A takes out ₹15,000. The profit of the year is ₹1,38,600. What is B's share?

- (A) ₹63,000
- (B) ₹66,000
- (C) ₹72,600
- (D) ₹77,000

**10.** A shopkeeper marks an article 40% above the cost and gives 15% off. A tax of 10% is added to the reduced price, and the customer pays ₹6,545. What is the shopkeeper's profit?

- (A) ₹950
- (B) ₹1,250
- (C) ₹1,545
- (D) ₹1,750
`,
        hi: String.raw`
दस मिनट का समय रखिए। शुरू करने से पहले हर प्रतिशत का आधार लिख लीजिए।

**1.** A की आय B की आय से 40% कम है। B की आय A की आय से कितने प्रतिशत अधिक है?

- (A) 40%
- (B) 50%
- (C) 60%
- (D) $66\frac23\%$

**2.** दो उम्मीदवारों के चुनाव में सूची के 15% मतदाताओं ने मत नहीं डाला और 600 मत अवैध निकले। विजेता को सूची के कुल मतदाताओं में से 44% के मत मिले और वह 1,200 मतों से जीता। सूची में कितने मतदाता हैं?

- (A) 17,000
- (B) 20,000
- (C) 40,000
- (D) 60,000

**3.** घी का दाम 30% बढ़ गया। एक परिवार घी पर अपना ख़र्च केवल 17% बढ़ा सकता है। उसे खपत कितने प्रतिशत घटानी होगी?

- (A) 10%
- (B) $11\frac19\%$
- (C) 12%
- (D) 13%

**4.** एक मशीन का मूल्य हर वर्ष 10% घटता है। अभी उसका मूल्य ₹72,900 है। तीन वर्ष पहले उसका मूल्य कितना था?

- (A) ₹94,770
- (B) ₹97,030
- (C) ₹1,00,000
- (D) ₹1,04,143

**5.** एक मेज़ 12% हानि पर बेची गई। यदि उसे 10% कम में ख़रीदा और ₹1,218 अधिक में बेचा गया होता, तो 30% लाभ होता। क्रय मूल्य ज्ञात कीजिए।

- (A) ₹2,900
- (B) ₹3,696
- (C) ₹3,780
- (D) ₹4,200

**6.** दो साइकिलें समान मूल्य पर बेची गईं, एक 20% लाभ पर और दूसरी 10% हानि पर। कुल मिलाकर परिणाम क्या रहा?

- (A) $2\frac79\%$ लाभ
- (B) $2\frac67\%$ लाभ
- (C) 5% लाभ
- (D) 8% लाभ

**7.** एक व्यापारी हर 12 वस्तुएँ ख़रीदने पर 3 मुफ़्त देता है और बिल पर 10% छूट भी देता है। 26% लाभ पाने के लिए उसे लागत से कितने प्रतिशत अधिक मूल्य अंकित करना होगा?

- (A) $86\frac23\%$
- (B) 80%
- (C) 75%
- (D) 56%

**8.** एक दुकानदार चावल पर लागत से 20% अधिक मूल्य अंकित करता है, 5% छूट देता है और 1 किग्रा की जगह 950 ग्राम का बाट रखता है। उसका लाभ है

- (A) 14%
- (B) 19%
- (C) 20%
- (D) 25%

**9.** A ने ₹60,000 से कारोबार शुरू किया। 4 महीने बाद B ₹75,000 लगाकर जुड़ा। शुरुआत के आठ महीने बाद A ने ₹15,000 निकाल लिए। साल का लाभ ₹1,38,600 है। B का हिस्सा कितना है?

- (A) ₹63,000
- (B) ₹66,000
- (C) ₹72,600
- (D) ₹77,000

**10.** एक दुकानदार किसी वस्तु पर लागत से 40% अधिक मूल्य अंकित करके 15% छूट देता है। घटे हुए मूल्य पर 10% कर जुड़ता है और ग्राहक ₹6,545 चुकाता है। दुकानदार का लाभ कितना है?

- (A) ₹950
- (B) ₹1,250
- (C) ₹1,545
- (D) ₹1,750
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
| D | B | A | C | D | B | C | C | B | A |

**1. (D)** Let B = 100, so A = 60. B is 40 more than 60: $\frac{40}{60}=66\frac23\%$. Option (A) keeps the base 100, but after "than" stands A. Option (B) belongs to another gap: B is 50% more than A when A is one third less than B. Option (C) is A's income itself, 60% of B's.

**2. (B)** Let the list have $N$ voters. Cast: $0.85N$. Valid: $0.85N-600$. Winner: $0.44N$, loser: $0.41N-600$. The margin:

$$
0.03N+600=1200
$$

So $N=20000$. Option (C) forgets the invalid votes: $0.03N=1200$. Option (D) has their sign wrong. Option (A) is the number of votes cast.

**3. (A)** Use = spending ÷ price = $\frac{117}{130}=0.9$. The cut is 10%. Option (D), $30-17$, subtracts percentages with different bases; option (B) is 13 of 117, with the new spending as base. Option (C) does not use up what the family can spend: $1.3\times 0.88=1.144$, a rise of 14.4% only.

**4. (C)** Going back means dividing by 0.9 three times: $72900\div 0.729=100000$. Option (A) adds 30% to today's value, (B) raises it by 10% three times (rounded); both take the present as the base. Option (D) divides by 0.7, as if the fall were 30% at once.

**5. (D)** Let the cost be 100. The old SP is 88. The new cost is 90, and 30% gain on **90** makes 117. The difference $117-88=29$ is ₹1,218, so 1% is ₹42 and the cost ₹4,200. Option (A) takes the gain on the old cost: $130-88=42$. Option (C) is the reduced cost, (B) the old selling price.

**6. (B)** Let the common SP be 1080. Costs: $1080\div 1.2=900$ and $1080\div 0.9=1200$. Paid 2100, received 2160: $\frac{60}{2100}=2\frac67\%$ gain. Option (C) is the average of +20 and −10, which holds only for equal costs. Option (A) divides by the SP, and (D) uses the formula for changes in a row.

**7. (C)** 3 free of 15 is 20% off, so $\frac45$ is left; 10% off leaves $\frac9{10}$. Together 0.72.

$$
\dfrac{MP}{CP}=\dfrac{126}{72}=1.75
$$

The mark is 75% above the cost. Option (A) takes 3 of 12 as 25%, (B) adds the discounts to 30%, (D) adds all three numbers.

**8. (C)** $1.2\times 0.95\times\frac{1000}{950}=1.2$. The short weight wins back exactly what the discount gave away: profit 20%. Option (A) forgets the weight; (B) adds 5 to 14; (D) adds 5 to 20.

**9. (B)** A: $60\times 8+45\times 4=660$. B: $75\times 8=600$. Ratio $11:10$. B gets $\frac{10}{21}$ of 1,38,600 = 66,000. Option (A) forgets that A took money out ($720:600$), (D) forgets the months ($60:75$), (C) is A's share.

**10. (A)** Cost × 1.4 × 0.85 × 1.1 = cost × 1.309 = 6545, so the cost is ₹5,000. Before tax the price is $5000\times 1.19=5950$: profit ₹950. Option (C) keeps the tax as profit. Option (B) takes $40-15=25\%$ of the cost, (D) takes $40-15+10=35\%$.
`,
        hi: String.raw`
| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|
| D | B | A | C | D | B | C | C | B | A |

**1. (D)** B = 100 मानें, तो A = 60। B, 60 से 40 अधिक है: $\frac{40}{60}=66\frac23\%$। विकल्प (A) आधार 100 ही रखता है, जबकि तुलना A से हो रही है, इसलिए आधार A है। विकल्प (B) तब सही होता जब A की आय B से एक तिहाई कम होती। विकल्प (C) ख़ुद A की आय है, B की आय का 60%।

**2. (B)** सूची में $N$ मतदाता मानें। मत पड़े: $0.85N$। वैध: $0.85N-600$। विजेता: $0.44N$, हारने वाला: $0.41N-600$। अंतर:

$$
0.03N+600=1200
$$

इसलिए $N=20000$। विकल्प (C) अवैध मत भूल जाता है: $0.03N=1200$। विकल्प (D) उनका चिह्न उलटा लेता है। विकल्प (A) डाले गए मतों की संख्या है।

**3. (A)** खपत = ख़र्च ÷ दाम = $\frac{117}{130}=0.9$। कमी 10%। विकल्प (D), $30-17$, अलग-अलग आधार वाले प्रतिशत घटा देता है; विकल्प (B) 117 में से 13 है, यानी नए ख़र्च को आधार मान लेता है। विकल्प (C) में ख़र्च 17% तक पहुँचता ही नहीं: $1.3\times 0.88=1.144$, यानी केवल 14.4% की वृद्धि।

**4. (C)** पीछे लौटने के लिए तीन बार 0.9 से भाग दीजिए: $72900\div 0.729=100000$। विकल्प (A) आज के मूल्य में 30% जोड़ता है, (B) उसे तीन बार 10% बढ़ाता है (पूर्णांक में); दोनों आज के मूल्य को आधार मान लेते हैं। विकल्प (D) 0.7 से भाग देता है, मानो एक ही बार में 30% घटा हो।

**5. (D)** क्रय मूल्य 100 मानें। पुराना SP 88। नई लागत 90, और **90** पर 30% लाभ यानी 117। अंतर $117-88=29$ बराबर ₹1,218, इसलिए 1% = ₹42 और क्रय मूल्य ₹4,200। विकल्प (A) लाभ पुरानी लागत पर लेता है: $130-88=42$। विकल्प (C) घटी हुई लागत है और (B) पुराना विक्रय मूल्य।

**6. (B)** दोनों का SP 1080 मानें। लागत: $1080\div 1.2=900$ और $1080\div 0.9=1200$। लगे 2100, मिले 2160: $\frac{60}{2100}=2\frac67\%$ लाभ। विकल्प (C) +20 और −10 का औसत है, जो केवल समान लागत पर चलता है। विकल्प (A) SP से भाग देता है, और (D) एक के बाद एक परिवर्तन वाला सूत्र लगाता है।

**7. (C)** 15 में से 3 मुफ़्त यानी 20% छूट, बचा $\frac45$; 10% छूट के बाद $\frac9{10}$। दोनों मिलाकर 0.72।

$$
\dfrac{MP}{CP}=\dfrac{126}{72}=1.75
$$

अंकित मूल्य लागत से 75% अधिक। विकल्प (A) 12 में से 3 को 25% मानता है, (B) छूटों को जोड़कर 30% कर देता है, (D) तीनों संख्याएँ जोड़ देता है।

**8. (C)** $1.2\times 0.95\times\frac{1000}{950}=1.2$। छूट में जो गया, कम तौल से ठीक उतना वापस आ गया: लाभ 20%। विकल्प (A) तौल भूल जाता है; (B) 14 में 5 जोड़ता है; (D) 20 में 5 जोड़ता है।

**9. (B)** A: $60\times 8+45\times 4=660$। B: $75\times 8=600$। अनुपात $11:10$। B को 1,38,600 का $\frac{10}{21}$ = 66,000। विकल्प (A) भूल जाता है कि A ने पैसे निकाले ($720:600$), (D) महीने भूल जाता है ($60:75$), (C) A का हिस्सा है।

**10. (A)** लागत × 1.4 × 0.85 × 1.1 = लागत × 1.309 = 6545, इसलिए लागत ₹5,000। कर से पहले मूल्य $5000\times 1.19=5950$: लाभ ₹950। विकल्प (C) कर को भी लाभ मान लेता है। विकल्प (B) लागत का $40-15=25\%$ और (D) $40-15+10=35\%$ लेता है।
`,
      },
    },
  ],
}
