import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { desktop, launchBrowser, phone } from '../support/browser.ts'
import { kindTests } from '../support/kind-tests.ts'
import { begin, chipSays, faultsOf, paletteEntry, signUp, submit } from '../support/student.ts'

const url = inject('url')
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A new student at the first question of a test. */
const open = async (testId: string, screen: typeof desktop): Promise<{ page: Page; context: BrowserContext }> => {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`${url}/signup?next=/test/${testId}`)
  await signUp(page, 'Kavita Rao')
  await page.waitForURL(`**/test/${testId}`)
  await begin(page)
  await question(page, 1)
  return { page, context }
}

const question = (page: Page, number: number): Promise<void> =>
  page.getByRole('heading', { name: `Question No. ${number}`, exact: true }).waitFor()
const saveAndNext = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save & Next' }).click()
const press = async (page: Page, ...names: string[]): Promise<void> => {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click()
}

/** Types with an input method: the composed text changes until it is committed. */
const compose = async (page: Page, parts: string[]): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  for (const text of parts)
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await session.send('Input.insertText', { text: parts.at(-1) ?? '' })
}

describe('a paper with a question of every kind (HAL-26)', () => {
  let page: Page
  let faults: string[]
  beforeAll(async () => {
    page = (await open(kindTests.kinds, desktop)).page
    faults = faultsOf(page)
  })

  test('striking out an option gives no answer (HAL-32)', async () => {
    await press(page, 'Helpers')
    await page.getByRole('menuitem', { name: 'Strike out options' }).click()
    await press(page, 'Strike out option B')
    await expect
      .poll(() => page.getByRole('button', { name: 'Strike out option B' }).getAttribute('aria-pressed'))
      .toBe('true')
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0)
    await press(page, 'Helpers')
    await page.getByRole('menuitem', { name: 'Stop striking out' }).click()
  })

  test('a problem with a question is reported once (HAL-34)', async () => {
    const report = async (answer: string) => {
      await press(page, 'Helpers')
      await page.getByRole('menuitem', { name: 'Report a problem' }).click()
      await page.getByLabel('The wording is wrong or unclear').check()
      await press(page, 'Send the report')
      await page.getByText(answer).waitFor()
      await press(page, 'Close')
    }
    await report('Thank you. Your report has been sent.')
    await report('You have reported this question before. We look at it.')
  })

  test('the scientific calculator works beside the question, and its keys choose nothing (HAL-33)', async () => {
    await press(page, 'Calculator')
    const calculator = page.getByRole('dialog', { name: 'Scientific Calculator' })
    for (const name of ['3', '0', 'sine', 'plus', '1', 'equals'])
      await calculator.getByRole('button', { name, exact: true }).click()
    await calculator.getByText('1.5', { exact: true }).waitFor()
    await page.keyboard.press('1')
    await page.keyboard.press('Escape')
    await calculator.waitFor({ state: 'hidden' })
    await press(page, 'Calculator')
    const before = await calculator.boundingBox()
    await press(page, 'Move the calculator to the other side')
    expect((await calculator.boundingBox())?.x, 'moved without dragging').not.toBe(before?.x)
    await page.getByRole('radio').first().focus()
    await page.keyboard.press('Escape')
    await calculator.waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0)
  })

  test('time away from the window is noted and shown to the student (HAL-61)', async () => {
    await page.evaluate(async () => {
      window.dispatchEvent(new Event('blur'))
      // A real absence, whose length is measured.
      await new Promise((resolve) => setTimeout(resolve, 1_200))
      window.dispatchEvent(new Event('focus'))
    })
    await page.getByText(/^Away from this window: 00:00:0\d\. This is only noted/).waitFor()
  })

  test('a single choice takes one option, "not attempted" included where a blank costs marks (HAL-27)', async () => {
    await page.getByRole('radio', { name: 'Question not attempted' }).check()
    await page.getByRole('radio', { name: 'Mercury' }).check()
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(1)
    await saveAndNext(page)
  })

  test('a multiple choice takes several options', async () => {
    await question(page, 2)
    for (const name of ['2', '11']) await page.getByRole('checkbox', { name, exact: true }).check()
    await saveAndNext(page)
  })

  test('a picture in an option opens large by its own button and chooses nothing (HAL-31)', async () => {
    await page.getByRole('button', { name: 'Previous' }).click()
    await question(page, 2)
    const enlarge = page.getByRole('button', { name: 'Show the picture of option D larger' })
    await enlarge.focus()
    await page.keyboard.press('Enter')
    await page.locator('dialog[open] img').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await expect
      .poll(() => enlarge.evaluate((button) => button === document.activeElement), { message: 'back where it was' })
      .toBe(true)
    await expect
      .poll(() => page.getByRole('checkbox', { checked: true }).count(), { message: 'as chosen before' })
      .toBe(2)
    await saveAndNext(page)
  })

  test('true or false takes one of the two', async () => {
    await question(page, 3)
    await page.getByRole('radio', { name: 'True' }).check()
    await saveAndNext(page)
  })

  test('assertion and reason are laid out as A and R', async () => {
    await question(page, 4)
    await page.getByText('Assertion (A)').waitFor()
    await page.getByText('Reason (R)').waitFor()
    await page.getByRole('radio').first().check()
    await saveAndNext(page)
  })

  test('a number is entered on the keypad; its picture opens large and Escape closes it (HAL-28, HAL-31)', async () => {
    await question(page, 5)
    await page.getByRole('button', { name: 'A square' }).click()
    await page.keyboard.press('+')
    await expect.poll(() => page.locator('dialog[open] img').getAttribute('style')).toContain('scale(1.25)')
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await press(page, '6', 'Decimal point', '2', '5')
    await saveAndNext(page)
  })

  test('a short answer in Hindi is composed by an input method (HAL-29)', async () => {
    await question(page, 6)
    const field = page.getByRole('textbox', { name: 'Your answer to question 6' })
    await field.focus()
    await compose(page, ['का', 'कार्', 'कार्बन'])
    await page.keyboard.type(' ')
    await compose(page, ['डाइ', 'डाइऑक्साइड'])
    await expect.poll(() => field.inputValue()).toBe('कार्बन डाइऑक्साइड')
    await saveAndNext(page)
    await press(page, 'Previous')
    await question(page, 6)
    await expect.poll(() => field.inputValue(), { message: 'kept as it was composed' }).toBe('कार्बन डाइऑक्साइड')
    await saveAndNext(page)
  })

  test('lists are matched row by row, also by keyboard (HAL-23)', async () => {
    await question(page, 7)
    const row = (name: string) => page.getByRole('radiogroup', { name })
    await row('Force').getByRole('radio', { name: 'newton' }).check()
    await row('Energy').getByRole('radio', { name: 'watt' }).focus()
    for (const key of ['Space', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
    await expect.poll(() => row('Energy').getByRole('radio', { name: 'joule' }).isChecked()).toBe(true)
    await row('Power').getByRole('radio', { name: 'pascal' }).check()
    await row('Power').getByRole('radio', { name: 'pascal' }).click()
    await expect
      .poll(() => row('Power').getByRole('radio', { checked: true }).count(), { message: 'taken back' })
      .toBe(0)
    await row('Power').getByRole('radio', { name: 'watt' }).check()
    await saveAndNext(page)
  })

  test('a passage is shown beside its questions and keeps its scroll position; the last question leads to the summary (HAL-30, HAL-69)', async () => {
    await question(page, 8)
    const passage = page.getByRole('region', { name: 'Text that the question is about' })
    const [left, right] = [
      await passage.boundingBox(),
      await page.getByRole('region', { name: 'Question No. 8' }).boundingBox(),
    ]
    expect(Math.abs((left?.width ?? 0) - (right?.width ?? 0)), 'split in halves').toBeLessThan(40)
    await passage.evaluate((box) => {
      box.style.height = '120px'
      box.scrollTop = 60
    })
    await page.getByRole('radio', { name: 'August' }).check()
    await saveAndNext(page)
    await question(page, 9)
    await expect.poll(() => passage.evaluate((box) => box.scrollTop)).toBe(60)
    await press(page, '1', '8', '0')
    await saveAndNext(page)
    await page.getByText('Do you want to return to the first question?').waitFor()
    await page.locator('dialog[open]').getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByRole('heading', { name: 'Exam Summary' }).waitFor()
    await press(page, 'No, go back')
  })

  test('a pause hides the questions and stops the clock (HAL-38)', async () => {
    await press(page, 'Pause')
    await page.getByRole('heading', { name: 'The test is paused' }).waitFor()
    await expect.poll(() => page.getByText('Question No. 9').count()).toBe(0)
    await press(page, 'Go on')
    await question(page, 9)
    await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('180')
  })

  test('every kind is scored, and the result shows the entered and the right answer', async () => {
    await chipSays(page, 'Saved')
    await submit(page)
    await page.getByText('What was noted: 1 entry').waitFor()
    await page.getByRole('button', { name: 'See the result' }).click()
    await page.getByText('24', { exact: true }).first().waitFor()
    await page.getByText(/of 24/).first().waitFor()
    await expect.poll(() => page.getByText('9 of 9').count(), { message: 'attempted' }).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Solutions' }).click()
    await page.getByText('कार्बन डाइऑक्साइड').first().waitFor()
    await page.getByText('6.25').first().waitFor()
  })

  test('a problem is reported from the result too (HAL-34)', async () => {
    await page.getByRole('button', { name: 'Report', exact: true }).nth(1).click()
    await page.getByLabel('The answer or an option is wrong').check()
    await press(page, 'Send the report')
    await page.getByText('Thank you. Your report has been sent.').waitFor()
    await press(page, 'Close')
  })

  test('nothing logs an error or breaks the content security policy (HAL-64)', () => expect(faults).toEqual([]))
})

