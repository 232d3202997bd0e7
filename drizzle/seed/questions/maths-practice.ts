import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

export const mathsPractice: AuthoredQuestion[] = [
  {
    code: 'mat-011',
    subject: 'maths',
    topic: 'quadratic-equations',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: 'For what value of $k$ does the equation $x^2 - 2(k + 1)x + (k^2 + 5) = 0$ have equal roots?',
      hi: '$k$ के किस मान के लिए समीकरण $x^2 - 2(k + 1)x + (k^2 + 5) = 0$ के मूल समान हैं?',
    },
    options: [
      { id: 'a', content: { en: '$-3$', hi: '$-3$' } },
      { id: 'b', content: { en: '$2$', hi: '$2$' } },
      { id: 'c', content: { en: '$4$', hi: '$4$' } },
      { id: 'd', content: { en: String.raw`$\dfrac{5}{2}$`, hi: String.raw`$\dfrac{5}{2}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`For equal roots the discriminant is zero:

$$
4(k + 1)^2 - 4(k^2 + 5) = 0 \Rightarrow k^2 + 2k + 1 = k^2 + 5 \Rightarrow k = 2
$$

The equation is then $x^2 - 6x + 9 = 0$, with both roots $3$. Writing $(k + 1)^2$ as $k^2 + k + 1$ gives $4$, as $k^2 + 2k$ gives $\dfrac{5}{2}$, and a wrong sign of the $5$ gives $-3$.`,
      hi: String.raw`समान मूलों के लिए विविक्तकर शून्य होता है:

$$
4(k + 1)^2 - 4(k^2 + 5) = 0 \Rightarrow k^2 + 2k + 1 = k^2 + 5 \Rightarrow k = 2
$$

तब समीकरण $x^2 - 6x + 9 = 0$ है, जिसके दोनों मूल $3$ हैं। $(k + 1)^2$ को $k^2 + k + 1$ लिखने पर $4$, $k^2 + 2k$ लिखने पर $\dfrac{5}{2}$ और $5$ का चिह्न ग़लत लेने पर $-3$ आता है।`,
    },
  },
  {
    code: 'mat-012',
    subject: 'maths',
    topic: 'quadratic-equations',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: 'For how many integers $k$ is $x^2 + 2kx + (k + 6) > 0$ for every real $x$?',
      hi: 'कितने पूर्णांकों $k$ के लिए प्रत्येक वास्तविक $x$ पर $x^2 + 2kx + (k + 6) > 0$ है?',
    },
    key: { kind: 'nat', min: '4', max: '4' },
    solution: {
      en: String.raw`The coefficient of $x^2$ is positive, so the expression is always positive exactly when the discriminant is negative:

$$
4k^2 - 4(k + 6) < 0 \Rightarrow k^2 - k - 6 < 0 \Rightarrow (k - 3)(k + 2) < 0 \Rightarrow -2 < k < 3
$$

The integers are $-1, 0, 1, 2$: four of them. At $k = -2$ and $k = 3$ the expression becomes zero for one $x$, so these two do not count.`,
      hi: String.raw`$x^2$ का गुणांक धनात्मक है, अतः व्यंजक सदैव धनात्मक तभी होगा जब विविक्तकर ऋणात्मक हो:

$$
4k^2 - 4(k + 6) < 0 \Rightarrow k^2 - k - 6 < 0 \Rightarrow (k - 3)(k + 2) < 0 \Rightarrow -2 < k < 3
$$

पूर्णांक $-1, 0, 1, 2$ हैं: कुल चार। $k = -2$ और $k = 3$ पर व्यंजक किसी एक $x$ के लिए शून्य हो जाता है, अतः ये दोनों नहीं गिने जाते।`,
    },
  },
  {
    code: 'mat-013',
    subject: 'maths',
    topic: 'sequences-and-series',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: 'What is the sum of all two-digit natural numbers divisible by 7?',
      hi: '7 से विभाज्य सभी दो अंकों की प्राकृत संख्याओं का योग कितना है?',
    },
    options: [
      { id: 'a', content: { en: '735', hi: '735' } },
      { id: 'b', content: { en: '784', hi: '784' } },
      { id: 'c', content: { en: '728', hi: '728' } },
      { id: 'd', content: { en: '833', hi: '833' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The numbers are $14, 21, \dots, 98$. From $98 = 14 + (n - 1) \times 7$ we get $n = 13$.

$$
S = \frac{13}{2}(14 + 98) = 13 \times 56 = 728
$$

Including the one-digit number 7 gives 735, including the three-digit number 105 gives 833, and taking 14 terms gives $14 \times 56 = 784$.`,
      hi: String.raw`संख्याएँ $14, 21, \dots, 98$ हैं। $98 = 14 + (n - 1) \times 7$ से $n = 13$ मिलता है।

$$
S = \frac{13}{2}(14 + 98) = 13 \times 56 = 728
$$

एक अंक वाली संख्या 7 को भी जोड़ लेने पर 735, तीन अंकों वाली 105 को भी जोड़ लेने पर 833 और 14 पद मान लेने पर $14 \times 56 = 784$ आता है।`,
    },
  },
  {
    code: 'mat-014',
    subject: 'maths',
    topic: 'sequences-and-series',
    difficulty: 'hard',
    targetSeconds: 105,
    stem: {
      en: String.raw`Find the sum of the infinite series $\displaystyle\sum_{n=1}^{\infty} \dfrac{n^2}{2^n} = \dfrac{1}{2} + \dfrac{4}{4} + \dfrac{9}{8} + \dfrac{16}{16} + \cdots$`,
      hi: String.raw`अनंत श्रेणी $\displaystyle\sum_{n=1}^{\infty} \dfrac{n^2}{2^n} = \dfrac{1}{2} + \dfrac{4}{4} + \dfrac{9}{8} + \dfrac{16}{16} + \cdots$ का योग ज्ञात कीजिए।`,
    },
    key: { kind: 'nat', min: '6', max: '6' },
    solution: {
      en: String.raw`Let $S$ be the sum. Subtract $\dfrac{S}{2}$, shifted by one term; since $n^2 - (n - 1)^2 = 2n - 1$,

$$
\frac{S}{2} = \sum_{n=1}^{\infty} \frac{2n - 1}{2^n} = 2\sum_{n=1}^{\infty}\frac{n}{2^n} - \sum_{n=1}^{\infty}\frac{1}{2^n}
$$

In the same way $T = \sum \dfrac{n}{2^n}$ gives $\dfrac{T}{2} = \sum \dfrac{1}{2^n} = 1$, so $T = 2$. Hence $\dfrac{S}{2} = 2 \times 2 - 1 = 3$ and $S = 6$.

One subtraction is not enough here: the squares need it twice. Stopping at $\dfrac{S}{2}$ gives 3.`,
      hi: String.raw`मान लीजिए योग $S$ है। एक पद खिसकाकर $\dfrac{S}{2}$ घटाइए; चूँकि $n^2 - (n - 1)^2 = 2n - 1$ है,

$$
\frac{S}{2} = \sum_{n=1}^{\infty} \frac{2n - 1}{2^n} = 2\sum_{n=1}^{\infty}\frac{n}{2^n} - \sum_{n=1}^{\infty}\frac{1}{2^n}
$$

इसी प्रकार $T = \sum \dfrac{n}{2^n}$ से $\dfrac{T}{2} = \sum \dfrac{1}{2^n} = 1$, अतः $T = 2$। इसलिए $\dfrac{S}{2} = 2 \times 2 - 1 = 3$ और $S = 6$।

यहाँ एक बार घटाना पर्याप्त नहीं है: वर्गों के कारण यह दो बार करना पड़ता है। $\dfrac{S}{2}$ पर रुक जाने से 3 आता है।`,
    },
  },
  {
    code: 'mat-015',
    subject: 'maths',
    topic: 'complex-numbers',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: String.raw`If $i = \sqrt{-1}$, what is the value of $\left(\dfrac{1 + i}{1 - i}\right)^{2026}$?`,
      hi: String.raw`यदि $i = \sqrt{-1}$ हो, तो $\left(\dfrac{1 + i}{1 - i}\right)^{2026}$ का मान क्या है?`,
    },
    options: [
      { id: 'a', content: { en: '$1$', hi: '$1$' } },
      { id: 'b', content: { en: '$i$', hi: '$i$' } },
      { id: 'c', content: { en: '$-i$', hi: '$-i$' } },
      { id: 'd', content: { en: '$-1$', hi: '$-1$' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`$$
\frac{1 + i}{1 - i} = \frac{(1 + i)^2}{(1 - i)(1 + i)} = \frac{2i}{2} = i
$$

The powers of $i$ repeat after 4, and $2026 = 4 \times 506 + 2$, so $i^{2026} = i^2 = -1$.

The values $1$, $i$ and $-i$ would need the remainders 0, 1 and 3.`,
      hi: String.raw`$$
\frac{1 + i}{1 - i} = \frac{(1 + i)^2}{(1 - i)(1 + i)} = \frac{2i}{2} = i
$$

$i$ की घातें 4 के बाद दोहराती हैं और $2026 = 4 \times 506 + 2$, अतः $i^{2026} = i^2 = -1$।

$1$, $i$ और $-i$ के लिए शेषफल क्रमशः 0, 1 और 3 होने चाहिए।`,
    },
  },
  {
    code: 'mat-016',
    subject: 'maths',
    topic: 'complex-numbers',
    difficulty: 'medium',
    targetSeconds: 95,
    stem: {
      en: 'A complex number $z$ varies on the curve $|z - 3 - 4i| = 2$. Which of the following are correct? (One or more options may be correct.)',
      hi: 'एक सम्मिश्र संख्या $z$ वक्र $|z - 3 - 4i| = 2$ पर विचरण करती है। निम्नलिखित में से कौन-से कथन सही हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)',
    },
    options: [
      { id: 'a', content: { en: 'The least value of $|z|$ is $3$.', hi: '$|z|$ का न्यूनतम मान $3$ है।' } },
      { id: 'b', content: { en: 'The greatest value of $|z|$ is $5$.', hi: '$|z|$ का अधिकतम मान $5$ है।' } },
      {
        id: 'c',
        content: {
          en: String.raw`The point with the least $|z|$ is $\dfrac{9 + 12i}{5}$.`,
          hi: String.raw`न्यूनतम $|z|$ वाला बिंदु $\dfrac{9 + 12i}{5}$ है।`,
        },
      },
      { id: 'd', content: { en: 'The curve meets the real axis.', hi: 'यह वक्र वास्तविक अक्ष से मिलता है।' } },
    ],
    key: { kind: 'msq', optionIds: ['a', 'c'] },
    solution: {
      en: String.raw`The curve is a circle with centre $3 + 4i$ and radius $2$. The centre is at distance $\sqrt{3^2 + 4^2} = 5$ from the origin.

- Least $|z| = 5 - 2 = 3$. True.
- Greatest $|z| = 5 + 2 = 7$; $5$ is the distance of the centre. False.
- The nearest point lies on the line to the centre at distance $3$: $3 \times \dfrac{3 + 4i}{5} = \dfrac{9 + 12i}{5}$. True.
- The imaginary part goes from $4 - 2 = 2$ to $4 + 2 = 6$ and is never $0$. False.`,
      hi: String.raw`यह वक्र एक वृत्त है जिसका केंद्र $3 + 4i$ और त्रिज्या $2$ है। मूलबिंदु से केंद्र की दूरी $\sqrt{3^2 + 4^2} = 5$ है।

- न्यूनतम $|z| = 5 - 2 = 3$। सत्य।
- अधिकतम $|z| = 5 + 2 = 7$; $5$ केंद्र की दूरी है। असत्य।
- निकटतम बिंदु केंद्र की ओर जाने वाली रेखा पर $3$ दूरी पर है: $3 \times \dfrac{3 + 4i}{5} = \dfrac{9 + 12i}{5}$। सत्य।
- काल्पनिक भाग $4 - 2 = 2$ से $4 + 2 = 6$ तक जाता है और कभी $0$ नहीं होता। असत्य।`,
    },
  },
  {
    code: 'mat-017',
    subject: 'maths',
    topic: 'matrices-and-determinants',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: String.raw`$A$ is a square matrix of order 3 with $|A| = 3$. What is the value of $\left|2\,\text{adj}\,A\right|$? ($\text{adj}\,A$ is the adjoint of $A$.)`,
      hi: String.raw`$A$ कोटि 3 का एक वर्ग आव्यूह है जिसके लिए $|A| = 3$ है। $\left|2\,\text{adj}\,A\right|$ का मान क्या है? ($\text{adj}\,A$ आव्यूह $A$ का सहखंडज है।)`,
    },
    options: [
      { id: 'a', content: { en: '18', hi: '18' } },
      { id: 'b', content: { en: '24', hi: '24' } },
      { id: 'c', content: { en: '54', hi: '54' } },
      { id: 'd', content: { en: '72', hi: '72' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`For order $n$, $|\text{adj}\,A| = |A|^{n-1}$ and $|kB| = k^n|B|$. With $n = 3$:

$$
|2\,\text{adj}\,A| = 2^3 \times 3^2 = 8 \times 9 = 72
$$

18 takes the factor 2 out only once, 24 takes $|\text{adj}\,A|$ as $|A|$, and 54 takes it as $|A|^3$ with a single factor 2.`,
      hi: String.raw`कोटि $n$ के लिए $|\text{adj}\,A| = |A|^{n-1}$ और $|kB| = k^n|B|$ होता है। $n = 3$ रखने पर:

$$
|2\,\text{adj}\,A| = 2^3 \times 3^2 = 8 \times 9 = 72
$$

18 में गुणक 2 केवल एक बार बाहर लिया गया है, 24 में $|\text{adj}\,A|$ को $|A|$ मान लिया गया है, और 54 में उसे $|A|^3$ मानकर गुणक 2 एक ही बार लिया गया है।`,
    },
  },
  {
    code: 'mat-018',
    subject: 'maths',
    topic: 'matrices-and-determinants',
    difficulty: 'medium',
    targetSeconds: 105,
    stem: {
      en: String.raw`The system of equations

$$
2x + y - z = 3, \qquad x - y + 2z = 4, \qquad 4x - y + \lambda z = \mu
$$

has infinitely many solutions. Find $\lambda + \mu$.`,
      hi: String.raw`समीकरण निकाय

$$
2x + y - z = 3, \qquad x - y + 2z = 4, \qquad 4x - y + \lambda z = \mu
$$

के अनंत हल हैं। $\lambda + \mu$ ज्ञात कीजिए।`,
    },
    key: { kind: 'nat', min: '14', max: '14' },
    solution: {
      en: String.raw`The determinant of the coefficients must be zero:

$$
2(-\lambda + 2) - 1(\lambda - 8) - 1(-1 + 4) = 9 - 3\lambda = 0 \Rightarrow \lambda = 3
$$

Then the third left side is the first plus twice the second: $(2x + y - z) + 2(x - y + 2z) = 4x - y + 3z$. For solutions to exist the right sides must agree: $\mu = 3 + 2 \times 4 = 11$.

$\lambda + \mu = 3 + 11 = 14$. With $\lambda = 3$ and any other $\mu$ there is no solution at all.`,
      hi: String.raw`गुणांकों का सारणिक शून्य होना चाहिए:

$$
2(-\lambda + 2) - 1(\lambda - 8) - 1(-1 + 4) = 9 - 3\lambda = 0 \Rightarrow \lambda = 3
$$

तब तीसरे समीकरण का बायाँ पक्ष पहले और दूसरे के दुगुने का योग है: $(2x + y - z) + 2(x - y + 2z) = 4x - y + 3z$। हल होने के लिए दाएँ पक्षों में भी यही संबंध चाहिए: $\mu = 3 + 2 \times 4 = 11$।

$\lambda + \mu = 3 + 11 = 14$। $\lambda = 3$ और $\mu$ के किसी अन्य मान पर कोई हल नहीं होता।`,
    },
  },
  {
    code: 'mat-019',
    subject: 'maths',
    topic: 'binomial-theorem',
    difficulty: 'easy',
    targetSeconds: 40,
    stem: {
      en: 'What is the coefficient of $x^5$ in the expansion of $(x + 2)^8$?',
      hi: '$(x + 2)^8$ के प्रसार में $x^5$ का गुणांक क्या है?',
    },
    options: [
      { id: 'a', content: { en: '448', hi: '448' } },
      { id: 'b', content: { en: '56', hi: '56' } },
      { id: 'c', content: { en: '1792', hi: '1792' } },
      { id: 'd', content: { en: '1120', hi: '1120' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The term with $x^5$ has $2$ to the power $8 - 5 = 3$:

$$
\binom{8}{5} \times 2^3 = 56 \times 8 = 448
$$

56 leaves out the power of 2, 1792 uses $2^5$, and 1120 is the coefficient of $x^4$.`,
      hi: String.raw`$x^5$ वाले पद में $2$ की घात $8 - 5 = 3$ है:

$$
\binom{8}{5} \times 2^3 = 56 \times 8 = 448
$$

56 में 2 की घात छूट गई है, 1792 में $2^5$ लिया गया है और 1120 तो $x^4$ का गुणांक है।`,
    },
  },
  {
    code: 'mat-020',
    subject: 'maths',
    topic: 'binomial-theorem',
    difficulty: 'medium',
    targetSeconds: 85,
    stem: {
      en: String.raw`Let $(1 + x)^{10} = C_0 + C_1x + C_2x^2 + \cdots + C_{10}x^{10}$. Which of the following are correct? (One or more options may be correct.)`,
      hi: String.raw`मान लीजिए $(1 + x)^{10} = C_0 + C_1x + C_2x^2 + \cdots + C_{10}x^{10}$ है। निम्नलिखित में से कौन-से कथन सही हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)`,
    },
    options: [
      {
        id: 'a',
        content: {
          en: String.raw`$C_0 - C_1 + C_2 - \cdots + C_{10} = 1$`,
          hi: String.raw`$C_0 - C_1 + C_2 - \cdots + C_{10} = 1$`,
        },
      },
      {
        id: 'b',
        content: {
          en: String.raw`$C_0 + C_2 + C_4 + \cdots + C_{10} = 512$`,
          hi: String.raw`$C_0 + C_2 + C_4 + \cdots + C_{10} = 512$`,
        },
      },
      {
        id: 'c',
        content: {
          en: String.raw`$C_0^2 + C_1^2 + C_2^2 + \cdots + C_{10}^2 = 2^{20}$`,
          hi: String.raw`$C_0^2 + C_1^2 + C_2^2 + \cdots + C_{10}^2 = 2^{20}$`,
        },
      },
      {
        id: 'd',
        content: {
          en: String.raw`$C_1 + 2C_2 + 3C_3 + \cdots + 10C_{10} = 5120$`,
          hi: String.raw`$C_1 + 2C_2 + 3C_3 + \cdots + 10C_{10} = 5120$`,
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['b', 'd'] },
    solution: {
      en: String.raw`- $x = -1$ gives $C_0 - C_1 + C_2 - \cdots + C_{10} = 0$, not $1$. False.
- The coefficients with even and with odd index have equal sums, and together they make $2^{10} = 1024$: each is $512$. True.
- The sum of the squares is $\binom{20}{10} = 184756$, not $2^{20}$. False.
- Differentiate and put $x = 1$: $10 \times 2^9 = 5120$. True.`,
      hi: String.raw`- $x = -1$ रखने पर $C_0 - C_1 + C_2 - \cdots + C_{10} = 0$ मिलता है, $1$ नहीं। असत्य।
- सम और विषम सूचकांक वाले गुणांकों के योग बराबर हैं और दोनों का कुल योग $2^{10} = 1024$ है: प्रत्येक $512$ है। सत्य।
- वर्गों का योग $\binom{20}{10} = 184756$ है, $2^{20}$ नहीं। असत्य।
- अवकलन करके $x = 1$ रखने पर $10 \times 2^9 = 5120$। सत्य।`,
    },
  },
  {
    code: 'mat-021',
    subject: 'maths',
    topic: 'probability',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: 'Two fair dice are thrown, and the sum of the numbers is known to be at least 10. What is the probability that at least one of the dice shows 6?',
      hi: 'दो निष्पक्ष पासे फेंके जाते हैं और ज्ञात है कि संख्याओं का योग कम से कम 10 है। कम से कम एक पासे पर 6 आने की प्रायिकता क्या है?',
    },
    options: [
      { id: 'a', content: { en: String.raw`$\dfrac{2}{3}$`, hi: String.raw`$\dfrac{2}{3}$` } },
      { id: 'b', content: { en: String.raw`$\dfrac{5}{36}$`, hi: String.raw`$\dfrac{5}{36}$` } },
      { id: 'c', content: { en: String.raw`$\dfrac{5}{6}$`, hi: String.raw`$\dfrac{5}{6}$` } },
      { id: 'd', content: { en: String.raw`$\dfrac{3}{4}$`, hi: String.raw`$\dfrac{3}{4}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The outcomes with sum at least 10 are $(4,6)$, $(5,5)$, $(6,4)$, $(5,6)$, $(6,5)$, $(6,6)$: six equally likely ones. All except $(5,5)$ contain a 6, so the probability is $\dfrac{5}{6}$.

$\dfrac{5}{36}$ forgets that the sum is already known. $\dfrac{3}{4}$ counts $(4,6)$ and $(6,4)$, and $(5,6)$ and $(6,5)$, as one each, but the four cases are then not equally likely.`,
      hi: String.raw`कम से कम 10 योग वाले परिणाम $(4,6)$, $(5,5)$, $(6,4)$, $(5,6)$, $(6,5)$, $(6,6)$ हैं: कुल छह समसंभाव्य परिणाम। $(5,5)$ को छोड़कर सभी में 6 है, अतः प्रायिकता $\dfrac{5}{6}$ है।

$\dfrac{5}{36}$ में यह छूट गया है कि योग पहले से ज्ञात है। $\dfrac{3}{4}$ में $(4,6)$ और $(6,4)$ को तथा $(5,6)$ और $(6,5)$ को एक-एक गिना गया है, पर तब चारों स्थितियाँ समसंभाव्य नहीं रहतीं।`,
    },
  },
  {
    code: 'mat-022',
    subject: 'maths',
    topic: 'probability',
    difficulty: 'hard',
    targetSeconds: 115,
    stem: {
      en: 'Urn I contains 4 red and 2 black balls, and urn II contains 2 red and 4 black balls. One of the urns is chosen at random and two balls are drawn from it without replacement; both are red. What is the probability that a third ball drawn from the same urn is also red?',
      hi: 'कलश I में 4 लाल और 2 काली गेंदें हैं तथा कलश II में 2 लाल और 4 काली गेंदें हैं। एक कलश यादृच्छया चुना जाता है और उससे बिना प्रतिस्थापन के दो गेंदें निकाली जाती हैं; दोनों लाल हैं। उसी कलश से निकाली गई तीसरी गेंद के भी लाल होने की प्रायिकता क्या है?',
    },
    options: [
      { id: 'a', content: { en: String.raw`$\dfrac{3}{7}$`, hi: String.raw`$\dfrac{3}{7}$` } },
      { id: 'b', content: { en: String.raw`$\dfrac{1}{4}$`, hi: String.raw`$\dfrac{1}{4}$` } },
      { id: 'c', content: { en: String.raw`$\dfrac{1}{2}$`, hi: String.raw`$\dfrac{1}{2}$` } },
      { id: 'd', content: { en: String.raw`$\dfrac{6}{7}$`, hi: String.raw`$\dfrac{6}{7}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Both red: from urn I $\dfrac{4}{6} \times \dfrac{3}{5} = \dfrac{6}{15}$, from urn II $\dfrac{2}{6} \times \dfrac{1}{5} = \dfrac{1}{15}$. By Bayes' theorem

$$
P(\text{I}) = \frac{6}{6 + 1} = \frac{6}{7}, \qquad P(\text{II}) = \frac{1}{7}
$$

Third ball red: in urn I now $\dfrac{2}{4}$, in urn II $0$. So the probability is $\dfrac{6}{7} \times \dfrac{1}{2} + \dfrac{1}{7} \times 0 = \dfrac{3}{7}$.

$\dfrac{1}{4}$ still takes the urns as equally likely, $\dfrac{1}{2}$ takes it as certain that the urn is I, and $\dfrac{6}{7}$ is only the probability of urn I.`,
      hi: String.raw`दोनों लाल: कलश I से $\dfrac{4}{6} \times \dfrac{3}{5} = \dfrac{6}{15}$, कलश II से $\dfrac{2}{6} \times \dfrac{1}{5} = \dfrac{1}{15}$। बेज़ प्रमेय से

$$
P(\text{I}) = \frac{6}{6 + 1} = \frac{6}{7}, \qquad P(\text{II}) = \frac{1}{7}
$$

तीसरी गेंद लाल: कलश I में अब $\dfrac{2}{4}$, कलश II में $0$। अतः प्रायिकता $\dfrac{6}{7} \times \dfrac{1}{2} + \dfrac{1}{7} \times 0 = \dfrac{3}{7}$ है।

$\dfrac{1}{4}$ में कलशों को अब भी समसंभाव्य माना गया है, $\dfrac{1}{2}$ में कलश I को निश्चित मान लिया गया है और $\dfrac{6}{7}$ केवल कलश I की प्रायिकता है।`,
    },
  },
  {
    code: 'mat-023',
    subject: 'maths',
    topic: 'permutations-and-combinations',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: "In how many ways can all the letters of the word BHARAT be arranged in a row so that the two A's are not next to each other?",
      hi: 'शब्द BHARAT के सभी अक्षरों को एक पंक्ति में कितने प्रकार से इस तरह व्यवस्थित किया जा सकता है कि दोनों A साथ-साथ न आएँ?',
    },
    key: { kind: 'nat', min: '240', max: '240' },
    solution: {
      en: String.raw`All arrangements of 6 letters with two A's: $\dfrac{6!}{2!} = 360$.

With the two A's together as one block: $5! = 120$ (the block itself has only one order, as the A's are alike).

A's apart: $360 - 120 = 240$. Check: arrange B, H, R, T in $4! = 24$ ways and choose 2 of the 5 gaps in $\binom{5}{2} = 10$ ways: $24 \times 10 = 240$.`,
      hi: String.raw`दो A वाले 6 अक्षरों की सभी व्यवस्थाएँ: $\dfrac{6!}{2!} = 360$।

दोनों A को एक साथ एक इकाई मानने पर: $5! = 120$ (दोनों A समान हैं, अतः इकाई के भीतर एक ही क्रम है)।

A अलग-अलग: $360 - 120 = 240$। जाँच: B, H, R, T को $4! = 24$ प्रकार से रखिए और 5 रिक्त स्थानों में से 2 को $\binom{5}{2} = 10$ प्रकार से चुनिए: $24 \times 10 = 240$।`,
    },
  },
  {
    code: 'mat-024',
    subject: 'maths',
    topic: 'permutations-and-combinations',
    difficulty: 'easy',
    targetSeconds: 50,
    stem: {
      en: 'A committee of 5 is to be formed from 6 men and 4 women. In how many ways can this be done so that it has at least 3 women?',
      hi: '6 पुरुषों और 4 महिलाओं में से 5 सदस्यों की एक समिति बनानी है। यह कितने प्रकार से इस तरह बनाई जा सकती है कि उसमें कम से कम 3 महिलाएँ हों?',
    },
    options: [
      { id: 'a', content: { en: '60', hi: '60' } },
      { id: 'b', content: { en: '66', hi: '66' } },
      { id: 'c', content: { en: '84', hi: '84' } },
      { id: 'd', content: { en: '186', hi: '186' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`- 3 women and 2 men: $\binom{4}{3}\binom{6}{2} = 4 \times 15 = 60$
- 4 women and 1 man: $\binom{4}{4}\binom{6}{1} = 1 \times 6 = 6$

Total: $60 + 6 = 66$.

Choosing 3 women first and then any 2 of the other 7 people gives $4 \times 21 = 84$, but it counts each committee of 4 women four times. 186 is the number with at least 2 women, and 60 is for exactly 3.`,
      hi: String.raw`- 3 महिलाएँ और 2 पुरुष: $\binom{4}{3}\binom{6}{2} = 4 \times 15 = 60$
- 4 महिलाएँ और 1 पुरुष: $\binom{4}{4}\binom{6}{1} = 1 \times 6 = 6$

कुल: $60 + 6 = 66$।

पहले 3 महिलाएँ और फिर शेष 7 व्यक्तियों में से कोई 2 चुनने पर $4 \times 21 = 84$ आता है, पर इसमें 4 महिलाओं वाली प्रत्येक समिति चार बार गिनी जाती है। 186 कम से कम 2 महिलाओं वाली समितियों की संख्या है और 60 ठीक 3 महिलाओं के लिए है।`,
    },
  },
  {
    code: 'mat-025',
    subject: 'maths',
    topic: 'limits',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: String.raw`What is the value of $\displaystyle\lim_{x \to 0} \frac{1 - \cos 4x}{x^2}$?`,
      hi: String.raw`$\displaystyle\lim_{x \to 0} \frac{1 - \cos 4x}{x^2}$ का मान क्या है?`,
    },
    options: [
      { id: 'a', content: { en: '2', hi: '2' } },
      { id: 'b', content: { en: '4', hi: '4' } },
      { id: 'c', content: { en: '8', hi: '8' } },
      { id: 'd', content: { en: '16', hi: '16' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`$$
\frac{1 - \cos 4x}{x^2} = \frac{2\sin^2 2x}{x^2} = 8\left(\frac{\sin 2x}{2x}\right)^2 \to 8
$$

Writing $2\sin^2 2x$ as $2x^2$ near $0$ gives 2, and leaving out the factor $\dfrac{1}{2}$ in $\dfrac{4^2}{2}$ gives 16.`,
      hi: String.raw`$$
\frac{1 - \cos 4x}{x^2} = \frac{2\sin^2 2x}{x^2} = 8\left(\frac{\sin 2x}{2x}\right)^2 \to 8
$$

$0$ के पास $2\sin^2 2x$ को $2x^2$ लिख देने पर 2 और $\dfrac{4^2}{2}$ में गुणक $\dfrac{1}{2}$ छोड़ देने पर 16 आता है।`,
    },
  },
  {
    code: 'mat-026',
    subject: 'maths',
    topic: 'limits',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: String.raw`Evaluate $\displaystyle\lim_{x \to \infty} \left(\frac{x + 3}{x + 1}\right)^{x}$. Give the answer rounded off to two decimal places. (Take $e = 2.71828$.)`,
      hi: String.raw`$\displaystyle\lim_{x \to \infty} \left(\frac{x + 3}{x + 1}\right)^{x}$ का मान ज्ञात कीजिए। उत्तर दशमलव के दो स्थानों तक पूर्णांकित करके लिखिए। ($e = 2.71828$ लीजिए।)`,
    },
    key: { kind: 'nat', min: '7.39', max: '7.39', rounding: { decimals: 2, rule: 'half_up' } },
    solution: {
      en: String.raw`The form is $1^\infty$. Write $\dfrac{x + 3}{x + 1} = 1 + \dfrac{2}{x + 1}$; then

$$
\lim_{x \to \infty}\left(1 + \frac{2}{x + 1}\right)^{x} = e^{\lim \frac{2x}{x + 1}} = e^2 \approx 7.389
$$

Rounded off: $7.39$. The value is not 1, though the base tends to 1, because the exponent grows without bound.`,
      hi: String.raw`यह $1^\infty$ रूप है। $\dfrac{x + 3}{x + 1} = 1 + \dfrac{2}{x + 1}$ लिखिए; तब

$$
\lim_{x \to \infty}\left(1 + \frac{2}{x + 1}\right)^{x} = e^{\lim \frac{2x}{x + 1}} = e^2 \approx 7.389
$$

पूर्णांकित मान: $7.39$। आधार 1 की ओर जाता है, फिर भी मान 1 नहीं है, क्योंकि घातांक असीमित रूप से बढ़ता है।`,
    },
  },
  {
    code: 'mat-027',
    subject: 'maths',
    topic: 'continuity-and-differentiability',
    difficulty: 'medium',
    targetSeconds: 60,
    stem: {
      en: String.raw`If $f(x) = x^{\sin x}$ for $x > 0$, what is $f^{\prime}\left(\dfrac{\pi}{2}\right)$?`,
      hi: String.raw`यदि $x > 0$ के लिए $f(x) = x^{\sin x}$ हो, तो $f^{\prime}\left(\dfrac{\pi}{2}\right)$ का मान क्या है?`,
    },
    options: [
      { id: 'a', content: { en: '$1$', hi: '$1$' } },
      { id: 'b', content: { en: '$0$', hi: '$0$' } },
      { id: 'c', content: { en: String.raw`$\dfrac{\pi}{2}$`, hi: String.raw`$\dfrac{\pi}{2}$` } },
      { id: 'd', content: { en: String.raw`$\dfrac{2}{\pi}$`, hi: String.raw`$\dfrac{2}{\pi}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Take logarithms: $\ln f = \sin x \ln x$. Differentiating,

$$
f^{\prime}(x) = x^{\sin x}\left(\cos x \ln x + \frac{\sin x}{x}\right)
$$

At $x = \dfrac{\pi}{2}$: $f^{\prime} = \dfrac{\pi}{2}\left(0 + \dfrac{2}{\pi}\right) = 1$.

$\dfrac{2}{\pi}$ forgets to multiply by $f$, $\dfrac{\pi}{2}$ is the value of $f$ itself, and $0$ comes from keeping only the term with $\cos x$.`,
      hi: String.raw`लघुगणक लेने पर $\ln f = \sin x \ln x$। अवकलन करने पर

$$
f^{\prime}(x) = x^{\sin x}\left(\cos x \ln x + \frac{\sin x}{x}\right)
$$

$x = \dfrac{\pi}{2}$ पर $f^{\prime} = \dfrac{\pi}{2}\left(0 + \dfrac{2}{\pi}\right) = 1$।

$\dfrac{2}{\pi}$ में $f$ से गुणा करना छूट गया है, $\dfrac{\pi}{2}$ स्वयं $f$ का मान है और $0$ केवल $\cos x$ वाला पद रखने से आता है।`,
    },
  },
  {
    code: 'mat-028',
    subject: 'maths',
    topic: 'continuity-and-differentiability',
    difficulty: 'medium',
    targetSeconds: 80,
    stem: {
      en: 'Let $f(x) = |x - 1| + |x - 3|$ for all real $x$. Which of the following are correct? (One or more options may be correct.)',
      hi: 'मान लीजिए सभी वास्तविक $x$ के लिए $f(x) = |x - 1| + |x - 3|$ है। निम्नलिखित में से कौन-से कथन सही हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)',
    },
    options: [
      { id: 'a', content: { en: '$f$ is differentiable at $x = 3$.', hi: '$f$, $x = 3$ पर अवकलनीय है।' } },
      { id: 'b', content: { en: 'The least value of $f$ is $2$.', hi: '$f$ का न्यूनतम मान $2$ है।' } },
      { id: 'c', content: { en: String.raw`$f^{\prime}(0) = -2$`, hi: String.raw`$f^{\prime}(0) = -2$` } },
      {
        id: 'd',
        content: {
          en: String.raw`$\displaystyle\int_1^3 f(x)\,dx = 4$`,
          hi: String.raw`$\displaystyle\int_1^3 f(x)\,dx = 4$`,
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['b', 'c', 'd'] },
    solution: {
      en: String.raw`Write $f$ piece by piece: $f(x) = 4 - 2x$ for $x < 1$, $f(x) = 2$ for $1 \le x \le 3$ and $f(x) = 2x - 4$ for $x > 3$.

- At $x = 3$ the left derivative is $0$ and the right one is $2$: not differentiable (though continuous). False.
- $f$ falls up to $x = 1$, stays at $2$ and rises after $x = 3$, so its least value is $2$. True.
- Near $0$, $f(x) = 4 - 2x$, so $f^{\prime}(0) = -2$. True.
- $\displaystyle\int_1^3 2\,dx = 4$. True.`,
      hi: String.raw`$f$ को खंडों में लिखिए: $x < 1$ के लिए $f(x) = 4 - 2x$, $1 \le x \le 3$ के लिए $f(x) = 2$ और $x > 3$ के लिए $f(x) = 2x - 4$।

- $x = 3$ पर बायाँ अवकलज $0$ और दायाँ $2$ है: अवकलनीय नहीं (यद्यपि संतत है)। असत्य।
- $x = 1$ तक $f$ घटता है, फिर $2$ पर रहता है और $x = 3$ के बाद बढ़ता है, अतः न्यूनतम मान $2$ है। सत्य।
- $0$ के पास $f(x) = 4 - 2x$, अतः $f^{\prime}(0) = -2$। सत्य।
- $\displaystyle\int_1^3 2\,dx = 4$। सत्य।`,
    },
  },
  {
    code: 'mat-029',
    subject: 'maths',
    topic: 'applications-of-derivatives',
    difficulty: 'hard',
    targetSeconds: 110,
    stem: {
      en: String.raw`From each corner of a rectangular sheet of $16\ \text{cm}$ by $10\ \text{cm}$ a square of side $x$ is cut away, as shown, and the flaps are folded up to make an open box. What is the greatest possible volume of the box in cubic centimetres?

![Rectangle of 16 cm by 10 cm with a square of side x cut from each corner](/figures/mat-029.svg)`,
      hi: String.raw`$16\ \text{cm}$ गुणा $10\ \text{cm}$ की एक आयताकार चादर के प्रत्येक कोने से, चित्र के अनुसार, $x$ भुजा का एक वर्ग काटकर किनारों को ऊपर मोड़ा जाता है और एक खुला डिब्बा बनाया जाता है। डिब्बे का अधिकतम संभव आयतन घन सेंटीमीटर में कितना है?

![16 cm गुणा 10 cm का आयत, जिसके प्रत्येक कोने से x भुजा का वर्ग काटा गया है](/figures/mat-029.svg)`,
    },
    key: { kind: 'nat', min: '144', max: '144' },
    solution: {
      en: String.raw`The base is $(16 - 2x)$ by $(10 - 2x)$ and the height is $x$, with $0 < x < 5$:

$$
V = x(16 - 2x)(10 - 2x) = 4x^3 - 52x^2 + 160x
$$

$$
\frac{dV}{dx} = 12x^2 - 104x + 160 = 4(3x - 20)(x - 2)
$$

It is zero at $x = 2$ and $x = \dfrac{20}{3}$, but $\dfrac{20}{3} > 5$ is not possible. At $x = 2$ the derivative changes from positive to negative, so the volume is greatest: $V = 2 \times 12 \times 6 = 144\ \text{cm}^3$.

Taking away $x$ only once from each side gives $(16 - x)(10 - x)x$, which is wrong, since there is a square at both ends.`,
      hi: String.raw`आधार $(16 - 2x)$ गुणा $(10 - 2x)$ और ऊँचाई $x$ है, जहाँ $0 < x < 5$:

$$
V = x(16 - 2x)(10 - 2x) = 4x^3 - 52x^2 + 160x
$$

$$
\frac{dV}{dx} = 12x^2 - 104x + 160 = 4(3x - 20)(x - 2)
$$

यह $x = 2$ और $x = \dfrac{20}{3}$ पर शून्य है, परंतु $\dfrac{20}{3} > 5$ संभव नहीं है। $x = 2$ पर अवकलज धनात्मक से ऋणात्मक होता है, अतः आयतन अधिकतम है: $V = 2 \times 12 \times 6 = 144\ \text{cm}^3$।

प्रत्येक भुजा से $x$ केवल एक बार घटाने पर $(16 - x)(10 - x)x$ आता है, जो ग़लत है, क्योंकि वर्ग दोनों सिरों पर कटते हैं।`,
    },
  },
  {
    code: 'mat-030',
    subject: 'maths',
    topic: 'indefinite-integrals',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`What is $\displaystyle\int e^x\left(\tan x + \sec^2 x\right)dx$? ($C$ is an arbitrary constant.)`,
      hi: String.raw`$\displaystyle\int e^x\left(\tan x + \sec^2 x\right)dx$ का मान क्या है? ($C$ एक स्वेच्छ अचर है।)`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$e^x \sec^2 x + C$`, hi: String.raw`$e^x \sec^2 x + C$` } },
      { id: 'b', content: { en: String.raw`$e^x \sec x + C$`, hi: String.raw`$e^x \sec x + C$` } },
      { id: 'c', content: { en: String.raw`$e^x(\tan x + \sec x) + C$`, hi: String.raw`$e^x(\tan x + \sec x) + C$` } },
      { id: 'd', content: { en: String.raw`$e^x \tan x + C$`, hi: String.raw`$e^x \tan x + C$` } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Use $\displaystyle\int e^x\left(f(x) + f^{\prime}(x)\right)dx = e^x f(x) + C$. Here $f(x) = \tan x$ and $f^{\prime}(x) = \sec^2 x$, so the integral is $e^x \tan x + C$.

Check: $\dfrac{d}{dx}\left(e^x \tan x\right) = e^x\tan x + e^x\sec^2 x$. Taking $f$ to be $\sec^2 x$ or $\sec x$ fails this check.`,
      hi: String.raw`$\displaystyle\int e^x\left(f(x) + f^{\prime}(x)\right)dx = e^x f(x) + C$ का प्रयोग कीजिए। यहाँ $f(x) = \tan x$ और $f^{\prime}(x) = \sec^2 x$ है, अतः समाकल $e^x \tan x + C$ है।

जाँच: $\dfrac{d}{dx}\left(e^x \tan x\right) = e^x\tan x + e^x\sec^2 x$। $f$ को $\sec^2 x$ या $\sec x$ लेने पर यह जाँच सही नहीं बैठती।`,
    },
  },
  {
    code: 'mat-031',
    subject: 'maths',
    topic: 'definite-integrals',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: String.raw`What is the value of $\displaystyle\int_1^4 \frac{\sqrt{x}}{\sqrt{5 - x} + \sqrt{x}}\,dx$?`,
      hi: String.raw`$\displaystyle\int_1^4 \frac{\sqrt{x}}{\sqrt{5 - x} + \sqrt{x}}\,dx$ का मान क्या है?`,
    },
    options: [
      { id: 'a', content: { en: '$3$', hi: '$3$' } },
      { id: 'b', content: { en: String.raw`$\dfrac{5}{2}$`, hi: String.raw`$\dfrac{5}{2}$` } },
      { id: 'c', content: { en: String.raw`$\dfrac{1}{2}$`, hi: String.raw`$\dfrac{1}{2}$` } },
      { id: 'd', content: { en: String.raw`$\dfrac{3}{2}$`, hi: String.raw`$\dfrac{3}{2}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Use $\displaystyle\int_a^b f(x)\,dx = \int_a^b f(a + b - x)\,dx$ with $a + b = 5$. Replacing $x$ by $5 - x$,

$$
I = \int_1^4 \frac{\sqrt{5 - x}}{\sqrt{x} + \sqrt{5 - x}}\,dx
$$

Adding the two forms, $2I = \displaystyle\int_1^4 1\,dx = 3$, so $I = \dfrac{3}{2}$.

$3$ is $2I$, and $\dfrac{5}{2}$ is half the **sum** of the limits instead of half their difference.`,
      hi: String.raw`$\displaystyle\int_a^b f(x)\,dx = \int_a^b f(a + b - x)\,dx$ का प्रयोग कीजिए, जहाँ $a + b = 5$ है। $x$ के स्थान पर $5 - x$ रखने पर

$$
I = \int_1^4 \frac{\sqrt{5 - x}}{\sqrt{x} + \sqrt{5 - x}}\,dx
$$

दोनों रूपों को जोड़ने पर $2I = \displaystyle\int_1^4 1\,dx = 3$, अतः $I = \dfrac{3}{2}$।

$3$ तो $2I$ है, और $\dfrac{5}{2}$ सीमाओं के अंतर के आधे के बदले उनके **योग** का आधा है।`,
    },
  },
  {
    code: 'mat-032',
    subject: 'maths',
    topic: 'area-under-curves',
    difficulty: 'medium',
    targetSeconds: 85,
    stem: {
      en: String.raw`Find the area, in square units, of the shaded region between the parabola $y = x^2$ and the line $y = 2x + 3$. Give the answer rounded off to two decimal places.

![Parabola y = x^2 and line y = 2x + 3 with the region between them shaded](/figures/mat-032.svg)`,
      hi: String.raw`परवलय $y = x^2$ और रेखा $y = 2x + 3$ के बीच के छायांकित क्षेत्र का क्षेत्रफल वर्ग इकाइयों में ज्ञात कीजिए। उत्तर दशमलव के दो स्थानों तक पूर्णांकित करके लिखिए।

![परवलय y = x^2 और रेखा y = 2x + 3, जिनके बीच का क्षेत्र छायांकित है](/figures/mat-032.svg)`,
    },
    key: { kind: 'nat', min: '10.67', max: '10.67', rounding: { decimals: 2, rule: 'half_up' } },
    solution: {
      en: String.raw`They meet where $x^2 = 2x + 3$, that is $(x - 3)(x + 1) = 0$, so $x = -1$ and $x = 3$. Between these the line is above.

$$
\int_{-1}^{3} (2x + 3 - x^2)\,dx = \left[x^2 + 3x - \frac{x^3}{3}\right]_{-1}^{3} = 9 - \left(-\frac{5}{3}\right) = \frac{32}{3} \approx 10.67
$$

Starting the integral at $0$ leaves out the part on the left of the $y$-axis and gives $9$.`,
      hi: String.raw`ये वहाँ मिलते हैं जहाँ $x^2 = 2x + 3$, अर्थात् $(x - 3)(x + 1) = 0$, अतः $x = -1$ और $x = 3$। इनके बीच रेखा ऊपर है।

$$
\int_{-1}^{3} (2x + 3 - x^2)\,dx = \left[x^2 + 3x - \frac{x^3}{3}\right]_{-1}^{3} = 9 - \left(-\frac{5}{3}\right) = \frac{32}{3} \approx 10.67
$$

समाकलन $0$ से आरंभ करने पर $y$-अक्ष के बाईं ओर का भाग छूट जाता है और $9$ आता है।`,
    },
  },
  {
    code: 'mat-033',
    subject: 'maths',
    topic: 'differential-equations',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: String.raw`If $\dfrac{dy}{dx} - \dfrac{y}{x} = x$ for $x > 0$ and $y(1) = 2$, what is $y(3)$?`,
      hi: String.raw`यदि $x > 0$ के लिए $\dfrac{dy}{dx} - \dfrac{y}{x} = x$ और $y(1) = 2$ हो, तो $y(3)$ का मान क्या है?`,
    },
    options: [
      { id: 'a', content: { en: '12', hi: '12' } },
      { id: 'b', content: { en: '10', hi: '10' } },
      { id: 'c', content: { en: '4', hi: '4' } },
      { id: 'd', content: { en: '6', hi: '6' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The integrating factor is $e^{-\int \frac{dx}{x}} = \dfrac{1}{x}$:

$$
\frac{d}{dx}\left(\frac{y}{x}\right) = 1 \Rightarrow \frac{y}{x} = x + C \Rightarrow y = x^2 + Cx
$$

$y(1) = 2$ gives $C = 1$, so $y = x^2 + x$ and $y(3) = 9 + 3 = 12$.

10 comes from writing $y = x^2 + C$, where $C$ has not been multiplied by $x$; 4 is the value of $\dfrac{y}{x}$ at $x = 3$.`,
      hi: String.raw`समाकलन गुणक $e^{-\int \frac{dx}{x}} = \dfrac{1}{x}$ है:

$$
\frac{d}{dx}\left(\frac{y}{x}\right) = 1 \Rightarrow \frac{y}{x} = x + C \Rightarrow y = x^2 + Cx
$$

$y(1) = 2$ से $C = 1$, अतः $y = x^2 + x$ और $y(3) = 9 + 3 = 12$।

$y = x^2 + C$ लिखने पर, जिसमें $C$ को $x$ से गुणा नहीं किया गया, 10 आता है; 4 तो $x = 3$ पर $\dfrac{y}{x}$ का मान है।`,
    },
  },
  {
    code: 'mat-034',
    subject: 'maths',
    topic: 'differential-equations',
    difficulty: 'hard',
    targetSeconds: 95,
    stem: {
      en: String.raw`The function $y(t)$ satisfies $\dfrac{d^2y}{dt^2} + 4\dfrac{dy}{dt} + 4y = 0$ with $y(0) = 1$ and $y^{\prime}(0) = 0$. Find $y(0.5)$, rounded off to two decimal places.`,
      hi: String.raw`फलन $y(t)$ समीकरण $\dfrac{d^2y}{dt^2} + 4\dfrac{dy}{dt} + 4y = 0$ को संतुष्ट करता है, जहाँ $y(0) = 1$ और $y^{\prime}(0) = 0$ है। $y(0.5)$ का मान दशमलव के दो स्थानों तक पूर्णांकित करके ज्ञात कीजिए।`,
    },
    key: { kind: 'nat', min: '0.74', max: '0.74', rounding: { decimals: 2, rule: 'half_up' } },
    solution: {
      en: String.raw`The auxiliary equation $m^2 + 4m + 4 = (m + 2)^2 = 0$ has the double root $-2$, so $y = (A + Bt)e^{-2t}$.

$y(0) = 1$ gives $A = 1$. From $y^{\prime} = (B - 2A - 2Bt)e^{-2t}$, $y^{\prime}(0) = B - 2A = 0$ gives $B = 2$.

$$
y(0.5) = (1 + 2 \times 0.5)\,e^{-1} = \frac{2}{e} \approx 0.7358 \approx 0.74
$$

Forgetting the term $Bt$ of the double root gives $e^{-1} \approx 0.37$, which does not meet $y^{\prime}(0) = 0$.`,
      hi: String.raw`सहायक समीकरण $m^2 + 4m + 4 = (m + 2)^2 = 0$ का द्विक मूल $-2$ है, अतः $y = (A + Bt)e^{-2t}$।

$y(0) = 1$ से $A = 1$। $y^{\prime} = (B - 2A - 2Bt)e^{-2t}$ से $y^{\prime}(0) = B - 2A = 0$, अतः $B = 2$।

$$
y(0.5) = (1 + 2 \times 0.5)\,e^{-1} = \frac{2}{e} \approx 0.7358 \approx 0.74
$$

द्विक मूल का पद $Bt$ भूल जाने पर $e^{-1} \approx 0.37$ आता है, जो $y^{\prime}(0) = 0$ को संतुष्ट नहीं करता।`,
    },
  },
  {
    code: 'mat-035',
    subject: 'maths',
    topic: 'vectors',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`What is the angle between the vectors $\hat{i} + \hat{j}$ and $\hat{j} + \hat{k}$?`,
      hi: String.raw`सदिशों $\hat{i} + \hat{j}$ और $\hat{j} + \hat{k}$ के बीच का कोण कितना है?`,
    },
    options: [
      { id: 'a', content: { en: String.raw`$30^\circ$`, hi: String.raw`$30^\circ$` } },
      { id: 'b', content: { en: String.raw`$45^\circ$`, hi: String.raw`$45^\circ$` } },
      { id: 'c', content: { en: String.raw`$60^\circ$`, hi: String.raw`$60^\circ$` } },
      { id: 'd', content: { en: String.raw`$90^\circ$`, hi: String.raw`$90^\circ$` } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The dot product is $0 + 1 + 0 = 1$, and each vector has length $\sqrt{2}$:

$$
\cos\theta = \frac{1}{\sqrt{2} \times \sqrt{2}} = \frac{1}{2} \Rightarrow \theta = 60^\circ
$$

Dividing by only one of the lengths gives $\cos\theta = \dfrac{1}{\sqrt{2}}$ and $45^\circ$.`,
      hi: String.raw`अदिश गुणनफल $0 + 1 + 0 = 1$ है और प्रत्येक सदिश की लंबाई $\sqrt{2}$ है:

$$
\cos\theta = \frac{1}{\sqrt{2} \times \sqrt{2}} = \frac{1}{2} \Rightarrow \theta = 60^\circ
$$

केवल एक लंबाई से भाग देने पर $\cos\theta = \dfrac{1}{\sqrt{2}}$ और $45^\circ$ आता है।`,
    },
  },
  {
    code: 'mat-036',
    subject: 'maths',
    topic: 'vectors',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: String.raw`Find the volume, in cubic units, of the parallelepiped whose coterminous edges are $\hat{i} + 2\hat{j} + 3\hat{k}$, $2\hat{i} + \hat{j} - \hat{k}$ and $\hat{i} + 4\hat{k}$.`,
      hi: String.raw`उस समांतर षट्फलक का आयतन घन इकाइयों में ज्ञात कीजिए जिसकी एक ही शीर्ष से निकलने वाली कोरें $\hat{i} + 2\hat{j} + 3\hat{k}$, $2\hat{i} + \hat{j} - \hat{k}$ और $\hat{i} + 4\hat{k}$ हैं।`,
    },
    key: { kind: 'nat', min: '17', max: '17' },
    solution: {
      en: String.raw`The volume is the absolute value of the scalar triple product:

$$
\begin{vmatrix} 1 & 2 & 3 \\ 2 & 1 & -1 \\ 1 & 0 & 4 \end{vmatrix} = 1(4 - 0) - 2(8 + 1) + 3(0 - 1) = 4 - 18 - 3 = -17
$$

The volume is $|-17| = 17$. A volume cannot be negative: the sign shows only the order of the edges.`,
      hi: String.raw`आयतन अदिश त्रिक गुणनफल का निरपेक्ष मान है:

$$
\begin{vmatrix} 1 & 2 & 3 \\ 2 & 1 & -1 \\ 1 & 0 & 4 \end{vmatrix} = 1(4 - 0) - 2(8 + 1) + 3(0 - 1) = 4 - 18 - 3 = -17
$$

आयतन $|-17| = 17$ है। आयतन ऋणात्मक नहीं हो सकता: चिह्न केवल कोरों का क्रम बताता है।`,
    },
  },
  {
    code: 'mat-037',
    subject: 'maths',
    topic: 'three-dimensional-geometry',
    difficulty: 'hard',
    targetSeconds: 100,
    stem: {
      en: String.raw`What is the shortest distance between the lines $\vec{r} = (\hat{i} + \hat{j}) + \lambda(\hat{i} + 2\hat{j})$ and $\vec{r} = (3\hat{i} + 2\hat{j} + 3\hat{k}) + \mu(2\hat{j} + \hat{k})$?`,
      hi: String.raw`रेखाओं $\vec{r} = (\hat{i} + \hat{j}) + \lambda(\hat{i} + 2\hat{j})$ और $\vec{r} = (3\hat{i} + 2\hat{j} + 3\hat{k}) + \mu(2\hat{j} + \hat{k})$ के बीच की न्यूनतम दूरी कितनी है?`,
    },
    options: [
      { id: 'a', content: { en: '$9$', hi: '$9$' } },
      { id: 'b', content: { en: String.raw`$\sqrt{14}$`, hi: String.raw`$\sqrt{14}$` } },
      { id: 'c', content: { en: '$1$', hi: '$1$' } },
      { id: 'd', content: { en: '$3$', hi: '$3$' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The common perpendicular has the direction

$$
\vec{n} = (\hat{i} + 2\hat{j}) \times (2\hat{j} + \hat{k}) = 2\hat{i} - \hat{j} + 2\hat{k}, \qquad |\vec{n}| = 3
$$

The vector from a point of the first line to a point of the second is $\vec{a} = 2\hat{i} + \hat{j} + 3\hat{k}$.

$$
d = \frac{|\vec{a} \cdot \vec{n}|}{|\vec{n}|} = \frac{4 - 1 + 6}{3} = \frac{9}{3} = 3
$$

$9$ forgets to divide by $|\vec{n}|$, $1$ divides by $|\vec{n}|^2$, and $\sqrt{14}$ is the distance between the two given points.`,
      hi: String.raw`उभयनिष्ठ लंब की दिशा है

$$
\vec{n} = (\hat{i} + 2\hat{j}) \times (2\hat{j} + \hat{k}) = 2\hat{i} - \hat{j} + 2\hat{k}, \qquad |\vec{n}| = 3
$$

पहली रेखा के एक बिंदु से दूसरी रेखा के एक बिंदु तक का सदिश $\vec{a} = 2\hat{i} + \hat{j} + 3\hat{k}$ है।

$$
d = \frac{|\vec{a} \cdot \vec{n}|}{|\vec{n}|} = \frac{4 - 1 + 6}{3} = \frac{9}{3} = 3
$$

$9$ में $|\vec{n}|$ से भाग देना छूट गया है, $1$ में $|\vec{n}|^2$ से भाग दिया गया है और $\sqrt{14}$ दिए गए दोनों बिंदुओं के बीच की दूरी है।`,
    },
  },
  {
    code: 'mat-038',
    subject: 'maths',
    topic: 'three-dimensional-geometry',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: 'What is the distance of the point $(2, 1, 5)$ from the plane $2x - 2y + z + 8 = 0$?',
      hi: 'समतल $2x - 2y + z + 8 = 0$ से बिंदु $(2, 1, 5)$ की दूरी कितनी है?',
    },
    options: [
      { id: 'a', content: { en: String.raw`$\dfrac{5}{3}$`, hi: String.raw`$\dfrac{5}{3}$` } },
      { id: 'b', content: { en: '$5$', hi: '$5$' } },
      { id: 'c', content: { en: '$15$', hi: '$15$' } },
      { id: 'd', content: { en: String.raw`$\dfrac{1}{3}$`, hi: String.raw`$\dfrac{1}{3}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`$$
d = \frac{|2 \times 2 - 2 \times 1 + 5 + 8|}{\sqrt{2^2 + (-2)^2 + 1^2}} = \frac{15}{3} = 5
$$

$15$ forgets the denominator, $\dfrac{5}{3}$ divides by 9 instead of $\sqrt{9}$, and $\dfrac{1}{3}$ takes the constant as $-8$.`,
      hi: String.raw`$$
d = \frac{|2 \times 2 - 2 \times 1 + 5 + 8|}{\sqrt{2^2 + (-2)^2 + 1^2}} = \frac{15}{3} = 5
$$

$15$ में हर छूट गया है, $\dfrac{5}{3}$ में $\sqrt{9}$ के बदले 9 से भाग दिया गया है और $\dfrac{1}{3}$ में अचर पद को $-8$ लिया गया है।`,
    },
  },
  {
    code: 'mat-039',
    subject: 'maths',
    topic: 'conics',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: 'What is the eccentricity of the ellipse $9x^2 + 25y^2 = 225$?',
      hi: 'दीर्घवृत्त $9x^2 + 25y^2 = 225$ की उत्केंद्रता क्या है?',
    },
    options: [
      { id: 'a', content: { en: String.raw`$\dfrac{3}{5}$`, hi: String.raw`$\dfrac{3}{5}$` } },
      { id: 'b', content: { en: String.raw`$\dfrac{4}{5}$`, hi: String.raw`$\dfrac{4}{5}$` } },
      { id: 'c', content: { en: String.raw`$\dfrac{5}{4}$`, hi: String.raw`$\dfrac{5}{4}$` } },
      { id: 'd', content: { en: String.raw`$\dfrac{16}{25}$`, hi: String.raw`$\dfrac{16}{25}$` } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Dividing by 225, $\dfrac{x^2}{25} + \dfrac{y^2}{9} = 1$, so $a = 5$ and $b = 3$.

$$
e = \sqrt{1 - \frac{b^2}{a^2}} = \sqrt{1 - \frac{9}{25}} = \frac{4}{5}
$$

$\dfrac{16}{25}$ is $e^2$, $\dfrac{3}{5}$ is $\dfrac{b}{a}$, and an ellipse cannot have an eccentricity above 1 such as $\dfrac{5}{4}$.`,
      hi: String.raw`225 से भाग देने पर $\dfrac{x^2}{25} + \dfrac{y^2}{9} = 1$, अतः $a = 5$ और $b = 3$।

$$
e = \sqrt{1 - \frac{b^2}{a^2}} = \sqrt{1 - \frac{9}{25}} = \frac{4}{5}
$$

$\dfrac{16}{25}$ तो $e^2$ है, $\dfrac{3}{5}$ तो $\dfrac{b}{a}$ है, और दीर्घवृत्त की उत्केंद्रता $\dfrac{5}{4}$ जैसी, 1 से अधिक, नहीं हो सकती।`,
    },
  },
  {
    code: 'mat-040',
    subject: 'maths',
    topic: 'conics',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: 'Match each curve in List I with its eccentricity in List II. (The eccentricity of a circle is taken as 0.)',
      hi: 'सूची I के प्रत्येक वक्र का मिलान सूची II में दी गई उसकी उत्केंद्रता से कीजिए। (वृत्त की उत्केंद्रता 0 मानी जाती है।)',
    },
    rows: [
      { id: 'p', content: { en: '$y^2 = 8x$', hi: '$y^2 = 8x$' } },
      { id: 'q', content: { en: '$x^2 + y^2 = 9$', hi: '$x^2 + y^2 = 9$' } },
      {
        id: 'r',
        content: {
          en: String.raw`$\dfrac{x^2}{4} + \dfrac{y^2}{3} = 1$`,
          hi: String.raw`$\dfrac{x^2}{4} + \dfrac{y^2}{3} = 1$`,
        },
      },
      { id: 's', content: { en: '$x^2 - y^2 = 4$', hi: '$x^2 - y^2 = 4$' } },
    ],
    columns: [
      { id: '1', content: { en: '$0$', hi: '$0$' } },
      { id: '2', content: { en: String.raw`$\dfrac{1}{2}$`, hi: String.raw`$\dfrac{1}{2}$` } },
      { id: '3', content: { en: '$1$', hi: '$1$' } },
      { id: '4', content: { en: String.raw`$\sqrt{2}$`, hi: String.raw`$\sqrt{2}$` } },
      { id: '5', content: { en: '$2$', hi: '$2$' } },
    ],
    key: { kind: 'matrix', rows: { p: ['3'], q: ['1'], r: ['2'], s: ['4'] } },
    solution: {
      en: String.raw`- P is a parabola: $e = 1$ (3). The 8 does not matter.
- Q is a circle: $e = 0$ (1).
- R is an ellipse with $a^2 = 4$ and $b^2 = 3$: $e = \sqrt{1 - \dfrac{3}{4}} = \dfrac{1}{2}$ (2).
- S is a rectangular hyperbola with $a^2 = b^2 = 4$: $e = \sqrt{1 + 1} = \sqrt{2}$ (4). Writing $1 + 1$ without the root would give 2.`,
      hi: String.raw`- P परवलय है: $e = 1$ (3)। 8 से कोई अंतर नहीं पड़ता।
- Q वृत्त है: $e = 0$ (1)।
- R दीर्घवृत्त है, जिसमें $a^2 = 4$ और $b^2 = 3$: $e = \sqrt{1 - \dfrac{3}{4}} = \dfrac{1}{2}$ (2)।
- S समकोणीय अतिपरवलय है, जिसमें $a^2 = b^2 = 4$: $e = \sqrt{1 + 1} = \sqrt{2}$ (4)। बिना वर्गमूल के $1 + 1$ लिखने पर 2 आता।`,
    },
  },
  {
    code: 'mat-041',
    subject: 'maths',
    topic: 'conics',
    difficulty: 'hard',
    targetSeconds: 115,
    stem: {
      en: 'Which of the following are correct for the parabola $y^2 = 8x$? (One or more options may be correct.)',
      hi: 'परवलय $y^2 = 8x$ के लिए निम्नलिखित में से कौन-से कथन सही हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)',
    },
    options: [
      { id: 'a', content: { en: 'Its focus is $(2, 0)$.', hi: 'इसकी नाभि $(2, 0)$ है।' } },
      { id: 'b', content: { en: 'The length of its latus rectum is $4$.', hi: 'इसके नाभिलंब की लंबाई $4$ है।' } },
      {
        id: 'c',
        content: { en: 'The line $y = x + 2$ is a tangent to it.', hi: 'रेखा $y = x + 2$ इसकी एक स्पर्श रेखा है।' },
      },
      {
        id: 'd',
        content: {
          en: 'The normal at $(2, 4)$ meets it again at $(18, -12)$.',
          hi: '$(2, 4)$ पर अभिलंब इसे पुनः $(18, -12)$ पर मिलता है।',
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['a', 'c', 'd'] },
    solution: {
      en: String.raw`Here $4a = 8$, so $a = 2$.

- The focus is $(a, 0) = (2, 0)$. True.
- The latus rectum is $4a = 8$, not $4$. False.
- $y = mx + c$ touches if $c = \dfrac{a}{m}$: with $m = 1$, $c = 2$. True. (It touches at $(2, 4)$.)
- The tangent at $(2, 4)$ has slope $1$, so the normal is $y - 4 = -(x - 2)$, that is $x = 6 - y$. Putting this in $y^2 = 8x$: $y^2 + 8y - 48 = 0$, $(y - 4)(y + 12) = 0$. The other point has $y = -12$, $x = 18$. True.`,
      hi: String.raw`यहाँ $4a = 8$, अतः $a = 2$।

- नाभि $(a, 0) = (2, 0)$ है। सत्य।
- नाभिलंब $4a = 8$ है, $4$ नहीं। असत्य।
- $y = mx + c$ तब स्पर्श करती है जब $c = \dfrac{a}{m}$ हो: $m = 1$ पर $c = 2$। सत्य। (यह $(2, 4)$ पर स्पर्श करती है।)
- $(2, 4)$ पर स्पर्श रेखा की प्रवणता $1$ है, अतः अभिलंब $y - 4 = -(x - 2)$, अर्थात् $x = 6 - y$ है। इसे $y^2 = 8x$ में रखने पर $y^2 + 8y - 48 = 0$, $(y - 4)(y + 12) = 0$। दूसरे बिंदु पर $y = -12$, $x = 18$ है। सत्य।`,
    },
  },
  {
    code: 'mat-042',
    subject: 'maths',
    topic: 'statistics',
    difficulty: 'easy',
    targetSeconds: 30,
    stem: {
      en: String.raw`The variance of $n$ observations $x_1, x_2, \dots, x_n$ is $4$. What is the variance of $3x_1 + 2, 3x_2 + 2, \dots, 3x_n + 2$?`,
      hi: String.raw`$n$ प्रेक्षणों $x_1, x_2, \dots, x_n$ का प्रसरण $4$ है। $3x_1 + 2, 3x_2 + 2, \dots, 3x_n + 2$ का प्रसरण कितना है?`,
    },
    options: [
      { id: 'a', content: { en: '12', hi: '12' } },
      { id: 'b', content: { en: '14', hi: '14' } },
      { id: 'c', content: { en: '36', hi: '36' } },
      { id: 'd', content: { en: '6', hi: '6' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Adding a constant shifts all the observations alike and does not change the variance; multiplying by 3 makes the variance $3^2$ times:

$$
\text{Var}(3x + 2) = 3^2 \times 4 = 36
$$

12 multiplies by 3 instead of $3^2$, 14 adds the 2 as well, and 6 is the new standard deviation.`,
      hi: String.raw`कोई अचर जोड़ने से सभी प्रेक्षण समान रूप से खिसकते हैं और प्रसरण नहीं बदलता; 3 से गुणा करने पर प्रसरण $3^2$ गुना हो जाता है:

$$
\text{Var}(3x + 2) = 3^2 \times 4 = 36
$$

12 में $3^2$ के बदले 3 से गुणा किया गया है, 14 में 2 भी जोड़ दिया गया है, और 6 नया मानक विचलन है।`,
    },
  },
  {
    code: 'mat-043',
    subject: 'maths',
    topic: 'statistics',
    difficulty: 'medium',
    targetSeconds: 80,
    stem: {
      en: 'The mean of five observations is $6$ and their variance (the mean of the squared deviations) is $8$. Three of them are $2$, $6$ and $10$. What is the product of the other two?',
      hi: 'पाँच प्रेक्षणों का माध्य $6$ और प्रसरण (विचलनों के वर्गों का माध्य) $8$ है। इनमें से तीन प्रेक्षण $2$, $6$ और $10$ हैं। शेष दो प्रेक्षणों का गुणनफल कितना है?',
    },
    key: { kind: 'nat', min: '32', max: '32' },
    solution: {
      en: String.raw`Let the other two be $a$ and $b$.

- Mean: $a + b = 5 \times 6 - (2 + 6 + 10) = 12$
- Variance: the sum of the squares is $5(8 + 6^2) = 220$, so $a^2 + b^2 = 220 - (4 + 36 + 100) = 80$

$$
ab = \frac{(a + b)^2 - (a^2 + b^2)}{2} = \frac{144 - 80}{2} = 32
$$

The two are 4 and 8. Forgetting to add the square of the mean to the variance gives an impossible sum of squares, $5 \times 8 = 40$.`,
      hi: String.raw`मान लीजिए शेष दो प्रेक्षण $a$ और $b$ हैं।

- माध्य: $a + b = 5 \times 6 - (2 + 6 + 10) = 12$
- प्रसरण: वर्गों का योग $5(8 + 6^2) = 220$ है, अतः $a^2 + b^2 = 220 - (4 + 36 + 100) = 80$

$$
ab = \frac{(a + b)^2 - (a^2 + b^2)}{2} = \frac{144 - 80}{2} = 32
$$

ये दोनों 4 और 8 हैं। प्रसरण में माध्य का वर्ग जोड़ना भूल जाने पर वर्गों का योग $5 \times 8 = 40$ आता है, जो असंभव है।`,
    },
  },
  {
    code: 'mat-044',
    subject: 'maths',
    topic: 'linear-algebra',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: String.raw`Let $A = \begin{pmatrix} 4 & 1 \\ 2 & 3 \end{pmatrix}$, and let $I$ be the identity matrix of order 2. What are the eigenvalues of $A^2 + I$?`,
      hi: String.raw`मान लीजिए $A = \begin{pmatrix} 4 & 1 \\ 2 & 3 \end{pmatrix}$ है और $I$ कोटि 2 का तत्समक आव्यूह है। $A^2 + I$ के अभिलक्षणिक मान (eigenvalues) क्या हैं?`,
    },
    options: [
      { id: 'a', content: { en: '26 and 5', hi: '26 और 5' } },
      { id: 'b', content: { en: '25 and 4', hi: '25 और 4' } },
      { id: 'c', content: { en: '6 and 3', hi: '6 और 3' } },
      { id: 'd', content: { en: '11 and 5', hi: '11 और 5' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The characteristic equation of $A$ is $\lambda^2 - 7\lambda + 10 = 0$ (trace 7, determinant $12 - 2 = 10$), so $\lambda = 5$ and $\lambda = 2$.

If $Ax = \lambda x$, then $(A^2 + I)x = (\lambda^2 + 1)x$. The eigenvalues are $5^2 + 1 = 26$ and $2^2 + 1 = 5$.

25 and 4 belong to $A^2$, 6 and 3 to $A + I$, and 11 and 5 to $2A + I$.`,
      hi: String.raw`$A$ का अभिलक्षणिक समीकरण $\lambda^2 - 7\lambda + 10 = 0$ है (अनुरेख 7, सारणिक $12 - 2 = 10$), अतः $\lambda = 5$ और $\lambda = 2$।

यदि $Ax = \lambda x$ हो, तो $(A^2 + I)x = (\lambda^2 + 1)x$। अभिलक्षणिक मान $5^2 + 1 = 26$ और $2^2 + 1 = 5$ हैं।

25 और 4 तो $A^2$ के, 6 और 3 तो $A + I$ के, तथा 11 और 5 तो $2A + I$ के अभिलक्षणिक मान हैं।`,
    },
  },
  {
    code: 'mat-045',
    subject: 'maths',
    topic: 'linear-algebra',
    difficulty: 'hard',
    targetSeconds: 95,
    stem: {
      en: String.raw`Find the largest eigenvalue of the matrix $\begin{pmatrix} 2 & -1 & 0 \\ -1 & 2 & -1 \\ 0 & -1 & 2 \end{pmatrix}$, rounded off to two decimal places.`,
      hi: String.raw`आव्यूह $\begin{pmatrix} 2 & -1 & 0 \\ -1 & 2 & -1 \\ 0 & -1 & 2 \end{pmatrix}$ का सबसे बड़ा अभिलक्षणिक मान (eigenvalue) दशमलव के दो स्थानों तक पूर्णांकित करके ज्ञात कीजिए।`,
    },
    key: { kind: 'nat', min: '3.41', max: '3.41', rounding: { decimals: 2, rule: 'half_up' } },
    solution: {
      en: String.raw`With $t = 2 - \lambda$ the characteristic equation is

$$
\begin{vmatrix} t & -1 & 0 \\ -1 & t & -1 \\ 0 & -1 & t \end{vmatrix} = t(t^2 - 1) - t = t(t^2 - 2) = 0
$$

So $t = 0$ or $t = \pm\sqrt{2}$, and $\lambda = 2, \ 2 - \sqrt{2}, \ 2 + \sqrt{2}$. The largest is $2 + \sqrt{2} \approx 3.414$, that is $3.41$.

Check: the sum of the three is 6, the trace of the matrix.`,
      hi: String.raw`$t = 2 - \lambda$ रखने पर अभिलक्षणिक समीकरण है

$$
\begin{vmatrix} t & -1 & 0 \\ -1 & t & -1 \\ 0 & -1 & t \end{vmatrix} = t(t^2 - 1) - t = t(t^2 - 2) = 0
$$

अतः $t = 0$ या $t = \pm\sqrt{2}$ और $\lambda = 2, \ 2 - \sqrt{2}, \ 2 + \sqrt{2}$। सबसे बड़ा मान $2 + \sqrt{2} \approx 3.414$, अर्थात् $3.41$ है।

जाँच: तीनों का योग 6 है, जो आव्यूह का अनुरेख है।`,
    },
  },
  {
    code: 'mat-046',
    subject: 'maths',
    topic: 'linear-algebra',
    difficulty: 'medium',
    targetSeconds: 70,
    stem: {
      en: String.raw`The eigenvalues of a real $3 \times 3$ matrix $A$ are $1$, $2$ and $-3$. Which of the following must be true? (One or more options may be correct.)`,
      hi: String.raw`एक वास्तविक $3 \times 3$ आव्यूह $A$ के अभिलक्षणिक मान (eigenvalues) $1$, $2$ और $-3$ हैं। निम्नलिखित में से कौन-से कथन अनिवार्य रूप से सत्य हैं? (एक या एक से अधिक विकल्प सही हो सकते हैं।)`,
    },
    options: [
      { id: 'a', content: { en: '$A$ is symmetric.', hi: '$A$ सममित है।' } },
      { id: 'b', content: { en: String.raw`$\det A = 6$`, hi: String.raw`$\det A = 6$` } },
      {
        id: 'c',
        content: {
          en: '$A$ can be diagonalised over the real numbers.',
          hi: 'वास्तविक संख्याओं पर $A$ का विकर्णीकरण किया जा सकता है।',
        },
      },
      {
        id: 'd',
        content: {
          en: '$A - 3I$ is singular, where $I$ is the identity matrix.',
          hi: '$A - 3I$ अव्युत्क्रमणीय (singular) है, जहाँ $I$ तत्समक आव्यूह है।',
        },
      },
    ],
    key: { kind: 'msq', optionIds: ['c'] },
    solution: {
      en: String.raw`- Real eigenvalues do not make a matrix symmetric: an upper triangular matrix with $1, 2, -3$ on the diagonal and other entries above it is an example. False.
- $\det A$ is the product of the eigenvalues: $1 \times 2 \times (-3) = -6$. False.
- Three distinct eigenvalues have three independent eigenvectors, so $A$ can be diagonalised. True.
- $A - 3I$ would be singular if $3$ were an eigenvalue. It is $-3$, so it is $A + 3I$ that is singular. False.

Only the statement that $A$ can be diagonalised is right.`,
      hi: String.raw`- वास्तविक अभिलक्षणिक मानों से आव्यूह सममित नहीं हो जाता: विकर्ण पर $1, 2, -3$ और उसके ऊपर अन्य अवयवों वाला ऊपरी त्रिभुजीय आव्यूह इसका उदाहरण है। असत्य।
- $\det A$ अभिलक्षणिक मानों का गुणनफल है: $1 \times 2 \times (-3) = -6$। असत्य।
- तीन भिन्न अभिलक्षणिक मानों के तीन स्वतंत्र अभिलक्षणिक सदिश होते हैं, अतः $A$ का विकर्णीकरण हो सकता है। सत्य।
- $A - 3I$ तब अव्युत्क्रमणीय होता जब $3$ अभिलक्षणिक मान होता। मान $-3$ है, अतः $A + 3I$ अव्युत्क्रमणीय है। असत्य।

केवल विकर्णीकरण वाला कथन सही है।`,
    },
  },
  {
    code: 'mat-047',
    subject: 'maths',
    topic: 'linear-algebra',
    difficulty: 'hard',
    targetSeconds: 100,
    stem: {
      en: 'Match each matrix in List I with the one property in List II that it has.',
      hi: 'सूची I के प्रत्येक आव्यूह का मिलान सूची II के उस एक गुण से कीजिए जो उसमें है।',
    },
    rows: [
      {
        id: 'p',
        content: {
          en: String.raw`$\begin{pmatrix} 1 & 2 \\ 2 & 4 \end{pmatrix}$`,
          hi: String.raw`$\begin{pmatrix} 1 & 2 \\ 2 & 4 \end{pmatrix}$`,
        },
      },
      {
        id: 'q',
        content: {
          en: String.raw`$\begin{pmatrix} 0 & -1 \\ 1 & 0 \end{pmatrix}$`,
          hi: String.raw`$\begin{pmatrix} 0 & -1 \\ 1 & 0 \end{pmatrix}$`,
        },
      },
      {
        id: 'r',
        content: {
          en: String.raw`$\begin{pmatrix} 2 & 1 \\ 0 & 2 \end{pmatrix}$`,
          hi: String.raw`$\begin{pmatrix} 2 & 1 \\ 0 & 2 \end{pmatrix}$`,
        },
      },
      {
        id: 's',
        content: {
          en: String.raw`$\begin{pmatrix} 0 & 1 \\ 1 & 0 \end{pmatrix}$`,
          hi: String.raw`$\begin{pmatrix} 0 & 1 \\ 1 & 0 \end{pmatrix}$`,
        },
      },
    ],
    columns: [
      { id: '1', content: { en: 'Its eigenvalues are $i$ and $-i$.', hi: 'इसके अभिलक्षणिक मान $i$ और $-i$ हैं।' } },
      {
        id: '2',
        content: {
          en: 'It is singular, but not the zero matrix, and it can be diagonalised.',
          hi: 'यह अव्युत्क्रमणीय है, पर शून्य आव्यूह नहीं, और इसका विकर्णीकरण हो सकता है।',
        },
      },
      {
        id: '3',
        content: {
          en: 'It cannot be diagonalised, even over the complex numbers.',
          hi: 'सम्मिश्र संख्याओं पर भी इसका विकर्णीकरण नहीं हो सकता।',
        },
      },
      {
        id: '4',
        content: { en: 'It is both symmetric and orthogonal.', hi: 'यह सममित और लांबिक (orthogonal) दोनों है।' },
      },
      { id: '5', content: { en: 'Both its eigenvalues are $0$.', hi: 'इसके दोनों अभिलक्षणिक मान $0$ हैं।' } },
    ],
    key: { kind: 'matrix', rows: { p: ['2'], q: ['1'], r: ['3'], s: ['4'] } },
    solution: {
      en: String.raw`- P: determinant $1 \times 4 - 2 \times 2 = 0$, so it is singular; it is symmetric, hence it can be diagonalised, with eigenvalues 0 and 5 (2). It is not orthogonal.
- Q: $\lambda^2 + 1 = 0$, so $\lambda = \pm i$ (1). It is orthogonal but not symmetric.
- R: the eigenvalue 2 is repeated, but all its eigenvectors are multiples of $(1, 0)^T$, so it cannot be diagonalised (3).
- S: it equals its transpose and its square is $I$, so it is symmetric and orthogonal (4). Its eigenvalues are $1$ and $-1$.

Nothing matches 5: the eigenvalues of P are 0 and 5, not both 0.`,
      hi: String.raw`- P: सारणिक $1 \times 4 - 2 \times 2 = 0$, अतः यह अव्युत्क्रमणीय है; सममित होने से इसका विकर्णीकरण हो सकता है, अभिलक्षणिक मान 0 और 5 हैं (2)। यह लांबिक नहीं है।
- Q: $\lambda^2 + 1 = 0$, अतः $\lambda = \pm i$ (1)। यह लांबिक है, पर सममित नहीं।
- R: अभिलक्षणिक मान 2 दोहराता है, पर इसके सभी अभिलक्षणिक सदिश $(1, 0)^T$ के गुणज हैं, अतः विकर्णीकरण नहीं हो सकता (3)।
- S: यह अपने परिवर्त के बराबर है और इसका वर्ग $I$ है, अतः यह सममित और लांबिक है (4)। इसके अभिलक्षणिक मान $1$ और $-1$ हैं।

5 से कोई मेल नहीं खाता: P के अभिलक्षणिक मान 0 और 5 हैं, दोनों 0 नहीं।`,
    },
  },
  {
    code: 'mat-048',
    subject: 'maths',
    topic: 'probability',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: 'The number of calls reaching a help desk in an hour has a Poisson distribution with mean $2$. What is the probability that at least two calls come in an hour? Give the answer rounded off to two decimal places. (Take $e^{-2} = 0.1353$.)',
      hi: 'एक सहायता केंद्र पर एक घंटे में आने वाली कॉलों की संख्या का बंटन प्वासों (Poisson) है, जिसका माध्य $2$ है। एक घंटे में कम से कम दो कॉल आने की प्रायिकता क्या है? उत्तर दशमलव के दो स्थानों तक पूर्णांकित करके लिखिए। ($e^{-2} = 0.1353$ लीजिए।)',
    },
    key: { kind: 'nat', min: '0.59', max: '0.59', rounding: { decimals: 2, rule: 'half_up' } },
    solution: {
      en: String.raw`For mean 2, $P(X = k) = \dfrac{e^{-2}\,2^k}{k!}$. Use the complement:

$$
P(X \ge 2) = 1 - P(0) - P(1) = 1 - e^{-2} - 2e^{-2} = 1 - 3 \times 0.1353 = 0.5941 \approx 0.59
$$

Taking away only $P(0)$ gives $0.86$, the probability of at least **one** call.`,
      hi: String.raw`माध्य 2 के लिए $P(X = k) = \dfrac{e^{-2}\,2^k}{k!}$। पूरक घटना का प्रयोग कीजिए:

$$
P(X \ge 2) = 1 - P(0) - P(1) = 1 - e^{-2} - 2e^{-2} = 1 - 3 \times 0.1353 = 0.5941 \approx 0.59
$$

केवल $P(0)$ घटाने पर $0.86$ आता है, जो कम से कम **एक** कॉल आने की प्रायिकता है।`,
    },
  },
  {
    code: 'mat-049',
    subject: 'maths',
    topic: 'matrices-and-determinants',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: 'If $A$ and $B$ are square matrices of the same order, both different from the zero matrix, then their product $AB$ is also different from the zero matrix.',
      hi: 'यदि $A$ और $B$ समान कोटि के वर्ग आव्यूह हों और दोनों शून्य आव्यूह से भिन्न हों, तो उनका गुणनफल $AB$ भी शून्य आव्यूह से भिन्न होता है।',
    },
    key: { kind: 'true_false', value: false },
    solution: {
      en: String.raw`False. For numbers a product is zero only if a factor is zero, but not so for matrices. For example

$$
\begin{pmatrix} 1 & 0 \\ 0 & 0 \end{pmatrix}\begin{pmatrix} 0 & 0 \\ 0 & 1 \end{pmatrix} = \begin{pmatrix} 0 & 0 \\ 0 & 0 \end{pmatrix}
$$

The statement would hold if at least one of the two matrices were invertible.`,
      hi: String.raw`असत्य। संख्याओं का गुणनफल तभी शून्य होता है जब कोई गुणनखंड शून्य हो, पर आव्यूहों के लिए ऐसा नहीं है। उदाहरण के लिए

$$
\begin{pmatrix} 1 & 0 \\ 0 & 0 \end{pmatrix}\begin{pmatrix} 0 & 0 \\ 0 & 1 \end{pmatrix} = \begin{pmatrix} 0 & 0 \\ 0 & 0 \end{pmatrix}
$$

यदि दोनों में से कम से कम एक आव्यूह व्युत्क्रमणीय होता, तो कथन सत्य होता।`,
    },
  },
  {
    code: 'mat-050',
    subject: 'maths',
    topic: 'linear-programming',
    difficulty: 'easy',
    targetSeconds: 65,
    stem: {
      en: String.raw`The shaded region shows the points with $x + 2y \le 10$, $3x + y \le 15$, $x \ge 0$ and $y \ge 0$. What is the greatest value of $Z = 3x + 4y$ on it?

![Shaded region in the first quadrant bounded by the axes and the lines x + 2y = 10 and 3x + y = 15](/figures/mat-050.svg)`,
      hi: String.raw`छायांकित क्षेत्र में वे बिंदु हैं जिनके लिए $x + 2y \le 10$, $3x + y \le 15$, $x \ge 0$ और $y \ge 0$ है। इस क्षेत्र में $Z = 3x + 4y$ का अधिकतम मान क्या है?

![प्रथम चतुर्थांश में अक्षों और रेखाओं x + 2y = 10 तथा 3x + y = 15 से घिरा छायांकित क्षेत्र](/figures/mat-050.svg)`,
    },
    options: [
      { id: 'a', content: { en: '20', hi: '20' } },
      { id: 'b', content: { en: '24', hi: '24' } },
      { id: 'c', content: { en: '15', hi: '15' } },
      { id: 'd', content: { en: '35', hi: '35' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The greatest value is at a corner. The two lines meet where $x + 2y = 10$ and $3x + y = 15$: $x = 4$, $y = 3$.

| Corner | $Z = 3x + 4y$ |
| --- | --- |
| $(0, 0)$ | 0 |
| $(5, 0)$ | 15 |
| $(4, 3)$ | 24 |
| $(0, 5)$ | 20 |

So the greatest value is 24. The point $(5, 5)$ would give 35, but it is not in the region.`,
      hi: String.raw`अधिकतम मान किसी कोने पर होता है। दोनों रेखाएँ वहाँ मिलती हैं जहाँ $x + 2y = 10$ और $3x + y = 15$: $x = 4$, $y = 3$।

| कोना | $Z = 3x + 4y$ |
| --- | --- |
| $(0, 0)$ | 0 |
| $(5, 0)$ | 15 |
| $(4, 3)$ | 24 |
| $(0, 5)$ | 20 |

अतः अधिकतम मान 24 है। बिंदु $(5, 5)$ पर 35 आता, पर वह इस क्षेत्र में नहीं है।`,
    },
  },
]
