import type { Evidence, Paper } from '../attempts/contract.ts'
import { questionOrder, takenPaper } from '../attempts/palette.ts'
import { optionsOf } from '../questions/kinds/presentation.ts'
import type { Bilingual } from '../questions/text.ts'

/** An answer that is kept and does not count, with what its student knows the question by. */
export type EvidenceItem = Omit<Evidence, 'device'> & {
  /** Of the question in the exam screen: from 1 on, over the sections that are taken. */
  number: number
  section: Bilingual
  /** The options in the order in which they are lettered; none where something else is entered. */
  optionIds: string[]
}

/**
 * GET /api/attempts/:attemptId/evidence: the office may count it until `countableUntil`, null where it may not. `closed`
 * where the attempt is over, whatever became of it.
 */
export type AttemptEvidence = { items: EvidenceItem[]; countableUntil: number | null; closed: boolean }

/** Evidence in the order of its questions. `taken` are the sections taken, null for all. */
export const evidenceItems = (paper: Paper, taken: readonly string[] | null, evidence: Evidence[]): EvidenceItem[] => {
  const shown = taken ? takenPaper(paper, taken) : paper
  const order = questionOrder(shown)
  return evidence
    .flatMap(({ device: _device, ...kept }) => {
      const question = shown.questions.find(({ id }) => id === kept.questionId)
      const section = shown.sections.find(({ questionIds }) => questionIds.includes(kept.questionId))
      if (!question || !section) return []
      const optionIds = optionsOf(question).map(({ id }) => id)
      return [{ ...kept, number: order.indexOf(kept.questionId) + 1, section: section.title, optionIds }]
    })
    .toSorted((one, other) => one.number - other.number)
}
