import { afterAll, expect, test } from 'vitest'
import { officePaths } from '../../domain/office-paths.ts'
import { unitsPerMark } from '../../domain/results/marks.ts'
import { desktop, hydrated } from '../support/browser.ts'
import { addTest, hideTests, query, unique } from '../support/http.ts'
import { signInAdministrator } from '../support/office.ts'
import { faultsOf } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const open = useVisits(desktop)
afterAll(hideTests)

const preset = 'pre_ssc-cgl-1_v2'
const hour = 3_600_000

/** A test whose window of an hour began some hours ago. */
const newShift = async (hoursAgo: number): Promise<{ id: string; title: string }> => {
  const opensAt = Date.now() - hoursAgo * hour
  const id = await addTest({ opensAt, closesAt: opensAt + hour, release: { rule: 'after_close' } })
  const title = `Shift ${unique('of')}`
  const both = JSON.stringify({ en: title, hi: title })
  await query('UPDATE test_versions SET preset_version_id = ?2, title = ?3 WHERE test_id = ?1', id, preset, both)
  return { id, title }
}

/** Adds forty students with 1, 2, 3 ... times `marks`. */
const addResults = (testId: string, marks: number) =>
  query(
    `WITH RECURSIVE student(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM student WHERE number < 40)
     INSERT INTO results (attempt_id, user_id, test_id, test_version_id, receipt, submitted_at, closed_by, late_synced,
       units, ranked, responses, scores)
     SELECT 'att_' || ?1 || number, 'user_' || ?1 || number, ?1, ?1 || '_v1', 'receipt_' || ?1 || number, 1, 'student', 0,
       number * ?2, 1, '[]', '[]'
     FROM student`,
    testId,
    marks * unitsPerMark,
  )

test('two shifts are set up, computed, looked at and released at once (OFC-162, OFC-163, OFC-164)', async () => {
  const shifts = [await newShift(9), await newShift(6)]
  const page = await open()
  const office = await signInAdministrator(page)
  const faults = faultsOf(page)
  await page.goto(office.url + officePaths.adminShifts())
  await hydrated(page)
  await page.getByText('Set up shifts').click()
  const title = `Sunday ${unique('shifts')}`
  await page.getByLabel('Title in English').fill(title)
  await page.getByLabel('Title in Hindi').fill(`रविवार ${title}`)
  await page.getByLabel('Exam pattern').selectOption(preset)
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  await page.getByRole('heading', { name: title }).waitFor()

  for (const [index, shift] of shifts.entries()) {
    await page.getByRole('button', { name: `Add ${shift.title}`, exact: true }).click()
    await page.getByRole('button', { name: `Take out ${shift.title}`, exact: true }).waitFor()
    await addResults(shift.id, index + 1)
  }
  await page.getByRole('button', { name: 'Compute normalised scores' }).click()
  await page.getByText('Look at the figures, then release').waitFor()
  const figures = page.getByRole('region', { name: 'Figures of the shifts' })
  expect(await figures.getByRole('row').allTextContents()).toEqual([
    expect.stringContaining('Students'),
    `${shifts[0]?.title}4020.511.5440`,
    `${shifts[1]?.title}404123.0980`,
  ])
  await page.getByText('The same as a table').click()
  expect(await page.getByRole('cell', { name: '80', exact: true }).count()).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Release all results' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Release all results' }).click()
  await page.getByText('The results of all shifts came out on').waitFor()
  const held = await query<{ held: number }>(
    'SELECT count(*) AS held FROM tests WHERE id IN (?1, ?2) AND release_held = 1',
    ...shifts.map(({ id }) => id),
  )
  expect(held).toEqual([{ held: 0 }])
  expect(faults).toEqual([])
})
