/** The button of the header that opens the search. */
export const openerId = 'search-opener'

/** State of the entry of the history that this button makes. */
export const fromHeader = { opener: openerId }
