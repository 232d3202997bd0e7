import type { SeedVideo } from '../shapes.ts'

export const billToLaw: SeedVideo = {
  slug: 'how-a-bill-becomes-a-law',
  title: { en: 'How a bill becomes a law', hi: 'विधेयक से क़ानून तक' },
  summary: {
    en: 'Ordinary, money and amendment bills, the joint sitting, the special majority in numbers and the choices of the President, with nine solved questions, three of them on statements.',
    hi: 'साधारण, धन और संशोधन विधेयक, संयुक्त बैठक, संख्याओं में विशेष बहुमत और राष्ट्रपति के विकल्प: नौ हल किए सवालों के साथ, जिनमें तीन कथन वाले हैं।',
  },
  subject: 'polity',
  exams: ['upsc', 'state-psc', 'ssc'],
  scenes: [
    {
      title: { en: 'Three kinds of bills', hi: 'तीन प्रकार के विधेयक' },
      lines: [
        [
          6,
          'Every law of Parliament begins as a bill: the draft of a law.',
          'संसद का हर क़ानून पहले विधेयक होता है: क़ानून का मसौदा।',
        ],
        [
          6,
          'It needs both Houses and the President. The three together are Parliament.',
          'उसके लिए दोनों सदन और राष्ट्रपति ज़रूरी हैं। संसद इन तीनों से मिलकर बनती है।',
        ],
        [
          6,
          'Papers ask about three kinds: ordinary, money and amendment bills.',
          'पेपर में तीन प्रकार पूछे जाते हैं: साधारण, धन और संविधान संशोधन विधेयक।',
        ],
        [
          6,
          'Learn the ordinary path well. For the other two, learn what differs.',
          'साधारण विधेयक का रास्ता अच्छे से सीखें। बाक़ी दो में बस फ़र्क़ याद रखें।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 2,
          text: '![A bill goes through the Lok Sabha and the Rajya Sabha to the President and becomes a law](/figures/film-how-a-bill-becomes-a-law-1.svg)',
        },
        {
          from: 0,
          to: 2,
          text: '**LS** «Lok Sabha¦लोक सभा», **RS** «Rajya Sabha¦राज्य सभा»\n\n«Parliament¦संसद» = LS + RS + «the President¦राष्ट्रपति» («Article¦अनुच्छेद» 79)',
        },
        {
          from: 2,
          text: '1. «Ordinary bill¦साधारण विधेयक»: «Articles¦अनुच्छेद» 107, 108\n2. «Money bill¦धन विधेयक»: «Articles¦अनुच्छेद» 109, 110\n3. «Amendment bill¦संविधान संशोधन विधेयक»: «Article¦अनुच्छेद» 368\n\n«Assent of the President¦राष्ट्रपति की अनुमति»: «Article¦अनुच्छेद» 111',
        },
      ],
    },
    {
      title: { en: 'An ordinary bill', hi: 'साधारण विधेयक' },
      lines: [
        [
          6,
          'It may begin in either House. A minister or any other member brings it.',
          'यह किसी भी सदन में आ सकता है, चाहे मंत्री लाएँ या कोई और सदस्य।',
        ],
        [
          6,
          'First reading: leave to bring it in, and its title. No debate yet.',
          'पहला वाचन: पेश करने की अनुमति और शीर्षक। चर्चा अभी नहीं।',
        ],
        [
          6,
          'Second reading: the principle, often a committee, then clause by clause.',
          'दूसरा वाचन: सिद्धांत पर चर्चा, अक्सर समिति, फिर एक-एक खंड।',
        ],
        [
          6,
          'Changes are made here. Third reading: yes or no to the whole bill.',
          'बदलाव यहीं होते हैं। तीसरा वाचन: पूरे विधेयक पर हाँ या ना।',
        ],
        [
          6,
          'A simple majority decides: more than half of those present and voting.',
          'निर्णय साधारण बहुमत से: उपस्थित और मत देने वालों के आधे से अधिक।',
        ],
        [
          6,
          'Then the other House does the same. Here both are equal.',
          'फिर दूसरा सदन भी यही करता है। यहाँ दोनों बराबर हैं।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 1,
          text: '| «Brought by¦कौन लाए» | |\n|---|---|\n| «minister¦मंत्री» | «government bill¦सरकारी विधेयक» |\n| «other member¦अन्य सदस्य» | «private member’s bill¦ग़ैर-सरकारी विधेयक» |',
        },
        { from: 1, text: '![A bill in three readings](/figures/film-how-a-bill-becomes-a-law-2.svg)' },
        { from: 1, to: 2, text: '**1** «leave and title¦अनुमति और शीर्षक»' },
        { from: 2, to: 3, text: '**2** «principle, committee, clauses¦सिद्धांत, समिति, खंड»' },
        { from: 3, to: 4, text: '**3** «the whole bill: yes or no¦पूरा विधेयक: हाँ या ना»' },
        {
          from: 4,
          text: '**«Simple majority¦साधारण बहुमत»**: «more than half of those present and voting¦उपस्थित और मत देने वालों के आधे से अधिक»',
        },
      ],
    },
    {
      title: { en: 'Deadlock and joint sitting', hi: 'गतिरोध और संयुक्त बैठक' },
      lines: [
        [6, 'If the second House does not agree, there is a deadlock.', 'दूसरा सदन सहमत न हो, तो गतिरोध होता है।'],
        [
          6,
          'One: it rejects the bill. Two: they finally disagree on changes.',
          'एक: वह विधेयक अस्वीकार करे। दो: संशोधनों पर अंतिम असहमति हो।',
        ],
        [
          6,
          'Three: it has had the bill for more than six months without passing it.',
          'तीन: विधेयक मिले छह महीने से अधिक हो गए और उसने पारित नहीं किया।',
        ],
        [
          6,
          'Then the President may call a joint sitting, by Article 108. May, not must.',
          'तब राष्ट्रपति अनुच्छेद 108 के तहत संयुक्त बैठक बुला सकते हैं, बुलाना ज़रूरी नहीं।',
        ],
        [
          6,
          'The Speaker presides, or the Deputy Speaker, or the Deputy Chairman.',
          'अध्यक्षता लोक सभा अध्यक्ष की; फिर उपाध्यक्ष, फिर राज्य सभा के उपसभापति।',
        ],
        [
          6,
          'Never the Chairman: the Vice-President is a member of neither House.',
          'सभापति कभी नहीं: उपराष्ट्रपति किसी सदन के सदस्य नहीं होते।',
        ],
        [
          6,
          'A question: 750 attend, 50 of them do not vote. How many votes pass it?',
          'सवाल: 750 सदस्य आए, 50 ने मत नहीं दिया। पारित होने के लिए कितने मत चाहिए?',
        ],
        [
          6,
          'Present and voting are 700. More than half of 700 is 351.',
          'उपस्थित और मत देने वाले 700 हैं। 700 के आधे से अधिक: 351।',
        ],
        [
          6,
          'Not 376, not 395: no one counts who does not vote, and no absent member.',
          '376 नहीं, 395 भी नहीं: मत न देने वाले और अनुपस्थित नहीं गिने जाते।',
        ],
        [
          6,
          'Three bills have passed so: on dowry, on bank jobs and on terrorism.',
          'ऐसे तीन विधेयक पारित हुए: दहेज, बैंककारी सेवा आयोग और आतंकवाद पर।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 3,
          text: '![The second House rejects the bill, disagrees on changes, or waits more than six months](/figures/film-how-a-bill-becomes-a-law-3.svg)',
        },
        { from: 0, to: 1, text: '**«Deadlock: three ways¦गतिरोध: तीन तरह से»**' },
        { from: 1, to: 2, text: '**1** «rejected¦अस्वीकार» $\\quad$ **2** «final disagreement¦अंतिम असहमति»' },
        { from: 2, to: 3, text: '**3** «more than six months¦छह महीने से अधिक»' },
        {
          from: 3,
          to: 6,
          text: '![A joint sitting of 543 and 245 seats](/figures/film-how-a-bill-becomes-a-law-4.svg)',
        },
        { from: 3, to: 4, text: '«Article¦अनुच्छेद» 108: «the President may call it¦राष्ट्रपति बुला सकते हैं»' },
        { from: 4, to: 5, text: '«Speaker¦अध्यक्ष» → «Deputy Speaker¦उपाध्यक्ष» → «Deputy Chairman¦उपसभापति»' },
        { from: 5, to: 6, text: '**✗** «Chairman, RS (Vice-President)¦सभापति, राज्य सभा (उपराष्ट्रपति)»' },
        {
          from: 6,
          to: 9,
          text: '**«Question¦सवाल»:** $543 + 245 = 788$ «seats¦सीटें»\n\n«750 present, 50 do not vote¦750 उपस्थित, 50 ने मत नहीं दिया»',
        },
        { from: 6, to: 7, text: '(A) 351 $\\quad$ (B) 376 $\\quad$ (C) 395 $\\quad$ (D) 467' },
        { from: 7, to: 8, text: '$750 - 50 = 700, \\quad 700 \\div 2 = 350 \\;\\Rightarrow\\;$ **351**' },
        {
          from: 8,
          to: 9,
          text: '(A) 351 ✓ $\\quad$ (B) $750 \\div 2$ ✗ $\\quad$ (C) $788 \\div 2$ ✗ $\\quad$ (D) $700 \\times \\frac23$ ✗',
        },
        {
          from: 9,
          text: '| | «Bill¦विधेयक» |\n|---|---|\n| 1961 | «Dowry Prohibition¦दहेज प्रतिषेध» |\n| 1978 | «Banking Service Commission (Repeal)¦बैंककारी सेवा आयोग (निरसन)» |\n| 2002 | «Prevention of Terrorism¦आतंकवाद निवारण» |',
        },
      ],
    },
    {
      title: { en: 'A money bill', hi: 'धन विधेयक' },
      lines: [
        [
          6,
          'It holds only what Article 110 names: taxes, loans, the funds of India.',
          'इसमें केवल अनुच्छेद 110 के विषय होते हैं: कर, उधार, भारत की निधियाँ।',
        ],
        [6, 'The Speaker certifies that it is a money bill.', 'यह धन विधेयक है, इसका प्रमाणपत्र लोक सभा अध्यक्ष देते हैं।'],
        [
          6,
          'It begins in the Lok Sabha alone, on the recommendation of the President.',
          'यह केवल लोक सभा में आता है, और राष्ट्रपति की सिफ़ारिश पर।',
        ],
        [
          6,
          'The Rajya Sabha has 14 days and can only recommend: no change, no refusal.',
          'राज्य सभा के पास 14 दिन हैं। वह केवल सिफ़ारिश कर सकती है; न बदल सकती है, न रोक।',
        ],
        [
          6,
          'The Lok Sabha takes all, some or none of its recommendations.',
          'लोक सभा उसकी सारी सिफ़ारिशें माने, कुछ माने या एक भी न माने।',
        ],
        [
          6,
          'No answer in 14 days? It counts as passed, just as the Lok Sabha had it.',
          '14 दिन में न लौटे? तो लोक सभा वाले रूप में ही पारित माना जाता है।',
        ],
        [
          6,
          'Try it: a bill has only fines and licence fees. A money bill?',
          'ख़ुद करें: विधेयक में बस जुर्माने और लाइसेंस शुल्क हैं। क्या यह धन विधेयक है?',
        ],
        [
          6,
          'No, by 110(2): fines, fees and local taxes alone do not make it one.',
          'नहीं, 110(2): केवल जुर्माने, शुल्क या स्थानीय करों से धन विधेयक नहीं बनता।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 2,
          text: '**«Article¦अनुच्छेद» 110: «only¦केवल»**\n\n- «taxes¦कर», «borrowing¦उधार»\n- «Consolidated and Contingency Fund¦संचित और आकस्मिकता निधि»\n- «what is incidental to these¦इनसे जुड़ी बातें»\n\n«Certificate: the Speaker¦प्रमाणपत्र: लोक सभा अध्यक्ष»',
        },
        {
          from: 2,
          to: 6,
          text: '![A money bill: Lok Sabha, 14 days in the Rajya Sabha, back or on to the President](/figures/film-how-a-bill-becomes-a-law-5.svg)',
        },
        { from: 2, to: 3, text: '«Lok Sabha only, President recommends¦केवल लोक सभा, सिफ़ारिश पर»' },
        { from: 3, to: 4, text: '«Rajya Sabha: recommends, within 14 days¦राज्य सभा: सिफ़ारिश, 14 दिन में»' },
        { from: 4, to: 5, text: '«All, some or none accepted¦सारी, कुछ या एक भी नहीं मानी»' },
        { from: 5, to: 6, text: '«No deadlock, so no joint sitting¦गतिरोध नहीं, तो संयुक्त बैठक नहीं»' },
        {
          from: 6,
          text: '**«Try it¦ख़ुद करें»:** «fines and licence fees only: a money bill?¦केवल जुर्माने और लाइसेंस शुल्क: धन विधेयक?»',
        },
        { from: 7, text: '**✗ 110(2)**: «fines, fees, taxes of local bodies¦जुर्माने, शुल्क, स्थानीय निकायों के कर»' },
      ],
    },
    {
      title: { en: 'Financial bills', hi: 'वित्त विधेयक' },
      lines: [
        [
          6,
          'Every money bill is a financial bill, but not the other way round.',
          'हर धन विधेयक वित्त विधेयक है, पर हर वित्त विधेयक धन विधेयक नहीं।',
        ],
        [
          6,
          '117(1): matters of 110 and others too. It begins just like a money bill.',
          '117(1): 110 के विषय और दूसरे भी। शुरुआत धन विधेयक जैसी।',
        ],
        [
          6,
          'After that it is ordinary: the Rajya Sabha may change or reject it.',
          'उसके बाद साधारण जैसा: राज्य सभा उसे बदल या अस्वीकार कर सकती है।',
        ],
        [
          6,
          '117(3): it costs money of the Consolidated Fund. Either House may begin.',
          '117(3): इसमें संचित निधि से ख़र्च होगा। यह किसी भी सदन में आ सकता है।',
        ],
        [
          6,
          'A question: is a joint sitting possible on a bill under 117(1)?',
          'सवाल: 117(1) के विधेयक पर संयुक्त बैठक हो सकती है?',
        ],
        [
          6,
          'Yes: it is not a money bill, and Article 108 leaves out only those.',
          'हाँ: यह धन विधेयक नहीं, और अनुच्छेद 108 बस धन विधेयक को छोड़ता है।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 3,
          text: '![Money bills of Article 110 lie within the financial bills, beside 117(1) and 117(3)](/figures/film-how-a-bill-becomes-a-law-6.svg)',
        },
        { from: 0, to: 1, text: '«Money bill: within the financial bills¦धन विधेयक: वित्त विधेयकों के भीतर»' },
        { from: 1, to: 2, text: '**117(1)** «Lok Sabha first, recommended¦पहले लोक सभा, सिफ़ारिश पर»' },
        { from: 2, to: 3, text: '**117(1)** «then like an ordinary bill¦फिर साधारण विधेयक जैसा»' },
        {
          from: 3,
          text: '| | 110 | 117(1) | 117(3) |\n|---|---|---|---|\n| «Begins in¦शुरुआत» | LS | LS | LS / RS |\n| «Recommended¦सिफ़ारिश» | «to begin¦पेश करते समय» | «to begin¦पेश करते समय» | «to pass¦पारित होने से पहले» |\n| «RS may reject¦RS की अस्वीकृति» | ✗ | ✓ | ✓ |',
        },
        { from: 3, to: 4, text: '«117(3): spending from the Consolidated Fund¦117(3): संचित निधि से ख़र्च»' },
        { from: 4, to: 5, text: '**«Question: 117(1), joint sitting?¦सवाल: 117(1), संयुक्त बैठक?»**' },
        { from: 5, text: '**117(1): ✓** «108 leaves out money bills only¦108 बस धन विधेयक को छोड़ता है»' },
      ],
    },
    {
      title: { en: 'Amending the Constitution', hi: 'संविधान संशोधन' },
      lines: [
        [
          6,
          'By Article 368 either House, any member, no prior leave of the President.',
          'अनुच्छेद 368: कोई भी सदन, कोई भी सदस्य, राष्ट्रपति की पूर्व अनुमति ज़रूरी नहीं।',
        ],
        [
          6,
          'Each House passes it alone, with more than half of all its members',
          'हर सदन अलग से पारित करता है: अपने कुल सदस्यों के आधे से अधिक',
        ],
        [
          6,
          'and with two thirds of those present and voting. Both at once.',
          'और उपस्थित और मत देने वालों के दो तिहाई। दोनों एक साथ।',
        ],
        [
          6,
          'A question: in a Lok Sabha of 543, 500 vote, 335 say yes. Passed?',
          'सवाल: 543 की लोक सभा में 500 ने मत दिया, 335 पक्ष में। पारित?',
        ],
        [
          6,
          'More than half of 543: 272. Two thirds of 500: 334. Both are met.',
          '543 के आधे से अधिक: 272। 500 का दो तिहाई: 334। दोनों पूरे हुए।',
        ],
        [
          6,
          'Try it: in a Rajya Sabha of 245, 180 vote and 121 say yes. Passed?',
          'ख़ुद करें: 245 की राज्य सभा में 180 ने मत दिया, 121 पक्ष में। पारित?',
        ],
        [
          6,
          'Two thirds of 180 is 120: met. But more than half of 245 is 123.',
          '180 का दो तिहाई 120: पूरा हुआ। पर 245 के आधे से अधिक होता है 123।',
        ],
        [
          6,
          'Two votes short: it falls. No joint sitting can save such a bill.',
          'दो मत कम: विधेयक गिरा। संयुक्त बैठक भी इसे नहीं बचा सकती।',
        ],
        [
          6,
          'If it touches the States, as the three lists do, half of them must ratify.',
          'बात राज्यों की भी हो, जैसे तीन सूचियाँ, तो कम से कम आधे राज्य अनुसमर्थन करें।',
        ],
      ],
      boards: [
        { from: 0, to: 1, text: '**«Article¦अनुच्छेद» 368:** «either House, any member¦कोई भी सदन, कोई भी सदस्य»' },
        {
          from: 1,
          to: 4,
          text: '**1** «more than half of the total membership¦कुल सदस्य संख्या के आधे से अधिक»\n\n**2** «at least two thirds of those present and voting¦उपस्थित और मत देने वालों के कम से कम दो तिहाई»',
        },
        {
          from: 3,
          to: 4,
          text: '**«Question¦सवाल»:** «543 members, 500 vote, 335 yes¦543 सदस्य, 500 ने मत दिया, 335 पक्ष में»',
        },
        {
          from: 4,
          to: 5,
          text: '![Lok Sabha: 335 of 543 and 335 of 500 pass both marks](/figures/film-how-a-bill-becomes-a-law-7.svg)',
        },
        { from: 4, to: 5, text: '$\\frac{543}{2} = 271.5 \\to 272, \\quad \\frac{2}{3} \\times 500 = 333.3 \\to 334$' },
        {
          from: 5,
          to: 6,
          text: '**1** «more than half of all members¦कुल सदस्यों के आधे से अधिक»\n\n**2** «two thirds of those voting¦मत देने वालों के दो तिहाई»\n\n**«Try it¦ख़ुद करें»:** «245 members, 180 vote, 121 yes¦245 सदस्य, 180 ने मत दिया, 121 पक्ष में»',
        },
        {
          from: 6,
          to: 8,
          text: '![Rajya Sabha: 121 of 245 misses 123, 121 of 180 passes 120](/figures/film-how-a-bill-becomes-a-law-8.svg)',
        },
        { from: 6, to: 7, text: '$\\frac{2}{3} \\times 180 = 120, \\quad \\frac{245}{2} = 122.5 \\to 123 > 121$' },
        { from: 7, to: 8, text: '**«Falls, and there is no joint sitting¦गिर गया, और संयुक्त बैठक नहीं»**' },
        {
          from: 8,
          text: '**«At least half of the States ratify (simple majority), as for¦कम से कम आधे राज्य अनुसमर्थन करें (साधारण बहुमत), जैसे»**\n\n- «the three lists¦तीन सूचियाँ», «Article 368 itself¦स्वयं अनुच्छेद 368»\n- «election of the President¦राष्ट्रपति का निर्वाचन»\n- «Supreme Court, High Courts¦सर्वोच्च न्यायालय, उच्च न्यायालय»\n- «seats of the States in Parliament¦संसद में राज्यों की सीटें»',
        },
      ],
    },
    {
      title: { en: 'The President’s choices', hi: 'राष्ट्रपति के विकल्प' },
      lines: [
        [
          6,
          'Article 111: the President assents, refuses, or returns the bill.',
          'अनुच्छेद 111: राष्ट्रपति अनुमति दें, अनुमति रोक लें, या विधेयक लौटा दें।',
        ],
        [
          6,
          'If both Houses pass it again, changed or not, assent must be given.',
          'दोनों सदन फिर पारित कर दें, बदलकर या वैसे ही, तो अनुमति देनी होगी।',
        ],
        [
          6,
          'A money bill cannot be returned. An amendment bill must get assent.',
          'धन विधेयक लौटाया नहीं जा सकता। संशोधन विधेयक पर अनुमति देनी ही होती है।',
        ],
        [
          6,
          'In 2006 the bill on offices of profit was returned, passed again, and signed.',
          '2006 में लाभ के पद का विधेयक लौटा, फिर पारित हुआ, और अनुमति मिली।',
        ],
        [
          6,
          'Article 111 names no time limit. Zail Singh gave the Post Office Bill no answer.',
          'अनुच्छेद 111 में समय-सीमा नहीं। डाकघर विधेयक पर ज़ैल सिंह ने जवाब ही नहीं दिया।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 2,
          text: '![The President assents, refuses or returns the bill to both Houses](/figures/film-how-a-bill-becomes-a-law-9.svg)',
        },
        {
          from: 0,
          to: 1,
          text: '**1** «assent¦अनुमति» $\\quad$ **2** «refusal¦रोकना» $\\quad$ **3** «return, once¦लौटाना, एक बार»',
        },
        { from: 1, to: 2, text: '«Passed again: assent must follow¦फिर पारित: अनुमति देनी होगी»' },
        {
          from: 2,
          text: '| | «Assent¦अनुमति» | «Refuse¦रोकना» | «Return¦लौटाना» |\n|---|---|---|---|\n| «Ordinary¦साधारण» | ✓ | ✓ | ✓ |\n| «Money¦धन» | ✓ | ✓ | ✗ |\n| «Amendment¦संशोधन» | ✓ | ✗ | ✗ |',
        },
        { from: 2, to: 3, text: '«Amendment: since 1971¦संशोधन: 1971 से»' },
        { from: 3, to: 4, text: '2006: «returned by A. P. J. Abdul Kalam¦ए.पी.जे. अब्दुल कलाम ने लौटाया»' },
        { from: 4, text: '1986: «Zail Singh, pocket veto¦ज़ैल सिंह, पॉकेट वीटो»' },
      ],
    },
    {
      title: { en: 'When the Lok Sabha is dissolved', hi: 'लोक सभा भंग हो, तो' },
      lines: [
        [
          6,
          'The end of a session, prorogation, kills no bill. Dissolution may.',
          'सत्रावसान से कोई विधेयक व्यपगत नहीं होता। विघटन से हो सकता है।',
        ],
        [6, 'A question: which of these four bills lapse?', 'सवाल: इन चार में से कौन-से विधेयक व्यपगत होंगे?'],
        [
          6,
          'a lies in the Lok Sabha, c was passed by it: both lapse.',
          'a लोक सभा में है, c उससे पारित होकर राज्य सभा में है: दोनों व्यपगत।',
        ],
        [
          6,
          'b began in the Rajya Sabha, d only waits for assent: both live on.',
          'b राज्य सभा में शुरू हुआ, d को बस अनुमति चाहिए: दोनों बचते हैं।',
        ],
      ],
      boards: [
        {
          from: 0,
          text: '![a in the Lok Sabha; b in the Rajya Sabha; c passed by the Lok Sabha and in the Rajya Sabha; d before the President](/figures/film-how-a-bill-becomes-a-law-10.svg)',
        },
        { from: 0, to: 2, text: '**«Question: which lapse?¦सवाल: कौन-से व्यपगत?»**' },
        { from: 2, to: 3, text: '**a, c ✗** «lapse¦व्यपगत»: 107(5)' },
        { from: 3, text: '**b, d ✓** «do not lapse¦व्यपगत नहीं»' },
      ],
    },
    {
      title: { en: 'Statement questions', hi: 'कथन वाले सवाल' },
      lines: [
        [6, 'First: how many of these three statements are correct?', 'पहला: इन तीन कथनों में से कितने सही हैं?'],
        [6, 'Stop here and test each one alone. Then go on.', 'यहाँ रुकें, हर कथन को अलग से परखें, फिर आगे बढ़ें।'],
        [
          6,
          'One is wrong: 368 wants each House apart. Two is right: it is passed by both.',
          '1 ग़लत: 368 में हर सदन अलग। 2 सही: वह दोनों सदनों से पारित ही माना गया।',
        ],
        [
          6,
          'Three is right, with or without recommendations. Answer: two.',
          '3 सही, सिफ़ारिशों के साथ या बिना। उत्तर: दो कथन।',
        ],
        [
          6,
          'Second: a bill makes a new State. In the Lok Sabha, 290 for and 200 against.',
          'दूसरा: नया राज्य बनाने का विधेयक। लोक सभा में 290 पक्ष में, 200 विपक्ष में।',
        ],
        [
          6,
          'Two thirds of 490 are 327. Yet it passes: Article 4 takes it out of 368.',
          '490 का दो तिहाई 327 है। फिर भी पारित: अनुच्छेद 4 इसे 368 से बाहर रखता है।',
        ],
        [6, 'Third: is each right, and does II explain I?', 'तीसरा: क्या दोनों सही हैं, और क्या II, I का कारण है?'],
        [
          6,
          'Both are right. Who can only recommend cannot block. So II explains I.',
          'दोनों सही। जो केवल सिफ़ारिश करे, वह रोक नहीं सकता। तो II, I का कारण है।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 4,
          text: '1. A joint sitting may settle a deadlock over an amendment bill.\\\n   «¦संशोधन विधेयक का गतिरोध संयुक्त बैठक से सुलझ सकता है।»\n2. The President may return a bill passed at a joint sitting.\\\n   «¦संयुक्त बैठक में पारित विधेयक राष्ट्रपति लौटा सकते हैं।»\n3. The Rajya Sabha must return a money bill in 14 days.\\\n   «¦राज्य सभा को धन विधेयक 14 दिन में लौटाना होता है।»',
        },
        { from: 0, to: 2, text: '**«How many are correct?¦कितने सही हैं?»**' },
        { from: 2, to: 3, text: '**1 ✗** (368) $\\quad$ **2 ✓** (108(4), 111)' },
        { from: 3, to: 4, text: '**1 ✗ $\\;$ 2 ✓ $\\;$ 3 ✓** $\\quad$ «Answer: two¦उत्तर: दो»' },
        {
          from: 4,
          to: 6,
          text: '**«A new State (Article 3)¦नया राज्य (अनुच्छेद 3)»**\n\n«543 members, 290 for, 200 against¦543 सदस्य, 290 पक्ष में, 200 विपक्ष में»',
        },
        { from: 5, to: 6, text: '«Simple majority¦साधारण बहुमत»: $290 > 245$ ✓ $\\;$ («Article 4¦अनुच्छेद 4»)' },
        {
          from: 6,
          text: '**I** There is no joint sitting on a money bill.\\\n«¦धन विधेयक पर संयुक्त बैठक नहीं होती।»\n\n**II** The Rajya Sabha can only recommend changes to it.\\\n«¦राज्य सभा उसमें बदलाव की केवल सिफ़ारिश कर सकती है।»',
        },
        { from: 6, to: 7, text: '**«Is II the reason for I?¦क्या II, I का कारण है?»**' },
        { from: 7, text: '**I ✓ $\\;$ II ✓** $\\quad$ «Statement II explains I¦कथन II, I का सही कारण है»' },
      ],
    },
    {
      title: { en: 'What to remember', hi: 'क्या याद रखें' },
      lines: [
        [
          6,
          'Draw this table from memory: three bills, five questions.',
          'यह तालिका बिना देखे बनाएँ: तीन विधेयक, पाँच सवाल।',
        ],
        [
          6,
          'Two columns have no joint sitting: the money and the amendment bill.',
          'दो स्तंभों में संयुक्त बैठक नहीं है: धन विधेयक और संशोधन विधेयक।',
        ],
        [
          6,
          'In a State there is none at all: a Council can only delay, four months in all.',
          'राज्यों में तो होती ही नहीं: विधान परिषद बस देर कर सकती है, कुल चार महीने।',
        ],
        [5, 'In each statement, first ask: which kind of bill is it?', 'हर कथन में पहले पूछें: यह किस प्रकार का विधेयक है?'],
      ],
      boards: [
        {
          from: 0,
          text: '| | «Ordinary¦साधारण» | «Money¦धन» | «Amendment¦संशोधन» |\n|---|---|---|---|\n| «Begins in¦शुरुआत» | LS / RS | LS | LS / RS |\n| «Recommended¦सिफ़ारिश» | ✗ | ✓ | ✗ |\n| «Special majority¦विशेष बहुमत» | ✗ | ✗ | ✓ |\n| «Joint sitting¦संयुक्त बैठक» | ✓ | ✗ | ✗ |\n| «Returned¦लौटाना» | ✓ | ✗ | ✗ |',
        },
        { from: 0, to: 2, text: '«Draw it from memory.¦बिना देखे बनाएँ।»' },
        { from: 2, text: '«State Council: delay of 3 + 1 months¦विधान परिषद: 3 + 1 महीने की रोक»' },
      ],
    },
  ],
  notes: {
    en: '### Three bills\n\n| | Ordinary | Money (110) | Amendment (368) |\n|---|---|---|---|\n| Begins in | either House | Lok Sabha | either House |\n| President’s recommendation | as a rule no | yes | no |\n| Rajya Sabha | equal | recommends within 14 days | equal |\n| Majority | simple | simple | special, in each House |\n| Joint sitting (108) | possible | no | no |\n| President | assent, refuse, return once | assent, refuse | must assent (since 1971) |\n\n### Majorities\n\n- **Simple:** more than half of those present and voting.\n- **Special (368):** more than half of **all** members of the House, and at least two thirds of those present and voting. With $T$ members and $v$ voting, yes-votes $y$ must meet $y > \\frac{T}{2}$ and $y \\ge \\frac{2v}{3}$.\n\n### Traps\n\n- A joint sitting is possible for financial bills of 117(1) and 117(3), never for a money bill.\n- The Chairman of the Rajya Sabha never presides over a joint sitting.\n- Making a State, or creating or ending a Legislative Council (169), is not an amendment under 368.\n- Prorogation kills no bill. Dissolution of the Lok Sabha kills what lies in it, and what it passed and the Rajya Sabha still has.\n- The Constitution calls the Speaker’s decision on a money bill final; the Supreme Court has held that it can still review it.',
    hi: '### तीन विधेयक\n\n| | साधारण | धन (110) | संशोधन (368) |\n|---|---|---|---|\n| शुरुआत | कोई भी सदन | लोक सभा | कोई भी सदन |\n| राष्ट्रपति की सिफ़ारिश | सामान्यतः नहीं | हाँ | नहीं |\n| राज्य सभा | बराबर | 14 दिन में सिफ़ारिश | बराबर |\n| बहुमत | साधारण | साधारण | विशेष, हर सदन में |\n| संयुक्त बैठक (108) | संभव | नहीं | नहीं |\n| राष्ट्रपति | अनुमति, रोकना, एक बार लौटाना | अनुमति, रोकना | अनुमति देनी होगी (1971 से) |\n\n### बहुमत\n\n- **साधारण:** उपस्थित और मत देने वालों के आधे से अधिक।\n- **विशेष (368):** सदन के **कुल** सदस्यों के आधे से अधिक, और उपस्थित और मत देने वालों के कम से कम दो तिहाई। $T$ सदस्य हों और $v$ मत दें, तो पक्ष के मत $y$ के लिए $y > \\frac{T}{2}$ और $y \\ge \\frac{2v}{3}$ होना चाहिए।\n\n### ग़लतियाँ\n\n- संयुक्त बैठक 117(1) और 117(3) के वित्त विधेयक पर हो सकती है, धन विधेयक पर कभी नहीं।\n- राज्य सभा के सभापति संयुक्त बैठक की अध्यक्षता कभी नहीं करते।\n- राज्य बनाना, या विधान परिषद का सृजन या समाप्ति (169), 368 के अधीन संशोधन नहीं है।\n- सत्रावसान से कोई विधेयक व्यपगत नहीं होता। लोक सभा के विघटन से उसमें लंबित विधेयक, और उससे पारित होकर राज्य सभा में लंबित विधेयक व्यपगत होते हैं।\n- धन विधेयक पर लोक सभा अध्यक्ष का निर्णय संविधान के अनुसार अंतिम है; सर्वोच्च न्यायालय ने माना है कि वह उसकी जाँच कर सकता है।',
  },
}
