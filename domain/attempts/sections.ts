import type { AfterLeaving, PaperSection, Timing } from './contract.ts'
import { countsIn } from './schedule-position.ts'

/**
 * Access to the sections of an attempt by its clock. Instants are Unix milliseconds of the server's clock, durations
 * milliseconds. A null timing is an attempt without timed sections: all are open.
 */

/** Access to a section now: give answers, read only, or none. */
export type SectionAccess = AfterLeaving

type Section = Pick<PaperSection, 'id' | 'after'>

export const accessAt = (timing: Timing | null, section: Section, now: number): SectionAccess => {
  if (!timing?.spans || countsIn(timing, section, now)) return 'edit'
  const span = timing.spans.find(({ sectionId }) => sectionId === section.id)
  return section.after === 'view' && span !== undefined && now >= span.startsAt ? 'view' : 'none'
}

/** Access by section id; undefined where all sections are open. */
export const accessOfAll = (
  timing: Timing | null,
  sections: readonly Section[],
  now: number,
): Record<string, SectionAccess> | undefined =>
  timing?.spans
    ? Object.fromEntries(sections.map((section) => [section.id, accessAt(timing, section, now)]))
    : undefined
