import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { desktop, launchBrowser } from '../support/browser.ts'
import { faultsOf } from '../support/student.ts'

const url = inject('url')

const switching = 'Switch to Hindi'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('issue 5 item 9: a page that a browser has is answered with 304, and its scripts run by the policy they came with', async () => {
  const context = await browser.newContext(desktop)
  const page = await context.newPage()
  const faults = faultsOf(page)
  const statuses: number[] = []
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  // What came over the wire: a page's own event tells of the 200 that was kept.
  const documents = new Set<string>()
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Document') documents.add(requestId)
  })
  devtools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (documents.has(requestId)) statuses.push(statusCode)
  })
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto(`${url}/about?utm_source=visit`)
    // The language is changed by script alone: it runs, whichever response it came with.
    await page.getByRole('button', { name: switching }).first().waitFor()
    await expect.poll(() => page.evaluate(() => document.querySelector('script[nonce]') !== null)).toBe(true)
    await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  }
  await expect.poll(() => statuses).toEqual([200, 304, 304])
  await page.getByRole('button', { name: switching }).first().click()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('hi')
  // In Hindi it is another page.
  await page.goto(`${url}/about`)
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('hi')
  await expect.poll(() => statuses.at(-1)).toBe(200)
  expect(faults).toEqual([])
  await context.close()
})
