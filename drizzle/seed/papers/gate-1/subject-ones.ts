import type { PaperSection } from '../paper.ts'

export const subjectOnes: PaperSection = {
  presetSectionId: 'subject',
  weights: {
    'ga-011': 1,
    'ga-012': 1,
    'ga-013': 1,
    'ga-014': 1,
    'ga-015': 1,
    'ga-016': 1,
    'ga-017': 1,
    'ga-018': 1,
    'ga-019': 1,
    'ga-020': 1,
  },
  questions: [
    {
      code: 'ga-011',
      exams: ['gate'],
      subject: 'maths',
      topic: 'linear-algebra',
      difficulty: 'medium',
      targetSeconds: 100,
      stem: {
        en: String.raw`Let $V$ be the real vector space of all $4 \times 4$ real matrices with trace $0$, and let $T : V \to V$ be the linear map $T(X) = X^{\mathsf{T}}$, the transpose of $X$. The characteristic polynomial of $T$ is`,
        hi: String.raw`मान लीजिए $V$ उन सभी $4 \times 4$ वास्तविक आव्यूहों की वास्तविक सदिश समष्टि है, जिनका अनुरेख (trace) $0$ है, और $T : V \to V$ रैखिक प्रतिचित्रण $T(X) = X^{\mathsf{T}}$ है, यानी $X$ का परिवर्त (transpose)। $T$ का अभिलक्षणिक बहुपद (characteristic polynomial) है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$(x - 1)^{10} (x + 1)^6$`, hi: String.raw`$(x - 1)^{10} (x + 1)^6$` } },
        { id: 'b', content: { en: String.raw`$(x - 1)^{10} (x + 1)^5$`, hi: String.raw`$(x - 1)^{10} (x + 1)^5$` } },
        { id: 'c', content: { en: String.raw`$(x - 1)^9 (x + 1)^6$`, hi: String.raw`$(x - 1)^9 (x + 1)^6$` } },
        { id: 'd', content: { en: String.raw`$(x - 1)^6 (x + 1)^9$`, hi: String.raw`$(x - 1)^6 (x + 1)^9$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`$T^2$ is the identity, so $V$ splits into the eigenspaces of $1$ and $-1$: symmetric and skew-symmetric matrices.

- Symmetric $4 \times 4$ matrices: dimension 10; with trace 0: $10 - 1 = 9$.
- Skew-symmetric: dimension 6; their trace is 0 anyway.

Together $9 + 6 = 15 = \dim V$, so the polynomial is $(x - 1)^9 (x + 1)^6$. Trap: the condition on the trace cuts the symmetric part only.`,
        hi: String.raw`$T^2$ तत्समक प्रतिचित्रण है, इसलिए $V$, अभिलक्षणिक मान $1$ और $-1$ की अभिलक्षणिक समष्टियों में बँट जाती है: सममित और विषम-सममित आव्यूह।

- सममित $4 \times 4$ आव्यूह: विमा 10; शून्य अनुरेख वाले: $10 - 1 = 9$।
- विषम-सममित: विमा 6; इनका अनुरेख वैसे भी शून्य है।

कुल $9 + 6 = 15 = \dim V$, अतः बहुपद $(x - 1)^9 (x + 1)^6$ है। ध्यान दें: अनुरेख की शर्त केवल सममित भाग को घटाती है।`,
      },
      reasons: {
        a: {
          en: String.raw`Forgets the condition on the trace; the degree would be 16, but $\dim V = 15$.`,
          hi: String.raw`इसमें अनुरेख की शर्त छूट गई; घात 16 हो जाती, जबकि $\dim V = 15$ है।`,
        },
        b: {
          en: String.raw`Takes the condition on the trace from the skew-symmetric part, which satisfies it already.`,
          hi: String.raw`अनुरेख की शर्त विषम-सममित भाग से घटा दी गई, जो उसे पहले से पूरा करता है।`,
        },
        c: {
          en: String.raw`Right: 9 dimensions of symmetric and 6 of skew-symmetric matrices.`,
          hi: String.raw`सही: सममित आव्यूहों की 9 और विषम-सममित आव्यूहों की 6 विमाएँ।`,
        },
        d: {
          en: String.raw`Exchanges the two parts: symmetric matrices belong to the eigenvalue $1$.`,
          hi: String.raw`दोनों भाग बदल गए: सममित आव्यूह अभिलक्षणिक मान $1$ के हैं।`,
        },
      },
    },
    {
      code: 'ga-012',
      exams: ['gate'],
      subject: 'maths',
      topic: 'real-analysis',
      difficulty: 'hard',
      targetSeconds: 120,
      stem: {
        en: String.raw`For $\alpha \in \mathbb{R}$ and $n \in \mathbb{N}$, let $f_n(x) = n^{\alpha} x^n (1 - x)^2$ for $x \in [0, 1]$. The sequence $(f_n)$ converges uniformly to $0$ on $[0, 1]$ if and only if`,
        hi: String.raw`$\alpha \in \mathbb{R}$ और $n \in \mathbb{N}$ के लिए मान लीजिए $f_n(x) = n^{\alpha} x^n (1 - x)^2$, जहाँ $x \in [0, 1]$। अनुक्रम $(f_n)$ अंतराल $[0, 1]$ पर $0$ की ओर एकसमान रूप से (uniformly) अभिसरित होता है, यदि और केवल यदि`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\alpha < 2$`, hi: String.raw`$\alpha < 2$` } },
        { id: 'b', content: { en: String.raw`$\alpha < 3$`, hi: String.raw`$\alpha < 3$` } },
        { id: 'c', content: { en: String.raw`$\alpha \le 2$`, hi: String.raw`$\alpha \le 2$` } },
        { id: 'd', content: { en: String.raw`$\alpha < 1$`, hi: String.raw`$\alpha < 1$` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Uniform convergence to 0 means that the maximum of $f_n$ tends to 0.

$f_n'(x) = 0$ inside the interval gives $n(1 - x) = 2x$, so $x = \frac{n}{n + 2}$ and

$$
\max f_n = n^{\alpha} \left(\frac{n}{n + 2}\right)^{n} \frac{4}{(n + 2)^2}
$$

Here $\left(\frac{n}{n+2}\right)^n \to e^{-2}$, so the maximum behaves like $4e^{-2}\, n^{\alpha - 2}$ and tends to 0 exactly for $\alpha < 2$. Trap: the integral tends to 0 for all $\alpha < 3$, which is weaker.`,
        hi: String.raw`$0$ की ओर एकसमान अभिसरण का अर्थ है कि $f_n$ का अधिकतम मान 0 की ओर जाए।

अंतराल के भीतर $f_n'(x) = 0$ से $n(1 - x) = 2x$, अतः $x = \frac{n}{n + 2}$ और

$$
\max f_n = n^{\alpha} \left(\frac{n}{n + 2}\right)^{n} \frac{4}{(n + 2)^2}
$$

यहाँ $\left(\frac{n}{n+2}\right)^n \to e^{-2}$, अतः अधिकतम मान $4e^{-2}\, n^{\alpha - 2}$ जैसा है और ठीक $\alpha < 2$ के लिए 0 की ओर जाता है। ध्यान दें: समाकल तो सभी $\alpha < 3$ के लिए 0 की ओर जाता है, जो कमज़ोर शर्त है।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $\max f_n$ behaves like $4e^{-2}\, n^{\alpha - 2}$.`,
          hi: String.raw`सही: $\max f_n$ का व्यवहार $4e^{-2}\, n^{\alpha - 2}$ जैसा है।`,
        },
        b: {
          en: String.raw`This is the condition for $\int_0^1 f_n\,dx \to 0$, not for the maximum.`,
          hi: String.raw`यह $\int_0^1 f_n\,dx \to 0$ की शर्त है, अधिकतम मान की नहीं।`,
        },
        c: {
          en: String.raw`For $\alpha = 2$ the maximum tends to $4e^{-2}$ and not to $0$.`,
          hi: String.raw`$\alpha = 2$ के लिए अधिकतम मान $4e^{-2}$ की ओर जाता है, $0$ की ओर नहीं।`,
        },
        d: {
          en: String.raw`This is the answer for $n^{\alpha} x^n (1 - x)$, with one factor $1 - x$ only.`,
          hi: String.raw`यह $n^{\alpha} x^n (1 - x)$ का उत्तर है, जिसमें गुणनखंड $1 - x$ एक ही बार है।`,
        },
      },
    },
    {
      code: 'ga-013',
      exams: ['gate'],
      subject: 'maths',
      topic: 'complex-analysis',
      difficulty: 'medium',
      targetSeconds: 90,
      stem: {
        en: String.raw`The residue of the function $f(z) = \dfrac{e^{1/z}}{1 + z^2}$ at $z = 0$ is`,
        hi: String.raw`फलन $f(z) = \dfrac{e^{1/z}}{1 + z^2}$ का $z = 0$ पर अवशेष (residue) है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\cos 1$`, hi: String.raw`$\cos 1$` } },
        { id: 'b', content: { en: String.raw`$\sinh 1$`, hi: String.raw`$\sinh 1$` } },
        { id: 'c', content: { en: String.raw`$-\sin 1$`, hi: String.raw`$-\sin 1$` } },
        { id: 'd', content: { en: String.raw`$\sin 1$`, hi: String.raw`$\sin 1$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`$z = 0$ is an essential singularity, so multiply the two series, for $0 < |z| < 1$:

$$
\sum_{m=0}^{\infty} \frac{1}{m!\, z^m} \cdot \sum_{k=0}^{\infty} (-1)^k z^{2k}
$$

The power $z^{-1}$ arises for $m = 2k + 1$, so the residue is

$$
\sum_{k=0}^{\infty} \frac{(-1)^k}{(2k + 1)!} = \sin 1
$$

Check: the sum of all residues, with those at $\pm i$ (together $-\sin 1$) and at infinity (0, since $f$ behaves like $z^{-2}$), is 0.`,
        hi: String.raw`$z = 0$ सारभूत विचित्रता (essential singularity) है, इसलिए $0 < |z| < 1$ में दोनों श्रेणियों का गुणा कीजिए:

$$
\sum_{m=0}^{\infty} \frac{1}{m!\, z^m} \cdot \sum_{k=0}^{\infty} (-1)^k z^{2k}
$$

घात $z^{-1}$ तब आती है, जब $m = 2k + 1$ हो, अतः अवशेष है

$$
\sum_{k=0}^{\infty} \frac{(-1)^k}{(2k + 1)!} = \sin 1
$$

जाँच: $\pm i$ (कुल $-\sin 1$) और अनंत (0, क्योंकि $f$ वहाँ $z^{-2}$ जैसा है) के अवशेषों को मिलाकर सभी अवशेषों का योग 0 है।`,
      },
      reasons: {
        a: {
          en: String.raw`Collects the terms with $m = 2k$: the constant term of the series, not the coefficient of $z^{-1}$.`,
          hi: String.raw`इसमें $m = 2k$ वाले पद लिए गए: यह श्रेणी का अचर पद है, $z^{-1}$ का गुणांक नहीं।`,
        },
        b: {
          en: String.raw`Expands $\frac{1}{1 - z^2}$ instead of $\frac{1}{1 + z^2}$, so the signs do not alternate.`,
          hi: String.raw`$\frac{1}{1 + z^2}$ की जगह $\frac{1}{1 - z^2}$ का प्रसार कर लिया, इसलिए चिह्न बारी-बारी से नहीं बदले।`,
        },
        c: {
          en: String.raw`This is the sum of the residues at $z = i$ and $z = -i$; the one at 0 is its negative.`,
          hi: String.raw`यह $z = i$ और $z = -i$ पर अवशेषों का योग है; 0 पर अवशेष इसका ऋणात्मक है।`,
        },
        d: {
          en: String.raw`Right: the coefficient of $z^{-1}$ is $1 - \frac{1}{3!} + \frac{1}{5!} - \cdots$.`,
          hi: String.raw`सही: $z^{-1}$ का गुणांक $1 - \frac{1}{3!} + \frac{1}{5!} - \cdots$ है।`,
        },
      },
    },
    {
      code: 'ga-014',
      exams: ['gate'],
      subject: 'maths',
      topic: 'multivariable-calculus',
      difficulty: 'easy',
      targetSeconds: 80,
      stem: {
        en: String.raw`On $\mathbb{R}^2$, the function $f(x, y) = (x^2 - 1)(y^2 - 4)$ has exactly`,
        hi: String.raw`$\mathbb{R}^2$ पर फलन $f(x, y) = (x^2 - 1)(y^2 - 4)$ के ठीक इतने क्रांतिक बिंदु (critical points) हैं:`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`one local maximum and four saddle points`,
            hi: String.raw`एक स्थानीय उच्चिष्ठ और चार पल्याण (saddle) बिंदु`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`one local minimum and four saddle points`,
            hi: String.raw`एक स्थानीय निम्निष्ठ और चार पल्याण (saddle) बिंदु`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`one saddle point and four local minima`,
            hi: String.raw`एक पल्याण (saddle) बिंदु और चार स्थानीय निम्निष्ठ`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`one saddle point and four local maxima`,
            hi: String.raw`एक पल्याण (saddle) बिंदु और चार स्थानीय उच्चिष्ठ`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`$f_x = 2x(y^2 - 4) = 0$ and $f_y = 2y(x^2 - 1) = 0$ give $(0, 0)$ and the four points $(\pm 1, \pm 2)$.

The discriminant is $D = f_{xx} f_{yy} - f_{xy}^2$ with $f_{xx} = 2(y^2 - 4)$, $f_{yy} = 2(x^2 - 1)$, $f_{xy} = 4xy$.

- At $(0, 0)$: $f_{xx} = -8$, $f_{yy} = -2$, $D = 16 > 0$: local maximum.
- At $(\pm 1, \pm 2)$: $f_{xx} = f_{yy} = 0$, $D = -64 < 0$: saddle points.

Quick check: $f = 0$ on four lines that cross at $(\pm 1, \pm 2)$, so the sign changes there.`,
        hi: String.raw`$f_x = 2x(y^2 - 4) = 0$ और $f_y = 2y(x^2 - 1) = 0$ से $(0, 0)$ और चार बिंदु $(\pm 1, \pm 2)$ मिलते हैं।

विविक्तकर $D = f_{xx} f_{yy} - f_{xy}^2$ है, जहाँ $f_{xx} = 2(y^2 - 4)$, $f_{yy} = 2(x^2 - 1)$, $f_{xy} = 4xy$।

- $(0, 0)$ पर: $f_{xx} = -8$, $f_{yy} = -2$, $D = 16 > 0$: स्थानीय उच्चिष्ठ।
- $(\pm 1, \pm 2)$ पर: $f_{xx} = f_{yy} = 0$, $D = -64 < 0$: पल्याण बिंदु।

झटपट जाँच: चार रेखाओं पर $f = 0$ है और वे $(\pm 1, \pm 2)$ पर काटती हैं, इसलिए वहाँ चिह्न बदलता है।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: the maximum at $(0, 0)$, the saddle points at $(\pm 1, \pm 2)$.`,
          hi: String.raw`सही: $(0, 0)$ पर उच्चिष्ठ और $(\pm 1, \pm 2)$ पर पल्याण बिंदु।`,
        },
        b: {
          en: String.raw`At $(0, 0)$ both second derivatives are negative, so it is a maximum: $f = 4$ there and less nearby.`,
          hi: String.raw`$(0, 0)$ पर दोनों द्वितीय अवकलज ऋणात्मक हैं, अतः उच्चिष्ठ है: वहाँ $f = 4$ है और आसपास कम।`,
        },
        c: {
          en: String.raw`At $(\pm 1, \pm 2)$ $D = -64 < 0$; the minima belong to $(x^2 - 1)^2 + (y^2 - 4)^2$.`,
          hi: String.raw`$(\pm 1, \pm 2)$ पर $D = -64 < 0$ है; निम्निष्ठ तो $(x^2 - 1)^2 + (y^2 - 4)^2$ के होते।`,
        },
        d: {
          en: String.raw`Reverses the roles: $D > 0$ at the origin and $D < 0$ at the four other points.`,
          hi: String.raw`भूमिकाएँ उलट गईं: मूलबिंदु पर $D > 0$ है और बाक़ी चार बिंदुओं पर $D < 0$।`,
        },
      },
    },
    {
      code: 'ga-015',
      exams: ['gate'],
      subject: 'maths',
      topic: 'multivariable-calculus',
      difficulty: 'hard',
      targetSeconds: 130,
      stem: {
        en: String.raw`Let $f : \mathbb{R}^2 \to \mathbb{R}$ be given by $f(0, 0) = 0$ and

$$
f(x, y) = \frac{x^3 y}{x^4 + y^2}, \quad (x, y) \ne (0, 0)
$$

Which one of the following is true at the point $(0, 0)$?`,
        hi: String.raw`मान लीजिए $f : \mathbb{R}^2 \to \mathbb{R}$ के लिए $f(0, 0) = 0$ और

$$
f(x, y) = \frac{x^3 y}{x^4 + y^2}, \quad (x, y) \ne (0, 0)
$$

बिंदु $(0, 0)$ पर निम्नलिखित में से कौन-सा कथन सत्य है?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$f$ is not continuous, but all its directional derivatives exist`,
            hi: String.raw`$f$ संतत नहीं है, पर उसके सभी दिक्-अवकलज मौजूद हैं`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$f$ is continuous, but some directional derivative does not exist`,
            hi: String.raw`$f$ संतत है, पर उसका कोई दिक्-अवकलज मौजूद नहीं है`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`All directional derivatives exist, but $f$ is not differentiable`,
            hi: String.raw`सभी दिक्-अवकलज मौजूद हैं, पर $f$ अवकलनीय नहीं है`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`$f$ is differentiable, and its derivative there is the zero map`,
            hi: String.raw`$f$ अवकलनीय है और वहाँ उसका अवकलज शून्य प्रतिचित्रण है`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Since $x^4 + y^2 \ge 2x^2 |y|$, we have $|f(x, y)| \le \frac{|x|}{2}$: $f$ is continuous at the origin.

In the direction $(u, v)$:

$$
\frac{f(tu, tv)}{t} = \frac{t\, u^3 v}{t^2 u^4 + v^2} \to 0
$$

so all directional derivatives exist and are 0 (for $v = 0$ the quotient is 0 itself). If $f$ were differentiable, its derivative would be 0. But on the parabola $y = x^2$, $f = \frac{x}{2}$, while the distance from the origin is about $|x|$: the quotient does not tend to 0. So $f$ is not differentiable.

Trap: straight lines are not all the paths to a point.`,
        hi: String.raw`$x^4 + y^2 \ge 2x^2 |y|$ से $|f(x, y)| \le \frac{|x|}{2}$ मिलता है: $f$ मूलबिंदु पर संतत है।

दिशा $(u, v)$ में:

$$
\frac{f(tu, tv)}{t} = \frac{t\, u^3 v}{t^2 u^4 + v^2} \to 0
$$

अतः सभी दिक्-अवकलज मौजूद हैं और 0 हैं ($v = 0$ के लिए भागफल स्वयं 0 है)। यदि $f$ अवकलनीय होता, तो उसका अवकलज 0 होता। पर परवलय $y = x^2$ पर $f = \frac{x}{2}$ है, जबकि मूलबिंदु से दूरी लगभग $|x|$ है: भागफल 0 की ओर नहीं जाता। अतः $f$ अवकलनीय नहीं है।

ध्यान दें: किसी बिंदु तक पहुँचने के रास्ते केवल सरल रेखाएँ नहीं होते।`,
      },
      reasons: {
        a: {
          en: String.raw`Confuses $f$ with $\frac{x^2 y}{x^4 + y^2}$; here $|f| \le \frac{|x|}{2}$ forces continuity.`,
          hi: String.raw`$f$ को $\frac{x^2 y}{x^4 + y^2}$ समझ लिया गया; यहाँ $|f| \le \frac{|x|}{2}$ से सांतत्य मिलता है।`,
        },
        b: {
          en: String.raw`In every direction $(u, v)$ the quotient tends to 0, so all directional derivatives exist.`,
          hi: String.raw`हर दिशा $(u, v)$ में भागफल 0 की ओर जाता है, अतः सभी दिक्-अवकलज मौजूद हैं।`,
        },
        c: {
          en: String.raw`Right: all are 0, but along $y = x^2$ the quotient $\frac{f}{|x|}$ stays near $\frac{1}{2}$ in size.`,
          hi: String.raw`सही: सभी 0 हैं, पर $y = x^2$ पर भागफल $\frac{f}{|x|}$ का परिमाण $\frac{1}{2}$ के पास रहता है।`,
        },
        d: {
          en: String.raw`Concludes from the straight lines alone; on $y = x^2$ the error $\frac{x}{2}$ is as large as the distance allows.`,
          hi: String.raw`केवल सरल रेखाओं से निष्कर्ष निकाला गया; $y = x^2$ पर त्रुटि $\frac{x}{2}$ दूरी की तुलना में नगण्य नहीं है।`,
        },
      },
    },
    {
      code: 'ga-016',
      exams: ['gate'],
      subject: 'maths',
      topic: 'differential-equations',
      difficulty: 'medium',
      targetSeconds: 115,
      stem: {
        en: String.raw`Let $p$ and $q$ be continuous on an open interval $I$, and let both $y = x$ and $y = \sin x$ be solutions on $I$ of the equation

$$
y'' + p(x)\, y' + q(x)\, y = 0
$$

Then $I$ can be the interval`,
        hi: String.raw`मान लीजिए $p$ और $q$ किसी विवृत अंतराल $I$ पर संतत हैं तथा $y = x$ और $y = \sin x$ दोनों $I$ पर समीकरण

$$
y'' + p(x)\, y' + q(x)\, y = 0
$$

के हल हैं। तब $I$ हो सकता है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$(-1, 1)$`, hi: String.raw`$(-1, 1)$` } },
        { id: 'b', content: { en: String.raw`$(0, 4)$`, hi: String.raw`$(0, 4)$` } },
        { id: 'c', content: { en: String.raw`$(4, 5)$`, hi: String.raw`$(4, 5)$` } },
        { id: 'd', content: { en: String.raw`$(7, 8)$`, hi: String.raw`$(7, 8)$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Two independent solutions of such an equation have a Wronskian without a zero on $I$.

Here $W = x \cos x - \sin x$. It vanishes at $x = 0$ and where $\tan x = x$; the first positive roots are $4.49$ and $7.73$ (one in each branch of the tangent, just below $\frac{3\pi}{2} = 4.71$ and $\frac{5\pi}{2} = 7.85$).

So $(-1, 1)$, $(4, 5)$ and $(7, 8)$ contain a zero, while $(0, 4)$ contains none. Where $W \ne 0$, the equation with $p$ and $q$ can be built from the two functions.

Trap: $W' = -x \sin x$ vanishes at $\pi$, but $W$ does not.`,
        hi: String.raw`ऐसे समीकरण के दो स्वतंत्र हलों का रॉन्स्कियन (Wronskian) $I$ पर कहीं शून्य नहीं होता।

यहाँ $W = x \cos x - \sin x$ है। यह $x = 0$ पर और वहाँ शून्य है, जहाँ $\tan x = x$; पहले धनात्मक मूल $4.49$ और $7.73$ हैं (स्पर्शज्या की हर शाखा में एक, $\frac{3\pi}{2} = 4.71$ और $\frac{5\pi}{2} = 7.85$ से ठीक पहले)।

अतः $(-1, 1)$, $(4, 5)$ और $(7, 8)$ में शून्यक है, जबकि $(0, 4)$ में कोई नहीं। जहाँ $W \ne 0$ है, वहाँ दोनों फलनों से $p$ और $q$ वाला समीकरण बनाया जा सकता है।

ध्यान दें: $\pi$ पर $W' = -x \sin x$ शून्य है, $W$ नहीं।`,
      },
      reasons: {
        a: {
          en: String.raw`$W = x \cos x - \sin x$ vanishes at $0$: there both functions vanish.`,
          hi: String.raw`$W = x \cos x - \sin x$ का मान $0$ पर शून्य है: वहाँ दोनों फलन शून्य हैं।`,
        },
        b: {
          en: String.raw`Right: $\tan x = x$ has no root between $0$ and $4.49$.`,
          hi: String.raw`सही: $0$ और $4.49$ के बीच $\tan x = x$ का कोई मूल नहीं है।`,
        },
        c: {
          en: String.raw`Contains the root $4.49$ of $\tan x = x$, where the Wronskian vanishes.`,
          hi: String.raw`इसमें $\tan x = x$ का मूल $4.49$ है, जहाँ रॉन्स्कियन शून्य है।`,
        },
        d: {
          en: String.raw`Contains the next root of $\tan x = x$, $7.73$.`,
          hi: String.raw`इसमें $\tan x = x$ का अगला मूल $7.73$ है।`,
        },
      },
    },
    {
      code: 'ga-017',
      exams: ['gate'],
      subject: 'maths',
      topic: 'abstract-algebra',
      difficulty: 'medium',
      targetSeconds: 95,
      stem: {
        en: String.raw`Which one of the following rings is a field?`,
        hi: String.raw`निम्नलिखित में से कौन-सा वलय (ring) एक क्षेत्र (field) है?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$\mathbb{Z}_5[x]/\langle x^2 + 2 \rangle$`,
            hi: String.raw`$\mathbb{Z}_5[x]/\langle x^2 + 2 \rangle$`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$\mathbb{Z}_7[x]/\langle x^2 + 3 \rangle$`,
            hi: String.raw`$\mathbb{Z}_7[x]/\langle x^2 + 3 \rangle$`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`$\mathbb{Z}_3[x]/\langle x^3 + x^2 + 1 \rangle$`,
            hi: String.raw`$\mathbb{Z}_3[x]/\langle x^3 + x^2 + 1 \rangle$`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`$\mathbb{Z}_2[x]/\langle x^4 + x^2 + 1 \rangle$`,
            hi: String.raw`$\mathbb{Z}_2[x]/\langle x^4 + x^2 + 1 \rangle$`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`$F[x]/\langle f \rangle$ is a field exactly when $f$ is irreducible over the field $F$.

- $x^2 + 2$ over $\mathbb{Z}_5$: the squares are $0, 1, 4$, and $-2 = 3$ is none of them, so it is irreducible. A field with 25 elements.
- $x^2 + 3$ over $\mathbb{Z}_7$: $2^2 + 3 = 7 = 0$.
- $x^3 + x^2 + 1$ over $\mathbb{Z}_3$: at $x = 1$ it is $3 = 0$.
- $x^4 + x^2 + 1 = (x^2 + x + 1)^2$ over $\mathbb{Z}_2$.

Trap: the last polynomial has no root, but from degree 4 on that does not make it irreducible.`,
        hi: String.raw`$F[x]/\langle f \rangle$ ठीक तभी क्षेत्र है, जब $f$ क्षेत्र $F$ पर अखंडनीय (irreducible) हो।

- $\mathbb{Z}_5$ पर $x^2 + 2$: वर्ग $0, 1, 4$ हैं और $-2 = 3$ इनमें नहीं है, अतः अखंडनीय। 25 अवयवों का क्षेत्र।
- $\mathbb{Z}_7$ पर $x^2 + 3$: $2^2 + 3 = 7 = 0$।
- $\mathbb{Z}_3$ पर $x^3 + x^2 + 1$: $x = 1$ पर मान $3 = 0$।
- $\mathbb{Z}_2$ पर $x^4 + x^2 + 1 = (x^2 + x + 1)^2$।

ध्यान दें: अंतिम बहुपद का कोई मूल नहीं है, पर घात 4 या अधिक हो, तो इससे वह अखंडनीय नहीं हो जाता।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $-2 = 3$ is not a square in $\mathbb{Z}_5$, so $x^2 + 2$ is irreducible.`,
          hi: String.raw`सही: $-2 = 3$, $\mathbb{Z}_5$ में वर्ग नहीं है, अतः $x^2 + 2$ अखंडनीय है।`,
        },
        b: {
          en: String.raw`$-3 = 4 = 2^2$ in $\mathbb{Z}_7$, so $x^2 + 3 = (x - 2)(x + 2)$.`,
          hi: String.raw`$\mathbb{Z}_7$ में $-3 = 4 = 2^2$ है, अतः $x^2 + 3 = (x - 2)(x + 2)$।`,
        },
        c: {
          en: String.raw`$x = 1$ is a root in $\mathbb{Z}_3$, since $1 + 1 + 1 = 0$.`,
          hi: String.raw`$\mathbb{Z}_3$ में $x = 1$ मूल है, क्योंकि $1 + 1 + 1 = 0$।`,
        },
        d: {
          en: String.raw`There is no root, but the polynomial is $(x^2 + x + 1)^2$.`,
          hi: String.raw`मूल तो कोई नहीं, पर बहुपद $(x^2 + x + 1)^2$ है।`,
        },
      },
    },
    {
      code: 'ga-018',
      exams: ['gate'],
      subject: 'maths',
      topic: 'abstract-algebra',
      difficulty: 'medium',
      targetSeconds: 90,
      stem: {
        en: String.raw`The degree over $\mathbb{Q}$ of the splitting field of $x^6 - 8 \in \mathbb{Q}[x]$ is`,
        hi: String.raw`$x^6 - 8 \in \mathbb{Q}[x]$ के विपाटन क्षेत्र (splitting field) की $\mathbb{Q}$ पर घात है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`2`, hi: String.raw`2` } },
        { id: 'b', content: { en: String.raw`4`, hi: String.raw`4` } },
        { id: 'c', content: { en: String.raw`6`, hi: String.raw`6` } },
        { id: 'd', content: { en: String.raw`12`, hi: String.raw`12` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`First look whether the polynomial factors: it is $(x^2)^3 - 2^3$.

The real roots are $\pm\sqrt{2}$, and all roots are $\sqrt{2}$ times a sixth root of unity. So the splitting field is $\mathbb{Q}(\sqrt{2}, \omega)$ with $\omega = \frac{-1 + i\sqrt{3}}{2}$, that is $\mathbb{Q}(\sqrt{2}, i\sqrt{3})$.

$[\mathbb{Q}(\sqrt{2}) : \mathbb{Q}] = 2$, and $i\sqrt{3}$ is not real, so it adds another factor 2: the degree is 4. Trap: the rule for $x^6 - a$ with an irreducible polynomial does not apply, since $8 = 2^3$.`,
        hi: String.raw`पहले देखिए कि बहुपद के गुणनखंड होते हैं या नहीं: यह $(x^2)^3 - 2^3$ है।

वास्तविक मूल $\pm\sqrt{2}$ हैं और सभी मूल $\sqrt{2}$ तथा इकाई के छठे मूलों के गुणनफल हैं। अतः विपाटन क्षेत्र $\mathbb{Q}(\sqrt{2}, \omega)$ है, जहाँ $\omega = \frac{-1 + i\sqrt{3}}{2}$, यानी $\mathbb{Q}(\sqrt{2}, i\sqrt{3})$।

$[\mathbb{Q}(\sqrt{2}) : \mathbb{Q}] = 2$ है और $i\sqrt{3}$ वास्तविक नहीं है, इसलिए उससे 2 का एक और गुणनखंड आता है: घात 4 है। ध्यान दें: अखंडनीय $x^6 - a$ वाला नियम यहाँ नहीं लगता, क्योंकि $8 = 2^3$ है।`,
      },
      reasons: {
        a: {
          en: String.raw`Adjoins $\sqrt{2}$ alone; the four non-real roots need $i\sqrt{3}$ too.`,
          hi: String.raw`केवल $\sqrt{2}$ जोड़ा गया; चार अवास्तविक मूलों के लिए $i\sqrt{3}$ भी चाहिए।`,
        },
        b: {
          en: String.raw`Right: the field is $\mathbb{Q}(\sqrt{2}, i\sqrt{3})$.`,
          hi: String.raw`सही: क्षेत्र $\mathbb{Q}(\sqrt{2}, i\sqrt{3})$ है।`,
        },
        c: {
          en: String.raw`Takes the degree of the polynomial, as though it were irreducible and one root gave all the others.`,
          hi: String.raw`बहुपद की घात ले ली गई, मानो वह अखंडनीय हो और एक मूल से बाक़ी सब मिल जाते हों।`,
        },
        d: {
          en: String.raw`This would be $6 \cdot 2$, for an irreducible $x^6 - a$ whose real root has degree 6.`,
          hi: String.raw`यह $6 \cdot 2$ है, जो ऐसे अखंडनीय $x^6 - a$ के लिए होता, जिसके वास्तविक मूल की घात 6 हो।`,
        },
      },
    },
    {
      code: 'ga-019',
      exams: ['gate'],
      subject: 'maths',
      topic: 'functional-analysis',
      difficulty: 'medium',
      targetSeconds: 110,
      stem: {
        en: String.raw`Let $C[0, 1]$ be the space of real continuous functions on $[0, 1]$ with the supremum norm. The norm of the linear functional

$$
\varphi(f) = \int_0^1 (3t - 1) f(t)\,dt - 2 f(0)
$$

is`,
        hi: String.raw`मान लीजिए $C[0, 1]$, $[0, 1]$ पर वास्तविक संतत फलनों की समष्टि है, जिस पर उच्चक मानक (supremum norm) है। रैखिक फलनक (functional)

$$
\varphi(f) = \int_0^1 (3t - 1) f(t)\,dt - 2 f(0)
$$

का मानक (norm) है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{5}{2}$`, hi: String.raw`$\dfrac{5}{2}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{3}{2}$`, hi: String.raw`$\dfrac{3}{2}$` } },
        { id: 'c', content: { en: String.raw`$\dfrac{17}{6}$`, hi: String.raw`$\dfrac{17}{6}$` } },
        { id: 'd', content: { en: String.raw`$4$`, hi: String.raw`$4$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The norm of such a functional is the total variation of its measure: the integral of $|3t - 1|$ plus the size of the point mass at 0.

$$
\int_0^1 |3t - 1|\,dt = \frac{1}{6} + \frac{2}{3} = \frac{5}{6}
$$

(two triangles: base $\frac{1}{3}$, height 1 and base $\frac{2}{3}$, height 2). So $\|\varphi\| = \frac{5}{6} + 2 = \frac{17}{6}$.

The bound is approached by continuous $f$ that are $-1$ on almost all of $\left[0, \frac{1}{3}\right]$ and $1$ on almost all of the rest, with $f(0) = -1$. Trap: $3t - 1$ changes its sign.`,
        hi: String.raw`ऐसे फलनक का मानक उसकी माप का संपूर्ण विचरण (total variation) है: $|3t - 1|$ का समाकल और 0 पर बिंदु-द्रव्यमान का परिमाण, दोनों का योग।

$$
\int_0^1 |3t - 1|\,dt = \frac{1}{6} + \frac{2}{3} = \frac{5}{6}
$$

(दो त्रिभुज: आधार $\frac{1}{3}$, ऊँचाई 1 और आधार $\frac{2}{3}$, ऊँचाई 2)। अतः $\|\varphi\| = \frac{5}{6} + 2 = \frac{17}{6}$।

इस मान के जितना चाहें पास ऐसे संतत $f$ पहुँचाते हैं, जो $\left[0, \frac{1}{3}\right]$ के लगभग पूरे भाग पर $-1$ और शेष के लगभग पूरे भाग पर $1$ हों, और $f(0) = -1$ हो। ध्यान दें: $3t - 1$ अपना चिह्न बदलता है।`,
      },
      reasons: {
        a: {
          en: String.raw`Adds $\left|\int_0^1 (3t - 1)\,dt\right| = \frac{1}{2}$ to 2: the absolute value belongs inside the integral.`,
          hi: String.raw`2 में $\left|\int_0^1 (3t - 1)\,dt\right| = \frac{1}{2}$ जोड़ा गया: निरपेक्ष मान समाकल के भीतर होना चाहिए।`,
        },
        b: {
          en: String.raw`This is $|\varphi(1)|$, the value at the constant function 1 only.`,
          hi: String.raw`यह $|\varphi(1)|$ है, यानी केवल अचर फलन 1 पर मान।`,
        },
        c: {
          en: String.raw`Right: $\int_0^1 |3t - 1|\,dt = \frac{5}{6}$, and 2 for the point 0.`,
          hi: String.raw`सही: $\int_0^1 |3t - 1|\,dt = \frac{5}{6}$ और बिंदु 0 के लिए 2।`,
        },
        d: {
          en: String.raw`Adds the greatest value 2 of $|3t - 1|$ instead of its integral.`,
          hi: String.raw`$|3t - 1|$ के समाकल की जगह उसका अधिकतम मान 2 जोड़ा गया।`,
        },
      },
    },
    {
      code: 'ga-020',
      exams: ['gate'],
      subject: 'maths',
      topic: 'numerical-analysis',
      difficulty: 'easy',
      targetSeconds: 80,
      stem: {
        en: String.raw`The quadrature formula

$$
\int_{-1}^{1} f(x)\,dx \approx a f\!\left(-\tfrac{1}{2}\right) + b f(0) + c f\!\left(\tfrac{1}{2}\right)
$$

is exact for all polynomials of degree at most $2$. The value of $b$ is`,
        hi: String.raw`संख्यात्मक समाकलन का सूत्र

$$
\int_{-1}^{1} f(x)\,dx \approx a f\!\left(-\tfrac{1}{2}\right) + b f(0) + c f\!\left(\tfrac{1}{2}\right)
$$

अधिक-से-अधिक $2$ घात वाले सभी बहुपदों के लिए यथार्थ (exact) है। $b$ का मान है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{4}{3}$`, hi: String.raw`$\dfrac{4}{3}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{2}{3}$`, hi: String.raw`$\dfrac{2}{3}$` } },
        { id: 'c', content: { en: String.raw`$-\dfrac{2}{3}$`, hi: String.raw`$-\dfrac{2}{3}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{8}{9}$`, hi: String.raw`$\dfrac{8}{9}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Put $f = 1, x, x^2$:

- $a + b + c = 2$
- $-\frac{a}{2} + \frac{c}{2} = 0$, so $a = c$
- $\frac{a}{4} + \frac{c}{4} = \frac{2}{3}$, so $a = c = \frac{4}{3}$

Hence $b = 2 - \frac{8}{3} = -\frac{2}{3}$. Trap: a weight of an open formula may well be negative.`,
        hi: String.raw`$f = 1, x, x^2$ रखिए:

- $a + b + c = 2$
- $-\frac{a}{2} + \frac{c}{2} = 0$, अतः $a = c$
- $\frac{a}{4} + \frac{c}{4} = \frac{2}{3}$, अतः $a = c = \frac{4}{3}$

इसलिए $b = 2 - \frac{8}{3} = -\frac{2}{3}$। ध्यान दें: विवृत सूत्र का कोई भार (weight) ऋणात्मक भी हो सकता है।`,
      },
      reasons: {
        a: {
          en: String.raw`This is the weight $a = c$ of the outer points (and, in Simpson’s rule, of the middle one).`,
          hi: String.raw`यह बाहरी बिंदुओं का भार $a = c$ है (सिंपसन के नियम में मध्य बिंदु का भार भी यही है)।`,
        },
        b: {
          en: String.raw`Loses the sign: with $b = \frac{2}{3}$ the weights would add up to $\frac{10}{3}$ and not to 2.`,
          hi: String.raw`चिह्न छूट गया: $b = \frac{2}{3}$ लेने पर भारों का योग 2 नहीं, $\frac{10}{3}$ होगा।`,
        },
        c: {
          en: String.raw`Right: $b = 2 - 2 \cdot \frac{4}{3}$.`,
          hi: String.raw`सही: $b = 2 - 2 \cdot \frac{4}{3}$।`,
        },
        d: {
          en: String.raw`The middle weight of the Gauss–Legendre formula with three points, whose outer points are $\pm\sqrt{3/5}$.`,
          hi: String.raw`यह गाउस-लेजेंड्र के तीन बिंदुओं वाले सूत्र का मध्य भार है, जिसके बाहरी बिंदु $\pm\sqrt{3/5}$ हैं।`,
        },
      },
    },
  ],
}
