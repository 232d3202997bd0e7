import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { build } from 'vite'
import { root } from '../../scripts/root.ts'
import { serve } from '../../scripts/serve.ts'
import { freePort } from '../support/port.ts'
import { workerdPids } from '../support/workerd.ts'
import type { Target } from './load.ts'

export type Server = Target & { url: string; stop: () => Promise<void> }

/** Starts a server and finds out which workerd is its own. */
const withPid = async (start: (port: number) => Promise<{ stop: () => Promise<void> }>): Promise<Server> => {
  const port = await freePort()
  const before = workerdPids()
  const { stop } = await start(port)
  const pid = workerdPids().find((candidate) => !before.includes(candidate))
  return { port, pid, url: `http://127.0.0.1:${port}`, stop }
}

/** Thrown away with everything in it. */
const scratch = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), `taiyari-${name}-`))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The production build with the demo. */
export const startProduct = (): Promise<Server> =>
  withPid(async (port) => {
    const state = scratch('bench')
    const served = await serve({ port, host: '127.0.0.1', stateDir: state.folder, seed: 'demo' })
    return { stop: async () => served.stop().then(state.remove) }
  })

const bundle = async (): Promise<string> => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: join(root, 'tests', 'bench', 'floor-worker.ts'),
      write: false,
      rolldownOptions: { external: ['cloudflare:workers'] },
    },
  })
  const [chunk] = 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk') throw new Error('The floors could not be bundled.')
  return chunk.code
}

/** The floors, on the same workerd with the same kind of socket. */
export const startFloors = async (): Promise<Server> => {
  const script = await bundle()
  return withPid(async (port) => {
    const state = scratch('floors')
    const worker = {
      name: 'floors',
      modules: [{ type: 'ESModule', path: 'floors.js', contents: script }],
      compatibilityDate: '2026-10-01',
      compatibilityFlags: ['nodejs_compat'],
      durableObjects: { ROWS: { className: 'Row', useSQLite: true } },
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
