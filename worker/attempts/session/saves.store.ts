import type { Save } from '../../../domain/attempts/effect-order.ts'
import { saveText, type LoggedEvent, type LoggedSave } from '../../../domain/attempts/response-log.ts'
import { hashSync } from '../../platform/hash.ts'

export type StoredEvent = LoggedEvent

/** The end of a device's journal: its highest `seq` and the time of its last event. */
export type DeviceCursor = { ackSeq: number; saidAt: number }

/** The attempt's latest save. */
export type LastSave = DeviceCursor & {
  revision: number
  device: string
  epoch: number
  total: number
  hash: string | null
}

export type NewSave = Omit<LastSave, 'hash'> & { receivedAt: number; events: StoredEvent[] }

type SaveRow = Omit<LoggedSave, 'events' | 'hash'> & { events: string; hash: string | null }

type Columns<Row> = Row & Record<string, SqlStorageValue>

/** The journal of an attempt: one immutable row per acknowledged batch, in a hash chain. */
export class SavesStore {
  readonly #sql: SqlStorage
  readonly #attemptId: () => string
  #last: LastSave | null | undefined
  #writer: { epoch: number; device: string | null } | undefined

  constructor(sql: SqlStorage, attemptId: () => string) {
    this.#sql = sql
    this.#attemptId = attemptId
  }

  get last(): LastSave | null {
    if (this.#last === undefined) {
      const [row] = this.#sql
        .exec<Columns<LastSave>>(
          'SELECT id AS revision, device, epoch, ack_seq AS ackSeq, said_at AS saidAt, total, hash FROM saves ORDER BY id DESC LIMIT 1',
        )
        .toArray()
      this.#last = row ?? null
    }
    return this.#last
  }

  add(save: NewSave): void {
    const { events, receivedAt, ...last } = save
    const written = { ...last, receivedAt, events: JSON.stringify(events) }
    const hash = hashSync(saveText(this.headHash(), written))
    this.#insert({ ...written, hash })
    this.#last = { ...last, hash }
    if (this.#writer?.epoch === last.epoch && this.#writer.device === null)
      this.#writer = { epoch: last.epoch, device: last.device }
  }

  /** Restores the journal from its log. */
  restore(saves: readonly LoggedSave[]): void {
    for (const save of saves) this.#insert({ ...save, events: JSON.stringify(save.events) })
    this.#last = undefined
    this.#writer = undefined
  }

  /** Deletes the journal, which is in its log. */
  clear(): void {
    this.#sql.exec('DELETE FROM saves')
    this.setEmpty()
  }

  /** Sets the cache for a journal without saves, new or deleted. */
  setEmpty(): void {
    this.#last = null
    this.#writer = undefined
  }

  /** The end of a device's journal, or null for a device without saves. */
  endOf(device: string): DeviceCursor | null {
    if (!this.last || this.last.device === device) return this.last
    return (
      this.#sql
        .exec<Columns<DeviceCursor>>(
          'SELECT ack_seq AS ackSeq, said_at AS saidAt FROM saves WHERE device = ? ORDER BY id DESC LIMIT 1',
          device,
        )
        .toArray()[0] ?? null
    )
  }

  /** The writer's device of an epoch: the first that saved in it, or null where none has. */
  writerOf(epoch: number): string | null {
    if (this.#writer?.epoch !== epoch) {
      const [first] = this.#sql
        .exec<{ device: string }>('SELECT device FROM saves WHERE epoch = ? ORDER BY id LIMIT 1', epoch)
        .toArray()
      this.#writer = { epoch, device: first?.device ?? null }
    }
    return this.#writer.device
  }

  /** The time of a device's first save, or null. */
  firstOf(device: string): number | null {
    return this.#sql
      .exec<{ at: number | null }>('SELECT min(received_at) AS at FROM saves WHERE device = ?', device)
      .one().at
  }

  /** The time of the last save, or null. */
  lastAt(): number | null {
    return this.#sql.exec<{ at: number | null }>('SELECT max(received_at) AS at FROM saves').one().at
  }

  /** All devices with saves. */
  devices(): string[] {
    return this.#sql
      .exec<{ device: string }>('SELECT DISTINCT device FROM saves')
      .toArray()
      .map(({ device }) => device)
  }

  /** A device's events by `seq`, from saves that reach `fromSeq`. */
  eventsOf(device: string, fromSeq: number): Map<number, StoredEvent> {
    const rows = this.#sql.exec<{ events: string }>(
      'SELECT events FROM saves WHERE device = ? AND ack_seq >= ?',
      device,
      fromSeq,
    )
    const events = rows.toArray().flatMap((row) => JSON.parse(row.events) as StoredEvent[])
    return new Map(events.map((event) => [event.seq, event]))
  }

  list(): Save[] {
    return this.#sql
      .exec<{ device: string; receivedAt: number; events: string }>(
        'SELECT device, received_at AS receivedAt, events FROM saves ORDER BY id',
      )
      .toArray()
      .map((row) => ({ ...row, events: JSON.parse(row.events) as StoredEvent[] }))
  }

  /** The whole journal with its hashes. */
  listHashed(): LoggedSave[] {
    this.headHash()
    return this.#rows().map(({ hash, ...row }) => ({
      ...row,
      events: JSON.parse(row.events) as StoredEvent[],
      hash: hash ?? '',
    }))
  }

  /** The hash that the next save continues. */
  headHash(): string {
    if (!this.last) return this.#attemptId()
    return this.last.hash ?? this.#chain()
  }

  /** Hashes saves stored before hashes existed. Returns the last hash. */
  #chain(): string {
    let before = this.#attemptId()
    for (const save of this.#rows()) {
      before = hashSync(saveText(before, save))
      this.#sql.exec('UPDATE saves SET hash = ? WHERE id = ?', before, save.revision)
    }
    if (this.#last) this.#last = { ...this.#last, hash: before }
    return before
  }

  #rows(): SaveRow[] {
    return this.#sql
      .exec<Columns<SaveRow>>(
        `SELECT id AS revision, device, epoch, ack_seq AS ackSeq, said_at AS saidAt, received_at AS receivedAt, total,
           events, hash
         FROM saves ORDER BY id`,
      )
      .toArray()
  }

  #insert(save: SaveRow): void {
    this.#sql.exec(
      'INSERT INTO saves (id, device, epoch, ack_seq, said_at, received_at, total, events, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      save.revision,
      save.device,
      save.epoch,
      save.ackSeq,
      save.saidAt,
      save.receivedAt,
      save.total,
      save.events,
      save.hash,
    )
  }
}
