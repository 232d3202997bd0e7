import type { Strings } from '../en/index.ts'
import { errors } from './errors.ts'

export const officeErrors: Strings['errors'] = {
  ...errors,
  'accounts.not_possible': 'खाते की अभी की स्थिति में यह नहीं हो सकता।',
  'catalogue.not_possible': 'यह टेस्ट अभी ऐसी स्थिति में नहीं है कि यह किया जा सके।',
  'challenges.closed': 'इस कुंजी पर अभी आपत्ति नहीं की जा सकती।',
  'challenges.conflict': 'इस बीच किसी ने इन आपत्तियों पर काम कर दिया है। इन्हें फिर से देखें।',
  'contact.conflict': 'इस बीच किसी और ने इसे बदला है। आपका लिखा सुरक्षित है: नया पढ़ें, फिर भेजें।',
  'contact.draft_conflict': 'इस बीच किसी और ने इस ड्राफ़्ट में लिखा है।',
  'contact.not_failed': 'यह मेल रास्ते में है या पहुँच चुका है।',
  'content.not_possible': 'यह अभी नहीं किया जा सकता।',
  'content.revision_conflict': 'इस बीच किसी और ने इसे सेव कर दिया है। आपका लिखा यहीं सुरक्षित है।',
  'jobs.organisation_taken': 'इस नाम की संस्था पहले से है, या यह वही संस्था है।',
  'notifications.not_possible': 'यह संदेश अब दूसरी स्थिति में है। पेज फिर से लोड करें।',
  'purchases.free_elsewhere': 'यह कहीं और मुफ़्त है: सशुल्क टेस्ट में मुफ़्त टेस्ट के प्रश्न हैं।',
  'questions.draw_too_wide': 'ये नियम मिलकर बहुत ज़्यादा सवाल देखते हैं। उनमें विषय या टॉपिक चुनें।',
  'questions.key_conflict': 'इस बीच यह उत्तर बदल चुका है। इसे दोबारा देख लें।',
  'questions.report_conflict': 'इस बीच किसी और ने इन रिपोर्ट पर फ़ैसला कर दिया है। इन्हें फिर से देखें।',
  'results.rescoring_runs': 'अभी अंक बदले जा रहे हैं। बाद में कोशिश करें।',
  'tasks.not_failed': 'यह काम विफल नहीं हुआ है।',
}
