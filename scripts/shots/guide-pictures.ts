import type { BrowserContext, Page } from 'playwright-core'
import { paths } from '../../domain/paths.ts'

/** Picture of docs/office.md: `act` brings the page into the pictured state. */
export type GuidePicture = {
  name: string
  path: string
  act?: (page: Page, context: BrowserContext) => Promise<unknown>
}

const inWork = (name: string) => paths.adminJob(`job_office-${name}`)

/** In the order of the guide. */
export const guidePictures: GuidePicture[] = [
  { name: 'jobs', path: paths.adminJobs() },
  { name: 'stale', path: inWork('lab-assistants') },
  { name: 'activities', path: paths.adminActivities() },
]
