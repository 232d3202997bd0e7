import { makeApi, unwrap } from '../../../api.ts'
import { lockTab } from '../controller/tab-lock.ts'
import { practiceCalls } from '../practice/practice-calls.ts'
import { withTimeout } from '../timed-request.ts'
import { schedule } from '../timers.ts'
import { drainAttempt, type DrainCalls, type Drained } from './drain-attempt.ts'
import { withDrainLock } from './drain-lock.ts'
import type { Journal, AttemptRecord } from './journal-store.ts'
import { openJournal } from './open-journal.ts'

const limitMs = 60_000

/** A session of practice has no lease: whoever holds it, its events are merged. */
const practiceCallsOf = (sessionId: string): DrainCalls => {
  const calls = practiceCalls(makeApi(location.origin), sessionId)
  return {
    async save({ device, batch }) {
      const { ackSeq, serverNow, isOver } = await calls.save({ device, batch })
      return { ackSeq, revision: 0, serverNow, deadlineAt: 0, ...(isOver && { closed: true }) }
    },
    mergeLease: () => Promise.reject(new Error('Practice has no lease.')),
  }
}

const callsOf = (attemptId: string): DrainCalls => {
  const attempt = makeApi(location.origin).attempts[':attemptId']
  const param = { attemptId }
  return {
    save: (json) => unwrap(attempt.responses.$put({ param, json }, withTimeout())),
    mergeLease: async (device) =>
      (await unwrap(attempt.lease.$post({ param, json: { device, mergeOnly: true } }, withTimeout()))).lease,
  }
}

/** Drains an attempt whose tab lock the caller holds. */
export const drainWithLock = ({ store }: Journal, record: AttemptRecord, signal?: AbortSignal): Promise<Drained> =>
  drainAttempt({
    record,
    userId: record.userId,
    store,
    calls: record.isPractice ? practiceCallsOf(record.attemptId) : callsOf(record.attemptId),
    schedule,
    limitMs,
    signal,
  })

/** Null when a page of this browser has the attempt open. */
const drainOne = async (journal: Journal, record: AttemptRecord): Promise<Drained | null> => {
  const { attemptId } = record
  const lost = new AbortController()
  let drained: Drained | null = null
  await withDrainLock(attemptId, async () => {
    const release = await lockTab(attemptId, false, () => lost.abort())
    if (!release) return
    try {
      drained = await drainWithLock(journal, record, lost.signal)
    } finally {
      release()
    }
  })
  return drained
}

export type DrainedTest = Drained & { record: AttemptRecord }

/** Drains this student's attempts one after the other. Returns those with stored answers. */
export const drain = async (userId: string): Promise<DrainedTest[]> => {
  const journal = await openJournal()
  const found: DrainedTest[] = []
  for (const record of await journal.unsentAttempts(userId)) {
    const drained = await drainOne(journal, record)
    if (drained && drained.answers > 0) found.push({ ...drained, record })
  }
  return found
}
