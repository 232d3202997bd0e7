import type { Paper } from '../../domain/attempts/contract.ts'
import type { EventLog } from '../../domain/attempts/event-log.ts'
import { takenPaper } from '../../domain/attempts/palette.ts'
import { elapsedMs, scheduleOf, type Clock } from '../../domain/attempts/schedule.ts'
import { scoresFrom } from '../../domain/results/compact.ts'
import { paperClock, replayClock } from '../../domain/results/replay/clock.ts'
import type { AttemptReplay, PaceBasis, Replay, ReplayPaper } from '../../domain/results/replay/contract.ts'
import { endOf, replayEvents } from '../../domain/results/replay/events.ts'
import { figuresOf, sectionTimesOf, type ReplayItem } from '../../domain/results/replay/figures.ts'
import { leastForPace } from '../../domain/results/replay/pace.ts'
import type { Services } from '../platform/context.ts'
import { paperOf, type FrozenPaper } from '../questions/papers.usecases.ts'
import { readEventLog } from './event-log.usecases.ts'
import { findPace } from './pace.store.ts'
import { openResultOf } from './results.usecases.ts'

type Result = Awaited<ReturnType<typeof openResultOf>>
type Pace = Awaited<ReturnType<typeof findPace>>

/**
 * An attempt moment by moment, for its student. Throws as `openResultOf`: 404 where it is another student's, 403 before
 * its release.
 */
export const readReplay = async (services: Services, userId: string, attemptId: string): Promise<AttemptReplay> => {
  const result = await openResultOf(services, userId, attemptId)
  const [frozen, log, pace] = await Promise.all([
    paperOf(services, result.testVersionId),
    readEventLog(services, attemptId),
    findPace(services.db, result.testVersionId),
  ])
  const test = { id: result.testId, title: frozen.paper.title, seriesId: frozen.seriesId }
  const replay = log && log.begunAt !== null ? replayOf({ ...log, begunAt: log.begunAt }, result, frozen, pace) : null
  return { attemptId, test, state: 'released', replay }
}

/** The questions of a replay, without keys. Throws as `readReplay`. */
export const readReplayPaper = async (services: Services, userId: string, attemptId: string): Promise<ReplayPaper> => {
  const { testVersionId } = await openResultOf(services, userId, attemptId)
  const { questions, passages } = (await paperOf(services, testVersionId)).paper
  return { questions, passages }
}

/** The part of the paper that the student took. */
const takenBy = (paper: Paper, sections: readonly string[] | null): Paper =>
  takenPaper(paper, sections ?? paper.sections.map(({ id }) => id))

const replayOf = (log: EventLog & { begunAt: number }, result: Result, frozen: FrozenPaper, pace: Pace): Replay => {
  const paper = takenBy(frozen.paper, log.sections)
  const clock = log.clock ?? paperClock(paper, log.begunAt)
  const order = paper.sections.flatMap(({ questionIds }) => questionIds)
  const closedMs = closedAfter(clock, result.submittedAt)
  const events = replayEvents(log, clock, order, closedMs)
  const endMs = endOf(events, closedMs)
  const running = replayClock(clock)
  const figures = figuresOf(events, itemsOf(frozen, paper, result), running, endMs)
  const bestMs = new Map(Object.entries(pace?.pace?.medianMs ?? {}))
  return {
    ...figures,
    begunAt: log.begunAt,
    endMs,
    clock: running,
    sections: paper.sections.map(({ id, title, questionIds }) => ({ id, title, questionIds })),
    events,
    devices: new Set(events.map(({ device }) => device)).size,
    integrity: log.integrity.map((entry) => ({
      ...entry,
      at: Math.min(endMs, Math.max(0, elapsedMs(clock, entry.at))),
    })),
    sectionTimes: sectionTimesOf(figures.questions, paper.sections, bestMs),
    pace: basisOf(pace),
    reviewCounts: paper.reviewCounts,
    synthetic: result.synthetic,
  }
}

/** Running time until the attempt ended. */
const closedAfter = (clock: Clock, submittedAt: number): number =>
  Math.max(0, elapsedMs(clock, Math.min(submittedAt, scheduleOf(clock, submittedAt).deadlineAt)))

const itemsOf = ({ facts, order }: FrozenPaper, { sections }: Paper, { scores }: Result): ReplayItem[] => {
  const verdicts = new Map(scoresFrom(order, scores).map(({ questionId, verdict }) => [questionId, verdict]))
  return sections.flatMap(({ id: sectionId, questionIds }) =>
    questionIds.map((id) => ({
      id,
      sectionId,
      targetMs: facts.get(id)?.targetMs ?? 0,
      verdict: verdicts.get(id) ?? 'skipped',
    })),
  )
}

const basisOf = (pace: Pace): PaceBasis => ({
  students: pace?.students ?? 0,
  tenth: pace?.pace?.tenth ?? 0,
  needed: leastForPace,
})
