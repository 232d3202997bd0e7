import type { DraftBody } from '../content/contract.ts'
import type { ContentForm, EditorForm } from '../content/fields.ts'
import { itemFields } from '../content/item-fields.ts'
import { accessKinds } from '../purchases/access.ts'
import { materialKinds, materialTraits } from './kinds.ts'

/** PDF in one language. */
const file = {
  type: 'group',
  empty: 'absent',
  fields: { whole: { type: 'file', accept: 'pdf' }, preview: { type: 'file', accept: 'pdf', empty: 'null' } },
} as const

/** Editor of a material; its contract is `AuthoredMaterial`. Ids of chapters are made by the office. */
export const materialForm = {
  kind: 'material',
  fields: {
    ...itemFields,
    kind: { type: 'choice', options: materialKinds },
    subject: { type: 'reference', to: 'subject' },
    access: { type: 'choice', options: accessKinds },
    seriesId: { type: 'reference', to: 'series', empty: 'null' },
    courseId: { type: 'reference', to: 'course', empty: 'null' },
    chapters: {
      type: 'list',
      item: {
        type: 'group',
        fields: {
          id: { type: 'line' },
          title: { type: 'line', bilingual: true },
          body: { type: 'text', bilingual: true, rich: true },
        },
      },
      max: 200,
    },
    previewChapters: { type: 'number' },
    files: { type: 'group', fields: { en: file, hi: file } },
    downloadable: { type: 'flag' },
  },
  sections: [
    { name: 'material', fields: ['title', 'summary', 'kind', 'subject', 'access', 'exams'] },
    { name: 'chapters', fields: ['previewChapters', 'chapters'] },
    { name: 'files', fields: ['files', 'downloadable'] },
    { name: 'more', fields: ['seriesId', 'courseId', 'slug', 'seo'] },
  ],
} as const satisfies EditorForm

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

/** Sections of the form that a material of this kind uses, and those that hold something. */
const materialSections = ({ kind, chapters, files }: DraftBody): EditorForm['sections'] => {
  const holds = materialKinds.find((each) => each === kind)
  const hidden = {
    chapters: holds !== undefined && materialTraits[holds].holds === 'files' && !isFilled(chapters) && !isFilled(files),
    files: holds !== undefined && materialTraits[holds].holds === 'chapters' && !isFilled(files),
  }
  return materialForm.sections.filter(({ name }) => !(name in hidden) || !hidden[name as keyof typeof hidden])
}

/** Names of the sections of a draft, separated by spaces. */
export const sectionNames = (body: DraftBody): string =>
  materialSections(body)
    .map(({ name }) => name)
    .join(' ')

/** Form as it is drawn for a draft; a form that is posted without script has no other fields. */
export const shownMaterialForm = (body: DraftBody): ContentForm => {
  const sections = materialSections(body)
  const shown = new Set(sections.flatMap(({ fields }) => fields))
  const fields = Object.fromEntries(Object.entries(materialForm.fields).filter(([name]) => shown.has(name)))
  return { kind: 'material', fields, sections }
}
