import type { Language } from '../../domain/language.ts'
import type { Strings } from './en/index.ts'
import { translate, type Tree, type Values } from './translate.ts'

/**
 * The strings of a page and the language it is in: one for a request at the edge, one for the browser's page.
 * `version` grows with every change, so that what shows strings knows when to show them again.
 */
export type I18n = {
  readonly language: Language
  readonly version: number
  /** The text of `namespace:key`, or of a key of `common`. */
  t: (key: string, values?: Values) => string
  /** Whether the strings of a namespace are there, in the language shown. */
  has: (namespace: keyof Strings) => boolean
  /** Adds the namespaces of a language that are not there yet. */
  add: (language: Language, strings: Partial<Strings>) => void
  show: (language: Language) => void
  subscribe: (listener: () => void) => () => void
}

export const makeI18n = (first: Language, strings: Partial<Strings>): I18n => {
  const trees: Record<Language, Record<string, Tree>> = { en: {}, hi: {} }
  const listeners = new Set<() => void>()
  let language = first
  let version = 0
  const changed = () => {
    version++
    for (const listener of listeners) listener()
  }
  Object.assign(trees[first], strings)
  return {
    get language() {
      return language
    },
    get version() {
      return version
    },
    t: (key, values) => {
      const [namespace, path] = key.includes(':') ? (key.split(':', 2) as [string, string]) : ['common', key]
      return translate(trees[language][namespace], path, language, values)
    },
    has: (namespace) => Object.hasOwn(trees[language], namespace),
    add: (to, more) => {
      const missing = Object.entries(more).filter(([namespace]) => !Object.hasOwn(trees[to], namespace))
      if (missing.length === 0) return
      Object.assign(trees[to], Object.fromEntries(missing))
      changed()
    },
    show: (next) => {
      if (next === language) return
      language = next
      changed()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
