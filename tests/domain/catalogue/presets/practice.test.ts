import { describe, expect, test } from 'vitest'
import { scheduleOf } from '../../../../domain/attempts/schedule.ts'
import { questionKinds, type QuestionKind } from '../../../../domain/questions/contract.ts'
import { units } from '../../../../domain/results/marks.ts'
import {
  begunAt,
  clockOf,
  minute,
  paperOf,
  rightOf,
  rulesOf,
  scored,
  wrongOf,
  type Composition,
  type Done,
} from '../preset-paper.ts'
import { expectNoInstructions, expectInstructions, terms } from './facts.ts'

describe('practice of every kind of question (CAT-23, QST-1)', () => {
  const id = 'pre_practice_v1'
  const composition: Composition = { first: questionKinds.map((kind) => [kind, 1] as [QuestionKind, number]) }
  const rules = rulesOf(id, composition)

  test('has its own navigation, saving, review, calculator, ties and cut-offs', () => {
    expect(terms(rules)).toEqual({
      navigation: 'free',
      saveMode: 'real_exam',
      reviewCounts: true,
      calculator: 'none',
      keyboard: true,
      tieBreak: [],
      normaliser: 'none',
      cutOffs: {},
      qualifying: false,
    })
  })

  test('marks every kind of question, right and wrong', () => {
    const paper = paperOf(id, composition)
    const answers = (of: Record<QuestionKind, Done>) =>
      Object.fromEntries(paper.questions.map(({ id: questionId, kind }) => [questionId, of[kind]]))
    expect(scored(paper, answers(rightOf))).toMatchObject({ units: rules.maxUnits, correct: 7 })
    expect(scored(paper, answers(wrongOf))).toMatchObject({ units: units('-6'), wrong: 7 })
  })

  test('may be paused, and the time left stays as it was', () => {
    expect(rules.pausable).toBe(true)
    const clock = clockOf(rules, { pauses: [{ from: begunAt + 10 * minute, to: null }] })
    const now = begunAt + 500 * minute
    expect(scheduleOf(clock, now).deadlineAt - now).toBe(20 * minute)
    expectInstructions(rules, [
      ['You may pause: the clock stands still until you go on.', 'जब तक आगे न बढ़ें, घड़ी रुकी रहती है'],
      ['True or false', 'सत्य या असत्य'],
      ['Short answer', 'छोटा उत्तर'],
      ['Lists to match', 'सूची मिलान'],
    ])
  })
})

test('the instructions of a live test say that its clock is common to all and until when one may join (CAT-24)', () => {
  const rules = rulesOf('pre_ssc-cgl-1_v1', { reasoning: [['mcq', 5]] })
  expectInstructions({ ...rules, commonStart: true, lateJoinMinutes: 10 }, [
    ['Everyone’s clock starts at the same moment', 'सबकी घड़ी एक साथ चलती है'],
    ['You may still begin up to 10 minutes after the test opens.', 'टेस्ट खुलने के 10 मिनट बाद तक शुरू कर सकते हैं।'],
  ])
  expectNoInstructions(rules, 'Everyone’s clock')
})
