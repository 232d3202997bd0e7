import { makeApi, unwrap } from '../../../api.ts'
import { listenToPopups } from './channel.ts'
import { problemIn } from './problems.ts'
import { PopupClosed, SocialError } from './social-error.ts'

const lookEveryMs = 500

/** Outcome of the popup with this `word`, until the signal aborts. Popups of other tabs are ignored. */
const outcomeOf = (own: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = listenToPopups(({ error, word }) => {
      if (word !== own) return
      stop()
      if (error === null) resolve()
      else reject(new SocialError(problemIn(error)))
    })
    const cancel = () => {
      stop()
      reject(signal.reason)
    }
    if (signal.aborted) cancel()
    else signal.addEventListener('abort', cancel, { once: true })
  })

/** Resolves when the window was closed at two looks in a row: at the first its message may still be on the way. */
const closedTwice = (popup: Window, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let looks = 0
    const timer = setInterval(() => {
      looks = popup.closed ? looks + 1 : 0
      if (looks > 1) resolve()
    }, lookEveryMs)
    signal.addEventListener('abort', () => clearInterval(timer), { once: true })
  })

/** Linking is proven by the account's password, empty when it has none. */
export type Purpose = { kind: 'signIn' } | { kind: 'link'; password: string }

const providerAddress = async (purpose: Purpose, word: string): Promise<string> => {
  const api = makeApi(location.origin)
  const mode = 'popup' as const
  const call =
    purpose.kind === 'link'
      ? unwrap(api.account['sign-in-methods'].$post({ json: { mode, word, password: purpose.password } }))
      : unwrap(api.auth['sign-in'].social.$post({ json: { mode, word } }))
  return (await call).url
}

/** Sends an open popup to the provider, waits for its outcome and closes it. */
export const finishInPopup = async (popup: Window, purpose: Purpose, signal: AbortSignal): Promise<void> => {
  const word = crypto.getRandomValues(new Uint32Array(4)).join('_')
  const answer = outcomeOf(word, signal)
  // Marked as handled, because the wait may end before it.
  answer.catch(() => undefined)
  const end = new AbortController()
  const closed = closedTwice(popup, end.signal).then(() => {
    // Also logs an error that arrives after the window was taken for closed.
    answer.catch((error: unknown) => signal.aborted || console.error(error))
    throw new PopupClosed(answer)
  })
  try {
    // Ends with the first failure: the call, or the window closed meanwhile.
    await Promise.race([providerAddress(purpose, word).then((url) => popup.location.replace(url)), answer, closed])
    await Promise.race([answer, closed])
  } finally {
    end.abort()
    popup.close()
  }
}
