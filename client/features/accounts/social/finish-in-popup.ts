import { makeApi, unwrap } from '../../../api.ts'
import { hearPopups } from './channel.ts'
import { problemIn, SocialError } from './social-error.ts'

const lookEveryMs = 500

/**
 * Resolves once the popup has come back. A window that looks closed twice in a row counts as closed: its last words
 * may still be under way at the first look. One that was cut off from this page looks closed as well, so whoever
 * called goes on listening.
 */
const comesBack = (popup: Window, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    let looksClosed = 0
    const settle = (finish: () => void) => {
      clearInterval(timer)
      stop()
      finish()
    }
    const stop = hearPopups(({ error }) =>
      settle(() => (error === null ? resolve() : reject(new SocialError(problemIn(error))))),
    )
    const timer = setInterval(() => {
      looksClosed = popup.closed ? looksClosed + 1 : 0
      if (looksClosed > 1) settle(() => reject(new SocialError('popup_closed')))
    }, lookEveryMs)
    const callOff = () => settle(() => reject(signal.reason))
    if (signal.aborted) callOff()
    else signal.addEventListener('abort', callOff, { once: true })
  })

/** Linking is proven by the account's password, empty where it has none. */
export type Purpose = { kind: 'signIn' } | { kind: 'link'; password: string }

const providerAddress = async (purpose: Purpose): Promise<string> => {
  const api = makeApi(location.origin)
  const mode = 'popup' as const
  const call =
    purpose.kind === 'link'
      ? unwrap(api.account['sign-in-methods'].$post({ json: { mode, password: purpose.password } }))
      : unwrap(api.auth['sign-in'].social.$post({ json: { mode } }))
  return (await call).url
}

/** Sends an open popup to the provider, waits for its end and closes it. */
export const finishInPopup = async (popup: Window, purpose: Purpose, signal: AbortSignal): Promise<void> => {
  const end = new AbortController()
  const back = comesBack(popup, AbortSignal.any([signal, end.signal]))
  try {
    // Whichever fails first is the story: the call, or a window that was closed meanwhile.
    await Promise.race([providerAddress(purpose).then((url) => popup.location.replace(url)), back])
    await back
  } finally {
    end.abort()
    popup.close()
  }
}
