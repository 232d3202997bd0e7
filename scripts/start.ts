import { flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { ensureBuild } from './build.ts'
import { startIdentityProvider } from './identity-provider.ts'
import { root, shownPath } from './root.ts'
import { startSandboxGateway } from './start-sandbox-gateway.ts'
import { claimPort, isLoopback, serve } from './serve.ts'

const port = Number(process.env.PORT ?? 8787)
const host = process.env.HOST ?? '127.0.0.1'
const stateDir = resolve(root, process.env.STATE_DIR ?? '.state')
const adminFactor = process.env.ADMIN_SECOND_FACTOR ?? ''
const seed = process.env.SEED ?? 'demo'

const main = async (): Promise<void> => {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535, not ${process.env.PORT}.`)
  if (seed !== 'demo' && seed !== 'none') throw new Error(`SEED must be demo or none, not ${seed}.`)
  // Before the build, so that a used port fails at once.
  await claimPort(port, host)
  const provider = await startIdentityProvider()
  const gateway = await startSandboxGateway(stateDir, `http://127.0.0.1:${port}`)
  const vars = { ...provider.vars, ...gateway.vars, ADMIN_SECOND_FACTOR: adminFactor }
  // The preparation of the demo, which runs beside the build, takes longer.
  const build = () => ensureBuild({ hasLowPriority: true })
  const served = await serve({ port, host, stateDir, seed, pastAttempts: true, vars, build })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Miniflare's own handlers would exit before the state is closed.
    process.removeAllListeners(signal)
    process.once(
      signal,
      () => void Promise.all([served.stop(), provider.stop(), gateway.stop()]).then(() => process.exit(0)),
    )
  }
  if (!isLoopback(host) && seed === 'demo')
    console.warn(`\nOthers can reach ${host}, and the passwords of the demo are public. SEED=none begins without them.`)
  console.log(
    `\nTaiyari is at ${served.url}${isLoopback(host) ? `\nMail that it sends is at ${served.url}/dev/mailbox` : ''}\nPayments in its sandbox are at ${gateway.url}/sandbox\nState is in ${shownPath(stateDir)}. Stop with Ctrl-C.`,
  )
  // Written now, because not every exit lets Node write it.
  flushCompileCache()
}

main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
