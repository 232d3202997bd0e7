import type { Page } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import type { AttemptView, NewLease } from '../../domain/attempts/contract.ts'
import { desktop, settled } from '../support/browser.ts'
import { addTest, hideTests, newStudent, query, type Visitor } from '../support/http.ts'
import { begin, chipSays, declaration } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const visit = useVisits(desktop, 30_000)
afterEach(hideTests)

const minute = 60_000
const notKept = 'This browser cannot keep your answers on the device'
const database = 'taiyari-attempts'

type Student = Awaited<ReturnType<typeof newStudent>>

const signInAs = async (page: Page, { cookies }: Visitor) => {
  await page.context().clearCookies()
  await page
    .context()
    .addCookies([...[...cookies].map(([name, value]) => ({ name, value, url })), { name: 'lang', value: 'en', url }])
}

/** A signed-in student with a page; with `full`, every write to its database fails. */
const arrive = async ({ full = false } = {}): Promise<{ student: Student; page: Page; errors: string[] }> => {
  const [student, page] = [await newStudent(), await visit()]
  await signInAs(page, student)
  if (full)
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return { student, page, errors }
}

const testOf = (parts: { inMs?: number; attemptsAllowed?: number } = {}) => {
  const opensAt = Date.now() + (parts.inMs ?? -minute)
  return addTest({
    opensAt,
    durationMs: 20 * minute,
    closesAt: opensAt + 60 * minute,
    attemptsAllowed: parts.attemptsAllowed ?? 1,
    ...(parts.inMs !== undefined && { commonStart: true, release: { rule: 'after_close' as const } }),
  })
}

const openTest = async (page: Page, testId: string) => {
  await page.goto(`${url}/test/${testId}`)
  await begin(page)
  await page.getByText('Question No. 1').waitFor()
}

const answer = async (page: Page, option: number) => {
  await page.getByRole('radio').nth(option).check()
  await page.getByRole('button', { name: 'Save & Next' }).click()
}

/** The attempt of the student who began first. */
const attemptIdOf = async (testId: string): Promise<string> =>
  (await query<{ id: string }>('SELECT id FROM attempts WHERE test_id = ? ORDER BY started_at LIMIT 1', testId))[0]
    ?.id ?? ''

const answersOf = async (student: Student, testId: string): Promise<number> => {
  const { body } = await student.get<AttemptView>(`/api/attempts/${await attemptIdOf(testId)}`)
  return body.responses.filter((response) => response.answer !== null).length
}

/** Number of events in the journal's database on this device. */
const eventsOnDevice = (page: Page): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const db = opening.result
          const counting = db.transaction('events').objectStore('events').count()
          counting.addEventListener('success', () => {
            db.close()
            resolve(counting.result)
          })
        })
      }),
    database,
  )

test('a test with one attempt begins, reloads and saves every answer with full storage, and the page says so (HAL-4, HAL-47)', async () => {
  const testId = await testOf()
  const { student, page, errors } = await arrive({ full: true })
  await page.goto(`${url}/test/${testId}`)
  await page.getByText('This browser keeps nothing').waitFor()
  await begin(page)
  await page.getByText('Question No. 1').waitFor()
  await page.getByText(notKept).waitFor()
  await answer(page, 1)
  await chipSays(page, 'Saved')

  await page.context().setOffline(true)
  await answer(page, 1)
  await chipSays(page, 'Offline - in this page only')
  await page.getByText('You are offline and this browser cannot keep your answers on the device.').waitFor()
  expect(await page.getByText('kept on this device').count()).toBe(0)
  await page.context().setOffline(false)
  await chipSays(page, 'Saved')
  await expect.poll(() => answersOf(student, testId)).toBe(2)

  await page.reload()
  await page.getByText('Question No. 1').waitFor()
  await page.getByText(notKept).waitFor()
  expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByText('Question No. 3').waitFor()
  await answer(page, 0)
  await expect.poll(() => answersOf(student, testId)).toBe(3)
  expect(errors).toEqual([])
})

test('a student waits in the lobby, reloads and enters with full storage, and the page says so (HAL-47)', async () => {
  const testId = await testOf({ inMs: 40_000 })
  const { student, page, errors } = await arrive({ full: true })
  const getReady = async () => {
    await page.getByLabel('Choose your default language').selectOption('en')
    await declaration(page).check()
    await page.getByRole('button', { name: 'I am ready' }).click()
    await page.getByText('Ready. The test opens here by itself.').first().waitFor()
    await page.getByText('This browser cannot keep anything on the device').waitFor()
  }
  await page.goto(`${url}/test/${testId}`)
  await getReady()
  await page.reload()
  await getReady()
  await page.getByText('Question No. 1').waitFor({ timeout: 75_000 })
  await page.getByText(notKept).waitFor()
  await answer(page, 1)
  await chipSays(page, 'Saved')
  await expect.poll(() => answersOf(student, testId)).toBe(1)
  await page.reload()
  await page.getByText('Question No. 1').waitFor()
  expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
  expect(errors).toEqual([])
})

