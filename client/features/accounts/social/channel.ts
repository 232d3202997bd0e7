/**
 * Broadcast channel from a popup to the page that opened it: the provider's page may have cut the popup off from its
 * opener.
 */
const channelName = 'taiyari-sign-in'

/** Outcome of a popup: `error` is null after success, `word` identifies the sign-in that opened it. */
export type PopupAnswer = { error: string | null; word: string | null }

const isAnswer = (data: unknown): data is PopupAnswer =>
  typeof data === 'object' && data !== null && 'error' in data && 'word' in data

export const notifyPages = (answer: PopupAnswer): void => {
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  channel.postMessage(answer)
  channel.close()
}

/** Listens to all popups of this browser. Returns a function that stops. */
export const listenToPopups = (onAnswer: (answer: PopupAnswer) => void): (() => void) => {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isAnswer(data)) onAnswer(data)
  })
  return () => channel.close()
}