test('timed sections lock at their end, have breaks and refuse answers over their limit (HAL-21, HAL-22)', async () => {
  const { page, context } = await open(kindTests.sections, phone)
  const tab = (name: string) => page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name })

  await page.getByRole('radio', { name: 'Mercury' }).check()
  await expect.poll(() => tab('Second').getAttribute('aria-disabled')).toBe('true')
  await tab('Second').click({ force: true })
  await question(page, 1)

  // The first section ends after 20 s, with an unsaved choice.
  await question(page, 3)
  await page.getByRole('alert').getByText('Now open: Second').waitFor()
  await expect.poll(() => tab('First').innerText()).toMatch(/Closed/)

  await page.getByRole('button', { name: 'Show the question palette' }).click()
  const submitSection = page.getByRole('button', { name: 'Submit section', exact: true })
  await expect.poll(() => submitSection.isEnabled(), { timeout: 10_000 }).toBe(true)
  await submitSection.click()
  await press(page, 'Submit the section')
  await page.getByRole('heading', { name: 'Break' }).waitFor()
  await expect.poll(() => page.getByText('Question No.').count(), { message: 'out of sight' }).toBe(0)

  await question(page, 5)
  const viewIn = page.getByRole('combobox', { name: 'View in' })
  await expect.poll(() => viewIn.isDisabled(), { message: 'an English section is in English alone' }).toBe(true)
  await expect.poll(() => viewIn.locator('option').allInnerTexts()).toEqual(['English only'])
  await page.getByRole('textbox').fill('CO2')
  await saveAndNext(page)
  await question(page, 6)
  await press(page, '1')
  await page
    .getByText('You have attempted 1 out of 2, which is the maximum limit of this section', { exact: true })
    .waitFor()
  await press(page, 'OK')
  await expect.poll(() => page.getByRole('textbox').inputValue(), { message: 'nothing else changes' }).toBe('')
  await expect.poll(() => paletteEntry(page, 6)).toBe('Question 6, not answered')

  await chipSays(page, 'Saved')
  await submit(page)
  await page.getByRole('button', { name: 'See the result' }).click()
  await page.getByText('2 of 6').first().waitFor()
  await page.getByText('of 11', { exact: true }).first().waitFor()
  await context.close()
})
