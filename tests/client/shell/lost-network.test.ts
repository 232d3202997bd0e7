import { data } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { importWithRetry } from '../../../client/import-with-retry.ts'
import { keepUnsentForms } from '../../../client/routes/shell/connection-monitor.tsx'
import { isNetworkError, unsent } from '../../../client/routes/shell/unsent.ts'

const dispatched = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('window', { dispatchEvent: ({ type }: Event) => dispatched(type) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  dispatched.mockReset()
})

describe('imports a lazy part only after its files have loaded, with retries (SHL-24)', () => {
  const files = () => {
    const asked: string[] = []
    let losses = 2
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      if (address.includes('away') && losses-- > 0) throw new TypeError('Failed to fetch')
      return new Response('', { status: address.includes('gone') ? 404 : 200 })
    })
    return asked
  }

  test('retries a file that was lost twice and requests the others once', async () => {
    const asked = files()
    const load = vi.fn(async () => 'part')
    const coming = importWithRetry(load, ['assets/here-1.js', 'assets/away-1.js'])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(load).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await coming).toBe('part')
    expect(asked.sort()).toEqual(['/assets/away-1.js', '/assets/away-1.js', '/assets/away-1.js', '/assets/here-1.js'])
    await importWithRetry(load, ['assets/away-1.js'])
    expect(asked, 'downloaded files are not requested again').toHaveLength(4)
  })

  test('reads the file of a module without dependencies from its import, as the build writes it', async () => {
    const asked = files()
    const load = Object.assign(async () => 'part', {
      toString: () => 'async()=>{let{a:e}=await import(`./alone-B_a-9x.js`)}',
    })
    expect(await importWithRetry(load)).toBe('part')
    expect(asked).toEqual(['/assets/alone-B_a-9x.js'])
  })

  test('fails at once for a file that no longer exists', async () => {
    files()
    const load = () => Promise.reject(new Error('404'))
    await expect(importWithRetry(load, ['assets/gone-1.js'])).rejects.toThrow('404')
  })
})

describe('keeps the page of a form that found no network (SHL-25)', () => {
  const lost = new TypeError('Failed to fetch')
  const post = (path: string, method = 'POST') => ({ request: new Request(`http://localhost${path}`, { method }) })
  const failed = (error: unknown) => async () => ({ page: { type: 'error' as const, result: error } })
  const kept = { page: { type: 'data', result: data(undefined, { status: 503 }) } }

  test('answers a lost post without data and reports the connection', async () => {
    expect(await keepUnsentForms(post('/signup.data'), failed(data(lost)))).toEqual(kept)
    expect(await keepUnsentForms(post('/signup.data'), failed(lost))).toEqual(kept)
    expect(dispatched.mock.calls).toEqual([[unsent], [unsent]])
  })

  test.each([
    ['a GET', post('/signup', 'GET'), lost],
    ['a log-out, which leads to another page', post('/logout'), lost],
    ['an error of the product', post('/signup'), new TypeError('x is not a function')],
    ['a refusal of the server', post('/signup'), data(null, { status: 422 })],
  ])('%s fails as before', async (_name, args, error) => {
    expect(await keepUnsentForms(args, failed(error))).toEqual({ page: { type: 'error', result: error } })
    expect(dispatched).not.toHaveBeenCalled()
  })

  test('recognises a lost network in the words of every browser', () => {
    const words = ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed']
    for (const each of words) expect(isNetworkError(new TypeError(each)), each).toBe(true)
    expect(isNetworkError(new TypeError('x is undefined'))).toBe(false)
    expect(isNetworkError(new Error('Failed to fetch'))).toBe(false)
  })
})
