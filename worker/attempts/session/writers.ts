import type { Holder, Refusal } from './sitting.ts'
import type { SittingStore } from './store.ts'
import { viewOf } from './view.ts'

/** Why the holder of a lease may not write: there is no sitting, the session was ended, or another writer came. */
export const refuseHolder = (store: SittingStore, { epoch, session }: Holder, now: number): Refusal | null => {
  const { sitting } = store
  if (!sitting) return { refused: 'missing' }
  if (sitting.endedSessions.includes(session)) return { refused: 'ended' }
  return sitting.epoch === epoch ? null : { refused: 'stale', view: viewOf(store, now) }
}

/** Makes a new writer: every older lease is dead from here on. An ended session is given none. */
export const takeOver = (store: SittingStore, session: string): { epoch: number; revision: number } | Refusal => {
  const { sitting } = store
  if (!sitting) return { refused: 'missing' }
  if (sitting.endedSessions.includes(session)) return { refused: 'ended' }
  const { epoch } = store.update({ epoch: sitting.epoch + 1 })
  return { epoch, revision: store.lastSave?.revision ?? 0 }
}

/** Forgets sessions: whatever lease they hold is of no use from here on. */
export const endSessions = (store: SittingStore, sessions: string[]): void => {
  const { sitting } = store
  if (!sitting) return
  const ended = new Set([...sitting.endedSessions, ...sessions])
  if (ended.size > sitting.endedSessions.length) store.update({ endedSessions: [...ended] })
}
