import type { DeckStore } from './deck.store.ts'
import type { Card } from './histories.ts'

/** Cards of a statement: a parameter holds at most 2 MB. */
const mostCards = 1_000

/** Stores cards. Of a card that exists it keeps the origin and the kind of mistake. */
export const keepCards = (store: DeckStore, kept: readonly Card[]): void => {
  for (let from = 0; from < kept.length; from += mostCards) upsert(store, kept.slice(from, from + mostCards))
}

const upsert = ({ sql }: DeckStore, kept: readonly Card[]): void => {
  sql.exec(
    `INSERT INTO cards (id, kind, origin, question_version_id, attempt_id, test_id, subject, topic, excerpt, added_at,
       missed_at, misses, state, due_at, put_off_to, right_days, left_at, suspended)
     SELECT value ->> 'id', value ->> 'kind', value ->> 'origin', value ->> 'questionVersionId', value ->> 'attemptId',
       value ->> 'testId', value ->> 'subject', value ->> 'topic', value -> 'excerpt', value ->> 'addedAt',
       value ->> 'missedAt', value ->> 'misses', value -> 'state', value ->> 'dueAt', value ->> 'putOffTo',
       value -> 'rightDays', value ->> 'leftAt', value ->> 'suspended'
     FROM json_each(?) WHERE true
     ON CONFLICT (id) DO UPDATE SET missed_at = excluded.missed_at, misses = excluded.misses, state = excluded.state,
       due_at = excluded.due_at, put_off_to = excluded.put_off_to, right_days = excluded.right_days,
       left_at = excluded.left_at, suspended = excluded.suspended`,
    JSON.stringify(kept),
  )
}
