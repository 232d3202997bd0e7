import type { LegalContent, LegalPage, LegalSection } from '../../../domain/settings/legal.ts'

/** A version as written; seeding renders its HTML. */
export type SeedLegalVersion = Omit<LegalContent, 'sections'> & {
  page: LegalPage
  version: number
  effectiveFrom: string
  sections: Omit<LegalSection, 'html'>[]
}
