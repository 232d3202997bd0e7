import type { CursorPage } from '../../domain/lists.ts'
import {
  hiddenKinds,
  timelineKinds,
  type AccessEntry,
  type AttemptEntry,
  type EntryOf,
  type NoteEntry,
  type TimelineEntry,
  type TimelineKind,
} from '../../domain/students/timeline.ts'
import { namesOf } from '../accounts/people.usecases.ts'
import { signInsOfStudent } from '../accounts/student.usecases.ts'
import { activitiesAbout } from '../activities/activities.usecases.ts'
import { attemptsOfStudent, withResults } from '../attempts/student-attempts.usecases.ts'
import { challengesOfStudent } from '../challenges/challenges.usecases.ts'
import { messagesOfStudent } from '../contact/inbox.usecases.ts'
import { itemsById } from '../content/office-list.usecases.ts'
import { certificatesOfStudent } from '../courses/personal.usecases.ts'
import { mailsOfStudent } from '../notifications/deliveries.usecases.ts'
import { noticesOfStudent } from '../notifications/student-notices.usecases.ts'
import type { Services } from '../platform/context.ts'
import { decodeCursor, pageOf, type Cursor } from '../platform/paging.ts'
import { accessOfStudent } from '../purchases/purchases.usecases.ts'
import { ordersOfStudent, refundsOfStudent } from '../purchases/student-orders.usecases.ts'
import { reportsOfStudent } from '../questions/reports.usecases.ts'
import { listNotes } from './students.store.ts'

const pageSize = 30

/** Reads entries of a student before a mark, newest first and in descending order of id. */
type Source<Entry> = (services: Services, uid: string, before: Cursor | null, limit: number) => Promise<Entry[]>

const notes: Source<NoteEntry> = async (services, uid, before, limit) => {
  const rows = await listNotes(services.db, uid, before, limit)
  const names = await namesOf(
    services,
    rows.map(({ createdBy }) => createdBy),
  )
  return rows.map(({ id, text, createdAt, createdBy }) => ({
    at: createdAt,
    id,
    text,
    by: names.get(createdBy) ?? null,
  }))
}

const activities =
  (part: 'account' | 'look' | 'act'): Source<EntryOf<'act'>> =>
  (services, uid, before, limit) =>
    activitiesAbout(services, uid, part, { before, limit, namesOf })

/** Sources of the timeline by kind. */
const sources: { [Kind in TimelineKind]: Source<EntryOf<Kind>> } = {
  attempt: attemptsOfStudent,
  access: accessOfStudent,
  order: ordersOfStudent,
  refund: refundsOfStudent,
  report: reportsOfStudent,
  challenge: challengesOfStudent,
  message: messagesOfStudent,
  certificate: certificatesOfStudent,
  sign_in: signInsOfStudent,
  account: activities('account'),
  act: activities('act'),
  note: notes,
  mail: mailsOfStudent,
  notice: noticesOfStudent,
  look: activities('look'),
}

const read = async (
  services: Services,
  uid: string,
  kind: TimelineKind,
  before: Cursor | null,
): Promise<TimelineEntry[]> => {
  const entries = await sources[kind](services, uid, before, pageSize + 1)
  return entries.map((entry) => ({ kind, ...entry }) as TimelineEntry)
}

const descending = (one: TimelineEntry, other: TimelineEntry): number =>
  other.at - one.at || (other.id > one.id ? 1 : -1)

const isAttempt = (entry: TimelineEntry): entry is { kind: 'attempt' } & AttemptEntry => entry.kind === 'attempt'
const isAccess = (entry: TimelineEntry): entry is { kind: 'access' } & AccessEntry => entry.kind === 'access'

/** Accesses with the items that they are for. */
const withItems = async <Entry extends AccessEntry>(services: Services, entries: Entry[]): Promise<Entry[]> => {
  if (entries.length === 0) return []
  const items = await itemsById(
    services,
    entries.map(({ itemId }) => itemId),
  )
  return entries.map((entry) => ({ ...entry, item: items.get(entry.itemId) ?? null }))
}

/**
 * A page of a student's timeline, newest first: of one kind, or of all but the looks. Each source reads at most a page,
 * so that the work does not grow with the history.
 */
export const readTimeline = async (
  services: Services,
  uid: string,
  { kind, cursor }: { kind?: TimelineKind | undefined; cursor?: string | undefined },
): Promise<CursorPage<TimelineEntry>> => {
  const before = decodeCursor(cursor)
  const kinds = kind ? [kind] : timelineKinds.filter((each) => !hiddenKinds.includes(each))
  const entries = await Promise.all(kinds.map((each) => read(services, uid, each, before)))
  const page = pageOf(entries.flat().toSorted(descending), pageSize, ({ at, id }) => ({ value: at, id }))
  const completed = await Promise.all([
    withResults(services, page.items.filter(isAttempt)),
    withItems(services, page.items.filter(isAccess)),
  ])
  const byId = new Map<string, TimelineEntry>(completed.flat().map((entry) => [entry.id, entry]))
  return { ...page, items: page.items.map((entry) => byId.get(entry.id) ?? entry) }
}
