import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { publicPages } from '../support/addresses.ts'
import { desktop, hydrated, launchBrowser, phone, settled, swipeBy } from '../support/browser.ts'
import { faultsOf } from '../support/student.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const open = async (options: BrowserContextOptions = phone, language = 'en'): Promise<Page> => {
  const context = await browser.newContext(options)
  await context.addCookies([{ name: 'lang', value: language, url }])
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return page
}

test.each(['en', 'hi'])('no public page scrolls sideways at 320 px (%s) (SHL-51)', async (language) => {
  const page = await open({ viewport: { width: 320, height: 640 } }, language)
  // Each page in one of the languages.
  const own = Object.values(publicPages).filter((_, index) => index % 2 === (language === 'en' ? 0 : 1))
  for (const address of own) {
    await page.goto(`${url}${address}`)
    await hydrated(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: address }).toBe(320)
  }
  await page.context().close()
})

test('names the home link where its visible name has no room (SHL-51)', async () => {
  const page = await open({ viewport: { width: 320, height: 640 } })
  await page.goto(`${url}/about`)
  const home = page.getByRole('banner').getByRole('link', { name: 'Taiyari' })
  await home.waitFor()
  const isNameShown = () =>
    home.evaluate((link) => {
      const name = link.querySelector('[lang=en]')
      return name !== null && name.getBoundingClientRect().top < link.getBoundingClientRect().bottom
    })
  await expect.poll(isNameShown).toBe(false)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(isNameShown).toBe(true)
  await page.context().close()
})

test('ignores a hash that cannot be decoded (SHL-14)', async () => {
  const page = await open()
  const faults = faultsOf(page)
  await page.goto(`${url}/about`)
  await hydrated(page)
  await page.evaluate(() => (location.hash = '#%'))
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#%')
  await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link', { name: 'Tests' }).click()
  await page.getByRole('heading', { level: 1, name: 'Test series' }).waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

test.each(['/login', '/signup', '/jobs/job_sample-clerks', '/about'])(
  'replaces %s with a skeleton while the next page loads (SHL-17)',
  async (address) => {
    const page = await open()
    await page.goto(`${url}${address}`)
    await settled(page)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(
      ({ pathname }) => pathname.endsWith('.data'),
      async (route) => {
        await held
        await route.continue()
      },
    )
    await page.getByRole('link', { name: 'Taiyari' }).first().click()
    const skeleton = page.getByRole('status').filter({ hasText: 'Loading...' })
    await skeleton.waitFor()
    await expect.poll(() => page.locator('h1:visible').count(), { message: 'the previous page is hidden' }).toBe(0)
    release()
    await page.waitForURL(`${url}/`)
    await skeleton.waitFor({ state: 'detached' })
    await page.locator('h1:visible').first().waitFor()
    await page.context().close()
  },
)

test('colours the browser’s bar by the chosen theme (SHL-46)', async () => {
  const page = await open({ ...phone, colorScheme: 'light' })
  await page.goto(`${url}/about`)
  await settled(page)
  const colours = () =>
    page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ content }) => content),
      ),
    ])
  await expect.poll(colours).toEqual(['#fbfaf6'])
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(colours).toEqual(['#12151c'])
  await page.context().close()
})

test('reports that Copy failed in a browser without clipboard (SHL-55)', async () => {
  const page = await open()
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }))
  await page.goto(`${url}/ui`)
  await settled(page)
  const copy = page.locator('#overlays').getByRole('button', { name: 'Copy' }).first()
  await copy.click()
  await page.locator('#overlays').getByRole('button', { name: 'Could not copy' }).waitFor()
  await page.context().close()
})

