import type { PaperSection } from '../paper.ts'

export const mathematics: PaperSection = {
  presetSectionId: 'mathematics',
  questions: [
    {
      code: 'jm-001',
      exams: ['jee'],
      subject: 'maths',
      topic: 'differential-equations',
      difficulty: 'medium',
      targetSeconds: 130,
      stem: {
        en: String.raw`Let $x = x(y)$, $y > 0$, be the solution of the differential equation $y\,dx - x\,dy = y^3 \cos y\,dy$ with $x(\pi) = \pi$. Then $x\left(\dfrac{\pi}{2}\right)$ is equal to`,
        hi: String.raw`माना $x = x(y)$, $y > 0$, अवकल समीकरण $y\,dx - x\,dy = y^3 \cos y\,dy$ का वह हल है जिसके लिए $x(\pi) = \pi$ है। तब $x\left(\dfrac{\pi}{2}\right)$ बराबर है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{\pi + 4}{2}$`, hi: String.raw`$\dfrac{\pi + 4}{2}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{\pi(\pi + 2)}{4}$`, hi: String.raw`$\dfrac{\pi(\pi + 2)}{4}$` } },
        { id: 'c', content: { en: String.raw`$\dfrac{\pi(\pi + 4)}{4}$`, hi: String.raw`$\dfrac{\pi(\pi + 4)}{4}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{\pi^2}{4}$`, hi: String.raw`$\dfrac{\pi^2}{4}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The left side is the numerator of $d\left(\frac{x}{y}\right) = \frac{y\,dx - x\,dy}{y^2}$, so divide by $y^2$:

$$
d\left(\frac{x}{y}\right) = y \cos y\,dy \quad\Rightarrow\quad \frac{x}{y} = y \sin y + \cos y + C
$$

At $y = \pi$: $1 = 0 - 1 + C$, so $C = 2$.

At $y = \frac{\pi}{2}$: $\frac{x}{\pi/2} = \frac{\pi}{2} + 0 + 2$, so $x = \frac{\pi}{2} \cdot \frac{\pi + 4}{2} = \frac{\pi(\pi + 4)}{4}$.

Trap: $\frac{\pi + 4}{2}$ is $\frac{x}{y}$, not $x$.`,
        hi: String.raw`बायाँ पक्ष $d\left(\frac{x}{y}\right) = \frac{y\,dx - x\,dy}{y^2}$ का अंश है, इसलिए $y^2$ से भाग दीजिए:

$$
d\left(\frac{x}{y}\right) = y \cos y\,dy \quad\Rightarrow\quad \frac{x}{y} = y \sin y + \cos y + C
$$

$y = \pi$ पर: $1 = 0 - 1 + C$, अतः $C = 2$।

$y = \frac{\pi}{2}$ पर: $\frac{x}{\pi/2} = \frac{\pi}{2} + 0 + 2$, अतः $x = \frac{\pi}{2} \cdot \frac{\pi + 4}{2} = \frac{\pi(\pi + 4)}{4}$।

ध्यान दें: $\frac{\pi + 4}{2}$ तो $\frac{x}{y}$ का मान है, $x$ का नहीं।`,
      },
      reasons: {
        a: {
          en: String.raw`This is the value of $\frac{x}{y}$; it still has to be multiplied by $y = \frac{\pi}{2}$.`,
          hi: String.raw`यह $\frac{x}{y}$ का मान है; इसे अभी $y = \frac{\pi}{2}$ से गुणा करना बाक़ी है।`,
        },
        b: {
          en: String.raw`The term $\cos y$ of the integral is lost, which gives $C = 1$ instead of $2$.`,
          hi: String.raw`समाकल का पद $\cos y$ छूट गया है, जिससे $C = 2$ की जगह $1$ आता है।`,
        },
        c: {
          en: String.raw`Right: $\frac{x}{y} = y \sin y + \cos y + 2$, which at $y = \frac{\pi}{2}$ gives $x = \frac{\pi}{2}\left(\frac{\pi}{2} + 2\right)$.`,
          hi: String.raw`सही: $\frac{x}{y} = y \sin y + \cos y + 2$, जिससे $y = \frac{\pi}{2}$ पर $x = \frac{\pi}{2}\left(\frac{\pi}{2} + 2\right)$।`,
        },
        d: {
          en: String.raw`A wrong sign in the integration by parts, $y \sin y - \cos y$, makes $C = 0$.`,
          hi: String.raw`खंडशः समाकलन में चिह्न की ग़लती से $y \sin y - \cos y$ लिया गया, जिससे $C = 0$ आता है।`,
        },
      },
    },
    {
      code: 'jm-002',
      exams: ['jee'],
      subject: 'maths',
      topic: 'sets-and-functions',
      difficulty: 'medium',
      targetSeconds: 110,
      stem: {
        en: String.raw`Let $A = \{1, 2, 3, \dots, 10\}$ and let $R$ be the relation on $A$ defined by $(a, b) \in R$ if and only if $a^2 + 4b^2$ is divisible by $5$. If $n(R)$ is the number of elements in $R$, then`,
        hi: String.raw`माना $A = \{1, 2, 3, \dots, 10\}$ है और $A$ पर संबंध $R$ इस प्रकार परिभाषित है कि $(a, b) \in R$ यदि और केवल यदि $a^2 + 4b^2$, $5$ से विभाज्य है। यदि $R$ में अवयवों की संख्या $n(R)$ है, तो`,
      },
      options: [
        {
          id: 'a',
          content: { en: '$R$ is an equivalence relation and $n(R) = 20$', hi: '$R$ एक तुल्यता संबंध है और $n(R) = 20$' },
        },
        {
          id: 'b',
          content: {
            en: '$R$ is not symmetric and $n(R) = 36$',
            hi: '$R$ सममित नहीं है और $n(R) = 36$',
          },
        },
        {
          id: 'c',
          content: {
            en: '$R$ is not symmetric and $n(R) = 20$',
            hi: '$R$ सममित नहीं है और $n(R) = 20$',
          },
        },
        {
          id: 'd',
          content: { en: '$R$ is an equivalence relation and $n(R) = 36$', hi: '$R$ एक तुल्यता संबंध है और $n(R) = 36$' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Reduce modulo $5$: since $4 \equiv -1$, $a^2 + 4b^2 \equiv a^2 - b^2$. So $(a, b) \in R$ exactly when $a^2$ and $b^2$ leave the same remainder on division by $5$. "Having the same remainder" is an equivalence relation, although $a^2 + 4b^2$ does not look symmetric.

The equivalence classes by the remainder of $a^2$ are

- remainder $0$: $\{5, 10\}$
- remainder $1$: $\{1, 4, 6, 9\}$
- remainder $4$: $\{2, 3, 7, 8\}$

$n(R) = 2^2 + 4^2 + 4^2 = 36$. Trap: $a \equiv b$ is not the only way; $a \equiv -b$ also gives equal squares.`,
        hi: String.raw`$5$ के सापेक्ष शेषफल देखिए: $4 \equiv -1$, इसलिए $a^2 + 4b^2 \equiv a^2 - b^2$। अर्थात् $(a, b) \in R$ तभी होगा जब $a^2$ और $b^2$ को $5$ से भाग देने पर समान शेषफल मिले। "समान शेषफल होना" एक तुल्यता संबंध है, भले ही $a^2 + 4b^2$ देखने में सममित न लगे।

$a^2$ के शेषफल के अनुसार तुल्यता वर्ग ये हैं:

- शेषफल $0$: $\{5, 10\}$
- शेषफल $1$: $\{1, 4, 6, 9\}$
- शेषफल $4$: $\{2, 3, 7, 8\}$

$n(R) = 2^2 + 4^2 + 4^2 = 36$। ध्यान दें: केवल $a \equiv b$ ही नहीं, $a \equiv -b$ से भी वर्गों के शेषफल समान आते हैं।`,
      },
      reasons: {
        a: {
          en: String.raw`Counts only the pairs with $a \equiv b$ modulo $5$ and leaves out $a \equiv -b$, for example $(1, 4)$.`,
          hi: String.raw`$5$ के सापेक्ष केवल $a \equiv b$ वाले युग्म गिने गए हैं; $a \equiv -b$ वाले, जैसे $(1, 4)$, छूट गए हैं।`,
        },
        b: {
          en: String.raw`The coefficient $4$ only looks unsymmetrical: modulo $5$ the condition is $a^2 \equiv b^2$, which is symmetric.`,
          hi: String.raw`गुणांक $4$ से संबंध केवल असममित दिखता है: $5$ के सापेक्ष शर्त $a^2 \equiv b^2$ है, जो सममित है।`,
        },
        c: {
          en: String.raw`If $a^2 \equiv b^2$, then $b^2 \equiv a^2$, so $R$ is symmetric; and pairs such as $(1, 4)$ are left out of the count.`,
          hi: String.raw`$a^2 \equiv b^2$ हो तो $b^2 \equiv a^2$ भी होगा, अतः $R$ सममित है; साथ ही $(1, 4)$ जैसे युग्म गिनती में छूट गए हैं।`,
        },
        d: {
          en: String.raw`Right: $R$ means $a^2 \equiv b^2$ modulo $5$, with classes of $2$, $4$ and $4$ elements: $4 + 16 + 16 = 36$.`,
          hi: String.raw`सही: $R$ का अर्थ है $5$ के सापेक्ष $a^2 \equiv b^2$; तुल्यता वर्गों में $2$, $4$ और $4$ अवयव हैं: $4 + 16 + 16 = 36$।`,
        },
      },
    },
    {
      code: 'jm-003',
      exams: ['jee'],
      subject: 'maths',
      topic: 'limits',
      difficulty: 'easy',
      targetSeconds: 80,
      stem: {
        en: String.raw`The value of $\displaystyle\lim_{x \to 0} \left(\frac{\tan 2x}{2x}\right)^{3/x^2}$ is`,
        hi: String.raw`$\displaystyle\lim_{x \to 0} \left(\frac{\tan 2x}{2x}\right)^{3/x^2}$ का मान है`,
      },
      options: [
        { id: 'a', content: { en: '$e^{4/3}$', hi: '$e^{4/3}$' } },
        { id: 'b', content: { en: '$e$', hi: '$e$' } },
        { id: 'c', content: { en: '$e^4$', hi: '$e^4$' } },
        { id: 'd', content: { en: '$e^{-2}$', hi: '$e^{-2}$' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The form is $1^\infty$, so the limit is $e^L$ with $L = \lim \frac{3}{x^2}\left(\frac{\tan 2x}{2x} - 1\right)$.

Since $\tan u = u + \frac{u^3}{3} + \cdots$, we have $\frac{\tan u}{u} - 1 \approx \frac{u^2}{3}$. With $u = 2x$ this is $\frac{4x^2}{3}$, so

$$
L = \frac{3}{x^2} \cdot \frac{4x^2}{3} = 4
$$

The limit is $e^4$. Trap: square the whole $2x$, not only $x$.`,
        hi: String.raw`यह $1^\infty$ रूप है, अतः सीमा $e^L$ है, जहाँ $L = \lim \frac{3}{x^2}\left(\frac{\tan 2x}{2x} - 1\right)$।

$\tan u = u + \frac{u^3}{3} + \cdots$ से $\frac{\tan u}{u} - 1 \approx \frac{u^2}{3}$। $u = 2x$ रखने पर यह $\frac{4x^2}{3}$ है, अतः

$$
L = \frac{3}{x^2} \cdot \frac{4x^2}{3} = 4
$$

सीमा $e^4$ है। ध्यान दें: वर्ग पूरे $2x$ का करना है, केवल $x$ का नहीं।`,
      },
      reasons: {
        a: {
          en: String.raw`Forgets the factor $3$ in the exponent $\frac{3}{x^2}$.`,
          hi: String.raw`घात $\frac{3}{x^2}$ का गुणक $3$ छूट गया है।`,
        },
        b: {
          en: String.raw`Uses $\frac{x^2}{3}$ instead of $\frac{(2x)^2}{3}$ in the expansion.`,
          hi: String.raw`प्रसार में $\frac{(2x)^2}{3}$ की जगह $\frac{x^2}{3}$ लिया गया है।`,
        },
        c: {
          en: String.raw`Right: $\frac{3}{x^2} \cdot \frac{(2x)^2}{3} = 4$ is the exponent of $e$.`,
          hi: String.raw`सही: $e$ की घात $\frac{3}{x^2} \cdot \frac{(2x)^2}{3} = 4$ है।`,
        },
        d: {
          en: String.raw`Uses the expansion of $\frac{\sin u}{u}$, which is $1 - \frac{u^2}{6}$, for $\frac{\tan u}{u}$.`,
          hi: String.raw`$\frac{\tan u}{u}$ की जगह $\frac{\sin u}{u}$ का प्रसार $1 - \frac{u^2}{6}$ लगा दिया गया है।`,
        },
      },
    },
    {
      code: 'jm-004',
      exams: ['jee'],
      subject: 'maths',
      topic: 'circle',
      difficulty: 'medium',
      targetSeconds: 125,
      stem: {
        en: 'The line $x + y = 7$ meets the circle $x^2 + y^2 - 4x - 2y - 15 = 0$ at $A$ and $B$. Let $C$ be the circle of least radius through $A$ and $B$. The greatest distance of a point of $C$ from the origin is',
        hi: 'रेखा $x + y = 7$ वृत्त $x^2 + y^2 - 4x - 2y - 15 = 0$ को $A$ और $B$ पर काटती है। माना $A$ और $B$ से होकर जाने वाला न्यूनतम त्रिज्या का वृत्त $C$ है। मूलबिंदु से $C$ के किसी बिंदु की अधिकतम दूरी है',
      },
      options: [
        { id: 'a', content: { en: String.raw`$\sqrt{5} + 2\sqrt{3}$`, hi: String.raw`$\sqrt{5} + 2\sqrt{3}$` } },
        { id: 'b', content: { en: String.raw`$3\sqrt{5}$`, hi: String.raw`$3\sqrt{5}$` } },
        { id: 'c', content: { en: String.raw`$5 + 2\sqrt{3}$`, hi: String.raw`$5 + 2\sqrt{3}$` } },
        { id: 'd', content: { en: String.raw`$5 + 2\sqrt{5}$`, hi: String.raw`$5 + 2\sqrt{5}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The smallest circle through $A$ and $B$ has the chord $AB$ as its diameter.

The given circle has centre $(2, 1)$ and radius $\sqrt{4 + 1 + 15} = 2\sqrt{5}$. Distance of the line from the centre: $\frac{|2 + 1 - 7|}{\sqrt{2}} = 2\sqrt{2}$.

Radius of $C$ = half the chord $= \sqrt{20 - 8} = 2\sqrt{3}$. Centre of $C$ = foot of the perpendicular from $(2, 1)$ on the line $= (4, 3)$.

The centre is $\sqrt{4^2 + 3^2} = 5$ from the origin, so the greatest distance is $5 + 2\sqrt{3}$.`,
        hi: String.raw`$A$ और $B$ से जाने वाले सबसे छोटे वृत्त का व्यास जीवा $AB$ ही होती है।

दिए गए वृत्त का केंद्र $(2, 1)$ और त्रिज्या $\sqrt{4 + 1 + 15} = 2\sqrt{5}$ है। केंद्र से रेखा की दूरी: $\frac{|2 + 1 - 7|}{\sqrt{2}} = 2\sqrt{2}$।

$C$ की त्रिज्या = आधी जीवा $= \sqrt{20 - 8} = 2\sqrt{3}$। $C$ का केंद्र = $(2, 1)$ से रेखा पर लंब का पाद $= (4, 3)$।

मूलबिंदु से केंद्र की दूरी $\sqrt{4^2 + 3^2} = 5$ है, अतः अधिकतम दूरी $5 + 2\sqrt{3}$ है।`,
      },
      reasons: {
        a: {
          en: String.raw`The radius is right, but the distance $\sqrt{5}$ belongs to the centre $(2, 1)$ of the given circle.`,
          hi: String.raw`त्रिज्या सही है, पर $\sqrt{5}$ तो दिए गए वृत्त के केंद्र $(2, 1)$ की दूरी है।`,
        },
        b: {
          en: String.raw`This is $\sqrt{5} + 2\sqrt{5}$, the greatest distance for the given circle and not for $C$.`,
          hi: String.raw`यह $\sqrt{5} + 2\sqrt{5}$ है, जो $C$ के लिए नहीं, दिए गए वृत्त के लिए अधिकतम दूरी है।`,
        },
        c: {
          en: String.raw`Right: $C$ has $AB$ as diameter, so its centre is $(4, 3)$ and its radius $\sqrt{20 - 8} = 2\sqrt{3}$.`,
          hi: String.raw`सही: $C$ का व्यास $AB$ है, अतः उसका केंद्र $(4, 3)$ और त्रिज्या $\sqrt{20 - 8} = 2\sqrt{3}$ है।`,
        },
        d: {
          en: String.raw`Takes the new centre $(4, 3)$ but keeps the radius $2\sqrt{5}$ of the given circle.`,
          hi: String.raw`नया केंद्र $(4, 3)$ लिया गया, पर त्रिज्या दिए गए वृत्त की $2\sqrt{5}$ ही रहने दी गई।`,
        },
      },
    },
    {
      code: 'jm-005',
      exams: ['jee'],
      subject: 'maths',
      topic: 'vectors',
      difficulty: 'easy',
      targetSeconds: 115,
      stem: {
        en: String.raw`Let $\vec{a} = 2\hat{i} - \hat{j} + 2\hat{k}$ and $\vec{b} = \hat{i} + 4\hat{j} + \hat{k}$. If a vector $\vec{c}$ satisfies $\vec{a} \times \vec{c} = \vec{b}$ and $\vec{a} \cdot \vec{c} = 6$, then $|\vec{a} + \vec{b} + \vec{c}|^2$ is equal to`,
        hi: String.raw`माना $\vec{a} = 2\hat{i} - \hat{j} + 2\hat{k}$ और $\vec{b} = \hat{i} + 4\hat{j} + \hat{k}$ हैं। यदि सदिश $\vec{c}$ के लिए $\vec{a} \times \vec{c} = \vec{b}$ और $\vec{a} \cdot \vec{c} = 6$ है, तो $|\vec{a} + \vec{b} + \vec{c}|^2$ बराबर है`,
      },
      options: [
        { id: 'a', content: { en: '45', hi: '45' } },
        { id: 'b', content: { en: '33', hi: '33' } },
        { id: 'c', content: { en: '57', hi: '57' } },
        { id: 'd', content: { en: '39', hi: '39' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`There is no need to find $\vec{c}$. From $|\vec{a} \times \vec{c}|^2 + (\vec{a} \cdot \vec{c})^2 = |\vec{a}|^2|\vec{c}|^2$ with $|\vec{a}|^2 = 9$ and $|\vec{b}|^2 = 18$:

$$
18 + 36 = 9|\vec{c}|^2 \quad\Rightarrow\quad |\vec{c}|^2 = 6
$$

As $\vec{b} = \vec{a} \times \vec{c}$ is perpendicular to both $\vec{a}$ and $\vec{c}$, only the product $\vec{a} \cdot \vec{c}$ survives:

$|\vec{a} + \vec{b} + \vec{c}|^2 = 9 + 18 + 6 + 2(6) = 45$.`,
        hi: String.raw`$\vec{c}$ निकालने की ज़रूरत नहीं है। $|\vec{a} \times \vec{c}|^2 + (\vec{a} \cdot \vec{c})^2 = |\vec{a}|^2|\vec{c}|^2$ में $|\vec{a}|^2 = 9$ और $|\vec{b}|^2 = 18$ रखिए:

$$
18 + 36 = 9|\vec{c}|^2 \quad\Rightarrow\quad |\vec{c}|^2 = 6
$$

$\vec{b} = \vec{a} \times \vec{c}$ सदिश $\vec{a}$ और $\vec{c}$ दोनों पर लंब है, इसलिए अदिश गुणनफलों में केवल $\vec{a} \cdot \vec{c}$ बचता है:

$|\vec{a} + \vec{b} + \vec{c}|^2 = 9 + 18 + 6 + 2(6) = 45$।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $9 + 18 + 6 + 2 \times 6 = 45$, since $\vec{b}$ is perpendicular to $\vec{a}$ and $\vec{c}$.`,
          hi: String.raw`सही: $9 + 18 + 6 + 2 \times 6 = 45$, क्योंकि $\vec{b}$, $\vec{a}$ और $\vec{c}$ दोनों पर लंब है।`,
        },
        b: {
          en: String.raw`Adds only the squares $9 + 18 + 6$ and forgets $2\,\vec{a} \cdot \vec{c}$.`,
          hi: String.raw`केवल वर्ग $9 + 18 + 6$ जोड़े गए; $2\,\vec{a} \cdot \vec{c}$ छूट गया।`,
        },
        c: {
          en: String.raw`Takes $\vec{b} \cdot \vec{c}$ as $6$ too, though $\vec{b}$ is perpendicular to $\vec{c}$.`,
          hi: String.raw`$\vec{b} \cdot \vec{c}$ को भी $6$ मान लिया गया, जबकि $\vec{b}$, $\vec{c}$ पर लंब है।`,
        },
        d: {
          en: String.raw`Adds $\vec{a} \cdot \vec{c}$ once instead of twice.`,
          hi: String.raw`$\vec{a} \cdot \vec{c}$ को दो बार की जगह एक ही बार जोड़ा गया है।`,
        },
      },
    },
    {
      code: 'jm-006',
      exams: ['jee'],
      subject: 'maths',
      topic: 'matrices-and-determinants',
      difficulty: 'medium',
      targetSeconds: 145,
      stem: {
        en: String.raw`For the real numbers $\alpha$ and $\beta$, consider the system of equations

$$
\begin{aligned}
x + y + z &= 3 \\
2x + 3y + \alpha z &= \beta \\
x + \alpha y + 7z &= 9
\end{aligned}
$$

It has infinitely many solutions for exactly two pairs $(\alpha_1, \beta_1)$ and $(\alpha_2, \beta_2)$. Then $\alpha_1 + \beta_1 + \alpha_2 + \beta_2$ is equal to`,
        hi: String.raw`वास्तविक संख्याओं $\alpha$ और $\beta$ के लिए समीकरण निकाय

$$
\begin{aligned}
x + y + z &= 3 \\
2x + 3y + \alpha z &= \beta \\
x + \alpha y + 7z &= 9
\end{aligned}
$$

पर विचार कीजिए। ठीक दो युग्मों $(\alpha_1, \beta_1)$ और $(\alpha_2, \beta_2)$ के लिए इस निकाय के अनंत हल हैं। तब $\alpha_1 + \beta_1 + \alpha_2 + \beta_2$ बराबर है`,
      },
      options: [
        { id: 'a', content: { en: '12', hi: '12' } },
        { id: 'b', content: { en: '11', hi: '11' } },
        { id: 'c', content: { en: '2', hi: '2' } },
        { id: 'd', content: { en: '14', hi: '14' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Infinitely many solutions need a zero determinant and equations that agree.

$$
\begin{vmatrix} 1 & 1 & 1 \\ 2 & 3 & \alpha \\ 1 & \alpha & 7 \end{vmatrix} = -\alpha^2 + 3\alpha + 4 = -(\alpha - 4)(\alpha + 1)
$$

- $\alpha = 4$: third row $= 3 \times$ second $- 5 \times$ first, so $9 = 3\beta - 15$ and $\beta = 8$.
- $\alpha = -1$: third row $= -2 \times$ second $+ 5 \times$ first, so $9 = -2\beta + 15$ and $\beta = 3$.

Sum: $4 + 8 - 1 + 3 = 14$.`,
        hi: String.raw`अनंत हलों के लिए सारणिक शून्य होना चाहिए और समीकरण परस्पर संगत होने चाहिए।

$$
\begin{vmatrix} 1 & 1 & 1 \\ 2 & 3 & \alpha \\ 1 & \alpha & 7 \end{vmatrix} = -\alpha^2 + 3\alpha + 4 = -(\alpha - 4)(\alpha + 1)
$$

- $\alpha = 4$: तीसरी पंक्ति $= 3 \times$ दूसरी $- 5 \times$ पहली, अतः $9 = 3\beta - 15$ और $\beta = 8$।
- $\alpha = -1$: तीसरी पंक्ति $= -2 \times$ दूसरी $+ 5 \times$ पहली, अतः $9 = -2\beta + 15$ और $\beta = 3$।

योग: $4 + 8 - 1 + 3 = 14$।`,
      },
      reasons: {
        a: {
          en: String.raw`Counts only the pair $(4, 8)$ and drops the root $\alpha = -1$.`,
          hi: String.raw`केवल युग्म $(4, 8)$ लिया गया; मूल $\alpha = -1$ छूट गया।`,
        },
        b: {
          en: String.raw`Adds only the two values of $\beta$, $8 + 3$.`,
          hi: String.raw`केवल $\beta$ के दोनों मान, $8 + 3$, जोड़े गए हैं।`,
        },
        c: {
          en: String.raw`Counts only the pair $(-1, 3)$ and drops the root $\alpha = 4$.`,
          hi: String.raw`केवल युग्म $(-1, 3)$ लिया गया; मूल $\alpha = 4$ छूट गया।`,
        },
        d: {
          en: 'Right: the pairs are $(4, 8)$ and $(-1, 3)$, and $4 + 8 - 1 + 3 = 14$.',
          hi: 'सही: युग्म $(4, 8)$ और $(-1, 3)$ हैं तथा $4 + 8 - 1 + 3 = 14$।',
        },
      },
    },
    {
      code: 'jm-007',
      exams: ['jee'],
      subject: 'maths',
      topic: 'continuity-and-differentiability',
      difficulty: 'hard',
      targetSeconds: 145,
      stem: {
        en: String.raw`Let $f(x) = (x^2 - 5x + 6)\,|x^2 - 3x + 2| - 2\sin|x - 1| + |x - 3|$ for all real $x$. The set of all points at which $f$ is not differentiable is`,
        hi: String.raw`माना सभी वास्तविक $x$ के लिए $f(x) = (x^2 - 5x + 6)\,|x^2 - 3x + 2| - 2\sin|x - 1| + |x - 3|$ है। जिन बिंदुओं पर $f$ अवकलनीय नहीं है, उन सभी का समुच्चय है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\{3\}$`, hi: String.raw`$\{3\}$` } },
        { id: 'b', content: { en: String.raw`$\{1, 3\}$`, hi: String.raw`$\{1, 3\}$` } },
        { id: 'c', content: { en: String.raw`$\{2, 3\}$`, hi: String.raw`$\{2, 3\}$` } },
        { id: 'd', content: { en: String.raw`$\{1, 2, 3\}$`, hi: String.raw`$\{1, 2, 3\}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Write the first term as $(x - 2)(x - 3)\,|x - 1|\,|x - 2|$ and test the three suspects $1$, $2$, $3$.

- $x = 2$: the factor $(x - 2)|x - 2|$ has derivative $0$ from both sides, so $f$ is differentiable.
- $x = 1$: near it the first term behaves as $(-1)(-2)(1)\,|x - 1| = 2|x - 1|$ and the second as $-2|x - 1|$. The corners cancel (both one-sided derivatives of $f$ are $-1$), so $f$ is differentiable.
- $x = 3$: the first two terms are smooth there, and $|x - 3|$ has a corner. Not differentiable.

The set is $\{3\}$. Trap: two functions with corners can add up to a function without one.`,
        hi: String.raw`पहले पद को $(x - 2)(x - 3)\,|x - 1|\,|x - 2|$ लिखिए और तीनों संदिग्ध बिंदु $1$, $2$, $3$ जाँचिए।

- $x = 2$: गुणनखंड $(x - 2)|x - 2|$ का अवकलज दोनों ओर से $0$ है, अतः $f$ अवकलनीय है।
- $x = 1$: इसके निकट पहला पद $(-1)(-2)(1)\,|x - 1| = 2|x - 1|$ जैसा और दूसरा $-2|x - 1|$ जैसा है। दोनों के कोने कट जाते हैं ($f$ के दोनों एकपक्षीय अवकलज $-1$ हैं), अतः $f$ अवकलनीय है।
- $x = 3$: पहले दो पद वहाँ अवकलनीय हैं, पर $|x - 3|$ में कोना है। अवकलनीय नहीं।

समुच्चय $\{3\}$ है। ध्यान दें: कोने वाले दो फलनों का योग बिना कोने का भी हो सकता है।`,
      },
      reasons: {
        a: {
          en: 'Right: at $2$ the factor $x - 2$ smooths the corner, at $1$ two corners cancel, at $3$ the corner of $|x - 3|$ stays.',
          hi: 'सही: $2$ पर गुणनखंड $x - 2$ कोने को मिटा देता है, $1$ पर दोनों कोने कट जाते हैं और $3$ पर $|x - 3|$ का कोना बना रहता है।',
        },
        b: {
          en: String.raw`Misses that at $1$ the corner $2|x - 1|$ of the first term is cancelled by $-2\sin|x - 1|$.`,
          hi: String.raw`यह छूट गया कि $1$ पर पहले पद का कोना $2|x - 1|$, $-2\sin|x - 1|$ से कट जाता है।`,
        },
        c: {
          en: 'Sees the cancelling at $1$ but overlooks that $(x - 2)|x - 2|$ is differentiable at $2$.',
          hi: '$1$ पर कोनों का कटना तो पहचाना गया, पर यह छूट गया कि $(x - 2)|x - 2|$, $2$ पर अवकलनीय है।',
        },
        d: {
          en: 'Takes $f$, without a test, as not differentiable at every zero of an expression within a modulus.',
          hi: 'मापांक के भीतर का व्यंजक जहाँ भी शून्य है, उस हर बिंदु पर $f$ को बिना जाँचे अवकलनीय नहीं मान लिया गया है।',
        },
      },
    },
    {
      code: 'jm-008',
      exams: ['jee'],
      subject: 'maths',
      topic: 'probability',
      difficulty: 'medium',
      targetSeconds: 125,
      stem: {
        en: 'Bag A contains 5 white and 3 black balls, and bag B contains 2 white and 4 black balls. Two balls are drawn together at random from bag A and put into bag B. A ball is then drawn at random from bag B and is found to be white. The probability that both the transferred balls were white is',
        hi: 'थैले A में 5 सफ़ेद और 3 काली गेंदें हैं तथा थैले B में 2 सफ़ेद और 4 काली गेंदें हैं। थैले A से यादृच्छया दो गेंदें एक साथ निकालकर थैले B में डाल दी जाती हैं। इसके बाद थैले B से यादृच्छया एक गेंद निकाली जाती है और वह सफ़ेद पाई जाती है। दोनों स्थानांतरित गेंदों के सफ़ेद होने की प्रायिकता है',
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{40}{91}$`, hi: String.raw`$\dfrac{40}{91}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{5}{14}$`, hi: String.raw`$\dfrac{5}{14}$` } },
        { id: 'c', content: { en: String.raw`$\dfrac{45}{91}$`, hi: String.raw`$\dfrac{45}{91}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{5}{28}$`, hi: String.raw`$\dfrac{5}{28}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Use Bayes' theorem over the three possible transfers; after it bag B has 8 balls.

| Transferred | Chance | White from B | Product |
| --- | --- | --- | --- |
| 2 white | $\frac{10}{28}$ | $\frac{4}{8}$ | $\frac{40}{224}$ |
| 1 white, 1 black | $\frac{15}{28}$ | $\frac{3}{8}$ | $\frac{45}{224}$ |
| 2 black | $\frac{3}{28}$ | $\frac{2}{8}$ | $\frac{6}{224}$ |

Required probability $= \frac{40}{40 + 45 + 6} = \frac{40}{91}$. The common denominator 224 need not be carried along.`,
        hi: String.raw`स्थानांतरण की तीनों संभावनाओं पर बेज़ प्रमेय लगाइए; उसके बाद थैले B में 8 गेंदें होंगी।

| स्थानांतरित | प्रायिकता | B से सफ़ेद | गुणनफल |
| --- | --- | --- | --- |
| 2 सफ़ेद | $\frac{10}{28}$ | $\frac{4}{8}$ | $\frac{40}{224}$ |
| 1 सफ़ेद, 1 काली | $\frac{15}{28}$ | $\frac{3}{8}$ | $\frac{45}{224}$ |
| 2 काली | $\frac{3}{28}$ | $\frac{2}{8}$ | $\frac{6}{224}$ |

अभीष्ट प्रायिकता $= \frac{40}{40 + 45 + 6} = \frac{40}{91}$। साझा हर 224 को साथ लिखते रहने की ज़रूरत नहीं है।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: $\frac{40}{40 + 45 + 6}$ by Bayes' theorem.`,
          hi: String.raw`सही: बेज़ प्रमेय से $\frac{40}{40 + 45 + 6}$।`,
        },
        b: {
          en: String.raw`This is the chance $\frac{10}{28}$ of moving two white balls before the colour of the ball drawn from bag B is known.`,
          hi: String.raw`यह दो सफ़ेद गेंदें जाने की प्रायिकता $\frac{10}{28}$ है, जिसमें बाद में निकली सफ़ेद गेंद की जानकारी का उपयोग नहीं हुआ।`,
        },
        c: {
          en: 'This is the probability that one white and one black ball were transferred.',
          hi: 'यह एक सफ़ेद और एक काली गेंद के स्थानांतरित होने की प्रायिकता है।',
        },
        d: {
          en: String.raw`This is $\frac{40}{224}$, the chance of both events together, not divided by the chance of a white ball.`,
          hi: String.raw`यह $\frac{40}{224}$ है, यानी दोनों घटनाओं के साथ होने की प्रायिकता; सफ़ेद गेंद की प्रायिकता से भाग नहीं दिया गया।`,
        },
      },
    },
    {
      code: 'jm-009',
      exams: ['jee'],
      subject: 'maths',
      topic: 'quadratic-equations',
      difficulty: 'medium',
      targetSeconds: 125,
      stem: {
        en: String.raw`The sum of all the real solutions of the equation $9^x - 8 \cdot 3^x + 26 = 7\,|3^x - 4|$ is`,
        hi: String.raw`समीकरण $9^x - 8 \cdot 3^x + 26 = 7\,|3^x - 4|$ के सभी वास्तविक हलों का योग है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\log_3 54$`, hi: String.raw`$\log_3 54$` } },
        { id: 'b', content: { en: String.raw`$\log_3 108$`, hi: String.raw`$\log_3 108$` } },
        { id: 'c', content: { en: String.raw`$\log_3 17$`, hi: String.raw`$\log_3 17$` } },
        { id: 'd', content: { en: String.raw`$\log_3 12$`, hi: String.raw`$\log_3 12$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Complete the square so that the modulus itself becomes the unknown: $9^x - 8 \cdot 3^x + 16 = (3^x - 4)^2$. With $u = |3^x - 4| \ge 0$,

$$
u^2 - 7u + 10 = 0 \quad\Rightarrow\quad u = 2 \text{ or } 5
$$

- $u = 2$: $3^x = 6$ or $2$
- $u = 5$: $3^x = 9$ or $-1$; the last is impossible.

Sum of the solutions $= \log_3 6 + \log_3 2 + \log_3 9 = \log_3 108$. Trap: the sum of the solutions is the logarithm of the product of the values of $3^x$.`,
        hi: String.raw`पूर्ण वर्ग बनाइए ताकि मापांक ही नया चर बन जाए: $9^x - 8 \cdot 3^x + 16 = (3^x - 4)^2$। $u = |3^x - 4| \ge 0$ रखने पर

$$
u^2 - 7u + 10 = 0 \quad\Rightarrow\quad u = 2 \text{ या } 5
$$

- $u = 2$: $3^x = 6$ या $2$
- $u = 5$: $3^x = 9$ या $-1$; अंतिम असंभव है।

हलों का योग $= \log_3 6 + \log_3 2 + \log_3 9 = \log_3 108$। ध्यान दें: हलों का योग $3^x$ के मानों के गुणनफल का लघुगणक है।`,
      },
      reasons: {
        a: {
          en: String.raw`Opens the modulus only for $3^x \ge 4$ and so loses $3^x = 2$.`,
          hi: String.raw`मापांक केवल $3^x \ge 4$ के लिए खोला गया, जिससे $3^x = 2$ छूट गया।`,
        },
        b: {
          en: String.raw`Right: $3^x = 6, 2, 9$ and $\log_3(6 \times 2 \times 9) = \log_3 108$.`,
          hi: String.raw`सही: $3^x = 6, 2, 9$ और $\log_3(6 \times 2 \times 9) = \log_3 108$।`,
        },
        c: {
          en: 'Adds the values $6 + 2 + 9$ of $3^x$ instead of multiplying them.',
          hi: '$3^x$ के मानों का गुणनफल लेने की जगह उनका योग $6 + 2 + 9$ लिया गया है।',
        },
        d: {
          en: 'Uses only $u = 2$, with $3^x = 6$ and $2$, and throws away the whole of $u = 5$.',
          hi: 'केवल $u = 2$ लिया गया, यानी $3^x = 6$ और $2$; $u = 5$ पूरा ही छोड़ दिया गया।',
        },
      },
    },
    {
      code: 'jm-010',
      exams: ['jee'],
      subject: 'maths',
      topic: 'conics',
      difficulty: 'hard',
      targetSeconds: 185,
      stem: {
        en: 'A chord $PQ$ of the parabola $y^2 = 8x$ is bisected at the point $(5, 2)$. If $R$ is a point on the arc $PQ$ of the parabola, then the greatest area (in square units) of the triangle $PQR$ is',
        hi: 'परवलय $y^2 = 8x$ की एक जीवा $PQ$ बिंदु $(5, 2)$ पर समद्विभाजित होती है। यदि $R$ परवलय के चाप $PQ$ पर स्थित एक बिंदु है, तो त्रिभुज $PQR$ का अधिकतम क्षेत्रफल (वर्ग इकाइयों में) है',
      },
      options: [
        { id: 'a', content: { en: '36', hi: '36' } },
        { id: 'b', content: { en: '27', hi: '27' } },
        { id: 'c', content: { en: '54', hi: '54' } },
        { id: 'd', content: { en: '24', hi: '24' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Slope of the chord first: subtract $y_1^2 = 8x_1$ and $y_2^2 = 8x_2$ and use $y_1 + y_2 = 4$:

$$
\frac{y_1 - y_2}{x_1 - x_2} = \frac{8}{y_1 + y_2} = 2
$$

The chord is $2x - y - 8 = 0$. With $x = \frac{y^2}{8}$ it gives $y^2 - 4y - 32 = 0$, so the ends are $(8, 8)$ and $(2, -4)$ and $PQ = 6\sqrt{5}$.

For $R\left(\frac{y^2}{8}, y\right)$ with $-4 \le y \le 8$:

$$
\text{area} = \frac{1}{2} \cdot 6\sqrt{5} \cdot \frac{\left|\frac{y^2}{4} - y - 8\right|}{\sqrt{5}} = \frac{3}{4}\left(36 - (y - 2)^2\right)
$$

The greatest value is $27$, at $y = 2$. Short way: the wanted $R$ has the same $y$-coordinate as the midpoint of $PQ$.`,
        hi: String.raw`पहले जीवा की प्रवणता: $y_1^2 = 8x_1$ में से $y_2^2 = 8x_2$ घटाइए और $y_1 + y_2 = 4$ लगाइए:

$$
\frac{y_1 - y_2}{x_1 - x_2} = \frac{8}{y_1 + y_2} = 2
$$

जीवा $2x - y - 8 = 0$ है। $x = \frac{y^2}{8}$ रखने पर $y^2 - 4y - 32 = 0$ मिलता है, अतः जीवा के सिरे $(8, 8)$ और $(2, -4)$ हैं तथा $PQ = 6\sqrt{5}$।

$R\left(\frac{y^2}{8}, y\right)$ और $-4 \le y \le 8$ के लिए:

$$
\text{क्षेत्रफल} = \frac{1}{2} \cdot 6\sqrt{5} \cdot \frac{\left|\frac{y^2}{4} - y - 8\right|}{\sqrt{5}} = \frac{3}{4}\left(36 - (y - 2)^2\right)
$$

इसका अधिकतम मान $y = 2$ पर $27$ है। छोटा रास्ता: अभीष्ट $R$ का $y$-निर्देशांक वही है जो $PQ$ के मध्यबिंदु का है।`,
      },
      reasons: {
        a: {
          en: String.raw`This is the area between the chord and the arc, which is $\frac{4}{3}$ of the greatest triangle.`,
          hi: String.raw`यह जीवा और चाप के बीच का क्षेत्रफल है, जो सबसे बड़े त्रिभुज का $\frac{4}{3}$ गुना है।`,
        },
        b: {
          en: String.raw`Right: the area is $\frac{3}{4}\left(36 - (y - 2)^2\right)$, greatest at $y = 2$.`,
          hi: String.raw`सही: क्षेत्रफल $\frac{3}{4}\left(36 - (y - 2)^2\right)$ है, जो $y = 2$ पर अधिकतम है।`,
        },
        c: {
          en: String.raw`Forgets the factor $\frac{1}{2}$ in the area of the triangle.`,
          hi: String.raw`त्रिभुज के क्षेत्रफल का गुणक $\frac{1}{2}$ छूट गया है।`,
        },
        d: {
          en: 'Takes the vertex $(0, 0)$ for $R$, although the chord is not perpendicular to the axis.',
          hi: 'शीर्ष $(0, 0)$ को ही $R$ मान लिया गया, जबकि जीवा अक्ष पर लंब नहीं है।',
        },
      },
    },
    {
      code: 'jm-011',
      exams: ['jee'],
      subject: 'maths',
      topic: 'conics',
      difficulty: 'medium',
      targetSeconds: 130,
      stem: {
        en: String.raw`The ellipse $E: \dfrac{x^2}{49} + \dfrac{y^2}{24} = 1$ and a hyperbola $H$ have the same foci $F_1$ and $F_2$. The product of their eccentricities is $\dfrac{25}{21}$. If $P$ is a common point of $E$ and $H$, then the area of the triangle $PF_1F_2$ is`,
        hi: String.raw`दीर्घवृत्त $E: \dfrac{x^2}{49} + \dfrac{y^2}{24} = 1$ और एक अतिपरवलय $H$ की नाभियाँ $F_1$ और $F_2$ उभयनिष्ठ हैं। उनकी उत्केंद्रताओं का गुणनफल $\dfrac{25}{21}$ है। यदि $E$ और $H$ का एक उभयनिष्ठ बिंदु $P$ है, तो त्रिभुज $PF_1F_2$ का क्षेत्रफल है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$16\sqrt{6}$`, hi: String.raw`$16\sqrt{6}$` } },
        { id: 'b', content: { en: '$20$', hi: '$20$' } },
        { id: 'c', content: { en: '$24$', hi: '$24$' } },
        { id: 'd', content: { en: String.raw`$8\sqrt{6}$`, hi: String.raw`$8\sqrt{6}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Work with focal distances and not with coordinates.

For $E$: $c^2 = 49 - 24 = 25$, so $c = 5$ and $e_E = \frac{5}{7}$. Then $e_H = \frac{25}{21} \cdot \frac{7}{5} = \frac{5}{3}$, and with $c = 5$ the semi-transverse axis of $H$ is $3$.

$$
PF_1 + PF_2 = 14, \qquad |PF_1 - PF_2| = 6 \quad\Rightarrow\quad 10 \text{ and } 4
$$

With $F_1F_2 = 10$ the triangle is isosceles with sides $10, 10, 4$. Its height on the side $4$ is $\sqrt{100 - 4} = 4\sqrt{6}$, so the area is $\frac{1}{2} \cdot 4 \cdot 4\sqrt{6} = 8\sqrt{6}$.`,
        hi: String.raw`निर्देशांकों की जगह नाभीय दूरियों से काम लीजिए।

$E$ के लिए: $c^2 = 49 - 24 = 25$, अतः $c = 5$ और $e_E = \frac{5}{7}$। तब $e_H = \frac{25}{21} \cdot \frac{7}{5} = \frac{5}{3}$, और $c = 5$ होने से $H$ का अर्ध-अनुप्रस्थ अक्ष $3$ है।

$$
PF_1 + PF_2 = 14, \qquad |PF_1 - PF_2| = 6 \quad\Rightarrow\quad 10 \text{ और } 4
$$

$F_1F_2 = 10$ है, अतः त्रिभुज $10, 10, 4$ भुजाओं वाला समद्विबाहु है। भुजा $4$ पर ऊँचाई $\sqrt{100 - 4} = 4\sqrt{6}$ है, अतः क्षेत्रफल $\frac{1}{2} \cdot 4 \cdot 4\sqrt{6} = 8\sqrt{6}$।`,
      },
      reasons: {
        a: {
          en: String.raw`Takes base times height, $4 \cdot 4\sqrt{6}$, and forgets the factor $\frac{1}{2}$.`,
          hi: String.raw`आधार और ऊँचाई का गुणनफल $4 \cdot 4\sqrt{6}$ ही ले लिया गया; गुणक $\frac{1}{2}$ छूट गया।`,
        },
        b: {
          en: String.raw`Takes the sides $10$ and $4$ as perpendicular: $\frac{1}{2} \cdot 10 \cdot 4$.`,
          hi: String.raw`भुजाओं $10$ और $4$ को परस्पर लंब मान लिया गया है: $\frac{1}{2} \cdot 10 \cdot 4$।`,
        },
        c: {
          en: 'Takes $b^2 = 24$ of $E$, which is the area only when the angle at $P$ is a right angle.',
          hi: '$E$ का $b^2 = 24$ ले लिया गया, जो क्षेत्रफल केवल तब होता है जब $P$ पर समकोण हो।',
        },
        d: {
          en: String.raw`Right: the sides are $10, 4, 10$, and the area is $\frac{1}{2} \cdot 4 \cdot \sqrt{96}$.`,
          hi: String.raw`सही: भुजाएँ $10, 4, 10$ हैं और क्षेत्रफल $\frac{1}{2} \cdot 4 \cdot \sqrt{96}$ है।`,
        },
      },
    },
    {
      code: 'jm-012',
      exams: ['jee'],
      subject: 'maths',
      topic: 'binomial-theorem',
      difficulty: 'medium',
      targetSeconds: 120,
      stem: {
        en: String.raw`If the constant term in the expansion of $(1 + kx^3)\left(x^2 + \dfrac{1}{x}\right)^9$ is $192$, then the coefficient of $x^3$ in this expansion is`,
        hi: String.raw`यदि $(1 + kx^3)\left(x^2 + \dfrac{1}{x}\right)^9$ के प्रसार में अचर पद $192$ है, तो इस प्रसार में $x^3$ का गुणांक है`,
      },
      options: [
        { id: 'a', content: { en: '234', hi: '234' } },
        { id: 'b', content: { en: '378', hi: '378' } },
        { id: 'c', content: { en: '210', hi: '210' } },
        { id: 'd', content: { en: '126', hi: '126' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`In $\left(x^2 + \frac{1}{x}\right)^9$ the general term is $\binom{9}{r}x^{18 - 3r}$.

- Constant term: $x^0$ needs $r = 6$, and $kx^3 \cdot x^{-3}$ needs $r = 7$: $84 + 36k = 192$, so $k = 3$.
- Coefficient of $x^3$: $r = 5$ gives $126$, and $kx^3 \cdot x^0$ with $r = 6$ gives $84k = 252$.

Total: $126 + 252 = 378$. Trap: the factor $(1 + kx^3)$ always brings two contributions.`,
        hi: String.raw`$\left(x^2 + \frac{1}{x}\right)^9$ का व्यापक पद $\binom{9}{r}x^{18 - 3r}$ है।

- अचर पद: $x^0$ के लिए $r = 6$ और $kx^3 \cdot x^{-3}$ के लिए $r = 7$: $84 + 36k = 192$, अतः $k = 3$।
- $x^3$ का गुणांक: $r = 5$ से $126$ और $kx^3 \cdot x^0$ में $r = 6$ से $84k = 252$।

कुल: $126 + 252 = 378$। ध्यान दें: गुणनखंड $(1 + kx^3)$ से हर बार दो योगदान आते हैं।`,
      },
      reasons: {
        a: {
          en: String.raw`Takes $\binom{9}{7} = 36$ again for the second contribution: $126 + 3 \times 36$.`,
          hi: String.raw`दूसरे योगदान में फिर $\binom{9}{7} = 36$ ले लिया गया है: $126 + 3 \times 36$।`,
        },
        b: {
          en: String.raw`Right: $k = 3$, and $\binom{9}{5} + 3\binom{9}{6} = 126 + 252$.`,
          hi: String.raw`सही: $k = 3$ और $\binom{9}{5} + 3\binom{9}{6} = 126 + 252$।`,
        },
        c: {
          en: 'Adds $126 + 84$ and forgets to multiply the second part by $k = 3$.',
          hi: '$126 + 84$ जोड़ा गया; दूसरे भाग को $k = 3$ से गुणा करना छूट गया।',
        },
        d: {
          en: 'Counts only the part from $1$ and not that from $kx^3$.',
          hi: 'केवल $1$ वाला योगदान लिया गया, $kx^3$ वाला नहीं।',
        },
      },
    },
    {
      code: 'jm-013',
      exams: ['jee'],
      subject: 'maths',
      topic: 'trigonometry',
      difficulty: 'hard',
      targetSeconds: 180,
      stem: {
        en: String.raw`The sum of all the solutions of the equation $\cos x + \cos 3x = |\sin 2x|$ in the interval $[0, 3\pi]$ is`,
        hi: String.raw`अंतराल $[0, 3\pi]$ में समीकरण $\cos x + \cos 3x = |\sin 2x|$ के सभी हलों का योग है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{21\pi}{2}$`, hi: String.raw`$\dfrac{21\pi}{2}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{25\pi}{6}$`, hi: String.raw`$\dfrac{25\pi}{6}$` } },
        { id: 'c', content: { en: String.raw`$\dfrac{26\pi}{3}$`, hi: String.raw`$\dfrac{26\pi}{3}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{27\pi}{2}$`, hi: String.raw`$\dfrac{27\pi}{2}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Write both sides as products, $2\cos x\cos 2x = 2\,|\sin x|\,|\cos x|$, and go by the sign of $\cos x$. With $s = |\sin x|$ we have $\cos 2x = 1 - 2s^2$.

- $\cos x = 0$: both sides are $0$, so $x = \frac{\pi}{2}, \frac{3\pi}{2}, \frac{5\pi}{2}$.
- $\cos x > 0$: $1 - 2s^2 = s$ gives $s = \frac{1}{2}$, so $x = \frac{\pi}{6}, \frac{11\pi}{6}, \frac{13\pi}{6}$.
- $\cos x < 0$: $1 - 2s^2 = -s$ gives only $s = 1$, where $\cos x = 0$: nothing new.

Sum: $\frac{9\pi}{2} + \frac{25\pi}{6} = \frac{26\pi}{3}$. Trap: $\cos x$ must not be cancelled, and $|\cos x|$ is $-\cos x$ where $\cos x < 0$.`,
        hi: String.raw`दोनों पक्षों को गुणनफल के रूप में लिखिए, $2\cos x\cos 2x = 2\,|\sin x|\,|\cos x|$, और $\cos x$ के चिह्न के अनुसार हल कीजिए। $s = |\sin x|$ रखने पर $\cos 2x = 1 - 2s^2$ है।

- $\cos x = 0$: दोनों पक्ष $0$ हैं, अतः $x = \frac{\pi}{2}, \frac{3\pi}{2}, \frac{5\pi}{2}$।
- $\cos x > 0$: $1 - 2s^2 = s$ से $s = \frac{1}{2}$, अतः $x = \frac{\pi}{6}, \frac{11\pi}{6}, \frac{13\pi}{6}$।
- $\cos x < 0$: $1 - 2s^2 = -s$ से केवल $s = 1$ मिलता है, पर वहाँ $\cos x = 0$ होता है; कोई नया हल नहीं।

योग: $\frac{9\pi}{2} + \frac{25\pi}{6} = \frac{26\pi}{3}$। ध्यान दें: $\cos x$ को काटना नहीं है, और जहाँ $\cos x < 0$ हो वहाँ $|\cos x| = -\cos x$ है।`,
      },
      reasons: {
        a: {
          en: String.raw`Drops the modulus and solves $\cos x + \cos 3x = \sin 2x$.`,
          hi: String.raw`मापांक हटाकर $\cos x + \cos 3x = \sin 2x$ हल कर दिया गया है।`,
        },
        b: {
          en: String.raw`Cancels $\cos x$ and so loses the solutions $\frac{\pi}{2}$, $\frac{3\pi}{2}$ and $\frac{5\pi}{2}$.`,
          hi: String.raw`दोनों पक्षों से $\cos x$ काट दिया गया, जिससे हल $\frac{\pi}{2}$, $\frac{3\pi}{2}$ और $\frac{5\pi}{2}$ छूट गए।`,
        },
        c: {
          en: String.raw`Right: the solutions are $\frac{\pi}{6}, \frac{\pi}{2}, \frac{3\pi}{2}, \frac{11\pi}{6}, \frac{13\pi}{6}, \frac{5\pi}{2}$.`,
          hi: String.raw`सही: हल $\frac{\pi}{6}, \frac{\pi}{2}, \frac{3\pi}{2}, \frac{11\pi}{6}, \frac{13\pi}{6}, \frac{5\pi}{2}$ हैं।`,
        },
        d: {
          en: String.raw`Takes $|\sin x| = \frac{1}{2}$ also where $\cos x < 0$, which adds $\frac{5\pi}{6}$, $\frac{7\pi}{6}$ and $\frac{17\pi}{6}$.`,
          hi: String.raw`$\cos x < 0$ होने पर भी $|\sin x| = \frac{1}{2}$ ले लिया गया, जिससे $\frac{5\pi}{6}$, $\frac{7\pi}{6}$ और $\frac{17\pi}{6}$ जुड़ गए।`,
        },
      },
    },
    {
      code: 'jm-014',
      exams: ['jee'],
      subject: 'maths',
      topic: 'complex-numbers',
      difficulty: 'medium',
      targetSeconds: 105,
      stem: {
        en: String.raw`Let $z$ be a complex number with $|z - 2i| = 2\,|z + i|$. If $M$ and $m$ are the greatest and the least values of $|z - 3 - 2i|$, then $M^2 + m^2$ is equal to`,
        hi: String.raw`माना $z$ एक सम्मिश्र संख्या है जिसके लिए $|z - 2i| = 2\,|z + i|$ है। यदि $|z - 3 - 2i|$ के अधिकतम और न्यूनतम मान क्रमशः $M$ और $m$ हैं, तो $M^2 + m^2$ बराबर है`,
      },
      options: [
        { id: 'a', content: { en: '26', hi: '26' } },
        { id: 'b', content: { en: '58', hi: '58' } },
        { id: 'c', content: { en: '50', hi: '50' } },
        { id: 'd', content: { en: '29', hi: '29' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Put $z = x + iy$ and square:

$$
x^2 + (y - 2)^2 = 4x^2 + 4(y + 1)^2 \quad\Rightarrow\quad x^2 + y^2 + 4y = 0
$$

So $z$ moves on the circle with centre $(0, -2)$ and radius $2$. The point $(3, 2)$ is at distance $\sqrt{3^2 + 4^2} = 5$ from the centre, outside the circle.

$M = 5 + 2 = 7$, $m = 5 - 2 = 3$, and $M^2 + m^2 = 49 + 9 = 58$.`,
        hi: String.raw`$z = x + iy$ रखकर वर्ग कीजिए:

$$
x^2 + (y - 2)^2 = 4x^2 + 4(y + 1)^2 \quad\Rightarrow\quad x^2 + y^2 + 4y = 0
$$

अतः $z$ उस वृत्त पर है जिसका केंद्र $(0, -2)$ और त्रिज्या $2$ है। बिंदु $(3, 2)$ केंद्र से $\sqrt{3^2 + 4^2} = 5$ दूरी पर, वृत्त के बाहर है।

$M = 5 + 2 = 7$, $m = 5 - 2 = 3$ और $M^2 + m^2 = 49 + 9 = 58$।`,
      },
      reasons: {
        a: {
          en: 'Takes the centre as $(0, 2)$, at distance $3$: $5^2 + 1^2$.',
          hi: 'केंद्र $(0, 2)$ मान लिया गया, जो $3$ दूरी पर है: $5^2 + 1^2$।',
        },
        b: {
          en: 'Right: distance $5$ and radius $2$ give $7^2 + 3^2 = 58$.',
          hi: 'सही: दूरी $5$ और त्रिज्या $2$ से $7^2 + 3^2 = 58$।',
        },
        c: {
          en: 'Uses $5^2 + 5^2$, the distance of the centre twice, without the radius.',
          hi: 'त्रिज्या छोड़कर केंद्र की दूरी ही दो बार ली गई है: $5^2 + 5^2$।',
        },
        d: {
          en: 'Takes $5^2 + 2^2$; the sum of the squares $(5 + 2)^2 + (5 - 2)^2$ is twice that.',
          hi: '$5^2 + 2^2$ लिया गया; वर्गों का योग $(5 + 2)^2 + (5 - 2)^2$ इसका दुगुना है।',
        },
      },
    },
    {
      code: 'jm-015',
      exams: ['jee'],
      subject: 'maths',
      topic: 'area-under-curves',
      difficulty: 'medium',
      targetSeconds: 115,
      stem: {
        en: String.raw`A region consists of the points $(x, y)$ with $x^2 - 2x + 1 \le y$ and $y \le 6 - |x - 1|$. Its area (in square units) is`,
        hi: String.raw`कोई क्षेत्र उन बिंदुओं $(x, y)$ से बना है, जिनके लिए $x^2 - 2x + 1 \le y$ और $y \le 6 - |x - 1|$ हैं। उसका क्षेत्रफल (वर्ग इकाइयों में) है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{44}{3}$`, hi: String.raw`$\dfrac{44}{3}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{22}{3}$`, hi: String.raw`$\dfrac{22}{3}$` } },
        { id: 'c', content: { en: String.raw`$\dfrac{125}{6}$`, hi: String.raw`$\dfrac{125}{6}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{56}{3}$`, hi: String.raw`$\dfrac{56}{3}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Everything depends on $x - 1$ only, so shift: with $u = x - 1$ the region is $u^2 \le y \le 6 - |u|$, symmetric about $u = 0$.

The curves meet where $|u|^2 + |u| - 6 = 0$, i.e. $(|u| + 3)(|u| - 2) = 0$, so $|u| = 2$.

$$
2\int_0^2 (6 - u - u^2)\,du = 2\left(12 - 2 - \frac{8}{3}\right) = \frac{44}{3}
$$

Trap: for $u < 0$ the upper boundary is $6 + u$, so the line $6 - u$ must not be used on the left.`,
        hi: String.raw`सब कुछ केवल $x - 1$ पर निर्भर है, इसलिए $u = x - 1$ रखिए: क्षेत्र $u^2 \le y \le 6 - |u|$ है, जो $u = 0$ के सापेक्ष सममित है।

वक्र वहाँ मिलते हैं जहाँ $|u|^2 + |u| - 6 = 0$, अर्थात् $(|u| + 3)(|u| - 2) = 0$, अतः $|u| = 2$।

$$
2\int_0^2 (6 - u - u^2)\,du = 2\left(12 - 2 - \frac{8}{3}\right) = \frac{44}{3}
$$

ध्यान दें: $u < 0$ के लिए ऊपरी सीमा $6 + u$ है, इसलिए बाईं ओर रेखा $6 - u$ नहीं लगानी है।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: twice $\int_0^2 (6 - u - u^2)\,du = \frac{22}{3}$.`,
          hi: String.raw`सही: $\int_0^2 (6 - u - u^2)\,du = \frac{22}{3}$ का दुगुना।`,
        },
        b: {
          en: 'Takes only the half to the right of $x = 1$ and forgets to double it.',
          hi: 'केवल $x = 1$ के दाईं ओर का आधा भाग लिया गया; दुगुना करना छूट गया।',
        },
        c: {
          en: 'Drops the modulus and integrates $6 - u - u^2$ from $-3$ to $2$.',
          hi: 'मापांक हटाकर $6 - u - u^2$ का $-3$ से $2$ तक समाकलन कर दिया गया है।',
        },
        d: {
          en: String.raw`Uses $y = 6$ as the upper boundary: $2\int_0^2 (6 - u^2)\,du$.`,
          hi: String.raw`ऊपरी सीमा $y = 6$ मान ली गई है: $2\int_0^2 (6 - u^2)\,du$।`,
        },
      },
    },
    {
      code: 'jm-016',
      exams: ['jee'],
      subject: 'maths',
      topic: 'three-dimensional-geometry',
      difficulty: 'medium',
      targetSeconds: 145,
      stem: {
        en: String.raw`If the shortest distance between the lines

$$
\frac{x - \lambda}{1} = \frac{y - 2}{2} = \frac{z - 1}{2} \quad\text{and}\quad \frac{x - 3}{2} = \frac{y + 1}{1} = \frac{z - \lambda}{-2}
$$

is $2$, then the product of all the possible values of $\lambda$ is`,
        hi: String.raw`यदि रेखाओं

$$
\frac{x - \lambda}{1} = \frac{y - 2}{2} = \frac{z - 1}{2} \quad\text{और}\quad \frac{x - 3}{2} = \frac{y + 1}{1} = \frac{z - \lambda}{-2}
$$

के बीच की न्यूनतम दूरी $2$ है, तो $\lambda$ के सभी संभव मानों का गुणनफल है`,
      },
      options: [
        { id: 'a', content: { en: '117', hi: '117' } },
        { id: 'b', content: { en: '22', hi: '22' } },
        { id: 'c', content: { en: '85', hi: '85' } },
        { id: 'd', content: { en: '17', hi: '17' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The shortest distance is the projection of the join of two points of the lines on the common perpendicular $\vec{n} = \vec{d_1} \times \vec{d_2}$.

$\vec{n} = (1, 2, 2) \times (2, 1, -2) = (-6, 6, -3)$, along $(-2, 2, -1)$ of length $3$.

The join of $(\lambda, 2, 1)$ and $(3, -1, \lambda)$ is $(3 - \lambda, -3, \lambda - 1)$, so

$$
\frac{|-2(3 - \lambda) - 6 - (\lambda - 1)|}{3} = \frac{|\lambda - 11|}{3} = 2 \quad\Rightarrow\quad \lambda = 17 \text{ or } 5
$$

Product: $17 \times 5 = 85$.`,
        hi: String.raw`न्यूनतम दूरी रेखाओं के दो बिंदुओं को मिलाने वाले सदिश का उभयनिष्ठ लंब $\vec{n} = \vec{d_1} \times \vec{d_2}$ पर प्रक्षेप है।

$\vec{n} = (1, 2, 2) \times (2, 1, -2) = (-6, 6, -3)$, जो $(-2, 2, -1)$ की दिशा में है; इसकी लंबाई $3$ है।

$(\lambda, 2, 1)$ और $(3, -1, \lambda)$ को मिलाने वाला सदिश $(3 - \lambda, -3, \lambda - 1)$ है, अतः

$$
\frac{|-2(3 - \lambda) - 6 - (\lambda - 1)|}{3} = \frac{|\lambda - 11|}{3} = 2 \quad\Rightarrow\quad \lambda = 17 \text{ या } 5
$$

गुणनफल: $17 \times 5 = 85$।`,
      },
      reasons: {
        a: {
          en: String.raw`Forgets to divide by the length $3$ of the normal, so that $|\lambda - 11| = 2$ gives $13 \times 9$.`,
          hi: String.raw`लंब सदिश की लंबाई $3$ से भाग देना छूट गया, जिससे $|\lambda - 11| = 2$ से $13 \times 9$ आता है।`,
        },
        b: { en: 'This is the sum $17 + 5$ and not the product.', hi: 'यह योग $17 + 5$ है, गुणनफल नहीं।' },
        c: {
          en: String.raw`Right: $|\lambda - 11| = 6$ gives $17$ and $5$, with product $85$.`,
          hi: String.raw`सही: $|\lambda - 11| = 6$ से $17$ और $5$ मिलते हैं, जिनका गुणनफल $85$ है।`,
        },
        d: {
          en: String.raw`Opens the modulus with the plus sign only and loses $\lambda = 5$.`,
          hi: String.raw`मापांक केवल धन चिह्न के साथ खोला गया और $\lambda = 5$ छूट गया।`,
        },
      },
    },
    {
      code: 'jm-017',
      exams: ['jee'],
      subject: 'maths',
      topic: 'inverse-trigonometry',
      difficulty: 'medium',
      targetSeconds: 110,
      stem: {
        en: String.raw`The domain of the function $f(x) = \sin^{-1}\left(\dfrac{x^2 - 5}{4}\right) + \log_e(6 + x - x^2)$ is`,
        hi: String.raw`फलन $f(x) = \sin^{-1}\left(\dfrac{x^2 - 5}{4}\right) + \log_e(6 + x - x^2)$ का प्रांत है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$[-3, -1] \cup [1, 3)$`, hi: String.raw`$[-3, -1] \cup [1, 3)$` } },
        { id: 'b', content: { en: '$[1, 3)$', hi: '$[1, 3)$' } },
        { id: 'c', content: { en: String.raw`$(-2, -1] \cup [1, 3)$`, hi: String.raw`$(-2, -1] \cup [1, 3)$` } },
        { id: 'd', content: { en: String.raw`$(-3, -1] \cup [1, 2)$`, hi: String.raw`$(-3, -1] \cup [1, 2)$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Both terms must be defined.

- $\sin^{-1}$: $-1 \le \frac{x^2 - 5}{4} \le 1$ gives $1 \le x^2 \le 9$, so $x \in [-3, -1] \cup [1, 3]$.
- Logarithm: $6 + x - x^2 = (3 - x)(x + 2) > 0$ gives $-2 < x < 3$.

The common part is $(-2, -1] \cup [1, 3)$. Trap: $x^2 \ge 1$ can also hold for negative $x$.`,
        hi: String.raw`दोनों पद परिभाषित होने चाहिए।

- $\sin^{-1}$: $-1 \le \frac{x^2 - 5}{4} \le 1$ से $1 \le x^2 \le 9$, अतः $x \in [-3, -1] \cup [1, 3]$।
- लघुगणक: $6 + x - x^2 = (3 - x)(x + 2) > 0$ से $-2 < x < 3$।

उभयनिष्ठ भाग $(-2, -1] \cup [1, 3)$ है। ध्यान दें: $x^2 \ge 1$ ऋणात्मक $x$ के लिए भी सत्य हो सकता है।`,
      },
      reasons: {
        a: {
          en: 'Cuts off $x = 3$ but forgets that the logarithm also needs $x > -2$.',
          hi: '$x = 3$ तो हटाया गया, पर यह छूट गया कि लघुगणक के लिए $x > -2$ भी चाहिए।',
        },
        b: {
          en: String.raw`Takes only the positive solutions of $1 \le x^2 \le 9$.`,
          hi: String.raw`$1 \le x^2 \le 9$ के केवल धनात्मक हल लिए गए हैं।`,
        },
        c: {
          en: String.raw`Right: the common part of $[-3, -1] \cup [1, 3]$ and $(-2, 3)$.`,
          hi: String.raw`सही: $[-3, -1] \cup [1, 3]$ और $(-2, 3)$ का उभयनिष्ठ भाग।`,
        },
        d: {
          en: 'Factors the quadratic as $(2 - x)(x + 3)$, which has the wrong sign of the $x$-term.',
          hi: 'द्विघात के गुणनखंड $(2 - x)(x + 3)$ लिए गए, जिनमें $x$ वाले पद का चिह्न ग़लत है।',
        },
      },
    },
    {
      code: 'jm-018',
      exams: ['jee'],
      subject: 'maths',
      topic: 'sequences-and-series',
      difficulty: 'medium',
      targetSeconds: 130,
      stem: {
        en: String.raw`The sum $\displaystyle\sum_{n=1}^{9} \frac{2n + 3}{n(n + 1)\,3^n}$ is equal to`,
        hi: String.raw`योग $\displaystyle\sum_{n=1}^{9} \frac{2n + 3}{n(n + 1)\,3^n}$ बराबर है`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$1 - \dfrac{1}{10 \cdot 3^{10}}$`,
            hi: String.raw`$1 - \dfrac{1}{10 \cdot 3^{10}}$`,
          },
        },
        {
          id: 'b',
          content: { en: String.raw`$1 - \dfrac{1}{10 \cdot 3^9}$`, hi: String.raw`$1 - \dfrac{1}{10 \cdot 3^9}$` },
        },
        {
          id: 'c',
          content: {
            en: String.raw`$3 - \dfrac{1}{10 \cdot 3^8}$`,
            hi: String.raw`$3 - \dfrac{1}{10 \cdot 3^8}$`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`$1 - \dfrac{1}{11 \cdot 3^{10}}$`,
            hi: String.raw`$1 - \dfrac{1}{11 \cdot 3^{10}}$`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Split into partial fractions and hand the $3$ to the power, so that consecutive terms cancel:

$$
\frac{2n + 3}{n(n + 1)} = \frac{3}{n} - \frac{1}{n + 1} \quad\Rightarrow\quad t_n = \frac{1}{n\,3^{n-1}} - \frac{1}{(n + 1)\,3^n}
$$

This is $b_n - b_{n+1}$ with $b_n = \frac{1}{n\,3^{n-1}}$, so the sum is $b_1 - b_{10} = 1 - \frac{1}{10 \cdot 3^9}$.

Check in the hall with one term: $t_1 = \frac{5}{6} = 1 - \frac{1}{2 \cdot 3}$.`,
        hi: String.raw`आंशिक भिन्नों में तोड़िए और $3$ को घात में मिला दीजिए, ताकि क्रमागत पद कट जाएँ:

$$
\frac{2n + 3}{n(n + 1)} = \frac{3}{n} - \frac{1}{n + 1} \quad\Rightarrow\quad t_n = \frac{1}{n\,3^{n-1}} - \frac{1}{(n + 1)\,3^n}
$$

यह $b_n - b_{n+1}$ है, जहाँ $b_n = \frac{1}{n\,3^{n-1}}$; अतः योग $b_1 - b_{10} = 1 - \frac{1}{10 \cdot 3^9}$ है।

परीक्षा में एक पद से जाँच: $t_1 = \frac{5}{6} = 1 - \frac{1}{2 \cdot 3}$।`,
      },
      reasons: {
        a: {
          en: 'Takes $3^{10}$ in $b_{10}$, although the power of $3$ in $b_n$ is $n - 1$.',
          hi: '$b_{10}$ में $3^{10}$ लिया गया, जबकि $b_n$ में $3$ की घात $n - 1$ है।',
        },
        b: {
          en: String.raw`Right: the terms telescope to $b_1 - b_{10}$ with $b_n = \frac{1}{n\,3^{n-1}}$.`,
          hi: String.raw`सही: पद कटकर $b_1 - b_{10}$ बचता है, जहाँ $b_n = \frac{1}{n\,3^{n-1}}$।`,
        },
        c: {
          en: String.raw`Takes $b_n = \frac{1}{n\,3^{n-2}}$, lowering the exponent too far, so that the first term becomes $3$.`,
          hi: String.raw`$b_n = \frac{1}{n\,3^{n-2}}$ लिया गया; घात ज़रूरत से ज़्यादा कम कर दी गई, जिससे पहला पद $3$ हो गया।`,
        },
        d: {
          en: 'Ends with $b_{11}$ instead of $b_{10}$, as if there were 10 terms.',
          hi: 'अंत में $b_{11}$ लिया गया, $b_{10}$ नहीं, मानो 10 पद हों।',
        },
      },
    },
    {
      code: 'jm-019',
      exams: ['jee'],
      subject: 'maths',
      topic: 'straight-lines',
      difficulty: 'medium',
      targetSeconds: 140,
      stem: {
        en: 'Let $A(3, 4)$ and $B(7, 5)$ be two points, and let $P$ be the point on the line $x + y = 2$ for which $PA + PB$ is least. The area (in square units) of the triangle $PAB$ is',
        hi: 'माना $A(3, 4)$ और $B(7, 5)$ दो बिंदु हैं तथा रेखा $x + y = 2$ पर $P$ वह बिंदु है जिसके लिए $PA + PB$ न्यूनतम है। त्रिभुज $PAB$ का क्षेत्रफल (वर्ग इकाइयों में) है',
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{15}{2}$`, hi: String.raw`$\dfrac{15}{2}$` } },
        { id: 'b', content: { en: '$10$', hi: '$10$' } },
        { id: 'c', content: { en: String.raw`$\dfrac{45}{8}$`, hi: String.raw`$\dfrac{45}{8}$` } },
        { id: 'd', content: { en: '$5$', hi: '$5$' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`$A$ and $B$ lie on the same side of the line, so reflect $A$ in it; $P$ is where the line from the image to $B$ crosses.

Image of $(3, 4)$ in $x + y = 2$: $(2 - 4, 2 - 3) = (-2, -1)$.

The line from $(-2, -1)$ to $(7, 5)$ has slope $\frac{6}{9} = \frac{2}{3}$ and meets $x + y = 2$ at $P(1, 1)$.

With $\vec{PA} = (2, 3)$ and $\vec{PB} = (6, 4)$ the area is $\frac{1}{2}|2 \cdot 4 - 3 \cdot 6| = 5$.`,
        hi: String.raw`$A$ और $B$ रेखा के एक ही ओर हैं, इसलिए रेखा के सापेक्ष $A$ का प्रतिबिंब लीजिए; प्रतिबिंब को $B$ से मिलाने वाली रेखा दी गई रेखा को जहाँ काटे, वही $P$ है।

रेखा $x + y = 2$ के सापेक्ष $(3, 4)$ का प्रतिबिंब: $(2 - 4, 2 - 3) = (-2, -1)$।

$(-2, -1)$ से $(7, 5)$ तक की रेखा की प्रवणता $\frac{6}{9} = \frac{2}{3}$ है और यह $x + y = 2$ को $P(1, 1)$ पर काटती है।

$\vec{PA} = (2, 3)$ और $\vec{PB} = (6, 4)$ से क्षेत्रफल $\frac{1}{2}|2 \cdot 4 - 3 \cdot 6| = 5$।`,
      },
      reasons: {
        a: {
          en: 'Takes for $P$ the foot $(2, 0)$ of the perpendicular from $B$ to the line.',
          hi: '$P$ की जगह $B$ से रेखा पर डाले गए लंब का पाद $(2, 0)$ ले लिया गया है।',
        },
        b: {
          en: String.raw`Forgets the factor $\frac{1}{2}$ in the area formula.`,
          hi: String.raw`क्षेत्रफल के सूत्र का गुणक $\frac{1}{2}$ छूट गया है।`,
        },
        c: {
          en: String.raw`Takes for $P$ the foot $\left(\frac{5}{4}, \frac{3}{4}\right)$ of the perpendicular from the midpoint of $AB$.`,
          hi: String.raw`$P$ की जगह $AB$ के मध्यबिंदु से डाले गए लंब का पाद $\left(\frac{5}{4}, \frac{3}{4}\right)$ ले लिया गया है।`,
        },
        d: {
          en: String.raw`Right: the image of $A$ is $(-2, -1)$, $P$ is $(1, 1)$, and the area is $\frac{1}{2}|8 - 18|$.`,
          hi: String.raw`सही: $A$ का प्रतिबिंब $(-2, -1)$ है, $P = (1, 1)$ है और क्षेत्रफल $\frac{1}{2}|8 - 18|$ है।`,
        },
      },
    },
    {
      code: 'jm-020',
      exams: ['jee'],
      subject: 'maths',
      topic: 'definite-integrals',
      difficulty: 'hard',
      targetSeconds: 185,
      stem: {
        en: String.raw`The value of $\displaystyle\int_{-\pi}^{\pi} \frac{x \sin x}{(1 + e^x)(3 + \sin^2 x)}\,dx$ is`,
        hi: String.raw`$\displaystyle\int_{-\pi}^{\pi} \frac{x \sin x}{(1 + e^x)(3 + \sin^2 x)}\,dx$ का मान है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{\pi}{2}\log_e 3$`, hi: String.raw`$\dfrac{\pi}{2}\log_e 3$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{\pi}{4}\log_e 3$`, hi: String.raw`$\dfrac{\pi}{4}\log_e 3$` } },
        { id: 'c', content: { en: String.raw`$\dfrac{\pi}{8}\log_e 3$`, hi: String.raw`$\dfrac{\pi}{8}\log_e 3$` } },
        {
          id: 'd',
          content: {
            en: String.raw`$\dfrac{\pi}{2}\tan^{-1}\dfrac{1}{2}$`,
            hi: String.raw`$\dfrac{\pi}{2}\tan^{-1}\dfrac{1}{2}$`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Two properties, then a substitution.

Step 1: $\frac{x \sin x}{3 + \sin^2 x}$ is even, and $\frac{1}{1 + e^x} + \frac{1}{1 + e^{-x}} = 1$, so $I = \int_0^{\pi} \frac{x \sin x}{3 + \sin^2 x}\,dx$.

Step 2: Replace $x$ by $\pi - x$ and add: $I = \frac{\pi}{2}\int_0^{\pi} \frac{\sin x}{4 - \cos^2 x}\,dx$, since $3 + \sin^2 x = 4 - \cos^2 x$.

Step 3: With $t = \cos x$:

$$
I = \frac{\pi}{2}\int_{-1}^{1} \frac{dt}{4 - t^2} = \frac{\pi}{2} \cdot \left[\frac{1}{4}\log_e\frac{2 + t}{2 - t}\right]_{-1}^{1} = \frac{\pi}{2} \cdot \frac{1}{2}\log_e 3 = \frac{\pi}{4}\log_e 3
$$`,
        hi: String.raw`दो गुणधर्म, फिर एक प्रतिस्थापन।

चरण 1: $\frac{x \sin x}{3 + \sin^2 x}$ सम फलन है और $\frac{1}{1 + e^x} + \frac{1}{1 + e^{-x}} = 1$, अतः $I = \int_0^{\pi} \frac{x \sin x}{3 + \sin^2 x}\,dx$।

चरण 2: $x$ की जगह $\pi - x$ रखकर जोड़िए: $3 + \sin^2 x = 4 - \cos^2 x$ होने से $I = \frac{\pi}{2}\int_0^{\pi} \frac{\sin x}{4 - \cos^2 x}\,dx$।

चरण 3: $t = \cos x$ रखने पर:

$$
I = \frac{\pi}{2}\int_{-1}^{1} \frac{dt}{4 - t^2} = \frac{\pi}{2} \cdot \left[\frac{1}{4}\log_e\frac{2 + t}{2 - t}\right]_{-1}^{1} = \frac{\pi}{2} \cdot \frac{1}{2}\log_e 3 = \frac{\pi}{4}\log_e 3
$$`,
      },
      reasons: {
        a: {
          en: String.raw`Doubles the even integrand over $(0, \pi)$ and drops the factor $\frac{1}{1 + e^x}$.`,
          hi: String.raw`सम समाकल्य को $(0, \pi)$ पर दुगुना कर दिया गया और गुणक $\frac{1}{1 + e^x}$ छोड़ दिया गया।`,
        },
        b: {
          en: String.raw`Right: the three steps give $\frac{\pi}{2} \cdot \frac{1}{2}\log_e 3$.`,
          hi: String.raw`सही: तीनों चरणों से $\frac{\pi}{2} \cdot \frac{1}{2}\log_e 3$ मिलता है।`,
        },
        c: {
          en: String.raw`Integrates $\frac{1}{4 - t^2}$ only from $0$ to $1$ without doubling.`,
          hi: String.raw`$\frac{1}{4 - t^2}$ का समाकलन केवल $0$ से $1$ तक किया गया और दुगुना करना छूट गया।`,
        },
        d: {
          en: String.raw`Writes $3 + \sin^2 x$ as $4 + \cos^2 x$, which leads to $\tan^{-1}$.`,
          hi: String.raw`$3 + \sin^2 x$ को $4 + \cos^2 x$ लिख दिया गया, जिससे $\tan^{-1}$ आ जाता है।`,
        },
      },
    },
    {
      code: 'jm-021',
      exams: ['jee'],
      subject: 'maths',
      topic: 'matrices-and-determinants',
      difficulty: 'medium',
      targetSeconds: 140,
      stem: {
        en: String.raw`Let $A = \begin{pmatrix} 5 & 8 \\ -2 & -3 \end{pmatrix}$ and $B = A + A^2 + A^3 + \cdots + A^{15}$. The sum of all the elements of $B$ is equal to ______.`,
        hi: String.raw`माना $A = \begin{pmatrix} 5 & 8 \\ -2 & -3 \end{pmatrix}$ और $B = A + A^2 + A^3 + \cdots + A^{15}$ हैं। $B$ के सभी अवयवों का योग ______ है।`,
      },
      options: [],
      key: { kind: 'nat', min: '750', max: '750' },
      solution: {
        en: String.raw`Write $A = I + N$ and look at $N$:

$$
N = \begin{pmatrix} 4 & 8 \\ -2 & -4 \end{pmatrix}, \qquad N^2 = O \quad\Rightarrow\quad A^k = I + kN
$$

So $B = 15I + (1 + 2 + \cdots + 15)N = 15I + 120N$.

The elements of $I$ add up to $2$ and those of $N$ to $6$: $15 \times 2 + 120 \times 6 = 750$.

Sign to use this idea: the trace is $2$ and the determinant $1$, so $(A - I)^2 = O$.`,
        hi: String.raw`$A = I + N$ लिखकर $N$ को देखिए:

$$
N = \begin{pmatrix} 4 & 8 \\ -2 & -4 \end{pmatrix}, \qquad N^2 = O \quad\Rightarrow\quad A^k = I + kN
$$

अतः $B = 15I + (1 + 2 + \cdots + 15)N = 15I + 120N$।

$I$ के अवयवों का योग $2$ और $N$ के अवयवों का योग $6$ है: $15 \times 2 + 120 \times 6 = 750$।

यह तरीक़ा कब लगेगा, इसका संकेत: अनुरेख $2$ और सारणिक $1$ है, इसलिए $(A - I)^2 = O$।`,
      },
    },
    {
      code: 'jm-022',
      exams: ['jee'],
      subject: 'maths',
      topic: 'statistics',
      difficulty: 'easy',
      targetSeconds: 110,
      stem: {
        en: 'The mean and the variance of 10 observations are $12$ and $14$ respectively. One of the observations, $8$, is replaced by $18$, and then every observation is multiplied by $2$. The variance of the new set of observations is ______.',
        hi: '10 प्रेक्षणों के माध्य और प्रसरण क्रमशः $12$ और $14$ हैं। इनमें से एक प्रेक्षण $8$ को हटाकर उसके स्थान पर $18$ रखा जाता है और फिर प्रत्येक प्रेक्षण को $2$ से गुणा किया जाता है। प्रेक्षणों के नए समूह का प्रसरण ______ है।',
      },
      options: [],
      key: { kind: 'nat', min: '60', max: '60' },
      solution: {
        en: String.raw`Variance = mean of the squares − square of the mean, so recover the two sums first.

- Sum: $120 \to 120 - 8 + 18 = 130$; mean $13$
- Sum of squares: $10(14 + 12^2) = 1580 \to 1580 - 64 + 324 = 1840$

Variance after the replacement: $184 - 169 = 15$. Multiplying by $2$ multiplies the variance by $2^2$: $4 \times 15 = 60$.`,
        hi: String.raw`प्रसरण = वर्गों का माध्य − माध्य का वर्ग, इसलिए पहले दोनों योग निकालिए।

- योग: $120 \to 120 - 8 + 18 = 130$; माध्य $13$
- वर्गों का योग: $10(14 + 12^2) = 1580 \to 1580 - 64 + 324 = 1840$

बदलने के बाद प्रसरण: $184 - 169 = 15$। $2$ से गुणा करने पर प्रसरण $2^2$ गुना होता है: $4 \times 15 = 60$।`,
      },
    },
    {
      code: 'jm-023',
      exams: ['jee'],
      subject: 'maths',
      topic: 'permutations-and-combinations',
      difficulty: 'hard',
      targetSeconds: 195,
      stem: {
        en: "The number of arrangements of all the letters of the word KARNATAKA in which no two A's are next to each other and the two K's are also not next to each other is ______.",
        hi: 'शब्द KARNATAKA के सभी अक्षरों के ऐसे विन्यासों की संख्या, जिनमें कोई भी दो A साथ-साथ न हों और दोनों K भी साथ-साथ न हों, ______ है।',
      },
      options: [],
      key: { kind: 'nat', min: '780', max: '780' },
      solution: {
        en: String.raw`The letters are A (4 times), K (twice), R, N, T. Arrange the five consonants first and drop the A's into the gaps; then take away the cases with KK.

- No two A's together: consonants in $\frac{5!}{2!} = 60$ ways, four of the 6 gaps in $\binom{6}{4} = 15$ ways: $900$.
- Of these, with KK together: treat KK as one letter, $4! = 24$ ways, and no A may go between the two K's, so there are 5 gaps: $\binom{5}{4} = 5$. That is $120$.

Answer: $900 - 120 = 780$. Trap: K's that are neighbours among the consonants are allowed if an A stands between them, so the gap between them counts.`,
        hi: String.raw`अक्षर हैं: A (4 बार), K (2 बार), R, N, T। पहले पाँचों व्यंजन रखिए और रिक्त स्थानों में A डालिए; फिर KK वाली स्थितियाँ घटाइए।

- कोई दो A साथ नहीं: व्यंजन $\frac{5!}{2!} = 60$ तरीक़ों से, 6 में से 4 रिक्त स्थान $\binom{6}{4} = 15$ तरीक़ों से: $900$।
- इनमें KK साथ-साथ: KK को एक अक्षर मानिए, $4! = 24$ तरीक़े; दोनों K के बीच A नहीं आ सकता, इसलिए 5 रिक्त स्थान हैं: $\binom{5}{4} = 5$। कुल $120$।

उत्तर: $900 - 120 = 780$। ध्यान दें: व्यंजनों के क्रम में पास-पास आने वाले K भी मान्य हैं यदि उनके बीच A हो, इसलिए उनके बीच का रिक्त स्थान भी गिना जाता है।`,
      },
    },
    {
      code: 'jm-024',
      exams: ['jee'],
      subject: 'maths',
      topic: 'three-dimensional-geometry',
      difficulty: 'medium',
      targetSeconds: 130,
      stem: {
        en: String.raw`Let $A$ and $B$ be the two points on the line $\dfrac{x - 1}{2} = \dfrac{y - 2}{-1} = \dfrac{z + 1}{2}$ that are at a distance of $6$ units from the point $P(4, 5, 2)$. The area (in square units) of the triangle $PAB$ is ______.`,
        hi: String.raw`माना रेखा $\dfrac{x - 1}{2} = \dfrac{y - 2}{-1} = \dfrac{z + 1}{2}$ पर $A$ और $B$ वे दो बिंदु हैं जो बिंदु $P(4, 5, 2)$ से $6$ इकाई की दूरी पर हैं। त्रिभुज $PAB$ का क्षेत्रफल (वर्ग इकाइयों में) ______ है।`,
      },
      options: [],
      key: { kind: 'nat', min: '18', max: '18' },
      solution: {
        en: String.raw`$PA = PB$, so the foot $M$ of the perpendicular from $P$ is the midpoint of $AB$; the coordinates of $A$ and $B$ are not needed.

A point of the line is $(1 + 2t, 2 - t, -1 + 2t)$. Perpendicularity to $(2, -1, 2)$:

$$
2(2t - 3) - (-t - 3) + 2(2t - 3) = 9t - 9 = 0 \quad\Rightarrow\quad t = 1, \quad M(3, 1, 1)
$$

$PM^2 = 1 + 16 + 1 = 18$ and $MA^2 = 36 - 18 = 18$.

Area $= PM \cdot MA = \sqrt{18} \cdot \sqrt{18} = 18$.`,
        hi: String.raw`$PA = PB$ है, अतः $P$ से डाले गए लंब का पाद $M$, $AB$ का मध्यबिंदु है; $A$ और $B$ के निर्देशांकों की ज़रूरत नहीं है।

रेखा का कोई बिंदु $(1 + 2t, 2 - t, -1 + 2t)$ है। $(2, -1, 2)$ पर लंब होने की शर्त:

$$
2(2t - 3) - (-t - 3) + 2(2t - 3) = 9t - 9 = 0 \quad\Rightarrow\quad t = 1, \quad M(3, 1, 1)
$$

$PM^2 = 1 + 16 + 1 = 18$ और $MA^2 = 36 - 18 = 18$।

क्षेत्रफल $= PM \cdot MA = \sqrt{18} \cdot \sqrt{18} = 18$।`,
      },
    },
    {
      code: 'jm-025',
      exams: ['jee'],
      subject: 'maths',
      topic: 'applications-of-derivatives',
      difficulty: 'hard',
      targetSeconds: 180,
      stem: {
        en: 'The number of integers $k$ for which the equation $3x^4 - 4x^3 - 36x^2 + k = 0$ has exactly two distinct real roots, both of them positive, is ______.',
        hi: 'उन पूर्णांकों $k$ की संख्या, जिनके लिए समीकरण $3x^4 - 4x^3 - 36x^2 + k = 0$ के ठीक दो भिन्न वास्तविक मूल हैं और दोनों धनात्मक हैं, ______ है।',
      },
      options: [],
      key: { kind: 'nat', min: '124', max: '124' },
      solution: {
        en: String.raw`Cut the graph of $g(x) = 3x^4 - 4x^3 - 36x^2$ by the horizontal line $y = -k$.

$g^{\prime}(x) = 12x(x + 2)(x - 3)$: minima at $x = -2$ and $x = 3$, a maximum at $x = 0$, with

$$
g(-2) = -64, \qquad g(0) = 0, \qquad g(3) = -189
$$

- $-k > 0$: one root negative, one positive.
- $-64 \le -k \le 0$: three or four distinct roots.
- $-189 < -k < -64$: the line misses the left valley and cuts the right one twice, on the two sides of $x = 3$, both for $x > 0$.
- $-k = -189$: only the root $3$.

So $64 < k < 189$: $k = 65, 66, \dots, 188$, which is $124$ integers.`,
        hi: String.raw`$g(x) = 3x^4 - 4x^3 - 36x^2$ के आलेख को क्षैतिज रेखा $y = -k$ से काटिए।

$g^{\prime}(x) = 12x(x + 2)(x - 3)$: $x = -2$ और $x = 3$ पर निम्निष्ठ, $x = 0$ पर उच्चिष्ठ, जहाँ

$$
g(-2) = -64, \qquad g(0) = 0, \qquad g(3) = -189
$$

- $-k > 0$: एक मूल ऋणात्मक, एक धनात्मक।
- $-64 \le -k \le 0$: तीन या चार भिन्न मूल।
- $-189 < -k < -64$: रेखा बाईं घाटी से नीचे रहती है और दाईं घाटी को $x = 3$ के दोनों ओर दो बार काटती है; दोनों जगह $x > 0$ है।
- $-k = -189$: केवल मूल $3$।

अतः $64 < k < 189$: $k = 65, 66, \dots, 188$, अर्थात् $124$ पूर्णांक।`,
      },
    },
  ],
}
