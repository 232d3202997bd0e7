import { expect, test } from 'vitest'
import { SimilarList } from '../../../client/features/questions/admin/similar/similar-list.tsx'
import type { Similar } from '../../../client/features/questions/admin/similar/use-similar.ts'
import type { SimilarQuestion } from '../../../domain/questions/similarity/contract.ts'
import { html } from '../support.tsx'

const found: SimilarQuestion = {
  id: 'qst_one',
  code: 'apt-007',
  state: 'draft',
  hasDraft: true,
  similarity: 0.914,
  en: { text: 'A train crosses a bridge.', marks: [[0, 7]] },
  hi: { text: 'एक रेलगाड़ी पुल पार करती है।', marks: [] },
}

const shown = (similar: Similar, language: 'en' | 'hi' = 'en') => html(<SimilarList similar={similar} />, { language })

test('similar questions show how alike they are, where, and lead to their editors (OFC-37)', () => {
  const page = shown({ items: [found], state: 'found' })
  expect(page).toContain('1 question of the bank is like this one.')
  expect(page).toContain('href="/admin/question-bank/qst_one"')
  expect(page).toContain('91% alike')
  expect(page).toMatch(/<p lang="en"[^>]*>(<!-- -->)?<mark[^>]*>A train<\/mark>(<!-- -->)? crosses a bridge\./)
  // In a Hindi office too: it is the English that is alike.
  expect(shown({ items: [found], state: 'found' }, 'hi')).toContain('<p lang="en"')
  expect(shown({ items: [{ ...found, en: { text: '', marks: [] } }], state: 'found' })).toContain('<p lang="hi"')
})

test.each([
  ['tooShort', 'three words'],
  ['searching', 'Searching'],
  ['offline', 'You are offline'],
  ['failed', 'The search failed'],
  ['found', 'No question of the bank is like this one.'],
] as const)('a search that is %s says so (OFC-37)', (state, text) => {
  expect(shown({ items: [], state })).toContain(text)
})
