import type { ApiStudent } from '../support/api-student.ts'
import { freshCookie } from '../support/api-student.ts'
import { request } from './connection.ts'
import { figure, type Figure } from './figures.ts'
import { closedLoop, cpuPerRequest, nothing, perSecond } from './load.ts'
import type { Server } from './servers.ts'

const connections = 16
const rounds = 5
const roundMs = 1_000

/** The home page for nobody and for a student, beside a bare hello; turn about, so that a slow moment meets all. */
export const measurePages = async (product: Server, floors: Server, student: ApiStudent): Promise<Figure[]> => {
  const hello = nothing()
  const anonymous = nothing()
  const signedIn = nothing()
  const { cookie } = await freshCookie(product.url, student)
  const get = (port: number, as = '') => ({ connections, forMs: roundMs, next: () => request('GET', '/', port, as) })
  const warm = { connections, forMs: 500 }
  await closedLoop(floors, { ...get(floors.port), ...warm }, nothing())
  await closedLoop(product, { ...get(product.port), ...warm }, nothing())
  for (let round = 0; round < rounds; round += 1) {
    await closedLoop(floors, get(floors.port), hello)
    await closedLoop(product, get(product.port), anonymous)
    await closedLoop(product, get(product.port, cookie), signedIn)
  }
  return [
    figure('/ anonymous, requests/s; floor: Hono hello', perSecond(anonymous), perSecond(hello), {
      of: 'ratio',
      atLeast: 0.7,
    }),
    figure('/ anonymous, CPU ms; floor: Hono hello', cpuPerRequest(anonymous), cpuPerRequest(hello), {
      of: 'value',
      atMost: 5,
      unit: 'ms',
    }),
    figure('/ signed in, CPU ms; floor: / anonymous', cpuPerRequest(signedIn), cpuPerRequest(anonymous), {
      of: 'ratio',
      atMost: 1.5,
    }),
  ]
}
