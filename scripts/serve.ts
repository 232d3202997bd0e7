import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { runCron, startCrons } from './crons.ts'
import { queueConsumers } from './queue-consumers.ts'
import { root } from './root.ts'
import { isMarked, markOf, setMark } from './storage/mark.ts'
import { optionsFor } from './storage/open.ts'
import type { Filling } from './storage/prepare.ts'

export type ServeOptions = Filling & {
  port: number
  host: string
  /** Folder of databases, objects, files and the secret. */
  stateDir: string
  /** Builds the worker while the state folder is prepared. */
  build?: () => Promise<unknown>
  /** Variables that override those of wrangler.toml. */
  vars?: Record<string, string>
  /** Code of a module that wraps the built worker's `./index.js`. */
  entry?: string
  /** Seconds that a queue collects messages for a batch, instead of those of wrangler.toml. */
  maxBatchTimeout?: number
}

export type Served = { url: string; mf: Miniflare; stop: () => Promise<void> }

/** Generated once per state folder and never committed. */
const secretOf = (stateDir: string): string => {
  const file = join(stateDir, 'secret')
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
    chmodSync(file, 0o600)
  }
  return readFileSync(file, 'utf8')
}

/** Rejects with a clear message if the port is in use. */
export const claimPort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(
        new Error(
          taken ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=8788 npm start` : error.message,
        ),
      )
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })

/** Main module of a worker without a wrapper. */
const builtEntry = "export * from './index.js'\nexport { default } from './index.js'\n"

const typeOf = (file: string) => {
  if (file.endsWith('.sql')) return 'Text' as const
  return file.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const)
}

/**
 * Modules of the built worker behind a small main one. Smallest first: for each module Miniflare copies all those before
 * it, which in the order of their names took two of the four seconds of a second start.
 */
const builtModules = (folder: string, entry = builtEntry) => {
  const files = globSync('**/*.{js,sql,wasm}', { cwd: folder })
    .map((file) => join(folder, file))
    .map((path) => ({ path, type: typeOf(path), size: statSync(path).size }))
    .toSorted((one, other) => one.size - other.size)
  return [
    { type: 'ESModule' as const, path: join(folder, 'entry.js'), contents: entry },
    ...files.map(({ path, type }) => ({ path, type })),
  ]
}

/** Local mailbox: replaces Cloudflare's mail binding and shows mails at /dev/mailbox. */
const mailbox = () => ({
  name: 'mailbox',
  modules: true,
  script: readFileSync(join(root, 'scripts', 'mailbox', 'worker.mjs'), 'utf8'),
  compatibilityDate: '2026-10-01',
  durableObjects: { LETTERS: { className: 'Letters', useSQLite: true } },
})

export const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host)

/** Mails contain sign-in codes, so the page exists only on hosts that nobody else can reach. */
const mailBindings = (host: string) => ({
  EMAIL: { name: 'mailbox', entrypoint: 'Sender' },
  ...(isLoopback(host) && { MAILBOX: 'mailbox' }),
})

/** Configuration of the built worker and its bindings. */
const builtConfig = () =>
  unstable_readConfig({ config: join(root, 'build', 'server', 'wrangler.json') }, { hideWarnings: true })

/** Worker that calls Durable Objects of the product, for the set-up of the demo. */
const objectCaller = () => ({
  name: 'objects',
  modules: true,
  script: readFileSync(join(root, 'scripts', 'storage', 'objects.mjs'), 'utf8'),
  compatibilityDate: '2026-10-01',
  durableObjects: {
    DECKS: { className: 'RevisionDeck', scriptName: 'taiyari' },
    LIMITERS: { className: 'Limiter', scriptName: 'taiyari' },
  },
})

/** Prepares the state folder once. Its code is imported only then, because loading the demo takes a second. */
const ensurePrepared = async (stateDir: string, filling: Filling): Promise<void> => {
  const mark = markOf(filling, Date.now())
  if (isMarked(stateDir, mark)) return
  const { prepareStorage } = await import('./storage/prepare.ts')
  await prepareStorage(stateDir, filling)
  setMark(stateDir, mark)
}

/** Gives the demo's student practice, once for a state folder. */
const ensurePractised = async (mf: Miniflare, stateDir: string): Promise<void> => {
  const mark = join(stateDir, 'practised')
  if (existsSync(mark)) return
  const { practiseDemo } = await import('./storage/practise.ts')
  await practiseDemo(mf)
  writeFileSync(mark, '')
}

/**
 * Serves the production build on workerd through the worker's own socket (worker/socket-server.ts), with real bindings
 * and all state in one folder. Crons run by timers.
 */
export const serve = async (options: ServeOptions): Promise<Served> => {
  const { port, host, stateDir, seed, pastAttempts = false } = options
  await claimPort(port, host)
  mkdirSync(stateDir, { recursive: true })
  await Promise.all([options.build?.(), ensurePrepared(stateDir, { seed, pastAttempts })])
  const built = join(root, 'build', 'server')
  const config = builtConfig()
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config)
  const bindings = {
    ...(workerOptions.bindings as Record<string, string>),
    AUTH_SECRET: secretOf(stateDir),
    DEPLOYMENT: 'local',
    LAPTOP_ORIGIN: `http://${isLoopback(host) ? 'localhost' : host}:${port}`,
    ...options.vars,
  }
  const mf = new Miniflare(
    optionsFor(
      stateDir,
      {
        ...workerOptions,
        name: 'taiyari',
        modulesRoot: built,
        modules: builtModules(built, options.entry),
        bindings,
        email: undefined,
        queueConsumers: queueConsumers(config, options.maxBatchTimeout),
        serviceBindings: { ...(workerOptions.serviceBindings as object), ...mailBindings(host) },
        unsafeDirectSockets: [{ host, port, entrypoint: 'server' }],
      },
      mailbox(),
      objectCaller(),
    ),
  )
  await mf.ready
  // The decks are objects of the worker, so their demo comes once it runs.
  if (seed === 'demo' && pastAttempts) await ensurePractised(mf, stateDir)
  const stopCrons = startCrons(config.triggers.crons ?? [], (cron) => runCron(mf, cron))
  return {
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`,
    mf,
    stop: async () => {
      stopCrons()
      await mf.dispose()
    },
  }
}
