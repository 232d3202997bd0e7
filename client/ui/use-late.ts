import { useEffect, useState } from 'react'

/** True once `on` has held for a while: what is quick shows no sign of waiting. */
export const useLate = (on: boolean, afterMs: number): boolean => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!on) return
    const timer = setTimeout(() => setLate(true), afterMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [on, afterMs])
  return on && late
}
