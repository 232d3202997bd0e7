import type { SeedVideo } from './shapes.ts'

export const reasoningVideos: SeedVideo[] = [
  {
    slug: 'circular-seating-step-by-step',
    title: { en: 'Seating around a table, step by step', hi: 'गोल मेज़ पर बैठने के सवाल, क़दम-दर-क़दम' },
    summary: {
      en: 'A clip of under a minute. Draw the circle, place the fixed person, use sure clues before doubtful ones, and check at the end.',
      hi: 'एक मिनट से छोटी क्लिप। गोला बनाएँ, एक को बैठाएँ, पक्के संकेत पहले और कच्चे बाद में, और अंत में जाँच करें।',
    },
    subject: 'reasoning',
    exams: ['banking', 'ssc', 'railways'],
    scenes: [
      {
        title: { en: 'The question', hi: 'सवाल' },
        lines: [
          [
            5,
            'Six friends A to F sit around a table, facing the centre.',
            'छह दोस्त A से F मेज़ के चारों ओर, केंद्र की ओर मुँह करके बैठे हैं।',
          ],
          [5, 'A is opposite D. B is on the immediate right of A.', 'A, D के सामने है। B, A के ठीक दाएँ है।'],
          [5, 'C is opposite B. E is not next to D.', 'C, B के सामने है। E, D के बग़ल में नहीं है।'],
        ],
      },
      {
        title: { en: 'Place the sure ones', hi: 'पक्के लोग पहले' },
        lines: [
          [5, 'Seat A anywhere: a circle has no first place.', 'A को कहीं भी बैठाएँ: गोले में पहला स्थान नहीं होता।'],
          [5, 'D goes straight across.', 'D ठीक सामने।'],
          [
            6,
            'Facing the centre, right is anticlockwise: seat B there.',
            'केंद्र की ओर मुँह हो तो दायाँ घड़ी की उलटी दिशा में: B वहाँ।',
          ],
          [4, 'C goes across from B.', 'C, B के सामने।'],
        ],
      },
      {
        title: { en: 'Finish and check', hi: 'पूरा करें और जाँचें' },
        lines: [
          [5, 'Two places are left: one beside D, one beside A.', 'दो स्थान बचे: एक D के बग़ल में, एक A के।'],
          [5, 'E is not next to D, so E sits beside A.', 'E, D के बग़ल में नहीं, तो E, A के बग़ल में।'],
          [5, 'F takes the last place. Read every clue again.', 'F को आख़िरी स्थान। हर संकेत दोबारा पढ़ें।'],
        ],
      },
    ],
    notes: {
      en: '- Facing the centre: right is anticlockwise, left is clockwise\n- Facing outwards it is the other way round\n- Sure clues first; a clue with "not" comes last',
      hi: '- केंद्र की ओर मुँह: दायाँ घड़ी की उलटी दिशा में, बायाँ घड़ी की दिशा में\n- बाहर की ओर मुँह हो तो उलटा\n- पक्के संकेत पहले; "नहीं" वाला संकेत आख़िर में',
    },
  },
  {
    slug: 'syllogisms-with-circles',
    title: { en: 'Syllogisms with circles', hi: 'गोलों से न्यायवाक्य' },
    summary: {
      en: 'A clip of under a minute. "All", "some" and "no" as circles, and the question that decides: is it so in every drawing?',
      hi: 'एक मिनट से छोटी क्लिप। "सभी", "कुछ" और "कोई नहीं" को गोलों से, और फ़ैसले का सवाल: क्या हर चित्र में ऐसा है?',
    },
    subject: 'reasoning',
    exams: ['banking', 'ssc', 'state-psc'],
    courseId: 'crs_reasoning-from-zero',
    scenes: [
      {
        title: { en: 'Three words', hi: 'तीन शब्द' },
        lines: [
          [5, 'All A are B: the circle A lies inside B.', 'सभी A, B हैं: गोला A, B के अंदर है।'],
          [5, 'Some A are B: the circles share a part.', 'कुछ A, B हैं: दोनों गोलों का एक भाग साझा है।'],
          [5, 'No A is B: the circles stand apart.', 'कोई A, B नहीं: गोले अलग-अलग हैं।'],
        ],
      },
      {
        title: { en: 'An example', hi: 'एक उदाहरण' },
        lines: [
          [5, 'All pens are tools. Some tools are red.', 'सभी पेन औज़ार हैं। कुछ औज़ार लाल हैं।'],
          [5, 'Does it follow that some pens are red?', 'क्या इससे निकलता है कि कुछ पेन लाल हैं?'],
          [6, 'Red may touch the pens, or stay clear of them.', 'लाल वाला गोला पेन को छू भी सकता है, नहीं भी।'],
          [5, 'One drawing without it is enough: it does not follow.', 'एक चित्र में न हो, यही काफ़ी है: यह नहीं निकलता।'],
        ],
      },
    ],
    notes: {
      en: '- A conclusion follows only if it is so in **every** drawing\n- "All A are B" and "All B are C" give "All A are C"\n- "Some" means at least one',
      hi: '- निष्कर्ष तभी निकलता है जब वह **हर** चित्र में सही हो\n- "सभी A, B हैं" और "सभी B, C हैं" से "सभी A, C हैं"\n- "कुछ" का मतलब कम से कम एक',
    },
  },
  {
    slug: 'how-negative-marking-works',
    title: { en: 'How negative marking works', hi: 'ऋणात्मक अंकन कैसे काम करता है' },
    summary: {
      en: 'A clip of under a minute. What a wrong answer costs, when a guess pays on average, and when it is better to leave a question.',
      hi: 'एक मिनट से छोटी क्लिप। ग़लत उत्तर कितना महँगा है, अंदाज़ा औसतन कब फ़ायदा देता है, और सवाल कब छोड़ना बेहतर है।',
    },
    subject: 'general',
    exams: [],
    courseId: 'crs_first-month',
    scenes: [
      {
        title: { en: 'The cost of a mistake', hi: 'ग़लती की क़ीमत' },
        lines: [
          [
            5,
            'Say a right answer gives 2 marks and a wrong one takes 0.5.',
            'मान लें सही उत्तर पर 2 अंक, ग़लत पर 0.5 कटते हैं।',
          ],
          [5, '40 right, 12 wrong, 8 left.', '40 सही, 12 ग़लत, 8 छोड़े।'],
          [5, '40 × 2 − 12 × 0.5 = 80 − 6 = 74.', '40 × 2 − 12 × 0.5 = 80 − 6 = 74।'],
        ],
      },
      {
        title: { en: 'When a guess pays', hi: 'अंदाज़ा कब फ़ायदे का' },
        lines: [
          [
            6,
            'Four options, a blind guess: 2 × ¼ − 0.5 × ¾ = +0.125.',
            'चार विकल्प, बिना सोचे अंदाज़ा: 2 × ¼ − 0.5 × ¾ = +0.125।',
          ],
          [6, 'Strike out two: 2 × ½ − 0.5 × ½ = +0.75.', 'दो विकल्प काट दें: 2 × ½ − 0.5 × ½ = +0.75।'],
          [
            6,
            'If a wrong one takes a third: the blind guess is worth 0.',
            'ग़लत पर एक-तिहाई कटे तो बिना सोचे अंदाज़े का मोल 0।',
          ],
        ],
      },
      {
        title: { en: 'A rule for the hall', hi: 'परीक्षा कक्ष का नियम' },
        lines: [
          [5, 'Read the marking of your own exam first.', 'पहले अपनी परीक्षा का अंकन पढ़ें।'],
          [5, 'Guess only where you can strike out an option.', 'अंदाज़ा तभी, जब कोई विकल्प काट सकें।'],
          [5, 'An average is not a promise: ten guesses can all fail.', 'औसत कोई वादा नहीं: दसों अंदाज़े ग़लत भी हो सकते हैं।'],
        ],
      },
    ],
    notes: {
      en: '- Score = right × marks − wrong × penalty\n- Mean of a guess among $n$ options: $\\frac{m}{n} - p\\left(1 - \\frac{1}{n}\\right)$\n- The marking differs from exam to exam: read the notice',
      hi: '- अंक = सही × अंक − ग़लत × दंड\n- $n$ विकल्पों में अंदाज़े का औसत: $\\frac{m}{n} - p\\left(1 - \\frac{1}{n}\\right)$\n- हर परीक्षा का अंकन अलग है: सूचना पढ़ें',
    },
  },
]
