import { z } from 'zod'
import type { ConsentState } from '../accounts/consent.ts'
import type { ExamTarget } from '../accounts/student-profile.ts'
import type { ExtraTime } from '../attempts/schedule.ts'
import type { AttemptState } from '../attempts/contract.ts'
import type { Language } from '../language.ts'
import type { CursorPage } from '../lists.ts'
import type { Bilingual } from '../questions/text.ts'
import type { ActRefusal, AttemptAct } from './attempt-acts.ts'
import { noteLength, timelineKinds, type TimelineEntry } from './timeline.ts'

/** Query of GET /api/admin/students/:uid. */
export const StudentQuery = z.strictObject({
  kind: z.enum(timelineKinds).optional(),
  cursor: z.string().max(200).optional(),
})
export type StudentQuery = z.infer<typeof StudentQuery>

/** POST /api/admin/students/:uid/notes */
export const AddNote = z.strictObject({ text: z.string().trim().min(1).max(noteLength) })

/** Student at the head of their page. Their address is masked until it is asked for. */
export type StudentHead = {
  uid: string
  name: string | null
  studentId: string | null
  maskedEmail: string
  emailVerified: boolean
  blocked: { at: number; reason: string | null } | null
  consent: ConsentState
  isMinor: boolean
  /** Administrators can neither be blocked nor signed out. */
  isAdministrator: boolean
  /** True for the page of the administrator who looks. */
  isSelf: boolean
  targets: ExamTarget[]
  targetYear: number | null
  language: Language
  joinedAt: number
  lastSeenAt: number
  signInMethods: string[]
  hasSecondFactor: boolean
  openSessions: number
  openAttempts: number
  accommodation: { extra: ExtraTime; scribe: boolean; reason: string } | null
  /** A guardian who was asked, whether or not the link still works. */
  hasGuardian: boolean
}

/** GET /api/admin/students/:uid. Of a deleted account nothing is left but the fact. */
export type StudentPage =
  | { state: 'erased'; requestedAt: number; doneAt: number | null }
  | { state: 'present'; student: StudentHead; timeline: CursorPage<TimelineEntry> }

/** POST /api/admin/students/:uid/contact: what the head hides. */
export type StudentContact = {
  email: string
  phoneNumber: string | null
  birthDate: string | null
  guardianName: string | null
  guardianEmail: string | null
}

/** GET /api/admin/students/:uid/attempts/:attemptId */
export type StudentAttempt = {
  id: string
  test: { id: string; title: Bilingual }
  state: AttemptState
  startedAt: number
  deadlineAt: number | null
  /** Late answers that may still be counted, and until when. */
  countable: number
  refusals: Record<AttemptAct, ActRefusal | null>
}
