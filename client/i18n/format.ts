import { indiaOffsetMs } from '../../domain/india.ts'

/**
 * Figures and dates, set by hand and not by Intl: the edge and the browser must write the same letters, and their
 * versions of Intl do not always agree.
 */

/** Indian grouping: 100000 -> "1,00,000". */
export const groupIndian = (value: number): string => {
  const digits = String(Math.trunc(Math.abs(value)))
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  return `${value < 0 ? '-' : ''}${head ? `${head},` : ''}${digits.slice(-3)}`
}

/** Rupees of an amount in paise, with paise only where there are some: 49900 -> "499", 49950 -> "499.50". */
export const rupees = (paise: number): string => {
  const rest = Math.abs(paise) % 100
  return groupIndian(Math.trunc(paise / 100)) + (rest ? `.${String(rest).padStart(2, '0')}` : '')
}

/** Four hours each. Hindi names the part of a day where English says am or pm. */
const partsOfDay = ['smallHours', 'morning', 'morning', 'afternoon', 'evening', 'night'] as const

/** The parts of an instant on a clock in India. */
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

/** mm:ss of a span under an hour. */
export const minutesAndSeconds = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
