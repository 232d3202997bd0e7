import { schedulerActor, type AuditAct } from '../../domain/activities/acts.ts'
import type { ActivitiesQuery, Activity, ActivityPerson, ActChange, UndoAct } from '../../domain/activities/contract.ts'
import { draftKinds } from '../../domain/content.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { countedTo, type CountedPage } from '../../domain/lists.ts'
import { addDays, startOfDayInIndia } from '../../domain/india.ts'
import type { Services } from '../platform/context.ts'
import { decodeCursor, pageOf, type Cursor } from '../platform/paging.ts'
import * as store from './activities.store.ts'
import { findAlias, type AuditKey } from './keys.store.ts'
import { decryptRows, usersIn, type DecryptedRow } from './reading.ts'

const pageSize = 50

/** Names of users by id; without those whose account is deleted. */
export type NamesOf = (services: Services, userIds: string[]) => Promise<ReadonlyMap<string, string>>

/** Titles of items of content by id, without those that are deleted. */
export type TitlesOf = (
  services: Services,
  items: readonly { kind: string; itemId: string }[],
) => Promise<ReadonlyMap<string, Bilingual>>

const undoOf: Partial<Record<AuditAct, UndoAct>> = {
  'content.trashed': 'restore',
  'content.unpublished': 'republish',
  'content.scheduled': 'unschedule',
}

const aliasOf = async (services: Services, userId: string): Promise<string> =>
  (await findAlias(services.db, userId)) ?? userId

const filterOf = async (services: Services, query: ActivitiesQuery): Promise<store.ActsFilter> => {
  const { actor, act, kind, item, from, to } = query
  return {
    act,
    kind,
    actor: actor === schedulerActor ? null : actor && (await aliasOf(services, actor)),
    itemId: item && (await aliasOf(services, item)),
    from: from === undefined ? undefined : startOfDayInIndia(from),
    until: to === undefined ? undefined : startOfDayInIndia(addDays(to, 1)),
  }
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** Fields that differ, in the order in which they were recorded. */
const changesOf = ({ before, after }: Record<string, unknown>): ActChange[] => {
  const [was, is] = [recordOf(before), recordOf(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => JSON.stringify(was[field] ?? null) !== JSON.stringify(is[field] ?? null))
    .map((field) => ({ field, ...(field in was && { before: was[field] }), ...(field in is && { after: is[field] }) }))
}

const draftKindSet: ReadonlySet<string> = new Set(draftKinds)

const isTitled = (title: Activity['title']): boolean =>
  typeof title === 'string' ? title !== '' : Boolean(title?.en || title?.hi)

/** Titles of items whose act recorded none, such as the creation of an empty draft: their present or last ones. */
const laterTitles = async (services: Services, rows: readonly DecryptedRow[], titlesOf: TitlesOf) => {
  const untitled = rows.filter(({ kind, title }) => draftKindSet.has(kind) && !isTitled(title))
  if (untitled.length === 0) return new Map<string, Bilingual>()
  const items = [...new Map(untitled.map(({ kind, itemId }) => [itemId, { kind, itemId }])).values()]
  const [recorded, present] = await Promise.all([store.recordedTitles(services.db, items), titlesOf(services, items)])
  const last = recorded.flatMap(({ itemId, title }): [string, Bilingual][] =>
    title === null ? [] : [[itemId, JSON.parse(title) as Bilingual]],
  )
  return new Map([...last, ...[...present].filter(([, title]) => isTitled(title))])
}

type Known = {
  users: ReadonlyMap<string, AuditKey>
  names: ReadonlyMap<string, string>
  newest: ReadonlySet<number>
  titles: ReadonlyMap<string, Bilingual>
}

const personOf = ({ users, names }: Known, alias: string | null): ActivityPerson | null => {
  if (alias === null) return null
  const id = users.get(alias)?.userId ?? alias
  return { id, name: names.get(id) ?? null }
}

const noTitles: ReadonlyMap<string, Bilingual> = new Map()

const activityOf = (row: DecryptedRow, known: Known): Activity => {
  const { seq, at, act, kind, itemId, title, reason, origin, requestId, isErased } = row
  const { before, after, note, ...facts } = row.detail
  return {
    seq,
    at,
    act,
    kind,
    itemId: known.users.get(itemId)?.userId ?? itemId,
    title: isTitled(title) ? title : (known.titles.get(itemId) ?? title),
    actor: personOf(known, row.actor),
    person: personOf(known, row.person),
    changes: changesOf({ before, after }),
    facts,
    reason: reason ?? (typeof note === 'string' ? note : null),
    origin,
    requestId,
    isErased,
    undo: known.newest.has(seq) ? (undoOf[act] ?? null) : null,
  }
}

/** A page of the activities, newest first. */
export const listActivities = async (
  services: Services,
  query: ActivitiesQuery,
  { namesOf, titlesOf }: { namesOf: NamesOf; titlesOf: TitlesOf },
): Promise<CountedPage<Activity>> => {
  const filter = await filterOf(services, query)
  const [rows, count] = await Promise.all([
    store.listActs(services.db, filter, decodeCursor(query.cursor), pageSize + 1),
    store.countActs(services.db, filter, countedTo + 1),
  ])
  const { items, next } = pageOf(rows, pageSize, ({ at, seq }) => ({ value: at, id: String(seq) }))
  const undoable = items.filter(({ act }) => undoOf[act] !== undefined)
  const [users, newest] = await Promise.all([usersIn(services, items), store.newestOf(services.db, undoable)])
  const [open, names] = await Promise.all([
    decryptRows(services, items, users),
    namesOf(
      services,
      [...users.values()].map(({ userId }) => userId),
    ),
  ])
  const titles = await laterTitles(services, open, titlesOf)
  return { items: open.map((row) => activityOf(row, { users, names, newest, titles })), next, count }
}

/** Acts that concern a user before a mark, newest first: on their own account, looks at them, or all others. */
export const activitiesAbout = async (
  services: Services,
  userId: string,
  part: store.ActsAbout,
  { before, limit, namesOf }: { before: Cursor | null; limit: number; namesOf: NamesOf },
): Promise<{ at: number; id: string; activity: Activity }[]> => {
  const alias = await findAlias(services.db, userId)
  if (alias === undefined) return []
  const rows = await store.listAbout(services.db, alias, part, before, limit)
  const users = await usersIn(services, rows)
  const ids = [...users.values()].map((user) => user.userId)
  const [open, names] = await Promise.all([decryptRows(services, rows, users), namesOf(services, ids)])
  const known = { users, names, newest: new Set<number>(), titles: noTitles }
  return open.map((row) => ({ at: row.at, id: row.id, activity: activityOf(row, known) }))
}
