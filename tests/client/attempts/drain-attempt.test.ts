import { expect, test } from 'vitest'
import { ApiError } from '../../../client/api.ts'
import { drainAttempt, type DrainCalls } from '../../../client/features/attempts/journal/drain-attempt.ts'
import type { AttemptRecord } from '../../../client/features/attempts/journal/journal-store.ts'
import { memoryJournal } from '../../support/memory-store.ts'
import type { AttemptState, Merged, ResponseEvent, SyncAck, SyncBatch } from '../../../domain/attempts/contract.ts'
import type { ErrorCode } from '../../../domain/errors.ts'
import { fakeTime } from '../../support/fake-time.ts'

const record: AttemptRecord = {
  attemptId: 'att_1',
  userId: 'usr_1',
  testId: 'tst_1',
  lease: 'of the record',
  language: 'en',
  submissionId: 'submission',
  currentId: null,
  views: {},
}

const event = (seq: number, parts: Partial<ResponseEvent> = {}): ResponseEvent => ({
  seq,
  questionId: `q${seq}`,
  answer: { optionIds: ['a'] },
  status: 'answered',
  at: seq,
  ms: 1,
  act: 'answer',
  ...parts,
})

const refusal = (code: ErrorCode, status = 409, details: Record<string, unknown> = {}) =>
  new ApiError(status, { code, message: '', requestId: 'r', details })
const stale = (merged?: Merged, state: AttemptState = 'in_progress') =>
  refusal('attempts.lease_stale', 409, { state, serverNow: 1, deadlineAt: 2, ...(merged && { merged }) })
const acked = (batch: SyncBatch, parts: Partial<SyncAck> = {}): SyncAck => ({
  ackSeq: batch.batch.at(-1)?.seq ?? 0,
  revision: 1,
  serverNow: 1,
  deadlineAt: 2,
  ...parts,
})

/** A device with unsent answers, and a server that replies to each batch with `reply`. */
const setUp = async (reply: (batch: SyncBatch) => SyncAck, events = [event(1), event(2)]) => {
  const journal = memoryJournal()
  const { store } = journal
  const time = fakeTime()
  await store.saveRecord(record)
  for (const each of events) await store.events('att_1').append(each)
  const sent: SyncBatch[] = []
  const leases: string[] = []
  const calls: DrainCalls = {
    async save(batch) {
      sent.push(batch)
      return reply(batch)
    },
    async mergeLease(device) {
      leases.push(device)
      return 'merge only'
    },
  }
  const run = async () => {
    const drained = drainAttempt({ record, userId: 'usr_1', store, calls, schedule: time.schedule, limitMs: 5_000 })
    await time.pass(10_000)
    return drained
  }
  return { run, sent, leases, waiting: () => journal.unsentAttempts('usr_1'), kept: () => store.load('att_1', 'usr_1') }
}

test("a drain sends unsent answers under the record's lease and keeps the record of a test that goes on (HAL-48)", async () => {
  const { run, sent, leases, waiting, kept } = await setUp(acked)
  expect(await run()).toEqual({ answers: 2, uncounted: 0, ended: false })
  expect([sent.map(({ lease }) => lease), leases]).toEqual([['of the record'], []])
  expect([await waiting(), (await kept()).record]).toEqual([[], record])
})

test('a drain under an older lease removes the merged answers and leaves the lease to the other page (HAL-48, EXM-34)', async () => {
  const uncounted = [{ seq: 2, reason: 'arrived_late' as const }]
  const { run, leases, waiting } = await setUp(() => {
    throw stale({ ackSeq: 2, revision: 4, uncounted }, 'submitted')
  })
  expect(await run()).toEqual({ answers: 2, uncounted: 1, ended: true })
  expect([await waiting(), leases]).toEqual([[], []])
})

test.each([
  ['a lease of an earlier session', refusal('attempts.lease_invalid', 401)],
  ['a lease under which nothing was merged', stale()],
])('a drain replaces %s with a lease that only merges (HAL-48)', async (_name, refused) => {
  const { run, sent, leases, waiting } = await setUp((batch) => {
    if (batch.lease !== 'merge only') throw refused
    throw stale({ ackSeq: 2, revision: 4 })
  })
  expect(await run()).toEqual({ answers: 2, uncounted: 0, ended: false })
  expect([sent.map(({ lease }) => lease), leases.length]).toEqual([['of the record', 'merge only'], 1])
  expect(await waiting()).toEqual([])
})

test.each([
  ['the writer', refusal('attempts.closed')],
  ['an older lease', stale(undefined, 'released')],
])(
  'seven days after the end the server refuses the answers of %s, and the device removes them (HAL-48)',
  async (_name, refused) => {
    const { run, waiting, kept } = await setUp(() => {
      throw refused
    })
    expect(await run()).toEqual({ answers: 0, uncounted: 0, ended: false })
    expect([await waiting(), (await kept()).record]).toEqual([[], null])
  },
)

test.each([
  ['nobody is signed in', refusal('accounts.sign_in_required', 401)],
  ['the network is lost', new TypeError('Failed to fetch')],
  ['the clock is stopped', refusal('attempts.paused')],
  ['the clock is stopped under an older lease', stale()],
])('a drain keeps everything for the next time when %s (HAL-48)', async (_name, failure) => {
  const { run, waiting, kept } = await setUp(() => {
    throw failure
  })
  expect(await run()).toEqual({ answers: 0, uncounted: 0, ended: false })
  expect([await waiting(), (await kept()).events.length]).toEqual([[record], 2])
})

test('a drain sends visits and marks but does not report them as answers (HAL-48)', async () => {
  const { run } = await setUp(acked, [event(1, { act: 'visit', answer: null }), event(2, { act: 'mark' })])
  expect((await run()).answers).toBe(0)
})

test('a drain removes the record of an ended test without unsent answers (HAL-48)', async () => {
  const { run, kept } = await setUp((batch) => acked(batch, { closed: true }))
  expect((await run()).ended).toBe(true)
  expect((await kept()).record).toBeNull()
})
