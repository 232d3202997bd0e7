import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

const bothOrOne: NonNullable<AuthoredQuestion['options']> = [
  {
    id: 'a',
    content: { en: 'Both Statement I and Statement II are correct', hi: 'कथन I और कथन II दोनों सही हैं' },
    pinned: true,
  },
  {
    id: 'b',
    content: { en: 'Both Statement I and Statement II are incorrect', hi: 'कथन I और कथन II दोनों ग़लत हैं' },
    pinned: true,
  },
  {
    id: 'c',
    content: { en: 'Statement I is correct but Statement II is incorrect', hi: 'कथन I सही है, किंतु कथन II ग़लत है' },
    pinned: true,
  },
  {
    id: 'd',
    content: { en: 'Statement I is incorrect but Statement II is correct', hi: 'कथन I ग़लत है, किंतु कथन II सही है' },
    pinned: true,
  },
]

export const shortJee: AuthoredQuestion[] = [
  {
    code: 'sj-001',
    exams: ['jee'],
    subject: 'maths',
    topic: 'matrices-and-determinants',
    difficulty: 'easy',
    targetSeconds: 100,
    stem: {
      en: String.raw`Let $\alpha$ and $\beta$ be real numbers for which the matrix $A = \begin{pmatrix} \alpha & 3 \\ 2 & \beta \end{pmatrix}$ satisfies $A^2 - 7A + 6I = O$. The sum of all the elements of $A^3$ is`,
      hi: String.raw`माना $\alpha$ और $\beta$ ऐसी वास्तविक संख्याएँ हैं कि आव्यूह $A = \begin{pmatrix} \alpha & 3 \\ 2 & \beta \end{pmatrix}$ समीकरण $A^2 - 7A + 6I = O$ को संतुष्ट करता है। $A^3$ के सभी अवयवों का योग है`,
    },
    options: [
      { id: 'a', content: { en: '516', hi: '516' } },
      { id: 'b', content: { en: '432', hi: '432' } },
      { id: 'c', content: { en: '576', hi: '576' } },
      { id: 'd', content: { en: '474', hi: '474' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Bring $A^3$ down to first degree with the given equation; $\alpha$ and $\beta$ are not needed one by one.

- $A^2 = 7A - 6I$, so $A^3 = 7A^2 - 6A = 43A - 42I$.
- $A$ is not a multiple of $I$, so the given equation is its characteristic equation: $\alpha + \beta = 7$.
- Elements of $A$: $7 + 3 + 2 = 12$; elements of $I$: $2$.

Sum $= 43 \times 12 - 42 \times 2 = 432$. Trap: $I$ has two ones, so $42$ goes off twice.`,
      hi: String.raw`दिए गए समीकरण से $A^3$ को पहली घात तक ले आइए; $\alpha$ और $\beta$ अलग-अलग निकालने की आवश्यकता नहीं है।

- $A^2 = 7A - 6I$, अतः $A^3 = 7A^2 - 6A = 43A - 42I$।
- $A$, $I$ का गुणज नहीं है, इसलिए दिया गया समीकरण ही इसका अभिलाक्षणिक समीकरण है: $\alpha + \beta = 7$।
- $A$ के अवयवों का योग $7 + 3 + 2 = 12$ और $I$ के अवयवों का योग $2$ है।

योग $= 43 \times 12 - 42 \times 2 = 432$। ध्यान दें: $I$ में 1 दो बार आता है, इसलिए $42$ दो बार घटेगा।`,
    },
    reasons: {
      a: {
        en: String.raw`Adds up $43A$ and leaves out the term $-42I$.`,
        hi: String.raw`केवल $43A$ के अवयव जोड़े गए, $-42I$ छूट गया।`,
      },
      b: {
        en: String.raw`Right: $A^3 = 43A - 42I$ with the element sums $12$ and $2$.`,
        hi: String.raw`सही: $A^3 = 43A - 42I$, जहाँ अवयवों के योग $12$ और $2$ हैं।`,
      },
      c: {
        en: String.raw`Makes a sign error, $49 + 6 = 55$ in place of $49 - 6 = 43$, as the coefficient of $A$.`,
        hi: String.raw`चिह्न की ग़लती से $A$ का गुणांक $49 - 6 = 43$ की जगह $49 + 6 = 55$ लिया गया।`,
      },
      d: {
        en: String.raw`Takes $42$ off once, although $I$ has two elements equal to $1$.`,
        hi: String.raw`$42$ एक ही बार घटाया गया, जबकि $I$ में $1$ के बराबर दो अवयव हैं।`,
      },
    },
  },
  {
    code: 'sj-002',
    exams: ['jee'],
    subject: 'maths',
    topic: 'complex-numbers',
    difficulty: 'medium',
    targetSeconds: 125,
    stem: {
      en: String.raw`Let $S$ be the set of all complex numbers $z$ with $z^2 + 4\bar{z} = 0$. Then $\displaystyle\sum_{z \in S} |z - 1|^2$ is equal to`,
      hi: String.raw`माना $S$ उन सभी सम्मिश्र संख्याओं $z$ का समुच्चय है जिनके लिए $z^2 + 4\bar{z} = 0$ है। तब $\displaystyle\sum_{z \in S} |z - 1|^2$ का मान है`,
    },
    options: [
      { id: 'a', content: { en: '26', hi: '26' } },
      { id: 'b', content: { en: '51', hi: '51' } },
      { id: 'c', content: { en: '49', hi: '49' } },
      { id: 'd', content: { en: '52', hi: '52' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Take moduli first: $|z|^2 = 4|z|$, so $z = 0$ or $|z| = 4$.

- If $|z| = 4$, multiply by $z$: $z^3 + 4z\bar{z} = z^3 + 64 = 0$, which has three roots with the sum $0$.
- For each, $|z - 1|^2 = |z|^2 - 2\,\text{Re}\,z + 1 = 17 - 2\,\text{Re}\,z$. The real parts add up to $0$, so these three give $51$.
- $z = 0$ gives $1$.

Total: $52$. Trap: $z = 0$ belongs to $S$ as well.`,
      hi: String.raw`पहले मापांक लीजिए: $|z|^2 = 4|z|$, अतः $z = 0$ या $|z| = 4$।

- $|z| = 4$ हो तो $z$ से गुणा कीजिए: $z^3 + 4z\bar{z} = z^3 + 64 = 0$, जिसके तीन मूल हैं और उनका योग $0$ है।
- हर मूल के लिए $|z - 1|^2 = |z|^2 - 2\,\text{Re}\,z + 1 = 17 - 2\,\text{Re}\,z$। वास्तविक भागों का योग $0$ है, इसलिए इन तीनों से $51$ मिलता है।
- $z = 0$ से $1$ मिलता है।

कुल योग: $52$। ध्यान दें: $z = 0$ भी $S$ में है।`,
    },
    reasons: {
      a: {
        en: String.raw`Counts the real solutions $0$ and $-4$ only: $1 + 25$.`,
        hi: String.raw`केवल वास्तविक हल $0$ और $-4$ गिने गए: $1 + 25$।`,
      },
      b: {
        en: String.raw`Loses the solution $z = 0$ on dividing by $|z|$.`,
        hi: String.raw`$|z|$ से भाग देने में हल $z = 0$ छूट गया।`,
      },
      c: {
        en: String.raw`Adds the $1$ of $|z|^2 - 2\,\text{Re}\,z + 1$ once and not for each of the four numbers.`,
        hi: String.raw`$|z|^2 - 2\,\text{Re}\,z + 1$ का $1$ चारों संख्याओं के लिए नहीं, एक ही बार जोड़ा गया।`,
      },
      d: {
        en: String.raw`Right: $51$ from the roots of $z^3 = -64$ and $1$ from $z = 0$.`,
        hi: String.raw`सही: $z^3 = -64$ के मूलों से $51$ और $z = 0$ से $1$।`,
      },
    },
  },
  {
    code: 'sj-003',
    exams: ['jee'],
    subject: 'maths',
    topic: 'sequences-and-series',
    difficulty: 'medium',
    targetSeconds: 140,
    stem: {
      en: String.raw`The arithmetic progression $5, 12, 19, \dots$ has $100$ terms and the arithmetic progression $3, 14, 25, \dots$ has $70$ terms. The sum of all the numbers that are terms of both is`,
      hi: String.raw`समांतर श्रेढ़ी $5, 12, 19, \dots$ में $100$ पद और समांतर श्रेढ़ी $3, 14, 25, \dots$ में $70$ पद हैं। जो संख्याएँ दोनों श्रेढ़ियों के पद हैं, उन सबका योग है`,
    },
    options: [
      { id: 'a', content: { en: '3195', hi: '3195' } },
      { id: 'b', content: { en: '3148', hi: '3148' } },
      { id: 'c', content: { en: '3935', hi: '3935' } },
      { id: 'd', content: { en: '2532', hi: '2532' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The common terms form an AP whose common difference is the LCM of $7$ and $11$, that is, $77$.

- First common term: go through $3, 14, 25, 36, 47$ and look for remainder $5$ on division by $7$: $47$.
- Last terms: $5 + 99 \times 7 = 698$ and $3 + 69 \times 11 = 762$. The smaller one, $698$, is the limit.
- $47 + 77(n - 1) \le 698$ gives $n = 9$; the last common term is $663$.

Sum $= \dfrac{9}{2}(47 + 663) = 3195$. Trap: $740$ is a term of the second AP but lies beyond the first.`,
      hi: String.raw`उभयनिष्ठ पद स्वयं एक समांतर श्रेढ़ी बनाते हैं, जिसका सार्व अंतर $7$ और $11$ का लघुतम समापवर्त्य $77$ है।

- पहला उभयनिष्ठ पद: $3, 14, 25, 36, 47$ में वह देखिए जिसे $7$ से भाग देने पर शेष $5$ बचे: $47$।
- अंतिम पद: $5 + 99 \times 7 = 698$ और $3 + 69 \times 11 = 762$। सीमा इनमें से छोटा, $698$ है।
- $47 + 77(n - 1) \le 698$ से $n = 9$; अंतिम उभयनिष्ठ पद $663$ है।

योग $= \dfrac{9}{2}(47 + 663) = 3195$। ध्यान दें: $740$ दूसरी श्रेढ़ी का पद है, पर पहली उससे पहले समाप्त हो जाती है।`,
    },
    reasons: {
      a: {
        en: String.raw`Right: nine common terms, from $47$ to $663$ in steps of $77$.`,
        hi: String.raw`सही: $47$ से $663$ तक $77$ के अंतर पर नौ उभयनिष्ठ पद हैं।`,
      },
      b: {
        en: String.raw`Misses the first common term, $47$, and starts from $124$.`,
        hi: String.raw`पहला उभयनिष्ठ पद $47$ छूट गया और गिनती $124$ से शुरू हुई।`,
      },
      c: {
        en: String.raw`Goes up to the end of the longer AP, $762$, and so takes in $740$.`,
        hi: String.raw`आगे तक जाने वाली श्रेढ़ी के अंत $762$ तक जाने से $740$ भी जुड़ गया।`,
      },
      d: {
        en: String.raw`Takes $8$ terms, the whole part of $\dfrac{651}{77}$, without adding $1$ for the first.`,
        hi: String.raw`$\dfrac{651}{77}$ का पूर्णांक भाग $8$ ही पदों की संख्या मान लिया गया, पहले पद का $1$ नहीं जोड़ा गया।`,
      },
    },
  },
  {
    code: 'sj-004',
    exams: ['jee'],
    subject: 'maths',
    topic: 'definite-integrals',
    difficulty: 'hard',
    targetSeconds: 175,
    stem: {
      en: String.raw`The value of $\displaystyle\int_0^1 \frac{\tan^{-1}\sqrt{x}}{\sqrt{x}\,(1 + \sqrt{x})^2}\,dx$ is`,
      hi: String.raw`$\displaystyle\int_0^1 \frac{\tan^{-1}\sqrt{x}}{\sqrt{x}\,(1 + \sqrt{x})^2}\,dx$ का मान है`,
    },
    options: [
      {
        id: 'a',
        content: { en: String.raw`$\dfrac{1}{4}\log_e 2$`, hi: String.raw`$\dfrac{1}{4}\log_e 2$` },
      },
      {
        id: 'b',
        content: {
          en: String.raw`$\dfrac{\pi}{4} + \dfrac{1}{2}\log_e 2$`,
          hi: String.raw`$\dfrac{\pi}{4} + \dfrac{1}{2}\log_e 2$`,
        },
      },
      {
        id: 'c',
        content: { en: String.raw`$\dfrac{1}{2}\log_e 2$`, hi: String.raw`$\dfrac{1}{2}\log_e 2$` },
      },
      {
        id: 'd',
        content: { en: String.raw`$\dfrac{3}{2}\log_e 2$`, hi: String.raw`$\dfrac{3}{2}\log_e 2$` },
      },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`With $\sqrt{x} = t$, $\dfrac{dx}{\sqrt{x}} = 2\,dt$, and then by parts with $\tan^{-1}t$ as the part to be differentiated:

$$
I = 2\left[-\frac{\tan^{-1}t}{1 + t}\right]_0^1 + 2\int_0^1 \frac{dt}{(1 + t)(1 + t^2)}
$$

- The bracket gives $-\dfrac{\pi}{4}$.
- $\dfrac{1}{(1 + t)(1 + t^2)}$ $= \dfrac{1}{2}\left(\dfrac{1}{1 + t} + \dfrac{1 - t}{1 + t^2}\right)$, so the second part is $\log_e 2 + \dfrac{\pi}{4} - \dfrac{1}{2}\log_e 2$.

The two $\dfrac{\pi}{4}$ cancel: $I = \dfrac{1}{2}\log_e 2$. Quick check: it is about $0.35$, and $\tan^{-1}t < t$ gives $I < 2\displaystyle\int_0^1 \frac{t\,dt}{(1 + t)^2}$ $= 2\log_e 2 - 1 \approx 0.39$.`,
      hi: String.raw`$\sqrt{x} = t$ रखने पर $\dfrac{dx}{\sqrt{x}} = 2\,dt$; फिर $\tan^{-1}t$ को अवकलित होने वाला फलन मानकर खंडशः समाकलन:

$$
I = 2\left[-\frac{\tan^{-1}t}{1 + t}\right]_0^1 + 2\int_0^1 \frac{dt}{(1 + t)(1 + t^2)}
$$

- कोष्ठक से $-\dfrac{\pi}{4}$ मिलता है।
- $\dfrac{1}{(1 + t)(1 + t^2)}$ $= \dfrac{1}{2}\left(\dfrac{1}{1 + t} + \dfrac{1 - t}{1 + t^2}\right)$, अतः दूसरा भाग $\log_e 2 + \dfrac{\pi}{4} - \dfrac{1}{2}\log_e 2$ है।

दोनों $\dfrac{\pi}{4}$ कट जाते हैं: $I = \dfrac{1}{2}\log_e 2$। झटपट जाँच: यह लगभग $0.35$ है, और $\tan^{-1}t < t$ से $I < 2\displaystyle\int_0^1 \frac{t\,dt}{(1 + t)^2}$ $= 2\log_e 2 - 1 \approx 0.39$।`,
    },
    reasons: {
      a: {
        en: String.raw`Takes $\dfrac{dx}{\sqrt{x}} = dt$ and loses the factor $2$.`,
        hi: String.raw`$\dfrac{dx}{\sqrt{x}} = dt$ लेने से गुणक $2$ छूट गया।`,
      },
      b: {
        en: String.raw`Drops the term $-\dfrac{\pi}{4}$ that comes from the limits in integration by parts.`,
        hi: String.raw`खंडशः समाकलन में सीमाओं से आने वाला पद $-\dfrac{\pi}{4}$ छूट गया।`,
      },
      c: {
        en: String.raw`Right: the terms $\pm\dfrac{\pi}{4}$ cancel and $\log_e 2 - \dfrac{1}{2}\log_e 2$ is left.`,
        hi: String.raw`सही: $\pm\dfrac{\pi}{4}$ कट जाते हैं और $\log_e 2 - \dfrac{1}{2}\log_e 2$ बचता है।`,
      },
      d: {
        en: String.raw`Writes $1 + t$ in place of $1 - t$ over $1 + t^2$ in the partial fractions.`,
        hi: String.raw`आंशिक भिन्नों में $1 + t^2$ के ऊपर $1 - t$ की जगह $1 + t$ लिखा गया।`,
      },
    },
  },
  {
    code: 'sj-005',
    exams: ['jee'],
    subject: 'maths',
    topic: 'differential-equations',
    difficulty: 'medium',
    targetSeconds: 140,
    stem: {
      en: String.raw`If $y = y(x)$, $-1 < x < 1$, is the solution of the differential equation $(1 - x^2)\dfrac{dy}{dx} + xy = x(1 - x^2)$ with $y(0) = 2$, then $y\left(\dfrac{3}{5}\right)$ is equal to`,
      hi: String.raw`यदि $y = y(x)$, $-1 < x < 1$, अवकल समीकरण $(1 - x^2)\dfrac{dy}{dx} + xy = x(1 - x^2)$ का वह हल है जिसके लिए $y(0) = 2$ है, तो $y\left(\dfrac{3}{5}\right)$ का मान है`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$\dfrac{76}{25}$`, hi: String.raw`$\dfrac{76}{25}$` } },
      { id: 'b', content: { en: String.raw`$\dfrac{24}{25}$`, hi: String.raw`$\dfrac{24}{25}$` } },
      { id: 'c', content: { en: String.raw`$\dfrac{44}{25}$`, hi: String.raw`$\dfrac{44}{25}$` } },
      { id: 'd', content: { en: String.raw`$\dfrac{36}{25}$`, hi: String.raw`$\dfrac{36}{25}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Divide by $1 - x^2$; the equation is linear in $y$: $\dfrac{dy}{dx} + \dfrac{x}{1 - x^2}\,y = x$.

- Integrating factor: $e^{-\frac{1}{2}\log_e(1 - x^2)} = \dfrac{1}{\sqrt{1 - x^2}}$
- $\dfrac{y}{\sqrt{1 - x^2}} = \displaystyle\int \frac{x\,dx}{\sqrt{1 - x^2}} = -\sqrt{1 - x^2} + C$
- $y(0) = 2$ gives $2 = -1 + C$, so $C = 3$.

$y = 3\sqrt{1 - x^2} - (1 - x^2)$, and at $x = \dfrac{3}{5}$: $\dfrac{12}{5} - \dfrac{16}{25} = \dfrac{44}{25}$.`,
      hi: String.raw`$1 - x^2$ से भाग देने पर समीकरण $y$ में रैखिक है: $\dfrac{dy}{dx} + \dfrac{x}{1 - x^2}\,y = x$।

- समाकलन गुणक: $e^{-\frac{1}{2}\log_e(1 - x^2)} = \dfrac{1}{\sqrt{1 - x^2}}$
- $\dfrac{y}{\sqrt{1 - x^2}} = \displaystyle\int \frac{x\,dx}{\sqrt{1 - x^2}} = -\sqrt{1 - x^2} + C$
- $y(0) = 2$ से $2 = -1 + C$, अतः $C = 3$।

$y = 3\sqrt{1 - x^2} - (1 - x^2)$, और $x = \dfrac{3}{5}$ पर $\dfrac{12}{5} - \dfrac{16}{25} = \dfrac{44}{25}$।`,
    },
    reasons: {
      a: {
        en: String.raw`Finds $C = 3$ but then adds $\dfrac{16}{25}$ in place of taking it off.`,
        hi: String.raw`$C = 3$ तो ठीक निकला, पर $\dfrac{16}{25}$ घटाने की जगह जोड़ दिया गया।`,
      },
      b: {
        en: String.raw`Takes $C = y(0) = 2$ without putting $x = 0$ in the other term.`,
        hi: String.raw`दूसरे पद में $x = 0$ रखे बिना $C = y(0) = 2$ मान लिया गया।`,
      },
      c: {
        en: String.raw`Right: $y = 3\sqrt{1 - x^2} - (1 - x^2)$.`,
        hi: String.raw`सही: $y = 3\sqrt{1 - x^2} - (1 - x^2)$।`,
      },
      d: {
        en: String.raw`Misses the minus sign in the integral of $\dfrac{x}{\sqrt{1 - x^2}}$, which makes $C = 1$.`,
        hi: String.raw`$\dfrac{x}{\sqrt{1 - x^2}}$ के समाकलन में ऋण चिह्न छूटने से $C = 1$ आ गया।`,
      },
    },
  },
  {
    code: 'sj-006',
    exams: ['jee'],
    subject: 'maths',
    topic: 'conics',
    difficulty: 'hard',
    targetSeconds: 185,
    stem: {
      en: String.raw`$PQ$ is a focal chord of length $25$ of the parabola $y^2 = 16x$. The tangents to the parabola at $P$ and $Q$ meet at $R$, and the normals at $P$ and $Q$ meet at $S$. The area (in square units) of the quadrilateral $PRQS$ is`,
      hi: String.raw`$PQ$ परवलय $y^2 = 16x$ की $25$ लंबाई की एक नाभीय जीवा है। परवलय के $P$ और $Q$ पर खींची गई स्पर्श रेखाएँ $R$ पर तथा $P$ और $Q$ पर खींचे गए अभिलंब $S$ पर मिलते हैं। चतुर्भुज $PRQS$ का क्षेत्रफल (वर्ग इकाइयों में) है`,
    },
    options: [
      { id: 'a', content: { en: '250', hi: '250' } },
      { id: 'b', content: { en: '125', hi: '125' } },
      { id: 'c', content: { en: '312.5', hi: '312.5' } },
      { id: 'd', content: { en: '200', hi: '200' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Tangents at the ends of a focal chord are perpendicular, so with the normals they form a **rectangle**: only $R$ is needed.

- $a = 4$, $P = (4t^2, 8t)$; the length is $4\left(t + \dfrac{1}{t}\right)^2 = 25$, so $t + \dfrac{1}{t} = \dfrac{5}{2}$ and $t = 2$ (or $\dfrac{1}{2}$, the mirror image or the other end).
- $P = (16, 16)$, $Q = (1, -4)$; the tangents meet at $R = \left(-4,\ 4\left(2 - \dfrac{1}{2}\right)\right) = (-4, 6)$ on the directrix.
- $PR = \sqrt{20^2 + 10^2} = 10\sqrt{5}$ and $QR = \sqrt{5^2 + 10^2} = 5\sqrt{5}$.

Area $= 10\sqrt{5} \times 5\sqrt{5} = 250$. The normals need not be written down.`,
      hi: String.raw`नाभीय जीवा के सिरों पर स्पर्श रेखाएँ परस्पर लंब होती हैं, इसलिए अभिलंबों के साथ वे एक **आयत** बनाती हैं: केवल $R$ चाहिए।

- $a = 4$, $P = (4t^2, 8t)$; लंबाई $4\left(t + \dfrac{1}{t}\right)^2 = 25$, अतः $t + \dfrac{1}{t} = \dfrac{5}{2}$ और $t = 2$ (या $\dfrac{1}{2}$, जो दर्पण प्रतिबिंब या दूसरा सिरा है)।
- $P = (16, 16)$, $Q = (1, -4)$; स्पर्श रेखाएँ नियता पर $R = \left(-4,\ 4\left(2 - \dfrac{1}{2}\right)\right) = (-4, 6)$ पर मिलती हैं।
- $PR = \sqrt{20^2 + 10^2} = 10\sqrt{5}$ और $QR = \sqrt{5^2 + 10^2} = 5\sqrt{5}$।

क्षेत्रफल $= 10\sqrt{5} \times 5\sqrt{5} = 250$। अभिलंबों के समीकरण लिखने की आवश्यकता नहीं है।`,
    },
    reasons: {
      a: {
        en: String.raw`Right: a rectangle with the sides $10\sqrt{5}$ and $5\sqrt{5}$.`,
        hi: String.raw`सही: यह $10\sqrt{5}$ और $5\sqrt{5}$ भुजाओं वाला आयत है।`,
      },
      b: {
        en: String.raw`Is the area of the triangle $PRQ$, half of the rectangle.`,
        hi: String.raw`यह केवल त्रिभुज $PRQ$ का क्षेत्रफल है, जो आयत का आधा है।`,
      },
      c: {
        en: String.raw`Takes the rectangle for a square with diagonal $25$: $\dfrac{25^2}{2}$.`,
        hi: String.raw`आयत को $25$ विकर्ण वाला वर्ग मान लिया गया: $\dfrac{25^2}{2}$।`,
      },
      d: {
        en: String.raw`Takes $8$, the distance of the focus from the directrix, as the height of $R$ above $PQ$; it is $RF = 10$.`,
        hi: String.raw`$PQ$ से $R$ की दूरी नाभि और नियता की दूरी $8$ मान ली गई; वह $RF = 10$ है।`,
      },
    },
  },
  {
    code: 'sj-007',
    exams: ['jee'],
    subject: 'maths',
    topic: 'three-dimensional-geometry',
    difficulty: 'medium',
    targetSeconds: 150,
    stem: {
      en: String.raw`A line through the origin meets the lines

$$
\frac{x + 1}{1} = \frac{y - 4}{-1} = \frac{z + 2}{2} \quad\text{and}\quad \frac{x + 3}{2} = \frac{y - 3}{1} = \frac{z - 9}{-1}
$$

at the points $P$ and $Q$ respectively. Then $PQ^2$ is equal to ______.`,
      hi: String.raw`मूल-बिंदु से होकर जाने वाली एक रेखा, रेखाओं

$$
\frac{x + 1}{1} = \frac{y - 4}{-1} = \frac{z + 2}{2} \quad\text{और}\quad \frac{x + 3}{2} = \frac{y - 3}{1} = \frac{z - 9}{-1}
$$

को क्रमशः बिंदुओं $P$ और $Q$ पर मिलती है। तब $PQ^2$ का मान ______ है।`,
    },
    options: [],
    key: { kind: 'nat', min: '36', max: '36' },
    solution: {
      en: String.raw`$P = (s - 1,\ 4 - s,\ 2s - 2)$ and $Q = (2t - 3,\ t + 3,\ 9 - t)$ have proportional coordinates, because $O$, $P$, $Q$ are collinear.

- In $P$ the third coordinate is twice the first, whatever $s$ is. So in $Q$: $9 - t = 2(2t - 3)$, $t = 3$ and $Q = (3, 6, 6)$.
- In $Q$ the second is twice the first, so in $P$: $4 - s = 2(s - 1)$, $s = 2$ and $P = (1, 2, 2)$.

$PQ^2 = 2^2 + 4^2 + 4^2 = 36$. In general: the plane through $O$ and one line is cut by the other line.`,
      hi: String.raw`$P = (s - 1,\ 4 - s,\ 2s - 2)$ और $Q = (2t - 3,\ t + 3,\ 9 - t)$ के निर्देशांक समानुपाती हैं, क्योंकि $O$, $P$, $Q$ संरेख हैं।

- $P$ का तीसरा निर्देशांक $s$ के हर मान पर पहले का दुगुना है। अतः $Q$ में $9 - t = 2(2t - 3)$, $t = 3$ और $Q = (3, 6, 6)$।
- $Q$ में दूसरा निर्देशांक पहले का दुगुना है, अतः $P$ में $4 - s = 2(s - 1)$, $s = 2$ और $P = (1, 2, 2)$।

$PQ^2 = 2^2 + 4^2 + 4^2 = 36$। सामान्य विधि: $O$ और एक रेखा से होकर जाने वाला समतल दूसरी रेखा को जहाँ काटे, वही बिंदु लीजिए।`,
    },
  },
  {
    code: 'sj-008',
    exams: ['jee'],
    subject: 'maths',
    topic: 'permutations-and-combinations',
    difficulty: 'easy',
    targetSeconds: 90,
    stem: {
      en: 'The number of five-digit natural numbers whose digits add up to $42$ is ______.',
      hi: 'पाँच अंकों की उन प्राकृत संख्याओं की संख्या, जिनके अंकों का योग $42$ है, ______ है।',
    },
    options: [],
    key: { kind: 'nat', min: '35', max: '35' },
    solution: {
      en: String.raw`Count how much the digits fall short of $9$: five times $9$ makes $45$, so the shortfalls $d_1, \dots, d_5 \ge 0$ have the sum $3$.

The number of solutions of $d_1 + \cdots + d_5 = 3$ is $\binom{3 + 4}{4} = \binom{7}{4} = 35$.

No digit falls below $6$, so the first one is never $0$ and nothing has to be taken off. By cases: $5$ (one digit $6$) $+\ 20$ (a $7$ and an $8$) $+\ 10$ (three $8$'s) $= 35$.`,
      hi: String.raw`देखिए कि अंक $9$ से कितने कम हैं: पाँच बार $9$ जोड़ने पर $45$ मिलता है, अतः कमियों $d_1, \dots, d_5 \ge 0$ का योग $3$ है।

$d_1 + \cdots + d_5 = 3$ के हलों की संख्या $\binom{3 + 4}{4} = \binom{7}{4} = 35$ है।

कोई अंक $6$ से छोटा नहीं होता, इसलिए पहला अंक कभी $0$ नहीं होगा और कुछ घटाना नहीं है। स्थितियों से जाँच: $5$ (एक अंक $6$) $+\ 20$ (एक $7$, एक $8$) $+\ 10$ (तीन $8$) $= 35$।`,
    },
  },
  {
    code: 'sj-009',
    exams: ['jee'],
    subject: 'physics',
    topic: 'units',
    difficulty: 'easy',
    targetSeconds: 55,
    stem: {
      en: String.raw`If force $(F)$, velocity $(V)$ and time $(T)$ are taken as the fundamental quantities, then the dimensional formula of moment of inertia is`,
      hi: String.raw`यदि बल $(F)$, वेग $(V)$ और समय $(T)$ को मूल राशियाँ माना जाए, तो जड़त्व आघूर्ण का विमीय सूत्र होगा`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$[F\,V\,T]$`, hi: String.raw`$[F\,V\,T]$` } },
      { id: 'b', content: { en: String.raw`$[F\,V\,T^2]$`, hi: String.raw`$[F\,V\,T^2]$` } },
      { id: 'c', content: { en: String.raw`$[F\,V^2\,T^3]$`, hi: String.raw`$[F\,V^2\,T^3]$` } },
      { id: 'd', content: { en: String.raw`$[F\,V\,T^3]$`, hi: String.raw`$[F\,V\,T^3]$` } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Build the quantity from ones whose expression in $F$, $V$, $T$ is plain.

- Mass $= \dfrac{\text{force} \times \text{time}}{\text{velocity}} = [F\,V^{-1}\,T]$, length $= [V\,T]$
- Moment of inertia $= \text{mass} \times \text{length}^2 = [F\,V^{-1}\,T][V^2\,T^2] = [F\,V\,T^3]$

Check with torque: $\tau = I\alpha$, so $I = \dfrac{[F\,V\,T]}{[T^{-2}]}$, the same.`,
      hi: String.raw`राशि को उन राशियों से बनाइए जिन्हें $F$, $V$, $T$ में लिखना सरल है।

- द्रव्यमान $= \dfrac{\text{बल} \times \text{समय}}{\text{वेग}} = [F\,V^{-1}\,T]$, लंबाई $= [V\,T]$
- जड़त्व आघूर्ण $= \text{द्रव्यमान} \times \text{लंबाई}^2 = [F\,V^{-1}\,T][V^2\,T^2] = [F\,V\,T^3]$

बल आघूर्ण से जाँच: $\tau = I\alpha$, अतः $I = \dfrac{[F\,V\,T]}{[T^{-2}]}$, वही सूत्र।`,
    },
    reasons: {
      a: {
        en: 'Is the formula of torque (force × length), not of moment of inertia.',
        hi: 'यह बल आघूर्ण (बल × लंबाई) का सूत्र है, जड़त्व आघूर्ण का नहीं।',
      },
      b: {
        en: String.raw`Is that of angular momentum; $L = I\omega$ has to be divided by $[T^{-1}]$.`,
        hi: String.raw`यह कोणीय संवेग का सूत्र है; $L = I\omega$ को अभी $[T^{-1}]$ से भाग देना है।`,
      },
      c: {
        en: String.raw`Leaves the velocity out of the mass, which is $[F\,V^{-1}\,T]$ and not $[F\,T]$.`,
        hi: String.raw`द्रव्यमान में वेग छूट गया; वह $[F\,T]$ नहीं, $[F\,V^{-1}\,T]$ है।`,
      },
      d: {
        en: String.raw`Right: $[F\,V^{-1}\,T]$ times $[V\,T]^2$.`,
        hi: String.raw`सही: $[F\,V^{-1}\,T]$ गुणा $[V\,T]^2$।`,
      },
    },
  },
  {
    code: 'sj-010',
    exams: ['jee'],
    subject: 'physics',
    topic: 'rotation',
    difficulty: 'hard',
    targetSeconds: 165,
    stem: {
      en: String.raw`A uniform solid cylinder of mass $8\ \text{kg}$ rolls without slipping on a rough horizontal table. A light string wound round its middle leaves it horizontally at its topmost point, passes over a light smooth pulley at the edge of the table and carries a block of mass $3\ \text{kg}$ that falls. What is the force of friction on the cylinder, and how is it directed with respect to the motion of its axis? (Take $g = 10\ \text{m/s}^2$.)`,
      hi: String.raw`$8\ \text{kg}$ द्रव्यमान का एक एकसमान ठोस बेलन खुरदरी क्षैतिज मेज़ पर बिना फिसले लोटनी गति करता है। उसके मध्य भाग पर लिपटी एक हल्की डोरी उसके उच्चतम बिंदु से क्षैतिज दिशा में निकलती है और मेज़ के किनारे लगी एक हल्की चिकनी घिरनी पर से होकर $3\ \text{kg}$ के एक गुटके को सँभालती है, जो नीचे गिर रहा है। बेलन पर घर्षण बल कितना है और उसके अक्ष की गति के सापेक्ष किस दिशा में है? ($g = 10\ \text{m/s}^2$ लीजिए।)`,
    },
    options: [
      { id: 'a', content: { en: '6.7 N, opposite to the motion', hi: '6.7 N, गति के विपरीत' } },
      { id: 'b', content: { en: '5.0 N, in the direction of motion', hi: '5.0 N, गति की दिशा में' } },
      { id: 'c', content: { en: '8.0 N, opposite to the motion', hi: '8.0 N, गति के विपरीत' } },
      { id: 'd', content: { en: '6.7 N, in the direction of motion', hi: '6.7 N, गति की दिशा में' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The top of a rolling body moves twice as fast as its axis: if the axis has the acceleration $a$, the block has $2a$.

- Torques about the line of contact: $T \times 2R = \dfrac{3}{2}MR^2 \times \dfrac{a}{R}$, so $T = \dfrac{3}{4}Ma = 6a$
- Block: $30 - T = 3 \times 2a \Rightarrow 30 = 12a$, so $a = 2.5\ \text{m/s}^2$ and $T = 15\ \text{N}$
- Cylinder, along the motion: $T + f = 8 \times 2.5 = 20\ \text{N} \Rightarrow f = +5\ \text{N}$

The sign tells the direction: friction acts **along** the motion, because the pull at the top alone would spin the cylinder faster than it rolls.`,
      hi: String.raw`लोटनी गति में पिंड का उच्चतम बिंदु अक्ष से दुगुनी तेज़ी से चलता है: अक्ष का त्वरण $a$ हो तो गुटके का $2a$ होगा।

- संपर्क रेखा के परितः बल आघूर्ण: $T \times 2R = \dfrac{3}{2}MR^2 \times \dfrac{a}{R}$, अतः $T = \dfrac{3}{4}Ma = 6a$
- गुटका: $30 - T = 3 \times 2a \Rightarrow 30 = 12a$, अतः $a = 2.5\ \text{m/s}^2$ और $T = 15\ \text{N}$
- बेलन, गति की दिशा में: $T + f = 8 \times 2.5 = 20\ \text{N} \Rightarrow f = +5\ \text{N}$

चिह्न दिशा बताता है: घर्षण गति की **दिशा में** है, क्योंकि ऊपर का खिंचाव अकेला बेलन को लोटनी गति की आवश्यकता से अधिक तेज़ घुमाता।`,
    },
    reasons: {
      a: {
        en: String.raw`Gives the block the acceleration $a$ of the axis, and takes friction to oppose motion as in sliding.`,
        hi: String.raw`गुटके का त्वरण अक्ष के $a$ जितना लिया गया और घर्षण को फिसलन की तरह गति के विपरीत मान लिया गया।`,
      },
      b: {
        en: String.raw`Right: $T = 15\ \text{N}$, while $Ma = 20\ \text{N}$ is needed.`,
        hi: String.raw`सही: $T = 15\ \text{N}$ है, जबकि $Ma = 20\ \text{N}$ चाहिए।`,
      },
      c: {
        en: String.raw`Is right for a string that pulls at the axis: there $a = 2\ \text{m/s}^2$ and friction points backwards.`,
        hi: String.raw`यह तब सही होता जब डोरी अक्ष पर खींचती: तब $a = 2\ \text{m/s}^2$ और घर्षण पीछे की ओर होता।`,
      },
      d: {
        en: String.raw`Has the direction right, but gives the block the acceleration $a$ in place of $2a$.`,
        hi: String.raw`दिशा तो सही है, पर गुटके का त्वरण $2a$ की जगह $a$ लिया गया।`,
      },
    },
  },
  {
    code: 'sj-011',
    exams: ['jee'],
    subject: 'physics',
    topic: 'thermodynamics',
    difficulty: 'medium',
    targetSeconds: 105,
    stem: {
      en: String.raw`Two moles of a monatomic ideal gas are taken through a process in which $PV^3$ stays constant, until the temperature has fallen by $50\ \text{K}$. How much heat does the gas absorb or release? (Take $R = 8.3\ \text{J mol}^{-1}\,\text{K}^{-1}$.)`,
      hi: String.raw`एकपरमाणुक आदर्श गैस के दो मोल को ऐसे प्रक्रम से गुज़ारा जाता है जिसमें $PV^3$ नियत रहता है, जब तक कि ताप $50\ \text{K}$ कम न हो जाए। गैस कितनी ऊष्मा अवशोषित करती है या बाहर देती है? ($R = 8.3\ \text{J mol}^{-1}\,\text{K}^{-1}$ लीजिए।)`,
    },
    options: [
      { id: 'a', content: { en: '1660 J is absorbed', hi: '1660 J अवशोषित करती है' } },
      { id: 'b', content: { en: '830 J is released', hi: '830 J बाहर देती है' } },
      { id: 'c', content: { en: '1660 J is released', hi: '1660 J बाहर देती है' } },
      { id: 'd', content: { en: '415 J is absorbed', hi: '415 J अवशोषित करती है' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`When $PV^x$ is constant, the work of the gas is $W = \dfrac{nR\,\Delta T}{1 - x}$.

- $W = \dfrac{2 \times 8.3 \times (-50)}{1 - 3} = +415\ \text{J}$: the gas expands.
- $\Delta U = n \times \dfrac{3}{2}R\,\Delta T = 3 \times 8.3 \times (-50) = -1245\ \text{J}$
- $Q = \Delta U + W = -830\ \text{J}$

So $830\ \text{J}$ is released, although the gas expands: since $x = 3$ is greater than $\gamma = \dfrac{5}{3}$, the pressure falls faster than in an adiabatic process. Short way: $C = \dfrac{3}{2}R + \dfrac{R}{1 - 3} = R$.`,
      hi: String.raw`$PV^x$ नियत हो तो गैस द्वारा किया गया कार्य $W = \dfrac{nR\,\Delta T}{1 - x}$ है।

- $W = \dfrac{2 \times 8.3 \times (-50)}{1 - 3} = +415\ \text{J}$: गैस फैलती है।
- $\Delta U = n \times \dfrac{3}{2}R\,\Delta T = 3 \times 8.3 \times (-50) = -1245\ \text{J}$
- $Q = \Delta U + W = -830\ \text{J}$

अतः फैलने पर भी गैस $830\ \text{J}$ बाहर देती है: $x = 3$ का मान $\gamma = \dfrac{5}{3}$ से बड़ा है, इसलिए दाब रुद्धोष्म प्रक्रम से भी तेज़ी से गिरता है। छोटा रास्ता: $C = \dfrac{3}{2}R + \dfrac{R}{1 - 3} = R$।`,
    },
    reasons: {
      a: {
        en: String.raw`Adds the sizes of $\Delta U$ and $W$ as if the internal energy had risen.`,
        hi: String.raw`$\Delta U$ और $W$ के परिमाण ऐसे जोड़े गए मानो आंतरिक ऊर्जा बढ़ी हो।`,
      },
      b: {
        en: String.raw`Right: $-1245\ \text{J} + 415\ \text{J} = -830\ \text{J}$.`,
        hi: String.raw`सही: $-1245\ \text{J} + 415\ \text{J} = -830\ \text{J}$।`,
      },
      c: {
        en: String.raw`Takes the work as $-415\ \text{J}$, though the gas expands while it cools.`,
        hi: String.raw`कार्य $-415\ \text{J}$ लिया गया, जबकि ठंडी होती गैस यहाँ फैल रही है।`,
      },
      d: {
        en: String.raw`Sets the heat equal to the work, as holds only at constant temperature.`,
        hi: String.raw`ऊष्मा को कार्य के बराबर रखा गया, जो केवल नियत ताप पर सही है।`,
      },
    },
  },
  {
    code: 'sj-012',
    exams: ['jee'],
    subject: 'physics',
    topic: 'electrostatics',
    difficulty: 'medium',
    targetSeconds: 95,
    stem: {
      en: String.raw`A thin fixed ring of radius $R$ carries a charge $Q$ spread uniformly over it. A particle of mass $m$ and charge $-q$ is released from rest on the axis of the ring at a distance $\sqrt{3}\,R$ from its centre. Neglecting gravity, what is the speed of the particle when it passes through the centre?`,
      hi: String.raw`$R$ त्रिज्या के एक पतले स्थिर वलय पर आवेश $Q$ एकसमान रूप से फैला है। $m$ द्रव्यमान और $-q$ आवेश का एक कण वलय के अक्ष पर उसके केंद्र से $\sqrt{3}\,R$ दूरी पर विरामावस्था से छोड़ा जाता है। गुरुत्व को नगण्य मानने पर केंद्र से गुज़रते समय कण की चाल कितनी होगी?`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: String.raw`$\sqrt{\dfrac{Qq}{4\pi\varepsilon_0 mR}}$`,
          hi: String.raw`$\sqrt{\dfrac{Qq}{4\pi\varepsilon_0 mR}}$`,
        },
      },
      {
        id: 'b',
        content: {
          en: String.raw`$\sqrt{\dfrac{3Qq}{4\pi\varepsilon_0 mR}}$`,
          hi: String.raw`$\sqrt{\dfrac{3Qq}{4\pi\varepsilon_0 mR}}$`,
        },
      },
      {
        id: 'c',
        content: {
          en: String.raw`$\sqrt{\dfrac{Qq}{2\pi\varepsilon_0 mR}}$`,
          hi: String.raw`$\sqrt{\dfrac{Qq}{2\pi\varepsilon_0 mR}}$`,
        },
      },
      {
        id: 'd',
        content: {
          en: String.raw`$\sqrt{\dfrac{Qq}{8\pi\varepsilon_0 mR}}$`,
          hi: String.raw`$\sqrt{\dfrac{Qq}{8\pi\varepsilon_0 mR}}$`,
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`All points of the ring are equally far from a point of the axis, so the potential is $\dfrac{Q}{4\pi\varepsilon_0\sqrt{R^2 + x^2}}$.

- At $x = \sqrt{3}\,R$ the distance is $2R$, at the centre it is $R$.
- Gain of kinetic energy: $\dfrac{1}{2}mv^2 = \dfrac{Qq}{4\pi\varepsilon_0}\left(\dfrac{1}{R} - \dfrac{1}{2R}\right)$ $= \dfrac{Qq}{8\pi\varepsilon_0 R}$

So $v = \sqrt{\dfrac{Qq}{4\pi\varepsilon_0 mR}}$. Trap: the motion is simple harmonic only for $x$ much smaller than $R$, so $v = \omega x$ does not hold here.`,
      hi: String.raw`वलय के सभी बिंदु अक्ष के किसी बिंदु से समान दूरी पर होते हैं, अतः विभव $\dfrac{Q}{4\pi\varepsilon_0\sqrt{R^2 + x^2}}$ है।

- $x = \sqrt{3}\,R$ पर यह दूरी $2R$ है, केंद्र पर $R$।
- गतिज ऊर्जा में वृद्धि: $\dfrac{1}{2}mv^2 = \dfrac{Qq}{4\pi\varepsilon_0}\left(\dfrac{1}{R} - \dfrac{1}{2R}\right)$ $= \dfrac{Qq}{8\pi\varepsilon_0 R}$

अतः $v = \sqrt{\dfrac{Qq}{4\pi\varepsilon_0 mR}}$। ध्यान दें: गति सरल आवर्त तभी होती है जब $x$, $R$ से बहुत छोटा हो; इसलिए यहाँ $v = \omega x$ नहीं लगेगा।`,
    },
    reasons: {
      a: {
        en: String.raw`Right: the potential energy falls by $\dfrac{Qq}{8\pi\varepsilon_0 R}$, which is $\dfrac{1}{2}mv^2$.`,
        hi: String.raw`सही: स्थितिज ऊर्जा $\dfrac{Qq}{8\pi\varepsilon_0 R}$ घटती है, जो $\dfrac{1}{2}mv^2$ के बराबर है।`,
      },
      b: {
        en: String.raw`Uses $v = \omega x$ of the small oscillations with $x = \sqrt{3}\,R$, which is not small.`,
        hi: String.raw`छोटे दोलनों का $v = \omega x$, $x = \sqrt{3}\,R$ पर लगाया गया, जो छोटा नहीं है।`,
      },
      c: {
        en: 'Is the speed for a release from very far away, where the potential is zero.',
        hi: 'यह बहुत दूर से (जहाँ विभव शून्य है) छोड़े गए कण की चाल है।',
      },
      d: {
        en: String.raw`Writes $mv^2$ for the kinetic energy and loses the factor $\dfrac{1}{2}$.`,
        hi: String.raw`गतिज ऊर्जा में $\dfrac{1}{2}$ छूट गया और उसे $mv^2$ लिखा गया।`,
      },
    },
  },
  {
    code: 'sj-013',
    exams: ['jee'],
    subject: 'physics',
    topic: 'magnetism',
    difficulty: 'easy',
    targetSeconds: 75,
    stem: {
      en: String.raw`Electrons accelerated from rest through a potential difference $V$ enter, at right angles to its straight boundary, a region of width $d$ with a uniform magnetic field perpendicular to their path. They leave it on the other side, deviated by $30^\circ$. For a deviation of $60^\circ$ in the same field the accelerating potential difference should be`,
      hi: String.raw`विरामावस्था से विभवांतर $V$ द्वारा त्वरित इलेक्ट्रॉन $d$ चौड़ाई के एक क्षेत्र में उसकी सीधी सीमा के लंबवत प्रवेश करते हैं, जहाँ उनके पथ के लंबवत एकसमान चुंबकीय क्षेत्र है। वे दूसरी ओर $30^\circ$ विचलित होकर निकलते हैं। उसी चुंबकीय क्षेत्र में $60^\circ$ के विचलन के लिए त्वरक विभवांतर होना चाहिए`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$\dfrac{V}{2}$`, hi: String.raw`$\dfrac{V}{2}$` } },
      { id: 'b', content: { en: String.raw`$\dfrac{V}{4}$`, hi: String.raw`$\dfrac{V}{4}$` } },
      { id: 'c', content: { en: String.raw`$\dfrac{V}{3}$`, hi: String.raw`$\dfrac{V}{3}$` } },
      { id: 'd', content: { en: String.raw`$\dfrac{V}{\sqrt{3}}$`, hi: String.raw`$\dfrac{V}{\sqrt{3}}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The path is an arc of radius $r$, and the deviation $\theta$ is the angle of this arc at its centre: $\sin\theta = \dfrac{d}{r}$.

- $r = \dfrac{mv}{eB} = \dfrac{\sqrt{2meV}}{eB}$, so $\sin\theta \propto \dfrac{1}{\sqrt{V}}$
- $\dfrac{V'}{V} = \left(\dfrac{\sin 30^\circ}{\sin 60^\circ}\right)^2 = \left(\dfrac{1}{\sqrt{3}}\right)^2 = \dfrac{1}{3}$

Trap: it is the sine, not the angle, that is inversely proportional to the radius.`,
      hi: String.raw`पथ $r$ त्रिज्या का चाप है और विचलन $\theta$ इस चाप द्वारा केंद्र पर बना कोण है: $\sin\theta = \dfrac{d}{r}$।

- $r = \dfrac{mv}{eB} = \dfrac{\sqrt{2meV}}{eB}$, अतः $\sin\theta \propto \dfrac{1}{\sqrt{V}}$
- $\dfrac{V'}{V} = \left(\dfrac{\sin 30^\circ}{\sin 60^\circ}\right)^2 = \left(\dfrac{1}{\sqrt{3}}\right)^2 = \dfrac{1}{3}$

ध्यान दें: त्रिज्या के व्युत्क्रमानुपाती कोण नहीं, उसका साइन है।`,
    },
    reasons: {
      a: {
        en: 'Takes the angle itself as inversely proportional to the potential difference.',
        hi: 'कोण को ही विभवांतर के व्युत्क्रमानुपाती मान लिया गया।',
      },
      b: {
        en: String.raw`Takes the angle, not its sine, as proportional to $\dfrac{1}{\sqrt{V}}$.`,
        hi: String.raw`साइन की जगह कोण को $\dfrac{1}{\sqrt{V}}$ के समानुपाती मान लिया गया।`,
      },
      c: {
        en: String.raw`Right: $\sin\theta$ becomes $\sqrt{3}$ times, so $V$ becomes a third.`,
        hi: String.raw`सही: $\sin\theta$ का मान $\sqrt{3}$ गुना होता है, अतः $V$ एक तिहाई।`,
      },
      d: {
        en: String.raw`Takes the radius as proportional to $V$ in place of $\sqrt{V}$.`,
        hi: String.raw`त्रिज्या को $\sqrt{V}$ की जगह $V$ के समानुपाती लिया गया।`,
      },
    },
  },
  {
    code: 'sj-014',
    exams: ['jee'],
    subject: 'physics',
    topic: 'modern-physics',
    difficulty: 'medium',
    targetSeconds: 100,
    stem: {
      en: String.raw`Photons emitted by $\text{Li}^{2+}$ ions in the transition $n = 3 \rightarrow n = 2$ fall on a metal, and the stopping potential of the photoelectrons is $13.0\ \text{V}$. What is the stopping potential when photons emitted by hydrogen atoms in the transition $n = 2 \rightarrow n = 1$ fall on the same metal? (Ionisation energy of hydrogen $= 13.6\ \text{eV}$.)`,
      hi: String.raw`$\text{Li}^{2+}$ आयनों से संक्रमण $n = 3 \rightarrow n = 2$ में उत्सर्जित फ़ोटॉन एक धातु पर पड़ते हैं और प्रकाश-इलेक्ट्रॉनों का निरोधी विभव $13.0\ \text{V}$ है। यदि उसी धातु पर हाइड्रोजन परमाणुओं से संक्रमण $n = 2 \rightarrow n = 1$ में उत्सर्जित फ़ोटॉन पड़ें, तो निरोधी विभव कितना होगा? (हाइड्रोजन की आयनन ऊर्जा $= 13.6\ \text{eV}$।)`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$7.8\ \text{V}$`, hi: String.raw`$7.8\ \text{V}$` } },
      { id: 'b', content: { en: String.raw`$4.0\ \text{V}$`, hi: String.raw`$4.0\ \text{V}$` } },
      { id: 'c', content: { en: String.raw`$9.6\ \text{V}$`, hi: String.raw`$9.6\ \text{V}$` } },
      { id: 'd', content: { en: String.raw`$6.2\ \text{V}$`, hi: String.raw`$6.2\ \text{V}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The first light tells the work function, the second is then a plain use of Einstein's equation.

- $\text{Li}^{2+}$, $Z = 3$: $E_1 = 13.6 \times 9\left(\dfrac{1}{4} - \dfrac{1}{9}\right) = 13.6 \times \dfrac{5}{4} = 17.0\ \text{eV}$
- Work function: $17.0 - 13.0 = 4.0\ \text{eV}$
- Hydrogen: $E_2 = 13.6\left(1 - \dfrac{1}{4}\right) = 10.2\ \text{eV}$

Stopping potential: $10.2 - 4.0 = 6.2\ \text{V}$. Trap: it is not proportional to the photon energy.`,
      hi: String.raw`पहले प्रकाश से कार्य फलन मिलता है, फिर दूसरे पर आइंस्टाइन का समीकरण सीधे लगता है।

- $\text{Li}^{2+}$, $Z = 3$: $E_1 = 13.6 \times 9\left(\dfrac{1}{4} - \dfrac{1}{9}\right) = 13.6 \times \dfrac{5}{4} = 17.0\ \text{eV}$
- कार्य फलन: $17.0 - 13.0 = 4.0\ \text{eV}$
- हाइड्रोजन: $E_2 = 13.6\left(1 - \dfrac{1}{4}\right) = 10.2\ \text{eV}$

निरोधी विभव: $10.2 - 4.0 = 6.2\ \text{V}$। ध्यान दें: यह फ़ोटॉन की ऊर्जा के समानुपाती नहीं होता।`,
    },
    reasons: {
      a: {
        en: String.raw`Takes the stopping potential as proportional to the photon energy: $13.0 \times \dfrac{10.2}{17.0}$.`,
        hi: String.raw`निरोधी विभव को फ़ोटॉन की ऊर्जा के समानुपाती माना गया: $13.0 \times \dfrac{10.2}{17.0}$।`,
      },
      b: {
        en: 'Is the work function of the metal in eV, not the stopping potential.',
        hi: 'यह eV में धातु का कार्य फलन है, निरोधी विभव नहीं।',
      },
      c: {
        en: String.raw`Takes the whole ionisation energy $13.6\ \text{eV}$ as the energy of the hydrogen photon.`,
        hi: String.raw`हाइड्रोजन के फ़ोटॉन की ऊर्जा पूरी आयनन ऊर्जा $13.6\ \text{eV}$ मान ली गई।`,
      },
      d: {
        en: String.raw`Right: $10.2\ \text{eV}$ less the work function of $4.0\ \text{eV}$.`,
        hi: String.raw`सही: $10.2\ \text{eV}$ में से $4.0\ \text{eV}$ का कार्य फलन घटाया गया।`,
      },
    },
  },
  {
    code: 'sj-015',
    exams: ['jee'],
    subject: 'physics',
    topic: 'optics',
    difficulty: 'hard',
    targetSeconds: 160,
    stem: {
      en: String.raw`A solid glass sphere of radius $10\ \text{cm}$ and refractive index $1.5$ has a tiny air bubble $4\ \text{cm}$ from its centre. The bubble is viewed from outside, along the diameter through it, first from the nearer side and then from the farther side. The distance between the two apparent positions of the bubble is ______ mm.`,
      hi: String.raw`$10\ \text{cm}$ त्रिज्या और $1.5$ अपवर्तनांक के काँच के एक ठोस गोले में केंद्र से $4\ \text{cm}$ की दूरी पर वायु का एक नन्हा बुलबुला है। उसे बाहर से, उससे होकर जाने वाले व्यास की दिशा में, पहले निकट वाली ओर से और फिर दूर वाली ओर से देखा जाता है। बुलबुले की दोनों आभासी स्थितियों के बीच की दूरी ______ mm है।`,
    },
    options: [],
    key: { kind: 'nat', min: '25', max: '25' },
    solution: {
      en: String.raw`Refraction at one spherical surface, from glass to air; with distances positive along the light, $R = -10\ \text{cm}$ for each side:

$$
\frac{1}{v} - \frac{1.5}{u} = \frac{1 - 1.5}{-10} = \frac{1}{20}
$$

- Nearer side, $u = -6\ \text{cm}$: $\dfrac{1}{v} = \dfrac{1}{20} - \dfrac{1}{4}$, $v = -5\ \text{cm}$. The bubble seems to be $5\ \text{cm}$ inside the nearer face.
- Farther side, $u = -14\ \text{cm}$: $\dfrac{1}{v} = \dfrac{1}{20} - \dfrac{3}{28}$, $v = -17.5\ \text{cm}$. It seems to be $17.5\ \text{cm}$ inside the farther face, which is $20 - 17.5 = 2.5\ \text{cm}$ from the nearer one.

The two positions are $5 - 2.5 = 2.5\ \text{cm} = 25\ \text{mm}$ apart. Trap: "real depth divided by $1.5$" holds for a plane surface only.`,
      hi: String.raw`काँच से वायु में एक गोलीय पृष्ठ पर अपवर्तन; प्रकाश की दिशा में दूरियाँ धनात्मक लेने पर दोनों ओर $R = -10\ \text{cm}$ है:

$$
\frac{1}{v} - \frac{1.5}{u} = \frac{1 - 1.5}{-10} = \frac{1}{20}
$$

- निकट वाली ओर, $u = -6\ \text{cm}$: $\dfrac{1}{v} = \dfrac{1}{20} - \dfrac{1}{4}$, $v = -5\ \text{cm}$। बुलबुला निकट वाले पृष्ठ से $5\ \text{cm}$ भीतर दिखता है।
- दूर वाली ओर, $u = -14\ \text{cm}$: $\dfrac{1}{v} = \dfrac{1}{20} - \dfrac{3}{28}$, $v = -17.5\ \text{cm}$। वह दूर वाले पृष्ठ से $17.5\ \text{cm}$ भीतर, अर्थात् निकट वाले से $20 - 17.5 = 2.5\ \text{cm}$ पर दिखता है।

दोनों स्थितियों के बीच की दूरी $5 - 2.5 = 2.5\ \text{cm} = 25\ \text{mm}$ है। ध्यान दें: "वास्तविक गहराई भागा $1.5$" केवल समतल पृष्ठ के लिए सही है।`,
    },
  },
  {
    code: 'sj-016',
    exams: ['jee'],
    subject: 'physics',
    topic: 'work-energy',
    difficulty: 'medium',
    targetSeconds: 140,
    stem: {
      en: String.raw`A block of mass $2\ \text{kg}$ slides from rest down a plane inclined at $37^\circ$ to the horizontal. After $12\ \text{m}$ it meets the free end of a light spring of force constant $28\ \text{N/m}$ that lies along the plane and is fixed at its lower end. The coefficient of kinetic friction is $0.5$. From the point of greatest compression the spring throws the block back, up the plane, over a distance of ______ cm before it stops again. (The block does not stick to the spring. Take $g = 10\ \text{m/s}^2$ and $\sin 37^\circ = 0.6$.)`,
      hi: String.raw`$2\ \text{kg}$ द्रव्यमान का एक गुटका क्षैतिज से $37^\circ$ झुके तल पर विरामावस्था से नीचे फिसलता है। $12\ \text{m}$ के बाद वह $28\ \text{N/m}$ बल नियतांक की एक हल्की स्प्रिंग के मुक्त सिरे से मिलता है, जो तल के अनुदिश रखी है और निचले सिरे पर जड़ी है। गतिज घर्षण गुणांक $0.5$ है। अधिकतम संपीडन की स्थिति से स्प्रिंग गुटके को तल पर ऊपर की ओर लौटाती है; फिर से रुकने तक वह इस स्थिति से ______ cm ऊपर जाता है। (गुटका स्प्रिंग से चिपकता नहीं है। $g = 10\ \text{m/s}^2$ और $\sin 37^\circ = 0.6$ लीजिए।)`,
    },
    options: [],
    key: { kind: 'nat', min: '280', max: '280' },
    solution: {
      en: String.raw`Gravity along the plane: $20 \times 0.6 = 12\ \text{N}$. Friction: $0.5 \times 20 \times 0.8 = 8\ \text{N}$, always against the motion.

- Down, with the greatest compression $x$: $(12 - 8)(12 + x) = \dfrac{1}{2} \times 28x^2$, that is, $7x^2 - 2x - 24 = 0$ and $x = 2\ \text{m}$
- The spring then holds $14 \times 2^2 = 56\ \text{J}$.
- Up: gravity and friction now act together, $12 + 8 = 20\ \text{N}$, so $s = \dfrac{56}{20} = 2.8\ \text{m}$

As $2.8\ \text{m} > 2\ \text{m}$, the block has left the spring and all the $56\ \text{J}$ are used up: $280\ \text{cm}$. Trap: on the way down the forces also do work over the $x$ metres of compression.`,
      hi: String.raw`तल के अनुदिश गुरुत्व: $20 \times 0.6 = 12\ \text{N}$। घर्षण: $0.5 \times 20 \times 0.8 = 8\ \text{N}$, सदा गति के विपरीत।

- नीचे जाते समय, अधिकतम संपीडन $x$ हो तो: $(12 - 8)(12 + x) = \dfrac{1}{2} \times 28x^2$, अर्थात् $7x^2 - 2x - 24 = 0$ और $x = 2\ \text{m}$
- तब स्प्रिंग में $14 \times 2^2 = 56\ \text{J}$ ऊर्जा है।
- ऊपर जाते समय गुरुत्व और घर्षण दोनों एक ही ओर, $12 + 8 = 20\ \text{N}$ हैं, अतः $s = \dfrac{56}{20} = 2.8\ \text{m}$

$2.8\ \text{m} > 2\ \text{m}$ है, इसलिए गुटका स्प्रिंग छोड़ चुका है और पूरी $56\ \text{J}$ ऊर्जा ख़र्च हो चुकी है: $280\ \text{cm}$। ध्यान दें: नीचे जाते समय ये बल संपीडन के $x$ मीटर पर भी कार्य करते हैं।`,
    },
  },
  {
    code: 'sj-017',
    exams: ['jee'],
    subject: 'chemistry',
    topic: 'd-and-f-block',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: String.raw`Given below are two statements about the oxo salts of chromium and manganese.

**Statement I:** In acidic solution $1.0\ \text{mol}$ of $\text{K}_2\text{Cr}_2\text{O}_7$ oxidises as much $\text{Fe}^{2+}$ as $1.2\ \text{mol}$ of $\text{KMnO}_4$.

**Statement II:** The orange solution of a dichromate turns yellow on adding alkali, because chromium is reduced from $+6$ to $+3$.

In the light of the above statements, choose the correct answer from the options given below:`,
      hi: String.raw`नीचे क्रोमियम और मैंगनीज़ के ऑक्सो लवणों के बारे में दो कथन दिए गए हैं।

**कथन I:** अम्लीय विलयन में $1.0\ \text{mol}$ $\text{K}_2\text{Cr}_2\text{O}_7$ उतने ही $\text{Fe}^{2+}$ को ऑक्सीकृत करता है जितने को $1.2\ \text{mol}$ $\text{KMnO}_4$।

**कथन II:** क्षार मिलाने पर डाइक्रोमेट का नारंगी विलयन पीला हो जाता है, क्योंकि क्रोमियम $+6$ से $+3$ में अपचयित हो जाता है।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
    },
    options: bothOrOne,
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`- **Statement I is correct**: $\text{Cr}_2\text{O}_7^{2-}$ takes up 6 electrons ($2\,\text{Cr}^{6+} \rightarrow 2\,\text{Cr}^{3+}$) and $\text{MnO}_4^-$ takes up 5. $1.0 \times 6 = 1.2 \times 5 = 6\ \text{mol}$ of $\text{Fe}^{2+}$.
- **Statement II is incorrect**: $\text{Cr}_2\text{O}_7^{2-} + 2\,\text{OH}^- \rightarrow 2\,\text{CrO}_4^{2-} + \text{H}_2\text{O}$. Chromium stays at $+6$; only the pH decides between the two ions.

Trap: a change of colour does not prove a redox reaction; $\text{Cr}^{3+}$ would be green.`,
      hi: String.raw`- **कथन I सही है**: $\text{Cr}_2\text{O}_7^{2-}$ 6 इलेक्ट्रॉन ($2\,\text{Cr}^{6+} \rightarrow 2\,\text{Cr}^{3+}$) और $\text{MnO}_4^-$ 5 इलेक्ट्रॉन ग्रहण करता है। $1.0 \times 6 = 1.2 \times 5 = 6\ \text{mol}$ $\text{Fe}^{2+}$।
- **कथन II ग़लत है**: $\text{Cr}_2\text{O}_7^{2-} + 2\,\text{OH}^- \rightarrow 2\,\text{CrO}_4^{2-} + \text{H}_2\text{O}$। क्रोमियम $+6$ में ही रहता है; कौन-सा आयन होगा, यह केवल pH तय करता है।

ध्यान दें: रंग बदलने से रेडॉक्स अभिक्रिया सिद्ध नहीं होती; $\text{Cr}^{3+}$ का रंग तो हरा होता।`,
    },
    reasons: {
      a: {
        en: String.raw`Takes the yellow $\text{CrO}_4^{2-}$ for a compound of chromium(III); it is chromium(VI).`,
        hi: String.raw`पीले $\text{CrO}_4^{2-}$ में क्रोमियम(III) मान लिया गया; उसमें क्रोमियम(VI) है।`,
      },
      b: {
        en: String.raw`Denies I as well, for instance by counting 3 electrons for a dichromate with two chromium atoms.`,
        hi: String.raw`I को भी ग़लत माना गया, जैसे दो क्रोमियम वाले डाइक्रोमेट के लिए 3 ही इलेक्ट्रॉन गिनकर।`,
      },
      c: {
        en: 'Right: 6 electrons against 5, and no change of oxidation state in alkali.',
        hi: 'सही: 6 के सामने 5 इलेक्ट्रॉन, और क्षार में ऑक्सीकरण अवस्था नहीं बदलती।',
      },
      d: {
        en: 'Judges both the wrong way round: the change in alkali is no reduction.',
        hi: 'दोनों का निर्णय उलटा है: क्षार में होने वाला परिवर्तन अपचयन नहीं है।',
      },
    },
  },
  {
    code: 'sj-018',
    exams: ['jee'],
    subject: 'chemistry',
    topic: 'periodicity',
    difficulty: 'easy',
    targetSeconds: 60,
    stem: {
      en: String.raw`Consider the following orders:

A. Negative electron gain enthalpy (magnitude): $\text{O} < \text{S} < \text{F} < \text{Cl}$

B. First ionisation enthalpy: $\text{Be} < \text{B} < \text{O} < \text{N}$

C. Ionic radius: $\text{Mg}^{2+} < \text{Na}^+ < \text{F}^- < \text{O}^{2-}$

D. Atomic radius: $\text{Ga} < \text{Al} < \text{In} < \text{Tl}$

Which of them are correct?`,
      hi: String.raw`निम्नलिखित क्रमों पर विचार कीजिए:

A. ऋणात्मक इलेक्ट्रॉन लब्धि एन्थैल्पी (परिमाण): $\text{O} < \text{S} < \text{F} < \text{Cl}$

B. प्रथम आयनन एन्थैल्पी: $\text{Be} < \text{B} < \text{O} < \text{N}$

C. आयनिक त्रिज्या: $\text{Mg}^{2+} < \text{Na}^+ < \text{F}^- < \text{O}^{2-}$

D. परमाणु त्रिज्या: $\text{Ga} < \text{Al} < \text{In} < \text{Tl}$

इनमें से कौन-से सही हैं?`,
    },
    options: [
      { id: 'a', content: { en: 'A, C and D only', hi: 'केवल A, C और D' } },
      { id: 'b', content: { en: 'B and D only', hi: 'केवल B और D' } },
      { id: 'c', content: { en: 'C and D only', hi: 'केवल C और D' } },
      { id: 'd', content: { en: 'A and B only', hi: 'केवल A और B' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Look in each order for the place where the general trend breaks.

- **A is correct**: the small $2p$ shells of O and F repel an added electron, so S is above O and Cl above F; the halogens stand above group 16.
- **B is incorrect**: Be ($2s^2$) holds its electron more firmly than B ($2p^1$): $\text{B} < \text{Be} < \text{O} < \text{N}$.
- **C is correct**: all four have 10 electrons, so the radius grows as the nuclear charge falls from 12 to 8.
- **D is correct**: the filled $3d$ shell shields poorly, so Ga ($135\ \text{pm}$) is smaller than Al ($143\ \text{pm}$).`,
      hi: String.raw`हर क्रम में वह स्थान देखिए जहाँ सामान्य प्रवृत्ति टूटती है।

- **A सही है**: O और F के छोटे $2p$ कोश आने वाले इलेक्ट्रॉन को प्रतिकर्षित करते हैं, इसलिए S का मान O से और Cl का F से अधिक है; हैलोजन वर्ग 16 से ऊपर हैं।
- **B ग़लत है**: Be ($2s^2$) अपने इलेक्ट्रॉन को B ($2p^1$) से अधिक दृढ़ता से बाँधे रखता है: $\text{B} < \text{Be} < \text{O} < \text{N}$।
- **C सही है**: चारों आयनों में 10 इलेक्ट्रॉन हैं, इसलिए नाभिकीय आवेश के 12 से 8 तक घटने के साथ त्रिज्या बढ़ती है।
- **D सही है**: भरे हुए $3d$ कोश का परिरक्षण दुर्बल है, इसलिए Ga ($135\ \text{pm}$), Al ($143\ \text{pm}$) से छोटा है।`,
    },
    reasons: {
      a: {
        en: 'Right: only B is wrong, as boron has a lower ionisation enthalpy than beryllium.',
        hi: 'सही: केवल B ग़लत है, क्योंकि बोरॉन की आयनन एन्थैल्पी बेरिलियम से कम है।',
      },
      b: {
        en: String.raw`Lets the enthalpy rise from Be to B, although the $2s^2$ pair is harder to break up.`,
        hi: String.raw`एन्थैल्पी Be से B की ओर बढ़ती मान ली गई, जबकि $2s^2$ युग्म से इलेक्ट्रॉन निकालना कठिन है।`,
      },
      c: {
        en: 'Rejects A by putting O above S, although its small shell repels the added electron.',
        hi: 'O को S से ऊपर मानकर A छोड़ दिया गया, जबकि O का छोटा कोश आने वाले इलेक्ट्रॉन को प्रतिकर्षित करता है।',
      },
      d: {
        en: 'Trusts B, which puts beryllium below boron, and misses the small size of gallium in D.',
        hi: 'B को सही मान लिया गया, जो बेरिलियम को बोरॉन से नीचे रखता है, और D में गैलियम का छोटा आकार ध्यान में नहीं आया।',
      },
    },
  },
  {
    code: 'sj-019',
    exams: ['jee'],
    subject: 'chemistry',
    topic: 'equilibrium',
    difficulty: 'hard',
    targetSeconds: 145,
    stem: {
      en: String.raw`$30\ \text{mL}$ of a solution of a weak monobasic acid HA is titrated with $0.1\ \text{M}$ NaOH at $25\ ^\circ\text{C}$. The pH is $4.70$ after the addition of $10\ \text{mL}$ and $5.30$ after the addition of $20\ \text{mL}$ of the NaOH solution. What is the pH at the equivalence point? (Take $\log 2 = 0.30$.)`,
      hi: String.raw`$25\ ^\circ\text{C}$ पर एक दुर्बल एकक्षारकी अम्ल HA के $30\ \text{mL}$ विलयन का $0.1\ \text{M}$ NaOH से अनुमापन किया जाता है। NaOH विलयन के $10\ \text{mL}$ मिलाने पर pH $4.70$ और $20\ \text{mL}$ मिलाने पर $5.30$ है। तुल्यता बिंदु पर pH कितना होगा? ($\log 2 = 0.30$ लीजिए।)`,
    },
    options: [
      { id: 'a', content: { en: '9.00', hi: '9.00' } },
      { id: 'b', content: { en: '9.15', hi: '9.15' } },
      { id: 'c', content: { en: '8.70', hi: '8.70' } },
      { id: 'd', content: { en: '8.85', hi: '8.85' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Before the equivalence point the solution is a buffer. With $V\ \text{mL}$ of NaOH at equivalence, after $v\ \text{mL}$: $\text{pH} = \text{p}K_a + \log\dfrac{v}{V - v}$.

- Difference: $0.60 = \log\dfrac{20(V - 10)}{10(V - 20)} = \log 4$, $V - 10 = 2(V - 20)$, so $V = 30$
- $\text{p}K_a = 4.70 - \log\dfrac{10}{20} = 5.00$
- At equivalence there are $3\ \text{mmol}$ of $\text{A}^-$ in $60\ \text{mL}$: $c = 0.05\ \text{M}$, $\log c = -1.30$

$$
\text{pH} = 7 + \frac{1}{2}(\text{p}K_a + \log c) = 7 + \frac{1}{2}(5.00 - 1.30) = 8.85
$$

Trap: the volume has doubled, so $c$ is not $0.1\ \text{M}$.`,
      hi: String.raw`तुल्यता बिंदु से पहले विलयन बफ़र है। तुल्यता पर NaOH का आयतन $V\ \text{mL}$ हो तो $v\ \text{mL}$ के बाद: $\text{pH} = \text{p}K_a + \log\dfrac{v}{V - v}$।

- अंतर: $0.60 = \log\dfrac{20(V - 10)}{10(V - 20)} = \log 4$, $V - 10 = 2(V - 20)$, अतः $V = 30$
- $\text{p}K_a = 4.70 - \log\dfrac{10}{20} = 5.00$
- तुल्यता पर $60\ \text{mL}$ में $3\ \text{mmol}$ $\text{A}^-$ है: $c = 0.05\ \text{M}$, $\log c = -1.30$

$$
\text{pH} = 7 + \frac{1}{2}(\text{p}K_a + \log c) = 7 + \frac{1}{2}(5.00 - 1.30) = 8.85
$$

ध्यान दें: आयतन दुगुना हो चुका है, इसलिए $c$ का मान $0.1\ \text{M}$ नहीं है।`,
    },
    reasons: {
      a: {
        en: String.raw`Takes the salt as $0.1\ \text{M}$ and forgets that the volume has doubled.`,
        hi: String.raw`लवण को $0.1\ \text{M}$ लिया गया और भूल गए कि आयतन दुगुना हो चुका है।`,
      },
      b: {
        en: String.raw`Writes $\log 0.05 = -0.70$, adding $\log 2$ to $-1$ in place of taking it off.`,
        hi: String.raw`$-1$ में से $\log 2$ घटाने की जगह जोड़ा गया: $\log 0.05 = -0.70$।`,
      },
      c: {
        en: String.raw`Takes the first pH, $4.70$, for $\text{p}K_a$, as if $10\ \text{mL}$ were half-way to equivalence.`,
        hi: String.raw`पहले pH $4.70$ को ही $\text{p}K_a$ मान लिया गया, मानो $10\ \text{mL}$ पर आधा उदासीनीकरण हुआ हो।`,
      },
      d: {
        en: String.raw`Right: $V = 30\ \text{mL}$, $\text{p}K_a = 5.00$ and $c = 0.05\ \text{M}$.`,
        hi: String.raw`सही: $V = 30\ \text{mL}$, $\text{p}K_a = 5.00$ और $c = 0.05\ \text{M}$।`,
      },
    },
  },
  {
    code: 'sj-020',
    exams: ['jee'],
    subject: 'chemistry',
    topic: 'oxygen-compounds',
    difficulty: 'medium',
    targetSeconds: 75,
    stem: {
      en: String.raw`Benzene is taken through the following reactions:

(i) $\text{CH}_3\text{COCl}$, anhydrous $\text{AlCl}_3$

(ii) $\text{CH}_3\text{MgBr}$ in dry ether, then $\text{H}_3\text{O}^+$

(iii) concentrated $\text{H}_2\text{SO}_4$, heat

(iv) $\text{B}_2\text{H}_6$, then $\text{H}_2\text{O}_2$, $\text{OH}^-$

The final product is`,
      hi: String.raw`बेंज़ीन के साथ निम्नलिखित अभिक्रियाएँ इसी क्रम में कराई जाती हैं:

(i) $\text{CH}_3\text{COCl}$, निर्जल $\text{AlCl}_3$

(ii) शुष्क ईथर में $\text{CH}_3\text{MgBr}$, फिर $\text{H}_3\text{O}^+$

(iii) सांद्र $\text{H}_2\text{SO}_4$, ऊष्मा

(iv) $\text{B}_2\text{H}_6$, फिर $\text{H}_2\text{O}_2$, $\text{OH}^-$

अंतिम उत्पाद है`,
    },
    options: [
      { id: 'a', content: { en: '2-Phenylpropan-2-ol', hi: '2-फ़ेनिलप्रोपेन-2-ऑल' } },
      { id: 'b', content: { en: '2-Phenylpropan-1-ol', hi: '2-फ़ेनिलप्रोपेन-1-ऑल' } },
      { id: 'c', content: { en: '1-Phenylpropan-2-ol', hi: '1-फ़ेनिलप्रोपेन-2-ऑल' } },
      { id: 'd', content: { en: '1-Phenylpropan-1-ol', hi: '1-फ़ेनिलप्रोपेन-1-ऑल' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Follow the carbon that carries the ring.

- (i) Friedel-Crafts acylation: acetophenone, $\text{C}_6\text{H}_5\text{COCH}_3$
- (ii) Grignard addition to the carbonyl: $\text{C}_6\text{H}_5\text{C(OH)(CH}_3)_2$
- (iii) Dehydration: $\text{C}_6\text{H}_5\text{C(CH}_3)\text{=CH}_2$
- (iv) Hydroboration-oxidation, against Markovnikov's rule: OH goes to the $\text{CH}_2$ end, $\text{C}_6\text{H}_5\text{CH(CH}_3)\text{CH}_2\text{OH}$

Trap: with dilute acid in step (iv) the alcohol of step (ii) would come back.`,
      hi: String.raw`उस कार्बन पर ध्यान रखिए जिससे वलय जुड़ा है।

- (i) फ़्रीडेल-क्राफ़्ट्स ऐसिलीकरण: ऐसीटोफ़ीनोन, $\text{C}_6\text{H}_5\text{COCH}_3$
- (ii) कार्बोनिल पर ग्रीन्यार अभिकर्मक का योग: $\text{C}_6\text{H}_5\text{C(OH)(CH}_3)_2$
- (iii) निर्जलन: $\text{C}_6\text{H}_5\text{C(CH}_3)\text{=CH}_2$
- (iv) हाइड्रोबोरॉनन-ऑक्सीकरण, मार्कोनीकॉफ़ नियम के विपरीत: OH सिरे के $\text{CH}_2$ पर जाता है, $\text{C}_6\text{H}_5\text{CH(CH}_3)\text{CH}_2\text{OH}$

ध्यान दें: चरण (iv) में तनु अम्ल लेने पर चरण (ii) का ऐल्कोहॉल ही लौट आता।`,
    },
    reasons: {
      a: {
        en: 'Adds water by Markovnikov, as dilute acid does; this is the alcohol of step (ii).',
        hi: 'तनु अम्ल की तरह मार्कोनीकॉफ़ नियम से जल जोड़ा गया; यह चरण (ii) का ऐल्कोहॉल है।',
      },
      b: {
        en: String.raw`Right: hydroboration of 2-phenylpropene puts OH on the terminal carbon.`,
        hi: String.raw`सही: 2-फ़ेनिलप्रोपीन के हाइड्रोबोरॉनन से OH सिरे के कार्बन पर आता है।`,
      },
      c: {
        en: 'Has the ring on an end carbon, whereas the Grignard reagent makes it sit on the middle one.',
        hi: 'इसमें वलय सिरे के कार्बन पर है, जबकि ग्रीन्यार अभिक्रिया के बाद वह बीच के कार्बन पर होता है।',
      },
      d: {
        en: 'Lets the methyl group of the reagent join the end of the acetyl chain, not the carbonyl carbon.',
        hi: 'अभिकर्मक का मेथिल समूह कार्बोनिल कार्बन पर नहीं, ऐसीटिल शृंखला के सिरे पर जोड़ा गया।',
      },
    },
  },
  {
    code: 'sj-021',
    exams: ['jee'],
    subject: 'chemistry',
    topic: 'coordination-compounds',
    difficulty: 'medium',
    targetSeconds: 80,
    stem: {
      en: String.raw`Match List-I with List-II. (Atomic numbers: Ti = 22, Cr = 24, Fe = 26, Co = 27; pairing energy is neglected.)

| List-I (complex ion) | List-II (crystal field stabilisation energy) |
| --- | --- |
| (A) $[\text{Ti(H}_2\text{O)}_6]^{3+}$ | (I) $-1.2\,\Delta_o$ |
| (B) $[\text{Cr(H}_2\text{O)}_6]^{3+}$ | (II) $0$ |
| (C) $[\text{FeF}_6]^{3-}$ | (III) $-2.4\,\Delta_o$ |
| (D) $[\text{Co(NH}_3)_6]^{3+}$ | (IV) $-0.4\,\Delta_o$ |

Choose the correct answer from the options given below:`,
      hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए। (परमाणु क्रमांक: Ti = 22, Cr = 24, Fe = 26, Co = 27; युग्मन ऊर्जा को छोड़ दीजिए।)

| सूची-I (संकुल आयन) | सूची-II (क्रिस्टल क्षेत्र स्थायीकरण ऊर्जा) |
| --- | --- |
| (A) $[\text{Ti(H}_2\text{O)}_6]^{3+}$ | (I) $-1.2\,\Delta_o$ |
| (B) $[\text{Cr(H}_2\text{O)}_6]^{3+}$ | (II) $0$ |
| (C) $[\text{FeF}_6]^{3-}$ | (III) $-2.4\,\Delta_o$ |
| (D) $[\text{Co(NH}_3)_6]^{3+}$ | (IV) $-0.4\,\Delta_o$ |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
    },
    options: [
      {
        id: 'a',
        content: { en: '(A)-(II), (B)-(III), (C)-(IV), (D)-(I)', hi: '(A)-(II), (B)-(III), (C)-(IV), (D)-(I)' },
      },
      {
        id: 'b',
        content: { en: '(A)-(IV), (B)-(I), (C)-(II), (D)-(III)', hi: '(A)-(IV), (B)-(I), (C)-(II), (D)-(III)' },
      },
      {
        id: 'c',
        content: { en: '(A)-(IV), (B)-(III), (C)-(II), (D)-(I)', hi: '(A)-(IV), (B)-(III), (C)-(II), (D)-(I)' },
      },
      {
        id: 'd',
        content: { en: '(A)-(II), (B)-(I), (C)-(IV), (D)-(III)', hi: '(A)-(II), (B)-(I), (C)-(IV), (D)-(III)' },
      },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Each $t_{2g}$ electron counts $-0.4\,\Delta_o$ and each $e_g$ electron $+0.6\,\Delta_o$.

- (A) $\text{Ti}^{3+}$, $d^1$: $t_{2g}^1$, $-0.4\,\Delta_o$
- (B) $\text{Cr}^{3+}$, $d^3$: $t_{2g}^3$, $-1.2\,\Delta_o$
- (C) $\text{Fe}^{3+}$, $d^5$, with the weak ligand $\text{F}^-$: $t_{2g}^3e_g^2$, $-1.2 + 1.2 = 0$
- (D) $\text{Co}^{3+}$, $d^6$; for it $\text{NH}_3$ is a strong ligand: $t_{2g}^6$, $-2.4\,\Delta_o$

Shortest way: a high-spin $d^5$ ion has $0$ and a low-spin $d^6$ ion the most; these two settle the code.`,
      hi: String.raw`हर $t_{2g}$ इलेक्ट्रॉन के लिए $-0.4\,\Delta_o$ और हर $e_g$ इलेक्ट्रॉन के लिए $+0.6\,\Delta_o$ गिनिए।

- (A) $\text{Ti}^{3+}$, $d^1$: $t_{2g}^1$, $-0.4\,\Delta_o$
- (B) $\text{Cr}^{3+}$, $d^3$: $t_{2g}^3$, $-1.2\,\Delta_o$
- (C) $\text{Fe}^{3+}$, $d^5$, दुर्बल लिगंड $\text{F}^-$ के साथ: $t_{2g}^3e_g^2$, $-1.2 + 1.2 = 0$
- (D) $\text{Co}^{3+}$, $d^6$; इसके लिए $\text{NH}_3$ प्रबल लिगंड है: $t_{2g}^6$, $-2.4\,\Delta_o$

सबसे छोटा रास्ता: उच्च-चक्रण $d^5$ का मान $0$ और निम्न-चक्रण $d^6$ का सबसे अधिक होता है; इन दो से ही कूट तय हो जाता है।`,
    },
    reasons: {
      a: {
        en: String.raw`Takes $d^1$ for unstabilised and gives $d^3$ more than three electrons in $t_{2g}$ can bring.`,
        hi: String.raw`$d^1$ का स्थायीकरण शून्य माना गया और $d^3$ को इतना, जितना $t_{2g}$ के तीन इलेक्ट्रॉन नहीं दे सकते।`,
      },
      b: {
        en: String.raw`Right: $d^1$, $d^3$, high-spin $d^5$ and low-spin $d^6$ in turn.`,
        hi: String.raw`सही: क्रमशः $d^1$, $d^3$, उच्च-चक्रण $d^5$ और निम्न-चक्रण $d^6$।`,
      },
      c: {
        en: String.raw`Exchanges chromium and cobalt: three electrons in $t_{2g}$ make $-1.2\,\Delta_o$, six make $-2.4\,\Delta_o$.`,
        hi: String.raw`क्रोमियम और कोबाल्ट आपस में बदल गए: $t_{2g}$ के तीन इलेक्ट्रॉन $-1.2\,\Delta_o$ देते हैं, छह $-2.4\,\Delta_o$।`,
      },
      d: {
        en: String.raw`Exchanges titanium and iron: it is the high-spin $d^5$ ion that has no stabilisation.`,
        hi: String.raw`टाइटेनियम और आयरन आपस में बदल गए: स्थायीकरण शून्य तो उच्च-चक्रण $d^5$ आयन का होता है।`,
      },
    },
  },
  {
    code: 'sj-022',
    exams: ['jee'],
    subject: 'chemistry',
    topic: 'electrochemistry',
    difficulty: 'medium',
    targetSeconds: 100,
    stem: {
      en: String.raw`The standard reduction potentials at $298\ \text{K}$ are $E^\circ(\text{Cu}^{2+}/\text{Cu}) = 0.34\ \text{V}$ and $E^\circ(\text{Cu}^{2+}/\text{Cu}^+) = 0.16\ \text{V}$. The equilibrium constant of the reaction $2\,\text{Cu}^+(aq) \rightleftharpoons \text{Cu}^{2+}(aq) + \text{Cu}(s)$ at $298\ \text{K}$ is about (take $\dfrac{2.303\,RT}{F} = 0.06\ \text{V}$)`,
      hi: String.raw`$298\ \text{K}$ पर मानक अपचयन विभव $E^\circ(\text{Cu}^{2+}/\text{Cu}) = 0.34\ \text{V}$ और $E^\circ(\text{Cu}^{2+}/\text{Cu}^+) = 0.16\ \text{V}$ हैं। $298\ \text{K}$ पर अभिक्रिया $2\,\text{Cu}^+(aq) \rightleftharpoons \text{Cu}^{2+}(aq) + \text{Cu}(s)$ का साम्य स्थिरांक लगभग है ($\dfrac{2.303\,RT}{F} = 0.06\ \text{V}$ लीजिए)`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$1 \times 10^{6}$`, hi: String.raw`$1 \times 10^{6}$` } },
      { id: 'b', content: { en: String.raw`$1 \times 10^{9}$`, hi: String.raw`$1 \times 10^{9}$` } },
      { id: 'c', content: { en: String.raw`$1 \times 10^{3}$`, hi: String.raw`$1 \times 10^{3}$` } },
      { id: 'd', content: { en: String.raw`$1 \times 10^{12}$`, hi: String.raw`$1 \times 10^{12}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Potentials of half-reactions with different numbers of electrons do not add up; $nE^\circ$ does.

- $E^\circ(\text{Cu}^+/\text{Cu}) = 2 \times 0.34 - 1 \times 0.16 = 0.52\ \text{V}$
- In the reaction one $\text{Cu}^+$ is reduced to Cu and one oxidised to $\text{Cu}^{2+}$: $E^\circ = 0.52 - 0.16 = 0.36\ \text{V}$ with $n = 1$
- $\log K = \dfrac{nE^\circ}{0.06} = \dfrac{0.36}{0.06} = 6$

So $K = 10^6$: $\text{Cu}^+$ does not last in water.`,
      hi: String.raw`अलग-अलग इलेक्ट्रॉन संख्या वाली अर्ध-अभिक्रियाओं के विभव सीधे नहीं जुड़ते; $nE^\circ$ जुड़ता है।

- $E^\circ(\text{Cu}^+/\text{Cu}) = 2 \times 0.34 - 1 \times 0.16 = 0.52\ \text{V}$
- अभिक्रिया में एक $\text{Cu}^+$, Cu में अपचयित और एक $\text{Cu}^{2+}$ में ऑक्सीकृत होता है: $E^\circ = 0.52 - 0.16 = 0.36\ \text{V}$, जहाँ $n = 1$
- $\log K = \dfrac{nE^\circ}{0.06} = \dfrac{0.36}{0.06} = 6$

अतः $K = 10^6$: जल में $\text{Cu}^+$ टिकता नहीं है।`,
    },
    reasons: {
      a: {
        en: String.raw`Right: $E^\circ = 0.36\ \text{V}$ with one electron passing over.`,
        hi: String.raw`सही: $E^\circ = 0.36\ \text{V}$, और एक इलेक्ट्रॉन का स्थानांतरण होता है।`,
      },
      b: {
        en: String.raw`Stops at $0.52\ \text{V}$, which belongs to $\text{Cu}^+/\text{Cu}$ alone: $\log K \approx 8.7$.`,
        hi: String.raw`$0.52\ \text{V}$ पर ही रुक गए, जो केवल $\text{Cu}^+/\text{Cu}$ का विभव है: $\log K \approx 8.7$।`,
      },
      c: {
        en: String.raw`Subtracts the two given potentials, $0.34 - 0.16 = 0.18\ \text{V}$, with $n = 1$.`,
        hi: String.raw`दिए गए दोनों विभव सीधे घटाए गए: $0.34 - 0.16 = 0.18\ \text{V}$, और $n = 1$ लिया गया।`,
      },
      d: {
        en: String.raw`Has $E^\circ$ right, but takes $n = 2$ because two ions $\text{Cu}^+$ react.`,
        hi: String.raw`$E^\circ$ तो सही है, पर दो $\text{Cu}^+$ देखकर $n = 2$ ले लिया गया।`,
      },
    },
  },
  {
    code: 'sj-023',
    exams: ['jee'],
    subject: 'chemistry',
    topic: 'purification',
    difficulty: 'easy',
    targetSeconds: 85,
    stem: {
      en: String.raw`In Kjeldahl's method the ammonia from $1.4\ \text{g}$ of an organic compound was passed into $40\ \text{mL}$ of $0.5\ \text{M}$ $\text{H}_2\text{SO}_4$. The acid left over needed $30\ \text{mL}$ of $0.4\ \text{M}$ NaOH for neutralisation. The percentage of nitrogen in the compound is ______. (Molar mass of N $= 14\ \text{g mol}^{-1}$.)`,
      hi: String.raw`केल्डाल विधि में एक कार्बनिक यौगिक के $1.4\ \text{g}$ से प्राप्त अमोनिया को $0.5\ \text{M}$ $\text{H}_2\text{SO}_4$ के $40\ \text{mL}$ में प्रवाहित किया गया। बचे हुए अम्ल के उदासीनीकरण में $0.4\ \text{M}$ NaOH के $30\ \text{mL}$ लगे। यौगिक में नाइट्रोजन का प्रतिशत ______ है। (N का मोलर द्रव्यमान $= 14\ \text{g mol}^{-1}$।)`,
    },
    options: [],
    key: { kind: 'nat', min: '28', max: '28' },
    solution: {
      en: String.raw`Reckon in millimoles of $\text{H}^+$; sulphuric acid gives two.

- Taken: $40 \times 0.5 \times 2 = 40$; left over: $30 \times 0.4 = 12$
- Used by ammonia: $40 - 12 = 28\ \text{mmol}$ of $\text{NH}_3$, so $28 \times 14 = 392\ \text{mg}$ of nitrogen

$\dfrac{392}{1400} \times 100 = 28$. Trap: with one $\text{H}^+$ for each $\text{H}_2\text{SO}_4$ only $8\%$ would come out.`,
      hi: String.raw`$\text{H}^+$ के मिलीमोल में गिनिए; सल्फ़्यूरिक अम्ल दो देता है।

- लिया गया: $40 \times 0.5 \times 2 = 40$; बचा हुआ: $30 \times 0.4 = 12$
- अमोनिया में लगा: $40 - 12 = 28\ \text{mmol}$ $\text{NH}_3$, अर्थात् $28 \times 14 = 392\ \text{mg}$ नाइट्रोजन

$\dfrac{392}{1400} \times 100 = 28$। ध्यान दें: प्रति $\text{H}_2\text{SO}_4$ एक ही $\text{H}^+$ गिनने पर केवल $8\%$ आता।`,
    },
  },
  {
    code: 'sj-024',
    exams: ['jee'],
    subject: 'chemistry',
    topic: 'hydrocarbons',
    difficulty: 'hard',
    targetSeconds: 125,
    stem: {
      en: 'The number of all possible monochlorination products of methylcyclohexane, stereoisomers included and each enantiomer counted separately, is ______.',
      hi: 'मेथिलसाइक्लोहेक्सेन के मोनोक्लोरीनन से बन सकने वाले सभी उत्पादों की संख्या, त्रिविम समावयवियों सहित और हर प्रतिबिंब रूप को अलग गिनते हुए, ______ है।',
    },
    options: [],
    key: { kind: 'nat', min: '12', max: '12' },
    solution: {
      en: String.raw`Go through the kinds of hydrogen; number the ring from the carbon with $\text{CH}_3$.

- Cl on $\text{CH}_3$: $1$ product
- Cl on C-1: $1$ product, without a chiral centre
- Cl on C-2: C-1 and C-2 are both chiral and the molecule is not symmetrical: $2^2 = 4$ (cis pair and trans pair)
- Cl on C-3: for the same reason $4$
- Cl on C-4: a plane of symmetry passes through C-1 and C-4, so there is no chirality: cis and trans, $2$

Total: $1 + 1 + 4 + 4 + 2 = 12$. Trap: the 1,4-isomers are stereoisomers of each other, but each is achiral.`,
      hi: String.raw`हाइड्रोजन के प्रकार एक-एक करके लीजिए; वलय के कार्बनों को $\text{CH}_3$ वाले कार्बन से क्रमांक दीजिए।

- $\text{CH}_3$ पर Cl: $1$ उत्पाद
- C-1 पर Cl: $1$ उत्पाद, काइरल केंद्र नहीं
- C-2 पर Cl: C-1 और C-2 दोनों काइरल हैं और अणु सममित नहीं है: $2^2 = 4$ (सिस युगल और ट्रांस युगल)
- C-3 पर Cl: इसी कारण $4$
- C-4 पर Cl: C-1 और C-4 से होकर सममिति तल जाता है, इसलिए काइरलता नहीं: सिस और ट्रांस, $2$

कुल: $1 + 1 + 4 + 4 + 2 = 12$। ध्यान दें: 1,4-समावयवी एक-दूसरे के त्रिविम समावयवी हैं, पर दोनों अकाइरल हैं।`,
    },
  },
]
