import { gunzipSync } from 'node:zlib'
import { verifyLog, type Verified } from '../../domain/attempts/response-log.ts'
import type { Services } from '../platform/context.ts'
import { hashOf } from '../platform/hash.ts'

/** The text of a gzipped file; null where the file is no gzip. */
const unzipped = (bytes: Uint8Array): string | null => {
  try {
    return gunzipSync(bytes).toString()
  } catch {
    return null
  }
}

/** Recomputes the chain of a recorded log; null where its file is gone. */
export const verifiedLog = async (services: Services, key: string): Promise<Verified | null> => {
  const file = await services.env.FILES.get(key)
  if (!file) return null
  const text = unzipped(await file.bytes())
  return text === null ? { ok: false, line: 1 } : verifyLog(text, hashOf)
}
