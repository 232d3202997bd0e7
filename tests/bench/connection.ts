import { connect, type Socket } from 'node:net'

export type Reply = { status: number; body: Buffer }

const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('0\r\n\r\n')

/** Where a reply ends in what has arrived, or -1 where it is not whole yet. */
const endOf = (arrived: Buffer): { head: number; end: number } | null => {
  const at = arrived.indexOf(headEnd)
  if (at < 0) return null
  const head = at + headEnd.length
  const text = arrived.toString('latin1', 0, head).toLowerCase()
  const length = /\r\ncontent-length: (\d+)/.exec(text)?.[1]
  if (length !== undefined) return arrived.length >= head + Number(length) ? { head, end: head + Number(length) } : null
  if (!text.includes('\r\ntransfer-encoding: chunked')) return { head, end: head }
  return arrived.length >= head + lastChunk.length && arrived.subarray(-lastChunk.length).equals(lastChunk)
    ? { head, end: arrived.length }
    : null
}

/**
 * One kept-alive HTTP/1.1 connection, one request at a time. Node's own clients cost as much CPU as the server does;
 * on two cores that would be measured instead. Knows only what workerd answers.
 */
export class Connection {
  readonly #socket: Socket
  #arrived: Buffer = Buffer.alloc(0)
  #settle: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | null = null

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk) => this.#take(chunk))
    socket.on('error', (error) => this.#settle?.reject(error))
    socket.on('close', () => this.#settle?.reject(new Error('The server closed the connection.')))
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      socket.once('error', reject)
      socket.once('connect', () => resolve(new Connection(socket)))
    })
  }

  send(request: Buffer | string): Promise<Reply> {
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
    this.#arrived = this.#arrived.length === 0 ? chunk : Buffer.concat([this.#arrived, chunk])
    const whole = endOf(this.#arrived)
    if (!whole) return
    const reply = {
      status: Number(this.#arrived.toString('latin1', 9, 12)),
      body: this.#arrived.subarray(whole.head, whole.end),
    }
    this.#arrived = this.#arrived.subarray(whole.end)
    this.#settle?.resolve(reply)
  }
}

/** A request as it goes over the wire. */
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
