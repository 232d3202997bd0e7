import type { PaperSection } from '../paper.ts'

export const aptitude: PaperSection = {
  presetSectionId: 'aptitude',
  weights: {
    'ga-001': 1,
    'ga-002': 1,
    'ga-003': 1,
    'ga-004': 1,
    'ga-005': 1,
    'ga-006': 2,
    'ga-007': 2,
    'ga-008': 2,
    'ga-009': 2,
    'ga-010': 2,
  },
  questions: [
    {
      code: 'ga-001',
      exams: ['gate'],
      subject: 'english',
      topic: 'homophones',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: String.raw`Choose the pair of words that fills the two blanks in the given order.

A short prayer will ______ the function, after which the guests will ______ to the dining hall.`,
        hi: String.raw`शब्दों का वह युग्म चुनिए जो दिए गए क्रम में दोनों रिक्त स्थानों की पूर्ति करे।

A short prayer will ______ the function, after which the guests will ______ to the dining hall.`,
      },
      options: [
        { id: 'a', content: { en: String.raw`proceed, precede`, hi: String.raw`proceed, precede` } },
        { id: 'b', content: { en: String.raw`proceed, proceed`, hi: String.raw`proceed, proceed` } },
        { id: 'c', content: { en: String.raw`precede, proceed`, hi: String.raw`precede, proceed` } },
        { id: 'd', content: { en: String.raw`precede, precede`, hi: String.raw`precede, precede` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`To **precede** something is to come before it; to **proceed** is to go on or go forward.

The prayer comes before the function, so it precedes it. The guests then go on to the hall, so they proceed. A check by grammar: "precede" takes an object (the function), "proceed" takes none and needs "to".`,
        hi: String.raw`**precede** का अर्थ है किसी से पहले आना; **proceed** का अर्थ है आगे बढ़ना।

प्रार्थना समारोह से पहले होगी, इसलिए precede आएगा। फिर अतिथि भोजन-कक्ष की ओर बढ़ेंगे, इसलिए proceed आएगा। व्याकरण से जाँच: "precede" के साथ कर्म (the function) आता है, "proceed" के साथ कर्म नहीं आता और "to" लगता है।`,
      },
      reasons: {
        a: {
          en: String.raw`Has the two words in the wrong order: a prayer cannot "proceed the function", since "proceed" takes no object.`,
          hi: String.raw`दोनों शब्द उलटे क्रम में हैं: "proceed the function" नहीं हो सकता, क्योंकि "proceed" के साथ कर्म नहीं आता।`,
        },
        b: {
          en: String.raw`The second word fits, but "proceed the function" is not English: coming before something is "precede".`,
          hi: String.raw`दूसरा शब्द ठीक है, पर "proceed the function" अशुद्ध है: किसी से पहले आने के लिए "precede" चाहिए।`,
        },
        c: {
          en: String.raw`Right: the prayer comes before the function, and the guests go forward to the hall.`,
          hi: String.raw`सही: प्रार्थना समारोह से पहले होगी और अतिथि भोजन-कक्ष की ओर आगे बढ़ेंगे।`,
        },
        d: {
          en: String.raw`The first word fits, but guests who go on to the hall "proceed" to it.`,
          hi: String.raw`पहला शब्द ठीक है, पर भोजन-कक्ष की ओर बढ़ने वाले अतिथियों के लिए "proceed" आएगा।`,
        },
      },
    },
    {
      code: 'ga-002',
      exams: ['gate'],
      subject: 'english',
      topic: 'verbal-analogy',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: String.raw`In the list **damp, wet, soaked** each word is stronger than the one before it.

Which word completes the list **nibble, eat,** ______ in the same manner?`,
        hi: String.raw`सूची **damp, wet, soaked** में हर शब्द अपने से पहले वाले शब्द से अधिक तीव्र है।

कौन-सा शब्द सूची **nibble, eat,** ______ को उसी प्रकार पूरा करता है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`devour`, hi: String.raw`devour` } },
        { id: 'b', content: { en: String.raw`taste`, hi: String.raw`taste` } },
        { id: 'c', content: { en: String.raw`chew`, hi: String.raw`chew` } },
        { id: 'd', content: { en: String.raw`digest`, hi: String.raw`digest` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The words name the same thing in rising strength. To nibble is to eat a little in small bites; stronger than "eat" is **devour**, to eat hungrily and quickly.

Trap: a word that merely belongs to eating (taste, chew, digest) is not a stronger degree of it.`,
        hi: String.raw`तीनों शब्द एक ही बात को बढ़ती तीव्रता में बताते हैं। nibble का अर्थ है कुतर-कुतरकर थोड़ा खाना; "eat" से तीव्र शब्द **devour** है, यानी भूखे की तरह जल्दी-जल्दी खा जाना।

ध्यान दें: जो शब्द केवल खाने से जुड़ा हो (taste, chew, digest), वह उसकी अधिक तीव्र मात्रा नहीं है।`,
      },
      reasons: {
        a: {
          en: String.raw`Right: to devour is to eat greedily, a stronger degree of "eat".`,
          hi: String.raw`सही: devour यानी टूट पड़कर खाना, जो "eat" से अधिक तीव्र है।`,
        },
        b: {
          en: String.raw`To taste is to take only a little, which is weaker than "eat", like "nibble".`,
          hi: String.raw`taste यानी केवल थोड़ा-सा चखना; यह "nibble" की तरह "eat" से हल्का शब्द है।`,
        },
        c: {
          en: String.raw`Chewing is one part of the act of eating, not a stronger form of it.`,
          hi: String.raw`chew (चबाना) खाने की क्रिया का एक हिस्सा है, उसका तीव्र रूप नहीं।`,
        },
        d: {
          en: String.raw`Digesting comes after eating: the next step in time, not in strength.`,
          hi: String.raw`digest (पचाना) खाने के बाद होता है: यह समय में अगला चरण है, तीव्रता में नहीं।`,
        },
      },
    },
    {
      code: 'ga-003',
      exams: ['gate'],
      subject: 'aptitude',
      topic: 'surds-and-indices',
      difficulty: 'easy',
      targetSeconds: 60,
      stem: {
        en: String.raw`If $a$, $b$ and $c$ are non-zero real numbers such that $5^a = 2^b = 200^c$, then $c$ is equal to`,
        hi: String.raw`यदि $a$, $b$ और $c$ ऐसी शून्येतर वास्तविक संख्याएँ हैं कि $5^a = 2^b = 200^c$, तो $c$ बराबर है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\dfrac{ab}{2a + 3b}$`, hi: String.raw`$\dfrac{ab}{2a + 3b}$` } },
        { id: 'b', content: { en: String.raw`$\dfrac{3a + 2b}{ab}$`, hi: String.raw`$\dfrac{3a + 2b}{ab}$` } },
        { id: 'c', content: { en: String.raw`$\dfrac{2a + 3b}{ab}$`, hi: String.raw`$\dfrac{2a + 3b}{ab}$` } },
        { id: 'd', content: { en: String.raw`$\dfrac{ab}{3a + 2b}$`, hi: String.raw`$\dfrac{ab}{3a + 2b}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Call the common value $k$. Then $5 = k^{1/a}$, $2 = k^{1/b}$ and $200 = k^{1/c}$.

Since $200 = 2^3 \times 5^2$, compare the exponents of $k$:

$$
\frac{1}{c} = \frac{3}{b} + \frac{2}{a} = \frac{3a + 2b}{ab}
$$

So $c = \frac{ab}{3a + 2b}$. Trap: 3 stands over $b$, so it multiplies $a$ in the sum.`,
        hi: String.raw`तीनों के समान मान को $k$ कहिए। तब $5 = k^{1/a}$, $2 = k^{1/b}$ और $200 = k^{1/c}$।

$200 = 2^3 \times 5^2$ है, इसलिए $k$ के घातांकों की तुलना कीजिए:

$$
\frac{1}{c} = \frac{3}{b} + \frac{2}{a} = \frac{3a + 2b}{ab}
$$

अतः $c = \frac{ab}{3a + 2b}$। ध्यान दें: 3 का हर $b$ है, इसलिए जोड़ने पर उसका गुणा $a$ से होता है।`,
      },
      reasons: {
        a: {
          en: String.raw`Adds $\frac{2}{b} + \frac{3}{a}$: the powers of 2 and 5 in 200 are exchanged.`,
          hi: String.raw`इसमें $\frac{2}{b} + \frac{3}{a}$ जोड़ा गया है: 200 में 2 और 5 की घातें आपस में बदल गईं।`,
        },
        b: {
          en: String.raw`This is $\frac{1}{c}$; the last step, taking the reciprocal, is missing.`,
          hi: String.raw`यह $\frac{1}{c}$ है; अंत में व्युत्क्रम लेना छूट गया।`,
        },
        c: {
          en: String.raw`Exchanges the powers of 2 and 5 and also forgets the reciprocal.`,
          hi: String.raw`इसमें 2 और 5 की घातें भी बदल गईं और व्युत्क्रम लेना भी छूट गया।`,
        },
        d: {
          en: String.raw`Right: $\frac{1}{c} = \frac{3}{b} + \frac{2}{a}$, since $200 = 2^3 \times 5^2$.`,
          hi: String.raw`सही: $200 = 2^3 \times 5^2$ से $\frac{1}{c} = \frac{3}{b} + \frac{2}{a}$ मिलता है।`,
        },
      },
    },
    {
      code: 'ga-004',
      exams: ['gate'],
      subject: 'reasoning',
      topic: 'paper-folding',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`A square sheet of paper is folded as shown in figures 1 and 2, first from bottom to top and then from left to right. A piece in the form of a right-angled triangle is cut out of the folded sheet as shown in figure 3. Which figure shows the sheet when it is opened out?

![Figure 1: a square sheet, its lower half folded up over the upper half. Figure 2: of the upper half that remains, the left part folded over the right part. Figure 3: in the top right quarter a right-angled triangle is cut out; its long leg lies horizontally at the bottom, its short leg goes up at the left, and the right angle is at the lower left, at the corner of the triangle nearest to the centre of the sheet. In all of A to D the triangle in the top right quarter is the same as in figure 3. A: each triangle is the one before it turned by a quarter turn about the centre. B: the top left triangle is the mirror image of the top right one, and the two lower ones are the mirror images of the two upper ones. C: the top left triangle looks just like the top right one, and the two lower ones are the mirror images of the two upper ones. D: all four triangles look just like the one at the top right.](/figures/ga-004.svg)`,
        hi: String.raw`काग़ज़ की एक वर्गाकार शीट को चित्र 1 और 2 के अनुसार पहले नीचे से ऊपर की ओर और फिर बाएँ से दाएँ मोड़ा जाता है। मुड़ी हुई शीट में से चित्र 3 के अनुसार समकोण त्रिभुज के आकार का एक टुकड़ा काट लिया जाता है। खोलने पर शीट किस चित्र जैसी दिखेगी?

![चित्र 1: एक वर्गाकार शीट, जिसका निचला आधा भाग ऊपरी आधे भाग पर मोड़ा जाता है। चित्र 2: बचे हुए ऊपरी आधे भाग का बायाँ हिस्सा दाएँ हिस्से पर मोड़ा जाता है। चित्र 3: ऊपर दाईं चौथाई में एक समकोण त्रिभुज कटा है; उसकी लंबी भुजा नीचे क्षैतिज है, छोटी भुजा बाईं ओर ऊपर जाती है और समकोण निचले बाएँ कोने पर है, जो त्रिभुज का वह शीर्ष है जो शीट के केंद्र के सबसे निकट है। A से D तक सबमें ऊपर दाईं चौथाई का त्रिभुज चित्र 3 जैसा ही है। A: हर त्रिभुज पिछले त्रिभुज को केंद्र के परितः एक-चौथाई घुमाने से बना है। B: ऊपर बायाँ त्रिभुज ऊपर दाएँ त्रिभुज का दर्पण प्रतिबिंब है और नीचे के दोनों त्रिभुज ऊपर के दोनों के दर्पण प्रतिबिंब हैं। C: ऊपर बायाँ त्रिभुज ऊपर दाएँ त्रिभुज जैसा ही है और नीचे के दोनों त्रिभुज ऊपर के दोनों के दर्पण प्रतिबिंब हैं। D: चारों त्रिभुज ऊपर दाएँ त्रिभुज जैसे ही दिखते हैं।](/figures/ga-004.svg)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`A`, hi: String.raw`A` } },
        { id: 'b', content: { en: String.raw`B`, hi: String.raw`B` } },
        { id: 'c', content: { en: String.raw`C`, hi: String.raw`C` } },
        { id: 'd', content: { en: String.raw`D`, hi: String.raw`D` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Every unfolding reflects the cut in the line of the fold. Open in the reverse order.

Opening the second fold gives the mirror image of the triangle in the vertical middle line; opening the first fold mirrors both in the horizontal middle line. All four right angles lie near the centre and all long legs are horizontal: figure B. Figure A comes from turning and not from reflecting.`,
        hi: String.raw`हर बार खोलने पर कटा हुआ भाग मोड़ की रेखा में प्रतिबिंबित होता है। उलटे क्रम में खोलिए।

दूसरा मोड़ खोलने पर त्रिभुज का ऊर्ध्वाधर मध्य रेखा में प्रतिबिंब मिलता है; पहला मोड़ खोलने पर दोनों का क्षैतिज मध्य रेखा में प्रतिबिंब मिलता है। चारों समकोण केंद्र के पास हैं और सभी लंबी भुजाएँ क्षैतिज हैं: चित्र B। चित्र A घुमाने से बनता है, प्रतिबिंब से नहीं।`,
      },
      reasons: {
        a: {
          en: String.raw`Here the triangle is turned about the centre: two long legs have become vertical, which no reflection in the folds can do.`,
          hi: String.raw`यहाँ त्रिभुज केंद्र के परितः घुमाया गया है: दो लंबी भुजाएँ ऊर्ध्वाधर हो गई हैं, जो मोड़ों में प्रतिबिंब से नहीं हो सकता।`,
        },
        b: {
          en: String.raw`Right: each fold gives a reflection, and all four right angles lie near the centre.`,
          hi: String.raw`सही: हर मोड़ से प्रतिबिंब मिलता है और चारों समकोण केंद्र के पास हैं।`,
        },
        c: {
          en: String.raw`Reflects in the horizontal fold only; on the left the triangles have been shifted instead of mirrored.`,
          hi: String.raw`प्रतिबिंब केवल क्षैतिज मोड़ में लिया गया; बाईं ओर त्रिभुजों को पलटने की जगह केवल खिसकाया गया है।`,
        },
        d: {
          en: String.raw`The triangle has only been copied into the four quarters; a fold never gives a mere shift.`,
          hi: String.raw`त्रिभुज को चारों चौथाइयों में केवल दोहराया गया है; मोड़ से केवल खिसका हुआ रूप नहीं मिलता।`,
        },
      },
    },
    {
      code: 'ga-005',
      exams: ['gate'],
      subject: 'aptitude',
      topic: 'number-system',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`How many two-digit numbers increase by 27 when their two digits are exchanged?`,
        hi: String.raw`दो अंकों की ऐसी कितनी संख्याएँ हैं, जिनके दोनों अंकों की अदला-बदली करने पर संख्या में 27 की वृद्धि होती है?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`6`, hi: String.raw`6` } },
        { id: 'b', content: { en: String.raw`7`, hi: String.raw`7` } },
        { id: 'c', content: { en: String.raw`12`, hi: String.raw`12` } },
        { id: 'd', content: { en: String.raw`5`, hi: String.raw`5` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Let the number be $10t + u$. After the exchange it is $10u + t$, so the increase is $9(u - t) = 27$ and $u - t = 3$.

The tens digit $t$ is at least 1 and $u = t + 3$ is at most 9, so $t = 1, 2, \dots, 6$: the numbers 14, 25, 36, 47, 58 and 69. That is 6. Trap: 03 is not a two-digit number.`,
        hi: String.raw`मान लीजिए संख्या $10t + u$ है। अदला-बदली के बाद वह $10u + t$ हो जाती है, अतः वृद्धि $9(u - t) = 27$ और $u - t = 3$।

दहाई का अंक $t$ कम से कम 1 है और $u = t + 3$ अधिक से अधिक 9, अतः $t = 1, 2, \dots, 6$: संख्याएँ 14, 25, 36, 47, 58 और 69, यानी कुल 6। ध्यान दें: 03 दो अंकों की संख्या नहीं है।`,
      },
      reasons: {
        a: { en: String.raw`Right: 14, 25, 36, 47, 58 and 69.`, hi: String.raw`सही: 14, 25, 36, 47, 58 और 69।` },
        b: {
          en: String.raw`Counts 03 too, but a two-digit number cannot begin with 0.`,
          hi: String.raw`इसमें 03 भी गिन लिया गया, जबकि दो अंकों की संख्या 0 से शुरू नहीं होती।`,
        },
        c: {
          en: String.raw`Counts 41, 52, … as well; these decrease by 27 when the digits are exchanged.`,
          hi: String.raw`इसमें 41, 52, … भी गिन ली गईं, जो अदला-बदली करने पर 27 घट जाती हैं।`,
        },
        d: {
          en: String.raw`Stops at 58: the units digit may be 9, so 69 belongs to the list.`,
          hi: String.raw`गिनती 58 पर रोक दी गई; इकाई का अंक 9 भी हो सकता है, अतः 69 भी आएगी।`,
        },
      },
    },
    {
      code: 'ga-006',
      exams: ['gate'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 85,
      stem: {
        en: String.raw`Read the passage and answer the question.

A study of 400 schools found that pupils of schools with large libraries read better, on average, than pupils of schools with small ones. The authors point out, however, that schools with large libraries have smaller classes too, and that among schools with classes of the same size the number of books made no difference to the pupils' reading.

Which one of the following can be inferred from the passage?`,
        hi: String.raw`अनुच्छेद पढ़कर प्रश्न का उत्तर दीजिए।

A study of 400 schools found that pupils of schools with large libraries read better, on average, than pupils of schools with small ones. The authors point out, however, that schools with large libraries have smaller classes too, and that among schools with classes of the same size the number of books made no difference to the pupils' reading.

इस अनुच्छेद से निम्नलिखित में से कौन-सा निष्कर्ष निकाला जा सकता है?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`Pupils in small classes read better because a teacher can attend to each of them.`,
            hi: String.raw`Pupils in small classes read better because a teacher can attend to each of them.`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`The study gives no reason to expect better reading from a larger library alone.`,
            hi: String.raw`The study gives no reason to expect better reading from a larger library alone.`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`If all the schools had equally large libraries, their pupils would read equally well.`,
            hi: String.raw`If all the schools had equally large libraries, their pupils would read equally well.`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`Every school with a large library had better readers than every school with a small one.`,
            hi: String.raw`Every school with a large library had better readers than every school with a small one.`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`An inference must follow from what is written, with nothing added.

Once classes of the same size are compared, the advantage of the large library disappears. So on this evidence more books alone cannot be expected to improve reading: option B.

Traps: an average says nothing about each single school (D), and the passage names the size of the classes but not how it works (A).`,
        hi: String.raw`निष्कर्ष वही है जो लिखी हुई बात से निकले, अपनी ओर से कुछ जोड़े बिना।

समान आकार की कक्षाओं की तुलना करने पर बड़े पुस्तकालय का लाभ ग़ायब हो जाता है। अतः इस अध्ययन के आधार पर केवल पुस्तकें बढ़ाने से बेहतर पढ़ने की आशा नहीं की जा सकती: विकल्प B।

ध्यान दें: औसत से हर एक विद्यालय के बारे में कुछ पता नहीं चलता (D), और अनुच्छेद कक्षा का आकार तो बताता है, पर यह नहीं कि उसका असर कैसे होता है (A)।`,
      },
      reasons: {
        a: {
          en: String.raw`Adds a cause of its own: the passage does not say why pupils in small classes read better.`,
          hi: String.raw`अपनी ओर से कारण जोड़ता है: अनुच्छेद यह नहीं बताता कि छोटी कक्षाओं में विद्यार्थी बेहतर क्यों पढ़ते हैं।`,
        },
        b: {
          en: String.raw`Right: with class size held equal, the number of books made no difference.`,
          hi: String.raw`सही: कक्षा का आकार समान रखने पर पुस्तकों की संख्या से कोई अंतर नहीं पड़ा।`,
        },
        c: {
          en: String.raw`The classes would still differ in size, and with them the reading could differ too.`,
          hi: String.raw`कक्षाओं का आकार तब भी अलग-अलग रहता और उसके साथ पढ़ने का स्तर भी अलग हो सकता था।`,
        },
        d: {
          en: String.raw`The study compares averages of two groups, not each school with each other school.`,
          hi: String.raw`अध्ययन दो समूहों के औसत की तुलना करता है, हर विद्यालय की हर दूसरे विद्यालय से नहीं।`,
        },
      },
    },
    {
      code: 'ga-007',
      exams: ['gate'],
      subject: 'aptitude',
      topic: 'geometry',
      difficulty: 'medium',
      targetSeconds: 110,
      stem: {
        en: String.raw`A rectangular sheet of paper PQRS has PQ = 8 cm and QR = 4 cm. It is folded along a straight line so that the corner P falls exactly on the corner R. The area (in cm²) of the pentagon formed is`,
        hi: String.raw`काग़ज़ की एक आयताकार शीट PQRS में PQ = 8 सेमी और QR = 4 सेमी है। इसे एक सरल रेखा पर इस प्रकार मोड़ा जाता है कि कोना P ठीक कोने R पर आ जाए। बनने वाले पंचभुज का क्षेत्रफल (सेमी² में) है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`26`, hi: String.raw`26` } },
        { id: 'b', content: { en: String.raw`22`, hi: String.raw`22` } },
        { id: 'c', content: { en: String.raw`16`, hi: String.raw`16` } },
        { id: 'd', content: { en: String.raw`20`, hi: String.raw`20` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The fold doubles a triangle; the pentagon has the area of the sheet less this triangle once.

Let the fold line meet PQ at E. P falls on R, so ER = EP = $x$ and EQ = $8 - x$. In the right-angled triangle EQR:

$$
x^2 = (8 - x)^2 + 4^2
$$

This gives $16x = 80$, $x = 5$. If the fold line meets RS at F, then RF = 5 too, and the doubled triangle ERF has the base RF = 5 and the height 4: area 10.

Pentagon: $32 - 10 = 22$ cm². Check: triangle 10 and two right-angled triangles (3, 4, 5) of area 6 each.`,
        hi: String.raw`मोड़ने पर एक त्रिभुज दोहरा हो जाता है; पंचभुज का क्षेत्रफल पूरी शीट में से यह त्रिभुज एक बार घटाने पर मिलता है।

मान लीजिए मोड़ की रेखा PQ से E पर मिलती है। P, R पर आता है, अतः ER = EP = $x$ और EQ = $8 - x$। समकोण त्रिभुज EQR में:

$$
x^2 = (8 - x)^2 + 4^2
$$

इससे $16x = 80$, $x = 5$। यदि मोड़ की रेखा RS से F पर मिले, तो RF = 5 भी होगा, और दोहरे त्रिभुज ERF का आधार RF = 5 तथा ऊँचाई 4 है: क्षेत्रफल 10।

पंचभुज: $32 - 10 = 22$ सेमी²। जाँच: त्रिभुज 10 और दो समकोण त्रिभुज (3, 4, 5), हर एक का क्षेत्रफल 6।`,
      },
      reasons: {
        a: {
          en: String.raw`Takes away one right-angled triangle of area 6 instead of the doubled triangle of area 10.`,
          hi: String.raw`इसमें 10 क्षेत्रफल वाले दोहरे त्रिभुज की जगह 6 क्षेत्रफल वाला एक समकोण त्रिभुज घटाया गया है।`,
        },
        b: {
          en: String.raw`Right: the sheet of 32 less the doubled triangle of 10.`,
          hi: String.raw`सही: 32 की शीट में से 10 का दोहरा त्रिभुज घटाया गया।`,
        },
        c: {
          en: String.raw`Half of the sheet: true only if the two halves covered each other completely.`,
          hi: String.raw`यह शीट का आधा है: ऐसा तभी होता जब दोनों आधे भाग एक-दूसरे को पूरी तरह ढक लेते।`,
        },
        d: {
          en: String.raw`Takes away both right-angled triangles (12) instead of the doubled triangle (10).`,
          hi: String.raw`इसमें दोहरे त्रिभुज (10) की जगह दोनों समकोण त्रिभुज (12) घटा दिए गए हैं।`,
        },
      },
    },
    {
      code: 'ga-008',
      exams: ['gate'],
      subject: 'aptitude',
      topic: 'data-interpretation',
      difficulty: 'medium',
      targetSeconds: 110,
      stem: {
        en: String.raw`The table gives the capacity of four power plants and the percentage of it that was used in two years. The output of a plant is its capacity multiplied by the percentage used.

| Plant | Capacity (MW) | Used in 2022 (%) | Used in 2023 (%) |
| --- | --- | --- | --- |
| W | 200 | 60 | 70 |
| X | 150 | 80 | 72 |
| Y | 250 | 72 | 80 |
| Z | 400 | 50 | $p$ |

The total output of the four plants in 2023 was 20 % higher than in 2022. The value of $p$ is`,
        hi: String.raw`तालिका में चार बिजलीघरों की क्षमता और दो वर्षों में उस क्षमता के उपयोग का प्रतिशत दिया गया है। किसी बिजलीघर का उत्पादन उसकी क्षमता और उपयोग के प्रतिशत का गुणनफल है।

| बिजलीघर | क्षमता (MW) | 2022 में उपयोग (%) | 2023 में उपयोग (%) |
| --- | --- | --- | --- |
| W | 200 | 60 | 70 |
| X | 150 | 80 | 72 |
| Y | 250 | 72 | 80 |
| Z | 400 | 50 | $p$ |

चारों बिजलीघरों का कुल उत्पादन 2023 में 2022 की तुलना में 20 % अधिक था। $p$ का मान है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`81`, hi: String.raw`81` } },
        { id: 'b', content: { en: String.raw`60`, hi: String.raw`60` } },
        { id: 'c', content: { en: String.raw`74`, hi: String.raw`74` } },
        { id: 'd', content: { en: String.raw`68`, hi: String.raw`68` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Percentages of plants of different capacity must not be averaged; work with the outputs.

- 2022: $120 + 120 + 180 + 200 = 620$, so the rise is $124$
- Change: W $+20$, X $-12$, Y $+20$, together $+28$

Z has to bring the rest, $124 - 28 = 96$. So its output is $200 + 96 = 296$ out of 400, that is 74 %. Trap: the use of X falls, so its change is negative.`,
        hi: String.raw`अलग-अलग क्षमता वाले बिजलीघरों के प्रतिशतों का सीधा औसत नहीं लेते; उत्पादन से हिसाब कीजिए।

- 2022: $120 + 120 + 180 + 200 = 620$, अतः वृद्धि $124$
- परिवर्तन: W $+20$, X $-12$, Y $+20$, कुल $+28$

शेष वृद्धि $124 - 28 = 96$, Z से आनी है। अतः उसका उत्पादन 400 में से $200 + 96 = 296$ है, यानी 74 %। ध्यान दें: X का उपयोग घटा है, इसलिए उसका परिवर्तन ऋणात्मक है।`,
      },
      reasons: {
        a: {
          en: String.raw`Lets Z bring the whole rise of 124, as though the other three had stayed as in 2022.`,
          hi: String.raw`124 की पूरी वृद्धि Z पर डाल दी गई, मानो बाक़ी तीनों 2022 जैसे ही रहे हों।`,
        },
        b: {
          en: String.raw`Raises the use of Z alone by 20 %, from 50 to 60, instead of the total output.`,
          hi: String.raw`कुल उत्पादन की जगह केवल Z का उपयोग 20 % बढ़ाया गया, 50 से 60।`,
        },
        c: {
          en: String.raw`Right: $\frac{744 - (140 + 108 + 200)}{400} = \frac{296}{400}$.`,
          hi: String.raw`सही: $\frac{744 - (140 + 108 + 200)}{400} = \frac{296}{400}$।`,
        },
        d: {
          en: String.raw`Takes the change of X as $+12$, although its use has fallen from 80 % to 72 %.`,
          hi: String.raw`X का परिवर्तन $+12$ मान लिया गया, जबकि उसका उपयोग 80 % से घटकर 72 % हुआ है।`,
        },
      },
    },
    {
      code: 'ga-009',
      exams: ['gate'],
      subject: 'reasoning',
      topic: 'seating-arrangement',
      difficulty: 'hard',
      targetSeconds: 175,
      stem: {
        en: String.raw`Six persons P, Q, R, S, T and U sit in a row, all facing north.

- Exactly two persons sit between Q and R.
- T sits immediately to the right of S.
- P does not sit at either end.
- U sits somewhere to the left of Q.

Which one of the following is certainly true?`,
        hi: String.raw`छह व्यक्ति P, Q, R, S, T और U एक पंक्ति में उत्तर की ओर मुँह करके बैठे हैं।

- Q और R के बीच ठीक दो व्यक्ति बैठे हैं।
- T, S के ठीक दाएँ बैठा है।
- P किसी भी छोर पर नहीं बैठा है।
- U, Q के बाईं ओर कहीं बैठा है।

निम्नलिखित में से कौन-सा कथन निश्चित रूप से सत्य है?`,
      },
      options: [
        {
          id: 'a',
          content: { en: String.raw`R sits somewhere to the left of Q.`, hi: String.raw`R, Q के बाईं ओर कहीं बैठा है।` },
        },
        {
          id: 'b',
          content: {
            en: String.raw`S and T both sit between Q and R.`,
            hi: String.raw`S और T दोनों Q और R के बीच बैठे हैं।`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`One of the two end seats is held by Q.`,
            hi: String.raw`Q दोनों में से किसी एक छोर पर बैठा है।`,
          },
        },
        {
          id: 'd',
          content: { en: String.raw`P and U sit next to each other.`, hi: String.raw`P और U पास-पास बैठे हैं।` },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Number the seats 1 to 6 from the left. Q and R can have (1, 4), (2, 5) or (3, 6).

- (2, 5): S and T need 3, 4; then P is at an end. Impossible.
- (1, 4): with S, T at 2, 3, P and U would have 5, 6, so U would not be to the left of Q. Hence S, T at 5, 6 and P, U at 2, 3; U left of Q makes Q = 4, R = 1.
- (3, 6): S, T at 1, 2 and P, U at 4, 5, where Q = 6, R = 3; or S, T at 4, 5, P at 2, U at 1, with Q, R in either order.

In every case P and U are neighbours: D. Each other option has a counterexample, UPQSTR or RPUQST.`,
        hi: String.raw`बाएँ से स्थानों को 1 से 6 तक अंक दीजिए। Q और R के स्थान (1, 4), (2, 5) या (3, 6) हो सकते हैं।

- (2, 5): S और T को 3, 4 चाहिए; तब P छोर पर होगा। असंभव।
- (1, 4): S, T स्थान 2, 3 पर हों, तो P और U स्थान 5, 6 पर होंगे, यानी U, Q के बाएँ नहीं होगा: असंभव। अतः S, T स्थान 5, 6 पर और P, U स्थान 2, 3 पर; U, Q के बाएँ है, इसलिए Q = 4, R = 1।
- (3, 6): S, T स्थान 1, 2 पर और P, U स्थान 4, 5 पर, जहाँ Q = 6, R = 3; या S, T स्थान 4, 5 पर, P स्थान 2 पर, U स्थान 1 पर, और Q, R किसी भी क्रम में।

हर स्थिति में P और U पास-पास हैं: विकल्प D। बाक़ी हर विकल्प UPQSTR या RPUQST में असत्य है।`,
      },
      reasons: {
        a: {
          en: String.raw`Not certain: in UPQSTR all conditions hold and R sits to the right of Q.`,
          hi: String.raw`निश्चित नहीं: UPQSTR में सभी शर्तें पूरी होती हैं और R, Q के दाईं ओर है।`,
        },
        b: {
          en: String.raw`Not certain: in RPUQST the two persons between R and Q are P and U.`,
          hi: String.raw`निश्चित नहीं: RPUQST में R और Q के बीच P और U बैठे हैं।`,
        },
        c: {
          en: String.raw`Not certain: in RPUQST it is R who has the end seat, and Q sits fourth.`,
          hi: String.raw`निश्चित नहीं: RPUQST में छोर पर R है और Q चौथे स्थान पर है।`,
        },
        d: {
          en: String.raw`Right: in each of the six possible rows P and U have adjacent seats.`,
          hi: String.raw`सही: छहों संभव पंक्तियों में P और U के स्थान पास-पास हैं।`,
        },
      },
    },
    {
      code: 'ga-010',
      exams: ['gate'],
      subject: 'reasoning',
      topic: 'cubes-and-dice',
      difficulty: 'medium',
      targetSeconds: 80,
      stem: {
        en: String.raw`A solid cube is built of 125 small cubes of equal size. The small cubes at its eight corners are removed, and then the whole surface of the solid that remains, with the notches at the corners, is painted red. How many of the small cubes of this solid have exactly two faces painted?`,
        hi: String.raw`बराबर आकार के 125 छोटे घनों से एक ठोस घन बनाया गया है। इसके आठों कोनों के छोटे घन हटा दिए जाते हैं और फिर बचे हुए ठोस की पूरी सतह को, कोनों के खाँचों सहित, लाल रंग से रंगा जाता है। इस ठोस के कितने छोटे घनों के ठीक दो फलक रंगे हुए हैं?`,
      },
      options: [
        { id: 'a', content: { en: String.raw`24`, hi: String.raw`24` } },
        { id: 'b', content: { en: String.raw`12`, hi: String.raw`12` } },
        { id: 'c', content: { en: String.raw`36`, hi: String.raw`36` } },
        { id: 'd', content: { en: String.raw`54`, hi: String.raw`54` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Look at one edge of the large cube: 5 small cubes, of which the two corner ones are gone. Three remain.

- The middle one shows two faces, as before.
- The two outer ones lay beside a corner: each shows one more face, three in all.

Only the middle cube of each edge has exactly two painted faces. Cubes inside a face keep one: they do not touch a notch by a face. So the number is $12 \times 1 = 12$. Trap: $12 \times 3 = 36$ leaves out that the notches are painted too.`,
        hi: String.raw`बड़े घन का एक किनारा देखिए: 5 छोटे घन, जिनमें से कोनों के दो हट गए। तीन बचे।

- बीच वाले के पहले की तरह दो फलक बाहर हैं।
- बाक़ी दो कोनों से सटे थे: दोनों का एक-एक फलक और खुल गया, यानी तीन-तीन फलक।

अतः हर किनारे के केवल बीच वाले घन के ठीक दो फलक रंगे हैं। फलकों के भीतर वाले घनों का एक ही फलक रंगा है: उनका कोई फलक खाँचे से नहीं लगता। संख्या $12 \times 1 = 12$ है। ध्यान दें: $12 \times 3 = 36$ में यह छूट जाता है कि खाँचे भी रंगे गए हैं।`,
      },
      reasons: {
        a: {
          en: String.raw`These are the cubes beside the notches, two on each edge; they have three painted faces.`,
          hi: String.raw`ये खाँचों से सटे घन हैं, हर किनारे पर दो; इनके तीन फलक रंगे हैं।`,
        },
        b: {
          en: String.raw`Right: only the middle cube of each of the 12 edges keeps exactly two painted faces.`,
          hi: String.raw`सही: 12 किनारों में से हर एक के केवल बीच वाले घन के ठीक दो फलक रंगे हैं।`,
        },
        c: {
          en: String.raw`Takes all three cubes left on an edge, as though the notches had not been painted.`,
          hi: String.raw`किनारे के तीनों बचे घन गिन लिए गए, मानो खाँचे रंगे ही न गए हों।`,
        },
        d: {
          en: String.raw`Counts the nine inner cubes of each of the six faces; they have one painted face.`,
          hi: String.raw`छहों फलकों के भीतर के नौ-नौ घन गिने गए; इनका एक ही फलक रंगा है।`,
        },
      },
    },
  ],
}
