import type { CalculatorKey } from '../../../../../domain/attempts/calculator/keys.ts'

export type KeyFace = {
  key: CalculatorKey
  face: string
  /** Subscript base of a logarithm of x. */
  base?: string
  tone?: 'plain' | 'wide' | 'operator' | 'clear' | 'equals'
}

/**
 * The keys in GATE's layout, functions left and numbers right. Their spoken names are in the strings
 * (`calculator.keys`).
 */
export const functionRows: KeyFace[][] = [
  [
    { key: 'sinh', face: 'sinh' },
    { key: 'cosh', face: 'cosh' },
    { key: 'tanh', face: 'tanh' },
    { key: 'exp10', face: 'Exp' },
    { key: '(', face: '(' },
    { key: ')', face: ')' },
  ],
  [
    { key: 'asinh', face: 'sinh⁻¹' },
    { key: 'acosh', face: 'cosh⁻¹' },
    { key: 'atanh', face: 'tanh⁻¹' },
    { key: 'log2', face: 'log', base: '2' },
    { key: 'ln', face: 'ln' },
    { key: 'log', face: 'log' },
  ],
  [
    { key: 'pi', face: 'π' },
    { key: 'e', face: 'e' },
    { key: 'factorial', face: 'n!' },
    { key: 'log_base', face: 'log', base: 'y' },
    { key: 'e_to', face: 'eˣ' },
    { key: 'ten_to', face: '10ˣ' },
  ],
  [
    { key: 'sin', face: 'sin' },
    { key: 'cos', face: 'cos' },
    { key: 'tan', face: 'tan' },
    { key: 'power', face: 'xʸ' },
    { key: 'cube', face: 'x³' },
    { key: 'square', face: 'x²' },
  ],
  [
    { key: 'asin', face: 'sin⁻¹' },
    { key: 'acos', face: 'cos⁻¹' },
    { key: 'atan', face: 'tan⁻¹' },
    { key: 'root', face: 'ʸ√x' },
    { key: 'cbrt', face: '³√x' },
    { key: 'abs', face: '|x|' },
  ],
]

export const numberRows: KeyFace[][] = [
  [
    { key: 'backspace', face: '←', tone: 'clear' },
    { key: 'C', face: 'C', tone: 'clear' },
    { key: 'sign', face: '+/−' },
    { key: 'sqrt', face: '√' },
    { key: 'mod', face: 'mod' },
  ],
  [
    { key: '7', face: '7' },
    { key: '8', face: '8' },
    { key: '9', face: '9' },
    { key: '/', face: '÷', tone: 'operator' },
    { key: 'percent', face: '%' },
  ],
  [
    { key: '4', face: '4' },
    { key: '5', face: '5' },
    { key: '6', face: '6' },
    { key: '*', face: '×', tone: 'operator' },
    { key: 'reciprocal', face: '1/x' },
  ],
  [
    { key: '1', face: '1' },
    { key: '2', face: '2' },
    { key: '3', face: '3' },
    { key: '-', face: '−', tone: 'operator' },
    { key: '=', face: '=', tone: 'equals' },
  ],
  [
    { key: '0', face: '0', tone: 'wide' },
    { key: '.', face: '.' },
    { key: '+', face: '+', tone: 'operator' },
  ],
]
