import { expect, test } from 'vitest'
import type { AttemptEvidence, EvidenceItem } from '../../../domain/results/evidence.ts'
import { LateAnswers } from '../../../client/features/attempts/admin/late-answers.tsx'
import { html } from '../support.tsx'

const noon = Date.UTC(2026, 10, 22, 6, 30)

const late = (number: number, parts: Partial<EvidenceItem> = {}): EvidenceItem => ({
  questionId: `qst_${number}`,
  number,
  section: { en: 'Reasoning', hi: 'तर्कशक्ति' },
  optionIds: ['a', 'b', 'c', 'd'],
  answer: { optionIds: ['c'] },
  stands: { optionIds: ['a'] },
  at: noon,
  receivedAt: noon + 125_000,
  reason: 'arrived_late',
  ...parts,
})

const items = [late(3), late(7, { reason: 'after_deadline', answer: null })]
const shown = (parts: Partial<AttemptEvidence> = {}, chosen: string[] | null = null) =>
  html(<LateAnswers evidence={{ items, countableUntil: noon, closed: true, ...parts }} chosen={chosen} />)

const boxes = (page: string) =>
  [...page.matchAll(/<input[^>]*value="(\w+)"[^>]*>/g)].map(([input, id]) => [
    id,
    / checked=/.test(input) ? 'checked' : '',
    / disabled=/.test(input) ? 'disabled' : '',
  ])

test('late answers show both answers, both times and the reason; those given after the end cannot be chosen (OFC-176)', () => {
  const page = shown()
  for (const text of ['Question 3', '>C<', '>A<', '12:00:00', '12:02:05', 'answer removed', 'arrived after the last'])
    expect(page).toContain(text)
  expect(boxes(page)).toEqual([
    ['qst_3', 'checked', ''],
    ['qst_7', '', 'disabled'],
  ])
  expect(boxes(shown({}, []))[0]).toEqual(['qst_3', '', ''])
  expect(boxes(shown({ countableUntil: null })).every(([, , state]) => state === 'disabled')).toBe(true)
})
