import type { SettingValues } from '../../domain/settings/sections.ts'
import { initialSettings } from '../../domain/settings/initial.ts'

/** Seller of the demo's invoices: a sample, with a GSTIN of no real PAN. */
export const demoCompany: SettingValues['company'] = {
  ...initialSettings.company,
  entity: { en: 'Taiyari Learning Private Limited (sample)', hi: 'तैयारी लर्निंग प्राइवेट लिमिटेड (नमूना)' },
  gstin: '07AAAAA0000A1Z4',
  registeredOffice: initialSettings.contact.address,
}
