import type { MaterialKind, MaterialSubject } from '../../../domain/materials/kinds.ts'
import type { AccessKind } from '../../../domain/purchases/access.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'

export type SeedChapter = { id: string; title: Bilingual; text: Bilingual }

export type SeedMaterial = {
  /** What follows `mat_` in its id. */
  slug: string
  title: Bilingual
  summary: Bilingual
  kind: MaterialKind
  subject: MaterialSubject
  access?: AccessKind
  seriesId?: string
  /** Slugs; none for every exam. */
  exams: string[]
  /** Markdown that is set as a PDF in each language that it has; headings of the second depth are its parts. */
  paper?: Bilingual
  /** Names of pictures that the text shows, as SVG. */
  figures?: Record<string, string>
  chapters?: SeedChapter[]
  /** Pages and chapters shown before purchase. */
  preview?: number
  downloadable?: boolean
}

/**
 * A text written once for both languages: `«English¦हिंदी»` where they differ, everything else (formulas, numbers,
 * tables) as it is in both.
 */
export const both = (text: string): Bilingual => ({
  en: displayed(text.replace(/«([^¦»]*)¦([^»]*)»/g, '$1')),
  hi: displayed(text.replace(/«([^¦»]*)¦([^»]*)»/g, '$2')),
})

/** A text that has no Hindi yet. */
export const englishOnly = (text: string): Bilingual => ({ en: displayed(text), hi: '' })

/** A line that is one formula stands by itself: Markdown wants its signs on lines of their own. */
const displayed = (text: string): string => text.trim().replace(/^\$\$(.+)\$\$$/gm, '$$$$\n$1\n$$$$')
