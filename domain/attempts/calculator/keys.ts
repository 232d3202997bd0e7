export type AngleUnit = 'deg' | 'rad'

export const digitKeys = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
export type Digit = (typeof digitKeys)[number]

export const operators = ['+', '-', '*', '/', 'mod', 'power', 'root', 'log_base', 'exp10'] as const
export type Operator = (typeof operators)[number]

export const functions = [
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
export type FunctionKey = (typeof functions)[number]

export const memoryKeys = ['MC', 'MR', 'MS', 'M+', 'M-'] as const
export type MemoryKey = (typeof memoryKeys)[number]

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
