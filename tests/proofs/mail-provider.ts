import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Treatments of a mail by the provider; each is a tenth of all, or a hundredth. */
type Fate = 'busy' | 'hangs' | 'drops' | 'refuses' | 'takes'

const fateOf = (drawn: number): Fate =>
  drawn < 0.1 ? 'busy' : drawn < 0.2 ? 'hangs' : drawn < 0.29 ? 'drops' : drawn < 0.3 ? 'refuses' : 'takes'

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

/** Rows that the database of the product read and wrote for the mails. */
export type Meter = { read: number; written: number }

/**
 * Provider of mail in a process of its own, which outlives kills of the product. It fails for three mails in ten: it is
 * busy, does not answer, takes the mail and drops the answer, or refuses the address for good.
 */
export class MailProvider {
  /** Number of mails by address that it took. */
  readonly taken = new Map<string, number>()
  readonly refused = new Set<string>()
  readonly fates: Record<Fate, number> = { busy: 0, hangs: 0, drops: 0, refuses: 0, takes: 0 }
  readonly meter: Meter = { read: 0, written: 0 }
  readonly #random: () => number
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  private constructor(random: () => number) {
    this.#random = random
  }

  static async start(random: () => number): Promise<MailProvider> {
    const provider = new MailProvider(random)
    await new Promise<void>((resolve) => provider.#server.listen(0, '127.0.0.1', resolve))
    return provider
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  end(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await textOf(request)) as { to: string } & Meter
    if (request.url === '/meter') {
      this.meter.read += body.read
      this.meter.written += body.written
      response.end('{}')
      return
    }
    const fate = fateOf(this.#random())
    this.fates[fate] += 1
    if (fate === 'takes' || fate === 'drops') this.taken.set(body.to, (this.taken.get(body.to) ?? 0) + 1)
    if (fate === 'refuses') this.refused.add(body.to)
    if (fate === 'hangs') setTimeout(() => response.destroy(), 2_000)
    else if (fate === 'drops') response.destroy()
    else response.end(JSON.stringify(codes[fate]))
  }
}

const codes = {
  busy: { code: 'E_RATE_LIMIT_EXCEEDED' },
  refuses: { code: 'E_RECIPIENT_SUPPRESSED' },
  takes: {},
} as const

/**
 * Entry of the worker with this provider as its mail binding. Of its messages one in twenty is lost and one in ten comes
 * twice; the rows of its batches are reported.
 */
export const entryWith = (url: string): string => `
import worker from './index.js'
export * from './index.js'
const call = async (path, body) => (await fetch('${url}' + path, { method: 'POST', body: JSON.stringify(body) })).json()
const EMAIL = {
  async send({ to }) {
    const { code } = await call('/mail', { to })
    if (code) throw Object.assign(new Error(code), { code })
    return { messageId: to }
  },
}
const meter = { read: 0, written: 0 }
const metered = (d1) => ({
  prepare: (sql) => d1.prepare(sql),
  async batch(statements) {
    const results = await d1.batch(statements)
    for (const { meta } of results) {
      meter.read += meta.rows_read
      meter.written += meta.rows_written
    }
    return results
  },
})
let bindings
export default {
  ...worker,
  async queue(batch, env, ctx) {
    if (batch.queue !== 'taiyari-notices') return worker.queue(batch, env, ctx)
    if (Math.random() < 0.05) return batch.ackAll()
    bindings ??= { ...env, EMAIL, DB: metered(env.DB) }
    const times = Math.random() < 0.1 ? [1, 2] : [1]
    await Promise.all(times.map(() => worker.queue(batch, bindings, ctx)))
    const { read, written } = meter
    meter.read = meter.written = 0
    await call('/meter', { read, written })
  },
}
`
