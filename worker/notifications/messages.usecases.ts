import { checklistOf } from '../../domain/content/checklist.ts'
import { contentFaults } from '../../domain/content/contract-faults.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import { countedTo, type CountedPage } from '../../domain/lists.ts'
import type { BroadcastState } from '../../domain/notifications/broadcasts.ts'
import {
  audienceIn,
  AuthoredMessage,
  broadcastOf,
  filterAudience,
  messageForm,
  messageSubjects,
  newMessageBody,
} from '../../domain/notifications/messages.ts'
import type {
  MessageDraftState,
  MessageLine,
  MessageQuery,
  MessageView,
  NamedAudience,
  NewMessage,
  Reach,
} from '../../domain/notifications/office.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { inAuditedTransaction, type Act } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { bodyTooLarge } from '../platform/guards.ts'
import { jsonDepth } from '../platform/json-depth.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import { invalidInput } from '../platform/validate.ts'
import { countReaders } from './delivery.store.ts'
import * as store from './messages.store.ts'
import { mailCountsOf, namedAudiences, type NamesOf, type TitlesOf } from './naming.ts'
import { wakeBroadcasts } from './waking.ts'
import { countReach, reachesAnyone } from './reach.store.ts'

const pageSize = 30

export type Given = { namesOf: NamesOf; titlesOf: TitlesOf }

type Row = NonNullable<Awaited<ReturnType<typeof store.findMessage>>>

const bodyOf = ({ draft }: Row): DraftBody => draft ?? {}

const titleOf = (body: DraftBody): Bilingual => {
  const held = (body['title'] ?? {}) as Partial<Bilingual>
  return { en: String(held.en ?? ''), hi: String(held.hi ?? '') }
}

/** State as the office names it: a broadcast that is due is being sent. */
const stateOf = ({ state, at }: Pick<Row, 'state' | 'at'>, now: number): BroadcastState =>
  state === 'scheduled' && at !== null && at <= now ? 'sending' : state

/** Faults of a draft, and the broadcast that it would become without any. */
const checkBody = (body: DraftBody) => {
  const { data, error } = AuthoredMessage.safeParse(body)
  return { faults: error ? contentFaults(error, body) : {}, ready: data ? broadcastOf(data) : null }
}

const notPossible = () => new AppError('notifications.not_possible', 409, 'This message is in another state by now.')

const conflict = () => new AppError('content.revision_conflict', 409, 'This was saved elsewhere in the meantime.')

const requiredMessage = async ({ db }: Services, id: string): Promise<Row> => {
  const row = await store.findMessage(db, id)
  if (!row) throw notFound()
  return row
}

/** Names what rows say by id: their last editors, their items and the mails by state. */
const describe = async (services: Services, rows: readonly Row[], { namesOf, titlesOf }: Given) => {
  const audiences = rows.flatMap((row) => audienceIn(bodyOf(row)) ?? [])
  const [names, named, mails] = await Promise.all([
    namesOf(services, [...new Set(rows.flatMap(({ updatedBy }) => updatedBy ?? []))]),
    namedAudiences(services, audiences, titlesOf),
    mailCountsOf(
      services,
      rows.map(({ id }) => id),
    ),
  ])
  return (row: Row): MessageLine => {
    const body = bodyOf(row)
    const audience = audienceIn(body)
    const to: NamedAudience | null = audience && named(audience)
    return {
      id: row.id,
      state: stateOf(row, services.now()),
      at: row.at,
      inBell: body['inBell'] === true,
      byMail: body['byMail'] === true,
      // After their time the mails are deleted, and their numbers stay.
      mails: row.mailCounts ?? mails(row.id),
      title: titleOf(body),
      about: messageSubjects.find((each) => each === body['about']) ?? null,
      to,
      updatedAt: row.updatedAt,
      by: row.updatedBy === null ? null : (names.get(row.updatedBy) ?? null),
    }
  }
}

/** A page of the messages, newest first. */
export const listMessages = async (
  services: Services,
  { cursor, ...filter }: MessageQuery,
  given: Given,
): Promise<CountedPage<MessageLine>> => {
  const now = services.now()
  const [rows, count] = await Promise.all([
    store.listMessages(services.db, filter, { now, before: decodeCursor(cursor, 'number'), limit: pageSize + 1 }),
    store.countMessages(services.db, filter, { now, limit: countedTo + 1 }),
  ])
  const page = pageOf(rows, pageSize, ({ createdAt, id }) => ({ value: createdAt, id }))
  const lineOf = await describe(services, page.items, given)
  return { items: page.items.map(lineOf), next: page.next, count }
}

const draftState = (services: Services, row: Row, name: string | null): MessageDraftState => {
  const body = bodyOf(row)
  const { faults } = checkBody(body)
  return {
    revision: row.revision,
    body,
    faults,
    checklist: checklistOf({ form: messageForm, body, faults, stale: [], now: services.now() }),
    updatedAt: row.updatedAt,
    updatedBy: row.updatedBy,
    updatedByName: name,
  }
}

/** A message with its draft. Throws 404 for an unknown one. */
export const readMessage = async (services: Services, id: string, given: Given): Promise<MessageView> => {
  const row = await requiredMessage(services, id)
  const isSeen = row.at !== null && row.at <= services.now()
  const [lineOf, read] = await Promise.all([
    describe(services, [row], given),
    isSeen && row.inBell ? countReaders(services.db, id) : null,
  ])
  const line = lineOf(row)
  return { ...line, draft: draftState(services, row, line.by), read }
}

