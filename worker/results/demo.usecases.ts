import type { DemoAnswers } from '../../domain/attempts/contract.ts'
import { dateInIndia } from '../../domain/india.ts'
import type { DemoResult } from '../../domain/results/contract.ts'
import { scorePaper } from '../../domain/results/scoring.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { latestKeysOf } from '../questions/keys.usecases.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import { explainScores } from './explained-scores.ts'
import { countDemo } from './results.store.ts'

/** Adds finished demo tests to the count of their day in India. */
export const countDemoTests = async (services: Services, finishedAt: number[]): Promise<void> => {
  const byDay = Map.groupBy(finishedAt, (at) => dateInIndia(at))
  for (const [day, demos] of byDay) await countDemo(services.db, day, demos.length)
}

/** Score of the demo test, from the answers in the request; not stored. */
export const scoreDemo = async (
  services: Services,
  versionId: string,
  { responses }: DemoAnswers,
): Promise<DemoResult> => {
  const [frozen, { keys }] = await Promise.all([paperOf(services, versionId), latestKeysOf(services, versionId)])
  const result = explainScores(frozen, keys, responses, scorePaper(frozen.paper, keys, responses))
  const finished = services.env.RESULTS_QUEUE.send({ kind: 'demo', at: services.now() })
  services.later(finished.catch((error: unknown) => log('warn', 'results.demo_unsent', {}, error)))
  return result
}
