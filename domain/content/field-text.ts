import { instantInIndia, minuteInIndia } from '../india.ts'
import { isDay } from '../calendar-day.ts'
import { exactTimecode, parseExactTimecode } from '../videos/exact-timecode.ts'
import type { Field } from './fields.ts'

const localTime = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2}))?$/

const momentOf = (text: string): number | null => {
  const [, day = '', hours = '00', minutes = '00'] = localTime.exec(text) ?? []
  return isDay(day) ? instantInIndia(day, `${hours}:${minutes}`) : null
}

const paiseOf = (text: string): number | null => {
  const plain = text.replaceAll(/[,₹\s]/g, '')
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null
}

const wholeNumberOf = (text: string): number | null => {
  const plain = text.replaceAll(/[,\s]/g, '')
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : null
}

/** Digits of Devanagari as Latin ones, which keyboards for Hindi produce. */
const latinDigits = (text: string): string => text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))

/**
 * Value of a control's text. Text that the field cannot hold is kept as it is, because a draft may be invalid: its
 * contract reports the fault.
 */
export const valueOfText = (field: Field, text: string): unknown => {
  switch (field.type) {
    case 'number':
    case 'rupees':
    case 'moment':
    case 'timecode':
    case 'day': {
      const plain = latinDigits(text.trim())
      if (plain === '') return null
      if (field.type === 'day') return plain
      const parse = { number: wholeNumberOf, rupees: paiseOf, moment: momentOf, timecode: parseExactTimecode }[
        field.type
      ]
      return parse(plain) ?? text
    }
    case 'choice':
    case 'reference':
      return text === '' ? null : text
    default:
      return text
  }
}

/** Text of a control for a value; the inverse of `valueOfText`. */
export const textOfValue = (field: Field, value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') {
    if (field.type === 'rupees') return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2)
    if (field.type === 'moment')
      return Number.isFinite(new Date(value).getTime()) ? minuteInIndia(value) : String(value)
    return field.type === 'timecode' ? exactTimecode(value) : String(value)
  }
  return typeof value === 'string' ? value : ''
}
