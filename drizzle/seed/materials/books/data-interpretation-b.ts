import type { SeedChapter } from '../shapes.ts'

/** The second half of the book: pie charts, mixed graphs, caselets, data sufficiency and a mock. */
export const dataInterpretationB: SeedChapter[] = [
  {
    id: 'b-pie-charts',
    title: { en: 'Pie charts', hi: 'पाई चार्ट' },
    text: {
      en: String.raw`
A pie chart shows how one total is divided. It is good at one thing, shares, and silent about another, amounts. Everything in this chapter follows from that sentence.

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
- Degrees to per cent: divide by 3.6. Divide by 36 and move the point: for 54°, $\frac{54}{36}=1.5$, that is 15%.

**Find the value of one unit first.** If a circle of ₹7,20,000 is given in degrees, one degree is ₹2,000. Write it beside the figure. Each question then needs one multiplication. If the circle is in per cent, write the value of 1%.

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
2. **Which city has the best rate?** P $\frac15$, Q $\frac5{16}$, R $\frac4{15}$, S $\frac3{10}$, T $\frac16$. The best is Q. You need not calculate all: the five cities together have a rate of one quarter, so P and T, below it, are out at once.
3. **In R, boys and girls who appeared are as 5 to 4, and 60% of the qualified are boys. What is the rate of the girls?** Girls who appeared: $5400\times\frac49=2400$. Girls who qualified: 40% of 1,440, that is 576. The rate is $\frac{576}{2400}=24\%$.
4. **Of all who did not qualify, what per cent are from S and T together?** Not qualified: S 2,940, T 3,000, all cities 18,000. So $\frac{5940}{18000}=33\%$.
5. **If one quarter of T's candidates had qualified, as in the five cities together, what would T's angle in the second pie be?** One quarter of 3,600 is 900, which is 300 more. The total rises too, to 6,300. The angle is $\frac{900}{6300}\times 360=51\frac37$ degrees. With the old total of 6,000 you would get 54°, the trap.

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
3. $\frac{14-10}{10}\times 100=40\%$. The answer "4%" is only a gap of points.
4. Power is ₹63,000 and rises by ₹12,600, so the total is ₹4,62,600. The share of food is $\frac{180000}{462600}\approx 38.9\%$. In units of per cent: $\frac{40}{102.8}$.
5. A: $\frac{180000}{200}=900$ rupees. B: $\frac{198000}{240}=825$ rupees. A spends ₹75 more per student, although B spends more on food in all.
`,
      hi: String.raw`
पाई चार्ट दिखाता है कि एक कुल राशि कैसे बँटी है। हिस्से वह अच्छी तरह बताता है, पर मात्रा के बारे में चुप रहता है। इस अध्याय की हर बात इसी एक वाक्य से निकलती है।

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
- डिग्री से प्रतिशत: 3.6 से भाग दें। 36 से भाग देकर दशमलव एक स्थान खिसकाएँ: 54° के लिए $\frac{54}{36}=1.5$, यानी 15%।

**पहले एक इकाई का मान निकालें।** ₹7,20,000 का वृत्त डिग्री में दिया हो, तो एक डिग्री ₹2,000 है। इसे चित्र के पास लिख लें। फिर हर सवाल में सिर्फ़ एक गुणा बचता है। वृत्त प्रतिशत में हो, तो 1% का मान लिखें।

**जहाँ तक हो सके, हिस्सों में ही काम करें।** एक ही पाई के दो हिस्सों का अनुपात निकालने के लिए कुल राशि नहीं चाहिए: 90° और 54° का अनुपात 5 : 3 है, कुल चाहे जो हो। कुल तभी चाहिए जब सवाल रुपये या लोगों की संख्या पूछे।

**दो पाई के लिए दो कुल चाहिए।** एक पाई का 30% दूसरी पाई के 35% से बड़ा भी हो सकता है और छोटा भी। तुलना संख्याओं की करें, कोणों की नहीं। सबसे तेज़ तरीक़ा यह है कि दोनों कुल का अनुपात याद रखें: अनुपात 2 : 3 हो, तो पहली पाई के हिस्सों को 2 से और दूसरी के हिस्सों को 3 से गुणा करके तुलना करें।

### हल किया हुआ सेट 1: डिग्री में एक पाई (आसान)

पाई दिखाती है कि एक ग्राम पंचायत अपना ₹7,20,000 का सालाना बजट कैसे बाँटती है।

![7,20,000 रुपये के बजट का पाई चार्ट: सड़क 90°, पानी 72°, स्कूल 60°, स्वास्थ्य 54°, रोशनी 48°, अन्य 36°](/figures/book-di-b1-hi.svg)

एक डिग्री $\frac{720000}{360}=2000$ रुपये है।

1. **पानी पर कितना ख़र्च होता है?** $72\times 2000$, यानी ₹1,44,000। यह भी देख सकते हैं कि 72° वृत्त का पाँचवाँ भाग है।
2. **सड़क की राशि स्वास्थ्य की राशि से कितने प्रतिशत अधिक है?** "से" के पहले जो आता है वही आधार है: स्वास्थ्य, 54°। अंतर 36° है। अतः $\frac{36}{54}\times 100=66\frac23\%$। रुपये निकालने की ज़रूरत नहीं।
3. **स्कूल और रोशनी पर मिलाकर बजट का कितना प्रतिशत जाता है?** $60+48=108$ डिग्री, और $\frac{108}{360}=30\%$।
4. **"अन्य" का आधा स्वास्थ्य को दे दिया जाए, तो स्वास्थ्य को कितना मिलेगा?** 36° का आधा 18° है, इसलिए स्वास्थ्य 72° हो जाएगा, यानी ₹1,44,000। कुल नहीं बदला, इसलिए एक डिग्री अब भी ₹2,000 है।
5. **अगले साल कुल बजट 25% बढ़ता है, पर सड़क को उतनी ही राशि मिलती है। सड़क का कोण कितना होगा?** वृत्त $\frac54$ गुना हो गया और राशि वही है, तो कोण $\frac45$ रह जाएगा: $90\times\frac45=72$ डिग्री। यहाँ कुल बदल गया, इसलिए एक डिग्री का मान पहले से अधिक है।

प्रश्न 4 और 5 की तुलना करें। बदलाव दोनों में है, पर एक डिग्री का मान केवल दूसरे में बदलता है।

### हल किया हुआ सेट 2: दो वर्षों की दो पाई (मध्यम)

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
2. **बिक्री विभाग के कर्मचारी कितने प्रतिशत बढ़े?** $\frac{240}{300}\times 100=80\%$। हिस्सों का अंतर, 5 प्रतिशत अंक, वृद्धि नहीं है।
3. **प्रतिशत में सबसे ज़्यादा कौन-सा विभाग बढ़ा?** उत्पादन लगभग 29%, बिक्री 80%, सर्विस 35%, कार्यालय 25%, शोध 125%। उत्तर शोध है: आधार छोटा है और वृद्धि आधार से भी बड़ी।
4. **2021 के कार्यालय और 2024 के शोध के कर्मचारियों का अनुपात क्या है?** $144:216=2:3$। हिस्से बराबर हैं, 12% और 12%, इसलिए अनुपात सीधे दोनों कुल का अनुपात है।
5. **600 नई जगहों में से कितने प्रतिशत बिक्री में हैं?** $\frac{240}{600}=40\%$। नई जगहें अपने आप में एक अलग पाई हैं, जिसके हिस्से भी अलग हैं।

### हल किया हुआ सेट 3: एक पाई डिग्री में, दूसरी प्रतिशत में (परीक्षा स्तर)

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
2. **सफलता की दर किस शहर की सबसे अच्छी है?** P $\frac15$, Q $\frac5{16}$, R $\frac4{15}$, S $\frac3{10}$, T $\frac16$। सबसे अच्छी Q की है। सब निकालना ज़रूरी नहीं: पाँचों शहरों की मिली-जुली दर एक चौथाई है, इसलिए उससे नीचे के P और T तुरंत हट जाते हैं।
3. **R में बैठने वाले लड़कों और लड़कियों का अनुपात 5 : 4 है, और सफल में 60% लड़के हैं। लड़कियों की सफलता दर क्या है?** बैठने वाली लड़कियाँ: $5400\times\frac49=2400$। सफल लड़कियाँ: 1,440 का 40%, यानी 576। दर $\frac{576}{2400}=24\%$।
4. **जो सफल नहीं हुए, उनमें से कितने प्रतिशत S और T के हैं?** असफल: S 2,940, T 3,000, सभी शहर 18,000। अतः $\frac{5940}{18000}=33\%$।
5. **पाँचों शहरों की मिली-जुली दर की तरह T के भी एक चौथाई परीक्षार्थी सफल होते, तो दूसरी पाई में T का कोण कितना होता?** 3,600 का चौथाई 900 है, यानी 300 अधिक। कुल भी बढ़कर 6,300 हो जाएगा। कोण $\frac{900}{6300}\times 360=51\frac37$ डिग्री। पुराना कुल 6,000 लेने पर 54° आता, यही जाल है।

### जाल

- **प्रतिशत अंक और प्रतिशत।** 25% से 30% होना 5 प्रतिशत अंकों की वृद्धि है। इसे 20% की वृद्धि तभी कहेंगे जब दोनों कुल बराबर हों।
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
3. $\frac{14-10}{10}\times 100=40\%$। उत्तर "4%" ग़लत है; वह केवल प्रतिशत अंकों का अंतर है।
4. बिजली का ख़र्च ₹63,000 है और वह ₹12,600 बढ़ता है, इसलिए कुल ख़र्च ₹4,62,600 हो जाता है। भोजन का हिस्सा $\frac{180000}{462600}\approx 38.9\%$। प्रतिशत की इकाई में: $\frac{40}{102.8}$।
5. A: $\frac{180000}{200}=900$ रुपये। B: $\frac{198000}{240}=825$ रुपये। A प्रति विद्यार्थी ₹75 अधिक ख़र्च करता है, हालाँकि भोजन पर कुल ख़र्च B का अधिक है।
`,
    },
  },
  {
    id: 'b-mixed-graphs',
    title: { en: 'Mixed graphs and two sources together', hi: 'मिश्रित ग्राफ़ और दो स्रोत एक साथ' },
    text: {
      en: String.raw`
In the main papers of the banks a single table is rare. You get a bar chart with a line across it, a pie with a table beside it, or a graph of profit per cent without a single rupee. The arithmetic is the same as before. What is new is that each answer needs one number from here and one from there.

### The idea: find the bridge

Two sources are always joined by a rule that is not printed. Write this rule before you calculate. These five cover nearly every set:

| First source | Second source | Bridge |
|---|---|---|
| units | price | revenue = units × price |
| total | share in per cent | part = total × share |
| spending | profit per cent | income = spending × $\left(1+\frac{p}{100}\right)$ |
| number made | faulty per cent | good = made × $\left(1-\frac{f}{100}\right)$ |
| distance | speed | time = distance ÷ speed |

**Which axis belongs to which?** A graph with bars and a line often has two axes. The left one may run to 40 thousand, the right one to 80 rupees. A point of the line that stands above a bar is not "more" than the bar. Read the legend first, and put the unit next to each row of your rough work.

**Profit per cent alone gives no rupees.** From a line of profit per cent you know only the ratio of income to spending: 25% means 5 to 4. You can compare two companies only if one more fact joins them, such as equal incomes or a ratio of spending.

**Averages of per cent need weights.** The profit of five years together is the total profit over the total spending. The mean of the five percentages is something else, and it is usually among the options.

**Build the middle row once.** If three of five questions need the revenue, calculate the revenue of all years at the start. If only one question needs it, calculate only what that question asks. So read all the questions before the first multiplication; ten seconds here save a minute.

### Worked set 1: bars and a line (easy)

The bars show the units a factory made and sold (thousand), the line the price of a unit (₹).

![Bars with a line. Units in thousand: 2019 20, 2020 24, 2021 30, 2022 28, 2023 36. Price in rupees: 50, 55, 54, 60, 65](/figures/book-di-b4.svg)

Bridge: revenue = units × price. In lakh of rupees:

| Year | 2019 | 2020 | 2021 | 2022 | 2023 |
|---|---|---|---|---|---|
| Revenue | 10.0 | 13.2 | 16.2 | 16.8 | 23.4 |

1. **What was the revenue of 2021?** $30000\times 54$, that is ₹16,20,000.
2. **By what per cent did the revenue grow from 2019 to 2020?** $\frac{3.2}{10}=32\%$. Units grew by 20% and the price by 10%, so you may also take $1.2\times 1.1=1.32$. Adding 20 and 10 is wrong.
3. **In which year did the units fall but the revenue rise?** Units fell only in 2022, from 30 to 28 thousand. The price rose enough: 16.2 became 16.8.
4. **What was the average price of a unit over the five years?** Total revenue 79.6 lakh, total units 1.38 lakh: $\frac{79.6}{1.38}\approx 57.68$ rupees. The mean of the five prices, 56.80, is too small, because more units were sold in the years of the higher price.
5. **If the price of 2023 had stayed at that of 2022, by what per cent would the revenue of 2023 be less?** Units do not change, so only the price counts: $\frac{65-60}{65}=\frac1{13}=7\frac9{13}\%$. The base is 65, the true price, and not 60.

### Worked set 2: a pie and a table (medium)

A coaching institute has 8,000 students in five branches. The pie gives the shares: A 25%, B 20%, C 22.5%, D 17.5%, E 15%. The table gives two facts on each branch.

| Branch | Girls (%) | Passed (%) |
|---|---|---|
| A | 45 | 60 |
| B | 40 | 75 |
| C | 50 | 70 |
| D | 60 | 80 |
| E | 35 | 65 |

One per cent of the pie is 80 students. So the branches have 2,000, 1,600, 1,800, 1,400 and 1,200.

1. **How many girls are in D?** $1400\times 0.6=840$.
2. **What per cent of all the students are girls?** Girls: 900, 640, 900, 840, 420, together 3,700. $\frac{3700}{8000}=46.25\%$. The plain mean of the column is 46%: near, but wrong, and a bank paper may offer both.
3. **What is the ratio of the boys of E to the girls of B?** Boys of E: $1200-420=780$. Girls of B: 640. $780:640=39:32$.
4. **What per cent of all passed?** Passed: 1,200, 1,200, 1,260, 1,120, 780, together 5,560. $\frac{5560}{8000}=69.5\%$. The largest branch has the worst result, so the answer lies below the plain mean of 70%.
5. **In D, 85% of the girls passed. How many boys of D failed?** Girls who passed: $840\times 0.85=714$. All who passed in D: 1,120. So 406 boys passed. Boys of D: $1400-840=560$. Failed: $560-406=154$.

In question 5 draw a two-by-two box, girls and boys against passed and failed. With the total at the edge, three more numbers fill it.

### Worked set 3: spending and two lines of profit (exam level)

The bars show the spending of company X (₹ lakh). The two lines show the profit per cent of X and Y, where profit per cent is taken on spending. Nothing is said about the spending of Y.

![Bars with two lines. Spending of X in lakh: 2019 40, 2020 48, 2021 50, 2022 60, 2023 80. Profit per cent of X: 20, 25, 30, 40, 35. Profit per cent of Y: 15, 20, 25, 30, 50](/figures/book-di-b5.svg)

1. **What was the income of X in 2022?** $60\times 1.4=84$ lakh.
2. **By how much is the profit of X in 2023 more than in 2022?** 2023: $80\times 0.35=28$. 2022: $60\times 0.4=24$. It is more by ₹4 lakh, although the line falls.
3. **What was the profit per cent of X over the five years?** Profits: $8+12+15+24+28=87$. Spending: 278. So $\frac{87}{278}\approx 31.3\%$. The mean of the line is 30%.
4. **In 2021 the incomes of X and Y were equal. What did Y spend?** Income of X: $50\times 1.3=65$. For Y, 125% of the spending is 65, so it spent $\frac{65}{1.25}=52$ lakh. To take 25% off 65 is the usual mistake; it gives 48.75.
5. **In 2023 the spending of X and that of Y were as 5 to 4. What is the ratio of their profits?** Y spent 64 lakh. Profits: 28 and 32. The ratio is $7:8$. Without rupees: $5\times 35:4\times 50=175:200$.

Question 5 shows the fastest form: spending ratio times per cent ratio.

### Traps

- **Wrong axis.** Two curves crossing on paper does not mean two equal quantities.
- **Per cent of what?** Profit per cent may be on spending or, in some sets, on income. The note under the graph decides. Read it.
- **A falling line, a rising amount.** A rate may fall while its base grows faster.
- **Working back.** From income to spending you divide by 1.25; you do not subtract 25%.
- **Thousand and lakh.** Thousand times rupees gives thousands of rupees. 30 thousand units at ₹54 make 1,620 thousand, which is 16.2 lakh.

### Practice set

The bars show the lamps made in the four quarters of a year, the line the faulty lamps in per cent.

![Bars with a line. Lamps made: Q1 1200, Q2 1500, Q3 1800, Q4 1500. Faulty per cent: 5, 4, 3, 6](/figures/book-di-b6.svg)

1. How many good lamps were made in Q3?
2. In which two quarters was the number of faulty lamps equal?
3. What per cent of the year's lamps were faulty?
4. A good lamp earns ₹400, a faulty one loses ₹250. What was the net gain or loss of Q4?
5. If Q4 had had the rate of Q3, by what per cent would the year's faulty lamps be fewer?

**Solutions**

1. $1800\times 0.97=1746$.
2. Faulty lamps: 60, 60, 54, 90. So Q1 and Q2.
3. $\frac{264}{6000}=4.4\%$. The mean of the four rates is 4.5%.
4. Good: 1,410, faulty: 90. $1410\times 400=564000$ less $90\times 250=22500$ leaves a gain of ₹5,41,500.
5. Q4 would have 45 in place of 90, a saving of 45. $\frac{45}{264}\times 100=17\frac1{22}\%$. The answer 50% takes Q4 alone as the base.
`,
      hi: String.raw`
बैंकों की मुख्य परीक्षा में अकेली तालिका कम ही मिलती है। वहाँ दंड आरेख के ऊपर रेखा बनी होती है, पाई के साथ तालिका आती है, या लाभ प्रतिशत का ऐसा ग्राफ़ मिलता है जिसमें रुपयों में कुछ भी नहीं दिया होता। गणित वही पुराना है। नया यह है कि हर उत्तर के लिए एक संख्या यहाँ से चाहिए और एक वहाँ से।

### मूल बात: पुल खोजें

दो स्रोत हमेशा एक ऐसे नियम से जुड़े होते हैं जो छपा नहीं होता। गणना से पहले वह नियम लिख लें। लगभग हर सेट इन पाँच में आ जाता है:

| पहला स्रोत | दूसरा स्रोत | पुल |
|---|---|---|
| इकाइयाँ | दाम | आमदनी = इकाइयाँ × दाम |
| कुल | प्रतिशत हिस्सा | भाग = कुल × हिस्सा |
| व्यय | लाभ प्रतिशत | आय = व्यय × $\left(1+\frac{p}{100}\right)$ |
| कुल बने | ख़राब का प्रतिशत | अच्छे = कुल × $\left(1-\frac{f}{100}\right)$ |
| दूरी | चाल | समय = दूरी ÷ चाल |

**कौन-सा अक्ष किसका है?** दंड और रेखा वाले ग्राफ़ में अक्सर दो अक्ष होते हैं। बायाँ 40 हज़ार तक जा सकता है और दायाँ 80 रुपये तक। रेखा का बिंदु दंड से ऊपर हो, तो इसका मतलब यह नहीं कि वह दंड से "अधिक" है। पहले संकेत पढ़ें, और रफ़ काम की हर पंक्ति के आगे मात्रक लिखें।

**अकेले लाभ प्रतिशत से रुपये नहीं मिलते।** लाभ प्रतिशत की रेखा से केवल आय और व्यय का अनुपात पता चलता है: 25% यानी 5 : 4। दो कंपनियों की तुलना तभी हो सकती है जब कोई एक और बात उन्हें जोड़े, जैसे बराबर आय या व्यय का अनुपात।

**प्रतिशत के औसत में भार चाहिए।** पाँच वर्षों का सम्मिलित लाभ प्रतिशत, कुल लाभ को कुल व्यय से भाग देने पर मिलता है। पाँच प्रतिशतों का सीधा औसत कुछ और चीज़ है, और विकल्पों में वह अक्सर मौजूद रहता है।

**बीच की पंक्ति एक ही बार बनाएँ।** पाँच में से तीन सवालों में आमदनी चाहिए, तो शुरू में ही सब वर्षों की आमदनी निकाल लें। एक ही सवाल में चाहिए, तो उतनी ही निकालें जितनी पूछी है। इसलिए पहले गुणा से पहले सारे सवाल पढ़ लें; यहाँ के दस सेकंड आगे एक मिनट बचाते हैं।

### हल किया हुआ सेट 1: दंड और रेखा (आसान)

दंड बताते हैं कि एक कारख़ाने ने कितनी इकाइयाँ (हज़ार) बनाईं और बेचीं; रेखा एक इकाई का दाम (₹) बताती है।

![दंड और रेखा। इकाइयाँ हज़ार में: 2019 20, 2020 24, 2021 30, 2022 28, 2023 36। दाम रुपये में: 50, 55, 54, 60, 65](/figures/book-di-b4-hi.svg)

पुल: आमदनी = इकाइयाँ × दाम। लाख रुपये में:

| वर्ष | 2019 | 2020 | 2021 | 2022 | 2023 |
|---|---|---|---|---|---|
| आमदनी | 10.0 | 13.2 | 16.2 | 16.8 | 23.4 |

1. **2021 की आमदनी कितनी थी?** $30000\times 54$, यानी ₹16,20,000।
2. **2019 से 2020 में आमदनी कितने प्रतिशत बढ़ी?** $\frac{3.2}{10}=32\%$। इकाइयाँ 20% बढ़ीं और दाम 10%, इसलिए $1.2\times 1.1=1.32$ से भी यही मिलता है। 20 और 10 को जोड़ देना ग़लत है।
3. **किस वर्ष इकाइयाँ घटीं पर आमदनी बढ़ी?** इकाइयाँ केवल 2022 में घटीं, 30 से 28 हज़ार। दाम इतना बढ़ा कि आमदनी 16.2 से 16.8 हो गई।
4. **पाँच वर्षों में एक इकाई का औसत दाम क्या रहा?** कुल आमदनी 79.6 लाख, कुल इकाइयाँ 1.38 लाख: $\frac{79.6}{1.38}\approx 57.68$ रुपये। पाँच दामों का सीधा औसत 56.80 कम पड़ता है, क्योंकि महँगे वर्षों में इकाइयाँ ज़्यादा बिकीं।
5. **2023 में दाम 2022 जितना ही रहता, तो 2023 की आमदनी कितने प्रतिशत कम होती?** इकाइयाँ नहीं बदलतीं, इसलिए केवल दाम देखें: $\frac{65-60}{65}=\frac1{13}=7\frac9{13}\%$। आधार असली दाम 65 है, 60 नहीं।

### हल किया हुआ सेट 2: पाई और तालिका (मध्यम)

एक कोचिंग संस्थान की पाँच शाखाओं में 8,000 विद्यार्थी हैं। पाई में हिस्से इस प्रकार हैं: A 25%, B 20%, C 22.5%, D 17.5%, E 15%। तालिका हर शाखा के बारे में दो बातें बताती है।

| शाखा | लड़कियाँ (%) | उत्तीर्ण (%) |
|---|---|---|
| A | 45 | 60 |
| B | 40 | 75 |
| C | 50 | 70 |
| D | 60 | 80 |
| E | 35 | 65 |

पाई का एक प्रतिशत 80 विद्यार्थियों के बराबर है। इसलिए शाखाओं में 2,000, 1,600, 1,800, 1,400 और 1,200 विद्यार्थी हैं।

1. **D में कितनी लड़कियाँ हैं?** $1400\times 0.6=840$।
2. **सभी विद्यार्थियों में लड़कियाँ कितने प्रतिशत हैं?** लड़कियाँ: 900, 640, 900, 840, 420, कुल 3,700। $\frac{3700}{8000}=46.25\%$। स्तंभ का सीधा औसत 46% है: पास है, पर ग़लत है, और बैंक का पेपर दोनों विकल्प दे सकता है।
3. **E के लड़कों और B की लड़कियों का अनुपात क्या है?** E के लड़के: $1200-420=780$। B की लड़कियाँ: 640। $780:640=39:32$।
4. **कुल कितने प्रतिशत उत्तीर्ण हुए?** उत्तीर्ण: 1,200, 1,200, 1,260, 1,120, 780, कुल 5,560। $\frac{5560}{8000}=69.5\%$। सबसे बड़ी शाखा का परिणाम सबसे ख़राब है, इसलिए उत्तर सीधे औसत 70% से नीचे है।
5. **D में 85% लड़कियाँ उत्तीर्ण हुईं। D के कितने लड़के अनुत्तीर्ण हुए?** उत्तीर्ण लड़कियाँ: $840\times 0.85=714$। D के कुल उत्तीर्ण: 1,120। अतः 406 लड़के उत्तीर्ण हुए। D के लड़के: $1400-840=560$। अनुत्तीर्ण: $560-406=154$।

प्रश्न 5 में चार ख़ानों का एक डिब्बा बनाएँ: लड़कियाँ और लड़के, उत्तीर्ण और अनुत्तीर्ण। कुल संख्या किनारे लिख लें, तो तीन और संख्याओं से पूरा डिब्बा भर जाता है।

### हल किया हुआ सेट 3: व्यय और लाभ की दो रेखाएँ (परीक्षा स्तर)

दंड कंपनी X का व्यय (₹ लाख) दिखाते हैं। दो रेखाएँ X और Y का लाभ प्रतिशत दिखाती हैं; लाभ प्रतिशत व्यय पर लिया गया है। Y के व्यय के बारे में कुछ नहीं कहा गया है।

![दंड और दो रेखाएँ। X का व्यय लाख में: 2019 40, 2020 48, 2021 50, 2022 60, 2023 80। X का लाभ प्रतिशत: 20, 25, 30, 40, 35। Y का लाभ प्रतिशत: 15, 20, 25, 30, 50](/figures/book-di-b5-hi.svg)

1. **2022 में X की आय कितनी थी?** $60\times 1.4=84$ लाख।
2. **2023 में X का लाभ 2022 से कितना अधिक है?** 2023: $80\times 0.35=28$। 2022: $60\times 0.4=24$। ₹4 लाख अधिक, हालाँकि रेखा नीचे जाती है।
3. **पाँचों वर्षों को मिलाकर X का लाभ प्रतिशत क्या रहा?** लाभ: $8+12+15+24+28=87$। व्यय: 278। अतः $\frac{87}{278}\approx 31.3\%$। रेखा का सीधा औसत 30% है।
4. **2021 में X और Y की आय बराबर थी। Y का व्यय कितना था?** X की आय: $50\times 1.3=65$। Y के लिए व्यय का 125% बराबर 65 है, इसलिए व्यय $\frac{65}{1.25}=52$ लाख। 65 में से 25% घटा देना आम ग़लती है; उससे 48.75 आता है।
5. **2023 में X और Y के व्यय का अनुपात 5 : 4 था। लाभ का अनुपात क्या है?** Y का व्यय 64 लाख है। लाभ: 28 और 32। अनुपात $7:8$। बिना रुपयों के: $5\times 35:4\times 50=175:200$।

प्रश्न 5 सबसे तेज़ रूप दिखाता है: व्यय का अनुपात गुणा प्रतिशत का अनुपात।

### जाल

- **ग़लत अक्ष।** काग़ज़ पर दो रेखाएँ एक-दूसरे को काटें, तो इसका मतलब यह नहीं कि दो राशियाँ बराबर हैं।
- **किसका प्रतिशत?** लाभ प्रतिशत व्यय पर भी हो सकता है और कुछ सेटों में आय पर भी। फ़ैसला ग्राफ़ के नीचे का नोट करता है। उसे पढ़ें।
- **गिरती रेखा, बढ़ती राशि।** दर घट सकती है, फिर भी राशि बढ़ सकती है, यदि आधार अधिक तेज़ी से बढ़े।
- **पीछे लौटना।** आय से व्यय निकालने के लिए 1.25 से भाग दें; 25% घटाएँ नहीं।
- **हज़ार और लाख।** हज़ार गुणा रुपये का उत्तर हज़ार रुपये में होता है। ₹54 की 30 हज़ार इकाइयाँ 1,620 हज़ार, यानी 16.2 लाख रुपये हैं।

### अभ्यास सेट

दंड एक वर्ष की चार तिमाहियों (Q1 से Q4) में बने लैंप दिखाते हैं, रेखा ख़राब लैंप का प्रतिशत।

![दंड और रेखा। बने लैंप: Q1 1200, Q2 1500, Q3 1800, Q4 1500। ख़राब प्रतिशत: 5, 4, 3, 6](/figures/book-di-b6-hi.svg)

1. Q3 में कितने अच्छे लैंप बने?
2. किन दो तिमाहियों में ख़राब लैंप की संख्या बराबर रही?
3. वर्ष भर में बने लैंप में कितने प्रतिशत ख़राब थे?
4. एक अच्छे लैंप से ₹400 की कमाई होती है, एक ख़राब लैंप से ₹250 का नुक़सान। Q4 में कुल मिलाकर कितना लाभ या नुक़सान हुआ?
5. Q4 की दर Q3 जितनी होती, तो वर्ष भर के ख़राब लैंप कितने प्रतिशत कम होते?

**हल**

1. $1800\times 0.97=1746$।
2. ख़राब लैंप: 60, 60, 54, 90। अतः Q1 और Q2।
3. $\frac{264}{6000}=4.4\%$। चारों दरों का सीधा औसत 4.5% है।
4. अच्छे 1,410, ख़राब 90। $1410\times 400=564000$ में से $90\times 250=22500$ घटाने पर ₹5,41,500 का लाभ।
5. Q4 में 90 की जगह 45 होते, यानी 45 कम। $\frac{45}{264}\times 100=17\frac1{22}\%$। उत्तर 50% में केवल Q4 को आधार माना गया है।
`,
    },
  },
  {
    id: 'b-caselets',
    title: { en: 'Caselets and Venn data', hi: 'केसलेट और वेन आँकड़े' },
    text: {
      en: String.raw`
A caselet is a set of data without a table. Everything stands in a paragraph, usually out of order, and half of it is ratios and percentages of something just mentioned. The calculation is easy once the paragraph has become a table or a figure. So the skill is to draw, not to calculate.

### The idea: from words to boxes

Work in this order:

1. Read once for the **headings**: which two things divide the people or goods? Men and women against three age groups is a table of two rows and three columns. Three overlapping groups need a Venn figure.
2. Draw the empty table with a row and a column for totals.
3. Read again with the pen. Put in every number that is given outright. Per cent and ratios become numbers as soon as their base is known.
4. Fill the rest by subtraction. A row with one gap fills itself.
5. If a gap stays open, call it $x$, and look for the one sentence you have not used.

**Watch the base of every per cent.** "40% of the members are young, and half of the young are women" makes 20% of all. "40% of the members are young, and half of the women are young" is another story.

### Two groups and three groups

For two groups the middle part is counted twice when you add the lists:

$$
n(A\cup B)=n(A)+n(B)-n(A\cap B)
$$

For three groups let $x$ be the number in exactly one, $y$ in exactly two, $z$ in all three. Then

$$
x+y+z=\text{all who are in any}
$$

$$
x+2y+3z=\text{sum of the three lists}
$$

These two lines solve most caselets on clubs, papers and sports. The sum of the lists counts a person in two groups twice and a person in three groups three times; nothing more is behind it.

| Words | Region |
|---|---|
| "both A and B" | the whole overlap, with the centre |
| "A and B only" | the overlap without the centre |
| "only A" | A without both overlaps |
| "A but not B" | only A, and A with C only |
| "at least two" | $y+z$ |
| "at most one" | $x$ and those in none |

**Fill a Venn figure from the centre outwards.** First all three, then the three overlaps (each less the centre), then the three outer parts.

### Worked set 1: a caselet with two headings (easy)

A library has 600 members, men and women as 7 to 5. Of all members 40% are young, 35% are in the middle group and the rest are old. Half of the young are women. There are 60 old women.

| Group | Young | Middle | Old | Total |
|---|---|---|---|---|
| Men | 120 | 140 | 90 | 350 |
| Women | 120 | 70 | 60 | 250 |
| Total | 240 | 210 | 150 | 600 |

Given outright, by a ratio or by per cent: all totals, the young and the old women. The middle women come from the row, $250-120-60=70$, and then the men from the columns.

1. **How many women are in the middle group?** 70.
2. **What per cent of the middle group are men?** $\frac{140}{210}=66\frac23\%$.
3. **What per cent of the women are old?** $\frac{60}{250}=24\%$. The base is the women, not the old members; with 150 below you would get 40%.
4. **What is the ratio of young men to old men?** $120:90=4:3$.
5. **150 young women join. What per cent of the members are women now?** $\frac{400}{750}=53\frac13\%$. Both the part and the whole grow by 150.

### Worked set 2: three newspapers (medium)

In a street of 200 houses, 120 take the Hindi paper (H), 80 the English one (E), 70 the local one (L). H and E go to 40 houses, E and L to 30, H and L to 35, and all three to 15.

![Venn figure of H, E, L in a frame. Only H 60, only E 25, only L 20, H and E only 25, E and L only 15, H and L only 20, all three 15, outside 20](/figures/book-di-b7.svg)

From the centre: 15. Overlaps: $40-15=25$, $30-15=15$, $35-15=20$. Only H: $120-25-20-15=60$. Only E: $80-25-15-15=25$. Only L: $70-20-15-15=20$. Sum of all parts: 180.

1. **How many houses take no paper?** $200-180=20$.
2. **How many take exactly one?** $60+25+20=105$.
3. **Of the houses that take a paper, what per cent take at least two?** $25+15+20+15=75$, and $\frac{75}{180}=41\frac23\%$. The base is 180, not 200.
4. **How many take H but not E?** $60+20=80$. The houses with H and L are part of it; the answer 60 forgets them.
5. **How many copies come to the street, and how many per house on average?** Copies: $120+80+70=270$. Check: $105+2\times 60+3\times 15=270$. Per house $\frac{270}{200}=1.35$.

### Worked set 3: ratios in the figure (exam level)

Each of 500 students plays at least one of cricket (C), football (F) and hockey (H). Of them 54% play just one. The lists of the three sports hold 780 names in all. Those who play only C, only F, only H are as 4 to 3 to 2. Those who play C and F only, F and H only, C and H only are as 4 to 3 to 2 also.

![Venn figure of C, F, H. Only parts 4k, 3k, 2k. Pairs only: C and F 4m, F and H 3m, C and H 2m. Centre z](/figures/book-di-b8.svg)

Exactly one: $x=270$. Then $y+z=230$ and $2y+3z=780-270=510$. Twice the first from the second: $z=50$, $y=180$. Nine parts of $k$ make 270, so $k=30$; nine parts of $m$ make 180, so $m=20$.

Only C 120, only F 90, only H 60; C and F only 80, F and H only 60, C and H only 40; all three 50.

1. **How many play all three?** 50.
2. **How many play cricket?** $120+80+40+50=290$. Likewise football 280 and hockey 210; together 780, which is the check.
3. **How many play football but not hockey?** $90+80=170$.
4. **Girls are one third of those who play one sport, 25% of those who play two and 40% of those who play three. What per cent of the students are girls?** $90+45+20=155$, and $\frac{155}{500}=31\%$.
5. **20 of those who play C and F only take up hockey too. By what per cent does the number who play all three rise, and what per cent of the students play hockey now?** From 50 to 70: 40%. Hockey: $210+20=230$, which is $\frac{230}{500}=46\%$.

### Traps

- **"And" with "only".** "C and F" includes the centre, "C and F only" does not. One word changes the answer by $z$.
- **The houses outside.** Before you use a formula ask: are there any in none? "At least one" in the text tells you that there are none outside.
- **Per cent of a part.** "Of the readers", "of the houses", "of those who take two": three bases in one set.
- **A person who moves.** One who takes up a second sport leaves "exactly one" and enters "exactly two". The number of students stays, the sum of the lists rises by one.
- **Least overlap.** If 70 of 100 like tea and 60 like coffee, at least $70+60-100=30$ like both, and at most 60. Without a further fact you cannot say more.

### Practice set

On Saturday a bakery sold 450 items: 40% were loaves of bread, and the rest were cakes and packets of biscuits as 4 to 5. On Sunday it sold 20% more items. The number of loaves was the same, and cakes rose by 50%. A loaf costs ₹40, a cake ₹300, a packet of biscuits ₹50. On Sunday 320 customers came; 180 bought bread, 150 bought biscuits, 40 bought neither of the two.

1. How many packets of biscuits were sold on Saturday?
2. What per cent of the items sold on Sunday were bread?
3. By what per cent did biscuits grow from Saturday to Sunday?
4. For how many rupees did the bakery sell on Sunday?
5. How many customers bought exactly one of bread and biscuits on Sunday?

**Solutions**

1. Bread 180, so 270 are left: cakes 120, biscuits 150.
2. Sunday: 540 items, 180 of them bread, that is $33\frac13\%$.
3. Cakes became 180, so biscuits are $540-180-180=180$. Growth: $\frac{30}{150}=20\%$.
4. There are 180 of each: $180\times(40+300+50)=180\times 390$, that is ₹70,200.
5. Bread or biscuits: $320-40=280$. Both: $180+150-280=50$. Exactly one: $280-50=230$.
`,
      hi: String.raw`
केसलेट ऐसा डेटा सेट है जिसमें तालिका नहीं होती। सब कुछ एक अनुच्छेद में लिखा रहता है, अक्सर बिना क्रम के, और आधी बातें अनुपात या किसी पिछली बात के प्रतिशत होती हैं। अनुच्छेद एक बार तालिका या चित्र बन जाए, तो गणना आसान है। इसलिए यहाँ असली कौशल चित्र बनाने का है, हिसाब का नहीं।

### मूल बात: शब्दों से ख़ानों तक

इस क्रम से काम करें:

1. पहली बार **शीर्षकों** के लिए पढ़ें: लोग या चीज़ें किन दो बातों से बँटी हैं? पुरुष-महिला और तीन आयु वर्ग हों, तो दो पंक्तियों और तीन स्तंभों की तालिका बनेगी। तीन समूह एक-दूसरे में मिलते हों, तो वेन चित्र बनेगा।
2. ख़ाली तालिका बनाएँ, योग की पंक्ति और स्तंभ के साथ।
3. अब क़लम लेकर दोबारा पढ़ें। जो संख्या सीधे दी है, उसे भरें। प्रतिशत और अनुपात अपना आधार पता चलते ही संख्या बन जाते हैं।
4. बाक़ी ख़ाने घटाकर भरें। जिस पंक्ति में एक ही ख़ाना ख़ाली हो, वह अपने आप भर जाती है।
5. फिर भी कोई ख़ाना बचे, तो उसे $x$ मानें और वह वाक्य खोजें जो अब तक काम में नहीं आया।

**हर प्रतिशत का आधार देखें।** "40% सदस्य युवा हैं और युवाओं में आधी महिलाएँ हैं" से कुल का 20% बनता है। "40% सदस्य युवा हैं और महिलाओं में आधी युवा हैं" बिलकुल अलग बात है।

### दो समूह और तीन समूह

दो समूहों की सूचियाँ जोड़ने पर बीच का भाग दो बार गिना जाता है:

$$
n(A\cup B)=n(A)+n(B)-n(A\cap B)
$$

तीन समूहों में मान लें कि $x$ लोग ठीक एक में, $y$ ठीक दो में और $z$ तीनों में हैं। तब

$$
x+y+z=\text{किसी में भी शामिल कुल}
$$

$$
x+2y+3z=\text{तीनों सूचियों का योग}
$$

क्लब, अख़बार और खेल के ज़्यादातर केसलेट इन्हीं दो पंक्तियों से हल हो जाते हैं। सूचियों का योग दो समूहों वाले व्यक्ति को दो बार और तीन समूहों वाले को तीन बार गिनता है; इसके पीछे और कोई रहस्य नहीं।

| शब्द | क्षेत्र |
|---|---|
| "A और B दोनों" | पूरा साझा भाग, केंद्र सहित |
| "केवल A और B" | साझा भाग, केंद्र के बिना |
| "केवल A" | A, दोनों साझा भागों के बिना |
| "A पर B नहीं" | केवल A वाला भाग, और केवल A और C वाला भाग |
| "कम से कम दो" | $y+z$ |
| "अधिक से अधिक एक" | $x$ और जो किसी में नहीं |

**वेन चित्र केंद्र से बाहर की ओर भरें।** पहले तीनों, फिर तीन साझा भाग (हर एक में से केंद्र घटाकर), फिर तीन बाहरी भाग।

### हल किया हुआ सेट 1: दो शीर्षकों का केसलेट (आसान)

एक पुस्तकालय के 600 सदस्य हैं, पुरुष और महिलाएँ 7 : 5 के अनुपात में। कुल सदस्यों में 40% युवा, 35% मध्यम आयु के और शेष वृद्ध हैं। युवाओं में आधी महिलाएँ हैं। वृद्ध महिलाएँ 60 हैं।

| वर्ग | युवा | मध्यम | वृद्ध | योग |
|---|---|---|---|---|
| पुरुष | 120 | 140 | 90 | 350 |
| महिलाएँ | 120 | 70 | 60 | 250 |
| योग | 240 | 210 | 150 | 600 |

सीधे, अनुपात से या प्रतिशत से मिले: सभी योग, युवा महिलाएँ और वृद्ध महिलाएँ। मध्यम आयु की महिलाएँ पंक्ति से निकलीं, $250-120-60=70$, और फिर पुरुष स्तंभों से।

1. **मध्यम वर्ग में कितनी महिलाएँ हैं?** 70।
2. **मध्यम वर्ग में कितने प्रतिशत पुरुष हैं?** $\frac{140}{210}=66\frac23\%$।
3. **महिलाओं में कितने प्रतिशत वृद्ध हैं?** $\frac{60}{250}=24\%$। आधार महिलाएँ हैं, वृद्ध सदस्य नहीं; नीचे 150 रखने पर 40% आता।
4. **युवा पुरुषों और वृद्ध पुरुषों का अनुपात क्या है?** $120:90=4:3$।
5. **150 युवा महिलाएँ और जुड़ती हैं। अब सदस्यों में महिलाएँ कितने प्रतिशत हैं?** $\frac{400}{750}=53\frac13\%$। भाग और कुल दोनों 150 बढ़ते हैं।

### हल किया हुआ सेट 2: तीन अख़बार (मध्यम)

200 घरों की एक गली में 120 घर हिंदी अख़बार (H), 80 अंग्रेज़ी (E) और 70 स्थानीय अख़बार (L) लेते हैं। H और E दोनों 40 घरों में, E और L दोनों 30 में, H और L दोनों 35 में, और तीनों 15 घरों में आते हैं।

![चौखटे में H, E, L का वेन चित्र। केवल H 60, केवल E 25, केवल L 20, केवल H और E 25, केवल E और L 15, केवल H और L 20, तीनों 15, बाहर 20](/figures/book-di-b7.svg)

केंद्र से शुरू करें: 15। साझा भाग: $40-15=25$, $30-15=15$, $35-15=20$। केवल H: $120-25-20-15=60$। केवल E: $80-25-15-15=25$। केवल L: $70-20-15-15=20$। सब भागों का योग: 180।

1. **कितने घर कोई अख़बार नहीं लेते?** $200-180=20$।
2. **ठीक एक अख़बार कितने घर लेते हैं?** $60+25+20=105$।
3. **अख़बार लेने वाले घरों में कितने प्रतिशत कम से कम दो लेते हैं?** $25+15+20+15=75$, और $\frac{75}{180}=41\frac23\%$। आधार 180 है, 200 नहीं।
4. **कितने घर H लेते हैं पर E नहीं?** $60+20=80$। केवल H और L वाले घर भी इसमें आते हैं; 60 उत्तर देने पर वे छूट जाते हैं।
5. **गली में कुल कितनी प्रतियाँ आती हैं, और प्रति घर औसत कितनी?** प्रतियाँ: $120+80+70=270$। जाँच: $105+2\times 60+3\times 15=270$। प्रति घर $\frac{270}{200}=1.35$।

### हल किया हुआ सेट 3: चित्र में अनुपात (परीक्षा स्तर)

500 विद्यार्थियों में हर एक क्रिकेट (C), फ़ुटबॉल (F) और हॉकी (H) में से कम से कम एक खेल खेलता है। 54% ठीक एक खेल खेलते हैं। तीनों खेलों की सूचियों में मिलाकर 780 नाम हैं। केवल C, केवल F और केवल H खेलने वाले 4 : 3 : 2 के अनुपात में हैं। केवल C और F, केवल F और H, केवल C और H खेलने वाले भी 4 : 3 : 2 के अनुपात में हैं।

![C, F, H का वेन चित्र। अकेले भाग 4k, 3k, 2k। केवल जोड़े: C और F 4m, F और H 3m, C और H 2m। केंद्र z](/figures/book-di-b8.svg)

ठीक एक: $x=270$। तब $y+z=230$ और $2y+3z=780-270=510$। दूसरे में से पहले का दुगुना घटाएँ: $z=50$, $y=180$। $k$ के नौ भाग 270 हैं, अतः $k=30$; $m$ के नौ भाग 180 हैं, अतः $m=20$।

केवल C 120, केवल F 90, केवल H 60; केवल C और F 80, केवल F और H 60, केवल C और H 40; तीनों 50।

1. **तीनों खेल कितने विद्यार्थी खेलते हैं?** 50।
2. **क्रिकेट कितने विद्यार्थी खेलते हैं?** $120+80+40+50=290$। इसी तरह फ़ुटबॉल 280 और हॉकी 210; कुल 780, यही जाँच है।
3. **कितने विद्यार्थी फ़ुटबॉल खेलते हैं, पर हॉकी नहीं?** $90+80=170$।
4. **एक खेल वालों में एक तिहाई, दो खेल वालों में 25% और तीन खेल वालों में 40% लड़कियाँ हैं। कुल विद्यार्थियों में लड़कियाँ कितने प्रतिशत हैं?** $90+45+20=155$, और $\frac{155}{500}=31\%$।
5. **केवल C और F खेलने वालों में से 20 हॉकी भी खेलने लगते हैं। तीनों खेल खेलने वालों की संख्या कितने प्रतिशत बढ़ी, और अब कितने प्रतिशत विद्यार्थी हॉकी खेलते हैं?** 50 से 70: 40%। हॉकी: $210+20=230$, यानी $\frac{230}{500}=46\%$।

### जाल

- **"और" के साथ "केवल"।** "C और F" में केंद्र शामिल है, "केवल C और F" में नहीं। एक शब्द से उत्तर $z$ जितना बदल जाता है।
- **बाहर वाले।** सूत्र लगाने से पहले पूछें: क्या कोई ऐसा है जो किसी समूह में नहीं? "कम से कम एक" लिखा हो, तो बाहर कोई नहीं है।
- **भाग का प्रतिशत।** "पाठकों का", "घरों का", "दो लेने वालों का": एक ही सेट में तीन आधार।
- **जो समूह बदले।** दूसरा खेल शुरू करने वाला "ठीक एक" से निकलकर "ठीक दो" में आ जाता है। विद्यार्थियों की संख्या वही रहती है, सूचियों का योग एक बढ़ता है।
- **न्यूनतम साझा भाग।** 100 में से 70 को चाय और 60 को कॉफ़ी पसंद हो, तो दोनों पसंद करने वाले कम से कम $70+60-100=30$ हैं और अधिक से अधिक 60। और कोई जानकारी न हो, तो इससे ज़्यादा नहीं कहा जा सकता।

### अभ्यास सेट

शनिवार को एक बेकरी ने 450 चीज़ें बेचीं: 40% ब्रेड, और बाक़ी में केक तथा बिस्कुट के पैकेट 4 : 5 के अनुपात में। रविवार को उसने 20% अधिक चीज़ें बेचीं। ब्रेड की संख्या वही रही और केक 50% बढ़े। एक ब्रेड ₹40, एक केक ₹300 और बिस्कुट का एक पैकेट ₹50 का है। रविवार को 320 ग्राहक आए; 180 ने ब्रेड ली, 150 ने बिस्कुट लिए, 40 ने दोनों में से कुछ नहीं लिया।

1. शनिवार को बिस्कुट के कितने पैकेट बिके?
2. रविवार को बिकी चीज़ों में ब्रेड कितने प्रतिशत थी?
3. शनिवार की तुलना में रविवार को बिस्कुट के पैकेट कितने प्रतिशत अधिक बिके?
4. रविवार की कुल बिक्री कितने रुपये की हुई?
5. रविवार को कितने ग्राहकों ने ब्रेड और बिस्कुट में से ठीक एक चीज़ ली?

**हल**

1. ब्रेड 180, बचीं 270 चीज़ें: केक 120, बिस्कुट 150।
2. रविवार: 540 चीज़ें, ब्रेड 180, यानी $33\frac13\%$।
3. केक 180 हुए, अतः बिस्कुट $540-180-180=180$। वृद्धि: $\frac{30}{150}=20\%$।
4. तीनों चीज़ें 180-180 बिकीं: $180\times(40+300+50)=180\times 390$, यानी ₹70,200।
5. ब्रेड या बिस्कुट: $320-40=280$। दोनों: $180+150-280=50$। ठीक एक: $280-50=230$।
`,
    },
  },
  {
    id: 'b-data-sufficiency',
    title: { en: 'Data sufficiency', hi: 'आँकड़ों की पर्याप्तता' },
    text: {
      en: String.raw`
Here nobody wants the answer. You are asked whether the answer can be found, and from which statement. Students lose marks because they calculate to the end, or because they carry a fact from the first statement into the second. A fixed order of work removes both faults.

### The idea: five answers, one order

Each question is followed by two statements, I and II. In this chapter the options are always these; in another paper the letters may stand differently, so read them there.

| Option | Meaning |
|---|---|
| A | I alone is enough, II alone is not |
| B | II alone is enough, I alone is not |
| C | each of the two alone is enough |
| D | both together are enough, neither alone is |
| E | even both together are not enough |

![Decision tree. Is I alone enough? If yes, ask if II alone is enough: yes gives C, no gives A. If I is not enough, ask if II alone is enough: yes gives B. If no, ask if both together are: yes gives D, no gives E](/figures/book-di-b9.svg)

The first question cuts the list to two or three options, the second and third leave one. **Cover statement I with your hand while you judge II.** That is no joke: most wrong answers D come from a fact of I that stayed in the head.

### What "enough" means

- **One value.** For "what is" questions the data must leave exactly one value. Two values, such as $x=3$ and $x=-3$, are not enough.
- **A definite no is an answer.** For "is it" questions a sure "no" is as good as a sure "yes". Only "perhaps" is not enough.
- **The facts of the question count too.** "A whole number", "a two-digit number", "at least one of each" often make a single equation enough.
- **The statements do not contradict each other.** If I gives 23 and II gives 25, you have made a slip.
- **A figure drawn is not a fact.** Nothing may be taken from looks.

### Equations and unknowns

Two unknowns usually need two equations. There are four exceptions, and the examiner knows them all:

| Case | Example | Result |
|---|---|---|
| the same equation twice | $3p+2n=120$ and $6p+4n=240$ | not enough |
| whole numbers only | $7p+11n=100$ | may be enough alone |
| only a ratio or a sum is asked | $40m+60w=48(m+w)$ | one equation gives $m:w$ |
| a square | $x^2=49$ | two values, not enough |

### Worked set 1: five short questions (easy)

1. **How old is Ravi?** I. He is 6 years older than Sita. II. Their ages add to 40. One statement alone gives a difference or a sum. Together $2r=46$, Ravi is 23. **D**
2. **What is the speed of a train?** I. It passes a pole in 12 seconds. II. It is 180 m long. Speed needs length and time; each statement gives one. Together 15 m/s, or 54 km/h. **D**
3. **Is $x$ greater than $y$?** I. $x=y+3$. II. $x^2>y^2$. From I, yes for sure. From II, $x=-3$, $y=1$ says no and $x=3$, $y=1$ says yes. **A**
4. **What does a pen cost?** I. 3 pens and 2 notebooks cost ₹120. II. 6 pens and 4 notebooks cost ₹240. The second is the first doubled. One equation, two unknowns. **E**
5. **Is the whole number $n$ even?** I. $n^2$ is even. II. $n+7$ is odd. The square of an odd number is odd, so I says yes. An odd number less 7 is even, so II says yes. **C**

### Worked set 2: a table with gaps (medium)

The table shows the pairs of shoes that a shop sold. Each question stands for itself; a statement of one question is not known in the next.

| Month | January | February | March | April |
|---|---|---|---|---|
| Pairs | 120 | ? | 150 | ? |

1. **How many pairs were sold in February?** I. The average of the four months is 130. II. April sold 20 pairs more than February. From I, February and April make $520-270=250$. From II only a difference. Together $\frac{250-20}{2}=115$. **D**
2. **Were more pairs sold in February than in January?** I. The average of January to March is 128. II. February sold fewer pairs than March. From I, February is $384-270=114$, so no, for sure. From II, February may be 110 or 140. **A**. A definite no is enough.
3. **In which month was the sale the greatest?** I. February and April together sold 250. II. Neither February nor April sold more than 140. From I February might be 160, or 125. From II March, with 150, is the greatest. **B**
4. **By what per cent did the sale change from March to April?** I. April sold 165 pairs. II. April sold 37.5% more than January. Each gives 165, so each gives a rise of 10%. **C**
5. **How many rupees did January bring?** I. The average price per pair over the four months was ₹800. II. The four months together brought ₹4,32,000. Together you know that 540 pairs were sold. The price in January may still have been another. **E**

Question 5 is the favourite trap of bank papers: an average of the whole tells nothing about one part.

### Worked set 3: exam level

1. **What is the dealer's profit per cent?** I. He sells at 10% below the marked price. II. The marked price is 40% above cost. Together $1.4\times 0.9=1.26$: 26%. No rupees are needed, since a ratio is asked. **D**
2. **In how many days can A finish a job alone?** I. A and B together take 12 days. II. A works twice as fast as B. Together A does $\frac23$ of the work of the pair: $\frac23\times\frac1{12}=\frac1{18}$, 18 days. **D**
3. **Anu bought pens at ₹7 and notebooks at ₹11, at least one of each. How many pens?** I. She paid ₹100 in all. II. She bought 12 things in all. From I, try the notebooks: $100-11n$ must be a multiple of 7. Only $n=4$ works, with 8 pens. II alone leaves many pairs. **A**. A student who stops at "two unknowns, one equation" ticks D.
4. **What per cent of a staff of men and women are women?** I. 40% of the men and 60% of the women come by bus. II. 48% of the whole staff come by bus. Together $40m+60w=48(m+w)$, so $12w=8m$, $m:w=3:2$, and 40% are women. Neither alone says anything about numbers. **D**
5. **A class has boys and girls. Is its average mark above 60?** I. The boys' average is 62. II. The girls' average is 61. With one statement the other part may pull the average down. Together the average lies between 61 and 62, however many boys there are. **D**. The number is unknown, but the question does not ask for it.

### Traps

- **Calculating to the end.** Stop as soon as you see that the value can be found. In question 2 of the last set the figure 18 is worth no mark.
- **Carrying over.** Each statement is judged with the other one covered.
- **Positive by habit.** Prices and ages are positive; $x$ may be negative, zero or a fraction, unless the question says otherwise.
- **"Both needed" by habit.** If three answers in a row are D, look again for whole numbers and ratios.
- **Shares without a total, totals without shares.** For rupees you need one total; for a ratio of two slices you need none.

### Practice set

1. What is the perimeter of a rectangle? I. Its area is 48 cm². II. Its diagonal is 10 cm.
2. Is the whole number $n$ a multiple of 12? I. It is a multiple of 6. II. It is a multiple of 4.
3. What is $x$? I. $x^2-6x+9=0$. II. $x^2=9$.
4. What sum was lent? I. At 8% simple interest a year it brings ₹1,600 in two years. II. At 10% interest, compounded yearly, it brings ₹2,100 in two years.
5. A, B and C shared all the votes. Who got the most? I. A got 45% of the votes. II. B got fewer than C.

**Solutions**

1. Together $(l+w)^2=100+96=196$, so $l+w=14$ and the perimeter is 28 cm. Alone each leaves many rectangles. **D**
2. With I, $n$ may be 6 (no) or 12 (yes). With II it may be 4 (no) or 12 (yes). Together $n$ is a multiple of both, so of 12. **D**. Had the question been on a multiple of 24, then $n=12$ would say no and $n=24$ yes: E.
3. I is $(x-3)^2=0$, so $x=3$. II gives 3 or $-3$. **A**
4. I: 16% of the sum is 1,600, so ₹10,000. II: the interest is 21% of the sum, so ₹10,000 again. **C**
5. B and C share 55%, and C has more than 27.5%. C may have 40% (then A leads) or 50% (then C leads). **E**
`,
      hi: String.raw`
यहाँ उत्तर किसी को नहीं चाहिए। पूछा यह जाता है कि उत्तर निकल सकता है या नहीं, और किस कथन से। विद्यार्थी इसलिए अंक गँवाते हैं कि वे आख़िर तक हिसाब करते हैं, या पहले कथन की बात दूसरे में ले जाते हैं। काम का एक तय क्रम दोनों ग़लतियाँ रोक देता है।

### मूल बात: पाँच विकल्प, एक क्रम

हर प्रश्न के बाद दो कथन होते हैं, I और II। इस अध्याय में विकल्प हमेशा ये ही हैं; किसी दूसरे पेपर में अक्षर अलग क्रम में हो सकते हैं, इसलिए वहाँ पढ़ लें।

| विकल्प | अर्थ |
|---|---|
| A | केवल I पर्याप्त है, केवल II नहीं |
| B | केवल II पर्याप्त है, केवल I नहीं |
| C | दोनों में से हर एक अकेला पर्याप्त है |
| D | दोनों मिलकर पर्याप्त हैं, अकेला कोई नहीं |
| E | दोनों मिलकर भी पर्याप्त नहीं हैं |

![निर्णय का पेड़। क्या केवल I पर्याप्त है? हाँ हो तो पूछें, क्या केवल II पर्याप्त है: हाँ से C, नहीं से A। I पर्याप्त न हो तो पूछें, क्या केवल II पर्याप्त है: हाँ से B। न हो तो पूछें, क्या दोनों मिलकर पर्याप्त हैं: हाँ से D, नहीं से E](/figures/book-di-b9-hi.svg)

पहले सवाल के बाद दो या तीन विकल्प बचते हैं, दूसरे और तीसरे के बाद एक। **II को परखते समय कथन I को हाथ से ढक लें।** यह मज़ाक़ नहीं है: ग़लत उत्तर D ज़्यादातर इसलिए आता है कि I की कोई बात दिमाग़ में रह गई थी।

### "पर्याप्त" का मतलब

- **एक ही मान।** "क्या है" वाले प्रश्न में ठीक एक मान बचना चाहिए। दो मान, जैसे $x=3$ और $x=-3$, पर्याप्त नहीं हैं।
- **पक्का "नहीं" भी उत्तर है।** "क्या ऐसा है" वाले प्रश्न में पक्का "नहीं" उतना ही अच्छा है जितना पक्का "हाँ"। केवल "शायद" पर्याप्त नहीं है।
- **प्रश्न की अपनी बातें भी गिनी जाती हैं।** "पूर्णांक", "दो अंकों की संख्या", "हर एक कम से कम एक": इनसे अक्सर एक ही समीकरण पर्याप्त हो जाता है।
- **कथन एक-दूसरे को नहीं काटते।** I से 23 आए और II से 25, तो आपसे चूक हुई है।
- **बना हुआ चित्र तथ्य नहीं है।** देखकर कुछ भी मान न लें।

### समीकरण और अज्ञात

दो अज्ञात राशियों के लिए आम तौर पर दो समीकरण चाहिए। चार अपवाद हैं, और परीक्षक चारों जानता है:

| स्थिति | उदाहरण | नतीजा |
|---|---|---|
| वही समीकरण दो बार | $3p+2n=120$ और $6p+4n=240$ | पर्याप्त नहीं |
| केवल पूर्ण संख्याएँ | $7p+11n=100$ | अकेला भी पर्याप्त हो सकता है |
| केवल अनुपात या योग पूछा हो | $40m+60w=48(m+w)$ | एक समीकरण से $m:w$ |
| वर्ग | $x^2=49$ | दो मान, पर्याप्त नहीं |

### हल किया हुआ सेट 1: पाँच छोटे प्रश्न (आसान)

1. **रवि की आयु कितनी है?** I. वह सीता से 6 वर्ष बड़ा है। II. दोनों की आयु का योग 40 है। एक कथन से केवल अंतर मिलता है, दूसरे से केवल योग। मिलाकर $2r=46$, रवि 23 वर्ष का है। **D**
2. **एक रेलगाड़ी की चाल कितनी है?** I. वह एक खंभे को 12 सेकंड में पार करती है। II. उसकी लंबाई 180 मीटर है। चाल के लिए लंबाई और समय दोनों चाहिए; हर कथन एक ही देता है। मिलाकर 15 मी/से, यानी 54 किमी/घंटा। **D**
3. **क्या $x$, $y$ से बड़ा है?** I. $x=y+3$। II. $x^2>y^2$। I से उत्तर पक्का "हाँ" है। II में $x=-3$, $y=1$ से "नहीं" और $x=3$, $y=1$ से "हाँ"। **A**
4. **एक पेन का दाम कितना है?** I. 3 पेन और 2 कॉपियाँ ₹120 की हैं। II. 6 पेन और 4 कॉपियाँ ₹240 की हैं। दूसरा कथन पहले का दुगुना ही है। एक समीकरण, दो अज्ञात। **E**
5. **क्या पूर्णांक $n$ सम है?** I. $n^2$ सम है। II. $n+7$ विषम है। विषम संख्या का वर्ग विषम होता है, इसलिए I से हाँ। विषम संख्या में से 7 घटाने पर सम आता है, इसलिए II से भी हाँ। **C**

### हल किया हुआ सेट 2: ख़ाली ख़ानों की तालिका (मध्यम)

तालिका दिखाती है कि एक दुकान ने जूतों की कितनी जोड़ियाँ बेचीं। हर प्रश्न अलग है; एक प्रश्न का कथन दूसरे में ज्ञात नहीं माना जाएगा।

| महीना | जनवरी | फ़रवरी | मार्च | अप्रैल |
|---|---|---|---|---|
| जोड़ियाँ | 120 | ? | 150 | ? |

1. **फ़रवरी में कितनी जोड़ियाँ बिकीं?** I. चार महीनों का औसत 130 है। II. अप्रैल में फ़रवरी से 20 जोड़ियाँ अधिक बिकीं। I से फ़रवरी और अप्रैल मिलाकर $520-270=250$। II से केवल अंतर। मिलाकर $\frac{250-20}{2}=115$। **D**
2. **क्या फ़रवरी में जनवरी से अधिक जोड़ियाँ बिकीं?** I. जनवरी से मार्च का औसत 128 है। II. फ़रवरी में मार्च से कम जोड़ियाँ बिकीं। I से फ़रवरी की संख्या $384-270=114$ है, इसलिए उत्तर पक्का "नहीं" है। II से फ़रवरी की संख्या 110 भी हो सकती है और 140 भी। **A**। पक्का "नहीं" पर्याप्त है।
3. **किस महीने बिक्री सबसे अधिक रही?** I. फ़रवरी और अप्रैल में मिलाकर 250 बिकीं। II. न फ़रवरी में 140 से अधिक बिकीं, न अप्रैल में। I से फ़रवरी की संख्या 160 भी हो सकती है और 125 भी। II से 150 वाला मार्च सबसे ऊपर है। **B**
4. **मार्च से अप्रैल में बिक्री कितने प्रतिशत बदली?** I. अप्रैल में 165 जोड़ियाँ बिकीं। II. अप्रैल में जनवरी से 37.5% अधिक बिकीं। दोनों से 165 आता है, इसलिए दोनों से 10% की वृद्धि। **C**
5. **जनवरी में कितने रुपये की बिक्री हुई?** I. चार महीनों में एक जोड़ी का औसत दाम ₹800 था। II. चार महीनों की कुल बिक्री ₹4,32,000 थी। मिलाकर इतना पता चलता है कि 540 जोड़ियाँ बिकीं। जनवरी में दाम फिर भी अलग हो सकता है। **E**

प्रश्न 5 बैंक के पेपरों का पसंदीदा जाल है: पूरे का औसत किसी एक भाग के बारे में कुछ नहीं बताता।

### हल किया हुआ सेट 3: परीक्षा स्तर

1. **दुकानदार का लाभ प्रतिशत कितना है?** I. वह अंकित मूल्य से 10% कम पर बेचता है। II. अंकित मूल्य लागत से 40% अधिक है। मिलाकर $1.4\times 0.9=1.26$: 26%। रुपये नहीं चाहिए, क्योंकि अनुपात पूछा है। **D**
2. **A अकेला काम कितने दिन में पूरा करेगा?** I. A और B मिलकर 12 दिन लेते हैं। II. A, B से दुगुनी तेज़ी से काम करता है। मिलाकर A जोड़ी के काम का $\frac23$ करता है: $\frac23\times\frac1{12}=\frac1{18}$, यानी 18 दिन। **D**
3. **अनु ने ₹7 वाले पेन और ₹11 वाली कॉपियाँ ख़रीदीं, हर एक कम से कम एक। पेन कितने थे?** I. उसने कुल ₹100 दिए। II. उसने कुल 12 चीज़ें लीं। I में कॉपियों की संख्या रखकर देखें: $100-11n$ को 7 का गुणज होना है। केवल $n=4$ चलता है, पेन 8। अकेले II से कई जोड़े बनते हैं। **A**। जो "दो अज्ञात, एक समीकरण" कहकर रुक जाता है, वह D चुनता है।
4. **एक कार्यालय के कर्मचारियों में महिलाएँ कितने प्रतिशत हैं?** I. 40% पुरुष और 60% महिलाएँ बस से आती हैं। II. कुल कर्मचारियों में 48% बस से आते हैं। मिलाकर $40m+60w=48(m+w)$, अतः $12w=8m$, $m:w=3:2$, महिलाएँ 40%। अकेला कोई कथन संख्या के बारे में कुछ नहीं कहता। **D**
5. **एक कक्षा में लड़के और लड़कियाँ हैं। क्या उसका औसत अंक 60 से ऊपर है?** I. लड़कों का औसत 62 है। II. लड़कियों का औसत 61 है। एक कथन काफ़ी नहीं है, क्योंकि दूसरा भाग औसत को नीचे खींच सकता है। मिलाकर औसत 61 और 62 के बीच है, लड़के चाहे जितने हों। **D**। संख्या पता नहीं, पर प्रश्न उसे पूछता भी नहीं।

### जाल

- **आख़िर तक हिसाब।** जैसे ही दिखे कि मान निकल सकता है, रुक जाएँ। पिछले सेट के प्रश्न 2 में 18 निकाल लेने पर कोई अंक नहीं मिलता।
- **बात साथ ले जाना।** हर कथन को दूसरा ढककर परखें।
- **आदत से धनात्मक मान लेना।** दाम और आयु धनात्मक होते हैं; $x$ ऋणात्मक, शून्य या भिन्न हो सकता है, जब तक प्रश्न कुछ और न कहे।
- **आदत से "दोनों चाहिए" कहना।** लगातार तीन उत्तर D आएँ, तो पूर्ण संख्याओं और अनुपात को फिर से देखें।
- **बिना कुल के हिस्से, बिना हिस्सों के कुल।** रुपये निकालने हों, तो एक कुल चाहिए; दो हिस्सों का अनुपात निकालना हो, तो कुल नहीं चाहिए।

### अभ्यास सेट

1. एक आयत का परिमाप कितना है? I. उसका क्षेत्रफल 48 वर्ग सेमी है। II. उसका विकर्ण 10 सेमी है।
2. क्या पूर्णांक $n$, 12 का गुणज है? I. वह 6 का गुणज है। II. वह 4 का गुणज है।
3. $x$ का मान क्या है? I. $x^2-6x+9=0$। II. $x^2=9$।
4. कितनी राशि उधार दी गई? I. 8% वार्षिक साधारण ब्याज पर उससे दो वर्ष में ₹1,600 ब्याज मिलता है। II. 10% वार्षिक चक्रवृद्धि ब्याज पर दो वर्ष में ₹2,100 ब्याज मिलता है।
5. सारे वोट A, B और C में बँटे। सबसे अधिक किसे मिले? I. A को 45% वोट मिले। II. B को C से कम वोट मिले।

**हल**

1. मिलाकर $(l+w)^2=100+96=196$, अतः $l+w=14$ और परिमाप 28 सेमी। किसी एक कथन से कई आयत बन सकते हैं। **D**
2. I से $n$ का मान 6 (उत्तर नहीं) या 12 (उत्तर हाँ) हो सकता है; II से 4 (नहीं) या 12 (हाँ)। मिलाकर $n$ दोनों का गुणज है, इसलिए 12 का भी। **D**। 24 के गुणज का प्रश्न होता, तो $n=12$ से "नहीं" और $n=24$ से "हाँ" मिलता: E।
3. I यानी $(x-3)^2=0$, अतः $x=3$। II से 3 या $-3$। **A**
4. I: राशि का 16% बराबर 1,600, अतः ₹10,000। II: ब्याज राशि का 21% है, अतः फिर ₹10,000। **C**
5. B और C में 55% बँटा, और C को 27.5% से अधिक मिला। C को 40% मिले हों (तब A आगे) या 50% (तब C आगे)। **E**
`,
    },
  },
  {
    id: 'b-mock',
    title: { en: 'A mock: twenty questions in four sets', hi: 'मॉक: चार सेट में बीस प्रश्न' },
    text: {
      en: String.raw`
Four sets of five questions, as in a main paper: two pies, a mixed graph, a caselet, and data sufficiency. Take 25 minutes, a clock and one sheet of paper. Do not look at the solutions between the sets.

### How to sit it

**Choose before you begin.** Spend the first minute on the data of all four sets, not on the questions. Mark each set 1, 2 or 3: I see the table at once; I need to build a table; I do not see it. Begin with the sets marked 1. In a real paper nobody checks the order.

**Build once, use five times.** For the pies and the mixed graph write the small table of numbers first. It takes a minute and a half and then most answers can be read off.

**Leave a question, not a set.** If one of five takes more than two minutes, mark it and go on. The other four use the work that you have already done.

**Wrong answers cost.** Most bank papers take off a quarter of the question's marks. If you can strike out three of five options, a guess is worth it. If you can strike out none, leave it.

| Step | Time |
|---|---|
| choose the order | 1 minute |
| set with pies | 6 minutes |
| set with bars and a line | 6 minutes |
| caselet | 7 minutes |
| data sufficiency | 4 minutes |
| look back | 1 minute |

### Set 1 (questions 1 to 5)

The pies show how the land of two villages is used: M has 1,200 hectares, N has 1,500.

![Two pie charts. M, 1,200 hectares: wheat 30%, rice 25%, pulses 20%, fruit 15%, fallow 10%. N, 1,500 hectares: wheat 24%, rice 32%, pulses 18%, fruit 12%, fallow 14%](/figures/book-di-b10.svg)

**1.** By how many hectares does the wheat land of the two villages differ?

(A) 60 (B) 72 (C) 0 (D) 90 (E) 150

**2.** What is the angle of fruit in the pie of N?

(A) 12° (B) 36° (C) 54° (D) 43.2° (E) 48°

**3.** By what per cent is the rice land of N more than that of M?

(A) 7 (B) 60 (C) 28 (D) 37.5 (E) 62.5

**4.** What per cent of the land of both villages together is fallow?

(A) 12 (B) 24 (C) $13\frac13$ (D) 12.5 (E) $12\frac29$

**5.** A hectare of pulses gives 1.2 tonnes in M and 0.8 tonnes in N. By what per cent is the output of pulses of M more than that of N?

(A) $33\frac13$ (B) 50 (C) 25 (D) 20 (E) $11\frac19$

### Set 2 (questions 6 to 10)

The bars show how many thousand people applied for a post in five years, the line what per cent of them were selected.

![Bars with a line. Applied in thousand: 2019 40, 2020 50, 2021 45, 2022 60, 2023 55. Selected in per cent of the applied: 5, 4, 6, 4, 5](/figures/book-di-b11.svg)

**6.** How many were selected in 2021?

(A) 2,000 (B) 2,250 (C) 2,700 (D) 2,750 (E) 3,000

**7.** In which years was the number of the selected below the average of the five years?

(A) 2020 and 2022 (B) 2019 and 2020 (C) 2019 and 2021 (D) only 2020 (E) only 2022

**8.** Of all who applied in the five years, what per cent were selected?

(A) 4.74 (B) 4.8 (C) 4.5 (D) 5 (E) 4.24

**9.** By what per cent did the number of the selected grow from 2020 to 2021?

(A) 2 (B) 50 (C) 10 (D) 26 (E) 35

**10.** In 2023 women were 40% of those who applied and 44% of the selected. What per cent of the women who applied were selected?

(A) 4.4 (B) 4.67 (C) 5 (D) 5.5 (E) 2.2

### Set 3 (questions 11 to 15)

A hostel has 480 residents and three clubs: drama, music and chess. 60 residents are in no club. The lists of the three clubs hold 630 names in all; 50 residents are in all three. Those in only drama, only music and only chess are as 6 to 4 to 3. Those in drama and music only, music and chess only, drama and chess only are as 5 to 4 to 2.

**11.** How many are in exactly two clubs?

(A) 210 (B) 160 (C) 100 (D) 110 (E) 260

**12.** How many are in the music club?

(A) 220 (B) 170 (C) 80 (D) 180 (E) 240

**13.** How many are in drama or chess but not in music?

(A) 180 (B) 250 (C) 200 (D) 220 (E) 340

**14.** What per cent of the residents are in at least two clubs?

(A) $38\frac2{21}$ (B) $33\frac13$ (C) $22\frac{11}{12}$ (D) 35 (E) 40

**15.** 24 of those in no club join the chess club, and so do 10 of those in drama and music only. By what per cent does the chess club grow?

(A) $5\frac{15}{17}$ (B) $14\frac2{17}$ (C) $16\frac23$ (D) 34 (E) 20

### Set 4 (questions 16 to 20)

Data sufficiency. (A) I alone, not II. (B) II alone, not I. (C) Each alone. (D) Both together, neither alone. (E) Not even both.

**16.** What is the average weight of a class of boys and girls? I. The 20 boys weigh 50 kg on average. II. The girls weigh 45 kg on average.

**17.** What did a chair cost the dealer? I. Sold at ₹600 it brings a profit of 20%. II. Sold for ₹50 more than now, it would bring 10 percentage points more profit on cost.

**18.** Is $y$ greater than 10? I. $2y+3<23$. II. $y^2<144$.

**19.** A box holds only ₹2 and ₹5 coins, some of each. How many ₹5 coins? I. There are 30 coins. II. They are worth ₹96.

**20.** A pie shows spending on food, travel, rent and clothes. What is the angle of rent? I. Food and travel together take 150°. II. Rent is half of what the other three come to.

### The key

| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|
| C | D | B | E | A | C | B | A | E | D |

| 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 |
|---|---|---|---|---|---|---|---|---|---|
| D | A | C | B | E | E | C | A | D | B |

### Solutions of set 1

One per cent is 12 hectares in M and 15 in N.

| Use | M | N |
|---|---|---|
| Wheat | 360 | 360 |
| Rice | 300 | 480 |
| Pulses | 240 | 270 |
| Fruit | 180 | 180 |
| Fallow | 120 | 210 |

1. Both have 360 hectares, so the difference is 0. The totals are as 4 to 5 and the shares as 5 to 4.
2. $12\times 3.6=43.2$ degrees. The total plays no part.
3. $\frac{480-300}{300}=60\%$.
4. $\frac{120+210}{2700}=\frac{11}{90}=12\frac29\%$. It lies between 10 and 14, nearer to 14, since N is larger.
5. M: $240\times 1.2=288$ tonnes. N: $270\times 0.8=216$ tonnes. $\frac{72}{216}=33\frac13\%$.

### Solutions of set 2

Selected: 2,000, 2,000, 2,700, 2,400, 2,750. Together 11,850; the average is 2,370. Applied in all: 2,50,000.

6. $45000\times 0.06=2700$.
7. Below 2,370 are only 2019 and 2020. In 2022 the rate is low, but the number, 2,400, is above the average.
8. $\frac{11850}{250000}=4.74\%$. The years with the rate 4 have many who applied, so the answer is below the plain mean of 4.8.
9. $\frac{2700-2000}{2000}=35\%$.
10. Women who applied: $55000\times 0.4=22000$. Women selected: $2750\times 0.44=1210$. $\frac{1210}{22000}=5.5\%$. In short: $5\times\frac{44}{40}$.

### Solutions of set 3

In a club: $x+y+z=420$. Names: $x+2y+3z=630$. With $z=50$: $x+y=370$ and $x+2y=480$, so $y=110$, $x=260$. Only drama 120, only music 80, only chess 60. Drama and music only 50, music and chess only 40, drama and chess only 20.

11. $y=110$.
12. $80+50+40+50=220$. Drama 240, chess 170; the sum 630 is the check.
13. Drama only, chess only, drama and chess only: $120+60+20=200$.
14. $110+50=160$, and $\frac{160}{480}=33\frac13\%$.
15. The club grows from 170 by 34: $\frac{34}{170}=20\%$. Both groups are new to the chess club, wherever they come from.

### Solutions of set 4

16. The number of girls is missing. The average lies between 45 and 50 kg, but nobody can say where. **E**
17. I: $\frac{600}{1.2}=500$. II: 10% of the cost is ₹50, so the cost is ₹500. **C**
18. I gives $y<10$, a definite no. II allows 11 as well as 5. **A**
19. I alone says nothing on values. II alone allows $b=2,4,6$ and more. Together $60+3b=96$, $b=12$. **D**
20. I leaves 210° for rent and clothes. From II rent is one part of three: 120°. **B**

### Table of traps

Find your wrong answers here. A wrong option that is not in the table is mostly a slip in the working. If one trap catches you twice, go back to the chapter named.

| Question | Tempting | What went wrong | Chapter |
|---|---|---|---|
| 1 | B, D | shares subtracted, then taken of one total | pie charts |
| 2 | A | per cent read as degrees | pie charts |
| 2 | C | fruit of M in place of N | pie charts |
| 3 | A, C | gap or growth of the shares | pie charts |
| 3 | D | divided by the new value | pie charts |
| 3 | E | what per cent M is of N | pie charts |
| 4 | A | plain mean of 10 and 14 | pie charts |
| 4 | B | the two shares added | pie charts |
| 5 | B | yields compared, land forgotten | mixed graphs |
| 5 | C | divided by 288 | mixed graphs |
| 5 | E | land compared, 30 of 270, yields forgotten | mixed graphs |
| 6 | B | the rate of 2019 or 2023, 5%, in place of 6% | mixed graphs |
| 7 | A | rate in place of number | mixed graphs |
| 7 | C | number of the applied in place of the selected | mixed graphs |
| 8 | B | plain mean of the rates | mixed graphs |
| 9 | A, B | gap or growth of the rate, 4 to 6 | mixed graphs |
| 9 | D | divided by the new value | mixed graphs |
| 10 | C | the rate of all, men and women together | mixed graphs |
| 10 | E | 1,210 divided by all who applied | mixed graphs |
| 11 | A | extra names taken for people | caselets |
| 11 | B | those in all three counted too | caselets |
| 12 | B | those in all three forgotten | caselets |
| 12 | C | only music | caselets |
| 13 | A | drama and chess only forgotten | caselets |
| 13 | B, E | those who are in music too left in | caselets |
| 14 | A | base 420 in place of 480 | caselets |
| 14 | C | exactly two in place of at least two | caselets |
| 15 | A, B | only one of the two groups counted | caselets |
| 15 | C | divided by the new size | caselets |
| 15 | D | number taken for per cent | caselets |
| 16 | D | plain mean of two averages | data sufficiency |
| 17 | A | II not tested alone | data sufficiency |
| 18 | E | a definite no not taken as an answer | data sufficiency |
| 19 | B | one pair found from II, the others not looked for | data sufficiency |
| 20 | D | I carried over to II | data sufficiency |

**Your mark.** 16 and more: the sets are safe, work on speed. 11 to 15: do the worked sets of the chapters named once more, with the solutions covered. 10 and fewer: begin with the ideas, and write the bridge of each set before any calculation.
`,
      hi: String.raw`
मुख्य परीक्षा की तरह पाँच-पाँच प्रश्नों के चार सेट: दो पाई, एक मिश्रित ग्राफ़, एक केसलेट और आँकड़ों की पर्याप्तता। 25 मिनट, एक घड़ी और एक काग़ज़ लें। सेटों के बीच में हल न देखें।

### कैसे हल करें

**शुरू करने से पहले चुनें।** पहला मिनट चारों सेटों के आँकड़ों पर लगाएँ, प्रश्नों पर नहीं। हर सेट पर 1, 2 या 3 लिखें: तालिका तुरंत दिख रही है; तालिका बनानी पड़ेगी; कुछ नहीं दिख रहा। 1 वाले सेट से शुरू करें। असली पेपर में क्रम कोई नहीं देखता।

**एक बार बनाएँ, पाँच बार काम में लें।** पाई और मिश्रित ग्राफ़ में पहले संख्याओं की छोटी तालिका लिखें। डेढ़ मिनट लगता है, फिर ज़्यादातर उत्तर उसी से पढ़े जा सकते हैं।

**प्रश्न छोड़ें, सेट नहीं।** पाँच में से कोई एक दो मिनट से ज़्यादा ले, तो निशान लगाकर आगे बढ़ें। बाक़ी चार में वही मेहनत काम आएगी जो आप कर चुके हैं।

**ग़लत उत्तर महँगा पड़ता है।** बैंक के ज़्यादातर पेपरों में ग़लत उत्तर पर प्रश्न के अंकों का एक चौथाई कटता है। पाँच में से तीन विकल्प काट सकें, तो अंदाज़ा लगाना फ़ायदे का है। एक भी न काट सकें, तो छोड़ दें।

| चरण | समय |
|---|---|
| क्रम चुनना | 1 मिनट |
| पाई वाला सेट | 6 मिनट |
| दंड और रेखा वाला सेट | 6 मिनट |
| केसलेट | 7 मिनट |
| आँकड़ों की पर्याप्तता | 4 मिनट |
| दोबारा देखना | 1 मिनट |

### सेट 1 (प्रश्न 1 से 5)

पाई चार्ट दिखाते हैं कि दो गाँवों की ज़मीन किस काम में आती है: M में 1,200 हेक्टेयर ज़मीन है, N में 1,500।

![दो पाई चार्ट। M, 1,200 हेक्टेयर: गेहूँ 30%, धान 25%, दालें 20%, फल 15%, परती 10%। N, 1,500 हेक्टेयर: गेहूँ 24%, धान 32%, दालें 18%, फल 12%, परती 14%](/figures/book-di-b10-hi.svg)

**1.** दोनों गाँवों की गेहूँ की ज़मीन में कितने हेक्टेयर का अंतर है?

(A) 60 (B) 72 (C) 0 (D) 90 (E) 150

**2.** N की पाई में फल का कोण कितना है?

(A) 12° (B) 36° (C) 54° (D) 43.2° (E) 48°

**3.** N की धान की ज़मीन M की धान की ज़मीन से कितने प्रतिशत अधिक है?

(A) 7 (B) 60 (C) 28 (D) 37.5 (E) 62.5

**4.** दोनों गाँवों की कुल ज़मीन का कितना प्रतिशत परती है?

(A) 12 (B) 24 (C) $13\frac13$ (D) 12.5 (E) $12\frac29$

**5.** दालों के एक हेक्टेयर से M में 1.2 टन और N में 0.8 टन उपज होती है। M की दालों की उपज N की उपज से कितने प्रतिशत अधिक है?

(A) $33\frac13$ (B) 50 (C) 25 (D) 20 (E) $11\frac19$

### सेट 2 (प्रश्न 6 से 10)

दंड दिखाते हैं कि पाँच वर्षों में एक पद के लिए कितने हज़ार लोगों ने आवेदन किया; रेखा बताती है कि उनमें से कितने प्रतिशत चुने गए।

![दंड और रेखा। आवेदक हज़ार में: 2019 40, 2020 50, 2021 45, 2022 60, 2023 55। चुने गए, आवेदकों के प्रतिशत में: 5, 4, 6, 4, 5](/figures/book-di-b11-hi.svg)

**6.** 2021 में कितने लोग चुने गए?

(A) 2,000 (B) 2,250 (C) 2,700 (D) 2,750 (E) 3,000

**7.** किन वर्षों में चुने गए लोगों की संख्या पाँच वर्षों के औसत से कम रही?

(A) 2020 और 2022 (B) 2019 और 2020 (C) 2019 और 2021 (D) केवल 2020 (E) केवल 2022

**8.** पाँच वर्षों के कुल आवेदकों में कितने प्रतिशत चुने गए?

(A) 4.74 (B) 4.8 (C) 4.5 (D) 5 (E) 4.24

**9.** 2020 से 2021 में चुने गए लोगों की संख्या कितने प्रतिशत बढ़ी?

(A) 2 (B) 50 (C) 10 (D) 26 (E) 35

**10.** 2023 में आवेदकों में 40% और चुने गए लोगों में 44% महिलाएँ थीं। आवेदन करने वाली महिलाओं में कितने प्रतिशत चुनी गईं?

(A) 4.4 (B) 4.67 (C) 5 (D) 5.5 (E) 2.2

### सेट 3 (प्रश्न 11 से 15)

एक छात्रावास में 480 निवासी और तीन क्लब हैं: नाटक, संगीत और शतरंज। 60 निवासी किसी क्लब में नहीं हैं। तीनों क्लबों की सूचियों में मिलाकर 630 नाम हैं; 50 निवासी तीनों में हैं। केवल नाटक, केवल संगीत और केवल शतरंज वाले 6 : 4 : 3 के अनुपात में हैं। केवल नाटक और संगीत, केवल संगीत और शतरंज, केवल नाटक और शतरंज वाले 5 : 4 : 2 के अनुपात में हैं।

**11.** ठीक दो क्लबों में कितने निवासी हैं?

(A) 210 (B) 160 (C) 100 (D) 110 (E) 260

**12.** संगीत क्लब में कितने निवासी हैं?

(A) 220 (B) 170 (C) 80 (D) 180 (E) 240

**13.** कितने निवासी नाटक या शतरंज में हैं, पर संगीत में नहीं?

(A) 180 (B) 250 (C) 200 (D) 220 (E) 340

**14.** कुल निवासियों में कितने प्रतिशत कम से कम दो क्लबों में हैं?

(A) $38\frac2{21}$ (B) $33\frac13$ (C) $22\frac{11}{12}$ (D) 35 (E) 40

**15.** जो किसी क्लब में नहीं थे उनमें से 24, और केवल नाटक और संगीत वालों में से 10, शतरंज क्लब में आ जाते हैं। शतरंज क्लब कितने प्रतिशत बढ़ता है?

(A) $5\frac{15}{17}$ (B) $14\frac2{17}$ (C) $16\frac23$ (D) 34 (E) 20

### सेट 4 (प्रश्न 16 से 20)

आँकड़ों की पर्याप्तता। (A) केवल I, II नहीं। (B) केवल II, I नहीं। (C) हर एक अकेला। (D) दोनों मिलकर, अकेला कोई नहीं। (E) दोनों मिलकर भी नहीं।

**16.** लड़के-लड़कियों की एक कक्षा का औसत भार कितना है? I. 20 लड़कों का औसत भार 50 किग्रा है। II. लड़कियों का औसत भार 45 किग्रा है।

**17.** एक कुर्सी दुकानदार को कितने की पड़ी? I. ₹600 में बेचने पर 20% लाभ होता है। II. अभी के दाम से ₹50 अधिक में बेचने पर लागत पर लाभ 10 प्रतिशत अंक अधिक होता।

**18.** क्या $y$, 10 से बड़ा है? I. $2y+3<23$। II. $y^2<144$।

**19.** एक डिब्बे में ₹2 और ₹5, दोनों तरह के सिक्के हैं और कोई दूसरा सिक्का नहीं है। ₹5 के सिक्के कितने हैं? I. कुल 30 सिक्के हैं। II. उनका मूल्य ₹96 है।

**20.** एक पाई भोजन, यात्रा, किराए और कपड़ों पर हुआ ख़र्च दिखाती है। किराए का कोण कितना है? I. भोजन और यात्रा मिलाकर 150° हैं। II. किराया बाक़ी तीनों के योग का आधा है।

### उत्तर कुंजी

| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|
| C | D | B | E | A | C | B | A | E | D |

| 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 |
|---|---|---|---|---|---|---|---|---|---|
| D | A | C | B | E | E | C | A | D | B |

### सेट 1 के हल

एक प्रतिशत M में 12 हेक्टेयर है और N में 15।

| उपयोग | M | N |
|---|---|---|
| गेहूँ | 360 | 360 |
| धान | 300 | 480 |
| दालें | 240 | 270 |
| फल | 180 | 180 |
| परती | 120 | 210 |

1. दोनों में 360 हेक्टेयर हैं, अतः अंतर 0। कुल 4 : 5 के अनुपात में हैं और हिस्से 5 : 4 के अनुपात में।
2. $12\times 3.6=43.2$ डिग्री। कुल का यहाँ कोई काम नहीं।
3. $\frac{480-300}{300}=60\%$।
4. $\frac{120+210}{2700}=\frac{11}{90}=12\frac29\%$। उत्तर 10 और 14 के बीच है, 14 के ज़्यादा पास, क्योंकि N बड़ा है।
5. M: $240\times 1.2=288$ टन। N: $270\times 0.8=216$ टन। $\frac{72}{216}=33\frac13\%$।

### सेट 2 के हल

चुने गए: 2,000, 2,000, 2,700, 2,400, 2,750। कुल 11,850; औसत 2,370। कुल आवेदक: 2,50,000।

6. $45000\times 0.06=2700$।
7. 2,370 से कम केवल 2019 और 2020 हैं। 2022 में दर कम है, पर संख्या 2,400 औसत से ऊपर है।
8. $\frac{11850}{250000}=4.74\%$। जिन वर्षों में दर 4 है, उनमें आवेदक ज़्यादा हैं, इसलिए उत्तर सीधे औसत 4.8 से नीचे है।
9. $\frac{2700-2000}{2000}=35\%$।
10. आवेदन करने वाली महिलाएँ: $55000\times 0.4=22000$। चुनी गई महिलाएँ: $2750\times 0.44=1210$। $\frac{1210}{22000}=5.5\%$। छोटा रास्ता: $5\times\frac{44}{40}$।

### सेट 3 के हल

किसी क्लब में: $x+y+z=420$। नाम: $x+2y+3z=630$। $z=50$ रखने पर $x+y=370$ और $x+2y=480$, अतः $y=110$, $x=260$। केवल नाटक 120, केवल संगीत 80, केवल शतरंज 60। केवल नाटक और संगीत 50, केवल संगीत और शतरंज 40, केवल नाटक और शतरंज 20।

11. $y=110$।
12. $80+50+40+50=220$। नाटक 240, शतरंज 170; योग 630 ही जाँच है।
13. केवल नाटक, केवल शतरंज, केवल नाटक और शतरंज: $120+60+20=200$।
14. $110+50=160$, और $\frac{160}{480}=33\frac13\%$।
15. क्लब 170 से 34 बढ़ता है: $\frac{34}{170}=20\%$। शतरंज क्लब के लिए दोनों समूह नए हैं, चाहे वे जहाँ से आए हों।

### सेट 4 के हल

16. लड़कियों की संख्या नहीं दी है। औसत 45 और 50 किग्रा के बीच है, पर ठीक कितना, यह पता नहीं। **E**
17. I: $\frac{600}{1.2}=500$। II: लागत का 10% ₹50 है, अतः लागत ₹500। **C**
18. I से $y<10$, उत्तर पक्का "नहीं" है। II में 11 भी हो सकता है और 5 भी। **A**
19. केवल I मूल्य के बारे में कुछ नहीं कहता। केवल II में $b=2,4,6$ और आगे भी संभव हैं। मिलाकर $60+3b=96$, $b=12$। **D**
20. I से किराए और कपड़ों के लिए 210° बचते हैं। II से किराया तीन में से एक भाग है: 120°। **B**

### जालों की तालिका

अपने ग़लत उत्तर यहाँ खोजें। जो ग़लत विकल्प तालिका में नहीं है, वह ज़्यादातर हिसाब की चूक से आता है। एक ही जाल में दो बार फँसे हों, तो बताए गए अध्याय पर लौटें।

| प्रश्न | लुभाने वाला | क्या ग़लत हुआ | अध्याय |
|---|---|---|---|
| 1 | B, D | हिस्से घटाकर एक ही कुल पर लगा दिए | पाई चार्ट |
| 2 | A | प्रतिशत को डिग्री पढ़ लिया | पाई चार्ट |
| 2 | C | N की जगह M का फल | पाई चार्ट |
| 3 | A, C | हिस्सों का अंतर या हिस्से की वृद्धि | पाई चार्ट |
| 3 | D | नए मान से भाग दिया | पाई चार्ट |
| 3 | E | M, N का कितने प्रतिशत है, यह निकाला | पाई चार्ट |
| 4 | A | 10 और 14 का सीधा औसत | पाई चार्ट |
| 4 | B | दोनों हिस्से जोड़ दिए | पाई चार्ट |
| 5 | B | प्रति हेक्टेयर उपज की तुलना, ज़मीन छूट गई | मिश्रित ग्राफ़ |
| 5 | C | 288 से भाग दिया | मिश्रित ग्राफ़ |
| 5 | E | केवल ज़मीन की तुलना, 270 में से 30; उपज छूट गई | मिश्रित ग्राफ़ |
| 6 | B | 6% की जगह 2019 या 2023 की दर 5% | मिश्रित ग्राफ़ |
| 7 | A | संख्या की जगह दर | मिश्रित ग्राफ़ |
| 7 | C | चुने गए लोगों की जगह आवेदकों की संख्या | मिश्रित ग्राफ़ |
| 8 | B | दरों का सीधा औसत | मिश्रित ग्राफ़ |
| 9 | A, B | दर का अंतर या दर की वृद्धि, 4 से 6 | मिश्रित ग्राफ़ |
| 9 | D | नए मान से भाग दिया | मिश्रित ग्राफ़ |
| 10 | C | पुरुषों और महिलाओं की मिली-जुली दर | मिश्रित ग्राफ़ |
| 10 | E | 1,210 को कुल आवेदकों से भाग दिया | मिश्रित ग्राफ़ |
| 11 | A | अतिरिक्त नामों को लोग मान लिया | केसलेट |
| 11 | B | तीनों क्लब वाले भी गिन लिए | केसलेट |
| 12 | B | तीनों क्लब वाले छूटे | केसलेट |
| 12 | C | केवल संगीत | केसलेट |
| 13 | A | केवल नाटक और शतरंज वाले छूटे | केसलेट |
| 13 | B, E | जो संगीत में भी हैं, वे भी गिन लिए | केसलेट |
| 14 | A | 480 की जगह आधार 420 | केसलेट |
| 14 | C | कम से कम दो की जगह ठीक दो | केसलेट |
| 15 | A, B | दो में से एक ही समूह गिना | केसलेट |
| 15 | C | नई संख्या से भाग दिया | केसलेट |
| 15 | D | संख्या को प्रतिशत मान लिया | केसलेट |
| 16 | D | दो औसतों का सीधा औसत | पर्याप्तता |
| 17 | A | II को अकेले नहीं परखा | पर्याप्तता |
| 18 | E | पक्के "नहीं" को उत्तर नहीं माना | पर्याप्तता |
| 19 | B | II से एक जोड़ा मिला, बाक़ी नहीं खोजे | पर्याप्तता |
| 20 | D | I की बात II में ले गए | पर्याप्तता |

**आपके अंक।** 16 या अधिक: सेट पक्के हैं, अब गति पर काम करें। 11 से 15: बताए गए अध्यायों के हल किए हुए सेट, हल ढककर, एक बार फिर करें। 10 या कम: मूल बातों से शुरू करें, और हर सेट में गणना से पहले पुल लिखें।
`,
    },
  },
]
