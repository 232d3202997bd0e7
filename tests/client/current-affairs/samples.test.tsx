import { expect, test } from 'vitest'
import { QuizCard } from '../../../client/features/current-affairs/quiz-card.tsx'
import { TodayCard } from '../../../client/features/current-affairs/today-card.tsx'
import type { AffairsToday, AffairSummary } from '../../../domain/current-affairs/contract.ts'
import type { TestSummary } from '../../../domain/catalogue/contract.ts'
import { routedHtml } from '../support.tsx'

const today = '2026-11-28'
const title = { en: 'Sample quiz: current affairs of 2014 to 2024', hi: 'नमूना क्विज़: 2014 से 2024 तक के करेंट अफ़ेयर्स' }

const item = (isSample: boolean): AffairSummary => ({
  id: 'caf_chandrayaan-3-landing',
  date: today,
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

test('samples on the home page are called events of past years, not of today (AFF-12, AFF-16)', () => {
  const shown = routedHtml(<TodayCard news={news(true)} />)
  expect(shown).toContain('Samples: settled events of past years')
  expect(shown).toContain(title.en)
  expect(shown).not.toMatch(/Today/)
  expect(routedHtml(<TodayCard news={news(true)} />, { language: 'hi' })).toContain('नमूने: बीते वर्षों की घटनाएँ')
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
