/** What is done to a video that is playing. */

export const goTo = (media: HTMLVideoElement | null, ms: number): void => {
  if (media) media.currentTime = ms / 1000
}

/** Goes on playing; where the browser wants a press first, it waits for one. */
export const play = (media: HTMLVideoElement | null): void => void media?.play().catch(() => undefined)

/** The browser sets the speed back to its usual one whenever another file is loaded: that one is set too. */
export const setSpeed = (media: HTMLVideoElement | null, speed: number): void => {
  if (!media) return
  media.defaultPlaybackRate = speed
  media.playbackRate = speed
}

const captionsOf = (media: HTMLVideoElement | null): TextTrack[] =>
  [...(media?.textTracks ?? [])].filter(({ kind }) => kind === 'captions')

/** The language of the captions that show; null where none do. */
export const shownCaptions = (media: HTMLVideoElement | null): string | null =>
  captionsOf(media).find(({ mode }) => mode === 'showing')?.language ?? null

export const showCaptions = (media: HTMLVideoElement | null, language: string): void => {
  for (const track of captionsOf(media)) track.mode = track.language === language ? 'showing' : 'disabled'
}
