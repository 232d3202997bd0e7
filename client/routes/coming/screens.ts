import type { Strings } from '../../i18n/en/index.ts'

export type ComingScreen = keyof Strings['coming']['screens']

const prefix = 'coming/'

/** Route id of a coming screen. */
export const comingId = (screen: ComingScreen): string => prefix + screen

/** Coming screen of the last matched route. */
export const screenOf = (matches: readonly { id: string }[]): ComingScreen =>
  (matches.at(-1)?.id ?? '').slice(prefix.length) as ComingScreen
