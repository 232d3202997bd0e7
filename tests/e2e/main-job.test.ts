import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser, phone, settled } from '../support/browser.ts'
import { begin, chipSays, faultsOf, paletteEntry, signUp, submit } from '../support/student.ts'

const url = inject('url')
let browser: Browser
let context: BrowserContext
let page: Page
let faults: string[]

beforeAll(async () => {
  browser = await launchBrowser()
  context = await browser.newContext(phone)
  page = await context.newPage()
  page.setDefaultTimeout(30_000)
  faults = faultsOf(page)
})
afterAll(() => browser.close())

/**
 * One student on a phone of 360 x 740 px, from the first visit to the result. Each test continues where the previous
 * one ended.
 */
test('a visitor switches to Hindi, and a reload keeps the choice (SHL-40)', async () => {
  // A tap before hydration is lost.
  await page.goto(`${url}/`)
  await settled(page)
  await page.getByRole('button', { name: 'Switch to Hindi' }).click()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('hi')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe('hi')
  const response = await page.reload()
  await settled(page)
  expect(await response?.text(), 'the edge already renders Hindi').toContain('<html lang="hi"')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/[\u0900-\u097f]/)
  await page.getByRole('button', { name: /English|अंग्रेज़ी/ }).click()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
})

test('a visitor chooses the dark theme, and the next page has it before its first paint (SHL-46)', async () => {
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(() => page.locator('html').getAttribute('class')).toContain('dark')
  await page.goto(`${url}/tests`, { waitUntil: 'commit' })
  await page.locator('h1').waitFor({ state: 'attached' })
  expect(await page.locator('html').getAttribute('class')).toContain('dark')
})

test('registration signs in at once and gives a student id (ACC-1)', async () => {
  await page.goto(`${url}/profile`)
  await expect
    .poll(() => page.url(), { message: 'signed out: to the sign-in with the way back' })
    .toContain('/login?next=%2Fprofile')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await signUp(page, 'Meera Devi')
  await page.waitForURL('**/profile')
  await page.getByText(/^ME[A-Z]\d{8}$/).waitFor()
})

test('instructions, language and declaration come before the questions (HAL-1)', async () => {
  await page.goto(`${url}/tests?exam=jee`)
  await page.getByRole('link', { name: /JEE Advanced: practice papers/ }).click()
  await page.waitForURL('**/tests/ser_jee-advanced-practice')
  await page.getByRole('link', { name: /Start/ }).first().click()
  await page.waitForURL('**/test/tst_jee-advanced-1')
  await begin(page)
  await page.getByText('Question No. 1').waitFor()
})

test('"Save & Next" stores the answer and moves on, and the palette says so in words (HAL-17, HAL-18)', async () => {
  await page.getByRole('radio').nth(3).check()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByText('Question No. 2').waitFor()
  await expect.poll(() => paletteEntry(page, 1)).toBe('Question 1, answered')
  await chipSays(page, 'Saved')
})

test('an offline answer is kept on the device and saved once online (HAL-42)', async () => {
  await context.setOffline(true)
  await page.getByRole('radio').nth(0).check()
  await page.getByRole('button', { name: 'Mark for Review & Next' }).click()
  await page.getByText('Question No. 3').waitFor()
  await page.getByRole('checkbox').nth(0).check()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await chipSays(page, 'Offline - kept on this device')
  await context.setOffline(false)
  await chipSays(page, 'Saved')
  await expect.poll(() => paletteEntry(page, 2)).toBe('Question 2, answered and marked for review')
})

test('a reload returns to the same question with every answer (HAL-46)', async () => {
  await page.getByText('Question No. 4').waitFor()
  await page.reload()
  await page.getByText('Question No. 4').waitFor()
  await expect.poll(() => paletteEntry(page, 1)).toBe('Question 1, answered')
  await expect.poll(() => paletteEntry(page, 3)).toBe('Question 3, answered')
})

test('the summary counts, submission asks twice, and the result follows (HAL-56)', async () => {
  await submit(page)
  await page.getByText('Your test has been submitted').waitFor()
  await page.getByRole('button', { name: 'See the result' }).click()
  await page.waitForURL('**/test-result/tst_jee-advanced-1**')
  await page.getByText(/of 44/).first().waitFor()
  await page.getByRole('link', { name: 'Solutions' }).waitFor()
  await expect.poll(() => page.getByText('3 of 12').count(), { message: 'attempted' }).toBeGreaterThan(0)
})

test('greets the first result, and draws its ring at the first sight alone (RES-118, RES-119)', async () => {
  await page.getByText('Your first result').waitFor()
  const rings = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.endsWith('.rings'))
        .map(([, ids]) => ids),
    )
  await expect.poll(rings).toHaveLength(1)
  const [seen] = await rings()
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...of) {
      if (this instanceof SVGCircleElement) document.documentElement.dataset['drawn'] = 'again'
      return animate.apply(this, of)
    }
  })
  await page.reload()
  await settled(page)
  await page.getByText('Your first result').waitFor()
  expect(await rings()).toEqual([seen])
  expect(await page.locator('html').getAttribute('data-drawn')).toBeNull()
})

test('the replay moves by keyboard through palette, clock and question (RES-101, LRN-12)', async () => {
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.waitForURL('**/replay?attempt=*')
  const track = page.getByRole('slider', { name: 'Moment of the test' })
  await settled(page)
  await track.focus()
  await page.keyboard.press('End')
  const palette = page.getByRole('list', { name: 'Questions of the section at this moment' })
  await expect.poll(() => palette.getByText('Question 3, Answered').count()).toBe(1)
  await page.getByText('Your answer at this moment:').waitFor()
  await page.keyboard.press('Home')
  await expect.poll(() => palette.getByText('Question 3, Not Visited').count()).toBe(1)
  await expect.poll(() => track.getAttribute('aria-valuetext')).toMatch(/^00:00:00 after the start: question 1/)
})

test('no page up to the result logs an error or breaks its content security policy (HAL-64, SHL-29)', () => {
  expect(faults).toEqual([])
})
