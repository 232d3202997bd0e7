import { editingOf } from '../kinds/editing.ts'
import { keyedOf, optionsOf } from '../kinds/presentation.ts'
import type { GateQuestion, GateRule } from './contract.ts'
import { numbersOf, plannedSections } from './sections.ts'

/** Number of options of a question; 0 where something else is entered, and for options that all questions of a kind share. */
export const optionCountOf = ({ body }: GateQuestion): number =>
  editingOf(body.kind).sharesOptions ? 0 : optionsOf(body).length

/** The one right option of a question with options, by its place from 0; null for other questions. */
export const keyPlaceOf = ({ body, key }: GateQuestion): number | null => {
  const keyed = keyedOf(key)
  const { sharesOptions, several } = editingOf(body.kind)
  if (keyed.length !== 1 || sharesOptions || several) return null
  const place = optionsOf(body).findIndex(({ id }) => id === keyed[0])
  return place === -1 ? null : place
}

/** Questions with more or fewer options than the exam gives. */
export const optionCounts: GateRule = (paper) =>
  plannedSections(paper).flatMap(({ plan, questions }) => {
    const wrong = questions.filter((question) => ![0, plan.options].includes(optionCountOf(question)))
    const counts = Map.groupBy(wrong, optionCountOf)
    return [...counts].map(([found, those]) => ({
      code: 'option_count' as const,
      section: plan.sectionId,
      questions: numbersOf(those),
      figures: { count: those.length, found, expected: plan.options },
    }))
  })
