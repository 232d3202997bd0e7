import type { DraftBody } from '../content/contract.ts'
import { withChapterIds } from './chapter-ids.ts'

type Held = Record<string, unknown>

const isHeld = (value: unknown): value is Held => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Files of the languages that have one; a file without preview pages has null. */
const completeFiles = (files: Held): Held =>
  Object.fromEntries(
    Object.entries(files).flatMap(([language, file]): [string, unknown][] => {
      if (!isHeld(file)) return [[language, file]]
      return file['whole'] ? [[language, { ...file, preview: file['preview'] ?? null }]] : []
    }),
  )

/** Body of a material with the ids of its chapters, and without empty files. */
export const completeMaterial = (body: DraftBody): DraftBody => ({
  ...body,
  ...(Array.isArray(body['chapters']) && { chapters: withChapterIds(body['chapters'] as unknown[]) }),
  ...(isHeld(body['files']) && { files: completeFiles(body['files']) }),
})
