/** Where a reader of a material was: the page of its file, or the chapter. */
export type Place = { page?: number; chapter?: string }

const keyOf = (materialId: string): string => `reading:${materialId}`

/** Empty where nothing is kept or what is kept makes no sense. */
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

/** Where this device was in a material; nowhere where it keeps nothing. */
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
    // A device that keeps nothing forgets the place, and reading goes on.
  }
}
