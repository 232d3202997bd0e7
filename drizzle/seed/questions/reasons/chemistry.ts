import type { Reasons } from './contract.ts'

export const chemistryReasons: Reasons = {
  'che-001': {
    a: {
      en: '$0.5\\ \\text{mol}$ of molecules with 5 atoms each: $2.5\\ \\text{mol}$.',
      hi: '$0.5\\ \\text{mol}$ अणु, हर एक में 5 परमाणु: $2.5\\ \\text{mol}$।',
    },
    b: {
      en: '$0.5\\ \\text{mol}$ of molecules with only 2 atoms each: $1.0\\ \\text{mol}$.',
      hi: '$0.5\\ \\text{mol}$ अणु, हर एक में केवल 2 परमाणु: $1.0\\ \\text{mol}$।',
    },
    c: {
      en: '$0.5\\ \\text{mol}$ of molecules with 3 atoms each: $1.5\\ \\text{mol}$.',
      hi: '$0.5\\ \\text{mol}$ अणु, हर एक में 3 परमाणु: $1.5\\ \\text{mol}$।',
    },
    d: {
      en: 'It has the greatest mass, but only 3 atoms a molecule: $1.5\\ \\text{mol}$.',
      hi: 'द्रव्यमान सबसे अधिक है, पर हर अणु में 3 ही परमाणु हैं: $1.5\\ \\text{mol}$।',
    },
  },
  'che-003': {
    a: {
      en: 'This takes the vapour density 30 as the molar mass, which is twice that.',
      hi: 'इसमें वाष्प घनत्व 30 को मोलर द्रव्यमान माना गया, जो उसका दुगुना होता है।',
    },
    b: {
      en: '$\\text{CH}_2\\text{O}$ by the masses, and $2 \\times 30 = 60$ doubles it.',
      hi: 'द्रव्यमानों से $\\text{CH}_2\\text{O}$, और $2 \\times 30 = 60$ से उसका दुगुना।',
    },
    c: {
      en: 'Its molar mass is 60 too, but $\\text{C} : \\text{H}$ is $3 : 8$ instead of $1 : 2$.',
      hi: 'मोलर द्रव्यमान 60 ही है, पर $\\text{C} : \\text{H}$, $1 : 2$ के बजाय $3 : 8$ है।',
    },
    d: {
      en: 'Its molar mass is 46, and $\\text{C} : \\text{H}$ is $1 : 3$.',
      hi: 'इसका मोलर द्रव्यमान 46 और $\\text{C} : \\text{H}$ का अनुपात $1 : 3$ है।',
    },
  },
  'che-004': {
    a: { en: 'That is the number of subshells, $n$.', hi: 'यह उपकोशों की संख्या $n$ है।' },
    b: { en: 'That is $2n$; the number of orbitals is $n^2$.', hi: 'यह $2n$ है; कक्षकों की संख्या $n^2$ होती है।' },
    c: { en: 'The shell has $n^2$ orbitals.', hi: 'कोश में $n^2$ कक्षक होते हैं।' },
    d: { en: 'That is the greatest number of electrons, $2n^2$.', hi: 'यह इलेक्ट्रॉनों की अधिकतम संख्या $2n^2$ है।' },
  },
  'che-005': {
    a: {
      en: 'That is the shortest wavelength of Balmer ($\\infty \\rightarrow 2$).',
      hi: 'यह बामर का सबसे छोटा तरंगदैर्घ्य ($\\infty \\rightarrow 2$) है।',
    },
    b: {
      en: 'That is the longest wavelength of Lyman ($2 \\rightarrow 1$).',
      hi: 'यह लाइमन का सबसे बड़ा तरंगदैर्घ्य ($2 \\rightarrow 1$) है।',
    },
    c: {
      en: '$\\dfrac{5}{36}$ belongs to $\\dfrac{1}{\\lambda}$; it was not inverted.',
      hi: '$\\dfrac{5}{36}$ तो $\\dfrac{1}{\\lambda}$ का गुणक है; व्युत्क्रम नहीं लिया गया।',
    },
    d: {
      en: '$3 \\rightarrow 2$: $\\dfrac{1}{\\lambda} = \\dfrac{5R}{36}$ with $R = \\dfrac{1}{x}$.',
      hi: '$3 \\rightarrow 2$: $\\dfrac{1}{\\lambda} = \\dfrac{5R}{36}$, जहाँ $R = \\dfrac{1}{x}$।',
    },
  },
  'che-007': {
    a: {
      en: 'That needs four bonds and no lone pair, as in $\\text{CH}_4$.',
      hi: 'इसके लिए चार आबंध चाहिए और कोई एकाकी युग्म नहीं, जैसे $\\text{CH}_4$ में।',
    },
    b: {
      en: 'That needs four bonds and two lone pairs, as in $\\text{XeF}_4$.',
      hi: 'इसके लिए चार आबंध और दो एकाकी युग्म चाहिए, जैसे $\\text{XeF}_4$ में।',
    },
    c: { en: 'Four bonds and one lone pair give this shape.', hi: 'चार आबंध और एक एकाकी युग्म से यही आकृति बनती है।' },
    d: {
      en: 'That is the arrangement of the electron pairs; the lone pair is not part of the shape.',
      hi: 'यह इलेक्ट्रॉन युग्मों की व्यवस्था है; एकाकी युग्म आकृति में नहीं गिना जाता।',
    },
  },
  'che-009': {
    a: {
      en: 'The bond order is right, but two unpaired $\\pi^*$ electrons make it paramagnetic.',
      hi: 'आबंध कोटि सही है, पर $\\pi^*$ के दो अयुग्मित इलेक्ट्रॉनों से यह अनुचुंबकीय है।',
    },
    b: {
      en: '$\\text{N}_2$ loses a bonding electron, $\\text{O}_2$ an antibonding one.',
      hi: '$\\text{N}_2$ से आबंधी और $\\text{O}_2$ से प्रतिआबंधी इलेक्ट्रॉन निकलता है।',
    },
    c: {
      en: 'Its bond order is 2.5 against 2, and a higher order is a shorter bond.',
      hi: 'इसकी आबंध कोटि 2 के बजाय 2.5 है; अधिक कोटि का आबंध छोटा होता है।',
    },
    d: {
      en: 'All four $\\pi^*$ electrons are paired, so it is diamagnetic.',
      hi: '$\\pi^*$ के चारों इलेक्ट्रॉन युग्मित हैं, अतः यह प्रतिचुंबकीय है।',
    },
  },
  'che-010': {
    a: { en: 'That is $s^3$; the factor 4 was left out.', hi: 'यह $s^3$ है; गुणक 4 छूट गया।' },
    b: {
      en: '$s\\,(2s)^2 = 4s^3$ with $s^3 = 8 \\times 10^{-12}$.',
      hi: '$s\\,(2s)^2 = 4s^3$, जहाँ $s^3 = 8 \\times 10^{-12}$।',
    },
    c: { en: 'That is $2s^3$; the 2 was not squared.', hi: 'यह $2s^3$ है; 2 का वर्ग नहीं लिया गया।' },
    d: { en: 'That is $s^2$, as for a salt $\\text{MX}$.', hi: 'यह $s^2$ है, जैसा $\\text{MX}$ प्रकार के लवण में होता है।' },
  },
  'che-013': {
    a: {
      en: 'Products minus reactants is for enthalpies of formation, not of combustion.',
      hi: 'उत्पाद में से अभिकारक घटाना संभवन एन्थैल्पियों का नियम है, दहन का नहीं।',
    },
    b: {
      en: 'Only one mole of hydrogen, and the sign turned round.',
      hi: 'हाइड्रोजन का एक ही मोल लिया गया और चिह्न भी उलट गया।',
    },
    c: { en: 'This takes one mole of hydrogen instead of two.', hi: 'इसमें हाइड्रोजन के दो के बजाय एक मोल लिया गया।' },
    d: { en: '$-394 + 2 \\times (-286) - (-890)$.', hi: '$-394 + 2 \\times (-286) - (-890)$।' },
  },
  'che-014': {
    a: {
      en: '$T = \\dfrac{\\Delta H}{\\Delta S} = \\dfrac{30000}{100}$, both in joules.',
      hi: '$T = \\dfrac{\\Delta H}{\\Delta S} = \\dfrac{30000}{100}$, दोनों जूल में।',
    },
    b: {
      en: 'This leaves $\\Delta H$ in kilojoules and $\\Delta S$ in joules.',
      hi: 'इसमें $\\Delta H$ किलोजूल में और $\\Delta S$ जूल में रह गया।',
    },
    c: {
      en: 'This is $300 - 273$, the temperature in $^\\circ\\text{C}$.',
      hi: 'यह $300 - 273$ है, यानी $^\\circ\\text{C}$ में ताप।',
    },
    d: {
      en: 'This divides the other way round: $\\dfrac{100}{30}$.',
      hi: 'इसमें उलटा भाग दिया गया: $\\dfrac{100}{30}$।',
    },
  },
  'che-016': {
    a: { en: 'This turns the ratio upside down: $1.10 - 0.06$.', hi: 'इसमें अनुपात उलटा लिया गया: $1.10 - 0.06$।' },
    b: {
      en: 'That is the standard emf, for both ions at $1\\ \\text{M}$.',
      hi: 'यह मानक विद्युत वाहक बल है, जब दोनों आयन $1\\ \\text{M}$ हों।',
    },
    c: {
      en: '$1.10 - 0.03 \\times (-2)$, as $\\log_{10} 0.01 = -2$ and $n = 2$.',
      hi: '$1.10 - 0.03 \\times (-2)$, क्योंकि $\\log_{10} 0.01 = -2$ और $n = 2$।',
    },
    d: { en: 'This forgets $n = 2$: $1.10 + 0.12$.', hi: 'इसमें $n = 2$ छूट गया: $1.10 + 0.12$।' },
  },
  'che-018': {
    a: { en: 'That is the size of $\\Delta H$: $40 - 10$.', hi: 'यह $\\Delta H$ का परिमाण है: $40 - 10$।' },
    b: { en: 'That is the forward reaction: $120 - 40$.', hi: 'यह अग्र अभिक्रिया की है: $120 - 40$।' },
    c: {
      en: 'That is the height of the peak above zero, not above the products.',
      hi: 'यह शून्य से शिखर की ऊँचाई है, उत्पादों से नहीं।',
    },
    d: { en: 'From the products up to the peak: $120 - 10$.', hi: 'उत्पादों से शिखर तक: $120 - 10$।' },
  },
  'che-019': {
    a: { en: '$\\dfrac{0.693}{0.0693} = 10$.', hi: '$\\dfrac{0.693}{0.0693} = 10$।' },
    b: {
      en: '$12.5\\%$ is what is left after 3 half-lives; $87.5\\%$ is used up.',
      hi: '3 अर्ध-आयु बाद $12.5\\%$ शेष रहता है; $87.5\\%$ समाप्त हो चुका होता है।',
    },
    c: {
      en: '$\\ln[\\text{A}] = \\ln[\\text{A}]_0 - kt$ has the slope $-k$.',
      hi: '$\\ln[\\text{A}] = \\ln[\\text{A}]_0 - kt$ की प्रवणता $-k$ है।',
    },
    d: {
      en: '10 half-lives leave $\\dfrac{1}{1024}$, about $0.1\\%$.',
      hi: '10 अर्ध-आयु बाद $\\dfrac{1}{1024}$, लगभग $0.1\\%$ शेष रहता है।',
    },
  },
  'che-021': {
    a: {
      en: 'It gives a tertiary carbocation, far more stable than a primary one.',
      hi: 'इससे तृतीयक कार्बधनायन बनता है, जो प्राथमिक से बहुत अधिक स्थायी है।',
    },
    b: {
      en: 'The slow step involves the halide alone; this is the law of $\\text{S}_\\text{N}2$.',
      hi: 'मंद चरण में केवल हैलाइड भाग लेता है; यह नियम $\\text{S}_\\text{N}2$ का है।',
    },
    c: {
      en: 'The attack comes from the back, so the configuration is inverted.',
      hi: 'आक्रमण पीछे से होता है, अतः विन्यास का प्रतिलोमन होता है।',
    },
    d: {
      en: 'A primary carbon is open to attack; a tertiary one is crowded.',
      hi: 'प्राथमिक कार्बन पर आक्रमण सरल है; तृतीयक पर भीड़ रहती है।',
    },
  },
  'che-022': {
    a: { en: "That is Markovnikov's product, without peroxide.", hi: 'यह बिना परॉक्साइड के मार्कोनीकॉफ़ उत्पाद है।' },
    b: {
      en: 'The bromine radical joins the end carbon, leaving the stabler secondary radical.',
      hi: 'ब्रोमीन मूलक सिरे के कार्बन से जुड़ता है, जिससे अधिक स्थायी द्वितीयक मूलक बनता है।',
    },
    c: {
      en: 'That needs $\\text{Br}_2$; $\\text{HBr}$ brings one bromine only.',
      hi: 'इसके लिए $\\text{Br}_2$ चाहिए; $\\text{HBr}$ से एक ही ब्रोमीन जुड़ता है।',
    },
    d: {
      en: 'That is allylic substitution, as with NBS; here $\\text{HBr}$ adds.',
      hi: 'यह ऐलिलिक प्रतिस्थापन है, जैसे NBS से; यहाँ $\\text{HBr}$ का योग होता है।',
    },
  },
}
