import type { AngleUnit, FunctionKey } from './keys.ts'
import { demand } from './undefined-result.ts'

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

export const functionRules: Record<FunctionKey, Rule> = {
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
