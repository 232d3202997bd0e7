import type { Bilingual } from '../../../domain/questions/contract.ts'

const text = (en: string, hi: string): Bilingual => ({ en, hi })

/** Pay and service beyond the level, by kind of recruiter. */
export const service = {
  central: text(
    'Basic pay follows the pay matrix of the Union. Dearness allowance, house rent by the class of the city and transport allowance are added, and there is leave and medical care by the central rules. The first two years are probation. Pension is under the National Pension System or, by choice, the Unified Pension Scheme.',
    'मूल वेतन केंद्र के वेतन मैट्रिक्स के अनुसार है। इसमें महँगाई भत्ता, शहर की श्रेणी के अनुसार मकान किराया भत्ता और परिवहन भत्ता जुड़ते हैं; छुट्टी और चिकित्सा सुविधा केंद्रीय नियमों से मिलती हैं। पहले दो वर्ष परिवीक्षा के होते हैं। पेंशन राष्ट्रीय पेंशन प्रणाली में मिलती है, या चाहें तो एकीकृत पेंशन योजना में।',
  ),
  branchPost: text(
    'The allowance depends on the hours for which the branch is open and grows by 3% each year, with dearness allowance on top. It is an engagement outside the regular service: the pay matrix does not apply, and a departmental examination leads to postman or multi-tasking staff.',
    'भत्ता इस पर निर्भर है कि शाखा कितने घंटे खुलती है; वह हर साल 3% बढ़ता है और उस पर महँगाई भत्ता मिलता है। यह नियमित सेवा से बाहर का काम है: वेतन मैट्रिक्स लागू नहीं होता, और विभागीय परीक्षा से पोस्टमैन या मल्टी-टास्किंग स्टाफ़ बन सकते हैं।',
  ),
  bank: text(
    'Basic pay follows the settlement of the banks with their unions. Dearness allowance changes every quarter; house rent and other allowances depend on the place. Clerks are on probation for six months to a year, officers for two years. Pension is under the National Pension System.',
    'मूल वेतन बैंकों और यूनियनों के समझौते के अनुसार है। महँगाई भत्ता हर तिमाही बदलता है; मकान किराया भत्ता और दूसरे भत्ते जगह पर निर्भर हैं। लिपिक छह महीने से एक वर्ष और अधिकारी दो वर्ष परिवीक्षा पर रहते हैं। पेंशन राष्ट्रीय पेंशन प्रणाली में मिलती है।',
  ),
  psu: text(
    'Basic pay grows by 3% each year. Dearness allowance, perks chosen from a list, provident fund and gratuity are added, with medical care for the family. During training a stipend is paid; the grade begins after it is passed.',
    'मूल वेतन हर साल 3% बढ़ता है। महँगाई भत्ता, सूची में से चुनी गई सुविधाएँ, भविष्य निधि और ग्रेच्युटी जुड़ते हैं; परिवार को चिकित्सा सुविधा भी मिलती है। प्रशिक्षण के दौरान वज़ीफ़ा मिलता है; प्रशिक्षण पास करने पर ग्रेड शुरू होता है।',
  ),
  state: text(
    'Basic pay follows the pay matrix of the state, and its dearness allowance, house rent and medical care are added. The first two years are probation; the rules of the state say what is paid during it and which pension follows. Transfers stay within the state.',
    'मूल वेतन राज्य के वेतन मैट्रिक्स के अनुसार है; उसमें राज्य का महँगाई भत्ता और मकान किराया भत्ता जुड़ते हैं और चिकित्सा सुविधा मिलती है। पहले दो वर्ष परिवीक्षा के होते हैं; इस दौरान क्या मिलेगा और आगे कौन-सी पेंशन होगी, यह राज्य के नियमों में है। तबादले राज्य के भीतर होते हैं।',
  ),
  defence: text(
    'Basic pay follows the pay matrix, with dearness allowance and an allowance for service at sea. Rations on board, uniform and a berth come with the service; there is leave, and the travel concession and medical care cover the family too. Promotion goes by examinations within the service.',
    'मूल वेतन वेतन मैट्रिक्स के अनुसार है; महँगाई भत्ता और समुद्र में सेवा का भत्ता जुड़ते हैं। जहाज़ पर राशन, वर्दी और रहने की जगह सेवा की ओर से मिलती है; छुट्टियाँ मिलती हैं, और यात्रा रियायत तथा चिकित्सा सुविधा परिवार के लिए भी है। पदोन्नति सेवा की विभागीय परीक्षाओं से होती है।',
  ),
}

/** Papers that every verification asks for. */
const papers = text(
  `- Certificate of class 10, for the name and the date of birth.
- Marks and certificate of the qualification, dated no later than the last date to apply.
- Certificate of the category: OBC without the creamy layer, EWS, SC or ST in the form that the notification prints; for PwBD that of a disability of 40% or more.
- For ex-servicemen the discharge book; for those in government service the consent of the employer.
- A photo identity card and photographs like that in the form.`,
  `- 10वीं का प्रमाणपत्र, नाम और जन्मतिथि के लिए।
- योग्यता के अंकपत्र और प्रमाणपत्र, जिन पर आवेदन की अंतिम तिथि के बाद की तिथि न हो।
- श्रेणी का प्रमाणपत्र: ओबीसी (नॉन-क्रीमी लेयर), ईडब्ल्यूएस, एससी या एसटी, अधिसूचना में छपे प्रारूप में; दिव्यांगजन के लिए 40% या अधिक दिव्यांगता का।
- भूतपूर्व सैनिकों के लिए डिस्चार्ज बुक; सरकारी सेवा वालों के लिए नियोक्ता की अनुमति।
- फ़ोटो पहचान पत्र और वैसे ही फ़ोटो जैसा फ़ॉर्म में लगा है।`,
)

const domicile = text(
  '- The domicile certificate of the state, for seats and relaxations that are kept for its residents.',
  '- राज्य का मूल निवास प्रमाणपत्र, उन पदों और छूटों के लिए जो राज्य के निवासियों के लिए हैं।',
)

const headings = {
  scheme: text('The examination', 'परीक्षा की योजना'),
  service: text('Pay and service', 'वेतन और सेवा'),
  papers: text('Papers to keep ready', 'ये दस्तावेज़ तैयार रखें'),
}

type Parts = { about: Bilingual; scheme: Bilingual; service: Bilingual; isOfState: boolean }

/** The text about a job with its sections on examination, service and papers. */
export const withSections = ({ about, scheme, service: terms, isOfState }: Parts): Bilingual => {
  const inLanguage = (language: 'en' | 'hi'): string =>
    [
      about[language],
      `### ${headings.scheme[language]}`,
      scheme[language],
      `### ${headings.service[language]}`,
      terms[language],
      `### ${headings.papers[language]}`,
      isOfState ? `${papers[language]}\n${domicile[language]}` : papers[language],
    ].join('\n\n')
  return { en: inLanguage('en'), hi: inLanguage('hi') }
}
