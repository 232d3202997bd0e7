import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { disagreements, examPage, signInBrowser, storedAnswers } from '../proofs/exam-page.ts'
import { call, signUp, type ApiStudent } from '../support/api-student.ts'
import { desktop } from '../support/browser.ts'
import type { NewTest } from '../support/rows.ts'
import { submit } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

/** Two browsers of one student with separate storage: a phone and a laptop. */
const url = inject('url')
const visit = useVisits(desktop)
const mock = 'tst_ssc-cgl-mock-1'

type Device = { page: Page; context: BrowserContext; exam: ReturnType<typeof examPage> }

const device = async (student: ApiStudent): Promise<Device> => {
  const page = await visit()
  await signInBrowser(page.context(), url, student)
  return { page, context: page.context(), exam: examPage(page) }
}

/** A test that ends within the run, yet leaves a slow machine time for two answers. */
const shortTest = async (): Promise<string> => {
  const id = `tst_${randomUUID()}`
  const row = { id, durationMs: 35_000, opensAt: Date.now() - 1_000, closesAt: null } satisfies NewTest
  const { ok } = await fetch(inject('rows'), { method: 'POST', body: JSON.stringify(row) })
  expect(ok).toBe(true)
  return id
}

/** Opens the running test on another device, which takes it over. */
const takeOver = async ({ page, exam }: Device, testId = mock): Promise<void> => {
  await page.goto(`${url}/test/${testId}`)
  await page.getByRole('button', { name: 'Continue here' }).click()
  await exam.number()
}

const choose = async ({ exam }: Device, question: number, option: number): Promise<void> => {
  await exam.jump(question - 1)
  await exam.choose(option)
}

/** Crashes the page, because its last request would bypass the emulated loss of network. */
const crash = async (page: Page): Promise<void> => {
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => undefined)
  await crashed
  await page.close()
}

const stored = async (student: ApiStudent, question: number): Promise<string> =>
  (await storedAnswers(url, student))[question - 1]?.chosen ?? ''

/** Number of answers of the student's only attempt that are kept without counting. */
const keptAside = async (student: ApiStudent): Promise<number> => {
  const { items } = await call<{ items: { attemptId: string }[] }>(url, 'GET', '/api/attempts', student.cookie)
  const path = `/api/attempts/${items[0]?.attemptId}/evidence`
  return (await call<{ items: unknown[] }>(url, 'GET', path, student.cookie)).items.length
}

test('an older journal overwrites no newer answer, and the student may take the other answer (HAL-53, HAL-54)', async () => {
  const student = await signUp(url, 'Two Devices')
  const phone = await device(student)
  const laptop = await device(student)
  await phone.exam.begin(`${url}/test/${mock}`)
  await phone.exam.chip('saved')
  await phone.context.setOffline(true)
  await choose(phone, 2, 0)
  await phone.exam.jump(2)
  await phone.exam.jump(3)
  await phone.exam.chip('offline')

  await takeOver(laptop)
  await choose(laptop, 2, 3)
  await choose(laptop, 3, 2)
  await choose(laptop, 4, 1)
  await laptop.exam.jump(4)
  await laptop.exam.chip('saved')
  await expect.poll(() => stored(student, 2)).toBe('D')

  await phone.context.setOffline(false)
  await phone.page.getByText('This test is open elsewhere').waitFor()
  await phone.exam.jump(1)
  await expect.poll(() => phone.page.locator('fieldset input').nth(3).isChecked()).toBe(true)
  await phone.page.getByRole('button', { name: 'Continue here' }).click()
  await phone.page.getByText('Your devices chose differently in 1 question.').click()
  await phone.page
    .getByText(/Question 2: on this device you had chosen A at .*; D stands, chosen on another device/)
    .waitFor()
  expect(await Promise.all([2, 3, 4].map((question) => stored(student, question)))).toEqual(['D', 'C', 'B'])

  await phone.page.getByRole('button', { name: 'Take A' }).click()
  await expect.poll(() => stored(student, 2)).toBe('A')
  const shown = await phone.exam.read()
  await expect.poll(async () => disagreements(shown, await storedAnswers(url, student))).toEqual([])
})

