import type { Bilingual } from '../questions/text.ts'
import { bannerFields, type BannerFields } from './banner-fields.ts'
import type { LegalPage } from './legal.ts'
import type { SocialNetwork } from './social.ts'
import type { SwitchName } from './switches.ts'

export const settingSections = [
  'contact',
  'company',
  'site',
  'banners',
  'switches',
  'privacy',
  'terms',
  'refund',
  'search',
] as const
export type SettingSection = (typeof settingSections)[number]

export const isSettingSection = (text: string): text is SettingSection =>
  (settingSections as readonly string[]).includes(text)

export const sectionTitles: Record<SettingSection, Bilingual> = {
  contact: { en: 'Contact details', hi: 'संपर्क' },
  company: { en: 'Company', hi: 'कंपनी' },
  site: { en: 'Site', hi: 'साइट' },
  banners: { en: 'Banners', hi: 'बैनर' },
  switches: { en: 'Switches', hi: 'स्विच' },
  privacy: { en: 'Privacy policy', hi: 'निजता नीति' },
  terms: { en: 'Terms of use', hi: 'इस्तेमाल की शर्तें' },
  refund: { en: 'Refund policy', hi: 'धन-वापसी नीति' },
  search: { en: 'Search words', hi: 'खोज के शब्द' },
}

/** Field of a section, as its form draws it. `max`: characters, of a number its value. The order of `lines` means nothing. */
export type SettingField = {
  type:
    | 'line'
    | 'text'
    | 'lines'
    | 'markdown'
    | 'day'
    | 'email'
    | 'phone'
    | 'number'
    | 'url'
    | 'address'
    | 'moment'
    | 'choice'
    | 'switch'
  bilingual?: true
  /** Values of a choice. */
  options?: readonly string[]
  max: number
  /** Named by a deployment and by the office while it is empty, or still as the product comes. */
  due?: true
}

const line = { type: 'line', max: 160 } as const
const long = { type: 'text', max: 4000, bilingual: true, due: true } as const

const contact = {
  email: { type: 'email', max: 254, due: true },
  phone: { type: 'phone', max: 20, due: true },
  address: { type: 'text', max: 300, bilingual: true, due: true },
  hours: { ...line, bilingual: true },
  answerDays: { type: 'number', max: 30 },
} as const satisfies Record<string, SettingField>

const company = {
  entity: { ...line, bilingual: true, due: true },
  cin: { type: 'line', max: 21, due: true },
  gstin: { type: 'line', max: 15, due: true },
  registeredOffice: { type: 'text', max: 300, bilingual: true, due: true },
  officerName: { ...line, bilingual: true, due: true },
  officerPhone: { type: 'phone', max: 20, due: true },
  officerEmail: { type: 'email', max: 254, due: true },
  processors: long,
  retention: long,
  breach: long,
  children: long,
} as const satisfies Record<string, SettingField>

const link = { type: 'url', max: 200 } as const

const site = {
  tagline: { ...line, bilingual: true },
  description: { type: 'text', max: 300, bilingual: true },
  youtube: link,
  telegram: link,
  whatsapp: link,
  instagram: link,
  facebook: link,
  x: link,
  linkedin: link,
} as const satisfies Record<SocialNetwork, SettingField> & Record<string, SettingField>

const onOff = { type: 'switch', max: 1 } as const

const switches = {
  signUp: onOff,
  contactForm: onOff,
  questionReports: onOff,
  pictures: onOff,
  keyChallenges: onOff,
  challengeDays: { type: 'number', max: 60 },
} as const satisfies Record<SwitchName, SettingField> & Record<string, SettingField>

/** Draft of a legal page, published as a version of `legal_versions`. */
const legal = {
  effectiveFrom: { type: 'day', max: 10 },
  title: { ...line, bilingual: true },
  summary: { type: 'text', max: 300, bilingual: true },
  changes: { type: 'text', max: 1000, bilingual: true },
  body: { type: 'markdown', max: 20_000, bilingual: true },
} as const satisfies Record<string, SettingField>

const search = {
  groups: { type: 'lines', max: 40_000 },
} as const satisfies Record<string, SettingField>

type FieldsOf = {
  contact: typeof contact
  company: typeof company
  site: typeof site
  banners: BannerFields
  search: typeof search
  switches: typeof switches
} & Record<LegalPage, typeof legal>
type ValueOf<Field> = Field extends { bilingual: true }
  ? Bilingual
  : Field extends { type: 'number' }
    ? number
    : Field extends { type: 'switch' }
      ? boolean
      : string
export type SettingValues = {
  [Section in SettingSection]: { [Name in keyof FieldsOf[Section]]: ValueOf<FieldsOf[Section][Name]> }
}
export type LegalDraft = SettingValues[LegalPage]
/** Field of any section, by which its texts are named. */
export type SettingFieldName = { [Section in SettingSection]: keyof FieldsOf[Section] }[SettingSection]

export const settingFields: Record<SettingSection, Record<string, SettingField>> = {
  contact,
  company,
  site,
  banners: bannerFields,
  switches,
  privacy: legal,
  terms: legal,
  refund: legal,
  search,
}
