import { drizzle } from 'drizzle-orm/d1'
import type { AttemptResult } from '../../domain/results/contract.ts'
import { standingFrom } from '../../domain/results/standing.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { readResult } from '../../worker/results/results.store.ts'
import { call } from '../support/api-student.ts'
import {
  addScored,
  attemptOf,
  manyScores,
  newStudents,
  resultOf,
  finishAmong,
  type SeededScore,
} from '../support/ranked.ts'
import { ProofProduct } from './product.ts'
import type { Proving, ProofRow } from './row.ts'

type Plan = {
  scores: number
  /** Minimum number of compared ranks. */
  sample: number
  /** Compared students of each tie group, by position from the last (0) to the best (1). */
  ofATie: number[]
  students: number
  reads: number
  readWithinMs?: number
}
const full: Plan = {
  scores: 1_000_000,
  sample: 3_000,
  ofATie: [0, 0.5, 1],
  students: 10,
  reads: 30,
  readWithinMs: 50,
}
/** Runs with every test run, on a machine that may be busy, so without a limit on read times. */
const short: Plan = { scores: 20_000, sample: 0, ofATie: [0.5], students: 3, reads: 10 }
const few = 1_000

type Place = { rank: number; percentile: number | null }

/** Brute-force ranking: everyone sorted, and for each key the number of students before it. */
class Order {
  readonly #of: number
  readonly #firstOf = new Map<string, number>()
  readonly #atOrBelow = new Map<number, number>()

  constructor(scores: readonly SeededScore[]) {
    this.#of = scores.length
    const inOrder = scores.toSorted(
      (one, other) => other.units - one.units || (other.tieKey > one.tieKey ? 1 : other.tieKey < one.tieKey ? -1 : 0),
    )
    for (const [index, { units, tieKey }] of inOrder.entries()) {
      const key = `${units} ${tieKey}`
      if (!this.#firstOf.has(key)) this.#firstOf.set(key, index)
      if (!this.#atOrBelow.has(units)) this.#atOrBelow.set(units, scores.length - index)
    }
  }

  place({ units, tieKey }: SeededScore): Place {
    const percentile = Math.round(((this.#atOrBelow.get(units) ?? 0) * 1e9) / this.#of) / 1e7
    return { rank: 1 + (this.#firstOf.get(`${units} ${tieKey}`) ?? NaN), percentile: this.#of < 30 ? null : percentile }
  }
}

const tell = (who: string, read: Place, brute: Place): string[] =>
  read.rank === brute.rank && read.percentile === brute.percentile
    ? []
    : [`${who}: rank ${read.rank}, percentile ${read.percentile}; brute force ${brute.rank}, ${brute.percentile}`]

/** Some students of each tie group, and random others. */
const sampled = (scores: readonly SeededScore[], { sample, ofATie }: Plan, random: () => number): Set<number> => {
  const chosen = new Set<number>()
  for (const same of Map.groupBy(scores.keys(), (index) => scores[index]?.units).values()) {
    const inOrder = same.toSorted((one, other) =>
      (scores[one]?.tieKey ?? '') < (scores[other]?.tieKey ?? '') ? -1 : 1,
    )
    for (const at of ofATie) chosen.add(inOrder[Math.floor(at * (inOrder.length - 1))] ?? 0)
  }
  while (chosen.size < sample) chosen.add(Math.floor(random() * scores.length))
  return chosen
}

const compare = async (
  d1: D1Database,
  testId: string,
  scores: readonly SeededScore[],
  order: Order,
  indexes: Set<number>,
) => {
  const db = Object.assign(drizzle(d1, { schema }), { $client: d1 })
  const faults: string[] = []
  for (const index of indexes) {
    const row = await readResult(db, attemptOf(testId, index))
    const mine = scores[index]
    if (!row || !mine) faults.push(`student ${index} has no result`)
    else {
      const { above, of, tiedAbove } = row.standing
      faults.push(...tell(`student ${index}`, standingFrom(above, of, tiedAbove), order.place(mine)))
    }
  }
  return faults
}

const quantile95 = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? 0

/** Real students among the synthetic ones: their ranks, and the read times of their results. */
const finishAndRead = async (url: string, d1: D1Database, testId: string, scores: SeededScore[], plan: Plan) => {
  const students = await newStudents(url, plan.students)
  const finished = await Promise.all(students.map((student) => finishAmong(url, testId, student)))
  const results = await Promise.all(finished.map((attempt) => resultOf<AttemptResult>(url, attempt)))
  const { results: rows } = await d1
    .prepare(
      `SELECT units, tie_key AS tieKey FROM results WHERE test_id = ?1 AND attempt_id >= 'att_' AND attempt_id < 'att~'`,
    )
    .bind(testId)
    .all<SeededScore>()
  const order = new Order([...scores, ...rows])
  const faults: string[] =
    rows.length === finished.length ? [] : [`${rows.length} of ${finished.length} attempts were scored`]
  const times: number[] = []
  for (const { attemptId, student } of finished) {
    for (let read = 0; read < plan.reads; read += 1) {
      const began = performance.now()
      const { standing } = await call<AttemptResult>(url, 'GET', `/api/attempts/${attemptId}/result`, student.cookie)
      times.push(performance.now() - began)
      if (read === 0 && standing) faults.push(...tell(attemptId, standing, order.place(await own(d1, attemptId))))
    }
  }
  if (results.some(({ standing }) => standing === null)) faults.push('a first attempt has no rank')
  return { faults, order, rows, p95: quantile95(times) }
}

const own = async (d1: D1Database, attemptId: string): Promise<SeededScore> => {
  const row = await d1
    .prepare('SELECT units, tie_key AS tieKey FROM results WHERE attempt_id = ?1')
    .bind(attemptId)
    .first<SeededScore>()
  if (!row) throw new Error(`${attemptId} has no result`)
  return row
}

const prove = async (product: ProofProduct, plan: Plan, random: () => number): Promise<string[]> => {
  const d1 = await product.d1()
  const [manyId, fewId] = [`tst_of-${plan.scores}`, `tst_of-${few}`]
  const [many, others] = [manyScores(plan.scores, random), manyScores(few, random)]
  await addScored(d1, manyId, many)
  await addScored(d1, fewId, others)
  const small = await finishAndRead(product.url, d1, fewId, others, plan)
  const large = await finishAndRead(product.url, d1, manyId, many, plan)
  const indexes = sampled(many, plan, random)
  const faults = [...small.faults, ...large.faults, ...(await compare(d1, manyId, many, large.order, indexes))]
  const distinct = new Set(many.map(({ units }) => units)).size
  console.log(
    `${indexes.size + plan.students} ranks and percentiles among ${plan.scores} (${distinct} scores, every tie group) beside brute force: ${faults.length} differ; a result is read in ${large.p95.toFixed(1)} ms (p95) among ${plan.scores}, ${small.p95.toFixed(1)} ms among ${few}`,
  )
  if (large.p95 > (plan.readWithinMs ?? Infinity)) faults.push(`a result is read in ${large.p95.toFixed(1)} ms`)
  return faults
}

export const ranks: ProofRow = {
  name: 'ranks',
  async run({ short: isShort, random, product }: Proving) {
    if (isShort) return prove(await product(), short, random)
    // Own product, because a million rows would slow down other proofs.
    const alone = await ProofProduct.start()
    try {
      return await prove(alone, full, random)
    } finally {
      await alone.end()
    }
  },
}
