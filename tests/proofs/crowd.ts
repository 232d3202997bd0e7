import { setTimeout as sleep } from 'node:timers/promises'
import { Connection, type RawReply } from '../bench/connection.ts'
import { quantile } from '../bench/load.ts'
import { cpuMsOf } from '../support/workerd.ts'

/** Figures of a crowd's calls. */
export type Crowd = {
  name: string
  statuses: Map<number, number>
  seconds: number
  p50: number
  p99: number
  /** Server CPU per call; null if the system does not report it. */
  cpuMs: number | null
}

type Parts<Item> = {
  name: string
  target: { port: number; pid: number | undefined }
  items: readonly Item[]
  /** Concurrent calls. */
  width: number
  /** Calls per second at most: each called object keeps three files open for ten seconds. */
  atMost?: number
  requestOf: (item: Item, index: number) => string
  onReply?: (item: Item, reply: RawReply, index: number) => void
}

/** Calls once for every item, `width` at a time and as fast as replies come. Nothing is retried. */
export const crowd = async <Item>(parts: Parts<Item>): Promise<Crowd> => {
  const { name, target, items, width, atMost = Infinity, requestOf, onReply } = parts
  const open = await Promise.all(Array.from({ length: width }, () => Connection.open(target.port)))
  const statuses = new Map<number, number>()
  const latencies: number[] = []
  const waiting = items.entries()
  const cpuBefore = cpuMsOf(target.pid)
  const began = performance.now()
  await Promise.all(
    open.map(async (connection) => {
      for (const [index, item] of waiting) {
        const early = (index / atMost) * 1_000 - (performance.now() - began)
        if (early > 0) await sleep(early)
        const sentAt = performance.now()
        const reply = await connection.send(requestOf(item, index))
        latencies.push(performance.now() - sentAt)
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
        onReply?.(item, reply, index)
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const cpuAfter = cpuMsOf(target.pid)
  for (const connection of open) connection.close()
  const cpuMs = cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / Math.max(1, items.length)
  return { name, statuses, seconds, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99), cpuMs }
}

export const describeCrowd = ({ name, statuses, seconds, p50, p99, cpuMs }: Crowd): string => {
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  const answers = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')
  const cpu = cpuMs === null ? '' : `, ${cpuMs.toFixed(2)} ms CPU each`
  return `${name}: ${answers} in ${seconds.toFixed(1)} s, ${Math.round(total / seconds)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${cpu}`
}

/** Messages for every status other than the right ones. */
export const wrongStatuses = ({ name, statuses }: Crowd, right: readonly number[]): string[] =>
  [...statuses].filter(([status]) => !right.includes(status)).map(([status, count]) => `${name}: ${count} x ${status}`)
