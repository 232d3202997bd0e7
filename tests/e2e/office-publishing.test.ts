import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { DraftBody, OfficeDetail } from '../../domain/content/contract.ts'
import { officePaths } from '../../domain/office-paths.ts'
import { violationsOn } from '../support/axe.ts'
import { desktop, hydrated, launchBrowser, phone } from '../support/browser.ts'
import { unique, type Visitor } from '../support/http.ts'
import { ownFields } from '../support/kind-bodies.ts'
import { signInAdministrator } from '../support/office.ts'

let browser: Browser
const open: { close(): Promise<void> }[] = []
const wide = { ...desktop, viewport: { width: 1600, height: 900 } }
const url = inject('url')

beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(async () => {
  for (const context of open.splice(0)) await context.close()
})
afterAll(() => browser.close())

const administrator = async (options: BrowserContextOptions = wide): Promise<{ page: Page; admin: Visitor }> => {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  open.push(context)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  return { page, admin: await signInAdministrator(page) }
}

const jobPath = (id: string) => `/api/admin/content/job/${id}`

/** Complete draft of a job. */
const newJob = async (admin: Visitor, changes: DraftBody = {}) => {
  const title = `Clerk ${unique('')}`
  const body = {
    ...ownFields.job,
    slug: unique('pub')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-'),
    title: { en: title, hi: `${title} पद` },
    summary: { en: 'In short', hi: 'संक्षेप में' },
    exams: [],
    seo: {},
    ...changes,
  }
  const { body: made } = await admin.post<{ id: string }>('/api/admin/content/job', { body })
  return { id: made.id, body, title }
}

const detailOf = async (admin: Visitor, id: string) => (await admin.get<OfficeDetail>(jobPath(id))).body

const publishByCall = async (admin: Visitor, id: string, revision: number) => {
  const reply = await admin.post(`${jobPath(id)}/publication`, { revision, note: 'By call' })
  expect(reply.status, reply.text).toBe(201)
}

const openEditor = async (page: Page, id: string) => {
  await page.goto(`${url}${officePaths.adminJob(id)}`)
  await hydrated(page)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, path: string) => page.locator(`[name="${path}"]`)

