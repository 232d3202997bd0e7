import type { UploadTools } from './upload.ts'
import { uploadCallsOf } from './upload-calls.ts'

const wait: UploadTools['wait'] = (ms, signal) =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      removeEventListener('focus', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    // A session that ended is renewed in another window.
    addEventListener('focus', end)
    signal.addEventListener('abort', end)
  })

/** Without locks two windows send the same parts, of which the server stores each once. */
const alone: UploadTools['alone'] = async (id, onWait, run) => {
  if (!('locks' in navigator)) return run()
  const name = `upload:${id}`
  const isRun = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await run()
    return lock !== null
  })
  if (isRun) return undefined
  onWait()
  return navigator.locks.request(name, run)
}

/** Tools of an upload in the browser. */
export const browserTools = (): UploadTools => ({ calls: uploadCallsOf(location.origin), wait, alone })
