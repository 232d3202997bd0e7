import type { ResponseEvent } from '../../../../domain/attempts/contract.ts'
import { unacknowledged } from '../../../../domain/attempts/journal-merge.ts'
import type { Disk, OpenDisk } from './disk.ts'
import {
  randomId,
  type EventStore,
  type JournalExtra,
  type Journal,
  type JournaledAttempt,
  type AttemptRecord,
} from './journal-store.ts'
import {
  changesBetween,
  isWaiting,
  keptIn,
  noRows,
  recordIn,
  rowsOf,
  withChanges,
  type JournalRow,
  type Rows,
} from './rows.ts'
import { noFlags, type UnsentFlags } from './unsent-flags.ts'

/** An attempt's rows in memory, and those known to be on disk. */
type Copy = { held: Rows; onDisk: Rows }

const nothing: Copy = { held: noRows, onDisk: noRows }

const eventRow = (attemptId: string, event: ResponseEvent): JournalRow => ({
  store: 'events',
  key: [attemptId, event.seq],
  value: event,
})
const numberRow = (attemptId: string, value: number): JournalRow => ({ store: 'numbers', key: attemptId, value })

const put = (rows: Rows, ...added: JournalRow[]): Rows =>
  withChanges(
    rows,
    added.map((row) => ({ put: row })),
  )
const only = (rows: Rows, stays: (row: JournalRow) => boolean): Rows =>
  new Map([...rows].filter(([, row]) => stays(row)))

/** True for the error of a closed database connection. */
const isOfClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError'

/**
 * The journal of a page. It works in memory and writes the difference to disk, one transaction at a time. A failed
 * write stays in memory and is part of the next one.
 */
