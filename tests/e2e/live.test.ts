import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { desktop, hydrated, launchBrowser, phone } from '../support/browser.ts'
import { addTest, hideTests, newStudent, query } from '../support/http.ts'
import { signInAdministrator } from '../support/office.ts'
import { begin, chipSays, declaration, faultsOf } from '../support/student.ts'

const url = inject('url')
const minute = 60_000
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(hideTests)
afterAll(() => browser.close())

/** A test with a common start in `inMs` milliseconds. */
const liveTest = (inMs: number) => {
  const opensAt = Date.now() + inMs
  return addTest({
    opensAt,
    durationMs: 20 * minute,
    closesAt: opensAt + 20 * minute,
    commonStart: true,
    attemptsAllowed: 1,
    release: { rule: 'after_close' },
  })
}

type Seen = { path: string; status: number; sentAt: number; at: number; body: string }

/** A signed-in student in a separate browser context, with a record of every response. */
const arrive = async (options: BrowserContextOptions, language: 'en' | 'hi' = 'en') => {
  const student = await newStudent()
  const context: BrowserContext = await browser.newContext(options)
  await context.addCookies([
    ...[...student.cookies].map(([name, value]) => ({ name, value, url })),
    { name: 'lang', value: language, url },
  ])
  const page: Page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const seen: Seen[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const at = Date.now()
    const sentAt = response.request().timing().startTime
    void response.text().then(
      (body) => seen.push({ path: pathname, status: response.status(), sentAt, at, body }),
      () => undefined,
    )
  })
  return { student, context, page, seen, faults: faultsOf(page) }
}

const opensAtOf = async (testId: string): Promise<number> =>
  (await query<{ opens_at: number }>('SELECT opens_at FROM tests WHERE id = ?', testId))[0]?.opens_at ?? 0

test('students wait in the lobby and see question 1 at the start with one request and no click (HAL-7, HAL-8, HAL-9)', async () => {
  const testId = await liveTest(55_000)
  const [english, hindi] = [await arrive(desktop), await arrive({ ...phone, colorScheme: 'dark' }, 'hi')]
  const beginsAt = await opensAtOf(testId)

  await english.page.goto(`${url}/test/${testId}`)
  await english.page.getByRole('timer').waitFor()
  await english.page.getByText('You may close this page and come back before the start.').waitFor()
  await english.page.getByRole('button', { name: 'I am ready' }).click()
  await english.page.getByText('Choose a language first.').waitFor()
  // By keyboard only.
  await english.page.getByLabel('Choose your default language').focus()
  await english.page.keyboard.press('ArrowDown')
  await declaration(english.page).focus()
  await english.page.keyboard.press('Space')
  await english.page.getByRole('button', { name: 'I am ready' }).press('Enter')
  await english.page.getByText('Ready. The test opens here by itself.').first().waitFor()

  await hindi.page.goto(`${url}/test/${testId}`)
  await hindi.page.getByLabel('अपनी मुख्य भाषा चुनें').selectOption('hi')
  await declaration(hindi.page).check()
  await hindi.page.getByRole('button', { name: 'मैं तैयार हूँ' }).click()
  await hindi.page.getByText('पक्की है').waitFor()
  // A reload in the lobby restores place, language and declaration.
  await hindi.page.reload()
  await hindi.page.getByText('तैयार हैं। टेस्ट यहीं अपने-आप खुल जाएगा।').first().waitFor()
  for (const { seen } of [english, hindi])
    await expect.poll(() => seen.some(({ path }) => path.startsWith('/api/papers/')), { timeout: 20_000 }).toBe(true)
  expect(Date.now(), 'everyone was ready before the start').toBeLessThan(beginsAt)

  await english.page.getByText('Question No. 1').waitFor({ timeout: 75_000 })
  await hindi.page.getByText('प्रश्न सं. 1').waitFor({ timeout: 30_000 })
  const [{ stem = '' } = {}] = await query<{ stem: string }>(
    `SELECT json_extract(stem_html, '$.en') AS stem FROM question_versions WHERE id =
       (SELECT question_version_id FROM test_questions WHERE test_version_id = ? ORDER BY position LIMIT 1)`,
    `${testId}_v1`,
  )
  expect(stem.length).toBeGreaterThan(20)
  for (const { seen, faults } of [english, hindi]) {
    const before = seen.filter(({ at }) => at < beginsAt)
    expect(
      before.filter(({ body }) => body.includes(stem) || body.includes(JSON.stringify(stem).slice(1, -1))),
    ).toEqual([])
    // Earlier requests of the lobby or system check may be answered late, and the page may take the start to be
    // slightly earlier than this process does.
    const ofStart = seen.filter(
      ({ path, sentAt, at }) => at >= beginsAt && sentAt >= beginsAt - 500 && path !== `/api/tests/${testId}`,
    )
    const asked = ofStart.filter(({ path }) => path.startsWith('/api/')).map(({ path }) => path)
    expect(asked.slice(0, 1)).toEqual(['/api/live/key'])
    expect(asked.filter((path) => /^\/api\/attempts\/[^/]+$/.test(path))).toEqual([])
    // A page that takes the start to be slightly earlier gets 425 from the key once, which the browser logs.
    const early = seen.filter(({ path, status }) => path === '/api/live/key' && status === 425)
    expect(early.length).toBeLessThanOrEqual(1)
    for (const { sentAt } of early) expect(sentAt).toBeGreaterThan(beginsAt - 500)
    expect(faults.filter((fault) => !fault.includes('status of 425'))).toEqual([])
    expect(faults).toHaveLength(early.length)
  }

  await english.page.getByRole('radio').nth(1).check()
  await english.page.getByRole('button', { name: 'Save & Next' }).click()
  await english.page.getByText('Question No. 2').waitFor()
  await chipSays(english.page, 'Saved')
  // The attempt resumes after a crash.
  await english.page.reload()
  await english.page.getByText('Question No. 2').waitFor()
  await Promise.all([english.context.close(), hindi.context.close()])
})

