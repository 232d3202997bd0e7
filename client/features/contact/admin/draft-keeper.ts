import { ApiError, makeApi, unwrap } from '../../../api.ts'
import { ownKey, ownStorage } from '../../../own-storage.ts'

export type DraftState = 'kept' | 'waiting' | 'saving' | 'offline' | 'conflict'
export type Draft = { text: string; revision: number }

/** Pause after typing before a save, and between tries without a network. */
const pauseMs = 800
const retryMs = 5_000

type Options = { messageId: string; userId: string; revision: number; onChange: () => void }

/**
 * Keeps the draft of an answer: on the device at every change, and on the server after a pause, one save at a time,
 * each over the revision from which it began.
 */
export class DraftKeeper {
  state: DraftState = 'kept'
  /** Instant of the last save, Unix milliseconds. */
  savedAt: number | null = null
  /** Draft that a colleague saved meanwhile; null without a conflict. */
  theirs: Draft | null = null
  #options: Options
  #revision: number
  #text: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #isStopped = false

  constructor(options: Options) {
    this.#options = options
    this.#revision = options.revision
  }

  get revision(): number {
    return this.#revision
  }

  /** Text that this device alone holds; null where there is none. */
  static onDevice(userId: string, messageId: string): string | null {
    try {
      return ownStorage(userId).getItem(keyOf(userId, messageId))
    } catch {
      return null
    }
  }

  typed(text: string): void {
    this.#text = text
    this.#onDevice(text)
    if (this.state === 'conflict') return
    this.#set(this.state === 'saving' ? 'saving' : 'waiting')
    this.#saveAfter(pauseMs)
  }

  /** Decides a conflict for one's own text or for a colleague's. Returns the chosen text. */
  settle(mine: boolean): string {
    const { text, revision } = this.theirs ?? { text: '', revision: this.#revision }
    this.#revision = revision
    this.theirs = null
    this.#set('waiting')
    if (!mine) this.typed(text)
    else this.#saveAfter(0)
    return mine ? (this.#text ?? '') : text
  }

  /** Stops saving while the answer is sent. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  /** Resumes saving after a refused answer. */
  resume(): void {
    this.#isStopped = false
    if (this.#text !== null) this.#saveAfter(pauseMs)
  }

  /** Begins an empty draft after the answer was sent. */
  clear(revision: number): void {
    this.#isStopped = false
    this.#revision = revision
    this.#text = null
    this.theirs = null
    this.savedAt = null
    this.#onDevice(null)
    this.#set('kept')
  }

  #saveAfter(ms: number): void {
    clearTimeout(this.#timer)
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#save(), ms)
  }

  async #save(): Promise<void> {
    const text = this.#text
    if (text === null || this.#isStopped || this.state === 'saving') return
    this.#set('saving')
    try {
      const json = { text, revision: this.#revision }
      const param = { id: this.#options.messageId }
      const saved = await unwrap(makeApi(location.origin).admin.contact[':id'].draft.$put({ param, json }))
      this.#revision = saved.revision
      this.savedAt = Date.now()
      this.#afterSave(text)
    } catch (error) {
      this.#failed(error)
    }
  }

  #afterSave(text: string): void {
    if (this.#text !== text) {
      this.#set('waiting')
      this.#saveAfter(pauseMs)
      return
    }
    this.#onDevice(null)
    this.#set('kept')
  }

  #failed(error: unknown): void {
    if (error instanceof ApiError && error.body.code === 'contact.draft_conflict') {
      const { text, revision } = error.body.details as Draft
      if (text === '') return this.#beginOver(revision)
      this.theirs = { text, revision }
      this.#set('conflict')
      return
    }
    this.#set('offline')
    this.#saveAfter(retryMs)
  }

  /** Makes the typed text the next draft after a colleague's answer has emptied the stored one. */
  #beginOver(revision: number): void {
    this.#revision = revision
    this.#set('waiting')
    this.#saveAfter(0)
  }

  #set(state: DraftState): void {
    this.state = state
    this.#options.onChange()
  }

  #onDevice(text: string | null): void {
    const { userId, messageId } = this.#options
    try {
      const storage = ownStorage(userId)
      if (text === null) storage.removeItem(keyOf(userId, messageId))
      else storage.setItem(keyOf(userId, messageId), text)
    } catch {
      // The server keeps the draft where the browser blocks storage.
    }
  }
}

const keyOf = (userId: string, messageId: string): string => ownKey(userId, `answer.${messageId}`)
