import { expect, test } from 'vitest'
import { VersionStatistics } from '../../../client/features/questions/admin/statistics/version-statistics.tsx'
import { shownStatistics } from './statistics-support.ts'
import { html } from '../support.tsx'

const page = (students: number, language: 'en' | 'hi' = 'en') => {
  const { question, version } = shownStatistics(students)
  return html(<VersionStatistics question={question} version={version} answer={undefined} />, { language })
}

test('a question with enough first attempts shows its chart, its table, its flags in words and its figures (RES-72)', () => {
  const shown = page(60)
  expect(shown).toContain('60 first attempts')
  expect(shown).toContain('the discrimination index is under 20')
  expect(shown.match(/<rect /g)).toHaveLength(6)
  expect(shown).toContain('−0.25')
  // Hindi has fewer than 50 students.
  expect(shown).toContain('under 50')
  expect(page(60, 'hi')).toContain('कमज़ोर प्रश्न')
})

test('below 50 first attempts it says how many there are, without a figure (RES-72)', () => {
  const shown = page(12)
  expect(shown).toContain('12 of at least 50 first attempts')
  expect(shown).not.toContain('<rect ')
})
