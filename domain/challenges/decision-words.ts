import type { Bilingual } from '../questions/text.ts'
import type { Decision } from './states.ts'

/** Rulings in words, for those whose challenges they answer. */
export const decisionWords: Record<Decision, Bilingual> = {
  key_changed: { en: 'The answer key was changed.', hi: 'उत्तर कुंजी बदल दी गई।' },
  several: { en: 'More than one answer is accepted now.', hi: 'अब एक से ज़्यादा उत्तर मान्य हैं।' },
  dropped: { en: 'The question is no longer counted.', hi: 'यह सवाल अब नहीं गिना जाएगा।' },
  text_fixed: { en: 'The text was corrected, the key stays.', hi: 'सवाल की भाषा सुधारी गई, कुंजी वही रही।' },
  translation_fixed: { en: 'The translation was corrected, the key stays.', hi: 'अनुवाद सुधारा गया, कुंजी वही रही।' },
  rejected: { en: 'The key stays as it is.', hi: 'कुंजी वही रही।' },
}
