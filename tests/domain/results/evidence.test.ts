import { expect, test } from 'vitest'
import type { Evidence, Paper } from '../../../domain/attempts/contract.ts'
import { evidenceItems } from '../../../domain/results/evidence.ts'

const option = (id: string) => ({ id, content: { en: id, hi: id } })
const section = (id: string, ...questionIds: string[]) => ({ id, title: { en: `Section ${id}`, hi: id }, questionIds })
const paper = {
  sections: [section('s1', 'q1'), section('s2', 'q2', 'q3'), section('s3', 'q4')],
  questions: [
    { id: 'q1', kind: 'mcq', options: [option('a'), option('b')] },
    { id: 'q2', kind: 'nat' },
    { id: 'q3', kind: 'mcq', options: [option('d'), option('c')] },
    { id: 'q4', kind: 'matrix', rows: [option('p')], columns: [option('x')] },
  ],
} as unknown as Paper
const kept = (questionId: string): Evidence => ({
  questionId,
  answer: { optionIds: ['c'] },
  stands: null,
  at: 1_000,
  receivedAt: 2_000,
  reason: 'after_deadline',
  device: 'phone',
})

test('evidence is listed in the order of its questions, with section and letters and without the device (RES-32)', () => {
  const items = evidenceItems(paper, null, [kept('q4'), kept('q2'), kept('q3')])
  expect(items).toMatchObject([
    { questionId: 'q2', number: 2, section: { en: 'Section s2' }, optionIds: [] },
    { questionId: 'q3', number: 3, section: { en: 'Section s2' }, optionIds: ['d', 'c'] },
    { questionId: 'q4', number: 4, section: { en: 'Section s3' }, optionIds: [] },
  ])
  expect(items.map((item) => Object.keys(item).sort())).toEqual(
    Array.from({ length: 3 }, () => [
      'answer',
      'at',
      'number',
      'optionIds',
      'questionId',
      'reason',
      'receivedAt',
      'section',
      'stands',
    ]),
  )
})

test('evidence numbers questions as the exam screen does, over the sections that are taken (RES-32)', () => {
  const numbers = (taken: string[] | null) => evidenceItems(paper, taken, [kept('q4')]).map(({ number }) => number)
  expect([numbers(null), numbers(['s1', 's3']), numbers(['s3'])]).toEqual([[4], [2], [1]])
})
