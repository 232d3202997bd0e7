import type { JobPost } from '../../../domain/jobs/contract.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import type { SeedDate, SeedLink } from './shapes.ts'

const text = (en: string, hi: string): Bilingual => ({ en, hi })

export const qualify = {
  class10: {
    level: 'class-10',
    text: text('Class 10 pass from a recognised board', 'मान्यता प्राप्त बोर्ड से 10वीं पास'),
    special: false,
  },
  class12: {
    level: 'class-12',
    text: text('Class 12 pass from a recognised board', 'मान्यता प्राप्त बोर्ड से 12वीं पास'),
    special: false,
  },
  graduate: {
    level: 'graduate',
    text: text(
      'A degree in any subject from a recognised university',
      'मान्यता प्राप्त विश्वविद्यालय से किसी भी विषय में स्नातक',
    ),
    special: false,
  },
} satisfies Record<string, JobPost['qualification']>

export const inSubject = (
  level: JobPost['qualification']['level'],
  en: string,
  hi: string,
): JobPost['qualification'] => ({
  level,
  text: { en, hi },
  special: true,
})

export const feeNote = text(
  'Paid online. A fee that was paid is not returned.',
  'शुल्क ऑनलाइन जमा होता है। जमा किया गया शुल्क वापस नहीं होता।',
)

/** For a cancelled recruitment. */
export const feeReturned = text(
  'Paid online. The recruitment is cancelled, so every fee that was paid is returned.',
  'शुल्क ऑनलाइन जमा होता था। भर्ती रद्द हो गई है, इसलिए जमा किया गया पूरा शुल्क लौटाया जाएगा।',
)

export const howToApply: Bilingual = {
  en: [
    '1. Open the official site and register with a mobile number and an e-mail address of your own.',
    '2. Fill in the form as your class 10 certificate spells your name and date of birth.',
    '3. Upload the photograph and the signature in the sizes that the notification gives.',
    '4. Pay the fee, if there is one, and keep the receipt.',
    '5. Print the submitted form. You will be asked for it at document verification.',
  ].join('\n'),
  hi: [
    '1. आधिकारिक साइट खोलें और अपने मोबाइल नंबर और ई-मेल से पंजीकरण करें।',
    '2. फ़ॉर्म में नाम और जन्मतिथि वैसे ही भरें जैसे 10वीं के प्रमाणपत्र में हैं।',
    '3. फ़ोटो और हस्ताक्षर अधिसूचना में दिए गए आकार में अपलोड करें।',
    '4. शुल्क हो तो जमा करें और रसीद सँभालकर रखें।',
    '5. भेजे गए फ़ॉर्म का प्रिंट निकाल लें। दस्तावेज़ सत्यापन के समय वह माँगा जाता है।',
  ].join('\n'),
}

const ask = (question: Bilingual, answer: Bilingual) => ({ question, answer })

const finalYear = ask(
  text('May I apply in the final year of my degree?', 'क्या स्नातक के अंतिम वर्ष में आवेदन कर सकते हैं?'),
  text(
    'Only if the result is out by the last date to apply. The notification says which certificate proves it.',
    'तभी, जब परिणाम आवेदन की अंतिम तिथि तक आ जाए। कौन-सा प्रमाणपत्र मान्य है, यह अधिसूचना में लिखा होता है।',
  ),
)
const twoPosts = ask(
  text('May I apply for more than one post?', 'क्या एक से ज़्यादा पदों के लिए आवेदन कर सकते हैं?'),
  text('Yes, in one form, in the order in which you would like them.', 'हाँ, एक ही फ़ॉर्म में, अपनी पसंद के क्रम में।'),
)
const officersAndAssistants = ask(
  text('May I apply for more than one post?', 'क्या एक से ज़्यादा पदों के लिए आवेदन कर सकते हैं?'),
  text(
    'Yes, as an officer and as an assistant. Each has a form and a fee of its own.',
    'हाँ, अधिकारी और सहायक दोनों के लिए। हर पद का फ़ॉर्म और शुल्क अलग है।',
  ),
)
const certificate = ask(
  text('How recent must the category certificate be?', 'श्रेणी का प्रमाणपत्र कब का होना चाहिए?'),
  text(
    'For OBC and EWS it must be valid in the financial year that the notification names; an SC or ST certificate does not lapse.',
    'ओबीसी और ईडब्ल्यूएस के लिए वह अधिसूचना में बताए गए वित्त वर्ष में मान्य होना चाहिए; एससी और एसटी के प्रमाणपत्र की अवधि समाप्त नहीं होती।',
  ),
)
const mistake = ask(
  text('I made a mistake in the form. What now?', 'फ़ॉर्म में ग़लती हो गई। अब क्या करें?'),
  text(
    'Correct it while the correction window is open. Outside it nothing can be changed.',
    'सुधार की अवधि में उसे ठीक कर लें। उस अवधि के बाहर कुछ नहीं बदला जा सकता।',
  ),
)

