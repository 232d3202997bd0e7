import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { addressGroup, type Limit } from '../platform/limiter.ts'
import { limitCounts, refuseFull, type Count } from '../platform/limits.ts'

/** How long a mail counts. What a mail brings must work as long (codes, links): see docs/decisions. */
export const mailWindowMs = 60 * 60_000

/** Mails of all kinds from one client address: a hall of students shares it. */
const addressLimit: Limit = { failures: 300, windowMs: mailWindowMs }
/** Mails of one kind that one account asks for. */
const accountLimit: Limit = { failures: 5, windowMs: mailWindowMs }
/** Mails of one kind to one recipient from one client address, where nobody is signed in. */
const strangerLimit: Limit = { failures: 3, windowMs: mailWindowMs }
/** Mails of one kind to one recipient, whoever asks: more than any one sender may cause. */
const recipientLimit: Limit = { failures: 10, windowMs: mailWindowMs }

export type MailAsked = {
  kind: 'confirm' | 'change' | 'reset' | 'code' | 'guardian' | 'contact'
  /** E-mail address of the recipient. */
  to: string
  /** Client address that asks. */
  from: string
  /** The account that asks, where one is signed in. */
  account?: string
}

/**
 * Counts a mail before it is sent, whether or not anyone is at the other end. The sender counts before the recipient, and
 * a refused request uses up none of the recipient's. Throws 429 with Retry-After.
 */
export const limitMail = async (services: Services, { kind, to, from, account }: MailAsked): Promise<void> => {
  const address = addressGroup(from)
  const recipient = to.toLowerCase()
  const bySender: Count = [`mail:${address}`, addressLimit]
  const toRecipient: Count = [`mail:${kind}:to:${recipient}`, recipientLimit]
  const byBoth: Count = account
    ? [`mail:${kind}:by:${account}`, accountLimit]
    : [`mail:${kind}:${address}:${recipient}`, strangerLimit]
  // Asked first, so that what is refused leaves no object behind.
  await refuseFull(services, [bySender, toRecipient])
  await limitCounts(services, [bySender, byBoth, toRecipient])
}

/**
 * Sends a mail that goes beside something else, after the reply: without it where there were too many, so that its limit
 * stands in nobody's way.
 */
export const mailWithinLimit = (services: Services, mail: MailAsked, send: () => void | Promise<void>): void => {
  const sent = async () => {
    await limitMail(services, mail)
    await send()
  }
  services.later(
    sent().catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'platform.rate_limited')) throw error
    }),
  )
}
