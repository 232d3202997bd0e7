import { isReleased } from '../../domain/catalogue/window.ts'
import { markingClasses } from '../../domain/results/coach/break-even.ts'
import { calibrationMonths, calibrationOf } from '../../domain/results/coach/calibration.ts'
import type { Coach, ReplayedTest } from '../../domain/results/coach/contract.ts'
import { coachActs, type SureMistake } from '../../domain/results/coach/next-acts.ts'
import { replayOf, type PlayedAttempt } from '../../domain/results/coach/replay.ts'
import { responsesFrom, scoresFrom } from '../../domain/results/compact.ts'
import { takenSections } from '../../domain/results/counted.ts'
import type { Services } from '../platform/context.ts'
import { keysOf } from '../questions/keys.usecases.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import { withAnswers } from '../results/long-answers.ts'
import { openResultOf } from '../results/results.usecases.ts'
import { catchUp } from './catch-up.usecases.ts'
import { listPlayed } from './coach.store.ts'
import { deckOf } from './deck.ts'

/** Tests that are scored again, and results that are looked at to find as many released ones. */
const testsPlayed = 5
const resultsRead = 15

/** Sure mistakes that are named. */
const mostSureMistakes = 10

const monthMs = 30.44 * 86_400_000

type PlayedRow = Awaited<ReturnType<typeof listPlayed>>[number]

const playedOf = async (services: Services, row: PlayedRow): Promise<PlayedAttempt> => {
  const { result, currentKeys } = row
  const [{ paper, order, facts }, { keys }, stored] = await Promise.all([
    paperOf(services, result.testVersionId),
    keysOf(services, result.testVersionId, currentKeys),
    withAnswers(services, result),
  ])
  return {
    paper,
    rubrics: keys,
    responses: responsesFrom(order, stored.responses),
    taken: takenSections(paper.sections, scoresFrom(order, result.scores)),
    targetMs: (questionId) => facts.get(questionId)?.targetMs ?? 0,
  }
}

const replayedTest = ({ result, title, maxUnits }: PlayedRow): ReplayedTest => {
  const { attemptId, testId, submittedAt, units, synthetic } = result
  return { attemptId, testId, title, submittedAt, units, maxUnits, synthetic }
}

type Result = Awaited<ReturnType<typeof openResultOf>>

const sureMistakesOf = async (services: Services, result: Result, order: readonly string[]): Promise<SureMistake[]> => {
  const stored = await withAnswers(services, result)
  const sure = new Set(
    responsesFrom(order, stored.responses).flatMap(({ questionId, certainty }) =>
      certainty === 'sure' ? [questionId] : [],
    ),
  )
  return scoresFrom(order, result.scores)
    .filter(({ questionId, verdict }) => verdict === 'wrong' && sure.has(questionId))
    .map(({ questionId }) => ({ questionId, number: order.indexOf(questionId) + 1 }))
    .slice(0, mostSureMistakes)
}

/**
 * The coach of an attempt: the break-even of the attempt's paper, the last tests of its pattern under other
 * thresholds, and how well the student knows what they know. Throws 404 and 403 as the result of the attempt does.
 */
export const readCoach = async (services: Services, userId: string, attemptId: string): Promise<Coach> => {
  const now = services.now()
  const result = await openResultOf(services, userId, attemptId)
  const [{ paper, order }, rows] = await Promise.all([
    paperOf(services, result.testVersionId),
    listPlayed(services.db, userId, result.testVersionId, resultsRead),
    catchUp(services, userId),
  ])
  const shown = rows.filter((row) => isReleased(row, now)).slice(0, testsPlayed)
  const since = now - calibrationMonths * monthMs
  const [played, { certainty, counts }, sureMistakes] = await Promise.all([
    Promise.all(shown.map((row) => playedOf(services, row))),
    deckOf(services, userId).certaintyOf(since),
    sureMistakesOf(services, result, order),
  ])
  const known = {
    classes: markingClasses(paper),
    replay: replayOf(played),
    calibration: calibrationOf(counts),
    certainty,
    sureMistakes,
  }
  const tests = shown.map(replayedTest)
  return { state: 'released', attemptId, testId: result.testId, tests, ...known, acts: coachActs(known) }
}
