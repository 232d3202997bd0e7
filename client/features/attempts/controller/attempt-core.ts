import { setsAnswer } from '../../../../domain/attempts/acts.ts'
import type { AttemptView, Paper, ResponseEvent, Timing } from '../../../../domain/attempts/contract.ts'
import { sectionOf } from '../../../../domain/attempts/palette.ts'
import type { Sample } from '../../../../domain/attempts/server-clock.ts'
import { defaultDrainMs, drainEndsAt } from '../../../../domain/attempts/timing.ts'
import { bodyOf } from '../journal/batch-body.ts'
import type { AttemptRecord } from '../journal/journal-store.ts'
import type { Journal } from '../journal/open-journal.ts'
import { createOutages, type Outages } from '../journal/outages.ts'
import { createSync, type Sync } from '../journal/sync.ts'
import type { AttemptCalls } from '../journal/transport.ts'
import { createUncounted, type UncountedAnswers } from '../journal/uncounted.ts'
import { schedule } from '../timers.ts'
import { createAttemptClock, type AttemptClock } from './attempt-clock.ts'
import type { ControllerState } from './attempt-controller.ts'
import { createIntegrityNotes, type IntegrityNotes } from './integrity-notes.ts'
import { createLoadedAnswers, type LoadedAnswers } from './loaded-answers.ts'
import { createRefresh } from './refresh.ts'
import { createSave } from './save.ts'
import { createSnapshot, type Snapshot } from './snapshot.ts'

export type OpenedView = Pick<
  AttemptView,
  'responses' | 'sections' | 'timing' | 'integrity' | 'revision' | 'differences' | 'evidence'
> & { paper: Paper; deadlineAt: number }

type Parts = {
  calls: AttemptCalls
  journal: Journal
  record: AttemptRecord
  view: OpenedView
  sample: Sample
  commonStart: boolean
  device: string
  /** Events of earlier pages that the server has not acknowledged. */
  unsent: readonly ResponseEvent[]
}

/** State of an open attempt that its modules share. */
export type AttemptBase = {
  clock: AttemptClock
  answers: LoadedAnswers
  uncounted: UncountedAnswers
  sync: Sync
  notes: IntegrityNotes
  outages: Outages
  snapshot: Snapshot<ControllerState>
  changed: () => void
  applyTiming: (reading: { deadlineAt: number; timing: Timing | null }) => void
  status: Pick<ControllerState, 'submission' | 'banner'> & { closed: boolean }
}

/** Spread of the first saves after a common start. */
const firstSaveSpreadMs = 5_000

const questionIdsOf = (unsent: readonly ResponseEvent[]): string[] => [
  ...new Set(unsent.filter(setsAnswer).map(({ questionId }) => questionId)),
]

const endOfQuestion = (paper: Paper, clock: AttemptClock, questionId: string): number => {
  const { timing, deadlineAt } = clock.reading()
  return timing?.spans?.find(({ sectionId }) => sectionId === sectionOf(paper, questionId))?.endsAt ?? deadlineAt
}

/** Clock, answers, sync and notes of an open attempt, with the snapshot of their state. */
export const createAttemptCore = (parts: Parts) => {
  const { calls, journal, record, view, sample, commonStart, device, unsent } = parts
  const { attemptId, lease } = record
  const status: AttemptBase['status'] = { submission: 'none', closed: false }

  const clock = createAttemptClock({ deadlineAt: view.deadlineAt, timing: view.timing }, sample, () => changed())
  const answers = createLoadedAnswers(view, unsent)
  const uncounted = createUncounted(view.responses)
  const sync = createSync({
    send: (batch, extras, leaving) => save(batch, extras, leaving),
    store: journal.store.events(attemptId),
    now: clock.now,
    endOf: (questionId) => endOfQuestion(view.paper, clock, questionId),
    schedule,
    firstAfterMs: commonStart ? Math.random() * firstSaveSpreadMs : 0,
  })
  const notes = createIntegrityNotes(view.integrity, (entry) => {
    void sync.recordExtra({ key: `note:${entry.at}:${entry.kind}`, note: entry })
    changed()
  })
  const state = (): ControllerState => ({
    ...sync.state(),
    durable: journal.durable(),
    ...clock.reading(),
    notes: notes.all(),
    uncounted: uncounted.reasons(),
    unsent: questionIdsOf(sync.unsent()),
    countedUntil: drainEndsAt({
      deadlineAt: clock.reading().deadlineAt,
      drainMs: view.paper.drainMs ?? defaultDrainMs,
    }),
    loaded: answers.current(),
    device,
    ...status,
  })
  const snapshot = createSnapshot(state)
  const changed = () => snapshot.update()

  const applyTiming: AttemptBase['applyTiming'] = (reading) => {
    const wasPaused = clock.isPaused()
    clock.apply(reading)
    // Answers refused during the pause are sent now.
    if (wasPaused && !clock.isPaused()) sync.wake()
  }
  const outages = createOutages(clock.now, notes.add)
  const base: AttemptBase = { clock, answers, uncounted, sync, notes, outages, snapshot, changed, applyTiming, status }
  const refreshes = createRefresh(base, calls)
  const save = createSave(base, refreshes.refresh, (batch, extras, leaving) =>
    calls.sync({ lease, device, ...bodyOf(batch, extras) }, clock.observe, leaving),
  )
  return { ...base, ...refreshes }
}
export type AttemptCore = ReturnType<typeof createAttemptCore>
