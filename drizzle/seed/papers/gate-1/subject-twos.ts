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
      difficulty: 'hard',
      targetSeconds: 220,
      stem: {
        en: String.raw`Let $P_2$ be the real inner product space of polynomials of degree at most $2$ with

$$
\langle p, q \rangle = \int_0^1 p(x)\,q(x)\,dx,
$$

and let $T : P_2 \to P_2$ be given by $T(p) = p'$. If $T^*$ denotes the adjoint of $T$, then $T^*(x)$ is equal to`,
        hi: String.raw`माना $P_2$ अधिक-से-अधिक $2$ घात वाले वास्तविक बहुपदों की आंतर गुणन समष्टि है, जिसमें

$$
\langle p, q \rangle = \int_0^1 p(x)\,q(x)\,dx
$$

है, और $T : P_2 \to P_2$, $T(p) = p'$ द्वारा परिभाषित है। यदि $T^*$, $T$ का सहसंलग्न (adjoint) है, तो $T^*(x)$ बराबर है`,
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
        hi: String.raw`$q = T^*(x)$ समष्टि $P_2$ का वह एकमात्र बहुपद है जिसके लिए सभी $p \in P_2$ पर $\langle p, q \rangle = \langle p', x \rangle$ है। खंडशः समाकलन से

$$
\int_0^1 x\,p'(x)\,dx = p(1) - \int_0^1 p(x)\,dx
$$

$1$ पर मान लेने वाला फलनक लांबिक आधार $e_0 = 1$, $e_1 = 2x - 1$, $e_2 = 6x^2 - 6x + 1$ से लिखिए, जहाँ $\|e_k\|^2 = \frac{1}{2k+1}$ और $e_k(1) = 1$: इसका निरूपक $e_0 + 3e_1 + 5e_2$ है। समाकल का निरूपक $e_0$ है। अतः

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
        hi: String.raw`$a \in \mathbb{R}$ और $n \in \mathbb{N}$ के लिए माना $f_n(x) = n^a x^2 (1 - x)^n$, $x \in [0, 1]$ है। माना $S$ उन सभी $a$ का समुच्चय है जिनके लिए $(f_n)$, $[0, 1]$ पर एकसमान अभिसारी है, और $T$ उन सभी $a$ का समुच्चय है जिनके लिए

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
      targetSeconds: 160,
      stem: {
        en: String.raw`If the circle $|z| = 2$ is traversed once counterclockwise, then the value of

$$
\frac{1}{2\pi i} \oint_{|z| = 2} \frac{z^3 e^{1/z}}{z + 1}\,dz
$$

is`,
        hi: String.raw`यदि वृत्त $|z| = 2$ पर एक बार वामावर्त दिशा में चला जाए, तो

$$
\frac{1}{2\pi i} \oint_{|z| = 2} \frac{z^3 e^{1/z}}{z + 1}\,dz
$$

का मान है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{2}{3}$`, hi: String.raw`$\dfrac{2}{3}$` } },
        { id: 'b', content: { en: String.raw`$-\dfrac{1}{e}$`, hi: String.raw`$-\dfrac{1}{e}$` } },
        {
          id: 'c',
          content: { en: String.raw`$\dfrac{1}{e} - \dfrac{1}{3}$`, hi: String.raw`$\dfrac{1}{e} - \dfrac{1}{3}$` },
        },
        { id: 'd', content: { en: String.raw`$-\dfrac{1}{3}$`, hi: String.raw`$-\dfrac{1}{3}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Both singularities, the essential one at $0$ and the pole at $-1$, lie inside. So one expansion for $|z| > 1$ does it all: the value is its coefficient of $\frac{1}{z}$.

$$
\frac{z^3}{z + 1} = z^2 - z + 1 - \frac{1}{z} + \cdots
$$

$$
e^{1/z} = 1 + \frac{1}{z} + \frac{1}{2z^2} + \frac{1}{6z^3} + \cdots
$$

The coefficient of $\frac{1}{z}$ in the product is $\frac{1}{6} - \frac{1}{2} + 1 - 1 = -\frac{1}{3}$. Trap: the residue at the pole $-1$ alone, $-\frac{1}{e}$, leaves out the essential singularity at $0$.`,
        hi: String.raw`दोनों विचित्रताएँ, $0$ पर अनिवार्य विचित्रता और $-1$ पर अनंतक (pole), वृत्त के भीतर हैं। इसलिए $|z| > 1$ का एक ही प्रसार काफ़ी है: अभीष्ट मान उसमें $\frac{1}{z}$ का गुणांक है।

$$
\frac{z^3}{z + 1} = z^2 - z + 1 - \frac{1}{z} + \cdots
$$

$$
e^{1/z} = 1 + \frac{1}{z} + \frac{1}{2z^2} + \frac{1}{6z^3} + \cdots
$$

गुणनफल में $\frac{1}{z}$ का गुणांक $\frac{1}{6} - \frac{1}{2} + 1 - 1 = -\frac{1}{3}$ है। ध्यान दें: केवल अनंतक $-1$ का अवशेष $-\frac{1}{e}$ लेने पर $0$ की अनिवार्य विचित्रता छूट जाती है।`,
      },
      reasons: {
        a: {
          en: String.raw`The last product, $-\frac{1}{z}$ times $1$, is left out of the coefficient.`,
          hi: String.raw`गुणांक में अंतिम गुणनफल, यानी $-\frac{1}{z}$ गुणा $1$, छूट गया है।`,
        },
        b: { en: 'Only the residue at the simple pole $z = -1$.', hi: 'यह केवल सरल अनंतक $z = -1$ का अवशेष है।' },
        c: {
          en: 'Only the residue at the essential singularity $z = 0$.',
          hi: 'यह केवल अनिवार्य विचित्रता $z = 0$ का अवशेष है।',
        },
        d: {
          en: String.raw`Right: the coefficient of $\frac{1}{z}$ in the expansion for $|z| > 1$, the sum of both residues.`,
          hi: String.raw`सही: यह $|z| > 1$ के प्रसार में $\frac{1}{z}$ का गुणांक है, यानी दोनों अवशेषों का योग।`,
        },
      },
    },
    {
      code: 'ga-039',
      exams: ['gate'],
      subject: 'maths',
      topic: 'complex-analysis',
      difficulty: 'easy',
      targetSeconds: 130,
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

की टेलर श्रेणी की अभिसरण त्रिज्या है`,
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
        hi: String.raw`त्रिज्या, $1 + i$ से निकटतम ऐसी विचित्रता की दूरी है जो हटाई न जा सके। हर $z = k\pi i$, $k \in \mathbb{Z}$ पर शून्य होता है, और हर बार सरल शून्य है। $z = 0$ पर अंश भी शून्य है, इसलिए यह विचित्रता अपनेय (removable) है; पर $k \ne 0$ हो, तो $k\pi i$ पर $\sin(k\pi i) = i \sinh k\pi \ne 0$, अतः वहाँ अनंतक (pole) है।

निकटतम अनंतक $\pi i$ है:

$$
|1 + i - \pi i| = \sqrt{1 + (\pi - 1)^2} \approx 2.36
$$

और $1 + (\pi - 1)^2 = \pi^2 - 2\pi + 2$।`,
      },
      reasons: {
        a: {
          en: String.raw`The distance to $z = 0$, where $\sin z$ cancels the zero of the denominator.`,
          hi: String.raw`यह $z = 0$ की दूरी है, जहाँ $\sin z$ हर के शून्य को काट देता है।`,
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
      targetSeconds: 180,
      stem: {
        en: String.raw`Let $S$ be the part of the paraboloid $z = 4 - x^2 - y^2$ with $z \ge 0$, and let $\hat{n}$ be its unit normal with positive third component. For

$$
\vec{F} = (x + e^{yz},\; y - \cos xz,\; x^2 + z^2),
$$

the value of $\displaystyle\iint_S \vec{F} \cdot \hat{n}\,dS$ is`,
        hi: String.raw`माना $S$ परवलयज $z = 4 - x^2 - y^2$ का वह भाग है जिसमें $z \ge 0$, और $\hat{n}$ इसका ऐसा इकाई अभिलंब है जिसका तीसरा घटक धनात्मक है।

$$
\vec{F} = (x + e^{yz},\; y - \cos xz,\; x^2 + z^2)
$$

के लिए $\displaystyle\iint_S \vec{F} \cdot \hat{n}\,dS$ का मान है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{124\pi}{3}$`, hi: String.raw`$\dfrac{124\pi}{3}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{112\pi}{3}$`, hi: String.raw`$\dfrac{112\pi}{3}$` } },
        { id: 'c', content: { en: String.raw`$\dfrac{76\pi}{3}$`, hi: String.raw`$\dfrac{76\pi}{3}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{100\pi}{3}$`, hi: String.raw`$\dfrac{100\pi}{3}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Close $S$ with the disc $D$: $x^2 + y^2 \le 4$, $z = 0$, and use the divergence theorem, since $\nabla \cdot \vec{F} = 2 + 2z$ is simple. The section at height $z$ has area $\pi(4 - z)$:

$$
\int_0^4 (2 + 2z)\,\pi(4 - z)\,dz = 16\pi + \frac{64\pi}{3} = \frac{112\pi}{3}
$$

On $D$ the outward normal is $(0, 0, -1)$, so its flux is $-\iint_D x^2\,dA = -\frac{\pi \cdot 2^4}{4} = -4\pi$. Hence

$$
\iint_S \vec{F} \cdot \hat{n}\,dS = \frac{112\pi}{3} + 4\pi = \frac{124\pi}{3}.
$$

Trap: $S$ is not closed; the flux through the base must be taken away.`,
        hi: String.raw`$S$ को चकती $D$: $x^2 + y^2 \le 4$, $z = 0$ से बंद कीजिए और अपसरण प्रमेय लगाइए, क्योंकि $\nabla \cdot \vec{F} = 2 + 2z$ सरल है। ऊँचाई $z$ पर काट का क्षेत्रफल $\pi(4 - z)$ है:

$$
\int_0^4 (2 + 2z)\,\pi(4 - z)\,dz = 16\pi + \frac{64\pi}{3} = \frac{112\pi}{3}
$$

$D$ पर बाहर की ओर अभिलंब $(0, 0, -1)$ है, इसलिए उससे अभिवाह (flux) $-\iint_D x^2\,dA = -\frac{\pi \cdot 2^4}{4} = -4\pi$ है। अतः

$$
\iint_S \vec{F} \cdot \hat{n}\,dS = \frac{112\pi}{3} + 4\pi = \frac{124\pi}{3}
$$

ध्यान दें: $S$ बंद पृष्ठ नहीं है; आधार से होने वाला अभिवाह घटाना पड़ता है।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $\frac{112\pi}{3}$ through the closed surface, less the $-4\pi$ through the base.`,
          hi: String.raw`सही: बंद पृष्ठ से $\frac{112\pi}{3}$, जिसमें से आधार का $-4\pi$ घटता है।`,
        },
        b: {
          en: 'The flux through the closed surface; the base has not been taken away.',
          hi: 'यह बंद पृष्ठ से अभिवाह है; आधार का भाग नहीं घटाया गया।',
        },
        c: {
          en: 'Uses $2z$ for the divergence and forgets the $2$ from $x$ and $y$.',
          hi: 'अपसरण $2z$ ले लिया गया; $x$ और $y$ से आने वाला $2$ छूट गया।',
        },
        d: {
          en: String.raw`Adds the outward flux $-4\pi$ of the base where it has to be subtracted.`,
          hi: String.raw`आधार का बाहर की ओर अभिवाह $-4\pi$ घटाने के बजाय जोड़ दिया गया है।`,
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
        hi: String.raw`$\alpha > 0$ के लिए माना $f : \mathbb{R}^2 \to \mathbb{R}$ इस प्रकार परिभाषित है कि $f(0, 0) = 0$ और

$$
f(x, y) = \frac{|x|^{\alpha}\, y^2}{x^2 + y^4}, \quad (x, y) \ne (0, 0)
$$

उन सभी $\alpha$ का समुच्चय, जिनके लिए $f$, $(0, 0)$ पर संतत है पर अवकलनीय नहीं, है`,
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
        hi: String.raw`हर में $x \sim y^2$ से संतुलन बनता है, इसलिए वक्र $x = y^2$ पर जाँचिए:

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
      difficulty: 'easy',
      targetSeconds: 130,
      stem: {
        en: String.raw`Consider, for $k > 0$, the system

$$
\frac{dx}{dt} = y, \qquad \frac{dy}{dt} = x - x^3 - ky.
$$

The set of all $k$ for which the critical point $(1, 0)$ is an asymptotically stable spiral point is`,
        hi: String.raw`$k > 0$ के लिए निकाय

$$
\frac{dx}{dt} = y, \qquad \frac{dy}{dt} = x - x^3 - ky
$$

पर विचार कीजिए। उन सभी $k$ का समुच्चय, जिनके लिए क्रांतिक बिंदु $(1, 0)$ अनंतस्पर्शी स्थायी सर्पिल बिंदु (asymptotically stable spiral point) है, है`,
      },
      options: [
        { id: 'a', content: { en: '$(0, 2)$', hi: '$(0, 2)$' } },
        { id: 'b', content: { en: String.raw`$(0, \sqrt{2})$`, hi: String.raw`$(0, \sqrt{2})$` } },
        { id: 'c', content: { en: String.raw`$(0, 2\sqrt{3})$`, hi: String.raw`$(0, 2\sqrt{3})$` } },
        { id: 'd', content: { en: String.raw`$(0, 2\sqrt{2})$`, hi: String.raw`$(0, 2\sqrt{2})$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Linearize at $(1, 0)$. With $g(x) = x - x^3$, $g'(1) = 1 - 3 = -2$, so the matrix is

$$
J = \begin{pmatrix} 0 & 1 \\ -2 & -k \end{pmatrix}, \quad \lambda^2 + k\lambda + 2 = 0.
$$

If the roots are not real, their real part is $-\frac{k}{2} < 0$; if they are real, both are negative. So the point is always asymptotically stable. It is a spiral exactly when the roots are not real: $k^2 - 8 < 0$, that is $0 < k < 2\sqrt{2}$. For a spiral point the linear part decides, also for the nonlinear system.`,
        hi: String.raw`$(1, 0)$ पर रैखिकीकरण कीजिए। $g(x) = x - x^3$ के लिए $g'(1) = 1 - 3 = -2$, इसलिए आव्यूह है

$$
J = \begin{pmatrix} 0 & 1 \\ -2 & -k \end{pmatrix}, \quad \lambda^2 + k\lambda + 2 = 0
$$

मूल अवास्तविक हों, तो उनका वास्तविक भाग $-\frac{k}{2} < 0$ है; वास्तविक हों, तो दोनों ऋणात्मक हैं। अतः बिंदु सदा अनंतस्पर्शी स्थायी है। सर्पिल तभी है जब मूल वास्तविक न हों: $k^2 - 8 < 0$, यानी $0 < k < 2\sqrt{2}$। सर्पिल बिंदु पर रैखिक भाग का निष्कर्ष अरैखिक निकाय के लिए भी मान्य है।`,
      },
      reasons: {
        a: {
          en: String.raw`Comes from $\lambda^2 + k\lambda + 1 = 0$, with $1$ in place of $-g^{\prime}(1) = 2$.`,
          hi: String.raw`यह $\lambda^2 + k\lambda + 1 = 0$ से आता है, जिसमें $-g^{\prime}(1) = 2$ की जगह $1$ लिया गया।`,
        },
        b: {
          en: String.raw`Uses $k^2 < 2$ in place of $k^2 < 4 \cdot 2$ for the discriminant.`,
          hi: String.raw`विविक्तकर में $k^2 < 4 \cdot 2$ की जगह $k^2 < 2$ लिया गया है।`,
        },
        c: {
          en: String.raw`Comes from $\lambda^2 + k\lambda + 3 = 0$: the derivative of $x$ is left out of $g^{\prime}(1)$.`,
          hi: String.raw`यह $\lambda^2 + k\lambda + 3 = 0$ से आता है: $g^{\prime}(1)$ में $x$ का अवकलज छूट गया।`,
        },
        d: {
          en: String.raw`Right: $\lambda^2 + k\lambda + 2 = 0$ has roots that are not real exactly for $k^2 < 8$.`,
          hi: String.raw`सही: $\lambda^2 + k\lambda + 2 = 0$ के मूल ठीक $k^2 < 8$ पर अवास्तविक हैं।`,
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
        hi: String.raw`माना $c \in \mathbb{R}$ है। परिसीमा मान समस्या

$$
y'' + y = \left|x - \frac{\pi}{2}\right| + c, \quad 0 \le x \le \pi
$$

$$
y(0) = 1, \quad y(\pi) = 3
$$

का हल तभी और केवल तभी है, जब $c$ बराबर है`,
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
        hi: String.raw`समघात समस्या का हल $\sin x$ है, इसलिए दाएँ पक्ष पर एक शर्त लगती है (फ़्रेडहोम विकल्प)। $\sin x$ से गुणा करके दो बार खंडशः समाकलन कीजिए:

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
      targetSeconds: 165,
      stem: {
        en: String.raw`The number of units in the quotient ring $\mathbb{F}_3[x] / \langle x^4 + x^2 + 1 \rangle$, where $\mathbb{F}_3$ is the field with $3$ elements, is`,
        hi: String.raw`यदि $\mathbb{F}_3$, $3$ अवयवों वाला क्षेत्र है, तो विभाग वलय $\mathbb{F}_3[x] / \langle x^4 + x^2 + 1 \rangle$ में व्युत्क्रमणीय अवयवों (units) की संख्या है`,
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
      difficulty: 'hard',
      targetSeconds: 190,
      stem: {
        en: String.raw`Let $K \subset \mathbb{C}$ be the splitting field of $(x^3 - 5)(x^4 - 9)$ over $\mathbb{Q}$. The Galois group of $K$ over $\mathbb{Q}$ is isomorphic to`,
        hi: String.raw`माना $K \subset \mathbb{C}$, $\mathbb{Q}$ पर $(x^3 - 5)(x^4 - 9)$ का विभाजन क्षेत्र (splitting field) है। $\mathbb{Q}$ पर $K$ का गाल्वा समूह इसके तुल्याकारी है`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$S_3 \times \mathbb{Z}_2 \times \mathbb{Z}_2$`,
            hi: String.raw`$S_3 \times \mathbb{Z}_2 \times \mathbb{Z}_2$`,
          },
        },
        { id: 'b', content: { en: String.raw`$S_3 \times \mathbb{Z}_4$`, hi: String.raw`$S_3 \times \mathbb{Z}_4$` } },
        {
          id: 'c',
          content: {
            en: String.raw`$\mathbb{Z}_2 \times \mathbb{Z}_6$`,
            hi: String.raw`$\mathbb{Z}_2 \times \mathbb{Z}_6$`,
          },
        },
        { id: 'd', content: { en: String.raw`$S_3 \times \mathbb{Z}_2$`, hi: String.raw`$S_3 \times \mathbb{Z}_2$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The splitting field of $x^3 - 5$ is $L = \mathbb{Q}(\sqrt[3]{5}, \omega)$ with group $S_3$; it holds $\sqrt{-3}$, since $\omega = \frac{-1 + \sqrt{-3}}{2}$.

$x^4 - 9 = (x^2 - 3)(x^2 + 3)$ needs $\sqrt{3}$ and $\sqrt{-3}$. The second is already in $L$. The first is not: $S_3$ has one subgroup of index $2$, so $\mathbb{Q}(\sqrt{-3})$ is the only quadratic field in $L$.

Hence $K = L(\sqrt{3})$, $[K : \mathbb{Q}] = 12$, and since $L \cap \mathbb{Q}(\sqrt{3}) = \mathbb{Q}$ and both are Galois, the group is $S_3 \times \mathbb{Z}_2$.`,
        hi: String.raw`$x^3 - 5$ का विभाजन क्षेत्र $L = \mathbb{Q}(\sqrt[3]{5}, \omega)$ है, जिसका समूह $S_3$ है; इसमें $\sqrt{-3}$ है, क्योंकि $\omega = \frac{-1 + \sqrt{-3}}{2}$।

$x^4 - 9 = (x^2 - 3)(x^2 + 3)$ के लिए $\sqrt{3}$ और $\sqrt{-3}$ चाहिए। दूसरा $L$ में पहले से है। पहला नहीं है: $S_3$ में सूचकांक $2$ का एक ही उपसमूह है, अतः $L$ में द्विघात क्षेत्र केवल $\mathbb{Q}(\sqrt{-3})$ है।

अतः $K = L(\sqrt{3})$, $[K : \mathbb{Q}] = 12$; और $L \cap \mathbb{Q}(\sqrt{3}) = \mathbb{Q}$ तथा दोनों गाल्वा विस्तार हैं, इसलिए समूह $S_3 \times \mathbb{Z}_2$ है।`,
      },
      reasons: {
        a: {
          en: String.raw`Counts $\sqrt{-3}$ as new, although it lies in the splitting field of $x^3 - 5$.`,
          hi: String.raw`$\sqrt{-3}$ को नया गिना गया, जबकि वह $x^3 - 5$ के विभाजन क्षेत्र में पहले से है।`,
        },
        b: {
          en: 'Takes $x^4 - 9$ as irreducible with a cyclic group of order $4$; it is $(x^2 - 3)(x^2 + 3)$.',
          hi: '$x^4 - 9$ को कोटि $4$ के चक्रीय समूह वाला अखंडनीय बहुपद माना गया; यह $(x^2 - 3)(x^2 + 3)$ है।',
        },
        c: {
          en: String.raw`The order $12$ is right, but the group is not abelian: $\mathbb{Q}(\sqrt[3]{5})$ is not normal over $\mathbb{Q}$.`,
          hi: String.raw`कोटि $12$ सही है, पर समूह आबेली नहीं है: $\mathbb{Q}(\sqrt[3]{5})$, $\mathbb{Q}$ पर प्रसामान्य नहीं है।`,
        },
        d: {
          en: String.raw`Right: $\mathbb{Q}(\sqrt[3]{5}, \omega)$ gives $S_3$, and $\sqrt{3}$ adds an independent $\mathbb{Z}_2$.`,
          hi: String.raw`सही: $\mathbb{Q}(\sqrt[3]{5}, \omega)$ से $S_3$ और $\sqrt{3}$ से एक स्वतंत्र $\mathbb{Z}_2$ मिलता है।`,
        },
      },
    },
    {
      code: 'ga-046',
      exams: ['gate'],
      subject: 'maths',
      topic: 'functional-analysis',
      difficulty: 'medium',
      targetSeconds: 165,
      stem: {
        en: String.raw`Let $M = \{f \in C[0, 1] : f(0) = f(1)\}$ with the supremum norm, where $C[0, 1]$ is the space of real-valued continuous functions on $[0, 1]$. The norm of the linear functional $\varphi : M \to \mathbb{R}$,

$$
\varphi(f) = \int_0^1 (3x - 1) f(x)\,dx + f(0) - 2f(1),
$$

is`,
        hi: String.raw`माना $C[0, 1]$, $[0, 1]$ पर वास्तविक मान वाले संतत फलनों की समष्टि है और $M = \{f \in C[0, 1] : f(0) = f(1)\}$, उच्चक मानक (supremum norm) के साथ। रैखिक फलनक $\varphi : M \to \mathbb{R}$,

$$
\varphi(f) = \int_0^1 (3x - 1) f(x)\,dx + f(0) - 2f(1)
$$

का मानक (norm) है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{23}{6}$`, hi: String.raw`$\dfrac{23}{6}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{11}{6}$`, hi: String.raw`$\dfrac{11}{6}$` } },
        { id: 'c', content: { en: String.raw`$\dfrac{3}{2}$`, hi: String.raw`$\dfrac{3}{2}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{7}{2}$`, hi: String.raw`$\dfrac{7}{2}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`First use the space: on $M$, $f(0) = f(1)$, so

$$
\varphi(f) = \int_0^1 (3x - 1) f(x)\,dx - f(1).
$$

For $\|f\| \le 1$, $|\varphi(f)| \le \int_0^1 |3x - 1|\,dx + 1$, and this is approached: take $f(0) = f(1) = -1$, $f = -1$ up to near $\frac{1}{3}$, then $f = 1$ until shortly before $x = 1$, joined by short steep lines. With

$$
\int_0^1 |3x - 1|\,dx = \frac{1}{6} + \frac{2}{3} = \frac{5}{6}
$$

the norm is $\frac{5}{6} + 1 = \frac{11}{6}$. On the whole of $C[0, 1]$ it would be $\frac{5}{6} + 3$.`,
        hi: String.raw`पहले समष्टि का उपयोग कीजिए: $M$ में $f(0) = f(1)$ है, अतः

$$
\varphi(f) = \int_0^1 (3x - 1) f(x)\,dx - f(1)
$$

$\|f\| \le 1$ के लिए $|\varphi(f)| \le \int_0^1 |3x - 1|\,dx + 1$, और इस मान के कितने भी पास पहुँचा जा सकता है: $f(0) = f(1) = -1$ लीजिए, $\frac{1}{3}$ के पास तक $f = -1$ और फिर $x = 1$ से ठीक पहले तक $f = 1$, बीच में छोटे खड़े रेखाखंड। अब

$$
\int_0^1 |3x - 1|\,dx = \frac{1}{6} + \frac{2}{3} = \frac{5}{6}
$$

अतः मानक $\frac{5}{6} + 1 = \frac{11}{6}$ है। पूरे $C[0, 1]$ पर यह $\frac{5}{6} + 3$ होता।`,
      },
      reasons: {
        a: {
          en: 'The norm on all of $C[0, 1]$, where $f(0)$ and $f(1)$ may be chosen apart.',
          hi: 'यह पूरे $C[0, 1]$ पर मानक है, जहाँ $f(0)$ और $f(1)$ अलग-अलग चुने जा सकते हैं।',
        },
        b: {
          en: String.raw`Right: $\int_0^1 |3x - 1|\,dx = \frac{5}{6}$, and the two values at the ends leave $-f(1)$.`,
          hi: String.raw`सही: $\int_0^1 |3x - 1|\,dx = \frac{5}{6}$ और सिरों के दोनों मानों से $-f(1)$ बचता है।`,
        },
        c: {
          en: String.raw`Integrates $3x - 1$ without the modulus: $\frac{1}{2} + 1$.`,
          hi: String.raw`मापांक के बिना $3x - 1$ का समाकलन किया गया: $\frac{1}{2} + 1$।`,
        },
        d: {
          en: String.raw`No modulus in the integral and both end values counted apart: $\frac{1}{2} + 3$.`,
          hi: String.raw`समाकल में मापांक नहीं लिया और सिरों के मान अलग-अलग गिने: $\frac{1}{2} + 3$।`,
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
        en: String.raw`Let $N > 0$. The iteration

$$
x_{n+1} = x_n \left(\alpha + \beta N x_n^2 + \gamma N^2 x_n^4\right)
$$

converges to $\dfrac{1}{\sqrt{N}}$ with order three, for $x_0$ near enough, if $(\alpha, \beta, \gamma)$ is equal to`,
        hi: String.raw`माना $N > 0$ है। $x_0$ के पर्याप्त निकट होने पर पुनरावृत्ति

$$
x_{n+1} = x_n \left(\alpha + \beta N x_n^2 + \gamma N^2 x_n^4\right)
$$

कोटि तीन से $\dfrac{1}{\sqrt{N}}$ पर अभिसरित होती है, यदि $(\alpha, \beta, \gamma)$ बराबर है`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$\left(\dfrac{3}{2}, -\dfrac{1}{2}, 0\right)$`,
            hi: String.raw`$\left(\dfrac{3}{2}, -\dfrac{1}{2}, 0\right)$`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$\left(\dfrac{3}{8}, \dfrac{3}{4}, -\dfrac{1}{8}\right)$`,
            hi: String.raw`$\left(\dfrac{3}{8}, \dfrac{3}{4}, -\dfrac{1}{8}\right)$`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`$\left(\dfrac{15}{8}, -\dfrac{5}{4}, \dfrac{3}{8}\right)$`,
            hi: String.raw`$\left(\dfrac{15}{8}, -\dfrac{5}{4}, \dfrac{3}{8}\right)$`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`$\left(\dfrac{5}{4}, 0, -\dfrac{1}{4}\right)$`,
            hi: String.raw`$\left(\dfrac{5}{4}, 0, -\dfrac{1}{4}\right)$`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Write $x_{n+1} = g(x_n)$. Order three at the fixed point $s = \frac{1}{\sqrt{N}}$ needs $g(s) = s$, $g'(s) = 0$ and $g''(s) = 0$. Since $Ns^2 = 1$:

$$
\alpha + \beta + \gamma = 1
$$

$$
\alpha + 3\beta + 5\gamma = 0
$$

$$
6\beta + 20\gamma = 0
$$

The last gives $\beta = -\frac{10}{3}\gamma$, the second $\alpha = 5\gamma$, and the first $\frac{8}{3}\gamma = 1$. So $\gamma = \frac{3}{8}$, $\beta = -\frac{5}{4}$, $\alpha = \frac{15}{8}$. All four options satisfy the first condition, so the derivatives must be tested.`,
        hi: String.raw`$x_{n+1} = g(x_n)$ लिखिए। स्थिर बिंदु $s = \frac{1}{\sqrt{N}}$ पर कोटि तीन के लिए $g(s) = s$, $g'(s) = 0$ और $g''(s) = 0$ चाहिए। $Ns^2 = 1$ होने से:

$$
\alpha + \beta + \gamma = 1
$$

$$
\alpha + 3\beta + 5\gamma = 0
$$

$$
6\beta + 20\gamma = 0
$$

अंतिम से $\beta = -\frac{10}{3}\gamma$, दूसरे से $\alpha = 5\gamma$ और पहले से $\frac{8}{3}\gamma = 1$ मिलता है। अतः $\gamma = \frac{3}{8}$, $\beta = -\frac{5}{4}$, $\alpha = \frac{15}{8}$। चारों विकल्प पहली शर्त पूरी करते हैं, इसलिए अवकलजों की जाँच ज़रूरी है।`,
      },
      reasons: {
        a: {
          en: String.raw`Newton's method for $x^{-2} = N$: at the fixed point $g^{\prime} = 0$ but $g^{\prime\prime} \ne 0$, so the order is two.`,
          hi: String.raw`यह $x^{-2} = N$ के लिए न्यूटन विधि है: स्थिर बिंदु पर $g^{\prime} = 0$ है पर $g^{\prime\prime} \ne 0$, अतः कोटि दो है।`,
        },
        b: {
          en: String.raw`These weights give order three for $\alpha x_n + \frac{\beta N}{x_n} + \frac{\gamma N^2}{x_n^3}$ and the limit $\sqrt{N}$; here $g^{\prime} = 2$.`,
          hi: String.raw`ये भार $\alpha x_n + \frac{\beta N}{x_n} + \frac{\gamma N^2}{x_n^3}$ और सीमा $\sqrt{N}$ के लिए कोटि तीन देते हैं; यहाँ $g^{\prime} = 2$ है।`,
        },
        c: {
          en: String.raw`Right: $g(s) = s$ and $g^{\prime}(s) = g^{\prime\prime}(s) = 0$ all hold.`,
          hi: String.raw`सही: $g(s) = s$ और $g^{\prime}(s) = g^{\prime\prime}(s) = 0$, सभी शर्तें पूरी होती हैं।`,
        },
        d: {
          en: String.raw`Satisfies $g(s) = s$ and $g^{\prime}(s) = 0$, but $6\beta + 20\gamma = -5$, so the order is two.`,
          hi: String.raw`$g(s) = s$ और $g^{\prime}(s) = 0$ पूरे होते हैं, पर $6\beta + 20\gamma = -5$, अतः कोटि दो है।`,
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

consider the two Cauchy problems

P: $u(x, x) = x^2$ for all $x > 0$

Q: $u(x, x) = x^3$ for all $x > 0$

A solution is a $C^1$ function on an open set that contains the half-line $\{(x, x) : x > 0\}$. Which of the following is TRUE?`,
        hi: String.raw`समीकरण

$$
y\,\frac{\partial u}{\partial x} + x\,\frac{\partial u}{\partial y} = 2u
$$

के लिए दो कौशी समस्याएँ लीजिए

P: सभी $x > 0$ के लिए $u(x, x) = x^2$

Q: सभी $x > 0$ के लिए $u(x, x) = x^3$

हल से आशय ऐसा $C^1$ फलन है, जो अर्धरेखा $\{(x, x) : x > 0\}$ को समाहित करने वाले किसी विवृत समुच्चय पर परिभाषित हो। निम्नलिखित में से कौन-सा सत्य है?`,
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
            hi: 'P के अनंत हल हैं और Q का ठीक एक हल है।',
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
        hi: String.raw`अभिलाक्षणिक वक्र $\frac{dx}{dt} = y$, $\frac{dy}{dt} = x$ को संतुष्ट करते हैं; अतः $y^2 - x^2$ अचर है और रेखा $y = x$ स्वयं अभिलाक्षणिक है। इस पर मान मनचाहे नहीं दिए जा सकते।

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
          hi: 'सही: $y = x$ अभिलाक्षणिक है, जिस पर $u = Cx^2$ होना ही है; P इससे मेल खाती है, Q नहीं।',
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
          hi: 'यह तब होता जब दी गई रेखा अभिलाक्षणिक वक्रों को काटती; पर $y = x$ स्वयं उनमें से एक है।',
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
        en: String.raw`Let $A$ be a nonzero real $4 \times 4$ matrix with $A^T = -A$, and let $I$ be the identity matrix of order $4$. Which of the following is/are necessarily TRUE?`,
        hi: String.raw`माना $A$ एक शून्येतर वास्तविक $4 \times 4$ आव्यूह है जिसके लिए $A^T = -A$, और $I$ कोटि $4$ का तत्समक आव्यूह है। निम्नलिखित में से कौन-सा/से कथन अनिवार्यतः सत्य है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '$A^2$ is negative definite.', hi: '$A^2$ ऋणात्मक निश्चित है।' } },
        { id: 'b', content: { en: String.raw`$\det(I + A) > 1$`, hi: String.raw`$\det(I + A) > 1$` } },
        {
          id: 'c',
          content: { en: 'The minimal polynomial of $A$ has degree $4$.', hi: '$A$ के अल्पिष्ठ बहुपद की घात $4$ है।' },
        },
        {
          id: 'd',
          content: {
            en: '$(I - A)(I + A)^{-1}$ is orthogonal and $-1$ is not an eigenvalue of it.',
            hi: '$(I - A)(I + A)^{-1}$ लांबिक है और $-1$ उसका अभिलक्षणिक मान नहीं है।',
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

For $Q = (I - A)(I + A)^{-1}$ the factors commute, so $Q^T Q = (I - A)^{-1}(I + A)(I - A)(I + A)^{-1} = I$. Its eigenvalues are $\frac{1 - i\mu}{1 + i\mu}$ with real $\mu$, and this is never $-1$.`,
        hi: String.raw`वास्तविक विषम-सममित आव्यूह प्रसामान्य (normal) होता है और उसके अभिलक्षणिक मान शुद्ध काल्पनिक संयुग्मी युग्मों में आते हैं: यहाँ $\pm ia, \pm ib$, जहाँ $a, b$ वास्तविक हैं और दोनों $0$ नहीं हैं।

$A^2$ के अभिलक्षणिक मान $-a^2, -a^2, -b^2, -b^2$ हैं; $b = 0$ हो, तो वह केवल ऋणात्मक अर्ध-निश्चित है।

$$
\det(I + A) = (1 + a^2)(1 + b^2) > 1
$$

$b = 0$ या $a = \pm b$ हो, तो $A$, $4$ से कम घात का समीकरण संतुष्ट करता है, क्योंकि वह $\mathbb{C}$ पर विकर्णनीय है।

$Q = (I - A)(I + A)^{-1}$ में गुणक क्रमविनिमेय हैं, अतः $Q^T Q = (I - A)^{-1}(I + A)(I - A)(I + A)^{-1} = I$। इसके अभिलक्षणिक मान $\frac{1 - i\mu}{1 + i\mu}$ हैं, $\mu$ वास्तविक, और यह कभी $-1$ नहीं होता।`,
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

Which of the following statements hold(s) for every such set $E$?`,
        hi: String.raw`माना $m$, $\mathbb{R}$ पर लेबेग माप है, $E \subset \mathbb{R}$ ऐसा मापनीय समुच्चय है कि $0 < m(E) < \infty$, और

$$
\varphi(x) = m\big(E \cap (E + x)\big), \quad x \in \mathbb{R}
$$

निम्नलिखित में से कौन-सा/से कथन ऐसे प्रत्येक समुच्चय $E$ के लिए मान्य है/हैं?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`The set $\{x : \varphi(x) > 0\}$ is open.`,
            hi: String.raw`समुच्चय $\{x : \varphi(x) > 0\}$ विवृत है।`,
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
          hi: 'सत्य: छोटे माप के समुच्चय को छोड़कर $E$ परिबद्ध है, और परिबद्ध समुच्चय दूर के स्थानांतरण से नहीं मिलता।',
        },
      },
    },
    {
      code: 'ga-051',
      exams: ['gate'],
      subject: 'maths',
      topic: 'real-analysis',
      difficulty: 'hard',
      targetSeconds: 215,
      stem: {
        en: 'Let $C[0, 1]$ be the space of real-valued continuous functions on $[0, 1]$ with the supremum norm, and let $C^1[0, 1]$ be the set of continuously differentiable functions in it. Which of the following subsets of $C[0, 1]$ has/have compact closure?',
        hi: 'माना $C[0, 1]$, $[0, 1]$ पर वास्तविक मान वाले संतत फलनों की उच्चक मानक (supremum norm) वाली समष्टि है और $C^1[0, 1]$ उसमें संतत अवकलनीय फलनों का समुच्चय है। $C[0, 1]$ के निम्नलिखित उपसमुच्चयों में से किसका/किनका संवरक (closure) संहत है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$\left\{f \in C^1[0, 1] : f(0) = 0,\ \displaystyle\int_0^1 |f^{\prime}| \le 1\right\}$`,
            hi: String.raw`$\left\{f \in C^1[0, 1] : f(0) = 0,\ \displaystyle\int_0^1 |f^{\prime}| \le 1\right\}$`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$\left\{f \in C^1[0, 1] : f(0) = 0,\ \displaystyle\int_0^1 |f^{\prime}|^2 \le 1\right\}$`,
            hi: String.raw`$\left\{f \in C^1[0, 1] : f(0) = 0,\ \displaystyle\int_0^1 |f^{\prime}|^2 \le 1\right\}$`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`All $f(x) = \displaystyle\int_0^1 \cos(xt)\,g(t)\,dt$ with $g \in C[0, 1]$, $\displaystyle\int_0^1 |g| \le 1$`,
            hi: String.raw`सभी $f(x) = \displaystyle\int_0^1 \cos(xt)\,g(t)\,dt$, जहाँ $g \in C[0, 1]$, $\displaystyle\int_0^1 |g| \le 1$`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`All polynomials $p$ of degree at most $5$ with $\displaystyle\int_0^1 |p| \le 1$`,
            hi: String.raw`अधिक-से-अधिक $5$ घात वाले सभी बहुपद $p$, जिनके लिए $\displaystyle\int_0^1 |p| \le 1$`,
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['b', 'c', 'd'] },
      solution: {
        en: String.raw`By Arzelà and Ascoli the closure is compact exactly when the set is bounded and equicontinuous.

- With $\int_0^1 |f'| \le 1$ the set is bounded, but it holds $f(x) = x^n$ for every $n$; these are not equicontinuous at $1$.
- With $\int_0^1 |f'|^2 \le 1$, Cauchy and Schwarz give $|f(x) - f(y)| \le \sqrt{|x - y|}$: equicontinuous, and with $f(0) = 0$ bounded.
- $|\cos xt - \cos yt| \le |x - y|$ for $t \in [0, 1]$, so all the functions of the third kind satisfy $|f(x) - f(y)| \le |x - y|$ and $|f| \le 1$.
- Polynomials of degree at most $5$ form a space of finite dimension, where all norms are equivalent; a set bounded in the integral norm is bounded in the supremum norm, so its closure is compact.`,
        hi: String.raw`आर्ज़ेला-आस्कोली प्रमेय से संवरक तभी और केवल तभी संहत है, जब समुच्चय परिबद्ध और समसंतत (equicontinuous) हो।

- $\int_0^1 |f'| \le 1$ से समुच्चय परिबद्ध है, पर इसमें हर $n$ के लिए $f(x) = x^n$ है; ये $1$ पर समसंतत नहीं हैं।
- $\int_0^1 |f'|^2 \le 1$ से कौशी-श्वार्ज़ असमिका $|f(x) - f(y)| \le \sqrt{|x - y|}$ देती है: समसंतत, और $f(0) = 0$ के कारण परिबद्ध।
- $t \in [0, 1]$ के लिए $|\cos xt - \cos yt| \le |x - y|$, अतः तीसरे प्रकार के सभी फलनों के लिए $|f(x) - f(y)| \le |x - y|$ और $|f| \le 1$ है।
- अधिक-से-अधिक $5$ घात वाले बहुपद परिमित विमा की समष्टि बनाते हैं, जिसमें सभी मानक तुल्य हैं; समाकल मानक में परिबद्ध समुच्चय उच्चक मानक में भी परिबद्ध है, अतः उसका संवरक संहत है।`,
      },
      reasons: {
        a: {
          en: 'No: it holds all $x^n$, which have no subsequence that converges uniformly.',
          hi: 'नहीं: इसमें सभी $x^n$ हैं, जिनका कोई उपअनुक्रम एकसमान अभिसारी नहीं है।',
        },
        b: {
          en: String.raw`Yes: $|f(x) - f(y)| \le \sqrt{|x - y|}$ by Cauchy and Schwarz.`,
          hi: String.raw`हाँ: कौशी-श्वार्ज़ असमिका से $|f(x) - f(y)| \le \sqrt{|x - y|}$।`,
        },
        c: {
          en: 'Yes: the kernel makes all $f$ Lipschitz with constant $1$ and bounded by $1$.',
          hi: 'हाँ: अष्टि (kernel) के कारण सभी $f$, अचर $1$ वाले लिप्शिट्ज़ फलन हैं और $1$ से परिबद्ध हैं।',
        },
        d: {
          en: 'Yes: a bounded subset of a space of finite dimension, where the norms are equivalent.',
          hi: 'हाँ: यह परिमित विमा की समष्टि का परिबद्ध उपसमुच्चय है, जहाँ मानक तुल्य हैं।',
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
        en: String.raw`Let $\mathbb{D} = \{z \in \mathbb{C} : |z| < 1\}$, and let $f : \mathbb{D} \to \mathbb{D}$ be analytic with $f(0) = 0$ and $f\!\left(\frac{1}{2}\right) = 0$. Which of the following is/are TRUE for all such $f$?`,
        hi: String.raw`माना $\mathbb{D} = \{z \in \mathbb{C} : |z| < 1\}$, और $f : \mathbb{D} \to \mathbb{D}$ ऐसा विश्लेषिक फलन है कि $f(0) = 0$ और $f\!\left(\frac{1}{2}\right) = 0$। ऐसे सभी $f$ के लिए निम्नलिखित में से कौन-सा/से सत्य है/हैं?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$|f^{\prime}(0)| \le \dfrac{1}{2}$`,
            hi: String.raw`$|f^{\prime}(0)| \le \dfrac{1}{2}$`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$\left|f^{\prime}\!\left(\tfrac{1}{2}\right)\right| \le \dfrac{1}{2}$`,
            hi: String.raw`$\left|f^{\prime}\!\left(\tfrac{1}{2}\right)\right| \le \dfrac{1}{2}$`,
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
            hi: String.raw`यदि $f\!\left(\frac{1}{4}\right) = \frac{1}{14}$, तो $\mathbb{D}$ में $0$ और $\frac{1}{2}$ के सिवा $f$ का कोई शून्य नहीं है।`,
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
        hi: String.raw`दिए गए शून्यों वाले ब्लाश्के गुणनफल से भाग दीजिए:

$$
B(z) = z \cdot \frac{z - \frac{1}{2}}{1 - \frac{z}{2}}
$$

$\frac{f}{B}$, $\mathbb{D}$ में विश्लेषिक है, और इकाई वृत्त पर $|B| = 1$ होने से अधिकतम मापांक सिद्धांत $|f| \le |B|$ देता है; $B \ne 0$ वाले किसी बिंदु पर समता तभी होती है जब $f = cB$, $|c| = 1$। शून्यों पर यही बात अवकलजों के लिए लागू होती है।

- $|B'(0)| = \frac{1}{2}$।
- $B'\!\left(\frac{1}{2}\right) = \frac{1/2}{1 - 1/4} = \frac{2}{3}$, और $f = B$ से यह मान मिलता भी है।
- $B\!\left(-\frac{1}{2}\right) = \frac{1/2}{5/4} = \frac{2}{5}$।
- $B\!\left(\frac{1}{4}\right) = -\frac{1}{16} \cdot \frac{8}{7} = -\frac{1}{14}$: समता है, अतः $f = -B$, जिसके शून्य केवल $0$ और $\frac{1}{2}$ हैं।

ध्यान दें: श्वार्ज़ प्रमेयिका केवल शून्य $0$ के लिए लगाने पर सीमाएँ कमज़ोर मिलती हैं।`,
      },
      reasons: {
        a: {
          en: String.raw`True: $|f^{\prime}(0)| \le |B^{\prime}(0)| = \frac{1}{2}$.`,
          hi: String.raw`सत्य: $|f^{\prime}(0)| \le |B^{\prime}(0)| = \frac{1}{2}$।`,
        },
        b: {
          en: String.raw`False: $f = B$ has $B^{\prime}\!\left(\frac{1}{2}\right) = \frac{2}{3}$.`,
          hi: String.raw`असत्य: $f = B$ के लिए $B^{\prime}\!\left(\frac{1}{2}\right) = \frac{2}{3}$ है।`,
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
      difficulty: 'medium',
      targetSeconds: 175,
      stem: {
        en: 'Let $G$ be a group of order $57$ that is not abelian. Which of the following is/are TRUE?',
        hi: 'माना $G$ कोटि $57$ का ऐसा समूह है जो आबेली नहीं है। निम्नलिखित में से कौन-सा/से सत्य है/हैं?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Any two elements of order $3$ are conjugate in $G$.',
            hi: '$G$ में कोटि $3$ के कोई भी दो अवयव संयुग्मी हैं।',
          },
        },
        {
          id: 'b',
          content: { en: '$G$ has exactly $38$ elements of order $3$.', hi: '$G$ में कोटि $3$ के ठीक $38$ अवयव हैं।' },
        },
        { id: 'c', content: { en: '$G$ has exactly $9$ conjugacy classes.', hi: '$G$ में ठीक $9$ संयुग्मता वर्ग हैं।' } },
        { id: 'd', content: { en: 'Every proper subgroup of $G$ is cyclic.', hi: '$G$ का हर उचित उपसमूह चक्रीय है।' } },
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
        en: String.raw`On the Hilbert space $\ell^2$ over $\mathbb{C}$ with the standard orthonormal basis $(e_n)_{n \ge 1}$, let $T$ be the bounded linear operator with

$$
T e_n = \frac{n}{n + 1}\, e_{n+1}, \quad n \ge 1,
$$

and let $T^*$ be its adjoint. Which of the following is/are TRUE?`,
        hi: String.raw`$\mathbb{C}$ पर हिल्बर्ट समष्टि $\ell^2$ में, जिसका मानक प्रसामान्य लांबिक आधार $(e_n)_{n \ge 1}$ है, माना $T$ वह परिबद्ध रैखिक संकारक है जिसके लिए

$$
T e_n = \frac{n}{n + 1}\, e_{n+1}, \quad n \ge 1
$$

और $T^*$ उसका सहसंलग्न (adjoint) है। निम्नलिखित में से कौन-सा/से सत्य है/हैं?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`There is an $x \in \ell^2$ with $\|x\| = 1$ and $\|Tx\| = \|T\|$.`,
            hi: String.raw`ऐसा $x \in \ell^2$ है जिसके लिए $\|x\| = 1$ और $\|Tx\| = \|T\|$।`,
          },
        },
        { id: 'b', content: { en: String.raw`$\|T\| = 1$`, hi: String.raw`$\|T\| = 1$` } },
        {
          id: 'c',
          content: {
            en: String.raw`Every $\lambda \in \mathbb{C}$ with $|\lambda| < 1$ is an eigenvalue of $T^*$.`,
            hi: String.raw`$|\lambda| < 1$ वाला हर $\lambda \in \mathbb{C}$, $T^*$ का अभिलक्षणिक मान है।`,
          },
        },
        { id: 'd', content: { en: '$T$ is a compact operator.', hi: '$T$ एक संहत संकारक है।' } },
      ],
      key: { kind: 'msq', optionIds: ['b', 'c'] },
      solution: {
        en: String.raw`For $x = (x_n)$, $\|Tx\|^2 = \sum \left(\frac{n}{n+1}\right)^2 |x_n|^2$.

- The weights tend to $1$, so $\|T\| = \sup \frac{n}{n+1} = 1$; but every weight is below $1$, so $\|Tx\| < \|x\|$ for $x \ne 0$.
- The vectors $Te_n$ are orthogonal with norms that tend to $1$: no subsequence converges, so $T$ is not compact.
- $T^* e_{n+1} = \frac{n}{n+1} e_n$ and $T^* e_1 = 0$. $T^* x = \lambda x$ means $x_{n+1} = \lambda \frac{n+1}{n} x_n$, so

$$
x_{n} = n\,\lambda^{n-1} x_1,
$$

and this lies in $\ell^2$ for $|\lambda| < 1$. So every such $\lambda$ is an eigenvalue of $T^*$.`,
        hi: String.raw`$x = (x_n)$ के लिए $\|Tx\|^2 = \sum \left(\frac{n}{n+1}\right)^2 |x_n|^2$।

- भार $1$ की ओर जाते हैं, अतः $\|T\| = \sup \frac{n}{n+1} = 1$; पर हर भार $1$ से छोटा है, अतः $x \ne 0$ के लिए $\|Tx\| < \|x\|$।
- सदिश $Te_n$ परस्पर लांबिक हैं और उनके मानक $1$ की ओर जाते हैं: कोई उपअनुक्रम अभिसारी नहीं है, अतः $T$ संहत नहीं है।
- $T^* e_{n+1} = \frac{n}{n+1} e_n$ और $T^* e_1 = 0$। $T^* x = \lambda x$ का अर्थ है $x_{n+1} = \lambda \frac{n+1}{n} x_n$, अतः

$$
x_{n} = n\,\lambda^{n-1} x_1
$$

और यह $|\lambda| < 1$ के लिए $\ell^2$ में है। अतः ऐसा हर $\lambda$, $T^*$ का अभिलक्षणिक मान है।`,
      },
      reasons: {
        a: {
          en: String.raw`False: all weights are less than $1$, so $\|Tx\| < \|x\|$ for every $x \ne 0$, while $\|T\| = 1$.`,
          hi: String.raw`असत्य: सभी भार $1$ से कम हैं, अतः हर $x \ne 0$ के लिए $\|Tx\| < \|x\|$, जबकि $\|T\| = 1$ है।`,
        },
        b: {
          en: String.raw`True: $\|T\| = \sup \frac{n}{n+1} = 1$.`,
          hi: String.raw`सत्य: $\|T\| = \sup \frac{n}{n+1} = 1$।`,
        },
        c: {
          en: String.raw`True: $x_n = n\lambda^{n-1}$ is an eigenvector and square summable.`,
          hi: String.raw`सत्य: $x_n = n\lambda^{n-1}$ अभिलक्षणिक सदिश है और वर्ग-योग्य संकलनीय है।`,
        },
        d: {
          en: 'False: $(Te_n)$ is orthogonal with norms that tend to $1$; it has no convergent subsequence.',
          hi: 'असत्य: $(Te_n)$ परस्पर लांबिक है और मानक $1$ की ओर जाते हैं; इसका कोई अभिसारी उपअनुक्रम नहीं है।',
        },
      },
    },
    {
      code: 'ga-055',
      exams: ['gate'],
      subject: 'maths',
      topic: 'topology',
      difficulty: 'hard',
      targetSeconds: 210,
      stem: {
        en: String.raw`Let $\mathbb{R}$ be given the topology in which a set $U$ is open if and only if $0 \notin U$ or $\mathbb{R} \setminus U$ is countable. Which of the following is/are TRUE for this space?`,
        hi: String.raw`$\mathbb{R}$ पर वह संस्थिति (topology) लीजिए, जिसमें समुच्चय $U$ तभी और केवल तभी विवृत है, जब $0 \notin U$ हो या $\mathbb{R} \setminus U$ गणनीय हो। इस समष्टि के लिए निम्नलिखित में से कौन-सा/से सत्य है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: 'Every compact subset is finite.', hi: 'हर संहत उपसमुच्चय परिमित है।' } },
        { id: 'b', content: { en: 'The space has a countable dense subset.', hi: 'समष्टि का एक गणनीय सघन उपसमुच्चय है।' } },
        {
          id: 'c',
          content: { en: 'The space is first countable at every point.', hi: 'समष्टि हर बिंदु पर प्रथम गणनीय है।' },
        },
        {
          id: 'd',
          content: { en: 'The space is locally compact at every point.', hi: 'समष्टि हर बिंदु पर स्थानीय संहत है।' },
        },
      ],
      key: { kind: 'msq', optionIds: ['a'] },
      solution: {
        en: String.raw`All points but $0$ are isolated; the neighbourhoods of $0$ are the sets that hold $0$ and have a countable complement.

- **Compact sets:** let $K$ be infinite and $D$ a countably infinite subset of $K \setminus \{0\}$. $\mathbb{R} \setminus D$ and the sets $\{d\}$, $d \in D$, form an open cover of $K$ without a finite subcover. So compact sets are finite.
- **Locally compact** fails at $0$: its neighbourhoods are uncountable and so lie in no compact set.
- **Separable** fails: a dense set must meet each $\{x\}$ with $x \ne 0$.
- **First countable** fails at $0$: for countably many neighbourhoods $U_n$ of $0$ the set $\bigcap U_n$ still has a countable complement; take $x \ne 0$ in it, then $\mathbb{R} \setminus \{x\}$ contains no $U_n$.`,
        hi: String.raw`$0$ को छोड़कर सभी बिंदु वियुक्त (isolated) हैं; $0$ के प्रतिवेश वे समुच्चय हैं जिनमें $0$ है और जिनका पूरक गणनीय है।

- **संहत समुच्चय:** माना $K$ अनंत है और $D$, $K \setminus \{0\}$ का गणनीय अनंत उपसमुच्चय है। $\mathbb{R} \setminus D$ और समुच्चय $\{d\}$, $d \in D$, मिलकर $K$ का ऐसा विवृत आवरण बनाते हैं जिसका कोई परिमित उपआवरण नहीं है। अतः संहत समुच्चय परिमित हैं।
- **स्थानीय संहतता** $0$ पर नहीं है: उसके प्रतिवेश अगणनीय हैं, अतः किसी संहत समुच्चय में नहीं समाते।
- **पृथक्करणीयता** नहीं है: सघन समुच्चय को $x \ne 0$ वाले हर $\{x\}$ से मिलना होगा।
- **प्रथम गणनीयता** $0$ पर नहीं है: $0$ के गणनीय प्रतिवेशों $U_n$ के लिए $\bigcap U_n$ का पूरक भी गणनीय है; उसमें $x \ne 0$ लीजिए, तब $\mathbb{R} \setminus \{x\}$ किसी $U_n$ को समाहित नहीं करता।`,
      },
      reasons: {
        a: {
          en: String.raw`True: an infinite set has a cover by $\mathbb{R} \setminus D$ and the points of a countable $D$ with no finite subcover.`,
          hi: String.raw`सत्य: अनंत समुच्चय का $\mathbb{R} \setminus D$ और गणनीय $D$ के बिंदुओं से ऐसा आवरण है जिसका परिमित उपआवरण नहीं है।`,
        },
        b: {
          en: String.raw`False, the space is not separable: each $\{x\}$ with $x \ne 0$ is open, so a dense set is uncountable.`,
          hi: String.raw`असत्य, समष्टि पृथक्करणीय नहीं है: $x \ne 0$ वाला हर $\{x\}$ विवृत है, अतः सघन समुच्चय अगणनीय होगा।`,
        },
        c: {
          en: String.raw`False: at $0$ countably many neighbourhoods always share a point $x \ne 0$.`,
          hi: String.raw`असत्य: $0$ के किन्हीं भी गणनीय प्रतिवेशों में कोई बिंदु $x \ne 0$ साझा होता है।`,
        },
        d: {
          en: 'False: neighbourhoods of $0$ are uncountable, whereas compact sets are finite.',
          hi: 'असत्य: $0$ के प्रतिवेश अगणनीय हैं, जबकि संहत समुच्चय परिमित हैं।',
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
        en: String.raw`The number of similarity classes of $6 \times 6$ complex matrices $A$ that satisfy $A^4 = A^2$ and have rank $3$ is ______ (in integer).`,
        hi: String.raw`$A^4 = A^2$ को संतुष्ट करने वाले और जाति (rank) $3$ वाले $6 \times 6$ सम्मिश्र आव्यूहों $A$ के समरूपता वर्गों (similarity classes) की संख्या ______ है (पूर्णांक में)।`,
      },
      key: { kind: 'nat', min: '10', max: '10' },
      solution: {
        en: String.raw`Similarity classes are Jordan forms. $A$ is annihilated by $x^4 - x^2 = x^2(x - 1)(x + 1)$, so the blocks for $1$ and $-1$ have size $1$, and those for $0$ have size $1$ or $2$.

Let there be $p$ blocks for $1$, $q$ blocks for $-1$, $k$ blocks of size $2$ and $j$ blocks of size $1$ for $0$; rank and order give

$$
p + q + k = 3
$$

$$
p + q + 2k + j = 6
$$

So $j = 3 - k$, and $k$ may be $0, 1, 2, 3$. For each $k$ the pair $(p, q)$ with $p + q = 3 - k$ can be chosen in $4 - k$ ways: $4 + 3 + 2 + 1 = 10$. Trap: taking $A$ as diagonalizable gives only the $4$ classes with $k = 0$.`,
        hi: String.raw`समरूपता वर्ग यानी जॉर्डन रूप। $A$ का एक शून्यकारी बहुपद $x^4 - x^2 = x^2(x - 1)(x + 1)$ है, अतः $1$ और $-1$ के खंडों का आकार $1$ है, और $0$ के खंडों का आकार $1$ या $2$ है।

माना $1$ के $p$ खंड, $-1$ के $q$ खंड और $0$ के आकार $2$ वाले $k$ तथा आकार $1$ वाले $j$ खंड हैं; जाति और कोटि से

$$
p + q + k = 3
$$

$$
p + q + 2k + j = 6
$$

अतः $j = 3 - k$, और $k$ के मान $0, 1, 2, 3$ हो सकते हैं। हर $k$ के लिए $p + q = 3 - k$ वाला युग्म $(p, q)$ $4 - k$ तरह से चुना जा सकता है: $4 + 3 + 2 + 1 = 10$। ध्यान दें: $A$ को विकर्णनीय मान लेने पर केवल $k = 0$ वाले $4$ वर्ग मिलते हैं।`,
      },
    },
    {
      code: 'ga-057',
      exams: ['gate'],
      subject: 'maths',
      topic: 'linear-algebra',
      difficulty: 'easy',
      targetSeconds: 130,
      stem: {
        en: String.raw`Let $A$ be a real $4 \times 4$ matrix with characteristic polynomial $x^4 - 5x^2 + 4$, and let $V$ be the space of all real $4 \times 4$ matrices. The rank of the linear map $T : V \to V$, $T(X) = AX + XA$, is ______ (in integer).`,
        hi: String.raw`माना $A$ एक वास्तविक $4 \times 4$ आव्यूह है जिसका अभिलक्षणिक बहुपद $x^4 - 5x^2 + 4$ है, और $V$ सभी वास्तविक $4 \times 4$ आव्यूहों की समष्टि है। रैखिक प्रतिचित्रण $T : V \to V$, $T(X) = AX + XA$ की जाति (rank) ______ है (पूर्णांक में)।`,
      },
      key: { kind: 'nat', min: '12', max: '12' },
      solution: {
        en: String.raw`$x^4 - 5x^2 + 4 = (x^2 - 1)(x^2 - 4)$, so $A$ has the four different eigenvalues $1, -1, 2, -2$ and is diagonalizable. A change of basis $X \to P^{-1}XP$ does not change the rank of $T$, so take $A = \operatorname{diag}(a_1, \ldots, a_4)$.

Then $T$ multiplies the entry $x_{ij}$ by $a_i + a_j$. This is $0$ for the ordered pairs $(1, -1)$, $(-1, 1)$, $(2, -2)$, $(-2, 2)$: the nullity is $4$ and the rank $16 - 4 = 12$. Trap: for $AX - XA$ the pairs would be those with $a_i = a_j$.`,
        hi: String.raw`$x^4 - 5x^2 + 4 = (x^2 - 1)(x^2 - 4)$, अतः $A$ के चार भिन्न अभिलक्षणिक मान $1, -1, 2, -2$ हैं और $A$ विकर्णनीय है। आधार बदलने ($X \to P^{-1}XP$) से $T$ की जाति नहीं बदलती, इसलिए $A = \operatorname{diag}(a_1, \ldots, a_4)$ लीजिए।

तब $T$ प्रविष्टि $x_{ij}$ को $a_i + a_j$ से गुणा करता है। यह क्रमित युग्मों $(1, -1)$, $(-1, 1)$, $(2, -2)$, $(-2, 2)$ पर $0$ है: शून्यता $4$ है और जाति $16 - 4 = 12$। ध्यान दें: $AX - XA$ के लिए युग्म $a_i = a_j$ वाले होते।`,
      },
    },
    {
      code: 'ga-058',
      exams: ['gate'],
      subject: 'maths',
      topic: 'real-analysis',
      difficulty: 'easy',
      targetSeconds: 130,
      stem: {
        en: String.raw`The value of

$$
\lim_{n \to \infty} \int_0^n \left(1 - \frac{x}{n}\right)^{n} e^{x/3} \log_e\!\left(2 + \cos\frac{x}{n}\right) dx
$$

is ______ (rounded off to two decimal places).`,
        hi: String.raw`$$
\lim_{n \to \infty} \int_0^n \left(1 - \frac{x}{n}\right)^{n} e^{x/3} \log_e\!\left(2 + \cos\frac{x}{n}\right) dx
$$

का मान ______ है (दशमलव के दो स्थानों तक पूर्णांकित)।`,
      },
      key: { kind: 'nat', min: '1.64', max: '1.66' },
      solution: {
        en: String.raw`Take the limit under the integral by dominated convergence. For $0 \le x \le n$, $\left(1 - \frac{x}{n}\right)^n \le e^{-x}$ and the logarithm is at most $\log_e 3$, so the integrand (put $0$ for $x > n$) lies below $e^{-2x/3} \log_e 3$, which is integrable on $[0, \infty)$.

For fixed $x$ it tends to $e^{-x} e^{x/3} \log_e 3$. So the limit is

$$
\log_e 3 \int_0^{\infty} e^{-2x/3}\,dx = \frac{3}{2} \log_e 3
$$

which is $1.6479\ldots$, rounded $1.65$.`,
        hi: String.raw`प्रभावी अभिसरण प्रमेय (dominated convergence) से सीमा समाकल के भीतर ले जाइए। $0 \le x \le n$ के लिए $\left(1 - \frac{x}{n}\right)^n \le e^{-x}$ और लघुगणक अधिक-से-अधिक $\log_e 3$ है, अतः समाकल्य ($x > n$ पर $0$ मानकर) $e^{-2x/3} \log_e 3$ से बड़ा नहीं है, जो $[0, \infty)$ पर समाकलनीय है।

निश्चित $x$ के लिए समाकल्य $e^{-x} e^{x/3} \log_e 3$ की ओर जाता है। अतः सीमा है

$$
\log_e 3 \int_0^{\infty} e^{-2x/3}\,dx = \frac{3}{2} \log_e 3
$$

जो $1.6479\ldots$ है, पूर्णांकित $1.65$।`,
      },
    },
    {
      code: 'ga-059',
      exams: ['gate'],
      subject: 'maths',
      topic: 'complex-analysis',
      difficulty: 'medium',
      targetSeconds: 165,
      stem: {
        en: String.raw`The number of solutions of $e^z = 3z^6$ in $\{z \in \mathbb{C} : |z| < 1\}$ that are not real is ______ (in integer).`,
        hi: String.raw`$\{z \in \mathbb{C} : |z| < 1\}$ में $e^z = 3z^6$ के उन हलों की संख्या, जो वास्तविक नहीं हैं, ______ है (पूर्णांक में)।`,
      },
      key: { kind: 'nat', min: '4', max: '4' },
      solution: {
        en: String.raw`Count all solutions by Rouché, then take away the real ones. On $|z| = 1$, $|e^z| = e^{\operatorname{Re} z} \le e < 3 = |3z^6|$, so $3z^6 - e^z$ has as many zeros inside as $3z^6$: six with multiplicity.

All are simple: a double zero would also satisfy $18z^5 = e^z = 3z^6$, so $z = 6$ (as $z \ne 0$), outside the disc.

Real solutions: let $h(x) = 3x^6 - e^x$. $h(-1) > 0$, $h(0) = -1 < 0$, $h(1) = 3 - e > 0$, so there is one in $(-1, 0)$ and one in $(0, 1)$; no more, since $x^6 e^{-x}$ falls on $(-1, 0)$ and rises on $(0, 1)$. So $6 - 2 = 4$ are not real.`,
        hi: String.raw`पहले रूशे प्रमेय से सभी हल गिनिए, फिर वास्तविक हल घटाइए। $|z| = 1$ पर $|e^z| = e^{\operatorname{Re} z} \le e < 3 = |3z^6|$, अतः भीतर $3z^6 - e^z$ के उतने ही शून्य हैं जितने $3z^6$ के: बहुलता सहित छह।

सभी सरल हैं: दोहरा शून्य $18z^5 = e^z = 3z^6$ को भी संतुष्ट करता, जिससे $z = 6$ मिलता ($z \ne 0$), जो चकती के बाहर है।

वास्तविक हल: माना $h(x) = 3x^6 - e^x$। $h(-1) > 0$, $h(0) = -1 < 0$, $h(1) = 3 - e > 0$, अतः एक हल $(-1, 0)$ में और एक $(0, 1)$ में है; और नहीं, क्योंकि $x^6 e^{-x}$, $(-1, 0)$ पर घटता और $(0, 1)$ पर बढ़ता है। अतः $6 - 2 = 4$ हल वास्तविक नहीं हैं।`,
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
        hi: String.raw`माना $R = \{(x, y) \in \mathbb{R}^2 : x^2 + xy + y^2 \le 3\}$ है। $\displaystyle\iint_R x^2\,dx\,dy$ का मान ______ है (दशमलव के दो स्थानों तक पूर्णांकित)।`,
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

और अंतिम समाकल $\frac{\pi \cdot 3^2}{4} = \frac{9\pi}{4}$ है। मान $\frac{6\pi}{\sqrt{3}} = 2\sqrt{3}\,\pi \approx 10.88$ है। ध्यान दें: जैकोबियन $\frac{2}{\sqrt{3}}$ न भूलें।`,
      },
    },
    {
      code: 'ga-061',
      exams: ['gate'],
      subject: 'maths',
      topic: 'differential-equations',
      difficulty: 'medium',
      targetSeconds: 150,
      stem: {
        en: String.raw`Let $y$ be the solution on $(-1, 1)$ of

$$
(1 - x^2)y'' - 2xy' + 12y = 0, \quad y(0) = 0, \quad y'(0) = 3.
$$

Then $\displaystyle\int_{-1}^{1} y(x)^2\,dx$ is equal to ______ (rounded off to two decimal places).`,
        hi: String.raw`माना $y$, $(-1, 1)$ पर

$$
(1 - x^2)y'' - 2xy' + 12y = 0, \quad y(0) = 0, \quad y'(0) = 3
$$

का हल है। तब $\displaystyle\int_{-1}^{1} y(x)^2\,dx$ का मान ______ है (दशमलव के दो स्थानों तक पूर्णांकित)।`,
      },
      key: { kind: 'nat', min: '1.13', max: '1.15' },
      solution: {
        en: String.raw`This is Legendre's equation with $12 = 3 \cdot 4$, so one solution is the polynomial

$$
P_3(x) = \frac{5x^3 - 3x}{2}.
$$

It is odd and $P_3'(0) = -\frac{3}{2}$. The initial values $y(0) = 0$, $y'(0) = 3$ fix the solution: $y = -2P_3(x) = 3x - 5x^3$. With $\int_{-1}^{1} P_n^2\,dx = \frac{2}{2n + 1}$,

$$
\int_{-1}^{1} y^2\,dx = 4 \cdot \frac{2}{7} = \frac{8}{7} \approx 1.14.
$$

Trap: the factor $-2$ must be squared.`,
        hi: String.raw`यह $12 = 3 \cdot 4$ वाला लेजेंड्र समीकरण है, अतः एक हल बहुपद

$$
P_3(x) = \frac{5x^3 - 3x}{2}
$$

है। यह विषम है और $P_3'(0) = -\frac{3}{2}$ है। प्रारंभिक मान $y(0) = 0$, $y'(0) = 3$ से हल निश्चित हो जाता है: $y = -2P_3(x) = 3x - 5x^3$। $\int_{-1}^{1} P_n^2\,dx = \frac{2}{2n + 1}$ से

$$
\int_{-1}^{1} y^2\,dx = 4 \cdot \frac{2}{7} = \frac{8}{7} \approx 1.14
$$

ध्यान दें: गुणक $-2$ का भी वर्ग होगा।`,
      },
    },
    {
      code: 'ga-062',
      exams: ['gate'],
      subject: 'maths',
      topic: 'abstract-algebra',
      difficulty: 'hard',
      targetSeconds: 200,
      stem: {
        en: 'Let $D_6$ be the dihedral group of order $12$. The number of group homomorphisms from the symmetric group $S_3$ to $D_6$ is ______ (in integer).',
        hi: 'माना $D_6$ कोटि $12$ का द्वितल समूह (dihedral group) है। सममित समूह $S_3$ से $D_6$ में समूह समाकारिताओं (homomorphisms) की संख्या ______ है (पूर्णांक में)।',
      },
      key: { kind: 'nat', min: '20', max: '20' },
      solution: {
        en: String.raw`Sort by the kernel, a normal subgroup of $S_3$: $S_3$, $A_3$ or $\{e\}$.

- Kernel $S_3$: the trivial homomorphism, $1$.
- Kernel $A_3$: the image has order $2$, so each element of order $2$ gives one. $D_6$ has $6$ reflections and the rotation $r^3$: $7$.
- Kernel $\{e\}$: the image is a subgroup isomorphic to $S_3$. It must contain the only subgroup of order $3$, $\langle r^2 \rangle$, and a reflection $s$; the six reflections fall into two such subgroups, $\langle r^2, s \rangle$ and $\langle r^2, rs \rangle$. Each is the image of $|\operatorname{Aut}(S_3)| = 6$ homomorphisms: $12$.

Together $1 + 7 + 12 = 20$. Traps: leaving out the central element $r^3$, or counting subgroups in place of embeddings.`,
        hi: String.raw`अष्टि (kernel) के अनुसार छाँटिए, जो $S_3$ का प्रसामान्य उपसमूह है: $S_3$, $A_3$ या $\{e\}$।

- अष्टि $S_3$: तुच्छ समाकारिता, $1$।
- अष्टि $A_3$: प्रतिबिंब की कोटि $2$ है, अतः कोटि $2$ के हर अवयव से एक समाकारिता मिलती है। $D_6$ में $6$ परावर्तन और घूर्णन $r^3$ हैं: $7$।
- अष्टि $\{e\}$: प्रतिबिंब $S_3$ के तुल्याकारी उपसमूह है। उसमें कोटि $3$ का एकमात्र उपसमूह $\langle r^2 \rangle$ और कोई परावर्तन $s$ होगा; छह परावर्तन ऐसे दो उपसमूहों $\langle r^2, s \rangle$ और $\langle r^2, rs \rangle$ में बँटते हैं। हर एक $|\operatorname{Aut}(S_3)| = 6$ समाकारिताओं का प्रतिबिंब है: $12$।

कुल $1 + 7 + 12 = 20$। ध्यान दें: केंद्रीय अवयव $r^3$ न छूटे, और अंतःस्थापनों (embeddings) की जगह उपसमूह न गिनें।`,
      },
    },
    {
      code: 'ga-063',
      exams: ['gate'],
      subject: 'maths',
      topic: 'numerical-analysis',
      difficulty: 'medium',
      targetSeconds: 175,
      stem: {
        en: String.raw`The quadrature formula

$$
\int_0^1 \frac{f(x)}{\sqrt{x}}\,dx \approx w_1 f(x_1) + w_2 f(x_2)
$$

with $0 < x_1 < x_2 < 1$ is exact for all polynomials $f$ of degree at most $3$. Then $x_1 + x_2$ is equal to ______ (rounded off to two decimal places).`,
        hi: String.raw`संख्यात्मक समाकलन सूत्र

$$
\int_0^1 \frac{f(x)}{\sqrt{x}}\,dx \approx w_1 f(x_1) + w_2 f(x_2),
$$

जहाँ $0 < x_1 < x_2 < 1$, अधिक-से-अधिक $3$ घात वाले सभी बहुपदों $f$ के लिए यथार्थ है। तब $x_1 + x_2$ का मान ______ है (दशमलव के दो स्थानों तक पूर्णांकित)।`,
      },
      key: { kind: 'nat', min: '0.85', max: '0.87' },
      solution: {
        en: String.raw`No need to find the weights. Let $p(x) = (x - x_1)(x - x_2) = x^2 + bx + c$. The formula is exact for $p(x)$ and $x\,p(x)$, and both vanish at the nodes, so

$$
\int_0^1 \frac{p(x)}{\sqrt{x}}\,dx = \int_0^1 \frac{x\,p(x)}{\sqrt{x}}\,dx = 0.
$$

With the moments $\int_0^1 x^{k - 1/2}\,dx = \frac{2}{2k + 1}$:

$$
\frac{2}{5} + \frac{2b}{3} + 2c = 0
$$

$$
\frac{2}{7} + \frac{2b}{5} + \frac{2c}{3} = 0
$$

The first gives $c = -\frac{1}{5} - \frac{b}{3}$; put into the second, $b = -\frac{6}{7}$. So $x_1 + x_2 = \frac{6}{7} \approx 0.86$. Trap: without the weight $\frac{1}{\sqrt{x}}$ the sum would be $1$.`,
        hi: String.raw`भार निकालने की ज़रूरत नहीं है। माना $p(x) = (x - x_1)(x - x_2) = x^2 + bx + c$। सूत्र $p(x)$ और $x\,p(x)$ के लिए यथार्थ है और दोनों नोडों पर शून्य हैं, अतः

$$
\int_0^1 \frac{p(x)}{\sqrt{x}}\,dx = \int_0^1 \frac{x\,p(x)}{\sqrt{x}}\,dx = 0
$$

आघूर्णों $\int_0^1 x^{k - 1/2}\,dx = \frac{2}{2k + 1}$ से:

$$
\frac{2}{5} + \frac{2b}{3} + 2c = 0
$$

$$
\frac{2}{7} + \frac{2b}{5} + \frac{2c}{3} = 0
$$

पहले से $c = -\frac{1}{5} - \frac{b}{3}$; दूसरे में रखने पर $b = -\frac{6}{7}$। अतः $x_1 + x_2 = \frac{6}{7} \approx 0.86$। ध्यान दें: भार फलन $\frac{1}{\sqrt{x}}$ न लेने पर योग $1$ आता।`,
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
        hi: String.raw`माना $u(x, t)$

$$
\frac{\partial^2 u}{\partial t^2} = 4\,\frac{\partial^2 u}{\partial x^2}, \quad x > 0,\ t > 0
$$

का हल है, जहाँ $t \ge 0$ के लिए $u(0, t) = 0$ और $x \ge 0$ के लिए $u(x, 0) = x^3$, $\dfrac{\partial u}{\partial t}(x, 0) = x^2$ है। तब $u(1, 1)$ का मान ______ है (दशमलव के दो स्थानों तक पूर्णांकित)।`,
      },
      key: { kind: 'nat', min: '15.16', max: '15.18' },
      solution: {
        en: String.raw`The end $x = 0$ is held, so extend both data as odd functions and use d'Alembert's formula with $c = 2$. At $(1, 1)$ it reaches from $x - ct = -1$ to $x + ct = 3$.

The odd extension of $x^3$ is $x^3$; that of $x^2$ is $x|x|$, whose integral over $[-1, 1]$ is $0$. So

$$
u(1, 1) = \frac{3^3 + (-1)^3}{2} + \frac{1}{4}\int_1^3 s^2\,ds
$$

$$
u(1, 1) = 13 + \frac{1}{4} \cdot \frac{26}{3} = \frac{91}{6} \approx 15.17.
$$

Trap: the integral of $s^2$ over the whole of $[-1, 3]$ gives $15.33$, but then $u(0, t)$ is not $0$.`,
        hi: String.raw`सिरा $x = 0$ बँधा है, इसलिए दोनों प्रारंभिक फलनों का विषम विस्तार कीजिए और $c = 2$ के साथ डी'एलंबर्ट सूत्र लगाइए। $(1, 1)$ के लिए अंतराल $x - ct = -1$ से $x + ct = 3$ तक है।

$x^3$ का विषम विस्तार $x^3$ ही है; $x^2$ का $x|x|$ है, जिसका $[-1, 1]$ पर समाकल $0$ है। अतः

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
        hi: String.raw`$c \in \mathbb{R}$ के लिए यह रैखिक प्रोग्रामन समस्या लीजिए:

$$
5x_1 + 8x_2 + 6x_3 + c\,x_4
$$

का अधिकतमीकरण कीजिए, जबकि

$$
x_1 + 2x_2 + x_3 + 3x_4 \le 40
$$

$$
x_1 + x_2 + 2x_3 + 2x_4 \le 50
$$

और $x_1, x_2, x_3, x_4 \ge 0$। $c$ का वह सबसे बड़ा मान, जिसके लिए $x_4 = 0$ वाला कोई इष्टतम हल है, ______ है (पूर्णांक में)।`,
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

$x_4 = 0$ तब तक इष्टतम है, जब तक $y = (4, 1)$ द्वैती का नया व्यवरोध भी पूरा करे:

$$
3y_1 + 2y_2 \ge c \implies c \le 3 \cdot 4 + 2 \cdot 1 = 14
$$

$c > 14$ होने पर $x_4$ का अपचित लाभ धनात्मक है और $x_1, x_3 > 0$ होने से उसे लाने पर मान बढ़ता है। ध्यान दें: $(3, 2)$ से $13$ आता।`,
      },
    },
  ],
}
