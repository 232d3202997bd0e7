import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './root.ts'

type Keys = { keyId: string; keySecret: string; webhookSecret: string }

/** Keys of the sandbox, made once in the state folder. */
const keysIn = (folder: string): Keys => {
  const file = join(folder, 'sandbox-keys.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Keys
  const secret = (): string => randomBytes(24).toString('base64url')
  const keys = { keyId: 'rzp_test_sandbox', keySecret: secret(), webhookSecret: secret() }
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}

/** File of the sandbox's books. */
export const ledgerIn = (folder: string): string => join(folder, 'sandbox-ledger.json')

type RunningGateway = {
  url: string
  /** Settings with which the product uses the gateway (worker/env.ts). */
  vars: Record<string, string>
  stop: () => Promise<void>
}

/**
 * Starts the sandbox gateway, a process of its own on 127.0.0.1, with its ledger in the state folder. `productUrl` is
 * where it sends its webhooks.
 */
export const startSandboxGateway = async (stateDir: string, productUrl: string, port = 0): Promise<RunningGateway> => {
  mkdirSync(stateDir, { recursive: true })
  const keys = keysIn(stateDir)
  const settings = {
    ...keys,
    webhookUrl: `${productUrl}/api/payments/webhook`,
    file: ledgerIn(stateDir),
    port,
  }
  const child = spawn(process.execPath, [join(root, 'scripts/sandbox-gateway/main.ts'), JSON.stringify(settings)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const [line] = await Promise.race([
    new Promise<string[]>((resolve) => createInterface(child.stdout).once('line', (text) => resolve([text]))),
    ended.then((): string[] => []),
  ])
  if (line === undefined) throw new Error('The sandbox gateway did not start.')
  const url = `http://127.0.0.1:${line}`
  return {
    url,
    vars: {
      PAYMENT_URL: url,
      PAYMENT_KEY_ID: keys.keyId,
      PAYMENT_KEY_SECRET: keys.keySecret,
      PAYMENT_WEBHOOK_SECRET: keys.webhookSecret,
    },
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
