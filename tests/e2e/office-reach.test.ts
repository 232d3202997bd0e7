import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { completeBody, ownFields } from '../support/kind-bodies.ts'
import { browserCookies, desktop, hydrated, launchBrowser, phone } from '../support/browser.ts'
import { demoAdmin, signIn } from '../support/http.ts'
import { newWord } from '../support/surfaces.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const pageOf = async (options: typeof desktop | typeof phone, cookies = ''): Promise<Page> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  await context.addCookies(browserCookies(url, cookies))
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return page
}

/** Reloads until the page holds the text, or no longer holds it. */
const reloadUntil = (page: Page, text: string, isThere: boolean) =>
  expect
    .poll(
      async () => {
        await page.reload()
        return (await page.content()).includes(text)
      },
      { timeout: 15_000, interval: 100 },
    )
    .toBe(isThere)

const unpublish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await page.getByText('It is no longer on the site').waitFor()
}

test('an item goes from the press of Publish to the home page, and from Unpublish to "taken down" (CNT-40, CNT-41)', async () => {
  const session = await signIn(demoAdmin.email, demoAdmin.password)
  const word = newWord()
  const body = completeBody(ownFields.job, word, word)
  const { id } = (await session.post<{ id: string }>('/api/admin/content/job', { body })).body
  const reader = await pageOf(phone)
  await reader.goto(url)
  expect(await reader.content()).not.toContain(word)

  const office = await pageOf(desktop, `lang=en; ${session.cookie}`)
  await office.goto(`${url}/admin/jobs/${id}`)
  await hydrated(office)
  await office.keyboard.press('Control+Enter')
  await office.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await office.getByText('Published.').first().waitFor()
  await reloadUntil(reader, word, true)

  await hydrated(reader)
  await reader.locator(`a[href="/jobs/${id}"]`).first().click()
  await reader.getByRole('heading', { level: 1, name: word }).waitFor()
  await unpublish(office)
  await reloadUntil(reader, word, false)
  await reader.getByRole('heading', { level: 1, name: 'No longer available' }).waitFor()
  await reader.getByRole('main').getByRole('link', { name: 'Jobs' }).click()
  await reader.waitForURL('**/jobs')
  expect(await reader.content()).not.toContain(word)
  await Promise.all([reader.context().close(), office.context().close()])
})
