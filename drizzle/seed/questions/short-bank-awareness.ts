import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

/** Banking and economy awareness as in the main examination of bank officers: half of it on dated events. */
export const shortBankAwareness: AuthoredQuestion[] = [
  {
    code: 'sb-049',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'institutions',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: {
      en: 'Sanjay Malhotra took charge as the 26th Governor of the Reserve Bank of India in December 2024. Whom did he succeed?',
      hi: 'संजय मल्होत्रा ने दिसंबर 2024 में भारतीय रिज़र्व बैंक के 26वें गवर्नर का पद सँभाला। उनसे पहले गवर्नर कौन थे?',
    },
    options: [
      { id: 'a', content: { en: 'Urjit Patel', hi: 'उर्जित पटेल' } },
      { id: 'b', content: { en: 'M. Rajeshwar Rao', hi: 'एम. राजेश्वर राव' } },
      { id: 'c', content: { en: 'Shaktikanta Das', hi: 'शक्तिकांत दास' } },
      { id: 'd', content: { en: 'Michael Debabrata Patra', hi: 'माइकल देबब्रत पात्रा' } },
      { id: 'e', content: { en: 'Raghuram Rajan', hi: 'रघुराम राजन' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**Shaktikanta Das** was Governor for six years, from December 2018 to December 2024.

Learn the last four in order: Raghuram Rajan (2013), Urjit Patel (2016), Shaktikanta Das (2018), Sanjay Malhotra (2024). Before that Malhotra was Revenue Secretary.`,
      hi: String.raw`**शक्तिकांत दास** दिसंबर 2018 से दिसंबर 2024 तक छह वर्ष गवर्नर रहे।

पिछले चार गवर्नर क्रम से याद करें: रघुराम राजन (2013), उर्जित पटेल (2016), शक्तिकांत दास (2018), संजय मल्होत्रा (2024)। मल्होत्रा इससे पहले राजस्व सचिव थे।`,
    },
    reasons: {
      a: {
        en: 'He resigned in December 2018, one Governor earlier.',
        hi: 'उन्होंने दिसंबर 2018 में इस्तीफ़ा दे दिया था; उनके और मल्होत्रा के बीच एक गवर्नर और रहे।',
      },
      b: { en: 'He was a Deputy Governor at that time.', hi: 'वे उस समय डिप्टी गवर्नर थे।' },
      c: { en: 'His six years as Governor ended in December 2024.', hi: 'गवर्नर के रूप में उनके छह वर्ष दिसंबर 2024 में पूरे हुए।' },
      d: { en: 'He looked after monetary policy as a Deputy Governor.', hi: 'वे डिप्टी गवर्नर के रूप में मौद्रिक नीति देखते थे।' },
      e: { en: 'He was Governor from 2013 to 2016.', hi: 'वे 2013 से 2016 तक गवर्नर थे।' },
    },
  },
  {
    code: 'sb-050',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'monetary-policy',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'In February 2025 the Monetary Policy Committee cut the repo rate for the first time in almost five years. From 6.50% it was brought down to',
      hi: 'फ़रवरी 2025 में मौद्रिक नीति समिति ने लगभग पाँच वर्ष बाद पहली बार रेपो दर घटाई। 6.50% से घटाकर इसे कितना किया गया?',
    },
    options: [
      { id: 'a', content: { en: '6.00%', hi: '6.00%' } },
      { id: 'b', content: { en: '6.25%', hi: '6.25%' } },
      { id: 'c', content: { en: '5.50%', hi: '5.50%' } },
      { id: 'd', content: { en: '6.40%', hi: '6.40%' } },
      { id: 'e', content: { en: '5.75%', hi: '5.75%' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The cut was of 25 basis points, to **6.25%**. The rate had stood at 6.50% since February 2023, and the cut before it was made in May 2020.

Two more cuts followed in that half-year: to 6.00% in April and to 5.50% in June 2025. A question on the rate therefore always needs its month.`,
      hi: String.raw`कटौती 25 आधार अंकों की थी, यानी **6.25%**। दर फ़रवरी 2023 से 6.50% पर थी, और उससे पहले की कटौती मई 2020 में हुई थी।

उसी छमाही में दो कटौतियाँ और हुईं: अप्रैल में 6.00% तक और जून 2025 में 5.50% तक। इसलिए दर के प्रश्न में महीना ज़रूर देखें।`,
    },
    reasons: {
      a: { en: 'This came with the second cut, in April 2025.', hi: 'यह दर अप्रैल 2025 की दूसरी कटौती से हुई।' },
      b: { en: 'A quarter of a percentage point was taken off.', hi: 'एक चौथाई प्रतिशत अंक घटाया गया।' },
      c: {
        en: 'The rate reached this in June 2025, after a cut of half a point.',
        hi: 'यह दर जून 2025 में आधे प्रतिशत अंक की कटौती के बाद हुई।',
      },
      d: {
        en: 'It would be a cut of 10 basis points; 25 were cut.',
        hi: 'इसके लिए 10 आधार अंक घटते; घटे 25।',
      },
      e: {
        en: 'It would need 75 basis points at once; 25 were cut.',
        hi: 'इसके लिए एक बार में 75 आधार अंक घटाने पड़ते; घटे 25।',
      },
    },
  },
  {
    code: 'sb-051',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'schemes',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: String.raw`Consider the following statements about the Pradhan Mantri Mudra Yojana after the changes of October 2024:

1. A loan of ₹7 lakh falls in the Kishore category.
2. Tarun Plus is open only to those who have taken and successfully repaid a Tarun loan.
3. Tarun Plus covers loans above ₹10 lakh and up to ₹20 lakh.

Which of them are correct?`,
      hi: String.raw`अक्टूबर 2024 के बदलावों के बाद, प्रधानमंत्री मुद्रा योजना के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. ₹7 लाख का ऋण किशोर श्रेणी में आता है।
2. तरुण प्लस केवल उनके लिए है, जो तरुण श्रेणी का ऋण लेकर उसे सफलतापूर्वक चुका चुके हैं।
3. तरुण प्लस में ₹10 लाख से अधिक और ₹20 लाख तक के ऋण आते हैं।

इनमें से कौन-से कथन सही हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'c', content: { en: '3 only', hi: 'केवल 3' } },
      { id: 'd', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'e', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The Budget of July 2024 raised the limit of Mudra loans from ₹10 lakh to ₹20 lakh for those who had taken and repaid a loan of the category Tarun, so **2 and 3 are correct**.

| Category | Loan |
| --- | --- |
| Shishu | up to ₹50,000 |
| Kishore | above ₹50,000 and up to ₹5 lakh |
| Tarun | above ₹5 lakh and up to ₹10 lakh |
| Tarun Plus | above ₹10 lakh and up to ₹20 lakh |

₹7 lakh is a Tarun loan, so 1 is wrong.`,
      hi: String.raw`जुलाई 2024 के बजट ने मुद्रा ऋण की सीमा ₹10 लाख से बढ़ाकर ₹20 लाख की, उनके लिए जिन्होंने तरुण श्रेणी का ऋण लेकर चुका दिया हो। इसलिए **2 और 3 सही हैं**।

| श्रेणी | ऋण |
| --- | --- |
| शिशु | ₹50,000 तक |
| किशोर | ₹50,000 से अधिक और ₹5 लाख तक |
| तरुण | ₹5 लाख से अधिक और ₹10 लाख तक |
| तरुण प्लस | ₹10 लाख से अधिक और ₹20 लाख तक |

₹7 लाख का ऋण तरुण श्रेणी का है, इसलिए 1 ग़लत है।`,
    },
    reasons: {
      a: {
        en: 'Kishore ends at ₹5 lakh, and 3 gives the range of Tarun Plus.',
        hi: 'किशोर ₹5 लाख पर समाप्त होती है, और 3 में तरुण प्लस की सीमा सही दी गई है।',
      },
      b: {
        en: 'A loan of ₹7 lakh is above the limit of Kishore, and 2 is the condition of the new category.',
        hi: '₹7 लाख किशोर की सीमा से अधिक है, और 2 नई श्रेणी की शर्त है।',
      },
      c: {
        en: 'The range is right, but so is the condition of a repaid Tarun loan.',
        hi: 'राशि सही है, पर चुकाए हुए तरुण ऋण की शर्त भी सही है।',
      },
      d: {
        en: 'Condition and range of the new category are both as the Budget announced them.',
        hi: 'नई श्रेणी की शर्त और राशि, दोनों वैसी ही हैं जैसी बजट में घोषित हुईं।',
      },
      e: { en: 'Statement 1 puts a Tarun loan into Kishore.', hi: 'कथन 1 तरुण के ऋण को किशोर में रखता है।' },
    },
  },
  {
    code: 'sb-052',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'banking',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: "Under the principle 'One State, One RRB', Regional Rural Banks were amalgamated with effect from 1 May 2025. Their number fell from 43 to",
      hi: "'एक राज्य, एक आरआरबी' के सिद्धांत के अनुसार 1 मई 2025 से क्षेत्रीय ग्रामीण बैंकों का विलय हुआ। उनकी संख्या 43 से घटकर कितनी रह गई?",
    },
    options: [
      { id: 'a', content: { en: '28', hi: '28' } },
      { id: 'b', content: { en: '26', hi: '26' } },
      { id: 'c', content: { en: '22', hi: '22' } },
      { id: 'd', content: { en: '34', hi: '34' } },
      { id: 'e', content: { en: '36', hi: '36' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`In ten states and one union territory 26 banks were merged into 11, so the number fell by 15: $43 - 26 + 11 =$ **28**.

The trap is 26: it is the number of the banks that went into the mergers, not of those that were left.`,
      hi: String.raw`दस राज्यों और एक केंद्र शासित प्रदेश के 26 बैंक मिलकर 11 बने, यानी संख्या 15 घटी: $43 - 26 + 11 =$ **28**।

भ्रम 26 से होता है: इतने बैंकों का विलय हुआ, इतने बचे नहीं।`,
    },
    reasons: {
      a: { en: 'From 43 take 26, and add the 11 new ones.', hi: '43 में से 26 घटे और 11 नए बने।' },
      b: {
        en: 'So many banks were merged; it is not the number left.',
        hi: 'इतने बैंकों का विलय हुआ; बचे हुए बैंकों की संख्या यह नहीं है।',
      },
      c: { en: 'It would mean 21 banks fewer; there were 15 fewer.', hi: 'तब 21 बैंक कम होते; घटे 15।' },
      d: { en: 'It would mean nine banks fewer; there were 15 fewer.', hi: 'तब नौ बैंक कम होते; घटे 15।' },
      e: { en: 'It would mean seven banks fewer; there were 15 fewer.', hi: 'तब सात बैंक कम होते; घटे 15।' },
    },
  },
  {
    code: 'sb-053',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'banking',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: String.raw`In August 2023 the Reserve Bank of India launched the portal UDGAM. Consider the following statements:

1. It lets users search for unclaimed deposits across many banks at once.
2. Deposits that have gone to the Depositor Education and Awareness (DEA) Fund do not appear in it, as they belong to the Fund.
3. A deposit goes to that Fund after five years without operation or claim.

Which of them is or are correct?`,
      hi: String.raw`अगस्त 2023 में भारतीय रिज़र्व बैंक ने उद्गम (UDGAM) पोर्टल शुरू किया। इन कथनों पर विचार कीजिए:

1. इस पर एक साथ कई बैंकों की बिना दावे वाली जमा राशियाँ (unclaimed deposits) खोजी जा सकती हैं।
2. जमाकर्ता शिक्षा और जागरूकता (DEA) निधि में जा चुकी जमा राशियाँ इसमें नहीं दिखतीं, क्योंकि वे निधि की हो जाती हैं।
3. जिस जमा राशि में पाँच वर्ष तक न लेन-देन हो, न दावा, वह इस निधि में चली जाती है।

इनमें से कौन-सा या कौन-से कथन सही हैं?`,
    },
    options: [
      { id: 'a', content: { en: '2 only', hi: 'केवल 2' } },
      { id: 'b', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      { id: 'e', content: { en: '1 only', hi: 'केवल 1' } },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`**Only 1 is correct.** UDGAM (*Unclaimed Deposits – Gateway to Access inforMation*) tells in which bank there is money.

Deposits go to the Depositor Education and Awareness Fund after **ten** years without operation or claim, so 3 is wrong. They still belong to the owner or the heirs, and they are just what the portal shows, so 2 is wrong. The claim is made at the bank, which pays and is refunded by the Fund.`,
      hi: String.raw`**केवल 1 सही है।** उद्गम (UDGAM, *Unclaimed Deposits – Gateway to Access inforMation*) बताता है कि पैसा किस बैंक में है।

जमा राशि जमाकर्ता शिक्षा और जागरूकता (DEA) निधि में तब जाती है, जब **दस** वर्ष तक न लेन-देन हो, न दावा, इसलिए 3 ग़लत है। फिर भी वह मालिक या वारिस की ही रहती है, और पोर्टल ऐसी ही राशि दिखाता है, इसलिए 2 ग़लत है। दावा बैंक में किया जाता है; बैंक भुगतान करके उतनी राशि निधि से लेता है।`,
    },
    reasons: {
      a: {
        en: 'In the Fund the money remains that of the depositor, and the portal shows it.',
        hi: 'निधि में भी राशि जमाकर्ता की ही रहती है, और पोर्टल उसे दिखाता है।',
      },
      b: {
        en: 'The search is right, but what it finds lies in the Fund.',
        hi: 'खोज की बात सही है, पर जो मिलता है वह निधि में ही होता है।',
      },
      c: {
        en: 'The search is right, but ten years must pass, not five.',
        hi: 'खोज की बात सही है, पर पाँच नहीं, दस वर्ष बीतने चाहिए।',
      },
      d: {
        en: 'What is said of the Fund is wrong, and so are the five years.',
        hi: 'निधि वाली बात और पाँच वर्ष, दोनों ग़लत हैं।',
      },
      e: {
        en: 'The portal is a search; claim and payment are left to the bank.',
        hi: 'पोर्टल केवल खोज है; दावा और भुगतान बैंक में होता है।',
      },
    },
  },
  {
    code: 'sb-054',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'external-sector',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: "In August 2025 S&P Global Ratings raised India's long-term sovereign rating for the first time since 2007. From BBB− it went up to",
      hi: 'अगस्त 2025 में एसएंडपी ग्लोबल रेटिंग्स ने 2007 के बाद पहली बार भारत की दीर्घकालिक सॉवरिन रेटिंग बढ़ाई। BBB− से बढ़कर यह कितनी हुई?',
    },
    options: [
      { id: 'a', content: { en: 'BBB+', hi: 'BBB+' } },
      { id: 'b', content: { en: 'A−', hi: 'A−' } },
      { id: 'c', content: { en: 'BBB', hi: 'BBB' } },
      { id: 'd', content: { en: 'A+', hi: 'A+' } },
      { id: 'e', content: { en: 'A', hi: 'A' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`The rating rose by one step, to **BBB** with a stable outlook.

From below: BB+ (the best of the speculative grade), BBB− (the lowest of the investment grade), **BBB**, BBB+, A−, A, A+. India had been at BBB− for 18 years.`,
      hi: String.raw`रेटिंग एक पायदान बढ़कर स्थिर आउटलुक के साथ **BBB** हुई।

नीचे से ऊपर: BB+ (सट्टा श्रेणी की सबसे ऊँची), BBB− (निवेश श्रेणी की सबसे निचली), **BBB**, BBB+, A−, A, A+। भारत 18 वर्ष BBB− पर रहा।`,
    },
    reasons: {
      a: { en: 'That would have been two steps at once.', hi: 'यह एक बार में दो पायदान होता।' },
      b: { en: 'The letter A begins three steps above BBB−.', hi: 'A श्रेणी BBB− से तीन पायदान ऊपर शुरू होती है।' },
      c: { en: 'It is the next step above BBB−.', hi: 'यह BBB− से अगला पायदान है।' },
      d: { en: 'It lies five steps above BBB−.', hi: 'यह BBB− से पाँच पायदान ऊपर है।' },
      e: { en: 'It lies four steps above BBB−.', hi: 'यह BBB− से चार पायदान ऊपर है।' },
    },
  },
  {
    code: 'sb-055',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'banking',
    difficulty: 'medium',
    targetSeconds: 20,
    stem: {
      en: 'Up to how many nominees may a depositor name under the Banking Laws (Amendment) Act, 2025?',
      hi: 'बैंकिंग क़ानून (संशोधन) अधिनियम, 2025 के अनुसार कोई जमाकर्ता अधिकतम कितने नॉमिनी बना सकता है?',
    },
    options: [
      { id: 'a', content: { en: 'One', hi: 'एक' } },
      { id: 'b', content: { en: 'Two', hi: 'दो' } },
      { id: 'c', content: { en: 'Three', hi: 'तीन' } },
      { id: 'd', content: { en: 'Four', hi: 'चार' } },
      { id: 'e', content: { en: 'Five', hi: 'पाँच' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`**Four**, either at the same time, with a share for each, or one after the other. The rule took effect on 1 November 2025.

For lockers only nominees one after the other are allowed. Before, a depositor could name one person.`,
      hi: String.raw`**चार**, या तो एक साथ (हर एक का हिस्सा तय करके), या एक के बाद एक के क्रम में। यह नियम 1 नवंबर 2025 से लागू हुआ।

लॉकर में नॉमिनी केवल एक के बाद एक के क्रम में हो सकते हैं। पहले जमाकर्ता एक ही व्यक्ति को नॉमिनी बना सकता था।`,
    },
    reasons: {
      a: { en: 'This was the limit before the Act.', hi: 'अधिनियम से पहले यही सीमा थी।' },
      b: { en: 'The Act goes further: twice as many.', hi: 'अधिनियम की सीमा इसकी दुगुनी है।' },
      c: { en: 'The Act allows one more than this.', hi: 'अधिनियम इससे एक अधिक की अनुमति देता है।' },
      d: { en: 'So many may be named, together or in order.', hi: 'इतने नॉमिनी एक साथ या क्रम से बनाए जा सकते हैं।' },
      e: { en: 'This is one beyond the new limit.', hi: 'यह नई सीमा से एक अधिक है।' },
    },
  },
  {
    code: 'sb-056',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'awards',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: 'For which work did Daron Acemoglu, Simon Johnson and James Robinson receive the Prize in Economic Sciences in Memory of Alfred Nobel in 2024?',
      hi: 'डैरन एसमोग्लू, साइमन जॉनसन और जेम्स रॉबिन्सन को 2024 में अल्फ़्रेड नोबेल की स्मृति में अर्थशास्त्र का पुरस्कार किस कार्य के लिए मिला?',
    },
    options: [
      { id: 'a', content: { en: 'How institutions shape prosperity', hi: 'संस्थाओं का समृद्धि पर प्रभाव' } },
      { id: 'b', content: { en: 'Women in the labour market', hi: 'श्रम बाज़ार में महिलाएँ' } },
      { id: 'c', content: { en: 'Banks and financial crises', hi: 'बैंक और वित्तीय संकट' } },
      { id: 'd', content: { en: 'The theory and formats of auctions', hi: 'नीलामी का सिद्धांत और उसके रूप' } },
      { id: 'e', content: { en: 'Experiments against global poverty', hi: 'वैश्विक ग़रीबी घटाने के प्रयोग' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`They studied how **institutions** are formed and why some make a country rich and others keep it poor.

Every option was a prize: poverty (2019), auctions (2020), banks (2022), women in the labour market (2023), institutions (2024). Learn them by year.`,
      hi: String.raw`उन्होंने अध्ययन किया कि **संस्थाएँ** कैसे बनती हैं, और क्यों कुछ संस्थाएँ देश को समृद्ध बनाती हैं और कुछ उसे ग़रीब रखती हैं।

हर विकल्प पर पुरस्कार मिला है: ग़रीबी (2019), नीलामी (2020), बैंक (2022), श्रम बाज़ार में महिलाएँ (2023), संस्थाएँ (2024)। इन्हें वर्ष के साथ याद करें।`,
    },
    reasons: {
      a: {
        en: 'Their studies compare societies by their institutions.',
        hi: 'उनके अध्ययन संस्थाओं के आधार पर समाजों की तुलना करते हैं।',
      },
      b: { en: 'Claudia Goldin won for this in 2023.', hi: 'इसके लिए 2023 का पुरस्कार क्लॉडिया गोल्डिन को मिला।' },
      c: {
        en: 'Bernanke, Diamond and Dybvig won for this in 2022.',
        hi: 'इसके लिए 2022 का पुरस्कार बर्नानके, डायमंड और डिबविग को मिला।',
      },
      d: { en: 'Milgrom and Wilson won for this in 2020.', hi: 'इसके लिए 2020 का पुरस्कार मिलग्रॉम और विल्सन को मिला।' },
      e: {
        en: 'Banerjee, Duflo and Kremer won for this in 2019.',
        hi: 'इसके लिए 2019 का पुरस्कार बनर्जी, डुफ़्लो और क्रेमर को मिला।',
      },
    },
  },
  {
    code: 'sb-057',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'public-finance',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'From 22 September 2025 most goods and services were placed under two main rates of GST. Which ones?',
      hi: '22 सितंबर 2025 से अधिकतर वस्तुओं और सेवाओं को जीएसटी की दो मुख्य दरों में रखा गया। वे कौन-सी हैं?',
    },
    options: [
      { id: 'a', content: { en: '5% and 12%', hi: '5% और 12%' } },
      { id: 'b', content: { en: '12% and 18%', hi: '12% और 18%' } },
      { id: 'c', content: { en: '8% and 18%', hi: '8% और 18%' } },
      { id: 'd', content: { en: '12% and 28%', hi: '12% और 28%' } },
      { id: 'e', content: { en: '5% and 18%', hi: '5% और 18%' } },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`The GST Council decided on 3 September 2025 to keep **5% and 18%** and to give up 12% and 28%. A rate of 40% is for a few goods, such as luxury cars, and some goods pay no tax.

So any option with 12% or 28% can be struck out.`,
      hi: String.raw`जीएसटी परिषद ने 3 सितंबर 2025 को **5% और 18%** की दरें रखने तथा 12% और 28% की दरें हटाने का निर्णय लिया। 40% की दर लग्ज़री कार जैसी कुछ वस्तुओं के लिए है, और कुछ वस्तुओं पर कर शून्य है।

इसलिए 12% या 28% वाला हर विकल्प काटा जा सकता है।`,
    },
    reasons: {
      a: { en: 'The rate of 12% was given up.', hi: '12% की दर हटा दी गई।' },
      b: { en: 'Of these only 18% was kept.', hi: 'इनमें से केवल 18% रखी गई।' },
      c: { en: 'There never was a main rate of 8%.', hi: '8% की मुख्य दर कभी नहीं रही।' },
      d: { en: 'Both of these rates were given up.', hi: 'ये दोनों दरें हटा दी गईं।' },
      e: { en: 'These two of the former four rates were kept.', hi: 'पुरानी चार दरों में से यही दो रखी गईं।' },
    },
  },
  {
    code: 'sb-058',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'international-relations',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: 'In which two countries were UPI services launched on 12 February 2024, with their leaders and the Prime Minister of India joining by video?',
      hi: '12 फ़रवरी 2024 को किन दो देशों में यूपीआई सेवाएँ शुरू हुईं, जब वहाँ के नेता और भारत के प्रधानमंत्री वीडियो कॉन्फ़्रेंस से जुड़े थे?',
    },
    options: [
      { id: 'a', content: { en: 'Nepal and Bhutan', hi: 'नेपाल और भूटान' } },
      { id: 'b', content: { en: 'Sri Lanka and Mauritius', hi: 'श्रीलंका और मॉरीशस' } },
      { id: 'c', content: { en: 'Qatar and Oman', hi: 'क़तर और ओमान' } },
      { id: 'd', content: { en: 'Singapore and France', hi: 'सिंगापुर और फ़्रांस' } },
      { id: 'e', content: { en: 'Maldives and Bhutan', hi: 'मालदीव और भूटान' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`UPI was launched in **Sri Lanka and Mauritius** on that day; Mauritius began with RuPay cards as well.

Keep the steps abroad in order: Bhutan (2021), the link with PayNow of Singapore (February 2023), the Eiffel Tower in France (2 February 2024), then these two.`,
      hi: String.raw`उस दिन यूपीआई **श्रीलंका और मॉरीशस** में शुरू हुआ; मॉरीशस में रुपे कार्ड भी शुरू हुए।

विदेश में यूपीआई का क्रम याद रखें: भूटान (2021), सिंगापुर के पेनाउ से जुड़ाव (फ़रवरी 2023), फ़्रांस में एफ़िल टावर (2 फ़रवरी 2024), फिर ये दोनों।`,
    },
    reasons: {
      a: { en: 'Bhutan had it from 2021 already.', hi: 'भूटान में यह 2021 से ही था।' },
      b: {
        en: 'Two island countries of the Indian Ocean began on that day.',
        hi: 'उस दिन हिंद महासागर के ये दो द्वीपीय देश जुड़े।',
      },
      c: { en: 'Neither of these two was part of the ceremony.', hi: 'इन दोनों में से कोई उस समारोह में नहीं था।' },
      d: {
        en: 'Both came before: Singapore in 2023, France ten days earlier.',
        hi: 'दोनों पहले जुड़ चुके थे: सिंगापुर 2023 में, फ़्रांस दस दिन पहले।',
      },
      e: {
        en: 'Bhutan was the first of all, and Maldives was not there.',
        hi: 'भूटान सबसे पहला था, और मालदीव समारोह में नहीं था।',
      },
    },
  },
  {
    code: 'sb-059',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'banking',
    difficulty: 'easy',
    targetSeconds: 15,
    stem: {
      en: 'What is the smallest amount that a customer can send through RTGS?',
      hi: 'कोई ग्राहक आरटीजीएस से कम से कम कितनी राशि भेज सकता है?',
    },
    options: [
      { id: 'a', content: { en: '₹1', hi: '₹1' } },
      { id: 'b', content: { en: '₹50,000', hi: '₹50,000' } },
      { id: 'c', content: { en: '₹1 lakh', hi: '₹1 लाख' } },
      { id: 'd', content: { en: '₹2 lakh', hi: '₹2 लाख' } },
      { id: 'e', content: { en: '₹5 lakh', hi: '₹5 लाख' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`RTGS (Real Time Gross Settlement) is for large sums: **₹2 lakh** or more, settled one by one, at all hours since December 2020.

NEFT has no minimum and settles in half-hourly batches; IMPS takes up to ₹5 lakh.`,
      hi: String.raw`आरटीजीएस (Real Time Gross Settlement) बड़ी राशियों के लिए है: **₹2 लाख** या अधिक। हर भुगतान का निपटान अलग-अलग होता है, दिसंबर 2020 से चौबीसों घंटे।

एनईएफ़टी में न्यूनतम सीमा नहीं है और निपटान हर आधे घंटे के बैच में होता है; आईएमपीएस में ₹5 लाख तक भेजे जा सकते हैं।`,
    },
    reasons: {
      a: { en: 'NEFT accepts so little; RTGS does not.', hi: 'इतनी छोटी राशि एनईएफ़टी से जाती है, आरटीजीएस से नहीं।' },
      b: {
        en: 'This is the limit above which a deposit of cash needs PAN.',
        hi: 'इससे अधिक नक़द जमा करने पर PAN देना होता है।',
      },
      c: { en: 'The threshold is twice as high.', hi: 'सीमा इसकी दुगुनी है।' },
      d: { en: 'From this sum upwards RTGS is open to customers.', hi: 'ग्राहकों के लिए आरटीजीएस इसी राशि से शुरू होता है।' },
      e: { en: 'This is the highest sum by IMPS.', hi: 'यह आईएमपीएस की अधिकतम राशि है।' },
    },
  },
  {
    code: 'sb-060',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'banking',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: 'The instalment of a home loan has been overdue for 45 days. How does the bank class the account under the norms of the Reserve Bank?',
      hi: 'एक गृह ऋण की क़िस्त 45 दिन से बक़ाया है। रिज़र्व बैंक के मानदंडों के अनुसार बैंक इस खाते को किस श्रेणी में रखेगा?',
    },
    options: [
      { id: 'a', content: { en: 'SMA-0', hi: 'SMA-0' } },
      { id: 'b', content: { en: 'Substandard asset', hi: 'अवमानक आस्ति' } },
      { id: 'c', content: { en: 'SMA-1', hi: 'SMA-1' } },
      { id: 'd', content: { en: 'SMA-2', hi: 'SMA-2' } },
      { id: 'e', content: { en: 'Doubtful asset', hi: 'संदिग्ध आस्ति' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Special Mention Accounts (SMA) warn of trouble before an account becomes an NPA:

| Overdue | Class |
| --- | --- |
| up to 30 days | SMA-0 |
| 31 to 60 days | **SMA-1** |
| 61 to 90 days | SMA-2 |
| more than 90 days | NPA |`,
      hi: String.raw`विशेष उल्लेख खाते (SMA) की श्रेणियाँ खाते के एनपीए बनने से पहले चेतावनी देती हैं:

| बक़ाया | श्रेणी |
| --- | --- |
| 30 दिन तक | SMA-0 |
| 31 से 60 दिन | **SMA-1** |
| 61 से 90 दिन | SMA-2 |
| 90 दिन से अधिक | एनपीए |`,
    },
    reasons: {
      a: { en: 'SMA-0 ends with the thirtieth day.', hi: 'SMA-0 तीसवें दिन तक है।' },
      b: {
        en: 'This is an NPA, so the 90 days would have to be over.',
        hi: 'यह एनपीए की श्रेणी है, जिसके लिए 90 दिन बीतने चाहिए।',
      },
      c: { en: 'Day 45 falls within its 31 to 60 days.', hi: '45वाँ दिन इसकी 31 से 60 दिन की सीमा में आता है।' },
      d: { en: 'SMA-2 begins after 60 days.', hi: 'SMA-2 60 दिन के बाद शुरू होता है।' },
      e: {
        en: 'An asset is doubtful after twelve months as substandard.',
        hi: 'आस्ति बारह महीने अवमानक रहने के बाद संदिग्ध होती है।',
      },
    },
  },
  {
    code: 'sb-061',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'financial-markets',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'For which periods does the Government of India issue treasury bills at its regular auctions?',
      hi: 'भारत सरकार नियमित नीलामियों में किन अवधियों के ट्रेज़री बिल जारी करती है?',
    },
    options: [
      { id: 'a', content: { en: '91, 182 and 364 days', hi: '91, 182 और 364 दिन' } },
      { id: 'b', content: { en: '14, 28 and 91 days', hi: '14, 28 और 91 दिन' } },
      { id: 'c', content: { en: '30, 60 and 90 days', hi: '30, 60 और 90 दिन' } },
      { id: 'd', content: { en: '182, 364 and 728 days', hi: '182, 364 और 728 दिन' } },
      { id: 'e', content: { en: '90, 180 and 360 days', hi: '90, 180 और 360 दिन' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Treasury bills run for **91, 182 and 364 days**: 13, 26 and 52 whole weeks, so that a bill sold on a weekday falls due on the same weekday.

They pay no interest. They are sold below their face value, and the difference is what the buyer earns.`,
      hi: String.raw`ट्रेज़री बिल **91, 182 और 364 दिन** के होते हैं: पूरे 13, 26 और 52 सप्ताह, ताकि बिल उसी वार को परिपक्व हो जिस वार को बिका।

इन पर ब्याज नहीं मिलता। ये अंकित मूल्य से कम पर बिकते हैं और यही अंतर ख़रीदार का लाभ है।`,
    },
    reasons: {
      a: { en: 'These are 13, 26 and 52 weeks.', hi: 'ये 13, 26 और 52 सप्ताह हैं।' },
      b: {
        en: 'Of these only 91 days is in use; bills of 14 days are no longer auctioned.',
        hi: 'इनमें से केवल 91 दिन की अवधि चलती है; 14 दिन के बिलों की नीलामी अब नहीं होती।',
      },
      c: {
        en: 'Months are not the measure: the bills run for whole weeks.',
        hi: 'अवधि महीनों में नहीं, पूरे सप्ताहों में होती है।',
      },
      d: { en: 'No treasury bill runs for more than a year.', hi: 'कोई ट्रेज़री बिल एक वर्ष से अधिक का नहीं होता।' },
      e: { en: 'Rounded to tens, these are not whole weeks.', hi: 'दहाई तक पूर्णांकित ये संख्याएँ पूरे सप्ताह नहीं बनातीं।' },
    },
  },
  {
    code: 'sb-062',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'banking',
    difficulty: 'hard',
    targetSeconds: 45,
    stem: {
      en: String.raw`In a scheduled commercial bank a term loan with ₹10 lakh outstanding has been a non-performing asset (NPA) for 18 months. The realisable value of the security is ₹6 lakh. What is the least provision that the bank must make under the Reserve Bank's norms in force in 2025?`,
      hi: String.raw`किसी अनुसूचित वाणिज्यिक बैंक में एक सावधि ऋण, जिसका ₹10 लाख बक़ाया है, 18 महीने से अनर्जक आस्ति (NPA) है। प्रतिभूति का वसूली योग्य मूल्य ₹6 लाख है। रिज़र्व बैंक के 2025 में लागू मानदंडों के अनुसार बैंक को कम से कम कितना प्रावधान करना होगा?`,
    },
    options: [
      { id: 'a', content: { en: '₹1.5 lakh', hi: '₹1.5 लाख' } },
      { id: 'b', content: { en: '₹2.5 lakh', hi: '₹2.5 लाख' } },
      { id: 'c', content: { en: '₹4 lakh', hi: '₹4 लाख' } },
      { id: 'd', content: { en: '₹10 lakh', hi: '₹10 लाख' } },
      { id: 'e', content: { en: '₹5.5 lakh', hi: '₹5.5 लाख' } },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`For its first 12 months a non-performing asset is substandard, then **doubtful**. After 18 months it has been doubtful for six, less than one year.

| Doubtful for | Secured part | Unsecured part |
| --- | --- | --- |
| up to one year | 25% | 100% |
| one to three years | 40% | 100% |
| more than three years | 100% | 100% |

$25\%$ of ₹6 lakh is ₹1.5 lakh, $100\%$ of the other ₹4 lakh is ₹4 lakh: together **₹5.5 lakh**.`,
      hi: String.raw`अनर्जक आस्ति पहले 12 महीने अवमानक रहती है, फिर **संदिग्ध**। 18 महीने बाद वह छह महीने से, यानी एक वर्ष से कम समय से संदिग्ध है।

| संदिग्ध रहने का समय | प्रतिभूत भाग | अप्रतिभूत भाग |
| --- | --- | --- |
| एक वर्ष तक | 25% | 100% |
| एक से तीन वर्ष | 40% | 100% |
| तीन वर्ष से अधिक | 100% | 100% |

₹6 लाख का $25\%$ ₹1.5 लाख है, बाक़ी ₹4 लाख का $100\%$ ₹4 लाख: कुल **₹5.5 लाख**।`,
    },
    reasons: {
      a: { en: 'This is the provision for the secured part alone.', hi: 'यह केवल प्रतिभूत भाग का प्रावधान है।' },
      b: {
        en: '25% applies to the secured part, not to the whole loan.',
        hi: '25% प्रतिभूत भाग पर लगता है, पूरे ऋण पर नहीं।',
      },
      c: { en: 'This is the provision for the unsecured part alone.', hi: 'यह केवल अप्रतिभूत भाग का प्रावधान है।' },
      d: {
        en: 'The whole is provided for once it has been doubtful for three years, or is a loss.',
        hi: 'पूरी राशि का प्रावधान तब होता है जब आस्ति तीन वर्ष से अधिक संदिग्ध रहे या हानि मानी जाए।',
      },
      e: {
        en: 'A quarter of the secured and the whole of the unsecured part.',
        hi: 'प्रतिभूत भाग का चौथाई और अप्रतिभूत भाग पूरा।',
      },
    },
  },
  {
    code: 'sb-063',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'banking',
    difficulty: 'easy',
    targetSeconds: 20,
    stem: {
      en: 'Which character of the 11 characters of an IFSC is always a zero?',
      hi: 'आईएफ़एससी के 11 वर्णों में से कौन-सा सदा शून्य होता है?',
    },
    options: [
      { id: 'a', content: { en: 'The fourth', hi: 'चौथा' } },
      { id: 'b', content: { en: 'The fifth', hi: 'पाँचवाँ' } },
      { id: 'c', content: { en: 'The sixth', hi: 'छठा' } },
      { id: 'd', content: { en: 'The seventh', hi: 'सातवाँ' } },
      { id: 'e', content: { en: 'The eleventh', hi: 'ग्यारहवाँ' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`An IFSC has four letters for the bank, then a **zero in the fifth place**, kept for later use, and six characters for the branch.

So SBIN0001234 is branch 001234 of the bank SBIN.`,
      hi: String.raw`आईएफ़एससी में बैंक के चार अक्षर, फिर **पाँचवें स्थान पर शून्य** (भविष्य के लिए रखा गया) और शाखा के छह वर्ण होते हैं।

जैसे SBIN0001234 बैंक SBIN की शाखा 001234 है।`,
    },
    reasons: {
      a: { en: 'The fourth is the last letter of the bank.', hi: 'चौथा वर्ण बैंक का अंतिम अक्षर है।' },
      b: { en: 'It stands between bank and branch.', hi: 'यह बैंक और शाखा के बीच का वर्ण है।' },
      c: { en: 'The sixth is the first character of the branch.', hi: 'छठा वर्ण शाखा का पहला वर्ण है।' },
      d: { en: 'The seventh belongs to the code of the branch.', hi: 'सातवाँ वर्ण शाखा के कोड का है।' },
      e: { en: 'The last character is part of the branch as well.', hi: 'अंतिम वर्ण भी शाखा का ही है।' },
    },
  },
  {
    code: 'sb-064',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'banking',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: String.raw`Consider the following statements about payments banks under the rules in force in 2025:

1. They may issue debit cards, but not credit cards.
2. They may accept deposits from non-resident Indians.
3. The balance of an individual customer may be at most ₹2 lakh at the end of the day.

Which of them are correct?`,
      hi: String.raw`2025 में लागू नियमों के अनुसार, भुगतान बैंकों के बारे में इन कथनों पर विचार कीजिए:

1. वे डेबिट कार्ड जारी कर सकते हैं, पर क्रेडिट कार्ड नहीं।
2. वे अनिवासी भारतीयों से जमा राशि ले सकते हैं।
3. दिन के अंत में किसी व्यक्तिगत ग्राहक की शेष राशि अधिक से अधिक ₹2 लाख हो सकती है।

इनमें से कौन-से कथन सही हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'b', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      { id: 'e', content: { en: '3 only', hi: 'केवल 3' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`**1 and 3 are correct.** A payments bank takes demand deposits and moves money. It may not lend, and a credit card is a loan. The limit for a customer is ₹2 lakh; until April 2021 it was ₹1 lakh.

The guidelines of 2014 allow it no deposits of non-residents, so 2 is wrong. It puts its deposits mainly into government securities.`,
      hi: String.raw`**1 और 3 सही हैं।** भुगतान बैंक माँग जमा लेता है और पैसे भेजने की सुविधा देता है। वह ऋण नहीं दे सकता, और क्रेडिट कार्ड भी ऋण ही है। प्रति ग्राहक सीमा ₹2 लाख है; अप्रैल 2021 से पहले यह ₹1 लाख थी।

2014 के दिशानिर्देशों के अनुसार वह अनिवासियों की जमा राशि नहीं ले सकता, इसलिए 2 ग़लत है। जमा राशि वह मुख्यतः सरकारी प्रतिभूतियों में लगाता है।`,
    },
    reasons: {
      a: {
        en: 'Deposits of non-residents are not allowed, and the limit in 3 is right.',
        hi: 'अनिवासियों की जमा राशि की अनुमति नहीं है, और 3 में दी गई सीमा सही है।',
      },
      b: {
        en: 'Statement 2 is wrong, and the rule on cards in 1 is right.',
        hi: 'कथन 2 ग़लत है, और कार्डों का नियम, जो 1 में है, सही है।',
      },
      c: {
        en: 'No credit, no deposits from abroad, and a limit for each customer mark this kind of bank.',
        hi: 'न ऋण, न विदेश से जमा, और हर ग्राहक की एक सीमा: यही इस प्रकार के बैंक की पहचान है।',
      },
      d: {
        en: 'The guidelines of 2014 shut out deposits of non-residents.',
        hi: '2014 के दिशानिर्देशों में अनिवासियों की जमा राशि की मनाही है।',
      },
      e: { en: 'The limit is right, but so is the rule on cards.', hi: 'सीमा सही है, पर कार्डों का नियम भी सही है।' },
    },
  },
  {
    code: 'sb-065',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'financial-markets',
    difficulty: 'medium',
    targetSeconds: 35,
    stem: {
      en: String.raw`The rupee falls against the dollar, and nobody has hedged. Consider the following statements about bonds already issued:

1. On a masala bond of an Indian company the foreign investor bears the exchange loss.
2. On a dollar bond of an Indian company the company bears the exchange loss.
3. A Sovereign Gold Bond is repaid in physical gold, so the rupee's fall does not change what the Government pays.

Which of these statements are correct?`,
      hi: String.raw`रुपया डॉलर के मुक़ाबले गिरता है, और किसी ने हेजिंग नहीं की है। पहले से जारी बॉन्डों के बारे में इन कथनों पर विचार कीजिए:

1. भारतीय कंपनी के मसाला बॉन्ड पर विनिमय हानि विदेशी निवेशक उठाता है।
2. भारतीय कंपनी के डॉलर बॉन्ड पर विनिमय हानि कंपनी उठाती है।
3. सॉवरिन गोल्ड बॉन्ड का भुगतान असली सोने में होता है, इसलिए रुपया गिरने से सरकार की देनदारी नहीं बदलती।

इनमें से कौन-से कथन सही हैं?`,
    },
    options: [
      { id: 'a', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
      { id: 'b', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
      { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      { id: 'e', content: { en: '2 only', hi: 'केवल 2' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`**1 and 2 are correct.** The loss is that of the one who holds or owes the currency that moves against him.

- A masala bond is issued abroad **in rupees**: the company pays back the rupees that it owes, and the investor gets fewer dollars for them.
- On a bond **in dollars** the company needs more rupees for the same dollars.
- A Sovereign Gold Bond is counted in grams but repaid **in rupees** at the price of gold, which rises in rupees when the rupee falls and the dollar price stays. So 3 is wrong.`,
      hi: String.raw`**1 और 2 सही हैं।** नुक़सान उसका होता है जिसके हाथ में, या जिसके ऊपर, उलटी दिशा में बदलने वाली मुद्रा हो।

- मसाला बॉन्ड विदेश में, पर **रुपये में** जारी होता है: कंपनी उतने ही रुपये लौटाती है, और निवेशक को उनके बदले कम डॉलर मिलते हैं।
- **डॉलर** वाले बॉन्ड पर कंपनी को उतने ही डॉलर के लिए अधिक रुपये चाहिए।
- सॉवरिन गोल्ड बॉन्ड ग्राम में गिना जाता है, पर भुगतान सोने के भाव से **रुपये में** होता है, और डॉलर में भाव न बदले, तो रुपया गिरने पर सोने का भाव रुपये में बढ़ता है। इसलिए 3 ग़लत है।`,
    },
    reasons: {
      a: {
        en: 'The gold bond is repaid in rupees, and on the dollar bond the company bears the loss.',
        hi: 'गोल्ड बॉन्ड का भुगतान रुपये में होता है, और डॉलर बॉन्ड पर नुक़सान कंपनी का होता है।',
      },
      b: {
        en: 'In both cases the loss is that of the side for which the other currency counts.',
        hi: 'दोनों में नुक़सान उस पक्ष का होता है जिसके लिए दूसरी मुद्रा का हिसाब है।',
      },
      c: {
        en: 'Statement 3 is wrong, and the masala bond leaves its risk to the investor.',
        hi: 'कथन 3 ग़लत है, और मसाला बॉन्ड का जोखिम निवेशक पर रहता है।',
      },
      d: { en: 'A gold bond is never repaid in gold.', hi: 'गोल्ड बॉन्ड का भुगतान सोने में कभी नहीं होता।' },
      e: {
        en: 'The dollar bond is right, but so is the masala bond.',
        hi: 'डॉलर बॉन्ड की बात सही है, पर मसाला बॉन्ड की भी।',
      },
    },
  },
  {
    code: 'sb-066',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'law',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: 'Under section 13(2) of the SARFAESI Act, 2002, how long does the notice give a defaulting borrower to pay before the bank may take possession of the security?',
      hi: 'सरफ़ेसी (SARFAESI) अधिनियम, 2002 की धारा 13(2) की सूचना चूककर्ता को भुगतान के लिए कितना समय देती है, जिसके बाद बैंक प्रतिभूत आस्ति का क़ब्ज़ा ले सकता है?',
    },
    options: [
      { id: 'a', content: { en: '60 days', hi: '60 दिन' } },
      { id: 'b', content: { en: '30 days', hi: '30 दिन' } },
      { id: 'c', content: { en: '45 days', hi: '45 दिन' } },
      { id: 'd', content: { en: '90 days', hi: '90 दिन' } },
      { id: 'e', content: { en: '180 days', hi: '180 दिन' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The notice under section 13(2) gives **60 days**; then section 13(4) lets the bank take possession without going to court.

The other periods are real too, but belong elsewhere: 90 days to an NPA, 45 days to an appeal to the Debts Recovery Tribunal, 30 days to the notice of a sale, 180 days to a case of insolvency.`,
      hi: String.raw`धारा 13(2) की सूचना **60 दिन** देती है; उसके बाद धारा 13(4) से बैंक न्यायालय गए बिना क़ब्ज़ा ले सकता है।

बाक़ी अवधियाँ भी असली हैं, पर दूसरी जगहों की: 90 दिन एनपीए के, 45 दिन ऋण वसूली अधिकरण में अपील के, 30 दिन बिक्री की सूचना के, 180 दिन दिवाला प्रक्रिया के।`,
    },
    reasons: {
      a: {
        en: 'Section 13(2) names it; possession follows under 13(4).',
        hi: 'धारा 13(2) में यही अवधि है; क़ब्ज़ा धारा 13(4) से होता है।',
      },
      b: {
        en: 'This is the notice before a seized asset is sold.',
        hi: 'यह क़ब्ज़े में ली गई संपत्ति की बिक्री से पहले की सूचना है।',
      },
      c: { en: 'Within this time the borrower may go to the Tribunal.', hi: 'इतने दिन में उधारकर्ता अधिकरण जा सकता है।' },
      d: { en: 'After so many days overdue an account becomes an NPA.', hi: 'इतने दिन बक़ाया रहने पर खाता एनपीए होता है।' },
      e: {
        en: 'This is the first limit of a corporate insolvency.',
        hi: 'यह कंपनी की दिवाला प्रक्रिया की पहली समय-सीमा है।',
      },
    },
  },
  {
    code: 'sb-067',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'banking',
    difficulty: 'medium',
    targetSeconds: 30,
    stem: {
      en: 'Each month banks report cash transactions to the Financial Intelligence Unit (FIU-IND) in a Cash Transaction Report (CTR). Above what value must a single cash transaction be included in it?',
      hi: 'बैंक हर महीने नक़द लेन-देन रिपोर्ट (CTR) वित्तीय आसूचना इकाई (FIU-IND) को देते हैं। कितनी राशि से अधिक का एक नक़द लेन-देन इसमें आता है?',
    },
    options: [
      { id: 'a', content: { en: '₹50,000', hi: '₹50,000' } },
      { id: 'b', content: { en: '₹2 lakh', hi: '₹2 लाख' } },
      { id: 'c', content: { en: '₹5 lakh', hi: '₹5 लाख' } },
      { id: 'd', content: { en: '₹20 lakh', hi: '₹20 लाख' } },
      { id: 'e', content: { en: '₹10 lakh', hi: '₹10 लाख' } },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`Rules under the Prevention of Money Laundering Act, 2002 ask for a report of cash transactions above **₹10 lakh**, and of smaller ones that belong together and pass that sum within a month.

Suspicious transactions are reported whatever their value.`,
      hi: String.raw`धन शोधन निवारण अधिनियम, 2002 के नियमों के अनुसार **₹10 लाख** से अधिक के नक़द लेन-देन की रिपोर्ट देनी होती है, और आपस में जुड़े छोटे लेन-देन की भी, जिनका जोड़ एक महीने में इससे अधिक हो जाए।

संदिग्ध लेन-देन की रिपोर्ट देनी ही होती है, राशि चाहे जो हो।`,
    },
    reasons: {
      a: { en: 'Above this a deposit of cash in a day needs PAN.', hi: 'एक दिन में इससे अधिक नक़द जमा पर PAN देना होता है।' },
      b: {
        en: 'The Income-tax Act bars receiving so much in cash, a rule of another law.',
        hi: 'आयकर अधिनियम इतना नक़द लेने पर रोक लगाता है; वह दूसरा क़ानून है।',
      },
      c: {
        en: 'This is the cover of deposit insurance for one depositor at a bank.',
        hi: 'यह एक बैंक में एक जमाकर्ता के जमा बीमा की सीमा है।',
      },
      d: { en: 'Cash of so much in a year needs PAN or Aadhaar.', hi: 'वर्ष भर में इतने नक़द पर PAN या आधार देना होता है।' },
      e: { en: 'The rules against money laundering set this value.', hi: 'धन शोधन के विरुद्ध नियमों में यही राशि है।' },
    },
  },
  {
    code: 'sb-068',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'institutions',
    difficulty: 'easy',
    targetSeconds: 25,
    stem: {
      en: 'Which of the following pairs of institution and head office is **NOT** correct?',
      hi: 'संस्था और उसके मुख्यालय का निम्नलिखित में से कौन-सा युग्म सही **नहीं** है?',
    },
    options: [
      { id: 'a', content: { en: 'NABARD – Mumbai', hi: 'नाबार्ड – मुंबई' } },
      { id: 'b', content: { en: 'SIDBI – New Delhi', hi: 'सिडबी – नई दिल्ली' } },
      { id: 'c', content: { en: 'EXIM Bank – Mumbai', hi: 'एक्ज़िम बैंक – मुंबई' } },
      { id: 'd', content: { en: 'National Housing Bank – New Delhi', hi: 'राष्ट्रीय आवास बैंक – नई दिल्ली' } },
      { id: 'e', content: { en: 'IRDAI – Hyderabad', hi: 'आईआरडीएआई – हैदराबाद' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`The Small Industries Development Bank of India (SIDBI) was set up in 1990 with its head office at **Lucknow**.

Most financial institutions sit in Mumbai, so learn the exceptions: SIDBI at Lucknow, the National Housing Bank at New Delhi, IRDAI at Hyderabad.`,
      hi: String.raw`भारतीय लघु उद्योग विकास बैंक (सिडबी) 1990 में बना और इसका मुख्यालय **लखनऊ** में है।

ज़्यादातर वित्तीय संस्थाएँ मुंबई में हैं, इसलिए अपवाद याद करें: सिडबी लखनऊ, राष्ट्रीय आवास बैंक नई दिल्ली, आईआरडीएआई हैदराबाद।`,
    },
    reasons: {
      a: { en: 'Right pair: NABARD works from Mumbai.', hi: 'सही युग्म: नाबार्ड मुंबई से काम करता है।' },
      b: { en: 'Wrong pair: SIDBI has its head office at Lucknow.', hi: 'ग़लत युग्म: सिडबी का मुख्यालय लखनऊ में है।' },
      c: { en: 'Right pair: the bank of exporters is in Mumbai.', hi: 'सही युग्म: निर्यातकों का यह बैंक मुंबई में है।' },
      d: {
        en: 'Right pair: it is one of the few that sit in Delhi.',
        hi: 'सही युग्म: यह उन गिनी-चुनी संस्थाओं में है जो दिल्ली में हैं।',
      },
      e: {
        en: 'Right pair: the regulator of insurance moved to Hyderabad in 2001.',
        hi: 'सही युग्म: बीमा नियामक 2001 में हैदराबाद गया।',
      },
    },
  },
]
