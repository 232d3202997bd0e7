import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { chainLog, logKey, logText, type LoggedEvent, type UnhashedLog } from '../../domain/attempts/response-log.ts'
import { learningPaths } from '../../domain/learning-paths.ts'
import { attempts, results } from '../../drizzle/schema/index.ts'
import { qrOf } from '../../worker/files/qr.ts'
import { hashSync } from '../../worker/platform/hash.ts'
import { newId, randomToken } from '../../worker/platform/ids.ts'
import { checkReceipt, receiptHashes } from '../../worker/results/receipts.usecases.ts'
import { chosen, db, env, event, mock, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const day = 86_400_000
const begun = Date.UTC(2026, 5, 1, 4, 30)
const closed = begun + 600_000

const saveOf = (revision: number, receivedAt: number, events: LoggedEvent[]): UnhashedLog['saves'][number] => {
  const [ackSeq, saidAt] = [events.at(-1)?.seq ?? 0, events.at(-1)?.at ?? 0]
  return { revision, device: 'device-01', epoch: 1, ackSeq, saidAt, receivedAt, total: ackSeq, events }
}

/** Two questions: one answered, changed to another option and confirmed, the other cleared; then one answer too late. */
const savesOfStudent = [
  saveOf(1, begun + 9_000, [
    event(1, 'qst_a', begun + 1_000, { act: 'visit', answer: null, status: 'not_answered' }),
    event(2, 'qst_a', begun + 5_000, { act: 'answer' }),
  ]),
  saveOf(2, begun + 40_000, [
    event(3, 'qst_a', begun + 20_000, { act: 'answer', answer: chosen('b') }),
    event(4, 'qst_a', begun + 21_000, { act: 'answer', answer: chosen('b') }),
    event(5, 'qst_b', begun + 30_000, { act: 'answer' }),
    event(6, 'qst_b', begun + 31_000, { act: 'clear', answer: null, status: 'not_answered' }),
  ]),
  saveOf(3, closed + 9_000, [
    { ...event(7, 'qst_b', closed + 1_000, { act: 'answer' }), uncounted: 'after_submission' as const },
  ]),
]

type Change = { text?: (whole: string) => string; written?: boolean; closing?: number }

/** An attempt with its result, and its log in R2 unless `written` is false. */
const newAttemptWithLog = async ({ text = (whole) => whole, written = true, closing = 1 }: Change = {}) => {
  const [attemptId, userId, receipt] = [newId('att', begun), unique('user'), randomToken()]
  const end: UnhashedLog['end'] = {
    attemptId,
    userId,
    testId: mock.testId,
    testVersionId: mock.versionId,
    state: 'submitted',
    language: 'en',
    begunAt: begun,
    closing: 1,
    closedAt: closed,
    closedBy: 'student',
    receipt,
    sections: null,
    leases: [],
    countedEvidence: [],
    integrity: [],
  }
  const log = chainLog({ saves: savesOfStudent, end }, hashSync)
  const key = logKey(attemptId, 1)
  if (written) await env.FILES.put(key, gzipSync(text(logText(log))))
  const { testId, versionId: testVersionId } = mock
  const common = { userId, testId, testVersionId, submittedAt: closed }
  const recorded = written ? { logKey: key, logClosing: 1, logHash: log.end.hash } : {}
  await db.insert(attempts).values({ id: attemptId, ...common, ...recorded, state: 'scored', startedAt: begun })
  await db.insert(results).values({
    attemptId,
    ...common,
    receipt,
    closing,
    closedBy: 'student',
    lateSynced: 0,
    units: 0,
    ranked: false,
    responses: [],
    scores: [],
  })
  return { receipt, log, key, userId }
}

const check = (code: string, now = closed + 30 * day) =>
  checkReceipt(
    servicesAt(() => now),
    code,
    '192.0.2.1',
  )

describe('a receipt (LRN-25, RES-121)', () => {
  test('leads to hashes, times and counts that are recomputed from the log, and to nothing else', async () => {
    const { receipt, log, userId } = await newAttemptWithLog()
    const found = await check(receipt)
    expect(found).toEqual({
      code: receipt,
      submittedAt: closed,
      synthetic: false,
      log: {
        state: 'intact',
        begunAt: begun,
        closedAt: closed,
        firstHash: log.saves[0]?.hash,
        lastHash: log.end.hash,
        counts: { saves: 3, events: 7, answered: 1, changes: 1, uncounted: 1 },
        saves: [
          { revision: 1, receivedAt: begun + 9_000, events: 2, hash: log.saves[0]?.hash },
          { revision: 2, receivedAt: begun + 40_000, events: 4, hash: log.saves[1]?.hash },
          { revision: 3, receivedAt: closed + 9_000, events: 1, hash: log.saves[2]?.hash },
        ],
      },
      qr: qrOf(`${servicesAt().origin}${learningPaths.receipt(receipt)}`),
    })
    const file = await receiptHashes(servicesAt(), receipt, '192.0.2.1')
    for (const { hash } of [...log.saves, log.end]) expect(file).toContain(hash)
    for (const secret of [userId, 'qst_a', 'optionIds', log.end.attemptId])
      expect(`${JSON.stringify(found)} ${file}`).not.toContain(secret)
  })

  test('says when the log will be final while answers may still arrive, also after a reopening', async () => {
    const { receipt } = await newAttemptWithLog({ written: false })
    const finalBy = closed + 8 * day
    expect((await check(receipt, closed + day)).log).toEqual({ state: 'open', finalBy })
    // A log that is due and not there.
    expect((await check(receipt, closed + 30 * day)).log).toEqual({ state: 'missing' })
    const reopened = await newAttemptWithLog({ closing: 2 })
    expect((await check(reopened.receipt, closed + day)).log).toEqual({ state: 'open', finalBy })
  })

  test('says that a log is missing or where it was changed', async () => {
    const gone = await newAttemptWithLog()
    await env.FILES.delete(gone.key)
    expect((await check(gone.receipt)).log).toEqual({ state: 'missing' })

    const changed = await newAttemptWithLog({ text: (whole) => whole.replace('"b"', '"c"') })
    expect((await check(changed.receipt)).log).toEqual({ state: 'damaged', line: 2 })
    await expect(receiptHashes(servicesAt(), changed.receipt, '192.0.2.1')).rejects.toMatchObject({ status: 404 })

    // A whole chain of another attempt.
    const other = await newAttemptWithLog()
    await env.FILES.put(gone.key, gzipSync(logText(other.log)))
    expect((await check(gone.receipt)).log).toEqual({ state: 'damaged', line: null })
    await env.FILES.put(gone.key, 'no gzip')
    expect((await check(gone.receipt)).log).toEqual({ state: 'damaged', line: 1 })
  })

  test('is not guessed: unknown codes are refused after thirty from one address, known ones never', async () => {
    const { receipt } = await newAttemptWithLog()
    const guess = () => checkReceipt(servicesAt(), randomToken(), '192.0.2.77')
    for (let tries = 0; tries < 30; tries += 1) await expect(guess()).rejects.toMatchObject({ status: 404 })
    await expect(guess()).rejects.toMatchObject({ status: 429 })
    await expect(checkReceipt(servicesAt(), receipt, '192.0.2.77')).resolves.toMatchObject({ code: receipt })
  })
})
