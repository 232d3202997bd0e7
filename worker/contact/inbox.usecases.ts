import {
  type AnswerDraft,
  type InboxQuery,
  type MessageAnswer,
  type MessageLine,
  type MessageView,
  type MoveMessage,
} from '../../domain/contact/office.ts'
import type { MessageEntry } from '../../domain/students/timeline.ts'
import type { z } from 'zod'
import { countedTo, type CountedPage } from '../../domain/lists.ts'
import { hasConfirmedAddress, namesOf } from '../accounts/people.usecases.ts'
import { inAuditedTransaction, type Act } from '../activities/audit.ts'
import {
  deliveriesOf,
  deliveryStatement,
  maySendAgain,
  replacedStatement,
  sendTracked,
  type Delivery,
} from '../notifications/deliveries.usecases.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { decodeCursor, pageOf, type Cursor } from '../platform/paging.ts'
import { answerMail } from './answer.mails.ts'
import * as store from './inbox.store.ts'

const pageSize = 50

type Message = NonNullable<Awaited<ReturnType<typeof store.findMessage>>>

const lineOf = (message: Message): MessageLine => {
  const { id, reference, name, topic, subject, language, state, createdAt, updatedAt } = message
  return { id, reference, name, topic, subject, language, state, createdAt, updatedAt }
}

/** A page of the office's inbox. */
export const listInbox = async (services: Services, query: InboxQuery): Promise<CountedPage<MessageLine>> => {
  const filter = { ...query, state: query.state ?? 'new' }
  const [rows, count] = await Promise.all([
    store.listMessages(services.db, filter, decodeCursor(query.cursor), pageSize + 1),
    store.countMessages(services.db, filter, countedTo + 1),
  ])
  const { items, next } = pageOf(rows, pageSize, ({ createdAt, id }) => ({ value: createdAt, id }))
  return { items: items.map(lineOf), next, count }
}

const requireMessage = async ({ db }: Services, id: string): Promise<Message> => {
  const message = await store.findMessage(db, id)
  if (!message) throw notFound()
  return message
}

/** True for an address that the sender's account has confirmed; anyone can enter someone else's. */
const isConfirmed = async (services: Services, { userId, email }: Message): Promise<boolean> =>
  userId !== null && (await hasConfirmedAddress(services, userId, email))

const answerOf = (
  services: Services,
  answer: Awaited<ReturnType<typeof store.answersOf>>[number],
  delivery: Delivery | undefined,
  name: (id: string) => string | null,
): MessageAnswer => ({
  id: answer.id,
  text: answer.text,
  at: answer.createdAt,
  by: name(answer.createdBy),
  delivery: delivery?.state ?? 'failed',
  deliveredAt: delivery?.state === 'sent' ? delivery.updatedAt : null,
  maySendAgain: !delivery || maySendAgain(services, delivery),
})

/** A message with its thread. Throws 404 where there is none. */
export const readMessage = async (services: Services, id: string): Promise<MessageView> => {
  const { db } = services
  const message = await requireMessage(services, id)
  const [answers, notes, draft, confirmed] = await Promise.all([
    store.answersOf(db, id),
    store.notesOf(db, id),
    store.findDraft(db, id),
    isConfirmed(services, message),
  ])
  const [deliveries, names] = await Promise.all([
    deliveriesOf(
      services,
      answers.map(({ deliveryId }) => deliveryId),
    ),
    namesOf(services, [...answers, ...notes].map(({ createdBy }) => createdBy).concat(draft?.updatedBy ?? [])),
  ])
  const nameOf = (userId: string | null) => (userId === null ? null : (names.get(userId) ?? null))
  return {
    ...lineOf(message),
    email: message.email,
    message: message.message,
    userId: message.userId,
    isConfirmed: confirmed,
    revision: message.revision,
    answers: answers.map((answer) => answerOf(services, answer, deliveries.get(answer.deliveryId), nameOf)),
    notes: notes.map(({ id: noteId, text, createdAt, createdBy }) => ({
      id: noteId,
      text,
      at: createdAt,
      by: nameOf(createdBy),
    })),
    draft: {
      text: draft?.text ?? '',
      revision: draft?.revision ?? 0,
      at: draft?.updatedAt ?? null,
      by: nameOf(draft?.updatedBy ?? null),
    },
  }
}

type MessageAct = Extract<Act['act'], `message.${string}`>

/** Audit entry of an act on a message, without its words: those are deleted with the message. */
const onMessage = (
  actor: string,
  act: MessageAct,
  message: Message,
  more: Pick<Act, 'before' | 'after'> = {},
): Act => ({
  actor,
  act,
  kind: 'message',
  itemId: message.id,
  title: message.reference,
  ...more,
})

