import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { ContentState } from '../../../domain/content.ts'
import type { FactUser, UseReview } from '../../../domain/current-affairs/facts.ts'
import type { UsingKind } from '../../../domain/current-affairs/kinds.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { facts, factUses, factVersions, topics } from '../../../drizzle/schema/index.ts'
import type { Database } from '../../platform/context.ts'
import { changeCard } from './editions.store.ts'
import { factColumns } from './facts.store.ts'

type Use = { kind: UsingKind; itemId: string }

/** An item that uses a fact. */
export type Pair = Use & { factId: string }

export const hasItem = async (db: Database, { kind, itemId }: Use): Promise<boolean> =>
  (await db.all(sql`SELECT 1 FROM office_items WHERE kind = ${kind} AND item_id = ${itemId} AND is_live = 1`)).length >
  0

/** True for an item that students read. */
export const isPublished = async (db: Database, { kind, itemId }: Use): Promise<boolean> =>
  (await db.all(sql`SELECT 1 FROM office_items WHERE kind = ${kind} AND item_id = ${itemId} AND state = 'published'`))
    .length > 0

/** A new use counts as checked: its editor has just read the fact. */
export const addUse = ({ kind, itemId, factId }: Pair): SQL => sql`
  INSERT INTO fact_uses (kind, item_id, fact_id, edition)
  SELECT ${kind}, ${itemId}, id, edition FROM facts WHERE id = ${factId} ON CONFLICT DO NOTHING`

const isOf = ({ kind, itemId, factId }: Pair): SQL =>
  sql`kind = ${kind} AND item_id = ${itemId} AND fact_id = ${factId}`

export const removeUse = (pair: Pair): SQL => sql`DELETE FROM fact_uses WHERE ${isOf(pair)}`

/** Records that an item was compared with an edition of a fact that is still the current one. */
export const reviewUse = (pair: Pair, { edition, isOutdated }: Pick<UseReview, 'edition' | 'isOutdated'>): SQL => sql`
  UPDATE fact_uses SET edition = ${edition}, flagged_at = NULL, is_outdated = ${isOutdated ? 1 : 0}
  WHERE ${isOf(pair)} AND EXISTS (SELECT 1 FROM facts WHERE id = ${pair.factId} AND edition = ${edition})`

/** Statements that take the cards of a question out of decks or back, where its uses say another thing than they did. */
export const questionCard = (questionId: string): SQL[] => {
  const outdated = sql`EXISTS (
    SELECT 1 FROM fact_uses WHERE kind = 'question' AND item_id = ${questionId} AND is_outdated = 1)`
  const isStale = sql`EXISTS (SELECT 1 FROM card_changes WHERE card_id = ${questionId} AND is_stale = 1)`
  const change = (stale: boolean, when: SQL) =>
    changeCard({ cardId: questionId, isStale: stale, answeredAnewAt: null }, when)
  return [change(true, sql`${outdated} AND NOT ${isStale}`), change(false, sql`NOT ${outdated} AND ${isStale}`)]
}

const before = sql<Bilingual>`coalesce(${factVersions.statement}, ${facts.statement})`.mapWith(
  (text: string) => JSON.parse(text) as Bilingual,
)

/** Facts that items of a kind use, with what each said when the item was last checked. */
export const listOfItems = (db: Database, kind: UsingKind, itemIds: readonly string[]) =>
  db
    .select({
      itemId: factUses.itemId,
      flaggedAt: factUses.flaggedAt,
      isOutdated: factUses.isOutdated,
      before,
      fact: factColumns,
    })
    .from(factUses)
    .innerJoin(facts, eq(facts.id, factUses.factId))
    .leftJoin(factVersions, and(eq(factVersions.factId, factUses.factId), eq(factVersions.edition, factUses.edition)))
    .where(
      and(
        eq(factUses.kind, kind),
        sql`${factUses.itemId} IN (SELECT value FROM json_each(${JSON.stringify(itemIds)}))`,
      ),
    )
    .orderBy(asc(factUses.itemId), asc(factUses.factId))

type UserRow = Omit<FactUser, 'title' | 'state' | 'isOutdated' | 'before'> & {
  titleEn: string
  titleHi: string
  state: ContentState
  isOutdated: number
  before: string
}

/** Items that use a fact, those that wait for a look first. */
export const listUsers = async (db: Database, factId: string): Promise<FactUser[]> => {
  const rows = await db.all<UserRow>(sql`
    SELECT used.kind, used.item_id AS itemId, used.flagged_at AS flaggedAt,
      used.is_outdated AS isOutdated, coalesce(item.title_en, used.item_id) AS titleEn,
      coalesce(item.title_hi, '') AS titleHi, coalesce(item.state, 'trashed') AS state,
      coalesce(version.statement, facts.statement) AS before
    FROM fact_uses AS used JOIN facts ON facts.id = used.fact_id
    LEFT JOIN office_items AS item ON item.kind = used.kind AND item.item_id = used.item_id
    LEFT JOIN fact_versions AS version ON version.fact_id = used.fact_id AND version.edition = used.edition
    WHERE used.fact_id = ${factId}
    ORDER BY used.flagged_at IS NULL, used.kind, used.item_id LIMIT 200`)
  return rows.map(({ titleEn, titleHi, isOutdated, before: said, ...row }) => ({
    ...row,
    isOutdated: isOutdated === 1,
    title: { en: titleEn, hi: titleHi },
    before: JSON.parse(said) as Bilingual,
  }))
}

/** A published item with a page that rests on a fact, as `kind id`. */
const use = sql<string | null>`(
  SELECT used.kind || ' ' || used.item_id FROM fact_uses AS used
  JOIN office_items AS item ON item.kind = used.kind AND item.item_id = used.item_id AND item.state = 'published'
  WHERE used.fact_id = facts.id AND used.kind <> 'question' ORDER BY used.kind, used.item_id LIMIT 1)`

/** Facts by id with their topics. */
export const listTexts = (db: Database, ids: readonly string[]) =>
  db
    .select({
      id: facts.id,
      subject: facts.subject,
      statement: facts.statement,
      validFrom: facts.validFrom,
      validTo: facts.validTo,
      source: facts.source,
      topicSubject: topics.subject,
      topicSlug: topics.slug,
      use,
    })
    .from(facts)
    .leftJoin(topics, eq(topics.id, facts.topicId))
    .where(sql`${facts.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
