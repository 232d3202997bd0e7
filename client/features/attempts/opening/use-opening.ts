import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AttemptState } from '../../../../domain/attempts/contract.ts'
import { clockRuns } from '../../../../domain/attempts/states.ts'
import type { ErrorCode } from '../../../../domain/errors.ts'
import type { Language } from '../../../../domain/language.ts'
import { ApiError, makeApi, unwrap } from '../../../api.ts'
import { isDraining } from '../journal/drain-lock.ts'
import { randomId, type AttemptRecord } from '../journal/journal-store.ts'
import { openJournal } from '../journal/open-journal.ts'
import { attemptCalls, failureOf } from '../journal/transport.ts'
import type { Opened } from '../lobby/opened.ts'
import { sleep } from '../timers.ts'
import { createServerAttempt } from '../controller/server-attempt.ts'
import type { AttemptController } from '../controller/attempt-controller.ts'
import { holdTab } from '../controller/tab-lock.ts'

export type Phase =
  | { kind: 'reading' }
  /** Being started or resumed; `slow` once a try has failed. */
  | { kind: 'opening'; slow: boolean }
  | { kind: 'elsewhere'; attemptId: string; busy: boolean }
  | { kind: 'exam'; attempt: AttemptController }
  | { kind: 'ended'; attemptId: string }
  | { kind: 'signed_out' }
  | { kind: 'failed'; code: ErrorCode | null }

const retryMs = { first: 1_000, last: 15_000 }

type Props = {
  testId: string
  userId: string
  mine: { attemptId: string; state: AttemptState } | null
  /** Language of the questions if this device does not know the chosen one. */
  language: Language
}

