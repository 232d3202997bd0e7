import type { Response } from '../../domain/attempts/contract.ts'
import { makeServices } from '../platform/context.ts'
import type { Bindings } from '../env.ts'
import { log } from '../platform/log.ts'
import { countDemoTests, scoreSubmission } from './results.usecases.ts'

/** A closed sitting, on its way from the attempt's object to D1. Instants are Unix milliseconds. */
export type SubmissionMessage = {
  kind: 'submission'
  attemptId: string
  userId: string
  testId: string
  testVersionId: string
  receipt: string
  submittedAt: number
  closedBy: 'student' | 'time'
  lateSynced: number
  responses: Response[]
}

/** A finished demo test: that it was finished, and nothing else. */
export type DemoMessage = { kind: 'demo'; at: number }

export type ResultsMessage = SubmissionMessage | DemoMessage

/**
 * Scores what was submitted. Each message is acknowledged or retried by itself, so that one bad message does not
 * bring its whole batch back; delivery may repeat, the writes do not.
 */
export const consumeResults = async (
  batch: MessageBatch<ResultsMessage>,
  env: Bindings,
  ctx: ExecutionContext,
): Promise<void> => {
  const services = makeServices(env, (work) => ctx.waitUntil(work))
  for (const message of batch.messages) {
    if (message.body.kind === 'demo') continue
    try {
      await scoreSubmission(services, message.body)
      message.ack()
    } catch (error) {
      log('error', 'results.scoring_failed', { attemptId: message.body.attemptId, attempts: message.attempts }, error)
      message.retry({ delaySeconds: Math.min(2 ** message.attempts, 300) })
    }
  }
  await consumeDemos(services, batch)
}

const consumeDemos = async (services: ReturnType<typeof makeServices>, batch: MessageBatch<ResultsMessage>) => {
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

/** What could not be scored after all retries: loud, and kept by the attempt's outbox, which goes on sending. */
export const reportDead = (batch: MessageBatch<ResultsMessage>): void => {
  for (const message of batch.messages) {
    const { kind } = message.body
    log('error', 'results.dead_letter', { kind, attemptId: kind === 'submission' ? message.body.attemptId : null })
    message.ack()
  }
}
