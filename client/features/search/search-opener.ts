/** Id of the header's button that opens the search. */
export const openerId = 'search-opener'

/** History state of a search opened by this button. */
export const fromHeader = { opener: openerId }
