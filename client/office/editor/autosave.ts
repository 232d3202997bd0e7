import { isSame, valueAt, withValueAt } from '../../../domain/content/body-paths.ts'
import type { DraftBody } from '../../../domain/content/contract.ts'
import type { Fields } from '../../../domain/content/fields.ts'
import { mergeBodies } from '../../../domain/content/merge.ts'
import type { DraftStore } from './draft-store.ts'
import { movesOf, openAfter } from './open-conflicts.ts'
import type { DeviceCopy, DraftCalls, SavePhase, SaveReply, SaveState, StoredDraft } from './save-state.ts'

/** Milliseconds: pause in typing before a save, longest wait without a pause, wait before a copy on the device. */
const waits = { pause: 1_000, longest: 5_000, device: 400 }
const retryWaits = [2_000, 4_000, 8_000, 16_000, 30_000]

type Timers = {
  now: () => number
  /** Calls back after some milliseconds; the result cancels. */
  after: (ms: number, run: () => void) => () => void
}

type Setup = {
  fields: Fields
  store: DraftStore
  stored: StoredDraft
  calls: DraftCalls
  device: DeviceCopy
  timers: Timers
}

export type Autosave = {
  state(): SaveState
  subscribe(listener: () => void): () => void
  /** Saves what is unsaved. Resolves when the save has ended, also one that failed. */
  flush(options?: { isLeaving?: boolean }): Promise<void>
  /** Declares a translation, such as `title.hi`, to be up to date with its source. */
  confirmTranslation(path: string): void
  /** Decides a field that both editors changed: the value typed here, or the stored one. */
  resolve(path: string, choice: 'mine' | 'theirs'): void
  /** Merges a body into the draft, such as one kept on the device. Conflicts are shown at their fields. */
  adopt(left: { base: DraftBody; body: DraftBody }): void
  /** Takes what another part of the page stored, such as a restored version. */
  reload(): Promise<void>
  /** Begins to save what is typed. Returns the clean-up function. */
  start(): () => void
}

const answerOf = ({
  revision: _r,
  faults: _f,
  body: _b,
  updatedAt: _a,
  updatedBy: _u,
  updatedByName: _n,
  ...answer
}: StoredDraft) => answer

const initialState = (stored: StoredDraft): SaveState => ({
  phase: 'saved',
  revision: stored.revision,
  savedAt: stored.updatedAt,
  faults: stored.faults,
  answer: answerOf(stored),
  conflicts: [],
  mergedFrom: null,
  takenOver: 0,
  code: null,
  onDevice: false,
})

