import { both, type SeedMaterial } from './shapes.ts'

export const timeAndWork: SeedMaterial = {
  slug: 'time-work-speed-distance',
  title: { en: 'Time, work, speed and distance: formula sheet', hi: 'समय, कार्य, चाल और दूरी: सूत्र पत्र' },
  summary: {
    en: 'Work, pipes, trains, boats and averages of speed on a few pages, each formula with an example.',
    hi: 'कार्य, नल, रेलगाड़ी, नाव और औसत चाल कुछ ही पन्नों में, हर सूत्र उदाहरण के साथ।',
  },
  kind: 'formula_sheet',
  subject: 'aptitude',
  exams: ['ssc', 'banking', 'railways', 'state-psc'],
  paper: both(String.raw`
«All of these questions are about a rate: work in a day, litres in a minute, kilometres in an hour. Write the rate first, and the question is half done.¦ये सारे प्रश्न एक दर के बारे में हैं: एक दिन का काम, एक मिनट के लीटर, एक घंटे के किलोमीटर। पहले दर लिखें, आधा प्रश्न वहीं हल हो जाता है।»

## «Time and work¦समय और कार्य»

«If a person finishes a work in $n$ days, one day's work is $\dfrac1n$. Rates are added, days are not.¦यदि कोई व्यक्ति काम $n$ दिन में पूरा करता है, तो उसका एक दिन का काम $\dfrac1n$ है। दरें जोड़ी जाती हैं, दिन नहीं।»

| «To find¦क्या ज्ञात करना है» | «Formula¦सूत्र» |
|---|---|
| «A in $a$ days and B in $b$ days, together¦A $a$ दिन में, B $b$ दिन में; साथ मिलकर» | $\dfrac{ab}{a+b}$ |
| «Three together¦तीनों साथ» | $\dfrac{abc}{ab+bc+ca}$ |
| «Together $t$, A alone $a$; B alone¦साथ $t$ दिन, A अकेला $a$ दिन; B अकेला» | $\dfrac{at}{a-t}$ |
| «Men, days, hours and work¦आदमी, दिन, घंटे और काम» | $\dfrac{M_1D_1H_1}{W_1}=\dfrac{M_2D_2H_2}{W_2}$ |
| «Wages are shared as¦मज़दूरी का बँटवारा» | $\dfrac1a:\dfrac1b$ |

«The quick way is to take the work as the LCM of the days. If A needs 12 days and B 18, let the work be 36 units: A does 3 a day and B 2, together 5, so they need $\dfrac{36}{5}=7\tfrac15$ days.¦सबसे तेज़ तरीक़ा: काम को दिनों का लघुत्तम समापवर्त्य मान लें। A को 12 और B को 18 दिन लगते हैं तो काम 36 इकाई मानें: A रोज़ 3, B रोज़ 2, साथ 5; इसलिए $\dfrac{36}{5}=7\tfrac15$ दिन।»

**«Example 1.¦उदाहरण 1.»** «A does a work in 10 days and B in 15. They work together for 4 days, then A leaves. In how many days does B finish the rest?¦A एक काम 10 दिन में और B 15 दिन में करता है। दोनों 4 दिन साथ काम करते हैं, फिर A चला जाता है। शेष काम B कितने दिन में पूरा करेगा?»

«Let the work be 30 units; A does 3 and B 2 a day. In 4 days $4\times 5=20$ are done, 10 are left, and B needs $\dfrac{10}{2}=5$ days.¦काम 30 इकाई मानें; A रोज़ 3 और B रोज़ 2। 4 दिन में $4\times 5=20$ इकाई हुई, 10 बचीं; B को $\dfrac{10}{2}=5$ दिन लगेंगे।»

**«Example 2.¦उदाहरण 2.»** «12 men working 8 hours a day finish a wall in 10 days. In how many days do 16 men working 6 hours a day finish it?¦12 आदमी रोज़ 8 घंटे काम करके एक दीवार 10 दिन में बनाते हैं। 16 आदमी रोज़ 6 घंटे काम करके कितने दिन में बनाएँगे?»

$$D=\dfrac{12\times 10\times 8}{16\times 6}=10$$

## «Pipes and cisterns¦नल और टंकी»

«A pipe that empties has a negative rate. If one pipe fills in $a$ hours and another empties in $b$ hours with $b>a$, together they fill in¦जो नल ख़ाली करता है उसकी दर ऋणात्मक है। एक नल $a$ घंटे में भरे और दूसरा $b$ घंटे में ख़ाली करे ($b>a$), तो दोनों खुले रहने पर टंकी भरेगी»

$$\dfrac{ab}{b-a}\ \text{h}$$

**«Example 3.¦उदाहरण 3.»** «A pipe fills a tank in 6 hours; with a leak it takes 8. How long does the leak take to empty the full tank?¦एक नल टंकी को 6 घंटे में भरता है; रिसाव के कारण 8 घंटे लगते हैं। भरी टंकी को रिसाव कितने घंटे में ख़ाली करेगा?»

$$\dfrac16-\dfrac18=\dfrac1{24}\Rightarrow 24\ \text{h}$$

## «Speed and distance¦चाल और दूरी»

| «To find¦क्या ज्ञात करना है» | «Formula¦सूत्र» |
|---|---|
| «km/h to m/s¦किमी/घंटा से मी/से» | $\times\dfrac{5}{18}$ |
| «m/s to km/h¦मी/से से किमी/घंटा» | $\times\dfrac{18}{5}$ |
| «Average speed¦औसत चाल» | $\dfrac{\text{total distance}}{\text{total time}}$ |
| «Average over equal distances at $x$ and $y$¦बराबर दूरियाँ $x$ और $y$ चाल से; औसत» | $\dfrac{2xy}{x+y}$ |
| «Same direction: relative speed¦एक ही दिशा: सापेक्ष चाल» | $x-y$ |
| «Opposite directions: relative speed¦विपरीत दिशा: सापेक्ष चाल» | $x+y$ |
| «Early by $t_1$ at $x$, late by $t_2$ at $y$: distance¦$x$ चाल पर $t_1$ पहले, $y$ चाल पर $t_2$ देर: दूरी» | $\dfrac{xy}{x-y}\,(t_1+t_2)$ |

### «Trains¦रेलगाड़ी»

- «Past a pole or a person: the train goes its own length.¦खंभे या व्यक्ति को पार करने में रेलगाड़ी अपनी लंबाई चलती है।»
- «Past a platform or a bridge: its length and that of the platform.¦प्लेटफ़ॉर्म या पुल को पार करने में अपनी लंबाई और प्लेटफ़ॉर्म की लंबाई।»
- «Past another train: both lengths at the relative speed.¦दूसरी रेलगाड़ी को पार करने में दोनों की लंबाई, सापेक्ष चाल से।»

**«Example 4.¦उदाहरण 4.»** «A train 240 m long passes a platform of 360 m in 30 s. Find its speed in km/h.¦240 मी लंबी रेलगाड़ी 360 मी के प्लेटफ़ॉर्म को 30 से में पार करती है। चाल किमी/घंटा में ज्ञात करें।»

$$\dfrac{240+360}{30}=20\ \text{m/s}=20\times\dfrac{18}{5}=72\ \text{km/h}$$

**«Example 5.¦उदाहरण 5.»** «A man goes to his office at 30 km/h and comes back at 20 km/h. Find his average speed.¦एक व्यक्ति 30 किमी/घंटा से दफ़्तर जाता है और 20 किमी/घंटा से लौटता है। औसत चाल ज्ञात करें।»

$$\dfrac{2\times 30\times 20}{50}=24\ \text{km/h}$$

### «Boats and streams¦नाव और धारा»

«With $u$ for the boat in still water and $v$ for the stream: downstream $u+v$, upstream $u-v$. From the two speeds, $u$ is half the sum and $v$ half the difference.¦स्थिर जल में नाव की चाल $u$, धारा की $v$: धारा के साथ $u+v$, विपरीत $u-v$। दोनों चालों के योग का आधा $u$ है और अंतर का आधा $v$।»

**«Example 6.¦उदाहरण 6.»** «A boat goes 36 km downstream in 3 hours and comes back in 4.5 hours. Find the speed of the stream.¦एक नाव धारा के साथ 36 किमी 3 घंटे में जाती है और 4.5 घंटे में लौटती है। धारा की चाल ज्ञात करें।»

$$u+v=12,\quad u-v=8\ \Rightarrow\ v=2\ \text{km/h}$$

## «Questions to try¦अभ्यास के प्रश्न»

1. «A and B do a work in 8 and 24 days. In how many days together?¦A और B एक काम 8 और 24 दिन में करते हैं। साथ कितने दिन लगेंगे?»
2. «A is twice as good a workman as B; together they need 14 days. How many does A need alone?¦A, B से दुगुना कुशल है; साथ 14 दिन लगते हैं। A अकेला कितने दिन लेगा?»
3. «Two pipes fill a tank in 20 and 30 minutes. How long together?¦दो नल एक टंकी को 20 और 30 मिनट में भरते हैं। साथ कितने मिनट?»
4. «A car covers 150 km in 2 h 30 min. Find its speed in m/s.¦एक कार 150 किमी 2 घंटे 30 मिनट में तय करती है। चाल मी/से में बताएँ।»
5. «A train 150 m long passes a pole in 9 s. Find its speed in km/h.¦150 मी लंबी रेलगाड़ी खंभे को 9 से में पार करती है। चाल किमी/घंटा में?»
6. «Two trains of 120 m and 180 m run towards each other at 50 and 58 km/h. In how many seconds do they pass?¦120 मी और 180 मी की दो रेलगाड़ियाँ 50 और 58 किमी/घंटा से आमने-सामने आती हैं। कितने सेकंड में पार होंगी?»
7. «A boat does 20 km/h downstream and 12 km/h upstream. Find its speed in still water.¦नाव धारा के साथ 20 और विपरीत 12 किमी/घंटा चलती है। स्थिर जल में चाल?»
8. «Walking at $\frac34$ of the usual speed a student is 10 minutes late. Find the usual time.¦सामान्य चाल की $\frac34$ चाल से चलने पर छात्र 10 मिनट देर से पहुँचता है। सामान्य समय?»

### «Answers¦उत्तर»

| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |
|---|---|---|---|---|---|---|---|
| 6 «days¦दिन» | 21 «days¦दिन» | 12 «min¦मिनट» | $16\frac23$ | 60 | 10 | 16 «km/h¦किमी/घंटा» | 30 «min¦मिनट» |
`),
}
