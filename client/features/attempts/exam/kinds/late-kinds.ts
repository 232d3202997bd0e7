/** What most papers answer without. */
export { AssertionReason } from './assertion-reason.tsx'
export { Matrix } from './matrix.tsx'
export { NumericPad } from './nat.tsx'
export { ShortAnswer } from './short.tsx'
