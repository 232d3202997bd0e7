/** Parts of an attempt that are of no use without a network, loaded once it is open. */
export { openChannel } from '../journal/channel.ts'
export { preloadImages } from './preload-images.ts'
export { submitUntilDone } from './submit.ts'
