import type { Bilingual } from '../../domain/questions/text.ts'

const titles = {
  national: { en: 'National', hi: 'राष्ट्रीय' },
  international: { en: 'International', hi: 'अंतरराष्ट्रीय' },
  economy: { en: 'Economy', hi: 'अर्थव्यवस्था' },
  science: { en: 'Science and technology', hi: 'विज्ञान और तकनीक' },
  environment: { en: 'Environment', hi: 'पर्यावरण' },
  sports: { en: 'Sports', hi: 'खेल' },
  awards: { en: 'Awards', hi: 'पुरस्कार' },
  institutions: { en: 'Institutions and offices', hi: 'संस्थाएँ और पद' },
  schemes: { en: 'Government schemes', hi: 'सरकारी योजनाएँ' },
  days: { en: 'Days and themes', hi: 'महत्वपूर्ण दिवस' },
} as const satisfies Record<string, Bilingual>

/** Category that a new deployment has. */
export type AffairCategoryId = keyof typeof titles

/** Categories of current affairs, in the order of filters and digests. */
export const referenceAffairCategories = Object.entries(titles).map(([id, title], position) => ({
  id,
  title,
  position,
}))
