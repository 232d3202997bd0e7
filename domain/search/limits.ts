/** Maximum characters of a query. */
export const maxQueryLength = 200

/** Maximum pages of results. */
export const lastPage = 20
