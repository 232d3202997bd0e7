import type { AttemptView, Paper } from '../../../../domain/attempts/contract.ts'
import { commonTiming, type LobbyEntry } from '../../../../domain/attempts/lobby.ts'
import { defaultDrainMs, drainEndsAt } from '../../../../domain/attempts/timing.ts'
import type { Sample } from '../../../../domain/attempts/server-clock.ts'
import type { AttemptRecord } from '../journal/journal-store.ts'

/** An attempt whose paper was opened in the lobby, so that nothing has to be requested. */
export type OpenedInLobby = {
  record: AttemptRecord
  view: AttemptView & { paper: Paper; deadlineAt: number }
  sample: Sample
}

type Parts = { record: AttemptRecord; entry: LobbyEntry; paper: Paper; deadlineAt: number; sample: Sample; now: number }

export const openedOf = ({ record, entry, paper, deadlineAt, sample, now }: Parts): OpenedInLobby => ({
  record: { ...record, lease: entry.ticket },
  sample,
  view: {
    state: 'in_progress',
    paper,
    responses: [],
    revision: 0,
    deadlineAt,
    timing: commonTiming(entry.clock, entry.beginsAt, now),
    sections: paper.sections.map(({ id }) => id),
    integrity: [],
    differences: [],
    evidence: [],
    countedUntil: drainEndsAt({ deadlineAt, drainMs: paper.drainMs ?? defaultDrainMs }),
    serverNow: now,
  },
})
