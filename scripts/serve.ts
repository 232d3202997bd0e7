import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, relative } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import type { Bindings } from '../worker/env.ts'
import { raiseVersion } from '../worker/platform/content-version.ts'
import { makeServices } from '../worker/platform/context.ts'
import { moveDemoDates } from './demo-dates/index.ts'
import { migrate } from './migrate.ts'
import { seedPastAttempts } from './past-attempts.ts'
import { root } from './root.ts'
import { indexContent } from './search-index.ts'
import { seedCourses } from './seed-courses.ts'
import { seedJobs } from './seed-jobs.ts'
import { seedLegal } from './seed-legal.ts'
import { seedMaterials } from './seed-materials.ts'
import { seedCurrentAffairs } from './seed-current-affairs.ts'
import { seedVideos } from './seed-videos.ts'
import { seed } from './seed.ts'

export type ServeOptions = {
  port: number
  host: string
  /** Folder that holds databases, objects, files and the secret. */
  stateDir: string
  /** Whether an empty database is filled with the demo. */
  seed: 'demo' | 'none'
  /** Whether the demo has past attempts of made-up students. */
  pastAttempts?: boolean
  /** Variables over those of wrangler.toml. */
  vars?: Record<string, string>
  /** Code of a module that stands before the built worker's `./index.js` and passes it on. */
  entry?: string
}

export type Served = { url: string; mf: Miniflare; stop: () => Promise<void> }

/** Made once a state folder and never committed. */
const secretOf = (stateDir: string): string => {
  const file = join(stateDir, 'secret')
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
    chmodSync(file, 0o600)
  }
  return readFileSync(file, 'utf8')
}

/** Rejects with a clear message where the port cannot be had. */
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

/** The built worker's modules, the main one first: its own, or one that stands before it. */
const builtModules = (folder: string, entry: string | undefined) => {
  const files = globSync('**/*.{js,sql,wasm}', { cwd: folder }).filter((file) => file !== 'index.js')
  const built = ['index.js', ...files.sort()].map((file) => ({
    type: file.endsWith('.sql')
      ? ('Text' as const)
      : file.endsWith('.wasm')
        ? ('CompiledWasm' as const)
        : ('ESModule' as const),
    path: join(folder, file),
  }))
  if (entry === undefined) return built
  return [{ type: 'ESModule' as const, path: join(folder, 'entry.js'), contents: entry }, ...built]
}

const optionsFor = (stateDir: string, ...workers: Record<string, unknown>[]) =>
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    telemetry: { enabled: false },
    resourcePersistencePath: stateDir,
    resourceTmpPath: join(stateDir, 'tmp'),
    workers,
  } as unknown as Parameters<typeof convertV4MiniflareOptions>[0])

/** The mailbox of this machine: it takes mail in the place of Cloudflare's binding and shows it at /dev/mailbox. */
const mailbox = () => ({
  name: 'mailbox',
  modules: true,
  script: readFileSync(join(root, 'scripts', 'mailbox', 'worker.mjs'), 'utf8'),
  compatibilityDate: '2026-10-01',
  durableObjects: { LETTERS: { className: 'Letters', useSQLite: true } },
})

export const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host)

/** Mail holds codes that let whoever reads it in: the page is only where nobody else can reach it. */
const mailBindings = (host: string) => ({
  EMAIL: { name: 'mailbox', entrypoint: 'Sender' },
  ...(isLoopback(host) && { MAILBOX: 'mailbox' }),
})

/** The worker as it was built, and what it binds. */
const builtConfig = () =>
  unstable_readConfig({ config: join(root, 'build', 'server', 'wrangler.json') }, { hideWarnings: true })

