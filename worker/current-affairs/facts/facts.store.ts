import { and, asc, desc, eq, gte, isNotNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { FactInput, FactsQuery } from '../../../domain/current-affairs/facts.ts'
import type { FactPhase } from '../../../domain/current-affairs/kinds.ts'
import { facts, factVersions } from '../../../drizzle/schema/index.ts'
import type { Database } from '../../platform/context.ts'
import type { Cursor } from '../../platform/paging.ts'

/** Days that bound the views of the list, and the instant before which a check is old. */
export type Bounds = { today: string; soon: string; recheck: number }

/** The columns are written out, because Drizzle omits the table's name in a query on one table. */
const uses = sql<number>`(SELECT count(*) FROM fact_uses WHERE fact_id = facts.id)
  + (SELECT count(*) FROM affair_questions WHERE fact_id = facts.id AND question_id IS NULL)`
const flagged = sql<number>`(SELECT count(*) FROM fact_uses WHERE fact_id = facts.id AND flagged_at IS NOT NULL)`

export const factColumns = {
  id: facts.id,
  revision: facts.revision,
  edition: facts.edition,
  kind: facts.kind,
  subject: facts.subject,
  statement: facts.statement,
  topicId: facts.topicId,
  exams: facts.exams,
  validFrom: facts.validFrom,
  validTo: facts.validTo,
  source: facts.source,
  sourceUrl: facts.sourceUrl,
  sourceDate: facts.sourceDate,
  checkedAt: facts.checkedAt,
  updatedAt: facts.updatedAt,
  uses,
  flagged,
}

const isExpired = ({ today }: Bounds) => and(isNotNull(facts.validTo), lt(facts.validTo, today))
const isExpiring = ({ today, soon }: Bounds) =>
  and(isNotNull(facts.validTo), gte(facts.validTo, today), lte(facts.validTo, soon))

/** Facts whose change somebody has to look at; few, so that they are sought by their ids. */
const isFlagged = sql`${facts.id} IN (SELECT fact_id FROM fact_uses WHERE flagged_at IS NOT NULL)`

/** Order of each view, the most urgent facts first. */
const orders = {
  all: { by: facts.updatedAt, direction: 'desc' },
  flagged: { by: facts.updatedAt, direction: 'desc' },
  expiring: { by: facts.validTo, direction: 'asc' },
  expired: { by: facts.validTo, direction: 'desc' },
  unchecked: { by: facts.checkedAt, direction: 'asc' },
} as const

const inView = (view: NonNullable<FactsQuery['view']>, bounds: Bounds): SQL | undefined => {
  if (view === 'expiring') return isExpiring(bounds)
  if (view === 'expired') return isExpired(bounds)
  if (view === 'flagged') return isFlagged
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
    .select(factColumns)
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
  if (view === 'all' || view === 'flagged') return row.updatedAt
  return view === 'unchecked' ? row.checkedAt : (row.validTo ?? '')
}

export const countByView = async (db: Database, bounds: Bounds) => {
  const of = (condition: SQL | undefined) =>
    db
      .select({ count: sql<number>`count(*)` })
      .from(facts)
      .where(condition)
  const [[expiring], [expired], [flaggedOnes]] = await db.batch([
    of(isExpiring(bounds)),
    of(isExpired(bounds)),
    of(isFlagged),
  ])
  return { expiring: expiring?.count ?? 0, expired: expired?.count ?? 0, flagged: flaggedOnes?.count ?? 0 }
}

export const findFact = (db: Database, id: string) => db.select(factColumns).from(facts).where(eq(facts.id, id)).get()

export const listVersions = (db: Database, factId: string) =>
  db
    .select({
      edition: factVersions.edition,
      statement: factVersions.statement,
      validFrom: factVersions.validFrom,
      validTo: factVersions.validTo,
      phase: factVersions.phase,
      source: factVersions.source,
      reason: factVersions.reason,
      at: factVersions.at,
      by: factVersions.by,
    })
    .from(factVersions)
    .where(eq(factVersions.factId, factId))
    .orderBy(desc(factVersions.edition))
    .limit(100)

/** True where the topic exists. */
export const hasTopic = async (db: Database, topicId: string): Promise<boolean> =>
  (await db.all(sql`SELECT 1 FROM topics WHERE id = ${topicId}`)).length > 0

type Write = { id: string; by: string | null; now: number }

export const insertFact = ({ id, by, now }: Write, input: FactInput, phase: FactPhase): SQL => sql`
  INSERT INTO facts (id, revision, kind, subject, statement, topic_id, exams, valid_from, valid_to, source, source_url,
    source_date, phase, checked_at, created_at, created_by, updated_at, updated_by)
  VALUES (${id}, 1, ${input.kind}, ${JSON.stringify(input.subject)}, ${JSON.stringify(input.statement)},
    ${input.topicId}, ${JSON.stringify(input.exams)}, ${input.validFrom}, ${input.validTo}, ${input.source},
    ${input.sourceUrl}, ${input.sourceDate}, ${phase}, ${now}, ${now}, ${by}, ${now}, ${by})`

/** Saving a fact counts as checking it. */
export const updateFact = (
  { id, by, now }: Write,
  { revision, input, phase, isNew }: { revision: number; input: FactInput; phase: FactPhase; isNew: boolean },
): SQL => sql`
  UPDATE facts SET revision = revision + 1, edition = edition + ${isNew ? 1 : 0}, kind = ${input.kind},
    subject = ${JSON.stringify(input.subject)}, statement = ${JSON.stringify(input.statement)},
    topic_id = ${input.topicId}, exams = ${JSON.stringify(input.exams)}, valid_from = ${input.validFrom},
    valid_to = ${input.validTo}, source = ${input.source}, source_url = ${input.sourceUrl},
    source_date = ${input.sourceDate}, phase = ${phase}, checked_at = ${now}, updated_at = ${now}, updated_by = ${by}
  WHERE id = ${id} AND revision = ${revision}`

export const markChecked = ({ id, by, now }: Write, revision: number): SQL => sql`
  UPDATE facts SET revision = revision + 1, checked_at = ${now}, updated_by = ${by}
  WHERE id = ${id} AND revision = ${revision}`

/** Condition: no item or question uses a fact. */
export const isUnused = (id: string): SQL => sql`
  NOT EXISTS (SELECT 1 FROM fact_uses WHERE fact_id = ${id})
  AND NOT EXISTS (SELECT 1 FROM affair_questions WHERE fact_id = ${id})`

/** Deletes a fact that nothing uses, with its versions. */
export const deleteFact = (id: string, revision: number): SQL => sql`
  DELETE FROM facts WHERE id = ${id} AND revision = ${revision} AND ${isUnused(id)}`
