import { paths } from '../../domain/paths.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { ranksAcross } from '../../domain/results/moved-ranks.ts'
import { shiftGroupOf } from '../catalogue/shifts.usecases.ts'
import { releaseRowOf } from '../catalogue/tests.usecases.ts'
import { tell, toldAtOnce } from '../notifications/announcing.usecases.ts'
import type { Services } from '../platform/context.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import type { TaskRunner } from '../tasks/task.ts'
import { listTold, readEffect } from './rescoring.store.ts'
import { areResultsOut } from './results.usecases.ts'

export type ScoreNotices = { taskId: string; testId: string }

type Row = Awaited<ReturnType<typeof listTold>>[number]
type Ranks = ReturnType<typeof ranksAcross>

/** Ranks by score; null where students have none, or one by the normalised scores of several shifts. */
const ranksIn = async (services: Services, { taskId, testId }: ScoreNotices, [row]: Row[]): Promise<Ranks | null> => {
  if (!row || (await shiftGroupOf(services, testId)) !== null) return null
  if ((await paperOf(services, row.testVersionId)).scoreRules.qualifying) return null
  const { bars, moves } = await readEffect(services.db, taskId, testId)
  return ranksAcross(bars, moves)
}

const tellPage = async (services: Services, input: ScoreNotices, test: Bilingual, page: Row[]): Promise<void> => {
  const { taskId, testId } = input
  const link = paths.testResult(testId)
  const scores = page.flatMap(({ userId, before, after }) =>
    before === null || after === null ? [] : [{ userId, params: { test, before, after } }],
  )
  const ranks = await ranksIn(services, input, page)
  const moved = page.flatMap(({ userId, ranked, units, before }) => {
    if (!ranks || !ranked || before !== null || ranks.before(units) === ranks.after(units)) return []
    return [{ userId, params: { test, before: ranks.before(units), after: ranks.after(units) } }]
  })
  await tell(services, { key: `score:${taskId}:${testId}`, kind: 'score.changed', link }, scores)
  await tell(services, { key: `rank:${taskId}:${testId}`, kind: 'rank.changed', link }, moved)
}

/** Tells a page of a test's students a step how a re-scoring moved their score or rank; idempotent. */
export const tellScores: TaskRunner<ScoreNotices, null> = async (services, { input, cursor, done }) => {
  const { taskId, testId } = input
  // A score that nobody has seen has changed for nobody.
  if (!(await areResultsOut(services, testId))) return { done, total: done, cursor: null }
  const page = await listTold(services.db, taskId, testId, cursor ?? '', toldAtOnce)
  const last = page.at(-1)
  if (!last) return { done, total: done, cursor: null }
  await tellPage(services, input, (await releaseRowOf(services, testId)).title, page)
  return { done: done + page.length, total: null, cursor: page.length < toldAtOnce ? null : last.attemptId }
}
