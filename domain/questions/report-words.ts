import type { ReportOutcome } from './report-states.ts'
import type { Bilingual } from './text.ts'

/** Consequences of accepted reports in words, for their senders. */
export const outcomeWords: Record<ReportOutcome, Bilingual> = {
  key_changed: { en: 'You were right: the answer key is being corrected.', hi: 'आप सही थे: उत्तर कुंजी सुधारी जा रही है।' },
  dropped: {
    en: 'You were right: the question is being taken out of the count.',
    hi: 'आप सही थे: यह सवाल अब नहीं गिना जाएगा।',
  },
  text_fixed: { en: 'You were right: the text is being corrected.', hi: 'आप सही थे: सवाल की भाषा सुधारी जा रही है।' },
  translation_fixed: {
    en: 'You were right: the translation is being corrected.',
    hi: 'आप सही थे: अनुवाद सुधारा जा रहा है।',
  },
}

/** A report that was looked at and changed nothing. */
export const rejectedWords: Bilingual = {
  en: 'We checked the question and it stays as it is.',
  hi: 'हमने सवाल जाँचा, वह जैसा है वैसा ही रहेगा।',
}
