import type { cardChanges } from '../../../drizzle/schema/index.ts'
import type { DeckStore } from './deck.store.ts'
import type { KnownAttempt } from './learning.ts'
import { reschedule } from './reviewing.ts'

/** A change of what a card asks, as D1 has it. */
export type CardChange = typeof cardChanges.$inferSelect

/** Attempts and changes of cards that a deck has read; one that was never written reads no changes. */
export type KnownToDeck = { isMade: boolean; attempts: KnownAttempt[]; changesSeen: number }

/**
 * Takes stale cards out, also those set aside, and brings back those that hold again. A card whose answer is another
 * than when it was added begins anew. Idempotent.
 */
export const applyChanges = (store: DeckStore, changes: readonly CardChange[], seen: number): void =>
  store.transaction(() => {
    const { sql } = store
    const told = JSON.stringify(changes)
    sql.exec(
      `UPDATE cards SET suspended = iif(change.value ->> 'isStale', 'stale', NULL) FROM json_each(?) AS change
       WHERE cards.id = change.value ->> 'cardId'
         AND iif(change.value ->> 'isStale', suspended IS NULL OR suspended = 'aside', suspended = 'stale')`,
      told,
    )
    const anew = sql
      .exec<{ id: string }>(
        `UPDATE cards SET answered_anew_at = change.value ->> 'answeredAnewAt' FROM json_each(?) AS change
         WHERE cards.id = change.value ->> 'cardId'
           AND change.value ->> 'answeredAnewAt' > max(added_at, coalesce(answered_anew_at, 0))
         RETURNING id`,
        told,
      )
      .toArray()
    for (const { id } of anew) reschedule(store, id)
    store.setChangesSeen(seen)
  })
