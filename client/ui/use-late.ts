import { useEffect, useState } from 'react'

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
