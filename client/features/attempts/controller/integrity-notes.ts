import type { IntegrityEntry } from '../../../../domain/attempts/contract.ts'
import { maxNotes } from '../../../../domain/attempts/integrity.ts'

/** The integrity notes of an attempt, up to the limit of its log; `send` gets each new one. */
export const createIntegrityNotes = (known: readonly IntegrityEntry[], send: (entry: IntegrityEntry) => void) => {
  let notes = known
  return {
    all: () => notes,
    add(entry: IntegrityEntry) {
      if (notes.length >= maxNotes) return
      notes = [...notes, entry]
      send(entry)
    },
  }
}
export type IntegrityNotes = ReturnType<typeof createIntegrityNotes>