test('an offline page says so at the start and opens once the network is back, and a student who is not ready enters by the declaration (HAL-10, HAL-11)', async () => {
  const testId = await liveTest(25_000)
  const [offline, late] = [await arrive(phone), await arrive(phone)]
  await offline.page.goto(`${url}/test/${testId}`)
  await offline.page.getByLabel('Choose your default language').selectOption('en')
  await declaration(offline.page).check()
  await offline.page.getByRole('button', { name: 'I am ready' }).click()
  await offline.page.getByText('On this device, sealed until the start').waitFor()
  await offline.context.setOffline(true)
  await late.page.goto(`${url}/test/${testId}`)

  await late.page.getByText('The test has begun').waitFor({ timeout: 60_000 })
  await late.page.getByLabel('Choose your default language').selectOption('hi')
  await declaration(late.page).check()
  await late.page.getByRole('button', { name: 'Enter the test' }).click()
  await late.page.getByText('Question No. 1').waitFor()

  await offline.page.getByText('No answer from the server yet.').waitFor()
  await offline.context.setOffline(false)
  await offline.page.getByText('Question No. 1').waitFor()
  await Promise.all([offline.context.close(), late.context.close()])
})

test('a student who arrives after the start joins from the instructions, with the common end (HAL-11)', async () => {
  const testId = await liveTest(-2 * minute)
  const { page, context } = await arrive(phone)
  await page.goto(`${url}/test/${testId}`)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByLabel('Choose your default language').selectOption('en')
  await declaration(page).check()
  await page.getByRole('button', { name: 'I am ready to begin' }).click()
  await page.getByText('Question No. 1').waitFor()
  await expect.poll(() => page.getByRole('timer').first().textContent()).toMatch(/00:1[67]:/)
  await context.close()
})

test('the live room shows a student, a banner reaches their page and stays dismissed, and a pause stops them (OFC-49, OFC-50)', async () => {
  const testId = await liveTest(-2 * minute)
  const { page, context, faults } = await arrive(phone)
  await page.goto(`${url}/test/${testId}`)
  await begin(page)
  await page.getByText('Question No. 1').waitFor()

  const office = await browser.newContext(desktop)
  const room = await office.newPage()
  const officeFaults = faultsOf(room)
  await signInAdministrator(room)
  await room.goto(`${url}/admin/tests/${testId}/live`)
  await hydrated(room)
  await expect.poll(() => room.getByRole('link', { name: /^1\s*Waiting$/ }).count(), { timeout: 30_000 }).toBe(1)

  const banner = 'Question 2: read 42 for 24.'
  await room.locator('summary', { hasText: 'Banner to everyone' }).click()
  await room.getByLabel('Text in English').fill(banner)
  await room.getByLabel('Text in Hindi').fill('प्रश्न 2: 24 की जगह 42 पढ़ें।')
  await room.getByRole('button', { name: 'Show the banner' }).click()
  const shown = page.getByRole('status').filter({ hasText: banner })
  await shown.waitFor()
  await shown.getByRole('button', { name: 'I have read it' }).click()
  await shown.waitFor({ state: 'detached' })

  await room.locator('summary', { hasText: 'Pause for everyone' }).click()
  await room.locator('form:has([name=intent][value=pause])').getByLabel('Reason').fill('Power cut')
  await room.getByRole('button', { name: 'Pause for everyone' }).click()
  await page.getByText('The test is paused').first().waitFor()
  await room.getByText('Reason: Power cut').waitFor()
  await room.getByText('Paused for everyone', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('The test is paused').first().waitFor()
  expect(await page.getByText(banner).count()).toBe(0)
  expect([...faults, ...officeFaults]).toEqual([])
  await Promise.all([context.close(), office.close()])
})
