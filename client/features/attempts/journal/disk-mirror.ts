import type { Disk, OpenDisk } from './disk.ts'
import { createDiskConnection } from './disk-connection.ts'
import { randomId } from './journal-store.ts'
import { changesBetween, noRows, recordIn, rowsOf, type Rows } from './rows.ts'

/** An attempt's rows in memory, and those known to be on disk. */
export type Copy = { held: Rows; onDisk: Rows }

/**
 * Writes the difference between memory and disk, one transaction at a time. A failed write stays in memory and is part
 * of the next one.
 */
export const createDiskMirror = (openDisk: OpenDisk, copies: Map<string, Copy>) => {
  const listeners = new Set<() => void>()
  let durable = true
  let device: string | null = null
  let isDeviceStored = false

  const setDurable = (next: boolean) => {
    if (durable === next) return
    durable = next
    for (const listener of listeners) listener()
  }

  /** A database that was deleted in between is written again completely; after a lost connection the rows are still there. */
  const open: OpenDisk = async (onClosed) => {
    const opened = await openDisk(onClosed)
    isDeviceStored = false
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
  const use = createDiskConnection(open, () => setDurable(false))

  const writeAll = async (to: Disk): Promise<void> => {
    if (device !== null && !isDeviceStored) {
      // Under another device's id these answers would be merged as that device's.
      if ((await to.device(device)) !== device) throw new Error('The disk knows this device by another id.')
      isDeviceStored = true
    }
    const writes = [...copies].map(([attemptId, { held, onDisk }]) => ({
      attemptId,
      held,
      changes: changesBetween(onDisk, held),
    }))
    const changes = writes.flatMap((write) => write.changes)
    if (changes.length === 0) return
    await to.write(changes)
    for (const { attemptId, held } of writes)
      copies.set(attemptId, { held: copies.get(attemptId)?.held ?? noRows, onDisk: held })
    // A successful deletion proves nothing about room for a write.
    if (changes.some((change) => 'put' in change)) setDurable(true)
  }

  return {
    use,
    write: (): Promise<void> => use(writeAll),
    /** Tests the storage, and writes everything unsaved if it works. */
    check: (): Promise<boolean> =>
      use(async (opened) => {
        await opened.check()
        await writeAll(opened)
      }).then(
        () => {
          setDurable(true)
          return true
        },
        () => false,
      ),
    /** The id of this device, in memory only if it cannot be stored. */
    async device(): Promise<string> {
      const proposed = device ?? randomId()
      if (device === null) {
        const found = await use((opened) => opened.device(proposed)).catch(() => null)
        device ??= found ?? proposed
        isDeviceStored = found !== null
      }
      return device
    },
    durable: () => durable,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
