import type { SoldKind } from '../../domain/purchases/offers.ts'
import type { SettingValues } from '../../domain/settings/sections.ts'
import { initialSettings } from '../../domain/settings/initial.ts'

/** Seller of the demo's invoices: a sample, with a GSTIN of no real PAN. */
export const demoCompany: SettingValues['company'] = {
  ...initialSettings.company,
  entity: { en: 'Taiyari Learning Private Limited (sample)', hi: 'तैयारी लर्निंग प्राइवेट लिमिटेड (नमूना)' },
  gstin: '07AAAAA0000A1Z4',
  registeredOffice: initialSettings.contact.address,
}

export type SeedOffer = {
  kind: SoldKind
  itemId: string
  pricePaise: number
  listPaise: number | null
  validityDays: number | null
}

/** Offers of the demo: of premium items whose tests share no question with a free test. */
export const seedOffers: SeedOffer[] = [
  { kind: 'course', itemId: 'crs_english-error-hunt', pricePaise: 29_900, listPaise: 39_900, validityDays: 365 },
  { kind: 'video', itemId: 'vid_simple-and-compound-interest', pricePaise: 4_900, listPaise: null, validityDays: null },
]
