import type { Miniflare } from 'miniflare'
import type { PutFiles } from '../past-attempts.ts'

/** Stores files with one request, which saves a second of the 2,000 logs of a seed against Miniflare's own client. */
export const putFilesOver =
  (mf: Miniflare, binding: string): PutFiles =>
  async (files) => {
    const encoded = [...files].map(([key, bytes]) => [key, Buffer.from(bytes).toString('base64')])
    const body = JSON.stringify({ binding, files: Object.fromEntries(encoded) })
    const reply = await mf.dispatchFetch('http://storage', { method: 'POST', body })
    if (reply.status !== 204) throw new Error(await reply.text())
  }
