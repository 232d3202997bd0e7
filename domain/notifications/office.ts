import { z } from 'zod'
import { StudentFilter } from '../accounts/student-list.ts'
import type { ChecklistEntry } from '../content/checklist.ts'
import { DraftBody } from '../content/contract.ts'
import { languages } from '../language.ts'
import type { Bilingual } from '../questions/text.ts'
import type { Audience } from './audience.ts'
import { broadcastStates, type BroadcastState } from './broadcasts.ts'
import { noticeKinds, type NoticeKind } from './kinds.ts'
import { noticeMailStates, type NoticeMailState } from './mails.ts'
import type { MessageSubject } from './messages.ts'
import { NoticeTemplate } from './templates.ts'

const Cursor = z.string().max(400).optional()
const Revision = z.int().min(0)

/** Query of GET /api/admin/notifications/messages. */
export const MessageQuery = z.strictObject({
  state: z.enum(broadcastStates).optional(),
  /** Words of the title, in either language. */
  q: z.string().trim().min(1).max(100).optional(),
  cursor: Cursor,
})
export type MessageQuery = z.infer<typeof MessageQuery>

/** Query of GET /api/admin/notifications/automatic. */
export const AutomaticQuery = z.strictObject({ kind: z.enum(noticeKinds).optional(), cursor: Cursor })
export type AutomaticQuery = z.infer<typeof AutomaticQuery>

/** Body of POST /api/admin/notifications/messages: a copy of a message, or one to students who pass a filter. */
export const NewMessage = z.strictObject({
  from: z.string().min(1).max(64).optional(),
  filter: StudentFilter.optional(),
})
export type NewMessage = z.infer<typeof NewMessage>

export const MessageDraft = z.strictObject({ revision: Revision, body: DraftBody })
export const AtMessageRevision = z.strictObject({ revision: Revision })

/** `at`: Unix milliseconds; null for now. */
export const MessageSchedule = z.strictObject({ revision: Revision, at: z.int().positive().nullable() })

/** Most students whom the office counts; one more where there are more. */
export const countedStudents = 100_000

/** Students whom an audience reaches; each number up to `countedStudents`. */
export type Reach = {
  /** In the audience. */
  students: number
  /** Minors without a guardian's consent, who get messages about the service alone. */
  minors: number
  /** Students who get it in the bell and by mail, after their choices. */
  bell: number
  mail: number
  /** Students without a mail: address not confirmed or refusing mail, account blocked, or mails switched off. */
  unconfirmed: number
  bounced: number
  blocked: number
  mailOff: number
}

/** Mails by state, each number up to `countedTo`, one more where there are more. */
export type MailCounts = Partial<Record<NoticeMailState, number>>

/** Audience with the titles of the items that it names. */
export type NamedAudience = { audience: Audience; titles: Bilingual[] }

type Line = {
  id: string
  state: BroadcastState
  /** Null for a draft. */
  at: number | null
  inBell: boolean
  byMail: boolean
  mails: MailCounts
}

/** Message in the list. */
export type MessageLine = Line & {
  title: Bilingual
  about: MessageSubject | null
  /** Null while the draft names none. */
  to: NamedAudience | null
  updatedAt: number
  /** Name of the administrator; null for a deleted account. */
  by: string | null
}

/** Broadcast of an event in the list; `title` in the words of its template. */
export type AutomaticLine = Line & { kind: NoticeKind; title: Bilingual; link: string | null; to: NamedAudience }

/** Draft of a message as its editor holds it. */
export type MessageDraftState = {
  revision: number
  body: DraftBody
  faults: Record<string, string>
  checklist: ChecklistEntry[]
  updatedAt: number
  updatedBy: string | null
  updatedByName: string | null
}

/** Message with its draft; once it is scheduled, the draft is what is sent. */
export type MessageView = MessageLine & {
  draft: MessageDraftState
  /** Students who have read it in the bell, up to `countedTo`; null before it is seen. */
  read: number | null
}

const Source = z.string().min(1).max(64).optional()

/** Query of GET /api/admin/notifications/mails: those of a broadcast, or of all; sent ones are listed by broadcast. */
export const MailQuery = z
  .strictObject({ state: z.enum(noticeMailStates), source: Source, cursor: Cursor })
  .refine(({ state, source }) => state !== 'sent' || source !== undefined, { path: ['source'] })
export type MailQuery = z.infer<typeof MailQuery>

export const MailCountQuery = z.strictObject({ source: Source })

/**
 * Body of POST /api/admin/notifications/mails/sending: mails to send again, one, those of a broadcast, or any. An unknown
 * one may arrive twice.
 */
export const SendMailsAgain = z.strictObject({
  state: z.enum(['failed', 'unknown']),
  id: z.string().min(1).max(200).optional(),
  source: Source,
})
export type SendMailsAgain = z.infer<typeof SendMailsAgain>

/** Address that refused a mail for good, with its student. */
export type BouncedAddress = { uid: string; name: string | null; maskedEmail: string }

/** Mail in the list of deliveries. */
export type MailLine = {
  id: string
  kind: NoticeKind
  state: NoticeMailState
  /** Why it was skipped, bounced or failed: a code. */
  reason: string | null
  attempts: number
  at: number
  /** Null once the account has ended. */
  student: { uid: string; name: string | null; maskedEmail: string } | null
}

/** Words with which a preview is drawn, not saved. */
export const NoticePreview = z.strictObject({
  kind: z.enum(noticeKinds),
  language: z.enum(languages),
  /** Words of an edited template; those in force without them. */
  template: z
    .strictObject({
      title: z.strictObject({ en: z.string().max(1_000), hi: z.string().max(1_000) }),
      text: z.strictObject({ en: z.string().max(2_000), hi: z.string().max(2_000) }),
      action: z.strictObject({ en: z.string().max(400), hi: z.string().max(400) }),
    })
    .optional(),
  /** Values of an unsent message; examples without them. */
  message: z
    .strictObject({
      title: z.strictObject({ en: z.string().max(1_000), hi: z.string().max(1_000) }),
      text: z.strictObject({ en: z.string().max(4_000), hi: z.string().max(4_000) }),
      action: z.strictObject({ en: z.string().max(400), hi: z.string().max(400) }),
      link: z.string().max(1_000),
    })
    .optional(),
})
export type NoticePreview = z.infer<typeof NoticePreview>

/** A mail as it would be sent; `html` is the whole document. */
export type DrawnMail = { subject: string; html: string }

/** A version of a template. Version 0 is what the product comes with. */
export type TemplateVersion = {
  version: number
  value: NoticeTemplate
  note: string
  at: number | null
  /** Name of the administrator; null for version 0 and for a deleted account. */
  by: string | null
}

/** Versions of a template, newest first. */
export type TemplateHistory = {
  kind: NoticeKind
  versions: [TemplateVersion, ...TemplateVersion[]]
  isCut: boolean
}

/** Template in the list. */
export type TemplateLine = { kind: NoticeKind; title: Bilingual; version: number; at: number | null; by: string | null }

/** Body of PUT /api/admin/notifications/templates/:kind. `base`: version from which the form began. */
export const SaveTemplate = z.strictObject({ base: Revision, note: z.string().trim().max(300), value: NoticeTemplate })
export type SaveTemplate = z.infer<typeof SaveTemplate>

export const RestoreTemplate = z.strictObject({ base: Revision, version: Revision })
export type RestoreTemplate = z.infer<typeof RestoreTemplate>
