import type { ApiStudent } from '../support/api-student.ts'
import { freshCookie } from '../support/api-student.ts'
import { Connection, request } from './connection.ts'
import { figure, type Figure } from './figures.ts'
import { closedLoop, cpuPerRequest, noMeasurements, perSecond } from './load.ts'
import type { Server } from './servers.ts'

const connections = 16
const rounds = 5
const roundMs = 1_000

/**
 * Cookie of a session that does not exist: such a visitor gets the anonymous page, rendered each time and not cached.
 */
const noSession = 'better-auth.session_token=none'

/**
 * Encoding that every browser accepts. Rendered pages are requested uncompressed, because the platform compresses them.
 */
const asBrowsers = ['accept-encoding: gzip']

/** Bytes of a reply's body. */
const bytesOf = async (wanted: string, port: number): Promise<number> => {
  const connection = await Connection.open(port)
  const { body } = await connection.send(wanted)
  connection.close()
  return body.length
}

/**
 * Home page from the cache, rendered for a visitor and rendered for a student, compared with a bare hello and with as
 * many plain bytes, the cost of sending alone. In alternating rounds, so that a slow moment affects all.
 */
export const measurePages = async (product: Server, floors: Server, student: ApiStudent): Promise<Figure[]> => {
  const hello = noMeasurements()
  const bare = noMeasurements()
  const kept = noMeasurements()
  const rendered = noMeasurements()
  const signedIn = noMeasurements()
  const { cookie } = await freshCookie(product.url, student)
  const get = (port: number, as = '', path = '/', others: string[] = []) => ({
    connections,
    forMs: roundMs,
    next: () => request('GET', path, port, as, undefined, others),
  })
  const warm = { connections, forMs: 500 }
  await closedLoop(floors, { ...get(floors.port), ...warm }, noMeasurements())
  await closedLoop(product, { ...get(product.port, '', '/', asBrowsers), ...warm }, noMeasurements())
  const bytes = await bytesOf(request('GET', '/', product.port, '', undefined, asBrowsers), product.port)
  for (let round = 0; round < rounds; round += 1) {
    await closedLoop(floors, get(floors.port, '', '/', asBrowsers), hello)
    await closedLoop(floors, get(floors.port, '', `/bytes/${bytes}`, asBrowsers), bare)
    await closedLoop(product, get(product.port, '', '/', asBrowsers), kept)
    await closedLoop(product, get(product.port, noSession), rendered)
    await closedLoop(product, get(product.port, cookie), signedIn)
  }
  return [
    figure('/ anonymous, kept, requests/s; floor: Hono hello', perSecond(kept), perSecond(hello), {
      of: 'ratio',
      atLeast: 0.7,
    }),
    figure(`/ anonymous, kept, requests/s; floor: ${bytes} bytes of nothing`, perSecond(kept), perSecond(bare), {
      of: 'ratio',
      atLeast: 0.85,
    }),
    figure('/ anonymous, rendered, CPU ms; floor: Hono hello', cpuPerRequest(rendered), cpuPerRequest(hello), {
      of: 'value',
      atMost: 6,
      unit: 'ms',
    }),
    figure('/ signed in, CPU ms; floor: / anonymous, rendered', cpuPerRequest(signedIn), cpuPerRequest(rendered), {
      of: 'ratio',
      atMost: 1.5,
    }),
  ]
}
