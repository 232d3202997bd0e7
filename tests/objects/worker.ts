import type { Bindings } from '../../worker/env.ts'
import { consumeEvents } from '../../worker/events/events.queue.ts'
import { eventHandlers } from '../../worker/events/handlers.ts'
import type { EventMessage } from '../../worker/events/outbox.ts'
import { consumeResults, type ResultsMessage } from '../../worker/results/results.queue.ts'
import { taskRunners } from '../../worker/task-runners.ts'
import type { TaskMessage } from '../../worker/tasks/task.ts'
import { consumeTasks } from '../../worker/tasks/tasks.queue.ts'

export { AttemptSession } from '../../worker/attempts/attempt-session.ts'
export { Limiter } from '../../worker/platform/limiter.ts'

/**
 * Attempts whose messages a test lets the queue lose, as a queue in memory does when it is killed: how many deliveries.
 * The worker shares its isolate with the tests.
 */
export const losses = new Map<string, number>()

const isLost = (body: ResultsMessage): boolean => {
  if (body.kind !== 'submission' && body.kind !== 'log') return false
  const left = losses.get(body.attemptId) ?? 0
  if (left > 0) losses.set(body.attemptId, left - 1)
  return left > 0
}

// Pictures are set in the fonts of the built site, which is not there: tests/worker makes some over HTTP.
taskRunners.social_image = () => Promise.resolve({ done: 1, total: 1, cursor: null })

/** The worker without its pages: objects and queues are tested here, addresses over HTTP against the build. */
export default {
  fetch: () => new Response(null, { status: 404 }),
  queue: async (batch, env, ctx) => {
    if (batch.queue === 'taiyari-tasks') return consumeTasks(taskRunners)(batch as MessageBatch<TaskMessage>, env, ctx)
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
} satisfies ExportedHandler<Bindings, ResultsMessage | TaskMessage | EventMessage>
