import { createContext, useContext } from 'react'
import { filePaths } from '../../../domain/file-paths.ts'

/** Addresses of a video's files: of the published version, or of a draft in its preview. */
export type VideoAddresses = {
  file: (id: string, file: { quality: string; version: string }) => string
  poster: (id: string, version: string) => string
  track: (id: string, track: { kind: string; language: string }) => string
}

const published: VideoAddresses = {
  file: filePaths.videoFile,
  poster: filePaths.videoPoster,
  track: filePaths.videoTrack,
}

export const VideoAddressesContext = createContext(published)

export const useVideoAddresses = (): VideoAddresses => useContext(VideoAddressesContext)
