import type { Language } from '../../language.ts'
import type { FamilyField, TextField, ValueField } from './fields.ts'

type Help = Record<Language, string>

const help = (en: string, hi: string): Help => ({ en, hi })

/** Purpose of each column, in a sentence. */
export const columnHelp: Record<Exclude<ValueField, 'optionOrder' | 'refusal'> | TextField | FamilyField, Help> = {
  code: help(
    'Name of the question in the bank: small letters, digits and hyphens. Without it one is made.',
    'बैंक में प्रश्न का नाम: छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न। ख़ाली छोड़ने पर अपने-आप बनता है।',
  ),
  type: help(
    'mcq (one right), msq (several right), nat (a number), true_false, short (a word or two), matrix (matching) or assertion_reason. Without it the type follows from the answer.',
    'mcq (एक सही), msq (एक से अधिक सही), nat (संख्या), true_false (सत्य/असत्य), short (एक-दो शब्द), matrix (मिलान) या assertion_reason (अभिकथन और कारण)। ख़ाली छोड़ने पर उत्तर से पहचाना जाता है।',
  ),
  subject: help('Subject of the syllabus, by its name or id.', 'पाठ्यक्रम का विषय, नाम या id से।'),
  topic: help('Topic of the subject, by its name or id.', 'विषय का टॉपिक, नाम या id से।'),
  difficulty: help('easy, medium or hard.', 'easy (सरल), medium (मध्यम) या hard (कठिन)।'),
  time: help('Seconds that a prepared student needs.', 'तैयारी किए हुए विद्यार्थी को लगने वाला समय, सेकंड में।'),
  exams: help(
    'Exams for which the question is meant, with commas between. Without it: every exam.',
    'जिन परीक्षाओं के लिए प्रश्न है, अल्पविराम से अलग। ख़ाली छोड़ने पर सभी परीक्षाएँ।',
  ),
  tags: help('Labels of your own, with commas between.', 'आपके अपने टैग, अल्पविराम से अलग।'),
  rights: help(
    'original, official_sample or licensed; the last two need a source.',
    'original (मौलिक), official_sample (आधिकारिक नमूना) या licensed (लाइसेंस प्राप्त); बाद के दोनों में स्रोत ज़रूरी है।',
  ),
  source: help('Where a text that is not your own comes from.', 'जो सामग्री आपकी अपनी नहीं है, वह कहाँ से ली गई।'),
  passageCode: help(
    'Name of the passage. Its text stands in the first of its rows alone.',
    'गद्यांश का नाम। उसका पाठ केवल पहली पंक्ति में लिखिए।',
  ),
  passageKind: help('reading, data or case.', 'reading (पठन), data (आँकड़े) या case (केस)।'),
  picture: help(
    'File name of a picture that is shown below the question; send it in a ZIP beside this file.',
    'प्रश्न के नीचे दिखने वाले चित्र की फ़ाइल का नाम; चित्र ZIP में इस फ़ाइल के साथ भेजिए।',
  ),
  answer: help(
    'Letters of the right options (B, or A, C), True or False, a number, or pairs such as P-2; Q-1.',
    'सही विकल्पों के अक्षर (B, या A, C), True या False, संख्या, या P-2; Q-1 जैसे जोड़े।',
  ),
  min: help('Smallest number that is right.', 'सबसे छोटी सही संख्या।'),
  max: help('Greatest number that is right.', 'सबसे बड़ी सही संख्या।'),
  decimals: help(
    'Decimals to which an answer is rounded before it is compared.',
    'जाँच से पहले उत्तर दशमलव के कितने स्थानों तक पूर्णांकित होगा।',
  ),
  rounding: help('half_up (to the nearest) or truncate (cut off).', 'half_up (निकटतम तक) या truncate (आगे के अंक छोड़कर)।'),
  accepted: help('Every accepted spelling in both languages, with | between.', 'दोनों भाषाओं में हर मान्य वर्तनी, बीच में |।'),
  caseSensitive: help('yes where capital letters count.', 'yes, यदि बड़े-छोटे अक्षर अलग माने जाएँ।'),
  pinned: help(
    'Letters of options that keep their place, such as "None of these".',
    'उन विकल्पों के अक्षर जो अपनी जगह पर रहते हैं, जैसे "इनमें से कोई नहीं"।',
  ),
  multiple: help('yes where a row may go with several columns.', 'yes, यदि एक पंक्ति कई स्तंभों से मिल सकती है।'),
  passageTitle: help('Title of the passage.', 'गद्यांश का शीर्षक।'),
  passage: help('Text that several questions share.', 'वह पाठ जिस पर कई प्रश्न हैं।'),
  stem: help(
    'The question. Formulas stand between dollar signs: $x^2$. A picture: ![what it shows](name.png).',
    'प्रश्न। सूत्र डॉलर चिह्नों के बीच: $x^2$। चित्र: ![चित्र में क्या है](name.png)।',
  ),
  assertion: help('Assertion (A).', 'अभिकथन (A)।'),
  reason: help('Reason (R).', 'कारण (R)।'),
  solution: help('Worked solution.', 'विस्तृत हल।'),
  hint: help('Shown before the answer in tutor mode.', 'ट्यूटर मोड में उत्तर से पहले दिखता है।'),
  option: help('An option.', 'एक विकल्प।'),
  optionReason: help('Why the option is right or wrong.', 'यह विकल्प सही या ग़लत क्यों है।'),
  row: help('An entry of the first list of a matching question.', 'मिलान प्रश्न की पहली सूची की प्रविष्टि।'),
  column: help('An entry of the second list of a matching question.', 'मिलान प्रश्न की दूसरी सूची की प्रविष्टि।'),
}
