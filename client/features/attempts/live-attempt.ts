import { saysAnswer } from '../../../domain/attempts/acts.ts'
import type {
  AttemptView,
  IntegrityEntry,
  Merged,
  Paper,
  Response,
  ResponseEvent,
  SyncAck,
  Timing,
} from '../../../domain/attempts/contract.ts'
import { mostNotes } from '../../../domain/attempts/integrity.ts'
import { mergeResponses } from '../../../domain/attempts/journal-merge.ts'
import { questionOrder, sectionOf, takenPaper } from '../../../domain/attempts/palette.ts'
import type { Sample } from '../../../domain/attempts/server-clock.ts'
import { defaultDrainMs, drainEndsAt } from '../../../domain/attempts/timing.ts'
import type { Journal } from './journal/open-journal.ts'
import type { AttemptRecord } from './journal/journal-store.ts'
import { createOutages } from './journal/outages.ts'
import { bodyOf } from './journal/batch-body.ts'
import { createSync } from './journal/sync.ts'
import type { AttemptCalls } from './journal/transport.ts'
import { createUncounted } from './journal/uncounted.ts'
import { createLiveClock } from './live-clock.ts'
import type { Loaded, AttemptController, ControllerState } from './attempt-controller.ts'
import { watchConnection } from './watch-connection.ts'

type Aids = typeof import('./live-aids.ts')
type View = Pick<
  AttemptView,
  'responses' | 'sections' | 'timing' | 'integrity' | 'revision' | 'differences' | 'evidence'
>

type LiveParts = {
  calls: AttemptCalls
  journal: Journal
  record: AttemptRecord
  view: View & { paper: Paper; deadlineAt: number }
  sample: Sample
  /** Releases the tab lock. */
  release: () => void
  /** True when everyone began at the same instant: requests that are not urgent are spread over the next seconds. */
  herd?: boolean | undefined
}

const after = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Spread of the first saves and of the channels after a common start. */
const herdMs = { firstSync: 5_000, channel: 30_000 }
/** Longest delay of a pause for unsent answers. */
const drainMs = 4_000
/** Mean interval at which a paused page without a channel asks whether the clock runs again. */
const stillMs = 20_000
const aidsRetryMs = 5_000
/** Assumed upper bound of a push's travel time, so its clock sample is right to half of it. */
const pushMs = 1_000

