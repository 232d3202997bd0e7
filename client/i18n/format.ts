import { indiaOffsetMs } from '../../domain/india.ts'

/**
 * Numbers and dates are formatted by hand instead of by Intl: the edge and the browser must write the same characters,
 * and their versions of Intl differ.
 */

/** Indian grouping with a minus sign: 100000 -> "1,00,000", -5 -> "−5". */
export const groupIndian = (value: number): string => {
  const digits = String(Math.trunc(Math.abs(value)))
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  return `${value < 0 ? '−' : ''}${head ? `${head},` : ''}${digits.slice(-3)}`
}

/** Formats paise as rupees, with decimals only if needed: 49900 -> "499", 49950 -> "499.50". */
export const rupees = (paise: number): string => {
  const rest = Math.abs(paise) % 100
  return groupIndian(Math.trunc(paise / 100)) + (rest ? `.${String(rest).padStart(2, '0')}` : '')
}

/** Four hours each: Hindi names the part of the day instead of am and pm. */
const partsOfDay = ['smallHours', 'morning', 'morning', 'afternoon', 'evening', 'night'] as const

/** Fields of an instant on India's clock. */
export const indianTime = (at: number) => {
  const clock = new Date(at + indiaOffsetMs)
  const hour = clock.getUTCHours()
  return {
    day: clock.getUTCDate(),
    month: clock.getUTCMonth() + 1,
    year: clock.getUTCFullYear(),
    hour: hour % 12 || 12,
    minute: String(clock.getUTCMinutes()).padStart(2, '0'),
    part: partsOfDay[Math.floor(hour / 4)] ?? 'night',
  }
}

/** Formats a span under an hour as mm:ss. */
export const minutesAndSeconds = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
