import type { NoticeKind } from './kinds.ts'
import type { NoticeTemplate } from './templates.ts'

/** Words of each kind of notice until the office writes its own. */
export const initialTemplates: Record<NoticeKind, NoticeTemplate> = {
  'test.tomorrow': {
    title: { en: 'Tomorrow: {{test}}', hi: 'कल: {{test}}' },
    text: {
      en: 'The live test begins on {{opens}}. Check your connection before it does.',
      hi: 'लाइव टेस्ट {{opens}} शुरू होगा। उससे पहले अपना कनेक्शन जाँच लें।',
    },
    action: { en: 'See the test', hi: 'टेस्ट देखें' },
  },
  'test.soon': {
    title: { en: 'In 15 minutes: {{test}}', hi: '15 मिनट में: {{test}}' },
    text: {
      en: 'The live test begins on {{opens}}. The lobby is open.',
      hi: 'लाइव टेस्ट {{opens}} शुरू होगा। लॉबी खुली है।',
    },
    action: { en: 'Enter the lobby', hi: 'लॉबी में जाएँ' },
  },
  'result.out': {
    title: { en: 'Result: {{test}}', hi: 'परिणाम: {{test}}' },
    text: {
      en: 'Your score, rank and solutions are there.',
      hi: 'आपके अंक, रैंक और हल आ गए हैं।',
    },
    action: { en: 'See my result', hi: 'मेरा परिणाम देखें' },
  },
  'score.changed': {
    title: { en: 'Score changed: {{test}}', hi: 'अंक बदले: {{test}}' },
    text: {
      en: 'After a key correction your score is {{after}}; it was {{before}}.',
      hi: 'उत्तर-कुंजी में सुधार के बाद आपके अंक {{after}} हैं; पहले {{before}} थे।',
    },
    action: { en: 'See my result', hi: 'मेरा परिणाम देखें' },
  },
  'challenge.ruled': {
    title: { en: 'Your challenge was decided: {{test}}', hi: 'आपकी आपत्ति पर निर्णय हुआ: {{test}}' },
    text: { en: '{{ruling}}', hi: '{{ruling}}' },
    action: { en: 'Read the decision', hi: 'निर्णय पढ़ें' },
  },
  'report.answered': {
    title: { en: 'Your report on a question was answered', hi: 'प्रश्न पर आपकी रिपोर्ट का जवाब आया' },
    text: { en: '{{answer}}', hi: '{{answer}}' },
    action: { en: 'See the question', hi: 'प्रश्न देखें' },
  },
  'job.last_date': {
    title: { en: 'Last date near: {{job}}', hi: 'अंतिम तारीख़ पास है: {{job}}' },
    text: { en: 'Applications close on {{day}}.', hi: 'आवेदन {{day}} तक ही लिए जाएँगे।' },
    action: { en: 'See the job', hi: 'नौकरी देखें' },
  },
  'job.admit_card': {
    title: { en: 'Admit card: {{job}}', hi: 'एडमिट कार्ड: {{job}}' },
    text: { en: 'The admit cards have been issued.', hi: 'एडमिट कार्ड जारी हो गए हैं।' },
    action: { en: 'See the job', hi: 'नौकरी देखें' },
  },
  'job.answer_key': {
    title: { en: 'Answer key: {{job}}', hi: 'उत्तर-कुंजी: {{job}}' },
    text: { en: 'The answer key has been published.', hi: 'उत्तर-कुंजी जारी हो गई है।' },
    action: { en: 'See the job', hi: 'नौकरी देखें' },
  },
  'job.result': {
    title: { en: 'Result: {{job}}', hi: 'परिणाम: {{job}}' },
    text: { en: 'The result has been declared.', hi: 'परिणाम घोषित हो गया है।' },
    action: { en: 'See the job', hi: 'नौकरी देखें' },
  },
  'job.corrigendum': {
    title: { en: 'Corrigendum: {{job}}', hi: 'शुद्धि-पत्र: {{job}}' },
    text: { en: '{{change}}', hi: '{{change}}' },
    action: { en: 'See what changed', hi: 'बदलाव देखें' },
  },
  'content.new': {
    title: { en: 'New for {{exam}}: {{count}}', hi: '{{exam}} के लिए नया: {{count}}' },
    text: { en: '{{items}}', hi: '{{items}}' },
    action: { en: 'See them', hi: 'देखें' },
  },
  'device.new': {
    title: { en: 'Login from a new device', hi: 'नए डिवाइस से लॉगिन' },
    text: {
      en: 'Your account was used on {{device}} on {{at}}. If it was not you, change your password now.',
      hi: 'आपका अकाउंट {{at}} {{device}} पर इस्तेमाल हुआ। अगर यह आप नहीं थे, तो पासवर्ड अभी बदलें।',
    },
    action: { en: 'See my devices', hi: 'मेरे डिवाइस देखें' },
  },
  'contact.answered': {
    title: { en: 'We answered your message {{reference}}', hi: 'आपके संदेश {{reference}} का जवाब दिया गया' },
    text: { en: 'The answer is in your e-mail.', hi: 'जवाब आपके ई-मेल में है।' },
    action: { en: 'Write again', hi: 'फिर लिखें' },
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
