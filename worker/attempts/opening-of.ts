import { answerSpecs } from '../../domain/attempts/answers.ts'
import type { Paper } from '../../domain/attempts/contract.ts'
import { defaultDrainMs } from '../../domain/attempts/timing.ts'
import { extraMsOf, type Clock, type ExtraTime, type Pause } from '../../domain/attempts/schedule.ts'
import type { Opening, PaperOutline } from './session/stored-attempt.ts'

/** When an attempt of a paper is sat. Instants are Unix milliseconds. */
export type Start = {
  /** When the clock begins by itself, for a common start; null where the student begins it. */
  beginsAt: number | null
  /** The end of the window; pauses move it further. */
  closesAt: number | null
  extra: ExtraTime | null
  pauses: readonly Pause[]
  /** Sections that take this candidate another time than the paper says. */
  sectionMs: SectionTimes | null
  /** Whether the test ends for all at one time: then nobody stops their own clock, past that and the results. */
  held?: boolean
}

/** Milliseconds by section. */
export type SectionTimes = Readonly<Record<string, number>>

const outlines = new WeakMap<Paper, string>()

/** A paper is frozen and its outline the same for everyone: made once in an isolate. */
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

/** The times that a candidate's clock goes by. */
export type CandidateTimes = Required<Pick<Clock, 'durationMs' | 'minSubmitMs' | 'sections' | 'longerMs'>>

/** A paper's times for a candidate; the minima grow with a section that takes another time. */
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
  const own = ownMs(sections)
  const minSubmitMs = inProportion(leastMs, own, ofPaper)
  return { durationMs: wholeMs, minSubmitMs, sections, longerMs: Math.max(0, own - ofPaper) }
}

type TimedPaper = Pick<Paper, 'navigation' | 'sections' | 'durationMs' | 'minSubmitMs'>

const ownMs = (sections: CandidateTimes['sections']): number =>
  (sections ?? []).reduce((sum, { durationMs }) => sum + durationMs, 0)

type LongerClock = Pick<Clock, 'durationMs' | 'sections' | 'extra' | 'longerMs'> & { drainMs?: number | undefined }

/** How much longer than usual answers may arrive: results wait for the usual window anyway. */
export const longerDrainMsOf = (drainMs: number = defaultDrainMs): number => Math.max(0, drainMs - defaultDrainMs)

/**
 * How much longer than others a candidate's answers may arrive: extra time, sections that take them longer, and a longer
 * drain window.
 */
export const longerMsOf = (clock: LongerClock): number =>
  extraMsOf(clock) + (clock.longerMs ?? 0) + longerDrainMsOf(clock.drainMs)

const inProportion = (ms: number, to: number, from: number): number => (from > 0 ? Math.round((ms * to) / from) : ms)

/** What the object of an attempt is made of. */
export const openingOf = (
  paper: Paper,
  { attemptId, userId }: Pick<Opening, 'attemptId' | 'userId'>,
  { beginsAt, closesAt, extra, pauses, sectionMs, held = false }: Start,
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
    ...(paper.drainMs !== undefined && { drainMs: paper.drainMs }),
  },
  beginsAt,
})
