import type { QuestionKey } from '../questions/contract.ts'
import type { Claim } from './states.ts'

/** Proposal of a student; a question that should not count has no key. */
export type Proposal = { claim: Exclude<Claim, 'drop'>; key: QuestionKey } | { claim: 'drop'; key: null }

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted).sort((one, other) => (String(one) < String(other) ? -1 : 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  )
}

/** The same proposal in one form: the lists of a key have no order. */
export const sameForm = <Of extends Proposal>(proposal: Of): Of => sorted(proposal) as Of
