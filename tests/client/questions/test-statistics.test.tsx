import { expect, test } from 'vitest'
import { TestStatisticsPage } from '../../../client/features/questions/admin/statistics/test-statistics.tsx'
import type { TestFigures, TestVersionStatistics } from '../../../domain/results/statistics/contract.ts'
import { html } from '../support.tsx'

const figures: TestFigures = {
  students: 60,
  mean: 12_000,
  median: 12_000,
  standardDeviation: 3_000,
  skewness: 0,
  kurtosis: 0,
  internalConsistency: 81,
  errorRatio: 40,
  standardError: 1_000,
}

const item = (index: number): TestVersionStatistics['items'][number] => ({
  questionId: `qst_${index}`,
  questionVersionId: `qst_${index}_v1`,
  code: `code-${index}`,
  title: { en: `Question ${index}`, hi: `सवाल ${index}` },
  students: 60,
  facility: index / 10,
  discriminationIndex: 30,
  choices: [
    { choice: 'A', share: 0.25, isKeyed: true },
    { choice: '', share: 0.75, isKeyed: false },
  ],
  flags: index === 1 ? ['key_suspect'] : [],
})

const versionOf = (students: number): TestVersionStatistics => ({
  testVersionId: 'tst_1_v1',
  version: 1,
  questionCount: 8,
  maxUnits: 20_000,
  computedAt: 0,
  synthetic: 0,
  groups: {
    all: { students, figures: students < 50 ? null : figures },
    en: { students: 12, figures: null },
    hi: { students: 0, figures: null },
  },
  items: Array.from({ length: 8 }, (_, index) => item(index + 1)),
})

const page = (versions: TestVersionStatistics[]) =>
  html(<TestStatisticsPage statistics={{ versions, isWaiting: false }} isComputing={false} />)

test('a test shows its figures, a bar for each question, choices, and the way to a suspect key (OFC-172)', () => {
  const shown = page([versionOf(60)])
  expect(shown).toContain('81')
  expect(shown.match(/<rect /g)).toHaveLength(8)
  expect(shown).toContain('/admin/question-bank/qst_1/key')
  expect(shown).toContain('25%')
  expect(shown.indexOf('Question 8')).toBeGreaterThan(shown.indexOf('Easiest questions'))
})

test('a test with few attempts, or with none, says so without a figure (OFC-172)', () => {
  expect(page([versionOf(12)])).toContain('12 of at least 50 first attempts')
  expect(page([versionOf(12)])).not.toContain('<rect ')
  expect(page([])).toContain('No figures yet')
})
