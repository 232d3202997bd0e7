import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { BothNames } from '../../domain/vocabulary/contract.ts'
import { termUses, type OfferedTerm, type Term, type TermUse, type Vocabulary } from '../../domain/vocabulary/terms.ts'
import type { Database } from '../platform/context.ts'
import { isStillNamed } from './names.store.ts'
import { vocabularySources } from './vocabularies.ts'

const tableOf = (vocabulary: Vocabulary) => vocabularySources[vocabulary].table

/** Terms in their order, archived ones included. */
export const listTerms = (db: Database, vocabulary: Vocabulary): Promise<OfferedTerm[]> => {
  const table = tableOf(vocabulary)
  return db
    .select({ id: table.id, title: table.title, archived: table.isArchived })
    .from(table)
    .orderBy(asc(table.position), asc(table.id))
}

export const listPlaces = (db: Database, vocabulary: Vocabulary) => {
  const table = tableOf(vocabulary)
  return db.select({ id: table.id, position: table.position }).from(table).orderBy(asc(table.position), asc(table.id))
}

export const findTerm = async (db: Database, vocabulary: Vocabulary, id: string): Promise<Term | null> => {
  const table = tableOf(vocabulary)
  return (await db.select({ id: table.id, title: table.title }).from(table).where(eq(table.id, id)).get()) ?? null
}

type Count = { use: TermUse; term: string; count: number }

/** Number of rows of each kind that name each term. */
export const countUses = async (db: Database, vocabulary: Vocabulary): Promise<Count[]> => {
  const { uses } = vocabularySources[vocabulary]
  const counts = termUses.flatMap((use) => {
    const named = uses[use]
    return named ? [sql`SELECT ${use} AS use, term, count(*) AS count FROM (${named}) GROUP BY term`] : []
  })
  return db.all<Count>(sql.join(counts, sql` UNION ALL `))
}

/** Condition: no row names a term. */
const isUnused = (vocabulary: Vocabulary, id: string): SQL =>
  sql.join(
    Object.values(vocabularySources[vocabulary].uses).map(
      (named) => sql`NOT EXISTS (SELECT 1 FROM (${named}) WHERE term = ${id})`,
    ),
    sql` AND `,
  )

/** Condition: no other term has the English name. */
const isNameFree = (vocabulary: Vocabulary, id: string, { en }: BothNames): SQL => sql`
  NOT EXISTS (SELECT 1 FROM ${tableOf(vocabulary)} AS other
    WHERE other.id <> ${id} AND lower(other.title ->> 'en') = ${en.toLowerCase()})`

/** Inserts a term at the end of the order, unless another has its id or name. */
export const insertTerm = (vocabulary: Vocabulary, id: string, title: BothNames): SQL => sql`
  INSERT INTO ${tableOf(vocabulary)} (id, title, position)
  SELECT ${id}, ${JSON.stringify(title)}, (SELECT coalesce(max(position), 0) + 1 FROM ${tableOf(vocabulary)})
  WHERE ${isNameFree(vocabulary, id, title)} ON CONFLICT DO NOTHING`

/** Renames a term that still has the name `base`, unless another has the new one. */
export const renameTerm = (vocabulary: Vocabulary, id: string, title: BothNames, base: BothNames): SQL => sql`
  UPDATE ${tableOf(vocabulary)} SET title = ${JSON.stringify(title)}
  WHERE id = ${id} AND ${isStillNamed(base)} AND ${isNameFree(vocabulary, id, title)}`

export const setArchived = (vocabulary: Vocabulary, id: string, archived: boolean): SQL => sql`
  UPDATE ${tableOf(vocabulary)} SET is_archived = ${archived ? 1 : 0}
  WHERE id = ${id} AND is_archived <> ${archived ? 1 : 0}`

export const placeTerms = (vocabulary: Vocabulary, places: readonly { id: string; position: number }[]): SQL => {
  const table = tableOf(vocabulary)
  return sql`
    UPDATE ${table} SET position = place.value ->> 'position'
    FROM json_each(${JSON.stringify(places)}) AS place WHERE ${table}.id = place.value ->> 'id'`
}

/** Deletes a term that nothing names. */
export const deleteTerm = (vocabulary: Vocabulary, id: string): SQL =>
  sql`DELETE FROM ${tableOf(vocabulary)} WHERE id = ${id} AND ${isUnused(vocabulary, id)}`
