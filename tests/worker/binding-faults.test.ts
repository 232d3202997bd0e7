import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Served } from '../../scripts/serve.ts'
import { signUp, start, type ApiStudent } from '../support/api-student.ts'
import { freePort } from '../support/port.ts'
import { serveDemo } from '../support/serve-demo.ts'
import { tappedEntry } from '../support/tap.ts'
import { faultHeader } from '../support/tap-headers.ts'

/** An own server whose bindings fail for requests with the fault header. */
let served: Served
let student: ApiStudent
let url: string
const stateDir = mkdtempSync(join(tmpdir(), 'taiyari-faults-'))

beforeAll(async () => {
  const entry = await tappedEntry()
  const port = await freePort()
  served = await serveDemo({ port, host: '127.0.0.1', stateDir, entry })
  url = `http://127.0.0.1:${port}`
  student = await signUp(url, 'Page Student')
  await start(url, student, 'tst_ssc-cgl-mock-1')
}, 60_000)
afterAll(async () => {
  await served.stop()
  rmSync(stateDir, { recursive: true, force: true })
})

const pages = [
  '/',
  '/tests',
  '/tests/ser_ssc-cgl-mocks',
  '/test/tst_ssc-cgl-mock-1',
  '/test/tst_ssc-cgl-mock-1/print',
  '/test-result/tst_ssc-cgl-mock-1',
  '/test-result/tst_ssc-cgl-mock-1/normalisation',
  '/demo-test',
  '/about',
  '/profile',
  '/profile/security',
  '/login',
  '/signup',
  '/forgot-password',
  '/confirm-email?token=none',
  '/guardian?token=none',
  '/search?q=a',
  '/admin',
  '/no-such-page',
]

const tokenOf = ({ cookie }: ApiStudent): string =>
  cookie
    .split('; ')
    .filter((pair) => pair.includes('session_token'))
    .join('; ')

const ask = async (path: string, cookie: string, failing: string) => {
  const response = await fetch(`${url}${path}`, { headers: { cookie, [faultHeader]: failing }, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe.each(['DB', 'KV', 'FILES', 'DB,KV', 'DB,KV,FILES'])('with %s down (PLT-40)', (failing) => {
  test.each(pages)(
    'shows the page %s or says that it is unavailable, and never answers an unhandled 500',
    async (page) => {
      // A visitor; a student with the session copy in the cookie; a student whose session must be read.
      for (const cookie of ['', student.cookie, tokenOf(student)]) {
        // An unknown parameter, so that no cached page answers.
        const { status, headers, text } = await ask(`${page}${page.includes('?') ? '&' : '?'}fresh=1`, cookie, failing)
        expect(status, text.slice(0, 200)).not.toBe(500)
        if (status > 500) expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true])
        expect(text).not.toMatch(/D1_ERROR|Network connection lost|KV GET|SELECT |\bat \w+ \(/)
      }
    },
  )
})
