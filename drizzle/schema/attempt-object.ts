import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { attemptStates, integrityKinds } from '../../domain/attempts/contract.ts'
import { flag, instant } from './columns.ts'

/** The single row of an attempt object's own SQLite. A save does not change it. */
export const attempt = sqliteTable('sitting', {
  id: integer('id').primaryKey(),
  attemptId: text('attempt_id').notNull(),
  userId: text('user_id').notNull(),
  testId: text('test_id').notNull(),
  testVersionId: text('test_version_id').notNull(),
  state: text('state', { enum: attemptStates }).notNull(),
  language: text('language'),
  /** The current lease epoch: only its lease can pause, leave or submit. */
  epoch: integer('epoch').notNull(),
  begunAt: instant('begun_at'),
  /** JSON: the clock without its start (StoredClock). */
  clock: text('clock').notNull(),
  /** JSON: ids of the sections taken; null where none is optional. */
  taken: text('taken'),
  /** Set once the student was present. An attempt with a common start is abandoned without it. */
  isPresent: flag('came').notNull(),
  /** JSON: hashes of ended sessions. */
  endedSessions: text('ended_sessions').notNull(),
  /** The number of the current or next close, from 1; it increases on reopening. */
  closing: integer('closing').notNull(),
  closedAt: instant('closed_at'),
  closedBy: text('closed_by', { enum: ['student', 'time'] }),
  submissionId: text('submission_id'),
  receipt: text('receipt'),
  /** JSON: the immutable part of the paper that the rules need (PaperOutline). */
  outline: text('outline').notNull(),
  /** JSON: the leases taken by device and time (TakenLease[]); null where none was taken over. */
  leases: text('leases'),
  /** JSON: the evidence counted by the office (CountedEvidence[]); null for none. */
  countedEvidence: text('counted_evidence'),
  /** JSON: the log in R2 that D1 has recorded (RecordedLog); null before the first. */
  log: text('log'),
  /** JSON: the last report to its hall; null before the first. */
  hall: text('hall'),
  /** JSON: the banner of its hall; null for none. */
  banner: text('banner'),
})

/**
 * The journal: one immutable row per acknowledged batch. The last row of a device holds all that its next save needs,
 * so nothing is counted or searched. Empty once the log is in R2.
 */
export const saves = sqliteTable('saves', {
  /** The revision, from 1. */
  id: integer('id').primaryKey(),
  device: text('device').notNull(),
  epoch: integer('epoch').notNull(),
  /** The device's highest `seq` so far. */
  ackSeq: integer('ack_seq').notNull(),
  /** The time of the device's last event so far. */
  saidAt: instant('said_at').notNull(),
  receivedAt: instant('received_at').notNull(),
  /** The attempt's number of events so far. */
  total: integer('total').notNull(),
  /** JSON: the events (StoredEvent[]). */
  events: text('events').notNull(),
  /**
   * Chains the saves (domain/attempts/response-log.ts); null in rows older than this column until the next save or the
   * log.
   */
  hash: text('hash'),
})

/** Integrity notes; duplicates are ignored. */
export const integrity = sqliteTable('integrity', {
  /** `kind at ms` */
  id: text('id').primaryKey(),
  kind: text('kind', { enum: integrityKinds }).notNull(),
  at: instant('at').notNull(),
  ms: integer('ms').notNull(),
})

/** Messages for D1. A row is deleted only once its effect is visible there. */
export const outbox = sqliteTable('outbox', {
  id: integer('id').primaryKey(),
  message: text('message').notNull(),
  sends: integer('sends').notNull(),
})
