import { officePaths } from '../../../../domain/office-paths.ts'
import type { VideoAddresses } from '../video-addresses.ts'

/** Addresses of the files that a draft names. */
export const draftAddresses: VideoAddresses = {
  file: (id, { quality, version }) => officePaths.adminVideoFile(id, quality, version),
  poster: (id, version) => officePaths.adminVideoFile(id, 'poster', version),
  track: officePaths.adminVideoTrack,
}
