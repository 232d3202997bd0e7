import type { SeedLegalVersion } from './shapes.ts'

const sections: SeedLegalVersion['sections'] = [
  {
    id: 'in-short',
    title: { en: 'In short', hi: 'संक्षेप में' },
    text: {
      en: `- We keep what a place to practise needs: your account, your tests and how far you have read.
- We show no advertisements, sell no data, and have no tracking or analytics of other companies on our pages.
- You can download everything and delete your account yourself, on your [profile](/profile/data).
- Under 18, a parent or guardian has to agree. Children are not tracked and get no targeted advertising.`,
      hi: `- हम वही रखते हैं जो अभ्यास के लिए ज़रूरी है: आपका खाता, आपके टेस्ट और आपने कहाँ तक पढ़ा।
- हम न विज्ञापन दिखाते हैं, न डेटा बेचते हैं; हमारे पेजों पर किसी दूसरी कंपनी की ट्रैकिंग या एनालिटिक्स नहीं है।
- आप अपना सारा डेटा ख़ुद डाउनलोड कर सकते हैं और अपना खाता ख़ुद मिटा सकते हैं: [प्रोफ़ाइल](/profile/data) पर।
- 18 साल से कम उम्र में माता-पिता या अभिभावक की सहमति चाहिए। बच्चों पर नज़र नहीं रखी जाती और उन्हें लक्षित विज्ञापन नहीं दिखाए जाते।`,
    },
  },
  {
    id: 'what-we-keep',
    title: { en: 'What we keep, and why', hi: 'हम क्या रखते हैं और क्यों' },
    text: {
      en: `| What | Why |
| --- | --- |
| Name, e-mail address, student id, and, where you give them, phone number and picture | To run your account and to reach you about it |
| Password, only in a scrambled form that nobody can read back | To let you in |
| Two-step login, where you turn it on: the key that your app has too, and recovery codes, both encrypted | To check the code that you enter |
| Sign-ins: device, browser, IP address, times | To show you where you are signed in and to keep others out |
| Exam profile: targets, year, language, category, state, date of birth, qualification; all of it may stay empty | To show the tests, jobs and cut-offs that concern you, and to order equal scores where an exam's rules do it by age |
| Tests: your answers, times, results; in a test, when its window was left | To score and rank you and to explain your result |
| Saved jobs, places in videos and courses, notes, reports of questions | So that you find them again |
| A parent's or guardian's name and e-mail address, for students under 18 | To ask for their consent |
| What you write to us | To answer you |
| Searches that found nothing, without who searched | To find out what is missing |
| Orders and invoices, once something can be bought | Because tax law asks for it |

We ask for nothing that we do not need. We never ask for Aadhaar, PAN or bank details on these pages.`,
      hi: `| क्या | क्यों |
| --- | --- |
| नाम, ई-मेल पता, विद्यार्थी आईडी, और अगर आप दें तो फ़ोन नंबर और तस्वीर | आपका खाता चलाने और उसके बारे में आप तक पहुँचने के लिए |
| पासवर्ड, केवल ऐसे बदले हुए रूप में जिसे कोई पढ़ नहीं सकता | आपको लॉग इन कराने के लिए |
| दो चरणों वाला लॉग इन, अगर आप चालू करें: वह कुंजी जो आपके ऐप में भी है, और रिकवरी कोड, दोनों एन्क्रिप्ट किए हुए | आपका लिखा कोड जाँचने के लिए |
| लॉग इन: डिवाइस, ब्राउज़र, IP पता, समय | आपको यह दिखाने के लिए कि आप कहाँ-कहाँ लॉग इन हैं, और दूसरों को बाहर रखने के लिए |
| परीक्षा की जानकारी: लक्ष्य, साल, भाषा, श्रेणी, राज्य, जन्मतिथि, योग्यता; सब ख़ाली छोड़ सकते हैं | आपके काम के टेस्ट, नौकरियाँ और कट-ऑफ़ दिखाने के लिए, और जहाँ परीक्षा के नियम उम्र देखते हैं वहाँ बराबर अंकों का क्रम तय करने के लिए |
| टेस्ट: आपके उत्तर, समय, परिणाम; टेस्ट के दौरान विंडो कब छोड़ी गई | आपके अंक और रैंक निकालने और परिणाम समझाने के लिए |
| सेव की हुई नौकरियाँ, वीडियो और कोर्स में आपकी जगह, नोट्स, सवालों की शिकायतें | ताकि वे आपको फिर मिल जाएँ |
| 18 साल से कम उम्र के विद्यार्थियों के माता-पिता या अभिभावक का नाम और ई-मेल पता | उनकी सहमति माँगने के लिए |
| आप हमें जो लिखते हैं | आपको जवाब देने के लिए |
| जिन खोजों में कुछ नहीं मिला, बिना यह रखे कि किसने खोजा | यह जानने के लिए कि क्या कमी है |
| ऑर्डर और बिल, जब कुछ ख़रीदा जा सकेगा | क्योंकि टैक्स का क़ानून ऐसा कहता है |

जिसकी ज़रूरत नहीं, वह हम नहीं माँगते। इन पेजों पर हम आधार, पैन या बैंक की जानकारी कभी नहीं माँगते।`,
    },
  },
  {
    id: 'cookies',
    title: { en: 'Cookies and what stays in your browser', hi: 'कुकी और आपके ब्राउज़र में क्या रहता है' },
    text: {
      en: `All of these are ours and needed for what you see; none follows you to other sites. That is why there is no cookie banner.

- **Session** (two cookies, 7 days): that you are signed in. One of them is a signed copy that is renewed each minute.
- **device** (400 days, set when you sign in): tells your usual device from a stranger's, so that others who guess passwords cannot lock you out.
- **lang** (1 year): English or Hindi.
- **state** (some minutes): while you sign in through another service.
- **intent** (half an hour, set when you ask for something that needs a log-in): what to do for you once you are logged in, such as saving a job; **intent-outcome** (one minute) says that it was done.
- **In the browser's own storage**: language, theme, recent searches, your place in a document or a video, how you like the player, notices you closed, options you struck out, and, during a test, answers that have not reached us yet. It stays on your device; clear it in the browser's settings.`,
      hi: `ये सब हमारे अपने हैं और आप जो देखते हैं उसके लिए ज़रूरी हैं; इनमें से कोई दूसरी साइटों पर आपका पीछा नहीं करता। इसीलिए यहाँ कुकी का बैनर नहीं है।

- **सत्र** (दो कुकी, 7 दिन): कि आप लॉग इन हैं। इनमें से एक हस्ताक्षर की हुई नक़ल है जो हर मिनट नई होती है।
- **device** (400 दिन, लॉग इन करने पर): आपके रोज़ के डिवाइस को किसी अजनबी के डिवाइस से अलग पहचानती है, ताकि पासवर्ड का अनुमान लगाने वाले आपको ही बाहर न कर दें।
- **lang** (1 साल): अंग्रेज़ी या हिंदी।
- **state** (कुछ मिनट): जब आप किसी दूसरी सेवा से लॉग इन कर रहे हों।
- **intent** (आधा घंटा, जब आप कुछ ऐसा चाहें जिसके लिए लॉग इन ज़रूरी है): लॉग इन के बाद आपके लिए क्या करना है, जैसे कोई नौकरी सेव करना; **intent-outcome** (एक मिनट) बताती है कि वह हो गया।
- **ब्राउज़र के अपने भंडार में**: भाषा, थीम, हाल की खोजें, किसी दस्तावेज़ या वीडियो में आपकी जगह, प्लेयर की आपकी पसंद, बंद की हुई सूचनाएँ, काटे हुए विकल्प, और टेस्ट के दौरान वे उत्तर जो अभी हम तक नहीं पहुँचे। यह आपके डिवाइस पर ही रहता है; ब्राउज़र की सेटिंग से मिटा सकते हैं।`,
    },
  },
  {
    id: 'others',
    title: { en: 'Who else sees it', hi: 'और कौन इसे देखता है' },
    text: {
      en: `- **Those who run the machines for us**: our hosting provider and the service that delivers our mails. They work on our instructions and may use the data for nothing else.
- **A sign-in service**, only if you choose to sign in with it. It learns that you did; we get your name, e-mail address and picture.
- **YouTube**, only if you press play on a video that is kept there. Until then nothing is loaded from it.
- **Other students** see your name on a top-ten board only if you put it there, and only the name you chose for it.
- **Authorities**, where a law obliges us.

Nobody else. We do not sell, rent or swap data.

{{company.processors}}`,
      hi: `- **जो हमारे लिए मशीनें चलाते हैं**: हमारी होस्टिंग और मेल पहुँचाने वाली सेवा। वे हमारे कहने पर काम करते हैं और डेटा का कोई और इस्तेमाल नहीं कर सकते।
- **लॉग इन की सेवा**, केवल तब जब आप उससे लॉग इन करना चुनें। उसे पता चलता है कि आपने ऐसा किया; हमें आपका नाम, ई-मेल पता और तस्वीर मिलती है।
- **YouTube**, केवल तब जब आप वहाँ रखा कोई वीडियो चलाएँ। उससे पहले वहाँ से कुछ नहीं आता।
- **दूसरे विद्यार्थी** टॉप-टेन बोर्ड पर आपका नाम तभी देखते हैं जब आपने उसे ख़ुद वहाँ रखा हो, और केवल वही नाम जो आपने चुना।
- **सरकारी अधिकारी**, जहाँ क़ानून हमें बाध्य करे।

और कोई नहीं। हम डेटा न बेचते हैं, न किराए पर देते हैं, न अदला-बदली करते हैं।

{{company.processors}}`,
    },
  },
  {
    id: 'how-long',
    title: { en: 'How long we keep it', hi: 'हम इसे कब तक रखते हैं' },
    text: {
      en: `- Your account and what is in it: until you delete it.
- A sign-in: 7 days after you were last seen on that device, or until you sign out.
- Codes in mails: an hour to log in or for a new password, 24 hours for an address, 7 days for a guardian's.
- The copy of your data that you asked for: 48 hours.
- Counts of failed tries and of messages, under a hash of the account or the IP address: about an hour.
- Technical logs, without names, answers or passwords: at most 7 days.
- Messages to us: 24 months after they were answered.
- Once you delete your account: nobody can sign in from that moment; the rest is erased in the background, within 24 hours at the latest. Recovery copies of the database are overwritten within 30 days.

What stays afterwards: a score without name, date of birth or account where it was part of a ranking, so that the ranks of others stay true; a scrambled mark (a hash) of the deleted account's internal number for 90 days, so that nothing late is written down for it; and invoices for as long as tax law asks, once something can be bought.

{{company.retention}}`,
      hi: `- आपका खाता और उसमें जो कुछ है: जब तक आप उसे न मिटाएँ।
- लॉग इन: उस डिवाइस पर आपको आख़िरी बार देखे जाने के 7 दिन बाद तक, या लॉग आउट करने तक।
- मेल के कोड: लॉग इन और नए पासवर्ड का एक घंटा, पते का 24 घंटे, अभिभावक का 7 दिन।
- आपके डेटा की जो कॉपी आपने माँगी: 48 घंटे।
- असफल कोशिशों और संदेशों की गिनती, खाते या IP पते के हैश के नाम पर: लगभग एक घंटा।
- तकनीकी लॉग, बिना नाम, उत्तर या पासवर्ड के: ज़्यादा से ज़्यादा 7 दिन।
- हमें भेजे गए संदेश: जवाब देने के 24 महीने बाद तक।
- खाता मिटाने पर: उसी पल से कोई लॉग इन नहीं कर सकता; बाक़ी सब पीछे-पीछे मिटता है, ज़्यादा से ज़्यादा 24 घंटे में। डेटाबेस की आपातकालीन कॉपियाँ 30 दिन में बदल जाती हैं।

उसके बाद जो बचता है: जहाँ रैंक बनी थी वहाँ बिना नाम, जन्मतिथि या खाते का एक स्कोर, ताकि दूसरों की रैंक सही रहे; मिटाए गए खाते के भीतरी नंबर का एक बदला हुआ निशान (हैश) 90 दिन, ताकि उसके नाम पर देर से कुछ न लिखा जाए; और जब कुछ ख़रीदा जा सकेगा, तब बिल उतने समय तक जितना टैक्स का क़ानून कहता है।

{{company.retention}}`,
    },
  },
  {
    id: 'your-rights',
    title: { en: 'Your rights', hi: 'आपके अधिकार' },
    text: {
      en: `The Digital Personal Data Protection Act, 2023 gives you rights. This is how you use them here:

- **To know and to get a copy**: [download my data](/profile/data).
- **To correct and complete**: change it on your [profile](/profile), or write to us.
- **To erase**: [delete my account](/profile/data), or ask us to.
- **To withdraw consent**: empty the field, remove the picture, unlink the sign-in or delete the account. It is as easy as giving it was.
- **To name someone** who uses these rights for you if you die or can no longer do it: write to us.
- **To complain**: first to our grievance officer, and if that does not help, to the Data Protection Board of India.

None of it costs anything, and you need no reason.`,
      hi: `डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 आपको अधिकार देता है। यहाँ आप उन्हें ऐसे इस्तेमाल करते हैं:

- **जानना और कॉपी पाना**: [मेरा डेटा डाउनलोड करें](/profile/data)।
- **सुधारना और पूरा करना**: [प्रोफ़ाइल](/profile) पर बदलें, या हमें लिखें।
- **मिटवाना**: [मेरा खाता मिटाएँ](/profile/data), या हमसे कहें।
- **सहमति वापस लेना**: खाना ख़ाली कर दें, तस्वीर हटाएँ, लॉग इन का तरीक़ा हटाएँ या खाता मिटाएँ। यह उतना ही आसान है जितना सहमति देना था।
- **किसी को नामित करना** जो आपकी मृत्यु या असमर्थता की स्थिति में ये अधिकार इस्तेमाल करे: हमें लिखें।
- **शिकायत करना**: पहले हमारे शिकायत अधिकारी से, और उससे बात न बने तो भारतीय डेटा संरक्षण बोर्ड से।

इसका कोई पैसा नहीं लगता, और कारण बताना ज़रूरी नहीं।`,
    },
  },
  {
    id: 'children',
    title: { en: 'Under 18', hi: '18 साल से कम उम्र' },
    text: {
      en: `Whoever is under 18 says so when signing up, or we see it from the date of birth. We then ask a parent or guardian by e-mail: they read what we keep, and agree or not. They can withdraw their consent later with the same mail. We do not follow what children do in order to judge them, do not profile them, and send them no marketing. A parent or guardian may use every right of this page for the child.

{{company.children}}`,
      hi: `जो 18 साल से कम उम्र के हैं, वे खाता बनाते समय यह बताते हैं, या हमें जन्मतिथि से पता चलता है। तब हम माता-पिता या अभिभावक से ई-मेल पर पूछते हैं: वे पढ़ते हैं कि हम क्या रखते हैं, और सहमति देते हैं या नहीं। उसी मेल से वे बाद में सहमति वापस भी ले सकते हैं। हम बच्चों को परखने के लिए उनकी गतिविधियों पर नज़र नहीं रखते, उनकी प्रोफ़ाइल नहीं बनाते और उन्हें प्रचार नहीं भेजते। माता-पिता या अभिभावक बच्चे की ओर से इस पेज का हर अधिकार इस्तेमाल कर सकते हैं।

{{company.children}}`,
    },
  },
  {
    id: 'safety',
    title: { en: 'How we protect it', hi: 'हम इसे कैसे बचाते हैं' },
    text: {
      en: `Everything travels encrypted. Passwords are kept only as a slow, salted hash. What a student owns is checked on the server at every call. Logs hold no passwords, answers or whole e-mail addresses. Should data ever get into wrong hands, we tell you and the Data Protection Board without delay: what happened, what it means for you, and what to do.

{{company.breach}}`,
      hi: `सब कुछ एन्क्रिप्ट होकर चलता है। पासवर्ड केवल ऐसे हैश के रूप में रखे जाते हैं जिसे कोई पलट नहीं सकता। किसका क्या है, यह सर्वर पर हर बार जाँचा जाता है। लॉग में पासवर्ड, उत्तर या पूरा ई-मेल पता नहीं होता। अगर कभी डेटा ग़लत हाथों में गया, तो हम आपको और डेटा संरक्षण बोर्ड को बिना देर किए बताएँगे: क्या हुआ, आपके लिए उसका क्या मतलब है, और क्या करना चाहिए।

{{company.breach}}`,
    },
  },
  {
    id: 'officer',
    title: { en: 'Whom to write to', hi: 'किसे लिखें' },
    text: {
      en: `{{company.officerName}}, {{company.officerEmail}}. Or use the [contact form](/contact?topic=privacy) with the topic "Privacy and my data". We acknowledge within 48 hours and answer within 30 days.`,
      hi: `{{company.officerName}}, {{company.officerEmail}}। या [संपर्क फ़ॉर्म](/contact?topic=privacy) पर “निजता और मेरा डेटा” विषय चुनें। हम 48 घंटे में पावती देते हैं और 30 दिन में जवाब देते हैं।`,
    },
  },
  {
    id: 'changes',
    title: { en: 'When this page changes', hi: 'यह पेज कब बदलता है' },
    text: {
      en: `Each version has a date, says what is new, and stays readable for good; the list is at the end of the page. If we want to use data for something new, we ask you first.`,
      hi: `हर संस्करण पर तारीख़ होती है, लिखा होता है कि नया क्या है, और वह हमेशा पढ़ा जा सकता है; सूची पेज के अंत में है। अगर हम डेटा का कोई नया इस्तेमाल करना चाहें, तो पहले आपसे पूछेंगे।`,
    },
  },
]

