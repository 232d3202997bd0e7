import type { PaperQuestion } from '../attempts/contract.ts'
import type { QuestionKind } from '../questions/contract.ts'
import { units } from '../results/marks.ts'
import type { PresetPattern } from './contract.ts'

/** The marks of a kind of question in a section of a preset, in units. Throws RangeError where the preset has none. */
export const marksOf = (
  pattern: PresetPattern,
  presetSectionId: string,
  kind: QuestionKind,
): PaperQuestion['marks'] => {
  const rule = pattern.sections.find(({ id }) => id === presetSectionId)?.marking[kind]
  if (!rule) throw new RangeError(`No marking for ${kind} in section ${presetSectionId}`)
  const { correct, wrong, partial } = rule
  return { correct: units(correct), wrong: units(wrong), ...(partial && { partial }) }
}
