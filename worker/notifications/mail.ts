import type { DeliveryState, StudentMail } from '../../domain/notifications/delivery.ts'
import type { Language } from '../../domain/language.ts'
import type { Bindings } from '../env.ts'
import { keepDead, retryLater, tryToKeep, type LetterAbout } from '../dead-letters/dead-letters.ts'
import { makeServices, type Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { insertListed, keepListed, keepOutcome } from './deliveries.store.ts'

/** Student whose account a mail is about, and its kind: the office lists it with its outcome. */
export type AboutStudent = { userId: string; kind: StudentMail }

/** A mail before layout: plain sentences and at most one action. */
export type Mail = {
  to: string
  language: Language
  subject: string
  lines: string[]
  /** `url` is absolute. */
  action?: { label: string; url: string }
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

/** Sends queued mails by the EMAIL binding: Cloudflare's in production, the mailbox of scripts/mailbox locally. */
export const consumeMail = async (batch: MessageBatch<Mail>, env: Bindings, ctx: ExecutionContext): Promise<void> => {
  const services = makeServices(env, (work) => ctx.waitUntil(work))
  for (const message of batch.messages) {
    const { to, subject } = message.body
    try {
      await env.EMAIL.send({
        from: { email: env.MAIL_FROM, name: 'Taiyari' },
        to,
        subject: subject.replace(/\s+/g, ' '),
        text: textOf(message.body),
        html: htmlOf(message.body),
      })
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

const textOf = ({ lines, action }: Mail): string =>
  [...lines, ...(action ? [`${action.label}:\n${action.url}`] : []), 'Taiyari'].join('\n\n')

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** HTML for any client: no picture, no style sheet, no tracking. */
const htmlOf = ({ language, subject, lines, action }: Mail): string => {
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px">${escaped(line).replaceAll('\n', '<br>')}</p>`)
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#0b5f66;color:#ffffff;font-weight:600;text-decoration:none">${escaped(action.label)}</a></p><p style="margin:0 0 16px;font-size:14px;color:#585e6e;overflow-wrap:anywhere">${escaped(action.url)}</p>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="margin:0;padding:24px 16px;background:#fbfaf6;color:#1c2230;font:16px/1.7 sans-serif"><div style="max-width:520px;margin:0 auto"><p style="margin:0 0 24px;font-size:20px;font-weight:600;color:#0b5f66">Taiyari</p>${paragraphs.join('')}${button ?? ''}</div></body></html>`
}
