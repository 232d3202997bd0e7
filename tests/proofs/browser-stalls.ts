import { seeded } from '../support/random.ts'
import { inParallel, signUp } from '../support/api-student.ts'
import { launchBrowser } from '../support/browser.ts'
import { addTest } from '../support/rows.ts'
import { stallKinds } from '../objects/stalling-network.ts'
import type { ProofRow } from './row.ts'
import { noStalls } from './stall-proxy.ts'
import { drawStall, runStall, type Reach, type StallOutcome } from './stalled-exam.ts'

const hour = 3_600_000
const durationMs = 12_000
/** Pages at a time: each has to keep up with the clock. */
const width = 2

/** Long ones first, so that no lane ends with one. */
const reaches: Reach[] = Array.from({ length: 50 }, (_, index) => (index < 2 ? 'beyond' : index < 5 ? 'far' : 'short'))

const sumOf = (outcomes: StallOutcome[], figure: 'answers' | 'counted' | 'kept' | 'atTheEdge' | 'screens'): number =>
  outcomes.reduce((sum, outcome) => sum + outcome[figure], 0)

export const browserStalls: ProofRow = {
  name: 'browser-stalls',
  run: async ({ short, random, product }) => {
    // network-faults.test.ts runs one in its place.
    if (short) return []
    const running = await product()
    const { url } = running
    const testId = 'tst_browser-stalls'
    await addTest(await running.d1(), { id: testId, durationMs, opensAt: Date.now() - hour, closesAt: null })
    const plans = reaches.map((reach) => ({ reach, seed: Math.floor(random() * 1_000_000) }))
    const browser = await launchBrowser()
    const faults: string[] = []
    const outcomes: StallOutcome[] = []
    try {
      await inParallel(plans, width, async ({ reach, seed }, index) => {
        const own = seeded(seed)
        const schedule = drawStall(reach, own)
        const about = `schedule ${index} (${reach}, seed ${seed})`
        try {
          const student = await signUp(url, `Stalled ${index}`)
          const outcome = await runStall({ browser, url, testId, student, schedule, random: own })
          outcomes.push(outcome)
          if (outcome.faults.length > 0)
            faults.push(`${about}: ${[...outcome.faults, JSON.stringify(schedule)].join('; ')}`)
        } catch (error) {
          faults.push(`${about}: ${error}; ${JSON.stringify(schedule)}`)
        }
      })
    } finally {
      await browser.close()
    }
    const met = noStalls()
    for (const outcome of outcomes) for (const kind of stallKinds) met[kind] += outcome.met[kind]
    const requests = stallKinds.map((kind) => `${met[kind]} ${kind.replace('_', ' ')}`).join(', ')
    console.log(
      `${plans.length} stalls around the deadline on the exam screen in a browser (requests that met one: ${requests}): ` +
        `${sumOf(outcomes, 'answers')} answers, ${sumOf(outcomes, 'counted')} given in time and counted, ` +
        `${sumOf(outcomes, 'kept')} kept as evidence, ${sumOf(outcomes, 'atTheEdge')} given as the deadline came; ` +
        `${sumOf(outcomes, 'screens')} screens compared with the server; ${faults.length} with a fault`,
    )
    return faults
  },
}
