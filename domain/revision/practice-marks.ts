import type { PresetPattern } from '../catalogue/contract.ts'
import { versionInForce } from '../catalogue/presets/in-force.ts'
import type { MarkScheme } from '../questions/kinds/kind.ts'
import type { QuestionKind } from '../questions/kinds/names.ts'
import { units } from '../results/marks.ts'

/** A version of a pattern and the slug of its exam. */
type ExamPattern = { exam: string; presetId: string; version: number; effectiveFrom: string; pattern: PresetPattern }

/** Marks where no exam says otherwise: one mark, nothing off. */
const plainMarks: MarkScheme = { correct: units('1'), wrong: 0 }

/**
 * Marks of a kind of question in practice for an exam: those of its first pattern in force whose sections ask the kind.
 * A blank costs nothing, because nobody sits a paper.
 */
export const practiceMarks = (
  patterns: readonly ExamPattern[],
  exam: string | null,
  kind: QuestionKind,
  day: string,
): MarkScheme => {
  const ofExam = Map.groupBy(
    patterns.filter((pattern) => pattern.exam === exam),
    ({ presetId }) => presetId,
  )
  const rules = [...ofExam.values()]
    .flatMap((versions) => versionInForce(versions, day)?.pattern.sections ?? [])
    .flatMap(({ marking }) => marking[kind] ?? marking[`${kind}:1`] ?? [])
  const rule = rules[0]
  if (!rule) return plainMarks
  const { correct, wrong, partial } = rule
  return { correct: units(correct), wrong: units(wrong), ...(partial && { partial }) }
}
