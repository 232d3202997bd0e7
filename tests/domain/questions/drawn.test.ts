import { describe, expect, test } from 'vitest'
import { drawnQuestion } from '../../../domain/questions/drawn.ts'
import { questionKinds } from '../../../domain/questions/kinds/names.ts'
import { keptForNext, newQuestion } from '../../../domain/questions/start.ts'
import { questionDraft, questionDrafts } from '../../support/question-drafts.ts'

describe('the preview of a question (OFC-35)', () => {
  test.each(questionKinds)('draws a new question of the kind %s, without a key', (kind) => {
    const { body, key, stem } = drawnQuestion(newQuestion(kind))
    expect(body.kind).toBe(kind)
    expect(key).toBeNull()
    expect(stem).toEqual({ en: '…', hi: '' })
  })

  test.each(questionDrafts)('draws a complete question of the kind %s with its key', (kind, draft) => {
    const { body, key, solution } = drawnQuestion(draft)
    expect(body.kind).toBe(kind)
    expect(key?.kind).toBe(kind)
    expect(solution).toEqual(draft['solution'])
  })

  test('draws what no editor writes', () => {
    expect(
      drawnQuestion({ key: { kind: 'matrix' }, rows: [null, { id: 'p' }], columns: 'x', reasons: [] }).body,
    ).toEqual({
      kind: 'matrix',
      rows: [{ id: 'p', content: { en: '…', hi: '' } }],
      columns: [],
      multiple: false,
    })
  })
})

test('the next question has the place and the rights of the one before, and none of its texts (OFC-35)', () => {
  const next = newQuestion('mcq', keptForNext(questionDraft('mcq')))
  expect(next).toMatchObject({ subject: 'maths', topic: 'percentages', passageId: 'psg_1', exams: ['ssc-cgl'] })
  expect(next).toMatchObject({ stem: { en: '', hi: '' }, slug: '', reasons: {}, key: { optionIds: [] } })
})
