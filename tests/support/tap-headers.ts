/** Bindings that fail for a request, comma-separated: DB, KV, FILES. */
export const faultHeader = 'x-test-fault'
/** Number of D1 round trips of a reply; a batch counts once. */
export const tripsHeader = 'x-test-d1-trips'
