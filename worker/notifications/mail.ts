import type { DeliveryState, StudentMail } from '../../domain/notifications/delivery.ts'
import type { Bindings } from '../env.ts'
import { keepDead, retryLater, tryToKeep, type LetterAbout } from '../dead-letters/dead-letters.ts'
import { makeServices, type Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { insertListed, keepListed, keepOutcome } from './deliveries.store.ts'
import type { MailContent } from './mail-layout.ts'
import { sendByBinding } from './mail-sender.ts'

/** Student whose account a mail is about, and its kind: the office lists it with its outcome. */
export type AboutStudent = { userId: string; kind: StudentMail }

/** A mail about an account, or an answer. */
export type Mail = Pick<MailContent, 'language' | 'subject' | 'action'> & {
  to: string
  lines: string[]
  /** Delivery whose outcome is kept (deliveries.usecases.ts). */
  deliveryId?: string
  about?: AboutStudent
}

const aboutOf = ({ to, deliveryId }: Mail): LetterAbout => ({ to, subject: deliveryId })

/** Queues a mail; false where the queue refuses it. It is then among the dead letters. */
export const queueMail = async (services: Services, mail: Mail): Promise<boolean> => {
  try {
    await services.env.MAIL_QUEUE.send(mail)
    return true
  } catch (error) {
    log('error', 'mail.unqueued', {}, error)
    await tryToKeep(services, 'mail', { body: mail, about: aboutOf(mail), error })
    return false
  }
}

/** Queues a mail after the reply, so that the time of a reply does not reveal whether a mail was sent. */
export const sendMail = (services: Services, mail: Mail, about?: AboutStudent): void =>
  services.later(about ? queueListed(services, mail, about) : queueMail(services, mail))

/** Queues a mail that the office lists. */
const queueListed = async (services: Services, mail: Mail, about: AboutStudent): Promise<void> => {
  const deliveryId = services.newId('dlv')
  const isQueued = await queueMail(services, { ...mail, deliveryId, about })
  const state = isQueued ? 'queued' : 'failed'
  await insertListed(services.db, { id: deliveryId, state, attempts: 0, now: services.now(), ...about })
}

/** Sends queued mails. */
export const consumeMail = async (batch: MessageBatch<Mail>, env: Bindings, ctx: ExecutionContext): Promise<void> => {
  const services = makeServices(env, (work) => ctx.waitUntil(work))
  for (const message of batch.messages) {
    try {
      await sendByBinding(env, message.body)
      message.ack()
      await keepDelivery(services, message, 'sent')
    } catch (error) {
      // The sender's message may contain the recipient's address.
      log('warn', 'mail.unsent', { attempts: message.attempts, error: error instanceof Error ? error.name : 'unknown' })
      await retryLater(services, 'mail', message, { about: aboutOf(message.body), error })
    }
  }
}

/** Keeps mails that failed after all retries. Recipient and text are personal and not logged. */
export const reportDeadMail = async (
  batch: MessageBatch<Mail>,
  env: Bindings,
  ctx: ExecutionContext,
): Promise<void> => {
  const services = makeServices(env, (work) => ctx.waitUntil(work))
  for (const message of batch.messages) {
    log('error', 'mail.dead_letter', { language: message.body.language })
    await keepDelivery(services, message, 'failed')
    await keepDead(services, 'mail', message, aboutOf(message.body))
  }
}

/** Keeps the outcome of a mail whose sender waits for it. Failing to must not send the mail again. */
const keepDelivery = async (
  services: Services,
  { body: { deliveryId: id, about }, attempts }: Message<Mail>,
  state: DeliveryState,
): Promise<void> => {
  if (id === undefined) return
  const outcome = { id, state, attempts, now: services.now() }
  try {
    await (about ? keepListed(services.db, { ...outcome, ...about }) : keepOutcome(services.db, outcome))
  } catch (error) {
    log('error', 'mail.outcome_unkept', { deliveryId: id }, error)
  }
}
