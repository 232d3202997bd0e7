import { createHash, createHmac } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig, type Unstable_Config as Config } from 'wrangler'
import { migrate } from '../migrate.ts'
import { root } from '../root.ts'
import { openDatabase } from './database.ts'
import { putFilesOver } from './put-files.ts'

/** Options of a Miniflare with all state in one folder and without network access. */
export const optionsFor = (stateDir: string, ...workers: Record<string, unknown>[]) =>
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    telemetry: { enabled: false },
    resourcePersistencePath: stateDir,
    resourceTmpPath: join(stateDir, 'tmp'),
    workers,
  } as unknown as Parameters<typeof convertV4MiniflareOptions>[0])

const readConfig = (): Config => unstable_readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true })

const d1Class = 'miniflare-D1DatabaseObject'

/** Id that workerd gives the object of a D1 database: half a hash of its name, then half a hash of that. */
const objectIdOf = (databaseId: string): string => {
  const key = createHash('sha256').update(d1Class).digest()
  const halfHash = (data: string | Buffer) => createHmac('sha256', key).update(data).digest().subarray(0, 16)
  const name = halfHash(databaseId)
  return Buffer.concat([name, halfHash(name)]).toString('hex')
}

/** File in which Miniflare keeps the D1 database of a binding; its folder is there afterwards. */
const fileOfDatabase = (stateDir: string, { d1_databases: databases }: Config, binding: string): string => {
  const id = databases.find((database) => database.binding === binding)?.database_id
  if (id === undefined) throw new RangeError(`wrangler.toml has no D1 database ${binding}.`)
  const folder = join(stateDir, 'd1', d1Class)
  mkdirSync(folder, { recursive: true })
  return join(folder, `${objectIdOf(id)}.sqlite`)
}

/** KV and R2 of wrangler.toml, available before the worker is built. */
const openFiles = (stateDir: string, config: Config) => {
  const script = readFileSync(join(root, 'scripts', 'storage', 'worker.mjs'), 'utf8')
  const worker = { name: 'taiyari', modules: true, script, compatibilityDate: '2026-10-01' }
  const { kvNamespaces, r2Buckets } = unstable_getMiniflareWorkerOptions(config).workerOptions
  return new Miniflare(optionsFor(stateDir, { ...worker, kvNamespaces, r2Buckets }))
}

/** Migrated databases and files of a state folder, without the worker. `close` it before anything else opens it. */
export const openStorage = async (stateDir: string) => {
  const config = readConfig()
  const mf = openFiles(stateDir, config)
  const main = openDatabase(fileOfDatabase(stateDir, config, 'DB'))
  const search = openDatabase(fileOfDatabase(stateDir, config, 'SEARCH_DB'))
  await migrate(main.d1, 'migrations/main')
  await migrate(search.d1, 'migrations/search')
  const files = (await mf.getR2Bucket('FILES')) as unknown as R2Bucket
  const close = async (): Promise<void> => {
    main.close()
    search.close()
    await mf.dispose()
  }
  return { mf, main: main.d1, search: search.d1, files, putFiles: putFilesOver(mf, 'FILES'), close }
}
