import type { AttemptSession } from './attempts/attempt-session.ts'
import type { HallPart } from './attempts/hall/hall-part.ts'
import type { ResultsMessage } from './results/results.queue.ts'
import type { RevisionDeck } from './revision/revision-deck.ts'
import type { Limiter } from './platform/limiter.ts'
import type { EventMessage } from './events/outbox.ts'
import type { Mail } from './notifications/mail.ts'
import type { NoticesMessage } from './notifications/waking.ts'
import type { TaskMessage } from './tasks/task.ts'

/** Bindings of wrangler.toml, and the secrets. */
export type Bindings = {
  ASSETS: Fetcher
  DB: D1Database
  SEARCH_DB: D1Database
  KV: KVNamespace
  FILES: R2Bucket
  ATTEMPTS: DurableObjectNamespace<AttemptSession>
  HALLS: DurableObjectNamespace<HallPart>
  DECKS: DurableObjectNamespace<RevisionDeck>
  LIMITERS: DurableObjectNamespace<Limiter>
  RESULTS_QUEUE: Queue<ResultsMessage>
  MAIL_QUEUE: Queue<Mail>
  TASKS_QUEUE: Queue<TaskMessage>
  EVENTS_QUEUE: Queue<EventMessage>
  NOTICES_QUEUE: Queue<NoticesMessage>
  /** Sends mails: of accounts and answers (MAIL_QUEUE), of notices (NOTICES_QUEUE). */
  EMAIL: SendEmail
  /** The mailbox page of scripts/mailbox; bound on a laptop only. */
  MAILBOX?: Fetcher
  /** Three addresses, comma-separated. */
  ADMIN_EMAILS: string
  /** At least 32 random characters; signs sessions and leases. */
  AUTH_SECRET: string
  /** Scheme and host of the product; the request's own where it is missing. */
  PUBLIC_ORIGIN?: string
  /** Origin of links in mails that no request begins; set on a laptop only, where PUBLIC_ORIGIN is missing. */
  LAPTOP_ORIGIN?: string
  /** `local` on a laptop; anything else is a deployment, under its rules. */
  DEPLOYMENT?: string
  /** `required` asks administrators for a second factor on a laptop too. */
  ADMIN_SECOND_FACTOR?: string
  /** Sign-ups an hour from one client address beyond which each needs a proof of work; `off` for never. */
  SIGN_UP_WORK_AFTER?: string
  BUILD_ID?: string
  /** Sender address of mails. */
  MAIL_FROM: string
  /** Milliseconds for which the answer to a notice's mail is awaited; 10,000 where it is missing. */
  MAIL_PATIENCE_MS?: string
  /** Social sign-in by any OpenID provider; by Google where only the client's id and secret are set. */
  OPENID_PROVIDER?: string
  OPENID_NAME?: string
  OPENID_CLIENT_ID?: string
  OPENID_CLIENT_SECRET?: string
  OPENID_AUTHORIZATION_URL?: string
  OPENID_TOKEN_URL?: string
  OPENID_USERINFO_URL?: string
  /** Payment gateway: Razorpay's address where it is missing; the sandbox on a laptop. */
  PAYMENT_URL?: string
  PAYMENT_KEY_ID?: string
  /** `allowed` in a trial deployment, where nobody pays real money. */
  PAYMENT_TEST_KEYS?: string
  PAYMENT_KEY_SECRET?: string
  PAYMENT_WEBHOOK_SECRET?: string
}
