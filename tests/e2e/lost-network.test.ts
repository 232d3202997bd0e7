import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { desktop, hydrated, settled } from '../support/browser.ts'
import { unique } from '../support/http.ts'
import { begin, chipSays, password, signUp } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const visit = useVisits(desktop, 30_000)

/** Aborts the first request for each matching script; returns the aborted addresses. */
const loseOnce = async (page: Page, names: RegExp): Promise<Set<string>> => {
  const lost = new Set<string>()
  await page.route(names, (route) => {
    const address = route.request().url()
    if (lost.has(address)) return route.continue()
    lost.add(address)
    return route.abort()
  })
  return lost
}

const newStudent = async (next: string): Promise<Page> => {
  const page = await visit()
  await page.goto(`${url}/signup?next=${next}`)
  await settled(page)
  await signUp(page, 'Asha Rani')
  await page.waitForURL(({ pathname }) => pathname === next)
  await settled(page)
  return page
}

const crash = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' })

test('every script of the exam screen that fails once is fetched again, and an answer is saved (HAL-62)', async () => {
  const page = await newStudent('/test/tst_jee-advanced-1')
  const lost = await loseOnce(
    page,
    /\/assets\/(exam-screen|option-list|deferred-parts|media-parts|network-parts|rules)-[^/]*\.js/,
  )
  await page.reload()
  await begin(page)
  await page.getByText('Question No. 1').waitFor()
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByText('Question No. 2').waitFor()
  await chipSays(page, 'Saved')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, submit' }).waitFor()
  const names = [...lost].map((address) => /assets\/(.*?)-[\w-]{8}\.js/.exec(address)?.[1])
  expect(names, 'what was lost').toEqual(expect.arrayContaining(['exam-screen', 'deferred-parts', 'network-parts']))
})

test('the forms of the profile keep typed text while their script is missing, and work once it arrives (SHL-24)', async () => {
  const page = await newStudent('/profile/details')
  let isLost = true
  let asked = 0
  await page.route(/\/assets\/profile-parts-[^/]*\.js/, (route) => {
    asked++
    return isLost ? route.abort() : route.continue()
  })
  await page.reload()
  await hydrated(page)
  const name = page.locator('input[name=displayName]')
  await name.fill('Asha Devi')
  await expect.poll(() => asked, { message: 'asked for again', timeout: 20_000 }).toBeGreaterThan(2)
  expect(await crash(page).count()).toBe(0)
  await expect.poll(() => name.inputValue(), { message: 'what was typed meanwhile' }).toBe('Asha Devi')
  isLost = false
  await page.waitForResponse(/\/assets\/profile-parts-/)
  await settled(page)
  await expect.poll(() => name.inputValue()).toBe('Asha Devi')
  await page.locator('form').filter({ has: name }).getByRole('button').click()
  await page.getByText('Your details are saved.').first().waitFor()
})

test('the sign-up keeps typed text while the server is unreachable, and is sent once it answers (SHL-25)', async () => {
  const page = await visit()
  await page.goto(`${url}/signup`)
  await settled(page)
  const sendsInVain = async () => {
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/signup.data'))
    await page.getByRole('button', { name: 'Sign up' }).click()
    await failed
    await notice(page).waitFor()
    expect(await crash(page).count()).toBe(0)
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Asha Rani')
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe(password)
  }
  // The server is unreachable while the browser believes it is online.
  await page.route('**/signup.data*', (route) => route.abort())
  await page.getByLabel('Your name').fill('Asha Rani')
  await page.getByLabel('E-mail address').fill(`${unique('asha')}@example.test`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await sendsInVain()
  await page.unrouteAll()
  await page.context().setOffline(true)
  await sendsInVain()
  await page.context().setOffline(false)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL(`${url}/welcome`)
})

test('a page whose data does not arrive says in both languages that the connection is lost (SHL-26)', async () => {
  for (const [language, words] of [
    ['en', 'You are offline'],
    ['hi', 'इंटरनेट नहीं चल रहा'],
  ] as const) {
    const page = await visit()
    await page.goto(`${url}/about?lang=${language}`)
    await settled(page)
    await page.route('**/*.data*', (route) => route.abort())
    await page.getByRole('contentinfo').locator('a[href^="/contact"]').first().click()
    await expect.poll(() => page.getByRole('main').getByRole('alert').textContent()).toBe(words)
  }
})

test('without a connection a link or log-out keeps the page and says why, and with one it works (SHL-25, SHL-26)', async () => {
  const page = await newStudent('/profile')
  const toContact = page.getByRole('contentinfo').locator('a[href="/contact"]').first()
  /** Closes the notice and expects the press to show it again. */
  const isToldOf = async (press: () => Promise<void>) => {
    await notice(page).waitFor()
    await notice(page).locator('xpath=ancestor::li').getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => notice(page).count()).toBe(0)
    await press()
    await notice(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/profile')
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
  }
  const menu = page.getByRole('button', { name: 'Your account' })
  await menu.waitFor()
  await page.context().setOffline(true)
  await isToldOf(() => toContact.click())
  await isToldOf(() => page.getByRole('main').getByRole('button', { name: 'Log out' }).click())
  await isToldOf(async () => {
    await menu.click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
  })
  await page.locator('a[href="#main"]').press('Enter')
  await expect.poll(() => new URL(page.url()).hash, { message: 'a place on the page itself' }).toBe('#main')
  await page.context().setOffline(false)
  await page.getByRole('status').filter({ hasText: 'Back online' }).waitFor()
  await toContact.click()
  await page.waitForURL('**/contact')
})

test('a browser that wrongly believes it is offline still follows links (SHL-26)', async () => {
  const page = await visit()
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await page.goto(`${url}/about`)
  await notice(page).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Tests' }).click()
  await page.waitForURL(`${url}/tests`)
  await page.getByRole('heading', { level: 1 }).waitFor()
})
