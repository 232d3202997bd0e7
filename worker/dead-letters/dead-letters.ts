import { maskEmail } from '../../domain/accounts/mask-email.ts'
import { letterDays, type LetterQueue, type QueueName } from '../../domain/system/contract.ts'
import type { Services } from '../platform/context.ts'
import { decryptValue, encryptValue } from '../platform/encryption.ts'
import { hashOf } from '../platform/hash.ts'
import { log, reasonOf } from '../platform/log.ts'
import { backoffSeconds } from '../platform/queue.ts'
import { closeClaim, purgeBefore, putLetter } from './dead-letters.store.ts'

/** Statements for the transactions of other areas. */
export {
  claimLetters,
  dropDelivery,
  dropLetter,
  dropRecipient,
  newestLetters,
  openLetters,
} from './dead-letters.store.ts'

/** Deliveries of a message before it is dead: one more than `max_retries` of wrangler.toml. */
export const tries: Record<QueueName, number> = { tasks: 9, mail: 9, events: 9, results: 11, notices: 9 }

/** Characters of a body that is kept. */
const keptLength = 100_000
const reasonLength = 300

/** Subject, person and address of a message, recorded beside its body. */
export type LetterAbout = {
  subject?: string | undefined
  closing?: number
  userId?: string
  /** Address of a mail. */
  to?: string
}

type Storage = Pick<Services, 'db' | 'env' | 'now'>

const keyOf = ({ env }: Pick<Services, 'env'>): Promise<string> => hashOf(`dead letters ${env.AUTH_SECRET}`)

/** Keyed hash of a mail's address. */
export const recipientOf = ({ env }: Pick<Services, 'env'>, to: string): Promise<string> =>
  hashOf(`dead letters ${env.AUTH_SECRET} to ${to.toLowerCase()}`)

const masked = (text: string): string =>
  text.replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, (address) => maskEmail(address)).slice(0, reasonLength)

/** Words of an error, bounded and with masked addresses; null where there is none. */
export const reasonIn = (error: unknown): string | null =>
  error === null ? null : masked(error instanceof Error ? `${error.name}: ${reasonOf(error)}` : String(error))

/** Keeps a message that failed for good; the same one once. `error` is null where it is not known. */
export const keepLetter = async (
  services: Storage,
  queue: LetterQueue,
  { body, about, error }: { body: unknown; about: LetterAbout; error: unknown },
): Promise<void> => {
  const key = await keyOf(services)
  const json = JSON.stringify(body)
  const id = `dlt_${(await hashOf(`${key} ${queue} ${json}`)).slice(0, 25)}`
  await putLetter(services.db, {
    id,
    queue,
    sealed: json.length > keptLength ? null : await encryptValue(key, id, body),
    reason: reasonIn(error),
    subject: about.subject ?? null,
    closing: about.closing ?? null,
    userId: about.userId ?? null,
    recipient: about.to === undefined ? null : await recipientOf(services, about.to),
    diedAt: services.now(),
  })
}

/** Body of a kept message; null where it cannot be read. */
export const openLetter = async <Body>(
  services: Pick<Services, 'env'>,
  { id, sealed }: { id: string; sealed: string | null },
): Promise<Body | null> => (sealed === null ? null : decryptValue<Body>(await keyOf(services), id, sealed))

/** As `keepLetter`, where the caller can do nothing about a failure. */
export const tryToKeep = async (...[services, queue, letter]: Parameters<typeof keepLetter>): Promise<void> => {
  try {
    await keepLetter(services, queue, letter)
  } catch (error) {
    log('error', 'queue.letter_unkept', { queue }, error)
  }
}

/** Has a message delivered later; at its last try its reason is kept, which the dead-letter queue does not have. */
export const retryLater = async <Body>(
  services: Storage,
  queue: LetterQueue,
  message: Message<Body>,
  { about, error }: { about: LetterAbout; error: unknown },
): Promise<number> => {
  const delaySeconds = backoffSeconds(message.attempts)
  message.retry({ delaySeconds })
  if (message.attempts >= tries[queue]) await tryToKeep(services, queue, { body: message.body, about, error })
  return delaySeconds
}

/** Keeps a message of a dead-letter queue and acknowledges it; without storage it comes again. */
export const keepDead = async <Body>(
  services: Storage,
  queue: LetterQueue,
  message: Message<Body>,
  about: LetterAbout,
): Promise<void> => {
  try {
    await keepLetter(services, queue, { body: message.body, about, error: null })
    message.ack()
  } catch (error) {
    log('error', 'queue.letter_unkept', { queue }, error)
    message.retry({ delaySeconds: backoffSeconds(message.attempts) })
  }
}

/** Every hour: deletes letters of 30 days ago. */
export const purgeLetters = async ({ db, now }: Services): Promise<void> => {
  await purgeBefore(db, now() - letterDays * 86_400_000)
}

/** Ends a claim of letters: deletes those that the queue has again, and opens those that it refused. */
export const endClaim = async (
  { db }: Storage,
  { sent, unsent, claimedAt }: { sent: readonly string[]; unsent: readonly string[]; claimedAt: number },
): Promise<void> => {
  await closeClaim(db, sent, unsent, claimedAt)
}
