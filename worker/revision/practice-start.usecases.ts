import { dateInIndia } from '../../domain/india.ts'
import { arranged, pickQuestions } from '../../domain/revision/picker.ts'
import { practiceLimits } from '../../domain/revision/practice-choices.ts'
import { practiceMarks } from '../../domain/revision/practice-marks.ts'
import type { PracticeItem, PracticeSource, PracticeSpec, StartPractice } from '../../domain/revision/practice.ts'
import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import type { Limit } from '../platform/limiter.ts'
import { limitCount } from '../platform/limits.ts'
import { cardContents } from './card-content.usecases.ts'
import { catchUp } from './catch-up.usecases.ts'
import { deckOf } from './deck.ts'
import { nearLevel, poolOf, practisable } from './practice-pool.usecases.ts'
import * as store from './practice.store.ts'
import type { CandidateRow } from './practice.store.ts'

/** Sessions that one student may start in an hour. */
const startLimit: Limit = { failures: 120, windowMs: 60 * 60_000 }

const minuteMs = 60_000

const unknown = (field: string) =>
  new AppError('practice.unknown', 422, 'There is no such exam, subject or topic.', { fields: { [field]: 'unknown' } })

/** Refuses names that do not exist; a topic belongs to one of the subjects, where there are some. */
const checkNames = async ({ db }: Services, { exam, subjects, topics }: PracticeSpec): Promise<void> => {
  const [names, exams] = await Promise.all([store.listTopics(db), store.listExamSlugs(db)])
  if (exam !== null && !exams.includes(exam)) throw unknown('exam')
  if (subjects.some((id) => !names.subjects.some((subject) => subject.id === id))) throw unknown('subjects')
  const offered = names.topics.filter(({ subject }) => subjects.length === 0 || subjects.includes(subject))
  if (topics.some((slug) => !offered.some((topic) => topic.slug === slug))) throw unknown('topics')
}

/** `question` is null for a card without one. */
type Chosen = { id: string; kind: PracticeItem['kind']; question: CandidateRow | null }

const chosenOf = (question: CandidateRow): Chosen => ({ id: question.questionId, kind: 'question', question })

const fromChoices = async (services: Services, userId: string, spec: PracticeSpec): Promise<Chosen[]> => {
  await checkNames(services, spec)
  const pool = await poolOf(services, userId, spec)
  const candidates = spec.pool === 'calibrated' ? await nearLevel(services, userId, pool, spec.count) : pool
  if (pool.length > 0 && candidates.length === 0)
    throw new AppError('practice.uncalibrated', 409, 'Too few questions have a measured level yet.')
  return pickQuestions(candidates, spec, services.random).map(chosenOf)
}

/** Questions by id, shown before, that the student may practise now; in the order of the ids. */
const fromIds = async (services: Services, userId: string, ids: readonly string[]): Promise<CandidateRow[]> => {
  if (ids.length === 0) return []
  const anywhere = { exam: null, subjects: [], topics: [], difficulties: [] }
  const rows = await practisable(services, userId, { ...anywhere, questionIds: ids }, 'shown')
  const byId = new Map(rows.map((row) => [row.questionId, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Mistakes that are read for a retake: some of them may not be practised now. */
const mostRead = 4 * practiceLimits.most

const fromMistakes = async (
  services: Services,
  userId: string,
  { attemptId, filter = {} }: Extract<PracticeSource, { from: 'mistakes' }>,
): Promise<Chosen[]> => {
  await catchUp(services, userId)
  const ids = await deckOf(services, userId).toRetake(attemptId, filter, mostRead)
  const rows = await fromIds(services, userId, ids)
  return arranged(rows.slice(0, practiceLimits.most), false).map(chosenOf)
}

/** Sittings that are looked through for a card that can be asked. */
const mostLooks = 5

const fromCards = async (services: Services, userId: string): Promise<Chosen[]> => {
  await catchUp(services, userId)
  return dueCards(services, userId, mostLooks)
}

/** Cards that are due, in their order; those whose question or item is not to be had now are due again tomorrow. */
const dueCards = async (services: Services, userId: string, looks: number): Promise<Chosen[]> => {
  const deck = deckOf(services, userId)
  const cards = await deck.next(services.now(), practiceLimits.most)
  const ofQuestions = cards.flatMap(({ id, kind }) => (kind === 'question' ? [id] : []))
  const [rows, contents] = await Promise.all([
    fromIds(services, userId, ofQuestions),
    cardContents(
      services,
      cards.filter(({ kind }) => kind !== 'question'),
    ),
  ])
  const chosen = [...rows.map(chosenOf), ...contents.map(({ id, kind }): Chosen => ({ id, kind, question: null }))]
  const byId = new Map(chosen.map((each) => [each.id, each]))
  const missing = cards.flatMap(({ id }) => (byId.has(id) ? [] : [id]))
  if (missing.length > 0) await deck.skipToday(missing, services.now())
  if (byId.size === 0 && missing.length > 0 && looks > 1) return dueCards(services, userId, looks - 1)
  return cards.flatMap(({ id }) => byId.get(id) ?? [])
}

const choose = (services: Services, userId: string, source: PracticeSource): Promise<Chosen[]> => {
  switch (source.from) {
    case 'choices':
      return fromChoices(services, userId, source)
    case 'mistakes':
      return fromMistakes(services, userId, source)
    case 'cards':
      return fromCards(services, userId)
  }
}

/** Items with their marks: of the chosen exam, or of the first exam that each question is for. */
const itemsOf = async (services: Services, chosen: readonly Chosen[], exam: string | null): Promise<PracticeItem[]> => {
  const patterns = await store.listPatterns(services.db)
  const today = dateInIndia(services.now())
  return chosen.map(({ id, kind, question }) => ({
    id,
    kind,
    questionVersionId: question?.questionVersionId ?? null,
    marks: question
      ? practiceMarks(patterns, exam ?? question.exams[0] ?? null, question.kind, today)
      : { correct: 0, wrong: 0 },
  }))
}

/** Time for a card without a question, milliseconds. */
const cardMs = 30_000

/** Time of a timed session: the authors' target times together, in whole minutes. */
const timeFor = (chosen: readonly Chosen[]): number =>
  Math.ceil(chosen.reduce((sum, { question }) => sum + (question?.targetMs ?? cardMs), 0) / minuteMs) * minuteMs

/**
 * Starts a session. Throws 422 for an exam, subject or topic that does not exist, 409 where no question matches or too
 * many sessions are open, 429 beyond 120 in an hour.
 */
export const startPractice = async (
  services: Services,
  userId: string,
  { mode, source }: StartPractice,
): Promise<{ sessionId: string }> => {
  await limitCount(services, `practice:${userId}`, startLimit)
  const chosen = await choose(services, userId, source)
  if (chosen.length === 0)
    throw new AppError('practice.empty', 409, 'No question matches.', { details: { from: source.from } })
  const exam = source.from === 'choices' ? source.exam : null
  const startedAt = services.now()
  const session = {
    id: services.newId('prs'),
    mode,
    source,
    items: await itemsOf(services, chosen, exam),
    startedAt,
    deadlineAt: mode === 'timed' ? startedAt + timeFor(chosen) : null,
  }
  if (!(await deckOf(services, userId).startSession(userId, session)))
    throw new AppError('practice.too_many_open', 409, 'Too many sessions are open: finish one first.', {
      details: { most: practiceLimits.mostOpen },
    })
  return { sessionId: session.id }
}