test('shows no dead control without script (SHL-53)', async () => {
  const page = await open({ ...phone, javaScriptEnabled: false })
  await page.goto(`${url}/login`)
  await expect.poll(() => page.getByRole('button', { name: 'Log in' }).isVisible()).toBe(true)
  await expect.poll(() => page.locator('button[type=button]:visible').count()).toBe(0)
  await page.getByLabel('E-mail address').fill('student@demo.taiyari.test')
  await page.getByLabel('Password', { exact: true }).fill('Taiyari-student-2026')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(`${url}/`)
  await page.goto(`${url}/profile`)
  await page.locator('#security').waitFor()
  await expect.poll(() => page.locator('#settings').isVisible(), { message: 'language and theme' }).toBe(false)
  await expect
    .poll(() => page.getByRole('link', { name: 'Language and theme' }).count(), { message: 'the link to them' })
    .toBe(0)
  await page.goto(`${url}/ui`)
  await expect.poll(() => page.getByRole('button', { name: 'Copy', exact: true }).count()).toBe(0)
  await page.context().close()
})

/** Texts and controls below the floating menu at any scroll position. */
const coveredByMenu = (): string[] => {
  const button = document.querySelector('.floating-menu button')
  if (!button) return ['no menu']
  const { left, right, top } = button.getBoundingClientRect()
  const bar = document.querySelector('nav.bottom-bar:not([hidden])')?.getBoundingClientRect()
  // On a phone the menu is in the bottom navigation, beside the links.
  if (bar && bar.height > 0)
    return [
      ...(top < bar.top ? ['the page above the bar'] : []),
      ...[...document.querySelectorAll('nav.bottom-bar a')].flatMap((link) =>
        link.getBoundingClientRect().right > left || link.scrollWidth > link.clientWidth ? [link.textContent] : [],
      ),
    ]
  const range = document.createRange()
  /** Right edge of what is visible of an element inside its scroll containers, CSS pixels. */
  const visibleRight = (element: Element | null): number => {
    if (!element) return Infinity
    const own = getComputedStyle(element).overflowX === 'visible' ? Infinity : element.getBoundingClientRect().right
    return Math.min(own, visibleRight(element.parentElement))
  }
  const overlaps = (rect: DOMRect, parent: Element | null): boolean =>
    rect.width > 1 && Math.min(rect.right, visibleRight(parent)) > left && rect.left < right
  const isBehind = (text: Node): boolean => {
    range.selectNode(text)
    return [...range.getClientRects()].some((rect) => overlaps(rect, text.parentElement))
  }
  const texts = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT,
    ({ parentElement: element, textContent }) =>
      textContent?.trim() &&
      element?.checkVisibility() &&
      !element.closest('.floating-menu, header, script, style, .sr-only')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_SKIP,
  )
  const found: string[] = []
  while (texts.nextNode()) if (isBehind(texts.currentNode)) found.push(texts.currentNode.textContent ?? '')
  for (const control of document.querySelectorAll('main :is(a, button, input, select, summary)'))
    if (control.checkVisibility() && overlaps(control.getBoundingClientRect(), control.parentElement))
      found.push(control.outerHTML.slice(0, 80))
  return found
}

test.each([
  ['en', 320],
  ['hi', 768],
  ['en', 1024],
])('keeps the floating menu off text and controls (%s, %i px) (SHL-5)', async (language, width) => {
  const page = await open({ viewport: { width, height: 740 } }, language)
  const pages = [
    '/',
    '/jobs',
    '/tests/ser_ssc-cgl-mocks',
    '/contact',
    '/about',
    '/ui',
    '/search?q=ssc',
    '/course/crs_first-month',
  ]
  for (const address of pages) {
    await page.goto(`${url}${address}`)
    await expect.poll(() => page.evaluate(coveredByMenu), { message: address }).toEqual([])
  }
  await page.context().close()
})

test('has bottom navigation and floating menu on a phone, and the footer on a desktop (SHL-3, SHL-4)', async () => {
  const small = await browser.newContext(phone)
  const onPhone = await small.newPage()
  await onPhone.goto(`${url}/tests`)
  await settled(onPhone)
  await expect.poll(() => onPhone.getByRole('navigation', { name: 'Quick navigation' }).isVisible()).toBe(true)
  const menu = onPhone.getByRole('button', { name: 'Menu: quick links' })
  await menu.tap()
  const learn = onPhone.getByRole('menu', { name: 'Menu: quick links' }).getByRole('group', { name: 'Learn' })
  await learn.getByRole('menuitem', { name: 'Current affairs' }).waitFor()
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true')
  await small.close()
  const large = await browser.newContext(desktop)
  const onDesktop = await large.newPage()
  await onDesktop.goto(`${url}/tests`)
  await expect.poll(() => onDesktop.getByRole('navigation', { name: 'Quick navigation' }).isVisible()).toBe(false)
  await expect.poll(() => onDesktop.getByRole('contentinfo').isVisible()).toBe(true)
  await large.close()
})

