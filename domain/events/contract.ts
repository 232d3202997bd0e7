import { z } from 'zod'
import { itemKinds } from '../content.ts'
import { settingSections } from '../settings/sections.ts'
import { vocabularies } from '../vocabulary/terms.ts'

const id = z.string().min(1).max(64)
const item = z.strictObject({ kind: z.enum(itemKinds), id })
const test = z.strictObject({ testId: id })

/**
 * Every kind of domain event with its payload. A payload holds ids only: handlers read the current state. Write one event
 * per occurrence, never one per student.
 */
const eventPayloads = {
  /** An item was published, or a published item was changed. */
  'content.published': item,
  /** A published item was taken back or moved to the trash. */
  'content.unpublished': item,
  /** A question or a passage of the bank has a new version, was retired or moved to the trash. */
  'bank.changed': z.strictObject({ kind: z.enum(['question', 'passage']), id }),
  /** A section of the settings has a new version. */
  'settings.changed': z.strictObject({ section: z.enum(settingSections) }),
  /** A name or the order of exams or of terms changed. */
  'vocabulary.changed': z.strictObject({ kind: z.enum(['exam', ...vocabularies]), id }),
  /** A fact says or holds for something else, or has begun to hold. */
  'fact.changed': z.strictObject({ factId: id }),
  /** The last day of a fact has passed. */
  'fact.expired': z.strictObject({ factId: id }),
  /** The window of a test opened. */
  'test.opened': test,
  /** The scores and solutions of a test were released. */
  'result.released': test,
  /** A re-scoring changed scores of a test; `score_changes` lists them. */
  'score.changed': z.strictObject({ taskId: id, testId: id }),
  /** Another version of a question's key became valid. */
  'key.changed': z.strictObject({ questionId: id, questionVersionId: id, keyVersion: z.int() }),
  /** An order was paid, and its access given. */
  'order.fulfilled': z.strictObject({ orderId: id }),
  /** Money came that does not fit its order: a person decides. */
  'order.reviewed': z.strictObject({ orderId: id }),
  /** An offer was made, changed, withdrawn or brought back. */
  'offer.changed': z.strictObject({ offerId: id }),
  /** A student asked for a refund. */
  'refund.requested': z.strictObject({ refundId: id }),
  /** The office approved or rejected a refund. */
  'refund.decided': z.strictObject({ refundId: id }),
  /** The gateway paid a refund. */
  'refund.paid': z.strictObject({ refundId: id }),
  /** The office gave access without a sale. */
  'access.granted': z.strictObject({ entitlementId: id }),
  /** The office ended an access before its time. */
  'access.revoked': z.strictObject({ entitlementId: id }),
  /** A ruling on the challenges of a version of a question; `key_challenges` names its students. */
  'challenge.ruled': z.strictObject({ rulingId: id, questionId: id, questionVersionId: id }),
  /** Reports of a question were accepted or rejected at an instant; `question_reports` names their students. */
  'report.decided': z.strictObject({ questionId: id, decidedAt: z.int() }),
  /** The new content of exams up to an hour of a day is to be told. */
  'content.edition': z.strictObject({ day: z.iso.date() }),
  /** A message of the contact form was answered. */
  'message.answered': z.strictObject({ messageId: id, answerId: id }),
} as const

export type EventKind = keyof typeof eventPayloads
type EventPayload<Kind extends EventKind> = z.infer<(typeof eventPayloads)[Kind]>

/** `at` is the time of the occurrence, in Unix milliseconds. */
export type DomainEvent<Kind extends EventKind = EventKind> = {
  [Each in Kind]: { id: string; kind: Each; payload: EventPayload<Each>; at: number }
}[Kind]

export const eventKinds = Object.keys(eventPayloads) as [EventKind, ...EventKind[]]

/** Parses a stored event; null for an unknown kind or a malformed payload. */
export const parseEvent = (stored: { id: string; kind: string; payload: unknown; at: number }): DomainEvent | null => {
  const { kind, payload } = stored
  if (!Object.hasOwn(eventPayloads, kind)) return null
  const parsed = eventPayloads[kind as EventKind].safeParse(payload)
  return parsed.success ? ({ ...stored, payload: parsed.data } as DomainEvent) : null
}
