import { setsAnswer } from '../../attempts/acts.ts'
import type { Answer } from '../../attempts/contract.ts'
import type { JudgedEvent } from '../../attempts/evidence.ts'
import { sameAnswer } from '../../questions/kinds/entered.ts'
import type { QuestionScore } from '../contract.ts'
import { changeKinds, type AnswerChange, type ChangeKind, type Ledger } from './contract.ts'

/** Time for which an answer stands before it counts as given, where the student does not leave the question. */
const standingMs = 5_000

type Event = Pick<JudgedEvent, 'questionId' | 'answer' | 'act' | 'given' | 'uncounted'>

/** A question as the ledger needs it: `score` scores a given answer. */
export type LedgerQuestion = {
  questionId: string
  number: number
  /** True where one choice is the whole answer. A typed or composed answer is given when the question is left. */
  isSingleChoice: boolean
  score: (answer: NonNullable<Answer>) => Pick<QuestionScore, 'verdict' | 'units'>
}

type Given = { answer: NonNullable<Answer>; at: number }

/**
 * Answers that the student had given, in order: those that stood until the question was left, or, of a single choice,
 * for `standingMs`. Slips of the finger and half-typed answers are none. `events` are all that count, in the order of
 * effect.
 */
const givenAnswers = (events: readonly Event[], { questionId, isSingleChoice }: LedgerQuestion): Given[] => {
  const given: Given[] = []
  let pending: Given | null = null
  let isLeft = false
  for (const event of events) {
    if (event.questionId !== questionId) {
      isLeft = true
      continue
    }
    if (!setsAnswer(event)) continue
    const stood = isLeft || (isSingleChoice && pending !== null && event.given - pending.at >= standingMs)
    if (pending && stood) given.push(pending)
    pending = event.answer === null ? null : { answer: event.answer, at: event.given }
    isLeft = false
  }
  return pending ? [...given, pending] : given
}

const changeKind = (wasRight: boolean, isRight: boolean): ChangeKind | null => {
  if (wasRight) return isRight ? null : 'right_to_wrong'
  return isRight ? 'wrong_to_right' : 'wrong_to_wrong'
}

/** Changes of a question from one given answer to a different one. */
const changesOf = (events: readonly Event[], question: LedgerQuestion): AnswerChange[] => {
  const given = givenAnswers(events, question)
  return given.slice(1).flatMap(({ answer, at }, index) => {
    const before = given[index]?.answer ?? answer
    if (sameAnswer(before, answer)) return []
    const [was, is] = [question.score(before), question.score(answer)]
    const kind = changeKind(was.verdict === 'correct', is.verdict === 'correct')
    return kind ? [{ questionId: question.questionId, kind, units: is.units - was.units, at }] : []
  })
}

/** Ledger of the changed answers of an attempt; partly right counts as not right. */
export const ledgerOf = (events: readonly Event[], questions: readonly LedgerQuestion[]): Ledger => {
  const counted = events.filter(({ uncounted }) => uncounted === undefined)
  const changes = questions
    .flatMap((question) => changesOf(counted, question).map((change) => ({ ...change, number: question.number })))
    .toSorted((one, other) => one.at - other.at)
  const sum = (own: readonly AnswerChange[]) => own.reduce((total, { units }) => total + units, 0)
  const lines = changeKinds.map((kind) => {
    const own = changes.filter((change) => change.kind === kind)
    return { kind, changes: own.length, units: sum(own) }
  })
  return { lines, changes, units: sum(changes) }
}
