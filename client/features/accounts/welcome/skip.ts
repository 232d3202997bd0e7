/** `intent` of the button that skips the welcome. */
export const skip = 'skip'
