type Handlers = {
  /** The network or tab is back. `slept` is true if the clock is in doubt after a long absence. */
  onBack: (slept: boolean) => void
  onGone: () => void
  /** The page is hidden or unloaded and may never run again. */
  onLeave: () => void
}

const longAbsenceMs = 20_000
/** Interval for comparing the device's two clocks, and the difference that means a suspend. */
const suspend = { lookMs: 1_000, leastMs: 1_500 }

/** Reports when sending is worth another try. Returns a function that stops it. */
export const watchConnection = ({ onBack, onGone, onLeave }: Handlers): (() => void) => {
  let hiddenAt = 0
  const onOnline = () => onBack(false)
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now()
      onLeave()
    } else onBack(Date.now() - hiddenAt > longAbsenceMs)
  }
  // The monotonic clock stops while a device is suspended; the wall clock does not.
  let apart = Date.now() - performance.now()
  const looking = setInterval(() => {
    const now = Date.now() - performance.now()
    if (Math.abs(now - apart) > suspend.leastMs) onBack(true)
    apart = now
  }, suspend.lookMs)
  window.addEventListener('pagehide', onLeave)
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', onGone)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    clearInterval(looking)
    window.removeEventListener('pagehide', onLeave)
    window.removeEventListener('online', onOnline)
    window.removeEventListener('offline', onGone)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
