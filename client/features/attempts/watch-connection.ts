type Handlers = {
  /** The network or the tab is back; `slept` where the tab was away long enough for the clock to be in doubt. */
  onBack: (slept: boolean) => void
  onGone: () => void
}

const longAbsenceMs = 20_000

/** Tells when sending is worth another try. Returns how to stop. */
export const watchConnection = ({ onBack, onGone }: Handlers): (() => void) => {
  let hiddenAt = 0
  const onOnline = () => onBack(false)
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else onBack(Date.now() - hiddenAt > longAbsenceMs)
  }
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', onGone)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    window.removeEventListener('online', onOnline)
    window.removeEventListener('offline', onGone)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
