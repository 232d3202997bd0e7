import { matchesOf, TakenParts, type Match } from './folded-text.ts'

/** Whole years; null where the notice gives no bound. */
type AgeBounds = { min: number | null; max: number | null }

const unit = '(?:years?|yrs?\\.?|वर्ष|साल)'
const both = [
  new RegExp(`(?<![\\d.])(\\d{2})\\s*${unit}?\\s*(?:-|to|and|से|एवं|व)\\s*(\\d{2})\\s*${unit}`, 'giu'),
  new RegExp(`between\\s+(\\d{2})\\s*${unit}?\\s*and\\s+(\\d{2})`, 'giu'),
  new RegExp(
    `(?:not (?:be )?(?:below|less than)|attained (?:the )?age of|minimum(?: age)?|न्यूनतम(?: आयु)?)[^\\d\\n]{0,20}(\\d{2})\\s*${unit}?[^\\d]{1,80}?(?:not (?:be )?(?:above|more than|exceed\\w*)|not have attained (?:the )?age of|maximum(?: age)?|अधिकतम(?: आयु)?)[^\\d\\n]{0,20}(\\d{2})`,
    'giu',
  ),
]
const lowest = new RegExp(`(?:minimum(?: age)?|not below|न्यूनतम(?: आयु)?)[^\\d\\n]{0,20}(\\d{2})\\s*${unit}`, 'giu')
const highest = new RegExp(
  `(?:maximum(?: age)?|upper age(?: limit)?|not exceeding|below|अधिकतम(?: आयु)?(?: सीमा)?)[^\\d\\n]{0,20}(\\d{2})\\s*${unit}`,
  'giu',
)

const isAge = (years: number): boolean => years >= 14 && years <= 70

const around = (text: string, from: number): string => text.slice(Math.max(0, from - 120), from)

/** Age limits in order: both bounds together where they stand together. */
export const agesIn = (text: string): Match<AgeBounds>[] => {
  const found: Match<AgeBounds>[] = []
  const taken = new TakenParts(text)
  const add = (value: AgeBounds, from: number, to: number) => {
    if (!taken.isFree(from, to)) return
    taken.take(from, to)
    found.push({ value, from, to })
  }
  for (const pattern of both) {
    for (const match of matchesOf(text, pattern)) {
      const [min, max] = [Number(match[1]), Number(match[2])]
      const isLimit = /\bage|आयु|उम्र|\bborn\b/i.test(around(text, match.index) + match[0])
      if (isAge(min) && isAge(max) && min < max && isLimit)
        add({ min, max }, match.index, match.index + match[0].length)
    }
  }
  const [pair] = found
  if (!pair) {
    for (const match of matchesOf(text, highest))
      if (isAge(Number(match[1]))) add({ min: null, max: Number(match[1]) }, match.index, match.index + match[0].length)
    const min = matchesOf(text, lowest)[0]
    const only = found[0]
    if (min && isAge(Number(min[1])) && only && found.length === 1) only.value.min = Number(min[1])
    else if (min && found.length === 0) add({ min: Number(min[1]), max: null }, min.index, min.index + min[0].length)
  }
  return found.sort((one, other) => one.from - other.from)
}
