/** Lower-cased addresses of an allow-list written as `a@x, b@x`. */
export const parseAdminEmails = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean)

/**
 * Whether an address is on the allow-list: exact after trim and ASCII lower-case.
 * False for an empty or absent address; non-ASCII, control characters and +tags never match.
 */
export const isAdminEmail = (email: string | null | undefined, allowList: readonly string[]): boolean => {
  // Spaces only: `trim` would also take control characters and foreign spaces away.
  const address = email?.replace(/^ +| +$/g, '') ?? ''
  if (!/^[\x21-\x2a\x2c-\x7e]+$/.test(address)) return false
  return allowList.includes(address.toLowerCase())
}
