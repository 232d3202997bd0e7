import type { AuthoredPassage, AuthoredQuestion, Bilingual, QuestionKey } from '../contract.ts'
import { optionIds, type AuthoredOption, type ListItem } from '../text.ts'
import { languages } from '../../language.ts'
import { joinList } from './cell-text.ts'
import { textName, type FieldName, type TextName } from './fields.ts'
import { acceptedSeparators } from './key-of-record.ts'

type Entry = readonly [FieldName, string]

const bilingual = (name: TextName, text: Bilingual | undefined): Entry[] =>
  text ? languages.map((language) => [textName(name, language), text[language]] as const) : []

const value = (name: FieldName, text: string | undefined): Entry[] => (text === undefined ? [] : [[name, text]])

const letters = (ids: readonly string[]): string => ids.map((id) => id.toUpperCase()).join(', ')

const orderOf = (options: readonly AuthoredOption[]): string[] => {
  const ids = options.map(({ id }) => id)
  return ids.join('') === ids.toSorted().join('') ? [] : ids
}

const optionEntries = (options: readonly AuthoredOption[]): Entry[] => {
  const pinned = options.filter((option) => option.pinned).map(({ id }) => id)
  const order = orderOf(options)
  return [
    ...options.flatMap(({ id, content }) => bilingual(`option.${id}`, content)),
    ...value('pinned', pinned.length > 0 ? letters(pinned) : undefined),
    ...value('optionOrder', order.length > 0 ? letters(order) : undefined),
  ]
}

const listEntries = (name: 'row' | 'column', items: readonly ListItem[]): Entry[] =>
  items.flatMap(({ id, content }, index) =>
    bilingual(`${name}.${index + 1}`, { en: `(${id}) ${content.en}`, hi: content.hi && `(${id}) ${content.hi}` }),
  )

const keyWriters: { [Kind in QuestionKey['kind']]: (key: Extract<QuestionKey, { kind: Kind }>) => Entry[] } = {
  mcq: ({ optionIds: ids }) => value('answer', letters(ids)),
  msq: ({ optionIds: ids }) => value('answer', letters(ids)),
  assertion_reason: ({ optionIds: ids }) => value('answer', letters(ids)),
  true_false: (key) => value('answer', key.value ? 'True' : 'False'),
  nat: ({ min, max, rounding }) => [
    ...value('min', min),
    ...value('max', max),
    ...value('decimals', rounding && String(rounding.decimals)),
    ...value('rounding', rounding?.rule),
  ],
  short: ({ accepted, caseSensitive }) => [
    ...value('accepted', joinList(accepted, acceptedSeparators, ' | ')),
    ...value('caseSensitive', caseSensitive ? 'yes' : 'no'),
  ],
  matrix: ({ rows }) =>
    value(
      'answer',
      Object.entries(rows)
        .map(([row, columns]) => `${row.toUpperCase()}-${columns.map((column) => column.toUpperCase()).join(',')}`)
        .join('; '),
    ),
}

const keyEntries = (key: QuestionKey): Entry[] => (keyWriters[key.kind] as (key: QuestionKey) => Entry[])(key)

const passageEntries = (code: string | undefined, passage: Partial<AuthoredPassage> | null): Entry[] => [
  ...value('passageCode', code ?? passage?.code),
  ...(passage
    ? [
        ...value('passageKind', passage.kind),
        ...bilingual('passageTitle', passage.title),
        ...bilingual('passage', passage.content),
      ]
    : []),
]

const bodyEntries = ({ options, statements, rows, columns, multiple }: Partial<AuthoredQuestion>): Entry[] => [
  ...optionEntries(options ?? []),
  ...bilingual('assertion', statements?.assertion),
  ...bilingual('reason', statements?.reason),
  ...listEntries('row', rows ?? []),
  ...listEntries('column', columns ?? []),
  ...value('multiple', multiple === undefined ? undefined : multiple ? 'yes' : 'no'),
]

/** An exported question, or the parts of one. */
type Written = { question: Partial<AuthoredQuestion>; passage: Partial<AuthoredPassage> | null }

/** Values of a question by field, which `questionOfRecord` reads as the same question. */
export const recordOfQuestion = ({ question, passage }: Written): Map<FieldName, string> => {
  const { code, subject, topic, difficulty, targetSeconds, stem, key, solution, reasons, hint } = question
  return new Map<FieldName, string>([
    ...value('code', code),
    ...value('type', key?.kind),
    ...value('subject', subject),
    ...value('topic', topic),
    ...value('difficulty', difficulty),
    ...value('time', targetSeconds === undefined ? undefined : String(targetSeconds)),
    ...value('exams', question.exams && joinList(question.exams)),
    ...value('tags', question.tags && joinList(question.tags)),
    ...passageEntries(question.passage, passage),
    ...bilingual('stem', stem),
    ...bodyEntries(question),
    ...(key ? keyEntries(key) : []),
    ...bilingual('solution', solution),
    ...optionIds.flatMap((id) => bilingual(`optionReason.${id}`, reasons?.[id])),
    ...bilingual('hint', hint),
    ...value('rights', question.rights),
    ...value('source', question.source),
  ])
}
