import type { Paper, PaperQuestion } from '../../../domain/attempts/contract.ts'
import type { MarkingRow, TestDetail, TestRules } from '../../../domain/catalogue/contract.ts'
import { answerableCount } from '../../../domain/catalogue/structure.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'

/** Content of the instructions: from the catalogue before the start, from the paper after it. */
export type Pattern = {
  title: Bilingual
  rules: TestRules
  source: { name: Bilingual; effectiveFrom: string } | null
  /** Attempts that a student has; null without a limit, absent where none is recorded. */
  attemptsAllowed?: number | null
}

/** Caches the pattern per source, so that memoised components keep their props. */
const cachedBySource = <Source extends object>(make: (source: Source) => Pattern): ((source: Source) => Pattern) => {
  const made = new WeakMap<Source, Pattern>()
  return (source) => {
    const pattern = made.get(source) ?? make(source)
    made.set(source, pattern)
    return pattern
  }
}

export const patternOfTest = cachedBySource((test: TestDetail) => ({
  title: test.title,
  rules: test,
  attemptsAllowed: test.attemptsAllowed,
  source: { name: test.preset.name, effectiveFrom: test.preset.effectiveFrom },
}))

const rowsOf = (questions: PaperQuestion[]): MarkingRow[] => {
  const rows = new Map<string, MarkingRow>()
  for (const { kind, marks } of questions) {
    const key = JSON.stringify([kind, marks])
    rows.set(key, { kind, ...marks, count: (rows.get(key)?.count ?? 0) + 1 })
  }
  return [...rows.values()]
}

/** A paper has the rules of the screen but not those of judging, which were shown before the start. */
export const patternOfPaper = cachedBySource((paper: Paper) => {
  const byId = new Map(paper.questions.map((question) => [question.id, question]))
  const questionsOf = (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  return {
    title: paper.title,
    source: null,
    rules: {
      ...paper,
      questionCount: answerableCount(
        paper.sections.map((section) => ({ ...section, questionCount: section.questionIds.length })),
        paper.optionalTaken,
      ),
      sections: paper.sections.map(({ questionIds, ...section }) => ({
        ...section,
        presetSectionId: section.id,
        questionCount: questionIds.length,
        withoutHindi: questionsOf(questionIds).filter(({ stem }) => stem.hi === '').length,
        marking: rowsOf(questionsOf(questionIds)),
        scribeMs: null,
        languages: section.languages ?? null,
        cutOffs: null,
      })),
      disqualifiedOverBlank: null,
      qualifying: false,
      tieBreak: [],
      normaliser: 'none',
      cutOffs: {},
      unchecked: false,
      commonStart: false,
      lateJoinMinutes: null,
    },
  }
})
