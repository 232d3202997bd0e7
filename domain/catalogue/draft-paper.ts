import { isPlain } from '../content/row-key.ts'
import type { PresetPattern, PresetSection } from './contract.ts'
import { marksOf } from './marking.ts'
import type { QuestionKind } from '../questions/contract.ts'

/** Question of a draft, whose fields are unchecked. */
export type DraftQuestion = { versionId: string; weight: number | null }

/** Section of a draft, whose fields are unchecked. */
export type DraftSection = { presetSectionId: string; minutes: number | null; questions: DraftQuestion[] }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const rowsOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isPlain) : [])

/** Sections of a draft. */
export const sectionsIn = (value: unknown): DraftSection[] =>
  rowsOf(value).map(({ presetSectionId, minutes, questions }) => ({
    presetSectionId: textOf(presetSectionId),
    minutes: numberOf(minutes),
    questions: rowsOf(questions).map(({ versionId, weight }) => ({
      versionId: textOf(versionId),
      weight: numberOf(weight),
    })),
  }))

/** Versions of questions that the sections of a draft name. */
export const versionIdsIn = (value: unknown): string[] =>
  sectionsIn(value).flatMap(({ questions }) => questions.map(({ versionId }) => versionId))

export const presetSection = (pattern: PresetPattern | undefined, id: string): PresetSection | undefined =>
  pattern?.sections.find((section) => section.id === id)

/** Weights by which a section marks a kind of question; empty where it has one mark for all, or none. */
export const weightsOf = (section: PresetSection | undefined, kind: QuestionKind): number[] =>
  Object.keys(section?.marking ?? {}).flatMap((name) =>
    name.startsWith(`${kind}:`) ? [Number(name.split(':')[1])] : [],
  )

/** Marks of a right answer in units; null where the section gives the kind none. */
export const unitsOf = (
  pattern: PresetPattern | undefined,
  sectionId: string,
  { kind, weight }: { kind: QuestionKind; weight: number | null },
): number | null => {
  if (!pattern) return null
  try {
    return marksOf(pattern, sectionId, kind, weight).correct
  } catch {
    return null
  }
}

/** Question as a section takes it: with its first weight, where the section has several. */
export const takenBy = (
  section: PresetSection | undefined,
  { versionId, kind }: { versionId: string; kind: QuestionKind },
): DraftQuestion => ({ versionId, weight: weightsOf(section, kind)[0] ?? null })

/** True when the questions of a passage, given by section, lie apart or in several sections. */
export const hasSplitPassage = (sections: readonly (readonly (string | null)[])[]): boolean => {
  const blocks = sections.flatMap((passages) =>
    passages.filter((passage, index) => passage !== null && passage !== passages[index - 1]),
  )
  return new Set(blocks).size < blocks.length
}

/** Sections of a pattern with the questions that a draft has in sections of the same id. */
export const withSectionsOf = (pattern: PresetPattern, held: unknown): Record<string, unknown>[] => {
  const own = rowsOf(held)
  return pattern.sections.map(({ id }, index) => ({
    ...(own.find(({ presetSectionId }) => presetSectionId === id) ?? {
      presetSectionId: id,
      title: null,
      minutes: null,
      questions: [],
    }),
    id: `s${index + 1}`,
  }))
}
