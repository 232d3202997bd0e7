import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Strings } from './en/index.ts'
import { makeI18n, type I18n } from './instance.ts'
import type { Values } from './translate.ts'

type Namespace = keyof Strings
type WithoutPlural<Name extends string> = Name extends `${infer Base}_one` | `${infer Base}_other` ? Base : Name
type KeyOf<Branch> = {
  [Name in keyof Branch & string]: Branch[Name] extends string ? WithoutPlural<Name> : `${Name}.${KeyOf<Branch[Name]>}`
}[keyof Branch & string]

/** Keys of the hook's own namespace without a prefix, of others with it. */
type Key<Own extends Namespace> =
  KeyOf<Strings[Own]> | { [Name in Namespace]: `${Name}:${KeyOf<Strings[Name]>}` }[Namespace]

export type Translate<Own extends Namespace> = (key: Key<Own>, values?: Values) => string

/** Without a provider every key is shown as itself. */
export const I18nContext = createContext<I18n>(makeI18n('en', {}))

/** Translates keys of a namespace into the current language. */
export const useTranslation = <Own extends Namespace = 'common'>(own?: Own): { t: Translate<Own>; i18n: I18n } => {
  const i18n = useContext(I18nContext)
  // Renders again when the strings or the language change.
  useSyncExternalStore(
    i18n.subscribe,
    () => i18n.version,
    () => i18n.version,
  )
  const t: Translate<Own> = (key, values) => i18n.t(key.includes(':') ? key : `${own ?? 'common'}:${key}`, values)
  return { t, i18n }
}
