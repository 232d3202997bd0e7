import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { desktop, launchBrowser, phone, settled } from '../support/browser.ts'
import { faultsOf } from '../support/student.ts'

const url = inject('url')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Pauses the page's clock: timers and dates advance only with `runFor`. */
const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)

/** Runs due timers; much shorter than every measured constant. */
const settle = (page: Page): Promise<void> => page.clock.runFor(10)

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('What is measured is not there')
  return box
}

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

describe('toasts and tooltips', () => {
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
    // Toasts and tooltips load at their first use, before the measurements.
    await trial('Saved').click()
    await answer().waitFor()
    await trial('Message', 1).click()
    await notifications().waitFor()
    await page.getByRole('banner').getByRole('button', { name: 'Theme' }).hover()
    await page.getByRole('tooltip').waitFor()
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
    // A tooltip closes at a pointer move that it listens for only after the pointer left its button.
    let x = 6
    await expect
      .poll(async () => {
        await page.mouse.move((x += 1), 401)
        await settle(page)
        return page.getByRole('tooltip').count()
      })
      .toBe(0)
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

  test('moves the focus to the toasts by F8 and dismisses one by Escape (SHL-32)', async () => {
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

  const header = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
  const tooltip = () => page.getByRole('tooltip')
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

  test('breaks no content security policy (SHL-29)', () => expect(faults).toEqual([]))
})

describe('toasts in other places', () => {
  test('places notifications 16 px from the edges on a phone, above the bottom navigation (SHL-33)', async () => {
    const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    await page.goto(`${url}/ui`)
    await page.locator('#toasts').getByRole('button', { name: 'Message' }).tap()
    const toast = page.locator('[data-sonner-toast]')
    await expect.poll(() => toast.getAttribute('data-mounted')).toBe('true')
    const { x, y, width, height } = await boxOf(toast)
    expect([x, 360 - (x + width)]).toEqual([16, 16])
    expect(740 - (y + height)).toBeCloseTo(16, 1)
    const onTop = await page.evaluate(
      ([left, top]) => Boolean(document.elementFromPoint(left ?? 0, top ?? 0)?.closest('[data-sonner-toast]')),
      [x + 20, y + height - 5],
    )
    expect(onTop, 'the toast is above the bottom navigation').toBe(true)
    await context.close()
  })

  test('announces a lost connection and its return on every page but the exam hall (SHL-26)', async () => {
    const context = await browser.newContext(desktop)
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    const faults = faultsOf(page)
    await page.goto(`${url}/about`)
    await settled(page)
    const lost = page.getByRole('status').filter({ hasText: 'You are offline' })
    await context.setOffline(true)
    await lost.waitFor()
    await context.setOffline(false)
    await page.getByRole('status').filter({ hasText: 'Back online' }).waitFor()
    await expect.poll(() => lost.count(), { message: 'the notice is replaced' }).toBe(0)
    await page.goto(`${url}/demo-test`)
    await settled(page)
    await context.setOffline(true)
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect.poll(() => lost.count()).toBe(0)
    expect(faults).toEqual([])
    await context.close()
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
})

describe('scroll position after navigation', () => {
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    context = await browser.newContext(desktop)
    page = await context.newPage()
    page.setDefaultTimeout(30_000)
  })
  afterAll(() => context.close())

  /** Opens a page, scrolls down and records later calls of window.scrollTo. */
  const openScrolled = async (path: string): Promise<void> => {
    await page.goto(`${url}${path}`)
    await settled(page)
    await page.evaluate(() => {
      const scrolls: unknown[] = []
      Object.assign(window, { scrolls })
      window.scrollTo(0, 300)
      const real = window.scrollTo.bind(window)
      window.scrollTo = ((to: ScrollToOptions) => {
        scrolls.push(to)
        real(to)
      }) as typeof window.scrollTo
    })
  }
  const scrolls = () => page.evaluate(() => (window as unknown as { scrolls: unknown[] }).scrolls)
  const follow = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click()

  test('scrolls smoothly to the top at every navigation (SHL-13)', async () => {
    await openScrolled('/about')
    await follow('Tests')
    await page.waitForURL('**/tests')
    await expect.poll(scrolls).toEqual([{ top: 0, behavior: 'smooth' }])
    await follow('Videos')
    await page.waitForURL('**/videos')
    await expect.poll(scrolls).toHaveLength(2)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('jumps to the top under reduced motion (SHL-13)', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openScrolled('/about')
    await follow('Tests')
    await expect.poll(scrolls).toEqual([{ top: 0, behavior: 'auto' }])
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })

  test('scrolls to the target of a hash (SHL-14)', async () => {
    await openScrolled('/ui')
    await page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: 'Waiting' }).click()
    await page.waitForURL('**/ui#waiting')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
    await expect.poll(scrolls).toEqual([])
  })

  test('scrolls to the top for tabs and filters without moving the focus (SHL-13, SHL-16)', async () => {
    await openScrolled('/tests')
    const field = page.locator('main form[role=search] input[type=search]')
    await field.evaluate((input: HTMLInputElement) => {
      input.focus({ preventScroll: true })
      input.form?.requestSubmit()
    })
    await page.waitForURL('**/tests?*')
    await expect.poll(scrolls).toEqual([{ top: 0, behavior: 'smooth' }])
    await openScrolled('/jobs')
    await page.getByRole('link', { name: /^Closing within 7 days/ }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/jobs?list=closing')
    await expect.poll(scrolls).toHaveLength(1)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Closing/)
  })

  test('starts the next page of a list at its top, and the previous one after going back (SHL-13)', async () => {
    await openScrolled('/study-materials/current-affairs')
    const next = page.getByRole('link', { name: 'Next page' })
    await next.scrollIntoViewIfNeeded()
    await next.click()
    await page.waitForURL('**?cursor=*')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.evaluate(() => window.scrollTo(0, 300))
    await page.goBack()
    await page.waitForURL('**/current-affairs')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('scrolls to the top for a link to the current page (SHL-13)', async () => {
    await openScrolled('/about')
    await follow('About')
    await expect.poll(scrolls).toEqual([{ top: 0, behavior: 'smooth' }])
  })

  test('keeps the position when the language of the address changes (SHL-15)', async () => {
    await openScrolled('/about?lang=hi')
    await page.getByRole('banner').getByRole('button', { name: 'अंग्रेज़ी में देखें' }).click()
    await page.waitForURL('**/about')
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en')
    expect(await scrolls()).toEqual([])
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
  })

  test('keeps the position of a refused form and focuses the first fault (SHL-15)', async () => {
    await page.setViewportSize({ width: 1280, height: 400 })
    await openScrolled('/login')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    expect(await scrolls()).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
  })
})

describe('language and theme', () => {
  const open = async (options: Parameters<Browser['newContext']>[0] = {}, storage: Record<string, string> = {}) => {
    const context = await browser.newContext({ ...desktop, ...options })
    await context.addInitScript((kept) => {
      if (sessionStorage.getItem('begun')) return
      sessionStorage.setItem('begun', 'yes')
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    }, storage)
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    return { context, page }
  }
  const langOf = (page: Page) => page.evaluate(() => document.documentElement.lang)
  const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'))

  test('stores the toggled language under "lang" for the next visit (SHL-40)', async () => {
    const { context, page } = await open()
    await page.goto(`${url}/about`)
    await settled(page)
    await expect.poll(() => langOf(page)).toBe('en')
    await expect.poll(() => kept(page, 'lang')).toBeNull()
    await page.getByRole('banner').getByRole('button', { name: 'Switch to Hindi' }).click()
    await expect.poll(() => langOf(page)).toBe('hi')
    await expect.poll(() => kept(page, 'lang')).toBe('hi')
    await page.reload()
    await settled(page)
    await expect.poll(() => langOf(page)).toBe('hi')
    await page.getByRole('banner').getByRole('button', { name: 'अंग्रेज़ी में देखें' }).click()
    await expect.poll(() => kept(page, 'lang')).toBe('en')
    await context.close()
  })

  test.each(['HI', 'hindi', ' hi', ''])('takes %j in browser storage as English (SHL-41)', async (value) => {
    const { context, page } = await open({}, { lang: value })
    await page.goto(`${url}/about`)
    await settled(page)
    await expect.poll(() => langOf(page)).toBe('en')
    await context.close()
  })

  test('prefers browser storage to the cookie: "HI" is English (SHL-41)', async () => {
    const { context, page } = await open({}, { lang: 'HI' })
    await context.addCookies([{ name: 'lang', value: 'hi', url }])
    await page.goto(`${url}/about`)
    await expect.poll(() => kept(page, 'lang')).toBe('en')
    await expect.poll(() => langOf(page)).toBe('en')
    await page.reload()
    await settled(page)
    await expect.poll(() => langOf(page)).toBe('en')
    await context.close()
  })

  test('follows browser storage, and ?lang= for one view (SHL-40, SHL-42)', async () => {
    const { context, page } = await open({}, { lang: 'hi' })
    await page.goto(`${url}/about`)
    await expect.poll(() => langOf(page)).toBe('hi')
    await page.goto(`${url}/about?lang=en`)
    await settled(page)
    await expect.poll(() => langOf(page)).toBe('en')
    await expect.poll(() => kept(page, 'lang')).toBe('hi')
    await page.goto(`${url}/tests`)
    await expect.poll(() => langOf(page)).toBe('hi')
    await context.close()
  })

  test('offers light, dark and system theme, and follows the system while it is chosen (SHL-46)', async () => {
    const { context, page } = await open({ colorScheme: 'light' })
    await page.goto(`${url}/about`)
    const choose = async (name: string) => {
      await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click()
      await page.getByRole('menuitemradio', { name }).click()
    }
    await expect.poll(() => isDark(page)).toBe(false)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => isDark(page), { message: 'follows the device by default' }).toBe(true)
    await choose('Light')
    await expect.poll(() => isDark(page)).toBe(false)
    await choose('Dark')
    await expect.poll(() => isDark(page)).toBe(true)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.reload()
    await expect.poll(() => isDark(page), { message: 'keeps the choice after a reload' }).toBe(true)
    await choose('As on this device')
    await expect.poll(() => isDark(page)).toBe(false)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => isDark(page)).toBe(true)
    await context.close()
  })

  test('applies a press before the scripts arrive once they have (SHL-21)', async () => {
    const { context, page } = await open({ colorScheme: 'light' })
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(`${url}/about`, { waitUntil: 'commit' })
    const theme = page.getByRole('banner').getByRole('button', { name: 'Theme' })
    await theme.click()
    await expect.poll(() => theme.getAttribute('aria-expanded')).toBe('false')
    scripts.resolve()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect.poll(() => isDark(page)).toBe(true)
    await context.close()
  })

  test('sets the theme on <html> before the first paint (SHL-46)', async () => {
    const { context, page } = await open({ colorScheme: 'light' }, { theme: 'dark' })
    await context.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.documentElement.classList.contains('dark')) return
        Object.assign(window, {
          headerWasThere: document.querySelector('header') !== null,
          paintedBefore: performance.getEntriesByType('paint').length,
        })
        observer.disconnect()
      }).observe(document, { subtree: true, attributes: true, childList: true })
    })
    // The page's scripts never load, so only the inline script of the document runs.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`${url}/about`)
    const painted = () => page.evaluate(() => performance.getEntriesByType('paint')[0]?.startTime ?? 0)
    await expect.poll(painted).toBeGreaterThan(0)
    const seen = await page.evaluate(() => {
      const { headerWasThere, paintedBefore } = window as unknown as { headerWasThere: boolean; paintedBefore: number }
      return { headerWasThere, paintedBefore }
    })
    expect(seen).toEqual({ headerWasThere: false, paintedBefore: 0 })
    await context.close()
  })
})

