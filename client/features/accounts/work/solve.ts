import { sha256 } from '@noble/hashes/sha2.js'
import { isWorkHash, workDone, workParts, workText } from '../../../../domain/accounts/work.ts'

/** Milliseconds of work between two breaths of the page, so that it stays as quick as ever. */
const sliceMs = 25

const encoder = new TextEncoder()
const breath = () => new Promise((resolve) => setTimeout(resolve))

/** Finds the numbers that a challenge asks for. Rejects once `signal` says that nobody waits any more. */
export const solve = async (challenge: string, signal?: AbortSignal): Promise<string> => {
  const numbers: number[] = []
  let sliceEnds = performance.now() + sliceMs
  for (let part = 0; part < workParts; part += 1) {
    let number = 0
    while (!isWorkHash(sha256(encoder.encode(workText(challenge, part, number))))) {
      number += 1
      if (performance.now() < sliceEnds) continue
      await breath()
      signal?.throwIfAborted()
      sliceEnds = performance.now() + sliceMs
    }
    numbers.push(number)
  }
  return workDone(challenge, numbers)
}
