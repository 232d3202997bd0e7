import { randomUUID } from 'node:crypto'
import {
  begin,
  freshCookie,
  inParallel,
  nextEvents,
  start,
  syncBody,
  type ApiStudent,
  type OpenAttempt,
} from '../support/api-student.ts'
import { Connection, request } from './connection.ts'
import { figure, type Figure } from './figures.ts'
import { closedLoop, cpuPerRequest, noMeasurements, paced, perSecond, quantile, timed } from './load.ts'
import type { Server } from './servers.ts'

/** Free tests of the demo: starts are measured on each, saves on the longest. */
const startTests = ['tst_ssc-cgl-mock-1', 'tst_ssc-cgl-live-1', 'tst_jee-advanced-1']
const saveTest = 'tst_jee-advanced-1'
const submitTest = 'tst_ssc-cgl-mock-1'
const startConnections = 16
const answersABatch = 3

const rowBody = (turn: number): string => JSON.stringify({ turn, answer: randomUUID() })

/** Starts of each test by each student, compared with as many new bare objects. */
export const measureStarts = async (product: Server, floors: Server, students: ApiStudent[]): Promise<Figure[]> => {
  const bare = noMeasurements()
  const starts = noMeasurements()
  for (const testId of startTests) {
    const fresh = await inParallel(students, startConnections, (student) => freshCookie(product.url, student))
    const share = Math.ceil(students.length / startConnections)
    const newRow = (connection: number, turn: number) =>
      turn < share ? request('PUT', `/rows/${testId}-${connection}-${turn}`, floors.port, '', rowBody(turn)) : null
    const newAttempt = (connection: number, turn: number) => {
      const student = turn < share ? fresh[turn * startConnections + connection] : undefined
      return student ? request('POST', `/api/tests/${testId}/attempts`, product.port, student.cookie, '{}') : null
    }
    await closedLoop(floors, { connections: startConnections, forMs: 20_000, next: newRow }, bare)
    await closedLoop(product, { connections: startConnections, forMs: 20_000, next: newAttempt }, starts)
  }
  return [
    figure('start of a test, starts/s; floor: new bare object, one row', perSecond(starts), perSecond(bare), {
      of: 'ratio',
      atLeast: 0.7,
    }),
    figure('start of a test, CPU ms; floor: new bare object, one row', cpuPerRequest(starts), cpuPerRequest(bare)),
  ]
}

/** Starts the clocks of started attempts. */
const openAttempts = (url: string, students: ApiStudent[], testId: string): Promise<OpenAttempt[]> =>
  inParallel(students, startConnections, async (student) => begin(url, student, await start(url, student, testId)))

/** Saves of an attempt, each with new answers. */
const saver = (port: number, attempts: OpenAttempt[]) => {
  const seqs = attempts.map(() => 0)
  return (index: number): string => {
    const attempt = attempts[index]
    if (!attempt) throw new RangeError(`There is no attempt ${index}.`)
    const seq = seqs[index] ?? 0
    seqs[index] = seq + answersABatch
    const body = syncBody(attempt, nextEvents(attempt, seq, answersABatch, Date.now()))
    return request(
      'PUT',
      `/api/attempts/${attempt.attemptId}/responses`,
      port,
      attempt.student.cookie,
      JSON.stringify(body),
    )
  }
}

const rounds = 5
const roundMs = 1_000
const pace = { spanMs: 10_000, spans: 2 }

/** Saves in a closed loop, compared with as many bare objects; then at the pace of real students. */
export const measureSaves = async (product: Server, floors: Server, students: ApiStudent[]): Promise<Figure[]> => {
  const attempts = await openAttempts(product.url, students, saveTest)
  const save = saver(product.port, attempts)
  const bare = noMeasurements()
  const saves = noMeasurements()
  const connections = attempts.length
  const keepRow = (connection: number, turn: number) =>
    request('PUT', `/rows/save-${connection}`, floors.port, '', rowBody(turn))
  await closedLoop(floors, { connections, forMs: 1_000, next: keepRow }, noMeasurements())
  await closedLoop(product, { connections, forMs: 1_000, next: save }, noMeasurements())
  for (let round = 0; round < rounds; round += 1) {
    await closedLoop(floors, { connections, forMs: roundMs, next: keepRow }, bare)
    await closedLoop(product, { connections, forMs: roundMs, next: save }, saves)
  }
  const calm = await paced(product, connections, pace.spanMs, pace.spans, save)
  return [
    figure('save of 3 answers, 200 at once, saves/s; floor: bare object, one row', perSecond(saves), perSecond(bare), {
      of: 'ratio',
      atLeast: 0.7,
    }),
    figure('save of 3 answers, CPU ms; floor: bare object, one row', cpuPerRequest(saves), cpuPerRequest(bare), {
      of: 'ratio',
      atMost: 1.5,
    }),
    figure('save, 200 students at one in 10 s, p99 ms', quantile(calm, 0.99), null, {
      of: 'value',
      atMost: 150,
      unit: 'ms',
    }),
  ]
}

/** Submission of an attempt as an HTTP request. */
const submissionOf = (port: number, { attemptId, lease, student }: OpenAttempt): string => {
  const body = JSON.stringify({ lease, submissionId: `submission-${attemptId}` })
  return request('POST', `/api/attempts/${attemptId}/submission`, port, student.cookie, body)
}

/** Half of the attempts save and then submit, each alone on the server; the others submit in a closed loop. */
export const measureSubmissions = async (product: Server, students: ApiStudent[]): Promise<Figure[]> => {
  const attempts = await openAttempts(product.url, students, submitTest)
  const half = Math.floor(attempts.length / 2)
  const save = saver(product.port, attempts)
  const connection = await Connection.open(product.port)
  const saves: number[] = []
  const submissions: number[] = []
  for (const [index, attempt] of attempts.slice(0, half).entries()) {
    saves.push(await timed(connection, save(index)))
    submissions.push(await timed(connection, submissionOf(product.port, attempt)))
  }
  connection.close()
  const others = attempts.slice(half)
  const together = noMeasurements()
  const share = Math.ceil(others.length / startConnections)
  const next = (lane: number, turn: number) => {
    const attempt = turn < share ? others[turn * startConnections + lane] : undefined
    return attempt ? submissionOf(product.port, attempt) : null
  }
  await closedLoop(product, { connections: startConnections, forMs: 20_000, next }, together)
  return [
    figure(
      'submission to receipt, p50 ms; floor: a save alone, p50 ms',
      quantile(submissions, 0.5),
      quantile(saves, 0.5),
      { of: 'ratio', atMost: 3 },
    ),
    figure('submission to receipt, submissions/s', perSecond(together), null),
    figure('submission to receipt, CPU ms', cpuPerRequest(together), null),
  ]
}
