import { labelOf, showNumber, valueOf, type Frame } from './expression.ts'
import { functionRules } from './functions.ts'
import {
  digitKeys,
  functions,
  memoryKeys,
  operators,
  type AngleUnit,
  type CalculatorKey,
  type Digit,
  type FunctionKey,
  type MemoryKey,
  type Operator,
} from './keys.ts'
import { checked, UndefinedResult } from './undefined-result.ts'

/** The current number: digits being typed, or a value with the expression that produced it. */
type Entry = { value: number; label: string; typed: string | null }

/**
 * The scientific calculator of GATE: the upper line shows the expression, the lower line the current number. Functions
 * apply to the current number (30 sin). Operators follow the usual precedence: powers, roots, logarithms to a base and
 * Exp; then *, / and mod; then + and -. Pure; floating point.
 */
export type CalculatorState = {
  frames: readonly Frame[]
  /** Null after an operator or an opening bracket, until the next number. */
  entry: Entry | null
  memory: number
  unit: AngleUnit
  /** The expression of the upper line after `=`. */
  done: string | null
  error: boolean
}

const empty: Frame = { values: [], operators: [] }
const zero: Entry = { value: 0, label: '0', typed: '' }

export const newCalculator: CalculatorState = {
  frames: [empty],
  entry: zero,
  memory: 0,
  unit: 'deg',
  done: null,
  error: false,
}

const top = ({ frames }: CalculatorState): Frame => frames.at(-1) ?? empty
const withTop = (state: CalculatorState, frame: Frame): CalculatorState => ({
  ...state,
  frames: [...state.frames.slice(0, -1), frame],
})

/** Moves the current number into its level, and drops an operator without a right-hand side. */
const settle = (state: CalculatorState): CalculatorState => {
  const frame = top(state)
  if (state.entry) {
    const { value, label } = state.entry
    return { ...withTop(state, { ...frame, values: [...frame.values, { value, label }] }), entry: null }
  }
  return withTop(state, { ...frame, operators: frame.operators.slice(0, Math.max(0, frame.values.length - 1)) })
}

const valueEntry = (value: number, label: string): Entry => ({ value: checked(value), label, typed: null })

/** Replaces the innermost bracket with its value. */
const close = (state: CalculatorState): CalculatorState => {
  const settled = settle(state)
  const frame = top(settled)
  const entry = frame.values.length === 0 ? zero : valueEntry(valueOf(frame), `(${labelOf(frame)})`)
  return { ...settled, frames: settled.frames.slice(0, -1), entry }
}

const typedEntry = (typed: string): Entry => ({ value: Number(typed || '0'), label: typed || '0', typed })

const longestTyped = 16

const type = (state: CalculatorState, key: Digit | '.'): CalculatorState => {
  const before = state.entry?.typed ?? ''
  if (key === '.' && before.includes('.')) return state
  if (before.replace(/\D/g, '').length >= longestTyped) return state
  const begun = before === '0' || before === '-0' ? before.slice(0, -1) : before
  const text = key === '.' && /^-?$/.test(before) ? `${before}0.` : key === '.' ? `${before}.` : `${begun}${key}`
  return { ...state, entry: typedEntry(text) }
}

const operate = (state: CalculatorState, operator: Operator): CalculatorState => {
  const frame = top(state)
  if (!state.entry && frame.values.length === 0) return operate({ ...state, entry: zero }, operator)
  const settled = settle(state)
  const { values, operators: between } = top(settled)
  return withTop(settled, { values, operators: [...between.slice(0, values.length - 1), operator] })
}

const apply = (state: CalculatorState, key: FunctionKey): CalculatorState => {
  const { entry, unit } = state
  if (!entry) return state
  const { of, label } = functionRules[key]
  return { ...state, entry: valueEntry(of(entry.value, unit), label(entry.label.replace(/^\((.*)\)$/, '$1'))) }
}

const openBracket = (state: CalculatorState): CalculatorState => {
  // After a number a bracket multiplies: 2 (3 + 4).
  const given = state.entry && state.entry.typed !== '' ? operate(state, '*') : state
  return { ...given, frames: [...given.frames, empty], entry: null }
}

const negate = (state: CalculatorState): CalculatorState => {
  const { entry } = state
  if (!entry || entry.value === 0) return state
  if (entry.typed !== null && entry.typed !== '')
    return { ...state, entry: typedEntry(entry.typed.startsWith('-') ? entry.typed.slice(1) : `-${entry.typed}`) }
  return { ...state, entry: valueEntry(0 - entry.value, `−(${entry.label})`) }
}

