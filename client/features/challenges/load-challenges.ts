import { redirect } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { ApiError, unwrap, type Api } from '../../api.ts'

/** Null where the result is not open to the student, or not scored yet. */
const releasedResult = async (api: Api, attemptId: string) => {
  try {
    const result = await unwrap(api.attempts[':attemptId'].result.$get({ param: { attemptId } }))
    return result.state === 'released' ? result : null
  } catch (error) {
    if (error instanceof ApiError && error.body.code === 'results.not_released') return null
    throw error
  }
}

/** The student's challenges of a test with the questions that they name; `asked` is the question of the form. */
export const loadChallenges = async (api: Api, testId: string, attemptId: string, asked: string | null) => {
  const result = await releasedResult(api, attemptId)
  // The result page explains why there is nothing to challenge.
  if (!result) throw redirect(`${paths.testResult(testId)}?attempt=${encodeURIComponent(attemptId)}`)
  const challenges = await unwrap(api.attempts[':attemptId'].challenges.$get({ param: { attemptId } }))
  const named = new Set(challenges.items.map(({ questionId }) => questionId))
  const numbered = result.questions.map((question, index) => ({ question, number: index + 1 }))
  const question = numbered.find(({ question: { id } }) => id === asked)
  return {
    testId,
    attemptId,
    title: result.test.title,
    challenges,
    asked: question ?? null,
    questions: numbered.filter(({ question: { id } }) => named.has(id)),
  }
}

export type ChallengesData = Awaited<ReturnType<typeof loadChallenges>>
export type AskedQuestion = NonNullable<ChallengesData['asked']>
