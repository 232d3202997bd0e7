import { asc, getTableColumns, gt, sql } from 'drizzle-orm'
import {
  answers,
  cards,
  countedMocks,
  deck,
  deckAttempts,
  notes,
  reviews,
  sessionEvents,
  sessions,
} from '../../../drizzle/schema/deck-object.ts'
import type { DeckStore } from './deck.store.ts'

const tables = {
  revisionSettings: deck,
  revisionAttempts: deckAttempts,
  revisionAnswers: answers,
  revisionCards: cards,
  revisionReviews: reviews,
  practiceSessions: sessions,
  practiceEvents: sessionEvents,
  questionNotes: notes,
  revisionCounted: countedMocks,
}

/** Names of the deck's tables in the copy of a student's data, in its order. */
export const copiedTables = Object.keys(tables) as (keyof typeof tables)[]
export type CopiedTable = keyof typeof tables

/** Place in the copy: a table, and the row after which it goes on. */
export type CopyPlace = { table: CopiedTable; after: number }

/** Rows of a table as JSON texts, with the beginning or the end of the table, or both. */
export type CopiedRows = { table: CopiedTable; rows: string[]; isFirst: boolean; isLast: boolean }

/** Rows from a place on; `next` is null at the end of the last table. */
export type CopiedPage = { parts: CopiedRows[]; next: CopyPlace | null }

const readRows = ({ db }: DeckStore, { table: name, after }: CopyPlace, limit: number) => {
  const table = tables[name]
  const rowid = sql<number>`rowid`
  return db
    .select({ ...getTableColumns(table), rowid })
    .from(table)
    .where(gt(rowid, after))
    .orderBy(asc(rowid))
    .limit(limit)
    .all()
}

/** At most `limit` rows from a place on. A deck that was never written has empty tables. */
export const copyPage = (store: DeckStore, from: CopyPlace, limit: number): CopiedPage => {
  const parts: CopiedRows[] = []
  let left = limit
  for (const table of copiedTables.slice(copiedTables.indexOf(from.table))) {
    const after = table === from.table ? from.after : 0
    const found = store.isMade && left > 0 ? readRows(store, { table, after }, left) : []
    const isLast = found.length < left
    parts.push({
      table,
      rows: found.map(({ rowid: _rowid, ...row }) => JSON.stringify(row)),
      isFirst: after === 0,
      isLast,
    })
    left -= found.length
    if (!isLast) return { parts, next: { table, after: found.at(-1)?.rowid ?? after } }
  }
  return { parts, next: null }
}
