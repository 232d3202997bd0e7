import { checklistOf } from '../../domain/content/checklist.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import { filterAudience, messageForm, newMessageBody } from '../../domain/notifications/messages.ts'
import type { MessageDraftState, NewMessage } from '../../domain/notifications/office.ts'
import { inAuditedTransaction, type Act } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { bodyTooLarge } from '../platform/guards.ts'
import { jsonDepth } from '../platform/json-depth.ts'
import { invalidInput } from '../platform/validate.ts'
import * as store from './messages.store.ts'
import { reachesAnyone } from './reach.store.ts'
import { bodyOf, checkBody, requiredMessage, titleOf, type MessageRow } from './stored-message.ts'
import { wakeBroadcasts } from './waking.ts'

const notPossible = () => new AppError('notifications.not_possible', 409, 'This message is in another state by now.')

const conflict = () => new AppError('content.revision_conflict', 409, 'This was saved elsewhere in the meantime.')

/** A limit far above what a message holds. */
const draftBytes = 32 * 1024
const draftDepth = 8

const bounded = (body: DraftBody): DraftBody => {
  const text = JSON.stringify(body)
  if (new TextEncoder().encode(text).length > draftBytes || jsonDepth(text) > draftDepth) throw bodyTooLarge()
  return body
}

type MessageAct = Extract<Act['act'], `broadcast.${string}`>

const onMessage = (actor: string, act: MessageAct, row: Pick<MessageRow, 'id' | 'draft'>): Act => ({
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
const readyOf = (row: MessageRow, revision: number) => {
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
