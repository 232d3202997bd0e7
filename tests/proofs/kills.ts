import { setTimeout as sleep } from 'node:timers/promises'
import { inParallel, signUp, type ApiStudent } from '../support/api-student.ts'
import { addTest } from '../support/rows.ts'
import { compareWithDisk, resultFaults } from './kill-checks.ts'
import { KillLoad, moments, type Moment } from './kill-load.ts'
import { ProofProduct } from './product.ts'
import type { ProofRow } from './row.ts'

type Plan = {
  kills: number
  students: number
  /** Students who leave after a few answers. */
  absent: number
  /** Period over which they arrive, milliseconds. */
  absentOverMs: number
  testCopies: number
  /** Time limit for the results after the last kill: the outbox backs off after each loss. */
  patienceMs: number
}

const plans: Record<'short' | 'full', Plan> = {
  short: { kills: 4, students: 5, absent: 0, absentOverMs: 0, testCopies: 3, patienceMs: 120_000 },
  full: { kills: 200, students: 30, absent: 60, absentOverMs: 240_000, testCopies: 12, patienceMs: 600_000 },
}

const hour = 3_600_000
/** Duration of the leavers' test: long enough for a few answers between kills. */
const shortMs = 150_000

/** Adds tests for this proof alone. */
const addTests = async (product: ProofProduct, copies: number): Promise<{ full: string[]; short: string }> => {
  const d1 = await product.d1()
  const full = Array.from({ length: copies }, (_, index) => `tst_kills-${index}`)
  const window = { opensAt: Date.now() - hour, closesAt: null }
  for (const id of full) await addTest(d1, { id, durationMs: hour, ...window })
  await addTest(d1, { id: 'tst_kills-short', durationMs: shortMs, ...window })
  return { full, short: 'tst_kills-short' }
}

const students = (url: string, count: number): Promise<ApiStudent[]> =>
  inParallel(Array.from({ length: count }), 4, (_, index) => signUp(url, `Writer ${index}`))

/**
 * Kills at each operation in turn, or at the next save if it does not come up soon. Returns the number of kills by
 * operation.
 */
const killAgain = async (product: ProofProduct, load: KillLoad, kills: number): Promise<Record<Moment, number>> => {
  const met = Object.fromEntries(moments.map((moment) => [moment, 0])) as Record<Moment, number>
  for (let kill = 0; kill < kills; kill += 1) {
    const wanted = moments[kill % moments.length] ?? 'sync'
    const moment = (await load.during(wanted, 4_000)) ? wanted : 'sync'
    if (moment !== wanted) await load.during('sync', 10_000)
    met[moment] += 1
    await product.kill()
    await product.up()
    await sleep(200)
  }
  return met
}

const prove = async (product: ProofProduct, plan: Plan, random: () => number): Promise<string[]> => {
  const tests = await addTests(product, plan.testCopies)
  const [writers, leavers] = [await students(product.url, plan.students), await students(product.url, plan.absent)]
  const load = new KillLoad(product.url, random)
  const work = Promise.all([
    ...writers.map((student) => load.study(student, tests.full)),
    ...leavers.map(async (student) => {
      await sleep(random() * plan.absentOverMs)
      await load.leave(student, tests.short)
    }),
  ])
  // A refusal rejects `work` and ends the proof at once.
  const met = await Promise.race([killAgain(product, load, plan.kills), work.then(() => null)])
  load.close()
  await work
  const faults = await resultFaults(product, [...tests.full, tests.short], load.confirmed, plan.patienceMs)
  await product.down()
  const { lost, surplus, moved } = compareWithDisk(product.stateDir, load.confirmed)
  const acknowledged = load.confirmed.reduce((sum, one) => sum + one.acknowledged.length, 0)
  const during = moments.map((moment) => `${met?.[moment] ?? 0} ${moment}`).join(', ')
  console.log(
    `${plan.kills} kill -9 of workerd (during ${during}): ${load.confirmed.length} attempts, ${acknowledged} answers acknowledged, ${load.repeated} calls sent again; ${lost} lost, ${surplus} doubled, ${moved} deadlines moved, ${faults.length} results missing, doubled or wrong`,
  )
  return [
    ...faults,
    ...(lost > 0 ? [`${lost} acknowledged answers were lost`] : []),
    ...(surplus > 0 ? [`${surplus} answers were stored twice or never acknowledged`] : []),
    ...(moved > 0 ? [`${moved} attempts have another deadline than the student saw`] : []),
  ]
}

export const kills: ProofRow = {
  name: 'kills',
  hasOwnProduct: true,
  run: async ({ short, random }) => {
    const product = await ProofProduct.start()
    try {
      return await prove(product, plans[short ? 'short' : 'full'], random)
    } finally {
      await product.end()
    }
  },
}
