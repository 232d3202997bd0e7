import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../client/api.ts'
import type { AttemptRecord } from '../../../client/features/attempts/journal/journal-store.ts'
import { memoryJournal } from '../../support/memory-store.ts'
import type { SendOutcome } from '../../../client/features/attempts/journal/outcome.ts'
import type { AttemptCalls } from '../../../client/features/attempts/journal/transport.ts'
import { createServerAttempt } from '../../../client/features/attempts/controller/server-attempt.ts'
import type {
  Difference,
  Evidence,
  Paper,
  Push,
  Response,
  SyncBatch,
  Timing,
} from '../../../domain/attempts/contract.ts'
import { scheduleOf, type Clock } from '../../../domain/attempts/schedule.ts'

const minute = 60_000
const begunAt = 1_800_000_000_000
const second = 1_000

/** A WebSocket that never opens: the page has to learn everything by requests. */
class Silent extends EventTarget {
  static readonly OPEN = 1
  static open = 0
  static last: Silent | null = null
  readyState = 0
  constructor() {
    super()
    Silent.open += 1
    Silent.last = this
  }
  close() {
    Silent.open -= 1
  }
}

const page = { online: true, window: new EventTarget(), document: new EventTarget() }

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(page, { online: true, window: new EventTarget(), document: new EventTarget() })
  vi.stubGlobal('window', page.window)
  vi.stubGlobal('document', Object.assign(page.document, { visibilityState: 'visible' }))
  vi.stubGlobal('location', { origin: 'http://test' })
  vi.stubGlobal('navigator', {
    get onLine() {
      return page.online
    },
  })
  vi.stubGlobal('WebSocket', Silent)
  Silent.open = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const paper = {
  testId: 'tst_1',
  versionId: 'v1',
  durationMs: 10 * minute,
  sections: [{ id: 's1', questionIds: ['q1', 'q2'], optional: false }],
  passages: [],
  questions: [
    { id: 'q1', kind: 'nat', stem: { en: '', hi: '' }, passageId: null },
    { id: 'q2', kind: 'nat', stem: { en: '', hi: '' }, passageId: null },
  ],
} as unknown as Paper

const record: AttemptRecord = {
  attemptId: 'att_1',
  userId: 'usr_1',
  testId: 'tst_1',
  lease: 'lease',
  language: 'en',
  submissionId: 'submission',
  currentId: null,
  views: {},
}

