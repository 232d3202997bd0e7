/** Lower-cased addresses of an allow-list written as `a@x, b@x`. */
export const parseAdminEmails = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean)

/**
 * True when an address is on the allow-list: exact after trimming spaces and ASCII lower-casing. False for an empty or
 * missing address, non-ASCII, control characters and +tags.
 */
export const isAdminEmail = (email: string | null | undefined, allowList: readonly string[]): boolean => {
  // Spaces only: `trim` would also remove control characters and foreign spaces.
  const address = email?.replace(/^ +| +$/g, '') ?? ''
  if (!/^[\x21-\x2a\x2c-\x7e]+$/.test(address)) return false
  return allowList.includes(address.toLowerCase())
}
