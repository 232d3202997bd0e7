import type { AuthoredPassage, AuthoredQuestion } from '../../../domain/questions/contract.ts'

export const aptitudePassages: AuthoredPassage[] = [
  {
    code: 'apt-p01',
    kind: 'data',
    title: { en: 'A recruitment test in five cities', hi: 'पाँच शहरों में एक भर्ती परीक्षा' },
    content: {
      en: String.raw`The table shows, for five cities, the number of candidates who appeared in a recruitment test, the percentage of them who qualified, and the ratio of men to women among those who qualified.

| City | Appeared | Qualified | Men : Women (among the qualified) |
| --- | ---: | ---: | :---: |
| Bhopal | 2,400 | 35% | 4 : 3 |
| Indore | 3,200 | 25% | 5 : 3 |
| Kanpur | 2,800 | 30% | 3 : 4 |
| Patna | 3,600 | 20% | 5 : 4 |
| Ranchi | 2,000 | 40% | 9 : 7 |`,
      hi: String.raw`तालिका में पाँच शहरों के लिए एक भर्ती परीक्षा में बैठे अभ्यर्थियों की संख्या, उनमें से उत्तीर्ण अभ्यर्थियों का प्रतिशत तथा उत्तीर्ण अभ्यर्थियों में पुरुषों और महिलाओं का अनुपात दिया गया है।

| शहर | परीक्षा में बैठे | उत्तीर्ण | पुरुष : महिला (उत्तीर्ण में) |
| --- | ---: | ---: | :---: |
| भोपाल | 2,400 | 35% | 4 : 3 |
| इंदौर | 3,200 | 25% | 5 : 3 |
| कानपुर | 2,800 | 30% | 3 : 4 |
| पटना | 3,600 | 20% | 5 : 4 |
| राँची | 2,000 | 40% | 9 : 7 |`,
    },
  },
  {
    code: 'apt-p02',
    kind: 'data',
    title: { en: 'Bicycles sold by two companies', hi: 'दो कंपनियों द्वारा बेची गई साइकिलें' },
    content: {
      en: String.raw`The bar chart shows the number of bicycles (in thousands) sold by two companies, P and Q, in each of five years.

![Bar chart of bicycles sold in thousands. Company P: 40 in 2018, 50 in 2019, 45 in 2020, 60 in 2021, 55 in 2022. Company Q: 35 in 2018, 45 in 2019, 60 in 2020, 50 in 2021, 70 in 2022.](/figures/apt-p02.svg)`,
      hi: String.raw`दंड आलेख में दो कंपनियों P और Q द्वारा पाँच वर्षों में प्रति वर्ष बेची गई साइकिलों की संख्या (हज़ार में) दिखाई गई है।

![बेची गई साइकिलों (हज़ार में) का दंड आलेख। कंपनी P: 2018 में 40, 2019 में 50, 2020 में 45, 2021 में 60, 2022 में 55। कंपनी Q: 2018 में 35, 2019 में 45, 2020 में 60, 2021 में 50, 2022 में 70।](/figures/apt-p02-hi.svg)`,
    },
  },
  {
    code: 'apt-p03',
    kind: 'data',
    title: { en: 'The monthly budget of a family', hi: 'एक परिवार का मासिक बजट' },
    content: {
      en: String.raw`The pie chart shows how a family uses its monthly income of ₹48,000. The angle at the centre is given for each part.

![Pie chart of a monthly income: Food 108°, Rent 90°, Education 72°, Travel 36°, Health 18°, Savings 36°.](/figures/apt-p03.svg)`,
      hi: String.raw`वृत्त आलेख में दिखाया गया है कि एक परिवार अपनी ₹48,000 की मासिक आय का उपयोग किस प्रकार करता है। प्रत्येक भाग का केंद्रीय कोण दिया गया है।

![मासिक आय का वृत्त आलेख: भोजन 108°, किराया 90°, शिक्षा 72°, यात्रा 36°, स्वास्थ्य 18°, बचत 36°।](/figures/apt-p03-hi.svg)`,
    },
  },
]

