import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

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
- $\dfrac{1}{(1 + t)(1 + t^2)} = \dfrac{1}{2}\left(\dfrac{1}{1 + t} + \dfrac{1 - t}{1 + t^2}\right)$, so the second part is $\log_e 2 + \dfrac{\pi}{4} - \dfrac{1}{2}\log_e 2$.

The two $\dfrac{\pi}{4}$ cancel: $I = \dfrac{1}{2}\log_e 2$. Quick check: it is about $0.35$, and $\tan^{-1}t < t$ gives $I < 2\displaystyle\int_0^1 \frac{t\,dt}{(1 + t)^2} = 2\log_e 2 - 1 \approx 0.39$.`,
      hi: String.raw`$\sqrt{x} = t$ रखने पर $\dfrac{dx}{\sqrt{x}} = 2\,dt$; फिर $\tan^{-1}t$ को अवकलित होने वाला फलन मानकर खंडशः समाकलन:

$$
I = 2\left[-\frac{\tan^{-1}t}{1 + t}\right]_0^1 + 2\int_0^1 \frac{dt}{(1 + t)(1 + t^2)}
$$

- कोष्ठक से $-\dfrac{\pi}{4}$ मिलता है।
- $\dfrac{1}{(1 + t)(1 + t^2)} = \dfrac{1}{2}\left(\dfrac{1}{1 + t} + \dfrac{1 - t}{1 + t^2}\right)$, अतः दूसरा भाग $\log_e 2 + \dfrac{\pi}{4} - \dfrac{1}{2}\log_e 2$ है।

दोनों $\dfrac{\pi}{4}$ कट जाते हैं: $I = \dfrac{1}{2}\log_e 2$। झटपट जाँच: यह लगभग $0.35$ है, और $\tan^{-1}t < t$ से $I < 2\displaystyle\int_0^1 \frac{t\,dt}{(1 + t)^2} = 2\log_e 2 - 1 \approx 0.39$।`,
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
      en: String.raw`Count how much the digits fall short of $9$: five nines add up to $45$, so the shortfalls $d_1, \dots, d_5 \ge 0$ have the sum $3$.

The number of solutions of $d_1 + \cdots + d_5 = 3$ is $\binom{3 + 4}{4} = \binom{7}{4} = 35$.

No digit falls below $6$, so the first one is never $0$ and nothing has to be taken off. By cases: $5$ (one digit $6$) $+\ 20$ (a $7$ and an $8$) $+\ 10$ (three $8$'s) $= 35$.`,
      hi: String.raw`देखिए कि अंक $9$ से कितने कम हैं: पाँच $9$ का योग $45$ है, अतः कमियों $d_1, \dots, d_5 \ge 0$ का योग $3$ है।

$d_1 + \cdots + d_5 = 3$ के हलों की संख्या $\binom{3 + 4}{4} = \binom{7}{4} = 35$ है।

कोई अंक $6$ से छोटा नहीं होता, इसलिए पहला अंक कभी $0$ नहीं होगा और कुछ घटाना नहीं है। स्थितियों से जाँच: $5$ (एक अंक $6$) $+\ 20$ (एक $7$, एक $8$) $+\ 10$ (तीन $8$) $= 35$।`,
    },
  },
]
