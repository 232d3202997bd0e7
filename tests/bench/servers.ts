import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { root } from '../../scripts/root.ts'
import { serve } from '../../scripts/serve.ts'
import { runningDatabase } from '../../scripts/storage/running-database.ts'
import { bundleWorker } from '../support/bundle.ts'
import { freePort } from '../support/port.ts'
import { workerdPids } from '../support/workerd.ts'
import type { LoadTarget } from './load.ts'

export type Server = LoadTarget & { url: string; stop: () => Promise<void> }
export type BenchProduct = Server & { d1: () => Promise<D1Database>; searchD1: () => Promise<D1Database> }

/** Starts a server and finds its workerd process. */
const withPid = async <Started extends { stop: () => Promise<void> }>(
  start: (port: number) => Promise<Started>,
): Promise<Started & Server> => {
  const port = await freePort()
  const before = workerdPids()
  const started = await start(port)
  const pid = workerdPids().find((candidate) => !before.includes(candidate))
  return { ...started, port, pid, url: `http://127.0.0.1:${port}` }
}

/** Temporary folder, removed with its content. */
const scratch = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), `taiyari-${name}-`))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Production build with the demo, with its past attempts where they are wanted; `entry` as in `serve`. */
export const startProduct = (entry?: string, pastAttempts = false): Promise<BenchProduct> =>
  withPid(async (port) => {
    const state = scratch('bench')
    const options = { port, host: '127.0.0.1', stateDir: state.folder, seed: 'demo' as const, pastAttempts }
    const served = await serve({ ...options, ...(entry !== undefined && { entry }) })
    return {
      stop: async () => served.stop().then(state.remove),
      d1: () => runningDatabase(served.mf, 'DB'),
      searchD1: () => runningDatabase(served.mf, 'SEARCH_DB'),
    }
  })

/** Floor worker on the same workerd with the same kind of socket. */
export const startFloors = async (): Promise<Server> => {
  const script = await bundleWorker(join(root, 'tests', 'bench', 'floor-worker.ts'), ['cloudflare:workers'])
  return withPid(async (port) => {
    const state = scratch('floors')
    const worker = {
      name: 'floors',
      modules: [{ type: 'ESModule', path: 'floors.js', contents: script }],
      compatibilityDate: '2026-10-01',
      compatibilityFlags: ['nodejs_compat'],
      durableObjects: { ROWS: { className: 'FloorObject', useSQLite: true } },
      unsafeDirectSockets: [{ host: '127.0.0.1', port, entrypoint: 'server' }],
    }
    const mf = new Miniflare(
      convertV4MiniflareOptions({
        host: '127.0.0.1',
        port: 0,
        cf: false,
        telemetry: { enabled: false },
        resourcePersistencePath: state.folder,
        resourceTmpPath: join(state.folder, 'tmp'),
        workers: [worker],
      } as unknown as Parameters<typeof convertV4MiniflareOptions>[0]),
    )
    await mf.ready
    return { stop: async () => mf.dispose().then(state.remove) }
  })
}