describe('publishing from the editor', () => {
  test('leads from the checklist to the field, and publishes with a note (OFC-23)', async () => {
    const { page, admin } = await administrator({ ...wide })
    const { id } = await newJob(admin, { advertisementNumber: '', about: { en: 'Text', hi: '' } })
    await openEditor(page, id)
    const checks = page.locator('#publish')
    await checks.getByRole('link', { name: /Fill this in/ }).click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('advertisementNumber')
    await page.keyboard.type('7/2026')
    await checks.getByText('1 thing must be done').waitFor({ state: 'detached' })
    await page.keyboard.press('Control+Enter')
    await dialog(page)
      .getByLabel(/What changed and why/)
      .fill('First notice')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Published.', { exact: true }).waitFor()
    await page.locator('#history').getByText('“First notice”').waitFor()
    expect((await detailOf(admin, id)).state).toBe('published')
    expect((await admin.get(`/api/jobs/${id}`)).status).toBe(200)
    expect(await violationsOn(page)).toEqual([])
  })

  test('refuses a time in the past, schedules in Indian time and unschedules (OFC-24)', async () => {
    const { page, admin } = await administrator()
    const { id } = await newJob(admin)
    await openEditor(page, id)
    await button(page, 'Publish').click()
    await dialog(page).getByLabel('At a time').check()
    await dialog(page).getByLabel('Day').fill('2026-01-01')
    await dialog(page).getByLabel('Time in India').fill('09:30')
    await button(page, 'Schedule').click()
    await dialog(page).getByText('This time is over. Choose one to come.').waitFor()
    await dialog(page).getByLabel('Day').fill('2099-01-01')
    await button(page, 'Schedule').click()
    await page.getByText('Scheduled for 1 Jan 2099, 9:30 am IST.').waitFor()
    expect((await detailOf(admin, id)).draft.scheduledAt).toBe(Date.parse('2099-01-01T09:30:00+05:30'))
    await button(page, 'Take off the schedule').click()
    await page.getByText('Taken off the schedule.', { exact: true }).waitFor()
    await button(page, 'Publish').waitFor()
  })

  test('shows what changed, restores a version in both languages and gives the draft back (OFC-25, CNT-28)', async () => {
    const { page, admin } = await administrator()
    const { id, body, title } = await newJob(admin)
    await publishByCall(admin, id, 1)
    const typed = { ...body, title: { en: 'Senior clerk', hi: 'वरिष्ठ लिपिक' }, advertisementNumber: '9/2026' }
    await admin.put(`${jobPath(id)}/draft`, { revision: 2, body: typed })
    await openEditor(page, id)
    const history = page.locator('#history')
    await history.getByRole('link', { name: 'Compare with the draft' }).click()
    await history.locator('ins', { hasText: 'वरिष्ठ लिपिक' }).waitFor()
    await history.getByRole('button', { name: 'Restore: Version 1' }).click()
    await dialog(page).getByRole('button', { name: 'Restore', exact: true }).click()
    await page.getByText('Version 1 is in the draft.', { exact: false }).waitFor()
    await expect.poll(() => field(page, 'title.hi').inputValue()).toBe(`${title} पद`)
    expect((await detailOf(admin, id)).draft.body).toEqual(body)
    await history.getByRole('button', { name: 'Put this earlier draft back?' }).click()
    await dialog(page).getByRole('button', { name: 'Restore', exact: true }).click()
    await expect.poll(() => field(page, 'title.hi').inputValue()).toBe('वरिष्ठ लिपिक')
    expect((await detailOf(admin, id)).draft.body).toEqual(typed)
  })

  test('draws the draft in both languages and follows each save (OFC-31)', async () => {
    const { page, admin } = await administrator()
    const { id, title } = await newJob(admin)
    await openEditor(page, id)
    await button(page, 'Show preview').click()
    const drawn = page.frameLocator('iframe')
    await drawn.getByRole('heading', { level: 1, name: title }).waitFor()
    await field(page, 'title.en').fill('Another name')
    await drawn.getByRole('heading', { level: 1, name: 'Another name' }).waitFor()
    await page.locator('#preview').getByRole('button', { name: 'Hindi', exact: true }).click()
    await drawn.getByRole('heading', { level: 1, name: `${title} पद` }).waitFor()
    await button(page, 'Dark').click()
    await drawn.locator('html.dark').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await field(page, 'title.en').inputValue()).toBe('Another name')
  })

  test('publishes, unpublishes and restores from the trash without script on a phone (OFC-24)', async () => {
    const { page, admin } = await administrator({ ...phone, javaScriptEnabled: false })
    const { id } = await newJob(admin)
    await page.goto(`${url}${officePaths.adminJob(id)}`)
    await page
      .locator('#publish')
      .getByLabel(/What changed and why/)
      .fill('Without script')
    await button(page, 'Publish').click()
    await page.getByText('Published.', { exact: true }).waitFor()
    await page.locator('#acts summary', { hasText: 'Move to bin' }).click()
    await page.locator('#acts details[open]').getByLabel('Why (for the history)').fill('Twice entered')
    await page.locator('#acts details[open]').getByRole('button', { name: 'Move to bin' }).click()
    await page.getByText('Moved to the bin.', { exact: true }).waitFor()
    expect((await admin.get(`/api/jobs/${id}`)).status).toBe(410)
    await button(page, 'Restore from bin').click()
    await page.getByText('Restored as a draft.', { exact: true }).waitFor()
    await page.locator('#history').getByText('“Twice entered”').waitFor()
    expect((await detailOf(admin, id)).state).toBe('draft')
  })
})
