import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { reportPageError } from '../../worker/pages/page-errors.ts'

afterEach(() => vi.restoreAllMocks())

const told = (error: unknown, signal?: AbortSignal): unknown[] => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const request = new Request('https://example.test/tests?next=private', { signal: signal ?? null })
  void reportPageError(error, { request } as Parameters<typeof reportPageError>[1])
  return said.mock.calls.flat()
}

test('trust.md, logs: an error of a page is one line, without its stack, its query or the parameters of a statement', () => {
  const [line, ...more] = told(new Error('Failed query: select 1\nparams: asha@example.test'))
  expect(more).toEqual([])
  expect(JSON.parse(String(line))).toEqual({
    level: 'error',
    event: 'page.failed',
    path: '/tests',
    error: 'Error',
    reason: 'Failed query: select 1',
  })
})

test('a form sent to a page that takes none, and a visitor who left, are no fault of ours', () => {
  expect(told(new ErrorResponse(405, 'Method Not Allowed', new Error('no action'), true))).toEqual([])
  expect(told(new Error('late'), AbortSignal.abort())).toEqual([])
  expect(told(new ErrorResponse(500, 'Internal Server Error', 'broken', true))).toHaveLength(1)
})
