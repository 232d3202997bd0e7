import { use, useContext } from 'react'
import type { Strings } from './en/index.ts'
import type { I18n } from './instance.ts'
import { I18nContext } from './use-translation.ts'

const arrivals = new WeakMap<I18n, Map<keyof Strings, Promise<void>>>()

/** Resolves as soon as the strings of a namespace are there. */
const arrivalOf = (i18n: I18n, namespace: keyof Strings): Promise<void> => {
  const known = arrivals.get(i18n) ?? new Map<keyof Strings, Promise<void>>()
  arrivals.set(i18n, known)
  const arrival =
    known.get(namespace) ??
    new Promise<void>((resolve) => {
      const stop = i18n.subscribe(() => {
        if (!i18n.has(namespace)) return
        stop()
        resolve()
      })
    })
  known.set(namespace, arrival)
  return arrival
}

export const whenStrings = async (i18n: I18n, namespace: keyof Strings): Promise<void> => {
  if (!i18n.has(namespace)) await arrivalOf(i18n, namespace)
}

/** Holds the nearest Suspense until strings that follow the page are there: what the server sent stays as it is. */
export const useStrings = (namespace: keyof Strings): void => {
  const i18n = useContext(I18nContext)
  if (!i18n.has(namespace)) use(arrivalOf(i18n, namespace))
}
