import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { signUp } from '../support/api-student.ts'
import { browserCookies, desktop, hydrated, launchBrowser, phone } from '../support/browser.ts'
import { query } from '../support/http.ts'
import { addCoupon, addOffer } from '../support/offers.ts'
import { faultsOf } from '../support/student.ts'

const url = inject('url')
const course = 'crs_english-error-hunt'
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A page of a new student, in a language. */
const studentPage = async (options: BrowserContextOptions, language = 'en'): Promise<Page> => {
  const { cookie } = await signUp(url, 'Asha Devi')
  const context = await browser.newContext(options)
  await context.addCookies(browserCookies(url, `lang=${language}; ${cookie}`))
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  return page
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

/** Answers on the gateway's page. */
const atGateway = async (page: Page, act: RegExp): Promise<void> => {
  await page.waitForURL(/\/v1\/checkout\/embedded/)
  await button(page, act).click()
}

const says = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()

describe('buying (PAY-8, PAY-10)', () => {
  test('takes five presses from the course to its open page', async () => {
    const page = await studentPage(desktop)
    const faults = faultsOf(page)
    await page.goto(`${url}/course/${course}`)
    await page.getByRole('link', { name: 'Buy the course' }).click()
    await page.waitForURL(/\/checkout\//)
    await hydrated(page)
    await page.getByLabel('Your state').selectOption('UP')
    await says(page, 'of this, IGST 18 %')
    await button(page, 'Pay ₹299').click()
    await atGateway(page, /^Pay$/)
    await says(page, 'Paid. It is open')
    await page.getByRole('link', { name: 'Open the course' }).click()
    await page.waitForURL(`**/course/${course}`)
    await button(page, /^Start|^Enrol|^Take/)
      .first()
      .waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('on a phone, in Hindi, with a coupon: fails, is paid at the second try, and is listed', async () => {
    const [page, offerId, code] = [await studentPage(phone, 'hi'), await addOffer(), await addCoupon()]
    await page.goto(`${url}/checkout/${offerId}`)
    await hydrated(page)
    await page.getByLabel('कूपन').fill(` ${code.toLowerCase()} `)
    await button(page, 'लगाएँ').click()
    await says(page, `${code} से ₹99 कम हुए।`)
    await page.getByLabel('आपका राज्य').selectOption('BR')
    await button(page, '₹400 दें').click()
    await atGateway(page, /fail/i)
    await says(page, 'भुगतान पूरा नहीं हो सका')
    await button(page, 'अभी ₹400 दें').click()
    await atGateway(page, /^Pay$/)
    await says(page, 'भुगतान हो गया, यह खुल गया है')
    await page.getByRole('link', { name: 'मेरी ख़रीदारी' }).first().click()
    await page.waitForURL('**/my-purchases')
    await says(page, 'भुगतान हो गया')
    await page.context().close()
  })

  test('shows a price that has changed and asks again', async () => {
    const [page, offerId] = [await studentPage(desktop), await addOffer()]
    await page.goto(`${url}/checkout/${offerId}?state=UP`)
    await hydrated(page)
    await query('UPDATE offers SET price_paise = 59900, revision = revision + 1 WHERE id = ?', offerId)
    await button(page, 'Pay ₹499').click()
    await says(page, 'It was ₹499 and is ₹599. Nothing was charged. Pay if you agree.')
    await button(page, 'Pay ₹599').click()
    await page.waitForURL(/\/v1\/checkout\/embedded/)
    await page.context().close()
  })

  test('without script leads to the gateway by a press, and back from a payment that was left (PAY-17)', async () => {
    const [page, offerId, code] = [
      await studentPage({ ...phone, javaScriptEnabled: false }),
      await addOffer(),
      await addCoupon(),
    ]
    await page.goto(`${url}/checkout/${offerId}`)
    await page.getByLabel('Coupon').fill(code)
    await page.getByLabel('Your state').selectOption('DL')
    await button(page, 'Apply').click()
    await says(page, 'of this, CGST 9 %')
    await button(page, 'Pay ₹400').click()
    await button(page, 'Go to the payment page').click()
    await atGateway(page, /without paying/)
    await says(page, 'Not paid')
    await button(page, 'Look now').click()
    await says(page, 'No word from your bank so far.')
    await page.locator('summary', { hasText: 'Cancel the order' }).click()
    await button(page, 'Cancel the order').click()
    await says(page, 'You cancelled this order')
    await page.context().close()
  })
})
