import { useCallback, useEffect, useState } from 'react'

export const speeds = ['1', '10', '60'] as const
export type Speed = (typeof speeds)[number]

/** Time between two pictures, milliseconds; longer where motion is reduced. */
const tickMs = { full: 100, reduced: 1_000 }

/** The shown moment, moved by hand or by playing. */
export const usePlayback = (endMs: number, startMs: number) => {
  const [at, setAt] = useState(Math.min(startMs, endMs))
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('10')
  const plays = isPlaying && at < endMs

  useEffect(() => {
    if (!plays) return
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    let before = performance.now()
    const timer = setInterval(
      () => {
        const now = performance.now()
        const passed = (now - before) * Number(speed)
        before = now
        setAt((shown) => Math.min(endMs, shown + passed))
      },
      isReduced ? tickMs.reduced : tickMs.full,
    )
    return () => clearInterval(timer)
  }, [plays, speed, endMs])

  const show = useCallback(
    (moment: number) => {
      setPlaying(false)
      setAt(Math.min(endMs, Math.max(0, moment)))
    },
    [endMs],
  )
  const toggle = () => {
    if (!plays && at >= endMs) setAt(0)
    setPlaying(!plays)
  }
  return { at, plays, speed, setSpeed, show, toggle }
}
