/** Name of the lock held during a drain, beside the attempt's own, so that an opening page may steal the latter. */
const nameOf = (attemptId: string): string => `taiyari-drain-${attemptId}`

export const withDrainLock = async (attemptId: string, run: () => Promise<void>): Promise<void> => {
  if ('locks' in navigator) await navigator.locks.request(nameOf(attemptId), run)
  else await run()
}

export const isDraining = async (attemptId: string): Promise<boolean> => {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === nameOf(attemptId))
}
