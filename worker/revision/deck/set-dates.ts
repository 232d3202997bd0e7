import type { DeckStore } from './deck.store.ts'
import type { Card } from './histories.ts'

/** Dates of a statement: a parameter holds at most 2 MB. */
const mostDates = 5_000

/** Stores the dates of cards. */
export const setDates = ({ sql }: DeckStore, dates: readonly Pick<Card, 'id' | 'dueAt' | 'putOffTo'>[]): void => {
  for (let from = 0; from < dates.length; from += mostDates)
    sql.exec(
      `UPDATE cards SET due_at = dated.value ->> 'dueAt', put_off_to = dated.value ->> 'putOffTo'
       FROM json_each(?) AS dated WHERE cards.id = dated.value ->> 'id'`,
      JSON.stringify(dates.slice(from, from + mostDates)),
    )
}
