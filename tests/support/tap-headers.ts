/** Names the bindings that are to fail for a request, comma-separated: DB, KV, FILES. */
export const faultHeader = 'x-test-fault'
/** Says of a reply how often D1 was asked for it; a batch is once. */
export const tripsHeader = 'x-test-d1-trips'