test('a newer offline answer stands, and the page of the other device shows it (HAL-53, HAL-55)', async () => {
  const student = await signUp(url, 'Newer Offline')
  const phone = await device(student)
  const laptop = await device(student)
  await phone.exam.begin(`${url}/test/${mock}`)
  await phone.exam.chip('saved')
  await phone.context.setOffline(true)
  await takeOver(laptop)
  await laptop.exam.choose(3)
  await expect.poll(() => stored(student, 1)).toBe('D')
  await phone.exam.choose(1)
  await phone.exam.chip('offline')
  await phone.context.setOffline(false)

  await laptop.page.getByText('Your devices chose differently in 1 question.').click()
  await laptop.page
    .getByText(/Question 1: on this device you had chosen D at .*; B stands, chosen on another device/)
    .waitFor()
  await expect.poll(() => laptop.page.locator('fieldset input').nth(1).isChecked()).toBe(true)
  expect(await stored(student, 1)).toBe('B')
})

test('answers unsent when another device submits are kept and shown, and no result opens by itself (HAL-59, HAL-60)', async () => {
  const student = await signUp(url, 'Handed In')
  const phone = await device(student)
  const laptop = await device(student)
  await phone.exam.begin(`${url}/test/${mock}`)
  await phone.exam.choose(0)
  await phone.exam.chip('saved')
  await phone.context.setOffline(true)
  await choose(phone, 2, 1)
  await phone.exam.chip('offline')
  await takeOver(laptop)
  await submit(laptop.page)
  await laptop.page.getByText('Your test has been submitted').waitFor()

  await phone.context.setOffline(false)
  await phone.page.getByText('This test was handed in elsewhere').waitFor()
  await phone.page.getByText('Question 2:').waitFor()
  await phone.page.getByText('Kept: B. Counts: no answer.').waitFor()
  expect(phone.page.url()).toContain(`/test/${mock}`)
  await phone.page.getByRole('button', { name: 'See the result' }).click()
  await phone.page.waitForURL('**/test-result/**')
  await phone.page.getByText('1 answer reached us', { exact: false }).first().waitFor()
})

test('any page sends the unsent answers of a test submitted elsewhere, and the result shows them (HAL-48, HAL-60)', async () => {
  const student = await signUp(url, 'Opened Again')
  const phone = await device(student)
  const laptop = await device(student)
  await phone.exam.begin(`${url}/test/${mock}`)
  await phone.exam.chip('saved')
  await phone.context.setOffline(true)
  await choose(phone, 2, 1)
  await phone.exam.chip('offline')
  await crash(phone.page)
  await takeOver(laptop)
  await submit(laptop.page)
  await laptop.page.getByText('Your test has been submitted').waitFor()

  await phone.context.setOffline(false)
  const again = await phone.context.newPage()
  await again.goto(`${url}/test/${mock}`)
  await expect.poll(() => keptAside(student)).toBe(1)
  await again.goto(`${url}/test-result/${mock}`)
  await again.getByText('1 answer reached us outside its time').waitFor()
})

test('a page that is offline at the deadline says how many answers the server has, and then that they count (HAL-59)', async () => {
  const student = await signUp(url, 'Offline At The End')
  const phone = await device(student)
  await phone.exam.begin(`${url}/test/${await shortTest()}`)
  await phone.exam.choose(0)
  await phone.exam.chip('saved')
  await phone.context.setOffline(true)
  await choose(phone, 2, 1)
  await phone.exam.chip('offline')
  await phone.page
    .getByText(/1 of 2 answers are with us; 1 is on this device\. Keep this page open until .*:\d\d/)
    .waitFor({ timeout: 60_000 })
  expect(await phone.page.getByText('saved successfully').count()).toBe(0)
  await phone.context.setOffline(false)
  await phone.page.getByText('Question 2: is with us and counts.').waitFor({ timeout: 30_000 })
  await phone.page.getByText('Time out! Your answers have been saved successfully').waitFor()
  expect(await stored(student, 2)).toBe('B')
})

test('an answer chosen just before the page is left reaches the server (HAL-45)', async () => {
  const student = await signUp(url, 'Leaves At Once')
  for (const [index, leave] of [
    (page: Page) => page.close(),
    (page: Page) => page.goto('about:blank'),
    (page: Page) => page.goBack(),
  ].entries()) {
    const phone = await device(student)
    if (index === 0) await phone.exam.begin(`${url}/test/${mock}`)
    else await takeOver(phone)
    await phone.exam.chip('saved')
    await choose(phone, index + 2, index)
    await leave(phone.page)
    await expect.poll(() => stored(student, index + 2)).toBe('ABC'[index])
  }
})
