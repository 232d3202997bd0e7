import type { NoticeKind } from './kinds.ts'
import type { NoticeTemplate } from './templates.ts'

/** Words of each kind of notice until the office writes its own. */
export const initialTemplates: Record<NoticeKind, NoticeTemplate> = {
  'test.tomorrow': {
    title: { en: 'Live test tomorrow: {{test}}', hi: 'कल लाइव टेस्ट: {{test}}' },
    text: {
      en: 'It starts on {{opens}}. Check your connection on the page of the test before then.',
      hi: 'यह {{opens}} शुरू होगा। उससे पहले टेस्ट के पेज पर अपना इंटरनेट जाँच लें।',
    },
    action: { en: 'See the test', hi: 'टेस्ट देखें' },
  },
  'test.soon': {
    title: { en: 'Starts at {{opens}}: {{test}}', hi: '{{opens}} शुरू: {{test}}' },
    text: {
      en: 'Your live test starts at {{opens}} today. Open its page a few minutes before, with your phone charged.',
      hi: 'आपका लाइव टेस्ट आज {{opens}} शुरू होगा। फ़ोन चार्ज रखें और कुछ मिनट पहले टेस्ट का पेज खोल लें।',
    },
    action: { en: 'Open the test', hi: 'टेस्ट खोलें' },
  },
  'test.moved': {
    title: { en: 'New time: {{test}}', hi: 'समय बदला: {{test}}' },
    text: {
      en: 'This live test now starts on {{opens}}. The time that we told you before no longer holds.',
      hi: 'यह लाइव टेस्ट अब {{opens}} शुरू होगा। पहले बताया गया समय अब लागू नहीं है।',
    },
    action: { en: 'See the test', hi: 'टेस्ट देखें' },
  },
  'result.out': {
    title: { en: 'Result out: {{test}}', hi: 'परिणाम आ गया: {{test}}' },
    text: {
      en: 'See your score, your rank and the solution of every question.',
      hi: 'अपने अंक, अपनी रैंक और हर सवाल का हल देखें।',
    },
    action: { en: 'See my result', hi: 'मेरा परिणाम देखें' },
  },
  'score.changed': {
    title: { en: 'Score changed: {{test}}', hi: 'अंक बदले: {{test}}' },
    text: {
      en: 'The answer key was corrected. Your score is now {{after}}; it was {{before}}.',
      hi: 'उत्तर कुंजी सुधारी गई है। आपके अंक अब {{after}} हैं, पहले {{before}} थे।',
    },
    action: { en: 'See my result', hi: 'मेरा परिणाम देखें' },
  },
  'rank.changed': {
    title: { en: 'Rank changed: {{test}}', hi: 'रैंक बदली: {{test}}' },
    text: {
      en: 'The answer key was corrected and other scores changed; yours did not. Your rank by score is now {{after}}; it was {{before}}.',
      hi: 'उत्तर कुंजी सुधारने से दूसरों के अंक बदले, आपके नहीं। अंकों के हिसाब से आपकी रैंक अब {{after}} है, पहले {{before}} थी।',
    },
    action: { en: 'See my result', hi: 'मेरा परिणाम देखें' },
  },
  'challenge.ruled': {
    title: { en: 'Decision on your challenge: {{test}}', hi: 'आपकी आपत्ति पर फ़ैसला: {{test}}' },
    text: { en: '{{ruling}}', hi: '{{ruling}}' },
    action: { en: 'Read the decision', hi: 'फ़ैसला पढ़ें' },
  },
  'report.answered': {
    title: { en: 'Answer to your report on a question', hi: 'सवाल पर आपकी रिपोर्ट का जवाब' },
    text: { en: '{{answer}}', hi: '{{answer}}' },
    action: { en: 'See the question', hi: 'सवाल देखें' },
  },
  'job.last_date': {
    title: { en: 'Last date near: {{job}}', hi: 'अंतिम तिथि पास: {{job}}' },
    text: {
      en: 'The last date to apply is {{day}}. Do not leave it to the last hours: the site gets slow.',
      hi: 'आवेदन की अंतिम तिथि: {{day}}। आख़िरी घंटों पर न छोड़ें, तब साइट धीमी हो जाती है।',
    },
    action: { en: 'See the job', hi: 'नौकरी देखें' },
  },
  'job.admit_card': {
    title: { en: 'Admit card out: {{job}}', hi: 'प्रवेश पत्र जारी: {{job}}' },
    text: {
      en: 'Download yours from the official link and check name, date and centre.',
      hi: 'आधिकारिक लिंक से अपना प्रवेश पत्र डाउनलोड करें और नाम, तिथि और केंद्र जाँच लें।',
    },
    action: { en: 'See the job', hi: 'नौकरी देखें' },
  },
  'job.answer_key': {
    title: { en: 'Answer key out: {{job}}', hi: 'उत्तर कुंजी जारी: {{job}}' },
    text: {
      en: 'Compare your answers. The time to object to a key is mostly short.',
      hi: 'अपने उत्तर मिला लें। कुंजी पर आपत्ति के लिए अक्सर कम ही समय मिलता है।',
    },
    action: { en: 'See the job', hi: 'नौकरी देखें' },
  },
  'job.result': {
    title: { en: 'Result out: {{job}}', hi: 'परिणाम जारी: {{job}}' },
    text: {
      en: 'The result has been declared. The official link is on the page of the job.',
      hi: 'परिणाम घोषित हो गया है। आधिकारिक लिंक नौकरी के पेज पर है।',
    },
    action: { en: 'See the job', hi: 'नौकरी देखें' },
  },
  'job.corrigendum': {
    title: { en: 'Corrigendum: {{job}}', hi: 'शुद्धिपत्र: {{job}}' },
    text: { en: '{{change}}', hi: '{{change}}' },
    action: { en: 'See what changed', hi: 'बदलाव देखें' },
  },
  'job.extended': {
    title: { en: 'Last date extended: {{job}}', hi: 'अंतिम तिथि बढ़ी: {{job}}' },
    text: {
      en: 'The last date to apply is now {{day}}. {{change}}',
      hi: 'आवेदन की नई अंतिम तिथि: {{day}}। {{change}}',
    },
    action: { en: 'See what changed', hi: 'बदलाव देखें' },
  },
  'job.postponed': {
    title: { en: 'Exam postponed: {{job}}', hi: 'परीक्षा टली: {{job}}' },
    text: { en: '{{change}}', hi: '{{change}}' },
    action: { en: 'See what changed', hi: 'बदलाव देखें' },
  },
  'job.cancelled': {
    title: { en: 'Cancelled: {{job}}', hi: 'भर्ती रद्द: {{job}}' },
    text: { en: '{{change}}', hi: '{{change}}' },
    action: { en: 'See the job', hi: 'नौकरी देखें' },
  },
  'content.new': {
    title: { en: 'New for {{exam}}: {{count}}', hi: '{{exam}} के लिए नया: {{count}}' },
    text: { en: '{{items}}', hi: '{{items}}' },
    action: { en: 'See what is new', hi: 'नया देखें' },
  },
  'device.new': {
    title: { en: 'Login from a new device', hi: 'नए डिवाइस से लॉग इन' },
    text: {
      en: '{{device}}, {{at}}. If this was not you, change your password now: that ends every other session.',
      hi: '{{device}}, {{at}}। अगर यह आप नहीं थे, तो पासवर्ड अभी बदलें: इससे बाक़ी सभी डिवाइस लॉग आउट हो जाएँगे।',
    },
    action: { en: 'See my devices', hi: 'मेरे डिवाइस देखें' },
  },
  'contact.answered': {
    title: { en: 'Answer to your message {{reference}}', hi: 'आपके संदेश {{reference}} का जवाब' },
    text: {
      en: 'We wrote to the e-mail address that you gave with the message.',
      hi: 'जवाब उस ई-मेल पर भेजा गया है जो आपने संदेश के साथ दिया था।',
    },
    action: { en: 'Write again', hi: 'फिर से लिखें' },
  },
  'order.paid': {
    title: { en: 'Payment received: {{item}}', hi: 'भुगतान मिल गया: {{item}}' },
    text: {
      en: 'We received {{amount}}. {{access}} The invoice is on the page of your order.',
      hi: 'हमें {{amount}} मिल गए। {{access}} बिल आपके ऑर्डर के पेज पर है।',
    },
    action: { en: 'See order and invoice', hi: 'ऑर्डर और बिल देखें' },
  },
  'order.opened': {
    title: { en: 'Now open: {{item}}', hi: 'अब खुला है: {{item}}' },
    text: { en: 'There was nothing to pay. {{access}}', hi: 'कुछ चुकाना नहीं था। {{access}}' },
    action: { en: 'See my purchases', hi: 'मेरी ख़रीदारी देखें' },
  },
  'order.reviewed': {
    title: { en: 'We are checking your payment: {{item}}', hi: 'आपके भुगतान की जाँच हो रही है: {{item}}' },
    text: {
      en: '{{reason}} Your money is safe. A person looks at it and you hear the outcome here; please do not pay again.',
      hi: '{{reason}} आपका पैसा सुरक्षित है। हमारी टीम इसे देख रही है, नतीजा आपको यहीं बताया जाएगा; दोबारा भुगतान न करें।',
    },
    action: { en: 'See the order', hi: 'ऑर्डर देखें' },
  },
  'refund.requested': {
    title: { en: 'Refund request received: {{item}}', hi: 'रिफ़ंड का अनुरोध मिला: {{item}}' },
    text: {
      en: 'You asked for {{amount}} back. You hear our decision here and by e-mail.',
      hi: 'आपने {{amount}} वापस माँगे हैं। फ़ैसला यहीं और ई-मेल से बताया जाएगा।',
    },
    action: { en: 'See the request', hi: 'अनुरोध देखें' },
  },
  'refund.approved': {
    title: { en: 'Refund approved: {{item}}', hi: 'रिफ़ंड मंज़ूर: {{item}}' },
    text: {
      en: '{{amount}} goes back to the account or card that you paid with. {{answer}}',
      hi: '{{amount}} उसी खाते या कार्ड में लौटेंगे जिससे आपने भुगतान किया था। {{answer}}',
    },
    action: { en: 'See the refund', hi: 'रिफ़ंड देखें' },
  },
  'refund.rejected': {
    title: { en: 'Refund not approved: {{item}}', hi: 'रिफ़ंड मंज़ूर नहीं हुआ: {{item}}' },
    text: { en: '{{answer}} Your access stays as it is.', hi: '{{answer}} आपका एक्सेस पहले जैसा रहेगा।' },
    action: { en: 'See the decision', hi: 'फ़ैसला देखें' },
  },
  'refund.paid': {
    title: { en: 'Refund paid: {{item}}', hi: 'रिफ़ंड भेज दिया गया: {{item}}' },
    text: {
      en: '{{amount}} is on its way to the account or card that you paid with; banks take up to 7 working days. The credit note is on the page of your order.',
      hi: '{{amount}} उसी खाते या कार्ड में भेज दिए गए हैं जिससे आपने भुगतान किया था; बैंक को 7 कार्य दिवस तक लग सकते हैं। क्रेडिट नोट आपके ऑर्डर के पेज पर है।',
    },
    action: { en: 'See the refund', hi: 'रिफ़ंड देखें' },
  },
  'access.granted': {
    title: { en: 'Given to you: {{item}}', hi: 'आपको मिला: {{item}}' },
    text: { en: 'Taiyari opened it for you. {{access}}', hi: 'तैयारी ने इसे आपके लिए खोला है। {{access}}' },
    action: { en: 'See my purchases', hi: 'मेरी ख़रीदारी देखें' },
  },
  'access.revoked': {
    title: { en: 'Access ended: {{item}}', hi: 'एक्सेस बंद हुआ: {{item}}' },
    text: {
      en: 'Our team ended this access. If you think this is wrong, write to us.',
      hi: 'हमारी टीम ने यह एक्सेस बंद किया है। अगर यह ग़लत लगे, तो हमें लिखें।',
    },
    action: { en: 'Write to us', hi: 'हमें लिखें' },
  },
  'access.ending': {
    title: { en: 'Access until {{ends}}: {{item}}', hi: '{{ends}} तक खुला: {{item}}' },
    text: {
      en: 'Nothing renews by itself and nothing is charged. If you extend it now, the time is added at the end.',
      hi: 'अपने आप न कुछ बढ़ता है, न पैसे कटते हैं। अभी बढ़ाएँगे तो समय अंत में जुड़ेगा।',
    },
    action: { en: 'See how to extend', hi: 'आगे बढ़ाने का तरीक़ा देखें' },
  },
  'office.review': {
    title: { en: 'Payment to decide on: {{item}}', hi: 'भुगतान पर फ़ैसला लेना है: {{item}}' },
    text: {
      en: '{{reason}} Order of {{amount}}. Nothing more was opened; the student has been told.',
      hi: '{{reason}} ऑर्डर {{amount}} का है। इससे कुछ नहीं खोला गया; छात्र को बता दिया गया है।',
    },
    action: { en: 'Decide', hi: 'फ़ैसला लें' },
  },
  'message.news': {
    title: { en: '{{title}}', hi: '{{title}}' },
    text: { en: '{{text}}', hi: '{{text}}' },
    action: { en: '{{action}}', hi: '{{action}}' },
  },
  'message.service': {
    title: { en: '{{title}}', hi: '{{title}}' },
    text: { en: '{{text}}', hi: '{{text}}' },
    action: { en: '{{action}}', hi: '{{action}}' },
  },
}
