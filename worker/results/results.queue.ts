import type { IntegrityEntry, Response } from '../../domain/attempts/contract.ts'
import type { Language } from '../../domain/language.ts'
import { keepDead, retryLater, type LetterAbout } from '../dead-letters/dead-letters.ts'
import { makeServices, type Services } from '../platform/context.ts'
import type { Bindings } from '../env.ts'
import { log } from '../platform/log.ts'
import { recordAbsences, recordLogs, recordSubmissions } from './recording.usecases.ts'
import { countDemoTests } from './demo.usecases.ts'

/** A closed attempt, on its way from the attempt object to D1. Instants are Unix milliseconds. */
export type SubmissionMessage = {
  kind: 'submission'
  attemptId: string
  userId: string
  testId: string
  testVersionId: string
  receipt: string
  submittedAt: number
  /** Number of the closing, from 1: a reopened attempt is closed again. */
  closing: number
  closedBy: 'student' | 'time'
  lateSynced: number
  /** Language chosen as it began; absent in messages made before this field. */
  language?: Language | null
  /** Optional sections that were taken; empty without a choice. */
  sections: string[]
  integrity: IntegrityEntry[]
  responses: Response[]
}

/** A finished demo test, without any other data. */
type DemoMessage = { kind: 'demo'; at: number }

/** An attempt that no student joined: there is nothing to score. */
type AbsenceMessage = { kind: 'absence'; attemptId: string }

/** Response log of a closing: its R2 key, the number of its last save (0 for none), and its last hash. */
export type LogMessage = {
  kind: 'log'
  attemptId: string
  closing: number
  revision: number
  key: string
  hash: string
}

export type ResultsMessage = SubmissionMessage | DemoMessage | AbsenceMessage | LogMessage

const aboutOf = (body: ResultsMessage): LetterAbout =>
  body.kind === 'submission' ? { subject: body.attemptId, closing: body.closing, userId: body.userId } : {}

/**
 * Scores a batch of submissions in few writes. Each message is acknowledged or retried by itself, so that one bad
 * message does not retry its batch; writes are idempotent.
 */
export const consumeResults = async (
  batch: MessageBatch<ResultsMessage>,
  env: Bindings,
  ctx: ExecutionContext,
): Promise<void> => {
  const services = makeServices(env, (work) => ctx.waitUntil(work))
  const submissions = batch.messages.flatMap(({ body }) => (body.kind === 'submission' ? [body] : []))
  const { recorded, error } =
    submissions.length > 0 ? await recordAll(services, submissions) : { recorded: new Set<string>(), error: null }
  for (const message of batch.messages) {
    if (message.body.kind !== 'submission') continue
    if (recorded.has(message.body.attemptId)) message.ack()
    else await retryLater(services, 'results', message, { about: aboutOf(message.body), error })
  }
  await consumeDemos(services, batch)
  await consumeAbsences(services, batch)
  await consumeLogs(services, batch)
}

/** On a failure of storage nothing is recorded, and every message is retried. */
const recordAll = async (
  services: Services,
  submissions: SubmissionMessage[],
): Promise<{ recorded: Set<string>; error: unknown }> => {
  try {
    return { recorded: await recordSubmissions(services, submissions), error: null }
  } catch (error) {
    log('error', 'results.batch_failed', { submissions: submissions.length }, error)
    return { recorded: new Set(), error }
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
  // The outbox of each object sends it again until it is in D1, so it is not retried here.
  await recordAbsences(services, absences).catch((error: unknown) =>
    log('warn', 'results.absences_unrecorded', { absences: absences.length }, error),
  )
  for (const message of batch.messages) if (message.body.kind === 'absence') message.ack()
}

const consumeLogs = async (services: Services, batch: MessageBatch<ResultsMessage>) => {
  const logs = batch.messages.flatMap(({ body }) => (body.kind === 'log' ? [body] : []))
  if (logs.length === 0) return
  // The outbox of each object sends it again until it is in D1, so it is not retried here.
  await recordLogs(services, logs).catch((error: unknown) =>
    log('warn', 'results.logs_unrecorded', { logs: logs.length }, error),
  )
  for (const message of batch.messages) if (message.body.kind === 'log') message.ack()
}

/** Keeps submissions that failed after all retries. The attempt's outbox keeps sending them too. */
export const reportDead = async (
  batch: MessageBatch<ResultsMessage>,
  env: Bindings,
  ctx: ExecutionContext,
): Promise<void> => {
  const services = makeServices(env, (work) => ctx.waitUntil(work))
  for (const message of batch.messages) {
    const { kind } = message.body
    log('error', 'results.dead_letter', { kind, attemptId: kind === 'demo' ? null : message.body.attemptId })
    await keepDead(services, 'results', message, aboutOf(message.body))
  }
}
