import type { IndianState } from '../../accounts/student-profile.ts'
import type { Bilingual } from '../../questions/contract.ts'
import type { AgeRelaxation, Domicile, JobFee } from '../contract.ts'
import type { JobLevel, SpecialRelaxation } from '../kinds.ts'

/** Categories whose seats are taken from the total; the rest is unreserved. */
export const verticalCategories = ['ews', 'obc', 'sc', 'st'] as const
type VerticalCategory = (typeof verticalCategories)[number]

/** Percentages of seats. Those of `across` lie within the seats of the categories. */
export type Reservation = {
  of: Partial<Record<VerticalCategory, number>>
  across: Partial<Record<SpecialRelaxation, number>>
}

/** Usual terms of the recruiters of a state, or of the Union. A notice takes precedence. */
export type JobTemplate = {
  id: string
  name: Bilingual
  level: JobLevel
  region: IndianState | null
  /** First day on which all of it was in force, `YYYY-MM-DD`. */
  validFrom: string
  /** Rules and notices from which the figures are. */
  sources: string
  /** Null where the shares are before the courts or differ by district. */
  reservation: Reservation | null
  relaxations: AgeRelaxation[]
  fees: JobFee[]
  feeNote: Bilingual | null
  domicile: Domicile | null
}

export const text = (en: string, hi: string): Bilingual => ({ en, hi })

export const fee = (rupees: number, ...categories: JobFee['category'][]): JobFee[] =>
  categories.map((category) => ({ category, paise: rupees * 100 }))

export const relax = (
  years: number,
  category: AgeRelaxation['category'],
  note: Bilingual | null = null,
): AgeRelaxation => ({ category, years, note })

export const reservedFor = (state: IndianState): Domicile => ({ state, rule: 'reserved' })

export const serviceCounted = text('After the years of service are taken off the age', 'आयु में से सेवा के वर्ष घटाने के बाद')
export const unreservedOnly = text(
  'For the unreserved category alone: the others have their own relaxation',
  'केवल अनारक्षित वर्ग के लिए: बाक़ी को अपनी श्रेणी की छूट मिलती है',
)
