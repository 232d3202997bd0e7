import type { Strings } from '../../i18n/en/index.ts'

export type Screen = keyof Strings['coming']['screens']

const prefix = 'coming/'

/** Route id of a coming screen. */
export const comingId = (screen: Screen): string => prefix + screen

/** Coming screen of the last matched route. */
export const screenOf = (matches: readonly { id: string }[]): Screen =>
  (matches.at(-1)?.id ?? '').slice(prefix.length) as Screen
