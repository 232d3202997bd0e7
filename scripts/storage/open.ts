import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { migrate } from '../migrate.ts'
import { root } from '../root.ts'
import { databaseOver, type Send } from './database.ts'
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

/** Storage bindings of wrangler.toml, available before the worker is built. */
const storageBindings = () => {
  const config = unstable_readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true })
  const { d1Databases, kvNamespaces, r2Buckets } = unstable_getMiniflareWorkerOptions(config).workerOptions
  return { d1Databases, kvNamespaces, r2Buckets }
}

/** Migrated databases and files of a state folder, without the worker. `close` it before anything else opens it. */
export const openStorage = async (stateDir: string) => {
  const script = readFileSync(join(root, 'scripts', 'storage', 'worker.mjs'), 'utf8')
  const worker = { name: 'taiyari', modules: true, script, compatibilityDate: '2026-10-01' }
  const mf = new Miniflare(optionsFor(stateDir, { ...worker, ...storageBindings() }))
  const send: Send<unknown> = (call) =>
    mf.dispatchFetch('http://storage', { method: 'POST', body: JSON.stringify(call) })
  const main = databaseOver(send, 'DB')
  const search = databaseOver(send, 'SEARCH_DB')
  await migrate(main, 'migrations/main')
  await migrate(search, 'migrations/search')
  const files = (await mf.getR2Bucket('FILES')) as unknown as R2Bucket
  return { mf, main, search, files, putFiles: putFilesOver(send, 'FILES'), close: () => mf.dispose() }
}
