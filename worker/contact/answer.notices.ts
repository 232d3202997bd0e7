import { paths } from '../../domain/paths.ts'
import type { EventHandler } from '../events/events.queue.ts'
import { tell } from '../notifications/announcing.usecases.ts'
import { findMessage } from './inbox.store.ts'

/** Tells the sender of a message who was signed in that the answer is in the mail. */
export const tellSender: EventHandler<'message.answered'> = async (services, { payload: { messageId, answerId } }) => {
  const message = await findMessage(services.db, messageId)
  if (!message || message.userId === null) return
  const occasion = { key: `answer:${answerId}`, kind: 'contact.answered', link: paths.contact() } as const
  await tell(services, occasion, [{ userId: message.userId, params: { reference: message.reference } }])
}
