import { expect, test } from 'vitest'
import { Banners } from '../../../client/features/attempts/exam/banners.tsx'
import { EndScreen } from '../../../client/features/attempts/exam/end-screen.tsx'
import { ExamProvider, type Exam } from '../../../client/features/attempts/exam/exam-context.ts'
import type { Uncounted } from '../../../domain/attempts/judging.ts'
import { html } from '../support.tsx'

const on = (count: number, reason: Uncounted = 'section_closed') =>
  ({
    attempt: { online: true },
    state: {
      hold: null,
      saving: 'saved',
      durable: true,
      refused: false,
      submission: 'none',
      notes: [],
      uncounted: new Map(Array.from({ length: count }, (_, index) => [`q${index}`, reason])),
    },
  }) as unknown as Exam

const banners = (uncounted: number, language: 'en' | 'hi') =>
  html(
    <ExamProvider value={on(uncounted)}>
      <Banners onReopen={async () => true} />
    </ExamProvider>,
    { language },
  )

test.each([
  [1, 'en', '1 answer was given while its section was not open. It is kept but does not count.'],
  [3, 'en', '3 answers were given while their section was not open. They are kept but do not count.'],
  [1, 'hi', '1 उत्तर ऐसे समय दिया गया जब उसका खंड खुला नहीं था।'],
  [3, 'hi', '3 उत्तर ऐसे समय दिए गए जब उनके खंड खुले नहीं थे।'],
] as const)(
  'says that %s answers do not count (%s), with a button to close the note (HAL-60)',
  (count, language, words) => {
    const shown = banners(count, language)
    expect(shown).toContain(words)
    expect(shown).toContain('role="status"')
    expect(shown).toContain(language === 'en' ? 'I have read it' : 'पढ़ लिया')
  },
)

test('shows no note when every answer counts (HAL-60)', () => expect(banners(0, 'en')).not.toContain('answer'))

/** The end screen of a test with one question. */
const ended = (loaded: { evidence: unknown[] } | null, reason: Uncounted): string => {
  const { state } = on(1, reason)
  const exam = {
    attempt: { online: true, now: () => 2_000 },
    state: { ...state, unsent: [], countedUntil: 1_000, deadlineAt: 500, loaded },
    sheet: { entries: {} },
    paper: { questions: [{ id: 'q0', kind: 'nat' }] },
    number: () => 2,
  } as unknown as Exam
  return html(
    <ExamProvider value={exam}>
      <EndScreen by="time" done="submitted" onLeave={() => undefined} />
    </ExamProvider>,
    { language: 'en' },
  )
}

test('lists on the end screen each answer that does not count, beside the one that does (HAL-59, HAL-60)', () => {
  const evidence = [{ questionId: 'q0', answer: { value: '12' }, stands: { value: '7' }, reason: 'section_closed' }]
  const shown = ended({ evidence }, 'section_closed')
  expect(shown).toContain('Time out! The test is over')
  expect(shown).not.toContain('saved successfully')
  expect(shown).toContain('Question 2:')
  expect(shown).toContain('Kept: 12. Counts: 7.')
})

test('never claims that an answer counts, or that all are saved, before the server has sent the evidence (HAL-59)', () => {
  const shown = ended(null, 'arrived_late')
  expect(shown).toContain('is with us and kept, but does not count.')
  expect(shown).not.toContain('saved successfully')
})

test('does not say that a late answer was given outside its section (HAL-60)', () => {
  const shown = html(
    <ExamProvider value={on(1, 'arrived_late')}>
      <Banners onReopen={async () => true} />
    </ExamProvider>,
    { language: 'en' },
  )
  expect(shown).toContain('1 answer reached us outside its time. It is kept but does not count.')
})
