import type { LettersAgain, LetterQueue, SentAgain } from '../../domain/system/contract.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import { claimLetters, dropLetter, endClaim, openLetter } from '../dead-letters/dead-letters.ts'
import type { EventMessage } from '../events/outbox.ts'
import { keepRequeued } from '../notifications/deliveries.usecases.ts'
import type { Mail } from '../notifications/mail.ts'
import type { NoticesMessage } from '../notifications/waking.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import type { ResultsMessage } from '../results/results.queue.ts'

/** Letters of one press. */
const claimedLetters = 100

type Claimed = { id: string; queue: LetterQueue; sealed: string | null }

/** Queues a kept message; false where it cannot be read or the queue refuses it. */
const queueAgain = async (services: Services, letter: Claimed): Promise<boolean> => {
  const { env } = services
  const send: Record<LetterQueue, (body: unknown) => Promise<unknown>> = {
    mail: (body) => env.MAIL_QUEUE.send(body as Mail),
    events: (body) => env.EVENTS_QUEUE.send(body as EventMessage),
    results: (body) => env.RESULTS_QUEUE.send(body as ResultsMessage),
    notices: (body) => env.NOTICES_QUEUE.send(body as NoticesMessage),
  }
  try {
    const body = await openLetter<unknown>(services, letter)
    if (body === null) return false
    await send[letter.queue](body)
    return true
  } catch (error) {
    log('warn', 'queue.letter_unsent', { queue: letter.queue }, error)
    return false
  }
}

/**
 * Sends dead letters to their queue again: one, or the oldest of a queue. One that fails for good comes back; one that
 * was sent meanwhile is left out.
 */
export const sendLettersAgain = async (services: Services, actor: string, which: LettersAgain): Promise<SentAgain> => {
  const now = services.now()
  const act = { actor, act: 'letter.sent_again', kind: 'letter' } as const
  const itemId = 'id' in which ? which.id : which.queue
  const { results } = await inAuditedTransaction(services, { ...act, itemId }, [
    claimLetters(which, now, claimedLetters),
  ])
  const claimed = (results[0]?.results ?? []) as (Claimed & { subject: string | null })[]
  const outcomes = await Promise.all(
    claimed.map(async (letter) => ({ letter, isSent: await queueAgain(services, letter) })),
  )
  const idsOf = (isSent: boolean) => outcomes.filter((each) => each.isSent === isSent).map(({ letter }) => letter.id)
  const [sent, unsent] = [idsOf(true), idsOf(false)]
  await endClaim(services, { sent, unsent, claimedAt: now })
  await keepRequeued(
    services,
    outcomes.flatMap(({ letter, isSent }) =>
      isSent && letter.queue === 'mail' && letter.subject ? [letter.subject] : [],
    ),
  )
  return { sent: sent.length, unsent: unsent.length }
}

/** Deletes a dead letter. Throws 404 where it is gone. */
export const dropLetterAs = async (services: Services, actor: string, id: string, reason: string): Promise<void> => {
  const act = { actor, act: 'letter.dropped', kind: 'letter', itemId: id, reason } as const
  if (!(await inAuditedTransaction(services, act, [dropLetter(id)])).isDone) throw notFound()
}
