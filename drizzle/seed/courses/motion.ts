import { both } from '../materials/shapes.ts'
import type { SeedCourse } from './shapes.ts'
import { teachers } from './teachers.ts'

export const motion: SeedCourse = {
  slug: 'motion-and-forces',
  title: { en: 'Motion and forces for JEE and NEET', hi: 'जेईई और नीट के लिए गति और बल' },
  summary: {
    en: 'From the equations of motion to work and energy: five ideas of mechanics, each with a problem solved in full.',
    hi: 'गति के समीकरणों से कार्य और ऊर्जा तक: यांत्रिकी के पाँच विचार, हर एक के साथ पूरा हल किया प्रश्न।',
  },
  subject: 'physics',
  exams: ['jee', 'neet'],
  access: 'series',
  seriesId: 'ser_jee-main',
  description: {
    en: 'Mechanics is a habit: draw, choose an axis, write one law, solve. The course comes with the JEE Main mock series; its first lesson is open to everyone. In all examples $g = 10\\ \\text{m/s}^2$.',
    hi: 'यांत्रिकी एक आदत है: चित्र बनाएँ, अक्ष चुनें, एक नियम लिखें, हल करें। यह कोर्स जेईई मेन मॉक सीरीज़ के साथ मिलता है; पहला पाठ सबके लिए खुला है। सभी उदाहरणों में $g = 10\\ \\text{m/s}^2$।',
  },
  outcomes: [
    {
      en: 'Pick the equation of motion that lacks the unknown you do not need',
      hi: 'गति का वह समीकरण चुनना जिसमें अनचाही राशि न हो',
    },
    { en: 'Draw a free-body diagram for every body of a problem', hi: 'प्रश्न के हर पिंड का मुक्त पिंड आरेख बनाना' },
    { en: 'Decide when energy is the shorter way', hi: 'पहचानना कि ऊर्जा का रास्ता कब छोटा है' },
  ],
  teachers: [teachers.physics],
  inOrder: true,
  finalTest: { lessonId: 'final-test', minPercent: 50 },
  chapters: [
    {
      id: 'motion',
      title: { en: 'Motion', hi: 'गति' },
      lessons: [
        {
          id: 'straight-line',
          title: { en: 'Along a straight line', hi: 'सीधी रेखा में' },
          preview: true,
          text: both(String.raw`
«With **constant** acceleration $a$, initial velocity $u$, final velocity $v$, displacement $s$ and time $t$:¦**नियत** त्वरण $a$, प्रारंभिक वेग $u$, अंतिम वेग $v$, विस्थापन $s$ और समय $t$ हो तो:»

$$v = u + at$$

$$s = ut + \tfrac12 at^2$$

$$v^2 = u^2 + 2as$$

«Each equation lacks one quantity. Choose the one that lacks what is neither given nor asked. Take one direction as positive and keep it: what points the other way is negative.¦हर समीकरण में एक राशि नहीं है। वह चुनें जिसमें वही न हो जो न दी गई है, न पूछी गई है। एक दिशा को धन मानें और उसी पर टिकें: उलटी दिशा ऋण है।»

**«Example.¦उदाहरण।»** «A train runs at 20 m/s and brakes at 2 m/s². When and where does it stop?¦एक ट्रेन 20 m/s से चल रही है और 2 m/s² से ब्रेक लगाती है। कब और कहाँ रुकेगी?»

- $0 = 20 - 2t \Rightarrow t = 10\ \text{s}$
- $0 = 20^2 - 2 \cdot 2 \cdot s \Rightarrow s = 100\ \text{m}$

«Check by the mean velocity: $\frac{20 + 0}{2} \times 10 = 100$ m. On a graph of velocity against time the slope is the acceleration, and the area below the line is the displacement: here a triangle of base 10 and height 20.¦औसत वेग से जाँच: $\frac{20 + 0}{2} \times 10 = 100$ m। वेग-समय ग्राफ़ में ढाल त्वरण है और रेखा के नीचे का क्षेत्रफल विस्थापन: यहाँ आधार 10 और ऊँचाई 20 का त्रिभुज।»
`),
        },
        {
          id: 'projectiles',
          title: { en: 'Projectiles', hi: 'प्रक्षेप्य गति' },
          text: both(String.raw`
«A projectile makes two motions at once that do not know of each other: sideways with constant velocity $u\cos\theta$, upwards with $u\sin\theta$ and acceleration $-g$. From level ground:¦प्रक्षेप्य एक साथ दो गतियाँ करता है जो एक-दूसरे से बेख़बर हैं: क्षैतिज में नियत वेग $u\cos\theta$, ऊपर की ओर $u\sin\theta$ और त्वरण $-g$। समतल ज़मीन से:»

$$T = \frac{2u\sin\theta}{g}, \qquad H = \frac{u^2\sin^2\theta}{2g}$$

$$R = \frac{u^2\sin 2\theta}{g}$$

**«Example.¦उदाहरण।»** «A ball is thrown at 20 m/s, 30° above the ground. Find $T$, $H$ and $R$.¦एक गेंद 20 m/s से, ज़मीन से 30° ऊपर फेंकी गई। $T$, $H$ और $R$ निकालें।»

1. $u\sin 30^\circ = 10\ \text{m/s}$, $T = \frac{2 \cdot 10}{10} = 2\ \text{s}$
2. $H = \frac{10^2}{2 \cdot 10} = 5\ \text{m}$
3. $R = u\cos 30^\circ \cdot T = 10\sqrt3 \cdot 2 = 20\sqrt3 \approx 34.6\ \text{m}$

«Since $\sin 2\theta$ is the same for $\theta$ and $90^\circ - \theta$, throws at 30° and 60° land at the same place; the range is largest at 45°. At the highest point the velocity is not zero: $u\cos\theta$ is left.¦$\sin 2\theta$ का मान $\theta$ और $90^\circ - \theta$ पर एक ही है, इसलिए 30° और 60° पर फेंकी गेंद एक ही जगह गिरती है; परास 45° पर सबसे ज़्यादा। सबसे ऊँचे बिंदु पर वेग शून्य नहीं होता: $u\cos\theta$ बचा रहता है।»
`),
        },
      ],
    },
    {
      id: 'forces',
      title: { en: 'Forces', hi: 'बल' },
      lessons: [
        {
          id: 'free-body-diagrams',
          title: { en: 'Free-body diagrams', hi: 'मुक्त पिंड आरेख' },
          text: both(String.raw`
«Newton's second law is about **one** body: the sum of the forces **on it** is its mass times its acceleration, $\sum F = ma$. So cut the body free, draw only what acts on it (weight, normal force, tension, friction, push), choose an axis along the acceleration, and write one equation for each axis.¦न्यूटन का दूसरा नियम **एक** पिंड की बात करता है: **उस पर** लगे बलों का योग = द्रव्यमान × त्वरण, $\sum F = ma$। इसलिए पिंड को अलग करें, केवल उस पर लगने वाले बल बनाएँ (भार, अभिलंब बल, तनाव, घर्षण, धक्का), त्वरण की दिशा में अक्ष चुनें और हर अक्ष का एक समीकरण लिखें।»

**«Example 1.¦उदाहरण 1।»** «Blocks of 2 kg and 3 kg touch on a smooth floor. A force of 10 N pushes the 2 kg block. Find the force between them.¦चिकने फ़र्श पर 2 kg और 3 kg के गुटके सटे हैं। 10 N का बल 2 kg वाले को धकेलता है। दोनों के बीच का बल?»

«Both together: $a = \frac{10}{5} = 2\ \text{m/s}^2$. The 3 kg block alone: the only force along the floor is that of contact, $N = 3 \cdot 2 =$ **6 N**.¦दोनों एक साथ: $a = \frac{10}{5} = 2\ \text{m/s}^2$। अकेला 3 kg: फ़र्श की दिशा में केवल संपर्क बल है, $N = 3 \cdot 2 =$ **6 N**।»

**«Example 2.¦उदाहरण 2।»** «A student of 50 kg stands on a scale in a lift that accelerates upwards at 2 m/s². What does it read?¦50 kg का विद्यार्थी लिफ़्ट में तराज़ू पर खड़ा है, लिफ़्ट 2 m/s² से ऊपर की ओर त्वरित है। तराज़ू क्या दिखाएगा?»

«$N - mg = ma$, so $N = 50\,(10 + 2) = 600\ \text{N}$: the reading of a 60 kg student at rest. In free fall $a = -g$ and $N = 0$.¦$N - mg = ma$, इसलिए $N = 50\,(10 + 2) = 600\ \text{N}$: जैसे विराम में 60 kg का विद्यार्थी हो। मुक्त पतन में $a = -g$ और $N = 0$।»
`),
        },
        {
          id: 'friction',
          title: { en: 'Friction decides last', hi: 'घर्षण अंत में तय होता है' },
          text: both(String.raw`
«Static friction is as large as it **needs** to be, up to a limit: $f_s \le \mu_s N$. Once the body slides, friction is $f_k = \mu_k N$, with $\mu_k \le \mu_s$. So first ask: would it move? Compare what pulls with the limit, and only then write a number for the friction.¦स्थैतिक घर्षण उतना ही होता है जितना **चाहिए**, एक सीमा तक: $f_s \le \mu_s N$। पिंड फिसलने लगे तो घर्षण $f_k = \mu_k N$, जहाँ $\mu_k \le \mu_s$। इसलिए पहले पूछें: क्या यह हिलेगा? खींचने वाले बल की सीमा से तुलना करें, तभी घर्षण का मान लिखें।»

**«Example.¦उदाहरण।»** «A block of 4 kg lies on a floor, $\mu_s = 0.5$, $\mu_k = 0.4$. It is pushed with (a) 15 N, (b) 25 N. Find friction and acceleration.¦4 kg का गुटका फ़र्श पर है, $\mu_s = 0.5$, $\mu_k = 0.4$। इसे (a) 15 N, (b) 25 N से धकेला जाता है। घर्षण और त्वरण निकालें।»

- «$N = 40$ N, so the limit is $0.5 \cdot 40 = 20$ N.¦$N = 40$ N, इसलिए सीमा $0.5 \cdot 40 = 20$ N।»
- «(a) 15 N is below it: friction is **15 N**, the block stays.¦(a) 15 N सीमा से कम है: घर्षण **15 N**, गुटका नहीं हिलता।»
- «(b) 25 N is above it: the block slides, friction is $0.4 \cdot 40 =$ **16 N**, and $a = \frac{25 - 16}{4} =$ **2.25 m/s²**.¦(b) 25 N सीमा से ज़्यादा है: गुटका फिसलता है, घर्षण $0.4 \cdot 40 =$ **16 N**, और $a = \frac{25 - 16}{4} =$ **2.25 m/s²**।»

«On a slope the pull is $mg\sin\theta$ and the normal force $mg\cos\theta$. The body begins to slide when $\tan\theta = \mu_s$, whatever its mass: the angle of repose.¦ढाल पर खींचने वाला बल $mg\sin\theta$ और अभिलंब बल $mg\cos\theta$ है। पिंड तब फिसलने लगता है जब $\tan\theta = \mu_s$, द्रव्यमान चाहे जो हो: यही विराम कोण है।»
`),
        },
      ],
    },
    {
      id: 'energy',
      title: { en: 'Work and energy', hi: 'कार्य और ऊर्जा' },
      lessons: [
        {
          id: 'work-and-energy',
          title: { en: 'The shorter way', hi: 'छोटा रास्ता' },
          text: both(String.raw`
«The work of **all** forces on a body is the change of its kinetic energy: $W = \tfrac12 mv^2 - \tfrac12 mu^2$. Where only gravity and springs work, kinetic and potential energy together stay the same. If a question gives heights or distances and asks for speeds, and never mentions time, energy is the shorter way.¦पिंड पर **सभी** बलों का कार्य उसकी गतिज ऊर्जा का परिवर्तन है: $W = \tfrac12 mv^2 - \tfrac12 mu^2$। जहाँ केवल गुरुत्व और स्प्रिंग काम करें, वहाँ गतिज और स्थितिज ऊर्जा का योग नियत रहता है। प्रश्न ऊँचाई या दूरी दे, चाल पूछे और समय का नाम न ले, तो ऊर्जा का रास्ता छोटा है।»

**«Example.¦उदाहरण।»** «A block of 2 kg slides down a smooth track from a height of 5 m onto a rough floor with $\mu = 0.25$. How fast does it reach the floor, and how far does it slide there?¦2 kg का गुटका चिकने रास्ते पर 5 m की ऊँचाई से फिसलकर $\mu = 0.25$ वाले खुरदरे फ़र्श पर आता है। फ़र्श पर पहुँचते समय चाल और वहाँ तय दूरी?»

1. «Down: $mgh = \tfrac12 mv^2$, so $v = \sqrt{2 \cdot 10 \cdot 5} =$ **10 m/s**. The mass is not needed.¦नीचे: $mgh = \tfrac12 mv^2$, इसलिए $v = \sqrt{2 \cdot 10 \cdot 5} =$ **10 m/s**। द्रव्यमान की ज़रूरत नहीं।»
2. «On the floor friction takes it all: $\mu mg d = \tfrac12 mv^2$, so $d = \frac{100}{2 \cdot 0.25 \cdot 10} =$ **20 m**.¦फ़र्श पर घर्षण सब ले लेता है: $\mu mg d = \tfrac12 mv^2$, इसलिए $d = \frac{100}{2 \cdot 0.25 \cdot 10} =$ **20 m**।»

«**Power** is work in a time. A pump that lifts 600 kg of water by 10 m in one minute gives at least $\frac{600 \cdot 10 \cdot 10}{60} = 1000$ W.¦**शक्ति** यानी प्रति समय कार्य। जो पंप एक मिनट में 600 kg पानी 10 m ऊपर उठाए, उसकी शक्ति कम से कम $\frac{600 \cdot 10 \cdot 10}{60} = 1000$ W है।»
`),
        },
        {
          id: 'notes',
          title: { en: 'Notes: the laws of motion', hi: 'नोट्स: गति के नियम' },
          preview: true,
          materialId: 'mat_laws-of-motion-notes',
          minutes: 8,
          required: false,
        },
        {
          id: 'final-test',
          title: { en: 'Final test: six questions', hi: 'अंतिम टेस्ट: छह प्रश्न' },
          preview: true,
          testId: 'tst_course-motion',
          minutes: 15,
        },
      ],
    },
  ],
}
