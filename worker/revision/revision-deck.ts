import { DurableObject } from 'cloudflare:workers'
import type { DeckSettings } from '../../domain/revision/contract.ts'
import type { LearntAttempt } from '../../domain/revision/learnt.ts'
import type { Bindings } from '../env.ts'
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

  settings(): DeckSettings {
    return this.#store.settings
  }

  async setSettings(userId: string, settings: DeckSettings): Promise<void> {
    await this.#make(userId)
    this.#store.setSettings(settings)
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
