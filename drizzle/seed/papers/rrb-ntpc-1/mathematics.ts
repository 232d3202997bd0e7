import type { PaperSection } from '../paper.ts'

export const mathematics: PaperSection = {
  presetSectionId: 'mathematics',
  questions: [
    {
      code: 'ntpc-041',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'simplification',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`What is the value of $5\frac{1}{2} - \left\{2\frac{1}{2} - \left(1\frac{1}{4} - \frac{5}{6}\right)\right\} \times \frac{8}{5}$?`,
        hi: String.raw`$5\frac{1}{2} - \left\{2\frac{1}{2} - \left(1\frac{1}{4} - \frac{5}{6}\right)\right\} \times \frac{8}{5}$ का मान कितना है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$4\frac{5}{6}$`, hi: String.raw`$4\frac{5}{6}$` } },
        { id: 'b', content: { en: String.raw`$1\frac{11}{12}$`, hi: String.raw`$1\frac{11}{12}$` } },
        { id: 'c', content: { en: String.raw`$2\frac{1}{6}$`, hi: String.raw`$2\frac{1}{6}$` } },
        { id: 'd', content: { en: String.raw`$5\frac{7}{15}$`, hi: String.raw`$5\frac{7}{15}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Work from the innermost bracket outwards, then multiply, and subtract last.

- Round bracket: $\frac{5}{4} - \frac{5}{6} = \frac{15 - 10}{12} = \frac{5}{12}$
- Curly bracket: $\frac{5}{2} - \frac{5}{12} = \frac{25}{12}$
- Product: $\frac{25}{12} \times \frac{8}{5} = \frac{10}{3}$

Value: $\frac{11}{2} - \frac{10}{3} = \frac{33 - 20}{6} = 2\frac{1}{6}$. Trap: the multiplication comes before the first minus sign.`,
        hi: String.raw`सबसे अंदर के कोष्ठक से शुरू कीजिए, फिर गुणा और अंत में घटाना।

- छोटा कोष्ठक: $\frac{5}{4} - \frac{5}{6} = \frac{15 - 10}{12} = \frac{5}{12}$
- मध्यम कोष्ठक: $\frac{5}{2} - \frac{5}{12} = \frac{25}{12}$
- गुणनफल: $\frac{25}{12} \times \frac{8}{5} = \frac{10}{3}$

मान: $\frac{11}{2} - \frac{10}{3} = \frac{33 - 20}{6} = 2\frac{1}{6}$। ध्यान दें: पहले ऋण चिह्न से पहले गुणा किया जाता है।`,
      },
      reasons: {
        a: {
          en: String.raw`Loses a sign: $2\frac{1}{2} - 1\frac{1}{4} - \frac{5}{6}$ is taken for the curly bracket.`,
          hi: String.raw`चिह्न की ग़लती: मध्यम कोष्ठक को $2\frac{1}{2} - 1\frac{1}{4} - \frac{5}{6}$ मान लिया गया है।`,
        },
        b: {
          en: String.raw`Multiplies only $2\frac{1}{2}$ by $\frac{8}{5}$, not the whole curly bracket.`,
          hi: String.raw`पूरे मध्यम कोष्ठक की जगह केवल $2\frac{1}{2}$ को $\frac{8}{5}$ से गुणा किया गया है।`,
        },
        c: {
          en: String.raw`Right: the product is $\frac{25}{12} \times \frac{8}{5} = \frac{10}{3}$, and $\frac{11}{2} - \frac{10}{3} = \frac{13}{6}$.`,
          hi: String.raw`सही: गुणनफल $\frac{25}{12} \times \frac{8}{5} = \frac{10}{3}$ है और $\frac{11}{2} - \frac{10}{3} = \frac{13}{6}$।`,
        },
        d: {
          en: String.raw`Subtracts before multiplying: $\left(\frac{11}{2} - \frac{25}{12}\right) \times \frac{8}{5}$.`,
          hi: String.raw`गुणा से पहले घटा दिया गया है: $\left(\frac{11}{2} - \frac{25}{12}\right) \times \frac{8}{5}$।`,
        },
      },
    },
    {
      code: 'ntpc-042',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'discount',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: 'The marked price of a table fan is ₹2,750. After allowing a discount of 12%, the shopkeeper still makes a profit of 10%. What is the cost price of the fan?',
        hi: 'एक टेबल फ़ैन का अंकित मूल्य ₹2,750 है। 12% की छूट देने पर भी दुकानदार को 10% का लाभ होता है। फ़ैन का क्रय मूल्य कितना है?',
      },
      options: [
        { id: 'a', content: { en: '₹2,200', hi: '₹2,200' } },
        { id: 'b', content: { en: '₹2,662', hi: '₹2,662' } },
        { id: 'c', content: { en: '₹2,695', hi: '₹2,695' } },
        { id: 'd', content: { en: '₹2,420', hi: '₹2,420' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`A discount is reckoned on the marked price, a profit on the cost price.

Selling price $= 0.88 \times 2750 = 2420$.

This is $110\%$ of the cost price, so the cost price $= 2420 \times \dfrac{100}{110} = 2200$, that is ₹2,200.

In one line: the cost price is $\dfrac{100 - 12}{100 + 10} = \dfrac{4}{5}$ of the marked price, and $\dfrac{4}{5}$ of 2,750 is 2,200.`,
        hi: String.raw`छूट अंकित मूल्य पर और लाभ क्रय मूल्य पर गिना जाता है।

विक्रय मूल्य $= 0.88 \times 2750 = 2420$।

यह क्रय मूल्य का $110\%$ है, अतः क्रय मूल्य $= 2420 \times \dfrac{100}{110} = 2200$, अर्थात् ₹2,200।

एक ही पंक्ति में: क्रय मूल्य अंकित मूल्य का $\dfrac{100 - 12}{100 + 10} = \dfrac{4}{5}$ होता है और 2,750 का $\dfrac{4}{5}$ भाग 2,200 है।`,
      },
      reasons: {
        a: {
          en: 'Right: the selling price is ₹2,420, and 2,420 ÷ 1.10 = 2,200.',
          hi: 'सही: विक्रय मूल्य ₹2,420 है और 2,420 ÷ 1.10 = 2,200।',
        },
        b: {
          en: 'Adds 10% to the selling price ₹2,420; but the cost price must be less than it.',
          hi: 'विक्रय मूल्य ₹2,420 में 10% जोड़ दिया गया है; पर लाभ हो, तो क्रय मूल्य विक्रय मूल्य से कम होता है।',
        },
        c: {
          en: 'Sets the profit against the discount and takes only 12% − 10% = 2% off the marked price.',
          hi: 'छूट में से लाभ घटाकर अंकित मूल्य में केवल 12% − 10% = 2% की कमी की गई है।',
        },
        d: {
          en: 'The selling price, 88% of ₹2,750; the profit is still in it.',
          hi: 'यह विक्रय मूल्य है (₹2,750 का 88%); इसमें लाभ भी शामिल है।',
        },
      },
    },
    {
      code: 'ntpc-043',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'time-and-work',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: String.raw`Irfan can paint $\frac{2}{5}$ of a fence in 8 days and Sneha can paint $\frac{1}{3}$ of it in 10 days. Working together, in how many days can they paint the whole fence?`,
        hi: String.raw`इरफ़ान एक बाड़ का $\frac{2}{5}$ भाग 8 दिनों में रँग सकता है और स्नेहा उसका $\frac{1}{3}$ भाग 10 दिनों में रँग सकती है। दोनों मिलकर पूरी बाड़ कितने दिनों में रँग सकते हैं?`,
      },
      options: [
        { id: 'a', content: { en: '18 days', hi: '18 दिन' } },
        { id: 'b', content: { en: '25 days', hi: '25 दिन' } },
        { id: 'c', content: { en: '9 days', hi: '9 दिन' } },
        { id: 'd', content: { en: '12 days', hi: '12 दिन' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`First find the time for the whole fence, then add the work of one day.

- Irfan: $8 \times \frac{5}{2} = 20$ days
- Sneha: $10 \times 3 = 30$ days

Let the work be 60 units: they do 3 and 2 units a day, together 5. Time $= 60 \div 5 = 12$ days.`,
        hi: String.raw`पहले पूरी बाड़ का समय निकालिए, फिर एक दिन का काम जोड़िए।

- इरफ़ान: $8 \times \frac{5}{2} = 20$ दिन
- स्नेहा: $10 \times 3 = 30$ दिन

माना काम 60 इकाई है: एक दिन में वे 3 और 2 इकाई, अर्थात् मिलकर 5 इकाई काम करते हैं। समय $= 60 \div 5 = 12$ दिन।`,
      },
      reasons: {
        a: {
          en: 'Adds 8 and 10, the days given for parts of the fence.',
          hi: 'बाड़ के भागों के लिए दिए गए 8 और 10 दिनों को जोड़ दिया गया है।',
        },
        b: {
          en: 'Averages the times 20 and 30; two workers together need less than either of them alone.',
          hi: '20 और 30 का औसत लिया गया है; दोनों साथ हों तो समय हर एक के अकेले समय से कम लगता है।',
        },
        c: {
          en: 'Averages 8 and 10, as if each of them had painted the whole fence in that time.',
          hi: '8 और 10 का औसत लिया गया है, मानो इतने दिनों में पूरी बाड़ रँगी गई हो।',
        },
        d: {
          en: String.raw`Right: alone they need 20 and 30 days, and $\frac{1}{20} + \frac{1}{30} = \frac{1}{12}$.`,
          hi: String.raw`सही: अकेले उन्हें 20 और 30 दिन लगते हैं और $\frac{1}{20} + \frac{1}{30} = \frac{1}{12}$।`,
        },
      },
    },
    {
      code: 'ntpc-044',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'ages',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: 'Four years ago the ratio of the ages of Divya and her brother Arun was 5 : 3. Eight years from now the ratio of their ages will be 4 : 3. What is the sum of their present ages?',
        hi: 'चार वर्ष पहले दिव्या और उसके भाई अरुण की आयु का अनुपात 5 : 3 था। अब से आठ वर्ष बाद उनकी आयु का अनुपात 4 : 3 होगा। उनकी वर्तमान आयु का योग कितना है?',
      },
      options: [
        { id: 'a', content: { en: '56 years', hi: '56 वर्ष' } },
        { id: 'b', content: { en: '40 years', hi: '40 वर्ष' } },
        { id: 'c', content: { en: '32 years', hi: '32 वर्ष' } },
        { id: 'd', content: { en: '36 years', hi: '36 वर्ष' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`From "four years ago" to "eight years from now" both grow older by 12 years.

Let the ages four years ago be $5x$ and $3x$:

$$
\frac{5x + 12}{3x + 12} = \frac{4}{3}
$$

$15x + 36 = 12x + 48$, so $x = 4$. Then they were 20 and 12; now they are 24 and 16, and the sum is 40 years.

Check: eight years from now $32 : 24 = 4 : 3$.`,
        hi: String.raw`"चार वर्ष पहले" से "अब से आठ वर्ष बाद" तक दोनों की आयु 12 वर्ष बढ़ती है।

माना चार वर्ष पहले उनकी आयु $5x$ और $3x$ थी:

$$
\frac{5x + 12}{3x + 12} = \frac{4}{3}
$$

$15x + 36 = 12x + 48$, अतः $x = 4$। तब आयु 20 और 12 वर्ष थी; अब 24 और 16 वर्ष है, जिनका योग 40 वर्ष है।

जाँच: आठ वर्ष बाद $32 : 24 = 4 : 3$।`,
      },
      reasons: {
        a: {
          en: 'The sum of their ages eight years from now (32 + 24).',
          hi: 'यह अब से आठ वर्ष बाद की आयु का योग है (32 + 24)।',
        },
        b: {
          en: 'Right: four years ago they were 20 and 12; now they are 24 and 16.',
          hi: 'सही: चार वर्ष पहले उनकी आयु 20 और 12 वर्ष थी; अब 24 और 16 वर्ष है।',
        },
        c: { en: 'The sum of their ages four years ago (20 + 12).', hi: 'यह चार वर्ष पहले की आयु का योग है (20 + 12)।' },
        d: {
          en: 'Adds the four years only once, though both of them have grown older.',
          hi: 'चार वर्ष केवल एक बार जोड़े गए हैं, जबकि दोनों की आयु बढ़ी है।',
        },
      },
    },
    {
      code: 'ntpc-045',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'hcf-and-lcm',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: 'A dealer has 168 litres of mustard oil, 252 litres of groundnut oil and 308 litres of sunflower oil. He wants to fill all the oil, without mixing, in cans of equal capacity so that every can is full. What is the least number of cans that he needs?',
        hi: 'एक व्यापारी के पास 168 लीटर सरसों का तेल, 252 लीटर मूँगफली का तेल और 308 लीटर सूरजमुखी का तेल है। वह सारा तेल, बिना मिलाए, समान धारिता के डिब्बों में इस तरह भरना चाहता है कि हर डिब्बा पूरा भर जाए। उसे कम से कम कितने डिब्बों की आवश्यकता होगी?',
      },
      options: [
        { id: 'a', content: { en: '28', hi: '28' } },
        { id: 'b', content: { en: '26', hi: '26' } },
        { id: 'c', content: { en: '52', hi: '52' } },
        { id: 'd', content: { en: '13', hi: '13' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Fewest cans means the largest can, and its capacity must divide all three quantities: take the HCF.

$168 = 28 \times 6$, $252 = 28 \times 9$, $308 = 28 \times 11$, and 6, 9, 11 have no common factor but 1. So the HCF is 28.

Number of cans $= 6 + 9 + 11 = 26$.

Trap: the question asks for the number of cans, not for the capacity.`,
        hi: String.raw`डिब्बे कम से कम हों, इसके लिए डिब्बा बड़े से बड़ा होना चाहिए और उसकी धारिता से तीनों मात्राएँ विभाज्य होनी चाहिए: म.स. लीजिए।

$168 = 28 \times 6$, $252 = 28 \times 9$, $308 = 28 \times 11$; 6, 9 और 11 का 1 के सिवा कोई समापवर्तक नहीं है। अतः म.स. 28 है।

डिब्बों की संख्या $= 6 + 9 + 11 = 26$।

ध्यान दें: प्रश्न में डिब्बों की संख्या पूछी गई है, धारिता नहीं।`,
      },
      reasons: {
        a: {
          en: 'The capacity of a can in litres (the HCF), not the number of cans.',
          hi: 'यह एक डिब्बे की धारिता (म.स., लीटर में) है, डिब्बों की संख्या नहीं।',
        },
        b: {
          en: 'Right: the largest can holds 28 litres, and 6 + 9 + 11 = 26.',
          hi: 'सही: सबसे बड़ा डिब्बा 28 लीटर का होगा और 6 + 9 + 11 = 26।',
        },
        c: {
          en: 'Uses cans of 14 litres; 14 is a common factor, but not the highest.',
          hi: '14 लीटर के डिब्बे लिए गए हैं; 14 समापवर्तक तो है, पर सबसे बड़ा नहीं।',
        },
        d: {
          en: 'Uses cans of 56 litres; 56 divides 168 but neither 252 nor 308.',
          hi: '56 लीटर के डिब्बे लिए गए हैं; 56 से 168 विभाज्य है, पर 252 और 308 नहीं।',
        },
      },
    },
    {
      code: 'ntpc-046',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'profit-and-loss',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: 'Zubin sells two water coolers for ₹6,600 each. On one he gains 10% and on the other he loses 12%. How much does he lose in the whole transaction?',
        hi: 'ज़ुबिन दो वाटर कूलर ₹6,600 प्रति कूलर की दर से बेचता है। एक पर उसे 10% का लाभ और दूसरे पर 12% की हानि होती है। पूरे लेन-देन में उसे कितनी हानि होती है?',
      },
      options: [
        { id: 'a', content: { en: '₹132', hi: '₹132' } },
        { id: 'b', content: { en: '₹300', hi: '₹300' } },
        { id: 'c', content: { en: '₹264', hi: '₹264' } },
        { id: 'd', content: { en: '₹900', hi: '₹900' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Gain and loss are percentages of the cost price, and the two cost prices differ.

- First cooler: $6600 \div 1.10 = 6000$, a gain of ₹600
- Second cooler: $6600 \div 0.88 = 7500$, a loss of ₹900

Net loss $= 900 - 600$, that is ₹300. Trap: $12\% - 10\% = 2\%$ cannot be used, because the percentages are of different sums.`,
        hi: String.raw`लाभ और हानि क्रय मूल्य के प्रतिशत होते हैं और दोनों क्रय मूल्य अलग-अलग हैं।

- पहला कूलर: $6600 \div 1.10 = 6000$, अर्थात् ₹600 का लाभ
- दूसरा कूलर: $6600 \div 0.88 = 7500$, अर्थात् ₹900 की हानि

कुल हानि $= 900 - 600$, अर्थात् ₹300। ध्यान दें: $12\% - 10\% = 2\%$ नहीं लगा सकते, क्योंकि ये अलग-अलग राशियों के प्रतिशत हैं।`,
      },
      reasons: {
        a: {
          en: 'Reckons 10% and 12% on the selling price ₹6,600 (660 and 792).',
          hi: '10% और 12% विक्रय मूल्य ₹6,600 पर गिने गए हैं (660 और 792)।',
        },
        b: {
          en: 'Right: the coolers cost ₹6,000 and ₹7,500, and 13,500 − 13,200 = 300.',
          hi: 'सही: कूलरों के क्रय मूल्य ₹6,000 और ₹7,500 हैं और 13,500 − 13,200 = 300।',
        },
        c: {
          en: 'Takes 12% − 10% = 2% of the total selling price ₹13,200.',
          hi: 'कुल विक्रय मूल्य ₹13,200 का 12% − 10% = 2% लिया गया है।',
        },
        d: {
          en: 'The loss on the second cooler alone; the gain of ₹600 on the first is left out.',
          hi: 'यह केवल दूसरे कूलर की हानि है; पहले कूलर का ₹600 का लाभ छोड़ दिया गया है।',
        },
      },
    },
    {
      code: 'ntpc-047',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'trains',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: 'A train 240 m long overtakes a man jogging at 9 km/h beside the track in the direction of the train. It passes him completely in 18 seconds. What is the speed of the train?',
        hi: '240 मीटर लंबी एक रेलगाड़ी पटरी के किनारे उसी दिशा में 9 किमी/घंटा की चाल से दौड़ रहे एक व्यक्ति को 18 सेकंड में पूरी तरह पार कर जाती है। रेलगाड़ी की चाल कितनी है?',
      },
      options: [
        { id: 'a', content: { en: '57 km/h', hi: '57 किमी/घंटा' } },
        { id: 'b', content: { en: '48 km/h', hi: '48 किमी/घंटा' } },
        { id: 'c', content: { en: '39 km/h', hi: '39 किमी/घंटा' } },
        { id: 'd', content: { en: '66 km/h', hi: '66 किमी/घंटा' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`To pass the man, the train gains its own length on him.

Relative speed $= \dfrac{240}{18}$ m/s $= \dfrac{240}{18} \times \dfrac{18}{5} = 48$ km/h.

In the same direction the relative speed is the difference: $v - 9 = 48$, so $v = 57$ km/h.`,
        hi: String.raw`व्यक्ति को पार करने के लिए रेलगाड़ी उससे अपनी लंबाई जितनी अधिक दूरी तय करती है।

सापेक्ष चाल $= \dfrac{240}{18}$ मी/से $= \dfrac{240}{18} \times \dfrac{18}{5} = 48$ किमी/घंटा।

समान दिशा में सापेक्ष चाल दोनों चालों का अंतर होती है: $v - 9 = 48$, अतः $v = 57$ किमी/घंटा।`,
      },
      reasons: {
        a: {
          en: 'Right: the relative speed is 48 km/h, and 48 + 9 = 57.',
          hi: 'सही: सापेक्ष चाल 48 किमी/घंटा है और 48 + 9 = 57।',
        },
        b: {
          en: 'The speed relative to the man; his own speed is not added.',
          hi: 'यह व्यक्ति के सापेक्ष चाल है; व्यक्ति की अपनी चाल नहीं जोड़ी गई।',
        },
        c: {
          en: 'Subtracts 9 from 48, as if the man were coming towards the train.',
          hi: '48 में से 9 घटाया गया है, मानो व्यक्ति सामने से आ रहा हो।',
        },
        d: { en: "Adds the man's speed twice: 48 + 9 + 9.", hi: 'व्यक्ति की चाल दो बार जोड़ दी गई है: 48 + 9 + 9।' },
      },
    },
    {
      code: 'ntpc-048',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'trigonometry',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`If $4\cot\theta = 3$, then what is the value of $\dfrac{5\sin\theta - 3\cos\theta}{\sin\theta + 2\cos\theta}$?`,
        hi: String.raw`यदि $4\cot\theta = 3$ है, तो $\dfrac{5\sin\theta - 3\cos\theta}{\sin\theta + 2\cos\theta}$ का मान कितना है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\frac{3}{11}$`, hi: String.raw`$\frac{3}{11}$` } },
        { id: 'b', content: { en: String.raw`$\frac{10}{11}$`, hi: String.raw`$\frac{10}{11}$` } },
        { id: 'c', content: { en: String.raw`$\frac{11}{10}$`, hi: String.raw`$\frac{11}{10}$` } },
        { id: 'd', content: { en: String.raw`$\frac{29}{10}$`, hi: String.raw`$\frac{29}{10}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Divide the numerator and the denominator by $\cos\theta$; then only $\tan\theta$ is needed.

$\cot\theta = \dfrac{3}{4}$, so $\tan\theta = \dfrac{4}{3}$.

$$
\frac{5\tan\theta - 3}{\tan\theta + 2} = \frac{\frac{20}{3} - 3}{\frac{4}{3} + 2} = \frac{11}{10}
$$

Quicker: put $\sin\theta = 4k$, $\cos\theta = 3k$: $\dfrac{20 - 9}{4 + 6} = \dfrac{11}{10}$.`,
        hi: String.raw`अंश और हर को $\cos\theta$ से भाग दीजिए; तब केवल $\tan\theta$ चाहिए।

$\cot\theta = \dfrac{3}{4}$, अतः $\tan\theta = \dfrac{4}{3}$।

$$
\frac{5\tan\theta - 3}{\tan\theta + 2} = \frac{\frac{20}{3} - 3}{\frac{4}{3} + 2} = \frac{11}{10}
$$

और जल्दी: $\sin\theta = 4k$, $\cos\theta = 3k$ रखिए: $\dfrac{20 - 9}{4 + 6} = \dfrac{11}{10}$।`,
      },
      reasons: {
        a: {
          en: String.raw`Takes $\tan\theta = \frac{3}{4}$, which is the value of $\cot\theta$.`,
          hi: String.raw`$\tan\theta = \frac{3}{4}$ लिया गया है, जो $\cot\theta$ का मान है।`,
        },
        b: {
          en: 'Turns the fraction over: the denominator is divided by the numerator.',
          hi: 'भिन्न उलट गई है: हर को अंश से भाग दे दिया गया है।',
        },
        c: {
          en: String.raw`Right: with $\tan\theta = \frac{4}{3}$ the value is $\frac{11}{3} \div \frac{10}{3}$.`,
          hi: String.raw`सही: $\tan\theta = \frac{4}{3}$ रखने पर मान $\frac{11}{3} \div \frac{10}{3}$ है।`,
        },
        d: { en: 'Adds $3$ in the numerator instead of subtracting it.', hi: 'अंश में $3$ घटाने के बजाय जोड़ दिया गया है।' },
      },
    },
    {
      code: 'ntpc-049',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'mixture',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: 'One alloy has copper and tin in the ratio 5 : 3, and another has them in the ratio 1 : 2. If 16 kg of the first and 24 kg of the second are melted together, what is the ratio of copper to tin in the new alloy?',
        hi: 'एक मिश्रधातु में ताँबा और टिन 5 : 3 के अनुपात में हैं और दूसरी में 1 : 2 के अनुपात में। यदि पहली मिश्रधातु के 16 किग्रा और दूसरी के 24 किग्रा को एक साथ पिघलाया जाए, तो नई मिश्रधातु में ताँबे और टिन का अनुपात कितना होगा?',
      },
      options: [
        { id: 'a', content: { en: '6 : 5', hi: '6 : 5' } },
        { id: 'b', content: { en: '11 : 9', hi: '11 : 9' } },
        { id: 'c', content: { en: '23 : 25', hi: '23 : 25' } },
        { id: 'd', content: { en: '9 : 11', hi: '9 : 11' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Ratios of different quantities cannot be added; turn them into kilograms first.

| | Copper (kg) | Tin (kg) |
| --- | ---: | ---: |
| First, 16 kg (8 parts of 2 kg) | 10 | 6 |
| Second, 24 kg (3 parts of 8 kg) | 8 | 16 |
| Together | 18 | 22 |

Copper : tin $= 18 : 22 = 9 : 11$.`,
        hi: String.raw`अलग-अलग मात्राओं के अनुपात जोड़े नहीं जाते; पहले उन्हें किलोग्राम में बदलिए।

| | ताँबा (किग्रा) | टिन (किग्रा) |
| --- | ---: | ---: |
| पहली, 16 किग्रा (2 किग्रा के 8 भाग) | 10 | 6 |
| दूसरी, 24 किग्रा (8 किग्रा के 3 भाग) | 8 | 16 |
| कुल | 18 | 22 |

ताँबा : टिन $= 18 : 22 = 9 : 11$।`,
      },
      reasons: {
        a: {
          en: 'Adds the terms of the two ratios: (5 + 1) : (3 + 2).',
          hi: 'दोनों अनुपातों के पद जोड़ दिए गए हैं: (5 + 1) : (3 + 2)।',
        },
        b: { en: 'This is the ratio of tin to copper.', hi: 'यह टिन और ताँबे का अनुपात है।' },
        c: {
          en: 'Mixes equal quantities of the two alloys and leaves out 16 kg and 24 kg.',
          hi: 'दोनों मिश्रधातुएँ बराबर मात्रा में मान ली गई हैं; 16 किग्रा और 24 किग्रा को छोड़ दिया गया है।',
        },
        d: {
          en: 'Right: copper 10 + 8 = 18 kg and tin 6 + 16 = 22 kg.',
          hi: 'सही: ताँबा 10 + 8 = 18 किग्रा और टिन 6 + 16 = 22 किग्रा।',
        },
      },
    },
    {
      code: 'ntpc-050',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'percentage',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: 'Lakshmi spends 40% of her monthly salary on household needs and 25% of the remainder on the education of her children. She is then left with ₹15,750. What is her monthly salary?',
        hi: 'लक्ष्मी अपने मासिक वेतन का 40% घर की ज़रूरतों पर और शेष का 25% बच्चों की पढ़ाई पर ख़र्च करती है। इसके बाद उसके पास ₹15,750 बचते हैं। उसका मासिक वेतन कितना है?',
      },
      options: [
        { id: 'a', content: { en: '₹45,000', hi: '₹45,000' } },
        { id: 'b', content: { en: '₹35,000', hi: '₹35,000' } },
        { id: 'c', content: { en: '₹26,250', hi: '₹26,250' } },
        { id: 'd', content: { en: '₹21,000', hi: '₹21,000' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The second percentage is of the remainder, so the parts that are left are multiplied.

After the household needs $60\%$ is left, and $75\%$ of that after the education: $0.60 \times 0.75 = 0.45$ of the salary.

$45\%$ of the salary $= 15750$, so the salary $= \dfrac{15750}{45} \times 100 = 35000$, that is ₹35,000.`,
        hi: String.raw`दूसरा प्रतिशत शेष राशि का है, इसलिए बचे हुए भागों को गुणा किया जाता है।

घर की ज़रूरतों के बाद $60\%$ बचता है और पढ़ाई के बाद उसका $75\%$: वेतन का $0.60 \times 0.75 = 0.45$।

वेतन का $45\% = 15750$, अतः वेतन $= \dfrac{15750}{45} \times 100 = 35000$, अर्थात् ₹35,000।`,
      },
      reasons: {
        a: {
          en: 'Takes the 25% of the whole salary and divides by 35%.',
          hi: '25% को पूरे वेतन का मानकर 35% से भाग दिया गया है।',
        },
        b: {
          en: 'Right: 75% of 60% is 45%, and 45% of 35,000 is 15,750.',
          hi: 'सही: 60% का 75% = 45% और 35,000 का 45% = 15,750।',
        },
        c: {
          en: 'Leaves out the education: divides ₹15,750 by 60%.',
          hi: 'पढ़ाई का ख़र्च छोड़ दिया गया है: ₹15,750 को 60% से भाग दिया गया है।',
        },
        d: {
          en: 'The amount left after the household needs, not the salary.',
          hi: 'यह घर की ज़रूरतों के बाद बची राशि है, वेतन नहीं।',
        },
      },
    },
    {
      code: 'ntpc-051',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'geometry',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: 'Two parallel chords of a circle of radius 25 cm are 14 cm and 40 cm long. If they lie on opposite sides of the centre, what is the distance between them?',
        hi: '25 सेमी त्रिज्या वाले एक वृत्त की दो समांतर जीवाएँ 14 सेमी और 40 सेमी लंबी हैं। यदि वे केंद्र के विपरीत ओर स्थित हैं, तो उनके बीच की दूरी कितनी है?',
      },
      options: [
        { id: 'a', content: { en: '9 cm', hi: '9 सेमी' } },
        { id: 'b', content: { en: '27 cm', hi: '27 सेमी' } },
        { id: 'c', content: { en: '39 cm', hi: '39 सेमी' } },
        { id: 'd', content: { en: '26 cm', hi: '26 सेमी' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The perpendicular from the centre halves a chord, so half-chord, distance and radius form a right-angled triangle.

- Chord 14 cm: distance $= \sqrt{25^2 - 7^2} = \sqrt{576} = 24$ cm
- Chord 40 cm: distance $= \sqrt{25^2 - 20^2} = \sqrt{225} = 15$ cm

On opposite sides of the centre the distances are added: $24 + 15 = 39$ cm.`,
        hi: String.raw`केंद्र से डाला गया लंब जीवा को समद्विभाजित करता है, इसलिए आधी जीवा, दूरी और त्रिज्या से समकोण त्रिभुज बनता है।

- 14 सेमी की जीवा: दूरी $= \sqrt{25^2 - 7^2} = \sqrt{576} = 24$ सेमी
- 40 सेमी की जीवा: दूरी $= \sqrt{25^2 - 20^2} = \sqrt{225} = 15$ सेमी

केंद्र के विपरीत ओर होने पर दूरियाँ जोड़ी जाती हैं: $24 + 15 = 39$ सेमी।`,
      },
      reasons: {
        a: {
          en: '24 − 15: the distance if both chords lay on the same side of the centre.',
          hi: '24 − 15: यह दूरी तब होती जब दोनों जीवाएँ केंद्र के एक ही ओर होतीं।',
        },
        b: {
          en: 'Adds half the chords (7 + 20) instead of their distances from the centre.',
          hi: 'केंद्र से जीवाओं की दूरियों के बजाय आधी जीवाएँ (7 + 20) जोड़ दी गई हैं।',
        },
        c: {
          en: 'Right: the chords are 24 cm and 15 cm from the centre, on opposite sides.',
          hi: 'सही: जीवाएँ केंद्र से 24 सेमी और 15 सेमी दूर हैं और विपरीत ओर हैं।',
        },
        d: {
          en: 'The difference of the lengths of the chords (40 − 14).',
          hi: 'यह जीवाओं की लंबाइयों का अंतर है (40 − 14)।',
        },
      },
    },
    {
      code: 'ntpc-052',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'simple-and-compound-interest',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: 'At a certain rate of simple interest, a sum of money amounts to ₹8,680 in 3 years and to ₹9,800 in 5 years. What is the sum?',
        hi: 'साधारण ब्याज की किसी दर पर एक धनराशि 3 वर्ष में ₹8,680 और 5 वर्ष में ₹9,800 हो जाती है। वह धनराशि कितनी है?',
      },
      options: [
        { id: 'a', content: { en: '₹7,000', hi: '₹7,000' } },
        { id: 'b', content: { en: '₹7,560', hi: '₹7,560' } },
        { id: 'c', content: { en: '₹8,008', hi: '₹8,008' } },
        { id: 'd', content: { en: '₹8,120', hi: '₹8,120' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Simple interest is the same every year, so the two amounts differ by the interest of $5 - 3 = 2$ years.

Interest of 2 years $= 9800 - 8680 = 1120$; of 1 year, 560; of 3 years, 1680.

Sum $= 8680 - 1680 = 7000$, that is ₹7,000.`,
        hi: String.raw`साधारण ब्याज हर वर्ष समान होता है, इसलिए दोनों मिश्रधनों का अंतर $5 - 3 = 2$ वर्ष का ब्याज है।

2 वर्ष का ब्याज $= 9800 - 8680 = 1120$; 1 वर्ष का 560; 3 वर्ष का 1680।

धनराशि $= 8680 - 1680 = 7000$, अर्थात् ₹7,000।`,
      },
      reasons: {
        a: {
          en: 'Right: the interest is ₹560 a year, and 8,680 − 3 × 560 = 7,000.',
          hi: 'सही: प्रति वर्ष ब्याज ₹560 है और 8,680 − 3 × 560 = 7,000।',
        },
        b: {
          en: 'Takes off only 2 years of interest (₹1,120) instead of 3.',
          hi: '3 वर्ष के बजाय केवल 2 वर्ष का ब्याज (₹1,120) घटाया गया है।',
        },
        c: {
          en: 'Spreads ₹1,120 over 5 years: 3 × 224 = 672 is taken off.',
          hi: '₹1,120 को 5 वर्ष का ब्याज मान लिया गया है: 3 × 224 = 672 घटाया गया है।',
        },
        d: { en: 'Takes off the interest of one year only.', hi: 'केवल एक वर्ष का ब्याज घटाया गया है।' },
      },
    },
    {
      code: 'ntpc-053',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'number-system',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: 'When a number is divided successively by 4, 5 and 7, the remainders are 2, 3 and 4 respectively. What is the remainder when the same number is divided by 140?',
        hi: 'जब किसी संख्या को क्रमिक रूप से 4, 5 और 7 से विभाजित किया जाता है, तो शेषफल क्रमशः 2, 3 और 4 प्राप्त होते हैं। उसी संख्या को 140 से विभाजित करने पर शेषफल क्या होगा?',
      },
      options: [
        { id: 'a', content: { en: '18', hi: '18' } },
        { id: 'b', content: { en: '94', hi: '94' } },
        { id: 'c', content: { en: '24', hi: '24' } },
        { id: 'd', content: { en: '23', hi: '23' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`In successive division each quotient is divided by the next divisor. Go back from the last step.

- Last step: the number divided by 7 is $7k + 4$
- Before that: $5(7k + 4) + 3 = 35k + 23$
- First: $4(35k + 23) + 2 = 140k + 94$

The remainder on division by 140 is 94. Check: $94 = 4 \times 23 + 2$, $23 = 5 \times 4 + 3$, $4 = 7 \times 0 + 4$.`,
        hi: String.raw`क्रमिक विभाजन में हर भागफल को अगले भाजक से भाग दिया जाता है। अंतिम चरण से पीछे की ओर चलिए।

- अंतिम चरण: 7 से विभाजित होने वाली संख्या $7k + 4$ है
- उससे पहले: $5(7k + 4) + 3 = 35k + 23$
- मूल संख्या: $4(35k + 23) + 2 = 140k + 94$

140 से भाग देने पर शेषफल 94 है। जाँच: $94 = 4 \times 23 + 2$, $23 = 5 \times 4 + 3$, $4 = 7 \times 0 + 4$।`,
      },
      reasons: {
        a: {
          en: 'Divides the number itself by 4, 5 and 7 in turn, not the quotients.',
          hi: 'भागफलों के बजाय हर बार मूल संख्या को ही 4, 5 और 7 से भाग दिया गया है।',
        },
        b: {
          en: 'Right: going back, 4 × (5 × 4 + 3) + 2 = 94.',
          hi: 'सही: पीछे की ओर चलने पर 4 × (5 × 4 + 3) + 2 = 94।',
        },
        c: { en: 'The product of the three remainders, 2 × 3 × 4.', hi: 'यह तीनों शेषफलों का गुणनफल है, 2 × 3 × 4।' },
        d: {
          en: String.raw`Stops one step early: $5 \times 4 + 3 = 23$ is the first quotient, not the number.`,
          hi: String.raw`एक चरण पहले रुक गए हैं: $5 \times 4 + 3 = 23$ पहला भागफल है, संख्या नहीं।`,
        },
      },
    },
    {
      code: 'ntpc-054',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'boats-and-streams',
      difficulty: 'hard',
      targetSeconds: 95,
      stem: {
        en: 'A motorboat takes 7 hours to go 20 km upstream and 27 km downstream. It takes 12 hours to go 35 km upstream and 45 km downstream. At what speed does the motorboat go downstream?',
        hi: 'एक मोटरबोट को 20 किमी धारा के प्रतिकूल और 27 किमी धारा के अनुकूल जाने में 7 घंटे लगते हैं। उसे 35 किमी धारा के प्रतिकूल और 45 किमी धारा के अनुकूल जाने में 12 घंटे लगते हैं। धारा के अनुकूल मोटरबोट की चाल कितनी है?',
      },
      options: [
        { id: 'a', content: { en: '7 km/h', hi: '7 किमी/घंटा' } },
        { id: 'b', content: { en: '5 km/h', hi: '5 किमी/घंटा' } },
        { id: 'c', content: { en: '9 km/h', hi: '9 किमी/घंटा' } },
        { id: 'd', content: { en: '2 km/h', hi: '2 किमी/घंटा' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Let $u$ and $v$ be the hours for 1 km upstream and downstream; then both equations are linear:

$$
20u + 27v = 7, \qquad 35u + 45v = 12
$$

Make the terms with $v$ equal ($135v$): $100u + 135v = 35$ and $105u + 135v = 36$. So $5u = 1$, $u = \dfrac{1}{5}$, and $27v = 7 - 4 = 3$ gives $v = \dfrac{1}{9}$.

So it goes 5 km/h upstream and 9 km/h downstream.

In the hall: look for speeds that divide the distances well. $20 \div 5 + 27 \div 9 = 7$ and $35 \div 5 + 45 \div 9 = 12$ fit at once.`,
        hi: String.raw`माना 1 किमी जाने में धारा के प्रतिकूल $u$ और अनुकूल $v$ घंटे लगते हैं; तब दोनों समीकरण रैखिक हो जाते हैं:

$$
20u + 27v = 7, \qquad 35u + 45v = 12
$$

$v$ वाले पद बराबर ($135v$) कीजिए: $100u + 135v = 35$ और $105u + 135v = 36$। अतः $5u = 1$, $u = \dfrac{1}{5}$ और $27v = 7 - 4 = 3$ से $v = \dfrac{1}{9}$।

अतः धारा के प्रतिकूल चाल 5 किमी/घंटा और अनुकूल चाल 9 किमी/घंटा है।

परीक्षा में: ऐसी चालें सोचिए जिनसे दूरियाँ विभाज्य हों। $20 \div 5 + 27 \div 9 = 7$ और $35 \div 5 + 45 \div 9 = 12$ तुरंत बैठ जाते हैं।`,
      },
      reasons: {
        a: {
          en: 'The speed in still water, (9 + 5) ÷ 2; downstream the stream is added.',
          hi: 'यह स्थिर जल में चाल है, (9 + 5) ÷ 2; धारा के अनुकूल जाने पर धारा की चाल जुड़ती है।',
        },
        b: {
          en: 'The upstream speed, from the other unknown of the equations.',
          hi: 'यह धारा के प्रतिकूल चाल है, जो समीकरणों की दूसरी अज्ञात राशि से मिलती है।',
        },
        c: {
          en: 'Right: 20 ÷ 5 + 27 ÷ 9 = 7 and 35 ÷ 5 + 45 ÷ 9 = 12.',
          hi: 'सही: 20 ÷ 5 + 27 ÷ 9 = 7 और 35 ÷ 5 + 45 ÷ 9 = 12।',
        },
        d: {
          en: 'The speed of the stream: half the difference of 9 and 5.',
          hi: 'यह धारा की चाल है: 9 और 5 के अंतर का आधा।',
        },
      },
    },
    {
      code: 'ntpc-055',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'ratio',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: 'If $m$ is the mean proportional between 9 and 16, then what is the third proportional to $m$ and 30?',
        hi: 'यदि 9 और 16 का मध्यानुपाती $m$ है, तो $m$ और 30 का तृतीयानुपाती क्या है?',
      },
      options: [
        { id: 'a', content: { en: '72', hi: '72' } },
        { id: 'b', content: { en: '56.25', hi: '56.25' } },
        { id: 'c', content: { en: '48', hi: '48' } },
        { id: 'd', content: { en: '75', hi: '75' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Mean proportional of $a$ and $b$ is $\sqrt{ab}$; the third proportional $x$ to $p$ and $q$ satisfies $p : q = q : x$.

Mean proportional: $m = \sqrt{9 \times 16} = 3 \times 4 = 12$.

$12 : 30 = 30 : x$, so $x = \dfrac{30 \times 30}{12} = 75$.`,
        hi: String.raw`$a$ और $b$ का मध्यानुपाती $\sqrt{ab}$ होता है; $p$ और $q$ का तृतीयानुपाती $x$ हो, तो $p : q = q : x$।

मध्यानुपाती: $m = \sqrt{9 \times 16} = 3 \times 4 = 12$।

$12 : 30 = 30 : x$, अतः $x = \dfrac{30 \times 30}{12} = 75$।`,
      },
      reasons: {
        a: {
          en: 'Takes the average 12.5 of 9 and 16 for their mean proportional.',
          hi: 'मध्यानुपाती की जगह 9 और 16 का औसत 12.5 लिया गया है।',
        },
        b: {
          en: String.raw`Works with 16 instead of the mean proportional: $30^2 \div 16$.`,
          hi: String.raw`मध्यानुपाती के बजाय 16 से भाग दिया गया है: $30^2 \div 16$।`,
        },
        c: {
          en: 'Adds the difference 30 − 12 = 18 once more; a proportion keeps the quotient, not the difference.',
          hi: 'अंतर 30 − 12 = 18 को फिर जोड़ दिया गया है; समानुपात में भागफल समान रहता है, अंतर नहीं।',
        },
        d: {
          en: String.raw`Right: the mean proportional is 12, and $30^2 \div 12 = 75$.`,
          hi: String.raw`सही: मध्यानुपाती 12 है और $30^2 \div 12 = 75$।`,
        },
      },
    },
    {
      code: 'ntpc-056',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'average',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: 'The average weight of 20 parcels is 12.5 kg. If 4 of them, with an average weight of 16.5 kg, are sent off, what is the average weight of the remaining parcels?',
        hi: '20 पार्सलों का औसत भार 12.5 किग्रा है। यदि उनमें से 4 पार्सल, जिनका औसत भार 16.5 किग्रा है, भेज दिए जाएँ, तो शेष पार्सलों का औसत भार कितना होगा?',
      },
      options: [
        { id: 'a', content: { en: '11.5 kg', hi: '11.5 किग्रा' } },
        { id: 'b', content: { en: '8.5 kg', hi: '8.5 किग्रा' } },
        { id: 'c', content: { en: '11.7 kg', hi: '11.7 किग्रा' } },
        { id: 'd', content: { en: '9.2 kg', hi: '9.2 किग्रा' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Work with totals: average × number.

- All 20: $20 \times 12.5 = 250$ kg
- The 4 sent off: $4 \times 16.5 = 66$ kg

Remaining 16: $\dfrac{250 - 66}{16} = \dfrac{184}{16} = 11.5$ kg.

Quicker: the 4 parcels are $4 \times 4 = 16$ kg above the average, so the other 16 are on average 1 kg below it.`,
        hi: String.raw`योग से हल कीजिए: औसत × संख्या।

- सभी 20: $20 \times 12.5 = 250$ किग्रा
- भेजे गए 4: $4 \times 16.5 = 66$ किग्रा

शेष 16: $\dfrac{250 - 66}{16} = \dfrac{184}{16} = 11.5$ किग्रा।

और जल्दी: 4 पार्सल औसत से कुल $4 \times 4 = 16$ किग्रा अधिक हैं, इसलिए बाक़ी 16 पार्सल औसत से 1 किग्रा प्रति पार्सल कम हैं।`,
      },
      reasons: {
        a: { en: 'Right: 250 − 66 = 184 kg for 16 parcels.', hi: 'सही: 16 पार्सलों का भार 250 − 66 = 184 किग्रा है।' },
        b: {
          en: 'Takes 12.5 for the middle of 16.5 and the answer; but the groups are not of equal size.',
          hi: '12.5 को 16.5 और उत्तर का मध्य मान लिया गया है; पर दोनों समूह बराबर नहीं हैं।',
        },
        c: {
          en: 'Spreads the excess of 4 × 4 = 16 kg over 20 parcels instead of the 16 that remain.',
          hi: '4 × 4 = 16 किग्रा की अधिकता को शेष 16 के बजाय 20 पार्सलों में बाँटा गया है।',
        },
        d: {
          en: 'Divides 184 kg by 20, the old number of parcels.',
          hi: '184 किग्रा को पार्सलों की पुरानी संख्या 20 से भाग दिया गया है।',
        },
      },
    },
    {
      code: 'ntpc-057',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'algebra',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: 'If $a + b = 13$ and $ab = 36$, then what is the value of $a^3 + b^3$?',
        hi: 'यदि $a + b = 13$ और $ab = 36$ है, तो $a^3 + b^3$ का मान कितना है?',
      },
      options: [
        { id: 'a', content: { en: '1,729', hi: '1,729' } },
        { id: 'b', content: { en: '793', hi: '793' } },
        { id: 'c', content: { en: '2,089', hi: '2,089' } },
        { id: 'd', content: { en: '3,601', hi: '3,601' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`$(a + b)^3 = a^3 + b^3 + 3ab(a + b)$, so

$$
a^3 + b^3 = 13^3 - 3 \times 36 \times 13 = 2197 - 1404 = 793
$$

Quicker: $13 = 9 + 4$ and $36 = 9 \times 4$, so the numbers are 9 and 4, and $729 + 64 = 793$.`,
        hi: String.raw`$(a + b)^3 = a^3 + b^3 + 3ab(a + b)$, अतः

$$
a^3 + b^3 = 13^3 - 3 \times 36 \times 13 = 2197 - 1404 = 793
$$

और जल्दी: $13 = 9 + 4$ और $36 = 9 \times 4$, अतः संख्याएँ 9 और 4 हैं और $729 + 64 = 793$।`,
      },
      reasons: {
        a: {
          en: 'Uses $(a + b)(a^2 + ab + b^2)$, in which the sign of $ab$ is wrong.',
          hi: '$(a + b)(a^2 + ab + b^2)$ लगाया गया है, जिसमें $ab$ का चिह्न ग़लत है।',
        },
        b: {
          en: String.raw`Right: $13^3 - 3 \times 36 \times 13 = 2197 - 1404$.`,
          hi: String.raw`सही: $13^3 - 3 \times 36 \times 13 = 2197 - 1404$।`,
        },
        c: {
          en: 'Subtracts $3ab = 108$ and forgets the factor $(a + b)$.',
          hi: 'केवल $3ab = 108$ घटाया गया है; गुणक $(a + b)$ छूट गया है।',
        },
        d: {
          en: 'Adds $3ab(a + b) = 1404$ instead of subtracting it.',
          hi: '$3ab(a + b) = 1404$ घटाने के बजाय जोड़ दिया गया है।',
        },
      },
    },
    {
      code: 'ntpc-058',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'simple-and-compound-interest',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: 'The compound interest on a sum for 2 years at 15% per annum, compounded annually, is ₹2,580. What is the simple interest on the same sum for 3 years at the same rate?',
        hi: 'किसी धनराशि पर 15% वार्षिक दर से, वार्षिक रूप से संयोजित होने पर, 2 वर्ष का चक्रवृद्धि ब्याज ₹2,580 है। उसी धनराशि पर उसी दर से 3 वर्ष का साधारण ब्याज कितना होगा?',
      },
      options: [
        { id: 'a', content: { en: '₹3,870', hi: '₹3,870' } },
        { id: 'b', content: { en: '₹4,167', hi: '₹4,167' } },
        { id: 'c', content: { en: '₹3,780', hi: '₹3,780' } },
        { id: 'd', content: { en: '₹3,600', hi: '₹3,600' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Compound interest of 2 years at $15\%$ is $15 + 15 + \dfrac{15 \times 15}{100} = 32.25\%$ of the sum; simple interest of 3 years is $45\%$.

Sum $= \dfrac{2580}{32.25} \times 100 = 8000$.

Simple interest $= 45\%$ of $8000 = 3600$, that is ₹3,600.

Check: $8000 \times 0.15 = 1200$ in the first year, $1200 + 180 = 1380$ in the second; $1200 + 1380 = 2580$.`,
        hi: String.raw`$15\%$ की दर से 2 वर्ष का चक्रवृद्धि ब्याज धनराशि का $15 + 15 + \dfrac{15 \times 15}{100} = 32.25\%$ होता है और 3 वर्ष का साधारण ब्याज $45\%$।

धनराशि $= \dfrac{2580}{32.25} \times 100 = 8000$।

साधारण ब्याज $= 8000$ का $45\% = 3600$, अर्थात् ₹3,600।

जाँच: पहले वर्ष $8000 \times 0.15 = 1200$, दूसरे वर्ष $1200 + 180 = 1380$; $1200 + 1380 = 2580$।`,
      },
      reasons: {
        a: {
          en: 'Takes half as much again as the compound interest (2,580 × 1.5).',
          hi: 'चक्रवृद्धि ब्याज का ही डेढ़ गुना लिया गया है (2,580 × 1.5)।',
        },
        b: {
          en: 'The compound interest for 3 years on ₹8,000, not the simple interest.',
          hi: 'यह ₹8,000 पर 3 वर्ष का चक्रवृद्धि ब्याज है, साधारण ब्याज नहीं।',
        },
        c: {
          en: "Adds one year's simple interest of ₹1,200 to the compound interest of 2 years.",
          hi: '2 वर्ष के चक्रवृद्धि ब्याज में एक वर्ष का साधारण ब्याज ₹1,200 जोड़ दिया गया है।',
        },
        d: {
          en: 'Right: the sum is ₹8,000, and 45% of it is ₹3,600.',
          hi: 'सही: धनराशि ₹8,000 है और उसका 45% ₹3,600 है।',
        },
      },
    },
    {
      code: 'ntpc-059',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'mensuration',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: 'The diagonals of a rhombus are 20 cm and 48 cm long. What is its perimeter?',
        hi: 'एक समचतुर्भुज के विकर्ण 20 सेमी और 48 सेमी लंबे हैं। उसका परिमाप कितना है?',
      },
      options: [
        { id: 'a', content: { en: '208 cm', hi: '208 सेमी' } },
        { id: 'b', content: { en: '136 cm', hi: '136 सेमी' } },
        { id: 'c', content: { en: '104 cm', hi: '104 सेमी' } },
        { id: 'd', content: { en: '272 cm', hi: '272 सेमी' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The diagonals of a rhombus bisect each other at right angles, so half of each and a side form a right-angled triangle.

Side $= \sqrt{10^2 + 24^2} = \sqrt{676} = 26$ cm (5, 12, 13 doubled).

Perimeter $= 4 \times 26 = 104$ cm. Trap: halve the diagonals first.`,
        hi: String.raw`समचतुर्भुज के विकर्ण एक-दूसरे को समकोण पर समद्विभाजित करते हैं, इसलिए दोनों विकर्णों के आधे और एक भुजा से समकोण त्रिभुज बनता है।

भुजा $= \sqrt{10^2 + 24^2} = \sqrt{676} = 26$ सेमी (5, 12, 13 का दुगुना)।

परिमाप $= 4 \times 26 = 104$ सेमी। ध्यान दें: पहले विकर्णों को आधा कीजिए।`,
      },
      reasons: {
        a: {
          en: 'Uses the whole diagonals as legs: the hypotenuse 52 cm is taken for the side.',
          hi: 'पूरे विकर्णों को समकोण बनाने वाली भुजाएँ मान लिया गया है: कर्ण 52 सेमी को भुजा मान लिया है।',
        },
        b: {
          en: 'Treats the diagonals as the sides of a rectangle: 2 × (20 + 48).',
          hi: 'विकर्णों को आयत की भुजाएँ मान लिया गया है: 2 × (20 + 48)।',
        },
        c: { en: 'Right: the side is 26 cm, and 4 × 26 = 104.', hi: 'सही: भुजा 26 सेमी है और 4 × 26 = 104।' },
        d: {
          en: 'Takes the sum of the diagonals, 68 cm, for a side.',
          hi: 'विकर्णों के योग 68 सेमी को भुजा मान लिया गया है।',
        },
      },
    },
    {
      code: 'ntpc-060',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'pipes-and-cisterns',
      difficulty: 'hard',
      targetSeconds: 85,
      stem: {
        en: 'Pipes A and B can fill an empty tank in 24 hours and 40 hours respectively, and a drain can empty the full tank in 20 hours. Both pipes were opened when the tank was empty, but the drain had been left open too and was closed only after some time. The tank was full 21 hours after the pipes were opened. For how many of these hours was the drain open?',
        hi: 'पाइप A और B एक ख़ाली टंकी को क्रमशः 24 घंटे और 40 घंटे में भर सकते हैं और एक निकास नली भरी टंकी को 20 घंटे में ख़ाली कर सकती है। ख़ाली टंकी को भरने के लिए दोनों पाइप खोले गए, पर निकास नली भी खुली रह गई थी और उसे कुछ समय बाद ही बंद किया गया। पाइप खोलने के 21 घंटे बाद टंकी भर गई। इनमें से कितने घंटे निकास नली खुली रही?',
      },
      options: [
        { id: 'a', content: { en: '8 hours', hi: '8 घंटे' } },
        { id: 'b', content: { en: '6 hours', hi: '6 घंटे' } },
        { id: 'c', content: { en: '13 hours', hi: '13 घंटे' } },
        { id: 'd', content: { en: '4.5 hours', hi: '4.5 घंटे' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Think of the whole 21 hours: what the pipes put in, less what the drain took out, is one tank.

Let the tank be 120 units. A and B fill $5 + 3 = 8$ units an hour; the drain empties 6 units an hour.

- Put in: $21 \times 8 = 168$ units
- Taken out: $168 - 120 = 48$ units
- Time of the drain: $48 \div 6 = 8$ hours

Check: 8 hours at $8 - 6 = 2$ units give 16, 13 hours at 8 units give 104; $16 + 104 = 120$.`,
        hi: String.raw`पूरे 21 घंटों को देखिए: पाइपों ने जितना भरा, उसमें से निकास नली ने जितना निकाला, उसे घटाने पर एक टंकी बचती है।

माना टंकी 120 इकाई की है। A और B एक घंटे में $5 + 3 = 8$ इकाई भरते हैं; निकास नली 6 इकाई निकालती है।

- भरा गया: $21 \times 8 = 168$ इकाई
- निकला: $168 - 120 = 48$ इकाई
- निकास नली का समय: $48 \div 6 = 8$ घंटे

जाँच: 8 घंटे में $8 - 6 = 2$ इकाई की दर से 16 और 13 घंटे में 8 इकाई की दर से 104; $16 + 104 = 120$।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: the pipes fill $\frac{21}{15}$ of a tank, so the drain took away $\frac{2}{5}$, which takes 8 hours.`,
          hi: String.raw`सही: पाइप $\frac{21}{15}$ टंकी भरते हैं, अतः निकास नली से $\frac{2}{5}$ टंकी निकली, जिसमें 8 घंटे लगते हैं।`,
        },
        b: {
          en: 'The delay 21 − 15: but the drain empties at another rate than the pipes fill.',
          hi: 'यह 21 − 15 की देरी है; पर निकास नली की दर पाइपों की दर के बराबर नहीं है।',
        },
        c: {
          en: 'The hours after the drain had been closed (21 − 8).',
          hi: 'ये निकास नली बंद होने के बाद के घंटे हैं (21 − 8)।',
        },
        d: {
          en: String.raw`Uses the rates the wrong way round: $6 \times \frac{15}{20}$ instead of $6 \times \frac{20}{15}$.`,
          hi: String.raw`दरों का अनुपात उलटा लिया गया है: $6 \times \frac{20}{15}$ की जगह $6 \times \frac{15}{20}$।`,
        },
      },
    },
    {
      code: 'ntpc-061',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'percentage',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: 'A bus operator raised the fare by 20%, after which the number of passengers fell by 15%. As a result, the daily revenue went up by ₹900. What was the daily revenue before the fare was raised?',
        hi: 'एक बस संचालक ने किराया 20% बढ़ाया, जिसके बाद यात्रियों की संख्या 15% घट गई। इससे दैनिक आय ₹900 बढ़ गई। किराया बढ़ने से पहले दैनिक आय कितनी थी?',
      },
      options: [
        { id: 'a', content: { en: '₹18,000', hi: '₹18,000' } },
        { id: 'b', content: { en: '₹6,000', hi: '₹6,000' } },
        { id: 'c', content: { en: '₹45,000', hi: '₹45,000' } },
        { id: 'd', content: { en: '₹30,000', hi: '₹30,000' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Revenue = fare × passengers, so the two factors are multiplied.

$1.20 \times 0.85 = 1.02$: the revenue rises by $2\%$. The formula says the same: $20 - 15 - \dfrac{20 \times 15}{100} = 2$.

$2\%$ of the old revenue $= 900$, so the old revenue $= 900 \times 50 = 45000$, that is ₹45,000.`,
        hi: String.raw`आय = किराया × यात्री, इसलिए दोनों गुणकों का गुणा होता है।

$1.20 \times 0.85 = 1.02$: आय $2\%$ बढ़ती है। सूत्र से भी यही मिलता है: $20 - 15 - \dfrac{20 \times 15}{100} = 2$।

पुरानी आय का $2\% = 900$, अतः पुरानी आय $= 900 \times 50 = 45000$, अर्थात् ₹45,000।`,
      },
      reasons: {
        a: { en: 'Takes the rise for 20% − 15% = 5%.', hi: 'वृद्धि को 20% − 15% = 5% मान लिया गया है।' },
        b: {
          en: 'Takes ₹900 for 15% of the revenue, the fall in the number of passengers.',
          hi: '₹900 को आय का 15% मान लिया गया है, जो यात्रियों की संख्या में कमी है।',
        },
        c: {
          en: 'Right: 1.20 × 0.85 = 1.02, a rise of 2%, and 900 is 2% of 45,000.',
          hi: 'सही: 1.20 × 0.85 = 1.02, अर्थात् 2% की वृद्धि; 45,000 का 2% = 900।',
        },
        d: {
          en: 'Takes the product of the two changes, 3%, for the rise.',
          hi: 'दोनों परिवर्तनों के गुणनफल 3% को ही वृद्धि मान लिया गया है।',
        },
      },
    },
    {
      code: 'ntpc-062',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'heights-and-distances',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`The shadow of a vertical pole on level ground is 18 m longer when the angle of elevation of the sun is $30^\circ$ than when it is $60^\circ$. What is the height of the pole?`,
        hi: String.raw`समतल भूमि पर खड़े एक ऊर्ध्वाधर खंभे की छाया, सूर्य का उन्नयन कोण $30^\circ$ होने पर, $60^\circ$ होने की तुलना में 18 मीटर अधिक लंबी होती है। खंभे की ऊँचाई कितनी है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$18\sqrt{3}$ m`, hi: String.raw`$18\sqrt{3}$ मीटर` } },
        { id: 'b', content: { en: String.raw`$9\sqrt{3}$ m`, hi: String.raw`$9\sqrt{3}$ मीटर` } },
        { id: 'c', content: { en: String.raw`$6\sqrt{3}$ m`, hi: String.raw`$6\sqrt{3}$ मीटर` } },
        { id: 'd', content: { en: String.raw`$27\sqrt{3}$ m`, hi: String.raw`$27\sqrt{3}$ मीटर` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Shadow $= h \cot\theta$, where $h$ is the height of the pole.

$$
h \cot 30^\circ - h \cot 60^\circ = h\left(\sqrt{3} - \frac{1}{\sqrt{3}}\right) = \frac{2h}{\sqrt{3}} = 18
$$

So $h = 9\sqrt{3}$ m. Quick way: with $60^\circ$ and $30^\circ$ the shadows are as $1 : 3$; the difference of 2 parts is 18 m, the short shadow 9 m, and $h = 9 \tan 60^\circ$.`,
        hi: String.raw`छाया $= h \cot\theta$, जहाँ $h$ खंभे की ऊँचाई है।

$$
h \cot 30^\circ - h \cot 60^\circ = h\left(\sqrt{3} - \frac{1}{\sqrt{3}}\right) = \frac{2h}{\sqrt{3}} = 18
$$

अतः $h = 9\sqrt{3}$ मीटर। छोटी विधि: $60^\circ$ और $30^\circ$ पर छायाओं का अनुपात $1 : 3$ होता है; 2 भागों का अंतर 18 मीटर है, छोटी छाया 9 मीटर और $h = 9 \tan 60^\circ$।`,
      },
      reasons: {
        a: {
          en: String.raw`Takes 18 m for the whole shadow at $60^\circ$: $18 \tan 60^\circ$.`,
          hi: String.raw`18 मीटर को $60^\circ$ पर पूरी छाया मान लिया गया है: $18 \tan 60^\circ$।`,
        },
        b: {
          en: 'Right: the shadows are 27 m and 9 m, which differ by 18 m.',
          hi: 'सही: छायाएँ 27 मीटर और 9 मीटर हैं, जिनका अंतर 18 मीटर है।',
        },
        c: {
          en: String.raw`Takes 18 m for the whole shadow at $30^\circ$: $18 \tan 30^\circ$.`,
          hi: String.raw`18 मीटर को $30^\circ$ पर पूरी छाया मान लिया गया है: $18 \tan 30^\circ$।`,
        },
        d: {
          en: String.raw`Multiplies the longer shadow of 27 m by $\tan 60^\circ$ instead of $\tan 30^\circ$.`,
          hi: String.raw`27 मीटर की लंबी छाया को $\tan 30^\circ$ के बजाय $\tan 60^\circ$ से गुणा किया गया है।`,
        },
      },
    },
    {
      code: 'ntpc-063',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'profit-and-loss',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: 'By selling 60 coconuts, a vendor gains an amount equal to the selling price of 12 coconuts. What is his gain per cent?',
        hi: '60 नारियल बेचकर एक विक्रेता 12 नारियलों के विक्रय मूल्य के बराबर लाभ कमाता है। उसका लाभ प्रतिशत कितना है?',
      },
      options: [
        { id: 'a', content: { en: String.raw`$20\%$`, hi: String.raw`$20\%$` } },
        { id: 'b', content: { en: String.raw`$16\frac{2}{3}\%$`, hi: String.raw`$16\frac{2}{3}\%$` } },
        { id: 'c', content: { en: String.raw`$12\%$`, hi: String.raw`$12\%$` } },
        { id: 'd', content: { en: String.raw`$25\%$`, hi: String.raw`$25\%$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Gain = selling price − cost price. Let one coconut be sold for ₹1: the 60 bring ₹60, and the gain is ₹12.

Cost price of the 60 $= 60 - 12 = 48$.

Gain per cent $= \dfrac{12}{48} \times 100 = 25\%$. Trap: the gain is on the cost price (48), not on the selling price (60).`,
        hi: String.raw`लाभ = विक्रय मूल्य − क्रय मूल्य। माना एक नारियल ₹1 में बिका: 60 नारियलों से ₹60 मिले और लाभ ₹12 हुआ।

60 नारियलों का क्रय मूल्य $= 60 - 12 = 48$।

लाभ प्रतिशत $= \dfrac{12}{48} \times 100 = 25\%$। ध्यान दें: लाभ क्रय मूल्य (48) पर गिना जाता है, विक्रय मूल्य (60) पर नहीं।`,
      },
      reasons: {
        a: {
          en: 'Divides 12 by 60: the gain is reckoned on the selling price.',
          hi: '12 को 60 से भाग दिया गया है: लाभ विक्रय मूल्य पर गिना गया है।',
        },
        b: {
          en: 'Divides 12 by 60 + 12 = 72, as if there were a loss.',
          hi: '12 को 60 + 12 = 72 से भाग दिया गया है, मानो हानि हुई हो।',
        },
        c: {
          en: 'Takes the number of coconuts, 12, for the percentage.',
          hi: 'नारियलों की संख्या 12 को ही प्रतिशत मान लिया गया है।',
        },
        d: {
          en: 'Right: 48 selling prices equal 60 cost prices, and 12 on 48 is a quarter.',
          hi: 'सही: 48 नारियलों का विक्रय मूल्य 60 नारियलों के क्रय मूल्य के बराबर है; 48 पर 12 का लाभ एक चौथाई है।',
        },
      },
    },
    {
      code: 'ntpc-064',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'square-roots',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: 'By which least number must 3,528 be multiplied so that the product is a perfect cube?',
        hi: '3,528 को किस सबसे छोटी संख्या से गुणा किया जाए कि गुणनफल एक पूर्ण घन हो?',
      },
      options: [
        { id: 'a', content: { en: '21', hi: '21' } },
        { id: 'b', content: { en: '42', hi: '42' } },
        { id: 'c', content: { en: '147', hi: '147' } },
        { id: 'd', content: { en: '63', hi: '63' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`In a perfect cube every prime factor occurs in threes.

$3528 = 8 \times 441 = 2^3 \times 3^2 \times 7^2$.

The 2s are complete; one 3 and one 7 are missing. Least number $= 3 \times 7 = 21$, and $3528 \times 21 = 74088 = 42^3$.`,
        hi: String.raw`पूर्ण घन में हर अभाज्य गुणनखंड तीन-तीन के समूह में आता है।

$3528 = 8 \times 441 = 2^3 \times 3^2 \times 7^2$।

2 का समूह पूरा है; एक 3 और एक 7 कम हैं। सबसे छोटी संख्या $= 3 \times 7 = 21$ और $3528 \times 21 = 74088 = 42^3$।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: one more 3 and one more 7 make $2^3 \times 3^3 \times 7^3$.`,
          hi: String.raw`सही: एक और 3 तथा एक और 7 से गुणा करने पर $2^3 \times 3^3 \times 7^3$ बनता है।`,
        },
        b: {
          en: 'Adds a 2 as well, although the three 2s already make a cube.',
          hi: 'एक 2 भी मिला दिया गया है, जबकि तीन 2 पहले ही पूर्ण घन बनाते हैं।',
        },
        c: {
          en: 'Counts only one 7 in 3,528 and adds two more.',
          hi: '3,528 में केवल एक 7 गिना गया है और दो और मिलाए गए हैं।',
        },
        d: {
          en: 'Counts only one 3 in 3,528 and adds two more.',
          hi: '3,528 में केवल एक 3 गिना गया है और दो और मिलाए गए हैं।',
        },
      },
    },
    {
      code: 'ntpc-065',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'time-speed-distance',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: 'If Nilesh drives from his house to the airport at 48 km/h, he arrives 14 minutes late. If he drives at 60 km/h, he arrives 10 minutes early. How far is the airport from his house?',
        hi: 'यदि नीलेश अपने घर से हवाई अड्डे तक 48 किमी/घंटा की चाल से जाता है, तो 14 मिनट देर से पहुँचता है। यदि वह 60 किमी/घंटा की चाल से जाता है, तो 10 मिनट पहले पहुँच जाता है। उसके घर से हवाई अड्डा कितनी दूर है?',
      },
      options: [
        { id: 'a', content: { en: '16 km', hi: '16 किमी' } },
        { id: 'b', content: { en: '96 km', hi: '96 किमी' } },
        { id: 'c', content: { en: '56 km', hi: '56 किमी' } },
        { id: 'd', content: { en: '40 km', hi: '40 किमी' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`One arrival is 14 minutes after and the other 10 minutes before the right time: the journeys differ by $14 + 10 = 24$ minutes.

Speeds $48 : 60 = 4 : 5$, so times $5 : 4$. One part is 24 minutes; the slow journey takes $5 \times 24 = 120$ minutes $= 2$ hours.

Distance $= 48 \times 2 = 96$ km. Check: 96 km at 60 km/h take 96 minutes, 24 less than 120.`,
        hi: String.raw`एक बार वह सही समय से 14 मिनट बाद और दूसरी बार 10 मिनट पहले पहुँचता है: दोनों यात्राओं के समय का अंतर $14 + 10 = 24$ मिनट है।

चालों का अनुपात $48 : 60 = 4 : 5$, अतः समयों का अनुपात $5 : 4$। एक भाग 24 मिनट है; धीमी यात्रा में $5 \times 24 = 120$ मिनट $= 2$ घंटे लगते हैं।

दूरी $= 48 \times 2 = 96$ किमी। जाँच: 60 किमी/घंटा से 96 किमी में 96 मिनट लगते हैं, जो 120 से 24 कम हैं।`,
      },
      reasons: {
        a: {
          en: 'Subtracts the times: 14 − 10 = 4 minutes; late and early lie on opposite sides of the right time.',
          hi: 'समय घटा दिए गए हैं: 14 − 10 = 4 मिनट; पर देर और जल्दी सही समय के दो ओर हैं।',
        },
        b: {
          en: 'Right: 96 km take 120 and 96 minutes, which differ by 24.',
          hi: 'सही: 96 किमी में 120 और 96 मिनट लगते हैं, जिनका अंतर 24 मिनट है।',
        },
        c: { en: 'Uses only the 14 minutes of delay for the difference.', hi: 'अंतर के लिए केवल 14 मिनट की देरी ली गई है।' },
        d: {
          en: 'Uses only the 10 minutes of arriving early for the difference.',
          hi: 'अंतर के लिए केवल 10 मिनट पहले पहुँचना लिया गया है।',
        },
      },
    },
    {
      code: 'ntpc-066',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'geometry',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`Each interior angle of a regular polygon is $100^\circ$ more than each of its exterior angles. How many diagonals does the polygon have?`,
        hi: String.raw`एक सम बहुभुज का प्रत्येक अंतःकोण उसके प्रत्येक बाह्य कोण से $100^\circ$ अधिक है। उस बहुभुज में कितने विकर्ण हैं?`,
      },
      options: [
        { id: 'a', content: { en: '36', hi: '36' } },
        { id: 'b', content: { en: '35', hi: '35' } },
        { id: 'c', content: { en: '27', hi: '27' } },
        { id: 'd', content: { en: '54', hi: '54' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`At each vertex the interior and the exterior angle make $180^\circ$, and the exterior angles together make $360^\circ$.

Sum $180^\circ$, difference $100^\circ$: the exterior angle is $\dfrac{180 - 100}{2} = 40^\circ$. Number of sides $n = 360 \div 40 = 9$.

Diagonals $= \dfrac{n(n - 3)}{2} = \dfrac{9 \times 6}{2} = 27$.`,
        hi: String.raw`हर शीर्ष पर अंतःकोण और बाह्य कोण का योग $180^\circ$ होता है और सभी बाह्य कोणों का योग $360^\circ$।

योग $180^\circ$, अंतर $100^\circ$: बाह्य कोण $\dfrac{180 - 100}{2} = 40^\circ$ है। भुजाओं की संख्या $n = 360 \div 40 = 9$।

विकर्ण $= \dfrac{n(n - 3)}{2} = \dfrac{9 \times 6}{2} = 27$।`,
      },
      reasons: {
        a: {
          en: String.raw`Counts all $\frac{9 \times 8}{2}$ joins of two vertices, the 9 sides with them.`,
          hi: String.raw`दो शीर्षों को मिलाने वाले सभी $\frac{9 \times 8}{2}$ रेखाखंड गिने गए हैं, जिनमें 9 भुजाएँ भी हैं।`,
        },
        b: {
          en: 'The number of diagonals of a decagon; here there are 9 sides.',
          hi: 'यह दशभुज के विकर्णों की संख्या है; यहाँ भुजाएँ 9 हैं।',
        },
        c: {
          en: String.raw`Right: the polygon has 9 sides, and $\frac{9 \times 6}{2} = 27$.`,
          hi: String.raw`सही: बहुभुज में 9 भुजाएँ हैं और $\frac{9 \times 6}{2} = 27$।`,
        },
        d: {
          en: String.raw`$9 \times 6$ without halving: every diagonal is counted from both ends.`,
          hi: String.raw`$9 \times 6$ को आधा नहीं किया गया: हर विकर्ण दोनों सिरों से गिना गया है।`,
        },
      },
    },
    {
      code: 'ntpc-067',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'elementary-statistics',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: 'The numbers of complaints received at a help desk on ten days were 14, 9, 17, 11, 9, 20, 12, 9, 16 and 13. What is the sum of the median and the mode of these data?',
        hi: 'एक सहायता केंद्र पर दस दिनों में प्राप्त शिकायतों की संख्या 14, 9, 17, 11, 9, 20, 12, 9, 16 और 13 थी। इन आँकड़ों की माध्यिका और बहुलक का योग कितना है?',
      },
      options: [
        { id: 'a', content: { en: '22', hi: '22' } },
        { id: 'b', content: { en: '23.5', hi: '23.5' } },
        { id: 'c', content: { en: '25.5', hi: '25.5' } },
        { id: 'd', content: { en: '21.5', hi: '21.5' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Arrange the data first: 9, 9, 9, 11, 12, 13, 14, 16, 17, 20.

- Ten values, so the median is the mean of the 5th and the 6th: $\dfrac{12 + 13}{2} = 12.5$
- Mode: 9 occurs three times, the others once

Sum $= 12.5 + 9 = 21.5$.`,
        hi: String.raw`पहले आँकड़ों को क्रम में रखिए: 9, 9, 9, 11, 12, 13, 14, 16, 17, 20।

- दस मान हैं, इसलिए माध्यिका 5वें और 6ठे मान का माध्य है: $\dfrac{12 + 13}{2} = 12.5$
- बहुलक: 9 तीन बार आया है, बाक़ी सब एक-एक बार

योग $= 12.5 + 9 = 21.5$।`,
      },
      reasons: {
        a: {
          en: 'Takes the upper of the two middle values, 13, for the median.',
          hi: 'दो मध्य मानों में से बड़े मान 13 को माध्यिका मान लिया गया है।',
        },
        b: {
          en: 'Takes the median without arranging the data: the mean of 9 and 20.',
          hi: 'आँकड़ों को क्रम में रखे बिना माध्यिका ली गई है: 9 और 20 का माध्य।',
        },
        c: {
          en: 'Adds the mean 13 to the median 12.5 instead of the mode.',
          hi: 'माध्यिका 12.5 में बहुलक की जगह माध्य 13 जोड़ दिया गया है।',
        },
        d: { en: 'Right: the median is 12.5 and the mode 9.', hi: 'सही: माध्यिका 12.5 और बहुलक 9 है।' },
      },
    },
    {
      code: 'ntpc-068',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'algebra',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`If 3 is added to both the numerator and the denominator of a fraction, it becomes $\frac{4}{5}$. If 2 is subtracted from both of them, it becomes $\frac{3}{4}$. What is the fraction?`,
        hi: String.raw`यदि किसी भिन्न के अंश और हर दोनों में 3 जोड़ा जाए, तो वह $\frac{4}{5}$ हो जाती है। यदि दोनों में से 2 घटाया जाए, तो वह $\frac{3}{4}$ हो जाती है। वह भिन्न कौन-सी है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\frac{11}{14}$`, hi: String.raw`$\frac{11}{14}$` } },
        { id: 'b', content: { en: String.raw`$\frac{13}{17}$`, hi: String.raw`$\frac{13}{17}$` } },
        { id: 'c', content: { en: String.raw`$\frac{17}{22}$`, hi: String.raw`$\frac{17}{22}$` } },
        { id: 'd', content: { en: String.raw`$\frac{23}{30}$`, hi: String.raw`$\frac{23}{30}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Let the fraction be $\dfrac{x}{y}$.

- $\dfrac{x + 3}{y + 3} = \dfrac{4}{5}$ gives $5x - 4y = -3$
- $\dfrac{x - 2}{y - 2} = \dfrac{3}{4}$ gives $4x - 3y = 2$

Multiply the first by 3 and the second by 4: $15x - 12y = -9$ and $16x - 12y = 8$. So $x = 17$ and $y = 22$.

Quick way: the difference $y - x$ never changes. $\frac{4}{5} = \frac{4k}{5k}$ and $\frac{3}{4} = \frac{3k}{4k}$ then have the same $k$, and $4k - 3k = 3 + 2$, so $k = 5$: the fraction is $\frac{20 - 3}{25 - 3}$.`,
        hi: String.raw`माना भिन्न $\dfrac{x}{y}$ है।

- $\dfrac{x + 3}{y + 3} = \dfrac{4}{5}$ से $5x - 4y = -3$
- $\dfrac{x - 2}{y - 2} = \dfrac{3}{4}$ से $4x - 3y = 2$

पहले को 3 से और दूसरे को 4 से गुणा कीजिए: $15x - 12y = -9$ और $16x - 12y = 8$। अतः $x = 17$ और $y = 22$।

छोटी विधि: अंतर $y - x$ नहीं बदलता, इसलिए $\frac{4}{5} = \frac{4k}{5k}$ और $\frac{3}{4} = \frac{3k}{4k}$ में $k$ एक ही है और $4k - 3k = 3 + 2$ से $k = 5$: भिन्न $\frac{20 - 3}{25 - 3}$ है।`,
      },
      reasons: {
        a: {
          en: String.raw`Meets only the second condition: $\frac{9}{12} = \frac{3}{4}$, but $\frac{14}{17}$ is not $\frac{4}{5}$.`,
          hi: String.raw`केवल दूसरी शर्त पूरी होती है: $\frac{9}{12} = \frac{3}{4}$, पर $\frac{14}{17}$, $\frac{4}{5}$ के बराबर नहीं है।`,
        },
        b: {
          en: String.raw`Meets only the first condition: $\frac{16}{20} = \frac{4}{5}$, but $\frac{11}{15}$ is not $\frac{3}{4}$.`,
          hi: String.raw`केवल पहली शर्त पूरी होती है: $\frac{16}{20} = \frac{4}{5}$, पर $\frac{11}{15}$, $\frac{3}{4}$ के बराबर नहीं है।`,
        },
        c: {
          en: String.raw`Right: $\frac{20}{25} = \frac{4}{5}$ and $\frac{15}{20} = \frac{3}{4}$.`,
          hi: String.raw`सही: $\frac{20}{25} = \frac{4}{5}$ और $\frac{15}{20} = \frac{3}{4}$।`,
        },
        d: {
          en: String.raw`$\frac{21}{28} = \frac{3}{4}$ is right, but adding 3 gives $\frac{26}{33}$, not $\frac{4}{5}$.`,
          hi: String.raw`$\frac{21}{28} = \frac{3}{4}$ ठीक है, पर 3 जोड़ने पर $\frac{26}{33}$ मिलता है, $\frac{4}{5}$ नहीं।`,
        },
      },
    },
    {
      code: 'ntpc-069',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'mensuration',
      difficulty: 'hard',
      targetSeconds: 75,
      stem: {
        en: 'A right circular cylinder and a right circular cone have equal base radii and equal heights. Their curved surface areas are in the ratio 24 : 13. If the height of each is 24 cm, what is the volume of the cone?',
        hi: 'एक लंब वृत्तीय बेलन और एक लंब वृत्तीय शंकु की आधार त्रिज्याएँ बराबर हैं और ऊँचाइयाँ भी बराबर हैं। उनके वक्र पृष्ठीय क्षेत्रफलों का अनुपात 24 : 13 है। यदि प्रत्येक की ऊँचाई 24 सेमी है, तो शंकु का आयतन कितना है?',
      },
      options: [
        { id: 'a', content: { en: String.raw`$800\pi$ cm³`, hi: String.raw`$800\pi$ सेमी³` } },
        { id: 'b', content: { en: String.raw`$260\pi$ cm³`, hi: String.raw`$260\pi$ सेमी³` } },
        { id: 'c', content: { en: String.raw`$2400\pi$ cm³`, hi: String.raw`$2400\pi$ सेमी³` } },
        { id: 'd', content: { en: String.raw`$1200\pi$ cm³`, hi: String.raw`$1200\pi$ सेमी³` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`With radius $r$, height $h$ and slant height $l$ the curved surfaces are $2\pi rh$ and $\pi rl$:

$$
\frac{2\pi rh}{\pi rl} = \frac{2h}{l} = \frac{24}{13} \quad\Rightarrow\quad \frac{h}{l} = \frac{12}{13}
$$

With $h = 24$: $l = 26$ and $r = \sqrt{26^2 - 24^2} = 10$ cm (5, 12, 13 doubled).

Volume of the cone $= \dfrac{1}{3}\pi \times 10^2 \times 24 = 800\pi$ cm³. Trap: do not lose the 2 of $2\pi rh$; the ratio $h : l$ is not 24 : 13, for $h$ must be less than $l$.`,
        hi: String.raw`त्रिज्या $r$, ऊँचाई $h$ और तिर्यक ऊँचाई $l$ हो, तो वक्र पृष्ठ $2\pi rh$ और $\pi rl$ हैं:

$$
\frac{2\pi rh}{\pi rl} = \frac{2h}{l} = \frac{24}{13} \quad\Rightarrow\quad \frac{h}{l} = \frac{12}{13}
$$

$h = 24$ रखने पर $l = 26$ और $r = \sqrt{26^2 - 24^2} = 10$ सेमी (5, 12, 13 का दुगुना)।

शंकु का आयतन $= \dfrac{1}{3}\pi \times 10^2 \times 24 = 800\pi$ सेमी³। ध्यान दें: $2\pi rh$ का 2 न छूटे; $h : l$ का मान 24 : 13 नहीं हो सकता, क्योंकि $h$, $l$ से छोटी होती है।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: the slant height is 26 cm, the radius 10 cm, and $\frac{1}{3} \times \pi \times 100 \times 24 = 800\pi$.`,
          hi: String.raw`सही: तिर्यक ऊँचाई 26 सेमी, त्रिज्या 10 सेमी और $\frac{1}{3} \times \pi \times 100 \times 24 = 800\pi$।`,
        },
        b: {
          en: String.raw`The curved surface of the cone, $\pi \times 10 \times 26$, in place of its volume.`,
          hi: String.raw`आयतन की जगह शंकु का वक्र पृष्ठ $\pi \times 10 \times 26$ निकाला गया है।`,
        },
        c: {
          en: String.raw`The volume of the cylinder; the factor $\frac{1}{3}$ is missing.`,
          hi: String.raw`यह बेलन का आयतन है; गुणक $\frac{1}{3}$ छूट गया है।`,
        },
        d: {
          en: 'Takes the cone for half of the cylinder instead of a third.',
          hi: 'शंकु को बेलन की तिहाई के बजाय आधा मान लिया गया है।',
        },
      },
    },
    {
      code: 'ntpc-070',
      exams: ['railways'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'medium',
      targetSeconds: 80,
      stem: {
        en: String.raw`The table shows the number of passengers in four trains on a day and the percentage of women among them.

| Train | Passengers | Women |
| --- | ---: | ---: |
| P | 1,200 | 35% |
| Q | 950 | 40% |
| R | 1,400 | 30% |
| S | 1,050 | 44% |

By how many did the men in trains P and R together exceed the women in trains Q and S together?`,
        hi: String.raw`सारणी में किसी दिन चार रेलगाड़ियों के यात्रियों की संख्या और उनमें महिलाओं का प्रतिशत दिखाया गया है।

| रेलगाड़ी | यात्री | महिलाएँ |
| --- | ---: | ---: |
| P | 1,200 | 35% |
| Q | 950 | 40% |
| R | 1,400 | 30% |
| S | 1,050 | 44% |

रेलगाड़ियों P और R के कुल पुरुष यात्रियों की संख्या रेलगाड़ियों Q और S की कुल महिला यात्रियों की संख्या से कितनी अधिक थी?`,
      },
      options: [
        { id: 'a', content: { en: '602', hi: '602' } },
        { id: 'b', content: { en: '918', hi: '918' } },
        { id: 'c', content: { en: '915', hi: '915' } },
        { id: 'd', content: { en: '600', hi: '600' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Men are the rest up to $100\%$: $65\%$ in P and $70\%$ in R. Reckon each train by itself.

- Men: $65\%$ of $1200 = 780$, $70\%$ of $1400 = 980$; together 1,760
- Women: $40\%$ of $950 = 380$, $44\%$ of $1050 = 462$; together 842

Difference $= 1760 - 842 = 918$.`,
        hi: String.raw`पुरुषों का प्रतिशत $100\%$ में से महिलाओं का प्रतिशत घटाने पर मिलता है: P में $65\%$ और R में $70\%$। हर रेलगाड़ी की गणना अलग कीजिए।

- पुरुष: $1200$ का $65\% = 780$, $1400$ का $70\% = 980$; कुल 1,760
- महिलाएँ: $950$ का $40\% = 380$, $1050$ का $44\% = 462$; कुल 842

अंतर $= 1760 - 842 = 918$।`,
      },
      reasons: {
        a: {
          en: 'Takes the men of Q and S (570 + 588) instead of the women.',
          hi: 'Q और S की महिलाओं के बजाय पुरुष (570 + 588) लिए गए हैं।',
        },
        b: {
          en: 'Right: 780 + 980 = 1,760 men and 380 + 462 = 842 women.',
          hi: 'सही: पुरुष 780 + 980 = 1,760 और महिलाएँ 380 + 462 = 842।',
        },
        c: {
          en: 'Averages the percentages (67.5% of 2,600 and 42% of 2,000), though the trains differ in size.',
          hi: 'प्रतिशतों का औसत लिया गया है (2,600 का 67.5% और 2,000 का 42%), जबकि रेलगाड़ियों में यात्री बराबर नहीं हैं।',
        },
        d: {
          en: 'The difference of all the passengers: 2,600 − 2,000.',
          hi: 'यह सभी यात्रियों का अंतर है: 2,600 − 2,000।',
        },
      },
    },
  ],
}
