import { assertionReasonOptions } from './standard-options.ts'
import type { QuestionKind } from './names.ts'
import type { OptionsBody } from '../text.ts'

/** How a kind is written in its editor. */
export type Editing = {
  /** How its key is entered: beside its options, by typing or choosing, or in a grid of rows and columns. */
  entry: 'options' | 'typed' | 'grid'
  /** True when several options may be right. */
  several: boolean
  /** True where papers print the same options for every question of the kind. */
  sharesOptions: boolean
  hasStatements: boolean
  /** Options of a draft that has none of its own. */
  standard: OptionsBody['options'] | null
  /** Ids of the rows that each list of a new question begins with. */
  begins: { options?: readonly string[]; rows?: readonly string[]; columns?: readonly string[] }
  /** Parts of a new key that differ from the blank ones of its form. */
  key: Record<string, unknown>
}

const plain = {
  several: false,
  sharesOptions: false,
  hasStatements: false,
  standard: null,
  begins: {},
  key: {},
} as const
const options: Editing = { ...plain, entry: 'options', begins: { options: ['a', 'b', 'c', 'd'] } }
const typed: Editing = { ...plain, entry: 'typed' }

const editing: Record<QuestionKind, Editing> = {
  mcq: options,
  msq: { ...options, several: true },
  nat: typed,
  // A blank flag is false, which would be an answer.
  true_false: { ...typed, sharesOptions: true, key: { value: null } },
  short: typed,
  matrix: { ...plain, entry: 'grid', begins: { rows: ['p', 'q', 'r', 's'], columns: ['1', '2', '3', '4'] } },
  assertion_reason: {
    ...plain,
    sharesOptions: true,
    entry: 'options',
    hasStatements: true,
    standard: assertionReasonOptions,
  },
}

export const editingOf = (kind: QuestionKind): Editing => editing[kind]
