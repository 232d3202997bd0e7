import type { IntegrityEntry } from '../../../../domain/attempts/contract.ts'
import { noteOf } from '../../../../domain/attempts/integrity.ts'

/** When the attempt was out of touch, as its saves and the browser find out; noted once the connection is back. */
export const createOutages = (now: () => number, note: (entry: IntegrityEntry) => void) => {
  let since: number | null = null
  return {
    /** Out of touch since an instant, at the latest. */
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
