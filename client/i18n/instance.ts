import type { Language } from '../../domain/language.ts'
import type { Strings } from './en/index.ts'
import { translate, type Tree, type Values } from './translate.ts'

/** Namespaces that are loaded; a namespace may lack keys that another part adds. */
export type SomeStrings = { [Namespace in keyof Strings]?: Partial<Strings[Namespace]> }

/**
 * Strings and language of a page: one instance per request at the edge, one per document in the browser. `version`
 * grows with every change, so that subscribed components render again.
 */
export type I18n = {
  readonly language: Language
  readonly version: number
  /** Text of `namespace:key`, or of a key of `common`. */
  t: (key: string, values?: Values) => string
  /** True when the namespace is loaded in the current language. */
  has: (namespace: keyof Strings) => boolean
  /** Adds namespaces of a language, or keys to those that are loaded. */
  add: (language: Language, strings: SomeStrings) => void
  show: (language: Language) => void
  subscribe: (listener: () => void) => () => void
}

export const makeI18n = (first: Language, strings: SomeStrings): I18n => {
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
      for (const [namespace, tree] of Object.entries(more)) trees[to][namespace] = { ...trees[to][namespace], ...tree }
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
