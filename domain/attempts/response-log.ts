import type { Evidence, IntegrityEntry, ResponseEvent } from './contract.ts'
import type { Uncounted } from './judging.ts'

/**
 * The log of an attempt: every save as it was acknowledged, in a chain of hashes, and a last line with the receipt. Each
 * hash covers the one before and the line; the first covers the id of the attempt. One JSON value a line.
 */

/** An event as it is kept; one that does not count says why, and `given` is there where it is not `at`. */
export type LoggedEvent = ResponseEvent & { uncounted?: Uncounted; given?: number }

/** A batch of one device. Instants are Unix milliseconds, `hash` is hex SHA-256 of `saveText`. */
export type LoggedSave = {
  /** From 1, without gaps. */
  revision: number
  device: string
  epoch: number
  /** The highest number of the device so far, and when its last answer so far was given. */
  ackSeq: number
  saidAt: number
  receivedAt: number
  /** Events of the attempt so far. */
  total: number
  events: LoggedEvent[]
  hash: string
}

/** The end of the attempt. `hash` is hex SHA-256 of `endText`. */
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

/** The R2 key of a log, its last hash, and its evidence, which is read more often than the log. */
export type KeptLog = { key: string; hash: string; closing: number; revision: number; evidence: Evidence[] }

/** The R2 folder of an attempt's logs: one log for each closing that stood for seven days. */
export const logFolder = (attemptId: string): string => `attempts/${attemptId}/`
export const logKey = (attemptId: string, closing: number): string => `${logFolder(attemptId)}log-${closing}.ndjson.gz`

/** The text that the hash of a save covers; `events` is JSON. */
export const saveText = (before: string, save: Omit<LoggedSave, 'events' | 'hash'> & { events: string }): string => {
  const { revision, device, epoch, ackSeq, saidAt, receivedAt, total, events } = save
  return [before, revision, device, epoch, ackSeq, saidAt, receivedAt, total, events].join('\n')
}

export const endText = (before: string, end: Omit<LogEnd, 'hash'>): string => `${before}\n${JSON.stringify(end)}`

export const logText = ({ saves, end }: ResponseLog): string =>
  [...saves, end].map((line) => `${JSON.stringify(line)}\n`).join('')

/** `line` is the first that does not follow from those before it, from 1. */
export type Verified = { ok: true; log: ResponseLog } | { ok: false; line: number }

/**
 * Verifies that the chain is whole and ends at the receipt, so that no byte of the text has changed. `hashOf` is hex
 * SHA-256.
 */
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

/** The value of a line, or null where the line is not what is written for that value. */
const asWritten = (line: string): unknown => {
  try {
    const value: unknown = JSON.parse(line)
    return JSON.stringify(value) === line ? value : null
  } catch {
    return null
  }
}
