import type { AttemptView, Paper, ResponseEvent } from '../../../../domain/attempts/contract.ts'
import { mergeResponses } from '../../../../domain/attempts/journal-merge.ts'
import { questionOrder, takenPaper } from '../../../../domain/attempts/palette.ts'
import type { Sample } from '../../../../domain/attempts/server-clock.ts'
import type { AttemptRecord } from '../journal/journal-store.ts'
import type { Journal } from '../journal/open-journal.ts'
import type { AttemptCalls } from '../journal/transport.ts'
import type { AttemptController, Finish } from './attempt-controller.ts'
import { createAttemptCore, type AttemptCore, type OpenedView } from './attempt-core.ts'
import { followServer } from './follow-server.ts'
import { setPaused } from './pause.ts'

type Parts = {
  calls: AttemptCalls
  journal: Journal
  record: AttemptRecord
  view: OpenedView
  sample: Sample
  /** Releases the tab lock. */
  release: () => void
  /** True when everyone began at the same instant: requests that are not urgent are spread over the next seconds. */
  commonStart?: boolean | undefined
}

export type ServerAttempt = AttemptController & {
  /** Stops writing, because another tab of this browser has taken the attempt over. */
  stepDown(): void
}

/** Time limit of the first drain. */
const drainMs = 4_000

const placeOf = ({ currentId, views }: AttemptRecord, paper: Paper) => {
  const order = questionOrder(paper)
  return { currentId: currentId && order.includes(currentId) ? currentId : (order[0] ?? ''), views }
}

/** Time and certainty by question. */
const restoredFrom = (responses: AttemptView['responses'], unsent: readonly ResponseEvent[]) => {
  const merged = Object.values(mergeResponses(responses, unsent))
  return {
    spentMs: Object.fromEntries(merged.map(({ questionId, ms }) => [questionId, ms])),
    certainties: Object.fromEntries(
      merged.flatMap(({ questionId, certainty }) => (certainty ? [[questionId, certainty]] : [])),
    ),
  }
}

/** Publishes changes of sync and journal; loads the outcome once another device or the server has closed the attempt. */
const watchSync = ({ sync, changed, refreshUntilReached }: AttemptCore, journal: Journal): (() => void) => {
  let loadsOutcome = false
  const unsubscribe = sync.subscribe(() => {
    if (sync.state().hold === 'closed' && !loadsOutcome) {
      loadsOutcome = true
      void refreshUntilReached()
    }
    changed()
  })
  const unsubscribeJournal = journal.subscribe(changed)
  return () => {
    unsubscribe()
    unsubscribeJournal()
  }
}

/** An attempt on the server, opened with what the server and this device hold of it. */
export const createServerAttempt = async (parts: Parts): Promise<ServerAttempt> => {
  const { calls, journal, view, release, commonStart = false } = parts
  let { record } = parts
  const { store } = journal
  const { attemptId, lease, submissionId } = record
  const device = await store.device()
  const { events, extras, drafts, lastSeq } = await store.load(attemptId, record.userId)
  const paper = takenPaper(view.paper, view.sections)

  const core = createAttemptCore({ ...parts, commonStart, device, unsent: events })
  const { clock, answers, sync, notes, snapshot, refresh, status } = core
  const restored = {
    entries: answers.current().entries,
    drafts,
    ...restoredFrom(view.responses, events),
    ...placeOf(record, paper),
  }
  const unwatch = watchSync(core, journal)
  clock.addLeaves(extras.flatMap((extra) => ('leave' in extra ? [extra.leave] : [])))
  sync.start(events, lastSeq, extras)
  // Unsent events of an earlier page may conflict with another device's answers.
  if (events.length > 0) void sync.drain(drainMs).then(refresh)
  const { networkParts, closeChannel, stopFollowing } = followServer({ core, attemptId, lease, paper, commonStart })
  let finishing: Promise<Finish> | null = null

  return {
    id: lease,
    attemptId,
    paper,
    language: record.language,
    restored,
    online: true,
    now: clock.now,
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
    pause: () => setPaused(core, calls, lease, true),
    resume: () => setPaused(core, calls, lease, false),
    note: notes.add,
    state: snapshot.get,
    subscribe: snapshot.subscribe,
    finish() {
      const timeIsOver = clock.isOver()
      finishing ??= networkParts
        .then(({ handIn }) => handIn({ core, calls, store, attemptId, lease, submissionId, timeIsOver, closeChannel }))
        .then((result) => {
          // A test that continues, or waits for the student, is handed in again later.
          if (result.kind !== 'submitted' && result.kind !== 'closed') finishing = null
          return result
        })
      return finishing
    },
    close() {
      status.closed = true
      sync.leave()
      sync.stop()
      unwatch()
      stopFollowing()
      release()
    },
    stepDown: () => sync.hold('stale'),
  }
}
