import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext } from 'playwright-core'
import { inParallel, signUp, type ApiStudent } from '../support/api-student.ts'
import { desktop, launchBrowser } from '../support/browser.ts'
import { examPage, disagreements, signInBrowser, storedAnswers, type ExamPage } from './exam-page.ts'
import { evenFaults, faultWords, startFaultProxy, type NetworkFault } from './fault-proxy.ts'
import type { ProofRow } from './row.ts'

const actionsEach = 14
const sectionSize = 5

/** One random action of a student. */
const act = async (exam: ExamPage, context: BrowserContext, random: () => number): Promise<void> => {
  const drawn = random()
  if (drawn < 0.08) {
    await context.setOffline(true)
    await exam.choose(Math.floor(random() * (await exam.options())))
    await sleep(300 + random() * 1_500)
    return context.setOffline(false)
  }
  if (drawn < 0.6) await exam.choose(Math.floor(random() * (await exam.options())))
  // "Next" after the last question opens a dialog instead.
  if (drawn < 0.2 && (await exam.number()) < 4 * sectionSize) return exam.press('Save & Next')
  if (drawn < 0.3 && (await exam.number()) < 4 * sectionSize) return exam.press('Mark for Review & Next')
  if (drawn > 0.7 && drawn < 0.8) return exam.press('Clear Response')
  return exam.jump(Math.floor(random() * sectionSize))
}

type Schedule = { browser: Browser; url: string; testId: string; student: ApiStudent; random: () => number }

/**
 * Takes a test on the real screen over a faulty network, then compares screen and server. Returns the differences and
 * the injected faults.
 */
export const runBrowserSchedule = async ({ browser, url, testId, student, random }: Schedule) => {
  const { injected, nextFault } = evenFaults(random)
  let fault: () => NetworkFault = () => 'pass'
  const proxy = await startFaultProxy(url, { nextFault: () => fault(), lateMs: () => 200 + random() * 2_000 })
  const context = await browser.newContext(desktop)
  try {
    await signInBrowser(context, proxy.url, student)
    const page = await context.newPage()
    const exam = examPage(page)
    await exam.begin(`${proxy.url}/test/${testId}`)
    fault = nextFault
    for (let turn = 0; turn < actionsEach; turn += 1) {
      await act(exam, context, random)
      await sleep(random() * 700)
    }
    fault = () => 'pass'
    const shown = await exam.read()
    await exam.chip('saved')
    await proxy.settled()
    return { injected, faults: disagreements(shown, await storedAnswers(url, student)) }
  } finally {
    await context.close()
    proxy.close()
  }
}

/** A test whose questions all have options and are always open. */
export const browserTest = 'tst_ssc-cgl-mock-1'

export const browserNetwork: ProofRow = {
  name: 'browser-network',
  run: async ({ short, random, product }) => {
    // network-faults.test.ts runs three in their place.
    if (short) return []
    const schedules = 50
    const { url } = await product()
    const browser = await launchBrowser()
    const { injected: sum } = evenFaults(random)
    const faults: string[] = []
    try {
      await inParallel(Array.from({ length: schedules }), 2, async (_, index) => {
        const student = await signUp(url, `Window ${index}`)
        const { injected, faults: found } = await runBrowserSchedule({
          browser,
          url,
          testId: browserTest,
          student,
          random,
        })
        for (const fault of Object.keys(sum) as NetworkFault[]) sum[fault] += injected[fault]
        faults.push(...found.map((text) => `schedule ${index}: ${text}`))
      })
    } finally {
      await browser.close()
    }
    console.log(
      `${schedules} network schedules on the exam screen in a browser (saves: ${faultWords(sum)}, and spells offline): ${faults.length} questions shown otherwise than stored`,
    )
    return faults
  },
}
