import { instantInIndia, startOfDayInIndia } from '../../india.ts'
import type { JobDate } from '../contract.ts'
import { jobDateKinds, type JobDateKind } from '../kinds.ts'
import { dayTokensIn, type DayToken } from './day-tokens.ts'
import { foldedAll, type Match } from './folded-text.ts'

/** Meaning of a date: of the recruitment, or the day on which ages are counted. */
type Meaning = JobDateKind | 'as_on' | 'other'

const words = foldedAll({
  born: /\bborn\b|date of birth|जन्म/i,
  asOn: /\bas on\b|reckon|crucial date|cut-?off date|attained the age|\bage\b|आयु|उम्र/i,
  answerKey: /answer[- ]key|उत्तर कुंजी/i,
  admitCard: /admit[- ]card|hall ticket|call letter|e-admit|admission certificate|प्रवेश[- ]?पत्र/i,
  correction: /correction|modification|edit(?:ing)?\b|rectif|संशोधन|सुधार/i,
  fee: /\bfees?\b|payment|शुल्क|फ़ीस/i,
  last: /\blast date|closing|\bclos(?:e|es)\b|\bend(?:s|ing)?\b|deadline|अंतिम|आख़िरी|समाप्त/i,
  until: /\b(?:upto|up to|till|until|by|before|on or before|latest by)\b|तक/i,
  start: /\bstart|opening|\bopens?\b|commenc|begin|\bfrom\b|प्रारंभ|शुरू|आरंभ|शुरुआत/i,
  apply: /appl(?:y|ication)|registration|submission|receipt of|आवेदन|पंजीकरण|रजिस्ट्रेशन/i,
  exam: /exam|\btest\b|\bCBT\b|\bCBE\b|prelim|\bmains?\b|\btier\b|परीक्षा/i,
  result: /result|merit list|परिणाम|रिज़ल्ट/i,
  notified:
    /notif(?:ied|ication)|advertisement|advt|published|publication|released|\bdated?\b|विज्ञापन|अधिसूचना|प्रकाशन|प्रकाशित|दिनांक/i,
})

type Word = keyof typeof words

/** Clause without names of fees and forms that hold a word of another meaning. */
const withoutMisleadingNames = (clause: string): string =>
  clause
    .replace(/(?:application|examination|registration) fees?/gi, 'fee')
    .replace(/(?:आवेदन|परीक्षा|पंजीकरण) शुल्क/g, 'शुल्क')
    .replace(/(?:online )?application form correction/gi, 'correction')
    .replace(/including [^|\n]*/gi, '')

/** Meanings that a clause gives its date; `isRange` when a second date follows. */
const meaningsOf = (clause: string, isRange: boolean): Meaning[] => {
  const text = withoutMisleadingNames(clause)
  const has = (word: Word): boolean => words[word].test(text)
  if (has('born')) return ['other']
  if (has('answerKey')) return ['answer_key']
  if (has('admitCard')) return ['admit_card']
  if (has('correction')) return ['correction']
  if (has('asOn') && !has('apply') && !has('exam')) return ['as_on']
  if (has('fee') && has('apply')) return has('start') && !has('last') ? ['apply_from'] : ['apply_to', 'fee_last']
  if (has('fee')) return has('start') && !has('last') ? ['other'] : ['fee_last']
  if (has('apply')) {
    if (isRange) return ['apply_from']
    if (has('last')) return ['apply_to']
    if (has('start')) return ['apply_from']
    return has('until') ? ['apply_to'] : ['other']
  }
  if (has('result')) return ['result']
  if (has('exam')) return ['exam']
  if (has('asOn')) return ['as_on']
  if (has('last')) return ['apply_to']
  if (has('notified')) return ['notified']
  return []
}

const connector = /^[\s()]*(?:to|till|until|upto|up to|and|&|-|से|तक|एवं|व)?[\s:()]*(?:dated|दिनांक)?[\s:]*$/i

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1
const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}

const cellsOf = (line: string): string[] => line.split(/\s*[|\t]\s*|\s{2,}/).filter((cell) => cell.trim() !== '')

/** Heading of the column in which a date stands, where a line of dates follows a line of headings. */
const columnHeading = (text: string, token: Match<unknown>, all: readonly Match<unknown>[]): string | null => {
  const [from, to] = [lineStart(text, token.from), lineEnd(text, token.to)]
  const own = all.filter((each) => each.from >= from && each.to <= to)
  if (own.length < 2) return null
  const ends = [from, ...own.map((each) => each.to)]
  if (ends.some((end, index) => /\p{L}/u.test(text.slice(end, own[index]?.from ?? to)))) return null
  const headings = cellsOf(text.slice(lineStart(text, from - 1), Math.max(0, from - 1)))
  return headings.length === own.length ? (headings[own.indexOf(token)] ?? null) : null
}

