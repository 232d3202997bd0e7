/** Last position in a material: page of its file, or chapter. */
export type Place = { page?: number; chapter?: string }

const keyOf = (materialId: string): string => `reading:${materialId}`

/** Position from its stored form; empty when missing or invalid. */
export const placeOf = (kept: string | null): Place => {
  try {
    const { page, chapter } = JSON.parse(kept ?? '{}') as Place
    return {
      ...(Number.isInteger(page) && Number(page) > 0 && { page }),
      ...(typeof chapter === 'string' && { chapter }),
    } as Place
  } catch {
    return {}
  }
}

/** Last position on this device; empty when storage is blocked. */
export const recallPlace = (materialId: string): Place => {
  try {
    return placeOf(localStorage.getItem(keyOf(materialId)))
  } catch {
    return {}
  }
}

export const keepPlace = (materialId: string, place: Place): void => {
  try {
    localStorage.setItem(keyOf(materialId), JSON.stringify(place))
  } catch {
    // Storage is blocked: the position is not remembered.
  }
}
