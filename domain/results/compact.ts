import {
  integrityKinds,
  responseStatuses,
  type Answer,
  type IntegrityEntry,
  type Response,
} from '../attempts/contract.ts'
import { certainties } from '../revision/certainty.ts'
import type { GivenResponse, QuestionScore, ScoreRemark, Verdict } from './contract.ts'
import { numbersFrom, numbersText } from './number-text.ts'

/**
 * Stored form of a result, at most 2 kB with its indexes: by position in the paper instead of question id, repeated
 * values written once, numbers as `numbersText`. Everything else of an attempt is in its response log.
 */

/**
 * `states` has 0 for a question never opened, else 1 + 4 x index in `answers` + status. `ms` and `certainties` are of
 * the opened ones alone; the latter has 0 without a certainty, else 1 + its index, and is absent where none was said.
 */
export type CompactResponses = { answers: Answer[]; states: string; ms: string; certainties?: string }

/** `of` is the index in `outcomes` of each question. */
export type CompactScores = {
  outcomes: [verdict: Verdict, units: number, maxUnits: number, remark?: ScoreRemark][]
  of: string
}

/** Kind, milliseconds since the previous entry, and duration of each entry. */
export type CompactIntegrity = string

/** Rows of the earlier form hold the lists themselves, until the task `result_compaction` has rewritten them. */
export type InlineResponses = CompactResponses | Response[]
/** Responses too long for a row are in a file of R2. */
export type StoredResponses = InlineResponses | { file: string }
export type StoredScores = CompactScores | QuestionScore[]
export type StoredIntegrity = CompactIntegrity | IntegrityEntry[]

/** Index of an item in a list of distinct ones; adds it where it is new. */
const placeIn = <Item>(distinct: Map<string, { item: Item; place: number }>, item: Item): number => {
  const text = JSON.stringify(item)
  const known = distinct.get(text) ?? { item, place: distinct.size }
  distinct.set(text, known)
  return known.place
}

const itemsOf = <Item>(distinct: ReadonlyMap<string, { item: Item }>): Item[] =>
  [...distinct.values()].map(({ item }) => item)

/** `order` are the question ids of the paper. Responses to other questions are dropped, as scoring drops them. */
export const compactResponses = (order: readonly string[], responses: readonly GivenResponse[]): CompactResponses => {
  const byQuestion = new Map(responses.map((response) => [response.questionId, response]))
  const opened = order.map((id) => byQuestion.get(id))
  const answers = new Map<string, { item: Answer; place: number }>()
  const states = opened.map((response) =>
    response
      ? 1 + responseStatuses.length * placeIn(answers, response.answer) + responseStatuses.indexOf(response.status)
      : 0,
  )
  const visited = opened.filter((response) => response !== undefined)
  const said = visited.map(({ certainty }) => (certainty ? 1 + certainties.indexOf(certainty) : 0))
  return {
    answers: itemsOf(answers),
    states: numbersText(states),
    ms: numbersText(visited.map(({ ms }) => ms)),
    ...(said.some(Boolean) && { certainties: numbersText(said) }),
  }
}

/** Responses by place in the paper; undefined for a question never opened. */
export const placedResponses = (
  order: readonly string[],
  stored: InlineResponses,
): readonly (GivenResponse | undefined)[] => {
  if (Array.isArray(stored)) {
    const byQuestion = new Map(stored.map((response) => [response.questionId, response]))
    return order.map((questionId) => byQuestion.get(questionId))
  }
  const states = numbersFrom(stored.states)
  const ms = numbersFrom(stored.ms).values()
  const said = stored.certainties === undefined ? undefined : numbersFrom(stored.certainties).values()
  return order.map((questionId, place) => {
    const state = states[place] ?? 0
    if (state === 0) return undefined
    const answer = stored.answers[Math.floor((state - 1) / responseStatuses.length)] ?? null
    const status = responseStatuses[(state - 1) % responseStatuses.length] ?? 'not_answered'
    const certainty = certainties[(said?.next().value ?? 0) - 1]
    return { questionId, answer, status, ms: ms.next().value ?? 0, ...(certainty && { certainty }) }
  })
}

/** Responses in the order of the paper. */
export const responsesFrom = (order: readonly string[], stored: InlineResponses): GivenResponse[] =>
  Array.isArray(stored) ? stored : placedResponses(order, stored).filter((response) => response !== undefined)

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

/** Entries sorted by their instants. */
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
