import type { SeedLegalVersion } from './shapes.ts'
import { withTexts } from './with-texts.ts'

const title = { en: 'Refund policy', hi: 'धन-वापसी नीति' }
const summary = {
  en: 'Seven days to change your mind, and your money back when we are at fault: how it works.',
  hi: 'मन बदलने के लिए सात दिन, और हमारी ग़लती हो तो पैसे वापस: यह कैसे होता है।',
}

const firstSections: SeedLegalVersion['sections'] = [
  {
    id: 'today',
    title: { en: 'Today', hi: 'आज' },
    text: {
      en: `Nothing can be bought on this site yet; what is free stays free. These rules hold from the first sale on.`,
      hi: `इस साइट पर अभी कुछ भी ख़रीदा नहीं जा सकता; जो मुफ़्त है वह मुफ़्त रहेगा। ये नियम पहली बिक्री से लागू होंगे।`,
    },
  },
  {
    id: 'seven-days',
    title: { en: 'Within 7 days: your money back', hi: '7 दिन के भीतर: पैसे वापस' },
    text: {
      en: `Within 7 days of paying you get the whole price back, and need no reason, as long as you have used only a taste of it:

- of a test series, at most two tests submitted;
- of a course, at most a fifth of its lessons opened;
- of an e-book or a document, not downloaded and at most a fifth of its pages read here.

The 7 days are counted from the minute of payment, in India's time. An upgrade counts like a purchase of its own.`,
      hi: `पैसे देने के 7 दिन के भीतर आपको पूरी क़ीमत वापस मिलती है, बिना कारण बताए, अगर आपने उसे बस थोड़ा-सा आज़माया हो:

- टेस्ट सीरीज़ में ज़्यादा से ज़्यादा दो टेस्ट जमा किए हों;
- कोर्स में ज़्यादा से ज़्यादा पाँचवाँ हिस्सा पाठ खोले हों;
- ई-बुक या दस्तावेज़ डाउनलोड न किया हो और यहाँ ज़्यादा से ज़्यादा पाँचवाँ हिस्सा पढ़ा हो।

7 दिन भुगतान के मिनट से गिने जाते हैं, भारत के समय से। अपग्रेड अलग ख़रीद की तरह गिना जाता है।`,
    },
  },
  {
    id: 'our-fault',
    title: { en: 'At any time: when we are at fault', hi: 'कभी भी: जब ग़लती हमारी हो' },
    text: {
      en: `- You were charged twice, or paid and got no access: the whole amount.
- What you bought is not what its page said, or cannot be used and we do not mend it within 7 days of your telling us: the whole amount.
- We end an offer before its time: the part for the time that is left.
- A live test you paid for failed on our side and is not repeated: its price.`,
      hi: `- आपसे दो बार पैसे कटे, या पैसे दिए और सामग्री नहीं खुली: पूरी रक़म।
- जो ख़रीदा वह वैसा नहीं है जैसा पेज पर लिखा था, या चलता नहीं और बताने के 7 दिन के भीतर हम ठीक नहीं करते: पूरी रक़म।
- हम किसी चीज़ को समय से पहले बंद करें: बचे हुए समय का हिस्सा।
- जिस लाइव टेस्ट के पैसे दिए वह हमारी ओर से बिगड़ा और दोबारा नहीं हुआ: उसकी क़ीमत।`,
    },
  },
  {
    id: 'not',
    title: { en: 'When there is none', hi: 'कब वापस नहीं होता' },
    text: {
      en: `After 7 days, for a change of mind; after more than a taste of it was used; for an account that was blocked for cheating or for handing content on; for what was given free or with points. If you are not sure, ask: we look at hardship case by case, a postponed or cancelled exam for instance.`,
      hi: `7 दिन के बाद केवल मन बदलने पर; इससे ज़्यादा इस्तेमाल के बाद; नक़ल या सामग्री बाँटने के कारण रोके गए खाते के लिए; जो मुफ़्त या पॉइंट से मिला हो। पक्का न हो तो पूछें: मुश्किल हालात को हम अलग-अलग देखते हैं, जैसे परीक्षा टल गई या रद्द हो गई।`,
    },
  },
  {
    id: 'how',
    title: { en: 'How to ask', hi: 'कैसे माँगें' },
    text: {
      en: `1. Open [My purchases](/my-purchases), choose the order and press "Ask for a refund". Or use the [contact form](/contact?topic=payment), topic "Payment and refunds", with the number of the order.
2. You get a reference at once, and our answer within 3 working days.
3. You see the state there: asked, approved, paid, or refused with the reason.`,
      hi: `1. [मेरी ख़रीदारी](/my-purchases) खोलें, ऑर्डर चुनें और “पैसे वापस माँगें” दबाएँ। या [संपर्क फ़ॉर्म](/contact?topic=payment) पर “भुगतान और रिफ़ंड” विषय चुनें और ऑर्डर नंबर लिखें।
2. संदर्भ नंबर तुरंत मिलता है, और हमारा जवाब 3 कामकाजी दिनों में।
3. स्थिति वहीं दिखती है: माँगा गया, मंज़ूर, भेज दिया, या मना, कारण के साथ।`,
    },
  },
  {
    id: 'when',
    title: { en: 'When and how the money comes', hi: 'पैसे कब और कैसे आते हैं' },
    text: {
      en: `To the account, card or UPI id you paid from, and to no other. We send it within 2 working days of approval; banks then need 5 to 7 working days. GST is returned with the price, and you get a credit note. We keep no fee. What you gave back closes when the money is sent; your results stay.`,
      hi: `उसी खाते, कार्ड या UPI आईडी में जिससे आपने पैसे दिए, और किसी में नहीं। मंज़ूरी के 2 कामकाजी दिनों में हम भेज देते हैं; फिर बैंक 5 से 7 कामकाजी दिन लेते हैं। क़ीमत के साथ GST भी लौटता है, और आपको क्रेडिट नोट मिलता है। हम कोई शुल्क नहीं काटते। जो लौटाया वह पैसे भेजते ही बंद हो जाता है; आपके परिणाम बने रहते हैं।`,
    },
  },
  {
    id: 'failed',
    title: { en: 'Money gone, nothing bought', hi: 'पैसे कटे, कुछ मिला नहीं' },
    text: {
      en: `When a payment fails half-way, the bank returns the money by itself, mostly within 5 working days. If it does not, write to us with the payment's number: we follow it up with the payment provider.`,
      hi: `भुगतान बीच में अटक जाए, तो बैंक पैसे अपने-आप लौटा देता है, ज़्यादातर 5 कामकाजी दिनों में। न लौटें, तो भुगतान का नंबर लिखकर हमें बताएँ: हम भुगतान सेवा से पता करेंगे।`,
    },
  },
  {
    id: 'complaints',
    title: { en: 'If you do not agree', hi: 'अगर आप सहमत न हों' },
    text: {
      en: `Write to {{company.officerName}}, {{company.officerEmail}}: acknowledged within 48 hours, settled within a month. You can also call the National Consumer Helpline, 1915. The [terms of use](/terms) say more. Rights that a law gives you stay whole.`,
      hi: `{{company.officerName}}, {{company.officerEmail}} को लिखें: 48 घंटे में पावती, एक महीने में निपटारा। आप राष्ट्रीय उपभोक्ता हेल्पलाइन 1915 पर भी कॉल कर सकते हैं। और बातें [इस्तेमाल की शर्तों](/terms) में हैं। क़ानून जो अधिकार देता है, वे पूरे बने रहते हैं।`,
    },
  },
]