const title = { en: 'Privacy policy', hi: 'निजता नीति' }
const summary = {
  en: 'What Taiyari keeps about you, why, for how long, and how you get a copy of it or have it erased.',
  hi: 'तैयारी आपके बारे में क्या रखती है, क्यों, कब तक, और आप उसकी कॉपी कैसे लें या उसे कैसे मिटवाएँ।',
}

/** Wording of the version before the profile offered export and deletion: both were requested by mail. */
const byMail: Record<string, SeedLegalVersion['sections'][number]['text']> = {
  'in-short': {
    en: `- We keep what a place to practise needs: your account and your tests.
- We show no advertisements, sell no data, and have no tracking or analytics of other companies on our pages.
- You can have a copy of everything, or have it erased: write to us.
- Under 18, a parent or guardian has to agree.`,
    hi: `- हम वही रखते हैं जो अभ्यास के लिए ज़रूरी है: आपका खाता और आपके टेस्ट।
- हम न विज्ञापन दिखाते हैं, न डेटा बेचते हैं; हमारे पेजों पर किसी दूसरी कंपनी की ट्रैकिंग या एनालिटिक्स नहीं है।
- आप सब कुछ की कॉपी ले सकते हैं या उसे मिटवा सकते हैं: हमें लिखें।
- 18 साल से कम उम्र में माता-पिता या अभिभावक की सहमति चाहिए।`,
  },
  'your-rights': {
    en: `The Digital Personal Data Protection Act, 2023 gives you the right to know what is kept about you, to have it corrected, completed or erased, to withdraw consent, to name someone who uses these rights for you, and to complain. Write to us: we do it within 30 days, and it costs nothing.`,
    hi: `डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 आपको अधिकार देता है कि आप जानें कि आपके बारे में क्या रखा है, उसे सुधरवाएँ, पूरा कराएँ या मिटवाएँ, सहमति वापस लें, किसी को नामित करें जो ये अधिकार आपकी ओर से इस्तेमाल करे, और शिकायत करें। हमें लिखें: हम 30 दिन में करते हैं, और इसका कोई पैसा नहीं लगता।`,
  },
}

