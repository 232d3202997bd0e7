import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { killBrowserRepeatedly } from '../proofs/browser-kills.ts'
import { browserTest, runBrowserSchedule } from '../proofs/browser-network.ts'
import { drawStall, runStall } from '../proofs/stalled-exam.ts'
import { signUp } from '../support/api-student.ts'
import { launchBrowser } from '../support/browser.ts'
import { addTest, hideTests } from '../support/http.ts'
import { seeded } from '../support/random.ts'

/** Short versions of three proofs; `npm run proofs` runs them in full. */
const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
afterAll(hideTests)

// `npm run proofs` runs more schedules, its short form among them.
test.concurrent(
  'the screen shows what the server stores when saves are lost, doubled, late and cut (HAL-51)',
  async () => {
    const student = await signUp(url, 'Network Student')
    const schedule = { browser, url, testId: browserTest, student, random: seeded(1) }
    expect((await runBrowserSchedule(schedule)).faults).toEqual([])
  },
)

test.concurrent(
  'answers saved, or kept offline on the device, are there after the browser is killed (HAL-46, HAL-51)',
  async ({ skip }) => {
    skip(process.platform !== 'linux', 'its processes are found through /proc')
    const student = await signUp(url, 'Killed Student')
    expect(await killBrowserRepeatedly({ url, testId: browserTest, student, kills: 2, random: seeded(4) })).toEqual([])
  },
)

test.concurrent(
  'no answer is lost in a network stall around the deadline, and the page states the truth (HAL-51, HAL-59)',
  async () => {
    const testId = await addTest({ durationMs: 12_000, opensAt: Date.now() - 1_000, closesAt: null })
    const student = await signUp(url, 'Stalled Student')
    const random = seeded(262)
    const schedule = drawStall('short', random)
    const { faults } = await runStall({ browser, url, testId, student, schedule, random })
    expect(faults).toEqual([])
  },
)
