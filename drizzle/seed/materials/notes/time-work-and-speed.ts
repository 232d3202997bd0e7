import type { SeedMaterial } from '../shapes.ts'

export const timeWorkSpeed: SeedMaterial = {
  slug: 'time-work-and-speed',
  title: { en: 'Time, work and speed', hi: 'समय, कार्य और चाल' },
  summary: {
    en: 'Work, pipes, roads, trains and boats as one idea, the rate, with nineteen worked examples, five figures and ten exam questions.',
    hi: 'काम, नल, सड़क, ट्रेन और नाव के सवाल एक ही विचार, यानी दर, से; उन्नीस हल किए उदाहरण, पाँच चित्र और परीक्षा स्तर के दस प्रश्न।',
  },
  kind: 'notes',
  subject: 'aptitude',
  exams: ['ssc', 'banking', 'railways'],
  chapters: [
    {
      id: 'why-and-map',
      title: { en: 'Why it matters, and a map', hi: 'यह क्यों ज़रूरी है, और टॉपिक का नक़्शा' },
      text: {
        en: String.raw`
Nearly every arithmetic paper asks about work, pipes, trains and boats, and they look like four topics. They are one. In each of them something happens at a steady **rate**, and one line holds:

$$
\text{rate}\times\text{time}=\text{amount}
$$

| Exam | Work and pipes, usually | Speed, trains, boats, usually |
|---|---|---|
| SSC (CGL, CHSL, first tier) | 1 to 3 | 1 to 3 |
| Banking (PO and Clerk, prelims) | 1 to 2 | 1 to 3 |
| Railways (NTPC, Group D) | 1 to 3 | 2 to 4 |

These numbers are estimates; they vary from year to year and from shift to shift. The kinds of question do not change.

### The same three words everywhere

| Topic | Rate | Amount | Rates that help | Rates that hinder |
|---|---|---|---|---|
| Work | units a day | the whole work | more workers | a worker who destroys |
| Tank | litres a minute | the full tank | inlets | outlets, leaks |
| Road | km an hour | the distance | coming towards each other | running away |
| Train | m a second | the lengths to be passed | opposite direction | same direction |
| Boat | km an hour | the distance | stream with the boat | stream against it |

### Three rules

1. **Rates are added. Times are not.** If A needs 12 days and B needs 20, together they do not need 32 days, nor 16. They need less than 12, because B helps A.
2. **For the same amount, rate and time are in opposite ratio.** If A is faster in the ratio 3 : 2, his time is in the ratio 2 : 3.
3. **For the same time, the amount goes with the rate.** Faster in the ratio 3 : 2 means more in the ratio 3 : 2.

Nearly every question is solved by asking two things: what stays the same here, the amount or the time? And what is the rate at this moment? When a worker leaves or a tap is closed, the rate changes, so draw a new piece of the time line.
`,
        hi: String.raw`
काम, नल, ट्रेन और नाव के सवाल अंकगणित के लगभग हर पेपर में आते हैं, और चार अलग टॉपिक जैसे लगते हैं। असल में ये एक ही हैं। हर एक में कुछ न कुछ एक समान **दर** से होता है, और एक ही बात लागू होती है:

$$
\text{दर}\times\text{समय}=\text{मात्रा}
$$

| परीक्षा | काम और नल, आम तौर पर | चाल, ट्रेन, नाव, आम तौर पर |
|---|---|---|
| SSC (CGL, CHSL, पहला टियर) | 1 से 3 | 1 से 3 |
| बैंकिंग (PO और क्लर्क, प्रीलिम्स) | 1 से 2 | 1 से 3 |
| रेलवे (NTPC, ग्रुप D) | 1 से 3 | 2 से 4 |

ये संख्याएँ अनुमान हैं; हर वर्ष और हर शिफ़्ट में बदलती हैं। सवालों का प्रकार नहीं बदलता।

### हर जगह वही तीन शब्द

| टॉपिक | दर | मात्रा | साथ देने वाली दर | रोकने वाली दर |
|---|---|---|---|---|
| काम | प्रतिदिन इकाइयाँ | पूरा काम | ज़्यादा मज़दूर | काम बिगाड़ने वाला |
| टंकी | लीटर प्रति मिनट | भरी टंकी | भरने वाले नल | ख़ाली करने वाले नल, रिसाव |
| सड़क | किमी प्रति घंटा | दूरी | आमने-सामने आना | दूर भागना |
| ट्रेन | मीटर प्रति सेकंड | पार की जाने वाली लंबाई | विपरीत दिशा | समान दिशा |
| नाव | किमी प्रति घंटा | दूरी | धारा के साथ | धारा के विपरीत |

### तीन नियम

1. **दरें जुड़ती हैं, समय नहीं।** A को 12 दिन लगते हैं और B को 20, तो साथ मिलकर न 32 दिन लगेंगे, न 16। 12 से कम लगेंगे, क्योंकि B, A की मदद कर रहा है।
2. **मात्रा समान हो, तो दर और समय के अनुपात उलटे होते हैं।** दरें 3 : 2 हैं, तो समय 2 : 3।
3. **समय समान हो, तो मात्रा दर के अनुपात में होती है।** दरें 3 : 2 हैं, तो काम भी 3 : 2।

लगभग हर सवाल दो बातें पूछने से हल होता है: यहाँ समान क्या है, मात्रा या समय? और इस समय दर कितनी है? कोई मज़दूर चला जाए या कोई नल बंद हो, तो दर बदल जाती है; समय रेखा पर एक नया टुकड़ा बनाइए।
`,
      },
    },
    {
      id: 'work-and-pipes',
      title: { en: 'Work, efficiency and pipes', hi: 'काम, कार्यक्षमता और नल' },
      text: {
        en: String.raw`
### Let the work be a number

Do not add fractions. Take the LCM of the days as the whole work. Then each worker does a whole number of units a day.

**Example 1.** A does a work in 12 days, B in 20. How long do they need together?

Work 60 units. A does 5 a day, B 3, together 8. They need $\frac{60}{8}=7\frac12$ days.

### Efficiency

Efficiency is the rate. For one and the same work it is in opposite ratio to the time.

| In words | Rates A : B | Times A : B |
|---|---|---|
| A is twice as good as B | 2 : 1 | 1 : 2 |
| A is 50% more efficient | 3 : 2 | 2 : 3 |
| A is 25% more efficient | 5 : 4 | 4 : 5 |
| A is 20% less efficient | 4 : 5 | 5 : 4 |
| A takes 40% less time | 5 : 3 | 3 : 5 |

**Example 2.** A is 50% more efficient than B. Together they finish in 18 days. How long does each need alone?

Rates 3 and 2, together 5. Work: $5\times 18=90$ units. A needs $\frac{90}{3}=30$ days, B $\frac{90}{2}=45$ days.

### When somebody leaves

**Example 3.** A needs 20 days for a work, B 30. They start together, but A leaves 5 days before the end. How long does the work take?

Work 60 units; A does 3 a day, B 2. B works to the end. If A had stayed too, he would have done $5\times 3=15$ units more, and 75 units would have been done:

$$
\dfrac{60+15}{5}=15\ \text{days}
$$

![A time line of 15 days. A works for 10 days and does 30 units. B works for all 15 days and does 30 units. In the last 5 days A is gone.](/figures/mat-time-work-and-speed-1.svg)

"Leaves 5 days **after the start**" is easier: do the first 5 days, then the rest with B alone. Read which of the two is meant.

**Example 4.** A does a work in 9 days, B in 12. They work on alternate days, A first. When is it finished?

Work 36; A does 4, B 3, so 7 in two days. Five pairs, 10 days, make 35. One unit is left and it is A's turn: $\frac14$ day. In all $10\frac14$ days. Do not divide 36 by the average of the rates; the last piece belongs to one person.

### Many hands

**Example 5.** 4 men or 6 women do a work in 20 days. How long do 6 men and 11 women need?

"4 men or 6 women" says 4 men = 6 women, so 6 men = 9 women. The team is worth 20 women. The work is $6\times 20=120$ woman-days: $\frac{120}{20}=6$ days.

**Example 6.** 15 men working 8 hours a day build 360 m of wall in 18 days. How many men build 480 m in 16 days, working 10 hours a day?

For each metre the same man-hours are needed:

$$
\dfrac{15\times 8\times 18}{360}=\dfrac{M\times 10\times 16}{480}
$$

The left side is 6, so $M=\frac{6\times 480}{160}=18$.

**Example 7.** A needs 10 days for a work, B 15. With the help of C they finish in 5 days and are paid ₹7,200. What is C's share?

Work 30. A does 3, B 2; in 5 days all must do 6 a day, so C does 1. If all work for the same time, wages are shared as the rates, $3:2:1$. C gets **₹1,200**. If the times differ, share as the units done.

### Pipes

An inlet has a positive rate, an outlet or a leak a negative one. Nothing else is new.

**Example 8.** A pipe fills a tank in 8 hours. Because of a leak it takes 10. In how many hours does the leak empty the full tank? If the leak loses 30 litres an hour, how much does the tank hold?

Tank 40 units. The pipe gives 5 an hour; with the leak only 4 come in. The leak takes 1 an hour: **40 hours**. In litres: $40\times 30=$ **1,200 litres**.

**Example 9.** A and B fill a tank in 20 and 30 minutes; C empties it in 24. A and B are opened together, and after 6 minutes C is opened too. When is the tank full?

![A tank of 120 units. Pipe A brings 6 units a minute, pipe B 4, and the outlet C takes away 5. With all three open 5 units a minute remain.](/figures/mat-time-work-and-speed-2.svg)

Tank 120 units. In 6 minutes $6\times 10=60$. Then $6+4-5=5$ a minute: the other 60 need 12 minutes. In all **18 minutes**. The time line has two pieces because the rate has two values.
`,
        hi: String.raw`
### काम को एक संख्या मानिए

भिन्न मत जोड़िए। दिनों का लघुत्तम समापवर्त्य (LCM) ही पूरा काम मान लीजिए। तब हर व्यक्ति का एक दिन का काम पूर्णांक में आता है।

**उदाहरण 1.** A एक काम 12 दिन में करता है, B 20 दिन में। दोनों मिलकर कितने दिन लेंगे?

काम 60 इकाई। A रोज़ 5, B रोज़ 3, मिलकर 8। समय $\frac{60}{8}=7\frac12$ दिन।

### कार्यक्षमता

कार्यक्षमता ही दर है। काम एक ही हो, तो इसका अनुपात समय के अनुपात का उलटा होता है।

| शब्दों में | दर A : B | समय A : B |
|---|---|---|
| A, B से दुगुना कुशल | 2 : 1 | 1 : 2 |
| A की क्षमता 50% अधिक | 3 : 2 | 2 : 3 |
| A की क्षमता 25% अधिक | 5 : 4 | 4 : 5 |
| A की क्षमता 20% कम | 4 : 5 | 5 : 4 |
| A को 40% कम समय लगता है | 5 : 3 | 3 : 5 |

**उदाहरण 2.** A की कार्यक्षमता B से 50% अधिक है। दोनों मिलकर काम 18 दिन में करते हैं। हर एक अकेले कितने दिन लेगा?

दरें 3 और 2, मिलकर 5। काम: $5\times 18=90$ इकाई। A को $\frac{90}{3}=30$ दिन, B को $\frac{90}{2}=45$ दिन।

### जब कोई बीच में चला जाए

**उदाहरण 3.** A को एक काम में 20 दिन लगते हैं, B को 30। दोनों साथ शुरू करते हैं, पर काम पूरा होने से 5 दिन पहले A चला जाता है। काम कितने दिन में पूरा होगा?

काम 60 इकाई; A रोज़ 3, B रोज़ 2। B अंत तक काम करता है। A भी अंत तक रहता, तो $5\times 3=15$ इकाइयाँ और होतीं, कुल 75:

$$
\dfrac{60+15}{5}=15\ \text{दिन}
$$

![15 दिन की समय रेखा। A 10 दिन काम करके 30 इकाई करता है। B पूरे 15 दिन काम करके 30 इकाई करता है। आख़िरी 5 दिन A नहीं है।](/figures/mat-time-work-and-speed-1-hi.svg)

"**शुरू होने के** 5 दिन बाद चला गया" इससे आसान है: पहले 5 दिन का काम निकालिए, बाक़ी B अकेला करेगा। पढ़िए कि दोनों में से क्या लिखा है।

**उदाहरण 4.** A एक काम 9 दिन में करता है, B 12 दिन में। दोनों बारी-बारी से एक-एक दिन काम करते हैं, पहला दिन A का। काम कब पूरा होगा?

काम 36; A 4, B 3, यानी दो दिन में 7। पाँच जोड़े, 10 दिन, 35 इकाई। 1 इकाई बची और बारी A की है: $\frac14$ दिन। कुल $10\frac14$ दिन। 36 को औसत दर से भाग मत दीजिए; आख़िरी टुकड़ा किसी एक का होता है।

### कई लोग

**उदाहरण 5.** 4 पुरुष या 6 महिलाएँ एक काम 20 दिन में करती हैं। 6 पुरुष और 11 महिलाएँ कितने दिन लेंगे?

"4 पुरुष या 6 महिलाएँ" का अर्थ है 4 पुरुष = 6 महिलाएँ, इसलिए 6 पुरुष = 9 महिलाएँ। पूरी टोली 20 महिलाओं के बराबर। काम $6\times 20=120$ महिला-दिन: $\frac{120}{20}=6$ दिन।

**उदाहरण 6.** 15 आदमी रोज़ 8 घंटे काम करके 18 दिन में 360 मी दीवार बनाते हैं। रोज़ 10 घंटे काम करके 16 दिन में 480 मी दीवार कितने आदमी बनाएँगे?

हर मीटर पर आदमी-घंटे बराबर लगते हैं:

$$
\dfrac{15\times 8\times 18}{360}=\dfrac{M\times 10\times 16}{480}
$$

बायाँ पक्ष 6 है, इसलिए $M=\frac{6\times 480}{160}=18$।

**उदाहरण 7.** A को एक काम में 10 दिन लगते हैं, B को 15। C की मदद से वे 5 दिन में पूरा करते हैं और ₹7,200 पाते हैं। C का हिस्सा कितना है?

काम 30। A 3, B 2; 5 दिन में पूरा करने के लिए रोज़ 6 चाहिए, इसलिए C की दर 1। सब बराबर समय काम करें, तो मज़दूरी दरों के अनुपात $3:2:1$ में बँटती है। C को **₹1,200**। समय अलग-अलग हो, तो की गई इकाइयों के अनुपात में बाँटिए।

### नल

भरने वाले नल की दर धनात्मक, ख़ाली करने वाले नल या रिसाव की ऋणात्मक। इसके सिवा कुछ नया नहीं है।

**उदाहरण 8.** एक नल टंकी 8 घंटे में भरता है। रिसाव के कारण 10 घंटे लगते हैं। रिसाव भरी टंकी को कितने घंटे में ख़ाली करेगा? यदि रिसाव से हर घंटे 30 लीटर पानी बह जाता है, तो टंकी में कितना पानी आता है?

टंकी 40 इकाई। नल हर घंटे 5 भरता है; रिसाव के साथ केवल 4 भरती हैं। रिसाव हर घंटे 1 इकाई: **40 घंटे**। लीटर में: $40\times 30=$ **1,200 लीटर**।

**उदाहरण 9.** A और B टंकी को 20 और 30 मिनट में भरते हैं; C उसे 24 मिनट में ख़ाली करता है। A और B साथ खोले गए, 6 मिनट बाद C भी खोल दिया गया। टंकी कब भरेगी?

![120 इकाई की टंकी। नल A हर मिनट 6 इकाई लाता है, B 4 इकाई, और निकासी C 5 इकाई ले जाती है। तीनों खुले हों तो हर मिनट 5 इकाई बचती हैं।](/figures/mat-time-work-and-speed-2-hi.svg)

टंकी 120 इकाई। 6 मिनट में $6\times 10=60$। फिर हर मिनट $6+4-5=5$: बाक़ी 60 के लिए 12 मिनट। कुल **18 मिनट**। समय रेखा के दो टुकड़े हैं, क्योंकि दर के दो मान हैं।
`,
      },
    },
    {
      id: 'speed',
      title: { en: 'Speed: average, late, relative', hi: 'चाल: औसत, देरी और सापेक्ष चाल' },
      text: {
        en: String.raw`
### Units first

$1\ \text{km/h}=\frac5{18}$ m/s. Learn the pairs, for they return in every train question: 18 km/h is 5 m/s, 36 is 10, 54 is 15, 72 is 20, 90 is 25, 108 is 30.

### Average speed

Average speed = whole distance ÷ whole time. It is not the average of the speeds, except when the **times** are equal.

| Given | Average speed |
|---|---|
| equal times at $x$ and $y$ | $\dfrac{x+y}{2}$ |
| equal distances at $x$ and $y$ | $\dfrac{2xy}{x+y}$ |
| three equal distances | 3 ÷ sum of $\frac1x,\frac1y,\frac1z$ |
| anything else | add distances, add times, divide |

**Example 10.** A bus goes up to a hill town at 40 km/h and comes back at 60 km/h. Find the average speed.

Let the road be 120 km, the LCM. Up 3 h, down 2 h: 240 km in 5 h, **48 km/h**. It is nearer to 40 than to 60, since the bus spends more time at 40. Use this to throw out options: for equal distances the average always lies below the middle.

### Late and early

The distance is the same, so times are in opposite ratio to speeds.

**Example 11.** Walking at $\frac56$ of her usual speed, Meena is 12 minutes late. What is her usual time?

Speeds $5:6$, times $6:5$. The one part of difference is 12 minutes. Usual time: 5 parts, **60 minutes**. The answer is 5 parts, not 6; the new time would be 72 minutes.

**Example 12.** At 4 km/h a boy reaches school 10 minutes late, at 5 km/h 8 minutes early. How far is the school?

From 10 late to 8 early the difference is 18 minutes, $\frac3{10}$ hour. For 20 km, the LCM, the times are 5 h and 4 h: a difference of 1 hour. So $\frac3{10}$ of 20 km: **6 km**. Late and late, or early and early, would be subtracted; late and early are added.

### Relative speed

Two moving things close or open a gap. The rate of the gap is the relative speed.

| Movement | Gap changes by |
|---|---|
| towards each other, or away from each other | the sum of the speeds |
| same direction | the difference of the speeds |

**Example 13.** P and Q are 380 km apart. A car leaves P at 7:00 at 50 km/h, another leaves Q at 8:00 at 60 km/h towards P. When and where do they meet?

Until 8:00 only one car moves: 50 km. The gap is then 330 km, and both close it at 110 km/h: 3 hours. They meet at **11:00**, $50+150=$ **200 km** from P.

![A road of 380 km from P to Q. The first car starts at P at 7:00, is 50 km on at 8:00 and goes 150 km more. The second starts at Q at 8:00 and goes 180 km. They meet at 11:00, 200 km from P.](/figures/mat-time-work-and-speed-3.svg)

Always bring both to the **same starting time** before you use the relative speed. Forgetting this is the commonest mistake of the chapter.

**Example 14.** A thief is 300 m ahead and runs at 10 km/h; a policeman follows at 12 km/h. How far does the policeman run before he catches him?

The gap of 0.3 km closes at 2 km/h: 0.15 h. In this time the policeman runs $12\times 0.15=$ **1.8 km**. The relative speed gives the time; the distance comes from his own speed.
`,
        hi: String.raw`
### पहले इकाई

$1\ \text{km/h}=\frac5{18}$ m/s। ये जोड़ियाँ याद कर लें, ट्रेन के हर सवाल में आती हैं: 18 किमी/घंटा = 5 मी/से, 36 = 10, 54 = 15, 72 = 20, 90 = 25, 108 = 30।

### औसत चाल

औसत चाल = कुल दूरी ÷ कुल समय। यह चालों का औसत नहीं है; चालों का औसत तभी चलता है जब **समय** बराबर हों।

| दिया गया | औसत चाल |
|---|---|
| $x$ और $y$ चाल से बराबर समय | $\dfrac{x+y}{2}$ |
| $x$ और $y$ चाल से बराबर दूरी | $\dfrac{2xy}{x+y}$ |
| तीन बराबर दूरियाँ | 3 ÷ ($\frac1x,\frac1y,\frac1z$ का योग) |
| बाक़ी सभी स्थितियाँ | दूरियाँ जोड़ें, समय जोड़ें, भाग दें |

**उदाहरण 10.** एक बस पहाड़ी क़स्बे तक 40 किमी/घंटा से जाती है और 60 किमी/घंटा से लौटती है। औसत चाल ज्ञात कीजिए।

रास्ता 120 किमी मानिए, जो LCM है। जाने में 3 घंटे, लौटने में 2 घंटे: 5 घंटे में 240 किमी, **48 किमी/घंटा**। औसत 60 से ज़्यादा 40 के पास है, क्योंकि बस ने 40 वाली चाल पर ज़्यादा समय बिताया। इससे विकल्प छाँटिए: दूरियाँ बराबर हों तो औसत हमेशा बीच से नीचे रहता है।

### देर से और जल्दी

दूरी वही है, इसलिए समय का अनुपात चाल के अनुपात का उलटा होगा।

**उदाहरण 11.** अपनी सामान्य चाल की $\frac56$ चाल से चलने पर मीना 12 मिनट देर से पहुँचती है। उसका सामान्य समय क्या है?

चाल $5:6$, समय $6:5$। अंतर का एक भाग 12 मिनट है। सामान्य समय 5 भाग, यानी **60 मिनट**। उत्तर 5 भाग है, 6 नहीं; 6 भाग तो नया समय है, 72 मिनट।

**उदाहरण 12.** 4 किमी/घंटा से चलने पर एक लड़का स्कूल 10 मिनट देर से पहुँचता है, 5 किमी/घंटा से चलने पर 8 मिनट पहले। स्कूल कितनी दूर है?

10 मिनट देर से लेकर 8 मिनट पहले तक 18 मिनट का अंतर है, यानी $\frac3{10}$ घंटा। दूरी 20 किमी (LCM) हो, तो समय 5 घंटे और 4 घंटे: अंतर 1 घंटा। इसलिए 20 किमी का $\frac3{10}$: **6 किमी**। दोनों बार देर हो, या दोनों बार जल्दी, तो मिनट घटते; एक बार देर और एक बार जल्दी हो, तो जुड़ते हैं।

### सापेक्ष चाल

चलती हुई दो चीज़ों के बीच की दूरी घटती या बढ़ती है। यह जिस दर से बदलती है, वही सापेक्ष चाल है।

| गति | बीच की दूरी बदलने की दर |
|---|---|
| एक-दूसरे की ओर, या एक-दूसरे से दूर | चालों का योग |
| समान दिशा | चालों का अंतर |

**उदाहरण 13.** P और Q के बीच की दूरी 380 किमी है। एक कार 7:00 बजे P से 50 किमी/घंटा से चलती है; दूसरी 8:00 बजे Q से P की ओर 60 किमी/घंटा से। वे कब और कहाँ मिलेंगी?

8:00 बजे तक एक ही कार चली: 50 किमी। अब बीच में 330 किमी है, जिसे दोनों मिलकर 110 किमी/घंटा से घटाती हैं: 3 घंटे। वे **11:00 बजे** मिलेंगी, P से $50+150=$ **200 किमी** पर।

![P से Q तक 380 किमी की सड़क। पहली कार 7:00 बजे P से चली, 8:00 बजे तक 50 किमी गई और फिर 150 किमी और। दूसरी 8:00 बजे Q से चली और 180 किमी गई। दोनों 11:00 बजे P से 200 किमी पर मिलीं।](/figures/mat-time-work-and-speed-3-hi.svg)

सापेक्ष चाल लगाने से पहले दोनों को **एक ही समय** पर ले आइए। इस अध्याय की सबसे आम ग़लती यही भूलना है।

**उदाहरण 14.** एक चोर 300 मी आगे है और 10 किमी/घंटा से भाग रहा है; सिपाही 12 किमी/घंटा से पीछा करता है। पकड़ने तक सिपाही कितना दौड़ेगा?

0.3 किमी की दूरी 2 किमी/घंटा से घटती है: 0.15 घंटा। इतने समय में सिपाही $12\times 0.15=$ **1.8 किमी** दौड़ता है। सापेक्ष चाल से समय मिलता है; दूरी उसकी अपनी चाल से।
`,
      },
    },
    {
      id: 'trains-and-boats',
      title: { en: 'Trains and boats', hi: 'ट्रेन और नाव' },
      text: {
        en: String.raw`
### What does a train have to pass?

A train is long, so passing takes from the moment when its front arrives to the moment when its tail leaves.

![A train about to enter a platform, and the same train when its tail leaves it. In between its front has gone the length of the platform and the length of the train.](/figures/mat-time-work-and-speed-4.svg)

| The train passes | Distance | Speed to use |
|---|---|---|
| a pole, a signal, a person standing | its own length | its own |
| a platform, a bridge, a tunnel | its length + that of the platform | its own |
| a person walking or cycling | its own length | relative |
| another train | both lengths | relative |
| a passenger in another train | its own length | relative |

**Example 15.** A train passes a pole in 12 seconds and a platform of 260 m in 25 seconds. Find its length and its speed.

In the 13 extra seconds the train goes the extra 260 m: 20 m/s, that is **72 km/h**. Length: $20\times 12=$ **240 m**. No equation is needed; compare the two situations.

**Example 16.** Two trains of 150 m and 200 m run at 54 and 72 km/h. How long do they take to pass each other (a) in opposite directions, (b) in the same direction?

Speeds 15 and 20 m/s; way 350 m. (a) $\frac{350}{35}=$ **10 s**. (b) $\frac{350}{5}=$ **70 s**.

**Example 17.** A train of 180 m passes a man who walks at 6 km/h in the same direction in 12 seconds. Find the speed of the train.

Relative speed $\frac{180}{12}=15$ m/s = 54 km/h. This is the train less the man, so the train does **60 km/h**. The relative speed is never the answer unless the question asks for it.

### Boats

$u$ is the speed of the boat in still water, $v$ that of the stream. Downstream $u+v$, upstream $u-v$. From the two you get back

$$
u=\dfrac{\text{down}+\text{up}}2,\quad v=\dfrac{\text{down}-\text{up}}2
$$

![Bars for a boat of 10 km/h in a stream of 2 km/h. Downstream 10 + 2 = 12, upstream 10 − 2 = 8. The boat is half the sum of 12 and 8, the stream half the difference.](/figures/mat-time-work-and-speed-5.svg)

**Example 18.** A boat goes 24 km upstream and 36 km downstream in 6 hours. It goes 40 km upstream and 24 km downstream in 7 hours. Find the speed of the boat and of the stream.

Let $p$ be the time for 1 km upstream and $q$ for 1 km downstream.

$$
24p+36q=6,\quad 40p+24q=7
$$

The first, divided by 1.5, is $16p+24q=4$. Subtract it from the second: $24p=3$, $p=\frac18$. Then $36q=3$, $q=\frac1{12}$. Upstream 8 km/h, downstream 12 km/h. Boat **10 km/h**, stream **2 km/h**.

**Example 19.** A man rows at 9 km/h in still water. He needs twice as long to row up a river as to row down the same way. How fast is the stream?

Same distance, times $2:1$, so the speeds up and down are as $1:2$. Then $u$ is half the sum, $\frac32$ parts, and $v$ half the difference, $\frac12$ part: $u=3v$. The stream does **3 km/h**.

### Where the ideas meet

A stream for a boat is what a leak is for a tank and what a walking man is for a train: a second rate that must be added or taken away before you divide. If you are stuck, name the amount, name the rates, and put a sign before each.
`,
        hi: String.raw`
### ट्रेन को कितनी दूरी पार करनी है?

ट्रेन लंबी होती है, इसलिए पार करने का समय उसका अगला सिरा पहुँचने से लेकर पिछला सिरा निकल जाने तक गिना जाता है।

![प्लेटफ़ॉर्म पर पहुँचती ट्रेन, और वही ट्रेन जब उसका पिछला सिरा प्लेटफ़ॉर्म से निकलता है। इस बीच उसका अगला सिरा प्लेटफ़ॉर्म और ट्रेन की लंबाई जितना चला।](/figures/mat-time-work-and-speed-4-hi.svg)

| ट्रेन किसे पार करती है | दूरी | कौन-सी चाल |
|---|---|---|
| खंभा, सिग्नल, खड़ा व्यक्ति | अपनी लंबाई | अपनी |
| प्लेटफ़ॉर्म, पुल, सुरंग | अपनी + प्लेटफ़ॉर्म की लंबाई | अपनी |
| पैदल चलता या साइकिल सवार | अपनी लंबाई | सापेक्ष |
| दूसरी ट्रेन | दोनों की लंबाई | सापेक्ष |
| दूसरी ट्रेन में बैठा यात्री | अपनी लंबाई | सापेक्ष |

**उदाहरण 15.** एक ट्रेन खंभे को 12 सेकंड में और 260 मी लंबे प्लेटफ़ॉर्म को 25 सेकंड में पार करती है। उसकी लंबाई और चाल ज्ञात कीजिए।

13 सेकंड ज़्यादा लगे, क्योंकि 260 मी ज़्यादा चलना पड़ा: 20 मी/से, यानी **72 किमी/घंटा**। लंबाई: $20\times 12=$ **240 मी**। समीकरण की ज़रूरत नहीं; दोनों स्थितियों की तुलना कीजिए।

**उदाहरण 16.** 150 मी और 200 मी लंबी दो ट्रेनें 54 और 72 किमी/घंटा से चल रही हैं। वे एक-दूसरे को कितने समय में पार करेंगी, (a) विपरीत दिशा में, (b) समान दिशा में?

चाल 15 और 20 मी/से; दूरी 350 मी। (a) $\frac{350}{35}=$ **10 से**। (b) $\frac{350}{5}=$ **70 से**।

**उदाहरण 17.** 180 मी लंबी ट्रेन समान दिशा में 6 किमी/घंटा से चलते एक आदमी को 12 सेकंड में पार करती है। ट्रेन की चाल ज्ञात कीजिए।

सापेक्ष चाल $\frac{180}{12}=15$ मी/से = 54 किमी/घंटा। यह ट्रेन और आदमी की चाल का अंतर है, इसलिए ट्रेन की चाल **60 किमी/घंटा**। सापेक्ष चाल पर मत रुकिए; वह तभी उत्तर है जब वही पूछी गई हो।

### नाव

स्थिर जल में नाव की चाल $u$, धारा की $v$। धारा के साथ $u+v$, धारा के विपरीत $u-v$। इन दोनों से वापस:

$$
u=\dfrac{\text{साथ}+\text{विपरीत}}2
$$

$$
v=\dfrac{\text{साथ}-\text{विपरीत}}2
$$

![10 किमी/घंटा की नाव और 2 किमी/घंटा की धारा के दंड। धारा के साथ 10 + 2 = 12, विपरीत 10 − 2 = 8। नाव की चाल 12 और 8 के योग का आधा, धारा की चाल अंतर का आधा।](/figures/mat-time-work-and-speed-5-hi.svg)

**उदाहरण 18.** एक नाव धारा के विपरीत 24 किमी और धारा के साथ 36 किमी, कुल 6 घंटे में जाती है। धारा के विपरीत 40 किमी और धारा के साथ 24 किमी जाने में उसे 7 घंटे लगते हैं। नाव और धारा की चाल ज्ञात कीजिए।

विपरीत 1 किमी का समय $p$ और साथ 1 किमी का समय $q$ मानिए।

$$
24p+36q=6,\quad 40p+24q=7
$$

पहले को 1.5 से भाग देने पर $16p+24q=4$। इसे दूसरे में से घटाइए: $24p=3$, $p=\frac18$। फिर $36q=3$, $q=\frac1{12}$। विपरीत चाल 8 किमी/घंटा, साथ 12 किमी/घंटा। नाव **10 किमी/घंटा**, धारा **2 किमी/घंटा**।

**उदाहरण 19.** एक आदमी स्थिर जल में 9 किमी/घंटा से नाव चलाता है। नदी में धारा के विपरीत जाने में उसे धारा के साथ उतनी ही दूरी जाने से दुगुना समय लगता है। धारा की चाल क्या है?

दूरी समान, समय $2:1$, इसलिए विपरीत और साथ की चाल $1:2$। तब $u$ योग का आधा, यानी $\frac32$ भाग, और $v$ अंतर का आधा, यानी $\frac12$ भाग: $u=3v$। धारा की चाल **3 किमी/घंटा**।

### विचार कहाँ मिलते हैं

नाव के लिए धारा वही है जो टंकी के लिए रिसाव और ट्रेन के लिए चलता हुआ आदमी: एक दूसरी दर, जिसे भाग देने से पहले जोड़ना या घटाना है। अटक जाएँ तो मात्रा लिखिए, दरें लिखिए, और हर दर के आगे चिह्न लगाइए।
`,
      },
    },
    {
      id: 'traps-and-shortcuts',
      title: { en: 'Traps and shortcuts', hi: 'जाल और छोटे रास्ते' },
      text: {
        en: String.raw`
### Traps

| The trap | What goes wrong | What to do |
|---|---|---|
| 12 days and 20 days, so 16 together | times averaged | add the rates |
| 50% more efficient, so half the time | rate 3 : 2 means time 2 : 3 | turn the ratio round |
| A+B, B+C, C+A added | everybody is counted twice | halve the sum |
| Average of 40 and 60 is 50 | more time is spent at 40 | distance ÷ time |
| Platform forgotten | the front alone has passed it | add the length of the train |
| km/h with metres | units do not fit | × 5/18 first |
| Starts at different times | one has moved already | bring both to the same time |
| Late and early subtracted | they lie on two sides of the right time | add the minutes |
| Upstream speed taken as the boat's | the stream is still in it | half the sum of both |

**"Leaves 5 days before the end" and "after 5 days".** The first is counted from the end, the second from the start. Draw the line and mark the five days.

**"The remaining work".** A fraction of the remaining work has the rest as its base, not the whole. One third of the work on the first day and half of the remaining work on the second leave $\frac13$, not $\frac16$.

**Alternate days.** Make pairs, then look at what is left, and whose turn it is. Who begins can change the answer.

### Shortcuts

1. **LCM as the work.** It turns all fractions into whole numbers.
2. **Days × workers.** If one quarter is done by 24 workers in 10 days, the whole is $4\times 240$ worker-days. Ask how many are left and in how many days.
3. **Half the time.** If two pipes fill together in $t$ and the first alone needs $x$ more than $t$, the second $y$ more, then $t=\sqrt{xy}$. With 9 and 16 minutes more, $t=12$ minutes.
4. **Stops.** A bus does 60 km/h without stops and 48 km/h with them. In an hour it loses 12 km, which it would cover in $\frac{12}{60}$ hour: it stands 12 minutes an hour.
5. **After the meeting.** Two persons start at the same time towards each other, meet, and need 4 h and 9 h more to the ends. Their speeds are as $\sqrt9:\sqrt4=3:2$. The one who needs less time is the faster.
6. **Round trip in a river.** The average over equal ways is $\frac{(u+v)(u-v)}{u}$. With $u=10$, $v=2$: 9.6 km/h. A stream always costs time on a round trip.
7. **Size.** The time together is less than the shortest single time and, for two, at least half of it. With 12 and 20 days it lies between 6 and 12. Options outside go at once.

### Check before you mark the option

- Is the answer wanted from the start, or from the moment when something changed?
- Is it the time, the clock, the distance from P or from Q?
- Is it the boat, the stream, or the speed downstream?
- Are the units those of the options?
`,
        hi: String.raw`
### जाल

| जाल | कहाँ ग़लती हुई | क्या करें |
|---|---|---|
| 12 और 20 दिन, तो मिलकर 16 | समय का औसत लिया | दरें जोड़ें |
| क्षमता 50% अधिक, तो आधा समय | दर 3 : 2 यानी समय 2 : 3 | अनुपात उलटें |
| A+B, B+C, C+A जोड़ दिए | हर एक दो बार गिना गया | योग का आधा करें |
| 40 और 60 का औसत 50 | 40 पर ज़्यादा समय लगा | दूरी ÷ समय |
| ट्रेन की लंबाई भूल गए | केवल अगला सिरा निकला | ट्रेन की लंबाई जोड़ें |
| km/h के साथ मीटर | इकाइयाँ मेल नहीं खातीं | पहले × 5/18 |
| अलग समय पर शुरुआत | एक पहले ही चल चुका है | दोनों को एक समय पर लाएँ |
| देर और जल्दी के मिनट घटाए | दोनों सही समय के दो ओर हैं | मिनट जोड़ें |
| विपरीत चाल को नाव की चाल माना | उसमें धारा भी है | दोनों के योग का आधा |

**"पूरा होने से 5 दिन पहले गया" और "5 दिन बाद गया"।** पहला अंत से गिना जाता है, दूसरा शुरुआत से। रेखा खींचकर पाँच दिन दिखा दीजिए।

**"शेष काम"।** शेष काम के हिस्से का आधार बचा हुआ काम है, पूरा काम नहीं। पहले दिन एक तिहाई और दूसरे दिन शेष का आधा हुआ, तो $\frac13$ बचा, $\frac16$ नहीं।

**बारी-बारी के दिन।** जोड़े बनाइए, फिर देखिए कि कितना बचा और बारी किसकी है। शुरुआत कौन करता है, इससे उत्तर बदल सकता है।

### छोटे रास्ते

1. **LCM को काम मानिए।** सारी भिन्नें पूर्णांक बन जाती हैं।
2. **दिन × मज़दूर।** 24 मज़दूर 10 दिन में चौथाई काम करें, तो पूरा काम $4\times 240$ मज़दूर-दिन है। पूछिए: कितने बचे और कितने दिन में।
3. **वर्गमूल वाला नियम।** दो नल साथ $t$ में भरें, और पहले को अकेले $t$ से $x$ अधिक, दूसरे को $y$ अधिक लगे, तो $t=\sqrt{xy}$। 9 और 16 मिनट अधिक हों, तो $t=12$ मिनट।
4. **ठहराव।** बस बिना रुके 60 किमी/घंटा और रुकते हुए 48 किमी/घंटा चलती है। वह एक घंटे में 12 किमी कम चलती है, जिनमें $\frac{12}{60}$ घंटा लगता: यानी हर घंटे 12 मिनट रुकती है।
5. **मिलने के बाद।** दो लोग एक ही समय आमने-सामने चलें, और मिलने के बाद पहले को 4 घंटे और दूसरे को 9 घंटे और लगें, तो चालें $\sqrt9:\sqrt4=3:2$। जिसे कम समय लगे, वह तेज़ है।
6. **नदी में आना-जाना।** बराबर दूरी पर औसत चाल $\frac{(u+v)(u-v)}{u}$। $u=10$, $v=2$ हो तो 9.6 किमी/घंटा। आने-जाने में धारा हमेशा समय बढ़ाती है।
7. **मोटा अंदाज़ा लगाइए।** मिलकर लगने वाला समय, अकेले के सबसे कम समय से भी कम होता है, और दो लोग हों तो उसके आधे से कम नहीं होता। 12 और 20 दिन हों, तो उत्तर 6 और 12 के बीच। बाहर के विकल्प तुरंत हटाइए।

### विकल्प चुनने से पहले जाँचें

- समय शुरुआत से पूछा है, या उस क्षण से जब कुछ बदला?
- पूछा क्या है: कितना समय लगा, कितने बजे, P से दूरी या Q से दूरी?
- पूछी नाव की चाल है, धारा की, या धारा के साथ की?
- इकाई वही है जो विकल्पों में है?
`,
      },
    },
    {
      id: 'ten-questions',
      title: { en: 'Ten questions', hi: 'दस प्रश्न' },
      text: {
        en: String.raw`
Give yourself ten minutes. Draw the time line wherever the rate changes.

**1.** A and B do a work in 12 days, B and C in 15 days, C and A in 20 days. In how many days does A do it alone?

- (A) $7\frac12$ days
- (B) 20 days
- (C) 30 days
- (D) 60 days

**2.** A is 50% more efficient than B and needs 15 days less than B for a work. In how many days do they finish it together?

- (A) 10 days
- (B) 18 days
- (C) 30 days
- (D) $37\frac12$ days

**3.** A contractor takes on a work for 30 days and employs 24 workers. After 10 days only a quarter of the work is done. How many more workers must he employ to finish on time?

- (A) 12
- (B) 18
- (C) 24
- (D) 36

**4.** Pipes P and Q fill a tank in 12 and 15 hours; R empties the full tank in 10 hours. P is opened at 6 am, Q at 7 am and R at 8 am. When is the tank full?

- (A) 9:20 pm
- (B) 10:20 pm
- (C) 11:20 pm
- (D) 2 am on the next day

**5.** A man drives half of the way at 30 km/h. Of the time that he needs for the other half, he drives one half at 40 km/h and the other half at 60 km/h. What is his average speed for the whole way?

- (A) $36\frac{12}{13}$ km/h
- (B) 37.5 km/h
- (C) 40 km/h
- (D) $43\frac13$ km/h

**6.** A girl who cycles at 12 km/h reaches school 6 minutes late. At 15 km/h she is 4 minutes early. At what speed must she cycle to be there on time?

- (A) 13 km/h
- (B) $13\frac13$ km/h
- (C) 13.5 km/h
- (D) $13\frac7{11}$ km/h

**7.** P and Q are 525 km apart. A train leaves P for Q at 5 am at 60 km/h, another leaves Q for P at 7 am at 75 km/h. How far from P do they meet?

- (A) 300 km
- (B) $233\frac13$ km
- (C) 225 km
- (D) 180 km

**8.** A train passes a man walking at 6 km/h in 15 seconds and a cyclist riding at 9 km/h in 16 seconds. Both go in the direction of the train. How long is the train?

- (A) 200 m
- (B) 225 m
- (C) 240 m
- (D) 250 m

**9.** A boat does 8 km/h in still water. It goes 30 km downstream and comes back in 8 hours altogether. What is the speed of the stream?

- (A) 0.5 km/h
- (B) 2 km/h
- (C) 4 km/h
- (D) 6 km/h

**10.** A does a work in 16 days, B in 24. They work on alternate days, and B begins. In how many days is the work finished?

- (A) $9\frac35$ days
- (B) 19 days
- (C) $19\frac15$ days
- (D) $19\frac13$ days
`,
        hi: String.raw`
दस मिनट का समय रखिए। जहाँ दर बदले, समय रेखा खींचिए।

**1.** A और B एक काम 12 दिन में करते हैं, B और C 15 दिन में, C और A 20 दिन में। A अकेला उसे कितने दिन में करेगा?

- (A) $7\frac12$ दिन
- (B) 20 दिन
- (C) 30 दिन
- (D) 60 दिन

**2.** A की कार्यक्षमता B से 50% अधिक है और किसी काम में उसे B से 15 दिन कम लगते हैं। दोनों मिलकर उसे कितने दिन में करेंगे?

- (A) 10 दिन
- (B) 18 दिन
- (C) 30 दिन
- (D) $37\frac12$ दिन

**3.** एक ठेकेदार किसी काम को 30 दिन में पूरा करने का ठेका लेकर 24 मज़दूर लगाता है। 10 दिन बाद केवल एक चौथाई काम पूरा हुआ है। समय पर पूरा करने के लिए उसे कितने मज़दूर और लगाने होंगे?

- (A) 12
- (B) 18
- (C) 24
- (D) 36

**4.** नल P और Q एक टंकी को 12 और 15 घंटे में भरते हैं; R भरी टंकी को 10 घंटे में ख़ाली करता है। P सुबह 6 बजे, Q 7 बजे और R 8 बजे खोला गया। टंकी कब भरेगी?

- (A) रात 9:20 बजे
- (B) रात 10:20 बजे
- (C) रात 11:20 बजे
- (D) रात 2:00 बजे (अगले दिन)

**5.** एक आदमी आधी दूरी 30 किमी/घंटा से तय करता है। बाक़ी आधी दूरी में जितना समय लगता है, उसके आधे समय वह 40 किमी/घंटा से और आधे समय 60 किमी/घंटा से चलता है। पूरी यात्रा की औसत चाल क्या है?

- (A) $36\frac{12}{13}$ किमी/घंटा
- (B) 37.5 किमी/घंटा
- (C) 40 किमी/घंटा
- (D) $43\frac13$ किमी/घंटा

**6.** एक लड़की 12 किमी/घंटा से साइकिल चलाकर स्कूल 6 मिनट देर से पहुँचती है। 15 किमी/घंटा से वह 4 मिनट पहले पहुँचती है। ठीक समय पर पहुँचने के लिए उसे किस चाल से चलना चाहिए?

- (A) 13 किमी/घंटा
- (B) $13\frac13$ किमी/घंटा
- (C) 13.5 किमी/घंटा
- (D) $13\frac7{11}$ किमी/घंटा

**7.** P और Q के बीच की दूरी 525 किमी है। एक ट्रेन सुबह 5 बजे P से Q की ओर 60 किमी/घंटा से चलती है, दूसरी 7 बजे Q से P की ओर 75 किमी/घंटा से। वे P से कितनी दूर मिलेंगी?

- (A) 300 किमी
- (B) $233\frac13$ किमी
- (C) 225 किमी
- (D) 180 किमी

**8.** एक ट्रेन अपनी ही दिशा में 6 किमी/घंटा से पैदल चलते एक व्यक्ति को 15 सेकंड में और 9 किमी/घंटा से जाते साइकिल सवार को 16 सेकंड में पार करती है। ट्रेन कितनी लंबी है?

- (A) 200 मी
- (B) 225 मी
- (C) 240 मी
- (D) 250 मी

**9.** स्थिर जल में एक नाव की चाल 8 किमी/घंटा है। वह धारा के साथ 30 किमी जाकर लौट आती है; कुल 8 घंटे लगते हैं। धारा की चाल क्या है?

- (A) 0.5 किमी/घंटा
- (B) 2 किमी/घंटा
- (C) 4 किमी/घंटा
- (D) 6 किमी/घंटा

**10.** A एक काम 16 दिन में करता है, B 24 दिन में। दोनों बारी-बारी से एक-एक दिन काम करते हैं, शुरुआत B करता है। काम कितने दिन में पूरा होगा?

- (A) $9\frac35$ दिन
- (B) 19 दिन
- (C) $19\frac15$ दिन
- (D) $19\frac13$ दिन
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
| C | B | A | C | B | D | A | A | B | D |

**1. (C)** Work 60. A+B 5, B+C 4, C+A 3 a day; the sum 12 counts everybody twice, so all three do 6. A does $6-4=2$: 30 days. Option (A) forgets to halve: $12-4=8$, $\frac{60}{8}=7\frac12$. But then A alone would be faster than A and B together, which cannot be. (B) is B, who does 3; (D) is C, who does 1.

**2. (B)** Rates $3:2$, times $2:3$. One part is 15 days, so A needs 30 and B 45. Work 90, rates 3 and 2: $\frac{90}{5}=18$ days. Option (A) reads "50% more efficient" as "half the time": 15 and 30 days, together 10. Option (C) is A alone, (D) the average of 30 and 45.

**3. (A)** One quarter = $24\times 10=240$ worker-days. Three quarters = 720 worker-days, in 20 days: 36 workers, 12 more. Option (D) is the number of workers needed in all. Option (B) gives $42\times 20=840$ worker-days, more than the 720 that are left. Option (C) adds another team of 24; the rest is three times the work in twice the time, so one and a half times the team is enough.

**4. (C)** Tank 60: P +5, Q +4, R −6. From 6 to 7: 5. From 7 to 8: 9. At 8 am there are 14; 46 are left at $5+4-6=3$ an hour: 15 h 20 min. So 11:20 pm. Option (A) counts these hours from 6 am, (B) from 7 am. Option (D) lets all three run from 6 am: $\frac{60}{3}=20$ hours.

**5. (B)** In the second half of the way the **times** are equal, so the speed there is $\frac{40+60}{2}=50$. The two **halves of the way** are equal:

$$
\dfrac{2\times 30\times 50}{80}=37.5
$$

Option (C) is the average of 30 and 50. Option (A) takes equal distances at 40 and 60 too, (D) averages all three speeds.

**6. (D)** Difference $6+4=10$ minutes $=\frac16$ h. For 60 km the times are 5 h and 4 h, so $\frac16$ of 60 km: 10 km. At 12 km/h that is 50 minutes, and 6 of them are too many: 44 minutes.

$$
10\times\dfrac{60}{44}=13\tfrac7{11}
$$

At 13 km/h, option (A), the way takes about 46 minutes, two too many. Option (C) is the average of the speeds; (B) is the average speed for equal distances, and would be right only if she were as late as she is early.

**7. (A)** By 7 am the first train has gone 120 km. The gap is 405 km, closing at 135 km/h: 3 hours. From P: $120+180=300$ km. Option (B) lets both start together, (D) forgets the first 120 km, (C) is the distance from Q.

**8. (A)** Let the train do $T$ km/h. The length is the same both times:

$$
15(T-6)=16(T-9)
$$

So $T=144-90=54$. Relative speed to the first person 48 km/h $=\frac{40}{3}$ m/s; times 15 s makes 200 m. Option (B) uses 54 km/h for 15 s and (C) for 16 s, as if the persons stood still. Option (D) adds the speeds, $54+6$, as if the first person came towards the train.

**9. (B)** $\frac{30}{8+v}+\frac{30}{8-v}=8$.

$$
\dfrac{480}{64-v^2}=8
$$

So $64-v^2=60$, $v=2$. Check: $3+5=8$ hours. Option (C) is $v^2$, (D) the speed upstream. Option (A) subtracts the average speed, 7.5, from 8; the loss of average speed is not the stream.

**10. (D)** Work 48: A 3, B 2 a day, 5 in two days. Nine pairs, 18 days, make 45. Three are left; day 19 is B's: 2. One is left, A does it in $\frac13$ day: $19\frac13$. Option (B) lets A begin: then the 3 left are just A's day 19. Option (C) divides 48 by the average 2.5; (A) is both working every day.
`,
        hi: String.raw`
| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|
| C | B | A | C | B | D | A | A | B | D |

**1. (C)** काम 60। A+B रोज़ 5, B+C 4, C+A 3; योग 12 में हर एक दो बार गिना गया, इसलिए तीनों मिलकर 6। A की दर $6-4=2$: 30 दिन। विकल्प (A) आधा करना भूल जाता है: $12-4=8$, $\frac{60}{8}=7\frac12$। पर तब A अकेला, A और B की जोड़ी से तेज़ निकलेगा, जो हो नहीं सकता। (B) B का समय है, दर 3; (D) C का, दर 1।

**2. (B)** दरें $3:2$, समय $2:3$। एक भाग 15 दिन, इसलिए A को 30 और B को 45 दिन। काम 90, दरें 3 और 2: $\frac{90}{5}=18$ दिन। विकल्प (A) "50% अधिक कार्यक्षमता" को "आधा समय" पढ़ता है: 15 और 30 दिन, साथ 10। विकल्प (C) अकेले A का समय है, (D) 30 और 45 का औसत।

**3. (A)** चौथाई काम = $24\times 10=240$ मज़दूर-दिन। तीन चौथाई = 720 मज़दूर-दिन, 20 दिन में: 36 मज़दूर, यानी 12 और। विकल्प (D) कुल मज़दूरों की संख्या है। विकल्प (B) में $42\times 20=840$ मज़दूर-दिन हो जाते हैं, जबकि बचे केवल 720 हैं। विकल्प (C) 24 की एक और टोली जोड़ता है; बचा काम तीन गुना है और समय दुगुना, इसलिए डेढ़ गुनी टोली काफ़ी है।

**4. (C)** टंकी 60: P +5, Q +4, R −6। 6 से 7 बजे: 5। 7 से 8 बजे: 9। 8 बजे तक 14; बाक़ी 46, हर घंटे $5+4-6=3$: 15 घंटे 20 मिनट। यानी रात 11:20 बजे। विकल्प (A) ये घंटे 6 बजे से गिनता है, (B) 7 बजे से। विकल्प (D) तीनों को 6 बजे से खुला मानता है: $\frac{60}{3}=20$ घंटे।

**5. (B)** दूसरी आधी दूरी में **समय** बराबर हैं, इसलिए वहाँ चाल $\frac{40+60}{2}=50$। दोनों **आधी दूरियाँ** बराबर हैं:

$$
\dfrac{2\times 30\times 50}{80}=37.5
$$

विकल्प (C) 30 और 50 का औसत है। विकल्प (A) 40 और 60 पर भी बराबर दूरी मानता है, (D) तीनों चालों का औसत लेता है।

**6. (D)** अंतर $6+4=10$ मिनट $=\frac16$ घंटा। 60 किमी के लिए समय 5 और 4 घंटे हैं, इसलिए दूरी 60 किमी का $\frac16$: 10 किमी। 12 किमी/घंटा से 50 मिनट लगते हैं, जो 6 मिनट ज़्यादा हैं: सही समय 44 मिनट।

$$
10\times\dfrac{60}{44}=13\tfrac7{11}
$$

विकल्प (A), 13 किमी/घंटा, से लगभग 46 मिनट लगते हैं, यानी वह 2 मिनट देर से पहुँचेगी। विकल्प (C) चालों का औसत है; (B) बराबर दूरी की औसत चाल है, जो तभी सही होती जब देर और जल्दी के मिनट बराबर होते।

**7. (A)** 7 बजे तक पहली ट्रेन 120 किमी चल चुकी। बीच की दूरी 405 किमी है, जो 135 किमी/घंटा से घटती है: 3 घंटे। P से: $120+180=300$ किमी। विकल्प (B) दोनों को एक साथ चला देता है, (D) पहले के 120 किमी भूल जाता है, (C) Q से दूरी है।

**8. (A)** ट्रेन की चाल $T$ किमी/घंटा मानें। लंबाई दोनों बार वही है:

$$
15(T-6)=16(T-9)
$$

इसलिए $T=144-90=54$। पहले व्यक्ति के सापेक्ष ट्रेन की चाल 48 किमी/घंटा $=\frac{40}{3}$ मी/से; 15 सेकंड में 200 मी। विकल्प (B) 54 किमी/घंटा से 15 सेकंड की दूरी है और (C) 16 सेकंड की, मानो दोनों व्यक्ति खड़े हों। विकल्प (D) चालें जोड़ देता है, $54+6$, मानो पहला व्यक्ति सामने से आ रहा हो।

**9. (B)** $\frac{30}{8+v}+\frac{30}{8-v}=8$।

$$
\dfrac{480}{64-v^2}=8
$$

इसलिए $64-v^2=60$, $v=2$। जाँच: $3+5=8$ घंटे। विकल्प (C) $v^2$ है, (D) धारा के विपरीत चाल। विकल्प (A) 8 में से औसत चाल 7.5 घटा देता है; औसत चाल में आई कमी धारा की चाल नहीं होती।

**10. (D)** काम 48: A रोज़ 3, B 2, दो दिन में 5। नौ जोड़े, 18 दिन, 45 इकाई। 3 बचीं; 19वाँ दिन B का: 2। 1 बची, जिसे A $\frac13$ दिन में करता है: $19\frac13$। विकल्प (B) में शुरुआत A करता है: तब बची 3 इकाइयाँ ठीक 19वें दिन A कर लेता। विकल्प (C) 48 को औसत 2.5 से भाग देता है; (A) वह समय है जब दोनों रोज़ साथ काम करें।
`,
      },
    },
  ],
}
