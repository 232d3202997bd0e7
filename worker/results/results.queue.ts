import type { IntegrityEntry, Response } from '../../domain/attempts/contract.ts'
import { makeServices, type Services } from '../platform/context.ts'
import type { Bindings } from '../env.ts'
import { log } from '../platform/log.ts'
import { backoffSeconds } from '../platform/queue.ts'
import { recordAbsences, recordLogs, recordSubmissions } from './recording.usecases.ts'
import { countDemoTests } from './results.usecases.ts'

/** A closed attempt, on its way from the attempt's object to D1. Instants are Unix milliseconds. */
export type SubmissionMessage = {
  kind: 'submission'
  attemptId: string
  userId: string
  testId: string
  testVersionId: string
  receipt: string
  submittedAt: number
  /** Which closing it is, from 1: an attempt that was reopened is closed again. */
  closing: number
  closedBy: 'student' | 'time'
  lateSynced: number
  /** The sections taken, where some are optional; empty where nobody was asked. */
  sections: string[]
  integrity: IntegrityEntry[]
  responses: Response[]
}

/** A finished demo test: that it was finished, and nothing else. */
export type DemoMessage = { kind: 'demo'; at: number }

/** An attempt that nobody came to: there is nothing to score. */
export type AbsenceMessage = { kind: 'absence'; attemptId: string }

/** The R2 key of a closing's response log, the last save in it (0 for none), and its last hash. */
export type LogMessage = {
  kind: 'log'
  attemptId: string
  closing: number
  revision: number
  key: string
  hash: string
}

export type ResultsMessage = SubmissionMessage | DemoMessage | AbsenceMessage | LogMessage

/**
 * Scores what was submitted, in few writes for the whole batch. Each message is acknowledged or retried by itself, so
 * that one bad message does not bring its batch back; delivery may repeat, the writes do not.
 */
export const consumeResults = async (
  batch: MessageBatch<ResultsMessage>,
  env: Bindings,
  ctx: ExecutionContext,
): Promise<void> => {
  const services = makeServices(env, (work) => ctx.waitUntil(work))
  const submissions = batch.messages.flatMap(({ body }) => (body.kind === 'submission' ? [body] : []))
  const recorded = submissions.length > 0 ? await recordAll(services, submissions) : new Set()
  for (const message of batch.messages) {
    if (message.body.kind !== 'submission') continue
    if (recorded.has(message.body.attemptId)) message.ack()
    else message.retry({ delaySeconds: backoffSeconds(message.attempts) })
  }
  await consumeDemos(services, batch)
  await consumeAbsences(services, batch)
  await consumeLogs(services, batch)
}

/** With storage in trouble nothing is recorded, and everything comes again. */
const recordAll = async (services: Services, submissions: SubmissionMessage[]): Promise<Set<string>> => {
  try {
    return await recordSubmissions(services, submissions)
  } catch (error) {
    log('error', 'results.batch_failed', { submissions: submissions.length }, error)
    return new Set()
  }
}

const consumeDemos = async (services: Services, batch: MessageBatch<ResultsMessage>) => {
  const demos = batch.messages.filter((message) => message.body.kind === 'demo')
  if (demos.length === 0) return
  try {
    await countDemoTests(
      services,
      demos.map(({ body }) => (body as DemoMessage).at),
    )
    for (const message of demos) message.ack()
  } catch (error) {
    log('warn', 'results.demo_uncounted', { demos: demos.length }, error)
    for (const message of demos) message.retry()
  }
}

const consumeAbsences = async (services: Services, batch: MessageBatch<ResultsMessage>) => {
  const absences = batch.messages.flatMap(({ body }) => (body.kind === 'absence' ? [body.attemptId] : []))
  if (absences.length === 0) return
  // The outbox of each sends it again until D1 knows of it, so that it need not be retried here.
  await recordAbsences(services, absences).catch((error: unknown) =>
    log('warn', 'results.absences_unrecorded', { absences: absences.length }, error),
  )
  for (const message of batch.messages) if (message.body.kind === 'absence') message.ack()
}

const consumeLogs = async (services: Services, batch: MessageBatch<ResultsMessage>) => {
  const logs = batch.messages.flatMap(({ body }) => (body.kind === 'log' ? [body] : []))
  if (logs.length === 0) return
  // The outbox of each sends it again until D1 knows of it, as with absences.
  await recordLogs(services, logs).catch((error: unknown) =>
    log('warn', 'results.logs_unrecorded', { logs: logs.length }, error),
  )
  for (const message of batch.messages) if (message.body.kind === 'log') message.ack()
}

/** What could not be scored after all retries: loud, and kept by the attempt's outbox, which goes on sending. */
export const reportDead = (batch: MessageBatch<ResultsMessage>): void => {
  for (const message of batch.messages) {
    const { kind } = message.body
    log('error', 'results.dead_letter', { kind, attemptId: kind === 'demo' ? null : message.body.attemptId })
    message.ack()
  }
}
