import { officeAffairs } from './affairs.ts'
import { officeJobs } from './jobs.ts'
import type { SeededItem } from './shapes.ts'

export { officeFacts } from './facts.ts'
export { sampleEntries, sampleFeed } from './feeds.ts'
export { officeMessages } from './messages.ts'

/** Items of the demo's administrators, with the acts on them. */
export const officeWork: SeededItem[] = [...officeJobs, ...officeAffairs]
