/** What an attempt does without where there is no network: fetched once it is open. */
export { openChannel } from './journal/channel.ts'
export { preloadImages } from './preload-images.ts'
export { submitUntilDone } from './submit.ts'
