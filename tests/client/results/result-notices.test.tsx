import { expect, test } from 'vitest'
import type { ScoreChange } from '../../../domain/results/contract.ts'
import { units } from '../../../domain/results/marks.ts'
import { ResultNotices } from '../../../client/features/results/result-notices.tsx'
import { html } from '../support.tsx'

const change = (questionId: string | null): ScoreChange => ({
  at: Date.UTC(2026, 6, 6, 7),
  beforeUnits: units('2'),
  afterUnits: units('4'),
  questionId,
  reason: { en: 'The power failed in the hall', hi: '' },
})

const shownHtml = (shown: ScoreChange, language: 'en' | 'hi' = 'en') =>
  html(
    <ResultNotices
      result={{
        validity: 'counted',
        changes: [{ ...shown, number: shown.questionId === 'q2' ? 2 : null }],
        lateSynced: 0,
      }}
    />,
    { language },
  )

test('a score that changed because late answers were counted says so and names no question (RES-33)', () => {
  expect(shownHtml(change(null))).toContain(
    'On 6 Jul 2026 from 2 to 4 marks: late answers were counted. Reason: The power failed in the hall',
  )
  expect(shownHtml(change(null), 'hi')).toContain('देर से पहुँचे उत्तर गिने गए। कारण: The power failed in the hall')
})

test('a score that changed because of a key names the question (RES-33)', () => {
  expect(shownHtml(change('q2'))).toContain('the key of question 2 was changed')
})

test('a reason that an administrator gave in Hindi alone is shown in both languages (RES-33)', () => {
  const hindi = { ...change('q2'), reason: { en: '', hi: 'कुंजी ग़लत थी' } }
  for (const language of ['en', 'hi'] as const) expect(shownHtml(hindi, language)).toContain('कुंजी ग़लत थी')
})
