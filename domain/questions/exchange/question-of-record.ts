import type { QuestionKind } from '../contract.ts'
import type { ImportedQuestion } from './contract.ts'
import { splitList } from './cell-text.ts'
import { keyOfRecord } from './key-of-record.ts'
import { decimalOf, rangeOf } from './numbers.ts'
import { listOfRecord, optionsOfRecord, passageOfRecord, reasonsOfRecord } from './parts-of-record.ts'
import { isPictureName, pictureAddress } from './picture-names.ts'
import { recordReader, type QuestionRecord, type RecordReader } from './record.ts'
import type { ReadRow } from './read-row.ts'
import { difficultyOfWord, kindOfWord, rightsOfWord, truthOfWord } from './words.ts'

/** Instruction above the statements of a question that gives none. */
const assertionStem = {
  en: 'Read the assertion (A) and the reason (R) and choose the right option.',
  hi: 'अभिकथन (A) और कारण (R) पढ़कर सही विकल्प चुनिए।',
}

type Parts = Pick<ImportedQuestion, 'options' | 'statements' | 'rows' | 'columns'>

const hasOptions = ({ options }: Parts): boolean => (options?.length ?? 0) > 0

/** Kind of a question whose type the file does not say, by its parts and its answer. */
const kindOfParts = ({ record }: RecordReader, parts: Parts): QuestionKind | undefined => {
  const answer = record.get('answer')?.text.trim() ?? ''
  if (parts.statements) return 'assertion_reason'
  if (parts.rows && parts.columns) return 'matrix'
  if (hasOptions(parts))
    return /^\W*[a-h\d]\W*(?:[,;&/+]|and|और|\s)+\W*[a-h\d](?:\W|$)|^[a-h]{2,4}$/i.test(answer) ? 'msq' : 'mcq'
  if (record.has('accepted')) return 'short'
  if (record.has('min') || record.has('max') || rangeOf(answer)) return 'nat'
  if (truthOfWord(answer) !== undefined) return 'true_false'
  return answer === '' ? undefined : 'short'
}

const statementsOf = ({ bilingual, add, record }: RecordReader): ImportedQuestion['statements'] => {
  const assertion = bilingual('assertion', 'statements.assertion')
  const reason = bilingual('reason', 'statements.reason')
  if (assertion && reason) return { assertion, reason }
  if (assertion) add('required', 'statements.reason', record.get('reason.en') ?? record.get('reason.hi'))
  if (reason) add('required', 'statements.assertion')
  return undefined
}

const secondsOf = ({ record, text, add }: RecordReader): number | undefined => {
  const given = text('time', 'targetSeconds')
  if (given === undefined) return undefined
  const seconds = Number(decimalOf(given))
  if (Number.isInteger(seconds) && seconds > 0) return seconds
  add('not_a_number', 'targetSeconds', record.get('time'))
  return undefined
}

const figureOf = (picture: string) => {
  const address = isPictureName(picture) && !picture.startsWith('/') ? pictureAddress(picture) : picture
  return { en: `![Figure](${address})`, hi: `![चित्र](${address})` }
}

const stemOf = (
  { bilingual, text }: RecordReader,
  statements: ImportedQuestion['statements'],
): ImportedQuestion['stem'] => {
  const stem = bilingual('stem', 'stem') ?? (statements && assertionStem)
  const picture = text('picture', 'stem')
  if (!stem || !picture) return stem
  const figure = figureOf(picture)
  return { en: stem.en && `${stem.en}\n\n${figure.en}`, hi: stem.hi && `${stem.hi}\n\n${figure.hi}` }
}

/** Object without its undefined values. */
const defined = <Value extends object>(value: Value): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as never

const list = (text: string | undefined): string[] | undefined => {
  const entries = text === undefined ? [] : splitList(text)
  return entries.length > 0 ? entries : undefined
}

const nonEmpty = <Entry>(entries: Entry[]): Entry[] | undefined => (entries.length > 0 ? entries : undefined)

const partsOf = (reader: RecordReader): Parts =>
  defined({
    options: nonEmpty(optionsOfRecord(reader)),
    statements: statementsOf(reader),
    rows: nonEmpty(listOfRecord(reader, 'row', 'rows')),
    columns: nonEmpty(listOfRecord(reader, 'column', 'columns')),
  })

const keyOf = (reader: RecordReader, kind: QuestionKind | undefined, parts: Parts, isNumbered: boolean) => {
  if (!kind) {
    reader.add('required', 'key', reader.record.get('answer'))
    return undefined
  }
  const lettered = kind === 'assertion_reason' && !hasOptions(parts)
  const options = lettered
    ? ['a', 'b', 'c', 'd'].map((id) => ({ id, texts: [] }))
    : (parts.options ?? []).map(({ id, content }) => ({ id, texts: [content.en, content.hi] }))
  return keyOfRecord(kind, reader, { options, isNumbered, rowIds: (parts.rows ?? []).map(({ id }) => id) })
}

/** Parts that a kind shows; files often have others in the same columns. */
const partsShown = (kind: QuestionKind | undefined, parts: Parts): Parts =>
  kind === 'true_false' || kind === 'nat' || kind === 'short' ? {} : parts

/**
 * Question of a record and its faults. `isNumbered`: the options of the file have numbers, so that an answer 2 is a
 * place and not a text.
 */
export const questionOfRecord = (row: number, record: QuestionRecord, isNumbered = false): ReadRow => {
  const reader = recordReader(record)
  const { text, bilingual, word, add } = reader
  const parts = partsOf(reader)
  const stem = stemOf(reader, parts.statements)
  if (!stem) add('required', 'stem')
  const kind = word('type', 'key.kind', kindOfWord) ?? kindOfParts(reader, parts)
  const question: ImportedQuestion = defined({
    code: text('code', 'code')?.toLowerCase(),
    exams: list(text('exams', 'exams')),
    passage: passageOfRecord(reader),
    subject: text('subject', 'subject'),
    topic: text('topic', 'topic'),
    difficulty: word('difficulty', 'difficulty', difficultyOfWord),
    targetSeconds: secondsOf(reader),
    stem,
    ...partsShown(kind, parts),
    multiple: word('multiple', 'multiple', truthOfWord),
    key: keyOf(reader, kind, parts, isNumbered),
    solution: bilingual('solution', 'solution'),
    reasons: reasonsOfRecord(reader),
    hint: bilingual('hint', 'hint'),
    tags: list(text('tags', 'tags')),
    rights: word('rights', 'rights', rightsOfWord),
    source: text('source', 'source'),
  })
  return { row, question, faults: reader.faults, columns: reader.columns }
}
