import type { Reasons } from './contract.ts'

export const physicsReasons: Reasons = {
  'phy-001': {
    a: {
      en: 'That is the distance, $96 + 6$; below the axis the area is negative.',
      hi: 'यह दूरी $96 + 6$ है; अक्ष के नीचे का क्षेत्रफल ऋणात्मक होता है।',
    },
    b: {
      en: 'This stops at $12\\ \\text{s}$ and leaves out the way back.',
      hi: 'इसमें $12\\ \\text{s}$ पर रुककर वापसी छोड़ दी गई।',
    },
    c: { en: 'Area above minus area below: $96 - 6$.', hi: 'ऊपर के क्षेत्रफल में से नीचे का घटाया: $96 - 6$।' },
    d: {
      en: '$96 - 12$: the factor $\\dfrac{1}{2}$ of the last triangle was left out.',
      hi: '$96 - 12$: अंतिम त्रिभुज का $\\dfrac{1}{2}$ छूट गया।',
    },
  },
  'phy-002': {
    a: { en: 'That is the top, where the velocity is horizontal.', hi: 'यह उच्चतम बिंदु का समय है, जहाँ वेग क्षैतिज होता है।' },
    b: { en: 'That is $\\dfrac{u}{g}$, without $\\sin\\theta$.', hi: 'यह बिना $\\sin\\theta$ के $\\dfrac{u}{g}$ है।' },
    c: {
      en: 'That is the time of flight, $\\dfrac{2u\\sin\\theta}{g}$.',
      hi: 'यह उड्डयन काल $\\dfrac{2u\\sin\\theta}{g}$ है।',
    },
    d: {
      en: '$\\vec{v} \\cdot \\vec{u} = 0$ gives $t = \\dfrac{u}{g\\sin\\theta}$.',
      hi: '$\\vec{v} \\cdot \\vec{u} = 0$ से $t = \\dfrac{u}{g\\sin\\theta}$।',
    },
  },
  'phy-003': {
    a: {
      en: '$2.4 - 1.6$ to $2.4 + 1.6$: friction can act both ways.',
      hi: '$2.4 - 1.6$ से $2.4 + 1.6$ तक: घर्षण दोनों ओर लग सकता है।',
    },
    b: {
      en: 'This leaves out friction acting up the incline, which allows a smaller $M$.',
      hi: 'इसमें तल के ऊपर की ओर का घर्षण छूट गया, जिससे $M$ और कम हो सकता है।',
    },
    c: {
      en: 'With $M = 0$ the block slides, as $2.4g > 1.6g$.',
      hi: '$M = 0$ पर गुटका फिसल जाएगा, क्योंकि $2.4g > 1.6g$।',
    },
    d: {
      en: 'This takes the friction as $\\mu mg = 2g$; the normal force is $mg\\cos 37^\\circ$.',
      hi: 'इसमें घर्षण $\\mu mg = 2g$ लिया गया; अभिलंब बल $mg\\cos 37^\\circ$ है।',
    },
  },
  'phy-006': {
    a: { en: '$T = mg + \\dfrac{mu^2}{L} = 5 + 17.5$.', hi: '$T = mg + \\dfrac{mu^2}{L} = 5 + 17.5$।' },
    b: {
      en: '$T = 0$ gives $\\cos\\alpha = -\\dfrac{1}{2}$, a height of $1.5\\ \\text{m}$.',
      hi: '$T = 0$ से $\\cos\\alpha = -\\dfrac{1}{2}$, अर्थात् $1.5\\ \\text{m}$ ऊँचाई।',
    },
    c: {
      en: '$\\dfrac{u^2}{2g}$ takes the speed at the top as zero; its horizontal part stays.',
      hi: '$\\dfrac{u^2}{2g}$ में शीर्ष पर चाल शून्य मानी गई; क्षैतिज वेग बना रहता है।',
    },
    d: {
      en: 'There $v^2 = 35 - 20 = 15$ and $T = \\dfrac{mv^2}{L}$.',
      hi: 'वहाँ $v^2 = 35 - 20 = 15$ और $T = \\dfrac{mv^2}{L}$।',
    },
  },
  'phy-007': {
    a: { en: 'That is the ratio of the ring to the sphere.', hi: 'यह वलय और गोले की चालों का अनुपात है।' },
    b: {
      en: '$v^2$ is inverse to $1 + \\dfrac{I}{mr^2}$, which is $\\dfrac{7}{5}$ and 2.',
      hi: '$v^2$, $1 + \\dfrac{I}{mr^2}$ के व्युत्क्रमानुपाती है, जो $\\dfrac{7}{5}$ और 2 हैं।',
    },
    c: {
      en: 'That is the ratio of the squares; the root was not taken.',
      hi: 'यह चालों के वर्गों का अनुपात है; वर्गमूल नहीं लिया गया।',
    },
    d: {
      en: 'That holds for sliding without friction, where nothing rotates.',
      hi: 'यह बिना घर्षण फिसलने पर सही है, जब घूर्णन नहीं होता।',
    },
  },
  'phy-009': {
    a: { en: 'That is the value at a height $R$.', hi: 'यह $R$ ऊँचाई पर मान है।' },
    b: { en: 'It is zero at no finite height.', hi: 'किसी सीमित ऊँचाई पर यह शून्य नहीं होता।' },
    c: {
      en: 'This takes $g$ as inverse to the distance, not to its square.',
      hi: 'इसमें $g$ को दूरी के व्युत्क्रमानुपाती माना गया है, उसके वर्ग के नहीं।',
    },
    d: {
      en: 'The distance is $\\dfrac{3R}{2}$ and $g$ falls with its square.',
      hi: 'दूरी $\\dfrac{3R}{2}$ है और $g$ उसके वर्ग के साथ घटता है।',
    },
  },
  'phy-011': {
    a: {
      en: 'This weights by moles alone; the molar heat capacities differ.',
      hi: 'इसमें केवल मोलों से औसत लिया गया; मोलर ऊष्मा धारिताएँ भिन्न हैं।',
    },
    b: { en: 'This uses $C_P$; at constant volume it is $C_V$.', hi: 'इसमें $C_P$ लिया गया; नियत आयतन पर $C_V$ आता है।' },
    c: {
      en: '$nC_V$ is $7.5R$ for both, so it is the plain mean.',
      hi: '$nC_V$ दोनों का $7.5R$ है, अतः साधारण औसत मिलता है।',
    },
    d: {
      en: 'This exchanges the heat capacities $\\dfrac{3}{2}R$ and $\\dfrac{5}{2}R$.',
      hi: 'इसमें ऊष्मा धारिताएँ $\\dfrac{3}{2}R$ और $\\dfrac{5}{2}R$ आपस में बदल गईं।',
    },
  },
  'phy-013': {
    a: {
      en: '$\\lambda = 2\\ \\text{m}$, and a closed pipe holds a quarter of it.',
      hi: '$\\lambda = 2\\ \\text{m}$ और बंद पाइप में इसका चौथाई भाग होता है।',
    },
    b: {
      en: '$\\dfrac{\\lambda}{2}$ is for a pipe open at both ends.',
      hi: '$\\dfrac{\\lambda}{2}$ दोनों सिरों पर खुले पाइप के लिए है।',
    },
    c: { en: 'That is the whole wavelength.', hi: 'यह पूरा तरंगदैर्घ्य है।' },
    d: {
      en: '$\\dfrac{3\\lambda}{4}$ would make $170\\ \\text{Hz}$ the first overtone.',
      hi: '$\\dfrac{3\\lambda}{4}$ लेने पर $170\\ \\text{Hz}$ पहला अधिस्वरक होता।',
    },
  },
  'phy-015': {
    a: { en: 'That is the distance from the mirror, not from the lens.', hi: 'यह दर्पण से दूरी है, लेंस से नहीं।' },
    b: {
      en: 'That is the focal length; only rays from a very distant object meet there.',
      hi: 'यह फ़ोकस दूरी है; वहाँ केवल बहुत दूर की वस्तु की किरणें मिलती हैं।',
    },
    c: { en: 'There the image would be without the mirror.', hi: 'दर्पण न होने पर प्रतिबिंब यहाँ बनता।' },
    d: {
      en: '$10\\ \\text{cm}$ behind the mirror becomes $10\\ \\text{cm}$ in front: $50 - 10$.',
      hi: 'दर्पण के $10\\ \\text{cm}$ पीछे का बिंदु $10\\ \\text{cm}$ सामने आता है: $50 - 10$।',
    },
  },
  'phy-016': {
    a: {
      en: '$\\dfrac{\\lambda D}{d} = \\dfrac{600 \\times 10^{-9}}{0.5 \\times 10^{-3}}\\ \\text{m}$.',
      hi: '$\\dfrac{\\lambda D}{d} = \\dfrac{600 \\times 10^{-9}}{0.5 \\times 10^{-3}}\\ \\text{m}$।',
    },
    b: {
      en: '$3.0\\ \\text{mm}$ is 2.5 fringe widths: the third dark fringe.',
      hi: '$3.0\\ \\text{mm}$, 2.5 फ़्रिंज चौड़ाई है: यह तीसरी अदीप्त फ़्रिंज है।',
    },
    c: {
      en: 'In the liquid the wavelength is $\\dfrac{3}{4}$ of that in air: $1.2 \\times \\dfrac{3}{4}$.',
      hi: 'द्रव में तरंगदैर्घ्य वायु का $\\dfrac{3}{4}$ है: $1.2 \\times \\dfrac{3}{4}$।',
    },
    d: {
      en: 'The plate adds a path of $0.5 \\times 6.0\\ \\mu\\text{m} = 5\\lambda$.',
      hi: 'पट्टिका से $0.5 \\times 6.0\\ \\mu\\text{m} = 5\\lambda$ पथ जुड़ता है।',
    },
  },
  'phy-019': {
    a: {
      en: '$\\dfrac{14}{4}$: not all $14\\ \\text{V}$ is across $R$; $6\\ \\text{V}$ is across the $2\\ \\Omega$.',
      hi: '$\\dfrac{14}{4}$: $R$ पर पूरे $14\\ \\text{V}$ नहीं हैं; $6\\ \\text{V}$ तो $2\\ \\Omega$ पर हैं।',
    },
    b: {
      en: 'The upper wire is at $8\\ \\text{V}$: $\\dfrac{8}{4}$.',
      hi: 'ऊपरी तार $8\\ \\text{V}$ पर है: $\\dfrac{8}{4}$।',
    },
    c: {
      en: 'That is the current of the $14\\ \\text{V}$ cell, which then divides.',
      hi: 'यह $14\\ \\text{V}$ के सेल की धारा है, जो आगे बँट जाती है।',
    },
    d: {
      en: '$3 + 1$: the $1\\ \\text{A}$ goes into the $4\\ \\text{V}$ cell, not out of it.',
      hi: '$3 + 1$: पर $1\\ \\text{A}$ धारा $4\\ \\text{V}$ के सेल में जाती है, उससे निकलती नहीं।',
    },
  },
  'phy-020': {
    a: {
      en: 'It has the larger resistance, and in series $P = I^2R$.',
      hi: 'इसका प्रतिरोध बड़ा है और श्रेणीक्रम में $P = I^2R$।',
    },
    b: { en: '$\\dfrac{60 \\times 100}{60 + 100} = 37.5$.', hi: '$\\dfrac{60 \\times 100}{60 + 100} = 37.5$।' },
    c: {
      en: 'The voltage divides as $5 : 3$, and $220 \\times \\dfrac{3}{8} = 82.5$.',
      hi: 'विभवांतर $5 : 3$ में बँटता है और $220 \\times \\dfrac{3}{8} = 82.5$।',
    },
    d: {
      en: '$\\dfrac{160}{220}$ is for bulbs in parallel; here it is $\\dfrac{37.5}{220}$.',
      hi: '$\\dfrac{160}{220}$ समांतर क्रम के लिए है; यहाँ $\\dfrac{37.5}{220}$ है।',
    },
  },
  'phy-021': {
    a: {
      en: '$r$ is proportional to $\\sqrt{m/q}$: 1 against $\\sqrt{4/2}$.',
      hi: '$r$, $\\sqrt{m/q}$ के समानुपाती है: 1 और $\\sqrt{4/2}$।',
    },
    b: {
      en: 'That is for equal speeds, where $r$ is proportional to $\\dfrac{m}{q}$.',
      hi: 'यह समान चाल के लिए है, जहाँ $r$, $\\dfrac{m}{q}$ के समानुपाती है।',
    },
    c: { en: 'That is the ratio of the alpha particle to the proton.', hi: 'यह अल्फ़ा कण और प्रोटॉन का अनुपात है।' },
    d: {
      en: 'That is for equal kinetic energies; here the alpha particle has twice as much.',
      hi: 'यह समान गतिज ऊर्जा के लिए है; यहाँ अल्फ़ा कण की ऊर्जा दुगुनी है।',
    },
  },
  'phy-022': {
    a: {
      en: '$P = \\dfrac{(Blv)^2}{R}$ goes with $v^2$: it becomes 4 times.',
      hi: '$P = \\dfrac{(Blv)^2}{R}$, $v^2$ के साथ बदलती है: वह 4 गुनी होगी।',
    },
    b: { en: '$Blv = 1\\ \\text{V}$ over $2\\ \\Omega$.', hi: '$Blv = 1\\ \\text{V}$ और प्रतिरोध $2\\ \\Omega$ है।' },
    c: {
      en: 'It balances $BIl = 0.5 \\times 0.5 \\times 0.4$.',
      hi: 'यह $BIl = 0.5 \\times 0.5 \\times 0.4$ को संतुलित करता है।',
    },
    d: {
      en: 'The kinetic energy stays the same: $Fv = I^2R = 0.5\\ \\text{W}$.',
      hi: 'गतिज ऊर्जा नहीं बदलती: $Fv = I^2R = 0.5\\ \\text{W}$।',
    },
  },
  'phy-023': {
    a: {
      en: 'This leaves $n$ unsquared: $13.6\\left(\\dfrac{1}{2} - \\dfrac{1}{3}\\right)$.',
      hi: 'इसमें $n$ का वर्ग नहीं किया गया: $13.6\\left(\\dfrac{1}{2} - \\dfrac{1}{3}\\right)$।',
    },
    b: { en: 'The difference of the levels: $3.40 - 1.51$.', hi: 'दोनों स्तरों का अंतर: $3.40 - 1.51$।' },
    c: { en: 'That is the energy of the level $n = 2$ alone.', hi: 'यह केवल $n = 2$ स्तर की ऊर्जा का परिमाण है।' },
    d: {
      en: 'That is the sum of the two; the photon carries the difference.',
      hi: 'यह दोनों का योग है; फ़ोटॉन अंतर ले जाता है।',
    },
  },
}
