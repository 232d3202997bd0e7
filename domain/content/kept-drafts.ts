/** Acts that replace a draft by another text; the replaced draft is kept. */
export const keptReasons = ['discarded', 'version_restored', 'kept_restored'] as const
export type KeptReason = (typeof keptReasons)[number]

/** Days for which a replaced draft can be restored. */
export const keptDraftDays = 30
