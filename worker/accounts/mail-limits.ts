import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { addressGroup } from '../platform/client-address.ts'
import type { Limit } from '../platform/limiter.ts'
import { limitCounts, refuseIfFull, type Count } from '../platform/limits.ts'

/** Lifetime of a mail in the limits. Links and codes in mails must live as long: see docs/decisions. */
export const mailWindowMs = 60 * 60_000

/** Mails of all kinds from one client address: a hall of students shares it. */
const addressLimit: Limit = { failures: 300, windowMs: mailWindowMs }
/** Mails of one kind requested by one account. */
const accountLimit: Limit = { failures: 5, windowMs: mailWindowMs }
/** Mails of one kind to one recipient from one client address, without a sign-in. */
const strangerLimit: Limit = { failures: 3, windowMs: mailWindowMs }
/** Mails of one kind to one recipient, from anyone: more than any one sender may cause. */
const recipientLimit: Limit = { failures: 10, windowMs: mailWindowMs }

export type MailRequest = {
  kind: 'confirm' | 'change' | 'reset' | 'code' | 'guardian' | 'contact'
  /** E-mail address of the recipient. */
  to: string
  /** Client address of the request. */
  from: string
  /** Account of the request, when signed in. */
  account?: string
}

/**
 * Counts a mail before it is sent, whether or not the recipient exists. The sender counts before the recipient, and a
 * refused request uses up none of the recipient's. Throws 429 with Retry-After.
 */
export const limitMail = async (services: Services, { kind, to, from, account }: MailRequest): Promise<void> => {
  const address = addressGroup(from)
  const recipient = to.toLowerCase()
  const bySender: Count = [`mail:${address}`, addressLimit]
  const toRecipient: Count = [`mail:${kind}:to:${recipient}`, recipientLimit]
  const byBoth: Count = account
    ? [`mail:${kind}:by:${account}`, accountLimit]
    : [`mail:${kind}:${address}:${recipient}`, strangerLimit]
  // Checked first, so that a refused request creates no object.
  await refuseIfFull(services, [bySender, toRecipient])
  await limitCounts(services, [bySender, byBoth, toRecipient])
}

/** Sends a secondary mail after the reply, and drops it past the limit, so that the limit never blocks the main act. */
export const mailWithinLimit = (services: Services, mail: MailRequest, send: () => void | Promise<void>): void => {
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
