import type { EditorForm, Field, Fields } from '../content/fields.ts'
import { itemFields } from '../content/item-fields.ts'
import { accessKinds } from '../purchases/access.ts'

const lesson = {
  id: { type: 'rowId' },
  title: { type: 'line', bilingual: true },
  preview: { type: 'flag' },
  required: { type: 'flag' },
  drip: {
    type: 'group',
    empty: 'null',
    fields: { afterDays: { type: 'number', empty: 'absent' }, at: { type: 'moment', empty: 'absent' } },
  },
} as const satisfies Fields

const minutes = { type: 'number' } as const satisfies Field

/** A lesson; `kind` decides what it shows. The length of a text is counted. */
export const lessonField = {
  type: 'variant',
  by: 'kind',
  forms: {
    text: { ...lesson, body: { type: 'text', bilingual: true, rich: true } },
    video: { ...lesson, minutes, videoId: { type: 'reference', to: 'video' } },
    material: { ...lesson, minutes, materialId: { type: 'reference', to: 'material' } },
    test: { ...lesson, minutes, testId: { type: 'reference', to: 'test' } },
  },
} as const

/** Editor of a course; its contract is `AuthoredCourse`. */
export const courseForm = {
  kind: 'course',
  fields: {
    ...itemFields,
    subject: { type: 'reference', to: 'subject' },
    access: { type: 'choice', options: accessKinds },
    seriesId: { type: 'reference', to: 'series', empty: 'null' },
    description: { type: 'text', bilingual: true, rich: true },
    outcomes: { type: 'list', item: { type: 'line', bilingual: true }, max: 20 },
    teachers: {
      type: 'list',
      item: {
        type: 'group',
        fields: {
          name: { type: 'line', bilingual: true },
          about: { type: 'text', bilingual: true },
          sample: { type: 'flag' },
        },
      },
      max: 20,
    },
    chapters: {
      type: 'list',
      item: {
        type: 'group',
        fields: {
          id: { type: 'rowId' },
          title: { type: 'line', bilingual: true },
          lessons: { type: 'list', item: lessonField, max: 100 },
        },
      },
      max: 100,
    },
    inOrder: { type: 'flag' },
    completion: {
      type: 'group',
      fields: {
        finalTest: {
          type: 'group',
          empty: 'null',
          fields: { lessonId: { type: 'reference', to: 'lesson' }, minPercent: { type: 'number' } },
        },
      },
    },
    certificate: { type: 'flag' },
  },
  sections: [
    { name: 'course', fields: ['title', 'summary', 'subject', 'access', 'seriesId'] },
    { name: 'curriculum', fields: ['chapters'] },
    { name: 'completion', fields: ['inOrder', 'certificate', 'completion'] },
    { name: 'about', fields: ['description', 'outcomes', 'teachers'] },
    { name: 'more', fields: ['exams', 'slug', 'seo'] },
  ],
} as const satisfies EditorForm
