import type { AttemptSession } from './attempts/attempt-session.ts'
import type { ResultsMessage } from './results/results.queue.ts'
import type { Limiter } from './platform/limiter.ts'

/** What wrangler.toml and the secrets bind. */
export type Bindings = {
  ASSETS: Fetcher
  DB: D1Database
  SEARCH_DB: D1Database
  KV: KVNamespace
  FILES: R2Bucket
  ATTEMPTS: DurableObjectNamespace<AttemptSession>
  LIMITERS: DurableObjectNamespace<Limiter>
  RESULTS_QUEUE: Queue<ResultsMessage>
  /** Three addresses, comma-separated. */
  ADMIN_EMAILS: string
  /** At least 32 random characters; signs sessions and leases. */
  AUTH_SECRET: string
  /** Scheme and host the product is reached at; without it the request's own is taken. */
  PUBLIC_ORIGIN?: string
  /** `local` on a laptop; anything else is a deployment and is held to the rules of one. */
  DEPLOYMENT?: string
  BUILD_ID?: string
}
