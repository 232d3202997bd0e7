import { useEffect, useState } from 'react'
import { ApiError, makeApi, unwrap } from '../../api.ts'

/** Pause in typing before a text is rendered, and the wait before a failed call is repeated. */
const pauseMs = 250
const retryMs = 3_000

type Failure = 'network' | 'signIn' | 'tooLong' | 'failed'

export type Rendering = {
  /** HTML of the newest rendered text. */
  html: string
  /** True while the HTML is of an older text. */
  isBehind: boolean
  /** Reason for which the newest text could not be rendered. */
  failure: Failure | null
}

const failureOf = (error: unknown): Failure => {
  if (!(error instanceof ApiError)) return 'network'
  if (error.status === 401 || error.status === 403) return 'signIn'
  return error.status === 413 || error.status === 422 ? 'tooLong' : 'failed'
}

const render = async (text: string, signal: AbortSignal): Promise<string> => {
  const fetcher: typeof fetch = (input, init) => fetch(input, { ...init, signal })
  const { html } = await unwrap(makeApi(location.origin, fetcher).admin.content.rendering.$post({ json: { text } }))
  return html
}

/** HTML of a text as publication renders it, after a pause in typing. */
export const useRendering = (text: string): Rendering => {
  const [rendered, setRendered] = useState({ text: '', html: '' })
  const [failure, setFailure] = useState<Failure | null>(null)
  const [tries, setTries] = useState(0)
  const isBehind = rendered.text !== text
  useEffect(() => {
    if (!isBehind) return
    const call = new AbortController()
    let retry: ReturnType<typeof setTimeout>
    const timer = setTimeout(async () => {
      try {
        const html = text.trim() === '' ? '' : await render(text, call.signal)
        if (call.signal.aborted) return
        setRendered({ text, html })
        setFailure(null)
      } catch (error) {
        if (call.signal.aborted) return
        const reason = failureOf(error)
        setFailure(reason)
        if (reason !== 'tooLong') retry = setTimeout(() => setTries((count) => count + 1), retryMs)
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      clearTimeout(retry)
      call.abort()
    }
  }, [text, isBehind, tries])
  return { html: rendered.html, isBehind, failure: isBehind ? failure : null }
}
