import type { Page } from 'playwright-core'
import { addDays, dateInIndia } from '../../domain/india.ts'
import { officePaths } from '../../domain/office-paths.ts'
import { writeAsEditor } from './guide-editor.ts'

/** Picture of docs/office.md: `act` brings the page into the pictured state. */
export type GuidePicture = { name: string; path: string; act?: (page: Page, url: string) => Promise<unknown> }

const inWork = (name: string) => officePaths.adminJob(`job_office-${name}`)

const notice = `SAMPLE STAFF SELECTION BOARD
Advertisement No. 14/2027
Recruitment of Junior Assistants
Online applications are invited from 05-01-2027 to 04-02-2027 (17:00).
Last date for payment of fee: 05-02-2027
Tentative date of examination: 18 April 2027
Junior Assistant: 240 posts (UR 98, EWS 24, OBC 65, SC 36, ST 17), Pay Level-4 (Rs. 25,500 - 81,100)
Educational qualification: Bachelor's degree in any discipline from a recognised university.
Age limit: 18 to 27 years as on 01-01-2027. Relaxation: OBC 3 years, SC/ST 5 years, PwBD 10 years.
Application fee: Rs. 100 for UR, EWS and OBC. SC, ST, PwBD and women candidates are exempted.
Selection: computer based examination, typing test, document verification.
Apply online at https://ssc.gov.in`

const readNotice = async (page: Page): Promise<void> => {
  await page.locator('textarea').first().fill(notice)
  await page.getByRole('button', { name: 'Read the notice' }).click()
  await page.waitForURL(/\/admin\/jobs\/job_/)
  await page.getByText('wait for your check').first().waitFor()
}

const announce = async (page: Page): Promise<void> => {
  await page.locator('[name="posts.0.count"]').fill('520')
  const offer = page.getByRole('button', { name: 'Announce as a corrigendum' }).first()
  await offer.click()
  await page.getByText('What students will see').first().scrollIntoViewIfNeeded()
}

const scrollTo = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }))

const openPublishing = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+Enter')
  await page.locator('dialog[open]').waitFor()
}

/** Changes the title as another administrator, so that the editor shows a conflict. */
const conflict = async (page: Page, url: string): Promise<void> => {
  await writeAsEditor(url, 'job_office-forest-guards', { title: { en: 'Forest Guards (hill divisions)', hi: '' } })
  await page.locator('[name="title.en"]').fill('Forest Guards 2026')
  await page.getByRole('button', { name: 'Take this' }).first().waitFor()
}

const history = async (page: Page): Promise<void> => {
  const part = page.locator('#history')
  await part.getByText('Version 4 published').waitFor()
  await part.getByText('What changed').first().click()
  await part.locator('ins, del').first().waitFor()
  await part.evaluate((element) => element.scrollIntoView())
}

const quizDay = addDays(dateInIndia(Date.now()), -2)

const ask = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Ask this' }).first().click()
  await page.locator('summary', { hasText: 'Question 1' }).waitFor()
}

/** In the order of the guide. */
export const guidePictures: GuidePicture[] = [
  { name: 'jobs', path: officePaths.adminJobs() },
  { name: 'job-notice', path: officePaths.adminJobNew(), act: readNotice },
  { name: 'corrigendum', path: inWork('section-officers'), act: announce },
  { name: 'affairs-day', path: officePaths.adminCurrentAffairs() },
  { name: 'affairs-sheet', path: officePaths.adminAffairNew() },
  { name: 'quiz', path: `${officePaths.adminCurrentAffairs()}&day=${quizDay}`, act: ask },
  { name: 'feeds', path: `${officePaths.adminMaterials()}?tab=feeds` },
  { name: 'stale', path: inWork('lab-assistants'), act: scrollTo('[name="about.hi"]') },
  { name: 'publish', path: inWork('lab-assistants'), act: openPublishing },
  { name: 'conflict', path: inWork('forest-guards'), act: conflict },
  { name: 'history', path: inWork('section-officers'), act: history },
  { name: 'activities', path: officePaths.adminActivities() },
  { name: 'message', path: `${officePaths.adminActivities()}?tab=messages&message=msg_office-2` },
]
