import type { Operator } from './keys.ts'
import { operatorRules } from './operators.ts'
import { checked } from './undefined-result.ts'

/** One level of brackets: values and the operators between them. */
export type Frame = { values: { value: number; label: string }[]; operators: Operator[] }

const digitsShown = 12

/** A number for the lower line: twelve digits, with an exponent only for longer numbers. */
export const showNumber = (value: number): string => {
  const shown = Number(value.toPrecision(digitsShown))
  return Object.is(shown, -0) ? '0' : String(shown)
}

/** The value of a level: highest precedence first, left to right. */
export const valueOf = ({ values, operators: between }: Frame): number => {
  const numbers = values.map(({ value }) => value)
  const waiting = [...between]
  for (const level of [3, 2, 1]) {
    for (let index = 0; index < waiting.length;) {
      const operator = waiting[index]
      if (!operator || operatorRules[operator].level !== level) {
        index += 1
        continue
      }
      const made = operatorRules[operator].of(numbers[index] ?? 0, numbers[index + 1] ?? 0)
      numbers.splice(index, 2, checked(made))
      waiting.splice(index, 1)
    }
  }
  return checked(numbers[0] ?? 0)
}

export const labelOf = ({ values, operators: between }: Frame): string =>
  values
    .flatMap(({ label }, index) => {
      const operator = between[index]
      return operator ? [label, operatorRules[operator].label] : [label]
    })
    .join(' ')
