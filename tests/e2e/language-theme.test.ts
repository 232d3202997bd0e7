import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { desktop, launchBrowser, settled } from '../support/browser.ts'

const url = inject('url')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const open = async (options: Parameters<Browser['newContext']>[0] = {}, storage: Record<string, string> = {}) => {
  const context = await browser.newContext({ ...desktop, ...options })
  await context.addInitScript((kept) => {
    if (sessionStorage.getItem('begun')) return
    sessionStorage.setItem('begun', 'yes')
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, storage)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return { context, page }
}
const langOf = (page: Page) => page.evaluate(() => document.documentElement.lang)
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'))

test('stores the toggled language under "lang" for the next visit (SHL-40)', async () => {
  const { context, page } = await open()
  await page.goto(`${url}/about`)
  await settled(page)
  await expect.poll(() => langOf(page)).toBe('en')
  await expect.poll(() => kept(page, 'lang')).toBeNull()
  await page.getByRole('banner').getByRole('button', { name: 'Switch to Hindi' }).click()
  await expect.poll(() => langOf(page)).toBe('hi')
  await expect.poll(() => kept(page, 'lang')).toBe('hi')
  await page.reload()
  await settled(page)
  await expect.poll(() => langOf(page)).toBe('hi')
  await page.getByRole('banner').getByRole('button', { name: 'EN: अंग्रेज़ी में देखें' }).click()
  await expect.poll(() => kept(page, 'lang')).toBe('en')
  await context.close()
})

test.each(['HI', 'hindi', ' hi', ''])('takes %j in browser storage as English (SHL-41)', async (value) => {
  const { context, page } = await open({}, { lang: value })
  await page.goto(`${url}/about`)
  await settled(page)
  await expect.poll(() => langOf(page)).toBe('en')
  await context.close()
})

test('prefers browser storage to the cookie: "HI" is English (SHL-41)', async () => {
  const { context, page } = await open({}, { lang: 'HI' })
  await context.addCookies([{ name: 'lang', value: 'hi', url }])
  await page.goto(`${url}/about`)
  await expect.poll(() => kept(page, 'lang')).toBe('en')
  await expect.poll(() => langOf(page)).toBe('en')
  await page.reload()
  await settled(page)
  await expect.poll(() => langOf(page)).toBe('en')
  await context.close()
})

test('follows browser storage, and ?lang= for one view (SHL-40, SHL-42)', async () => {
  const { context, page } = await open({}, { lang: 'hi' })
  await page.goto(`${url}/about`)
  await expect.poll(() => langOf(page)).toBe('hi')
  await page.goto(`${url}/about?lang=en`)
  await settled(page)
  await expect.poll(() => langOf(page)).toBe('en')
  await expect.poll(() => kept(page, 'lang')).toBe('hi')
  await page.goto(`${url}/tests`)
  await expect.poll(() => langOf(page)).toBe('hi')
  await context.close()
})

test('offers light, dark and system theme, and follows the system while it is chosen (SHL-46)', async () => {
  const { context, page } = await open({ colorScheme: 'light' })
  await page.goto(`${url}/about`)
  const choose = async (name: string) => {
    await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('menuitemradio', { name }).click()
  }
  await expect.poll(() => isDark(page)).toBe(false)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => isDark(page), { message: 'follows the device by default' }).toBe(true)
  await choose('Light')
  await expect.poll(() => isDark(page)).toBe(false)
  await choose('Dark')
  await expect.poll(() => isDark(page)).toBe(true)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await expect.poll(() => isDark(page), { message: 'keeps the choice after a reload' }).toBe(true)
  await choose('As on this device')
  await expect.poll(() => isDark(page)).toBe(false)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => isDark(page)).toBe(true)
  await context.close()
})

test('applies a press before the scripts arrive once they have (SHL-21)', async () => {
  const { context, page } = await open({ colorScheme: 'light' })
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(`${url}/about`, { waitUntil: 'commit' })
  const theme = page.getByRole('banner').getByRole('button', { name: 'Theme' })
  await theme.click()
  await expect.poll(() => theme.getAttribute('aria-expanded')).toBe('false')
  scripts.resolve()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(() => isDark(page)).toBe(true)
  await context.close()
})

test('draws figures of the product dark in the dark theme alone (SHL-86)', async () => {
  const { context, page } = await open()
  await page.goto(`${url}/ui`)
  const filterIn = (theme: string) =>
    page
      .getByRole('group', { name: theme, exact: true })
      .locator('.rich img[src^="/figures/"]')
      .evaluate((image) => getComputedStyle(image).filter)
  await expect.poll(() => filterIn('Dark')).toContain('invert')
  await expect.poll(() => filterIn('Light')).toBe('none')
  await context.close()
})

test('sets the theme on <html> before the first paint (SHL-46)', async () => {
  const { context, page } = await open({ colorScheme: 'light' }, { theme: 'dark' })
  await context.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.documentElement.classList.contains('dark')) return
      Object.assign(window, {
        headerWasThere: document.querySelector('header') !== null,
        paintedBefore: performance.getEntriesByType('paint').length,
      })
      observer.disconnect()
    }).observe(document, { subtree: true, attributes: true, childList: true })
  })
  // The page's scripts never load, so only the inline script of the document runs.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${url}/about`)
  const painted = () => page.evaluate(() => performance.getEntriesByType('paint')[0]?.startTime ?? 0)
  await expect.poll(painted).toBeGreaterThan(0)
  const seen = await page.evaluate(() => {
    const { headerWasThere, paintedBefore } = window as unknown as { headerWasThere: boolean; paintedBefore: number }
    return { headerWasThere, paintedBefore }
  })
  expect(seen).toEqual({ headerWasThere: false, paintedBefore: 0 })
  await context.close()
})
