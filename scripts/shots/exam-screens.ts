import type { Page } from 'playwright-core'
import type { SyncAck, SyncBatch } from '../../domain/attempts/contract.ts'
import { paths } from '../../domain/paths.ts'
import type { ShotScreen } from './screens.ts'

const toDeclaration = async (page: Page): Promise<void> => {
  await page.locator('main button').last().click()
  await page.locator('select').first().waitFor()
}

/** Enters the hall with the page's language and the first `taken` optional sections. */
export const enter = async (page: Page, taken = 0): Promise<void> => {
  await toDeclaration(page)
  const language = await page.locator('html').getAttribute('lang')
  await page.locator('main select').first().selectOption(language)
  const boxes = page.locator('main input[type=checkbox]')
  for (let index = 0; index < taken; index++) await boxes.nth(index).check()
  await boxes.last().check()
  await page.locator('main button').last().click()
  await page.locator('[role=timer]').first().waitFor()
}

const hall = '[role=dialog][aria-modal]'
const press = (page: Page, selector: string, which = 0) =>
  page.locator(`${hall} ${selector} >> visible=true`).nth(which).click()

const saveAndNext = (page: Page) => press(page, 'footer button', -1)

/** Selector of the panel: beside the question, or on a phone in its sheet. */
const panel = async (page: Page): Promise<string> => {
  const sheet = page.locator(`${hall} main :has(h2) ~ button`).last()
  if (!(await sheet.isVisible())) {
    // The tab appears first, its content later.
    await page.locator(`${hall} aside button`).nth(1).waitFor()
    return 'aside'
  }
  await sheet.click()
  return 'dialog[open]'
}

const toSubmit = async (page: Page): Promise<void> => press(page, `${await panel(page)} button`, -1)

const saves = '**/api/attempts/*/responses'

/** Enters the hall of a stored test and waits for its first question. */
const enterAndSave = async (page: Page, taken?: number): Promise<void> => {
  const first = page.waitForResponse(saves)
  await enter(page, taken)
  await first
  await saved(page)
}

const saved = (page: Page) => page.locator('[data-saving=saving]').waitFor({ state: 'detached' })

/**
 * Advances the page's clock. Requests to the server wait, because its time would reset the clock; saves are
 * acknowledged at the page's own time.
 */
const minutesOn = async (page: Page, minutes: number): Promise<void> => {
  await page.route('**/api/attempts/**', () => undefined)
  await page.route(saves, async (route) => {
    const { batch } = route.request().postDataJSON() as SyncBatch
    const now = await page.evaluate(() => Date.now())
    const ack = { ackSeq: batch.at(-1)?.seq ?? 0, revision: 1, serverNow: now, deadlineAt: now }
    await route.fulfill({ json: ack satisfies SyncAck })
  })
  await page.clock.fastForward(minutes * 60_000)
  // The screen reads its clock four times a second.
  await page.clock.runFor(1_000)
}

const inDemo = (name: string, act?: (page: Page) => Promise<unknown>): ShotScreen => ({
  name: `exam-${name}`,
  path: paths.demoTest(),
  async act(page) {
    await enter(page)
    await act?.(page)
  },
})

type Sat = { test: string; taken?: number; act?: (page: Page) => Promise<unknown> }

const inTest = (name: string, { test, taken, act }: Sat): ShotScreen => ({
  name: `exam-${name}`,
  path: paths.test(test),
  as: 'candidate',
  clock: true,
  async act(page) {
    await enterAndSave(page, taken)
    await act?.(page)
    await saved(page)
  },
})

const mock = 'tst_ssc-cgl-mock-1'
const gate = 'tst_gate-1'
/** Sections of 7 and 6 minutes: one is read again, one changed, then a break, and two of three with a limit. */
const subjects = 'tst_state-subjects-1'
const questionsOfDemo = Array.from({ length: 10 }, (_, index) => index + 1)

/** Screens of the way into a test and of the hall. Locators use positions, because texts are in two languages. */
export const examScreens: ShotScreen[] = [
  { name: 'test-instructions', path: paths.test(mock), as: 'student' },
  { name: 'test-first-screen', path: paths.test(mock), as: 'student', act: async () => undefined },
  { name: 'test-declaration', path: paths.test(mock), as: 'student', act: toDeclaration },
  { name: 'test-optional-sections', path: paths.test(subjects), as: 'student', act: toDeclaration },
  { name: 'test-lobby', path: paths.test('tst_ssc-cgl-live-2'), as: 'student' },
  { name: 'test-print', path: paths.testPrint(mock), as: 'student' },
  // One question of every kind.
  ...questionsOfDemo.map((number) =>
    inDemo(`question-${number}`, async (page) => {
      for (let at = 1; at < number; at++) await saveAndNext(page)
    }),
  ),
  inDemo('both-languages', (page) => page.locator(`${hall} main select`).selectOption('both')),
  inDemo('helpers', (page) => press(page, 'button[aria-haspopup=menu]')),
  inDemo('paper', (page) => press(page, 'header button', 0)),
  inDemo('instructions', (page) => press(page, 'header button', 1)),
  inDemo('palette', panel),
  inDemo('summary', toSubmit),
  inDemo('submitted', async (page) => {
    await toSubmit(page)
    for (let asked = 0; asked < 2; asked++) await press(page, 'dialog[open] button', -1)
    await page.locator(`${hall} h2[aria-live]`).waitFor()
  }),
  inTest('calculator', {
    test: gate,
    async act(page) {
      await press(page, ':has(> nav) ~ button', 0)
      await page.locator('[data-keys=off]').waitFor()
    },
  }),
  inTest('passage', { test: 'tst_ibps-po-1' }),
  inTest('locked-sections', { test: subjects, taken: 2 }),
  inTest('leave-section', {
    test: subjects,
    taken: 2,
    async act(page) {
      await minutesOn(page, 4)
      await toSubmit(page)
    },
  }),
  inTest('read-only-section', {
    test: subjects,
    taken: 2,
    async act(page) {
      await minutesOn(page, 8)
      await press(page, 'nav button', 0)
      // Moves the pointer off the tab, whose card would cover the question.
      await page.mouse.move(5, 500)
    },
  }),
  inTest('break', { test: subjects, taken: 2, act: (page) => minutesOn(page, 13.5) }),
  {
    ...inDemo('time-out', async (page) => {
      await minutesOn(page, 11)
      await page.locator(`${hall} h2[aria-live]`).waitFor()
    }),
    clock: true,
  },
]
