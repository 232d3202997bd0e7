import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { PlacedOrder } from '../../domain/purchases/checkout.ts'
import { enter } from '../../scripts/shots/exam-screens.ts'
import { publicPages } from '../support/addresses.ts'
import { call, finish, inParallel, signUp, untilScored, type ApiStudent } from '../support/api-student.ts'
import { violationsOn } from '../support/axe.ts'
import { addNotice } from '../support/notices.ts'
import { addOffer } from '../support/offers.ts'
import { browserCookies, desktop, launchBrowser, phone, settled } from '../support/browser.ts'

const url = inject('url')

type Look = { size: 'phone' | 'desktop'; theme: 'light' | 'dark'; language: 'en' | 'hi' }

/** Looks of which any two in turn differ in size and theme; addresses take them in turn. AXE=all uses all. */
const eachLook: Look[] = [
  { size: 'phone', theme: 'light', language: 'hi' },
  { size: 'desktop', theme: 'dark', language: 'en' },
  { size: 'phone', theme: 'dark', language: 'en' },
  { size: 'desktop', theme: 'light', language: 'hi' },
  { size: 'phone', theme: 'dark', language: 'hi' },
  { size: 'desktop', theme: 'light', language: 'en' },
  { size: 'phone', theme: 'light', language: 'en' },
  { size: 'desktop', theme: 'dark', language: 'hi' },
]
const looksAt = (index: number): Look[] =>
  process.env.AXE === 'all' ? eachLook : eachLook.filter((_, at) => at === index % eachLook.length)

/** Number of pages open side by side. */
const width = 4

let browser: Browser
const contexts = new Map<string, Promise<BrowserContext>>()

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Browser context for each look and student, shared so that assets are cached. */
const contextOf = (look: Look, student?: ApiStudent): Promise<BrowserContext> => {
  const key = JSON.stringify([look, student?.email])
  const open = async (): Promise<BrowserContext> => {
    const { size, theme, language } = look
    const context = await browser.newContext({
      ...(size === 'phone' ? phone : desktop),
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    await context.addCookies(browserCookies(url, `lang=${language}; ${student?.cookie ?? ''}`))
    await context.addInitScript(`localStorage.setItem('lang', '${language}')`)
    return context
  }
  const known = contexts.get(key) ?? open()
  contexts.set(key, known)
  return known
}

type Visit = {
  address: string
  look: Look
  student?: ApiStudent
  /** Brings the page into the state to be checked. */
  act?: (page: Page) => Promise<unknown>
}

/** Faults of a page, with its address and look. */
const look = async ({ address, look: how, student, act }: Visit): Promise<string[]> => {
  const page = await (await contextOf(how, student)).newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`${url}${address}`)
  await settled(page)
  // A lazily loaded part, such as the lobby, contains the heading.
  await page.locator('h1').first().waitFor()
  await act?.(page)
  const found = await violationsOn(page)
  await page.close()
  return found.map((fault) => `${address} ${Object.values(how).join(' ')}: ${fault}`)
}

const lookAt = async (visits: Visit[]): Promise<string[]> => (await inParallel(visits, width, look)).flat()

const everywhere = (addresses: string[], student?: ApiStudent, act?: Visit['act']): Visit[] =>
  addresses.flatMap((address, index) =>
    looksAt(index).map((how) => ({ address, look: how, ...(student && { student }), ...(act && { act }) })),
  )

/** Finished and scored attempt of a student. */
const finishScored = async (student: ApiStudent, testId: string): Promise<string> => {
  const attempt = await finish(url, student, testId, 5)
  await untilScored(url, attempt)
  return attempt.attemptId
}

// Some hundred page checks, which a slow machine needs minutes for.
describe(
  'axe finds no fault, in both themes and languages, on phone and desktop (SHL-50)',
  { timeout: 900_000 },
  () => {
    test('on any public page, with filtered and empty lists', async () => {
      const more = [
        '/tests?exam=ssc&kind=full',
        '/tests?q=nothing-like-this',
        '/study-materials?kind=e_book',
        '/materials/mat_data-interpretation-step-by-step',
        '/jobs?list=closing&level=central',
        '/jobs?organisation=none',
        '/jobs?list=saved',
        '/jobs/job_sample-clerks?born=1999-01-01',
        '/jobs/job_sample-savings-clerks',
        '/jobs/job_sample-mp-patwari',
        '/jobs/job_sample-stenographers',
        '/search',
        '/search?q=zzzzqqqq',
      ]
      expect(await lookAt(everywhere([...Object.values(publicPages), ...more]))).toEqual([])
    })

    test('on any page of a student, with and without results and bookmarks', async () => {
      const newcomer = await signUp(url, 'Asha')
      const student = await signUp(url, 'Meena Kumari')
      const attemptId = await finishScored(student, 'tst_ssc-cgl-mock-1')
      await finishScored(student, 'tst_kinds')
      await call(url, 'PUT', `/api/attempts/${attemptId}/bookmarks/qst_rea-001`, student.cookie, {})
      await addNotice(student.email)
      await call(url, 'POST', '/api/notifications/calendar', student.cookie, {})
      const own = [
        '/',
        '/profile',
        '/profile/details',
        '/profile/exams',
        '/profile/security',
        '/profile/tests',
        '/profile/bookmarks',
        '/profile/data',
        '/welcome',
        '/welcome/test',
        '/jobs?list=saved',
        '/my-purchases',
        '/notifications',
        '/profile/notifications',
        '/profile/mistakes',
        '/profile/notes',
      ]
      const offerId = await addOffer()
      const asked = { offerId, coupon: '', state: 'UP', language: 'en', totalPaise: 49_900 }
      const { orderId } = await call<PlacedOrder>(url, 'POST', '/api/orders', student.cookie, asked)
      const pages = [
        ...own,
        `/checkout/${offerId}?coupon=NONE`,
        `/my-purchases/${orderId}`,
        '/test-result/tst_ssc-cgl-mock-1',
        '/test-result/tst_kinds',
        '/test-result/tst_kinds/analysis',
        '/test-result/tst_kinds/solutions',
        '/test-result/tst_kinds/replay',
        '/test-result/tst_kinds/rank-card',
        '/test/tst_gate-1',
        '/test/tst_lobby',
        '/test/tst_ssc-cgl-mock-1/print',
        '/tests/ser_ssc-cgl-mocks',
        '/notifications',
        '/profile/notifications',
        '/profile/progress',
      ]
      expect(await lookAt([...everywhere(own, newcomer), ...everywhere(pages, student)])).toEqual([])
    })

    test('in the hall of the demo test', async () => {
      const visits = eachLook.slice(0, 4)
      expect(
        await lookAt(visits.map((how) => ({ address: '/demo-test', look: how, act: (page: Page) => enter(page) }))),
      ).toEqual([])
    })
  },
)
