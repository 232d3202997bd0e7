import type { EditorForm } from '../content/fields.ts'
import { itemFields } from '../content/item-fields.ts'
import { accessKinds } from '../purchases/access.ts'

const film = { type: 'file', accept: 'video' } as const

/** Editor of a video; its contract is `AuthoredVideo`. */
export const videoForm = {
  kind: 'video',
  fields: {
    ...itemFields,
    access: { type: 'choice', options: accessKinds },
    subject: { type: 'reference', to: 'subject' },
    seriesId: { type: 'reference', to: 'series', empty: 'null' },
    courseId: { type: 'reference', to: 'course', empty: 'null' },
    durationMs: { type: 'timecode' },
    source: {
      type: 'variant',
      by: 'kind',
      forms: {
        youtube: { youtubeId: { type: 'line' } },
        file: {
          standard: film,
          light: { ...film, empty: 'null' },
          preview: { type: 'group', empty: 'null', fields: { file: film, durationMs: { type: 'timecode' } } },
        },
      },
    },
    poster: { type: 'file', accept: 'picture', empty: 'null' },
    captions: {
      type: 'list',
      max: 3_000,
      item: {
        type: 'group',
        fields: {
          startMs: { type: 'timecode' },
          endMs: { type: 'timecode' },
          text: { type: 'text', bilingual: true },
        },
      },
    },
    chapters: {
      type: 'list',
      max: 200,
      item: {
        type: 'group',
        fields: { startMs: { type: 'timecode' }, title: { type: 'line', bilingual: true } },
      },
    },
    silent: { type: 'flag' },
    sample: { type: 'flag' },
    notes: { type: 'text', bilingual: true, rich: true, empty: 'null' },
  },
  sections: [
    { name: 'video', fields: ['title', 'summary', 'subject', 'access', 'seriesId', 'courseId'] },
    { name: 'film', fields: ['source', 'durationMs', 'silent', 'poster'] },
    { name: 'tracks', fields: ['captions', 'chapters'] },
    { name: 'notes', fields: ['notes'] },
    { name: 'more', fields: ['exams', 'slug', 'seo', 'sample'] },
  ],
} as const satisfies EditorForm
