import type { Evidence, Paper } from '../attempts/contract.ts'
import { questionOrder, takenPaper } from '../attempts/palette.ts'
import { optionsOf } from '../questions/kinds/presentation.ts'
import type { Bilingual } from '../questions/text.ts'

/** An answer that is kept and does not count, with the number and options of its question. */
export type EvidenceItem = Omit<Evidence, 'device'> & {
  /** Number of the question in the exam screen: from 1, over the sections taken. */
  number: number
  section: Bilingual
  /** Options in the order of their letters; empty where something else is entered. */
  optionIds: string[]
}

/**
 * GET /api/attempts/:attemptId/evidence. The office may count it until `countableUntil`; null where it may not.
 * `closed` is true when the attempt is over.
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
