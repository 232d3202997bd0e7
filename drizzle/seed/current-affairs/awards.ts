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
]
