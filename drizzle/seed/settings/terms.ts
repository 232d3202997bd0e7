import type { SeedLegalVersion } from './shapes.ts'
import { withTexts } from './with-texts.ts'

const title = { en: 'Terms of use', hi: 'इस्तेमाल की शर्तें' }
const summary = {
  en: 'What you may expect of Taiyari, and what we ask of everyone who uses it, in plain words.',
  hi: 'आप तैयारी से क्या उम्मीद रख सकते हैं, और हम हर इस्तेमाल करने वाले से क्या चाहते हैं, सीधे शब्दों में।',
}

const firstSections: SeedLegalVersion['sections'] = [
  {
    id: 'what-this-is',
    title: { en: 'What this is', hi: 'यह क्या है' },
    text: {
      en: `Taiyari helps you prepare for competitive exams with tests, study materials, videos, courses and job updates. By using it you agree to these terms and to the [privacy policy](/privacy). They are an agreement between you and whoever runs this site; **name and address of the operator are a sample here** and stand on the [contact page](/contact).`,
      hi: `तैयारी टेस्ट, अध्ययन सामग्री, वीडियो, कोर्स और नौकरी की सूचनाओं से प्रतियोगी परीक्षाओं की तैयारी में मदद करती है। इसे इस्तेमाल करके आप इन शर्तों और [निजता नीति](/privacy) को मानते हैं। यह आपके और इस साइट को चलाने वाले के बीच एक समझौता है; **संचालक का नाम और पता यहाँ नमूना है** और [संपर्क पेज](/contact) पर दिया है।`,
    },
  },
  {
    id: 'no-promise',
    title: { en: 'What nobody can promise', hi: 'जिसका वादा कोई नहीं कर सकता' },
    text: {
      en: `We promise careful work, not a selection, a rank or a job. Figures on these pages are counted and not made up; where people, organisations or results are samples, it is written beside them. We belong to no exam body. For dates, vacancies and rules the official notification counts: check it before you apply or pay anywhere.`,
      hi: `हम मेहनत और सावधानी का वादा करते हैं, चयन, रैंक या नौकरी का नहीं। इन पेजों के आँकड़े गिने हुए हैं, गढ़े हुए नहीं; जहाँ लोग, संस्थाएँ या परिणाम नमूने हैं, वहाँ यह पास में लिखा है। हम किसी परीक्षा संस्था से जुड़े नहीं हैं। तारीख़ों, पदों और नियमों के लिए सरकारी अधिसूचना ही मानी जाएगी: कहीं भी आवेदन करने या पैसे देने से पहले उसे देखें।`,
    },
  },
  {
    id: 'your-account',
    title: { en: 'Your account', hi: 'आपका खाता' },
    text: {
      en: `- One person, one account. Do not share it: results and ranks would stop meaning anything.
- Give a name and an e-mail address of your own, and keep your password to yourself.
- Under 18, a parent or guardian has to agree; they may act for you.
- You may delete your account at any time on your [profile](/profile/data).`,
      hi: `- एक व्यक्ति, एक खाता। इसे किसी से साझा न करें: वरना परिणाम और रैंक का कोई मतलब नहीं रहेगा।
- अपना ही नाम और ई-मेल पता दें, और पासवर्ड किसी को न बताएँ।
- 18 साल से कम उम्र में माता-पिता या अभिभावक की सहमति चाहिए; वे आपकी ओर से काम कर सकते हैं।
- आप अपना खाता कभी भी [प्रोफ़ाइल](/profile/data) पर मिटा सकते हैं।`,
    },
  },
  {
    id: 'tests',
    title: { en: 'Tests and results', hi: 'टेस्ट और परिणाम' },
    text: {
      en: `The server's clock counts, for everyone alike. An answer counts if it was given in time, also when your network was away and it reached us later, within the limits that the test's page names. Results come out when that page says. If a question or its key was wrong, we correct it for everybody and score the test anew; you see what changed. A result that came about by cheating, by automatic means or through somebody else's hands is taken out of the ranking, with the reason.`,
      hi: `सर्वर की घड़ी मान्य है, सबके लिए एक जैसी। उत्तर तब गिना जाता है जब वह समय पर दिया गया हो, चाहे नेटवर्क न होने से वह हम तक बाद में पहुँचे, उस सीमा में जो टेस्ट के पेज पर लिखी है। परिणाम तब आता है जब वह पेज बताता है। अगर कोई सवाल या उसकी कुंजी ग़लत थी, तो हम उसे सबके लिए ठीक करते हैं और टेस्ट फिर से जाँचते हैं; आपको दिखता है कि क्या बदला। नक़ल से, मशीन से या किसी और के हाथों बना परिणाम रैंक से हटा दिया जाता है, कारण के साथ।`,
    },
  },
  {
    id: 'content',
    title: { en: 'Questions, notes and videos', hi: 'सवाल, नोट्स और वीडियो' },
    text: {
      en: `They are ours or licensed to us. Use them for your own preparation: read, print, note, discuss. Do not sell, upload or hand on whole papers, PDFs or videos, and do not copy the site by machine. Quoting a question to ask about it is fine. What you write (notes, reports, messages) stays yours; we may use a report to correct the content.`,
      hi: `ये हमारे हैं या हमें इनके इस्तेमाल की अनुमति है। अपनी तैयारी के लिए इस्तेमाल करें: पढ़ें, छापें, नोट करें, चर्चा करें। पूरे पेपर, PDF या वीडियो न बेचें, न अपलोड करें, न आगे बाँटें, और मशीन से साइट की नक़ल न करें। किसी सवाल के बारे में पूछने के लिए उसे उद्धृत करना ठीक है। आप जो लिखते हैं (नोट्स, शिकायतें, संदेश), वह आपका ही रहता है; शिकायत से हम सामग्री सुधार सकते हैं।`,
    },
  },
  {
    id: 'buying',
    title: { en: 'Buying', hi: 'ख़रीदना' },
    text: {
      en: `Nothing can be bought yet. Once it can, the page of an offer says before you pay: the whole price with GST, what it holds, and until when it is yours. Nothing renews by itself. You get an invoice, and your money back as the [refund policy](/refund) says. A price never changes after you have paid.`,
      hi: `अभी कुछ भी ख़रीदा नहीं जा सकता। जब ख़रीदा जा सकेगा, तब पैसे देने से पहले ही पेज पर लिखा होगा: GST समेत पूरी क़ीमत, उसमें क्या है, और वह कब तक आपका है। कुछ भी अपने-आप दोबारा चालू नहीं होता। आपको बिल मिलता है, और [धन-वापसी नीति](/refund) के अनुसार पैसे वापस। पैसे देने के बाद क़ीमत कभी नहीं बदलती।`,
    },
  },
  {
    id: 'fair-use',
    title: { en: 'What is not allowed', hi: 'क्या मना है' },
    text: {
      en: `- Getting at papers, keys or other people's data before or beside the way meant for it.
- Overloading the service, or running programs against it that act as students.
- Insults, threats, advertisements or false claims in names, messages and reports.
- Signing up for somebody else without their leave.

We first warn, then block where it must be, and tell you why. You may object: a person looks at it again.`,
      hi: `- पेपर, कुंजी या दूसरों के डेटा तक तय रास्ते से पहले या उससे हटकर पहुँचना।
- सेवा पर ज़रूरत से ज़्यादा बोझ डालना, या विद्यार्थी बनकर प्रोग्राम चलाना।
- नाम, संदेश और शिकायत में गाली, धमकी, विज्ञापन या झूठे दावे।
- किसी और के नाम से उनकी अनुमति के बिना खाता बनाना।

हम पहले चेतावनी देते हैं, ज़रूरत हो तो रोकते हैं, और कारण बताते हैं। आप आपत्ति कर सकते हैं: कोई व्यक्ति उसे फिर से देखेगा।`,
    },
  },
  {
    id: 'service',
    title: { en: 'When something does not work', hi: 'जब कुछ काम न करे' },
    text: {
      en: `We work for a service that is there day and night, and say so when it is not. If a fault of ours spoils a live test, it is repeated or extended for those it hit. Nothing in these terms takes away rights that the Consumer Protection Act, 2019 or another law gives you, and we answer for harm that we cause on purpose or by gross carelessness. For the rest we answer at most with what you have paid us in the last twelve months, where the law allows that limit.`,
      hi: `हमारी कोशिश है कि सेवा दिन-रात चले, और न चले तो हम बताते हैं। अगर हमारी ग़लती से कोई लाइव टेस्ट बिगड़े, तो जिन पर असर पड़ा उनके लिए वह दोबारा होगा या समय बढ़ेगा। इन शर्तों की कोई बात वे अधिकार नहीं छीनती जो उपभोक्ता संरक्षण अधिनियम, 2019 या कोई और क़ानून आपको देता है, और जान-बूझकर या घोर लापरवाही से हुए नुक़सान के लिए हम ज़िम्मेदार हैं। बाक़ी में हमारी ज़िम्मेदारी ज़्यादा से ज़्यादा उतनी है जितना आपने पिछले बारह महीनों में हमें दिया, जहाँ क़ानून यह सीमा मानता है।`,
    },
  },
  {
    id: 'complaints',
    title: { en: 'Complaints and law', hi: 'शिकायत और क़ानून' },
    text: {
      en: `Write with the [contact form](/contact?topic=grievance), topic "Complaint", or to {{company.officerName}}, {{company.officerEmail}}. As the Consumer Protection (E-Commerce) Rules, 2020 ask, we acknowledge within 48 hours and settle it within a month. You can also call the National Consumer Helpline, 1915. Indian law applies; you may go to the court or the consumer commission of the place where you live.`,
      hi: `[संपर्क फ़ॉर्म](/contact?topic=grievance) से “शिकायत” विषय चुनकर लिखें, या {{company.officerName}}, {{company.officerEmail}} को। उपभोक्ता संरक्षण (ई-कॉमर्स) नियम, 2020 के अनुसार हम 48 घंटे में पावती देते हैं और एक महीने में निपटाते हैं। आप राष्ट्रीय उपभोक्ता हेल्पलाइन 1915 पर भी कॉल कर सकते हैं। भारत का क़ानून लागू है; आप जहाँ रहते हैं वहीं की अदालत या उपभोक्ता आयोग में जा सकते हैं।`,
    },
  },
  {
    id: 'changes',
    title: { en: 'When these terms change', hi: 'ये शर्तें कब बदलती हैं' },
    text: {
      en: `A new version gets a date and says what is new. If it takes something from you, we tell you 30 days before. What you have bought keeps the terms under which you bought it. Should the two languages differ, the reading that is better for you counts.`,
      hi: `नए संस्करण पर तारीख़ होती है और लिखा होता है कि नया क्या है। अगर उससे आपका कुछ घटता है, तो हम 30 दिन पहले बताते हैं। जो आप ख़रीद चुके हैं, उस पर वही शर्तें रहती हैं जिन पर ख़रीदा था। अगर दोनों भाषाओं में फ़र्क़ हो, तो जो अर्थ आपके हक़ में हो वही माना जाएगा।`,
    },
  },
]

