import type { Bilingual, QuestionKind } from '../questions/contract.ts'
import type { AuthoredTest } from './authored-test.ts'
import type { PresetPattern } from './contract.ts'
import { marksOf } from './marking.ts'
import { answerableCount, attainableUnits, paperRules, presetSectionOf, sectionRules } from './structure.ts'

const minuteMs = 60_000

type PaperQuestion = { versionId: string; weight: number | null }

/** Content of a version of a test. */
export type TestContent = {
  presetVersionId: string
  durationMs: number
  /** See `TestSummary`. */
  questionCount: number
  /** Units (domain/results/marks.ts). */
  maxUnits: number
  sections: {
    presetSectionId: string
    title: Bilingual
    /** Own time; null where it shares the test's. */
    durationMs: number | null
    questions: PaperQuestion[]
  }[]
}

/**
 * Content of an authored test by the pattern of its preset. `kindOf`: kind of a version of a question. Throws RangeError
 * for a section that the preset does not have, and for a question that it gives no marks.
 */
export const contentOfTest = (
  { presetVersionId, durationMinutes, sections: authored }: AuthoredTest,
  pattern: PresetPattern,
  kindOf: (versionId: string) => QuestionKind,
): TestContent => {
  const durationMs = durationMinutes * minuteMs
  const sections = authored.map(({ presetSectionId, title, minutes, questions }) => ({
    presetSectionId,
    title: title ?? presetSectionOf(pattern, presetSectionId).title,
    durationMs: minutes === null ? null : minutes * minuteMs,
    questions,
  }))
  const measured = sections.map(({ presetSectionId, durationMs: ownMs, questions }) => ({
    ...sectionRules(pattern, { presetSectionId, durationMs: ownMs, questionCount: questions.length }),
    questionCount: questions.length,
    units: questions.map(
      ({ versionId, weight }) => marksOf(pattern, presetSectionId, kindOf(versionId), weight).correct,
    ),
  }))
  const { optionalTaken } = paperRules(pattern, { durationMs, sections })
  return {
    presetVersionId,
    durationMs,
    questionCount: answerableCount(measured, optionalTaken),
    maxUnits: attainableUnits(measured, optionalTaken),
    sections,
  }
}

/**
 * The parts of a paper on which its scores depend, by the fields of the editor: they stay as they are once it has been
 * attempted.
 */
const structureOf = ({ presetVersionId, durationMs, sections }: TestContent) => ({
  presetVersionId,
  durationMinutes: durationMs,
  sections: sections.map(({ presetSectionId, durationMs: ownMs, questions }) => ({
    presetSectionId,
    ownMs,
    questions: questions.map(({ versionId, weight }) => [versionId, weight]),
  })),
})

type StructureField = keyof ReturnType<typeof structureOf>

/** Fields in which the structure of two papers differs. Titles are no part of it. */
export const structureChanges = (one: TestContent, other: TestContent): StructureField[] => {
  const [before, after] = [structureOf(one), structureOf(other)]
  return (Object.keys(before) as StructureField[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
}

export const isSameStructure = (one: TestContent, other: TestContent): boolean =>
  structureChanges(one, other).length === 0
