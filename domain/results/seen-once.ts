/** Number of ids that a device remembers; an older one counts as new. */
const remembered = 100

/**
 * The ids that a device has shown, as stored text, with one more in front; null where it was shown before. Anything that
 * is no list counts as none.
 */
export const withSeen = (stored: string | null, id: string): string | null => {
  const seen = (stored ?? '').split(' ').filter(Boolean)
  return seen.includes(id) ? null : [id, ...seen].slice(0, remembered).join(' ')
}
