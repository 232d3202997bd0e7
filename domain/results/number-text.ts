/**
 * Non-negative integers as short text: base-64 digits of five bits, the lowest first; a digit of 32 or more continues
 * the number. VLQ code of source maps, without signs.
 */

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const notDigit = 64
/** Values of digits by character code. */
const values = new Uint8Array(128).fill(notDigit)
for (const [value, digit] of [...digits].entries()) values[digit.charCodeAt(0)] = value

/** Arithmetic instead of bitwise operators: instants have more than 32 bits. */
const textOf = (number: number): string =>
  number < 32 ? digits.charAt(number) : digits.charAt(32 + (number % 32)) + textOf(Math.floor(number / 32))

export const numbersText = (numbers: readonly number[]): string => numbers.map(textOf).join('')

/** Throws RangeError for text that `numbersText` does not make. */
export const numbersFrom = (text: string): number[] => {
  const numbers: number[] = []
  let [number, weight] = [0, 1]
  for (let index = 0; index < text.length; index += 1) {
    const value = values[text.charCodeAt(index)] ?? notDigit
    if (value === notDigit) throw new RangeError(`${text.charAt(index)} is not a digit.`)
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