/** A page and a server that the test can disconnect. */
const setUp = async (sections: Clock['sections'] = null) => {
  const start = performance.now()
  const server = {
    reachable: true,
    clock: {
      begunAt,
      durationMs: 10 * minute,
      sections,
      extra: null,
      closesAt: null,
      leaves: {},
      pauses: [],
    } as Clock,
    uncounted: [] as string[],
    answers: {
      responses: [] as Response[],
      revision: 0,
      differences: [] as Difference[],
      evidence: [] as Evidence[],
    },
    stored: [] as SyncBatch[],
    /** Batches sent as the page was left. */
    left: [] as SyncBatch[],
    views: 0,
    revision: 1,
    submitted: 0,
    now: () => begunAt + (performance.now() - start),
    timing: (): Timing => ({ ...scheduleOf(server.clock, server.now()), begunAt, leaves: {} }),
  }
  const sample = () => ({ serverNow: server.now(), sentAt: performance.now(), receivedAt: performance.now() })
  const refuse = (code: 'attempts.too_early') => new ApiError(409, { code, message: '', requestId: 'r' })
  const calls = {
    view: async () => {
      if (!server.reachable) throw new TypeError('Failed to fetch')
      server.views += 1
      const timing = server.timing()
      return { reply: { ...server.answers, deadlineAt: timing.deadlineAt, timing }, sample: sample() }
    },
    sync: async (json: SyncBatch, _observe: unknown, leaving = false): Promise<SendOutcome> => {
      if (leaving) server.left.push(json)
      if (!server.reachable) return { kind: 'unreachable' }
      const { pausedAt, deadlineAt } = server.timing()
      if (pausedAt !== null && json.batch.some(({ at }) => at >= pausedAt)) return { kind: 'paused' }
      server.stored.push(json)
      const uncounted = json.batch.filter(({ questionId }) => server.uncounted.includes(questionId))
      return {
        kind: 'acked',
        ack: {
          ackSeq: json.batch.at(-1)?.seq ?? 0,
          revision: server.revision,
          serverNow: server.now(),
          deadlineAt,
          ...(uncounted.length > 0 && {
            uncounted: uncounted.map(({ seq }) => ({ seq, reason: 'section_closed' as const })),
          }),
        },
      }
    },
    submit: async (_lease: string, _id: string, timeIsOver: boolean) => {
      if (!server.reachable) throw new TypeError('Failed to fetch')
      if (timeIsOver && server.now() < server.timing().deadlineAt) throw refuse('attempts.too_early')
      server.submitted += 1
      return { receipt: 'r' }
    },
  } as unknown as AttemptCalls
  const timing = server.timing()
  const attempt = await createServerAttempt({
    calls,
    journal: memoryJournal(),
    record,
    view: { ...server.answers, paper, sections: ['s1'], integrity: [], timing, deadlineAt: timing.deadlineAt },
    sample: sample(),
    release: () => undefined,
  })
  const answer = (questionId: string, value: string) =>
    attempt.record({ questionId, answer: { value }, status: 'answered', act: 'answer', ms: 1 })
  const lose = () => {
    server.reachable = false
    page.online = false
    page.window.dispatchEvent(new Event('offline'))
  }
  const find = () => {
    server.reachable = true
    page.online = true
    page.window.dispatchEvent(new Event('online'))
  }
  const answers = () => server.stored.flatMap(({ batch }) => batch.map(({ questionId }) => questionId))
  const notes = () => server.stored.flatMap(({ integrity = [] }) => integrity)
  return { server, attempt, answer, lose, find, answers, notes, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

describe('answers given in time are never lost (HAL-41)', () => {
  test("a page that slept past a section's end sends the answers from before it, with their times", async () => {
    const { server, attempt, answer, lose, find, pass } = await setUp([
      { id: 's1', durationMs: minute, breakMs: 0, minSubmitMs: 0 },
    ])
    lose()
    await pass(50 * second)
    answer('q1', '1')
    await pass(20 * second)
    // The event with the time spent, written on waking up after the end.
    answer('q1', '1')
    find()
    await pass(2 * second)
    const sent = server.stored.flatMap(({ batch }) => batch.map(({ questionId, at }) => [questionId, at - begunAt]))
    expect(sent).toEqual([
      ['q1', 50 * second],
      ['q1', 70 * second],
    ])
    expect(attempt.state().saving).toBe('saved')
    attempt.close()
  })

  test('a page that the server turns away, or has closed, stops reconnecting its channel (HAL-52)', async () => {
    const { attempt, pass } = await setUp()
    await pass(second)
    await expect.poll(() => Silent.open, { timeout: 15_000 }).toBe(1)
    attempt.stepDown()
    expect(Silent.open).toBe(0)
    expect(attempt.state()).toMatchObject({ hold: 'stale', saving: 'saved' })
    attempt.close()
  })
})

describe('a pause for everyone, on a page without a channel (HAL-38)', () => {
  test('is noticed by the first refused save; afterwards everything is sent and the test continues', async () => {
    const { server, attempt, answer, answers, pass } = await setUp()
    await pass(minute)
    server.clock = { ...server.clock, pauses: [{ from: begunAt + minute, to: null }] }
    await pass(5 * second)
    answer('q1', '1')
    await pass(2 * second)
    expect(attempt.state().timing?.pausedAt).toBe(begunAt + minute)
    await pass(10 * minute)
    expect(answers()).toEqual([])
    server.clock = { ...server.clock, pauses: [{ from: begunAt + minute, to: server.now() }] }
    await pass(35 * second)
    expect(answers()).toEqual(['q1'])
    expect(attempt.state()).toMatchObject({ saving: 'saved', deadlineAt: server.timing().deadlineAt })
    expect(attempt.state().timing?.pausedAt).toBeNull()
    attempt.close()
  })

  test('is polled by a page without unsent answers until the clock runs again', async () => {
    const { server, attempt, answer, answers, pass } = await setUp()
    const from = begunAt + 10 * second
    await pass(9_500)
    answer('q1', '1')
    await pass(600)
    server.clock = { ...server.clock, pauses: [{ from, to: null }] }
    // The acknowledgement carries the new deadline.
    await pass(second)
    expect([answers(), attempt.state().timing?.pausedAt]).toEqual([['q1'], from])
    await pass(5 * minute)
    server.clock = { ...server.clock, pauses: [{ from, to: server.now() }] }
    await pass(31 * second)
    expect(attempt.state()).toMatchObject({ deadlineAt: server.timing().deadlineAt, timing: { pausedAt: null } })
    const asked = server.views
    await pass(2 * minute)
    expect(server.views).toBe(asked)
    attempt.close()
  })
})

describe('the end of the time on a page that was offline (HAL-36)', () => {
  test.each([
    ['extra time', { extra: { minutes: 5 } }],
    ['a pause for everyone', { pauses: [{ from: begunAt + 2 * minute, to: begunAt + 7 * minute }] }],
  ])('lets the test continue with its answers if %s was given meanwhile', async (_what, change) => {
    const { server, attempt, answer, lose, find, answers, pass } = await setUp()
    await pass(minute)
    lose()
    answer('q1', '1')
    server.clock = { ...server.clock, ...change }
    await pass(9 * minute + second)
    const finish = attempt.finish()
    await pass(5 * second)
    find()
    await pass(20 * second)
    expect(await finish).toEqual({ kind: 'continues' })
    expect([answers(), server.submitted]).toEqual([['q1'], 0])
    expect(attempt.state()).toMatchObject({ deadlineAt: begunAt + 15 * minute, submission: 'none' })
    await pass(5 * minute)
    const handedIn = attempt.finish()
    await pass(20 * second)
    expect(await handedIn).toEqual({ kind: 'submitted', countedUntil: null })
    attempt.close()
  })

  test('lets the test continue also without unsent answers', async () => {
    const { server, attempt, lose, find, pass } = await setUp()
    lose()
    server.clock = { ...server.clock, extra: { minutes: 5 } }
    await pass(10 * minute + second)
    const finish = attempt.finish()
    await pass(second)
    find()
    await pass(30 * second)
    expect(await finish).toEqual({ kind: 'continues' })
    expect(server.submitted).toBe(0)
    attempt.close()
  })

  test('does not delay a student who submits early', async () => {
    const { server, attempt, pass } = await setUp()
    await pass(minute)
    const finish = attempt.finish()
    await pass(second)
    expect([await finish, server.submitted]).toEqual([{ kind: 'submitted', countedUntil: null }, 1])
    attempt.close()
  })
})

describe('a lost connection is noted with its times, shown and sent (HAL-61)', () => {
  test('when the browser reports it and nothing is unsent', async () => {
    const { attempt, lose, find, notes, pass } = await setUp()
    await pass(minute)
    lose()
    await pass(40 * second)
    find()
    await pass(2 * second)
    const entry = { kind: 'offline', at: begunAt + minute, ms: 40 * second }
    expect(attempt.state()).toMatchObject({ notes: [entry], saving: 'saved' })
    expect(notes()).toEqual([entry])
    attempt.close()
  })

  test('when only the saves notice it, from the first lost one on', async () => {
    const { server, attempt, answer, notes, pass } = await setUp()
    server.reachable = false
    answer('q1', '1')
    await pass(20 * second)
    server.reachable = true
    await pass(40 * second)
    expect(notes()).toEqual([{ kind: 'offline', at: begunAt + second, ms: expect.any(Number) }])
    expect(notes()[0]?.ms).toBeGreaterThanOrEqual(19 * second)
    expect(attempt.state().notes).toEqual(notes())
    attempt.close()
  })

  test('up to the limit of the log', async () => {
    const { attempt, lose, find, pass } = await setUp()
    for (let times = 0; times < 505; times += 1) {
      lose()
      await pass(1_500)
      find()
      await pass(1_500)
    }
    expect(attempt.state().notes).toHaveLength(500)
    attempt.close()
  })
})

test('the page knows which answers do not count, with the reason (HAL-60)', async () => {
  const { server, attempt, answer, pass } = await setUp()
  server.uncounted = ['q2']
  answer('q1', '1')
  answer('q2', '1')
  await pass(2 * second)
  answer('q2', '2')
  await pass(2 * second)
  expect(attempt.state().saving).toBe('saved')
  expect([...attempt.state().uncounted]).toEqual([['q2', 'section_closed']])
  attempt.close()
})

const push = (said: Push) =>
  Silent.last?.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(said) }))

