import type { ResponseEvent } from '../../../../domain/attempts/contract.ts'
import { unacknowledged } from '../../../../domain/attempts/journal-merge.ts'
import type { EventStore } from './journal-store.ts'
import { filterRows, keptIn, putRows, type JournalRow, type Rows } from './rows.ts'

/** Edits the rows of the attempt in memory; resolves when the change is on disk. */
type Edit = (edit: (held: Rows) => Rows) => Promise<void>

const eventRow = (attemptId: string, event: ResponseEvent): JournalRow => ({
  store: 'events',
  key: [attemptId, event.seq],
  value: event,
})

const numberRow = (attemptId: string, value: number): JournalRow => ({ store: 'numbers', key: attemptId, value })

/** The events and extras of one attempt. `add` and `remove` keep the flag for unsent answers. */
export const createEventStore = (attemptId: string, add: Edit, remove: Edit): EventStore => ({
  append: (event) => add((held) => putRows(held, eventRow(attemptId, event), numberRow(attemptId, event.seq))),
  acknowledge: (ackSeq, refused) =>
    remove((held) => {
      const kept = new Set(unacknowledged(keptIn(held).events, ackSeq, refused).map(({ seq }) => seq))
      return filterRows(held, (row) => row.store !== 'events' || kept.has(row.value.seq))
    }),
  replace: (events) =>
    add((held) =>
      putRows(
        filterRows(held, ({ store }) => store !== 'events'),
        ...events.map((event) => eventRow(attemptId, event)),
        numberRow(attemptId, Math.max(0, ...events.map(({ seq }) => seq))),
      ),
    ),
  appendExtra: (extra) => add((held) => putRows(held, { store: 'extras', key: [attemptId, extra.key], value: extra })),
  forgetExtras: (keys) =>
    remove((held) => filterRows(held, (row) => row.store !== 'extras' || !keys.includes(row.value.key))),
})
