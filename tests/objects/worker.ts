import './loaded-modules.ts'
import type { Bindings } from '../../worker/env.ts'
import { consumeEvents } from '../../worker/events/events.queue.ts'
import { eventHandlers } from '../../worker/events/handlers.ts'
import type { EventMessage } from '../../worker/events/outbox.ts'
import { tries } from '../../worker/dead-letters/dead-letters.ts'
import { consumeMail, reportDeadMail, type Mail } from '../../worker/notifications/mail.ts'
import { consumeResults, type ResultsMessage } from '../../worker/results/results.queue.ts'
import { taskRunners } from '../../worker/task-runners.ts'
import type { TaskMessage } from '../../worker/tasks/task.ts'
import { consumeTasks } from '../../worker/tasks/tasks.queue.ts'

export { AttemptSession } from '../../worker/attempts/attempt-session.ts'
export { HallPart } from '../../worker/attempts/hall/hall-part.ts'
export { Limiter } from '../../worker/platform/limiter.ts'
export { RevisionDeck } from '../../worker/revision/revision-deck.ts'

/**
 * Number of deliveries that the queue loses for an attempt, like a queue that is killed with messages in memory. The
 * worker shares its isolate with the tests.
 */
export const losses = new Map<string, number>()

const isLost = (body: ResultsMessage): boolean => {
  if (body.kind !== 'submission' && body.kind !== 'log') return false
  const left = losses.get(body.attemptId) ?? 0
  if (left > 0) losses.set(body.attemptId, left - 1)
  return left > 0
}

/** Recipients whose mails fail, and the mails that were sent to any. */
export const postOffice = { failing: new Set<string>(), sent: [] as string[] }

const sendMail = async ({ to, subject }: { to: string; subject: string }) => {
  if (postOffice.failing.has(to)) throw new Error(`No mailbox ${to}`)
  postOffice.sent.push(`${to}: ${subject}`)
}

/** A batch whose third delivery counts as the last, without the pauses before the others. */
const hurried = (batch: MessageBatch<Mail>): MessageBatch<Mail> => ({
  ...batch,
  queue: batch.queue,
  messages: batch.messages.map((message) => ({
    id: message.id,
    timestamp: message.timestamp,
    body: message.body,
    attempts: message.attempts + tries.mail - 3,
    ack: () => message.ack(),
    retry: () => message.retry(),
  })),
})

// Social images need the fonts of the built site, which is missing here; tests/worker draws some over HTTP.
taskRunners.social_image = () => Promise.resolve({ done: 1, total: 1, cursor: null })

/** The worker without its pages: these tests cover objects and queues, tests/worker covers addresses of the build. */
export default {
  fetch: () => new Response(null, { status: 404 }),
  queue: async (batch, env, ctx) => {
    if (batch.queue === 'taiyari-tasks') return consumeTasks(taskRunners)(batch as MessageBatch<TaskMessage>, env, ctx)
    if (batch.queue === 'taiyari-mail')
      return consumeMail(hurried(batch as MessageBatch<Mail>), { ...env, EMAIL: { send: sendMail } as never }, ctx)
    if (batch.queue === 'taiyari-mail-dead') return reportDeadMail(batch as MessageBatch<Mail>, env, ctx)
    if (batch.queue === 'taiyari-events')
      return consumeEvents(eventHandlers)(batch as MessageBatch<EventMessage>, env, ctx)
    if (batch.queue !== 'taiyari-results') return
    const results = batch as MessageBatch<ResultsMessage>
    const messages = results.messages.filter((message) => {
      const lost = isLost(message.body)
      if (lost) message.ack()
      return !lost
    })
    await consumeResults({ ...results, queue: batch.queue, messages }, env, ctx)
  },
} satisfies ExportedHandler<Bindings, ResultsMessage | TaskMessage | EventMessage | Mail>
