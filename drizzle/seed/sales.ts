import { startOfDayInIndia } from '../../domain/india.ts'
import type { Coupon } from '../../domain/purchases/coupons.ts'
import { passId, type SoldKind } from '../../domain/purchases/offers.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
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
  /** Name of a pass. */
  title?: Bilingual
  pricePaise: number
  listPaise?: number
  /** Absent for access without an end. */
  validityDays?: number
}

/** Offers of the demo: of premium items whose tests share no question with a free test. */
export const seedOffers: SeedOffer[] = [
  { kind: 'series', itemId: 'ser_jee-advanced-practice', pricePaise: 19_900, validityDays: 365 },
  { kind: 'series', itemId: 'ser_ssc-cgl-full-papers', pricePaise: 9_900, validityDays: 365 },
  { kind: 'series', itemId: 'ser_ibps-po-full-papers', pricePaise: 9_900, validityDays: 365 },
  { kind: 'series', itemId: 'ser_rrb-ntpc-full-papers', pricePaise: 9_900, validityDays: 365 },
  { kind: 'series', itemId: 'ser_jee-main-full-papers', pricePaise: 9_900, validityDays: 365 },
  { kind: 'series', itemId: 'ser_upsc-full-papers', pricePaise: 9_900, validityDays: 365 },
  { kind: 'series', itemId: 'ser_ugc-net-full-papers', pricePaise: 4_900, validityDays: 365 },
  { kind: 'series', itemId: 'ser_uppsc-full-papers', pricePaise: 9_900, validityDays: 365 },
  { kind: 'series', itemId: 'ser_neet-full-papers', pricePaise: 9_900, validityDays: 365 },
  { kind: 'series', itemId: 'ser_jee-advanced-full-papers', pricePaise: 9_900, validityDays: 365 },
  { kind: 'series', itemId: 'ser_gate-full-papers', pricePaise: 9_900, validityDays: 365 },
  { kind: 'course', itemId: 'crs_english-error-hunt', pricePaise: 29_900, listPaise: 39_900, validityDays: 365 },
  { kind: 'material', itemId: 'mat_polity-in-five-chapters', pricePaise: 9_900 },
  { kind: 'video', itemId: 'vid_simple-and-compound-interest', pricePaise: 4_900 },
  {
    kind: 'pass',
    itemId: passId('state-psc'),
    title: { en: 'State PSC pass', hi: 'राज्य पीएससी पास' },
    pricePaise: 14_900,
    validityDays: 365,
  },
]

/** Coupons of the demo: one for every offer, and one whose time is over. */
export const seedCoupons: Pick<Coupon, 'code' | 'kind' | 'value' | 'cap' | 'to' | 'perStudent'>[] = [
  { code: 'DEMO20', kind: 'percent', value: 20, cap: 20_000, to: startOfDayInIndia('2028-01-01'), perStudent: null },
  { code: 'DIWALI50', kind: 'flat', value: 5_000, cap: null, to: startOfDayInIndia('2026-11-16'), perStudent: 1 },
]
