import { clockRuns } from '../../../../domain/attempts/states.ts'
import type { ErrorCode } from '../../../../domain/errors.ts'
import type { Language } from '../../../../domain/language.ts'
import { ApiError, makeApi, unwrap } from '../../../api.ts'
import type { AttemptController } from '../controller/attempt-controller.ts'
import { createServerAttempt, type ServerAttempt } from '../controller/server-attempt.ts'
import { lockTab } from '../controller/tab-lock.ts'
import { isDraining } from '../journal/drain-lock.ts'
import { newRecord, type AttemptRecord } from '../journal/journal-store.ts'
import { openJournal } from '../journal/open-journal.ts'
import { attemptCalls, failureOf } from '../journal/transport.ts'
import type { OpenedInLobby } from '../lobby/opened-in-lobby.ts'
import { sleep } from '../timers.ts'

export type OpeningPhase =
  | { kind: 'reading' }
  /** Being started or resumed; `slow` once a try has failed. */
  | { kind: 'opening'; slow: boolean }
  | { kind: 'elsewhere'; attemptId: string }
  | { kind: 'exam'; attempt: AttemptController }
  | { kind: 'ended'; attemptId: string }
  | { kind: 'signed_out' }
  | { kind: 'failed'; code: ErrorCode | null }

/** The page that opens an attempt. */
export type OpeningPage = {
  testId: string
  userId: string
  /** Language of the questions if this device does not know the chosen one. */
  language: Language
  /** The attempt on the screen. */
  open: { current: ServerAttempt | null }
  isMounted: () => boolean
  show: (phase: OpeningPhase) => void
}

const retryMs = { first: 1_000, last: 15_000 }
/** Release function where no lock could be taken. */
const noLock = () => undefined

const callsOf = (attemptId: string) => attemptCalls(makeApi(location.origin), attemptId)

export const showFailure = ({ show }: OpeningPage, error: unknown): void => {
  const { kind } = failureOf(error)
  if (kind === 'signed_out') return show({ kind: 'signed_out' })
  show({ kind: 'failed', code: error instanceof ApiError ? error.body.code : null })
}

const showAttempt = async (
  { open, show }: OpeningPage,
  { record, view, sample, commonStart }: OpenedInLobby & { commonStart?: boolean },
  release: () => void,
): Promise<void> => {
  const journal = await openJournal()
  const calls = callsOf(record.attemptId)
  open.current?.close()
  open.current = await createServerAttempt({ calls, journal, record, view, sample, release, commonStart })
  show({ kind: 'exam', attempt: open.current })
}

/** Sends the unsent events of a test that has ended; the result shows their outcome. */
const sendUnsent = async ({ userId }: OpeningPage, record: AttemptRecord): Promise<void> => {
  const journal = await openJournal()
  const { events } = await journal.store.load(record.attemptId, userId)
  if (events.length > 0) await (await import('../journal/drain.ts')).drainWithLock(journal, record)
}

/** Loads the attempt and shows it, or its end. */
const load = async (page: OpeningPage, record: AttemptRecord, release: () => void): Promise<void> => {
  const { reply: view, sample } = await callsOf(record.attemptId).view()
  const { paper, deadlineAt } = view
  if (clockRuns(view.state) && paper && deadlineAt !== null)
    return showAttempt(page, { record, view: { ...view, paper, deadlineAt }, sample }, release)
  await sendUnsent(page, record).catch(() => undefined)
  release()
  page.show({ kind: 'ended', attemptId: record.attemptId })
}

/** Loads the attempt with retries, because its clock may be running. */
const enter = async (page: OpeningPage, record: AttemptRecord, release: () => void): Promise<void> => {
  for (let tries = 0; page.isMounted(); tries += 1) {
    try {
      return await load(page, record, release)
    } catch (error) {
      const { kind } = failureOf(error)
      if (kind !== 'unreachable' && kind !== 'busy') {
        release()
        return showFailure(page, error)
      }
      page.show({ kind: 'opening', slow: true })
      await sleep(Math.min(retryMs.last, retryMs.first * 2 ** tries))
    }
  }
  release()
}

const stealTab = async ({ open }: OpeningPage, attemptId: string): Promise<() => void> =>
  (await lockTab(attemptId, true, () => open.current?.stepDown())) ?? noLock

/** The tab lock; null while another page of this browser writes the attempt. A page that only drains yields. */
const holdFreeTab = async (page: OpeningPage, attemptId: string): Promise<(() => void) | null> =>
  (await lockTab(attemptId, false, () => page.open.current?.stepDown())) ??
  ((await isDraining(attemptId)) ? await stealTab(page, attemptId) : null)

/** Opens an attempt that this device has open, or asks the student whether to continue here. */
export const resumeAttempt = async (page: OpeningPage, attemptId: string): Promise<void> => {
  const journal = await openJournal()
  const { record } = await journal.store.load(attemptId, page.userId)
  const release = await holdFreeTab(page, attemptId)
  if (!page.isMounted()) return release?.()
  if (record && release) return enter(page, record, release)
  release?.()
  // A device without storage cannot know that the test was open here: take it over.
  if (release && !(await journal.check())) {
    try {
      return await reopen(page, attemptId, page.language)
    } catch {
      // The student is asked and can try again.
    }
  }
  page.show({ kind: 'elsewhere', attemptId })
}

/** Starts the test, or resumes the attempt that is open already. */
export const beginAttempt = async (page: OpeningPage, language: Language, sections?: string[]): Promise<void> => {
  const { testId, userId } = page
  page.show({ kind: 'opening', slow: false })
  try {
    const reply = await makeApi(location.origin).tests[':testId'].attempts.$post({ param: { testId }, json: {} })
    const { attemptId, lease, state } = await unwrap(Promise.resolve(reply))
    // Status 201: created by this call, even if a common clock is running.
    if (reply.status !== 201 && clockRuns(state)) return await resumeAttempt(page, attemptId)
    const record = newRecord({ attemptId, userId, testId, lease, language })
    const { store } = await openJournal()
    await store.saveRecord(record)
    await callsOf(attemptId).begin(lease, await store.device(), language, sections)
    await enter(page, record, await stealTab(page, attemptId))
  } catch (error) {
    showFailure(page, error)
  }
}

/** Takes a new lease and writes from here on. */
const reopen = async (page: OpeningPage, attemptId: string, language: Language): Promise<void> => {
  const { testId, userId } = page
  const { store } = await openJournal()
  const device = await store.device()
  const { lease } = await callsOf(attemptId).takeLease(device)
  const { record } = await store.load(attemptId, userId)
  const fresh = { ...newRecord({ attemptId, userId, testId, lease, language }), ...record, lease }
  await store.saveRecord(fresh)
  page.open.current?.close()
  await enter(page, fresh, await stealTab(page, attemptId))
}

/** False when the student has to sign in first; the open attempt stays on the screen. */
export const takeOver = async (page: OpeningPage, attemptId: string, language: Language): Promise<boolean> => {
  try {
    await reopen(page, attemptId, language)
    return true
  } catch (error) {
    if (!page.open.current) showFailure(page, error)
    return false
  }
}

/** Opens the attempt after the lobby: from the opened paper without a request, else from the server. */
export const enterFromLobby = async (page: OpeningPage, opened: OpenedInLobby | AttemptRecord): Promise<void> => {
  const record = 'view' in opened ? opened.record : opened
  const { store } = await openJournal()
  await store.saveRecord(record)
  const release = await stealTab(page, record.attemptId)
  if ('view' in opened) await showAttempt(page, { ...opened, commonStart: true }, release)
  else await enter(page, record, release)
}
