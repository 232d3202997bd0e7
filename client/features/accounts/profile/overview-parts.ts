/** Parts of /profile that follow its first paint. Until they load they work as plain HTML. */
export { Learning } from './learning.tsx'
export { UnconfirmedNotice } from './email/unconfirmed-notice.tsx'
