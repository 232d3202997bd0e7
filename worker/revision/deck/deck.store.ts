import { drizzle, type DrizzleSqliteDODatabase } from 'drizzle-orm/durable-sqlite'
import { migrate } from 'drizzle-orm/durable-sqlite/migrator'
import { type DeckSettings, usualSettings } from '../../../domain/revision/contract.ts'
import * as schema from '../../../drizzle/schema/deck-object.ts'
import migrations from '../../../migrations/deck/migrations.js'

type DeckDatabase = DrizzleSqliteDODatabase<typeof schema>

/** Storage of a deck. A deck that was never written has no tables, and reading it creates none. */
export class DeckStore {
  readonly db: DeckDatabase
  readonly #storage: DurableObjectStorage
  #isMade: boolean

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
    this.db = drizzle(storage, { schema })
    this.#isMade =
      storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'").toArray().length > 0
  }

  /** False for a deck that was never written. */
  get isMade(): boolean {
    return this.#isMade
  }

  get sql(): SqlStorage {
    return this.#storage.sql
  }

  /** Creates the tables, or brings them to the newest migration. */
  async migrate(): Promise<void> {
    await migrate(this.db, migrations)
    this.#isMade = true
  }

  /** Runs statements as one transaction. */
  transaction<Result>(work: () => Result): Result {
    return this.#storage.transactionSync(work)
  }

  /** Names the owner of a new deck. */
  claim(userId: string): void {
    this.db.insert(schema.deck).values({ id: 1, userId, settings: usualSettings }).onConflictDoNothing().run()
  }

  /** The owner; null for a deck that was never written. */
  get owner(): string | null {
    if (!this.#isMade) return null
    return this.db.select({ userId: schema.deck.userId }).from(schema.deck).get()?.userId ?? null
  }

  get settings(): DeckSettings {
    const stored = this.#isMade ? this.db.select({ settings: schema.deck.settings }).from(schema.deck).get() : undefined
    return { ...usualSettings, ...stored?.settings }
  }

  setSettings(settings: DeckSettings): void {
    this.db.update(schema.deck).set({ settings }).run()
  }

  /** Exam date by which the cards were scheduled last. */
  get scheduledFor(): string | null {
    return this.db.select({ day: schema.deck.scheduledFor }).from(schema.deck).get()?.day ?? null
  }

  setScheduledFor(day: string | null): void {
    this.db.update(schema.deck).set({ scheduledFor: day }).run()
  }

  /** Number of the last change of cards that the deck has read. */
  get changesSeen(): number {
    return this.#isMade ? (this.db.select({ seen: schema.deck.changesSeen }).from(schema.deck).get()?.seen ?? 0) : 0
  }

  setChangesSeen(seen: number): void {
    this.db.update(schema.deck).set({ changesSeen: seen }).run()
  }

  async erase(): Promise<void> {
    await this.#storage.deleteAlarm()
    await this.#storage.deleteAll()
    this.#isMade = false
  }
}
