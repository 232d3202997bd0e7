import type { Evidence, IntegrityEntry, ResponseEvent } from './contract.ts'
import type { Uncounted } from './judging.ts'

/**
 * The log of an attempt: every acknowledged save in a hash chain, and a last line with the receipt. Each hash covers
 * the previous hash and the line; the first covers the attempt's id. One JSON value per line.
 */

/** A stored event: `uncounted` is the reason why it does not count, `given` is set where it differs from `at`. */
export type LoggedEvent = ResponseEvent & { uncounted?: Uncounted; given?: number }

/** One batch of a device. Instants are Unix milliseconds, `hash` is the hex SHA-256 of `saveText`. */
export type LoggedSave = {
  /** From 1, without gaps. */
  revision: number
  device: string
  epoch: number
  /** The device's highest `seq` so far, and the time of its last event so far. */
  ackSeq: number
  saidAt: number
  receivedAt: number
  /** The attempt's number of events so far. */
  total: number
  events: LoggedEvent[]
  hash: string
}

/** The end of the attempt. `hash` is the hex SHA-256 of `endText`. */
export type LogEnd = {
  attemptId: string
  userId: string
  testId: string
  testVersionId: string
  state: string
  language: string | null
  begunAt: number | null
  closing: number
  closedAt: number | null
  closedBy: 'student' | 'time' | null
  receipt: string | null
  /** Ids of the sections taken; null where none is optional. */
  sections: string[] | null
  leases: { epoch: number; device: string; at: number }[]
  countedEvidence: { questionIds: string[] | null; until: number }[]
  integrity: IntegrityEntry[]
  hash: string
}

export type ResponseLog = { saves: LoggedSave[]; end: LogEnd }

/** A log's key in R2, its last hash, and its evidence, which is read more often than the log. */
export type RecordedLog = { key: string; hash: string; closing: number; revision: number; evidence: Evidence[] }

/** The R2 folder of an attempt's logs: one log for each close that was final for seven days. */
export const logFolder = (attemptId: string): string => `attempts/${attemptId}/`
export const logKey = (attemptId: string, closing: number): string => `${logFolder(attemptId)}log-${closing}.ndjson.gz`

/** The text hashed for a save; `events` is JSON. */
export const saveText = (before: string, save: Omit<LoggedSave, 'events' | 'hash'> & { events: string }): string => {
  const { revision, device, epoch, ackSeq, saidAt, receivedAt, total, events } = save
  return [before, revision, device, epoch, ackSeq, saidAt, receivedAt, total, events].join('\n')
}

export const endText = (before: string, end: Omit<LogEnd, 'hash'>): string => `${before}\n${JSON.stringify(end)}`

/** A log without its hashes. */
export type UnhashedLog = { saves: Omit<LoggedSave, 'hash'>[]; end: Omit<LogEnd, 'hash'> }

/** Hashes a whole log. `hash` returns hex SHA-256. */
export const chainLog = ({ saves, end }: UnhashedLog, hash: (text: string) => string): ResponseLog => {
  let before = end.attemptId
  const hashed = saves.map((save): LoggedSave => {
    before = hash(saveText(before, { ...save, events: JSON.stringify(save.events) }))
    return { ...save, hash: before }
  })
  return { saves: hashed, end: { ...end, hash: hash(endText(before, end)) } }
}

export const logText = ({ saves, end }: ResponseLog): string =>
  [...saves, end].map((line) => `${JSON.stringify(line)}\n`).join('')

/** `line`, from 1, is the first line that does not match its predecessors. */
export type Verified = { ok: true; log: ResponseLog } | { ok: false; line: number }

/** Verifies the hash chain up to the receipt, so that no byte of the text has changed. `hashOf` returns hex SHA-256. */
export const verifyLog = async (text: string, hashOf: (text: string) => Promise<string>): Promise<Verified> => {
  const lines = text.split('\n')
  const broken = (index: number): Verified => ({ ok: false, line: index + 1 })
  if (lines.pop() !== '' || lines.length === 0) return broken(lines.length)
  const values = lines.map(asWritten)
  if (values.includes(null)) return broken(values.indexOf(null))
  const saves = values.slice(0, -1) as LoggedSave[]
  const end = values.at(-1) as LogEnd
  let before = end.attemptId
  for (const [index, { hash, ...save }] of saves.entries()) {
    const events = JSON.stringify(save.events)
    const follows = (await hashOf(saveText(before, { ...save, events }))) === hash
    if (!follows || save.revision !== index + 1) return broken(index)
    before = hash
  }
  const { hash, ...ending } = end
  return (await hashOf(endText(before, ending))) === hash ? { ok: true, log: { saves, end } } : broken(saves.length)
}

/** The value of a line, or null where the line is not its canonical JSON. */
const asWritten = (line: string): unknown => {
  try {
    const value: unknown = JSON.parse(line)
    return JSON.stringify(value) === line ? value : null
  } catch {
    return null
  }
}
