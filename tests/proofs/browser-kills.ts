import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inParallel, signUp, type ApiStudent } from '../support/api-student.ts'
import { desktop, launchProfile } from '../support/browser.ts'
import { addTest } from '../support/rows.ts'
import { examPage, signInBrowser, storedAnswers, type ExamPage } from './exam-page.ts'
import { killBrowser } from './kill-browser.ts'
import type { ProofRow } from './row.ts'

/** Generous, because several browsers start at once. */
const patienceMs = 120_000

/** Questions per section, and sections. */
const size = { section: 5, sections: 4 }

/** Answers one or two questions and records the last option chosen for each number. */
const answerSome = async (exam: ExamPage, chosen: Map<number, string>, random: () => number): Promise<void> => {
  const answers = 1 + Math.floor(random() * 2)
  for (let turn = 0; turn < answers; turn += 1) {
    await exam.jump(Math.floor(random() * size.section))
    const option = Math.floor(random() * (await exam.options()))
    const number = await exam.number()
    await exam.choose(option)
    chosen.set(number, String.fromCharCode(65 + option))
    if (random() < 0.5 && number < size.section * size.sections) await exam.press('Save & Next')
  }
}

export type KillPlan = { url: string; testId: string; student: ApiStudent; kills: number; random: () => number }

/**
 * Kills a student's browser as soon as the page says that the answer is saved or, offline, kept on the device; then
 * opens the page again and looks for every answer. Returns the missing ones.
 */
export const killBrowserRepeatedly = async ({ url, testId, student, kills, random }: KillPlan): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'taiyari-profile-'))
  const chosen = new Map<number, string>()
  const missing: string[] = []
  try {
    for (let kill = 0; kill <= kills; kill += 1) {
      const context = await launchProfile(folder, desktop)
      context.setDefaultTimeout(patienceMs)
      await signInBrowser(context, url, student)
      const exam = examPage(await context.newPage())
      await exam[kill === 0 ? 'begin' : 'reopen'](`${url}/test/${testId}`)
      const shown = await exam.read()
      // Offline answers have to reach the server before newer ones replace them.
      await exam.chip('saved')
      const stored = await storedAnswers(url, student)
      for (const [number, letter] of chosen) {
        const [here, there] = [shown[number - 1]?.chosen, stored[number - 1]?.chosen]
        if (here !== letter || there !== letter)
          missing.push(`after kill ${kill}, question ${number} is ${letter}, shown ${here}, stored ${there}`)
      }
      if (kill < kills) {
        const offline = kill % 2 === 1
        await context.setOffline(offline)
        await answerSome(exam, chosen, random)
        await exam.chip(offline ? 'offline' : 'saved')
      }
      await killBrowser(folder)
      await context.close().catch(() => undefined)
    }
  } finally {
    await killBrowser(folder)
    rmSync(folder, { recursive: true, force: true })
  }
  return missing
}

const hour = 3_600_000

export const browserKills: ProofRow = {
  name: 'browser-kills',
  run: async ({ short, random, product }) => {
    // network-faults.test.ts runs one in its place.
    if (short) return []
    const [lanes, kills] = [4, 50]
    const running = await product()
    const testId = 'tst_browser-kills'
    await addTest(await running.d1(), { id: testId, durationMs: 3 * hour, opensAt: Date.now() - hour, closesAt: null })
    const found = await inParallel(Array.from({ length: lanes }), lanes, async (_, lane) => {
      const student = await signUp(running.url, `Killed ${lane}`)
      return killBrowserRepeatedly({ url: running.url, testId, student, kills, random })
    })
    const missing = found.flat()
    console.log(
      `${lanes * kills} kill -9 of the browser, half of them offline, once its answers were saved or kept on the device: ${missing.length} answers missing in the page opened again`,
    )
    return missing
  },
}
