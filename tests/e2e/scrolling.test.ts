import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { desktop, launchBrowser, phone, settled } from '../support/browser.ts'

const url = inject('url')

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  context = await browser.newContext(desktop)
  page = await context.newPage()
  page.setDefaultTimeout(30_000)
})
afterAll(() => browser.close())

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
/** Position of a page once it has rested for 30 frames. */
const restingPlace = (of: Page): Promise<number> =>
  of.evaluate(
    () =>
      new Promise<number>((done) => {
        let last = -1
        let frames = 0
        const look = () => {
          frames = scrollY === last ? frames + 1 : 0
          last = scrollY
          if (frames < 30) requestAnimationFrame(look)
          else done(scrollY)
        }
        look()
      }),
  )
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

test('scrolls to a target that comes late, and follows it when something comes above it (SHL-65)', async () => {
  await openScrolled('/about')
  // The height of the page stays: only the target says that something came.
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="above" style="height:1000px"></div><div id="below" style="height:3000px"></div>',
    )
    location.hash = '#late'
  })
  const later = (change: () => void) => page.evaluate(change)
  const topOfTarget = () => page.locator('#late').evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await later(() => document.getElementById('above')?.insertAdjacentHTML('afterend', '<p id="late">Late</p>'))
  await expect.poll(topOfTarget).toBe(80)
  await later(() => {
    for (const [id, height] of Object.entries({ above: 1450, below: 2550 }))
      document.getElementById(id)?.style.setProperty('height', `${height}px`)
  })
  await expect.poll(topOfTarget).toBe(80)
})

test('scrolls a new document to a target that it did not hold at first (SHL-65)', async () => {
  const fresh = await context.newPage()
  await fresh.addInitScript(() =>
    addEventListener('load', () =>
      setTimeout(
        () => document.body.insertAdjacentHTML('beforeend', '<p id="late" style="height:2000px">Late</p>'),
        300,
      ),
    ),
  )
  await fresh.goto(`${url}/about#late`)
  await expect
    .poll(() => fresh.locator('#late').evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(80)
  await fresh.close()
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

test('starts the next page of a list at its top, and returns to the end of the previous one (SHL-13, SHL-93)', async () => {
  await openScrolled('/study-materials/current-affairs')
  const next = page.getByRole('link', { name: 'Next page' })
  await next.scrollIntoViewIfNeeded()
  const before = await restingPlace(page)
  await next.click()
  await page.waitForURL('**?cursor=*')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.goBack()
  await page.waitForURL('**/current-affairs')
  await expect.poll(async () => Math.abs((await restingPlace(page)) - before)).toBeLessThanOrEqual(50)
})

test.each(['/jobs', '/tests'])('returns to the place in the list at %s that one left (SHL-93)', async (path) => {
  const visit = await browser.newContext(phone)
  const list = await visit.newPage()
  list.setDefaultTimeout(30_000)
  await list.goto(`${url}${path}`)
  await settled(list)
  await list.evaluate(() => scrollTo(0, 800))
  const before = await restingPlace(list)
  expect(before).toBeGreaterThan(400)
  await list.evaluate((start) => {
    const isInSight = (link: HTMLAnchorElement) => {
      const { top } = link.getBoundingClientRect()
      return link.pathname.startsWith(start) && top > 100 && top < innerHeight - 100
    }
    ;[...document.querySelectorAll<HTMLAnchorElement>('main a')].find(isInSight)?.click()
  }, `${path}/`)
  await list.waitForURL(`**${path}/*`)
  await expect.poll(() => restingPlace(list)).toBe(0)
  await list.goBack()
  await list.waitForURL(`**${path}`)
  const distance = async () => Math.abs((await restingPlace(list)) - before)
  await expect.poll(distance).toBeLessThanOrEqual(50)
  expect(await distance(), 'after the page has settled').toBeLessThanOrEqual(50)
  await visit.close()
})

test('scrolls to the top for a link to the current page (SHL-13)', async () => {
  await openScrolled('/about')
  await follow('About')
  await expect.poll(scrolls).toEqual([{ top: 0, behavior: 'smooth' }])
})

test('keeps the position when the language of the address changes (SHL-15)', async () => {
  await openScrolled('/about?lang=hi')
  await page.getByRole('banner').getByRole('button', { name: 'EN: अंग्रेज़ी में देखें' }).click()
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
