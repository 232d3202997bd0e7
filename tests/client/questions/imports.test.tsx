import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { ImportScreen } from '../../../client/features/questions/admin/imports/import-screen.tsx'
import type { ImportData } from '../../../client/features/questions/admin/imports/load-import.ts'
import { strings as en } from '../../../client/i18n/en/index.ts'
import { strings as hi } from '../../../client/i18n/hi/index.ts'
import { makeI18n } from '../../../client/i18n/instance.ts'
import { I18nContext } from '../../../client/i18n/use-translation.ts'
import type { Language } from '../../../domain/language.ts'

const data: ImportData = {
  view: {
    id: 'imp_1',
    name: 'questions.csv',
    format: 'csv',
    createdAt: 0,
    createdBy: null,
    fault: null,
    rows: 2,
    added: 0,
    progress: { phase: 'check', state: 'done', done: 2, total: 2 },
    undoneAt: null,
    choices: { publishes: false },
    code: 'q-1',
    earlier: null,
    verdicts: { ready: 1, warned: 0, refused: 1, known: 0 },
    outcomes: { added: 0, left: 0, undone: 0, gone: 0 },
    faults: [{ code: 'unknown_value', rows: 1 }],
    unknown: [{ part: 'topic', value: 'Codng', suggestion: 'Coding and decoding', rows: 1 }],
  },
  rows: {
    items: [
      {
        position: 1,
        row: 3,
        verdict: 'refused',
        outcome: null,
        questionId: null,
        stem: { en: 'What is 2 + 2?', hi: '' },
        faults: [
          { code: 'unknown_value', path: 'topic', value: 'Codng', suggestion: 'Coding and decoding', blocks: true },
        ],
      },
    ],
    next: null,
  },
  row: {
    position: 1,
    row: 3,
    verdict: 'refused',
    outcome: null,
    questionId: null,
    faults: [{ code: 'unknown_value', path: 'topic', value: 'Codng', suggestion: 'Coding and decoding', blocks: true }],
    revision: 4,
    question: {
      topic: 'Codng',
      stem: { en: 'What is 2 + 2?', hi: '' },
      options: [
        { id: 'a', content: { en: '3', hi: '3' } },
        { id: 'b', content: { en: '4', hi: '4' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
    },
    choices: { publishes: false },
    preview: null,
  },
  undo: null,
  filters: { verdict: undefined, fault: undefined, cursor: undefined },
  now: 0,
  userId: 'usr_1',
}

/** The page as the edge sends it, in a router with data. */
const pageIn = (language: Language, shown: ImportData = data): string =>
  renderToString(
    <I18nContext value={makeI18n(language, { en, hi }[language])}>
      <RouterProvider
        router={createMemoryRouter([
          { path: '/', element: <ImportScreen data={shown} preview={null} answer={undefined} /> },
        ])}
      />
    </I18nContext>,
  )

describe('the page of an import (OFC-42)', () => {
  test.each(['en', 'hi'] as const)('names findings by row, field and value (%s)', (language) => {
    const page = pageIn(language)
    expect(page).toContain('Codng')
    expect(page).toContain('Coding and decoding')
    expect(page).not.toMatch(/questionImports|faults\.|fields\./)
  })

  test('posts a correction by the paths of its parts, with the revision of the row', () => {
    const page = pageIn('en')
    for (const name of ['topic', 'stem.en', 'options.1.content.hi', 'key.kind', 'key.optionIds', 'revision'])
      expect(page).toContain(`name="${name}"`)
  })

  test('offers the probable name for all rows with an unknown one (OFC-178)', () => {
    const page = pageIn('en', { ...data, row: null })
    expect(page).toContain('name="by"')
    expect(page).toMatch(/name="value" value="Codng"/)
    expect(page).toMatch(/value="Coding and decoding"/)
  })

  test('leads from a finding to its field, and from row to row of what the list shows', () => {
    const [row] = data.rows.items
    if (!row) throw new Error('no row')
    const listed = [1, 4, 7].map((position) => ({ ...row, position }))
    const shown: ImportData = {
      ...data,
      view: { ...data.view, rows: 9 },
      rows: { items: listed, next: null },
      row: data.row && { ...data.row, position: 4 },
      filters: { verdict: 'refused', fault: undefined, cursor: 'after' },
    }
    const page = pageIn('en', shown)
    const address = (position: number) => `verdict=refused&amp;cursor=after&amp;row=${position}`
    expect(page).toContain('href="#row-topic"')
    expect(page).toMatch(new RegExp(`${address(1)}"[^>]*>Previous row`))
    expect(page).toMatch(new RegExp(`${address(7)}"[^>]*>Next row`))
  })
})
