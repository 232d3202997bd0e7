import { sql } from 'drizzle-orm'
import type { Audience } from '../../domain/notifications/audience.ts'
import type { NoticeContent } from '../../domain/notifications/kinds.ts'
import { initialTemplates } from '../../domain/notifications/initial-templates.ts'
import type { Bindings } from '../../worker/env.ts'
import { announce } from '../../worker/notifications/announcing.usecases.ts'
import { fanOut } from '../../worker/notifications/fan-out.usecases.ts'
import { sendDue } from '../../worker/notifications/sending.usecases.ts'
import type { NoticesMessage } from '../../worker/notifications/waking.ts'
import { makeServices, type Services } from '../../worker/platform/context.ts'
import { db, env, unique } from './support.ts'

export type Sent = {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/** Error of the mail provider with its code. */
export const providerError = (code: string): Error => Object.assign(new Error(code), { code })

/** Noon in India on a day in the near future: outside the quiet hours, and after what other tests announced. */
export const noon = Date.parse('2030-06-12T06:30:00Z')
export const hourMs = 3_600_000

/**
 * Mails of notices at a time of one's own, with a queue that keeps its messages and a provider that answers as told.
 * `answer` throws an error of the provider, or waits.
 */
export const noticePost = ({ at = noon, answer = async () => undefined, bindings: own = env }: Parts = {}) => {
  const clock = { at }
  const sent: Sent[] = []
  const messages: NoticesMessage[] = []
  const bindings = {
    ...own,
    MAIL_PATIENCE_MS: '200',
    EMAIL: {
      send: async (mail: Sent) => {
        sent.push(mail)
        await answer(mail)
        return { messageId: 'sent' }
      },
    } as never,
    NOTICES_QUEUE: {
      sendBatch: async (batch: { body: NoticesMessage }[]) => void messages.push(...batch.map(({ body }) => body)),
    } as never,
  }
  const work: Promise<unknown>[] = []
  const later = (started: Promise<unknown>) => void work.push(started)
  const services: Services = {
    ...makeServices(bindings, later, 'https://taiyari.test'),
    now: () => clock.at,
  }
  const take = (message: NoticesMessage) =>
    'broadcastId' in message ? fanOut(services, message.broadcastId) : sendDue(services)
  return {
    clock,
    sent,
    messages,
    services,
    take,
    to: (email: string) => sent.filter((mail) => mail.to === email),
    /** Delivers messages until none is left. */
    deliver: async () => {
      await Promise.all(work.splice(0))
      for (let next = messages.shift(); next; next = messages.shift()) await take(next)
    },
  }
}

type Parts = { at?: number; answer?: (mail: Sent) => Promise<unknown>; bindings?: Bindings }

export type Post = ReturnType<typeof noticePost>

/** Announces the result of a test under a title of its own. */
export const announceResult = async (
  { services }: Pick<Post, 'services'>,
  audience: Audience,
  parts: Partial<NoticeContent> & { key?: string; at?: number; endsAt?: number } = {},
): Promise<{ key: string; exam: string }> => {
  const [key, exam] = [unique('key'), unique('Test ')]
  await announce(services, {
    key,
    kind: 'result.out',
    params: { test: { en: exam, hi: `${exam} हिं` } },
    link: '/tests',
    audience,
    ...parts,
  } as Parameters<typeof announce>[1])
  return { key: parts.key ?? key, exam }
}

/** Title of such a result in the bell and in mails. */
export const resultTitle = (exam: string, language: 'en' | 'hi' = 'en'): string =>
  initialTemplates['result.out'].title[language].replace('{{test}}', language === 'hi' ? `${exam} हिं` : exam)

/** Adds students to those who saved a job, long ago. */
export const saveJob = (jobId: string, ...students: readonly string[]) =>
  db.run(sql`INSERT INTO saved_jobs (user_id, job_id, created_at)
    SELECT value, ${jobId}, 1 FROM json_each(${JSON.stringify(students)})`)

type MailRow = { state: string; reason: string | null; isDaily: number; notBefore: number; attempts: number }

export const mailsOf = async (userId: string): Promise<MailRow[]> =>
  (
    await db.$client
      .prepare(
        'SELECT state, reason, is_daily AS isDaily, not_before AS notBefore, attempts FROM notice_mails WHERE user_id = ?1 ORDER BY id',
      )
      .bind(userId)
      .all<MailRow>()
  ).results

export const stateOf = async (key: string): Promise<string | undefined> =>
  (await db.get<{ state: string } | undefined>(sql`SELECT state FROM broadcasts WHERE key = ${key}`))?.state