/** The databases and files of a state folder, migrated, without the worker. `close` it before anything else opens it. */
export const openStorage = async (
  stateDir: string,
  { d1Databases, kvNamespaces, r2Buckets }: Record<string, unknown> = unstable_getMiniflareWorkerOptions(builtConfig())
    .workerOptions,
) => {
  const script = 'export default { fetch: () => new Response(null, { status: 503 }) }'
  const mf = new Miniflare(
    optionsFor(stateDir, { name: 'taiyari', modules: true, script, d1Databases, kvNamespaces, r2Buckets }),
  )
  const main = (await mf.getD1Database('DB')) as unknown as D1Database
  const search = (await mf.getD1Database('SEARCH_DB')) as unknown as D1Database
  await migrate(main, 'migrations/main')
  await migrate(search, 'migrations/search')
  return { mf, main, search, close: () => mf.dispose() }
}

/** Pages that were kept at the edge are of before. */
const forgetPages = async (mf: Miniflare): Promise<void> => {
  const KV = (await mf.getKVNamespace('KV')) as unknown as KVNamespace
  await raiseVersion(makeServices({ KV } as Bindings, () => undefined))
}

/** Migrates, seeds and fills the search index before anything listens: whoever is answered finds every table and file. */
const prepareStorage = async (
  stateDir: string,
  bound: Record<string, unknown>,
  { seed: seeding, pastAttempts }: Pick<ServeOptions, 'seed' | 'pastAttempts'>,
): Promise<void> => {
  const { mf, main, search, close } = await openStorage(stateDir, bound)
  if (seeding === 'demo') await seed(main, Date.now())
  if (seeding === 'demo') await seedCurrentAffairs(main, Date.now())
  if (seeding === 'demo') await seedJobs(main, Date.now())
  if (seeding === 'demo') await seedMaterials(main, (await mf.getR2Bucket('FILES')) as unknown as R2Bucket, Date.now())
  if (seeding === 'demo') await seedVideos(main, (await mf.getR2Bucket('FILES')) as unknown as R2Bucket, Date.now())
  if (seeding === 'demo') await seedCourses(main, Date.now())
  if (seeding === 'demo') await seedLegal(main)
  if (seeding === 'demo' && pastAttempts) await seedPastAttempts(main, Date.now())
  if (seeding === 'demo' && (await moveDemoDates(main, Date.now()))) await forgetPages(mf)
  await indexContent(main, search, 'changed')
  await close()
}

/**
 * Serves the production build on workerd through a socket of the worker's own (worker/index.ts, `server`), with every
 * binding real and its state in one folder. Cron ticks by a timer here, since nothing else ticks it locally.
 */
export const serve = async (options: ServeOptions): Promise<Served> => {
  const { port, host, stateDir } = options
  await claimPort(port, host)
  mkdirSync(stateDir, { recursive: true })
  const built = join(root, 'build', 'server')
  const config = builtConfig()
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config)
  const bindings = {
    ...(workerOptions.bindings as Record<string, string>),
    AUTH_SECRET: secretOf(stateDir),
    DEPLOYMENT: 'local',
    ...options.vars,
  }
  await prepareStorage(stateDir, workerOptions, options)
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
        serviceBindings: { ...(workerOptions.serviceBindings as object), ...mailBindings(host) },
        unsafeDirectSockets: [{ host, port, entrypoint: 'server' }],
      },
      mailbox(),
    ),
  )
  await mf.ready
  const cron = startCron(mf, config.triggers.crons ?? [])
  return {
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`,
    mf,
    stop: async () => {
      clearInterval(cron)
      await mf.dispose()
    },
  }
}

const hour = 3_600_000

/** The product's crons are hourly: each ticks once an hour. */
const startCron = (mf: Miniflare, crons: string[]): NodeJS.Timeout =>
  setInterval(() => {
    void mf.getWorker().then(async (worker) => {
      for (const cron of crons) await worker.scheduled({ cron, scheduledTime: new Date() })
    })
  }, hour)

/** Where state is kept, relative for messages. */
export const shownPath = (path: string): string => relative(root, path) || '.'
