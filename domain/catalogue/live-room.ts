import { z } from 'zod'
import { TestInstant } from './test-instant.ts'
import type { Bilingual } from '../questions/text.ts'

/** Acts of the office in the room of a live test, as its incident log records them. */
export const incidentKinds = [
  'paused',
  'resumed',
  'postponed',
  'extended',
  'extra_time',
  'banner_shown',
  'banner_removed',
  'results_released',
  'attempt_extra_time',
  'attempt_reopened',
  'attempt_reset',
  'attempt_invalidated',
  'evidence_counted',
  'note',
] as const
export type IncidentKind = (typeof incidentKinds)[number]

/** Why an act in the room is refused: `details.reason` of 409 `catalogue.not_possible`. */
export const roomRefusals = [
  'already_paused',
  'not_paused',
  'not_running',
  'start_fixed',
  'close_fixed',
  'close_earlier',
  'time_over',
  'changed',
  'opens_itself',
  'with_shifts',
  'answers_expected',
] as const
export type RoomRefusal = (typeof roomRefusals)[number]

/** Figures of an incident: minutes given, attempts concerned, the new instant. */
export type IncidentDetail = {
  minutes?: number
  attempts?: number
  /** SHA-256 of their sorted ids. */
  attemptsHash?: string
  from?: number | null
  to?: number
  text?: Bilingual
}

/** A line of the incident log of a live test; `note` is the stated reason, or the note itself. */
export type Incident = {
  id: string
  at: number
  kind: IncidentKind
  actor: string
  attemptId: string | null
  note: string | null
  detail: IncidentDetail
}

/** Extra time that everyone in a test gets, by the id of the act. */
export type Grant = { id: string; minutes: number }

/** Chosen by the page, so that an act sent twice is one. */
const ActId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)
const Reason = z.string().trim().min(1).max(500)
const AttemptIds = z
  .array(z.string().regex(/^att_[0-9a-z]{25}$/))
  .min(1)
  .max(100)
const BannerText = z.string().trim().min(1).max(300)

/** Bodies of the acts below /api/admin/tests/:testId. */
export const PauseAll = z.strictObject({ id: ActId, reason: Reason })
export const ResumeAll = z.strictObject({ id: ActId, reason: Reason.optional() })
export const PostponeStart = z.strictObject({ id: ActId, reason: Reason, opensAt: TestInstant })
export const ExtendWindow = z.strictObject({ id: ActId, reason: Reason, closesAt: TestInstant })
/** `attemptIds` null gives the time to everyone, also to who joins later. */
export const GiveTime = z.strictObject({
  id: ActId,
  reason: Reason,
  minutes: z.number().int().min(1).max(180),
  attemptIds: AttemptIds.nullable(),
})
/** Counts all late answers of some attempts. */
export const CountLateAnswers = z.strictObject({ id: ActId, reason: Reason, attemptIds: AttemptIds })
/** `text` null removes the banner. */
export const ShowBanner = z.strictObject({
  id: ActId,
  reason: Reason.optional(),
  text: z.strictObject({ en: BannerText, hi: BannerText }).nullable(),
})
export const WriteNote = z.strictObject({ id: ActId, note: z.string().trim().min(1).max(2_000) })
export const ReleaseResults = z.strictObject({ id: ActId, reason: Reason })
