import type { SeedChapter } from '../shapes.ts'

/** The second half of the book: pie charts, mixed graphs, caselets, data sufficiency and a mock. */
export const dataInterpretationB: SeedChapter[] = [
  {
    id: 'b-pie-charts',
    title: { en: 'Pie charts', hi: 'पाई चार्ट' },
    text: {
      en: String.raw`
A pie chart shows how one total is divided. It is good at one thing, shares, and silent about another, sizes. Everything in this chapter follows from that sentence.

### The idea: one circle, three languages

The whole circle is 360°, or 100%, or the number 1. A slice can be named in any of the three, and you should move between them without writing.

| Fraction | Per cent | Degrees |
|---|---|---|
| $\frac12$ | 50 | 180 |
| $\frac13$ | $33\frac13$ | 120 |
| $\frac14$ | 25 | 90 |
| $\frac15$ | 20 | 72 |
| $\frac16$ | $16\frac23$ | 60 |
| $\frac18$ | 12.5 | 45 |
| $\frac1{10}$ | 10 | 36 |
| $\frac1{20}$ | 5 | 18 |
| $\frac1{100}$ | 1 | 3.6 |

Two rules carry you from one language to another:

- Per cent to degrees: multiply by 3.6. Take four times and subtract a tenth of that: for 14%, $56-5.6=50.4$ degrees.
- Degrees to per cent: divide by 3.6. Divide by 36 and move the point: 54° is $1.5\times 10=15\%$.

**Find the price of one unit first.** If a circle of ₹7,20,000 is given in degrees, one degree is ₹2,000. Write it beside the figure. Each question then needs one multiplication. If the circle is in per cent, write the value of 1%.

**Stay with slices as long as you can.** A ratio of two slices of the same pie needs no total: 90° to 54° is 5 to 3, whatever the total may be. Only when the question asks for rupees or people do you need the total.

**Two pies need two totals.** A slice of 30% in one pie may be larger or smaller than a slice of 35% in another. Compare numbers, not angles. The quickest way is to keep the ratio of the totals in mind: if the totals are 2 to 3, multiply the first pie's shares by 2 and the second pie's shares by 3, and compare these.

### Worked set 1: one pie in degrees (easy)

The pie shows how a village council divides its yearly budget of ₹7,20,000.

![Pie chart of a budget of 7,20,000 rupees: roads 90°, water 72°, school 60°, health 54°, lights 48°, other 36°](/figures/book-di-b1.svg)

One degree is $\frac{720000}{360}=2000$ rupees.

1. **How much is spent on water?** $72\times 2000$, that is ₹1,44,000. You may also see that 72° is one fifth of the circle.
2. **By what per cent is the money for roads more than that for health?** The word after "than" is the base: health, 54°. The gap is 36°. So $\frac{36}{54}\times 100=66\frac23\%$. No rupees are needed.
3. **What per cent of the budget goes to school and lights together?** $60+48=108$ degrees, and $\frac{108}{360}=30\%$.
4. **Half of "other" is moved to health. What will health receive?** Half of 36° is 18°, so health becomes 72°, which is ₹1,44,000. The total has not changed, so one degree is still ₹2,000.
5. **Next year the total grows by 25%, but roads receive the same sum. What angle will roads have?** The same money in a circle that is $\frac54$ as large has $\frac45$ of the angle: $90\times\frac45=72$ degrees. Here the total changed, so a degree is worth more than before.

Compare questions 4 and 5. In both something moves, but only in the second does the value of a degree change.

### Worked set 2: two pies of two years (medium)

The pies show the staff of a company by department.

![Two pie charts. 2021, 1,200 people: production 35%, sales 25%, service 20%, office 12%, research 8%. 2024, 1,800 people: production 30%, sales 30%, service 18%, office 10%, research 12%](/figures/book-di-b2.svg)

One per cent is 12 people in 2021 and 18 people in 2024. Since almost all questions need numbers, a small table pays for itself:

| Department | 2021 | 2024 | Rise |
|---|---|---|---|
| Production | 420 | 540 | 120 |
| Sales | 300 | 540 | 240 |
| Service | 240 | 324 | 84 |
| Office | 144 | 180 | 36 |
| Research | 96 | 216 | 120 |
| Total | 1,200 | 1,800 | 600 |

1. **By how many did the production staff change?** From 420 to 540: a rise of 120, although the share fell from 35% to 30%. A student who looks only at the shares says that it fell.
2. **By what per cent did the sales staff grow?** $\frac{240}{300}\times 100=80\%$. The gap of the shares, 5 points, is not the growth.
3. **Which department grew most in per cent?** Production grew by about 29%, sales by 80%, service by 35%, office by 25%, research by 125%. It is research: a small base, and a rise larger than the base.
4. **What is the ratio of the office staff of 2021 to the research staff of 2024?** $144:216=2:3$. The shares are equal, 12% and 12%, so the ratio is simply that of the totals.
5. **Of the 600 new places, what per cent are in sales?** $\frac{240}{600}=40\%$. The new places are a pie of their own, with their own shares.

### Worked set 3: degrees in one pie, per cent in the other (exam level)

The first pie (in degrees) shows the 24,000 candidates who appeared from five cities. The second (in per cent) shows the 6,000 who qualified.

![Two pie charts. 1, total 24,000: P 90°, Q 72°, R 81°, S 63°, T 54°. 2, total 6,000: P 20%, Q 25%, R 24%, S 21%, T 10%](/figures/book-di-b3.svg)

In the first pie 9° is 600 candidates, and every angle is a multiple of 9. In the second 1% is 60.

| City | Appeared | Qualified |
|---|---|---|
| P | 6,000 | 1,200 |
| Q | 4,800 | 1,500 |
| R | 5,400 | 1,440 |
| S | 4,200 | 1,260 |
| T | 3,600 | 600 |

1. **What per cent of the candidates of Q qualified?** $\frac{1500}{4800}=\frac5{16}=31.25\%$.
2. **Which city has the best rate?** P $\frac15$, Q $\frac5{16}$, R $\frac4{15}$, S $\frac3{10}$, T $\frac16$. The best is Q. You need not calculate all: the whole has a rate of one quarter, so P and T, below it, are out at once.
3. **In R, boys and girls who appeared are as 5 to 4, and 60% of the qualified are boys. What is the rate of the girls?** Girls who appeared: $5400\times\frac49=2400$. Girls who qualified: 40% of 1,440, that is 576. The rate is $\frac{576}{2400}=24\%$.
4. **Of all who did not qualify, what per cent are from S and T together?** Not qualified: S 2,940, T 3,000, all cities 18,000. So $\frac{5940}{18000}=33\%$.
5. **If T had had the rate of the whole, what would its angle in the second pie be?** One quarter of 3,600 is 900, which is 300 more. The total rises too, to 6,300. The angle is $\frac{900}{6300}\times 360=51\frac37$ degrees. With the old total of 6,000 you would get 54°, the trap.

### Traps

- **Points for per cent.** From 25% to 30% is a rise of 5 points, and a growth of 20% only if the totals are equal.
- **Degrees read as per cent.** Look for the sign before the first calculation. A slice of 54 may be 54° or 54%.
- **A changed total.** When one slice grows and nothing else shrinks, the whole grows, and every other angle becomes smaller.
- **Averages of shares.** The share in two pies together lies between the two shares, but in the middle only if the totals are equal.

### Practice set

A hostel spends ₹4,50,000 a month: food 40%, salaries 22%, power 14%, repairs 10%, water 8%, other 6%.

1. What is the angle of power?
2. By how many rupees is food more than salaries?
3. By what per cent is power more than repairs?
4. Power becomes 20% dearer, and all else stays. What is the new share of food, to the nearest tenth of a per cent?
5. Hostel A above has 200 students. Hostel B spends ₹6,00,000, of which 33% is food, and has 240 students. Which spends more on food per student, and by how much?

**Solutions**

1. $14\times 3.6=50.4$ degrees.
2. The gap is 18%. One per cent is ₹4,500, so it is ₹81,000.
3. $\frac{14-10}{10}\times 100=40\%$. The answer "4%" is a gap of points.
4. Power is ₹63,000 and rises by ₹12,600, so the total is ₹4,62,600. The share of food is $\frac{180000}{462600}=38.9\%$. In units of per cent: $\frac{40}{102.8}$.
5. A: $\frac{180000}{200}=900$ rupees. B: $\frac{198000}{240}=825$ rupees. A spends ₹75 more per student, although B spends more in all.
`,
      hi: String.raw`
पाई चार्ट दिखाता है कि एक कुल राशि कैसे बँटी है। हिस्से वह अच्छी तरह बताता है, आकार के बारे में चुप रहता है। इस अध्याय की हर बात इसी एक वाक्य से निकलती है।

### मूल बात: एक वृत्त, तीन भाषाएँ

पूरा वृत्त 360° है, या 100%, या संख्या 1। किसी भी हिस्से को इन तीनों में कहा जा सकता है। एक से दूसरे में बिना लिखे जाने का अभ्यास करें।

| भिन्न | प्रतिशत | अंश (डिग्री) |
|---|---|---|
| $\frac12$ | 50 | 180 |
| $\frac13$ | $33\frac13$ | 120 |
| $\frac14$ | 25 | 90 |
| $\frac15$ | 20 | 72 |
| $\frac16$ | $16\frac23$ | 60 |
| $\frac18$ | 12.5 | 45 |
| $\frac1{10}$ | 10 | 36 |
| $\frac1{20}$ | 5 | 18 |
| $\frac1{100}$ | 1 | 3.6 |

एक भाषा से दूसरी में जाने के दो नियम हैं:

- प्रतिशत से डिग्री: 3.6 से गुणा करें। चार गुना लेकर उसका दसवाँ भाग घटा दें: 14% के लिए $56-5.6=50.4$ डिग्री।
- डिग्री से प्रतिशत: 3.6 से भाग दें। 36 से भाग देकर दशमलव एक स्थान खिसकाएँ: 54° यानी $1.5\times 10=15\%$।

**पहले एक इकाई का मान निकालें।** ₹7,20,000 का वृत्त डिग्री में दिया हो, तो एक डिग्री ₹2,000 है। इसे चित्र के पास लिख लें। फिर हर सवाल में सिर्फ़ एक गुणा बचता है। वृत्त प्रतिशत में हो, तो 1% का मान लिखें।

**जहाँ तक हो सके, हिस्सों में ही काम करें।** एक ही पाई के दो हिस्सों का अनुपात निकालने के लिए कुल राशि नहीं चाहिए: 90° और 54° का अनुपात 5 : 3 है, कुल चाहे जो हो। कुल तभी चाहिए जब सवाल रुपये या लोगों की संख्या पूछे।

**दो पाई के लिए दो कुल चाहिए।** एक पाई का 30% दूसरी पाई के 35% से बड़ा भी हो सकता है और छोटा भी। तुलना संख्याओं की करें, कोणों की नहीं। सबसे तेज़ तरीक़ा यह है कि दोनों कुल का अनुपात याद रखें: अनुपात 2 : 3 हो, तो पहली पाई के हिस्सों को 2 से और दूसरी के हिस्सों को 3 से गुणा करके तुलना करें।

### हल किया सेट 1: डिग्री में एक पाई (आसान)

पाई दिखाती है कि एक ग्राम पंचायत अपना ₹7,20,000 का सालाना बजट कैसे बाँटती है।

![7,20,000 रुपये के बजट का पाई चार्ट: सड़क 90°, पानी 72°, स्कूल 60°, स्वास्थ्य 54°, रोशनी 48°, अन्य 36°](/figures/book-di-b1-hi.svg)

एक डिग्री $\frac{720000}{360}=2000$ रुपये है।

1. **पानी पर कितना ख़र्च होता है?** $72\times 2000$, यानी ₹1,44,000। यह भी देख सकते हैं कि 72° वृत्त का पाँचवाँ भाग है।
2. **सड़क की राशि स्वास्थ्य की राशि से कितने प्रतिशत अधिक है?** "से" के पहले जो आता है वही आधार है: स्वास्थ्य, 54°। अंतर 36° है। अतः $\frac{36}{54}\times 100=66\frac23\%$। रुपये निकालने की ज़रूरत नहीं।
3. **स्कूल और रोशनी पर मिलाकर बजट का कितना प्रतिशत जाता है?** $60+48=108$ डिग्री, और $\frac{108}{360}=30\%$।
4. **"अन्य" का आधा स्वास्थ्य को दे दिया जाए, तो स्वास्थ्य को कितना मिलेगा?** 36° का आधा 18° है, इसलिए स्वास्थ्य 72° हो जाएगा, यानी ₹1,44,000। कुल नहीं बदला, इसलिए एक डिग्री अब भी ₹2,000 है।
5. **अगले साल कुल बजट 25% बढ़ता है, पर सड़क को उतनी ही राशि मिलती है। सड़क का कोण कितना होगा?** वृत्त $\frac54$ गुना हो गया और राशि वही है, तो कोण $\frac45$ रह जाएगा: $90\times\frac45=72$ डिग्री। यहाँ कुल बदल गया, इसलिए एक डिग्री का मान पहले से अधिक है।

प्रश्न 4 और 5 की तुलना करें। बदलाव दोनों में है, पर एक डिग्री का मान केवल दूसरे में बदलता है।

### हल किया सेट 2: दो वर्षों की दो पाई (मध्यम)

पाई चार्ट एक कंपनी के कर्मचारियों को विभाग के अनुसार दिखाते हैं।

![दो पाई चार्ट। 2021, 1,200 लोग: उत्पादन 35%, बिक्री 25%, सर्विस 20%, कार्यालय 12%, शोध 8%। 2024, 1,800 लोग: उत्पादन 30%, बिक्री 30%, सर्विस 18%, कार्यालय 10%, शोध 12%](/figures/book-di-b2-hi.svg)

2021 में एक प्रतिशत 12 लोग हैं और 2024 में 18 लोग। लगभग हर सवाल में संख्याएँ चाहिए, इसलिए एक छोटी तालिका बना लेना फ़ायदे का है:

| विभाग | 2021 | 2024 | वृद्धि |
|---|---|---|---|
| उत्पादन | 420 | 540 | 120 |
| बिक्री | 300 | 540 | 240 |
| सर्विस | 240 | 324 | 84 |
| कार्यालय | 144 | 180 | 36 |
| शोध | 96 | 216 | 120 |
| कुल | 1,200 | 1,800 | 600 |

1. **उत्पादन के कर्मचारी कितने बढ़े या घटे?** 420 से 540: वृद्धि 120, हालाँकि हिस्सा 35% से घटकर 30% रह गया। जो केवल हिस्से देखता है, वह इसे कमी बता देता है।
2. **बिक्री विभाग के कर्मचारी कितने प्रतिशत बढ़े?** $\frac{240}{300}\times 100=80\%$। हिस्सों का अंतर, 5 अंक, वृद्धि नहीं है।
3. **प्रतिशत में सबसे ज़्यादा कौन-सा विभाग बढ़ा?** उत्पादन लगभग 29%, बिक्री 80%, सर्विस 35%, कार्यालय 25%, शोध 125%। उत्तर शोध है: आधार छोटा है और वृद्धि आधार से भी बड़ी।
4. **2021 के कार्यालय और 2024 के शोध के कर्मचारियों का अनुपात क्या है?** $144:216=2:3$। हिस्से बराबर हैं, 12% और 12%, इसलिए अनुपात सीधे दोनों कुल का अनुपात है।
5. **600 नई जगहों में से कितने प्रतिशत बिक्री में हैं?** $\frac{240}{600}=40\%$। नई जगहें अपने आप में एक अलग पाई हैं, जिसके हिस्से भी अलग हैं।

### हल किया सेट 3: एक पाई डिग्री में, दूसरी प्रतिशत में (परीक्षा स्तर)

पहली पाई (डिग्री में) पाँच शहरों से परीक्षा में बैठे 24,000 परीक्षार्थियों को दिखाती है। दूसरी (प्रतिशत में) उनमें से सफल हुए 6,000 को।

![दो पाई चार्ट। 1, कुल 24,000: P 90°, Q 72°, R 81°, S 63°, T 54°। 2, कुल 6,000: P 20%, Q 25%, R 24%, S 21%, T 10%](/figures/book-di-b3.svg)

पहली पाई में 9° का मतलब 600 परीक्षार्थी है, और हर कोण 9 का गुणज है। दूसरी में 1% का मतलब 60 है।

| शहर | बैठे | सफल |
|---|---|---|
| P | 6,000 | 1,200 |
| Q | 4,800 | 1,500 |
| R | 5,400 | 1,440 |
| S | 4,200 | 1,260 |
| T | 3,600 | 600 |

1. **Q के कितने प्रतिशत परीक्षार्थी सफल हुए?** $\frac{1500}{4800}=\frac5{16}=31.25\%$।
2. **सफलता की दर किस शहर की सबसे अच्छी है?** P $\frac15$, Q $\frac5{16}$, R $\frac4{15}$, S $\frac3{10}$, T $\frac16$। सबसे अच्छी Q की है। सब निकालना ज़रूरी नहीं: पूरे की दर एक चौथाई है, इसलिए उससे नीचे के P और T तुरंत हट जाते हैं।
3. **R में बैठने वाले लड़कों और लड़कियों का अनुपात 5 : 4 है, और सफल में 60% लड़के हैं। लड़कियों की सफलता दर क्या है?** बैठने वाली लड़कियाँ: $5400\times\frac49=2400$। सफल लड़कियाँ: 1,440 का 40%, यानी 576। दर $\frac{576}{2400}=24\%$।
4. **जो सफल नहीं हुए, उनमें से कितने प्रतिशत S और T के हैं?** असफल: S 2,940, T 3,000, सभी शहर 18,000। अतः $\frac{5940}{18000}=33\%$।
5. **T की दर पूरे की दर के बराबर होती, तो दूसरी पाई में उसका कोण कितना होता?** 3,600 का चौथाई 900 है, यानी 300 अधिक। कुल भी बढ़कर 6,300 हो जाएगा। कोण $\frac{900}{6300}\times 360=51\frac37$ डिग्री। पुराना कुल 6,000 लेने पर 54° आता, यही जाल है।

### जाल

- **अंकों का अंतर और प्रतिशत।** 25% से 30% होना 5 अंकों की वृद्धि है। इसे 20% की वृद्धि तभी कहेंगे जब दोनों कुल बराबर हों।
- **डिग्री को प्रतिशत पढ़ लेना।** गणना से पहले चिह्न देखें। 54 का मतलब 54° भी हो सकता है और 54% भी।
- **बदला हुआ कुल।** एक हिस्सा बढ़े और कोई दूसरा न घटे, तो कुल बढ़ता है और बाक़ी सब कोण छोटे हो जाते हैं।
- **हिस्सों का औसत।** दो पाई मिलाने पर हिस्सा दोनों हिस्सों के बीच होता है, पर ठीक बीच में तभी जब दोनों कुल बराबर हों।

### अभ्यास सेट

एक छात्रावास महीने में ₹4,50,000 ख़र्च करता है: भोजन 40%, वेतन 22%, बिजली 14%, मरम्मत 10%, पानी 8%, अन्य 6%।

1. बिजली का कोण कितना है?
2. भोजन का ख़र्च वेतन से कितने रुपये अधिक है?
3. बिजली का ख़र्च मरम्मत से कितने प्रतिशत अधिक है?
4. बिजली 20% महँगी हो जाती है, बाक़ी सब वही रहता है। भोजन का नया हिस्सा कितना है (दशमलव के एक स्थान तक)?
5. ऊपर के छात्रावास A में 200 विद्यार्थी हैं। छात्रावास B ₹6,00,000 ख़र्च करता है, जिसमें 33% भोजन है, और वहाँ 240 विद्यार्थी हैं। प्रति विद्यार्थी भोजन पर कौन अधिक ख़र्च करता है, और कितना?

**हल**

1. $14\times 3.6=50.4$ डिग्री।
2. अंतर 18% है। एक प्रतिशत ₹4,500 है, अतः ₹81,000।
3. $\frac{14-10}{10}\times 100=40\%$। उत्तर "4%" तो केवल अंकों का अंतर है।
4. बिजली ₹63,000 है और ₹12,600 बढ़ती है, इसलिए कुल ₹4,62,600। भोजन का हिस्सा $\frac{180000}{462600}=38.9\%$। प्रतिशत की इकाई में: $\frac{40}{102.8}$।
5. A: $\frac{180000}{200}=900$ रुपये। B: $\frac{198000}{240}=825$ रुपये। A प्रति विद्यार्थी ₹75 अधिक ख़र्च करता है, हालाँकि भोजन पर कुल ख़र्च B का अधिक है।
`,
    },
  },
]
