import type { Services } from '../platform/context.ts'
import { readContent } from './content.store.ts'

/** Markdown of a frozen paper with its solutions. Callers check that the student may see them. */
export const contentOf = async (services: Services, versionId: string) => {
  const { questions, passages } = await readContent(services.db, versionId)
  return { questions: new Map(questions.map((question) => [question.questionId, question])), passages }
}
