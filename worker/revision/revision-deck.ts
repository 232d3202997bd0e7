import { DurableObject } from 'cloudflare:workers'
import type { ResponseEvent } from '../../domain/attempts/contract.ts'
import { dateInIndia } from '../../domain/india.ts'
import type { FitRow } from '../../domain/revision/review-fit.ts'
import type { LevelCount } from '../../domain/results/coach/calibration.ts'
import type { DeckSettings } from '../../domain/revision/contract.ts'
import type { LearntAttempt } from '../../domain/revision/learnt.ts'
import type { MistakeKind } from '../../domain/revision/mistake-kinds.ts'
import type { MistakeFilter } from '../../domain/revision/mistake-query.ts'
import type { PracticeDay } from '../../domain/revision/progress.ts'
import { emptyCounts, type QueueCounts } from '../../domain/revision/queue.ts'
import type { Bindings } from '../env.ts'
import type { Cursor } from '../platform/paging.ts'
import { putOff, amnestyPlan, spreadBacklog, takeBack } from './deck/amnesty.ts'
import {
  addCards,
  listCards,
  setAside,
  suspendedCards,
  topicsOfCards,
  withoutCard,
  type AddedCard,
} from './deck/card-list.ts'
import { saveEvents, settle, type Saved, type ScoredAnswer } from './deck/session-scores.ts'
import {
  finishSession,
  listSessions,
  sessionState,
  startSession,
  type ListedSession,
  type NewSession,
  type SessionState,
} from './deck/sessions.ts'
import { fitSince } from './deck/review-fit.ts'
import { certaintyCounts } from './deck/certainty.ts'
import { hasAnswered } from './deck/answered.ts'
import { missedIn, practised, ratedAnswers, type Practised } from './deck/practised.ts'
import { copyPage, type CopiedPage, type CopyPlace } from './deck/copy.ts'
import { DeckStore } from './deck/deck.store.ts'
import { askableMistakes, bookSummary, chooseKind, emptyPage, mistakePage, type MistakePage } from './deck/mistakes.ts'
import { mistakesOf } from './deck/mistake-rows.ts'
import { deleteNote, hasNote, notesOfSource, writeNote, type NewNote } from './deck/notes.ts'
import { notesPage, type NotesPage } from './deck/note-rows.ts'
import { applyChanges, type CardChange, type KnownToDeck } from './deck/card-changes.ts'
import { knownAttempts, learn } from './deck/learning.ts'
import { nextCards, queueCounts, skipToday } from './deck/queue.ts'
import { keepInForce } from './deck/reviewing.ts'
import {
  deckProgress,
  firstResults,
  noProgress,
  practiceDays,
  takeUncounted,
  topicsOfExam,
  type DeckProgress,
} from './deck/progress.ts'

const emptyOverview = {
  ...emptyCounts,
  plan: null,
  spread: 0,
  topics: [],
  suspended: { dropped: 0, stale: 0, aside: 0 },
}

/**
 * A student's deck, named by the user's id: own answers, cards of revision, practice and notes. Each verb is a function
 * of deck/; this class makes the storage at the first write. A deck that was never written answers as an empty one.
 */
export class RevisionDeck extends DurableObject<Bindings> {
  readonly #store: DeckStore

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    this.#store = new DeckStore(ctx.storage)
    if (this.#store.isMade) void ctx.blockConcurrencyWhile(() => this.#store.migrate())
  }

