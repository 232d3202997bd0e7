import type { AttemptRecord } from './journal-store.ts'
import type { RowChange, JournalRow } from './rows.ts'

/** The journal's database. Every method rejects when the browser refuses storage. */
export type Disk = {
  /** The id of this device; stores the proposed one if there is none. */
  device(proposed: string): Promise<string>
  read(attemptId: string): Promise<JournalRow[]>
  /** One transaction, durable when the promise resolves. */
  write(changes: readonly RowChange[]): Promise<void>
  /** Records of the attempts that have unsent events or extras. */
  unsentAttempts(): Promise<AttemptRecord[]>
  /** Writes some kilobytes, reads them back and deletes them. */
  check(): Promise<void>
  close(): void
}

/** `onClosed` is called when the connection becomes unusable; the database may have been deleted. */
export type OpenDisk = (onClosed: () => void) => Promise<Disk>