export const createJournal = (openDisk: OpenDisk, flags: UnsentFlags = noFlags): Journal => {
  const copies = new Map<string, Copy>()
  const listeners = new Set<() => void>()
  let durable = true
  let disk: Promise<Disk> | null = null
  let device: string | null = null
  let deviceOnDisk = false
  let last: Promise<unknown> = Promise.resolve()

  const copyOf = (attemptId: string): Copy => copies.get(attemptId) ?? nothing
  const setDurable = (next: boolean) => {
    if (durable === next) return
    durable = next
    for (const listener of listeners) listener()
  }

  /**
   * Opens the database. A database that was deleted in between is written again completely; after a lost connection the
   * rows are still there.
   */
  const connect = async (onClosed: () => void): Promise<Disk> => {
    const opened = await openDisk(onClosed)
    deviceOnDisk = false
    for (const [attemptId, { held, onDisk }] of copies) {
      const isThere = recordIn(rowsOf(await opened.read(attemptId))) !== null
      // An attempt that could not be read earlier may have used these sequence numbers: keep it in memory only.
      if (isThere && onDisk === noRows) {
        opened.close()
        throw new Error('An attempt on the disk is not known here.')
      }
      if (!isThere) copies.set(attemptId, { held, onDisk: noRows })
    }
    return opened
  }
  const connected = (): Promise<Disk> => {
    if (disk) return disk
    const drop = () => {
      if (disk === opening) disk = null
    }
    const opening = connect(drop)
    opening.catch(drop)
    return (disk = opening)
  }

  /**
   * Queues a use of the disk behind the earlier ones, and repeats it once on a new connection if the old one was
   * closed.
   */
  const using = <Result>(use: (disk: Disk) => Promise<Result>): Promise<Result> => {
    const result = last.then(async () => {
      const opened = disk
      try {
        return await use(await connected())
      } catch (error) {
        if (isOfClosed(error)) disk = null
        if (opened === null || disk === opened) throw error
        return use(await connected())
      }
    })
    last = result.catch(() => setDurable(false))
    return result
  }

  const writeAll = async (to: Disk): Promise<void> => {
    if (device !== null && !deviceOnDisk) {
      // Under another device's id these answers would be merged as that device's.
      if ((await to.device(device)) !== device) throw new Error('The disk knows this device by another id.')
      deviceOnDisk = true
    }
    const writes = [...copies].map(([attemptId, { held, onDisk }]) => ({
      attemptId,
      held,
      changes: changesBetween(onDisk, held),
    }))
    const changes = writes.flatMap((write) => write.changes)
    if (changes.length === 0) return
    await to.write(changes)
    for (const { attemptId, held } of writes) copies.set(attemptId, { held: copyOf(attemptId).held, onDisk: held })
    // A successful deletion proves nothing about room for a write.
    if (changes.some((change) => 'put' in change)) setDurable(true)
  }

  /** Edits the attempt in memory at once; rejects if the change could not be written. */
  const change = (attemptId: string, edit: (held: Rows) => Rows): Promise<void> => {
    const { held, onDisk } = copyOf(attemptId)
    copies.set(attemptId, { held: edit(held), onDisk })
    return using(writeAll)
  }
  const changeQuietly = (attemptId: string, edit: (held: Rows) => Rows): Promise<void> =>
    change(attemptId, edit).catch(() => undefined)

  const ownerOf = (attemptId: string): string | null => recordIn(copyOf(attemptId).held)?.userId ?? null

  /**
   * The student's attempts with unsent rows. The flag is removed first, so that a row added by another page in between
   * sets it again.
   */
  const waiting = async (userId: string): Promise<AttemptRecord[]> => {
    flags.remove(userId)
    const onDisk = await using((opened) => opened.waiting()).catch(() => null)
    const here = [...copies.values()].flatMap(({ held }) =>
      [...held.values()].some(isWaiting) ? (recordIn(held) ?? []) : [],
    )
    const found = new Map([...(onDisk ?? []), ...here].map((record) => [record.attemptId, record]))
    const own = [...found.values()].filter((record) => record.userId === userId)
    if (onDisk === null || own.length > 0) flags.set(userId)
    return own
  }

  /** The flag is set before and after the write, because another page may remove it in between. */
  const add = async (attemptId: string, edit: (held: Rows) => Rows): Promise<void> => {
    const userId = ownerOf(attemptId)
    if (userId !== null) flags.set(userId)
    await change(attemptId, edit)
    if (userId !== null) flags.set(userId)
  }
  const remove = async (attemptId: string, edit: (held: Rows) => Rows): Promise<void> => {
    const userId = ownerOf(attemptId)
    await changeQuietly(attemptId, edit)
    if (userId !== null && ![...copyOf(attemptId).held.values()].some(isWaiting)) await waiting(userId)
  }

  const events = (attemptId: string): EventStore => ({
    append: (event) => add(attemptId, (held) => put(held, eventRow(attemptId, event), numberRow(attemptId, event.seq))),
    acknowledge: (ackSeq, aside) =>
      remove(attemptId, (held) => {
        const kept = new Set(unacknowledged(keptIn(held).events, ackSeq, aside).map(({ seq }) => seq))
        return only(held, (row) => row.store !== 'events' || kept.has(row.value.seq))
      }),
    replace: (replacement) =>
      add(attemptId, (held) =>
        put(
          only(held, ({ store }) => store !== 'events'),
          ...replacement.map((event) => eventRow(attemptId, event)),
          numberRow(attemptId, Math.max(0, ...replacement.map(({ seq }) => seq))),
        ),
      ),
    appendExtra: (extra: JournalExtra) =>
      add(attemptId, (held) => put(held, { store: 'extras', key: [attemptId, extra.key], value: extra })),
    forgetExtras: (keys) =>
      remove(attemptId, (held) => only(held, (row) => row.store !== 'extras' || !keys.includes(row.value.key))),
  })

  const read = async (attemptId: string): Promise<void> => {
    await using(async (opened) => {
      const found = rowsOf(await opened.read(attemptId))
      // Rows of other pages win over the old copy; this page's unwritten changes are applied on top.
      const { held, onDisk } = copyOf(attemptId)
      copies.set(attemptId, { held: withChanges(found, changesBetween(onDisk, held)), onDisk: found })
    }).catch(() => undefined)
  }

  return {
    durable: () => durable,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    check: () =>
      using(async (opened) => {
        await opened.check()
        await writeAll(opened)
      }).then(
        () => {
          setDurable(true)
          return true
        },
        () => false,
      ),
    waiting,
    store: {
      async device() {
        const proposed = device ?? randomId()
        if (device === null) {
          const found = await using((opened) => opened.device(proposed)).catch(() => null)
          device ??= found ?? proposed
          deviceOnDisk = found !== null
        }
        return device
      },
      async load(attemptId, userId): Promise<JournaledAttempt> {
        await read(attemptId)
        const kept = keptIn(copyOf(attemptId).held)
        return kept.record === null || kept.record.userId === userId ? kept : keptIn(noRows)
      },
      saveRecord: (record) =>
        changeQuietly(record.attemptId, (held) =>
          put(held, { store: 'attempts', key: record.attemptId, value: record }),
        ),
      saveDraft: (attemptId, questionId, answer) =>
        changeQuietly(attemptId, (held) =>
          answer === undefined
            ? only(held, (row) => row.store !== 'drafts' || row.key[1] !== questionId)
            : put(held, { store: 'drafts', key: [attemptId, questionId], value: answer }),
        ),
      events,
      forget: (attemptId) =>
        changeQuietly(attemptId, (held) => only(held, ({ store }) => store !== 'attempts' && store !== 'drafts')),
    },
  }
}
