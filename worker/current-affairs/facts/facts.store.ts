import { and, asc, desc, eq, gte, isNotNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { FactInput, FactsQuery } from '../../../domain/current-affairs/facts.ts'
import { affairFacts, facts } from '../../../drizzle/schema/index.ts'
import type { Database } from '../../platform/context.ts'
import type { Cursor } from '../../platform/paging.ts'

/** Days that bound the views of the list, and the instant before which a check is old. */
export type Bounds = { today: string; soon: string; recheck: number }

/** Number of uses. The columns are written out, because Drizzle omits the table's name in a query on one table. */
const uses = sql<number>`(SELECT count(*) FROM affair_facts WHERE fact_id = facts.id)
  + (SELECT count(*) FROM affair_questions WHERE fact_id = facts.id)`

const columns = {
  id: facts.id,
  revision: facts.revision,
  kind: facts.kind,
  subject: facts.subject,
  statement: facts.statement,
  validFrom: facts.validFrom,
  validTo: facts.validTo,
  source: facts.source,
  checkedAt: facts.checkedAt,
  updatedAt: facts.updatedAt,
  uses,
}

const isExpired = ({ today }: Bounds) => and(isNotNull(facts.validTo), lt(facts.validTo, today))
const isExpiring = ({ today, soon }: Bounds) =>
  and(isNotNull(facts.validTo), gte(facts.validTo, today), lte(facts.validTo, soon))

/** Order of each view, the most urgent facts first. */
const orders = {
  all: { by: facts.updatedAt, direction: 'desc' },
  expiring: { by: facts.validTo, direction: 'asc' },
  expired: { by: facts.validTo, direction: 'desc' },
  unchecked: { by: facts.checkedAt, direction: 'asc' },
} as const

const inView = (view: NonNullable<FactsQuery['view']>, bounds: Bounds): SQL | undefined => {
  if (view === 'expiring') return isExpiring(bounds)
  if (view === 'expired') return isExpired(bounds)
  // The bound makes SQLite seek in the index.
  return view === 'unchecked' ? lte(facts.checkedAt, bounds.recheck) : lte(facts.updatedAt, Number.MAX_SAFE_INTEGER)
}

const maxWords = 8

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, maxWords)

/** `instr` instead of LIKE, whose patterns are limited to 50 bytes: sixteen letters of Hindi. */
const contains = (word: string): SQL =>
  sql`(instr(lower(${facts.subject}), lower(${word})) > 0 OR instr(lower(${facts.statement}), lower(${word})) > 0)`

/** Facts of a view, `limit` and one more. Keyset paging. */
export const listFacts = (db: Database, query: FactsQuery, bounds: Bounds, cursor: Cursor | null, limit: number) => {
  const view = query.view ?? 'all'
  const { by, direction } = orders[view]
  const place = sql`(${by}, ${facts.id})`
  const after = cursor && sql`(${cursor.value}, ${cursor.id})`
  const order = direction === 'desc' ? desc : asc
  return db
    .select(columns)
    .from(facts)
    .where(
      and(
        inView(view, bounds),
        query.kind ? eq(facts.kind, query.kind) : undefined,
        ...wordsOf(query.q ?? '').map(contains),
        after ? (direction === 'desc' ? sql`${place} < ${after}` : sql`${place} > ${after}`) : undefined,
      ),
    )
    .orderBy(order(by), order(facts.id))
    .limit(limit + 1)
}

/** Value by which a view is sorted, for the cursor. */
export const sortValueOf = (
  view: NonNullable<FactsQuery['view']>,
  row: { validTo: string | null; checkedAt: number; updatedAt: number },
): string | number => {
  if (view === 'all') return row.updatedAt
  return view === 'unchecked' ? row.checkedAt : (row.validTo ?? '')
}

export const countByEnd = async (db: Database, bounds: Bounds) => {
  const [[expiring], [expired]] = await db.batch([
    db
      .select({ count: sql<number>`count(*)` })
      .from(facts)
      .where(isExpiring(bounds)),
    db
      .select({ count: sql<number>`count(*)` })
      .from(facts)
      .where(isExpired(bounds)),
  ])
  return { expiring: expiring?.count ?? 0, expired: expired?.count ?? 0 }
}

export const findFact = (db: Database, id: string) => db.select(columns).from(facts).where(eq(facts.id, id)).get()

type Write = { id: string; by: string | null; now: number }

export const insertFact = ({ id, by, now }: Write, input: FactInput): SQL => sql`
  INSERT INTO facts (id, revision, kind, subject, statement, valid_from, valid_to, source, checked_at, created_at,
    created_by, updated_at, updated_by)
  VALUES (${id}, 1, ${input.kind}, ${JSON.stringify(input.subject)}, ${JSON.stringify(input.statement)},
    ${input.validFrom}, ${input.validTo}, ${input.source}, ${now}, ${now}, ${by}, ${now}, ${by})`

/** Saving a fact counts as checking it. */
export const updateFact = ({ id, by, now }: Write, revision: number, input: FactInput): SQL => sql`
  UPDATE facts SET revision = revision + 1, kind = ${input.kind}, subject = ${JSON.stringify(input.subject)},
    statement = ${JSON.stringify(input.statement)}, valid_from = ${input.validFrom}, valid_to = ${input.validTo},
    source = ${input.source}, checked_at = ${now}, updated_at = ${now}, updated_by = ${by}
  WHERE id = ${id} AND revision = ${revision}`

export const markChecked = ({ id, by, now }: Write, revision: number): SQL => sql`
  UPDATE facts SET revision = revision + 1, checked_at = ${now}, updated_by = ${by}
  WHERE id = ${id} AND revision = ${revision}`

/** Deletes a fact that no item or question uses. */
export const deleteFact = (id: string, revision: number): SQL => sql`
  DELETE FROM facts WHERE id = ${id} AND revision = ${revision}
    AND NOT EXISTS (SELECT 1 FROM affair_facts WHERE fact_id = ${id})
    AND NOT EXISTS (SELECT 1 FROM affair_questions WHERE fact_id = ${id})`

export const linkFact = (itemId: string, factId: string): SQL => sql`
  INSERT INTO affair_facts (item_id, fact_id) VALUES (${itemId}, ${factId}) ON CONFLICT DO NOTHING`

export const unlinkFact = (itemId: string, factId: string): SQL => sql`
  DELETE FROM affair_facts WHERE item_id = ${itemId} AND fact_id = ${factId}`

/** Facts that items use. */
export const listOfItems = (db: Database, itemIds: readonly string[]) =>
  db
    .select({ itemId: affairFacts.itemId, ...columns })
    .from(affairFacts)
    .innerJoin(facts, eq(facts.id, affairFacts.factId))
    .where(sql`${affairFacts.itemId} IN (SELECT value FROM json_each(${JSON.stringify(itemIds)}))`)
    .orderBy(asc(affairFacts.itemId), asc(affairFacts.factId))
