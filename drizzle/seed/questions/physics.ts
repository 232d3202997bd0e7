import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

export const physicsQuestions: AuthoredQuestion[] = [
  {
    code: 'phy-001',
    subject: 'physics',
    topic: 'kinematics',
    difficulty: 'easy',
    targetSeconds: 60,
    stem: {
      en: String.raw`The graph shows how the velocity $v$ of a particle moving along a straight line changes with time $t$. What is the displacement of the particle in the first $14\ \text{s}$?

![Velocity-time graph of straight segments through (0, 0), (4, 12), (8, 12), (12, 0) and (14, -6), with t in seconds and v in metres per second](/figures/phy-001.svg)`,
      hi: String.raw`ग्राफ़ में सरल रेखा में चल रहे एक कण के वेग $v$ का समय $t$ के साथ परिवर्तन दिखाया गया है। पहले $14\ \text{s}$ में कण का विस्थापन कितना है?

![वेग-समय ग्राफ़, जो (0, 0), (4, 12), (8, 12), (12, 0) और (14, -6) से होकर जाने वाले सरल रेखाखंडों से बना है; t सेकंड में और v मीटर प्रति सेकंड में](/figures/phy-001.svg)`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$102\ \text{m}$`, hi: String.raw`$102\ \text{m}$` } },
      { id: 'b', content: { en: String.raw`$96\ \text{m}$`, hi: String.raw`$96\ \text{m}$` } },
      { id: 'c', content: { en: String.raw`$90\ \text{m}$`, hi: String.raw`$90\ \text{m}$` } },
      { id: 'd', content: { en: String.raw`$84\ \text{m}$`, hi: String.raw`$84\ \text{m}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Displacement is the area under the graph, with area below the $t$-axis taken as negative.

- Above the axis, $0$ to $12\ \text{s}$: $\dfrac{1}{2} \times 4 \times 12 + 4 \times 12 + \dfrac{1}{2} \times 4 \times 12 = 24 + 48 + 24 = 96\ \text{m}$
- Below the axis, $12$ to $14\ \text{s}$: $-\dfrac{1}{2} \times 2 \times 6 = -6\ \text{m}$

Displacement $= 96 - 6 = 90\ \text{m}$.

Adding the two parts gives the distance, $102\ \text{m}$; leaving the negative part out gives $96\ \text{m}$; taking it as $2 \times 6$ without the $\dfrac{1}{2}$ gives $84\ \text{m}$.`,
      hi: String.raw`विस्थापन ग्राफ़ के नीचे का क्षेत्रफल है, जिसमें $t$-अक्ष के नीचे का क्षेत्रफल ऋणात्मक लिया जाता है।

- अक्ष के ऊपर, $0$ से $12\ \text{s}$ तक: $\dfrac{1}{2} \times 4 \times 12 + 4 \times 12 + \dfrac{1}{2} \times 4 \times 12 = 24 + 48 + 24 = 96\ \text{m}$
- अक्ष के नीचे, $12$ से $14\ \text{s}$ तक: $-\dfrac{1}{2} \times 2 \times 6 = -6\ \text{m}$

विस्थापन $= 96 - 6 = 90\ \text{m}$।

दोनों भागों को जोड़ने पर दूरी $102\ \text{m}$ मिलती है; ऋणात्मक भाग छोड़ देने पर $96\ \text{m}$ आता है; उसे बिना $\dfrac{1}{2}$ के $2 \times 6$ लेने पर $84\ \text{m}$ आता है।`,
    },
  },
  {
    code: 'phy-002',
    subject: 'physics',
    topic: 'kinematics',
    difficulty: 'medium',
    targetSeconds: 85,
    stem: {
      en: String.raw`A ball is thrown from level ground with a speed of $25\ \text{m/s}$ at an angle $\theta$ above the horizontal, where $\sin\theta = 0.8$. How long after the throw is its velocity perpendicular to its initial velocity? (Take $g = 10\ \text{m/s}^2$ and neglect air resistance.)`,
      hi: String.raw`एक गेंद को समतल भूमि से $25\ \text{m/s}$ की चाल से क्षैतिज से ऊपर की ओर $\theta$ कोण पर फेंका जाता है, जहाँ $\sin\theta = 0.8$ है। फेंकने के कितने समय बाद उसका वेग प्रारंभिक वेग के लंबवत होगा? ($g = 10\ \text{m/s}^2$ लीजिए और वायु प्रतिरोध को नगण्य मानिए।)`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$2.0\ \text{s}$`, hi: String.raw`$2.0\ \text{s}$` } },
      { id: 'b', content: { en: String.raw`$2.5\ \text{s}$`, hi: String.raw`$2.5\ \text{s}$` } },
      { id: 'c', content: { en: String.raw`$4.0\ \text{s}$`, hi: String.raw`$4.0\ \text{s}$` } },
      { id: 'd', content: { en: String.raw`$3.125\ \text{s}$`, hi: String.raw`$3.125\ \text{s}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The velocity at time $t$ is $\vec{v} = \vec{u} + \vec{g}t$. For it to be perpendicular to $\vec{u}$,

$$
\vec{v} \cdot \vec{u} = u^2 - (g\sin\theta)\,u\,t = 0 \Rightarrow t = \frac{u}{g\sin\theta} = \frac{25}{10 \times 0.8} = 3.125\ \text{s}
$$

The flight lasts $\dfrac{2u\sin\theta}{g} = 4.0\ \text{s}$, so the ball is still in the air. At $2.0\ \text{s}$ it is at the top, where the velocity is horizontal, not perpendicular to $\vec{u}$. The value $2.5\ \text{s}$ is $\dfrac{u}{g}$, right only for a vertical throw.`,
      hi: String.raw`समय $t$ पर वेग $\vec{v} = \vec{u} + \vec{g}t$ है। इसके $\vec{u}$ के लंबवत होने के लिए

$$
\vec{v} \cdot \vec{u} = u^2 - (g\sin\theta)\,u\,t = 0 \Rightarrow t = \frac{u}{g\sin\theta} = \frac{25}{10 \times 0.8} = 3.125\ \text{s}
$$

उड्डयन काल $\dfrac{2u\sin\theta}{g} = 4.0\ \text{s}$ है, अतः गेंद तब हवा में ही है। $2.0\ \text{s}$ पर गेंद उच्चतम बिंदु पर होती है, जहाँ वेग क्षैतिज होता है, $\vec{u}$ के लंबवत नहीं। $2.5\ \text{s}$ तो $\dfrac{u}{g}$ है, जो केवल ऊर्ध्वाधर फेंकने पर सही है।`,
    },
  },
  {
    code: 'phy-003',
    subject: 'physics',
    topic: 'laws-of-motion',
    difficulty: 'medium',
    targetSeconds: 95,
    stem: {
      en: String.raw`A block of mass $4\ \text{kg}$ rests on a fixed rough incline ($\sin 37^\circ = 0.6$, $\cos 37^\circ = 0.8$) and is joined by a light string over a smooth light pulley to a hanging body of mass $M$, as shown. The coefficient of static friction between the block and the incline is $0.5$. For which values of $M$ does the system stay at rest?

![Block of 4 kg on an incline of 37 degrees; a string parallel to the incline passes over a pulley at the top to a hanging mass M](/figures/phy-003.svg)`,
      hi: String.raw`$4\ \text{kg}$ द्रव्यमान का एक गुटका एक स्थिर खुरदरे आनत तल ($\sin 37^\circ = 0.6$, $\cos 37^\circ = 0.8$) पर रखा है और चित्र के अनुसार एक चिकनी हल्की घिरनी से होकर जाती हल्की डोरी द्वारा लटके हुए $M$ द्रव्यमान के पिंड से जुड़ा है। गुटके और आनत तल के बीच स्थैतिक घर्षण गुणांक $0.5$ है। $M$ के किन मानों के लिए निकाय विरामावस्था में रहेगा?

![37 डिग्री के आनत तल पर 4 kg का गुटका; तल के समांतर डोरी ऊपर लगी घिरनी से होकर लटके हुए द्रव्यमान M तक जाती है](/figures/phy-003.svg)`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: String.raw`$0.8\ \text{kg} \le M \le 4.0\ \text{kg}$`,
          hi: String.raw`$0.8\ \text{kg} \le M \le 4.0\ \text{kg}$`,
        },
      },
      {
        id: 'b',
        content: {
          en: String.raw`$2.4\ \text{kg} \le M \le 4.0\ \text{kg}$`,
          hi: String.raw`$2.4\ \text{kg} \le M \le 4.0\ \text{kg}$`,
        },
      },
      {
        id: 'c',
        content: { en: String.raw`$0 \le M \le 4.0\ \text{kg}$`, hi: String.raw`$0 \le M \le 4.0\ \text{kg}$` },
      },
      {
        id: 'd',
        content: {
          en: String.raw`$0.4\ \text{kg} \le M \le 4.4\ \text{kg}$`,
          hi: String.raw`$0.4\ \text{kg} \le M \le 4.4\ \text{kg}$`,
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Along the incline the weight pulls down with $mg\sin 37^\circ = 2.4g$, and the limiting friction is $\mu mg\cos 37^\circ = 0.5 \times 4 \times 0.8\,g = 1.6g$.

- Largest $M$ (block about to go up, friction acts down): $M = 2.4 + 1.6 = 4.0\ \text{kg}$
- Least $M$ (block about to slide down, friction acts up): $M = 2.4 - 1.6 = 0.8\ \text{kg}$

So $0.8\ \text{kg} \le M \le 4.0\ \text{kg}$. $M = 0$ does not do, since $2.4g > 1.6g$ and the block alone would slide. Starting the range at $2.4\ \text{kg}$ forgets that friction can also act up the incline, and $0.4$ to $4.4\ \text{kg}$ comes from taking the limiting friction as $\mu mg = 2.0g$.`,
      hi: String.raw`आनत तल के अनुदिश भार का घटक नीचे की ओर $mg\sin 37^\circ = 2.4g$ है और सीमांत घर्षण $\mu mg\cos 37^\circ = 0.5 \times 4 \times 0.8\,g = 1.6g$ है।

- $M$ का अधिकतम मान (गुटका ऊपर सरकने को है, घर्षण नीचे की ओर): $M = 2.4 + 1.6 = 4.0\ \text{kg}$
- $M$ का न्यूनतम मान (गुटका नीचे सरकने को है, घर्षण ऊपर की ओर): $M = 2.4 - 1.6 = 0.8\ \text{kg}$

अतः $0.8\ \text{kg} \le M \le 4.0\ \text{kg}$। $M = 0$ नहीं चलेगा, क्योंकि $2.4g > 1.6g$ होने से अकेला गुटका फिसल जाएगा। $2.4\ \text{kg}$ से आरंभ करने में यह भूल है कि घर्षण ऊपर की ओर भी लग सकता है, और $0.4$ से $4.4\ \text{kg}$ तब आता है जब सीमांत घर्षण को $\mu mg = 2.0g$ लिया जाए।`,
    },
  },
  {
    code: 'phy-004',
    subject: 'physics',
    topic: 'laws-of-motion',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: 'Read the assertion (A) and the reason (R) and choose the right option.',
      hi: 'अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
    },
    statements: {
      assertion: {
        en: 'A horse cannot set a cart in motion, because the force of the horse on the cart and the force of the cart on the horse are equal and opposite and so cancel each other.',
        hi: 'घोड़ा गाड़ी को गति में नहीं ला सकता, क्योंकि घोड़े का गाड़ी पर लगा बल और गाड़ी का घोड़े पर लगा बल परिमाण में समान और दिशा में विपरीत होने से एक-दूसरे को निरस्त कर देते हैं।',
      },
      reason: {
        en: 'Action and reaction always act on two different bodies.',
        hi: 'क्रिया और प्रतिक्रिया सदैव दो भिन्न पिंडों पर लगती हैं।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['d'] },
    solution: {
      en: String.raw`The assertion is false. The two forces are equal and opposite, but they act on different bodies, so they cannot cancel. The cart moves when the pull of the horse on it is greater than the resistance of the ground on the cart.

The reason is true: it is a part of Newton's third law, and it is just what the assertion overlooks. So A is false and R is true.`,
      hi: String.raw`अभिकथन असत्य है। दोनों बल समान और विपरीत हैं, परंतु वे भिन्न पिंडों पर लगते हैं, इसलिए एक-दूसरे को निरस्त नहीं कर सकते। जब गाड़ी पर घोड़े का खिंचाव भूमि के प्रतिरोध से अधिक हो, तब गाड़ी चल पड़ती है।

कारण सत्य है: यह न्यूटन के तीसरे नियम का ही अंग है, और अभिकथन में इसी को अनदेखा किया गया है। अतः A असत्य है और R सत्य है।`,
    },
  },
  {
    code: 'phy-005',
    subject: 'physics',
    topic: 'work-energy',
    difficulty: 'easy',
    targetSeconds: 55,
    stem: {
      en: String.raw`A force $F = 3x^2 + 2x$ (with $F$ in newtons and $x$ in metres) acts on a body along the $x$-axis. How much work, in joules, does this force do as the body moves from $x = 1\ \text{m}$ to $x = 3\ \text{m}$?`,
      hi: String.raw`एक पिंड पर $x$-अक्ष के अनुदिश बल $F = 3x^2 + 2x$ लगता है (जहाँ $F$ न्यूटन में और $x$ मीटर में है)। पिंड के $x = 1\ \text{m}$ से $x = 3\ \text{m}$ तक जाने में यह बल कितने जूल कार्य करता है?`,
    },
    key: { kind: 'nat', min: '34', max: '34' },
    solution: {
      en: String.raw`The force changes with position, so the work is an integral:

$$
W = \int_1^3 (3x^2 + 2x)\,dx = \left[x^3 + x^2\right]_1^3 = (27 + 9) - (1 + 1) = 34\ \text{J}
$$

Taking the mean of the forces at the ends, $\dfrac{5 + 33}{2} \times 2 = 38\ \text{J}$, is wrong because the force does not vary linearly.`,
      hi: String.raw`बल स्थिति के साथ बदलता है, इसलिए कार्य समाकलन से मिलता है:

$$
W = \int_1^3 (3x^2 + 2x)\,dx = \left[x^3 + x^2\right]_1^3 = (27 + 9) - (1 + 1) = 34\ \text{J}
$$

दोनों सिरों के बलों का औसत लेकर $\dfrac{5 + 33}{2} \times 2 = 38\ \text{J}$ निकालना ग़लत है, क्योंकि बल रैखिक रूप से नहीं बदलता।`,
    },
  },
  {
    code: 'phy-006',
    subject: 'physics',
    topic: 'work-energy',
    difficulty: 'hard',
    targetSeconds: 195,
    stem: {
      en: String.raw`A bob of mass $0.5\ \text{kg}$ hangs at rest from a fixed point by a light inextensible string of length $1\ \text{m}$. It is given a horizontal speed of $\sqrt{35}\ \text{m/s}$ at the lowest point. Take $g = 10\ \text{m/s}^2$. Which of the following are correct? (One or more options may be correct.)`,
      hi: String.raw`$0.5\ \text{kg}$ द्रव्यमान का एक गोलक $1\ \text{m}$ लंबी हल्की अवितान्य डोरी द्वारा एक स्थिर बिंदु से विरामावस्था में लटका है। निम्नतम बिंदु पर उसे $\sqrt{35}\ \text{m/s}$ की क्षैतिज चाल दी जाती है। $g = 10\ \text{m/s}^2$ लीजिए। निम्नलिखित में से कौन-से कथन सही हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: String.raw`The tension in the string just after the start is $22.5\ \text{N}$.`,
          hi: String.raw`आरंभ के ठीक बाद डोरी में तनाव $22.5\ \text{N}$ है।`,
        },
      },
      {
        id: 'b',
        content: {
          en: String.raw`The string becomes slack when the bob is $1.5\ \text{m}$ above the lowest point.`,
          hi: String.raw`जब गोलक निम्नतम बिंदु से $1.5\ \text{m}$ ऊपर होता है, तब डोरी ढीली पड़ जाती है।`,
        },
      },
      {
        id: 'c',
        content: {
          en: String.raw`The greatest height of the bob above the lowest point is $1.75\ \text{m}$.`,
          hi: String.raw`निम्नतम बिंदु से गोलक की अधिकतम ऊँचाई $1.75\ \text{m}$ है।`,
        },
      },
      {
        id: 'd',
        content: {
          en: String.raw`The tension when the string first becomes horizontal is $7.5\ \text{N}$.`,
          hi: String.raw`जब डोरी पहली बार क्षैतिज होती है, तब उसमें तनाव $7.5\ \text{N}$ है।`,
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['a', 'b', 'd'] },
    solution: {
      en: String.raw`- At the lowest point $T = mg + \dfrac{mu^2}{L} = 5 + 0.5 \times 35 = 22.5\ \text{N}$. True.
- String horizontal: $v^2 = 35 - 2 \times 10 \times 1 = 15$, so $T = \dfrac{mv^2}{L} = 7.5\ \text{N}$. True.
- Let the string have turned through $\alpha$ from the vertical. Slack ($T = 0$) needs $v^2 = -gL\cos\alpha$, and energy gives $v^2 = 35 - 20(1 - \cos\alpha)$. So $15 + 20\cos\alpha = -10\cos\alpha$, $\cos\alpha = -\dfrac{1}{2}$, and the height is $L(1 - \cos\alpha) = 1.5\ \text{m}$. True.
- There $v^2 = 5$, and the velocity makes $60^\circ$ with the horizontal. The bob then rises $\dfrac{v^2\sin^2 60^\circ}{2g} = 0.1875\ \text{m}$ more, up to $1.6875\ \text{m}$. The value $\dfrac{u^2}{2g} = 1.75\ \text{m}$ would need the speed to become zero, but the horizontal velocity remains. False.`,
      hi: String.raw`- निम्नतम बिंदु पर $T = mg + \dfrac{mu^2}{L} = 5 + 0.5 \times 35 = 22.5\ \text{N}$। सत्य।
- डोरी क्षैतिज होने पर $v^2 = 35 - 2 \times 10 \times 1 = 15$, अतः $T = \dfrac{mv^2}{L} = 7.5\ \text{N}$। सत्य।
- मान लीजिए डोरी ऊर्ध्वाधर से $\alpha$ कोण घूम चुकी है। ढीली होने ($T = 0$) के लिए $v^2 = -gL\cos\alpha$ चाहिए और ऊर्जा संरक्षण से $v^2 = 35 - 20(1 - \cos\alpha)$। अतः $15 + 20\cos\alpha = -10\cos\alpha$, $\cos\alpha = -\dfrac{1}{2}$ और ऊँचाई $L(1 - \cos\alpha) = 1.5\ \text{m}$। सत्य।
- वहाँ $v^2 = 5$ है और वेग क्षैतिज से $60^\circ$ का कोण बनाता है। इसके बाद गोलक $\dfrac{v^2\sin^2 60^\circ}{2g} = 0.1875\ \text{m}$ और ऊपर, अर्थात् $1.6875\ \text{m}$ तक जाता है। $\dfrac{u^2}{2g} = 1.75\ \text{m}$ के लिए चाल का शून्य होना आवश्यक होता, पर क्षैतिज वेग बना रहता है। असत्य।`,
    },
  },
  {
    code: 'phy-007',
    subject: 'physics',
    topic: 'rotation',
    difficulty: 'medium',
    targetSeconds: 70,
    stem: {
      en: 'A uniform solid sphere and a thin circular ring start from rest at the top of the same incline and roll down without slipping. What is the ratio of the speed of the sphere to that of the ring at the bottom?',
      hi: 'एक एकसमान ठोस गोला और एक पतला वृत्ताकार वलय एक ही आनत तल के शीर्ष से विरामावस्था से चलकर बिना फिसले नीचे लुढ़कते हैं। तल के नीचे पहुँचने पर गोले की चाल और वलय की चाल का अनुपात क्या है?',
    },
    options: [
      { id: 'a', content: { en: String.raw`$\sqrt{\dfrac{7}{10}}$`, hi: String.raw`$\sqrt{\dfrac{7}{10}}$` } },
      { id: 'b', content: { en: String.raw`$\sqrt{\dfrac{10}{7}}$`, hi: String.raw`$\sqrt{\dfrac{10}{7}}$` } },
      { id: 'c', content: { en: String.raw`$\dfrac{10}{7}$`, hi: String.raw`$\dfrac{10}{7}$` } },
      { id: 'd', content: { en: '$1$', hi: '$1$' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Energy is conserved: $mgh = \dfrac{1}{2}mv^2\left(1 + \dfrac{I}{mr^2}\right)$, so $v = \sqrt{\dfrac{2gh}{1 + I/mr^2}}$.

- Sphere: $I = \dfrac{2}{5}mr^2$, so $1 + \dfrac{2}{5} = \dfrac{7}{5}$
- Ring: $I = mr^2$, so $1 + 1 = 2$

With $v_1$ as the speed of the sphere and $v_2$ as that of the ring,

$$
\frac{v_1}{v_2} = \sqrt{\frac{2}{7/5}} = \sqrt{\frac{10}{7}}
$$

The sphere is faster, so the ratio is above 1; $\dfrac{10}{7}$ is the ratio of the squares of the speeds. A ratio of $1$ would hold for sliding without friction.`,
      hi: String.raw`ऊर्जा संरक्षण से $mgh = \dfrac{1}{2}mv^2\left(1 + \dfrac{I}{mr^2}\right)$, अतः $v = \sqrt{\dfrac{2gh}{1 + I/mr^2}}$।

- गोला: $I = \dfrac{2}{5}mr^2$, अतः $1 + \dfrac{2}{5} = \dfrac{7}{5}$
- वलय: $I = mr^2$, अतः $1 + 1 = 2$

गोले की चाल $v_1$ और वलय की चाल $v_2$ लेने पर

$$
\frac{v_1}{v_2} = \sqrt{\frac{2}{7/5}} = \sqrt{\frac{10}{7}}
$$

गोला अधिक तेज़ है, अतः अनुपात 1 से बड़ा है; $\dfrac{10}{7}$ चालों के वर्गों का अनुपात है। अनुपात $1$ तब होता जब दोनों बिना घर्षण के फिसलते।`,
    },
  },
  {
    code: 'phy-008',
    subject: 'physics',
    topic: 'rotation',
    difficulty: 'hard',
    targetSeconds: 125,
    stem: {
      en: String.raw`A uniform rod of mass $3\ \text{kg}$ and length $2\ \text{m}$ is free to turn in a vertical plane about a smooth hinge at one end. It is held horizontal and released from rest. Find the magnitude, in newtons, of the force of the hinge on the rod at the moment when the rod is vertical. (Take $g = 10\ \text{m/s}^2$.)`,
      hi: String.raw`$3\ \text{kg}$ द्रव्यमान और $2\ \text{m}$ लंबाई की एक एकसमान छड़ अपने एक सिरे पर लगे चिकने क़ब्ज़े के परितः ऊर्ध्वाधर तल में घूमने के लिए स्वतंत्र है। इसे क्षैतिज रखकर विरामावस्था से छोड़ा जाता है। जिस क्षण छड़ ऊर्ध्वाधर होती है, उस क्षण छड़ पर क़ब्ज़े द्वारा लगाए गए बल का परिमाण न्यूटन में ज्ञात कीजिए। ($g = 10\ \text{m/s}^2$ लीजिए।)`,
    },
    key: { kind: 'nat', min: '75', max: '75' },
    solution: {
      en: String.raw`The centre of mass falls through $\dfrac{L}{2}$:

$$
mg\frac{L}{2} = \frac{1}{2}\left(\frac{mL^2}{3}\right)\omega^2 \Rightarrow \omega^2 = \frac{3g}{L} = 15\ \text{rad}^2/\text{s}^2
$$

When the rod is vertical the weight has no torque about the hinge, so there is no horizontal force. The centre of mass moves on a circle of radius $\dfrac{L}{2}$:

$$
N - mg = m\omega^2\frac{L}{2} \Rightarrow N = 30 + 3 \times 15 \times 1 = 75\ \text{N}
$$

Using the full length $L$ as the radius gives $120\ \text{N}$, which is wrong, as it is the centre of mass that counts.`,
      hi: String.raw`द्रव्यमान केंद्र $\dfrac{L}{2}$ नीचे गिरता है:

$$
mg\frac{L}{2} = \frac{1}{2}\left(\frac{mL^2}{3}\right)\omega^2 \Rightarrow \omega^2 = \frac{3g}{L} = 15\ \text{rad}^2/\text{s}^2
$$

छड़ के ऊर्ध्वाधर होने पर क़ब्ज़े के परितः भार का बल आघूर्ण शून्य होता है, अतः कोई क्षैतिज बल नहीं लगता। द्रव्यमान केंद्र $\dfrac{L}{2}$ त्रिज्या के वृत्त पर चलता है:

$$
N - mg = m\omega^2\frac{L}{2} \Rightarrow N = 30 + 3 \times 15 \times 1 = 75\ \text{N}
$$

त्रिज्या के स्थान पर पूरी लंबाई $L$ लेने पर $120\ \text{N}$ आता है, जो ग़लत है, क्योंकि यहाँ द्रव्यमान केंद्र का त्वरण लेना होता है।`,
    },
  },
  {
    code: 'phy-009',
    subject: 'physics',
    topic: 'gravitation',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: String.raw`The acceleration due to gravity at the surface of a planet of radius $R$ is $g$. What is it at a height $\dfrac{R}{2}$ above the surface?`,
      hi: String.raw`$R$ त्रिज्या के एक ग्रह की सतह पर गुरुत्वीय त्वरण $g$ है। सतह से $\dfrac{R}{2}$ ऊँचाई पर इसका मान क्या है?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$\dfrac{g}{4}$`, hi: String.raw`$\dfrac{g}{4}$` } },
      { id: 'b', content: { en: '$0$', hi: '$0$' } },
      { id: 'c', content: { en: String.raw`$\dfrac{2g}{3}$`, hi: String.raw`$\dfrac{2g}{3}$` } },
      { id: 'd', content: { en: String.raw`$\dfrac{4g}{9}$`, hi: String.raw`$\dfrac{4g}{9}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The distance from the centre is $R + \dfrac{R}{2} = \dfrac{3R}{2}$, and $g \propto \dfrac{1}{r^2}$:

$$
g' = g\left(\frac{R}{3R/2}\right)^2 = \frac{4g}{9}
$$

$\dfrac{2g}{3}$ forgets the square. The formula $g\left(1 - \dfrac{2h}{R}\right)$, which would give $0$, holds only for $h$ much smaller than $R$. $\dfrac{g}{4}$ is the value at height $R$.`,
      hi: String.raw`केंद्र से दूरी $R + \dfrac{R}{2} = \dfrac{3R}{2}$ है और $g \propto \dfrac{1}{r^2}$:

$$
g' = g\left(\frac{R}{3R/2}\right)^2 = \frac{4g}{9}
$$

$\dfrac{2g}{3}$ में वर्ग करना छूट गया है। सूत्र $g\left(1 - \dfrac{2h}{R}\right)$, जिससे $0$ आता, केवल तब लागू होता है जब $h$ का मान $R$ से बहुत कम हो। $\dfrac{g}{4}$ तो $R$ ऊँचाई पर मान है।`,
    },
  },
  {
    code: 'phy-010',
    subject: 'physics',
    topic: 'gravitation',
    difficulty: 'medium',
    targetSeconds: 40,
    stem: {
      en: 'A satellite in a nearly circular orbit round the Earth slowly loses total energy to the thin upper air, and its orbit remains nearly circular all the while. As this goes on, the speed of the satellite increases.',
      hi: 'पृथ्वी के चारों ओर लगभग वृत्ताकार कक्षा में घूम रहा एक उपग्रह ऊपरी विरल वायु के कारण धीरे-धीरे अपनी कुल ऊर्जा खोता है और इस बीच उसकी कक्षा लगभग वृत्ताकार ही बनी रहती है। इस प्रक्रिया में उपग्रह की चाल बढ़ती जाती है।',
    },
    key: { kind: 'true_false', value: true },
    solution: {
      en: String.raw`True. For a circular orbit of radius $r$,

$$
E = -\frac{GMm}{2r}, \qquad v = \sqrt{\frac{GM}{r}}
$$

When $E$ decreases (becomes more negative), $r$ decreases, and therefore $v$ increases. The potential energy falls by twice as much as the kinetic energy rises; the difference is what is lost to the air. It is tempting to think that drag must slow the satellite, but that overlooks the fall to a lower orbit.`,
      hi: String.raw`सत्य। $r$ त्रिज्या की वृत्ताकार कक्षा के लिए

$$
E = -\frac{GMm}{2r}, \qquad v = \sqrt{\frac{GM}{r}}
$$

$E$ के घटने (अधिक ऋणात्मक होने) पर $r$ घटता है और इसलिए $v$ बढ़ता है। स्थितिज ऊर्जा में कमी गतिज ऊर्जा की वृद्धि की दुगुनी होती है; इनका अंतर वायु में व्यय होता है। ऐसा लगता है कि वायु के अवरोध से उपग्रह धीमा ही होगा, पर ऐसा सोचने में निचली कक्षा में गिरना अनदेखा रह जाता है।`,
    },
  },
  {
    code: 'phy-011',
    subject: 'physics',
    topic: 'thermodynamics',
    difficulty: 'medium',
    targetSeconds: 85,
    stem: {
      en: String.raw`In a rigid, thermally insulated vessel, $5\ \text{mol}$ of a monatomic ideal gas at $300\ \text{K}$ is mixed with $3\ \text{mol}$ of a diatomic ideal gas (rigid molecules) at $500\ \text{K}$. What is the final temperature of the mixture? (The gases do not react.)`,
      hi: String.raw`एक दृढ़, ऊष्मारोधी पात्र में $300\ \text{K}$ पर एकपरमाणुक आदर्श गैस के $5\ \text{mol}$ को $500\ \text{K}$ पर द्विपरमाणुक आदर्श गैस (दृढ़ अणु) के $3\ \text{mol}$ के साथ मिलाया जाता है। मिश्रण का अंतिम ताप कितना है? (गैसें आपस में अभिक्रिया नहीं करतीं।)`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$375\ \text{K}$`, hi: String.raw`$375\ \text{K}$` } },
      { id: 'b', content: { en: String.raw`$391\ \text{K}$`, hi: String.raw`$391\ \text{K}$` } },
      { id: 'c', content: { en: String.raw`$400\ \text{K}$`, hi: String.raw`$400\ \text{K}$` } },
      { id: 'd', content: { en: String.raw`$353\ \text{K}$`, hi: String.raw`$353\ \text{K}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`No heat enters and no work is done, so the internal energy $\sum n C_V T$ is conserved, with $C_V = \dfrac{3}{2}R$ (monatomic) and $\dfrac{5}{2}R$ (diatomic).

$$
T = \frac{5 \times 1.5 \times 300 + 3 \times 2.5 \times 500}{5 \times 1.5 + 3 \times 2.5} = \frac{2250 + 3750}{15} = 400\ \text{K}
$$

Weighting by moles alone gives $375\ \text{K}$, and using $C_P$ in place of $C_V$ gives about $391\ \text{K}$.`,
      hi: String.raw`न ऊष्मा प्रवेश करती है और न कोई कार्य होता है, इसलिए आंतरिक ऊर्जा $\sum n C_V T$ संरक्षित रहती है, जहाँ $C_V = \dfrac{3}{2}R$ (एकपरमाणुक) और $\dfrac{5}{2}R$ (द्विपरमाणुक) है।

$$
T = \frac{5 \times 1.5 \times 300 + 3 \times 2.5 \times 500}{5 \times 1.5 + 3 \times 2.5} = \frac{2250 + 3750}{15} = 400\ \text{K}
$$

केवल मोलों के आधार पर औसत लेने से $375\ \text{K}$ और $C_V$ के स्थान पर $C_P$ लेने से लगभग $391\ \text{K}$ आता है।`,
    },
  },
  {
    code: 'phy-012',
    subject: 'physics',
    topic: 'thermodynamics',
    difficulty: 'hard',
    targetSeconds: 115,
    stem: {
      en: 'A fixed amount of an ideal gas undergoes reversible processes. List I names the process and List II states what happens in it. Match each process with **all** the statements that hold for it; a process may match more than one statement.',
      hi: 'आदर्श गैस की एक निश्चित मात्रा उत्क्रमणीय प्रक्रमों से गुज़रती है। सूची I में प्रक्रम और सूची II में उसमें होने वाली बातें दी गई हैं। प्रत्येक प्रक्रम का मिलान उन **सभी** कथनों से कीजिए जो उसके लिए सही हैं; एक प्रक्रम का मिलान एक से अधिक कथनों से हो सकता है।',
    },
    rows: [
      { id: 'p', content: { en: 'Isothermal expansion', hi: 'समतापीय प्रसार' } },
      { id: 'q', content: { en: 'Adiabatic compression', hi: 'रुद्धोष्म संपीडन' } },
      { id: 'r', content: { en: 'Expansion at constant pressure', hi: 'नियत दाब पर प्रसार' } },
      { id: 's', content: { en: 'Cooling at constant volume', hi: 'नियत आयतन पर शीतलन' } },
    ],
    columns: [
      { id: '1', content: { en: 'The internal energy of the gas increases.', hi: 'गैस की आंतरिक ऊर्जा बढ़ती है।' } },
      { id: '2', content: { en: 'The internal energy of the gas decreases.', hi: 'गैस की आंतरिक ऊर्जा घटती है।' } },
      {
        id: '3',
        content: { en: 'The gas does positive work on the surroundings.', hi: 'गैस परिवेश पर धनात्मक कार्य करती है।' },
      },
      { id: '4', content: { en: 'Heat flows into the gas.', hi: 'ऊष्मा गैस में प्रवेश करती है।' } },
      { id: '5', content: { en: 'No heat is exchanged.', hi: 'ऊष्मा का कोई आदान-प्रदान नहीं होता।' } },
    ],
    multiple: true,
    key: { kind: 'matrix', rows: { p: ['3', '4'], q: ['1', '5'], r: ['1', '3', '4'], s: ['2'] } },
    solution: {
      en: String.raw`Use $Q = \Delta U + W$, where $U$ depends on the temperature alone and $W$ is positive in expansion.

- P, isothermal expansion: $\Delta U = 0$, $W > 0$, so $Q = W > 0$. Matches 3 and 4.
- Q, adiabatic compression: $Q = 0$, $W < 0$, so $\Delta U > 0$. Matches 1 and 5.
- R, expansion at constant pressure: $V$ grows, so $T$ grows; $\Delta U > 0$, $W > 0$ and $Q > 0$. Matches 1, 3 and 4.
- S, cooling at constant volume: $W = 0$ and $\Delta U < 0$, so $Q < 0$ (heat leaves the gas). Matches 2 only.

A common slip is to give $\Delta U = 0$ as a reason for no heat in the isothermal process: heat does flow in and pays for the work.`,
      hi: String.raw`$Q = \Delta U + W$ का प्रयोग कीजिए, जहाँ $U$ केवल ताप पर निर्भर है और प्रसार में $W$ धनात्मक है।

- P, समतापीय प्रसार: $\Delta U = 0$, $W > 0$, अतः $Q = W > 0$। मिलान 3 और 4 से।
- Q, रुद्धोष्म संपीडन: $Q = 0$, $W < 0$, अतः $\Delta U > 0$। मिलान 1 और 5 से।
- R, नियत दाब पर प्रसार: $V$ बढ़ता है, इसलिए $T$ भी बढ़ता है; $\Delta U > 0$, $W > 0$ और $Q > 0$। मिलान 1, 3 और 4 से।
- S, नियत आयतन पर शीतलन: $W = 0$ और $\Delta U < 0$, अतः $Q < 0$ (ऊष्मा गैस से बाहर जाती है)। मिलान केवल 2 से।

प्रायः समतापीय प्रक्रम में $\Delta U = 0$ देखकर ऊष्मा को भी शून्य मान लेने की भूल होती है: ऊष्मा अंदर आती है और उसी से कार्य होता है।`,
    },
  },
  {
    code: 'phy-013',
    subject: 'physics',
    topic: 'waves',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: String.raw`An organ pipe closed at one end has a fundamental frequency of $170\ \text{Hz}$. If the speed of sound in air is $340\ \text{m/s}$, what is the length of the pipe? (Neglect the end correction.)`,
      hi: String.raw`एक सिरे पर बंद एक ऑर्गन पाइप की मूल आवृत्ति $170\ \text{Hz}$ है। यदि वायु में ध्वनि की चाल $340\ \text{m/s}$ हो, तो पाइप की लंबाई कितनी है? (अंत्य संशोधन को नगण्य मानिए।)`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$0.5\ \text{m}$`, hi: String.raw`$0.5\ \text{m}$` } },
      { id: 'b', content: { en: String.raw`$1.0\ \text{m}$`, hi: String.raw`$1.0\ \text{m}$` } },
      { id: 'c', content: { en: String.raw`$2.0\ \text{m}$`, hi: String.raw`$2.0\ \text{m}$` } },
      { id: 'd', content: { en: String.raw`$1.5\ \text{m}$`, hi: String.raw`$1.5\ \text{m}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`In the fundamental mode of a pipe closed at one end, $L = \dfrac{\lambda}{4}$.

$$
\lambda = \frac{340}{170} = 2\ \text{m} \Rightarrow L = \frac{2}{4} = 0.5\ \text{m}
$$

$1.0\ \text{m} = \dfrac{\lambda}{2}$ is for a pipe open at both ends, $2.0\ \text{m}$ is the wavelength itself, and $1.5\ \text{m} = \dfrac{3\lambda}{4}$ would make $170\ \text{Hz}$ the first overtone.`,
      hi: String.raw`एक सिरे पर बंद पाइप की मूल विधा में $L = \dfrac{\lambda}{4}$ होता है।

$$
\lambda = \frac{340}{170} = 2\ \text{m} \Rightarrow L = \frac{2}{4} = 0.5\ \text{m}
$$

$1.0\ \text{m} = \dfrac{\lambda}{2}$ दोनों सिरों पर खुले पाइप के लिए है, $2.0\ \text{m}$ स्वयं तरंगदैर्घ्य है और $1.5\ \text{m} = \dfrac{3\lambda}{4}$ लेने पर $170\ \text{Hz}$ पहला अधिस्वरक हो जाता।`,
    },
  },
  {
    code: 'phy-014',
    subject: 'physics',
    topic: 'waves',
    difficulty: 'medium',
    targetSeconds: 70,
    stem: {
      en: String.raw`A police car sounding a siren of frequency $640\ \text{Hz}$ moves at $20\ \text{m/s}$ straight towards a tall building. The speed of sound in still air is $340\ \text{m/s}$. What is the frequency, in hertz, of the sound reflected from the building as heard by the driver?`,
      hi: String.raw`$640\ \text{Hz}$ आवृत्ति का सायरन बजाती एक पुलिस कार $20\ \text{m/s}$ की चाल से सीधे एक ऊँची इमारत की ओर जा रही है। शांत वायु में ध्वनि की चाल $340\ \text{m/s}$ है। इमारत से परावर्तित ध्वनि की आवृत्ति चालक को कितने हर्ट्ज़ सुनाई देगी?`,
    },
    key: { kind: 'nat', min: '720', max: '720' },
    solution: {
      en: String.raw`Doppler's effect acts twice. For the building the source approaches; for the echo the driver approaches the building:

$$
f' = f \times \frac{v + u}{v - u} = 640 \times \frac{340 + 20}{340 - 20} = 640 \times \frac{360}{320} = 720\ \text{Hz}
$$

Only the first step gives $680\ \text{Hz}$, the frequency at the building, which is not what the moving driver hears.`,
      hi: String.raw`डॉप्लर प्रभाव दो बार लगता है। इमारत के लिए स्रोत पास आ रहा है; प्रतिध्वनि के लिए चालक इमारत के पास आ रहा है:

$$
f' = f \times \frac{v + u}{v - u} = 640 \times \frac{340 + 20}{340 - 20} = 640 \times \frac{360}{320} = 720\ \text{Hz}
$$

केवल पहला चरण लेने पर $680\ \text{Hz}$ आता है, जो इमारत पर पहुँची ध्वनि की आवृत्ति है, चलते हुए चालक को सुनाई देने वाली नहीं।`,
    },
  },
  {
    code: 'phy-015',
    subject: 'physics',
    topic: 'optics',
    difficulty: 'medium',
    targetSeconds: 85,
    stem: {
      en: String.raw`A thin converging lens of focal length $20\ \text{cm}$ has an object $30\ \text{cm}$ in front of it. On the other side, a plane mirror stands $50\ \text{cm}$ from the lens, facing it, as shown. How far from the lens does the light reflected by the mirror form an image, before it enters the lens again?

![Object 30 cm to the left of a converging lens, two rays from its tip through the lens, and a plane mirror 50 cm to the right of the lens](/figures/phy-015.svg)`,
      hi: String.raw`$20\ \text{cm}$ फ़ोकस दूरी के एक पतले अभिसारी लेंस के सामने $30\ \text{cm}$ पर एक वस्तु रखी है। चित्र के अनुसार दूसरी ओर लेंस से $50\ \text{cm}$ पर एक समतल दर्पण लेंस की ओर मुख किए खड़ा है। दर्पण से परावर्तित प्रकाश, पुनः लेंस में प्रवेश करने से पहले, लेंस से कितनी दूरी पर प्रतिबिंब बनाता है?

![अभिसारी लेंस के बाईं ओर 30 cm पर वस्तु, उसके शीर्ष से लेंस से होकर जाती दो किरणें, और लेंस के दाईं ओर 50 cm पर समतल दर्पण](/figures/phy-015-hi.svg)`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$10\ \text{cm}$`, hi: String.raw`$10\ \text{cm}$` } },
      { id: 'b', content: { en: String.raw`$20\ \text{cm}$`, hi: String.raw`$20\ \text{cm}$` } },
      { id: 'c', content: { en: String.raw`$60\ \text{cm}$`, hi: String.raw`$60\ \text{cm}$` } },
      { id: 'd', content: { en: String.raw`$40\ \text{cm}$`, hi: String.raw`$40\ \text{cm}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`For the lens, $u = -30\ \text{cm}$ and $f = +20\ \text{cm}$:

$$
\frac{1}{v} = \frac{1}{f} + \frac{1}{u} = \frac{1}{20} - \frac{1}{30} = \frac{1}{60} \Rightarrow v = 60\ \text{cm}
$$

This point lies $60 - 50 = 10\ \text{cm}$ behind the mirror, so it is a virtual object for the mirror. The mirror forms a real image $10\ \text{cm}$ in front of itself, that is $50 - 10 = 40\ \text{cm}$ from the lens.

$10\ \text{cm}$ is the distance from the mirror, not from the lens, and $60\ \text{cm}$ is where the image would be without the mirror.`,
      hi: String.raw`लेंस के लिए $u = -30\ \text{cm}$ और $f = +20\ \text{cm}$:

$$
\frac{1}{v} = \frac{1}{f} + \frac{1}{u} = \frac{1}{20} - \frac{1}{30} = \frac{1}{60} \Rightarrow v = 60\ \text{cm}
$$

यह बिंदु दर्पण के $60 - 50 = 10\ \text{cm}$ पीछे है, अतः दर्पण के लिए यह आभासी वस्तु है। दर्पण अपने सामने $10\ \text{cm}$ पर वास्तविक प्रतिबिंब बनाता है, जो लेंस से $50 - 10 = 40\ \text{cm}$ पर है।

$10\ \text{cm}$ दर्पण से दूरी है, लेंस से नहीं, और $60\ \text{cm}$ वह दूरी है जहाँ दर्पण न होने पर प्रतिबिंब बनता।`,
    },
  },
  {
    code: 'phy-016',
    subject: 'physics',
    topic: 'optics',
    difficulty: 'hard',
    targetSeconds: 135,
    stem: {
      en: String.raw`In Young's double-slit experiment the slits are $0.50\ \text{mm}$ apart, the screen is $1.0\ \text{m}$ away and the wavelength of the light is $600\ \text{nm}$. Which of the following are correct? (One or more options may be correct.)`,
      hi: String.raw`यंग के द्विझिरी प्रयोग में झिरियों के बीच की दूरी $0.50\ \text{mm}$, परदे की दूरी $1.0\ \text{m}$ और प्रकाश का तरंगदैर्घ्य $600\ \text{nm}$ है। निम्नलिखित में से कौन-से कथन सही हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: String.raw`The fringe width is $1.2\ \text{mm}$.`,
          hi: String.raw`फ़्रिंज चौड़ाई $1.2\ \text{mm}$ है।`,
        },
      },
      {
        id: 'b',
        content: {
          en: String.raw`A point on the screen $3.0\ \text{mm}$ from the centre of the pattern is the centre of a bright fringe.`,
          hi: String.raw`परदे पर प्रतिरूप के केंद्र से $3.0\ \text{mm}$ दूर स्थित बिंदु एक दीप्त फ़्रिंज का केंद्र है।`,
        },
      },
      {
        id: 'c',
        content: {
          en: String.raw`If the whole apparatus is immersed in a liquid of refractive index $\dfrac{4}{3}$, the fringe width becomes $0.9\ \text{mm}$.`,
          hi: String.raw`यदि पूरे उपकरण को $\dfrac{4}{3}$ अपवर्तनांक के द्रव में डुबो दिया जाए, तो फ़्रिंज चौड़ाई $0.9\ \text{mm}$ हो जाती है।`,
        },
      },
      {
        id: 'd',
        content: {
          en: String.raw`If, in air, one slit is covered by a glass plate of thickness $6.0\ \mu\text{m}$ and refractive index $1.5$, the whole pattern shifts by $5$ fringe widths.`,
          hi: String.raw`यदि वायु में एक झिरी को $6.0\ \mu\text{m}$ मोटाई और $1.5$ अपवर्तनांक की काँच की पट्टिका से ढक दिया जाए, तो पूरा प्रतिरूप $5$ फ़्रिंज चौड़ाइयों के बराबर विस्थापित हो जाता है।`,
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['a', 'c', 'd'] },
    solution: {
      en: String.raw`- $\beta = \dfrac{\lambda D}{d} = \dfrac{600 \times 10^{-9} \times 1.0}{0.50 \times 10^{-3}} = 1.2\ \text{mm}$. True.
- $\dfrac{3.0}{1.2} = 2.5$, so the path difference is $2.5\lambda$: the centre of the third **dark** fringe. False.
- In the liquid the wavelength is $\dfrac{\lambda}{4/3}$, so $\beta = 1.2 \times \dfrac{3}{4} = 0.9\ \text{mm}$. True. (Multiplying by $\dfrac{4}{3}$ would give $1.6\ \text{mm}$.)
- The plate adds a path $(\mu - 1)t = 0.5 \times 6.0\ \mu\text{m} = 3.0\ \mu\text{m} = 5\lambda$, so the pattern shifts by 5 fringe widths ($6.0\ \text{mm}$) towards the covered slit. True.`,
      hi: String.raw`- $\beta = \dfrac{\lambda D}{d} = \dfrac{600 \times 10^{-9} \times 1.0}{0.50 \times 10^{-3}} = 1.2\ \text{mm}$। सत्य।
- $\dfrac{3.0}{1.2} = 2.5$, अतः पथांतर $2.5\lambda$ है: यह तीसरी **अदीप्त** फ़्रिंज का केंद्र है। असत्य।
- द्रव में तरंगदैर्घ्य $\dfrac{\lambda}{4/3}$ है, अतः $\beta = 1.2 \times \dfrac{3}{4} = 0.9\ \text{mm}$। सत्य। ($\dfrac{4}{3}$ से गुणा करने पर $1.6\ \text{mm}$ आता।)
- पट्टिका से $(\mu - 1)t = 0.5 \times 6.0\ \mu\text{m} = 3.0\ \mu\text{m} = 5\lambda$ अतिरिक्त पथ जुड़ता है, अतः प्रतिरूप ढकी हुई झिरी की ओर 5 फ़्रिंज चौड़ाई ($6.0\ \text{mm}$) विस्थापित होता है। सत्य।`,
    },
  },
  {
    code: 'phy-018',
    subject: 'physics',
    topic: 'electrostatics',
    difficulty: 'hard',
    targetSeconds: 115,
    stem: {
      en: String.raw`Two thin concentric conducting spherical shells have radii $10\ \text{cm}$ and $30\ \text{cm}$ and carry charges $+4\ \text{nC}$ (inner) and $-3\ \text{nC}$ (outer). They are then joined by a thin wire. By how many volts does the potential of the inner shell fall? (Take $\dfrac{1}{4\pi\varepsilon_0} = 9 \times 10^9\ \text{N m}^2\,\text{C}^{-2}$ and zero potential at infinity.)`,
      hi: String.raw`दो पतले संकेंद्री चालक गोलीय कोशों की त्रिज्याएँ $10\ \text{cm}$ और $30\ \text{cm}$ हैं तथा उन पर आवेश $+4\ \text{nC}$ (भीतरी) और $-3\ \text{nC}$ (बाहरी) हैं। अब उन्हें एक पतले तार से जोड़ दिया जाता है। भीतरी कोश का विभव कितने वोल्ट घट जाता है? ($\dfrac{1}{4\pi\varepsilon_0} = 9 \times 10^9\ \text{N m}^2\,\text{C}^{-2}$ और अनंत पर विभव शून्य लीजिए।)`,
    },
    key: { kind: 'nat', min: '240', max: '240' },
    solution: {
      en: String.raw`At first both charges contribute to the potential of the inner shell:

$$
V_1 = 9 \times 10^9\left(\frac{4 \times 10^{-9}}{0.1} - \frac{3 \times 10^{-9}}{0.3}\right) = 360 - 90 = 270\ \text{V}
$$

After joining, all the charge goes to the outer surface: $+4 - 3 = +1\ \text{nC}$ on the outer shell and none on the inner. The inside is then at the potential of the outer shell:

$$
V_2 = 9 \times 10^9 \times \frac{1 \times 10^{-9}}{0.3} = 30\ \text{V}
$$

Fall $= 270 - 30 = 240\ \text{V}$. Leaving out the outer charge in $V_1$ gives $330\ \text{V}$, which is wrong.`,
      hi: String.raw`पहले भीतरी कोश के विभव में दोनों आवेशों का योगदान होता है:

$$
V_1 = 9 \times 10^9\left(\frac{4 \times 10^{-9}}{0.1} - \frac{3 \times 10^{-9}}{0.3}\right) = 360 - 90 = 270\ \text{V}
$$

जोड़ने के बाद सारा आवेश बाहरी पृष्ठ पर चला जाता है: बाहरी कोश पर $+4 - 3 = +1\ \text{nC}$ और भीतरी पर शून्य। तब भीतर का विभव बाहरी कोश के विभव के बराबर होता है:

$$
V_2 = 9 \times 10^9 \times \frac{1 \times 10^{-9}}{0.3} = 30\ \text{V}
$$

विभव में कमी $= 270 - 30 = 240\ \text{V}$। $V_1$ में बाहरी आवेश छोड़ देने पर $330\ \text{V}$ आता है, जो ग़लत है।`,
    },
  },
  {
    code: 'phy-019',
    subject: 'physics',
    topic: 'current-electricity',
    difficulty: 'medium',
    targetSeconds: 90,
    stem: {
      en: String.raw`In the circuit shown, the cells have negligible internal resistance and $R = 4\ \Omega$. What is the current through $R$?

![Three branches in parallel: a 14 V cell in series with 2 ohm, the resistor R of 4 ohm, and a 4 V cell in series with 4 ohm; the positive terminals of both cells face the upper wire](/figures/phy-019.svg)`,
      hi: String.raw`दिखाए गए परिपथ में सेलों का आंतरिक प्रतिरोध नगण्य है और $R = 4\ \Omega$ है। $R$ से प्रवाहित धारा कितनी है?

![समांतर क्रम में तीन शाखाएँ: 2 ओम के साथ श्रेणी में 14 V का सेल, 4 ओम का प्रतिरोधक R, और 4 ओम के साथ श्रेणी में 4 V का सेल; दोनों सेलों के धन सिरे ऊपरी तार की ओर हैं](/figures/phy-019.svg)`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$3.5\ \text{A}$`, hi: String.raw`$3.5\ \text{A}$` } },
      { id: 'b', content: { en: String.raw`$2\ \text{A}$`, hi: String.raw`$2\ \text{A}$` } },
      { id: 'c', content: { en: String.raw`$3\ \text{A}$`, hi: String.raw`$3\ \text{A}$` } },
      { id: 'd', content: { en: String.raw`$4\ \text{A}$`, hi: String.raw`$4\ \text{A}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Let the upper wire be at potential $V$ above the lower one. The currents into the upper wire from the two cells add up to the current through $R$:

$$
\frac{14 - V}{2} + \frac{4 - V}{4} = \frac{V}{4} \Rightarrow 28 - 2V + 4 - V = V \Rightarrow V = 8\ \text{V}
$$

$$
I_R = \frac{8}{4} = 2\ \text{A}
$$

Check: the $14\ \text{V}$ cell gives $\dfrac{14 - 8}{2} = 3\ \text{A}$, of which $1\ \text{A}$ goes into the $4\ \text{V}$ cell (it is being charged) and $2\ \text{A}$ through $R$. Taking the $1\ \text{A}$ as coming out of the $4\ \text{V}$ cell gives $4\ \text{A}$, which is wrong.`,
      hi: String.raw`मान लीजिए ऊपरी तार का विभव निचले तार से $V$ अधिक है। दोनों सेलों से ऊपरी तार में आने वाली धाराओं का योग $R$ से जाने वाली धारा के बराबर है:

$$
\frac{14 - V}{2} + \frac{4 - V}{4} = \frac{V}{4} \Rightarrow 28 - 2V + 4 - V = V \Rightarrow V = 8\ \text{V}
$$

$$
I_R = \frac{8}{4} = 2\ \text{A}
$$

जाँच: $14\ \text{V}$ का सेल $\dfrac{14 - 8}{2} = 3\ \text{A}$ देता है, जिसमें से $1\ \text{A}$ धारा $4\ \text{V}$ के सेल में जाती है (वह आवेशित हो रहा है) और $2\ \text{A}$ धारा $R$ से। $1\ \text{A}$ को $4\ \text{V}$ के सेल से निकलती हुई मानने पर $4\ \text{A}$ आता है, जो ग़लत है।`,
    },
  },
  {
    code: 'phy-020',
    subject: 'physics',
    topic: 'current-electricity',
    difficulty: 'medium',
    targetSeconds: 115,
    stem: {
      en: String.raw`Two bulbs rated $60\ \text{W}$, $220\ \text{V}$ and $100\ \text{W}$, $220\ \text{V}$ are joined in series across a $220\ \text{V}$ supply. Take their resistances as constant. Which of the following are correct? (One or more options may be correct.)`,
      hi: String.raw`$60\ \text{W}$, $220\ \text{V}$ और $100\ \text{W}$, $220\ \text{V}$ अंकित दो बल्बों को श्रेणीक्रम में $220\ \text{V}$ की आपूर्ति से जोड़ा गया है। उनके प्रतिरोध नियत मानिए। निम्नलिखित में से कौन-से कथन सही हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: String.raw`The $60\ \text{W}$ bulb glows brighter than the other.`,
          hi: String.raw`$60\ \text{W}$ वाला बल्ब दूसरे से अधिक तेज़ जलता है।`,
        },
      },
      {
        id: 'b',
        content: {
          en: String.raw`The total power drawn from the supply is $37.5\ \text{W}$.`,
          hi: String.raw`आपूर्ति से ली गई कुल शक्ति $37.5\ \text{W}$ है।`,
        },
      },
      {
        id: 'c',
        content: {
          en: String.raw`The voltage across the $100\ \text{W}$ bulb is $82.5\ \text{V}$.`,
          hi: String.raw`$100\ \text{W}$ वाले बल्ब के सिरों के बीच विभवांतर $82.5\ \text{V}$ है।`,
        },
      },
      {
        id: 'd',
        content: {
          en: String.raw`The current through the bulbs is about $0.73\ \text{A}$.`,
          hi: String.raw`बल्बों से प्रवाहित धारा लगभग $0.73\ \text{A}$ है।`,
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['a', 'b', 'c'] },
    solution: {
      en: String.raw`$R = \dfrac{V^2}{P}$, so the resistances are as $\dfrac{1}{60} : \dfrac{1}{100} = 5 : 3$.

- In series the same current flows, and $P = I^2R$ is greater in the larger resistance, that is, in the $60\ \text{W}$ bulb. True.
- Total power $= \dfrac{P_1P_2}{P_1 + P_2} = \dfrac{60 \times 100}{160} = 37.5\ \text{W}$. True.
- The voltage divides as $5 : 3$, so the $100\ \text{W}$ bulb gets $220 \times \dfrac{3}{8} = 82.5\ \text{V}$. True.
- $I = \dfrac{37.5}{220} \approx 0.17\ \text{A}$. The value $0.73\ \text{A}$ is $\dfrac{160}{220}$, the total current when the bulbs are in parallel. False.`,
      hi: String.raw`$R = \dfrac{V^2}{P}$, अतः प्रतिरोधों का अनुपात $\dfrac{1}{60} : \dfrac{1}{100} = 5 : 3$ है।

- श्रेणीक्रम में धारा समान रहती है और $P = I^2R$ बड़े प्रतिरोध में, अर्थात् $60\ \text{W}$ वाले बल्ब में अधिक होती है। सत्य।
- कुल शक्ति $= \dfrac{P_1P_2}{P_1 + P_2} = \dfrac{60 \times 100}{160} = 37.5\ \text{W}$। सत्य।
- विभवांतर $5 : 3$ में बँटता है, अतः $100\ \text{W}$ वाले बल्ब पर $220 \times \dfrac{3}{8} = 82.5\ \text{V}$ है। सत्य।
- $I = \dfrac{37.5}{220} \approx 0.17\ \text{A}$। $0.73\ \text{A}$ तो $\dfrac{160}{220}$ है, जो बल्बों के समांतर क्रम में होने पर कुल धारा है। असत्य।`,
    },
  },
  {
    code: 'phy-021',
    subject: 'physics',
    topic: 'magnetism',
    difficulty: 'easy',
    targetSeconds: 65,
    stem: {
      en: "A proton and an alpha particle start from rest, are accelerated through the same potential difference and then enter the same uniform magnetic field at right angles to it. Taking the mass of the alpha particle as 4 times and its charge as 2 times that of the proton, what is the ratio of the radius of the proton's path to that of the alpha particle's path?",
      hi: 'एक प्रोटॉन और एक अल्फ़ा कण विरामावस्था से समान विभवांतर द्वारा त्वरित होकर एक ही एकसमान चुंबकीय क्षेत्र में उसके लंबवत प्रवेश करते हैं। अल्फ़ा कण का द्रव्यमान प्रोटॉन का 4 गुना और आवेश 2 गुना मानते हुए, प्रोटॉन के पथ की त्रिज्या और अल्फ़ा कण के पथ की त्रिज्या का अनुपात क्या है?',
    },
    options: [
      { id: 'a', content: { en: String.raw`$1 : \sqrt{2}$`, hi: String.raw`$1 : \sqrt{2}$` } },
      { id: 'b', content: { en: '$1 : 2$', hi: '$1 : 2$' } },
      { id: 'c', content: { en: String.raw`$\sqrt{2} : 1$`, hi: String.raw`$\sqrt{2} : 1$` } },
      { id: 'd', content: { en: '$1 : 1$', hi: '$1 : 1$' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`$\dfrac{1}{2}mv^2 = qV$ and $r = \dfrac{mv}{qB}$ give

$$
r = \frac{1}{B}\sqrt{\frac{2mV}{q}} \propto \sqrt{\frac{m}{q}}
$$

$$
\frac{r_p}{r_\alpha} = \sqrt{\frac{1/1}{4/2}} = \frac{1}{\sqrt{2}}
$$

The ratio is $1 : 1$ for equal kinetic energies and $1 : 2$ for equal speeds; here the alpha particle gets twice the kinetic energy, because its charge is twice.`,
      hi: String.raw`$\dfrac{1}{2}mv^2 = qV$ और $r = \dfrac{mv}{qB}$ से

$$
r = \frac{1}{B}\sqrt{\frac{2mV}{q}} \propto \sqrt{\frac{m}{q}}
$$

$$
\frac{r_p}{r_\alpha} = \sqrt{\frac{1/1}{4/2}} = \frac{1}{\sqrt{2}}
$$

समान गतिज ऊर्जा होने पर अनुपात $1 : 1$ और समान चाल होने पर $1 : 2$ होता; यहाँ आवेश दुगुना होने से अल्फ़ा कण को दुगुनी गतिज ऊर्जा मिलती है।`,
    },
  },
  {
    code: 'phy-022',
    subject: 'physics',
    topic: 'magnetism',
    difficulty: 'medium',
    targetSeconds: 105,
    stem: {
      en: String.raw`A rod slides without friction on two parallel horizontal rails $0.4\ \text{m}$ apart, joined at one end by a resistor of $2\ \Omega$. A uniform vertical magnetic field of $0.5\ \text{T}$ fills the region. An external force keeps the rod moving at a constant $5\ \text{m/s}$ along the rails, the rod staying perpendicular to them. Neglect the resistance of the rod and rails. Which of the following are correct? (One or more options may be correct.)`,
      hi: String.raw`एक छड़ $0.4\ \text{m}$ दूरी पर रखी दो समांतर क्षैतिज पटरियों पर बिना घर्षण के सरकती है, जो एक सिरे पर $2\ \Omega$ के प्रतिरोधक से जुड़ी हैं। पूरे क्षेत्र में $0.5\ \text{T}$ का एकसमान ऊर्ध्वाधर चुंबकीय क्षेत्र है। एक बाह्य बल छड़ को पटरियों के अनुदिश नियत $5\ \text{m/s}$ की चाल से चलाता है और छड़ पटरियों के लंबवत रहती है। छड़ और पटरियों का प्रतिरोध नगण्य मानिए। निम्नलिखित में से कौन-से कथन सही हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'If the constant speed is doubled, the power lost as heat in the resistor is also doubled.',
          hi: 'यदि नियत चाल दुगुनी कर दी जाए, तो प्रतिरोधक में ऊष्मा के रूप में व्यय शक्ति भी दुगुनी हो जाती है।',
        },
      },
      {
        id: 'b',
        content: {
          en: String.raw`The induced current is $0.5\ \text{A}$.`,
          hi: String.raw`प्रेरित धारा $0.5\ \text{A}$ है।`,
        },
      },
      {
        id: 'c',
        content: { en: String.raw`The external force is $0.1\ \text{N}$.`, hi: String.raw`बाह्य बल $0.1\ \text{N}$ है।` },
      },
      {
        id: 'd',
        content: {
          en: 'The power of the external force equals the power lost as heat in the resistor.',
          hi: 'बाह्य बल की शक्ति प्रतिरोधक में ऊष्मा के रूप में व्यय शक्ति के बराबर है।',
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['b', 'c', 'd'] },
    solution: {
      en: String.raw`- $\varepsilon = Blv = 0.5 \times 0.4 \times 5 = 1\ \text{V}$, so $I = \dfrac{1}{2} = 0.5\ \text{A}$. True.
- The external force balances the magnetic force: $F = BIl = 0.5 \times 0.5 \times 0.4 = 0.1\ \text{N}$. True.
- $Fv = 0.1 \times 5 = 0.5\ \text{W}$ and $I^2R = 0.25 \times 2 = 0.5\ \text{W}$: equal, as the kinetic energy does not change. True.
- $P = \dfrac{(Blv)^2}{R} \propto v^2$, so doubling the speed makes the power 4 times, not 2 times. False.`,
      hi: String.raw`- $\varepsilon = Blv = 0.5 \times 0.4 \times 5 = 1\ \text{V}$, अतः $I = \dfrac{1}{2} = 0.5\ \text{A}$। सत्य।
- बाह्य बल चुंबकीय बल को संतुलित करता है: $F = BIl = 0.5 \times 0.5 \times 0.4 = 0.1\ \text{N}$। सत्य।
- $Fv = 0.1 \times 5 = 0.5\ \text{W}$ और $I^2R = 0.25 \times 2 = 0.5\ \text{W}$: दोनों बराबर हैं, क्योंकि गतिज ऊर्जा नहीं बदलती। सत्य।
- $P = \dfrac{(Blv)^2}{R} \propto v^2$, अतः चाल दुगुनी करने पर शक्ति 4 गुनी होती है, 2 गुनी नहीं। असत्य।`,
    },
  },
  {
    code: 'phy-023',
    subject: 'physics',
    topic: 'modern-physics',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: String.raw`The energy of the electron in the $n$th orbit of the hydrogen atom is $-\dfrac{13.6}{n^2}\ \text{eV}$. What is the energy of the photon emitted when the electron passes from $n = 3$ to $n = 2$?`,
      hi: String.raw`हाइड्रोजन परमाणु की $n$वीं कक्षा में इलेक्ट्रॉन की ऊर्जा $-\dfrac{13.6}{n^2}\ \text{eV}$ है। इलेक्ट्रॉन के $n = 3$ से $n = 2$ में जाने पर उत्सर्जित फ़ोटॉन की ऊर्जा कितनी है?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$2.27\ \text{eV}$`, hi: String.raw`$2.27\ \text{eV}$` } },
      { id: 'b', content: { en: String.raw`$1.89\ \text{eV}$`, hi: String.raw`$1.89\ \text{eV}$` } },
      { id: 'c', content: { en: String.raw`$3.40\ \text{eV}$`, hi: String.raw`$3.40\ \text{eV}$` } },
      { id: 'd', content: { en: String.raw`$4.91\ \text{eV}$`, hi: String.raw`$4.91\ \text{eV}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`$$
E = 13.6\left(\frac{1}{2^2} - \frac{1}{3^2}\right) = 13.6 \times \frac{5}{36} \approx 1.89\ \text{eV}
$$

$1.51\ \text{eV}$ and $3.40\ \text{eV}$ are the sizes of the energies of the two levels; the photon carries their difference, $3.40 - 1.51$, and not their sum, $4.91\ \text{eV}$.`,
      hi: String.raw`$$
E = 13.6\left(\frac{1}{2^2} - \frac{1}{3^2}\right) = 13.6 \times \frac{5}{36} \approx 1.89\ \text{eV}
$$

$1.51\ \text{eV}$ और $3.40\ \text{eV}$ दोनों स्तरों की ऊर्जाओं के परिमाण हैं; फ़ोटॉन इनका अंतर $3.40 - 1.51$ ले जाता है, इनका योग $4.91\ \text{eV}$ नहीं।`,
    },
  },
  {
    code: 'phy-024',
    subject: 'physics',
    topic: 'modern-physics',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: 'Read the assertion (A) and the reason (R) and choose the right option.',
      hi: 'अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
    },
    statements: {
      assertion: {
        en: 'In the photoelectric effect, the maximum kinetic energy of the photoelectrons does not change when the intensity of the light is doubled and its frequency is kept the same.',
        hi: 'प्रकाश-विद्युत प्रभाव में प्रकाश की आवृत्ति वही रखकर तीव्रता दुगुनी करने पर प्रकाश-इलेक्ट्रॉनों की अधिकतम गतिज ऊर्जा नहीं बदलती।',
      },
      reason: {
        en: 'Photoelectrons come out almost at once after light of frequency above the threshold falls on the surface.',
        hi: 'देहली आवृत्ति से अधिक आवृत्ति का प्रकाश सतह पर पड़ने के लगभग तुरंत बाद प्रकाश-इलेक्ट्रॉन निकल आते हैं।',
      },
    },
    key: { kind: 'assertion_reason', optionIds: ['b'] },
    solution: {
      en: String.raw`A is true: $K_{\max} = h\nu - \phi$ depends on the frequency and the metal, not on the intensity, because one photon gives its energy to one electron. A greater intensity means more photons and so more electrons.

R is also true: there is no measurable time lag.

But the absence of a time lag does not explain why $K_{\max}$ is independent of the intensity. Both are separate results of the photon picture, so R is not the explanation of A.`,
      hi: String.raw`A सत्य है: $K_{\max} = h\nu - \phi$ आवृत्ति और धातु पर निर्भर है, तीव्रता पर नहीं, क्योंकि एक फ़ोटॉन अपनी ऊर्जा एक ही इलेक्ट्रॉन को देता है। अधिक तीव्रता का अर्थ अधिक फ़ोटॉन और इसलिए अधिक इलेक्ट्रॉन है।

R भी सत्य है: कोई मापने योग्य समय-पश्चता नहीं होती।

परंतु समय-पश्चता का न होना यह नहीं समझाता कि $K_{\max}$ तीव्रता पर निर्भर क्यों नहीं है। दोनों फ़ोटॉन सिद्धांत के अलग-अलग परिणाम हैं, अतः R, A की व्याख्या नहीं है।`,
    },
  },
]
