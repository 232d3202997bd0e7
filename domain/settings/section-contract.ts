import { z } from 'zod'
import { isDay } from '../calendar-day.ts'
import { synonymFaults } from '../search/synonym-faults.ts'
import { bannerPlaces, bannerSlots, bannerTones, type BannerSlot } from './banner-fields.ts'
import { bannerIn } from './banners.ts'
import { isCin, isGstin } from './identifiers.ts'
import { isSocialLink, type SocialNetwork } from './social.ts'
import {
  settingFields,
  settingSections,
  type LegalDraft,
  type SettingField,
  type SettingSection,
  type SettingValues,
} from './sections.ts'

/** A text that may still be empty. */
const orEmpty = (max: number, isRight: (text: string) => boolean = () => true) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text === '' || isRight(text))

const isEmail = (text: string) => z.email().safeParse(text).success
const isPhone = (text: string) => /^\+?[\d -]{8,20}$/.test(text) && text.replaceAll(/\D/g, '').length >= 8

const filled = (max: number) => z.string().trim().min(1).max(max)

/** Both languages, or neither. */
const bilingual = (max: number) =>
  z
    .strictObject({ en: orEmpty(max), hi: orEmpty(max) })
    .refine(({ en, hi }) => en !== '' || hi === '', { path: ['en'] })
    .refine(({ en, hi }) => hi !== '' || en === '', { path: ['hi'] })

const max = <Section extends SettingSection>(section: Section, name: keyof SettingValues[Section] & string) =>
  (settingFields[section][name] as SettingField).max

const ContactSettings = z.strictObject({
  email: filled(max('contact', 'email')).refine(isEmail),
  phone: filled(max('contact', 'phone')).refine(isPhone),
  address: z.strictObject({ en: filled(max('contact', 'address')), hi: filled(max('contact', 'address')) }),
  hours: z.strictObject({ en: filled(max('contact', 'hours')), hi: filled(max('contact', 'hours')) }),
  answerDays: z.int().min(1).max(max('contact', 'answerDays')),
})

const company = (name: keyof SettingValues['company']) => max('company', name)
const capitals = (text: string) => text.trim().toUpperCase()

const CompanySettings = z.strictObject({
  entity: bilingual(company('entity')),
  cin: z
    .string()
    .transform(capitals)
    .pipe(orEmpty(company('cin'), isCin)),
  gstin: z
    .string()
    .transform(capitals)
    .pipe(orEmpty(company('gstin'), isGstin)),
  registeredOffice: bilingual(company('registeredOffice')),
  officerName: bilingual(company('officerName')),
  officerPhone: orEmpty(company('officerPhone'), isPhone),
  officerEmail: orEmpty(company('officerEmail'), isEmail),
  processors: bilingual(company('processors')),
  retention: bilingual(company('retention')),
  breach: bilingual(company('breach')),
  children: bilingual(company('children')),
})

const both = (name: 'tagline' | 'description') =>
  z.strictObject({ en: filled(max('site', name)), hi: filled(max('site', name)) })

const social = (network: SocialNetwork) => orEmpty(max('site', network), (text) => isSocialLink(network, text))

const SiteSettings = z.strictObject({
  tagline: both('tagline'),
  description: both('description'),
  youtube: social('youtube'),
  telegram: social('telegram'),
  whatsapp: social('whatsapp'),
  instagram: social('instagram'),
  facebook: social('facebook'),
  x: social('x'),
  linkedin: social('linkedin'),
})

const isMinute = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/.test(text) && isDay(text.slice(0, 10))

/** Address of the site, or of another one by https. */
const isTarget = (text: string): boolean =>
  /^\/(?![/\\])\S*$/.test(text) || (URL.canParse(text) && new URL(text).protocol === 'https:')

const bannerSlot = (slot: BannerSlot) => ({
  [`notice${slot}`]: bilingual(max('banners', `notice${slot}`)),
  [`target${slot}`]: orEmpty(max('banners', `target${slot}`), isTarget),
  [`tone${slot}`]: z.enum(bannerTones),
  [`from${slot}`]: orEmpty(16, isMinute),
  [`until${slot}`]: orEmpty(16, isMinute),
  [`place${slot}`]: z.enum(bannerPlaces),
  [`closable${slot}`]: z.enum(['yes', 'no']),
})

const BannerSettings = z
  .strictObject(Object.assign({}, ...bannerSlots.map(bannerSlot)) as ReturnType<typeof bannerSlot>)
  .superRefine((values, { addIssue }) => {
    for (const slot of bannerSlots) {
      const { from, until } = bannerIn(values as SettingValues['banners'], slot)
      if (until !== '' && until <= from) addIssue({ code: 'custom', path: [`until${slot}`] })
    }
  }) as unknown as z.ZodType<SettingValues['banners']>

const SwitchSettings = z.strictObject({
  signUp: z.boolean(),
  contactForm: z.boolean(),
  questionReports: z.boolean(),
  pictures: z.boolean(),
  keyChallenges: z.boolean(),
  challengeDays: z.int().min(1).max(max('switches', 'challengeDays')),
})

const anyText = (name: keyof LegalDraft & string) =>
  z.strictObject({ en: orEmpty(max('privacy', name)), hi: orEmpty(max('privacy', name)) })

/** A draft may lack anything; `legalFaults` names what publishing needs. */
const LegalDraftSettings = z.strictObject({
  effectiveFrom: orEmpty(10, isDay),
  title: anyText('title'),
  summary: anyText('summary'),
  changes: anyText('changes'),
  body: anyText('body'),
})

const SearchSettings = z.strictObject({
  groups: z
    .string()
    .trim()
    .max(max('search', 'groups'))
    .refine((text) => synonymFaults(text).length === 0),
})

/** Contract of each section's value. */
export const settingContracts: { [Section in SettingSection]: z.ZodType<SettingValues[Section]> } = {
  contact: ContactSettings,
  company: CompanySettings,
  site: SiteSettings,
  banners: BannerSettings,
  search: SearchSettings,
  switches: SwitchSettings,
  privacy: LegalDraftSettings,
  terms: LegalDraftSettings,
  refund: LegalDraftSettings,
}

export const SectionParam = z.object({ section: z.enum(settingSections) })

const Base = z.int().min(0)

/** Body of PUT /api/admin/settings/:section. `base`: version from which the form began. */
export const SaveSettings = z.strictObject({
  base: Base,
  note: z.string().trim().max(300),
  value: z.record(z.string().max(40), z.unknown()),
})
export type SaveSettings = z.infer<typeof SaveSettings>

/** Body of POST /api/admin/settings/:section/restore. */
export const RestoreSettings = z.strictObject({ base: Base, version: Base })
export type RestoreSettings = z.infer<typeof RestoreSettings>
