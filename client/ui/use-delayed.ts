import { useEffect, useState } from 'react'

/** True once `on` has held for `afterMs`, so that short waits show no sign. */
export const useDelayed = (on: boolean, afterMs: number): boolean => {
  const [isDelayed, setDelayed] = useState(false)
  useEffect(() => {
    if (!on) return
    const timer = setTimeout(() => setDelayed(true), afterMs)
    return () => {
      clearTimeout(timer)
      setDelayed(false)
    }
  }, [on, afterMs])
  return on && isDelayed
}
