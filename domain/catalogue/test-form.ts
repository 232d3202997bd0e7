import type { ContentForm, Fields } from '../content/fields.ts'
import { itemFields } from '../content/item-fields.ts'
import { accessKinds } from '../purchases/access.ts'
import { testLimits } from './test-limits.ts'
import { testKinds } from './test-kinds.ts'

const moment = { type: 'moment', empty: 'null' } as const
const number = { type: 'number' } as const

const question = {
  versionId: { type: 'reference', to: 'question' },
  weight: { ...number, empty: 'null' },
} as const satisfies Fields

/** Section of a paper, by a section of its preset. */
export const testSectionFields = {
  id: { type: 'rowId' },
  presetSectionId: { type: 'reference', to: 'presetSection' },
  title: { type: 'line', bilingual: true, empty: 'null' },
  minutes: { ...number, empty: 'null' },
  questions: { type: 'list', item: { type: 'group', fields: question }, max: testLimits.questionsOfSection },
} as const satisfies Fields

/** Editor of a test; its contract is `AuthoredTest`. */
export const testForm = {
  kind: 'test',
  fields: {
    title: itemFields.title,
    exams: itemFields.exams,
    kind: { type: 'choice', options: testKinds },
    access: { type: 'choice', options: accessKinds },
    presetVersionId: { type: 'reference', to: 'presetVersion' },
    durationMinutes: number,
    attemptsAllowed: { ...number, empty: 'null' },
    opensAt: moment,
    closesAt: moment,
    commonStart: { type: 'flag' },
    lateJoinMinutes: { ...number, empty: 'null' },
    release: { type: 'variant', by: 'rule', forms: { at_once: {}, after_close: {}, at: { at: { type: 'moment' } } } },
    sections: { type: 'list', item: { type: 'group', fields: testSectionFields }, max: testLimits.sections },
    slug: itemFields.slug,
  },
  sections: [
    { name: 'test', fields: ['title', 'exams', 'kind', 'access'] },
    { name: 'paper', fields: ['presetVersionId', 'durationMinutes', 'sections'] },
    { name: 'window', fields: ['opensAt', 'closesAt', 'commonStart', 'lateJoinMinutes', 'attemptsAllowed', 'release'] },
    { name: 'more', fields: ['slug'] },
  ],
} as const satisfies ContentForm
