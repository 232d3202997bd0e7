import type { Bilingual } from '../questions/text.ts'
import type { LegalFault } from './legal-draft.ts'

/** Legal pages, by the last segment of their addresses. */
export const legalPages = ['privacy', 'terms', 'refund'] as const
export type LegalPage = (typeof legalPages)[number]

export const isLegalPage = (text: string): text is LegalPage => (legalPages as readonly string[]).includes(text)

/** A published version never changes. It applies from its `effectiveFrom` day. */
export const legalStates = ['draft', 'published'] as const

/** Section listed in the table of contents; `id` is its anchor in both languages. */
export type LegalSection = {
  id: string
  title: Bilingual
  /** Markdown source; `html` is the sanitised HTML rendered from it. */
  text: Bilingual
  html: Bilingual
}

export type LegalContent = {
  title: Bilingual
  /** One or two sentences, also used as the page's description for search engines. */
  summary: Bilingual
  /** Summary of the changes in this version; null for the first. */
  changes: Bilingual | null
  sections: LegalSection[]
}

/** True for a version number as addresses write it: 1 to 9999, no leading zero. */
export const isVersionNumber = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text)

export type LegalVersionHead = { version: number; effectiveFrom: string }

/** Response of GET /api/legal/:page: one version and the list of all versions in force so far. */
export type LegalVersion = LegalVersionHead &
  Omit<LegalContent, 'sections'> & {
    page: LegalPage
    isCurrent: boolean
    sections: Omit<LegalSection, 'text'>[]
    /** Newest first, including this one. */
    versions: LegalVersionHead[]
  }

/** Published version of a page, as the office lists it. */
export type OfficeLegalVersion = LegalVersionHead & {
  at: number
  /** Name of the administrator; null for a version that the product came with, and for a deleted account. */
  by: string | null
  changes: Bilingual | null
  state: 'current' | 'upcoming' | 'past'
}

/** Legal page in the office. */
export type OfficeLegalPage = {
  page: LegalPage
  title: Bilingual
  /** Newest first. */
  versions: OfficeLegalVersion[]
  /** Saved text that no version holds yet; null when there is none. */
  draft: { version: number; at: number | null; by: string | null; faults: LegalFault[] } | null
}

/** Response of GET /api/admin/legal. */
export type OfficeLegal = { pages: OfficeLegalPage[] }
