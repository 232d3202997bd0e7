import { both, type SeedMaterial } from './shapes.ts'

export const samplePaper: SeedMaterial = {
  slug: 'sample-paper-quant-reasoning',
  title: {
    en: 'Practice paper on the SSC pattern: quant and reasoning',
    hi: 'एसएससी पैटर्न पर अभ्यास पेपर: गणित और तर्कशक्ति',
  },
  summary: {
    en: 'Twenty-five original questions on the SSC pattern, each with a full solution. Our own paper, not an official one.',
    hi: 'एसएससी पैटर्न पर पच्चीस मौलिक प्रश्न, हर एक पूरे हल के साथ। हमारा अपना पेपर है, आधिकारिक नहीं।',
  },
  kind: 'practice_paper',
  subject: 'aptitude',
  exams: ['ssc', 'railways'],
  paper: both(String.raw`
«All questions are our own; none is from an official paper. Time: 25 minutes. Each right answer 2 marks, each wrong one −0.5.¦सारे प्रश्न हमारे अपने हैं; कोई भी आधिकारिक पेपर से नहीं है। समय: 25 मिनट। हर सही उत्तर 2 अंक, हर ग़लत −0.5।»

## «Quantitative aptitude¦गणितीय अभियोग्यता»

1. «The average of five numbers is 28. If one is left out, the average of the rest is 25. Find the number left out. (a) 36 (b) 38 (c) 40 (d) 42¦पाँच संख्याओं का औसत 28 है। एक हटाने पर शेष का औसत 25 है। हटाई गई संख्या ज्ञात करें। (a) 36 (b) 38 (c) 40 (d) 42»
2. «The HCF of two numbers is 12 and their LCM 360. If one is 72, the other is (a) 48 (b) 60 (c) 84 (d) 96¦दो संख्याओं का म.स. 12 और ल.स. 360 है। एक 72 है तो दूसरी है (a) 48 (b) 60 (c) 84 (d) 96»
3. «Find the unit digit of $7^{95}$. (a) 1 (b) 3 (c) 7 (d) 9¦$7^{95}$ का इकाई अंक ज्ञात करें। (a) 1 (b) 3 (c) 7 (d) 9»
4. «₹1,260 is shared among A, B and C as 2 : 3 : 4. C gets (a) ₹420 (b) ₹480 (c) ₹560 (d) ₹630¦₹1,260 को A, B, C में 2 : 3 : 4 में बाँटा गया। C को मिले (a) ₹420 (b) ₹480 (c) ₹560 (d) ₹630»
5. «An article marked ₹1,500 is sold at discounts of 20% and 5%. The price paid is (a) ₹1,125 (b) ₹1,140 (c) ₹1,160 (d) ₹1,200¦₹1,500 अंकित वस्तु 20% और 5% छूट पर बिकी। चुकाया गया दाम (a) ₹1,125 (b) ₹1,140 (c) ₹1,160 (d) ₹1,200»
6. «If $x-\dfrac1x=4$, then $x^2+\dfrac1{x^2}$ is (a) 14 (b) 16 (c) 18 (d) 20¦यदि $x-\dfrac1x=4$, तो $x^2+\dfrac1{x^2}$ है (a) 14 (b) 16 (c) 18 (d) 20»
7. «The area of a circle is 154 cm². Its circumference is ($\pi=\frac{22}7$) (a) 22 cm (b) 33 cm (c) 44 cm (d) 66 cm¦एक वृत्त का क्षेत्रफल 154 वर्ग सेमी है। परिधि है ($\pi=\frac{22}7$) (a) 22 सेमी (b) 33 सेमी (c) 44 सेमी (d) 66 सेमी»
8. «A milkman mixes 6 litres of water with 30 litres of milk. Water in the mixture is (a) 15% (b) $16\frac23$% (c) 20% (d) 25%¦एक दूधिया 30 लीटर दूध में 6 लीटर पानी मिलाता है। मिश्रण में पानी है (a) 15% (b) $16\frac23$% (c) 20% (d) 25%»
9. «A sum at simple interest becomes ₹7,200 in 2 years and ₹8,400 in 4 years. The sum is (a) ₹5,400 (b) ₹6,000 (c) ₹6,400 (d) ₹6,600¦साधारण ब्याज पर कोई राशि 2 वर्ष में ₹7,200 और 4 वर्ष में ₹8,400 हो जाती है। राशि है (a) ₹5,400 (b) ₹6,000 (c) ₹6,400 (d) ₹6,600»
10. «If $\sin\theta=\dfrac35$, $\theta$ acute, then $\sec\theta+\tan\theta$ is (a) 1 (b) 2 (c) $\frac32$ (d) $\frac94$¦यदि $\sin\theta=\dfrac35$, $\theta$ न्यून कोण, तो $\sec\theta+\tan\theta$ है (a) 1 (b) 2 (c) $\frac32$ (d) $\frac94$»
11. «In a triangle the angles are as 2 : 3 : 4. The largest is (a) 60° (b) 75° (c) 80° (d) 90°¦एक त्रिभुज के कोण 2 : 3 : 4 में हैं। सबसे बड़ा कोण है (a) 60° (b) 75° (c) 80° (d) 90°»
12. «A cube of edge 6 cm is painted and cut into cubes of 1 cm. How many have no face painted? (a) 27 (b) 48 (c) 64 (d) 96¦6 सेमी भुजा का घन रंगकर 1 सेमी के घनों में काटा गया। कितनों का कोई फलक रंगा नहीं है? (a) 27 (b) 48 (c) 64 (d) 96»
13. «By walking at 5 km/h a boy is 6 minutes late, at 6 km/h 6 minutes early. The distance is (a) 5 km (b) 6 km (c) 7 km (d) 8 km¦5 किमी/घंटा से चलने पर एक लड़का 6 मिनट देर से, 6 किमी/घंटा से 6 मिनट पहले पहुँचता है। दूरी है (a) 5 किमी (b) 6 किमी (c) 7 किमी (d) 8 किमी»

## «Reasoning¦तर्कशक्ति»

14. «2, 5, 11, 23, 47, ? (a) 94 (b) 95 (c) 96 (d) 97¦2, 5, 11, 23, 47, ? (a) 94 (b) 95 (c) 96 (d) 97»
15. «BDF, HJL, NPR, ? (a) TVX (b) SUW (c) TUV (d) UWY¦BDF, HJL, NPR, ? (a) TVX (b) SUW (c) TUV (d) UWY»
16. «If PEN is written as QFO, how is INK written? (a) JOL (b) JML (c) HMJ (d) JOM¦यदि PEN को QFO लिखें, तो INK को लिखेंगे (a) JOL (b) JML (c) HMJ (d) JOM»
17. «Odd one out: (a) 27 (b) 64 (c) 125 (d) 144¦विषम चुनें: (a) 27 (b) 64 (c) 125 (d) 144»
18. «Thermometer : temperature :: barometer : ? (a) heat (b) pressure (c) humidity (d) wind¦थर्मामीटर : ताप :: बैरोमीटर : ? (a) ऊष्मा (b) दाब (c) आर्द्रता (d) पवन»
19. «A is B's sister, C is B's mother, D is C's father. A is D's (a) daughter (b) granddaughter (c) niece (d) mother¦A, B की बहन है; C, B की माँ है; D, C के पिता हैं। A, D की क्या है? (a) बेटी (b) नातिन (c) भतीजी (d) माँ»
20. «Ravi goes 5 km south, turns left and goes 12 km. How far is he from the start? (a) 13 km (b) 15 km (c) 17 km (d) 7 km¦रवि 5 किमी दक्षिण जाता है, बाएँ मुड़कर 12 किमी जाता है। आरंभ से कितनी दूर है? (a) 13 किमी (b) 15 किमी (c) 17 किमी (d) 7 किमी»
21. «In a class of 40 Sita is 15th from the top. Her place from the bottom is (a) 24 (b) 25 (c) 26 (d) 27¦40 की कक्षा में सीता ऊपर से 15वीं है। नीचे से उसका स्थान है (a) 24 (b) 25 (c) 26 (d) 27»
22. «The angle of the hands at 4:20 is (a) 0° (b) 5° (c) 10° (d) 20°¦4:20 पर सुइयों का कोण है (a) 0° (b) 5° (c) 10° (d) 20°»
23. «All pens are books. Some books are bags. Which follows? (a) Some pens are bags (b) All books are pens (c) Some books are pens (d) No pen is a bag¦सभी पेन किताब हैं। कुछ किताब बैग हैं। क्या निकलता है? (a) कुछ पेन बैग हैं (b) सभी किताब पेन हैं (c) कुछ किताब पेन हैं (d) कोई पेन बैग नहीं»
24. «If 1 January of an ordinary year is a Monday, 31 December is a (a) Sunday (b) Monday (c) Tuesday (d) Wednesday¦यदि किसी साधारण वर्ष में 1 जनवरी को सोमवार है, तो 31 दिसंबर को है (a) रविवार (b) सोमवार (c) मंगलवार (d) बुधवार»
25. «If + means ×, − means ÷, × means − and ÷ means +, then 8 + 6 − 3 ÷ 5 × 4 is (a) 15 (b) 16 (c) 17 (d) 18¦यदि + का अर्थ ×, − का ÷, × का − और ÷ का + हो, तो 8 + 6 − 3 ÷ 5 × 4 है (a) 15 (b) 16 (c) 17 (d) 18»

## «Answers¦उत्तर»

| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
| c | b | b | c | b | c | c | b | b | b | c | c | b |

| 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 |
|---|---|---|---|---|---|---|---|---|---|---|---|
| b | a | a | d | b | b | a | c | c | c | b | c |

## «Full solutions¦पूरे हल»

1. «**(c)** The five numbers add up to $5\times 28=140$. The four that stay add up to $4\times 25=100$. The number left out is the difference, $140-100=40$.¦**(c)** पाँचों संख्याओं का योग $5\times 28=140$ है। शेष चार का योग $4\times 25=100$ है। हटाई गई संख्या इनका अंतर है, $140-100=40$।»
2. «**(b)** The product of two numbers is the product of their HCF and LCM, $12\times 360=4320$. The other number is $\dfrac{4320}{72}=60$. Check: the HCF of 72 and 60 is 12.¦**(b)** दो संख्याओं का गुणनफल उनके म.स. और ल.स. के गुणनफल के बराबर होता है, $12\times 360=4320$। दूसरी संख्या $\dfrac{4320}{72}=60$ है। जाँच: 72 और 60 का म.स. 12 है।»
3. «**(b)** The unit digits of the powers of 7 are 7, 9, 3, 1, and then they repeat. Since $95=4\times 23+3$, the unit digit is the third of them, that of $7^3=343$: it is 3.¦**(b)** 7 की घातों के इकाई अंक 7, 9, 3, 1 हैं और फिर यही दोहराते हैं। $95=4\times 23+3$, इसलिए इकाई अंक इनमें तीसरा है, $7^3=343$ वाला: 3।»
4. «**(c)** There are $2+3+4=9$ parts, and one part is $\dfrac{1260}9=140$ rupees. C gets 4 parts: $4\times 140=560$ rupees.¦**(c)** कुल $2+3+4=9$ भाग हैं और एक भाग $\dfrac{1260}9=140$ रुपये का है। C को 4 भाग मिले: $4\times 140=560$ रुपये।»
5. «**(b)** After 20% off the price is $1500\times 0.80=1200$ rupees. The 5% is taken off this smaller price: $1200\times 0.95=1140$ rupees. Adding the two to 25% would give ₹1,125, which is wrong.¦**(b)** 20% छूट के बाद दाम $1500\times 0.80=1200$ रुपये है। 5% इसी कम दाम पर घटता है: $1200\times 0.95=1140$ रुपये। दोनों को जोड़कर 25% मानने पर ₹1,125 आता है, जो ग़लत है।»
6. «**(c)** Square both sides: $x^2-2+\dfrac1{x^2}=16$. So $x^2+\dfrac1{x^2}=16+2=18$.¦**(c)** दोनों पक्षों का वर्ग कीजिए: $x^2-2+\dfrac1{x^2}=16$। इसलिए $x^2+\dfrac1{x^2}=16+2=18$।»
7. «**(c)** From $\dfrac{22}7r^2=154$ follows $r^2=49$ and $r=7$ cm. The circumference is $2\times\dfrac{22}7\times 7=44$ cm.¦**(c)** $\dfrac{22}7r^2=154$ से $r^2=49$ और $r=7$ सेमी मिलता है। परिधि $2\times\dfrac{22}7\times 7=44$ सेमी है।»
8. «**(b)** The mixture is $30+6=36$ litres, and 6 of them are water: $\dfrac6{36}\times 100=16\frac23$ per cent. Dividing by the 30 litres of milk gives 20%, the share against the milk and not in the mixture.¦**(b)** मिश्रण $30+6=36$ लीटर है और उसमें 6 लीटर पानी है: $\dfrac6{36}\times 100=16\frac23$ प्रतिशत। 30 लीटर दूध से भाग देने पर 20% आता है, जो दूध की तुलना में है, मिश्रण में नहीं।»
9. «**(b)** Simple interest grows by the same amount each year. From year 2 to year 4 it is $8400-7200=1200$ rupees, so the first two years brought 1200 rupees as well. The sum is $7200-1200=6000$ rupees.¦**(b)** साधारण ब्याज हर वर्ष बराबर बढ़ता है। वर्ष 2 से वर्ष 4 तक वह $8400-7200=1200$ रुपये है, इसलिए पहले दो वर्षों में भी 1200 रुपये बढ़े। राशि $7200-1200=6000$ रुपये है।»
10. «**(b)** Take a right-angled triangle with sides 3, 4 and 5. Then $\cos\theta=\dfrac45$, so $\sec\theta=\dfrac54$ and $\tan\theta=\dfrac34$. The sum is $\dfrac54+\dfrac34=2$.¦**(b)** 3, 4 और 5 भुजाओं वाला समकोण त्रिभुज लीजिए। तब $\cos\theta=\dfrac45$, इसलिए $\sec\theta=\dfrac54$ और $\tan\theta=\dfrac34$। योग $\dfrac54+\dfrac34=2$ है।»
11. «**(c)** The three angles make $2+3+4=9$ parts of 180°, so one part is 20°. The largest is $4\times 20^\circ=80^\circ$.¦**(c)** तीनों कोण 180° के $2+3+4=9$ भाग हैं, इसलिए एक भाग 20° है। सबसे बड़ा कोण $4\times 20^\circ=80^\circ$ है।»
12. «**(c)** The cubes without paint are those of the inside. One layer goes from each end, so $6-2=4$ are left along each edge: $4^3=64$.¦**(c)** बिना रंग वाले घन भीतर के हैं। हर सिरे से एक परत हटती है, इसलिए हर भुजा पर $6-2=4$ बचते हैं: $4^3=64$।»
13. «**(b)** Let the distance be $d$ km. The two times differ by 12 minutes, that is $\dfrac15$ hour: $\dfrac d5-\dfrac d6=\dfrac15$. So $\dfrac d{30}=\dfrac15$ and $d=6$.¦**(b)** माना दूरी $d$ किमी है। दोनों समयों में 12 मिनट, अर्थात् $\dfrac15$ घंटे का अंतर है: $\dfrac d5-\dfrac d6=\dfrac15$। इसलिए $\dfrac d{30}=\dfrac15$ और $d=6$।»
14. «**(b)** Each number is twice the one before and 1 more: $2\times 2+1=5$, $2\times 5+1=11$ and so on. Next comes $2\times 47+1=95$.¦**(b)** हर संख्या पिछली की दुगुनी से 1 अधिक है: $2\times 2+1=5$, $2\times 5+1=11$ आदि। अगली $2\times 47+1=95$ है।»
15. «**(a)** Within a group every second letter is taken, and each group begins two letters after the last letter of the one before: B, D, F, H, J, L, N, P, R, so T, V, X come next.¦**(a)** समूह में एक-एक अक्षर छोड़कर अक्षर लिए गए हैं, और हर समूह पिछले समूह के अंतिम अक्षर से दो आगे शुरू होता है: B, D, F, H, J, L, N, P, R, इसलिए आगे T, V, X आएँगे।»
16. «**(a)** Each letter of PEN moves one place on: P to Q, E to F, N to O. In the same way I, N, K become J, O, L.¦**(a)** PEN का हर अक्षर एक स्थान आगे बढ़ता है: P से Q, E से F, N से O। इसी तरह I, N, K से J, O, L बनते हैं।»
17. «**(d)** $27=3^3$, $64=4^3$ and $125=5^3$ are cubes. 144 is $12^2$ and no cube, for $5^3=125$ and $6^3=216$.¦**(d)** $27=3^3$, $64=4^3$ और $125=5^3$ घन हैं। 144 तो $12^2$ है और घन नहीं, क्योंकि $5^3=125$ और $6^3=216$।»
18. «**(b)** A thermometer measures temperature; a barometer measures the pressure of the air. Humidity is measured by a hygrometer, the speed of wind by an anemometer.¦**(b)** थर्मामीटर ताप मापता है; बैरोमीटर वायु का दाब मापता है। आर्द्रता हाइग्रोमीटर से और पवन की चाल एनीमोमीटर से मापी जाती है।»
19. «**(b)** A is the sister of B, so C, the mother of B, is also the mother of A. D is the father of C. A is a daughter of his daughter: his granddaughter.¦**(b)** A, B की बहन है, इसलिए B की माँ C, A की भी माँ है। D, C के पिता हैं। A उनकी बेटी की बेटी है: नातिन।»
20. «**(a)** Facing south, left is east. So he is 5 km to the south and 12 km to the east of the start, and by Pythagoras $\sqrt{5^2+12^2}=\sqrt{169}=13$ km away.¦**(a)** दक्षिण की ओर मुख होने पर बायाँ पूर्व है। इसलिए वह आरंभ से 5 किमी दक्षिण और 12 किमी पूर्व में है, और पाइथागोरस प्रमेय से $\sqrt{5^2+12^2}=\sqrt{169}=13$ किमी दूर है।»
21. «**(c)** Fourteen are above Sita and $40-15=25$ below her. Counted from the bottom she comes after these 25: in place $25+1=26$.¦**(c)** सीता से ऊपर चौदह और नीचे $40-15=25$ विद्यार्थी हैं। नीचे से गिनने पर वह इन 25 के बाद आती है: $25+1=26$वाँ स्थान।»
22. «**(c)** In 20 minutes the minute hand comes to $20\times 6^\circ=120^\circ$. The hour hand stands at $4\times 30^\circ+20\times 0.5^\circ=130^\circ$. The angle is $130^\circ-120^\circ=10^\circ$. Those who forget that the hour hand moves on find 0°.¦**(c)** 20 मिनट में मिनट की सुई $20\times 6^\circ=120^\circ$ पर आती है। घंटे की सुई $4\times 30^\circ+20\times 0.5^\circ=130^\circ$ पर होती है। कोण $130^\circ-120^\circ=10^\circ$ है। जो घंटे की सुई का आगे बढ़ना भूल जाते हैं, उन्हें 0° मिलता है।»
23. «**(c)** "All pens are books" means that every pen is a book, so those books are pens: some books are pens. The bags may be among the books that are pens or among the others, so neither (a) nor (d) is certain; nor need every book be a pen.¦**(c)** “सभी पेन किताब हैं” का अर्थ है कि हर पेन किताब है, इसलिए वे किताबें पेन हैं: कुछ किताब पेन हैं। बैग उन किताबों में भी हो सकते हैं जो पेन हैं और बाक़ी में भी, इसलिए (a) और (d) निश्चित नहीं हैं; हर किताब का पेन होना भी ज़रूरी नहीं।»
24. «**(b)** An ordinary year has 365 days, so 31 December comes 364 days after 1 January. As $364=52\times 7$, these are whole weeks, and the day is the same: Monday.¦**(b)** साधारण वर्ष में 365 दिन होते हैं, इसलिए 31 दिसंबर, 1 जनवरी के 364 दिन बाद आता है। $364=52\times 7$, अर्थात् पूरे सप्ताह, इसलिए दिन वही है: सोमवार।»
25. «**(c)** With the signs exchanged it reads $8\times 6\div 3+5-4$. First multiply and divide: $48\div 3=16$. Then $16+5-4=17$.¦**(c)** चिह्न बदलने पर $8\times 6\div 3+5-4$ मिलता है। पहले गुणा और भाग: $48\div 3=16$। फिर $16+5-4=17$।»
`),
}