const backspace = (state: CalculatorState): CalculatorState => {
  const { entry } = state
  if (entry?.typed) {
    const rest = entry.typed.slice(0, -1)
    return { ...state, entry: typedEntry(rest === '-' ? '' : rest) }
  }
  if (entry) return { ...state, entry: zero }
  const frame = top(state)
  const last = frame.values.at(-1)
  if (last) {
    const before = { values: frame.values.slice(0, -1), operators: frame.operators.slice(0, -1) }
    return { ...withTop(state, before), entry: valueEntry(last.value, last.label) }
  }
  // The bracket has just been opened.
  const frames = state.frames.slice(0, -1)
  return { ...state, frames, entry: frames.at(-1)?.values.length ? null : zero }
}

const equals = (state: CalculatorState): CalculatorState => {
  let open = state
  while (open.frames.length > 1) open = close(open)
  const frame = top(settle(open))
  const expression = labelOf(frame)
  const value = valueOf(frame)
  return { ...state, frames: [empty], entry: valueEntry(value, showNumber(value)), done: expression }
}

/** The number in the lower line: the current one, or the last before the operator. */
const shownValue = (state: CalculatorState): number => state.entry?.value ?? top(state).values.at(-1)?.value ?? 0

const remember = (state: CalculatorState, key: MemoryKey): CalculatorState => {
  const shown = shownValue(state)
  // A stored number is complete: the next digit starts a new one.
  const done = state.entry && { ...state.entry, typed: null }
  switch (key) {
    case 'MC':
      return { ...state, memory: 0 }
    case 'MR':
      return { ...state, entry: valueEntry(state.memory, showNumber(state.memory)) }
    case 'MS':
      return { ...state, entry: done, memory: shown }
    case 'M+':
      return { ...state, entry: done, memory: checked(state.memory + shown) }
    case 'M-':
      return { ...state, entry: done, memory: checked(state.memory - shown) }
  }
}

const has = <Key extends string>(keys: readonly Key[], key: string): key is Key => keys.includes(key as Key)

const step = (state: CalculatorState, key: CalculatorKey): CalculatorState => {
  if (key === '.' || has(digitKeys, key)) return type(state, key)
  if (has(operators, key)) return operate(state, key)
  if (has(functions, key)) return apply(state, key)
  if (has(memoryKeys, key)) return remember(state, key)
  switch (key) {
    case 'pi':
      return { ...state, entry: valueEntry(Math.PI, 'π') }
    case 'e':
      return { ...state, entry: valueEntry(Math.E, 'e') }
    case '(':
      return openBracket(state)
    case ')':
      return state.frames.length > 1 ? close(state) : state
    case '=':
      return equals(state)
    case 'backspace':
      return backspace(state)
    case 'sign':
      return negate(state)
    case 'deg':
    case 'rad':
      return { ...state, unit: key }
    case 'C':
      return { ...newCalculator, memory: state.memory, unit: state.unit }
  }
}

/** The state after a key. After an error only a digit, the point, C, MC and MR have an effect. */
export const pressCalculator = (state: CalculatorState, key: CalculatorKey): CalculatorState => {
  const cleared = { ...newCalculator, memory: state.memory, unit: state.unit }
  const begins = key === '.' || has(digitKeys, key) || key === 'C' || key === 'MC' || key === 'MR'
  if (state.error && !begins) return state
  const ready = state.error ? cleared : { ...state, done: null }
  try {
    return step(ready, key)
  } catch (error) {
    if (error instanceof UndefinedResult) return { ...cleared, error: true }
    throw error
  }
}

/** The texts of both lines. `memory` is true when the memory is not zero. */
export const calculatorLines = (state: CalculatorState): { upper: string; lower: string; memory: boolean } => {
  const memory = state.memory !== 0
  if (state.error) return { upper: '', lower: 'Error', memory }
  const { entry, done, frames } = state
  const current = entry && entry.typed === null ? entry.label : ''
  const levels = frames.map((frame, index) => `${index > 0 ? '( ' : ''}${labelOf(frame)}`)
  const upper = done ?? [...levels, current].filter(Boolean).join(' ').trim()
  return { upper, lower: entry?.typed || showNumber(shownValue(state)), memory }
}
