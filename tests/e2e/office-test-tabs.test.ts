import { afterAll, expect, test } from 'vitest'
import { officePaths } from '../../domain/office-paths.ts'
import { finish, signUp, untilScored } from '../support/api-student.ts'
import { desktop, hydrated } from '../support/browser.ts'
import { addTest, hideTests, unique } from '../support/http.ts'
import { signInAdministrator } from '../support/office.ts'
import { faultsOf } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const open = useVisits(desktop)
afterAll(hideTests)

test('the page of a test leads to its statistics, its keys and its print (OFC-171, OFC-172, OFC-173, OFC-174)', async () => {
  const testId = await addTest({ opensAt: Date.now() - 1_000, closesAt: null, release: { rule: 'at_once' } })
  const page = await open()
  const office = await signInAdministrator(page)
  const faults = faultsOf(page)
  const attempt = await finish(office.url, await signUp(office.url, unique('address')), testId, 3)
  await untilScored(office.url, attempt)
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Screens of this test' }).getByRole('link', { name, exact: true }).click()

  await page.goto(office.url + officePaths.adminTest(testId))
  await hydrated(page)
  await tab('Statistics')
  await page.getByRole('button', { name: 'Compute now' }).click()
  const figures = async () => {
    await page.reload()
    return page.getByText(/^1 of at least 50 first attempts/).count()
  }
  await expect.poll(figures, { timeout: 20_000, interval: 200 }).toBe(1)
  await hydrated(page)

  await tab('Keys')
  const keys = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Key:' })
  await keys.nth(10).waitFor()
  const question = await keys.first().getByRole('link').first().textContent()
  await page.getByRole('link', { name: 'Correct the key of question 1', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: `Key: ${question}` }).waitFor()
  await page.getByLabel('Reason in Hindi').waitFor()
  await page.goBack()

  await tab('Print')
  await page.waitForURL('**/print')
  await hydrated(page)
  await page.getByLabel('What is printed').selectOption('solutions')
  await page.getByText('Key:').nth(10).waitFor()
  expect(faults).toEqual([])
})
