import type { Services } from '../platform/context.ts'
import { readContent } from './content.store.ts'

/** The Markdown of a frozen paper, solutions with it: for who may see them, and sets them in another form than pages do. */
export const contentOf = async (services: Services, versionId: string) => {
  const { questions, passages } = await readContent(services.db, versionId)
  return { questions: new Map(questions.map((question) => [question.questionId, question])), passages }
}
