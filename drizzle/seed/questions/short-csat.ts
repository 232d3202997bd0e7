import type { AuthoredPassage, AuthoredQuestion } from '../../../domain/questions/contract.ts'
import { oneOrBoth } from '../papers/upsc-gs-1/standard-options.ts'

type Options = NonNullable<AuthoredQuestion['options']>

const twoConclusions: Options = [
  { id: 'a', content: { en: 'Conclusion-I only', hi: 'केवल निष्कर्ष-I' }, pinned: true },
  { id: 'b', content: { en: 'Conclusion-II only', hi: 'केवल निष्कर्ष-II' }, pinned: true },
  { id: 'c', content: { en: 'Both Conclusion-I and Conclusion-II', hi: 'निष्कर्ष-I और निष्कर्ष-II दोनों' }, pinned: true },
  {
    id: 'd',
    content: { en: 'Neither Conclusion-I nor Conclusion-II', hi: 'न तो निष्कर्ष-I, न ही निष्कर्ष-II' },
    pinned: true,
  },
]

const sufficiency: Options = [
  {
    id: 'a',
    content: {
      en: 'The Question can be answered by using one of the Statements alone, but cannot be answered by using the other Statement alone.',
      hi: 'प्रश्न का उत्तर किसी एक कथन मात्र के प्रयोग से दिया जा सकता है, किंतु दूसरे कथन मात्र के प्रयोग से नहीं दिया जा सकता।',
    },
    pinned: true,
  },
  {
    id: 'b',
    content: {
      en: 'The Question can be answered by using either Statement alone.',
      hi: 'प्रश्न का उत्तर दोनों में से किसी भी एक कथन मात्र के प्रयोग से दिया जा सकता है।',
    },
    pinned: true,
  },
  {
    id: 'c',
    content: {
      en: 'The Question can be answered by using both the Statements together, but cannot be answered by using either Statement alone.',
      hi: 'प्रश्न का उत्तर दोनों कथनों के एक साथ प्रयोग से दिया जा सकता है, किंतु किसी भी एक कथन मात्र के प्रयोग से नहीं दिया जा सकता।',
    },
    pinned: true,
  },
  {
    id: 'd',
    content: {
      en: 'The Question cannot be answered even by using both the Statements together.',
      hi: 'प्रश्न का उत्तर दोनों कथनों के एक साथ प्रयोग से भी नहीं दिया जा सकता।',
    },
    pinned: true,
  },
]

export const shortCsatPassages: AuthoredPassage[] = [
  {
    code: 'sc-p1',
    kind: 'reading',
    title: { en: 'Warnings of flood', hi: 'बाढ़ की चेतावनी' },
    content: {
      en: 'A warning of flood is commonly judged by its accuracy: did the river rise when and where it was foretold? By this measure the warnings of today are far better than those of a generation ago, and yet people still drown in floods that were foretold. A message in metres above a danger mark, read out in the language of the office, does not tell a woman on the riverbank whether the water will enter her house, or where she is to go with two goats and a sick father. Nor does she hear it as if it were the first. She sets it beside the last warning, when she left, no water came, and a goat was stolen. To stay may then be not obstinacy but arithmetic. To have the forecast an hour earlier will do her little good as long as she cannot use the hours that she already has. A shelter that takes in animals, a neighbour who has been trained to explain the message, and someone to watch the empty houses may save more lives than a finer model of the river.',
      hi: 'बाढ़ की चेतावनी को प्रायः उसकी सटीकता से आँका जाता है: क्या नदी उसी समय और उसी जगह चढ़ी, जब और जहाँ बताया गया था? इस कसौटी पर आज की चेतावनियाँ एक पीढ़ी पहले की चेतावनियों से कहीं बेहतर हैं, फिर भी लोग ऐसी बाढ़ों में डूबते हैं जिनकी सूचना पहले ही दे दी गई थी। ‘ख़तरे के निशान से इतने मीटर ऊपर’ जैसा संदेश, जो दफ़्तर की भाषा में पढ़ दिया जाता है, नदी किनारे रहने वाली किसी महिला को यह नहीं बताता कि पानी उसके घर में घुसेगा या नहीं, और वह दो बकरियों और बीमार पिता को लेकर कहाँ जाए। फिर, वह संदेश को इस तरह नहीं सुनती मानो वह पहला हो। वह उसे पिछली चेतावनी के साथ रखकर तौलती है, जब वह घर छोड़कर गई, पानी नहीं आया, और एक बकरी चोरी हो गई। ऐसे में रुक जाना हठ नहीं, हिसाब हो सकता है। पूर्वानुमान एक घंटा और पहले मिल जाने से उसका कोई ख़ास भला नहीं होगा, जब तक वह उन घंटों का उपयोग नहीं कर सकती जो उसके पास पहले से हैं। ऐसा आश्रय जो पशुओं को भी जगह दे, संदेश समझाने के लिए प्रशिक्षित कोई पड़ोसी, और सूने घरों की रखवाली करने वाला कोई व्यक्ति, नदी के अधिक बारीक मॉडल से ज़्यादा जानें बचा सकते हैं।',
    },
  },
  {
    code: 'sc-p2',
    kind: 'reading',
    title: { en: 'The vault and the field', hi: 'तिजोरी और खेत' },
    content: {
      en: 'A seed bank keeps the grain of old varieties far below freezing, and can keep it alive for a century. It is an insurance against fire, war and forgetfulness, and nobody who has seen a variety vanish will speak lightly of it. But what it keeps is the variety as it was on the day of collection. Outside, the pests change, the rains shift and the soil turns saline; in a field where a farmer sows, selects and sows again, the variety changes with them, a little in every season. After fifty years the seed of the vault may have to return to a world that it does not know. Nor is the seed all that a field keeps: on which slope it is to be sown, or how long the grain is to be soaked before cooking, is written on no packet. Yet the farmer who goes on growing an old rice, because all of us may need it one day, bears alone the cost of its lower yield. If the vault deserves a budget, so does she.',
      hi: 'बीज बैंक पुरानी क़िस्मों के दानों को हिमांक से बहुत नीचे के तापमान पर रखता है, और उन्हें सौ वर्ष तक जीवित रख सकता है। यह आग, युद्ध और विस्मृति के विरुद्ध बीमा है, और जिसने किसी क़िस्म को लुप्त होते देखा हो, वह इसे हल्के में नहीं लेगा। किंतु बीज बैंक में क़िस्म वैसी ही बनी रहती है, जैसी वह संग्रह के दिन थी। बाहर कीट बदलते हैं, वर्षा का समय खिसकता है और मिट्टी खारी होती जाती है; जिस खेत में किसान बोता है, बीज चुनता है और फिर बोता है, वहाँ क़िस्म भी इनके साथ हर मौसम में थोड़ी-थोड़ी बदलती जाती है। पचास वर्ष बाद तिजोरी के बीज को शायद ऐसी दुनिया में लौटना पड़े, जिसे वह जानता ही नहीं। फिर, खेत केवल बीज को ही नहीं बचाता: उसे किस ढलान पर बोना है, या पकाने से पहले दाने को कितनी देर भिगोना है, यह किसी पैकेट पर लिखा नहीं होता। तो भी जो महिला किसान पुराना धान इसलिए उगाती रहती है कि किसी दिन हम सबको उसकी आवश्यकता पड़ सकती है, उसकी कम उपज का घाटा वह अकेली उठाती है। यदि तिजोरी बजट की हक़दार है, तो वह भी है।',
    },
  },
]

