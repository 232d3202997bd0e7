import { both, type SeedMaterial } from './shapes.ts'

export const percentages: SeedMaterial = {
  slug: 'percentages-profit-interest',
  title: { en: 'Percentages, profit and interest: formula sheet', hi: 'प्रतिशत, लाभ और ब्याज: सूत्र पत्र' },
  summary: {
    en: 'Every formula of the three chapters on paper, with worked examples and twelve questions to try.',
    hi: 'तीनों अध्यायों के सारे सूत्र, हल किए उदाहरण और अभ्यास के लिए बारह प्रश्न।',
  },
  kind: 'formula_sheet',
  subject: 'aptitude',
  exams: ['ssc', 'banking', 'railways', 'state-psc'],
  downloadable: true,
  paper: both(String.raw`
«These three chapters are one idea seen three times: a part of a hundred, a part of the cost, a part of the money lent for a year. Learn the first well and the others follow.¦ये तीनों अध्याय एक ही बात के तीन रूप हैं: सौ का हिस्सा, लागत का हिस्सा, और एक साल के लिए उधार दी गई रक़म का हिस्सा। पहला ठीक से सीख लें, बाक़ी दो अपने आप आ जाते हैं।»

## «Percentages¦प्रतिशत»

«A percentage is a fraction with the denominator 100. To turn a fraction into a percentage multiply it by 100; to come back divide by 100.¦प्रतिशत वह भिन्न है जिसका हर 100 है। भिन्न को प्रतिशत बनाने के लिए 100 से गुणा करें; वापस भिन्न बनाने के लिए 100 से भाग दें।»

| «To find¦क्या ज्ञात करना है» | «Formula¦सूत्र» |
|---|---|
| «$p$ per cent of $x$¦$x$ का $p$ प्रतिशत» | $\dfrac{p}{100}\times x$ |
| «What per cent $a$ is of $b$¦$a$, $b$ का कितने प्रतिशत है» | $\dfrac{a}{b}\times 100$ |
| «Change in per cent¦प्रतिशत परिवर्तन» | $\dfrac{\text{new}-\text{old}}{\text{old}}\times 100$ |
| «$x$ after an increase of $p\%$¦$p\%$ वृद्धि के बाद $x$» | $x\left(1+\dfrac{p}{100}\right)$ |
| «$x$ after a decrease of $p\%$¦$p\%$ कमी के बाद $x$» | $x\left(1-\dfrac{p}{100}\right)$ |
| «Two changes, $a\%$ and then $b\%$¦दो परिवर्तन, पहले $a\%$ फिर $b\%$» | $a+b+\dfrac{ab}{100}$ |

«In the last formula a decrease is a negative number. An increase of 10% and then a decrease of 10% is $10-10-\dfrac{100}{100}=-1$, a fall of 1%.¦आख़िरी सूत्र में कमी को ऋणात्मक संख्या मानें। 10% वृद्धि और फिर 10% कमी: $10-10-\dfrac{100}{100}=-1$, यानी 1% की कमी।»

### «Fractions worth knowing by heart¦याद रखने लायक़ भिन्न»

| $\frac12$ | $\frac13$ | $\frac14$ | $\frac15$ | $\frac16$ | $\frac18$ | $\frac19$ | $\frac1{11}$ | $\frac1{12}$ |
|---|---|---|---|---|---|---|---|---|
| 50% | $33\frac13\%$ | 25% | 20% | $16\frac23\%$ | $12\frac12\%$ | $11\frac19\%$ | $9\frac1{11}\%$ | $8\frac13\%$ |

### «Back to where it was¦पहले जैसी स्थिति में लौटना»

«If a price rises by $p\%$, to bring the spending back use must fall by¦यदि किसी वस्तु का दाम $p\%$ बढ़े, तो ख़र्च पहले जितना रखने के लिए खपत इतनी घटानी होगी»

$$\dfrac{p}{100+p}\times 100\ \%$$

«and if it falls by $p\%$, use may rise by $\dfrac{p}{100-p}\times 100\%$.¦और यदि दाम $p\%$ घटे, तो खपत $\dfrac{p}{100-p}\times 100\%$ बढ़ाई जा सकती है।»

**«Example 1.¦उदाहरण 1.»** «The price of sugar rises by 25%. By what per cent must a family cut its use so as to spend the same?¦चीनी का दाम 25% बढ़ गया। ख़र्च उतना ही रखने के लिए परिवार को खपत कितने प्रतिशत घटानी होगी?»

$$\dfrac{25}{125}\times 100 = 20\%$$

**«Example 2.¦उदाहरण 2.»** «In an election of two candidates the winner has 58% of the valid votes and a majority of 960. How many valid votes were cast?¦दो उम्मीदवारों के चुनाव में विजेता को वैध मतों का 58% मिला और वह 960 मतों से जीता। कुल वैध मत कितने थे?»

«The loser has 42%, so the majority is $58-42=16\%$ of the votes. $16\%=960$, so $100\%=960\times\dfrac{100}{16}=6000$.¦हारने वाले को 42% मिले, इसलिए अंतर $58-42=16\%$ है। $16\%=960$, अतः $100\%=960\times\dfrac{100}{16}=6000$।»

## «Profit and loss¦लाभ और हानि»

«Profit and loss are always counted on the cost price, discount always on the marked price.¦लाभ और हानि हमेशा क्रय मूल्य पर गिने जाते हैं, छूट हमेशा अंकित मूल्य पर।»

| «To find¦क्या ज्ञात करना है» | «Formula¦सूत्र» |
|---|---|
| «Profit¦लाभ» | $SP - CP$ |
| «Profit per cent¦लाभ प्रतिशत» | $\dfrac{SP-CP}{CP}\times 100$ |
| «Loss per cent¦हानि प्रतिशत» | $\dfrac{CP-SP}{CP}\times 100$ |
| «Selling price at a profit of $p\%$¦$p\%$ लाभ पर विक्रय मूल्य» | $CP\times\dfrac{100+p}{100}$ |
| «Cost price from the selling price¦विक्रय मूल्य से क्रय मूल्य» | $SP\times\dfrac{100}{100+p}$ |
| «Selling price after a discount of $d\%$¦$d\%$ छूट के बाद विक्रय मूल्य» | $MP\times\dfrac{100-d}{100}$ |
| «One discount equal to two, $a\%$ and $b\%$¦दो छूट $a\%$ और $b\%$ के बराबर एक छूट» | $a+b-\dfrac{ab}{100}$ |
| «Marked price for a profit of $p\%$ after a discount of $d\%$¦$d\%$ छूट के बाद $p\%$ लाभ के लिए अंकित मूल्य» | $CP\times\dfrac{100+p}{100-d}$ |
| «False weight: profit per cent¦कम तौल: लाभ प्रतिशत» | $\dfrac{\text{error}}{\text{true}-\text{error}}\times 100$ |

**«Example 3.¦उदाहरण 3.»** «A trader marks goods 40% over cost and allows a discount of 25%. Find the profit per cent.¦एक व्यापारी क्रय मूल्य से 40% अधिक अंकित करता है और 25% छूट देता है। लाभ प्रतिशत ज्ञात करें।»

«For a cost of 100 the marked price is 140 and the selling price $140\times\dfrac{75}{100}=105$: a profit of 5%.¦क्रय मूल्य 100 लें तो अंकित मूल्य 140 और विक्रय मूल्य $140\times\dfrac{75}{100}=105$: लाभ 5%।»

**«Example 4.¦उदाहरण 4.»** «Two articles are sold at ₹990 each, one at a profit of 10% and the other at a loss of 10%. What is the result?¦दो वस्तुएँ ₹990 प्रत्येक पर बेची गईं, एक 10% लाभ पर और दूसरी 10% हानि पर। कुल परिणाम क्या है?»

«Costs: $990\times\dfrac{100}{110}=900$ and $990\times\dfrac{100}{90}=1100$. Together 2000, sold for 1980: a loss of ₹20, which is 1%. In general the loss is $\dfrac{p^2}{100}\%$.¦क्रय मूल्य: $990\times\dfrac{100}{110}=900$ और $990\times\dfrac{100}{90}=1100$। कुल 2000, बिके 1980 में: ₹20 की हानि, यानी 1%। ऐसे प्रश्नों में हानि हमेशा $\dfrac{p^2}{100}\%$ होती है।»

**«Example 5.¦उदाहरण 5.»** «A seller uses 900 g for a kilogram and sells at cost price. Find the profit per cent.¦एक दुकानदार एक किलोग्राम की जगह 900 ग्राम तौलता है और क्रय मूल्य पर बेचता है। लाभ प्रतिशत ज्ञात करें।»

$$\dfrac{100}{1000-100}\times 100 = 11\tfrac{1}{9}\%$$

## «Simple and compound interest¦साधारण और चक्रवृद्धि ब्याज»

«$P$ is the principal, $r$ the rate per cent a year, $t$ the years, $A$ the amount.¦$P$ मूलधन, $r$ वार्षिक दर प्रतिशत, $t$ वर्ष और $A$ मिश्रधन है।»

| «To find¦क्या ज्ञात करना है» | «Formula¦सूत्र» |
|---|---|
| «Simple interest¦साधारण ब्याज» | $\dfrac{P\,r\,t}{100}$ |
| «Amount, compounded yearly¦मिश्रधन, वार्षिक चक्रवृद्धि» | $P\left(1+\dfrac{r}{100}\right)^{t}$ |
| «Amount, compounded half-yearly¦मिश्रधन, अर्धवार्षिक चक्रवृद्धि» | $P\left(1+\dfrac{r}{200}\right)^{2t}$ |
| «Amount, compounded quarterly¦मिश्रधन, तिमाही चक्रवृद्धि» | $P\left(1+\dfrac{r}{400}\right)^{4t}$ |
| «CI less SI for two years¦दो वर्ष का CI − SI» | $P\left(\dfrac{r}{100}\right)^{2}$ |
| «CI less SI for three years¦तीन वर्ष का CI − SI» | $P\left(\dfrac{r}{100}\right)^{2}\left(3+\dfrac{r}{100}\right)$ |
| «Value after $t$ years, falling $r\%$ a year¦$r\%$ वार्षिक घटने पर $t$ वर्ष बाद मूल्य» | $P\left(1-\dfrac{r}{100}\right)^{t}$ |
| «Equal yearly instalment, two years¦दो वर्ष की समान वार्षिक क़िस्त» | $\dfrac{P}{\dfrac{100}{100+r}+\left(\dfrac{100}{100+r}\right)^{2}}$ |

**«Example 6.¦उदाहरण 6.»** «Find the compound interest on ₹8,000 for two years at 5% a year.¦₹8,000 पर 5% वार्षिक दर से दो वर्ष का चक्रवृद्धि ब्याज ज्ञात करें।»

$$8000\left(\dfrac{21}{20}\right)^{2}=8820,\qquad CI = 8820-8000 = 820$$

**«Example 7.¦उदाहरण 7.»** «The difference of compound and simple interest on a sum for two years at 8% is ₹64. Find the sum.¦किसी राशि पर 8% की दर से दो वर्ष के चक्रवृद्धि और साधारण ब्याज का अंतर ₹64 है। राशि ज्ञात करें।»

$$P\left(\dfrac{8}{100}\right)^{2}=64 \Rightarrow P = 64\times\dfrac{10000}{64}=10000$$

**«Example 8.¦उदाहरण 8.»** «At simple interest a sum doubles in 8 years. In how many years does it become four times itself?¦साधारण ब्याज पर कोई राशि 8 वर्ष में दुगुनी हो जाती है। वह कितने वर्ष में चार गुनी होगी?»

«To double, the interest is $P$ in 8 years. To be four times, the interest is $3P$: $3\times 8=24$ years.¦दुगुनी होने पर ब्याज $P$ है, 8 वर्ष में। चार गुनी होने पर ब्याज $3P$ चाहिए: $3\times 8=24$ वर्ष।»

## «Questions to try¦अभ्यास के प्रश्न»

1. «What is 35% of 840?¦840 का 35% कितना है?»
2. «A number is increased by 20% and then decreased by 20%. Find the change in per cent.¦एक संख्या 20% बढ़ाई गई, फिर 20% घटाई गई। प्रतिशत परिवर्तन ज्ञात करें।»
3. «A student needs 40% to pass, scores 178 and fails by 22 marks. Find the maximum marks.¦उत्तीर्ण होने के लिए 40% चाहिए। एक छात्र 178 अंक पाकर 22 अंक से रह गया। पूर्णांक ज्ञात करें।»
4. «The price of fuel falls by 20%. By what per cent may use rise at the same cost?¦ईंधन का दाम 20% घटा। उतने ही ख़र्च में खपत कितने प्रतिशत बढ़ सकती है?»
5. «An article bought for ₹640 is sold for ₹752. Find the profit per cent.¦₹640 में ख़रीदी वस्तु ₹752 में बिकी। लाभ प्रतिशत ज्ञात करें।»
6. «By selling at ₹1,045 a trader loses 5%. At what price does he gain 5%?¦₹1,045 में बेचने पर 5% हानि होती है। 5% लाभ के लिए किस दाम पर बेचें?»
7. «Find one discount equal to discounts of 20% and 10%.¦20% और 10% की दो छूट के बराबर एक छूट ज्ञात करें।»
8. «The cost price of 12 pens equals the selling price of 10. Find the profit per cent.¦12 पेन का क्रय मूल्य 10 पेन के विक्रय मूल्य के बराबर है। लाभ प्रतिशत ज्ञात करें।»
9. «Find the simple interest on ₹7,500 at 8% for 30 months.¦₹7,500 पर 8% की दर से 30 महीने का साधारण ब्याज ज्ञात करें।»
10. «A sum becomes ₹6,050 in two years at 10% compounded yearly. Find the sum.¦कोई राशि 10% वार्षिक चक्रवृद्धि पर दो वर्ष में ₹6,050 हो जाती है। राशि ज्ञात करें।»
11. «Find the compound interest on ₹16,000 for one year at 20% compounded half-yearly.¦₹16,000 पर 20% की दर से एक वर्ष का अर्धवार्षिक चक्रवृद्धि ब्याज ज्ञात करें।»
12. «A machine worth ₹50,000 loses 10% of its value each year. What is it worth after two years?¦₹50,000 की मशीन का मूल्य हर साल 10% घटता है। दो साल बाद मूल्य कितना होगा?»

### «Answers¦उत्तर»

| 1 | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|
| 294 | −4% | 500 | 25% | 17.5% | ₹1,155 |

| 7 | 8 | 9 | 10 | 11 | 12 |
|---|---|---|---|---|---|
| 28% | 20% | ₹1,500 | ₹5,000 | ₹3,360 | ₹40,500 |
`),
}
