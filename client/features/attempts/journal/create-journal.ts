import type { OpenDisk } from './disk.ts'
import { createDiskMirror, type Copy } from './disk-mirror.ts'
import { createEventStore } from './event-store.ts'
import type { AttemptRecord, Journal, JournaledAttempt } from './journal-store.ts'
import {
  changesBetween,
  filterRows,
  isUnsent,
  keptIn,
  noRows,
  putRows,
  recordIn,
  rowsOf,
  withChanges,
  type Rows,
} from './rows.ts'
import { noFlags, type UnsentFlags } from './unsent-flags.ts'

const hasUnsent = (rows: Rows): boolean => [...rows.values()].some(isUnsent)

/** The journal of a page. It works in memory, and its disk follows. */
export const createJournal = (openDisk: OpenDisk, flags: UnsentFlags = noFlags): Journal => {
  const copies = new Map<string, Copy>()
  const disk = createDiskMirror(openDisk, copies)
  const copyOf = (attemptId: string): Copy => copies.get(attemptId) ?? { held: noRows, onDisk: noRows }
  const ownerOf = (attemptId: string): string | null => recordIn(copyOf(attemptId).held)?.userId ?? null

  /** Edits the attempt in memory at once; rejects if the change could not be written. */
  const change = (attemptId: string, edit: (held: Rows) => Rows): Promise<void> => {
    const { held, onDisk } = copyOf(attemptId)
    copies.set(attemptId, { held: edit(held), onDisk })
    return disk.write()
  }
  const changeQuietly = (attemptId: string, edit: (held: Rows) => Rows): Promise<void> =>
    change(attemptId, edit).catch(() => undefined)

  /**
   * The student's attempts with unsent rows. The flag is removed first, so that a row added by another page in between
   * sets it again.
   */
  const unsentAttempts = async (userId: string): Promise<AttemptRecord[]> => {
    flags.remove(userId)
    const onDisk = await disk.use((opened) => opened.unsentAttempts()).catch(() => null)
    const inMemory = [...copies.values()].flatMap(({ held }) => (hasUnsent(held) ? (recordIn(held) ?? []) : []))
    const found = new Map([...(onDisk ?? []), ...inMemory].map((record) => [record.attemptId, record]))
    const own = [...found.values()].filter((record) => record.userId === userId)
    if (onDisk === null || own.length > 0) flags.set(userId)
    return own
  }

  /** The flag is set before and after the write, because another page may remove it in between. */
  const addUnsent = async (attemptId: string, edit: (held: Rows) => Rows): Promise<void> => {
    const userId = ownerOf(attemptId)
    if (userId !== null) flags.set(userId)
    await change(attemptId, edit)
    if (userId !== null) flags.set(userId)
  }
  const removeSent = async (attemptId: string, edit: (held: Rows) => Rows): Promise<void> => {
    const userId = ownerOf(attemptId)
    await changeQuietly(attemptId, edit)
    if (userId !== null && !hasUnsent(copyOf(attemptId).held)) await unsentAttempts(userId)
  }

  const read = (attemptId: string): Promise<void> =>
    disk
      .use(async (opened) => {
        const found = rowsOf(await opened.read(attemptId))
        // Rows of other pages win over the old copy; this page's unwritten changes are applied on top.
        const { held, onDisk } = copyOf(attemptId)
        copies.set(attemptId, { held: withChanges(found, changesBetween(onDisk, held)), onDisk: found })
      })
      .catch(() => undefined)

  return {
    durable: disk.durable,
    subscribe: disk.subscribe,
    check: disk.check,
    unsentAttempts,
    store: {
      device: disk.device,
      async load(attemptId, userId): Promise<JournaledAttempt> {
        await read(attemptId)
        const kept = keptIn(copyOf(attemptId).held)
        return kept.record === null || kept.record.userId === userId ? kept : keptIn(noRows)
      },
      saveRecord: (record) =>
        changeQuietly(record.attemptId, (held) =>
          putRows(held, { store: 'attempts', key: record.attemptId, value: record }),
        ),
      saveDraft: (attemptId, questionId, answer) =>
        changeQuietly(attemptId, (held) =>
          answer === undefined
            ? filterRows(held, (row) => row.store !== 'drafts' || row.key[1] !== questionId)
            : putRows(held, { store: 'drafts', key: [attemptId, questionId], value: answer }),
        ),
      events: (attemptId) =>
        createEventStore(
          attemptId,
          (edit) => addUnsent(attemptId, edit),
          (edit) => removeSent(attemptId, edit),
        ),
      forget: (attemptId) =>
        changeQuietly(attemptId, (held) => filterRows(held, ({ store }) => store !== 'attempts' && store !== 'drafts')),
    },
  }
}