  /** Attempts and changes of cards that the deck has read. */
  known(): KnownToDeck {
    const { isMade, changesSeen } = this.#store
    return { isMade, attempts: isMade ? knownAttempts(this.#store) : [], changesSeen }
  }

  /** Takes changes of cards over; `seen`: number of the last that there is. */
  applyChanges(changes: CardChange[], seen: number): void {
    if (this.#store.isMade) applyChanges(this.#store, changes, seen)
  }

  /** Takes answers of released attempts over; idempotent. */
  async learn(userId: string, attempts: LearntAttempt[]): Promise<void> {
    await this.#make(userId)
    learn(this.#store, attempts)
  }

  /** Cards in numbers, with what the deck has read: all that a page needs where nothing is new. */
  glance(now: number): { known: KnownToDeck; counts: QueueCounts } {
    return { known: this.known(), counts: this.counts(now) }
  }

  counts(now: number): QueueCounts {
    return this.#asOf(now) ? queueCounts(this.#store, now) : emptyCounts
  }

  /** Everything that the page of revision shows. `savedIds`: questions that the student bookmarked. */
  overview(now: number, savedIds: string[]) {
    const { settings } = this.#store
    if (!this.#asOf(now)) return { ...emptyOverview, settings, savedLeft: savedIds.length }
    const store = this.#store
    return {
      ...queueCounts(store, now),
      settings,
      plan: amnestyPlan(store, now),
      spread: putOff(store, now),
      topics: topicsOfCards(store, now),
      suspended: suspendedCards(store),
      savedLeft: withoutCard(store, savedIds).length,
    }
  }

  cards(page: Parameters<typeof listCards>[1]): ReturnType<typeof listCards> {
    return this.#asOf(page.now) ? listCards(this.#store, page) : { rows: [], count: 0 }
  }

  /** Cards of the next sitting. */
  next(now: number, limit: number) {
    return this.#asOf(now) ? nextCards(this.#store, now, limit) : []
  }

  /** Moves cards that cannot be asked today to tomorrow. */
  skipToday(cardIds: string[], now: number): void {
    if (this.#store.isMade) skipToday(this.#store, cardIds, now)
  }

  /** Spreads the backlog over the next days. Returns the number of cards that moved. */
  spread(now: number): number {
    return this.#asOf(now) ? spreadBacklog(this.#store, now) : 0
  }

  /** Takes amnesties back. */
  takeBack(now: number): void {
    if (this.#asOf(now)) takeBack(this.#store)
  }

  /** Adds cards; false beyond the limit. */
  async add(userId: string, added: AddedCard[], now: number): Promise<boolean> {
    await this.#make(userId)
    return this.#asOf(now) && addCards(this.#store, added, now)
  }

  /** Ids of questions that are no cards. */
  withoutCard(ids: string[]): string[] {
    return this.#store.isMade ? withoutCard(this.#store, ids) : ids
  }

  /** Sets a card aside or back; false where that is not possible. */
  setAside(cardId: string, isAside: boolean): boolean {
    return this.#store.isMade && setAside(this.#store, cardId, isAside)
  }

  /** Days with answers of the last year, oldest first. */
  practiceDays(now: number): PracticeDay[] {
    return this.#store.isMade ? practiceDays(this.#store, now) : []
  }

  /** Answers by topic and day, and the attempts of tests. */
  progress(now: number): DeckProgress {
    return this.#store.isMade ? deckProgress(this.#store, now) : noProgress
  }

  /** Mocks of a pattern that were not counted among all students' yet; each is returned once. */
  takeUncounted(presetId: string, attemptIds: string[]): ReturnType<typeof takeUncounted> {
    return this.#store.isMade ? takeUncounted(this.#store, presetId, attemptIds) : { attemptIds: [], isFirst: false }
  }

  /** Topics of an exam, and the results from which its score is predicted. */
  ofExam(examId: string) {
    if (!this.#store.isMade) return { topics: [], results: [] }
    return { topics: topicsOfExam(this.#store, examId), results: firstResults(this.#store, examId) }
  }

  /** False where the student has as many open sessions as can be. */
  async startSession(userId: string, session: NewSession): Promise<boolean> {
    await this.#make(userId)
    return startSession(this.#store, session)
  }

  session(sessionId: string, now: number): SessionState | null {
    return this.#store.isMade ? sessionState(this.#store, sessionId, now) : null
  }

  /** Adds events of a device; the state after them, or the reason why none was added. */
  save(
    sessionId: string,
    sent: { device: string; batch: ResponseEvent[] },
    now: number,
  ): SessionState | Exclude<Saved, 'saved'> {
    if (!this.#store.isMade) return 'missing'
    const saved = saveEvents(this.#store, sessionId, sent, now)
    return saved === 'saved' ? (sessionState(this.#store, sessionId, now) ?? 'missing') : saved
  }

  settle(sessionId: string, scored: ScoredAnswer[], now: number): SessionState | null {
    if (!this.#store.isMade) return null
    settle(this.#store, sessionId, scored)
    return sessionState(this.#store, sessionId, now)
  }

  finish(sessionId: string, now: number): boolean {
    return this.#store.isMade && finishSession(this.#store, sessionId, now)
  }

  sessions(limit: number, now: number): ListedSession[] {
    return this.#store.isMade ? listSessions(this.#store, limit, now) : []
  }

  /** Questions that the student has answered, by what a quiz chooses from them. */
  practised(): Practised {
    return this.#store.isMade ? practised(this.#store) : { seen: [], wrong: [] }
  }

  /** Own answers, from which the level of the student is computed. */
  rated(): ReturnType<typeof ratedAnswers> {
    return this.#store.isMade ? ratedAnswers(this.#store) : []
  }

  /** Questions that an attempt shows to be wrong; without one those of the mistake book, the last miss first. */
  toRetake(attemptId: string | null, filter: MistakeFilter, limit: number): string[] {
    if (!this.#store.isMade) return []
    return attemptId === null ? askableMistakes(this.#store, filter, limit) : missedIn(this.#store, attemptId, limit)
  }

  settings(): DeckSettings {
    return this.#store.settings
  }

  async setSettings(userId: string, settings: DeckSettings, now: number): Promise<void> {
    await this.#make(userId)
    this.#store.setSettings(settings)
    keepInForce(this.#store, now)
  }

  /** Sums of how well reviews were predicted, of days that were not taken before: at most once a day. */
  takeFit(now: number): FitRow[] {
    const { kv } = this.ctx.storage
    const today = dateInIndia(now)
    const from = kv.get<string>('fitFrom') ?? null
    if (!this.#store.isMade || from === today) return []
    kv.put('fitFrom', today)
    return fitSince(this.#store, from, now)
  }

  async setCertainty(userId: string, certainty: boolean): Promise<void> {
    await this.#make(userId)
    this.#store.setSettings({ ...this.#store.settings, certainty })
  }

  /** The switch of certainty, and how often answers of each level since an instant were right. */
  certaintyOf(since: number): { certainty: boolean; counts: LevelCount[] } {
    const counts = this.#store.isMade ? certaintyCounts(this.#store, since) : []
    return { certainty: this.#store.settings.certainty, counts }
  }

  /** A page of the mistake book, one more than `limit`, and the book in numbers. */
  mistakes(filter: MistakeFilter, cursor: Cursor | null, limit: number): MistakePage {
    if (!this.#store.isMade) return emptyPage
    const { rows, ...counts } = mistakePage(this.#store, filter, cursor, limit)
    return { mistakes: mistakesOf(this.#store, rows), ...counts, summary: bookSummary(this.#store) }
  }

  /** False where the question was never missed. */
  chooseKind(questionId: string, kind: MistakeKind | null): boolean {
    return this.#store.isMade && chooseKind(this.#store, questionId, kind)
  }

  /** A page of notes, one more than `limit`, with the number of all that match and the ids of all. */
  notes(words: string, cursor: Cursor | null, limit: number): NotesPage {
    return this.#store.isMade ? notesPage(this.#store, words, cursor, limit) : { noted: [], count: 0, ids: [] }
  }

  notesOf(sourceId: string): Record<string, string> {
    return this.#store.isMade ? notesOfSource(this.#store, sourceId) : {}
  }

  /** True where the student has seen the solution of the question, or has a note on it. */
  mayNote(questionId: string): boolean {
    return this.#store.isMade && (hasAnswered(this.#store, questionId) || hasNote(this.#store, questionId))
  }

  /** False where there are as many notes as can be kept. */
  async writeNote(userId: string, note: NewNote): Promise<boolean> {
    await this.#make(userId)
    return writeNote(this.#store, note)
  }

  /** Returns the deleted text; null without a note. */
  deleteNote(questionId: string): string | null {
    return this.#store.isMade ? deleteNote(this.#store, questionId) : null
  }

  /** A page of the copy of the student's data. */
  copy(from: CopyPlace, limit: number): CopiedPage {
    return copyPage(this.#store, from, limit)
  }

  /** Deletes everything, after the student's account is deleted. */
  async erase(): Promise<void> {
    await this.#store.erase()
  }

  /** Brings the dates of the cards to the exam date in force; false for a deck that was never written. */
  #asOf(now: number): boolean {
    if (this.#store.isMade) keepInForce(this.#store, now)
    return this.#store.isMade
  }

  async #make(userId: string): Promise<void> {
    if (!this.#store.isMade) await this.ctx.blockConcurrencyWhile(() => this.#store.migrate())
    this.#store.claim(userId)
  }
}
