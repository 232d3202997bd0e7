import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveRoom } from '../../domain/attempts/live-room.ts'
import type { PaperQuestion } from '../../domain/attempts/contract.ts'
import { autoClosesAt, defaultDrainMs } from '../../domain/attempts/timing.ts'
import { seedAccounts } from '../../drizzle/seed/accounts.ts'
import { signIn } from '../../scripts/shots/prepare.ts'
import { begin as beginAlone, call, inParallel, start as startAlone } from '../support/api-student.ts'
import { manyStudents } from '../support/many-students.ts'
import { addTest } from '../support/rows.ts'
import { waitFor } from '../support/wait-for.ts'
import { cpuMsOf } from '../support/workerd.ts'
import type { Crowd } from './crowd.ts'
import { begin, enter, renew, save, submit, type LiveCrowd, type Waiting } from './live-crowd.ts'
import { ProofProduct } from './product.ts'
import type { ProofRow } from './row.ts'

/**
 * `absent` is the share of students who save and never hand in; `compared` is the number of attempts of a test without
 * a hall, whose saves are compared.
 */
type Plan = { students: number; lobbyMs: number; durationMs: number; absent: number; compared: number; rounds: number }

const minute = 60_000
const plans: Record<'full' | 'short', Plan> = {
  full: { students: 5_000, lobbyMs: 4 * minute, durationMs: 8 * minute, absent: 0.1, compared: 500, rounds: 6 },
  short: { students: 150, lobbyMs: 20_000, durationMs: 90_000, absent: 0, compared: 50, rounds: 2 },
}
const extendedMs = minute
const pausedMs = 5_000
/** The question whose key is dropped; part of the students answer it. */
const droppedPlace = 4

type Room = LiveCrowd & { plan: Plan; admin: string; acts: number }

const post = <Reply>(room: Room, path: string, body: object): Promise<Reply> => {
  room.acts += 1
  return call<Reply>(room.product.url, 'POST', `/api/admin/${path}`, room.admin, body).catch((error: unknown) => {
    throw new Error(`POST ${path}: ${String(error)}`)
  })
}

