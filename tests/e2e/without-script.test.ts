import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { publicPages, statusOf } from '../support/addresses.ts'
import { finish, inParallel, signUp as signUpByApi, untilScored } from '../support/api-student.ts'
import { browserCookies, desktop, launchBrowser, phone } from '../support/browser.ts'
import { unique } from '../support/http.ts'
import { password, signUp } from '../support/student.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const plain = (options = phone): Promise<BrowserContext> =>
  browser.newContext({
    ...options,
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'cf-connecting-ip': unique('address') },
  })

const visit = async (options = phone): Promise<Page> => {
  const page = await (await plain(options)).newPage()
  page.setDefaultTimeout(20_000)
  return page
}

/** Faults of a page as it reads without script. */
const faultsOf = async (page: Page, address: string): Promise<string[]> => {
  const response = await page.goto(`${url}${address}`)
  const status = response?.status() ?? 0
  const faults: string[] = []
  const say = (isWrong: boolean, what: string) => isWrong && faults.push(`${address}: ${what}`)
  say(status !== statusOf(address), `status ${status}`)
  say((await page.locator('h1:visible').count()) !== 1, 'not one heading of the page')
  const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
  // The showcase contains the loading screen as an example.
  say(/Loading\.\.\./.test(text) && address !== publicPages['/ui'], 'waits for what never comes')
  const bars = await page.locator('.animate-pulse:visible').count()
  say(bars > 0 && address !== publicPages['/ui'], 'shows the outline of what never comes')
  say(text.length < 80, `little to read: ${text}`)
  const wide = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
  say(wide === true, 'wider than the screen')
  return faults
}

describe('without script (SHL-52, SHL-53)', () => {
  test('lists an address for every page that a visitor may open', () => {
    expect(Object.keys(publicPages).length).toBeGreaterThan(30)
    expect(Object.values(publicPages).filter((address) => /[:*]/.test(address))).toEqual([])
  })

  test('reads every public page on phone and desktop', async () => {
    const [small, large] = [await plain(), await plain(desktop)]
    const visits = Object.values(publicPages).flatMap((address) => [
      { address, context: small },
      { address, context: large },
    ])
    const faults = await inParallel(visits, 4, async ({ address, context }) => {
      const page = await context.newPage()
      const found = await faultsOf(page, address)
      await page.close()
      return found
    })
    expect(faults.flat()).toEqual([])
  })

  test('searches from the home page', async () => {
    const page = await visit()
    await page.goto(url)
    await page.getByLabel('Search everything').fill('samvidhan')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/\/search\?q=samvidhan/)
    await page.locator('a[href="/test/tst_gs-polity-1"]').waitFor()
    await page.context().close()
  })

  test.each([
    ['/tests', 'Filter the series', 'Type of test', 'sectional', /kind=sectional/],
    ['/study-materials', 'Filter the materials', 'Kind', 'e_book', /kind=e_book/],
    ['/jobs?list=all', 'Filter the jobs', 'Level', 'bank', /level=bank/],
    ['/videos', 'Filter the videos', 'Exam', 'ssc', /exam=ssc/],
    ['/courses', 'Filter the courses', 'Exam', 'ssc', /exam=ssc/],
    ['/study-materials/current-affairs', 'Filter the items', 'Subject', 'sports', /category=sports/],
  ])('filters %s by a form', async (address, open, label, value, found) => {
    const page = await visit()
    await page.goto(url + address)
    await page.getByText(open, { exact: true }).click()
    await page.getByLabel(label, { exact: true }).selectOption(value)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.waitForURL(found)
    await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(value)
    await page.context().close()
  })

  test('signs up, opens the account from any page, signs out and in again', async () => {
    const page = await visit(desktop)
    await page.goto(`${url}/signup?next=/tests`)
    const email = await signUp(page, 'Asha Without Script')
    await page.waitForURL('**/tests')
    await page.getByLabel('Profile', { exact: true }).click()
    await page.getByText(email).first().waitFor()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.goto(`${url}/profile`)
    await page.waitForURL('**/login?next=*')
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('**/profile')
    await page.context().close()
  })

  test('bookmarks a question from its solution, lists it in the profile, removes and restores it', async () => {
    const student = await signUpByApi(url, 'Meena Kumari')
    const attempt = await finish(url, student, 'tst_ssc-cgl-mock-1', 3)
    await untilScored(url, attempt)

    const page = await visit()
    await page.context().addCookies(browserCookies(url, student.cookie))
    await page.goto(`${url}/test-result/tst_ssc-cgl-mock-1/solutions`)
    await page.getByRole('button', { name: 'Bookmark question 2', exact: true }).click()
    await page.getByRole('button', { name: 'Bookmarked. Take question 2 off your bookmarks' }).waitFor()
    await page.goto(`${url}/profile/bookmarks`)
    const part = page.locator('#bookmarks')
    await part.getByText('1 question', { exact: true }).waitFor()
    await part.getByRole('button', { name: /^Remove bookmark 1/ }).click()
    await part.getByText('The bookmark is removed.').waitFor()
    await part.getByText('No bookmarks yet.').waitFor()
    await part.getByRole('button', { name: 'Undo' }).click()
    await part.getByText('The bookmark is back.').waitFor()
    await part.getByRole('link', { name: /^See the solution 1/ }).click()
    const question = page.locator(`#${attempt.questions[1]?.id}`)
    await question.getByRole('button', { name: /^Bookmarked/ }).waitFor()
    await expect.poll(() => question.locator('details[open]').count()).toBe(1)
    await page.context().close()
  })
})
