/**
 * The scientific calculator of GATE: the upper line shows the expression, the lower line the current number. Functions
 * apply to the current number (30 sin). Operators follow the usual precedence: powers, roots, logarithms to a base and
 * Exp; then *, / and mod; then + and -. Pure; floating point.
 */
type AngleUnit = 'deg' | 'rad'

const digitKeys = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
type Digit = (typeof digitKeys)[number]

const operators = ['+', '-', '*', '/', 'mod', 'power', 'root', 'log_base', 'exp10'] as const
type Operator = (typeof operators)[number]

const functions = [
  'sin',
  'cos',
  'tan',
  'asin',
  'acos',
  'atan',
  'sinh',
  'cosh',
  'tanh',
  'asinh',
  'acosh',
  'atanh',
  'ln',
  'log',
  'log2',
  'e_to',
  'ten_to',
  'square',
  'cube',
  'sqrt',
  'cbrt',
  'factorial',
  'abs',
  'reciprocal',
  'percent',
] as const
type FunctionKey = (typeof functions)[number]

export const memoryKeys = ['MC', 'MR', 'MS', 'M+', 'M-'] as const
type MemoryKey = (typeof memoryKeys)[number]

export type CalculatorKey =
  | Digit
  | '.'
  | Operator
  | FunctionKey
  | MemoryKey
  | 'pi'
  | 'e'
  | '('
  | ')'
  | '='
  | 'C'
  | 'backspace'
  | 'sign'
  | AngleUnit

/** The current number: digits being typed, or a value with the expression that produced it. */
type Entry = { value: number; label: string; typed: string | null }

/** One level of brackets: values and the operators between them. */
type Frame = { values: { value: number; label: string }[]; operators: Operator[] }

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

/** An undefined result: shown as "Error" until a number or C is pressed. */
class Impossible extends Error {}

const checked = (value: number): number => {
  if (!Number.isFinite(value)) throw new Impossible()
  return value
}
const demand = (holds: boolean): void => {
  if (!holds) throw new Impossible()
}

/** 170! is the largest factorial that a double holds. */
const lastFactorial = 170

const factorial = (value: number): number => {
  demand(Number.isInteger(value) && value >= 0 && value <= lastFactorial)
  let product = 1
  for (let factor = 2; factor <= value; factor += 1) product *= factor
  return product
}

/** Removes the rounding error of results next to 0, 1/2 and 1. */
const tidy = (value: number): number => {
  const rounded = Math.round(value * 2) / 2
  return Math.abs(value - rounded) < 1e-14 ? rounded : value
}

const radians = (value: number, unit: AngleUnit): number => (unit === 'deg' ? ((value % 360) * Math.PI) / 180 : value)
const inUnit = (angle: number, unit: AngleUnit): number => (unit === 'deg' ? (angle * 180) / Math.PI : angle)

/** A function of an angle. Very small angles are not rounded: their sine equals the angle. */
const ofAngle =
  (of: (angle: number) => number) =>
  (value: number, unit: AngleUnit): number => {
    const angle = radians(value, unit)
    return Math.abs(angle) < 1e-6 ? of(angle) : tidy(of(angle))
  }

const cos = ofAngle(Math.cos)
const tan = (value: number, unit: AngleUnit): number => {
  demand(cos(value, unit) !== 0)
  return ofAngle(Math.tan)(value, unit)
}

type Rule = { label: (inner: string) => string; of: (value: number, unit: AngleUnit) => number }

const named = (name: string, of: Rule['of']): Rule => ({ label: (inner) => `${name}(${inner})`, of })
const within =
  (from: number, to: number, of: Rule['of']): Rule['of'] =>
  (value, unit) => {
    demand(value >= from && value <= to)
    return of(value, unit)
  }
const above =
  (least: number, of: (value: number) => number): Rule['of'] =>
  (value) => {
    demand(value > least)
    return of(value)
  }

