import { expect, test } from 'vitest'
import { officePaths } from '../../domain/office-paths.ts'
import { paths } from '../../domain/paths.ts'
import { desktop, hydrated } from '../support/browser.ts'
import { newStudent } from '../support/http.ts'
import { signInAdministrator } from '../support/office.ts'
import { useVisits } from '../support/visits.ts'

const open = useVisits(desktop)

test('a student is blocked from their page with the effect in sight, and reads the reason at sign-in (OFC-53, OFC-54)', async () => {
  const student = await newStudent()
  const { email, password } = student.account
  const { user } = (await student.get<{ user: { uid: string } }>('/api/session')).body
  const page = await open()
  const { url } = await signInAdministrator(page)
  await page.goto(url + officePaths.adminStudent(user.uid))
  await hydrated(page)
  expect(await page.getByText(email).count()).toBe(0)
  await page.getByRole('button', { name: 'Show contact details' }).click()
  await page.getByText(email).waitFor()

  await page.getByRole('link', { name: 'Block', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Block' })
  await panel.getByText('One session ends at once.').waitFor()
  await panel.getByRole('button', { name: 'Block' }).click()
  await panel.getByText('Write a reason.').waitFor()
  await panel.getByLabel('Reason').fill('Shared the account')
  await panel.getByRole('button', { name: 'Block' }).click()
  await page.getByText('The student is blocked.').waitFor()
  await page.getByRole('link', { name: 'End the block' }).waitFor()
  expect(await page.getByText('“Shared the account”').count()).toBeGreaterThan(1)

  const own = await open()
  await own.goto(url + paths.login())
  await own.getByLabel('E-mail').fill(email)
  await own.getByLabel('Password', { exact: true }).fill(password)
  await own.getByRole('button', { name: 'Log in', exact: true }).click()
  await own.getByText('Shared the account').waitFor()
})
