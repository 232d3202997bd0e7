import type { DigestPdf, DigestPdfs } from '../../domain/current-affairs/contract.ts'
import { languages, type Language } from '../../domain/language.ts'
import { TaskFailed, type TaskRunner } from '../tasks/task.ts'
import type { DigestItem } from './pdf/make.ts'
import { listContentsOfMonth } from './current-affairs.store.ts'
import { saveDigest } from './digests.store.ts'
import { digestKey, monthLimit } from './digest.usecases.ts'
import { listTerms } from '../vocabulary/terms.usecases.ts'

type DigestInput = { month: string }
type RenderedPdfs = Partial<Record<Language, DigestPdf>>

/**
 * Task that renders the digest of a month to R2, one language per step. The PDF code, most of the worker's bundle, is
 * imported on demand.
 */
export const makeDigest: TaskRunner<DigestInput, RenderedPdfs> = async (services, { input, cursor, output }) => {
  const { month } = input
  const language = languages.find((each) => each === cursor) ?? languages[0]
  const [items, categories] = await Promise.all([
    listContentsOfMonth(services.db, month, monthLimit),
    listTerms(services, 'affair_category'),
  ])
  if (items.length === 0) throw new TaskFailed('This month has no items.')
  const { renderDigest } = await import('./pdf/make.ts')
  const { bytes, pages } = await renderDigest(services.env.ASSETS, {
    month,
    language,
    items: items as DigestItem[],
    categories: categories.items,
  })
  await services.env.FILES.put(digestKey(month, language), bytes, { httpMetadata: { contentType: 'application/pdf' } })
  const made: RenderedPdfs = { ...output, [language]: { bytes: bytes.length, pages } }
  const next = languages.find((each) => !made[each]) ?? null
  if (next === null) await saveDigest(services.db, month, { files: made as DigestPdfs, items: items.length })
  return { done: Object.keys(made).length, total: languages.length, cursor: next, output: made }
}
