import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { killBrowserAgain } from '../proofs/browser-kills.ts'
import { browserTest, runBrowserSchedule } from '../proofs/browser-network.ts'
import { signUp } from '../support/api-student.ts'
import { launchBrowser } from '../support/browser.ts'
import { seeded } from '../support/random.ts'

/** The short forms of two proofs; `npm run proofs` has their full figures. */
const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test.concurrent.each([1, 2, 3])(
  'trust.md, proofs, network: saves are lost, doubled, late and cut, and the screen shows what the server stores (schedule %s)',
  async (seed) => {
    const student = await signUp(url, 'Network Student')
    const schedule = { browser, url, testId: browserTest, student, random: seeded(seed) }
    expect((await runBrowserSchedule(schedule)).faults).toEqual([])
  },
)

test.concurrent(
  'trust.md, proofs, browser killed: what was saved, or offline kept on the device, is there when the page is opened again',
  async ({ skip }) => {
    skip(process.platform !== 'linux', 'its processes are found through /proc')
    const student = await signUp(url, 'Killed Student')
    expect(await killBrowserAgain({ url, testId: browserTest, student, kills: 2, random: seeded(4) })).toEqual([])
  },
)