test.each([
  ['phone', 'Theme', phone],
  ['phone', 'Menu: quick links', phone],
  ['desktop', 'Theme', desktop],
  ['desktop', 'Menu: quick links', desktop],
])('closes a menu by a press outside that does nothing else (%s, %s) (SHL-87)', async (_device, name, device) => {
  const page = await open(device)
  await page.goto(`${url}/jobs`)
  await settled(page)
  const button = page.getByRole('button', { name })
  const menu = page.getByRole('menu', { name })
  const { x, y } = (await page.locator('article').first().boundingBox()) ?? { x: 0, y: 0 }
  const at = [x + 4, y + 40] as const
  const press = () => ('hasTouch' in device ? page.touchscreen.tap(...at) : page.mouse.click(...at))
  const visited = () => page.evaluate(() => history.length)
  const before = await visited()
  await button.click()
  await menu.waitFor()
  await press()
  await menu.waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(page.url()).toBe(`${url}/jobs`)
  await press()
  await page.waitForURL(/\/jobs\/./)
  expect(await visited(), 'pages opened').toBe(before + 1)
  await page.context().close()
})

test('closes the search by a tap beside it that does nothing else (SHL-18, SHL-87)', async () => {
  const page = await open()
  await page.goto(`${url}/jobs`)
  await settled(page)
  const overlay = page.getByRole('dialog', { name: 'Search' })
  const { x, y } = (await page.locator('article').nth(1).boundingBox()) ?? { x: 0, y: 0 }
  const tap = () => page.touchscreen.tap(x + 4, y + 40)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap()
  await overlay.waitFor()
  await tap()
  await overlay.waitFor({ state: 'hidden' })
  expect(page.url()).toBe(`${url}/jobs`)
  const before = await page.evaluate(() => history.length)
  await tap()
  await page.waitForURL(/\/jobs\/./)
  expect(await page.evaluate(() => history.length), 'pages opened').toBe(before + 1)
  await page.context().close()
})

const path = (page: Page) => page.evaluate(() => location.pathname)

test.each([
  ['button', 'Theme', 'menu'],
  ['button', 'Menu: quick links', 'menu'],
  ['link', 'Search', 'dialog'],
] as const)('Back closes what the %s "%s" has opened and stays on the page (SHL-94)', async (role, name, opened) => {
  const page = await open()
  await page.goto(`${url}/about`)
  await settled(page)
  // The listener for Back loads after the page.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some((entry) => entry.name.includes('after-navigation')),
  )
  await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link', { name: 'Tests' }).tap()
  await page.getByRole('heading', { level: 1, name: 'Test series' }).waitFor()
  await page.getByRole(role, { name, exact: true }).tap()
  const layer = page.getByRole(opened, { name })
  await layer.waitFor()
  await page.evaluate(() => history.back())
  await layer.waitFor({ state: 'hidden' })
  await expect.poll(() => path(page)).toBe('/tests')
  await page.evaluate(() => history.back())
  await page.getByRole('heading', { level: 1, name: 'Test series' }).waitFor({ state: 'detached' })
  expect(await path(page)).toBe('/about')
  expect(await layer.isVisible()).toBe(false)
  await page.context().close()
})

