import { groupsOf, nameOfPhrase } from './synonyms.ts'
import { normalisedWords } from './words.ts'

/** Bounds of a group, and words of a phrase. */
export const synonymLimits = { groups: 500, phrases: 60, words: 5, length: 60 } as const

/** A fault of the groups, which are named by their first phrases. */
export type SynonymFault =
  | { kind: 'twice'; group: string; phrase: string; other: string }
  | { kind: 'single' | 'many'; group: string }
  | { kind: 'long' | 'wordless'; group: string; phrase: string }
  | { kind: 'groups' }

const faultOfPhrase = (phrase: string): 'long' | 'wordless' | null => {
  const { length } = normalisedWords(phrase)
  if (length === 0) return 'wordless'
  return length > synonymLimits.words || phrase.length > synonymLimits.length ? 'long' : null
}

const faultsOfGroup = (phrases: readonly string[], group: string): SynonymFault[] => [
  ...(phrases.length > synonymLimits.phrases ? [{ kind: 'many', group } as const] : []),
  ...phrases.flatMap((phrase): SynonymFault[] => {
    const kind = faultOfPhrase(phrase)
    return kind ? [{ kind, group, phrase }] : []
  }),
  // Spellings of one word are one word.
  ...(new Set(phrases.map(nameOfPhrase)).size < 2 ? [{ kind: 'single', group } as const] : []),
]

/** Faults of groups, written a group a line. */
export const synonymFaults = (text: string): SynonymFault[] => {
  const groups = groupsOf(text)
  const owners = new Map<string, string[]>()
  const faults = groups.flatMap((phrases) => {
    const [group = ''] = phrases
    const twice = phrases.flatMap((phrase): SynonymFault[] => {
      const name = nameOfPhrase(phrase)
      const owner = owners.get(name)
      if (!owner) owners.set(name, phrases)
      return name !== '' && owner && owner !== phrases ? [{ kind: 'twice', group, phrase, other: owner[0] ?? '' }] : []
    })
    return [...faultsOfGroup(phrases, group), ...twice]
  })
  return groups.length > synonymLimits.groups ? [...faults, { kind: 'groups' }] : faults
}
