import { rebuildOfficeNow } from '../worker/content/office-rebuild.task.ts'
import { indexChangedQuestions } from '../worker/questions/similarity/indexing.usecases.ts'
import type { Bindings } from '../worker/env.ts'
import { makeServices } from '../worker/platform/context.ts'

/**
 * Computes all rows of the office's lists from the content, and the index of similar questions. Returns the number of
 * items.
 */
export const listContent = async (main: D1Database): Promise<number> => {
  const services = makeServices({ DB: main } as Bindings, () => undefined)
  const items = await rebuildOfficeNow(services)
  await indexChangedQuestions(services)
  return items
}
