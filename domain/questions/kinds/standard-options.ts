import type { OptionsBody } from '../text.ts'

/** The four options that every paper prints, in its order. */
export const assertionReasonOptions: OptionsBody['options'] = [
  {
    id: 'a',
    content: {
      en: 'Both A and R are true, and R is the correct explanation of A.',
      hi: 'A और R दोनों सत्य हैं, और R, A की सही व्याख्या है।',
    },
  },
  {
    id: 'b',
    content: {
      en: 'Both A and R are true, but R is not the correct explanation of A.',
      hi: 'A और R दोनों सत्य हैं, परंतु R, A की सही व्याख्या नहीं है।',
    },
  },
  { id: 'c', content: { en: 'A is true, but R is false.', hi: 'A सत्य है, परंतु R असत्य है।' } },
  { id: 'd', content: { en: 'A is false, but R is true.', hi: 'A असत्य है, परंतु R सत्य है।' } },
]
