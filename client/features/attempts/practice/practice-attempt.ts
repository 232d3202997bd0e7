import type { ResponseEvent } from '../../../../domain/attempts/contract.ts'
import { questionOrder } from '../../../../domain/attempts/palette.ts'
import type { Sample } from '../../../../domain/attempts/server-clock.ts'
import { setsAnswer } from '../../../../domain/attempts/acts.ts'
import { mergeResponses } from '../../../../domain/attempts/journal-merge.ts'
import { defaultDrainMs, drainEndsAt } from '../../../../domain/attempts/timing.ts'
import { sameAnswer } from '../../../../domain/questions/kinds/entered.ts'
import { paths } from '../../../../domain/paths.ts'
import type { PracticeProgress, PracticeView } from '../../../../domain/revision/practice-view.ts'
import { createAttemptClock } from '../controller/attempt-clock.ts'
import type { AttemptController, ControllerState, Finish } from '../controller/attempt-controller.ts'
import { createLoadedAnswers } from '../controller/loaded-answers.ts'
import { saidCertainties } from '../exam/certainty/said-certainties.ts'
import { createSnapshot } from '../controller/snapshot.ts'
import { submitUntilDone } from '../controller/submit.ts'
import { watchConnection } from '../controller/watch-connection.ts'
import type { AttemptRecord } from '../journal/journal-store.ts'
import type { Journal } from '../journal/open-journal.ts'
import { createSync } from '../journal/sync.ts'
import { schedule } from '../timers.ts'
import type { PracticeCalls } from './practice-calls.ts'

type Parts = {
  calls: PracticeCalls
  journal: Journal
  record: AttemptRecord
  view: PracticeView
  sample: Sample
  /** Releases the tab lock. */
  release: () => void
}

/** Grade that the student gives a card (ts-fsrs). */
export type Rating = NonNullable<ResponseEvent['rating']>

type Recorded = Parameters<AttemptController['record']>[0]

/** State of a page of practice beside the questions. */
export type Shown = Pick<PracticeProgress, 'explained' | 'grades'>

/** The interface of the exam screen to a session of practice, and what practice has beyond a test. */
export type PracticeController = AttemptController & {
  view: PracticeView
  /** Solutions and grades as the server sent them last. */
  shown(): Shown
  /** Grade that goes with the next answer to a card. */
  setGrade(questionId: string, rating: Rating): void
  /** Changes the grade of an answered card. */
  changeGrade(questionId: string, rating: Rating): void
  /** Stops writing, because another tab of this browser has taken the session over. */
  stepDown(): void
}

/** A session without a clock ends later than any page is open; a timer holds at most 24 days. */
const untimedMs = 20 * 86_400_000

/** Answers and revision in the form of an attempt's view; the server's time stands for a revision. */
const loadedView = ({ responses, serverNow }: Pick<PracticeProgress, 'responses' | 'serverNow'>) => ({
  responses,
  revision: serverNow,
  differences: [],
  evidence: [],
})

const onceOnline = (run: () => void) => {
  window.addEventListener('online', run)
  return () => window.removeEventListener('online', run)
}

/** An answer with the certainty that was said of it before, because only the first answer of `tutor` counts. */
const withCertainty = (attempt: AttemptController, change: Recorded): Recorded => {
  const said = saidCertainties(attempt).get(change.questionId)
  if (change.act !== 'answer' || !said || !sameAnswer(said.answer, change.answer)) return change
  said.isRecorded = true
  return { ...change, certainty: said.certainty }
}

