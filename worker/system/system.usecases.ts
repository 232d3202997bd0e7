import { maskEmail } from '../../domain/accounts/mask-email.ts'
import { countedTo } from '../../domain/lists.ts'
import {
  letterQueues,
  listedFailures,
  type DatabaseView,
  type DeadLetter,
  type FailedTask,
  type JobView,
  type LetterQueue,
  type QueueView,
  type SystemView,
} from '../../domain/system/contract.ts'
import { isLate, nextRun } from '../../domain/system/schedule.ts'
import type { TaskKind } from '../../domain/tasks/contract.ts'
import { newestLetters, openLetter, openLetters } from '../dead-letters/dead-letters.ts'
import type { Mail } from '../notifications/mail.ts'
import { countDueMails } from '../notifications/sending.usecases.ts'
import type { Services } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { listRuns } from './cron-runs.store.ts'
import type { CronRun } from './cron-runs.ts'
import * as store from './system.store.ts'

/** Names of the jobs of each cron. */
export type CronNames = Readonly<Record<string, readonly string[]>>

type Row = Record<string, unknown>

const numberIn = (row: Row | undefined, name: string): number => Number(row?.[name] ?? 0)
const instantIn = (row: Row | undefined, name: string): number | null =>
  typeof row?.[name] === 'number' ? row[name] : null

const oldestOf = (instants: (number | null)[]): number | null => {
  const known = instants.filter((each) => each !== null)
  return known.length === 0 ? null : Math.min(...known)
}

const tasksView = (rows: readonly Row[]): QueueView => {
  const sum = (state: string) =>
    rows.filter((row) => row['state'] === state).reduce((total, row) => total + numberIn(row, 'count'), 0)
  const open = rows.filter((row) => row['state'] !== 'failed')
  return {
    queue: 'tasks',
    waiting: sum('waiting'),
    running: sum('running'),
    failed: sum('failed'),
    oldestAt: oldestOf(open.map((row) => instantIn(row, 'oldest'))),
  }
}

/** A kept message in words, without the whole address of a mail. */
const letterView = async (services: Services, row: Row): Promise<DeadLetter> => {
  const [id, queue] = [String(row['id']), row['queue'] as LetterQueue]
  const sealed = typeof row['sealed'] === 'string' ? row['sealed'] : null
  const text = (name: string) => (typeof row[name] === 'string' ? row[name] : null)
  const letter = { id, queue, to: null, language: null, reason: text('reason'), diedAt: numberIn(row, 'diedAt') }
  if (queue !== 'mail')
    return { ...letter, about: text(queue === 'events' ? 'kind' : 'subject'), canBeSent: sealed !== null }
  const mail = await openLetter<Pick<Mail, 'to' | 'language' | 'subject'>>(services, { id, sealed })
  if (!mail) return { ...letter, about: null, canBeSent: false }
  const { to, language, subject } = mail
  return { ...letter, about: subject, to: maskEmail(to), language, canBeSent: true }
}

const jobView = (job: string, cron: string, run: CronRun | undefined, now: number): JobView => {
  const startedAt = run?.startedAt ?? null
  return {
    job,
    cron,
    startedAt,
    endedAt: run?.endedAt ?? null,
    error: run?.error ?? null,
    nextAt: nextRun(cron, now),
    isLate: isLate(cron, startedAt, now),
  }
}

const databaseView = async (name: DatabaseView['name'], $client: D1Database): Promise<DatabaseView> => {
  const [found] = await inTransaction({ $client }, [store.migrations()])
  const row = found?.results[0]
  const newest = row?.['newest']
  return {
    name,
    migrations: numberIn(row, 'count'),
    newest: typeof newest === 'string' ? newest.replace(/\.sql$/, '') : null,
    bytes: found?.meta.size_after ?? null,
  }
}

/** Queues, failures, scheduled jobs and versions of the running product. */
export const readSystem = async (services: Services, jobs: CronNames, release: string): Promise<SystemView> => {
  const { db, env } = services
  const now = services.now()
  const limit = countedTo + 1
  const [[tasks, failed, events, mails, notices, letters, ...counts], runs, ...databases] = await Promise.all([
    inTransaction(db, [
      store.countTasks(),
      store.failedTasks(listedFailures),
      store.openEvents(limit),
      store.queuedMails(limit),
      countDueMails(now, limit),
      newestLetters(now, listedFailures),
      ...letterQueues.map((queue) => openLetters(queue, now, limit)),
    ]),
    listRuns(db),
    databaseView('main', env.DB),
    databaseView('search', env.SEARCH_DB),
  ])
  const rowsOf = (result: typeof tasks): Row[] => result?.results ?? []
  const waitingIn = {
    mail: rowsOf(mails)[0],
    events: rowsOf(events)[0],
    results: undefined,
    notices: rowsOf(notices)[0],
  }
  const byJob = new Map(runs.map((run) => [run.job, run]))
  return {
    queues: [
      tasksView(rowsOf(tasks)),
      ...letterQueues.map((queue, index): QueueView => {
        const waiting = waitingIn[queue]
        return {
          queue,
          waiting: waiting ? numberIn(waiting, 'count') : null,
          running: null,
          failed: numberIn(rowsOf(counts[index])[0], 'count'),
          oldestAt: instantIn(waiting, 'oldest'),
        }
      }),
    ],
    failedKinds: rowsOf(tasks)
      .filter((row) => row['state'] === 'failed')
      .map((row) => ({ kind: row['kind'] as TaskKind, count: numberIn(row, 'count') })),
    failedTasks: rowsOf(failed) as FailedTask[],
    letters: await Promise.all(rowsOf(letters).map((row) => letterView(services, row))),
    jobs: Object.entries(jobs).flatMap(([cron, names]) => names.map((job) => jobView(job, cron, byJob.get(job), now))),
    release,
    databases,
    now,
  }
}
