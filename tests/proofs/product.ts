import { runCron } from '../../scripts/crons.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, type Served } from '../../scripts/serve.ts'
import { runningDatabase } from '../../scripts/storage/running-database.ts'
import { freePort } from '../support/port.ts'
import { serveDemo } from '../support/serve-demo.ts'
import { waitFor } from '../support/wait-for.ts'
import { workerdPids } from '../support/workerd.ts'

/** A product on workerd whose state survives kills and is removed at the end. */
export class ProofProduct {
  readonly stateDir = mkdtempSync(join(tmpdir(), 'taiyari-proof-'))
  readonly url: string
  readonly port: number
  #served: Served | null = null
  #pid: number | undefined

  readonly #vars: Record<string, string>
  readonly #entry: string | undefined

  private constructor(port: number, vars: Record<string, string>, entry: string | undefined) {
    this.port = port
    this.#vars = vars
    this.#entry = entry
    this.url = `http://127.0.0.1:${port}`
  }

  /**
   * `vars` override the settings of a laptop; `entry` is the code of a module that wraps the built worker. `port` where
   * another process calls the product.
   */
  static async start(
    vars: Record<string, string> = {},
    seed: 'demo' | 'none' = 'demo',
    entry?: string,
    port?: number,
  ): Promise<ProofProduct> {
    const product = new ProofProduct(port ?? (await freePort()), vars, entry)
    await product.up(seed)
    return product
  }

  async up(seed: 'demo' | 'none' = 'none'): Promise<void> {
    const others = workerdPids()
    const options = {
      port: this.port,
      host: '127.0.0.1',
      stateDir: this.stateDir,
      vars: this.#vars,
      ...(this.#entry !== undefined && { entry: this.#entry }),
    }
    this.#served = await (seed === 'demo' ? serveDemo(options) : serve({ ...options, seed }))
    this.#pid = workerdPids().find((pid) => !others.includes(pid))
  }

  /** SIGKILL to workerd: no handler runs and nothing is flushed. Then stops what is left. */
  async kill(): Promise<void> {
    const pid = this.#pid
    if (pid === undefined) throw new Error('workerd does not run.')
    process.kill(pid, 'SIGKILL')
    await waitFor(`the end of workerd ${pid}`, async () => (workerdPids().includes(pid) ? undefined : true), {
      everyMs: 5,
    })
    await this.down()
  }

  /** Process id of workerd; undefined where the system does not provide it. */
  get pid(): number | undefined {
    return this.#pid
  }

  async down(): Promise<void> {
    await this.#served?.stop()
    this.#served = null
  }

  async d1(): Promise<D1Database> {
    if (!this.#served) throw new Error('The product does not run.')
    return runningDatabase(this.#served.mf, 'DB')
  }

  /** Runs the jobs of a cron. */
  async tick(cron: string): Promise<void> {
    if (!this.#served) throw new Error('The product does not run.')
    await runCron(this.#served.mf, cron)
  }

  async query<Row>(sql: string): Promise<Row[]> {
    return (await (await this.d1()).prepare(sql).all<Row>()).results
  }

  async end(): Promise<void> {
    await this.down()
    rmSync(this.stateDir, { recursive: true, force: true })
  }
}
