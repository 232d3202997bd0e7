import { certaintyScore } from './certainty-score.ts'
import type { PracticeView } from './practice-view.ts'

/** Answers of a topic from which it can be called weak, and the share of right ones below which it is. */
export const weakness = { leastAnswers: 3, belowShare: 0.6 } as const

export type TopicTally = { subject: string; topic: string; answered: number; right: number; isWeak: boolean }

/** Figures of a session that is over. Marks are units, times milliseconds. */
export type PracticeSummary = {
  answered: number
  right: number
  skipped: number
  units: number
  maxUnits: number
  ms: number
  /** Reviewed cards without a question. */
  cards: number
  certainty: ReturnType<typeof certaintyScore>
  /** The weakest first. */
  topics: TopicTally[]
}

type Explained = PracticeView['explained'][number]

const tallyOf = (answers: readonly Explained[]): TopicTally => {
  const { subject = '', topic = '' } = answers[0] ?? {}
  const right = answers.filter(({ verdict }) => verdict === 'correct').length
  const answered = answers.length
  return {
    subject,
    topic,
    answered,
    right,
    isWeak: answered >= weakness.leastAnswers && right / answered < weakness.belowShare,
  }
}

const share = ({ right, answered }: TopicTally): number => right / answered

/** Figures of a session from what it explains. */
export const summaryOf = ({ explained, paper, grades, cards }: PracticeView): PracticeSummary => {
  const answers = explained.filter(({ verdict }) => verdict !== 'skipped')
  const sum = (of: (answer: Explained) => number) => answers.reduce((total, answer) => total + of(answer), 0)
  const tallies = [...Map.groupBy(answers, ({ subject, topic }) => `${subject} ${topic}`).values()].map(tallyOf)
  return {
    answered: answers.length,
    right: answers.filter(({ verdict }) => verdict === 'correct').length,
    skipped: paper.questions.length - cards.length - answers.length,
    units: sum(({ units }) => units),
    maxUnits: paper.maxUnits,
    ms: sum(({ ms }) => ms),
    cards: grades.filter(({ cardId }) => cards.some(({ id }) => id === cardId)).length,
    certainty: certaintyScore(answers),
    topics: tallies.toSorted((one, other) => share(one) - share(other) || other.answered - one.answered),
  }
}
