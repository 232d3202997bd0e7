import type { Services } from '../platform/context.ts'
import { giveWay } from '../platform/pause.ts'
import { inTransaction } from '../platform/transaction.ts'
import type { TaskRunner } from '../tasks/task.ts'
import { startTask, startTaskUnlessKnown, taskIdOf } from '../tasks/tasks.usecases.ts'
import { listIds, listTexts, wordStatements } from './office-rebuild.store.ts'
import { refreshRows } from './office-rows.ts'
import { officeSources, type OfficeKind } from './office-sources.ts'

/** Raise when the computation of rows or words changes: the next minute computes all rows again. */
const rulesVersion = 3

/** Items of a page of the task, beside which requests are served; scripts have the database for themselves. */
const pageSizes = { task: 10, script: 50 }
const pagesPerStep = 50

const kinds = Object.keys(officeSources) as OfficeKind[]

type Progress = { kind: number; after: string }

/** Computes the rows of a page again; null after the last kind. */
const rebuildPage = async (
  services: Services,
  { kind: index, after }: Progress,
  pageSize: number,
): Promise<{ next: Progress | null; items: number }> => {
  const kind = kinds[index]
  if (kind === undefined) return { next: null, items: 0 }
  const ids = await listIds(services.db, kind, after, pageSize)
  if (ids.length > 0) {
    await inTransaction(services.db, refreshRows(kind, ids))
    const texts = await listTexts(services.db, kind, ids)
    await inTransaction(services.db, wordStatements(kind, ids, texts))
  }
  const last = ids.at(-1)
  const next = last && ids.length === pageSize ? { kind: index, after: last } : { kind: index + 1, after: '' }
  return { next, items: ids.length }
}

/** Task that computes all rows of the office's lists again; `done` counts items. */
export const rebuildOfficeLists: TaskRunner<object, { items: number }> = async (services, task) => {
  let progress: Progress | null = task.cursor === null ? { kind: 0, after: '' } : (JSON.parse(task.cursor) as Progress)
  let { done } = task
  for (let page = 0; page < pagesPerStep && progress; page += 1) {
    const step: Awaited<ReturnType<typeof rebuildPage>> = await rebuildPage(services, progress, pageSizes.task)
    done += step.items
    progress = step.next
    await giveWay(services)
  }
  if (progress) return { done, total: null, cursor: JSON.stringify(progress) }
  return { done, total: done, cursor: null, output: { items: done } }
}

/** Rebuilds at once, for scripts. Returns the number of items. */
export const rebuildOfficeNow = async (services: Services): Promise<number> => {
  let progress: Progress | null = { kind: 0, after: '' }
  let items = 0
  while (progress) {
    const step: Awaited<ReturnType<typeof rebuildPage>> = await rebuildPage(services, progress, pageSizes.script)
    items += step.items
    progress = step.next
  }
  return items
}

export const startOfficeRebuild = (services: Services, userId: string): Promise<string> =>
  startTask(services, { kind: 'office_rebuild', userId, input: {} })

/** Scheduled: rebuilds once for each `rulesVersion`. */
export const rebuildOfficeOnce = async (services: Services): Promise<void> =>
  startTaskUnlessKnown(services, {
    id: await taskIdOf('office_rebuild', String(rulesVersion)),
    kind: 'office_rebuild',
    userId: null,
    input: {},
  })