const firstSections = ['in-short', 'what-we-keep', 'others', 'your-rights', 'children', 'safety', 'officer', 'changes']

type Edit = { from: string; to: string }

/** Changes since things are sold, by section. */
const soldEdits: Record<string, { en: Edit; hi: Edit }> = {
  'what-we-keep': {
    en: {
      from: '| Orders and invoices, once something can be bought | Because tax law asks for it |',
      to: `| Orders, refunds, invoices and credit notes: what, when, price, coupon, your name, e-mail address and state | To give you what you bought, and because tax law asks for it |
| Of what you bought: lessons, chapters, pages, videos and papers that you opened, and when first | To decide on a refund by the rules of the [refund policy](/refund) |`,
    },
    hi: {
      from: '| ऑर्डर और बिल, जब कुछ ख़रीदा जा सकेगा | क्योंकि टैक्स का क़ानून ऐसा कहता है |',
      to: `| ऑर्डर, रिफ़ंड, बिल और क्रेडिट नोट: क्या, कब, क़ीमत, कूपन, आपका नाम, ई-मेल पता और राज्य | ख़रीदी हुई चीज़ आपको देने के लिए, और क्योंकि टैक्स का क़ानून ऐसा कहता है |
| ख़रीदी हुई चीज़ों में: कौन-से पाठ, अध्याय, पन्ने, वीडियो और पेपर आपने खोले, और पहली बार कब | [धन-वापसी नीति](/refund) के नियमों से रिफ़ंड का फ़ैसला करने के लिए |`,
    },
  },
  others: {
    en: {
      from: '- **YouTube**',
      to: `- **The payment service**, only if you buy something. It gets your name, e-mail address and the amount; your card, bank and UPI details stay with it and never reach us.
- **YouTube**`,
    },
    hi: {
      from: '- **YouTube**',
      to: `- **भुगतान सेवा**, केवल तब जब आप कुछ ख़रीदें। उसे आपका नाम, ई-मेल पता और रक़म मिलती है; आपके कार्ड, बैंक और UPI की जानकारी उसी के पास रहती है और हम तक नहीं पहुँचती।
- **YouTube**`,
    },
  },
  'how-long': {
    en: {
      from: 'and invoices for as long as tax law asks, once something can be bought.',
      to: 'and orders, invoices and credit notes for as long as tax law asks, the orders without your name.',
    },
    hi: {
      from: 'और जब कुछ ख़रीदा जा सकेगा, तब बिल उतने समय तक जितना टैक्स का क़ानून कहता है।',
      to: 'और ऑर्डर, बिल और क्रेडिट नोट उतने समय तक जितना टैक्स का क़ानून कहता है, ऑर्डर बिना आपके नाम के।',
    },
  },
}