/** Nearest wording that says what a date is: before it on its line, after it, else on the lines before. */
const clauseCandidates = (text: string, token: Match<unknown>, all: readonly Match<unknown>[]): string[] => {
  const index = all.indexOf(token)
  const previousEnd = all[index - 1]?.to ?? 0
  const nextStart = all[index + 1]?.from ?? text.length
  const start = lineStart(text, token.from)
  const before = text.slice(Math.max(start, previousEnd), token.from)
  const after = text.slice(token.to, Math.min(lineEnd(text, token.to), nextStart))
  const above = text.slice(Math.max(previousEnd, start - 160), start)
  const paragraph = above.slice(Math.max(0, above.lastIndexOf('\n\n')))
  const nearest = paragraph.split('\n').toReversed()
  return [before, after, ...nearest]
}

/** Longest part of a line on either side of a date that is read with it, UTF-16 units. */
const maxUnitsBeside = 300

const isTentativeAround = (text: string, token: Match<DayToken>): boolean =>
  token.value.isWholeMonth ||
  /tentative|likely|proposed|expected|संभावित|प्रस्तावित/i.test(
    text.slice(
      Math.max(lineStart(text, token.from), token.from - maxUnitsBeside),
      Math.min(lineEnd(text, token.to), token.to + maxUnitsBeside),
    ),
  )

const jobDate = (kind: JobDateKind, { first, last, time }: DayToken, tentative: boolean): JobDate => ({
  kind,
  at: instantInIndia(first, time ?? '00:00'),
  until: last === null || last === first ? null : startOfDayInIndia(last),
  allDay: time === null,
  tentative,
  note: null,
})

/** A date that is the end of the range which the date before it begins. */
const isEndOfRange = (text: string, token: Match<DayToken>, previous: Match<DayToken> | undefined): boolean =>
  previous !== undefined &&
  !previous.value.isWholeMonth &&
  token.from - previous.to < 30 &&
  /\S/.test(text.slice(previous.to, token.from)) &&
  connector.test(text.slice(previous.to, token.from)) &&
  token.value.first > previous.value.first

type Reading = { token: Match<DayToken>; end: Match<DayToken> | null; meanings: Meaning[] }

const readingsOf = (text: string): Reading[] => {
  const tokens = dayTokensIn(text)
  const isEnd = tokens.map((token, index) => isEndOfRange(text, token, tokens[index - 1]))
  return tokens.flatMap((token, index): Reading[] => {
    if (isEnd[index]) return []
    const end = isEnd[index + 1] ? (tokens[index + 1] ?? null) : null
    const heading = columnHeading(text, token, tokens)
    const isRange = end !== null || token.value.last !== null
    const place = end ? { ...token, to: end.to } : token
    const around = tokens.map((each) => (each === token ? place : each)).filter((each) => each !== end)
    const clauses = heading === null ? clauseCandidates(text, place, around) : [heading]
    const meanings = clauses.map((clause) => meaningsOf(clause, isRange)).find((found) => found.length > 0) ?? []
    return [{ token, end, meanings }]
  })
}

const datesOf = (text: string, { token, end, meanings }: Reading): Match<JobDate>[] => {
  const tentative = isTentativeAround(text, token)
  const last = end ?? (token.value.last ? token : null)
  const lastToken: DayToken = end ? end.value : { ...token.value, first: token.value.last ?? token.value.first }
  return meanings.flatMap((meaning): Match<JobDate>[] => {
    if (meaning === 'as_on' || meaning === 'other') return []
    const place = { from: token.from, to: last?.to ?? token.to }
    if (meaning === 'apply_from' && last)
      return [
        { ...place, value: jobDate('apply_from', { ...token.value, last: null }, tentative) },
        { ...place, value: jobDate('apply_to', { ...lastToken, last: null }, tentative) },
      ]
    if (last && (meaning === 'apply_to' || meaning === 'fee_last'))
      return [{ ...place, value: jobDate(meaning, { ...lastToken, last: null }, tentative) }]
    const whole = end ? { ...token.value, last: end.value.last ?? end.value.first } : token.value
    return [{ ...place, value: jobDate(meaning, whole, tentative) }]
  })
}

const sameDay = (one: JobDate, other: JobDate): boolean =>
  one.at !== null && other.at !== null && Math.abs(one.at - other.at) < 86_400_000

/** First date of a kind; of the dates on that day, one that gives the time of day. */
const firstOf = (found: readonly Match<JobDate>[]): Match<JobDate> | undefined => {
  const [first] = found
  if (!first?.value.allDay) return first
  return found.find(({ value }) => !value.allDay && sameDay(value, first.value)) ?? first
}

/** Dates of a recruitment, the first of each kind, in the order of the kinds; and days on which ages are counted. */
export const noticeDatesIn = (text: string): { dates: Match<JobDate>[]; asOn: Match<string>[] } => {
  const readings = readingsOf(text)
  const found = readings.flatMap((reading) => datesOf(text, reading))
  const asOn = readings
    .filter(({ meanings }) => meanings.includes('as_on'))
    .map(({ token }) => ({ value: token.value.first, from: token.from, to: token.to }))
  const dates = jobDateKinds.flatMap((kind) => firstOf(found.filter(({ value }) => value.kind === kind)) ?? [])
  return { dates, asOn }
}
