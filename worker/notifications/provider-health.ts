import type { MailAnswer } from '../../domain/notifications/sending.ts'
import type { Bindings } from '../env.ts'
import { log } from '../platform/log.ts'

/** Mails in a row without a clear answer after which the provider counts as down. */
const downAfter = 12
const pauseMs = 60_000
const longestPauseMs = 15 * pauseMs

/**
 * Health of the mail provider as this isolate saw it. A mail without an answer is not sent again, so that an outage must
 * not take a whole message with it.
 */
export class ProviderHealth {
  #unanswered = 0
  #pauses = 0
  #pausedUntil = 0

  /** Instant until which no mail is handed over; null while the provider answers, or is tried again. */
  pausedUntil(now: number): number | null {
    return this.#pausedUntil > now ? this.#pausedUntil : null
  }

  /** True while a few mails alone are tried. */
  get isDoubtful(): boolean {
    return this.#pauses > 0
  }

  note(answer: MailAnswer, now: number): void {
    if (answer !== 'silent' && answer !== 'unclear') {
      this.#unanswered = this.#pauses = 0
      return
    }
    this.#unanswered += 1
    const limit = this.isDoubtful ? 1 : downAfter
    if (this.#unanswered < limit || this.pausedUntil(now) !== null) return
    this.#pausedUntil = now + Math.min(pauseMs * 2 ** this.#pauses, longestPauseMs)
    this.#pauses += 1
    log('error', 'notices.paused', { until: new Date(this.#pausedUntil).toISOString() })
  }
}

const healths = new WeakMap<Bindings, ProviderHealth>()

export const healthOf = (env: Bindings): ProviderHealth => {
  const health = healths.get(env) ?? new ProviderHealth()
  healths.set(env, health)
  return health
}
