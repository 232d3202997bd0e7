import {
  integrityKinds,
  responseStatuses,
  type Answer,
  type IntegrityEntry,
  type Response,
} from '../attempts/contract.ts'
import type { GivenResponse, QuestionScore, ScoreRemark, Verdict } from './contract.ts'
import { numbersFrom, numbersText } from './number-text.ts'

/**
 * A result as the database keeps it, at most 2 kB with its indexes: by place in the paper and not by question id, and
 * what repeats is written once. Numbers are `numbersText`. Everything else of an attempt is in its response log.
 */

/** `states`: 0 for a question never opened, else 1 + 4 x place in `answers` + status. `ms` of the opened ones alone. */
export type CompactResponses = { answers: Answer[]; states: string; ms: string }

/** `of`: the place in `outcomes` for each question. */
export type CompactScores = {
  outcomes: [verdict: Verdict, units: number, maxUnits: number, remark?: ScoreRemark][]
  of: string
}

/** Kind, milliseconds since the entry before, and length of each entry. */
export type CompactIntegrity = string

/** Rows from before results were compact hold the lists themselves, until `result_compaction` has gone through them. */
export type InlineResponses = CompactResponses | Response[]
/** Answers that are too long for a row are in a file of R2. */
export type StoredResponses = InlineResponses | { file: string }
export type StoredScores = CompactScores | QuestionScore[]
export type StoredIntegrity = CompactIntegrity | IntegrityEntry[]

/** Adds an item to a list of distinct ones and returns its place. */
const placeIn = <Item>(distinct: Map<string, { item: Item; place: number }>, item: Item): number => {
  const text = JSON.stringify(item)
  const known = distinct.get(text) ?? { item, place: distinct.size }
  distinct.set(text, known)
  return known.place
}

const itemsOf = <Item>(distinct: ReadonlyMap<string, { item: Item }>): Item[] =>
  [...distinct.values()].map(({ item }) => item)

/** `order` are the questions of the paper. Responses to other questions are left out, as scoring leaves them out. */
export const compactResponses = (order: readonly string[], responses: readonly GivenResponse[]): CompactResponses => {
  const byQuestion = new Map(responses.map((response) => [response.questionId, response]))
  const opened = order.map((id) => byQuestion.get(id))
  const answers = new Map<string, { item: Answer; place: number }>()
  const states = opened.map((response) =>
    response
      ? 1 + responseStatuses.length * placeIn(answers, response.answer) + responseStatuses.indexOf(response.status)
      : 0,
  )
  return {
    answers: itemsOf(answers),
    states: numbersText(states),
    ms: numbersText(opened.flatMap((response) => (response ? [response.ms] : []))),
  }
}

/** The responses in the order of the paper. */
export const responsesFrom = (order: readonly string[], stored: InlineResponses): GivenResponse[] => {
  if (Array.isArray(stored)) return stored
  const states = numbersFrom(stored.states)
  const ms = numbersFrom(stored.ms).values()
  return order.flatMap((questionId, place) => {
    const state = states[place] ?? 0
    if (state === 0) return []
    const answer = stored.answers[Math.floor((state - 1) / responseStatuses.length)] ?? null
    const status = responseStatuses[(state - 1) % responseStatuses.length] ?? 'not_answered'
    return [{ questionId, answer, status, ms: ms.next().value ?? 0 }]
  })
}

/** Scores of every question of the paper, in its order. */
export const compactScores = (scores: readonly QuestionScore[]): CompactScores => {
  const outcomes = new Map<string, { item: CompactScores['outcomes'][number]; place: number }>()
  const of = scores.map(({ verdict, units, maxUnits, remark }) =>
    placeIn(outcomes, remark ? [verdict, units, maxUnits, remark] : [verdict, units, maxUnits]),
  )
  return { outcomes: itemsOf(outcomes), of: numbersText(of) }
}

export const scoresFrom = (order: readonly string[], stored: StoredScores): QuestionScore[] => {
  if (Array.isArray(stored)) return stored
  return numbersFrom(stored.of).map((place, index) => {
    const [questionId, outcome] = [order[index], stored.outcomes[place]]
    if (questionId === undefined || !outcome) throw new RangeError('The scores are not of this paper.')
    const [verdict, units, maxUnits, remark] = outcome
    return { questionId, verdict, units, maxUnits, ...(remark && { remark }) }
  })
}

/** Entries in the order of their instants. */
export const compactIntegrity = (entries: readonly IntegrityEntry[]): CompactIntegrity => {
  let before = 0
  const numbers = entries
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ kind, at, ms }) => {
      const since = at - before
      before = at
      return [integrityKinds.indexOf(kind), since, ms]
    })
  return numbersText(numbers)
}

export const integrityFrom = (stored: StoredIntegrity): IntegrityEntry[] => {
  if (Array.isArray(stored)) return stored
  const numbers = numbersFrom(stored)
  let at = 0
  return Array.from({ length: numbers.length / 3 }, (_, index) => {
    const [kind = 0, since = 0, ms = 0] = numbers.slice(3 * index, 3 * index + 3)
    at += since
    return { kind: integrityKinds[kind] ?? 'window_left', at, ms }
  })
}
