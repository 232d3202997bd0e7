import { z } from 'zod'
import { keepDead, retryLater } from '../dead-letters/dead-letters.ts'
import type { Bindings } from '../env.ts'
import { makeServices, type Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { fanOut } from './fan-out.usecases.ts'
import { sendDue } from './sending.usecases.ts'
import type { NoticesMessage } from './waking.ts'

const Body: z.ZodType<NoticesMessage> = z.union([
  z.strictObject({ broadcastId: z.string() }),
  z.strictObject({ due: z.literal(true) }),
])

const aboutOf = (body: NoticesMessage) => ({ subject: 'broadcastId' in body ? body.broadcastId : 'due' })

type Consumer = (batch: MessageBatch<NoticesMessage>, env: Bindings, ctx: ExecutionContext) => Promise<void>

const take = (services: Services, body: NoticesMessage): Promise<void> =>
  'broadcastId' in body ? fanOut(services, body.broadcastId) : sendDue(services)

/** Makes and sends mails of notices. A message that is lost is made up for by the clock, a doubled one finds less to do. */
export const consumeNotices: Consumer = async (batch, env, ctx) => {
  const services = makeServices(env, (work) => ctx.waitUntil(work))
  for (const message of batch.messages) {
    const body = Body.safeParse(message.body)
    if (!body.success) {
      log('error', 'queue.unreadable', { queue: batch.queue, messageId: message.id })
      message.ack()
      continue
    }
    try {
      await take(services, body.data)
      message.ack()
    } catch (error) {
      log('warn', 'notices.step_failed', { ...body.data, attempts: message.attempts }, error)
      await retryLater(services, 'notices', message, { about: aboutOf(body.data), error })
    }
  }
}

/** Keeps messages that failed after all retries. The clock goes on with their work. */
export const reportDeadNotices: Consumer = async (batch, env, ctx) => {
  const services = makeServices(env, (work) => ctx.waitUntil(work))
  for (const message of batch.messages) {
    log('error', 'notices.dead_letter', { ...message.body })
    await keepDead(services, 'notices', message, aboutOf(message.body))
  }
}
