import type { Reasons } from './contract.ts'

export const scienceReasons: Reasons = {
  'sci-001': {
    a: {
      en: 'That is the average speed, $45\\ \\text{m}$ in $3\\ \\text{s}$.',
      hi: 'यह औसत चाल है: $3\\ \\text{s}$ में $45\\ \\text{m}$।',
    },
    b: { en: '$v^2 = 2 \\times 10 \\times 45 = 900$.', hi: '$v^2 = 2 \\times 10 \\times 45 = 900$।' },
    c: {
      en: '45 is the height in metres; such a speed needs a fall of about $101\\ \\text{m}$.',
      hi: '45 मीटर में ऊँचाई है; इस चाल के लिए लगभग $101\\ \\text{m}$ गिरना होता।',
    },
    d: { en: '$v^2$ is 900; its square root is 30, not 90.', hi: '$v^2$ का मान 900 है; उसका वर्गमूल 30 है, 90 नहीं।' },
  },
  'sci-003': {
    a: {
      en: 'The object is beyond the focus, so the rays really meet in front of the mirror.',
      hi: 'वस्तु फ़ोकस से दूर है, अतः किरणें दर्पण के सामने वास्तव में मिलती हैं।',
    },
    b: {
      en: 'At $15\\ \\text{cm}$ it is inside the focus ($20\\ \\text{cm}$): the image is virtual.',
      hi: '$15\\ \\text{cm}$ पर वस्तु फ़ोकस ($20\\ \\text{cm}$) के भीतर है: प्रतिबिंब आभासी होता है।',
    },
    c: {
      en: '$\\dfrac{1}{v} = -\\dfrac{1}{20} + \\dfrac{1}{30}$ gives $v = -60\\ \\text{cm}$.',
      hi: '$\\dfrac{1}{v} = -\\dfrac{1}{20} + \\dfrac{1}{30}$ से $v = -60\\ \\text{cm}$।',
    },
    d: { en: '$m = -\\dfrac{v}{u} = -2$, of size 2.', hi: '$m = -\\dfrac{v}{u} = -2$, जिसका परिमाण 2 है।' },
  },
  'sci-004': {
    a: {
      en: '$24 = 300x^2$: this takes the $24\\ \\text{J}$ that is lost, not the $12\\ \\text{J}$ that is left.',
      hi: '$24 = 300x^2$: इसमें बची हुई $12\\ \\text{J}$ के बजाय टक्कर में घटी $24\\ \\text{J}$ ऊर्जा ली गई।',
    },
    b: {
      en: 'This puts the first $36\\ \\text{J}$ into the spring; $24\\ \\text{J}$ is lost in the collision.',
      hi: 'इसमें पहले के $36\\ \\text{J}$ कमानी में माने गए; टक्कर में $24\\ \\text{J}$ की हानि होती है।',
    },
    c: {
      en: '$12\\ \\text{J}$ is left after the collision, and $12 = 300x^2$.',
      hi: 'टक्कर के बाद $12\\ \\text{J}$ बचती है और $12 = 300x^2$।',
    },
    d: {
      en: 'This would store $48\\ \\text{J}$, more than the block ever had.',
      hi: 'इतने संपीडन में $48\\ \\text{J}$ चाहिए, जितनी ऊर्जा गुटके में थी ही नहीं।',
    },
  },
  'sci-005': {
    a: { en: 'That is the pH of a $0.1\\ \\text{M}$ solution.', hi: 'यह $0.1\\ \\text{M}$ विलयन का pH है।' },
    b: { en: 'That is the pOH.', hi: 'यह pOH है।' },
    c: { en: 'That is the concentration, not its logarithm.', hi: 'यह सांद्रता है, उसका लघुगणक नहीं।' },
    d: { en: '$-\\log_{10} 10^{-2} = 2$.', hi: '$-\\log_{10} 10^{-2} = 2$।' },
  },
  'sci-007': {
    a: {
      en: 'Pyramidal, with a lone pair on N: the dipoles do not cancel.',
      hi: 'पिरामिडी, N पर एकाकी युग्म: द्विध्रुव निरस्त नहीं होते।',
    },
    b: { en: 'Planar and symmetric: the three dipoles cancel.', hi: 'समतलीय और सममित: तीनों द्विध्रुव निरस्त हो जाते हैं।' },
    c: {
      en: 'Bent by two lone pairs on O: the dipoles do not cancel.',
      hi: 'O के दो एकाकी युग्मों से मुड़ा हुआ: द्विध्रुव निरस्त नहीं होते।',
    },
    d: { en: 'Linear: the two dipoles are equal and opposite.', hi: 'रैखिक: दोनों द्विध्रुव समान और विपरीत हैं।' },
  },
  'sci-008': {
    a: {
      en: '$10\\ \\text{mmol}$ of $\\text{Fe}^{2+}$ for $2\\ \\text{mmol}$ of $\\text{MnO}_4^-$, as 5 electrons pass.',
      hi: '5 इलेक्ट्रॉनों के कारण $2\\ \\text{mmol}$ $\\text{MnO}_4^-$ पर $10\\ \\text{mmol}$ $\\text{Fe}^{2+}$।',
    },
    b: {
      en: 'This takes the ratio as $1 : 1$; one $\\text{MnO}_4^-$ takes 5 electrons.',
      hi: 'इसमें अनुपात $1 : 1$ लिया गया; एक $\\text{MnO}_4^-$ 5 इलेक्ट्रॉन लेता है।',
    },
    c: {
      en: 'This takes 3 electrons, as in neutral medium, where $\\text{MnO}_2$ forms.',
      hi: 'इसमें 3 इलेक्ट्रॉन लिए गए, जैसे उदासीन माध्यम में, जहाँ $\\text{MnO}_2$ बनता है।',
    },
    d: {
      en: 'This turns the ratio round: 5 $\\text{MnO}_4^-$ for 1 $\\text{Fe}^{2+}$.',
      hi: 'इसमें अनुपात उलट गया: 1 $\\text{Fe}^{2+}$ पर 5 $\\text{MnO}_4^-$।',
    },
  },
  'sci-009': {
    a: {
      en: 'It carries deoxygenated blood from the heart to the lungs.',
      hi: 'यह विऑक्सीजनित रक्त हृदय से फेफड़ों तक ले जाती है।',
    },
    b: { en: 'It brings oxygenated blood from the lungs to the heart.', hi: 'यह ऑक्सीजनयुक्त रक्त फेफड़ों से हृदय में लाती है।' },
    c: { en: 'It carries oxygenated blood from the heart to the body.', hi: 'यह ऑक्सीजनयुक्त रक्त हृदय से शरीर में ले जाती है।' },
    d: { en: 'It brings deoxygenated blood from the body to the heart.', hi: 'यह विऑक्सीजनित रक्त शरीर से हृदय में लाती है।' },
  },
  'sci-010': {
    a: {
      en: 'Two-thirds of the tall plants are Tt and give dwarf ones too.',
      hi: 'लंबे पौधों में दो-तिहाई Tt हैं, जिनसे बौने पौधे भी मिलते हैं।',
    },
    b: {
      en: 'TT and Tt are tall: $\\dfrac{1}{4} + \\dfrac{2}{4}$.',
      hi: 'TT और Tt लंबे हैं: $\\dfrac{1}{4} + \\dfrac{2}{4}$।',
    },
    c: { en: 'Tt makes up 2 of the 4 squares.', hi: '4 में से 2 खानों में Tt है।' },
    d: {
      en: 'Phenotypes are $3 : 1$, genotypes $1 : 2 : 1$, since TT and Tt look alike.',
      hi: 'लक्षणप्ररूप $3 : 1$ और जीनप्ररूप $1 : 2 : 1$ हैं, क्योंकि TT और Tt एक-से दिखते हैं।',
    },
  },
}
