import { qualifications, states } from '../accounts/student-profile.ts'
import type { EditorForm, Fields } from '../content/fields.ts'
import { itemFields } from '../content/item-fields.ts'
import { jobDateKinds, jobLevels, jobLinkKinds, jobStages, vacancyCategories } from './kinds.ts'

const note = { type: 'line', bilingual: true, empty: 'null' } as const

const date = {
  kind: { type: 'choice', options: jobDateKinds },
  at: { type: 'moment' },
  until: { type: 'moment' },
  allDay: { type: 'flag' },
  tentative: { type: 'flag' },
  note,
} as const satisfies Fields

const post = {
  name: { type: 'line', bilingual: true },
  count: { type: 'number' },
  payLevel: { type: 'line', empty: 'null' },
  pay: { type: 'pair', item: { type: 'rupees' } },
  qualification: {
    type: 'group',
    fields: {
      level: { type: 'choice', options: qualifications },
      text: { type: 'text', bilingual: true },
      special: { type: 'flag' },
    },
  },
  age: {
    type: 'group',
    fields: { min: { type: 'number' }, max: { type: 'number' }, asOn: { type: 'day' } },
  },
  vacancies: { type: 'record', keys: vacancyCategories, item: { type: 'number' } },
} as const satisfies Fields

/** Rows of several fields. */
const rows = <Of extends Fields>(fields: Of, max: number) =>
  ({ type: 'list', item: { type: 'group', fields }, max }) as const

/** Editor of a job; its contract is `AuthoredJob`. */
export const jobForm = {
  kind: 'job',
  fields: {
    ...itemFields,
    organisationId: { type: 'reference', to: 'organisation' },
    advertisementNumber: { type: 'line' },
    level: { type: 'choice', options: jobLevels },
    region: { type: 'choice', options: states },
    stage: { type: 'choice', options: jobStages },
    sample: { type: 'flag' },
    about: { type: 'text', bilingual: true, rich: true },
    dates: rows(date, 20),
    posts: rows(post, 60),
    fees: rows({ category: { type: 'choice', options: vacancyCategories }, paise: { type: 'rupees' } }, 8),
    feeNote: note,
    relaxations: rows({ category: { type: 'choice', options: vacancyCategories }, years: { type: 'number' }, note }, 8),
    domicile: {
      type: 'group',
      empty: 'null',
      fields: {
        state: { type: 'choice', options: states },
        rule: { type: 'choice', options: ['only', 'reserved'] },
      },
    },
    selection: rows({ name: { type: 'line', bilingual: true }, note }, 12),
    howToApply: { type: 'text', bilingual: true, rich: true },
    links: rows(
      {
        kind: { type: 'choice', options: jobLinkKinds },
        label: { type: 'line', bilingual: true },
        url: { type: 'line' },
        official: { type: 'flag' },
        checkedAt: { type: 'moment' },
      },
      20,
    ),
    faq: rows({ question: { type: 'line', bilingual: true }, answer: { type: 'text', bilingual: true } }, 30),
    cancelled: {
      type: 'group',
      empty: 'null',
      fields: { at: { type: 'moment' }, note: { type: 'text', bilingual: true } },
    },
    corrigendum: { type: 'text', bilingual: true, empty: 'null' },
  },
  sections: [
    {
      name: 'notice',
      fields: ['title', 'summary', 'organisationId', 'advertisementNumber', 'level', 'region', 'stage'],
    },
    { name: 'dates', fields: ['dates'] },
    { name: 'posts', fields: ['posts'] },
    { name: 'feesAndAge', fields: ['fees', 'feeNote', 'relaxations', 'domicile'] },
    { name: 'applying', fields: ['about', 'selection', 'howToApply'] },
    { name: 'links', fields: ['links'] },
    { name: 'more', fields: ['faq', 'exams', 'slug', 'seo', 'cancelled', 'corrigendum', 'sample'] },
  ],
} as const satisfies EditorForm
