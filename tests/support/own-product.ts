import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runningDatabase } from '../../scripts/storage/running-database.ts'
import { visitOwnProduct } from './http.ts'
import { freePort } from './port.ts'
import { serveRows } from './rows-server.ts'
import { serveDemo } from './serve-demo.ts'

/** Serves the demo to the visitors of one test file alone: lists of the shared product are counted by other files. */
export const startOwnProduct = async (): Promise<{ stop: () => Promise<void> }> => {
  const stateDir = mkdtempSync(join(tmpdir(), 'taiyari-own-'))
  const port = await freePort()
  const served = await serveDemo({ port, host: '127.0.0.1', stateDir, maxBatchTimeout: 0.05 })
  const rows = await serveRows(await runningDatabase(served.mf, 'DB'))
  visitOwnProduct({ url: served.url, rows: rows.url })
  const stop = async () => {
    await rows.stop()
    await served.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
  return { stop }
}