export const aptitudePractice: AuthoredQuestion[] = [
  {
    code: 'apt-011',
    subject: 'aptitude',
    topic: 'percentage',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: 'The price of mustard oil rises by 25%. A family is ready to increase its spending on mustard oil by only 10%. By what percentage must it reduce its consumption?',
      hi: 'सरसों के तेल की क़ीमत 25% बढ़ जाती है। एक परिवार सरसों के तेल पर अपना ख़र्च केवल 10% बढ़ाने को तैयार है। उसे अपनी खपत कितने प्रतिशत घटानी होगी?',
    },
    options: [
      { id: 'a', content: { en: '15%', hi: '15%' } },
      { id: 'b', content: { en: '12%', hi: '12%' } },
      { id: 'c', content: { en: '20%', hi: '20%' } },
      { id: 'd', content: { en: '13.6%', hi: '13.6%' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Spending $=$ price $\times$ consumption. The price becomes $1.25$ times and the spending $1.10$ times, so the consumption becomes

$$
\frac{1.10}{1.25} = 0.88
$$

of what it was. The reduction is 12%.

Subtracting the two percentages ($25 - 10 = 15$) is wrong, because they are not taken of the same quantity. The value 20% is right only if the spending does not rise at all.`,
      hi: String.raw`ख़र्च $=$ क़ीमत $\times$ खपत। क़ीमत $1.25$ गुनी और ख़र्च $1.10$ गुना हो जाता है, अतः खपत पहले की

$$
\frac{1.10}{1.25} = 0.88
$$

गुनी रह जाती है। कमी 12% है।

एक प्रतिशत को दूसरे में से घटाना ($25 - 10 = 15$) ग़लत है, क्योंकि वे एक ही राशि के प्रतिशत नहीं हैं। 20% तब सही होता जब ख़र्च बिल्कुल न बढ़ता।`,
    },
  },
  {
    code: 'apt-012',
    subject: 'aptitude',
    topic: 'percentage',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: 'In a school, 60% of the students are boys and the rest are girls. 25% of the boys and 15% of the girls play hockey. If 1,185 students do not play hockey, how many girls play hockey?',
      hi: 'एक विद्यालय में 60% विद्यार्थी लड़के हैं और शेष लड़कियाँ हैं। 25% लड़के और 15% लड़कियाँ हॉकी खेलती हैं। यदि 1,185 विद्यार्थी हॉकी नहीं खेलते, तो कितनी लड़कियाँ हॉकी खेलती हैं?',
    },
    options: [
      { id: 'a', content: { en: '225', hi: '225' } },
      { id: 'b', content: { en: '510', hi: '510' } },
      { id: 'c', content: { en: '315', hi: '315' } },
      { id: 'd', content: { en: '90', hi: '90' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Let there be $T$ students.

Hockey players: boys $0.25 \times 0.60T = 0.15T$ and girls $0.15 \times 0.40T = 0.06T$, that is, $0.21T$ in all.

Those who do not play: $0.79T = 1185 \Rightarrow T = 1500$.

Girls who play hockey $= 0.06 \times 1500 = 90$.

225 is the number of boys who play, 315 the number of all players, and 510 the number of girls who do not play.`,
      hi: String.raw`माना कुल विद्यार्थी $T$ हैं।

हॉकी खेलने वाले: लड़के $0.25 \times 0.60T = 0.15T$ और लड़कियाँ $0.15 \times 0.40T = 0.06T$, अर्थात् कुल $0.21T$।

न खेलने वाले: $0.79T = 1185 \Rightarrow T = 1500$।

हॉकी खेलने वाली लड़कियाँ $= 0.06 \times 1500 = 90$।

225 हॉकी खेलने वाले लड़कों की, 315 सभी खेलने वालों की और 510 न खेलने वाली लड़कियों की संख्या है।`,
    },
  },
  {
    code: 'apt-013',
    subject: 'aptitude',
    topic: 'profit-and-loss',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: 'A vendor buys lemons at the rate of 8 for ₹20 and sells them at the rate of 5 for ₹14. What is his profit per cent?',
      hi: 'एक विक्रेता ₹20 में 8 नींबू की दर से नींबू ख़रीदता है और ₹14 में 5 नींबू की दर से बेचता है। उसका लाभ प्रतिशत कितना है?',
    },
    options: [
      { id: 'a', content: { en: '12%', hi: '12%' } },
      { id: 'b', content: { en: '30%', hi: '30%' } },
      { id: 'c', content: { en: String.raw`$10\frac{5}{7}\%$`, hi: String.raw`$10\frac{5}{7}\%$` } },
      { id: 'd', content: { en: '15%', hi: '15%' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Cost price of one lemon $= \dfrac{20}{8} = 2.50$ rupees. Selling price of one lemon $= \dfrac{14}{5} = 2.80$ rupees.

$$
\text{Profit per cent} = \frac{2.80 - 2.50}{2.50} \times 100 = 12
$$

The profit is 12%. Dividing by the selling price gives $10\frac{5}{7}\%$, but profit is reckoned on the cost price. The value 30% mistakes the gain of 30 paise for a percentage.`,
      hi: String.raw`एक नींबू का क्रय मूल्य $= \dfrac{20}{8} = 2.50$ रुपये। एक नींबू का विक्रय मूल्य $= \dfrac{14}{5} = 2.80$ रुपये।

लाभ प्रतिशत:

$$
\frac{2.80 - 2.50}{2.50} \times 100 = 12
$$

लाभ 12% है। विक्रय मूल्य से भाग देने पर $10\frac{5}{7}\%$ आता है, पर लाभ क्रय मूल्य पर निकाला जाता है। 30% में 30 पैसे के लाभ को ही प्रतिशत मान लिया गया है।`,
    },
  },
  {
    code: 'apt-014',
    subject: 'aptitude',
    topic: 'profit-and-loss',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: 'A grocer sells rice at a price per kilogram that is 5% above his cost price, but he uses a weight of 875 g in place of 1 kg. What is his actual profit per cent?',
      hi: 'एक किराना व्यापारी चावल को प्रति किलोग्राम क्रय मूल्य से 5% अधिक मूल्य पर बेचता है, किंतु वह 1 किग्रा के स्थान पर 875 ग्राम का बाट प्रयोग करता है। उसका वास्तविक लाभ प्रतिशत कितना है?',
    },
    options: [
      { id: 'a', content: { en: String.raw`$17\frac{1}{2}\%$`, hi: String.raw`$17\frac{1}{2}\%$` } },
      { id: 'b', content: { en: String.raw`$14\frac{2}{7}\%$`, hi: String.raw`$14\frac{2}{7}\%$` } },
      { id: 'c', content: { en: String.raw`$20\%$`, hi: String.raw`$20\%$` } },
      { id: 'd', content: { en: String.raw`$12\frac{1}{2}\%$`, hi: String.raw`$12\frac{1}{2}\%$` } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Let 1 g of rice cost him ₹1. He gives 875 g, which costs him ₹875, and takes the price of 1 kg with 5% added, that is, ₹1,050.

$$
\frac{1050 - 875}{875} \times 100 = \frac{175}{875} \times 100 = 20
$$

The actual profit is 20%. The false weight alone gives $\frac{125}{875} = 14\frac{2}{7}\%$. Adding $5\%$ and $12\frac{1}{2}\%$ is wrong, because the two are taken of different quantities.`,
      hi: String.raw`माना 1 ग्राम चावल का क्रय मूल्य ₹1 है। वह 875 ग्राम देता है, जिसका क्रय मूल्य ₹875 है, और 1 किग्रा का मूल्य 5% बढ़ाकर अर्थात् ₹1,050 लेता है।

$$
\frac{1050 - 875}{875} \times 100 = \frac{175}{875} \times 100 = 20
$$

वास्तविक लाभ 20% है। केवल ग़लत बाट से $\frac{125}{875} = 14\frac{2}{7}\%$ लाभ होता। $5\%$ और $12\frac{1}{2}\%$ को जोड़ना ग़लत है, क्योंकि ये अलग-अलग राशियों के प्रतिशत हैं।`,
    },
  },
  {
    code: 'apt-015',
    subject: 'aptitude',
    topic: 'simple-and-compound-interest',
    difficulty: 'medium',
    targetSeconds: 70,
    stem: {
      en: String.raw`Find the compound interest on ₹16,000 for $1\frac{1}{2}$ years at 10% per annum, if the interest is compounded half-yearly.`,
      hi: String.raw`₹16,000 पर 10% वार्षिक दर से $1\frac{1}{2}$ वर्ष का चक्रवृद्धि ब्याज ज्ञात कीजिए, यदि ब्याज अर्धवार्षिक रूप से संयोजित होता है।`,
    },
    options: [
      { id: 'a', content: { en: '₹2,400', hi: '₹2,400' } },
      { id: 'b', content: { en: '₹2,480', hi: '₹2,480' } },
      { id: 'c', content: { en: '₹1,640', hi: '₹1,640' } },
      { id: 'd', content: { en: '₹2,522', hi: '₹2,522' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Half-yearly rate $= 5\%$ and the number of half-years $= 3$.

$$
16000 \times (1.05)^3 = 16000 \times 1.157625 = 18522
$$

Compound interest $= 18522 - 16000 = 2522$, that is, ₹2,522.

₹2,400 is the simple interest, ₹2,480 comes from compounding once a year ($1.10 \times 1.05$), and ₹1,640 counts only two half-years.`,
      hi: String.raw`अर्धवार्षिक दर $= 5\%$ और अर्धवर्षों की संख्या $= 3$।

$$
16000 \times (1.05)^3 = 16000 \times 1.157625 = 18522
$$

चक्रवृद्धि ब्याज $= 18522 - 16000 = 2522$, अर्थात् ₹2,522।

₹2,400 साधारण ब्याज है, ₹2,480 वर्ष में एक बार संयोजन ($1.10 \times 1.05$) से आता है, और ₹1,640 में केवल दो अर्धवर्ष गिने गए हैं।`,
    },
  },
  {
    code: 'apt-016',
    subject: 'aptitude',
    topic: 'simple-and-compound-interest',
    difficulty: 'hard',
    targetSeconds: 105,
    stem: {
      en: 'A loan of ₹10,000 is to be repaid in two equal annual instalments, the first at the end of the first year and the second at the end of the second year. Interest is charged at 8% per annum, compounded annually. What is the amount of each instalment in rupees? (Round off to two decimal places.)',
      hi: '₹10,000 का एक ऋण दो समान वार्षिक क़िस्तों में चुकाना है, पहली क़िस्त पहले वर्ष के अंत में और दूसरी दूसरे वर्ष के अंत में। ब्याज 8% वार्षिक दर से लगता है और वार्षिक संयोजित होता है। प्रत्येक क़िस्त कितने रुपये की है? (उत्तर दशमलव के दो स्थानों तक पूर्णांकित कीजिए।)',
    },
    key: { kind: 'nat', min: '5607.69', max: '5607.69', rounding: { decimals: 2, rule: 'half_up' } },
    solution: {
      en: String.raw`Let each instalment be $x$ rupees.

After one year the debt is $10000 \times 1.08 = 10800$. After the first instalment $10800 - x$ is left.

This grows for one more year and is cleared by the second instalment:

$$
(10800 - x) \times 1.08 = x \Rightarrow 11664 = 2.08x \Rightarrow x = 5607.6923\ldots
$$

Rounded off, each instalment is ₹5,607.69. Halving the two-year amount gives ₹5,832, which forgets that the first instalment lowers the debt of the second year.`,
      hi: String.raw`माना प्रत्येक क़िस्त $x$ रुपये है।

एक वर्ष बाद ऋण $10000 \times 1.08 = 10800$ हो जाता है। पहली क़िस्त के बाद $10800 - x$ बचता है।

यह राशि एक वर्ष और बढ़ती है और दूसरी क़िस्त से चुक जाती है:

$$
(10800 - x) \times 1.08 = x \Rightarrow 11664 = 2.08x \Rightarrow x = 5607.6923\ldots
$$

पूर्णांकित करने पर प्रत्येक क़िस्त ₹5,607.69 है। दो वर्ष के मिश्रधन का आधा ₹5,832 ग़लत है, क्योंकि पहली क़िस्त से दूसरे वर्ष का ऋण कम हो जाता है।`,
    },
  },
  {
    code: 'apt-017',
    subject: 'aptitude',
    topic: 'ratio',
    difficulty: 'easy',
    targetSeconds: 55,
    stem: {
      en: "The monthly incomes of Meena and Farah are in the ratio 5 : 4 and their monthly expenditures are in the ratio 3 : 2. Each of them saves ₹9,000 a month. What is Meena's monthly income?",
      hi: 'मीना और फ़राह की मासिक आय का अनुपात 5 : 4 और उनके मासिक व्यय का अनुपात 3 : 2 है। उनमें से प्रत्येक ₹9,000 प्रति माह बचाती है। मीना की मासिक आय कितनी है?',
    },
    options: [
      { id: 'a', content: { en: '₹22,500', hi: '₹22,500' } },
      { id: 'b', content: { en: '₹18,000', hi: '₹18,000' } },
      { id: 'c', content: { en: '₹13,500', hi: '₹13,500' } },
      { id: 'd', content: { en: '₹15,000', hi: '₹15,000' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Let the incomes be $5x$ and $4x$ and the expenditures $3y$ and $2y$.

$$
5x - 3y = 9000, \qquad 4x - 2y = 9000
$$

Subtracting, $x = y$. Then $5x - 3x = 9000 \Rightarrow x = 4500$.

Meena's income $= 5 \times 4500 = 22500$, that is, ₹22,500. ₹18,000 is Farah's income and ₹13,500 is Meena's expenditure.`,
      hi: String.raw`माना आय $5x$ और $4x$ तथा व्यय $3y$ और $2y$ हैं।

$$
5x - 3y = 9000, \qquad 4x - 2y = 9000
$$

घटाने पर $x = y$। अतः $5x - 3x = 9000 \Rightarrow x = 4500$।

मीना की आय $= 5 \times 4500 = 22500$, अर्थात् ₹22,500। ₹18,000 फ़राह की आय और ₹13,500 मीना का व्यय है।`,
    },
  },
  {
    code: 'apt-018',
    subject: 'aptitude',
    topic: 'ratio',
    difficulty: 'medium',
    targetSeconds: 80,
    stem: {
      en: "Abdul starts a business with ₹45,000. After 4 months Brijesh joins him with ₹60,000. Two months after that, Abdul withdraws ₹15,000 from his capital. At the end of the year the profit is ₹52,700. What is Abdul's share of the profit?",
      hi: 'अब्दुल ₹45,000 से एक व्यवसाय शुरू करता है। 4 महीने बाद ब्रजेश ₹60,000 लगाकर उसके साथ जुड़ता है। इसके दो महीने बाद अब्दुल अपनी पूँजी में से ₹15,000 निकाल लेता है। वर्ष के अंत में लाभ ₹52,700 होता है। लाभ में अब्दुल का भाग कितना है?',
    },
    options: [
      { id: 'a', content: { en: '₹27,200', hi: '₹27,200' } },
      { id: 'b', content: { en: '₹25,500', hi: '₹25,500' } },
      { id: 'c', content: { en: '₹27,900', hi: '₹27,900' } },
      { id: 'd', content: { en: '₹26,350', hi: '₹26,350' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The profit is shared in the ratio of capital $\times$ months.

- Abdul: $45000 \times 6 + 30000 \times 6 = 450000$
- Brijesh: $60000 \times 8 = 480000$

Ratio $= 450 : 480 = 15 : 16$.

Abdul's share $= \dfrac{15}{31} \times 52700 = 25500$, that is, ₹25,500.

₹27,200 is Brijesh's share. ₹27,900 comes from forgetting the withdrawal (ratio $9 : 8$).`,
      hi: String.raw`लाभ पूँजी $\times$ महीनों के अनुपात में बँटता है।

- अब्दुल: $45000 \times 6 + 30000 \times 6 = 450000$
- ब्रजेश: $60000 \times 8 = 480000$

अनुपात $= 450 : 480 = 15 : 16$।

अब्दुल का भाग $= \dfrac{15}{31} \times 52700 = 25500$, अर्थात् ₹25,500।

₹27,200 ब्रजेश का भाग है। ₹27,900 तब आता है जब निकाली गई पूँजी को छोड़ दिया जाए (अनुपात $9 : 8$)।`,
    },
  },
  {
    code: 'apt-019',
    subject: 'aptitude',
    topic: 'mixture',
    difficulty: 'medium',
    targetSeconds: 60,
    stem: {
      en: 'In what ratio must tea costing ₹210 per kg be mixed with tea costing ₹260 per kg, so that by selling the mixture at ₹264 per kg there is a profit of 10%?',
      hi: '₹210 प्रति किग्रा वाली चाय को ₹260 प्रति किग्रा वाली चाय के साथ किस अनुपात में मिलाया जाए कि मिश्रण को ₹264 प्रति किग्रा की दर से बेचने पर 10% लाभ हो?',
    },
    options: [
      { id: 'a', content: { en: '3 : 2', hi: '3 : 2' } },
      { id: 'b', content: { en: '56 : 69', hi: '56 : 69' } },
      { id: 'c', content: { en: '2 : 3', hi: '2 : 3' } },
      { id: 'd', content: { en: '21 : 26', hi: '21 : 26' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Cost price of the mixture $= \dfrac{264}{1.10} = 240$ rupees per kg.

By the rule of alligation,

$$
\frac{\text{cheaper}}{\text{dearer}} = \frac{260 - 240}{240 - 210} = \frac{20}{30} = \frac{2}{3}
$$

The ratio is $2 : 3$. The ratio $3 : 2$ is in the reverse order. The ratio $56 : 69$ comes from taking 10% off 264 (237.60), but the profit is 10% of the cost price, not of the selling price.`,
      hi: String.raw`मिश्रण का क्रय मूल्य $= \dfrac{264}{1.10} = 240$ रुपये प्रति किग्रा।

मिश्रण (alligation) के नियम से, सस्ती चाय : महँगी चाय

$$
= \frac{260 - 240}{240 - 210} = \frac{20}{30} = \frac{2}{3}
$$

अनुपात $2 : 3$ है। $3 : 2$ उलटे क्रम में है। $56 : 69$ तब आता है जब 264 में से उसका 10% घटाया जाए (237.60), पर लाभ क्रय मूल्य का 10% है, विक्रय मूल्य का नहीं।`,
    },
  },
  {
    code: 'apt-020',
    subject: 'aptitude',
    topic: 'mixture',
    difficulty: 'hard',
    targetSeconds: 85,
    stem: {
      en: 'Vessel P contains 60 litres of pure milk and vessel Q contains 40 litres of pure water. 10 litres of milk is poured from P into Q and mixed well. Then 10 litres of the mixture is poured back from Q into P. What is now the ratio of milk to water in vessel P?',
      hi: 'बर्तन P में 60 लीटर शुद्ध दूध और बर्तन Q में 40 लीटर शुद्ध पानी है। P से 10 लीटर दूध Q में डालकर अच्छी तरह मिलाया जाता है। फिर Q से 10 लीटर मिश्रण वापस P में डाल दिया जाता है। अब बर्तन P में दूध और पानी का अनुपात क्या है?',
    },
    options: [
      { id: 'a', content: { en: '13 : 2', hi: '13 : 2' } },
      { id: 'b', content: { en: '15 : 2', hi: '15 : 2' } },
      { id: 'c', content: { en: '5 : 1', hi: '5 : 1' } },
      { id: 'd', content: { en: '4 : 1', hi: '4 : 1' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`After the first pouring, P has 50 litres of milk, and Q has 40 litres of water and 10 litres of milk, that is, water : milk $= 4 : 1$.

The 10 litres that come back hold $10 \times \dfrac{4}{5} = 8$ litres of water and 2 litres of milk.

P now has $50 + 2 = 52$ litres of milk and 8 litres of water: $52 : 8 = 13 : 2$.

The ratio $15 : 2$ ($60 : 8$) forgets the milk taken out, $5 : 1$ treats what comes back as pure water, and $4 : 1$ is the ratio of water to milk in Q.`,
      hi: String.raw`पहली बार डालने के बाद P में 50 लीटर दूध है, और Q में 40 लीटर पानी तथा 10 लीटर दूध है, अर्थात् पानी : दूध $= 4 : 1$।

वापस आने वाले 10 लीटर में $10 \times \dfrac{4}{5} = 8$ लीटर पानी और 2 लीटर दूध है।

अब P में $50 + 2 = 52$ लीटर दूध और 8 लीटर पानी है: $52 : 8 = 13 : 2$।

$15 : 2$ ($60 : 8$) में निकाला गया दूध नहीं घटाया गया, $5 : 1$ में वापस आए मिश्रण को शुद्ध पानी मान लिया गया, और $4 : 1$ तो Q में पानी और दूध का अनुपात है।`,
    },
  },
  {
    code: 'apt-021',
    subject: 'aptitude',
    topic: 'time-and-work',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: '12 workers, working 8 hours a day, can finish a piece of work in 15 days. In how many days will 10 workers, working 9 hours a day, finish the same work?',
      hi: '12 मज़दूर प्रतिदिन 8 घंटे काम करके किसी काम को 15 दिनों में पूरा कर सकते हैं। 10 मज़दूर प्रतिदिन 9 घंटे काम करके उसी काम को कितने दिनों में पूरा करेंगे?',
    },
    options: [
      { id: 'a', content: { en: '18 days', hi: '18 दिन' } },
      { id: 'b', content: { en: String.raw`$20\frac{1}{4}$ days`, hi: String.raw`$20\frac{1}{4}$ दिन` } },
      { id: 'c', content: { en: String.raw`$13\frac{1}{3}$ days`, hi: String.raw`$13\frac{1}{3}$ दिन` } },
      { id: 'd', content: { en: '16 days', hi: '16 दिन' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The work in worker-hours $= 12 \times 8 \times 15 = 1440$.

10 workers at 9 hours a day do $90$ worker-hours a day, so they need $\dfrac{1440}{90} = 16$ days.

18 days leaves out the change of hours, $13\frac{1}{3}$ days leaves out the change of workers, and $20\frac{1}{4}$ days takes the longer day as if it made the work slower.`,
      hi: String.raw`मज़दूर-घंटों में काम $= 12 \times 8 \times 15 = 1440$।

10 मज़दूर प्रतिदिन 9 घंटे काम करके एक दिन में $90$ मज़दूर-घंटे का काम करते हैं, अतः $\dfrac{1440}{90} = 16$ दिन लगेंगे।

18 दिन में घंटों का बदलाव छूट गया है, $13\frac{1}{3}$ दिन में मज़दूरों का बदलाव छूट गया है, और $20\frac{1}{4}$ दिन में अधिक घंटों से काम धीमा मान लिया गया है।`,
    },
  },
  {
    code: 'apt-022',
    subject: 'aptitude',
    topic: 'time-and-work',
    difficulty: 'hard',
    targetSeconds: 105,
    stem: {
      en: 'Pipe A alone can fill an empty tank in 24 minutes and pipe B alone can fill it in 40 minutes. Pipe C alone can empty the full tank in 20 minutes. The pipes are opened one at a time, for 1 minute each, in the order A, B, C, A, B, C, and so on. How long after the start will the tank, empty at first, be full for the first time?',
      hi: 'पाइप A अकेले एक ख़ाली टंकी को 24 मिनट में और पाइप B अकेले उसे 40 मिनट में भर सकता है। पाइप C अकेले भरी टंकी को 20 मिनट में ख़ाली कर सकता है। पाइपों को A, B, C, A, B, C, ... के क्रम में बारी-बारी से, हर बार 1 मिनट के लिए, खोला जाता है। आरंभ में ख़ाली टंकी कितने समय बाद पहली बार पूरी भर जाएगी?',
    },
    options: [
      { id: 'a', content: { en: '3 hours', hi: '3 घंटे' } },
      { id: 'b', content: { en: '2 hours 48 minutes', hi: '2 घंटे 48 मिनट' } },
      { id: 'c', content: { en: '2 hours 50 minutes', hi: '2 घंटे 50 मिनट' } },
      { id: 'd', content: { en: '2 hours 55 minutes', hi: '2 घंटे 55 मिनट' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Let the tank hold 120 units (LCM of 24, 40 and 20). In its minute A adds 5 units, B adds 3 units and C removes 6 units, so each round of 3 minutes adds 2 units.

Within a round the level rises by $5 + 3 = 8$ units before C opens, so the tank can fill only when at least $120 - 8 = 112$ units are there at the start of a round.

That takes $112 \div 2 = 56$ rounds, that is, 168 minutes. Then A brings it to 117 and B to 120 units: $168 + 2 = 170$ minutes, or 2 hours 50 minutes.

Dividing 120 by 2 gives 60 rounds (3 hours), which overlooks that the tank is full before C opens.`,
      hi: String.raw`माना टंकी में 120 इकाई आती है (24, 40 और 20 का ल.स.)। अपने एक मिनट में A 5 इकाई भरता है, B 3 इकाई भरता है और C 6 इकाई निकालता है, अतः 3 मिनट के हर चक्र में 2 इकाई बढ़ती हैं।

चक्र के भीतर C खुलने से पहले स्तर $5 + 3 = 8$ इकाई बढ़ता है, इसलिए टंकी तभी भर सकती है जब चक्र के आरंभ में कम से कम $120 - 8 = 112$ इकाई हों।

इसमें $112 \div 2 = 56$ चक्र, अर्थात् 168 मिनट लगते हैं। फिर A से 117 और B से 120 इकाई हो जाती हैं: $168 + 2 = 170$ मिनट, अर्थात् 2 घंटे 50 मिनट।

120 को 2 से भाग देने पर 60 चक्र (3 घंटे) आते हैं, जिसमें यह छूट जाता है कि C खुलने से पहले ही टंकी भर जाती है।`,
    },
  },
  {
    code: 'apt-023',
    subject: 'aptitude',
    topic: 'time-and-work',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: 'Asif and Bela together can finish a piece of work in 18 days. They work together for 6 days, after which Asif leaves, and Bela finishes the remaining work alone in 20 days. In how many days can Asif alone finish the whole work?',
      hi: 'आसिफ़ और बेला मिलकर किसी काम को 18 दिनों में पूरा कर सकते हैं। वे 6 दिन साथ काम करते हैं, जिसके बाद आसिफ़ चला जाता है और बेला शेष काम अकेले 20 दिनों में पूरा करती है। आसिफ़ अकेले पूरा काम कितने दिनों में कर सकता है?',
    },
    key: { kind: 'nat', min: '45', max: '45' },
    solution: {
      en: String.raw`In 6 days they do $\dfrac{6}{18} = \dfrac{1}{3}$ of the work, so $\dfrac{2}{3}$ is left.

Bela does $\dfrac{2}{3}$ in 20 days, so she needs $20 \times \dfrac{3}{2} = 30$ days for the whole work.

$$
\text{Asif's work in a day} = \frac{1}{18} - \frac{1}{30} = \frac{5 - 3}{90} = \frac{1}{45}
$$

Asif alone needs 45 days. The value 30 is the time that Bela alone needs.`,
      hi: String.raw`6 दिनों में वे काम का $\dfrac{6}{18} = \dfrac{1}{3}$ भाग करते हैं, अतः $\dfrac{2}{3}$ भाग बचता है।

बेला $\dfrac{2}{3}$ भाग 20 दिनों में करती है, अतः पूरे काम में उसे $20 \times \dfrac{3}{2} = 30$ दिन लगेंगे।

आसिफ़ का एक दिन का काम:

$$
\frac{1}{18} - \frac{1}{30} = \frac{5 - 3}{90} = \frac{1}{45}
$$

आसिफ़ को अकेले 45 दिन लगेंगे। 30 दिन तो बेला को अकेले लगते हैं।`,
    },
  },
  {
    code: 'apt-024',
    subject: 'aptitude',
    topic: 'time-speed-distance',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: 'Neha cycles from home to college at 12 km/h and walks back by the same road at 4 km/h. The journey to and fro takes her 2 hours in all. How far is the college from her home?',
      hi: 'नेहा घर से कॉलेज साइकिल से 12 किमी/घंटा की चाल से जाती है और उसी रास्ते से 4 किमी/घंटा की चाल से पैदल लौटती है। आने-जाने में उसे कुल 2 घंटे लगते हैं। कॉलेज उसके घर से कितनी दूर है?',
    },
    options: [
      { id: 'a', content: { en: '8 km', hi: '8 किमी' } },
      { id: 'b', content: { en: '6 km', hi: '6 किमी' } },
      { id: 'c', content: { en: '16 km', hi: '16 किमी' } },
      { id: 'd', content: { en: '12 km', hi: '12 किमी' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Let the distance be $d$ km.

$$
\frac{d}{12} + \frac{d}{4} = 2 \Rightarrow \frac{4d}{12} = 2 \Rightarrow d = 6
$$

The college is 6 km away. The average speed is not $\frac{12 + 4}{2} = 8$ km/h, because she spends more time at the lower speed; it is 6 km/h. The value 12 km is the distance to and fro.`,
      hi: String.raw`माना दूरी $d$ किमी है।

$$
\frac{d}{12} + \frac{d}{4} = 2 \Rightarrow \frac{4d}{12} = 2 \Rightarrow d = 6
$$

कॉलेज 6 किमी दूर है। औसत चाल $\frac{12 + 4}{2} = 8$ किमी/घंटा नहीं है, क्योंकि कम चाल पर अधिक समय लगता है; औसत चाल 6 किमी/घंटा है। 12 किमी आने-जाने की कुल दूरी है।`,
    },
  },
  {
    code: 'apt-025',
    subject: 'aptitude',
    topic: 'time-speed-distance',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: 'Two trains, 140 m and 160 m long, run on parallel tracks. They cross each other completely in 10 seconds when they run in opposite directions and in 60 seconds when they run in the same direction. What is the speed of the faster train?',
      hi: '140 मीटर और 160 मीटर लंबी दो रेलगाड़ियाँ समांतर पटरियों पर चल रही हैं। विपरीत दिशाओं में चलने पर वे एक-दूसरे को 10 सेकंड में और एक ही दिशा में चलने पर 60 सेकंड में पूरी तरह पार करती हैं। तेज़ चलने वाली रेलगाड़ी की चाल क्या है?',
    },
    options: [
      { id: 'a', content: { en: '63 km/h', hi: '63 किमी/घंटा' } },
      { id: 'b', content: { en: '45 km/h', hi: '45 किमी/घंटा' } },
      { id: 'c', content: { en: '54 km/h', hi: '54 किमी/घंटा' } },
      { id: 'd', content: { en: '56.5 km/h', hi: '56.5 किमी/घंटा' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`In both cases the distance is $140 + 160 = 300$ m.

- Opposite directions: sum of the speeds $= 300 \div 10 = 30$ m/s
- Same direction: difference of the speeds $= 300 \div 60 = 5$ m/s

Faster train $= \dfrac{30 + 5}{2} = 17.5$ m/s $= 17.5 \times \dfrac{18}{5} = 63$ km/h.

45 km/h is the speed of the slower train and 54 km/h is half the sum of the speeds.`,
      hi: String.raw`दोनों स्थितियों में दूरी $140 + 160 = 300$ मीटर है।

- विपरीत दिशाएँ: चालों का योग $= 300 \div 10 = 30$ मी/से
- समान दिशा: चालों का अंतर $= 300 \div 60 = 5$ मी/से

तेज़ रेलगाड़ी $= \dfrac{30 + 5}{2} = 17.5$ मी/से $= 17.5 \times \dfrac{18}{5} = 63$ किमी/घंटा।

45 किमी/घंटा धीमी रेलगाड़ी की चाल है और 54 किमी/घंटा चालों के योग का आधा है।`,
    },
  },
  {
    code: 'apt-026',
    subject: 'aptitude',
    topic: 'time-speed-distance',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: 'The speed of a boat in still water is 10 km/h. It takes 2 hours more to go 48 km upstream than to return the same distance downstream. What is the speed of the stream?',
      hi: 'स्थिर जल में एक नाव की चाल 10 किमी/घंटा है। उसे धारा के प्रतिकूल 48 किमी जाने में धारा के अनुकूल उतनी ही दूरी लौटने की अपेक्षा 2 घंटे अधिक लगते हैं। धारा की चाल क्या है?',
    },
    options: [
      { id: 'a', content: { en: '4 km/h', hi: '4 किमी/घंटा' } },
      { id: 'b', content: { en: '2.5 km/h', hi: '2.5 किमी/घंटा' } },
      { id: 'c', content: { en: '3 km/h', hi: '3 किमी/घंटा' } },
      { id: 'd', content: { en: '2 km/h', hi: '2 किमी/घंटा' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Let the speed of the stream be $x$ km/h.

$$
\frac{48}{10 - x} - \frac{48}{10 + x} = 2 \Rightarrow 96x = 2(100 - x^2) \Rightarrow x^2 + 48x - 100 = 0
$$

$(x + 50)(x - 2) = 0$, so $x = 2$ (a speed is not negative).

Check: upstream $48 \div 8 = 6$ hours and downstream $48 \div 12 = 4$ hours, a difference of 2 hours. The value 4 is the difference between the downstream and upstream speeds, which is twice the speed of the stream.`,
      hi: String.raw`माना धारा की चाल $x$ किमी/घंटा है।

$$
\frac{48}{10 - x} - \frac{48}{10 + x} = 2 \Rightarrow 96x = 2(100 - x^2) \Rightarrow x^2 + 48x - 100 = 0
$$

$(x + 50)(x - 2) = 0$, अतः $x = 2$ (चाल ऋणात्मक नहीं होती)।

जाँच: धारा के प्रतिकूल $48 \div 8 = 6$ घंटे और अनुकूल $48 \div 12 = 4$ घंटे, अंतर 2 घंटे। 4 तो अनुकूल और प्रतिकूल चालों का अंतर है, जो धारा की चाल का दुगुना होता है।`,
    },
  },
  {
    code: 'apt-027',
    subject: 'aptitude',
    topic: 'time-speed-distance',
    difficulty: 'hard',
    targetSeconds: 90,
    stem: {
      en: 'Two cars start at the same time, the first from town P towards town Q and the second from Q towards P, along the same road at constant speeds. After they meet, the first car takes 4 hours to reach Q and the second takes 9 hours to reach P. If the speed of the first car is 60 km/h, what is the distance between P and Q?',
      hi: 'दो कारें एक ही समय पर, पहली कार नगर P से नगर Q की ओर और दूसरी कार Q से P की ओर, एक ही सड़क पर नियत चालों से चलना शुरू करती हैं। मिलने के बाद पहली कार को Q पहुँचने में 4 घंटे और दूसरी को P पहुँचने में 9 घंटे लगते हैं। यदि पहली कार की चाल 60 किमी/घंटा है, तो P और Q के बीच की दूरी कितनी है?',
    },
    options: [
      { id: 'a', content: { en: '240 km', hi: '240 किमी' } },
      { id: 'b', content: { en: '360 km', hi: '360 किमी' } },
      { id: 'c', content: { en: '600 km', hi: '600 किमी' } },
      { id: 'd', content: { en: '540 km', hi: '540 किमी' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Let them meet after $t$ hours and let the second car's speed be $v$ km/h.

What one has covered before the meeting, the other covers after it:

$$
60t = 9v, \qquad vt = 60 \times 4 = 240
$$

From these, $v = \dfrac{60t}{9}$ and $\dfrac{60t^2}{9} = 240 \Rightarrow t^2 = 36 \Rightarrow t = 6$.

The first car runs $6 + 4 = 10$ hours in all, so the distance is $60 \times 10 = 600$ km.

360 km and 240 km are what it covers before and after the meeting. 540 km multiplies its speed by the 9 hours of the second car ($60 \times 9$).`,
      hi: String.raw`माना वे $t$ घंटे बाद मिलती हैं और दूसरी कार की चाल $v$ किमी/घंटा है।

मिलने से पहले एक कार ने जितनी दूरी तय की, मिलने के बाद दूसरी कार उतनी ही दूरी तय करती है:

$$
60t = 9v, \qquad vt = 60 \times 4 = 240
$$

इनसे $v = \dfrac{60t}{9}$ और $\dfrac{60t^2}{9} = 240 \Rightarrow t^2 = 36 \Rightarrow t = 6$।

पहली कार कुल $6 + 4 = 10$ घंटे चलती है, अतः दूरी $60 \times 10 = 600$ किमी है।

360 किमी और 240 किमी वह मिलने से पहले और बाद में तय करती है। 540 किमी में उसकी चाल को दूसरी कार के 9 घंटे से गुणा किया गया है ($60 \times 9$)।`,
    },
  },
  {
    code: 'apt-028',
    subject: 'aptitude',
    topic: 'average',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: "A shop's average daily sale for a month of 30 days is ₹5,400. The average daily sale for the first 12 days is ₹4,500. What is the average daily sale, in rupees, for the remaining 18 days?",
      hi: '30 दिनों के एक महीने में किसी दुकान की औसत दैनिक बिक्री ₹5,400 है। पहले 12 दिनों की औसत दैनिक बिक्री ₹4,500 है। शेष 18 दिनों की औसत दैनिक बिक्री कितने रुपये है?',
    },
    key: { kind: 'nat', min: '6000', max: '6000' },
    solution: {
      en: String.raw`Total sale of the month $= 30 \times 5400 = 162000$.

Sale of the first 12 days $= 12 \times 4500 = 54000$.

Average of the remaining 18 days $= \dfrac{162000 - 54000}{18} = \dfrac{108000}{18} = 6000$ rupees.

The value 6,300, which is as much above 5,400 as 4,500 is below it, would be right only if both parts had the same number of days.`,
      hi: String.raw`महीने की कुल बिक्री $= 30 \times 5400 = 162000$।

पहले 12 दिनों की बिक्री $= 12 \times 4500 = 54000$।

शेष 18 दिनों का औसत $= \dfrac{162000 - 54000}{18} = \dfrac{108000}{18} = 6000$ रुपये।

6,300 (जो 5,400 से उतना ही अधिक है जितना 4,500 उससे कम है) तभी सही होता जब दोनों भागों में दिनों की संख्या समान होती।`,
    },
  },
  {
    code: 'apt-029',
    subject: 'aptitude',
    topic: 'average',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: 'In a class the average marks of the boys are 62, the average marks of the girls are 71 and the average marks of the whole class are 65. What percentage of the class are girls?',
      hi: 'एक कक्षा में लड़कों के औसत अंक 62, लड़कियों के औसत अंक 71 और पूरी कक्षा के औसत अंक 65 हैं। कक्षा में लड़कियाँ कितने प्रतिशत हैं?',
    },
    options: [
      { id: 'a', content: { en: String.raw`$66\frac{2}{3}\%$`, hi: String.raw`$66\frac{2}{3}\%$` } },
      { id: 'b', content: { en: String.raw`$33\frac{1}{3}\%$`, hi: String.raw`$33\frac{1}{3}\%$` } },
      { id: 'c', content: { en: String.raw`$50\%$`, hi: String.raw`$50\%$` } },
      { id: 'd', content: { en: String.raw`$30\%$`, hi: String.raw`$30\%$` } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Let there be $b$ boys and $g$ girls.

$$
62b + 71g = 65(b + g) \Rightarrow 6g = 3b \Rightarrow b : g = 2 : 1
$$

Girls are $\dfrac{1}{3}$ of the class, that is, $33\frac{1}{3}\%$.

$66\frac{2}{3}\%$ is the share of the boys. The class average, 65, lies nearer to that of the boys, so the boys must be more in number. With equal numbers it would be 66.5.`,
      hi: String.raw`माना लड़के $b$ और लड़कियाँ $g$ हैं।

$$
62b + 71g = 65(b + g) \Rightarrow 6g = 3b \Rightarrow b : g = 2 : 1
$$

लड़कियाँ कक्षा का $\dfrac{1}{3}$ भाग, अर्थात् $33\frac{1}{3}\%$ हैं।

$66\frac{2}{3}\%$ लड़कों का भाग है। कक्षा का औसत 65 लड़कों के औसत के अधिक निकट है, इसलिए लड़के ही अधिक होने चाहिए। बराबर संख्या होने पर औसत 66.5 होता।`,
    },
  },
  {
    code: 'apt-030',
    subject: 'aptitude',
    topic: 'number-system',
    difficulty: 'medium',
    targetSeconds: 75,
    stem: {
      en: String.raw`What is the remainder when $2^{100} + 3^{100}$ is divided by 7?`,
      hi: String.raw`$2^{100} + 3^{100}$ को 7 से भाग देने पर शेषफल क्या होगा?`,
    },
    key: { kind: 'nat', min: '6', max: '6' },
    solution: {
      en: String.raw`Work with remainders on division by 7.

- $2^3 = 8$ leaves 1. Since $100 = 3 \times 33 + 1$, $2^{100}$ leaves $1 \times 2 = 2$.
- $3^6 = 729$ leaves 1. Since $100 = 6 \times 16 + 4$, $3^{100}$ leaves the same remainder as $3^4 = 81$, which is 4.

The sum leaves $2 + 4 = 6$.`,
      hi: String.raw`7 से भाग देने पर मिलने वाले शेषफलों से काम लीजिए।

- $2^3 = 8$ का शेषफल 1 है। $100 = 3 \times 33 + 1$, अतः $2^{100}$ का शेषफल $1 \times 2 = 2$ है।
- $3^6 = 729$ का शेषफल 1 है। $100 = 6 \times 16 + 4$, अतः $3^{100}$ का शेषफल वही है जो $3^4 = 81$ का, अर्थात् 4।

योग का शेषफल $2 + 4 = 6$ है।`,
    },
  },
  {
    code: 'apt-031',
    subject: 'aptitude',
    topic: 'number-system',
    difficulty: 'easy',
    targetSeconds: 50,
    stem: {
      en: 'Three bells ring at intervals of 18, 24 and 32 minutes. They ring together at 8:00 am. At what time will they next ring together?',
      hi: 'तीन घंटियाँ 18, 24 और 32 मिनट के अंतराल पर बजती हैं। वे सुबह 8:00 बजे एक साथ बजती हैं। अगली बार वे एक साथ कब बजेंगी?',
    },
    options: [
      { id: 'a', content: { en: '9:12 am', hi: 'सुबह 9:12 बजे' } },
      { id: 'b', content: { en: '10:24 am', hi: 'सुबह 10:24 बजे' } },
      { id: 'c', content: { en: '9:36 am', hi: 'सुबह 9:36 बजे' } },
      { id: 'd', content: { en: '12:48 pm', hi: 'दोपहर 12:48 बजे' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`They ring together after the LCM of the intervals.

$18 = 2 \times 3^2$, $24 = 2^3 \times 3$, $32 = 2^5$, so the LCM $= 2^5 \times 3^2 = 288$ minutes, that is, 4 hours 48 minutes.

8:00 am + 4 h 48 min = 12:48 pm.

9:12 am (72 minutes) is the LCM of 18 and 24 only, and 9:36 am (96 minutes) that of 24 and 32 only. At 10:24 am (144 minutes) the third bell does not ring, as 144 is not a multiple of 32.`,
      hi: String.raw`वे अंतरालों के ल.स. जितने समय बाद एक साथ बजेंगी।

$18 = 2 \times 3^2$, $24 = 2^3 \times 3$, $32 = 2^5$, अतः ल.स. $= 2^5 \times 3^2 = 288$ मिनट, अर्थात् 4 घंटे 48 मिनट।

सुबह 8:00 + 4 घंटे 48 मिनट = दोपहर 12:48।

9:12 (72 मिनट) केवल 18 और 24 का तथा 9:36 (96 मिनट) केवल 24 और 32 का ल.स. है। 10:24 (144 मिनट) पर तीसरी घंटी नहीं बजती, क्योंकि 144, 32 का गुणज नहीं है।`,
    },
  },
  {
    code: 'apt-032',
    subject: 'aptitude',
    topic: 'number-system',
    difficulty: 'hard',
    targetSeconds: 80,
    stem: {
      en: String.raw`$n$ is a positive integer such that $n^2$ is divisible by 540. Which of the following numbers must divide $n$? (One or more options may be correct.)`,
      hi: String.raw`$n$ एक धनात्मक पूर्णांक है और $n^2$, 540 से विभाज्य है। निम्नलिखित में से कौन-सी संख्या/संख्याएँ $n$ को अवश्य विभाजित करेगी/करेंगी? (एक या एक से अधिक विकल्प सही हो सकते हैं।)`,
    },
    options: [
      { id: 'a', content: { en: '18', hi: '18' } },
      { id: 'b', content: { en: '27', hi: '27' } },
      { id: 'c', content: { en: '12', hi: '12' } },
      { id: 'd', content: { en: '30', hi: '30' } },
    ],
    key: { kind: 'msq', optionIds: ['a', 'd'] },
    solution: {
      en: String.raw`$540 = 2^2 \times 3^3 \times 5$.

In a perfect square every prime has an even power, so $n^2$ must be divisible by $2^2 \times 3^4 \times 5^2$. Hence $n$ must be divisible by $2 \times 3^2 \times 5 = 90$, and $n = 90$ itself works: $90^2 = 8100 = 540 \times 15$.

A number must divide every such $n$ exactly when it divides 90.

- $90 = 18 \times 5 = 30 \times 3$, so 18 and 30 must divide $n$.
- 90 is divisible neither by 12 nor by 27, so $n = 90$ rules these out.`,
      hi: String.raw`$540 = 2^2 \times 3^3 \times 5$।

पूर्ण वर्ग में हर अभाज्य गुणनखंड की घात सम होती है, अतः $n^2$ को $2^2 \times 3^4 \times 5^2$ से विभाज्य होना चाहिए। इसलिए $n$, $2 \times 3^2 \times 5 = 90$ से विभाज्य होगा, और $n = 90$ स्वयं शर्त पूरी करता है: $90^2 = 8100 = 540 \times 15$।

कोई संख्या ऐसे प्रत्येक $n$ को तभी अवश्य विभाजित करेगी जब वह 90 को विभाजित करे।

- $90 = 18 \times 5 = 30 \times 3$, अतः 18 और 30 $n$ को अवश्य विभाजित करेंगी।
- 90 न तो 12 से विभाज्य है और न 27 से, अतः $n = 90$ से ये दोनों विकल्प ग़लत सिद्ध होते हैं।`,
    },
  },
  {
    code: 'apt-033',
    subject: 'aptitude',
    topic: 'simplification',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: String.raw`Simplify:

$$
36 - [18 - \{14 - (15 - 4 \div 2 \times 2)\}]
$$`,
      hi: String.raw`सरल कीजिए:

$$
36 - [18 - \{14 - (15 - 4 \div 2 \times 2)\}]
$$`,
    },
    options: [
      { id: 'a', content: { en: '21', hi: '21' } },
      { id: 'b', content: { en: '18', hi: '18' } },
      { id: 'c', content: { en: '15', hi: '15' } },
      { id: 'd', content: { en: '24', hi: '24' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Open the innermost bracket first; division and multiplication go from left to right.

- $4 \div 2 \times 2 = 2 \times 2 = 4$, so $(15 - 4) = 11$
- $\{14 - 11\} = 3$
- $[18 - 3] = 15$
- $36 - 15 = 21$

The value 18 comes from multiplying first ($4 \div 4 = 1$), and 15 is only the value of the square bracket.`,
      hi: String.raw`सबसे भीतरी कोष्ठक पहले खोलिए; भाग और गुणा बाएँ से दाएँ किए जाते हैं।

- $4 \div 2 \times 2 = 2 \times 2 = 4$, अतः $(15 - 4) = 11$
- $\{14 - 11\} = 3$
- $[18 - 3] = 15$
- $36 - 15 = 21$

पहले गुणा करने पर ($4 \div 4 = 1$) 18 आता है, और 15 केवल बड़े कोष्ठक का मान है।`,
    },
  },
  {
    code: 'apt-034',
    subject: 'aptitude',
    topic: 'simplification',
    difficulty: 'medium',
    targetSeconds: 45,
    stem: {
      en: String.raw`What approximate value should come in place of the question mark (?)? (You need not find the exact value.)

$$
24.02\% \text{ of } 1249.97 + \sqrt{624.9} \times (3.99)^2 \div 7.98 = \;?
$$`,
      hi: String.raw`प्रश्नवाचक चिह्न (?) के स्थान पर लगभग कौन-सा मान आएगा? (आपको सटीक मान ज्ञात करने की आवश्यकता नहीं है।)

1249.97 का $24.02\%$ $+ \sqrt{624.9} \times (3.99)^2 \div 7.98 = \;?$`,
    },
    options: [
      { id: 'a', content: { en: '310', hi: '310' } },
      { id: 'b', content: { en: '330', hi: '330' } },
      { id: 'c', content: { en: '370', hi: '370' } },
      { id: 'd', content: { en: '350', hi: '350' } },
      { id: 'e', content: { en: '390', hi: '390' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Round each number to a convenient one near it.

- $24\%$ of $1250 = 300$
- $\sqrt{625} \times 4^2 \div 8 = 25 \times 16 \div 8 = 50$

The total is about $300 + 50 = 350$. The rounding changes each part by well under 1, while the options are 20 apart, so 350 is safe.`,
      hi: String.raw`हर संख्या को उसके निकट की सुविधाजनक संख्या में बदलिए।

- $1250$ का $24\% = 300$
- $\sqrt{625} \times 4^2 \div 8 = 25 \times 16 \div 8 = 50$

योग लगभग $300 + 50 = 350$ है। संख्याएँ बदलने से हर भाग में 1 से भी कम का अंतर आता है, जबकि विकल्पों में 20 का अंतर है, अतः 350 ही सही है।`,
    },
  },
  {
    code: 'apt-035',
    subject: 'aptitude',
    topic: 'mensuration',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: String.raw`A wire bent in the form of a circle of radius 28 cm is straightened and bent again in the form of a square. What is the area of the square? (Use $\pi = \frac{22}{7}$.)`,
      hi: String.raw`28 सेमी त्रिज्या वाले वृत्त के रूप में मुड़े एक तार को सीधा करके फिर वर्ग के रूप में मोड़ा जाता है। वर्ग का क्षेत्रफल कितना है? ($\pi = \frac{22}{7}$ लीजिए।)`,
    },
    options: [
      { id: 'a', content: { en: '2,464 sq cm', hi: '2,464 वर्ग सेमी' } },
      { id: 'b', content: { en: '3,136 sq cm', hi: '3,136 वर्ग सेमी' } },
      { id: 'c', content: { en: '1,936 sq cm', hi: '1,936 वर्ग सेमी' } },
      { id: 'd', content: { en: '484 sq cm', hi: '484 वर्ग सेमी' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Length of the wire $= 2 \times \dfrac{22}{7} \times 28 = 176$ cm.

Side of the square $= 176 \div 4 = 44$ cm, so its area $= 44^2 = 1936$ sq cm.

2,464 sq cm is the area of the circle; the length stays the same, the area does not. 484 sq cm comes from taking the length as $\pi r = 88$ cm, and 3,136 sq cm from taking the diameter, 56 cm, as the side.`,
      hi: String.raw`तार की लंबाई $= 2 \times \dfrac{22}{7} \times 28 = 176$ सेमी।

वर्ग की भुजा $= 176 \div 4 = 44$ सेमी, अतः क्षेत्रफल $= 44^2 = 1936$ वर्ग सेमी।

2,464 वर्ग सेमी वृत्त का क्षेत्रफल है; लंबाई समान रहती है, क्षेत्रफल नहीं। 484 वर्ग सेमी तार की लंबाई $\pi r = 88$ सेमी मानने से और 3,136 वर्ग सेमी व्यास 56 सेमी को भुजा मानने से आता है।`,
    },
  },
  {
    code: 'apt-036',
    subject: 'aptitude',
    topic: 'mensuration',
    difficulty: 'medium',
    targetSeconds: 60,
    stem: {
      en: String.raw`In the figure, PQRS is a square of side 28 cm. Two semicircles are drawn inside it, with the sides PQ and SR as diameters. Find the area of the shaded part. (Use $\pi = \frac{22}{7}$.)

![A square PQRS of side 28 cm. Two semicircles on the sides PQ and SR lie inside the square and touch each other at its centre. The part of the square outside both semicircles is shaded.](/figures/apt-036.svg)`,
      hi: String.raw`चित्र में PQRS 28 सेमी भुजा वाला एक वर्ग है। इसके अंदर भुजाओं PQ और SR को व्यास मानकर दो अर्धवृत्त खींचे गए हैं। छायांकित भाग का क्षेत्रफल ज्ञात कीजिए। ($\pi = \frac{22}{7}$ लीजिए।)

![28 सेमी भुजा वाला वर्ग PQRS। भुजाओं PQ और SR पर बने दो अर्धवृत्त वर्ग के अंदर हैं और उसके केंद्र पर एक-दूसरे को स्पर्श करते हैं। वर्ग का वह भाग छायांकित है जो दोनों अर्धवृत्तों के बाहर है।](/figures/apt-036.svg)`,
    },
    options: [
      { id: 'a', content: { en: '476 sq cm', hi: '476 वर्ग सेमी' } },
      { id: 'b', content: { en: '168 sq cm', hi: '168 वर्ग सेमी' } },
      { id: 'c', content: { en: '308 sq cm', hi: '308 वर्ग सेमी' } },
      { id: 'd', content: { en: '616 sq cm', hi: '616 वर्ग सेमी' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Area of the square $= 28^2 = 784$ sq cm.

The radius of each semicircle is 14 cm. The two together make one full circle:

$$
\frac{22}{7} \times 14^2 = 616
$$

Shaded area $= 784 - 616 = 168$ sq cm.

476 sq cm comes from taking away only one semicircle (308 sq cm), and 616 sq cm is the unshaded part.`,
      hi: String.raw`वर्ग का क्षेत्रफल $= 28^2 = 784$ वर्ग सेमी।

प्रत्येक अर्धवृत्त की त्रिज्या 14 सेमी है। दोनों मिलकर एक पूरा वृत्त बनाते हैं:

$$
\frac{22}{7} \times 14^2 = 616
$$

छायांकित क्षेत्रफल $= 784 - 616 = 168$ वर्ग सेमी।

476 वर्ग सेमी तब आता है जब केवल एक अर्धवृत्त (308 वर्ग सेमी) घटाया जाए, और 616 वर्ग सेमी बिना छाया वाला भाग है।`,
    },
  },
  {
    code: 'apt-037',
    subject: 'aptitude',
    topic: 'mensuration',
    difficulty: 'hard',
    targetSeconds: 130,
    stem: {
      en: String.raw`In the figure, two circles with centres A and B have equal radii of 14 cm, and each passes through the centre of the other. They cut each other at P and Q. Find the area of the shaded part common to both circles, in sq cm. Use $\pi = \frac{22}{7}$ and $\sqrt{3} = 1.732$. (Round off to two decimal places.)

![Two equal circles with centres A and B, each passing through the other's centre. AB is 14 cm. The circles cut each other at P and Q, and the part common to both is shaded.](/figures/apt-037.svg)`,
      hi: String.raw`चित्र में A और B केंद्र वाले दो वृत्तों की त्रिज्याएँ समान और 14 सेमी हैं, और प्रत्येक वृत्त दूसरे के केंद्र से होकर जाता है। वे एक-दूसरे को P और Q पर काटते हैं। दोनों वृत्तों के उभयनिष्ठ छायांकित भाग का क्षेत्रफल वर्ग सेमी में ज्ञात कीजिए। $\pi = \frac{22}{7}$ और $\sqrt{3} = 1.732$ लीजिए। (उत्तर दशमलव के दो स्थानों तक पूर्णांकित कीजिए।)

![A और B केंद्र वाले दो समान वृत्त, जिनमें से प्रत्येक दूसरे के केंद्र से होकर जाता है। AB 14 सेमी है। वृत्त एक-दूसरे को P और Q पर काटते हैं और दोनों का उभयनिष्ठ भाग छायांकित है।](/figures/apt-037.svg)`,
    },
    key: { kind: 'nat', min: '240.93', max: '240.93', rounding: { decimals: 2, rule: 'half_up' } },
    solution: {
      en: String.raw`AP, BP and AB are all radii, so triangle APB is equilateral, and so is AQB. Hence angle PAQ $= 120^\circ$.

The chord PQ cuts the shaded part into two equal segments. Each is a $120^\circ$ sector less triangle APQ:

- Sector: $\dfrac{120}{360} \times \dfrac{22}{7} \times 14^2 = 205.333\ldots$
- Triangle APQ: $\dfrac{1}{2} \times 14 \times 14 \times \dfrac{\sqrt{3}}{2} = 49 \times 1.732 = 84.868$

Shaded area $= 2 \times (205.333\ldots - 84.868) = 240.930\ldots$, that is, 240.93 sq cm. Taking $60^\circ$ sectors (angle PAB) in place of $120^\circ$ is the usual slip.`,
      hi: String.raw`AP, BP और AB तीनों त्रिज्याएँ हैं, अतः त्रिभुज APB समबाहु है और इसी प्रकार AQB भी। इसलिए कोण PAQ $= 120^\circ$ है।

जीवा PQ छायांकित भाग को दो समान वृत्तखंडों में बाँटती है। प्रत्येक वृत्तखंड $120^\circ$ के त्रिज्यखंड में से त्रिभुज APQ घटाने पर मिलता है:

- त्रिज्यखंड: $\dfrac{120}{360} \times \dfrac{22}{7} \times 14^2 = 205.333\ldots$
- त्रिभुज APQ: $\dfrac{1}{2} \times 14 \times 14 \times \dfrac{\sqrt{3}}{2} = 49 \times 1.732 = 84.868$

छायांकित क्षेत्रफल $= 2 \times (205.333\ldots - 84.868) = 240.930\ldots$, अर्थात् 240.93 वर्ग सेमी। प्रायः ग़लती यह होती है कि $120^\circ$ के स्थान पर $60^\circ$ (कोण PAB) का त्रिज्यखंड ले लिया जाता है।`,
    },
  },
  {
    code: 'apt-038',
    subject: 'aptitude',
    topic: 'quadratic-equations',
    difficulty: 'medium',
    targetSeconds: 60,
    stem: {
      en: String.raw`Solve the two equations and choose the right relation between $x$ and $y$.

I. $2x^2 - 13x + 20 = 0$

II. $2y^2 - 7y + 5 = 0$`,
      hi: String.raw`दोनों समीकरणों को हल कीजिए और $x$ तथा $y$ के बीच सही संबंध चुनिए।

I. $2x^2 - 13x + 20 = 0$

II. $2y^2 - 7y + 5 = 0$`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$x > y$`, hi: String.raw`$x > y$` }, pinned: true },
      { id: 'b', content: { en: String.raw`$x \ge y$`, hi: String.raw`$x \ge y$` }, pinned: true },
      { id: 'c', content: { en: String.raw`$x < y$`, hi: String.raw`$x < y$` }, pinned: true },
      { id: 'd', content: { en: String.raw`$x \le y$`, hi: String.raw`$x \le y$` }, pinned: true },
      {
        id: 'e',
        content: {
          en: String.raw`$x = y$, or the relation cannot be established`,
          hi: String.raw`$x = y$, या संबंध स्थापित नहीं किया जा सकता`,
        },
        pinned: true,
      },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`I. $2x^2 - 8x - 5x + 20 = (x - 4)(2x - 5) = 0 \Rightarrow x = 4, \; 2.5$

II. $2y^2 - 2y - 5y + 5 = (y - 1)(2y - 5) = 0 \Rightarrow y = 1, \; 2.5$

Both values of $x$ are greater than $1$; against $y = 2.5$, one is greater and the other equal. So $x \ge y$.

The option $x > y$ overlooks the common root $2.5$.`,
      hi: String.raw`I. $2x^2 - 8x - 5x + 20 = (x - 4)(2x - 5) = 0 \Rightarrow x = 4, \; 2.5$

II. $2y^2 - 2y - 5y + 5 = (y - 1)(2y - 5) = 0 \Rightarrow y = 1, \; 2.5$

$x$ के दोनों मान $1$ से बड़े हैं; $y = 2.5$ की तुलना में एक बड़ा और दूसरा बराबर है। अतः $x \ge y$।

विकल्प $x > y$ में उभयनिष्ठ मूल $2.5$ छूट जाता है।`,
    },
  },
  {
    code: 'apt-039',
    subject: 'aptitude',
    topic: 'quadratic-equations',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: 'The 168 chairs of a hall stand in equal rows, and there are 2 fewer rows than chairs in a row. How many chairs are there in each row?',
      hi: 'एक हॉल की 168 कुर्सियाँ समान पंक्तियों में लगी हैं, और पंक्तियों की संख्या एक पंक्ति की कुर्सियों से 2 कम है। प्रत्येक पंक्ति में कितनी कुर्सियाँ हैं?',
    },
    options: [
      { id: 'a', content: { en: '12', hi: '12' } },
      { id: 'b', content: { en: '13', hi: '13' } },
      { id: 'c', content: { en: '14', hi: '14' } },
      { id: 'd', content: { en: '16', hi: '16' } },
      { id: 'e', content: { en: '21', hi: '21' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Let there be $c$ chairs in a row, and so $c - 2$ rows:

$$
c(c - 2) = 168 \Rightarrow c^2 - 2c - 168 = 0 \Rightarrow (c - 14)(c + 12) = 0
$$

The number of chairs is positive, so $c = 14$. Check: 12 rows of 14 chairs make $12 \times 14 = 168$.

The value 12 is the number of rows. 21 divides 168 too, but it would need 8 rows, which is 13 fewer.`,
      hi: String.raw`माना एक पंक्ति में $c$ कुर्सियाँ हैं, अतः $c - 2$ पंक्तियाँ हैं:

$$
c(c - 2) = 168 \Rightarrow c^2 - 2c - 168 = 0 \Rightarrow (c - 14)(c + 12) = 0
$$

कुर्सियों की संख्या धनात्मक है, अतः $c = 14$। जाँच: 14 कुर्सियों की 12 पंक्तियों में $12 \times 14 = 168$ कुर्सियाँ होती हैं।

12 तो पंक्तियों की संख्या है। 21 से भी 168 विभाजित होता है, पर तब 8 पंक्तियाँ होंगी, जो 13 कम हैं।`,
    },
  },

  {
    code: 'apt-040',
    subject: 'aptitude',
    topic: 'data-sufficiency',
    difficulty: 'medium',
    targetSeconds: 60,
    stem: {
      en: String.raw`A question is followed by two statements. Decide which of the statements is/are sufficient to answer the question.

**Question:** What is the two-digit number N?

**Statement I:** The sum of the digits of N is 9.

**Statement II:** The number formed by interchanging the digits of N is greater than N by 27.`,
      hi: String.raw`एक प्रश्न के बाद दो कथन दिए गए हैं। बताइए कि प्रश्न का उत्तर देने के लिए कौन-सा/से कथन पर्याप्त है/हैं।

**प्रश्न:** दो अंकों की संख्या N क्या है?

**कथन I:** N के अंकों का योग 9 है।

**कथन II:** N के अंकों को आपस में बदलने से बनी संख्या N से 27 अधिक है।`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'Statement I alone is sufficient, but statement II alone is not.',
          hi: 'कथन I अकेला पर्याप्त है, किंतु कथन II अकेला पर्याप्त नहीं है।',
        },
        pinned: true,
      },
      {
        id: 'b',
        content: {
          en: 'Statement II alone is sufficient, but statement I alone is not.',
          hi: 'कथन II अकेला पर्याप्त है, किंतु कथन I अकेला पर्याप्त नहीं है।',
        },
        pinned: true,
      },
      {
        id: 'c',
        content: {
          en: 'Either statement alone is sufficient.',
          hi: 'कथन I और कथन II में से प्रत्येक अकेला पर्याप्त है।',
        },
        pinned: true,
      },
      {
        id: 'd',
        content: {
          en: 'Both statements together are not sufficient.',
          hi: 'दोनों कथन मिलकर भी पर्याप्त नहीं हैं।',
        },
        pinned: true,
      },
      {
        id: 'e',
        content: {
          en: 'Both statements together are sufficient, but neither alone is.',
          hi: 'दोनों कथन मिलकर पर्याप्त हैं, किंतु अकेला कोई भी पर्याप्त नहीं है।',
        },
        pinned: true,
      },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`Let the tens digit be $a$ and the units digit $b$.

**I alone:** $a + b = 9$ gives 18, 27, 36, ..., 90. Not sufficient.

**II alone:** $(10b + a) - (10a + b) = 9(b - a) = 27 \Rightarrow b - a = 3$ gives 14, 25, 36, ... Not sufficient.

**Together:** $a + b = 9$ and $b - a = 3$ give $a = 3$, $b = 6$, so N = 36 and nothing else. The number 63 does not fit, because interchanging its digits makes it smaller.`,
      hi: String.raw`माना दहाई का अंक $a$ और इकाई का अंक $b$ है।

**केवल I:** $a + b = 9$ से 18, 27, 36, ..., 90 मिलते हैं। पर्याप्त नहीं।

**केवल II:** $(10b + a) - (10a + b) = 9(b - a) = 27 \Rightarrow b - a = 3$ से 14, 25, 36, ... मिलते हैं। पर्याप्त नहीं।

**दोनों साथ:** $a + b = 9$ और $b - a = 3$ से $a = 3$, $b = 6$, अतः N केवल 36 हो सकती है। 63 सही नहीं है, क्योंकि उसके अंक आपस में बदलने पर संख्या छोटी हो जाती है।`,
    },
  },
  {
    code: 'apt-041',
    subject: 'aptitude',
    topic: 'data-sufficiency',
    difficulty: 'hard',
    targetSeconds: 85,
    stem: {
      en: String.raw`A question is followed by two statements. Decide which of the statements is/are sufficient to answer the question.

**Question:** What is the area of a right-angled triangle?

**Statement I:** Its hypotenuse is 13 cm and its perimeter is 30 cm.

**Statement II:** Its hypotenuse is 13 cm and the lengths of all its sides, in cm, are whole numbers.`,
      hi: String.raw`एक प्रश्न के बाद दो कथन दिए गए हैं। बताइए कि प्रश्न का उत्तर देने के लिए कौन-सा/से कथन पर्याप्त है/हैं।

**प्रश्न:** एक समकोण त्रिभुज का क्षेत्रफल कितना है?

**कथन I:** उसका कर्ण 13 सेमी और परिमाप 30 सेमी है।

**कथन II:** उसका कर्ण 13 सेमी है और उसकी सभी भुजाओं की लंबाइयाँ सेमी में पूर्ण संख्याएँ हैं।`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'Statement I alone is sufficient, but statement II alone is not.',
          hi: 'कथन I अकेला पर्याप्त है, किंतु कथन II अकेला पर्याप्त नहीं है।',
        },
        pinned: true,
      },
      {
        id: 'b',
        content: {
          en: 'Statement II alone is sufficient, but statement I alone is not.',
          hi: 'कथन II अकेला पर्याप्त है, किंतु कथन I अकेला पर्याप्त नहीं है।',
        },
        pinned: true,
      },
      {
        id: 'c',
        content: {
          en: 'Either statement alone is sufficient.',
          hi: 'कथन I और कथन II में से प्रत्येक अकेला पर्याप्त है।',
        },
        pinned: true,
      },
      {
        id: 'd',
        content: {
          en: 'Both statements together are not sufficient.',
          hi: 'दोनों कथन मिलकर भी पर्याप्त नहीं हैं।',
        },
        pinned: true,
      },
      {
        id: 'e',
        content: {
          en: 'Both statements together are sufficient, but neither alone is.',
          hi: 'दोनों कथन मिलकर पर्याप्त हैं, किंतु अकेला कोई भी पर्याप्त नहीं है।',
        },
        pinned: true,
      },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Let the other two sides be $a$ and $b$ cm.

**I alone:** $a + b = 30 - 13 = 17$ and $a^2 + b^2 = 13^2 = 169$. Then $2ab = 17^2 - 169 = 120$, so the area $= \dfrac{ab}{2} = 30$ sq cm. Sufficient.

**II alone:** we need whole numbers with $a^2 + b^2 = 169$. Trying $a = 1$ to $12$, only 5 and 12 fit ($25 + 144$). So the area is again $\dfrac{5 \times 12}{2} = 30$ sq cm. Sufficient.

Each statement alone is enough. Those who choose only I do not test how few whole-number sides are possible.`,
      hi: String.raw`माना अन्य दो भुजाएँ $a$ और $b$ सेमी हैं।

**केवल I:** $a + b = 30 - 13 = 17$ और $a^2 + b^2 = 13^2 = 169$। अतः $2ab = 17^2 - 169 = 120$ और क्षेत्रफल $= \dfrac{ab}{2} = 30$ वर्ग सेमी। पर्याप्त है।

**केवल II:** ऐसी पूर्ण संख्याएँ चाहिए जिनके लिए $a^2 + b^2 = 169$ हो। $a = 1$ से $12$ तक जाँचने पर केवल 5 और 12 मिलती हैं ($25 + 144$)। अतः क्षेत्रफल फिर $\dfrac{5 \times 12}{2} = 30$ वर्ग सेमी है। पर्याप्त है।

प्रत्येक कथन अकेला पर्याप्त है। जो केवल I चुनते हैं, वे यह नहीं जाँचते कि पूर्ण संख्याओं वाली भुजाओं की केवल एक ही जोड़ी संभव है।`,
    },
  },
  {
    code: 'apt-042',
    subject: 'aptitude',
    topic: 'profit-and-loss',
    difficulty: 'medium',
    targetSeconds: 75,
    stem: {
      en: 'A trader buys a ceiling fan for ₹800 and marks it at ₹1,250. He sells it after two successive discounts of 10% and 20% on the marked price. Which of the following statements is/are correct? (One or more options may be correct.)',
      hi: 'एक व्यापारी ₹800 में एक छत का पंखा ख़रीदता है और उस पर ₹1,250 का मूल्य अंकित करता है। वह अंकित मूल्य पर 10% और 20% की दो क्रमिक छूट देकर उसे बेचता है। निम्नलिखित में से कौन-सा/से कथन सही है/हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)',
    },
    options: [
      { id: 'a', content: { en: 'He sells the fan for ₹875.', hi: 'वह पंखा ₹875 में बेचता है।' } },
      {
        id: 'b',
        content: {
          en: 'The two discounts are together equal to a single discount of 28%.',
          hi: 'दोनों छूट मिलकर 28% की एकल छूट के बराबर हैं।',
        },
      },
      { id: 'c', content: { en: 'His profit is 12.5%.', hi: 'उसका लाभ 12.5% है।' } },
      {
        id: 'd',
        content: {
          en: 'If he had given the 20% discount first and then the 10% discount, the selling price would have been lower.',
          hi: 'यदि वह पहले 20% और फिर 10% की छूट देता, तो विक्रय मूल्य कम होता।',
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['b', 'c'] },
    solution: {
      en: String.raw`Selling price $= 1250 \times 0.90 \times 0.80 = 900$.

- The price is not ₹875: that takes the discount as $10\% + 20\% = 30\%$, but the second is given on the reduced price.
- $0.90 \times 0.80 = 0.72$, so the single discount is indeed 28%.
- Profit $= 900 - 800 = 100$, and $\dfrac{100}{800} \times 100 = 12.5$, so the profit is indeed 12.5%.
- $0.80 \times 0.90$ is also $0.72$, so changing the order makes no difference.`,
      hi: String.raw`विक्रय मूल्य $= 1250 \times 0.90 \times 0.80 = 900$।

- मूल्य ₹875 नहीं है: उसमें छूट को $10\% + 20\% = 30\%$ मान लिया गया है, पर दूसरी छूट घटे हुए मूल्य पर मिलती है।
- $0.90 \times 0.80 = 0.72$, अतः एकल छूट 28% ही है।
- लाभ $= 900 - 800 = 100$ और $\dfrac{100}{800} \times 100 = 12.5$, अतः लाभ 12.5% ही है।
- $0.80 \times 0.90$ भी $0.72$ ही है, अतः क्रम बदलने से कोई अंतर नहीं पड़ता।`,
    },
  },
  {
    code: 'apt-043',
    subject: 'aptitude',
    topic: 'percentage',
    difficulty: 'easy',
    targetSeconds: 70,
    stem: {
      en: "Arti's salary is 25% more than Bhavna's. Which of the following statements is/are correct? (One or more options may be correct.)",
      hi: 'आरती का वेतन भावना के वेतन से 25% अधिक है। निम्नलिखित में से कौन-सा/से कथन सही है/हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)',
    },
    options: [
      {
        id: 'a',
        content: { en: "Bhavna's salary is 20% less than Arti's.", hi: 'भावना का वेतन आरती के वेतन से 20% कम है।' },
      },
      {
        id: 'b',
        content: { en: "Bhavna's salary is 25% less than Arti's.", hi: 'भावना का वेतन आरती के वेतन से 25% कम है।' },
      },
      {
        id: 'c',
        content: {
          en: "The ratio of Arti's salary to Bhavna's is 5 : 4.",
          hi: 'आरती और भावना के वेतन का अनुपात 5 : 4 है।',
        },
      },
      {
        id: 'd',
        content: {
          en: "If Arti's salary is cut by 10% and Bhavna's is raised by 12.5%, the two salaries become equal.",
          hi: 'यदि आरती का वेतन 10% घटा दिया जाए और भावना का वेतन 12.5% बढ़ा दिया जाए, तो दोनों वेतन बराबर हो जाएँगे।',
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['a', 'c', 'd'] },
    solution: {
      en: String.raw`Let Bhavna's salary be 100. Then Arti's is 125.

- The difference, 25, is $\dfrac{25}{125} \times 100 = 20$ per cent of Arti's salary, so Bhavna's is 20% less, not 25% less. The base has changed, so the percentage changes too.
- The ratio is $125 : 100 = 5 : 4$.
- $125 \times 0.90 = 112.5$ and $100 \times 1.125 = 112.5$, so they do become equal.`,
      hi: String.raw`माना भावना का वेतन 100 है। तब आरती का वेतन 125 है।

- अंतर 25, आरती के वेतन का $\dfrac{25}{125} \times 100 = 20$ प्रतिशत है, अतः भावना का वेतन 20% कम है, 25% नहीं। आधार बदल गया है, इसलिए प्रतिशत भी बदल जाता है।
- अनुपात $125 : 100 = 5 : 4$ है।
- $125 \times 0.90 = 112.5$ और $100 \times 1.125 = 112.5$, अतः दोनों बराबर हो जाते हैं।`,
    },
  },
  {
    code: 'apt-044',
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'easy',
    targetSeconds: 70,
    passage: 'apt-p01',
    stem: {
      en: 'What percentage of all the candidates who appeared in the five cities together qualified?',
      hi: 'पाँचों शहरों में परीक्षा में बैठे कुल अभ्यर्थियों में से कितने प्रतिशत उत्तीर्ण हुए?',
    },
    options: [
      { id: 'a', content: { en: String.raw`$30\%$`, hi: String.raw`$30\%$` } },
      { id: 'b', content: { en: String.raw`$28\%$`, hi: String.raw`$28\%$` } },
      { id: 'c', content: { en: String.raw`$71\frac{3}{7}\%$`, hi: String.raw`$71\frac{3}{7}\%$` } },
      { id: 'd', content: { en: String.raw`$28\frac{4}{7}\%$`, hi: String.raw`$28\frac{4}{7}\%$` } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Qualified: Bhopal 840, Indore 800, Kanpur 840, Patna 720 and Ranchi 800, a total of 4,000.

Appeared: $2400 + 3200 + 2800 + 3600 + 2000 = 14000$.

$$
\frac{4000}{14000} \times 100 = 28\frac{4}{7}
$$

The plain average of the five percentages is $30\%$, which is wrong because the cities have different numbers of candidates. $71\frac{3}{7}\%$ is the share of those who did not qualify.`,
      hi: String.raw`उत्तीर्ण: भोपाल 840, इंदौर 800, कानपुर 840, पटना 720 और राँची 800, कुल 4,000।

परीक्षा में बैठे: $2400 + 3200 + 2800 + 3600 + 2000 = 14000$।

$$
\frac{4000}{14000} \times 100 = 28\frac{4}{7}
$$

पाँचों प्रतिशतों का सीधा औसत $30\%$ ग़लत है, क्योंकि शहरों में अभ्यर्थियों की संख्या अलग-अलग है। $71\frac{3}{7}\%$ अनुत्तीर्ण अभ्यर्थियों का भाग है।`,
    },
  },
  {
    code: 'apt-045',
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'medium',
    targetSeconds: 80,
    passage: 'apt-p01',
    stem: {
      en: 'By what percentage is the number of men who qualified from Indore and Patna together more than the number of women who qualified from Kanpur and Patna together?',
      hi: 'इंदौर और पटना से कुल उत्तीर्ण पुरुषों की संख्या कानपुर और पटना से कुल उत्तीर्ण महिलाओं की संख्या से कितने प्रतिशत अधिक है?',
    },
    options: [
      { id: 'a', content: { en: String.raw`$12\frac{1}{2}\%$`, hi: String.raw`$12\frac{1}{2}\%$` } },
      { id: 'b', content: { en: String.raw`$11\frac{1}{9}\%$`, hi: String.raw`$11\frac{1}{9}\%$` } },
      { id: 'c', content: { en: String.raw`$10\%$`, hi: String.raw`$10\%$` } },
      { id: 'd', content: { en: String.raw`$25\%$`, hi: String.raw`$25\%$` } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Men: Indore $\dfrac{5}{8} \times 800 = 500$ and Patna $\dfrac{5}{9} \times 720 = 400$, together 900.

Women: Kanpur $\dfrac{4}{7} \times 840 = 480$ and Patna $\dfrac{4}{9} \times 720 = 320$, together 800.

$$
\frac{900 - 800}{800} \times 100 = 12\frac{1}{2}
$$

$11\frac{1}{9}\%$ divides by 900, but the comparison is with the number of women, 800.`,
      hi: String.raw`पुरुष: इंदौर $\dfrac{5}{8} \times 800 = 500$ और पटना $\dfrac{5}{9} \times 720 = 400$, कुल 900।

महिलाएँ: कानपुर $\dfrac{4}{7} \times 840 = 480$ और पटना $\dfrac{4}{9} \times 720 = 320$, कुल 800।

$$
\frac{900 - 800}{800} \times 100 = 12\frac{1}{2}
$$

$11\frac{1}{9}\%$ में 900 से भाग दिया गया है, पर तुलना महिलाओं की संख्या 800 से करनी है।`,
    },
  },
  {
    code: 'apt-046',
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'medium',
    targetSeconds: 90,
    passage: 'apt-p01',
    stem: {
      en: 'What is the average number of women who qualified per city in the five cities?',
      hi: 'पाँचों शहरों में प्रति शहर उत्तीर्ण महिलाओं की औसत संख्या कितनी है?',
    },
    key: { kind: 'nat', min: '362', max: '362' },
    solution: {
      en: String.raw`Women who qualified:

- Bhopal: $\dfrac{3}{7} \times 840 = 360$
- Indore: $\dfrac{3}{8} \times 800 = 300$
- Kanpur: $\dfrac{4}{7} \times 840 = 480$
- Patna: $\dfrac{4}{9} \times 720 = 320$
- Ranchi: $\dfrac{7}{16} \times 800 = 350$

Total $= 1810$ and the average $= 1810 \div 5 = 362$. The average of the men is 438; in Kanpur alone the women's part of the ratio is the larger one.`,
      hi: String.raw`उत्तीर्ण महिलाएँ:

- भोपाल: $\dfrac{3}{7} \times 840 = 360$
- इंदौर: $\dfrac{3}{8} \times 800 = 300$
- कानपुर: $\dfrac{4}{7} \times 840 = 480$
- पटना: $\dfrac{4}{9} \times 720 = 320$
- राँची: $\dfrac{7}{16} \times 800 = 350$

योग $= 1810$ और औसत $= 1810 \div 5 = 362$। पुरुषों का औसत 438 है; केवल कानपुर में अनुपात में महिलाओं का भाग बड़ा है।`,
    },
  },
  {
    code: 'apt-047',
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'hard',
    targetSeconds: 100,
    passage: 'apt-p01',
    stem: {
      en: 'Which of the following statements is/are correct? (One or more options may be correct.)',
      hi: 'निम्नलिखित में से कौन-सा/से कथन सही है/हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)',
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'The number of candidates who appeared but did not qualify is the highest in Patna.',
          hi: 'परीक्षा में बैठने पर भी उत्तीर्ण न होने वाले अभ्यर्थियों की संख्या पटना में सबसे अधिक है।',
        },
      },
      {
        id: 'b',
        content: {
          en: 'Women are less than 45% of all those who qualified in the five cities.',
          hi: 'पाँचों शहरों के कुल उत्तीर्ण अभ्यर्थियों में महिलाएँ 45% से कम हैं।',
        },
      },
      {
        id: 'c',
        content: {
          en: 'In more than one of these cities, more women than men qualified.',
          hi: 'इनमें से एक से अधिक शहरों में पुरुषों से अधिक महिलाएँ उत्तीर्ण हुईं।',
        },
      },
      {
        id: 'd',
        content: {
          en: 'The same number of candidates qualified in Bhopal and in Kanpur.',
          hi: 'भोपाल और कानपुर में उत्तीर्ण अभ्यर्थियों की संख्या समान है।',
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['a', 'd'] },
    solution: {
      en: String.raw`- Not qualified: Bhopal 1,560, Indore 2,400, Kanpur 1,960, Patna 2,880 and Ranchi 1,200. Patna has the most.
- Women are $360 + 300 + 480 + 320 + 350 = 1810$ out of 4,000, which is $45.25\%$, not less than 45%.
- Only in Kanpur ($3 : 4$) do the women outnumber the men, not in more than one city.
- Bhopal and Kanpur are equal: $35\%$ of $2400 = 840$ and $30\%$ of $2800 = 840$.`,
      hi: String.raw`- अनुत्तीर्ण अभ्यर्थी भोपाल में 1,560, इंदौर में 2,400, कानपुर में 1,960, पटना में 2,880 और राँची में 1,200 हैं। सबसे अधिक पटना में हैं।
- 4,000 में से महिलाएँ $360 + 300 + 480 + 320 + 350 = 1810$ हैं, जो $45.25\%$ है, 45% से कम नहीं।
- केवल कानपुर ($3 : 4$) में महिलाएँ पुरुषों से अधिक हैं, एक से अधिक शहरों में नहीं।
- भोपाल और कानपुर समान हैं: $2400$ का $35\% = 840$ और $2800$ का $30\% = 840$।`,
    },
  },
  {
    code: 'apt-048',
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'easy',
    targetSeconds: 50,
    passage: 'apt-p02',
    stem: {
      en: 'In which year was the percentage increase in the sales of company P over the previous year the greatest?',
      hi: 'किस वर्ष कंपनी P की बिक्री में पिछले वर्ष की तुलना में प्रतिशत वृद्धि सबसे अधिक थी?',
    },
    options: [
      { id: 'a', content: { en: '2019', hi: '2019' } },
      { id: 'b', content: { en: '2020', hi: '2020' } },
      { id: 'c', content: { en: '2021', hi: '2021' } },
      { id: 'd', content: { en: '2022', hi: '2022' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`- 2019: from 40 to 50, an increase of $\dfrac{10}{40} = 25\%$
- 2020: from 50 to 45, a fall
- 2021: from 45 to 60, an increase of $\dfrac{15}{45} = 33\frac{1}{3}\%$
- 2022: from 60 to 55, a fall

The greatest increase is in 2021. In 2022 it was company Q that sold the most, not P.`,
      hi: String.raw`- 2019: 40 से 50, वृद्धि $\dfrac{10}{40} = 25\%$
- 2020: 50 से 45, कमी
- 2021: 45 से 60, वृद्धि $\dfrac{15}{45} = 33\frac{1}{3}\%$
- 2022: 60 से 55, कमी

सबसे अधिक वृद्धि 2021 में हुई। 2022 में सबसे अधिक बिक्री कंपनी Q की थी, P की नहीं।`,
    },
  },
  {
    code: 'apt-049',
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'medium',
    targetSeconds: 55,
    passage: 'apt-p02',
    stem: {
      en: 'The total sales of company Q in 2020 and 2022 were what percentage of the total sales of company P in all the five years?',
      hi: '2020 और 2022 में कंपनी Q की कुल बिक्री, पाँचों वर्षों में कंपनी P की कुल बिक्री का कितना प्रतिशत थी?',
    },
    options: [
      { id: 'a', content: { en: '50%', hi: '50%' } },
      { id: 'b', content: { en: '52%', hi: '52%' } },
      { id: 'c', content: { en: '48%', hi: '48%' } },
      { id: 'd', content: { en: '46%', hi: '46%' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Company Q in 2020 and 2022: $60 + 70 = 130$ thousand.

Company P in the five years: $40 + 50 + 45 + 60 + 55 = 250$ thousand.

$$
\frac{130}{250} \times 100 = 52
$$

The answer is 52%. The value 50% divides by the total of company Q itself, which is 260 thousand.`,
      hi: String.raw`2020 और 2022 में कंपनी Q: $60 + 70 = 130$ हज़ार।

पाँच वर्षों में कंपनी P: $40 + 50 + 45 + 60 + 55 = 250$ हज़ार।

$$
\frac{130}{250} \times 100 = 52
$$

उत्तर 52% है। 50% तब आता है जब कंपनी Q के ही योग 260 हज़ार से भाग दिया जाए।`,
    },
  },
  {
    code: 'apt-050',
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'easy',
    targetSeconds: 40,
    passage: 'apt-p02',
    stem: {
      en: 'What is the ratio of the combined sales of the two companies in 2019 to their combined sales in 2021?',
      hi: '2019 में दोनों कंपनियों की कुल बिक्री और 2021 में उनकी कुल बिक्री का अनुपात क्या है?',
    },
    options: [
      { id: 'a', content: { en: '22 : 19', hi: '22 : 19' } },
      { id: 'b', content: { en: '5 : 6', hi: '5 : 6' } },
      { id: 'c', content: { en: '9 : 10', hi: '9 : 10' } },
      { id: 'd', content: { en: '19 : 22', hi: '19 : 22' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`2019: $50 + 45 = 95$ thousand. 2021: $60 + 50 = 110$ thousand.

$$
95 : 110 = 19 : 22
$$

The ratio $22 : 19$ is in the reverse order. $5 : 6$ is for company P alone and $9 : 10$ for company Q alone.`,
      hi: String.raw`2019: $50 + 45 = 95$ हज़ार। 2021: $60 + 50 = 110$ हज़ार।

$$
95 : 110 = 19 : 22
$$

$22 : 19$ उलटे क्रम में है। $5 : 6$ केवल कंपनी P का और $9 : 10$ केवल कंपनी Q का अनुपात है।`,
    },
  },
  {
    code: 'apt-051',
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'medium',
    targetSeconds: 50,
    passage: 'apt-p02',
    stem: {
      en: 'By what percentage did the combined sales of the two companies increase from 2018 to 2022? (Round off to two decimal places.)',
      hi: '2018 से 2022 तक दोनों कंपनियों की कुल बिक्री कितने प्रतिशत बढ़ी? (उत्तर दशमलव के दो स्थानों तक पूर्णांकित कीजिए।)',
    },
    key: { kind: 'nat', min: '66.67', max: '66.67', rounding: { decimals: 2, rule: 'half_up' } },
    solution: {
      en: String.raw`2018: $40 + 35 = 75$ thousand. 2022: $55 + 70 = 125$ thousand.

$$
\frac{125 - 75}{75} \times 100 = 66.666\ldots
$$

Rounded off, the increase is 66.67%. The value 40 comes from dividing by the later figure, 125, but an increase is reckoned on the earlier one.`,
      hi: String.raw`2018: $40 + 35 = 75$ हज़ार। 2022: $55 + 70 = 125$ हज़ार।

$$
\frac{125 - 75}{75} \times 100 = 66.666\ldots
$$

पूर्णांकित करने पर वृद्धि 66.67% है। 40 तब आता है जब बाद की संख्या 125 से भाग दिया जाए, पर वृद्धि पहले की संख्या पर निकाली जाती है।`,
    },
  },
  {
    code: 'apt-052',
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'easy',
    targetSeconds: 30,
    passage: 'apt-p03',
    stem: {
      en: 'How much does the family spend on education in a month?',
      hi: 'परिवार एक महीने में शिक्षा पर कितना ख़र्च करता है?',
    },
    options: [
      { id: 'a', content: { en: '₹12,000', hi: '₹12,000' } },
      { id: 'b', content: { en: '₹14,400', hi: '₹14,400' } },
      { id: 'c', content: { en: '₹9,600', hi: '₹9,600' } },
      { id: 'd', content: { en: '₹7,200', hi: '₹7,200' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The whole circle, $360^\circ$, stands for ₹48,000. Education has $72^\circ$:

$$
\frac{72}{360} \times 48000 = 9600
$$

The family spends ₹9,600 on education. ₹12,000 is spent on rent ($90^\circ$) and ₹14,400 on food ($108^\circ$). ₹7,200 takes each degree as ₹100.`,
      hi: String.raw`पूरा वृत्त $360^\circ$, ₹48,000 को दर्शाता है। शिक्षा का कोण $72^\circ$ है:

$$
\frac{72}{360} \times 48000 = 9600
$$

परिवार शिक्षा पर ₹9,600 ख़र्च करता है। ₹12,000 किराए ($90^\circ$) पर और ₹14,400 भोजन ($108^\circ$) पर ख़र्च होते हैं। ₹7,200 में हर डिग्री को ₹100 मान लिया गया है।`,
    },
  },
  {
    code: 'apt-053',
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'easy',
    targetSeconds: 30,
    passage: 'apt-p03',
    stem: {
      en: 'By what percentage is the spending on rent more than the spending on education?',
      hi: 'किराए पर ख़र्च शिक्षा पर ख़र्च से कितने प्रतिशत अधिक है?',
    },
    options: [
      { id: 'a', content: { en: '25%', hi: '25%' } },
      { id: 'b', content: { en: '20%', hi: '20%' } },
      { id: 'c', content: { en: '5%', hi: '5%' } },
      { id: 'd', content: { en: '18%', hi: '18%' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The amounts are in the ratio of the angles, so the angles can be compared directly:

$$
\frac{90 - 72}{72} \times 100 = 25
$$

Rent is 25% more. The value 20% divides by 90, 18 is the difference in degrees, and 5% is the difference as a part of the whole income.`,
      hi: String.raw`राशियाँ कोणों के अनुपात में हैं, अतः कोणों की सीधे तुलना की जा सकती है:

$$
\frac{90 - 72}{72} \times 100 = 25
$$

किराए पर ख़र्च 25% अधिक है। 20% में 90 से भाग दिया गया है, 18 तो कोणों का अंतर (डिग्री में) है, और 5% पूरी आय के भाग के रूप में अंतर है।`,
    },
  },
  {
    code: 'apt-054',
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'hard',
    targetSeconds: 95,
    passage: 'apt-p03',
    stem: {
      en: 'Next month the income is ₹54,000. The spending on food goes up by 12.5%, the spending on the other four heads stays the same in rupees, and the rest is saved. What will be the angle of savings in the pie chart of the next month?',
      hi: 'अगले महीने आय ₹54,000 है। भोजन पर ख़र्च 12.5% बढ़ जाता है, अन्य चार मदों पर ख़र्च रुपयों में उतना ही रहता है और शेष राशि बचाई जाती है। अगले महीने के वृत्त आलेख में बचत का कोण कितना होगा?',
    },
    options: [
      { id: 'a', content: { en: '67.5°', hi: '67.5°' } },
      { id: 'b', content: { en: '60°', hi: '60°' } },
      { id: 'c', content: { en: '36°', hi: '36°' } },
      { id: 'd', content: { en: '72°', hi: '72°' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`This month: food ₹14,400, rent ₹12,000, education ₹9,600, travel ₹4,800, health ₹2,400.

Next month food costs $14400 \times 1.125 = 16200$, so the total spending is $16200 + 12000 + 9600 + 4800 + 2400 = 45000$ and the savings are $54000 - 45000 = 9000$.

$$
\frac{9000}{54000} \times 360 = 60
$$

The angle is 60°. The value 67.5° takes the old income, ₹48,000, as the whole circle, and 72° forgets the rise in food (savings of ₹10,800).`,
      hi: String.raw`इस महीने: भोजन ₹14,400, किराया ₹12,000, शिक्षा ₹9,600, यात्रा ₹4,800, स्वास्थ्य ₹2,400।

अगले महीने भोजन पर $14400 \times 1.125 = 16200$ लगते हैं, अतः कुल ख़र्च $16200 + 12000 + 9600 + 4800 + 2400 = 45000$ और बचत $54000 - 45000 = 9000$ है।

$$
\frac{9000}{54000} \times 360 = 60
$$

कोण 60° होगा। 67.5° में पुरानी आय ₹48,000 को पूरा वृत्त मान लिया गया है, और 72° में भोजन के ख़र्च की वृद्धि छूट गई है (बचत ₹10,800)।`,
    },
  },
  {
    code: 'apt-055',
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'medium',
    targetSeconds: 50,
    passage: 'apt-p03',
    stem: {
      en: 'Leaving out savings, what percentage of the total spending of the family is on rent? (Round off to two decimal places.)',
      hi: 'बचत को छोड़कर, परिवार के कुल ख़र्च का कितना प्रतिशत किराए पर होता है? (उत्तर दशमलव के दो स्थानों तक पूर्णांकित कीजिए।)',
    },
    key: { kind: 'nat', min: '27.78', max: '27.78', rounding: { decimals: 2, rule: 'half_up' } },
    solution: {
      en: String.raw`The total spending has $360^\circ - 36^\circ = 324^\circ$, and rent has $90^\circ$.

$$
\frac{90}{324} \times 100 = 27.777\ldots
$$

Rounded off, it is 27.78%. The value 25% is the share of rent in the whole income, savings included.`,
      hi: String.raw`कुल ख़र्च का कोण $360^\circ - 36^\circ = 324^\circ$ और किराए का कोण $90^\circ$ है।

$$
\frac{90}{324} \times 100 = 27.777\ldots
$$

पूर्णांकित करने पर यह 27.78% है। 25% पूरी आय में, जिसमें बचत भी सम्मिलित है, किराए का भाग है।`,
    },
  },
]
