import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { desktop, hydrated, launchBrowser, phone, settled } from '../support/browser.ts'
import { refusedScripts } from '../support/inline-scripts.ts'
import { declaration, faultsOf } from '../support/student.ts'

const url = inject('url')

const publicAddresses = [
  '/',
  '/tests',
  '/tests/ser_ssc-cgl-mocks',
  '/videos',
  '/videos/vid_percentages-quickly',
  '/jobs',
  '/jobs/job_sample-clerks',
  '/study-materials',
  '/materials/mat_percentages-profit-interest',
  '/demo-test',
  '/test/tst_ssc-cgl-mock-1/errata',
  '/about',
  '/contact',
  '/courses',
  '/course/crs_first-month',
  '/course/crs_first-month/lesson/count-the-hours',
  '/certificate',
  '/receipt',
  '/privacy',
  '/terms',
  '/refund',
  '/ui',
  '/login',
  '/signup',
  '/search?q=ssc',
]
const redirects: [string, string][] = [
  ['/test-series', '/tests'],
  ['/test-series/ser_ssc-cgl-mocks', '/tests/ser_ssc-cgl-mocks'],
  ['/test', '/tests'],
]
const adminAddresses = [
  '/admin',
  '/admin/tests',
  '/admin/tests/new',
  '/admin/tests/any',
  '/admin/tests/bulk-upload',
  '/admin/test-series',
  '/admin/test-series/new',
  '/admin/test-series/any',
  '/admin/activities',
  '/admin/materials',
  '/admin/materials/new',
  '/admin/materials/any',
  '/admin/videos',
  '/admin/videos/new',
  '/admin/videos/any',
  '/admin/courses',
  '/admin/courses/new',
  '/admin/courses/any',
  '/admin/students',
  '/admin/students/any',
  '/admin/question-bank',
  '/admin/question-bank/deleted',
  '/admin/sales',
  '/admin/jobs',
  '/admin/jobs/new',
  '/admin/jobs/any',
  '/admin/notifications',
  '/admin/settings',
]

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, { redirect: 'manual', headers })

describe('addresses', () => {
  test.each(publicAddresses)(
    '%s answers 200 with a title and a heading, before any script, in both languages (SHL-1)',
    async (path) => {
      for (const language of ['en', 'hi']) {
        const response = await get(path, { cookie: `lang=${language}` })
        const html = await response.text()
        expect(response.status).toBe(200)
        expect(html).toContain(`<html lang="${language}"`)
        expect(html).toMatch(/<title>[^<]+<\/title>/)
        expect(html).toMatch(/<h1/)
        expect(refusedScripts(html, response.headers), 'the policy allows every inline script').toEqual([])
      }
    },
  )

  test.each(redirects)('%s redirects to %s (SHL-2)', async (from, to) => {
    const response = await get(from)
    expect([301, 302, 307, 308]).toContain(response.status)
    expect(new URL(response.headers.get('location') ?? '', url).pathname).toBe(to)
  })

  test.each(adminAddresses)('%s redirects a visitor to / (SHL-8)', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/')
  })

  test('answers 404 for a missing series (SHL-7)', async () => {
    expect((await get('/tests/ser_missing')).status).toBe(404)
  })
})

