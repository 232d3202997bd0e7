import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../../domain/attempts/contract.ts'
import { replayOf, type PlayedAttempt } from '../../../../domain/results/coach/replay.ts'
import type { GivenResponse } from '../../../../domain/results/contract.ts'
import { units } from '../../../../domain/results/marks.ts'
import type { ScoringRubric } from '../../../../domain/results/scoring.ts'
import type { Certainty } from '../../../../domain/revision/certainty.ts'
import { bodyFor, paperOf, questionOf, sectionOf } from '../papers.ts'

type Given = { certainty?: Certainty; right: boolean } | null

const marks = { correct: units('2'), wrong: units('1/2') }

/** An attempt of questions with the key `a`; null was left. */
const attemptOf = (given: Given[], more: { blank?: number; maxAttempted?: number } = {}): PlayedAttempt => {
  const questions = given.map((_each, index) =>
    questionOf(`q${index}`, bodyFor('mcq'), { ...marks, ...(more.blank && { blank: more.blank }) }),
  )
  const ids = questions.map(({ id }) => id)
  const { maxAttempted = null } = more
  const key: ScoringRubric['key'] = { kind: 'mcq', optionIds: ['a'] }
  const rubric: ScoringRubric = { key, alternatives: [], outcome: 'normal' }
  return {
    paper: paperOf(questions, { sections: [sectionOf('s1', ids, { maxAttempted })] }),
    rubrics: new Map(ids.map((id) => [id, rubric])),
    responses: given.map((each, index): GivenResponse => {
      const answer: Answer = each ? { optionIds: [each.right ? 'a' : 'b'] } : null
      const status = each ? 'answered' : 'not_answered'
      return {
        questionId: `q${index}`,
        answer,
        status,
        ms: 40_000,
        ...(each?.certainty && { certainty: each.certainty }),
      }
    }),
    taken: [],
    targetMs: () => 60_000,
  }
}

const many = (count: number, right: number, certainty?: Certainty): Given[] =>
  Array.from({ length: count }, (_, index) => ({ right: index < right, ...(certainty && { certainty }) }))

const marksOfRows = (attempts: PlayedAttempt[]) => replayOf(attempts).rows.map((row) => row.units / 1260)

describe('own attempts under other thresholds (RES-112, LRN-14)', () => {
  // +2 and -1/2. Sure: 20 of 24 right, 40 - 2 = 38. Half: 6 of 12, 12 - 3 = 9. Guesses: 1 of 20, 2 - 9.5 = -7.5.
  // As they were: 39.5. Without guesses 47, so 7.5 more. Without half-sure ones too 38, so 1.5 less.
  const attempts = [
    attemptOf([...many(24, 20, 'sure'), ...many(6, 3, 'half'), null]),
    attemptOf([...many(6, 3, 'half'), ...many(20, 1, 'guess')]),
  ]

  test('are scored exactly', () => {
    const { rows, answers, tapped, missing } = replayOf(attempts)
    expect([answers, tapped, missing]).toEqual([56, 56, 0])
    expect(marksOfRows(attempts)).toEqual([39.5, 47, 38])
    expect(rows.map(({ gain }) => gain / 1260)).toEqual([0, 7.5, -1.5])
    expect(rows.map(({ skipped, right }) => [skipped, right])).toEqual([
      [0, 0],
      [20, 1],
      [32, 7],
    ])
  })

  // The break-even is 1/5. Wilson of 1 of 20: (0.05 + 0.09604) / 1.19208 = 0.12251, half width 0.11363, so at most 0.236:
  // that still holds 1/5. Of 0 of 20: 0 to 3.8416 / (20 + 3.8416) = 0.161: below it.
  test('lead to advice only where the interval is on one side of the break-even', () => {
    const verdict = (guesses: Given[]) => replayOf([attemptOf([...many(30, 25, 'sure'), ...guesses])]).rows[1]?.verdict
    expect(verdict(many(20, 1, 'guess'))).toBe('unclear')
    expect(verdict(many(20, 0, 'guess'))).toBe('skip')
    expect(verdict(many(20, 12, 'guess'))).toBe('answer')
    expect(verdict(many(9, 0, 'guess'))).toBe('few')
  })

  test('are withheld below 30 answers that risked marks', () => {
    expect(replayOf([attemptOf(many(29, 20, 'sure'))])).toMatchObject({ answers: 29, missing: 1, rows: [] })
    expect(replayOf([attemptOf([null, null])])).toMatchObject({ answers: 0, missing: 30, rows: [] })
    expect(replayOf([])).toMatchObject({ answers: 0, missing: 30, rows: [] })
  })

  // 30 guesses, 5 right, +2, -1/2, a true blank -1/2: 10 - 12.5 = -2.5. Left by "not attempted" they are worth 0.
  test('leave a question by "not attempted" where a true blank costs', () => {
    expect(marksOfRows([attemptOf(many(30, 5, 'guess'), { blank: units('1/2') })])).toEqual([-2.5, 0, 0])
  })

  // 31 questions, the first 30 answered count. Guesses at the front: 3 wrong, then 28 sure and right. As they were the
  // first 30 answered: 27 * 2 - 1.5 = 52.5. Without the guesses all 28: 56.
  test('keep the cap of a section', () => {
    const given = [...many(3, 0, 'guess'), ...many(28, 28, 'sure')]
    expect(marksOfRows([attemptOf(given, { maxAttempted: 30 })])).toEqual([52.5, 56, 56])
  })

  test('never leave an answer that costs nothing, or one to a question taken out', () => {
    const attempt = attemptOf(many(40, 10, 'guess'))
    const free = attempt.paper.questions
      .slice(0, 4)
      .map((question) => ({ ...question, marks: { correct: 2520, wrong: 0 } }))
    const isDropped = (id: string) => id === 'q4' || id === 'q5'
    const rubrics = new Map(
      [...attempt.rubrics].map(([id, rubric]) => [
        id,
        isDropped(id) ? { ...rubric, outcome: 'dropped_all' as const } : rubric,
      ]),
    )
    const questions = [...free, ...attempt.paper.questions.slice(4)]
    const played = { ...attempt, rubrics, paper: paperOf(questions) }
    expect(replayOf([played])).toMatchObject({ answers: 34 })
  })
})
