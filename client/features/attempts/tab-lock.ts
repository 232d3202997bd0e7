/** How long a reloading tab may need to let go of the lock of the page before. */
const patienceMs = 400

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
 * One tab of this browser writes an attempt. Resolves with how to let go, or with null while another tab has it;
 * `steal` takes it away, and the other tab's `onLost` runs.
 */
export const holdTab = async (attemptId: string, steal: boolean, onLost: () => void): Promise<(() => void) | null> => {
  if (!('locks' in navigator)) return () => undefined
  const name = `taiyari-attempt-${attemptId}`
  if (steal) return request(name, { steal: true }, onLost)
  const held = await request(name, { ifAvailable: true }, onLost)
  if (held) return held
  await new Promise((resolve) => setTimeout(resolve, patienceMs))
  return request(name, { ifAvailable: true }, onLost)
}
