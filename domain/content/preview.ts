/** State of a previewed draft. `savedAt`: Unix milliseconds; null for a published version without a draft. */
export type DraftPreview = {
  revision: number
  savedAt: number | null
  /** Paths of fields that are missing or faulty, which the preview fills. */
  missing: string[]
}
