import { practicePaper } from '../../domain/revision/practice-paper.ts'
import type { PracticeEvents, PracticeItem } from '../../domain/revision/practice.ts'
import type {
  ListedPractice,
  PracticeAck,
  PracticeProgress,
  PracticeSessions,
  PracticeView,
} from '../../domain/revision/practice-view.ts'
import { isExplained, isSessionOver } from '../../domain/revision/session-events.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { cardContents } from './card-content.usecases.ts'
import { deckOf } from './deck.ts'
import type { SessionState } from './deck/sessions.ts'
import { explain, outdated, readMaterial, settleAnswers, type Material } from './practice-scoring.usecases.ts'
import * as store from './practice.store.ts'

/** Sessions that the lists show. */
const listed = 40

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
