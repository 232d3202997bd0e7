import { expect, inject, test } from 'vitest'
import { officePaths } from '../../domain/office-paths.ts'
import { violationsOn } from '../support/axe.ts'
import { desktop, hydrated } from '../support/browser.ts'
import { unique } from '../support/http.ts'
import { signInAdministrator } from '../support/office.ts'
import { faultsOf } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const open = useVisits({ ...desktop, reducedMotion: 'reduce' }, 20_000)

/** Practice question of the demo that rests on no fact. */
const question = 'gkn-001'

test('a fact is entered, linked and changed, and its question waits until it is checked (LRN-70, OFC-200)', async () => {
  const page = await open()
  await signInAdministrator(page)
  const faults = faultsOf(page)
  await page.goto(url + officePaths.adminFactNew())
  await hydrated(page)
  const name = unique('Rate')
  for (const [field, text] of [
    ['subject.en', name],
    ['subject.hi', 'दर'],
    ['statement.en', '6.00 %'],
    ['statement.hi', '6.00 %'],
    ['source', 'Bank'],
  ] as const)
    await page.locator(`[name="${field}"]`).fill(text)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('searchbox').fill(question)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page
    .getByRole('button', { name: /^Link: / })
    .first()
    .click()
  await page.getByRole('button', { name: /^Unlink / }).waitFor()

  await page.locator('[name="statement.en"]').fill('5.50 %')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('When this was checked it said:').waitFor()
  await page.locator('#fact-users').locator('..').getByRole('link').first().click()
  await page.getByText(`Changed since this was checked: ${name}.`).waitFor()
  await page.getByRole('button', { name: `Checked: it is right: ${name}` }).click()
  await page.getByText(`Changed since this was checked: ${name}.`).waitFor({ state: 'detached' })
  expect(faults).toEqual([])
})
