import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/attempts/contract.ts'
import { uncountedReasons } from '../../../domain/attempts/judging.ts'
import type { EvidenceItem } from '../../../domain/results/evidence.ts'
import { EvidenceNotice } from '../../../client/features/results/evidence-notice.tsx'
import { html } from '../support.tsx'

/** 12:34:56 pm in India. */
const noon = Date.UTC(2026, 6, 6, 7, 4, 56)

const item = (parts: Partial<EvidenceItem> = {}): EvidenceItem => ({
  questionId: 'q7',
  number: 7,
  section: { en: 'Reasoning', hi: 'तर्कशक्ति' },
  answer: { optionIds: ['y'] },
  stands: { optionIds: ['z'] },
  optionIds: ['x', 'y', 'z'],
  at: noon,
  receivedAt: noon + 60_000,
  reason: 'after_deadline',
  ...parts,
})

type Look = { language?: 'en' | 'hi'; countableUntil?: number | null }

/** Visible text of the notice. */
const shownText = (items: EvidenceItem[], { language = 'en', countableUntil = null }: Look = {}): string =>
  html(<EvidenceNotice items={items} countableUntil={countableUntil} />, { language })
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('an answer that does not count is shown with its question, the answer that counts, its time and the reason (RES-32)', () => {
  expect(shownText([item()])).toContain(
    'Question 7 · Reasoning Answer kept B Answer that counts C Given 6 Jul 2026, 12:34:56 pm IST The time of the test was over when it was given.',
  )
  const hindi = shownText([item()], { language: 'hi' })
  expect(hindi).toContain('प्रश्न 7 · तर्कशक्ति')
  expect(hindi).toContain('जब यह दिया गया, तब टेस्ट का समय ख़त्म हो चुका था।')
})

test.each<[string, Answer, string]>([
  ['options by their letters in the order shown', { optionIds: ['z', 'x'] }, 'A, C'],
  ['"not attempted" in words', { optionIds: ['na'] }, 'Not attempted'],
  ['what was typed as it was typed', { value: '-0.50' }, '-0.50'],
  ['the rows of a matrix', { rows: { q: ['s', 'r'], p: ['t'], r: [] } }, 'P → T; Q → R, S'],
  ['no answer at all', null, 'none'],
])('shows the answer that counts: %s (RES-32)', (_what, stands, words) => {
  expect(shownText([item({ stands })])).toContain(`Answer that counts ${words} Given`)
})

test('an answer that was cleared too late is shown as cleared (RES-32)', () => {
  expect(shownText([item({ answer: null })])).toContain('Answer kept answer cleared Answer that counts C')
})

test.each(uncountedReasons)(
  'the reason why an answer does not count is a sentence in both languages: %s (RES-32)',
  (reason) => {
    const [english, hindi] = (['en', 'hi'] as const).map((language) => shownText([item({ reason })], { language }))
    expect(english).not.toContain('evidence.reasons')
    expect(hindi).not.toContain('evidence.reasons')
    expect(hindi).not.toMatch(/It|reached/)
  },
)

test('an answer that arrived late shows when it arrived (RES-32)', () => {
  expect(shownText([item({ reason: 'arrived_late' })])).toContain('reached us only on 6 Jul 2026, 12:35:56 pm IST')
})

test('the page shows until when the exam office may count an answer, and says nothing of it otherwise (RES-32)', () => {
  const late = { reason: 'arrived_late' as const }
  const items = [item(late), item({ ...late, questionId: 'q8', number: 8 })]
  expect(shownText([item()], { countableUntil: noon }), 'given after the deadline').not.toContain('office')
  expect(shownText(items, { countableUntil: noon })).toContain(
    '2 answers reached us outside their time They are kept and do not count, unless the exam office decides otherwise. It can do so until 6 Jul 2026, 12:34 pm IST.',
  )
  expect(shownText(items)).toContain('They are kept and do not count. ')
  expect(shownText(items)).not.toContain('office')
  expect(shownText([item(late)])).toContain('1 answer reached us outside its time It is kept and does not count.')
})

test('up to three uncounted answers are shown open, more are folded (RES-32)', () => {
  const many = (count: number) =>
    html(
      <EvidenceNotice
        items={Array.from({ length: count }, (_, index) => item({ questionId: `q${index}` }))}
        countableUntil={null}
      />,
    )
  expect(many(3)).toContain('<details open=""')
  expect(many(4)).not.toContain('<details open=""')
})
