import type { SeedMaterial } from '../shapes.ts'

export const numberSystem: SeedMaterial = {
  slug: 'number-system-and-simplification',
  title: { en: 'Number system and simplification', hi: 'संख्या पद्धति और सरलीकरण' },
  summary: {
    en: 'Divisibility, factors, remainders, unit digits, trailing zeros, fractions and approximation, with worked examples and ten exam questions.',
    hi: 'विभाज्यता, गुणनखंड, शेषफल, इकाई अंक, अंत के शून्य, भिन्न और सन्निकटन: हल किए उदाहरण और परीक्षा के स्तर के दस प्रश्न।',
  },
  kind: 'notes',
  subject: 'aptitude',
  exams: ['ssc', 'banking', 'railways', 'upsc'],
  chapters: [
    {
      id: 'map',
      title: { en: 'Where it is asked, and the map', hi: 'कहाँ पूछा जाता है, और विषय का नक़्शा' },
      text: {
        en: String.raw`
Every exam with an arithmetic section asks about numbers. Some of the questions stand under that name. Many more hide inside other topics: a question on work begins with an LCM, a question on ratio ends with a fraction, and a data table needs quick division. So this topic pays twice: once in its own marks, and once in the time it saves elsewhere.

| Exam | What is usual | Questions, about |
|---|---|---|
| SSC CGL and CHSL, first tier | divisibility, missing digits, remainders, HCF and LCM | 2 to 5 of 25 |
| Bank clerk, prelims | simplification and approximation | 10 to 15 of 30 to 35 |
| Bank PO, prelims | approximation, often mixed with other topics | 0 to 5 of 30 to 35 |
| RRB NTPC, first stage | BODMAS, HCF and LCM, decimals | 4 to 8 of 30 |
| UPSC CSAT | remainders, digits, counting, factors | 8 to 15 of 80 |

The counts are estimates and vary from year to year; take them as a guide to how long you should stay with the topic.

### The kinds of numbers

Each box in the figure holds everything inside it. Every natural number is a whole number, every whole number is an integer, and so on outward. A number is **rational** if it can be written as one integer over another that is not zero. Its decimal form then either ends or repeats. $\sqrt2$ and $\pi$ do neither; they are **irrational**.

![Five boxes, one inside another. From the outside: real numbers, rational numbers, integers, whole numbers, natural numbers, each with examples.](/figures/mat-number-system-and-simplification-1.svg)

Four words decide many short questions:

- **Even** numbers are multiples of 2, and 0 is one of them. All other integers are **odd**.
- A **prime** has exactly two factors, 1 and itself. 2 is the only even prime.
- A **composite** number has more than two factors. 1 has only one factor, so it is neither prime nor composite.
- Two numbers are **coprime** if their only common factor is 1. They need not be prime: 8 and 9 are coprime.

There are 25 primes below 100:

| Range | Primes |
|---|---|
| 1 to 20 | 2, 3, 5, 7, 11, 13, 17, 19 |
| 21 to 40 | 23, 29, 31, 37 |
| 41 to 60 | 41, 43, 47, 53, 59 |
| 61 to 80 | 61, 67, 71, 73, 79 |
| 81 to 100 | 83, 89, 97 |

To test whether a number is prime, divide by the primes up to its square root and no further. For 221 the square root is a little under 15, so try 2, 3, 5, 7, 11 and 13. Since $221=13\times17$, it is not prime. If a number has a factor above its square root, the partner of that factor lies below it, and you would have met the partner already.

### The map

The topic has three roads. **Factors** tell you what a number is built from. **Remainders** tell you what is left when it is divided. **Simplification** is the craft of getting a value quickly and safely. The next three chapters take them in this order.
`,
        hi: String.raw`
जिस परीक्षा में भी अंकगणित है, उसमें संख्याओं पर प्रश्न आते हैं। कुछ प्रश्न सीधे इसी नाम से आते हैं, पर उनसे ज़्यादा दूसरे टॉपिकों के भीतर छिपे रहते हैं: कार्य का प्रश्न ल.स. से शुरू होता है, अनुपात का प्रश्न भिन्न पर ख़त्म होता है, और आँकड़ों की तालिका में तेज़ भाग देना पड़ता है। यानी इस टॉपिक का फ़ायदा दो बार मिलता है: एक बार अपने अंकों में, दूसरी बार बाक़ी टॉपिकों में बचे समय में।

| परीक्षा | आम तौर पर क्या आता है | लगभग कितने प्रश्न |
|---|---|---|
| SSC CGL और CHSL, पहला टियर | विभाज्यता, छूटा अंक, शेषफल, म.स. और ल.स. | 25 में से 2 से 5 |
| बैंक क्लर्क, प्रारंभिक परीक्षा | सरलीकरण और सन्निकटन | 30–35 में से 10 से 15 |
| बैंक PO, प्रारंभिक परीक्षा | सन्निकटन, अक्सर दूसरे टॉपिकों के साथ | 30–35 में से 0 से 5 |
| RRB NTPC, पहला चरण | BODMAS, म.स. और ल.स., दशमलव | 30 में से 4 से 8 |
| UPSC CSAT | शेषफल, अंक, गिनती, गुणनखंड | 80 में से 8 से 15 |

ये गिनतियाँ अनुमान हैं और हर साल बदलती हैं; इन्हें केवल इस बात का संकेत मानें कि टॉपिक पर कितना समय देना है।

### संख्याओं के प्रकार

चित्र में हर बक्से के भीतर जो कुछ है, वह सब उसी का हिस्सा है। हर प्राकृत संख्या पूर्ण संख्या है, हर पूर्ण संख्या पूर्णांक है, और इसी तरह बाहर की ओर। जो संख्या दो पूर्णांकों की ऐसी भिन्न के रूप में लिखी जा सके जिसका हर शून्य न हो, वह **परिमेय** है। उसका दशमलव या तो समाप्त होता है या दोहराता है। $\sqrt2$ और $\pi$ में दोनों में से कुछ नहीं होता; वे **अपरिमेय** हैं।

![एक के भीतर एक पाँच बक्से। बाहर से भीतर: वास्तविक संख्याएँ, परिमेय संख्याएँ, पूर्णांक, पूर्ण संख्याएँ, प्राकृत संख्याएँ, सबके उदाहरण के साथ।](/figures/mat-number-system-and-simplification-1-hi.svg)

केवल चार शब्दों से कई छोटे प्रश्न हल हो जाते हैं:

- **सम** संख्याएँ 2 के गुणज हैं, और 0 भी सम है। बाक़ी सब पूर्णांक **विषम** हैं।
- **अभाज्य** संख्या के ठीक दो गुणनखंड होते हैं: 1 और वह ख़ुद। 2 अकेली सम अभाज्य संख्या है।
- **भाज्य (संयुक्त)** संख्या के दो से अधिक गुणनखंड होते हैं। 1 का एक ही गुणनखंड है, इसलिए 1 न अभाज्य है, न भाज्य।
- जिन दो संख्याओं में 1 के सिवा कोई गुणनखंड साझा न हो, वे **सह-अभाज्य** हैं। उनका ख़ुद अभाज्य होना ज़रूरी नहीं: 8 और 9 सह-अभाज्य हैं।

100 से छोटी कुल 25 अभाज्य संख्याएँ हैं:

| सीमा | अभाज्य संख्याएँ |
|---|---|
| 1 से 20 | 2, 3, 5, 7, 11, 13, 17, 19 |
| 21 से 40 | 23, 29, 31, 37 |
| 41 से 60 | 41, 43, 47, 53, 59 |
| 61 से 80 | 61, 67, 71, 73, 79 |
| 81 से 100 | 83, 89, 97 |

कोई संख्या अभाज्य है या नहीं, यह जाँचने के लिए उसके वर्गमूल तक की अभाज्य संख्याओं से भाग देकर देखें, उससे आगे नहीं। 221 का वर्गमूल 15 से थोड़ा कम है, इसलिए 2, 3, 5, 7, 11 और 13 से देखें। $221=13\times17$, यानी यह अभाज्य नहीं है। कारण सीधा है: यदि कोई गुणनखंड वर्गमूल से बड़ा है, तो उसका जोड़ीदार वर्गमूल से छोटा होगा, और वह आपको पहले ही मिल चुका होता।

### नक़्शा

इस टॉपिक में तीन रास्ते हैं। **गुणनखंड** बताते हैं कि संख्या किन टुकड़ों से बनी है। **शेषफल** बताते हैं कि भाग देने पर क्या बचता है। **सरलीकरण** जल्दी और बिना चूके मान निकालने का हुनर है। अगले तीन अध्याय इसी क्रम में हैं।
`,
      },
    },
    {
      id: 'factors',
      title: { en: 'Divisibility, factors and multiples', hi: 'विभाज्यता, गुणनखंड और गुणज' },
      text: {
        en: String.raw`
### Tests of divisibility

| By | Look at | Test |
|---|---|---|
| 2, 5, 10 | last digit | even; 0 or 5; 0 |
| 4, 25 | last two digits | divisible by 4; by 25 |
| 8, 125 | last three digits | divisible by 8; by 125 |
| 3, 9 | sum of digits | divisible by 3; by 9 |
| 11 | alternate sums | their difference is 0 or a multiple of 11 |
| 7, 11, 13 | groups of three digits from the right | add and subtract the groups by turns; test the result |

The last line works because $7\times11\times13=1001$. For 358358 the groups are 358 and 358; their difference is 0, so 7, 11 and 13 all divide it.

For a composite divisor, split it into **coprime** parts and test each part. For 72 test 8 and 9. Do not test 6 and 12: 36 passes both and is not a multiple of 72.

**Example 1.** Which digit must stand for $x$ so that 73x84 is divisible by 9?

The digits add to $22+x$. The next multiple of 9 is 27, so $x=5$.

**Example 2.** The number 53x63y is divisible by 72. Find $x+y$.

Take 8 first, because it looks at the fewest digits: 63y is divisible by 8 only for $y=2$, as $632=8\times79$. Now 9: the digits add to $5+3+x+6+3+2=19+x$, so $x=8$. The answer is 10.

### What a number is built from

Every whole number above 1 is a product of primes in one way only, apart from their order. Break it anywhere; the ends of the branches are always the same.

![Factor tree of 720: it splits into 72 and 10 and so on until only primes are left, four twos, two threes and one five.](/figures/mat-number-system-and-simplification-2.svg)

Once you have $N=p^a\times q^b\times r^c$, a factor of $N$ is made by choosing how many of each prime to take. You may take 0, 1, …, $a$ of the first, which is $a+1$ choices. Hence

$$
\text{factors of } N=(a+1)(b+1)(c+1)
$$

**Example 3.** For $720=2^4\times3^2\times5$ find the number of (i) all factors, (ii) odd factors, (iii) even factors, (iv) factors that are perfect squares, and (v) the sum of all factors.

1. All: $5\times3\times2=30$.
2. Odd: no 2 may be taken, so $3\times2=6$.
3. Even: all less odd, $30-6=24$.
4. Squares: only even powers, $2^0,2^2,2^4$ and $3^0,3^2$ and $5^0$: $3\times2\times1=6$.
5. Sum: add the powers of each prime, $1+2+4+8+16=31$, $1+3+9=13$ and $1+5=6$, and multiply: $31\times13\times6=2418$.

A number has an odd count of factors exactly when it is a perfect square, because only then does one factor pair with itself.

### HCF and LCM

The **HCF** takes the lowest power of each common prime. The **LCM** takes the highest power of every prime that occurs. For two numbers, and only for two, HCF × LCM = their product.

| The question says | You need |
|---|---|
| the largest tile, rope or vessel that measures all exactly | HCF |
| bells or lights together again; runners at the start again | LCM |
| the largest number that leaves remainders $p$, $q$ on dividing $a$, $b$ | HCF of $a-p$, $b-q$ |
| the largest number that leaves the **same** unknown remainder | HCF of the differences |
| the smallest number above $r$ itself that leaves the same remainder $r$ by each | LCM $+\,r$ |
| the smallest number where each divisor is short by the same $k$ | LCM $-\,k$ |

For fractions in lowest terms: HCF = HCF of numerators over LCM of denominators; LCM = LCM of numerators over HCF of denominators.

**Example 4.** Three lamps flash at intervals of 24, 36 and 54 seconds. They flash together at 9:00. How many times do they flash together from 9:00 to 10:00, the flash at 9:00 included?

$24=2^3\cdot3$, $36=2^2\cdot3^2$ and $54=2\cdot3^3$, so the LCM is $2^3\cdot3^3=216$ seconds. In 3600 seconds there are 16 full gaps of 216 seconds. With the first flash that makes 17.

**Example 5.** What is the largest number that divides 137, 212 and 362 and leaves the same remainder each time?

A common remainder disappears in the differences: 75, 150 and 225. Their HCF is 75. Check: each leaves 62.
`,
        hi: String.raw`
### विभाज्यता की जाँच

| किससे | क्या देखें | जाँच |
|---|---|---|
| 2, 5, 10 | आख़िरी अंक | सम; 0 या 5; 0 |
| 4, 25 | आख़िरी दो अंक | 4 से कटें; 25 से कटें |
| 8, 125 | आख़िरी तीन अंक | 8 से कटें; 125 से कटें |
| 3, 9 | अंकों का योग | 3 से कटे; 9 से कटे |
| 11 | विषम और सम स्थानों के अंकों के योग | दोनों का अंतर 0 या 11 का गुणज हो |
| 7, 11, 13 | दाईं ओर से तीन-तीन अंकों के समूह | समूहों को बारी-बारी से जोड़ें-घटाएँ; परिणाम को जाँचें |

आख़िरी पंक्ति इसलिए काम करती है कि $7\times11\times13=1001$। 358358 में समूह 358 और 358 हैं; अंतर 0 है, इसलिए यह 7, 11 और 13 तीनों से कटती है।

भाजक भाज्य संख्या हो तो उसे **सह-अभाज्य** हिस्सों में तोड़ें और हर हिस्से से जाँचें। 72 के लिए 8 और 9 से जाँचें। 6 और 12 से नहीं: 36 दोनों से कटता है, पर 72 का गुणज नहीं है।

**उदाहरण 1.** $x$ की जगह कौन-सा अंक हो कि संख्या 73x84, 9 से कट जाए?

अंकों का योग $22+x$ है। 9 का अगला गुणज 27 है, इसलिए $x=5$।

**उदाहरण 2.** संख्या 53x63y, 72 से विभाज्य है। $x+y$ ज्ञात करें।

पहले 8 लें, क्योंकि उसमें सबसे कम अंक देखने पड़ते हैं: 63y केवल $y=2$ पर 8 से कटता है, $632=8\times79$। अब 9: अंकों का योग $5+3+x+6+3+2=19+x$ है, इसलिए $x=8$। उत्तर 10।

### संख्या किन टुकड़ों से बनी है

1 से बड़ी हर पूर्ण संख्या अभाज्य संख्याओं का गुणनफल होती है, और क्रम को छोड़ दें तो यह एक ही तरह से हो सकता है। उसे कहीं से भी तोड़ना शुरू करें, शाखाओं के सिरों पर वही अभाज्य संख्याएँ मिलेंगी।

![720 का गुणनखंड वृक्ष: पहले 72 और 10, फिर आगे टूटते हुए केवल अभाज्य संख्याएँ बचती हैं: चार बार 2, दो बार 3 और एक बार 5।](/figures/mat-number-system-and-simplification-2.svg)

जब $N=p^a\times q^b\times r^c$ मिल जाए, तो $N$ का कोई गुणनखंड यह चुनकर बनता है कि हर अभाज्य संख्या कितनी बार ली जाए। पहली को 0, 1, …, $a$ बार ले सकते हैं, यानी $a+1$ विकल्प। इसलिए

$$
N \text{ के गुणनखंड}=(a+1)(b+1)(c+1)
$$

**उदाहरण 3.** $720=2^4\times3^2\times5$ के लिए बताइए: (i) कुल गुणनखंड, (ii) विषम गुणनखंड, (iii) सम गुणनखंड, (iv) पूर्ण वर्ग गुणनखंड, (v) सभी गुणनखंडों का योग।

1. कुल: $5\times3\times2=30$।
2. विषम: 2 एक बार भी नहीं ले सकते, इसलिए $3\times2=6$।
3. सम: कुल में से विषम घटाएँ, $30-6=24$।
4. पूर्ण वर्ग: केवल सम घातें, $2^0,2^2,2^4$ और $3^0,3^2$ और $5^0$: $3\times2\times1=6$।
5. योग: हर अभाज्य की घातें जोड़ें, $1+2+4+8+16=31$, $1+3+9=13$ और $1+5=6$, फिर गुणा करें: $31\times13\times6=2418$।

गुणनखंडों की गिनती विषम तभी होती है जब संख्या पूर्ण वर्ग हो, क्योंकि तभी एक गुणनखंड का जोड़ीदार वह ख़ुद होता है।

### म.स. और ल.स.

**म.स.** (महत्तम समापवर्तक) में साझा अभाज्य संख्याओं की सबसे छोटी घात ली जाती है। **ल.स.** (लघुत्तम समापवर्त्य) में हर अभाज्य संख्या की सबसे बड़ी घात। दो संख्याओं के लिए, और केवल दो के लिए, म.स. × ल.स. = उनका गुणनफल।

| प्रश्न में लिखा है | निकालना है |
|---|---|
| सबसे बड़ी टाइल, रस्सी या बर्तन जो सबको पूरा-पूरा नापे | म.स. |
| घंटियाँ या बत्तियाँ फिर एक साथ; धावक फिर आरंभ बिंदु पर | ल.स. |
| वह सबसे बड़ी संख्या जिससे $a$, $b$ को भाग देने पर शेष $p$, $q$ बचें | $a-p$, $b-q$ का म.स. |
| वह सबसे बड़ी संख्या जिससे हर बार **समान** (अज्ञात) शेष बचे | अंतरों का म.स. |
| $r$ से बड़ी वह सबसे छोटी संख्या जिसमें हर भाजक से शेष $r$ बचे | ल.स. $+\,r$ |
| वह सबसे छोटी संख्या जो हर भाजक के गुणज से समान $k$ कम हो | ल.स. $-\,k$ |

भिन्नें सरलतम रूप में हों तो: म.स. = अंशों का म.स. ÷ हरों का ल.स.; ल.स. = अंशों का ल.स. ÷ हरों का म.स.।

**उदाहरण 4.** तीन बत्तियाँ क्रमशः 24, 36 और 54 सेकंड के अंतर पर चमकती हैं। 9:00 बजे तीनों एक साथ चमकीं। 9:00 बजे की चमक मिलाकर, 10:00 बजे तक वे कितनी बार एक साथ चमकेंगी?

$24=2^3\cdot3$, $36=2^2\cdot3^2$ और $54=2\cdot3^3$, इसलिए ल.स. $2^3\cdot3^3=216$ सेकंड। 3600 सेकंड में 216 सेकंड के 16 पूरे अंतर आते हैं। पहली चमक मिलाकर 17 बार।

**उदाहरण 5.** वह सबसे बड़ी संख्या कौन-सी है जिससे 137, 212 और 362 को भाग देने पर हर बार समान शेष बचे?

समान शेष अंतर लेने पर कट जाता है: अंतर 75, 150 और 225 हैं। इनका म.स. 75 है। जाँच: तीनों में शेष 62 बचता है।
`,
      },
    },
    {
      id: 'remainders',
      title: { en: 'Remainders, unit digits, trailing zeros', hi: 'शेषफल, इकाई अंक, अंत के शून्य' },
      text: {
        en: String.raw`
### One line holds it all

$$
N = d\times q + r,\quad 0\le r\lt d
$$

$d$ is the divisor, $q$ the quotient, $r$ the remainder. Write this line whenever words like "on dividing" appear.

**Example 6.** A number leaves 45 when divided by 84. What does it leave when divided by 12, and when divided by 14?

$N=84q+45$. Both 12 and 14 divide 84, so the first part leaves nothing. Divide 45: by 12 it leaves 9, by 14 it leaves 3. If the question had asked about 9, which does not divide 84, no single answer would exist.

### Remainders may be added and multiplied

To find the remainder of a sum or a product, replace every number by its own remainder first, and divide once more if the result is too large.

**Example 7.** What is the remainder of $47\times53\times61$ on division by 9?

The remainders are 2, 8 and 7. $2\times8\times7=112$, and 112 leaves 4.

A remainder may also be written as a **negative** number. 17 is 5 above 12, but it is also 1 below 18, so on division by 6 it leaves $-1$. Working with $-1$ is far easier than working with 5. At the end add the divisor back if the result is negative.

![Number line from 0 to 20. The number 17 is reached from 12 by plus 5 and from 18 by minus 1.](/figures/mat-number-system-and-simplification-4.svg)

**Example 8.** Find the remainders of (i) $2^{100}$ by 7 and (ii) $15^{31}$ by 16.

1. Look for a power next to a multiple of 7: $2^3=8$ leaves 1. Since $100=3\times33+1$, $2^{100}=(2^3)^{33}\times2$ leaves $1\times2=2$.
2. 15 leaves $-1$, and $(-1)^{31}=-1$. Add 16: the remainder is 15.

### Unit digits go round in circles

The unit digit of a product depends only on the unit digits of its factors. So the unit digits of the powers of a number repeat.

![Two circles of unit digits. Powers of 7: 7, 9, 3, 1. Powers of 2: 2, 4, 8, 6.](/figures/mat-number-system-and-simplification-3.svg)

| Unit digit of the base | Unit digits of its powers | Length |
|---|---|---|
| 0, 1, 5, 6 | always the same | 1 |
| 4 | 4, 6 | 2 |
| 9 | 9, 1 | 2 |
| 2 | 2, 4, 8, 6 | 4 |
| 3 | 3, 9, 7, 1 | 4 |
| 7 | 7, 9, 3, 1 | 4 |
| 8 | 8, 4, 2, 6 | 4 |

Divide the exponent by 4. Remainder 1, 2 or 3 means the first, second or third digit of the circle. **Remainder 0 means the fourth**, the shaded one in the figure.

**Example 9.** Find the unit digit of $7^{58}\times3^{35}+8^{23}$.

58 leaves 2: the digit is 9. 35 leaves 3: the digit is 7. Their product ends in 3. 23 leaves 3: the digit of $8^{23}$ is 2. $3+2=5$.

### A number with several remainders

**Example 10.** Find the smallest number that leaves 5, 7 and 10 when divided by 7, 9 and 12.

Each remainder is 2 short of its divisor. So the number is 2 less than a common multiple: $252-2=250$.

**Example 11.** Find the smallest three-digit number that leaves 2 on division by 5 and 3 on division by 7.

The shortages are 3 and 4, not equal, so list. Take the larger divisor: numbers that leave 3 by 7 are 3, 10, 17, … The first that leaves 2 by 5 is 17. From there every further one lies 35 on, since 35 is the LCM: 17, 52, 87, 122. The answer is 122.

### Zeros at the end of a factorial

A zero at the end needs a 10, and a 10 needs a 2 and a 5. In $n!$ there are more twos than fives, so count the fives:

$$
\left\lfloor\frac n5\right\rfloor+\left\lfloor\frac n{25}\right\rfloor+\left\lfloor\frac n{125}\right\rfloor+\cdots
$$

The brackets mean: throw away the fraction. Multiples of 25 give a second five, multiples of 125 a third.

**Example 12.** (i) How many zeros end 150!? (ii) What is the highest power of 12 that divides 30!?

1. $30+6+1=37$.
2. $12=2^2\times3$. Twos in 30!: $15+7+3+1=26$, which make 13 fours. Threes: $10+3+1=14$. Both are needed, so the smaller decides: 13.
`,
        hi: String.raw`
### सब कुछ एक पंक्ति में

$$
N = d\times q + r,\quad 0\le r\lt d
$$

$d$ भाजक है, $q$ भागफल, $r$ शेषफल। “भाग देने पर” जैसे शब्द दिखते ही यह पंक्ति लिख लें।

**उदाहरण 6.** किसी संख्या को 84 से भाग देने पर शेष 45 बचता है। उसे 12 से और 14 से भाग देने पर क्या बचेगा?

$N=84q+45$। 12 और 14 दोनों 84 को काटते हैं, इसलिए पहले हिस्से से कुछ नहीं बचता। अब 45 को भाग दें: 12 से 9 बचता है, 14 से 3। यदि 9 के बारे में पूछा जाता, जो 84 को नहीं काटता, तो कोई एक उत्तर नहीं होता।

### शेषफलों को जोड़ और गुणा कर सकते हैं

योग या गुणनफल का शेष निकालना हो तो पहले हर संख्या की जगह उसका शेष रखें; परिणाम भाजक से बड़ा आए तो एक बार और भाग दें।

**उदाहरण 7.** $47\times53\times61$ को 9 से भाग देने पर शेष क्या होगा?

शेष 2, 8 और 7 हैं। $2\times8\times7=112$, और 112 में 4 बचता है।

शेष को **ऋणात्मक** भी लिख सकते हैं। 17, 12 से 5 ज़्यादा है, पर 18 से 1 कम भी है; इसलिए 6 से भाग देने पर उसका शेष $-1$ माना जा सकता है। 5 की जगह $-1$ से काम करना बहुत आसान है। अंत में परिणाम ऋणात्मक आए तो भाजक जोड़ दें।

![0 से 20 तक की संख्या रेखा। 17 तक 12 से 5 आगे बढ़कर या 18 से 1 पीछे आकर पहुँचते हैं।](/figures/mat-number-system-and-simplification-4.svg)

**उदाहरण 8.** शेषफल ज्ञात करें: (i) $2^{100}$ को 7 से, (ii) $15^{31}$ को 16 से।

1. ऐसी घात ढूँढ़ें जो 7 के किसी गुणज के ठीक पास हो: $2^3=8$ में शेष 1 है। $100=3\times33+1$, इसलिए $2^{100}=(2^3)^{33}\times2$ में शेष $1\times2=2$।
2. 15 का शेष $-1$ है, और $(-1)^{31}=-1$। 16 जोड़ें: शेष 15।

### इकाई अंक घूमकर लौट आते हैं

गुणनफल का इकाई अंक केवल गुणा की गई संख्याओं के इकाई अंकों पर निर्भर है। इसलिए किसी संख्या की घातों के इकाई अंक दोहराते रहते हैं।

![इकाई अंकों के दो चक्र। 7 की घातें: 7, 9, 3, 1। 2 की घातें: 2, 4, 8, 6।](/figures/mat-number-system-and-simplification-3.svg)

| आधार का इकाई अंक | घातों के इकाई अंक | चक्र की लंबाई |
|---|---|---|
| 0, 1, 5, 6 | हमेशा वही | 1 |
| 4 | 4, 6 | 2 |
| 9 | 9, 1 | 2 |
| 2 | 2, 4, 8, 6 | 4 |
| 3 | 3, 9, 7, 1 | 4 |
| 7 | 7, 9, 3, 1 | 4 |
| 8 | 8, 4, 2, 6 | 4 |

घातांक को 4 से भाग दें। शेष 1, 2 या 3 हो तो चक्र का पहला, दूसरा या तीसरा अंक लें। **शेष 0 हो तो चौथा अंक**, जो चित्र में रंगा हुआ है।

**उदाहरण 9.** $7^{58}\times3^{35}+8^{23}$ का इकाई अंक ज्ञात करें।

58 में शेष 2: अंक 9। 35 में शेष 3: अंक 7। इनके गुणनफल का इकाई अंक 3 है। 23 में शेष 3: $8^{23}$ का इकाई अंक 2। $3+2=5$।

### कई भाजक, कई शेष

**उदाहरण 10.** वह सबसे छोटी संख्या ज्ञात करें जिसे 7, 9 और 12 से भाग देने पर क्रमशः 5, 7 और 10 बचें।

हर शेष अपने भाजक से 2 कम है। इसलिए संख्या किसी साझा गुणज से 2 कम है: $252-2=250$।

**उदाहरण 11.** तीन अंकों की वह सबसे छोटी संख्या ज्ञात करें जिसे 5 से भाग देने पर 2 और 7 से भाग देने पर 3 बचे।

यहाँ कमी 3 और 4 है, समान नहीं; इसलिए सूची बनाएँ। बड़ा भाजक लें: जिन संख्याओं में 7 से भाग देने पर 3 बचता है, वे 3, 10, 17, … हैं। इनमें 5 से भाग देने पर 2 सबसे पहले 17 में बचता है। इसके बाद ऐसी हर संख्या 35 (ल.स.) के अंतर पर है: 17, 52, 87, 122। उत्तर 122।

### क्रमगुणित के अंत में शून्य

अंत के हर शून्य के लिए एक 10 चाहिए, और 10 के लिए एक 2 और एक 5। $n!$ में 2 की गिनती 5 से ज़्यादा होती है, इसलिए 5 गिनें:

$$
\left\lfloor\frac n5\right\rfloor+\left\lfloor\frac n{25}\right\rfloor+\left\lfloor\frac n{125}\right\rfloor+\cdots
$$

इस कोष्ठक का अर्थ है: भिन्न वाला हिस्सा छोड़ दें। 25 के गुणजों से एक 5 और मिलता है, 125 के गुणजों से तीसरा।

**उदाहरण 12.** (i) 150! के अंत में कितने शून्य हैं? (ii) 12 की वह सबसे बड़ी घात क्या है जो 30! को काटती है?

1. $30+6+1=37$।
2. $12=2^2\times3$। 30! में 2 की गिनती: $15+7+3+1=26$, जिनसे 13 चौके (4) बनते हैं। 3 की गिनती: $10+3+1=14$। दोनों चाहिए, इसलिए उत्तर छोटी गिनती से तय होता है: 13।
`,
      },
    },
    {
      id: 'simplification',
      title: { en: 'Fractions, simplification, approximation', hi: 'भिन्न, सरलीकरण, सन्निकटन' },
      text: {
        en: String.raw`
### The order of work

Brackets first, from the inside out. Then "of" and powers. Then division and multiplication **together, from left to right**. Last, addition and subtraction, also from left to right. In Indian exams "of" binds more tightly than division: $48\div16\text{ of }\frac12$ is $48\div8=6$; to do $48\div16$ first would be wrong.

**Example 13.** Find $72\div8\times3-\frac25\text{ of }35+6^2$.

"Of" and power: $\frac25\text{ of }35=14$ and $6^2=36$. Division, then multiplication: $9\times3=27$. So $27-14+36=49$.

### Fractions and percentages known by heart

| Fraction | Per cent | Fraction | Per cent |
|---|---|---|---|
| $\frac13$ | $33\frac13$ | $\frac19$ | $11\frac19$ |
| $\frac16$ | $16\frac23$ | $\frac1{11}$ | $9\frac1{11}$ |
| $\frac17$ | $14\frac27$ | $\frac1{12}$ | $8\frac13$ |
| $\frac18$ | $12\frac12$ | $\frac1{16}$ | $6\frac14$ |

From one line you get many: $\frac38$ is $37\frac12\%$, $\frac57$ is $71\frac37\%$.

**Comparing.** To compare $\frac ab$ and $\frac cd$, compare $a\times d$ with $c\times b$. The larger product stands on the side of the larger fraction.

**Example 14.** Arrange $\frac7{11}$, $\frac9{14}$ and $\frac58$ from the largest.

$7\times14=98$ and $9\times11=99$, so $\frac9{14}>\frac7{11}$. $7\times8=56$ and $5\times11=55$, so $\frac7{11}>\frac58$. The order is $\frac9{14},\frac7{11},\frac58$.

**Repeating decimals.** Put a 9 under each repeating digit and a 0 under each digit that does not repeat; above, subtract the part that does not repeat.

**Example 15.** Write as fractions: $0.\overline{27}$ and $0.1\overline{36}$.

$$
0.\overline{27}=\frac{27}{99}=\frac3{11}
$$

$$
0.1\overline{36}=\frac{136-1}{990}=\frac{135}{990}=\frac3{22}
$$

### Patterns that collapse

Long expressions in exams are built so that they shrink. Look for the pattern before you calculate.

- $a^2-b^2=(a-b)(a+b)$: $87^2-63^2=24\times150=3600$.
- $\dfrac{a^3+b^3}{a^2-ab+b^2}=a+b$: with 0.73 and 0.27 the value is 1.
- Denominators that follow one another split into differences.

**Example 16.** Find $\frac1{2\cdot5}+\frac1{5\cdot8}+\cdots+\frac1{17\cdot20}$.

Each term is a third of a difference, for instance $\frac1{2\cdot5}=\frac13\left(\frac12-\frac15\right)$. In the sum everything between cancels:

$$
\frac13\left(\frac12-\frac1{20}\right)=\frac13\cdot\frac9{20}=\frac3{20}
$$

### Approximation

"What approximate value" means: round first, then calculate. A good rounding is to a number that makes the next step easy, not always to the nearest whole number.

| You see | Round to | Because |
|---|---|---|
| 24.97% | 25%, that is $\frac14$ | a simple fraction |
| 1249.7 ÷ 24.9 | 1250 ÷ 25 | it divides exactly |
| $\sqrt{2024.8}$ | $\sqrt{2025}=45$ | a perfect square |
| $398\times51$ | $400\times51$, less half a per cent if the options are near | round one factor only |

Check the options before you begin. If they lie far apart, round boldly. If two are within 2 per cent of each other, round gently or work out the exact value. In a product, round one factor up and the other down so that the errors cancel; in a quotient, round both the same way.

**Example 17.** What is the approximate value of 24.97% of 639.8, plus $17.96\times15.03$?

$\frac14\times640+18\times15=160+270=430$. The exact value is 429.70.

**Example 18.** What approximate value is $1249.7\div24.9\times3.98+\sqrt{2024.8}$?

$1250\div25\times4+45=200+45=245$. The exact value is 244.75.

**Example 19.** $45\%\text{ of }820+23\times9=(?)^2$.

$369+207=576$, and $576=24^2$. The answer is 24.
`,
        hi: String.raw`
### काम का क्रम

पहले कोष्ठक, भीतर से बाहर। फिर “का” (of) और घात। फिर भाग और गुणा **साथ-साथ, बाएँ से दाएँ**। आख़िर में जोड़ और घटाव, ये भी बाएँ से दाएँ। भारत की परीक्षाओं में “का” भाग से पहले किया जाता है: $48\div16\text{ का }\frac12$ का मान $48\div8=6$ है; पहले $48\div16$ करना ग़लत होगा।

**उदाहरण 13.** मान ज्ञात करें: $72\div8\times3-35\text{ का }\frac25+6^2$

“का” और घात: $35\text{ का }\frac25=14$ और $6^2=36$। पहले भाग, फिर गुणा: $9\times3=27$। इसलिए $27-14+36=49$।

### याद रखने लायक़ भिन्न और प्रतिशत

| भिन्न | प्रतिशत | भिन्न | प्रतिशत |
|---|---|---|---|
| $\frac13$ | $33\frac13$ | $\frac19$ | $11\frac19$ |
| $\frac16$ | $16\frac23$ | $\frac1{11}$ | $9\frac1{11}$ |
| $\frac17$ | $14\frac27$ | $\frac1{12}$ | $8\frac13$ |
| $\frac18$ | $12\frac12$ | $\frac1{16}$ | $6\frac14$ |

एक पंक्ति से कई मान निकल आते हैं: $\frac38$ यानी $37\frac12\%$, $\frac57$ यानी $71\frac37\%$।

**तुलना।** $\frac ab$ और $\frac cd$ की तुलना के लिए $a\times d$ और $c\times b$ देखें। जिसके अंश वाला गुणनफल बड़ा, वही भिन्न बड़ी।

**उदाहरण 14.** $\frac7{11}$, $\frac9{14}$ और $\frac58$ को बड़ी से छोटी के क्रम में लिखें।

$7\times14=98$ और $9\times11=99$, इसलिए $\frac9{14}>\frac7{11}$। $7\times8=56$ और $5\times11=55$, इसलिए $\frac7{11}>\frac58$। क्रम: $\frac9{14},\frac7{11},\frac58$।

**आवर्ती दशमलव।** हर में दोहराने वाले हर अंक के लिए 9 और न दोहराने वाले हर अंक के लिए 0 लिखें; अंश में पूरी संख्या में से न दोहराने वाला हिस्सा घटाएँ।

**उदाहरण 15.** भिन्न में लिखें: $0.\overline{27}$ और $0.1\overline{36}$

$$
0.\overline{27}=\frac{27}{99}=\frac3{11}
$$

$$
0.1\overline{36}=\frac{136-1}{990}=\frac{135}{990}=\frac3{22}
$$

### सिमट जाने वाले रूप

परीक्षा के लंबे व्यंजक ऐसे बनाए जाते हैं कि वे सिमट जाएँ। गणना से पहले रूप पहचानें।

- $a^2-b^2=(a-b)(a+b)$: $87^2-63^2=24\times150=3600$।
- $\dfrac{a^3+b^3}{a^2-ab+b^2}=a+b$: 0.73 और 0.27 हों तो मान 1 है।
- हरों में कड़ी बनी हो, तो हर पद दो भिन्नों के अंतर में टूट जाता है।

**उदाहरण 16.** मान ज्ञात करें: $\frac1{2\cdot5}+\frac1{5\cdot8}+\cdots+\frac1{17\cdot20}$

हर पद एक अंतर का तिहाई है, जैसे $\frac1{2\cdot5}=\frac13\left(\frac12-\frac15\right)$। जोड़ने पर बीच का सब कट जाता है:

$$
\frac13\left(\frac12-\frac1{20}\right)=\frac13\cdot\frac9{20}=\frac3{20}
$$

### सन्निकटन

“लगभग मान” का अर्थ है: पहले पूर्णांकन करें, फिर गणना। अच्छा पूर्णांकन वह है जिससे अगला चरण आसान हो जाए; हर बार निकटतम पूर्णांक लेना ज़रूरी नहीं।

| दिया हो | मानें | क्योंकि |
|---|---|---|
| 24.97% | 25%, यानी $\frac14$ | सरल भिन्न |
| 1249.7 ÷ 24.9 | 1250 ÷ 25 | पूरा भाग जाता है |
| $\sqrt{2024.8}$ | $\sqrt{2025}=45$ | पूर्ण वर्ग |
| $398\times51$ | $400\times51$; विकल्प पास-पास हों तो उसमें से आधा प्रतिशत घटाएँ | केवल एक गुणक बदला |

शुरू करने से पहले विकल्प देखें। वे दूर-दूर हों तो खुलकर पूर्णांकन करें। दो विकल्पों में 2 प्रतिशत से कम का फ़र्क़ हो तो सावधानी से पूर्णांकन करें या सही मान ही निकालें। गुणा में एक संख्या बढ़ाएँ तो दूसरी घटाएँ, ताकि त्रुटियाँ एक-दूसरे को काटें; भाग में दोनों को एक ही दिशा में बदलें।

**उदाहरण 17.** 639.8 के 24.97% में $17.96\times15.03$ जोड़ने पर लगभग मान बताइए।

$\frac14\times640+18\times15=160+270=430$। सही मान 429.70 है।

**उदाहरण 18.** लगभग मान बताइए: $1249.7\div24.9\times3.98+\sqrt{2024.8}$

$1250\div25\times4+45=200+45=245$। सही मान 244.75 है।

**उदाहरण 19.** $820\text{ का }45\%+23\times9=(?)^2$

$369+207=576$, और $576=24^2$। उत्तर 24।
`,
      },
    },
    {
      id: 'traps',
      title: { en: 'Traps and shortcuts', hi: 'जाल और शॉर्टकट' },
      text: {
        en: String.raw`
### Seven traps

1. **The exponent that 4 divides.** The unit digit of $8^{52}$ is 6, the fourth in the circle. It is not $8^0=1$.
2. **Parts that are not coprime.** For 24 test 3 and 8. The pair 4 and 6 lets 12 pass, which is no multiple of 24.
3. **Counting both ends.** From 100 to 300 the multiples of 7 are counted as $\left\lfloor\frac{300}7\right\rfloor-\left\lfloor\frac{99}7\right\rfloor=42-14=28$. Take away those up to **99**, since 100 itself belongs to the range.
4. **Counting only fives.** That is right for a factorial. In $5\times10\times15\times\cdots$ the twos are scarce, and they decide.
5. **A new divisor.** A remainder carries over only to a divisor of the old divisor. From "leaves 7 by 20" you know the remainder by 4, 5 and 10, but not by 8.
6. **HCF × LCM = product** holds for two numbers. For 2, 4 and 6 the HCF is 2 and the LCM 12, but the product is 48.
7. **Division from the right.** $60\div5\times4$ is 48. Multiplying first gives 3, and 3 is usually among the options.

### Shortcuts that are safe

| Task | Do this | For instance |
|---|---|---|
| × 25 | ÷ 4, then × 100 | $25\times84=2100$ |
| × 99 | × 100, less one time | $99\times47=4653$ |
| × 11 | put the sum of neighbours between | $11\times53=583$ |
| square of …5 | $n(n+1)$, then 25 | $85^2=7225$ |
| near 100 | use $100\pm$ | $97\times96=9312$ |
| $p\%$ of $q$ | read it as $q\%$ of $p$ | $36\%$ of 25 = 9 |
| abcabc | $=\text{abc}\times1001$ | 7, 11 and 13 divide it |

For $97\times96$: the shortages are 3 and 4. $97-4=93$ gives the front, $3\times4=12$ the end: 9312.

### Sums and differences of powers

| Expression | Always divisible by |
|---|---|
| $a^n-b^n$, any $n$ | $a-b$ |
| $a^n-b^n$, $n$ even | $a-b$ and $a+b$ |
| $a^n+b^n$, $n$ odd | $a+b$ |

So $17^{10}-9^{10}$ is divisible by 8 and by 26, and $17^{9}+9^{9}$ by 26. For $a^n+b^n$ with $n$ even nothing is certain.

### Check by nines

Add the digits of each number again and again until one digit is left. The answer must agree. For $47\times53=2491$: 47 gives 2, 53 gives 8, $2\times8=16$ gives 7; and 2491 gives 16, then 7. They agree. If they differ, the answer is surely wrong. If they agree, it is probably right: the check cannot see two digits that changed places.

### Let the options work

In a question about a missing number, check the last digit first; it often leaves one option. In a question about remainders, put the options into the condition, beginning with the strictest divisor. For "least number", begin with the smallest option.
`,
        hi: String.raw`
### सात जाल

1. **4 से कटने वाला घातांक।** $8^{52}$ का इकाई अंक 6 है, यानी चक्र का चौथा अंक। यह $8^0=1$ नहीं है।
2. **जो हिस्से सह-अभाज्य नहीं।** 24 के लिए 3 और 8 से जाँचें। 4 और 6 से जाँचने पर 12 भी सही निकलता है, जबकि वह 24 का गुणज नहीं है।
3. **दोनों सिरों की गिनती।** 100 से 300 तक 7 के गुणज: $\left\lfloor\frac{300}7\right\rfloor-\left\lfloor\frac{99}7\right\rfloor=42-14=28$। **99** तक के घटाएँ, क्योंकि 100 ख़ुद सीमा के भीतर है।
4. **केवल 5 गिनना।** क्रमगुणित में यह ठीक है। $5\times10\times15\times\cdots$ में 2 कम पड़ते हैं, और उत्तर उन्हीं से तय होता है।
5. **नया भाजक।** शेष की जानकारी केवल उसी नए भाजक पर काम आती है जो पुराने भाजक को काटे। “20 से भाग देने पर 7 बचता है” से 4, 5 और 10 का शेष पता चलता है, 8 का नहीं।
6. **म.स. × ल.स. = गुणनफल** दो संख्याओं के लिए है। 2, 4 और 6 में म.स. 2 और ल.स. 12 है, पर गुणनफल 48।
7. **दाएँ से शुरू करना।** $60\div5\times4$ का मान 48 है। पहले गुणा करने पर 3 आता है, और 3 अक्सर विकल्पों में रहता है।

### भरोसे के शॉर्टकट

| काम | ऐसे करें | उदाहरण |
|---|---|---|
| × 25 | ÷ 4, फिर × 100 | $25\times84=2100$ |
| × 99 | × 100, फिर एक बार घटाएँ | $99\times47=4653$ |
| × 11 | पड़ोसी अंकों का योग बीच में रखें | $11\times53=583$ |
| …5 का वर्ग | $n(n+1)$, फिर 25 | $85^2=7225$ |
| 100 के पास | $100\pm$ से करें | $97\times96=9312$ |
| $q$ का $p\%$ | $p$ का $q\%$ मानें | 25 का $36\%$ = 9 |
| abcabc | $=\text{abc}\times1001$ | 7, 11 और 13 से कटती है |

$97\times96$ में 100 से कमी 3 और 4 है। $97-4=93$ आगे का हिस्सा, $3\times4=12$ पीछे का: 9312।

### घातों के योग और अंतर

| व्यंजक | हमेशा किससे विभाज्य |
|---|---|
| $a^n-b^n$, कोई भी $n$ | $a-b$ |
| $a^n-b^n$, $n$ सम | $a-b$ और $a+b$ |
| $a^n+b^n$, $n$ विषम | $a+b$ |

इसलिए $17^{10}-9^{10}$, 8 और 26 दोनों से कटता है, और $17^{9}+9^{9}$, 26 से। $a^n+b^n$ में $n$ सम हो तो कोई नियम पक्का नहीं।

### नौ से जाँच

हर संख्या के अंक तब तक जोड़ते जाएँ जब तक एक अंक न बचे। उत्तर के अंकों से भी वही अंक आना चाहिए। $47\times53=2491$ में: 47 से 2, 53 से 8, $2\times8=16$ से 7; और 2491 से 16, फिर 7। दोनों समान हैं। अलग आएँ तो उत्तर पक्का ग़लत है। समान आएँ तो उत्तर शायद सही है: आपस में बदले हुए दो अंक इस जाँच की पकड़ में नहीं आते।

### विकल्पों से काम लें

छूटी संख्या के प्रश्न में पहले आख़िरी अंक मिलाएँ; अक्सर एक ही विकल्प बचता है। शेषफल के प्रश्न में विकल्पों को शर्त में रखकर देखें, सबसे कड़े भाजक से शुरू करें। “सबसे छोटी संख्या” पूछी हो तो सबसे छोटे विकल्प से शुरू करें।
`,
      },
    },
    {
      id: 'ten-questions',
      title: { en: 'Ten questions', hi: 'दस प्रश्न' },
      text: {
        en: String.raw`
Give yourself 12 minutes. The exam in brackets shows the style.

**1.** (SSC) The six-digit number 49x53y is divisible by 88. What is $x+y$?

- (A) 6
- (B) 8
- (C) 10
- (D) 11

**2.** (SSC) How many factors of 1800 are multiples of 12?

- (A) 3
- (B) 12
- (C) 18
- (D) 36

**3.** (SSC) What is the unit digit of $13^{47}+28^{52}\times17^{30}$?

- (A) 1
- (B) 3
- (C) 6
- (D) 9

**4.** (Railways) Find the least four-digit number that leaves 7 when divided by 12, 15 and 18.

- (A) 1007
- (B) 1073
- (C) 1087
- (D) 1267

**5.** (UPSC) A number $N$ leaves 23 when divided by 36. Consider the statements:

1. $N$ leaves 5 when divided by 9.
2. $N$ leaves 11 when divided by 12.
3. $N$ leaves 7 when divided by 8.

Which of them must be true?

- (A) 1 only
- (B) 1 and 2 only
- (C) 2 and 3 only
- (D) 1, 2 and 3

**6.** (UPSC) How many zeros stand at the end of $5\times10\times15\times20\times\cdots\times100$?

- (A) 18
- (B) 20
- (C) 22
- (D) 24

**7.** (UPSC) What is the remainder when $5^{99}+11^{99}$ is divided by 6?

- (A) 0
- (B) 2
- (C) 4
- (D) 5

**8.** (Banking) What approximate value should come in place of the question mark?

$$
\begin{aligned}
&39.97\%\text{ of }749.8\\
&+1295.6\div17.98-\sqrt{1295.7}=\ ?
\end{aligned}
$$

- (A) 318
- (B) 336
- (C) 354
- (D) 372
- (E) 408

**9.** (Banking) What should come in place of the question mark?

$$
\begin{aligned}
&\tfrac58\text{ of }1216+18^2-\ ?\\
&=35\%\text{ of }1480
\end{aligned}
$$

- (A) 546
- (B) 556
- (C) 566
- (D) 576
- (E) 1602

**10.** (UPSC) How many numbers from 1 to 500 are divisible by neither 4 nor 6?

- (A) 292
- (B) 312
- (C) 333
- (D) 374
`,
        hi: String.raw`
12 मिनट का समय लें। कोष्ठक में लिखी परीक्षा प्रश्न की शैली बताती है।

**1.** (SSC) छह अंकों की संख्या 49x53y, 88 से विभाज्य है। $x+y$ का मान क्या है?

- (A) 6
- (B) 8
- (C) 10
- (D) 11

**2.** (SSC) 1800 के कितने गुणनखंड 12 के गुणज हैं?

- (A) 3
- (B) 12
- (C) 18
- (D) 36

**3.** (SSC) $13^{47}+28^{52}\times17^{30}$ का इकाई अंक क्या है?

- (A) 1
- (B) 3
- (C) 6
- (D) 9

**4.** (रेलवे) चार अंकों की वह सबसे छोटी संख्या ज्ञात करें जिसे 12, 15 और 18 से भाग देने पर हर बार 7 बचे।

- (A) 1007
- (B) 1073
- (C) 1087
- (D) 1267

**5.** (UPSC) किसी संख्या $N$ को 36 से भाग देने पर 23 बचता है। इन कथनों पर विचार कीजिए:

1. $N$ को 9 से भाग देने पर 5 बचेगा।
2. $N$ को 12 से भाग देने पर 11 बचेगा।
3. $N$ को 8 से भाग देने पर 7 बचेगा।

इनमें से कौन-से कथन अवश्य सही हैं?

- (A) केवल 1
- (B) केवल 1 और 2
- (C) केवल 2 और 3
- (D) 1, 2 और 3

**6.** (UPSC) $5\times10\times15\times20\times\cdots\times100$ के अंत में कितने शून्य हैं?

- (A) 18
- (B) 20
- (C) 22
- (D) 24

**7.** (UPSC) $5^{99}+11^{99}$ को 6 से भाग देने पर शेषफल क्या होगा?

- (A) 0
- (B) 2
- (C) 4
- (D) 5

**8.** (बैंकिंग) प्रश्न चिह्न की जगह लगभग कौन-सा मान आएगा?

$$
\begin{aligned}
&749.8\text{ का }39.97\%\\
&+1295.6\div17.98-\sqrt{1295.7}=\ ?
\end{aligned}
$$

- (A) 318
- (B) 336
- (C) 354
- (D) 372
- (E) 408

**9.** (बैंकिंग) प्रश्न चिह्न की जगह क्या आएगा?

$$
\begin{aligned}
&1216\text{ का }\tfrac58+18^2-\ ?\\
&=1480\text{ का }35\%
\end{aligned}
$$

- (A) 546
- (B) 556
- (C) 566
- (D) 576
- (E) 1602

**10.** (UPSC) 1 से 500 तक की कितनी संख्याएँ न 4 से विभाज्य हैं, न 6 से?

- (A) 292
- (B) 312
- (C) 333
- (D) 374
`,
      },
    },
    {
      id: 'answers',
      title: { en: 'Answers and why', hi: 'उत्तर और कारण' },
      text: {
        en: String.raw`
| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|
| B | B | A | C | B | A | C | B | C | C |

**1. (B)** $88=8\times11$. 53y is divisible by 8 only for $y=6$ ($536=8\times67$). For 11 the alternate sums from the right are $6+5+9=20$ and $3+x+4=7+x$. Their difference $13-x$ must be 0 or 11; as $x$ is a digit, $x=2$. So $x+y=8$. Option (D) comes from testing with 4 and 11, which lets 499532 pass. With $y=6$, option (A) needs $x=0$ and (C) needs $x=4$; the differences are 13 and 9, and 11 divides neither.

**2. (B)** A multiple of 12 that divides 1800 is 12 times a factor of $1800\div12=150=2\times3\times5^2$. 150 has $2\times2\times3=12$ factors. Option (A) divides the 36 factors by 12; factors are not spread evenly. (C) counts the multiples of 6, (D) all factors.

**3. (A)** $13^{47}$: 47 leaves 3, so the digit is 7. $28^{52}$: 52 leaves 0, the fourth of 8, 4, 2, 6, so 6. $17^{30}$: 30 leaves 2, so 9. $6\times9=54$ ends in 4, and $7+4=11$ ends in 1. Option (C) takes $28^{52}$ as ending in 1, (D) as ending in 8, the first digit of the circle. Option (B) takes the second digit, 9, for $13^{47}$.

**4. (C)** The LCM of 12, 15 and 18 is 180. $5\times180+7=907$ is too small, $6\times180+7=1087$. Option (A) only adds 7 to 1000; 1007 leaves 11 by 12. Option (B) subtracts 7 instead of adding it; 1073 leaves 5 by 12. (D) also leaves 7 each time, but it is not the least.

**5. (B)** $N=36q+23$. 9 and 12 divide 36; 23 leaves 5 by 9 and 11 by 12. 8 does not divide 36: $N=23$ leaves 7, but $N=59$ leaves 3. Options (C) and (D) trust the single case $N=23$; option (A) leaves out statement 2.

**6. (A)** Take a 5 out of each of the 20 factors: $5^{20}\times20!$. Fives: $20+4=24$. Twos come from 20! only: $10+5+2+1=18$. The twos are fewer, so there are 18 zeros. Option (D) counts fives by habit, (B) gives one zero to each of the 20 factors. Option (C) fails for the same reason: 18 twos cannot make 22 tens.

**7. (C)** Both 5 and 11 leave $-1$ by 6, and the power is odd, so the sum leaves $-2$. Add 6: the remainder is 4. Option (B) forgets the sign, (D) is the remainder of one power alone. (A) misuses the rule that $a^n+b^n$ is divisible by $a+b=16$ for odd $n$; 6 does not divide 16.

**8. (B)** $40\%$ of 750 is 300; $1296\div18=72$; $\sqrt{1296}=36$. $300+72-36=336$. Option (E) adds the root, (D) leaves it out, (C) takes away half of it. Option (A) takes the quotient as 54 instead of 72.

**9. (C)** $\frac58$ of 1216 is $5\times152=760$; $18^2=324$; $35\%$ of 1480 is 518. $760+324-518=566$. Option (E) moves 518 across without changing its sign. The last digits, $0+4-8$, give 6 and only rule out (E). Options (A), (B) and (D) are 10 or 20 off, slips in carrying the tens; only the full sum shows them.

**10. (C)** Multiples of 4: 125. Multiples of 6: 83. Both: multiples of the LCM 12, which are 41. $125+83-41=167$, and $500-167=333$. Option (A) forgets the overlap. (B) takes the overlap as multiples of 24, of which there are 20. (D) subtracts the overlap twice: $500-(125+83-82)=374$.
`,
        hi: String.raw`
| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|
| B | B | A | C | B | A | C | B | C | C |

**1. (B)** $88=8\times11$। 53y केवल $y=6$ पर 8 से कटता है ($536=8\times67$)। 11 के लिए दाईं ओर से विषम स्थानों का योग $6+5+9=20$ और सम स्थानों का $3+x+4=7+x$ है। अंतर $13-x$ को 0 या 11 होना चाहिए; $x$ एक अंक है, इसलिए $x=2$। $x+y=8$। विकल्प (D) तब आता है जब 8 की जगह 4 से जाँचें; तब 499532 भी जाँच में सही निकलती है। $y=6$ हो तो विकल्प (A) में $x=0$ और (C) में $x=4$ होगा; अंतर 13 और 9 आते हैं, जो 11 से नहीं कटते।

**2. (B)** 1800 का जो गुणनखंड 12 का गुणज है, वह $1800\div12=150=2\times3\times5^2$ के किसी गुणनखंड का 12 गुना है। 150 के $2\times2\times3=12$ गुणनखंड हैं। विकल्प (A) में 36 गुणनखंडों को 12 से भाग दे दिया गया; गुणनखंड बराबर दूरी पर नहीं बँटे होते। (C) में 6 के गुणज गिने गए हैं, (D) में सारे गुणनखंड।

**3. (A)** $13^{47}$: 47 में शेष 3, अंक 7। $28^{52}$: 52 में शेष 0, यानी 8, 4, 2, 6 का चौथा अंक 6। $17^{30}$: 30 में शेष 2, अंक 9। $6\times9=54$ का इकाई अंक 4, और $7+4=11$ का 1। विकल्प (C) में $28^{52}$ का इकाई अंक 1 मान लिया गया, (D) में चक्र का पहला अंक 8। विकल्प (B) में $13^{47}$ के लिए चक्र का दूसरा अंक 9 ले लिया गया।

**4. (C)** 12, 15 और 18 का ल.स. 180 है। $5\times180+7=907$ छोटी है, $6\times180+7=1087$। विकल्प (A) में 1000 में ही 7 जोड़ दिया गया; 1007 को 12 से भाग देने पर 11 बचता है। विकल्प (B) में 7 जोड़ने की जगह घटा दिया गया; 1073 को 12 से भाग देने पर 5 बचता है। (D) में भी हर बार 7 बचता है, पर वह सबसे छोटी नहीं है।

**5. (B)** $N=36q+23$। 9 और 12, 36 को काटते हैं; 23 में 9 से 5 और 12 से 11 बचता है। 8, 36 को नहीं काटता: $N=23$ में 7 बचता है, पर $N=59$ में 3। विकल्प (C) और (D) केवल $N=23$ देखकर चुने जाते हैं; विकल्प (A) कथन 2 को छोड़ देता है।

**6. (A)** सभी 20 गुणकों में से एक-एक 5 बाहर निकालें: $5^{20}\times20!$। 5 की गिनती: $20+4=24$। 2 केवल 20! से आते हैं: $10+5+2+1=18$। 2 कम हैं, इसलिए 18 शून्य। विकल्प (D) में आदत के कारण 5 गिन लिए गए; (B) में 20 गुणकों के लिए एक-एक शून्य मान लिया गया। विकल्प (C) भी इसीलिए ग़लत है: 18 बार 2 हो तो 22 बार 10 नहीं बन सकता।

**7. (C)** 6 से भाग देने पर 5 और 11 दोनों का शेष $-1$ है, और घात विषम है, इसलिए योग का शेष $-2$। 6 जोड़ें: शेष 4। विकल्प (B) में चिह्न छूट गया, (D) केवल एक घात का शेष है। (A) में यह नियम ग़लत लगाया गया कि विषम $n$ पर $a^n+b^n$, $a+b=16$ से कटता है; 6, 16 को नहीं काटता।

**8. (B)** 750 का $40\%$ = 300; $1296\div18=72$; $\sqrt{1296}=36$। $300+72-36=336$। विकल्प (E) में वर्गमूल जोड़ दिया गया, (D) में छूट गया, (C) में उसका आधा घटाया गया। विकल्प (A) में भागफल 72 की जगह 54 लिया गया।

**9. (C)** 1216 का $\frac58$ = $5\times152=760$; $18^2=324$; 1480 का $35\%$ = 518। $760+324-518=566$। विकल्प (E) में 518 का चिह्न बदले बिना पक्ष बदल दिया गया। आख़िरी अंक $0+4-8$ से 6 आता है और केवल (E) हटता है। विकल्प (A), (B) और (D) में 10 या 20 का अंतर है, यानी दहाई की चूक; वे पूरी गणना से ही पकड़ में आते हैं।

**10. (C)** 4 के गुणज: 125। 6 के गुणज: 83। दोनों के: ल.स. 12 के गुणज, यानी 41। $125+83-41=167$, और $500-167=333$। विकल्प (A) में साझा गुणज छूट गए। (B) में साझा गुणज 24 के मान लिए गए, जो 20 हैं। (D) में साझा गुणज दो बार घटाए गए: $500-(125+83-82)=374$।
`,
      },
    },
  ],
}
