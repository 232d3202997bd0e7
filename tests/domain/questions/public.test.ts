import { expect, test } from 'vitest'
import { optionsOf } from '../../../domain/questions/kinds/presentation.ts'
import { publicQuestion } from '../../../domain/questions/public.ts'

test('publishing a question leaves nothing but the named fields (QST-7)', () => {
  const words = { en: '<p>x</p>', hi: '', author: 'canary' }
  const stored = {
    questionId: 'qst_1',
    kind: 'mcq' as const,
    stemHtml: words,
    passageId: null,
    bodyHtml: {
      kind: 'mcq' as const,
      options: [{ id: 'a', html: words, content: words, pinned: true, why: 'canary', correct: true }],
    },
    key: 'canary',
    solution: 'canary',
    solutionHtml: 'canary',
    outcome: 'canary',
  }
  const stripped = publicQuestion(stored, { correct: 360, wrong: 90 })
  expect(JSON.stringify(stripped)).not.toContain('canary')
  expect(Object.keys(stripped)).toEqual(['id', 'stem', 'passageId', 'marks', 'options', 'kind'])
  expect(Object.keys(optionsOf(stripped)[0] ?? {})).toEqual(['id', 'content'])
})
