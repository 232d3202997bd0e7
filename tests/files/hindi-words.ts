/**
 * The Hindi of the product: one spelling for each word, and the words that students know from exam halls. hindi.test.ts
 * checks every text against these lists; docs/hindi.md explains the rules.
 */

/**
 * Words with a nukta, each with all of its forms (बाज़ार covers बाज़ारों); their spelling without it is refused. A `$`
 * at the end excludes further forms.
 */
export const nuktaWords: readonly string[] = [
  ...'अंग्रेज़ अंदाज़ अफ़ग़ान अफ़ेयर अफ़्रीक अल्फ़ा आख़िर आज़म आज़ाद आवाज़ आरिफ़ आसिफ़ इंतज़ार इफ़ेक्ट इलाक़ एंज़ाइम एग्ज़ाम एग्ज़िट एफ़$'.split(' '),
  ...'एमाइलेज़ एयरफ़ोर्स ऑफ़र ऑफ़लाइन औज़ार कमज़ोर कमीज़ कमेंसलिज़्म क़दम क़ब्ज़ क़लम क़स्ब क़ानून काग़ज़ कारख़ान काफ़ी कॉफ़ी क़ीमत'.split(' '),
  ...'क़िस्त क़ैद$ क्राफ़्ट क्लोरोफ़िल क्लोरोफ़्लोरो क्विज़ ख़तर ख़त्म ख़बर ख़राब ख़राश ख़रीद ख़रीफ़ ख़र्च ख़ाली ख़ास$ ख़िताब'.split(' '),
  ...'ख़िलजी ख़िलाफ़ ख़ुद$ ख़ुदर ख़ून ग़लत ग़रीब ग़ैर गुज़र ग्राफ़ ग्रेफ़ाइट ग्लूकोज़ चिराग़ चीज़ चीफ़ जल्दबाज़ जहाज़ ज़मीन ज़रूर'.split(' '),
  ...'ज़ाइगोटीन ज़िम्म ज़िल ज़्यादा जियोग्राफ़ी ज्योग्राफ़ी जोसेफ़ डायबिटीज़ डिफ़ेंस तरफ़ तरीक़ तारीख़ तुग़लक़ तूफ़ान तेज़$ तेज़ी$'.split(' '),
  ...'दफ़्तर दस्तावेज़ दिमाग़ नक़द नक़ल नक़्श नज़र नुक़सान नेफ़्रॉन पीडीएफ़ प्रोफ़ाइल प्लाज़्म प्लेटफ़ॉर्म फ़रवरी फ़रहान फ़र्क़'.split(' '),
  ...'फ़र्श फ़सल फ़ाइनल फ़ाइल फ़ायद फ़ार्म फ़ारेनहाइट फ़िज़िक्स फ़िल्टर फ़िल्म फ़ीस फ़ुल$ फ़ेरेल फ़ैसल फ़ोकस फ़ोटॉन फ़ोटो फ़ोन'.split(' '),
  ...'फ़ोल्डर फ़ॉर्म फ़ॉस्फ़ो फ़ौज फ़्रांस फ़्रिंज फ़्री फ़्रीडेल फ़्लिपर बग़ल बग़ीच बर्फ़ बाक़ी बाग़$ बाज़ार बिसफ़ॉस्फ़ेट ब्राउज़र'.split(' '),
  ...'मंज़िल मंज़ूर मौक़ मज़दूर मज़बूत मार्कोनीकॉफ़ मुक़दम मुक़ाबल मुग़ल मुफ़्त मेज़$ मेज़बान राइबुलोज़ रफ़्तार रिज़ल्ट रिज़र्व रिफ़ंड'.split(' '),
  ...'रीज़निंग रोज़$ रोज़गार रोज़मर्रा लायक़ सज़ा$ सफ़र सर्टिफ़िकेट सल्फ़र सल्फ़ेट सल्फ़्यूरिक साफ़ सिफ़ारिश सिर्फ़ सीरीज़'.split(' '),
  ...'सीस्मोग्राफ़ स्टाफ़ हज़ार हफ़्त हर्ट्ज़ हीमोफ़ीलिया'.split(' '),
]

