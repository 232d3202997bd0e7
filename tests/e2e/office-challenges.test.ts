import { expect, inject, test } from 'vitest'
import { officePaths } from '../../domain/office-paths.ts'
import { learningPaths } from '../../domain/learning-paths.ts'
import { paths } from '../../domain/paths.ts'
import { finish, signUp, untilScored } from '../support/api-student.ts'
import { browserCookies, desktop, hydrated, phone } from '../support/browser.ts'
import { unique } from '../support/http.ts'
import { signInAdministrator } from '../support/office.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const open = useVisits(desktop)

const testId = 'tst_ssc-cgl-mock-1'

test('a key is challenged without script, ruled on in the office, and the ruling is public (RES-74, RES-77, RES-79)', async () => {
  const student = await signUp(url, unique('address'))
  const attempt = await finish(url, student, testId, 3)
  await untilScored(url, attempt)
  const { attemptId } = attempt
  const questionId = attempt.questions.at(-1)?.id ?? ''

  const reason = `The first option follows from the table ${unique('page')}.`
  const plain = await open({ ...phone, javaScriptEnabled: false })
  await plain.context().addCookies(browserCookies(url, student.cookie))
  await plain.goto(url + learningPaths.challenges(testId, attemptId, questionId))
  await plain.getByRole('radio', { name: /should not count/ }).check()
  await plain.getByLabel('Why?').fill('No option of this question is right, as the table shows.')
  await plain.getByRole('button', { name: 'Send the challenge' }).click()
  await plain.getByText('The challenge is with us.').waitFor()

  const page = await open()
  const office = await signInAdministrator(page)
  await page.goto(office.url + officePaths.adminQuestionChallenges(questionId))
  await hydrated(page)
  await page.getByText('No option of this question is right, as the table shows.').waitFor()
  await page.getByRole('radio', { name: 'The key stays', exact: true }).check()
  await page.getByLabel('Public reason in English').fill(reason)
  await page.getByRole('button', { name: 'Publish the ruling' }).click()
  await page.getByText('At least 10 letters in each language.').waitFor()
  await page.getByLabel('Public reason in Hindi').fill('तालिका से पहला विकल्प ही निकलता है।')
  await page.getByRole('button', { name: 'Publish the ruling' }).click()
  await page.getByText('The ruling is published.').waitFor()

  await plain.goto(url + paths.test(testId))
  await plain.getByRole('link', { name: 'Corrections of the answer key' }).click()
  await plain.getByText(reason).waitFor()
  await plain.goto(url + learningPaths.challenges(testId, attemptId, questionId))
  await plain.getByText('There has been a ruling on this key.').waitFor()
  expect(await plain.getByRole('button', { name: 'Send the challenge' }).count()).toBe(0)
})
