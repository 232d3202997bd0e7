/** Parts of an attempt that are of no use without a network, loaded once it is open. */
export { openChannel } from '../journal/channel.ts'
export { handIn } from './hand-in.ts'
export { preloadImages } from './preload-images.ts'
