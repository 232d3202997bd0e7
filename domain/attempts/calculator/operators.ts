import type { Operator } from './keys.ts'
import { demand } from './undefined-result.ts'

type BinaryRule = { label: string; level: 1 | 2 | 3; of: (left: number, right: number) => number }

/** The root of a negative number exists where the degree is odd. */
const root = (value: number, degree: number): number => {
  demand(degree !== 0)
  return value < 0 && Number.isInteger(degree) && degree % 2 !== 0 ? -((-value) ** (1 / degree)) : value ** (1 / degree)
}

export const operatorRules: Record<Operator, BinaryRule> = {
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
