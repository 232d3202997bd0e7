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
    'ga-021': 1,
    'ga-022': 1,
    'ga-023': 1,
    'ga-024': 1,
    'ga-025': 1,
    'ga-026': 1,
    'ga-027': 1,
    'ga-028': 1,
    'ga-029': 1,
    'ga-030': 1,
    'ga-031': 1,
    'ga-032': 1,
    'ga-033': 1,
    'ga-034': 1,
    'ga-035': 1,
  },
  questions: [
    {
      code: 'ga-011',
      exams: ['gate'],
      subject: 'maths',
      topic: 'linear-algebra',
      difficulty: 'easy',
      targetSeconds: 50,
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
      difficulty: 'medium',
      targetSeconds: 90,
      stem: {
        en: String.raw`Let $S$ be the set of all continuously differentiable functions $f : [0, 1] \to \mathbb{R}$ that satisfy one of the following conditions. For which condition is the closure of $S$ compact in $C[0, 1]$ with the supremum norm?`,
        hi: String.raw`मान लीजिए $S$ उन सभी संततः अवकलनीय फलनों $f : [0, 1] \to \mathbb{R}$ का समुच्चय है, जो निम्नलिखित में से किसी एक प्रतिबंध को संतुष्ट करते हैं। किस प्रतिबंध के लिए $S$ का संवरक (closure), उच्चक मानक (supremum norm) वाली समष्टि $C[0, 1]$ में संहत (compact) है?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$|f(0)| \le 1$ and $\int_0^1 |f'(x)|^2\,dx \le 1$`,
            hi: String.raw`$|f(0)| \le 1$ और $\int_0^1 |f'(x)|^2\,dx \le 1$`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$|f(0)| \le 1$ and $\int_0^1 |f'(x)|\,dx \le 1$`,
            hi: String.raw`$|f(0)| \le 1$ और $\int_0^1 |f'(x)|\,dx \le 1$`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`$|f'(x)| \le 1$ for all $x \in [0, 1]$`,
            hi: String.raw`सभी $x \in [0, 1]$ के लिए $|f'(x)| \le 1$`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`$|f(0)| \le 1$ and $\left|\int_0^1 f'(x)\,dx\right| \le 1$`,
            hi: String.raw`$|f(0)| \le 1$ और $\left|\int_0^1 f'(x)\,dx\right| \le 1$`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`By the Arzelà–Ascoli theorem the set must be bounded and equicontinuous.

With $\int_0^1 |f'|^2 \le 1$, the Cauchy–Schwarz inequality gives for $x < y$

$$
|f(y) - f(x)| \le \int_x^y |f'|\,dt \le \sqrt{y - x}
$$

which is equicontinuity, and with $|f(0)| \le 1$ also $|f| \le 2$. The other sets fail:

- $f = x^n$ has $\int_0^1 |f'| = 1$, but no uniformly convergent subsequence.
- $|f'| \le 1$ alone admits every constant function.
- $f = k \sin \pi x$ has $\int_0^1 f' = 0$ for every $k$.`,
        hi: String.raw`आर्ज़ेला-अस्कोली प्रमेय (Arzelà–Ascoli theorem) के अनुसार समुच्चय को परिबद्ध और समसंतत (equicontinuous) होना चाहिए।

$\int_0^1 |f'|^2 \le 1$ हो, तो कोशी-श्वार्ज़ असमिका से $x < y$ के लिए

$$
|f(y) - f(x)| \le \int_x^y |f'|\,dt \le \sqrt{y - x}
$$

जो समसांतत्य है, और $|f(0)| \le 1$ के साथ $|f| \le 2$ भी मिलता है। बाक़ी समुच्चयों में कमी है:

- $f = x^n$ के लिए $\int_0^1 |f'| = 1$ है, पर इसका कोई एकसमान अभिसारी उप-अनुक्रम नहीं है।
- अकेले $|f'| \le 1$ से हर अचर फलन आ जाता है।
- $f = k \sin \pi x$ के लिए हर $k$ पर $\int_0^1 f' = 0$ है।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $|f(y) - f(x)| \le \sqrt{|y - x|}$ for all these $f$, so the set is equicontinuous.`,
          hi: String.raw`सही: ऐसे सभी $f$ के लिए $|f(y) - f(x)| \le \sqrt{|y - x|}$ है, अतः समुच्चय समसंतत है।`,
        },
        b: {
          en: String.raw`Bounded, but not equicontinuous at 1: the functions $x^n$ belong to it.`,
          hi: String.raw`परिबद्ध है, पर 1 पर समसंतत नहीं: फलन $x^n$ इसमें हैं।`,
        },
        c: {
          en: String.raw`Equicontinuous, but not bounded: all constant functions belong to it.`,
          hi: String.raw`समसंतत है, पर परिबद्ध नहीं: सभी अचर फलन इसमें हैं।`,
        },
        d: {
          en: String.raw`This bounds only the values at 0 and 1: $k \sin \pi x$ belongs to it for every $k$.`,
          hi: String.raw`इससे केवल 0 और 1 पर मान सीमित होते हैं: हर $k$ के लिए $k \sin \pi x$ इसमें है।`,
        },
      },
    },
    {
      code: 'ga-013',
      exams: ['gate'],
      subject: 'maths',
      topic: 'complex-analysis',
      difficulty: 'medium',
      targetSeconds: 95,
      stem: {
        en: String.raw`The image of the half-disc $\{z \in \mathbb{C} : |z| < 1,\ \operatorname{Im} z > 0\}$ under the map

$$
f(z) = \left(\frac{1 + z}{1 - z}\right)^4
$$

is`,
        hi: String.raw`प्रतिचित्रण

$$
f(z) = \left(\frac{1 + z}{1 - z}\right)^4
$$

के अंतर्गत अर्ध-चकती (half-disc) $\{z \in \mathbb{C} : |z| < 1,\ \operatorname{Im} z > 0\}$ का प्रतिबिंब है`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$\mathbb{C} \setminus (-\infty, 0]$`,
            hi: String.raw`$\mathbb{C} \setminus (-\infty, 0]$`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$\{w \in \mathbb{C} : \operatorname{Im} w > 0\}$`,
            hi: String.raw`$\{w \in \mathbb{C} : \operatorname{Im} w > 0\}$`,
          },
        },
        {
          id: 'c',
          content: { en: String.raw`$\mathbb{C} \setminus \{0\}$`, hi: String.raw`$\mathbb{C} \setminus \{0\}$` },
        },
        {
          id: 'd',
          content: {
            en: String.raw`$\mathbb{C} \setminus [0, \infty)$`,
            hi: String.raw`$\mathbb{C} \setminus [0, \infty)$`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`First the Möbius map $\zeta = \frac{1 + z}{1 - z}$. It takes the unit circle to the imaginary axis ($i \mapsto i$, $1 \mapsto \infty$) and the segment $(-1, 1)$ to $(0, \infty)$, and $\frac{i}{2} \mapsto \frac{3 + 4i}{5}$. So the half-disc goes to the open first quadrant.

There $0 < \arg \zeta < \frac{\pi}{2}$, so the fourth power has $0 < \arg w < 2\pi$ with every modulus: the plane without $[0, \infty)$. Trap: the edges of the quadrant do not belong to it, so no point of $[0, \infty)$ is reached.`,
        hi: String.raw`पहले मोबियस रूपांतरण (Möbius transformation) $\zeta = \frac{1 + z}{1 - z}$ लीजिए। यह इकाई वृत्त को काल्पनिक अक्ष पर ($i \mapsto i$, $1 \mapsto \infty$) और रेखाखंड $(-1, 1)$ को $(0, \infty)$ पर ले जाता है, तथा $\frac{i}{2} \mapsto \frac{3 + 4i}{5}$। अतः अर्ध-चकती का प्रतिबिंब विवृत प्रथम चतुर्थांश है।

वहाँ $0 < \arg \zeta < \frac{\pi}{2}$ है, इसलिए चौथी घात लेने पर $0 < \arg w < 2\pi$ और मापांक कोई भी धनात्मक संख्या: यानी $[0, \infty)$ को छोड़कर पूरा समतल। ध्यान दें: चतुर्थांश की सीमाएँ उसमें नहीं हैं, इसलिए $[0, \infty)$ का कोई बिंदु नहीं मिलता।`,
      },
      reasons: {
        a: {
          en: String.raw`The image of the whole disc under the square: the right half-plane has its arguments doubled.`,
          hi: String.raw`यह वर्ग लेने पर पूरी चकती का प्रतिबिंब है: दाएँ अर्ध-समतल के कोणांक दुगुने हो जाते हैं।`,
        },
        b: {
          en: String.raw`The image under the square only: the fourth power doubles the arguments once more.`,
          hi: String.raw`यह केवल वर्ग लेने पर प्रतिबिंब है: चौथी घात में कोणांक एक बार और दुगुने होते हैं।`,
        },
        c: {
          en: String.raw`The image of the whole disc, for which $\arg \zeta$ runs from $-\frac{\pi}{2}$ to $\frac{\pi}{2}$.`,
          hi: String.raw`यह पूरी चकती का प्रतिबिंब है, जिसके लिए $\arg \zeta$, $-\frac{\pi}{2}$ से $\frac{\pi}{2}$ तक जाता है।`,
        },
        d: {
          en: String.raw`Right: the open first quadrant, raised to the fourth power, misses exactly the ray $[0, \infty)$.`,
          hi: String.raw`सही: विवृत प्रथम चतुर्थांश की चौथी घात में ठीक किरण $[0, \infty)$ छूटती है।`,
        },
      },
    },
    {
      code: 'ga-014',
      exams: ['gate'],
      subject: 'maths',
      topic: 'multivariable-calculus',
      difficulty: 'easy',
      targetSeconds: 70,
      stem: {
        en: String.raw`On $\mathbb{R}^2$, the function $f(x, y) = (x^2 - 1)(y^2 - 4)$ has exactly`,
        hi: String.raw`$\mathbb{R}^2$ पर फलन $f(x, y) = (x^2 - 1)(y^2 - 4)$ के क्रांतिक बिंदु (critical points) ठीक ये हैं:`,
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
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: String.raw`Let $C$ be the ellipse $\dfrac{x^2}{16} + \dfrac{y^2}{9} = 1$, traversed once counterclockwise. The value of the line integral

$$
\oint_C \frac{-3y}{x^2 + y^2}\,dx + \left(\frac{3x}{x^2 + y^2} + x\right) dy
$$

is`,
        hi: String.raw`मान लीजिए $C$ दीर्घवृत्त $\dfrac{x^2}{16} + \dfrac{y^2}{9} = 1$ है, जिसे एक बार वामावर्त (counterclockwise) दिशा में तय किया जाता है। रेखा समाकल (line integral)

$$
\oint_C \frac{-3y}{x^2 + y^2}\,dx + \left(\frac{3x}{x^2 + y^2} + x\right) dy
$$

का मान है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$12\pi$`, hi: String.raw`$12\pi$` } },
        { id: 'b', content: { en: String.raw`$6\pi$`, hi: String.raw`$6\pi$` } },
        { id: 'c', content: { en: String.raw`$18\pi$`, hi: String.raw`$18\pi$` } },
        { id: 'd', content: { en: String.raw`$14\pi$`, hi: String.raw`$14\pi$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Split off $x\,dy$; the rest is not defined at the origin, which lies inside $C$.

- $\oint_C x\,dy$ is the area of the ellipse, $\pi \cdot 4 \cdot 3 = 12\pi$.
- The rest is $3 \oint_C d\theta$ with the polar angle $\theta$. Going round the origin once, $\theta$ grows by $2\pi$: the value is $6\pi$.

Together $18\pi$. Trap: the curl of the first part is 0, but Green's theorem must not be used on a region that contains the origin.`,
        hi: String.raw`$x\,dy$ को अलग कीजिए; शेष भाग मूलबिंदु पर परिभाषित नहीं है, जो $C$ के भीतर है।

- $\oint_C x\,dy$ दीर्घवृत्त का क्षेत्रफल है, $\pi \cdot 4 \cdot 3 = 12\pi$।
- शेष भाग $3 \oint_C d\theta$ है, जहाँ $\theta$ ध्रुवीय कोण है। मूलबिंदु का एक चक्कर लगाने पर $\theta$ में $2\pi$ की वृद्धि होती है: मान $6\pi$ है।

कुल $18\pi$। ध्यान दें: पहले भाग का कर्ल (curl) 0 है, पर मूलबिंदु वाले क्षेत्र पर ग्रीन का प्रमेय नहीं लगा सकते।`,
      },
      reasons: {
        a: {
          en: String.raw`Uses Green’s theorem on the whole inside, although the field is not defined at the origin.`,
          hi: String.raw`पूरे भीतरी क्षेत्र पर ग्रीन का प्रमेय लगा दिया, जबकि सदिश क्षेत्र मूलबिंदु पर परिभाषित नहीं है।`,
        },
        b: {
          en: String.raw`Gives the turn about the origin only, and leaves out the term $x\,dy$.`,
          hi: String.raw`इसमें केवल मूलबिंदु के चक्कर वाला भाग है; पद $x\,dy$ छूट गया।`,
        },
        c: {
          en: String.raw`Right: $6\pi$ from the turn about the origin and $12\pi$ from the area.`,
          hi: String.raw`सही: मूलबिंदु के चक्कर से $6\pi$ और क्षेत्रफल से $12\pi$।`,
        },
        d: {
          en: String.raw`Takes $2\pi$ for the first part, without its factor 3.`,
          hi: String.raw`पहले भाग का मान गुणक 3 के बिना $2\pi$ ले लिया।`,
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

Then which one of the following intervals can $I$ be?`,
        hi: String.raw`मान लीजिए $p$ और $q$ किसी विवृत अंतराल $I$ पर संतत हैं तथा $y = x$ और $y = \sin x$ दोनों $I$ पर समीकरण

$$
y'' + p(x)\, y' + q(x)\, y = 0
$$

के हल हैं। तब निम्नलिखित में से कौन-सा अंतराल $I$ हो सकता है?`,
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
        en: String.raw`Consider the following statements.

P: The ring $\{a + b\sqrt{-3} : a, b \in \mathbb{Z}\}$ is a unique factorization domain.

Q: If $D$ is a principal ideal domain and $I$ is an ideal of $D$ such that $D/I$ is an integral domain, then $D/I$ is a principal ideal domain.

Which one of the following is correct?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए।

P: वलय (ring) $\{a + b\sqrt{-3} : a, b \in \mathbb{Z}\}$ एक अद्वितीय गुणनखंडन प्रांत (UFD) है।

Q: यदि $D$ एक मुख्य गुणजावली प्रांत (PID) है और $I$, $D$ की ऐसी गुणजावली (ideal) है कि $D/I$ एक पूर्णांकीय प्रांत (integral domain) है, तो $D/I$ भी मुख्य गुणजावली प्रांत है।

निम्नलिखित में से कौन-सा सही है?`,
      },
      options: [
        {
          id: 'a',
          content: { en: String.raw`P is FALSE and Q is TRUE`, hi: String.raw`P असत्य है और Q सत्य है` },
        },
        {
          id: 'b',
          content: { en: String.raw`P is TRUE and Q is FALSE`, hi: String.raw`P सत्य है और Q असत्य है` },
        },
        {
          id: 'c',
          content: { en: String.raw`both P and Q are TRUE`, hi: String.raw`P और Q दोनों सत्य हैं` },
        },
        {
          id: 'd',
          content: { en: String.raw`both P and Q are FALSE`, hi: String.raw`P और Q दोनों असत्य हैं` },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`**P.** The norm $a^2 + 3b^2$ is multiplicative and never 2, so every element of norm 4 is irreducible. Hence

$$
4 = 2 \cdot 2 = (1 + \sqrt{-3})(1 - \sqrt{-3})
$$

are two factorizations into irreducibles, and $2$ is no associate of $1 \pm \sqrt{-3}$, as the units are $\pm 1$. P is false.

**Q.** $I$ is a prime ideal. If $I = 0$, then $D/I \cong D$. If $I \ne 0$, it is maximal, because $D$ is a principal ideal domain; then $D/I$ is a field, and a field is a principal ideal domain. Q is true.

Trap: the larger ring $\mathbb{Z}\left[\frac{1 + \sqrt{-3}}{2}\right]$ does have unique factorization.`,
        hi: String.raw`**P.** मानक (norm) $a^2 + 3b^2$ गुणनात्मक है और कभी 2 नहीं होता, इसलिए मानक 4 वाला हर अवयव अखंडनीय (irreducible) है। अतः

$$
4 = 2 \cdot 2 = (1 + \sqrt{-3})(1 - \sqrt{-3})
$$

अखंडनीय अवयवों में दो गुणनखंडन हैं, और $2$, $1 \pm \sqrt{-3}$ का सहचारी (associate) नहीं है, क्योंकि व्युत्क्रमणीय अवयव (units) केवल $\pm 1$ हैं। P असत्य है।

**Q.** $I$ अभाज्य गुणजावली (prime ideal) है। $I = 0$ हो, तो $D/I \cong D$। $I \ne 0$ हो, तो वह उच्चिष्ठ (maximal) है, क्योंकि $D$ मुख्य गुणजावली प्रांत है; तब $D/I$ क्षेत्र (field) है और हर क्षेत्र मुख्य गुणजावली प्रांत होता है। Q सत्य है।

ध्यान दें: इससे बड़े वलय $\mathbb{Z}\left[\frac{1 + \sqrt{-3}}{2}\right]$ में गुणनखंडन अद्वितीय है।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $4$ has two different factorizations in the ring of P; in Q the quotient is $D$ itself or a field.`,
          hi: String.raw`सही: P के वलय में $4$ के दो भिन्न गुणनखंडन हैं; Q में विभाग वलय स्वयं $D$ है या क्षेत्र।`,
        },
        b: {
          en: String.raw`Takes the ring for the Eisenstein integers $\mathbb{Z}[\omega]$, and misses that a field is a principal ideal domain.`,
          hi: String.raw`वलय को आइज़ेनस्टाइन पूर्णांक $\mathbb{Z}[\omega]$ मान लिया गया, और यह छूट गया कि क्षेत्र भी मुख्य गुणजावली प्रांत है।`,
        },
        c: {
          en: String.raw`Q is true, but the ring of P is smaller than $\mathbb{Z}[\omega]$ and lacks unique factorization.`,
          hi: String.raw`Q सत्य है, पर P का वलय $\mathbb{Z}[\omega]$ से छोटा है और उसमें गुणनखंडन अद्वितीय नहीं है।`,
        },
        d: {
          en: String.raw`P is false, but Q holds: a non-zero prime ideal of a principal ideal domain is maximal.`,
          hi: String.raw`P असत्य है, पर Q सत्य है: मुख्य गुणजावली प्रांत की शून्येतर अभाज्य गुणजावली उच्चिष्ठ होती है।`,
        },
      },
    },
    {
      code: 'ga-018',
      exams: ['gate'],
      subject: 'maths',
      topic: 'abstract-algebra',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`The degree over $\mathbb{Q}$ of the splitting field of $x^6 - 8 \in \mathbb{Q}[x]$ is`,
        hi: String.raw`$x^6 - 8 \in \mathbb{Q}[x]$ के विपाटन क्षेत्र (splitting field) की $\mathbb{Q}$ पर घात (degree) है`,
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
      targetSeconds: 80,
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

इस मान के जितना चाहें उतना पास पहुँच सकते हैं: ऐसा संतत $f$ लीजिए, जो $\left[0, \frac{1}{3}\right]$ के लगभग पूरे भाग पर $-1$ और शेष के लगभग पूरे भाग पर $1$ हो, और $f(0) = -1$ हो। ध्यान दें: $3t - 1$ अपना चिह्न बदलता है।`,
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
      targetSeconds: 55,
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

अधिक से अधिक $2$ घात वाले सभी बहुपदों के लिए यथार्थ (exact) है। $b$ का मान है`,
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
    {
      code: 'ga-021',
      exams: ['gate'],
      subject: 'maths',
      topic: 'partial-differential-equations',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`The partial differential equation

$$
(4 - x)\, u_{xx} + 2y\, u_{xy} + x\, u_{yy} = 0
$$

is elliptic exactly at those points $(x, y)$ of the plane for which`,
        hi: String.raw`आंशिक अवकल समीकरण

$$
(4 - x)\, u_{xx} + 2y\, u_{xy} + x\, u_{yy} = 0
$$

समतल के ठीक उन बिंदुओं $(x, y)$ पर दीर्घवृत्तीय (elliptic) है, जिनके लिए`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$(x - 2)^2 + y^2 > 4$`, hi: String.raw`$(x - 2)^2 + y^2 > 4$` } },
        { id: 'b', content: { en: String.raw`$4(x - 2)^2 + y^2 < 16$`, hi: String.raw`$4(x - 2)^2 + y^2 < 16$` } },
        { id: 'c', content: { en: String.raw`$(x - 2)^2 + 4y^2 < 4$`, hi: String.raw`$(x - 2)^2 + 4y^2 < 4$` } },
        { id: 'd', content: { en: String.raw`$(x - 2)^2 + y^2 < 4$`, hi: String.raw`$(x - 2)^2 + y^2 < 4$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`For $A u_{xx} + B u_{xy} + C u_{yy}$ the sign of $B^2 - 4AC$ decides; negative means elliptic.

With $A = 4 - x$, $B = 2y$, $C = x$:

$$
4y^2 - 4x(4 - x) < 0
$$

Divide by 4 and complete the square: $(x - 2)^2 + y^2 < 4$, the open disc with centre $(2, 0)$ and radius 2. Trap: 4 and the square of the whole coefficient $2y$ both belong in.`,
        hi: String.raw`$A u_{xx} + B u_{xy} + C u_{yy}$ के लिए $B^2 - 4AC$ का चिह्न देखते हैं; ऋणात्मक हो, तो समीकरण दीर्घवृत्तीय है।

$A = 4 - x$, $B = 2y$, $C = x$ रखने पर:

$$
4y^2 - 4x(4 - x) < 0
$$

4 से भाग देकर पूर्ण वर्ग बनाइए: $(x - 2)^2 + y^2 < 4$, यानी केंद्र $(2, 0)$ और त्रिज्या 2 वाली विवृत चकती। ध्यान दें: 4 भी लेना है और पूरे गुणांक $2y$ का वर्ग भी।`,
      },
      reasons: {
        a: {
          en: String.raw`Here $B^2 - 4AC$ is positive: the equation is hyperbolic.`,
          hi: String.raw`यहाँ $B^2 - 4AC$ धनात्मक है: समीकरण अतिपरवलयिक (hyperbolic) है।`,
        },
        b: {
          en: String.raw`Takes $B = y$, half the coefficient of $u_{xy}$, together with $B^2 - 4AC$.`,
          hi: String.raw`$B^2 - 4AC$ के साथ $B = y$ ले लिया, जो $u_{xy}$ के गुणांक का आधा है।`,
        },
        c: {
          en: String.raw`Takes the whole coefficient $B = 2y$, but forgets the 4 of $B^2 - 4AC$.`,
          hi: String.raw`पूरा गुणांक $B = 2y$ तो लिया, पर $B^2 - 4AC$ का 4 छोड़ दिया।`,
        },
        d: {
          en: String.raw`Right: $B^2 - 4AC = 4\left[(x - 2)^2 + y^2 - 4\right]$.`,
          hi: String.raw`सही: $B^2 - 4AC = 4\left[(x - 2)^2 + y^2 - 4\right]$।`,
        },
      },
    },
    {
      code: 'ga-022',
      exams: ['gate'],
      subject: 'maths',
      topic: 'topology',
      difficulty: 'medium',
      targetSeconds: 100,
      stem: {
        en: String.raw`Let $X$ be the set $\mathbb{R}$ with the topology $\tau = \{U \subseteq \mathbb{R} : 0 \notin U\} \cup \{\mathbb{R}\}$. Consider two statements about $X$:

P: Every sequence in $X$ is convergent in $X$.

Q: Every continuous function from $X$ to $\mathbb{R}$ with the usual topology is constant.

Then`,
        hi: String.raw`मान लीजिए $X$, समुच्चय $\mathbb{R}$ है, जिस पर संस्थिति (topology) $\tau = \{U \subseteq \mathbb{R} : 0 \notin U\} \cup \{\mathbb{R}\}$ है। $X$ के बारे में दो कथन लीजिए:

P: $X$ का हर अनुक्रम (sequence) $X$ में अभिसारी है।

Q: $X$ से सामान्य संस्थिति वाले $\mathbb{R}$ में हर संतत फलन अचर (constant) है।

तब`,
      },
      options: [
        {
          id: 'a',
          content: { en: String.raw`P is TRUE and Q is FALSE`, hi: String.raw`P सत्य है और Q असत्य है` },
        },
        {
          id: 'b',
          content: { en: String.raw`both P and Q are FALSE`, hi: String.raw`P और Q दोनों असत्य हैं` },
        },
        {
          id: 'c',
          content: { en: String.raw`P is FALSE and Q is TRUE`, hi: String.raw`P असत्य है और Q सत्य है` },
        },
        {
          id: 'd',
          content: { en: String.raw`both P and Q are TRUE`, hi: String.raw`P और Q दोनों सत्य हैं` },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The point 0 lies in one open set only, the whole space.

**P.** A sequence converges to 0 if it is finally inside every open set that contains 0. The only such set is $\mathbb{R}$, so every sequence converges to 0: true.

**Q.** Let $f$ be continuous and $V$ an open interval about $f(0)$. Then $f^{-1}(V)$ is open and contains 0, so it is $\mathbb{R}$: all values of $f$ lie in $V$. As $V$ may be as small as we like, $f(x) = f(0)$ for all $x$: true.

Trap: on $\mathbb{R} \setminus \{0\}$ the topology is discrete, where both statements fail; the point 0 changes this.`,
        hi: String.raw`बिंदु 0 केवल एक विवृत समुच्चय में है, यानी पूरी समष्टि में।

**P.** कोई अनुक्रम 0 की ओर अभिसरित होता है, यदि 0 वाले हर विवृत समुच्चय में उसके अंततः सभी पद आ जाएँ। ऐसा समुच्चय केवल $\mathbb{R}$ है, अतः हर अनुक्रम 0 की ओर अभिसरित होता है: सत्य।

**Q.** मान लीजिए $f$ संतत है और $V$, $f(0)$ वाला कोई विवृत अंतराल है। तब $f^{-1}(V)$ विवृत है और उसमें 0 है, अतः वह $\mathbb{R}$ है: $f$ के सभी मान $V$ में हैं। $V$ मनचाहा छोटा लिया जा सकता है, इसलिए सभी $x$ के लिए $f(x) = f(0)$: सत्य।

ध्यान दें: $\mathbb{R} \setminus \{0\}$ पर यह संस्थिति विविक्त (discrete) है, जिसमें दोनों कथन असत्य हैं; बिंदु 0 से स्थिति बदल जाती है।`,
      },
      reasons: {
        a: {
          en: String.raw`Q holds too: the preimage of each interval about $f(0)$ contains 0, so it is the whole of $X$.`,
          hi: String.raw`Q भी सत्य है: $f(0)$ वाले हर अंतराल के पूर्व-प्रतिबिंब में 0 है, अतः वह पूरा $X$ है।`,
        },
        b: {
          en: String.raw`Would be so for the discrete topology; here 0 lies in no open set but $\mathbb{R}$.`,
          hi: String.raw`ऐसा विविक्त संस्थिति में होता; यहाँ 0, $\mathbb{R}$ के सिवा किसी विवृत समुच्चय में नहीं है।`,
        },
        c: {
          en: String.raw`P holds too: even the sequence $1, 2, 3, \dots$ converges to 0 in $X$.`,
          hi: String.raw`P भी सत्य है: अनुक्रम $1, 2, 3, \dots$ भी $X$ में 0 की ओर अभिसरित होता है।`,
        },
        d: {
          en: String.raw`Right: both follow from the fact that $\mathbb{R}$ is the only open set that contains 0.`,
          hi: String.raw`सही: दोनों इसी से निकलते हैं कि 0 वाला एकमात्र विवृत समुच्चय $\mathbb{R}$ है।`,
        },
      },
    },
    {
      code: 'ga-023',
      exams: ['gate'],
      subject: 'maths',
      topic: 'linear-programming',
      difficulty: 'medium',
      targetSeconds: 105,
      stem: {
        en: String.raw`A balanced transportation problem has two origins $O_1$, $O_2$ and three destinations $D_1$, $D_2$, $D_3$. The table shows the cost per unit, the supplies and the demands.

| Origin | $D_1$ | $D_2$ | $D_3$ | Supply |
| --- | --- | --- | --- | --- |
| $O_1$ | 5 | 2 | 7 | 20 |
| $O_2$ | 4 | 3 | 9 | 30 |
| Demand | 15 | 20 | 15 | 50 |

The least total cost of transportation is`,
        hi: String.raw`एक संतुलित परिवहन समस्या (transportation problem) में दो उद्गम $O_1$, $O_2$ और तीन गंतव्य $D_1$, $D_2$, $D_3$ हैं। तालिका में प्रति इकाई लागत, पूर्ति और माँग दी गई है।

| उद्गम | $D_1$ | $D_2$ | $D_3$ | पूर्ति |
| --- | --- | --- | --- | --- |
| $O_1$ | 5 | 2 | 7 | 20 |
| $O_2$ | 4 | 3 | 9 | 30 |
| माँग | 15 | 20 | 15 | 50 |

परिवहन की न्यूनतम कुल लागत है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`235`, hi: String.raw`235` } },
        { id: 'b', content: { en: String.raw`220`, hi: String.raw`220` } },
        { id: 'c', content: { en: String.raw`265`, hi: String.raw`265` } },
        { id: 'd', content: { en: String.raw`205`, hi: String.raw`205` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`With two origins only the differences $c_{1j} - c_{2j}$ matter: $1$, $-1$, $-2$ for $D_1$, $D_2$, $D_3$. The 20 units of $O_1$ should go where the difference is least: first 15 to $D_3$, then 5 to $D_2$. The rest comes from $O_2$: 15 to $D_1$, 15 to $D_2$.

$$
15 \cdot 7 + 5 \cdot 2 + 15 \cdot 4 + 15 \cdot 3 = 220
$$

Check: with $u_1 = 0$, $u_2 = 1$, $v = (3, 2, 7)$ the cells not used have $5 - 3 > 0$ and $9 - 8 > 0$, so the plan is optimal. Trap: the cheapest cell first (20 units at cost 2) leads to 235.`,
        hi: String.raw`दो ही उद्गम हों, तो केवल अंतर $c_{1j} - c_{2j}$ देखना है: $D_1$, $D_2$, $D_3$ के लिए $1$, $-1$, $-2$। $O_1$ की 20 इकाइयाँ वहाँ जाएँ, जहाँ यह अंतर सबसे कम है: पहले 15 इकाइयाँ $D_3$ को, फिर 5 $D_2$ को। शेष $O_2$ से आएँगी: 15 $D_1$ को और 15 $D_2$ को।

$$
15 \cdot 7 + 5 \cdot 2 + 15 \cdot 4 + 15 \cdot 3 = 220
$$

जाँच: $u_1 = 0$, $u_2 = 1$, $v = (3, 2, 7)$ लेने पर ख़ाली कोष्ठों के लिए $5 - 3 > 0$ और $9 - 8 > 0$ है, अतः योजना इष्टतम है। ध्यान दें: सबसे सस्ता कोष्ठ पहले भरने (लागत 2 पर 20 इकाइयाँ) से 235 आता है।`,
      },
      reasons: {
        a: {
          en: String.raw`The first plan of the least-cost method, with 20 units from $O_1$ to $D_2$; it is not yet optimal.`,
          hi: String.raw`यह न्यूनतम लागत विधि की पहली योजना है, जिसमें $O_1$ से $D_2$ को 20 इकाइयाँ जाती हैं; यह अभी इष्टतम नहीं है।`,
        },
        b: {
          en: String.raw`Right: all reduced costs of the empty cells are positive for this plan.`,
          hi: String.raw`सही: इस योजना में सभी ख़ाली कोष्ठों की समानीत लागत (reduced cost) धनात्मक है।`,
        },
        c: {
          en: String.raw`The starting plan of the north-west corner rule: $75 + 10 + 45 + 135$.`,
          hi: String.raw`यह उत्तर-पश्चिम कोना नियम (north-west corner rule) की आरंभिक योजना है: $75 + 10 + 45 + 135$।`,
        },
        d: {
          en: String.raw`Serves each destination from its cheaper origin; $O_1$ would have to send 35 units.`,
          hi: String.raw`हर गंतव्य को उसके सस्ते उद्गम से भेजा गया; तब $O_1$ को 35 इकाइयाँ भेजनी पड़तीं।`,
        },
      },
    },
    {
      code: 'ga-024',
      exams: ['gate'],
      subject: 'maths',
      topic: 'linear-algebra',
      difficulty: 'hard',
      targetSeconds: 150,
      stem: {
        en: String.raw`Let $A$ be a non-zero $3 \times 3$ real matrix with $A^2 = A^{\mathsf{T}}$, where $A^{\mathsf{T}}$ is the transpose of $A$. Which of the following statements is/are TRUE?`,
        hi: String.raw`मान लीजिए $A$ एक शून्येतर $3 \times 3$ वास्तविक आव्यूह है, जिसके लिए $A^2 = A^{\mathsf{T}}$, जहाँ $A^{\mathsf{T}}$ आव्यूह $A$ का परिवर्त (transpose) है। निम्नलिखित में से कौन-सा/से कथन सत्य है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$A$ is symmetric.`, hi: String.raw`$A$ सममित है।` } },
        {
          id: 'b',
          content: {
            en: String.raw`The determinant of $A$ is $0$ or $1$.`,
            hi: String.raw`$A$ का सारणिक $0$ या $1$ है।`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`$A$ is diagonalizable over $\mathbb{C}$.`,
            hi: String.raw`$A$, $\mathbb{C}$ पर विकर्णनीय (diagonalizable) है।`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`The trace of $A^3$ equals the rank of $A$.`,
            hi: String.raw`$A^3$ का अनुरेख $A$ की जाति (rank) के बराबर है।`,
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['b', 'c', 'd'] },
      solution: {
        en: String.raw`Square again: $A^4 = (A^{\mathsf{T}})^2 = (A^2)^{\mathsf{T}} = A$.

- So $A$ satisfies $x^4 - x = 0$, which has four different roots $0, 1, \omega, \omega^2$: $A$ is diagonalizable over $\mathbb{C}$.
- $\det(A)^2 = \det A$, so $\det A$ is 0 or 1.
- $A^3$ has the eigenvalue 1 for each non-zero eigenvalue of $A$ and 0 for the others, so its trace is the number of non-zero eigenvalues, which for a diagonalizable matrix is the rank.
- Not symmetric in general: for a rotation by $120^\circ$ about an axis $A^2 = A^{-1} = A^{\mathsf{T}} \ne A$.`,
        hi: String.raw`दोनों ओर फिर वर्ग कीजिए: $A^4 = (A^{\mathsf{T}})^2 = (A^2)^{\mathsf{T}} = A$।

- अतः $A$ समीकरण $x^4 - x = 0$ को संतुष्ट करता है, जिसके चार भिन्न मूल $0, 1, \omega, \omega^2$ हैं: $A$, $\mathbb{C}$ पर विकर्णनीय है।
- $\det(A)^2 = \det A$, अतः $\det A$ का मान 0 या 1 है।
- $A$ के हर शून्येतर अभिलक्षणिक मान के लिए $A^3$ का अभिलक्षणिक मान 1 है और शेष के लिए 0, अतः उसका अनुरेख शून्येतर अभिलक्षणिक मानों की संख्या है; विकर्णनीय आव्यूह के लिए यही उसकी जाति है।
- सामान्यतः सममित नहीं: किसी अक्ष के परितः $120^\circ$ के घूर्णन के लिए $A^2 = A^{-1} = A^{\mathsf{T}} \ne A$।`,
      },
      reasons: {
        a: {
          en: String.raw`False: a rotation by $120^\circ$ satisfies $A^2 = A^{-1} = A^{\mathsf{T}}$ and is not symmetric.`,
          hi: String.raw`असत्य: $120^\circ$ का घूर्णन $A^2 = A^{-1} = A^{\mathsf{T}}$ को संतुष्ट करता है, पर सममित नहीं है।`,
        },
        b: {
          en: String.raw`Right: $\det A^2 = \det A^{\mathsf{T}}$ gives $(\det A)^2 = \det A$.`,
          hi: String.raw`सही: $\det A^2 = \det A^{\mathsf{T}}$ से $(\det A)^2 = \det A$।`,
        },
        c: {
          en: String.raw`Right: $A^4 = A$, and $x^4 - x$ has no repeated root.`,
          hi: String.raw`सही: $A^4 = A$ है और $x^4 - x$ का कोई मूल दोहराया नहीं जाता।`,
        },
        d: {
          en: String.raw`Right: $A^3$ is the projection onto the range of $A$, since $A^6 = A^3$ and $A^4 = A$.`,
          hi: String.raw`सही: $A^3$, $A$ के परिसर पर प्रक्षेप (projection) है, क्योंकि $A^6 = A^3$ और $A^4 = A$।`,
        },
      },
    },
    {
      code: 'ga-025',
      exams: ['gate'],
      subject: 'maths',
      topic: 'real-analysis',
      difficulty: 'medium',
      targetSeconds: 130,
      stem: {
        en: String.raw`Let $f : [0, \infty) \to \mathbb{R}$ be a continuous function. Which of the following statements is/are TRUE?`,
        hi: String.raw`मान लीजिए $f : [0, \infty) \to \mathbb{R}$ एक संतत फलन है। निम्नलिखित में से कौन-सा/से कथन सत्य है/हैं?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`If $f$ is bounded, then $f$ is uniformly continuous.`,
            hi: String.raw`यदि $f$ परिबद्ध है, तो $f$ एकसमान संतत (uniformly continuous) है।`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`If $f$ is uniformly continuous and differentiable, then $f'$ is bounded.`,
            hi: String.raw`यदि $f$ एकसमान संतत और अवकलनीय है, तो $f'$ परिबद्ध है।`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`If $f$ is uniformly continuous, then there are real $a$, $b$ with $|f(x)| \le a + bx$ for all $x$.`,
            hi: String.raw`यदि $f$ एकसमान संतत है, तो ऐसे वास्तविक $a$, $b$ हैं कि सभी $x$ के लिए $|f(x)| \le a + bx$।`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`If $f$ is uniformly continuous, then $f^2$ is uniformly continuous.`,
            hi: String.raw`यदि $f$ एकसमान संतत है, तो $f^2$ भी एकसमान संतत है।`,
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['c'] },
      solution: {
        en: String.raw`Uniform continuity: choose $\delta$ for $\varepsilon = 1$. From 0 to $x$ there are at most $\frac{x}{\delta} + 1$ steps of length $\delta$ or less, and $f$ changes by less than 1 in each, so

$$
|f(x)| \le |f(0)| + 1 + \frac{x}{\delta}
$$

This proves the linear bound. The others fail:

- $\sin(x^2)$ is bounded, but oscillates faster and faster.
- $\frac{\sin(x^3)}{1 + x}$ tends to 0 at infinity, so it is uniformly continuous; its derivative is unbounded.
- $x$ is uniformly continuous, $x^2$ is not.`,
        hi: String.raw`एकसमान सांतत्य: $\varepsilon = 1$ के लिए $\delta$ चुनिए। 0 से $x$ तक लंबाई $\delta$ या उससे छोटे अधिक से अधिक $\frac{x}{\delta} + 1$ चरण हैं और हर चरण में $f$ का परिवर्तन 1 से कम है, अतः

$$
|f(x)| \le |f(0)| + 1 + \frac{x}{\delta}
$$

इससे रैखिक परिबंध सिद्ध होता है। बाक़ी कथन असत्य हैं:

- $\sin(x^2)$ परिबद्ध है, पर उसका दोलन तेज़ होता जाता है।
- $\frac{\sin(x^3)}{1 + x}$ अनंत पर 0 की ओर जाता है, अतः एकसमान संतत है; उसका अवकलज अपरिबद्ध है।
- $x$ एकसमान संतत है, $x^2$ नहीं।`,
      },
      reasons: {
        a: {
          en: String.raw`False: $\sin(x^2)$ is bounded, but its oscillations become arbitrarily short.`,
          hi: String.raw`असत्य: $\sin(x^2)$ परिबद्ध है, पर उसके दोलन मनचाहे छोटे हो जाते हैं।`,
        },
        b: {
          en: String.raw`False: $\frac{\sin(x^3)}{1 + x}$. The converse is true: a bounded derivative gives uniform continuity.`,
          hi: String.raw`असत्य: $\frac{\sin(x^3)}{1 + x}$। इसका विलोम सत्य है: परिबद्ध अवकलज से एकसमान सांतत्य मिलता है।`,
        },
        c: {
          en: String.raw`Right: $a = |f(0)| + 1$ and $b = \frac{1}{\delta}$, where $\delta$ belongs to $\varepsilon = 1$.`,
          hi: String.raw`सही: $a = |f(0)| + 1$ और $b = \frac{1}{\delta}$, जहाँ $\delta$, $\varepsilon = 1$ के लिए चुना गया है।`,
        },
        d: {
          en: String.raw`False for $f(x) = x$; it is true for bounded $f$.`,
          hi: String.raw`$f(x) = x$ के लिए असत्य; परिबद्ध $f$ के लिए सत्य है।`,
        },
      },
    },
    {
      code: 'ga-026',
      exams: ['gate'],
      subject: 'maths',
      topic: 'complex-analysis',
      difficulty: 'medium',
      targetSeconds: 120,
      stem: {
        en: String.raw`Let $\mathbb{D} = \{z \in \mathbb{C} : |z| < 1\}$. For which of the following conditions does there exist a function $f$, analytic on $\mathbb{D}$, that satisfies the condition for all integers $n \ge 2$?`,
        hi: String.raw`मान लीजिए $\mathbb{D} = \{z \in \mathbb{C} : |z| < 1\}$। नीचे के किस/किन प्रतिबंधों के लिए $\mathbb{D}$ पर ऐसा विश्लेषिक (analytic) फलन $f$ मौजूद है, जो सभी पूर्णांकों $n \ge 2$ पर उस प्रतिबंध को संतुष्ट करे?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$f\left(\frac{1}{n}\right) = f\left(-\frac{1}{n}\right) = \frac{1}{n^3}$`,
            hi: String.raw`$f\left(\frac{1}{n}\right) = f\left(-\frac{1}{n}\right) = \frac{1}{n^3}$`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$f\left(\frac{1}{n}\right) = \frac{1}{n + 1}$`,
            hi: String.raw`$f\left(\frac{1}{n}\right) = \frac{1}{n + 1}$`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`$f\left(\frac{1}{n}\right) = \frac{n}{2n - 3}$`,
            hi: String.raw`$f\left(\frac{1}{n}\right) = \frac{n}{2n - 3}$`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`$f\left(\frac{1}{n}\right) = f\left(-\frac{1}{n}\right) = \frac{n^2}{n^2 + 1}$`,
            hi: String.raw`$f\left(\frac{1}{n}\right) = f\left(-\frac{1}{n}\right) = \frac{n^2}{n^2 + 1}$`,
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['b', 'd'] },
      solution: {
        en: String.raw`The points $\frac{1}{n}$ tend to $0 \in \mathbb{D}$, so by the identity theorem there is at most one such $f$. Write $z = \frac{1}{n}$ and look whether the formula works.

- $f\left(\frac{1}{n}\right) = \frac{1}{n^3}$ forces $f(z) = z^3$, but then $f\left(-\frac{1}{n}\right) = -\frac{1}{n^3}$.
- $\frac{1}{n + 1} = \frac{z}{1 + z}$ is analytic on $\mathbb{D}$; its pole is $-1$.
- $\frac{n}{2n - 3} = \frac{1}{2 - 3z}$ has a pole at $\frac{2}{3} \in \mathbb{D}$.
- $\frac{n^2}{n^2 + 1} = \frac{1}{1 + z^2}$ is even and analytic on $\mathbb{D}$; its poles are $\pm i$.

Trap: a pole on the circle $|z| = 1$ does no harm.`,
        hi: String.raw`बिंदु $\frac{1}{n}$ का अनुक्रम $0 \in \mathbb{D}$ की ओर जाता है, इसलिए तत्समक प्रमेय (identity theorem) से ऐसा $f$ अधिक से अधिक एक है। $z = \frac{1}{n}$ लिखकर देखिए कि सूत्र चलता है या नहीं।

- $f\left(\frac{1}{n}\right) = \frac{1}{n^3}$ से $f(z) = z^3$ होना ही पड़ेगा, पर तब $f\left(-\frac{1}{n}\right) = -\frac{1}{n^3}$।
- $\frac{1}{n + 1} = \frac{z}{1 + z}$, $\mathbb{D}$ पर विश्लेषिक है; उसका अनंतक (pole) $-1$ है।
- $\frac{n}{2n - 3} = \frac{1}{2 - 3z}$ का अनंतक $\frac{2}{3} \in \mathbb{D}$ है।
- $\frac{n^2}{n^2 + 1} = \frac{1}{1 + z^2}$ सम फलन है और $\mathbb{D}$ पर विश्लेषिक है; उसके अनंतक $\pm i$ हैं।

ध्यान दें: वृत्त $|z| = 1$ पर अनंतक होने से कोई बाधा नहीं आती।`,
      },
      reasons: {
        a: {
          en: String.raw`Impossible: the first part gives $f(z) = z^3$, an odd function.`,
          hi: String.raw`असंभव: पहले भाग से $f(z) = z^3$ मिलता है, जो विषम फलन है।`,
        },
        b: {
          en: String.raw`Right: $f(z) = \frac{z}{1 + z}$, whose pole $-1$ lies outside $\mathbb{D}$.`,
          hi: String.raw`सही: $f(z) = \frac{z}{1 + z}$, जिसका अनंतक $-1$, $\mathbb{D}$ के बाहर है।`,
        },
        c: {
          en: String.raw`Impossible: $f$ would have to be $\frac{1}{2 - 3z}$ near 0 and so be unbounded near $\frac{2}{3}$.`,
          hi: String.raw`असंभव: 0 के पास $f$ को $\frac{1}{2 - 3z}$ होना पड़ेगा, अतः वह $\frac{2}{3}$ के पास अपरिबद्ध होगा।`,
        },
        d: {
          en: String.raw`Right: $f(z) = \frac{1}{1 + z^2}$ is even and analytic on $\mathbb{D}$.`,
          hi: String.raw`सही: $f(z) = \frac{1}{1 + z^2}$ सम है और $\mathbb{D}$ पर विश्लेषिक है।`,
        },
      },
    },
    {
      code: 'ga-027',
      exams: ['gate'],
      subject: 'maths',
      topic: 'functional-analysis',
      difficulty: 'medium',
      targetSeconds: 105,
      stem: {
        en: String.raw`Let $(e_n)_{n \ge 1}$ be the standard orthonormal basis of $\ell^2$, and let $T : \ell^2 \to \ell^2$ be the bounded linear operator with $T e_n = \frac{1}{n} e_{n+1}$ for all $n \ge 1$. Let $T^*$ be the adjoint of $T$. Which of the following statements is/are TRUE?`,
        hi: String.raw`मान लीजिए $(e_n)_{n \ge 1}$, $\ell^2$ का स्वाभाविक (standard) प्रसामान्य लांबिक आधार (orthonormal basis) है और $T : \ell^2 \to \ell^2$ वह परिबद्ध रैखिक संकारक (operator) है, जिसके लिए सभी $n \ge 1$ पर $T e_n = \frac{1}{n} e_{n+1}$। मान लीजिए $T^*$, $T$ का सहसंलग्न (adjoint) है। निम्नलिखित में से कौन-सा/से कथन सत्य है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$T$ is one-one.`, hi: String.raw`$T$ एकैकी (one-one) है।` } },
        {
          id: 'b',
          content: {
            en: String.raw`The operator norm of $T^3$ is $\frac{1}{6}$.`,
            hi: String.raw`$T^3$ का संकारक-मानक (operator norm) $\frac{1}{6}$ है।`,
          },
        },
        { id: 'c', content: { en: String.raw`$T^*$ is one-one.`, hi: String.raw`$T^*$ एकैकी (one-one) है।` } },
        {
          id: 'd',
          content: {
            en: String.raw`The range of $T$ is closed in $\ell^2$.`,
            hi: String.raw`$T$ का परिसर (range) $\ell^2$ में संवृत (closed) है।`,
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['a', 'b'] },
      solution: {
        en: String.raw`$T(x_1, x_2, x_3, \dots) = \left(0, x_1, \frac{x_2}{2}, \frac{x_3}{3}, \dots\right)$.

- $Tx = 0$ forces all $x_n = 0$: $T$ is one-one.
- $T^3 e_n = \frac{1}{n(n+1)(n+2)}\, e_{n+3}$; the images are orthogonal, so $\|T^3\|$ is the largest factor, $\frac{1}{6}$.
- $T^* e_{n+1} = \frac{1}{n} e_n$ and $T^* e_1 = 0$: not one-one.
- The factors $\frac{1}{n}$ tend to 0, so $T$ is compact, and its range has infinite dimension: such a range is never closed.

Trap: $\|T\|^3 = 1$, but $\|T^3\|$ is smaller, since the largest factor acts once only.`,
        hi: String.raw`$T(x_1, x_2, x_3, \dots) = \left(0, x_1, \frac{x_2}{2}, \frac{x_3}{3}, \dots\right)$।

- $Tx = 0$ से सभी $x_n = 0$ मिलते हैं: $T$ एकैकी है।
- $T^3 e_n = \frac{1}{n(n+1)(n+2)}\, e_{n+3}$; प्रतिबिंब परस्पर लांबिक हैं, अतः $\|T^3\|$ सबसे बड़ा गुणक $\frac{1}{6}$ है।
- $T^* e_{n+1} = \frac{1}{n} e_n$ और $T^* e_1 = 0$: एकैकी नहीं।
- गुणक $\frac{1}{n}$ का मान 0 की ओर जाता है, अतः $T$ संहत (compact) है और उसका परिसर अनंत विमा का है: ऐसा परिसर कभी संवृत नहीं होता।

ध्यान दें: $\|T\|^3 = 1$ है, पर $\|T^3\|$ उससे छोटा है, क्योंकि सबसे बड़ा गुणक एक ही बार लगता है।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: every coordinate is kept, divided by a non-zero number.`,
          hi: String.raw`सही: हर निर्देशांक बना रहता है, बस एक शून्येतर संख्या से भाग लगता है।`,
        },
        b: {
          en: String.raw`Right: the largest of the factors $\frac{1}{n(n+1)(n+2)}$, at $n = 1$.`,
          hi: String.raw`सही: गुणकों $\frac{1}{n(n+1)(n+2)}$ में सबसे बड़ा, $n = 1$ पर।`,
        },
        c: {
          en: String.raw`False: $T^* e_1 = 0$, since $e_1$ is orthogonal to the range of $T$.`,
          hi: String.raw`असत्य: $T^* e_1 = 0$, क्योंकि $e_1$, $T$ के परिसर पर लांबिक है।`,
        },
        d: {
          en: String.raw`False: $\sum \frac{1}{n} e_{n+1}$ is in the closure, but it would need $x_n = 1$ for all $n$.`,
          hi: String.raw`असत्य: $\sum \frac{1}{n} e_{n+1}$ संवरक (closure) में है, पर उसके लिए सभी $n$ पर $x_n = 1$ होना चाहिए।`,
        },
      },
    },
    {
      code: 'ga-028',
      exams: ['gate'],
      subject: 'maths',
      topic: 'linear-algebra',
      difficulty: 'medium',
      targetSeconds: 95,
      stem: {
        en: String.raw`The number of similarity classes of $7 \times 7$ complex matrices $N$ of rank $4$ with $N^4 = 0$ is ______ (in integer).`,
        hi: String.raw`जाति (rank) $4$ वाले उन $7 \times 7$ सम्मिश्र आव्यूहों $N$ के, जिनके लिए $N^4 = 0$ है, समरूपता वर्गों (similarity classes) की संख्या ______ है (पूर्णांक में)।`,
      },
      key: { kind: 'nat', min: '3', max: '3' },
      solution: {
        en: String.raw`Similar nilpotent matrices are those with the same Jordan block sizes, a partition of 7.

- Each block loses 1 in rank: $7 - 4 = 3$ blocks.
- $N^4 = 0$: no block is larger than 4.

Partitions of 7 into three parts: $5+1+1$, $4+2+1$, $3+3+1$, $3+2+2$. The first is excluded by $N^4 = 0$. The answer is 3.`,
        hi: String.raw`शून्यभावी (nilpotent) आव्यूह ठीक तब समरूप (similar) होते हैं, जब उनके जॉर्डन खंडों के आकार समान हों; ये आकार 7 का विभाजन बनाते हैं।

- हर खंड से जाति 1 घटती है: $7 - 4 = 3$ खंड।
- $N^4 = 0$: कोई खंड 4 से बड़ा नहीं।

7 के तीन भागों में विभाजन: $5+1+1$, $4+2+1$, $3+3+1$, $3+2+2$। पहला $N^4 = 0$ के कारण छूट जाता है। उत्तर 3 है।`,
      },
    },
    {
      code: 'ga-029',
      exams: ['gate'],
      subject: 'maths',
      topic: 'real-analysis',
      difficulty: 'easy',
      targetSeconds: 60,
      stem: {
        en: String.raw`The value of

$$
\lim_{n \to \infty} n \int_0^{\infty} x e^{-2x} \log_e\!\left(1 + \frac{x}{n}\right) dx
$$

is ______ (rounded off to two decimal places).`,
        hi: String.raw`$$
\lim_{n \to \infty} n \int_0^{\infty} x e^{-2x} \log_e\!\left(1 + \frac{x}{n}\right) dx
$$

का मान ______ है (दशमलव के दो स्थानों तक पूर्णांकित)।`,
      },
      key: { kind: 'nat', min: '0.25', max: '0.25', rounding: { decimals: 2, rule: 'half_up' } },
      solution: {
        en: String.raw`Take the factor $n$ inside. For each $x \ge 0$, $n \log_e\left(1 + \frac{x}{n}\right) \to x$, and $\log_e(1 + t) \le t$ gives the bound

$$
0 \le n \log_e\left(1 + \tfrac{x}{n}\right) \le x
$$

So $x^2 e^{-2x}$, which is integrable, dominates. By the dominated convergence theorem the limit is

$$
\int_0^{\infty} x^2 e^{-2x}\,dx = \frac{2!}{2^3} = 0.25
$$

Trap: with $n$ left outside, the integral alone tends to 0.`,
        hi: String.raw`गुणक $n$ को भीतर लाइए। हर $x \ge 0$ के लिए $n \log_e\left(1 + \frac{x}{n}\right) \to x$ है और $\log_e(1 + t) \le t$ से परिबंध मिलता है:

$$
0 \le n \log_e\left(1 + \tfrac{x}{n}\right) \le x
$$

अतः समाकलनीय फलन $x^2 e^{-2x}$ अधिपति (dominating) फलन है। अधिपतित अभिसरण प्रमेय (dominated convergence theorem) से सीमा है

$$
\int_0^{\infty} x^2 e^{-2x}\,dx = \frac{2!}{2^3} = 0.25
$$

ध्यान दें: $n$ बाहर रहे, तो अकेला समाकल 0 की ओर जाता है।`,
      },
    },
    {
      code: 'ga-030',
      exams: ['gate'],
      subject: 'maths',
      topic: 'complex-analysis',
      difficulty: 'easy',
      targetSeconds: 85,
      stem: {
        en: String.raw`The number of zeros, counted with multiplicity, of the polynomial $z^8 - 7z^3 + 3z + 2$ in the annulus $1 < |z| < 2$ is ______ (in integer).`,
        hi: String.raw`वलयाकार क्षेत्र (annulus) $1 < |z| < 2$ में बहुपद $z^8 - 7z^3 + 3z + 2$ के शून्यकों (zeros) की संख्या, बहुकता (multiplicity) सहित, ______ है (पूर्णांक में)।`,
      },
      key: { kind: 'nat', min: '5', max: '5' },
      solution: {
        en: String.raw`Rouché's theorem: find the dominant term on each circle.

- $|z| = 2$: $|z^8| = 256 > 7 \cdot 8 + 3 \cdot 2 + 2 = 64$, so all 8 zeros lie in $|z| < 2$.
- $|z| = 1$: $|7z^3| = 7 > 1 + 3 + 2 = 6$, so 3 zeros lie in $|z| < 1$ and none on the circle.

In the annulus: $8 - 3 = 5$.`,
        hi: String.raw`रूशे प्रमेय (Rouché's theorem): हर वृत्त पर सबसे बड़ा पद खोजिए।

- $|z| = 2$: $|z^8| = 256 > 7 \cdot 8 + 3 \cdot 2 + 2 = 64$, अतः सभी 8 शून्यक $|z| < 2$ में हैं।
- $|z| = 1$: $|7z^3| = 7 > 1 + 3 + 2 = 6$, अतः 3 शून्यक $|z| < 1$ में हैं और वृत्त पर कोई नहीं।

वलयाकार क्षेत्र में: $8 - 3 = 5$।`,
      },
    },
    {
      code: 'ga-031',
      exams: ['gate'],
      subject: 'maths',
      topic: 'multivariable-calculus',
      difficulty: 'easy',
      targetSeconds: 80,
      stem: {
        en: String.raw`Let $S$ be the closed surface of the solid cylinder $x^2 + y^2 \le 1$, $0 \le z \le 3$, with the outward normal. If the flux of the vector field

$$
\vec{F} = (x^3 + yz)\,\hat{i} + (y^3 + xz)\,\hat{j} + z^2\,\hat{k}
$$

through $S$ is $\alpha\pi$, then $\alpha$ equals ______ (rounded off to one decimal place).`,
        hi: String.raw`मान लीजिए $S$ ठोस बेलन $x^2 + y^2 \le 1$, $0 \le z \le 3$ का संवृत पृष्ठ है, जिसका अभिलंब बाहर की ओर है। यदि $S$ से होकर सदिश क्षेत्र

$$
\vec{F} = (x^3 + yz)\,\hat{i} + (y^3 + xz)\,\hat{j} + z^2\,\hat{k}
$$

का अभिवाह (flux) $\alpha\pi$ है, तो $\alpha$ का मान ______ है (दशमलव के एक स्थान तक पूर्णांकित)।`,
      },
      key: { kind: 'nat', min: '13.5', max: '13.5', rounding: { decimals: 1, rule: 'half_up' } },
      solution: {
        en: String.raw`The surface is closed, so use Gauss's divergence theorem: $\nabla \cdot \vec{F} = 3x^2 + 3y^2 + 2z = 3r^2 + 2z$.

In cylindrical coordinates:

$$
\int_0^3 \int_0^{2\pi} \int_0^1 3r^2 \cdot r\,dr\,d\theta\,dz = \frac{9\pi}{2}
$$

$$
\int_0^3 2z\,dz \cdot \pi = 9\pi
$$

The sum is $13.5\pi$. Trap: the factor $r$ of the volume element.`,
        hi: String.raw`पृष्ठ संवृत है, इसलिए गाउस का अपसरण प्रमेय लगाइए: $\nabla \cdot \vec{F} = 3x^2 + 3y^2 + 2z = 3r^2 + 2z$।

बेलनाकार निर्देशांकों में:

$$
\int_0^3 \int_0^{2\pi} \int_0^1 3r^2 \cdot r\,dr\,d\theta\,dz = \frac{9\pi}{2}
$$

$$
\int_0^3 2z\,dz \cdot \pi = 9\pi
$$

योग $13.5\pi$ है। ध्यान दें: आयतन-अवयव का गुणक $r$ न छूटे।`,
      },
    },
    {
      code: 'ga-032',
      exams: ['gate'],
      subject: 'maths',
      topic: 'differential-equations',
      difficulty: 'easy',
      targetSeconds: 70,
      stem: {
        en: String.raw`Let $P_3(x)$ be the Legendre polynomial of degree $3$ with $P_3(1) = 1$. The value of

$$
\int_{-1}^{1} (5x^3 - 2x^2 + 7x)\, P_3(x)\,dx
$$

is ______ (rounded off to two decimal places).`,
        hi: String.raw`मान लीजिए $P_3(x)$ घात $3$ का लेजेंड्र बहुपद (Legendre polynomial) है, जिसके लिए $P_3(1) = 1$। समाकल

$$
\int_{-1}^{1} (5x^3 - 2x^2 + 7x)\, P_3(x)\,dx
$$

का मान ______ है (दशमलव के दो स्थानों तक पूर्णांकित)।`,
      },
      key: { kind: 'nat', min: '0.56', max: '0.58' },
      solution: {
        en: String.raw`$P_3$ is orthogonal to every polynomial of degree less than 3, so $-2x^2 + 7x$ contributes nothing.

From $P_3 = \frac{1}{2}(5x^3 - 3x)$: $5x^3 = 2P_3 + 3x$, and $3x$ contributes nothing either. With $\int_{-1}^{1} P_n^2\,dx = \frac{2}{2n + 1}$:

$$
2 \int_{-1}^{1} P_3^2\,dx = 2 \cdot \frac{2}{7} = \frac{4}{7} = 0.571\ldots
$$

So 0.57. Trap: expanding everything takes three times as long.`,
        hi: String.raw`$P_3$, 3 से कम घात के हर बहुपद पर लांबिक है, इसलिए $-2x^2 + 7x$ का योगदान शून्य है।

$P_3 = \frac{1}{2}(5x^3 - 3x)$ से $5x^3 = 2P_3 + 3x$ और $3x$ का योगदान भी शून्य है। $\int_{-1}^{1} P_n^2\,dx = \frac{2}{2n + 1}$ से:

$$
2 \int_{-1}^{1} P_3^2\,dx = 2 \cdot \frac{2}{7} = \frac{4}{7} = 0.571\ldots
$$

अतः 0.57। ध्यान दें: पूरा गुणा करके समाकलन करने में तिगुना समय लगता है।`,
      },
    },
    {
      code: 'ga-033',
      exams: ['gate'],
      subject: 'maths',
      topic: 'abstract-algebra',
      difficulty: 'medium',
      targetSeconds: 110,
      stem: {
        en: String.raw`The number of group homomorphisms from the cyclic group $\mathbb{Z}_6$ to the symmetric group $S_5$ is ______ (in integer).`,
        hi: String.raw`चक्रीय समूह $\mathbb{Z}_6$ से सममित समूह $S_5$ में समूह-समाकारिताओं (group homomorphisms) की संख्या ______ है (पूर्णांक में)।`,
      },
      key: { kind: 'nat', min: '66', max: '66' },
      solution: {
        en: String.raw`A homomorphism is fixed by the image $g$ of the generator, and $g$ may be any element with $g^6 = e$: of order 1, 2, 3 or 6.

Count in $S_5$:

- order 1: 1
- order 2: 10 transpositions and 15 products of two, 25
- order 3: 20 three-cycles
- order 6: 20 products of a three-cycle and a transposition

Together $1 + 25 + 20 + 20 = 66$. Trap: the image need not have order 6.`,
        hi: String.raw`समाकारिता, जनक (generator) के प्रतिबिंब $g$ से तय हो जाती है और $g$ ऐसा कोई भी अवयव हो सकता है, जिसके लिए $g^6 = e$: कोटि 1, 2, 3 या 6 का।

$S_5$ में गिनिए:

- कोटि 1: 1
- कोटि 2: 10 पक्षांतरण (transpositions) और दो पक्षांतरणों के 15 गुणनफल, 25
- कोटि 3: 20 त्रि-चक्र
- कोटि 6: त्रि-चक्र और पक्षांतरण के 20 गुणनफल

कुल $1 + 25 + 20 + 20 = 66$। ध्यान दें: प्रतिबिंब की कोटि 6 होना आवश्यक नहीं है।`,
      },
    },
    {
      code: 'ga-034',
      exams: ['gate'],
      subject: 'maths',
      topic: 'numerical-analysis',
      difficulty: 'medium',
      targetSeconds: 80,
      stem: {
        en: String.raw`The iteration

$$
x_{n+1} = \frac{15 x_n - 10 x_n^3 + 3 x_n^5}{8}
$$

converges to $1$ for every $x_0 \ne 1$ close enough to $1$. Then

$$
\lim_{n \to \infty} \frac{x_{n+1} - 1}{(x_n - 1)^3}
$$

is ______ (rounded off to one decimal place).`,
        hi: String.raw`पुनरावृत्ति (iteration)

$$
x_{n+1} = \frac{15 x_n - 10 x_n^3 + 3 x_n^5}{8}
$$

$1$ के पर्याप्त निकट के हर $x_0 \ne 1$ के लिए $1$ की ओर अभिसरित होती है। तब

$$
\lim_{n \to \infty} \frac{x_{n+1} - 1}{(x_n - 1)^3}
$$

का मान ______ है (दशमलव के एक स्थान तक पूर्णांकित)।`,
      },
      key: { kind: 'nat', min: '2.5', max: '2.5', rounding: { decimals: 1, rule: 'half_up' } },
      solution: {
        en: String.raw`Let $g(x) = \frac{15x - 10x^3 + 3x^5}{8}$. Then $g(1) = 1$ and

$$
g'(x) = \frac{15}{8}(1 - x^2)^2
$$

has a double zero at 1, so $g'(1) = g''(1) = 0$: the order of convergence is 3. Near 1, $1 - x^2 \approx -2(x - 1)$, so $g'(x) \approx \frac{15}{2}(x - 1)^2$, and integrating,

$$
g(x) - 1 \approx \frac{5}{2}(x - 1)^3
$$

The limit is $2.5$, that is $\frac{g^{(3)}(1)}{3!} = \frac{15}{6}$. Trap: forgetting $3!$ gives 15.`,
        hi: String.raw`मान लीजिए $g(x) = \frac{15x - 10x^3 + 3x^5}{8}$। तब $g(1) = 1$ और

$$
g'(x) = \frac{15}{8}(1 - x^2)^2
$$

का 1 पर दोहरा शून्यक है, अतः $g'(1) = g''(1) = 0$: अभिसरण की कोटि 3 है। 1 के पास $1 - x^2 \approx -2(x - 1)$, इसलिए $g'(x) \approx \frac{15}{2}(x - 1)^2$ और समाकलन करने पर

$$
g(x) - 1 \approx \frac{5}{2}(x - 1)^3
$$

सीमा $2.5$ है, यानी $\frac{g^{(3)}(1)}{3!} = \frac{15}{6}$। ध्यान दें: $3!$ भूल जाने पर 15 आता है।`,
      },
    },
    {
      code: 'ga-035',
      exams: ['gate'],
      subject: 'maths',
      topic: 'partial-differential-equations',
      difficulty: 'easy',
      targetSeconds: 80,
      stem: {
        en: String.raw`Let $u(x, y)$ be the solution of

$$
u_x + 2x\, u_y = u, \qquad u(0, y) = y^2
$$

Then $u(1, 3)$ equals ______ (rounded off to two decimal places).`,
        hi: String.raw`मान लीजिए $u(x, y)$ समीकरण

$$
u_x + 2x\, u_y = u, \qquad u(0, y) = y^2
$$

का हल है। तब $u(1, 3)$ का मान ______ है (दशमलव के दो स्थानों तक पूर्णांकित)।`,
      },
      key: { kind: 'nat', min: '10.86', max: '10.88' },
      solution: {
        en: String.raw`Along a characteristic $\frac{dy}{dx} = 2x$ and $\frac{du}{dx} = u$, so $y - x^2$ is constant and $u$ grows like $e^x$.

The characteristic through $(1, 3)$ has $y - x^2 = 2$ and starts at $(0, 2)$, where $u = 4$. Hence

$$
u(1, 3) = 4e^1 = 10.873\ldots
$$

In general $u = (y - x^2)^2 e^x$. Trap: $u(0, 3) = 9$ is not on this characteristic.`,
        hi: String.raw`अभिलक्षणिक वक्र (characteristic) पर $\frac{dy}{dx} = 2x$ और $\frac{du}{dx} = u$ है, अतः $y - x^2$ अचर है और $u$, $e^x$ की तरह बढ़ता है।

$(1, 3)$ से जाने वाले अभिलक्षणिक वक्र के लिए $y - x^2 = 2$ है और वह $(0, 2)$ से शुरू होता है, जहाँ $u = 4$। इसलिए

$$
u(1, 3) = 4e^1 = 10.873\ldots
$$

व्यापक हल $u = (y - x^2)^2 e^x$ है। ध्यान दें: $u(0, 3) = 9$ इस वक्र पर नहीं है।`,
      },
    },
  ],
}
