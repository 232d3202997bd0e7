import { afterQuietHours, nextDaily } from './hours.ts'
import { ruleOf, type NoticeKind } from './kinds.ts'
import { fixedTopics, type MailChoice, type Topic } from './topics.ts'

/**
 * Why a mail was not sent or did not arrive. `bounced`: its address refused an earlier mail for good; `refused`: it refused
 * this one; `rejected`: the provider does not take such a mail; `busy`: the provider took none; `silent`: it did not
 * answer; `unclear`: its answer does not say; `lost`: the sender ended before the answer; `unreadable`: its values or
 * words.
 */
export const mailReasons = [
  'stopped',
  'ended',
  'gone',
  'blocked',
  'minor',
  'unconfirmed',
  'off',
  'bounced',
  'refused',
  'rejected',
  'busy',
  'silent',
  'unclear',
  'lost',
  'unreadable',
] as const
export type MailReason = (typeof mailReasons)[number]

/** A mail that is due, with its notice and its student as they are now. */
export type DueMail = {
  kind: NoticeKind
  topic: Topic
  isDaily: boolean
  /** Its broadcast or notice; null where it is gone. `at` and `endsAt` are null for a personal notice. */
  source: { isStopped: boolean; at: number | null; endsAt: number | null } | null
  /** Null where the account has ended. */
  student: {
    email: string
    isConfirmed: boolean
    isBlocked: boolean
    /** False for a minor without consent and a kind that the service does not need. */
    mayGet: boolean
    /** Null for the default. */
    choice: MailChoice | null
    bouncedEmail: string | null
  } | null
}

/** Decision on a mail that is due. `wait`: it becomes due at `until`. */
export type MailDecision =
  { to: 'send' } | { to: 'skip'; reason: MailReason } | { to: 'wait'; until: number; isDaily: boolean }

const skip = (reason: MailReason): MailDecision => ({ to: 'skip', reason })

const skipReason = ({ topic, student, source }: DueMail, now: number): MailReason | null => {
  if (!student) return 'gone'
  if (!source || source.isStopped) return 'stopped'
  if (source.endsAt !== null && source.endsAt <= now) return 'ended'
  if (student.isBlocked && !fixedTopics.has(topic)) return 'blocked'
  if (!student.mayGet) return 'minor'
  if (!student.isConfirmed) return 'unconfirmed'
  if (student.choice === 'off' && !fixedTopics.has(topic)) return 'off'
  return student.bouncedEmail === student.email ? 'bounced' : null
}

/** Decides at the time of sending, because schedule, choices and account may have changed since the mail was made. */
export const decideMail = (mail: DueMail, now: number): MailDecision => {
  const reason = skipReason(mail, now)
  if (reason) return skip(reason)
  const { kind, topic, isDaily, source, student } = mail
  if (source?.at && source.at > now) return { to: 'wait', until: source.at, isDaily }
  if (!isDaily && student?.choice === 'daily' && !fixedTopics.has(topic))
    return { to: 'wait', until: nextDaily(now), isDaily: true }
  const morning = ruleOf(kind).urgent ? now : afterQuietHours(now)
  return morning > now ? { to: 'wait', until: morning, isDaily } : { to: 'send' }
}

/** Answer of the mail provider. `later`: it surely did not take the mail. */
export type MailAnswer = 'taken' | 'later' | 'refused' | 'rejected' | 'unclear' | 'silent'

/** Errors after which the same mail is taken later: limits, and a sender that is not set up yet. */
const laterCodes = new Set([
  'E_RATE_LIMIT_EXCEEDED',
  'E_DAILY_LIMIT_EXCEEDED',
  'E_SENDER_NOT_VERIFIED',
  'E_SENDER_DOMAIN_NOT_AVAILABLE',
  'E_RECIPIENT_NOT_ALLOWED',
])

/** Errors in the mail itself, beside those of its headers. */
const rejectedCodes = new Set([
  'E_VALIDATION_ERROR',
  'E_FIELD_MISSING',
  'E_TOO_MANY_RECIPIENTS',
  'E_TOO_MANY_ATTACHMENTS',
  'E_CONTENT_TOO_LARGE',
])

/**
 * Meaning of an error code of Cloudflare's mail binding. `E_DELIVERY_FAILED` and `E_INTERNAL_SERVER_ERROR` do not exclude
 * that the mail was taken; an address that refuses for good is suppressed by the provider from the next mail on.
 */
export const answerOfCode = (code: unknown): MailAnswer => {
  if (typeof code !== 'string') return 'unclear'
  if (code === 'E_RECIPIENT_SUPPRESSED') return 'refused'
  if (laterCodes.has(code)) return 'later'
  return rejectedCodes.has(code) || code.startsWith('E_HEADER') ? 'rejected' : 'unclear'
}

const minuteMs = 60_000
const longestWaitMs = 120 * minuteMs

/** Tries of a mail that the provider does not take: more than a day, after which its daily limit begins anew. */
export const mostTries = 20
/** Tries of a mail that is sent again without an answer. */
export const mostResent = 5

export type MailOutcome = {
  state: 'sent' | 'pending' | 'unknown' | 'bounced' | 'failed'
  reason: MailReason | null
  /** Instant of the next try of a pending mail. */
  notBefore: number
}

/** State of a mail after an answer; `attempts` includes this one. */
export const outcomeOf = (kind: NoticeKind, answer: MailAnswer, attempts: number, now: number): MailOutcome => {
  const again = { state: 'pending', notBefore: now + Math.min(2 ** (attempts - 1) * minuteMs, longestWaitMs) } as const
  const end = (state: MailOutcome['state'], reason: MailReason | null): MailOutcome => ({
    state,
    reason,
    notBefore: now,
  })
  switch (answer) {
    case 'taken':
      return end('sent', null)
    case 'refused':
      return end('bounced', 'refused')
    case 'rejected':
      return end('failed', 'rejected')
    case 'later':
      return attempts < mostTries ? { ...again, reason: 'busy' } : end('failed', 'busy')
    default:
      return ruleOf(kind).resent && attempts < mostResent ? { ...again, reason: answer } : end('unknown', answer)
  }
}