/** Answers two questions, the second one offline, and closes the page. */
const leaveOneUnsent = async (page: Page, student: Student, testId: string) => {
  await openTest(page, testId)
  await answer(page, 1)
  await chipSays(page, 'Saved')
  await page.context().setOffline(true)
  await answer(page, 1)
  await chipSays(page, 'Offline - kept on this device')
  expect(await answersOf(student, testId)).toBe(1)
  await page.close()
}

const told = (page: Page) => page.getByText('1 answer that waited on this device was handed in')

test('the home page sends an unsent answer and reports it once (HAL-48)', async () => {
  const testId = await testOf()
  const { student, page } = await arrive()
  await leaveOneUnsent(page, student, testId)
  const context = page.context()
  await context.setOffline(false)
  const home = await context.newPage()
  await home.goto(url)
  await told(home).waitFor()
  expect(await answersOf(student, testId)).toBe(2)
  await expect.poll(() => eventsOnDevice(home)).toBe(0)
  await home.getByRole('button', { name: 'Open the test' }).click()
  await home.getByText('Question No. 2').or(home.getByText('Question No. 3')).first().waitFor()
  await home.goto(url)
  await settled(home)
  expect(await told(home).count()).toBe(0)
})

test('another device keeps writing the test while this one sends its unsent answers (HAL-48)', async () => {
  const testId = await testOf()
  const { student, page } = await arrive()
  await leaveOneUnsent(page, student, testId)
  const address = `/api/attempts/${await attemptIdOf(testId)}`
  const { body } = await student.post<NewLease>(`${address}/lease`, { device: 'another-device' })
  const context = page.context()
  await context.setOffline(false)
  const home = await context.newPage()
  await home.goto(url)
  await told(home).waitFor()
  expect(await answersOf(student, testId)).toBe(2)
  const { paper } = (await student.get<AttemptView>(address)).body
  const questionId = paper?.questions.at(-1)?.id ?? ''
  const event = { seq: 1, questionId, answer: null, status: 'not_answered', at: Date.now(), ms: 1, act: 'visit' }
  const saved = await student.put(`${address}/responses`, {
    lease: body.lease,
    device: 'another-device',
    batch: [event],
  })
  expect(saved.status, saved.text).toBe(200)
})

test('unsent answers of one student are neither sent nor shown for another, and leave when the first signs in (HAL-49)', async () => {
  const testId = await testOf()
  const { student, page } = await arrive()
  await leaveOneUnsent(page, student, testId)
  const context = page.context()
  await context.setOffline(false)
  const other = await context.newPage()
  await signInAs(other, await newStudent())
  const sent: string[] = []
  other.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/attempts/')) sent.push(request.url())
  })
  await other.goto(url)
  await settled(other)
  expect([sent, await told(other).count(), await eventsOnDevice(other)]).toEqual([[], 0, expect.any(Number)])
  expect(await eventsOnDevice(other)).toBeGreaterThan(0)
  await openTest(other, testId)
  expect(await other.getByRole('radio', { checked: true }).count()).toBe(0)
  const attemptId = await attemptIdOf(testId)
  expect(sent.filter((address) => address.includes(attemptId))).toEqual([])
  await signInAs(other, student)
  await other.goto(url)
  await told(other).waitFor()
  expect(await answersOf(student, testId)).toBe(2)
})

test('a database deleted during a test is created again with everything unsent (HAL-47)', async () => {
  const testId = await testOf()
  const { student, page, errors } = await arrive()
  await openTest(page, testId)
  await page.context().setOffline(true)
  await answer(page, 1)
  await chipSays(page, 'Offline - kept on this device')
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name)
        deleting.addEventListener('success', () => resolve())
        deleting.addEventListener('error', () => reject(deleting.error))
      }),
    database,
  )
  await answer(page, 1)
  await chipSays(page, 'Offline - kept on this device')
  await page.close()
  const context = page.context()
  await context.setOffline(false)
  const home = await context.newPage()
  await home.goto(url)
  await home.getByText('2 answers that waited on this device were handed in').waitFor()
  expect(await answersOf(student, testId)).toBe(2)
  expect(errors).toEqual([])
})