/** An attempt on the server, opened with what the server and this device hold of it. */
export const createLiveAttempt = async (parts: LiveParts) => {
  const { calls, journal, record: opened, view, sample, release, herd = false } = parts
  const { store } = journal
  const { attemptId, lease } = opened
  const device = await store.device()
  const { events, extras, drafts, lastSeq } = await store.load(attemptId, opened.userId)

  let record = opened
  let submission: ControllerState['submission'] = 'none'
  let noted: readonly IntegrityEntry[] = view.integrity
  let loaded: Loaded | null = null
  /** The newest revision that this page knows. */
  let revision = view.revision
  const uncounted = createUncounted(view.responses)
  const listeners = new Set<() => void>()
  const sync = createSync({
    send: async (batch, sent, leaving) => {
      const sentAt = clock.now()
      const outcome = await calls.sync({ lease, device, ...bodyOf(batch, sent) }, clock.observe, leaving)
      if (outcome.kind === 'unreachable') outages.lost(sentAt)
      else outages.back()
      if (outcome.kind === 'acked') heard(batch, outcome.ack)
      else if ('merged' in outcome && outcome.merged) {
        // Another device writes: load the answers that count now.
        heardOf(batch, outcome.merged)
        void remeasure()
      }
      // A pause that no push announced: load the stopped clock, which covers the screen.
      if (outcome.kind === 'paused' && !stands()) void remeasure()
      return outcome
    },
    store: store.events(attemptId),
    now: () => clock.now(),
    endOf(questionId) {
      const { timing, deadlineAt } = clock.reading()
      const span = timing?.spans?.find(({ sectionId }) => sectionId === sectionOf(view.paper, questionId))
      return span?.endsAt ?? deadlineAt
    },
    schedule: after,
    firstAfterMs: herd ? Math.random() * herdMs.firstSync : 0,
  })

  const state = (): ControllerState => ({
    ...sync.state(),
    kept: journal.durable(),
    ...clock.reading(),
    noted,
    uncounted: uncounted.reasons(),
    waiting: [
      ...new Set(
        sync
          .waiting()
          .filter(saysAnswer)
          .map(({ questionId }) => questionId),
      ),
    ],
    countedUntil: drainEndsAt({
      deadlineAt: clock.reading().deadlineAt,
      drainMs: view.paper.drainMs ?? defaultDrainMs,
    }),
    loaded,
    device,
    submission,
  })
  const changed = () => {
    snapshot = state()
    for (const listener of listeners) listener()
  }
  const clock = createLiveClock({ deadlineAt: view.deadlineAt, timing: view.timing }, sample, () => changed())
  let snapshot = state()
  const note = (entry: IntegrityEntry) => {
    if (noted.length >= mostNotes) return
    noted = [...noted, entry]
    void sync.recordExtra({ key: `note:${entry.at}:${entry.kind}`, note: entry })
    changed()
  }
  const outages = createOutages(() => clock.now(), note)
  const stands = () => clock.reading().timing?.pausedAt != null
  const take = (reading: { deadlineAt: number; timing: Timing | null }) => {
    const stood = stands()
    clock.take(reading)
    // Answers refused during the pause are sent now.
    if (stood && !stands()) sync.wake()
  }
  let channel: ReturnType<Aids['openChannel']> | null = null
  let loadsOutcome = false
  let closed = false
  const hasEnded = () => closed || sync.state().hold !== null
  const unsubscribe = sync.subscribe(() => {
    if (hasEnded()) channel?.close()
    // Closed by another device or the server: load the outcome of this device's answers.
    if (sync.state().hold === 'closed' && !loadsOutcome) {
      loadsOutcome = true
      void loadUntilThere()
    }
    changed()
  })

  /**
   * Loads the attempt again: clock, deadline and the answers of other devices. False when the server was not reached.
   */
  const remeasure = async (): Promise<boolean> => {
    try {
      const { reply, sample: measured } = await calls.view()
      clock.observe(measured)
      // A reply overtaken by a save is older than this page.
      if (reply.revision >= revision) loaded = loadedOf(reply, sync.waiting())
      revision = Math.max(revision, reply.revision)
      take({ deadlineAt: reply.deadlineAt ?? clock.reading().deadlineAt, timing: reply.timing })
      return true
    } catch {
      // Offline: the next save measures the clock again.
      return false
    }
  }
  /** After the end no save will ask again, so this retries until it succeeds. */
  const loadUntilThere = async (): Promise<void> => {
    if ((await remeasure()) || closed) return
    await wait(aidsRetryMs)
    return loadUntilThere()
  }
  /** Records what was stored. True when another device has saved in between. */
  const heardOf = (batch: ResponseEvent[], stored: Merged): boolean => {
    if (uncounted.heard(batch, stored)) changed()
    const isMissing = stored.revision > revision + 1
    revision = Math.max(revision, stored.revision)
    return isMissing
  }
  /** Applies an acknowledgement. A new deadline means extra time or a pause. */
  const heard = (batch: ResponseEvent[], ack: SyncAck) => {
    const isMissing = heardOf(batch, ack)
    const { deadlineAt, timing } = ack
    if (timing) take({ deadlineAt, timing })
    if (isMissing || (!timing && deadlineAt !== Math.round(clock.reading().deadlineAt))) void remeasure()
  }
  const pushed: Parameters<Aids['openChannel']>[2] = {
    onTiming(timing, serverNow) {
      const receivedAt = performance.now()
      clock.observe({ serverNow, sentAt: receivedAt - pushMs, receivedAt })
      take({ deadlineAt: timing.deadlineAt, timing })
    },
    // The reply to the next save says what exactly happened; this makes it come at once.
    onCall: () => {
      sync.wake()
      void remeasure()
    },
  }
  /** Retries for as long as the page is open; never resolves after that. */
  const fetchAids = (): Promise<Aids> =>
    import('./live-aids.ts').catch(async () => {
      await wait(aidsRetryMs)
      return closed ? new Promise<Aids>(() => undefined) : fetchAids()
    })
  const unfollow = journal.subscribe(changed)
  const unwatch = watchConnection({
    onBack: (slept) => {
      if (!navigator.onLine) return
      // With unsent events the next reply tells whether the connection is back.
      if (sync.waiting().length === 0) outages.back()
      sync.wake()
      if (slept || stands()) void remeasure()
    },
    onGone() {
      outages.lost(clock.now())
      sync.goneOffline()
    },
    onLeave: () => sync.leave(),
  })
  const asking = setInterval(
    () => {
      if (stands() && !channel?.listens()) void remeasure()
    },
    stillMs * (0.5 + Math.random()),
  )

  const entriesOf = (responses: Record<string, Response>): Loaded['entries'] =>
    Object.fromEntries(
      Object.values(responses).map(({ questionId, status, answer }) => [questionId, { status, answer }]),
    )
  const loadedOf = (
    { responses, differences, evidence }: Pick<View, 'responses' | 'differences' | 'evidence'>,
    waiting: readonly ResponseEvent[],
  ): Loaded => ({ entries: entriesOf(mergeResponses(responses, waiting)), differences, evidence })

  const merged = mergeResponses(view.responses, events)
  loaded = loadedOf(view, events)
  const paper = takenPaper(view.paper, view.sections)
  const order = questionOrder(paper)
  clock.keepLeaves(extras.flatMap((extra) => ('leave' in extra ? [extra.leave] : [])))
  sync.start(events, lastSeq, extras)
  // Unsent events of an earlier page may conflict with another device's answers.
  if (events.length > 0) void sync.drain(drainMs).then(remeasure)
  const aids = fetchAids()
  void aids.then(({ openChannel, preloadImages }) => {
    if (hasEnded()) return
    preloadImages(paper)
    channel = openChannel(attemptId, lease, pushed, herd ? Math.random() * herdMs.channel : 0)
  })
  const setPaused = async (paused: boolean): Promise<boolean> => {
    try {
      // Answers from before the pause are sent first.
      if (paused) await sync.drain(drainMs)
      const timing = await calls.setPaused(lease, paused)
      take({ deadlineAt: timing.deadlineAt, timing })
      return true
    } catch {
      return false
    }
  }
  let finishing: ReturnType<AttemptController['finish']> | null = null

  const attempt: AttemptController & { stepDown(): void } = {
    id: lease,
    attemptId,
    paper,
    language: record.language,
    kept: {
      entries: loaded.entries,
      drafts,
      spentMs: Object.fromEntries(Object.values(merged).map(({ questionId, ms }) => [questionId, ms])),
      currentId: record.currentId && order.includes(record.currentId) ? record.currentId : (order[0] ?? ''),
      views: record.views,
    },
    online: true,
    now: () => clock.now(),
    record: (change) => void sync.record(change),
    keepDraft: (questionId, answer) => void store.saveDraft(attemptId, questionId, answer).catch(() => undefined),
    remember(place) {
      record = { ...record, ...place }
      void store.saveRecord(record).catch(() => undefined)
    },
    leaveSection(sectionId) {
      const leave = { sectionId, at: clock.leave(sectionId) }
      void sync.recordExtra({ key: `leave:${sectionId}`, leave })
    },
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    note,
    state: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    finish() {
      const isOver = () => clock.now() >= clock.reading().deadlineAt
      const timeIsOver = isOver()
      // Waits out the clock's uncertainty, so that no test is handed in before its deadline.
      finishing ??= Promise.all([aids, wait(clock.untilSureMs())])
        .then(([{ submitUntilDone }]) =>
          submitUntilDone({
            sync,
            submit: () => calls.submit(lease, record.submissionId, timeIsOver),
            async goesOn(anew) {
              if (timeIsOver && anew) await remeasure()
              return timeIsOver && !isOver()
            },
            onWait(waits) {
              submission = waits ? 'waiting' : 'sending'
              changed()
            },
            schedule: after,
            onBack(run) {
              window.addEventListener('online', run)
              return () => window.removeEventListener('online', run)
            },
          }),
        )
        .then(async (finish) => {
          if (finish.kind === 'submitted' || finish.kind === 'closed') channel?.close()
          if (uncounted.reasons().size > 0) void loadUntilThere()
          if (finish.kind === 'submitted') await store.forget(attemptId).catch(() => undefined)
          else if (finish.kind !== 'closed') finishing = null
          submission = 'none'
          changed()
          return finish
        })
      return finishing
    },
    close() {
      closed = true
      sync.leave()
      sync.stop()
      unsubscribe()
      unfollow()
      unwatch()
      clearInterval(asking)
      channel?.close()
      release()
    },
    /** Another tab of this browser has taken the attempt over. */
    stepDown: () => sync.hold('stale'),
  }
  return attempt
}
