/** On `window`: something needed the network, which was away. */
export const unsent = 'unsent'

export const tellUnsent = (): void => void window.dispatchEvent(new Event(unsent))

/** What fetch throws where nothing answers, as Chromium, Firefox and Safari word it. Other errors of its kind are faults of ours. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed|internet/i.test(error.message)
