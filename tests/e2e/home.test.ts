import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { begin, call, finish, signUp, start, untilScored, type ApiStudent } from '../support/api-student.ts'
import { browserCookies, desktop, launchBrowser, phone, settled } from '../support/browser.ts'
import { violationsOn } from '../support/axe.ts'
import { faultsOf } from '../support/student.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const visit = async (student: ApiStudent | null, options: BrowserContextOptions = phone): Promise<Page> => {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  await context.addCookies(browserCookies(url, student?.cookie ?? ''))
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  return page
}

/** Cumulative layout shift of the page. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )

const finishScored = async (student: ApiStudent, testId: string) => {
  const attempt = await finish(url, student, testId, 5)
  await untilScored(url, attempt)
  return attempt
}

test.each([
  ['phone', phone],
  ['desktop', desktop],
])(
  'shows a visitor on a %s every part of the home page without layout shift (HOM-1, SPD-8)',
  async (_name, options) => {
    const page = await visit(null, options)
    const faults = faultsOf(page)
    await page.goto(url)
    await settled(page)
    const headings = await page.locator('main h2').allInnerTexts()
    expect(headings).toEqual([
      'Choose your exam',
      'Live and upcoming tests',
      'Current affairs',
      'Government jobs',
      'Test series',
      'Courses',
      'Videos',
      'Study materials',
      'Ten questions. The real screen.',
      'What you find here',
    ])
    expect(await shiftOf(page)).toBe(0)
    await page.locator('main a[href^="/course/"]').first().click()
    await page.waitForURL('**/course/*')
    expect(faults).toEqual([])
    await page.context().close()
  },
)

/** Text of the first element of the page's lists that has the accent. */
const mainStepOf = (page: Page): Promise<string> => page.locator('main .bg-accent').innerText()

test('opens a running test, the next lesson and the quiz of today by one press (HOM-2, HOM-13, HOM-16, HOM-17)', async () => {
  const student = await signUp(url, 'Asha Verma')
  const page = await visit(student)
  const faults = faultsOf(page)
  await page.goto(url)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('Asha')
  await expect.poll(() => mainStepOf(page)).toContain('Start here')
  expect(await page.getByText('Practise the exam before the exam').count(), 'no hero').toBe(0)
  await page.getByRole('link', { name: /^Sample quiz/ }).click()
  await page.waitForURL('**/test/tst_*')

  await call(url, 'PUT', '/api/courses/crs_first-month/enrolment', student.cookie, {})
  await page.goto(url)
  await expect.poll(() => mainStepOf(page)).toContain('Continue · lesson 1 of')
  await page.locator('main .bg-accent a').click()
  await page.waitForURL('**/course/crs_first-month/lesson/*')

  await finishScored(student, 'tst_ssc-english-1')
  await begin(url, student, await start(url, student, 'tst_gate-1'))
  await page.goto(url)
  await settled(page)
  await page.getByText('1 of 8 done').waitFor()
  const clock = page.getByRole('timer')
  const [first, width] = [await clock.innerText(), (await clock.boundingBox())?.width]
  await expect.poll(() => clock.innerText(), { message: 'the clock ticks' }).not.toBe(first)
  expect((await clock.boundingBox())?.width).toBe(width)
  expect(await shiftOf(page)).toBe(0)
  expect(await violationsOn(page, { targets: true })).toEqual([])
  await page.getByRole('link', { name: 'Resume' }).click()
  await page.waitForURL('**/test/tst_gate-1')
  expect(faults).toEqual([])
  await page.context().close()
})

test('bookmarks a question by one press and shares the score only on request (RES-59)', async () => {
  const student = await signUp(url, 'Meena Kumari')
  const { attemptId } = await finishScored(student, 'tst_ssc-english-1')
  const page = await visit(student)
  const faults = faultsOf(page)
  await page.goto(`${url}/test-result/tst_ssc-english-1/solutions`)
  // Before hydration the press would submit the form.
  await settled(page)
  const kept = page.getByRole('button', { name: 'Bookmarked. Take question 3 off your bookmarks' })
  const told = (method: string) => page.waitForResponse((response) => response.request().method() === method)
  const put = told('PUT')
  await page.getByRole('button', { name: 'Bookmark question 3', exact: true }).click()
  expect((await put).status()).toBe(200)
  await page.reload()
  await kept.waitFor()
  await settled(page)
  const removed = told('DELETE')
  await kept.click()
  expect((await removed).status()).toBe(200)
  await page.getByRole('button', { name: 'Bookmark question 3', exact: true }).waitFor()

  await page.getByRole('navigation', { name: 'Parts of the result' }).getByRole('link', { name: 'Result' }).click()
  await page.waitForURL('**/test-result/tst_ssc-english-1?**')
  await page.getByLabel('Include my score').waitFor()
  await page.getByRole('link', { name: 'Share on WhatsApp' }).waitFor()
  const order = await page.locator('main').evaluate((main) => {
    const text = (main as HTMLElement).innerText
    return ['RANK', 'RECEIPT', 'WHATSAPP', 'INCLUDE MY SCORE'].map((word) => text.toUpperCase().indexOf(word))
  })
  expect(order, 'the score first').toEqual(order.toSorted((one, other) => one - other))
  expect(order[0]).toBeGreaterThan(0)
  const shared = async () =>
    decodeURIComponent((await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')) ?? '')
  await expect.poll(shared).toContain(`${url}/tests/ser_ssc-sections`)
  await expect.poll(shared).not.toMatch(/scored/)
  await page.getByLabel('Include my score').check()
  await expect.poll(shared).toMatch(/I scored [\d.]+ of 10 marks/)
  await expect.poll(shared).not.toContain(attemptId)
  expect(faults).toEqual([])
  await page.context().close()
})
