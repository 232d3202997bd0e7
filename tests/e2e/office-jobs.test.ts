import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, hydrated, launchBrowser } from '../support/browser.ts'
import { signInAdministrator } from '../support/office.ts'
import type { OfficeDetail } from '../../domain/content/contract.ts'
import type { Visitor } from '../support/http.ts'
import { centralNotices } from '../domain/jobs/notices/central.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const published = 'job_sample-survey-engineers'

/** Presses and choices of an administrator; typing and pasting are not counted. */
class Interactions {
  count = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async press(name: string | RegExp): Promise<void> {
    this.count += 1
    await this.page.getByRole('button', { name }).filter({ visible: true }).first().click()
  }
  /** A press into a field, then typing. */
  async type(path: string, text: string): Promise<void> {
    this.count += 1
    const field = this.page.locator(`[name="${path}"]`)
    await field.fill(text)
  }
}

const opened = async (path: string): Promise<{ page: Page; visitor: Visitor; close: () => Promise<void> }> => {
  const context = await browser.newContext(desktop)
  const page = await context.newPage()
  const visitor = await signInAdministrator(page)
  await page.goto(`${visitor.url}${path}`)
  await hydrated(page)
  return { page, visitor, close: () => context.close() }
}

const saved = (page: Page) => page.locator('[data-save-phase=saved]').first().waitFor()

describe('a job notice in the office (JOB-39)', () => {
  test('goes from a pasted text to the site in at most 25 interactions beside typing', async () => {
    const { page, visitor, close } = await opened('/admin/jobs/new')
    const by = new Interactions(page)
    const title = `Secretariat Services Examination ${Date.now()}`
    const text = (centralNotices[0]?.text ?? '').replace('Combined Secretariat Services Examination', title)
    await by.type('text', text)
    await by.press('Read the notice')
    await page.waitForURL(/\/admin\/jobs\/job_/)
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Show the next')
    expect(await page.locator('[name="dates.1.at"]').inputValue()).toBe('09-01-2027 23:00')
    expect(await page.locator('[name="posts.0.vacancies.obc"]').inputValue()).toBe('262')

    by.count += 1
    await page.getByRole('button', { name: /^Add “|^New organisation/ }).click()
    const dialog = page.getByRole('dialog', { name: 'New organisation' })
    by.count += 3
    await dialog.getByLabel('Name in English').fill(`Secretariat Services Board ${Date.now()}`)
    await dialog.getByLabel('Name in Hindi').fill('सचिवालय सेवा बोर्ड')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('[name="organisationId"]').inputValue()).toMatch(/^org_/)
    await by.type('summary.en', '1,150 clerks and operators after class 12.')
    await by.type('title.hi', 'सचिवालय सेवा परीक्षा 2026')
    await by.type('summary.hi', '12वीं के बाद 1,150 पद।')
    await by.type('about.en', 'Clerks and operators for the offices of the Union.')
    await by.press('I opened it: it works')
    await by.press('All are right')
    await saved(page)
    await by.press('Publish')
    by.count += 1
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await page.getByText('Published', { exact: false }).first().waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(by.count).toBeLessThanOrEqual(25)

    const id = /job_[a-z0-9]+/.exec(page.url())?.[0] ?? ''
    const reply = await fetch(`${visitor.url}/api/jobs/${id}`)
    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject({
      title: { en: expect.stringContaining(title) as string },
      vacancies: 1150,
    })
    await close()
  })

  test('keeps a pasted text on the device until its draft is made', async () => {
    const { page, visitor, close } = await opened('/admin/jobs/new')
    const text = page.locator('[name="text"]')
    await text.fill('Recruitment of 12 Clerks, Advt. No. 1/2027')
    await page.reload()
    await hydrated(page)
    await expect.poll(() => text.inputValue()).toBe('Recruitment of 12 Clerks, Advt. No. 1/2027')
    await page.getByRole('button', { name: 'Read the notice' }).click()
    await page.waitForURL(/\/admin\/jobs\/job_/)
    await saved(page)
    await page.goto(`${visitor.url}/admin/jobs/new`)
    await hydrated(page)
    expect(await text.inputValue()).toBe('')
    await close()
  })

  test('asks whether changes are announced, and shows the corrigendum as students will see it', async () => {
    const { page, visitor, close } = await opened(`/admin/jobs/${published}`)
    const last = page.locator('[name="dates.2.at"]')
    await last.fill('31-12-2027')
    await page.getByRole('button', { name: 'Announce as a corrigendum' }).click()
    const note = page.locator('[name="corrigendum.en"]')
    await note.fill('The last date has moved.')
    const preview = page.locator('[data-path="corrigendum"] article')
    await preview.getByText('The last date has moved.').waitFor()
    expect(await preview.locator('ins').allTextContents()).toContain('31 Dec 2027')
    await saved(page)
    await close()
    const draft = `/api/admin/content/job/${published}`
    const { body } = await visitor.get<OfficeDetail>(draft)
    await visitor.delete(`${draft}/draft`, { revision: body.draft.revision })
  })
})
