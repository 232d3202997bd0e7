import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { desktop, hydrated, launchBrowser, phone, settled } from '../support/browser.ts'
import { violationsOn } from '../support/axe.ts'
import { faultsOf, signUp } from '../support/student.ts'

const url = inject('url')
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const box = (page: Page) => page.getByRole('combobox', { name: 'Search everything' })
const options = (page: Page) => page.locator('[role=option]')

test('suggests titles while one types and moves through them by keyboard (SRC-25, SHL-19)', async () => {
  const page = await browser.newPage(desktop)
  const faults = faultsOf(page)
  await page.goto(`${url}/search`)
  await box(page).pressSequentially('ssc cgl mo')
  await options(page).first().waitFor()
  await expect.poll(() => box(page).getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('ArrowDown')
  const first = options(page).first()
  await expect.poll(() => first.getAttribute('aria-selected')).toBe('true')
  await expect.poll(() => box(page).getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
  await page.keyboard.press('Escape')
  await expect.poll(() => box(page).getAttribute('aria-expanded')).toBe('false')
  await expect.poll(() => box(page).inputValue()).toBe('ssc cgl mo')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/(tests|test)\/(ser|tst)_ssc-cgl/)
  expect(faults).toEqual([])
  await page.close()
})

test('keeps the query through tabs, filters and history (SHL-19)', async () => {
  const page = await browser.newPage(phone)
  await page.goto(`${url}/search`)
  await box(page).fill('mock')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?.*q=mock/)
  const tabs = page.getByRole('navigation', { name: 'Kinds of results' })
  await tabs.getByRole('link', { name: /^Test series/ }).click()
  await page.waitForURL(/type=series/)
  await expect.poll(() => tabs.locator('[aria-current=page]').innerText()).toMatch(/Test series/)
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Exam').selectOption('neet')
  await page.waitForURL(/exam=neet/)
  expect(new URL(page.url()).searchParams.get('type')).toBe('series')
  await page.goBack()
  await page.waitForURL((address) => address.searchParams.get('exam') === null)
  await expect.poll(() => box(page).inputValue()).toBe('mock')
  await page.close()
})

test('puts only chosen filters into the address of a search (SHL-19)', async () => {
  const page = await browser.newPage(phone)
  await page.goto(`${url}/search`)
  await hydrated(page)
  await box(page).fill('mock')
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Exam').selectOption('neet')
  await page.waitForURL(/q=mock/)
  expect(new URL(page.url()).search).toBe('?q=mock&exam=neet')
  await page.close()
})

test('breaks sixty letters without a space instead of widening the page (SHL-51)', async () => {
  const page = await browser.newPage(phone)
  for (const q of ['w'.repeat(60), 'क'.repeat(60), `upcs${' '}${'zq'.repeat(30)}`])
    for (const filter of ['', '&exam=neet']) {
      await page.goto(`${url}/search?q=${encodeURIComponent(q)}${filter}`)
      await hydrated(page)
      await page.locator('h1').waitFor()
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
        .toBe(0)
    }
  await page.close()
})

/** Stored entries of the browser and the tab that belong to one user. */
const ownEntries = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage)
        .filter((key) => key.startsWith('own.'))
        .map((key) => storage.getItem(key) ?? ''),
    ),
  )

const lookFor = async (page: Page, q: string) => {
  await page.goto(`${url}/search?q=${q}`)
  await expect.poll(async () => (await ownEntries(page)).join()).toContain(q)
}

