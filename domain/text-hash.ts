/** FNV-1a of the UTF-16 code units, in base 36. It tells versions of a text apart and is not cryptographic. */
export const textHash = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
