import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { paths } from '../../domain/paths.ts'
import { launchBrowser, phone, settled } from '../support/browser.ts'
import { begin, faultsOf, signUp } from '../support/student.ts'

const url = inject('url')
let browser: Browser
let page: Page
let faults: string[]

beforeAll(async () => {
  browser = await launchBrowser()
  const context = await browser.newContext(phone)
  page = await context.newPage()
  page.setDefaultTimeout(30_000)
  faults = faultsOf(page)
})
afterAll(() => browser.close())

test('goes from the study materials to an item, reads it in Hindi, and goes to the next (AFF-4)', async () => {
  await page.goto(`${url}${paths.currentAffairs()}`)
  await settled(page)
  await page.getByRole('button', { name: 'Switch to Hindi' }).click()
  await page.getByRole('heading', { level: 1, name: 'करेंट अफ़ेयर्स' }).waitFor()
  await page.getByText('ख़बरें छाँटें').click()
  await page.getByLabel('विषय').selectOption('science')
  await page.waitForURL('**category=science**')
  await page.getByRole('link', { name: /चंद्रयान-3/ }).click()
  await page.waitForURL(`**${paths.currentAffair('caf_chandrayaan-3-landing')}`)
  await page.getByRole('heading', { level: 1, name: /चंद्रयान-3/ }).waitFor()
  await expect.poll(() => page.getByText('डेमो सामग्री', { exact: true }).count()).toBeGreaterThan(0)
  await expect.poll(() => page.getByRole('link', { name: /WhatsApp|व्हाट्सऐप/ }).getAttribute('href')).toContain('wa.me')
  await page.getByRole('navigation', { name: 'पहले और बाद की ख़बरें' }).getByRole('link').first().click()
  await expect.poll(() => page.url()).not.toContain('chandrayaan-3')
  await page.getByRole('button', { name: /English|अंग्रेज़ी/ }).click()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
})

test('starts the newest quiz in the real exam screen (AFF-10)', async () => {
  await page.goto(`${url}/signup`)
  await settled(page)
  await signUp(page, 'Kavita Rao')
  await page.waitForURL((address) => !address.pathname.startsWith('/signup'))
  await page.goto(`${url}${paths.currentAffairsQuiz()}`)
  await settled(page)
  await page
    .getByRole('link', { name: /^Start/ })
    .first()
    .click()
  await page.waitForURL('**/test/tst_daily-quiz-3')
  await begin(page)
  await page.getByText('Question No. 1').waitFor()
  await page.getByText(/NISAR, launched on 30 July 2025/).waitFor()
  expect(faults).toEqual([])
})
