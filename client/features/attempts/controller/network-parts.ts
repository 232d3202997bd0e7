/** Parts of an attempt that are of no use without a network, loaded once it is open. */
export { connect } from './connect.ts'
export { handIn } from './hand-in.ts'
