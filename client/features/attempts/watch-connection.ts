type Handlers = {
  /** The network or the tab is back; `slept` where the tab was away long enough for the clock to be in doubt. */
  onBack: (slept: boolean) => void
  onGone: () => void
  /** The page is hidden or left, and may never run again. */
  onLeave: () => void
}

const longAbsenceMs = 20_000
/** How often the two clocks of the device are compared, and by how much they then differ after a suspend. */
const suspend = { lookMs: 1_000, leastMs: 1_500 }

/** Tells when sending is worth another try. Returns how to stop. */
export const watchConnection = ({ onBack, onGone, onLeave }: Handlers): (() => void) => {
  let hiddenAt = 0
  const onOnline = () => onBack(false)
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now()
      onLeave()
    } else onBack(Date.now() - hiddenAt > longAbsenceMs)
  }
  // The steady clock stands still while a device is suspended; the other one does not.
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
