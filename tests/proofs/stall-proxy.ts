import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { stallKinds, type StallKind } from '../objects/stalling-network.ts'
import { answer, bodyOf, forward, lengthOf, startProxy, type ProxiedReply } from './fault-proxy.ts'

/** Unix milliseconds; `kindOf` is called once per request. */
export type ProxyStall = { from: number; to: number; kindOf: () => StallKind }

export type StallCounts = Record<StallKind, number>
export const noStalls = (): StallCounts => Object.fromEntries(stallKinds.map((kind) => [kind, 0])) as StallCounts

const sliceCount = 40

/** Sends a reply so slowly that it ends with the stall. */
const trickle = async (outgoing: ServerResponse, reply: ProxiedReply, to: number): Promise<void> => {
  outgoing.writeHead(reply.status, lengthOf(reply))
  const sliceMs = Math.max(0, to - Date.now()) / sliceCount
  const size = Math.ceil(reply.body.length / sliceCount)
  for (let at = 0; at < reply.body.length && !outgoing.destroyed; at += size) {
    await sleep(sliceMs)
    outgoing.write(reply.body.subarray(at, at + size))
  }
  outgoing.end()
}

/**
 * A proxy with a latency of `wayMs` that disturbs every request during the stall, as StallKind describes. Hanging
 * requests are left for the page to abort.
 */
export const startStallProxy = async (target: string, wayMs: number) => {
  const to = new URL(target)
  const counts = noStalls()
  let stall: ProxyStall = { from: Infinity, to: Infinity, kindOf: () => 'silent' }
  const stalls = () => Date.now() >= stall.from && Date.now() < stall.to
  const meet = (): StallKind => {
    const kind = stall.kindOf()
    counts[kind] += 1
    return kind
  }
  const untilOver = () => sleep(Math.max(0, stall.to - Date.now()) + wayMs)

  const comesBack = async (outgoing: ServerResponse, reply: ProxiedReply, kind: StallKind): Promise<void> => {
    if (kind === 'reset') outgoing.destroy()
    if (kind === 'slow') return trickle(outgoing, reply, stall.to)
    if (kind !== 'half_open') return
    await untilOver()
    answer(outgoing, reply)
  }
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await bodyOf(incoming)
    await sleep(wayMs)
    const met = stalls() ? meet() : null
    if (met === 'silent') return
    if (met === 'reset') return void outgoing.destroy()
    // Half of the remaining time for the request, half for the reply.
    if (met === 'slow') await sleep((stall.to - Date.now()) / 2)
    const reply = await forward(to, incoming, body)
    await sleep(wayMs)
    if (met === 'black_hole') return
    return stalls() ? comesBack(outgoing, reply, met ?? meet()) : answer(outgoing, reply)
  }
  return { ...(await startProxy(handle)), counts, plan: (planned: ProxyStall) => void (stall = planned) }
}