/** Opens the attempt of a test: starts it, resumes it after a reload, or takes it over from another page. */
export const useOpening = ({ testId, userId, mine, language: shown }: Props) => {
  // Captured once: changes by the attempt itself must not open it a second time.
  const [resumable] = useState(mine && clockRuns(mine.state) ? mine.attemptId : null)
  const [phase, setPhase] = useState<Phase>(resumable ? { kind: 'opening', slow: false } : { kind: 'reading' })
  const open = useRef<Awaited<ReturnType<typeof createServerAttempt>> | null>(null)
  const alive = useRef(true)

  const show = (next: Phase) => {
    if (alive.current) setPhase(next)
  }
  const fail = (error: unknown) => {
    const { kind } = failureOf(error)
    if (kind === 'signed_out') return show({ kind: 'signed_out' })
    show({ kind: 'failed', code: error instanceof ApiError ? error.body.code : null })
  }

  const showAttempt = async (
    { record, view, sample, commonStart }: Opened & { commonStart?: boolean },
    release: () => void,
  ) => {
    const journal = await openJournal()
    const calls = attemptCalls(makeApi(location.origin), record.attemptId)
    open.current?.close()
    open.current = await createServerAttempt({ calls, journal, record, view, sample, release, commonStart })
    show({ kind: 'exam', attempt: open.current })
  }

  /** Sends the unsent events of a test that has ended; the result shows their outcome. */
  const handOver = async (record: AttemptRecord): Promise<void> => {
    const journal = await openJournal()
    const { events } = await journal.store.load(record.attemptId, userId)
    if (events.length > 0) await (await import('../journal/drain.ts')).drainHeld(journal, record)
  }

  /** Loads the attempt, with retries, since its clock may be running. */
  const enter = async (record: AttemptRecord, release: () => void) => {
    const calls = attemptCalls(makeApi(location.origin), record.attemptId)
    for (let tries = 0; alive.current; tries += 1) {
      try {
        const { reply: view, sample } = await calls.view()
        const { paper, deadlineAt } = view
        if (!clockRuns(view.state) || !paper || deadlineAt === null) {
          await handOver(record).catch(() => undefined)
          release()
          return show({ kind: 'ended', attemptId: record.attemptId })
        }
        return await showAttempt({ record, view: { ...view, paper, deadlineAt }, sample }, release)
      } catch (error) {
        const { kind } = failureOf(error)
        if (kind !== 'unreachable' && kind !== 'busy') {
          release()
          return fail(error)
        }
        show({ kind: 'opening', slow: true })
        await sleep(Math.min(retryMs.last, retryMs.first * 2 ** tries))
      }
    }
    release()
  }

  const onLost = () => open.current?.stepDown()

  /** The tab lock; null while another page of this browser writes the attempt. A page that only drains yields. */
  const holdFreeTab = async (attemptId: string): Promise<(() => void) | null> =>
    (await holdTab(attemptId, false, onLost)) ??
    ((await isDraining(attemptId)) ? await holdTab(attemptId, true, onLost) : null)

  const resume = async (attemptId: string) => {
    const journal = await openJournal()
    const { record } = await journal.store.load(attemptId, userId)
    const release = await holdFreeTab(attemptId)
    if (!alive.current) return release?.()
    if (record && release) return enter(record, release)
    release?.()
    // A device without storage cannot know that the test was open here: take it over.
    if (release && !(await journal.check())) {
      try {
        return await reopen(attemptId, shown)
      } catch {
        // The student is asked and can try again.
      }
    }
    show({ kind: 'elsewhere', attemptId, busy: false })
  }

  const newRecord = (attemptId: string, lease: string, language: Language): AttemptRecord => ({
    attemptId,
    userId,
    testId,
    lease,
    language,
    submissionId: randomId(),
    currentId: null,
    views: {},
  })

  const begin = async (language: Language, sections?: string[]) => {
    show({ kind: 'opening', slow: false })
    try {
      const api = makeApi(location.origin)
      const reply = await api.tests[':testId'].attempts.$post({ param: { testId }, json: {} })
      const { attemptId, lease, state } = await unwrap(Promise.resolve(reply))
      // Status 201: created by this call, even if a common clock is running.
      if (reply.status !== 201 && clockRuns(state)) return await resume(attemptId)
      const record = newRecord(attemptId, lease, language)
      const { store } = await openJournal()
      await store.saveRecord(record)
      await attemptCalls(api, attemptId).begin(lease, await store.device(), language, sections)
      const release = await holdTab(attemptId, true, onLost)
      await enter(record, release ?? (() => undefined))
    } catch (error) {
      fail(error)
    }
  }

  /** Takes a new lease and writes from here on. */
  const reopen = async (attemptId: string, language: Language): Promise<void> => {
    const { store } = await openJournal()
    const device = await store.device()
    const { lease } = await attemptCalls(makeApi(location.origin), attemptId).takeLease(device)
    const { record } = await store.load(attemptId, userId)
    const fresh = { ...newRecord(attemptId, lease, language), ...record, lease }
    await store.saveRecord(fresh)
    open.current?.close()
    const release = await holdTab(attemptId, true, onLost)
    await enter(fresh, release ?? (() => undefined))
  }

  /** False when the student has to sign in first; the open attempt stays on the screen. */
  const takeOver = async (attemptId: string, language: Language): Promise<boolean> => {
    try {
      await reopen(attemptId, language)
      return true
    } catch (error) {
      if (!open.current) fail(error)
      return false
    }
  }

  /** Opens the attempt after the lobby: from the opened paper without a request, else from the server. */
  const enterFromLobby = async (opened: Opened | AttemptRecord): Promise<void> => {
    const record = 'view' in opened ? opened.record : opened
    const { store } = await openJournal()
    await store.saveRecord(record)
    const release = (await holdTab(record.attemptId, true, onLost)) ?? (() => undefined)
    if ('view' in opened) await showAttempt({ ...opened, commonStart: true }, release)
    else await enter(record, release)
  }

  const resumeFirst = useEffectEvent((attemptId: string) => void resume(attemptId).catch(fail))
  useEffect(() => {
    alive.current = true
    if (resumable) resumeFirst(resumable)
    return () => {
      alive.current = false
      open.current?.close()
      open.current = null
    }
  }, [resumable])

  return { phase, begin, takeOver, enterFromLobby, backToReading: () => setPhase({ kind: 'reading' }) }
}
