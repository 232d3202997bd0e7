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
        hi: String.raw`त्रिज्या, $1 + i$ से निकटतम ऐसी विचित्रता की दूरी है जो हटाई न जा सके। हर $z = k\pi i$, $k \in \mathbb{Z}$ पर शून्य होता है, और हर बार सरल शून्य है। $z = 0$ पर अंश भी शून्य है, इसलिए यह विचित्रता अपनेय (removable) है; $k \ne 0$ पर $\sin(k\pi i) = i \sinh k\pi \ne 0$, अतः वहाँ अनंतक (pole) है।

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
          en: String.raw`Asks for $f = O(x^2 + y^2)$-like decay; for $\frac{3}{2} < \alpha \le 2$ the quotient already tends to $0$.`,
          hi: String.raw`यहाँ ज़रूरत से अधिक तेज़ ह्रास माँगा गया; $\frac{3}{2} < \alpha \le 2$ पर अनुपात पहले ही $0$ की ओर जाता है।`,
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

The real part of the roots is $-\frac{k}{2} < 0$, so the point is always asymptotically stable. It is a spiral exactly when the roots are not real: $k^2 - 8 < 0$, that is $0 < k < 2\sqrt{2}$. For a spiral point the linear part decides, also for the nonlinear system.`,
        hi: String.raw`$(1, 0)$ पर रैखिकीकरण कीजिए। $g(x) = x - x^3$ के लिए $g'(1) = 1 - 3 = -2$, इसलिए आव्यूह है

$$
J = \begin{pmatrix} 0 & 1 \\ -2 & -k \end{pmatrix}, \quad \lambda^2 + k\lambda + 2 = 0
$$

मूलों का वास्तविक भाग ऋणात्मक है, अतः बिंदु सदा अनंतस्पर्शी स्थायी है। सर्पिल तभी है जब मूल वास्तविक न हों: $k^2 - 8 < 0$, यानी $0 < k < 2\sqrt{2}$। सर्पिल बिंदु पर रैखिक भाग का निष्कर्ष अरैखिक निकाय के लिए भी मान्य है।`,
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
        { id: 'c', content: { en: '$S_3$', hi: '$S_3$' } },
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
          en: String.raw`Takes $\sqrt{3}$ as already present; the only quadratic field in $\mathbb{Q}(\sqrt[3]{5}, \omega)$ is $\mathbb{Q}(\sqrt{-3})$.`,
          hi: String.raw`$\sqrt{3}$ को पहले से मौजूद माना गया; $\mathbb{Q}(\sqrt[3]{5}, \omega)$ में द्विघात क्षेत्र केवल $\mathbb{Q}(\sqrt{-3})$ है।`,
        },
        d: {
          en: String.raw`Right: $\mathbb{Q}(\sqrt[3]{5}, \omega)$ gives $S_3$, and $\sqrt{3}$ adds an independent $\mathbb{Z}_2$.`,
          hi: String.raw`सही: $\mathbb{Q}(\sqrt[3]{5}, \omega)$ से $S_3$ और $\sqrt{3}$ से एक स्वतंत्र $\mathbb{Z}_2$ मिलता है।`,
        },
      },
    },
  ],
}