test('keeps a visitor’s recent searches in the tab, offers them in the empty field and clears them (SHL-58)', async () => {
  const context = await browser.newContext(desktop)
  const page = await context.newPage()
  for (const q of ['neet', 'gate']) await lookFor(page, q)
  await page.goto(`${url}/search`)
  const recent = page.getByRole('heading', { name: 'Your recent searches' })
  await recent.waitFor()
  await box(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => options(page).allInnerTexts()).toEqual(['gate', 'neet'])
  const other = await context.newPage()
  await other.goto(`${url}/search`)
  await hydrated(other)
  expect(await ownEntries(other)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await recent.waitFor({ state: 'detached' })
  expect(await ownEntries(page)).toEqual([])
  await context.close()
})

test('keeps recent searches per student and removes them at sign-out (SHL-58)', async () => {
  const context = await browser.newContext(desktop)
  const page = await context.newPage()
  await lookFor(page, 'gate')
  await page.goto(`${url}/signup`)
  await hydrated(page)
  await signUp(page, 'Meena Kumari')
  await page.waitForURL((address) => !address.pathname.startsWith('/signup'))
  await expect.poll(() => ownEntries(page)).toEqual([])
  await lookFor(page, 'neet')
  const tab = await context.newPage()
  await tab.goto(`${url}/search`)
  await tab.getByRole('link', { name: 'neet', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  for (const left of [page, tab]) await expect.poll(() => ownEntries(left)).toEqual([])
  await tab.getByRole('link', { name: 'neet', exact: true }).waitFor({ state: 'detached' })
  await context.close()
})

test.each([
  ['phone', phone],
  ['desktop', desktop],
])('opens the search over the page on a %s, and Escape restores the focus (SHL-18)', async (_device, device) => {
  const page = await browser.newPage(device)
  await page.goto(`${url}/jobs`)
  await settled(page)
  const button = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const overlay = page.getByRole('dialog', { name: 'Search everything' })
  await overlay.waitFor()
  await expect.poll(() => box(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await overlay.waitFor({ state: 'hidden' })
  await expect.poll(() => button.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/jobs')
  await page.close()
})

test('opens the search by the key "/", suggests in it, and closes it with the chosen page (SRC-37)', async () => {
  const page = await browser.newPage(desktop)
  const faults = faultsOf(page)
  await page.goto(`${url}/about`)
  await settled(page)
  await page.keyboard.press('/')
  const overlay = page.getByRole('dialog', { name: 'Search everything' })
  await overlay.waitFor()
  await box(page).pressSequentially('ssc cgl mo')
  await options(page).first().waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/(tests|test)\/(ser|tst)_ssc-cgl/)
  await overlay.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  expect(faults).toEqual([])
  await page.close()
})

test('suggests in the search field of the home page (SRC-38)', async () => {
  const page = await browser.newPage(phone)
  await page.goto(`${url}/`)
  await hydrated(page)
  await box(page).tap()
  await box(page).pressSequentially('ssc cgl mo')
  await options(page).first().tap()
  await page.waitForURL(/\/(tests|test)\/(ser|tst)_ssc-cgl/)
  await page.close()
})

test('applies a chosen filter at once, as one history entry, without moving the focus (SHL-16)', async () => {
  const page = await browser.newPage(phone)
  await page.goto(`${url}/videos`)
  await hydrated(page)
  await page.getByText('Filter the videos').click()
  const exam = page.getByLabel('Exam', { exact: true })
  const count = page.getByRole('main').getByRole('status')
  const [before, entries] = [await count.innerText(), await page.evaluate(() => history.length)]
  await exam.focus()
  for (const choice of ['ssc', 'jee']) {
    await exam.selectOption(choice)
    await page.waitForURL(new RegExp(`exam=${choice}`))
  }
  await expect.poll(() => count.innerText()).not.toBe(before)
  const filtered = await count.innerText()
  expect(await exam.evaluate((select) => select === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  expect(await page.getByRole('button', { name: 'Show', exact: true }).count()).toBe(0)
  await page.goBack()
  await expect.poll(() => exam.inputValue()).toBe('')
  // Another test may publish a video meanwhile, so the number before is not asked for.
  await expect.poll(() => count.innerText()).not.toBe(filtered)
  await page.close()
})

test('the open panel of filters leads to the results it counts, and a chip removes its filter (CAT-53, CAT-54)', async () => {
  const page = await browser.newPage(phone)
  await page.goto(`${url}/videos`)
  await hydrated(page)
  const panel = page.getByRole('main').getByRole('search')
  const count = page.getByRole('main').getByRole('status')
  const before = /\d+/.exec(await count.innerText())?.[0]
  await panel.getByText('Filter the videos').click()
  await page.getByLabel('Exam', { exact: true }).selectOption('ssc')
  await page.waitForURL(/exam=ssc/)
  const show = panel.getByRole('button', { name: /^Show \d+ results?$/ })
  const numbers = async () =>
    (await Promise.all([show.innerText(), count.innerText()])).map((text) => /\d+/.exec(text)?.[0])
  await expect.poll(async () => new Set([...(await numbers()), before]).size).toBe(2)
  await show.click()
  await expect.poll(() => page.getByLabel('Exam', { exact: true }).isVisible()).toBe(false)
  expect(await count.evaluate((line) => line.parentElement === document.activeElement)).toBe(true)
  await page.getByRole('link', { name: 'Remove SSC' }).click()
  await page.waitForURL((address) => !address.searchParams.has('exam'))
  await expect.poll(() => page.getByRole('link', { name: 'Remove SSC' }).count()).toBe(0)
  await page.close()
})

test('finds what was typed without script (SRC-26, SHL-53)', async () => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${url}/search`)
  await page.locator('input[name=q]').fill('samvidhan')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await page.locator('a[href="/test/tst_gs-polity-1"]').waitFor()
  await expect.poll(() => page.locator('mark').count()).toBeGreaterThan(0)
  await context.close()
})