/** Texts since things are sold. */
const soldTexts: Record<string, { en: string; hi: string }> = {
  'seven-days': {
    en: `Within 7 days of paying you get the whole price back, and need no reason, as long as you have used only a taste of it since you paid:

- of tests, at most two submitted or printed;
- of a course, at most a fifth of its lessons opened;
- of e-books, notes and documents, none downloaded and at most a fifth of the pages or chapters read here (notes that are one page count as read when they are opened);
- of videos, at most a fifth watched; a single video counts as watched beyond a fifth of its time.

What is free, and previews, never count. A series or a pass that holds several of these is looked at as a whole: all its tests, all its lessons, all its pages, all its videos. The page of your order shows what counts so far, before you ask.

The 7 days are counted from the minute of payment, in India's time. An upgrade counts like a purchase of its own: when its price goes back, what it had replaced is yours again.`,
    hi: `पैसे देने के 7 दिन के भीतर आपको पूरी क़ीमत वापस मिलती है, बिना कारण बताए, अगर पैसे देने के बाद आपने उसे बस थोड़ा-सा आज़माया हो:

- टेस्ट ज़्यादा से ज़्यादा दो जमा किए या छापे हों;
- कोर्स में ज़्यादा से ज़्यादा पाँचवाँ हिस्सा पाठ खोले हों;
- ई-बुक, नोट्स और दस्तावेज़ डाउनलोड न किए हों और यहाँ ज़्यादा से ज़्यादा पाँचवाँ हिस्सा पन्ने या अध्याय पढ़े हों (एक ही पन्ने वाले नोट्स खोलते ही पढ़े हुए माने जाते हैं);
- वीडियो ज़्यादा से ज़्यादा पाँचवाँ हिस्सा देखे हों; अकेला वीडियो पाँचवें हिस्से से आगे देखने पर देखा हुआ माना जाता है।

जो मुफ़्त है वह, और झलकियाँ, कभी नहीं गिनी जातीं। जिस सीरीज़ या पास में ये कई चीज़ें हों, उसे एक साथ देखा जाता है: उसके सारे टेस्ट, सारे पाठ, सारे पन्ने, सारे वीडियो। अब तक क्या गिना गया, यह माँगने से पहले ही आपके ऑर्डर के पेज पर दिखता है।

7 दिन भुगतान के मिनट से गिने जाते हैं, भारत के समय से। अपग्रेड अलग ख़रीद की तरह गिना जाता है: उसकी क़ीमत लौटने पर, जो उससे बदला गया था वह फिर आपका हो जाता है।`,
  },
  not: {
    en: `After 7 days, for a change of mind; after more than a taste of it was used; for an account that was blocked for cheating or for handing content on; for what was given free or with points; for a purchase whose rest was credited in an upgrade, as long as you keep the upgrade. If you are not sure, ask: a person looks at hardship case by case, a postponed or cancelled exam for instance.`,
    hi: `7 दिन के बाद केवल मन बदलने पर; इससे ज़्यादा इस्तेमाल के बाद; नक़ल या सामग्री बाँटने के कारण रोके गए खाते के लिए; जो मुफ़्त या पॉइंट से मिला हो; जिस ख़रीद की बची क़ीमत अपग्रेड में घटा दी गई हो, जब तक अपग्रेड आपके पास है। पक्का न हो तो पूछें: मुश्किल हालात को हमारी टीम अलग-अलग देखती है, जैसे परीक्षा टल गई या रद्द हो गई।`,
  },
  how: {
    en: `1. Open [My purchases](/my-purchases) and choose the order. Under "Refund" it says whether the 7 days' rule applies, and if not, why.
2. Where it applies, press "Give it back": the money is sent at once. Where it does not, press "Ask for a refund" and say why: a person answers there within 3 working days.
3. You see the state there: asked, on its way, sent, or refused with the reason.

You can also use the [contact form](/contact?topic=payment), topic "Payment and refunds", with the number of the order.`,
    hi: `1. [मेरी ख़रीदारी](/my-purchases) खोलें और ऑर्डर चुनें। “रिफ़ंड” में लिखा होता है कि 7 दिन वाला नियम लागू है या नहीं, और नहीं तो क्यों।
2. लागू हो तो “लौटाएँ और पैसे वापस लें” दबाएँ: पैसा तुरंत भेजा जाता है। लागू न हो तो “पैसे वापस माँगें” दबाएँ और कारण लिखें: हमारा जवाब वहीं 3 कामकाजी दिनों में मिलता है।
3. स्थिति वहीं दिखती है: माँगा गया, भेजा जा रहा है, भेज दिया, या मना, कारण के साथ।

आप [संपर्क फ़ॉर्म](/contact?topic=payment) से भी लिख सकते हैं: “भुगतान और रिफ़ंड” विषय चुनें और ऑर्डर नंबर लिखें।`,
  },
  when: {
    en: `To the account, card or UPI id you paid from, and to no other. We send it at once when the 7 days' rule applies, and otherwise with the approval; banks then need 5 to 7 working days. If your bank does not take it, we send it again. GST is returned with the price, and you get a credit note. We keep no fee. What you gave back closes when the whole price has been sent, and stays open after a refund of a part; your results stay in any case.`,
    hi: `उसी खाते, कार्ड या UPI आईडी में जिससे आपने पैसे दिए, और किसी में नहीं। 7 दिन वाला नियम लागू हो तो हम तुरंत भेजते हैं, नहीं तो मंज़ूरी के साथ; फिर बैंक 5 से 7 कामकाजी दिन लेते हैं। आपका बैंक पैसा न ले, तो हम फिर भेजते हैं। क़ीमत के साथ GST भी लौटता है, और आपको क्रेडिट नोट मिलता है। हम कोई शुल्क नहीं काटते। पूरी क़ीमत भेजे जाने पर लौटाई हुई चीज़ बंद हो जाती है, और कुछ हिस्सा लौटने पर खुली रहती है; आपके परिणाम हर हाल में बने रहते हैं।`,
  },
}

export const refund: SeedLegalVersion[] = [
  {
    page: 'refund',
    version: 1,
    effectiveFrom: '2026-08-01',
    title,
    summary,
    changes: null,
    sections: firstSections,
  },
  {
    page: 'refund',
    version: 2,
    effectiveFrom: '2026-11-01',
    title,
    summary,
    changes: {
      en: 'Things can be bought now. New: what counts as a taste in a series, a pass and a video, and that the money is sent at once where the 7 days’ rule applies.',
      hi: 'अब चीज़ें ख़रीदी जा सकती हैं। नया: सीरीज़, पास और वीडियो में कितना इस्तेमाल थोड़ा माना जाता है, और 7 दिन वाला नियम लागू हो तो पैसा तुरंत भेजा जाता है।',
    },
    sections: withTexts(
      firstSections.filter(({ id }) => id !== 'today'),
      soldTexts,
    ),
  },
]
