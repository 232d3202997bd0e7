import { expect, test } from 'vitest'
import { splitMarks, splitTopics } from '../../../domain/results/analysis/marks-split.ts'
import type { AnalysedQuestion } from '../../../domain/results/analysis/contract.ts'
import { units } from '../../../domain/results/marks.ts'
import { nextActs, type ActFacts } from '../../../domain/results/next-acts.ts'
import { question } from './analysis/questions.ts'

const factsOf = (questions: AnalysedQuestion[], parts: Partial<ActFacts> = {}): ActFacts => ({
  whole: splitMarks(questions),
  byTopic: splitTopics(questions).map((split) => ({ ...split, title: { en: split.topic, hi: split.topic } })),
  questions,
  ledger: null,
  cards: null,
  seriesId: 'ser_a',
  mayReattempt: true,
  ...parts,
})

const names = (facts: ActFacts) => nextActs(facts).map(({ act }) => act)

const ratio = (verdict: AnalysedQuestion['verdict']) => question({ verdict, topic: 'ratio', ms: 60_000 })
const series = (verdict: AnalysedQuestion['verdict']) => question({ verdict, topic: 'series', ms: 60_000 })

test('names the losses with most marks first, each with its numbers (RES-82, LRN-11)', () => {
  const paper = [ratio('correct'), ratio('wrong'), ratio('wrong'), ratio('wrong'), series('correct'), series('skipped')]
  // Ratio: 3 of 4 wrong lost 3 x 2.5 = 7.5 marks; all mistakes are those three; the skipped question was worth 2.
  expect(nextActs(factsOf(paper))).toEqual([
    {
      act: 'topic',
      subject: 'aptitude',
      topic: 'ratio',
      title: { en: 'ratio', hi: 'ratio' },
      answered: 4,
      right: 1,
      lost: units('15/2'),
    },
    { act: 'mistakes', questions: 3, lost: units('15/2') },
    { act: 'skipped', questions: 1, lost: units('2') },
  ])
})

test('one step is for the cards that are due (RES-82)', () => {
  const paper = [ratio('wrong'), ratio('wrong'), ratio('wrong'), series('skipped')]
  expect(names(factsOf(paper, { cards: { due: 12, minutes: 9 } }))).toEqual(['topic', 'mistakes', 'cards'])
  expect(names(factsOf(paper, { cards: { due: 0, minutes: 0 } }))).toEqual(['topic', 'mistakes', 'skipped'])
})

test('a topic with two answers is not called weak (RES-82)', () => {
  expect(names(factsOf([ratio('wrong'), ratio('wrong')]))).toEqual(['mistakes', 'next_test', 'practise'])
})

test('an attempt without an answer leads to the test and the solutions (RES-82)', () => {
  expect(names(factsOf([question(), question()]))).toEqual(['again', 'skipped', 'next_test'])
  expect(names(factsOf([question()], { mayReattempt: false }))).toEqual(['skipped', 'next_test', 'practise'])
})

test('one question, all of it right, leads on (RES-82)', () => {
  expect(nextActs(factsOf([ratio('correct')], { seriesId: null }))).toEqual([
    { act: 'next_test', seriesId: null },
    { act: 'practise' },
  ])
})

test('right answers that were changed and slow questions without marks are named by what they cost (RES-82)', () => {
  const line = { kind: 'right_to_wrong' as const, changes: 2, units: units('-5') }
  const ledger = { lines: [line], changes: [], units: units('-5') }
  const slow = () => question({ verdict: 'wrong', topic: 'blood', ms: 200_000 })
  const paper = [ratio('correct'), slow(), question({ topic: 'clocks', ms: 90_000 })]
  // The changes cost 5 marks, the slow questions 2.5 + 2 = 4.5, the only mistake 2.5, the skipped question 2.
  expect(nextActs(factsOf(paper, { ledger }))).toEqual([
    { act: 'changes', changes: 2, lost: units('5') },
    { act: 'pace', questions: 2, ms: 290_000, ofMs: 350_000 },
    { act: 'mistakes', questions: 1, lost: units('5/2') },
  ])
})
