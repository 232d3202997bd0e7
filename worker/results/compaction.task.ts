import {
  compactIntegrity,
  compactResponses,
  compactScores,
  integrityFrom,
  responsesFrom,
  scoresFrom,
} from '../../domain/results/compact.ts'
import type { Services } from '../platform/context.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import type { TaskRunner } from '../tasks/task.ts'
import { withLongAnswersStored, withAnswers } from './long-answers.ts'
import { readUncompacted, rewriteCompacted, type CompactRow, type UncompactedRow } from './compaction.store.ts'

const pageSize = 100

/**
 * Rewrites results of the earlier form into that of domain/results/compact.ts, a page a step. The migration
 * `start_result_compaction` creates the task where there are any results.
 */
export const compactResults: TaskRunner<Record<string, never>, { compacted: number }> = async (services, task) => {
  const page = await readUncompacted(services.db, task.cursor ?? '', pageSize)
  const rows = await Promise.all(page.map((row) => compact(services, row)))
  // A row that was scored again or erased in the meantime: the retry reads it again.
  if ((await rewriteCompacted(services.db, rows)) < rows.length)
    throw new Error('A result changed during the compaction.')
  const done = task.done + page.length
  const cursor = page.length === pageSize ? (page.at(-1)?.attemptId ?? null) : null
  return { done, total: cursor === null ? done : null, cursor, output: { compacted: done } }
}

const compact = async (services: Services, long: UncompactedRow): Promise<CompactRow> => {
  const { order } = await paperOf(services, long.testVersionId)
  const { attemptId, userId, closing, keyRevision, scores, integrity, responses } = await withAnswers(services, long)
  return withLongAnswersStored(services, {
    attemptId,
    userId,
    closing,
    keyRevision,
    responses: compactResponses(order, responsesFrom(order, responses)),
    scores: compactScores(scoresFrom(order, scores)),
    integrity: compactIntegrity(integrityFrom(integrity)),
  })
}
