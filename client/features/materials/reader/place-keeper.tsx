import { useEffect, useState } from 'react'
import type { MaterialDetail } from '../../../../domain/materials/contract.ts'
import type { Place } from './place.ts'
import { useKeptPlace } from './use-kept-place.ts'

type Props = { material: Pick<MaterialDetail, 'id' | 'place' | 'keepsPlace' | 'contents'> }

/** Share of the window above the line at which one reads. */
const readingLine = 1 / 3

const rounded = (share: number): number => Math.round(share * 100) / 100

/** Place at the reading line: the chapter there, and the part of the whole above it. */
const placeAt = (sections: readonly HTMLElement[], contents: Props['material']['contents']): Place | null => {
  const line = window.innerHeight * readingLine
  const section = sections.findLast((each) => each.getBoundingClientRect().top <= line)
  if (!section) return null
  const { top, height, bottom } = section.getBoundingClientRect()
  const index = contents.findIndex(({ id }) => id === section.id)
  const isLast = index === contents.length - 1
  const isRead = bottom <= window.innerHeight && isLast
  const within = Math.min(1, Math.max(0, (line - top) / height))
  return { page: null, chapter: section.id, share: isRead ? 1 : rounded((index + within) / contents.length) }
}

/** Keeps the place in chapters as the page is scrolled. Renders nothing. */
export function PlaceKeeper({ material }: Props) {
  const [place, setPlace] = useState<Place | null>(null)
  const { contents } = material
  useEffect(() => {
    const ids = contents.map(({ id }) => id)
    let frame = 0
    const read = () => {
      frame = 0
      const sections = ids.flatMap((id) => document.getElementById(id) ?? [])
      const found = placeAt(sections, contents)
      if (found) setPlace(found)
    }
    const scroll = () => void (frame ||= requestAnimationFrame(read))
    window.addEventListener('scroll', scroll, { passive: true })
    // A chapter that was chosen is a place; the first page of a material is one once it was scrolled.
    if (new URLSearchParams(location.search).has('chapter')) read()
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', scroll)
    }
  }, [contents])
  useKeptPlace(material, place)
  return null
}