const edited = (text: string, { from, to }: Edit): string => {
  if (!text.includes(from)) throw new Error(`The earlier text does not say: ${from}`)
  return text.replace(from, to)
}

/** Sections with changed places. */
const withEdits = (earlier: SeedLegalVersion['sections'], edits: Readonly<Record<string, { en: Edit; hi: Edit }>>) =>
  earlier.map((section) => {
    const edit = edits[section.id]
    const { en, hi } = section.text
    return edit ? { ...section, text: { en: edited(en, edit.en), hi: edited(hi, edit.hi) } } : section
  })

const soldSections = withEdits(sections, soldEdits)

/** Changes since mistakes are collected and questions are revised, by section. */
const revisionEdits: Record<string, { en: Edit; hi: Edit }> = {
  'what-we-keep': {
    en: {
      from: '| Saved jobs,',
      to: `| Revision: your answers by question with their times, mistakes and the kinds that you name, cards with their dates, practice, notes on questions, exam date | To show what to revise next; it is no part of any ranking and nobody else sees it |
| Saved jobs,`,
    },
    hi: {
      from: '| सेव की हुई नौकरियाँ,',
      to: `| रिविज़न: हर प्रश्न के आपके उत्तर और समय, ग़लतियाँ और उनकी वजहें जो आप चुनें, कार्ड और उनकी तारीख़ें, अभ्यास, प्रश्नों पर नोट, परीक्षा की तारीख़ | यह दिखाने के लिए कि आगे क्या दोहराना है; इससे कोई रैंक नहीं बनती और इसे कोई और नहीं देखता |
| सेव की हुई नौकरियाँ,`,
    },
  },
  cookies: {
    en: {
      from: 'options you struck out, and, during a test, answers',
      to: 'options you struck out, notes that were not sent yet, and, during a test or practice, answers',
    },
    hi: {
      from: 'काटे हुए विकल्प, और टेस्ट के दौरान वे उत्तर',
      to: 'काटे हुए विकल्प, वे नोट जो अभी भेजे नहीं गए, और टेस्ट या अभ्यास के दौरान वे उत्तर',
    },
  },
}

