import type { AfterLeaving, PaperSection, Timing } from './contract.ts'
import { countsIn } from './schedule.ts'

/**
 * What the clock of an attempt allows in its sections. Instants are Unix milliseconds of the server's clock, durations
 * milliseconds; a timing of null is an attempt without sections of its own time, all of it open.
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
