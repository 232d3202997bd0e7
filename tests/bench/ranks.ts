import type { ApiStudent } from '../support/api-student.ts'
import { seeded } from '../support/random.ts'
import { addScored, manyScores, resultOf, finishAmong } from '../support/ranked.ts'
import { Connection, request } from './connection.ts'
import { figure, type Figure } from './figures.ts'
import { closedLoop, cpuPerRequest, noMeasurements, perSecond, quantile, timed } from './load.ts'
import type { BenchProduct } from './servers.ts'

const counts = { many: 1_000_000, few: 1_000 }
const readers = 6
const rounds = 40
const loopRounds = 3

/** Results of the same students in two tests, alternating: one with a million first attempts, one with a thousand. */
export const measureRanks = async (product: BenchProduct, students: ApiStudent[]): Promise<Figure[]> => {
  const d1 = await product.d1()
  const random = seeded(1)
  const asked = { many: [] as string[], few: [] as string[] }
  for (const size of ['few', 'many'] as const) {
    const testId = `tst_of-${counts[size]}`
    await addScored(d1, testId, manyScores(counts[size], random))
    for (const student of students.slice(0, readers)) {
      const attempt = await finishAmong(product.url, testId, student)
      await resultOf(product.url, attempt)
      asked[size].push(
        request('GET', `/api/attempts/${attempt.attemptId}/result`, product.port, attempt.student.cookie),
      )
    }
  }
  const connection = await Connection.open(product.port)
  const times = { many: [] as number[], few: [] as number[] }
  for (let round = 0; round < rounds; round += 1)
    for (const size of ['few', 'many'] as const)
      for (const wanted of asked[size]) times[size].push(await timed(connection, wanted))
  connection.close()
  const loops = { many: noMeasurements(), few: noMeasurements() }
  for (let round = 0; round < loopRounds; round += 1)
    for (const size of ['few', 'many'] as const) {
      const next = (lane: number) => asked[size][lane] ?? null
      await closedLoop(product, { connections: readers, forMs: 1_000, next }, loops[size])
    }
  return [
    figure(
      'rank and percentile among 1,000,000, p95 ms; floor: among 1,000',
      quantile(times.many, 0.95),
      quantile(times.few, 0.95),
      {
        of: 'ratio',
        atMost: 1.5,
      },
    ),
    figure(
      'rank and percentile among 1,000,000, reads/s; floor: among 1,000',
      perSecond(loops.many),
      perSecond(loops.few),
    ),
    figure(
      'rank and percentile among 1,000,000, CPU ms; floor: among 1,000',
      cpuPerRequest(loops.many),
      cpuPerRequest(loops.few),
      { of: 'ratio', atMost: 1.5 },
    ),
  ]
}
