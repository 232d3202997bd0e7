import { z } from 'zod'
import { typedOf } from './entered.ts'
import { right, wrong, type Kind } from './kind.ts'
import { shortLimit } from './short-limit.ts'

const ShortRubric = z.strictObject({
  kind: z.literal('short'),
  /** Every accepted spelling, in both languages. */
  accepted: z.array(z.string().min(1).max(shortLimit)).min(1),
  caseSensitive: z.boolean(),
})
type ShortRubric = z.infer<typeof ShortRubric>

const devanagariDigits = '०१२३४५६७८९'

/** Canonical spelling: composed, single spaces, ASCII digits, no zero-width characters. */
const normaliseShort = (text: string, caseSensitive: boolean): string => {
  const plain = text
    .normalize('NFC')
    .replace(/[\u200b-\u200d\ufeff]/gu, '')
    .replace(/[०-९]/gu, (digit) => String(devanagariDigits.indexOf(digit)))
    .trim()
    .replace(/\s+/gu, ' ')
  return caseSensitive ? plain : plain.toLowerCase()
}

/** A typed word or two. Entered: `{value: "..."}`. */
export const short: Kind<{}, ShortRubric, Record<never, never>> = {
  body: z.strictObject({}),
  rubric: ShortRubric,
  publish: () => ({}),
  mapTexts: async (body) => body,
  specOf: () => ({}),
  fits(answer) {
    const typed = typedOf(answer) ?? ''
    return typed.trim() !== '' && typed.length <= shortLimit
  },
  keyFits: () => true,
  score({ accepted, caseSensitive }, answer, marks) {
    const typed = typedOf(answer)
    if (typed === null) return wrong(marks)
    const given = normaliseShort(typed, caseSensitive)
    return accepted.some((text) => normaliseShort(text, caseSensitive) === given) ? right(marks) : wrong(marks)
  },
}
