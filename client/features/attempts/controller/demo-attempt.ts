import type { Paper, Response } from '../../../../domain/attempts/contract.ts'
import { questionOrder } from '../../../../domain/attempts/palette.ts'
import type { Language } from '../../../../domain/language.ts'
import { createServerClock } from './server-clock.ts'
import type { AttemptController, ControllerState } from './attempt-controller.ts'

/** An attempt kept in this page's memory: no journal, no lease, and no request before `onEnd`. */
export const createDemoAttempt = (
  paper: Paper,
  language: Language,
  onEnd: (responses: Omit<Response, 'at'>[]) => void,
): AttemptController => {
  const clock = createServerClock()
  const responses = new Map<string, Omit<Response, 'at'>>()
  const listeners = new Set<() => void>()
  let state: ControllerState = {
    saving: 'saved',
    hold: null,
    durable: true,
    refused: false,
    deadlineAt: clock.now() + paper.durationMs,
    timing: null,
    notes: [],
    uncounted: new Map(),
    unsent: [],
    countedUntil: clock.now() + paper.durationMs,
    loaded: null,
    device: 'demo',
    submission: 'none',
  }
  return {
    id: String(state.deadlineAt),
    attemptId: 'demo',
    paper,
    language,
    restored: { entries: {}, drafts: {}, spentMs: {}, currentId: questionOrder(paper)[0] ?? '', views: {} },
    online: false,
    now: clock.now,
    record: ({ act: _act, ...response }) => void responses.set(response.questionId, response),
    keepDraft: () => undefined,
    remember: () => undefined,
    leaveSection: () => undefined,
    pause: async () => false,
    resume: async () => false,
    note(entry) {
      state = { ...state, notes: [...state.notes, entry] }
      for (const listener of listeners) listener()
    },
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
