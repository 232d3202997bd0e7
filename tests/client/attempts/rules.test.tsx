import { expect, test } from 'vitest'
import { patternOfPaper } from '../../../client/features/attempts/pattern.ts'
import { Rules } from '../../../client/features/attempts/rules.tsx'
import { paperOf, rulesOf, type Composition } from '../../domain/catalogue/preset-paper.ts'
import { html } from '../support.tsx'

const composition: Composition = {
  aptitude: [['mcq', 3, 1]],
  subject: [
    ['mcq', 2, 2],
    ['nat', 1, 2],
  ],
}
const pattern = {
  title: { en: 'GATE', hi: 'गेट' },
  rules: rulesOf('pre_gate_v1', composition),
  source: { name: { en: 'GATE', hi: 'गेट' }, effectiveFrom: '2021-01-01' },
}

/** Visible text of a table, row by row. */
const rowsOf = (page: string): string[] =>
  [...page.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    row
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

test('lists marks for each kind and weight of a section in the instructions (HAL-3)', () => {
  expect(rowsOf(html(<Rules pattern={pattern} />))).toEqual([
    'Section Type Questions Right Wrong',
    'General Aptitude MCQ 3 +1 −1/3',
    'Subject paper MCQ 2 +2 −2/3',
    'NAT 1 +2 0',
  ])
  expect(rowsOf(html(<Rules pattern={pattern} />, { language: 'hi' }))[1]).toContain('सामान्य अभियोग्यता')
})

test('shows in the hall the rules of the screen, and only before the start those of judging (HAL-1)', () => {
  const before = html(<Rules pattern={pattern} />)
  const during = html(<Rules pattern={patternOfPaper(paperOf('pre_gate_v1', composition))} />)
  for (const page of [before, during]) expect(page).toContain('A scientific calculator is on the screen.')
  expect(before).toContain('Cut-offs and ranks')
  expect(during).not.toContain('Cut-offs and ranks')
  expect(rowsOf(during)).toEqual(rowsOf(before))
})

test('shows before the start what matters first, and folds the rest (EXM-66)', () => {
  const page = html(<Rules pattern={{ ...pattern, attemptsAllowed: 1 }} folded />)
  const facts = [...page.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)]
  const plain = (text = '') => text.replace(/<[^>]+>/g, '')
  expect(facts.map(([, name, value]) => [plain(name), plain(value)])).toEqual([
    ['Questions', '6'],
    ['Time', '180 minutes'],
    ['Marks', '9'],
    ['Wrong answer', '0 to −2/3'],
    ['Language', 'English only'],
    ['Attempts', '1'],
  ])
  expect(page.match(/<details/g)?.length).toBe(6)
  expect(html(<Rules pattern={pattern} />)).not.toContain('<details')
})

test('names before the start the parts in one language only (EXM-67)', () => {
  const { rules } = pattern
  const mixed = rules.sections.map((section, index) => ({ ...section, languages: null, withoutHindi: index }))
  const page = html(<Rules pattern={{ ...pattern, rules: { ...rules, sections: mixed } }} folded />)
  expect(page).toContain('Not in both languages')
  expect(page).toContain('1 of 3 questions in English only')
})

test('builds one pattern per source, so that components need not render again (HAL-1)', () => {
  const paper = paperOf('pre_gate_v1', composition)
  expect(patternOfPaper(paper)).toBe(patternOfPaper(paper))
  expect(patternOfPaper({ ...paper })).not.toBe(patternOfPaper(paper))
})
