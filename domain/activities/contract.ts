import { z } from 'zod'
import { auditActs, type AuditAct } from './acts.ts'
import { subjectKinds, type SubjectKind } from './subjects.ts'

const Day = z.iso.date()

/** Query of GET /api/admin/activities. Days are those of India, both inclusive. */
export const ActivitiesQuery = z.strictObject({
  /** Id of a user, or `schedulerActor`. */
  actor: z.string().min(1).max(64).optional(),
  act: z.enum(auditActs as [AuditAct, ...AuditAct[]]).optional(),
  kind: z.enum(subjectKinds).optional(),
  item: z.string().min(1).max(64).optional(),
  from: Day.optional(),
  to: Day.optional(),
  cursor: z.string().max(200).optional(),
})
export type ActivitiesQuery = z.infer<typeof ActivitiesQuery>

/** Query of GET /api/admin/activities/chain: the number after which to verify. */
export const ChainQuery = z.strictObject({
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
})

/** Person in an activity; `name` is null once the account is deleted. */
export type ActivityPerson = { id: string; name: string | null }

/** Acts that undo another. */
export type UndoAct = 'restore' | 'republish' | 'unschedule'

/** Fields of an act, before and after it; either is absent where it was not recorded. */
export type ActChange = { field: string; before?: unknown; after?: unknown }

/** Row of the activities. Instants are Unix milliseconds. */
export type Activity = {
  seq: number
  at: number
  act: AuditAct
  kind: SubjectKind
  /** Id of the subject; of a student or account, the user's. */
  itemId: string
  title: { en?: string; hi?: string } | string | null
  /** Null for the scheduler. */
  actor: ActivityPerson | null
  /** Student whom the act concerns. */
  person: ActivityPerson | null
  changes: ActChange[]
  facts: Record<string, unknown>
  reason: string | null
  origin: { network: string | null; device: string | null } | null
  requestId: string | null
  /** True when the values were personal and their account is deleted. */
  isErased: boolean
  /** Null where the act has no undo, or a later act followed. */
  undo: UndoAct | null
}

/** Outcome of verifying the hash chain of the audit log. Numbers are those of its rows. */
export type ChainVerdict = {
  /** Last number in the chain; 0 before the first. */
  lastSealed: number
  /** Hash of the last number. */
  hash: string | null
  /** Newer rows that the chain does not cover yet. */
  waiting: number
  /** Last number that holds. */
  verified: number
  /** First number that was changed or removed. */
  firstBroken: number | null
  /** Number to continue after, for a long chain. */
  next: number | null
}
