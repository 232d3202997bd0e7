import type { Paper } from '../../../domain/attempts/contract.ts'
import type { TestDetail } from '../../../domain/catalogue/contract.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'

/** What the instructions say of a test, from the catalogue before it starts and from the paper after. */
export type Pattern = {
  title: Bilingual
  durationMs: number
  questionCount: number
  maxUnits: number
  reviewCounts: boolean
  saveMode: Paper['saveMode']
  sections: TestDetail['sections']
  source: { name: Bilingual; effectiveFrom: string } | null
}

export const patternOfTest = ({
  title,
  durationMs,
  questionCount,
  maxUnits,
  sections,
  preset,
}: TestDetail): Pattern => ({
  title,
  durationMs,
  questionCount,
  maxUnits,
  reviewCounts: preset.reviewCounts,
  saveMode: preset.saveMode,
  sections,
  source: { name: preset.name, effectiveFrom: preset.effectiveFrom },
})

export const patternOfPaper = (paper: Paper): Pattern => {
  const byId = new Map(paper.questions.map((question) => [question.id, question]))
  return {
    title: paper.title,
    durationMs: paper.durationMs,
    questionCount: paper.questions.length,
    maxUnits: paper.maxUnits,
    reviewCounts: paper.reviewCounts,
    saveMode: paper.saveMode,
    source: null,
    sections: paper.sections.map(({ id, title, questionIds }) => {
      const marking = new Map<string, Pattern['sections'][number]['marking'][number]>()
      for (const question of questionIds
        .map((questionId) => byId.get(questionId))
        .filter((found) => found !== undefined)) {
        const key = JSON.stringify([question.kind, question.marks])
        const known = marking.get(key)
        marking.set(key, { kind: question.kind, ...question.marks, count: (known?.count ?? 0) + 1 })
      }
      return { id, title, questionCount: questionIds.length, marking: [...marking.values()] }
    }),
  }
}
