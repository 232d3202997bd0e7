import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

export const mathsQuestions: AuthoredQuestion[] = [
  {
    code: 'mat-001',
    subject: 'maths',
    topic: 'quadratic-equations',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: String.raw`If $\alpha$ and $\beta$ are the roots of $x^2 - 5x + 3 = 0$, what is the value of $\alpha^3 + \beta^3$?`,
      hi: String.raw`यदि $\alpha$ और $\beta$ समीकरण $x^2 - 5x + 3 = 0$ के मूल हैं, तो $\alpha^3 + \beta^3$ का मान क्या है?`,
    },
    options: [
      { id: 'a', content: { en: '170', hi: '170' } },
      { id: 'b', content: { en: '125', hi: '125' } },
      { id: 'c', content: { en: '110', hi: '110' } },
      { id: 'd', content: { en: '80', hi: '80' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`From the equation, $\alpha + \beta = 5$ and $\alpha\beta = 3$.

$$
\alpha^3 + \beta^3 = (\alpha + \beta)^3 - 3\alpha\beta(\alpha + \beta) = 125 - 3 \times 3 \times 5 = 125 - 45 = 80
$$

Taking $+3\alpha\beta(\alpha + \beta)$ by mistake gives 170, and dropping this term gives 125.`,
      hi: String.raw`समीकरण से $\alpha + \beta = 5$ और $\alpha\beta = 3$।

$$
\alpha^3 + \beta^3 = (\alpha + \beta)^3 - 3\alpha\beta(\alpha + \beta) = 125 - 3 \times 3 \times 5 = 125 - 45 = 80
$$

भूल से $+3\alpha\beta(\alpha + \beta)$ लेने पर 170 आता है और यह पद छोड़ देने पर 125 आता है।`,
    },
  },
  {
    code: 'mat-002',
    subject: 'maths',
    topic: 'trigonometry',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: String.raw`What is the value of $\sin 75^\circ \cos 15^\circ$?`,
      hi: String.raw`$\sin 75^\circ \cos 15^\circ$ का मान क्या है?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$\dfrac{2 + \sqrt{3}}{4}$`, hi: String.raw`$\dfrac{2 + \sqrt{3}}{4}$` } },
      { id: 'b', content: { en: String.raw`$\dfrac{2 - \sqrt{3}}{4}$`, hi: String.raw`$\dfrac{2 - \sqrt{3}}{4}$` } },
      { id: 'c', content: { en: String.raw`$\dfrac{\sqrt{3}}{4}$`, hi: String.raw`$\dfrac{\sqrt{3}}{4}$` } },
      { id: 'd', content: { en: String.raw`$\dfrac{1}{4}$`, hi: String.raw`$\dfrac{1}{4}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Use $2 \sin A \cos B = \sin(A + B) + \sin(A - B)$:

$$
\sin 75^\circ \cos 15^\circ = \frac{1}{2}\left(\sin 90^\circ + \sin 60^\circ\right) = \frac{1}{2}\left(1 + \frac{\sqrt{3}}{2}\right) = \frac{2 + \sqrt{3}}{4}
$$

Note that $\dfrac{1}{4}$ is the value of $\sin 75^\circ \cos 75^\circ$, and $\dfrac{2 - \sqrt{3}}{4}$ comes from taking $\sin 90^\circ - \sin 60^\circ$.`,
      hi: String.raw`$2 \sin A \cos B = \sin(A + B) + \sin(A - B)$ के प्रयोग से:

$$
\sin 75^\circ \cos 15^\circ = \frac{1}{2}\left(\sin 90^\circ + \sin 60^\circ\right) = \frac{1}{2}\left(1 + \frac{\sqrt{3}}{2}\right) = \frac{2 + \sqrt{3}}{4}
$$

ध्यान दीजिए कि $\dfrac{1}{4}$ तो $\sin 75^\circ \cos 75^\circ$ का मान है और $\dfrac{2 - \sqrt{3}}{4}$ तब आता है जब $\sin 90^\circ - \sin 60^\circ$ लिया जाए।`,
    },
  },
  {
    code: 'mat-003',
    subject: 'maths',
    topic: 'definite-integrals',
    difficulty: 'medium',
    targetSeconds: 85,
    stem: {
      en: String.raw`Find the value of $\displaystyle\int_0^3 \left|x^2 - 2x\right|\,dx$, correct to two decimal places.`,
      hi: String.raw`$\displaystyle\int_0^3 \left|x^2 - 2x\right|\,dx$ का मान दशमलव के दो स्थानों तक सही ज्ञात कीजिए।`,
    },
    options: [],
    key: { kind: 'nat', min: '2.665', max: '2.675' },
    solution: {
      en: String.raw`$x^2 - 2x = x(x - 2)$ is negative on $(0, 2)$ and positive on $(2, 3)$. So

$$
\begin{aligned}
\int_0^3 \left|x^2 - 2x\right|\,dx &= \int_0^2 (2x - x^2)\,dx + \int_2^3 (x^2 - 2x)\,dx \\
&= \left[x^2 - \frac{x^3}{3}\right]_0^2 + \left[\frac{x^3}{3} - x^2\right]_2^3 \\
&= \left(4 - \frac{8}{3}\right) + \left(0 - \left(\frac{8}{3} - 4\right)\right) \\
&= \frac{4}{3} + \frac{4}{3} = \frac{8}{3}
\end{aligned}
$$

$\dfrac{8}{3} \approx 2.67$. Leaving out the modulus gives 0, because the two parts then cancel.`,
      hi: String.raw`$x^2 - 2x = x(x - 2)$ अंतराल $(0, 2)$ में ऋणात्मक और $(2, 3)$ में धनात्मक है। अतः

$$
\begin{aligned}
\int_0^3 \left|x^2 - 2x\right|\,dx &= \int_0^2 (2x - x^2)\,dx + \int_2^3 (x^2 - 2x)\,dx \\
&= \left[x^2 - \frac{x^3}{3}\right]_0^2 + \left[\frac{x^3}{3} - x^2\right]_2^3 \\
&= \left(4 - \frac{8}{3}\right) + \left(0 - \left(\frac{8}{3} - 4\right)\right) \\
&= \frac{4}{3} + \frac{4}{3} = \frac{8}{3}
\end{aligned}
$$

$\dfrac{8}{3} \approx 2.67$। मापांक छोड़ देने पर 0 आता है, क्योंकि तब दोनों भाग एक-दूसरे को निरस्त कर देते हैं।`,
    },
  },
  {
    code: 'mat-004',
    subject: 'maths',
    topic: 'probability',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: 'A bag contains 5 red and 4 blue balls. Three balls are drawn at random without replacement. What is the probability that at least two of them are red?',
      hi: 'एक थैले में 5 लाल और 4 नीली गेंदें हैं। तीन गेंदें यादृच्छया बिना प्रतिस्थापन के निकाली जाती हैं। उनमें से कम से कम दो गेंदों के लाल होने की प्रायिकता क्या है?',
    },
    options: [
      { id: 'a', content: { en: String.raw`$\dfrac{10}{21}$`, hi: String.raw`$\dfrac{10}{21}$` } },
      { id: 'b', content: { en: String.raw`$\dfrac{25}{42}$`, hi: String.raw`$\dfrac{25}{42}$` } },
      { id: 'c', content: { en: String.raw`$\dfrac{5}{42}$`, hi: String.raw`$\dfrac{5}{42}$` } },
      { id: 'd', content: { en: String.raw`$\dfrac{17}{42}$`, hi: String.raw`$\dfrac{17}{42}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Total ways of drawing 3 balls out of 9: $\binom{9}{3} = 84$.

- Exactly two red and one blue: $\binom{5}{2}\binom{4}{1} = 10 \times 4 = 40$
- All three red: $\binom{5}{3} = 10$

$$
P = \frac{40 + 10}{84} = \frac{50}{84} = \frac{25}{42}
$$

The value $\dfrac{10}{21} = \dfrac{40}{84}$ counts only exactly two red balls, and $\dfrac{17}{42}$ is the probability of the complement.`,
      hi: String.raw`9 में से 3 गेंदें निकालने के कुल तरीक़े: $\binom{9}{3} = 84$।

- ठीक दो लाल और एक नीली: $\binom{5}{2}\binom{4}{1} = 10 \times 4 = 40$
- तीनों लाल: $\binom{5}{3} = 10$

$$
P = \frac{40 + 10}{84} = \frac{50}{84} = \frac{25}{42}
$$

$\dfrac{10}{21} = \dfrac{40}{84}$ में केवल ठीक दो लाल गेंदें गिनी गई हैं और $\dfrac{17}{42}$ पूरक घटना की प्रायिकता है।`,
    },
  },
  {
    code: 'mat-005',
    subject: 'maths',
    topic: 'matrices-and-determinants',
    difficulty: 'medium',
    targetSeconds: 80,
    stem: {
      en: String.raw`Let $A = \begin{pmatrix} 2 & 1 \\ 3 & 2 \end{pmatrix}$, and let $I$ and $O$ be the identity and zero matrices of order 2. Which of the following are true? (One or more options may be correct.)`,
      hi: String.raw`मान लीजिए $A = \begin{pmatrix} 2 & 1 \\ 3 & 2 \end{pmatrix}$ है तथा $I$ और $O$ कोटि 2 के क्रमशः तत्समक और शून्य आव्यूह हैं। निम्नलिखित में से कौन-से कथन सत्य हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)`,
    },
    options: [
      { id: 'a', content: { en: '$A^2 - 4A + I = O$', hi: '$A^2 - 4A + I = O$' } },
      { id: 'b', content: { en: '$A^{-1} = 4I - A$', hi: '$A^{-1} = 4I - A$' } },
      { id: 'c', content: { en: String.raw`$\det(2A) = 2$`, hi: String.raw`$\det(2A) = 2$` } },
      {
        id: 'd',
        content: {
          en: String.raw`$\det\left(A^{10}\right) = 1$`,
          hi: String.raw`$\det\left(A^{10}\right) = 1$`,
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['a', 'b', 'd'] },
    solution: {
      en: String.raw`Here the trace is $2 + 2 = 4$ and $\det A = 2 \times 2 - 1 \times 3 = 1$.

By the Cayley-Hamilton theorem, $A^2 - 4A + I = O$. Check:

$$
A^2 = \begin{pmatrix} 7 & 4 \\ 12 & 7 \end{pmatrix}, \quad 4A - I = \begin{pmatrix} 7 & 4 \\ 12 & 7 \end{pmatrix}
$$

Multiplying $A^2 - 4A + I = O$ by $A^{-1}$ gives $A - 4I + A^{-1} = O$, so $A^{-1} = 4I - A$.

$\det\left(A^{10}\right) = (\det A)^{10} = 1$.

For a matrix of order 2, $\det(2A) = 2^2 \det A = 4$, so $\det(2A) = 2$ is false.`,
      hi: String.raw`यहाँ अनुरेख (trace) $2 + 2 = 4$ और $\det A = 2 \times 2 - 1 \times 3 = 1$ है।

केली-हैमिल्टन प्रमेय से $A^2 - 4A + I = O$। जाँच:

$$
A^2 = \begin{pmatrix} 7 & 4 \\ 12 & 7 \end{pmatrix}, \quad 4A - I = \begin{pmatrix} 7 & 4 \\ 12 & 7 \end{pmatrix}
$$

$A^2 - 4A + I = O$ को $A^{-1}$ से गुणा करने पर $A - 4I + A^{-1} = O$, अतः $A^{-1} = 4I - A$।

$\det\left(A^{10}\right) = (\det A)^{10} = 1$।

कोटि 2 के आव्यूह के लिए $\det(2A) = 2^2 \det A = 4$, अतः $\det(2A) = 2$ असत्य है।`,
    },
  },
  {
    code: 'mat-006',
    subject: 'maths',
    topic: 'circle',
    difficulty: 'easy',
    targetSeconds: 75,
    stem: {
      en: 'Which of the following are true for the circle $x^2 + y^2 - 6x - 8y + 9 = 0$? (One or more options may be correct.)',
      hi: 'वृत्त $x^2 + y^2 - 6x - 8y + 9 = 0$ के लिए निम्नलिखित में से कौन-से कथन सत्य हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)',
    },
    options: [
      { id: 'a', content: { en: 'Its centre is $(3, 4)$.', hi: 'इसका केंद्र $(3, 4)$ है।' } },
      { id: 'b', content: { en: 'Its radius is $4$.', hi: 'इसकी त्रिज्या $4$ है।' } },
      { id: 'c', content: { en: 'It touches the $x$-axis.', hi: 'यह $x$-अक्ष को स्पर्श करता है।' } },
      {
        id: 'd',
        content: {
          en: String.raw`It cuts off a chord of length $2\sqrt{7}$ on the $y$-axis.`,
          hi: String.raw`यह $y$-अक्ष पर $2\sqrt{7}$ लंबाई की जीवा काटता है।`,
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['a', 'b', 'c', 'd'] },
    solution: {
      en: String.raw`Complete the squares:

$$
(x - 3)^2 + (y - 4)^2 = 9 + 16 - 9 = 16
$$

- The centre is $(3, 4)$ and the radius is $4$.
- The distance of the centre from the $x$-axis is $4$, equal to the radius, so the circle touches the $x$-axis (at $(3, 0)$).
- The distance of the centre from the $y$-axis is $3$, so the chord on it is $2\sqrt{4^2 - 3^2} = 2\sqrt{7}$ long.

All four statements are true. Check: $x = 0$ gives $y^2 - 8y + 9 = 0$, whose roots differ by $\sqrt{64 - 36} = \sqrt{28} = 2\sqrt{7}$.`,
      hi: String.raw`पूर्ण वर्ग बनाने पर:

$$
(x - 3)^2 + (y - 4)^2 = 9 + 16 - 9 = 16
$$

- केंद्र $(3, 4)$ और त्रिज्या $4$ है।
- केंद्र की $x$-अक्ष से दूरी $4$ है, जो त्रिज्या के बराबर है, अतः वृत्त $x$-अक्ष को ($(3, 0)$ पर) स्पर्श करता है।
- केंद्र की $y$-अक्ष से दूरी $3$ है, अतः उस पर जीवा की लंबाई $2\sqrt{4^2 - 3^2} = 2\sqrt{7}$ है।

चारों कथन सत्य हैं। जाँच: $x = 0$ रखने पर $y^2 - 8y + 9 = 0$, जिसके मूलों का अंतर $\sqrt{64 - 36} = \sqrt{28} = 2\sqrt{7}$ है।`,
    },
  },
  {
    code: 'mat-007',
    subject: 'maths',
    topic: 'applications-of-derivatives',
    difficulty: 'hard',
    targetSeconds: 120,
    stem: {
      en: 'Let $f(x) = x^3 - 3x^2 - 9x + 5$ for all real $x$. Which of the following are true? (One or more options may be correct.)',
      hi: 'मान लीजिए सभी वास्तविक $x$ के लिए $f(x) = x^3 - 3x^2 - 9x + 5$ है। निम्नलिखित में से कौन-से कथन सत्य हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)',
    },
    options: [
      {
        id: 'a',
        content: {
          en: '$f$ has a local maximum at $x = -1$, with value $10$.',
          hi: '$x = -1$ पर $f$ का स्थानीय उच्चतम है, जिसका मान $10$ है।',
        },
      },
      {
        id: 'b',
        content: {
          en: String.raw`For every $k \in [-22, 10]$, the equation $f(x) = k$ has three distinct real roots.`,
          hi: String.raw`प्रत्येक $k \in [-22, 10]$ के लिए समीकरण $f(x) = k$ के तीन भिन्न वास्तविक मूल हैं।`,
        },
      },
      {
        id: 'c',
        content: {
          en: '$f$ is strictly decreasing on $(-1, 3)$.',
          hi: '$f$ अंतराल $(-1, 3)$ में निरंतर ह्रासमान है।',
        },
      },
      {
        id: 'd',
        content: {
          en: 'The tangent to the curve $y = f(x)$ at its point of inflection has slope $-12$.',
          hi: 'वक्र $y = f(x)$ के नति परिवर्तन बिंदु पर स्पर्श रेखा की प्रवणता $-12$ है।',
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['a', 'c', 'd'] },
    solution: {
      en: String.raw`$$
f^{\prime}(x) = 3x^2 - 6x - 9 = 3(x + 1)(x - 3), \qquad f^{\prime\prime}(x) = 6x - 6
$$

- $f^{\prime}$ changes from positive to negative at $x = -1$, so there is a local maximum there, and $f(-1) = -1 - 3 + 9 + 5 = 10$. True.
- $f^{\prime}(x) < 0$ for $-1 < x < 3$, so $f$ is strictly decreasing there. True.
- $f^{\prime\prime}(x) = 0$ at $x = 1$, where its sign changes. The slope there is $f^{\prime}(1) = 3 - 6 - 9 = -12$. True.
- The local minimum is $f(3) = 27 - 27 - 27 + 5 = -22$. For $-22 < k < 10$ there are three distinct roots, but at $k = 10$ we get $(x + 1)^2(x - 5) = 0$ with only two distinct roots, and at $k = -22$ we get $(x - 3)^2(x + 3) = 0$, again only two. So the statement for the closed interval is false.`,
      hi: String.raw`$$
f^{\prime}(x) = 3x^2 - 6x - 9 = 3(x + 1)(x - 3), \qquad f^{\prime\prime}(x) = 6x - 6
$$

- $x = -1$ पर $f^{\prime}$ धनात्मक से ऋणात्मक होता है, अतः वहाँ स्थानीय उच्चतम है और $f(-1) = -1 - 3 + 9 + 5 = 10$। सत्य।
- $-1 < x < 3$ के लिए $f^{\prime}(x) < 0$, अतः $f$ वहाँ निरंतर ह्रासमान है। सत्य।
- $x = 1$ पर $f^{\prime\prime}(x) = 0$ है और वहाँ इसका चिह्न बदलता है। वहाँ प्रवणता $f^{\prime}(1) = 3 - 6 - 9 = -12$ है। सत्य।
- स्थानीय निम्नतम मान $f(3) = 27 - 27 - 27 + 5 = -22$ है। $-22 < k < 10$ के लिए तीन भिन्न मूल हैं, परंतु $k = 10$ पर $(x + 1)^2(x - 5) = 0$ से केवल दो भिन्न मूल मिलते हैं और $k = -22$ पर $(x - 3)^2(x + 3) = 0$ से भी केवल दो। अतः संवृत अंतराल वाला कथन असत्य है।`,
    },
  },
  {
    code: 'mat-008',
    subject: 'maths',
    topic: 'straight-lines',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: 'Find the distance between the parallel lines $3x + 4y - 7 = 0$ and $6x + 8y + 16 = 0$.',
      hi: 'समांतर रेखाओं $3x + 4y - 7 = 0$ और $6x + 8y + 16 = 0$ के बीच की दूरी ज्ञात कीजिए।',
    },
    options: [],
    key: { kind: 'nat', min: '3', max: '3' },
    solution: {
      en: String.raw`Make the coefficients of $x$ and $y$ the same: dividing the second equation by 2 gives $3x + 4y + 8 = 0$.

$$
d = \frac{|c_1 - c_2|}{\sqrt{a^2 + b^2}} = \frac{|-7 - 8|}{\sqrt{3^2 + 4^2}} = \frac{15}{5} = 3
$$

A common mistake is to use $-7$ and $16$ directly without first dividing by 2.`,
      hi: String.raw`$x$ और $y$ के गुणांक समान कीजिए: दूसरे समीकरण को 2 से भाग देने पर $3x + 4y + 8 = 0$।

$$
d = \frac{|c_1 - c_2|}{\sqrt{a^2 + b^2}} = \frac{|-7 - 8|}{\sqrt{3^2 + 4^2}} = \frac{15}{5} = 3
$$

प्रायः पहले 2 से भाग दिए बिना सीधे $-7$ और $16$ लेने की ग़लती होती है।`,
    },
  },
  {
    code: 'mat-009',
    subject: 'maths',
    topic: 'binomial-theorem',
    difficulty: 'medium',
    targetSeconds: 70,
    stem: {
      en: String.raw`Find the term independent of $x$ in the expansion of $\left(2x^2 - \dfrac{1}{x}\right)^9$.`,
      hi: String.raw`$\left(2x^2 - \dfrac{1}{x}\right)^9$ के प्रसार में $x$ से स्वतंत्र पद ज्ञात कीजिए।`,
    },
    options: [],
    key: { kind: 'nat', min: '672', max: '672' },
    solution: {
      en: String.raw`The general term is

$$
T_{r+1} = \binom{9}{r}(2x^2)^{9-r}\left(-\frac{1}{x}\right)^r = \binom{9}{r}\,2^{9-r}(-1)^r x^{18-3r}
$$

For the term independent of $x$, $18 - 3r = 0$, so $r = 6$.

$$
T_7 = \binom{9}{6} \times 2^3 \times (-1)^6 = 84 \times 8 = 672
$$`,
      hi: String.raw`व्यापक पद है

$$
T_{r+1} = \binom{9}{r}(2x^2)^{9-r}\left(-\frac{1}{x}\right)^r = \binom{9}{r}\,2^{9-r}(-1)^r x^{18-3r}
$$

$x$ से स्वतंत्र पद के लिए $18 - 3r = 0$, अतः $r = 6$।

$$
T_7 = \binom{9}{6} \times 2^3 \times (-1)^6 = 84 \times 8 = 672
$$`,
    },
  },
  {
    code: 'mat-010',
    subject: 'maths',
    topic: 'area-under-curves',
    difficulty: 'hard',
    targetSeconds: 100,
    stem: {
      en: 'What is the area, in square units, of the region bounded by the parabola $y^2 = 4x$ and the line $y = 2x - 4$?',
      hi: 'परवलय $y^2 = 4x$ और रेखा $y = 2x - 4$ से घिरे क्षेत्र का क्षेत्रफल, वर्ग इकाइयों में, क्या है?',
    },
    options: [
      { id: 'a', content: { en: '$6$', hi: '$6$' } },
      { id: 'b', content: { en: '$12$', hi: '$12$' } },
      { id: 'c', content: { en: '$9$', hi: '$9$' } },
      { id: 'd', content: { en: String.raw`$\dfrac{20}{3}$`, hi: String.raw`$\dfrac{20}{3}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Write the line as $x = \dfrac{y + 4}{2}$ and the parabola as $x = \dfrac{y^2}{4}$. They meet where

$$
\frac{y^2}{4} = \frac{y + 4}{2} \Rightarrow y^2 - 2y - 8 = 0 \Rightarrow y = 4, \ -2
$$

Between these the line is to the right of the parabola, so

$$
\begin{aligned}
\text{Area} &= \int_{-2}^{4} \left(\frac{y + 4}{2} - \frac{y^2}{4}\right) dy \\
&= \left[\frac{y^2}{4} + 2y - \frac{y^3}{12}\right]_{-2}^{4} \\
&= \left(4 + 8 - \frac{16}{3}\right) - \left(1 - 4 + \frac{2}{3}\right) \\
&= \frac{20}{3} + \frac{7}{3} = 9
\end{aligned}
$$

The value $\dfrac{20}{3}$ is only the part above the $x$-axis.`,
      hi: String.raw`रेखा को $x = \dfrac{y + 4}{2}$ और परवलय को $x = \dfrac{y^2}{4}$ लिखिए। ये वहाँ मिलते हैं जहाँ

$$
\frac{y^2}{4} = \frac{y + 4}{2} \Rightarrow y^2 - 2y - 8 = 0 \Rightarrow y = 4, \ -2
$$

इनके बीच रेखा परवलय के दाईं ओर है, अतः क्षेत्रफल $S$ के लिए

$$
\begin{aligned}
S &= \int_{-2}^{4} \left(\frac{y + 4}{2} - \frac{y^2}{4}\right) dy \\
&= \left[\frac{y^2}{4} + 2y - \frac{y^3}{12}\right]_{-2}^{4} \\
&= \left(4 + 8 - \frac{16}{3}\right) - \left(1 - 4 + \frac{2}{3}\right) \\
&= \frac{20}{3} + \frac{7}{3} = 9
\end{aligned}
$$

$\dfrac{20}{3}$ केवल $x$-अक्ष के ऊपर वाले भाग का क्षेत्रफल है।`,
    },
  },
]