/** An open session of practice: the journal of tests, without lease, sections and integrity notes. */
export const createPracticeAttempt = async (parts: Parts): Promise<PracticeController> => {
  const { calls, journal, view, sample, release } = parts
  const { store } = journal
  const { attemptId, userId } = parts.record
  let { record } = parts
  const [device, kept] = [await store.device(), await store.load(attemptId, userId)]
  const { paper } = view
  const deadlineAt = view.deadlineAt ?? view.serverNow + untimedMs
  const ratings = new Map<string, Rating>()
  const status = { submission: 'none' as ControllerState['submission'] }
  let shown: Shown = view
  let isOver = view.isOver

  const clock = createAttemptClock({ deadlineAt, timing: null }, sample, () => changed())
  const answers = createLoadedAnswers(loadedView(view), kept.events)
  const take = (progress: PracticeProgress, measured: Sample) => {
    clock.observe(measured)
    // Answers recorded meanwhile are newer than the reply.
    answers.replace(loadedView(progress), sync.unsent())
    shown = { explained: progress.explained, grades: progress.grades }
    isOver = progress.isOver
    changed()
    if (isOver && view.mode === 'timed') sync.hold('closed')
  }
  const sync = createSync({
    send: (batch, _extras, leaving) => calls.sync({ device, batch }, take, leaving),
    store: store.events(attemptId),
    now: clock.now,
    schedule,
    ...(view.deadlineAt !== null && { endOf: () => deadlineAt }),
  })
  const unsentIds = (): string[] => [
    ...new Set(
      sync
        .unsent()
        .filter(setsAnswer)
        .map(({ questionId }) => questionId),
    ),
  ]
  const state = (): ControllerState => ({
    ...sync.state(),
    durable: journal.durable(),
    ...clock.reading(),
    notes: [],
    uncounted: new Map(),
    unsent: unsentIds(),
    countedUntil: drainEndsAt({ deadlineAt, drainMs: defaultDrainMs }),
    loaded: answers.current(),
    device,
    ...status,
  })
  const snapshot = createSnapshot(state)
  const changed = () => snapshot.update()
  const unsubscribes = [sync.subscribe(changed), journal.subscribe(changed)]
  const refresh = () =>
    calls
      .view()
      .then(({ reply, sample: measured }) => take(reply, measured))
      .catch(() => undefined)
  const unwatch = watchConnection({
    onBack(slept) {
      if (!navigator.onLine) return
      const hadUnsent = sync.unsent().length > 0
      sync.wake()
      if (slept && !hadUnsent) void refresh()
    },
    onGone: () => sync.goneOffline(),
    onLeave: () => sync.leave(),
  })
  sync.start(kept.events, kept.lastSeq, kept.extras)

  const finish = async (): Promise<Finish> => {
    const result = await submitUntilDone({
      sync,
      submit: async () => {
        await calls.finish()
        return { receipt: '' }
      },
      onWait: (waits) => {
        status.submission = waits ? 'waiting' : 'sending'
        changed()
      },
      schedule,
      onceOnline,
    })
    if (result.kind === 'submitted') await store.forget(attemptId).catch(() => undefined)
    status.submission = 'none'
    changed()
    return result
  }
  let finishing: Promise<Finish> | null = null
  const order = questionOrder(paper)
  const spent = Object.values(mergeResponses(view.responses, kept.events))

  const controller: PracticeController = {
    id: `${attemptId}:${view.serverNow}`,
    attemptId,
    paper,
    language: record.language,
    path: paths.practiceSession(attemptId),
    view,
    restored: {
      entries: answers.current().entries,
      drafts: kept.drafts,
      spentMs: Object.fromEntries(spent.map(({ questionId, ms }) => [questionId, ms])),
      currentId: record.currentId && order.includes(record.currentId) ? record.currentId : (order[0] ?? ''),
      views: record.views,
    },
    online: true,
    isPractice: true,
    now: clock.now,
    record(change) {
      const { questionId, act } = change
      const rating = act === 'answer' ? ratings.get(questionId) : undefined
      void sync.record({ ...withCertainty(controller, change), ...(rating && { rating }) })
    },
    keepDraft: (questionId, answer) => void store.saveDraft(attemptId, questionId, answer).catch(() => undefined),
    remember(place) {
      record = { ...record, ...place }
      void store.saveRecord(record).catch(() => undefined)
    },
    leaveSection: () => undefined,
    pause: async () => false,
    resume: async () => false,
    note: () => undefined,
    state: snapshot.get,
    subscribe: snapshot.subscribe,
    shown: () => shown,
    setGrade: (questionId, rating) => void ratings.set(questionId, rating),
    changeGrade(questionId, rating) {
      void sync.record({ questionId, answer: null, status: 'answered', ms: 0, act: 'mark', rating })
    },
    finish() {
      finishing ??= finish().then((result) => {
        // Waits for the student, and is handed in again later.
        if (result.kind !== 'submitted' && result.kind !== 'closed') finishing = null
        return result
      })
      return finishing
    },
    close() {
      sync.leave()
      sync.stop()
      unwatch()
      for (const unsubscribe of unsubscribes) unsubscribe()
      release()
    },
    stepDown: () => sync.hold('stale'),
  }
  return controller
}
