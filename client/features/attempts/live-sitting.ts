import type { Paper } from '../../../domain/attempts/contract.ts'
import { mergeResponses } from '../../../domain/attempts/journal-merge.ts'
import { questionOrder } from '../../../domain/attempts/palette.ts'
import type { Sample } from '../../../domain/attempts/server-clock.ts'
import type { Journal } from './journal/open-journal.ts'
import type { SittingRecord } from './journal/journal-store.ts'
import { createSync } from './journal/sync.ts'
import type { AttemptCalls } from './journal/transport.ts'
import { preloadImages } from './preload-images.ts'
import { createServerClock } from './server-clock.ts'
import type { Sitting, SittingState } from './sitting.ts'
import { submitUntilDone } from './submit.ts'
import { watchConnection } from './watch-connection.ts'

type View = { paper: Paper | null; responses: Parameters<typeof mergeResponses>[0]; deadlineAt: number | null }

type LiveParts = {
  calls: AttemptCalls
  journal: Journal
  record: SittingRecord
  view: View & { paper: Paper; deadlineAt: number }
  sample: Sample
  /** Lets go of the tab's lock. */
  release: () => void
}

const after = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** A real sitting, opened with what the server and this device hold of it. */
export const createLiveSitting = async ({ calls, journal, record: opened, view, sample, release }: LiveParts) => {
  const { store, durable } = journal
  const { attemptId, lease } = opened
  const device = await store.device()
  const { events, drafts, lastSeq } = await store.load(attemptId)
  const clock = createServerClock()
  clock.observe(sample)

  let record = opened
  let deadlineAt = view.deadlineAt
  let submission: SittingState['submission'] = 'none'
  const listeners = new Set<() => void>()
  const sync = createSync({
    send: (batch) => calls.sync({ lease, device, batch }, clock.observe),
    store: store.events(attemptId),
    now: clock.now,
    schedule: after,
  })

  const state = (): SittingState => ({ ...sync.state(), kept: durable && sync.state().kept, deadlineAt, submission })
  let snapshot = state()
  const changed = () => {
    snapshot = state()
    for (const listener of listeners) listener()
  }
  const unsubscribe = sync.subscribe(changed)

  /** After a sleep both the time and the deadline (extra time) may be others. */
  const remeasure = async () => {
    try {
      const { reply, sample: measured } = await calls.view()
      clock.observe(measured)
      deadlineAt = reply.deadlineAt ?? deadlineAt
      changed()
    } catch {
      // Offline: the next save measures again.
    }
  }
  const unwatch = watchConnection({
    onBack: (slept) => {
      sync.wake()
      if (slept) void remeasure()
    },
    onGone: sync.goneOffline,
  })

  const merged = mergeResponses(view.responses, events)
  const order = questionOrder(view.paper)
  sync.start(events, lastSeq)
  preloadImages(view.paper)
  let finishing: ReturnType<Sitting['finish']> | null = null

  const sitting: Sitting & { stepDown(): void } = {
    id: lease,
    attemptId,
    paper: view.paper,
    language: record.language,
    kept: {
      entries: Object.fromEntries(
        Object.values(merged).map(({ questionId, status, answer }) => [questionId, { status, answer }]),
      ),
      drafts,
      spentMs: Object.fromEntries(Object.values(merged).map(({ questionId, ms }) => [questionId, ms])),
      currentId: record.currentId && order.includes(record.currentId) ? record.currentId : (order[0] ?? ''),
      views: record.views,
    },
    online: true,
    now: clock.now,
    record: (change) => void sync.record(change),
    keepDraft: (questionId, answer) => void store.saveDraft(attemptId, questionId, answer).catch(() => undefined),
    remember(place) {
      record = { ...record, ...place }
      void store.saveRecord(record).catch(() => undefined)
    },
    state: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    finish() {
      finishing ??= submitUntilDone({
        sync,
        submit: () => calls.submit(lease, record.submissionId),
        onWait(waits) {
          submission = waits ? 'waiting' : 'sending'
          changed()
        },
      }).then(async (finish) => {
        if (finish.kind === 'submitted') await store.forget(attemptId).catch(() => undefined)
        else if (finish.kind !== 'closed') finishing = null
        submission = 'none'
        changed()
        return finish
      })
      return finishing
    },
    close() {
      sync.stop()
      unsubscribe()
      unwatch()
      release()
    },
    /** Another tab of this browser has taken the sitting. */
    stepDown: () => sync.hold('stale'),
  }
  return sitting
}
