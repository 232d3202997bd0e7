import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Faults that a bad network injects into one request. */
const networkFaults = ['pass', 'lost_request', 'lost_ack', 'duplicate', 'late', 'cut'] as const
export type NetworkFault = (typeof networkFaults)[number]

export type ProxiedReply = { status: number; headers: IncomingMessage['headers']; body: Buffer }

/** Longest silence of the server. */
const replyMs = 60_000

/** Forwards a request with its original Host header, because browsers send the proxy as origin. */
export const forward = (
  target: URL,
  { method, url: path, headers }: IncomingMessage,
  body: Buffer,
): Promise<ProxiedReply> =>
  new Promise((resolve, reject) => {
    const { hostname: host, port } = target
    const outgoing = request({ host, port, method, path, headers, timeout: replyMs }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(parts) }),
      )
      answer.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.on('timeout', () => outgoing.destroy(new Error(`No reply within ${replyMs} ms.`)))
    outgoing.end(body)
  })

export const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

export const lengthOf = ({ headers, body }: ProxiedReply): IncomingMessage['headers'] => {
  const { 'transfer-encoding': _chunked, ...others } = headers
  return { ...others, 'content-length': String(body.length) }
}

export const answer = (outgoing: ServerResponse, reply: ProxiedReply): void => {
  outgoing.writeHead(reply.status, lengthOf(reply))
  outgoing.end(reply.body)
}

/** Sends half of the reply and closes the connection. */
const cutOff = (outgoing: ServerResponse, reply: ProxiedReply): void => {
  outgoing.writeHead(reply.status, lengthOf(reply))
  outgoing.write(reply.body.subarray(0, Math.floor(reply.body.length / 2)), () => outgoing.destroy())
}

type Handle = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<unknown>

/** An HTTP server that passes every request to `handle` and refuses WebSockets. */
export const startProxy = async (handle: Handle) => {
  const server: Server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.on('upgrade', (_request, socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type FaultPlan = {
  /** The fault for the next save. */
  nextFault: () => NetworkFault
  /** Delay of a late request, milliseconds. */
  lateMs: () => number
}

/**
 * A proxy that applies `nextFault` to each save and passes everything else. `late` drops the connection and delivers
 * the request after the client's retry, which is how HTTP requests get reordered.
 */
export const startFaultProxy = async (target: string, { nextFault, lateMs }: FaultPlan) => {
  const to = new URL(target)
  let late: Promise<unknown>[] = []
  const deliverLater = async (incoming: IncomingMessage, body: Buffer) => {
    await new Promise((resolve) => setTimeout(resolve, lateMs()))
    await forward(to, incoming, body).catch(() => undefined)
  }
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await bodyOf(incoming)
    const fault = incoming.method === 'PUT' && incoming.url?.endsWith('/responses') ? nextFault() : 'pass'
    if (fault === 'late') late.push(deliverLater(incoming, body))
    if (fault === 'late' || fault === 'lost_request') return outgoing.destroy()
    const reply = await forward(to, incoming, body)
    if (fault === 'duplicate') await forward(to, incoming, body)
    if (fault === 'lost_ack') return outgoing.destroy()
    return fault === 'cut' ? cutOff(outgoing, reply) : answer(outgoing, reply)
  }
  const proxy = await startProxy(handle)
  return {
    ...proxy,
    /** Resolves when every delayed request has been delivered. */
    async settled() {
      const waiting = late
      late = []
      await Promise.all(waiting)
    },
  }
}
export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>

/** Passes half of the saves and spreads the other faults evenly; `injected` counts them. */
export const evenFaults = (random: () => number) => {
  const injected = Object.fromEntries(networkFaults.map((fault) => [fault, 0])) as Record<NetworkFault, number>
  const nextFault = (): NetworkFault => {
    const drawn = random() < 0.5 ? 0 : 1 + Math.floor(random() * (networkFaults.length - 1))
    const fault = networkFaults[drawn] ?? 'pass'
    injected[fault] += 1
    return fault
  }
  return { injected, nextFault }
}

export const faultWords = (injected: Record<NetworkFault, number>): string =>
  networkFaults.map((fault) => `${injected[fault]} ${fault.replace('_', ' ')}`).join(', ')