/** Texts since things are sold. */
const soldTexts: Record<string, { en: string; hi: string }> = {
  buying: {
    en: `- **Who sells**: {{company.entity}}; address and GSTIN are on every invoice and on the [contact page](/contact).
- **Price**: before you pay, one page shows the whole price in rupees with its GST, any coupon or credit, what it holds and until when it is yours. That price is charged, and it never changes after you have paid.
- **Payment**: by a payment service, on its own page. Your card, bank and UPI details never reach us. If your bank confirms late, the purchase still opens; nobody pays twice for one order.
- **Access**: it opens as soon as the payment is confirmed and lasts for the time shown, for one person. We tell you before it ends. **Nothing renews by itself**, and nothing is taken from your account later.
- **Upgrade**: if a purchase contains something that you already have, the price of its unused days is taken off.
- **Invoice**: with your state, as the GST law asks; it is on the page of the order.
- **Money back**: as the [refund policy](/refund) says.`,
    hi: `- **कौन बेचता है**: {{company.entity}}; पता और GSTIN हर बिल पर और [संपर्क पेज](/contact) पर हैं।
- **क़ीमत**: पैसे देने से पहले एक ही पेज पर दिखता है: GST समेत पूरी क़ीमत, कूपन या छूट, उसमें क्या है और वह कब तक आपका है। वही क़ीमत ली जाती है, और पैसे देने के बाद कभी नहीं बदलती।
- **भुगतान**: भुगतान सेवा के अपने पेज पर। आपके कार्ड, बैंक और UPI की जानकारी हम तक नहीं पहुँचती। बैंक देर से पुष्टि करे, तब भी ख़रीदी हुई चीज़ खुल जाती है; एक ऑर्डर का पैसा दो बार नहीं लिया जाता।
- **इस्तेमाल**: भुगतान की पुष्टि होते ही खुलता है और बताए गए समय तक चलता है, एक व्यक्ति के लिए। ख़त्म होने से पहले हम बताते हैं। **कुछ भी अपने-आप दोबारा चालू नहीं होता**, और बाद में आपके खाते से कुछ नहीं कटता।
- **अपग्रेड**: अगर नई ख़रीद में वह चीज़ शामिल हो जो आपके पास है, तो उसके बचे दिनों की क़ीमत घटा दी जाती है।
- **बिल**: आपके राज्य के साथ, जैसा GST का क़ानून कहता है; वह ऑर्डर के पेज पर मिलता है।
- **पैसे वापस**: [धन-वापसी नीति](/refund) के अनुसार।`,
  },
}

export const terms: SeedLegalVersion[] = [
  {
    page: 'terms',
    version: 1,
    effectiveFrom: '2026-08-01',
    title,
    summary,
    changes: null,
    sections: firstSections,
  },
  {
    page: 'terms',
    version: 2,
    effectiveFrom: '2026-11-01',
    title,
    summary,
    changes: {
      en: 'Things can be bought now: the part "Buying" says who sells, what is shown before you pay, how long access lasts and that nothing renews by itself.',
      hi: 'अब चीज़ें ख़रीदी जा सकती हैं: “ख़रीदना” में लिखा है कि कौन बेचता है, पैसे देने से पहले क्या दिखता है, इस्तेमाल कब तक है, और यह कि कुछ भी अपने-आप दोबारा चालू नहीं होता।',
    },
    sections: withTexts(firstSections, soldTexts),
  },
]