describe('frame on phone and desktop', () => {
  test('has bottom navigation and floating menu on a phone, and the footer on a desktop (SHL-3, SHL-4)', async () => {
    const small = await browser.newContext(phone)
    const onPhone = await small.newPage()
    await onPhone.goto(`${url}/tests`)
    await settled(onPhone)
    await expect.poll(() => onPhone.getByRole('navigation', { name: 'Quick navigation' }).isVisible()).toBe(true)
    const menu = onPhone.getByRole('button', { name: 'Menu: quick links' })
    await menu.tap()
    await onPhone.getByRole('menuitem', { name: 'Current affairs' }).waitFor()
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true')
    await small.close()
    const large = await browser.newContext(desktop)
    const onDesktop = await large.newPage()
    await onDesktop.goto(`${url}/tests`)
    await expect.poll(() => onDesktop.getByRole('navigation', { name: 'Quick navigation' }).isVisible()).toBe(false)
    await expect.poll(() => onDesktop.getByRole('contentinfo').isVisible()).toBe(true)
    await large.close()
  })

  test('replaces the history entry when it redirects from /admin (SHL-8)', async () => {
    const context = await browser.newContext(desktop)
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    await page.goto(`${url}/tests`)
    await page.goto(`${url}/admin`)
    await page.waitForURL(`${url}/`)
    await page.goBack()
    await page.waitForURL(`${url}/tests`)
    await context.close()
  })
})

