import type { LegalContent, LegalPage, LegalSection } from '../../../domain/settings/legal.ts'

/** A version as it is written; the HTML is made of it when it is sown. */
export type SeedLegalVersion = Omit<LegalContent, 'sections'> & {
  page: LegalPage
  version: number
  effectiveFrom: string
  sections: Omit<LegalSection, 'html'>[]
}
