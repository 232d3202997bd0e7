import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { autoClosesAt, defaultDrainMs } from '../../domain/attempts/timing.ts'
import { manyStudents } from '../support/many-students.ts'
import { addTest } from '../support/rows.ts'
import { begin, enter, renew, save, submit, type LiveCrowd } from './live-crowd.ts'
import { ProofProduct } from './product.ts'
import type { ProofRow } from './row.ts'

/** `absent` is the share of students who save but never submit, and are closed by the alarm. */
type Plan = { students: number; lobbyMs: number; finalMs: number; durationMs: number; absent: number }

const minute = 60_000
const plans: Record<'full' | 'short', Plan> = {
  // Objects woken by an alarm stay open in workerd with three files each, so a larger share would exceed 20,000 files.
  full: { students: 20_000, lobbyMs: 10 * minute, finalMs: minute, durationMs: 8 * minute, absent: 0.25 },
  // Without the alarm, which takes two more minutes.
  short: { students: 200, lobbyMs: 15_000, finalMs: 2_000, durationMs: 10 * minute, absent: 0 },
}
const resultsWithinMs = 15 * minute

type Herd = LiveCrowd & { plan: Plan }

type Totals = { results: number; students: number; ranked: number; sum: number; open: number; late: number }

const totalsOf = async ({ product, testId }: Herd): Promise<Totals> => {
  const [row] = await product.query<Totals>(`
    SELECT count(*) AS results, count(DISTINCT user_id) AS students, coalesce(sum(ranked), 0) AS ranked,
      (SELECT coalesce(sum(students), 0) FROM score_histogram WHERE test_id = '${testId}') AS sum,
      (SELECT count(*) FROM attempts WHERE test_id = '${testId}' AND state = 'in_progress') AS open,
      coalesce(sum(closed_by = 'time'), 0) AS late
    FROM results WHERE test_id = '${testId}'`)
  if (!row) throw new Error('A count has one row.')
  return row
}

/** Waits until every attempt has its result, then checks the totals. */
const count = async (herd: Herd, absent: number): Promise<void> => {
  const { students } = herd.plan
  const began = performance.now()
  let totals = await totalsOf(herd)
  while ((totals.results < students || totals.open > 0) && performance.now() - began < resultsWithinMs) {
    await sleep(1_000)
    totals = await totalsOf(herd)
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `  after ${seconds} s: ${totals.results} results of ${totals.students} students, histogram sum ${totals.sum}, ${totals.late} closed by the alarm, ${totals.open} still open`,
  )
  const right = { results: students, students, ranked: students, sum: students, open: 0, late: absent }
  if (JSON.stringify(totals) !== JSON.stringify(right))
    herd.faults.push(`counted ${JSON.stringify(totals)}, not ${JSON.stringify(right)}`)
}

const until = (at: number): Promise<void> => sleep(Math.max(0, at - Date.now()))

/** A live test from the lobby to the results, with all students at once: no 5xx and exactly one result per student. */
const proveHerd = async (product: ProofProduct, plan: Plan): Promise<string[]> => {
  const d1 = await product.d1()
  const students = await manyStudents(d1, readFileSync(join(product.stateDir, 'secret'), 'utf8'), plan.students)
  const opensAt = Date.now() + plan.lobbyMs
  const testId = `tst_herd-${randomUUID().slice(0, 8)}`
  const { durationMs } = plan
  await addTest(d1, {
    id: testId,
    durationMs,
    opensAt,
    closesAt: opensAt + durationMs,
    commonStart: true,
    attemptsAllowed: 1,
  })
  const herd: Herd = { product, testId, plan, faults: [] }

  const waiting = await enter(herd, students)
  if (Date.now() > opensAt - plan.finalMs) herd.faults.push('The lobby took longer than this plan gives it.')
  await until(opensAt - plan.finalMs)
  await renew(herd, waiting)
  await until(opensAt)
  const questions = await begin(herd, waiting)
  await save(herd, waiting, questions)
  const absent = Math.floor(waiting.length * plan.absent)
  await submit(herd, waiting.slice(absent))
  if (Date.now() > opensAt + durationMs) herd.faults.push('The test ended before everyone had handed in.')
  if (absent > 0) await until(autoClosesAt({ deadlineAt: opensAt + durationMs, drainMs: defaultDrainMs }))
  await count(herd, absent)
  return herd.faults
}

export const herd: ProofRow = {
  name: 'herd',
  hasOwnProduct: true,
  run: async ({ short }) => {
    const plan = plans[short ? 'short' : 'full']
    console.log(`${plan.students} students begin a live test in one second and hand in together:`)
    const product = await ProofProduct.start()
    try {
      return await proveHerd(product, plan)
    } finally {
      await product.end()
    }
  },
}
