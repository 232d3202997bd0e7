import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { desktop, hydrated, launchBrowser } from '../support/browser.ts'
import { faultsOf } from '../support/student.ts'

declare global {
  interface Window {
    injected?: string
    refused?: string[]
  }
}

const url = inject('url')

const switching = 'Switch to Hindi'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('answers 304 to a browser that has the page, and its scripts run under its policy (SHL-27)', async () => {
  const context = await browser.newContext(desktop)
  const page = await context.newPage()
  const faults = faultsOf(page)
  const statuses: number[] = []
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  // Statuses from the network, since the page's own events report a cached 200.
  const documents = new Set<string>()
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Document') documents.add(requestId)
  })
  devtools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (documents.has(requestId)) statuses.push(statusCode)
  })
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto(`${url}/about?utm_source=visit`)
    // The button works by script alone, so the script of either response runs.
    await page.getByRole('button', { name: switching }).first().waitFor()
    expect(await page.evaluate(() => document.querySelector('script[nonce]'))).toBeNull()
    await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  }
  await expect.poll(() => statuses).toEqual([200, 304, 304])
  await page.getByRole('button', { name: switching }).first().click()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('hi')
  // The Hindi page has a different tag.
  await page.goto(`${url}/about`)
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('hi')
  await expect.poll(() => statuses.at(-1)).toBe(200)
  expect(faults).toEqual([])
  await context.close()
})

/** Scripts that an injection could add to a page. */
const injection = `<script>window.injected = 'classic'</script>
<script type="module">window.injected = 'module'</script>
<script src="data:text/javascript,window.injected='source'"></script>
<svg onload="window.injected = 'handler'"></svg>`

test('refuses a script injected into a cached page and runs the page’s own (SHL-28)', async () => {
  const context = await browser.newContext(desktop)
  const page = await context.newPage()
  await page.route(`${url}/about`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/<body[^>]*>/, `$&${injection}`) })
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      window.refused = [...(window.refused ?? []), `${effectiveDirective} ${blockedURI}`]
    })
  })
  await page.goto(`${url}/about`)
  await hydrated(page)
  await page.waitForFunction(() => window.refused?.length === 4)
  expect(await page.evaluate(() => [window.injected, window.refused?.toSorted()])).toEqual([
    undefined,
    ['script-src-attr inline', 'script-src-elem data', 'script-src-elem inline', 'script-src-elem inline'],
  ])
  await context.close()
})
