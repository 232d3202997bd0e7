import { trash } from '../../content/trash.usecases.ts'
import type { Services } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { giveWay } from '../../platform/pause.ts'
import { questionContent } from '../questions.content.ts'
import { stepClock, type ImportInput, type ImportStep } from './import.task.ts'
import * as store from './undo.store.ts'

const rowsPerBatch = 20

/** True where the question is in the bin, or gone, afterwards; false where a test has taken it meanwhile. */
const binQuestion = async (services: Services, questionId: string, { by, reason }: ImportInput): Promise<boolean> => {
  try {
    await trash(services, questionContent, questionId, by, { note: reason })
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { reason: refusal } = (error.extra.details ?? {}) as { reason?: string }
    return error.status === 404 || refusal === 'trashed'
  }
}

/** Step that moves the questions of an import to the bin and frees their texts for another import. Safe to repeat. */
export const undoRows: ImportStep = async (services, { input, cursor, done, total }) => {
  const isOver = stepClock(services.now)
  let after = cursor === null ? -1 : Number(cursor)
  let count = done
  do {
    const rows = await store.nextAdded(services.db, input.importId, after, rowsPerBatch)
    for (const { position, questionId } of rows) {
      if (await binQuestion(services, questionId, input)) await store.setUndone(services.db, input.importId, position)
      await giveWay(services)
    }
    const last = rows.at(-1)
    if (!last) return { done: count, total, cursor: null }
    after = last.position
    count += rows.length
  } while (!isOver())
  return { done: count, total, cursor: String(after) }
}
