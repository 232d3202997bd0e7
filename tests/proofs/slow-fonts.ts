import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { languages, type Language } from '../../domain/language.ts'
import { desktop, launchBrowser, phone } from '../support/browser.ts'
import { useAndroidFonts } from '../support/device-fonts.ts'
import type { ProofRow } from './row.ts'

/** Addresses of the speed budgets. */
const addresses = [
  '/',
  '/about',
  '/tests',
  '/tests/ser_ssc-cgl-mocks',
  '/jobs',
  '/jobs/job_sample-clerks',
  '/search?q=ssc',
  '/course/crs_first-month',
]
const delay = 3000
/** Rounds to 0.00. */
const shiftAtMost = 0.005

type Visit = { url: string; address: string; language: Language; device: BrowserContextOptions }

/** Layout shift of a page whose fonts arrive three seconds late. */
const shiftOf = async (browser: Browser, { url, address, language, device }: Visit): Promise<number> => {
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'lang', value: language, url }])
  const page = await context.newPage()
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/*.woff2', async (route) => {
    await sleep(delay)
    await route.continue()
  })
  const fonts = page.waitForResponse('**/*.woff2')
  await page.goto(url + address)
  await fonts
  await page.waitForLoadState('networkidle')
  // Layout shifts are reported after the frame in which they happen.
  const shift = await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifts: { sum: number } }).shifts.sum
  })
  await context.close()
  return shift
}

/** The fallback font has the width and height of Mukta, so nothing shifts when Mukta loads. */
export const slowFonts: ProofRow = {
  name: 'slow-fonts',
  onlyInFull: true,
  run: async ({ product }) => {
    const { url } = await product()
    const endFonts = await useAndroidFonts()
    const browser = await launchBrowser()
    endFonts()
    const faults: string[] = []
    for (const [name, device] of Object.entries({ phone, desktop }))
      for (const language of languages)
        for (const address of addresses) {
          const shift = await shiftOf(browser, { url, address, language, device })
          console.log(`    ${name} ${language} ${address}: ${shift.toFixed(4)}`)
          if (shift > shiftAtMost) faults.push(`${address} in ${language} on a ${name} moves by ${shift.toFixed(4)}.`)
        }
    await browser.close()
    return faults
  },
}
