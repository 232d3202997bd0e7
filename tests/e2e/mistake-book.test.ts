import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { learningPaths } from '../../domain/learning-paths.ts'
import { finish, signUp, untilScored } from '../support/api-student.ts'
import { browserCookies, hydrated, phone } from '../support/browser.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const visit = useVisits(phone)

/** A page of a student with a scored attempt of the mock, whose questions are nearly all wrong or blank. */
const open = async (page: Page, path: string) => {
  const student = await signUp(url, 'Mistaken Meena')
  const attempt = await finish(url, student, 'tst_ssc-cgl-mock-1', 9)
  await untilScored(url, attempt)
  await page.context().addCookies(browserCookies(url, student.cookie))
  await page.goto(`${url}${path}`)
  await hydrated(page)
}

/** Question that the fragment of the address names. */
const namedQuestion = (page: Page) => page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)

test('a kind is chosen, and a note that is typed without a connection is sent later (LRN-52, LRN-57, LRN-58)', async () => {
  const page = await visit()
  await open(page, learningPaths.mistakes())
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first()
  await row.getByText(/^(What went wrong\?|Change)$/).click()
  await row.getByRole('button', { name: 'Misread' }).click()
  await row.getByText('Kind:').waitFor()
  await page.getByRole('link', { name: 'Misread 1' }).click()
  await page.getByText('1 question', { exact: true }).waitFor()

  await page.getByRole('link', { name: 'See the solution of question 1' }).click()
  await page.waitForURL('**/solutions?**')
  const question = namedQuestion(page)
  await question.getByText('Add a note', { exact: true }).click()
  await page.context().setOffline(true)
  await question.getByRole('textbox').fill('Look at the unit first')
  await question.getByRole('button', { name: 'Save the note' }).click()
  await question.getByText('Not sent: there is no connection.').waitFor()
  await page.context().setOffline(false)
  await question.getByText('Saved.', { exact: true }).waitFor()

  await page.goto(`${url}${learningPaths.notes()}?q=UNIT`)
  await hydrated(page)
  await page.getByText('Look at the unit first').first().waitFor()
  await page.getByRole('button', { name: 'Delete the note on question 1' }).click()
  await page.getByText('The note is deleted.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  await page.getByRole('paragraph').filter({ hasText: 'Look at the unit first' }).waitFor()
})

test('kinds, filters and notes work without script (LRN-53)', async () => {
  const page = await visit({ javaScriptEnabled: false })
  const student = await signUp(url, 'Plain Pooja')
  await untilScored(url, await finish(url, student, 'tst_ssc-cgl-mock-1', 9))
  await page.context().addCookies(browserCookies(url, student.cookie))
  await page.goto(`${url}${learningPaths.mistakes()}`)
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first()
  await row.getByText(/^(What went wrong\?|Change)$/).click()
  await row.getByRole('button', { name: 'Reasoning' }).click()
  await row.getByText('Kind:').waitFor()
  await page.goto(`${url}${learningPaths.mistakes()}?kind=reasoning`)
  await page.getByRole('link', { name: 'See the solution of question 1' }).click()
  const question = namedQuestion(page)
  await question.getByText('Add a note', { exact: true }).click()
  await question.getByRole('textbox').fill('Two lines\nof a note')
  await question.getByRole('button', { name: 'Save the note' }).click()
  await page.goto(`${url}${learningPaths.notes()}`)
  expect(await page.getByText('Two lines').first().textContent()).toBe('Two lines\nof a note')
})
