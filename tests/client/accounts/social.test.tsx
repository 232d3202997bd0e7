import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../client/api.ts'
import { notifyPages } from '../../../client/features/accounts/social/channel.ts'
import { problemIn, problemKey, problemOf } from '../../../client/features/accounts/social/problems.ts'
import { PopupClosed, SocialError } from '../../../client/features/accounts/social/social-error.ts'
import { runInPopup } from '../../../client/features/accounts/social/run-in-popup.ts'
import { strings as en } from '../../../client/i18n/en/index.ts'
import { makeI18n } from '../../../client/i18n/instance.ts'

const refusedBy = (code: 'accounts.social_unavailable' | 'accounts.email_unverified') =>
  new ApiError(503, { code, message: '', requestId: '' })

describe('problem of a social sign-in (ACC-41)', () => {
  test.each([
    ['what the page noticed', new SocialError('popup_blocked'), 'popup_blocked'],
    ['what the worker refused', refusedBy('accounts.social_unavailable'), 'accounts.social_unavailable'],
    ['a lost connection', new TypeError('Failed to fetch'), 'offline'],
    ['anything else', new Error('?'), 'failed'],
  ])('is recognised: %s', (_what, error, problem) => expect(problemOf(error)).toBe(problem))

  test.each([
    ['access_denied', 'access_denied'],
    ['account_not_linked', 'account_not_linked'],
    ['accounts.email_unverified', 'accounts.email_unverified'],
    ['<script>', 'failed'],
    ['', 'failed'],
  ])('reads the code %j of an address as %s', (code, problem) => expect(problemIn(code)).toBe(problem))

  test.each(['popup_blocked', 'popup_closed', 'access_denied', 'account_not_linked', 'email_not_found', 'offline'])(
    'has a text of its own: %s',
    (code) => {
      const t = makeI18n('en', en).t
      expect(t(problemKey(problemIn(code)), { name: 'Google' })).not.toBe(t(problemKey('failed'), { name: 'Google' }))
    },
  )
})

/** A popup as the page sees it. */
const fakePopup = () => {
  const gone: string[] = []
  const popup = {
    closed: false,
    document: { body: { textContent: '' } },
    location: { replace: (url: string) => void gone.push(url) },
    close: () => {
      popup.closed = true
    },
  }
  return { popup, gone }
}

describe('social sign-in in a popup (ACC-40, ACC-41)', () => {
  const logged = vi.fn<(error: unknown) => void>()
  const open = vi.fn<() => unknown>()
  const fetched = vi.fn<(url: unknown, request?: RequestInit) => Promise<Response>>()
  const signIn = () => runInPopup({ kind: 'signIn' }, 'One moment', new AbortController().signal)

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(logged)
    vi.stubGlobal('window', { open })
    vi.stubGlobal('location', { origin: 'https://own.test' })
    for (const name of ['screenX', 'screenY', 'outerWidth', 'outerHeight']) vi.stubGlobal(name, 800)
    vi.stubGlobal('fetch', fetched)
    fetched.mockReset().mockImplementation(async () => Response.json({ url: 'https://provider.test/authorize' }))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    logged.mockClear()
  })

  /** The `word` in the request, which the popup must return. */
  const wordSent = (): string => {
    const { word } = JSON.parse(String(fetched.mock.lastCall?.[1]?.body)) as { word: string }
    return word
  }

  const problemOfTry = async (attempt: Promise<void>) => {
    const error: unknown = await attempt.then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(logged, 'logged').toHaveBeenCalledWith(error)
    return problemOf(error)
  }

  test('opens the popup within the click, before anything is awaited', () => {
    const { popup } = fakePopup()
    open.mockReturnValue(popup)
    void signIn().catch(() => undefined)
    expect(open).toHaveBeenCalled()
    expect(popup.document.body.textContent).toBe('One moment')
    popup.closed = true
  })

  test('sends the popup to the provider, and closes it with its outcome', async () => {
    const { popup, gone } = fakePopup()
    open.mockReturnValue(popup)
    const done = signIn()
    await expect.poll(() => gone).toEqual(['https://provider.test/authorize'])
    notifyPages({ error: null, word: wordSent() })
    await done
    expect(popup.closed).toBe(true)
    expect(logged).not.toHaveBeenCalled()
  })

  test('logs and rethrows a blocked popup', async () => {
    open.mockReturnValue(null)
    expect(await problemOfTry(signIn())).toBe('popup_blocked')
  })

  test('logs and rethrows a closed popup', async () => {
    const { popup, gone } = fakePopup()
    open.mockReturnValue(popup)
    const attempt = signIn()
    await expect.poll(() => gone).toHaveLength(1)
    popup.closed = true
    expect(await problemOfTry(attempt)).toBe('popup_closed')
  })

  test('accepts the late outcome of a window that only looked closed, and logs a late refusal', async () => {
    const { popup, gone } = fakePopup()
    open.mockReturnValue(popup)
    const closed = signIn().catch((error: unknown) => error)
    await expect.poll(() => gone).toHaveLength(1)
    popup.closed = true
    const error = await closed
    if (!(error instanceof PopupClosed)) throw new Error('It did not look closed.')
    notifyPages({ error: 'access_denied', word: wordSent() })
    expect(await problemOfTry(error.answer)).toBe('access_denied')
  })

  test('logs and rethrows a refusal by the provider', async () => {
    const { popup, gone } = fakePopup()
    open.mockReturnValue(popup)
    const attempt = signIn()
    await expect.poll(() => gone).toHaveLength(1)
    notifyPages({ error: 'access_denied', word: wordSent() })
    expect(await problemOfTry(attempt)).toBe('access_denied')
    expect(popup.closed).toBe(true)
  })

  test('logs and rethrows a failed call for the provider, and closes the popup', async () => {
    const { popup } = fakePopup()
    open.mockReturnValue(popup)
    fetched.mockImplementation(async () =>
      Response.json({ code: 'accounts.social_unavailable', message: '', requestId: '' }, { status: 503 }),
    )
    expect(await problemOfTry(signIn())).toBe('accounts.social_unavailable')
    expect(popup.closed).toBe(true)
  })

  test('logs and rethrows a lost connection', async () => {
    open.mockReturnValue(fakePopup().popup)
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await problemOfTry(signIn())).toBe('offline')
  })

  test("ignores the outcome of another tab's popup (ACC-43)", async () => {
    const { popup, gone } = fakePopup()
    open.mockReturnValue(popup)
    const done = signIn()
    await expect.poll(() => gone).toHaveLength(1)
    for (const word of ['another', null]) notifyPages({ error: 'access_denied', word })
    notifyPages({ error: null, word: wordSent() })
    await done
    expect(logged).not.toHaveBeenCalled()
  })

  test('closes the popup when cancelled', async () => {
    const { popup } = fakePopup()
    open.mockReturnValue(popup)
    const controller = new AbortController()
    const attempt = runInPopup({ kind: 'signIn' }, '', controller.signal)
    controller.abort()
    await expect(attempt).rejects.toBe(controller.signal.reason)
    expect(popup.closed).toBe(true)
  })
})
