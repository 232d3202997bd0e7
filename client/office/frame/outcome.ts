/** Marks the element that tells the outcome of an act; it gets the focus when the pressed control is gone. */
export const outcome = { 'data-outcome': true, tabIndex: -1 } as const
