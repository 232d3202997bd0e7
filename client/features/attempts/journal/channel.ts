import type { Push, Timing } from '../../../../domain/attempts/contract.ts'
import type { HallBanner } from '../../../../domain/attempts/hall.ts'

type Handlers = {
  /** Called with the attempt's clock and the server's time when it was sent. */
  onTiming: (timing: Timing, serverNow: number) => void
  /** Called with an announcement of the office, or null when it is taken back. */
  onBanner: (banner: HallBanner | null) => void
  /** Called for any other change: another writer, an ended session, the end, or answers of another device. */
  onCall: () => void
}

const retryMs = { first: 2_000, last: 60_000 }

/**
 * Opens the WebSocket that pushes changes of an open attempt: extra time, pauses, other writers. It is an optimisation:
 * without it the page learns the same from its next save. `afterMs` delays the connection, so that many pages do not
 * connect at once.
 */
export const openChannel = (
  attemptId: string,
  lease: string,
  { onTiming, onBanner, onCall }: Handlers,
  afterMs = 0,
) => {
  let socket: WebSocket | null = null
  let closed = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const connect = () => {
    if (closed || !navigator.onLine) return later()
    const address = `${location.origin.replace(/^http/, 'ws')}/api/attempts/${attemptId}/channel`
    // The lease travels as a subprotocol, because URLs end up in logs.
    socket = new WebSocket(address, ['taiyari', lease])
    socket.addEventListener('open', () => void (failures = 0))
    socket.addEventListener('message', ({ data }) => {
      const push = JSON.parse(String(data)) as Push
      if (push.kind === 'timing') onTiming(push.timing, push.serverNow)
      else if (push.kind === 'banner') onBanner(push.banner)
      else onCall()
    })
    socket.addEventListener('close', later)
  }
  const later = () => {
    clearTimeout(timer)
    if (closed) return
    const backoff = Math.min(retryMs.last, retryMs.first * 2 ** failures)
    failures += 1
    timer = setTimeout(connect, backoff * (0.5 + Math.random() / 2))
  }

  if (afterMs > 0) timer = setTimeout(connect, afterMs)
  else connect()
  return {
    listens: () => socket?.readyState === WebSocket.OPEN,
    close() {
      closed = true
      clearTimeout(timer)
      socket?.close()
    },
  }
}
