import type { AttemptRecord } from './journal-store.ts'
import type { Change, Row } from './rows.ts'

/** The journal's database. Everything rejects where the browser refuses storage. */
export type Disk = {
  /** The id of this device; the proposed one is kept where there is none. */
  device(proposed: string): Promise<string>
  read(attemptId: string): Promise<Row[]>
  /** In one transaction, and on disk when it resolves. */
  write(changes: readonly Change[]): Promise<void>
  /** The records of the attempts that have an event or an extra. */
  waiting(): Promise<AttemptRecord[]>
  /** Writes some kB, reads them back and deletes them. */
  check(): Promise<void>
  close(): void
}

/** `onClosed`: the connection is of no use any more, the database may have been deleted. */
export type OpenDisk = (onClosed: () => void) => Promise<Disk>
