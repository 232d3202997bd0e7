import type { ReactNode } from 'react'
import type { QuestionKind } from '../../../../../domain/questions/contract.ts'
import { letterOf } from '../../../../../domain/questions/kinds/entered.ts'

/** Entry that a key may name. `text` is left out where it stands beside the control already. */
export type KeyItem = { id: string; letter: string; text?: ReactNode }

/** Entries of a question that its key may name. */
export type KeyItems = {
  options: readonly KeyItem[]
  rows: readonly KeyItem[]
  columns: readonly KeyItem[]
  /** True when a row may go with several columns. */
  multiple: boolean
}

/** Key while it is typed: parts may be missing or wrong until it is checked. */
export type TypedKey = Readonly<Record<string, unknown>>

/** `name`: path of the key, from which the native controls have their names, as `key.optionIds` or `key.min`. */
export type KeyProps = {
  name: string
  items: KeyItems
  value: TypedKey
  onChange: (value: TypedKey) => void
  disabled?: boolean
}

/** Props of the control of the keys that are accepted beside the first. */
export type OthersProps = {
  kind: QuestionKind
  items: KeyItems
  first: TypedKey
  value: readonly TypedKey[]
  onChange: (value: readonly TypedKey[]) => void
}

/** Options of a question with their letters. */
export const optionItems = (ids: readonly string[], textOf?: (index: number) => ReactNode): KeyItem[] =>
  ids.map((id, index) => ({ id, letter: letterOf(index), ...(textOf && { text: textOf(index) }) }))

/** Rows or columns of a question, whose ids are their letters. */
export const listItems = (ids: readonly string[], textOf?: (index: number) => ReactNode): KeyItem[] =>
  ids.map((id, index) => ({ id, letter: id.toUpperCase(), ...(textOf && { text: textOf(index) }) }))

/** Texts of a list that may have another form while a key is typed. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

/** Text of a part that may have another form. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Parts of an object that may have another form. */
export const partsIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

/** A list with a value in it or out of it, in the order of all values. */
export const withValue = (list: readonly string[], value: string, isIn: boolean, all: readonly string[]): string[] =>
  all.filter((each) => (each === value ? isIn : list.includes(each)))
