/**
 * Non-negative integers as short text: base-64 digits of five bits, the lowest first; a digit of 32 or more continues
 * the number. VLQ code of source maps, without signs.
 */

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const valueOf = new Map([...digits].map((digit, value) => [digit, value]))

/** Arithmetic instead of bitwise operators: instants have more than 32 bits. */
const textOf = (number: number): string =>
  number < 32 ? digits.charAt(number) : digits.charAt(32 + (number % 32)) + textOf(Math.floor(number / 32))

export const numbersText = (numbers: readonly number[]): string => numbers.map(textOf).join('')

/** Throws RangeError for text that `numbersText` does not make. */
export const numbersFrom = (text: string): number[] => {
  const numbers: number[] = []
  let [number, weight] = [0, 1]
  for (const digit of text) {
    const value = valueOf.get(digit)
    if (value === undefined) throw new RangeError(`${digit} is not a digit.`)
    number += (value % 32) * weight
    if (value < 32) {
      numbers.push(number)
      number = 0
      weight = 1
    } else weight *= 32
  }
  if (weight > 1) throw new RangeError('The last number is cut off.')
  return numbers
}
