import { request } from 'node:http'
import { inject } from 'vitest'
import type { Push } from '../../domain/attempts/contract.ts'
import type { Visitor } from './http.ts'

type Handshake = { lease?: string; origin?: string | null }

const addressOf = (attemptId: string): string => `${inject('url')}/api/attempts/${attemptId}/channel`

/** Messages received on the live channel of an attempt. */
export type Listener = { heard: Push[]; close(): void }

/** Opens the live channel of an attempt like a browser; rejects if it is refused. */
export const listen = (visitor: Visitor, attemptId: string, lease: string): Promise<Listener> => {
  // Browsers set these headers themselves; Node's client takes them as options.
  const options = {
    protocols: ['taiyari', lease],
    headers: { cookie: visitor.cookie, origin: visitor.url },
  } as unknown as string[]
  const socket = new WebSocket(addressOf(attemptId).replace(/^http/, 'ws'), options)
  const listener: Listener = { heard: [], close: () => socket.close() }
  socket.addEventListener('message', ({ data }) => listener.heard.push(JSON.parse(String(data)) as Push))
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(listener))
    socket.addEventListener('error', () => reject(new Error('The channel was refused.')))
  })
}

/** Status of a handshake: 101 if the channel opens. */
export const shakeHands = (
  visitor: Visitor,
  attemptId: string,
  { lease = '', origin = visitor.url }: Handshake,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(addressOf(attemptId), {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'sec-websocket-version': '13',
        'sec-websocket-protocol': `taiyari, ${lease}`,
        cookie: visitor.cookie,
        ...(origin !== null && { origin }),
      },
    })
    asked.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve(response.statusCode ?? 0)
    })
    asked.on('error', reject)
    asked.end()
  })
