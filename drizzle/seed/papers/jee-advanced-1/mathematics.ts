import type { PaperSection } from '../paper.ts'

export const mathematics: PaperSection = {
  presetSectionId: 'mathematics',
  questions: [
    {
      code: 'ja-001',
      exams: ['jee'],
      subject: 'maths',
      topic: 'definite-integrals',
      difficulty: 'easy',
      targetSeconds: 110,
      stem: {
        en: String.raw`The value of the integral

$$
\int_{1/3}^{3} \frac{\tan^{-1} x + (\log_e x)^3}{x^2 + 2x + 1}\,dx
$$

is equal to`,
        hi: String.raw`समाकल

$$
\int_{1/3}^{3} \frac{\tan^{-1} x + (\log_e x)^3}{x^2 + 2x + 1}\,dx
$$

का मान बराबर है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{\pi}{4}$`, hi: String.raw`$\dfrac{\pi}{4}$` } },
        {
          id: 'b',
          content: {
            en: String.raw`$\dfrac{\pi}{4} \log_e 3$`,
            hi: String.raw`$\dfrac{\pi}{4} \log_e 3$`,
          },
        },
        { id: 'c', content: { en: String.raw`$\dfrac{\pi}{8}$`, hi: String.raw`$\dfrac{\pi}{8}$` } },
        {
          id: 'd',
          content: {
            en: String.raw`$\dfrac{\pi}{8} + \dfrac{(\log_e 3)^3}{2}$`,
            hi: String.raw`$\dfrac{\pi}{8} + \dfrac{(\log_e 3)^3}{2}$`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The limits $\frac{1}{3}$ and $3$ are reciprocals, so put $x = \frac{1}{t}$. The factor $\frac{dx}{(x+1)^2}$ becomes $\frac{dt}{(t+1)^2}$ with the limits back in their order, $\tan^{-1} x$ becomes $\frac{\pi}{2} - \tan^{-1} t$, and $(\log_e x)^3$ becomes $-(\log_e t)^3$. Add the two forms of $I$: the logarithm cancels and

$$
2I = \frac{\pi}{2} \int_{1/3}^{3} \frac{dx}{(x + 1)^2}
$$

$$
\int_{1/3}^{3} \frac{dx}{(x + 1)^2} = \frac{3}{4} - \frac{1}{4} = \frac{1}{2}
$$

Hence $2I = \frac{\pi}{4}$ and $I = \frac{\pi}{8}$. Trap: stopping at $2I$.`,
        hi: String.raw`सीमाएँ $\frac{1}{3}$ और $3$ एक-दूसरे की व्युत्क्रम हैं, इसलिए $x = \frac{1}{t}$ रखिए। गुणनखंड $\frac{dx}{(x+1)^2}$ बदलकर $\frac{dt}{(t+1)^2}$ हो जाता है और सीमाएँ अपने क्रम में लौट आती हैं; $\tan^{-1} x$ की जगह $\frac{\pi}{2} - \tan^{-1} t$ और $(\log_e x)^3$ की जगह $-(\log_e t)^3$ आता है। $I$ के दोनों रूप जोड़िए: लघुगणक कट जाता है और

$$
2I = \frac{\pi}{2} \int_{1/3}^{3} \frac{dx}{(x + 1)^2}
$$

$$
\int_{1/3}^{3} \frac{dx}{(x + 1)^2} = \frac{3}{4} - \frac{1}{4} = \frac{1}{2}
$$

अतः $2I = \frac{\pi}{4}$ और $I = \frac{\pi}{8}$। ध्यान दें: $2I$ पर ही न रुक जाएँ।`,
      },
      reasons: {
        a: {
          en: String.raw`This is $2I$, the sum of the two forms; it still has to be halved.`,
          hi: String.raw`यह $2I$ है, यानी दोनों रूपों का योग; इसे अभी आधा करना बाक़ी है।`,
        },
        b: {
          en: String.raw`Arises if $\frac{dx}{(x+1)^2}$ is mistaken for $\frac{dx}{2x}$ when the two forms are added.`,
          hi: String.raw`दोनों रूप जोड़ते समय $\frac{dx}{(x+1)^2}$ की जगह $\frac{dx}{2x}$ ले लेने से यह आता है।`,
        },
        c: {
          en: String.raw`Right: $x \to \frac{1}{x}$ removes the logarithm and gives $2I = \frac{\pi}{2} \cdot \frac{1}{2}$.`,
          hi: String.raw`सही: $x \to \frac{1}{x}$ से लघुगणक हट जाता है और $2I = \frac{\pi}{2} \cdot \frac{1}{2}$ मिलता है।`,
        },
        d: {
          en: String.raw`The logarithmic part is odd under $x \to \frac{1}{x}$, so it contributes $0$ and not $\frac{(\log_e 3)^3}{2}$.`,
          hi: String.raw`$x \to \frac{1}{x}$ करने पर लघुगणक वाले भाग का चिह्न बदलता है, अतः उसका योगदान $0$ है, $\frac{(\log_e 3)^3}{2}$ नहीं।`,
        },
      },
    },
    {
      code: 'ja-002',
      exams: ['jee'],
      subject: 'maths',
      topic: 'differential-equations',
      difficulty: 'hard',
      targetSeconds: 260,
      stem: {
        en: String.raw`Let $f : \left(\dfrac{4}{3}, 4\right) \to (0, \infty)$ be a differentiable function with $f(2) = 1$. For every point $P$ on the curve $y = f(x)$, let $T$ be the point at which the tangent to the curve at $P$ meets the $y$-axis. If, for every $P$, the circle with $PT$ as a diameter passes through the point $(2, 0)$, then the area (in square units) of the region bounded by the curve $y = f(x)$ and the $x$-axis is`,
        hi: String.raw`माना $f : \left(\dfrac{4}{3}, 4\right) \to (0, \infty)$ एक अवकलनीय फलन है, जिसके लिए $f(2) = 1$ है। माना $P$ वक्र $y = f(x)$ का कोई भी बिंदु है और $P$ पर वक्र की स्पर्श रेखा $y$-अक्ष से बिंदु $T$ पर मिलती है। यदि प्रत्येक $P$ के लिए $PT$ को व्यास मानकर खींचा गया वृत्त बिंदु $(2, 0)$ से होकर जाता है, तो वक्र $y = f(x)$ और $x$-अक्ष से परिबद्ध क्षेत्र का क्षेत्रफल (वर्ग इकाई में) है`,
      },
      options: [
        {
          id: 'a',
          content: { en: String.raw`$\dfrac{4\pi}{3\sqrt{3}}$`, hi: String.raw`$\dfrac{4\pi}{3\sqrt{3}}$` },
        },
        { id: 'b', content: { en: String.raw`$\dfrac{8\pi}{9}$`, hi: String.raw`$\dfrac{8\pi}{9}$` } },
        {
          id: 'c',
          content: { en: String.raw`$\dfrac{8\pi}{3\sqrt{3}}$`, hi: String.raw`$\dfrac{8\pi}{3\sqrt{3}}$` },
        },
        {
          id: 'd',
          content: { en: String.raw`$\dfrac{2\pi}{3\sqrt{3}}$`, hi: String.raw`$\dfrac{2\pi}{3\sqrt{3}}$` },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`With $P(x, y)$ the tangent meets the $y$-axis at $T(0,\, y - xy')$. A diameter subtends a right angle at $(2, 0)$:

$$
(x - 2)(0 - 2) + y(y - xy') = 0
$$

Put $v = y^2$, $v' = 2yy'$:

$$
v' - \frac{2v}{x} = -4 + \frac{8}{x}
$$

With the factor $\frac{1}{x^2}$: $\frac{v}{x^2} = \frac{4}{x} - \frac{4}{x^2} + C$. From $f(2) = 1$: $C = -\frac{3}{4}$, so

$$
y^2 = -\tfrac{3}{4}x^2 + 4x - 4
$$

$$
\frac{\left(x - \frac{8}{3}\right)^2}{16/9} + \frac{y^2}{4/3} = 1
$$

The curve is the upper half of an ellipse with semi-axes $\frac{4}{3}$ and $\frac{2}{\sqrt{3}}$; its ends are $x = \frac{4}{3}$ and $x = 4$. Area $= \frac{1}{2} \cdot \pi \cdot \frac{4}{3} \cdot \frac{2}{\sqrt{3}} = \frac{4\pi}{3\sqrt{3}}$.

Quick view: the part of a tangent between a conic and a directrix subtends a right angle at the focus. So the focus is $(2, 0)$, the directrix is $x = 0$, and $(2, 1)$ gives $e = \frac{1}{2}$.`,
        hi: String.raw`$P(x, y)$ हो, तो स्पर्श रेखा $y$-अक्ष से $T(0,\, y - xy')$ पर मिलती है। व्यास बिंदु $(2, 0)$ पर समकोण बनाता है:

$$
(x - 2)(0 - 2) + y(y - xy') = 0
$$

$v = y^2$, $v' = 2yy'$ रखिए:

$$
v' - \frac{2v}{x} = -4 + \frac{8}{x}
$$

समाकलन गुणक $\frac{1}{x^2}$ से: $\frac{v}{x^2} = \frac{4}{x} - \frac{4}{x^2} + C$। $f(2) = 1$ से $C = -\frac{3}{4}$, अतः

$$
y^2 = -\tfrac{3}{4}x^2 + 4x - 4
$$

$$
\frac{\left(x - \frac{8}{3}\right)^2}{16/9} + \frac{y^2}{4/3} = 1
$$

वक्र एक दीर्घवृत्त का ऊपरी आधा भाग है, जिसके अर्ध-अक्ष $\frac{4}{3}$ और $\frac{2}{\sqrt{3}}$ हैं; इसके सिरे $x = \frac{4}{3}$ और $x = 4$ पर हैं। क्षेत्रफल $= \frac{1}{2} \cdot \pi \cdot \frac{4}{3} \cdot \frac{2}{\sqrt{3}} = \frac{4\pi}{3\sqrt{3}}$।

छोटा रास्ता: शांकव और नियता के बीच का स्पर्श रेखा-खंड नाभि पर समकोण बनाता है। अतः नाभि $(2, 0)$ है, नियता $x = 0$ है और बिंदु $(2, 1)$ से $e = \frac{1}{2}$ मिलता है।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: half of the ellipse with semi-axes $\frac{4}{3}$ and $\frac{2}{\sqrt{3}}$.`,
          hi: String.raw`सही: यह $\frac{4}{3}$ और $\frac{2}{\sqrt{3}}$ अर्ध-अक्षों वाले दीर्घवृत्त के क्षेत्रफल का आधा है।`,
        },
        b: {
          en: String.raw`Takes the curve for a semicircle of radius $\frac{4}{3}$, half the length of the interval.`,
          hi: String.raw`वक्र को अंतराल की आधी लंबाई $\frac{4}{3}$ त्रिज्या वाला अर्धवृत्त मान लिया गया है।`,
        },
        c: {
          en: String.raw`The area of the whole ellipse; but $f$ is positive, so only its upper half counts.`,
          hi: String.raw`यह पूरे दीर्घवृत्त का क्षेत्रफल है; $f$ धनात्मक है, इसलिए केवल ऊपरी आधा भाग लेना है।`,
        },
        d: {
          en: String.raw`A quarter of the ellipse, from the centre $x = \frac{8}{3}$ to one end only.`,
          hi: String.raw`यह दीर्घवृत्त का चौथाई भाग है, केंद्र $x = \frac{8}{3}$ से केवल एक सिरे तक।`,
        },
      },
    },
    {
      code: 'ja-003',
      exams: ['jee'],
      subject: 'maths',
      topic: 'probability',
      difficulty: 'medium',
      targetSeconds: 190,
      stem: {
        en: String.raw`A fair die is rolled again and again until either a six appears or odd numbers appear on two rolls in succession; then the game stops. Given that the game stopped with a six, the probability that the die was rolled at most three times is`,
        hi: String.raw`एक निष्पक्ष पासे को बार-बार तब तक फेंका जाता है, जब तक या तो छक्का न आ जाए या लगातार दो बार विषम संख्याएँ न आ जाएँ; इसके बाद खेल रुक जाता है। यह दिया गया है कि खेल छक्का आने से रुका। तब पासे को अधिक से अधिक तीन बार फेंके जाने की प्रायिकता है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{41}{108}$`, hi: String.raw`$\dfrac{41}{108}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{41}{54}$`, hi: String.raw`$\dfrac{41}{54}$` } },
        { id: 'c', content: { en: String.raw`$\dfrac{11}{18}$`, hi: String.raw`$\dfrac{11}{18}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{91}{216}$`, hi: String.raw`$\dfrac{91}{216}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Each roll: six $\frac{1}{6}$, odd $\frac{1}{2}$, another even number $\frac{1}{3}$.

Let $u$ be the chance of stopping with a six when the last roll was not odd (as at the start), and $v$ when it was odd:

$$
u = \tfrac{1}{6} + \tfrac{1}{2}v + \tfrac{1}{3}u
$$

$$
v = \tfrac{1}{6} + \tfrac{1}{3}u
$$

Hence $\frac{u}{2} = \frac{1}{4}$, $u = \frac{1}{2}$.

A six that ends the game on roll 1, 2 or 3: $\frac{1}{6}$, $\frac{5}{6} \cdot \frac{1}{6}$ and $\left(\frac{25}{36} - \frac{9}{36}\right) \cdot \frac{1}{6}$; for the third, two rolls without a six and not both odd come first. The sum is $\frac{1}{6}\left(1 + \frac{5}{6} + \frac{4}{9}\right) = \frac{41}{108}$.

Required: $\frac{41}{108} \div \frac{1}{2} = \frac{41}{54}$. Trap: forgetting to divide by the chance of the condition.`,
        hi: String.raw`हर बार: छक्का $\frac{1}{6}$, विषम संख्या $\frac{1}{2}$, कोई दूसरी सम संख्या $\frac{1}{3}$।

माना पिछली बार विषम संख्या न आई हो (जैसा आरंभ में है), तो छक्के से खेल रुकने की प्रायिकता $u$ है, और विषम संख्या आई हो, तो $v$ है:

$$
u = \tfrac{1}{6} + \tfrac{1}{2}v + \tfrac{1}{3}u
$$

$$
v = \tfrac{1}{6} + \tfrac{1}{3}u
$$

अतः $\frac{u}{2} = \frac{1}{4}$, $u = \frac{1}{2}$।

पहली, दूसरी या तीसरी बार छक्के से खेल रुकने की प्रायिकताएँ: $\frac{1}{6}$, $\frac{5}{6} \cdot \frac{1}{6}$ और $\left(\frac{25}{36} - \frac{9}{36}\right) \cdot \frac{1}{6}$; तीसरी के लिए पहले दो बार छक्का न आए और दोनों बार विषम संख्या भी न आए। योग $\frac{1}{6}\left(1 + \frac{5}{6} + \frac{4}{9}\right) = \frac{41}{108}$ है।

अभीष्ट प्रायिकता: $\frac{41}{108} \div \frac{1}{2} = \frac{41}{54}$। ध्यान दें: दी गई शर्त की प्रायिकता से भाग देना न भूलें।`,
      },
      reasons: {
        a: {
          en: String.raw`The chance of a six ending the game within three rolls, not yet divided by $\frac{1}{2}$, the chance of the condition.`,
          hi: String.raw`यह तीन बार के भीतर छक्के से खेल रुकने की प्रायिकता है; इसे अभी शर्त की प्रायिकता $\frac{1}{2}$ से भाग देना है।`,
        },
        b: {
          en: String.raw`Right: $\frac{41}{108}$ within three rolls, divided by the chance $\frac{1}{2}$ of stopping with a six.`,
          hi: String.raw`सही: तीन बार के भीतर की $\frac{41}{108}$ को छक्के से रुकने की प्रायिकता $\frac{1}{2}$ से भाग दिया गया है।`,
        },
        c: {
          en: String.raw`Counts at most two rolls only: $\frac{1}{6}\left(1 + \frac{5}{6}\right) \div \frac{1}{2}$.`,
          hi: String.raw`इसमें केवल अधिक से अधिक दो बार लिया गया है: $\frac{1}{6}\left(1 + \frac{5}{6}\right) \div \frac{1}{2}$।`,
        },
        d: {
          en: String.raw`This is $1 - \left(\frac{5}{6}\right)^3$: it ignores that two odd numbers in succession stop the game.`,
          hi: String.raw`यह $1 - \left(\frac{5}{6}\right)^3$ है: इसमें छोड़ दिया गया कि लगातार दो विषम संख्याओं से भी खेल रुकता है।`,
        },
      },
    },
    {
      code: 'ja-004',
      exams: ['jee'],
      subject: 'maths',
      topic: 'properties-of-triangles',
      difficulty: 'easy',
      targetSeconds: 110,
      stem: {
        en: String.raw`In a triangle $ABC$, the lengths of the sides $BC$, $CA$, $AB$, in this order, are in arithmetic progression, and $\angle A - \angle C = 60^\circ$. Then the value of $\cos B$ is`,
        hi: String.raw`त्रिभुज $ABC$ की भुजाओं $BC$, $CA$, $AB$ की लंबाइयाँ इसी क्रम में समांतर श्रेढ़ी में हैं और $\angle A - \angle C = 60^\circ$ है। तब $\cos B$ का मान है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{3}{8}$`, hi: String.raw`$\dfrac{3}{8}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{7}{8}$`, hi: String.raw`$\dfrac{7}{8}$` } },
        { id: 'c', content: { en: String.raw`$-\dfrac{1}{2}$`, hi: String.raw`$-\dfrac{1}{2}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{5}{8}$`, hi: String.raw`$\dfrac{5}{8}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Turn the sides into sines: $a + c = 2b$ means $\sin A + \sin C = 2\sin B$. Write both sides with half angles, using $\frac{A + C}{2} = 90^\circ - \frac{B}{2}$:

$$
2\cos\tfrac{B}{2}\cos 30^\circ = 4\sin\tfrac{B}{2}\cos\tfrac{B}{2}
$$

So $\sin\frac{B}{2} = \frac{\sqrt{3}}{4}$ and $\cos B = 1 - 2 \cdot \frac{3}{16} = \frac{5}{8}$. The angles $A$ and $C$ themselves are not needed. Trap: the angle that enters is $\frac{A - C}{2} = 30^\circ$, not $60^\circ$.`,
        hi: String.raw`भुजाओं को ज्या में बदलिए: $a + c = 2b$ का अर्थ है $\sin A + \sin C = 2\sin B$। $\frac{A + C}{2} = 90^\circ - \frac{B}{2}$ का प्रयोग करके दोनों पक्ष अर्ध-कोणों में लिखिए:

$$
2\cos\tfrac{B}{2}\cos 30^\circ = 4\sin\tfrac{B}{2}\cos\tfrac{B}{2}
$$

अतः $\sin\frac{B}{2} = \frac{\sqrt{3}}{4}$ और $\cos B = 1 - 2 \cdot \frac{3}{16} = \frac{5}{8}$। कोण $A$ और $C$ अलग से निकालने की ज़रूरत नहीं है। ध्यान दें: सूत्र में $\frac{A - C}{2} = 30^\circ$ आता है, $60^\circ$ नहीं।`,
      },
      reasons: {
        a: {
          en: String.raw`This is $2\sin^2\frac{B}{2} = 1 - \cos B$; it still has to be taken from $1$.`,
          hi: String.raw`यह $2\sin^2\frac{B}{2} = 1 - \cos B$ का मान है; इसे अभी $1$ में से घटाना है।`,
        },
        b: {
          en: String.raw`Uses $\cos 60^\circ$ for $\cos\frac{A - C}{2}$, which is $\cos 30^\circ$; then $\sin\frac{B}{2} = \frac{1}{4}$.`,
          hi: String.raw`$\cos\frac{A - C}{2}$ के लिए $\cos 60^\circ$ ले लिया गया, जबकि वह $\cos 30^\circ$ है; तब $\sin\frac{B}{2} = \frac{1}{4}$ आता है।`,
        },
        c: {
          en: String.raw`Takes $\sin A + \sin C = \sin B$, without the $2$ of the arithmetic mean; then $\sin\frac{B}{2} = \frac{\sqrt{3}}{2}$.`,
          hi: String.raw`समांतर माध्य का $2$ छोड़कर $\sin A + \sin C = \sin B$ लिया गया; तब $\sin\frac{B}{2} = \frac{\sqrt{3}}{2}$ आता है।`,
        },
        d: {
          en: String.raw`Right: $\sin\frac{B}{2} = \frac{1}{2}\cos 30^\circ = \frac{\sqrt{3}}{4}$ gives $1 - 2 \cdot \frac{3}{16}$.`,
          hi: String.raw`सही: $\sin\frac{B}{2} = \frac{1}{2}\cos 30^\circ = \frac{\sqrt{3}}{4}$ से $1 - 2 \cdot \frac{3}{16}$ मिलता है।`,
        },
      },
    },
    {
      code: 'ja-006',
      exams: ['jee'],
      subject: 'maths',
      topic: 'applications-of-derivatives',
      difficulty: 'medium',
      targetSeconds: 230,
      stem: {
        en: String.raw`Let $f : \mathbb{R} \to \mathbb{R}$ be defined by $f(x) = |x^2 - 3|\,e^x$. Then which of the following statements is (are) TRUE? (Take $e^3 = 20.1$.)`,
        hi: String.raw`माना $f : \mathbb{R} \to \mathbb{R}$, $f(x) = |x^2 - 3|\,e^x$ द्वारा परिभाषित है। तब निम्नलिखित में से कौन-सा (से) कथन सही है (हैं)? ($e^3 = 20.1$ लीजिए।)`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$f$ has a local extremum at exactly three points`,
            hi: String.raw`$f$ का स्थानीय चरम मान ठीक तीन बिंदुओं पर है`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`The equation $f(x) = \dfrac{3}{10}$ has exactly three real solutions`,
            hi: String.raw`समीकरण $f(x) = \dfrac{3}{10}$ के ठीक तीन वास्तविक हल हैं`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`The equation $f(x) = \dfrac{1}{4}$ has exactly three real solutions`,
            hi: String.raw`समीकरण $f(x) = \dfrac{1}{4}$ के ठीक तीन वास्तविक हल हैं`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`$|x + \sqrt{3}|\,f(x)$ is differentiable at every $x$`,
            hi: String.raw`$|x + \sqrt{3}|\,f(x)$ प्रत्येक $x$ पर अवकलनीय है`,
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['b'] },
      solution: {
        en: String.raw`First study $h(x) = (x^2 - 3)e^x$: $h'(x) = (x + 3)(x - 1)e^x$. So $h$ rises to $h(-3) = \frac{6}{e^3}$, falls to $h(1) = -2e$ and rises again. Taking the modulus reflects the part between $-\sqrt{3}$ and $\sqrt{3}$:

- $f$ has local maxima at $-3$ (value $\frac{6}{e^3}$) and $1$ (value $2e$), and local minima at $\pm\sqrt{3}$ (value $0$): four points, so (A) is false.
- $\frac{6}{e^3} = \frac{6}{20.1} \approx 0.2985$ lies between $\frac{1}{4}$ and $\frac{3}{10}$, and $2e > \frac{3}{10}$.
- $f(x) = \frac{3}{10}$: none for $x < -\sqrt{3}$, one on each of $(-\sqrt{3}, 1)$, $(1, \sqrt{3})$, $(\sqrt{3}, \infty)$: three, so (B) is true.
- $f(x) = \frac{1}{4}$: two more on $(-\infty, -3)$ and $(-3, -\sqrt{3})$, as $f \to 0$ for $x \to -\infty$: five, so (C) is false.
- $|x + \sqrt{3}|\,f(x) = (x + \sqrt{3})^2\,|x - \sqrt{3}|\,e^x$ still has a corner at $\sqrt{3}$, so (D) is false.`,
        hi: String.raw`पहले $h(x) = (x^2 - 3)e^x$ को देखिए: $h'(x) = (x + 3)(x - 1)e^x$। अतः $h$ बढ़कर $h(-3) = \frac{6}{e^3}$ तक जाता है, घटकर $h(1) = -2e$ तक आता है और फिर बढ़ता है। मापांक लेने पर $-\sqrt{3}$ और $\sqrt{3}$ के बीच का भाग ऊपर पलट जाता है:

- $f$ के स्थानीय उच्चिष्ठ $-3$ (मान $\frac{6}{e^3}$) और $1$ (मान $2e$) पर हैं, और स्थानीय निम्निष्ठ $\pm\sqrt{3}$ (मान $0$) पर: कुल चार बिंदु, अतः (A) ग़लत है।
- $\frac{6}{e^3} = \frac{6}{20.1} \approx 0.2985$, जो $\frac{1}{4}$ और $\frac{3}{10}$ के बीच है, और $2e > \frac{3}{10}$।
- $f(x) = \frac{3}{10}$: $x < -\sqrt{3}$ पर कोई हल नहीं; $(-\sqrt{3}, 1)$, $(1, \sqrt{3})$, $(\sqrt{3}, \infty)$ में एक-एक हल: कुल तीन, अतः (B) सही है।
- $f(x) = \frac{1}{4}$: $(-\infty, -3)$ और $(-3, -\sqrt{3})$ में एक-एक हल और मिलता है, क्योंकि $x \to -\infty$ पर $f \to 0$: कुल पाँच, अतः (C) ग़लत है।
- $|x + \sqrt{3}|\,f(x) = (x + \sqrt{3})^2\,|x - \sqrt{3}|\,e^x$ में $\sqrt{3}$ पर कोना बना रहता है, अतः (D) ग़लत है।`,
      },
      reasons: {
        a: {
          en: String.raw`There are four: maxima at $-3$ and $1$, minima at $-\sqrt{3}$ and $\sqrt{3}$, where $f'$ does not exist.`,
          hi: String.raw`ऐसे चार बिंदु हैं: $-3$ और $1$ पर उच्चिष्ठ, तथा $-\sqrt{3}$ और $\sqrt{3}$ पर निम्निष्ठ, जहाँ $f'$ का अस्तित्व नहीं है।`,
        },
        b: {
          en: String.raw`Right: $\frac{6}{e^3} < \frac{3}{10} < 2e$, so the line cuts the graph only to the right of $-\sqrt{3}$, three times.`,
          hi: String.raw`सही: $\frac{6}{e^3} < \frac{3}{10} < 2e$, इसलिए रेखा ग्राफ़ को केवल $-\sqrt{3}$ के दाईं ओर तीन बार काटती है।`,
        },
        c: {
          en: String.raw`$\frac{1}{4}$ lies below $\frac{6}{e^3}$, so there are two more solutions left of $-\sqrt{3}$: five in all.`,
          hi: String.raw`$\frac{1}{4}$ का मान $\frac{6}{e^3}$ से कम है, इसलिए $-\sqrt{3}$ के बाईं ओर दो हल और हैं: कुल पाँच।`,
        },
        d: {
          en: String.raw`The factor removes the corner at $-\sqrt{3}$ only; at $\sqrt{3}$ the corner of $|x - \sqrt{3}|$ remains.`,
          hi: String.raw`यह गुणनखंड केवल $-\sqrt{3}$ का कोना हटाता है; $\sqrt{3}$ पर $|x - \sqrt{3}|$ का कोना बना रहता है।`,
        },
      },
    },
    {
      code: 'ja-007',
      exams: ['jee'],
      subject: 'maths',
      topic: 'three-dimensional-geometry',
      difficulty: 'hard',
      targetSeconds: 280,
      stem: {
        en: String.raw`Consider the lines

$$
L_1: \vec{r} = 3\hat{i} + 2\hat{j} + 2\hat{k} + \lambda(\hat{i} + \hat{j})
$$

$$
L_2: \vec{r} = \hat{i} - \hat{k} + \mu(\hat{i} - \hat{j} + \hat{k})
$$

where $\lambda, \mu \in \mathbb{R}$. Let $A$ and $C$ be points on $L_1$, and let $B$ and $D$ be points on $L_2$. Then which of the following statements is (are) TRUE?`,
        hi: String.raw`रेखाओं

$$
L_1: \vec{r} = 3\hat{i} + 2\hat{j} + 2\hat{k} + \lambda(\hat{i} + \hat{j})
$$

$$
L_2: \vec{r} = \hat{i} - \hat{k} + \mu(\hat{i} - \hat{j} + \hat{k})
$$

पर विचार कीजिए, जहाँ $\lambda, \mu \in \mathbb{R}$ हैं। माना $A$ और $C$ रेखा $L_1$ पर तथा $B$ और $D$ रेखा $L_2$ पर स्थित बिंदु हैं। तब निम्नलिखित में से कौन-सा (से) कथन सही है (हैं)?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`The line that meets both $L_1$ and $L_2$ at right angles passes through the point $(0, 1, 0)$`,
            hi: String.raw`$L_1$ और $L_2$ दोनों को समकोण पर काटने वाली रेखा बिंदु $(0, 1, 0)$ से होकर जाती है`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`The midpoint of $AB$ lies on the plane $x - y - 2z = 0$ for every choice of $A$ and $B$`,
            hi: String.raw`$A$ और $B$ के प्रत्येक चुनाव के लिए $AB$ का मध्यबिंदु समतल $x - y - 2z = 0$ पर स्थित है`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`If $AB = \sqrt{10}$, then the midpoint of $AB$ lies on a circle of radius $1$`,
            hi: String.raw`यदि $AB = \sqrt{10}$ है, तो $AB$ का मध्यबिंदु $1$ त्रिज्या वाले एक वृत्त पर स्थित है`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`If $AB = CD = \sqrt{10}$, then the greatest volume of the tetrahedron $ABCD$ is $\dfrac{8\sqrt{6}}{3}$`,
            hi: String.raw`यदि $AB = CD = \sqrt{10}$ है, तो चतुष्फलक $ABCD$ का महत्तम आयतन $\dfrac{8\sqrt{6}}{3}$ है`,
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['b', 'c'] },
      solution: {
        en: String.raw`The directions are perpendicular: $(\hat{i} + \hat{j}) \cdot (\hat{i} - \hat{j} + \hat{k}) = 0$. Their cross product is $\vec{n} = \hat{i} - \hat{j} - 2\hat{k}$, with $|\vec{n}| = \sqrt{6}$.

All points of $L_1$ have $x - y - 2z = -3$, all points of $L_2$ have $x - y - 2z = 3$. The shortest distance is $\frac{6}{\sqrt{6}} = \sqrt{6}$.

- (A) $\lambda = -2$ and $\mu = 1$ give $P_0(1, 0, 2)$ and $Q_0(2, -1, 0)$, whose join is $\vec{n}$. The points of this line are $(1 + s, -s, 2 - 2s)$; for $s = -1$ that is $(0, 1, 4)$, not $(0, 1, 0)$. False.
- (B) The value of $x - y - 2z$ at the midpoint is $\frac{-3 + 3}{2} = 0$. True.
- (C) Let $u$ and $v$ be the signed distances of $A$ from $P_0$ and of $B$ from $Q_0$. $AB^2 = 6 + u^2 + v^2 = 10$, so $u^2 + v^2 = 4$. From the midpoint of $P_0Q_0$, the midpoint of $AB$ has the distances $\frac{u}{2}, \frac{v}{2}$ along two perpendicular directions: $\left(\frac{u}{2}\right)^2 + \left(\frac{v}{2}\right)^2 = 1$. True.
- (D) Volume $= \frac{1}{6} \cdot AC \cdot BD \cdot \sqrt{6}$, as the lines are perpendicular. By (C), $(u_1, v_1)$ for $A, B$ and $(u_2, v_2)$ for $C, D$ both lie on the circle $u^2 + v^2 = 4$ and are at most a diameter apart: $AC^2 + BD^2 \le 16$. So $AC \cdot BD \le 8$ (both $2\sqrt{2}$), and the greatest volume is $\frac{8\sqrt{6}}{6} = \frac{4\sqrt{6}}{3}$. False.

Trap in (D): $AC$ and $BD$ cannot both be $4$ at once.`,
        hi: String.raw`दोनों दिशाएँ परस्पर लंब हैं: $(\hat{i} + \hat{j}) \cdot (\hat{i} - \hat{j} + \hat{k}) = 0$। उनका सदिश गुणनफल $\vec{n} = \hat{i} - \hat{j} - 2\hat{k}$ है, जहाँ $|\vec{n}| = \sqrt{6}$।

$L_1$ के सभी बिंदुओं पर $x - y - 2z = -3$ और $L_2$ के सभी बिंदुओं पर $x - y - 2z = 3$ है। न्यूनतम दूरी $\frac{6}{\sqrt{6}} = \sqrt{6}$ है।

- (A) $\lambda = -2$ और $\mu = 1$ से $P_0(1, 0, 2)$ और $Q_0(2, -1, 0)$ मिलते हैं, जिन्हें मिलाने वाला सदिश $\vec{n}$ है। इस रेखा के बिंदु $(1 + s, -s, 2 - 2s)$ हैं; $s = -1$ पर $(0, 1, 4)$ मिलता है, $(0, 1, 0)$ नहीं। ग़लत।
- (B) मध्यबिंदु पर $x - y - 2z$ का मान $\frac{-3 + 3}{2} = 0$ है। सही।
- (C) माना $P_0$ से $A$ की और $Q_0$ से $B$ की चिह्न सहित दूरियाँ $u$ और $v$ हैं। $AB^2 = 6 + u^2 + v^2 = 10$, अतः $u^2 + v^2 = 4$। $P_0Q_0$ के मध्यबिंदु से दो लंब दिशाओं में $AB$ के मध्यबिंदु की दूरियाँ $\frac{u}{2}, \frac{v}{2}$ हैं: $\left(\frac{u}{2}\right)^2 + \left(\frac{v}{2}\right)^2 = 1$। सही।
- (D) रेखाएँ परस्पर लंब हैं, अतः आयतन $= \frac{1}{6} \cdot AC \cdot BD \cdot \sqrt{6}$। (C) के अनुसार $A, B$ के लिए $(u_1, v_1)$ और $C, D$ के लिए $(u_2, v_2)$ दोनों वृत्त $u^2 + v^2 = 4$ पर हैं और उनके बीच की दूरी व्यास से अधिक नहीं हो सकती: $AC^2 + BD^2 \le 16$। अतः $AC \cdot BD \le 8$ (दोनों $2\sqrt{2}$) और महत्तम आयतन $\frac{8\sqrt{6}}{6} = \frac{4\sqrt{6}}{3}$ है। ग़लत।

(D) में ध्यान दें: $AC$ और $BD$ दोनों एक साथ $4$ नहीं हो सकते।`,
      },
      reasons: {
        a: {
          en: String.raw`The common perpendicular joins $(1, 0, 2)$ and $(2, -1, 0)$ and meets $x = 0$ at $(0, 1, 4)$; a slip in the sign of $z$ leads to $(0, 1, 0)$.`,
          hi: String.raw`उभयनिष्ठ लंब $(1, 0, 2)$ और $(2, -1, 0)$ को मिलाता है और $x = 0$ पर $(0, 1, 4)$ से गुज़रता है; $z$ के चिह्न की भूल से $(0, 1, 0)$ आता है।`,
        },
        b: {
          en: String.raw`Right: $x - y - 2z$ is $-3$ on $L_1$ and $3$ on $L_2$, so it is $0$ at every midpoint.`,
          hi: String.raw`सही: $x - y - 2z$ का मान $L_1$ पर $-3$ और $L_2$ पर $3$ है, अतः हर मध्यबिंदु पर $0$ है।`,
        },
        c: {
          en: String.raw`Right: $u^2 + v^2 = 10 - 6 = 4$ along perpendicular directions, and the midpoint has half of each.`,
          hi: String.raw`सही: लंब दिशाओं में $u^2 + v^2 = 10 - 6 = 4$ है और मध्यबिंदु के लिए दोनों दूरियाँ आधी हो जाती हैं।`,
        },
        d: {
          en: String.raw`This takes $AC = BD = 4$ together, but $AC^2 + BD^2 \le 16$ allows at most $AC = BD = 2\sqrt{2}$, half this volume.`,
          hi: String.raw`इसमें $AC = BD = 4$ एक साथ लिया गया, पर $AC^2 + BD^2 \le 16$ होने से अधिक से अधिक $AC = BD = 2\sqrt{2}$ संभव है, जिससे आयतन इसका आधा है।`,
        },
      },
    },
    {
      code: 'ja-008',
      exams: ['jee'],
      subject: 'maths',
      topic: 'conics',
      difficulty: 'hard',
      targetSeconds: 290,
      stem: {
        en: String.raw`Let $F_1$ and $F_2$ be the foci of the ellipse $E: \dfrac{x^2}{25} + \dfrac{y^2}{16} = 1$, and let $P$ be a point of $E$ that does not lie on the coordinate axes. The tangent at $P$ meets the $x$-axis at $T$ and the lines $x = 5$ and $x = -5$ at $Q$ and $R$, respectively. The normal at $P$ meets the $x$-axis at $G$. If $O$ is the origin and $I$ is the incentre of the triangle $PF_1F_2$, then which of the following statements is (are) TRUE?`,
        hi: String.raw`माना $F_1$ और $F_2$ दीर्घवृत्त $E: \dfrac{x^2}{25} + \dfrac{y^2}{16} = 1$ की नाभियाँ हैं और $P$ दीर्घवृत्त $E$ का एक ऐसा बिंदु है, जो निर्देशांक अक्षों पर नहीं है। $P$ पर स्पर्श रेखा $x$-अक्ष से $T$ पर तथा रेखाओं $x = 5$ और $x = -5$ से क्रमशः $Q$ और $R$ पर मिलती है। $P$ पर अभिलंब $x$-अक्ष से $G$ पर मिलता है। यदि $O$ मूलबिंदु है और $I$ त्रिभुज $PF_1F_2$ का अंतःकेंद्र है, तो निम्नलिखित में से कौन-सा (से) कथन सही है (हैं)?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`The circle with $QR$ as a diameter passes through both $F_1$ and $F_2$`,
            hi: String.raw`$QR$ को व्यास मानकर खींचा गया वृत्त $F_1$ और $F_2$ दोनों से होकर जाता है`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`For a suitable position of $P$, $\angle F_1PF_2$ is a right angle`,
            hi: String.raw`$P$ की किसी उपयुक्त स्थिति के लिए $\angle F_1PF_2$ समकोण है`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`For every position of $P$, the product $OT \cdot OG$ is equal to $25$`,
            hi: String.raw`$P$ की प्रत्येक स्थिति के लिए गुणनफल $OT \cdot OG$ का मान $25$ है`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`As $P$ varies, $I$ moves on an ellipse with eccentricity $\dfrac{\sqrt{3}}{2}$`,
            hi: String.raw`$P$ के बदलने पर $I$, $\dfrac{\sqrt{3}}{2}$ उत्केंद्रता वाले दीर्घवृत्त पर चलता है`,
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['a', 'd'] },
      solution: {
        en: String.raw`Here $a = 5$, $b = 4$, $c = 3$; let $P(5\cos\theta, 4\sin\theta)$.

- (A) On the tangent $\frac{x\cos\theta}{5} + \frac{y\sin\theta}{4} = 1$, the heights of $Q$ and $R$ are $\frac{4(1 \mp \cos\theta)}{\sin\theta}$, with the product $16$. The circle meets the $x$-axis where $(x - 5)(x + 5) + 16 = 0$: $x = \pm 3$. True.
- (B) The angle is greatest at the end of the minor axis, with $\cos F_1PF_2 = 1 - 2 \cdot \frac{9}{25} = \frac{7}{25} > 0$. It stays acute, because $c < b$. False.
- (C) $OT = \frac{5}{|\cos\theta|}$ and $OG = \frac{9}{5}|\cos\theta|$, so the product is $c^2 = 9$. False.
- (D) The sides of the triangle are $PF_1 = 5 + 3\cos\theta$, $PF_2 = 5 - 3\cos\theta$ and $F_1F_2 = 6$, with the perimeter $16$. The area is $12|\sin\theta|$, so the inradius is $\frac{12|\sin\theta|}{8} = \frac{3}{2}|\sin\theta|$. For the abscissa of $I$:

$$
\frac{6 \cdot 5\cos\theta + 3 \cdot 6\cos\theta}{16} = 3\cos\theta
$$

So $I\left(3\cos\theta, \frac{3}{2}\sin\theta\right)$ lies on an ellipse with $e^2 = 1 - \frac{1}{4} = \frac{3}{4}$. True.`,
        hi: String.raw`यहाँ $a = 5$, $b = 4$, $c = 3$; माना $P(5\cos\theta, 4\sin\theta)$।

- (A) स्पर्श रेखा $\frac{x\cos\theta}{5} + \frac{y\sin\theta}{4} = 1$ पर $Q$ और $R$ की कोटियाँ $\frac{4(1 \mp \cos\theta)}{\sin\theta}$ हैं, जिनका गुणनफल $16$ है। वृत्त $x$-अक्ष को वहाँ काटता है, जहाँ $(x - 5)(x + 5) + 16 = 0$: $x = \pm 3$। सही।
- (B) यह कोण लघु अक्ष के सिरे पर सबसे बड़ा होता है, जहाँ $\cos F_1PF_2 = 1 - 2 \cdot \frac{9}{25} = \frac{7}{25} > 0$। $c < b$ होने से कोण न्यून ही रहता है। ग़लत।
- (C) $OT = \frac{5}{|\cos\theta|}$ और $OG = \frac{9}{5}|\cos\theta|$, अतः गुणनफल $c^2 = 9$ है। ग़लत।
- (D) त्रिभुज की भुजाएँ $PF_1 = 5 + 3\cos\theta$, $PF_2 = 5 - 3\cos\theta$ और $F_1F_2 = 6$ हैं, परिमाप $16$ है। क्षेत्रफल $12|\sin\theta|$ है, अतः अंतःत्रिज्या $\frac{12|\sin\theta|}{8} = \frac{3}{2}|\sin\theta|$ है। $I$ का भुज:

$$
\frac{6 \cdot 5\cos\theta + 3 \cdot 6\cos\theta}{16} = 3\cos\theta
$$

अतः $I\left(3\cos\theta, \frac{3}{2}\sin\theta\right)$ जिस दीर्घवृत्त पर है, उसके लिए $e^2 = 1 - \frac{1}{4} = \frac{3}{4}$। सही।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: the heights of $Q$ and $R$ have the product $b^2 = 16$, so the circle cuts the $x$-axis at $x^2 = 25 - 16$.`,
          hi: String.raw`सही: $Q$ और $R$ की कोटियों का गुणनफल $b^2 = 16$ है, अतः वृत्त $x$-अक्ष को $x^2 = 25 - 16$ पर काटता है।`,
        },
        b: {
          en: String.raw`A right angle needs $c \ge b$; here $c = 3 < b = 4$, and the angle stays below about $74^\circ$.`,
          hi: String.raw`समकोण के लिए $c \ge b$ चाहिए; यहाँ $c = 3 < b = 4$ है और कोण लगभग $74^\circ$ से कम रहता है।`,
        },
        c: {
          en: String.raw`$OT \cdot OG$ is $c^2 = 9$; $25$ is the product of $OT$ and the abscissa of $P$.`,
          hi: String.raw`$OT \cdot OG$ का मान $c^2 = 9$ है; $25$ तो $OT$ और $P$ के भुज का गुणनफल है।`,
        },
        d: {
          en: String.raw`Right: $I\left(3\cos\theta, \frac{3}{2}\sin\theta\right)$ has semi-axes in the ratio $2 : 1$, so $e = \frac{\sqrt{3}}{2}$.`,
          hi: String.raw`सही: $I\left(3\cos\theta, \frac{3}{2}\sin\theta\right)$ के दीर्घवृत्त के अर्ध-अक्षों का अनुपात $2 : 1$ है, अतः $e = \frac{\sqrt{3}}{2}$।`,
        },
      },
    },
    {
      code: 'ja-009',
      exams: ['jee'],
      subject: 'maths',
      topic: 'permutations-and-combinations',
      difficulty: 'medium',
      targetSeconds: 180,
      stem: {
        en: String.raw`The number of onto functions $f : \{1, 2, 3, 4, 5, 6\} \to \{1, 2, 3, 4\}$ such that $f(6) \ne f(1)$ and $f(i) \ne f(i + 1)$ for $i = 1, 2, 3, 4, 5$ is ______.`,
        hi: String.raw`ऐसे आच्छादक (onto) फलनों $f : \{1, 2, 3, 4, 5, 6\} \to \{1, 2, 3, 4\}$ की संख्या, जिनके लिए $f(6) \ne f(1)$ और $i = 1, 2, 3, 4, 5$ के लिए $f(i) \ne f(i + 1)$ है, ______ है।`,
      },
      key: { kind: 'nat', min: '480', max: '480' },
      solution: {
        en: String.raw`Think of colouring the corners of a hexagon so that neighbours differ, with all four colours used.

With $k$ colours available, a ring of $6$ has $(k - 1)^6 + (k - 1)$ colourings: of the $k(k - 1)^5$ colourings of the open row, take away those with equal ends (a ring of $5$), and so on.

- $k = 4$: $3^6 + 3 = 732$
- $k = 3$: $2^6 + 2 = 66$
- $k = 2$: $1 + 1 = 2$

Inclusion and exclusion over the values that are left out:

$$
732 - 4 \cdot 66 + 6 \cdot 2 = 480
$$

Trap: forgetting $f(6) \ne f(1)$ gives $600$.`,
        hi: String.raw`इसे षट्भुज के शीर्षों में इस तरह रंग भरना मानिए कि पड़ोसी शीर्षों के रंग अलग हों और चारों रंग काम में आएँ।

$k$ रंग उपलब्ध हों, तो $6$ शीर्षों के घेरे में रंग भरने के $(k - 1)^6 + (k - 1)$ तरीक़े हैं: खुली पंक्ति के $k(k - 1)^5$ तरीक़ों में से समान सिरों वाले ($5$ का घेरा) घटाइए, और इसी तरह आगे।

- $k = 4$: $3^6 + 3 = 732$
- $k = 3$: $2^6 + 2 = 66$
- $k = 2$: $1 + 1 = 2$

छूटे हुए मानों पर समावेशन-अपवर्जन सिद्धांत लगाइए:

$$
732 - 4 \cdot 66 + 6 \cdot 2 = 480
$$

ध्यान दें: $f(6) \ne f(1)$ भूलने पर $600$ आता है।`,
      },
    },
    {
      code: 'ja-010',
      exams: ['jee'],
      subject: 'maths',
      topic: 'complex-numbers',
      difficulty: 'medium',
      targetSeconds: 175,
      stem: {
        en: String.raw`Let $\omega = \cos\dfrac{2\pi}{7} + i\sin\dfrac{2\pi}{7}$, where $i = \sqrt{-1}$. If $z$ is a complex number such that $|z| = 2$ and $|z - 1| = \sqrt{3}$, then the value of

$$
\sum_{k=1}^{6} |z - \omega^k|^4
$$

is ______.`,
        hi: String.raw`माना $\omega = \cos\dfrac{2\pi}{7} + i\sin\dfrac{2\pi}{7}$ है, जहाँ $i = \sqrt{-1}$ है। यदि $z$ ऐसी सम्मिश्र संख्या है, जिसके लिए $|z| = 2$ और $|z - 1| = \sqrt{3}$ है, तो

$$
\sum_{k=1}^{6} |z - \omega^k|^4
$$

का मान ______ है।`,
      },
      key: { kind: 'nat', min: '222', max: '222' },
      solution: {
        en: String.raw`Sum over all seven roots $w = 1, \omega, \dots, \omega^6$ first, then take away $w = 1$.

$$
|z - w|^2 = 4 + 1 - (z\bar{w} + \bar{z}w) = 5 - (z\bar{w} + \bar{z}w)
$$

$$
\begin{aligned}
|z - w|^4 = {} & 25 - 10(z\bar{w} + \bar{z}w) \\
& + z^2\bar{w}^2 + \bar{z}^2w^2 + 2|z|^2|w|^2
\end{aligned}
$$

$\sum w = \sum w^2 = 0$ (and so for the conjugates); only $25 + 2 \cdot 4 = 33$ remains. The sum over seven roots is $7 \cdot 33 = 231$.

The term $w = 1$ is $|z - 1|^4 = 3^2 = 9$. Answer: $231 - 9 = 222$. The condition on $|z - 1|$ serves only this last step.`,
        hi: String.raw`पहले सातों मूलों $w = 1, \omega, \dots, \omega^6$ पर योग लीजिए, फिर $w = 1$ वाला पद घटाइए।

$$
|z - w|^2 = 4 + 1 - (z\bar{w} + \bar{z}w) = 5 - (z\bar{w} + \bar{z}w)
$$

$$
\begin{aligned}
|z - w|^4 = {} & 25 - 10(z\bar{w} + \bar{z}w) \\
& + z^2\bar{w}^2 + \bar{z}^2w^2 + 2|z|^2|w|^2
\end{aligned}
$$

$\sum w = \sum w^2 = 0$ (संयुग्मियों के लिए भी); केवल $25 + 2 \cdot 4 = 33$ बचता है। सातों मूलों पर योग $7 \cdot 33 = 231$ है।

$w = 1$ वाला पद $|z - 1|^4 = 3^2 = 9$ है। उत्तर: $231 - 9 = 222$। $|z - 1|$ की शर्त केवल इसी अंतिम चरण में काम आती है।`,
      },
    },
    {
      code: 'ja-011',
      exams: ['jee'],
      subject: 'maths',
      topic: 'area-under-curves',
      difficulty: 'medium',
      targetSeconds: 205,
      stem: {
        en: String.raw`The circle $C$ with its centre at $(5, 0)$ touches the parabola $y^2 = 4x$ at two points $A$ and $B$. The area (in square units) of the region bounded by the arc of the parabola from $A$ to $B$ through its vertex and the minor arc $AB$ of the circle $C$, correct to two decimal places, is ______.`,
        hi: String.raw`वृत्त $C$, जिसका केंद्र $(5, 0)$ है, परवलय $y^2 = 4x$ को दो बिंदुओं $A$ और $B$ पर स्पर्श करता है। परवलय के शीर्ष से होकर जाने वाले $A$ से $B$ तक के चाप तथा वृत्त $C$ के लघु चाप $AB$ से परिबद्ध क्षेत्र का क्षेत्रफल (वर्ग इकाई में, दशमलव के दो स्थानों तक सही) ______ है।`,
      },
      key: { kind: 'nat', min: '4.02', max: '4.04' },
      solution: {
        en: String.raw`The normal of $y^2 = 4x$ at $(t^2, 2t)$ passes through $(2 + t^2, 0)$. So $t^2 = 3$: the points are $(3, \pm 2\sqrt{3})$ and the radius is $\sqrt{2^2 + 12} = 4$.

The chord $AB$ is the line $x = 3$, at the distance $2$ from the centre; so the minor arc has the central angle $120^\circ$.

- Between the parabola and the chord: $2\int_0^3 2\sqrt{x}\,dx = 8\sqrt{3}$
- Segment of the circle: $\frac{1}{2} \cdot 16\left(\frac{2\pi}{3} - \frac{\sqrt{3}}{2}\right) = \frac{16\pi}{3} - 4\sqrt{3}$

The difference is $12\sqrt{3} - \frac{16\pi}{3} \approx 20.785 - 16.755 = 4.03$.`,
        hi: String.raw`$y^2 = 4x$ के बिंदु $(t^2, 2t)$ पर अभिलंब $(2 + t^2, 0)$ से होकर जाता है। अतः $t^2 = 3$: बिंदु $(3, \pm 2\sqrt{3})$ हैं और त्रिज्या $\sqrt{2^2 + 12} = 4$ है।

जीवा $AB$ रेखा $x = 3$ है, जो केंद्र से $2$ की दूरी पर है; अतः लघु चाप का केंद्रीय कोण $120^\circ$ है।

- परवलय और जीवा के बीच का क्षेत्रफल: $2\int_0^3 2\sqrt{x}\,dx = 8\sqrt{3}$
- वृत्तखंड का क्षेत्रफल: $\frac{1}{2} \cdot 16\left(\frac{2\pi}{3} - \frac{\sqrt{3}}{2}\right) = \frac{16\pi}{3} - 4\sqrt{3}$

अंतर $12\sqrt{3} - \frac{16\pi}{3} \approx 20.785 - 16.755 = 4.03$ है।`,
      },
    },
    {
      code: 'ja-012',
      exams: ['jee'],
      subject: 'maths',
      topic: 'quadratic-equations',
      difficulty: 'medium',
      targetSeconds: 185,
      stem: {
        en: String.raw`The number of integers $k$ for which the equation $x^4 + 2x^3 - kx^2 + 2x + 1 = 0$ has exactly two distinct real roots is ______.`,
        hi: String.raw`ऐसे पूर्णांकों $k$ की संख्या, जिनके लिए समीकरण $x^4 + 2x^3 - kx^2 + 2x + 1 = 0$ के ठीक दो भिन्न वास्तविक मूल हैं, ______ है।`,
      },
      key: { kind: 'nat', min: '7', max: '7' },
      solution: {
        en: String.raw`$x = 0$ is no root, so divide by $x^2$ and put $t = x + \frac{1}{x}$:

$$
t^2 + 2t - (k + 2) = 0
$$

$$
t = -1 \pm s, \quad s = \sqrt{k + 3}
$$

A value of $t$ gives two real $x$ if $|t| > 2$, one if $|t| = 2$, none if $|t| < 2$.

- $t = -1 - s \le -2$ for $s \ge 1$
- $t = -1 + s \ge 2$ for $s \ge 3$

Exactly two distinct roots: $1 < s < 3$, that is $1 < k + 3 < 9$, $-2 < k < 6$. The integers are $-1, 0, 1, 2, 3, 4, 5$: seven. Trap: $k = -2$ gives only $x = -1$, and $k = 6$ gives three roots.`,
        hi: String.raw`$x = 0$ मूल नहीं है, इसलिए $x^2$ से भाग देकर $t = x + \frac{1}{x}$ रखिए:

$$
t^2 + 2t - (k + 2) = 0
$$

$$
t = -1 \pm s, \quad s = \sqrt{k + 3}
$$

$t$ का कोई मान $|t| > 2$ होने पर दो वास्तविक $x$ देता है, $|t| = 2$ पर एक और $|t| < 2$ पर एक भी नहीं।

- $t = -1 - s \le -2$, जब $s \ge 1$
- $t = -1 + s \ge 2$, जब $s \ge 3$

ठीक दो भिन्न मूल: $1 < s < 3$, यानी $1 < k + 3 < 9$, $-2 < k < 6$। पूर्णांक $-1, 0, 1, 2, 3, 4, 5$ हैं: कुल सात। ध्यान दें: $k = -2$ पर केवल $x = -1$ मिलता है और $k = 6$ पर तीन मूल मिलते हैं।`,
      },
    },
    {
      code: 'ja-013',
      exams: ['jee'],
      subject: 'maths',
      topic: 'sequences-and-series',
      difficulty: 'hard',
      targetSeconds: 205,
      stem: {
        en: String.raw`Let $x_1, x_2, x_3, \dots$ be the sequence with $x_1 = 8$ and

$$
(n + 2)\,x_{n+1} = n\,x_n + 6(n + 1) \quad \text{for } n \ge 1.
$$

Then the value of $x_1 + x_2 + \cdots + x_{24}$ is ______.`,
        hi: String.raw`माना $x_1, x_2, x_3, \dots$ वह अनुक्रम है, जिसमें $x_1 = 8$ है और सभी $n \ge 1$ के लिए

$$
(n + 2)\,x_{n+1} = n\,x_n + 6(n + 1)
$$

है। तब $x_1 + x_2 + \cdots + x_{24}$ का मान ______ है।`,
      },
      key: { kind: 'nat', min: '633.6', max: '633.6' },
      solution: {
        en: String.raw`Multiply by $n + 1$: then both sides hold the same expression $n(n + 1)x_n$, one step apart.

$$
(n+1)(n+2)x_{n+1} - n(n+1)x_n = 6(n+1)^2
$$

Add from the first step to step $n - 1$, with $1 \cdot 2 \cdot x_1 = 16$:

$$
n(n+1)x_n = 16 + 6(2^2 + 3^2 + \cdots + n^2)
$$

$$
= 10 + n(n+1)(2n+1)
$$

So $x_n = 2n + 1 + \dfrac{10}{n(n+1)}$ (check: $x_1 = 3 + 5 = 8$). The second part telescopes:

$$
\sum_{n=1}^{24} x_n = 24 \cdot 26 + 10\left(1 - \frac{1}{25}\right)
$$

$= 624 + 9.6 = 633.6$. Trap: the sum of squares starts at $2^2$, so $6$ has to be taken from $16$.`,
        hi: String.raw`$n + 1$ से गुणा कीजिए: तब दोनों ओर एक ही व्यंजक $n(n + 1)x_n$ के दो क्रमागत मान आते हैं।

$$
(n+1)(n+2)x_{n+1} - n(n+1)x_n = 6(n+1)^2
$$

पहले से $(n - 1)$वें तक सभी समीकरण जोड़िए, जहाँ $1 \cdot 2 \cdot x_1 = 16$:

$$
n(n+1)x_n = 16 + 6(2^2 + 3^2 + \cdots + n^2)
$$

$$
= 10 + n(n+1)(2n+1)
$$

अतः $x_n = 2n + 1 + \dfrac{10}{n(n+1)}$ (जाँच: $x_1 = 3 + 5 = 8$)। दूसरे भाग में बीच के पद कटते जाते हैं:

$$
\sum_{n=1}^{24} x_n = 24 \cdot 26 + 10\left(1 - \frac{1}{25}\right)
$$

$= 624 + 9.6 = 633.6$। ध्यान दें: वर्गों का योग $2^2$ से शुरू होता है, इसलिए $16$ में से $6$ घटाना पड़ता है।`,
      },
    },
    {
      code: 'ja-014',
      exams: ['jee'],
      subject: 'maths',
      topic: 'circle',
      difficulty: 'hard',
      targetSeconds: 200,
      stem: {
        en: String.raw`From a point $P$ on the line $4x + 3y = 45$, the tangents $PA$ and $PB$ are drawn to the circle $x^2 + y^2 = 36$, touching it at $A$ and $B$. As $P$ moves along the line, the orthocentre of the triangle $PAB$ moves on a circle with centre $(\alpha, \beta)$ and radius $\rho$. Then the value of $\alpha + \beta + \rho$ is ______.`,
        hi: String.raw`रेखा $4x + 3y = 45$ के एक बिंदु $P$ से वृत्त $x^2 + y^2 = 36$ पर स्पर्श रेखाएँ $PA$ और $PB$ खींची गई हैं, जो वृत्त को $A$ और $B$ पर स्पर्श करती हैं। $P$ के इस रेखा पर चलने पर त्रिभुज $PAB$ का लंबकेंद्र (orthocentre) एक वृत्त पर चलता है, जिसका केंद्र $(\alpha, \beta)$ और त्रिज्या $\rho$ है। तब $\alpha + \beta + \rho$ का मान ______ है।`,
      },
      key: { kind: 'nat', min: '9.6', max: '9.6' },
      solution: {
        en: String.raw`Let $O$ be the centre and $H$ the orthocentre. $AH \perp PB$ and $OB \perp PB$, so $AH \parallel OB$; likewise $BH \parallel OA$. So $OAHB$ is a rhombus, and $H$ is the image of $O$ in the midpoint $M$ of $AB$.

For $P(h, k)$ the chord of contact $AB$ is $hx + ky = 36$. With $4h + 3k = 45$ it always passes through

$$
Q = \left(\tfrac{36 \cdot 4}{45}, \tfrac{36 \cdot 3}{45}\right) = (3.2,\ 2.4)
$$

As $OM \perp MQ$, $M$ moves on the circle with $OQ$ as a diameter. Doubling from $O$, $H$ moves on the circle with centre $Q$ and radius $OQ = \frac{36}{9} = 4$.

$\alpha + \beta + \rho = 3.2 + 2.4 + 4 = 9.6$. Trap: the circle of $M$ has centre $(1.6, 1.2)$ and radius $2$, half of what is asked.`,
        hi: String.raw`माना $O$ वृत्त का केंद्र और $H$ लंबकेंद्र है। $AH \perp PB$ और $OB \perp PB$, अतः $AH \parallel OB$; इसी तरह $BH \parallel OA$। अतः $OAHB$ समचतुर्भुज है, और $AB$ के मध्यबिंदु $M$ के सापेक्ष $O$ का प्रतिबिंब $H$ है।

$P(h, k)$ के लिए स्पर्श जीवा $AB$ का समीकरण $hx + ky = 36$ है। $4h + 3k = 45$ होने से यह सदा इस बिंदु से होकर जाती है:

$$
Q = \left(\tfrac{36 \cdot 4}{45}, \tfrac{36 \cdot 3}{45}\right) = (3.2,\ 2.4)
$$

$OM \perp MQ$ होने से $M$ उस वृत्त पर चलता है जिसका व्यास $OQ$ है। $O$ से दुगुनी दूरी लेने पर $H$ उस वृत्त पर चलता है जिसका केंद्र $Q$ और त्रिज्या $OQ = \frac{36}{9} = 4$ है।

$\alpha + \beta + \rho = 3.2 + 2.4 + 4 = 9.6$। ध्यान दें: $M$ वाले वृत्त का केंद्र $(1.6, 1.2)$ और त्रिज्या $2$ है, जो पूछे गए वृत्त के आधे हैं।`,
      },
    },
    {
      code: 'ja-015',
      exams: ['jee'],
      subject: 'maths',
      topic: 'trigonometry',
      difficulty: 'medium',
      targetSeconds: 300,
      stem: {
        en: String.raw`Match each equation in List-I with the number of its solutions in List-II.

| List-I | List-II |
| --- | --- |
| (P) $\cos(\pi\cos x) = \cos(\pi\cos 2x)$, $\ x \in [0, \pi]$ | (1) $3$ |
| (Q) $2(\sin^6 x + \cos^6 x) = \sin x \cos x$, $\ x \in [0, 2\pi)$ | (2) $4$ |
| (R) $5\sin^{-1}(\sin x) = x$, $\ x \in \mathbb{R}$ | (3) $2$ |
| (S) $7\cos x = \lvert x\rvert$, $\ x \in \mathbb{R}$ | (4) $6$ |
| | (5) $5$ |

The correct option is:`,
        hi: String.raw`सूची-I के प्रत्येक समीकरण का मिलान सूची-II में दी गई उसके हलों की संख्या से कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| (P) $\cos(\pi\cos x) = \cos(\pi\cos 2x)$, $\ x \in [0, \pi]$ | (1) $3$ |
| (Q) $2(\sin^6 x + \cos^6 x) = \sin x \cos x$, $\ x \in [0, 2\pi)$ | (2) $4$ |
| (R) $5\sin^{-1}(\sin x) = x$, $\ x \in \mathbb{R}$ | (3) $2$ |
| (S) $7\cos x = \lvert x\rvert$, $\ x \in \mathbb{R}$ | (4) $6$ |
| | (5) $5$ |

सही विकल्प है:`,
      },
      options: [
        { id: 'a', content: { en: '(P)-(3), (Q)-(2), (R)-(5), (S)-(4)', hi: '(P)-(3), (Q)-(2), (R)-(5), (S)-(4)' } },
        { id: 'b', content: { en: '(P)-(2), (Q)-(3), (R)-(5), (S)-(4)', hi: '(P)-(2), (Q)-(3), (R)-(5), (S)-(4)' } },
        { id: 'c', content: { en: '(P)-(3), (Q)-(3), (R)-(1), (S)-(1)', hi: '(P)-(3), (Q)-(3), (R)-(1), (S)-(1)' } },
        { id: 'd', content: { en: '(P)-(2), (Q)-(2), (R)-(1), (S)-(1)', hi: '(P)-(2), (Q)-(2), (R)-(1), (S)-(1)' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- P: $\cos x \pm \cos 2x = 2m$ for an integer $m$. With $y = \cos x$: $2y^2 + y - 1 = 2m$ gives $y = \frac{1}{2}, -1$ (for $m = 0$) and $y = 1$ (for $m = 1$); $2y^2 - y - 1 = -2m$ gives $y = 1, -\frac{1}{2}$ and, for $m = -1$, $y = -1$. So $x = 0, \frac{\pi}{3}, \frac{2\pi}{3}, \pi$: four (2).
- Q: With $u = \sin 2x$: $2 - \frac{3u^2}{2} = \frac{u}{2}$, $(3u + 4)(u - 1) = 0$, $u = 1$: $x = \frac{\pi}{4}, \frac{5\pi}{4}$: two (3).
- R: $\sin^{-1}(\sin x)$ is a zigzag between $-\frac{\pi}{2}$ and $\frac{\pi}{2}$, met by the line $\frac{x}{5}$. For $x > 0$: on $\left[\frac{\pi}{2}, \frac{3\pi}{2}\right]$, $\pi - x = \frac{x}{5}$ gives $\frac{5\pi}{6}$; on $\left[\frac{3\pi}{2}, \frac{5\pi}{2}\right]$, $x - 2\pi = \frac{x}{5}$ gives $\frac{5\pi}{2}$. There the line goes through the peak $\left(\frac{5\pi}{2}, \frac{\pi}{2}\right)$: it touches the graph without crossing it, and beyond it the line is above $\frac{\pi}{2}$. As both sides are odd, the roots in all are $0$, $\pm\frac{5\pi}{6}$ and $\pm\frac{5\pi}{2}$: five (5). Do not miss the touching roots $\pm\frac{5\pi}{2}$.
- S: Both sides are even. For $x > 0$: one solution on $\left(0, \frac{\pi}{2}\right)$; at $2\pi \approx 6.28$ the cosine curve is at $7$, above the line, but at $\frac{3\pi}{2}$ and at $7$ it is below: two more. Three on each side of $0$: six (4).`,
        hi: String.raw`- P: किसी पूर्णांक $m$ के लिए $\cos x \pm \cos 2x = 2m$। $y = \cos x$ रखिए: $2y^2 + y - 1 = 2m$ से $y = \frac{1}{2}, -1$ ($m = 0$ पर) और $y = 1$ ($m = 1$ पर); $2y^2 - y - 1 = -2m$ से $y = 1, -\frac{1}{2}$ और $m = -1$ पर $y = -1$ मिलता है। अतः $x = 0, \frac{\pi}{3}, \frac{2\pi}{3}, \pi$: चार (2)।
- Q: $u = \sin 2x$ रखने पर $2 - \frac{3u^2}{2} = \frac{u}{2}$, $(3u + 4)(u - 1) = 0$, $u = 1$: $x = \frac{\pi}{4}, \frac{5\pi}{4}$: दो (3)।
- R: $\sin^{-1}(\sin x)$ का ग्राफ़ $-\frac{\pi}{2}$ और $\frac{\pi}{2}$ के बीच आरी के दाँतों जैसा है; देखिए कि रेखा $\frac{x}{5}$ उसे कहाँ काटती है। $x > 0$ के लिए: $\left[\frac{\pi}{2}, \frac{3\pi}{2}\right]$ में $\pi - x = \frac{x}{5}$ से $\frac{5\pi}{6}$; $\left[\frac{3\pi}{2}, \frac{5\pi}{2}\right]$ में $x - 2\pi = \frac{x}{5}$ से $\frac{5\pi}{2}$। यहाँ रेखा शिखर $\left(\frac{5\pi}{2}, \frac{\pi}{2}\right)$ से गुज़रती है: वह ग्राफ़ को काटती नहीं, केवल छूती है, और इसके आगे $\frac{\pi}{2}$ से ऊपर रहती है। दोनों पक्ष विषम फलन हैं, इसलिए सभी मूल $0$, $\pm\frac{5\pi}{6}$ और $\pm\frac{5\pi}{2}$ हैं: पाँच (5)। रेखा के छूने वाले मूल $\pm\frac{5\pi}{2}$ न छोड़ें।
- S: दोनों पक्ष सम फलन हैं। $x > 0$ के लिए: $\left(0, \frac{\pi}{2}\right)$ में एक हल; $2\pi \approx 6.28$ पर कोज्या वक्र $7$ पर, यानी रेखा से ऊपर है, पर $\frac{3\pi}{2}$ और $7$ पर रेखा से नीचे: दो हल और। $0$ के दोनों ओर तीन-तीन: छह (4)।`,
      },
      reasons: {
        a: {
          en: String.raw`In P only $\cos x = \cos 2x$ is used, which gives $0$ and $\frac{2\pi}{3}$; in Q two solutions are counted for $\sin 2x = -\frac{4}{3}$.`,
          hi: String.raw`P में केवल $\cos x = \cos 2x$ लिया गया, जिससे $0$ और $\frac{2\pi}{3}$ मिलते हैं; Q में $\sin 2x = -\frac{4}{3}$ के भी दो हल गिन लिए गए।`,
        },
        b: {
          en: 'Four, two, five and six: P needs both signs, and R and S have solutions on both sides of $0$.',
          hi: 'क्रमशः चार, दो, पाँच और छह हल: P में दोनों चिह्न लेने हैं, और R तथा S के हल $0$ के दोनों ओर हैं।',
        },
        c: {
          en: String.raw`In P only $\cos x = \cos 2x$ is used; in R and S only the solutions with $x \ge 0$ are counted, three each.`,
          hi: String.raw`P में केवल $\cos x = \cos 2x$ लिया गया; R और S में केवल $x \ge 0$ वाले तीन-तीन हल गिने गए।`,
        },
        d: {
          en: String.raw`In Q two solutions are counted for $\sin 2x = -\frac{4}{3}$; in R and S only the solutions with $x \ge 0$ are counted, three each.`,
          hi: String.raw`Q में $\sin 2x = -\frac{4}{3}$ के भी दो हल गिन लिए गए; R और S में केवल $x \ge 0$ वाले तीन-तीन हल गिने गए।`,
        },
      },
    },

    {
      code: 'ja-016',
      exams: ['jee'],
      subject: 'maths',
      topic: 'continuity-and-differentiability',
      difficulty: 'medium',
      targetSeconds: 245,
      stem: {
        en: String.raw`Let $[x]$ denote the greatest integer less than or equal to $x$. For each function $f : (-2, 2) \to \mathbb{R}$ in List-I, find in List-II the number of points of $(-2, 2)$ at which $f$ is not differentiable.

| List-I | List-II |
| --- | --- |
| (P) $f(x) = (2x - 1)\,\lvert\cos \pi x\rvert$ | (1) $0$ |
| (Q) $f(x) = (x^2 - 1)\,\lvert x^2 - 3x + 2\rvert$ $+ \sin\lvert x\rvert$ | (2) $1$ |
| (R) $f(x) = x \cos^{-1}(\cos \pi x)$ | (3) $2$ |
| (S) $f(x) = [x] \sin \pi x$ | (4) $3$ |
| | (5) $4$ |

The correct option is:`,
        hi: String.raw`माना $[x]$ वह महत्तम पूर्णांक है, जो $x$ से कम या उसके बराबर है। सूची-I के प्रत्येक फलन $f : (-2, 2) \to \mathbb{R}$ के लिए सूची-II में से $(-2, 2)$ के उन बिंदुओं की संख्या चुनिए, जिन पर $f$ अवकलनीय नहीं है।

| सूची-I | सूची-II |
| --- | --- |
| (P) $f(x) = (2x - 1)\,\lvert\cos \pi x\rvert$ | (1) $0$ |
| (Q) $f(x) = (x^2 - 1)\,\lvert x^2 - 3x + 2\rvert$ $+ \sin\lvert x\rvert$ | (2) $1$ |
| (R) $f(x) = x \cos^{-1}(\cos \pi x)$ | (3) $2$ |
| (S) $f(x) = [x] \sin \pi x$ | (4) $3$ |
| | (5) $4$ |

सही विकल्प है:`,
      },
      options: [
        { id: 'a', content: { en: '(P)-(4), (Q)-(2), (R)-(4), (S)-(1)', hi: '(P)-(4), (Q)-(2), (R)-(4), (S)-(1)' } },
        { id: 'b', content: { en: '(P)-(5), (Q)-(3), (R)-(4), (S)-(4)', hi: '(P)-(5), (Q)-(3), (R)-(4), (S)-(4)' } },
        { id: 'c', content: { en: '(P)-(5), (Q)-(3), (R)-(3), (S)-(1)', hi: '(P)-(5), (Q)-(3), (R)-(3), (S)-(1)' } },
        { id: 'd', content: { en: '(P)-(4), (Q)-(2), (R)-(3), (S)-(4)', hi: '(P)-(4), (Q)-(2), (R)-(3), (S)-(4)' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`A factor that is zero at a corner removes it: $(x - c)\,|x - c|$ is differentiable at $c$.

- P: $|\cos \pi x|$ has corners at $\pm\frac{1}{2}$ and $\pm\frac{3}{2}$; $2x - 1$ removes the one at $\frac{1}{2}$. Three remain (4).
- Q: The corner of the modulus at $1$ is removed by $x^2 - 1$; that at $2$ lies outside the interval. $\sin|x|$ has a corner at $0$ with the slopes $\mp 1$. One (2).
- R: $\cos^{-1}(\cos \pi x)$ is a zigzag with corners at the integers $-1, 0, 1$; the factor $x$ removes the one at $0$. Two (3).
- S: At an integer $n$ the function is continuous, as $\sin n\pi = 0$, but the slopes are $(n - 1)\pi\cos n\pi$ on the left and $n\pi\cos n\pi$ on the right. They always differ: $-1, 0, 1$, three (4).`,
        hi: String.raw`जो गुणनखंड कोने पर शून्य हो, वह कोने को हटा देता है: $(x - c)\,|x - c|$ बिंदु $c$ पर अवकलनीय है।

- P: $|\cos \pi x|$ के कोने $\pm\frac{1}{2}$ और $\pm\frac{3}{2}$ पर हैं; $2x - 1$ से $\frac{1}{2}$ वाला कोना हट जाता है। तीन बचते हैं (4)।
- Q: मापांक का $1$ वाला कोना $x^2 - 1$ से हट जाता है; $2$ वाला कोना अंतराल से बाहर है। $\sin|x|$ का कोना $0$ पर है, जहाँ प्रवणताएँ $\mp 1$ हैं। एक (2)।
- R: $\cos^{-1}(\cos \pi x)$ का ग्राफ़ आरी के दाँतों जैसा है, जिसके कोने पूर्णांकों $-1, 0, 1$ पर हैं; गुणनखंड $x$ से $0$ वाला कोना हट जाता है। दो (3)।
- S: पूर्णांक $n$ पर $\sin n\pi = 0$ होने से फलन संतत है, पर बाईं ओर प्रवणता $(n - 1)\pi\cos n\pi$ और दाईं ओर $n\pi\cos n\pi$ है। ये कभी बराबर नहीं होतीं: $-1, 0, 1$, कुल तीन (4)।`,
      },
      reasons: {
        a: {
          en: 'In R the corner at $0$ is counted, though the factor $x$ removes it; in S continuity at the integers is taken for differentiability.',
          hi: 'R में $0$ वाला कोना भी गिन लिया गया, जबकि गुणनखंड $x$ उसे हटा देता है; S में पूर्णांकों पर सांतत्य को ही अवकलनीयता मान लिया गया।',
        },
        b: {
          en: 'This counts all corners in P, Q and R, though in each of them a factor that is zero there removes one.',
          hi: 'इसमें P, Q और R के सभी कोने गिन लिए गए, जबकि हर एक में कोई गुणनखंड एक कोने पर शून्य है और उसे हटा देता है।',
        },
        c: {
          en: String.raw`The corners at $\frac{1}{2}$ in P and at $1$ in Q are counted, though a factor that is zero there removes them; in S continuity at the integers is taken for differentiability.`,
          hi: String.raw`P में $\frac{1}{2}$ और Q में $1$ वाला कोना भी गिन लिया गया, जबकि वहाँ शून्य होने वाला गुणनखंड उसे हटा देता है; S में पूर्णांकों पर सांतत्य को ही अवकलनीयता मान लिया गया।`,
        },
        d: {
          en: String.raw`Three, one, two and three points are left after the factors have removed the corner at $\frac{1}{2}$ in P, at $1$ in Q and at $0$ in R.`,
          hi: String.raw`P में $\frac{1}{2}$, Q में $1$ और R में $0$ वाला कोना हटने पर क्रमशः तीन, एक, दो और तीन बिंदु बचते हैं।`,
        },
      },
    },

    {
      code: 'ja-017',
      exams: ['jee'],
      subject: 'maths',
      topic: 'vectors',
      difficulty: 'medium',
      targetSeconds: 250,
      stem: {
        en: String.raw`Let $\vec{a}$, $\vec{b}$ and $\vec{c}$ be unit vectors such that $\vec{a} \cdot \vec{b} = \vec{b} \cdot \vec{c} = \vec{c} \cdot \vec{a} = \dfrac{1}{2}$. Match each entry in List-I with its value in List-II.

| List-I | List-II |
| --- | --- |
| (P) The square of the scalar triple product of $\vec{a} + \vec{b}$, $\vec{b} + \vec{c}$ and $\vec{c} + \vec{a}$ | (1) $\dfrac{2}{3}$ |
| (Q) The least value of $\lvert\vec{a} - \lambda\vec{b} - \mu\vec{c}\rvert^2$ for real $\lambda$ and $\mu$ | (2) $\dfrac{3}{2}$ |
| (R) $\lvert\vec{r}\rvert^2$, where $\vec{r} \cdot \vec{a} = \vec{r} \cdot \vec{b} = \vec{r} \cdot \vec{c} = 1$ | (3) $\dfrac{1}{2}$ |
| (S) The cosine of the acute angle between a plane parallel to $\vec{a}$ and $\vec{b}$ and a plane parallel to $\vec{a}$ and $\vec{c}$ | (4) $\dfrac{1}{3}$ |
| | (5) $2$ |

The correct option is:`,
        hi: String.raw`माना $\vec{a}$, $\vec{b}$ और $\vec{c}$ ऐसे मात्रक सदिश हैं, जिनके लिए $\vec{a} \cdot \vec{b} = \vec{b} \cdot \vec{c} = \vec{c} \cdot \vec{a} = \dfrac{1}{2}$ है। सूची-I की प्रत्येक प्रविष्टि का मिलान सूची-II में दिए गए उसके मान से कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| (P) $\vec{a} + \vec{b}$, $\vec{b} + \vec{c}$ और $\vec{c} + \vec{a}$ के अदिश त्रिक गुणनफल का वर्ग | (1) $\dfrac{2}{3}$ |
| (Q) वास्तविक $\lambda$ और $\mu$ के लिए $\lvert\vec{a} - \lambda\vec{b} - \mu\vec{c}\rvert^2$ का न्यूनतम मान | (2) $\dfrac{3}{2}$ |
| (R) $\lvert\vec{r}\rvert^2$, जहाँ $\vec{r} \cdot \vec{a} = \vec{r} \cdot \vec{b} = \vec{r} \cdot \vec{c} = 1$ | (3) $\dfrac{1}{2}$ |
| (S) $\vec{a}$ और $\vec{b}$ के समांतर समतल तथा $\vec{a}$ और $\vec{c}$ के समांतर समतल के बीच के न्यून कोण की कोज्या | (4) $\dfrac{1}{3}$ |
| | (5) $2$ |

सही विकल्प है:`,
      },
      options: [
        { id: 'a', content: { en: '(P)-(5), (Q)-(1), (R)-(2), (S)-(4)', hi: '(P)-(5), (Q)-(1), (R)-(2), (S)-(4)' } },
        { id: 'b', content: { en: '(P)-(3), (Q)-(1), (R)-(5), (S)-(4)', hi: '(P)-(3), (Q)-(1), (R)-(5), (S)-(4)' } },
        { id: 'c', content: { en: '(P)-(3), (Q)-(4), (R)-(2), (S)-(1)', hi: '(P)-(3), (Q)-(4), (R)-(2), (S)-(1)' } },
        { id: 'd', content: { en: '(P)-(5), (Q)-(4), (R)-(5), (S)-(1)', hi: '(P)-(5), (Q)-(4), (R)-(5), (S)-(1)' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Everything follows from the scalar products; no coordinates are needed. With $t = \frac{1}{2}$ the square of the triple product $[\vec{a}\ \vec{b}\ \vec{c}]$ is the determinant of the scalar products:

$$
[\vec{a}\ \vec{b}\ \vec{c}]^2 = 1 - 3t^2 + 2t^3 = \frac{1}{2}
$$

- P: The triple product of the sums is $2[\vec{a}\ \vec{b}\ \vec{c}]$, so its square is $4 \cdot \frac{1}{2} = 2$ (5).
- Q: The least value is the squared distance of the tip of $\vec{a}$ from the plane of $\vec{b}$ and $\vec{c}$: $\frac{1}{2} \div |\vec{b} \times \vec{c}|^2 = \frac{1}{2} \div \frac{3}{4} = \frac{2}{3}$ (1).
- R: By symmetry $\vec{r} = m(\vec{a} + \vec{b} + \vec{c})$ with $m\left(1 + \frac{1}{2} + \frac{1}{2}\right) = 1$, $m = \frac{1}{2}$. Then $|\vec{r}|^2 = m(1 + 1 + 1) = \frac{3}{2}$ (2).
- S: $(\vec{a} \times \vec{b}) \cdot (\vec{a} \times \vec{c}) = t - t^2 = \frac{1}{4}$ and $|\vec{a} \times \vec{b}|^2 = |\vec{a} \times \vec{c}|^2 = \frac{3}{4}$: the cosine is $\frac{1}{3}$ (4).

$\frac{1}{2}$ (3) is $[\vec{a}\ \vec{b}\ \vec{c}]^2$ itself, and also the cosine of the angle between $\vec{b}$ and $\vec{c}$; it matches nothing.`,
        hi: String.raw`सब कुछ अदिश गुणनफलों से निकल आता है; निर्देशांकों की ज़रूरत नहीं। $t = \frac{1}{2}$ लेने पर त्रिक गुणनफल $[\vec{a}\ \vec{b}\ \vec{c}]$ का वर्ग अदिश गुणनफलों के सारणिक के बराबर है:

$$
[\vec{a}\ \vec{b}\ \vec{c}]^2 = 1 - 3t^2 + 2t^3 = \frac{1}{2}
$$

- P: योगों का त्रिक गुणनफल $2[\vec{a}\ \vec{b}\ \vec{c}]$ है, अतः उसका वर्ग $4 \cdot \frac{1}{2} = 2$ है (5)।
- Q: न्यूनतम मान $\vec{a}$ के सिरे की $\vec{b}$ और $\vec{c}$ के समतल से दूरी का वर्ग है: $\frac{1}{2} \div |\vec{b} \times \vec{c}|^2 = \frac{1}{2} \div \frac{3}{4} = \frac{2}{3}$ (1)।
- R: सममिति से $\vec{r} = m(\vec{a} + \vec{b} + \vec{c})$, जहाँ $m\left(1 + \frac{1}{2} + \frac{1}{2}\right) = 1$, $m = \frac{1}{2}$। तब $|\vec{r}|^2 = m(1 + 1 + 1) = \frac{3}{2}$ (2)।
- S: $(\vec{a} \times \vec{b}) \cdot (\vec{a} \times \vec{c}) = t - t^2 = \frac{1}{4}$ और $|\vec{a} \times \vec{b}|^2 = |\vec{a} \times \vec{c}|^2 = \frac{3}{4}$: कोज्या $\frac{1}{3}$ है (4)।

$\frac{1}{2}$ (3) स्वयं $[\vec{a}\ \vec{b}\ \vec{c}]^2$ का मान है और $\vec{b}$ तथा $\vec{c}$ के बीच के कोण की कोज्या भी; यह किसी से मेल नहीं खाता।`,
      },
      reasons: {
        a: {
          en: String.raw`The values are $2$, $\frac{2}{3}$, $\frac{3}{2}$ and $\frac{1}{3}$, all from the scalar products alone.`,
          hi: String.raw`मान क्रमशः $2$, $\frac{2}{3}$, $\frac{3}{2}$ और $\frac{1}{3}$ हैं; सब केवल अदिश गुणनफलों से निकलते हैं।`,
        },
        b: {
          en: String.raw`In P the factor $2$ of the triple product is left out; in R one of the two terms $\frac{1}{2}$ is left out, so that $m = \frac{2}{3}$.`,
          hi: String.raw`P में त्रिक गुणनफल का गुणक $2$ छूट गया; R में $\frac{1}{2}$ के दो पदों में से एक छूट गया, जिससे $m = \frac{2}{3}$ आया।`,
        },
        c: {
          en: String.raw`In P the factor $2$ of the triple product is left out; in Q the square of the projection of $\vec{a}$ on the plane is taken, not that of the distance; in S $t^2$ is left out of $t - t^2$.`,
          hi: String.raw`P में त्रिक गुणनफल का गुणक $2$ छूट गया; Q में दूरी के वर्ग की जगह समतल पर $\vec{a}$ के प्रक्षेप का वर्ग ले लिया गया; S में $t - t^2$ का $t^2$ छूट गया।`,
        },
        d: {
          en: String.raw`In Q the square of the projection of $\vec{a}$ on the plane is taken, not that of the distance; in R one of the two terms $\frac{1}{2}$ is left out; in S $t^2$ is left out of $t - t^2$.`,
          hi: String.raw`Q में दूरी के वर्ग की जगह समतल पर $\vec{a}$ के प्रक्षेप का वर्ग ले लिया गया; R में $\frac{1}{2}$ के दो पदों में से एक छूट गया; S में $t - t^2$ का $t^2$ छूट गया।`,
        },
      },
    },
    {
      code: 'ja-052',
      exams: ['jee'],
      subject: 'maths',
      topic: 'matrices-and-determinants',
      difficulty: 'medium',
      targetSeconds: 190,
      stem: {
        en: String.raw`Let $M$ be a $3 \times 3$ matrix with real entries such that $M^T M = 4I$ and $\det M < 0$, where $I$ is the $3 \times 3$ identity matrix and $M^T$ is the transpose of $M$. Match each number in List-I with its value in List-II.

| List-I | List-II |
| --- | --- |
| (P) The number $k$ for which $\operatorname{adj} M = kM^T$ | (1) $-8$ |
| (Q) The number $k$ for which $\operatorname{adj}(\operatorname{adj} M) = kM$ | (2) $-2$ |
| (R) The greatest possible sum of the diagonal entries of $M$ | (3) $2$ |
| (S) The number $k$ for which $\det(M + kI) = 0$ for every such $M$ | (4) $6$ |
| | (5) $8$ |

The correct option is:`,
        hi: String.raw`माना $M$ वास्तविक अवयवों वाला एक $3 \times 3$ आव्यूह है, जिसके लिए $M^T M = 4I$ और $\det M < 0$ है, जहाँ $I$, $3 \times 3$ कोटि का तत्समक आव्यूह (identity matrix) है और $M^T$, $M$ का परिवर्त (transpose) है। सूची-I की प्रत्येक संख्या का मिलान सूची-II में दिए गए उसके मान से कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| (P) वह संख्या $k$, जिसके लिए $\operatorname{adj} M = kM^T$ है | (1) $-8$ |
| (Q) वह संख्या $k$, जिसके लिए $\operatorname{adj}(\operatorname{adj} M) = kM$ है | (2) $-2$ |
| (R) $M$ के मुख्य विकर्ण के अवयवों के योग का अधिकतम संभव मान | (3) $2$ |
| (S) वह संख्या $k$, जिससे ऐसे प्रत्येक $M$ के लिए $\det(M + kI) = 0$ हो | (4) $6$ |
| | (5) $8$ |

सही विकल्प है:`,
      },
      options: [
        { id: 'a', content: { en: '(P)-(1), (Q)-(5), (R)-(3), (S)-(3)', hi: '(P)-(1), (Q)-(5), (R)-(3), (S)-(3)' } },
        { id: 'b', content: { en: '(P)-(2), (Q)-(5), (R)-(4), (S)-(2)', hi: '(P)-(2), (Q)-(5), (R)-(4), (S)-(2)' } },
        { id: 'c', content: { en: '(P)-(2), (Q)-(1), (R)-(3), (S)-(3)', hi: '(P)-(2), (Q)-(1), (R)-(3), (S)-(3)' } },
        { id: 'd', content: { en: '(P)-(1), (Q)-(1), (R)-(4), (S)-(2)', hi: '(P)-(1), (Q)-(1), (R)-(4), (S)-(2)' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`$(\det M)^2 = 4^3 = 64$ and $\det M < 0$, so $\det M = -8$. Also $M^{-1} = \frac{1}{4}M^T$.

- P: $\operatorname{adj} M = (\det M)M^{-1} = -8 \cdot \frac{1}{4}M^T = -2M^T$ (2).
- Q: By P, with $\operatorname{adj} M^T = (\operatorname{adj} M)^T = -2M$, $\operatorname{adj}(-2M^T) = (-2)^2 \operatorname{adj} M^T = 4(-2M) = -8M$ (1).
- S: $M + 2I = M + \frac{1}{2}M^T M = \frac{1}{2}(2I + M)^T M$, so $\det(M + 2I) = \frac{1}{8} \cdot \det(M + 2I) \cdot (-8)$, which is $0$. For $M = -2I$ no other $k$ is possible: $k = 2$ (3).
- R: By S one eigenvalue is $-2$. Every eigenvalue has modulus $2$ and their product is $-8$, so the other two are $2e^{\pm i\theta}$. The sum $-2 + 4\cos\theta$ is at most $2$, as for $M = \operatorname{diag}(-2, 2, 2)$ (3).

The sign of $\det M$ decides all four: with $+8$ they would be $2$, $8$, $6$ and $-2$.`,
        hi: String.raw`$(\det M)^2 = 4^3 = 64$ और $\det M < 0$, अतः $\det M = -8$। साथ ही $M^{-1} = \frac{1}{4}M^T$।

- P: $\operatorname{adj} M = (\det M)M^{-1} = -8 \cdot \frac{1}{4}M^T = -2M^T$ (2)।
- Q: P से, और $\operatorname{adj} M^T = (\operatorname{adj} M)^T = -2M$ होने से, $\operatorname{adj}(-2M^T) = (-2)^2 \operatorname{adj} M^T = 4(-2M) = -8M$ (1)।
- S: $M + 2I = M + \frac{1}{2}M^T M = \frac{1}{2}(2I + M)^T M$, अतः $\det(M + 2I) = \frac{1}{8} \cdot \det(M + 2I) \cdot (-8)$, जिससे यह $0$ है। $M = -2I$ के लिए कोई और $k$ संभव नहीं: $k = 2$ (3)।
- R: S से एक अभिलक्षणिक मान (eigenvalue) $-2$ है। हर अभिलक्षणिक मान का मापांक $2$ है और उनका गुणनफल $-8$ है, अतः बाक़ी दो $2e^{\pm i\theta}$ हैं। योग $-2 + 4\cos\theta$ अधिक से अधिक $2$ है, जैसे $M = \operatorname{diag}(-2, 2, 2)$ में (3)।

चारों मान $\det M$ के चिह्न पर निर्भर हैं: $+8$ लेने पर $2$, $8$, $6$ और $-2$ आते।`,
      },
      reasons: {
        a: {
          en: String.raw`In P the factor $\frac{1}{4}$ of $M^{-1} = \frac{1}{4}M^T$ is left out; in Q $|M|$ in $\operatorname{adj}(\operatorname{adj} M) = |M|\,M$ is read as the absolute value $8$.`,
          hi: String.raw`P में $M^{-1} = \frac{1}{4}M^T$ का गुणक $\frac{1}{4}$ छूट गया; Q में सूत्र $\operatorname{adj}(\operatorname{adj} M) = |M|\,M$ के $|M|$ को निरपेक्ष मान $8$ समझ लिया गया।`,
        },
        b: {
          en: String.raw`In Q $|M|$ in $\operatorname{adj}(\operatorname{adj} M) = |M|\,M$ is read as the absolute value $8$; in R the sum $6$ needs $M = 2I$, whose determinant is $+8$; in S $-2$ is the eigenvalue, and $k$ is its negative.`,
          hi: String.raw`Q में सूत्र $\operatorname{adj}(\operatorname{adj} M) = |M|\,M$ के $|M|$ को निरपेक्ष मान $8$ समझ लिया गया; R में योग $6$ के लिए $M = 2I$ चाहिए, जिसका सारणिक $+8$ है; S में $-2$ अभिलक्षणिक मान है और $k$ उसका ऋणात्मक।`,
        },
        c: {
          en: String.raw`The values are $-2$, $-8$, $2$ and $2$; all rest on $\det M = -8$.`,
          hi: String.raw`मान क्रमशः $-2$, $-8$, $2$ और $2$ हैं; सबका आधार $\det M = -8$ है।`,
        },
        d: {
          en: String.raw`In P the factor $\frac{1}{4}$ of $M^{-1} = \frac{1}{4}M^T$ is left out; in R the sum $6$ needs $M = 2I$ with $\det M = +8$; in S $-2$ is the eigenvalue, and $k$ is its negative.`,
          hi: String.raw`P में $M^{-1} = \frac{1}{4}M^T$ का गुणक $\frac{1}{4}$ छूट गया; R में योग $6$ के लिए $M = 2I$ चाहिए, पर तब $\det M = +8$ होगा; S में $-2$ अभिलक्षणिक मान है और $k$ उसका ऋणात्मक।`,
        },
      },
    },
  ],
}
