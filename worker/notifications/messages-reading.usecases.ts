import { checklistOf } from '../../domain/content/checklist.ts'
import { countedTo, type CountedPage } from '../../domain/lists.ts'
import type { BroadcastState } from '../../domain/notifications/broadcasts.ts'
import { audienceIn, messageForm, messageSubjects } from '../../domain/notifications/messages.ts'
import type {
  MessageDraftState,
  MessageLine,
  MessageQuery,
  MessageView,
  NamedAudience,
  Reach,
} from '../../domain/notifications/office.ts'
import type { Services } from '../platform/context.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import { invalidInput } from '../platform/validate.ts'
import { countReaders } from './delivery.store.ts'
import * as store from './messages.store.ts'
import { mailCountsOf, namedAudiences, type NamesOf, type TitlesOf } from './naming.ts'
import { countReach } from './reach.store.ts'
import { bodyOf, checkBody, requiredMessage, titleOf, type MessageRow } from './stored-message.ts'

const pageSize = 30

export type Given = { namesOf: NamesOf; titlesOf: TitlesOf }

/** State as the office names it: a broadcast that is due is being sent. */
const stateOf = ({ state, at }: Pick<MessageRow, 'state' | 'at'>, now: number): BroadcastState =>
  state === 'scheduled' && at !== null && at <= now ? 'sending' : state

/** Names what rows say by id: their last editors, their items and the mails by state. */
const describe = async (services: Services, rows: readonly MessageRow[], { namesOf, titlesOf }: Given) => {
  const audiences = rows.flatMap((row) => audienceIn(bodyOf(row)) ?? [])
  const [names, named, mails] = await Promise.all([
    namesOf(services, [...new Set(rows.flatMap(({ updatedBy }) => updatedBy ?? []))]),
    namedAudiences(services, audiences, titlesOf),
    mailCountsOf(
      services,
      rows.map(({ id }) => id),
    ),
  ])
  return (row: MessageRow): MessageLine => {
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

const draftState = (services: Services, row: MessageRow, name: string | null): MessageDraftState => {
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

/** Students whom the draft of a message reaches. Throws 422 while it names no audience. */
export const reachOf = async (services: Services, id: string): Promise<Reach> => {
  const body = bodyOf(await requiredMessage(services, id))
  const audience = audienceIn(body)
  if (!audience) throw invalidInput({ audience: 'required' })
  const kind = body['about'] === 'service' ? 'message.service' : 'message.news'
  return countReach(services.db, { audience, kind, now: services.now() })
}
