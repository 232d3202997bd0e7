import { expect, inject, test } from 'vitest'
import { launchBrowser, phone } from '../support/browser.ts'
import { testRows } from '../support/rows.ts'
import { begin, chipSays, signUp } from '../support/student.ts'

const url = inject('url')

/** The attempt lasts 20 s; the server closes an absent one 15 s later. */
test('scores what was saved when the browser is gone and the server closes the test (HAL-58)', async () => {
  const browser = await launchBrowser()
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`${url}/signup?next=/test/${testRows.shortDrain}`)
  await signUp(page, 'Karan Singh')
  await page.waitForURL(`**/test/${testRows.shortDrain}`)
  await begin(page)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByText('Question No. 2').waitFor()
  await chipSays(page, 'Saved')
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await browser.close()

  const get = (path: string) => fetch(`${url}${path}`, { headers: { cookie } })
  const mine = (await (await get('/api/attempts')).json()) as { items: { attemptId: string }[] }
  const attemptId = mine.items[0]?.attemptId ?? ''
  await expect
    .poll(async () => (await get(`/api/attempts/${attemptId}/result`)).status, { timeout: 90_000, interval: 1_000 })
    .toBe(200)
  const result = (await (await get(`/api/attempts/${attemptId}/result`)).json()) as {
    closedBy: string
    totals: { skipped: number }
  }
  expect(result.closedBy).toBe('time')
  expect(result.totals.skipped, 'of twenty, one was answered').toBe(19)
})
