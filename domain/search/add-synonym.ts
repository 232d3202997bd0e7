import { synonymLimits } from './synonym-faults.ts'
import { groupsOf, nameOfPhrase } from './synonyms.ts'
import { normalisedWords } from './words.ts'

/** Reasons for which two phrases cannot become synonyms: `known` are already, `apart` belong to two groups. */
export type SynonymRefusal = 'same' | 'known' | 'apart' | 'long'

export type AddedSynonym = { text: string; group: string[] } | { refusal: SynonymRefusal; groups: string[][] }

const isLong = (phrase: string): boolean =>
  normalisedWords(phrase).length > synonymLimits.words || phrase.length > synonymLimits.length

/** Groups, written a group a line, in which two phrases mean the same. */
export const addSynonym = (text: string, phrase: string, means: string): AddedSynonym => {
  const [name, other] = [nameOfPhrase(phrase), nameOfPhrase(means)]
  if (name === other) return { refusal: 'same', groups: [] }
  if (isLong(phrase) || isLong(means)) return { refusal: 'long', groups: [] }
  const groups = groupsOf(text)
  const withName = (wanted: string) => groups.find((group) => group.some((each) => nameOfPhrase(each) === wanted))
  const [own, theirs] = [withName(name), withName(other)]
  if (own && theirs)
    return { refusal: own === theirs ? 'known' : 'apart', groups: own === theirs ? [own] : [own, theirs] }
  const old = own ?? theirs
  const group = old ? [...old, own ? means : phrase] : [means, phrase]
  const lines = old ? groups.map((each) => (each === old ? group : each)) : [...groups, group]
  return { text: lines.map((each) => each.join(', ')).join('\n'), group }
}
