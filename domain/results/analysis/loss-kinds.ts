import { lossKinds, type AnalysedQuestion, type KindLoss, type LossKind } from './contract.ts'
import { timeLimits } from './time-use.ts'

/** Answers of a topic from which its accuracy counts, by kind of mistake. */
const minAnswers = { careless: 4, concept: 4 } as const

/** Share of right answers to the rest of a topic that makes a fast mistake careless, and below which it is the topic. */
const limits = { careless: 0.75, concept: 0.5 } as const

type Question = Pick<
  AnalysedQuestion,
  'questionId' | 'subject' | 'topic' | 'verdict' | 'units' | 'maxUnits' | 'ms' | 'typicalMs' | 'counts'
>

const isAnswered = ({ verdict, counts }: Question): boolean => counts && verdict !== 'skipped'

/**
 * Kind of a wrong answer by this attempt alone: a fast one in a topic that is mostly right is careless, a long one is
 * about time, one in a topic that is mostly wrong is about the concept. The mistake book knows earlier attempts too.
 */
const kindOf = (question: Question, answered: readonly Question[]): LossKind => {
  const own = answered.filter(({ subject, topic }) => subject === question.subject && topic === question.topic)
  const others = own.filter(({ questionId }) => questionId !== question.questionId)
  const rightIn = (among: readonly Question[]) => among.filter(({ verdict }) => verdict === 'correct').length
  const { ms, typicalMs } = question
  const isFast = ms < timeLimits.fast * typicalMs
  if (isFast && own.length >= minAnswers.careless && rightIn(others) >= limits.careless * others.length)
    return 'careless'
  if (ms > timeLimits.overtime * typicalMs) return 'time'
  return own.length >= minAnswers.concept && rightIn(own) < limits.concept * own.length ? 'concept' : 'other'
}

/** Wrong and partly right answers by kind, with the marks that they lost; kinds without one are left out. */
export const lossesByKind = (questions: readonly Question[]): KindLoss[] => {
  const answered = questions.filter(isAnswered)
  const missed = answered.filter(({ verdict }) => verdict !== 'correct')
  const ofKind = Map.groupBy(missed, (question) => kindOf(question, answered))
  return lossKinds.flatMap((kind) => {
    const own = ofKind.get(kind) ?? []
    const lost = own.reduce((sum, { units, maxUnits }) => sum + maxUnits - units, 0)
    return own.length > 0 ? [{ kind, questions: own.length, lostUnits: lost }] : []
  })
}
