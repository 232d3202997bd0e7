import type { PaperQuestion, Response } from '../../domain/attempts/contract.ts'
import { scoreQuestion } from '../../domain/results/scoring.ts'
import { practicePaper } from '../../domain/revision/practice-paper.ts'
import type { PracticeEvents, PracticeItem } from '../../domain/revision/practice.ts'
import type {
  ExplainedAnswer,
  ListedPractice,
  PracticeAck,
  PracticeProgress,
  PracticeSessions,
  PracticeView,
} from '../../domain/revision/practice-view.ts'
import { isExplained, isSessionOver, type SessionEvent } from '../../domain/revision/session-events.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import {
  practisedFacts,
  practisedQuestions,
  practisedSecrets,
  type PractisedFacts,
  type PractisedSecrets,
} from '../questions/practice.usecases.ts'
import { publicQuestion, type StoredQuestion } from '../../domain/questions/public.ts'
import { cardContents } from './card-content.usecases.ts'
import { deckOf } from './deck.ts'
import type { ScoredAnswer } from './deck/session-scores.ts'
import type { SessionState } from './deck/sessions.ts'
import * as store from './practice.store.ts'

/** Sessions that the lists show. */
const listed = 40

/** Questions, facts and keys of a session by id of the question's version. */
type Material = {
  questions: ReadonlyMap<string, StoredQuestion>
  facts: ReadonlyMap<string, PractisedFacts>
  secrets: ReadonlyMap<string, PractisedSecrets>
}

const versionsOf = (items: readonly PracticeItem[]): string[] =>
  items.flatMap(({ questionVersionId }) => questionVersionId ?? [])

const readMaterial = async (services: Services, items: readonly PracticeItem[]) => {
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
const settleAnswers = async (
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
const outdated = (state: SessionState, now: number, material: Material): SessionEvent[] => {
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
const explain = (state: SessionState, now: number, material: Material): ExplainedAnswer[] => {
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

const progressOf = (state: SessionState, now: number, material: Material): PracticeProgress => ({
  responses: state.responses,
  explained: explain(state, now, material),
  grades: state.grades,
  isOver: isSessionOver(state, now),
  serverNow: now,
})

const required = async (services: Services, userId: string, sessionId: string): Promise<SessionState> => {
  const state = await deckOf(services, userId).session(sessionId, services.now())
  if (!state) throw notFound()
  return state
}

/** A session with its questions, and the solutions that it shows now. Throws 404 for another student's. */
export const readPractice = async (services: Services, userId: string, sessionId: string): Promise<PracticeView> => {
  const found = await required(services, userId, sessionId)
  const now = services.now()
  const [material, names, cards] = await Promise.all([
    readMaterial(services, found.items),
    store.listTopics(services.db),
    cardContents(services, found.items),
  ])
  const state = await settleAnswers(services, userId, found, outdated(found, now, material), material)
  const { id, mode, source, startedAt, deadlineAt, finishedAt, items } = state
  const asked = new Set([...material.facts.values()].map(({ subject, topic }) => `${subject} ${topic}`))
  return {
    ...progressOf(state, now, material),
    sessionId: id,
    mode,
    source,
    startedAt,
    deadlineAt,
    finishedAt,
    paper: practicePaper({ sessionId: id, mode, source, items, startedAt, deadlineAt, cards, ...material }),
    cards,
    topics: names.topics.filter(({ subject, slug }) => asked.has(`${subject} ${slug}`)),
  }
}

/**
 * Saves events of a device and scores the answers that are explained at once. Throws 404 for another student's session,
 * 409 where a number of the device names another event, 422 beyond the events of a session.
 */
export const savePractice = async (
  services: Services,
  userId: string,
  sessionId: string,
  { device, batch }: PracticeEvents,
): Promise<PracticeAck> => {
  const now = services.now()
  const saved = await deckOf(services, userId).save(sessionId, { device, batch }, now)
  if (saved === 'missing') throw notFound()
  if (saved === 'conflict')
    throw new AppError('attempts.seq_conflict', 409, 'This number already names another answer of this device.')
  if (saved === 'full') throw new AppError('practice.full', 422, 'This session takes no more answers.')
  // The page knows the solutions of earlier answers; a save explains all again, so that another device's come too.
  const material = await readMaterial(services, isExplained(saved, now) ? answered(saved, now) : [])
  const state = await settleAnswers(services, userId, saved, saved.unscored, material)
  return { ...progressOf(state, now, material), ackSeq: batch.at(-1)?.seq ?? 0 }
}

/** Items whose solutions are shown. */
const answered = (state: SessionState, now: number): PracticeItem[] => {
  if (state.mode === 'timed' && isSessionOver(state, now)) return state.items
  const ids = new Set(state.standing.map(({ questionId }) => questionId))
  return state.items.filter(({ id }) => ids.has(id))
}

/** Ends a session; idempotent. Throws 404 for another student's. */
export const finishPractice = async (services: Services, userId: string, sessionId: string): Promise<void> => {
  if (!(await deckOf(services, userId).finish(sessionId, services.now()))) throw notFound()
  await scoreOver(services, userId, sessionId)
}

/** Scores what is left of a session that is over. */
const scoreOver = async (services: Services, userId: string, sessionId: string): Promise<void> => {
  const state = await required(services, userId, sessionId)
  if (state.unscored.length === 0) return
  const material = await readMaterial(services, state.items)
  await settleAnswers(services, userId, state, state.unscored, material)
}

/** Sessions to go on with, and those that are over, newest first. */
export const listPractice = async (services: Services, userId: string): Promise<PracticeSessions> => {
  const deck = deckOf(services, userId)
  const ended = (await deck.sessions(listed, services.now())).filter(
    ({ isOver, finishedAt }) => isOver && finishedAt === null,
  )
  for (const { sessionId } of ended) await finishPractice(services, userId, sessionId)
  const sessions = await deck.sessions(listed, services.now())
  const shown = sessions.map(({ isOver: _isOver, ...session }): ListedPractice => session)
  const isOpen = ({ finishedAt }: ListedPractice) => finishedAt === null
  return { open: shown.filter(isOpen), finished: shown.filter((session) => !isOpen(session)) }
}