/** A limit far above what a message holds. */
const draftBytes = 32 * 1024
const draftDepth = 8

const bounded = (body: DraftBody): DraftBody => {
  const text = JSON.stringify(body)
  if (new TextEncoder().encode(text).length > draftBytes || jsonDepth(text) > draftDepth) throw bodyTooLarge()
  return body
}

type MessageAct = Extract<Act['act'], `broadcast.${string}`>

const onMessage = (actor: string, act: MessageAct, row: Pick<Row, 'id' | 'draft'>): Act => ({
  actor,
  act,
  kind: 'broadcast',
  itemId: row.id,
  title: titleOf(row.draft ?? {}),
})

/** Begins a message, or a copy of one. Throws 404 for an unknown one. */
export const createMessage = async (
  services: Services,
  actor: string,
  { from, filter }: NewMessage,
): Promise<{ id: string }> => {
  const source = from === undefined ? null : await requiredMessage(services, from)
  const draft = source ? bodyOf(source) : newMessageBody(filter ? filterAudience(filter) : { to: 'all' })
  const id = services.newId('brd')
  const act = onMessage(actor, 'broadcast.created', { id, draft })
  await inAuditedTransaction(services, { ...act, ...(from !== undefined && { detail: { from } }) }, [
    store.insertStatement({ id, draft, by: actor, now: services.now() }),
  ])
  return { id }
}

/** Saves a draft, complete or not. Throws 409 after another save, and another code once the message is scheduled. */
export const saveMessage = async (
  services: Services,
  actor: string,
  id: string,
  sent: { revision: number; body: DraftBody },
): Promise<Pick<MessageDraftState, 'revision' | 'faults' | 'checklist'> & { savedAt: number }> => {
  const draft = bounded(sent.body)
  const now = services.now()
  const revision = await store.saveDraft(services.db, { id, revision: sent.revision, draft, by: actor, now })
  if (revision === null) {
    const { state } = await requiredMessage(services, id)
    throw state === 'draft' ? conflict() : notPossible()
  }
  const { faults } = checkBody(draft)
  const checklist = checklistOf({ form: messageForm, body: draft, faults, stale: [], now })
  return { revision, savedAt: now, faults, checklist }
}

/** Broadcast that a draft becomes. Throws 409 for another revision, 422 with the faults of the draft. */
const readyOf = (row: Row, revision: number) => {
  if (row.revision !== revision) throw conflict()
  const { faults, ready } = checkBody(bodyOf(row))
  if (!ready) throw invalidInput(faults)
  return ready
}

/**
 * Sends a draft, now or at an instant. Throws 422 with its faults, for a time that has passed and for an audience of
 * nobody, 409 after another save.
 */
export const scheduleMessage = async (
  services: Services,
  actor: string,
  id: string,
  { revision, at }: { revision: number; at: number | null },
): Promise<void> => {
  const row = await requiredMessage(services, id)
  if (row.state !== 'draft') throw notPossible()
  const ready = readyOf(row, revision)
  const now = services.now()
  if (at !== null && at <= now) throw invalidInput({ at: 'past' })
  if (!(await reachesAnyone(services.db, { ...ready, now }))) throw invalidInput({ audience: 'nobody' })
  const { isDone } = await inAuditedTransaction(
    services,
    {
      ...onMessage(actor, at === null ? 'broadcast.sent' : 'broadcast.scheduled', row),
      after: { audience: ready.audience.to, at: at ?? now, inBell: ready.inBell, byMail: ready.byMail },
    },
    [store.scheduleStatement({ ...ready, id, revision, by: actor, now, at: at ?? now })],
  )
  if (!isDone) throw conflict()
  if (at === null) services.later(wakeBroadcasts(services, [id]))
}

/** Makes a scheduled message a draft again. Throws 409 once it is seen, and after another act. */
export const unscheduleMessage = async (
  services: Services,
  actor: string,
  id: string,
  revision: number,
): Promise<void> => {
  const row = await requiredMessage(services, id)
  const { isDone } = await inAuditedTransaction(
    services,
    { ...onMessage(actor, 'broadcast.unscheduled', row), before: { at: row.at } },
    [store.unscheduleStatement({ id, revision, by: actor, now: services.now() })],
  )
  if (!isDone) throw notPossible()
}

/** Deletes a draft. Throws 409 for a message that is not one, and after another save. */
export const deleteMessage = async (services: Services, actor: string, id: string, revision: number): Promise<void> => {
  const row = await requiredMessage(services, id)
  const { isDone } = await inAuditedTransaction(services, onMessage(actor, 'broadcast.deleted', row), [
    store.deleteStatement({ id, revision }),
  ])
  if (!isDone) throw row.state === 'draft' ? conflict() : notPossible()
}

/** A complete draft as a notice, with its title. Throws 404 for an unknown message, 422 with the faults of its draft. */
export const readyMessage = async (services: Services, id: string) => {
  const row = await requiredMessage(services, id)
  return { title: titleOf(bodyOf(row)), ...readyOf(row, row.revision) }
}

/** Students whom the draft of a message reaches. Throws 422 while it names no audience. */
export const reachOf = async (services: Services, id: string): Promise<Reach> => {
  const body = bodyOf(await requiredMessage(services, id))
  const audience = audienceIn(body)
  if (!audience) throw invalidInput({ audience: 'required' })
  const kind = body['about'] === 'service' ? 'message.service' : 'message.news'
  return countReach(services.db, { audience, kind, now: services.now() })
}
