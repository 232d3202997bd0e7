import { z } from 'zod'
import type { Language } from '../language.ts'
import { taskKinds, type TaskKind } from '../tasks/contract.ts'

/** Queues whose messages are kept when they fail for good; a failed task is kept in its own row. */
export const letterQueues = ['mail', 'events', 'results', 'notices'] as const
export type LetterQueue = (typeof letterQueues)[number]

/** Days for which a dead letter is kept. */
export const letterDays = 30

/** Failed tasks or dead letters that the screen lists. */
export const listedFailures = 50

export const queueNames = ['tasks', ...letterQueues] as const
export type QueueName = (typeof queueNames)[number]

/** Work of a queue as the database knows it; null where only the queue itself does. Instants are Unix milliseconds. */
export type QueueView = {
  queue: QueueName
  waiting: number | null
  running: number | null
  /** Failed tasks, or dead letters. */
  failed: number
  /** Age of the oldest that waits or runs. */
  oldestAt: number | null
}

export type FailedTask = {
  id: string
  kind: TaskKind
  reason: string | null
  done: number
  total: number | null
  createdAt: number
  failedAt: number
}

/** Message that failed after all its tries. */
export type DeadLetter = {
  id: string
  queue: LetterQueue
  /** Subject of a mail, kind of an event, attempt of a submission; null where it cannot be read. */
  about: string | null
  /** Masked address and language of a mail. */
  to: string | null
  language: Language | null
  reason: string | null
  diedAt: number
  /** False where the message was too large to keep. */
  canBeSent: boolean
}

/** Scheduled job with its last run; `startedAt` is null before the first. */
export type JobView = {
  job: string
  cron: string
  startedAt: number | null
  endedAt: number | null
  error: string | null
  nextAt: number
  /** True when the last run is three periods ago. */
  isLate: boolean
}

/** Database with its migrations; `bytes` is null where the size is unknown. */
export type DatabaseView = {
  name: 'main' | 'search'
  migrations: number
  newest: string | null
  bytes: number | null
}

/** GET /api/admin/system. */
export type SystemView = {
  queues: QueueView[]
  /** Failed tasks by kind, and the newest of them. */
  failedKinds: { kind: TaskKind; count: number }[]
  failedTasks: FailedTask[]
  letters: DeadLetter[]
  jobs: JobView[]
  release: string
  databases: DatabaseView[]
  now: number
}

/** POST /api/admin/system/tasks: failed tasks to go on with. */
export const TasksAgain = z.union([
  z.strictObject({ id: z.string().min(1).max(64) }),
  z.strictObject({ kind: z.enum(taskKinds) }),
])
export type TasksAgain = z.output<typeof TasksAgain>

/** POST /api/admin/system/letters: messages to send again. */
export const LettersAgain = z.union([
  z.strictObject({ id: z.string().min(1).max(80) }),
  z.strictObject({ queue: z.enum(letterQueues) }),
])
export type LettersAgain = z.output<typeof LettersAgain>

export const LetterParam = z.object({ letterId: z.string().min(1).max(80) })

/** Why a message is dropped. */
export const DropLetter = z.strictObject({ reason: z.string().trim().min(3).max(300) })

/** Number of tasks or messages that go on, and of those that could not be queued. */
export type SentAgain = { sent: number; unsent: number }