describe('in the browser', () => {
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let faults: string[]

  beforeAll(async () => {
    browser = await launchBrowser()
    context = await browser.newContext(phone)
    page = await context.newPage()
    page.setDefaultTimeout(30_000)
    faults = faultsOf(page)
  })
  afterAll(() => browser.close())

  test.each([
    ['/', true],
    ['/about', true],
    ['/tests', false],
    ['/contact', false],
  ])('shows the footer of %s on a phone: %s (SHL-4)', async (path, visible) => {
    await page.goto(`${url}${path}`)
    await expect.poll(() => page.getByRole('contentinfo').isVisible()).toBe(visible)
  })

  test.each(['/login', '/signup', '/jobs/job_sample-clerks'])('draws %s without the layout (SHL-3)', async (path) => {
    await page.goto(`${url}${path}`)
    await expect.poll(() => page.getByRole('navigation').count()).toBe(0)
    await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0)
  })

  test('unregisters every service worker and deletes every cache at start (SHL-20)', async () => {
    const leftOver = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    await context.route('**/old-worker.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'self.addEventListener("fetch", () => {})' }),
    )
    await page.goto(`${url}/about`)
    await settled(page)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/old-worker.js')
      await navigator.serviceWorker.ready
      await (await caches.open('left-over')).put('/kept', new Response('old'))
    })
    await expect.poll(leftOver).toEqual([1, 1])
    await page.reload()
    await expect.poll(leftOver).toEqual([0, 0])
  })

  test('shows a failing page as "Unexpected Application Error!" with its message and no stack, inside the frame (SHL-22, SHL-84)', async () => {
    await page.goto(`${url}/`)
    await hydrated(page)
    await page.route('**/tests.data*', (route) =>
      route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' }),
    )
    await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link', { name: 'Tests' }).click()
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
    await expect
      .poll(() => page.locator('main [role=alert]').innerText(), { message: 'the message' })
      .toBe('500 Internal Server Error')
    await expect.poll(() => page.getByRole('banner').isVisible(), { message: 'the header is visible' }).toBe(true)
    const drawing = page.locator('main svg use').first()
    await expect
      .poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width), { message: 'its illustration' })
      .toBeGreaterThan(100)
    await expect.poll(() => page.locator('body').innerText()).not.toMatch(/\bat \w+ \(|\.js:\d+/)
    await page.unroute('**/tests.data*')
    faults.length = 0
  })

  test('opens /admin to an administrator, and redirects their old address (SHL-2, SHL-8)', async () => {
    const admin = await browser.newContext(desktop)
    const adminPage = await admin.newPage()
    adminPage.setDefaultTimeout(30_000)
    await adminPage.goto(`${url}/login?next=/admin`)
    await adminPage.getByLabel('E-mail address').fill('admin@demo.taiyari.test')
    await adminPage.getByLabel('Password', { exact: true }).fill('Taiyari-admin-2026')
    await adminPage.getByRole('button', { name: 'Log in' }).click()
    await adminPage.waitForURL(`${url}/admin`)
    await adminPage.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await adminPage.goto(`${url}/admin/tests/bulk-upload`)
    await adminPage.waitForURL(`${url}/admin/tests`)
    await admin.close()
  })

  test('signs in before any script has arrived (SHL-53)', async () => {
    const bare = await browser.newContext({ ...phone, javaScriptEnabled: false })
    const barePage = await bare.newPage()
    barePage.setDefaultTimeout(30_000)
    await barePage.goto(`${url}/login?next=/profile`)
    await barePage.getByLabel('E-mail address').fill('student@demo.taiyari.test')
    await barePage.getByLabel('Password', { exact: true }).fill('wrong password')
    await barePage.getByRole('button', { name: 'Log in' }).click()
    await barePage.getByRole('alert').waitFor()
    await expect
      .poll(() => barePage.getByLabel('E-mail address').inputValue(), { message: 'refused input is kept' })
      .toBe('student@demo.taiyari.test')
    await barePage.getByLabel('Password', { exact: true }).fill('Taiyari-student-2026')
    await barePage.getByRole('button', { name: 'Log in' }).click()
    await barePage.waitForURL('**/profile')
    await barePage.getByText('student@demo.taiyari.test').first().waitFor()
    await bare.close()
  })

  test('runs the demo test in the real screen without sign-in, and shows score and solutions (HAL-5)', async () => {
    await page.goto(`${url}/demo-test`)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByLabel('Choose your default language').selectOption('hi')
    await declaration(page).check()
    await page.getByRole('button', { name: 'I am ready to begin' }).click()
    await page.getByText('Question No. 1').waitFor()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Save & Next' }).click()
    await page.getByRole('button', { name: 'Show the question palette' }).click()
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByRole('button', { name: 'Yes, submit' }).click()
    await page.getByRole('button', { name: 'Submit the test' }).click()
    await page.getByRole('button', { name: 'See your score' }).click()
    await page.getByRole('heading', { name: 'Questions and solutions' }).waitFor()
  })

  test('logs no error and breaks no content security policy on the pages above (SHL-29)', () => {
    expect(faults).toEqual([])
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
