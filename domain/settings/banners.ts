import { instantInIndia } from '../india.ts'
import type { Bilingual } from '../questions/text.ts'
import { bannerSlots, type bannerPlaces, type BannerSlot, type bannerTones } from './banner-fields.ts'
import type { SettingValues } from './sections.ts'

type Place = (typeof bannerPlaces)[number]

export type Banner = {
  slot: BannerSlot
  /** Of its text and link: a changed banner is shown again to those who closed it. */
  id: string
  notice: Bilingual
  /** Address of its link; empty without one. */
  target: string
  tone: (typeof bannerTones)[number]
  /** Pattern of the paths that it is on. */
  on: string
  /** Unix milliseconds; null without an end. */
  until: number | null
  isClosable: boolean
}

/** No banner is over a test that is being written. */
const patterns: Record<Place, string> = {
  all: '^/(?!test/)',
  home: '^/$',
  tests: '^/(tests|demo-test)',
  members: '^/(?!test/)',
}

const instantOf = (text: string): number | null =>
  text === '' ? null : instantInIndia(text.slice(0, 10), text.slice(11))

/** Short hash of a text (FNV-1a). */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

type Values = SettingValues['banners']

/** Fields of a slot without its number. */
export const bannerIn = (values: Values, slot: BannerSlot) => ({
  notice: values[`notice${slot}`],
  target: values[`target${slot}`],
  tone: values[`tone${slot}`],
  from: values[`from${slot}`],
  until: values[`until${slot}`],
  place: values[`place${slot}`],
  closable: values[`closable${slot}`],
})

/** Banners that hold at an instant, in the order in which one of them is chosen. */
export const bannersAt = (values: Values, now: number, isSignedIn: boolean): Banner[] =>
  bannerSlots.flatMap((slot): Banner[] => {
    const { notice, target, tone, from, until, place, closable } = bannerIn(values, slot)
    const end = instantOf(until)
    const holds = (instantOf(from) ?? now) <= now && (end === null || now < end)
    if (notice.en === '' || !holds || (place === 'members' && !isSignedIn)) return []
    const id = hashOf(`${notice.en} ${notice.hi} ${target}`)
    const on = patterns[place as Place]
    return [{ slot, id, notice, target, tone: tone as Banner['tone'], on, until: end, isClosable: closable === 'yes' }]
  })
