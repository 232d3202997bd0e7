import { sha256 } from '@noble/hashes/sha2.js'
import { isWorkHash, workDone, workParts, workText } from '../../../../domain/accounts/work.ts'

/** Milliseconds of work between two pauses, short enough that the page stays responsive. */
const sliceMs = 25

const encoder = new TextEncoder()
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Solves a proof-of-work challenge. Rejects when the signal aborts. */
export const solve = async (challenge: string, signal?: AbortSignal): Promise<string> => {
  const numbers: number[] = []
  let sliceEnds = performance.now() + sliceMs
  for (let part = 0; part < workParts; part += 1) {
    let number = 0
    while (!isWorkHash(sha256(encoder.encode(workText(challenge, part, number))))) {
      number += 1
      if (performance.now() < sliceEnds) continue
      await pause()
      signal?.throwIfAborted()
      sliceEnds = performance.now() + sliceMs
    }
    numbers.push(number)
  }
  return workDone(challenge, numbers)
}
