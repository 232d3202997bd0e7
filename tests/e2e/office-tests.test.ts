import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { officePaths } from '../../domain/office-paths.ts'
import { desktop, hydrated, settled } from '../support/browser.ts'
import { unique, Visitor } from '../support/http.ts'
import { signInAdministrator } from '../support/office.ts'
import { faultsOf } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const open = useVisits({ ...desktop, viewport: { width: 1280, height: 2400 } })

test('a test of ten questions is picked from the bank, moved, checked and published within 40 acts (OFC-47)', async () => {
  const page = await open()
  const office = await signInAdministrator(page)
  const faults = faultsOf(page)
  let acts = 0
  const press = async (target: Locator) => {
    acts += 1
    await target.click()
  }
  const title = `Ten questions ${unique('test')}`
  await page.goto(office.url + officePaths.adminTestNew())
  await hydrated(page)
  acts += 1
  await page.getByLabel('Exam pattern').selectOption('pre_upsc-gs-1_v1')
  await page.getByLabel('Title in English').fill(title)
  await page.getByLabel('Title in Hindi').fill(`दस सवाल ${title}`)
  await press(page.getByRole('button', { name: 'Write the test' }))
  await page.waitForURL(/\/admin\/tests\/tst_/)
  await settled(page)
  const id = page.url().split('/').at(-1) ?? ''

  await press(page.getByRole('button', { name: /^Pick questions for/ }))
  const dialog = page.getByRole('dialog')
  acts += 1
  await dialog.getByLabel('Kind', { exact: true }).selectOption('mcq')
  await dialog.getByText(/^\d[\d,+]* found$/).waitFor()
  for (let index = 0; index < 10; index += 1) await press(dialog.getByRole('listitem').getByRole('checkbox').nth(index))
  await press(dialog.getByRole('button', { name: 'Add 10 questions' }))
  const questions = page.locator('[data-path^="sections.0.questions."] > div > a')
  expect(await questions.count()).toBe(10)
  const [first] = await questions.allTextContents()
  await press(page.getByRole('button', { name: 'Move row 1 down' }).last())
  expect((await questions.allTextContents())[1]).toBe(first)
  acts += 1
  await page.locator('[name=durationMinutes]').fill('12')
  await press(page.getByRole('button', { name: 'Check the paper' }))
  await page.getByRole('button', { name: 'Check again' }).waitFor()
  await page.locator('[data-save-phase=saved]').first().waitFor()
  await press(page.getByRole('button', { name: 'Publish', exact: true }).first())
  await press(page.locator('dialog[open]').getByRole('button', { name: 'Publish', exact: true }))
  await page.getByText('Published', { exact: true }).first().waitFor()
  expect(acts).toBeLessThanOrEqual(40)

  const shown = await new Visitor().get<{ title: { en: string }; questionCount: number }>(`/api/tests/${id}`)
  expect(shown).toMatchObject({ status: 200, body: { title: { en: title }, questionCount: 10 } })
  await page.goto(office.url + officePaths.adminTestPreview(id))
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Choose your default language').selectOption('hi')
  await page.getByLabel(/^I have read and understood/).check()
  await page.getByRole('button', { name: 'I am ready to begin' }).click()
  await page.getByText('Preview: nothing is recorded').waitFor()
  expect(faults).toEqual([])
})

test('a rule says what the bank lacks before it draws, and the same seed draws the same questions (OFC-47)', async () => {
  const page = await open()
  const office = await signInAdministrator(page)
  const faults = faultsOf(page)
  await page.goto(office.url + officePaths.adminTestNew())
  await hydrated(page)
  await page.getByLabel('Exam pattern').selectOption('pre_upsc-gs-1_v1')
  await page.getByRole('button', { name: 'Write the test' }).click()
  await page.waitForURL(/\/admin\/tests\/tst_/)
  await settled(page)
  const draw = async () => {
    await page.getByRole('button', { name: /^Draw questions for/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Never used in a test').uncheck()
    await dialog.getByLabel('Rule 1: Subject').selectOption('reasoning')
    await dialog.getByLabel('How many').fill('3')
    await dialog.getByLabel('Seed').fill('monday')
    await dialog.getByRole('button', { name: 'Add 3 questions' }).waitFor()
    return { dialog, drawn: await dialog.getByRole('listitem').allTextContents() }
  }
  const once = await draw()
  await once.dialog.getByLabel('How many').fill('200')
  await once.dialog.getByText(/^The bank lacks \d+ questions/).waitFor()
  await once.dialog.getByRole('button', { name: 'Cancel' }).click()
  const again = await draw()
  expect(again.drawn).toEqual(once.drawn)
  await again.dialog.getByRole('button', { name: 'Add 3 questions' }).click()
  expect(await page.locator('[data-path^="sections.0.questions."] > div > a').count()).toBe(3)
  expect(faults).toEqual([])
})
