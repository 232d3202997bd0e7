import {
  answerOfCode,
  decideMail,
  outcomeOf,
  type MailAnswer,
  type MailReason,
} from '../../domain/notifications/sending.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { sendByBinding } from './mail-sender.ts'
import { noticeMail } from './notice-mail.ts'
import { healthOf } from './provider-health.ts'
import { claimDue, keepCodes, keepOutcomes, type ClaimedMail, type KeptMail } from './sending.store.ts'
import { currentTemplates, type Templates } from './templates.usecases.ts'
import { mailsAtOnce } from './waking.ts'

/** Statement that counts the mails that are due, up to a limit, for the transaction of another area. */
export { countDue as countDueMails } from './sending.store.ts'

/** Mails that are handed to the provider at the same time; Cloudflare's limit is six connections. */
const lanes = 6
const defaultPatienceMs = 10_000

/** Tries to keep outcomes: a mail whose outcome is lost may not be sent again. */
const keepTries = 3

/** Runs work on items, some at a time. */
const inLanes = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}

const patienceOf = ({ env }: Services): number => Number(env.MAIL_PATIENCE_MS) || defaultPatienceMs

/** Hands a mail to the provider and awaits its answer for a limited time. */
const handOver = async (services: Services, mail: Parameters<typeof sendByBinding>[1]): Promise<MailAnswer> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<MailAnswer>((resolve) => {
    timer = setTimeout(() => resolve('silent'), patienceOf(services))
  })
  const answer = sendByBinding(services.env, mail).then(
    (): MailAnswer => 'taken',
    (error: unknown) => answerOfCode((error as { code?: unknown } | null)?.code),
  )
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}

const kept = (mail: ClaimedMail, parts: Omit<KeptMail, 'id' | 'isDaily'>): KeptMail => ({
  id: mail.id,
  isDaily: mail.isDaily,
  ...parts,
})

const unsent = (mail: ClaimedMail, state: 'skipped' | 'failed', reason: MailReason, now: number): KeptMail =>
  kept(mail, { state, reason, notBefore: now, tried: false })

/** Mails of one letter: one, or those of a student's day. */
const lettersOf = (mails: readonly ClaimedMail[]): ClaimedMail[][] => [
  ...Map.groupBy(mails, ({ id, userId, isDaily }) => (isDaily ? userId : id)).values(),
]

/** Mails that are to be sent now, and the outcomes of the others. */
const decide = (claimed: readonly ClaimedMail[], now: number) => {
  const wanted: ClaimedMail[] = []
  const outcomes: KeptMail[] = []
  for (const mail of claimed) {
    const decision = decideMail(mail, now)
    if (decision.to === 'send') wanted.push(mail)
    else if (decision.to === 'skip') outcomes.push(unsent(mail, 'skipped', decision.reason, now))
    else {
      const { until: notBefore, isDaily } = decision
      outcomes.push({ ...kept(mail, { state: 'pending', reason: null, notBefore, tried: false }), isDaily })
    }
  }
  return { wanted, outcomes }
}

/** Codes of the unsubscribing addresses, made where a student has none. */
const codesOf = async (services: Services, mails: readonly ClaimedMail[]): Promise<ReadonlyMap<string, string>> => {
  const known = new Map(mails.flatMap(({ userId, code }) => (code === null ? [] : [[userId, code]])))
  const without = [...new Set(mails.map(({ userId }) => userId))].filter((userId) => !known.has(userId))
  if (without.length === 0) return known
  const made = await keepCodes(
    services.db,
    without.map((userId) => ({ userId, code: services.newToken() })),
  )
  return new Map([...known, ...made])
}

/** Words of a letter; null where the values of a notice cannot be read. */
const wordsOf = (services: Services, letter: readonly ClaimedMail[], templates: Templates, code: string) => {
  const [{ language, id } = { language: 'en' as const, id: '' }] = letter
  try {
    return noticeMail(letter, templates, { language, origin: services.origin, code })
  } catch (error) {
    log('error', 'notices.unreadable', { mailId: id }, error)
    return null
  }
}

/** Sends one letter and returns the outcomes of its mails. */
const sendLetter = async (
  services: Services,
  letter: readonly ClaimedMail[],
  { templates, codes }: { templates: Templates; codes: ReadonlyMap<string, string> },
): Promise<KeptMail[]> => {
  const [first] = letter
  const code = first && codes.get(first.userId)
  if (code === undefined) return letter.map((mail) => unsent(mail, 'skipped', 'gone', services.now()))
  const words = wordsOf(services, letter, templates, code)
  if (!first?.student || !words) return letter.map((mail) => unsent(mail, 'failed', 'unreadable', services.now()))
  const answer = await handOver(services, { ...words, to: first.student.email })
  const now = services.now()
  healthOf(services.env).note(answer, now)
  return letter.map((mail) => kept(mail, { ...outcomeOf(mail.kind, answer, mail.attempts + 1, now), tried: true }))
}

const refusalsOf = (claimed: readonly ClaimedMail[], outcomes: readonly KeptMail[]) => {
  const bounced = new Set(outcomes.filter(({ state }) => state === 'bounced').map(({ id }) => id))
  return claimed.flatMap(({ id, userId, student }) =>
    student && bounced.has(id) ? [{ userId, email: student.email }] : [],
  )
}

const keep = async (services: Services, claimed: readonly ClaimedMail[], outcomes: readonly KeptMail[]) => {
  for (let tries = 1; ; tries += 1) {
    try {
      await keepOutcomes(services.db, outcomes, { refusals: refusalsOf(claimed, outcomes), now: services.now() })
      return
    } catch (error) {
      if (tries < keepTries) continue
      log('error', 'notices.outcomes_unkept', { mails: outcomes.length }, error)
      return
    }
  }
}

/** Sends the next mails that are due. Schedule, choices, address and language count as they are now. */
export const sendDue = async (services: Services): Promise<void> => {
  const health = healthOf(services.env)
  const now = services.now()
  if (health.pausedUntil(now) !== null) return
  const templates = await currentTemplates(services)
  const claimed = await claimDue(services.db, now, health.isDoubtful ? 1 : mailsAtOnce)
  if (claimed.length === 0) return
  const { wanted, outcomes } = decide(claimed, now)
  try {
    const codes = await codesOf(services, wanted)
    await inLanes(lettersOf(wanted), async (letter) => {
      if (health.pausedUntil(services.now()) === null)
        outcomes.push(...(await sendLetter(services, letter, { templates, codes })))
    })
  } finally {
    // Mails that were not handed over are due again.
    const notBefore = health.pausedUntil(services.now()) ?? now
    const decided = new Set(outcomes.map(({ id }) => id))
    const left = claimed.filter(({ id }) => !decided.has(id))
    const again = left.map((mail) => kept(mail, { state: 'pending', reason: null, notBefore, tried: false }))
    await keep(services, claimed, [...outcomes, ...again])
  }
}
