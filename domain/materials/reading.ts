/** Last position in a material: a page of its file, or a chapter. `updatedAt`: Unix milliseconds. */
export type ReadingPlace = {
  page: number | null
  chapter: string | null
  /** Part of the material up to the position, 0 to 1; null where unknown. */
  share: number | null
  updatedAt: number
}

/** Share from which a material counts as read: the last lines of a page are rarely scrolled to. */
export const readShare = 0.95

/** Newest of the device's and the server's place; null without any. */
export const latestPlace = (places: readonly (ReadingPlace | null)[]): ReadingPlace | null =>
  places.filter((place) => place !== null).toSorted((one, other) => other.updatedAt - one.updatedAt)[0] ?? null
