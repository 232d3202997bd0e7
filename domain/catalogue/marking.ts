import type { QuestionKind } from '../questions/contract.ts'
import type { MarkScheme } from '../questions/kinds/kind.ts'
import { units } from '../results/marks.ts'
import type { PresetPattern } from './contract.ts'

/**
 * Marks of a kind of question in a section of a preset, in units; `weight` selects where a kind has several. Throws
 * RangeError where the preset has none.
 */
export const marksOf = (
  pattern: Pick<PresetPattern, 'sections'>,
  presetSectionId: string,
  kind: QuestionKind,
  weight: number | null = null,
): MarkScheme => {
  const name = weight === null ? kind : `${kind}:${weight}`
  const rule = pattern.sections.find(({ id }) => id === presetSectionId)?.marking[name]
  if (!rule) throw new RangeError(`No marking for ${name} in section ${presetSectionId}`)
  const { correct, wrong, partial, blank } = rule
  return {
    correct: units(correct),
    wrong: units(wrong),
    ...(partial && { partial }),
    ...(blank && { blank: units(blank) }),
  }
}
