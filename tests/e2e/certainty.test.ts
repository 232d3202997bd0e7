import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { desktop, launchBrowser } from '../support/browser.ts'
import { begin, chipSays, faultsOf, signUp, submit } from '../support/student.ts'

const url = inject('url')
const testId = 'tst_ssc-cgl-mock-1'
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a tapped certainty survives a reload and reaches the coach of the result (RES-114, RES-116, RES-117)', async () => {
  const page = await (await browser.newContext(desktop)).newPage()
  const faults = faultsOf(page)
  page.setDefaultTimeout(30_000)
  await page.goto(`${url}/signup?next=/test/${testId}`)
  await signUp(page, 'Kavita Rao')
  await page.waitForURL(`**/test/${testId}`)
  await page.getByRole('checkbox', { name: 'Show these buttons' }).click()
  await page.getByRole('checkbox', { name: 'Show these buttons', checked: true }).waitFor()
  await begin(page)

  const tap = (name: string) => page.getByRole('button', { name, exact: true })
  await tap('Half sure').waitFor()
  expect(await tap('Half sure').isDisabled()).toBe(true)
  await page.getByRole('radio').first().check()
  await tap('Half sure').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => tap('Half sure').getAttribute('aria-pressed')).toBe('true')
  await chipSays(page, 'Saved')
  await page.reload()
  await expect.poll(() => tap('Half sure').getAttribute('aria-pressed')).toBe('true')
  // Another answer has no certainty until the student says it.
  await page.getByRole('radio').nth(1).check()
  expect(await tap('Half sure').getAttribute('aria-pressed')).toBe('false')
  await tap('Sure').click()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await chipSays(page, 'Saved')
  await submit(page)
  await page.getByRole('button', { name: 'See the result' }).click()
  await page.waitForURL('**/test-result/**')
  await page.getByRole('link', { name: 'Coach' }).click()
  await page.getByRole('heading', { name: 'What to do next' }).waitFor()
  await page.getByText('This needs 30 answers with your tap. 29 more are missing.').waitFor()
  expect(faults).toEqual([])
}, 120_000)
