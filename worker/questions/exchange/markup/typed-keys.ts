import { Decimal, type AuthoredQuestion, type QuestionKey } from '../../../../domain/questions/contract.ts'
import { addDecimals, halfOf } from '../../../../domain/questions/decimals.ts'
import { label, labelOf, type Labels } from './labels.ts'
import { addFault, setParts, type RowDraft } from './row-draft.ts'

type Nat = Extract<QuestionKey, { kind: 'nat' }>

/** A range as a centre and how far it reaches. */
export type Tolerance = { value: string; tolerance: string }

/** A number of a file as a plain decimal; null for another text. */
export const decimalOf = (text: string): string | null => {
  const plain = text
    .trim()
    .replace('−', '-')
    .replace(/^\+/, '')
    .replace(/^(-?\d+),(\d+)$/, '$1.$2')
  if (Decimal.safeParse(plain).success) return plain
  if (!/^-?\d*\.?\d+e[+-]?\d+$/i.test(plain)) return null
  const fixed = Number(plain)
    .toFixed(9)
    .replace(/\.?0+$/, '')
  return Decimal.safeParse(fixed).success ? fixed : null
}

const rangeOf = ({ value, tolerance }: Tolerance): { min: string; max: string } => ({
  min: addDecimals(value, tolerance.startsWith('-') ? tolerance : `-${tolerance}`),
  max: addDecimals(value, tolerance),
})

export const toleranceOf = ({ min, max }: Pick<Nat, 'min' | 'max'>): Tolerance => {
  const value = halfOf(addDecimals(min, max))
  return { value, tolerance: addDecimals(max, value.startsWith('-') ? value.slice(1) : `-${value}`) }
}

/** Labels of the parts of a number's key that a value with a tolerance does not hold. */
export const numberLabels = ({ key }: AuthoredQuestion, isRangeKept: (key: Nat) => boolean): string[] => {
  if (key.kind !== 'nat') return []
  const { min, max, rounding } = key
  return [
    ...(isRangeKept(key) ? [] : label('range', `${min}..${max}`)),
    ...(rounding ? label('rounding', `${rounding.rule} ${rounding.decimals}`) : []),
  ]
}

/** True where the value with its tolerance gives the range in the same letters. */
export const isToleranceExact = (key: Nat): boolean => {
  const { min, max } = rangeOf(toleranceOf(key))
  return min === key.min && max === key.max
}

const roundingOf = (labels: Labels): Pick<Nat, 'rounding'> => {
  const [rule, decimals] = labelOf(labels, 'rounding')?.split(' ') ?? []
  return rule === 'half_up' || rule === 'truncate' ? { rounding: { rule, decimals: Number(decimals) } } : {}
}

const labelledRange = (labels: Labels): { min: string; max: string } | null => {
  const [min, max] = labelOf(labels, 'range')?.split('..') ?? []
  return min !== undefined && max !== undefined ? { min, max } : null
}

/** Adds the key of a number to its row. */
export const setNumber = (
  draft: RowDraft,
  found: { min: string; max: string } | Tolerance,
  labels: Labels = new Map(),
): void => {
  const entries = Object.entries(found).map(([name, text]) => [name, decimalOf(text)] as const)
  const broken = entries.findIndex(([, decimal]) => decimal === null)
  if (broken !== -1) return addFault(draft, 'not_a_number', 'key', Object.values(found)[broken])
  const decimals = Object.fromEntries(entries) as typeof found
  const range = labelledRange(labels) ?? ('min' in decimals ? decimals : rangeOf(decimals))
  setParts(draft, { key: { kind: 'nat', min: range.min, max: range.max, ...roundingOf(labels) } })
}

export const shortLabels = ({ key }: AuthoredQuestion): string[] =>
  key.kind === 'short' && key.caseSensitive ? label('case', 'sensitive') : []

/** Adds the accepted texts of a question to its row. */
export const setAccepted = (draft: RowDraft, accepted: string[], caseSensitive: boolean): void => {
  const texts = accepted.map((text) => text.trim()).filter((text) => text !== '')
  if (texts.length === 0) return addFault(draft, 'required', 'key')
  setParts(draft, { key: { kind: 'short', accepted: texts, caseSensitive } })
}
