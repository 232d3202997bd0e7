import type { LobbyCalls } from './calls.ts'
import type { Retries } from './retries.ts'

/** Attempts to fetch the sealed paper once it is needed. */
const lateFetches = 3

/** The sealed paper on this device, fetched before the start as a rule. */
export const createSealedPaper = ({ paper }: Pick<LobbyCalls, 'paper'>, { backOff }: Retries) => {
  let sealed: ArrayBuffer | null = null
  return {
    /** Retries while the lobby is waiting. False if it was not fetched by then. */
    async fetchEarly(name: string, isWaiting: () => boolean): Promise<boolean> {
      for (let tries = 0; !sealed && isWaiting(); tries += 1) {
        try {
          sealed = await paper(name)
          return true
        } catch {
          await backOff(tries)
        }
      }
      return false
    },
    /** The paper once it is needed; null if it cannot be loaded. */
    async require(name: string): Promise<ArrayBuffer | null> {
      for (let tries = 0; !sealed && tries < lateFetches; tries += 1) {
        sealed = await paper(name).catch(() => null)
        if (!sealed) await backOff(tries)
      }
      return sealed
    },
  }
}
