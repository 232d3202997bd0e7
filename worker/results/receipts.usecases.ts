import { learningPaths } from '../../domain/learning-paths.ts'
import {
  hashesText,
  intactLog,
  unwrittenLog,
  type ReceiptCheck,
  type ReceiptLog,
} from '../../domain/results/receipt.ts'
import { qrOf } from '../files/qr.ts'
import { addressGroup } from '../platform/client-address.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import type { Limit } from '../platform/limiter.ts'
import { limitMisses } from '../platform/limits.ts'
import { verifiedLog } from './log-file.ts'
import { findByReceipt } from './receipts.store.ts'

/** Limit on unknown codes per client address. */
const guessLimit: Limit = { failures: 30, windowMs: 15 * 60_000 }

type Row = NonNullable<Awaited<ReturnType<typeof findByReceipt>>>

const rowOf = async (services: Services, code: string, clientAddress: string): Promise<Row> => {
  const subject = `receipt:${addressGroup(clientAddress)}`
  const row = await limitMisses(services, subject, guessLimit, () => findByReceipt(services.db, code))
  if (!row) throw notFound()
  return row
}

const logOf = async (services: Services, code: string, row: Row): Promise<ReceiptLog> => {
  const { logKey, logHash, logClosing, closing, submittedAt } = row
  // The log of an earlier close of a reopened attempt is not the log of this receipt.
  if (logKey === null || logClosing !== closing) return unwrittenLog(submittedAt, services.now())
  const verified = await verifiedLog(services, logKey)
  if (!verified) return { state: 'missing' }
  if (!verified.ok) return { state: 'damaged', line: verified.line }
  const { end } = verified.log
  const isRecorded = end.hash === logHash && end.receipt === code
  return isRecorded ? intactLog(verified.log) : { state: 'damaged', line: null }
}

/** Public check of a receipt. Throws 404 for an unknown code, 429 after `guessLimit` of them. */
export const checkReceipt = async (services: Services, code: string, clientAddress: string): Promise<ReceiptCheck> => {
  const row = await rowOf(services, code, clientAddress)
  const { submittedAt, synthetic } = row
  const qr = qrOf(`${services.origin}${learningPaths.receipt(code)}`)
  return { code, submittedAt, synthetic, log: await logOf(services, code, row), qr }
}

/** The file of hashes of a receipt. Throws 404 unless its log is intact. */
export const receiptHashes = async (services: Services, code: string, clientAddress: string): Promise<string> => {
  const { logKey, logHash } = await rowOf(services, code, clientAddress)
  const verified = logKey === null ? null : await verifiedLog(services, logKey)
  if (!verified?.ok || verified.log.end.hash !== logHash || verified.log.end.receipt !== code) throw notFound()
  return hashesText(code, verified.log)
}
