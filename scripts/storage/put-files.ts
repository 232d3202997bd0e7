import type { PutFiles } from '../past-attempts.ts'
import type { Send } from './database.ts'

/** Call of scripts/storage/worker.mjs: files in base64 by key. */
type FilesCall = { binding: string; files: Record<string, string> }

/** Stores files with one request, which saves a second of the 2,000 logs of a seed against Miniflare's own client. */
export const putFilesOver =
  (send: Send<FilesCall>, binding: string): PutFiles =>
  async (files) => {
    const encoded = [...files].map(([key, bytes]) => [key, Buffer.from(bytes).toString('base64')])
    const reply = await send({ binding, files: Object.fromEntries(encoded) })
    if (reply.status !== 200) throw new Error(await reply.text())
  }
