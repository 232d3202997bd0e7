import type { DraftBody } from '../content/contract.ts'
import { materialTraits, type MaterialKind } from './kinds.ts'

/** Body of a new material: free, open to all exams, with a first chapter where its kind has chapters. */
export const newMaterial = (kind: MaterialKind): DraftBody => {
  const text = { en: '', hi: '' }
  const hasChapters = materialTraits[kind].holds === 'chapters'
  return {
    kind,
    subject: kind === 'digest' ? 'general' : null,
    access: 'free',
    files: {},
    chapters: hasChapters ? [{ id: 'chapter-1', title: text, body: text }] : [],
    previewChapters: hasChapters ? 1 : 0,
    downloadable: true,
  }
}
