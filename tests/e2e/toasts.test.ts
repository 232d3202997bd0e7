import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { boxOf, desktop, launchBrowser, phone, swipeBy } from '../support/browser.ts'
import { settle, stopClock } from '../support/page-clock.ts'
import { faultsOf } from '../support/student.ts'

const url = inject('url')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Drags an element to the right until its style property shows that it has followed. */
const drag = async (page: Page, locator: Locator, px: number, property: string): Promise<void> => {
  const box = await boxOf(locator)
  const [x, y] = [box.x + 60, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  // The first moves only set the direction.
  await page.mouse.move(x + 5, y)
  const follow = async () => {
    await page.mouse.move(x + px, y)
    return locator.evaluate((element, name) => (element as HTMLElement).style.getPropertyValue(name), property)
  }
  await expect.poll(follow).toBe(`${px}px`)
}

describe('toasts and notifications', () => {
  let context: BrowserContext
  let page: Page
  let faults: string[]
  const trial = (name: string, system = 0) =>
    page.locator('#toasts section').nth(system).getByRole('button', { name, exact: true })
  const answer = () => page.locator('li.toast')
  const notifications = () => page.locator('[data-sonner-toast]')
  const newest = () => page.locator('[data-sonner-toast][data-index="0"]')

  beforeAll(async () => {
    context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' })
    page = await context.newPage()
    page.setDefaultTimeout(30_000)
    faults = faultsOf(page)
    await page.clock.install()
    await page.goto(`${url}/ui`)
    // Both systems load at their first use, before the measurements.
    await trial('Saved').click()
    await answer().waitFor()
    await trial('Message', 1).click()
    await notifications().waitFor()
    await stopClock(page)
  })
  afterAll(() => context.close())

  beforeEach(async () => {
    await page.mouse.up()
    await page.mouse.move(5, 400)
    await page.mouse.move(6, 401)
    await page.clock.runFor(6000)
    await expect.poll(() => answer().count()).toBe(0)
    await expect.poll(() => notifications().count()).toBe(0)
  })

  const showAnswer = async () => {
    await trial('Saved').click()
    await answer().waitFor()
    await settle(page)
  }

  const showNotification = async (name = 'Message') => {
    await trial(name, 1).click()
    await settle(page)
    await newest().waitFor()
  }

  test('shows a toast for 5000 ms (SHL-30)', async () => {
    await showAnswer()
    await page.clock.runFor(4980)
    await expect.poll(() => answer().getAttribute('data-state')).toBe('open')
    await page.clock.runFor(20)
    await expect.poll(() => answer().count()).toBe(0)
  })

  test('shows one toast, the newest (SHL-30)', async () => {
    await showAnswer()
    await trial('Error').click()
    await page.getByText('Could not be saved').first().waitFor()
    await settle(page)
    await expect.poll(() => answer().count()).toBe(1)
    await expect.poll(() => answer().innerText()).toContain('Could not be saved')
  })

  test('updates a toast in place and dismisses it by its button (SHL-30)', async () => {
    await showAnswer()
    await trial('Change it').click()
    await answer().getByText('Saved, and changed').waitFor()
    await expect.poll(() => answer().count()).toBe(1)
    await answer().getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => answer().count()).toBe(0)
  })

  test('dismisses a toast at a swipe of more than 50 px (SHL-32)', async () => {
    await showAnswer()
    await drag(page, answer(), 50, '--radix-toast-swipe-move-x')
    await page.mouse.up()
    await expect.poll(() => answer().getAttribute('data-swipe')).toBe('cancel')
    await expect.poll(() => answer().getAttribute('data-state')).toBe('open')
    await drag(page, answer(), 51, '--radix-toast-swipe-move-x')
    await page.mouse.up()
    await expect.poll(() => answer().count()).toBe(0)
  })

  test('F8 moves the focus to the toasts, and Escape dismisses one (SHL-32)', async () => {
    await showAnswer()
    await page.keyboard.press('F8')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=region]')?.ariaLabel))
      .toBe('Answers (F8)')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect.poll(() => answer().count()).toBe(0)
  })

  test('shows a notification for 4000 ms and removes it in 200 ms (SHL-33, SHL-34)', async () => {
    await showNotification()
    await page.clock.runFor(3980)
    await expect.poll(() => newest().getAttribute('data-removed')).toBe('false')
    await page.clock.runFor(20)
    await expect.poll(() => newest().getAttribute('data-removed')).toBe('true')
    await page.clock.runFor(180)
    await expect.poll(() => notifications().count()).toBe(1)
    await page.clock.runFor(20)
    await expect.poll(() => notifications().count()).toBe(0)
  })

  test('shows three notifications at a time (SHL-33)', async () => {
    await showNotification('Three at once')
    await showNotification()
    await expect.poll(() => notifications().count()).toBe(4)
    await expect.poll(() => page.locator('[data-sonner-toast][data-visible=true]').count()).toBe(3)
    await expect
      .poll(() => page.locator('[data-sonner-toast][data-visible=false]').innerText())
      .toContain('Notification 1')
  })

  test('places notifications 356 px wide, 14 px apart, 32 px from the edges, at the bottom right (SHL-33)', async () => {
    await showNotification('Three at once')
    const offsets = async () => {
      const { x, y, width, height } = await boxOf(newest())
      return [1280 - (x + width), 800 - (y + height)].map(Math.round)
    }
    await expect.poll(offsets).toEqual([32, 32])
    await newest().hover()
    await expect.poll(() => newest().getAttribute('data-expanded')).toBe('true')
    // Measured in one evaluation, because the list moves a little under the pointer.
    const measure = () =>
      notifications().evaluateAll((items) => {
        const boxes = items.map((item) => item.getBoundingClientRect())
        const gaps = boxes.slice(1).map((above, index) => Math.round((boxes[index]?.top ?? 0) - above.bottom))
        return { widths: boxes.map(({ width }) => width), gaps }
      })
    await expect.poll(measure).toEqual({ widths: [356, 356, 356], gaps: [14, 14] })
  })

  const swipe = async (px: number, ms: number): Promise<void> => {
    await drag(page, newest(), px, '--swipe-amount-x')
    await page.clock.runFor(ms)
    await page.mouse.up()
  }

  test.each([
    ['19 px in a second stay', 19, 1000, false],
    ['20 px in a second dismiss', 20, 1000, true],
    ['11 px in 100 ms, which is 0.11, stay', 11, 100, false],
    ['12 px in 100 ms, which is above 0.11, dismiss', 12, 100, true],
  ])('dismisses a notification by distance or speed of a swipe: %s (SHL-34)', async (_what, px, ms, gone) => {
    await showNotification()
    await swipe(px, ms)
    const state = () => newest().evaluate(({ dataset }) => [dataset['swiping'], dataset['removed']])
    await expect.poll(state).toEqual(gone ? ['true', 'true'] : ['false', 'false'])
  })

  test('moves the focus to the notifications by Alt+T (SHL-34)', async () => {
    await showNotification()
    await page.keyboard.press('Alt+KeyT')
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-sonner-toaster'))).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Close')
    await page.keyboard.press('Enter')
    await page.clock.runFor(250)
    await expect.poll(() => notifications().count()).toBe(0)
  })

  test('offers an undo in a notification and announces errors as alerts (SHL-35)', async () => {
    await showNotification('With undo')
    await newest().getByRole('button', { name: 'Undo' }).click()
    await settle(page)
    await notifications().getByText('Bookmark restored').waitFor()
    await trial('Error', 1).click()
    await page.clock.runFor(2500)
    await notifications().getByRole('alert').getByText('The PDF could not be made').waitFor()
  })

  test('breaks no content security policy (SHL-29)', () => expect(faults).toEqual([]))
})

