import { expect, test } from 'vitest'
import { officePaths } from '../../domain/office-paths.ts'
import { desktop, hydrated, settled } from '../support/browser.ts'
import { unique } from '../support/http.ts'
import { signInAdministrator } from '../support/office.ts'
import { faultsOf } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const open = useVisits(desktop)

const headings =
  'Question,Question (Hindi),Option A,Option B,Option C,Option D,Answer,Solution,Solution (Hindi),Subject,Topic,Difficulty'

const rowOf = (word: string, topic = 'Percentage') =>
  [
    `What is ${word}?`,
    `${word} क्या है?`,
    '1,2,3,4,B',
    `It is ${word}.`,
    `यह ${word} है।`,
    'Quantitative aptitude',
    topic,
    'easy',
  ].join(',')

test('a file is uploaded, corrected in place, added, found in the bank and undone (OFC-42, OFC-43, OFC-44)', async () => {
  const page = await open()
  const office = await signInAdministrator(page)
  const faults = faultsOf(page)
  const mark = unique('mark')
  const file = `${mark}.csv`
  const rows = [rowOf(`${mark} one`), rowOf(`${mark} two`, 'Percentge'), rowOf(`${mark} three`)]
  await page.goto(office.url + officePaths.adminImports())
  await hydrated(page)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: file, mimeType: 'text/csv', buffer: Buffer.from([headings, ...rows].join('\n')) })
  await page.getByText(`${file} is uploaded.`).waitFor()
  await page.getByRole('button', { name: 'Check the file' }).click()

  await page.getByRole('link', { name: 'Refused 1' }).click()
  await page.getByRole('link', { name: /^Row 3 / }).click()
  await page.getByLabel('Topic (by id or name)').fill('Percentage')
  await page.getByRole('button', { name: 'Save and check' }).click()
  await page.getByRole('link', { name: 'Ready 3' }).waitFor()
  await page.getByText('Nothing to correct', { exact: false }).waitFor()
  await expect.poll(() => page.locator('#import-row').evaluate((row) => row === document.activeElement)).toBe(true)

  await page.getByRole('button', { name: 'Add 3 questions' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add 3 questions' }).click()
  await page.getByText('Added: 3. Left out: 0.').waitFor()
  const address = page.url()
  const listed = `${office.url}${officePaths.adminQuestionBank()}?q=${mark}`
  await page.goto(listed)
  await expect.poll(() => page.locator('[data-row]').count()).toBe(3)

  await page.goto(address)
  await hydrated(page)
  await page.getByText('Undo this import').click()
  await page.getByLabel('Reason').fill('The wrong file')
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByText('3 questions are in the bin.').waitFor()
  await page.goto(listed)
  await expect.poll(() => page.locator('[data-row]').count()).toBe(0)
  expect(faults).toEqual([])
})

test('a failing server keeps what was typed, and the import goes on (OFC-134)', async () => {
  const page = await open()
  const office = await signInAdministrator(page)
  const mark = unique('mark')
  const text = [headings, rowOf(`${mark} one`)].join('\n')
  const check = page.getByRole('button', { name: 'Check the file' })
  await page.goto(office.url + officePaths.adminImports())
  await settled(page)
  await page.locator('textarea[name=text]').fill(text)
  await page.route('**/question-bank.data*', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
  await check.click()
  await page.getByText('It was not done').waitFor()
  expect(await page.locator('textarea[name=text]').inputValue()).toBe(text)
  await expect.poll(() => check.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.unroute('**/question-bank.data*')

  await check.click()
  await page.waitForURL(/\/imports\//)
  await page.getByRole('link', { name: 'Ready 1' }).waitFor()
})

test('what is typed in a row is saved on the way to another, and kept where it cannot be; it opens in the exam (OFC-179, OFC-177)', async () => {
  const page = await open()
  const office = await signInAdministrator(page)
  const mark = unique('mark')
  const rows = ['one', 'two'].map((word) => rowOf(`${mark} ${word}`, 'Percentge'))
  await page.goto(office.url + officePaths.adminImports())
  await settled(page)
  await page.locator('textarea[name=text]').fill([headings, ...rows].join('\n'))
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.waitForURL(/\/imports\//)
  await page.getByRole('link', { name: /^Row 2 / }).click()
  const heading = page.locator('#import-row')
  const saves = '**/api/admin/question-imports/*/rows/*'

  await page.getByLabel('Topic (by id or name)').fill('Percentage')
  await page.getByRole('radio', { name: 'Option C' }).check()
  await page.route(saves, (route) => route.abort())
  await page.getByRole('link', { name: 'Next row' }).click()
  await page.getByText('the server cannot be reached').waitFor()
  expect(await heading.textContent()).toContain('Row 2')
  await page.reload()
  await page.getByText('it is not saved yet').waitFor()
  expect(await page.getByLabel('Topic (by id or name)').inputValue()).toBe('Percentage')
  await expect.poll(() => page.getByRole('radio', { name: 'Option C' }).isChecked()).toBe(true)

  await page.unroute(saves)
  await page.getByRole('link', { name: 'Next row' }).click()
  await expect.poll(() => heading.textContent()).toContain('Row 3')
  await page.getByRole('button', { name: 'Use “Percentage”' }).click()
  await page.getByRole('link', { name: 'Back to the rows' }).click()
  await page.getByRole('link', { name: 'Ready 2' }).waitFor()
  await page.getByRole('link', { name: /^Row 2 / }).click()
  await expect.poll(() => page.getByRole('radio', { name: 'Option C' }).isChecked()).toBe(true)
  expect(await page.getByText('not saved', { exact: false }).count()).toBe(0)

  const [path = ''] = /imports\/[^?]+/.exec(page.url()) ?? []
  const source = page.getByLabel('Source')
  await source.fill('Mine')
  const status = await page.evaluate(
    async (address) =>
      (
        await fetch(address, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ revision: 1, corrections: [{ path: 'source', value: 'Theirs' }] }),
        })
      ).status,
    `/api/admin/question-${path}/rows/0`,
  )
  expect(status).toBe(200)
  await page.getByRole('button', { name: 'Save and check' }).click()
  await page.locator('dd', { hasText: 'Theirs' }).waitFor()
  await page.getByRole('link', { name: 'Next row' }).click()
  await expect.poll(() => heading.textContent()).toContain('Row 3')
  await page.getByRole('link', { name: 'Row 2', exact: true }).click()
  await expect.poll(() => source.inputValue()).toBe('Mine')
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect.poll(() => page.locator('dd', { hasText: 'Theirs' }).count()).toBe(0)
  expect(await source.inputValue()).toBe('Mine')

  await page.getByRole('link', { name: 'See it in the exam' }).click()
  await page.getByText(`What is ${mark} one?`).first().waitFor()
  await page.getByText('nothing is recorded').first().waitFor()
  await page.getByRole('button', { name: 'Back to the row' }).click()
  await expect.poll(() => heading.textContent()).toContain('Row 2')
})
