import { setTimeout as sleep } from 'node:timers/promises'
import type { ResponseEvent } from '../../domain/attempts/contract.ts'
import {
  begin,
  inParallel,
  nextEvents,
  signUp,
  start,
  submit,
  sync,
  Unexpected,
  view,
  type Sitting,
} from '../support/api-student.ts'
import type { Product } from './product.ts'
import { eventsOnDisk } from './objects.ts'

/** A student who saves without end, and what the server has told them is stored. */
type Writer = {
  sitting: Sitting
  acknowledged: ResponseEvent[]
  /** Sent and not acknowledged: sent again, the same, until it is. */
  pending: ResponseEvent[] | null
}

export type KillPlan = { attempts: number; kills: number; random: () => number }
export type KillReport = {
  acknowledged: number
  /** Saves that no server answered and that were sent again. */
  repeated: number
  /** Acknowledged answers that were gone after a kill or at the end, as `attempt seq`. */
  lost: Set<string>
  /** Answers stored that were never acknowledged, or stored twice. */
  surplus: number
  faults: string[]
}

const testId = 'tst_jee-advanced-1'

const openWriters = (url: string, attempts: number): Promise<Writer[]> =>
  inParallel(Array.from({ length: attempts }), 8, async (_, index) => {
    const student = await signUp(url, `Writer ${index}`)
    return { sitting: await begin(url, student, await start(url, student, testId)), acknowledged: [], pending: null }
  })

const save = async (url: string, writer: Writer, random: () => number): Promise<void> => {
  const { sitting, acknowledged } = writer
  writer.pending ??= nextEvents(sitting, acknowledged.length, 1 + Math.floor(random() * 3), Date.now())
  const { ackSeq } = await sync(url, sitting, writer.pending)
  if (ackSeq !== writer.pending.at(-1)?.seq)
    throw new Error(`Acknowledged up to ${ackSeq}, which is not what was sent.`)
  acknowledged.push(...writer.pending)
  writer.pending = null
}

/** The newest acknowledged event of each question; `ms` of every event is its number. */
const newestOf = (events: ResponseEvent[]): Map<string, ResponseEvent> =>
  new Map(events.map((event) => [event.questionId, event]))

/** Acknowledged answers that the server does not show, or shows older than they were. */
const missing = async (url: string, writer: Writer): Promise<string[]> => {
  const acknowledged = newestOf(writer.acknowledged)
  const { responses } = await view(url, writer.sitting)
  const shown = new Map(responses.map(({ questionId, ms }) => [questionId, ms]))
  return [...acknowledged.values()]
    .filter(({ questionId, seq }) => (shown.get(questionId) ?? 0) < seq)
    .map(({ seq }) => `${writer.sitting.attemptId} ${seq}`)
}

/** Kills the server again and again while the students save, then submits, kills once more, and counts. */
export const proveKills = async (product: Product, { attempts, kills, random }: KillPlan): Promise<KillReport> => {
  const { url } = product
  const writers = await openWriters(url, attempts)
  const report: KillReport = { acknowledged: 0, repeated: 0, lost: new Set(), surplus: 0, faults: [] }
  const end = new AbortController()
  const work = writers.map(async (writer) => {
    while (!end.signal.aborted || writer.pending) {
      try {
        await save(url, writer, random)
        await sleep(10 + random() * 40)
      } catch (error) {
        // A lost connection is what a kill looks like; a reply that refuses is a fault.
        if (error instanceof Unexpected || !(error instanceof TypeError || isTimeout(error)))
          report.faults.push(String(error))
        report.repeated += 1
        await sleep(50)
      }
    }
  })

  for (let kill = 1; kill <= kills; kill += 1) {
    await sleep(200 + random() * 1200)
    await product.kill()
    await product.up()
    const lost = await inParallel(writers, 8, (writer) => missing(url, writer))
    for (const name of lost.flat()) report.lost.add(name)
    console.log(
      `  kill ${kill} of ${kills}: ${writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)} answers acknowledged so far`,
    )
  }
  end.abort()
  await Promise.all(work)
  report.acknowledged = writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

  await inParallel(writers, 8, ({ sitting }) => submit(url, sitting))
  // The queue holds the submissions in memory: only the outbox brings them back.
  await product.kill()
  await product.up()
  report.faults.push(...(await resultFaults(product, writers)))
  await product.down()
  compareWithDisk(product.stateDir, writers, report)
  return report
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

type ResultRow = { attempt_id: string; user_id: string; responses: string }

const resultsWithinMs = 90_000

/** Waits until every sitting is scored; tells sittings without exactly one result, and results that hold other answers. */
const resultFaults = async (product: Product, writers: Writer[]): Promise<string[]> => {
  const until = Date.now() + resultsWithinMs
  const read = () => product.query<ResultRow>('SELECT attempt_id, user_id, responses FROM results')
  let rows = await read()
  while (rows.length < writers.length && Date.now() < until) {
    await sleep(250)
    rows = await read()
  }
  const [histogram] = await product.query<{ students: number }>(
    `SELECT sum(students) AS students FROM score_histogram WHERE test_id = '${testId}'`,
  )
  const faults = writers.flatMap(({ sitting, acknowledged }) => {
    const found = rows.filter((row) => row.attempt_id === sitting.attemptId)
    if (found.length !== 1) return [`${sitting.attemptId} has ${found.length} results`]
    const scored = JSON.parse(found[0]?.responses ?? '[]') as { questionId: string; ms: number }[]
    const newest = newestOf(acknowledged)
    const same =
      scored.length === newest.size && scored.every(({ questionId, ms }) => newest.get(questionId)?.seq === ms)
    return same ? [] : [`${sitting.attemptId} was scored on other answers than were acknowledged`]
  })
  if (histogram?.students !== writers.length)
    faults.push(`The histogram counts ${histogram?.students} of ${writers.length} students`)
  return faults
}

/** Every acknowledged event must lie in its object's file, once, as it was sent. */
const compareWithDisk = (stateDir: string, writers: Writer[], report: KillReport): void => {
  const disk = eventsOnDisk(stateDir)
  for (const { sitting, acknowledged } of writers) {
    const stored = disk.get(sitting.attemptId) ?? []
    const waiting = new Set(stored)
    for (const { seq, questionId, answer } of acknowledged) {
      const found = waiting.delete(`${seq} ${questionId} ${JSON.stringify(answer)}`)
      if (!found) report.lost.add(`${sitting.attemptId} ${seq}`)
    }
    report.surplus += waiting.size + stored.length - new Set(stored).size
  }
}
