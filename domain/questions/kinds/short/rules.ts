import { right, wrong, type Kind } from '../kind.ts'
import { shortLimit } from './limit.ts'
import type { ShortBody, ShortRubric } from './shapes.ts'

const devanagariDigits = '०१२३४५६७८९'

/** What two spellings have in common: composed, single spaces, digits of one script, no invisible joiners. */
export const normaliseShort = (text: string, caseSensitive: boolean): string => {
  const plain = text
    .normalize('NFC')
    .replace(/[\u200b-\u200d\ufeff]/gu, '')
    .replace(/[०-९]/gu, (digit) => String(devanagariDigits.indexOf(digit)))
    .trim()
    .replace(/\s+/gu, ' ')
  return caseSensitive ? plain : plain.toLowerCase()
}

export const short: Kind<ShortBody, ShortRubric, Record<never, never>> = {
  publish: () => ({}),
  mapTexts: async (body) => body,
  specOf: () => ({}),
  fits: (answer) => 'value' in answer && answer.value.trim() !== '' && answer.value.length <= shortLimit,
  score({ accepted, caseSensitive }, answer, marks) {
    if (!('value' in answer)) return wrong(marks)
    const given = normaliseShort(answer.value, caseSensitive)
    return accepted.some((text) => normaliseShort(text, caseSensitive) === given) ? right(marks) : wrong(marks)
  },
}