describe('metadata', () => {
  const htmlOf = async (path: string) => (await fetch(`${url}${path}`)).text()

  test('names tests, study materials, courses, videos and jobs in title and description (SHL-11)', async () => {
    const html = await htmlOf('/')
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
    for (const text of [title, description])
      for (const thing of [/tests/i, /study materials/i, /courses/i, /videos/i, /jobs?/i]) expect(text).toMatch(thing)
  })

  test('serves the default social image and a canonical address (SHL-57)', async () => {
    const html = await htmlOf('/about?utm_source=x')
    const image = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const response = await fetch(`${url}${new URL(image).pathname}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(new URL(canonical).pathname + new URL(canonical).search).toBe('/about')
  })

  test('describes an organisation, and a website with a search action (SHL-57)', async () => {
    const html = await htmlOf('/')
    const data = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([^<]*)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? 'null') as Record<string, unknown>,
    )
    expect(data.map((entry) => entry['@type'])).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
    const website = data.find((entry) => entry['@type'] === 'WebSite')
    expect(JSON.stringify(website?.['potentialAction'])).toMatch(/"SearchAction".*\/search\?q={search_term_string}/)
  })

  test.each(['Ready to Achieve Your Dreams?', 'Get Started Now', 'Contact Us', 'Our Courses'])(
    'shows "%s" on the English about page and not on the Hindi one (SHL-10)',
    async (text) => {
      expect(await htmlOf('/about')).toContain(`>${text}<`)
      expect(await htmlOf('/about?lang=hi')).not.toContain(text)
    },
  )

  test('answers an unknown path with the not-found page and 404 (SHL-7)', async () => {
    const response = await fetch(`${url}/no/such/page`)
    expect(response.status).toBe(404)
    expect(await response.text()).toMatch(/<h1[^>]*>Page not found<\/h1>/)
  })
})
