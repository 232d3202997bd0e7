/** Characters of a query; what is longer is no query. */
export const longestText = 200

/** Pages of results that can be opened: whoever needs more needs other words. */
export const lastPage = 20
