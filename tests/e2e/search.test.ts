import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { desktop, hydrated, launchBrowser, phone } from '../support/browser.ts'
import { faultsOf } from '../support/student.ts'

const url = inject('url')
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const box = (page: Page) => page.getByRole('combobox', { name: 'Search everything' })
const options = (page: Page) => page.locator('[role=option]')

test('issue 5 item 5: suggestions come while typing, and the keyboard goes through them', async () => {
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

test('issue 5 item 5: Enter looks for what was typed; tabs, filters and the way back keep it', async () => {
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
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/exam=neet/)
  expect(new URL(page.url()).searchParams.get('type')).toBe('series')
  await page.goBack()
  await page.waitForURL((address) => address.searchParams.get('exam') === null)
  await expect.poll(() => box(page).inputValue()).toBe('mock')
  await page.close()
})

test('issue 5 item 5: the address of a search has only what was chosen', async () => {
  const page = await browser.newPage(phone)
  await page.goto(`${url}/search`)
  await hydrated(page)
  await box(page).fill('mock')
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Exam').selectOption('neet')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/q=mock/)
  expect(new URL(page.url()).search).toBe('?q=mock&exam=neet')
  await page.close()
})

test('look.md, 360 px: sixty letters without a blank are broken, not pushed out of the page', async () => {
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

test('issue 5 item 5, recent searches: kept on the device, offered in the empty field, and cleared', async () => {
  const page = await browser.newPage(desktop)
  for (const q of ['neet', 'gate']) {
    await page.goto(`${url}/search?q=${q}`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches'))).toContain(q)
  }
  await page.goto(`${url}/search`)
  const recent = page.getByRole('heading', { name: 'Your recent searches' })
  await recent.waitFor()
  await box(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => options(page).allInnerTexts()).toEqual(['gate', 'neet'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await recent.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
  await page.close()
})

test('issue 5 item 10: without script what is typed is found', async () => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${url}/search`)
  await page.locator('input[name=q]').fill('samvidhan')
  await page.locator('main form[role=search] button[type=submit]').click()
  await page.locator('a[href="/test/tst_gs-polity-1"]').waitFor()
  await expect.poll(() => page.locator('mark').count()).toBeGreaterThan(0)
  await context.close()
})
