import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { referenceExams } from '../../drizzle/reference/exams.ts'
import { organisations } from '../../drizzle/reference/organisations.ts'
import { serve, type Served } from '../../scripts/serve.ts'
import { freePort } from '../support/port.ts'

const stateDir = mkdtempSync(join(tmpdir(), 'taiyari-first-'))
let served: Served

beforeAll(async () => {
  served = await serve({ port: await freePort(), host: '127.0.0.1', stateDir, seed: 'none' })
}, 60_000)
afterAll(async () => {
  await served.stop()
  rmSync(stateDir, { recursive: true, force: true })
})

test('starts without the demo but with the reference data: lists name the exams and organisations (PLT-38)', async () => {
  const tests = await fetch(`${served.url}/tests`)
  expect(tests.status).toBe(200)
  const words = await tests.text()
  for (const { title } of referenceExams) expect(words).toContain(title.en)
  const jobs = await (await fetch(`${served.url}/jobs`)).text()
  for (const { name } of organisations) expect(jobs).toContain(name.en)
})