/** An act in the room of the test; waits until every open attempt was told. */
const act = async (room: Room, name: string, body: object): Promise<void> => {
  const began = performance.now()
  const { taskId } = await post<{ taskId: string }>(room, `tests/${room.testId}/${name}`, { id: randomUUID(), ...body })
  await taskDone(room, taskId)
  console.log(`  ${name}: all attempts told in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

const taskDone = (room: Room, taskId: string): Promise<unknown> =>
  waitFor(
    `task ${taskId}`,
    async () => {
      const task = call<{ state: string }>(room.product.url, 'GET', `/api/admin/tasks/${taskId}`, room.admin)
      // A reading that times out on a busy machine is repeated.
      const { state } = await task.catch(() => ({ state: 'unread' }))
      if (state === 'failed') throw new Error(`The task ${taskId} failed.`)
      return state === 'done' ? state : undefined
    },
    { everyMs: 100, withinMs: 10 * minute },
  )

const readRoom = (room: Room): Promise<LiveRoom> =>
  call<LiveRoom>(room.product.url, 'GET', `/api/admin/tests/${room.testId}/live`, room.admin)

/** Reads the room a few times, apart enough that none is from the cache. */
const measureRefresh = async (room: Room): Promise<void> => {
  const times: number[] = []
  const cpuBefore = cpuMsOf(room.product.pid) ?? 0
  const reads = 3
  let bytes = 0
  for (let read = 0; read < reads; read += 1) {
    const began = performance.now()
    bytes = JSON.stringify(await readRoom(room)).length
    times.push(performance.now() - began)
    await sleep(4_500)
  }
  const cpu = ((cpuMsOf(room.product.pid) ?? 0) - cpuBefore) / reads
  const [fastest = 0] = times.toSorted((one, other) => one - other)
  console.log(
    `  refresh of the room: 32 reads of objects, ${fastest.toFixed(0)} ms, at most ${cpu.toFixed(0)} ms CPU with all else, ${(bytes / 1000).toFixed(1)} kB`,
  )
}

/** Waits until the hall counts the attempts like this. */
const hallCounts = async (room: Room, what: string, isRight: (counts: LiveRoom['counts']) => boolean) => {
  let counts: LiveRoom['counts'] | null = null
  const began = performance.now()
  while (performance.now() - began < 3 * minute) {
    ;({ counts } = await readRoom(room))
    if (isRight(counts)) break
    await sleep(2_000)
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`  hall ${what} after ${seconds} s: ${JSON.stringify(counts)}`)
  if (!counts || !isRight(counts)) room.faults.push(`The hall counts ${what}: ${JSON.stringify(counts)}`)
}

/** Attempts of a test that can always be begun, in the shape of those of the lobby. */
const outsideHall = async (room: Room, count: number): Promise<Waiting[]> => {
  const d1 = await room.product.d1()
  const testId = `tst_open-${randomUUID().slice(0, 8)}`
  await addTest(d1, { id: testId, durationMs: 60 * minute, opensAt: Date.now() - minute, closesAt: null })
  const students = await manyStudents(d1, secretOf(room), count)
  const { url } = room.product
  return inParallel(students, 16, async (student) => {
    const known = { name: '', email: '', cookie: student.cookie }
    const { attemptId, lease } = await beginAlone(url, known, await startAlone(url, known, testId))
    const entry = { attemptId, ticket: lease } as Waiting['entry']
    return { ...student, entry, issuedAt: 0, device: `device-${randomUUID()}` }
  })
}

const secretOf = ({ product }: LiveCrowd): string => readFileSync(join(product.stateDir, 'secret'), 'utf8')

/** Saves inside and outside of a hall in turn: the CPU of each. */
const compareSaves = async (room: Room, inside: Waiting[], questions: PaperQuestion[]): Promise<void> => {
  const { compared, rounds } = room.plan
  const outside = await outsideHall(room, compared)
  const sample = inside.slice(0, compared)
  const cpu = { outside: 0, inside: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const cpuOf = ({ cpuMs }: Crowd) => (cpuMs ?? 0) / rounds
    // The first saves of the sample were those of everyone.
    cpu.outside += cpuOf(await save(room, outside, questions, { name: 'save without a hall', round }))
    cpu.inside += cpuOf(await save(room, sample, questions, { name: 'save in the hall', round: round + 1 }))
  }
  console.log(`  CPU of a save: ${cpu.outside.toFixed(2)} ms without a hall, ${cpu.inside.toFixed(2)} ms in one`)
}

type Row = { attempt: string; units: number }

const resultsOf = async ({ product, testId }: Room): Promise<Map<string, number>> => {
  const rows = await product.query<Row>(
    `SELECT attempt_id AS attempt, units FROM results WHERE test_id = '${testId}' AND ranked = 1`,
  )
  return new Map(rows.map(({ attempt, units }) => [attempt, units]))
}

/** Drops the key of a question and checks every score: who left it gets its marks, who had it right loses nothing. */
const dropKey = async (room: Room, waiting: Waiting[], questions: PaperQuestion[]): Promise<void> => {
  const question = questions[droppedPlace]
  if (!question) throw new Error('The paper is too short.')
  const [named] = await room.product.query<{ question: string; version: string }>(
    `SELECT question_id AS question, id AS version FROM question_versions WHERE id = '${question.id}' OR question_id = '${question.id}'`,
  )
  if (!named) throw new Error('The paper names no question of the bank.')
  const { items } = await call<{ items: { key: object }[] }>(
    room.product.url,
    'GET',
    `/api/admin/questions/${named.question}/keys`,
    room.admin,
  )
  const before = await resultsOf(room)
  const change = { questionVersionId: named.version, key: items[0]?.key, alternatives: [], outcome: 'dropped_all' }
  const trial = await post<{ taskId: string }>(room, `questions/${named.question}/keys`, {
    ...change,
    reason: { en: 'Two options are right', hi: 'दो विकल्प सही हैं' },
  })
  await taskDone(room, trial.taskId)
  const committed = await post<{ taskId: string }>(room, `rescoring/${trial.taskId}/commit`, {})
  await taskDone(room, committed.taskId)
  const after = await resultsOf(room)
  const { correct } = question.marks
  const gains = new Set<number>()
  for (const [index, { entry }] of waiting.entries()) {
    const gain = (after.get(entry.attemptId) ?? NaN) - (before.get(entry.attemptId) ?? NaN)
    // Those whose saves were compared went through the paper more than once, with changing answers.
    if (index < room.plan.compared) {
      if (!(gain >= 0)) room.faults.push(`${entry.attemptId} lost by a dropped key: ${gain}`)
      continue
    }
    const isAnswered = index % 7 < droppedPlace && droppedPlace <= (index % 7) + 3
    if (isAnswered) gains.add(gain)
    else if (gain !== correct) room.faults.push(`${entry.attemptId} gained ${gain} units by a question left blank`)
  }
  console.log(
    `  key dropped: ${after.size} scores; blank +${correct} units, answered ${[...gains].map((gain) => `+${gain}`)}`,
  )
  // All answered it alike, so all gain alike, and nobody loses.
  if (gains.size !== 1 || [...gains].some((gain) => !(gain >= 0))) room.faults.push(`Gains differ: ${[...gains]}`)
}

const resultsArrived = async (room: Room): Promise<void> => {
  const { students } = room.plan
  const count = async () => (await resultsOf(room)).size
  const began = performance.now()
  while ((await count()) < students && performance.now() - began < 15 * minute) await sleep(1_000)
  console.log(
    `  ${await count()} results of ${students} students after ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
  if ((await count()) !== students) room.faults.push(`${await count()} results, not ${students}`)
}

const until = (at: number): Promise<void> => sleep(Math.max(0, at - Date.now()))

/** The Sunday of a live test: lobby, start, a pause, a later close, late joiners, the end, and a key that is dropped. */
const rehearse = async (product: ProofProduct, plan: Plan): Promise<string[]> => {
  const administrator = seedAccounts.find(({ email }) => email.startsWith('admin@'))
  if (!administrator) throw new Error('The demo has no administrator.')
  const d1 = await product.d1()
  const testId = `tst_sunday-${randomUUID().slice(0, 8)}`
  const { cookie: admin } = await signIn(product.url, administrator)
  const room: Room = { product, testId, faults: [], plan, admin, acts: 0 }
  const students = await manyStudents(d1, secretOf(room), plan.students)
  const opensAt = Date.now() + plan.lobbyMs
  const { durationMs } = plan
  const closesAt = opensAt + durationMs
  await addTest(d1, { id: testId, durationMs, opensAt, closesAt, commonStart: true, attemptsAllowed: 1 })

  const waiting = await enter(room, students)
  await hallCounts(room, 'in the lobby', ({ waiting: count }) => count === plan.students)
  await until(opensAt - 2_000)
  await renew(room, waiting)
  await until(opensAt)
  const questions = await begin(room, waiting)
  await save(room, waiting, questions)
  await act(room, 'pause', { reason: 'Power cut' })
  await save(room, waiting.slice(0, 100), questions, { name: 'save in the pause', round: 1, right: [409] })
  await sleep(pausedMs)
  await act(room, 'resume', {})
  const { test } = await readRoom(room)
  const paused = (test.closesAt ?? 0) - closesAt
  if (paused < pausedMs) room.faults.push(`The window moved by ${paused} ms in the pause.`)
  await act(room, 'extension', { reason: 'Late start', closesAt: (test.closesAt ?? 0) + extendedMs })
  await act(room, 'banner', { text: { en: 'Five minutes more.', hi: 'पाँच मिनट और।' } })
  await compareSaves(room, waiting, questions)
  await measureRefresh(room)
  const absent = Math.floor(waiting.length * plan.absent)
  await submit(room, waiting.slice(absent))
  if (absent > 0) await until(autoClosesAt({ deadlineAt: opensAt + durationMs + paused, drainMs: defaultDrainMs }))
  await resultsArrived(room)
  await hallCounts(
    room,
    'at the end',
    ({ submitted, closed }) => submitted === plan.students - absent && closed === absent,
  )
  await dropKey(room, waiting, questions)
  const { incidents } = await readRoom(room)
  const log = incidents
    .map(({ kind }) => kind)
    .toReversed()
    .join()
  if (log !== 'paused,resumed,extended,banner_shown') room.faults.push(`The incident log has ${log}.`)
  console.log(`  the office acted ${room.acts} times`)
  return room.faults
}

export const sunday: ProofRow = {
  name: 'sunday',
  onlyInFull: true,
  run: async ({ short }) => {
    const plan = plans[short ? 'short' : 'full']
    console.log(`A live test of ${plan.students} students with a pause, a later close and a dropped key:`)
    const product = await ProofProduct.start()
    try {
      return await rehearse(product, plan)
    } finally {
      await product.end()
    }
  },
}
