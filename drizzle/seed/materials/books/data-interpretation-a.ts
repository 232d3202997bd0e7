import type { SeedChapter } from '../shapes.ts'

export const dataInterpretationA: SeedChapter[] = [
  {
    id: 'sets-and-reading',
    title: { en: 'How sets are asked, and how to read them', hi: 'सेट कैसे पूछे जाते हैं, और कैसे पढ़ें' },
    text: {
      en: String.raw`
### What a set is

A data set is one picture of numbers, a table or a chart, with a handful of questions on it. The arithmetic never goes beyond percentage, ratio and average. What is tested is whether you find the right numbers quickly, compare them with the right base, and stop calculating as soon as the answer is certain.

| Exam | How it comes | What decides |
|---|---|---|
| SSC (CGL, CHSL) | one or two charts, 3 to 5 questions in the first tier, more in the second | speed; options are often exact |
| Bank prelims (PO, Clerk) | one to three sets of about 5 questions | choosing the easy set first |
| Bank mains (PO) | most of the quantitative section | missing values, conditions, sets in words |
| UPSC CSAT | some sets in some years, none in others; statements to judge | reading, not calculation |
| State PSC, railways | one set or a few single questions | plain percentage and ratio |

Treat these as ranges; the paper of your year may lie at either end. In all of them a wrong answer usually costs marks: a quarter of the marks of the question in bank papers and in the first tier of CGL, a third in CSAT. So a set in which you are sure of three questions out of five is a good set. Answer the three and go on.

One thing makes sets different from single questions. The time for reading is spent once and serves all five questions. A set that you leave after one question is the most expensive of all. Therefore choose before you begin.

### The reading order

Read in this order, and spend about thirty seconds on it.

1. **The heading**: what is counted, and for whom. "Candidates who appeared" is not "candidates who passed".
2. **The unit**: thousands, lakhs, per cent, rupees per kilogram. Many wrong options are right digits with the wrong unit.
3. **The axis or the column heads**: which years, and is one left out? Does the axis begin at zero?
4. **Notes below the chart**: "total = men + women", "no other expense". They often hold the key to the whole set.
5. **The questions**, quickly. Mark those that need only one or two numbers. Do them first, because they make you familiar with the data.

Do not study the numbers before you know the questions. Half of the data of a set is usually never asked.

### Approximation

Look at the options before you calculate. The gap between them tells you how much care you need.

| Gap between options | Care needed |
|---|---|
| more than 10% | round every number to one or two digits |
| 3% to 10% | round to the nearest half per cent and mend once |
| less than 3%, or "none of these" | calculate exactly |

Three habits are enough.

- **Round both numbers of a fraction the same way.** In $\dfrac{387}{1218}$ lower the upper and the lower number by the same share: $\dfrac{381}{1200}$ is nearly the same as the original, about 31.8%. If you round one up and the other down, the errors add.
- **Build a percentage from 10%, 5% and 1%.** Is 360 out of 1,070 about 34%? 30% is 321, 3% is 32, and together they are 353. There remain 7, more than half of 1%. So it is about 33.6%.
- **Compare fractions without dividing.** Look first whether the upper number grew faster than the lower one. Only if both are close, cross-multiply.

### Set 1 (SSC level)

![Bar chart of saplings planted by a town, in hundreds: 2019 24, 2020 18, 2021 30, 2022 36, 2023 27.](/figures/book-di-a1.svg)

**Q1.** How many saplings were planted in the five years? The bars add up to $24+18+30+36+27=135$. The unit is hundreds: **13,500**. The option 135 will be there too.

**Q2.** What is the average per year? $135\div 5=27$, so **2,700**. Notice that 2023 stands exactly at the average.

**Q3.** By what per cent did the number rise from 2020 to 2021? The rise is 12, the base is the old year, 18. $\dfrac{12}{18}=\dfrac23$, that is **$66\tfrac23\%$**. For percentages the hundreds do not matter; leave them out.

**Q4.** The saplings of 2022 are what per cent of the total? $\dfrac{36}{135}=\dfrac4{15}=$ **$26\tfrac23\%$**.

**Q5.** In how many years was the number below the average? Compare with 27: 24 and 18 are below, 27 is not. **Two** years. "Below" does not include equal.

### Set 2 (bank level)

Members of five libraries:

| Library | Members | Women among them |
|---|---|---|
| A | 1,200 | 45% |
| B | 1,500 | 38% |
| C | 800 | 55% |
| D | 1,600 | 35% |
| E | 900 | 60% |

All five questions need women. So fill in one new column first: 540, 570, 440, 560, 540. It takes twenty seconds and then serves the whole set.

**Q1.** Women in A and E together? $540+540=$ **1,080**.

**Q2.** Ratio of men in B to men in D? $(1500-570):(1600-560)=930:1040=$ **93 : 104**.

**Q3.** Women in D are by what per cent more than women in C? $\dfrac{560-440}{440}=\dfrac{3}{11}=$ **$27\tfrac3{11}\%$**. The percentages of the table, 35 and 55, must not be compared: their bases differ.

**Q4.** What per cent of all members are women, nearly: 40, 44, 48 or 52? Women $=2650$, members $=6000$. 10% is 600, 40% is 2,400, and 250 more is about 4%. **44**. The plain average of the five percentages, 46.6, would be wrong, because the libraries are of different size.

**Q5.** If 100 women join library C and nobody leaves, what per cent of its members are women? $\dfrac{440+100}{800+100}=\dfrac{540}{900}=$ **60%**. The new members belong above and below the line.

### Set 3 (CSAT level)

| District | Area (sq km) | Population (thousand) |
|---|---|---|
| P | 2,980 | 1,198 |
| Q | 4,105 | 1,226 |
| R | 1,512 | 914 |
| S | 3,390 | 1,352 |

**Q1.** Which district is the most densely peopled? Population over area: P is about 0.4 thousand, Q 0.3, R 0.6, S 0.4. **R**, without any division.

**Q2.** Is P or S denser? Both are near 400 per sq km, so look at the distance from it. For P, $0.4\times 2980=1192$ and the population is 1,198, above. For S, $0.4\times 3390=1356$ and the population is 1,352, below. **P** is denser.

**Q3.** "R has about one eighth of the area and nearly one fifth of the people." True? Total area is about 12,000, an eighth is 1,500: yes. Total population is 4,690, a fifth is 938, and R has 914: nearly. **True.**

**Q4.** "Q has the lowest density because its soil is poor." Does this follow? The lowest density is in the table. The reason is not. It **does not follow**. In CSAT judge only what the data say.

### Traps of reading

- The question asks for **2021 to 2022** and the options hold the answer for 2022 to 2021.
- "How much per cent **of**" and "by how much per cent **more than**" differ by 100.
- The data are in thousands, the question in lakhs.
- "Not more than", "at least", "exclusive of": draw a line under such words.

### Practice set 1

Tickets sold at a museum, closed on Sunday and Monday. An adult pays ₹40, a child ₹15.

| Day | Adults | Children |
|---|---|---|
| Tuesday | 320 | 180 |
| Wednesday | 280 | 140 |
| Thursday | 360 | 240 |
| Friday | 300 | 150 |
| Saturday | 540 | 360 |

1. How many visitors came in the five days?
2. On which days were adults to children as 3 : 2?
3. Adults on Saturday were by what per cent more than on Tuesday?
4. How much money came in on Thursday?
5. About what per cent of all children came on Saturday: 30, 34, 38 or 42?

### Answers

1. Adults 1,800, children 1,070, together **2,870**.
2. $360:240$ and $540:360$ are both 3 : 2: **Thursday and Saturday**. Who stops at the first match answers only Thursday.
3. $\dfrac{540-320}{320}=\dfrac{11}{16}=$ **68.75%**. With Saturday as the base one gets 40.7%, the tempting wrong option.
4. $360\times 40+240\times 15=14400+3600=$ **₹18,000**.
5. $\dfrac{360}{1070}$ is a little more than a third: **34**. A third of 1,070 is 357.
`,
      hi: String.raw`
### सेट क्या होता है

सेट यानी संख्याओं की एक तालिका या चार्ट, और उस पर कुछ प्रश्न। इसमें गणित प्रतिशत, अनुपात और औसत से आगे नहीं जाता। देखा यह जाता है कि आप सही संख्याएँ जल्दी ढूँढ़ते हैं या नहीं, उन्हें सही आधार से मिलाते हैं या नहीं, और उत्तर पक्का होते ही गणना रोक देते हैं या नहीं।

| परीक्षा | कैसे आता है | क्या काम आता है |
|---|---|---|
| SSC (CGL, CHSL) | एक-दो चार्ट, पहले टियर में 3 से 5 प्रश्न, दूसरे में अधिक | गति; विकल्प प्रायः सटीक होते हैं |
| बैंक प्रीलिम्स (PO, क्लर्क) | लगभग 5-5 प्रश्नों के एक से तीन सेट | पहले आसान सेट चुनना |
| बैंक मेन्स (PO) | गणित खंड का बड़ा हिस्सा | छूटे हुए मान, शर्तें, शब्दों में दिए सेट |
| UPSC CSAT | किसी वर्ष कुछ सेट, किसी वर्ष नहीं; कथन परखने होते हैं | पढ़ना, गणना नहीं |
| राज्य PSC, रेलवे | एक सेट या कुछ अकेले प्रश्न | सीधा प्रतिशत और अनुपात |

इन्हें मोटा अनुमान मानिए; आपके वर्ष का पेपर किसी भी छोर पर हो सकता है। इन सबमें ग़लत उत्तर पर आम तौर पर अंक कटते हैं: बैंक में और CGL के पहले टियर में प्रश्न के अंकों का चौथाई, CSAT में तिहाई। इसलिए जिस सेट के पाँच में से तीन प्रश्न पक्के हों, वह अच्छा सेट है। तीन कीजिए और आगे बढ़िए।

सेट और अकेले प्रश्न में एक बड़ा अंतर है। पढ़ने में समय एक बार लगता है और पाँचों प्रश्नों के काम आता है। जिस सेट को आप एक प्रश्न करके छोड़ देते हैं, वही सबसे महँगा पड़ता है। इसलिए शुरू करने से पहले चुनिए।

### पढ़ने का क्रम

इसी क्रम से पढ़िए और इसमें लगभग तीस सेकंड लगाइए।

1. **शीर्षक**: क्या गिना गया है और किसका। "परीक्षा में बैठे" और "पास हुए" अलग बातें हैं।
2. **इकाई**: हज़ार, लाख, प्रतिशत, रुपये प्रति किलोग्राम। बहुत-से ग़लत विकल्पों में अंक सही और इकाई ग़लत होती है।
3. **अक्ष या स्तंभों के शीर्षक**: कौन-से वर्ष हैं, बीच का कोई छूटा तो नहीं? अक्ष शून्य से शुरू होता है या नहीं?
4. **चार्ट के नीचे की टिप्पणी**: "कुल = पुरुष + महिला", "और कोई ख़र्च नहीं"। अक्सर पूरे सेट की चाबी यहीं होती है।
5. **प्रश्न**, जल्दी से। जिनमें एक-दो संख्याएँ ही लगती हैं उन पर निशान लगाइए। पहले वही कीजिए, इससे आँकड़ों से पहचान हो जाती है।

प्रश्न जाने बिना आँकड़ों में मत डूबिए। सेट के आधे आँकड़े तो अक्सर पूछे ही नहीं जाते।

### सन्निकटन

गणना से पहले विकल्प देखिए। विकल्पों के बीच की दूरी बताती है कि कितनी सावधानी चाहिए।

| विकल्पों में अंतर | कितनी सावधानी |
|---|---|
| 10% से अधिक | हर संख्या को एक-दो अंकों तक पूर्णांकित करें |
| 3% से 10% | आधे प्रतिशत तक पूर्णांकित करें और एक बार सुधारें |
| 3% से कम, या "इनमें से कोई नहीं" | पूरी गणना करें |

तीन आदतें काफ़ी हैं।

- **भिन्न की दोनों संख्याओं को एक ही ओर पूर्णांकित कीजिए।** $\dfrac{387}{1218}$ में ऊपर और नीचे को एक ही अनुपात में घटाइए: $\dfrac{381}{1200}$ लगभग वही है, क़रीब 31.8%। एक को बढ़ाएँ और दूसरी को घटाएँ, तो त्रुटियाँ जुड़ जाती हैं।
- **प्रतिशत को 10%, 5% और 1% से बनाइए।** क्या 1,070 में 360 लगभग 34% है? 30% हुआ 321, 3% हुआ 32, कुल 353। बचे 7, जो 1% के आधे से ज़्यादा हैं। यानी लगभग 33.6%।
- **भिन्नों की तुलना बिना भाग दिए कीजिए।** पहले देखिए कि ऊपर की संख्या नीचे वाली से तेज़ बढ़ी या नहीं। दोनों बहुत पास हों, तभी तिरछा गुणा कीजिए।

### सेट 1 (SSC स्तर)

![एक नगर में लगाए गए पौधों का दंड आरेख, सैकड़ों में: 2019 में 24, 2020 में 18, 2021 में 30, 2022 में 36, 2023 में 27।](/figures/book-di-a1-hi.svg)

**प्र. 1.** पाँच वर्षों में कुल कितने पौधे लगाए गए? दंडों का योग $24+18+30+36+27=135$। इकाई सैकड़ा है: **13,500**। विकल्पों में 135 भी मिलेगा।

**प्र. 2.** प्रति वर्ष औसत कितना है? $135\div 5=27$, यानी **2,700**। ध्यान दीजिए, 2023 ठीक औसत पर है।

**प्र. 3.** 2020 से 2021 तक संख्या कितने प्रतिशत बढ़ी? वृद्धि 12 है और आधार पुराना वर्ष, यानी 18। $\dfrac{12}{18}=\dfrac23$, यानी **$66\tfrac23\%$**। प्रतिशत में सैकड़े से फ़र्क़ नहीं पड़ता; उसे छोड़ दीजिए।

**प्र. 4.** 2022 के पौधे कुल के कितने प्रतिशत हैं? $\dfrac{36}{135}=\dfrac4{15}=$ **$26\tfrac23\%$**।

**प्र. 5.** कितने वर्षों में संख्या औसत से कम रही? 27 से मिलाइए: 24 और 18 कम हैं, 27 नहीं। **दो** वर्ष। "कम" में "बराबर" नहीं आता।

### सेट 2 (बैंक स्तर)

पाँच पुस्तकालयों के सदस्य:

| पुस्तकालय | सदस्य | उनमें महिलाएँ |
|---|---|---|
| A | 1,200 | 45% |
| B | 1,500 | 38% |
| C | 800 | 55% |
| D | 1,600 | 35% |
| E | 900 | 60% |

पाँचों प्रश्नों में महिलाओं की संख्या चाहिए। इसलिए पहले एक नया स्तंभ भर लीजिए: 540, 570, 440, 560, 540। बीस सेकंड लगते हैं, फिर पूरा सेट इसी से चलता है।

**प्र. 1.** A और E में कुल महिलाएँ? $540+540=$ **1,080**।

**प्र. 2.** B के पुरुषों और D के पुरुषों का अनुपात? $(1500-570):(1600-560)=930:1040=$ **93 : 104**।

**प्र. 3.** D की महिलाएँ C की महिलाओं से कितने प्रतिशत अधिक हैं? $\dfrac{560-440}{440}=\dfrac{3}{11}=$ **$27\tfrac3{11}\%$**। तालिका के 35 और 55 की तुलना मत कीजिए: दोनों के आधार अलग हैं।

**प्र. 4.** सभी सदस्यों में महिलाएँ लगभग कितने प्रतिशत हैं: 40, 44, 48 या 52? महिलाएँ $=2650$, सदस्य $=6000$। 10% हुआ 600, 40% हुआ 2,400, और बचे 250 लगभग 4% हैं। **44**। पाँच प्रतिशतों का सीधा औसत 46.6 ग़लत होगा, क्योंकि पुस्तकालय बराबर बड़े नहीं हैं।

**प्र. 5.** पुस्तकालय C में 100 महिलाएँ और जुड़ जाएँ और कोई न जाए, तो महिलाएँ कितने प्रतिशत होंगी? $\dfrac{440+100}{800+100}=\dfrac{540}{900}=$ **60%**। नए सदस्य अंश और हर, दोनों में जुड़ते हैं।

### सेट 3 (CSAT स्तर)

| ज़िला | क्षेत्रफल (वर्ग किमी) | जनसंख्या (हज़ार) |
|---|---|---|
| P | 2,980 | 1,198 |
| Q | 4,105 | 1,226 |
| R | 1,512 | 914 |
| S | 3,390 | 1,352 |

**प्र. 1.** सबसे घनी आबादी किस ज़िले की है? जनसंख्या बटा क्षेत्रफल: P में लगभग 0.4 हज़ार, Q में 0.3, R में 0.6, S में 0.4। **R**, और भाग देना ही नहीं पड़ा।

**प्र. 2.** P और S में कौन अधिक घना है? दोनों 400 प्रति वर्ग किमी के पास हैं, इसलिए देखिए कि 400 से ऊपर कौन है। P के लिए $0.4\times 2980=1192$ और जनसंख्या 1,198, ऊपर। S के लिए $0.4\times 3390=1356$ और जनसंख्या 1,352, नीचे। **P** अधिक घना है।

**प्र. 3.** "R के पास क्षेत्रफल का लगभग आठवाँ भाग और आबादी का लगभग पाँचवाँ भाग है।" सही? कुल क्षेत्रफल लगभग 12,000, आठवाँ भाग 1,500: हाँ। कुल जनसंख्या 4,690, पाँचवाँ भाग 938, और R की 914: लगभग। **सही।**

**प्र. 4.** "Q का घनत्व सबसे कम है क्योंकि वहाँ की मिट्टी ख़राब है।" क्या यह निकलता है? सबसे कम घनत्व तालिका में है, कारण नहीं है। **नहीं निकलता**। CSAT में केवल वही मानिए जो आँकड़े कहते हैं।

### पढ़ने की ग़लतियाँ

- प्रश्न **2021 से 2022** का है और विकल्पों में 2022 से 2021 का उत्तर भी रखा है।
- "**का** कितने प्रतिशत" और "**से** कितने प्रतिशत अधिक" में 100 का अंतर होता है।
- आँकड़े हज़ार में हैं और प्रश्न लाख में।
- "से अधिक नहीं", "कम से कम", "को छोड़कर": ऐसे शब्दों के नीचे रेखा खींचिए।

### अभ्यास सेट 1

एक संग्रहालय में बिके टिकट; रविवार और सोमवार को वह बंद रहता है। वयस्क का टिकट ₹40 और बच्चे का ₹15 है।

| दिन | वयस्क | बच्चे |
|---|---|---|
| मंगलवार | 320 | 180 |
| बुधवार | 280 | 140 |
| गुरुवार | 360 | 240 |
| शुक्रवार | 300 | 150 |
| शनिवार | 540 | 360 |

1. पाँच दिनों में कुल कितने दर्शक आए?
2. किन दिनों वयस्कों और बच्चों का अनुपात 3 : 2 था?
3. शनिवार के वयस्क मंगलवार के वयस्कों से कितने प्रतिशत अधिक थे?
4. गुरुवार को कितनी रक़म मिली?
5. सभी बच्चों में से लगभग कितने प्रतिशत शनिवार को आए: 30, 34, 38 या 42?

### उत्तर

1. वयस्क 1,800, बच्चे 1,070, कुल **2,870**।
2. $360:240$ और $540:360$ दोनों 3 : 2 हैं: **गुरुवार और शनिवार**। जो पहले मेल पर रुक जाता है, वह केवल गुरुवार लिखता है।
3. $\dfrac{540-320}{320}=\dfrac{11}{16}=$ **68.75%**। शनिवार को आधार मानने पर 40.7% आता है, जो ललचाने वाला ग़लत विकल्प है।
4. $360\times 40+240\times 15=14400+3600=$ **₹18,000**।
5. $\dfrac{360}{1070}$ एक तिहाई से थोड़ा अधिक है: **34**। 1,070 का तिहाई 357 है।
`,
    },
  },
]
