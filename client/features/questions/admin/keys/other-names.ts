/** Most keys that are accepted beside the first. */
export const maxOthers = 4

/** Name of the options that are right too, each a key of its own. */
export const eachOther = 'alternatives.each'

/** Path of a further key, from which its controls have their names. */
export const otherAt = (index: number): string => `alternatives.${index}`
