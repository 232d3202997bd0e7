import { contentFaults } from '../../domain/content/contract-faults.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import { AuthoredMessage, broadcastOf } from '../../domain/notifications/messages.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { findMessage } from './messages.store.ts'

/** A message as it is stored. */
export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>

export const bodyOf = ({ draft }: MessageRow): DraftBody => draft ?? {}

export const titleOf = (body: DraftBody): Bilingual => {
  const held = (body['title'] ?? {}) as Partial<Bilingual>
  return { en: String(held.en ?? ''), hi: String(held.hi ?? '') }
}

/** Faults of a draft, and the broadcast that it would become without any. */
export const checkBody = (body: DraftBody) => {
  const { data, error } = AuthoredMessage.safeParse(body)
  return { faults: error ? contentFaults(error, body) : {}, ready: data ? broadcastOf(data) : null }
}

/** The row of a message. Throws 404 for an unknown one. */
export const requiredMessage = async ({ db }: Services, id: string): Promise<MessageRow> => {
  const row = await findMessage(db, id)
  if (!row) throw notFound()
  return row
}
