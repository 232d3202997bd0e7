/** Event on `window`: a request failed without a network. */
export const unsent = 'unsent'

export const reportUnsent = (): void => void window.dispatchEvent(new Event(unsent))

/** Error of fetch without a network, in the wording of Chromium, Firefox and Safari. Other TypeErrors are bugs. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed|internet/i.test(error.message)
