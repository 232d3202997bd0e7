import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureBuild } from '../../scripts/build.ts'
import { startIdentityProvider } from '../../scripts/identity-provider.ts'
import { startSandboxGateway } from '../../scripts/start-sandbox-gateway.ts'
import { runningDatabase } from '../../scripts/storage/running-database.ts'
import { addKindRows } from './kind-rows.ts'
import { freePort } from './port.ts'
import { addTestRows } from './rows.ts'
import { serveRows } from './rows-server.ts'
import { prepareDemo, serveDemo } from './serve-demo.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Scheme, host and port of the served product. */
    url: string
    /** Address of the sandbox gateway. */
    gateway: string
    /** Secrets with which the sandbox gateway signs. */
    gatewaySecrets: { key: string; webhook: string }
    /** Address of the server that adds rows (rows-server.ts). */
    rows: string
  }
}

/**
 * Serves one production build for all files of a project, with the demo and the tests' own rows; state is temporary.
 */
export default async function setup(project: TestProject) {
  await ensureBuild()
  await prepareDemo()
  const stateDir = mkdtempSync(join(tmpdir(), 'taiyari-test-'))
  const provider = await startIdentityProvider()
  const port = await freePort()
  const gateway = await startSandboxGateway(stateDir, `http://127.0.0.1:${port}`)
  const served = await serveDemo({
    port,
    host: '127.0.0.1',
    stateDir,
    vars: { ...provider.vars, ...gateway.vars },
    maxBatchTimeout: 0.05,
  })
  const d1 = await runningDatabase(served.mf, 'DB')
  await addTestRows(d1, Date.now())
  await addKindRows(d1, Date.now())
  const rows = await serveRows(d1)
  project.provide('url', served.url)
  project.provide('rows', rows.url)
  project.provide('gateway', gateway.url)
  const { PAYMENT_KEY_SECRET: key = '', PAYMENT_WEBHOOK_SECRET: webhook = '' } = gateway.vars
  project.provide('gatewaySecrets', { key, webhook })
  return async () => {
    await rows.stop()
    await served.stop()
    await provider.stop()
    await gateway.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}
