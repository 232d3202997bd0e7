import type { SeedVideo } from '../shapes.ts'

export const trains: SeedVideo = {
  slug: 'trains-and-relative-speed',
  title: { en: 'Trains and relative speed', hi: 'ट्रेन और सापेक्ष चाल' },
  summary: {
    en: 'What a train must cover to pass a pole, a platform or another train, when to add speeds and when to subtract them, and the traps, with six solved questions.',
    hi: 'खंभा, प्लेटफ़ॉर्म या दूसरी ट्रेन पार करने में कितना चलना है, चालें कब जुड़ती और कब घटती हैं, और कहाँ ग़लती होती है: छह हल किए सवालों के साथ।',
  },
  subject: 'aptitude',
  exams: ['ssc', 'banking', 'railways'],
  scenes: [
    {
      title: { en: 'What a train must cover', hi: 'ट्रेन को कितना चलना है' },
      lines: [
        [
          5,
          'Train questions come in SSC, banking and railway papers alike.',
          'SSC, बैंकिंग और रेलवे, तीनों में ट्रेन के सवाल आते हैं।',
        ],
        [
          5,
          'They look like ten types. Behind all of them is one idea.',
          'देखने में दस तरह के सवाल, पर सबके पीछे बात एक ही है।',
        ],
        [5, 'A train is not a point. It has a length, L.', 'ट्रेन कोई बिंदु नहीं है। उसकी अपनी लंबाई L होती है।'],
        [5, 'Passing a pole begins when the engine reaches it.', 'खंभा पार करना तब शुरू होता है, जब इंजन उस तक पहुँचे।'],
        [
          6,
          'It ends when the last coach leaves it. The engine has moved by L.',
          'और पूरा तब होता है, जब आख़िरी डिब्बा निकल जाए। इंजन L जितना चला।',
        ],
        [5, 'A person who stands still is also just a pole.', 'खड़ा हुआ आदमी भी बस एक खंभा ही है।'],
        [5, 'Now a platform. It has a length of its own, P.', 'अब प्लेटफ़ॉर्म। इसकी भी अपनी लंबाई है, P।'],
        [
          6,
          'When the last coach clears it, the engine has moved by P plus L.',
          'आख़िरी डिब्बा इसे छोड़े, तब तक इंजन P + L चल चुका होता है।',
        ],
        [5, 'A bridge and a tunnel work in just the same way.', 'पुल और सुरंग में भी ठीक यही होता है।'],
      ],
      boards: [
        { from: 0, to: 2, text: '### «How far does the train go?¦ट्रेन कितनी दूर चलती है?»' },
        {
          from: 1,
          to: 2,
          text: '**«time = distance ÷ speed¦समय = दूरी ÷ चाल»**\n\n«Find the distance, and the rest is one division.¦दूरी मिल गई, तो बाक़ी बस एक भाग है।»',
        },
        {
          from: 2,
          to: 6,
          text: '![A train reaches a pole, then has passed it](/figures/film-trains-and-relative-speed-1.svg)',
        },
        { from: 4, to: 6, text: '**«Pole, person¦खंभा, व्यक्ति»:** «distance¦दूरी» $= L$' },
        {
          from: 6,
          text: '![A train reaches a platform, then has passed it](/figures/film-trains-and-relative-speed-2.svg)',
        },
        { from: 7, text: '**«Platform, bridge, tunnel¦प्लेटफ़ॉर्म, पुल, सुरंग»:** «distance¦दूरी» $= L + P$' },
      ],
    },
    {
      title: { en: 'km/h and m/s', hi: 'km/h और m/s' },
      lines: [
        [
          5,
          'Lengths come in metres and times in seconds, but speeds in km/h.',
          'लंबाई मीटर में मिलती है, समय सेकंड में, पर चाल km/h में।',
        ],
        [5, 'One kilometre is 1000 m, and one hour is 3600 s.', 'एक किलोमीटर में 1000 m, और एक घंटे में 3600 s।'],
        [6, 'So 1 km/h is 1000 over 3600, that is 5/18 m/s.', 'तो 1 km/h हुआ 1000 बटा 3600, यानी 5/18 m/s।'],
        [5, 'To m/s: multiply by 5/18. Back to km/h: by 18/5.', 'm/s बनाना हो तो 5/18 से गुणा। वापस km/h में 18/5 से।'],
        [6, 'Faster still: each 18 km/h is 5 m/s. Know this table.', 'और जल्दी: हर 18 km/h पर 5 m/s। यह तालिका याद रखें।'],
        [6, 'Try it: how much is 63 km/h in m/s?', 'ख़ुद करें: 63 km/h कितने m/s हुए?'],
        [6, '63 is three and a half times 18: 3.5 × 5 = 17.5 m/s.', '63 में 18 साढ़े तीन बार आता है: 3.5 × 5 = 17.5 m/s।'],
      ],
      boards: [
        {
          from: 0,
          to: 4,
          text: '$$\n1\\ \\text{km/h} = \\frac{1000\\ \\text{m}}{3600\\ \\text{s}} = \\frac{5}{18}\\ \\text{m/s}\n$$',
        },
        { from: 3, text: 'km/h → m/s: $\\times \\frac{5}{18}$\n\nm/s → km/h: $\\times \\frac{18}{5}$' },
        {
          from: 4,
          text: '| km/h | 18 | 36 | 54 | 72 | 90 | 108 |\n|---|---|---|---|---|---|---|\n| **m/s** | 5 | 10 | 15 | 20 | 25 | 30 |',
        },
        { from: 5, to: 6, text: '**«Try it¦ख़ुद करें»:** $63\\ \\text{km/h} = \\;?$' },
        { from: 6, text: '$63 = 3.5 \\times 18$, «so¦तो» $63\\ \\text{km/h} = 3.5 \\times 5 = 17.5\\ \\text{m/s}$' },
      ],
    },
    {
      title: { en: 'Pole and platform', hi: 'खंभा और प्लेटफ़ॉर्म' },
      lines: [
        [5, 'A train 150 m long runs at 54 km/h.', '150 m लंबी एक ट्रेन 54 km/h से चल रही है।'],
        [5, 'Speed first: 54 is three times 18, so 15 m/s.', 'पहले चाल: 54 यानी 18 का तीन गुना, तो 15 m/s।'],
        [5, 'Past a pole it covers 150 m: 150 ÷ 15 = 10 s.', 'खंभा पार करने में वह 150 m चलेगी: 150 ÷ 15 = 10 s।'],
        [
          6,
          'Past a platform of 270 m it covers 150 + 270 = 420 m.',
          '270 m का प्लेटफ़ॉर्म पार करने में चलेगी 150 + 270 = 420 m।',
        ],
        [5, '420 ÷ 15 = 28 s. That is all.', '420 ÷ 15 = 28 s। बस, इतना ही।'],
        [
          6,
          'Now backwards: a pole takes 12 s, a platform of 200 m takes 22 s.',
          'अब उलटा सवाल: खंभा 12 s में पार हुआ, 200 m का प्लेटफ़ॉर्म 22 s में।',
        ],
        [6, 'Try it: what are the speed and the length of the train?', 'ख़ुद करें: ट्रेन की चाल और लंबाई कितनी है?'],
        [
          6,
          'Both times hold L. The extra 10 s are for the 200 m alone.',
          'L तो दोनों में है। बढ़े हुए 10 s सिर्फ़ उन 200 m के हैं।',
        ],
        [5, 'So the speed is 200 ÷ 10 = 20 m/s, that is 72 km/h.', 'तो चाल 200 ÷ 10 = 20 m/s, यानी 72 km/h।'],
        [5, 'And the length is what 12 s give: 20 × 12 = 240 m.', 'और लंबाई 12 s वाली दूरी है: 20 × 12 = 240 m।'],
      ],
      boards: [
        { from: 0, to: 5, text: '$L = 150\\ \\text{m}, \\quad v = 54\\ \\text{km/h}$' },
        { from: 1, to: 5, text: '$v = 3 \\times 5 = 15\\ \\text{m/s}$' },
        { from: 2, to: 5, text: '«Pole¦खंभा»: $t = \\dfrac{150}{15} = 10\\ \\text{s}$' },
        {
          from: 3,
          to: 5,
          text: '«Platform¦प्लेटफ़ॉर्म»: $t = \\dfrac{150 + 270}{15} = \\dfrac{420}{15} = 28\\ \\text{s}$',
        },
        {
          from: 5,
          text: '| | «Distance¦दूरी» | «Time¦समय» |\n|---|---|---|\n| «Pole¦खंभा» | $L$ | 12 s |\n| «Platform¦प्लेटफ़ॉर्म» | $L + 200\\ \\text{m}$ | 22 s |\n| **«Difference¦अंतर»** | **200 m** | **10 s** |',
        },
        { from: 6, to: 8, text: '**«Try it: speed and length?¦ख़ुद करें: चाल और लंबाई?»**' },
        { from: 8, text: '$v = \\dfrac{200}{10} = 20\\ \\text{m/s} = 72\\ \\text{km/h}$' },
        { from: 9, text: '$L = 20 \\times 12 = 240\\ \\text{m}$' },
      ],
    },
    {
      title: { en: 'Relative speed', hi: 'सापेक्ष चाल' },
      lines: [
        [5, 'Now the other thing moves too: a second train.', 'अब सामने वाली चीज़ भी चल रही है: दूसरी ट्रेन।'],
        [
          6,
          'You sit in a train at 60 km/h. Another comes towards you at 40.',
          'आप 60 km/h वाली ट्रेन में हैं। दूसरी 40 से आपकी ओर आ रही है।',
        ],
        [
          6,
          'In one hour you come 60 km closer, and it comes 40 km closer.',
          'एक घंटे में आप 60 km पास आए, और वह 40 km पास आई।',
        ],
        [
          6,
          'The gap shrinks by 100 km each hour. Opposite directions: add.',
          'दूरी हर घंटे 100 km घटती है। दिशाएँ उलटी हों, तो जोड़ें।',
        ],
        [5, 'Now the other one runs ahead of you, the same way.', 'अब दूसरी ट्रेन आपके आगे, उसी दिशा में चल रही है।'],
        [
          6,
          'In one hour you cover 60 km, but it goes 40 km further away.',
          'एक घंटे में आप 60 km चले, पर वह 40 km आगे निकल गई।',
        ],
        [6, 'The gap shrinks by only 20 km. Same direction: subtract.', 'दूरी बस 20 km घटी। दिशा एक हो, तो घटाएँ।'],
        [
          6,
          'So imagine that one stands, and the other has the relative speed.',
          'तो मान लें कि एक खड़ी है, और दूसरी सापेक्ष चाल से चल रही है।',
        ],
        [5, 'Every new question is then pole or platform again.', 'फिर हर नया सवाल वही खंभे या प्लेटफ़ॉर्म वाला है।'],
      ],
      boards: [
        {
          from: 0,
          text: '![Two trains run towards each other at 60 and 40 km/h](/figures/film-trains-and-relative-speed-3.svg)',
        },
        { from: 3, text: '**«Opposite: add¦उलटी दिशा: जोड़ें»** $\\; 60 + 40 = 100\\ \\text{km/h}$' },
        {
          from: 4,
          text: '![Two trains run the same way at 60 and 40 km/h](/figures/film-trains-and-relative-speed-4.svg)',
        },
        { from: 6, text: '**«Same: subtract¦एक ही दिशा: घटाएँ»** $\\; 60 - 40 = 20\\ \\text{km/h}$' },
      ],
    },
    {
      title: { en: 'Two trains', hi: 'दो ट्रेनें' },
      lines: [
        [
          6,
          'How far? Let the other train stand: it is your platform.',
          'दूरी कितनी? दूसरी ट्रेन को खड़ा मान लें: वही आपका प्लेटफ़ॉर्म है।',
        ],
        [
          6,
          'From engine at engine to tail past tail: both lengths together.',
          'इंजन से इंजन मिलने से लेकर पूँछ छूटने तक: दोनों लंबाइयाँ मिलाकर।',
        ],
        [5, 'So the time is both lengths over the relative speed.', 'तो समय है दोनों लंबाइयों का योग बटा सापेक्ष चाल।'],
        [6, 'Trains of 140 m and 160 m run at 63 and 45 km/h.', '140 m और 160 m की ट्रेनें 63 और 45 km/h से चल रही हैं।'],
        [6, 'Opposite ways: 63 + 45 = 108 km/h, that is 30 m/s.', 'उलटी दिशा में: 63 + 45 = 108 km/h, यानी 30 m/s।'],
        [5, '300 m at 30 m/s: they pass in 10 s.', '30 m/s से 300 m: 10 s में पार।'],
        [6, 'Try it: the same trains, now the same way. How long?', 'ख़ुद करें: वही ट्रेनें, अब एक ही दिशा में। कितना समय?'],
        [6, '63 − 45 = 18 km/h, that is 5 m/s.', '63 − 45 = 18 km/h, यानी 5 m/s।'],
        [5, '300 ÷ 5 = 60 s: a full minute instead of ten seconds.', '300 ÷ 5 = 60 s: दस सेकंड की जगह पूरा एक मिनट।'],
        [5, 'Add or subtract in km/h first; then convert only once.', 'पहले km/h में ही जोड़ें या घटाएँ; बदलें बस एक बार।'],
      ],
      boards: [
        {
          from: 0,
          to: 3,
          text: '![A train passes another one that is thought to stand](/figures/film-trains-and-relative-speed-5.svg)',
        },
        { from: 2, to: 3, text: '**«Time¦समय»** $= (L_1 + L_2) \\div$ «relative speed¦सापेक्ष चाल»' },
        { from: 3, text: '140 m, 63 km/h  «and¦और»  160 m, 45 km/h: $\\; L_1 + L_2 = 300\\ \\text{m}$' },
        { from: 4, text: '«Opposite¦उलटी दिशा»: $63 + 45 = 108\\ \\text{km/h} = 30\\ \\text{m/s}$' },
        { from: 5, text: '$t = \\dfrac{300}{30} = 10\\ \\text{s}$' },
        { from: 6, to: 7, text: '**«Try it: the same direction?¦ख़ुद करें: एक ही दिशा में?»**' },
        { from: 7, text: '«Same direction¦एक ही दिशा»: $63 - 45 = 18\\ \\text{km/h} = 5\\ \\text{m/s}$' },
        { from: 8, text: '$t = \\dfrac{300}{5} = 60\\ \\text{s}$' },
      ],
    },
    {
      title: { en: 'Three traps', hi: 'तीन ग़लतियाँ' },
      lines: [
        [6, 'Trap one: a man sits in a train at 60 km/h.', 'पहली: एक आदमी 60 km/h वाली ट्रेन में बैठा है।'],
        [
          6,
          'A goods train comes towards him at 48 and passes him in 9 s.',
          'सामने से 48 km/h की मालगाड़ी आती है और उसे 9 s में पार करती है।',
        ],
        [
          6,
          'The man is a pole. The length of his own train plays no part.',
          'आदमी तो खंभा है। उसकी अपनी ट्रेन की लंबाई का कोई काम नहीं।',
        ],
        [
          6,
          '108 km/h is 30 m/s, so the goods train is 30 × 9 = 270 m long.',
          '108 km/h यानी 30 m/s, तो मालगाड़ी 30 × 9 = 270 m लंबी है।',
        ],
        [
          6,
          'Trap two: a man walks on the platform. He is no longer a standing pole.',
          'दूसरी: आदमी प्लेटफ़ॉर्म पर चल रहा है। अब वह खड़ा खंभा नहीं है।',
        ],
        [
          6,
          'He walks the same way at 6, the train runs at 60: use 54 km/h.',
          'वह उसी दिशा में 6 से चले और ट्रेन 60 से, तो 54 km/h लें।',
        ],
        [5, 'The length of the platform is not asked for here.', 'यहाँ प्लेटफ़ॉर्म की लंबाई से कोई मतलब नहीं।'],
        [6, 'Trap three: 150 m divided by 54 km/h. Metres with hours!', 'तीसरी: 150 m में 54 km/h से भाग। मीटर के साथ घंटे!'],
      ],
      boards: [
        {
          from: 0,
          to: 4,
          text: '**1. «A man inside a train¦ट्रेन में बैठा आदमी»**\n\n$60\\ \\text{km/h} \\rightarrow \\quad \\leftarrow 48\\ \\text{km/h}, \\quad t = 9\\ \\text{s}$',
        },
        { from: 2, to: 4, text: '«Distance: the goods train alone¦दूरी: सिर्फ़ मालगाड़ी की लंबाई»' },
        {
          from: 3,
          to: 4,
          text: '$60 + 48 = 108\\ \\text{km/h} = 30\\ \\text{m/s}$\n\n$L = 30 \\times 9 = 270\\ \\text{m}$',
        },
        { from: 4, text: '**2. «A man who walks¦चलता हुआ आदमी»**' },
        {
          from: 5,
          text: '| «He walks¦आदमी की दिशा» | «Relative speed¦सापेक्ष चाल» |\n|---|---|\n| «the same way¦उसी ओर» | $60 - 6 = 54\\ \\text{km/h}$ |\n| «towards the train¦ट्रेन की ओर» | $60 + 6 = 66\\ \\text{km/h}$ |',
        },
        {
          from: 7,
          text: '**3. «Units¦इकाइयाँ»**: $\\;\\dfrac{150\\ \\text{m}}{54\\ \\text{km/h}}$ ✗ $\\qquad \\dfrac{150\\ \\text{m}}{15\\ \\text{m/s}} = 10\\ \\text{s}$ ✓',
        },
      ],
    },
    {
      title: { en: 'Two exam-level questions', hi: 'परीक्षा के स्तर के दो सवाल' },
      lines: [
        [
          6,
          'A train overtakes two cyclists going its way at 9 and 18 km/h.',
          'एक ट्रेन अपनी ही दिशा में 9 और 18 km/h से जाते दो साइकिल सवारों से आगे निकलती है।',
        ],
        [
          6,
          'It passes them in 10 s and 12 s. Find its length and its speed.',
          'उसे 10 s और 12 s लगते हैं। ट्रेन की लंबाई और चाल बताइए।',
        ],
        [
          6,
          'Cyclists are poles that move: the distance is L both times.',
          'साइकिल सवार चलते हुए खंभे हैं: दोनों बार दूरी L है।',
        ],
        [
          5,
          'Their speeds are 2.5 and 5 m/s. Same direction: subtract.',
          'उनकी चाल 2.5 और 5 m/s है। दिशा एक है, तो घटाएँ।',
        ],
        [6, 'L is (v − 2.5) × 10, and L is also (v − 5) × 12.', 'L है (v − 2.5) × 10, और L ही है (v − 5) × 12।'],
        [
          6,
          'So 10v − 25 = 12v − 60, which gives v = 17.5 m/s, 63 km/h.',
          'तो 10v − 25 = 12v − 60, यानी v = 17.5 m/s, 63 km/h।',
        ],
        [5, 'And L = 15 × 10 = 150 m. Check: 12.5 × 12 = 150.', 'और L = 15 × 10 = 150 m। जाँचें: 12.5 × 12 = 150।'],
        [
          6,
          'Try it: two trains pass in 12 s opposite ways, in 60 s the same way.',
          'ख़ुद करें: दो ट्रेनें उलटी दिशा में 12 s, एक दिशा में 60 s में पार होती हैं।',
        ],
        [
          6,
          'What is the ratio of their speeds? No length is given, none is needed.',
          'चालों का अनुपात क्या है? लंबाई दी नहीं है, चाहिए भी नहीं।',
        ],
        [
          6,
          'Same distance: sum to difference is as 60 to 12, that is 5 to 1.',
          'दूरी एक ही है: योग और अंतर का अनुपात 60 : 12, यानी 5 : 1।',
        ],
        [
          6,
          'So the speeds are 5 + 1 to 5 − 1: 6 to 4, that is 3 to 2.',
          'तो चालें 5 + 1 और 5 − 1 के अनुपात में: 6 : 4, यानी 3 : 2।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 7,
          text: '«Cyclists, same direction¦साइकिल सवार, एक ही दिशा»: $9\\ \\text{km/h} \\to 10\\ \\text{s}, \\;\\; 18\\ \\text{km/h} \\to 12\\ \\text{s}$',
        },
        { from: 2, to: 7, text: '«Distance both times¦दोनों बार दूरी»: $L$' },
        { from: 3, to: 7, text: '$9\\ \\text{km/h} = 2.5\\ \\text{m/s}, \\quad 18\\ \\text{km/h} = 5\\ \\text{m/s}$' },
        { from: 4, to: 7, text: '$L = (v - 2.5) \\times 10 = (v - 5) \\times 12$' },
        { from: 5, to: 7, text: '$10v - 25 = 12v - 60 \\;\\Rightarrow\\; v = 17.5\\ \\text{m/s} = 63\\ \\text{km/h}$' },
        { from: 6, to: 7, text: '$L = (17.5 - 2.5) \\times 10 = 150\\ \\text{m}$' },
        {
          from: 7,
          text: '| «Direction¦दिशा» | «Speed¦चाल» | «Time¦समय» |\n|---|---|---|\n| «Opposite¦उलटी» | $u + v$ | 12 s |\n| «Same¦एक ही» | $u - v$ | 60 s |',
        },
        { from: 8, text: '**«Try it¦ख़ुद करें»:** $u : v = \\;?$' },
        { from: 9, text: '$(u + v) : (u - v) = 60 : 12 = 5 : 1$' },
        { from: 10, text: '$u : v = (5 + 1) : (5 - 1) = 3 : 2$' },
      ],
    },
    {
      title: { en: 'What to remember', hi: 'क्या याद रखें' },
      lines: [
        [5, 'Before you write, ask three things.', 'लिखने से पहले तीन बातें पूछें।'],
        [
          6,
          'Which length? A point gives L, a long thing gives both lengths.',
          'कौन-सी लंबाई? बिंदु हो तो L, लंबी चीज़ हो तो दोनों लंबाइयाँ।',
        ],
        [6, 'Which speed? Opposite: add. Same way: subtract.', 'कौन-सी चाल? दिशा उलटी तो जोड़, दिशा एक तो अंतर।'],
        [5, 'Which unit? Metres go with m/s: 18 km/h is 5 m/s.', 'कौन-सी इकाई? मीटर के साथ m/s: 18 km/h यानी 5 m/s।'],
        [
          6,
          'Then it is one division. Now take ten questions and ask these three.',
          'फिर बस एक भाग। अब दस सवाल लें और हर बार यही तीन बातें पूछें।',
        ],
      ],
      boards: [
        {
          from: 0,
          text: '| | |\n|---|---|\n| **«Length?¦लंबाई?»** | «pole, person¦खंभा, व्यक्ति»: $L$ |\n| | «platform, train¦प्लेटफ़ॉर्म, ट्रेन»: $L_1 + L_2$ |\n| **«Speed?¦चाल?»** | «opposite¦उलटी दिशा»: $u + v$ |\n| | «same¦एक ही दिशा»: $u - v$ |\n| **«Unit?¦इकाई?»** | $18\\ \\text{km/h} = 5\\ \\text{m/s}$ |',
        },
        { from: 4, text: '**«time = distance ÷ relative speed¦समय = दूरी ÷ सापेक्ष चाल»**' },
      ],
    },
  ],
  notes: {
    en: '### Three questions\n\n1. **Which length?** Past a pole or a person a train covers its own length $L$. Past a platform, a bridge or a tunnel it covers $L + P$, past another train $L_1 + L_2$.\n2. **Which speed?** Opposite directions: $u + v$. Same direction: $u - v$.\n3. **Which unit?** $1\\ \\text{km/h} = \\frac{5}{18}\\ \\text{m/s}$; each 18 km/h is 5 m/s.\n\n$$\nt = \\frac{L_1 + L_2}{u \\pm v}\n$$\n\n### Shortcuts\n\n- Time past a platform less time past a pole is the time for the platform alone.\n- Passing times $t_1$ (opposite) and $t_2$ (same way): $u : v = (t_2 + t_1) : (t_2 - t_1)$.\n\n### Traps\n\n- For a man in a train, the length of his own train does not count.\n- A walking man is a pole that moves: use relative speed.\n- Metres never go with km/h.',
    hi: '### तीन सवाल\n\n1. **कौन-सी लंबाई?** खंभा या व्यक्ति पार करने में ट्रेन अपनी लंबाई $L$ चलती है; प्लेटफ़ॉर्म, पुल या सुरंग पार करने में $L + P$, दूसरी ट्रेन पार करने में $L_1 + L_2$।\n2. **कौन-सी चाल?** दिशा उलटी: $u + v$। दिशा एक: $u - v$।\n3. **कौन-सी इकाई?** $1\\ \\text{km/h} = \\frac{5}{18}\\ \\text{m/s}$; हर 18 km/h पर 5 m/s।\n\n$$\nt = \\frac{L_1 + L_2}{u \\pm v}\n$$\n\n### जल्दी के तरीक़े\n\n- प्लेटफ़ॉर्म के समय में से खंभे का समय घटाएँ: बचा समय सिर्फ़ प्लेटफ़ॉर्म का है।\n- पार होने का समय $t_1$ (उलटी दिशा) और $t_2$ (एक दिशा): $u : v = (t_2 + t_1) : (t_2 - t_1)$।\n\n### ग़लतियाँ\n\n- ट्रेन में बैठे आदमी के लिए उसकी अपनी ट्रेन की लंबाई नहीं जुड़ती।\n- चलता आदमी चलता हुआ खंभा है: सापेक्ष चाल लें।\n- मीटर के साथ km/h कभी नहीं।',
  },
}
