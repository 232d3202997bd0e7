const name = 'office-bulk-hidden'

/** Cookie that hides the panel of a bulk act, for the day in which it would be shown. */
export const hideBulk = (bulkId: string): string =>
  `${name}=${encodeURIComponent(bulkId)}; Path=/admin; Max-Age=86400; SameSite=Lax`

export const isBulkHidden = (cookies: string | null, bulkId: string): boolean =>
  (cookies ?? '').split('; ').includes(`${name}=${encodeURIComponent(bulkId)}`)
