import { isReleased } from '../../domain/catalogue/window.ts'
import { dateInIndia } from '../../domain/india.ts'
import { responsesFrom, scoresFrom } from '../../domain/results/compact.ts'
import { isScored } from '../../domain/results/outcomes.ts'
import { isLateIn, medianMsOf } from '../../domain/revision/mistake-kinds.ts'
import type { LearntAttempt, LearntQuestion } from '../../domain/revision/learnt.ts'
import type { QueueCounts } from '../../domain/revision/queue.ts'
import { hasBatchedReads } from '../platform/batched-reads.ts'
import type { Services } from '../platform/context.ts'
import { withAnswers } from '../results/long-answers.ts'
import { listChanges, readAttempts, readNews } from './catch-up.store.ts'
import type { KnownToDeck } from './deck/card-changes.ts'
import { deckOf } from './deck.ts'
import type { KnownAttempt } from './deck/learning.ts'

/** Attempts of a page, and pages that one request reads at most. */
const pageSize = 20
const mostPages = 15

/** Changes of cards of a page. */
const changesSize = 500

type News = Awaited<ReturnType<typeof readNews>>
type Head = News['heads'][number]

const isKnown = (head: Head, known: ReadonlyMap<string, KnownAttempt>): boolean => {
  const seen = known.get(head.attemptId)
  return (
    seen !== undefined &&
    seen.keyRevision === head.keyRevision &&
    seen.closing === head.closing &&
    seen.validity === head.validity
  )
}

/** Gives the deck the released attempts that it lacks. Returns the number that is left for the next call. */
const learnMissing = async (
  services: Services,
  userId: string,
  heads: readonly Head[],
  known: readonly KnownAttempt[],
): Promise<{ learnt: number; left: number }> => {
  const now = services.now()
  const knownById = new Map(known.map((attempt) => [attempt.attemptId, attempt]))
  const missing = heads.filter((head) => isReleased(head, now) && !isKnown(head, knownById))
  const learnt = missing.slice(0, mostPages * pageSize)
  for (let from = 0; from < learnt.length; from += pageSize) {
    const ids = learnt.slice(from, from + pageSize).map(({ attemptId }) => attemptId)
    await deckOf(services, userId).learn(userId, await readLearnt(services, userId, ids))
  }
  return { learnt: learnt.length, left: missing.length - learnt.length }
}

/** Gives the deck the changes of cards after a number. */
const tellChanges = async (services: Services, userId: string, after: number, last: number): Promise<void> => {
  const changes = await listChanges(services.db, after, changesSize)
  const isEnd = changes.length < changesSize
  const seen = isEnd ? last : (changes.at(-1)?.seq ?? last)
  await deckOf(services, userId).applyChanges(changes, seen)
  if (!isEnd) await tellChanges(services, userId, seen, last)
}

/** Gives the deck what it lacks. New cards may be of questions that are outdated for long: they read all changes. */
const learnNews = async (services: Services, userId: string, { heads, lastChange }: News, known: KnownToDeck) => {
  const { learnt, left } = await learnMissing(services, userId, heads, known.attempts)
  const hasNews = learnt > 0 ? lastChange > 0 : known.isMade && lastChange > known.changesSeen
  if (hasNews) await tellChanges(services, userId, learnt > 0 ? 0 : known.changesSeen, lastChange)
  return { left, isChanged: learnt > 0 || hasNews }
}

/**
 * Gives the student's deck the released attempts that it has not read, and those whose keys, closing or validity changed
 * since, and changes of facts and questions. Returns the number that is left for the next call. One query where nothing is
 * new.
 */
export const catchUp = async (services: Services, userId: string): Promise<number> => {
  const [news, known] = await Promise.all([
    readNews(services.db, userId, hasBatchedReads(services)),
    deckOf(services, userId).known(),
  ])
  return (await learnNews(services, userId, news, known)).left
}

/** Cards in numbers after catching up: one query and one call of the deck where nothing is new. */
export const glanceAt = async (services: Services, userId: string): Promise<QueueCounts> => {
  const deck = deckOf(services, userId)
  const now = services.now()
  const [news, { known, counts }] = await Promise.all([
    readNews(services.db, userId, hasBatchedReads(services)),
    deck.glance(now),
  ])
  const { isChanged } = await learnNews(services, userId, news, known)
  return isChanged ? deck.counts(now) : counts
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

/** Questions of a paper that stand late in their sections. */
const lateQuestions = (items: Read['items']): Set<string> =>
  new Set(
    [...Map.groupBy(items, ({ section }) => section).values()].flatMap((section) =>
      section.filter((_item, index) => isLateIn(index, section.length)).map(({ questionId }) => questionId),
    ),
  )

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
  const late = lateQuestions(items)
  const questions = items.flatMap(
    ({ testVersionId: _version, section: _section, outcome, figures, ...item }): LearntQuestion[] => {
      const isDropped = outcome !== null && !isScored(outcome)
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
          medianMs: medianMsOf(figures),
          isLate: late.has(item.questionId),
          certainty: response?.certainty ?? null,
          counts: !isDropped && remark !== 'not_taken' && remark !== 'over_cap' && maxUnits > 0,
          isDropped,
        },
      ]
    },
  )
  const head = { attemptId, testId, testVersionId, submittedAt, units, ranked, keyRevision, closing }
  return { ...head, ...test, validity: result.standing, questions }
}
