import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { OfficeDetail } from '../../domain/content/contract.ts'
import { officePaths } from '../../domain/office-paths.ts'
import { desktop, hydrated, settled } from '../support/browser.ts'
import { unique } from '../support/http.ts'
import { signInAdministrator } from '../support/office.ts'
import { faultsOf } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const open = useVisits({ ...desktop, viewport: { width: 1280, height: 2400 } })

/** Presses and filled fields of a page, counted. */
const countedActs = (page: Page) => {
  let count = 0
  const counted = async (act: Promise<unknown>) => {
    count += 1
    await act
  }
  return {
    count: () => count,
    press: (name: string) => counted(page.getByRole('button', { name, exact: true }).click()),
    mark: (letter: string) => counted(page.getByRole('radio', { name: `Option ${letter} is right` }).check()),
    choose: (path: string, value: string) => counted(page.locator(`[name="${path}"]`).selectOption(value)),
    fill: (path: string, text: string) => counted(page.locator(`[name="${path}"]`).fill(text)),
  }
}

test('a question is written in both languages and published, and the next begins in its place (OFC-35)', async () => {
  const page = await open()
  const office = await signInAdministrator(page)
  const faults = faultsOf(page)
  const { press, mark, choose, fill, count } = countedActs(page)
  const word = unique('word')
  await page.goto(office.url + officePaths.adminQuestionNew())
  await hydrated(page)
  await choose('subject', 'maths')
  await page.locator('button[name=kind][value=mcq]').click()
  await page.waitForURL(/\/question-bank\/qst_/)
  await settled(page)
  const id = page.url().split('/').at(-1) ?? ''

  await fill('stem.en', `What is the square of 12? ${word}`)
  await fill('stem.hi', `12 का वर्ग कितना है? ${word}`)
  for (const [index, value] of ['124', '144', '164', '184'].entries()) {
    await fill(`options.${index}.content.en`, value)
    await fill(`options.${index}.content.hi`, value)
  }
  await mark('B')
  await fill('solution.en', 'Twelve twelves are 144.')
  await fill('solution.hi', 'बारह बार बारह 144 होते हैं।')
  await choose('topic', 'complex-numbers')
  await choose('difficulty', 'easy')
  await fill('targetSeconds', '40')
  await choose('rights', 'original')
  await page.locator('[data-save-phase=saved]').first().waitFor()
  await press('Publish and write the next')
  await page.waitForURL((address) => !address.pathname.endsWith(id))
  expect(count()).toBeLessThanOrEqual(22)

  const stored = (await office.get<OfficeDetail>(`/api/admin/content/question/${id}`)).body
  expect(stored).toMatchObject({ state: 'published', version: 1, draft: { body: { key: { optionIds: ['b'] } } } })
  // The address changes before the page is drawn.
  await expect.poll(() => page.locator('[name="stem.en"]').inputValue()).toBe('')
  expect(await page.locator('[name=topic]').inputValue()).toBe('complex-numbers')
  const published = page.getByRole('status').filter({ hasText: 'Published:' })
  await published.getByRole('link', { name: `What is the square of 12? ${word}` }).waitFor()

  await page.goto(`${office.url}${officePaths.adminQuestionBank()}?q=${word}`)
  await page.getByRole('link', { name: `What is the square of 12? ${word}` }).waitFor()
  expect(faults).toEqual([])
})

test('a question is tried in the exam screen with nothing recorded, and its solution is behind it (OFC-156)', async () => {
  const page = await open()
  const office = await signInAdministrator(page)
  const faults = faultsOf(page)
  await page.goto(office.url + officePaths.adminQuestionPreview('qst_rea-001'))
  await hydrated(page)
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.getByText('Preview: nothing is recorded').waitFor()
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, submit' }).click()
  await page.getByRole('heading', { name: 'After the result' }).waitFor()
  expect(calls.filter((address) => address.includes('/api/'))).toEqual([])
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(
    'taiyari-attempts',
  )
  expect(faults).toEqual([])
})
