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
  /** Adds the namespaces and keys of a language that are not loaded yet. */
  add: (language: Language, strings: SomeStrings) => void
  show: (language: Language) => void
  subscribe: (listener: () => void) => () => void
}

/** True when a tree has every key of another. */
const hasAll = (tree: Tree | undefined, other: Tree): boolean =>
  Object.keys(other).every((key) => tree !== undefined && Object.hasOwn(tree, key))

/** Namespaces of both; where both have one, its keys of both. */
export const mergeStrings = <T extends Record<string, Tree>>(one: T, other: Record<string, Tree>): T =>
  Object.assign(
    one,
    Object.fromEntries(Object.entries(other).map(([namespace, tree]) => [namespace, { ...one[namespace], ...tree }])),
  )

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
      const missing = Object.entries(more).filter(([namespace, tree]) => !hasAll(trees[to][namespace], tree))
      if (missing.length === 0) return
      mergeStrings(trees[to], Object.fromEntries(missing))
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
