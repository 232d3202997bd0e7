import type { Push } from '../../../domain/attempts/contract.ts'
import type { Holder } from './stored-attempt.ts'

/** Named in the handshake beside the lease, which a server must not send back. */
export const channelProtocol = 'taiyari'

/** Pages of one attempt that may listen at once. */
const mostPages = 4

/** Beyond 1000: the page need not come again by itself. */
const endCode = 4000

/**
 * Open pages of the attempt, as hibernating WebSockets: they cost nothing while nothing is said, and outlive the object.
 * Nothing depends on them: every acknowledgement tells the deadline too.
 */
export class Channel {
  readonly #ctx: DurableObjectState

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx
  }

  /** Accepts a page and tells it how the clock stands. */
  open(holder: Holder, first: Push | null): Response {
    const { 0: page, 1: own } = new WebSocketPair()
    const before = this.#ctx.getWebSockets()
    for (const socket of before.slice(0, Math.max(0, before.length + 1 - mostPages))) this.#end(socket)
    this.#ctx.acceptWebSocket(own)
    own.serializeAttachment(holder)
    if (first) own.send(JSON.stringify(first))
    return new Response(null, { status: 101, webSocket: page, headers: { 'sec-websocket-protocol': channelProtocol } })
  }

  tell(push: Push, concerns: (holder: Holder) => boolean): void {
    for (const socket of this.#of(concerns)) this.#send(socket, push)
  }

  /** The last word to those it concerns. */
  end(push: Push, concerns: (holder: Holder) => boolean): void {
    for (const socket of this.#of(concerns)) {
      this.#send(socket, push)
      this.#end(socket)
    }
  }

  #of(concerns: (holder: Holder) => boolean): WebSocket[] {
    return this.#ctx.getWebSockets().filter((socket) => concerns(socket.deserializeAttachment() as Holder))
  }

  // A page that has just gone is no trouble of whoever tells it something.
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
      // It is closed already.
    }
  }
}
