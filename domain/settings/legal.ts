import type { Bilingual } from '../questions/text.ts'

/** The legal pages by their addresses. */
export const legalPages = ['privacy', 'terms', 'refund'] as const
export type LegalPage = (typeof legalPages)[number]

/** A version is written, then stands for good; one with a day to come does not hold yet. */
export const legalStates = ['draft', 'published'] as const

/** A part that the table of contents names; `id` is its anchor and the same in both languages. */
export type LegalSection = {
  id: string
  title: Bilingual
  /** Markdown, and the sanitised HTML made from it. */
  text: Bilingual
  html: Bilingual
}

export type LegalContent = {
  title: Bilingual
  /** In a sentence or two: what search engines and readers in a hurry are told. */
  summary: Bilingual
  /** What is new in this version; null of the first. */
  changes: Bilingual | null
  sections: LegalSection[]
}

/** How an address names a version. */
export const isVersionNumber = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text)

type LegalVersionHead = { version: number; effectiveFrom: string }

/** GET /api/legal/:page: a version, which of all is the one that holds, and the others that have held. */
export type LegalVersion = LegalVersionHead &
  Omit<LegalContent, 'sections'> & {
    page: LegalPage
    isCurrent: boolean
    sections: Omit<LegalSection, 'text'>[]
    /** Newest first, this one too. */
    versions: LegalVersionHead[]
  }
