import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { boxOf, desktop, launchBrowser, phone, settled } from '../support/browser.ts'
import { settle, stopClock } from '../support/page-clock.ts'

const url = inject('url')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('tooltips on a desktop', () => {
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' })
    page = await context.newPage()
    page.setDefaultTimeout(30_000)
    await page.clock.install()
    await page.goto(`${url}/ui`)
    await settled(page)
    await page.getByRole('banner').getByRole('button', { name: 'Theme' }).hover()
    await page.getByRole('tooltip').waitFor()
    await stopClock(page)
  })
  afterAll(() => context.close())

  const header = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
  const tooltip = () => page.getByRole('tooltip')

  beforeEach(async () => {
    await page.mouse.move(5, 400)
    await page.mouse.move(6, 401)
    // A tooltip closes at a pointer move that it listens for only after the pointer left its button.
    let x = 6
    await expect
      .poll(async () => {
        await page.mouse.move((x += 1), 401)
        await settle(page)
        return tooltip().count()
      })
      .toBe(0)
    // Past the span in which the next tooltip opens at once.
    await page.clock.runFor(6000)
  })

  const leave = async () => {
    let x = 300
    // Several moves, because the tooltip reacts to moves only after it noticed the leave.
    await expect
      .poll(async () => {
        await page.mouse.move(x++, 300)
        return tooltip().count()
      })
      .toBe(0)
  }
  const arrive = async (name: string) => {
    await header(name).hover()
    // One more move, because the tooltip reacts to moves.
    await page.mouse.move(...(await centreOf(header(name))))
  }
  const centreOf = async (locator: Locator): Promise<[number, number]> => {
    const { x, y, width, height } = await boxOf(locator)
    return [x + width / 2 + 1, y + height / 2 + 1]
  }

  test('opens a tooltip after 700 ms (SHL-37)', async () => {
    await arrive('Theme')
    await page.clock.runFor(690)
    await expect.poll(() => tooltip().count()).toBe(0)
    await page.clock.runFor(10)
    await expect.poll(() => tooltip().innerText()).toBe('Theme')
    await leave()
  })

  test('opens the next tooltip at once within 300 ms of the last, and waits again later (SHL-37)', async () => {
    await arrive('Theme')
    await page.clock.runFor(700)
    await tooltip().waitFor()
    await leave()
    await page.clock.runFor(290)
    await arrive('Switch to Hindi')
    await expect.poll(() => tooltip().innerText()).toBe('Switch to Hindi')
    await leave()
    await page.clock.runFor(310)
    await arrive('Theme')
    await page.clock.runFor(690)
    await expect.poll(() => tooltip().count()).toBe(0)
    await page.clock.runFor(10)
    await tooltip().waitFor()
    await leave()
  })
})

test('opens no tooltip by touch, on a screen that has shown one as well (SHL-37)', async () => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.clock.install()
  await page.goto(`${url}/about`)
  await settled(page)
  const theme = page.getByRole('banner').getByRole('button', { name: 'Theme' })
  await theme.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page.getByRole('tooltip').waitFor()
  await page.keyboard.press('Escape')
  await theme.tap()
  await page.getByRole('menuitemradio', { name: 'Dark' }).tap()
  await page.getByRole('banner').getByRole('button', { name: 'Switch to Hindi' }).tap()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('hi')
  await page.clock.runFor(2000)
  expect(await page.getByRole('tooltip').count()).toBe(0)
  await context.close()
})

test('loads tooltips without moving anything or taking the focus (SHL-37)', async () => {
  const context = await browser.newContext(desktop)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`${url}/about`)
  await settled(page)
  const button = page.getByRole('banner').getByRole('button', { name: 'Theme' })
  const before = await boxOf(button)
  const element = await button.elementHandle()
  // Tab makes the focus visible, which the tooltip requires.
  await page.getByRole('banner').getByRole('link', { name: 'About' }).focus()
  for (const _step of ['search', 'language', 'theme']) await page.keyboard.press('Tab')
  await page.getByRole('tooltip').waitFor()
  await expect.poll(() => page.getByRole('tooltip').innerText()).toBe('Theme')
  await expect.poll(() => page.evaluate((same) => document.activeElement === same, element)).toBe(true)
  await expect.poll(() => boxOf(button)).toEqual(before)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('tooltip').count()).toBe(0)
  await context.close()
})
