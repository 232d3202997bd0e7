import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeApi } from '../../client/api.ts'
import { startUpload, type Upload } from '../../client/office/files/upload.ts'
import { uploadCallsOf, type SendBytes } from '../../client/office/files/upload-calls.ts'
import { partBytes } from '../../domain/files/limits.ts'
import { root } from '../../scripts/root.ts'
import { signIn } from '../../scripts/shots/prepare.ts'
import { seedAccounts } from '../../drizzle/seed/accounts.ts'
import type { ProofRow } from './row.ts'

const wholeBytes = 300 * 1024 * 1024
const cutCount = 5

/** A film of the demo, filled to the size by a box that players skip. */
const largeFilm = (): Buffer<ArrayBuffer> => {
  const folder = join(root, 'drizzle', 'seed', 'videos', 'files')
  const name = readdirSync(folder).find((each) => each.endsWith('.mp4'))
  if (!name) throw new Error('The demo has no film.')
  const film = readFileSync(join(folder, name))
  const whole = Buffer.alloc(wholeBytes, 1)
  film.copy(whole)
  whole.writeUInt32BE(wholeBytes - film.length, film.length)
  whole.write('free', film.length + 4, 'latin1')
  return whole
}

/** Passes bytes to the product, and cuts all connections when so many have passed. */
const startCutter = async (port: number, cuts: number[]) => {
  const sockets = new Set<Socket>()
  let [passed, made] = [0, 0]
  const server = createServer((from) => {
    const to = connect(port, '127.0.0.1')
    for (const socket of [from, to]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      socket.on('error', () => undefined)
    }
    from.on('data', (chunk: Buffer) => {
      passed += chunk.length
      const cut = cuts[made]
      if (cut === undefined || passed < cut) return
      made += 1
      for (const socket of sockets) socket.destroy()
    })
    from.pipe(to).pipe(from)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${own}`, passed: () => passed, made: () => made, close: () => server.close() }
}

const senderOf =
  (cookie: string, origin: string): SendBytes =>
  async (address, { checksum, bytes }, { signal }) => {
    const body = Buffer.from(await bytes.arrayBuffer())
    return new Promise((resolve, reject) => {
      const headers = {
        cookie,
        origin,
        'content-type': 'application/octet-stream',
        'x-checksum': checksum,
        'content-length': body.length,
      }
      const sent = request(address, { method: 'PUT', headers, signal, agent: false }, (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(parts).toString() }))
        reply.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }

const ended = (upload: Upload): Promise<void> =>
  new Promise((resolve) => {
    upload.subscribe(() => ['done', 'failed'].includes(upload.state().phase) && resolve())
  })

/** An upload of 300 MB through connections that are cut: what is sent again, and the whole at the end. */
export const uploads: ProofRow = {
  name: 'uploads',
  onlyInFull: true,
  async run({ random, product }) {
    const { url, port } = await product()
    const { cookie } = await signIn(url, seedAccounts[1])
    const cuts = Array.from({ length: cutCount }, () => Math.floor(random() * wholeBytes)).toSorted((a, b) => a - b)
    const cutter = await startCutter(port, cuts)
    const headed: typeof fetch = (address, init) => {
      const headers = new Headers(init?.headers)
      for (const [name, value] of Object.entries({ cookie, origin: cutter.url, connection: 'close' }))
        headers.set(name, value)
      return fetch(address, { ...init, headers })
    }
    const whole = largeFilm()
    const began = performance.now()
    const calls = uploadCallsOf(cutter.url, {
      api: makeApi(cutter.url, headed),
      sendBytes: senderOf(cookie, cutter.url),
    })
    const upload = startUpload(
      { kind: 'video', file: new File([whole], 'lecture.mp4'), alt: null, fileId: null },
      { calls, wait: (ms) => sleep(Math.min(ms, 200)), alone: (_id, _onWait, run) => run() },
    )
    await ended(upload)
    cutter.close()
    const { phase, fault, file } = upload.state()
    const again = cutter.passed() - wholeBytes
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`    300 MiB with ${cutter.made()} cuts: ${(again / 1e6).toFixed(1)} MB sent again, ${seconds} s`)
    const faults = phase === 'done' ? [] : [`The upload is ${phase}: ${fault}.`]
    if (file?.checksum !== createHash('sha256').update(whole).digest('hex')) faults.push('The stored file differs.')
    if (cutter.made() !== cutCount) faults.push(`Only ${cutter.made()} cuts were made.`)
    // Each cut repeats at most the part that was on its way; headers are little.
    if (again > (cutCount + 1) * partBytes) faults.push(`${again} bytes were sent again.`)
    return faults
  },
}
