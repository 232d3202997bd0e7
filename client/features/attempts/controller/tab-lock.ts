import { sleep } from '../timers.ts'

/** Time for the previous page of a reloading tab to release its lock. */
const reloadMs = 400

const request = (name: string, options: LockOptions, onLost: () => void): Promise<(() => void) | null> =>
  new Promise((resolve) => {
    navigator.locks
      .request(name, options, (lock) => {
        if (!lock) return resolve(null)
        return new Promise<void>((release) => resolve(release))
      })
      .catch(onLost)
  })

/**
 * Takes the Web Lock that lets one tab of this browser write an attempt. Resolves with its release function, or null
 * while another tab holds it; `steal` takes it, and `onLost` runs in the other tab.
 */
export const lockTab = async (attemptId: string, steal: boolean, onLost: () => void): Promise<(() => void) | null> => {
  if (!('locks' in navigator)) return () => undefined
  const name = `taiyari-attempt-${attemptId}`
  if (steal) return request(name, { steal: true }, onLost)
  const held = await request(name, { ifAvailable: true }, onLost)
  if (held) return held
  await sleep(reloadMs)
  return request(name, { ifAvailable: true }, onLost)
}