/** Words that only resemble a form of those above. */
export const nuktaExceptions: readonly string[] = ['गुजरात', 'गैरी']

/** Loan words that keep a written nasal, as textbooks print them. */
export const nasalExceptions: readonly string[] = ['एन्थैल्पी', 'एन्थैल्पि']

export type WordRule = {
  /** The refused word; with a final hyphen a refused prefix. */
  not: string
  write: string
  /**
   * True when the rule holds for the interface only: in a question the word may mean something else (पृष्ठ is a surface
   * in physics).
   */
  interfaceOnly?: true
}

/** The chosen spelling or word where there are several. */
export const wordRules: readonly WordRule[] = [
  { not: 'श्रृंखला-', write: 'शृंखला' },
  { not: 'सतलज', write: 'सतलुज' },
  { not: 'प्रमाण-पत्र', write: 'प्रमाणपत्र' },
  { not: 'चाहिये', write: 'चाहिए' },
  { not: 'गयी', write: 'गई' },
  { not: 'किराये', write: 'किराए' },
  { not: 'रांची', write: 'राँची' },
  { not: 'साँगा', write: 'सांगा' },
  { not: 'अनामुड़ी', write: 'अनामुडी' },
  { not: 'रँगा', write: 'रंगा' },
  { not: 'सम्पादन', write: 'संपादन' },
  { not: 'पढाई', write: 'पढ़ाई' },
  { not: 'परसेंटाइल-', write: 'पर्सेंटाइल' },
  { not: 'उच्चतम न्यायालय', write: 'सर्वोच्च न्यायालय' },
  { not: 'सुप्रीम कोर्ट', write: 'सर्वोच्च न्यायालय' },
  { not: 'उ0प्र0', write: 'उ.प्र.' },
  { not: 'उ०प्र०', write: 'उ.प्र.' },
  { not: 'लॉगिन', write: 'लॉग इन' },
  { not: 'जन्म तिथि', write: 'जन्मतिथि' },
  { not: 'पृष्ठ-', write: 'पेज', interfaceOnly: true },
  { not: 'पन्न-', write: 'पेज', interfaceOnly: true },
  { not: 'सहेज-', write: 'सेव', interfaceOnly: true },
  { not: 'पीडीएफ़', write: 'PDF', interfaceOnly: true },
  { not: 'प्रशासक-', write: 'एडमिन', interfaceOnly: true },
  { not: 'प्रबंधक-', write: 'एडमिन', interfaceOnly: true },
  { not: 'गड़बड़ी बताएँ', write: 'रिपोर्ट करें', interfaceOnly: true },
  { not: 'दोबारा देखने के लिए', write: 'रिव्यू के लिए', interfaceOnly: true },
  { not: 'पता पक्का करें', write: 'ई-मेल वेरिफ़ाई करें', interfaceOnly: true },
  { not: 'टेस्ट लिख-', write: 'टेस्ट दे', interfaceOnly: true },
  { not: 'भाँप-', write: 'अंदाज़ा लगाना', interfaceOnly: true },
  { not: 'विराम', write: 'ब्रेक', interfaceOnly: true },
  { not: 'अंतराल', write: 'ब्रेक', interfaceOnly: true },
  { not: 'रिवीज़न', write: 'रिविज़न' },
  { not: 'कम-से-कम', write: 'कम से कम' },
  { not: 'अधिक-से-अधिक', write: 'अधिक से अधिक' },
  { not: 'अंतर्राष्ट्रीय-', write: 'अंतरराष्ट्रीय' },
  { not: 'दोगुन-', write: 'दुगुना' },
  { not: 'संभाल-', write: 'सँभाल' },
  { not: 'लोकसभा-', write: 'लोक सभा' },
  { not: 'राज्यसभा-', write: 'राज्य सभा' },
  { not: 'विधानसभा-', write: 'विधान सभा' },
]
