import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { reportPageError } from '../../worker/pages/page-errors.ts'

afterEach(() => vi.restoreAllMocks())

const loggedOf = (error: unknown, signal?: AbortSignal): unknown[] => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const request = new Request('https://example.test/tests?next=private', { signal: signal ?? null })
  void reportPageError(error, { request } as Parameters<typeof reportPageError>[1])
  return spy.mock.calls.flat()
}

test('logs an error of a page on one line, without its stack, its query or the parameters of a statement (PLT-8, PLT-9)', () => {
  const [line, ...more] = loggedOf(new Error('Failed query: select 1\nparams: asha@example.test'))
  expect(more).toEqual([])
  expect(JSON.parse(String(line))).toEqual({
    level: 'error',
    event: 'page.failed',
    path: '/tests',
    error: 'Error',
    reason: 'Failed query: select 1',
  })
})

test('logs neither a form sent to a page that takes none nor a visitor who left (PLT-9)', () => {
  expect(loggedOf(new ErrorResponse(405, 'Method Not Allowed', new Error('no action'), true))).toEqual([])
  expect(loggedOf(new Error('late'), AbortSignal.abort())).toEqual([])
  expect(loggedOf(new ErrorResponse(500, 'Internal Server Error', 'broken', true))).toHaveLength(1)
})
