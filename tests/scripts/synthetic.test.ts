import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerSpecs, batchErrors } from '../../domain/attempts/answers.ts'
import type { Difficulty } from '../../domain/questions/contract.ts'
import { scorePaper } from '../../domain/results/scoring.ts'
import { seeded } from '../../drizzle/seed/random.ts'
import { syntheticResponses, syntheticStudents, type Facts } from '../../drizzle/seed/synthetic.ts'
import { anyAttempt, type AnsweredPaper } from '../domain/results/papers.ts'

const levels: Difficulty[] = ['easy', 'medium', 'hard']
const factsOf =
  ({ paper, rubrics }: AnsweredPaper) =>
  (questionId: string): Facts => {
    const rubric = rubrics.get(questionId)
    if (!rubric) throw new RangeError(questionId)
    const place = paper.questions.findIndex(({ id }) => id === questionId)
    return { difficulty: levels[place % 3] ?? 'easy', targetMs: 60_000, key: rubric.key }
  }

const attempt = (sat: AnsweredPaper, seed: number, ability: number) => {
  const random = seeded(seed)
  const [student] = syntheticStudents(1, random)
  if (!student) throw new Error('nobody')
  const paper = { ...sat.paper, durationMs: sat.paper.questions.length * 50_000 }
  return { paper, responses: syntheticResponses(paper, factsOf(sat), { ...student, ability }, 1_000, random) }
}

describe('synthetic past attempts (OPS-4)', () => {
  test('contain only answers that a student could enter, in order and within the time of the paper', () => {
    fc.assert(
      fc.property(anyAttempt, fc.nat(), fc.integer({ min: -3, max: 3 }), (sat, seed, ability) => {
        const { paper, responses } = attempt(sat, seed, ability)
        expect(batchErrors(responses, answerSpecs(paper.questions))).toBe(null)
        expect(responses.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(paper.durationMs)
        expect(responses.map(({ questionId }) => questionId)).toEqual(
          paper.questions.slice(0, responses.length).map(({ id }) => id),
        )
        for (const { answer, status } of responses) expect(status.startsWith('answered')).toBe(answer !== null)
      }),
      { numRuns: 300 },
    )
  })

  test('are the same for the same seed', () => {
    const [sat] = fc.sample(anyAttempt, { numRuns: 1, seed: 5 })
    if (!sat) throw new Error('no paper')
    expect(attempt(sat, 7, 0)).toEqual(attempt(sat, 7, 0))
    expect(syntheticStudents(20, seeded(3))).toEqual(syntheticStudents(20, seeded(3)))
  })

  test('score more with more ability', () => {
    const papers = fc.sample(anyAttempt, { numRuns: 200, seed: 11 })
    const mean = (ability: number) => {
      const units = papers.map((sat, index) => {
        const { paper, responses } = attempt(sat, index, ability)
        return scorePaper(paper, sat.rubrics, responses).reduce((sum, score) => sum + score.units, 0)
      })
      return units.reduce((sum, each) => sum + each, 0) / units.length
    }
    const [weak, middling, strong] = [mean(-2), mean(0), mean(2)]
    expect(middling).toBeGreaterThan(weak * 1.2)
    expect(strong).toBeGreaterThan(middling * 1.2)
  })

  test('belong to students whose names mark them as synthetic', () => {
    const students = syntheticStudents(30, seeded(1))
    expect(new Set(students.map(({ uid }) => uid)).size).toBe(30)
    expect(students.every(({ name }, index) => name === `Demo student ${index + 1}`)).toBe(true)
    expect(students.every(({ birthDate }) => !Number.isNaN(Date.parse(birthDate)))).toBe(true)
  })
})
