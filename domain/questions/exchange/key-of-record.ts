import type { QuestionKey, QuestionKind } from '../contract.ts'
import { decimalOf, rangeOf } from './numbers.ts'
import { optionsOfAnswer, type KnownOption } from './option-answer.ts'
import { splitList } from './cell-text.ts'
import type { RecordReader } from './record.ts'
import { roundingOfWord, truthOfWord } from './words.ts'

/** Parts of the question that its key refers to. */
export type KeyContext = { options: KnownOption[]; isNumbered: boolean; rowIds: string[] }

type Make<Kind extends QuestionKind> = (
  reader: RecordReader,
  context: KeyContext,
) => Extract<QuestionKey, { kind: Kind }> | undefined

/** The answer as it stands. An absent one is a fault, and one that is a date has its own. */
const answerOf = ({ record, text, add }: RecordReader): string | undefined => {
  if (!record.has('answer')) add('required', 'key')
  return text('answer', 'key')
}

/** Serial numbers that a spreadsheet gives to the days from 2000 to 2049, and the words it shows for a day. */
const isDay = (answer: string): boolean =>
  /^\d{5}(?:\.0+)?$/.test(answer)
    ? Number(answer) >= 36_526 && Number(answer) < 54_789
    : /^(?:\d{1,2}-[a-z]{3}|[a-z]{3}-\d{2})(?:-\d{2,4})?$/i.test(answer)

const chosen = (reader: RecordReader, { options, isNumbered }: KeyContext): string[] | undefined => {
  const answer = answerOf(reader)
  if (answer === undefined) return undefined
  const ids = optionsOfAnswer(answer, options, isNumbered)
  if (!ids) reader.add(isDay(answer) ? 'date_as_number' : 'unknown_option', 'key', reader.record.get('answer'))
  return ids
}

const one = (reader: RecordReader, context: KeyContext): string[] | undefined => {
  const ids = chosen(reader, context)
  if (ids && ids.length > 1) reader.add('unknown_option', 'key', reader.record.get('answer'))
  return ids?.length === 1 ? ids : undefined
}

const natRounding = ({ record, text, word, add }: RecordReader) => {
  const given = text('decimals', 'key.rounding.decimals')
  const rule = word('rounding', 'key.rounding.rule', roundingOfWord)
  if (given === undefined) return undefined
  const decimals = Number(decimalOf(given))
  if (Number.isInteger(decimals) && decimals >= 0 && decimals <= 9) return { decimals, rule: rule ?? 'half_up' }
  add('not_a_number', 'key.rounding.decimals', record.get('decimals'))
  return undefined
}

const bound = ({ record, text, add }: RecordReader, field: 'min' | 'max'): string | undefined => {
  const given = text(field, `key.${field}`)
  const value = given === undefined ? undefined : decimalOf(given)
  if (given !== undefined && value === undefined) add('not_a_number', `key.${field}`, record.get(field))
  return value
}

const natBounds = (reader: RecordReader): { min: string; max: string } | undefined => {
  const { record } = reader
  if (record.has('min') || record.has('max')) {
    const [min, max] = [bound(reader, 'min'), bound(reader, 'max')]
    if (!record.has('min') || !record.has('max')) reader.add('required', record.has('min') ? 'key.max' : 'key.min')
    return min === undefined || max === undefined ? undefined : { min, max }
  }
  const answer = answerOf(reader)
  const bounds = answer === undefined ? undefined : rangeOf(answer)
  if (answer !== undefined && !bounds) reader.add('not_a_number', 'key', record.get('answer'))
  return bounds
}

/** Pairs such as "P-2, Q-1 3" by row; null where the text names others. */
const pairsOf = (answer: string, rowIds: readonly string[]): Record<string, string[]> | null => {
  const pairs = answer.split(/[;\n]|,\s*(?=[(]?[a-z\d][)]?\s*[-–→:=])/i).filter((pair) => pair.trim() !== '')
  const rows: Record<string, string[]> = {}
  for (const pair of pairs) {
    const [, row = '', columns = ''] = /^\s*\(?([a-z\d])\)?\s*(?:->|[-–→:=])\s*(.+)$/is.exec(pair) ?? []
    const marks = columns.split(/[\s,&()]+/).filter((mark) => mark !== '' && !/^(and|और)$/i.test(mark))
    if (!rowIds.includes(row.toLowerCase()) || marks.some((mark) => mark.length !== 1) || marks.length === 0)
      return null
    rows[row.toLowerCase()] = marks.map((mark) => mark.toLowerCase())
  }
  return Object.keys(rows).length > 0 ? rows : null
}

const makers: { [Kind in QuestionKind]: Make<Kind> } = {
  mcq(reader, context) {
    const optionIds = one(reader, context)
    return optionIds && { kind: 'mcq', optionIds }
  },
  msq(reader, context) {
    const optionIds = chosen(reader, context)
    return optionIds && { kind: 'msq', optionIds }
  },
  nat(reader) {
    const rounding = natRounding(reader)
    const bounds = natBounds(reader)
    return bounds && { kind: 'nat', ...bounds, ...(rounding && { rounding }) }
  },
  true_false(reader, { options }) {
    const answer = answerOf(reader)
    if (answer === undefined) return undefined
    const [id] = optionsOfAnswer(answer, options, false) ?? []
    const named = options.find((option) => option.id === id)?.texts.map(truthOfWord)
    const value = named?.find((each) => each !== undefined) ?? truthOfWord(answer)
    if (value === undefined) reader.add('unknown_value', 'key', reader.record.get('answer'))
    return value === undefined ? undefined : { kind: 'true_false', value }
  },
  short(reader) {
    const given = reader.text('accepted', 'key.accepted')
    const answer = given ?? answerOf(reader)
    const caseSensitive = reader.word('caseSensitive', 'key.caseSensitive', truthOfWord) ?? false
    return answer === undefined
      ? undefined
      : { kind: 'short', accepted: splitList(answer, acceptedSeparators), caseSensitive }
  },
  matrix(reader, { rowIds }) {
    const answer = answerOf(reader)
    if (answer === undefined) return undefined
    const rows = pairsOf(answer, rowIds)
    if (!rows) reader.add('unknown_option', 'key', reader.record.get('answer'))
    return rows ? { kind: 'matrix', rows } : undefined
  },
  assertion_reason(reader, context) {
    const optionIds = one(reader, context) as ('a' | 'b' | 'c' | 'd')[] | undefined
    return optionIds && { kind: 'assertion_reason', optionIds }
  },
}

/** Separators of accepted answers, which may hold commas. */
export const acceptedSeparators = /[;|]/

/** Key of a record of a kind; undefined with a fault where it has none. */
export const keyOfRecord = (kind: QuestionKind, reader: RecordReader, context: KeyContext): QuestionKey | undefined =>
  makers[kind](reader, context)
