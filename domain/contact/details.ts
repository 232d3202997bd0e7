import type { SettingValues } from '../settings/sections.ts'

/** Response of GET /api/contact/details. */
export type ContactDetails = SettingValues['contact'] & {
  /** True while a detail is a sample of the product. */
  isSample: boolean
  company: Pick<SettingValues['company'], 'entity' | 'registeredOffice' | 'cin' | 'gstin'>
  officer: { name: SettingValues['company']['officerName']; phone: string; email: string }
}
