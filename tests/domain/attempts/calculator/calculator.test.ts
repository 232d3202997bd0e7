import { describe, expect, test } from 'vitest'
import {
  calculatorLines,
  newCalculator,
  pressCalculator,
  type CalculatorState,
} from '../../../../domain/attempts/calculator/calculator.ts'
import { showNumber } from '../../../../domain/attempts/calculator/expression.ts'
import type { CalculatorKey } from '../../../../domain/attempts/calculator/keys.ts'

/** Presses keys by name, and numbers digit by digit: `run('12.5', '+', 'pi')`. */
const run = (...keys: (CalculatorKey | `${number}`)[]): CalculatorState => press(newCalculator, ...keys)
const press = (from: CalculatorState, ...keys: (CalculatorKey | `${number}`)[]): CalculatorState =>
  keys
    .flatMap((key) =>
      /^-?[\d.]+$/.test(key) ? [...key].map((letter) => letter as CalculatorKey) : [key as CalculatorKey],
    )
    .reduce(pressCalculator, from)
const lower = (...keys: Parameters<typeof run>) => calculatorLines(run(...keys)).lower
const upper = (...keys: Parameters<typeof run>) => calculatorLines(run(...keys)).upper

describe('typing on the calculator (HAL-33)', () => {
  test.each<[string, Parameters<typeof run>, string]>([
    ['nothing yet', [], '0'],
    ['digits', ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'], '1234567890'],
    ['a point first', ['.', '5'], '0.5'],
    ['a second point is ignored', ['1', '.', '5', '.', '2'], '1.52'],
    ['leading zeros', ['0', '0', '7'], '7'],
    ['backspace', ['12.5', 'backspace'], '12.'],
    ['backspace to nothing', ['1', 'backspace', 'backspace'], '0'],
    ['the sign, and back', ['5', 'sign', 'sign'], '5'],
    ['digits go on after the sign', ['5', 'sign', '3'], '-53'],
    ['no more than sixteen digits', ['12345678901234567'], '1234567890123456'],
    ['C', ['5', '+', '3', 'C'], '0'],
  ])('%s', (_name, keys, shown) => expect(lower(...keys)).toBe(shown))

  test('backspace removes an operator or a bracket', () => {
    expect(lower('5', '+', 'backspace', '-', '2', '=')).toBe('3')
    expect(lower('5', '*', '(', 'backspace', '2', '=')).toBe('10')
  })
  test('backspace on a result starts a new number', () => expect(lower('9', 'sqrt', 'backspace')).toBe('0'))
  test('a digit after a result starts a new number', () => expect(lower('9', 'sqrt', '5', '+', '1', '=')).toBe('6'))
})

describe('operators of the calculator follow the usual precedence (HAL-33)', () => {
  test.each<[string, Parameters<typeof run>, string]>([
    ['+', ['2', '+', '3', '='], '5'],
    ['-', ['2', '-', '3', '='], '-1'],
    ['*', ['2.5', '*', '4', '='], '10'],
    ['/', ['7', '/', '8', '='], '0.875'],
    ['mod', ['17', 'mod', '5', '='], '2'],
    ['mod of a negative number has its sign', ['7', 'sign', 'mod', '3', '='], '-1'],
    ['x to the y', ['2', 'power', '10', '='], '1024'],
    ['a negative power', ['2', 'power', '3', 'sign', '='], '0.125'],
    ['y-th root', ['32', 'root', '5', '='], '2'],
    ['odd root of a negative number', ['8', 'sign', 'root', '3', '='], '-2'],
    ['log of x to base y', ['8', 'log_base', '2', '='], '3'],
    ['Exp', ['2.5', 'exp10', '3', '='], '2500'],
    ['Exp with a negative exponent', ['5', 'exp10', '2', 'sign', '='], '0.05'],
    ['* before +', ['2', '+', '3', '*', '4', '='], '14'],
    ['/ and - from the left', ['20', '/', '4', '/', '5', '-', '1', '-', '1', '='], '-1'],
    ['powers before *', ['2', '*', '3', 'power', '2', '='], '18'],
    ['roots and logarithms before +', ['1', '+', '8', 'root', '3', '+', '8', 'log_base', '2', '='], '6'],
    ['brackets', ['(', '2', '+', '3', ')', '*', '4', '='], '20'],
    ['brackets in brackets', ['2', '*', '(', '1', '+', '(', '3', '-', '1', ')', '*', '2', ')', '='], '10'],
    ['a number before a bracket multiplies', ['2', '(', '3', '+', '4', ')', '='], '14'],
    ['open brackets are closed by =', ['2', '*', '(', '3', '+', '4', '='], '14'],
    ['the last operator pressed holds', ['6', '+', '*', '2', '='], '12'],
    ['an operator that waits for nothing is left out', ['6', '+', '='], '6'],
    ['an operator first takes nought', ['-', '4', '='], '-4'],
    ['going on with the result', ['2', '+', '3', '=', '*', '4', '='], '20'],
    ['0.1 + 0.2', ['0.1', '+', '0.2', '='], '0.3'],
  ])('%s', (_name, keys, shown) => expect(lower(...keys)).toBe(shown))
})

describe('functions of the calculator apply to the current number (HAL-33)', () => {
  test.each<[CalculatorKey, Parameters<typeof run>, number]>([
    ['sinh', ['1', 'sinh'], Math.sinh(1)],
    ['cosh', ['1', 'cosh'], Math.cosh(1)],
    ['tanh', ['1', 'tanh'], Math.tanh(1)],
    ['asinh', ['1', 'asinh'], Math.asinh(1)],
    ['acosh', ['2', 'acosh'], Math.acosh(2)],
    ['atanh', ['0.5', 'atanh'], Math.atanh(0.5)],
    ['ln', ['e', 'ln'], 1],
    ['log', ['1000', 'log'], 3],
    ['log2', ['1024', 'log2'], 10],
    ['e_to', ['2', 'e_to'], Math.exp(2)],
    ['ten_to', ['3', 'ten_to'], 1000],
    ['square', ['12', 'square'], 144],
    ['cube', ['3', 'cube'], 27],
    ['sqrt', ['2', 'sqrt'], Math.SQRT2],
    ['cbrt', ['27', 'sign', 'cbrt'], -3],
    ['factorial', ['5', 'factorial'], 120],
    ['abs', ['5', 'sign', 'abs'], 5],
    ['reciprocal', ['8', 'reciprocal'], 0.125],
    ['percent', ['50', 'percent'], 0.5],
    ['pi', ['pi'], Math.PI],
    ['e', ['e'], Math.E],
  ])('%s', (_key, keys, value) => expect(lower(...keys)).toBe(showNumber(value)))

  test.each<[CalculatorKey, string, string, string]>([
    ['sin', '30', 'deg', '0.5'],
    ['sin', '180', 'deg', '0'],
    ['sin', '390', 'deg', '0.5'],
    ['cos', '60', 'deg', '0.5'],
    ['cos', '90', 'deg', '0'],
    ['tan', '45', 'deg', '1'],
    ['asin', '0.5', 'deg', '30'],
    ['acos', '0', 'deg', '90'],
    ['atan', '1', 'deg', '45'],
    ['sin', '1', 'rad', showNumber(Math.sin(1))],
    ['cos', '1', 'rad', showNumber(Math.cos(1))],
    ['tan', '1', 'rad', showNumber(Math.tan(1))],
    ['asin', '1', 'rad', showNumber(Math.PI / 2)],
    ['acos', '0.5', 'rad', showNumber(Math.PI / 3)],
    ['atan', '1', 'rad', showNumber(Math.PI / 4)],
    ['sin', '0.0000000001', 'rad', '1e-10'],
  ])('%s of %s in %s is %s', (key, number, unit, shown) =>
    expect(lower(unit as CalculatorKey, number as `${number}`, key)).toBe(shown),
  )
  test('the calculator starts in degrees and keeps its unit after C', () => {
    expect(newCalculator.unit).toBe('deg')
    expect(run('rad', 'C').unit).toBe('rad')
  })
  test('the sine of pi radians is zero', () => expect(lower('rad', 'pi', 'sin')).toBe('0'))
  test('functions apply before every operator', () => expect(lower('4', '+', '9', 'sqrt', '*', '2', '=')).toBe('10'))
  test('a function applies to a bracket', () => expect(lower('(', '5', '+', '4', ')', 'sqrt')).toBe('3'))
  test('a function without a number does nothing', () => expect(lower('4', '+', 'sqrt', '1', '=')).toBe('5'))
  test('factorials work up to 170 and fail beyond', () => {
    expect(lower('0', 'factorial')).toBe('1')
    expect(lower('170', 'factorial')).toBe(showNumber(7.257415615307999e306))
  })
})

describe('the calculator shows Error (HAL-33)', () => {
  test.each<[string, Parameters<typeof run>]>([
    ['division by zero', ['5', '/', '0', '=']],
    ['zero by zero', ['0', '/', '0', '=']],
    ['mod 0', ['5', 'mod', '0', '=']],
    ['1/0', ['0', 'reciprocal']],
    ['root of a negative number', ['4', 'sign', 'sqrt']],
    ['even root of a negative number', ['4', 'sign', 'root', '2', '=']],
    ['root of degree zero', ['4', 'root', '0', '=']],
    ['logarithm of zero', ['0', 'ln']],
    ['logarithm of a negative number', ['5', 'sign', 'log']],
    ['base-2 logarithm of zero', ['0', 'log2']],
    ['logarithm to base 1', ['5', 'log_base', '1', '=']],
    ['logarithm to a negative base', ['5', 'log_base', '2', 'sign', '=']],
    ['tangent of 90 degrees', ['90', 'tan']],
    ['arcsine beyond 1', ['2', 'asin']],
    ['arccosine beyond -1', ['2', 'sign', 'acos']],
    ['acosh below 1', ['0.5', 'acosh']],
    ['atanh of 1', ['1', 'atanh']],
    ['factorial of a fraction', ['2.5', 'factorial']],
    ['factorial of a negative number', ['3', 'sign', 'factorial']],
    ['factorial beyond 170', ['171', 'factorial']],
    ['more than it can hold', ['10', 'power', '400', '=']],
    ['e to too much', ['1000', 'e_to']],
    ['nought to a negative power', ['0', 'power', '1', 'sign', '=']],
  ])('for %s', (_name, keys) => expect(lower(...keys)).toBe('Error'))

  const broken = () => run('7', 'MS', '5', '/', '0', '=')
  test('and ignores operators until a number or C is pressed', () => {
    expect(calculatorLines(press(broken(), '+', 'sin', '=', 'sign')).lower).toBe('Error')
    expect(calculatorLines(press(broken(), '6', '+', '1', '=')).lower).toBe('7')
    expect(calculatorLines(press(broken(), 'C')).lower).toBe('0')
  })
  test('and keeps the memory', () => expect(calculatorLines(press(broken(), 'MR')).lower).toBe('7'))
})

describe("the calculator's memory (HAL-33)", () => {
  test('is stored, recalled, added to, subtracted from and cleared', () => {
    const kept = run('5', 'MS', '3', 'M+', '1', 'M-')
    expect(calculatorLines(press(kept, 'C', 'MR'))).toMatchObject({ lower: '7', memory: true })
    expect(calculatorLines(press(kept, 'MC', 'MR'))).toMatchObject({ lower: '0', memory: false })
  })
  test('recalls a value as the current number', () => expect(lower('4', 'MS', 'C', '2', '*', 'MR', '=')).toBe('8'))
})

describe("the calculator's upper line (HAL-33)", () => {
  test.each<[Parameters<typeof run>, string]>([
    [['2', '+', '3'], '2 +'],
    [['2', '+', '3', '='], '2 + 3'],
    [['30', 'sin'], 'sin(30)'],
    [['(', '2', '+', '3', ')', 'square'], '(2 + 3)²'],
    [['2', '*', '(', '3', '-'], '2 × ( 3 −'],
    [['pi', '/', '2', '='], 'π ÷ 2'],
  ])('shows for %j the expression %s', (keys, shown) => expect(upper(...keys)).toBe(shown))
})
