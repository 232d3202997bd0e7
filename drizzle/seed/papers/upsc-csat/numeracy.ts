import type { PaperSection } from '../paper.ts'
import { oneOrBoth } from '../upsc-gs-1/standard-options.ts'

export const numeracy: PaperSection = {
  presetSectionId: 'csat',
  questions: [
    {
      code: 'csat-028',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'number-system',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`What is the digit in the units place of the product $7^1 \times 7^2 \times 7^3 \times \dots \times 7^{42}$?`,
        hi: String.raw`गुणनफल $7^1 \times 7^2 \times 7^3 \times \dots \times 7^{42}$ में इकाई के स्थान पर कौन-सा अंक है?`,
      },
      options: [
        { id: 'a', content: { en: '9', hi: '9' } },
        { id: 'b', content: { en: '3', hi: '3' } },
        { id: 'c', content: { en: '1', hi: '1' } },
        { id: 'd', content: { en: '7', hi: '7' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Add the exponents first, then use the cycle of the last digits.

The exponent is $1 + 2 + \dots + 42 = 21 \times 43 = 903$.

Powers of 7 end in 7, 9, 3, 1 and then repeat. Since $903 = 4 \times 225 + 3$, the product ends like $7^3 = 343$, that is, in 3.

Trap: the last power alone, $7^{42}$, ends in 9; the question asks for the whole product.`,
        hi: String.raw`पहले घातांकों को जोड़िए, फिर इकाई के अंकों का चक्र देखिए।

घातांक $= 1 + 2 + \dots + 42 = 21 \times 43 = 903$।

7 की घातों के इकाई अंक 7, 9, 3, 1 के क्रम में दोहराए जाते हैं। $903 = 4 \times 225 + 3$, इसलिए गुणनफल का इकाई अंक वही है जो $7^3 = 343$ का है, यानी 3।

ध्यान दें: केवल अंतिम घात $7^{42}$ का इकाई अंक 9 है, पर प्रश्न पूरे गुणनफल के बारे में है।`,
      },
      reasons: {
        a: { en: 'The units digit of the last factor $7^{42}$ only.', hi: 'यह केवल अंतिम गुणनखंड $7^{42}$ का इकाई अंक है।' },
        b: { en: 'Right: $7^{903}$ ends like $7^3 = 343$.', hi: 'सही: $7^{903}$ का इकाई अंक $7^3 = 343$ जैसा है।' },
        c: {
          en: 'Takes 903 as a multiple of 4; it leaves the remainder 3.',
          hi: '903 को 4 का गुणज मान लिया गया है, जबकि शेषफल 3 आता है।',
        },
        d: {
          en: 'Takes the remainder of 903 on division by 4 as 1 instead of 3.',
          hi: '903 को 4 से भाग देने पर शेषफल 3 की जगह 1 मान लिया गया है।',
        },
      },
    },
    {
      code: 'csat-029',
      exams: ['upsc'],
      subject: 'maths',
      topic: 'permutations-and-combinations',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: 'Twelve chess players come from four clubs, three from each club. Every player plays exactly one game against every player of the other clubs and no game against the players of his or her own club. How many games are played in all?',
        hi: 'शतरंज के बारह खिलाड़ी चार क्लबों से आए हैं, प्रत्येक क्लब से तीन। हर खिलाड़ी दूसरे क्लबों के प्रत्येक खिलाड़ी से ठीक एक बाज़ी खेलता है और अपने क्लब के खिलाड़ियों से कोई बाज़ी नहीं खेलता। कुल कितनी बाज़ियाँ खेली जाती हैं?',
      },
      options: [
        { id: 'a', content: { en: '54', hi: '54' } },
        { id: 'b', content: { en: '66', hi: '66' } },
        { id: 'c', content: { en: '108', hi: '108' } },
        { id: 'd', content: { en: '62', hi: '62' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Count the games from the side of one player, then halve, because each game has two players.

Each of the 12 players meets the 9 players of the other clubs: $12 \times 9 \div 2 = 54$.

Check: all pairs $= 66$; pairs within a club $= 4 \times 3 = 12$; $66 - 12 = 54$.`,
        hi: String.raw`एक खिलाड़ी की ओर से बाज़ियाँ गिनिए, फिर आधा कीजिए, क्योंकि हर बाज़ी में दो खिलाड़ी होते हैं।

12 में से प्रत्येक खिलाड़ी दूसरे क्लबों के 9 खिलाड़ियों से खेलता है: $12 \times 9 \div 2 = 54$।

जाँच: कुल जोड़े $= 66$; एक ही क्लब के जोड़े $= 4 \times 3 = 12$; $66 - 12 = 54$।`,
      },
      reasons: {
        a: {
          en: 'Right: 12 players with 9 opponents each, and each game counted once.',
          hi: 'सही: 12 खिलाड़ी, हर एक के 9 प्रतिद्वंद्वी, और हर बाज़ी एक ही बार गिनी गई।',
        },
        b: {
          en: 'All pairs of the 12 players, with those of the same club left in.',
          hi: 'यह 12 खिलाड़ियों के सभी जोड़े हैं; एक ही क्लब के जोड़े नहीं हटाए गए।',
        },
        c: {
          en: 'Counts every game twice, once for each of its players.',
          hi: 'हर बाज़ी दो बार गिनी गई है, दोनों खिलाड़ियों की ओर से एक-एक बार।',
        },
        d: {
          en: 'Takes off one pair for each club; three players make three pairs.',
          hi: 'हर क्लब का एक ही जोड़ा घटाया गया है, जबकि तीन खिलाड़ियों के तीन जोड़े बनते हैं।',
        },
      },
    },
    {
      code: 'csat-030',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'number-system',
      difficulty: 'medium',
      targetSeconds: 80,
      stem: {
        en: 'When 350 is divided by a natural number, the remainder is 14. How many such natural numbers are there?',
        hi: 'ऐसी कितनी प्राकृतिक संख्याएँ हैं, जिनसे 350 को भाग देने पर शेषफल 14 आता है?',
      },
      options: [
        { id: 'a', content: { en: '12', hi: '12' } },
        { id: 'b', content: { en: '20', hi: '20' } },
        { id: 'c', content: { en: '16', hi: '16' } },
        { id: 'd', content: { en: '11', hi: '11' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The divisor must divide $350 - 14 = 336$ and must be greater than the remainder 14.

$336 = 2^4 \times 3 \times 7$ has $5 \times 2 \times 2 = 20$ divisors.

Those up to 14 are 1, 2, 3, 4, 6, 7, 8, 12, 14: nine of them. So $20 - 9 = 11$ numbers remain.

Trap: 14 itself divides 336, but 350 divided by 14 leaves the remainder 0.`,
        hi: String.raw`भाजक $350 - 14 = 336$ को पूरा-पूरा विभाजित करेगा और शेषफल 14 से बड़ा होगा।

$336 = 2^4 \times 3 \times 7$ के $5 \times 2 \times 2 = 20$ भाजक हैं।

इनमें 14 तक के भाजक 1, 2, 3, 4, 6, 7, 8, 12, 14 हैं, यानी नौ। अतः $20 - 9 = 11$ संख्याएँ बचती हैं।

ध्यान दें: 14 भी 336 का भाजक है, पर 350 को 14 से भाग देने पर शेषफल 0 आता है।`,
      },
      reasons: {
        a: {
          en: 'Keeps 14 among the divisors, although the divisor must exceed the remainder.',
          hi: '14 को भी गिन लिया गया है, जबकि भाजक शेषफल से बड़ा होना चाहिए।',
        },
        b: {
          en: 'All divisors of 336, without the condition that they exceed 14.',
          hi: 'ये 336 के सभी भाजक हैं; 14 से बड़े होने की शर्त नहीं लगाई गई।',
        },
        c: {
          en: 'Counts the even divisors of 336 and forgets the limit of 14.',
          hi: '336 के केवल सम भाजक गिने गए हैं और 14 की सीमा छूट गई है।',
        },
        d: {
          en: 'Right: 20 divisors of 336 less the nine that do not exceed 14.',
          hi: 'सही: 336 के 20 भाजकों में से 14 तक के नौ भाजक घटाए गए।',
        },
      },
    },
    {
      code: 'csat-031',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'percentage',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: 'A farmer spreads 40 kg of sliced tomatoes in the sun. At first 95% of their weight is water; after drying, 90% of the weight is water. What do the dried slices weigh?',
        hi: 'एक किसान 40 किग्रा कटे हुए टमाटर धूप में फैलाता है। शुरू में उनके भार का 95% पानी है; सूखने के बाद भार का 90% पानी रह जाता है। सूखे हुए टुकड़ों का भार कितना है?',
      },
      options: [
        { id: 'a', content: { en: '20 kg', hi: '20 किग्रा' } },
        { id: 'b', content: { en: '38 kg', hi: '38 किग्रा' } },
        { id: 'c', content: { en: '36 kg', hi: '36 किग्रा' } },
        { id: 'd', content: { en: '18 kg', hi: '18 किग्रा' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The solid part does not change: it is 5% of 40 kg $= 2$ kg.

After drying, the solid part is $100\% - 90\% = 10\%$ of the weight. So the weight is $2 \times 10 = 20$ kg.

Trap: a fall from 95% to 90% looks small, but the share of solids doubles, so the weight is halved.`,
        hi: String.raw`ठोस भाग नहीं बदलता: वह 40 किग्रा का 5% $= 2$ किग्रा है।

सूखने के बाद ठोस भाग कुल भार का $100\% - 90\% = 10\%$ है। अतः भार $2 \times 10 = 20$ किग्रा है।

ध्यान दें: 95% से 90% होना छोटा बदलाव लगता है, पर ठोस का हिस्सा दुगुना हो जाता है, इसलिए भार आधा रह जाता है।`,
      },
      reasons: {
        a: {
          en: 'Right: 2 kg of solids are now one tenth of the weight.',
          hi: 'सही: 2 किग्रा ठोस अब कुल भार का दसवाँ भाग है।',
        },
        b: {
          en: 'Takes off the difference of 5% from the weight of 40 kg.',
          hi: '40 किग्रा में से 5% का अंतर घटा दिया गया है।',
        },
        c: { en: 'Takes 90% of the old weight as the new weight.', hi: 'पुराने भार का 90% ही नया भार मान लिया गया है।' },
        d: {
          en: 'The weight of the water left, without the 2 kg of solids.',
          hi: 'यह बचे हुए पानी का भार है; 2 किग्रा ठोस नहीं जोड़ा गया।',
        },
      },
    },
    {
      code: 'csat-032',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'time-speed-distance',
      difficulty: 'medium',
      targetSeconds: 85,
      stem: {
        en: 'A track inspector is inside a straight railway tunnel, at two-fifths of its length from the end P, when he hears a train coming towards P from outside. Whether he runs to P or to the other end, at the same constant speed, he would reach that end exactly when the train reaches it. The speed of the train is constant. What is the ratio of the speed of the train to that of the inspector?',
        hi: 'एक रेलपथ निरीक्षक सीधी रेल सुरंग के भीतर, सिरे P से सुरंग की लंबाई के दो-पाँचवें भाग की दूरी पर है। तभी उसे बाहर से P की ओर आती हुई रेलगाड़ी की आवाज़ सुनाई देती है। वह P की ओर दौड़े या उसी एकसमान चाल से दूसरे सिरे की ओर, दोनों ही स्थितियों में वह उस सिरे पर ठीक उसी समय पहुँचेगा जब रेलगाड़ी वहाँ पहुँचेगी। रेलगाड़ी की चाल एकसमान है। रेलगाड़ी की चाल और निरीक्षक की चाल का अनुपात क्या है?',
      },
      options: [
        { id: 'a', content: { en: '5 : 2', hi: '5 : 2' } },
        { id: 'b', content: { en: '5 : 3', hi: '5 : 3' } },
        { id: 'c', content: { en: '3 : 2', hi: '3 : 2' } },
        { id: 'd', content: { en: '5 : 1', hi: '5 : 1' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Compare the two runs; the distance of the train from P then drops out.

Let the length be $5x$. If he runs to P, he covers $2x$ until the train is at P. If he runs to the other end, he has also covered $2x$ when the train is at P, and $3x - 2x = x$ is left to him.

In the time in which he covers this $x$, the train covers the whole tunnel, $5x$. The ratio is $5 : 1$.`,
        hi: String.raw`दोनों स्थितियों की तुलना कीजिए; तब P से रेलगाड़ी की दूरी की ज़रूरत ही नहीं पड़ती।

सुरंग की लंबाई $5x$ मानिए। P की ओर दौड़ने पर वह रेलगाड़ी के P पर पहुँचने तक $2x$ दूरी तय करता है। दूसरे सिरे की ओर दौड़ने पर भी रेलगाड़ी के P पर पहुँचने तक वह $2x$ दौड़ चुका होगा और उसके लिए $3x - 2x = x$ दूरी बचेगी।

जितने समय में वह यह $x$ दूरी तय करता है, उतने में रेलगाड़ी पूरी सुरंग $5x$ पार करती है। अनुपात $5 : 1$ है।`,
      },
      reasons: {
        a: {
          en: 'Sets the whole tunnel against the run of two-fifths to P.',
          hi: 'पूरी सुरंग की तुलना P तक की दो-पाँचवीं दूरी से की गई है।',
        },
        b: {
          en: 'Sets the whole tunnel against the run of three-fifths to the other end.',
          hi: 'पूरी सुरंग की तुलना दूसरे सिरे तक की तीन-पाँचवीं दूरी से की गई है।',
        },
        c: {
          en: 'The ratio of his two distances, not of the two speeds.',
          hi: 'यह निरीक्षक की दो दूरियों का अनुपात है, चालों का नहीं।',
        },
        d: {
          en: 'Right: the train covers five-fifths while he covers the last fifth.',
          hi: 'सही: जितने में वह अंतिम पाँचवाँ भाग दौड़ता है, रेलगाड़ी पूरी सुरंग पार करती है।',
        },
      },
    },
    {
      code: 'csat-033',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'mixture',
      difficulty: 'medium',
      targetSeconds: 90,
      stem: {
        en: String.raw`Vessel A holds 60 litres of milk and vessel B holds 48 litres of water. From A, 12 litres are poured into B and mixed well; then 12 litres of the mixture are poured from B back into A. Consider the following statements about the vessels after this:

1. The quantity of water in A is equal to the quantity of milk in B.
2. The percentage of water in A is equal to the percentage of milk in B.

Which of the statements given above is/are correct?`,
        hi: String.raw`बर्तन A में 60 लीटर दूध और बर्तन B में 48 लीटर पानी है। A से 12 लीटर दूध निकालकर B में डाला और अच्छी तरह मिलाया जाता है; फिर B से 12 लीटर मिश्रण वापस A में डाला जाता है। इसके बाद बर्तनों के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. A में पानी की मात्रा, B में दूध की मात्रा के बराबर है।
2. A में पानी का प्रतिशत, B में दूध के प्रतिशत के बराबर है।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`In the end each vessel holds as much as at first. So whatever water has come to A has taken the place of milk that is now in B: the two quantities are equal, and statement 1 is correct.

In numbers: B first holds 12 litres of milk in 60, that is 20%. The 12 litres poured back hold 2.4 litres of milk and 9.6 litres of water. A has 9.6 litres of water; B has $12 - 2.4 = 9.6$ litres of milk.

The percentages differ, because the vessels hold 60 and 48 litres: $9.6 / 60 = 16\%$ and $9.6 / 48 = 20\%$. Statement 2 is not correct.`,
        hi: String.raw`अंत में हर बर्तन में उतना ही द्रव है जितना शुरू में था। इसलिए A में जितना पानी आया, उतना ही दूध अब B में है: दोनों मात्राएँ बराबर हैं और कथन 1 सही है।

संख्याओं में: पहले B में 60 लीटर में 12 लीटर दूध है, यानी 20%। वापस डाले गए 12 लीटर में 2.4 लीटर दूध और 9.6 लीटर पानी है। A में 9.6 लीटर पानी है; B में $12 - 2.4 = 9.6$ लीटर दूध है।

प्रतिशत अलग-अलग हैं, क्योंकि बर्तनों में 60 और 48 लीटर द्रव है: $9.6 / 60 = 16\%$ और $9.6 / 48 = 20\%$। कथन 2 सही नहीं है।`,
      },
      reasons: {
        a: {
          en: 'Right: both quantities are 9.6 litres, but the shares are 16% and 20%.',
          hi: 'सही: दोनों मात्राएँ 9.6 लीटर हैं, पर प्रतिशत 16 और 20 हैं।',
        },
        b: {
          en: 'Mixes up the two: the litres are equal and the percentages are not.',
          hi: 'दोनों बातें उलट दी गई हैं: लीटर बराबर हैं, प्रतिशत नहीं।',
        },
        c: {
          en: 'Forgets that 9.6 litres are a smaller share of 60 litres than of 48.',
          hi: 'यह छूट गया कि 9.6 लीटर, 60 लीटर का छोटा और 48 लीटर का बड़ा हिस्सा है।',
        },
        d: {
          en: 'Sets the 9.6 litres of water in A against all the 12 litres of milk once poured into B.',
          hi: 'A के 9.6 लीटर पानी की तुलना B में पहले डाले गए पूरे 12 लीटर दूध से की गई है।',
        },
      },
    },
    {
      code: 'csat-034',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'number-system',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: String.raw`Let $p$ be a prime number greater than 3. Consider the following statements:

1. $p^2 - 1$ is always divisible by 24.
2. $p^2 + 20$ is never a prime number.

Which of the statements given above is/are correct?`,
        hi: String.raw`मान लीजिए कि $p$ एक अभाज्य संख्या है जो 3 से बड़ी है। निम्नलिखित कथनों पर विचार कीजिए:

1. $p^2 - 1$ सदैव 24 से विभाज्य है।
2. $p^2 + 20$ कभी अभाज्य संख्या नहीं होती।

उपर्युक्त कथनों में से कौन-सा/से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`A prime greater than 3 is odd and not a multiple of 3.

$p^2 - 1 = (p - 1)(p + 1)$: these are two consecutive even numbers, so one of them is a multiple of 4 and the product is divisible by 8. Of the three consecutive numbers $p - 1$, $p$, $p + 1$, one is a multiple of 3, and it is not $p$. So the product is divisible by $8 \times 3 = 24$: statement 1 is correct.

$p^2 + 20 = (p^2 - 1) + 21$: both parts are multiples of 3, so the sum is a multiple of 3 greater than 3 and never prime: statement 2 is correct.

Trying $p = 5$ and $7$ (45 and 69) suggests this; the step with $+21$ proves it.`,
        hi: String.raw`3 से बड़ी अभाज्य संख्या विषम होती है और 3 की गुणज नहीं होती।

$p^2 - 1 = (p - 1)(p + 1)$: ये दो क्रमागत सम संख्याएँ हैं, इसलिए इनमें से एक 4 की गुणज है और गुणनफल 8 से विभाज्य है। तीन क्रमागत संख्याओं $p - 1$, $p$, $p + 1$ में से एक 3 की गुणज है और वह $p$ नहीं है। अतः गुणनफल $8 \times 3 = 24$ से विभाज्य है: कथन 1 सही है।

$p^2 + 20 = (p^2 - 1) + 21$: दोनों भाग 3 के गुणज हैं, इसलिए योग 3 से बड़ा 3 का गुणज है और कभी अभाज्य नहीं होता: कथन 2 सही है।

$p = 5$ और $7$ रखने पर (45 और 69) इसका संकेत मिलता है; $+21$ वाला चरण इसे सिद्ध करता है।`,
      },
      reasons: {
        a: {
          en: 'Leaves out statement 2, as if some large prime could give a prime sum.',
          hi: 'कथन 2 छोड़ दिया गया है, मानो किसी बड़े अभाज्य के लिए योग अभाज्य हो सकता हो।',
        },
        b: {
          en: 'Leaves out statement 1, with divisibility by 12 only in mind.',
          hi: 'कथन 1 छोड़ दिया गया है; केवल 12 से विभाज्यता ही ध्यान में रखी गई है।',
        },
        c: {
          en: 'Right: 8 and 3 divide the first number, and 3 divides the second.',
          hi: 'सही: पहली संख्या 8 और 3 से विभाज्य है और दूसरी 3 से।',
        },
        d: {
          en: 'Tests with 3, which the condition excludes: it gives 8 and the prime 29.',
          hi: '3 रखकर जाँचा गया है, जो शर्त में शामिल नहीं: उससे 8 और अभाज्य 29 मिलते हैं।',
        },
      },
    },
    {
      code: 'csat-035',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'time-and-work',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: 'Eighteen workers can build an embankment in 8 days. The work is begun by one worker on the first day, and on every following day two more workers join. All workers work equally fast. In how many days is the embankment built?',
        hi: 'अठारह मज़दूर एक तटबंध 8 दिनों में बना सकते हैं। पहले दिन एक मज़दूर काम शुरू करता है और उसके बाद हर दिन दो और मज़दूर जुड़ते जाते हैं। सभी मज़दूर समान गति से काम करते हैं। तटबंध कितने दिनों में बन जाता है?',
      },
      options: [
        { id: 'a', content: { en: '17', hi: '17' } },
        { id: 'b', content: { en: '12', hi: '12' } },
        { id: 'c', content: { en: '16', hi: '16' } },
        { id: 'd', content: { en: '18', hi: '18' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The work is $18 \times 8 = 144$ worker-days.

The numbers of workers on the days are $1, 3, 5, \dots$, and the sum of the first $n$ odd numbers is $n^2$.

$n^2 = 144$, so $n = 12$ days.`,
        hi: String.raw`कुल काम $18 \times 8 = 144$ मज़दूर-दिन है।

दिनों के अनुसार मज़दूरों की संख्या $1, 3, 5, \dots$ है और पहली $n$ विषम संख्याओं का योग $n^2$ होता है।

$n^2 = 144$, अतः $n = 12$ दिन।`,
      },
      reasons: {
        a: {
          en: 'Lets one worker join each day, not two: 1 + 2 + … + 17 passes 144.',
          hi: 'हर दिन दो की जगह एक मज़दूर जोड़ा गया है: 1 + 2 + … + 17 पहली बार 144 से अधिक है।',
        },
        b: { en: 'Right: 1 + 3 + 5 + … up to 12 terms is 144.', hi: 'सही: 1 + 3 + 5 + … के 12 पदों का योग 144 है।' },
        c: {
          en: 'Doubles the 8 days, as if half of the workers were present on average.',
          hi: '8 दिनों को दुगुना किया गया है, मानो औसतन आधे मज़दूर उपस्थित हों।',
        },
        d: {
          en: 'Divides the 144 worker-days by the 8 days and gives the workers.',
          hi: '144 मज़दूर-दिनों को 8 दिनों से भाग देकर मज़दूरों की संख्या बता दी गई है।',
        },
      },
    },
    {
      code: 'csat-036',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'number-system',
      difficulty: 'hard',
      targetSeconds: 130,
      stem: {
        en: 'The natural numbers from 1 to 30 are written side by side in order to form one number, 1234567891011…2930. What is the remainder when this number is divided by 99?',
        hi: '1 से 30 तक की प्राकृतिक संख्याओं को क्रम से साथ-साथ लिखकर एक संख्या 1234567891011…2930 बनाई जाती है। इस संख्या को 99 से भाग देने पर शेषफल क्या होगा?',
      },
      options: [
        { id: 'a', content: { en: '69', hi: '69' } },
        { id: 'b', content: { en: '27', hi: '27' } },
        { id: 'c', content: { en: '51', hi: '51' } },
        { id: 'd', content: { en: '24', hi: '24' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Since $100 = 99 + 1$, a number leaves the same remainder on division by 99 as the sum of its two-digit blocks, taken from the right.

From the right, the blocks are 30, 29, …, 10 (their sum is $21 \times 20 = 420$) and then those of 123456789, that is 89, 67, 45, 23, 1 (their sum is 225).

$420 + 225 = 645 = 6 \times 99 + 51$. The remainder is 51.

Trap: 1 to 9 are single digits, so the sum of the numbers 1 to 30 does not serve.`,
        hi: String.raw`$100 = 99 + 1$ है, इसलिए किसी संख्या को 99 से भाग देने पर वही शेषफल आता है जो दाईं ओर से बनाए गए दो-दो अंकों के खंडों के योग से आता है।

दाईं ओर से खंड 30, 29, …, 10 हैं (योग $21 \times 20 = 420$), फिर 123456789 के खंड 89, 67, 45, 23, 1 हैं (योग 225)।

$420 + 225 = 645 = 6 \times 99 + 51$। शेषफल 51 है।

ध्यान दें: 1 से 9 एक अंक की संख्याएँ हैं, इसलिए 1 से 30 तक का योग लेने से काम नहीं चलेगा।`,
      },
      reasons: {
        a: {
          en: 'The remainder of the sum 1 + 2 + … + 30 = 465, as if 1 to 9 were two-digit blocks.',
          hi: 'यह योग 1 + 2 + … + 30 = 465 का शेषफल है, मानो 1 से 9 भी दो अंकों के खंड हों।',
        },
        b: { en: 'The remainder of the part 123456789 alone.', hi: 'यह केवल 123456789 वाले भाग का शेषफल है।' },
        c: {
          en: 'Right: the blocks add up to 645, which is 51 more than 594.',
          hi: 'सही: खंडों का योग 645 है, जो 594 से 51 अधिक है।',
        },
        d: { en: 'The remainder of the part from 10 to 30 alone.', hi: 'यह केवल 10 से 30 वाले भाग का शेषफल है।' },
      },
    },
    {
      code: 'csat-037',
      exams: ['upsc'],
      subject: 'maths',
      topic: 'permutations-and-combinations',
      difficulty: 'hard',
      targetSeconds: 105,
      stem: {
        en: 'In how many three-digit numbers is the middle digit equal to the product of the other two digits?',
        hi: 'तीन अंकों की कितनी संख्याओं में बीच का अंक शेष दो अंकों के गुणनफल के बराबर है?',
      },
      options: [
        { id: 'a', content: { en: '32', hi: '32' } },
        { id: 'b', content: { en: '23', hi: '23' } },
        { id: 'c', content: { en: '22', hi: '22' } },
        { id: 'd', content: { en: '42', hi: '42' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Let the number be $abc$ with $a \ge 1$ and $b = ac$. So choose $a$ and $c$ with $ac \le 9$.

- $c = 0$: then $b = 0$ and $a$ is any of 1 to 9: 9 numbers (100, 200, …, 900).
- $c \ge 1$: for $a = 1, 2, 3, 4$ there are 9, 4, 3, 2 values of $c$, and for each $a$ from 5 to 9 one value, $c = 1$: $9 + 4 + 3 + 2 + 5 = 23$ numbers.

In all $9 + 23 = 32$. Trap: the zero.`,
        hi: String.raw`मान लीजिए कि संख्या $abc$ है, जहाँ $a \ge 1$ और $b = ac$। अतः $a$ और $c$ ऐसे चुनने हैं कि $ac \le 9$ हो।

- $c = 0$: तब $b = 0$ और $a$ का मान 1 से 9 तक कुछ भी हो सकता है: 9 संख्याएँ (100, 200, …, 900)।
- $c \ge 1$: $a = 1, 2, 3, 4$ के लिए $c$ के क्रमशः 9, 4, 3, 2 मान हैं, और 5 से 9 तक के प्रत्येक $a$ के लिए एक मान, $c = 1$: $9 + 4 + 3 + 2 + 5 = 23$ संख्याएँ।

कुल $9 + 23 = 32$। ध्यान दें: शून्य वाली संख्याएँ अक्सर छूट जाती हैं।`,
      },
      reasons: {
        a: {
          en: 'Right: 23 numbers without a zero and 9 that end in two zeros.',
          hi: 'सही: 23 संख्याएँ बिना शून्य की और 9 संख्याएँ जिनके अंत में दो शून्य हैं।',
        },
        b: { en: 'Leaves out the 9 numbers 100, 200, …, 900.', hi: '100, 200, …, 900 वाली 9 संख्याएँ छूट गई हैं।' },
        c: {
          en: 'Takes numbers like 122 and 221 as one, although they differ.',
          hi: '122 और 221 जैसी संख्याओं को एक ही मान लिया गया है, जबकि वे अलग हैं।',
        },
        d: {
          en: 'Lets the first digit be 0 too, which adds 10 that are not three-digit numbers.',
          hi: 'पहला अंक 0 भी मान लिया गया है; इससे 10 ऐसी संख्याएँ जुड़ीं जो तीन अंकों की नहीं हैं।',
        },
      },
    },
    {
      code: 'csat-038',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'mensuration',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: 'A rectangular park is 40 m long and 25 m wide. Two straight paths, each 3 m wide, run inside it from side to side, one parallel to the length and the other parallel to the width. What area of the park is left for grass?',
        hi: 'एक आयताकार पार्क 40 मी लंबा और 25 मी चौड़ा है। इसके भीतर एक किनारे से दूसरे किनारे तक दो सीधे रास्ते हैं, एक लंबाई के समांतर और दूसरा चौड़ाई के समांतर। हर रास्ता 3 मी चौड़ा है। पार्क का कितना क्षेत्रफल घास के लिए बचता है?',
      },
      options: [
        { id: 'a', content: { en: '805 sq. m', hi: '805 वर्ग मी' } },
        { id: 'b', content: { en: '186 sq. m', hi: '186 वर्ग मी' } },
        { id: 'c', content: { en: '646 sq. m', hi: '646 वर्ग मी' } },
        { id: 'd', content: { en: '814 sq. m', hi: '814 वर्ग मी' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Wherever the paths run, push them to two sides of the park; the grass does not change. A rectangle of $(40 - 3)$ m by $(25 - 3)$ m is left.

$37 \times 22 = 814$ sq. m.

Trap: when the paths are subtracted one by one, the crossing of $3 \times 3$ sq. m goes off twice.`,
        hi: String.raw`रास्ते कहीं भी हों, उन्हें खिसकाकर पार्क के दो किनारों पर ले आइए; घास का क्षेत्रफल नहीं बदलता। तब $(40 - 3)$ मी गुणा $(25 - 3)$ मी का आयत बचता है।

$37 \times 22 = 814$ वर्ग मी।

ध्यान दें: रास्तों को अलग-अलग घटाने पर चौराहे का $3 \times 3$ वर्ग मी दो बार घट जाता है।`,
      },
      reasons: {
        a: { en: 'Subtracts the 9 sq. m of the crossing twice.', hi: 'चौराहे के 9 वर्ग मी दो बार घटा दिए गए हैं।' },
        b: { en: 'The area of the two paths, not of the grass.', hi: 'यह दोनों रास्तों का क्षेत्रफल है, घास का नहीं।' },
        c: {
          en: 'Takes off 6 m from each side, as for a path along all four sides.',
          hi: 'हर भुजा से 6 मी घटाए गए हैं, मानो रास्ता चारों किनारों पर हो।',
        },
        d: {
          en: 'Right: the two paths shorten the length and the width by 3 m each.',
          hi: 'सही: रास्तों से लंबाई और चौड़ाई, दोनों में 3 मी की कमी होती है।',
        },
      },
    },
    {
      code: 'csat-039',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'number-system',
      difficulty: 'hard',
      targetSeconds: 110,
      stem: {
        en: 'The files of an office are numbered 1, 2, 3, … without a gap. When the last file had been numbered, the digit 7 had been written exactly 240 times. What is the number of the last file?',
        hi: 'एक कार्यालय की फ़ाइलों पर बिना कोई संख्या छोड़े 1, 2, 3, … क्रमांक लिखे गए हैं। अंतिम फ़ाइल का क्रमांक लिखे जाने तक अंक 7 ठीक 240 बार लिखा जा चुका था। अंतिम फ़ाइल का क्रमांक क्या है?',
      },
      options: [
        { id: 'a', content: { en: '789', hi: '789' } },
        { id: 'b', content: { en: '781', hi: '781' } },
        { id: 'c', content: { en: '782', hi: '782' } },
        { id: 'd', content: { en: '790', hi: '790' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Go hundred by hundred. In a full hundred, 7 stands 10 times in the units place and 10 times in the tens place.

1 to 699: seven hundreds of 20 each, that is 140. So 100 more are needed, and from 700 on the hundreds place counts too.

- 700 to 769: 70 in the hundreds place, 7 in the units place (707, …, 767): 77
- 770 to 779: 10 hundreds, 10 tens and one unit (777): 21, together 98
- 780 and 781: one each, together 100

The last file is 781; file 782 would bring the 241st 7.`,
        hi: String.raw`सैकड़ा-सैकड़ा करके गिनिए। हर पूरे सैकड़े में 7 इकाई के स्थान पर 10 बार और दहाई के स्थान पर 10 बार आता है।

1 से 699 तक: सात सैकड़े, हर एक में 20 बार, यानी 140 बार। अतः 100 बार और चाहिए, और 700 से सैकड़े का स्थान भी गिना जाएगा।

- 700 से 769: सैकड़े के स्थान पर 70, इकाई के स्थान पर 7 (707, …, 767): 77
- 770 से 779: सैकड़े के 10, दहाई के 10 और इकाई का एक (777): 21, कुल 98
- 780 और 781: एक-एक, कुल 100

अंतिम क्रमांक 781 है; 782 लिखते ही 7 की संख्या 241 हो जाती।`,
      },
      reasons: {
        a: {
          en: 'Forgets the units place from 700 on: 707, 717, …, 777 are short by one 7 each.',
          hi: '700 के बाद इकाई का स्थान छूट गया है: 707, 717, …, 777 में एक-एक 7 कम गिना गया।',
        },
        b: {
          en: 'Right: 140 times up to 699, 98 times from 700 to 779, and once each in 780 and 781.',
          hi: 'सही: 699 तक 140 बार, 700 से 779 तक 98 बार, और 780 तथा 781 में एक-एक बार।',
        },
        c: {
          en: 'In 777 only two of the three 7s are counted.',
          hi: '777 में तीन में से दो ही 7 गिने गए हैं।',
        },
        d: {
          en: 'Forgets the 7 in the tens place from 770 to 779.',
          hi: '770 से 779 तक दहाई के स्थान का 7 छूट गया है।',
        },
      },
    },
    {
      code: 'csat-040',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'average',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: 'The average of five different natural numbers is 20. When they are arranged in ascending order, the third number is 18. What is the greatest possible value of the largest of them?',
        hi: 'पाँच अलग-अलग प्राकृतिक संख्याओं का औसत 20 है। उन्हें आरोही क्रम में रखने पर तीसरी संख्या 18 है। उनमें से सबसे बड़ी संख्या का अधिकतम संभव मान क्या है?',
      },
      options: [
        { id: 'a', content: { en: '61', hi: '61' } },
        { id: 'b', content: { en: '62', hi: '62' } },
        { id: 'c', content: { en: '79', hi: '79' } },
        { id: 'd', content: { en: '60', hi: '60' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The sum is $5 \times 20 = 100$. To make the largest number as large as possible, make the other four as small as possible.

The two below 18 are at least 1 and 2; the one after 18 is at least 19, because all are different.

Largest $= 100 - (1 + 2 + 18 + 19) = 60$.`,
        hi: String.raw`योग $5 \times 20 = 100$ है। सबसे बड़ी संख्या को अधिकतम करने के लिए बाक़ी चार को न्यूनतम रखिए।

18 से छोटी दो संख्याएँ कम से कम 1 और 2 हैं; 18 के बाद वाली कम से कम 19 है, क्योंकि सभी संख्याएँ अलग-अलग हैं।

सबसे बड़ी संख्या $= 100 - (1 + 2 + 18 + 19) = 60$।`,
      },
      reasons: {
        a: {
          en: 'Lets the fourth number be 18 too, although all are different.',
          hi: 'चौथी संख्या भी 18 मान ली गई है, जबकि सभी संख्याएँ अलग-अलग हैं।',
        },
        b: { en: 'Repeats numbers on both sides: 1, 1, 18 and 18.', hi: 'दोनों ओर संख्याएँ दोहराई गई हैं: 1, 1, 18 और 18।' },
        c: {
          en: 'Takes off 1, 2 and 18 only and forgets the fourth number.',
          hi: 'केवल 1, 2 और 18 घटाए गए हैं; चौथी संख्या छूट गई है।',
        },
        d: {
          en: 'Right: the other four are at least 1, 2, 18 and 19, together 40.',
          hi: 'सही: बाक़ी चार कम से कम 1, 2, 18 और 19 हैं, जिनका योग 40 है।',
        },
      },
    },
    {
      code: 'csat-041',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'time-and-work',
      difficulty: 'medium',
      targetSeconds: 80,
      stem: {
        en: 'Nandita and Gurpreet together can catalogue the books of a library in 12 days. If Nandita worked twice as fast and Gurpreet half as fast as now, they would need 8 days. In how many days can Gurpreet alone catalogue the books at his present speed?',
        hi: 'नंदिता और गुरप्रीत मिलकर एक पुस्तकालय की पुस्तकों की सूची 12 दिनों में बना सकते हैं। यदि नंदिता अपनी वर्तमान गति की दुगुनी गति से और गुरप्रीत अपनी वर्तमान गति की आधी गति से काम करे, तो उन्हें 8 दिन लगेंगे। अपनी वर्तमान गति से गुरप्रीत अकेले यह सूची कितने दिनों में बना सकता है?',
      },
      options: [
        { id: 'a', content: { en: '18', hi: '18' } },
        { id: 'b', content: { en: '24', hi: '24' } },
        { id: 'c', content: { en: '20', hi: '20' } },
        { id: 'd', content: { en: '36', hi: '36' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Take the work as 24 units and let the two do $n$ and $g$ units a day.

$n + g = 24 \div 12 = 2$ and $2n + \frac{g}{2} = 24 \div 8 = 3$.

Twice the first less the second: $\frac{3g}{2} = 1$, so $g = \frac{2}{3}$.

Gurpreet needs $24 \div \frac{2}{3} = 36$ days.`,
        hi: String.raw`काम को 24 इकाई मानिए और दोनों का एक दिन का काम $n$ और $g$ इकाई।

$n + g = 24 \div 12 = 2$ और $2n + \frac{g}{2} = 24 \div 8 = 3$।

पहले समीकरण के दुगुने में से दूसरा घटाइए: $\frac{3g}{2} = 1$, अतः $g = \frac{2}{3}$।

गुरप्रीत को $24 \div \frac{2}{3} = 36$ दिन लगेंगे।`,
      },
      reasons: {
        a: { en: 'The days that Nandita alone needs.', hi: 'इतने दिन अकेली नंदिता को लगते हैं।' },
        b: {
          en: 'Takes the two as equally fast, so that each needs twice 12 days.',
          hi: 'दोनों की गति समान मानी गई है, जिससे हर एक को 12 के दुगुने दिन लगें।',
        },
        c: { en: 'Adds the two numbers of days, 12 and 8.', hi: 'दिनों की दोनों संख्याएँ, 12 और 8, जोड़ दी गई हैं।' },
        d: {
          en: 'Right: he does one thirty-sixth of the work a day, and Nandita one eighteenth.',
          hi: 'सही: वह एक दिन में काम का छत्तीसवाँ भाग करता है और नंदिता अठारहवाँ।',
        },
      },
    },
    {
      code: 'csat-042',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'number-system',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: 'From a two-digit number with no digit zero, the number obtained by interchanging its digits is subtracted. The difference is a perfect square greater than zero. How many such two-digit numbers are there?',
        hi: 'दो अंकों की एक संख्या में कोई अंक शून्य नहीं है। इसमें से अंकों को आपस में बदलने पर बनी संख्या घटाई जाती है। अंतर शून्य से बड़ा पूर्ण वर्ग है। दो अंकों की ऐसी कितनी संख्याएँ हैं?',
      },
      options: [
        { id: 'a', content: { en: '16', hi: '16' } },
        { id: 'b', content: { en: '13', hi: '13' } },
        { id: 'c', content: { en: '8', hi: '8' } },
        { id: 'd', content: { en: '26', hi: '26' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The difference is $(10a + b) - (10b + a) = 9(a - b)$. As 9 is a square, $a - b$ must be a square: 1 or 4 (9 would need the digit 0).

- $a - b = 1$: 21, 32, …, 98: 8 numbers
- $a - b = 4$: 51, 62, 73, 84, 95: 5 numbers

In all $8 + 5 = 13$.`,
        hi: String.raw`अंतर $(10a + b) - (10b + a) = 9(a - b)$ है। 9 स्वयं वर्ग है, इसलिए $a - b$ भी वर्ग होना चाहिए: 1 या 4 (9 के लिए अंक 0 चाहिए)।

- $a - b = 1$: 21, 32, …, 98: 8 संख्याएँ
- $a - b = 4$: 51, 62, 73, 84, 95: 5 संख्याएँ

कुल $8 + 5 = 13$।`,
      },
      reasons: {
        a: {
          en: 'Adds 10, 40 and 90, in which a digit is zero.',
          hi: 'इसमें 10, 40 और 90 भी गिन ली गई हैं, जिनमें एक अंक शून्य है।',
        },
        b: {
          en: 'Right: 8 numbers with the difference 9 and 5 with the difference 36.',
          hi: 'सही: 8 संख्याएँ अंतर 9 वाली और 5 संख्याएँ अंतर 36 वाली।',
        },
        c: {
          en: 'Counts only the difference 9 and misses the difference 36.',
          hi: 'केवल अंतर 9 वाली संख्याएँ गिनी गई हैं; अंतर 36 छूट गया है।',
        },
        d: {
          en: 'Counts each pair of digits in both orders; one order gives a negative difference.',
          hi: 'अंकों का हर जोड़ा दोनों क्रमों में गिना गया है; एक क्रम में अंतर ऋणात्मक है।',
        },
      },
    },
    {
      code: 'csat-043',
      exams: ['upsc'],
      subject: 'maths',
      topic: 'permutations-and-combinations',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: 'A bag contains 12 red, 15 green, 9 blue and 3 white balls, alike except in colour. Balls are taken out one by one without looking. What is the least number of balls that must be taken out to be certain of having at least five balls of the same colour?',
        hi: 'एक थैले में 12 लाल, 15 हरी, 9 नीली और 3 सफ़ेद गेंदें हैं, जो रंग को छोड़कर एक जैसी हैं। बिना देखे एक-एक करके गेंदें निकाली जाती हैं। एक ही रंग की कम से कम पाँच गेंदें मिलना निश्चित हो, इसके लिए कम से कम कितनी गेंदें निकालनी होंगी?',
      },
      options: [
        { id: 'a', content: { en: '17', hi: '17' } },
        { id: 'b', content: { en: '21', hi: '21' } },
        { id: 'c', content: { en: '18', hi: '18' } },
        { id: 'd', content: { en: '16', hi: '16' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Think of the worst luck: as many balls as possible without five of one colour.

That is 4 red, 4 green, 4 blue and all 3 white balls: 15 balls. The next ball, whatever it is, makes five of one colour.

So $15 + 1 = 16$ balls. Trap: there are no four white balls, so $4 \times 4 + 1 = 17$ is one too many.`,
        hi: String.raw`सबसे ख़राब स्थिति सोचिए: किसी रंग की पाँच हुए बिना अधिक से अधिक कितनी गेंदें निकल सकती हैं।

ये 4 लाल, 4 हरी, 4 नीली और तीनों (3) सफ़ेद गेंदें हैं: 15 गेंदें। अगली गेंद जो भी हो, उससे किसी रंग की पाँच गेंदें हो जाएँगी।

अतः $15 + 1 = 16$ गेंदें। ध्यान दें: सफ़ेद गेंदें चार हैं ही नहीं, इसलिए $4 \times 4 + 1 = 17$ में एक गेंद अधिक है।`,
      },
      reasons: {
        a: {
          en: 'Allows four white balls in the worst case, but there are only three.',
          hi: 'सबसे ख़राब स्थिति में चार सफ़ेद गेंदें मानी गई हैं, जबकि हैं तीन ही।',
        },
        b: {
          en: 'Lets five of each colour come before the certain one; five is already enough.',
          hi: 'हर रंग की पाँच गेंदों के बाद एक और गिनी गई है, जबकि पाँच ही पर्याप्त हैं।',
        },
        c: {
          en: 'Adds five of three colours and the 3 white balls; five of a colour came long before.',
          hi: 'तीन रंगों की पाँच-पाँच और 3 सफ़ेद गेंदें जोड़ी गई हैं; पाँच तो पहले ही मिल चुकी थीं।',
        },
        d: {
          en: 'Right: 15 balls can still miss it, and the sixteenth cannot.',
          hi: 'सही: 15 गेंदों तक संभव है कि न मिलें, सोलहवीं पर निश्चित है।',
        },
      },
    },
    {
      code: 'csat-044',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'ages',
      difficulty: 'medium',
      targetSeconds: 100,
      stem: {
        en: 'When Lakshmi was as old as Farhan is now, Farhan was 9 years old. When Farhan is as old as Lakshmi is now, the sum of their ages will be 83 years. What is the sum of their present ages in years?',
        hi: 'जब लक्ष्मी की आयु उतनी थी जितनी फ़रहान की अब है, तब फ़रहान 9 वर्ष का था। जब फ़रहान की आयु उतनी होगी जितनी लक्ष्मी की अब है, तब दोनों की आयु का योग 83 वर्ष होगा। उनकी वर्तमान आयु का योग कितने वर्ष है?',
      },
      options: [
        { id: 'a', content: { en: '57', hi: '57' } },
        { id: 'b', content: { en: '44', hi: '44' } },
        { id: 'c', content: { en: '35', hi: '35' } },
        { id: 'd', content: { en: '31', hi: '31' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The difference of the two ages, say $d$, never changes, and each step in time is $d$ years long.

$d$ years ago Farhan was 9. So now Farhan is $9 + d$ and Lakshmi $9 + 2d$.

After $d$ years they will be $9 + 2d$ and $9 + 3d$: $18 + 5d = 83$ gives $d = 13$.

The present sum is $18 + 3d = 18 + 39 = 57$ (22 and 35).`,
        hi: String.raw`दोनों की आयु का अंतर, मान लीजिए $d$, कभी नहीं बदलता और समय का हर चरण $d$ वर्ष का है।

$d$ वर्ष पहले फ़रहान 9 वर्ष का था। अतः अब फ़रहान $9 + d$ और लक्ष्मी $9 + 2d$ वर्ष की है।

$d$ वर्ष बाद वे $9 + 2d$ और $9 + 3d$ वर्ष के होंगे: $18 + 5d = 83$ से $d = 13$।

वर्तमान योग $18 + 3d = 18 + 39 = 57$ है (22 और 35)।`,
      },
      reasons: {
        a: { en: 'Right: the difference is 13, and 22 + 35 = 57.', hi: 'सही: अंतर 13 है और 22 + 35 = 57।' },
        b: {
          en: "Adds Lakshmi's present age, 35, to Farhan's past age, 9.",
          hi: 'लक्ष्मी की वर्तमान आयु 35 में फ़रहान की पिछली आयु 9 जोड़ी गई है।',
        },
        c: { en: 'The present age of Lakshmi alone.', hi: 'यह केवल लक्ष्मी की वर्तमान आयु है।' },
        d: { en: 'The sum of their ages 13 years ago: 22 and 9.', hi: 'यह 13 वर्ष पहले की आयु का योग है: 22 और 9।' },
      },
    },
    {
      code: 'csat-045',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'number-system',
      difficulty: 'medium',
      targetSeconds: 70,
      stem: {
        en: String.raw`How many consecutive zeros are there at the end of the product $5 \times 10 \times 15 \times 20 \times \dots \times 60$?`,
        hi: String.raw`गुणनफल $5 \times 10 \times 15 \times 20 \times \dots \times 60$ के अंत में लगातार कितने शून्य हैं?`,
      },
      options: [
        { id: 'a', content: { en: '14', hi: '14' } },
        { id: 'b', content: { en: '12', hi: '12' } },
        { id: 'c', content: { en: '2', hi: '2' } },
        { id: 'd', content: { en: '10', hi: '10' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`A zero at the end needs one 2 and one 5. Take 5 out of each of the 12 factors: the product is $5^{12} \times (1 \times 2 \times \dots \times 12)$.

Number of 5s: $12 + 2 = 14$ (5 and 10 give one more each).

Number of 2s in $1 \times 2 \times \dots \times 12$: $6 + 3 + 1 = 10$.

Here the 2s are fewer, so there are 10 zeros. Trap: the habit of counting only 5s.`,
        hi: String.raw`अंत के हर शून्य के लिए एक 2 और एक 5 चाहिए। 12 गुणनखंडों में से प्रत्येक में से 5 बाहर निकालिए: गुणनफल $5^{12} \times (1 \times 2 \times \dots \times 12)$ है।

5 की संख्या: $12 + 2 = 14$ (5 और 10 से एक-एक और)।

$1 \times 2 \times \dots \times 12$ में 2 की संख्या: $6 + 3 + 1 = 10$।

यहाँ 2 कम हैं, इसलिए 10 शून्य हैं। ध्यान दें: केवल 5 गिनने की आदत यहाँ ग़लत उत्तर देती है।`,
      },
      reasons: {
        a: { en: 'Counts the 5s, but here the 2s run out first.', hi: '5 गिने गए हैं, पर यहाँ 2 पहले समाप्त हो जाते हैं।' },
        b: { en: 'Takes one zero for each of the 12 factors.', hi: '12 में से हर गुणनखंड से एक शून्य मान लिया गया है।' },
        c: {
          en: String.raw`The zeros of $1 \times 2 \times \dots \times 12$ alone, without the 5s taken out.`,
          hi: String.raw`ये केवल $1 \times 2 \times \dots \times 12$ के शून्य हैं; बाहर निकाले गए 5 छूट गए हैं।`,
        },
        d: {
          en: 'Right: the factor 5 is there 14 times, but 2 only 10 times.',
          hi: 'सही: गुणनखंड 5 तो 14 बार है, पर 2 केवल 10 बार।',
        },
      },
    },
    {
      code: 'csat-046',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'ratio',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: 'In a training hall the ratio of men to women was 5 : 4. Some men left the hall and the same number of women came in, after which the ratio of men to women became 2 : 3. Which one of the following can be the number of persons in the hall?',
        hi: 'एक प्रशिक्षण कक्ष में पुरुषों और महिलाओं का अनुपात 5 : 4 था। कुछ पुरुष कक्ष से चले गए और उतनी ही महिलाएँ आ गईं, जिसके बाद पुरुषों और महिलाओं का अनुपात 2 : 3 हो गया। निम्नलिखित में से कौन-सी संख्या कक्ष में उपस्थित व्यक्तियों की संख्या हो सकती है?',
      },
      options: [
        { id: 'a', content: { en: '135', hi: '135' } },
        { id: 'b', content: { en: '95', hi: '95' } },
        { id: 'c', content: { en: '99', hi: '99' } },
        { id: 'd', content: { en: '81', hi: '81' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The total does not change, because as many came as left.

By the first ratio the total is a multiple of $5 + 4 = 9$, by the second a multiple of $2 + 3 = 5$. So it is a multiple of 45.

Only $135 = 3 \times 45$ is. Check: 75 men and 60 women; when 21 men give way to 21 women, $54 : 81 = 2 : 3$.`,
        hi: String.raw`कुल संख्या नहीं बदलती, क्योंकि जितने गए उतनी ही आईं।

पहले अनुपात से कुल संख्या $5 + 4 = 9$ की गुणज है और दूसरे से $2 + 3 = 5$ की। अतः वह 45 की गुणज है।

केवल $135 = 3 \times 45$ ऐसी है। जाँच: 75 पुरुष और 60 महिलाएँ; 21 पुरुषों की जगह 21 महिलाएँ आने पर $54 : 81 = 2 : 3$।`,
      },
      reasons: {
        a: { en: 'Right: the only one divisible by both 9 and 5.', hi: 'सही: यही एक संख्या 9 और 5 दोनों से विभाज्य है।' },
        b: {
          en: 'Suits the ratio 2 : 3, but it is not divisible by 9.',
          hi: 'यह अनुपात 2 : 3 के अनुकूल है, पर 9 से विभाज्य नहीं है।',
        },
        c: {
          en: 'Suits the ratio 5 : 4, but it is not divisible by 5.',
          hi: 'यह अनुपात 5 : 4 के अनुकूल है, पर 5 से विभाज्य नहीं है।',
        },
        d: {
          en: 'Is a multiple of 9 like the first total, but not of 5 like the second.',
          hi: 'यह पहले अनुपात के अनुसार 9 की गुणज है, पर दूसरे के अनुसार 5 की नहीं।',
        },
      },
    },
    {
      code: 'csat-047',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'geometry',
      difficulty: 'hard',
      targetSeconds: 110,
      stem: {
        en: 'The length of each side of a triangle is a whole number of centimetres and its perimeter is 18 cm. How many such triangles, no two of them congruent, are possible?',
        hi: 'एक त्रिभुज की प्रत्येक भुजा की लंबाई सेंटीमीटर में पूर्ण संख्या है और उसका परिमाप 18 सेमी है। ऐसे कितने त्रिभुज संभव हैं, जिनमें कोई दो सर्वांगसम न हों?',
      },
      options: [
        { id: 'a', content: { en: '11', hi: '11' } },
        { id: 'b', content: { en: '6', hi: '6' } },
        { id: 'c', content: { en: '7', hi: '7' } },
        { id: 'd', content: { en: '27', hi: '27' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The longest side must be less than half the perimeter, that is, at most 8; and it is at least $18 \div 3 = 6$.

- Longest 8, the others add up to 10: (8, 2), (7, 3), (6, 4), (5, 5): 4 triangles
- Longest 7, the others add up to 11: (7, 4), (6, 5): 2 triangles
- Longest 6, the others add up to 12: (6, 6): 1 triangle

In all $4 + 2 + 1 = 7$.`,
        hi: String.raw`सबसे लंबी भुजा परिमाप के आधे से छोटी होनी चाहिए, यानी अधिक से अधिक 8; और वह कम से कम $18 \div 3 = 6$ है।

- सबसे लंबी भुजा 8, शेष का योग 10: (8, 2), (7, 3), (6, 4), (5, 5): 4 त्रिभुज
- सबसे लंबी भुजा 7, शेष का योग 11: (7, 4), (6, 5): 2 त्रिभुज
- सबसे लंबी भुजा 6, शेष का योग 12: (6, 6): 1 त्रिभुज

कुल $4 + 2 + 1 = 7$।`,
      },
      reasons: {
        a: {
          en: 'Admits the longest side 9 too, with which the triangle is flat.',
          hi: 'सबसे लंबी भुजा 9 भी मान ली गई है, जिससे त्रिभुज बनता ही नहीं।',
        },
        b: {
          en: 'Leaves out one of them, such as the equilateral triangle of side 6.',
          hi: 'कोई एक त्रिभुज छूट गया है, जैसे 6 भुजा वाला समबाहु त्रिभुज।',
        },
        c: {
          en: 'Right: four with the longest side 8, two with 7 and one with 6.',
          hi: 'सही: सबसे लंबी भुजा 8 वाले चार, 7 वाले दो और 6 वाला एक।',
        },
        d: {
          en: 'All ways to split 18 into three parts, without the triangle condition.',
          hi: 'ये 18 को तीन भागों में बाँटने के सभी तरीक़े हैं; त्रिभुज की शर्त नहीं लगाई गई।',
        },
      },
    },
    {
      code: 'csat-048',
      exams: ['upsc'],
      subject: 'maths',
      topic: 'probability',
      difficulty: 'medium',
      targetSeconds: 95,
      stem: {
        en: 'Two different numbers are chosen at random from the natural numbers 1 to 10. What is the probability that their product is divisible by 6?',
        hi: '1 से 10 तक की प्राकृतिक संख्याओं में से दो अलग-अलग संख्याएँ यादृच्छया चुनी जाती हैं। उनका गुणनफल 6 से विभाज्य हो, इसकी प्रायिकता क्या है?',
      },
      options: [
        { id: 'a', content: { en: String.raw`$\frac{1}{5}$`, hi: String.raw`$\frac{1}{5}$` } },
        { id: 'b', content: { en: String.raw`$\frac{28}{45}$`, hi: String.raw`$\frac{28}{45}$` } },
        { id: 'c', content: { en: String.raw`$\frac{17}{45}$`, hi: String.raw`$\frac{17}{45}$` } },
        { id: 'd', content: { en: String.raw`$\frac{14}{45}$`, hi: String.raw`$\frac{14}{45}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Count the pairs that fail, out of $\frac{10 \times 9}{2} = 45$.

- Not divisible by 2: both from 1, 3, 5, 7, 9: 10 pairs
- Not divisible by 3: both from 1, 2, 4, 5, 7, 8, 10: 21 pairs
- Counted in both: both from 1, 5, 7: 3 pairs

Failing pairs: $10 + 21 - 3 = 28$. Good pairs: $45 - 28 = 17$. The probability is $\frac{17}{45}$.

Trap: neither number need be 6; 3 with 4 also serves.`,
        hi: String.raw`कुल $\frac{10 \times 9}{2} = 45$ जोड़ों में से वे गिनिए जो शर्त पूरी नहीं करते।

- 2 से विभाज्य नहीं: दोनों 1, 3, 5, 7, 9 में से: 10 जोड़े
- 3 से विभाज्य नहीं: दोनों 1, 2, 4, 5, 7, 8, 10 में से: 21 जोड़े
- दोनों में गिने गए: दोनों 1, 5, 7 में से: 3 जोड़े

शर्त पूरी न करने वाले जोड़े: $10 + 21 - 3 = 28$। अनुकूल जोड़े: $45 - 28 = 17$। प्रायिकता $\frac{17}{45}$ है।

ध्यान दें: किसी संख्या का 6 होना ज़रूरी नहीं; 3 और 4 से भी काम चलता है।`,
      },
      reasons: {
        a: {
          en: 'Counts only the 9 pairs that contain the number 6 itself.',
          hi: 'केवल वे 9 जोड़े गिने गए हैं जिनमें स्वयं संख्या 6 है।',
        },
        b: {
          en: 'The probability that the product is not divisible by 6.',
          hi: 'यह गुणनफल के 6 से विभाज्य न होने की प्रायिकता है।',
        },
        c: {
          en: 'Right: 45 pairs less the 28 that lack a factor 2 or 3.',
          hi: 'सही: 45 जोड़ों में से वे 28 घटाए गए जिनमें गुणनखंड 2 या 3 नहीं है।',
        },
        d: {
          en: 'Subtracts 10 and 21 without putting back the 3 pairs counted twice.',
          hi: '10 और 21 घटा दिए गए हैं; दो बार गिने गए 3 जोड़े वापस नहीं जोड़े गए।',
        },
      },
    },
    {
      code: 'csat-049',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'time-speed-distance',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: 'Two cyclists start at the same time from the same point of a circular track and ride in opposite directions without stopping, each at a constant speed. Their speeds are in the ratio 5 : 2. At how many different points of the track, the starting point included, do they meet?',
        hi: 'दो साइकिल सवार एक वृत्ताकार पथ के एक ही बिंदु से एक ही समय पर विपरीत दिशाओं में चलना शुरू करते हैं और बिना रुके एकसमान चाल से चलते रहते हैं। उनकी चालों का अनुपात 5 : 2 है। प्रारंभिक बिंदु सहित वे पथ के कितने अलग-अलग बिंदुओं पर मिलते हैं?',
      },
      options: [
        { id: 'a', content: { en: '7', hi: '7' } },
        { id: 'b', content: { en: '3', hi: '3' } },
        { id: 'c', content: { en: '6', hi: '6' } },
        { id: 'd', content: { en: '5', hi: '5' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Between two meetings they cover one full round together. So the faster covers $\frac{5}{7}$ and the slower $\frac{2}{7}$ of the track.

Each meeting point is therefore $\frac{2}{7}$ of the track further on than the last one. Steps of $\frac{2}{7}$ touch every seventh of the track before they return to the start: 7 points.

Rule: for speeds $a : b$ in lowest terms, $a + b$ points in opposite directions and $a - b$ in the same direction.`,
        hi: String.raw`लगातार दो बार मिलने के बीच दोनों मिलकर पूरा एक चक्कर तय करते हैं। अतः तेज़ सवार पथ का $\frac{5}{7}$ और धीमा सवार $\frac{2}{7}$ भाग तय करता है।

इसलिए हर मिलन-बिंदु पिछले से पथ के $\frac{2}{7}$ भाग आगे है। $\frac{2}{7}$ के क़दमों से प्रारंभिक बिंदु पर लौटने तक पथ के सातों बराबर भागों के बिंदु आ जाते हैं: 7 बिंदु।

नियम: न्यूनतम रूप में चालें $a : b$ हों तो विपरीत दिशाओं में $a + b$ और एक ही दिशा में $a - b$ बिंदु होते हैं।`,
      },
      reasons: {
        a: {
          en: 'Right: the meeting points divide the track into seven equal parts.',
          hi: 'सही: मिलन-बिंदु पथ को सात बराबर भागों में बाँटते हैं।',
        },
        b: {
          en: 'The number for riding in the same direction: 5 less 2.',
          hi: 'यह एक ही दिशा में चलने पर बिंदुओं की संख्या है: 5 में से 2 घटाकर।',
        },
        c: {
          en: 'Leaves out the starting point, which the question includes.',
          hi: 'प्रारंभिक बिंदु छोड़ दिया गया है, जबकि प्रश्न में वह शामिल है।',
        },
        d: {
          en: 'Takes only the rounds of the faster cyclist, 5, into account.',
          hi: 'केवल तेज़ सवार के 5 चक्कर ध्यान में रखे गए हैं।',
        },
      },
    },
    {
      code: 'csat-050',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'profit-and-loss',
      difficulty: 'easy',
      targetSeconds: 65,
      stem: {
        en: 'A fruit seller buys some oranges at 3 for ₹20 and the same number of oranges at 5 for ₹20. She sells all of them at 4 for ₹20. What is her profit or loss on the whole?',
        hi: 'एक फल विक्रेता कुछ संतरे ₹20 के 3 के भाव से और उतने ही संतरे ₹20 के 5 के भाव से ख़रीदती है। वह सभी संतरे ₹20 के 4 के भाव से बेच देती है। कुल मिलाकर उसे कितना लाभ या कितनी हानि हुई?',
      },
      options: [
        { id: 'a', content: { en: 'Neither profit nor loss', hi: 'न लाभ, न हानि' } },
        { id: 'b', content: { en: String.raw`Loss of $6\frac{1}{4}\%$`, hi: String.raw`$6\frac{1}{4}\%$ की हानि` } },
        { id: 'c', content: { en: String.raw`Profit of $6\frac{1}{4}\%$`, hi: String.raw`$6\frac{1}{4}\%$ का लाभ` } },
        { id: 'd', content: { en: String.raw`Loss of $6\frac{2}{3}\%$`, hi: String.raw`$6\frac{2}{3}\%$ की हानि` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Take a number that 3 and 5 divide: 15 oranges at each price, 30 in all.

Cost: $5 \times 20 + 3 \times 20 = ₹160$. Sale: $30 \div 4 \times 20 = ₹150$.

The loss is ₹10 on ₹160, that is $\frac{10}{160} \times 100 = 6\frac{1}{4}\%$.

Trap: 4 is the average of 3 and 5, but equal numbers of oranges are bought, not equal amounts of money spent.`,
        hi: String.raw`ऐसी संख्या लीजिए जो 3 और 5 दोनों से विभाज्य हो: दोनों में से हर भाव के 15 संतरे, कुल 30।

क्रय मूल्य: $5 \times 20 + 3 \times 20 = ₹160$। विक्रय मूल्य: $30 \div 4 \times 20 = ₹150$।

₹160 पर ₹10 की हानि हुई, यानी $\frac{10}{160} \times 100 = 6\frac{1}{4}\%$।

ध्यान दें: 4, संख्याओं 3 और 5 का औसत है, पर यहाँ संतरों की संख्या बराबर है, ख़र्च की गई राशि नहीं।`,
      },
      reasons: {
        a: {
          en: 'Takes 4 as the fair average of 3 and 5, which holds for equal money only.',
          hi: '4 को 3 और 5 का औसत मानकर भाव बराबर समझ लिया गया है; यह केवल बराबर राशि पर सही है।',
        },
        b: { en: 'Right: a loss of ₹10 on a cost of ₹160.', hi: 'सही: ₹160 के क्रय मूल्य पर ₹10 की हानि।' },
        c: {
          en: 'Interchanges cost and sale: ₹160 is paid and ₹150 received.',
          hi: 'क्रय और विक्रय मूल्य उलट दिए गए हैं: दिए गए ₹160 हैं और मिले ₹150।',
        },
        d: {
          en: 'Reckons the loss of ₹10 on the sale of ₹150 instead of the cost.',
          hi: '₹10 की हानि क्रय मूल्य के बजाय ₹150 के विक्रय मूल्य पर निकाली गई है।',
        },
      },
    },
    {
      code: 'csat-051',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'number-system',
      difficulty: 'hard',
      targetSeconds: 110,
      stem: {
        en: 'How many three-digit numbers are exactly 19 times the sum of their digits?',
        hi: 'तीन अंकों की ऐसी कितनी संख्याएँ हैं, जो अपने अंकों के योग की ठीक 19 गुनी हैं?',
      },
      options: [
        { id: 'a', content: { en: '10', hi: '10' } },
        { id: 'b', content: { en: '9', hi: '9' } },
        { id: 'c', content: { en: '11', hi: '11' } },
        { id: 'd', content: { en: '5', hi: '5' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Let the number be $abc$. Then $100a + 10b + c = 19(a + b + c)$, which gives $81a = 9b + 18c$, that is, $9a = b + 2c$.

Since $b + 2c$ is at most $9 + 18 = 27$, $a$ is 1, 2 or 3.

- $a = 1$, $b + 2c = 9$: $b$ is odd: 9, 7, 5, 3, 1: 5 numbers (190, 171, 152, 133, 114)
- $a = 2$, $b + 2c = 18$: $b$ is even: 8, 6, 4, 2, 0: 5 numbers (285, 266, 247, 228, 209)
- $a = 3$, $b + 2c = 27$: only $b = c = 9$: 1 number (399)

In all $5 + 5 + 1 = 11$.`,
        hi: String.raw`मान लीजिए कि संख्या $abc$ है। तब $100a + 10b + c = 19(a + b + c)$, जिससे $81a = 9b + 18c$, यानी $9a = b + 2c$।

$b + 2c$ अधिक से अधिक $9 + 18 = 27$ है, इसलिए $a$ का मान 1, 2 या 3 है।

- $a = 1$, $b + 2c = 9$: $b$ विषम है: 9, 7, 5, 3, 1: 5 संख्याएँ (190, 171, 152, 133, 114)
- $a = 2$, $b + 2c = 18$: $b$ सम है: 8, 6, 4, 2, 0: 5 संख्याएँ (285, 266, 247, 228, 209)
- $a = 3$, $b + 2c = 27$: केवल $b = c = 9$: 1 संख्या (399)

कुल $5 + 5 + 1 = 11$।`,
      },
      reasons: {
        a: {
          en: 'Stops at the first digit 2 and misses 399.',
          hi: 'पहले अंक 2 पर ही रुक गए; 399 छूट गई है।',
        },
        b: {
          en: 'Leaves out 190 and 209, in which one digit is zero.',
          hi: '190 और 209 छोड़ दी गई हैं, जिनमें एक अंक शून्य है।',
        },
        c: {
          en: 'Right: five with the first digit 1, five with 2, and 399.',
          hi: 'सही: पहले अंक 1 वाली पाँच, 2 वाली पाँच और 399।',
        },
        d: {
          en: 'Counts only the numbers that begin with 1.',
          hi: 'केवल 1 से शुरू होने वाली संख्याएँ गिनी गई हैं।',
        },
      },
    },
    {
      code: 'csat-052',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'number-system',
      difficulty: 'hard',
      targetSeconds: 110,
      stem: {
        en: 'How many natural numbers less than 100 have exactly six divisors, 1 and the number itself included?',
        hi: '100 से छोटी कितनी प्राकृतिक संख्याओं के, 1 और स्वयं उस संख्या सहित, ठीक छह भाजक हैं?',
      },
      options: [
        { id: 'a', content: { en: '16', hi: '16' } },
        { id: 'b', content: { en: '15', hi: '15' } },
        { id: 'c', content: { en: '18', hi: '18' } },
        { id: 'd', content: { en: '12', hi: '12' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The number of divisors is the product of (exponent + 1). To get 6, take $3 \times 2$ or 6 alone: the number is $p^2 q$, where $p$ and $q$ are different primes, or $p^5$.

- $4q$: $q = 3, 5, 7, 11, 13, 17, 19, 23$: 8 numbers
- $9q$: $q = 2, 5, 7, 11$: 4 numbers
- $25q$: $q = 2, 3$: 2 numbers
- $49q$: $q = 2$: 1 number
- $p^5$: $2^5 = 32$: 1 number

In all $8 + 4 + 2 + 1 + 1 = 16$.`,
        hi: String.raw`भाजकों की संख्या (घातांक + 1) का गुणनफल होती है। 6 के लिए $3 \times 2$ चाहिए या अकेला 6: अतः संख्या $p^2 q$ है, जहाँ $p$ और $q$ दो अलग-अलग अभाज्य संख्याएँ हैं, या $p^5$ है।

- $4q$: $q = 3, 5, 7, 11, 13, 17, 19, 23$: 8 संख्याएँ
- $9q$: $q = 2, 5, 7, 11$: 4 संख्याएँ
- $25q$: $q = 2, 3$: 2 संख्याएँ
- $49q$: $q = 2$: 1 संख्या
- $p^5$: $2^5 = 32$: 1 संख्या

कुल $8 + 4 + 2 + 1 + 1 = 16$।`,
      },
      reasons: {
        a: {
          en: 'Right: 15 numbers of the form $p^2 q$, and 32.',
          hi: 'सही: $p^2 q$ रूप की 15 संख्याएँ और 32।',
        },
        b: {
          en: 'Leaves out $32 = 2^5$, which has six divisors too.',
          hi: '$32 = 2^5$ छूट गई है, जबकि उसके भी छह भाजक हैं।',
        },
        c: {
          en: 'Lets $q$ be equal to $p$ and so adds 8 and 27, which have only four divisors.',
          hi: '$q$ को $p$ के बराबर भी मान लिया गया, जिससे 8 और 27 जुड़ गईं; उनके चार ही भाजक हैं।',
        },
        d: {
          en: 'Takes only the squares 4 and 9; 25 and 49 give numbers below 100 as well.',
          hi: 'केवल वर्ग 4 और 9 लिए गए हैं; 25 और 49 से भी 100 से छोटी संख्याएँ मिलती हैं।',
        },
      },
    },
    {
      code: 'csat-053',
      exams: ['upsc'],
      subject: 'maths',
      topic: 'permutations-and-combinations',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: 'An officer has to visit five blocks P, Q, R, S and T, one on each day from Monday to Friday. P must be visited on an earlier day than Q, and R can be visited neither on the first day nor on the last. In how many different orders can the five blocks be visited?',
        hi: 'एक अधिकारी को सोमवार से शुक्रवार तक प्रतिदिन एक के हिसाब से पाँच प्रखंडों P, Q, R, S और T का दौरा करना है। P का दौरा Q से पहले किसी दिन होना चाहिए और R का दौरा न पहले दिन हो सकता है, न अंतिम दिन। पाँचों प्रखंडों का दौरा कितने अलग-अलग क्रमों में किया जा सकता है?',
      },
      options: [
        { id: 'a', content: { en: '72', hi: '72' } },
        { id: 'b', content: { en: '36', hi: '36' } },
        { id: 'c', content: { en: '60', hi: '60' } },
        { id: 'd', content: { en: '12', hi: '12' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Place the most restricted block first: R has 3 possible days.

The other four blocks fill the other days in $4! = 24$ ways. In exactly half of them P comes before Q: 12 ways.

$3 \times 12 = 36$ orders. The halving saves the listing of cases.`,
        hi: String.raw`जिस प्रखंड पर सबसे अधिक बंधन है उसे पहले रखिए: R के लिए 3 दिन संभव हैं।

बाक़ी चार प्रखंड शेष दिनों में $4! = 24$ तरह से रखे जा सकते हैं। इनमें से ठीक आधे में P, Q से पहले आता है: 12 तरीक़े।

$3 \times 12 = 36$ क्रम। आधा कर लेने से अलग-अलग स्थितियाँ गिननी नहीं पड़तीं।`,
      },
      reasons: {
        a: {
          en: 'Keeps the condition on R but forgets that P comes before Q.',
          hi: 'R की शर्त तो रखी गई है, पर P के Q से पहले होने की शर्त छूट गई है।',
        },
        b: {
          en: 'Right: 3 days for R, and half of the 24 orders of the others.',
          hi: 'सही: R के लिए 3 दिन और बाक़ी के 24 क्रमों में से आधे।',
        },
        c: {
          en: 'Keeps P before Q but lets R take any day.',
          hi: 'P को Q से पहले रखा गया है, पर R को कोई भी दिन दे दिया गया है।',
        },
        d: {
          en: 'Counts the orders of the other four only, for one fixed day of R.',
          hi: 'R का एक दिन तय मानकर केवल बाक़ी चार के क्रम गिने गए हैं।',
        },
      },
    },
    {
      code: 'csat-054',
      exams: ['upsc'],
      subject: 'aptitude',
      topic: 'mensuration',
      difficulty: 'medium',
      targetSeconds: 95,
      stem: {
        en: String.raw`A goat is tied with a rope 14 m long to an outer corner of a square hut of side 7 m. The hut stands in an open field and the goat cannot enter it. Over what area can the goat graze? (Take $\pi = \frac{22}{7}$.)`,
        hi: String.raw`एक बकरी 7 मी भुजा वाली वर्गाकार झोंपड़ी के बाहरी कोने से 14 मी लंबी रस्सी से बँधी है। झोंपड़ी खुले मैदान में है और बकरी उसके भीतर नहीं जा सकती। बकरी कितने क्षेत्रफल में चर सकती है? ($\pi = \frac{22}{7}$ लीजिए।)`,
      },
      options: [
        { id: 'a', content: { en: '616 sq. m', hi: '616 वर्ग मी' } },
        { id: 'b', content: { en: '462 sq. m', hi: '462 वर्ग मी' } },
        { id: 'c', content: { en: '539 sq. m', hi: '539 वर्ग मी' } },
        { id: 'd', content: { en: '567 sq. m', hi: '567 वर्ग मी' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Follow the rope round the hut.

The hut blocks a quarter of the full circle, so three quarters of a circle of radius 14 m are free: $\frac{3}{4} \times \frac{22}{7} \times 14^2 = 462$ sq. m.

At each of the two neighbouring corners, $14 - 7 = 7$ m of rope is left and sweeps a quarter circle behind the hut: $2 \times \frac{1}{4} \times \frac{22}{7} \times 7^2 = 77$ sq. m. These two do not overlap, as they lie along different walls and end at the opposite corner.

Total: $462 + 77 = 539$ sq. m.`,
        hi: String.raw`रस्सी के साथ-साथ झोंपड़ी के चारों ओर सोचिए।

झोंपड़ी पूरे वृत्त का चौथाई भाग रोकती है, इसलिए 14 मी त्रिज्या के वृत्त का तीन-चौथाई भाग खुला है: $\frac{3}{4} \times \frac{22}{7} \times 14^2 = 462$ वर्ग मी।

पास के दोनों कोनों में से हर एक पर $14 - 7 = 7$ मी रस्सी बचती है, जिससे बकरी झोंपड़ी के पीछे एक चौथाई वृत्त में चर सकती है: $2 \times \frac{1}{4} \times \frac{22}{7} \times 7^2 = 77$ वर्ग मी। ये दोनों भाग एक-दूसरे पर नहीं आते, क्योंकि वे अलग-अलग दीवारों के साथ हैं और सामने वाले कोने पर समाप्त होते हैं।

कुल: $462 + 77 = 539$ वर्ग मी।`,
      },
      reasons: {
        a: {
          en: 'The full circle of radius 14 m, as if there were no hut.',
          hi: 'यह 14 मी त्रिज्या का पूरा वृत्त है, मानो झोंपड़ी हो ही नहीं।',
        },
        b: {
          en: 'Three quarters of the circle only; the rope also bends round two corners.',
          hi: 'यह केवल तीन-चौथाई वृत्त है; रस्सी दो कोनों से मुड़ती भी है।',
        },
        c: {
          en: 'Right: 462 sq. m in front and two quarter circles of radius 7 m behind.',
          hi: 'सही: सामने 462 वर्ग मी और पीछे 7 मी त्रिज्या के दो चौथाई वृत्त।',
        },
        d: {
          en: 'Subtracts the floor of the hut, 49 sq. m, from the full circle.',
          hi: 'पूरे वृत्त में से झोंपड़ी का 49 वर्ग मी का फ़र्श घटा दिया गया है।',
        },
      },
    },
  ],
}
