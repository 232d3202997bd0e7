import { otherLanguage, type Language } from '../language.ts'
import type { DraftBody } from './contract.ts'
import { textsOf, type DraftText } from './texts-of.ts'

/**
 * Hashes of the source texts that each translation was made from, by the hash of the translation. Keyed by content and
 * not by path, so that rows can move, be inserted and removed.
 */
export type Sources = Record<string, string[]>

type Pair = { path: string; text: DraftText }

/** cyrb53 (public domain, github.com/bryc): 53 bits of a text, in base 36. */
const hashOf = (text: string): string => {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36)
}

const keyOf = (text: DraftText, translation: Language) => `${translation}${hashOf(text[translation].trim())}`
const sourceOf = (text: DraftText, translation: Language) => hashOf(text[otherLanguage(translation)].trim())

const isComplete = ({ en, hi }: DraftText) => en.trim() !== '' && hi.trim() !== ''

const pairsOf = (body: DraftBody): Pair[] =>
  textsOf(body).flatMap(([path, text]) => (isComplete(text) ? [{ path, text }] : []))

/** Language known to be the translation of a text, if any. */
const knownTranslation = (text: DraftText, sources: Sources): Language | undefined =>
  (['hi', 'en'] as const).find((language) => Object.hasOwn(sources, keyOf(text, language)))

/** Translation of a text that becomes complete: Hindi, unless the Hindi was there first. */
const firstTranslation = (before: DraftText | undefined, sources: Sources): Language => {
  if (!before) return 'hi'
  if (!isComplete(before)) return before.hi.trim() !== '' ? 'en' : 'hi'
  return knownTranslation(before, sources) ?? 'hi'
}

/** Sources of a body whose translations are all up to date. */
const settled = (body: DraftBody): Sources => {
  const sources: Sources = {}
  for (const { text } of pairsOf(body)) (sources[keyOf(text, 'hi')] ??= []).push(sourceOf(text, 'hi'))
  return sources
}

type Change = {
  /** Body before the change; null for a new item. */
  previous: DraftBody | null
  next: DraftBody
  /** Sources kept with `previous`; null when none were kept. */
  sources: Sources | null
  /** Paths with language, such as `title.hi`, that an editor has confirmed to be up to date. */
  confirmed?: readonly string[]
}

/**
 * Sources after a change of a draft: those to keep with it, and the paths with language, such as `title.hi`,
 * of translations that were made from another source text. Rules: the language that was filled in first is the source,
 * English when both came together; a change of the source makes the translation stale; any change of the translation,
 * or taking the source back, makes it current.
 */
export const followSources = ({ previous, next, sources, confirmed = [] }: Change) => {
  const known = sources ?? (previous ? settled(previous) : {})
  const before = new Map(previous ? textsOf(previous) : [])
  const pairs = pairsOf(next).map(({ path, text }) => {
    const translation = knownTranslation(text, known) ?? firstTranslation(before.get(path), known)
    return {
      path: `${path}.${translation}`,
      key: keyOf(text, translation),
      source: sourceOf(text, translation),
    }
  })
  const current = new Map<string, Set<string>>()
  for (const { key, source } of pairs) current.set(key, (current.get(key) ?? new Set<string>()).add(source))
  const kept: Sources = {}
  const stale: string[] = []
  for (const { path, key, source } of pairs) {
    const madeFrom = known[key] ?? []
    // Rows may share a short translation: a row is new while the rows of all known sources are still there.
    const isNew = madeFrom.every((each) => current.get(key)?.has(each))
    const isCurrent = madeFrom.includes(source) || isNew || confirmed.includes(path)
    if (!isCurrent) stale.push(path)
    const added = isCurrent ? [source] : madeFrom
    kept[key] = [...new Set([...(kept[key] ?? []), ...added])]
  }
  return { sources: kept, stale }
}
