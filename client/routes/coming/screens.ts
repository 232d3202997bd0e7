import type { Strings } from '../../i18n/en/index.ts'

export type Screen = keyof Strings['coming']['screens']

const prefix = 'coming/'

/** The id of the route at which a screen is to come. */
export const comingId = (screen: Screen): string => prefix + screen

/** The screen that the last matched route stands for. */
export const screenOf = (matches: readonly { id: string }[]): Screen =>
  (matches.at(-1)?.id ?? '').slice(prefix.length) as Screen
