import type { Qr } from '../files/qr.ts'
import { sameAnswer } from '../questions/kinds/entered.ts'
import { setsAnswer } from '../attempts/acts.ts'
import type { Answer } from '../attempts/contract.ts'
import type { LoggedSave, ResponseLog } from '../attempts/response-log.ts'
import { evidenceMs } from '../attempts/timing.ts'

/** An attempt as the holder of its receipt reads it: hashes, times and counts, never the user, an answer or a score. */

/** Logs of attempts that ended together are written over this time, milliseconds. */
const logSpreadMs = 86_400_000
/** A log that is not written this long after its time counts as missing, milliseconds. */
const graceMs = 3 * 86_400_000

/** One save of a device: its number of events and the hash that covers them and everything before. */
export type ReceiptSave = { revision: number; receivedAt: number; events: number; hash: string }

/** Counts over a whole log. `changes` are answers given in the place of another. */
export type ReceiptCounts = { saves: number; events: number; answered: number; changes: number; uncounted: number }

export type ReceiptLog =
  /** Answers may still arrive; the log is final by `finalBy` (Unix milliseconds). */
  | { state: 'open'; finalBy: number }
  | { state: 'missing' }
  /** `line`, from 1, is the first that does not follow from those before; null where the last hash differs. */
  | { state: 'damaged'; line: number | null }
  | {
      state: 'intact'
      begunAt: number | null
      closedAt: number | null
      firstHash: string
      lastHash: string
      counts: ReceiptCounts
      /** The first saves; all are in the file of hashes. */
      saves: ReceiptSave[]
    }

/** GET /api/receipts/:code. */
export type ReceiptCheck = { code: string; submittedAt: number; synthetic: boolean; log: ReceiptLog; qr: Qr }

/** Number of saves that a page lists. */
const savesListed = 100

export const unwrittenLog = (closedAt: number, now: number): ReceiptLog => {
  const finalBy = closedAt + evidenceMs + logSpreadMs
  return now > finalBy + graceMs ? { state: 'missing' } : { state: 'open', finalBy }
}

const countsOf = (saves: readonly LoggedSave[]): ReceiptCounts => {
  const answers = new Map<string, Answer>()
  const events = saves.flatMap((save) => save.events)
  let changes = 0
  for (const event of events) {
    if (event.uncounted !== undefined || !setsAnswer(event)) continue
    const before = answers.get(event.questionId) ?? null
    if (before && event.answer && !sameAnswer(before, event.answer)) changes += 1
    answers.set(event.questionId, event.answer)
  }
  const answered = [...answers.values()].filter((answer) => answer !== null).length
  const uncounted = events.filter((event) => event.uncounted !== undefined).length
  return { saves: saves.length, events: events.length, answered, changes, uncounted }
}

const receiptSave = ({ revision, receivedAt, events, hash }: LoggedSave): ReceiptSave => ({
  revision,
  receivedAt,
  events: events.length,
  hash,
})

/** The receipt's view of a verified log. */
export const intactLog = ({ saves, end }: ResponseLog): ReceiptLog => ({
  state: 'intact',
  begunAt: end.begunAt,
  closedAt: end.closedAt,
  firstHash: saves[0]?.hash ?? end.hash,
  lastHash: end.hash,
  counts: countsOf(saves),
  saves: saves.slice(0, savesListed).map(receiptSave),
})

/** The rule of the chain, at the top of the file of hashes: English, since it names the fields of the data. */
const rule = [
  '# Response log of an attempt. All hashes are hex SHA-256.',
  '# hash of a save = SHA-256 of these values, joined by line feeds: the hash before (for the first save the id of the',
  '# attempt), revision, device, epoch, ackSeq, saidAt, receivedAt, total, and the events as compact JSON.',
  '# last hash = SHA-256 of the hash before, a line feed, and the end of the log as compact JSON.',
  '# Whoever took the attempt finds all values in the copy of their data (profile, "Your data") and can compute the same.',
]

/** The file of hashes of a log, as tab-separated lines. */
export const hashesText = (code: string, { saves, end }: ResponseLog): string =>
  [
    ...rule,
    `receipt\t${code}`,
    'save\treceived\tevents\thash',
    ...saves.map(({ revision, receivedAt, events, hash }) =>
      [revision, new Date(receivedAt).toISOString(), events.length, hash].join('\t'),
    ),
    `last\t${end.closedAt === null ? '' : new Date(end.closedAt).toISOString()}\t\t${end.hash}`,
    '',
  ].join('\n')
