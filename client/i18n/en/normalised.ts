/** Texts of the page on normalised scores. */

export { normalisation } from './normalisation.ts'
export { ties } from './ties.ts'
