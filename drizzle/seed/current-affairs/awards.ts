import type { SeedAffair } from './shapes.ts'

const nobel = { en: 'The Nobel Prize organisation', hi: 'नोबेल पुरस्कार संगठन' }

export const awardsAffairs: SeedAffair[] = [
  {
    code: 'oscars-2023',
    category: 'awards',
    eventDate: '2023-03-12',
    title: {
      en: '2023: Two Oscars for films from India',
      hi: '2023: भारत की फ़िल्मों को दो ऑस्कर',
    },
    summary: {
      en: 'At the 95th Academy Awards “Naatu Naatu” won as best original song and “The Elephant Whisperers” as best documentary short film.',
      hi: '95वें अकादमी पुरस्कारों में “नाटू नाटू” सर्वश्रेष्ठ मूल गीत और “द एलिफ़ेंट व्हिस्परर्स” सर्वश्रेष्ठ लघु वृत्तचित्र बनी।',
    },
    body: {
      en: 'The **95th Academy Awards** were given in Los Angeles on **12 March 2023** (13 March in India). *Naatu Naatu* from the Telugu film *RRR* won for **best original song**: music by M. M. Keeravaani, words by Chandrabose. It was the first song of an Indian production to win.\n\n***The Elephant Whisperers*** won for **best documentary short film**; it was directed by Kartiki Gonsalves and produced by Guneet Monga. It tells of Bomman and Bellie, who care for orphaned elephants at Theppakadu in the Mudumalai Tiger Reserve, Tamil Nadu.',
      hi: '**95वें अकादमी पुरस्कार** **12 मार्च 2023** को (भारत में 13 मार्च) लॉस एंजिल्स में दिए गए। तेलुगु फ़िल्म *RRR* का *नाटू नाटू* **सर्वश्रेष्ठ मूल गीत** बना: संगीत एम. एम. कीरावाणी का, बोल चंद्रबोस के। किसी भारतीय फ़िल्म का गीत पहली बार जीता।\n\n***द एलिफ़ेंट व्हिस्परर्स*** **सर्वश्रेष्ठ लघु वृत्तचित्र** बनी; निर्देशक कार्तिकी गोंसाल्वेस, निर्माता गुनीत मोंगा। यह बोम्मन और बेल्ली की कहानी है, जो तमिलनाडु के मुदुमलै बाघ अभयारण्य के तेप्पाकाडु में अनाथ हाथियों को पालते हैं।',
    },
    matters: {
      en: 'Award, category and film are matched in papers; the tiger reserve turns it into a geography question.',
      hi: 'परीक्षा में पुरस्कार, श्रेणी और फ़िल्म का मिलान आता है; बाघ अभयारण्य इसे भूगोल का प्रश्न बना देता है।',
    },
    facts: [
      { en: 'Best original song: Naatu Naatu (RRR)', hi: 'सर्वश्रेष्ठ मूल गीत: नाटू नाटू (RRR)' },
      { en: 'Best documentary short: The Elephant Whisperers', hi: 'सर्वश्रेष्ठ लघु वृत्तचित्र: द एलिफ़ेंट व्हिस्परर्स' },
      { en: 'Mudumalai Tiger Reserve: Tamil Nadu', hi: 'मुदुमलै बाघ अभयारण्य: तमिलनाडु' },
    ],
    sources: [{ en: 'Academy of Motion Picture Arts and Sciences', hi: 'एकेडमी ऑफ़ मोशन पिक्चर आर्ट्स एंड साइंसेज़' }],
  },
  {
    code: 'tomb-of-sand-booker',
    category: 'awards',
    eventDate: '2022-05-26',
    title: {
      en: '2022: A novel from Hindi wins the International Booker Prize',
      hi: '2022: हिंदी उपन्यास “रेत समाधि” को अंतरराष्ट्रीय बुकर पुरस्कार',
    },
    summary: {
      en: 'Geetanjali Shree’s “Tomb of Sand”, translated by Daisy Rockwell, won on 26 May 2022, the first from an Indian language.',
      hi: '26 मई 2022 को गीतांजलि श्री की “रेत समाधि” अंग्रेज़ी अनुवाद “टूम ऑफ़ सैंड” (डेज़ी रॉकवेल) में जीती, किसी भारतीय भाषा की पहली किताब।',
    },
    body: {
      en: 'On **26 May 2022** *Tomb of Sand* won the **International Booker Prize**. It is **Daisy Rockwell’s** English translation of **Geetanjali Shree’s** Hindi novel *Ret Samadhi* of 2018, and the first book from any Indian language to win. Author and translator share the prize of 50,000 pounds equally.\n\nThe novel follows a woman of eighty who, after the death of her husband, sets out across the border to Pakistan. The International Booker Prize goes to a book translated into English; the Booker Prize to one that was written in it.',
      hi: '**26 मई 2022** को *टूम ऑफ़ सैंड* ने **अंतरराष्ट्रीय बुकर पुरस्कार** जीता। यह **गीतांजलि श्री** के 2018 के हिंदी उपन्यास *रेत समाधि* का **डेज़ी रॉकवेल** का अंग्रेज़ी अनुवाद है, और किसी भी भारतीय भाषा की पहली विजेता किताब। 50,000 पाउंड की राशि लेखक और अनुवादक में बराबर बँटती है।\n\nउपन्यास अस्सी साल की एक महिला की कहानी है, जो पति की मृत्यु के बाद सीमा पार पाकिस्तान के लिए निकलती है। अंतरराष्ट्रीय बुकर अंग्रेज़ी में अनूदित किताब को मिलता है; बुकर पुरस्कार अंग्रेज़ी में लिखी किताब को।',
    },
    matters: {
      en: 'The two Booker prizes are easily mixed up; author, translator and original title are asked.',
      hi: 'दोनों बुकर पुरस्कार आसानी से आपस में मिल जाते हैं; लेखक, अनुवादक और मूल नाम पूछे जाते हैं।',
    },
    facts: [
      { en: 'Original: Ret Samadhi (Hindi, 2018)', hi: 'मूल: रेत समाधि (हिंदी, 2018)' },
      { en: 'Author: Geetanjali Shree; translator: Daisy Rockwell', hi: 'लेखक: गीतांजलि श्री; अनुवादक: डेज़ी रॉकवेल' },
      { en: 'First winner from an Indian language', hi: 'किसी भारतीय भाषा की पहली विजेता' },
    ],
    sources: [{ en: 'The Booker Prizes', hi: 'बुकर पुरस्कार संगठन' }],
  },
  {
    code: 'economics-prize-2019',
    category: 'awards',
    eventDate: '2019-10-14',
    title: {
      en: '2019: The economics prize for experiments against poverty',
      hi: '2019: ग़रीबी के ख़िलाफ़ प्रयोगों को अर्थशास्त्र का पुरस्कार',
    },
    summary: {
      en: 'Abhijit Banerjee, Esther Duflo and Michael Kremer were named on 14 October 2019.',
      hi: '14 अक्टूबर 2019 को अभिजीत बनर्जी, एस्थर डुफ़्लो और माइकल क्रेमर के नाम घोषित हुए।',
    },
    body: {
      en: 'The prize in economic sciences in memory of Alfred Nobel went in **2019** to **Abhijit Banerjee, Esther Duflo and Michael Kremer** “for their experimental approach to alleviating global poverty”. They break a large question into small ones and test answers in the field with groups chosen by lot, as medicine does.\n\nBanerjee was born in Mumbai and studied in Kolkata and at the Jawaharlal Nehru University. Duflo was the second woman to receive the prize, after Elinor Ostrom (2009), and the youngest person. Amartya Sen had received it in 1998. The prize was founded by the central bank of Sweden in 1968; it is not one of the five of Nobel’s will.',
      hi: 'अल्फ़्रेड नोबेल की स्मृति में अर्थशास्त्र का पुरस्कार **2019** में **अभिजीत बनर्जी, एस्थर डुफ़्लो और माइकल क्रेमर** को “वैश्विक ग़रीबी घटाने के प्रयोगात्मक तरीक़े के लिए” मिला। वे बड़े सवाल को छोटे सवालों में बाँटते हैं और जवाब को मैदान में, लॉटरी से चुने समूहों पर परखते हैं, जैसे चिकित्सा में होता है।\n\nबनर्जी मुंबई में जन्मे और कोलकाता तथा जवाहरलाल नेहरू विश्वविद्यालय में पढ़े। डुफ़्लो, एलिनोर ऑस्ट्रम (2009) के बाद, यह पुरस्कार पाने वाली दूसरी महिला और सबसे कम उम्र की विजेता बनीं। अमर्त्य सेन को यह 1998 में मिला था। यह पुरस्कार स्वीडन के केंद्रीय बैंक ने 1968 में शुरू किया; यह नोबेल की वसीयत के पाँच पुरस्कारों में नहीं है।',
    },
    matters: {
      en: 'Indian or Indian-born laureates and their fields are asked as lists; the sixth prize is a favourite trap.',
      hi: 'भारतीय या भारत में जन्मे विजेता और उनके क्षेत्र सूची के रूप में पूछे जाते हैं; छठा पुरस्कार पसंदीदा जाल है।',
    },
    facts: [
      { en: 'Winners: Banerjee, Duflo and Kremer', hi: 'विजेता: बनर्जी, डुफ़्लो और क्रेमर' },
      { en: 'For: experiments in the field against poverty', hi: 'काम: ग़रीबी घटाने के मैदानी प्रयोग' },
      { en: 'Founded in 1968 by the central bank of Sweden', hi: '1968 में स्वीडन के केंद्रीय बैंक ने शुरू किया' },
    ],
    sources: [nobel],
  },
  {
    code: 'nobel-peace-2014',
    category: 'awards',
    eventDate: '2014-10-10',
    title: {
      en: '2014: The Nobel Peace Prize for Kailash Satyarthi and Malala Yousafzai',
      hi: '2014: कैलाश सत्यार्थी और मलाला यूसुफ़ज़ई को नोबेल शांति पुरस्कार',
    },
    summary: {
      en: 'Announced on 10 October 2014, for their struggle for the rights of children and for education.',
      hi: '10 अक्टूबर 2014 को घोषित: बच्चों के अधिकारों और शिक्षा के संघर्ष के लिए।',
    },
    body: {
      en: 'The **Nobel Peace Prize of 2014** was shared by **Kailash Satyarthi** of India and **Malala Yousafzai** of Pakistan “for their struggle against the suppression of children and young people and for the right of all children to education”.\n\nSatyarthi, born at Vidisha in Madhya Pradesh, founded the *Bachpan Bachao Andolan* (Save Childhood Movement) in 1980 and led the Global March against Child Labour of 1998. Malala was 17, the youngest laureate of all. The Peace Prize is awarded in Oslo, Norway; the others in Stockholm, Sweden.',
      hi: '**2014 का नोबेल शांति पुरस्कार** भारत के **कैलाश सत्यार्थी** और पाकिस्तान की **मलाला यूसुफ़ज़ई** को “बच्चों और युवाओं के दमन के ख़िलाफ़ और सभी बच्चों के शिक्षा के अधिकार के संघर्ष के लिए” मिला।\n\nमध्य प्रदेश के विदिशा में जन्मे सत्यार्थी ने 1980 में *बचपन बचाओ आंदोलन* शुरू किया और 1998 की बाल श्रम विरोधी वैश्विक यात्रा का नेतृत्व किया। मलाला 17 साल की थीं, अब तक की सबसे कम उम्र की विजेता। शांति पुरस्कार ओस्लो, नॉर्वे में दिया जाता है; बाक़ी स्टॉकहोम, स्वीडन में।',
    },
    matters: {
      en: 'Where each prize is given and who was the youngest are safe marks.',
      hi: 'कौन-सा पुरस्कार कहाँ दिया जाता है और सबसे कम उम्र का विजेता कौन: पक्के अंक।',
    },
    facts: [
      { en: 'Bachpan Bachao Andolan: founded in 1980', hi: 'बचपन बचाओ आंदोलन: 1980 में शुरू' },
      { en: 'Malala: 17, the youngest laureate', hi: 'मलाला: 17 साल, सबसे कम उम्र की विजेता' },
      { en: 'Peace Prize: Oslo; the others: Stockholm', hi: 'शांति पुरस्कार: ओस्लो; बाक़ी: स्टॉकहोम' },
    ],
    sources: [nobel],
  },
  {
    code: 'heart-lamp-booker',
    category: 'awards',
    eventDate: '2025-05-20',
    title: {
      en: '2025: Stories from Kannada win the International Booker Prize',
      hi: '2025: कन्नड़ कहानियों को अंतरराष्ट्रीय बुकर पुरस्कार',
    },
    summary: {
      en: '“Heart Lamp” by Banu Mushtaq, translated by Deepa Bhasthi, won on 20 May 2025, the first collection of short stories.',
      hi: '20 मई 2025 को यह पुरस्कार बानू मुश्ताक़ की “हार्ट लैंप” (अनुवाद दीपा भास्ती) को मिला, जो इसे पाने वाला पहला कहानी संग्रह है।',
    },
    body: {
      en: 'On **20 May 2025** the **International Booker Prize** went in London to ***Heart Lamp***, twelve stories of **Banu Mushtaq** translated from **Kannada** by **Deepa Bhasthi**. It was the first collection of short stories and the first book from Kannada to win, and Bhasthi the first Indian among the winning translators. Author and translator share 50,000 pounds equally.\n\nThe stories, written between 1990 and 2023, tell of Muslim women and girls in the south of India. Mushtaq, of Hassan in Karnataka, is a lawyer and an activist too. From an Indian language only *Tomb of Sand* by Geetanjali Shree had won before, in 2022: that was a **novel**, from **Hindi**.',
      hi: '**20 मई 2025** को लंदन में **अंतरराष्ट्रीय बुकर पुरस्कार** ***हार्ट लैंप*** को मिला, जिसमें **बानू मुश्ताक़** की बारह कहानियाँ हैं; **कन्नड़** से इनका अनुवाद **दीपा भास्ती** ने किया। पुरस्कार पाने वाला यह पहला कहानी संग्रह और कन्नड़ की पहली किताब थी, और विजेता अनुवादकों में भास्ती पहली भारतीय थीं। 50,000 पाउंड लेखिका और अनुवादक में बराबर बँटते हैं।\n\n1990 से 2023 के बीच लिखी ये कहानियाँ दक्षिण भारत की मुस्लिम महिलाओं और लड़कियों की हैं। कर्नाटक के हासन की मुश्ताक़ वकील और सामाजिक कार्यकर्ता भी हैं। किसी भारतीय भाषा से इससे पहले केवल गीतांजलि श्री की *टूम ऑफ़ सैंड* (*रेत समाधि*) को 2022 में यह पुरस्कार मिला था: वह **हिंदी** का **उपन्यास** था।',
    },
    matters: {
      en: 'Learn the two Indian winners side by side: language, form, author, translator and year.',
      hi: 'दोनों भारतीय विजेता साथ-साथ याद रखें: भाषा, विधा, लेखक, अनुवादक और वर्ष।',
    },
    facts: [
      { en: 'Heart Lamp (2025): Kannada, short stories', hi: 'हार्ट लैंप (2025): कन्नड़, कहानियाँ' },
      { en: 'Author: Banu Mushtaq; translator: Deepa Bhasthi', hi: 'लेखिका: बानू मुश्ताक़; अनुवादक: दीपा भास्ती' },
      { en: 'Tomb of Sand (2022): Hindi, novel', hi: 'टूम ऑफ़ सैंड (2022): हिंदी, उपन्यास' },
    ],
    sources: [{ en: 'The Booker Prizes', hi: 'बुकर पुरस्कार संगठन' }],
  },
  {
    code: 'phalke-award-mohanlal',
    category: 'awards',
    eventDate: '2025-09-23',
    title: {
      en: '2025: Mohanlal receives the Dadasaheb Phalke Award',
      hi: '2025: मोहनलाल को दादासाहेब फाल्के पुरस्कार',
    },
    summary: {
      en: 'President Droupadi Murmu gave it with the 71st National Film Awards on 23 September 2025.',
      hi: 'राष्ट्रपति द्रौपदी मुर्मु ने इसे 23 सितंबर 2025 को 71वें राष्ट्रीय फ़िल्म पुरस्कारों के साथ दिया।',
    },
    body: {
      en: 'On **23 September 2025** President Droupadi Murmu gave the **71st National Film Awards**, for films of 2023, at Vigyan Bhavan in New Delhi. The actor **Mohanlal** received the **Dadasaheb Phalke Award for the year 2023**. From the cinema of Kerala only the director Adoor Gopalakrishnan (2004) had it before him.\n\n| Award | Winner |\n| --- | --- |\n| Best feature film | *12th Fail* (director: Vidhu Vinod Chopra) |\n| Best actor, shared | Shah Rukh Khan (*Jawan*), Vikrant Massey (*12th Fail*) |\n| Best actress | Rani Mukerji (*Mrs Chatterjee vs Norway*) |\n| Best Hindi film | *Kathal* |\n\nThe Phalke Award, the highest honour of Indian cinema, was first given for 1969, to Devika Rani. D. G. Phalke made *Raja Harishchandra* (1913).',
      hi: '**23 सितंबर 2025** को राष्ट्रपति द्रौपदी मुर्मु ने नई दिल्ली के विज्ञान भवन में 2023 की फ़िल्मों के **71वें राष्ट्रीय फ़िल्म पुरस्कार** दिए। अभिनेता **मोहनलाल** को **वर्ष 2023 का दादासाहेब फाल्के पुरस्कार** मिला। उनसे पहले केरल के सिनेमा से यह केवल निर्देशक अडूर गोपालकृष्णन (2004) को मिला था।\n\n| पुरस्कार | विजेता |\n| --- | --- |\n| सर्वश्रेष्ठ फ़ीचर फ़िल्म | *ट्वेल्थ फ़ेल (12th Fail)* (निर्देशक: विधु विनोद चोपड़ा) |\n| सर्वश्रेष्ठ अभिनेता, साझा | शाहरुख़ ख़ान (*जवान*), विक्रांत मैसी (*ट्वेल्थ फ़ेल (12th Fail)*) |\n| सर्वश्रेष्ठ अभिनेत्री | रानी मुखर्जी (*मिसेज़ चटर्जी वर्सेज़ नॉर्वे*) |\n| सर्वश्रेष्ठ हिंदी फ़िल्म | *कटहल* |\n\nफाल्के पुरस्कार भारतीय सिनेमा का सबसे बड़ा सम्मान है और पहली बार 1969 के लिए देविका रानी को दिया गया। डी. जी. फाल्के ने *राजा हरिश्चंद्र* (1913) बनाई थी।',
    },
    matters: {
      en: 'Year of the award and year of the ceremony differ by two: papers ask either. First winner and latest winner are the usual pair.',
      hi: 'पुरस्कार के वर्ष और समारोह के वर्ष में दो साल का अंतर है: दोनों पूछे जाते हैं। पहला और सबसे नया विजेता अक्सर साथ-साथ पूछे जाते हैं।',
    },
    facts: [
      { en: 'Phalke Award for 2023: Mohanlal', hi: '2023 का फाल्के पुरस्कार: मोहनलाल' },
      { en: 'Best feature film (71st awards): 12th Fail', hi: 'सर्वश्रेष्ठ फ़ीचर फ़िल्म (71वें पुरस्कार): ट्वेल्थ फ़ेल (12th Fail)' },
      { en: 'First Phalke Award: Devika Rani (1969)', hi: 'पहला फाल्के पुरस्कार: देविका रानी (1969)' },
    ],
    sources: [
      {
        en: 'Ministry of Information and Broadcasting, Government of India',
        hi: 'सूचना और प्रसारण मंत्रालय, भारत सरकार',
      },
    ],
  },
]
