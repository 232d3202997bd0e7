import { use, useContext } from 'react'
import type { Strings } from './en/index.ts'
import type { I18n } from './instance.ts'
import { I18nContext } from './use-translation.ts'

const loads = new WeakMap<I18n, Map<keyof Strings, Promise<void>>>()

/** Resolves when the namespace is loaded. */
const loadOf = (i18n: I18n, namespace: keyof Strings): Promise<void> => {
  const known = loads.get(i18n) ?? new Map<keyof Strings, Promise<void>>()
  loads.set(i18n, known)
  const load =
    known.get(namespace) ??
    new Promise<void>((resolve) => {
      const stop = i18n.subscribe(() => {
        if (!i18n.has(namespace)) return
        stop()
        resolve()
      })
    })
  known.set(namespace, load)
  return load
}

export const whenStrings = async (i18n: I18n, namespace: keyof Strings): Promise<void> => {
  if (!i18n.has(namespace)) await loadOf(i18n, namespace)
}

/** Suspends until strings that follow the page are loaded, so that the server's HTML stays. */
export const useStrings = (namespace: keyof Strings): void => {
  const i18n = useContext(I18nContext)
  if (!i18n.has(namespace)) use(loadOf(i18n, namespace))
}
