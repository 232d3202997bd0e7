import type { Bilingual } from '../../domain/questions/text.ts'
import type { Term } from '../../domain/vocabulary/terms.ts'

/** Subject of items about everything, which is no word to find them by. */
const everySubject = 'general'

/** Further words by which the items of a subject are found. */
const furtherWords: Readonly<Partial<Record<string, Bilingual>>> = { aptitude: { en: 'maths', hi: 'गणित' } }

/** Words by which the items of a subject are found. */
export const subjectWords = ({ id, title }: Term): Bilingual[] => {
  const further = furtherWords[id]
  if (id === everySubject) return []
  return further ? [title, further] : [title]
}
