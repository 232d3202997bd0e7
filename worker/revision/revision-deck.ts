import { DurableObject } from 'cloudflare:workers'
import type { ResponseEvent } from '../../domain/attempts/contract.ts'
import type { DeckSettings } from '../../domain/revision/contract.ts'
import type { LearntAttempt } from '../../domain/revision/learnt.ts'
import type { Bindings } from '../env.ts'
import {
  emptyCounts,
  nextCards,
  queueCounts,
  rescheduleAll,
  spreadBacklog,
  topicsOfCards,
  type QueueCounts,
} from './deck/reviewing.ts'
import {
  finishSession,
  listSessions,
  saveEvents,
  sessionState,
  settle,
  startSession,
  type ListedSession,
  type NewSession,
  type ScoredAnswer,
  type SessionState,
} from './deck/sessions.ts'
import { DeckStore } from './deck/deck.store.ts'
import { knownAttempts, learn, type KnownAttempt } from './deck/learning.ts'

/**
 * A student's deck, named by the user's id: own answers, cards of revision, practice and notes. Each verb is a function
 * of deck/; this class makes the storage at the first write. A deck that was never written answers as an empty one.
 */
export class RevisionDeck extends DurableObject<Bindings> {
  readonly #store: DeckStore

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    this.#store = new DeckStore(ctx.storage)
    if (this.#store.isMade) void ctx.blockConcurrencyWhile(() => this.#store.migrate())
  }

  /** The attempts that the deck has read. */
  known(): KnownAttempt[] {
    return this.#store.isMade ? knownAttempts(this.#store) : []
  }

  /** Takes answers of released attempts over; idempotent. */
  async learn(userId: string, attempts: LearntAttempt[]): Promise<void> {
    await this.#make(userId)
    learn(this.#store, attempts)
  }

  counts(now: number): QueueCounts {
    return this.#store.isMade ? queueCounts(this.#store, now) : emptyCounts
  }

  topics() {
    return this.#store.isMade ? topicsOfCards(this.#store) : []
  }

  /** Cards of the next sitting. */
  next(now: number, limit: number) {
    return this.#store.isMade ? nextCards(this.#store, now, limit) : []
  }

  /** Spreads the backlog over the next days, or takes that back. Returns the number of cards that moved. */
  amnesty(now: number, isBack: boolean): number {
    if (!this.#store.isMade) return 0
    if (!isBack) return spreadBacklog(this.#store, now)
    rescheduleAll(this.#store)
    return 0
  }

  async startSession(userId: string, session: NewSession): Promise<void> {
    await this.#make(userId)
    startSession(this.#store, session)
  }

  session(sessionId: string, now: number): SessionState | null {
    return this.#store.isMade ? sessionState(this.#store, sessionId, now) : null
  }

  /** Adds events of a device; the state after them, or null where there is no such session. */
  save(sessionId: string, sent: { device: string; batch: ResponseEvent[] }, now: number): SessionState | null {
    if (!this.#store.isMade || !saveEvents(this.#store, sessionId, sent, now)) return null
    return sessionState(this.#store, sessionId, now)
  }

  settle(sessionId: string, scored: ScoredAnswer[], now: number): SessionState | null {
    settle(this.#store, sessionId, scored)
    return sessionState(this.#store, sessionId, now)
  }

  finish(sessionId: string, now: number): boolean {
    return this.#store.isMade && finishSession(this.#store, sessionId, now)
  }

  sessions(limit: number): ListedSession[] {
    return this.#store.isMade ? listSessions(this.#store, limit) : []
  }

  settings(): DeckSettings {
    return this.#store.settings
  }

  async setSettings(userId: string, settings: DeckSettings): Promise<void> {
    await this.#make(userId)
    this.#store.setSettings(settings)
    rescheduleAll(this.#store)
  }

  /** Deletes everything, after the student's account is deleted. */
  async erase(): Promise<void> {
    await this.#store.erase()
  }

  async #make(userId: string): Promise<void> {
    if (!this.#store.isMade) await this.ctx.blockConcurrencyWhile(() => this.#store.migrate())
    this.#store.claim(userId)
  }
}
