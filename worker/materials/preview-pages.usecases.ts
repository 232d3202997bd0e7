import type { StoredFile } from '../../domain/materials/contract.ts'
import type { PreviewPages, PreviewPagesView } from '../../domain/materials/preview-pages.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { startTaskUnlessOpen, taskIdOf, tasksByIds } from '../tasks/tasks.usecases.ts'

const kind = 'preview_pages'

const idOf = ({ key, pages }: PreviewPages): Promise<string> => taskIdOf(kind, `${key} ${pages}`)

/** Progress of the file of the first pages. Throws 404 where nobody has asked for it. */
export const readPreviewPages = async (services: Services, input: PreviewPages): Promise<PreviewPagesView> => {
  const [task] = await tasksByIds(services, [await idOf(input)])
  if (!task) throw notFound()
  if (task.state === 'failed') return { state: 'failed', file: null }
  return task.state === 'done' ? { state: 'done', file: task.output as StoredFile } : { state: 'working', file: null }
}

/** Starts a file of the first pages unless it is made or being made. Throws 404 for a missing PDF. */
export const startPreviewPages = async (services: Services, input: PreviewPages): Promise<PreviewPagesView> => {
  const id = await idOf(input)
  const [known] = await tasksByIds(services, [id])
  if (known?.state !== 'done') {
    if (!(await services.env.FILES.head(input.key))) throw notFound()
    await startTaskUnlessOpen(services, { id, kind, userId: null, input })
  }
  return readPreviewPages(services, input)
}