export const settledDigest: SeedMaterial = {
  slug: 'sample-digest-2023-24',
  title: { en: 'Sample digest: landmarks of 2023 and 2024', hi: 'नमूना संग्रह: 2023 और 2024 की बड़ी घटनाएँ' },
  summary: {
    en: 'A sample of how a digest is made, of settled events only: space, law, sport and culture.',
    hi: 'संग्रह कैसा होता है इसका नमूना, केवल तय हो चुकी घटनाओं से: अंतरिक्ष, क़ानून, खेल और संस्कृति।',
  },
  kind: 'digest',
  subject: 'general',
  exams: [],
  paper: both(String.raw`
«**Sample.** Only events that are over and certain are told here, so that this sheet never goes out of date.¦**नमूना।** यहाँ केवल बीत चुकी और निश्चित घटनाएँ हैं, ताकि यह पन्ना कभी पुराना न पड़े।»

## «Space¦अंतरिक्ष»

| «Date¦तिथि» | «Event¦घटना» |
|---|---|
| «14 July 2023¦14 जुलाई 2023» | «Chandrayaan-3 is launched from Sriharikota on an LVM3.¦चंद्रयान-3 श्रीहरिकोटा से LVM3 पर प्रक्षेपित।» |
| «23 August 2023¦23 अगस्त 2023» | «It lands near the south pole of the moon, the first craft to do so; India is the fourth country to land softly on the moon. The day is now National Space Day.¦चंद्रमा के दक्षिणी ध्रुव के पास उतरा, ऐसा करने वाला पहला यान; चंद्रमा पर सॉफ़्ट लैंडिंग करने वाला भारत चौथा देश। यह दिन अब राष्ट्रीय अंतरिक्ष दिवस है।» |
| «2 September 2023¦2 सितंबर 2023» | «Aditya-L1, India's first mission to study the sun, is launched on PSLV-C57; it reaches its orbit about the point L1 on 6 January 2024.¦सूर्य के अध्ययन का भारत का पहला मिशन आदित्य-L1 PSLV-C57 से प्रक्षेपित; 6 जनवरी 2024 को L1 बिंदु की कक्षा में पहुँचा।» |
| «1 January 2024¦1 जनवरी 2024» | «XPoSat, to study the polarisation of X-rays, is launched on PSLV-C58.¦एक्स-किरणों के ध्रुवण के अध्ययन के लिए XPoSat PSLV-C58 से प्रक्षेपित।» |

## «Law and Parliament¦क़ानून और संसद»

| «Date¦तिथि» | «Event¦घटना» |
|---|---|
| «28 May 2023¦28 मई 2023» | «The new building of Parliament is inaugurated.¦संसद के नए भवन का उद्घाटन।» |
| «11 August 2023¦11 अगस्त 2023» | «The Digital Personal Data Protection Act receives assent.¦डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम को स्वीकृति।» |
| «28 September 2023¦28 सितंबर 2023» | «The 106th Amendment receives assent: a third of the seats of the Lok Sabha and State assemblies for women, after a census and delimitation.¦106वें संशोधन को स्वीकृति: जनगणना और परिसीमन के बाद लोक सभा और विधान सभाओं की एक तिहाई सीटें महिलाओं के लिए।» |
| «1 July 2024¦1 जुलाई 2024» | «Three new criminal laws come into force: Bharatiya Nyaya Sanhita, Bharatiya Nagarik Suraksha Sanhita and Bharatiya Sakshya Adhiniyam, in place of the IPC, the CrPC and the Evidence Act.¦तीन नए आपराधिक क़ानून लागू: भारतीय न्याय संहिता, भारतीय नागरिक सुरक्षा संहिता और भारतीय साक्ष्य अधिनियम, IPC, CrPC और साक्ष्य अधिनियम के स्थान पर।» |

## «India and the world¦भारत और विश्व»

| «Date¦तिथि» | «Event¦घटना» |
|---|---|
| «9–10 September 2023¦9–10 सितंबर 2023» | «G20 summit at New Delhi under the theme "One Earth, One Family, One Future"; the African Union becomes a member.¦“एक पृथ्वी, एक कुटुंब, एक भविष्य” विषय पर नई दिल्ली में G20 शिखर सम्मेलन; अफ़्रीकी संघ सदस्य बना।» |
| «4 April 2023¦4 अप्रैल 2023» | «Finland becomes the 31st member of NATO; Sweden the 32nd on 7 March 2024.¦फ़िनलैंड नाटो का 31वाँ सदस्य; 7 मार्च 2024 को स्वीडन 32वाँ।» |
| «1 January 2024¦1 जनवरी 2024» | «BRICS grows: Egypt, Ethiopia, Iran and the United Arab Emirates join.¦ब्रिक्स का विस्तार: मिस्र, इथियोपिया, ईरान और संयुक्त अरब अमीरात शामिल।» |

## «Sport¦खेल»

| «Event¦प्रतियोगिता» | «Result¦परिणाम» |
|---|---|
| «Asian Games, Hangzhou (2023)¦एशियाई खेल, हांगझोऊ (2023)» | «India wins 107 medals, 28 of them gold: its best until then.¦भारत के 107 पदक, 28 स्वर्ण: तब तक का सर्वश्रेष्ठ।» |
| «World Athletics, Budapest (2023)¦विश्व एथलेटिक्स, बुडापेस्ट (2023)» | «Neeraj Chopra wins the javelin with 88.17 m.¦नीरज चोपड़ा ने 88.17 मी से भाला फेंक जीता।» |
| «Men's T20 World Cup (29 June 2024)¦पुरुष टी20 विश्व कप (29 जून 2024)» | «India beats South Africa by 7 runs at Bridgetown.¦भारत ने ब्रिजटाउन में दक्षिण अफ़्रीका को 7 रन से हराया।» |
| «Olympic Games, Paris (2024)¦ओलंपिक खेल, पेरिस (2024)» | «Six medals for India: Neeraj Chopra silver; bronze for Manu Bhaker, Manu Bhaker and Sarabjot Singh, Swapnil Kusale, men's hockey and Aman Sehrawat.¦भारत के छह पदक: नीरज चोपड़ा रजत; मनु भाकर, मनु भाकर और सरबजोत सिंह, स्वप्निल कुसाले, पुरुष हॉकी और अमन सहरावत को कांस्य।» |
| «Paralympic Games, Paris (2024)¦पैरालंपिक खेल, पेरिस (2024)» | «29 medals for India, 7 of them gold.¦भारत के 29 पदक, 7 स्वर्ण।» |

## «Culture and places¦संस्कृति और स्थान»

- «World Heritage of 2023: Santiniketan, and the Hoysala temples of Belur, Halebidu and Somanathapura.¦2023 की विश्व धरोहर: शांतिनिकेतन, और बेलूर, हलेबिडु और सोमनाथपुर के होयसल मंदिर।»
- «World Heritage of 2024: the Moidams of the Ahom dynasty, Charaideo, Assam.¦2024 की विश्व धरोहर: अहोम वंश के मोइदाम, चराईदेव, असम।»
- «Garba of Gujarat was listed as intangible heritage by UNESCO in December 2023.¦गुजरात का गरबा दिसंबर 2023 में यूनेस्को की अमूर्त धरोहर सूची में।»
- «The song "Naatu Naatu" and the short film "The Elephant Whisperers" won Oscars in March 2023.¦“नाटु नाटु” गीत और लघु फ़िल्म “द एलिफ़ेंट व्हिस्परर्स” को मार्च 2023 में ऑस्कर मिले।»
- «In October 2024 Marathi, Pali, Prakrit, Assamese and Bengali were named classical languages, making eleven.¦अक्टूबर 2024 में मराठी, पालि, प्राकृत, असमिया और बांग्ला शास्त्रीय भाषाएँ घोषित हुईं; कुल ग्यारह।»

## «Five questions¦पाँच प्रश्न»

1. «On which date is National Space Day?¦राष्ट्रीय अंतरिक्ष दिवस किस तिथि को है?»
2. «Which body joined the G20 at New Delhi?¦नई दिल्ली में G20 में कौन शामिल हुआ?»
3. «Which law took the place of the CrPC?¦CrPC की जगह कौन-सा क़ानून आया?»
4. «Which amendment reserves seats for women in the Lok Sabha?¦लोक सभा में महिलाओं के लिए सीटें किस संशोधन से आरक्षित हैं?»
5. «How many classical languages were there at the end of 2024?¦2024 के अंत में कितनी शास्त्रीय भाषाएँ थीं?»

«**Answers:** 1. 23 August 2. African Union 3. Bharatiya Nagarik Suraksha Sanhita 4. 106th 5. Eleven¦**उत्तर:** 1. 23 अगस्त 2. अफ़्रीकी संघ 3. भारतीय नागरिक सुरक्षा संहिता 4. 106वाँ 5. ग्यारह»
`),
}