/** Saves a draft as it is typed, by compare and swap, and merges what other editors saved in the meantime. */
export const createAutosave = ({ fields, store, stored, calls, device, timers }: Setup): Autosave => {
  let state = initialState(stored)
  let base = stored.body
  let running: Promise<void> | null = null
  let unsavedSince: number | null = null
  let failures = 0
  let cancelSave = () => {}
  let cancelCopy: (() => void) | null = null
  let isRunning = false
  let confirmed: string[] = []
  /** Bodies sent since the last answer; one of them may be stored. */
  let unanswered: DraftBody[] = []
  const listeners = new Set<() => void>()

  const set = (change: Partial<SaveState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Body to save: a field in conflict has the stored value until it is decided. */
  const outgoing = (): DraftBody =>
    state.conflicts.reduce((body, { path, theirs }) => withValueAt(body, path, theirs), store.body())

  const isSaved = () => confirmed.length === 0 && isSame(outgoing(), base)

  const copyToDevice = async () => {
    cancelCopy?.()
    cancelCopy = null
    if (isSame(store.body(), base)) return
    set({ onDevice: await device.put({ base, body: store.body(), at: timers.now() }) })
  }

  const scheduleSave = (wait: number) => {
    cancelSave()
    if (isRunning) cancelSave = timers.after(wait, () => void flush())
  }

  const onTyped = () => {
    unsavedSince ??= timers.now()
    cancelCopy ??= timers.after(waits.device, () => void copyToDevice())
    if (state.phase === 'saved') set({ phase: 'changed' })
    const left = unsavedSince + waits.longest - timers.now()
    if (state.phase === 'changed' || state.phase === 'saving') scheduleSave(Math.max(0, Math.min(waits.pause, left)))
    else if (state.phase === 'refused') scheduleSave(waits.pause)
  }

  const settle = async () => {
    failures = 0
    unsavedSince = null
    cancelCopy?.()
    cancelCopy = null
    set({ phase: 'saved', code: null, onDevice: false })
    await (state.conflicts.length > 0 ? copyToDevice() : device.clear())
  }

  const fail = (phase: SavePhase, change: Partial<SaveState> = {}) => {
    set({ phase, ...change })
    void copyToDevice()
    if (phase === 'refused') return
    scheduleSave(retryWaits[Math.min(failures, retryWaits.length - 1)] ?? 0)
    failures += 1
  }

  /** The other's value of a list in conflict, with what they saved since. */
  const theirRows = (path: string, body: DraftBody): unknown =>
    valueAt(mergeBodies(fields, { base, mine: body, theirs: outgoing() }).body, path)

  /** `isOwnAct`: an act on this page stored the draft, so that nobody is named for it. */
  const merge = (next: StoredDraft, isOwnAct: boolean) => {
    const { body, revision, faults, updatedAt, updatedBy, updatedByName, ...answer } = next
    const sent = unanswered.find((each) => isSame(each, body)) ?? unanswered.at(-1)
    const merged = mergeBodies(fields, { base, mine: store.body(), theirs: body, ...(sent && { sent }) })
    unanswered = []
    // Some acts, such as moving to the trash, raise the revision and leave the text as it is.
    const isOwnOrUnchanged = isSame(body, base) || (sent !== undefined && isSame(sent, body))
    const moved = movesOf(merged.moves, 'mine')
    const undecided = openAfter(state.conflicts, merged.conflicts, moved).map((conflict) =>
      Array.isArray(conflict.theirs) ? { ...conflict, theirs: theirRows(conflict.path, body) } : conflict,
    )
    base = body
    set({
      revision,
      savedAt: updatedAt ?? state.savedAt,
      faults,
      answer,
      takenOver: state.takenOver + (isOwnAct ? 0 : 1),
      conflicts: [...undecided, ...merged.conflicts],
      mergedFrom:
        isOwnAct || isOwnOrUnchanged ? state.mergedFrom : { by: updatedBy, name: updatedByName, at: updatedAt },
    })
    store.replace(merged.body, moved)
  }

  /** Loads and merges the stored draft. True when that worked. */
  const catchUp = async ({ isOwnAct = false } = {}): Promise<boolean> => {
    const reply = await calls.load()
    if (reply.kind === 'loaded') merge(reply.draft, isOwnAct)
    else take(reply)
    return reply.kind === 'loaded'
  }

  const take = (reply: Exclude<SaveReply, { kind: 'saved' | 'conflict' }>) => {
    if (reply.kind === 'refused') fail('refused', { code: reply.code })
    else fail(reply.kind === 'signed_out' ? 'signed_out' : 'offline')
  }

  /** One save; true when another should follow at once. */
  const save = async (isLeaving: boolean): Promise<boolean> => {
    const body = outgoing()
    set({ phase: 'saving' })
    const sent = confirmed
    const reply = await calls.save({ revision: state.revision, body, confirmed: sent }, isLeaving)
    unanswered = reply.kind === 'unreachable' ? [...unanswered, body] : unanswered
    if (reply.kind === 'conflict') return catchUp()
    if (reply.kind !== 'saved') {
      take(reply)
      return false
    }
    const { kind: _, revision, savedAt, faults, ...answer } = reply
    base = body
    unanswered = []
    confirmed = confirmed.filter((path) => !sent.includes(path))
    set({ revision, savedAt, faults, answer })
    if (!isSaved()) {
      set({ phase: 'changed' })
      unsavedSince = timers.now()
      scheduleSave(waits.pause)
    }
    return false
  }

  const run = async (isLeaving: boolean) => {
    cancelSave()
    while (!isSaved() && (await save(isLeaving))) failures = 0
    if (isSaved()) await settle()
  }

  const flush: Autosave['flush'] = async ({ isLeaving = false } = {}) => {
    if (isLeaving) void copyToDevice()
    running ??= run(isLeaving).finally(() => (running = null))
    await running
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    flush,
    confirmTranslation: (path) => {
      confirmed = [...confirmed, path]
      void flush()
    },
    resolve: (path, choice) => {
      const conflict = state.conflicts.find((each) => each.path === path)
      if (!conflict) return
      set({ conflicts: state.conflicts.filter((each) => each !== conflict) })
      if (choice === 'theirs') store.set(path, conflict.theirs)
      onTyped()
    },
    adopt: (left) => {
      const merged = mergeBodies(fields, { base: left.base, mine: left.body, theirs: store.body() })
      const moved = movesOf(merged.moves, 'theirs')
      set({ conflicts: [...openAfter(state.conflicts, merged.conflicts, moved), ...merged.conflicts] })
      store.replace(merged.body, moved)
      onTyped()
    },
    reload: async () => {
      await running
      await catchUp({ isOwnAct: true })
      if (isSaved()) await settle()
      else onTyped()
    },
    start: () => {
      isRunning = true
      const stopListening = store.subscribe(onTyped)
      // Text that was typed before hydration.
      if (!isSaved()) onTyped()
      return () => {
        isRunning = false
        stopListening()
        cancelSave()
        void flush({ isLeaving: true })
      }
    },
  }
}
