import type { SeedChapter } from '../shapes.ts'

export const dataInterpretationA: SeedChapter[] = [
  {
    id: 'sets-and-reading',
    title: { en: 'How sets are asked, and how to read them', hi: 'सेट कैसे पूछे जाते हैं, और कैसे पढ़ें' },
    text: {
      en: String.raw`
### What a set is

A data set is one picture of numbers, a table or a chart, with a handful of questions on it. The arithmetic rarely goes beyond percentage, ratio and average. What is tested is whether you find the right numbers quickly, compare them with the right base, and stop calculating as soon as the answer is certain.

| Exam | How it comes | What decides |
|---|---|---|
| SSC (CGL, CHSL) | one or two charts, 3 to 5 questions in the first tier, more in the second | speed; options are often exact |
| Bank prelims (PO, Clerk) | one to three sets of about 5 questions | choosing the easy set first |
| Bank mains (PO) | a large part of the quantitative section | missing values, conditions, sets in words |
| UPSC CSAT | some sets in some years, none in others; statements to judge | reading, not calculation |
| State PSC, railways | one set or a few single questions | plain percentage and ratio |

These are rough estimates and vary from year to year. In most of these papers a wrong answer costs marks: a quarter of the marks of the question in bank papers and in the first tier of CGL, a third in CSAT and in the railway papers. So a set in which you are sure of three questions out of five is a good set. Answer the three and go on.

One thing makes sets different from single questions. The time for reading is spent once and serves all five questions. A set that you leave after one question is the most expensive of all. Therefore choose before you begin.

### The reading order

Read in this order, and spend about thirty seconds on it.

1. **The heading**: what is counted, and for whom. "Candidates who appeared" is not "candidates who passed".
2. **The unit**: thousands, lakhs, per cent, rupees per kilogram. Many wrong options are right digits with the wrong unit.
3. **The axis or the column heads**: which years, and is one left out? Does the axis begin at zero?
4. **Notes below the chart**: "total = men + women", "no other expense". They often hold the key to the whole set.
5. **The questions**, quickly. Mark those that need only one or two numbers. Do them first, because they make you familiar with the data.

Do not study the numbers before you know the questions. Half of the data of a set is usually never asked.

### Which set first?

In a bank paper several sets lie before you. Give each set a look of fifteen seconds and sort it.

| Sign | Take it |
|---|---|
| all numbers given, one table, questions of one line | first |
| per cents with a single total | first or second |
| gaps to fill, but every row has its formula | second |
| words only, many conditions, "if ... then" | last |
| two charts with different units | last |

Inside a set the order of the questions is free as well. A question with "which of the following is true" contains four questions; leave it to the end, for by then you may have worked out half of it. If a question begins with "if in the next year", its data are not in the chart; note them separately, so that they do not slip into the other questions.

Set yourself a limit: one minute to read, one minute for a question. When a calculation has three steps and you do not see the second one, mark the question and go on.

### Approximation

Look at the options before you calculate. The gap between them tells you how much care you need.

| Gap between options | Care needed |
|---|---|
| more than 10% | round every number to one or two digits |
| 3% to 10% | round to the nearest half per cent and correct once |
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

**Q1.** Which district is the most densely populated? Population over area: P is about 0.4 thousand, Q 0.3, R 0.6, S 0.4. **R**, without any division.

**Q2.** Is P or S denser? Both are near 400 per sq km, so see which is above it. For P, $0.4\times 2980=1192$ and the population is 1,198, above. For S, $0.4\times 3390=1356$ and the population is 1,352, below. **P** is denser.

**Q3.** "R has about one eighth of the area and nearly one fifth of the people." True? Total area is about 12,000, an eighth is 1,500: yes. Total population is 4,690, a fifth is 938, and R has 914: nearly. **True.**

**Q4.** "Q has the lowest density because its soil is poor." Does this follow? The lowest density is in the table. The reason is not. It **does not follow**. In CSAT judge only what the data say.

### Traps of reading

- The question asks for **2021 to 2022** and the options hold the answer for 2022 to 2021.
- "What per cent **of**" and "by what per cent **more than**" differ by 100.
- The data are in thousands, the question in lakhs.
- "Not more than", "at least", "exclusive of": draw a line under such words.

### Practice set 1

Tickets sold at a museum that is closed on Sunday and Monday. An adult pays ₹40, a child ₹15.

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
2. $360:240$ and $540:360$ are both 3 : 2: **Thursday and Saturday**. A student who stops at the first match answers only Thursday.
3. $\dfrac{540-320}{320}=\dfrac{11}{16}=$ **68.75%**. With Saturday as the base one gets 40.7%, the tempting wrong option.
4. $360\times 40+240\times 15=14400+3600=$ **₹18,000**.
5. $\dfrac{360}{1070}$ is a little more than a third: **34**. A third of 1,070 is about 357.
`,
      hi: String.raw`
### सेट क्या होता है

सेट यानी संख्याओं की एक तालिका या चार्ट, और उस पर कुछ प्रश्न। इसका गणित शायद ही कभी प्रतिशत, अनुपात और औसत से आगे जाता है। देखा यह जाता है कि आप सही संख्याएँ जल्दी ढूँढ़ते हैं या नहीं, उनकी तुलना सही आधार से करते हैं या नहीं, और उत्तर पक्का होते ही गणना रोक देते हैं या नहीं।

| परीक्षा | कैसे आता है | क्या काम आता है |
|---|---|---|
| SSC (CGL, CHSL) | एक-दो चार्ट, पहले टियर में 3 से 5 प्रश्न, दूसरे में अधिक | गति; विकल्प प्रायः सटीक होते हैं |
| बैंक प्रीलिम्स (PO, क्लर्क) | लगभग 5-5 प्रश्नों के एक से तीन सेट | पहले आसान सेट चुनना |
| बैंक मेन्स (PO) | गणित खंड का बड़ा हिस्सा | छूटे हुए मान, शर्तें, शब्दों में दिए सेट |
| UPSC CSAT | किसी वर्ष कुछ सेट, किसी वर्ष नहीं; कथन परखने होते हैं | पढ़ना, गणना नहीं |
| राज्य PSC, रेलवे | एक सेट या कुछ अकेले प्रश्न | सीधा प्रतिशत और अनुपात |

ये मोटे अनुमान हैं और हर वर्ष बदलते रहते हैं। इनमें से ज़्यादातर पेपरों में ग़लत उत्तर पर अंक कटते हैं: बैंक के पेपर और CGL के पहले टियर में प्रश्न के अंकों का एक चौथाई, CSAT और रेलवे के पेपर में एक तिहाई। इसलिए जिस सेट के पाँच में से तीन प्रश्न पक्के हों, वह अच्छा सेट है। तीन कीजिए और आगे बढ़िए।

सेट और अकेले प्रश्न में एक बड़ा अंतर है। पढ़ने में समय एक बार लगता है और पाँचों प्रश्नों के काम आता है। जिस सेट को आप एक प्रश्न करके छोड़ देते हैं, वही सबसे महँगा पड़ता है। इसलिए शुरू करने से पहले चुनिए।

### पढ़ने का क्रम

इसी क्रम से पढ़िए और इसमें लगभग तीस सेकंड लगाइए।

1. **शीर्षक**: क्या गिना गया है और किसका। "परीक्षा में बैठे" और "पास हुए" अलग बातें हैं।
2. **इकाई**: हज़ार, लाख, प्रतिशत, रुपये प्रति किलोग्राम। बहुत-से ग़लत विकल्पों में अंक सही और इकाई ग़लत होती है।
3. **अक्ष या स्तंभों के शीर्षक**: कौन-से वर्ष हैं, बीच का कोई छूटा तो नहीं? अक्ष शून्य से शुरू होता है या नहीं?
4. **चार्ट के नीचे की टिप्पणी**: "कुल = पुरुष + महिला", "और कोई ख़र्च नहीं"। अक्सर पूरे सेट की चाबी यहीं होती है।
5. **प्रश्न**, जल्दी से। जिनमें एक-दो संख्याएँ ही लगती हैं उन पर निशान लगाइए। पहले वही कीजिए, इससे आँकड़ों से पहचान हो जाती है।

प्रश्न जाने बिना आँकड़ों में मत डूबिए। सेट के आधे आँकड़े तो अक्सर पूछे ही नहीं जाते।

### पहले कौन-सा सेट?

बैंक के पेपर में सामने कई सेट होते हैं। हर सेट को पंद्रह सेकंड देखिए और छाँट लीजिए।

| पहचान | कब करें |
|---|---|
| सारी संख्याएँ दी हुई, एक तालिका, एक-एक पंक्ति के प्रश्न | सबसे पहले |
| प्रतिशत और एक ही कुल | पहले या दूसरे नंबर पर |
| मान छूटे हैं, पर हर पंक्ति का सूत्र है | दूसरे नंबर पर |
| केवल शब्द, बहुत-सी शर्तें, "यदि ... तो" | अंत में |
| अलग इकाइयों वाले दो चार्ट | अंत में |

सेट के भीतर भी प्रश्नों का क्रम आपके हाथ में है। "इनमें से कौन-सा कथन सत्य है" में असल में चार प्रश्न होते हैं; उसे अंत के लिए छोड़िए, तब तक आधा काम हो चुका होगा। प्रश्न "यदि अगले वर्ष" से शुरू हो, तो उसके आँकड़े चार्ट में नहीं हैं; उन्हें अलग लिखिए ताकि वे बाक़ी प्रश्नों में न घुस जाएँ।

एक सीमा बाँध लीजिए: पढ़ने में एक मिनट, हर प्रश्न में एक मिनट। किसी गणना में तीन चरण हों और दूसरा चरण न सूझे, तो प्रश्न पर निशान लगाकर आगे बढ़िए।

### सन्निकटन

गणना से पहले विकल्प देखिए। विकल्पों के बीच का अंतर बताता है कि कितनी सावधानी चाहिए।

| विकल्पों में अंतर | कितनी सावधानी |
|---|---|
| 10% से अधिक | हर संख्या को एक-दो अंकों तक पूर्णांकित करें |
| 3% से 10% | आधे प्रतिशत तक पूर्णांकित करें और एक बार सुधारें |
| 3% से कम, या "इनमें से कोई नहीं" | पूरी गणना करें |

तीन आदतें काफ़ी हैं।

- **भिन्न की दोनों संख्याओं को एक ही ओर पूर्णांकित कीजिए।** $\dfrac{387}{1218}$ में ऊपर और नीचे को एक ही अनुपात में घटाइए: $\dfrac{381}{1200}$ लगभग वही है, क़रीब 31.8%। एक को बढ़ाएँ और दूसरी को घटाएँ, तो त्रुटियाँ जुड़ जाती हैं।
- **प्रतिशत को 10%, 5% और 1% से बनाइए।** क्या 360, 1,070 का लगभग 34% है? 30% हुआ 321, 3% हुआ 32, कुल 353। बचे 7, जो 1% के आधे से ज़्यादा हैं। यानी लगभग 33.6%।
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

**प्र. 4.** सभी सदस्यों में महिलाएँ लगभग कितने प्रतिशत हैं: 40, 44, 48 या 52? महिलाएँ $=2650$, सदस्य $=6000$। 10% हुआ 600, 40% हुआ 2,400, और बचे 250 लगभग 4% हैं। **44**। पाँच प्रतिशतों का सीधा औसत 46.6 ग़लत होगा, क्योंकि पुस्तकालयों के आकार अलग-अलग हैं।

**प्र. 5.** पुस्तकालय C में 100 महिलाएँ और जुड़ जाएँ और कोई न जाए, तो महिलाएँ कितने प्रतिशत होंगी? $\dfrac{440+100}{800+100}=\dfrac{540}{900}=$ **60%**। नए सदस्य अंश और हर, दोनों में जुड़ते हैं।

### सेट 3 (CSAT स्तर)

| ज़िला | क्षेत्रफल (वर्ग किमी) | जनसंख्या (हज़ार) |
|---|---|---|
| P | 2,980 | 1,198 |
| Q | 4,105 | 1,226 |
| R | 1,512 | 914 |
| S | 3,390 | 1,352 |

**प्र. 1.** सबसे घनी आबादी किस ज़िले की है? जनसंख्या बटा क्षेत्रफल: P में लगभग 0.4 हज़ार, Q में 0.3, R में 0.6, S में 0.4। **R**, और भाग देना ही नहीं पड़ा।

**प्र. 2.** P और S में से किसकी आबादी अधिक घनी है? दोनों का घनत्व 400 प्रति वर्ग किमी के पास है, इसलिए देखिए कि 400 से ऊपर कौन है। P के लिए $0.4\times 2980=1192$ और जनसंख्या 1,198, ऊपर। S के लिए $0.4\times 3390=1356$ और जनसंख्या 1,352, नीचे। **P** की आबादी अधिक घनी है।

**प्र. 3.** "R में कुल क्षेत्रफल का लगभग आठवाँ और कुल आबादी का लगभग पाँचवाँ भाग है।" क्या यह सही है? कुल क्षेत्रफल लगभग 12,000, आठवाँ भाग 1,500: हाँ। कुल जनसंख्या 4,690, पाँचवाँ भाग 938, और R की 914: लगभग उतनी ही। **सही।**

**प्र. 4.** "Q का घनत्व सबसे कम है क्योंकि वहाँ की मिट्टी ख़राब है।" क्या यह निकलता है? सबसे कम घनत्व तालिका में है, कारण नहीं है। **नहीं निकलता**। CSAT में केवल वही मानिए जो आँकड़े कहते हैं।

### पढ़ने की ग़लतियाँ

- प्रश्न **2021 से 2022** का है और विकल्पों में 2022 से 2021 का उत्तर भी रखा है।
- "**का** कितने प्रतिशत" और "**से** कितने प्रतिशत अधिक" में 100 का अंतर होता है।
- आँकड़े हज़ार में हैं और प्रश्न लाख में।
- "से अधिक नहीं", "कम से कम", "को छोड़कर": ऐसे शब्दों के नीचे रेखा खींचिए।

### अभ्यास सेट 1

एक संग्रहालय में बिके टिकट; रविवार और सोमवार को वह बंद रहता है। वयस्क का टिकट ₹40 का और बच्चे का ₹15 का है।

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
2. $360:240$ और $540:360$ दोनों 3 : 2 हैं: **गुरुवार और शनिवार**। जो पहला जोड़ा मिलते ही रुक जाता है, वह केवल गुरुवार लिखता है।
3. $\dfrac{540-320}{320}=\dfrac{11}{16}=$ **68.75%**। शनिवार को आधार मानने पर 40.7% आता है, जो ललचाने वाला ग़लत विकल्प है।
4. $360\times 40+240\times 15=14400+3600=$ **₹18,000**।
5. $\dfrac{360}{1070}$ एक तिहाई से थोड़ा अधिक है: **34**। 1,070 का एक तिहाई लगभग 357 है।
`,
    },
  },
  {
    id: 'percent-ratio-average',
    title: { en: 'Percentages, ratios and averages for DI', hi: 'DI के लिए प्रतिशत, अनुपात और औसत' },
    text: {
      en: String.raw`
Every DI set is built from three tools. If they are slow in your hand, the best reading order does not help. This chapter is the workshop: learn the tables, then use them in four sets.

### Percentages as fractions

| Per cent | Fraction | Per cent | Fraction |
|---|---|---|---|
| $6\frac14\%$ | $\frac1{16}$ | $33\frac13\%$ | $\frac13$ |
| $8\frac13\%$ | $\frac1{12}$ | $37\frac12\%$ | $\frac38$ |
| $11\frac19\%$ | $\frac19$ | $41\frac23\%$ | $\frac5{12}$ |
| $12\frac12\%$ | $\frac18$ | $43\frac34\%$ | $\frac7{16}$ |
| $14\frac27\%$ | $\frac17$ | $57\frac17\%$ | $\frac47$ |
| $16\frac23\%$ | $\frac16$ | $62\frac12\%$ | $\frac58$ |
| $28\frac47\%$ | $\frac27$ | $83\frac13\%$ | $\frac56$ |

The numbers of a set are usually chosen so that such fractions come out. When you see 840 and $14\frac27\%$, the answer is $840\div 7=120$. When you see 35 out of 280, think of $\frac18$ before you think of a division.

For other percentages split the number. 37% of 640 is 25% and 12%: $160+76.8=236.8$. 19% is 20% less 1%. And turn the pair around when it helps: 16% of 75 is 75% of 16, that is 12.

### Three questions on the same two numbers

Let last year be 80 and this year 100.

| Question | Calculation | Answer |
|---|---|---|
| This year is what per cent **of** last year? | $\frac{100}{80}$ | 125% |
| This year is **more than** last year by? | $\frac{20}{80}$ | 25% |
| Last year is **less than** this year by? | $\frac{20}{100}$ | 20% |

The base is the number after "of" or "than". When only years are named, the base is the earlier year.

**Points are not per cent.** If a share goes from 20% to 25%, it has grown by 5 **percentage points**. As a per cent of itself it has grown by a quarter, 25%. And if the whole has grown too, the amount has grown by more than that. Examiners use all three in one set of options.

### Change as multiplication

A change by a per cent is one factor. Several changes are the product of the factors.

| Change | Factor | Way back |
|---|---|---|
| +10% | $\frac{11}{10}$ | −$9\frac1{11}\%$ |
| +20% | $\frac65$ | −$16\frac23\%$ |
| +25% | $\frac54$ | −20% |
| +$33\frac13\%$ | $\frac43$ | −25% |
| −$12\frac12\%$ | $\frac78$ | +$14\frac27\%$ |
| −20% | $\frac45$ | +25% |

A value of 480 that grows by 25% and then by $33\frac13\%$ becomes $480\times\frac54\times\frac43=800$. Going back works with the same factors upside down: what was the value two years ago, if it is 800 now? $800\times\frac34\times\frac45=480$. In sets this is asked as "sales of 2021, when those of 2023 are given". Never take 25% off 800.

For two small changes there is a quick estimate: add them and add their product in hundredths. $+6\%$ and $+5\%$ make $11+0.3=11.3\%$.

### Ratios

A ratio hides a common factor. If men to women is 4 : 3 and there are 840 people, a part is $840\div 7=120$. Always ask: how many parts make the number that I know? The number may be the total, one side, or the difference. In 4 : 3 the difference is one part.

To bring two ratios together, make the common member equal. $A:B=2:3$ and $B:C=4:5$: the B must be 12, so $A:B:C=8:12:15$.

### Averages by levelling

![Five bars of 52, 58, 49, 61 and 55 against a line at 55. The differences are minus 3, plus 3, minus 6, plus 6 and 0, so the average is 55.](/figures/book-di-a2.svg)

Do not add large numbers. Guess a level, add the differences, share them out. For 52, 58, 49, 61, 55 guess 55: the differences are $-3,+3,-6,+6,0$. Their sum is 0, so the average is 55. With a guess of 50 the differences add up to 25, and $25\div 5=5$ gives 55 again. Any guess works; a near one keeps the numbers small.

When groups of different size are joined, each average counts as often as the group has members. That is the **weighted average**:

$$
\dfrac{n_1a_1+n_2a_2}{n_1+n_2}
$$

It lies between the two averages and nearer to that of the larger group. This alone removes two options of four in many questions.

Percentages of groups behave in the same way. If 85% pass in a section of 40 and 80% in a section of 50, the pass rate of both together is not 82.5%. It is a little less, because the larger section has the lower rate.

### Set 1 (fractions)

A hostel spends ₹72,000 a month: food 37.5%, rent 25%, salaries $16\frac23\%$, electricity 12.5%, other things $8\frac13\%$.

In fractions: $\frac38,\frac14,\frac16,\frac18,\frac1{12}$. In rupees: 27,000, 18,000, 12,000, 9,000, 6,000. Together they are 72,000; this check takes five seconds.

**Q1.** Food costs how much more than electricity? $27000-9000=$ **₹18,000**. Shorter: $37.5\%-12.5\%=25\%$, a quarter of 72,000.

**Q2.** Rent to salaries? $\frac14:\frac16=$ **3 : 2**. No rupees are needed.

**Q3.** Food is by what per cent more than rent? $\frac{37.5-25}{25}=$ **50%**. The answer 12.5% is a difference of points.

**Q4.** Electricity becomes dearer by 20%, all else stays. By what per cent does the whole spending rise? 20% of 12.5% is **2.5%**, or ₹1,800.

**Q5.** There are 60 students. What does food cost per student and day, with 30 days? $27000\div 60=450$, and $450\div 30=$ **₹15**.

### Set 2 (ratios)

| Factory | Workers | Men : women |
|---|---|---|
| P | 840 | 4 : 3 |
| Q | 960 | 5 : 3 |
| R | 750 | 3 : 2 |

A part is 120 in P, 120 in Q and 150 in R. Men 480, 600, 450; women 360, 360, 300.

**Q1.** Ratio of the men of P, Q and R? $480:600:450=$ **16 : 20 : 15**.

**Q2.** Women are what per cent of all workers? $\dfrac{1020}{2550}=$ **40%**.

**Q3.** In Q 40 men leave and 40 women join. New ratio? $560:400=$ **7 : 5**. The total does not change, so 12 parts of 80.

**Q4.** Next year R has 20% more workers, and men to women is 5 : 4. By what per cent does the number of women rise? The total is 900, a part is 100, women 400. From 300 to 400 is **$33\frac13\%$**.

**Q5.** And the men of R? From 450 to 500, $\frac{50}{450}=$ **$11\frac19\%$**. Check: there are 50 more men and 100 more women, together 150, which is 20% of 750.

### Set 3 (averages, bank level)

| Section | Students | Average marks | Passed |
|---|---|---|---|
| A | 40 | 62 | 85% |
| B | 50 | 58 | 80% |
| C | 30 | 66 | 90% |

**Q1.** Average of all? Take 62 as the level: A gives 0, B gives $50\times(-4)=-200$, C gives $30\times 4=120$. The sum is $-80$, and $-80\div 120=-\frac23$. So **$61\frac13$**.

**Q2.** Pass percentage of all? Passed: 34, 40, 27, together 101. $\dfrac{101}{120}=$ **$84\frac16\%$**.

**Q3.** B's share among those who failed? Failed: 6, 10, 3, together 19. $\frac{10}{19}$ is **about 52.6%**.

**Q4.** In A those who passed have an average of 66. What is the average of those who failed? Six failed. Each of the 34 is 4 above the level 62, together 136 above. The six must be 136 below, each $\frac{136}6=22\frac23$. So $62-22\frac23=$ **$39\frac13$**.

**Q5.** After a re-check 20 students of B get 3 marks more each. New average of all? 60 marks are shared by 120 students: half a mark. **$61\frac56$**. There is no need to do the sum again.

### Set 4: walking back (bank mains)

| Town | People in 2023 | 2021 to 2022 | 2022 to 2023 |
|---|---|---|---|
| A | 9,900 | +10% | −10% |
| B | 12,000 | +25% | −20% |
| C | 18,000 | +$33\frac13\%$ | +20% |
| D | 8,400 | +$16\frac23\%$ | −20% |

The data begin at the end. Divide by the last factor first; that gives 2022: $9900\div\frac9{10}=11000$, $12000\div\frac45=15000$, $18000\div\frac65=15000$, $8400\div\frac45=10500$. Divide once more: 2021 is 10,000, 12,000, 11,250 and 9,000.

**Q1.** How many people lived in C in 2021? **11,250**. If you take $53\frac13\%$ as the growth of the two years, you get a number with a fraction; a count of people with a fraction is a sign of a wrong base.

**Q2.** Which towns had fewer people in 2023 than in 2021? Multiply the factors: A $\frac{99}{100}$, B $1$, C $\frac85$, D $\frac76\times\frac45=\frac{14}{15}$. **A and D**. B is the same as before. No numbers of people are needed.

**Q3.** By about what per cent did the four towns together grow from 2021 to 2023: 12, 14, 16 or 18? 2021: 42,250. 2023: 48,300. The growth is 6,050; 10% is 4,225, 4% is 1,690, together 5,915. **14**.

**Q4.** A to D in 2022? $11000:10500=$ **22 : 21**.

### Traps

- A plain average of percentages is right only when the groups are equally large.
- "Rises by 25%, then falls by 25%" does not bring you back: $\frac54\times\frac34=\frac{15}{16}$.
- A ratio alone never gives a number. If no number of people is in the data, the answer may be "cannot be determined".
- The sum of rounded percentages may be 99 or 101. Don't look for a mistake of yours.

### Practice set 2

| Product | Sales 2022 (₹ lakh) | Change in 2023 |
|---|---|---|
| P | 160 | +25% |
| Q | 240 | −12.5% |
| R | 180 | +$33\frac13\%$ |
| S | 120 | −$16\frac23\%$ |

1. What were the sales of all four in 2023?
2. By what per cent did the total change?
3. What was the ratio of P to S in 2023?
4. By how many percentage points did R's share of the total rise?
5. By what per cent must Q grow in 2024 to reach its level of 2022?

### Answers

1. $200+210+240+100=$ **₹750 lakh**.
2. The total of 2022 is 700. $\frac{50}{700}=$ **$7\frac17\%$ more**. The average of the four changes, about 7.3%, comes close by chance and is not a method.
3. $200:100=$ **2 : 1**.
4. From $\frac{180}{700}=25\frac57\%$ to $\frac{240}{750}=32\%$: **$6\frac27$ points**.
5. $\frac{30}{210}=\frac17=$ **$14\frac27\%$**. It fell by an eighth, so the way back is a seventh. The answer 12.5% uses the old base.
`,
      hi: String.raw`
DI का हर सेट तीन औज़ारों से बनता है। इन पर हाथ धीमा चले, तो पढ़ने का अच्छा क्रम भी काम नहीं आता। यह अध्याय अभ्यास के लिए है: पहले तालिकाएँ याद कीजिए, फिर उन्हें चार सेटों में लगाइए।

### प्रतिशत, भिन्न के रूप में

| प्रतिशत | भिन्न | प्रतिशत | भिन्न |
|---|---|---|---|
| $6\frac14\%$ | $\frac1{16}$ | $33\frac13\%$ | $\frac13$ |
| $8\frac13\%$ | $\frac1{12}$ | $37\frac12\%$ | $\frac38$ |
| $11\frac19\%$ | $\frac19$ | $41\frac23\%$ | $\frac5{12}$ |
| $12\frac12\%$ | $\frac18$ | $43\frac34\%$ | $\frac7{16}$ |
| $14\frac27\%$ | $\frac17$ | $57\frac17\%$ | $\frac47$ |
| $16\frac23\%$ | $\frac16$ | $62\frac12\%$ | $\frac58$ |
| $28\frac47\%$ | $\frac27$ | $83\frac13\%$ | $\frac56$ |

सेट की संख्याएँ प्रायः ऐसी चुनी जाती हैं कि यही भिन्नें बनें। 840 और $14\frac27\%$ दिखे, तो उत्तर $840\div 7=120$ है। 280 में से 35 दिखे, तो भाग देने से पहले $\frac18$ याद आना चाहिए।

बाक़ी प्रतिशतों के टुकड़े कीजिए। 640 का 37% यानी 25% और 12%: $160+76.8=236.8$। 19% यानी 20% से 1% कम। काम आए तो जोड़ी उलट दीजिए: 75 का 16% और 16 का 75% एक ही बात है, यानी 12।

### वही दो संख्याएँ, तीन सवाल

मान लीजिए पिछले वर्ष 80 था और इस वर्ष 100 है।

| प्रश्न | गणना | उत्तर |
|---|---|---|
| इस वर्ष का मान पिछले वर्ष **का** कितने प्रतिशत है? | $\frac{100}{80}$ | 125% |
| इस वर्ष का मान पिछले वर्ष **से** कितने प्रतिशत अधिक है? | $\frac{20}{80}$ | 25% |
| पिछले वर्ष का मान इस वर्ष **से** कितने प्रतिशत कम है? | $\frac{20}{100}$ | 20% |

"का" या "से" के ठीक पहले जो है, वही आधार है। केवल वर्ष लिखे हों, तो आधार पहले वाला वर्ष है।

**प्रतिशत अंक और प्रतिशत एक नहीं हैं।** कोई हिस्सा 20% से 25% हुआ, तो वह 5 **प्रतिशत अंक** बढ़ा। अपने ही मान की तुलना में वह चौथाई, यानी 25% बढ़ा। और कुल भी बढ़ा हो, तो मात्रा इससे भी ज़्यादा बढ़ी। परीक्षक तीनों को एक ही प्रश्न के विकल्पों में रख देते हैं।

### परिवर्तन यानी गुणा

हर प्रतिशत परिवर्तन एक गुणक है। कई परिवर्तन हों, तो गुणकों को गुणा कीजिए।

| परिवर्तन | गुणक | लौटने के लिए |
|---|---|---|
| +10% | $\frac{11}{10}$ | −$9\frac1{11}\%$ |
| +20% | $\frac65$ | −$16\frac23\%$ |
| +25% | $\frac54$ | −20% |
| +$33\frac13\%$ | $\frac43$ | −25% |
| −$12\frac12\%$ | $\frac78$ | +$14\frac27\%$ |
| −20% | $\frac45$ | +25% |

480 पहले 25% और फिर $33\frac13\%$ बढ़े, तो $480\times\frac54\times\frac43=800$। लौटने में यही गुणक उलट जाते हैं: अभी 800 है, तो दो वर्ष पहले कितना था? $800\times\frac34\times\frac45=480$। सेट में यह ऐसे पूछा जाता है: "2023 की बिक्री दी है, 2021 की बताइए"। 800 में से 25% कभी मत घटाइए।

दो छोटे परिवर्तनों का असर जल्दी निकालना हो, तो उन्हें जोड़िए और गुणनफल का सौवाँ भाग भी जोड़ दीजिए। $+6\%$ और $+5\%$ से $11+0.3=11.3\%$ बनता है।

### अनुपात

अनुपात में एक साझा गुणक छिपा रहता है। पुरुषों और महिलाओं का अनुपात 4 : 3 हो और कुल लोग 840 हों, तो एक भाग $840\div 7=120$ है। हमेशा पूछिए: जो संख्या मुझे पता है, वह कितने भागों की है? वह संख्या कुल हो सकती है, एक पक्ष हो सकती है, या अंतर हो सकता है। 4 : 3 में अंतर एक भाग है।

दो अनुपातों को एक साथ लिखना हो, तो साझा पद को बराबर कीजिए। $A:B=2:3$ और $B:C=4:5$: B को 12 बनाइए, तो $A:B:C=8:12:15$।

### स्तर मानकर औसत

![52, 58, 49, 61 और 55 के पाँच दंड और 55 पर एक रेखा। अंतर ऋण 3, धन 3, ऋण 6, धन 6 और 0 हैं, इसलिए औसत 55 है।](/figures/book-di-a2-hi.svg)

बड़ी संख्याएँ मत जोड़िए। एक स्तर मान लीजिए, अंतर जोड़िए और बाँट दीजिए। 52, 58, 49, 61, 55 में 55 मानिए: अंतर $-3,+3,-6,+6,0$ हैं। योग 0 है, इसलिए औसत 55। 50 मानते तो अंतरों का योग 25 होता, और $25\div 5=5$ से फिर 55 ही मिलता। कोई भी स्तर चलेगा; पास का स्तर लेने से संख्याएँ छोटी रहती हैं।

अलग-अलग आकार के समूह मिलें, तो हर औसत उतनी बार गिना जाता है जितने उस समूह में लोग हैं। यही **भारित औसत** है:

$$
\dfrac{n_1a_1+n_2a_2}{n_1+n_2}
$$

यह दोनों औसतों के बीच और बड़े समूह के औसत के पास रहता है। कई प्रश्नों में चार में से दो विकल्प इतने से ही हट जाते हैं।

समूहों के प्रतिशत भी ऐसे ही चलते हैं। 40 छात्रों के सेक्शन में 85% और 50 छात्रों के सेक्शन में 80% पास हुए, तो दोनों का मिलाकर पास प्रतिशत 82.5% नहीं है। वह थोड़ा कम है, क्योंकि बड़े सेक्शन का प्रतिशत कम है।

### सेट 1 (भिन्न)

एक छात्रावास महीने में ₹72,000 ख़र्च करता है: भोजन 37.5%, किराया 25%, वेतन $16\frac23\%$, बिजली 12.5%, अन्य $8\frac13\%$।

भिन्न में: $\frac38,\frac14,\frac16,\frac18,\frac1{12}$। रुपयों में: 27,000, 18,000, 12,000, 9,000, 6,000। योग 72,000 है; इस जाँच में पाँच सेकंड लगते हैं।

**प्र. 1.** भोजन का ख़र्च बिजली से कितना अधिक है? $27000-9000=$ **₹18,000**। और छोटा रास्ता: $37.5\%-12.5\%=25\%$, यानी 72,000 का चौथाई।

**प्र. 2.** किराए और वेतन का अनुपात? $\frac14:\frac16=$ **3 : 2**। रुपयों की ज़रूरत ही नहीं।

**प्र. 3.** भोजन का ख़र्च किराए से कितने प्रतिशत अधिक है? $\frac{37.5-25}{25}=$ **50%**। 12.5% तो प्रतिशत अंकों का अंतर है।

**प्र. 4.** बिजली 20% महँगी हो जाए और बाक़ी सब वैसा ही रहे, तो कुल ख़र्च कितने प्रतिशत बढ़ेगा? 12.5% का 20% यानी **2.5%**, रुपयों में ₹1,800।

**प्र. 5.** छात्र 60 हैं। 30 दिन के महीने में प्रति छात्र प्रति दिन भोजन का ख़र्च? $27000\div 60=450$, और $450\div 30=$ **₹15**।

### सेट 2 (अनुपात)

| कारख़ाना | कर्मचारी | पुरुष : महिला |
|---|---|---|
| P | 840 | 4 : 3 |
| Q | 960 | 5 : 3 |
| R | 750 | 3 : 2 |

एक भाग P में 120, Q में 120 और R में 150 है। पुरुष 480, 600, 450; महिलाएँ 360, 360, 300।

**प्र. 1.** P, Q और R के पुरुषों का अनुपात? $480:600:450=$ **16 : 20 : 15**।

**प्र. 2.** महिलाएँ सभी कर्मचारियों की कितने प्रतिशत हैं? $\dfrac{1020}{2550}=$ **40%**।

**प्र. 3.** Q से 40 पुरुष जाते हैं और 40 महिलाएँ आती हैं। नया अनुपात? $560:400=$ **7 : 5**। कुल नहीं बदला, इसलिए 80-80 के 12 भाग।

**प्र. 4.** अगले वर्ष R में 20% अधिक कर्मचारी हैं और पुरुष : महिला 5 : 4 है। महिलाओं की संख्या कितने प्रतिशत बढ़ी? कुल 900, एक भाग 100, महिलाएँ 400। 300 से 400 यानी **$33\frac13\%$**।

**प्र. 5.** और R के पुरुष? 450 से 500, $\frac{50}{450}=$ **$11\frac19\%$**। जाँच: पुरुष 50 और महिलाएँ 100 बढ़ीं, कुल 150, जो 750 का 20% है।

### सेट 3 (औसत, बैंक स्तर)

| सेक्शन | छात्र | औसत अंक | पास |
|---|---|---|---|
| A | 40 | 62 | 85% |
| B | 50 | 58 | 80% |
| C | 30 | 66 | 90% |

**प्र. 1.** सबका औसत? स्तर 62 मानिए: A से 0, B से $50\times(-4)=-200$, C से $30\times 4=120$। योग $-80$, और $-80\div 120=-\frac23$। यानी **$61\frac13$**।

**प्र. 2.** सबका पास प्रतिशत? पास: 34, 40, 27, कुल 101। $\dfrac{101}{120}=$ **$84\frac16\%$**।

**प्र. 3.** फ़ेल होने वालों में B का हिस्सा? फ़ेल: 6, 10, 3, कुल 19। $\frac{10}{19}$ यानी **लगभग 52.6%**।

**प्र. 4.** A में पास होने वालों का औसत 66 है। फ़ेल होने वालों का औसत? फ़ेल छह हैं। 34 में से हर एक स्तर 62 से 4 ऊपर है, कुल 136 ऊपर। छह को मिलकर 136 नीचे होना है, हर एक $\frac{136}6=22\frac23$। यानी $62-22\frac23=$ **$39\frac13$**।

**प्र. 5.** पुनर्मूल्यांकन में B के 20 छात्रों के 3-3 अंक बढ़े। सबका नया औसत? 60 अंक 120 छात्रों में बँटे: आधा अंक। **$61\frac56$**। दोबारा पूरा जोड़ करने की ज़रूरत नहीं।

### सेट 4: पीछे की ओर चलना (बैंक मेन्स)

| नगर | 2023 में लोग | 2021 से 2022 | 2022 से 2023 |
|---|---|---|---|
| A | 9,900 | +10% | −10% |
| B | 12,000 | +25% | −20% |
| C | 18,000 | +$33\frac13\%$ | +20% |
| D | 8,400 | +$16\frac23\%$ | −20% |

यहाँ आँकड़े अंत से शुरू होते हैं। पहले आख़िरी गुणक से भाग दीजिए, तो 2022 मिलेगा: $9900\div\frac9{10}=11000$, $12000\div\frac45=15000$, $18000\div\frac65=15000$, $8400\div\frac45=10500$। एक बार और भाग दीजिए: 2021 में 10,000, 12,000, 11,250 और 9,000।

**प्र. 1.** 2021 में C में कितने लोग थे? **11,250**। जो दो वर्षों की वृद्धि $53\frac13\%$ मान ले, उसकी संख्या भिन्न में आती है; लोगों की गिनती भिन्न में आए, तो समझिए आधार ग़लत है।

**प्र. 2.** किन नगरों में 2023 में 2021 से कम लोग थे? गुणकों को गुणा कीजिए: A $\frac{99}{100}$, B $1$, C $\frac85$, D $\frac76\times\frac45=\frac{14}{15}$। **A और D**। B में उतने ही हैं। लोगों की संख्या निकालने की ज़रूरत ही नहीं।

**प्र. 3.** 2021 से 2023 तक चारों नगरों की कुल आबादी लगभग कितने प्रतिशत बढ़ी: 12, 14, 16 या 18? 2021: 42,250। 2023: 48,300। वृद्धि 6,050; 10% हुआ 4,225, 4% हुआ 1,690, कुल 5,915। **14**।

**प्र. 4.** 2022 में A और D का अनुपात? $11000:10500=$ **22 : 21**।

### ग़लतियाँ

- प्रतिशतों का सीधा औसत तभी सही है, जब समूह बराबर हों।
- "25% बढ़ा, फिर 25% घटा" से वहीं नहीं लौटते: $\frac54\times\frac34=\frac{15}{16}$।
- केवल अनुपात से संख्या नहीं मिलती। आँकड़ों में कोई संख्या न हो, तो उत्तर "ज्ञात नहीं किया जा सकता" हो सकता है।
- पूर्णांकित प्रतिशतों का योग 99 या 101 हो सकता है। इसे अपनी ग़लती मत समझिए।

### अभ्यास सेट 2

| उत्पाद | 2022 की बिक्री (₹ लाख) | 2023 में परिवर्तन |
|---|---|---|
| P | 160 | +25% |
| Q | 240 | −12.5% |
| R | 180 | +$33\frac13\%$ |
| S | 120 | −$16\frac23\%$ |

1. 2023 में चारों की कुल बिक्री कितनी थी?
2. कुल बिक्री में कितने प्रतिशत परिवर्तन हुआ?
3. 2023 में P और S का अनुपात क्या था?
4. कुल में R का हिस्सा कितने प्रतिशत अंक बढ़ा?
5. 2024 में Q कितने प्रतिशत बढ़े कि 2022 के स्तर पर पहुँच जाए?

### उत्तर

1. $200+210+240+100=$ **₹750 लाख**।
2. 2022 का कुल 700 है। $\frac{50}{700}=$ **$7\frac17\%$ वृद्धि**। चारों परिवर्तनों का औसत लगभग 7.3% है; वह संयोग से पास आ गया, वह कोई विधि नहीं है।
3. $200:100=$ **2 : 1**।
4. $\frac{180}{700}=25\frac57\%$ से $\frac{240}{750}=32\%$: **$6\frac27$ प्रतिशत अंक**।
5. $\frac{30}{210}=\frac17=$ **$14\frac27\%$**। बिक्री आठवाँ भाग घटी थी, इसलिए पुराने स्तर पर लौटने के लिए उसे सातवाँ भाग बढ़ना होगा। जो 12.5% लिखता है, उसने पुराना आधार ले लिया।
`,
    },
  },
  {
    id: 'tables',
    title: { en: 'Tables, simple and with missing values', hi: 'तालिकाएँ: सरल और छूटे हुए मान वाली' },
    text: {
      en: String.raw`
A table is the most honest form of data: every number is written out. What is hard about it is choosing. A table of five rows and four columns has twenty numbers, and a question seldom needs more than four of them.

### Ideas

**Rows, columns, totals.** Say to yourself what a row is and what a column is: "a row is a dealer, a column is a month". A row total answers questions on a dealer, a column total those on a month. The sum of all row totals equals the sum of all column totals. That equality is your check, and in tables with gaps it is your tool.

**Add a column of your own.** When two or more questions need the same derived number (women, profit, failed), write it at the edge of the table once.

**Cumulative tables.** If the head says "less than", every number contains those before it. Take differences.

| Marks less than | 20 | 40 | 60 | 80 | 100 |
|---|---|---|---|---|---|
| Students | 12 | 38 | 80 | 108 | 120 |

Here $80-38=42$ students have 40 or more but less than 60 marks. The number who have 60 or more is $120-80=40$. If you add up the row, you get 358 students in a class of 120.

**Missing values.** Don't fill all gaps from left to right. Work like this:

1. Look for a line (row or column) with only **one** gap. Fill it by subtraction or from the formula that holds in the row.
2. A new number may leave another line with a single gap. Go on there.
3. If no line has only one gap, use the conditions of the text: a ratio, an average, a percentage.
4. Fill only what the questions need.

In tables of prices the lines are tied by formulas. Keep them in view (CP cost price, SP selling price, MP marked price; $d$ the discount and $p$ the profit, both in per cent):

$$
SP=MP\times\dfrac{100-d}{100}
$$

$$
SP=CP\times\dfrac{100+p}{100}
$$

Any three of cost price, marked price, discount and profit give the fourth, as both formulas describe the same selling price.

### Set 1: a simple table

Cycles sold by five dealers in four months:

| Dealer | Jan | Feb | Mar | Apr |
|---|---|---|---|---|
| A | 120 | 150 | 135 | 165 |
| B | 200 | 180 | 220 | 240 |
| C | 90 | 110 | 100 | 130 |
| D | 160 | 140 | 175 | 155 |
| E | 80 | 120 | 70 | 110 |

**Q1.** What is the average monthly sale of D? Take 160 as the level: $0-20+15-5=-10$, and $-10\div 4=-2.5$. **157.5**. An average need not be a whole number, even of cycles.

**Q2.** The total of April is by what per cent more than that of January? January: $120+200+90+160+80=650$. April: $165+240+130+155+110=800$. $\dfrac{150}{650}=\dfrac3{13}=$ **$23\frac1{13}\%$**.

**Q3.** Which dealer grew most, in per cent, from January to April? A: $\frac{45}{120}=\frac38$. B: $\frac{40}{200}=\frac15$. C: $\frac{40}{90}=\frac49$. D fell. E: $\frac{30}{80}=\frac38$. Compare $\frac49$ and $\frac38$: $4\times 8=32>27=3\times 9$. **C**. In numbers A grew most; the question says per cent.

**Q4.** About what share of all cycles did B sell: 25%, 27.5%, 29.5% or 32%? B: 840. The row totals are 570, 840, 430, 630, 380, together 2,850. 30% of 2,850 is 855, so a little less than 30%: **29.5%**.

**Q5.** Ratio of A and C together in February to B and E together in March? $(150+110):(220+70)=260:290=$ **26 : 29**.

### Set 2: gaps in rows and columns

Students of a school. In class IX boys to girls is 5 : 4.

| Class | Boys | Girls | Total |
|---|---|---|---|
| VI | 84 | – | 150 |
| VII | – | 72 | 162 |
| VIII | 96 | 64 | – |
| IX | – | – | 180 |
| X | – | 78 | – |
| All | 460 | 360 | – |

Rows VI, VII and VIII have one gap each: girls 66, boys 90, total 160. Row IX needs the ratio: a part is 20, so 100 boys and 80 girls. Row X has two gaps, but the column of boys now has only one: $460-(84+90+96+100)=90$. So X has 168 students. Check with the girls: $66+72+64+80+78=360$. It fits.

**Q1.** How many boys are in class X? **90**.

**Q2.** Total strength of the school? $460+360=$ **820**. This question needed no gap at all. It is often so: look before you fill.

**Q3.** In which class is the share of girls largest? VI: $\frac{66}{150}=44\%$. VII: $\frac{72}{162}=\frac49$. VIII: 40%. IX: $\frac49$. X: $\frac{78}{168}=\frac{13}{28}$, about 46.4%. **X**.

**Q4.** Boys of VIII to girls of IX? $96:80=$ **6 : 5**.

**Q5.** 25% of the girls of IX and $16\frac23\%$ of the boys of VII come by bus. How many are they together? $80\div 4+90\div 6=20+15=$ **35**.

### Set 3: gaps tied by formulas (bank mains)

| Article | CP (₹) | MP (₹) | Discount | Profit |
|---|---|---|---|---|
| P | 800 | – | 20% | 25% |
| Q | – | 1,500 | 12% | 10% |
| R | 600 | 900 | – | 20% |
| S | 1,250 | 2,000 | 30% | – |
| T | – | – | 25% | 5% |

The profit on T is ₹60.

**Q1.** Marked price of P? SP is $800\times\frac54=1000$. This is 80% of the marked price: **₹1,250**.

**Q2.** Cost price of Q to that of R? SP of Q is $1500\times 0.88=1320$. It is 110% of the cost: ₹1,200. $1200:600=$ **2 : 1**.

**Q3.** Discount on R? SP is $600\times 1.2=720$; from 900 that is 180 less: **20%**.

**Q4.** If the discount on S were 25% instead of 30%, by how many rupees would the profit rise, and what would it be in per cent? Now SP is 1,400 and the profit ₹150, that is 12%. Then SP is 1,500, the profit ₹250, that is **20%**; the rise is **₹100**. Shorter: 5% of 2,000 is 100.

**Q5.** By what per cent is T marked above its cost? 5% is ₹60, so the cost is 1,200 and SP 1,260. This is 75% of the marked price, 1,680. $\frac{480}{1200}=$ **40%**. The ₹60 was not needed: $\frac{105}{75}=1.4$ gives the same.

### Set 4: a league table

Five teams play each other twice. A win brings 3 points, a draw 1, a defeat 0.

| Team | Won | Drawn | Lost | Points |
|---|---|---|---|---|
| P | 5 | 2 | – | – |
| Q | 4 | – | 2 | – |
| R | – | 3 | 2 | 12 |
| S | – | 4 | – | 7 |
| T | 1 | – | – | – |

Every team plays four others twice: 8 matches. So each row has the equation won + drawn + lost = 8. There is one more, which ties the rows together: every match that one team wins another team loses, so **all wins together equal all defeats**.

**Q1.** How many matches are played in all? There are 10 pairs of teams, each plays twice: **20**. Or $5\times 8\div 2$, because every match stands in two rows.

**Q2.** How many points has Q? Drawn: $8-4-2=2$. Points: $4\times 3+2=$ **14**.

**Q3.** How many matches did S lose? 4 of its 7 points come from draws, the other 3 from one win. $8-1-4=$ **3**.

**Q4.** How many points has T? First R: $12-3=9$ points from wins, so 3 wins. All wins: $5+4+3+1+1=14$. Defeats without T: P lost 1, so $1+2+2+3=8$. T lost $14-8=6$ and drew $8-1-6=1$. Points: **4**.

**Q5.** What per cent of the matches were drawn? 14 matches had a winner, 6 had none. $\frac6{20}=$ **30%**. The column of draws adds up to 12, twice as many, since a draw is counted for both teams.

### Traps

- A dash means "not given", not zero.
- A row "All" or "Total" must not be added once more, nor counted as a sixth dealer.
- "Average per dealer" divides by five, "average per month" by four.
- In a cumulative table take differences first.
- Discount is a part of the marked price, profit a part of the cost price. Taking 20% and 25% of the same number is the commonest mistake in such sets.

### Practice set 3

| Village | Population | Males | Literate |
|---|---|---|---|
| A | 5,000 | 52% | 60% |
| B | 4,000 | 55% | 70% |
| C | – | 50% | 64% |
| D | 4,500 | – | $66\frac23\%$ |

C has 3,840 literate people, D has 2,430 males.

1. What is the population of C?
2. How many females live in A and B together?
3. What per cent of the people of D are males?
4. About what per cent of the people of the four villages are literate: 61, 63, 65 or 67?
5. In B 75% of the males are literate. What per cent of the females are?

### Answers

1. $3840\div 0.64=$ **6,000**.
2. $2400+1800=$ **4,200**. The average share, 46.5%, of 9,000 would give 4,185, because it ignores the sizes.
3. $\frac{2430}{4500}=$ **54%**.
4. Literate: $3000+2800+3840+3000=12640$. Population: 19,500. 65% of 19,500 is 12,675, just above: **65**.
5. Literate in B: 2,800, of them $2200\times\frac34=1650$ males. Females: $\frac{1150}{1800}=\frac{23}{36}=$ **$63\frac89\%$**. The answer 65% is the trap: the plain average of 75% and 65% is 70%, but there are more males than females.
`,
      hi: String.raw`
तालिका आँकड़ों का सबसे साफ़ रूप है: हर संख्या लिखी हुई है। कठिनाई चुनने में है। पाँच पंक्तियों और चार स्तंभों की तालिका में बीस संख्याएँ होती हैं, और प्रश्न में शायद ही चार से ज़्यादा लगती हैं।

### मूल बातें

**पंक्ति, स्तंभ, योग।** मन में कहिए कि पंक्ति क्या है और स्तंभ क्या: "पंक्ति विक्रेता है, स्तंभ महीना"। पंक्ति का योग विक्रेता के प्रश्न हल करता है, स्तंभ का योग महीने के। सभी पंक्तियों के योग और सभी स्तंभों के योग बराबर होते हैं। यही बराबरी आपकी जाँच है, और छूटे हुए मानों वाली तालिका में आपका औज़ार भी।

**अपना एक स्तंभ जोड़िए।** दो या अधिक प्रश्नों में एक ही निकाली हुई संख्या लगे (महिलाएँ, लाभ, फ़ेल), तो उसे एक बार तालिका के किनारे लिख लीजिए।

**संचयी तालिका।** शीर्षक में "से कम" लिखा हो, तो हर संख्या में पहले वाली संख्याएँ शामिल हैं। अंतर निकालिए।

| अंक इससे कम | 20 | 40 | 60 | 80 | 100 |
|---|---|---|---|---|---|
| छात्र | 12 | 38 | 80 | 108 | 120 |

यहाँ $80-38=42$ छात्रों के अंक 40 या अधिक, पर 60 से कम हैं। 60 या अधिक अंक वाले $120-80=40$ हैं। जो पूरी पंक्ति जोड़ दे, उसे 120 छात्रों की कक्षा में 358 छात्र मिलेंगे।

**छूटे हुए मान।** बाएँ से दाएँ सारी ख़ाली जगहें मत भरिए। ऐसे चलिए:

1. वह पंक्ति या स्तंभ ढूँढ़िए जिसमें केवल **एक** मान छूटा हो। उसे घटाकर, या उस पंक्ति पर लागू सूत्र से भरिए।
2. नई संख्या मिलने से किसी और पंक्ति या स्तंभ में एक ही जगह ख़ाली रह सकती है। वहाँ बढ़िए।
3. कहीं भी अकेली ख़ाली जगह न हो, तो शर्त लगाइए: अनुपात, औसत या प्रतिशत।
4. उतना ही भरिए जितना प्रश्नों में चाहिए।

मूल्यों की तालिका में मान सूत्रों से जुड़े रहते हैं। इन्हें सामने रखिए (CP क्रय मूल्य, SP विक्रय मूल्य, MP अंकित मूल्य, $d$ छूट %, $p$ लाभ %):

$$
SP=MP\times\dfrac{100-d}{100}
$$

$$
SP=CP\times\dfrac{100+p}{100}
$$

क्रय मूल्य, अंकित मूल्य, छूट और लाभ में से कोई तीन पता हों, तो चौथा मिल जाता है, क्योंकि दोनों सूत्र एक ही विक्रय मूल्य बताते हैं।

### सेट 1: सरल तालिका

चार महीनों में पाँच विक्रेताओं ने इतनी साइकिलें बेचीं:

| विक्रेता | जन. | फ़र. | मार्च | अप्रैल |
|---|---|---|---|---|
| A | 120 | 150 | 135 | 165 |
| B | 200 | 180 | 220 | 240 |
| C | 90 | 110 | 100 | 130 |
| D | 160 | 140 | 175 | 155 |
| E | 80 | 120 | 70 | 110 |

**प्र. 1.** D की औसत मासिक बिक्री? स्तर 160 मानिए: $0-20+15-5=-10$, और $-10\div 4=-2.5$। **157.5**। औसत का पूर्ण संख्या होना ज़रूरी नहीं, चाहे गिनती साइकिलों की ही हो।

**प्र. 2.** अप्रैल की कुल बिक्री जनवरी से कितने प्रतिशत अधिक है? जनवरी: $120+200+90+160+80=650$। अप्रैल: $165+240+130+155+110=800$। $\dfrac{150}{650}=\dfrac3{13}=$ **$23\frac1{13}\%$**।

**प्र. 3.** जनवरी से अप्रैल तक किस विक्रेता की बिक्री प्रतिशत में सबसे ज़्यादा बढ़ी? A: $\frac{45}{120}=\frac38$। B: $\frac{40}{200}=\frac15$। C: $\frac{40}{90}=\frac49$। D की घटी। E: $\frac{30}{80}=\frac38$। $\frac49$ और $\frac38$ में: $4\times 8=32>27=3\times 9$। **C**। संख्या में A की बिक्री सबसे ज़्यादा बढ़ी, पर प्रश्न प्रतिशत का है।

**प्र. 4.** कुल साइकिलों में से लगभग कितने प्रतिशत B ने बेचीं: 25%, 27.5%, 29.5% या 32%? B: 840। पंक्तियों के योग 570, 840, 430, 630, 380 हैं, कुल 2,850। 2,850 का 30% हुआ 855, यानी उत्तर 30% से थोड़ा कम: **29.5%**।

**प्र. 5.** फ़रवरी में A और C की कुल बिक्री तथा मार्च में B और E की कुल बिक्री का अनुपात? $(150+110):(220+70)=260:290=$ **26 : 29**।

### सेट 2: पंक्तियों और स्तंभों में छूटे मान

एक स्कूल के विद्यार्थी। कक्षा IX में लड़के : लड़कियाँ = 5 : 4।

| कक्षा | लड़के | लड़कियाँ | कुल |
|---|---|---|---|
| VI | 84 | – | 150 |
| VII | – | 72 | 162 |
| VIII | 96 | 64 | – |
| IX | – | – | 180 |
| X | – | 78 | – |
| सभी | 460 | 360 | – |

VI, VII और VIII में एक-एक मान छूटा है: लड़कियाँ 66, लड़के 90, कुल 160। IX में अनुपात लगेगा: एक भाग 20, यानी 100 लड़के और 80 लड़कियाँ। X में दो मान छूटे हैं, पर अब लड़कों के स्तंभ में एक ही बचा है: $460-(84+90+96+100)=90$। यानी X में 168 विद्यार्थी हैं। लड़कियों से जाँच: $66+72+64+80+78=360$। ठीक है।

**प्र. 1.** कक्षा X में कितने लड़के हैं? **90**।

**प्र. 2.** स्कूल में कुल कितने विद्यार्थी हैं? $460+360=$ **820**। इसमें कोई छूटा मान निकालना ही नहीं पड़ा। अक्सर ऐसा होता है: भरने से पहले देखिए।

**प्र. 3.** किस कक्षा में लड़कियों का हिस्सा सबसे बड़ा है? VI: $\frac{66}{150}=44\%$। VII: $\frac{72}{162}=\frac49$। VIII: 40%। IX: $\frac49$। X: $\frac{78}{168}=\frac{13}{28}$, लगभग 46.4%। **X**।

**प्र. 4.** VIII के लड़कों और IX की लड़कियों का अनुपात? $96:80=$ **6 : 5**।

**प्र. 5.** IX की 25% लड़कियाँ और VII के $16\frac23\%$ लड़के बस से आते हैं। कुल कितने? $80\div 4+90\div 6=20+15=$ **35**।

### सेट 3: सूत्र से जुड़े छूटे मान (बैंक मेन्स)

| वस्तु | CP (₹) | MP (₹) | छूट | लाभ |
|---|---|---|---|---|
| P | 800 | – | 20% | 25% |
| Q | – | 1,500 | 12% | 10% |
| R | 600 | 900 | – | 20% |
| S | 1,250 | 2,000 | 30% | – |
| T | – | – | 25% | 5% |

T पर लाभ ₹60 है।

**प्र. 1.** P का अंकित मूल्य? SP: $800\times\frac54=1000$। यह अंकित मूल्य का 80% है: **₹1,250**।

**प्र. 2.** Q और R के क्रय मूल्यों का अनुपात? Q का SP $1500\times 0.88=1320$। यह क्रय मूल्य का 110% है: ₹1,200। $1200:600=$ **2 : 1**।

**प्र. 3.** R पर छूट? SP: $600\times 1.2=720$; यह 900 से 180 कम है: **20%**।

**प्र. 4.** S पर छूट 30% की जगह 25% होती, तो लाभ कितने रुपये बढ़ता और कितने प्रतिशत होता? अभी SP 1,400 और लाभ ₹150 है, यानी 12%। तब SP 1,500 और लाभ ₹250 होता, यानी **20%**; वृद्धि **₹100**। छोटा रास्ता: 2,000 का 5% 100 है।

**प्र. 5.** T का अंकित मूल्य क्रय मूल्य से कितने प्रतिशत अधिक है? 5% यानी ₹60, तो क्रय मूल्य 1,200 और SP 1,260। यह अंकित मूल्य का 75% है, यानी MP 1,680। $\frac{480}{1200}=$ **40%**। ₹60 की ज़रूरत ही नहीं थी: $\frac{105}{75}=1.4$ से भी यही मिलता है।

### सेट 4: लीग तालिका

पाँच टीमें आपस में दो-दो बार खेलती हैं। जीत पर 3 अंक, बराबरी पर 1, हार पर 0।

| टीम | जीते | बराबर | हारे | अंक |
|---|---|---|---|---|
| P | 5 | 2 | – | – |
| Q | 4 | – | 2 | – |
| R | – | 3 | 2 | 12 |
| S | – | 4 | – | 7 |
| T | 1 | – | – | – |

हर टीम चार टीमों से दो-दो बार खेलती है: 8 मैच। इसलिए हर पंक्ति में जीते + बराबर + हारे = 8। एक समीकरण और है, जो पंक्तियों को आपस में जोड़ता है: जो मैच एक टीम जीतती है, उसे दूसरी हारती है, इसलिए **सारी जीतों का योग सारी हारों के योग के बराबर** है।

**प्र. 1.** कुल कितने मैच हुए? टीमों के 10 जोड़े हैं, हर जोड़ा दो बार खेलता है: **20**। या $5\times 8\div 2$, क्योंकि हर मैच दो पंक्तियों में आता है।

**प्र. 2.** Q के कितने अंक हैं? बराबर: $8-4-2=2$। अंक: $4\times 3+2=$ **14**।

**प्र. 3.** S कितने मैच हारी? 7 में से 4 अंक बराबरी के हैं, बाक़ी 3 एक जीत के। $8-1-4=$ **3**।

**प्र. 4.** T के कितने अंक हैं? पहले R: जीत के $12-3=9$ अंक, यानी 3 जीत। सारी जीतें: $5+4+3+1+1=14$। T को छोड़कर हारें: P 1 मैच हारी, इसलिए $1+2+2+3=8$। T की हारें $14-8=6$ और बराबर $8-1-6=1$। अंक: **4**।

**प्र. 5.** कितने प्रतिशत मैच बराबरी पर छूटे? 14 मैचों में कोई जीता, 6 में नहीं। $\frac6{20}=$ **30%**। "बराबर" स्तंभ का योग 12 है, यानी दुगुना, क्योंकि बराबरी दोनों टीमों में गिनी जाती है।

### ग़लतियाँ

- "–" का अर्थ है "दिया नहीं गया", शून्य नहीं।
- "सभी" या "कुल" वाली पंक्ति को दोबारा मत जोड़िए, और उसे छठा विक्रेता मत गिनिए।
- "प्रति विक्रेता औसत" में पाँच से भाग, "प्रति माह औसत" में चार से।
- संचयी तालिका में पहले अंतर निकालिए।
- छूट अंकित मूल्य का भाग है, लाभ क्रय मूल्य का। 20% और 25% एक ही संख्या पर लगा देना ऐसे सेटों की सबसे आम ग़लती है।

### अभ्यास सेट 3

| गाँव | जनसंख्या | पुरुष | साक्षर |
|---|---|---|---|
| A | 5,000 | 52% | 60% |
| B | 4,000 | 55% | 70% |
| C | – | 50% | 64% |
| D | 4,500 | – | $66\frac23\%$ |

C में 3,840 लोग साक्षर हैं, D में 2,430 पुरुष हैं।

1. C की जनसंख्या कितनी है?
2. A और B में कुल कितनी महिलाएँ हैं?
3. D के कितने प्रतिशत लोग पुरुष हैं?
4. चारों गाँवों के लगभग कितने प्रतिशत लोग साक्षर हैं: 61, 63, 65 या 67?
5. B में 75% पुरुष साक्षर हैं। कितने प्रतिशत महिलाएँ साक्षर हैं?

### उत्तर

1. $3840\div 0.64=$ **6,000**।
2. $2400+1800=$ **4,200**। 9,000 पर औसत हिस्सा 46.5% लगाने से 4,185 आता है, क्योंकि उसमें गाँवों का आकार छूट जाता है।
3. $\frac{2430}{4500}=$ **54%**।
4. साक्षर: $3000+2800+3840+3000=12640$। जनसंख्या: 19,500। 19,500 का 65% हुआ 12,675, बस थोड़ा ऊपर: **65**।
5. B में साक्षर 2,800, जिनमें पुरुष $2200\times\frac34=1650$। महिलाएँ: $\frac{1150}{1800}=\frac{23}{36}=$ **$63\frac89\%$**। उत्तर 65% जाल है: 75% और 65% का सीधा औसत तो 70% बनता है, पर यहाँ पुरुष महिलाओं से अधिक हैं।
`,
    },
  },
  {
    id: 'bar-charts',
    title: { en: 'Bar charts: simple, grouped, stacked', hi: 'दंड आरेख: सरल, समूहित और खंडित' },
    text: {
      en: String.raw`
A bar chart trades exactness for sight. You see at once which bar is the tallest; you pay with the time that it takes to read a number off an axis. Good students use the eye for comparing and the pencil only for what the eye cannot decide.

### Three kinds

| Kind | What a bar shows | What the eye sees easily | What it does not see |
|---|---|---|---|
| Simple | one number for a year or a thing | largest, smallest, rise and fall | shares |
| Grouped | two or three numbers side by side | which of the pair is larger, and when | totals of a year |
| Stacked | parts on top of one another | the total, and the lowest part | change of the upper parts |

In a stacked chart only the lowest part begins at the axis. For a middle part you must take the difference of its two edges. If the chart prints the numbers inside the bars, they are the parts, not the running totals; if only the axis is there, read both edges.

A special stacked chart is the **100% bar**: all bars are equally tall and show shares. There the amounts of two years cannot be compared at all unless the totals are given.

### Reading off an axis

Find the value of one grid step first. Then read bars as "steps": if a step is 10 thousand litres and the bar ends half way between the fourth and the fifth line, it is 45. For a ratio or a per cent work in steps and forget the unit.

**Per cent change between bars** is the gap between the two tops divided by the height of the **earlier** bar. For the same gap a short bar gives the larger per cent. So when the question is "in which year was the per cent rise largest", look at a steep step from a short bar first; most other years need no calculation.

**Average of bars**: think of a horizontal line through the chart such that what rises above it would fill what is missing below it. Draw it with the eye, guess, then level as in chapter 2.

### Set 1: simple bars

![Bar chart of milk collected by a dairy in thousand litres: January 45, February 40, March 50, April 55, May 35, June 60.](/figures/book-di-a3.svg)

**Q1.** In how many months was the collection above the average of the six? Take 50 as the level: $-5-10+0+5-15+10=-15$, and $-15\div 6=-2.5$. The average is 47.5. March, April and June are above it: **three**.

**Q2.** In which month was the fall over the month before largest, in per cent, and how large? It fell only in February and in May. February: $\frac5{45}=\frac19$. May: $\frac{20}{55}=\frac4{11}$. **May, $36\frac4{11}\%$**.

**Q3.** The collection of June is what per cent of that of February? $\frac{60}{40}=$ **150%**. "More than" would be 50%.

**Q4.** The dairy pays ₹48 a litre. How much did it pay in April? $55000\times 48=2640000$, that is **₹26.4 lakh**. To check the zeros: $55\times 48=2640$ thousand, and a hundred thousand make a lakh.

**Q5.** In July the collection grows by the same per cent as in March. How much milk is that? In March it grew from 40 to 50, by a quarter. $60\times\frac54=$ **75 thousand litres**.

### Set 2: grouped bars

![Grouped bar chart in crore rupees. Exports: 2018 240, 2019 300, 2020 270, 2021 360, 2022 420. Imports: 300, 250, 300, 320, 350.](/figures/book-di-a4.svg)

**Q1.** In how many years did exports exceed imports? The blue bar is taller in 2019, 2021 and 2022: **three**. This is a question for the eye.

**Q2.** In which two years was the ratio of exports to imports the same? In steps of ten: $24:30$, $30:25$, $27:30$, $36:32$, $42:35$. The second and the last are 6 : 5. **2019 and 2022**.

**Q3.** By how much did exports exceed imports over the five years? Work with differences: $-60+50-30+40+70=70$. **₹70 crore**. The two totals, 1,590 and 1,520, are not needed.

**Q4.** By how many percentage points was the growth of exports from 2018 to 2022 above that of imports? Exports: $\frac{180}{240}=75\%$. Imports: $\frac{50}{300}=16\frac23\%$. The difference is **$58\frac13$ points**.

**Q5.** The exports of 2020 are nearly what per cent less than the average imports: 9, 11, 13 or 15? Average imports: level 300 with $0-50+0+20+50=20$, so 304. Less by 34; 10% of 304 is 30.4, 1% is 3, so a little over **11**.

### Set 3: stacked bars (bank mains)

![Stacked bar chart of electricity in crore units. Coal: 120, 110, 125, 120, 130. Hydro: 60, 70, 65, 70, 70. Solar: 20, 40, 60, 90, 120, for 2019 to 2023.](/figures/book-di-a5.svg)

Write the totals above the bars: 200, 220, 250, 280, 320.

**Q1.** By how many percentage points did the share of solar grow from 2019 to 2023? $\frac{20}{200}=10\%$, $\frac{120}{320}=37.5\%$: **27.5 points**.

**Q2.** "The share of coal fell from 60% to about 40%, so less coal power was made." True or false? The share: $\frac{120}{200}=60\%$ and $\frac{130}{320}\approx 40.6\%$. The amount rose from 120 to 130, by $8\frac13\%$. **False**: a smaller share of a larger whole.

**Q3.** What per cent of the growth of the total from 2019 to 2023 came from solar? The total grew by 120, solar by 100. $\frac{100}{120}=$ **$83\frac13\%$**.

**Q4.** Average of hydro over the five years? $60+70+65+70+70=335$, and a fifth is **67 crore units**.

**Q5.** In 2024 the total is 360 and coal, hydro and solar are as 2 : 1 : 2. By what per cent does solar grow? A part is 72. Solar is 144; from 120 that is $\frac{24}{120}=$ **20%**.

### Set 4: bars of 100 per cent

![Stacked bars of 100 per cent. Family A: food 45, other 35, savings 20. B: 40, 35, 25. C: 30, 40, 30.](/figures/book-di-a12.svg)

The monthly incomes are ₹40,000 for A, ₹60,000 for B and ₹80,000 for C. The savings per month are then ₹8,000, ₹15,000 and ₹24,000.

**Q1.** Which family spends most on food? In rupees: A 18,000, B 24,000, C 24,000. **B and C, equally**. The chart alone suggests A, whose blue part is the longest; but the three bars stand for different incomes.

**Q2.** What per cent of the income of all three is saved? $\frac{8+15+24}{180}=\frac{47}{180}$, **about 26.1%**. The plain average of 20, 25 and 30 is 25. The true value is higher, because the richest family saves the largest share.

**Q3.** Food becomes dearer by 10%. A buys the same as before, its income and its other spending do not change. By what per cent do its savings fall? Food rises by ₹1,800, so savings fall by $\frac{1800}{8000}=$ **22.5%**. In shares: 4.5 of 20.

**Q4.** The other spending of C is by what per cent more than that of B? $40\%$ of 80,000 is 32,000, $35\%$ of 60,000 is 21,000. $\frac{11}{21}$ is **about 52.4%**. The parts of the bars, 40 and 35, differ by only a seventh.

### Traps

![Two bars, 96 and 100, drawn on an axis that begins at 90. The second looks far taller than the first.](/figures/book-di-a6.svg)

- **An axis that does not begin at zero.** Here Q is drawn more than one and a half times as tall as P. In truth it is $\frac{4}{96}$, about 4.2%, more. With such an axis the eye may compare order, never ratio.
- The years on the axis may skip one: 2015, 2017, 2018. "Growth over the previous year" is then unknown for 2017.
- In grouped charts the legend decides which colour is which, and it may change from set to set.
- In stacked charts the top of the second part is not its value.
- Two charts may have different units, lakhs on the left and thousands on the right.

### Practice set 4

![Grouped bar chart of cars. Made: P 500, Q 600, R 640, S 720, T 800. Sold: 450, 480, 600, 630, 760.](/figures/book-di-a7.svg)

1. How many cars remained unsold in the five plants together?
2. Which plant sold the smallest share of what it made?
3. About what per cent of all unsold cars lie in Q: 30, 35, 40 or 45?
4. What is the average number of cars sold per plant?
5. T sells each car at ₹4 lakh. What did T earn, in crore rupees?

### Answers

1. Differences: $50+120+40+90+40=$ **340**.
2. $90\%,80\%,93.75\%,87.5\%,95\%$: **Q**. By unsold shares it is quicker: $\frac{120}{600}=\frac15$ is the largest.
3. $\frac{120}{340}=\frac6{17}$, a little more than a third; 35% of 340 is 119: **35**.
4. Level 600: $-150-120+0+30+160=-80$, and $-80\div 5=-16$: **584**.
5. $760\times 4=3040$ lakh, and 100 lakh make a crore: **₹30.4 crore**. With the cars made in place of the cars sold you get 32.
`,
      hi: String.raw`
दंड आरेख में सटीकता कुछ कम होती है, पर पूरी तस्वीर एक नज़र में दिख जाती है। सबसे ऊँचा दंड तुरंत दिखता है; बदले में अक्ष से संख्या पढ़ने में समय लगता है। अच्छा विद्यार्थी तुलना आँख से करता है और पेंसिल केवल वहाँ चलाता है जहाँ आँख फ़ैसला न कर पाए।

### तीन प्रकार

| प्रकार | दंड क्या बताता है | आँख को क्या आसानी से दिखता है | क्या नहीं दिखता |
|---|---|---|---|
| सरल | किसी वर्ष या वस्तु की एक संख्या | सबसे बड़ा, सबसे छोटा, बढ़ना-घटना | हिस्से |
| समूहित (grouped) | पास-पास दो-तीन संख्याएँ | जोड़ी में कौन बड़ा है और कब | वर्ष का कुल |
| खंडित (stacked) | एक के ऊपर एक रखे भाग | कुल, और सबसे नीचे का भाग | ऊपर वाले भागों का परिवर्तन |

खंडित आरेख में केवल सबसे नीचे का भाग अक्ष से शुरू होता है। बीच के भाग के लिए उसके दोनों किनारों का अंतर लेना पड़ता है। दंडों के भीतर संख्याएँ छपी हों, तो वे भाग हैं, संचयी योग नहीं; केवल अक्ष हो, तो दोनों किनारे पढ़िए।

खंडित आरेख का एक विशेष रूप **100% दंड** है: सारे दंड बराबर ऊँचे होते हैं और हिस्से दिखाते हैं। वहाँ कुल दिए बिना दो वर्षों की मात्राओं की तुलना हो ही नहीं सकती।

### अक्ष से पढ़ना

पहले एक ख़ाने का मान निकालिए। फिर दंडों को "ख़ानों" में पढ़िए: एक ख़ाना 10 हज़ार लीटर का हो और दंड चौथी और पाँचवीं रेखा के ठीक बीच में ख़त्म हो, तो 45। अनुपात या प्रतिशत निकालना हो, तो ख़ानों में ही काम कीजिए और इकाई भूल जाइए।

**दंडों के बीच प्रतिशत परिवर्तन** यानी दोनों सिरों का अंतर बटा **पहले वाले** दंड की ऊँचाई। अंतर बराबर हो, तो छोटे दंड पर प्रतिशत बड़ा आता है। इसलिए "किस वर्ष प्रतिशत वृद्धि सबसे अधिक" पूछा हो, तो पहले छोटे दंड से उठी बड़ी छलाँग देखिए; बाक़ी वर्षों में प्रायः गणना नहीं लगती।

**दंडों का औसत**: चार्ट में एक क्षैतिज रेखा की कल्पना कीजिए, ऐसी कि उससे ऊपर निकला भाग नीचे की कमी को भर दे। आँख से रेखा खींचिए, अंदाज़ा लगाइए, फिर अध्याय 2 की तरह स्तर मानकर औसत निकालिए।

### सेट 1: सरल दंड

![डेयरी में इकट्ठा किए गए दूध का दंड आरेख, हज़ार लीटर में: जनवरी 45, फ़रवरी 40, मार्च 50, अप्रैल 55, मई 35, जून 60।](/figures/book-di-a3-hi.svg)

**प्र. 1.** कितने महीनों में दूध की मात्रा छह महीनों के औसत से अधिक थी? स्तर 50 मानिए: $-5-10+0+5-15+10=-15$, और $-15\div 6=-2.5$। औसत 47.5 है। मार्च, अप्रैल और जून इससे ऊपर हैं: **तीन**।

**प्र. 2.** पिछले महीने की तुलना में सबसे बड़ी प्रतिशत गिरावट किस महीने में हुई, और कितनी? गिरावट केवल फ़रवरी और मई में है। फ़रवरी: $\frac5{45}=\frac19$। मई: $\frac{20}{55}=\frac4{11}$। **मई, $36\frac4{11}\%$**।

**प्र. 3.** जून का दूध फ़रवरी के दूध का कितने प्रतिशत है? $\frac{60}{40}=$ **150%**। "कितने प्रतिशत अधिक" पूछा होता, तो 50%।

**प्र. 4.** डेयरी प्रति लीटर ₹48 देती है। अप्रैल में कितने रुपये दिए? $55000\times 48=2640000$, यानी **₹26.4 लाख**। शून्यों की गिनती ऐसे जाँचिए: $55\times 48=2640$ हज़ार, और सौ हज़ार का एक लाख।

**प्र. 5.** जुलाई में दूध उतने ही प्रतिशत बढ़ता है जितना मार्च में बढ़ा था। जुलाई में कितना दूध हुआ? मार्च में 40 से 50 हुआ, यानी चौथाई बढ़ा। $60\times\frac54=$ **75 हज़ार लीटर**।

### सेट 2: समूहित दंड

![समूहित दंड आरेख, करोड़ रुपये में। निर्यात: 2018 में 240, 2019 में 300, 2020 में 270, 2021 में 360, 2022 में 420। आयात: 300, 250, 300, 320, 350।](/figures/book-di-a4-hi.svg)

**प्र. 1.** कितने वर्षों में निर्यात आयात से अधिक था? नीला दंड 2019, 2021 और 2022 में ऊँचा है: **तीन**। यह आँख का प्रश्न है।

**प्र. 2.** किन दो वर्षों में निर्यात और आयात का अनुपात समान था? दस-दस में लीजिए: $24:30$, $30:25$, $27:30$, $36:32$, $42:35$। दूसरा और आख़िरी 6 : 5 हैं। **2019 और 2022**।

**प्र. 3.** पाँच वर्षों में निर्यात आयात से कुल कितना अधिक रहा? अंतर जोड़िए: $-60+50-30+40+70=70$। **₹70 करोड़**। 1,590 और 1,520 के दोनों योग निकालने की ज़रूरत नहीं।

**प्र. 4.** 2018 से 2022 तक निर्यात की प्रतिशत वृद्धि आयात की वृद्धि से कितने प्रतिशत अंक अधिक है? निर्यात: $\frac{180}{240}=75\%$। आयात: $\frac{50}{300}=16\frac23\%$। अंतर **$58\frac13$ प्रतिशत अंक**।

**प्र. 5.** 2020 का निर्यात औसत आयात से लगभग कितने प्रतिशत कम है: 9, 11, 13 या 15? औसत आयात: स्तर 300, अंतर $0-50+0+20+50=20$, यानी 304। कमी 34 है; 304 का 10% 30.4 और 1% लगभग 3, इसलिए **11** से ज़रा-सा ऊपर।

### सेट 3: खंडित दंड (बैंक मेन्स)

![बिजली का खंडित दंड आरेख, करोड़ यूनिट में, 2019 से 2023। कोयला: 120, 110, 125, 120, 130। जल: 60, 70, 65, 70, 70। सौर: 20, 40, 60, 90, 120।](/figures/book-di-a5-hi.svg)

दंडों के ऊपर कुल लिख लीजिए: 200, 220, 250, 280, 320।

**प्र. 1.** 2019 से 2023 तक सौर बिजली का हिस्सा कितने प्रतिशत अंक बढ़ा? $\frac{20}{200}=10\%$, $\frac{120}{320}=37.5\%$: **27.5 प्रतिशत अंक**।

**प्र. 2.** "कोयले का हिस्सा 60% से लगभग 40% रह गया, यानी कोयले से कम बिजली बनी।" सही या ग़लत? हिस्सा: $\frac{120}{200}=60\%$ और $\frac{130}{320}\approx 40.6\%$। मात्रा 120 से 130 हुई, यानी $8\frac13\%$ बढ़ी। **ग़लत**: हिस्सा छोटा है, पर बड़े कुल का है।

**प्र. 3.** 2019 से 2023 तक कुल में हुई वृद्धि का कितने प्रतिशत सौर से आया? कुल 120 बढ़ा, सौर 100। $\frac{100}{120}=$ **$83\frac13\%$**।

**प्र. 4.** पाँच वर्षों में जल विद्युत का औसत? $60+70+65+70+70=335$, पाँचवाँ भाग **67 करोड़ यूनिट**।

**प्र. 5.** 2024 में कुल 360 है और कोयला, जल, सौर 2 : 1 : 2 में हैं। सौर कितने प्रतिशत बढ़ा? एक भाग 72। सौर 144; 120 से $\frac{24}{120}=$ **20%**।

### सेट 4: 100 प्रतिशत वाले दंड

![100 प्रतिशत के खंडित दंड। परिवार A: भोजन 45, अन्य 35, बचत 20। B: 40, 35, 25। C: 30, 40, 30।](/figures/book-di-a12-hi.svg)

मासिक आय A की ₹40,000, B की ₹60,000 और C की ₹80,000 है। तो महीने की बचत ₹8,000, ₹15,000 और ₹24,000 हुई।

**प्र. 1.** भोजन पर सबसे ज़्यादा ख़र्च कौन-सा परिवार करता है? रुपयों में: A 18,000, B 24,000, C 24,000। **B और C, बराबर**। केवल चार्ट देखें, तो A लगता है, जिसका नीला भाग सबसे लंबा है; पर तीनों दंड अलग-अलग आय के हैं।

**प्र. 2.** तीनों की कुल आय का कितने प्रतिशत बचता है? $\frac{8+15+24}{180}=\frac{47}{180}$, **लगभग 26.1%**। 20, 25 और 30 का सीधा औसत 25 है। सही मान इससे अधिक है, क्योंकि सबसे अधिक आय वाला परिवार सबसे बड़ा हिस्सा बचाता है।

**प्र. 3.** भोजन 10% महँगा हो गया। A पहले जितना ही ख़रीदता है; आय और अन्य ख़र्च वही हैं। उसकी बचत कितने प्रतिशत घटी? भोजन का ख़र्च ₹1,800 बढ़ा, इसलिए बचत $\frac{1800}{8000}=$ **22.5%** घटी। हिस्सों में: 20 में से 4.5।

**प्र. 4.** C का अन्य ख़र्च B के अन्य ख़र्च से कितने प्रतिशत अधिक है? 80,000 का $40\%$ हुआ 32,000, 60,000 का $35\%$ हुआ 21,000। $\frac{11}{21}$ यानी **लगभग 52.4%**। दंडों के भाग 40 और 35 में तो केवल सातवें भाग का अंतर है।

### ग़लतियाँ

![96 और 100 के दो दंड; अक्ष 90 से शुरू होता है। दूसरा दंड पहले से बहुत ऊँचा दिखता है।](/figures/book-di-a6-hi.svg)

- **अक्ष शून्य से शुरू न हो।** यहाँ Q का दंड P के दंड के डेढ़ गुने से भी अधिक ऊँचा दिखता है। असल में वह $\frac{4}{96}$, यानी लगभग 4.2% ही अधिक है। ऐसे अक्ष पर आँख केवल छोटा-बड़ा बता सकती है, अनुपात नहीं।
- अक्ष पर बीच का वर्ष छूटा हो सकता है: 2015, 2017, 2018। तब 2017 के लिए "पिछले वर्ष से वृद्धि" पता ही नहीं है।
- समूहित आरेख में कौन-सा रंग किसका है, यह संकेत-सूची बताती है, और वह हर सेट में बदल सकती है।
- खंडित आरेख में दूसरे भाग का ऊपरी किनारा उसका मान नहीं है।
- दो चार्टों की इकाइयाँ अलग हो सकती हैं: एक में लाख, दूसरे में हज़ार।

### अभ्यास सेट 4

![कारों का समूहित दंड आरेख। बनी: P 500, Q 600, R 640, S 720, T 800। बिकी: 450, 480, 600, 630, 760।](/figures/book-di-a7-hi.svg)

1. पाँचों कारख़ानों की कुल कितनी कारें नहीं बिकीं?
2. किस कारख़ाने ने अपनी बनाई कारों का सबसे छोटा हिस्सा बेचा?
3. बिना बिकी कारों में से लगभग कितने प्रतिशत Q की हैं: 30, 35, 40 या 45?
4. प्रति कारख़ाना औसतन कितनी कारें बिकीं?
5. T हर कार ₹4 लाख में बेचता है। उसे कितने करोड़ रुपये मिले?

### उत्तर

1. अंतर: $50+120+40+90+40=$ **340**।
2. $90\%,80\%,93.75\%,87.5\%,95\%$: **Q**। बिना बिकी कारों के हिस्से से और जल्दी होता है: $\frac{120}{600}=\frac15$ सबसे बड़ा है।
3. $\frac{120}{340}=\frac6{17}$, एक तिहाई से थोड़ा अधिक; 340 का 35% 119 है: **35**।
4. स्तर 600: $-150-120+0+30+160=-80$, और $-80\div 5=-16$: **584**।
5. $760\times 4=3040$ लाख, और 100 लाख का एक करोड़: **₹30.4 करोड़**। बिकी कारों की जगह बनी कारें ले लें, तो 32 आता है।
`,
    },
  },
  {
    id: 'line-graphs',
    title: { en: 'Line graphs and trends', hi: 'रेखा आरेख और रुझान' },
    text: {
      en: String.raw`
A line graph shows one thing moving through time. Its points are the data; the lines between them are only a help for the eye. The steepness of a line shows how fast something changes in **numbers**. It does not show the change in per cent. Most questions of this chapter are built on that difference.

### Ideas

**Slope and per cent.** A rise from 30 to 54 and a rise from 54 to 78 are equally steep. The first is 80%, the second about 44%. On the same graph an equal step is a smaller per cent, the higher it starts.

**Two lines.** Where the lines cross, the two things are equal. The vertical gap between them is a third quantity: profit between income and expenditure, trade balance between exports and imports. Where the gap is widest, profit is largest. But "profit per cent" is the gap divided by the lower line, so the widest gap need not give the largest per cent.

**Graphs of growth rates.** If the axis shows per cent growth, a point is not an amount. While the line is above zero, the thing grows, even if the line falls. It shrinks only where the line lies **below zero**.

| The line of rates | The amount |
|---|---|
| rises, above zero | grows faster and faster |
| falls, above zero | still grows, more slowly |
| touches zero | stands still |
| below zero | shrinks |

The amount has its peak in the last year **before** the rate goes below zero, not where the rate is highest.

**Growth over several years.** Do not add the rates; multiply their factors. $+25\%$, $+20\%$ and $-10\%$ make $\frac54\times\frac65\times\frac9{10}=1.35$, that is 35%, equal to the sum 35 only by chance.

**Trend.** In CSAT you may be asked which statement describes the graph best. "Rose throughout" is false if there is one fall. "Rose on the whole" compares the first and the last point only. "Doubled" needs the last to be twice the first. And a graph never says what will happen in the year after the last one.

### Set 1: one line

![Line graph of visitors to a fort in thousands: 2016 40, 2017 50, 2018 45, 2019 60, 2020 30, 2021 54, 2022 72.](/figures/book-di-a8.svg)

**Q1.** In which year was the rise over the year before largest, in numbers and in per cent? Rises: 10, 15, 24, 18 (2017, 2019, 2021, 2022). In per cent: $\frac{10}{40}=25\%$, $\frac{15}{45}=33\frac13\%$, $\frac{24}{30}=80\%$, $\frac{18}{54}=33\frac13\%$. Both times **2021**. Here the steepest step also starts lowest, so nothing needs to be calculated.

**Q2.** In which year did the number fall by half? From 60 to 30: **2020**. In 2018 it fell by only a tenth.

**Q3.** What is the average of the seven years? Level 50: $-10+0-5+10-20+4+22=1$. So $50+\frac17$ thousand, **about 50,143**.

**Q4.** In which two years was the per cent rise equal? **2019 and 2022**, both $33\frac13\%$. The rises in numbers, 15 and 18, are different.

**Q5.** A ticket cost ₹25 in 2019 and ₹30 in 2022. By what per cent did the receipts rise? Both factors grew by a fifth: $\frac{72}{60}=\frac65$ and $\frac{30}{25}=\frac65$. $\frac65\times\frac65=1.44$: **44%**. In rupees: from 15 lakh to 21.6 lakh.

### Set 2: two lines

![Line graph in lakh rupees, 2018 to 2023. Income: 80, 100, 120, 110, 150, 175. Expenditure: 64, 75, 96, 100, 120, 125.](/figures/book-di-a9.svg)

Profit = income − expenditure. The axis begins at 40, so do not compare heights. The gaps are 16, 25, 24, 10, 30, 50.

**Q1.** In which year was the profit largest, in which smallest? The widest gap is in **2023**, the narrowest in **2021**.

**Q2.** In which years was the profit 25% of the expenditure? $\frac{16}{64}$, $\frac{25}{75}$, $\frac{24}{96}$, $\frac{10}{100}$, $\frac{30}{120}$, $\frac{50}{125}$. A quarter in **2018, 2020 and 2022**.

**Q3.** In which year did income and expenditure move in opposite directions? Income fell only in 2021, and expenditure rose then: **2021**.

**Q4.** The total profit of the six years is nearly what per cent of the total expenditure: 23, 27, 31 or 35? Profit: $16+25+24+10+30+50=155$. Expenditure: 580. 25% of 580 is 145, and 10 more is nearly 2%. **27**.

**Q5.** In 2024 income grows by 20% and profit is again 40% of expenditure. By what per cent does expenditure grow? Income is $175\times 1.2=210$ and equals 140% of expenditure, which is 150. From 125 to 150 is **20%**. If the profit per cent stays, both must grow at the same rate; so the answer is clear without a sum.

### Set 3: growth rates (bank mains)

![Line graph of the growth of sales over the year before, in per cent. Company A: 2020 25, 2021 20, 2022 minus 10, 2023 10. Company B: 10, 20, 25, minus 20.](/figures/book-di-a10.svg)

In 2019 A sold for ₹400 crore, B for ₹500 crore. Turn the rates into amounts once:

| Company | 2019 | 2020 | 2021 | 2022 | 2023 |
|---|---|---|---|---|---|
| A | 400 | 500 | 600 | 540 | 594 |
| B | 500 | 550 | 660 | 825 | 660 |

**Q1.** In which year were the sales of A highest? Not in 2020, where the rate is highest. **2021**, with ₹600 crore.

**Q2.** B to A in 2022? $825:540=$ **55 : 36**.

**Q3.** By what per cent did the sales of B change from 2019 to 2023? $\frac{660-500}{500}=$ **32%**. The sum of the rates, $10+20+25-20=35$, is wrong. The last two cancel: $\frac54\times\frac45=1$, so only $1.1\times 1.2=1.32$ remains.

**Q4.** "In 2021 both companies grew by the same amount." True? Both rates are 20%, but the amounts are 100 and 110. **False.**

**Q5.** By what per cent must A grow in 2024 to reach the sales of B in 2023? $\frac{660-594}{594}=\frac{66}{594}=$ **$11\frac19\%$**.

### Set 4: distance and time (CSAT)

![Line graph of the distance of a bus from its start in kilometres: 8:00 0, 9:00 45, 10:00 105, 11:00 105, 12:00 165, 13:00 240, 14:00 270.](/figures/book-di-a13.svg)

Here the slope itself has a meaning: kilometres per hour, the speed. Within each hour the speed is steady. The steps are 45, 60, 0, 60, 75, 30.

**Q1.** When did the bus stand still? A level line means no change of place: **from 10:00 to 11:00**.

**Q2.** In which hour was it fastest? The steepest part is **12:00 to 13:00**, at 75 km/h.

**Q3.** What is its average speed over the journey, and what is it without the halt? $\frac{270}{6}=$ **45 km/h**, and $\frac{270}{5}=$ **54 km/h**. Don't average the six speeds without thinking; here it works, because every step lasts an hour.

**Q4.** A car leaves the same place at 10:00 and drives at 75 km/h. When does it overtake the bus? At 12:00 the car has 150 km, the bus 165. Up to 13:00 both drive at 75, the gap stays 15 km. Then the bus goes at 30, and the car gains 45 km an hour: 15 km take a third of an hour. **13:20**, at 250 km.

**Q5.** "The bus turned back after 13:00." Does the graph say so? No. The line still rises, only less steeply. It would have to **fall** for the bus to come back.

### Traps

- "Over the previous year" needs the point before. For the first year of the graph it cannot be answered.
- A falling rate is not a falling amount.
- Two steps of equal steepness are not equal in per cent.
- For the average of seven points divide by seven; between seven points there are only six changes.
- When two lines cross between two years, don't read a value at the crossing. There are no data there.

### Practice set 5

![Line graph of passengers in thousands, Monday to Saturday. Red line: 60, 75, 72, 90, 84, 99. Blue line: 80, 72, 78, 75, 105, 90.](/figures/book-di-a11.svg)

1. On how many days did the red line carry more passengers than the blue one?
2. On which day was the difference largest?
3. On which days did the red line have its largest per cent rise over the day before?
4. By how many passengers a day, on average, was the blue line ahead?
5. The passengers of the red line on Saturday are about what per cent of those of the blue line on Friday: 90, 92, 94 or 96?

### Answers

1. Tuesday, Thursday, Saturday: **three**.
2. The differences are 20, 3, 6, 15, 21, 9: **Friday**. Monday looks as wide; read the numbers when the gaps are close.
3. Tuesday $\frac{15}{60}=25\%$, Thursday $\frac{18}{72}=25\%$, Saturday $\frac{15}{84}$, less. **Tuesday and Thursday**.
4. Sum of differences, blue less red: $20-3+6-15+21-9=20$. A sixth is $3\frac13$ thousand, **about 3,333**.
5. $\frac{99}{105}=1-\frac6{105}$; $\frac6{105}$ is a little less than 6%: **94**.
`,
      hi: String.raw`
रेखा आरेख बताता है कि कोई एक चीज़ समय के साथ कैसे बदली। आँकड़े उसके बिंदु हैं; बीच की रेखाएँ केवल आँख की मदद के लिए हैं। रेखा की ढलान बताती है कि **संख्या** कितनी तेज़ी से बदल रही है। वह प्रतिशत परिवर्तन नहीं बताती। इस अध्याय के ज़्यादातर प्रश्न इसी अंतर पर बनते हैं।

### मूल बातें

**ढलान और प्रतिशत।** 30 से 54 और 54 से 78 की वृद्धि की ढलान बराबर है। पर पहली 80% है, दूसरी लगभग 44%। एक ही आरेख पर बराबर छलाँग जितने बड़े मान से शुरू हो, प्रतिशत में उतनी ही छोटी होती है।

**दो रेखाएँ।** जहाँ रेखाएँ मिलती हैं, वहाँ दोनों मान बराबर हैं। उनके बीच की खड़ी दूरी एक तीसरी राशि है: आय और व्यय के बीच लाभ, निर्यात और आयात के बीच व्यापार संतुलन। दूरी जहाँ सबसे अधिक, लाभ वहाँ सबसे अधिक। पर "लाभ प्रतिशत" उस दूरी को नीचे वाली रेखा के मान से भाग देकर मिलता है, इसलिए सबसे बड़ी दूरी पर सबसे बड़ा प्रतिशत होना ज़रूरी नहीं।

**वृद्धि दर के आरेख।** अक्ष पर प्रतिशत वृद्धि हो, तो बिंदु मात्रा नहीं है। रेखा जब तक शून्य से ऊपर है, मात्रा बढ़ रही है, चाहे रेखा नीचे आ रही हो। मात्रा वहीं घटती है जहाँ रेखा **शून्य से नीचे** है।

| दर की रेखा | मात्रा |
|---|---|
| शून्य से ऊपर, चढ़ती हुई | और तेज़ी से बढ़ती है |
| शून्य से ऊपर, उतरती हुई | बढ़ती ही है, पर पहले से धीमी |
| शून्य पर | वहीं रहती है |
| शून्य से नीचे | घटती है |

मात्रा का शिखर उस वर्ष आता है जिसके ठीक **बाद** दर शून्य से नीचे जाती है, उस वर्ष नहीं जब दर सबसे ऊँची है।

**कई वर्षों की वृद्धि।** दरें जोड़ी नहीं जातीं, उनके गुणकों को गुणा किया जाता है। $+25\%$, $+20\%$ और $-10\%$ से $\frac54\times\frac65\times\frac9{10}=1.35$ बनता है, यानी 35%; यहाँ जोड़ भी 35 है, पर यह संयोग है।

**रुझान।** CSAT में पूछा जा सकता है कि कौन-सा कथन आरेख को सबसे सही बताता है। "लगातार बढ़ा" ग़लत है, यदि एक भी गिरावट है। "कुल मिलाकर बढ़ा" में केवल पहला और आख़िरी बिंदु देखे जाते हैं। "दुगुना हुआ" के लिए आख़िरी मान पहले का दुगुना होना चाहिए। और आख़िरी वर्ष के बाद क्या होगा, यह आरेख कभी नहीं बताता।

### सेट 1: एक रेखा

![क़िले के दर्शकों का रेखा आरेख, हज़ार में: 2016 में 40, 2017 में 50, 2018 में 45, 2019 में 60, 2020 में 30, 2021 में 54, 2022 में 72।](/figures/book-di-a8-hi.svg)

**प्र. 1.** पिछले वर्ष से सबसे अधिक वृद्धि किस वर्ष हुई, संख्या में और प्रतिशत में? वृद्धियाँ: 10, 15, 24, 18 (2017, 2019, 2021, 2022)। प्रतिशत में: $\frac{10}{40}=25\%$, $\frac{15}{45}=33\frac13\%$, $\frac{24}{30}=80\%$, $\frac{18}{54}=33\frac13\%$। दोनों में **2021**। यहाँ सबसे बड़ी छलाँग सबसे नीचे से शुरू होती है, इसलिए गणना की ज़रूरत ही नहीं।

**प्र. 2.** किस वर्ष संख्या आधी रह गई? 60 से 30: **2020**। 2018 में केवल दसवाँ भाग घटी थी।

**प्र. 3.** सात वर्षों का औसत? स्तर 50: $-10+0-5+10-20+4+22=1$। यानी $50+\frac17$ हज़ार, **लगभग 50,143**।

**प्र. 4.** किन दो वर्षों में प्रतिशत वृद्धि बराबर थी? **2019 और 2022**, दोनों में $33\frac13\%$। संख्या में वृद्धियाँ 15 और 18 हैं, यानी अलग।

**प्र. 5.** टिकट 2019 में ₹25 का और 2022 में ₹30 का था। टिकटों से हुई आमदनी कितने प्रतिशत बढ़ी? दोनों गुणक पाँचवाँ भाग बढ़े: $\frac{72}{60}=\frac65$ और $\frac{30}{25}=\frac65$। $\frac65\times\frac65=1.44$: **44%**। रुपयों में: 15 लाख से 21.6 लाख।

### सेट 2: दो रेखाएँ

![रेखा आरेख, लाख रुपये में, 2018 से 2023। आय: 80, 100, 120, 110, 150, 175। व्यय: 64, 75, 96, 100, 120, 125।](/figures/book-di-a9-hi.svg)

लाभ = आय − व्यय। अक्ष 40 से शुरू होता है, इसलिए ऊँचाइयों का अनुपात मत देखिए। अंतर 16, 25, 24, 10, 30, 50 हैं।

**प्र. 1.** लाभ किस वर्ष सबसे अधिक और किस वर्ष सबसे कम था? सबसे बड़ी दूरी **2023** में, सबसे छोटी **2021** में।

**प्र. 2.** किन वर्षों में लाभ व्यय का 25% था? $\frac{16}{64}$, $\frac{25}{75}$, $\frac{24}{96}$, $\frac{10}{100}$, $\frac{30}{120}$, $\frac{50}{125}$। चौथाई **2018, 2020 और 2022** में।

**प्र. 3.** किस वर्ष आय और व्यय उलटी दिशाओं में चले? आय केवल 2021 में घटी, और तब व्यय बढ़ा: **2021**।

**प्र. 4.** छह वर्षों का कुल लाभ कुल व्यय का लगभग कितने प्रतिशत है: 23, 27, 31 या 35? लाभ: $16+25+24+10+30+50=155$। व्यय: 580। 580 का 25% हुआ 145, और बचे 10 लगभग 2% हैं। **27**।

**प्र. 5.** 2024 में आय 20% बढ़ती है और लाभ फिर व्यय का 40% है। व्यय कितने प्रतिशत बढ़ा? आय $175\times 1.2=210$ है और यह व्यय की 140% है, यानी व्यय 150। 125 से 150 यानी **20%**। लाभ प्रतिशत वही रहे, तो आय और व्यय एक ही दर से बढ़ते हैं; इसलिए उत्तर बिना गणना के भी साफ़ है।

### सेट 3: वृद्धि दर (बैंक मेन्स)

![पिछले वर्ष की तुलना में बिक्री की प्रतिशत वृद्धि का रेखा आरेख। कंपनी A: 2020 में 25, 2021 में 20, 2022 में ऋण 10, 2023 में 10। कंपनी B: 10, 20, 25, ऋण 20।](/figures/book-di-a10-hi.svg)

2019 में A की बिक्री ₹400 करोड़ और B की ₹500 करोड़ थी। दरों को एक बार मात्राओं में बदल लीजिए:

| कंपनी | 2019 | 2020 | 2021 | 2022 | 2023 |
|---|---|---|---|---|---|
| A | 400 | 500 | 600 | 540 | 594 |
| B | 500 | 550 | 660 | 825 | 660 |

**प्र. 1.** A की बिक्री किस वर्ष सबसे अधिक थी? 2020 में नहीं, जहाँ दर सबसे ऊँची है। **2021** में, ₹600 करोड़।

**प्र. 2.** 2022 में B और A का अनुपात? $825:540=$ **55 : 36**।

**प्र. 3.** 2019 से 2023 तक B की बिक्री कितने प्रतिशत बढ़ी? $\frac{660-500}{500}=$ **32%**। दरों का जोड़ $10+20+25-20=35$ ग़लत उत्तर है। आख़िरी दो दरें एक-दूसरे को काट देती हैं: $\frac54\times\frac45=1$, इसलिए केवल $1.1\times 1.2=1.32$ बचता है।

**प्र. 4.** "2021 में दोनों कंपनियों की बिक्री बराबर रक़म से बढ़ी।" सही? दर दोनों की 20% है, पर रक़म 100 और 110 करोड़। **ग़लत।**

**प्र. 5.** 2024 में A कितने प्रतिशत बढ़े कि 2023 की B की बिक्री तक पहुँच जाए? $\frac{660-594}{594}=\frac{66}{594}=$ **$11\frac19\%$**।

### सेट 4: दूरी और समय (CSAT)

![चलने की जगह से बस की दूरी का रेखा आरेख, किलोमीटर में: 8:00 पर 0, 9:00 पर 45, 10:00 पर 105, 11:00 पर 105, 12:00 पर 165, 13:00 पर 240, 14:00 पर 270।](/figures/book-di-a13-hi.svg)

यहाँ ढलान का अपना अर्थ है: किलोमीटर प्रति घंटा, यानी चाल। हर घंटे के भीतर चाल एक-सी रहती है। हर घंटे की दूरियाँ 45, 60, 0, 60, 75, 30 हैं।

**प्र. 1.** बस कब रुकी रही? रेखा समतल हो, तो जगह नहीं बदली: **10:00 से 11:00 तक**।

**प्र. 2.** किस घंटे में चाल सबसे अधिक थी? रेखा का सबसे खड़ा भाग **12:00 से 13:00** का है, 75 किमी/घंटा।

**प्र. 3.** पूरी यात्रा की औसत चाल कितनी है, और ठहराव हटाकर कितनी? $\frac{270}{6}=$ **45 किमी/घंटा**, और $\frac{270}{5}=$ **54 किमी/घंटा**। छह चालों का औसत आँख मूँदकर मत लीजिए; यहाँ वह इसलिए चलता है कि हर भाग एक घंटे का है।

**प्र. 4.** एक कार उसी जगह से 10:00 बजे 75 किमी/घंटा से चलती है। वह बस को कब पीछे छोड़ेगी? 12:00 पर कार 150 किमी पर है, बस 165 पर। 13:00 तक दोनों 75 से चलती हैं, इसलिए अंतर 15 किमी ही रहता है। फिर बस 30 से चलती है और कार हर घंटे 45 किमी पास आती है: 15 किमी में एक तिहाई घंटा। **13:20**, 250 किमी पर।

**प्र. 5.** "13:00 के बाद बस लौटने लगी।" क्या आरेख ऐसा कहता है? नहीं। रेखा अब भी चढ़ रही है, बस ढलान कम है। लौटने के लिए रेखा को **नीचे आना** पड़ता।

### ग़लतियाँ

- "पिछले वर्ष से" के लिए पहले वाला बिंदु चाहिए। आरेख के पहले वर्ष के लिए इसका उत्तर नहीं दिया जा सकता।
- दर का घटना मात्रा का घटना नहीं है।
- बराबर ढलान की दो छलाँगें प्रतिशत में बराबर नहीं होतीं।
- सात बिंदुओं के औसत में सात से भाग दीजिए; पर सात बिंदुओं के बीच परिवर्तन छह ही होते हैं।
- दो रेखाएँ दो वर्षों के बीच कटें, तो कटान बिंदु पर कोई मान मत पढ़िए। वहाँ आँकड़े हैं ही नहीं।

### अभ्यास सेट 5

![यात्रियों का रेखा आरेख, हज़ार में, सोमवार से शनिवार। लाल लाइन: 60, 75, 72, 90, 84, 99। नीली लाइन: 80, 72, 78, 75, 105, 90।](/figures/book-di-a11-hi.svg)

1. कितने दिन लाल लाइन में नीली लाइन से अधिक यात्री थे?
2. किस दिन दोनों का अंतर सबसे बड़ा था?
3. किन दिनों लाल लाइन में पिछले दिन से सबसे बड़ी प्रतिशत वृद्धि हुई?
4. नीली लाइन औसतन प्रति दिन कितने यात्रियों से आगे थी?
5. शनिवार को लाल लाइन के यात्री शुक्रवार को नीली लाइन के यात्रियों के लगभग कितने प्रतिशत हैं: 90, 92, 94 या 96?

### उत्तर

1. मंगल, गुरु, शनि: **तीन**।
2. अंतर 20, 3, 6, 15, 21, 9 हैं: **शुक्रवार**। सोमवार की दूरी भी उतनी ही दिखती है; दूरियाँ पास-पास हों, तो संख्याएँ पढ़िए।
3. मंगल $\frac{15}{60}=25\%$, गुरु $\frac{18}{72}=25\%$, शनि $\frac{15}{84}$, जो कम है। **मंगलवार और गुरुवार**।
4. अंतरों का योग, नीली में से लाल घटाकर: $20-3+6-15+21-9=20$। छठा भाग $3\frac13$ हज़ार, **लगभग 3,333**।
5. $\frac{99}{105}=1-\frac6{105}$; $\frac6{105}$ 6% से थोड़ा कम है: **94**।
`,
    },
  },
]
