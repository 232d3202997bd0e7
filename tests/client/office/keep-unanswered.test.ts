import { data, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { unanswered } from '../../../client/routes/admin/keep-unanswered.ts'
import { keepUnansweredForms } from '../../../client/routes/admin/monitor.tsx'

const dispatched = vi.fn()

beforeEach(() => vi.stubGlobal('window', { dispatchEvent: ({ type }: Event) => dispatched(type) }))
afterEach(() => {
  vi.unstubAllGlobals()
  dispatched.mockReset()
})

const sent = (method: string) => ({ request: new Request('http://localhost/admin/jobs', { method }) })
const failed = (error: unknown) => async () => ({ page: { type: 'error' as const, result: error } })
const unavailable = new ErrorResponse(503, 'Service Unavailable', '')

describe('keeps the page of a form on which the server fails (OFC-134)', () => {
  test.each([
    ['a server that is not available', unavailable],
    ['an error of the server', new Error('Unexpected Server Error')],
  ])('%s leaves the form as it was and is reported', async (_name, error) => {
    const kept = { page: { type: 'data', result: data(undefined, { status: 503 }) } }
    expect(await keepUnansweredForms(sent('POST'), failed(error))).toEqual(kept)
    expect(dispatched.mock.calls).toEqual([[unanswered]])
  })

  test.each([
    ['a page', 'GET', unavailable],
    ['an unknown address', 'POST', new ErrorResponse(404, 'Not Found', '')],
    ['an error of the page', 'POST', new TypeError('x is undefined')],
  ])('%s fails as before', async (_name, method, error) => {
    expect(await keepUnansweredForms(sent(method), failed(error))).toEqual({ page: { type: 'error', result: error } })
    expect(dispatched).not.toHaveBeenCalled()
  })
})
