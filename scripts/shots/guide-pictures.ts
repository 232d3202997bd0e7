import type { BrowserContext, Page } from 'playwright-core'
import { officePaths } from '../../domain/office-paths.ts'

/** Picture of docs/office.md: `act` brings the page into the pictured state. */
export type GuidePicture = {
  name: string
  path: string
  act?: (page: Page, context: BrowserContext) => Promise<unknown>
}

const inWork = (name: string) => officePaths.adminJob(`job_office-${name}`)

/** In the order of the guide. */
export const guidePictures: GuidePicture[] = [
  { name: 'jobs', path: officePaths.adminJobs() },
  { name: 'stale', path: inWork('lab-assistants') },
  { name: 'activities', path: officePaths.adminActivities() },
]
