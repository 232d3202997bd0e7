import type { AfterLeaving, PaperSection, Timing } from './contract.ts'
import { countsIn } from './schedule.ts'

/**
 * What the clock of a sitting allows in its sections. Instants are Unix milliseconds of the server's clock, durations
 * milliseconds; a timing of null is a sitting without sections of its own time, all of it open.
 */

/** What may be done in a section now: answers given, only read, or nothing. */
export type SectionAccess = AfterLeaving

type Section = Pick<PaperSection, 'id' | 'after'>

export const accessAt = (timing: Timing | null, section: Section, now: number): SectionAccess => {
  if (!timing?.spans || countsIn(timing, section, now)) return 'edit'
  const span = timing.spans.find(({ sectionId }) => sectionId === section.id)
  return section.after === 'view' && span !== undefined && now >= span.startsAt ? 'view' : 'none'
}

/** The same for all sections, by id; undefined where all of them are open. */
export const accessOfAll = (
  timing: Timing | null,
  sections: readonly Section[],
  now: number,
): Record<string, SectionAccess> | undefined =>
  timing?.spans
    ? Object.fromEntries(sections.map((section) => [section.id, accessAt(timing, section, now)]))
    : undefined

type TimedSection = Pick<PaperSection, 'id' | 'durationMs' | 'minSubmitMs'>

/**
 * When a running section may be left, from the instants alone: so long before its end as its own and extra time go
 * beyond the minimum, which counts every pause in. Null where sections have no time of their own.
 */
export const leavableAt = (timing: Timing, sections: readonly TimedSection[], sectionId: string): number | null => {
  const section = sections.find(({ id }) => id === sectionId)
  const span = timing.spans?.find((found) => found.sectionId === sectionId)
  if (!section || !span) return null
  const ownMs = sections.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0)
  const durationMs = section.durationMs ?? 0
  const fullMs = durationMs + (ownMs > 0 ? Math.round((timing.extraMs * durationMs) / ownMs) : 0)
  return Math.max(span.startsAt + section.minSubmitMs, span.endsAt - fullMs + section.minSubmitMs)
}

type SubmittablePaper = { durationMs: number; minSubmitMs: number }

/** When a paper may be submitted: not before its minimum, counted in time that the clock has run. */
export const submittableAt = ({ begunAt, spans, deadlineAt, extraMs }: Timing, paper: SubmittablePaper): number => {
  const { durationMs, minSubmitMs } = paper
  // Sections that were left early moved the end up, so that it says nothing of pauses.
  const byTheClock = spans ? begunAt : deadlineAt - durationMs - extraMs
  return Math.max(begunAt, byTheClock) + minSubmitMs
}
