import { officeAffairs } from './affairs.ts'
import { officeJobs } from './jobs.ts'
import type { OfficeItem } from './shapes.ts'

export { officeMessages } from './messages.ts'

/** What the administrators of the demo work on. */
export const officeItems: OfficeItem[] = [...officeJobs, ...officeAffairs]
