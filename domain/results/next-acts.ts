import type { Bilingual } from '../questions/text.ts'
import type { AnalysedQuestion, Ledger, MarksSplit, TopicKey, TopicSplit } from './analysis/contract.ts'
import { lostUnits } from './analysis/marks-split.ts'
import { timeUseOf } from './analysis/time-use.ts'

/** A next step after a result, with the numbers that say why. Marks are in units, times in milliseconds. */
export type NextAct =
  /** Practise the topic that lost most. */
  | ({ act: 'topic'; title: Bilingual; answered: number; right: number; lost: number } & TopicKey)
  /** Answer the missed questions again. */
  | { act: 'mistakes'; questions: number; lost: number }
  /** Read the solutions of what was skipped. */
  | { act: 'skipped'; questions: number; lost: number }
  /** Look at answers that were right before they were changed. */
  | { act: 'changes'; changes: number; lost: number }
  /** Look at questions that took long and earned nothing. */
  | { act: 'pace'; questions: number; ms: number; ofMs: number }
  /** Revise the cards that are due. */
  | { act: 'cards'; due: number; minutes: number }
  /** Take the test again, after an attempt without an answer. */
  | { act: 'again' }
  /** Take another test of the series, or of all. */
  | { act: 'next_test'; seriesId: string | null }
  /** Practise new questions. */
  | { act: 'practise' }

export type ActFacts = {
  whole: MarksSplit
  byTopic: readonly TopicSplit[]
  questions: readonly AnalysedQuestion[]
  ledger: Ledger | null
  /** Null where the cards cannot be read. */
  cards: { due: number; minutes: number } | null
  seriesId: string | null
  /** True where the student may take the test again. */
  mayReattempt: boolean
}

const actsShown = 3

/** Answers of a topic from which its accuracy says something, and the share of right ones below which it is weak. */
const weakTopic = { minAnswers: 3, below: 0.6 } as const

const answersOf = ({ right, partial, wrong }: MarksSplit): number => right + partial + wrong

/** Topic with the greatest loss among those with enough answers, too few of them right. */
export const weakestTopic = (topics: readonly TopicSplit[]): TopicSplit | undefined =>
  topics
    .filter((topic) => answersOf(topic) >= weakTopic.minAnswers && topic.right < weakTopic.below * answersOf(topic))
    .toSorted((one, other) => lostUnits(other) - lostUnits(one))[0]

/** Act with the marks that are at stake. */
type Weighed = { act: NextAct; weight: number }

const topicAct = ({ byTopic }: ActFacts): Weighed[] => {
  const topic = weakestTopic(byTopic)
  if (!topic) return []
  const { subject, topic: slug, title, right } = topic
  const lost = lostUnits(topic)
  return [{ act: { act: 'topic', subject, topic: slug, title, answered: answersOf(topic), right, lost }, weight: lost }]
}

const mistakesAct = ({ whole }: ActFacts): Weighed[] => {
  const questions = whole.wrong + whole.partial
  const lost = whole.missedWrong + whole.penalty
  return questions > 0 ? [{ act: { act: 'mistakes', questions, lost }, weight: lost }] : []
}

const skippedAct = ({ whole }: ActFacts): Weighed[] => {
  const { skipped: questions, missedSkipped: lost } = whole
  return questions > 0 ? [{ act: { act: 'skipped', questions, lost }, weight: lost }] : []
}

const changesAct = ({ ledger }: ActFacts): Weighed[] => {
  const line = ledger?.lines.find(({ kind }) => kind === 'right_to_wrong')
  if (!line || line.changes === 0 || line.units >= 0) return []
  const lost = 0 - line.units
  return [{ act: { act: 'changes', changes: line.changes, lost }, weight: lost }]
}

/** Least number of slow questions without marks, and their least share of the time, for the pace to be named. */
const slow = { questions: 2, share: 0.1 } as const

const paceAct = ({ questions, whole }: ActFacts): Weighed[] => {
  const own = questions.filter((question) => ['wasted', 'overtime_wrong'].includes(timeUseOf(question) ?? ''))
  const ms = own.reduce((sum, question) => sum + question.ms, 0)
  if (own.length < slow.questions || ms < slow.share * whole.ms) return []
  const weight = own.reduce((sum, question) => sum + lostUnits(question), 0)
  return [{ act: { act: 'pace', questions: own.length, ms, ofMs: whole.ms }, weight }]
}

const cardsAct = ({ cards }: ActFacts): NextAct[] => (cards && cards.due > 0 ? [{ act: 'cards', ...cards }] : [])

/**
 * Three next steps: those with most marks at stake first, one of them for the cards that are due, and where the attempt
 * says too little, the next test and new questions.
 */
export const nextActs = (facts: ActFacts): NextAct[] => {
  const weighed = [topicAct, mistakesAct, skippedAct, changesAct, paceAct]
    .flatMap((act) => act(facts))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ act }) => act)
  const isEmpty = answersOf(facts.whole) === 0
  const again: NextAct[] = isEmpty && facts.mayReattempt ? [{ act: 'again' }] : []
  const cards = cardsAct(facts)
  const own = weighed.slice(0, actsShown - again.length - cards.length)
  const fill: NextAct[] = [{ act: 'next_test', seriesId: facts.seriesId }, { act: 'practise' }]
  return [...again, ...own, ...cards, ...fill].slice(0, actsShown)
}
