import { and, asc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { ImportedQuestion, ImportedRow } from '../../../domain/questions/exchange/contract.ts'
import {
  faultNameLength,
  namedParts,
  type ReplaceName,
  type UnknownName,
  type RowFault,
  type RowFaultCode,
  type RowsQuery,
  type Verdict,
} from '../../../domain/questions/imports/contract.ts'
import { questionImportRows as rows } from '../../../drizzle/schema/index.ts'
import type { Database } from '../../platform/context.ts'
import { inTransaction } from '../../platform/transaction.ts'

export type StoredRow = typeof rows.$inferSelect

/** Adds rows of a file from a position on; those that a repeated step brings again stay as they are. */
export const insertRows = (db: Database, importId: string, from: number, read: readonly ImportedRow[]) => {
  const added = read.map((each, index) => ({ ...each, position: from + index }))
  return inTransaction(db, [
    sql`
      INSERT INTO question_import_rows (import_id, position, row, question, read_faults, faults)
      SELECT ${importId}, value ->> 'position', value ->> 'row', value -> 'question', value -> 'faults', '[]'
      FROM json_each(${JSON.stringify(added)}) WHERE true ON CONFLICT DO NOTHING`,
  ])
}

export const findRow = (db: Database, importId: string, position: number): Promise<StoredRow | undefined> =>
  db
    .select()
    .from(rows)
    .where(and(eq(rows.importId, importId), eq(rows.position, position)))
    .get()

/** Rows after a position that were not added. */
export const nextRows = (db: Database, importId: string, after: number, limit: number): Promise<StoredRow[]> =>
  db
    .select()
    .from(rows)
    .where(and(eq(rows.importId, importId), gt(rows.position, after), isNull(rows.outcome)))
    .orderBy(asc(rows.position))
    .limit(limit)

/** Rows of some verdicts after a position. */
export const rowsOf = (
  db: Database,
  importId: string,
  { of, after }: { of: readonly Verdict[]; after: number },
  limit: number,
): Promise<StoredRow[]> =>
  db
    .select()
    .from(rows)
    .where(and(eq(rows.importId, importId), gt(rows.position, after), inArray(rows.verdict, [...of])))
    .orderBy(asc(rows.position))
    .limit(limit)

/** Rows with one of some prints, whose verdicts depend on each other. */
export const rowsWithPrints = (db: Database, importId: string, prints: readonly string[], limit: number) =>
  db
    .select()
    .from(rows)
    .where(and(eq(rows.importId, importId), inArray(rows.print, [...prints]), isNull(rows.outcome)))
    .orderBy(asc(rows.position))
    .limit(limit)

export const countRows = (db: Database, importId: string): Promise<number> =>
  db.$count(rows, eq(rows.importId, importId))

type Key = { position: number; revision: number }

/** Values for rows as the table `given`. Materialised, so that SQLite seeks each row instead of reading all of an import. */
export const givenRows = (values: readonly { position: number }[]): SQL =>
  sql`WITH given AS MATERIALIZED (SELECT value FROM json_each(${JSON.stringify(values)}))`

const isUnchanged = (importId: string): SQL => sql`
  import_id = ${importId} AND position = given.value ->> 'position' AND revision = given.value ->> 'revision'`

/** Writes the prints of rows that were not corrected meanwhile. */
export const savePrints = (db: Database, importId: string, prints: readonly (Key & { print: string })[]) =>
  inTransaction(db, [
    sql`${givenRows(prints)}
      UPDATE question_import_rows SET print = given.value ->> 'print' FROM given WHERE ${isUnchanged(importId)}`,
  ])

/** Writes the verdicts of rows that were not corrected meanwhile. */
export const saveVerdicts = (
  db: Database,
  importId: string,
  checked: readonly (Key & { verdict: Verdict; faults: readonly RowFault[] })[],
) =>
  inTransaction(db, [
    sql`${givenRows(checked)}
      UPDATE question_import_rows SET verdict = given.value ->> 'verdict', faults = given.value -> 'faults'
      FROM given WHERE ${isUnchanged(importId)} AND +outcome IS NULL`,
  ])

/** Passages that rows of an import bring, by their codes; of two with one code the earlier. */
export const listBrought = async (
  db: Database,
  importId: string,
  codes: readonly string[],
): Promise<Map<string, NonNullable<ImportedQuestion['passage']>>> => {
  if (codes.length === 0) return new Map()
  const found = await db.all<{ code: string; passage: string }>(sql`
    SELECT question ->> '$.passage.code' AS code, question -> '$.passage' AS passage, min(position)
    FROM question_import_rows
    WHERE import_id = ${importId} AND question ->> '$.passage.content' IS NOT NULL
      AND question ->> '$.passage.code' IN (SELECT value FROM json_each(${JSON.stringify(codes)}))
    GROUP BY code`)
  return new Map(found.map(({ code, passage }) => [code, JSON.parse(passage) as ImportedQuestion['passage'] & object]))
}

/** First row of an import with each of some prints. */
export const firstWithPrints = async (db: Database, importId: string, prints: readonly string[]) => {
  const found = await db.all<{ print: string; position: number; row: number }>(sql`
    SELECT print, min(position) AS position, row FROM question_import_rows
    WHERE import_id = ${importId} AND print IN (SELECT value FROM json_each(${JSON.stringify(prints)})) GROUP BY print`)
  return new Map(found.map((each) => [each.print, each]))
}

/**
 * Replaces the question of a row at a revision; the row has no verdict until it is checked. False where it was corrected,
 * or added, meanwhile.
 */
export const saveQuestion = async (
  db: Database,
  { importId, position, revision }: Pick<StoredRow, 'importId' | 'position' | 'revision'>,
  question: ImportedQuestion,
): Promise<boolean> => {
  const saved = await db
    .update(rows)
    .set({ question, readFaults: [], verdict: null, revision: revision + 1 })
    .where(
      and(eq(rows.importId, importId), eq(rows.position, position), eq(rows.revision, revision), isNull(rows.outcome)),
    )
    .returning({ position: rows.position })
  return saved.length > 0
}

/** Characters of a stem in the list. */
const excerpt = 240

const hasFault = (code: RowFaultCode): SQL =>
  sql`EXISTS (SELECT 1 FROM json_each(${rows.faults}) WHERE value ->> 'code' = ${code})`

/** A page of rows in the order of the file, without their texts. */
export const listRows = (db: Database, importId: string, { verdict, fault }: RowsQuery, after: number, limit: number) =>
  db
    .select({
      position: rows.position,
      row: rows.row,
      verdict: rows.verdict,
      outcome: rows.outcome,
      questionId: rows.questionId,
      en: sql<string | null>`substr(json_extract(${rows.question}, '$.stem.en'), 1, ${excerpt})`,
      hi: sql<string | null>`substr(json_extract(${rows.question}, '$.stem.hi'), 1, ${excerpt})`,
      faults: rows.faults,
    })
    .from(rows)
    .where(
      and(
        eq(rows.importId, importId),
        gt(rows.position, after),
        verdict && eq(rows.verdict, verdict),
        fault && hasFault(fault),
      ),
    )
    .orderBy(asc(rows.position))
    .limit(limit)

/** Unknown names that are shown at once. */
const maxUnknown = 20

type Count = { name: string; count: number }

/** Condition: the row has faults. Sought by its verdict, because a row's faults are stored behind its long texts. */
const hasFaults: SQL = sql`verdict IN ('known', 'refused', 'warned')`

/** Numbers of rows by verdict, by outcome and by fault. */
export const countsOf = async (db: Database, importId: string) => {
  const [verdicts, outcomes, faults, unknown] = await inTransaction(db, [
    sql`SELECT verdict AS name, count(*) AS count FROM question_import_rows
      WHERE import_id = ${importId} AND verdict IS NOT NULL GROUP BY verdict`,
    sql`SELECT outcome AS name, count(*) AS count FROM question_import_rows
      WHERE import_id = ${importId} AND outcome IS NOT NULL GROUP BY outcome`,
    sql`SELECT fault.value ->> 'code' AS name, count(DISTINCT position) AS count
      FROM question_import_rows, json_each(faults) AS fault WHERE import_id = ${importId} AND ${hasFaults}
      GROUP BY name ORDER BY count DESC, name`,
    sql`SELECT substr(path, 1, instr(path || '.', '.') - 1) AS part, name AS value, max(meant) AS suggestion,
        count(DISTINCT position) AS rows
      FROM (
        SELECT position, fault.value ->> 'path' AS path, fault.value ->> 'value' AS name,
          fault.value ->> 'suggestion' AS meant
        FROM question_import_rows, json_each(faults) AS fault
        WHERE import_id = ${importId} AND ${hasFaults} AND +outcome IS NULL AND fault.value ->> 'code' = 'unknown_value')
      WHERE part IN ${[...namedParts]} GROUP BY part, name ORDER BY rows DESC, name LIMIT ${maxUnknown}`,
  ])
  const read = (result: D1Result | undefined) => (result?.results ?? []) as Count[]
  return {
    verdicts: read(verdicts),
    outcomes: read(outcomes),
    faults: read(faults),
    unknown: (unknown?.results ?? []) as UnknownName[],
  }
}

/** Name of a part as its fault has it. */
const nameOf = (value: SQL): SQL => sql`substr(${value}, 1, ${faultNameLength})`

/** Puts another name in the place of an unknown one, in all rows that are not added. Returns their number. */
export const replaceName = async (
  db: Database,
  importId: string,
  { part, value, by }: ReplaceName,
): Promise<number> => {
  const path = `$.${part}`
  const [held, renamed] =
    part === 'exams'
      ? [
          sql`EXISTS (SELECT 1 FROM json_each(question, ${path}) WHERE ${nameOf(sql`value`)} = ${value})`,
          sql`(SELECT json_group_array(iif(${nameOf(sql`value`)} = ${value}, ${by}, value))
            FROM json_each(question, ${path}))`,
        ]
      : [sql`${nameOf(sql`question ->> ${path}`)} = ${value}`, sql`${by}`]
  const { meta } = await db.run(sql`
    UPDATE question_import_rows
    SET question = json_set(question, ${path}, ${renamed}), verdict = NULL, revision = revision + 1
    WHERE import_id = ${importId} AND outcome IS NULL AND ${held}`)
  return meta.changes
}
