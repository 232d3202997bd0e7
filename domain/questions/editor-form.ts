import type { ContentForm, Fields } from '../content/fields.ts'
import { letterOf } from './kinds/entered.ts'
import { difficulties, passageKinds, questionRights } from './levels.ts'
import { optionIds } from './option-ids.ts'

const rich = { type: 'text', bilingual: true, rich: true } as const
const line = { type: 'line' } as const

/** Ids that rows and columns of a matching question may have. */
const listIds = [...'pqrstuvw', ...'123456789', ...'abcdefghijklmno', ...'xyz'] as const

const listOf = (names: readonly string[]) =>
  ({
    type: 'list',
    max: 8,
    rowNames: { by: 'id', names },
    item: { type: 'group', fields: { id: line, content: rich } },
  }) as const

/** Ids of the right options. */
const keyed = { optionIds: { type: 'choices', options: optionIds, keysOf: 'options' } } as const satisfies Fields

const natKey = {
  min: line,
  max: line,
  rounding: {
    type: 'group',
    empty: 'null',
    fields: { decimals: { type: 'number' }, rule: { type: 'choice', options: ['half_up', 'truncate'] } },
  },
} as const satisfies Fields

/** Editor of a question; its contract is `BankQuestion`. The key decides the kind. */
export const questionForm = {
  kind: 'question',
  fields: {
    stem: rich,
    statements: { type: 'group', empty: 'null', fields: { assertion: rich, reason: rich } },
    options: {
      type: 'list',
      max: optionIds.length,
      rowNames: { by: 'place', names: optionIds.map((_, index) => letterOf(index)) },
      item: { type: 'group', fields: { id: line, content: rich, pinned: { type: 'flag' } } },
    },
    rows: listOf([...'PQRSTUVW']),
    columns: listOf([...'12345678']),
    multiple: { type: 'flag', isWide: true },
    key: {
      type: 'variant',
      by: 'kind',
      forms: {
        mcq: keyed,
        msq: keyed,
        nat: natKey,
        true_false: { value: { type: 'flag' } },
        short: { accepted: { type: 'list', max: 20, item: line }, caseSensitive: { type: 'flag' } },
        matrix: {
          rows: { type: 'record', keys: listIds, keysOf: 'rows', item: { type: 'choices', options: listIds } },
        },
        assertion_reason: keyed,
      },
    },
    reasons: { type: 'record', keys: optionIds, keysOf: 'options', item: rich },
    solution: rich,
    hint: { ...rich, empty: 'null' },
    passageId: { type: 'reference', to: 'passage', empty: 'null' },
    subject: { type: 'reference', to: 'subject' },
    topic: { type: 'reference', to: 'topic' },
    difficulty: { type: 'choice', options: difficulties },
    targetSeconds: { type: 'number' },
    exams: { type: 'exams' },
    tags: { type: 'list', max: 20, item: line },
    rights: { type: 'choice', options: questionRights },
    source: line,
    slug: { type: 'slug' },
  },
  sections: [
    {
      name: 'question',
      fields: ['key', 'passageId', 'stem', 'statements', 'options', 'reasons', 'rows', 'columns', 'multiple'],
    },
    { name: 'solution', fields: ['solution', 'hint'] },
    { name: 'place', fields: ['subject', 'topic', 'difficulty', 'targetSeconds', 'exams', 'tags'] },
    { name: 'rights', fields: ['rights', 'source', 'slug'] },
  ],
} as const satisfies ContentForm

/** Editor of a passage; its contract is `BankPassage`. */
export const passageForm = {
  kind: 'passage',
  fields: {
    title: { type: 'line', bilingual: true },
    kind: { type: 'choice', options: passageKinds },
    content: rich,
    exams: { type: 'exams' },
    slug: { type: 'slug' },
  },
  sections: [
    { name: 'passage', fields: ['title', 'kind', 'content'] },
    { name: 'place', fields: ['exams', 'slug'] },
  ],
} as const satisfies ContentForm
