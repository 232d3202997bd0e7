import type { SubjectId } from '../../reference/subjects.ts'
import type { MaterialKind } from '../../../domain/materials/kinds.ts'
import type { AccessKind } from '../../../domain/purchases/access.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'

export type SeedChapter = { id: string; title: Bilingual; text: Bilingual }

export type SeedMaterial = {
  /** The id without its prefix `mat_`. */
  slug: string
  title: Bilingual
  summary: Bilingual
  kind: MaterialKind
  subject: SubjectId
  access?: AccessKind
  seriesId?: string
  /** Slugs; empty for every exam. */
  exams: string[]
  /** Markdown that becomes a PDF in each of its languages; headings of depth 2 begin its parts. */
  paper?: Bilingual
  /** SVG pictures of the text, by name. */
  figures?: Record<string, string>
  chapters?: SeedChapter[]
  /** Pages or chapters shown before purchase. */
  preview?: number
  downloadable?: boolean
}

/**
 * Splits a text written for both languages: `«English¦हिंदी»` where they differ, the rest (formulas, numbers, tables)
 * shared.
 */
export const both = (text: string): Bilingual => ({
  en: displayed(text.replace(/«([^¦»]*)¦([^»]*)»/g, '$1')),
  hi: displayed(text.replace(/«([^¦»]*)¦([^»]*)»/g, '$2')),
})

/** A text without Hindi. */
export const englishOnly = (text: string): Bilingual => ({ en: displayed(text), hi: '' })

/** Puts the dollar signs of a one-line display formula on lines of their own, as Markdown requires. */
const displayed = (text: string): string => text.trim().replace(/^\$\$(.+)\$\$$/gm, '$$$$\n$1\n$$$$')
