import type { PaperQuestion, Response } from '../../domain/attempts/contract.ts'
import { publicQuestion, type StoredQuestion } from '../../domain/questions/public.ts'
import { scoreQuestion } from '../../domain/results/scoring.ts'
import type { PracticeItem } from '../../domain/revision/practice.ts'
import type { ExplainedAnswer } from '../../domain/revision/practice-view.ts'
import { isExplained, type SessionEvent } from '../../domain/revision/session-events.ts'
import type { Services } from '../platform/context.ts'
import {
  practisedFacts,
  practisedQuestions,
  practisedSecrets,
  type PractisedFacts,
  type PractisedSecrets,
} from '../questions/practice.usecases.ts'
import { deckOf } from './deck.ts'
import type { ScoredAnswer } from './deck/session-scores.ts'
import type { SessionState } from './deck/sessions.ts'

/** Questions, facts and keys of a session by id of the question's version. */
export type Material = {
  questions: ReadonlyMap<string, StoredQuestion>
  facts: ReadonlyMap<string, PractisedFacts>
  secrets: ReadonlyMap<string, PractisedSecrets>
}

const versionsOf = (items: readonly PracticeItem[]): string[] =>
  items.flatMap(({ questionVersionId }) => questionVersionId ?? [])

/** Reads the questions of some items with their passages, facts and keys. */
export const readMaterial = async (services: Services, items: readonly PracticeItem[]) => {
  const ids = versionsOf(items)
  const [{ questions, passages }, facts, secrets] = await Promise.all([
    practisedQuestions(services, ids),
    practisedFacts(services, ids),
    practisedSecrets(services, ids),
  ])
  return { questions, passages, facts, secrets }
}

/** Score of an item, or null where its question no longer exists. */
const scoreItem = (item: PracticeItem, response: Response | undefined, material: Material): ExplainedAnswer | null => {
  const { questionVersionId: id, marks } = item
  if (id === null) return null
  const [stored, facts, secret] = [material.questions.get(id), material.facts.get(id), material.secrets.get(id)]
  if (!stored || !facts || !secret) return null
  const question: PaperQuestion = publicQuestion(stored, marks)
  const given = response?.answer ? { ...response, status: 'answered' as const } : undefined
  const { verdict, units, maxUnits } = scoreQuestion(question, secret, given, true)
  const { key, outcome, alternatives, solution, reasons } = secret
  const { subject, topic, difficulty, targetMs } = facts
  return {
    questionId: item.id,
    verdict,
    units,
    maxUnits,
    ms: response?.ms ?? 0,
    key,
    outcome,
    alternatives,
    solution,
    reasons,
    subject,
    topic,
    difficulty,
    targetMs,
    answer: given?.answer ?? null,
    certainty: null,
  }
}

const responseOf = ({ questionId, answer, status, at, ms }: SessionEvent): Response => ({
  questionId,
  answer,
  status,
  at,
  ms,
})

/** Scored form of an answer that stands; null where its question no longer exists. */
const scoredOf = (item: PracticeItem, event: SessionEvent, material: Material): ScoredAnswer | null => {
  if (item.questionVersionId === null) {
    const verdict = event.rating === 1 ? 'wrong' : 'correct'
    const card = { subject: '', topic: '', difficulty: 'medium' as const, excerpt: { en: '', hi: '' }, targetMs: 0 }
    return {
      ...card,
      questionId: item.id,
      kind: item.kind,
      questionVersionId: '',
      verdict,
      units: 0,
      maxUnits: 0,
      event,
    }
  }
  const scored = scoreItem(item, responseOf(event), material)
  const facts = material.facts.get(item.questionVersionId)
  if (!scored || !facts) return null
  const { verdict, units, maxUnits } = scored
  const { subject, topic, difficulty, targetMs, excerpt } = facts
  return {
    questionId: item.id,
    kind: item.kind,
    questionVersionId: item.questionVersionId,
    event,
    subject,
    topic,
    difficulty,
    targetMs,
    excerpt,
    verdict,
    units,
    maxUnits,
  }
}

/** Scores some answers of a session by the keys in force and stores them; the state after that. */
export const settleAnswers = async (
  services: Services,
  userId: string,
  state: SessionState,
  events: readonly SessionEvent[],
  material: Material,
): Promise<SessionState> => {
  const itemOf = new Map(state.items.map((item) => [item.id, item]))
  const scored = events.flatMap((event) => {
    const item = itemOf.get(event.questionId)
    return (item && scoredOf(item, event, material)) ?? []
  })
  if (scored.length === 0) return state
  return (await deckOf(services, userId).settle(state.id, scored, services.now())) ?? state
}

/** Answers that are not scored, and those that the keys in force score otherwise than before. */
export const outdated = (state: SessionState, now: number, material: Material): SessionEvent[] => {
  if (!isExplained(state, now)) return []
  const known = new Map(state.scored.map((score) => [score.questionId, score]))
  const itemOf = new Map(state.items.map((item) => [item.id, item]))
  const changed = state.standing.filter((event) => {
    const before = known.get(event.questionId)
    const item = itemOf.get(event.questionId)
    const scored = before && item && scoreItem(item, responseOf(event), material)
    return scored && (scored.verdict !== before.verdict || scored.units !== before.units)
  })
  return [...new Set([...state.unscored, ...changed])]
}

/** Answers with keys and solutions, as far as the session shows them now. */
export const explain = (state: SessionState, now: number, material: Material): ExplainedAnswer[] => {
  if (!isExplained(state, now)) return []
  const standing = new Map(state.standing.map((event) => [event.questionId, event]))
  const isWhole = state.mode === 'timed'
  return state.items.flatMap((item) => {
    const event = standing.get(item.id)
    if (!event && !isWhole) return []
    const explained = scoreItem(item, event && responseOf(event), material)
    return explained ? [{ ...explained, certainty: event?.certainty ?? null }] : []
  })
}
