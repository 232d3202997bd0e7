import type { EditorForm } from '../content/fields.ts'
import { itemFields } from '../content/item-fields.ts'
import { accessKinds } from '../purchases/access.ts'

/** Editor of a series; its contract is `AuthoredSeries`. */
export const seriesForm = {
  kind: 'series',
  fields: {
    ...itemFields,
    access: { type: 'choice', options: accessKinds },
    description: { type: 'text', bilingual: true },
    faq: {
      type: 'list',
      item: {
        type: 'group',
        fields: { question: { type: 'line', bilingual: true }, answer: { type: 'text', bilingual: true } },
      },
      max: 50,
    },
  },
  sections: [
    { name: 'series', fields: ['title', 'exams', 'summary', 'description'] },
    { name: 'offer', fields: ['access'] },
    { name: 'faq', fields: ['faq'] },
    { name: 'more', fields: ['slug', 'seo'] },
  ],
} as const satisfies EditorForm
