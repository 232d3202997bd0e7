/** Permanent failure: the file was replaced or removed, or the server keeps failing. */
export type ReadFailure = 'renewed' | 'failed'

type Options = {
  url: string
  /** Called when the connection is lost, and when it is back. */
  onConnection: (isThere: boolean) => void
  onFailure: (failure: ReadFailure) => void
  signal: AbortSignal
  /** Milliseconds between attempts. */
  retryMs?: number
}

/** Failed responses after which reading stops. */
const maxFailures = 5

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    // Retry at once when the connection is back.
    addEventListener('online', done)
    signal.addEventListener('abort', done)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })

/**
 * Reads the bytes from `begin` up to, not including, `end`. Waits while there is no connection. Null after a permanent
 * failure, reported to `onFailure`.
 */
export const readRange = async (
  { url, onConnection, onFailure, signal, retryMs = 2_000 }: Options,
  begin: number,
  end: number,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  for (let failures = 0; !signal.aborted;) {
    try {
      const response = await fetch(url, { headers: { range: `bytes=${begin}-${end - 1}` }, signal })
      if (response.status === 206) {
        const bytes = new Uint8Array(await response.arrayBuffer())
        onConnection(true)
        if (bytes.length === end - begin) return bytes
      }
      const isLost = response.status >= 400 && response.status < 500 && response.status !== 429
      failures += 1
      if (isLost || failures >= maxFailures) {
        onFailure(isLost ? 'renewed' : 'failed')
        return null
      }
    } catch {
      if (!signal.aborted) onConnection(false)
    }
    if (!signal.aborted) await pause(retryMs, signal)
  }
  return null
}
