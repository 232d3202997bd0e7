import type { ReadingPlace } from '../../../../domain/materials/reading.ts'

/** Position without its instant. */
export type Place = Omit<ReadingPlace, 'updatedAt'>

const keyOf = (materialId: string): string => `reading:${materialId}`

const isPage = (page: unknown): page is number => Number.isInteger(page) && Number(page) > 0

/** Position from its stored form; null when missing or invalid. */
export const placeOf = (stored: string | null): ReadingPlace | null => {
  try {
    const { page, chapter, share, updatedAt } = JSON.parse(stored ?? '{}') as Partial<ReadingPlace>
    const place = { page: isPage(page) ? page : null, chapter: typeof chapter === 'string' ? chapter : null }
    if (place.page === null && place.chapter === null) return null
    return { ...place, share: typeof share === 'number' ? share : null, updatedAt: Number(updatedAt ?? 0) }
  } catch {
    return null
  }
}

/** Last position on this device; null when storage is blocked. */
export const loadPlace = (materialId: string): ReadingPlace | null => {
  try {
    return placeOf(localStorage.getItem(keyOf(materialId)))
  } catch {
    return null
  }
}

export const savePlace = (materialId: string, place: ReadingPlace): void => {
  try {
    localStorage.setItem(keyOf(materialId), JSON.stringify(place))
  } catch {
    // Storage is blocked: the position is not remembered.
  }
}