const rules: Record<FunctionKey, Rule> = {
  sin: named('sin', ofAngle(Math.sin)),
  cos: named('cos', cos),
  tan: named('tan', tan),
  asin: named(
    'sin⁻¹',
    within(-1, 1, (value, unit) => inUnit(Math.asin(value), unit)),
  ),
  acos: named(
    'cos⁻¹',
    within(-1, 1, (value, unit) => inUnit(Math.acos(value), unit)),
  ),
  atan: named('tan⁻¹', (value, unit) => inUnit(Math.atan(value), unit)),
  sinh: named('sinh', Math.sinh),
  cosh: named('cosh', Math.cosh),
  tanh: named('tanh', Math.tanh),
  asinh: named('sinh⁻¹', Math.asinh),
  acosh: named('cosh⁻¹', within(1, Infinity, Math.acosh)),
  atanh: named('tanh⁻¹', Math.atanh),
  ln: named('ln', above(0, Math.log)),
  log: named('log', above(0, Math.log10)),
  log2: named('log₂', above(0, Math.log2)),
  e_to: named('e^', Math.exp),
  ten_to: named('10^', (value) => 10 ** value),
  square: { label: (inner) => `(${inner})²`, of: (value) => value * value },
  cube: { label: (inner) => `(${inner})³`, of: (value) => value ** 3 },
  sqrt: named('√', within(0, Infinity, Math.sqrt)),
  cbrt: named('³√', Math.cbrt),
  factorial: named('fact', factorial),
  abs: { label: (inner) => `|${inner}|`, of: Math.abs },
  reciprocal: named('1/', (value) => 1 / value),
  percent: { label: (inner) => `(${inner})%`, of: (value) => value / 100 },
}

type BinaryRule = { label: string; level: 1 | 2 | 3; of: (left: number, right: number) => number }

/** The root of a negative number exists where the degree is odd. */
const root = (value: number, degree: number): number => {
  demand(degree !== 0)
  return value < 0 && Number.isInteger(degree) && degree % 2 !== 0 ? -((-value) ** (1 / degree)) : value ** (1 / degree)
}

const binary: Record<Operator, BinaryRule> = {
  '+': { label: '+', level: 1, of: (left, right) => left + right },
  '-': { label: '−', level: 1, of: (left, right) => left - right },
  '*': { label: '×', level: 2, of: (left, right) => left * right },
  '/': { label: '÷', level: 2, of: (left, right) => left / right },
  /** The remainder has the sign of the dividend. */
  mod: { label: 'mod', level: 2, of: (left, right) => left % right },
  power: { label: '^', level: 3, of: (left, right) => left ** right },
  root: { label: 'yroot', level: 3, of: root },
  log_base: {
    label: 'logBase',
    level: 3,
    of(value, base) {
      demand(value > 0 && base > 0 && base !== 1)
      return Math.log(value) / Math.log(base)
    },
  },
  exp10: { label: 'Exp', level: 3, of: (left, right) => left * 10 ** right },
}

const digitsShown = 12

/** A number for the lower line: twelve digits, with an exponent only for longer numbers. */
export const showNumber = (value: number): string => {
  const shown = Number(value.toPrecision(digitsShown))
  return Object.is(shown, -0) ? '0' : String(shown)
}

/** The value of a level: highest precedence first, left to right. */
const valueOf = ({ values, operators: between }: Frame): number => {
  const numbers = values.map(({ value }) => value)
  const waiting = [...between]
  for (const level of [3, 2, 1]) {
    for (let index = 0; index < waiting.length;) {
      const operator = waiting[index]
      if (!operator || binary[operator].level !== level) {
        index += 1
        continue
      }
      const made = binary[operator].of(numbers[index] ?? 0, numbers[index + 1] ?? 0)
      numbers.splice(index, 2, checked(made))
      waiting.splice(index, 1)
    }
  }
  return checked(numbers[0] ?? 0)
}

const labelOf = ({ values, operators: between }: Frame): string =>
  values
    .flatMap(({ label }, index) => {
      const operator = between[index]
      return operator ? [label, binary[operator].label] : [label]
    })
    .join(' ')

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

/** Replaces the innermost bracket by its value. */
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
  const { of, label } = rules[key]
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

const takeBack = (state: CalculatorState): CalculatorState => {
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
      return takeBack(state)
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
    if (error instanceof Impossible) return { ...cleared, error: true }
    throw error
  }
}

/** The texts of both lines. `memory` is true when the memory is not zero. */
export const calculatorLines = (state: CalculatorState): { upper: string; lower: string; memory: boolean } => {
  const memory = state.memory !== 0
  if (state.error) return { upper: '', lower: 'Error', memory }
  const { entry, done, frames } = state
  const inHand = entry && entry.typed === null ? entry.label : ''
  const levels = frames.map((frame, index) => `${index > 0 ? '( ' : ''}${labelOf(frame)}`)
  const upper = done ?? [...levels, inHand].filter(Boolean).join(' ').trim()
  return { upper, lower: entry?.typed || showNumber(shownValue(state)), memory }
}
