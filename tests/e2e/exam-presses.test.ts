import type { BrowserContextOptions, Page } from 'playwright-core'
import { inject, test } from 'vitest'
import { desktop, phone } from '../support/browser.ts'
import { kindTests } from '../support/kind-tests.ts'
import { begin, signUp } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const open = useVisits(desktop, 30_000)

const openTest = async (device: BrowserContextOptions): Promise<Page> => {
  const page = await open(device)
  await page.goto(`${url}/signup?next=/test/${kindTests.kinds}`)
  await signUp(page, 'Kavita Rao')
  await page.waitForURL(`**/test/${kindTests.kinds}`)
  await begin(page)
  await question(page, 1)
  return page
}

const question = (page: Page, number: number, timeout = 30_000): Promise<void> =>
  page.getByRole('heading', { name: `Question No. ${number}`, exact: true }).waitFor({ timeout })

/** Retries, because the shortcuts load after the page and ignore keys until then. */
const pressUntilMoved = async (page: Page, press: () => Promise<void>, number: number): Promise<void> => {
  for (let tries = 1; tries < 4; tries += 1) {
    await press()
    if (
      await question(page, number, 10_000).then(
        () => true,
        () => false,
      )
    )
      return
  }
  throw new Error(`Question ${number} was not reached.`)
}

test('a double click moves one question (HAL-23)', async () => {
  const page = await openTest(desktop)
  await page.getByRole('button', { name: 'Save & Next' }).dblclick()
  await question(page, 2)
  await page.getByRole('button', { name: 'Mark for Review & Next' }).dblclick()
  await question(page, 3)
  await page.getByRole('button', { name: 'Previous' }).dblclick()
  await question(page, 2)
})

test('a held key moves one question (HAL-23)', async () => {
  const page = await openTest(desktop)
  const hold = async (key: string) => {
    for (let time = 0; time < 4; time += 1) await page.keyboard.down(key)
    await page.keyboard.up(key)
  }
  await pressUntilMoved(page, () => hold('n'), 2)
  await page.getByRole('button', { name: 'Save & Next' }).focus()
  await hold('Enter')
  await question(page, 3)
  await page.keyboard.press('Enter')
  await question(page, 4)
})

test('a double tap moves one question, and the next tap one more (HAL-23)', async () => {
  const page = await openTest(phone)
  const box = await page.getByRole('button', { name: 'Save & Next' }).boundingBox()
  if (!box) throw new Error('No button')
  const session = await page.context().newCDPSession(page)
  const at = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  // Sent together, so that a slow machine adds no pause between the taps.
  const touches = ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const
  await Promise.all(
    touches.map((type) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [at] : [] }),
    ),
  )
  await question(page, 2)
  const before = await page.evaluate(() => performance.now())
  await page.waitForFunction((from) => performance.now() > from + 500, before)
  await page.touchscreen.tap(at.x, at.y)
  await question(page, 3)
})
