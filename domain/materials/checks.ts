import { valueAt } from '../content/body-paths.ts'
import type { ChecklistEntry } from '../content/checklist.ts'
import type { DraftBody } from '../content/contract.ts'
import { languages } from '../language.ts'

const sizeOf = (value: unknown): number => (typeof value === 'object' && value !== null ? Object.keys(value).length : 0)

/** Checks that only materials have: something to read, a file for each language, a preview of what is sold. */
export const materialChecks = (body: DraftBody): ChecklistEntry[] => {
  const { access, files, chapters, previewChapters } = body
  const [fileCount, chapterCount] = [sizeOf(files), sizeOf(chapters)]
  if (fileCount === 0 && chapterCount === 0) return [{ code: 'material_empty', path: 'kind', blocks: true }]
  const isSold = access !== 'free'
  const missing = fileCount === 0 ? [] : languages.filter((language) => !valueAt(files, language))
  const unseen = isSold
    ? languages.filter((language) => valueAt(files, language) && !valueAt(files, `${language}.preview`))
    : []
  const allShown = isSold && typeof previewChapters === 'number' && chapterCount > 0 && previewChapters >= chapterCount
  return [
    ...missing.map((language) => ({ code: 'file_missing', path: `files.${language}`, blocks: false }) as const),
    ...unseen.map((language) => ({ code: 'preview_missing', path: `files.${language}`, blocks: false }) as const),
    ...(isSold && chapterCount > 0 && previewChapters === 0
      ? [{ code: 'preview_missing', path: 'previewChapters', blocks: false } as const]
      : []),
    ...(allShown ? [{ code: 'preview_whole', path: 'previewChapters', blocks: false } as const] : []),
  ]
}
