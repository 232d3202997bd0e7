import { useEffect, useEffectEvent, useState } from 'react'
import { loadPlace, savePlace } from './place.ts'

/** Milliseconds of reading before a page is remembered. */
const rememberAfterMs = 400

type Input = {
  materialId: string
  url: string
  isReady: boolean
  /** Null until pages are shown. */
  current: number | null
  pages: number
  goTo: (page: number) => void
}

/** Returns to the last page once the file is ready, and remembers the current one. `resumed`: that page, null for none. */
export const useReadingPosition = ({ materialId, url, isReady, current, pages, goTo }: Input) => {
  const [resumed, setResumed] = useState<number | null>(null)
  const resume = useEffectEvent(() => {
    const page = loadPlace(materialId).page ?? 1
    if (!isReady || page <= 1 || page > pages) return
    goTo(page)
    setResumed(page)
  })
  useEffect(() => resume(), [isReady, url])
  useEffect(() => {
    if (current === null) return
    const timer = setTimeout(() => savePlace(materialId, { page: current }), rememberAfterMs)
    return () => clearTimeout(timer)
  }, [materialId, current])
  return { resumed, forget: () => setResumed(null) }
}
