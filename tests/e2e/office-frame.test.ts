import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { officeScreens } from '../../client/office/frame/screens.ts'
import { violationsOn } from '../support/axe.ts'
import { boxOf, browserCookies, desktop, hydrated, launchBrowser, phone, settled } from '../support/browser.ts'
import { demoAdmin, signIn, type Visitor } from '../support/http.ts'
import { faultsOf } from '../support/student.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A page of an administrator, and their session. */
const office = async (options: BrowserContextOptions, language = 'en'): Promise<{ page: Page; session: Visitor }> => {
  const session = await signIn(demoAdmin.email, demoAdmin.password)
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  await context.addCookies(browserCookies(url, `lang=${language}; ${session.cookie}`))
  await context.addInitScript(`localStorage.setItem('lang', '${language}')`)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return { page, session }
}

const rail = (page: Page) => page.getByRole('navigation', { name: 'Office', exact: true })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and go to' })

const type = (page: Page, text: string): Promise<void> => palette(page).getByRole('combobox').fill(text)

const openPalette = async (page: Page, typed: string): Promise<void> => {
  await page.keyboard.press('Control+k')
  await type(page, typed)
}

test('keeps the rail as it was left, from the first byte of the page (OFC-1)', async () => {
  const { page } = await office(desktop)
  await page.goto(`${url}/admin/sales`)
  await hydrated(page)
  for (const { to } of officeScreens) await rail(page).locator(`a[href="${to}"]`).waitFor()
  await expect.poll(() => rail(page).locator('[aria-current=page]').getAttribute('href')).toBe('/admin/sales')
  const { width } = await boxOf(rail(page))
  await page.getByRole('button', { name: 'Narrow the navigation' }).click()
  await expect.poll(async () => (await boxOf(rail(page))).width).toBeLessThan(width / 2)
  const html = await (await page.request.get(`${url}/admin/sales`)).text()
  expect(html).toContain('aria-label="Widen the navigation"')
  await page.context().close()
})

test('opens screens, items and empty editors by the palette, and drops late answers (OFC-4)', async () => {
  const { page } = await office(desktop)
  const faults = faultsOf(page)
  await page.goto(`${url}/admin`)
  await hydrated(page)
  await openPalette(page, 'naukri')
  await palette(page).getByRole('option', { name: 'New job notice' }).waitFor()
  await type(page, 'सेटिंग')
  await palette(page).getByRole('option', { name: 'Settings' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/settings')

  // The answer for the shorter text is held back until that for the longer one is shown.
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/api/admin/office/search?q=SCRB', async (route) => {
    await held
    await route
      .fulfill({ json: { items: [], students: [{ uid: 'x', name: 'Too late', maskedEmail: '', studentId: null }] } })
      .catch(() => {})
  })
  const asked = page.waitForRequest('**/api/admin/office/search?q=SCRB')
  await openPalette(page, 'SCRB')
  await asked
  await type(page, 'SCRB/LDC/02')
  await palette(page)
    .getByRole('option', { name: /Lower Division Clerks/ })
    .waitFor()
  release()
  await type(page, 'student@demo.taiyari')
  const student = palette(page).getByRole('option', { name: /s•••t@demo/ })
  await student.waitFor()
  await expect.poll(() => palette(page).getByText('Too late').count()).toBe(0)
  await student.click()
  await page.waitForURL('**/admin/students/demo-student')
  await openPalette(page, 'student@demo.taiyari')
  await student.waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => palette(page).isVisible()).toBe(false)
  expect(faults).toEqual([])
  await page.context().close()
})

test('lists the shortcuts of the screen, and none acts while someone types (OFC-5)', async () => {
  const { page } = await office(desktop)
  await page.goto(`${url}/admin/sales`)
  await hydrated(page)
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.evaluate(() => {
    const field = document.createElement('input')
    field.id = 'typing'
    document.querySelector('main')?.insertAdjacentElement('beforeend', field)
    field.focus()
  })
  await page.keyboard.type('?/jx')
  await expect.poll(() => page.locator('#typing').inputValue()).toBe('?/jx')
  await expect.poll(() => list.isVisible()).toBe(false)
  await page.keyboard.press('Control+k')
  await palette(page).waitFor()
  await page.keyboard.press('Control+k')
  await expect.poll(() => palette(page).isVisible()).toBe(false)
  await page.locator('#typing').evaluate((field) => field.remove())
  await page.keyboard.press('Shift+?')
  await list.waitFor()
  expect(await list.innerText()).toContain('Search and go to')
  await page.context().close()
})

test('reaches every address on a phone without script, and covers no action (OFC-2)', async () => {
  const { page } = await office({ ...phone, javaScriptEnabled: false })
  await page.goto(`${url}/admin`)
  const bar = page.getByRole('navigation', { name: 'Office, quick navigation' })
  const sheet = bar.locator('[popover]')
  await bar.getByRole('button', { name: 'Menu' }).click()
  for (const { to, create } of officeScreens) {
    await sheet.locator(`a[href="${to}"]`).waitFor()
    if (create) await sheet.locator(`a[href="${create.to}"]`).waitFor()
  }
  await bar.getByRole('button', { name: 'Close' }).click()
  const action = page.getByRole('link', { name: 'New job notice' }).last()
  await action.click({ trial: true })
  await bar.getByRole('button', { name: 'Menu' }).click()
  await bar.getByRole('link', { name: 'Question bank' }).click()
  await page.getByRole('heading', { level: 1, name: 'Question bank' }).waitFor()
  await page.context().close()
})

test('leads out of the office when the session ended, without a way back to it (SHL-8)', async () => {
  const { page, session } = await office(desktop)
  await page.goto(`${url}/about`)
  await page.goto(`${url}/admin/sales`)
  await hydrated(page)
  expect((await session.post('/api/auth/sign-out')).status).toBe(200)
  await rail(page).getByRole('link', { name: 'Settings' }).click()
  await page.waitForURL(`${url}/`)
  await page.getByRole('contentinfo').waitFor()
  await page.context().close()
})

test.each([
  ['phone', 'light', 'hi'],
  ['desktop', 'dark', 'en'],
] as const)('has no violation on a %s, %s, %s (SHL-50)', async (size, colorScheme, language) => {
  const look = { ...(size === 'phone' ? phone : desktop), colorScheme }
  const { page } = await office(look, language)
  for (const address of ['/admin', '/admin/question-bank']) {
    await page.goto(`${url}${address}`)
    await settled(page)
    expect(await violationsOn(page), address).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  if (size === 'phone') await page.locator('button[popovertarget=office-sheet]').first().click()
  else await openPalette(page, 'clerk')
  await page.locator('[cmdk-item], [popover]:popover-open').first().waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.context().close()
})
