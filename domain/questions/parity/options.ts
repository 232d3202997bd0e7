import { formulasOf, numbersOf } from '../../content/checks/markdown.ts'
import type { DraftText } from '../../content/texts-of.ts'
import type { ParityFinding } from './contract.ts'

/** An option or an item of a list, with its dotted path. */
export type Item = readonly [path: string, text: DraftText]

const languages = ['en', 'hi'] as const

const isFilled = (text: string): boolean => text.trim() !== ''

/** Options of a language that are equal to an earlier one. Letter case counts: in a code it is the matter. */
const equalItems = (items: readonly Item[]): ParityFinding[] =>
  languages.flatMap((language) => {
    const seen = new Set<string>()
    return items.flatMap(([path, text]): ParityFinding[] => {
      const value = text[language].normalize('NFC').trim().replaceAll(/\s+/g, ' ')
      if (!isFilled(value)) return []
      if (!seen.has(value)) {
        seen.add(value)
        return []
      }
      const values = { en: '', hi: '', [language]: value.slice(0, 60) }
      return [{ code: 'options_equal', path: `${path}.${language}`, severity: 'error', values }]
    })
  })

/** Options that only one language has, where the other one has some. */
const missingItems = (items: readonly Item[]): ParityFinding[] =>
  languages.flatMap((language) => {
    if (!items.some(([, text]) => isFilled(text[language]))) return []
    const other = language === 'en' ? 'hi' : 'en'
    return items
      .filter(([, text]) => !isFilled(text[language]) && isFilled(text[other]))
      .map(([path, text]): ParityFinding => ({
        code: 'options_missing',
        path: `${path}.${language}`,
        severity: 'error',
        values: { en: '', hi: '', [other]: text[other].trim().slice(0, 60) },
      }))
  })

const matterOf = (text: string): string => [...numbersOf(text).toSorted(), ...formulasOf(text).toSorted()].join(' ')

/** Options whose numbers are those of another option in the other language: their texts are in another order. */
export const swappedItems = (items: readonly Item[]): ParityFinding[] => {
  const matter = items.map(([, { en, hi }]) => ({ en: matterOf(en), hi: matterOf(hi) }))
  return items.flatMap(([path, text], index): ParityFinding[] => {
    const own = matter[index]
    if (!own || own.en === '' || own.hi === '' || own.en === own.hi) return []
    const isElsewhere = matter.some(({ en }) => en === own.hi) && matter.some(({ hi }) => hi === own.en)
    const values = { en: text.en.trim().slice(0, 60), hi: text.hi.trim().slice(0, 60) }
    return isElsewhere ? [{ code: 'options_swapped', path: `${path}.hi`, severity: 'error', values }] : []
  })
}

export const itemFindings = (items: readonly Item[]): ParityFinding[] => [
  ...equalItems(items),
  ...missingItems(items),
  ...swappedItems(items),
]