export const privacy: SeedLegalVersion[] = [
  {
    page: 'privacy',
    version: 1,
    effectiveFrom: '2026-08-01',
    title,
    summary,
    changes: null,
    sections: sections
      .filter(({ id }) => firstSections.includes(id))
      .map((section) => ({ ...section, text: byMail[section.id] ?? section.text })),
  },
  {
    page: 'privacy',
    version: 2,
    effectiveFrom: '2026-10-01',
    title,
    summary,
    changes: {
      en: 'You can now download your data and delete your account yourself. Two parts are new: what stays in your browser, and how long each thing is kept.',
      hi: 'अब आप अपना डेटा ख़ुद डाउनलोड कर सकते हैं और अपना खाता ख़ुद मिटा सकते हैं। दो हिस्से नए हैं: आपके ब्राउज़र में क्या रहता है, और क्या कब तक रखा जाता है।',
    },
    sections,
  },
  {
    page: 'privacy',
    version: 3,
    effectiveFrom: '2026-11-01',
    title,
    summary,
    changes: {
      en: 'Things can be bought now: what is kept of an order and of the use of what was bought, what the payment service gets, and how long invoices stay.',
      hi: 'अब चीज़ें ख़रीदी जा सकती हैं: ऑर्डर और ख़रीदी हुई चीज़ों के इस्तेमाल का क्या रखा जाता है, भुगतान सेवा को क्या मिलता है, और बिल कब तक रहते हैं।',
    },
    sections: soldSections,
  },
  {
    page: 'privacy',
    version: 4,
    effectiveFrom: '2026-11-20',
    title,
    summary,
    changes: {
      en: 'Revision is new: what is kept of your mistakes, cards, practice and notes. All of it is in the copy of your data, and goes with your account.',
      hi: 'रिविज़न नया है: आपकी ग़लतियों, कार्ड, अभ्यास और नोट का क्या रखा जाता है। यह सब आपके डेटा की कॉपी में है, और खाते के साथ मिट जाता है।',
    },
    sections: withEdits(soldSections, revisionEdits),
  },
]