test('places notifications 16 px from the edges on a phone, above the bottom navigation (SHL-33)', async () => {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`${url}/ui`)
  await page.locator('#toasts').getByRole('button', { name: 'Message' }).tap()
  const toast = page.locator('[data-sonner-toast]')
  await expect.poll(() => toast.getAttribute('data-mounted')).toBe('true')
  // In one turn, as the toast leaves by itself.
  const place = () =>
    toast.evaluate((box) => {
      const { left, right, bottom } = box.getBoundingClientRect()
      const isOnTop = document.elementFromPoint(left + 20, bottom - 5)?.closest('[data-sonner-toast]') === box
      return { left, right: innerWidth - right, bottom: Math.round(innerHeight - bottom), isOnTop }
    })
  await expect.poll(place).toEqual({ left: 16, right: 16, bottom: 16, isOnTop: true })
  await context.close()
})

test.each([
  ['toast', 'Saved', 0, 'li.toast'],
  ['notification', 'Message', 1, '[data-sonner-toast]'],
])('scrolls the page by a vertical swipe on a %s, which stays (SHL-98)', async (_what, name, system, selector) => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.clock.install()
  await page.goto(`${url}/ui`)
  await page.locator('#toasts section').nth(system).getByRole('button', { name, exact: true }).tap()
  const shown = page.locator(selector)
  await shown.waitFor()
  await stopClock(page)
  await page.evaluate(() => scrollTo(0, 500))
  const place = () => page.evaluate(() => scrollY)
  await expect.poll(place).toBe(500)
  const box = await boxOf(shown)
  await swipeBy(page, { x: box.x + 80, y: box.y + box.height / 2 }, 120)
  await expect.poll(place).not.toBe(500)
  await settle(page)
  expect(await shown.count()).toBe(1)
  expect(await shown.getAttribute('data-swiping')).not.toBe('true')
  await context.close()
})
