import { ApiError, makeApi } from '../../../api.ts'
import type { Language } from '../../../../domain/language.ts'
import type { PracticeView } from '../../../../domain/revision/practice-view.ts'
import { lockTab } from '../controller/tab-lock.ts'
import { newRecord } from '../journal/journal-store.ts'
import { openJournal } from '../journal/open-journal.ts'
import { failureOf } from '../journal/transport.ts'
import { sleep } from '../timers.ts'
import { createPracticeAttempt, type PracticeController } from './practice-attempt.ts'
import { practiceCalls } from './practice-calls.ts'

export type PracticePhase =
  /** Being opened; `slow` once a try has failed. */
  | { kind: 'opening'; slow: boolean }
  | { kind: 'open'; attempt: PracticeController }
  | { kind: 'over' }
  | { kind: 'signed_out' }
  | { kind: 'failed' }

export type PracticePlace = {
  sessionId: string
  userId: string
  /** Language of the questions if this device does not know the chosen one. */
  language: Language
  isMounted: () => boolean
  show: (phase: PracticePhase) => void
}

const retryMs = { first: 1_000, last: 15_000 }

type Opened = { reply: PracticeView; sample: { serverNow: number; sentAt: number; receivedAt: number } }

/** Reads the session, again and again while the network is away. */
const readSession = async (place: PracticePlace): Promise<Opened | 'over' | 'signed_out' | 'failed'> => {
  const calls = practiceCalls(makeApi(location.origin), place.sessionId)
  for (let tries = 0; ; tries += 1) {
    try {
      const opened = await calls.view()
      return opened.reply.isOver ? 'over' : opened
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return 'failed'
      const { kind } = failureOf(error)
      if (kind === 'signed_out') return 'signed_out'
      if ((kind !== 'unreachable' && kind !== 'busy') || !place.isMounted()) return 'failed'
      place.show({ kind: 'opening', slow: true })
      await sleep(Math.min(retryMs.last, retryMs.first * 2 ** tries))
    }
  }
}

/** Opens a session in this tab; another tab of this browser that has it open only looks on from then. */
export const openPractice = async (place: PracticePlace): Promise<PracticeController | null> => {
  const { sessionId, userId, language, show } = place
  const opened: { attempt: PracticeController | null } = { attempt: null }
  const journal = await openJournal()
  const lock = await lockTab(sessionId, true, () => opened.attempt?.stepDown())
  const release = lock ?? (() => undefined)
  const found = await readSession(place)
  if (typeof found === 'string' || !place.isMounted()) {
    release()
    if (typeof found === 'string') show({ kind: found })
    return null
  }
  const known = (await journal.store.load(sessionId, userId)).record
  const record = {
    ...newRecord({ attemptId: sessionId, userId, testId: sessionId, lease: '', language }),
    ...known,
    isPractice: true as const,
  }
  await journal.store.saveRecord(record)
  const calls = practiceCalls(makeApi(location.origin), sessionId)
  const attempt = await createPracticeAttempt({
    calls,
    journal,
    record,
    view: found.reply,
    sample: found.sample,
    release,
  })
  opened.attempt = attempt
  show({ kind: 'open', attempt })
  return attempt
}
