import type { IndianState } from '../../../domain/accounts/student-profile.ts'
import type { AgeRelaxation, Domicile, JobFee } from '../../../domain/jobs/contract.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { feeNote } from './parts.ts'

const text = (en: string, hi: string): Bilingual => ({ en, hi })

const fee = (rupees: number, ...categories: JobFee['category'][]): JobFee[] =>
  categories.map((category) => ({ category, paise: rupees * 100 }))

const relax = (years: number, category: AgeRelaxation['category'], note: Bilingual | null = null): AgeRelaxation => ({
  category,
  years,
  note,
})

const serviceCounted = text('After the years of service are taken off the age', 'आयु में से सेवा के वर्ष घटाने के बाद')
const unreservedOnly = text(
  'For the unreserved category alone: the others have their own relaxation',
  'केवल अनारक्षित वर्ग के लिए: बाक़ी को अपनी श्रेणी की छूट मिलती है',
)
const upToFifty = text('Up to the age of 50', '50 वर्ष की आयु तक')

const byCategory = text(
  'Paid online. Women and ex-servicemen pay as their category does. A fee that was paid is not returned.',
  'शुल्क ऑनलाइन जमा होता है। महिलाएँ और भूतपूर्व सैनिक अपनी श्रेणी का शुल्क देते हैं। जमा किया गया शुल्क वापस नहीं होता।',
)

const everyone = ['ur', 'ews', 'obc', 'sc', 'st', 'pwbd', 'esm', 'women'] as const

export const fees = {
  central: [...fee(100, 'ur', 'ews', 'obc'), ...fee(0, 'sc', 'st', 'pwbd', 'esm', 'women')],
  bank: [...fee(850, 'ur', 'ews', 'obc'), ...fee(175, 'sc', 'st', 'pwbd', 'esm')],
  none: [],
}

export const relaxations = {
  central: [relax(3, 'obc'), relax(5, 'sc'), relax(5, 'st'), relax(10, 'pwbd'), relax(3, 'esm', serviceCounted)],
}

export const without = (list: AgeRelaxation[], ...categories: AgeRelaxation['category'][]): AgeRelaxation[] =>
  list.filter(({ category }) => !categories.includes(category))

type Terms = { fees: JobFee[]; feeNote: Bilingual; relaxations: AgeRelaxation[]; domicile: Domicile }

const reservedFor = (state: IndianState): Domicile => ({ state, rule: 'reserved' })

/** Usual terms of state boards as of 2025. Samples: a real notification takes precedence. */
export const terms = {
  UP: {
    fees: fee(25, ...everyone),
    feeNote,
    relaxations: [relax(5, 'obc'), relax(5, 'sc'), relax(5, 'st'), relax(15, 'pwbd'), relax(3, 'esm', serviceCounted)],
    domicile: reservedFor('UP'),
  },
  BR: {
    fees: fee(100, 'ur', 'ews', 'obc', 'sc', 'st', 'pwbd', 'women'),
    feeNote,
    relaxations: [
      relax(3, 'obc'),
      relax(5, 'sc'),
      relax(5, 'st'),
      relax(10, 'pwbd'),
      relax(3, 'women', unreservedOnly),
    ],
    domicile: reservedFor('BR'),
  },
  RJ: {
    fees: [...fee(600, 'ur'), ...fee(400, 'ews', 'obc', 'sc', 'st', 'pwbd')],
    feeNote: byCategory,
    relaxations: [
      relax(5, 'ews'),
      relax(5, 'obc'),
      relax(5, 'sc'),
      relax(5, 'st'),
      relax(10, 'pwbd'),
      relax(10, 'esm', upToFifty),
      relax(5, 'women'),
    ],
    domicile: reservedFor('RJ'),
  },
  MP: {
    fees: [...fee(500, 'ur'), ...fee(250, 'ews', 'obc', 'sc', 'st', 'pwbd')],
    feeNote: byCategory,
    relaxations: [
      relax(5, 'obc'),
      relax(5, 'sc'),
      relax(5, 'st'),
      relax(5, 'pwbd', unreservedOnly),
      relax(3, 'esm', serviceCounted),
      relax(5, 'women', unreservedOnly),
    ],
    domicile: reservedFor('MP'),
  },
} satisfies Partial<Record<IndianState, Terms>>

/** Terms of forces, forests and jails, whose posts are not identified as suitable for PwBD. */
export const ofForces = (own: Terms): Terms => ({
  ...own,
  fees: own.fees.filter(({ category }) => category !== 'pwbd'),
  relaxations: without(own.relaxations, 'pwbd'),
})

/** Terms of the Uttar Pradesh police board: the same for everyone, with three more years for women. */
export const upPolice = ofForces({
  ...terms.UP,
  fees: fee(400, ...everyone),
  relaxations: [...terms.UP.relaxations, relax(3, 'women')],
})
