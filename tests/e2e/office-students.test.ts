import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { violationsOn } from '../support/axe.ts'
import { browserCookies, desktop, hydrated, launchBrowser } from '../support/browser.ts'
import { demoAdmin, newStudent, signIn, type Visitor } from '../support/http.ts'
import { faultsOf } from '../support/student.ts'

const url = inject('url')
let browser: Browser
let session: Visitor

beforeAll(async () => {
  browser = await launchBrowser()
  session = await signIn(demoAdmin.email, demoAdmin.password)
})
afterAll(() => browser.close())

test('finds a student by keyboard, narrows, sorts and exports the list (OFC-152, OFC-153)', async () => {
  const { email } = (await newStudent()).account
  const context = await browser.newContext({ reducedMotion: 'reduce', ...desktop })
  await context.addCookies(browserCookies(url, `lang=en; ${session.cookie}`))
  const page = await context.newPage()
  const faults = faultsOf(page)
  const rows = page.locator('[data-row]')
  await page.goto(`${url}/admin/students`)
  await hydrated(page)
  await page.keyboard.press('/')
  await page.keyboard.type(email.toUpperCase())
  await page.keyboard.press('Enter')
  await page.getByText('1 student', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'E-mail not confirmed' }).click()
  await expect.poll(() => rows.count()).toBe(1)
  expect(await rows.innerText()).not.toContain(email)
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Exam', { exact: true }).selectOption('UPSC')
  await page.getByText('Nothing matches').waitFor()
  await page.getByRole('link', { name: 'Clear search and filters' }).click()
  await page.getByRole('link', { name: 'Last seen' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=seen')
  const saved = page.waitForEvent('download')
  await page.goto(`${url}/admin/students?q=${encodeURIComponent(email)}`)
  await hydrated(page)
  await page.getByText('Export', { exact: true }).click()
  await page.getByRole('link', { name: 'CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^taiyari-student-.*\.csv$/)
  expect(await violationsOn(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})
