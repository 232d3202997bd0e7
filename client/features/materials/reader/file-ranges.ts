/** Why a file cannot be read on: it is gone or another now, or the server will not have it. */
export type Trouble = 'renewed' | 'failed'

type Options = {
  url: string
  /** Told when the connection is lost, and when it is back. */
  onConnection: (isThere: boolean) => void
  onTrouble: (trouble: Trouble) => void
  signal: AbortSignal
  /** Milliseconds before another try. */
  retryMs?: number
}

/** Tries after which a server that fails is given up. */
const triesAtMost = 5

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    // A connection that is back is used at once.
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
 * Reads bytes of a file from `begin` up to, not with, `end`. Without a connection it waits for one; null where there is
 * nothing to wait for, which `onTrouble` has been told.
 */
export const readRange = async (
  { url, onConnection, onTrouble, signal, retryMs = 2_000 }: Options,
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
      if (isLost || failures >= triesAtMost) {
        onTrouble(isLost ? 'renewed' : 'failed')
        return null
      }
    } catch {
      if (!signal.aborted) onConnection(false)
    }
    if (!signal.aborted) await pause(retryMs, signal)
  }
  return null
}
