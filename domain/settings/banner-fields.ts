import type { SettingField } from './sections.ts'

/** Banners are few: of those that hold on a page the first is shown. */
export const bannerSlots = ['1', '2', '3'] as const
export type BannerSlot = (typeof bannerSlots)[number]

export const bannerTones = ['info', 'success', 'warning'] as const
/** Pages that a banner is on; `members` are all pages of those who are signed in. */
export const bannerPlaces = ['all', 'home', 'tests', 'members'] as const

const answers = ['yes', 'no'] as const
export type BannerOption = (typeof bannerTones | typeof bannerPlaces | typeof answers)[number]

const banner = {
  notice: { type: 'line', max: 160, bilingual: true },
  target: { type: 'address', max: 300 },
  tone: { type: 'choice', max: 20, options: bannerTones },
  from: { type: 'moment', max: 16 },
  until: { type: 'moment', max: 16 },
  place: { type: 'choice', max: 20, options: bannerPlaces },
  closable: { type: 'choice', max: 20, options: answers },
} as const satisfies Record<string, SettingField>

type BannerName = keyof typeof banner
export type BannerFields = {
  [Key in `${BannerName}${BannerSlot}`]: Key extends `${infer Name extends BannerName}${BannerSlot}`
    ? (typeof banner)[Name]
    : never
}

const names = Object.keys(banner) as BannerName[]

/** Fields of every slot, such as `notice1`. */
export const bannerFields = Object.fromEntries(
  bannerSlots.flatMap((slot) => names.map((name) => [`${name}${slot}`, banner[name]])),
) as BannerFields

/** Name of a field without its slot, and the slot; fields of other sections have none. */
export const slotOf = <Name extends string>(name: Name) => {
  const [, base = name, slot] = /^(.+?)([123])$/.exec(name) ?? []
  return { base: base as Name extends `${infer Base}${BannerSlot}` ? Base : Name, slot }
}
