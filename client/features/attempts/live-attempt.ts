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
  /** Lets go of the tab's lock. */
  release: () => void
  /** Whether everyone began in this very moment: then what is not urgent is spread over the next seconds. */
  herd?: boolean | undefined
}

const after = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Over how long a herd's first saves and its channels are spread. */
const herdMs = { firstSync: 5_000, channel: 30_000 }
/** How long unsent answers may hold up a pause. */
const drainMs = 4_000
/** How often a page that nobody tells anything asks whether the clock still stands. */
const stillMs = 20_000
const aidsRetryMs = 5_000
/** A push took so long at the most: its time is right to within half of it. */
const pushMs = 1_000

/** A real attempt, opened with what the server and this device hold of it. */
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
  /** The newest save that this page knows of. */
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
        // Another device writes: what stands now is the server's to say.
        heardOf(batch, outcome.merged)
        void remeasure()
      }
      // Whoever was not told of the pause is told by this: the screen is covered, and its clock stands.
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
    // What could not be taken while the clock stood still goes now.
    if (stood && !stands()) sync.wake()
  }
  let channel: ReturnType<Aids['openChannel']> | null = null
  let loadsOutcome = false
  let closed = false
  /** Whom the server has turned away, or thanked, it has nothing more to say to. */
  const hasEnded = () => closed || sync.state().hold !== null
  const unsubscribe = sync.subscribe(() => {
    if (hasEnded()) channel?.close()
    // Closed by another device or the server: what became of this device's answers is the server's to tell.
    if (sync.state().hold === 'closed' && !loadsOutcome) {
      loadsOutcome = true
      void loadUntilThere()
    }
    changed()
  })

  /** After a sleep both the time and the deadline (extra time) may be others, and another device may have answered. */
  const remeasure = async (): Promise<boolean> => {
    try {
      const { reply, sample: measured } = await calls.view()
      clock.observe(measured)
      // A reply that was overtaken by a save knows less than this page.
      if (reply.revision >= revision) loaded = loadedOf(reply, sync.waiting())
      revision = Math.max(revision, reply.revision)
      take({ deadlineAt: reply.deadlineAt ?? clock.reading().deadlineAt, timing: reply.timing })
      return true
    } catch {
      // Offline: the next save measures again.
      return false
    }
  }
  /** After the end no save asks again, and what became of the last answers is still to be told. */
  const loadUntilThere = async (): Promise<void> => {
    if ((await remeasure()) || closed) return
    await wait(aidsRetryMs)
    return loadUntilThere()
  }
  /** What was stored, and whether another device has saved in between. */
  const heardOf = (batch: ResponseEvent[], stored: Merged): boolean => {
    if (uncounted.heard(batch, stored)) changed()
    const isMissing = stored.revision > revision + 1
    revision = Math.max(revision, stored.revision)
    return isMissing
  }
  /** An acknowledgement tells the deadline: another one means extra time or a pause. */
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
    // What exactly happened is the server's answer to the next save; this only makes it come at once.
    onCall: () => {
      sync.wake()
      void remeasure()
    },
  }
  /** Never resolves for a page that is closed first. */
  const fetchAids = (): Promise<Aids> =>
    import('./live-aids.ts').catch(async () => {
      await wait(aidsRetryMs)
      return closed ? new Promise<Aids>(() => undefined) : fetchAids()
    })
  const unfollow = journal.subscribe(changed)
  const unwatch = watchConnection({
    onBack: (slept) => {
      if (!navigator.onLine) return
      // Where something waits, the reply to it tells.
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
  // What an earlier page could not send may meet what another device has answered since.
  if (events.length > 0) void sync.drain(drainMs).then(remeasure)
  const aids = fetchAids()
  void aids.then(({ openChannel, preloadImages }) => {
    if (hasEnded()) return
    preloadImages(paper)
    channel = openChannel(attemptId, lease, pushed, herd ? Math.random() * herdMs.channel : 0)
  })
  const setPaused = async (paused: boolean): Promise<boolean> => {
    try {
      // What was chosen before the clock stands still goes first.
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
      // No test is handed in for the student before its time, however the clock was measured or has been moved since.
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
    /** Another tab of this browser has taken the attempt. */
    stepDown: () => sync.hold('stale'),
  }
  return attempt
}
