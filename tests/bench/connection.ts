import { connect, type Socket } from 'node:net'

export type RawReply = { status: number; body: Buffer }

const replyWithinMs = 30_000

const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('0\r\n\r\n')
const lengthName = Buffer.from('\r\nContent-Length: ')
const chunkedName = Buffer.from('\r\nTransfer-Encoding: chunked')

/** Length of a reply whose head has arrived: null for a chunked one, undefined while the head is incomplete. */
const extentOf = (arrived: Buffer): { head: number; length: number | null } | undefined => {
  const at = arrived.indexOf(headEnd)
  if (at < 0) return undefined
  const head = at + headEnd.length
  const named = arrived.indexOf(lengthName)
  if (named >= 0 && named < at) {
    const from = named + lengthName.length
    return { head, length: Number(arrived.toString('latin1', from, arrived.indexOf('\r', from))) }
  }
  const chunked = arrived.indexOf(chunkedName)
  return { head, length: chunked >= 0 && chunked < at ? null : 0 }
}

/**
 * Keep-alive HTTP/1.1 connection with one request at a time. Node's own clients use as much CPU as the server, which
 * would distort the figures. Parses only replies of workerd.
 */
export class Connection {
  readonly #socket: Socket
  #arrived: Buffer[] = []
  /** Received bytes. */
  #size = 0
  #extent: ReturnType<typeof extentOf> = undefined
  #settle: { resolve: (reply: RawReply) => void; reject: (error: Error) => void } | null = null

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk) => this.#take(chunk))
    socket.on('error', (error) => this.#settle?.reject(error))
    socket.setTimeout(replyWithinMs, () => this.#settle?.reject(new Error(`No reply in ${replyWithinMs} ms.`)))
    socket.on('close', () => this.#settle?.reject(new Error('The server closed the connection.')))
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      socket.once('error', reject)
      socket.once('connect', () => resolve(new Connection(socket)))
    })
  }

  send(request: Buffer | string): Promise<RawReply> {
    if (this.#socket.closed) return Promise.reject(new Error('The server closed the connection.'))
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#settle = null
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#arrived.push(chunk)
    this.#size += chunk.length
    this.#extent ??= extentOf(this.#whole())
    const extent = this.#extent
    if (!extent || !this.#isWhole(extent)) return
    const arrived = this.#whole()
    this.#arrived = []
    this.#size = 0
    this.#extent = undefined
    this.#settle?.resolve({ status: Number(arrived.toString('latin1', 9, 12)), body: arrived.subarray(extent.head) })
  }

  /** Concatenates the chunks once, or twice if the head arrives alone. */
  #whole(): Buffer {
    const [first] = this.#arrived
    const whole = this.#arrived.length === 1 && first ? first : Buffer.concat(this.#arrived)
    this.#arrived = [whole]
    return whole
  }

  #isWhole({ head, length }: { head: number; length: number | null }): boolean {
    if (length !== null) return this.#size >= head + length
    return this.#size >= head + lastChunk.length && this.#whole().subarray(-lastChunk.length).equals(lastChunk)
  }
}

/** HTTP request as text. */
export const request = (
  method: string,
  path: string,
  port: number,
  cookie = '',
  body?: string,
  others: readonly string[] = [],
): string => {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    ...(cookie ? [`cookie: ${cookie}`] : []),
    ...others,
  ]
  if (method !== 'GET') lines.push(`origin: http://127.0.0.1:${port}`)
  if (body === undefined) return `${lines.join('\r\n')}\r\n\r\n`
  lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`)
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}
