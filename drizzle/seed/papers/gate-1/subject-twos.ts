import type { PaperSection } from '../paper.ts'

export const subjectTwos: PaperSection = {
  presetSectionId: 'subject',
  weights: {
    'ga-036': 2,
    'ga-037': 2,
    'ga-038': 2,
    'ga-039': 2,
    'ga-040': 2,
    'ga-041': 2,
    'ga-042': 2,
    'ga-043': 2,
    'ga-044': 2,
    'ga-045': 2,
    'ga-046': 2,
    'ga-047': 2,
    'ga-048': 2,
    'ga-049': 2,
    'ga-050': 2,
    'ga-051': 2,
    'ga-052': 2,
    'ga-053': 2,
    'ga-054': 2,
    'ga-055': 2,
    'ga-056': 2,
    'ga-057': 2,
    'ga-058': 2,
    'ga-059': 2,
    'ga-060': 2,
    'ga-061': 2,
    'ga-062': 2,
    'ga-063': 2,
    'ga-064': 2,
    'ga-065': 2,
  },
  questions: [
    {
      code: 'ga-036',
      exams: ['gate'],
      subject: 'maths',
      topic: 'linear-algebra',
      difficulty: 'medium',
      targetSeconds: 220,
      stem: {
        en: String.raw`Let $P_2$ be the real inner product space of polynomials of degree at most $2$ with

$$
\langle p, q \rangle = \int_0^1 p(x)\,q(x)\,dx,
$$

and let $T : P_2 \to P_2$ be given by $T(p) = p'$. If $T^*$ denotes the adjoint of $T$, then $T^*(x)$ is equal to`,
        hi: String.raw`मान लीजिए $P_2$ अधिक से अधिक $2$ घात वाले वास्तविक बहुपदों की आंतर गुणन समष्टि (inner product space) है, जिसमें

$$
\langle p, q \rangle = \int_0^1 p(x)\,q(x)\,dx
$$

है। $T : P_2 \to P_2$ को $T(p) = p'$ से परिभाषित कीजिए। यदि $T^*$, $T$ का सहसंलग्न (adjoint) है, तो $T^*(x)$ बराबर है`,
      },
      options: [
        { id: 'a', content: { en: '$30x^2 - 30x + 5$', hi: '$30x^2 - 30x + 5$' } },
        { id: 'b', content: { en: '$30x^2 - 24x + 2$', hi: '$30x^2 - 24x + 2$' } },
        { id: 'c', content: { en: '$30x^2 - 36x + 8$', hi: '$30x^2 - 36x + 8$' } },
        { id: 'd', content: { en: '$12x - 6$', hi: '$12x - 6$' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`$q = T^*(x)$ is the one polynomial in $P_2$ with $\langle p, q \rangle = \langle p', x \rangle$ for all $p \in P_2$. By parts,

$$
\int_0^1 x\,p'(x)\,dx = p(1) - \int_0^1 p(x)\,dx.
$$

Evaluation at $1$ is represented through the orthogonal basis $e_0 = 1$, $e_1 = 2x - 1$, $e_2 = 6x^2 - 6x + 1$, with $\|e_k\|^2 = \frac{1}{2k+1}$ and $e_k(1) = 1$: it is $e_0 + 3e_1 + 5e_2$. The integral is represented by $e_0$. So

$$
q = 3(2x - 1) + 5(6x^2 - 6x + 1)
$$

and $q = 30x^2 - 24x + 2$. Check with $p = x$: $\int_0^1 xq\,dx = \frac{15}{2} - 8 + 1 = \frac{1}{2} = \int_0^1 x\,dx$. Trap: $T^* = -T$ fails here, since the boundary terms do not vanish.`,
        hi: String.raw`$q = T^*(x)$ समष्टि $P_2$ का वह एकमात्र बहुपद है, जिसके लिए सभी $p \in P_2$ पर $\langle p, q \rangle = \langle p', x \rangle$ है। खंडशः समाकलन से

$$
\int_0^1 x\,p'(x)\,dx = p(1) - \int_0^1 p(x)\,dx
$$

$1$ पर मान लेने वाला फलनक लांबिक आधार $e_0 = 1$, $e_1 = 2x - 1$, $e_2 = 6x^2 - 6x + 1$ से लिखिए, जहाँ $\|e_k\|^2 = \frac{1}{2k+1}$ और $e_k(1) = 1$: इसका निरूपक (representer) $e_0 + 3e_1 + 5e_2$ है। समाकल का निरूपक $e_0$ है। अतः

$$
q = 3(2x - 1) + 5(6x^2 - 6x + 1)
$$

यानी $q = 30x^2 - 24x + 2$। $p = x$ से जाँच: $\int_0^1 xq\,dx = \frac{15}{2} - 8 + 1 = \frac{1}{2} = \int_0^1 x\,dx$। ध्यान दें: यहाँ $T^* = -T$ नहीं होता, क्योंकि सीमांत पद शून्य नहीं हैं।`,
      },
      reasons: {
        a: {
          en: 'This is $5e_2$ alone; the part $3e_1$ of the representer of $p(1)$ is lost.',
          hi: 'यह केवल $5e_2$ है; $p(1)$ के निरूपक का भाग $3e_1$ छूट गया है।',
        },
        b: {
          en: 'Right: $e_0 + 3e_1 + 5e_2$ represents $p(1)$, and $e_0$ is taken away for the integral.',
          hi: 'सही: $p(1)$ का निरूपक $e_0 + 3e_1 + 5e_2$ है और समाकल के लिए $e_0$ घटता है।',
        },
        c: {
          en: String.raw`Represents $p(0) - \int_0^1 p\,dx$: the boundary term is taken at the wrong end.`,
          hi: String.raw`यह $p(0) - \int_0^1 p\,dx$ का निरूपक है: सीमांत पद ग़लत सिरे पर लिया गया है।`,
        },
        d: {
          en: 'This is $T^*(1)$, which represents $p(1) - p(0)$, and not $T^*(x)$.',
          hi: 'यह $T^*(1)$ है, जो $p(1) - p(0)$ का निरूपक है; $T^*(x)$ नहीं।',
        },
      },
    },
    {
      code: 'ga-037',
      exams: ['gate'],
      subject: 'maths',
      topic: 'real-analysis',
      difficulty: 'medium',
      targetSeconds: 160,
      stem: {
        en: String.raw`For $a \in \mathbb{R}$ and $n \in \mathbb{N}$, let $f_n(x) = n^a x^2 (1 - x)^n$ for $x \in [0, 1]$. Let $S$ be the set of all $a$ for which $(f_n)$ converges uniformly on $[0, 1]$, and let $T$ be the set of all $a$ for which

$$
\lim_{n \to \infty} \int_0^1 f_n(x)\,dx = \int_0^1 \lim_{n \to \infty} f_n(x)\,dx.
$$

Then $T \setminus S$ is equal to`,
        hi: String.raw`$a \in \mathbb{R}$ और $n \in \mathbb{N}$ के लिए मान लीजिए $f_n(x) = n^a x^2 (1 - x)^n$, $x \in [0, 1]$। मान लीजिए $S$ उन सभी $a$ का समुच्चय है, जिनके लिए $(f_n)$, $[0, 1]$ पर एकसमान अभिसारी (uniformly convergent) है, और $T$ उन सभी $a$ का समुच्चय है, जिनके लिए

$$
\lim_{n \to \infty} \int_0^1 f_n(x)\,dx = \int_0^1 \lim_{n \to \infty} f_n(x)\,dx
$$

है। तब $T \setminus S$ बराबर है`,
      },
      options: [
        { id: 'a', content: { en: '$(2, 3)$', hi: '$(2, 3)$' } },
        { id: 'b', content: { en: '$[1, 2)$', hi: '$[1, 2)$' } },
        { id: 'c', content: { en: '$[2, 3)$', hi: '$[2, 3)$' } },
        { id: 'd', content: { en: '$[2, 3]$', hi: '$[2, 3]$' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`For every $a$ the pointwise limit is $0$: at $x = 0$ and $x = 1$ the terms are $0$, and in between $(1-x)^n$ beats any power of $n$.

$f_n$ is greatest at $x = \frac{2}{n+2}$, and there

$$
f_n\!\left(\tfrac{2}{n+2}\right) \sim 4e^{-2}\, n^{a - 2}.
$$

So $S = (-\infty, 2)$. The integral is a Beta integral:

$$
\int_0^1 f_n\,dx = \frac{2\,n^a}{(n+1)(n+2)(n+3)} \sim 2\,n^{a-3},
$$

which tends to $0$ for $a < 3$ only (for $a = 3$ it tends to $2$). So $T = (-\infty, 3)$ and $T \setminus S = [2, 3)$.`,
        hi: String.raw`हर $a$ के लिए बिंदुशः सीमा $0$ है: $x = 0$ और $x = 1$ पर पद $0$ हैं, और बीच में $(1-x)^n$ के सामने $n$ की कोई भी घात छोटी पड़ जाती है।

$f_n$ का उच्चतम मान $x = \frac{2}{n+2}$ पर है, जहाँ

$$
f_n\!\left(\tfrac{2}{n+2}\right) \sim 4e^{-2}\, n^{a - 2}
$$

अतः $S = (-\infty, 2)$। समाकल एक बीटा समाकल है:

$$
\int_0^1 f_n\,dx = \frac{2\,n^a}{(n+1)(n+2)(n+3)} \sim 2\,n^{a-3}
$$

यह केवल $a < 3$ पर $0$ की ओर जाता है ($a = 3$ पर इसकी सीमा $2$ है)। अतः $T = (-\infty, 3)$ और $T \setminus S = [2, 3)$।`,
      },
      reasons: {
        a: {
          en: 'At $a = 2$ the greatest value tends to $4e^{-2}$, not to $0$; so $2$ is not in $S$ and must be kept.',
          hi: '$a = 2$ पर उच्चतम मान की सीमा $4e^{-2}$ है, $0$ नहीं; अतः $2$, $S$ में नहीं है और उसे रखना होगा।',
        },
        b: {
          en: 'These are the exponents for $n^a x(1-x)^n$, with one factor $x$ less.',
          hi: 'ये घातें $n^a x(1-x)^n$ की हैं, जिसमें $x$ का एक गुणनखंड कम है।',
        },
        c: {
          en: 'Right: uniform for $a < 2$, limit and integral exchange for $a < 3$.',
          hi: 'सही: $a < 2$ पर अभिसरण एकसमान है और $a < 3$ पर सीमा तथा समाकल बदले जा सकते हैं।',
        },
        d: {
          en: 'At $a = 3$ the integrals tend to $2$ and not to $0$, so $3$ is not in $T$.',
          hi: '$a = 3$ पर समाकलों की सीमा $2$ है, $0$ नहीं; अतः $3$, $T$ में नहीं है।',
        },
      },
    },
    {
      code: 'ga-038',
      exams: ['gate'],
      subject: 'maths',
      topic: 'complex-analysis',
      difficulty: 'medium',
      targetSeconds: 115,
      stem: {
        en: String.raw`Let $f$ be an entire function for which there is a constant $A$ with

$$
\operatorname{Re} f(z) \le A\left(1 + |z|^{5/2}\right) \quad \text{for all } z \in \mathbb{C}.
$$

If $f(0) = 1$, $f(1) = 2$ and $f(-1) = 4$, then $f(i)$ is equal to`,
        hi: String.raw`मान लीजिए $f$ ऐसा सर्वत्र विश्लेषिक (entire) फलन है कि किसी अचर $A$ और सभी $z \in \mathbb{C}$ के लिए

$$
\operatorname{Re} f(z) \le A\left(1 + |z|^{5/2}\right)
$$

है। यदि $f(0) = 1$, $f(1) = 2$ और $f(-1) = 4$, तो $f(i)$ बराबर है`,
      },
      options: [
        { id: 'a', content: { en: '$-1 + i$', hi: '$-1 + i$' } },
        { id: 'b', content: { en: '$3 - i$', hi: '$3 - i$' } },
        { id: 'c', content: { en: '$3 + i$', hi: '$3 + i$' } },
        { id: 'd', content: { en: '$-1 - i$', hi: '$-1 - i$' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`A bound on the real part alone is enough: by Borel and Carathéodory it bounds $|f|$ on $|z| \le R$ by a multiple of $1 + R^{5/2}$. Cauchy's estimates then make all coefficients of $z^n$ with $n > \frac{5}{2}$ vanish, so $f$ is a polynomial of degree at most $2$:

$$
f(z) = 1 + bz + cz^2.
$$

$f(1) = 2$: $b + c = 1$. $f(-1) = 4$: $-b + c = 3$. So $c = 2$, $b = -1$, and

$$
f(i) = 1 - i + 2i^2 = -1 - i.
$$

Trap: the exponent $\frac{5}{2}$ allows degree $2$, but not $3$; three values fix $f$.`,
        hi: String.raw`केवल वास्तविक भाग की सीमा काफ़ी है: बोरेल-कैराथियोडोरी (Borel–Carathéodory) प्रमेय से $|z| \le R$ पर $|f|$, $1 + R^{5/2}$ के किसी गुणज से परिबद्ध है। तब कोशी के आकलनों (Cauchy's estimates) से $n > \frac{5}{2}$ वाले सभी $z^n$ के गुणांक शून्य हैं, अतः $f$ अधिक से अधिक $2$ घात का बहुपद है:

$$
f(z) = 1 + bz + cz^2
$$

$f(1) = 2$ से $b + c = 1$; $f(-1) = 4$ से $-b + c = 3$। अतः $c = 2$, $b = -1$ और

$$
f(i) = 1 - i + 2i^2 = -1 - i
$$

ध्यान दें: घातांक $\frac{5}{2}$ से घात $2$ हो सकती है, $3$ नहीं; तीन मानों से $f$ निश्चित हो जाता है।`,
      },
      reasons: {
        a: {
          en: 'Has the sign of $b$ reversed: $1 + z + 2z^2$ gives $f(1) = 4$, $f(-1) = 2$.',
          hi: '$b$ का चिह्न उलटा है: $1 + z + 2z^2$ से $f(1) = 4$, $f(-1) = 2$ मिलता है।',
        },
        b: { en: 'Uses $i^2 = 1$ in $1 - z + 2z^2$.', hi: '$1 - z + 2z^2$ में $i^2 = 1$ रख दिया गया है।' },
        c: { en: 'Both slips together: $b = 1$ and $i^2 = 1$.', hi: 'दोनों चूकें एक साथ: $b = 1$ और $i^2 = 1$।' },
        d: {
          en: 'Right: $f(z) = 1 - z + 2z^2$, as the degree is at most $2$.',
          hi: 'सही: घात अधिक से अधिक $2$ है, अतः $f(z) = 1 - z + 2z^2$।',
        },
      },
    },
    {
      code: 'ga-039',
      exams: ['gate'],
      subject: 'maths',
      topic: 'complex-analysis',
      difficulty: 'medium',
      targetSeconds: 95,
      stem: {
        en: String.raw`The radius of convergence of the Taylor series of

$$
f(z) = \frac{\sin z}{e^{2z} - 1}
$$

about the point $z = 1 + i$ is`,
        hi: String.raw`बिंदु $z = 1 + i$ के परितः

$$
f(z) = \frac{\sin z}{e^{2z} - 1}
$$

की टेलर श्रेणी (Taylor series) की अभिसरण त्रिज्या (radius of convergence) है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\sqrt{2}$`, hi: String.raw`$\sqrt{2}$` } },
        {
          id: 'b',
          content: { en: String.raw`$\sqrt{4\pi^2 - 4\pi + 2}$`, hi: String.raw`$\sqrt{4\pi^2 - 4\pi + 2}$` },
        },
        { id: 'c', content: { en: String.raw`$\sqrt{\pi^2 + 2\pi + 2}$`, hi: String.raw`$\sqrt{\pi^2 + 2\pi + 2}$` } },
        { id: 'd', content: { en: String.raw`$\sqrt{\pi^2 - 2\pi + 2}$`, hi: String.raw`$\sqrt{\pi^2 - 2\pi + 2}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The radius is the distance from $1 + i$ to the nearest singularity that cannot be removed. The denominator vanishes at $z = k\pi i$, $k \in \mathbb{Z}$, each time simply. At $z = 0$ the numerator vanishes too, so this singularity is removable; at $k\pi i$ with $k \ne 0$, $\sin(k\pi i) = i \sinh k\pi \ne 0$ and there is a pole.

The nearest pole is $\pi i$:

$$
|1 + i - \pi i| = \sqrt{1 + (\pi - 1)^2} \approx 2.36
$$

and $1 + (\pi - 1)^2 = \pi^2 - 2\pi + 2$.`,
        hi: String.raw`त्रिज्या, $1 + i$ से निकटतम ऐसी विचित्रता (singularity) की दूरी है, जिसे हटाया न जा सके। हर (denominator), $z = k\pi i$, $k \in \mathbb{Z}$ पर शून्य होता है और ये सभी उसके सरल शून्यक (simple zeros) हैं। $z = 0$ पर अंश भी शून्य है, इसलिए यह विचित्रता अपनेय (removable) है; पर $k \ne 0$ हो, तो $k\pi i$ पर $\sin(k\pi i) = i \sinh k\pi \ne 0$, अतः वहाँ अनंतक (pole) है।

निकटतम अनंतक $\pi i$ है:

$$
|1 + i - \pi i| = \sqrt{1 + (\pi - 1)^2} \approx 2.36
$$

और $1 + (\pi - 1)^2 = \pi^2 - 2\pi + 2$।`,
      },
      reasons: {
        a: {
          en: String.raw`The distance to $z = 0$, where $\sin z$ cancels the zero of the denominator.`,
          hi: String.raw`यह $z = 0$ की दूरी है, जहाँ $\sin z$, हर (denominator) के शून्यक को काट देता है।`,
        },
        b: {
          en: String.raw`The distance to $2\pi i$, the nearest pole if the period of $e^{2z}$ is taken as $2\pi i$.`,
          hi: String.raw`यह $2\pi i$ की दूरी है; $e^{2z}$ का आवर्तकाल $2\pi i$ मान लेने पर वही निकटतम अनंतक होता।`,
        },
        c: {
          en: String.raw`The distance to the pole $-\pi i$, which is farther away than $\pi i$.`,
          hi: String.raw`यह अनंतक $-\pi i$ की दूरी है, जो $\pi i$ से अधिक दूर है।`,
        },
        d: {
          en: String.raw`Right: the nearest singularity that is not removable is the pole $\pi i$.`,
          hi: String.raw`सही: निकटतम विचित्रता, जो अपनेय नहीं है, अनंतक $\pi i$ है।`,
        },
      },
    },
    {
      code: 'ga-040',
      exams: ['gate'],
      subject: 'maths',
      topic: 'multivariable-calculus',
      difficulty: 'medium',
      targetSeconds: 130,
      stem: {
        en: 'Let $E$ be the curve in which the plane $x + y + 2z = 2$ meets the cylinder $x^2 + y^2 = 8$. The greatest and the least value of $x^2 + y^2 + z^2$ on $E$ are, respectively,',
        hi: 'मान लीजिए $E$ वह वक्र है, जिस पर समतल $x + y + 2z = 2$ और बेलन $x^2 + y^2 = 8$ एक-दूसरे को काटते हैं। $E$ पर $x^2 + y^2 + z^2$ के अधिकतम और न्यूनतम मान क्रमशः हैं',
      },
      options: [
        { id: 'a', content: { en: '17 and 8', hi: '17 और 8' } },
        { id: 'b', content: { en: '17 and 9', hi: '17 और 9' } },
        { id: 'c', content: { en: '44 and 8', hi: '44 और 8' } },
        { id: 'd', content: { en: '44 and 12', hi: '44 और 12' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`On $E$ the function is $8 + z^2$, so only $z$ matters. With $s = x + y$, $z = \frac{2 - s}{2}$, and on the circle $x^2 + y^2 = 8$ the sum $s$ takes all values of $[-4, 4]$. Hence

$$
-1 \le z \le 3
$$

and $z$ takes every value in between, also $0$. So $8 + z^2$ runs from $8$ to $17$.

Trap: with multipliers of Lagrange the case $x = y$ gives $z = 3$ and $z = -1$, that is $17$ and $9$, but there is the second case $z = 0$, which gives the least value $8$.`,
        hi: String.raw`$E$ पर फलन $8 + z^2$ है, इसलिए केवल $z$ से मतलब है। $s = x + y$ लें, तो $z = \frac{2 - s}{2}$, और वृत्त $x^2 + y^2 = 8$ पर योग $s$, $[-4, 4]$ के सभी मान लेता है। अतः

$$
-1 \le z \le 3
$$

और $z$ बीच का हर मान लेता है, $0$ भी। अतः $8 + z^2$, $8$ से $17$ तक जाता है।

ध्यान दें: लैग्रांज गुणकों में $x = y$ वाली स्थिति से $z = 3$ और $z = -1$, यानी $17$ और $9$ मिलते हैं; पर दूसरी स्थिति $z = 0$ भी है, जिससे न्यूनतम मान $8$ मिलता है।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $8 + z^2$ with $-1 \le z \le 3$ has the greatest value $17$ and the least value $8$, at $z = 0$.`,
          hi: String.raw`सही: $-1 \le z \le 3$ पर $8 + z^2$ का अधिकतम मान $17$ और न्यूनतम मान $z = 0$ पर $8$ है।`,
        },
        b: {
          en: 'Looks only at the ends $z = 3$ and $z = -1$ and passes over $z = 0$.',
          hi: 'केवल सिरे $z = 3$ और $z = -1$ देखे गए, $z = 0$ छूट गया।',
        },
        c: {
          en: String.raw`Takes $z = 2 - s$ in place of $z = \frac{2 - s}{2}$, so $z$ would go up to $6$.`,
          hi: String.raw`$z = \frac{2 - s}{2}$ की जगह $z = 2 - s$ लिया गया, जिससे $z$, $6$ तक जाता।`,
        },
        d: {
          en: 'Takes $z = 2 - s$ and only its end values $6$ and $-2$.',
          hi: '$z = 2 - s$ लेकर केवल सिरों के मान $6$ और $-2$ देखे गए।',
        },
      },
    },
    {
      code: 'ga-041',
      exams: ['gate'],
      subject: 'maths',
      topic: 'multivariable-calculus',
      difficulty: 'hard',
      targetSeconds: 215,
      stem: {
        en: String.raw`For $\alpha > 0$, let $f : \mathbb{R}^2 \to \mathbb{R}$ be given by $f(0, 0) = 0$ and

$$
f(x, y) = \frac{|x|^{\alpha}\, y^2}{x^2 + y^4}, \quad (x, y) \ne (0, 0).
$$

The set of all $\alpha$ for which $f$ is continuous but not differentiable at $(0, 0)$ is`,
        hi: String.raw`$\alpha > 0$ के लिए मान लीजिए $f : \mathbb{R}^2 \to \mathbb{R}$ इस प्रकार परिभाषित है कि $f(0, 0) = 0$ और

$$
f(x, y) = \frac{|x|^{\alpha}\, y^2}{x^2 + y^4}, \quad (x, y) \ne (0, 0)
$$

जिन $\alpha$ के लिए $f$, $(0, 0)$ पर संतत है पर अवकलनीय नहीं, उन सभी का समुच्चय है`,
      },
      options: [
        { id: 'a', content: { en: '$(1, 2]$', hi: '$(1, 2]$' } },
        {
          id: 'b',
          content: { en: String.raw`$\left(1, \tfrac{3}{2}\right]$`, hi: String.raw`$\left(1, \tfrac{3}{2}\right]$` },
        },
        {
          id: 'c',
          content: { en: String.raw`$\left(\tfrac{1}{2}, 1\right]$`, hi: String.raw`$\left(\tfrac{1}{2}, 1\right]$` },
        },
        {
          id: 'd',
          content: { en: String.raw`$\left(1, \tfrac{3}{2}\right)$`, hi: String.raw`$\left(1, \tfrac{3}{2}\right)$` },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The weights $x \sim y^2$ balance the denominator, so test the curve $x = y^2$:

$$
f(y^2, y) = \tfrac{1}{2}|y|^{2\alpha - 2}.
$$

**Continuity** needs $2\alpha - 2 > 0$, that is $\alpha > 1$. It is enough: for $1 < \alpha \le 2$ put $x = sy^2$, then $f = \frac{|s|^{\alpha}}{1 + s^2}\,|y|^{2\alpha - 2} \le |y|^{2\alpha - 2}$; for $\alpha > 2$, $f \le |x|^{\alpha - 2} y^2$.

**Differentiability.** $f = 0$ on both axes, so both partial derivatives are $0$ and $\frac{f}{\sqrt{x^2 + y^2}}$ must tend to $0$. On $x = y^2$ this quotient behaves like $\frac{1}{2}|y|^{2\alpha - 3}$, so $\alpha > \frac{3}{2}$ is needed; with the bounds above and $\sqrt{x^2 + y^2} \ge |y|$ it is enough.

The set is $1 < \alpha \le \frac{3}{2}$. Straight lines alone would not show this.`,
        hi: String.raw`हर (denominator) में $x \sim y^2$ से संतुलन बनता है, इसलिए वक्र $x = y^2$ पर जाँचिए:

$$
f(y^2, y) = \tfrac{1}{2}|y|^{2\alpha - 2}
$$

**सांतत्य** के लिए $2\alpha - 2 > 0$, यानी $\alpha > 1$ चाहिए। यह पर्याप्त भी है: $1 < \alpha \le 2$ पर $x = sy^2$ रखने से $f = \frac{|s|^{\alpha}}{1 + s^2}\,|y|^{2\alpha - 2} \le |y|^{2\alpha - 2}$; और $\alpha > 2$ पर $f \le |x|^{\alpha - 2} y^2$।

**अवकलनीयता।** दोनों अक्षों पर $f = 0$ है, इसलिए दोनों आंशिक अवकलज $0$ हैं और $\frac{f}{\sqrt{x^2 + y^2}}$ को $0$ की ओर जाना चाहिए। $x = y^2$ पर यह अनुपात $\frac{1}{2}|y|^{2\alpha - 3}$ जैसा है, अतः $\alpha > \frac{3}{2}$ आवश्यक है; ऊपर की सीमाओं और $\sqrt{x^2 + y^2} \ge |y|$ से यह पर्याप्त भी है।

अभीष्ट समुच्चय $1 < \alpha \le \frac{3}{2}$ है। केवल सरल रेखाओं पर जाँचने से यह नहीं दिखता।`,
      },
      reasons: {
        a: {
          en: String.raw`Takes $\alpha > 2$ as necessary, which is too much; for $\frac{3}{2} < \alpha \le 2$ the quotient already tends to $0$.`,
          hi: String.raw`$\alpha > 2$ को आवश्यक मान लिया गया, जो ज़रूरत से अधिक है; $\frac{3}{2} < \alpha \le 2$ पर अनुपात पहले ही $0$ की ओर जाता है।`,
        },
        b: {
          en: String.raw`Right: continuous for $\alpha > 1$, differentiable for $\alpha > \frac{3}{2}$.`,
          hi: String.raw`सही: $\alpha > 1$ पर संतत और $\alpha > \frac{3}{2}$ पर अवकलनीय।`,
        },
        c: {
          en: String.raw`For $\alpha \le 1$, $f(y^2, y) = \frac{1}{2}|y|^{2\alpha-2}$ does not tend to $0$, so $f$ is not even continuous.`,
          hi: String.raw`$\alpha \le 1$ पर $f(y^2, y) = \frac{1}{2}|y|^{2\alpha-2}$, $0$ की ओर नहीं जाता, अतः $f$ संतत भी नहीं है।`,
        },
        d: {
          en: String.raw`At $\alpha = \frac{3}{2}$ the quotient on $x = y^2$ tends to $\frac{1}{2}$, so $f$ is not differentiable there and $\frac{3}{2}$ belongs to the set.`,
          hi: String.raw`$\alpha = \frac{3}{2}$ पर $x = y^2$ पर अनुपात की सीमा $\frac{1}{2}$ है, अतः $f$ अवकलनीय नहीं है और $\frac{3}{2}$ समुच्चय में है।`,
        },
      },
    },
    {
      code: 'ga-042',
      exams: ['gate'],
      subject: 'maths',
      topic: 'differential-equations',
      difficulty: 'hard',
      targetSeconds: 200,
      stem: {
        en: String.raw`Let $y : [0, \infty) \to \mathbb{R}$ be the twice continuously differentiable function with $y(0) = 1$ and

$$
t\,y'' + 2(t + 1)\,y' + 2(t + 1)\,y = 0, \quad t \ge 0.
$$

If $Y(s)$ denotes the Laplace transform of $y$, then $Y(0) = \displaystyle\int_0^{\infty} y(t)\,dt$ is equal to`,
        hi: String.raw`मान लीजिए $y : [0, \infty) \to \mathbb{R}$ वह दो बार संततः अवकलनीय फलन है, जिसके लिए $y(0) = 1$ और

$$
t\,y'' + 2(t + 1)\,y' + 2(t + 1)\,y = 0, \quad t \ge 0
$$

यदि $Y(s)$, $y$ का लाप्लास रूपांतर (Laplace transform) है, तो $Y(0) = \displaystyle\int_0^{\infty} y(t)\,dt$ बराबर है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{\pi}{2}$`, hi: String.raw`$\dfrac{\pi}{2}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{3\pi}{4}$`, hi: String.raw`$\dfrac{3\pi}{4}$` } },
        { id: 'c', content: { en: String.raw`$\dfrac{1}{2}$`, hi: String.raw`$\dfrac{1}{2}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{\pi}{4}$`, hi: String.raw`$\dfrac{\pi}{4}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`A factor $t$ becomes $-\frac{d}{ds}$. Transform term by term, with $y(0) = 1$:

- $t y''$: $-2sY - s^2 Y' + 1$
- $2t y' + 2y'$: $-2Y - 2sY' + 2sY - 2$
- $2t y + 2y$: $-2Y' + 2Y$

In the sum all terms with $Y$ itself cancel:

$$
-(s^2 + 2s + 2)\,Y' - 1 = 0.
$$

So $Y' = -\frac{1}{(s + 1)^2 + 1}$, and since $Y(s) \to 0$ as $s \to \infty$,

$$
Y(s) = \frac{\pi}{2} - \tan^{-1}(s + 1).
$$

Hence $Y(0) = \frac{\pi}{2} - \frac{\pi}{4} = \frac{\pi}{4}$. (Indeed $y = e^{-t}\,\frac{\sin t}{t}$: for $v = ty$ the equation is $v'' + 2v' + 2v = 0$.)`,
        hi: String.raw`गुणक $t$ से $-\frac{d}{ds}$ आता है। $y(0) = 1$ लेकर एक-एक पद का रूपांतर कीजिए:

- $t y''$: $-2sY - s^2 Y' + 1$
- $2t y' + 2y'$: $-2Y - 2sY' + 2sY - 2$
- $2t y + 2y$: $-2Y' + 2Y$

योग में $Y$ वाले सभी पद कट जाते हैं:

$$
-(s^2 + 2s + 2)\,Y' - 1 = 0
$$

अतः $Y' = -\frac{1}{(s + 1)^2 + 1}$, और $s \to \infty$ पर $Y(s) \to 0$ होने से

$$
Y(s) = \frac{\pi}{2} - \tan^{-1}(s + 1)
$$

इसलिए $Y(0) = \frac{\pi}{2} - \frac{\pi}{4} = \frac{\pi}{4}$। (वास्तव में $y = e^{-t}\,\frac{\sin t}{t}$ है: $v = ty$ के लिए समीकरण $v'' + 2v' + 2v = 0$ बनता है।)`,
      },
      reasons: {
        a: {
          en: String.raw`This is $\int_0^{\infty} \frac{\sin t}{t}\,dt$: the shift from $s$ to $s + 1$ is lost.`,
          hi: String.raw`यह $\int_0^{\infty} \frac{\sin t}{t}\,dt$ है: $s$ से $s + 1$ का स्थानांतरण छूट गया।`,
        },
        b: {
          en: String.raw`Takes $Y = \frac{\pi}{2} + \tan^{-1}(s + 1)$, with the wrong sign; this does not tend to $0$.`,
          hi: String.raw`ग़लत चिह्न के साथ $Y = \frac{\pi}{2} + \tan^{-1}(s + 1)$ लिया गया; यह $0$ की ओर नहीं जाता।`,
        },
        c: {
          en: String.raw`This is $-Y'(0) = \int_0^{\infty} t\,y(t)\,dt$, the transform of $e^{-t} \sin t$ at $0$.`,
          hi: String.raw`यह $-Y'(0) = \int_0^{\infty} t\,y(t)\,dt$ है, यानी $0$ पर $e^{-t} \sin t$ का रूपांतर।`,
        },
        d: {
          en: String.raw`Right: $Y(s) = \frac{\pi}{2} - \tan^{-1}(s + 1)$ at $s = 0$.`,
          hi: String.raw`सही: $s = 0$ पर $Y(s) = \frac{\pi}{2} - \tan^{-1}(s + 1)$।`,
        },
      },
    },
    {
      code: 'ga-043',
      exams: ['gate'],
      subject: 'maths',
      topic: 'differential-equations',
      difficulty: 'medium',
      targetSeconds: 165,
      stem: {
        en: String.raw`Let $c \in \mathbb{R}$. The boundary value problem

$$
y'' + y = \left|x - \frac{\pi}{2}\right| + c, \quad 0 \le x \le \pi,
$$

$$
y(0) = 1, \quad y(\pi) = 3
$$

has a solution if and only if $c$ is equal to`,
        hi: String.raw`मान लीजिए $c \in \mathbb{R}$। परिसीमा मान समस्या (boundary value problem)

$$
y'' + y = \left|x - \frac{\pi}{2}\right| + c, \quad 0 \le x \le \pi
$$

$$
y(0) = 1, \quad y(\pi) = 3
$$

का हल है, यदि और केवल यदि $c$ बराबर है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$3 - \dfrac{\pi}{2}$`, hi: String.raw`$3 - \dfrac{\pi}{2}$` } },
        { id: 'b', content: { en: String.raw`$2 - \dfrac{\pi}{2}$`, hi: String.raw`$2 - \dfrac{\pi}{2}$` } },
        { id: 'c', content: { en: String.raw`$1 - \dfrac{\pi}{2}$`, hi: String.raw`$1 - \dfrac{\pi}{2}$` } },
        { id: 'd', content: { en: String.raw`$-1 - \dfrac{\pi}{2}$`, hi: String.raw`$-1 - \dfrac{\pi}{2}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The homogeneous problem has the solution $\sin x$, so there is a condition on the right side (Fredholm alternative). Multiply by $\sin x$ and integrate by parts twice:

$$
\int_0^{\pi} (y'' + y)\sin x\,dx = \Big[y' \sin x - y \cos x\Big]_0^{\pi}
$$

which is $y(\pi) + y(0) = 4$. On the other side, by symmetry about $\frac{\pi}{2}$,

$$
\int_0^{\pi} \left|x - \tfrac{\pi}{2}\right| \sin x\,dx = 2\int_0^{\pi/2} t \cos t\,dt = \pi - 2
$$

and $\int_0^{\pi} c \sin x\,dx = 2c$. So $\pi - 2 + 2c = 4$ and $c = 3 - \frac{\pi}{2}$. The condition is also enough; then there are infinitely many solutions. Trap: the boundary values are not $0$, and they enter as a sum.`,
        hi: String.raw`समघात समस्या का हल $\sin x$ है, इसलिए दाएँ पक्ष पर एक शर्त लगती है (फ़्रेडहोम विकल्प, Fredholm alternative)। $\sin x$ से गुणा करके दो बार खंडशः समाकलन कीजिए:

$$
\int_0^{\pi} (y'' + y)\sin x\,dx = \Big[y' \sin x - y \cos x\Big]_0^{\pi}
$$

जो $y(\pi) + y(0) = 4$ है। दूसरी ओर, $\frac{\pi}{2}$ के परितः सममिति से

$$
\int_0^{\pi} \left|x - \tfrac{\pi}{2}\right| \sin x\,dx = 2\int_0^{\pi/2} t \cos t\,dt = \pi - 2
$$

और $\int_0^{\pi} c \sin x\,dx = 2c$। अतः $\pi - 2 + 2c = 4$ और $c = 3 - \frac{\pi}{2}$। यह शर्त पर्याप्त भी है; तब अनंत हल होते हैं। ध्यान दें: परिसीमा मान $0$ नहीं हैं और वे योग के रूप में आते हैं।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $\pi - 2 + 2c = y(0) + y(\pi) = 4$.`,
          hi: String.raw`सही: $\pi - 2 + 2c = y(0) + y(\pi) = 4$।`,
        },
        b: {
          en: String.raw`Takes the boundary term as the difference $y(\pi) - y(0) = 2$.`,
          hi: String.raw`सीमांत पद को अंतर $y(\pi) - y(0) = 2$ मान लिया गया है।`,
        },
        c: {
          en: String.raw`The condition for zero boundary values, $\pi - 2 + 2c = 0$.`,
          hi: String.raw`यह शून्य परिसीमा मानों की शर्त $\pi - 2 + 2c = 0$ है।`,
        },
        d: {
          en: String.raw`The boundary term has the wrong sign: $\pi - 2 + 2c = -4$.`,
          hi: String.raw`सीमांत पद का चिह्न ग़लत है: $\pi - 2 + 2c = -4$।`,
        },
      },
    },
    {
      code: 'ga-044',
      exams: ['gate'],
      subject: 'maths',
      topic: 'abstract-algebra',
      difficulty: 'medium',
      targetSeconds: 100,
      stem: {
        en: String.raw`The number of units in the quotient ring $\mathbb{F}_3[x] / \langle x^4 + x^2 + 1 \rangle$, where $\mathbb{F}_3$ is the field with $3$ elements, is`,
        hi: String.raw`मान लीजिए $\mathbb{F}_3$, $3$ अवयवों वाला क्षेत्र (field) है। विभाग वलय (quotient ring) $\mathbb{F}_3[x] / \langle x^4 + x^2 + 1 \rangle$ में व्युत्क्रमणीय अवयवों (units) की संख्या है`,
      },
      options: [
        { id: 'a', content: { en: '$64$', hi: '$64$' } },
        { id: 'b', content: { en: '$80$', hi: '$80$' } },
        { id: 'c', content: { en: '$36$', hi: '$36$' } },
        { id: 'd', content: { en: '$72$', hi: '$72$' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Factor first. In $\mathbb{F}_3$, $1 = -2$, so

$$
x^4 + x^2 + 1 = x^4 - 2x^2 + 1 = (x^2 - 1)^2
$$

and this is $(x - 1)^2 (x + 1)^2$. By the Chinese remainder theorem the ring is the product of $\mathbb{F}_3[x]/\langle (x-1)^2 \rangle$ and $\mathbb{F}_3[x]/\langle (x+1)^2 \rangle$.

Each factor has $9$ elements, and those that are not units are the $3$ multiples of $x \mp 1$. So each has $9 - 3 = 6$ units, together $6 \cdot 6 = 36$.`,
        hi: String.raw`पहले गुणनखंड कीजिए। $\mathbb{F}_3$ में $1 = -2$, इसलिए

$$
x^4 + x^2 + 1 = x^4 - 2x^2 + 1 = (x^2 - 1)^2
$$

जो $(x - 1)^2 (x + 1)^2$ है। चीनी शेषफल प्रमेय से यह वलय $\mathbb{F}_3[x]/\langle (x-1)^2 \rangle$ और $\mathbb{F}_3[x]/\langle (x+1)^2 \rangle$ का गुणन है।

हर गुणक में $9$ अवयव हैं और $x \mp 1$ के $3$ गुणज व्युत्क्रमणीय नहीं हैं। अतः हर गुणक में $9 - 3 = 6$ और कुल $6 \cdot 6 = 36$ व्युत्क्रमणीय अवयव हैं।`,
      },
      reasons: {
        a: {
          en: String.raw`Takes the polynomial as a product of two different irreducible quadratics: $8 \cdot 8$.`,
          hi: String.raw`बहुपद को दो भिन्न अखंडनीय द्विघातों का गुणनफल मान लिया गया: $8 \cdot 8$।`,
        },
        b: {
          en: 'Takes the polynomial as irreducible, so that the ring would be a field with $81$ elements.',
          hi: 'बहुपद को अखंडनीय मान लिया गया, जिससे वलय $81$ अवयवों का क्षेत्र होता।',
        },
        c: { en: 'Right: $(9 - 3)(9 - 3)$, from $(x-1)^2(x+1)^2$.', hi: 'सही: $(x-1)^2(x+1)^2$ से $(9 - 3)(9 - 3)$।' },
        d: {
          en: 'Takes $x^2 - 1$ as irreducible and counts $81 - 9$.',
          hi: '$x^2 - 1$ को अखंडनीय मानकर $81 - 9$ गिना गया है।',
        },
      },
    },
    {
      code: 'ga-045',
      exams: ['gate'],
      subject: 'maths',
      topic: 'abstract-algebra',
      difficulty: 'medium',
      targetSeconds: 135,
      stem: {
        en: String.raw`Let $F$ be the field with $64$ elements. The number of elements $\alpha \in F$ such that $F = \mathbb{F}_2(\alpha)$, but $\alpha$ does not generate the multiplicative group of non-zero elements of $F$, is`,
        hi: String.raw`मान लीजिए $F$, $64$ अवयवों वाला क्षेत्र (field) है। जिन अवयवों $\alpha \in F$ के लिए $F = \mathbb{F}_2(\alpha)$ है, पर $\alpha$, $F$ के शून्येतर अवयवों के गुणनात्मक समूह (multiplicative group) का जनक (generator) नहीं है, उनकी संख्या है`,
      },
      options: [
        { id: 'a', content: { en: '$27$', hi: '$27$' } },
        { id: 'b', content: { en: '$28$', hi: '$28$' } },
        { id: 'c', content: { en: '$20$', hi: '$20$' } },
        { id: 'd', content: { en: '$18$', hi: '$18$' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`$\alpha$ generates the field exactly when it lies in no smaller subfield. The subfields of $F = \mathbb{F}_{2^6}$ belong to the divisors of $6$: $\mathbb{F}_2$, $\mathbb{F}_4$, $\mathbb{F}_8$ and $F$. Since $\mathbb{F}_4 \cap \mathbb{F}_8 = \mathbb{F}_2$,

$$
64 - (4 + 8 - 2) = 54
$$

elements generate the field. The multiplicative group is cyclic of order $63$, so it has $\varphi(63) = 63 \cdot \frac{2}{3} \cdot \frac{6}{7} = 36$ generators, and each of them generates the field too. So $54 - 36 = 18$ elements are left. Trap: the elements common to $\mathbb{F}_4$ and $\mathbb{F}_8$ must not be taken away twice.`,
        hi: String.raw`$\alpha$ क्षेत्र को तभी जनित करता है, जब वह किसी छोटे उपक्षेत्र में न हो। $F = \mathbb{F}_{2^6}$ के उपक्षेत्र $6$ के भाजकों के संगत हैं: $\mathbb{F}_2$, $\mathbb{F}_4$, $\mathbb{F}_8$ और $F$। $\mathbb{F}_4 \cap \mathbb{F}_8 = \mathbb{F}_2$ होने से

$$
64 - (4 + 8 - 2) = 54
$$

अवयव क्षेत्र को जनित करते हैं। गुणनात्मक समूह कोटि $63$ का चक्रीय समूह है, अतः उसके $\varphi(63) = 63 \cdot \frac{2}{3} \cdot \frac{6}{7} = 36$ जनक हैं, और हर जनक क्षेत्र को भी जनित करता है। अतः $54 - 36 = 18$ अवयव बचते हैं। ध्यान दें: $\mathbb{F}_4$ और $\mathbb{F}_8$ के साझा अवयव दो बार न घटाएँ।`,
      },
      reasons: {
        a: {
          en: 'Counts all non-zero elements that are not generators, $63 - 36$, also those of the subfields.',
          hi: 'सभी शून्येतर अवयव गिने गए जो जनक नहीं हैं, $63 - 36$; उपक्षेत्रों के भी।',
        },
        b: {
          en: 'Counts $64 - 36$: everything that does not generate the group, with $0$ and the subfields.',
          hi: '$64 - 36$ गिना गया: $0$ और उपक्षेत्रों सहित वह सब जो समूह का जनक नहीं है।',
        },
        c: {
          en: 'Takes away only the $8$ elements of the greatest subfield: $64 - 8 - 36$.',
          hi: 'केवल सबसे बड़े उपक्षेत्र के $8$ अवयव घटाए गए: $64 - 8 - 36$।',
        },
        d: {
          en: 'Right: $54$ elements generate the field, and $36$ of them generate the group.',
          hi: 'सही: $54$ अवयव क्षेत्र को जनित करते हैं और उनमें से $36$ समूह के जनक हैं।',
        },
      },
    },
    {
      code: 'ga-046',
      exams: ['gate'],
      subject: 'maths',
      topic: 'functional-analysis',
      difficulty: 'medium',
      targetSeconds: 135,
      stem: {
        en: String.raw`Let $\ell^3$ be the space of real sequences $x = (x_n)_{n \ge 1}$ with the norm $\|x\| = \left(\sum |x_n|^3\right)^{1/3} < \infty$, and let

$$
M = \left\{x \in \ell^3 : \sum_{n=1}^{\infty} \frac{x_n}{4^n} = 0\right\}.
$$

The distance of $e_1 = (1, 0, 0, \ldots)$ from $M$ is`,
        hi: String.raw`मान लीजिए $\ell^3$ उन वास्तविक अनुक्रमों $x = (x_n)_{n \ge 1}$ की समष्टि है, जिनका मानक (norm) $\|x\| = \left(\sum |x_n|^3\right)^{1/3} < \infty$ है, और

$$
M = \left\{x \in \ell^3 : \sum_{n=1}^{\infty} \frac{x_n}{4^n} = 0\right\}
$$

$M$ से $e_1 = (1, 0, 0, \ldots)$ की दूरी है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{15^{1/2}}{4}$`, hi: String.raw`$\dfrac{15^{1/2}}{4}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{7^{2/3}}{4}$`, hi: String.raw`$\dfrac{7^{2/3}}{4}$` } },
        { id: 'c', content: { en: String.raw`$\dfrac{63^{1/3}}{4}$`, hi: String.raw`$\dfrac{63^{1/3}}{4}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{3}{4}$`, hi: String.raw`$\dfrac{3}{4}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`$M$ is the kernel of the functional $\varphi(x) = \sum \frac{x_n}{4^n}$, and the distance from the kernel of a bounded functional is

$$
d(e_1, M) = \frac{|\varphi(e_1)|}{\|\varphi\|}.
$$

The dual of $\ell^3$ is $\ell^{3/2}$, so

$$
\|\varphi\| = \left(\sum_{n=1}^{\infty} 4^{-3n/2}\right)^{2/3} = \left(\sum_{n=1}^{\infty} 8^{-n}\right)^{2/3}
$$

which is $7^{-2/3}$. With $\varphi(e_1) = \frac{1}{4}$ the distance is $\frac{7^{2/3}}{4} \approx 0.915$. Trap: the norm of $\varphi$ must be taken with the exponent $\frac{3}{2}$, not $3$.`,
        hi: String.raw`$M$, फलनक $\varphi(x) = \sum \frac{x_n}{4^n}$ की अष्टि (kernel) है, और परिबद्ध फलनक की अष्टि से दूरी है

$$
d(e_1, M) = \frac{|\varphi(e_1)|}{\|\varphi\|}
$$

$\ell^3$ की द्वैती समष्टि (dual) $\ell^{3/2}$ है, अतः

$$
\|\varphi\| = \left(\sum_{n=1}^{\infty} 4^{-3n/2}\right)^{2/3} = \left(\sum_{n=1}^{\infty} 8^{-n}\right)^{2/3}
$$

जो $7^{-2/3}$ है। $\varphi(e_1) = \frac{1}{4}$ से दूरी $\frac{7^{2/3}}{4} \approx 0.915$ है। ध्यान दें: $\varphi$ का मानक घातांक $\frac{3}{2}$ से लेना है, $3$ से नहीं।`,
      },
      reasons: {
        a: {
          en: String.raw`Takes the norm of $\varphi$ in $\ell^2$, as if the space were $\ell^2$.`,
          hi: String.raw`$\varphi$ का मानक $\ell^2$ में लिया गया, मानो समष्टि $\ell^2$ हो।`,
        },
        b: {
          en: String.raw`Right: $\frac{1}{4}$ divided by the norm $7^{-2/3}$ of $\varphi$ in $\ell^{3/2}$.`,
          hi: String.raw`सही: $\frac{1}{4}$ को $\ell^{3/2}$ में $\varphi$ के मानक $7^{-2/3}$ से भाग दिया गया।`,
        },
        c: {
          en: String.raw`Takes the norm of $\varphi$ in $\ell^3$ itself and not in its dual $\ell^{3/2}$.`,
          hi: String.raw`$\varphi$ का मानक द्वैती $\ell^{3/2}$ की जगह $\ell^3$ में ही लिया गया।`,
        },
        d: {
          en: String.raw`Takes the norm of $\varphi$ in $\ell^1$: $\sum 4^{-n} = \frac{1}{3}$.`,
          hi: String.raw`$\varphi$ का मानक $\ell^1$ में लिया गया: $\sum 4^{-n} = \frac{1}{3}$।`,
        },
      },
    },
    {
      code: 'ga-047',
      exams: ['gate'],
      subject: 'maths',
      topic: 'numerical-analysis',
      difficulty: 'medium',
      targetSeconds: 170,
      stem: {
        en: String.raw`Let $0 < |a| < 1$ and

$$
A = \begin{pmatrix} 1 & a & 0 \\ 0 & 1 & 1 \\ 1 & 0 & 1 \end{pmatrix}.
$$

Let $\rho_J$ and $\rho_G$ be the spectral radii of the iteration matrices of the Jacobi method and of the Gauss–Seidel method for the system $A\mathbf{x} = \mathbf{b}$. Then $\dfrac{\log_e \rho_G}{\log_e \rho_J}$ is equal to`,
        hi: String.raw`मान लीजिए $0 < |a| < 1$ और

$$
A = \begin{pmatrix} 1 & a & 0 \\ 0 & 1 & 1 \\ 1 & 0 & 1 \end{pmatrix}
$$

मान लीजिए निकाय $A\mathbf{x} = \mathbf{b}$ के लिए जैकोबी (Jacobi) विधि और गाउस-सीडल (Gauss–Seidel) विधि के पुनरावृत्ति आव्यूहों (iteration matrices) की स्पेक्ट्रमी त्रिज्याएँ (spectral radii) क्रमशः $\rho_J$ और $\rho_G$ हैं। तब $\dfrac{\log_e \rho_G}{\log_e \rho_J}$ बराबर है`,
      },
      options: [
        { id: 'a', content: { en: '$2$', hi: '$2$' } },
        { id: 'b', content: { en: '$3$', hi: '$3$' } },
        { id: 'c', content: { en: String.raw`$\dfrac{3}{2}$`, hi: String.raw`$\dfrac{3}{2}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{2}{3}$`, hi: String.raw`$\dfrac{2}{3}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Write the homogeneous steps ($\mathbf{b} = 0$).

**Jacobi:** $x' = -ay$, $y' = -z$, $z' = -x$. Three steps multiply each component by $-a$, so $\lambda^3 = -a$ and $\rho_J = |a|^{1/3}$.

**Gauss–Seidel:** $x' = -ay$, $y' = -z$, and $z' = -x' = ay$ with the new $x'$. On $(y, z)$ two steps multiply by $-a$; so the eigenvalues are $0$ and the roots of

$$
\lambda^2 = -a,
$$

and $\rho_G = |a|^{1/2}$. The quotient is $\frac{1/2}{1/3} = \frac{3}{2}$. Trap: $\rho_G = \rho_J^2$ holds for tridiagonal matrices; this one is not tridiagonal.`,
        hi: String.raw`समघात चरण ($\mathbf{b} = 0$) लिखिए।

**जैकोबी:** $x' = -ay$, $y' = -z$, $z' = -x$। तीन चरणों में हर घटक $-a$ से गुणा होता है, अतः $\lambda^3 = -a$ और $\rho_J = |a|^{1/3}$।

**गाउस-सीडल:** $x' = -ay$, $y' = -z$, और नए $x'$ के साथ $z' = -x' = ay$। $(y, z)$ पर दो चरणों में $-a$ से गुणा होता है; अतः अभिलक्षणिक मान $0$ और

$$
\lambda^2 = -a
$$

के मूल हैं, और $\rho_G = |a|^{1/2}$। अनुपात $\frac{1/2}{1/3} = \frac{3}{2}$ है। ध्यान दें: $\rho_G = \rho_J^2$ त्रिविकर्णी आव्यूहों के लिए है; यह आव्यूह त्रिविकर्णी नहीं है।`,
      },
      reasons: {
        a: {
          en: String.raw`Uses $\rho_G = \rho_J^2$, which holds for tridiagonal matrices; $A$ is not one.`,
          hi: String.raw`$\rho_G = \rho_J^2$ लगाया गया, जो त्रिविकर्णी आव्यूहों के लिए है; $A$ वैसा नहीं है।`,
        },
        b: {
          en: String.raw`Takes $\rho_G = |a|$, as if one Gauss–Seidel step did the work of three Jacobi steps.`,
          hi: String.raw`$\rho_G = |a|$ मान लिया गया, मानो गाउस-सीडल का एक चरण जैकोबी के तीन चरणों के बराबर हो।`,
        },
        c: {
          en: String.raw`Right: $\rho_J = |a|^{1/3}$ and $\rho_G = |a|^{1/2}$.`,
          hi: String.raw`सही: $\rho_J = |a|^{1/3}$ और $\rho_G = |a|^{1/2}$।`,
        },
        d: {
          en: String.raw`Has the two methods interchanged: $\frac{1/3}{1/2}$.`,
          hi: String.raw`दोनों विधियाँ आपस में बदल गई हैं: $\frac{1/3}{1/2}$।`,
        },
      },
    },
    {
      code: 'ga-048',
      exams: ['gate'],
      subject: 'maths',
      topic: 'partial-differential-equations',
      difficulty: 'hard',
      targetSeconds: 200,
      stem: {
        en: String.raw`For the equation

$$
y\,\frac{\partial u}{\partial x} + x\,\frac{\partial u}{\partial y} = 2u
$$

consider the two Cauchy problems:

P: $u(x, x) = x^2$ for all $x > 0$

Q: $u(x, x) = x^3$ for all $x > 0$

A solution is a $C^1$ function on an open set that contains the half-line $\{(x, x) : x > 0\}$. Which one of the following statements is TRUE?`,
        hi: String.raw`समीकरण

$$
y\,\frac{\partial u}{\partial x} + x\,\frac{\partial u}{\partial y} = 2u
$$

के लिए दो कोशी (Cauchy) समस्याएँ लीजिए:

P: सभी $x > 0$ के लिए $u(x, x) = x^2$

Q: सभी $x > 0$ के लिए $u(x, x) = x^3$

हल से आशय ऐसा $C^1$ फलन है, जो अर्धरेखा $\{(x, x) : x > 0\}$ को समाहित करने वाले किसी विवृत समुच्चय पर परिभाषित हो। निम्नलिखित में से कौन-सा कथन सत्य है?`,
      },
      options: [
        {
          id: 'a',
          content: { en: 'P has infinitely many solutions and Q has none.', hi: 'P के अनंत हल हैं और Q का कोई हल नहीं है।' },
        },
        {
          id: 'b',
          content: {
            en: 'P has exactly one solution, whereas Q has none.',
            hi: 'P का ठीक एक हल है और Q का कोई हल नहीं है।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'P has infinitely many solutions and Q has exactly one.',
            hi: 'P के अनंत हल हैं, जबकि Q का ठीक एक ही हल है।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'P has exactly one solution and Q has exactly one.',
            hi: 'P का ठीक एक हल है और Q का भी ठीक एक हल है।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The characteristics solve $\frac{dx}{dt} = y$, $\frac{dy}{dt} = x$; so $y^2 - x^2$ is constant, and the line $y = x$ is itself a characteristic. The data cannot be chosen freely on it.

Along $y = x$: $\frac{dx}{dt} = x$ and $\frac{du}{dt} = 2u$, so $\frac{du}{dx} = \frac{2u}{x}$ and $u(x, x) = Cx^2$. Hence Q has no solution.

For P the data agree. Since $\frac{d(x+y)}{dt} = x + y$, the solutions are

$$
u = (x + y)^2 F(y^2 - x^2),
$$

and $u(x, x) = 4x^2 F(0)$. Every $C^1$ function $F$ with $F(0) = \frac{1}{4}$ gives a solution: infinitely many.`,
        hi: String.raw`अभिलक्षणिक वक्र (characteristics) $\frac{dx}{dt} = y$, $\frac{dy}{dt} = x$ को संतुष्ट करते हैं; अतः $y^2 - x^2$ अचर है और रेखा $y = x$ स्वयं अभिलक्षणिक है। इस पर मान मनचाहे नहीं दिए जा सकते।

$y = x$ पर: $\frac{dx}{dt} = x$ और $\frac{du}{dt} = 2u$, अतः $\frac{du}{dx} = \frac{2u}{x}$ और $u(x, x) = Cx^2$। इसलिए Q का कोई हल नहीं है।

P के मान इससे मेल खाते हैं। $\frac{d(x+y)}{dt} = x + y$ होने से हल हैं

$$
u = (x + y)^2 F(y^2 - x^2)
$$

और $u(x, x) = 4x^2 F(0)$। $F(0) = \frac{1}{4}$ वाला हर $C^1$ फलन $F$ एक हल देता है: अनंत हल।`,
      },
      reasons: {
        a: {
          en: 'Right: $y = x$ is a characteristic on which $u = Cx^2$ is forced; P fits this and Q does not.',
          hi: 'सही: $y = x$ अभिलक्षणिक है, जिस पर $u = Cx^2$ होना ही है; P इससे मेल खाती है, Q नहीं।',
        },
        b: {
          en: String.raw`For P only $F(0) = \frac{1}{4}$ is fixed; the rest of $F$ is free, so the solution is not unique.`,
          hi: String.raw`P में केवल $F(0) = \frac{1}{4}$ निश्चित है; शेष $F$ स्वतंत्र है, अतः हल अद्वितीय नहीं है।`,
        },
        c: {
          en: String.raw`On $y = x$ the equation forces $\frac{du}{dx} = \frac{2u}{x}$, which $x^3$ does not satisfy.`,
          hi: String.raw`$y = x$ पर समीकरण से $\frac{du}{dx} = \frac{2u}{x}$ होना ही है, जिसे $x^3$ संतुष्ट नहीं करता।`,
        },
        d: {
          en: 'Would hold if the data line crossed the characteristics; but $y = x$ is one of them.',
          hi: 'यह तब होता जब दी गई रेखा अभिलक्षणिक वक्रों को काटती; पर $y = x$ स्वयं उनमें से एक है।',
        },
      },
    },
    {
      code: 'ga-049',
      exams: ['gate'],
      subject: 'maths',
      topic: 'linear-algebra',
      difficulty: 'medium',
      targetSeconds: 160,
      stem: {
        en: String.raw`Let $A$ be a non-zero real $4 \times 4$ matrix with $A^{\mathsf{T}} = -A$, and let $I$ be the identity matrix of order $4$. Which of the following statements is/are necessarily TRUE?`,
        hi: String.raw`मान लीजिए $A$ एक शून्येतर वास्तविक $4 \times 4$ आव्यूह है, जिसके लिए $A^{\mathsf{T}} = -A$, और $I$ कोटि $4$ का तत्समक आव्यूह (identity matrix) है। निम्नलिखित में से कौन-सा/से कथन अनिवार्यतः सत्य है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '$A^2$ is negative definite.', hi: '$A^2$ ऋणात्मक निश्चित (negative definite) है।' } },
        { id: 'b', content: { en: String.raw`$\det(I + A) > 1$`, hi: String.raw`$\det(I + A) > 1$` } },
        {
          id: 'c',
          content: {
            en: 'The minimal polynomial of $A$ has degree $4$.',
            hi: '$A$ के अल्पिष्ठ बहुपद (minimal polynomial) की घात $4$ है।',
          },
        },
        {
          id: 'd',
          content: {
            en: '$(I - A)(I + A)^{-1}$ is orthogonal and $-1$ is not an eigenvalue of it.',
            hi: '$(I - A)(I + A)^{-1}$ लांबिक (orthogonal) है और $-1$ उसका अभिलक्षणिक मान नहीं है।',
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['b', 'd'] },
      solution: {
        en: String.raw`A real skew-symmetric matrix is normal with purely imaginary eigenvalues in conjugate pairs: here $\pm ia, \pm ib$ with real $a, b$, not both $0$.

$A^2$ has the eigenvalues $-a^2, -a^2, -b^2, -b^2$; if $b = 0$ it is only negative semidefinite.

$$
\det(I + A) = (1 + a^2)(1 + b^2) > 1
$$

If $b = 0$ or $a = \pm b$, $A$ satisfies an equation of degree less than $4$, since it is diagonalizable over $\mathbb{C}$.

For $Q = (I - A)(I + A)^{-1}$ the factors commute, so $Q^{\mathsf{T}} Q = (I - A)^{-1}(I + A)(I - A)(I + A)^{-1} = I$. Its eigenvalues are $\frac{1 - i\mu}{1 + i\mu}$ with real $\mu$, and this is never $-1$.`,
        hi: String.raw`वास्तविक विषम-सममित आव्यूह प्रसामान्य (normal) होता है और उसके अभिलक्षणिक मान शुद्ध काल्पनिक संयुग्मी युग्मों में आते हैं: यहाँ $\pm ia, \pm ib$, जहाँ $a, b$ वास्तविक हैं और दोनों $0$ नहीं हैं।

$A^2$ के अभिलक्षणिक मान $-a^2, -a^2, -b^2, -b^2$ हैं; $b = 0$ हो, तो वह केवल ऋणात्मक अर्ध-निश्चित है।

$$
\det(I + A) = (1 + a^2)(1 + b^2) > 1
$$

$b = 0$ या $a = \pm b$ हो, तो $A$, $4$ से कम घात का समीकरण संतुष्ट करता है, क्योंकि वह $\mathbb{C}$ पर विकर्णनीय है।

$Q = (I - A)(I + A)^{-1}$ में गुणक क्रमविनिमेय हैं, अतः $Q^{\mathsf{T}} Q = (I - A)^{-1}(I + A)(I - A)(I + A)^{-1} = I$। इसके अभिलक्षणिक मान $\frac{1 - i\mu}{1 + i\mu}$ हैं, $\mu$ वास्तविक, और यह कभी $-1$ नहीं होता।`,
      },
      reasons: {
        a: {
          en: String.raw`Fails when $\operatorname{rank} A = 2$: then $A^2$ has the eigenvalue $0$.`,
          hi: String.raw`$\operatorname{rank} A = 2$ होने पर ग़लत: तब $A^2$ का एक अभिलक्षणिक मान $0$ है।`,
        },
        b: {
          en: 'True: it equals $(1 + a^2)(1 + b^2)$ with $a, b$ not both $0$.',
          hi: 'सत्य: यह $(1 + a^2)(1 + b^2)$ है, जहाँ $a, b$ दोनों $0$ नहीं हैं।',
        },
        c: {
          en: String.raw`Fails for eigenvalues $\pm ia, \pm ia$: the minimal polynomial is then $x^2 + a^2$.`,
          hi: String.raw`अभिलक्षणिक मान $\pm ia, \pm ia$ हों, तो ग़लत: तब अल्पिष्ठ बहुपद $x^2 + a^2$ है।`,
        },
        d: {
          en: String.raw`True: the Cayley transform is orthogonal with eigenvalues $\frac{1 - i\mu}{1 + i\mu} \ne -1$.`,
          hi: String.raw`सत्य: केली रूपांतर लांबिक है और उसके अभिलक्षणिक मान $\frac{1 - i\mu}{1 + i\mu} \ne -1$ हैं।`,
        },
      },
    },
    {
      code: 'ga-050',
      exams: ['gate'],
      subject: 'maths',
      topic: 'real-analysis',
      difficulty: 'hard',
      targetSeconds: 210,
      stem: {
        en: String.raw`Let $m$ denote the Lebesgue measure on $\mathbb{R}$, let $E \subset \mathbb{R}$ be a measurable set with $0 < m(E) < \infty$, and let

$$
\varphi(x) = m\big(E \cap (E + x)\big), \quad x \in \mathbb{R}.
$$

Which of the following statements is/are TRUE for every such set $E$?`,
        hi: String.raw`मान लीजिए $m$, $\mathbb{R}$ पर लेबेग माप (Lebesgue measure) है, $E \subset \mathbb{R}$ ऐसा मेय (measurable) समुच्चय है कि $0 < m(E) < \infty$, और

$$
\varphi(x) = m\big(E \cap (E + x)\big), \quad x \in \mathbb{R}
$$

निम्नलिखित में से कौन-सा/से कथन ऐसे प्रत्येक समुच्चय $E$ के लिए सत्य है/हैं?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`The set $\{x : \varphi(x) > 0\}$ is open.`,
            hi: String.raw`समुच्चय $\{x : \varphi(x) > 0\}$ विवृत (open) है।`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$\varphi$ is differentiable at $0$.`,
            hi: String.raw`$\varphi$, $0$ पर अवकलनीय है।`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`$\displaystyle\int_{\mathbb{R}} \varphi(x)\,dx = m(E)$`,
            hi: String.raw`$\displaystyle\int_{\mathbb{R}} \varphi(x)\,dx = m(E)$`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`$\varphi(x) \to 0$ as $|x| \to \infty$.`,
            hi: String.raw`$|x| \to \infty$ होने पर $\varphi(x) \to 0$।`,
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['a', 'd'] },
      solution: {
        en: String.raw`Write $\varphi(x) = \int \chi_E(t)\,\chi_E(t - x)\,dt$.

**Continuity:** $|\varphi(x) - \varphi(x')| \le \|\chi_{E + x} - \chi_{E + x'}\|_1$, and translation is continuous in $L^1$. So $\{\varphi > 0\}$ is open (and holds $0$, since $\varphi(0) = m(E) > 0$: the theorem of Steinhaus).

**At infinity:** up to $\varepsilon$ in measure $E$ is bounded, and a bounded set does not meet a far translate of itself; so $\varphi(x) \to 0$.

**Integral:** by Tonelli,

$$
\int_{\mathbb{R}} \varphi(x)\,dx = m(E)^2.
$$

**Derivative at $0$:** $E = [0, 1]$ gives $\varphi(x) = 1 - |x|$ near $0$, which has a corner.`,
        hi: String.raw`$\varphi(x) = \int \chi_E(t)\,\chi_E(t - x)\,dt$ लिखिए।

**सांतत्य:** $|\varphi(x) - \varphi(x')| \le \|\chi_{E + x} - \chi_{E + x'}\|_1$, और $L^1$ में स्थानांतरण संतत है। अतः $\{\varphi > 0\}$ विवृत है (और $0$ उसमें है, क्योंकि $\varphi(0) = m(E) > 0$: स्टाइनहाउस प्रमेय)।

**अनंत पर:** माप में $\varepsilon$ की छूट के साथ $E$ परिबद्ध है, और परिबद्ध समुच्चय अपने दूर के स्थानांतरण से नहीं मिलता; अतः $\varphi(x) \to 0$।

**समाकल:** टोनेली प्रमेय से

$$
\int_{\mathbb{R}} \varphi(x)\,dx = m(E)^2
$$

**$0$ पर अवकलज:** $E = [0, 1]$ से $0$ के पास $\varphi(x) = 1 - |x|$ मिलता है, जिसमें वहाँ कोना है।`,
      },
      reasons: {
        a: {
          en: String.raw`True: $\varphi$ is continuous because translation is continuous in $L^1$.`,
          hi: String.raw`सत्य: $L^1$ में स्थानांतरण संतत है, इसलिए $\varphi$ संतत है।`,
        },
        b: {
          en: String.raw`False: for $E = [0, 1]$, $\varphi(x) = 1 - |x|$ near $0$.`,
          hi: String.raw`असत्य: $E = [0, 1]$ के लिए $0$ के पास $\varphi(x) = 1 - |x|$ है।`,
        },
        c: {
          en: 'False: by Tonelli the integral is $m(E)^2$, which differs from $m(E)$ unless $m(E) = 1$.',
          hi: 'असत्य: टोनेली प्रमेय से समाकल $m(E)^2$ है, जो $m(E) = 1$ के सिवा $m(E)$ से भिन्न है।',
        },
        d: {
          en: 'True: $E$ is bounded up to a set of small measure, and bounded sets leave their far translates.',
          hi: 'सत्य: छोटी माप के समुच्चय को छोड़कर $E$ परिबद्ध है, और परिबद्ध समुच्चय दूर के स्थानांतरण से नहीं मिलता।',
        },
      },
    },
    {
      code: 'ga-051',
      exams: ['gate'],
      subject: 'maths',
      topic: 'real-analysis',
      difficulty: 'hard',
      targetSeconds: 180,
      stem: {
        en: String.raw`Let $(X, d)$ be a nonempty complete metric space and $T : X \to X$ a map, not assumed to be continuous. Which of the following statements is/are TRUE?`,
        hi: String.raw`मान लीजिए $(X, d)$ एक अरिक्त पूर्ण दूरीक समष्टि (complete metric space) है और $T : X \to X$ एक प्रतिचित्रण है, जिसका संतत होना ज़रूरी नहीं है। निम्नलिखित में से कौन-सा/से कथन सत्य है/हैं?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`If $d(Tx, Ty) < d(x, y)$ whenever $x \ne y$, then $T$ has a fixed point.`,
            hi: String.raw`यदि सभी $x \ne y$ के लिए $d(Tx, Ty) < d(x, y)$ हो, तो $T$ का कोई स्थिर बिंदु (fixed point) है।`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`If $T \circ T$ is a contraction, then $T$ has exactly one fixed point.`,
            hi: String.raw`यदि $T \circ T$ एक संकुचन (contraction) है, तो $T$ का ठीक एक स्थिर बिंदु है।`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`If $X$ is compact and $d(Tx, Ty) < d(x, y)$ whenever $x \ne y$, then $T$ has exactly one fixed point.`,
            hi: String.raw`यदि $X$ संहत (compact) है और सभी $x \ne y$ के लिए $d(Tx, Ty) < d(x, y)$ है, तो $T$ का ठीक एक स्थिर बिंदु है।`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`If $d(Tx, Ty) \le \frac{1}{3} d(x, y)$ for all $x, y$, and $Tp = p$, then $d(x, p) \le \frac{3}{2} d(x, Tx)$ for all $x$.`,
            hi: String.raw`यदि सभी $x, y$ के लिए $d(Tx, Ty) \le \frac{1}{3} d(x, y)$ और $Tp = p$ है, तो सभी $x$ के लिए $d(x, p) \le \frac{3}{2} d(x, Tx)$।`,
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['b', 'c', 'd'] },
      solution: {
        en: String.raw`- On $X = [1, \infty)$ let $T(x) = x + \frac{1}{x}$. For $x \ne y$, $|Tx - Ty| = |x - y|\left(1 - \frac{1}{xy}\right) < |x - y|$, but $Tx = x$ has no solution. A strict inequality without a fixed factor is not enough.
- Let $p$ be the only fixed point of $T^2$. Then $T^2(Tp) = T(T^2p) = Tp$, so $Tp$ is a fixed point of $T^2$ too, and $Tp = p$. A fixed point of $T$ is one of $T^2$, so it is the only one.
- If $X$ is compact, $x \mapsto d(x, Tx)$ is continuous and takes its least value at some $p$. If $Tp \ne p$, then $d(Tp, T^2p) < d(p, Tp)$, a contradiction. Two fixed points would break the strict inequality.
- With the factor $\frac{1}{3}$: $d(x, p) \le d(x, Tx) + d(Tx, Tp)$, hence

$$
d(x, p) \le d(x, Tx) + \tfrac{1}{3}\,d(x, p),
$$

which is $d(x, p) \le \frac{3}{2}\,d(x, Tx)$.`,
        hi: String.raw`- $X = [1, \infty)$ पर $T(x) = x + \frac{1}{x}$ लीजिए। $x \ne y$ के लिए $|Tx - Ty| = |x - y|\left(1 - \frac{1}{xy}\right) < |x - y|$, पर $Tx = x$ का कोई हल नहीं है। निश्चित गुणक के बिना केवल सख़्त असमिका पर्याप्त नहीं है।
- मान लीजिए $T^2$ का एकमात्र स्थिर बिंदु $p$ है। तब $T^2(Tp) = T(T^2p) = Tp$, अतः $Tp$ भी $T^2$ का स्थिर बिंदु है और $Tp = p$। $T$ का स्थिर बिंदु $T^2$ का भी होता है, अतः यही एकमात्र है।
- $X$ संहत हो, तो $x \mapsto d(x, Tx)$ संतत है और किसी $p$ पर अपना न्यूनतम मान लेता है। $Tp \ne p$ हो, तो $d(Tp, T^2p) < d(p, Tp)$, जो विरोधाभास है। दो स्थिर बिंदु होते, तो सख़्त असमिका टूट जाती।
- गुणक $\frac{1}{3}$ के साथ: $d(x, p) \le d(x, Tx) + d(Tx, Tp)$, अतः

$$
d(x, p) \le d(x, Tx) + \tfrac{1}{3}\,d(x, p)
$$

यानी $d(x, p) \le \frac{3}{2}\,d(x, Tx)$।`,
      },
      reasons: {
        a: {
          en: String.raw`False: $T(x) = x + \frac{1}{x}$ on $[1, \infty)$ has no fixed point.`,
          hi: String.raw`असत्य: $[1, \infty)$ पर $T(x) = x + \frac{1}{x}$ का कोई स्थिर बिंदु नहीं है।`,
        },
        b: {
          en: 'True: $T$ maps the only fixed point of $T^2$ to a fixed point of $T^2$, that is to itself.',
          hi: 'सत्य: $T$, $T^2$ के एकमात्र स्थिर बिंदु को $T^2$ के स्थिर बिंदु पर, यानी उसी पर भेजता है।',
        },
        c: {
          en: 'True: the continuous function $d(x, Tx)$ has a least value on a compact space, and it must be $0$.',
          hi: 'सत्य: संहत समष्टि पर संतत फलन $d(x, Tx)$ का न्यूनतम मान होता है और वह $0$ ही हो सकता है।',
        },
        d: {
          en: String.raw`True: $d(x, p) \le d(x, Tx) + \frac{1}{3}d(x, p)$.`,
          hi: String.raw`सत्य: $d(x, p) \le d(x, Tx) + \frac{1}{3}d(x, p)$।`,
        },
      },
    },
    {
      code: 'ga-052',
      exams: ['gate'],
      subject: 'maths',
      topic: 'complex-analysis',
      difficulty: 'hard',
      targetSeconds: 230,
      stem: {
        en: String.raw`Let $\mathbb{D} = \{z \in \mathbb{C} : |z| < 1\}$, and let $f : \mathbb{D} \to \mathbb{D}$ be analytic with $f(0) = 0$ and $f\!\left(\frac{1}{2}\right) = 0$. Which of the following statements is/are TRUE for all such $f$?`,
        hi: String.raw`मान लीजिए $\mathbb{D} = \{z \in \mathbb{C} : |z| < 1\}$, और $f : \mathbb{D} \to \mathbb{D}$ ऐसा विश्लेषिक फलन है कि $f(0) = 0$ और $f\!\left(\frac{1}{2}\right) = 0$। ऐसे सभी $f$ के लिए निम्नलिखित में से कौन-सा/से कथन सत्य है/हैं?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$|f'(0)| \le \dfrac{1}{2}$`,
            hi: String.raw`$|f'(0)| \le \dfrac{1}{2}$`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$\left|f'\!\left(\tfrac{1}{2}\right)\right| \le \dfrac{1}{2}$`,
            hi: String.raw`$\left|f'\!\left(\tfrac{1}{2}\right)\right| \le \dfrac{1}{2}$`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`$\left|f\!\left(-\tfrac{1}{2}\right)\right| \le \dfrac{2}{5}$`,
            hi: String.raw`$\left|f\!\left(-\tfrac{1}{2}\right)\right| \le \dfrac{2}{5}$`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`If $f\!\left(\frac{1}{4}\right) = \frac{1}{14}$, then $f$ has no zeros in $\mathbb{D}$ other than $0$ and $\frac{1}{2}$.`,
            hi: String.raw`यदि $f\!\left(\frac{1}{4}\right) = \frac{1}{14}$, तो $\mathbb{D}$ में $0$ और $\frac{1}{2}$ के सिवा $f$ का कोई शून्यक (zero) नहीं है।`,
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['a', 'c', 'd'] },
      solution: {
        en: String.raw`Divide by the Blaschke product with the given zeros,

$$
B(z) = z \cdot \frac{z - \frac{1}{2}}{1 - \frac{z}{2}}.
$$

$\frac{f}{B}$ is analytic in $\mathbb{D}$, and as $|B| = 1$ on the unit circle, the maximum principle gives $|f| \le |B|$, with equality at a point where $B \ne 0$ only if $f = cB$, $|c| = 1$. At the zeros the same holds for the derivatives.

- $|B'(0)| = \frac{1}{2}$.
- $B'\!\left(\frac{1}{2}\right) = \frac{1/2}{1 - 1/4} = \frac{2}{3}$, which $f = B$ attains.
- $B\!\left(-\frac{1}{2}\right) = \frac{1/2}{5/4} = \frac{2}{5}$.
- $B\!\left(\frac{1}{4}\right) = -\frac{1}{16} \cdot \frac{8}{7} = -\frac{1}{14}$: equality, so $f = -B$, with the zeros $0$ and $\frac{1}{2}$ only.

Trap: the lemma of Schwarz used for the zero $0$ alone gives weaker bounds.`,
        hi: String.raw`दिए गए शून्यकों वाले ब्लाश्के गुणनफल (Blaschke product) से भाग दीजिए:

$$
B(z) = z \cdot \frac{z - \frac{1}{2}}{1 - \frac{z}{2}}
$$

$\frac{f}{B}$, $\mathbb{D}$ में विश्लेषिक है, और इकाई वृत्त पर $|B| = 1$ होने से अधिकतम मापांक सिद्धांत (maximum modulus principle) से $|f| \le |B|$ मिलता है; $B \ne 0$ वाले किसी बिंदु पर समता तभी होती है जब $f = cB$, $|c| = 1$। शून्यकों पर यही बात अवकलजों के लिए लागू होती है।

- $|B'(0)| = \frac{1}{2}$।
- $B'\!\left(\frac{1}{2}\right) = \frac{1/2}{1 - 1/4} = \frac{2}{3}$, और $f = B$ से यह मान मिलता भी है।
- $B\!\left(-\frac{1}{2}\right) = \frac{1/2}{5/4} = \frac{2}{5}$।
- $B\!\left(\frac{1}{4}\right) = -\frac{1}{16} \cdot \frac{8}{7} = -\frac{1}{14}$: समता है, अतः $f = -B$, जिसके शून्यक केवल $0$ और $\frac{1}{2}$ हैं।

ध्यान दें: श्वार्ज़ प्रमेयिका केवल शून्यक $0$ के लिए लगाने पर सीमाएँ कमज़ोर मिलती हैं।`,
      },
      reasons: {
        a: {
          en: String.raw`True: $|f'(0)| \le |B'(0)| = \frac{1}{2}$.`,
          hi: String.raw`सत्य: $|f'(0)| \le |B'(0)| = \frac{1}{2}$।`,
        },
        b: {
          en: String.raw`False: $f = B$ has $B'\!\left(\frac{1}{2}\right) = \frac{2}{3}$.`,
          hi: String.raw`असत्य: $f = B$ के लिए $B'\!\left(\frac{1}{2}\right) = \frac{2}{3}$ है।`,
        },
        c: {
          en: String.raw`True: $\left|B\!\left(-\frac{1}{2}\right)\right| = \frac{2}{5}$ is the best bound.`,
          hi: String.raw`सत्य: $\left|B\!\left(-\frac{1}{2}\right)\right| = \frac{2}{5}$ सबसे अच्छी सीमा है।`,
        },
        d: {
          en: String.raw`True: $\left|f\!\left(\frac{1}{4}\right)\right| = \left|B\!\left(\frac{1}{4}\right)\right|$ forces $f = -B$.`,
          hi: String.raw`सत्य: $\left|f\!\left(\frac{1}{4}\right)\right| = \left|B\!\left(\frac{1}{4}\right)\right|$ से $f = -B$ होना ही है।`,
        },
      },
    },
    {
      code: 'ga-053',
      exams: ['gate'],
      subject: 'maths',
      topic: 'abstract-algebra',
      difficulty: 'hard',
      targetSeconds: 175,
      stem: {
        en: 'Let $G$ be a group of order $57$ that is not abelian. Which of the following statements is/are TRUE?',
        hi: 'मान लीजिए $G$ कोटि $57$ का ऐसा समूह है, जो आबेली (abelian) नहीं है। निम्नलिखित में से कौन-सा/से कथन सत्य है/हैं?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Any two elements of order $3$ are conjugate in $G$.',
            hi: '$G$ में कोटि $3$ के कोई भी दो अवयव परस्पर संयुग्मी (conjugate) हैं।',
          },
        },
        {
          id: 'b',
          content: { en: '$G$ has exactly $38$ elements of order $3$.', hi: '$G$ में कोटि $3$ के ठीक $38$ अवयव हैं।' },
        },
        {
          id: 'c',
          content: {
            en: '$G$ has exactly $9$ conjugacy classes.',
            hi: '$G$ में ठीक $9$ संयुग्मता वर्ग (conjugacy classes) हैं।',
          },
        },
        {
          id: 'd',
          content: { en: 'Every proper subgroup of $G$ is cyclic.', hi: '$G$ का हर उचित (proper) उपसमूह चक्रीय है।' },
        },
      ],
      key: { kind: 'msq', optionIds: ['b', 'c', 'd'] },
      solution: {
        en: String.raw`$57 = 3 \cdot 19$. The number of Sylow 19-subgroups divides $3$ and is $\equiv 1 \pmod{19}$: it is $1$, so there is a normal subgroup $N$ of order $19$. The number of Sylow 3-subgroups is $1$ or $19$; as $G$ is not abelian, it is $19$. So there are $19 \cdot 2 = 38$ elements of order $3$, $18$ of order $19$ and the identity.

Centralizers (the centre is trivial): an element of order $19$ has the centralizer $N$, so its class has $3$ elements: $18 \div 3 = 6$. An element of order $3$ has a centralizer of order $3$, so its class has $19$: $38 \div 19 = 2$. Together $1 + 6 + 2 = 9$ classes.

The two classes of order $3$ lie in different cosets of $N$: $g$ and $g^{-1}$ have different images in $G/N \cong \mathbb{Z}_3$. Proper subgroups have order $1$, $3$ or $19$, so they are cyclic.`,
        hi: String.raw`$57 = 3 \cdot 19$। सिलो 19-उपसमूहों की संख्या $3$ को विभाजित करती है और $\equiv 1 \pmod{19}$ है: वह $1$ है, अतः कोटि $19$ का एक प्रसामान्य उपसमूह $N$ है। सिलो 3-उपसमूहों की संख्या $1$ या $19$ है; $G$ आबेली नहीं है, अतः $19$ है। इसलिए कोटि $3$ के $19 \cdot 2 = 38$ अवयव, कोटि $19$ के $18$ अवयव और तत्समक हैं।

केंद्रीकारक (centralizer; समूह का केंद्र तुच्छ है): कोटि $19$ के अवयव का केंद्रीकारक $N$ है, अतः उसके संयुग्मता वर्ग में $3$ अवयव हैं: $18 \div 3 = 6$ वर्ग। कोटि $3$ के अवयव के केंद्रीकारक की कोटि $3$ है, अतः वर्ग में $19$ अवयव हैं: $38 \div 19 = 2$ वर्ग। कुल $1 + 6 + 2 = 9$ वर्ग।

कोटि $3$ के दोनों वर्ग $N$ के भिन्न सहसमुच्चयों में हैं: $G/N \cong \mathbb{Z}_3$ में $g$ और $g^{-1}$ के प्रतिबिंब भिन्न हैं। उचित उपसमूहों की कोटि $1$, $3$ या $19$ है, अतः वे चक्रीय हैं।`,
      },
      reasons: {
        a: {
          en: String.raw`False: $g$ and $g^{-1}$ have different images in $G/N \cong \mathbb{Z}_3$, so they are not conjugate.`,
          hi: String.raw`असत्य: $G/N \cong \mathbb{Z}_3$ में $g$ और $g^{-1}$ के प्रतिबिंब भिन्न हैं, अतः वे संयुग्मी नहीं हैं।`,
        },
        b: {
          en: 'True: $19$ Sylow 3-subgroups with $2$ such elements each.',
          hi: 'सत्य: $19$ सिलो 3-उपसमूह हैं, हर एक में ऐसे $2$ अवयव।',
        },
        c: {
          en: String.raw`True: $1 + \frac{18}{3} + \frac{38}{19} = 9$.`,
          hi: String.raw`सत्य: $1 + \frac{18}{3} + \frac{38}{19} = 9$।`,
        },
        d: {
          en: 'True: by Lagrange their orders are $1$, $3$ or $19$.',
          hi: 'सत्य: लैग्रांज प्रमेय से उनकी कोटि $1$, $3$ या $19$ है।',
        },
      },
    },
    {
      code: 'ga-054',
      exams: ['gate'],
      subject: 'maths',
      topic: 'functional-analysis',
      difficulty: 'hard',
      targetSeconds: 220,
      stem: {
        en: String.raw`In the complex Hilbert space $\ell^2$ let $(x_n)$ be any sequence that converges weakly to $x$. Which of the following statements is/are necessarily TRUE?`,
        hi: String.raw`मान लीजिए $(x_n)$, सम्मिश्र हिल्बर्ट समष्टि (Hilbert space) $\ell^2$ का कोई ऐसा अनुक्रम है, जो $x$ की ओर दुर्बल रूप से अभिसारी (weakly convergent) है। निम्नलिखित में से कौन-सा/से कथन अनिवार्यतः सत्य है/हैं?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$\langle Tx_n, x_n \rangle \to \langle Tx, x \rangle$ for every bounded linear operator $T$ on $\ell^2$.`,
            hi: String.raw`$\ell^2$ पर हर परिबद्ध रैखिक संकारक (operator) $T$ के लिए $\langle Tx_n, x_n \rangle \to \langle Tx, x \rangle$।`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$\langle Tx_n, x_n \rangle \to \langle Tx, x \rangle$ for every compact linear operator $T$ on $\ell^2$.`,
            hi: String.raw`$\ell^2$ पर हर संहत (compact) रैखिक संकारक $T$ के लिए $\langle Tx_n, x_n \rangle \to \langle Tx, x \rangle$।`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`If $\limsup \|x_n\| \le \|x\|$, then $\|x_n - x\| \to 0$.`,
            hi: String.raw`यदि $\limsup \|x_n\| \le \|x\|$, तो $\|x_n - x\| \to 0$।`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`If $(T_n)$ are bounded linear operators with $T_n y \to 0$ for every $y \in \ell^2$, then $(T_n x_n)$ converges weakly to $0$.`,
            hi: String.raw`यदि $(T_n)$ ऐसे परिबद्ध रैखिक संकारक हैं कि हर $y \in \ell^2$ के लिए $T_n y \to 0$, तो $(T_n x_n)$, $0$ की ओर दुर्बल रूप से अभिसारी है।`,
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['b', 'c'] },
      solution: {
        en: String.raw`The standard test is $x_n = e_n$, which converges weakly to $0$ with norm $1$.

- With $T = I$: $\langle Te_n, e_n \rangle = 1$, which does not tend to $0$.
- A compact $T$ takes weakly convergent sequences to convergent ones: $Tx_n \to Tx$. As $(x_n)$ is bounded, $\langle Tx_n - Tx, x_n \rangle \to 0$, and $\langle Tx, x_n \rangle \to \langle Tx, x \rangle$ by weak convergence.
- $\|x_n - x\|^2 = \|x_n\|^2 - 2\operatorname{Re}\langle x_n, x \rangle + \|x\|^2$, and $\langle x_n, x \rangle \to \|x\|^2$; if $\limsup \|x_n\| \le \|x\|$, it tends to $0$.
- Let $S(a_1, a_2, \ldots) = (a_2, a_3, \ldots)$ and $T_n = S^n$. Then $T_n y \to 0$ for every $y$, but for $x_n = e_{n+1}$, which converges weakly to $0$, $T_n x_n = e_1$.`,
        hi: String.raw`प्रचलित परीक्षण $x_n = e_n$ है, जिसका मानक (norm) $1$ है और जो $0$ की ओर दुर्बल रूप से अभिसारी है।

- $T = I$ के लिए $\langle Te_n, e_n \rangle = 1$, जो $0$ की ओर नहीं जाता।
- संहत $T$ दुर्बल रूप से अभिसारी अनुक्रमों को अभिसारी अनुक्रमों में बदलता है: $Tx_n \to Tx$। $(x_n)$ परिबद्ध है, अतः $\langle Tx_n - Tx, x_n \rangle \to 0$, और दुर्बल अभिसरण से $\langle Tx, x_n \rangle \to \langle Tx, x \rangle$।
- $\|x_n - x\|^2 = \|x_n\|^2 - 2\operatorname{Re}\langle x_n, x \rangle + \|x\|^2$ और $\langle x_n, x \rangle \to \|x\|^2$; यदि $\limsup \|x_n\| \le \|x\|$ हो, तो यह $0$ की ओर जाता है।
- मान लीजिए $S(a_1, a_2, \ldots) = (a_2, a_3, \ldots)$ और $T_n = S^n$। तब हर $y$ के लिए $T_n y \to 0$, पर $0$ की ओर दुर्बल रूप से अभिसारी $x_n = e_{n+1}$ के लिए $T_n x_n = e_1$।`,
      },
      reasons: {
        a: {
          en: 'False: $T = I$ and $x_n = e_n$ give $1$ for every $n$, but the limit should be $0$.',
          hi: 'असत्य: $T = I$ और $x_n = e_n$ से हर $n$ पर $1$ मिलता है, जबकि सीमा $0$ होनी चाहिए।',
        },
        b: {
          en: String.raw`True: $Tx_n \to Tx$ in norm and $(x_n)$ is bounded.`,
          hi: String.raw`सत्य: मानक में $Tx_n \to Tx$ है और $(x_n)$ परिबद्ध है।`,
        },
        c: {
          en: String.raw`True: expand $\|x_n - x\|^2$ and use $\langle x_n, x \rangle \to \|x\|^2$.`,
          hi: String.raw`सत्य: $\|x_n - x\|^2$ का प्रसार करके $\langle x_n, x \rangle \to \|x\|^2$ लगाइए।`,
        },
        d: {
          en: 'False: for the powers of the left shift and $x_n = e_{n+1}$, $T_n x_n = e_1$.',
          hi: 'असत्य: वाम विस्थापन (left shift) की घातों और $x_n = e_{n+1}$ के लिए $T_n x_n = e_1$।',
        },
      },
    },
    {
      code: 'ga-055',
      exams: ['gate'],
      subject: 'maths',
      topic: 'topology',
      difficulty: 'hard',
      targetSeconds: 200,
      stem: {
        en: String.raw`Let $\mathbb{R}_\ell$ denote $\mathbb{R}$ with the topology that has the intervals $[a, b)$, $a < b$, as a basis, and let $\mathbb{R}$ have its usual topology. Which of the following statements is/are TRUE?`,
        hi: String.raw`मान लीजिए $\mathbb{R}_\ell$, $\mathbb{R}$ पर वह संस्थिति (topology) दर्शाता है, जिसका आधार (basis) अंतराल $[a, b)$, $a < b$ हैं, और $\mathbb{R}$ पर सामान्य संस्थिति है। निम्नलिखित में से कौन-सा/से कथन सत्य है/हैं?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`Every compact subset of $\mathbb{R}_\ell$ is countable.`,
            hi: String.raw`$\mathbb{R}_\ell$ का हर संहत (compact) उपसमुच्चय गणनीय (countable) है।`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`Every continuous function from $\mathbb{R}$ to $\mathbb{R}_\ell$ is constant.`,
            hi: String.raw`$\mathbb{R}$ से $\mathbb{R}_\ell$ में हर संतत फलन अचर है।`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`Every continuous function from $\mathbb{R}_\ell$ to $\mathbb{R}$ is also continuous as a function from $\mathbb{R}$ to $\mathbb{R}$.`,
            hi: String.raw`$\mathbb{R}_\ell$ से $\mathbb{R}$ में हर संतत फलन, $\mathbb{R}$ से $\mathbb{R}$ में फलन के रूप में भी संतत है।`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`The subspace $\{(x, -x) : x \in \mathbb{R}\}$ of $\mathbb{R}_\ell \times \mathbb{R}_\ell$ has a countable dense subset.`,
            hi: String.raw`$\mathbb{R}_\ell \times \mathbb{R}_\ell$ की उपसमष्टि $\{(x, -x) : x \in \mathbb{R}\}$ का कोई गणनीय सघन (dense) उपसमुच्चय है।`,
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['a', 'b'] },
      solution: {
        en: String.raw`- **Compact sets:** let $K$ be compact and $x \in K$. The open sets $[x, \infty)$ and $\left(-\infty, x - \frac{1}{n}\right)$, $n \ge 1$, cover $K$, so finitely many do: there is $a_x < x$ with $(a_x, x) \cap K = \emptyset$. For different $x \in K$ these intervals are disjoint, and each holds a rational number. So $K$ is countable.
- **From $\mathbb{R}$ to $\mathbb{R}_\ell$:** if $p < q$ are two values of $f$, the open sets $(-\infty, q)$ and $[q, \infty)$ of $\mathbb{R}_\ell$ split the image; but the image of the connected space $\mathbb{R}$ is connected. So $f$ is constant.
- **From $\mathbb{R}_\ell$ to $\mathbb{R}$:** the greatest integer function is constant on each open set $[n, n + 1)$ of $\mathbb{R}_\ell$, so it is continuous there, but not on $\mathbb{R}$.
- **Antidiagonal:** $[x, x + 1) \times [-x, -x + 1)$ meets it in the one point $(x, -x)$, so the subspace is discrete and its only dense subset is itself, which is uncountable.

Trap: $\mathbb{R}_\ell \times \mathbb{R}_\ell$ has the countable dense subset $\mathbb{Q} \times \mathbb{Q}$; a subspace need not inherit this.`,
        hi: String.raw`- **संहत समुच्चय:** मान लीजिए $K$ संहत है और $x \in K$। विवृत समुच्चय $[x, \infty)$ और $\left(-\infty, x - \frac{1}{n}\right)$, $n \ge 1$, $K$ को ढकते हैं, अतः इनमें से परिमित ही काफ़ी हैं: ऐसा $a_x < x$ है कि $(a_x, x) \cap K = \emptyset$। भिन्न $x \in K$ के लिए ये अंतराल असंयुक्त हैं और हर एक में एक परिमेय संख्या है। अतः $K$ गणनीय है।
- **$\mathbb{R}$ से $\mathbb{R}_\ell$ में:** यदि $p < q$, $f$ के दो मान हों, तो $\mathbb{R}_\ell$ के विवृत समुच्चय $(-\infty, q)$ और $[q, \infty)$ प्रतिबिंब को दो भागों में बाँट देते हैं; पर संबद्ध (connected) समष्टि $\mathbb{R}$ का प्रतिबिंब संबद्ध होता है। अतः $f$ अचर है।
- **$\mathbb{R}_\ell$ से $\mathbb{R}$ में:** महत्तम पूर्णांक फलन, $\mathbb{R}_\ell$ के हर विवृत समुच्चय $[n, n + 1)$ पर अचर है, अतः वहाँ संतत है, पर $\mathbb{R}$ पर नहीं।
- **प्रति-विकर्ण:** $[x, x + 1) \times [-x, -x + 1)$ उससे केवल बिंदु $(x, -x)$ पर मिलता है, अतः उपसमष्टि विविक्त (discrete) है और उसका एकमात्र सघन उपसमुच्चय वह स्वयं है, जो अगणनीय है।

ध्यान दें: $\mathbb{R}_\ell \times \mathbb{R}_\ell$ का गणनीय सघन उपसमुच्चय $\mathbb{Q} \times \mathbb{Q}$ है; उपसमष्टि में यह गुण आना ज़रूरी नहीं।`,
      },
      reasons: {
        a: {
          en: String.raw`True: left of each point of a compact $K$ there is a gap $(a_x, x)$, and these gaps are disjoint.`,
          hi: String.raw`सत्य: संहत $K$ के हर बिंदु के बाईं ओर एक रिक्ति $(a_x, x)$ है और ये रिक्तियाँ असंयुक्त हैं।`,
        },
        b: {
          en: String.raw`True: the image is connected, and $\mathbb{R}_\ell$ has no connected subset with two points.`,
          hi: String.raw`सत्य: प्रतिबिंब संबद्ध है और $\mathbb{R}_\ell$ में दो बिंदुओं वाला कोई संबद्ध उपसमुच्चय नहीं है।`,
        },
        c: {
          en: String.raw`False: the greatest integer function is continuous on $\mathbb{R}_\ell$, but not on $\mathbb{R}$.`,
          hi: String.raw`असत्य: महत्तम पूर्णांक फलन $\mathbb{R}_\ell$ पर संतत है, $\mathbb{R}$ पर नहीं।`,
        },
        d: {
          en: String.raw`False: each of its points is open in it, so only the whole uncountable set is dense.`,
          hi: String.raw`असत्य: उसका हर बिंदु उसमें विवृत है, अतः केवल पूरा अगणनीय समुच्चय ही सघन है।`,
        },
      },
    },
    {
      code: 'ga-056',
      exams: ['gate'],
      subject: 'maths',
      topic: 'linear-algebra',
      difficulty: 'medium',
      targetSeconds: 170,
      stem: {
        en: String.raw`Let $A = (a_{ij})$ be the $6 \times 6$ real matrix with $a_{ij} = i + j$ for $1 \le i, j \le 6$. The sum of the absolute values of all eigenvalues of $A$, counted with multiplicity, is ______ (rounded off to two decimal places).`,
        hi: String.raw`मान लीजिए $A = (a_{ij})$ वह $6 \times 6$ वास्तविक आव्यूह है, जिसमें $1 \le i, j \le 6$ के लिए $a_{ij} = i + j$ है। $A$ के सभी अभिलक्षणिक मानों के, बहुकता (multiplicity) सहित, निरपेक्ष मानों का योग ______ है (दशमलव के दो स्थानों तक पूर्णांकित)।`,
      },
      key: { kind: 'nat', min: '46.72', max: '46.74' },
      solution: {
        en: String.raw`$A$ is symmetric, so its eigenvalues are real, and most of them are $0$. With $v = (1, 2, \ldots, 6)^{\mathsf{T}}$ and $w = (1, \ldots, 1)^{\mathsf{T}}$, $A = vw^{\mathsf{T}} + wv^{\mathsf{T}}$ has rank $2$; let $\lambda, \mu$ be the non-zero eigenvalues.

$$
\lambda + \mu = \operatorname{tr} A = 2 \cdot 21 = 42
$$

$$
\lambda^2 + \mu^2 = \sum_{i,j} (i + j)^2 = 12 \cdot 91 + 2 \cdot 21^2
$$

which is $1974$. So $2\lambda\mu = 42^2 - 1974 = -210$: the signs differ, and the sum of the absolute values is

$$
|\lambda| + |\mu| = |\lambda - \mu| = \sqrt{1974 + 210} = \sqrt{2184}
$$

which is $46.73$. Trap: the trace $42$ is the answer only if no eigenvalue is negative.`,
        hi: String.raw`$A$ सममित है, अतः उसके अभिलक्षणिक मान वास्तविक हैं, और उनमें से अधिकतर $0$ हैं। $v = (1, 2, \ldots, 6)^{\mathsf{T}}$ और $w = (1, \ldots, 1)^{\mathsf{T}}$ के साथ $A = vw^{\mathsf{T}} + wv^{\mathsf{T}}$ की जाति $2$ है; मान लीजिए शून्येतर अभिलक्षणिक मान $\lambda, \mu$ हैं।

$$
\lambda + \mu = \operatorname{tr} A = 2 \cdot 21 = 42
$$

$$
\lambda^2 + \mu^2 = \sum_{i,j} (i + j)^2 = 12 \cdot 91 + 2 \cdot 21^2
$$

जो $1974$ है। अतः $2\lambda\mu = 42^2 - 1974 = -210$: चिह्न विपरीत हैं और निरपेक्ष मानों का योग है

$$
|\lambda| + |\mu| = |\lambda - \mu| = \sqrt{1974 + 210} = \sqrt{2184}
$$

जो $46.73$ है। ध्यान दें: अनुरेख $42$ तभी उत्तर होता, जब कोई अभिलक्षणिक मान ऋणात्मक न होता।`,
      },
    },
    {
      code: 'ga-057',
      exams: ['gate'],
      subject: 'maths',
      topic: 'linear-algebra',
      difficulty: 'medium',
      targetSeconds: 140,
      stem: {
        en: String.raw`Let $A$ be a real $4 \times 4$ matrix with characteristic polynomial $x^4 - 5x^2 + 4$, and let $V$ be the space of all real symmetric $4 \times 4$ matrices. The rank of the linear map $T : V \to V$, $T(X) = AX + XA^{\mathsf{T}}$, is ______ (in integer).`,
        hi: String.raw`मान लीजिए $A$ एक वास्तविक $4 \times 4$ आव्यूह है, जिसका अभिलक्षणिक बहुपद (characteristic polynomial) $x^4 - 5x^2 + 4$ है, और $V$ सभी वास्तविक सममित $4 \times 4$ आव्यूहों की समष्टि है। रैखिक प्रतिचित्रण $T : V \to V$, $T(X) = AX + XA^{\mathsf{T}}$ की जाति (rank) ______ है (पूर्णांक में)।`,
      },
      key: { kind: 'nat', min: '8', max: '8' },
      solution: {
        en: String.raw`$x^4 - 5x^2 + 4 = (x^2 - 1)(x^2 - 4)$, so $A$ has the four different eigenvalues $1, -1, 2, -2$ and $A = PDP^{-1}$ with $D$ diagonal. Put $X = PYP^{\mathsf{T}}$; then $Y$ runs through all symmetric matrices too, and

$$
AX + XA^{\mathsf{T}} = P(DY + YD)P^{\mathsf{T}}.
$$

So $T$ multiplies the entry $y_{ij}$ by $d_i + d_j$. This is $0$ only for the pairs $\{1, -1\}$ and $\{2, -2\}$. In a symmetric matrix $y_{ij} = y_{ji}$, so each pair counts once: the nullity is $2$ and the rank $10 - 2 = 8$. Trap: on the space of all $4 \times 4$ matrices the rank would be $16 - 4 = 12$.`,
        hi: String.raw`$x^4 - 5x^2 + 4 = (x^2 - 1)(x^2 - 4)$, अतः $A$ के चार भिन्न अभिलक्षणिक मान $1, -1, 2, -2$ हैं और $A = PDP^{-1}$, जहाँ $D$ विकर्ण आव्यूह है। $X = PYP^{\mathsf{T}}$ रखिए; तब $Y$ भी सभी सममित आव्यूहों पर चलता है और

$$
AX + XA^{\mathsf{T}} = P(DY + YD)P^{\mathsf{T}}
$$

अतः $T$ प्रविष्टि $y_{ij}$ को $d_i + d_j$ से गुणा करता है। यह केवल युग्मों $\{1, -1\}$ और $\{2, -2\}$ के लिए $0$ है। सममित आव्यूह में $y_{ij} = y_{ji}$ है, इसलिए हर युग्म एक ही बार गिना जाएगा: शून्यता (nullity) $2$ है और जाति $10 - 2 = 8$। ध्यान दें: सभी $4 \times 4$ आव्यूहों की समष्टि पर जाति $16 - 4 = 12$ होती।`,
      },
    },
    {
      code: 'ga-058',
      exams: ['gate'],
      subject: 'maths',
      topic: 'partial-differential-equations',
      difficulty: 'medium',
      targetSeconds: 185,
      stem: {
        en: String.raw`Let $u(x, t)$ be the solution of the heat equation

$$
\frac{\partial u}{\partial t} = \frac{\partial^2 u}{\partial x^2}, \quad 0 < x < \pi,\ t > 0,
$$

with $u(0, t) = 0$ and $\dfrac{\partial u}{\partial x}(\pi, t) = 1$ for $t > 0$, and $u(x, 0) = 0$ for $0 < x < \pi$. The value of

$$
\lim_{t \to \infty} e^{t/4} \big(\pi - u(\pi, t)\big)
$$

is ______ (rounded off to two decimal places).`,
        hi: String.raw`मान लीजिए $u(x, t)$ ऊष्मा समीकरण (heat equation)

$$
\frac{\partial u}{\partial t} = \frac{\partial^2 u}{\partial x^2}, \quad 0 < x < \pi,\ t > 0
$$

का हल है, जहाँ $t > 0$ के लिए $u(0, t) = 0$ और $\dfrac{\partial u}{\partial x}(\pi, t) = 1$, तथा $0 < x < \pi$ के लिए $u(x, 0) = 0$ है। तब

$$
\lim_{t \to \infty} e^{t/4} \big(\pi - u(\pi, t)\big)
$$

का मान ______ है (दशमलव के दो स्थानों तक पूर्णांकित)।`,
      },
      key: { kind: 'nat', min: '2.54', max: '2.56' },
      solution: {
        en: String.raw`Take off the steady state $x$, which satisfies both boundary conditions: $v = x - u$ solves the heat equation with $v(0, t) = 0$, $v_x(\pi, t) = 0$ and $v(x, 0) = x$.

The eigenfunctions for these ends are $\sin\left(n + \frac{1}{2}\right)x$, $n \ge 0$, so

$$
v = \sum_{n=0}^{\infty} b_n\, e^{-(n + 1/2)^2 t} \sin\left(n + \tfrac{1}{2}\right)x.
$$

For large $t$ only $n = 0$ counts, and it decays like $e^{-t/4}$. Its coefficient is

$$
b_0 = \frac{2}{\pi} \int_0^{\pi} x \sin \frac{x}{2}\,dx = \frac{2}{\pi} \cdot 4 = \frac{8}{\pi}.
$$

At $x = \pi$, $\sin \frac{\pi}{2} = 1$, so the limit is $\frac{8}{\pi} \approx 2.55$. Trap: $\sin nx$ belongs to $u = 0$ at both ends.`,
        hi: String.raw`स्थायी अवस्था (steady state) $x$ को अलग कीजिए, जो दोनों परिसीमा प्रतिबंध पूरे करती है: $v = x - u$ ऊष्मा समीकरण का हल है और $v(0, t) = 0$, $v_x(\pi, t) = 0$ तथा $v(x, 0) = x$।

इन सिरों के लिए अभिलक्षणिक फलन $\sin\left(n + \frac{1}{2}\right)x$, $n \ge 0$ हैं, अतः

$$
v = \sum_{n=0}^{\infty} b_n\, e^{-(n + 1/2)^2 t} \sin\left(n + \tfrac{1}{2}\right)x
$$

बड़े $t$ पर केवल $n = 0$ वाला पद महत्व रखता है, जो $e^{-t/4}$ की तरह घटता है। उसका गुणांक है

$$
b_0 = \frac{2}{\pi} \int_0^{\pi} x \sin \frac{x}{2}\,dx = \frac{2}{\pi} \cdot 4 = \frac{8}{\pi}
$$

$x = \pi$ पर $\sin \frac{\pi}{2} = 1$ है, अतः सीमा $\frac{8}{\pi} \approx 2.55$ है। ध्यान दें: $\sin nx$ तब होता, जब दोनों सिरों पर $u = 0$ हो।`,
      },
    },
    {
      code: 'ga-059',
      exams: ['gate'],
      subject: 'maths',
      topic: 'complex-analysis',
      difficulty: 'medium',
      targetSeconds: 140,
      stem: {
        en: String.raw`Let $f(z) = \dfrac{\sin \pi z}{(z^2 + 1)^3}$. The value of

$$
\frac{1}{2\pi i} \oint_{|z| = 5/2} z^2\, \frac{f'(z)}{f(z)}\,dz,
$$

with the circle traversed once counterclockwise, is ______ (in integer).`,
        hi: String.raw`मान लीजिए $f(z) = \dfrac{\sin \pi z}{(z^2 + 1)^3}$। वृत्त को एक बार वामावर्त (counterclockwise) दिशा में तय करने पर

$$
\frac{1}{2\pi i} \oint_{|z| = 5/2} z^2\, \frac{f'(z)}{f(z)}\,dz
$$

का मान ______ है (पूर्णांक में)।`,
      },
      key: { kind: 'nat', min: '16', max: '16' },
      solution: {
        en: String.raw`By the residue theorem a factor $g(z)$ beside $\frac{f'}{f}$ weights the count of zeros and poles: the integral

$$
\frac{1}{2\pi i} \oint g\,\frac{f'}{f}\,dz
$$

is the sum of $g$ over the zeros less the sum of $g$ over the poles, each with its multiplicity. Inside $|z| = \frac{5}{2}$ the zeros of $f$ are $0, \pm 1, \pm 2$, all simple: $0 + 1 + 1 + 4 + 4 = 10$. The poles are $\pm i$, each of order $3$ (there $\sin \pi z \ne 0$): $3 \cdot (-1) + 3 \cdot (-1) = -6$. The value is $10 - (-6) = 16$. Traps: the order $3$ and $(\pm i)^2 = -1$.`,
        hi: String.raw`अवशेष प्रमेय से $\frac{f'}{f}$ के साथ लगा गुणक $g(z)$ शून्यकों और अनंतकों (poles) की गिनती को भार देता है: समाकल

$$
\frac{1}{2\pi i} \oint g\,\frac{f'}{f}\,dz
$$

शून्यकों पर $g$ के योग में से अनंतकों पर $g$ का योग घटाने से मिलता है, हर एक अपनी बहुकता के साथ। $|z| = \frac{5}{2}$ के भीतर $f$ के शून्यक $0, \pm 1, \pm 2$ हैं, सभी सरल: $0 + 1 + 1 + 4 + 4 = 10$। अनंतक $\pm i$ हैं, हर एक की कोटि $3$ (वहाँ $\sin \pi z \ne 0$): $3 \cdot (-1) + 3 \cdot (-1) = -6$। मान $10 - (-6) = 16$ है। ध्यान दें: कोटि $3$ और $(\pm i)^2 = -1$ न भूलें।`,
      },
    },
    {
      code: 'ga-060',
      exams: ['gate'],
      subject: 'maths',
      topic: 'multivariable-calculus',
      difficulty: 'medium',
      targetSeconds: 175,
      stem: {
        en: String.raw`Let $R = \{(x, y) \in \mathbb{R}^2 : x^2 + xy + y^2 \le 3\}$. The value of $\displaystyle\iint_R x^2\,dx\,dy$ is ______ (rounded off to two decimal places).`,
        hi: String.raw`मान लीजिए $R = \{(x, y) \in \mathbb{R}^2 : x^2 + xy + y^2 \le 3\}$। $\displaystyle\iint_R x^2\,dx\,dy$ का मान ______ है (दशमलव के दो स्थानों तक पूर्णांकित)।`,
      },
      key: { kind: 'nat', min: '10.86', max: '10.90' },
      solution: {
        en: String.raw`Turn the ellipse into a disc by completing the square in $y$, so that $x$ stays simple:

$$
x^2 + xy + y^2 = \left(y + \tfrac{x}{2}\right)^2 + \tfrac{3}{4}x^2.
$$

Put $u = y + \frac{x}{2}$ and $v = \frac{\sqrt{3}}{2}x$. Then $R$ becomes $u^2 + v^2 \le 3$, $x = \frac{2}{\sqrt{3}}v$ and $dx\,dy = \frac{2}{\sqrt{3}}\,du\,dv$. Hence

$$
\iint_R x^2\,dx\,dy = \frac{4}{3} \cdot \frac{2}{\sqrt{3}} \iint_{u^2 + v^2 \le 3} v^2\,du\,dv
$$

and the last integral is $\frac{\pi \cdot 3^2}{4} = \frac{9\pi}{4}$. The value is $\frac{6\pi}{\sqrt{3}} = 2\sqrt{3}\,\pi \approx 10.88$. Trap: forgetting the Jacobian $\frac{2}{\sqrt{3}}$.`,
        hi: String.raw`$y$ में पूर्ण वर्ग बनाकर दीर्घवृत्त को चकती में बदलिए, ताकि $x$ सरल बना रहे:

$$
x^2 + xy + y^2 = \left(y + \tfrac{x}{2}\right)^2 + \tfrac{3}{4}x^2
$$

$u = y + \frac{x}{2}$ और $v = \frac{\sqrt{3}}{2}x$ रखिए। तब $R$ का रूप $u^2 + v^2 \le 3$ है, $x = \frac{2}{\sqrt{3}}v$ और $dx\,dy = \frac{2}{\sqrt{3}}\,du\,dv$। अतः

$$
\iint_R x^2\,dx\,dy = \frac{4}{3} \cdot \frac{2}{\sqrt{3}} \iint_{u^2 + v^2 \le 3} v^2\,du\,dv
$$

और अंतिम समाकल $\frac{\pi \cdot 3^2}{4} = \frac{9\pi}{4}$ है। मान $\frac{6\pi}{\sqrt{3}} = 2\sqrt{3}\,\pi \approx 10.88$ है। ध्यान दें: जैकोबियन (Jacobian) $\frac{2}{\sqrt{3}}$ न भूलें।`,
      },
    },
    {
      code: 'ga-061',
      exams: ['gate'],
      subject: 'maths',
      topic: 'differential-equations',
      difficulty: 'medium',
      targetSeconds: 140,
      stem: {
        en: String.raw`The second smallest real number $\lambda$ for which the boundary value problem

$$
x^2 y'' + x y' + \lambda y = 0, \quad 1 \le x \le e^2,
$$

$$
y'(1) = 0, \quad y(e^2) = 0
$$

has a non-zero solution is ______ (rounded off to two decimal places).`,
        hi: String.raw`वह दूसरी सबसे छोटी वास्तविक संख्या $\lambda$, जिसके लिए परिसीमा मान समस्या (boundary value problem)

$$
x^2 y'' + x y' + \lambda y = 0, \quad 1 \le x \le e^2
$$

$$
y'(1) = 0, \quad y(e^2) = 0
$$

का शून्येतर हल है, ______ है (दशमलव के दो स्थानों तक पूर्णांकित)।`,
      },
      key: { kind: 'nat', min: '5.54', max: '5.56' },
      solution: {
        en: String.raw`A Cauchy–Euler equation: with $x = e^t$ it becomes

$$
\frac{d^2 y}{dt^2} + \lambda y = 0, \quad 0 \le t \le 2,
$$

and the conditions become $\frac{dy}{dt}(0) = 0$, $y = 0$ at $t = 2$.

For $\lambda \le 0$ there is only the zero solution ($\cosh$ has no zeros; for $\lambda = 0$ the solution is constant). For $\lambda = \mu^2$, $\mu > 0$, the first condition gives $y = \cos \mu t$ and the second $\cos 2\mu = 0$, so $\mu = \frac{\pi}{4}, \frac{3\pi}{4}, \ldots$ The second eigenvalue is $\frac{9\pi^2}{16} \approx 5.55$. Trap: $\mu = \frac{n\pi}{2}$ belongs to $y = 0$ at both ends.`,
        hi: String.raw`यह कोशी-ऑयलर (Cauchy–Euler) समीकरण है: $x = e^t$ से

$$
\frac{d^2 y}{dt^2} + \lambda y = 0, \quad 0 \le t \le 2
$$

और शर्तें $\frac{dy}{dt}(0) = 0$ तथा $t = 2$ पर $y = 0$ बन जाती हैं।

$\lambda \le 0$ के लिए केवल शून्य हल है ($\cosh$ का कोई शून्यक नहीं है; $\lambda = 0$ पर हल अचर है)। $\lambda = \mu^2$, $\mu > 0$ के लिए पहली शर्त से $y = \cos \mu t$ और दूसरी से $\cos 2\mu = 0$, अतः $\mu = \frac{\pi}{4}, \frac{3\pi}{4}, \ldots$ दूसरा अभिलक्षणिक मान $\frac{9\pi^2}{16} \approx 5.55$ है। ध्यान दें: $\mu = \frac{n\pi}{2}$ दोनों सिरों पर $y = 0$ के लिए होता।`,
      },
    },
    {
      code: 'ga-062',
      exams: ['gate'],
      subject: 'maths',
      topic: 'abstract-algebra',
      difficulty: 'hard',
      targetSeconds: 110,
      stem: {
        en: String.raw`The number of elements of the alternating group $A_8$ that are conjugate in $A_8$ to the permutation $(1\ 2\ 3)(4\ 5\ 6\ 7\ 8)$ is ______ (in integer).`,
        hi: String.raw`एकांतर समूह (alternating group) $A_8$ के उन अवयवों की संख्या, जो $A_8$ में क्रमचय (permutation) $(1\ 2\ 3)(4\ 5\ 6\ 7\ 8)$ के संयुग्मी (conjugate) हैं, ______ है (पूर्णांक में)।`,
      },
      key: { kind: 'nat', min: '1344', max: '1344' },
      solution: {
        en: String.raw`The class in $A_8$ has $|A_8|$ divided by the order of the centralizer in $A_8$. In $S_8$ the centralizer of $\sigma = (1\ 2\ 3)(4\ 5\ 6\ 7\ 8)$ is generated by its two cycles and has order $3 \cdot 5 = 15$. Both cycles have odd length, so they are even permutations and the whole centralizer lies in $A_8$.

$$
\frac{|A_8|}{15} = \frac{20160}{15} = 1344
$$

Trap: $\frac{8!}{15} = 2688$ is the class in $S_8$; it splits into two classes of $A_8$, because the cycle lengths $3$ and $5$ are odd and different.`,
        hi: String.raw`$A_8$ में संयुग्मता वर्ग के अवयवों की संख्या $|A_8|$ को $A_8$ में केंद्रीकारक (centralizer) की कोटि से भाग देने पर मिलती है। $S_8$ में $\sigma = (1\ 2\ 3)(4\ 5\ 6\ 7\ 8)$ का केंद्रीकारक उसके दो चक्रों से जनित है और उसकी कोटि $3 \cdot 5 = 15$ है। दोनों चक्रों की लंबाई विषम है, अतः वे सम क्रमचय हैं और पूरा केंद्रीकारक $A_8$ में है।

$$
\frac{|A_8|}{15} = \frac{20160}{15} = 1344
$$

ध्यान दें: $\frac{8!}{15} = 2688$, $S_8$ का संयुग्मता वर्ग है; वह $A_8$ के दो वर्गों में बँट जाता है, क्योंकि चक्रों की लंबाइयाँ $3$ और $5$ विषम और भिन्न हैं।`,
      },
    },
    {
      code: 'ga-063',
      exams: ['gate'],
      subject: 'maths',
      topic: 'numerical-analysis',
      difficulty: 'medium',
      targetSeconds: 160,
      stem: {
        en: String.raw`For the initial value problem $y' = f(x, y)$, $y(x_0) = y_0$, consider the method

$$
y_{n+1} = y_n + h(a k_1 + b k_2),
$$

$$
k_1 = f(x_n, y_n),
$$

$$
k_2 = f\!\left(x_n + \tfrac{2}{3}h,\ y_n + \tfrac{2}{3}h k_1\right)
$$

where the constants $a$ and $b$ are chosen such that the method is of order $2$. If the method with $h = 0.3$ is applied to $y' = x + y^2$, $y(0) = 1$, then $y_1$ is equal to ______ (rounded off to three decimal places).`,
        hi: String.raw`प्रारंभिक मान समस्या (initial value problem) $y' = f(x, y)$, $y(x_0) = y_0$ के लिए विधि

$$
y_{n+1} = y_n + h(a k_1 + b k_2),
$$

$$
k_1 = f(x_n, y_n),
$$

$$
k_2 = f\!\left(x_n + \tfrac{2}{3}h,\ y_n + \tfrac{2}{3}h k_1\right)
$$

पर विचार कीजिए, जिसमें अचर $a$ और $b$ इस प्रकार चुने गए हैं कि विधि की कोटि (order) $2$ हो। यदि $y' = x + y^2$, $y(0) = 1$ पर यह विधि $h = 0.3$ के साथ लगाई जाए, तो $y_1$ का मान ______ है (दशमलव के तीन स्थानों तक पूर्णांकित)।`,
      },
      key: { kind: 'nat', min: '1.443', max: '1.445' },
      solution: {
        en: String.raw`Compare with the Taylor series $y + h f + \frac{h^2}{2}(f_x + f f_y) + \cdots$ Since $k_2 = f + \frac{2}{3}h(f_x + f f_y) + \cdots$, order $2$ needs

$$
a + b = 1, \quad \frac{2}{3}b = \frac{1}{2},
$$

so $b = \frac{3}{4}$ and $a = \frac{1}{4}$. Now one step:

- $k_1 = 0 + 1^2 = 1$
- $k_2 = f(0.2,\ 1.2) = 0.2 + 1.44 = 1.64$
- $y_1 = 1 + 0.3\left(\frac{1}{4} \cdot 1 + \frac{3}{4} \cdot 1.64\right) = 1 + 0.3 \cdot 1.48 = 1.444$

Trap: the weights $\frac{1}{2}, \frac{1}{2}$ belong to a full step $h$ in $k_2$; here they would give $1.396$.`,
        hi: String.raw`टेलर श्रेणी $y + h f + \frac{h^2}{2}(f_x + f f_y) + \cdots$ से तुलना कीजिए। $k_2 = f + \frac{2}{3}h(f_x + f f_y) + \cdots$ है, इसलिए कोटि $2$ के लिए चाहिए

$$
a + b = 1, \quad \frac{2}{3}b = \frac{1}{2}
$$

अतः $b = \frac{3}{4}$ और $a = \frac{1}{4}$। अब एक चरण:

- $k_1 = 0 + 1^2 = 1$
- $k_2 = f(0.2,\ 1.2) = 0.2 + 1.44 = 1.64$
- $y_1 = 1 + 0.3\left(\frac{1}{4} \cdot 1 + \frac{3}{4} \cdot 1.64\right) = 1 + 0.3 \cdot 1.48 = 1.444$

ध्यान दें: भार $\frac{1}{2}, \frac{1}{2}$ तब होते हैं, जब $k_2$ में पूरा चरण $h$ लिया जाए; यहाँ उनसे $1.396$ आता।`,
      },
    },
    {
      code: 'ga-064',
      exams: ['gate'],
      subject: 'maths',
      topic: 'partial-differential-equations',
      difficulty: 'medium',
      targetSeconds: 165,
      stem: {
        en: String.raw`Let $u(x, t)$ be the solution of

$$
\frac{\partial^2 u}{\partial t^2} = 4\,\frac{\partial^2 u}{\partial x^2}, \quad x > 0,\ t > 0,
$$

with $u(0, t) = 0$ for $t \ge 0$, and $u(x, 0) = x^3$, $\dfrac{\partial u}{\partial t}(x, 0) = x^2$ for $x \ge 0$. Then $u(1, 1)$ is equal to ______ (rounded off to two decimal places).`,
        hi: String.raw`मान लीजिए $u(x, t)$

$$
\frac{\partial^2 u}{\partial t^2} = 4\,\frac{\partial^2 u}{\partial x^2}, \quad x > 0,\ t > 0
$$

का हल है, जहाँ $t \ge 0$ के लिए $u(0, t) = 0$ और $x \ge 0$ के लिए $u(x, 0) = x^3$, $\dfrac{\partial u}{\partial t}(x, 0) = x^2$ है। तब $u(1, 1)$ का मान ______ है (दशमलव के दो स्थानों तक पूर्णांकित)।`,
      },
      key: { kind: 'nat', min: '15.16', max: '15.18' },
      solution: {
        en: String.raw`The end $x = 0$ is held, so extend both data as odd functions and use the formula of d’Alembert with $c = 2$. At $(1, 1)$ it reaches from $x - ct = -1$ to $x + ct = 3$.

The odd extension of $x^3$ is $x^3$; that of $x^2$ is $x\lvert x\rvert$, whose integral over $[-1, 1]$ is $0$. So

$$
u(1, 1) = \frac{3^3 + (-1)^3}{2} + \frac{1}{4}\int_1^3 s^2\,ds
$$

$$
u(1, 1) = 13 + \frac{1}{4} \cdot \frac{26}{3} = \frac{91}{6} \approx 15.17.
$$

Trap: the integral of $s^2$ over the whole of $[-1, 3]$ gives $15.33$, but then $u(0, t)$ is not $0$.`,
        hi: String.raw`सिरा $x = 0$ स्थिर है, इसलिए दोनों प्रारंभिक फलनों का विषम विस्तार कीजिए और $c = 2$ के साथ डी'एलंबर्ट सूत्र लगाइए। $(1, 1)$ के लिए अंतराल $x - ct = -1$ से $x + ct = 3$ तक है।

$x^3$ का विषम विस्तार $x^3$ ही है; $x^2$ का $x\lvert x\rvert$ है, जिसका $[-1, 1]$ पर समाकल $0$ है। अतः

$$
u(1, 1) = \frac{3^3 + (-1)^3}{2} + \frac{1}{4}\int_1^3 s^2\,ds
$$

$$
u(1, 1) = 13 + \frac{1}{4} \cdot \frac{26}{3} = \frac{91}{6} \approx 15.17
$$

ध्यान दें: पूरे $[-1, 3]$ पर $s^2$ का समाकल लेने से $15.33$ आता है, पर तब $u(0, t)$, $0$ नहीं रहता।`,
      },
    },
    {
      code: 'ga-065',
      exams: ['gate'],
      subject: 'maths',
      topic: 'linear-programming',
      difficulty: 'medium',
      targetSeconds: 175,
      stem: {
        en: String.raw`For $c \in \mathbb{R}$ consider the linear programming problem: maximize

$$
5x_1 + 8x_2 + 6x_3 + c\,x_4
$$

subject to

$$
x_1 + 2x_2 + x_3 + 3x_4 \le 40
$$

$$
x_1 + x_2 + 2x_3 + 2x_4 \le 50
$$

and $x_1, x_2, x_3, x_4 \ge 0$. The largest value of $c$ for which there is an optimal solution with $x_4 = 0$ is ______ (in integer).`,
        hi: String.raw`$c \in \mathbb{R}$ के लिए रैखिक प्रोग्रामन समस्या पर विचार कीजिए: अधिकतम कीजिए

$$
5x_1 + 8x_2 + 6x_3 + c\,x_4
$$

जहाँ प्रतिबंध हैं

$$
x_1 + 2x_2 + x_3 + 3x_4 \le 40
$$

$$
x_1 + x_2 + 2x_3 + 2x_4 \le 50
$$

और $x_1, x_2, x_3, x_4 \ge 0$। $c$ का वह सबसे बड़ा मान, जिसके लिए $x_4 = 0$ वाला कोई इष्टतम हल (optimal solution) मौजूद है, ______ है (पूर्णांक में)।`,
      },
      key: { kind: 'nat', min: '14', max: '14' },
      solution: {
        en: String.raw`First solve without $x_4$, by the dual, which has two variables: minimize $40y_1 + 50y_2$ with $y_1, y_2 \ge 0$ and

$$
y_1 + y_2 \ge 5, \quad 2y_1 + y_2 \ge 8, \quad y_1 + 2y_2 \ge 6.
$$

The vertices are $(0, 8)$, $(3, 2)$, $(4, 1)$, $(6, 0)$ with the values $400, 220, 210, 240$. So $y = (4, 1)$ is the only optimal point of the dual (in the primal $x_1 = 30$, $x_3 = 10$, value $210$).

$x_4 = 0$ stays optimal as long as $y = (4, 1)$ also satisfies the new dual constraint:

$$
3y_1 + 2y_2 \ge c \implies c \le 3 \cdot 4 + 2 \cdot 1 = 14.
$$

For $c > 14$ the reduced profit of $x_4$ is positive and, as $x_1, x_3 > 0$, bringing it in raises the value. Trap: $(3, 2)$ would give $13$.`,
        hi: String.raw`पहले $x_4$ के बिना द्वैती (dual) से हल कीजिए, जिसमें दो चर हैं: $y_1, y_2 \ge 0$ के साथ $40y_1 + 50y_2$ का न्यूनतमीकरण, जबकि

$$
y_1 + y_2 \ge 5, \quad 2y_1 + y_2 \ge 8, \quad y_1 + 2y_2 \ge 6
$$

शीर्ष $(0, 8)$, $(3, 2)$, $(4, 1)$, $(6, 0)$ हैं और मान $400, 220, 210, 240$। अतः द्वैती का एकमात्र इष्टतम बिंदु $y = (4, 1)$ है (मूल समस्या में $x_1 = 30$, $x_3 = 10$, मान $210$)।

$x_4 = 0$ तब तक इष्टतम है, जब तक $y = (4, 1)$ द्वैती का नया प्रतिबंध भी पूरा करे:

$$
3y_1 + 2y_2 \ge c \implies c \le 3 \cdot 4 + 2 \cdot 1 = 14
$$

$c > 14$ होने पर $x_4$ का समानीत लाभ (reduced profit) धनात्मक है और $x_1, x_3 > 0$ होने से उसे लाने पर मान बढ़ता है। ध्यान दें: $(3, 2)$ से $13$ आता।`,
      },
    },
  ],
}
