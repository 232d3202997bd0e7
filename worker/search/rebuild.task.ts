import type { TaskRunner } from '../tasks/task.ts'
import { rebuildStep, type RebuildCursor } from './index.usecases.ts'
import type { DocumentSource } from './source.ts'

/** Pages of documents per step. */
const pagesPerStep = 5

/** Rebuilds the index from all published items; `done` counts documents. */
export const rebuildIndex =
  (sources: readonly DocumentSource[]): TaskRunner<object, { documents: number }> =>
  async (services, task) => {
    let cursor: RebuildCursor | null =
      task.cursor === null
        ? { began: services.now(), source: 0, after: '' }
        : (JSON.parse(task.cursor) as RebuildCursor)
    let { done } = task
    for (let page = 0; page < pagesPerStep && cursor; page += 1) {
      const step: Awaited<ReturnType<typeof rebuildStep>> = await rebuildStep(services, sources, cursor, 'all')
      done += step.documents
      cursor = step.next
    }
    if (cursor) return { done, total: null, cursor: JSON.stringify(cursor) }
    return { done, total: done, cursor: null, output: { documents: done } }
  }
