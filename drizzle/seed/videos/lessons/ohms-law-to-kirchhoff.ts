import type { SeedVideo } from '../shapes.ts'

export const ohmToKirchhoff: SeedVideo = {
  slug: 'ohms-law-to-kirchhoff',
  title: { en: 'From Ohm’s law to Kirchhoff’s rules', hi: 'ओम के नियम से किरखोफ़ के नियमों तक' },
  summary: {
    en: 'Current and resistance, series and parallel, a cell with internal resistance, Kirchhoff’s two rules with their signs, and the Wheatstone bridge, balanced and not.',
    hi: 'धारा और प्रतिरोध, श्रेणीक्रम और समांतर क्रम, आंतरिक प्रतिरोध वाला सेल, चिह्नों के साथ किरखोफ़ के दोनों नियम, और संतुलित व असंतुलित व्हीटस्टोन सेतु।',
  },
  subject: 'physics',
  exams: ['jee', 'neet'],
  scenes: [
    {
      title: { en: 'Ohm’s law', hi: 'ओम का नियम' },
      lines: [
        [
          6,
          'Circuits come in JEE and in NEET. Three tools do the work.',
          'JEE और NEET, दोनों में परिपथ आते हैं। काम आते हैं ये तीन औज़ार।',
        ],
        [
          6,
          'A cell lifts charge to a higher potential, as a pump lifts water.',
          'सेल आवेश को ऊँचे विभव तक उठाता है, जैसे पंप पानी को।',
        ],
        [
          6,
          'Through the resistor it comes down again. This flow is the current.',
          'प्रतिरोधक से होकर वह नीचे आता है। यही बहाव धारा है।',
        ],
        [6, 'Ohm’s law: at a constant temperature, V is I times R.', 'ओम का नियम: ताप न बदले, तो V बराबर I गुणा R।'],
        [
          6,
          'A long thin wire resists more, a thick one less: R = ρL/A.',
          'तार लंबा और पतला हो तो R ज़्यादा, मोटा हो तो कम: R = ρL/A।',
        ],
        [
          6,
          'The current is not used up: as much leaves the resistor as enters it.',
          'धारा ख़र्च नहीं होती: जितनी प्रतिरोधक में गई, उतनी ही निकली।',
        ],
        [5, '12 V across 4 Ω drive a current of 3 A.', '4 Ω पर 12 V लगे, तो धारा 3 A।'],
        [5, 'The power is V times I: 36 W, and it becomes heat.', 'शक्ति V गुणा I, यानी 36 W, जो ऊष्मा बन जाती है।'],
      ],
      boards: [
        {
          from: 0,
          to: 1,
          text: '### «Three tools¦तीन औज़ार»\n\n1. «Ohm’s law¦ओम का नियम»\n2. «Series and parallel¦श्रेणीक्रम और समांतर क्रम»\n3. «Kirchhoff’s rules¦किरखोफ़ के नियम»',
        },
        { from: 1, text: '![A cell drives a current through a resistor](/figures/film-ohms-law-to-kirchhoff-1.svg)' },
        { from: 3, text: '**«Ohm’s law¦ओम का नियम»:** $V = IR$' },
        { from: 4, to: 6, text: '$R = \\rho\\,\\dfrac{L}{A}$' },
        { from: 6, text: '$I = \\dfrac{12\\ \\text{V}}{4\\ \\Omega} = 3\\ \\text{A}, \\quad P = VI = 36\\ \\text{W}$' },
      ],
    },
    {
      title: { en: 'Series and parallel', hi: 'श्रेणीक्रम और समांतर क्रम' },
      lines: [
        [
          6,
          'Series: there is one path, so one current. Resistances add.',
          'श्रेणीक्रम: रास्ता एक, तो धारा भी एक। प्रतिरोध जुड़ते हैं।',
        ],
        [6, 'Parallel: the ends are shared, so the voltage is the same.', 'समांतर क्रम: सिरे साझे हैं, तो वोल्टता एक है।'],
        [6, 'Then 1/R adds. For two resistors: product over sum.', 'तब 1/R जुड़ते हैं। प्रतिरोधक दो हों, तो गुणनफल बटा योगफल।'],
        [
          6,
          'An example: 2 Ω, and behind it 6 Ω and 12 Ω in parallel.',
          'उदाहरण: 2 Ω, और उसके बाद 6 Ω व 12 Ω समांतर क्रम में।',
        ],
        [5, '6 and 12 Ω together: 72 over 18, that is 4 Ω.', '6 और 12 Ω मिलकर: 72 बटा 18, यानी 4 Ω।'],
        [5, 'With the 2 Ω that is 6 Ω, so the cell gives 18 ÷ 6 = 3 A.', '2 Ω जोड़कर 6 Ω, तो सेल की धारा 18 ÷ 6 = 3 A।'],
        [6, 'Try it: how much current passes through the 6 Ω?', 'ख़ुद करें: 6 Ω से कितनी धारा जाती है?'],
        [
          6,
          'The 2 Ω takes 6 V. 12 V are left for the pair: 12 ÷ 6 = 2 A.',
          '2 Ω पर 6 V गए। जोड़ी के लिए 12 V बचे: 12 ÷ 6 = 2 A।',
        ],
        [
          6,
          'The 12 Ω gets 1 A. The smaller resistance takes the larger share.',
          '12 Ω को 1 A मिली। छोटे प्रतिरोध को धारा का बड़ा हिस्सा मिलता है।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 3,
          text: '| | «Same¦समान» | «Total¦कुल प्रतिरोध» |\n|---|---|---|\n| **«Series¦श्रेणीक्रम»** | $I$ | $R_1 + R_2$ |\n| **«Parallel¦समांतर क्रम»** | $V$ | $\\dfrac{R_1 R_2}{R_1 + R_2}$ |',
        },
        { from: 2, to: 3, text: '$$\n\\frac{1}{R} = \\frac{1}{R_1} + \\frac{1}{R_2}\n$$' },
        {
          from: 3,
          to: 7,
          text: '![2 ohms in series with 6 ohms and 12 ohms in parallel, on 18 volts](/figures/film-ohms-law-to-kirchhoff-2.svg)',
        },
        { from: 4, to: 7, text: '$R = 2 + \\dfrac{6 \\times 12}{6 + 12} = 2 + 4 = 6\\ \\Omega$' },
        { from: 5, to: 6, text: '$I = 18 \\div 6 = 3\\ \\text{A}$' },
        { from: 6, to: 7, text: '**«Try it: current in 6 Ω?¦ख़ुद करें: 6 Ω में धारा?»**' },
        {
          from: 7,
          text: '![The same circuit: 3 amperes split into 2 and 1](/figures/film-ohms-law-to-kirchhoff-10.svg)',
        },
        { from: 7, text: '$18 - 3 \\times 2 = 12\\ \\text{V}, \\quad 12 \\div 6 = 2\\ \\text{A}$' },
        { from: 8, text: '$12 \\div 12 = 1\\ \\text{A}, \\quad 2 + 1 = 3\\ \\text{A}$ ✓' },
      ],
    },
    {
      title: { en: 'A real cell', hi: 'असली सेल' },
      lines: [
        [
          6,
          'A real cell resists its own current: the internal resistance, r.',
          'असली सेल अपनी ही धारा को भी रोकता है: आंतरिक प्रतिरोध r।',
        ],
        [
          6,
          'E is its emf: the voltage at its ends while no current flows.',
          'E उसका विद्युत वाहक बल (emf) है: धारा न हो, तब सिरों की वोल्टता।',
        ],
        [
          6,
          'With a current, Ir is lost inside. The rest is V = E − Ir.',
          'धारा बहे, तो Ir अंदर ही खप जाता है। बचा V = E − Ir।',
        ],
        [5, 'The current passes R and r, so I = E/(R + r).', 'धारा R और r दोनों से जाती है, तो I = E/(R + r)।'],
        [
          6,
          'Take 1.5 V, 0.5 Ω inside, 2.5 Ω outside: 1.5 ÷ 3 = 0.5 A.',
          'मान लें 1.5 V, अंदर 0.5 Ω, बाहर 2.5 Ω: 1.5 ÷ 3 = 0.5 A।',
        ],
        [6, 'Try it: what does a voltmeter at its ends show?', 'ख़ुद करें: सिरों पर लगा वोल्टमीटर कितना दिखाएगा?'],
        [5, '1.5 − 0.5 × 0.5 = 1.25 V, less than the emf.', '1.5 − 0.5 × 0.5 = 1.25 V, यानी emf से कम।'],
        [
          6,
          'When a cell is charged, the current is reversed: V = E + Ir.',
          'सेल चार्ज हो रहा हो, तो धारा उलटी है: V = E + Ir।',
        ],
      ],
      boards: [
        {
          from: 0,
          text: '![A cell with its internal resistance, and a resistor outside](/figures/film-ohms-law-to-kirchhoff-3.svg)',
        },
        { from: 2, to: 5, text: '$V = E - Ir$' },
        { from: 3, to: 4, text: '$I = \\dfrac{E}{R + r}$' },
        { from: 4, to: 7, text: '$I = \\dfrac{1.5}{2.5 + 0.5} = 0.5\\ \\text{A}$' },
        { from: 5, to: 6, text: '**«Try it¦ख़ुद करें»:** $V = \\;?$' },
        { from: 6, to: 7, text: '$V = 1.5 - 0.5 \\times 0.5 = 1.25\\ \\text{V}$' },
        {
          from: 7,
          text: '| «The cell¦सेल» | |\n|---|---|\n| «gives current¦धारा दे रहा है» | $V = E - Ir$ |\n| «is charged¦चार्ज हो रहा है» | $V = E + Ir$ |',
        },
      ],
    },
    {
      title: { en: 'Kirchhoff’s two rules', hi: 'किरखोफ़ के दो नियम' },
      lines: [
        [
          6,
          'Two cells in two branches: neither series nor parallel helps.',
          'दो शाखाओं में दो सेल: यहाँ न श्रेणीक्रम चलता है, न समांतर क्रम।',
        ],
        [
          6,
          'The junction rule: what flows in flows out. Charge is conserved.',
          'संधि नियम: जितनी धारा आई, उतनी गई। आवेश संरक्षित है।',
        ],
        [6, 'Try it: 2 A and 5 A come in, 4 A go out. How much is I?', 'ख़ुद करें: 2 A और 5 A आईं, 4 A गईं। I कितनी है?'],
        [5, '7 A come in, so I is 3 A, and it goes out.', '7 A आईं, तो I है 3 A, और वह बाहर जाती है।'],
        [
          6,
          'The loop rule: once round any loop, the changes add up to zero.',
          'लूप नियम: किसी भी लूप के पूरे चक्कर में विभव के बदलावों का योग शून्य।',
        ],
        [
          6,
          'Like a walk in the hills: back home, you are at the old height.',
          'जैसे पहाड़ की सैर: घर लौटे, तो ऊँचाई वही। यह ऊर्जा संरक्षण है।',
        ],
        [
          6,
          'Through R along the current you go down: minus IR. Against it, plus.',
          'R में धारा के साथ चलें तो नीचे: −IR। धारा के उलटे चलें तो +IR।',
        ],
        [6, 'Through a cell from minus to plus you go up: plus E.', 'सेल में माइनस से प्लस की ओर चलें तो ऊपर: +E।'],
        [
          6,
          'From plus to minus it is minus E, whichever way the current flows.',
          'प्लस से माइनस की ओर −E, धारा चाहे जिधर बहे।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 1,
          text: '### «Two rules¦दो नियम»\n\n- «Junction: charge is conserved¦संधि: आवेश संरक्षित»\n- «Loop: energy is conserved¦लूप: ऊर्जा संरक्षित»',
        },
        { from: 1, to: 4, text: '**«Junction rule¦संधि नियम»:** $\\sum I_{\\text{in}} = \\sum I_{\\text{out}}$' },
        {
          from: 1,
          to: 4,
          text: '![Two currents enter a junction, two leave it](/figures/film-ohms-law-to-kirchhoff-4.svg)',
        },
        { from: 3, to: 4, text: '$2 + 5 = 4 + I \\;\\Rightarrow\\; I = 3\\ \\text{A}$' },
        { from: 4, text: '**«Loop rule¦लूप (पाश) नियम»:** $\\sum \\Delta V = 0$' },
        { from: 5, to: 6, text: '«Up in the cells = down in the resistors¦सेल में जितना ऊपर, प्रतिरोधकों में उतना नीचे»' },
        {
          from: 6,
          text: '![Along the current through R: minus IR; from minus to plus through a cell: plus E](/figures/film-ohms-law-to-kirchhoff-5.svg)',
        },
        { from: 8, text: '«Walk the other way: the sign turns.¦उलटे चलें, तो चिह्न भी उलटा।»' },
      ],
    },
    {
      title: { en: 'Two cells, two loops', hi: 'दो सेल, दो लूप' },
      lines: [
        [6, '12 V and 6 V, each with 1 Ω, feed a common 4 Ω.', '12 V और 6 V, दोनों के साथ 1 Ω, और बीच में साझा 4 Ω।'],
        [
          6,
          'Name I₁ and I₂. By the junction rule the middle carries their sum.',
          'I₁ और I₂ नाम दें। संधि नियम से बीच में दोनों का योग बहेगा।',
        ],
        [
          6,
          'Loop 1: up by 12, down by 1 · I₁, down by 4 times the sum.',
          'लूप 1: 12 ऊपर, फिर 1 · I₁ नीचे, फिर योग का 4 गुना नीचे।',
        ],
        [5, 'Put in order: 5I₁ + 4I₂ = 12.', 'सुलझाकर: 5I₁ + 4I₂ = 12।'],
        [6, 'Try it: write the equation of loop 2.', 'ख़ुद करें: लूप 2 का समीकरण लिखें।'],
        [6, '6 − I₂ − 4(I₁ + I₂) = 0, so 4I₁ + 5I₂ = 6.', '6 − I₂ − 4(I₁ + I₂) = 0, यानी 4I₁ + 5I₂ = 6।'],
        [
          6,
          'Five times the first less four times the second: 9I₁ = 36.',
          'पहले का 5 गुना, उसमें से दूसरे का 4 गुना घटाएँ: 9I₁ = 36।',
        ],
        [5, 'So I₁ is 4 A, and I₂ comes out as minus 2 A.', 'तो I₁ है 4 A, और I₂ निकला −2 A।'],
        [
          6,
          'The trap: do not begin again. Minus says: the arrow points the other way.',
          'ग़लती यहाँ होती है: सवाल दोबारा न करें। माइनस यानी दिशा तीर से उलटी है।',
        ],
        [
          6,
          '2 A flow into the plus of the 6 V cell: it is being charged.',
          '6 V के सेल के प्लस में 2 A जा रही हैं: वह चार्ज हो रहा है।',
        ],
        [
          6,
          'Check: 12 V give 48 W. 12 W charge the cell, 36 W become heat.',
          'जाँच: 12 V से मिले 48 W। 12 W चार्जिंग में, 36 W ऊष्मा में।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 6,
          text: '![Two cells with 1 ohm each on both sides of 4 ohms, and two loops](/figures/film-ohms-law-to-kirchhoff-6.svg)',
        },
        { from: 2, to: 4, text: '«Loop 1¦लूप 1»: $12 - I_1 - 4(I_1 + I_2) = 0$' },
        { from: 3, to: 8, text: '$5I_1 + 4I_2 = 12$' },
        { from: 4, to: 5, text: '**«Try it: loop 2?¦ख़ुद करें: लूप 2?»**' },
        { from: 5, to: 8, text: '$4I_1 + 5I_2 = 6$' },
        { from: 6, to: 8, text: '$(25 - 16)\\,I_1 = 60 - 24 \\;\\Rightarrow\\; 9I_1 = 36$' },
        { from: 7, to: 8, text: '$I_1 = 4\\ \\text{A}, \\quad I_2 = \\dfrac{12 - 20}{4} = -2\\ \\text{A}$' },
        {
          from: 8,
          text: '![The currents: 4 amperes from the left, 2 down the middle, 2 into the right cell](/figures/film-ohms-law-to-kirchhoff-7.svg)',
        },
        { from: 8, to: 10, text: '$I_2 = -2\\ \\text{A}$: **«against the arrow¦तीर से उलटी»**' },
        { from: 10, text: '$12 \\times 4 = 6 \\times 2 + (1 \\times 4^2 + 1 \\times 2^2 + 4 \\times 2^2)$' },
      ],
    },
    {
      title: { en: 'The Wheatstone bridge', hi: 'व्हीटस्टोन सेतु' },
      lines: [
        [
          6,
          'Four resistors in a diamond, a galvanometer across: a bridge.',
          'समचतुर्भुज की भुजाओं पर चार प्रतिरोधक, बीच में गैल्वेनोमीटर: यही सेतु है।',
        ],
        [
          6,
          'Balanced means: no current in G, so B and D are at one potential.',
          'संतुलित यानी G में धारा शून्य, तो B और D का विभव एक है।',
        ],
        [6, 'Then all of I₁ goes on through Q, and all of I₂ through S.', 'तब पूरी I₁ आगे Q से जाती है, और पूरी I₂ आगे S से।'],
        [
          6,
          'A to B is the same fall as A to D: I₁P = I₂R. Then I₁Q = I₂S.',
          'A से B तक विभव जितना गिरा, A से D तक भी उतना: I₁P = I₂R। और I₁Q = I₂S।',
        ],
        [5, 'Divide the two: P/Q = R/S.', 'दोनों का भाग दें: P/Q = R/S।'],
        [
          6,
          'Take 2, 4, 3, 6 Ω: 2/4 is 3/6, so this one is balanced.',
          'मान लें 2, 4, 3, 6 Ω: 2/4 और 3/6 बराबर हैं, तो सेतु संतुलित है।',
        ],
        [
          6,
          'Try it: the resistance from A to C, with any resistor in the middle?',
          'ख़ुद करें: बीच में कोई भी प्रतिरोधक हो, A से C तक कुल कितना?',
        ],
        [
          6,
          'Take the middle away: 6 Ω beside 9 Ω, 54 over 15, that is 3.6 Ω.',
          'बीच वाला हटा दें: 6 Ω के समांतर 9 Ω, 54 बटा 15, यानी 3.6 Ω।',
        ],
        [
          6,
          'The metre bridge is the same: two arms are one wire of 100 cm.',
          'मीटर सेतु भी यही है: दो भुजाएँ 100 cm का एक ही तार हैं।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 4,
          text: '![A Wheatstone bridge: P and Q above, R and S below, G between B and D](/figures/film-ohms-law-to-kirchhoff-8.svg)',
        },
        { from: 1, to: 3, text: '**«Balanced¦संतुलित»:** $I_G = 0, \\quad V_B = V_D$' },
        { from: 3, to: 8, text: '$I_1 P = I_2 R, \\quad I_1 Q = I_2 S$' },
        { from: 4, to: 8, text: '$$\n\\frac{P}{Q} = \\frac{R}{S}\n$$' },
        {
          from: 5,
          to: 8,
          text: '$P, Q, R, S = 2, 4, 3, 6\\ \\Omega$: $\\;\\dfrac{2}{4} = \\dfrac{3}{6}$ ✓ **«balanced¦संतुलित»**',
        },
        { from: 6, to: 7, text: '**«Try it: A to C?¦ख़ुद करें: A से C?»** $\\; R_{AC} = \\;?$' },
        { from: 7, to: 8, text: '$R_{AC} = \\dfrac{(2 + 4)(3 + 6)}{6 + 9} = \\dfrac{54}{15} = 3.6\\ \\Omega$' },
        {
          from: 8,
          text: '![A metre bridge: X and R above a wire of 100 cm, G to a point of the wire](/figures/film-ohms-law-to-kirchhoff-11.svg)',
        },
        { from: 8, text: '«Metre bridge¦मीटर सेतु»: $\\dfrac{X}{R} = \\dfrac{l}{100 - l}$' },
      ],
    },
    {
      title: { en: 'An exam-level question', hi: 'परीक्षा के स्तर का सवाल' },
      lines: [
        [6, '21 V on a bridge of 3, 6, 6 and 3 Ω with 3 Ω across it.', '3, 6, 6 और 3 Ω का सेतु, बीच में 3 Ω, और 21 V।'],
        [
          5,
          'Find the current in the middle and the resistance from A to C.',
          'बीच की धारा और A से C तक का प्रतिरोध बताइए।',
        ],
        [
          6,
          'First test: 3/6 is not 6/3. It is not balanced, so use Kirchhoff.',
          'पहले जाँचें: 3/6 और 6/3 बराबर नहीं। असंतुलित है, तो किरखोफ़।',
        ],
        [
          6,
          'Call the middle one I₃. Then BC carries I₁ − I₃, and DC carries I₂ + I₃.',
          'बीच की धारा I₃ मानें। तब BC में I₁ − I₃, और DC में I₂ + I₃।',
        ],
        [6, 'Loop ABD: 3I₁ + 3I₃ = 6I₂. Divide by 3.', 'लूप ABD: 3I₁ + 3I₃ = 6I₂। 3 से भाग दें।'],
        [
          6,
          'Loop BCD: 6 times (I₁ − I₃) = 3 times (I₂ + I₃) + 3I₃.',
          'लूप BCD: (I₁ − I₃) का 6 गुना = (I₂ + I₃) का 3 गुना + 3I₃।',
        ],
        [6, 'Both together give I₂ = 2I₃ and I₁ = 3I₃.', 'दोनों मिलाकर I₂ = 2I₃ और I₁ = 3I₃।'],
        [
          6,
          'Path ABC with the cell: 21 = 9I₃ + 12I₃, so I₃ is 1 A.',
          'सेल के साथ रास्ता ABC: 21 = 9I₃ + 12I₃, तो I₃ = 1 A।',
        ],
        [
          6,
          'I₁ is 3 A and I₂ is 2 A: 5 A in all, and 21 ÷ 5 = 4.2 Ω.',
          'I₁ = 3 A और I₂ = 2 A: कुल 5 A, और 21 ÷ 5 = 4.2 Ω।',
        ],
        [6, 'Check: B is at 12 V, D at 9 V; 3 V on 3 Ω are 1 A.', 'जाँच: B पर 12 V, D पर 9 V; 3 Ω पर 3 V, यानी 1 A।'],
      ],
      boards: [
        { from: 0, to: 6, text: '![An unbalanced bridge on 21 volts](/figures/film-ohms-law-to-kirchhoff-9.svg)' },
        { from: 2, to: 3, text: '$\\frac{3}{6} \\ne \\frac{6}{3}$: **«not balanced¦असंतुलित»**' },
        { from: 3, to: 4, text: '$BC: I_1 - I_3 \\qquad DC: I_2 + I_3$' },
        { from: 4, text: '$ABD$: $\\;3I_1 + 3I_3 = 6I_2 \\;\\Rightarrow\\; I_1 = 2I_2 - I_3$' },
        { from: 5, text: '$BCD$: $\\;6(I_1 - I_3) = 3(I_2 + I_3) + 3I_3 \\;\\Rightarrow\\; 2I_1 = I_2 + 4I_3$' },
        { from: 6, text: '$4I_2 - 2I_3 = I_2 + 4I_3 \\;\\Rightarrow\\; I_2 = 2I_3, \\; I_1 = 3I_3$' },
        {
          from: 7,
          text: '$ABC$: $\\;21 = 3 \\times 3I_3 + 6 \\times 2I_3 = 21I_3 \\;\\Rightarrow\\; I_3 = 1\\ \\text{A}$',
        },
        { from: 8, text: '$I = 3 + 2 = 5\\ \\text{A}, \\quad R_{AC} = \\dfrac{21}{5} = 4.2\\ \\Omega$' },
        { from: 9, text: '$V_B = 21 - 9 = 12\\ \\text{V}, \\; V_D = 21 - 12 = 9\\ \\text{V}$ ✓' },
      ],
    },
    {
      title: { en: 'What to remember', hi: 'क्या याद रखें' },
      lines: [
        [
          6,
          'First reduce series and parallel parts as far as it goes.',
          'पहले श्रेणीक्रम और समांतर क्रम वाले हिस्से जितना हो सके, सरल कर लें।',
        ],
        [5, 'See a bridge? Test P/Q = R/S before anything else.', 'सेतु दिखे? सबसे पहले P/Q = R/S जाँचें।'],
        [
          6,
          'Otherwise name the currents, use junctions, then one loop for each unknown.',
          'नहीं तो धाराओं को नाम दें, संधि नियम लगाएँ, फिर हर अज्ञात के लिए एक लूप।',
        ],
        [5, 'A minus in the answer turns the arrow. Nothing is wrong.', 'उत्तर में माइनस आए तो तीर उलट दें। ग़लत कुछ नहीं है।'],
        [5, 'At the end check with a loop or with the power.', 'अंत में किसी लूप से या शक्ति से जाँच लें।'],
      ],
      boards: [
        { from: 0, text: '1. «Series and parallel first¦पहले श्रेणीक्रम और समांतर क्रम»' },
        { from: 1, text: '2. «Bridge: test¦सेतु: जाँचें» $\\frac{P}{Q} = \\frac{R}{S}$' },
        { from: 2, text: '3. $\\sum I_{\\text{in}} = \\sum I_{\\text{out}}, \\quad \\sum \\Delta V = 0$' },
        { from: 3, text: '4. «Minus: the other direction¦माइनस: उलटी दिशा»' },
        { from: 4, text: '5. «Check: a loop, or the power¦जाँच: कोई लूप, या शक्ति»' },
      ],
    },
  ],
  notes: {
    en: '### Formulas\n\n- Ohm: $V = IR$, $R = \\rho\\frac{L}{A}$, power $P = VI = I^2R$\n- Series: same $I$, $R = R_1 + R_2$. Parallel: same $V$, $R = \\frac{R_1R_2}{R_1 + R_2}$\n- Cell: $I = \\frac{E}{R + r}$; ends $V = E - Ir$, while charged $V = E + Ir$\n- Balanced bridge: $\\frac{P}{Q} = \\frac{R}{S}$; the middle may be left out. Metre bridge: $\\frac{X}{R} = \\frac{l}{100 - l}$\n\n### Kirchhoff\n\n1. **Junction:** $\\sum I_{\\text{in}} = \\sum I_{\\text{out}}$ (charge).\n2. **Loop:** $\\sum \\Delta V = 0$ (energy). Along the current through $R$: $-IR$; against it: $+IR$. Through a cell from − to +: $+E$; from + to −: $-E$.\n\nA current that comes out negative flows against its arrow: keep the sign and go on.',
    hi: '### सूत्र\n\n- ओम: $V = IR$, $R = \\rho\\frac{L}{A}$, शक्ति $P = VI = I^2R$\n- श्रेणीक्रम: $I$ समान, $R = R_1 + R_2$। समांतर क्रम: $V$ समान, $R = \\frac{R_1R_2}{R_1 + R_2}$\n- सेल: $I = \\frac{E}{R + r}$; सिरों पर $V = E - Ir$, चार्ज होते समय $V = E + Ir$\n- संतुलित सेतु: $\\frac{P}{Q} = \\frac{R}{S}$; बीच वाले को छोड़ सकते हैं। मीटर सेतु: $\\frac{X}{R} = \\frac{l}{100 - l}$\n\n### किरखोफ़\n\n1. **संधि:** $\\sum I_{\\text{in}} = \\sum I_{\\text{out}}$ (आवेश)।\n2. **लूप:** $\\sum \\Delta V = 0$ (ऊर्जा)। $R$ में धारा के साथ $-IR$, उसके उलटे $+IR$। सेल में − से + की ओर $+E$, + से − की ओर $-E$।\n\nधारा ऋणात्मक आए, तो वह तीर से उलटी बह रही है: चिह्न रखें और आगे बढ़ें।',
  },
}