const refund = ask(
  text('When is my fee returned?', 'मेरा शुल्क कब लौटेगा?'),
  text(
    'Within 30 days of the cancellation, to the account from which it was paid. You need not apply for it.',
    'भर्ती रद्द होने के 30 दिन के भीतर, उसी खाते में जिससे वह जमा किया गया था। इसके लिए कोई आवेदन नहीं करना है।',
  ),
)

export const faqs = {
  cancelled: [refund],
  degree: [finalYear, certificate, mistake],
  several: [twoPosts, certificate, mistake],
  officersAndAssistants: [officersAndAssistants, certificate, mistake],
  school: [certificate, mistake],
}

const labels = {
  apply: text('Apply online', 'ऑनलाइन आवेदन'),
  notification: text('Notification (PDF)', 'अधिसूचना (PDF)'),
  site: text('Site of the organisation', 'संस्था की साइट'),
  admit_card: text('Download the admit card', 'प्रवेश पत्र डाउनलोड करें'),
  answer_key: text('Answer key and objections', 'उत्तर कुंजी और आपत्तियाँ'),
  result: text('Result', 'परिणाम'),
}

/** Links on the organisation's own site, and one elsewhere. */
export const links = (site: string, ...kinds: (keyof typeof labels)[]): SeedLink[] => [
  ...(['notification', ...kinds, 'site'] as const).map((kind) => ({
    kind,
    label: labels[kind],
    url: kind === 'site' ? site : `${site}${kind.replace('_', '-')}`,
    official: true,
    checkedDay: -1,
  })),
  {
    kind: 'other',
    label: text('Notes on another site', 'किसी दूसरी साइट पर नोट्स'),
    url: 'https://job-notes.example/',
    official: false,
    checkedDay: -5,
  },
]

type Run = {
  /** True without a fee, and so without its last date. */
  free?: true
  notified: number
  from: number | null
  to: number | null
  exam?: number | null
  examUntil?: number
  /** Tentative while ahead, final once passed. */
  admitCard?: number
  answerKey?: number
  result?: number
}

const tillMidnight = text('Until midnight', 'रात 12 बजे तक')

/** The dates of a recruitment in order. */
export const dates = ({ free, notified, from, to, exam, examUntil, admitCard, answerKey, result }: Run): SeedDate[] => {
  const later = (kind: SeedDate['kind'], day: number | null | undefined, until?: number): SeedDate[] =>
    day === undefined
      ? []
      : [
          {
            kind,
            day,
            ...(until !== undefined && { until }),
            ...(day !== null && day > 14 && { tentative: true as const }),
          },
        ]
  return [
    { kind: 'notified', day: notified },
    { kind: 'apply_from', day: from, hour: 10 },
    { kind: 'apply_to', day: to, note: tillMidnight },
    ...(to === null
      ? []
      : [
          ...(free ? [] : [{ kind: 'fee_last' as const, day: to + 1 }]),
          { kind: 'correction' as const, day: to + 4, until: to + 6 },
        ]),
    ...later('admit_card', admitCard),
    ...later('exam', exam, examUntil),
    ...later('answer_key', answerKey),
    ...later('result', result),
  ]
}
