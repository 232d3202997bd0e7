import { makeApi, unwrap } from '../../../api.ts'
import { hearPopups } from './channel.ts'
import { problemIn } from './problems.ts'
import { PopupClosed, SocialError } from './social-error.ts'

const lookEveryMs = 500

/** What the popup of this word comes back with; listens until it is called off. Other tabs have popups as well. */
const answerOf = (own: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = hearPopups(({ error, word }) => {
      if (word !== own) return
      stop()
      if (error === null) resolve()
      else reject(new SocialError(problemIn(error)))
    })
    const callOff = () => {
      stop()
      reject(signal.reason)
    }
    if (signal.aborted) callOff()
    else signal.addEventListener('abort', callOff, { once: true })
  })

/** Resolves once the window looked closed twice in a row: its last words may still be under way at the first look. */
const looksClosed = (popup: Window, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let looks = 0
    const timer = setInterval(() => {
      looks = popup.closed ? looks + 1 : 0
      if (looks > 1) resolve()
    }, lookEveryMs)
    signal.addEventListener('abort', () => clearInterval(timer), { once: true })
  })

/** Linking is proven by the account's password, empty where it has none. */
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

/** Sends an open popup to the provider, waits for its end and closes it. */
export const finishInPopup = async (popup: Window, purpose: Purpose, signal: AbortSignal): Promise<void> => {
  const word = crypto.getRandomValues(new Uint32Array(4)).join('_')
  const answer = answerOf(word, signal)
  // Nobody may be left to wait for it.
  answer.catch(() => undefined)
  const end = new AbortController()
  const closed = looksClosed(popup, end.signal).then(() => {
    // Spec section 8: a social sign-in error is logged, one that comes late as well.
    answer.catch((error: unknown) => signal.aborted || console.error(error))
    throw new PopupClosed(answer)
  })
  try {
    // Whichever fails first is the story: the call, or a window that was closed meanwhile.
    await Promise.race([providerAddress(purpose, word).then((url) => popup.location.replace(url)), answer, closed])
    await Promise.race([answer, closed])
  } finally {
    end.abort()
    popup.close()
  }
}
