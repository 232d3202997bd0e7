import type { SeedVideo } from './shapes.ts'

export const aptitudeVideos: SeedVideo[] = [
  {
    slug: 'percentages-quickly',
    title: { en: 'Percentages without long division', hi: 'बिना लंबे भाग के प्रतिशत' },
    summary: {
      en: 'A clip of under a minute. Turn common percentages into fractions, swap the two numbers when that is easier, and find a rise and a fall.',
      hi: 'एक मिनट से छोटी क्लिप। आम प्रतिशत को भिन्न में बदलें, आसान लगे तो दोनों संख्याएँ बदल लें, और बढ़ना-घटना निकालें।',
    },
    subject: 'aptitude',
    exams: [],
    courseId: 'crs_percentages-to-profit',
    scenes: [
      {
        title: { en: 'Percentages are fractions', hi: 'प्रतिशत भी भिन्न हैं' },
        lines: [
          [4, 'Per cent means out of a hundred.', 'प्रतिशत का मतलब है सौ में से।'],
          [5, '50% is one half, 25% is one quarter.', '50% यानी आधा, 25% यानी चौथाई।'],
          [5, '20% is one fifth, 12.5% is one eighth.', '20% यानी पाँचवाँ भाग, 12.5% यानी आठवाँ भाग।'],
          [5, 'So 12.5% of 640 is 640 ÷ 8 = 80.', 'तो 640 का 12.5% है 640 ÷ 8 = 80।'],
        ],
      },
      {
        title: { en: 'Swap the two numbers', hi: 'दोनों संख्याएँ बदलें' },
        lines: [
          [5, 'a% of b is always the same as b% of a.', 'b का a% हमेशा a के b% के बराबर होता है।'],
          [5, '16% of 25 looks hard.', '25 का 16% कठिन लगता है।'],
          [5, 'Swap: 25% of 16 is a quarter of 16, which is 4.', 'बदल दें: 16 का 25%, यानी 16 का चौथाई, 4।'],
        ],
      },
      {
        title: { en: 'A rise, then a fall', hi: 'पहले बढ़ना, फिर घटना' },
        lines: [
          [5, 'A price of ₹200 rises by 20%: it is ₹240.', '₹200 की क़ीमत 20% बढ़ी: अब ₹240।'],
          [5, 'Now it falls by 20% of 240, which is ₹48.', 'अब 240 का 20%, यानी ₹48 घटा।'],
          [5, 'The end is ₹192: 4% less, not the same.', 'अंत में ₹192: 4% कम, बराबर नहीं।'],
          [6, 'x% up and x% down always loses x²/100 per cent.', 'x% बढ़कर x% घटे तो हमेशा x²/100 प्रतिशत की कमी।'],
        ],
      },
    ],
    notes: {
      en: '- $12.5\\% = \\frac{1}{8}$, $16\\frac{2}{3}\\% = \\frac{1}{6}$, $33\\frac{1}{3}\\% = \\frac{1}{3}$\n- $a\\%$ of $b$ equals $b\\%$ of $a$\n- Up $x\\%$ and down $x\\%$: a loss of $\\frac{x^2}{100}\\%$',
      hi: '- $12.5\\% = \\frac{1}{8}$, $16\\frac{2}{3}\\% = \\frac{1}{6}$, $33\\frac{1}{3}\\% = \\frac{1}{3}$\n- $b$ का $a\\%$, $a$ के $b\\%$ के बराबर है\n- $x\\%$ बढ़कर $x\\%$ घटे: $\\frac{x^2}{100}\\%$ की कमी',
    },
  },
  {
    slug: 'reading-a-bar-chart',
    title: { en: 'How to read a bar chart', hi: 'दंड चार्ट कैसे पढ़ें' },
    summary: {
      en: 'A clip of under a minute. Title, axes and units first, then estimate, then calculate: the order that saves time in data interpretation.',
      hi: 'एक मिनट से छोटी क्लिप। पहले शीर्षक, अक्ष और इकाई, फिर अंदाज़ा, फिर गणना: आँकड़ों के सवालों में समय बचाने का क्रम।',
    },
    subject: 'aptitude',
    exams: ['ssc', 'banking', 'railways'],
    scenes: [
      {
        title: { en: 'Look before you count', hi: 'गिनने से पहले देखें' },
        lines: [
          [5, 'Read the title: books sold by a made-up shop.', 'शीर्षक पढ़ें: एक काल्पनिक दुकान पर बिकी किताबें।'],
          [5, 'The flat axis has years, the upright one has books.', 'आड़े अक्ष पर साल हैं, खड़े अक्ष पर किताबें।'],
          [5, 'Each line up the side is 100 books.', 'किनारे की हर रेखा 100 किताबें है।'],
        ],
      },
      {
        title: { en: 'Read the bars', hi: 'दंड पढ़ें' },
        lines: [
          [5, 'Year 1: 200. Year 2: 300.', 'पहला साल: 200। दूसरा साल: 300।'],
          [5, 'Year 3: 250. Year 4: 400.', 'तीसरा साल: 250। चौथा साल: 400।'],
          [5, 'The total is 1,150, so the mean is 287.5.', 'कुल 1,150, तो औसत 287.5।'],
        ],
      },
      {
        title: { en: 'Two usual questions', hi: 'दो आम सवाल' },
        lines: [
          [5, 'Growth from year 1 to year 2: 100 on 200 is 50%.', 'पहले से दूसरे साल की वृद्धि: 200 पर 100, यानी 50%।'],
          [6, 'Always divide by the older value, not the newer.', 'भाग हमेशा पुराने मान से दें, नए से नहीं।'],
          [5, 'Year 3 to year 4: 150 on 250 is 60%.', 'तीसरे से चौथे साल: 250 पर 150, यानी 60%।'],
          [5, 'So the greatest growth is in year 4.', 'तो सबसे बड़ी वृद्धि चौथे साल में है।'],
        ],
      },
    ],
    notes: {
      en: '- Title, axes, unit, scale: in this order\n- Growth in per cent: (new − old) ÷ old × 100\n- Compare by eye first; calculate only what is close',
      hi: '- शीर्षक, अक्ष, इकाई, पैमाना: इसी क्रम में\n- प्रतिशत वृद्धि: (नया − पुराना) ÷ पुराना × 100\n- पहले आँख से तुलना; जो पास-पास हों, उन्हीं की गणना',
    },
  },
  {
    slug: 'speed-time-distance',
    title: { en: 'Speed, time and distance', hi: 'चाल, समय और दूरी' },
    summary: {
      en: 'A clip of under a minute. One triangle for three formulas, km/h into m/s, and why the average speed of a return journey is not the middle.',
      hi: 'एक मिनट से छोटी क्लिप। तीन सूत्रों का एक त्रिभुज, km/h से m/s, और आने-जाने की औसत चाल बीच की क्यों नहीं होती।',
    },
    subject: 'aptitude',
    exams: [],
    scenes: [
      {
        title: { en: 'One triangle', hi: 'एक त्रिभुज' },
        lines: [
          [4, 'Distance stands above speed and time.', 'दूरी ऊपर, चाल और समय नीचे।'],
          [5, 'Cover what you want: the rest shows the formula.', 'जो चाहिए उसे ढक दें: बाक़ी सूत्र बता देता है।'],
          [5, '180 km in 3 hours: 180 ÷ 3 = 60 km/h.', '3 घंटे में 180 km: 180 ÷ 3 = 60 km/h।'],
        ],
      },
      {
        title: { en: 'km/h and m/s', hi: 'km/h और m/s' },
        lines: [
          [5, '1 km/h is 1000 m in 3600 s, that is 5/18 m/s.', '1 km/h यानी 3600 s में 1000 m, यानी 5/18 m/s।'],
          [5, '72 km/h × 5/18 = 20 m/s.', '72 km/h × 5/18 = 20 m/s।'],
          [6, 'A train of 200 m passes a pole at 20 m/s in 10 s.', '200 m की ट्रेन 20 m/s से खंभे को 10 s में पार करती है।'],
        ],
      },
      {
        title: { en: 'There and back', hi: 'जाना और आना' },
        lines: [
          [5, 'Going at 40 km/h, coming back at 60 km/h.', 'जाते समय 40 km/h, लौटते समय 60 km/h।'],
          [5, 'The average is not 50: more time is spent at 40.', 'औसत 50 नहीं: 40 पर ज़्यादा समय लगता है।'],
          [6, 'It is 2 × 40 × 60 ÷ (40 + 60) = 48 km/h.', 'यह है 2 × 40 × 60 ÷ (40 + 60) = 48 km/h।'],
        ],
      },
    ],
    notes: {
      en: '- Speed = distance ÷ time\n- $1 \\text{ km/h} = \\frac{5}{18} \\text{ m/s}$\n- Same distance at $a$ and $b$: average $\\frac{2ab}{a+b}$',
      hi: '- चाल = दूरी ÷ समय\n- $1 \\text{ km/h} = \\frac{5}{18} \\text{ m/s}$\n- एक ही दूरी $a$ और $b$ से: औसत $\\frac{2ab}{a+b}$',
    },
  },
  {
    slug: 'simple-and-compound-interest',
    title: { en: 'Simple and compound interest', hi: 'साधारण और चक्रवृद्धि ब्याज' },
    summary: {
      en: 'A clip of under a minute. The same ₹10,000 at 10% for two years, both ways, and the short formula for the difference.',
      hi: 'एक मिनट से छोटी क्लिप। वही ₹10,000, 10% पर दो साल, दोनों तरीक़ों से, और अंतर का छोटा सूत्र।',
    },
    subject: 'aptitude',
    exams: ['ssc', 'banking'],
    access: 'paid',
    scenes: [
      {
        title: { en: 'Simple interest', hi: 'साधारण ब्याज' },
        lines: [
          [5, 'Interest is paid on the first sum alone.', 'ब्याज केवल मूलधन पर मिलता है।'],
          [5, '10% of ₹10,000 is ₹1,000 each year.', '₹10,000 का 10% हर साल ₹1,000।'],
          [4, 'Two years: ₹2,000.', 'दो साल: ₹2,000।'],
        ],
      },
      {
        title: { en: 'Compound interest', hi: 'चक्रवृद्धि ब्याज' },
        lines: [
          [5, 'Now interest earns interest too.', 'अब ब्याज पर भी ब्याज मिलता है।'],
          [5, 'Year 1 ends at ₹11,000.', 'पहले साल के अंत में ₹11,000।'],
          [5, 'Year 2 adds 10% of 11,000: ₹12,100.', 'दूसरे साल 11,000 का 10% जुड़ा: ₹12,100।'],
        ],
      },
      {
        title: { en: 'The difference', hi: 'अंतर' },
        lines: [
          [5, '₹2,100 less ₹2,000 is ₹100.', '₹2,100 में से ₹2,000 घटे तो ₹100।'],
          [6, 'For two years it is P × (r/100)²: 10,000 × 0.01.', 'दो साल के लिए P × (r/100)²: 10,000 × 0.01।'],
        ],
      },
    ],
    notes: {
      en: '- Simple: $\\frac{P r t}{100}$\n- Compound: $P\\left(1 + \\frac{r}{100}\\right)^t - P$\n- Difference over two years: $P\\left(\\frac{r}{100}\\right)^2$',
      hi: '- साधारण: $\\frac{P r t}{100}$\n- चक्रवृद्धि: $P\\left(1 + \\frac{r}{100}\\right)^t - P$\n- दो साल का अंतर: $P\\left(\\frac{r}{100}\\right)^2$',
    },
  },
]
