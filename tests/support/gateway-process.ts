import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startSandboxGateway } from '../../scripts/start-sandbox-gateway.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Settings with which the product uses the sandbox gateway. */
    payment: Record<string, string>
  }
}

/** The sandbox gateway alone; its webhooks reach nobody. */
export default async function setup(project: TestProject) {
  const stateDir = mkdtempSync(join(tmpdir(), 'taiyari-gateway-'))
  const gateway = await startSandboxGateway(stateDir, 'http://127.0.0.1:9')
  project.provide('gateway', gateway.url)
  project.provide('payment', gateway.vars)
  return async () => {
    await gateway.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}
