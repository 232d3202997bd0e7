import type { DraftBody } from '../../../domain/content/contract.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { offeredTerms, type OfferedTerm } from '../../../domain/vocabulary/terms.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { chosenTerm } from './chosen-term.ts'

type Named = { id: string; title: Bilingual }

/** Terms and items that a material or a video can be assigned to. */
export type AssignableTerms = { exams: Named[]; subjects: OfferedTerm[]; series: Named[]; courses: Named[] }

/** Choices of the fields for exams, subject, series and course. An archived subject is offered only where it is chosen. */
export const useTermChoices = (body: DraftBody, { exams, subjects, series, courses }: AssignableTerms) => {
  const { pick } = useBilingual()
  const choicesOf = (items: readonly Named[]) => items.map(({ id, title }) => ({ value: id, label: pick(title) }))
  return {
    exams: choicesOf(exams),
    subject: choicesOf(offeredTerms(subjects, chosenTerm(body, 'subject'))),
    series: choicesOf(series),
    course: choicesOf(courses),
  }
}
