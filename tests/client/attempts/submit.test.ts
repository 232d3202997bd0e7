import { expect, test } from 'vitest'
import { ApiError } from '../../../client/api.ts'
import { failureOf } from '../../../client/features/attempts/journal/transport.ts'
import { submitUntilDone } from '../../../client/features/attempts/submit.ts'
import type { ErrorCode } from '../../../domain/errors.ts'

const refusal = (status: number, code: ErrorCode) => new ApiError(status, { code, message: '', requestId: 'r' })

const sync = (hold: 'signed_out' | null = null) => ({
  drain: async () => {},
  waiting: () => [],
  wake: () => {},
  state: () => ({ saving: 'saved' as const, hold, kept: true, refused: false }),
})
const onWait = () => {}

test('answers sent, the test is submitted', async () => {
  expect(await submitUntilDone({ sync: sync(), submit: async () => ({}), onWait })).toEqual({ kind: 'submitted' })
})

test('a sitting that the server has closed has ended', async () => {
  const submit = () => Promise.reject(refusal(409, 'attempts.closed'))
  expect(await submitUntilDone({ sync: sync(), submit, onWait })).toEqual({ kind: 'closed' })
})

test('without a session nothing is submitted and the student is asked to sign in', async () => {
  let called = false
  const submit = async () => void (called = true)
  expect(await submitUntilDone({ sync: sync('signed_out'), submit, onWait })).toEqual({ kind: 'signed_out' })
  expect(called).toBe(false)
})

test('issue 4, item 4: a time that was over by a clock which was moved since goes on, and nothing is handed in', async () => {
  const submit = () => Promise.reject(refusal(409, 'attempts.too_early'))
  const asked: boolean[] = []
  const goesOn = (anew: boolean) => asked.push(anew) === 2
  expect(await submitUntilDone({ sync: sync(), submit, goesOn, onWait })).toEqual({ kind: 'goes_on' })
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
])('%s means %s', (error, kind) => expect(failureOf(error).kind).toBe(kind))
