import { z } from 'zod'
import type { CursorPage } from '../lists.ts'
import type { NoticeKind } from './kinds.ts'
import { chosenTopics, mailChoices, topics, type Choice, type ChosenTopic, type Topic } from './topics.ts'

/** Id of a notice: of a personal one, occasion and student. */
const NoticeId = z.string().min(1).max(300)
export const NoticeParam = z.strictObject({ noticeId: NoticeId })

export const NoticesQuery = z.strictObject({
  cursor: z.string().max(600).optional(),
  topic: z.enum(topics).optional(),
})
export type NoticesQuery = z.infer<typeof NoticesQuery>

export const ReadNotices = z.strictObject({ ids: z.array(NoticeId).min(1).max(50) })

/** `to`: Unix milliseconds; later notices stay unread. */
export const ReadAllNotices = z.strictObject({ to: z.number().int().min(0) })

const TopicChoice = z.strictObject({ bell: z.boolean(), mail: z.enum(mailChoices) })

export const NoticeChoices = z.partialRecord(z.enum(chosenTopics), TopicChoice)
export type NoticeChoices = z.infer<typeof NoticeChoices>

/** Choices of a student, and facts that bear on them. */
export type NoticeSettings = {
  choices: Record<ChosenTopic, Choice>
  /** Topics of which a minor gets nothing before a guardian's consent; empty for everyone else. */
  paused: readonly ChosenTopic[]
  /** False while mails wait for the confirmation of the address. */
  isConfirmed: boolean
  /** Code of the calendar address; null without one. */
  calendarCode: string | null
}

/** A code in a public address: 128 random bits. */
const PublicCode = z.string().regex(/^[\w-]{22}$/)
export const UnsubscribeParam = z.strictObject({ code: PublicCode })
export const UnsubscribeQuery = z.strictObject({ topic: z.enum(chosenTopics) })
/** Topics of an address that a mail program posts to: several of a mail about several. */
export const OneClickTopics = z.array(z.enum(chosenTopics)).min(1).max(chosenTopics.length)
export const MailOfTopic = z.strictObject({ topic: z.enum(chosenTopics), mail: z.enum(mailChoices) })

/** Mails of a topic; `before`: the choice that a change replaced. */
export type Subscription = { mail: (typeof mailChoices)[number]; before: (typeof mailChoices)[number] }

/** A notice in the reader's language. `at`: Unix milliseconds. `link`: path of the item that it is about; null without one. */
export type Notice = {
  id: string
  kind: NoticeKind
  topic: Topic
  at: number
  title: string
  text: string
  link: string | null
  isRead: boolean
}

/** Page of a student's notices, newest first. `serverNow`: Unix milliseconds. */
export type NoticePage = CursorPage<Notice> & { unread: number; serverNow: number }
