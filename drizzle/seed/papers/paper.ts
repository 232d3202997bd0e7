import type { AuthoredPassage, AuthoredQuestion } from '../../../domain/questions/contract.ts'
import type { SeedSection, SeedTest } from '../catalogue/shapes.ts'

/** A section of a full-length paper with its own questions, in paper order. */
export type PaperSection = Omit<SeedSection, 'questions'> & {
  passages?: AuthoredPassage[]
  questions: AuthoredQuestion[]
}

/** A paper as long as the exam. No other test has its questions; its series sells it. */
export type FullPaper = Omit<SeedTest, 'sections' | 'seriesId'> & { sections: PaperSection[] }

export const passagesOf = ({ sections }: FullPaper): AuthoredPassage[] =>
  sections.flatMap(({ passages }) => passages ?? [])

export const questionsOf = ({ sections }: FullPaper): AuthoredQuestion[] =>
  sections.flatMap(({ questions }) => questions)

/** The test of the paper, which names its questions by their codes. */
export const testOf = ({ sections, ...test }: FullPaper, seriesId: string): SeedTest => ({
  ...test,
  seriesId,
  sections: sections.map(({ passages: _passages, questions, ...section }) => ({
    ...section,
    questions: questions.map(({ code }) => code),
  })),
})
