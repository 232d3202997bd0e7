import type { Page } from 'playwright-core'
import { officePaths } from '../../domain/office-paths.ts'
import { paths } from '../../domain/paths.ts'
import type { ShotScreen } from './screens.ts'

// Locators use positions and keys, because texts are in two languages.

const openOfficeMenu = async (page: Page) => {
  const menu = page.locator('button[popovertarget=office-sheet]').first()
  if (await menu.isVisible()) return menu.click()
  return page.locator('button[aria-expanded=true]').first().click()
}

const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await page.locator('dialog input').fill('cl')
  await page.locator('[cmdk-item]').first().waitFor()
}

const openKeys = async (page: Page) => {
  await page.keyboard.press('Shift+?')
  await page.locator('dialog kbd').first().waitFor()
}

const openPublishing = async (page: Page) => {
  await page.keyboard.press('Control+Enter')
  await page.locator('dialog[open]').waitFor()
}

const screen = (name: string, path: string, act?: ShotScreen['act']): ShotScreen => ({
  name,
  path,
  as: 'admin',
  ...(act && { act }),
})

const jobs = officePaths.adminJobs()
const inWork = (name: string) => officePaths.adminJob(`job_office-${name}`)

/** Screens of the office, on what its administrators left in the demo. */
export const officeScreens: ShotScreen[] = [
  screen('office', paths.admin()),
  screen('office-menu', paths.admin(), openOfficeMenu),
  screen('office-palette', paths.admin(), openPalette),
  screen('office-keys', jobs, openKeys),
  screen('office-coming', officePaths.adminVideoNew()),
  screen('office-jobs', jobs),
  screen('office-jobs-bin', `${jobs}?state=trashed`),
  screen('office-jobs-empty', `${jobs}?q=zzzz`),
  screen('office-organisations', `${jobs}?tab=organisations`),
  screen('office-job-new', officePaths.adminJobNew()),
  screen('office-job', inWork('section-officers')),
  screen('office-job-half', inWork('forest-guards')),
  screen('office-job-stale', inWork('lab-assistants')),
  screen('office-job-publish', inWork('lab-assistants'), openPublishing),
  screen('office-job-scheduled', inWork('audit-clerks')),
  screen('office-job-trashed', inWork('doubled')),
  screen('office-job-preview', officePaths.adminJobPreview('job_office-section-officers')),
  screen('office-affairs', officePaths.adminCurrentAffairs()),
  screen('office-activities', officePaths.adminActivities()),
  screen('office-messages', `${officePaths.adminActivities()}?tab=messages`),
]
