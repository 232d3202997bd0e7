import { foldSource, matchesOf, TakenParts, type Match } from './folded-text.ts'

/** Date or range of dates as written. `YYYY-MM-DD`; `time` is `HH:MM` in India. */
export type DayToken = { first: string; last: string | null; isWholeMonth: boolean; time: string | null }

const monthNames = [
  'jan(?:uary)?|जनवरी',
  'feb(?:ruary)?|फ़रवरी',
  'mar(?:ch)?|मार्च',
  'apr(?:il)?|अप्रैल',
  'may|मई',
  'june?|जून',
  'july?|जुलाई',
  'aug(?:ust)?|अगस्त',
  'sept?(?:ember)?|सितंबर',
  'oct(?:ober)?|अक्टूबर|अक्तूबर',
  'nov(?:ember)?|नवंबर',
  'dec(?:ember)?|दिसंबर',
].map(foldSource)
const month = `(?:${monthNames.join('|')})\\.?`
const numberOfDay = '(\\d{1,2})(?:st|nd|rd|th)?'
const until = '\\s*(?:to|till|-|&|and|से|एवं|व|,)\\s*'
const year = '[,.\\s-]*(20\\d\\d)(?!\\d)'

const wholeNames = monthNames.map((names) => new RegExp(`^(?:${names})\\.?$`, 'i'))

const monthNumber = (name: string): number => 1 + wholeNames.findIndex((names) => names.test(name))

const twoDigits = (value: number | string): string => String(value).padStart(2, '0')

/** A calendar day; null where the calendar has none. */
const dayOf = (years: string, months: number | string, days: number | string): string | null => {
  const day = `${years}-${twoDigits(months)}-${twoDigits(days)}`
  const at = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day ? null : day
}

const lastDayOfMonth = (years: string, months: number): string =>
  new Date(Date.UTC(Number(years), months, 0)).toISOString().slice(0, 10)

type Found = { first: string | null; last?: string | null; isWholeMonth?: boolean }
type Form = { pattern: RegExp; read(parts: string[]): Found }

/** Forms from the most specific; a character belongs to the first form that takes it. */
const forms: Form[] = [
  {
    pattern: new RegExp(`(?<!\\d)${numberOfDay}\\s+(${month})${until}${numberOfDay}\\s+(${month})${year}`, 'giu'),
    read: ([one = '', from = '', other = '', end = '', years = '']) => ({
      first: dayOf(years, monthNumber(from), one),
      last: dayOf(years, monthNumber(end), other),
    }),
  },
  {
    pattern: new RegExp(`(?<!\\d)${numberOfDay}${until}${numberOfDay}\\s*(?:of\\s+)?(${month})${year}`, 'giu'),
    read: ([one = '', other = '', name = '', years = '']) => ({
      first: dayOf(years, monthNumber(name), one),
      last: dayOf(years, monthNumber(name), other),
    }),
  },
  {
    pattern: new RegExp(`(?<!\\d)${numberOfDay}[\\s-]*(?:of\\s+)?(${month})${year}`, 'giu'),
    read: ([one = '', name = '', years = '']) => ({ first: dayOf(years, monthNumber(name), one) }),
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{M}])(${month})\\s+${numberOfDay},\\s*(20\\d\\d)(?!\\d)`, 'giu'),
    read: ([name = '', one = '', years = '']) => ({ first: dayOf(years, monthNumber(name), one) }),
  },
  {
    pattern: /(?<![\d./-])(\d{1,2})\s?([-./])\s?(\d{1,2})\s?\2\s?((?:20)?\d\d)(?![\d/])/gu,
    read: ([days = '', , months = '', years = '']) => ({
      first: dayOf(years.length === 2 ? `20${years}` : years, months, days),
    }),
  },
  {
    pattern: /(?<![\d./-])(20\d\d)-(\d\d)-(\d\d)(?!\d)/gu,
    read: ([years = '', months = '', days = '']) => ({ first: dayOf(years, months, days) }),
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{M}\\d])(${month})(?:\\s*(?:-|/|to|and|&|से|एवं)\\s*(${month}))?${year}`, 'giu'),
    read: ([one = '', other = '', years = '']) => ({
      first: dayOf(years, monthNumber(one), 1),
      last: lastDayOfMonth(years, monthNumber(other || one)),
      isWholeMonth: true,
    }),
  },
]

const clock = '(\\d{1,2})(?:[:.]?(\\d{2}))?'
const half = '(a\\.?m\\.?|p\\.?m\\.?|hrs\\.?|hours|बजे)'
const part = '(सुबह|प्रातः?|दोपहर|शाम|सायं|अपराह्न|रात्रि|रात)?'
const time = `${part}\\s*(?<!\\d)${clock}\\s*${half}`

const timeOf = ([, when = '', hours = '', minutes = '00', unit = '']: readonly string[]): string | null => {
  const isAfternoon = /^p/i.test(unit) || /दोपहर|शाम|सायं|अपराह्न|रात/.test(when)
  const base = Number(hours)
  // Midnight ends the day: the date alone says it.
  if (/रात/.test(when) && base === 12) return null
  const hour = isAfternoon && base < 12 ? base + 12 : /^a/i.test(unit) && base === 12 ? 0 : base
  return hour > 23 || Number(minutes) > 59 ? null : `${twoDigits(hour)}:${minutes}`
}

const timeAfter = new RegExp(`^[\\s(,\\[]*(?:को|at|up\\s?to|till|by|-)?[\\s(]*${time}\\)?`, 'iu')
const timeBefore = new RegExp(`${time}\\s*(?:on|of|dated|,)?\\s*$`, 'iu')

/** Time of day next to a date: after it, else right before it. */
const timeBeside = (text: string, from: number, end: number): { time: string; end: number } | null => {
  const after = timeAfter.exec(text.slice(end, end + 45))
  const found = after && timeOf(after)
  if (found) return { time: found, end: end + (after[0]?.length ?? 0) }
  const before = timeBefore.exec(text.slice(Math.max(0, from - 30), from))
  const earlier = before && timeOf(before)
  return earlier ? { time: earlier, end } : null
}

/** Most dates that are read: each is compared with all others. */
const maxDates = 300

/** Dates in a folded text, in order. */
export const dayTokensIn = (text: string): Match<DayToken>[] => {
  const tokens: Match<DayToken>[] = []
  const taken = new TakenParts(text)
  for (const { pattern, read } of forms) {
    for (const match of matchesOf(text, pattern)) {
      const [whole, ...parts] = match
      const [from, stop] = [match.index, match.index + whole.length]
      const { first, last = null, isWholeMonth = false } = read(parts)
      if (first === null || !taken.isFree(from, stop)) continue
      const beside = isWholeMonth ? null : timeBeside(text, from, stop)
      const to = beside?.end ?? stop
      taken.take(from, to)
      tokens.push({ value: { first, last, isWholeMonth, time: beside?.time ?? null }, from, to })
    }
  }
  return tokens.sort((one, other) => one.from - other.from).slice(0, maxDates)
}
