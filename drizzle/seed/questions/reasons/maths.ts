import type { Reasons } from './contract.ts'

export const mathsReasons: Reasons = {
  'mat-001': {
    a: {
      en: '$125 + 45$: the sign of $3\\alpha\\beta(\\alpha + \\beta)$ is wrong.',
      hi: '$125 + 45$: $3\\alpha\\beta(\\alpha + \\beta)$ का चिह्न ग़लत है।',
    },
    b: { en: 'That is $(\\alpha + \\beta)^3$ alone.', hi: 'यह केवल $(\\alpha + \\beta)^3$ है।' },
    c: { en: '$125 - 15$: a factor 3 is missing.', hi: '$125 - 15$: गुणक 3 छूट गया।' },
    d: { en: '$125 - 45 = 80$.', hi: '$125 - 45 = 80$।' },
  },
  'mat-002': {
    a: {
      en: '$\\dfrac{1}{2}(\\sin 90^\\circ + \\sin 60^\\circ)$.',
      hi: '$\\dfrac{1}{2}(\\sin 90^\\circ + \\sin 60^\\circ)$।',
    },
    b: {
      en: 'That is $\\cos 75^\\circ \\sin 15^\\circ$, with a minus.',
      hi: 'यह $\\cos 75^\\circ \\sin 15^\\circ$ है, जिसमें ऋण चिह्न आता है।',
    },
    c: { en: '$\\sin 90^\\circ$ was left out.', hi: '$\\sin 90^\\circ$ छूट गया।' },
    d: { en: 'That is $\\sin 75^\\circ \\sin 15^\\circ$.', hi: 'यह $\\sin 75^\\circ \\sin 15^\\circ$ है।' },
  },
  'mat-004': {
    a: {
      en: 'Exactly two red only: $\\dfrac{40}{84}$; the case of three red is missing.',
      hi: 'केवल ठीक दो लाल: $\\dfrac{40}{84}$; तीनों लाल वाली स्थिति छूट गई।',
    },
    b: {
      en: 'Two red in 40 ways and three red in 10, out of 84.',
      hi: '84 में से दो लाल 40 प्रकार से और तीन लाल 10 प्रकार से।',
    },
    c: { en: 'All three red only: $\\dfrac{10}{84}$.', hi: 'केवल तीनों लाल: $\\dfrac{10}{84}$।' },
    d: { en: 'That is the complement: at most one red.', hi: 'यह पूरक घटना है: अधिक से अधिक एक लाल।' },
  },
  'mat-005': {
    a: { en: 'Cayley-Hamilton with trace 4 and determinant 1.', hi: 'अनुरेख 4 और सारणिक 1 के साथ केली-हैमिल्टन प्रमेय।' },
    b: { en: '$A(4I - A) = 4A - A^2 = I$.', hi: '$A(4I - A) = 4A - A^2 = I$।' },
    c: {
      en: 'For order 2 the factor comes out squared: $2^2 \\times 1 = 4$.',
      hi: 'कोटि 2 में गुणक वर्ग होकर बाहर आता है: $2^2 \\times 1 = 4$।',
    },
    d: { en: '$(\\det A)^{10}$ with $\\det A = 4 - 3 = 1$.', hi: '$(\\det A)^{10}$, जहाँ $\\det A = 4 - 3 = 1$।' },
  },
  'mat-006': {
    a: {
      en: 'Half of $-6$ and $-8$ with the signs changed: $(x - 3)^2 + (y - 4)^2 = 16$.',
      hi: '$-6$ और $-8$ के आधे, चिह्न बदलकर: $(x - 3)^2 + (y - 4)^2 = 16$।',
    },
    b: { en: '$\\sqrt{9 + 16 - 9} = 4$.', hi: '$\\sqrt{9 + 16 - 9} = 4$।' },
    c: {
      en: 'The centre is 4 from the $x$-axis, which is just the radius.',
      hi: '$x$-अक्ष से केंद्र की दूरी 4 है, जो त्रिज्या के बराबर है।',
    },
    d: {
      en: 'The centre is 3 from the $y$-axis: $2\\sqrt{4^2 - 3^2} = 2\\sqrt{7}$.',
      hi: '$y$-अक्ष से केंद्र की दूरी 3 है: $2\\sqrt{4^2 - 3^2} = 2\\sqrt{7}$।',
    },
  },
  'mat-007': {
    a: {
      en: '$f^{\\prime}$ goes from plus to minus at $-1$, and $f(-1) = 10$.',
      hi: '$-1$ पर $f^{\\prime}$ धन से ऋण होता है, और $f(-1) = 10$।',
    },
    b: {
      en: 'At the ends $k = -22$ and $k = 10$ two roots coincide, so only two are distinct.',
      hi: 'सिरों $k = -22$ और $k = 10$ पर दो मूल मिल जाते हैं, इसलिए भिन्न मूल दो ही हैं।',
    },
    c: {
      en: '$3(x + 1)(x - 3)$ is negative between $-1$ and $3$.',
      hi: '$3(x + 1)(x - 3)$, $-1$ और $3$ के बीच ऋणात्मक है।',
    },
    d: {
      en: '$6x - 6 = 0$ at $x = 1$, and $f^{\\prime}(1) = 3 - 6 - 9$.',
      hi: '$x = 1$ पर $6x - 6 = 0$, और $f^{\\prime}(1) = 3 - 6 - 9$।',
    },
  },
  'mat-010': {
    a: {
      en: 'That is $\\int_{-2}^{4} \\dfrac{y^2}{4}\\,dy$, the area between the parabola and the $y$-axis.',
      hi: 'यह $\\int_{-2}^{4} \\dfrac{y^2}{4}\\,dy$ है, यानी परवलय और $y$-अक्ष के बीच का क्षेत्रफल।',
    },
    b: {
      en: 'That is $\\int_{0}^{4} \\dfrac{y + 4}{2}\\,dy$; the parabola was not taken away.',
      hi: 'यह $\\int_{0}^{4} \\dfrac{y + 4}{2}\\,dy$ है; परवलय वाला भाग घटाया नहीं गया।',
    },
    c: {
      en: '$15 - 6$: the line minus the parabola from $y = -2$ to $4$.',
      hi: '$15 - 6$: $y = -2$ से $4$ तक रेखा में से परवलय घटाने पर।',
    },
    d: {
      en: 'Only the part above the $x$-axis; the part from $y = -2$ to $0$ is missing.',
      hi: 'केवल $x$-अक्ष के ऊपर का भाग; $y = -2$ से $0$ तक का भाग छूट गया।',
    },
  },
  'mat-011': {
    a: { en: 'A sign is lost: this solves $2k + 1 = -5$.', hi: 'चिह्न छूट गया: यह $2k + 1 = -5$ का हल है।' },
    b: { en: '$2k + 1 = 5$ gives $k = 2$.', hi: '$2k + 1 = 5$ से $k = 2$ मिलता है।' },
    c: { en: 'That is $2k$.', hi: 'यह $2k$ है।' },
    d: { en: 'The 1 is left out: this solves $2k = 5$.', hi: '1 छूट गया: यह $2k = 5$ का हल है।' },
  },
  'mat-013': {
    a: { en: 'This includes 7, which has one digit.', hi: 'इसमें 7 भी जोड़ा गया है, जो एक अंक की संख्या है।' },
    b: { en: 'This counts 14 numbers; there are 13.', hi: 'इसमें 14 संख्याएँ गिनी गई हैं; वे 13 हैं।' },
    c: { en: '$13 \\times 56 = 728$.', hi: '$13 \\times 56 = 728$।' },
    d: { en: 'This includes 105, which has three digits.', hi: 'इसमें 105 भी जोड़ा गया है, जो तीन अंकों की संख्या है।' },
  },
  'mat-015': {
    a: { en: '$i^0$: 2026 would have to be divisible by 4.', hi: '$i^0$: इसके लिए 2026 को 4 से विभाज्य होना पड़ता।' },
    b: { en: '$i^1$: the fraction itself, as if the remainder were 1.', hi: '$i^1$: स्वयं भिन्न का मान, मानो शेषफल 1 हो।' },
    c: { en: '$i^3$, as if the remainder were 3.', hi: '$i^3$, मानो शेषफल 3 हो।' },
    d: {
      en: 'The fraction is $i$, and 2026 leaves 2 on division by 4.',
      hi: 'भिन्न का मान $i$ है, और 2026 को 4 से भाग देने पर 2 बचता है।',
    },
  },
  'mat-016': {
    a: { en: 'Distance of the centre minus radius: $5 - 2$.', hi: 'केंद्र की दूरी में से त्रिज्या घटाने पर: $5 - 2$।' },
    b: {
      en: '$5$ is the distance of the centre; the greatest value is $5 + 2 = 7$.',
      hi: '$5$ केंद्र की दूरी है; अधिकतम मान $5 + 2 = 7$ है।',
    },
    c: {
      en: 'On the line to the centre at distance 3: $3 \\times \\dfrac{3 + 4i}{5}$.',
      hi: 'केंद्र की दिशा में 3 की दूरी पर: $3 \\times \\dfrac{3 + 4i}{5}$।',
    },
    d: {
      en: 'The centre is 4 above the real axis, more than the radius 2.',
      hi: 'केंद्र वास्तविक अक्ष से 4 ऊपर है, जो त्रिज्या 2 से अधिक है।',
    },
  },
  'mat-017': {
    a: {
      en: 'The factor 2 was taken out only once: $2 \\times 9$.',
      hi: 'गुणक 2 केवल एक बार बाहर लिया गया: $2 \\times 9$।',
    },
    b: {
      en: 'This takes $|\\text{adj}\\,A|$ as $|A|$: $8 \\times 3$.',
      hi: 'इसमें $|\\text{adj}\\,A|$ को $|A|$ माना गया: $8 \\times 3$।',
    },
    c: {
      en: 'This takes $|\\text{adj}\\,A|$ as $|A|^3$ and a single factor 2: $2 \\times 27$.',
      hi: 'इसमें $|\\text{adj}\\,A|$ को $|A|^3$ और गुणक केवल 2 लिया गया: $2 \\times 27$।',
    },
    d: { en: '$2^3 \\times |A|^2 = 8 \\times 9$.', hi: '$2^3 \\times |A|^2 = 8 \\times 9$।' },
  },
  'mat-019': {
    a: { en: '$\\binom{8}{5} \\times 2^3 = 56 \\times 8$.', hi: '$\\binom{8}{5} \\times 2^3 = 56 \\times 8$।' },
    b: { en: 'That is $\\binom{8}{5}$ without the power of 2.', hi: 'यह केवल $\\binom{8}{5}$ है, 2 की घात छूट गई।' },
    c: {
      en: 'This has $2^5$; $x$ takes 5 of the 8 factors, so 2 takes 3.',
      hi: 'इसमें $2^5$ है; 8 में से 5 गुणनखंड $x$ देते हैं, तो 2 केवल 3 बार आता है।',
    },
    d: { en: 'That is the coefficient of $x^4$: $70 \\times 16$.', hi: 'यह $x^4$ का गुणांक है: $70 \\times 16$।' },
  },
  'mat-020': {
    a: { en: '$x = -1$ gives $(1 - 1)^{10} = 0$, not 1.', hi: '$x = -1$ रखने पर $(1 - 1)^{10} = 0$ मिलता है, 1 नहीं।' },
    b: {
      en: 'Half of $2^{10}$, as even and odd indices have equal sums.',
      hi: '$2^{10}$ का आधा, क्योंकि सम और विषम सूचकांकों के योग बराबर हैं।',
    },
    c: { en: 'The sum of the squares is $\\binom{20}{10} = 184756$.', hi: 'वर्गों का योग $\\binom{20}{10} = 184756$ है।' },
    d: { en: 'The derivative at $x = 1$: $10 \\times 2^9$.', hi: '$x = 1$ पर अवकलज: $10 \\times 2^9$।' },
  },
  'mat-021': {
    a: {
      en: 'This leaves out $(6, 6)$: only four of the six cases.',
      hi: 'इसमें $(6, 6)$ छूट गया: छह में से केवल चार स्थितियाँ।',
    },
    b: {
      en: 'This divides by all 36, though the sum is known.',
      hi: 'इसमें योग ज्ञात होने पर भी सभी 36 से भाग दिया गया है।',
    },
    c: { en: 'Of the six cases only $(5, 5)$ has no 6.', hi: 'छह स्थितियों में केवल $(5, 5)$ में 6 नहीं है।' },
    d: {
      en: 'This counts $(4, 6)$ and $(6, 4)$ as one, and $(5, 6)$ and $(6, 5)$ as one.',
      hi: 'इसमें $(4, 6)$ और $(6, 4)$ को एक, और $(5, 6)$ और $(6, 5)$ को एक गिना गया है।',
    },
  },
  'mat-022': {
    a: {
      en: '$\\dfrac{6}{7}$ for urn I times $\\dfrac{2}{4}$ for a third red.',
      hi: 'कलश I के लिए $\\dfrac{6}{7}$ और तीसरी लाल के लिए $\\dfrac{2}{4}$ का गुणनफल।',
    },
    b: {
      en: 'This still takes the urns as equally likely: $\\dfrac{1}{2} \\times \\dfrac{1}{2}$.',
      hi: 'इसमें दोनों कलश अब भी समान रूप से संभाव्य माने गए: $\\dfrac{1}{2} \\times \\dfrac{1}{2}$।',
    },
    c: { en: 'This takes it as certain that the urn is I.', hi: 'इसमें कलश का I होना निश्चित मान लिया गया है।' },
    d: { en: 'That is only the probability that the urn is I.', hi: 'यह केवल कलश के I होने की प्रायिकता है।' },
  },
  'mat-024': {
    a: {
      en: 'Exactly 3 women only; the 6 committees with 4 are missing.',
      hi: 'केवल ठीक 3 महिलाएँ; 4 महिलाओं वाली 6 समितियाँ छूट गईं।',
    },
    b: { en: '60 with 3 women and 6 with 4.', hi: '3 महिलाओं वाली 60 और 4 महिलाओं वाली 6।' },
    c: {
      en: '$\\binom{4}{3}\\binom{7}{2}$ counts each committee with 4 women four times.',
      hi: '$\\binom{4}{3}\\binom{7}{2}$ में 4 महिलाओं वाली हर समिति चार बार गिनी जाती है।',
    },
    d: { en: 'That is for at least 2 women.', hi: 'यह कम से कम 2 महिलाओं के लिए है।' },
  },
  'mat-025': {
    a: {
      en: '$\\sin 2x$ was taken as $x$ instead of $2x$ near 0.',
      hi: '0 के पास $\\sin 2x$ को $2x$ के बजाय $x$ ले लिया गया।',
    },
    b: { en: 'The 2 in $1 - \\cos 4x = 2\\sin^2 2x$ was left out.', hi: '$1 - \\cos 4x = 2\\sin^2 2x$ का 2 छूट गया।' },
    c: { en: '$2\\sin^2 2x$ is about $2(2x)^2 = 8x^2$ near 0.', hi: '0 के पास $2\\sin^2 2x$ लगभग $2(2x)^2 = 8x^2$ है।' },
    d: {
      en: 'The factor $\\dfrac{1}{2}$ in $\\dfrac{4^2}{2}$ was left out.',
      hi: '$\\dfrac{4^2}{2}$ का गुणक $\\dfrac{1}{2}$ छूट गया।',
    },
  },
  'mat-027': {
    a: {
      en: '$f = \\dfrac{\\pi}{2}$ times $\\dfrac{\\sin x}{x} = \\dfrac{2}{\\pi}$.',
      hi: '$f = \\dfrac{\\pi}{2}$ और $\\dfrac{\\sin x}{x} = \\dfrac{2}{\\pi}$ का गुणनफल।',
    },
    b: {
      en: 'This keeps only the term with $\\cos x$ and drops $\\dfrac{\\sin x}{x}$.',
      hi: 'इसमें केवल $\\cos x$ वाला पद रखा गया और $\\dfrac{\\sin x}{x}$ छूट गया।',
    },
    c: { en: 'That is the value of $f$ itself.', hi: 'यह स्वयं $f$ का मान है।' },
    d: {
      en: 'That is the derivative of $\\ln f$; it was not multiplied by $f$.',
      hi: 'यह $\\ln f$ का अवकलज है; इसे $f$ से गुणा नहीं किया गया।',
    },
  },
  'mat-028': {
    a: {
      en: 'There is a corner: the slope is 0 on the left and 2 on the right.',
      hi: 'वहाँ कोना है: बाईं ओर प्रवणता 0 और दाईं ओर 2 है।',
    },
    b: {
      en: '$f$ is 2 all along from 1 to 3 and greater elsewhere.',
      hi: '1 से 3 तक $f$ बराबर 2 है और बाक़ी जगह उससे अधिक।',
    },
    c: { en: 'For $x < 1$, $f(x) = 4 - 2x$.', hi: '$x < 1$ के लिए $f(x) = 4 - 2x$।' },
    d: { en: 'A height of 2 over a length of 2.', hi: '2 लंबाई पर ऊँचाई 2।' },
  },
  'mat-030': {
    a: {
      en: 'Here $f = \\sec^2 x$; then $2\\sec^2 x \\tan x$ would have to stand beside it.',
      hi: 'यहाँ $f = \\sec^2 x$ है; तब उसके साथ $2\\sec^2 x \\tan x$ होना चाहिए था।',
    },
    b: {
      en: 'Its derivative is $e^x(\\sec x + \\sec x \\tan x)$.',
      hi: 'इसका अवकलज $e^x(\\sec x + \\sec x \\tan x)$ है।',
    },
    c: {
      en: 'The $\\sec x$ is too much: it adds $e^x(\\sec x + \\sec x \\tan x)$ to the derivative.',
      hi: '$\\sec x$ फ़ालतू है: उससे अवकलज में $e^x(\\sec x + \\sec x \\tan x)$ जुड़ जाता है।',
    },
    d: {
      en: 'The form $e^x(f + f^{\\prime})$ with $f = \\tan x$.',
      hi: '$f = \\tan x$ के साथ $e^x(f + f^{\\prime})$ का रूप।',
    },
  },
  'mat-031': {
    a: { en: 'That is $2I$, the sum of the two forms.', hi: 'यह $2I$ है, यानी दोनों रूपों का योग।' },
    b: {
      en: 'Half the sum of the limits instead of half their difference.',
      hi: 'इसमें सीमाओं के अंतर के बजाय उनके योग का आधा लिया गया है।',
    },
    c: {
      en: 'That is the mean value of the function; the length 3 is missing.',
      hi: 'यह फलन का माध्य मान है; अंतराल की लंबाई 3 से गुणा छूट गया।',
    },
    d: { en: 'The two forms add to 1, so $2I = 4 - 1$.', hi: 'दोनों रूपों का योग 1 है, अतः $2I = 4 - 1$।' },
  },
  'mat-033': {
    a: { en: '$y = x^2 + x$ fits $y(1) = 2$.', hi: '$y = x^2 + x$ से $y(1) = 2$ मिलता है।' },
    b: {
      en: 'This uses $y = x^2 + C$; the constant was not multiplied by $x$.',
      hi: 'इसमें $y = x^2 + C$ लिया गया; अचर को $x$ से गुणा नहीं किया गया।',
    },
    c: { en: 'That is $\\dfrac{y}{x}$ at $x = 3$.', hi: 'यह $x = 3$ पर $\\dfrac{y}{x}$ है।' },
    d: {
      en: 'This takes $y = 2x$, for which $\\dfrac{dy}{dx} - \\dfrac{y}{x}$ is $0$.',
      hi: 'इसमें $y = 2x$ लिया गया, जिससे $\\dfrac{dy}{dx} - \\dfrac{y}{x}$ का मान $0$ आता है।',
    },
  },
  'mat-035': {
    a: {
      en: 'This takes $\\dfrac{1}{2}$ as the sine instead of the cosine.',
      hi: 'इसमें $\\dfrac{1}{2}$ को कोज्या के बजाय ज्या माना गया है।',
    },
    b: {
      en: 'This divides by only one of the lengths: $\\dfrac{1}{\\sqrt{2}}$.',
      hi: 'इसमें केवल एक लंबाई से भाग दिया गया है: $\\dfrac{1}{\\sqrt{2}}$।',
    },
    c: {
      en: '$\\cos\\theta = \\dfrac{1}{\\sqrt{2} \\times \\sqrt{2}} = \\dfrac{1}{2}$.',
      hi: '$\\cos\\theta = \\dfrac{1}{\\sqrt{2} \\times \\sqrt{2}} = \\dfrac{1}{2}$।',
    },
    d: {
      en: 'The dot product is 1, not 0: both have the part $\\hat{j}$.',
      hi: 'अदिश गुणनफल 1 है, 0 नहीं: $\\hat{j}$ दोनों में है।',
    },
  },
  'mat-037': {
    a: { en: 'The 9 was not divided by $|\\vec{n}| = 3$.', hi: '9 को $|\\vec{n}| = 3$ से भाग नहीं दिया गया।' },
    b: { en: 'That is the distance between the two given points.', hi: 'यह दोनों दिए गए बिंदुओं के बीच की दूरी है।' },
    c: { en: 'The 9 was divided by $|\\vec{n}|^2$.', hi: '9 को $|\\vec{n}|^2$ से भाग दिया गया।' },
    d: {
      en: '$\\dfrac{4 - 1 + 6}{3}$ along the common perpendicular.',
      hi: 'उभयनिष्ठ लंब की दिशा में $\\dfrac{4 - 1 + 6}{3}$।',
    },
  },
  'mat-038': {
    a: { en: 'The 15 was divided by 9 instead of $\\sqrt{9}$.', hi: '15 को $\\sqrt{9}$ के बजाय 9 से भाग दिया गया।' },
    b: {
      en: '$\\dfrac{|4 - 2 + 5 + 8|}{\\sqrt{4 + 4 + 1}} = \\dfrac{15}{3}$.',
      hi: '$\\dfrac{|4 - 2 + 5 + 8|}{\\sqrt{4 + 4 + 1}} = \\dfrac{15}{3}$।',
    },
    c: { en: 'The denominator was left out.', hi: 'हर छूट गया।' },
    d: { en: 'The constant was taken as $-8$: $\\dfrac{|-1|}{3}$.', hi: 'अचर पद $-8$ लिया गया: $\\dfrac{|-1|}{3}$।' },
  },
  'mat-039': {
    a: { en: 'That is $\\dfrac{b}{a}$.', hi: 'यह $\\dfrac{b}{a}$ है।' },
    b: {
      en: '$\\sqrt{1 - \\dfrac{9}{25}}$ with $a = 5$ and $b = 3$.',
      hi: '$a = 5$ और $b = 3$ के साथ $\\sqrt{1 - \\dfrac{9}{25}}$।',
    },
    c: { en: 'The ratio turned round; an ellipse has $e < 1$.', hi: 'अनुपात उलट गया; दीर्घवृत्त में $e < 1$ होता है।' },
    d: { en: 'That is $e^2$; the root was not taken.', hi: 'यह $e^2$ है; वर्गमूल नहीं लिया गया।' },
  },
  'mat-041': {
    a: { en: '$4a = 8$ gives $a = 2$.', hi: '$4a = 8$ से $a = 2$ मिलता है।' },
    b: { en: 'It is $4a = 8$; 4 is $2a$, half of it.', hi: 'वह $4a = 8$ है; 4 उसका आधा, $2a$, है।' },
    c: {
      en: '$c = \\dfrac{a}{m}$ holds: $2 = \\dfrac{2}{1}$.',
      hi: '$c = \\dfrac{a}{m}$ पूरा होता है: $2 = \\dfrac{2}{1}$।',
    },
    d: { en: '$x = 6 - y$ gives $(y - 4)(y + 12) = 0$.', hi: '$x = 6 - y$ से $(y - 4)(y + 12) = 0$ मिलता है।' },
  },
  'mat-042': {
    a: { en: 'Multiplied by 3 instead of $3^2$.', hi: '$3^2$ के बजाय 3 से गुणा किया गया।' },
    b: {
      en: '$3 \\times 4 + 2$: the rule for the mean was used.',
      hi: '$3 \\times 4 + 2$: इसमें माध्य का नियम लगा दिया गया।',
    },
    c: { en: '$3^2 \\times 4$; adding 2 changes nothing.', hi: '$3^2 \\times 4$; 2 जोड़ने से कुछ नहीं बदलता।' },
    d: { en: '$3 \\times 2$: that is the new standard deviation.', hi: '$3 \\times 2$: यह नया मानक विचलन है।' },
  },
  'mat-044': {
    a: {
      en: '$A$ has 5 and 2; $\\lambda^2 + 1$ makes 26 and 5.',
      hi: '$A$ के मान 5 और 2 हैं; $\\lambda^2 + 1$ से 26 और 5।',
    },
    b: { en: 'Those of $A^2$; $I$ adds 1 to each.', hi: 'ये $A^2$ के हैं; $I$ से हर एक में 1 जुड़ता है।' },
    c: { en: 'Those of $A + I$; the square was left out.', hi: 'ये $A + I$ के हैं; वर्ग छूट गया।' },
    d: { en: 'Those of $2A + I$: doubled instead of squared.', hi: 'ये $2A + I$ के हैं: वर्ग के बजाय दुगुना किया गया।' },
  },
  'mat-046': {
    a: {
      en: 'A triangular matrix with $1, 2, -3$ on the diagonal need not be symmetric.',
      hi: 'विकर्ण पर $1, 2, -3$ वाला त्रिभुजीय आव्यूह असममित भी हो सकता है।',
    },
    b: { en: 'The product of the eigenvalues is $-6$.', hi: 'अभिलक्षणिक मानों का गुणनफल $-6$ है।' },
    c: {
      en: 'Three distinct eigenvalues have three independent eigenvectors.',
      hi: 'तीन भिन्न अभिलक्षणिक मानों के तीन स्वतंत्र अभिलक्षणिक सदिश होते हैं।',
    },
    d: {
      en: '3 is no eigenvalue; it is $A + 3I$ that is singular.',
      hi: '3 अभिलक्षणिक मान नहीं है; अव्युत्क्रमणीय तो $A + 3I$ है।',
    },
  },
  'mat-050': {
    a: {
      en: 'The value at the corner $(0, 5)$; $(4, 3)$ gives more.',
      hi: 'यह शीर्ष $(0, 5)$ पर मान है; $(4, 3)$ पर अधिक मिलता है।',
    },
    b: {
      en: '$3 \\times 4 + 4 \\times 3$ at $(4, 3)$, where the two lines meet.',
      hi: 'दोनों रेखाओं के प्रतिच्छेद बिंदु $(4, 3)$ पर $3 \\times 4 + 4 \\times 3$।',
    },
    c: {
      en: 'The value at the corner $(5, 0)$, the least but for the origin.',
      hi: 'यह शीर्ष $(5, 0)$ पर मान है, जो मूलबिंदु को छोड़ सबसे कम है।',
    },
    d: { en: 'The value at $(5, 5)$, which is not in the region.', hi: 'यह $(5, 5)$ पर मान है, जो क्षेत्र में नहीं है।' },
  },
}
