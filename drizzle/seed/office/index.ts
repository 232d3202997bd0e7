import { officeAffairs } from './affairs.ts'
import { officeJobs } from './jobs.ts'
import type { OfficeItem } from './shapes.ts'

export { officeFacts } from './facts.ts'
export { sampleEntries, sampleFeed } from './feeds.ts'
export { officeMessages } from './messages.ts'

/** What the administrators of the demo work on. */
export const officeItems: OfficeItem[] = [...officeJobs, ...officeAffairs]
