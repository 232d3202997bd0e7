/** Last position in a material: page of its file, or chapter. */
type ReadingPosition = { page?: number; chapter?: string }

const keyOf = (materialId: string): string => `reading:${materialId}`

/** Position from its stored form; empty when missing or invalid. */
export const placeOf = (stored: string | null): ReadingPosition => {
  try {
    const { page, chapter } = JSON.parse(stored ?? '{}') as ReadingPosition
    return {
      ...(Number.isInteger(page) && Number(page) > 0 && { page }),
      ...(typeof chapter === 'string' && { chapter }),
    } as ReadingPosition
  } catch {
    return {}
  }
}

/** Last position on this device; empty when storage is blocked. */
export const loadPlace = (materialId: string): ReadingPosition => {
  try {
    return placeOf(localStorage.getItem(keyOf(materialId)))
  } catch {
    return {}
  }
}

export const savePlace = (materialId: string, place: ReadingPosition): void => {
  try {
    localStorage.setItem(keyOf(materialId), JSON.stringify(place))
  } catch {
    // Storage is blocked: the position is not remembered.
  }
}
