import { setTimeout as sleep } from 'node:timers/promises'

type Limits = { withinMs?: number; everyMs?: number }

/** Polls `read` until it returns a value; throws with the name of the awaited thing after the limit. */
export const waitFor = async <Value>(
  awaited: string,
  read: () => Promise<Value | undefined>,
  { withinMs = 30_000, everyMs = 100 }: Limits = {},
): Promise<Value> => {
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(everyMs)) {
    const value = await read()
    if (value !== undefined) return value
  }
  throw new Error(`Waited ${withinMs / 1000} s for ${awaited}.`)
}
