import { sql, type SQL } from 'drizzle-orm'
import type { AuditAct } from '../../domain/activities/acts.ts'
import type { SubjectKind } from '../../domain/activities/subjects.ts'
import type { SubjectTitle } from '../../drizzle/schema/index.ts'
import type { Services } from '../platform/context.ts'
import { encryptValue } from '../platform/encryption.ts'
import { inTransaction } from '../platform/transaction.ts'
import { originOf } from './origin.ts'
import { personalKeys } from './personal.ts'

type Values = Record<string, unknown>

/** An act to record. */
export type Act = {
  /** Id of a user; null for the scheduler. */
  actor: string | null
  act: AuditAct
  kind: SubjectKind
  itemId: string
  title?: SubjectTitle | null | undefined
  /** Fields before and after the act; those that are equal may be left out. */
  before?: Values
  after?: Values
  /** Further facts of the act. */
  detail?: Values
  reason?: string | undefined
  /** User whom the act concerns: title, fields, facts and reason are then encrypted with that user's key. */
  person?: string | null | undefined
}

/** Row of the audit log, complete but for its number. Users are named by their aliases. */
export type AuditEntry = {
  id: string
  at: number
  actor: string | null
  act: AuditAct
  kind: SubjectKind
  itemId: string
  title: SubjectTitle | null
  detail: Values
  reason: string | null
  person: string | null
  sealed: string | null
  origin: string | null
  requestId: string | null
}

/** Values of an act that are encrypted when it concerns a person. */
export type AboutPerson = Pick<AuditEntry, 'title' | 'detail' | 'reason'>

const nothing: AboutPerson = { title: null, detail: {}, reason: null }

/** Services of requests that have prepared a row. */
const recorded = new WeakSet<Services>()

/** True when a row was prepared in this request. */
export const hasRecorded = (services: Services): boolean => recorded.has(services)

/** Kinds whose subject is a user. */
const personalSubjects: ReadonlySet<SubjectKind> = new Set(['student', 'account'])

/**
 * Prepares the row of an act: names users by aliases, encrypts personal values, adds the origin and id of the request.
 */
export const newAudit = async (services: Services, act: Act): Promise<AuditEntry> => {
  const { actor, kind, itemId, title = null, before, after, detail, reason = null, person = null } = act
  recorded.add(services)
  const id = services.newId('aud')
  const { caller } = services
  const origin = actor && caller ? originOf(caller) : null
  const about = { title, detail: { ...detail, ...(before && { before }), ...(after && { after }) }, reason }
  const subject = personalSubjects.has(kind) ? itemId : null
  const people = [...new Set([actor, person, subject].filter((each) => each !== null))]
  const keys = await personalKeys(services, people)
  // An id without an account is nobody's, and stays as it is.
  const aliasOf = (userId: string) => keys.get(userId)?.alias ?? userId
  const encryptWith = async (owner: string | null, column: string, value: unknown) => {
    const key = owner === null ? undefined : keys.get(owner)?.key
    return key === undefined || value === null ? null : encryptValue(key, `${id} ${column}`, value)
  }
  return {
    id,
    at: services.now(),
    actor: actor === null ? null : aliasOf(actor),
    act: act.act,
    kind,
    itemId: subject === null ? itemId : aliasOf(subject),
    ...(person === null ? about : nothing),
    person: person === null ? null : aliasOf(person),
    sealed: await encryptWith(person, 'sealed', about),
    origin: await encryptWith(actor, 'origin', origin),
    requestId: caller?.requestId ?? null,
  }
}

/**
 * Statement that inserts the row of an act when a condition holds, for the transaction of the act; returns its id. The
 * other statements are guarded by `isRecorded`, or this one by their effect, so that both are written or neither.
 * `title` is an expression used where the entry has none.
 */
export const auditRow = (entry: AuditEntry, when: SQL = sql`true`, title: SQL = sql`NULL`): SQL => sql`
  INSERT INTO audit_log
    (id, at, actor, act, kind, item_id, title, detail, reason, person, sealed, origin, request_id)
  SELECT ${entry.id}, ${entry.at}, ${entry.actor}, ${entry.act}, ${entry.kind}, ${entry.itemId},
    coalesce(${entry.title === null ? null : JSON.stringify(entry.title)}, ${title}),
    ${JSON.stringify(entry.detail)}, ${entry.reason}, ${entry.person}, ${entry.sealed}, ${entry.origin},
    ${entry.requestId}
  WHERE ${when} RETURNING id`

/** Statement that inserts rows of one act on several subjects when a condition holds; nobody is concerned by them. */
export const auditRows = (
  { at, actor, act, kind, detail, requestId }: AuditEntry,
  subjects: readonly Pick<AuditEntry, 'id' | 'itemId' | 'title'>[],
  when: SQL,
): SQL => sql`
  INSERT INTO audit_log (id, at, actor, act, kind, item_id, title, detail, request_id)
  SELECT subject.value ->> 'id', ${at}, ${actor}, ${act}, ${kind}, subject.value ->> 'itemId',
    subject.value -> 'title', ${JSON.stringify(detail)}, ${requestId}
  FROM json_each(${JSON.stringify(subjects)}) AS subject WHERE ${when}`

/** True when the audit row was inserted. */
export const isRecorded = (id: string): SQL => sql`EXISTS (SELECT 1 FROM audit_log WHERE id = ${id})`

/** SQL condition: the statement just before changed something. */
const hasChanged: SQL = sql`changes() > 0`

type Results = Awaited<ReturnType<typeof inTransaction>>

/**
 * Runs the statements of an act as one transaction with its row. The row is written when `when` holds after them: by
 * default when the last one changed something. `after`: statements that follow the row.
 */
export const inAuditedTransaction = async (
  services: Services,
  act: Act,
  statements: SQL[],
  { when = hasChanged, title, after = [] }: { when?: SQL; title?: SQL; after?: SQL[] } = {},
): Promise<{ results: Results; isDone: boolean }> => {
  const row = auditRow(await newAudit(services, act), when, title)
  const results = await inTransaction(services.db, [...statements, row, ...after])
  return { results, isDone: (results[statements.length]?.results.length ?? 0) > 0 }
}

/** Records an act that has no transaction of its own. */
export const recordAct = async (services: Services, act: Act): Promise<void> => {
  await inTransaction(services.db, [auditRow(await newAudit(services, act))])
}

/** Records an act unless its actor has done the same to the same subject within a time, milliseconds. */
export const recordOnceIn = async (services: Services, act: Act, ms: number): Promise<void> => {
  const entry = await newAudit(services, act)
  const isKnown = sql`EXISTS (
    SELECT 1 FROM audit_log INDEXED BY audit_log_item_idx
    WHERE item_id = ${entry.itemId} AND at > ${entry.at - ms} AND act = ${entry.act} AND actor = ${entry.actor})`
  await inTransaction(services.db, [auditRow(entry, sql`NOT ${isKnown}`)])
}
