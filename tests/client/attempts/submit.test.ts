import { expect, test } from 'vitest'
import { ApiError } from '../../../client/api.ts'
import { failureOf } from '../../../client/features/attempts/journal/transport.ts'
import { supersedeAfterMs } from '../../../client/features/attempts/journal/sender.ts'
import { submitUntilDone } from '../../../client/features/attempts/controller/submit.ts'
import type { ErrorCode } from '../../../domain/errors.ts'
import { fakeTime } from '../../support/fake-time.ts'

const refusal = (status: number, code: ErrorCode) => new ApiError(status, { code, message: '', requestId: 'r' })

const sync = (hold: 'signed_out' | null = null) => ({
  drain: async () => {},
  unsent: () => [],
  wake: () => {},
  state: () => ({ saving: 'saved' as const, hold, durable: true, refused: false }),
})
const rest = {
  onWait: () => {},
  schedule: (run: () => void, ms: number) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  onceOnline: () => () => {},
}

test('submits once the answers are sent (HAL-57)', async () => {
  expect(await submitUntilDone({ sync: sync(), submit: async () => ({ receipt: 'r' }), ...rest })).toEqual({
    kind: 'submitted',
    countedUntil: null,
  })
})

test('ends an attempt that the server has closed (HAL-57)', async () => {
  const submit = () => Promise.reject(refusal(409, 'attempts.closed'))
  expect(await submitUntilDone({ sync: sync(), submit, ...rest })).toEqual({ kind: 'closed' })
})

test('repeats a submission that hangs and takes the first reply (HAL-57)', async () => {
  const time = fakeTime()
  let calls = 0
  const submit = () => ((calls += 1) === 1 ? new Promise<never>(() => {}) : Promise.resolve({ receipt: 'r' }))
  const done = submitUntilDone({ sync: sync(), submit, ...rest, schedule: time.schedule })
  await time.pass(supersedeAfterMs + 1_100)
  expect([await done, calls]).toEqual([{ kind: 'submitted', countedUntil: null }, 2])
})

test('tells until when an attempt stays open for another device (HAL-59)', async () => {
  const submit = async () => ({ receipt: 'r', countedUntil: 120_000 })
  expect(await submitUntilDone({ sync: sync(), submit, ...rest })).toEqual({ kind: 'submitted', countedUntil: 120_000 })
})

test('submits nothing without a session and asks the student to sign in (HAL-50)', async () => {
  let called = false
  const submit = async () => {
    called = true
    return { receipt: 'r' }
  }
  expect(await submitUntilDone({ sync: sync('signed_out'), submit, ...rest })).toEqual({ kind: 'signed_out' })
  expect(called).toBe(false)
})

test('does not submit when the deadline was moved, and the test continues (HAL-36)', async () => {
  const submit = () => Promise.reject(refusal(409, 'attempts.too_early'))
  const asked: boolean[] = []
  const continues = (askServer: boolean) => asked.push(askServer) === 2
  expect(await submitUntilDone({ sync: sync(), submit, continues, ...rest })).toEqual({ kind: 'continues' })
  expect(asked).toEqual([false, true])
})

test.each([
  [new TypeError('Failed to fetch'), 'unreachable'],
  [refusal(409, 'attempts.closed'), 'closed'],
  [refusal(409, 'attempts.lease_stale'), 'stale'],
  [refusal(409, 'attempts.seq_conflict'), 'conflict'],
  [refusal(401, 'attempts.lease_invalid'), 'lease_ended'],
  [refusal(401, 'accounts.sign_in_required'), 'signed_out'],
  [refusal(409, 'attempts.paused'), 'paused'],
  [refusal(503, 'platform.unavailable'), 'busy'],
  [refusal(429, 'platform.rate_limited'), 'busy'],
  [refusal(422, 'input.invalid'), 'refused'],
])('treats "%s" as %s (HAL-57)', (error, kind) => expect(failureOf(error).kind).toBe(kind))
