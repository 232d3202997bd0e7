/** Texts of the live room. */

export { liveRoom } from './live-room.ts'
