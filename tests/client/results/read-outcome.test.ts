import { expect, test } from 'vitest'
import type { AttemptEvidence } from '../../../domain/results/evidence.ts'
import { ApiError, type Api } from '../../../client/api.ts'
import { readNewest, readOutcome } from '../../../client/features/results/read-outcome.ts'

type Answer = { status: number; body: unknown }
const missing: Answer = { status: 404, body: { code: 'platform.not_found', message: 'Not found.' } }
const ok = (body: unknown, status = 200): Answer => ({ status, body })
const nothing: AttemptEvidence = { items: [], countableUntil: null, closed: false }
const closed: AttemptEvidence = { items: [], countableUntil: 9_000, closed: true }

const released = {
  state: 'released',
  questions: ['left-out', 'taken'].map((questionId, index) => ({ questionId, number: index + 1 })),
}

/** Fake API with a result and an evidence answer per attempt, 404 for any other; `calls` records the requests. */
const worker = (attempts: Record<string, { result: Answer; evidence: Answer }>) => {
  const calls: string[] = []
  const answering = (what: 'analysis' | 'evidence') => ({
    $get: async ({ param: { attemptId } }: { param: { attemptId: string } }) => {
      calls.push(`${attemptId} ${what}`)
      const { status, body } = attempts[attemptId]?.[what === 'analysis' ? 'result' : what] ?? missing
      return { ok: status < 400, status, json: async () => body }
    },
  })
  const api = { attempts: { ':attemptId': { analysis: answering('analysis'), evidence: answering('evidence') } } }
  return { api: api as unknown as Api, calls }
}

test('an attempt that is being counted shows until when (RES-28)', async () => {
  const scoring = { state: 'scoring', until: 5_000, serverNow: 1_000 }
  const { api } = worker({ one: { result: ok(scoring, 202), evidence: ok(nothing) } })
  expect(await readOutcome(api, 'one')).toEqual({ outcome: scoring, evidence: nothing, shownAttempt: 'one' })
})

test('the attempt of another student is not found (RES-35)', async () => {
  await expect(readOutcome(worker({}).api, 'theirs')).rejects.toMatchObject({ status: 404 })
})

test('an own attempt that still runs is unfinished, and one without any answer has no result; neither is missing (RES-28)', async () => {
  const { api } = worker({
    runs: { result: missing, evidence: ok(nothing) },
    missed: { result: missing, evidence: ok(closed) },
    longAgo: { result: missing, evidence: ok({ ...closed, countableUntil: null }) },
  })
  expect((await readOutcome(api, 'runs')).outcome).toEqual({ state: 'none' })
  expect((await readOutcome(api, 'longAgo')).outcome).toEqual({ state: 'absent' })
  expect(await readOutcome(api, 'missed')).toMatchObject({ outcome: { state: 'absent' }, evidence: closed })
})

test.each([404, 503])('a result is shown even when its evidence answers %s (RES-32)', async (status) => {
  const { api } = worker({ one: { result: ok(released), evidence: { ...missing, status } } })
  expect(await readOutcome(api, 'one')).toMatchObject({ outcome: { state: 'released' }, evidence: null })
})

test('a result that is not released yet shows when it opens (RES-26)', async () => {
  const details = { releaseAt: 7_000, receipt: 'receipt', submittedAt: 6_000 }
  const refused = { status: 403, body: { code: 'results.not_released', message: 'Not yet.', details } }
  const { api } = worker({ one: { result: refused, evidence: ok(nothing) } })
  expect((await readOutcome(api, 'one')).outcome).toEqual({ state: 'not_released', ...details })
})

test('questions are numbered as in the list of the result, and as in the exam screen until there is a result (RES-32)', async () => {
  const kept = { ...closed, items: [{ questionId: 'taken', number: 1 }] }
  const { api } = worker({
    out: { result: ok(released), evidence: ok(kept) },
    counted: { result: ok({ state: 'scoring' }, 202), evidence: ok(kept) },
  })
  const numberIn = async (attemptId: string) => (await readOutcome(api, attemptId)).evidence?.items[0]?.number
  expect([await numberIn('out'), await numberIn('counted')]).toEqual([2, 1])
})

test('any other failure of the server is an error (RES-28)', async () => {
  const failed = { status: 503, body: { code: 'platform.unavailable', message: 'Later.' } }
  const { api } = worker({ one: { result: failed, evidence: ok(nothing) } })
  await expect(readOutcome(api, 'one')).rejects.toBeInstanceOf(ApiError)
})

test('without an attempt in the address the newest is shown, even while it is being counted (RES-34)', async () => {
  const { api } = worker({
    old: { result: ok(released), evidence: ok(closed) },
    counted: { result: ok({ state: 'scoring' }, 202), evidence: ok(nothing) },
    runs: { result: missing, evidence: ok(nothing) },
    reset: { result: missing, evidence: ok(closed) },
    missed: { result: missing, evidence: ok({ ...closed, items: [{ questionId: 'late' }] }) },
  })
  const old = [{ attemptId: 'old' }]
  const shown = async (newest: string | null, scored: { attemptId: string }[]) => {
    const { outcome, shownAttempt } = await readNewest(api, newest, scored)
    return [outcome.state, shownAttempt]
  }
  expect(await shown('counted', old)).toEqual(['scoring', 'counted'])
  expect(await shown('runs', old)).toEqual(['released', 'old'])
  expect(await shown('reset', old)).toEqual(['released', 'old'])
  expect(await shown('missed', old)).toEqual(['absent', 'missed'])
  expect(await shown('reset', [])).toEqual(['absent', 'reset'])
  expect(await shown('runs', [])).toEqual(['none', 'runs'])
  expect(await shown(null, [])).toEqual(['none', null])
})

test('a newest attempt that is already scored is read without asking for any other (RES-34)', async () => {
  const { api, calls } = worker({ old: { result: ok(released), evidence: ok(closed) } })
  await readNewest(api, 'old', [{ attemptId: 'old' }])
  expect(calls.toSorted()).toEqual(['old analysis', 'old evidence'])
})
