import { both, type SeedMaterial } from './shapes.ts'

export const samplePaper: SeedMaterial = {
  slug: 'sample-paper-quant-reasoning',
  title: {
    en: 'Sample paper on the previous-year pattern: quant and reasoning',
    hi: 'पिछले वर्षों के पैटर्न पर नमूना पेपर: गणित और तर्कशक्ति',
  },
  summary: {
    en: 'Twenty-five original questions on the pattern of past SSC papers, with full solutions. A sample, not an official paper.',
    hi: 'पिछले एसएससी पेपरों के पैटर्न पर पच्चीस मौलिक प्रश्न, पूरे हल के साथ। नमूना है, आधिकारिक पेपर नहीं।',
  },
  kind: 'previous_paper',
  subject: 'aptitude',
  exams: ['ssc', 'railways'],
  paper: both(String.raw`
«**Sample.** All questions are our own; none is from an official paper. Time: 25 minutes. Each right answer 2 marks, each wrong one −0.5.¦**नमूना।** सारे प्रश्न हमारे अपने हैं; कोई भी आधिकारिक पेपर से नहीं है। समय: 25 मिनट। हर सही उत्तर 2 अंक, हर ग़लत −0.5।»

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
12. «A cube of edge 6 cm is painted and cut into cubes of 1 cm. How many have no face painted? (a) 27 (b) 48 (c) 64 (d) 96¦6 सेमी भुजा का घन रंगकर 1 सेमी के घनों में काटा गया। कितनों का कोई फलक रँगा नहीं है? (a) 27 (b) 48 (c) 64 (d) 96»
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

## «Answers and solutions¦उत्तर और हल»

| | | |
|---|---|---|
| 1 | c | $5\times 28-4\times 25=40$ |
| 2 | b | $\dfrac{12\times 360}{72}=60$ |
| 3 | b | $95=4\times 23+3$, $7^3=343$ |
| 4 | c | $1260\times\dfrac49=560$ |
| 5 | b | $1500\times 0.80\times 0.95=1140$ |
| 6 | c | $4^2+2=18$ |
| 7 | c | $r=7$, $2\pi r=44$ |
| 8 | b | $\dfrac6{36}=16\frac23\%$ |
| 9 | b | $7200-(8400-7200)=6000$ |
| 10 | b | $\dfrac54+\dfrac34=2$ |
| 11 | c | $\dfrac49\times 180^\circ=80^\circ$ |
| 12 | c | $(6-2)^3=64$ |
| 13 | b | $\dfrac{5\times 6}{6-5}\times\dfrac{12}{60}=6$ |
| 14 | b | $\times 2+1$: 95 |
| 15 | a | $+6$: TVX |
| 16 | a | $+1$: JOL |
| 17 | d | «144 is no cube¦144 घन नहीं है» |
| 18 | b | «it measures pressure¦दाब मापता है» |
| 19 | b | «D is the father of her mother¦D उसकी माँ के पिता हैं» |
| 20 | a | $\sqrt{25+144}=13$ |
| 21 | c | $40-15+1=26$ |
| 22 | c | $\lvert 120-110\rvert=10^\circ$ |
| 23 | c | «the first statement turned round¦पहले कथन का परिवर्तन» |
| 24 | b | «364 days later is the same day¦364 दिन बाद वही दिन» |
| 25 | c | $8\times 6\div 3+5-4=17$ |
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