const conflict = () => new AppError('contact.conflict', 409, 'Someone else has changed this message meanwhile.')

/**
 * Answers a message by mail, in the language in which it was written. Throws 409 where it has changed since `revision`:
 * a colleague may have answered.
 */
export const answerMessage = async (
  services: Services,
  actor: string,
  id: string,
  { text, revision }: { text: string; revision: number },
): Promise<{ answerId: string }> => {
  const message = await requireMessage(services, id)
  const [answerId, deliveryId] = [services.newId('ans'), services.newId('dlv')]
  const now = services.now()
  const isAnswered = store.hasAnswer(answerId)
  const answered = newEvent(services, { kind: 'message.answered' as const, payload: { messageId: id, answerId } })
  const { isDone } = await inAuditedTransaction(
    services,
    onMessage(actor, 'message.answered', message, { before: { state: message.state }, after: { state: 'answered' } }),
    [
      ...store.answerStatements({ id: answerId, messageId: id, text, by: actor, now, revision, deliveryId }),
      deliveryStatement(services, deliveryId, isAnswered),
    ],
    { when: isAnswered, after: [eventRow(answered, isAnswered)] },
  )
  if (!isDone) throw conflict()
  dispatchSoon(services, [answered])
  await sendTracked(services, deliveryId, answerMail(message, text, await isConfirmed(services, message)))
  return { answerId }
}

/** Sends the mail of an answer again. Throws 409 unless it has failed or is lost. */
export const sendAgain = async (services: Services, actor: string, id: string, answerId: string): Promise<void> => {
  const message = await requireMessage(services, id)
  const answer = await store.findAnswer(services.db, id, answerId)
  if (!answer) throw notFound()
  const before = (await deliveriesOf(services, [answer.deliveryId])).get(answer.deliveryId)
  const deliveryId = services.newId('dlv')
  const refusal = () => new AppError('contact.not_failed', 409, 'This mail has not failed.')
  if (before && !maySendAgain(services, before)) throw refusal()
  const { isDone } = await inAuditedTransaction(services, onMessage(actor, 'message.sent_again', message), [
    store.redeliverStatement(answerId, answer.deliveryId, deliveryId),
    replacedStatement(answer.deliveryId, store.deliversBy(answerId, deliveryId)),
    deliveryStatement(services, deliveryId, store.deliversBy(answerId, deliveryId)),
  ])
  if (!isDone) throw refusal()
  await sendTracked(services, deliveryId, answerMail(message, answer.text, await isConfirmed(services, message)))
}

export const noteMessage = async (services: Services, actor: string, id: string, text: string): Promise<void> => {
  const message = await requireMessage(services, id)
  const note = { id: services.newId('not'), messageId: id, text, by: actor, now: services.now() }
  await inAuditedTransaction(services, onMessage(actor, 'message.noted', message), [store.noteStatement(note)])
}

/** Closes a message, reopens it, or marks it as spam. Throws 409 where it has changed since `revision`. */
export const moveMessage = async (
  services: Services,
  actor: string,
  id: string,
  { state, revision }: z.output<typeof MoveMessage>,
): Promise<void> => {
  const message = await requireMessage(services, id)
  const opened = message.state === 'spam' ? 'message.cleared' : 'message.reopened'
  const act = state === 'closed' ? 'message.closed' : state === 'spam' ? 'message.marked_spam' : opened
  const { isDone } = await inAuditedTransaction(
    services,
    onMessage(actor, act, message, { before: { state: message.state }, after: { state } }),
    [store.moveStatement({ messageId: id, state, revision, now: services.now() })],
  )
  if (!isDone) throw conflict()
}

/** Saves the draft of an answer. Throws 409, with the stored text, where someone else has saved it meanwhile. */
export const keepDraft = async (
  services: Services,
  actor: string,
  id: string,
  draft: z.output<typeof AnswerDraft>,
): Promise<{ revision: number }> => {
  await requireMessage(services, id)
  const revision = await store.saveDraft(services.db, { ...draft, messageId: id, by: actor, now: services.now() })
  if (revision !== undefined) return { revision }
  const { text, revision: stored } = (await readMessage(services, id)).draft
  throw new AppError('contact.draft_conflict', 409, 'Someone else has written in this draft.', {
    details: { text, revision: stored },
  })
}

/** Messages that a student sent before a mark, newest first. */
export const messagesOfStudent = (
  { db }: Services,
  userId: string,
  before: Cursor | null,
  limit: number,
): Promise<MessageEntry[]> => store.listOfStudent(db, userId, before, limit).all()
