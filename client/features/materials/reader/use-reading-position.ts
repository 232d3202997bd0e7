import { useEffect, useEffectEvent, useState } from 'react'
import type { MaterialDetail } from '../../../../domain/materials/contract.ts'
import { latestPlace } from '../../../../domain/materials/reading.ts'
import { loadPlace } from './place.ts'
import { useKeptPlace } from './use-kept-place.ts'

type Input = {
  material: Pick<MaterialDetail, 'id' | 'place' | 'keepsPlace'>
  url: string
  isReady: boolean
  /** Null until pages are shown. */
  current: number | null
  pages: number
  /** Pages of the whole file, of which a preview shows the first. */
  ofPages: number
  goTo: (page: number) => void
}

/** Returns to the last page once the file is ready, and remembers the current one. `resumed`: that page, null for none. */
export const useReadingPosition = ({ material, url, isReady, current, pages, ofPages, goTo }: Input) => {
  const [resumed, setResumed] = useState<number | null>(null)
  const resume = useEffectEvent(() => {
    const page = latestPlace([loadPlace(material.id), material.place])?.page ?? 1
    if (!isReady || page <= 1 || page > pages) return
    goTo(page)
    setResumed(page)
  })
  useEffect(() => resume(), [isReady, url])
  const share = current === null ? 0 : Math.round((current / ofPages) * 1_000) / 1_000
  useKeptPlace(material, current === null ? null : { page: current, chapter: null, share })
  return { resumed, forget: () => setResumed(null) }
}
