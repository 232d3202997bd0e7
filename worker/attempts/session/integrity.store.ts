import type { IntegrityEntry } from '../../../domain/attempts/contract.ts'

/** The integrity notes of an attempt. */
export class IntegrityStore {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** Adds new notes up to a maximum, beyond which they are dropped without an error. */
  add(entries: IntegrityEntry[], max: number): void {
    for (const { kind, at, ms } of entries) {
      this.#sql.exec(
        'INSERT INTO integrity (id, kind, at, ms) SELECT ?, ?, ?, ? WHERE (SELECT count(*) FROM integrity) < ? ON CONFLICT DO NOTHING',
        `${kind} ${at} ${ms}`,
        kind,
        at,
        ms,
        max,
      )
    }
  }

  list(): IntegrityEntry[] {
    return this.#sql
      .exec<IntegrityEntry & Record<string, SqlStorageValue>>('SELECT kind, at, ms FROM integrity ORDER BY at, kind')
      .toArray()
  }

  clear(): void {
    this.#sql.exec('DELETE FROM integrity')
  }
}
