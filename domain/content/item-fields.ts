import type { Fields } from './fields.ts'

/** Fields of every kind (`authoredItem`). */
export const itemFields = {
  slug: { type: 'slug' },
  title: { type: 'line', bilingual: true },
  summary: { type: 'text', bilingual: true },
  exams: { type: 'exams' },
  seo: {
    type: 'group',
    fields: {
      title: { type: 'line', bilingual: true, empty: 'absent' },
      description: { type: 'text', bilingual: true, empty: 'absent' },
    },
  },
} as const satisfies Fields
