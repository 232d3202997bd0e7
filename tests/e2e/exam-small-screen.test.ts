import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { violationsOn } from '../support/axe.ts'
import { desktop, hydrated, phone } from '../support/browser.ts'
import { kindTests } from '../support/kind-tests.ts'
import { begin, signUp } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const open = useVisits(desktop, 30_000)

const question = (page: Page, number: number): Promise<void> =>
  page.getByRole('heading', { name: `Question No. ${number}`, exact: true }).waitFor()

/** True when the element is inside the viewport and nothing covers its centre. */
const isInSight = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return false
    const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return shown !== null && (element.contains(shown) || shown.contains(element))
  })

test('shows the facts of a test and the way on, uncovered, on the first screen of a phone (EXM-66)', async () => {
  const page = await open(phone)
  await page.goto(`${url}/signup?next=/test/${kindTests.kinds}`)
  await signUp(page, 'Kavita Rao')
  await page.waitForURL(`**/test/${kindTests.kinds}`)
  await hydrated(page)
  const facts = page.locator('dl').getByRole('definition')
  for (const fact of await facts.all()) expect(await isInSight(fact), await fact.innerText()).toBe(true)
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await expect.poll(() => isInSight(next)).toBe(true)
  await next.tap()
  await expect.poll(() => isInSight(page.getByLabel('Choose your default language'))).toBe(true)
  const ready = page.getByRole('button', { name: 'I am ready to begin' })
  await expect.poll(() => isInSight(ready)).toBe(true)
  await ready.tap()
  await expect.poll(() => isInSight(page.getByRole('alert').getByText('Choose a language first.'))).toBe(true)
  expect(await violationsOn(page)).toEqual([])
})

test.each([
  ['a small phone at 200 %', 180, 370],
  ['a desktop at 400 %', 320, 256],
  ['a phone on its side', 740, 360],
])('a question is read, answered and saved on %s (HAL-14, HAL-63)', async (_what, width, height) => {
  const page = await open({ viewport: { width, height } })
  await page.goto(`${url}/signup?next=/test/${kindTests.kinds}`)
  await signUp(page, 'Kavita Rao')
  await page.waitForURL(`**/test/${kindTests.kinds}`)
  await begin(page)
  await question(page, 1)
  const screen = page.getByRole('dialog').first()
  const clock = page.getByRole('timer')
  const saveAndNext = page.getByRole('button', { name: 'Save & Next' })
  const isWide = () => screen.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)

  const option = page.getByRole('radio', { name: 'Mars' })
  await option.scrollIntoViewIfNeeded()
  await expect.poll(() => isInSight(option)).toBe(true)
  await option.check()
  await saveAndNext.scrollIntoViewIfNeeded()
  await expect.poll(() => isInSight(saveAndNext)).toBe(true)
  expect(await isInSight(clock), 'the clock stays in sight').toBe(true)
  expect(await isWide(), 'nothing is wider than the screen').toBe(false)
  expect(await violationsOn(page)).toEqual([])
  await saveAndNext.click()

  await question(page, 2)
  const heading = page.getByRole('heading', { name: 'Question No. 2', exact: true })
  await expect.poll(() => isInSight(heading), { message: 'begins at its number' }).toBe(true)
  await saveAndNext.click()
  await question(page, 3)

  await page.getByRole('button', { name: 'Calculator' }).click()
  const equals = page.getByRole('dialog', { name: 'Scientific Calculator' }).getByRole('button', { name: 'equals' })
  await equals.scrollIntoViewIfNeeded()
  await expect.poll(() => isInSight(equals)).toBe(true)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Show the question palette' }).click()
  const entry = page.getByRole('button', { name: /^Question 4,/ })
  await entry.scrollIntoViewIfNeeded()
  await expect.poll(() => isInSight(entry)).toBe(true)
  await entry.click()
  await question(page, 4)
  expect(await page.evaluate(() => scrollY), 'the page below stays where it was').toBe(0)
})

test('Back closes the palette of a running test and stays in it (SHL-94)', async () => {
  const page = await open(phone)
  await page.goto(`${url}/login?next=/test/${kindTests.kinds}`)
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /sign up|create|register/i })
    .first()
    .tap()
  await signUp(page, 'Kavita Rao')
  await page.waitForURL(`**/test/${kindTests.kinds}`)
  await begin(page)
  await question(page, 1)
  await page.getByRole('button', { name: 'Show the question palette' }).tap()
  const palette = page.getByRole('dialog', { name: 'Question palette' })
  await palette.waitFor()
  const address = await page.evaluate(() => location.href)
  await page.evaluate(() => history.back())
  await palette.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => location.href)).toBe(address)
  await question(page, 1)
})
