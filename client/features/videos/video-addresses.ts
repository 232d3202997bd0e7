import { createContext, useContext } from 'react'
import { paths } from '../../../domain/paths.ts'

/** Addresses of a video's files: of the published version, or of a draft in its preview. */
export type VideoAddresses = {
  file: (id: string, file: { quality: string; version: string }) => string
  poster: (id: string, version: string) => string
  track: (id: string, track: { kind: string; language: string }) => string
}

const published: VideoAddresses = { file: paths.videoFile, poster: paths.videoPoster, track: paths.videoTrack }

export const VideoAddressesContext = createContext(published)

export const useVideoAddresses = (): VideoAddresses => useContext(VideoAddressesContext)
