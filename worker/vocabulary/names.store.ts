import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { AuditAct } from '../../domain/activities/acts.ts'
import type { SubjectKind } from '../../domain/activities/subjects.ts'
import type { BothNames } from '../../domain/vocabulary/contract.ts'
import type { EarlierName } from '../../domain/vocabulary/terms.ts'
import { auditLog } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Condition on a row with a title: it has both names. */
export const isStillNamed = ({ en, hi }: BothNames): SQL => sql`title ->> 'en' = ${en} AND title ->> 'hi' = ${hi}`

/** Names before and after an act, for its row of the log. */
export const namesOf = ({ en, hi }: BothNames) => ({ nameEn: en, nameHi: hi })

/** Acts that are read for earlier names. */
const maxActs = 300

/** Earlier names of the subjects of a kind, by id and newest first. */
export const earlierNames = async (
  db: Database,
  kind: SubjectKind,
  act: AuditAct,
): Promise<ReadonlyMap<string, EarlierName[]>> => {
  const rows = await db
    .select({
      id: auditLog.itemId,
      until: auditLog.at,
      en: sql<string | null>`${auditLog.detail} -> 'before' ->> 'nameEn'`,
      hi: sql<string | null>`${auditLog.detail} -> 'before' ->> 'nameHi'`,
    })
    .from(auditLog)
    .where(and(eq(auditLog.act, act), eq(auditLog.kind, kind)))
    .orderBy(desc(auditLog.at))
    .limit(maxActs)
  const names = new Map<string, EarlierName[]>()
  for (const { id, until, en, hi } of rows) {
    if (en === null || hi === null) continue
    const known = names.get(id) ?? []
    if (!known.some(({ title }) => title.en === en && title.hi === hi))
      names.set(id, [...known, { title: { en, hi }, until }])
  }
  return names
}

/** Rows of a list with their earlier names. */
export const withEarlierNames = async <Row extends { id: string }>(
  db: Database,
  kind: 'exam' | 'topic',
  listed: Promise<Row[]>,
): Promise<(Row & { earlier: EarlierName[] })[]> => {
  const [rows, names] = await Promise.all([listed, earlierNames(db, kind, `${kind}.changed`)])
  return rows.map((row) => ({ ...row, earlier: names.get(row.id) ?? [] }))
}
