import type { PdfLanguage, SolutionsState } from '../../domain/results/solutions.ts'
import { limitCount } from '../platform/limits.ts'
import type { Services } from '../platform/context.ts'
import type { Limit } from '../platform/limiter.ts'
import { TaskFailed, type TaskRunner } from '../tasks/task.ts'
import { isTaskOpen, startTaskUnlessOpen, taskIdOf } from '../tasks/tasks.usecases.ts'
import { openResultOf, readResultOf } from './results.usecases.ts'
import { readResult } from './results.store.ts'

/** Identity of a document: student, attempt, languages, and the closing and keys of its score. */
export type SolutionsInput = {
  userId: string
  attemptId: string
  language: PdfLanguage
  closing: number
  keyRevision: number
}

/** Documents that one student may have made in an hour. */
const makingLimit: Limit = { failures: 60, windowMs: 60 * 60_000 }

/** R2 folder of an attempt's documents. */
export const folderOf = (attemptId: string): string => `results/${attemptId}/`

const fileOf = ({ attemptId, language, closing, keyRevision }: SolutionsInput): string =>
  `${folderOf(attemptId)}${language}-${closing}-${keyRevision}.pdf`

/** Throws as `openResultOf`. */
const inputFor = async (
  services: Services,
  userId: string,
  attemptId: string,
  language: PdfLanguage,
): Promise<SolutionsInput> => {
  const { closing, keyRevision } = await openResultOf(services, userId, attemptId)
  return { userId, attemptId, language, closing, keyRevision }
}

const kind = 'solutions_pdf'

/** Requests the document. Idempotent, also while it is being made. Throws 429 beyond 60 in an hour. */
export const requestSolutions = async (
  services: Services,
  userId: string,
  attemptId: string,
  language: PdfLanguage,
): Promise<SolutionsState> => {
  const input = await inputFor(services, userId, attemptId, language)
  if (await services.env.FILES.head(fileOf(input))) return { state: 'ready' }
  const id = await taskIdOf(kind, fileOf(input))
  if (!(await isTaskOpen(services, id))) {
    await limitCount(services, `solutions:${userId}`, makingLimit)
    await startTaskUnlessOpen(services, { id, kind, userId, input })
  }
  return { state: 'making', taskId: id }
}

/** The finished document, or its state. */
export const readSolutions = async (
  services: Services,
  userId: string,
  attemptId: string,
  language: PdfLanguage,
): Promise<R2ObjectBody | Exclude<SolutionsState, { state: 'ready' }>> => {
  const input = await inputFor(services, userId, attemptId, language)
  const file = await services.env.FILES.get(fileOf(input))
  if (file) return file
  const taskId = await taskIdOf(kind, fileOf(input))
  return (await isTaskOpen(services, taskId)) ? { state: 'making', taskId } : { state: 'none' }
}

/**
 * Makes a document, stores it in R2 and deletes those made from older scores. The layout code is imported on demand,
 * since it is the larger part of the worker's code.
 */
export const makeSolutionsPdf: TaskRunner<SolutionsInput> = async (services, { input }) => {
  const { userId, attemptId, language } = input
  const [row, result] = await Promise.all([
    readResult(services.db, attemptId),
    readResultOf(services, userId, attemptId),
  ])
  if (!row || result?.state !== 'released') throw new TaskFailed('There is no released result.')
  const { makeSolutions } = await import('./pdf/make.ts')
  const bytes = await makeSolutions(services, { userId, versionId: row.result.testVersionId, result, language })
  const { FILES } = services.env
  const { closing, keyRevision } = row.result
  const file = fileOf({ ...input, closing, keyRevision })
  await FILES.put(file, bytes, { httpMetadata: { contentType: 'application/pdf' } })
  const kept = await FILES.list({ prefix: `${folderOf(attemptId)}${language}-` })
  const outdated = kept.objects.map(({ key }) => key).filter((key) => key !== file)
  if (outdated.length > 0) await FILES.delete(outdated)
  const questions = result.questions.length
  return { done: questions, total: questions, cursor: null, output: { bytes: bytes.length } }
}
