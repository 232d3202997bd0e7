import { expect, test } from 'vitest'
import { ListTable } from '../../../client/office/list/list-table.tsx'
import { jobListShape } from '../../../client/features/jobs/admin/job-list-shape.ts'
import { addressOf } from '../../../client/office/list/list-address.ts'
import type { OfficeItem } from '../../../domain/content/office-list.ts'
import type { Language } from '../../../domain/language.ts'
import { html } from '../support.tsx'

const now = Date.UTC(2026, 10, 23, 6)
const day = 86_400_000

const item: OfficeItem = {
  kind: 'job',
  id: 'job_1',
  title: { en: 'Clerks', hi: 'क्लर्क' },
  slug: 'clerks',
  code: '',
  state: 'draft',
  access: 'free',
  exams: [],
  languages: ['en'],
  publishedAt: null,
  dueAt: null,
  changedAt: now,
  changedBy: null,
  hasDraft: true,
  scheduledAt: null,
  deletedAt: null,
  own: {},
}

/** The row of an item, as text with marks. */
const row = (of: Partial<OfficeItem>, language: Language = 'en'): string =>
  html(
    <ListTable
      shape={jobListShape}
      address={addressOf(new URLSearchParams(), jobListShape)}
      items={[{ ...item, ...of }]}
      columns={['state', 'languages']}
      own={{}}
      exams={[]}
      now={now}
      editorOf={(id) => `/admin/jobs/${id}`}
      current={null}
      selecting={{
        formId: 'bulk',
        ids: new Set(),
        all: false,
        isPageSelected: false,
        isSelected: () => false,
        toggle: () => {},
        togglePage: () => {},
        selectAll: () => {},
        clear: () => {},
      }}
    />,
    { language },
  ).replace(/^.*<tbody/s, '')

test('a row begins with the language of the office, and tells the languages of a draft (OFC-9)', () => {
  const hindi = row({}, 'hi')
  expect(hindi.indexOf('>क्लर्क<')).toBeLessThan(hindi.indexOf('>Clerks<'))
  expect(row({}).indexOf('>Clerks<')).toBeLessThan(row({}).indexOf('>क्लर्क<'))
  expect(row({ title: { en: 'Clerks', hi: '' } }, 'hi')).toMatch(/<a[^>]*lang="en"[^>]*>Clerks</)
  expect(row({})).toMatch(/English is complete.*Hindi is missing or incomplete/s)
  expect(row({ languages: ['en', 'hi'] })).not.toContain('missing')
})

test.each([
  [0, '30 days left'],
  [29.5, '1 day left'],
  [31, '0 days left'],
])('a row in the bin for %s days says: %s (OFC-24)', (days, text) => {
  expect(row({ state: 'trashed', deletedAt: now - days * day })).toContain(text)
})
