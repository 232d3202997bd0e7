import { expect, test } from 'vitest'
import { QuizCard } from '../../../client/features/current-affairs/quiz-card.tsx'
import { TodayCard } from '../../../client/features/current-affairs/today-card.tsx'
import type { AffairsToday, AffairSummary } from '../../../domain/current-affairs/contract.ts'
import type { TestSummary } from '../../../domain/catalogue/contract.ts'
import { routedHtml } from '../support.tsx'

const today = '2026-11-28'
const title = { en: 'Sample quiz: current affairs of 2014 to 2024', hi: 'नमूना क्विज़: 2014 से 2024 तक के करेंट अफ़ेयर्स' }

const item = (isSample: boolean, date = today): AffairSummary => ({
  id: 'caf_chandrayaan-3-landing',
  date,
  eventDate: '2023-08-23',
  category: { id: 'science', title: { en: 'Science', hi: 'विज्ञान' } } as AffairSummary['category'],
  title: { en: '2023: Chandrayaan-3 lands', hi: '2023: चंद्रयान-3 उतरा' },
  summary: { en: 'It lands.', hi: 'वह उतरा।' },
  isSample,
})

const test_ = { id: 'tst_daily-quiz-1', title, questionCount: 10, durationMs: 480_000 } as TestSummary

const news = (isSample: boolean): AffairsToday => ({
  today,
  date: today,
  items: [item(isSample)],
  quiz: { date: today, test: test_, isSample },
})

test('items on the home page are under their own days, a sample quiz under its years (AFF-12, AFF-16)', () => {
  const items = [item(true, '2024-12-12'), item(true, '2023-08-23')]
  const shown = routedHtml(<TodayCard news={{ ...news(true), date: '2024-12-12', items }} />)
  expect(shown).toContain('<time dateTime="2024-12-12">12 Dec 2024</time>')
  expect(shown).toMatch(/<time dateTime="2023-08-23"[^>]*>23 Aug 2023<\/time>/)
  expect(shown).toContain(title.en)
  expect(shown).not.toMatch(/Today/)
})

test('real items on the home page are those of today (AFF-12)', () => {
  const shown = routedHtml(<TodayCard news={news(false)} />)
  expect(shown).toContain(`<time dateTime="${today}">Today</time>`)
  expect(shown).toContain('Today’s quiz')
})

test.each([
  [true, title.en],
  [false, 'Today’s quiz'],
])('the card of a quiz, sample %s, is named %s (AFF-34)', (isSample, name) => {
  const quiz = { date: today, isToday: true, testId: test_.id, path: '/test/tst_daily-quiz-1', title, isSample }
  const shown = routedHtml(
    <QuizCard quiz={{ ...quiz, questionCount: 10, durationMs: 480_000, maxUnits: 12_600, state: { is: 'new' } }} />,
  )
  expect(shown).toContain(`>${name}</a>`)
})
