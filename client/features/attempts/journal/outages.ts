import type { IntegrityEntry } from '../../../../domain/attempts/contract.ts'
import { noteOf } from '../../../../domain/attempts/integrity.ts'

/** Turns lost connections, as saves and the browser report them, into integrity notes once the connection is back. */
export const createOutages = (now: () => number, note: (entry: IntegrityEntry) => void) => {
  let since: number | null = null
  return {
    /** Marks the connection as lost since `at`, unless it already is. */
    lost(at: number) {
      since ??= at
    },
    back() {
      const entry = since === null ? null : noteOf('offline', since, now())
      since = null
      if (entry) note(entry)
    },
  }
}
export type Outages = ReturnType<typeof createOutages>
