import { setTimeout as sleep } from 'node:timers/promises'
import { cpuMsOf } from '../support/workerd.ts'
import { Connection } from './connection.ts'

/** Measured server: its port, and its process if the system provides it. */
export type LoadTarget = { port: number; pid: number | undefined }

type Round = { requests: number; seconds: number; cpuMs: number | null }

/** Results of the rounds of one measurement. */
export type Measured = { rounds: Round[]; latencies: number[] }

/** Next request of a connection, or null after its last. */
type NextRequest = (connection: number, turn: number) => string | null

export type Loop = { connections: number; forMs: number; next: NextRequest }

export const noMeasurements = (): Measured => ({ rounds: [], latencies: [] })

/**
 * Adds a round in a closed loop: each connection sends as soon as it has its reply, until time or requests run out.
 * Throws on any refusal.
 */
export const closedLoop = async (
  target: LoadTarget,
  { connections, forMs, next }: Loop,
  measured: Measured,
): Promise<void> => {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(target.port)))
  let requests = 0
  const cpuBefore = cpuMsOf(target.pid)
  const began = performance.now()
  const until = began + forMs
  await Promise.all(
    open.map(async (connection, index) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const wanted = next(index, turn)
        if (wanted === null) return
        measured.latencies.push(await timed(connection, wanted))
        requests += 1
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const cpuAfter = cpuMsOf(target.pid)
  measured.rounds.push({
    requests,
    seconds,
    cpuMs: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore,
  })
  for (const connection of open) connection.close()
}

/** Milliseconds from a request to its complete reply. Throws on a refusal. */
export const timed = async (connection: Connection, wanted: string): Promise<number> => {
  const sentAt = performance.now()
  const { status, body } = await connection.send(wanted)
  if (status < 200 || status > 299)
    throw new Error(`${wanted.split('\r\n')[0]} was answered ${status}: ${body.toString('utf8').slice(0, 300)}`)
  return performance.now() - sentAt
}

/** Each connection sends once per span, spread over it, as a calm exam does. Measures latencies only. */
export const paced = async (
  target: LoadTarget,
  count: number,
  spanMs: number,
  spans: number,
  next: (connection: number, turn: number) => string,
): Promise<number[]> => {
  const open = await Promise.all(Array.from({ length: count }, () => Connection.open(target.port)))
  const latencies: number[] = []
  await Promise.all(
    open.map(async (connection, index) => {
      await sleep((index * spanMs) / count)
      for (let turn = 0; turn < spans; turn += 1) {
        const took = await timed(connection, next(index, turn))
        latencies.push(took)
        if (turn < spans - 1) await sleep(spanMs - took)
      }
    }),
  )
  for (const connection of open) connection.close()
  return latencies
}

/** Median of the rounds, so that one disturbed round does not count. */
export const perSecond = ({ rounds }: Measured): number =>
  quantile(
    rounds.map(({ requests, seconds }) => requests / seconds),
    0.5,
  )

export const cpuPerRequest = ({ rounds }: Measured): number | null => {
  const costs = rounds.flatMap(({ requests, cpuMs }) => (cpuMs === null ? [] : [cpuMs / requests]))
  return costs.length === 0 ? null : quantile(costs, 0.5)
}

/** The quantile of the numbers. */
export const quantile = (numbers: number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))] ??
  Number.NaN
