import { drizzle } from 'drizzle-orm/d1'
import * as schema from '../../../drizzle/schema/index.ts'
import type { Bindings } from '../../env.ts'
import { log } from '../../platform/log.ts'
import type { ResultsMessage } from '../../results/results.queue.ts'
import { resultExists } from '../../results/results.usecases.ts'
import { hasLog, isOpenInD1 } from '../attempts.store.ts'
import { dropLoggedJournal } from './log.ts'
import type { AttemptStore } from './attempt.store.ts'

/** Exponential backoff of an outbox row: first and last delay, milliseconds. */
const resendMs = { first: 5_000, last: 300_000 }

/** The time of the next send; null where nothing is pending. */
export const nextSendAt = (store: AttemptStore, now: number): number | null => {
  const pending = store.pending
  return pending && now + Math.min(resendMs.first * 2 ** pending.sends, resendMs.last)
}

/**
 * Sends the pending message. Its row is deleted only once its effect is visible in D1, since a queue may lose messages.
 */
export const drain = async (store: AttemptStore, env: Bindings, now: number): Promise<void> => {
  const pending = store.pending
  if (!pending) return
  const { closing, message, sends } = pending
  try {
    if (sends > 0 && (await hasArrived(env, message))) {
      // Withdrawn meanwhile.
      if (store.pending?.closing !== closing) return
      store.outbox.delete(closing)
      if (message.kind === 'log') dropLoggedJournal(store, message, now)
      if (store.require().state === 'submitted' && !store.pending) store.update({ state: 'scored' })
      return
    }
    await env.RESULTS_QUEUE.send(message)
    store.outbox.countSend(closing)
  } catch (error) {
    log('warn', 'attempts.outbox_unsent', { attemptId: store.require().attemptId }, error)
  }
}

const hasArrived = async (env: Bindings, message: ResultsMessage): Promise<boolean> => {
  const db = drizzle(env.DB, { schema })
  if (message.kind === 'submission') return resultExists(env, message)
  if (message.kind === 'absence') return !(await isOpenInD1(db, message.attemptId))
  return message.kind !== 'log' || hasLog(db, message)
}
