import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { desktop, settled } from '../support/browser.ts'
import { chipSays, faultsOf, password, signUp } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const visit = useVisits(desktop, 30_000)

const screen = (page: Page) => page.getByRole('dialog', { name: 'Practice' })
const entries = (page: Page) => screen(page).getByRole('navigation').getByRole('button')
const stateOf = (page: Page, number: number) =>
  entries(page)
    .nth(number - 1)
    .getAttribute('aria-label')

/** Answers the question on the screen, of whatever kind. */
const answer = async (page: Page): Promise<void> => {
  const input = screen(page).getByRole('region').locator('input').first()
  await input.waitFor()
  if (/radio|checkbox/.test((await input.getAttribute('type')) ?? '')) await input.check()
  else await input.fill('1')
  await screen(page).getByRole('button', { name: 'Check' }).click()
}

test('a quiz survives an outage and a reload, and goes on on another device (LRN-5, LRN-33, LRN-36)', async () => {
  const page = await visit()
  const faults = faultsOf(page)
  await page.goto(`${url}/signup?next=/practice`)
  await settled(page)
  const email = await signUp(page, 'Asha Rani')
  await page.waitForURL('**/practice')
  await settled(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL('**/practice/prs_*')

  await answer(page)
  await screen(page).getByRole('heading', { name: 'Solution' }).waitFor()
  await screen(page).getByRole('button', { name: 'Next' }).click()

  await page.context().setOffline(true)
  await answer(page)
  await screen(page).getByText('its solution comes when you are online again').waitFor()
  await screen(page).getByRole('button', { name: 'Next' }).click()
  await page.context().setOffline(false)
  await chipSays(page, 'Saved')
  await expect.poll(() => stateOf(page, 2)).toMatch(/Question 2, (right|wrong)/)

  await page.reload()
  await expect.poll(() => stateOf(page, 1)).toMatch(/right|wrong/)
  expect(await stateOf(page, 2)).toMatch(/right|wrong/)
  expect(faults).toEqual([])

  const other = await visit()
  await other.goto(`${url}/login?next=/practice`)
  await settled(other)
  await other.getByLabel('E-mail address').fill(email)
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Log in', exact: true }).click()
  await other.waitForURL('**/practice')
  await settled(other)
  await other.getByRole('link', { name: /2 of \d+ answered/ }).click()
  await expect.poll(() => stateOf(other, 2)).toMatch(/right|wrong/)
  await entries(other).nth(2).click()
  await answer(other)
  await screen(other).getByRole('heading', { name: 'Solution' }).waitFor()
  await screen(other).getByRole('button', { name: 'Finish' }).click()
  await other.getByRole('heading', { name: 'Summary' }).waitFor()
  await other.getByText(/of 3 right/).waitFor()
})
