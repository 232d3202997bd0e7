import { z } from 'zod'
import { StoredFile } from './contract.ts'

/** Pages of the longest PDF that is accepted. */
export const maxPdfPages = 500

/** First pages of an uploaded PDF, for a file that is shown before purchase. */
export const PreviewPages = z.strictObject({
  key: StoredFile.shape.key.startsWith('materials/').max(200),
  pages: z.coerce.number().int().min(1).max(maxPdfPages),
})
export type PreviewPages = z.infer<typeof PreviewPages>

/** Progress of the file of preview pages; the file once it is made. */
export type PreviewPagesView = { state: 'working' | 'done' | 'failed'; file: StoredFile | null }