export const shortCsat: AuthoredQuestion[] = [
  {
    code: 'sc-001',
    exams: ['upsc'],
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'easy',
    targetSeconds: 100,
    passage: 'sc-p1',
    stem: {
      en: 'Which one of the following statements best expresses the crux of the passage?',
      hi: 'निम्नलिखित में से कौन-सा कथन परिच्छेद के मर्म को सर्वोत्तम ढंग से व्यक्त करता है?',
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'Forecasts of floods have improved far less than those who issue them like to claim.',
          hi: 'बाढ़ के पूर्वानुमान उतने नहीं सुधरे हैं, जितना उन्हें जारी करने वाले दावा करते हैं।',
        },
      },
      {
        id: 'b',
        content: {
          en: 'People on riverbanks must be taught to trust the warnings that experts give them.',
          hi: 'नदी किनारे के लोगों को विशेषज्ञों की चेतावनियों पर भरोसा करना सिखाया जाना चाहिए।',
        },
      },
      {
        id: 'c',
        content: {
          en: 'A warning is worth what those who receive it are able to do with it.',
          hi: 'चेतावनी का मूल्य इसमें है कि उसे पाने वाले उसके सहारे क्या कर पाते हैं।',
        },
      },
      {
        id: 'd',
        content: {
          en: 'The money that goes into models of rivers ought to be spent on shelters alone.',
          hi: 'नदियों के मॉडलों पर लगने वाला सारा पैसा केवल आश्रयों पर ख़र्च होना चाहिए।',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**Idea:** the crux must cover the whole passage, from the opening doubt to the remedies at the end.

The passage says three times in different ways that an accurate warning may be useless: it is not understood, it has been disappointed before, it leaves no place to go. The last sentence names what would make it usable. That is option (c).

**Trap:** (d) goes too far: the author compares what *may* save more lives, and does not ask for the models to be given up.`,
      hi: String.raw`**मूल बात:** मर्म वही है जो आरंभ के संदेह से लेकर अंत के उपायों तक पूरे परिच्छेद को समेटे।

परिच्छेद अलग-अलग ढंग से तीन बार कहता है कि सटीक चेतावनी भी बेकार हो सकती है: वह समझ में नहीं आती, पहले झूठी निकल चुकी है, और जाने की जगह नहीं है। अंतिम वाक्य बताता है कि वह काम की कैसे बने। यही विकल्प (c) है।

**भ्रम:** (d) बहुत आगे जाता है: लेखक केवल तुलना करता है कि किससे अधिक जानें बच *सकती* हैं; वह मॉडल छोड़ देने को नहीं कहता।`,
    },
    reasons: {
      a: {
        en: 'The passage says the opposite: warnings are far better than a generation ago.',
        hi: 'परिच्छेद इसका उलटा कहता है: चेतावनियाँ एक पीढ़ी पहले से कहीं बेहतर हैं।',
      },
      b: {
        en: 'The passage excuses the distrust as "arithmetic" and puts the duty on those who warn.',
        hi: 'परिच्छेद इस अविश्वास को "हिसाब" कहकर उचित ठहराता है और दायित्व चेतावनी देने वालों पर रखता है।',
      },
      c: {
        en: 'Every example shows a correct warning that the woman cannot make use of.',
        hi: 'हर उदाहरण में चेतावनी सही है, पर महिला उसका उपयोग नहीं कर पाती।',
      },
      d: {
        en: 'Shelters are one of three remedies, and the models are not to be given up for them.',
        hi: 'आश्रय तीन उपायों में से एक है, और उसके लिए मॉडल छोड़ देने की बात नहीं है।',
      },
    },
  },
  {
    code: 'sc-002',
    exams: ['upsc'],
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'medium',
    targetSeconds: 65,
    passage: 'sc-p1',
    stem: {
      en: 'Which one of the following is the most logical inference from the passage?',
      hi: 'परिच्छेद से निम्नलिखित में से कौन-सा निष्कर्ष सर्वाधिक तार्किक रूप से निकलता है?',
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'False alarms cost more lives in the end than floods of which no warning was given.',
          hi: 'झूठी चेतावनियाँ अंततः बिना चेतावनी वाली बाढ़ों से अधिक जानें लेती हैं।',
        },
      },
      {
        id: 'b',
        content: {
          en: 'Most people would leave in time if the message were read out in their own language.',
          hi: 'संदेश अपनी भाषा में पढ़ा जाए, तो अधिकतर लोग समय पर निकल जाएँगे।',
        },
      },
      {
        id: 'c',
        content: {
          en: 'A person who does not act on a warning may nevertheless have weighed it with care.',
          hi: 'हो सकता है कि चेतावनी पर क़दम न उठाने वाले ने भी उसे ध्यान से तौला हो।',
        },
      },
      {
        id: 'd',
        content: {
          en: 'Villagers who own animals are less ready than others to believe in a forecast.',
          hi: 'जिन ग्रामीणों के पास पशु हैं, वे दूसरों की तुलना में पूर्वानुमान पर कम विश्वास करते हैं।',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**Idea:** an inference has to be forced by the text; look for the sentence that carries it.

"She sets it beside the last warning …. To stay may then be not obstinacy but arithmetic": she compares what leaving cost with what it brought. So not to act can be the result of weighing. That is (c), and its cautious "may" fits the passage.

**Trap:** language and goats are mentioned, but neither "most people" nor a comparison with other villagers is to be found.`,
      hi: String.raw`**मूल बात:** निष्कर्ष वही है जो पाठ से अनिवार्य रूप से निकले; उस वाक्य को खोजिए जिस पर वह टिका है।

"वह उसे पिछली चेतावनी के साथ रखकर तौलती है … रुक जाना हठ नहीं, हिसाब हो सकता है": वह जाने की लागत और लाभ की तुलना करती है। अतः क़दम न उठाना भी तौलने का परिणाम हो सकता है। यही (c) है, और उसका संयत "हो सकता है" परिच्छेद से मेल खाता है।

**भ्रम:** भाषा और बकरियों का उल्लेख है, पर न "अधिकतर लोगों" की बात है, न दूसरे ग्रामीणों से तुलना।`,
    },
    reasons: {
      a: {
        en: 'A false alarm is shown to breed doubt; no count of lives is compared.',
        hi: 'झूठी चेतावनी से संदेह पैदा होना दिखाया गया है; जानों की कोई तुलना नहीं की गई।',
      },
      b: {
        en: 'Language is one obstacle; the place to go and the theft would still remain.',
        hi: 'भाषा एक बाधा है; जाने की जगह और चोरी का डर तब भी बने रहेंगे।',
      },
      c: {
        en: '"Not obstinacy but arithmetic" says just this of the woman who stays.',
        hi: '"हठ नहीं, हिसाब" रुकने वाली महिला के बारे में यही कहता है।',
      },
      d: {
        en: 'Her doubt comes from the last warning, not from being an owner of goats.',
        hi: 'उसका संदेह पिछली चेतावनी से आता है, बकरियों की मालकिन होने से नहीं।',
      },
    },
  },
  {
    code: 'sc-003',
    exams: ['upsc'],
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'medium',
    targetSeconds: 70,
    passage: 'sc-p1',
    stem: {
      en: String.raw`With reference to the passage, the following assumptions have been made:

1. Had the last warning come true, the woman would be sure to leave her house at the next one.
2. The models of rivers now in use have become so accurate that they can hardly be improved.

Which of the assumptions given above is/are valid?`,
      hi: String.raw`परिच्छेद के संदर्भ में, निम्नलिखित पूर्वधारणाएँ बनाई गई हैं:

1. यदि पिछली चेतावनी सच निकली होती, तो महिला अगली चेतावनी पर निश्चित ही घर छोड़ देती।
2. आजकल के नदी के मॉडल इतने सटीक हो चुके हैं कि उनमें सुधार की गुंजाइश शायद ही बची है।

उपर्युक्त में से कौन-सी पूर्वधारणा/पूर्वधारणाएँ वैध है/हैं?`,
    },
    options: oneOrBoth,
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Put each assumption to the test: does the passage fall if it is denied?

1. No. Even a warning that she believes leaves her without a place for the goats and her father. The false alarm is only one of her reasons.

2. No. The author says that an hour more "will do her little good", not that it cannot be had; "a finer model" is spoken of as possible.

**Neither 1 nor 2.** Words such as "sure to" and "hardly be improved" go beyond the text.`,
      hi: String.raw`हर पूर्वधारणा को परखिए: उसे नकारने पर क्या परिच्छेद का तर्क टूटता है?

1. नहीं। चेतावनी पर विश्वास हो, तब भी बकरियों और पिता को ले जाने की जगह उसके पास नहीं है। झूठी चेतावनी उसके कारणों में से केवल एक है।

2. नहीं। लेखक कहता है कि एक घंटा और मिलने से "कोई ख़ास भला नहीं होगा", यह नहीं कि वह संभव नहीं; "अधिक बारीक मॉडल" को वह संभव मानकर चलता है।

**न तो 1, न ही 2।** "निश्चित ही" और "शायद ही" जैसे शब्द पाठ से आगे जाते हैं।`,
    },
    reasons: {
      a: {
        en: 'A warning that came true would still leave her without a place to go.',
        hi: 'सच निकली चेतावनी के बाद भी उसके पास जाने की जगह न होती।',
      },
      b: {
        en: 'The author doubts the use of a finer model, not that it is possible.',
        hi: 'लेखक अधिक बारीक मॉडल की उपयोगिता पर संदेह करता है, संभावना पर नहीं।',
      },
      c: {
        en: 'Both go beyond the text, the one in "sure to", the other in "hardly be improved".',
        hi: 'दोनों पाठ से आगे जाती हैं: एक "निश्चित ही" में, दूसरी "शायद ही" में।',
      },
      d: {
        en: 'The argument stands even if both are denied, so neither is assumed.',
        hi: 'दोनों को नकार देने पर भी तर्क बना रहता है, इसलिए कोई भी पूर्वधारणा नहीं है।',
      },
    },
  },
  {
    code: 'sc-004',
    exams: ['upsc'],
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'medium',
    targetSeconds: 105,
    passage: 'sc-p2',
    stem: {
      en: 'Which one of the following best conveys the message of the author?',
      hi: 'निम्नलिखित में से कौन-सा विकल्प लेखक का संदेश सबसे अच्छी तरह व्यक्त करता है?',
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'Varieties that are kept alive in the field will prove more useful than those in the vault.',
          hi: 'खेत में बची क़िस्में तिजोरी में रखी क़िस्मों से अधिक उपयोगी सिद्ध होंगी।',
        },
      },
      {
        id: 'b',
        content: {
          en: 'Along with the seed, a vault should store the knowledge of how it is sown, grown and cooked.',
          hi: 'तिजोरी में बीज के साथ-साथ उसे बोने, उगाने और पकाने का ज्ञान भी सहेजकर रखा जाना चाहिए।',
        },
      },
      {
        id: 'c',
        content: {
          en: 'The field keeps what the vault cannot, and she who tends it has a claim on the public.',
          hi: 'खेत वह बचाता है जो तिजोरी नहीं बचा सकती, और उसे सँभालने वाली महिला किसान का समाज पर हक़ बनता है।',
        },
      },
      {
        id: 'd',
        content: {
          en: 'The cost of growing old varieties is such that most farmers will soon give them up for good.',
          hi: 'पुरानी क़िस्में उगाना इतना महँगा पड़ता है कि अधिकतर किसान उन्हें जल्द ही सदा के लिए छोड़ देंगे।',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**Idea:** a passage of the kind "this is good, but …, therefore …" has its message in the *therefore*.

First the vault is praised, then follows what it cannot keep (change, knowledge), and at the end the claim: "If the vault deserves a budget, so does she." Option (c) joins the two last steps.

**Trap:** (a) turns two that complete each other into rivals; the author speaks of the vault as an insurance.`,
      hi: String.raw`**मूल बात:** "यह अच्छा है, पर …, इसलिए …" वाले परिच्छेद का संदेश *इसलिए* में होता है।

पहले तिजोरी की प्रशंसा है, फिर बताया गया है कि वह क्या नहीं बचा सकती (बदलाव, ज्ञान), और अंत में दावा: "यदि तिजोरी बजट की हक़दार है, तो वह भी है।" विकल्प (c) अंतिम दोनों चरणों को जोड़ता है।

**भ्रम:** (a) एक-दूसरे के पूरक दोनों साधनों को प्रतिद्वंद्वी बना देता है; लेखक तिजोरी को बीमा कहता है।`,
    },
    reasons: {
      a: {
        en: 'The author ranks neither above the other; each keeps something of its own.',
        hi: 'लेखक किसी को दूसरे से ऊपर नहीं रखता; हर एक कुछ अलग बचाता है।',
      },
      b: {
        en: 'Knowledge is an example of what the field keeps; no advice to vaults is drawn from it.',
        hi: 'ज्ञान इस बात का उदाहरण है कि खेत क्या बचाता है; उससे तिजोरियों के लिए कोई सलाह नहीं निकाली गई।',
      },
      c: {
        en: 'It joins what only the field can keep with the budget claimed at the end.',
        hi: 'यह केवल खेत में बचने वाली चीज़ों को अंत में माँगे गए बजट से जोड़ता है।',
      },
      d: {
        en: 'The cost is mentioned to ask for help, not to foretell that farmers will stop.',
        hi: 'घाटे का उल्लेख सहायता माँगने के लिए है, किसानों के छोड़ देने की भविष्यवाणी के लिए नहीं।',
      },
    },
  },
  {
    code: 'sc-005',
    exams: ['upsc'],
    subject: 'english',
    topic: 'reading-comprehension',
    difficulty: 'medium',
    targetSeconds: 70,
    passage: 'sc-p2',
    stem: {
      en: 'The author holds that the farmer too deserves a budget. Which one of the following facts, if established, would do most to undermine that view?',
      hi: 'लेखक का मत है कि पुराना धान उगाने वाली महिला किसान भी बजट की हक़दार है। निम्नलिखित में से कौन-सा तथ्य, यदि सिद्ध हो जाए, इस मत को सबसे अधिक कमज़ोर करेगा?',
    },
    options: [
      {
        id: 'a',
        content: {
          en: 'A part of the seed kept in vaults no longer sprouts after some decades in the cold.',
          hi: 'तिजोरियों में रखे बीज का एक भाग कुछ दशकों तक ठंड में रहने पर अंकुरित नहीं होता।',
        },
      },
      {
        id: 'b',
        content: {
          en: 'Most varieties in the vaults are also kept in a second vault in another country.',
          hi: 'तिजोरियों की अधिकतर क़िस्में किसी दूसरे देश की तिजोरी में भी रखी हुई हैं।',
        },
      },
      {
        id: 'c',
        content: {
          en: 'Most of those who grow old varieties sow improved ones as well on other plots.',
          hi: 'पुरानी क़िस्में उगाने वाले अधिकतर लोग दूसरे खेतों में उन्नत क़िस्में भी बोते हैं।',
        },
      },
      {
        id: 'd',
        content: {
          en: 'The high price of the grain of old varieties fully makes good the loss in yield.',
          hi: 'पुरानी क़िस्मों के अनाज की ऊँची क़ीमत कम उपज का घाटा पूरा कर देती है।',
        },
      },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`**Idea:** find the premise on which the claim rests and look for the option that removes it.

The claim rests on two legs: the field does what the vault cannot, **and** the farmer "bears alone the cost of its lower yield". If a high price makes good the lower yield, there is no cost, and the second leg falls: (d).

**Traps:** (a) speaks against the vault and so strengthens the case of the field; (b) makes the vault safer, but it still cannot keep change or knowledge; (c) leaves the loss on the old plot as it was.`,
      hi: String.raw`**मूल बात:** वह आधार खोजिए जिस पर दावा टिका है, और वह विकल्प जो उसे हटा दे।

दावा दो बातों पर टिका है: खेत वह करता है जो तिजोरी नहीं कर सकती, **और** महिला किसान "कम उपज का घाटा अकेली उठाती है"। यदि ऊँची क़ीमत कम उपज का घाटा पूरा कर दे, तो घाटा ही नहीं रहता, और दूसरा आधार गिर जाता है: (d)।

**भ्रम:** (a) तिजोरी के विरुद्ध है, इसलिए खेत का पक्ष मज़बूत करता है; (b) तिजोरी को सुरक्षित बनाता है, पर बदलाव और ज्ञान वह तब भी नहीं बचाती; (c) पुराने खेत का घाटा ज्यों का त्यों रहने देता है।`,
    },
    reasons: {
      a: {
        en: 'A weakness of the vault makes the field more necessary, not less.',
        hi: 'तिजोरी की कमज़ोरी खेत को अधिक आवश्यक बनाती है, कम नहीं।',
      },
      b: {
        en: 'A second vault keeps the same frozen seed; change and knowledge remain outside.',
        hi: 'दूसरी तिजोरी भी वही जमा हुआ बीज रखती है; बदलाव और ज्ञान बाहर ही रहते हैं।',
      },
      c: {
        en: 'Improved seed elsewhere does not make good the loss on the plot of the old variety.',
        hi: 'दूसरे खेत की उन्नत क़िस्म पुरानी क़िस्म वाले खेत का घाटा पूरा नहीं करती।',
      },
      d: {
        en: 'It removes the very cost for which the author asks a budget.',
        hi: 'यह उसी घाटे को हटा देता है, जिसके लिए लेखक बजट माँगता है।',
      },
    },
  },
  {
    code: 'sc-006',
    exams: ['upsc'],
    subject: 'reasoning',
    topic: 'puzzle',
    difficulty: 'hard',
    targetSeconds: 140,
    stem: {
      en: String.raw`Four teams A, B, C and D played a tournament in which every team met every other team once. A win brought 3 points, a draw 1 point and a defeat none. In the end B had 5 points, D had 4, A had 3 and C had 2.

Which one of the following is correct?`,
      hi: String.raw`चार टीमों A, B, C और D ने एक प्रतियोगिता खेली, जिसमें हर टीम ने हर दूसरी टीम से एक बार मुक़ाबला किया। जीत पर 3 अंक, बराबरी पर 1 अंक और हार पर कोई अंक नहीं मिला। अंत में B के 5, D के 4, A के 3 और C के 2 अंक थे।

निम्नलिखित में से कौन-सा एक सही है?`,
    },
    options: [
      { id: 'a', content: { en: 'D defeated C.', hi: 'D ने C को हराया।' } },
      { id: 'b', content: { en: 'B defeated C.', hi: 'B ने C को हराया।' } },
      { id: 'c', content: { en: 'A defeated C.', hi: 'A ने C को हराया।' } },
      { id: 'd', content: { en: 'D defeated B.', hi: 'D ने B को हराया।' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Six matches with a winner each would give 18 points; every draw gives one point less. Total 14, so **4 draws** and 2 wins.

Three matches each: B with 5 is one win, two draws; D with 4 is one win, one draw, one defeat; C with 2 is two draws, one defeat. The two wins belong to B and D, so A has no win: its 3 points are **three draws**.

A drew with all. Then D has its win and its defeat against B and C. B has no defeat, so B defeated D, and **D defeated C**. B and C drew.`,
      hi: String.raw`छह मैचों में हर बार कोई जीतता, तो 18 अंक बँटते; हर बराबरी पर एक अंक कम होता है। कुल अंक 14 हैं, अतः **4 बराबरी** और 2 जीत।

हर टीम के तीन मैच: 5 अंक वाली B की एक जीत, दो बराबरी; 4 अंक वाली D की एक जीत, एक बराबरी, एक हार; 2 अंक वाली C की दो बराबरी, एक हार। दोनों जीत B और D की हैं, इसलिए A की कोई जीत नहीं: उसके 3 अंक **तीन बराबरी** से हैं।

A ने सबसे बराबरी की। अब D की जीत और हार B और C के साथ ही हैं। B कोई मैच नहीं हारी, इसलिए B ने D को हराया और **D ने C को हराया**। B और C बराबर रहे।`,
    },
    reasons: {
      a: {
        en: 'A drew with all, and D, beaten by B, must have beaten C.',
        hi: 'A ने सबसे बराबरी की; B से हारी D ने C को ही हराया होगा।',
      },
      b: { en: 'C has two draws, one with A and the other with B.', hi: 'C की दो बराबरी हैं: एक A से और दूसरी B से।' },
      c: {
        en: 'The two wins are those of B and D; the 3 points of A are three draws.',
        hi: 'दोनों जीत B और D की हैं; A के 3 अंक तीन बराबरी के हैं।',
      },
      d: {
        en: 'Five points from three matches leave no room for a defeat of B.',
        hi: 'तीन मैचों में 5 अंक पाने वाली B की कोई हार नहीं हो सकती।',
      },
    },
  },
  {
    code: 'sc-007',
    exams: ['upsc'],
    subject: 'reasoning',
    topic: 'statement-and-conclusion',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: String.raw`Consider the Statements and the Conclusions given below.

Statement-1: Every file about the acquisition of land bears a red tag.

Statement-2: No file with a red tag leaves the record room without the signature of the registrar.

Statement-3: File X left the record room without the signature of the registrar.

Conclusion-I: Every file that bears a red tag is about the acquisition of land.

Conclusion-II: File X is not about the acquisition of land.

Which of the above Conclusions can be drawn from the Statements?`,
      hi: String.raw`नीचे दिए गए कथनों और निष्कर्षों पर विचार कीजिए।

कथन-1: भूमि अधिग्रहण से संबंधित हर फ़ाइल पर लाल टैग लगा है।

कथन-2: लाल टैग वाली कोई भी फ़ाइल रजिस्ट्रार के हस्ताक्षर के बिना अभिलेख कक्ष से बाहर नहीं जाती।

कथन-3: फ़ाइल X रजिस्ट्रार के हस्ताक्षर के बिना अभिलेख कक्ष से बाहर गई।

निष्कर्ष-I: लाल टैग वाली हर फ़ाइल भूमि अधिग्रहण से संबंधित है।

निष्कर्ष-II: फ़ाइल X भूमि अधिग्रहण से संबंधित नहीं है।

कथनों से उपर्युक्त में से कौन-सा/से निष्कर्ष निकाला जा सकता है/निकाले जा सकते हैं?`,
    },
    options: twoConclusions,
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Go along the chain backwards. X left without a signature, so by Statement-2 it has no red tag; having no red tag, by Statement-1 it is not about land. **Conclusion-II follows.**

Conclusion-I turns Statement-1 round. Files of other kinds may bear a red tag as well.

Rule: "every P is Q" gives "no Q, no P", but never "every Q is P".`,
      hi: String.raw`शृंखला पर पीछे की ओर चलिए। X बिना हस्ताक्षर के बाहर गई, इसलिए कथन-2 से उस पर लाल टैग नहीं है; लाल टैग नहीं, तो कथन-1 से वह भूमि अधिग्रहण की नहीं है। **निष्कर्ष-II निकलता है।**

निष्कर्ष-I कथन-1 को उलट देता है। दूसरी तरह की फ़ाइलों पर भी लाल टैग हो सकता है।

नियम: "हर P, Q है" से "Q नहीं, तो P नहीं" निकलता है, पर "हर Q, P है" कभी नहीं।`,
    },
    reasons: {
      a: {
        en: 'This is Statement-1 turned round; other files may bear the tag too.',
        hi: 'यह कथन-1 को उलट देना है; दूसरी फ़ाइलों पर भी टैग हो सकता है।',
      },
      b: {
        en: 'No signature means no red tag, and no red tag means not about land.',
        hi: 'हस्ताक्षर नहीं, तो लाल टैग नहीं; लाल टैग नहीं, तो भूमि अधिग्रहण की नहीं।',
      },
      c: {
        en: 'Conclusion-II follows, but Conclusion-I is only the converse of a Statement.',
        hi: 'निष्कर्ष-II निकलता है, पर निष्कर्ष-I एक कथन का विलोम मात्र है।',
      },
      d: {
        en: 'The three Statements together do settle what file X is not.',
        hi: 'तीनों कथन मिलकर यह तय कर देते हैं कि फ़ाइल X किस विषय की नहीं है।',
      },
    },
  },
  {
    code: 'sc-008',
    exams: ['upsc'],
    subject: 'reasoning',
    topic: 'calendar',
    difficulty: 'easy',
    targetSeconds: 55,
    stem: {
      en: '29th February, 2016 was a Monday. In which year will 29th February fall on a Monday for the next time?',
      hi: '29 फ़रवरी 2016 को सोमवार था। अगली बार 29 फ़रवरी को सोमवार किस वर्ष होगा?',
    },
    options: [
      { id: 'a', content: { en: '2044', hi: '2044' } },
      { id: 'b', content: { en: '2036', hi: '2036' } },
      { id: 'c', content: { en: '2040', hi: '2040' } },
      { id: 'd', content: { en: '2028', hi: '2028' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`From one 29th February to the next there are 4 × 365 + 1 = 1461 days, that is, 208 weeks and **5 days**.

After k such steps the day has moved on by 5k days; 5k is a multiple of 7 for the first time when k = 7, that is, after 28 years: 2016 + 28 = **2044**. (No century year comes in between.)

Check of the others: 2028 Tuesday, 2036 Friday, 2040 Wednesday.`,
      hi: String.raw`एक 29 फ़रवरी से अगली तक 4 × 365 + 1 = 1461 दिन होते हैं, यानी 208 सप्ताह और **5 दिन**।

ऐसे k चरणों के बाद वार 5k दिन आगे बढ़ता है; 5k पहली बार 7 का गुणज k = 7 पर होता है, यानी 28 वर्ष बाद: 2016 + 28 = **2044**। (बीच में कोई शताब्दी वर्ष नहीं आता।)

बाक़ी की जाँच: 2028 मंगलवार, 2036 शुक्रवार, 2040 बुधवार।`,
    },
    reasons: {
      a: { en: 'Seven steps of 5 days each make exactly 5 weeks.', hi: '5 दिन के सात चरण मिलकर ठीक 5 सप्ताह बनाते हैं।' },
      b: {
        en: 'Five steps move the day on by 25 days, that is, to a Friday.',
        hi: 'पाँच चरण वार को 25 दिन, यानी शुक्रवार तक, आगे ले जाते हैं।',
      },
      c: {
        en: 'Six steps move the day on by 30 days, that is, to a Wednesday.',
        hi: 'छह चरण वार को 30 दिन, यानी बुधवार तक, आगे ले जाते हैं।',
      },
      d: {
        en: 'Three steps move the day on by 15 days, that is, to a Tuesday.',
        hi: 'तीन चरण वार को 15 दिन, यानी मंगलवार तक, आगे ले जाते हैं।',
      },
    },
  },
  {
    code: 'sc-009',
    exams: ['upsc'],
    subject: 'reasoning',
    topic: 'number-series',
    difficulty: 'hard',
    targetSeconds: 85,
    stem: {
      en: 'What is the value of X in the sequence 16, 23, 28, 38, 49, 62, X?',
      hi: 'अनुक्रम 16, 23, 28, 38, 49, 62, X में X का मान क्या है?',
    },
    options: [
      { id: 'a', content: { en: '75', hi: '75' } },
      { id: 'b', content: { en: '77', hi: '77' } },
      { id: 'c', content: { en: '79', hi: '79' } },
      { id: 'd', content: { en: '70', hi: '70' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The differences 7, 5, 10, 11, 13 neither rise nor fall steadily, so they must come from the terms themselves: each term is followed by itself plus **the sum of its digits**.

16 + 7 = 23, 23 + 5 = 28, 28 + 10 = 38, 38 + 11 = 49, 49 + 13 = 62, and 62 + 6 + 2 = **70**.

Trap: the last three differences alone (10, 11, 13) seem to promise a still larger step.`,
      hi: String.raw`अंतर 7, 5, 10, 11, 13 न लगातार बढ़ते हैं, न घटते हैं, इसलिए वे पदों से ही आते होंगे: हर पद में **उसके अंकों का योग** जोड़ने पर अगला पद मिलता है।

16 + 7 = 23, 23 + 5 = 28, 28 + 10 = 38, 38 + 11 = 49, 49 + 13 = 62, और 62 + 6 + 2 = **70**।

भ्रम: केवल अंतिम तीन अंतर (10, 11, 13) देखने पर लगता है कि अगला अंतर और बड़ा होगा।`,
    },
    reasons: {
      a: { en: 'This repeats the last difference: 62 + 13.', hi: 'इसमें अंतिम अंतर दोहराया गया: 62 + 13।' },
      b: {
        en: 'This takes 15 as the next difference after 11 and 13.',
        hi: 'इसमें 11 और 13 के बाद अगला अंतर 15 मान लिया गया।',
      },
      c: { en: 'This takes 17, as if the differences were primes.', hi: 'इसमें अंतरों को अभाज्य मानकर 17 लिया गया।' },
      d: { en: '62 plus the sum of its digits, 8, makes 70.', hi: '62 में उसके अंकों का योग 8 जोड़ने पर 70।' },
    },
  },
  {
    code: 'sc-010',
    exams: ['upsc'],
    subject: 'aptitude',
    topic: 'number-system',
    difficulty: 'medium',
    targetSeconds: 60,
    stem: {
      en: 'What is the sum of all the digits of the number $10^{40} - 95$?',
      hi: 'संख्या $10^{40} - 95$ के सभी अंकों का योग कितना है?',
    },
    options: [
      { id: 'a', content: { en: '356', hi: '356' } },
      { id: 'b', content: { en: '338', hi: '338' } },
      { id: 'c', content: { en: '347', hi: '347' } },
      { id: 'd', content: { en: '346', hi: '346' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Try a smaller one first: $10^4 - 95 = 9905$, that is, the digit 9 twice and then 05.

In the same way $10^{40} - 95$ has 40 digits: the digit 9 comes 38 times, then 05. Sum = 38 × 9 + 5 = 342 + 5 = **347**.

Trap: counting 9 as coming 39 times; two of the 40 places are taken by 0 and 5.`,
      hi: String.raw`पहले छोटी संख्या लीजिए: $10^4 - 95 = 9905$, यानी दो बार 9 और फिर 05।

इसी तरह $10^{40} - 95$ में 40 अंक हैं: 38 बार 9 और फिर 05। योग = 38 × 9 + 5 = 342 + 5 = **347**।

भ्रम: 39 बार 9 गिन लेना; 40 स्थानों में से दो पर 0 और 5 हैं।`,
    },
    reasons: {
      a: { en: 'This counts 9 as coming 39 times: 39 × 9 + 5.', hi: 'इसमें 9 को 39 बार गिना गया: 39 × 9 + 5।' },
      b: { en: 'This counts 9 as coming 37 times: 37 × 9 + 5.', hi: 'इसमें 9 को 37 बार गिना गया: 37 × 9 + 5।' },
      c: { en: 'The digit 9 comes 38 times, beside 0 and 5.', hi: '38 बार 9, और अंक 0 तथा 5।' },
      d: { en: 'This takes the last two digits as 04 instead of 05.', hi: 'इसमें अंतिम दो अंक 05 के बजाय 04 मान लिए गए।' },
    },
  },
  {
    code: 'sc-011',
    exams: ['upsc'],
    subject: 'maths',
    topic: 'permutations-and-combinations',
    difficulty: 'hard',
    targetSeconds: 95,
    stem: {
      en: 'How many four-digit numbers are there in which exactly two different digits occur, as in 7717 or 3003?',
      hi: 'चार अंकों की ऐसी कितनी संख्याएँ हैं, जिनमें ठीक दो अलग-अलग अंक आते हों, जैसे 7717 या 3003?',
    },
    options: [
      { id: 'a', content: { en: '504', hi: '504' } },
      { id: 'b', content: { en: '567', hi: '567' } },
      { id: 'c', content: { en: '630', hi: '630' } },
      { id: 'd', content: { en: '648', hi: '648' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Fix the first digit: 9 choices (1 to 9). Choose the other digit: 9 choices (zero is allowed now).

Each of the last three places takes one of the two digits, but not all three the first one: $2^3 - 1 = 7$ ways.

9 × 9 × 7 = **567**.

Starting from the first place deals with zero by itself; $\binom{10}{2} \times 14 = 630$ counts numbers with zero in front as well.`,
      hi: String.raw`पहला अंक चुनिए: 9 तरीक़े (1 से 9)। दूसरा अंक चुनिए: 9 तरीक़े (अब शून्य भी हो सकता है)।

अंतिम तीन स्थानों में से हर एक पर इन दो में से कोई एक अंक, पर तीनों पर पहला वाला नहीं: $2^3 - 1 = 7$ तरीक़े।

9 × 9 × 7 = **567**।

पहले स्थान से शुरू करने पर शून्य की समस्या अपने-आप सुलझ जाती है; $\binom{10}{2} \times 14 = 630$ में शून्य से शुरू होने वाली संख्याएँ भी गिनी जाती हैं।`,
    },
    reasons: {
      a: {
        en: 'This leaves out the 63 numbers in which one of the digits is zero.',
        hi: 'इसमें वे 63 संख्याएँ छूट गईं, जिनमें एक अंक शून्य है।',
      },
      b: {
        en: '9 first digits, 9 second digits and 7 patterns of the other places.',
        hi: 'पहले अंक के 9, दूसरे अंक के 9 और बाक़ी स्थानों के 7 तरीक़े।',
      },
      c: {
        en: 'This also counts 63 numbers that begin with zero.',
        hi: 'इसमें शून्य से शुरू होने वाली 63 संख्याएँ भी गिन ली गईं।',
      },
      d: {
        en: 'This takes 8 patterns and so counts 1111 and its like.',
        hi: 'इसमें 8 तरीक़े लेने से 1111 जैसी संख्याएँ भी आ गईं।',
      },
    },
  },
  {
    code: 'sc-012',
    exams: ['upsc'],
    subject: 'aptitude',
    topic: 'time-speed-distance',
    difficulty: 'medium',
    targetSeconds: 90,
    stem: {
      en: 'Two buses start at the same time, one from town P to town Q and the other from Q to P, by the same road and each at a constant speed. After they meet, the first bus takes 45 minutes more to reach Q and the second takes 80 minutes more to reach P. If the first bus runs at 48 km/h, how far is P from Q?',
      hi: 'दो बसें एक ही समय पर, एक ही सड़क पर और अपनी-अपनी एकसमान चाल से चलना शुरू करती हैं: पहली नगर P से नगर Q की ओर और दूसरी Q से P की ओर। मिलने के बाद पहली बस को Q पहुँचने में 45 मिनट और दूसरी को P पहुँचने में 80 मिनट और लगते हैं। यदि पहली बस की चाल 48 किमी/घंटा है, तो P से Q की दूरी कितनी है?',
    },
    options: [
      { id: 'a', content: { en: '112 km', hi: '112 किमी' } },
      { id: 'b', content: { en: '84 km', hi: '84 किमी' } },
      { id: 'c', content: { en: '96 km', hi: '96 किमी' } },
      { id: 'd', content: { en: '100 km', hi: '100 किमी' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Let them meet after $t$ minutes. The part that one covers in $t$, the other covers afterwards:

$\dfrac{v_1}{v_2} = \dfrac{80}{t} = \dfrac{t}{45}$, so $t^2 = 45 \times 80 = 3600$ and $t = 60$ minutes.

The first bus is on the road for 60 + 45 = 105 minutes: 48 × 105 ÷ 60 = **84 km**.

The speed of the second bus (36 km/h) is not even needed.`,
      hi: String.raw`मान लीजिए वे $t$ मिनट बाद मिलती हैं। जो भाग एक बस $t$ मिनट में तय करती है, वही दूसरी मिलने के बाद तय करती है:

$\dfrac{v_1}{v_2} = \dfrac{80}{t} = \dfrac{t}{45}$, अतः $t^2 = 45 \times 80 = 3600$ और $t = 60$ मिनट।

पहली बस सड़क पर 60 + 45 = 105 मिनट रहती है: 48 × 105 ÷ 60 = **84 किमी**।

दूसरी बस की चाल (36 किमी/घंटा) की ज़रूरत ही नहीं पड़ती।`,
    },
    reasons: {
      a: {
        en: 'This adds the 80 minutes of the second bus to the 60 of the first.',
        hi: 'इसमें पहली बस के 60 मिनट में दूसरी बस के 80 मिनट जोड़ दिए गए।',
      },
      b: { en: 'The first bus runs for 60 + 45 minutes at 48 km/h.', hi: 'पहली बस 48 किमी/घंटा से 60 + 45 मिनट चलती है।' },
      c: {
        en: 'This lets both buses run at 48 km/h for the hour until they meet.',
        hi: 'इसमें मिलने तक के एक घंटे में दोनों बसों की चाल 48 किमी/घंटा मान ली गई।',
      },
      d: {
        en: 'This adds 45 and 80 minutes and multiplies by 48 km/h.',
        hi: 'इसमें 45 और 80 मिनट जोड़कर 48 किमी/घंटा से गुणा किया गया।',
      },
    },
  },
  {
    code: 'sc-013',
    exams: ['upsc'],
    subject: 'aptitude',
    topic: 'algebra',
    difficulty: 'medium',
    targetSeconds: 95,
    stem: {
      en: 'In how many different ways can a sum of ₹100 be made up of coins of ₹5, ₹10 and ₹20 if at least one coin of each kind is to be used?',
      hi: '₹5, ₹10 और ₹20 के सिक्कों से ₹100 की राशि कितने अलग-अलग तरीक़ों से बनाई जा सकती है, यदि हर प्रकार का कम से कम एक सिक्का लेना हो?',
    },
    options: [
      { id: 'a', content: { en: '36', hi: '36' } },
      { id: 'b', content: { en: '25', hi: '25' } },
      { id: 'c', content: { en: '20', hi: '20' } },
      { id: 'd', content: { en: '16', hi: '16' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Put one coin of each kind aside: ₹35. The remaining ₹65 may be made of any coins. Counted in fives: a + 2b + 4c = 13.

For each c, the number 2b may run from 0 to what is left, and a fills up the rest:

- c = 0: b = 0 to 6, 7 ways
- c = 1: 9 left, 5 ways
- c = 2: 5 left, 3 ways
- c = 3: 1 left, 1 way

7 + 5 + 3 + 1 = **16**. The condition "at least one of each" is what the other options forget in part.`,
      hi: String.raw`हर प्रकार का एक सिक्का अलग रख दीजिए: ₹35। शेष ₹65 किसी भी सिक्के से बन सकते हैं। पाँच-पाँच में गिनें: a + 2b + 4c = 13।

हर c के लिए 2b, 0 से शेष राशि तक हो सकता है, और a बाक़ी पूरा कर देता है:

- c = 0: b = 0 से 6, 7 तरीक़े
- c = 1: शेष 9, 5 तरीक़े
- c = 2: शेष 5, 3 तरीक़े
- c = 3: शेष 1, 1 तरीक़ा

7 + 5 + 3 + 1 = **16**। बाक़ी विकल्पों में "हर प्रकार का कम से कम एक" वाली शर्त कहीं न कहीं छूट जाती है।`,
    },
    reasons: {
      a: {
        en: 'This counts all ways, even those without one or two of the kinds.',
        hi: 'इसमें सारे तरीक़े गिने गए, वे भी जिनमें एक-दो प्रकार के सिक्के हैं ही नहीं।',
      },
      b: {
        en: 'This asks for a coin of ₹20, but not for one of ₹5 and ₹10.',
        hi: 'इसमें ₹20 का सिक्का तो लिया गया, पर ₹5 और ₹10 का होना ज़रूरी नहीं माना गया।',
      },
      c: {
        en: 'This asks for coins of ₹20 and ₹10, but not for one of ₹5.',
        hi: 'इसमें ₹20 और ₹10 के सिक्के तो लिए गए, पर ₹5 का होना ज़रूरी नहीं माना गया।',
      },
      d: {
        en: '7 + 5 + 3 + 1, after one coin of each kind is set aside.',
        hi: 'हर प्रकार का एक सिक्का अलग रखने के बाद 7 + 5 + 3 + 1।',
      },
    },
  },
  {
    code: 'sc-014',
    exams: ['upsc'],
    subject: 'aptitude',
    topic: 'data-sufficiency',
    difficulty: 'medium',
    targetSeconds: 85,
    stem: {
      en: String.raw`Consider the Question and the two Statements given below.

Question: Is the natural number n divisible by 12?

Statement-I: The square of n is divisible by 12.

Statement-II: The cube of n is divisible by 432.

Which one of the following is correct in respect of the Question and the Statements?`,
      hi: String.raw`नीचे दिए गए प्रश्न और दो कथनों पर विचार कीजिए।

प्रश्न: क्या प्राकृत संख्या n, 12 से विभाज्य है?

कथन-I: n का वर्ग 12 से विभाज्य है।

कथन-II: n का घन 432 से विभाज्य है।

प्रश्न और कथनों के बारे में, निम्नलिखित में से कौन-सा एक सही है?`,
    },
    options: sufficiency,
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Break the numbers into primes: $12 = 2^2 \times 3$ and $432 = 2^4 \times 3^3$.

Statement-I: $n^2$ has at least two 2s and one 3, so n has at least one 2 and one 3. Both n = 6 (No) and n = 12 (Yes) fit: not enough.

Statement-II: $n^3$ has at least four 2s. One 2 in n would give only three, so n has **two**; and it has a 3. So n is divisible by 12: enough.

One Statement alone (II) does, the other does not.`,
      hi: String.raw`संख्याओं को अभाज्य गुणनखंडों में तोड़िए: $12 = 2^2 \times 3$ और $432 = 2^4 \times 3^3$।

कथन-I: $n^2$ में कम से कम दो बार 2 और एक बार 3 है, इसलिए n में कम से कम एक 2 और एक 3 है। n = 6 (नहीं) और n = 12 (हाँ), दोनों संभव हैं: पर्याप्त नहीं।

कथन-II: $n^3$ में कम से कम चार बार 2 है। n में एक ही 2 हो, तो केवल तीन मिलेंगे, इसलिए n में **दो** हैं; और 3 भी है। अतः n, 12 से विभाज्य है: पर्याप्त।

एक कथन (II) अकेला पर्याप्त है, दूसरा नहीं।`,
    },
    reasons: {
      a: {
        en: 'Statement-II forces two 2s and a 3 into n; Statement-I allows n = 6.',
        hi: 'कथन-II से n में दो बार 2 और एक बार 3 अनिवार्य है; कथन-I में n = 6 भी संभव है।',
      },
      b: {
        en: 'This takes divisibility of the square for that of the number; n = 6 shows the error.',
        hi: 'इसमें वर्ग की विभाज्यता को संख्या की विभाज्यता मान लिया गया; n = 6 यह भूल दिखाता है।',
      },
      c: {
        en: 'Statement-II needs no help: the cube alone settles the matter.',
        hi: 'कथन-II को सहायता नहीं चाहिए: घन अकेला ही बात तय कर देता है।',
      },
      d: { en: 'The prime factors of the cube do give a certain Yes.', hi: 'घन के अभाज्य गुणनखंड निश्चित हाँ दे देते हैं।' },
    },
  },
]
