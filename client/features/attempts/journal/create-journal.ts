import type { ResponseEvent } from '../../../../domain/attempts/contract.ts'
import { unacknowledged } from '../../../../domain/attempts/journal-merge.ts'
import type { Disk, OpenDisk } from './disk.ts'
import {
  randomId,
  type EventStore,
  type Extra,
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
  type Row,
  type Rows,
} from './rows.ts'
import { noFlags, type UnsentFlags } from './unsent-flags.ts'

/** An attempt as the page holds it, and as far as it is known to be on disk. */
type Copy = { held: Rows; onDisk: Rows }

const nothing: Copy = { held: noRows, onDisk: noRows }

const eventRow = (attemptId: string, event: ResponseEvent): Row => ({
  store: 'events',
  key: [attemptId, event.seq],
  value: event,
})
const numberRow = (attemptId: string, value: number): Row => ({ store: 'numbers', key: attemptId, value })

const put = (rows: Rows, ...added: Row[]): Rows =>
  withChanges(
    rows,
    added.map((row) => ({ put: row })),
  )
const only = (rows: Rows, stays: (row: Row) => boolean): Rows => new Map([...rows].filter(([, row]) => stays(row)))

/** Whether the database connection is closed. */
const isOfClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError'

/**
 * The journal of a page. It works in memory and writes what differs to the disk, one transaction after the other: a write
 * that fails leaves everything here, and the next one tries all of it again.
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

  /** A database that was deleted is given everything again; in one whose connection was lost it still is. */
  const connect = async (onClosed: () => void): Promise<Disk> => {
    const opened = await openDisk(onClosed)
    deviceOnDisk = false
    for (const [attemptId, { held, onDisk }] of copies) {
      const isThere = recordIn(rowsOf(await opened.read(attemptId))) !== null
      // The numbers of an attempt that could not be read before may be given there already: it goes on in memory.
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

  /** Uses the disk after everything that was asked of it before; once more where the connection is found closed. */
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
      // Answers of one device under the name of another would be taken for those of that one.
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
    // That something could be deleted does not say that anything can be written.
    if (changes.some((change) => 'put' in change)) setDurable(true)
  }

  /** Changes the attempt here at once; rejects where the change could not be written. */
  const change = (attemptId: string, edit: (held: Rows) => Rows): Promise<void> => {
    const { held, onDisk } = copyOf(attemptId)
    copies.set(attemptId, { held: edit(held), onDisk })
    return using(writeAll)
  }
  const changeQuietly = (attemptId: string, edit: (held: Rows) => Rows): Promise<void> =>
    change(attemptId, edit).catch(() => undefined)

  const ownerOf = (attemptId: string): string | null => recordIn(copyOf(attemptId).held)?.userId ?? null

  /** Whoever has something to send has a flag: taken away first, so that what another page adds meanwhile sets it again. */
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

  /** Before the write and after it: another page may take the flag away in between. */
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
    appendExtra: (extra: Extra) =>
      add(attemptId, (held) => put(held, { store: 'extras', key: [attemptId, extra.key], value: extra })),
    forgetExtras: (keys) =>
      remove(attemptId, (held) => only(held, (row) => row.store !== 'extras' || !keys.includes(row.value.key))),
  })

  const read = async (attemptId: string): Promise<void> => {
    await using(async (opened) => {
      const found = rowsOf(await opened.read(attemptId))
      // What another page wrote meanwhile holds; what this page could not write comes on top.
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
