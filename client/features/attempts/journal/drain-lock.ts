/** Held beside the lock of the attempt by who only sends what waits, so that a page which opens may take that one. */
const nameOf = (attemptId: string): string => `taiyari-drain-${attemptId}`

export const whileDraining = async (attemptId: string, run: () => Promise<void>): Promise<void> => {
  if ('locks' in navigator) await navigator.locks.request(nameOf(attemptId), run)
  else await run()
}

export const isDraining = async (attemptId: string): Promise<boolean> => {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === nameOf(attemptId))
}
