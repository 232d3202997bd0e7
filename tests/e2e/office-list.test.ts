import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { violationsOn } from '../support/axe.ts'
import { browserCookies, desktop, hydrated, launchBrowser, phone, settled } from '../support/browser.ts'
import { demoAdmin, signIn, type Visitor } from '../support/http.ts'
import { faultsOf } from '../support/student.ts'
import { newWord } from '../support/surfaces.ts'

const url = inject('url')
let browser: Browser
let session: Visitor

beforeAll(async () => {
  browser = await launchBrowser()
  session = await signIn(demoAdmin.email, demoAdmin.password)
})
afterAll(() => browser.close())

const office = async (options: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  await context.addCookies(browserCookies(url, `lang=en; ${session.cookie}`))
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return page
}

/** Drafts of jobs with a word of their own in the title. */
const newDrafts = async (count: number): Promise<string> => {
  const word = newWord()
  for (let number = 1; number <= count; number += 1)
    await session.post('/api/admin/content/job', {
      body: { title: { en: `${word} ${String(number).padStart(2, '0')}`, hi: '' }, advertisementNumber: '' },
    })
  return word
}

const list = (page: Page) => ({
  search: page.getByRole('search', { name: 'Filters' }),
  rows: page.locator('[data-row]'),
  row: (title: string) => page.locator('[data-row]', { hasText: title }),
  says: (text: string) => page.getByText(text, { exact: true }).first().waitFor(),
  button: (name: string | RegExp) => page.getByRole('button', { name }),
})

test('searches, sorts, pages and keeps a view in the address (OFC-7, OFC-8)', async () => {
  const word = await newDrafts(52)
  const page = await office(desktop)
  const faults = faultsOf(page)
  const { search, rows, says, button } = list(page)
  await page.goto(`${url}/admin/jobs`)
  await hydrated(page)
  await page.keyboard.press('/')
  await page.keyboard.type(word)
  await page.keyboard.press('Enter')
  await says('52 items')
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('link').click()
  await expect.poll(() => rows.first().innerText()).toContain(`${word} 01`)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect.poll(() => rows.count()).toBe(2)
  await page.goBack()
  await expect.poll(() => rows.count()).toBe(50)
  const view = `View ${word}`
  await page.getByText('Save this view').click()
  await page.getByLabel('Name of the view').fill(view)
  await button('Save').click()
  await page.getByRole('link', { name: view }).waitFor()
  const columns = page.locator('summary', { hasText: 'Columns' })
  const stage = page.getByRole('checkbox', { name: 'Stage' })
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(2, 2)]) {
    await columns.click()
    await stage.waitFor()
    // Once open, it keeps presses from the rest of the page.
    await expect.poll(() => page.evaluate(() => document.body.style.pointerEvents)).toBe('none')
    await leave()
    await stage.waitFor({ state: 'hidden' })
  }
  await page.goto(`${url}/admin/jobs`)
  await page.getByRole('link', { name: view }).click()
  await says('52 items')
  expect(new URL(page.url()).searchParams.get('sort')).toBe('title')
  await search.getByText('Filters', { exact: true }).click()
  await search.getByLabel('Changes').selectOption('no')
  await says('Nothing matches')
  await page.getByRole('link', { name: 'Clear search and filters' }).click()
  await button(`Delete the view “${view}”`).click()
  await expect.poll(() => page.getByRole('link', { name: view }).count()).toBe(0)
  expect(faults).toEqual([])
  await page.context().close()
})

test('acts on all that match, from the keyboard too, and undoes it (OFC-5, OFC-11, OFC-12, OFC-13)', async () => {
  const word = await newDrafts(52)
  const page = await office(desktop)
  const faults = faultsOf(page)
  const { rows, says, button } = list(page)
  await page.goto(`${url}/admin/jobs?q=${word}`)
  await hydrated(page)
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  await says('2 selected')
  await button('Select all 52 that match').click()
  await page.getByLabel('Act', { exact: true }).selectOption('trash')
  await button('Check first').click()
  await says('52 items will change. Nothing has changed yet.')
  expect(await rows.count()).toBe(50)
  await button('Move to the bin: 52 items').click()
  await button('Move to the bin: 52 items').waitFor({ state: 'detached' })
  // The work goes on while the administrator is elsewhere.
  await page.goto(`${url}/admin/activities`)
  await page.goto(`${url}/admin/jobs?q=${word}`)
  await says('52 items changed.')
  await says('Nothing matches')
  await button('Undo all of it').click()
  await says('52 items are as they were.')
  await says('52 items')
  await button('Close').click()
  await expect.poll(() => page.getByText('52 items are as they were.').count()).toBe(0)
  expect(faults).toEqual([])
  await page.context().close()
})

/** Loads a page without script until it shows a text. */
const reloadUntil = (page: Page, text: string) =>
  expect
    .poll(async () => {
      await page.reload()
      return page.getByText(text, { exact: true }).count()
    })
    .toBeGreaterThan(0)

test('works without script, and fits a phone (OFC-7, OFC-11)', async () => {
  const word = await newDrafts(3)
  const page = await office({ ...phone, javaScriptEnabled: false })
  const { search, row, rows, button } = list(page)
  await page.goto(`${url}/admin/jobs`)
  await search.locator('input[name=q]').fill(word)
  await search.getByRole('button', { name: 'Search' }).click()
  await expect.poll(() => rows.count()).toBe(3)
  await row(`${word} 02`).getByRole('checkbox').check()
  await page.getByLabel('Act', { exact: true }).selectOption('trash')
  await button('Check first').click()
  await reloadUntil(page, '1 item will change. Nothing has changed yet.')
  await button('Move to the bin: 1 item').click()
  await reloadUntil(page, '1 item changed.')
  expect(await rows.count()).toBe(2)
  await button('Undo all of it').click()
  await reloadUntil(page, '1 item is as it was.')
  expect(await rows.count()).toBe(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await button('Close').click()
  await expect.poll(() => page.getByText('1 item is as it was.').count()).toBe(0)
  await page.context().close()
})

test.each(['light', 'dark'] as const)('has no accessibility fault on a phone (%s) (OFC-9)', async (colorScheme) => {
  const page = await office({ ...phone, colorScheme })
  await page.goto(`${url}/admin/jobs`)
  await settled(page)
  await page.locator('[data-row]').first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Check first' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.context().close()
})
