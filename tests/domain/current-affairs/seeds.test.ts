import { describe, expect, test } from 'vitest'
import { marksOf } from '../../../domain/catalogue/marking.ts'
import { referenceAffairCategories } from '../../../drizzle/reference/affair-categories.ts'
import { isDay } from '../../../domain/calendar-day.ts'
import { AuthoredQuestion, bodyOf } from '../../../domain/questions/contract.ts'
import { keyedOf, optionsOf } from '../../../domain/questions/kinds/presentation.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { dailyQuizzes, dayOfQuiz, testOfQuiz } from '../../../drizzle/seed/catalogue/daily-quiz.ts'
import { seedAffairs } from '../../../drizzle/seed/current-affairs/index.ts'
import { presetVersion } from '../../../drizzle/reference/presets/index.ts'
import { dailyQuizQuestions } from '../../../drizzle/seed/questions/current-affairs.ts'
import { seedQuestions } from '../../../drizzle/seed/questions/index.ts'

/** Numbers of a text, sorted, for comparing the languages. A number at the start of a line belongs to a list. */
const figuresOf = (text: string): string[] =>
  (text.replaceAll(/^\d+\. /gm, '').match(/\d[\d,]*(\.\d+)?/g) ?? [])
    .map((figure) => figure.replaceAll(/,$/g, ''))
    .sort()

const sameFigures = ({ en, hi }: Bilingual) => {
  expect(hi.trim()).not.toBe('')
  expect(figuresOf(hi)).toEqual(figuresOf(en))
}

describe('the demo current affairs (AFF-16)', () => {
  test('are sixty items over every category', () => {
    expect(seedAffairs).toHaveLength(60)
    expect(new Set(seedAffairs.map(({ code }) => code)).size).toBe(60)
    expect(new Set(seedAffairs.map(({ category }) => category))).toEqual(
      new Set(referenceAffairCategories.map(({ id }) => id)),
    )
  })

  test.each(seedAffairs.map((affair) => [affair.code, affair] as const))(
    '%s is complete, with the same figures in both languages and the year of its event in the title',
    (_code, { eventDate, title, summary, body, matters, facts, sources }) => {
      expect(isDay(eventDate)).toBe(true)
      for (const text of Object.values(title)) expect(text.startsWith(`${eventDate.slice(0, 4)}: `)).toBe(true)
      for (const text of [title, summary, body, matters, ...facts]) sameFigures(text)
      expect(facts.length).toBeGreaterThanOrEqual(3)
      for (const { en, hi } of sources) expect(`${en}${hi}`).not.toMatch(/https?:/)
    },
  )
})

describe('the demo daily quizzes (AFF-17)', () => {
  test('have ten questions each, of a day of their own, no question twice', () => {
    expect(new Set(dailyQuizzes.map(dayOfQuiz)).size).toBe(dailyQuizzes.length)
    for (const { questions } of dailyQuizzes) expect(questions).toHaveLength(10)
    expect(dailyQuizzes.flatMap(({ questions }) => questions).toSorted()).toEqual(
      dailyQuizQuestions.map(({ code }) => code).toSorted(),
    )
    const known = new Set(seedQuestions.map(({ code }) => code))
    expect(dailyQuizQuestions.filter(({ code }) => known.has(code))).toEqual([])
  })

  test.each(dailyQuizQuestions.map((question) => [question.code, question] as const))(
    '%s is complete in both languages, with four different options, one of them the key, and its marks',
    (code, authored) => {
      const { stem, options = [], key, solution } = AuthoredQuestion.parse(authored)
      for (const text of [stem, solution, ...options.map(({ content }) => content)]) sameFigures(text)
      for (const language of ['en', 'hi'] as const)
        expect(new Set(options.map(({ content }) => content[language])).size).toBe(4)
      expect(keyedOf(key)).toHaveLength(1)
      for (const id of keyedOf(key)) expect(optionsOf(bodyOf(authored)).map((option) => option.id)).toContain(id)
      const quiz = dailyQuizzes.find(({ questions }) => questions.includes(code))
      if (!quiz) throw new Error(`${code} is in no quiz`)
      const { presetVersionId, sections } = testOfQuiz(quiz)
      const { pattern } = presetVersion(presetVersionId)
      expect(marksOf(pattern, sections[0]?.presetSectionId ?? '', key.kind, undefined).correct).toBeGreaterThan(0)
    },
  )

  test('are titled as samples by the years of the events that they ask about', () => {
    expect(dailyQuizzes.map((quiz) => testOfQuiz(quiz).title)).toEqual([
      {
        en: 'Sample quiz: current affairs of 2015 to 2024',
        hi: 'नमूना क्विज़: 2015 से 2024 तक के करेंट अफ़ेयर्स',
      },
      {
        en: 'Sample quiz: current affairs of 2014 to 2024',
        hi: 'नमूना क्विज़: 2014 से 2024 तक के करेंट अफ़ेयर्स',
      },
      {
        en: 'Sample quiz: current affairs of 2025 to 2026',
        hi: 'नमूना क्विज़: 2025 से 2026 तक के करेंट अफ़ेयर्स',
      },
    ])
    for (const { questions, events } of dailyQuizzes) expect(new Set(events).size).toBeLessThanOrEqual(questions.length)
  })

  test('have correct answers spread evenly over the positions', () => {
    const places = dailyQuizQuestions.flatMap(({ key }) => keyedOf(key))
    for (const id of ['a', 'b', 'c', 'd']) expect([7, 8]).toContain(places.filter((place) => place === id).length)
  })
})
