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
    targetSeconds: 30,
    stem: {
      en: "The category 'Tarun Plus', added to the Pradhan Mantri Mudra Yojana in October 2024, covers loans",
      hi: "अक्टूबर 2024 में प्रधानमंत्री मुद्रा योजना में जोड़ी गई श्रेणी 'तरुण प्लस' में कितनी राशि के ऋण आते हैं?",
    },
    options: [
      { id: 'a', content: { en: 'up to ₹50,000', hi: '₹50,000 तक' } },
      { id: 'b', content: { en: 'above ₹50,000 and up to ₹5 lakh', hi: '₹50,000 से अधिक और ₹5 लाख तक' } },
      { id: 'c', content: { en: 'above ₹5 lakh and up to ₹10 lakh', hi: '₹5 लाख से अधिक और ₹10 लाख तक' } },
      { id: 'd', content: { en: 'above ₹10 lakh and up to ₹20 lakh', hi: '₹10 लाख से अधिक और ₹20 लाख तक' } },
      { id: 'e', content: { en: 'above ₹20 lakh and up to ₹50 lakh', hi: '₹20 लाख से अधिक और ₹50 लाख तक' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`The Budget of July 2024 raised the limit of Mudra loans from ₹10 lakh to **₹20 lakh** for those who had taken and repaid a loan of the category Tarun.

The steps are now four: Shishu (to ₹50,000), Kishore (to ₹5 lakh), Tarun (to ₹10 lakh), **Tarun Plus** (to ₹20 lakh).`,
      hi: String.raw`जुलाई 2024 के बजट ने मुद्रा ऋण की सीमा ₹10 लाख से बढ़ाकर **₹20 लाख** की, उनके लिए जिन्होंने तरुण श्रेणी का ऋण लेकर चुका दिया हो।

अब चार श्रेणियाँ हैं: शिशु (₹50,000 तक), किशोर (₹5 लाख तक), तरुण (₹10 लाख तक), **तरुण प्लस** (₹20 लाख तक)।`,
    },
    reasons: {
      a: { en: 'This is the lowest step, Shishu.', hi: 'यह सबसे निचली श्रेणी, शिशु है।' },
      b: { en: 'Loans of this size are of the category Kishore.', hi: 'इतनी राशि के ऋण किशोर श्रेणी में आते हैं।' },
      c: { en: 'This is Tarun itself, the highest step until 2024.', hi: 'यह स्वयं तरुण है, 2024 तक की सबसे ऊँची श्रेणी।' },
      d: { en: 'It is open to those who have repaid a Tarun loan.', hi: 'यह उनके लिए है जो तरुण श्रेणी का ऋण चुका चुके हैं।' },
      e: { en: 'Mudra loans do not reach beyond ₹20 lakh.', hi: 'मुद्रा ऋण ₹20 लाख से अधिक का नहीं होता।' },
    },
  },
  {
    code: 'sb-052',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'banking',
    difficulty: 'hard',
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
    targetSeconds: 25,
    stem: {
      en: 'What does UDGAM, the portal that the Reserve Bank of India opened in August 2023, let the public do?',
      hi: 'भारतीय रिज़र्व बैंक ने अगस्त 2023 में उद्गम (UDGAM) पोर्टल शुरू किया। इस पर लोग कौन-सा काम कर सकते हैं?',
    },
    options: [
      { id: 'a', content: { en: 'Compare the interest rates of banks', hi: 'बैंकों की ब्याज दरों की तुलना करना' } },
      { id: 'b', content: { en: 'Complain against a bank or a lender', hi: 'बैंक या ऋणदाता की शिकायत करना' } },
      { id: 'c', content: { en: 'Buy securities of the Government', hi: 'सरकारी प्रतिभूतियाँ ख़रीदना' } },
      { id: 'd', content: { en: 'Report those who take illegal deposits', hi: 'अवैध जमा लेने वालों की सूचना देना' } },
      { id: 'e', content: { en: 'Search for deposits left unclaimed', hi: 'बिना दावे वाली जमा राशि खोजना' } },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`UDGAM (*Unclaimed Deposits – Gateway to Access inforMation*) searches for **unclaimed deposits** in many banks at once.

A deposit that nobody has claimed for ten years goes to the Depositor Education and Awareness Fund; the bank still pays it to the owner or the heirs. The other options are tasks of other portals of the Reserve Bank, or of none.`,
      hi: String.raw`उद्गम (UDGAM, *Unclaimed Deposits – Gateway to Access inforMation*) एक साथ कई बैंकों में **बिना दावे वाली जमा राशि** खोजता है।

जिस जमा पर दस वर्ष तक दावा न हो, वह जमाकर्ता शिक्षा और जागरूकता (DEA) निधि में जाती है; फिर भी बैंक उसे मालिक या वारिस को लौटाता है। बाक़ी विकल्पों के काम रिज़र्व बैंक के दूसरे पोर्टलों पर होते हैं, या किसी पर नहीं।`,
    },
    reasons: {
      a: {
        en: 'No portal of the Reserve Bank ranks the rates of banks.',
        hi: 'रिज़र्व बैंक का कोई पोर्टल बैंकों की दरों की तुलना नहीं करता।',
      },
      b: {
        en: 'Complaints go to its Complaint Management System (CMS).',
        hi: 'शिकायतें उसकी शिकायत प्रबंध प्रणाली (CMS) पर की जाती हैं।',
      },
      c: { en: 'Retail Direct, opened in 2021, serves this.', hi: 'इसके लिए 2021 में शुरू हुआ रिटेल डायरेक्ट है।' },
      d: { en: 'The portal Sachet is there for that.', hi: 'इसके लिए सचेत पोर्टल है।' },
      e: { en: 'Its full name begins with these words.', hi: 'इसका पूरा अंग्रेज़ी नाम इन्हीं शब्दों से शुरू होता है।' },
    },
  },
  {
    code: 'sb-054',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'external-sector',
    difficulty: 'medium',
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
    difficulty: 'hard',
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
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: 'A cheque dated 2 January is brought to the bank on 20 April of the same year. The bank returns it as a',
      hi: '2 जनवरी की तारीख़ वाला चेक उसी वर्ष 20 अप्रैल को बैंक में लाया जाता है। बैंक उसे किस प्रकार का चेक बताकर लौटाएगा?',
    },
    options: [
      { id: 'a', content: { en: 'post-dated cheque', hi: 'उत्तर-दिनांकित चेक' } },
      { id: 'b', content: { en: 'mutilated cheque', hi: 'कटा-फटा चेक' } },
      { id: 'c', content: { en: 'crossed cheque', hi: 'रेखांकित चेक' } },
      { id: 'd', content: { en: 'order cheque', hi: 'आदेश चेक' } },
      { id: 'e', content: { en: 'stale cheque', hi: 'गतावधि चेक' } },
    ],
    key: { kind: 'mcq', optionIds: ['e'] },
    solution: {
      en: String.raw`Since April 2012 a cheque is valid for **three months** from its date. This one lapsed early in April and is now a **stale** cheque; the drawer has to write a new one or change the date under signature.`,
      hi: String.raw`अप्रैल 2012 से चेक अपनी तारीख़ से **तीन महीने** तक मान्य रहता है। इस चेक की अवधि अप्रैल की शुरुआत में समाप्त हो गई और अब यह **गतावधि (stale)** चेक है; लिखने वाले को नया चेक देना होगा या हस्ताक्षर के साथ तारीख़ बदलनी होगी।`,
    },
    reasons: {
      a: { en: 'Such a cheque bears a date still to come.', hi: 'ऐसे चेक पर आगे की कोई तारीख़ होती है।' },
      b: { en: 'Nothing is said of a torn or damaged cheque.', hi: 'चेक के फटने या ख़राब होने की बात नहीं कही गई।' },
      c: {
        en: 'Crossing sends the money into an account; it does not end validity.',
        hi: 'रेखांकन से पैसा केवल खाते में जाता है; चेक की वैधता ख़त्म नहीं होती।',
      },
      d: {
        en: 'An order cheque is paid to a named person, and is quite valid.',
        hi: 'आदेश चेक का भुगतान नामित व्यक्ति को होता है और वह पूरी तरह मान्य होता है।',
      },
      e: { en: 'More than three months have passed since its date.', hi: 'इसकी तारीख़ से तीन महीने से अधिक बीत चुके हैं।' },
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
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: "Under the RBI's licensing guidelines of 2014, which of the following may a payments bank **NOT** do?",
      hi: 'आरबीआई के 2014 के लाइसेंसिंग दिशानिर्देशों के अनुसार निम्नलिखित में से कौन-सा काम कोई भुगतान बैंक **नहीं** कर सकता?',
    },
    options: [
      { id: 'a', content: { en: 'Issue debit cards', hi: 'डेबिट कार्ड जारी करना' } },
      { id: 'b', content: { en: 'Pay interest on savings', hi: 'बचत पर ब्याज देना' } },
      { id: 'c', content: { en: 'Itself lend to customers', hi: 'ग्राहकों को स्वयं ऋण देना' } },
      { id: 'd', content: { en: 'Sell insurance of a partner', hi: 'साझेदार कंपनी का बीमा बेचना' } },
      { id: 'e', content: { en: 'Offer internet banking', hi: 'इंटरनेट बैंकिंग देना' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`A payments bank takes demand deposits, up to ₹2 lakh a customer at the end of the day (₹1 lakh until April 2021), and moves money. It may **not lend** itself and so issues no credit cards; it can be the business correspondent of a bank that lends. It puts its deposits mainly into government securities.`,
      hi: String.raw`भुगतान बैंक माँग जमा लेता है (दिन के अंत में प्रति ग्राहक ₹2 लाख तक, अप्रैल 2021 से पहले ₹1 लाख तक) और पैसे भेजने की सुविधा देता है। वह स्वयं **ऋण नहीं दे सकता**, इसलिए क्रेडिट कार्ड भी जारी नहीं करता; हाँ, वह ऋण देने वाले किसी बैंक का प्रतिनिधि (business correspondent) बन सकता है। जमा राशि वह मुख्यतः सरकारी प्रतिभूतियों में लगाता है।`,
    },
    reasons: {
      a: { en: 'Debit cards are allowed; credit cards are not.', hi: 'डेबिट कार्ड की अनुमति है; क्रेडिट कार्ड की नहीं।' },
      b: { en: 'It takes savings deposits and pays interest on them.', hi: 'वह बचत जमा लेता है और उस पर ब्याज देता है।' },
      c: { en: 'Lending is what sets other banks apart from it.', hi: 'ऋण देना ही दूसरे बैंकों को इससे अलग करता है।' },
      d: { en: 'It may distribute simple products of other companies.', hi: 'वह दूसरी कंपनियों के सरल उत्पाद बेच सकता है।' },
      e: { en: 'Banking by internet and mobile is its daily work.', hi: 'इंटरनेट और मोबाइल से बैंकिंग इसका रोज़ का काम है।' },
    },
  },
  {
    code: 'sb-065',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'financial-markets',
    difficulty: 'medium',
    targetSeconds: 25,
    stem: {
      en: "A 'masala bond' of an Indian company is a bond that is",
      hi: "किसी भारतीय कंपनी का 'मसाला बॉन्ड' किस प्रकार का बॉन्ड है?",
    },
    options: [
      { id: 'a', content: { en: 'issued in India, denominated in dollars', hi: 'भारत में जारी, डॉलर में अंकित' } },
      { id: 'b', content: { en: 'issued abroad, denominated in dollars', hi: 'विदेश में जारी, डॉलर में अंकित' } },
      { id: 'c', content: { en: 'issued in India, denominated in rupees', hi: 'भारत में जारी, रुपये में अंकित' } },
      { id: 'd', content: { en: 'issued abroad, denominated in rupees', hi: 'विदेश में जारी, रुपये में अंकित' } },
      { id: 'e', content: { en: 'issued abroad, denominated in gold', hi: 'विदेश में जारी, सोने में अंकित' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`A masala bond is **issued abroad and denominated in rupees**. If the rupee falls, the loss is that of the foreign buyer, not of the company, because the company owes rupees.

The first was issued by the International Finance Corporation, which chose the name.`,
      hi: String.raw`मसाला बॉन्ड **विदेश में जारी होता है और रुपये में अंकित होता है**। रुपया गिरे तो नुक़सान विदेशी ख़रीदार का होता है, कंपनी का नहीं, क्योंकि कंपनी को रुपये ही चुकाने हैं।

पहला ऐसा बॉन्ड अंतरराष्ट्रीय वित्त निगम (IFC) ने जारी किया था, और नाम भी उसी ने दिया।`,
    },
    reasons: {
      a: {
        en: 'Companies do not sell their bonds in dollars within India in this way.',
        hi: 'भारत में डॉलर वाला बॉन्ड इस नाम से नहीं बिकता।',
      },
      b: {
        en: 'In dollars the company would bear the risk of a falling rupee.',
        hi: 'डॉलर में हो तो रुपया गिरने का जोखिम कंपनी पर रहता है।',
      },
      c: { en: 'That is an ordinary bond at home.', hi: 'वह देश के भीतर का साधारण बॉन्ड है।' },
      d: {
        en: 'Place abroad, currency of India: both belong to the name.',
        hi: 'जगह विदेश की और मुद्रा भारत की: दोनों बातें इसी की पहचान हैं।',
      },
      e: { en: 'Gold has no part in it.', hi: 'सोने से इसका कोई संबंध नहीं।' },
    },
  },
  {
    code: 'sb-066',
    exams: ['banking'],
    subject: 'general-knowledge',
    topic: 'law',
    difficulty: 'hard',
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
    difficulty: 'hard',
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
