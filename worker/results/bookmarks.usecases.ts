import type { Services } from '../platform/context.ts'
import { bookmarkQuestion } from '../questions/bookmarks.usecases.ts'
import { openResultOf } from './results.usecases.ts'

/** Bookmarks a question from its solution. Throws what `openResultOf` and `bookmarkQuestion` throw. */
export const bookmarkSolution = async (
  services: Services,
  userId: string,
  attemptId: string,
  questionId: string,
): Promise<void> => {
  const { testId, testVersionId } = await openResultOf(services, userId, attemptId)
  await bookmarkQuestion(services, { userId, attemptId, testId, testVersionId }, questionId)
}
