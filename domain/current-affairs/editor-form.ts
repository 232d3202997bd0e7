import type { EditorForm } from '../content/fields.ts'
import { itemFields } from '../content/item-fields.ts'

/** Editor of a current-affairs item; its contract is `AuthoredAffair`. */
export const affairForm = {
  kind: 'current_affairs',
  fields: {
    ...itemFields,
    date: { type: 'day' },
    eventDate: { type: 'day' },
    category: { type: 'reference', to: 'category' },
    isSample: { type: 'flag' },
    body: { type: 'text', bilingual: true, rich: true },
    matters: { type: 'text', bilingual: true },
    facts: { type: 'list', item: { type: 'line', bilingual: true }, max: 20 },
    sources: { type: 'list', item: { type: 'line', bilingual: true }, max: 20 },
  },
  sections: [
    {
      name: 'item',
      fields: ['title', 'date', 'eventDate', 'category', 'summary', 'body', 'matters', 'facts', 'sources'],
    },
    { name: 'more', fields: ['exams', 'slug', 'seo', 'isSample'] },
  ],
} as const satisfies EditorForm
