import { data } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { importWithRetry } from '../../../client/import-with-retry.ts'
import { keepUnsentForms } from '../../../client/routes/shell/connection-monitor.tsx'
import { isNetworkError, unsent } from '../../../client/routes/shell/unsent.ts'

const tell = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('window', { dispatchEvent: ({ type }: Event) => tell(type) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  tell.mockReset()
})

describe('exam.md section 4: a part that comes late is imported only once its files are here, however often they are lost', () => {
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

  test('a file that was lost twice is asked for until it is there, the others once', async () => {
    const asked = files()
    const load = vi.fn(async () => 'part')
    const coming = importWithRetry(load, ['assets/here-1.js', 'assets/away-1.js'])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(load).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await coming).toBe('part')
    expect(asked.sort()).toEqual(['/assets/away-1.js', '/assets/away-1.js', '/assets/away-1.js', '/assets/here-1.js'])
    await importWithRetry(load, ['assets/away-1.js'])
    expect(asked, 'what is here is not asked for again').toHaveLength(4)
  })

  test('a module that needs no other is named by its import, as the build writes it', async () => {
    const asked = files()
    const load = Object.assign(async () => 'part', {
      toString: () => 'async()=>{let{a:e}=await import(`./alone-B_a-9x.js`)}',
    })
    expect(await importWithRetry(load)).toBe('part')
    expect(asked).toEqual(['/assets/alone-B_a-9x.js'])
  })

  test('a file that is there no more fails as it is imported, and is not waited for', async () => {
    files()
    const load = () => Promise.reject(new Error('404'))
    await expect(importWithRetry(load, ['assets/gone-1.js'])).rejects.toThrow('404')
  })
})

describe('spec section 5: a form that found no network leaves the page as it is', () => {
  const lost = new TypeError('Failed to fetch')
  const post = (path: string, method = 'POST') => ({ request: new Request(`http://localhost${path}`, { method }) })
  const failed = (error: unknown) => async () => ({ page: { type: 'error' as const, result: error } })
  const kept = { page: { type: 'data', result: data(undefined, { status: 503 }) } }

  test('a lost post is an answer without data, and the connection is told of', async () => {
    expect(await keepUnsentForms(post('/signup.data'), failed(data(lost)))).toEqual(kept)
    expect(await keepUnsentForms(post('/signup.data'), failed(lost))).toEqual(kept)
    expect(tell.mock.calls).toEqual([[unsent], [unsent]])
  })

  test.each([
    ['a page that was only looked at', post('/signup', 'GET'), lost],
    ['a log-out, which leads to another page', post('/logout'), lost],
    ['a fault of our own', post('/signup'), new TypeError('x is not a function')],
    ['what the server refused', post('/signup'), data(null, { status: 422 })],
  ])('%s fails as before', async (_name, args, error) => {
    expect(await keepUnsentForms(args, failed(error))).toEqual({ page: { type: 'error', result: error } })
    expect(tell).not.toHaveBeenCalled()
  })

  test('spec section 8: a lost network is known in the words of every browser', () => {
    const words = ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed']
    for (const each of words) expect(isNetworkError(new TypeError(each)), each).toBe(true)
    expect(isNetworkError(new TypeError('x is undefined'))).toBe(false)
    expect(isNetworkError(new Error('Failed to fetch'))).toBe(false)
  })
})
