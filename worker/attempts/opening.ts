import { answerSpecs } from '../../domain/attempts/answers.ts'
import type { Paper } from '../../domain/attempts/contract.ts'
import { defaultDrainMs } from '../../domain/attempts/timing.ts'
import type { HallBanner } from '../../domain/attempts/hall.ts'
import { extraMsOf, type Clock, type ExtraTime, type Pause } from '../../domain/attempts/schedule.ts'
import type { Grant } from '../../domain/catalogue/live-room.ts'
import type { Opening, PaperOutline } from './session/stored-attempt.ts'

/** The timing of an attempt of a paper. Instants are Unix milliseconds. */
export type Start = {
  /** The common start; null where the student starts the clock. */
  beginsAt: number | null
  /** The end of the window; pauses extend it. */
  closesAt: number | null
  extra: ExtraTime | null
  pauses: readonly Pause[]
  /** This candidate's own lengths of sections. */
  sectionMs: SectionTimes | null
  /** True for a test that ends for all at one time: students cannot pause it past that end and its results. */
  held?: boolean
  /** Extra time of everyone in the test. */
  grants?: readonly Grant[]
  banner?: HallBanner | null
}

/** Milliseconds by section id. */
export type SectionTimes = Readonly<Record<string, number>>

const outlines = new WeakMap<Paper, string>()

/** The outline of a frozen paper as JSON, cached per isolate: it is the same for everyone. */
const outlineOf = (paper: Paper): string => {
  const known = outlines.get(paper)
  if (known !== undefined) return known
  const { pausable, optionalTaken, sections, questions } = paper
  const outline: PaperOutline = {
    pausable,
    optionalTaken,
    sections: sections.map(({ id, optional, after, questionIds }) => ({ id, optional, after, questionIds })),
    questions: answerSpecs(questions),
  }
  const made = JSON.stringify(outline)
  outlines.set(paper, made)
  return made
}

/** The durations of a candidate's clock. */
export type CandidateTimes = Required<Pick<Clock, 'durationMs' | 'minSubmitMs' | 'sections' | 'longerMs'>>

/** The durations of a paper for a candidate; a minimum grows in proportion to its section. */
export const timesOf = (paper: TimedPaper, sectionMs: SectionTimes | null): CandidateTimes => {
  const { durationMs: wholeMs, minSubmitMs: leastMs } = paper
  if (paper.navigation !== 'sectional')
    return { durationMs: wholeMs, minSubmitMs: leastMs, sections: null, longerMs: 0 }
  const sections = paper.sections.map(({ id, durationMs, breakMs, minSubmitMs }) => {
    const ofPaper = durationMs ?? 0
    const own = sectionMs?.[id] ?? ofPaper
    return { id, durationMs: own, breakMs, minSubmitMs: inProportion(minSubmitMs, own, ofPaper) }
  })
  const ofPaper = paper.sections.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0)
  const own = sectionsMs(sections)
  const minSubmitMs = inProportion(leastMs, own, ofPaper)
  return { durationMs: wholeMs, minSubmitMs, sections, longerMs: Math.max(0, own - ofPaper) }
}

type TimedPaper = Pick<Paper, 'navigation' | 'sections' | 'durationMs' | 'minSubmitMs'>

const sectionsMs = (sections: CandidateTimes['sections']): number =>
  (sections ?? []).reduce((sum, { durationMs }) => sum + durationMs, 0)

type LongerClock = Pick<Clock, 'durationMs' | 'sections' | 'extra' | 'longerMs'> & { drainMs?: number | undefined }

/** The part of a drain window beyond the default one, which results wait for anyway. */
export const longerDrainMsOf = (drainMs: number = defaultDrainMs): number => Math.max(0, drainMs - defaultDrainMs)

/**
 * The additional time in which a candidate's answers can arrive: extra time, longer sections and a longer drain window.
 */
export const longerMsOf = (clock: LongerClock): number =>
  extraMsOf(clock) + (clock.longerMs ?? 0) + longerDrainMsOf(clock.drainMs)

const inProportion = (ms: number, to: number, from: number): number => (from > 0 ? Math.round((ms * to) / from) : ms)

/** A clock whose extra time includes that of everyone; a student's own time by the hour counts as whole minutes. */
export const withGrants = <Given extends Pick<Clock, 'durationMs' | 'sections' | 'extra'> & { grants?: Grant[] }>(
  clock: Given,
): Given => {
  const { grants = [] } = clock
  if (grants.length === 0) return clock
  const minutes = grants.reduce((sum, grant) => sum + grant.minutes, Math.ceil(extraMsOf(clock) / 60_000))
  return { ...clock, extra: { minutes } }
}

/** The initial data of an attempt's object. */
export const openingOf = (
  paper: Paper,
  { attemptId, userId }: Pick<Opening, 'attemptId' | 'userId'>,
  { beginsAt, closesAt, extra, pauses, sectionMs, held = false, grants = [], banner = null }: Start,
): Opening => ({
  attemptId,
  userId,
  testId: paper.testId,
  testVersionId: paper.versionId,
  outline: outlineOf(paper),
  clock: {
    ...timesOf(paper, sectionMs),
    extra,
    closesAt,
    pauses: [...pauses],
    held,
    ...(grants.length > 0 && { grants: [...grants] }),
    ...(paper.drainMs !== undefined && { drainMs: paper.drainMs }),
  },
  beginsAt,
  banner,
})
