import type { Strings } from '../en/index.ts'

export const lateAnswers: Strings['lateAnswers'] = {
  label: 'देर से आए उत्तर',
  none: 'देर से आया कोई उत्तर बाक़ी नहीं है।',
  until: '{{time}} तक गिने जा सकते हैं।',
  never: 'अब ये गिने नहीं जा सकते।',
  count: 'प्रश्न {{number}} गिनें',
  question: 'प्रश्न {{number}}',
  answer: 'देर से आया उत्तर',
  cleared: 'उत्तर हटाया गया',
  stands: 'अभी गिना जाता है',
  noAnswer: 'कोई उत्तर नहीं',
  notAttempted: 'प्रश्न नहीं किया',
  given: 'दिया (डिवाइस)',
  arrived: 'पहुँचा',
  reasons: {
    section_closed: 'जब यह दिया गया, तब इसका खंड ख़त्म हो चुका था।',
    section_not_open: 'जब यह दिया गया, तब इसका खंड शुरू नहीं हुआ था।',
    break: 'यह दो खंडों के बीच के ब्रेक में दिया गया।',
    new_device: 'इसके डिवाइस से पहला संपर्क होने तक खंड ख़त्म हो चुका था।',
    after_deadline: 'यह टेस्ट ख़त्म होने के बाद दिया गया, इसलिए कभी गिना नहीं जाएगा।',
    arrived_late: 'यह समय पर दिया गया, पर उत्तर लेने का समय ख़त्म होने के बाद पहुँचा।',
    after_submission: 'यह विद्यार्थी के टेस्ट जमा करने के बाद पहुँचा।',
  },
}
