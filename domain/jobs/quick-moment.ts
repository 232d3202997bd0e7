import { indiaOffsetMs, instantInIndia, startOfDayInIndia } from '../india.ts'
import { dayTokensIn } from './notice/day-tokens.ts'
import { foldText } from './notice/folded-text.ts'

/** A date as it was typed. Unix milliseconds; `until` for a range or a whole month. */
type QuickMoment = { at: number; until: number | null; allDay: boolean; isWholeMonth: boolean }

const bareTime = /^[\s,]*(?:at\s+|को\s+)?(\d{1,2})[:.](\d{2})$/

/** 15012027 and 150127 as a date with hyphens. */
const withHyphens = (text: string): string => text.replace(/^(\d{2})(\d{2})((?:20)?\d{2})(?=\s|$)/, '$1-$2-$3')

/** Reads a date such as `15-01-2027`, `15.1.27 17:00`, `15 Jan 2027, 5 PM` or `मार्च 2027`; null for other text. */
export const readQuickMoment = (typed: string): QuickMoment | null => {
  const text = withHyphens(foldText(typed.trim()).text)
  const [token, ...others] = dayTokensIn(text)
  if (!token || others.length > 0 || token.from > 0) return null
  const { first, last, isWholeMonth } = token.value
  const rest = text.slice(token.to)
  const [, hours = '', minutes = ''] = bareTime.exec(rest) ?? []
  const isClock = hours !== '' && Number(hours) < 24 && Number(minutes) < 60
  if (rest.trim() !== '' && !isClock) return null
  const time = isClock ? `${hours.padStart(2, '0')}:${minutes}` : token.value.time
  return {
    at: instantInIndia(first, time ?? '00:00'),
    until: last === null ? null : startOfDayInIndia(last),
    allDay: time === null,
    isWholeMonth,
  }
}

/** Text that `readQuickMoment` reads back. */
export const quickMomentText = (at: number, allDay: boolean): string => {
  const local = new Date(at + indiaOffsetMs).toISOString()
  const [years = '', months = '', days = ''] = local.slice(0, 10).split('-')
  return `${days}-${months}-${years}${allDay ? '' : ` ${local.slice(11, 16)}`}`
}
