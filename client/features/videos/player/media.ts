export const goTo = (media: HTMLVideoElement | null, ms: number): void => {
  if (media) media.currentTime = ms / 1000
}

/** Plays, or waits for a press where the browser requires one. */
export const play = (media: HTMLVideoElement | null): void => void media?.play().catch(() => undefined)

export const togglePlay = (media: HTMLVideoElement | null): void => {
  if (media?.paused === false) media.pause()
  else play(media)
}

/** Sets `defaultPlaybackRate` too: loading another file resets the speed to it. */
export const setSpeed = (media: HTMLVideoElement | null, speed: number): void => {
  if (!media) return
  media.defaultPlaybackRate = speed
  media.playbackRate = speed
}

const captionsOf = (media: HTMLVideoElement | null): TextTrack[] =>
  [...(media?.textTracks ?? [])].filter(({ kind }) => kind === 'captions')

/** Language of the visible captions; null for none. */
export const shownCaptions = (media: HTMLVideoElement | null): string | null =>
  captionsOf(media).find(({ mode }) => mode === 'showing')?.language ?? null

export const showCaptions = (media: HTMLVideoElement | null, language: string): void => {
  for (const track of captionsOf(media)) track.mode = track.language === language ? 'showing' : 'disabled'
}
