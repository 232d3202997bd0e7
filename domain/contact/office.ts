import { z } from 'zod'
import type { DeliveryState } from '../notifications/delivery.ts'
import type { Language } from '../language.ts'
import { answerLength, contactTopics, inboxStates, type ContactState, type ContactTopic } from './topics.ts'

/** Query of GET /api/admin/contact. A search looks in every state. */
export const InboxQuery = z.strictObject({
  state: z.enum(inboxStates).optional(),
  topic: z.enum(contactTopics).optional(),
  /** A reference or an e-mail address, or how one begins. */
  q: z.string().trim().min(2).max(200).optional(),
  cursor: z.string().max(200).optional(),
})
export type InboxQuery = z.infer<typeof InboxQuery>

const Text = z.string().trim().min(1).max(answerLength)
/** Revision of the message that the administrator saw. */
const Revision = z.coerce.number().int().min(0)

export const AnswerMessage = z.strictObject({ text: Text, revision: Revision })
export const NoteMessage = z.strictObject({ text: Text })
export const MoveMessage = z.strictObject({ state: z.enum(['new', 'closed', 'spam']), revision: Revision })
/** Answer in the making; `revision` is that of the draft from which it began, 0 without one. */
export const AnswerDraft = z.strictObject({ text: z.string().max(answerLength), revision: Revision })

/** Message in the list. */
export type MessageLine = {
  id: string
  reference: string
  name: string
  topic: ContactTopic
  subject: string
  language: Language
  state: ContactState
  createdAt: number
  updatedAt: number
}

type Written = { id: string; text: string; at: number; by: string | null }

export type MessageAnswer = Written & { delivery: DeliveryState; deliveredAt: number | null; maySendAgain: boolean }

/** Message with its answers, notes and draft. */
export type MessageView = MessageLine & {
  email: string
  message: string
  /** The sender's account; null for a visitor. */
  userId: string | null
  /** True when the answer may quote the message: the sender's account has confirmed this address. */
  isConfirmed: boolean
  revision: number
  answers: MessageAnswer[]
  notes: Written[]
  draft: { text: string; revision: number; at: number | null; by: string | null }
}
