import type { Activity } from '../activities/contract.ts'
import type { AttemptState } from '../attempts/contract.ts'
import type { ChallengeState } from '../challenges/states.ts'
import type { ContactState } from '../contact/topics.ts'
import type { DraftKind } from '../content.ts'
import type { DeliveryState, StudentMail } from '../notifications/delivery.ts'
import type { NoticeMailState } from '../notifications/mails.ts'
import type { Bilingual } from '../questions/text.ts'
import type { OrderState, RefundState } from '../purchases/orders.ts'
import type { ReportReason } from '../questions/report-reasons.ts'
import type { ReportState } from '../questions/report-states.ts'
import type { Validity } from '../results/contract.ts'

/** Sources of a student's timeline, which are its filters too. */
export const timelineKinds = [
  'attempt',
  'access',
  'order',
  'refund',
  'report',
  'challenge',
  'message',
  'certificate',
  'sign_in',
  'account',
  'act',
  'note',
  'mail',
  'notice',
  'look',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** Kinds that the timeline shows only when they are chosen. */
export const hiddenKinds: readonly TimelineKind[] = ['look']

/** Characters of a note. */
export const noteLength = 2_000

type At = { at: number; id: string }

/** An attempt with its result; `late`: answers that arrived after the end and count. */
export type AttemptEntry = At & {
  test: { id: string; title: Bilingual }
  state: AttemptState
  submittedAt: number | null
  /** Reason of a reset, reopening or invalidation. */
  reason: string | null
  result: {
    units: number
    maxUnits: number
    validity: Validity
    late: number
    /** Null for practice, and where there are no ranks. */
    rank: { rank: number; of: number } | null
  } | null
}

/** `item`: null for a pass, and for one that no longer exists; `title`: as it was ordered. */
export type AccessEntry = At & {
  itemId: string
  item: { kind: DraftKind; title: Bilingual } | null
  title: Bilingual | null
  startsAt: number
  endsAt: number | null
  revokedAt: number | null
}

/** Paise; `isGrant`: given by the office for nothing. */
export type OrderEntry = At & { title: Bilingual; state: OrderState; totalPaise: number; isGrant: boolean }

export type RefundEntry = At & { orderId: string; title: Bilingual; state: RefundState; amountPaise: number }

export type ReportEntry = At & { questionId: string; reason: ReportReason; note: string; state: ReportState }

export type ChallengeEntry = At & {
  questionId: string
  questionVersionId: string
  reason: string
  state: ChallengeState
}

export type MessageEntry = At & { reference: string; subject: string; state: ContactState; answers: number }

export type CertificateEntry = At & { course: Bilingual; revokedAt: number | null }

/** A session that has not ended. `network`: its address without the part that names one device. */
export type SignInEntry = At & {
  browser: string | null
  system: string | null
  network: string | null
  lastSeenAt: number
}

export type NoteEntry = At & { text: string; by: string | null }

export type MailEntry = At & {
  mail: StudentMail
  state: DeliveryState
  /** Message to send again; null where it is not kept. */
  letterId: string | null
  error: string | null
}

/** A notice in the bell; `mail`: null without one. */
export type NoticeEntry = At & {
  title: Bilingual
  isRead: boolean
  mail: { state: NoticeMailState; reason: string | null } | null
}

export type ActivityEntry = At & { activity: Activity }

type Entries = {
  attempt: AttemptEntry
  access: AccessEntry
  order: OrderEntry
  refund: RefundEntry
  report: ReportEntry
  challenge: ChallengeEntry
  message: MessageEntry
  certificate: CertificateEntry
  sign_in: SignInEntry
  account: ActivityEntry
  act: ActivityEntry
  note: NoteEntry
  mail: MailEntry
  notice: NoticeEntry
  look: ActivityEntry
}

export type EntryOf<Kind extends TimelineKind> = Entries[Kind]

/** One entry of a student's timeline. Instants are Unix milliseconds. */
export type TimelineEntry = { [Kind in TimelineKind]: { kind: Kind } & Entries[Kind] }[TimelineKind]
