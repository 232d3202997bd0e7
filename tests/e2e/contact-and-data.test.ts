import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { phone, settled } from '../support/browser.ts'
import { unique } from '../support/http.ts'
import { faultsOf, password, signUp } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const visit = useVisits(phone)

const words = 'The third option of question 4 has no unit. Could you look at it?'

const fill = async (page: Page, email: string) => {
  await page.getByLabel('Your name').fill('Asha Rani')
  await page.getByLabel('Your e-mail address').fill(email)
  await page.getByLabel('What is it about?').selectOption('content')
  await page.getByLabel('Subject').fill('Mock 1')
  await page.getByLabel('Message', { exact: true }).fill(words)
}

test.each([true, false])(
  'acknowledges a sent message, and keeps the text of a refused one (script: %s) (CON-1, CON-3)',
  async (javaScriptEnabled) => {
    const page = await visit({ javaScriptEnabled })
    await page.goto(`${url}/contact`)
    if (javaScriptEnabled) await settled(page)
    await fill(page, 'nobody')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Enter an e-mail address, such as').waitFor()
    if (javaScriptEnabled)
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue()).toBe(words)
    await expect.poll(() => page.getByLabel('What is it about?').inputValue()).toBe('content')
    await page.getByLabel('Your e-mail address').fill(`${unique('asha')}@example.test`)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Thank you, your message has reached us' }).waitFor()
    await page.getByText(/^TY-[0-9A-Z]{4}-[0-9A-Z]{4}$/).waitFor()
  },
)

test('keeps the text of a message without a network and sends it once there is one (CON-3)', async () => {
  const page = await visit()
  await page.goto(`${url}/contact`)
  await settled(page)
  await fill(page, `${unique('asha')}@example.test`)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('There is no network. What you wrote is still here').waitFor()
  await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue()).toBe(words)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('heading', { name: 'Thank you, your message has reached us' }).waitFor()
})

test("copies a student's data, then deletes the account, which can no longer sign in (PRV-1, PRV-6, PRV-11)", async () => {
  const page = await visit()
  const faults = faultsOf(page)
  await page.goto(`${url}/signup`)
  await settled(page)
  const email = await signUp(page, 'Leaving Student')
  await page.waitForURL(`${url}/`)
  await page.goto(`${url}/profile#data`)
  await page.waitForURL('**/profile/data')
  await settled(page)
  await page.getByRole('button', { name: 'Make a copy' }).click()
  const file = page.getByRole('link', { name: /^Download \(/ })
  await file.waitFor({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
  expect(download.suggestedFilename()).toMatch(/^taiyari-my-data-.*\.json$/)

  await page.getByText('Delete my account…').click()
  const part = page.locator('#data')
  await part.getByLabel('Your password').fill('not the password')
  await part.getByLabel('Type DELETE to confirm').fill('DELETE')
  await part.getByRole('button', { name: 'Delete for good' }).click()
  await part.getByText('This is not your password.').waitFor()
  await expect.poll(() => part.getByLabel('Type DELETE to confirm').inputValue()).toBe('DELETE')
  await part.getByLabel('Your password').fill(password)
  await part.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor()
  await page.goto(`${url}/profile`)
  await page.waitForURL(/\/login/)
  await settled(page)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.getByText('The e-mail address or the password is not right.').waitFor()
  // The browser logs the two refusals that this test causes.
  expect(faults.filter((fault) => !/status of 40[01]/.test(fault))).toEqual([])
})
