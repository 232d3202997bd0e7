/** How a popup tells the page that opened it: the provider's own page may have cut it off from its opener. */
const channelName = 'taiyari-sign-in'

/** What a popup came back with, null where all went well; `word` is the one that its page started it with. */
export type PopupAnswer = { error: string | null; word: string | null }

const isAnswer = (data: unknown): data is PopupAnswer =>
  typeof data === 'object' && data !== null && 'error' in data && 'word' in data

export const tellPages = (answer: PopupAnswer): void => {
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  channel.postMessage(answer)
  channel.close()
}

/** Hears every popup of this browser. Returns how to stop. */
export const hearPopups = (onAnswer: (answer: PopupAnswer) => void): (() => void) => {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isAnswer(data)) onAnswer(data)
  })
  return () => channel.close()
}
