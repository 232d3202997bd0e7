import type { Bindings } from './env.ts'
import { consumeEvents, reportDeadEvents } from './events/events.queue.ts'
import { eventHandlers } from './events/handlers.ts'
import type { EventMessage } from './events/outbox.ts'
import { consumeMail, reportDeadMail, type Mail } from './notifications/mail.ts'
import { consumeNotices, reportDeadNotices } from './notifications/notices.queue.ts'
import type { NoticesMessage } from './notifications/waking.ts'
import { consumeResults, reportDead, type ResultsMessage } from './results/results.queue.ts'
import { taskRunners } from './task-runners.ts'
import type { TaskMessage } from './tasks/task.ts'
import { consumeTasks, reportDeadTasks } from './tasks/tasks.queue.ts'

export type Messages = ResultsMessage | Mail | TaskMessage | EventMessage | NoticesMessage
type Consumer = (batch: MessageBatch<never>, env: Bindings, ctx: ExecutionContext) => void | Promise<void>

/** The consumer of every queue in wrangler.toml. */
export const consumers: Record<string, Consumer> = {
  'taiyari-results': consumeResults,
  'taiyari-results-dead': reportDead,
  'taiyari-mail': consumeMail,
  'taiyari-mail-dead': reportDeadMail,
  'taiyari-tasks': consumeTasks(taskRunners),
  'taiyari-tasks-dead': reportDeadTasks,
  'taiyari-events': consumeEvents(eventHandlers),
  'taiyari-events-dead': reportDeadEvents,
  'taiyari-notices': consumeNotices,
  'taiyari-notices-dead': reportDeadNotices,
}
