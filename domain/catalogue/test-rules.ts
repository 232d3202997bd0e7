import type { Bilingual, QuestionKind } from '../questions/contract.ts'
import type { PresetPattern, SectionRules, TestRules } from './contract.ts'
import { marksOf } from './marking.ts'
import {
  answerableCount,
  attainableUnits,
  paperRules,
  presetSectionOf,
  sectionRules,
  timesOf,
  type SectionOfTest,
} from './structure.ts'

/** A section with its questions counted by kind and weight; `withoutHindi` is 0 where it is absent. */
export type CountedSection = Omit<SectionOfTest, 'questionCount'> & {
  id: string
  title: Bilingual
  counts: { kind: QuestionKind; weight: number | null; count: number; withoutHindi?: number }[]
}

/** Scribe time and cut-offs of a section. */
export const sectionTerms = (
  pattern: PresetPattern,
  { presetSectionId, durationMs }: SectionOfTest,
): Pick<SectionRules, 'scribeMs' | 'cutOffs'> => {
  const rule = presetSectionOf(pattern, presetSectionId)
  const { ownMs, scaled } = timesOf(pattern, rule, durationMs)
  return {
    scribeMs: ownMs !== null && rule.scribeMinutes ? scaled(rule.scribeMinutes) : null,
    cutOffs: rule.cutOffs ?? null,
  }
}

/** Terms of a pattern about the score: blanks, ties, normalisation and cut-offs. */
const paperTerms = (
  pattern: PresetPattern,
): Pick<TestRules, 'disqualifiedOverBlank' | 'qualifying' | 'tieBreak' | 'normaliser' | 'cutOffs'> => ({
  disqualifiedOverBlank: pattern.disqualifiedOverBlank ?? null,
  qualifying: pattern.qualifying ?? false,
  tieBreak: pattern.tieBreak,
  normaliser: pattern.normaliser,
  cutOffs: pattern.cutOffs,
})

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

const describe = (pattern: PresetPattern, { id, title, counts, ...own }: CountedSection): SectionRules => {
  const { presetSectionId } = own
  const section = { ...own, questionCount: sum(counts.map(({ count }) => count)) }
  return {
    id,
    title,
    presetSectionId,
    questionCount: section.questionCount,
    ...sectionRules(pattern, section),
    ...sectionTerms(pattern, section),
    withoutHindi: sum(counts.map(({ withoutHindi = 0 }) => withoutHindi)),
    marking: counts.map(({ kind, weight, count }) => ({
      kind,
      count,
      ...marksOf(pattern, presetSectionId, kind, weight),
    })),
  }
}

const unitsOf = ({ marking }: SectionRules): number[] =>
  marking.flatMap(({ correct, count }) => Array.from({ length: count }, () => correct))

/** Rules of a test with these sections; `durationMs` is the test's own length. */
export const testRules = (
  pattern: PresetPattern,
  { durationMs, sections: counted }: { durationMs: number; sections: CountedSection[] },
): Omit<TestRules, 'unchecked' | 'commonStart' | 'lateJoinMinutes'> => {
  const sections = counted.map((section) => describe(pattern, section))
  const paper = paperRules(pattern, { durationMs, sections })
  return {
    durationMs,
    questionCount: answerableCount(sections, paper.optionalTaken),
    maxUnits: attainableUnits(
      sections.map((section) => ({ ...section, units: unitsOf(section) })),
      paper.optionalTaken,
    ),
    ...paper,
    ...paperTerms(pattern),
    sections,
  }
}
