/** Item of a list that may be made up for the demo; areas use either name. */
export type MayBeSample = { isSample?: boolean; sample?: boolean }

const isSample = (item: MayBeSample): boolean => (item.isSample ?? item.sample) === true

/** True when samples stand among other items, so that each needs a badge of its own. */
export const isMixed = (items: readonly MayBeSample[]): boolean => items.some(isSample) && !items.every(isSample)

/** True when a list needs its notice. */
export const hasSamples = (items: readonly MayBeSample[]): boolean => items.some(isSample)
