import type { ContentKind } from '../../content/content-kind.ts'
import { trash } from '../../content/trash.usecases.ts'
import type { Services } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { giveWay } from '../../platform/pause.ts'
import { passageContent } from '../passages.content.ts'
import { questionContent } from '../questions.content.ts'
import { findImport } from './imports.store.ts'
import { stepClock, type ImportInput, type ImportStep } from './import.task.ts'
import * as store from './undo.store.ts'

const rowsPerBatch = 20

/** True where the item is in the bin, or gone, afterwards; false where other content has taken it meanwhile. */
const bin = async (
  services: Services,
  kind: ContentKind,
  itemId: string,
  { by, reason }: ImportInput,
): Promise<boolean> => {
  try {
    await trash(services, kind, itemId, by, { note: reason })
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { reason: refusal } = (error.extra.details ?? {}) as { reason?: string }
    return error.status === 404 || refusal === 'trashed'
  }
}

/** Moves the passages of an import that nothing else uses to the bin. */
const binPassages = async (services: Services, input: ImportInput): Promise<void> => {
  const found = await findImport(services.db, input.importId)
  if (!found || found.addedAt === null) return
  for (const passageId of await store.unusedPassages(services.db, found.id, found.addedAt)) {
    await bin(services, passageContent, passageId, input)
    await giveWay(services)
  }
}

/**
 * Step that moves the questions of an import to the bin, which frees their texts for another import, and in the end its
 * passages. Safe to repeat.
 */
export const undoRows: ImportStep = async (services, { input, cursor, done, total }) => {
  const isOver = stepClock(services.now)
  let after = cursor === null ? -1 : Number(cursor)
  let count = done
  do {
    const rows = await store.nextAdded(services.db, input.importId, after, rowsPerBatch)
    for (const { position, questionId } of rows) {
      if (await bin(services, questionContent, questionId, input))
        await store.setUndone(services.db, input.importId, position)
      await giveWay(services)
    }
    const last = rows.at(-1)
    if (!last) {
      await binPassages(services, input)
      return { done: count, total, cursor: null }
    }
    after = last.position
    count += rows.length
  } while (!isOver())
  return { done: count, total, cursor: String(after) }
}
