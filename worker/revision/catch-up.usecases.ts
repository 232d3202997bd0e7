import { lastDeadline, releasedFrom } from '../../domain/catalogue/window.ts'
import { dateInIndia } from '../../domain/india.ts'
import { responsesFrom, scoresFrom } from '../../domain/results/compact.ts'
import type { LearntAttempt, LearntQuestion } from '../../domain/revision/learnt.ts'
import type { Services } from '../platform/context.ts'
import { withAnswers } from '../results/long-answers.ts'
import { listHeads, readAttempts } from './catch-up.store.ts'
import { deckOf } from './deck.ts'
import type { KnownAttempt } from './deck/learning.ts'

/** Attempts of a page, and pages that one request reads at most. */
const pageSize = 20
const mostPages = 15

type Head = Awaited<ReturnType<typeof listHeads>>[number]

const isReleased = (head: Head, now: number): boolean => {
  const from = releasedFrom(head.release, { closesAt: lastDeadline(head, now) })
  return from === null || now >= from
}

const isKnown = (head: Head, known: ReadonlyMap<string, KnownAttempt>): boolean => {
  const seen = known.get(head.attemptId)
  return (
    seen !== undefined &&
    seen.keyRevision === head.keyRevision &&
    seen.closing === head.closing &&
    seen.validity === head.validity
  )
}

/**
 * Gives the student's deck the released attempts that it has not read, and those whose keys, closing or validity changed
 * since. Returns the number that is left for the next call. One query where nothing is new.
 */
export const catchUp = async (services: Services, userId: string): Promise<number> => {
  const now = services.now()
  const deck = deckOf(services, userId)
  const [heads, known] = await Promise.all([listHeads(services.db, userId), deck.known()])
  const knownById = new Map(known.map((attempt) => [attempt.attemptId, attempt]))
  const missing = heads.filter((head) => isReleased(head, now) && !isKnown(head, knownById))
  for (let page = 0; page < mostPages && page * pageSize < missing.length; page += 1) {
    const ids = missing.slice(page * pageSize, (page + 1) * pageSize).map(({ attemptId }) => attemptId)
    await deck.learn(userId, await readLearnt(services, userId, ids))
  }
  return Math.max(0, missing.length - mostPages * pageSize)
}

type Read = Awaited<ReturnType<typeof readAttempts>>

const readLearnt = async (
  services: Services,
  userId: string,
  attemptIds: readonly string[],
): Promise<LearntAttempt[]> => {
  const { rows, items } = await readAttempts(services.db, userId, attemptIds)
  const ofVersion = Map.groupBy(items, ({ testVersionId }) => testVersionId)
  return Promise.all(rows.map(async (row) => learntOf(services, row, ofVersion.get(row.result.testVersionId) ?? [])))
}

const learntOf = async (
  services: Services,
  { result, ...test }: Read['rows'][number],
  items: Read['items'],
): Promise<LearntAttempt> => {
  const { attemptId, testId, testVersionId, submittedAt, units, ranked, keyRevision, closing } = result
  const order = items.map(({ questionId }) => questionId)
  const stored = await withAnswers(services, result)
  const responseOf = new Map(responsesFrom(order, stored.responses).map((response) => [response.questionId, response]))
  const scoreOf = new Map(scoresFrom(order, result.scores).map((score) => [score.questionId, score]))
  const at = submittedAt
  const questions = items.flatMap(({ testVersionId: _version, ...item }): LearntQuestion[] => {
    const score = scoreOf.get(item.questionId)
    if (!score) return []
    const response = responseOf.get(item.questionId)
    const { verdict, units: earned, maxUnits, remark } = score
    return [
      {
        ...item,
        at,
        day: dateInIndia(at),
        verdict,
        units: earned,
        maxUnits,
        ms: response?.ms ?? 0,
        certainty: response?.certainty ?? null,
        counts: remark !== 'not_taken' && remark !== 'over_cap' && maxUnits > 0,
        isDropped: maxUnits === 0 && remark === undefined,
      },
    ]
  })
  const head = { attemptId, testId, testVersionId, submittedAt, units, ranked, keyRevision, closing }
  return { ...head, ...test, validity: result.standing, questions }
}
