import type { Paper, Response } from '../../../../domain/attempts/contract.ts'
import { questionOrder } from '../../../../domain/attempts/palette.ts'
import { scheduleOf, type Clock } from '../../../../domain/attempts/schedule.ts'
import type { Language } from '../../../../domain/language.ts'
import type { AttemptController, ControllerState } from './attempt-controller.ts'

type Responses = Omit<Response, 'at'>[]

type Options = {
  paper: Paper
  language: Language
  /** Names what the exam screen keeps for its tools, such as struck options. */
  attemptId: string
  onEnd: (responses: Responses) => void
  now?: () => number
}

const clockOf = ({ durationMs, minSubmitMs, navigation, sections }: Paper, begunAt: number) =>
  ({
    begunAt,
    durationMs,
    minSubmitMs,
    sections:
      navigation === 'sectional' ? sections.map((each) => ({ ...each, durationMs: each.durationMs ?? 0 })) : null,
    extra: null,
    closesAt: null,
    leaves: {} as Record<string, number>,
    pauses: [] as { from: number; to: number | null }[],
  }) satisfies Clock

/**
 * An attempt kept in this page's memory: no journal, no lease and no request. Its clock runs, pauses and leaves sections
 * as the server's would.
 */
export const createMemoryAttempt = ({
  paper,
  language,
  attemptId,
  onEnd,
  now = () => performance.now(),
}: Options): AttemptController => {
  const begunAt = now()
  const clock = clockOf(paper, begunAt)
  const responses = new Map<string, Responses[number]>()
  const listeners = new Set<() => void>()
  const reading = () => {
    const timing = { ...scheduleOf(clock, now()), begunAt, leaves: clock.leaves }
    return { timing, deadlineAt: timing.deadlineAt, countedUntil: timing.deadlineAt }
  }
  let state: ControllerState = {
    saving: 'saved',
    hold: null,
    durable: true,
    refused: false,
    ...reading(),
    notes: [],
    uncounted: new Map(),
    unsent: [],
    loaded: null,
    device: attemptId,
    submission: 'none',
  }
  const change = (part: Partial<ControllerState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  return {
    id: `${attemptId}:${begunAt}`,
    attemptId,
    paper,
    language,
    restored: { entries: {}, drafts: {}, spentMs: {}, currentId: questionOrder(paper)[0] ?? '', views: {} },
    online: false,
    now,
    record: ({ act: _act, ...response }) => void responses.set(response.questionId, response),
    keepDraft: () => undefined,
    remember: () => undefined,
    leaveSection(sectionId) {
      clock.leaves[sectionId] ??= now()
      change(reading())
    },
    async pause() {
      clock.pauses.push({ from: now(), to: null })
      change(reading())
      return true
    },
    async resume() {
      clock.pauses = clock.pauses.map(({ from, to }) => ({ from, to: to ?? now() }))
      change(reading())
      return true
    },
    note: (entry) => change({ notes: [...state.notes, entry] }),
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    finish: async () => {
      onEnd([...responses.values()])
      return { kind: 'submitted', countedUntil: null }
    },
    close: () => undefined,
  }
}