test('holds the page behind an open menu (SHL-95)', async () => {
  const page = await open()
  await page.goto(`${url}/jobs`)
  await settled(page)
  const place = () => page.evaluate(() => scrollY)
  await page.getByRole('button', { name: 'Menu: quick links' }).tap()
  const item = page.getByRole('menuitem').first()
  const { x, y } = (await item.boundingBox()) ?? { x: 0, y: 0 }
  await swipeBy(page, { x: x + 20, y: y + 220 }, -200)
  expect(await place()).toBe(0)
  expect(await item.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await item.waitFor({ state: 'detached' })
  await swipeBy(page, { x: x + 20, y: y + 220 }, -200)
  await expect.poll(place).toBeGreaterThan(0)
  await page.context().close()
})

test('opens the filters of a list by the whole of their line (SHL-97)', async () => {
  const page = await open()
  await page.goto(`${url}/jobs`)
  await settled(page)
  const line = page.locator('form[role=search] summary')
  const { width, height } = (await line.boundingBox()) ?? { width: 0, height: 0 }
  expect(height).toBeGreaterThanOrEqual(44)
  await line.tap({ position: { x: width - 10, y: height - 4 } })
  await page.getByRole('combobox').first().waitFor()
  await page.context().close()
})

test('reaches the floating menu right after the header by keyboard (SHL-96)', async () => {
  const page = await open(desktop)
  await page.goto(`${url}/jobs`)
  await settled(page)
  await page.getByRole('banner').locator('a:visible, button:visible').last().focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Menu: quick links')
  await page.context().close()
})

test('reaches the courses from any page by one tap on a phone (SHL-62)', async () => {
  const page = await open()
  await page.goto(`${url}/jobs`)
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link', { name: 'Courses' }).tap()
  await page.waitForURL(`${url}/courses`)
  await page.context().close()
})

test.each([
  ['phone', phone],
  ['desktop', desktop],
])('takes the floating menu away on a %s while one scrolls down (SHL-63)', async (_device, device) => {
  const page = await open(device)
  await page.goto(`${url}/ui`)
  await settled(page)
  const menu = page.getByRole('button', { name: 'Menu: quick links' })
  const isInSight = () => menu.evaluate((button) => button.getBoundingClientRect().top < innerHeight)
  await expect.poll(isInSight).toBe(true)
  await page.mouse.wheel(0, 600)
  await expect.poll(isInSight, { message: 'scrolled down' }).toBe(false)
  await page.mouse.wheel(0, -60)
  await expect.poll(isInSight, { message: 'scrolled up' }).toBe(true)
  await page.mouse.wheel(0, 600)
  await expect.poll(isInSight, { message: 'down again' }).toBe(false)
  await menu.focus()
  await expect.poll(isInSight, { message: 'focused' }).toBe(true)
  await menu.blur()
  await expect.poll(isInSight, { message: 'left' }).toBe(false)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(isInSight, { message: 'at the end' }).toBe(true)
  await page.context().close()
})

test('shows a bar while an answer of the server takes long, and moves nothing by it (SHL-64)', async () => {
  const page = await open()
  await page.goto(`${url}/jobs`)
  await settled(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname.endsWith('.data'),
    async (route) => {
      await held
      await route.continue()
    },
  )
  const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top)
  const before = await top()
  await page.getByRole('link', { name: /^Closing within 7 days/ }).click()
  const bar = page.locator('.slow-bar')
  await bar.waitFor()
  await page.getByRole('status').filter({ hasText: 'Loading...' }).waitFor({ state: 'attached' })
  expect(await top()).toBe(before)
  release()
  await page.waitForURL('**/jobs?list=closing')
  await bar.waitFor({ state: 'detached' })
  await page.context().close()
})

test('prints what is read: no frame, ink on white, folded parts open (SHL-66)', async () => {
  const page = await open({ ...desktop, colorScheme: 'dark' })
  await page.goto(`${url}/tests/ser_ssc-cgl-mocks`)
  await settled(page)
  const folded = page.locator('main details').last()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false)
  await expect.poll(() => page.getByRole('button', { name: 'Menu: quick links' }).isVisible()).toBe(false)
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .toBe('rgb(255, 255, 255)')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await folded.getAttribute('open')).not.toBeNull()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await folded.getAttribute('open')).toBeNull()
  await page.context().close()
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
