import type { ResultsMessage } from '../../results/results.queue.ts'

/** A message for D1, with its close number and its number of sends. */
export type Pending = { closing: number; message: ResultsMessage; sends: number }

/** The outbox of an attempt: at most one message, kept until its effect is visible in D1. */
export class OutboxStore {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  read(): Pending | null {
    const [row] = this.#sql
      .exec<{ closing: number; message: string; sends: number }>('SELECT id AS closing, message, sends FROM outbox')
      .toArray()
    return row ? { ...row, message: JSON.parse(row.message) as ResultsMessage } : null
  }

  add(closing: number, message: ResultsMessage): void {
    this.#sql.exec('INSERT INTO outbox (id, message, sends) VALUES (?, ?, 0)', closing, JSON.stringify(message))
  }

  /** Counts a send. Does nothing for a message that was withdrawn meanwhile. */
  countSend(closing: number): void {
    this.#sql.exec('UPDATE outbox SET sends = sends + 1 WHERE id = ?', closing)
  }

  delete(closing: number): void {
    this.#sql.exec('DELETE FROM outbox WHERE id = ?', closing)
  }

  clear(): void {
    this.#sql.exec('DELETE FROM outbox')
  }
}