describe('an open page learns of changes elsewhere (HAL-39, HAL-55)', () => {
  test('a push after a suspend corrects the clock (HAL-35)', async () => {
    const { server, attempt, pass } = await setUp()
    await pass(second)
    await expect.poll(() => Silent.open, { timeout: 15_000 }).toBe(1)
    // The monotonic clock stopped for five minutes.
    const serverNow = server.now() + 5 * minute
    push({ kind: 'timing', timing: server.timing(), serverNow })
    expect(Math.abs(attempt.now() - serverNow)).toBeLessThanOrEqual(second)
    attempt.close()
  })

  test('a jump of the wall clock against the monotonic one means a suspend, and the page asks the server at once (HAL-35)', async () => {
    const { server, attempt, pass } = await setUp()
    await pass(second)
    const before = server.views
    vi.setSystemTime(Date.now() + 60_000)
    await pass(1_100)
    expect(server.views).toBe(before + 1)
    await pass(minute)
    expect(server.views).toBe(before + 1)
    attempt.close()
  })

  test('a push shows the answer of another device', async () => {
    const { server, attempt, pass } = await setUp()
    await pass(second)
    await expect.poll(() => Silent.open, { timeout: 15_000 }).toBe(1)
    const answer = { value: '7' }
    const response = { questionId: 'q1', answer, status: 'answered' as const, at: begunAt, ms: 1 }
    server.answers = { ...server.answers, revision: 1, responses: [response] }
    push({ kind: 'changed' })
    await pass(1)
    expect(attempt.state().loaded?.entries).toEqual({ q1: { status: 'answered', answer } })
    attempt.close()
  })

  test('an acknowledgement that skips a revision loads the answers of another device', async () => {
    const { server, attempt, answer, pass } = await setUp()
    await pass(second)
    const before = server.views
    server.revision = 4
    answer('q1', '1')
    await pass(2 * second)
    expect(server.views).toBe(before + 1)
    attempt.close()
  })
})

test.each([
  ['hidden', () => hide()],
  ['left', () => page.window.dispatchEvent(new Event('pagehide'))],
])(
  'an answer chosen just before the page is %s is sent at once in a request that outlives it (HAL-45)',
  async (_how, go) => {
    const { server, attempt, answer, pass } = await setUp()
    await pass(second)
    answer('q1', '1')
    go()
    await pass(1)
    expect(server.left.map(({ batch }) => batch.map(({ questionId }) => questionId))).toEqual([['q1']])
    attempt.close()
  },
)

const hide = () => {
  vi.stubGlobal('document', Object.assign(page.document, { visibilityState: 'hidden' }))
  page.document.dispatchEvent(new Event('visibilitychange'))
}
