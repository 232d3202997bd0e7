import type { Push } from '../../../domain/attempts/contract.ts'
import type { Holder } from './stored-attempt.ts'

/** Sent in the handshake with the lease, since a server must not send the lease back. */
const channelProtocol = 'taiyari'

/** Maximum pages of one attempt that listen at once. */
const maxPages = 4

/** An application close code: the page does not reconnect. */
const endCode = 4000

/**
 * Open pages of the attempt as hibernating WebSockets, which cost nothing while idle and survive the object. Optional:
 * every acknowledgement carries the deadline too.
 */
export class Channel {
  readonly #ctx: DurableObjectState

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx
  }

  /** Accepts a page and sends it the current state. */
  open(holder: Holder, first: readonly Push[]): Response {
    const { 0: page, 1: own } = new WebSocketPair()
    const before = this.#ctx.getWebSockets()
    for (const socket of before.slice(0, Math.max(0, before.length + 1 - maxPages))) this.#end(socket)
    this.#ctx.acceptWebSocket(own)
    own.serializeAttachment(holder)
    for (const push of first) own.send(JSON.stringify(push))
    return new Response(null, { status: 101, webSocket: page, headers: { 'sec-websocket-protocol': channelProtocol } })
  }

  /** True while a page listens. */
  get hasPages(): boolean {
    return this.#ctx.getWebSockets().some(({ readyState }) => readyState === WebSocket.OPEN)
  }

  tell(push: Push, concerns: (holder: Holder) => boolean): void {
    for (const socket of this.#of(concerns)) this.#send(socket, push)
  }

  /** Sends a last message to the pages concerned and closes them. */
  end(push: Push, concerns: (holder: Holder) => boolean): void {
    for (const socket of this.#of(concerns)) {
      this.#send(socket, push)
      this.#end(socket)
    }
  }

  #of(concerns: (holder: Holder) => boolean): WebSocket[] {
    return this.#ctx.getWebSockets().filter((socket) => concerns(socket.deserializeAttachment() as Holder))
  }

  // Ignores send failures: the page has disconnected.
  #send(socket: WebSocket, push: Push): void {
    try {
      socket.send(JSON.stringify(push))
    } catch {
      this.#end(socket)
    }
  }

  #end(socket: WebSocket): void {
    try {
      socket.close(endCode)
    } catch {
      // Already closed.
    }
  }
}
