import type { Hold } from './outcome.ts'

export type SyncState = {
  saving: 'saved' | 'saving' | 'offline'
  hold: Hold | null
  /** False once a change could not be written to the device. */
  durable: boolean
  /** True when the server refused an answer, which stays on the device. */
  refused: boolean
}

/** Save state of the answers, with its listeners. */
export const createSyncStatus = () => {
  const listeners = new Set<() => void>()
  let state: SyncState = { saving: 'saved', hold: null, durable: true, refused: false }
  let writes = 0
  const set = (change: Partial<SyncState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  /** Never rejects: a failed write sets `durable` to false. */
  const guard = (write: Promise<void>): Promise<void> => write.catch(() => set({ durable: false }))
  return {
    current: () => state,
    /** Shows "offline, kept on this device" only once every answer is written. */
    visible: (): SyncState => (writes > 0 && state.saving === 'offline' ? { ...state, saving: 'saving' } : state),
    set,
    guard,
    /** Guards the write of an answer and tracks it for `visible`. */
    async track(write: Promise<void>): Promise<void> {
      writes += 1
      set(state.saving === 'saved' ? { saving: 'saving' } : {})
      await guard(write)
      writes -= 1
      set({})
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type SyncStatus = ReturnType<typeof createSyncStatus>
