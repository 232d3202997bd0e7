import { answerSpecs } from '../../domain/attempts/answers.ts'
import type { Paper } from '../../domain/attempts/contract.ts'
import type { ExtraTime, Pause, TimedSection } from '../../domain/attempts/schedule.ts'
import type { Opening, PaperOutline } from './session/sitting.ts'

/** When a sitting of a paper is sat. Instants are Unix milliseconds. */
export type Start = {
  /** When the clock begins by itself, for a common start; null where the student begins it. */
  beginsAt: number | null
  /** The end of the window; pauses move it further. */
  closesAt: number | null
  extra: ExtraTime | null
  pauses: readonly Pause[]
  /** Sections that take this candidate another time than the paper says. */
  sectionMs: SectionTimes | null
}

/** Milliseconds by section. */
export type SectionTimes = Readonly<Record<string, number>>

const outlines = new WeakMap<Paper, string>()

/** A paper is frozen and its outline the same for everyone: made once in an isolate. */
const outlineOf = (paper: Paper): string => {
  const known = outlines.get(paper)
  if (known !== undefined) return known
  const { minSubmitMs, pausable, optionalTaken, sections, questions } = paper
  const outline: PaperOutline = {
    minSubmitMs,
    pausable,
    optionalTaken,
    sections: sections.map(({ id, optional, after, questionIds }) => ({ id, optional, after, questionIds })),
    questions: answerSpecs(questions),
  }
  const made = JSON.stringify(outline)
  outlines.set(paper, made)
  return made
}

/** The sections as the clock sees them; null where they share the paper's time. */
export const timedSections = (
  { navigation, sections }: Pick<Paper, 'navigation' | 'sections'>,
  sectionMs: SectionTimes | null,
): TimedSection[] | null =>
  navigation === 'sectional'
    ? sections.map(({ id, durationMs, breakMs, minSubmitMs }) => ({
        id,
        durationMs: sectionMs?.[id] ?? durationMs ?? 0,
        breakMs,
        minSubmitMs,
      }))
    : null

/** What the object of a sitting is made of. */
export const openingOf = (
  paper: Paper,
  { attemptId, userId }: Pick<Opening, 'attemptId' | 'userId'>,
  { beginsAt, closesAt, extra, pauses, sectionMs }: Start,
): Opening => ({
  attemptId,
  userId,
  testId: paper.testId,
  testVersionId: paper.versionId,
  outline: outlineOf(paper),
  clock: {
    durationMs: paper.durationMs,
    sections: timedSections(paper, sectionMs),
    extra,
    closesAt,
    pauses: [...pauses],
  },
  beginsAt,
})
