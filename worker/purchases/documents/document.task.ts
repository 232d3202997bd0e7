import { TaskFailed, type TaskRunner } from '../../tasks/task.ts'
import { documentKey, type DocumentInput } from './document-files.ts'
import { findContent } from './documents.store.ts'

/**
 * Task that renders a tax document to R2 from its stored content. The PDF code, most of the worker's bundle, is imported
 * on demand.
 */
export const makeDocument: TaskRunner<DocumentInput> = async (services, { input }) => {
  const content = await findContent(services.db, input.number)
  if (!content) throw new TaskFailed('There is no such document.')
  const [{ renderDocument }, { fontsOf }] = await Promise.all([
    import('./render-document.ts'),
    import('../../files/pdf/assets.ts'),
  ])
  const bytes = await renderDocument(await fontsOf(services.env.ASSETS), content, input.language)
  await services.env.FILES.put(documentKey(input), bytes, { httpMetadata: { contentType: 'application/pdf' } })
  return { done: 1, total: 1, cursor: null, output: { bytes: bytes.length } }
}
