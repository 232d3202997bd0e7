import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { unique } from './http.ts'

/**
 * Shared browser of a test file. A visit has its own cookies, storage and client address, so that tests share no
 * limits, and ends with its test.
 */
export const useVisits = (device: BrowserContextOptions, patienceMs = 20_000) => {
  let browser: Browser
  const opened: BrowserContext[] = []
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    for (const context of opened.splice(0)) await context.close()
  })
  return async (options: BrowserContextOptions = {}): Promise<Page> => {
    const extraHTTPHeaders = { 'cf-connecting-ip': unique('address') }
    const context = await browser.newContext({ ...device, extraHTTPHeaders, reducedMotion: 'reduce', ...options })
    opened.push(context)
    const page = await context.newPage()
    page.setDefaultTimeout(patienceMs)
    return page
  }
}
